//! What changed beside what tables post: how they stand, meters, trials, variations, the leaflet
//! and signatures. Every field is taken apart by name, so that a new one cannot be forgotten.

use super::{Changes, Need};
use crate::Date;
use crate::checks::{self, find};
use crate::common::wagers_of;
use crate::house::{House, Leaflet, OddsShown, Progressive, Signature, Trial, Variation, Written};
use crate::notice::{Kind, Notice, subject};
use crate::resolved::Standing;
use crate::said::rule_of;
use law::{Cite, uk};
use money::Cents;

/// A name, what it was, what it is, and the rule that governs it.
pub(super) type Row<'a> = (&'a str, String, String, Option<Cite>);

impl Changes {
    /// Adds the rows that changed.
    fn rows<'a>(&mut self, of: &str, rows: impl IntoIterator<Item = Row<'a>>) {
        for row in rows.into_iter().filter(|row| row.1 != row.2) {
            let key = match row.0 {
                "linked to" => "tables",
                "layout shows" => "marked",
                "odds are shown on" => "odds",
                name => name,
            };
            self.row(of, row).subject = key.to_string();
        }
    }

    /// What is written at a table beside its options.
    pub(super) fn written(&mut self, before: &Standing<'_>, after: &Standing<'_>, book: &str) {
        let (old, new) = (before.written, after.written);
        let rule = |rule: Cite| (book == "uk").then_some(rule);
        let Written {
            id,
            name,
            game: _,
            // Options are told with their rules.
            posted: _,
            places: _,
            seats,
            pit,
            offers,
            marked,
            odds,
            wheel,
            notices: _,
            automated,
            trial,
            variation,
            place: _,
        } = new;
        let count = |seats: Option<u8>| seats.map_or(NOTHING.into(), |n| n.to_string());
        // Where seats are an option, they are told as such.
        let posts = |table: &Written| table.posted.contains_key("seats");
        let seats_apart = !posts(new) && !posts(old);
        let listed = |all: &Option<Vec<String>>| match all {
            None => NOTHING.into(),
            Some(all) if all.is_empty() => "no wager".into(),
            Some(all) => sorted(all),
        };
        let wagers = after.game.as_ref().ok().map(|game| wagers_of(game, book));
        let by_seats = after.resolved.as_ref().map(|table| table.sign.seats_rule);
        let by_odds = asked_by(after, Kind::Odds);
        let by_wheel = match new.game.as_str() {
            "uk/big-six" => Some(uk::R10_2),
            game if game.starts_with("uk/roulette") => Some(uk::R3_5),
            _ => None,
        };
        let rows = [
            ("name", text(old.name.as_ref()), text(name.as_ref()), None),
            ("pit", text(old.pit.as_ref()), text(pit.as_ref()), None),
            ("seats", count(old.seats), count(*seats), by_seats),
            ("offers", listed(&old.offers), listed(offers), wagers),
            ("layout shows", sorted(&old.marked), sorted(marked), wagers),
            ("odds are shown on", shown(old.odds).into(), shown(*odds).into(), by_odds),
            ("wheel", list(&old.wheel), list(wheel), by_wheel),
            ("automated", old.automated.to_string(), automated.to_string(), rule(uk::R2_6)),
            ("trial", text(old.trial.as_ref()), text(trial.as_ref()), rule(uk::R2_3)),
            ("variation", text(old.variation.as_ref()), text(variation.as_ref()), rule(uk::R2_4)),
        ];
        self.rows(id, rows.into_iter().filter(|row| row.0 != "seats" || seats_apart));
        self.hung(before, after);
    }

    /// Notices that were hung or taken down.
    fn hung(&mut self, before: &Standing<'_>, after: &Standing<'_>) {
        let (old, new) = (before.written, after.written);
        let says = |notice: &Notice| {
            let of = notice.wager.as_ref().map_or(String::new(), |of| format!(" of {of}"));
            let says = notice.says.as_ref().map_or(String::new(), |s| format!(" says {s}"));
            format!("{}{of}{says}", notice.kind)
        };
        let fresh = |of: &[Notice], than: &[Notice]| -> Vec<Notice> {
            let hangs = |notice: &Notice, all: &[Notice]| {
                all.iter().filter(|other| *other == notice).count()
            };
            let mut fresh = of.to_vec();
            fresh.retain(|notice| hangs(notice, of) > hangs(notice, than));
            fresh.dedup();
            fresh
        };
        for (what, stand, notices) in [
            ("notice hung", after, fresh(&new.notices, &old.notices)),
            ("notice taken down", before, fresh(&old.notices, &new.notices)),
        ] {
            for notice in notices {
                let rule = asked_by(stand, notice.kind);
                let change = self.add(&new.id, format!("{what}: {}", says(&notice)), rule);
                change.subject = subject(notice.kind, notice.wager.as_deref());
                let says = Some(says(&notice));
                if what == "notice hung" { change.to = says } else { change.from = says }
            }
        }
    }
}

