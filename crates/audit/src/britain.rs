//! What Great Britain asks of a house: the general rules, and what its sections ask of a table.

mod meters;
mod notices;
mod odds;
mod person;
mod trials;
mod variations;

pub(crate) use notices::{limits_in_words, pays, required};
pub(crate) use odds::{Use, in_use};
pub(crate) use variations::concerns;

use crate::check::{About, Audit, told};
use crate::house::Written;
use crate::notice::Kind;
use crate::pricing::price_due;
use crate::resolved::{Resolved, Standing};
use catalog::Game;
use law::{Cite, uk};
use table::Bank;

/// Everything that the book asks for beyond what all books do.
pub(crate) fn check(audit: &mut Audit<'_>, stands: &[Standing<'_>]) {
    premises(audit);
    trials::check(audit);
    variations::check(audit, stands);
    for stand in stands {
        banked(audit, stand);
        let (Ok(game), Some(resolved)) = (&stand.game, &stand.resolved) else { continue };
        if resolved.book == "uk" {
            table(audit, game, (stand, resolved));
        }
    }
    house_edges(audit, stands);
    meters::check(audit, stands);
    person::check(audit, stands);
}

/// 2.1, 2.5: the licence, and whose the bank is.
fn premises(audit: &mut Audit<'_>) {
    let premises = &audit.house.premises;
    let said = |what: Option<bool>| match what {
        Some(yes) => yes.to_string(),
        None => "nobody says".into(),
    };
    let (licensed, remote) = (premises.licensed, premises.remote);
    let (bank, shares) = (premises.bank.clone(), premises.shares.clone());
    let house = audit.house;
    let mut error = |key: &str, check: (&str, Cite), expected: &str, found, remedy: &str| {
        let found: String = found;
        audit.error(check.0, About::house(house, key), check.1, told(expected, found, remedy));
    };
    if licensed != Some(true) {
        let remedy = "premises.licensed = true, once the licence is there";
        let found = format!("licensed: {}", said(licensed));
        let expected = "a casino licence for the premises";
        error("licensed", ("GB-2.1", uk::R2_1), expected, found, remedy);
    }
    if remote != Some(false) {
        let remedy = "premises.remote = false, and games for those present alone";
        let found = format!("remote: {}", said(remote));
        let expected = "players who are there in person";
        error("remote", ("GB-2.1", uk::R2_1), expected, found, remedy);
    }
    if !shares.is_empty() {
        let remedy = "end their interest in the bank, and take them off premises.shares";
        let found = shares.join(", ");
        let expected = "nobody but the licence holder in the bank";
        error("shares", ("GB-2.5a", uk::R2_5_A), expected, found, remedy);
    }
    let kept = bank.as_deref();
    if !matches!(kept, Some("licence-holder" | "service-agreement")) {
        let found = kept.unwrap_or("nobody says").to_string();
        let expected = "a bank kept by the licence holder, or under a service agreement";
        let remedy = "premises.bank = \"licence-holder\" or \"service-agreement\"";
        error("bank", ("GB-2.5b", uk::R2_5_B), expected, found, remedy);
    }
}

/// 2.5(c): every wager is made with the bank.
fn banked(audit: &mut Audit<'_>, stand: &Standing<'_>) {
    let Some(resolved) = &stand.resolved else { return };
    if resolved.sign.bank != Bank::House {
        let found = match resolved.sign.bank {
            Bank::PlayerDealer => "players bank by turns",
            Bank::Pot => "players play for a pot",
            _ => "players play against each other",
        };
        let told = told("wagers with the bank alone", found, "take the table out");
        audit.error("GB-2.5c", About::of(stand.written, "game"), uk::R2_5_C, told);
    }
}

/// What is asked of one table.
fn table(audit: &mut Audit<'_>, game: &Game, (stand, resolved): (&Standing<'_>, &Resolved)) {
    let written = stand.written;
    let mut priced = resolved.clone();
    if let Err(why) = price_due(&mut priced, audit.pricing) {
        uncounted(audit, written, (&priced, &why));
    }
    stated(audit, written, &priced);
    priced.required.retain(|notice| notice.kind != Kind::HouseEdge || notice.exact.is_some());
    audit.notices(stand, &priced.required);
    balanced(audit, game, written, resolved);
    marked(audit, written, resolved);
    wheel(audit, written, resolved);
}

