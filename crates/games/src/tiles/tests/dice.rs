//! The deal by dice: whom they point to, which way stacks go out, where settlement begins.
//!
//! Rules: table

use super::{game, pips};
use crate::check::{Banked, open, pack, seat};
use ::law::testing::{RuleTable, rules};
use money::Cents;
use table::{Ask, Bet, Seat, Table, Verbs as _};

const TABLE: RuleTable<Banked, 2> = RuleTable {
    books: ["ca:pai-gow-tiles/", "ca:pai-gow-tiles-wild/"],
    rows: &[
        rules(["s2.1.b 2.a", "s9.g"], "three dice place the button", three_dice),
        rules(["s2.1.c", "s9.h"], "which way places are counted", counted),
        rules(["s2.1.d 2.b", "s9.i"], "the player-dealer's own numbers", own_numbers),
        rules(["", "s9.c"], "stacks go out from the button", delivery),
    ],
};

#[test]
fn dice_place_the_button() {
    TABLE.check(game);
    assert_eq!(pips("4-5".parse().expect("a tile")), 9);
}

/// A table with wagers of some seats against a bank, the cup thrown.
fn thrown(game: Banked, set: &str, bank: u8, seats: &[u8], throw: &str) -> Box<dyn Table> {
    let mut table = open(game.id, set);
    let at = |n: u8| Seat::new(n).expect("a seat");
    table.bank(at(bank), Cents::dollars(1000), None).expect("banks");
    for n in seats {
        table.stake(&Bet::new(at(*n), "base", Cents::dollars(10))).expect("a wager");
    }
    table.close().expect("closed");
    table.throw(throw).expect("dice");
    table
}

/// The places that get a stack, in order, and the seats as they are settled.
fn goes(mut table: Box<dyn Table>, game: Banked) -> (Vec<String>, Vec<u8>) {
    let mut spots: Vec<String> = Vec::new();
    let set = pack(game.id, "");
    let mut tiles = set.all();
    loop {
        match table.next() {
            Ask::Card { to, .. } => {
                if spots.last().is_none_or(|last| *last != to) {
                    spots.push(to.to_string());
                }
                table.deal(tiles.next().expect("a tile")).expect("dealt");
            }
            Ask::Decide { seat } => table.decide(seat, "house-way").expect("decided"),
            Ask::Show { .. } => table.show().expect("shown"),
            _ => break,
        }
    }
    let lines = table.settle().expect("settled").lines;
    (spots, lines.iter().map(|line| line.seat).collect())
}

fn three_dice(game: Banked, _: &str) {
    let table = thrown(game, "", 8, &[1, 2, 3], "1 1 1");
    assert!(matches!(table.next(), Ask::Card { .. }));
    for wrong in ["1 1", "1 1 7", "1 1 1 1"] {
        let mut table = open(game.id, "");
        table.bank(seat("8"), Cents::dollars(100), None).expect("banks");
        table.stake(&Bet::new(seat("1"), "base", Cents::dollars(10))).expect("a wager");
        table.close().expect("closed");
        assert!(table.throw(wrong).is_err(), "{wrong}");
    }
}

/// The first stack of a full table whose dice show that sum, and the first seat settled.
fn first(game: Banked, set: &str, bank: u8, points: u8) -> (String, u8) {
    let seats: Vec<u8> = (1..=8).filter(|n| *n != bank).collect();
    let [a, b, c] = [points / 3, (points + 1) / 3, (points + 2) / 3];
    let (spots, lines) = goes(thrown(game, set, bank, &seats, &format!("{a} {b} {c}")), game);
    assert_eq!((spots.len(), lines.len()), (8, 7), "{points}");
    (spots[0].clone(), lines[0])
}

fn counted(game: Banked, rule: &str) {
    // Seat 8 is one; two is its neighbour, and nine is seat 8 again.
    for points in 3..=18 {
        let place = (points - 1) % 8 + 1;
        if place == 1 {
            continue;
        }
        let seat = if rule.contains("wild") { place - 1 } else { 9 - place };
        assert_eq!(first(game, "", 8, points), (format!("seat{seat}"), seat), "{points}");
    }
    // Elsewhere likewise: from seat 3 three goes two places on.
    let seat = if rule.contains("wild") { 5 } else { 1 };
    assert_eq!(first(game, "", 3, 3), (format!("seat{seat}"), seat));
}

fn own_numbers(game: Banked, rule: &str) {
    for points in [9, 17] {
        if !rule.contains("wild") {
            // The right neighbour has the button.
            assert_eq!(first(game, "", 8, points), ("dealer".to_string(), 7));
            assert_eq!(first(game, "", 1, points), ("dealer".to_string(), 8));
            continue;
        }
        // The seat on the house dealer's right, the last one unless another is posted; the next
        // one if it banks (reading:ca-tiles-wild-button).
        assert_eq!(first(game, "", 3, points), ("dealer".to_string(), 8));
        assert_eq!(first(game, "", 8, points), ("dealer".to_string(), 1));
        assert_eq!(first(game, "button_seat=5", 3, points), ("dealer".to_string(), 5));
    }
}

fn delivery(game: Banked, _: &str) {
    // Three places on from seat 8, clockwise: seat 2; stacks go to the right from there.
    let (spots, lines) = goes(thrown(game, "", 8, &[1, 2, 3, 6], "1 1 1"), game);
    assert_eq!(spots, ["seat2", "seat1", "dealer", "seat6", "seat3"]);
    assert_eq!(lines, [2, 3, 6, 1]);
}

#[test]
fn a_button_without_a_wager_goes_on_as_settlement_does() {
    // reading:ca-tiles-button-without-wager: from seat 4.
    let (spots, lines) = goes(thrown(super::PLAIN, "", 8, &[2, 6], "1 2 2"), super::PLAIN);
    assert_eq!((spots[0].as_str(), lines), ("seat2", vec![2, 6]));
    let (_, lines) = goes(thrown(super::WILD, "", 8, &[2, 6], "1 2 2"), super::WILD);
    assert_eq!(lines, [6, 2]);
}
