//! What every book asks of a posted table: a game of the book, lawful values, limits, and only
//! wagers that the game has.

use crate::Place;
use crate::check::{About, Audit, Told, told};
use crate::checks::id_of;
use crate::decks::one_deck;
use crate::house::{House, Progressive, Written};
use crate::mended::{Part, parts};
use crate::resolved::Standing;
use catalog::Game;
use games::Entry;
use law::{Cite, Fault, Posted, nearest};
use law::{ca, co, sg, uk};
use money::Odds;

/// The sign of a book's money.
#[must_use]
pub fn currency(book: &str) -> &'static str {
    match book {
        "uk" => "£",
        "sg" => "S$",
        _ => "$",
    }
}

/// A text with the sign of a book's money in place of the dollar.
pub(crate) fn signed(book: &str, text: &str) -> String {
    text.replace('$', currency(book))
}

/// Everything that holds in every book.
pub(crate) fn table(audit: &mut Audit<'_>, stand: &Standing<'_>) {
    let (table, book) = (stand.written, audit.house.book);
    // A trial may bring a new game; a game of the book keeps its own minimums and limits.
    let own = stand.game.as_ref().is_ok_and(|game| of_book(game, book.id));
    if table.trial.is_some() && !own {
        return;
    }
    let only = format!("a game of {}", book.title);
    let rule = games_of(book.id);
    let game = match &stand.game {
        Ok(game) if of_book(game, book.id) => game,
        other => {
            let found = match other {
                Ok(game) => format!("{} of another book", game.id()),
                Err(error) => format!("{}: {error}", table.game),
            };
            let remedy = "take the table out, or name a game of the book";
            return audit.error(
                &id_of(book.id, rule),
                About::of(table, "game"),
                rule,
                told(only, found, remedy),
            );
        }
    };
    for fault in &stand.faults {
        if !of_meter(audit, table, fault) {
            let (id, rule) = id(game, book.id, &table.posted, fault);
            if let Fault::Conflict { why, .. } = fault {
                let why = signed(book.id, why);
                conflict(audit, (&id, rule), (game, stand), (fault, &why));
            } else {
                let name = named(fault).unwrap_or_default();
                let about = About::of(table, name).at(by_meter(audit.house, table, name));
                audit.error(&id, about, rule, in_words(table, fault, rule));
            }
        }
    }
    limits(audit, game, table);
    only_listed(audit, game, table);
    some_wager(audit, game, stand);
    seats(audit, stand);
}

/// Where a progressive of the house says a value that its table does not write down itself.
fn by_meter<'a>(house: &'a House, table: &Written, name: &str) -> Option<&'a Place> {
    let (option, wager) = name.split_once('.').filter(|_| !table.places.contains_key(name))?;
    let key = match option {
        "increment" => "contribution",
        "seed" => "seed",
        _ => return None,
    };
    let linked = |meter: &&Progressive| meter.wager == wager && meter.tables.contains(&table.id);
    house.progressives.iter().find(linked)?.places.get(key)
}