/// Edges that are due, that this program cannot count, and that the house does not state either.
fn uncounted(audit: &mut Audit<'_>, written: &Written, (table, why): (&Resolved, &str)) {
    let edges = table.required.iter().filter(|notice| notice.kind == Kind::HouseEdge);
    for due in edges.filter(|notice| notice.states.is_none()) {
        let of = due.wager.as_ref().map_or(String::new(), |wager| format!(" of {wager}"));
        let wager = due.wager.as_ref().map_or(String::new(), |id| format!(", wager = \"{id}\""));
        let remedy = format!(
            "have it counted, hang it and list it: {{ kind = \"house-edge\"{wager}, \
             says = \"…\" }}; then a person signs for {}",
            due.check
        );
        let expected = format!("a notice `house-edge`{of} with the edge, like 1.23");
        let found = format!("none states it, and it cannot be counted here: {why}");
        let subject = due.subject();
        let about = About { subject: &subject, ..About::of(written, "notices") };
        audit.error(&due.check, about, due.rule, told(expected, found, remedy));
    }
}

/// Edges that the house states and nobody here can count: a person confirms them.
fn stated(audit: &mut Audit<'_>, written: &Written, table: &Resolved) {
    let edges = table.required.iter().filter(|notice| notice.kind == Kind::HouseEdge);
    for due in edges.filter(|notice| notice.exact.is_none()) {
        let Some(figure) = &due.states else { continue };
        let of = due.wager.as_deref().unwrap_or("the game");
        let what = format!("the edge of {of} is {figure} % as stated; it cannot be counted here");
        audit.confirm(&due.check, due.rule, &what, &[&written.id]);
    }
}

/// 2.10: a list of minimums that is called unbalanced is lawful as a pay table, and advised
/// against.
fn balanced(audit: &mut Audit<'_>, game: &Game, written: &Written, table: &Resolved) {
    const UNBALANCED: [&str; 9] = [
        "rage",
        "royal-match",
        "perfect-pairs",
        "dragon-bonus-player",
        "dragon-bonus-banker",
        "trips",
        "bet-1",
        "three-card-bonus",
        "fortune",
    ];
    for wager in in_use(game, table) {
        if wager.uses == Use::Minimum && UNBALANCED.contains(&wager.group.as_str()) {
            let name = if wager.group == "bet-1" { "the three bets" } else { &wager.group };
            let tables: Vec<&str> = wager.printed.iter().map(String::as_str).collect();
            let told = told(
                format!("one of the printed pay tables for {name}: {}", tables.join(", ")),
                format!("the list of minimums, {}", wager.paytable),
                "post a pay table, or leave it: it is lawful",
            );
            let subject = format!("paytable.{}", wager.group);
            // Where no pay table is written down, the wager is.
            let own = written.places.get(&subject);
            let place = own.or_else(|| written.places.get(&format!("offers.{}", wager.group)));
            let about = About::of(written, &subject).at(place);
            audit.warning("GB-2.10", about, uk::R2_10, told);
        }
    }
}

/// The rule by which a side wager needs a marked table.
fn mark_of(game: &str, wager: &str) -> Option<Cite> {
    match wager {
        "rage" => Some(uk::R3_13),
        "21-plus-3" => Some(uk::R4_32),
        "royal-match" => Some(uk::R4_40),
        "perfect-pairs" => Some(uk::R4_49),
        "dragon-bonus-player" | "dragon-bonus-banker" => Some(uk::R6_32),
        "insurance" if game.starts_with("uk/casino-stud") => Some(uk::R7_23),
        "fortune" => Some(uk::R13_29),
        "jokolor" => Some(uk::R13_47),
        _ => None,
    }
}

