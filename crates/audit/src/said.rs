//! What notices say, held against what is posted and counted: a figure or a name that hangs at a
//! table is true, whether its book asks for the notice or not.

use crate::check::{About, Audit, told};
use crate::checks::id_of;
use crate::common::wagers_of;
use crate::decks::one_deck;
use crate::notice::{Kind, Notice, subject};
use crate::resolved::{Resolved, Standing};
use crate::{britain, percent};
use catalog::Game;
use law::{Cite, Fault, ca, co, sg, uk};
use money::Cents;
use odds::Exact;
use table::Chance;

/// What a notice may say.
#[derive(Debug)]
enum Truth {
    /// One of these words, in any case.
    Words(Vec<String>),
    /// These figures, in this order.
    Figures(Vec<Cents>),
    /// Nothing but odds of these, as the table writes them.
    Odds(Vec<String>),
    /// An edge.
    Edge(Exact),
    /// Nothing: the table has no such thing.
    Nothing,
    /// Whatever it likes: there is no figure in it.
    Free,
}

/// Holds the notices of a table that its book does not ask for, or of which it asks for no one
/// figure, against what is posted.
pub(crate) fn check(audit: &mut Audit<'_>, stand: &Standing<'_>) {
    let (Ok(game), Some(table)) = (&stand.game, &stand.resolved) else { return };
    if table.book != audit.house.book.id {
        return;
    }
    let written = stand.written;
    let edges = stand.written.notices.iter().any(|one| one.kind == Kind::HouseEdge);
    let mut priced = table.clone();
    // What cannot be counted cannot be compared: where it is due, that is told there.
    let counted = !edges || priced.price(audit.pricing).is_ok();
    for (at, notice) in written.notices.iter().enumerate() {
        let asked = |due: &&crate::Required| due.compares(notice);
        if table.required.iter().any(|due| asked(&due)) || is_undecided(notice, &stand.faults) {
            continue;
        }
        if notice.kind == Kind::HouseEdge && !counted {
            continue;
        }
        let Some(found) = false_in(audit, game, notice, &priced) else { continue };
        let due = table.required.iter().find(|due| due.kind == notice.kind);
        let (id, rule) = if let Some(due) = due {
            (due.check.clone(), due.rule)
        } else {
            let rule = rule_of(notice.kind, game, table);
            (id_of(table.book, rule), rule)
        };
        let of = notice.wager.as_ref().map_or(String::new(), |wager| format!(" of {wager}"));
        let remedy = format!("correct the notice `{}`{of}, or take it down", notice.kind);
        let subject = subject(notice.kind, notice.wager.as_deref());
        let about = About::of(written, &subject).at(written.hung(at));
        audit.error(&id, about, rule, told(found.0, found.1, remedy));
    }
}

/// Whether a notice is of something that is posted unlawfully: what is true is not known yet.
pub(crate) fn is_undecided(notice: &Notice, faults: &[Fault]) -> bool {
    let of_wager = |name: &str| {
        let own = notice.wager.as_ref().is_none_or(|id| name.split('.').nth(1) == Some(id));
        own && matches!(notice.kind, Kind::Odds | Kind::Paytable | Kind::HouseEdge)
    };
    faults.iter().any(|fault| match fault {
        Fault::Unlawful { name, .. } => {
            let decks = notice.kind == Kind::Decks && name == "decks";
            decks || option_of(notice.kind) == Some(name.as_str()) || of_wager(name)
        }
        _ => false,
    })
}

/// The option whose value a notice tells.
pub(crate) const fn option_of(kind: Kind) -> Option<&'static str> {
    Some(match kind {
        Kind::Soft17 => "soft_17",
        Kind::Doubling => "double",
        Kind::Splitting => "split",
        Kind::Clapper => "between",
        Kind::FoulHands => "foul",
        Kind::Envy => "envy_qualifies",
        Kind::RoyalCap => "royal_cap",
        Kind::Vigorish => "vigorish",
        Kind::AggregateLimit => "aggregate_limit",
        Kind::MainWager => "base_required",
        Kind::Qualifier => "qualifier",
        _ => return None,
    })
}

