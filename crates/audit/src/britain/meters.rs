//! Progressives (2.7): where they stand, what feeds the meter, whose money seeds it.

use crate::check::{About, Audit, told};
use crate::house::Progressive;
use crate::resolved::Standing;
use law::uk;
use money::{Cents, Rate};
use table::Kind;

/// The least percentage of stakes that goes to the meter.
const LEAST: u32 = 70;
const LEAST_RATE: Rate = Rate::percent(LEAST);

pub(super) fn check(audit: &mut Audit<'_>, stands: &[Standing<'_>]) {
    for stand in stands {
        described(audit, stand);
    }
    let house = audit.house;
    for meter in &house.progressives {
        linked(audit, meter, stands);
        share(audit, meter);
        beyond(audit, meter);
        seed(audit, meter);
        if meter.meter.is_none() {
            let remedy = "progressive.meter = what it holds";
            let told =
                told("what the meter holds now, for every linked table", "nobody says", remedy);
            audit.error("GB-2.7g", about(meter, "meter"), uk::R2_7_G, told);
        }
        if meter.confirmed_by.is_none() {
            let remedy = "name who confirms a win: progressive.confirmed_by";
            let told =
                told("wins that can be proved to the Commission", "nobody confirms", remedy);
            audit.error("GB-2.7f", about(meter, "confirmed_by"), uk::R2_7_F, told);
        }
    }
}

fn about<'a>(meter: &'a Progressive, key: &'a str) -> About<'a> {
    About::key(&meter.id, key, &meter.places)
}

/// A table's name in the list of those that are linked to the meter.
fn link<'a>(meter: &'a Progressive, stand: &Standing<'_>) -> About<'a> {
    let place = meter.places.get(&format!("tables.{}", stand.written.id));
    about(meter, "tables").at(place)
}

/// A wager for a meter has a meter in the house.
fn described(audit: &mut Audit<'_>, stand: &Standing<'_>) {
    let Some(table) = stand.resolved.as_ref().filter(|table| table.book == "uk") else { return };
    for meter in table.meters.iter().filter(|meter| meter.progressive.is_none()) {
        let told = told(
            format!("a [[progressive]] that says where the stakes of {} go", meter.wager),
            "none is linked to this table",
            format!("add one with tables = [\"{}\"]", stand.written.id),
        );
        let places = &stand.written.places;
        let place = places.get(&format!("offers.{}", meter.wager)).or_else(|| places.get("game"));
        audit.error("GB-2.7", About::from(stand.written).at(place), uk::R2_7, told);
    }
}

/// A meter belongs to tables whose game has rules and odds for it, and that offer its wager.
fn linked(audit: &mut Audit<'_>, meter: &Progressive, stands: &[Standing<'_>]) {
    for stand in stands.iter().filter(|stand| meter.tables.contains(&stand.written.id)) {
        let Some(table) = stand.resolved.as_ref().filter(|table| table.book == "uk") else {
            continue;
        };
        let side = table.sides.iter().find(|side| side.id == meter.wager);
        match side.filter(|side| side.kind == Kind::Progressive) {
            None => {
                let told = told(
                    "a game whose section has rules and odds for a progressive: Casino Stud, \
                     Texas Hold 'Em Bonus, Casino Hold 'Em",
                    format!("{} at {}, a table of {}", meter.wager, table.table, table.game),
                    "unlink the table, or play the form of the game that has one",
                );
                audit.error("GB-2.7", link(meter, stand), uk::R2_7, told);
            }
            Some(side) if !side.offered => {
                let (id, rule) = match table.game {
                    "uk/casino-holdem-progressive-5-7" => ("GB-11.39", uk::R11_92),
                    "uk/texas-holdem-bonus-progressive" => ("GB-11.39", uk::R11_39),
                    "uk/casino-stud-poker"
                    | "uk/casino-stud-progressive"
                    | "uk/casino-stud-bonus-insurance" => ("GB-2.7", uk::R2_7),
                    // invariant: no other game of the book has a wager for a meter
                    other => unreachable!("a meter at {other}"),
                };
                let told = told(
                    format!("{} on offer at {}", meter.wager, table.table),
                    "the table is linked to the meter and does not offer the wager",
                    "offer it, beside the other side wager or instead of it, or unlink the table",
                );
                audit.error(id, link(meter, stand), rule, told);
            }
            Some(_) => {}
        }
    }
}

/// 2.7(b): at least 70 percent, as posted and as accounted for.
fn share(audit: &mut Audit<'_>, meter: &Progressive) {
    let expected = format!("at least {LEAST} percent of all stakes, at all linked tables");
    match meter.contribution {
        Some(rate) if rate < LEAST_RATE => {
            let remedy = format!("progressive.contribution = {LEAST} or more");
            let told = told(expected.clone(), format!("{rate} percent"), remedy);
            audit.error("GB-2.7b", about(meter, "contribution"), uk::R2_7_B, told);
        }
        Some(_) => {}
        None => {
            let told = told(expected.clone(), "nobody says", "progressive.contribution = 70");
            audit.error("GB-2.7b", about(meter, "contribution"), uk::R2_7_B, told);
        }
    }
    let Some(staked) = meter.staked else { return };
    let parts = |amount: Cents, times: u32| i128::from(amount.get()) * i128::from(times);
    let added = meter.added.unwrap_or(Cents::ZERO);
    if parts(added, 100) < parts(staked, LEAST) {
        let found = match meter.added {
            Some(added) => format!("£{} of £{} staked", added.plain(), staked.plain()),
            None => format!("£{} staked, and nobody says what was added", staked.plain()),
        };
        let told = told(expected, found, "add what is missing to the meter");
        let staked = meter.places.get("staked").filter(|_| meter.added.is_none());
        audit.error("GB-2.7b", about(meter, "added").at(staked), uk::R2_7_B, told);
    }
}

/// 2.7(c): what goes to the meter beyond the stakes is seed money, and is posted as such
/// (`reading:uk-meter-added`).
fn beyond(audit: &mut Audit<'_>, meter: &Progressive) {
    let (Some(staked), Some(added)) = (meter.staked, meter.added) else { return };
    if added > staked {
        let told = told(
            format!("£{} at most, since that is all that was staked", staked.plain()),
            format!("£{} of the stakes added", added.plain()),
            "post what the house put in itself as the seed, and what came of stakes as added",
        );
        audit.error("GB-2.7c", about(meter, "added"), uk::R2_7_C, told);
    }
}

/// 2.7(c): seed money is the licence holder's own.
fn seed(audit: &mut Audit<'_>, meter: &Progressive) {
    let seeded = meter.seed.is_some_and(|seed| seed > Cents::ZERO);
    if seeded && meter.seed_from.as_deref() != Some("licence-holder") {
        let found = match meter.seed_from.as_deref() {
            Some("stakes") => "it is taken from the stakes",
            Some(_) => "it is somebody else's",
            None => "nobody says",
        };
        let remedy = "progressive.seed_from = \"licence-holder\"";
        let told = told("a seed of the licence holder's own money", found, remedy);
        audit.error("GB-2.7c", about(meter, "seed_from"), uk::R2_7_C, told);
    }
}
