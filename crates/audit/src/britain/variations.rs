//! Temporary local variations (2.4): which tables they are about, and what is wrong with them.

use super::trials::{Wrong, wrong};
use crate::check::{About, Audit, told};
use crate::house::{House, Variation, Written};
use crate::resolved::{Resolved, Standing};
use catalog::Game;
use law::{Cite, uk};

/// The forms of a game by their ids: the game itself first, then the game with something more.
#[rustfmt::skip]
const FORMS: [&[&str]; 14] = [
    &["uk/roulette", "uk/roulette-rage"],
    &["uk/blackjack", "uk/blackjack-21-plus-3", "uk/blackjack-royal-match", "uk/blackjack-perfect-pairs"],
    &["uk/three-card-poker"],
    &["uk/punto-banco", "uk/punto-banco-2000", "uk/punto-banco-dragon-bonus"],
    &["uk/casino-stud-poker", "uk/casino-stud-progressive", "uk/casino-stud-bonus-insurance"],
    &["uk/dice"],
    &["uk/sic-bo"],
    &["uk/big-six"],
    &["uk/texas-holdem-bonus", "uk/texas-holdem-bonus-progressive"],
    &["uk/ultimate-texas-holdem"],
    &["uk/casino-holdem", "uk/casino-holdem-progressive-5-7"],
    &["uk/two-way-holdem"],
    &["uk/let-it-ride", "uk/let-it-ride-three-card-bonus"],
    &["uk/pai-gow-poker", "uk/pai-gow-fortune", "uk/pai-gow-fortune-envy", "uk/pai-gow-jokolor"],
];

/// Whether a variation is one of what a table plays: of its game in any form, of its very form, or
/// of a wager that it offers (`reading:uk-variation-tables`).
pub(crate) fn concerns(variation: &Variation, table: &Resolved) -> bool {
    let Ok(Game::Banked(varied, wager)) = catalog::find(&variation.game) else { return false };
    if varied.id() == table.game && wager.is_none() {
        return true;
    }
    let form = FORMS.iter().find(|forms| forms.contains(&varied.id()));
    let kin = form.is_some_and(|forms| forms.contains(&table.game));
    let own = wager.as_slice();
    let own = if own.is_empty() { varied.own() } else { own };
    let whole = form.is_some_and(|forms| forms[0] == varied.id()) && wager.is_none();
    // A form of other pays (Punto Banco 2000) has the wagers of its game, too.
    let offered = |id: &&str| {
        table.sign.marks.iter().any(|mark| {
            let beside = wager.is_some() || mark.kind != ::table::Kind::Main;
            beside && (mark.id == **id || mark.group == **id)
        })
    };
    kin && (whole || own.iter().any(offered))
}

/// The variations that a table is played by.
pub(super) fn of<'a>(
    house: &'a House,
    table: &'a Resolved,
) -> impl Iterator<Item = &'a Variation> {
    house.variations.iter().filter(|variation| concerns(variation, table))
}

/// What is wrong with variations, and with tables that name them.
pub(super) fn check(audit: &mut Audit<'_>, stands: &[Standing<'_>]) {
    let house = audit.house;
    for variation in &house.variations {
        for Wrong { id, rule, key, expected, found } in wrong_in(variation, audit) {
            let about = About::key(&variation.id, key, &variation.places);
            let about = About { subject: "", ..about };
            let remedy = "see to it, then write it down in [[variation]]; until then leave it";
            audit.error(id, about, rule, told(expected, found, remedy));
        }
    }
    for stand in stands {
        let Some(table) = stand.resolved.as_ref().filter(|table| table.book == "uk") else {
            continue;
        };
        named(audit, stand.written, table);
        automated(audit, stand.written, table);
    }
}

/// 2.4(a): what a table is varied by is what the Commission was told of for its game.
fn named(audit: &mut Audit<'_>, written: &Written, table: &Resolved) {
    let house = audit.house;
    let named = |one: &&Variation| written.variation.as_ref() == Some(&one.id);
    let Some(variation) = house.variations.iter().find(named) else { return };
    if !concerns(variation, table) {
        let told = told(
            format!("a variation of {}", table.game),
            format!("variation {} is one of {}", variation.id, variation.game),
            "name a variation of the table's own game, or none",
        );
        audit.error("GB-2.4a", About::of(written, "variation"), uk::R2_4_A, told);
    }
}

/// 2.6: an automated game keeps to the book unless the Commission has consented.
fn automated(audit: &mut Audit<'_>, written: &Written, table: &Resolved) {
    let house = audit.house;
    if !written.automated {
        return;
    }
    for variation in of(house, table).filter(|one| one.approved != Some(true)) {
        let found = format!("automated, and varied by {}", variation.id);
        let remedy = "get the Commission's consent, then variation.approved = true";
        let told = told("the rules of the book, or prior consent", found, remedy);
        audit.error("GB-2.6", About::of(written, "automated"), uk::R2_6, told);
    }
}