/// What is true, and what a notice says instead.
fn false_in(
    audit: &Audit<'_>,
    game: &Game,
    notice: &Notice,
    table: &Resolved,
) -> Option<(String, String)> {
    if notice.kind == Kind::NotAvailable {
        let Some(wager) = notice.wager.as_ref() else {
            let missing = table.sides.iter().any(|side| !side.offered);
            let found = "a notice says that a wager is not available".to_string();
            let expected = "no such notice: every wager of the game is offered".to_string();
            return (!missing).then_some((expected, found));
        };
        let offered = table.sides.iter().any(|side| side.id == *wager && side.offered);
        let found = format!("a notice says that {wager} is not available");
        return offered.then(|| (format!("no such notice: {wager} is offered"), found));
    }
    let Some(says) = notice.says.as_ref() else {
        let why = not_so(audit, notice, table)?;
        return Some((why, format!("a notice `{}`", notice.kind)));
    };
    let truth = truth(audit, game, notice, table);
    let found = || format!("the notice `{}` says {says}", notice.kind);
    (!truth.allows(says)).then(|| (truth.in_words(), found()))
}

/// Why a notice that is listed without what it says is not so, if it is not. It says what is
/// posted; one that its book asks for only where something holds says that it does.
fn not_so(audit: &Audit<'_>, notice: &Notice, table: &Resolved) -> Option<String> {
    let nothing = || Some(Truth::Nothing.in_words());
    let (kind, wager) = (notice.kind, notice.wager.as_deref());
    // 4.15(b), 4.24(b), 4.25(b): the notice says that the wider option holds.
    let wider = match kind {
        Kind::Soft17 => Some(("soft_17", "hits", "the dealer stands on a soft 17")),
        Kind::Doubling => Some(("double", "any", "not every score may be doubled")),
        Kind::Splitting => Some(("split", "any", "not every pair may be split")),
        _ => None,
    };
    if let ("uk", Some((option, due, why))) = (table.book, wider) {
        return match table.value(option) {
            None => nothing(),
            Some(value) if value != due => Some(format!("no such notice: {why}")),
            Some(_) => None,
        };
    }
    let marks = || table.sign.marks.iter().any(|mark| is_of(mark, wager));
    let has = match kind {
        Kind::Decks => !matches!(table.sign.chance, Chance::Throw { .. }),
        Kind::Meter => {
            table.meters.iter().any(|meter| wager.is_none_or(|wager| meter.wager == wager))
        }
        Kind::Fees => table.fees.is_some(),
        Kind::Odds | Kind::Paytable | Kind::HouseEdge => marks(),
        Kind::Suits => ["suit", "suits"].iter().any(|name| table.value(name).is_some()),
        Kind::Envy => {
            let fortune = table.sides.iter().any(|side| side.id == "fortune" && side.offered);
            fortune && table.value("envy_qualifies").is_some()
        }
        Kind::RoyalCap | Kind::AggregateLimit => {
            let value = option_of(kind).and_then(|name| table.value(name));
            value.and_then(|text| text.parse::<Cents>().ok()).is_some_and(|cap| cap > Cents::ZERO)
        }
        Kind::Vigorish => {
            let free = table.value("commission_free") == Some("true");
            table.value("vigorish").is_some() && !free
        }
        Kind::Variation => {
            let own = |one: &crate::Variation| {
                wager.is_none_or(|id| one.id == id) && britain::concerns(one, table)
            };
            audit.house.variations.iter().any(own)
        }
        Kind::Soft17
        | Kind::Doubling
        | Kind::Splitting
        | Kind::Clapper
        | Kind::FoulHands
        | Kind::MainWager
        | Kind::Qualifier => option_of(kind).is_some_and(|name| table.value(name).is_some()),
        // What they say is no figure of the table.
        Kind::Limits | Kind::Rules | Kind::Tips | Kind::NotAvailable => true,
    };
    if has { None } else { nothing() }
}

/// Whether a mark is of a wager; every mark is where none is named.
fn is_of(mark: &table::Mark, wager: Option<&str>) -> bool {
    wager.is_none_or(|id| mark.id == id || mark.group == id)
}

