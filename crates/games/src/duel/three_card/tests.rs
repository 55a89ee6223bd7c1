//! Three Card Poker through its croupier: decisions put up wagers, bonuses take no stake.

use super::BRITAIN;
use crate::check::written;
use law::Posted;
use money::Cents;
use table::{Bet, Croupier, Next, Owner, Refusal, Seat, Settlement, Table};

/// Plays seat 1 with these wagers, act and cards; the dealer's cards come after the seat's.
fn play(wagers: &[(&str, i64)], act: &str, cards: &str) -> Result<Settlement, Refusal> {
    let mut table = Croupier::new(BRITAIN.post(&Posted::new()).expect("lawful"));
    for (wager, dollars) in wagers {
        let (seat, owner, amount) = (Seat::FIRST, Owner::Seat, Cents::dollars(*dollars));
        table.stake(&Bet { seat, owner, wager: (*wager).into(), amount })?;
    }
    table.close()?;
    let mut cards = cards::parse_cards(cards).expect("cards").into_iter();
    loop {
        match table.next() {
            Next::Card { .. } => table.deal(cards.next().expect("a card"))?,
            Next::Show { .. } => drop(table.show()?),
            Next::Decision { seat, .. } => table.decide(seat, act)?,
            _ => return table.settle(),
        }
    }
}

#[track_caller]
fn check(wagers: &[(&str, i64)], act: &str, cards: &str, expected: &[&str]) {
    let settled = play(wagers, act, cards).unwrap_or_else(|refusal| panic!("{refusal}"));
    let found: Vec<String> = settled.lines.iter().map(written).collect();
    assert_eq!(found, expected);
}

#[test]
fn a_dealer_below_queen_high_does_not_play() {
    let lines = [
        "1 play pushes 0 uk:5.16.a.i",
        "1 ante-bonus pushes 0 uk:5.20",
        "1 ante wins 10 uk:5.16.a.iii",
    ];
    check(&[("ante", 10)], "play", "2h 5c 9d Jh 9c 2d", &lines);
    let lines =
        ["1 play loses 10 uk:5.19", "1 ante-bonus pushes 0 uk:5.20", "1 ante loses 10 uk:5.19"];
    check(&[("ante", 10)], "play 10.00", "2h 5c 9d Qh 3c 2d", &lines);
}

#[test]
fn a_straight_earns_its_bonus_even_when_it_loses() {
    let lines = [
        "1 play loses 10 uk:5.19",
        "1 ante-bonus wins 10 uk:5.20.a",
        "1 ante loses 10 uk:5.19",
        "1 pair-plus wins 30 uk:5.22.c",
    ];
    check(&[("ante", 10), ("pair-plus", 5)], "play", "4h 5c 6d 7h 8c 9d", &lines);
}

#[test]
fn a_fold_loses_the_ante_and_leaves_pair_plus_to_its_cards() {
    let lines = ["1 ante loses 10 uk:5.14", "1 pair-plus wins 5 uk:5.22.a"];
    check(&[("ante", 10), ("pair-plus", 5)], "fold", "2h 2c 9d Qh 3c 2d", &lines);
    let lines = ["1 pair-plus loses 5 uk:5.23"];
    check(&[("pair-plus", 5)], "", "2h 4c 9d Qh 3c 2d", &lines);
}

#[test]
fn a_play_wager_equals_the_ante() {
    let cards = "2h 5c 9d Qh 3c 2d";
    let rule = |act| play(&[("ante", 10)], act, cards).err().and_then(|refusal| refusal.rule);
    assert_eq!(rule("play 9.99"), Some(law::uk::R5_13));
    assert_eq!(rule("play 10.01"), Some(law::uk::R5_13));
    assert_eq!(rule("raise"), Some(law::uk::R5_13));
    assert_eq!(rule("play 10.00"), None);
    let early = play(&[("play", 10)], "", cards).err().and_then(|refusal| refusal.rule);
    assert_eq!(early, Some(law::uk::R5_11));
}

#[test]
fn the_worst_queen_has_the_number_that_is_counted() {
    let number = |text: &str| {
        let cards: [cards::Card; 3] =
            cards::parse_cards(text).expect("cards").try_into().expect("three");
        hands::three(&cards).number()
    };
    assert_eq!(number("Qh 3c 2d"), super::QUEEN_HIGH);
    assert_eq!(number("Jh Tc 8d"), super::QUEEN_HIGH - 1);
}
