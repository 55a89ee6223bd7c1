//! Great Britain: what section 6 prints and what its catalogue derives, six and eight decks.

use super::printed::{rounds_to, truncates_to};
use super::{check, price};

const PUNTO_BANCO: &str = "uk/punto-banco";
const DRAGON: &str = "uk/punto-banco-dragon-bonus";

#[test]
#[rustfmt::skip]
fn punto_banco() {
    check(&[
        (PUNTO_BANCO, "decks=6", "player", "0.446279", "-1.23741%"),
        (PUNTO_BANCO, "decks=8", "player", "0.446247", "-1.23508%"),
        (PUNTO_BANCO, "decks=6", "banker", "0.458653", "-1.05585%"),
        (PUNTO_BANCO, "decks=8", "banker", "0.458597", "-1.05791%"),
        (PUNTO_BANCO, "decks=6", "tie",    "0.095069", "-14.43816%"),
        (PUNTO_BANCO, "decks=8", "tie",    "0.095156", "-14.35963%"),
        ("uk/punto-banco-2000", "decks=6", "banker", "-", "-1.45481%"),
        ("uk/punto-banco-2000", "decks=8", "banker", "-", "-1.45810%"),
    ]);
}

#[test]
fn dragon_bonus_printed_range_spans_the_sides() {
    for decks in ["decks=6", "decks=8"] {
        truncates_to(&price(DRAGON, decks, "dragon-bonus-player").edge, "11.2%", decks);
        truncates_to(&price(DRAGON, decks, "dragon-bonus-banker").edge, "16.7%", decks);
    }
}

#[test]
#[rustfmt::skip]
fn dragon_bonus_tables() {
    const TABLES: [(&str, [[&str; 2]; 2]); 4] = [
        //           8 decks: punto, banco     6 decks
        ("PT-min", [["11.2838%", "16.7664%"], ["11.2931%", "16.7751%"]]),
        ("PT1",    [["2.6517%", "9.3731%"],   ["2.6675%", "9.3889%"]]),
        ("PT2",    [["2.5823%", "8.8473%"],   ["2.5936%", "8.8579%"]]),
        ("PT3",    [["2.4996%", "8.5305%"],   ["2.5134%", "8.5435%"]]),
    ];
    for (table, figures) in TABLES {
        for (decks, sides) in [8, 6].iter().zip(figures) {
            for (wager, edge) in ["dragon-bonus-player", "dragon-bonus-banker"].iter().zip(sides) {
                let set = format!("decks={decks} paytable.{wager}={table}");
                for id in [DRAGON, "uk/punto-banco-2000"] {
                    let report = price(id, &set, wager);
                    assert_eq!(report.paytable, table);
                    rounds_to(&report.edge, edge, &format!("{id} {wager} {set}"));
                }
            }
        }
    }
}