/// What a notice may say at a table.
fn truth(audit: &Audit<'_>, game: &Game, notice: &Notice, table: &Resolved) -> Truth {
    let value = |name: &str| match table.value(name) {
        None => Truth::Nothing,
        Some(text) => match text.parse::<Cents>() {
            Ok(figure) => Truth::Figures(vec![figure]),
            Err(_) => Truth::Words(vec![text.to_string()]),
        },
    };
    let wager = notice.wager.as_deref();
    let marks = || table.sign.marks.iter().filter(|mark| is_of(mark, wager));
    match notice.kind {
        Kind::Limits => limits(table),
        Kind::Odds => {
            let lines = marks().flat_map(|mark| &mark.lines);
            Truth::Odds(lines.map(|line| line.pays.clone()).collect())
        }
        Kind::Paytable => Truth::Words(marks().map(|mark| mark.paytable.to_string()).collect()),
        Kind::HouseEdge => {
            let edge = table.edges.iter().find(|edge| match wager {
                None => edge.wager.is_empty(),
                Some(id) => edge.wager == id || edge.group == id,
            });
            edge.map_or(Truth::Nothing, |edge| Truth::Edge(edge.edge.clone()))
        }
        Kind::Decks => {
            let one = one_deck(game).map(|_| 1);
            let decks = table.decks.or(one).map(|decks| Cents::dollars(i64::from(decks)));
            decks.map_or(Truth::Nothing, |decks| Truth::Figures(vec![decks]))
        }
        Kind::Meter => {
            let meter = table.meters.iter().find(|meter| wager.is_none_or(|id| meter.wager == id));
            let shown = meter.and_then(crate::Meter::holds);
            shown.map_or(Truth::Nothing, |shown| Truth::Figures(vec![shown]))
        }
        Kind::Fees => match &table.fees {
            Some(fees) => Truth::Words(vec![fees.option.clone()]),
            None => Truth::Nothing,
        },
        Kind::Variation => {
            let meant = |one: &&crate::Variation| wager.is_none_or(|id| one.id == id);
            let all = audit.house.variations.iter().filter(meant);
            Truth::Words(all.map(|one| one.text.trim().to_string()).collect())
        }
        Kind::Suits => {
            let words = ["suit", "suits"].iter().filter_map(|name| table.value(name));
            Truth::Words(words.map(str::to_string).collect())
        }
        kind => option_of(kind).map_or(Truth::Free, value),
    }
}

/// The least and the largest wager; those of side wagers besides, where a notice says them.
fn limits(table: &Resolved) -> Truth {
    let amount = |name: &str| table.value(name).and_then(|text| text.parse::<Cents>().ok());
    let (Some(min), Some(max)) = (amount("min"), amount("max")) else { return Truth::Free };
    let mut figures = vec![min, max];
    let side = table.sign.marks.iter().find(|mark| mark.kind == table::Kind::Side);
    let posted = ["side_min", "side_max"].iter().any(|name| table.posted.contains_key(*name));
    if let (true, Some(side)) = (posted, side) {
        figures.extend([side.limits.min, side.limits.max]);
    }
    Truth::Figures(figures)
}

impl Truth {
    fn allows(&self, says: &str) -> bool {
        match self {
            Truth::Words(words) => words.iter().any(|word| says.trim().eq_ignore_ascii_case(word)),
            Truth::Figures(due) => {
                let found = figures(says);
                found == *due || due.len() == 4 && found == due[..2]
            }
            Truth::Odds(paid) => {
                let paid: Vec<Ratio> = paid.iter().flat_map(|pays| ratios(pays)).collect();
                let found = ratios(says);
                !found.is_empty() && found.iter().all(|one| paid.contains(one))
            }
            Truth::Edge(edge) => percent::says(says, Some(edge)),
            Truth::Nothing => false,
            Truth::Free => true,
        }
    }

    fn in_words(&self) -> String {
        match self {
            Truth::Words(words) if words.is_empty() => Truth::Nothing.in_words(),
            Truth::Words(words) => {
                let mut words = words.clone();
                words.dedup();
                words.join(" or ")
            }
            Truth::Figures(due) => {
                let due: Vec<String> = due.iter().map(|amount| amount.plain()).collect();
                due.join(", ")
            }
            Truth::Odds(paid) => {
                let mut odds: Vec<&String> = Vec::new();
                for pays in paid.iter().filter(|pays| !ratios(pays).is_empty()) {
                    if !odds.contains(&pays) {
                        odds.push(pays);
                    }
                }
                let odds: Vec<&str> = odds.into_iter().map(String::as_str).take(12).collect();
                format!("odds that are paid there: {}", odds.join(", "))
            }
            Truth::Edge(edge) => format!("{} %", percent::of(edge)),
            Truth::Nothing => "no such notice: the table has nothing of the kind".into(),
            Truth::Free => "anything".into(),
        }
    }
}

/// Whether a notice says a figure or name that is due: amounts are compared as amounts, so that
/// `5`, `5.00` and `£5` are one.
pub(crate) fn same(due: &str, says: &str) -> bool {
    match due.parse::<Cents>() {
        Ok(due) => figures(says) == [due],
        Err(_) => says.trim().eq_ignore_ascii_case(due),
    }
}

