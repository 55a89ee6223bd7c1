//! Every option of every game, broken one at a time: exactly that is found. And every notice that
//! is due, taken down one at a time.

use super::{Even, day};
use crate::house::{House, OddsShown, Premises, Progressive, Written};
use crate::notice::Notice;
use crate::resolved::{Resolved, resolve};
use crate::{Finding, Place, Severity, check, price_due};
use catalog::{Game, Listing};
use law::{Lawful, Opt, Posted};
use money::Cents;
use table::Kind;

fn place() -> Place {
    Place { file: "HOUSE.toml".into(), line: 1, column: 1 }
}

/// A house of one table, as lawful as it can be.
pub(super) fn lawful(listing: &Listing) -> House {
    let game = catalog::find(listing.id).expect("a game");
    let written = Written {
        id: "t".into(),
        name: None,
        game: listing.id.into(),
        posted: posted(&game),
        places: std::collections::BTreeMap::new(),
        seats: None,
        pit: None,
        offers: None,
        marked: Vec::new(),
        odds: OddsShown::Notices,
        wheel: Vec::new(),
        notices: Vec::new(),
        automated: false,
        trial: None,
        variation: None,
        place: place(),
    };
    let mut house = House {
        book: catalog::book(listing.book).expect("a book"),
        premises: Premises {
            name: "Test".into(),
            licensed: Some(true),
            remote: Some(false),
            bank: Some("licence-holder".into()),
            house_edges: Some(true),
            ..Premises::default()
        },
        leaflet: None,
        tables: vec![written],
        progressives: Vec::new(),
        trials: Vec::new(),
        variations: Vec::new(),
        signed: Vec::new(),
        place: place(),
    };
    let table = stands(&house);
    house.progressives = table.meters.iter().map(|meter| progressive(&meter.wager)).collect();
    let mut table = stands(&house);
    price_due(&mut table, &Even).expect("priced");
    let written = &mut house.tables[0];
    written.marked =
        table.sides.iter().filter(|side| side.offered).map(|side| side.id.clone()).collect();
    written.notices = table.required.iter().map(crate::Required::hung).collect();
    house
}

fn stands(house: &House) -> Resolved {
    let written = &house.tables[0];
    resolve(house, written).unwrap_or_else(|error| panic!("{}: {error}", written.game))
}

fn progressive(wager: &str) -> Progressive {
    Progressive {
        id: "m".into(),
        wager: wager.into(),
        tables: vec!["t".into()],
        contribution: Some(money::Rate::percent(100)),
        seed: None,
        seed_from: None,
        meter: Some(Cents::dollars(1000)),
        staked: None,
        added: None,
        confirmed_by: Some("manager".into()),
        place: place(),
        places: crate::house::Places::new(),
    }
}

/// Limits, printed pay tables instead of minimums, and side wagers as far as they go together.
fn posted(game: &Game) -> Posted {
    let options = game.options();
    let mut posted = Posted::new();
    let mut post = |name: &str, value: &str| {
        if options.iter().any(|option| option.name == name) {
            posted.insert(name.into(), value.into());
        }
    };
    post("min", "1.00");
    post("max", "100.00");
    post("offers.jokolor", "false");
    post("offers.harmony-progressive", "false");
    post("unit.progressive-jackpot", "5.00");
    for option in &options {
        if let Lawful::Word(tables) = &option.lawful
            && option.name.starts_with("paytable")
            && tables.contains(&"PT1")
        {
            posted.insert(option.name.to_string(), "PT1".into());
        }
    }
    posted
}

/// Values that an option must not have.
pub(super) fn wrong(option: &Opt) -> Vec<String> {
    let amounts = |low: Cents, high: Cents| {
        let below = Cents::new(low.get() - 1).plain();
        let above = (high < Cents::READ_MAX).then(|| Cents::new(high.get() + 1).plain());
        std::iter::once(below).chain(above).collect()
    };
    match &option.lawful {
        Lawful::Flag => vec!["maybe".into()],
        Lawful::Between(low, high) => {
            let below = low.checked_sub(1).map(|n| n.to_string());
            below.into_iter().chain([(high + 1).to_string()]).collect()
        }
        Lawful::Rate(low, high) => {
            let beside = |hundredths: u32| format!("{}.{:02}", hundredths / 100, hundredths % 100);
            let below = low.hundredths().checked_sub(1).map(beside);
            below.into_iter().chain([beside(high.hundredths() + 1)]).collect()
        }
        Lawful::OneOf(list) => {
            let (low, high) = (list.iter().min(), list.iter().max());
            let below = low.and_then(|n| n.checked_sub(1)).map(|n| n.to_string());
            below.into_iter().chain(high.map(|n| (n + 1).to_string())).collect()
        }
        Lawful::Word(_) => vec!["no-such-word".into()],
        Lawful::AtLeast(least) | Lawful::PrintedOdds(least) => {
            let below = format!("{}:{}", least.gain() * 2 - 1, least.unit() * 2);
            vec![below, "0:0".into()]
        }
        Lawful::Money(low, high) => amounts(*low, *high),
        Lawful::Printed(low) => amounts(*low, Cents::READ_MAX),
        Lawful::Supplied => vec!["-1.00".into()],
        Lawful::Suits(_) => vec!["x".into()],
        Lawful::Names(_) | Lawful::Symbols(_) => vec!["a,a".into()],
        Lawful::Rising(..) => vec!["2.00/1.00".into(), "x".into()],
    }
}

