//! Every pay table is whole: no class of a round is without a line, and none has two.

use games::{CATALOG, Entry, Variant};
use table::Game;

/// Asks for the line of each class of each pay table, which asserts that there is exactly one;
/// answers how many pay tables there are.
fn asked<G: Game>(variant: &Variant<G>) -> usize {
    let mut tables = 0;
    for wager in variant.wagers.all() {
        for table in 0..wager.tables().len() {
            let ruled = (0..wager.classes()).filter(|class| wager.line(table, *class) != u8::MAX);
            assert!(ruled.count() > 0, "{} {}: no round is ruled", variant.id, wager.id());
            tables += 1;
        }
    }
    tables
}

#[test]
fn each_class_is_ruled_by_exactly_one_line() {
    let tables: usize = CATALOG
        .iter()
        .map(|entry| match entry {
            Entry::Baccarat(variant) => asked(variant),
            Entry::Nines(variant) => asked(variant),
            Entry::Pan(variant) => asked(variant),
            Entry::PaiGow(variant) => asked(variant),
            Entry::Tiles(variant) => asked(variant),
            Entry::Pokara(variant) => asked(variant),
            Entry::TwentyOne(variant) => asked(variant),
            Entry::Duel(variant) => asked(variant),
            Entry::Roulette(variant) => asked(variant),
            Entry::Dice(variant) => asked(variant),
            Entry::SicBo(variant) => asked(variant),
            Entry::BigSix(variant) => asked(variant),
        })
        .sum();
    assert!(tables > 800, "only {tables} pay tables were asked");
}