/// The figures of a text, in their order: `£1,000 to £5,000` has two.
fn figures(text: &str) -> Vec<Cents> {
    let chars: Vec<char> = text.chars().collect();
    let thousands = |at: usize| {
        let digit = |n: usize| chars.get(n).is_some_and(char::is_ascii_digit);
        at > 0 && digit(at - 1) && (1..=3).all(|n| digit(at + n)) && !digit(at + 4)
    };
    let mut plain = String::new();
    for (at, c) in chars.iter().enumerate() {
        match c {
            ',' if thousands(at) => {}
            '0'..='9' | '.' => plain.push(*c),
            '-' if !plain.ends_with(|c: char| c.is_ascii_digit()) => plain.push(*c),
            _ => plain.push(' '),
        }
    }
    let words = plain.split_whitespace().map(|word| word.trim_matches('.'));
    words.filter_map(|word| word.parse().ok()).collect()
}

/// Odds in lowest terms, and whether they are for one rather than to one.
type Ratio = (u64, u64, bool);

/// The odds that a text has: `9:1`, `9 to 1`, `9 for 1`.
fn ratios(text: &str) -> Vec<Ratio> {
    let text = text.to_lowercase().replace(" to ", ":").replace(" for ", "=").replace('/', ":");
    let words = text.split(|c: char| !c.is_ascii_digit() && c != ':' && c != '=');
    let one = |word: &str| {
        let (n, d) = word.split_once([':', '='])?;
        let (n, d): (u64, u64) = (n.parse().ok()?, d.parse().ok()?);
        let common = gcd(n, d);
        (d > 0 && common > 0).then(|| (n / common, d / common, word.contains('=')))
    };
    words.filter_map(one).collect()
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The rule by which what a notice says is what holds, where its book asks for no such notice.
pub(crate) fn rule_of(kind: Kind, game: &Game, table: &Resolved) -> Cite {
    match (table.book, kind) {
        ("uk", Kind::Odds) => uk::R2_8,
        ("uk", Kind::HouseEdge) => uk::R2_4_E,
        ("uk", Kind::Paytable) => uk::R2_9_C,
        ("uk", Kind::Meter) => uk::R2_7_G,
        ("uk", Kind::Variation) => uk::R2_4_B,
        ("uk", Kind::Decks) => uk::R4_5,
        ("uk", Kind::Soft17) => uk::R4_15_B,
        ("uk", Kind::Doubling) => uk::R4_24_B,
        ("uk", Kind::Splitting) => uk::R4_25_B,
        ("uk", Kind::NotAvailable) => uk::R4_2,
        ("uk", Kind::Clapper) => uk::R10_10,
        ("uk", Kind::FoulHands) => uk::R13_19_E,
        ("uk", Kind::Envy) => uk::R13_32,
        ("uk", Kind::RoyalCap) => uk::R12_27_B,
        ("co", Kind::Limits | Kind::AggregateLimit) => co::R2803_3_B,
        ("co", Kind::Odds | Kind::Paytable | Kind::HouseEdge) => co::R2803_3_A,
        ("co", Kind::Vigorish) => co::R2808_3,
        ("ca", Kind::Fees) => ca::general::R9_H,
        ("sg", Kind::Limits) => sg::R3_4,
        (book, _) => wagers_of(game, book),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_amounts_however_they_are_written() {
        for says in ["5", "5.00", "£5", "5.00 pounds", " 5.0 "] {
            assert!(same("5.00", says), "{says}");
        }
        for says in ["4", "5.01", "", "five", "5 to 6", "-5"] {
            assert!(!same("5.00", says), "{says}");
        }
        assert!(same("PT1", "pt1") && !same("PT1", "PT2"));
        assert_eq!(figures("£1,000 to £25,000.50"), [100_000, 2_500_050].map(Cents::new));
        assert_eq!(figures("5, 500"), [500, 50_000].map(Cents::new));
        assert_eq!(figures("5-500"), [500, 50_000].map(Cents::new));
    }

    #[test]
    fn odds_are_read_in_words() {
        assert_eq!(ratios("pays 18:2, or 35 to 1"), [(9, 1, false), (35, 1, false)]);
        assert_eq!(ratios("9 for 1"), [(9, 1, true)]);
        assert!(ratios("evens, 5 pounds").is_empty());
    }
}