/// The rule that asks for a kind of notice at a table, or by which what it says is so.
fn asked_by(stand: &Standing<'_>, kind: Kind) -> Option<Cite> {
    let (game, table) = (stand.game.as_ref().ok()?, stand.resolved.as_ref()?);
    let due = table.required.iter().find(|due| due.kind == kind).map(|due| due.rule);
    Some(due.unwrap_or_else(|| rule_of(kind, game, table)))
}

/// 2.7(g): what a table needs that is linked to a meter.
fn shows_it(book: &str, tables: &str) -> Vec<Need> {
    let what = format!("a notice of what the meter holds, at {tables}");
    if book == "uk" { vec![Need { what, rule: uk::R2_7_G }] } else { Vec::new() }
}

/// What changed about meters, trials, variations, the leaflet and signatures.
pub(super) fn rest(changes: &mut Changes, old: &House, new: &House) {
    let book = new.book.id;
    for meter in &new.progressives {
        match old.progressives.iter().find(|before| before.id == meter.id) {
            None => {
                let tables = meter.tables.join(", ");
                let what = format!("new meter of {} linked to {tables}", meter.wager);
                let rule = (book == "uk").then_some(uk::R2_7);
                changes.add(&meter.id, what, rule).needs = shows_it(book, &tables);
            }
            Some(before) => {
                let at = changes.changes.len();
                changes.rows(&meter.id, meters(before, meter, book));
                let new = |table: &&String| !before.tables.contains(table);
                let fresh: Vec<String> = meter.tables.iter().filter(new).cloned().collect();
                let linked = changes.changes[at..].iter_mut();
                if let Some(change) = linked.into_iter().find(|one| one.subject == "tables")
                    && !fresh.is_empty()
                {
                    change.needs = shows_it(book, &fresh.join(", "));
                }
            }
        }
    }
    let gone = |id: &str| !new.progressives.iter().any(|meter| meter.id == id);
    for meter in old.progressives.iter().filter(|meter| gone(&meter.id)) {
        let rule = (book == "uk").then_some(uk::R2_7);
        changes.add(&meter.id, "the meter is gone", rule);
    }
    for trial in &new.trials {
        if let Some(before) = old.trials.iter().find(|before| before.id == trial.id) {
            changes.rows(&trial.id, trials(before, trial));
        } else {
            let what = format!("trial of {}", trial.game);
            let need = "the Commission's prior permission".to_string();
            let change = changes.add(&trial.id, what, Some(uk::R2_3));
            change.needs = vec![Need { what: need, rule: uk::R2_3 }];
        }
    }
    for trial in old.trials.iter().filter(|one| !new.trials.iter().any(|now| now.id == one.id)) {
        changes.add(&trial.id, "the trial is gone", Some(uk::R2_3));
    }
    varied(changes, old, new);
    let decks = |leaflet: &Option<Leaflet>| {
        let Some(Leaflet { decks, place: _ }) = leaflet else { return NOTHING.to_string() };
        list(&decks.iter().map(u32::to_string).collect::<Vec<_>>())
    };
    let rule = (book == "uk").then_some(uk::R4_5);
    changes.rows("", [("leaflet, decks", decks(&old.leaflet), decks(&new.leaflet), rule)]);
    signed(changes, old, new);
}