/// Values that do not go together: which they are, and which would.
fn conflict(
    audit: &mut Audit<'_>,
    (id, rule): (&str, Cite),
    (game, stand): (&Game, &Standing<'_>),
    (fault, why): (&Fault, &str),
) {
    let table = stand.written;
    let parts = parts(game, &stand.sifted, fault);
    let list = |one: &dyn Fn(&Part) -> String, by: &str| {
        parts.iter().map(one).collect::<Vec<_>>().join(by)
    };
    let told = if parts.is_empty() {
        told("values that go together", why, "change one of them")
    } else {
        told(
            format!("values that go together: {}", list(&Part::would_do, ", or ")),
            format!("{why}: {}", list(&Part::stands, ", ")),
            to_do(&parts),
        )
    };
    let place = parts.iter().find_map(|part| {
        let list = part.name.split('.').next().unwrap_or_default();
        table.places.get(&part.name).or_else(|| table.places.get(list))
    });
    let subject = list(&|part| part.name.clone(), " ");
    audit.error(id, About::of(table, &subject).at(place), rule, told);
}

/// `post side_min, or change min or side_max`.
fn to_do(parts: &[Part]) -> String {
    let names = |unposted: bool| {
        let some = parts.iter().filter(|part| part.is_unposted() == unposted);
        some.map(|part| part.name.clone()).collect::<Vec<_>>().join(" or ")
    };
    match (names(true), names(false)) {
        (post, change) if post.is_empty() => format!("change {change}"),
        (post, change) if change.is_empty() => format!("post {post}"),
        (post, change) => format!("post {post}, or change {change}"),
    }
}

/// A game whose seats are no option has as many as its book says at most.
fn seats(audit: &mut Audit<'_>, stand: &Standing<'_>) {
    let (Some(seats), Some(table)) = (stand.written.seats, &stand.resolved) else { return };
    let most = table.sign.seats;
    if !stand.written.posted.contains_key("seats") && !(1..=most).contains(&seats) {
        let rule = table.sign.seats_rule;
        let found = format!("seats = {seats}");
        let told = told(format!("1 to {most} seats"), found, "post fewer seats");
        let about = About::of(stand.written, "seats");
        audit.error(&id_of(audit.house.book.id, rule), about, rule, told);
    }
}

/// Elsewhere than in Great Britain, too, a meter belongs to tables that offer its wager.
pub(crate) fn meters(audit: &mut Audit<'_>, stands: &[Standing<'_>]) {
    let (house, book) = (audit.house, audit.house.book.id);
    for meter in &house.progressives {
        for stand in stands.iter().filter(|stand| meter.tables.contains(&stand.written.id)) {
            let (Ok(game), Some(table)) = (&stand.game, &stand.resolved) else { continue };
            let fed = table.meters.iter().any(|fed| fed.wager == meter.wager);
            if !fed && of_book(game, book) {
                let rule = wagers_of(game, book);
                let link = format!("tables.{}", stand.written.id);
                let about = About::key(&meter.id, &link, &meter.places);
                let about = About { subject: "tables", ..about };
                let told = told(
                    format!("a table that offers {}, a wager for a meter", meter.wager),
                    format!("{}, a table of {}", table.table, table.game),
                    "unlink the table, or offer the wager there",
                );
                audit.error(&id_of(book, rule), about, rule, told);
            }
        }
    }
}

/// The rule by which a house offers only games of its book.
pub(crate) fn games_of(book: &str) -> Cite {
    match book {
        "uk" => uk::R2_3,
        "co" => co::R2801_1,
        "ca" => ca::general::R1_A,
        _ => sg::R6_1,
    }
}

/// The rule by which a table takes only the wagers of its game.
pub(crate) fn wagers_of(game: &Game, book: &str) -> Cite {
    match (book, game) {
        ("uk", _) => match section(game) {
            3 => uk::R3_4,
            4 => uk::R4_3,
            5 => uk::R5_2,
            6 => uk::R6_2,
            7 => uk::R7_2,
            8 => uk::R8_18,
            9 => uk::R9_2,
            10 => uk::R10_4,
            11 => uk::R11_2,
            12 => uk::R12_2,
            _ => uk::R13_2,
        },
        ("co", _) => co::R2807_2,
        ("ca", Game::Banked(entry, _)) => entry.rules()[0],
        ("ca", _) => ca::general::R1_A,
        _ => sg::R2_2_1,
    }
}

/// The section of Great Britain's book that a game stands in.
pub(crate) fn section(game: &Game) -> u8 {
    let Game::Banked(entry, _) = game else { return 0 };
    let number = entry.rules()[0].id.trim_start_matches("uk:");
    number.split('.').next().and_then(|section| section.parse().ok()).unwrap_or(0)
}

fn of_book(game: &Game, book: &str) -> bool {
    game.id().split_once('/').is_some_and(|(own, _)| own == book)
}

fn named(fault: &Fault) -> Option<&str> {
    match fault {
        Fault::Unlawful { name, .. } | Fault::Unknown { name, .. } => Some(name),
        Fault::Conflict { .. } => None,
    }
}

/// Whether a fault is what a progressive of the house posts: it is told once, of the progressive.
fn of_meter(audit: &Audit<'_>, table: &Written, fault: &Fault) -> bool {
    let Fault::Unlawful { name, posted, .. } = fault else { return false };
    audit.house.progressives.iter().any(|meter| {
        let rate = meter.contribution.map(|rate| rate.to_string());
        meter.tables.contains(&table.id)
            && *name == format!("increment.{}", meter.wager)
            && rate.as_ref() == Some(posted)
    })
}