fn errors(house: &House) -> Vec<Finding> {
    let report = check(house, day("2026-03-01"), &Even);
    report.of(Severity::Error).cloned().collect()
}

/// Breaks every option of the games that are meant; how many values were tried.
fn break_each(meant: impl Fn(&Listing) -> bool) -> usize {
    let mut tried = 0;
    for listing in catalog::all().iter().filter(|listing| meant(listing)) {
        let base = lawful(listing);
        assert_eq!(errors(&base), [], "{} is lawful", listing.id);
        let game = catalog::find(listing.id).expect("a game");
        for option in game.options() {
            for value in wrong(&option) {
                let mut house = base.clone();
                let posted = &mut house.tables[0].posted;
                posted.insert(option.name.to_string(), value.clone());
                let found = errors(&house);
                let said = format!("{} {} = {value}: {found:#?}", listing.id, option.name);
                assert_eq!(found.len(), 1, "{said}");
                assert!(found[0].found.starts_with(&format!("{} = ", option.name)), "{said}");
                assert_eq!(found[0].table, "t", "{said}");
                tried += 1;
            }
        }
    }
    tried
}

/// Takes down every notice that is due, one at a time.
fn take_down_each(meant: impl Fn(&Listing) -> bool) -> usize {
    let mut tried = 0;
    for listing in catalog::all().iter().filter(|listing| meant(listing)) {
        let base = lawful(listing);
        for at in 0..base.tables[0].notices.len() {
            let mut house = base.clone();
            let Notice { kind, wager, .. } = house.tables[0].notices.remove(at);
            let found = errors(&house);
            let said = format!("{} without {kind} of {wager:?}: {found:#?}", listing.id);
            assert_eq!(found.len(), 1, "{said}");
            assert!(found[0].expected.starts_with(&format!("a notice `{kind}`")), "{said}");
            tried += 1;
        }
    }
    tried
}

#[test]
fn every_option_of_great_britain_broken_is_found_alone() {
    let tried = break_each(|listing| listing.book == "uk");
    assert!(tried > 1000, "{tried}");
}

#[test]
fn every_option_of_colorado_broken_is_found_alone() {
    let tried = break_each(|listing| listing.book == "co");
    assert!(tried > 500, "{tried}");
}

#[test]
fn every_option_of_california_broken_is_found_alone() {
    let banked = break_each(|listing| listing.book == "ca" && !listing.wagers.is_empty());
    let points = break_each(|listing| listing.book == "ca" && listing.wagers.is_empty());
    assert!(banked > 300 && points > 10, "{banked} {points}");
}

#[test]
fn every_option_of_singapore_broken_is_found_alone() {
    assert!(break_each(|listing| listing.book == "sg") > 10);
}

#[test]
fn every_notice_taken_down_is_found_alone() {
    let tried = take_down_each(|_| true);
    assert!(tried > 100, "{tried}");
}

#[test]
fn every_unmarked_side_wager_is_found_alone() {
    for listing in catalog::all().iter().filter(|listing| listing.book == "uk") {
        let base = lawful(listing);
        for at in 0..base.tables[0].marked.len() {
            let mut house = base.clone();
            let side = house.tables[0].marked.remove(at);
            let table = stands(&base);
            let kind = table.sides.iter().find(|known| known.id == side).map(|known| known.kind);
            let found = errors(&house);
            match side.as_str() {
                // Sections 5, 11 and 12 and progressives know no marked tables.
                "pair-plus" | "bonus-jackpot" | "trips" | "aa-bonus" | "three-card-bonus" => {
                    assert_eq!(found, [], "{} {side}", listing.id);
                }
                _ if kind == Some(Kind::Progressive) => assert_eq!(found, [], "{side}"),
                _ => {
                    assert_eq!(found.len(), 1, "{} {side}: {found:#?}", listing.id);
                    assert_eq!(found[0].id, "GB-MARK");
                }
            }
        }
    }
}