fn meters(old: &Progressive, new: &Progressive, book: &str) -> Vec<Row<'static>> {
    let rule = |rule: Cite| (book == "uk").then_some(rule);
    let Progressive {
        id: _,
        wager,
        tables,
        contribution,
        seed,
        seed_from,
        meter,
        staked,
        added,
        confirmed_by,
        place: _,
        places: _,
    } = new;
    let rate = |rate: Option<money::Rate>| rate.map_or(NOTHING.into(), |rate| format!("{rate} %"));
    vec![
        ("wager", old.wager.clone(), wager.clone(), rule(uk::R2_7)),
        ("linked to", list(&old.tables), list(tables), rule(uk::R2_7)),
        ("contribution", rate(old.contribution), rate(*contribution), rule(uk::R2_7_B)),
        ("seed", amount(old.seed), amount(*seed), rule(uk::R2_7_C)),
        ("seed_from", text(old.seed_from.as_ref()), text(seed_from.as_ref()), rule(uk::R2_7_C)),
        ("meter", amount(old.meter), amount(*meter), rule(uk::R2_7_G)),
        ("staked", amount(old.staked), amount(*staked), rule(uk::R2_7_B)),
        ("added", amount(old.added), amount(*added), rule(uk::R2_7_B)),
        (
            "confirmed_by",
            text(old.confirmed_by.as_ref()),
            text(confirmed_by.as_ref()),
            rule(uk::R2_7_F),
        ),
    ]
}

fn trials(old: &Trial, new: &Trial) -> Vec<Row<'static>> {
    let Trial {
        id: _,
        game,
        operator,
        applicant,
        evidence,
        open_to_all,
        as_agreed,
        from,
        until,
        extended,
        approved,
        information,
        house_edge,
        requested,
        concern,
        stops,
        abandoned,
        notified,
        place: _,
        places: _,
    } = new;
    let words =
        |old: &Option<String>, new: &Option<String>| (text(old.as_ref()), text(new.as_ref()));
    let flags = |old: Option<bool>, new: Option<bool>| (flag(old), flag(new));
    let days = |old: Option<Date>, new: Option<Date>| (day(old), day(new));
    let rows = [
        ("game", (old.game.clone(), game.clone()), uk::R2_3),
        ("operator", words(&old.operator, operator), uk::R2_3_A),
        ("open_to_all", flags(old.open_to_all, *open_to_all), uk::R2_3_A),
        ("as_agreed", flags(old.as_agreed, *as_agreed), uk::R2_3_B),
        ("from", days(old.from, *from), uk::R2_3_B),
        ("until", days(old.until, *until), uk::R2_3_B),
        ("information", flags(old.information, *information), uk::R2_3_C),
        ("house_edge", words(&old.house_edge, house_edge), uk::R2_3_C),
        ("requested", days(old.requested, *requested), uk::R2_3_D),
        ("extended", days(old.extended, *extended), uk::R2_3_E),
        ("approved", flags(old.approved, *approved), uk::R2_3_E),
        ("concern", (old.concern.to_string(), concern.to_string()), uk::R2_3_F),
        ("stops", days(old.stops, *stops), uk::R2_3_F),
        ("abandoned", (old.abandoned.to_string(), abandoned.to_string()), uk::R2_3_G),
        ("notified", flags(old.notified, *notified), uk::R2_3_G),
        ("applicant", words(&old.applicant, applicant), uk::R2_3_H),
        ("evidence", flags(old.evidence, *evidence), uk::R2_3_H),
    ];
    rows.into_iter().map(|(name, (from, to), rule)| (name, from, to, Some(rule))).collect()
}

/// New variations, those that are gone, and what is different about the others.
fn varied(changes: &mut Changes, old: &House, new: &House) {
    let word = || Need {
        what: "written word to the Commission before it begins".into(),
        rule: uk::R2_4_A,
    };
    let shown =
        || Need { what: "the change shown at every table of the game".into(), rule: uk::R2_4_B };
    for variation in &new.variations {
        let Some(before) = old.variations.iter().find(|before| before.id == variation.id) else {
            let what = format!("variation of {}: {}", variation.game, variation.text);
            changes.add(&variation.id, what, Some(uk::R2_4)).needs = vec![word(), shown()];
            continue;
        };
        for (name, from, to, rule) in variations(before, variation) {
            if from != to {
                let needs = match name {
                    "text" | "game" => vec![word(), shown()],
                    "occasion" | "location" | "from" | "until" => vec![word()],
                    _ => Vec::new(),
                };
                changes.row(&variation.id, (name, from, to, rule)).needs = needs;
            }
        }
    }
    let gone = |one: &&Variation| !new.variations.iter().any(|now| now.id == one.id);
    for variation in old.variations.iter().filter(gone) {
        changes.add(&variation.id, "the variation is gone", Some(uk::R2_4));
    }
}