/// A side wager is taken only where the layout shows it.
fn marked(audit: &mut Audit<'_>, written: &Written, table: &Resolved) {
    // Where nobody can read whether it is offered, that has been found already.
    let unread = |id: &str| {
        let posted = written.posted.get(&format!("offers.{id}"));
        posted.is_some_and(|posted| !matches!(posted.as_str(), "true" | "false"))
    };
    let unmarked = table.sides.iter().filter(|side| side.offered && !side.marked);
    for side in unmarked.filter(|side| !unread(&side.id)) {
        if let Some(rule) = mark_of(table.game, &side.id) {
            let told = told(
                format!("a layout that shows {}", side.id),
                format!("{} is offered, and the layout does not show it", side.id),
                format!("mark the table: marked = [\"{}\"], or do not offer it", side.id),
            );
            let place = written.places.get("marked").or_else(|| written.places.get("offers"));
            let about = About::of(written, &side.id).at(place);
            audit.error("GB-MARK", about, rule, told);
        }
    }
}

/// 3.5, 10.2: the wheel, where the house has written down what it bears.
fn wheel(audit: &mut Audit<'_>, written: &Written, table: &Resolved) {
    if written.wheel.is_empty() {
        return;
    }
    let names = |printed: Vec<String>| match table.value("symbols") {
        Some(symbols) if symbols != "printed" => {
            symbols.split(',').map(|name| name.trim().to_string()).collect()
        }
        _ => printed,
    };
    if table.game.starts_with("uk/roulette") {
        let numbers = names((0..=36).map(|n: u8| n.to_string()).collect());
        let order = games::roulette::ORDER.map(|n| numbers[usize::from(n)].clone());
        if !turned(&order, &written.wheel) {
            let found = format!("{} pockets: {}", written.wheel.len(), written.wheel.join(" "));
            let expected = format!("37 pockets in the order {}", order.join(" "));
            let told = told(expected, found, "use a wheel of that order");
            audit.error("GB-3.5", About::of(written, "wheel"), uk::R3_5, told);
        }
    } else if table.game == "uk/big-six" {
        let symbols = games::big_six::SYMBOLS;
        let names = names(symbols.iter().map(|(name, ..)| (*name).to_string()).collect());
        let count = |name: &str| written.wheel.iter().filter(|one| *one == name).count();
        let right = symbols.iter().zip(&names).all(|((_, n, _), name)| count(name) == *n as usize);
        if !right || written.wheel.len() != 52 {
            let counted = names.iter().map(|name| format!("{name} {}", count(name)));
            let counted: Vec<String> = counted.collect();
            let found = format!("{} segments: {}", written.wheel.len(), counted.join(", "));
            let expected = "52 segments, the symbols 1, 1, 2, 4, 8, 12 and 24 times";
            let told = told(expected, found, "use a wheel of that make");
            audit.error("GB-10.2", About::of(written, "wheel"), uk::R10_2, told);
        }
    }
}

/// Whether a wheel is this one, wherever its description begins and whichever way it goes round.
fn turned(order: &[String], wheel: &[String]) -> bool {
    let back: Vec<String> = order.iter().rev().cloned().collect();
    let is = |order: &[String]| {
        let start = wheel.first().and_then(|first| order.iter().position(|one| one == first));
        start.is_some_and(|start| {
            order.iter().cycle().skip(start).take(order.len()).eq(wheel.iter())
        })
    };
    is(order) || is(&back)
}

/// 2.9(b): where pay tables are replaced, the edge of each can be looked up in the house.
fn house_edges(audit: &mut Audit<'_>, stands: &[Standing<'_>]) {
    if audit.house.premises.house_edges == Some(true) {
        return;
    }
    let mut replaced: Vec<String> = Vec::new();
    for stand in stands {
        let (Ok(game), Some(table)) = (&stand.game, &stand.resolved) else { continue };
        let used = in_use(game, table);
        let replacing = used.iter().filter(|wager| wager.several && wager.uses != Use::Minimum);
        if table.book == "uk" {
            replaced
                .extend(replacing.map(|wager| format!("{} {}", stand.written.id, wager.group)));
        }
    }
    if !replaced.is_empty() {
        let told = told(
            "the house edge of every pay table in use, where players can look it up",
            format!("nobody says so, and pay tables are replaced: {}", replaced.join(", ")),
            "lay out what `croupier house show` prints, then premises.house_edges = true",
        );
        let about = About::house(audit.house, "house_edges");
        audit.error("GB-2.9b", about, uk::R2_9_B, told);
    }
}