/// The check that a fault belongs to, and the rule that it breaks.
fn id(game: &Game, book: &str, posted: &Posted, fault: &Fault) -> (String, Cite) {
    let rule = match fault {
        Fault::Unlawful { rule, .. } | Fault::Conflict { rule, .. } => *rule,
        Fault::Unknown { name, .. } if name == "decks" => {
            one_deck(game).unwrap_or_else(|| wagers_of(game, book))
        }
        Fault::Unknown { .. } => wagers_of(game, book),
    };
    let Fault::Unlawful { name, posted: text, .. } = fault else {
        // These rules want a marked table, too; what does not go together is the decks.
        let decks = [uk::R4_32, uk::R4_40, uk::R4_49].contains(&rule);
        let id = if decks { "GB-4.6".into() } else { id_of(book, rule) };
        return (id, rule);
    };
    if book != "uk" {
        return (id_of(book, rule), rule);
    }
    let plain = |rule: Cite| (id_of(book, rule), rule);
    let (first, rest) = name.split_once('.').unwrap_or((name, ""));
    match first {
        "odds" | "percent" | "pays" => {
            let wager = rest.split('.').next().unwrap_or_default();
            below(game, wager, posted, (name, text))
        }
        "min" | "max" | "side_min" | "side_max" => ("GB-LIM".into(), rule),
        "increment" => plain(uk::R2_7_B),
        "seed" => plain(uk::R2_7_C),
        "unit" => plain(uk::R2_7),
        "offers" => plain(wagers_of(game, book)),
        "paytable" => plain(uk::R2_9_C),
        "seats" => (format!("GB-{}", rule.id.rsplit(':').next().unwrap_or_default()), rule),
        _ => plain(rule),
    }
}

/// Which rule odds break that cannot be posted: they are below the least of the book, by
/// themselves or in a pay table that replaces another; or only below those of the pay table that
/// they are said to belong to.
fn below(game: &Game, wager: &str, posted: &Posted, odds: (&str, &str)) -> (String, Cite) {
    let own = format!("paytable.{wager}");
    let infos = match game {
        Game::Banked(entry, _) => entry.wagers(),
        Game::Pot(_) | Game::Points(_) => Vec::new(),
    };
    let info = infos.iter().find(|info| info.group == wager);
    let replaces = |table: &str| match info {
        Some(info) => replaces(&info.paytables, table),
        None => is_replacing(table),
    };
    let replaced = |name: &str| posted.get(name).is_some_and(|table| replaces(table));
    let replaced = replaced(&own) || replaced("paytable");
    let options = game.options();
    let option = options.iter().find(|option| option.name == odds.0);
    let lawful = option.is_some_and(|option| option.lawful.read(odds.1).is_some());
    let rule = match (lawful, replaced) {
        (true, _) => uk::R2_9_C,
        (false, true) => uk::R2_9_A,
        (false, false) => uk::R2_8,
    };
    (id_of("uk", rule), rule)
}

/// Whether a pay table of a wager replaces its list of minimums, which is the first of its tables:
/// at the Envy Bonus `PT1` is that list.
pub(crate) fn replaces(tables: &[&str], table: &str) -> bool {
    is_replacing(table) && tables.first() != Some(&table)
}