fn wrong_in(variation: &Variation, audit: &Audit<'_>) -> Vec<Wrong> {
    let mut all = told_before(variation);
    // 2.4(c)
    if variation.significant && variation.trial.is_none() {
        let expected = "a trial, since the Commission finds the change significant";
        all.push(wrong(("GB-2.4c", uk::R2_4_C), "significant", expected, "none is named"));
    }
    // 2.4(d): what outlives its period, or is meant to stay, is approved
    let turned = variation.until < variation.from && variation.until.is_some();
    let over = !turned && variation.until.is_some_and(|until| audit.today > until);
    if (variation.permanent || over) && variation.approved != Some(true) {
        let found = if over { "its period is over" } else { "it is meant to stay" };
        let kept = if over { "until" } else { "permanent" };
        all.push(wrong(("GB-2.4d", uk::R2_4_D), kept, "formal approval by the Commission", found));
    }
    // The owner's consent
    if let Some(rule) = owner(&variation.game).filter(|_| variation.owner_agrees != Some(true)) {
        let expected = "the prior agreement of the game's owner";
        let agreed = if variation.owner_agrees.is_some() { "owner_agrees" } else { "game" };
        all.push(wrong(("GB-PROP", rule), agreed, expected, "nobody says that the owner agrees"));
    }
    all
}

/// 2.4(a): occasion, place and period, in writing, before the variation begins.
fn told_before(variation: &Variation) -> Vec<Wrong> {
    let mut all = Vec::new();
    let said = [
        ("occasion", variation.occasion.is_some()),
        ("location", variation.location.is_some()),
        ("from", variation.from.is_some()),
        ("until", variation.until.is_some()),
    ];
    let missing: Vec<&str> =
        said.iter().filter(|(_, said)| !said).map(|(name, _)| *name).collect();
    if !missing.is_empty() {
        let expected = "occasion, place and period, as told to the Commission";
        let found = format!("no {}", missing.join(", no "));
        all.push(wrong(("GB-2.4a", uk::R2_4_A), "", expected, found));
    }
    if let (Some(from), Some(until)) = (variation.from, variation.until)
        && until < from
    {
        let expected = "a period that does not end before it begins";
        all.push(wrong(
            ("GB-2.4a", uk::R2_4_A),
            "until",
            expected,
            format!("from {from} until {until}"),
        ));
    }
    let late = variation.from.zip(variation.notified).is_some_and(|(from, told)| told >= from);
    if late || variation.notified.is_none() {
        let found = match variation.notified {
            Some(told) => format!("it was told on {told}"),
            None => "it was not told".into(),
        };
        let expected = "written word to the Commission before the variation begins";
        all.push(wrong(("GB-2.4a", uk::R2_4_A), "notified", expected, found));
    }
    all
}

/// The rule by which a game has an owner, who must agree to any change; every game of the book is
/// listed.
fn owner(game: &str) -> Option<Cite> {
    // invariant: a variation is read only if it names a game or a wager of the catalogue
    let found = catalog::find(game);
    let found = found.unwrap_or_else(|error| unreachable!("a variation of {game}: {error}"));
    let Game::Banked(entry, wager) = found else { return None };
    match (entry.id(), wager) {
        ("uk/roulette-rage", None) | ("uk/roulette" | "uk/roulette-rage", Some("rage")) => {
            Some(uk::R3_12)
        }
        ("uk/blackjack-21-plus-3", None) | (_, Some("21-plus-3")) => Some(uk::R4_31),
        ("uk/blackjack-royal-match", None) | (_, Some("royal-match")) => Some(uk::R4_39),
        ("uk/blackjack-perfect-pairs", None) | (_, Some("perfect-pairs")) => Some(uk::R4_48),
        ("uk/three-card-poker", _) => Some(uk::R5_2),
        ("uk/punto-banco-dragon-bonus", None)
        | (_, Some("dragon-bonus-player" | "dragon-bonus-banker")) => Some(uk::R6_31),
        ("uk/casino-stud-bonus-insurance", None | Some("insurance" | "double")) => Some(uk::R7_22),
        ("uk/texas-holdem-bonus" | "uk/texas-holdem-bonus-progressive", _) => Some(uk::R11_16),
        ("uk/ultimate-texas-holdem", _) => Some(uk::R11_48),
        ("uk/casino-holdem" | "uk/casino-holdem-progressive-5-7", _) => Some(uk::R11_77),
        ("uk/two-way-holdem", _) => Some(uk::R11_101),
        ("uk/let-it-ride" | "uk/let-it-ride-three-card-bonus", _) => Some(uk::R12_1),
        ("uk/pai-gow-fortune" | "uk/pai-gow-fortune-envy", None)
        | (_, Some("fortune" | "envy")) => Some(uk::R13_28),
        ("uk/pai-gow-jokolor", None) | (_, Some("jokolor")) => Some(uk::R13_46),
        // Games that anybody may offer.
        (
            "uk/roulette"
            | "uk/roulette-rage"
            | "uk/blackjack"
            | "uk/blackjack-21-plus-3"
            | "uk/blackjack-royal-match"
            | "uk/blackjack-perfect-pairs"
            | "uk/punto-banco"
            | "uk/punto-banco-2000"
            | "uk/punto-banco-dragon-bonus"
            | "uk/casino-stud-poker"
            | "uk/casino-stud-progressive"
            | "uk/casino-stud-bonus-insurance"
            | "uk/dice"
            | "uk/sic-bo"
            | "uk/big-six"
            | "uk/pai-gow-poker"
            | "uk/pai-gow-fortune"
            | "uk/pai-gow-fortune-envy"
            | "uk/pai-gow-jokolor",
            _,
        ) => None,
        // Another book's game, which is found out by itself.
        (id, _) if !id.starts_with("uk/") => None,
        // invariant: the list above has every game of the book
        (id, _) => unreachable!("whose is {id}?"),
    }
}