fn variations(old: &Variation, new: &Variation) -> Vec<Row<'static>> {
    let Variation {
        id: _,
        game,
        text: words,
        notified,
        occasion,
        location,
        from,
        until,
        significant,
        trial,
        permanent,
        approved,
        owner_agrees,
        place: _,
        places: _,
    } = new;
    let rows = [
        ("game", (old.game.clone(), game.clone()), uk::R2_4),
        ("text", (old.text.clone(), words.clone()), uk::R2_4),
        ("notified", (day(old.notified), day(*notified)), uk::R2_4_A),
        ("occasion", (text(old.occasion.as_ref()), text(occasion.as_ref())), uk::R2_4_A),
        ("location", (text(old.location.as_ref()), text(location.as_ref())), uk::R2_4_A),
        ("from", (day(old.from), day(*from)), uk::R2_4_A),
        ("until", (day(old.until), day(*until)), uk::R2_4_A),
        ("significant", (old.significant.to_string(), significant.to_string()), uk::R2_4_C),
        ("trial", (text(old.trial.as_ref()), text(trial.as_ref())), uk::R2_4_C),
        ("permanent", (old.permanent.to_string(), permanent.to_string()), uk::R2_4_D),
        ("approved", (flag(old.approved), flag(*approved)), uk::R2_4_D),
        ("owner_agrees", (flag(old.owner_agrees), flag(*owner_agrees)), uk::R2_4),
    ];
    rows.into_iter().map(|(name, (from, to), rule)| (name, from, to, Some(rule))).collect()
}

/// Signatures that were given, and those that are gone: what they were for is open again.
fn signed(changes: &mut Changes, old: &House, new: &House) {
    let words = |signature: &Signature| {
        let Signature { check, table, by, on, place: _, places: _ } = signature;
        let at = table.as_ref().map_or(String::new(), |table| format!(" at {table}"));
        format!("{check}{at} by {by} on {on}")
    };
    let rule = |signature: &Signature| match find(&signature.check) {
        Some(check) => Some(check.rules[0]),
        None => checks::rule_of(new.book.id, &signature.check),
    };
    let said = |all: &[Signature]| -> Vec<String> { all.iter().map(words).collect() };
    let (before, after) = (said(&old.signed), said(&new.signed));
    for signature in new.signed.iter().filter(|one| !before.contains(&words(one))) {
        changes.add("", format!("signed: {}", words(signature)), rule(signature));
    }
    for signature in old.signed.iter().filter(|one| !after.contains(&words(one))) {
        let what = format!("no longer signed: {}", words(signature));
        changes.add("", what, rule(signature));
    }
}

const NOTHING: &str = "nothing";

fn text(value: Option<&String>) -> String {
    value.cloned().unwrap_or_else(|| NOTHING.into())
}

fn flag(value: Option<bool>) -> String {
    value.map_or(NOTHING.into(), |yes| yes.to_string())
}

fn day(value: Option<Date>) -> String {
    value.map_or(NOTHING.into(), |day| day.to_string())
}

fn amount(value: Option<Cents>) -> String {
    value.map_or(NOTHING.into(), Cents::plain)
}

/// A list whose order means nothing.
fn sorted(all: &[String]) -> String {
    let mut all = all.to_vec();
    all.sort_unstable();
    list(&all)
}

pub(super) fn list(all: &[String]) -> String {
    if all.is_empty() { NOTHING.into() } else { all.join(", ") }
}

fn shown(odds: OddsShown) -> &'static str {
    match odds {
        OddsShown::Notices => "notices",
        OddsShown::Layout => "the layout",
        OddsShown::Wall => "the wall",
    }
}