/// Whether a pay table is called as those are that replace the list of minimums: `PT1`, `PT2`.
fn is_replacing(table: &str) -> bool {
    table.strip_prefix("PT").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

fn in_words(table: &Written, fault: &Fault, told_by: Cite) -> Told {
    match fault {
        Fault::Unlawful { name, posted, lawful, rule } => {
            let by = if *rule == told_by { String::new() } else { format!(" ({rule})") };
            let posted = posted.parse::<Odds>().map_or(posted.clone(), |odds| {
                if name.starts_with("odds.") { odds.to_string() } else { posted.clone() }
            });
            let lawful = if lawful.is_empty() { "another value" } else { lawful };
            let remedy = format!("post {name} within the law: {lawful}");
            told(format!("{name}: {lawful}{by}"), format!("{name} = {posted}"), remedy)
        }
        Fault::Unknown { name, .. } if name == "decks" => {
            let posted = table.posted.get(name).map_or("", String::as_str);
            let found = format!("{name} = {posted}");
            told("one deck, which the rules fix", found, "deal from one deck, and leave it out")
        }
        Fault::Unknown { name, near } => {
            let near = match near.as_slice() {
                [] => "an option of this game".to_string(),
                near => near.join(" or "),
            };
            let found = format!("{name}, which this game does not have");
            told(near, found, "leave it out, or correct its name")
        }
        // invariant: whoever calls has told conflicts already
        Fault::Conflict { why, .. } => unreachable!("{why}"),
    }
}

/// The least and the largest wager are posted; a card room's fees fix theirs.
fn limits(audit: &mut Audit<'_>, game: &Game, table: &Written) {
    let fixed = |fees: &String| fees != "none";
    if audit.house.book.id == "ca" && table.posted.get("fees").is_some_and(fixed) {
        return;
    }
    for name in ["min", "max"] {
        let options = game.options();
        let Some(option) = options.iter().find(|option| option.name == name) else { continue };
        if !table.posted.contains_key(name) {
            let which = if name == "min" { "least" } else { "largest" };
            let id = if audit.house.book.id == "uk" {
                "GB-LIM".to_string()
            } else {
                id_of(audit.house.book.id, option.rule)
            };
            let told = told(
                format!("the {which} wager of the table"),
                format!("no `{name}` in its limits"),
                format!("post it: limits = {{ {name} = \"…\" }}"),
            );
            let about = About::of(table, name).at(table.places.get("limits"));
            audit.error(&id, about, option.rule, told);
        }
    }
}

/// Names of wagers that the game does not have, offered or on the layout.
fn only_listed(audit: &mut Audit<'_>, game: &Game, table: &Written) {
    let book = audit.house.book.id;
    let known: Vec<&str> = match game {
        Game::Banked(entry, _) => wagers(entry),
        Game::Pot(_) | Game::Points(_) => Vec::new(),
    };
    let listed = table.offers.iter().flatten().chain(&table.marked);
    let mut unknown: Vec<&String> = listed.filter(|id| !known.contains(&id.as_str())).collect();
    unknown.sort_unstable();
    unknown.dedup();
    for id in unknown {
        let punto = ["punto-banco", "punto-banco-2000"];
        let both = punto.contains(&id.as_str()) && game.id().starts_with("uk/punto-banco");
        let rule = if both { uk::R6_30 } else { wagers_of(game, book) };
        let near = nearest(id, known.iter().copied());
        let near = if near.is_empty() { known.clone() } else { near };
        let expected = match near.as_slice() {
            [] => "no wager beside the game".to_string(),
            _ if both => "wagers of one of the two games".to_string(),
            near => format!("a wager of {}, such as {}", game.id(), near.join(", ")),
        };
        let told = told(expected, format!("`{id}`"), "take it off the table");
        let offered = table.offers.iter().flatten().any(|one| one == id);
        let key = format!("{}.{id}", if offered { "offers" } else { "marked" });
        let about = About { subject: id, ..About::of(table, &key) };
        audit.error(&id_of(book, rule), about, rule, told);
    }
}

/// A table that offers no wager of the game itself offers no game.
fn some_wager(audit: &mut Audit<'_>, game: &Game, stand: &Standing<'_>) {
    let (Game::Banked(entry, _), Some(table)) = (game, &stand.resolved) else { return };
    let main = |kind: ::table::Kind| kind == ::table::Kind::Main;
    let has = entry.wagers().iter().any(|info| main(info.kind));
    if !has || table.sign.marks.iter().any(|mark| main(mark.kind)) {
        return;
    }
    let rule = wagers_of(game, audit.house.book.id);
    let told = told(
        format!("a wager of {} itself", game.title()),
        "every one of them is taken out",
        "offer one: leave out an `offers.… = false` of its `set`",
    );
    let place = stand.written.places.iter().find(|(name, _)| name.starts_with("offers."));
    let about = About::of(stand.written, "offers").at(place.map(|(_, place)| place));
    audit.error(&id_of(audit.house.book.id, rule), about, rule, told);
}

/// The wagers of a table, each once however many marks it has.
pub(crate) fn wagers(entry: &Entry) -> Vec<&'static str> {
    let mut all: Vec<&'static str> = Vec::new();
    for info in entry.wagers() {
        for id in [info.group, info.id] {
            if !all.contains(&id) {
                all.push(id);
            }
        }
    }
    all
}
