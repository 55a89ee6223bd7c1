//! Demo tables: one of every family, for play money.

use super::log::Level;
use super::{Shared, posted};
use floor::core::{Errand, Opening, Pace, Source, Who};
use floor::ledger::Tender;
use money::Cents;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What each tray begins with.
const FLOAT: Cents = Cents::dollars(10_000_000);

/// How many there are.
pub const DEMO_TABLES: usize = 24;

/// Name, game and what is posted.
fn tables() -> [(&'static str, &'static str, Value); DEMO_TABLES] {
    let limits = |min: &str, max: &str| json!({ "min": min, "max": max });
    let sides = |min: &str, max: &str, side_min: &str, side_max: &str| {
        let mut all = limits(min, max);
        (all["side_min"], all["side_max"]) = (side_min.into(), side_max.into());
        all
    };
    [
        ("Alder", "co/baccarat", sides("1.00", "500.00", "1.00", "100.00")),
        ("Birch", "uk/roulette", limits("1.00", "500.00")),
        ("Cedar", "uk/blackjack", sides("5.00", "500.00", "5.00", "50.00")),
        ("Elm", "uk/three-card-poker", sides("5.00", "200.00", "5.00", "100.00")),
        ("Fir", "ca/no-limit-poker", json!({})),
        ("Hazel", "uk/dice", limits("1.00", "250.00")),
        ("Larch", "uk/sic-bo", limits("1.00", "500.00")),
        ("Maple", "uk/ultimate-texas-holdem", sides("5.00", "200.00", "5.00", "100.00")),
        ("Oak", "uk/pai-gow-poker", limits("5.00", "500.00")),
        ("Pine", "uk/big-six", limits("1.00", "100.00")),
        ("Rowan", "co/eternal-sun-7-progressive", sides("5.00", "500.00", "1.00", "100.00")),
        ("Yew", "ca/thirteen-card", json!({})),
        ("Ash", "uk/roulette-rage", sides("1.00", "500.00", "1.00", "100.00")),
        ("Aspen", "ca/seven-card-stud", json!({})),
        ("Beech", "ca/omaha-hi-lo", json!({})),
        ("Box", "ca/badugi", json!({})),
        ("Broom", "ca/face-up-chinese", json!({})),
        ("Elder", "ca/pan-9-bonus-tie", limits("5.00", "500.00")),
        ("Gorse", "ca/pokara", json!({})),
        ("Holly", "uk/let-it-ride", limits("5.00", "100.00")),
        ("Ivy", "sg/texas-holdem-bonus-progressive", limits("5.00", "500.00")),
        ("Juniper", "ca/baccarat", limits("5.00", "500.00")),
        ("Lime", "uk/casino-stud-poker", limits("5.00", "200.00")),
        ("Poplar", "ca/baccarat-9", limits("5.00", "500.00")),
    ]
}

/// Opens them. A game that is not in this program's catalogue, or does not take what is posted,
/// opens as its book has it, or not at all: the log says so.
pub(super) async fn open(office: &Shared) {
    for (name, game, set) in tables() {
        let Value::Object(set) = set else { continue };
        let Ok(set) = posted::posted(set, BTreeMap::new()) else { continue };
        let opening = Opening {
            game: game.into(),
            set,
            name: name.into(),
            chance: Source::Virtual,
            tender: Tender::Play,
            pace: Pace::PLAY,
            float: FLOAT,
            house: None,
        };
        let plain = Opening { set: law::Posted::new(), ..opening.clone() };
        for opening in [opening, plain] {
            match office.counter.ask_as(Who::Shell, Errand::Open(opening)).await {
                Ok(_) => break,
                Err(problem) => {
                    let beside = [("game", game.into()), ("why", problem.why.into())];
                    office.log.tell(Level::News, "a demo table does not open so", &beside);
                }
            }
        }
    }
}
