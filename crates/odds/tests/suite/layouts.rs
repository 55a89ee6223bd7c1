//! The integers of `census/*.toml` for tables with a layout, worked out apart from this code.

use cards::Throw;
use games::Variant;
use games::{big_six, dice, roulette, sic_bo};
use law::Posted;
use odds::Census;
use std::collections::BTreeSet;
use table::Layout;

/// The readings of a file.
fn readings(file: &str) -> Vec<toml::Table> {
    let path = format!("{}/../../census/{file}.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a file");
    let table: toml::Table = text.parse().expect("TOML");
    let list = table["reading"].as_array().expect("readings").iter();
    list.map(|reading| reading.as_table().expect("a reading").clone()).collect()
}

fn number(value: &toml::Value) -> u128 {
    match value {
        toml::Value::String(text) => text.parse().expect("a number"),
        value => value.as_integer().and_then(|n| n.try_into().ok()).expect("a number"),
    }
}

fn numbers(reading: &toml::Table, name: &str) -> Vec<u128> {
    reading[name].as_array().expect("a list").iter().map(number).collect()
}

/// The census of the wager that a reading is counted for.
#[track_caller]
fn counted<L: Layout>(variant: &'static Variant<L>, reading: &toml::Table) -> Census {
    let id = reading["wager"].as_str().expect("an id");
    let posting = variant.post(&Posted::new()).expect("lawful");
    let wager = posting.offers[posting.offer(id).expect("on offer")].wager;
    let census = odds::layout_census::<L>(&posting.rules, wager);
    assert_eq!(census.total(), number(&reading["total"]), "{id}");
    census
}

/// Every class of every reading of a file.
#[track_caller]
fn class_by_class<L: Layout>(variant: &'static Variant<L>, file: &str) {
    for reading in readings(file) {
        let census = counted(variant, &reading);
        assert_eq!(census.counts(), numbers(&reading, "counts"), "{}", reading["wager"]);
    }
}

#[test]
fn roulette_and_rage() {
    class_by_class(roulette::ALL[1], "roulette");
    // 14 repeats are the last that count, so that is the power of 37 in the denominator.
    assert_eq!(number(&readings("roulette")[1]["total"]), 37_u128.pow(14));
}

#[test]
fn dice_of_many_throws() {
    class_by_class(dice::ALL[0], "dice");
    // Every mark that outlives a throw is in the file.
    let readings = readings("dice");
    let listed: BTreeSet<&str> =
        readings.iter().map(|reading| reading["wager"].as_str().expect("an id")).collect();
    let standing = dice::MARKS.iter().filter(|mark| mark.reading != "throw");
    assert_eq!(listed, standing.map(|mark| mark.id).collect());
}

#[test]
fn two_dice_in_one_throw() {
    let posting = dice::ALL[0].post(&Posted::new()).expect("lawful");
    let field = posting.offers[posting.offer("field").expect("8.17(t)")].wager;
    let census = odds::layout_census::<dice::Dice>(&posting.rules, field);
    assert_eq!(census.counts(), [1; 36]);
}

#[test]
fn three_dice() {
    for reading in readings("sic_bo") {
        let census = counted(sic_bo::ALL[0], &reading);
        let sum = |holds: &dyn Fn(Throw<3>) -> bool| -> u128 {
            let counts = Throw::<3>::all().zip(census.counts());
            counts.filter(|(throw, _)| holds(*throw)).map(|(_, count)| count).sum()
        };
        let sums: Vec<u128> = (3..=18).map(|n| sum(&|throw| throw.total() == n)).collect();
        assert_eq!(sums, numbers(&reading, "sums"));
        let faces = |throw: Throw<3>| throw.faces().iter().collect::<BTreeSet<_>>().len();
        let different: Vec<u128> = (1..=3).map(|n| sum(&|throw| faces(throw) == n)).collect();
        assert_eq!(different, numbers(&reading, "different"));
        for face in 1..=6 {
            let shown: Vec<u128> = (0..=3).map(|n| sum(&|t| t.count(face) == n)).collect();
            assert_eq!(shown, numbers(&reading, "face"), "face {face}");
        }
    }
}

#[test]
fn seven_symbols() {
    class_by_class(big_six::ALL[0], "big_six");
}
