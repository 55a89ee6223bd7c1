//! What draw games with the same texts share.

use super::course::course;
use super::{burned, faces, held};
use crate::testing::hand;

/// Cards of the first deal to three players, with so many each.
fn rounds(cards: usize) -> String {
    "123".repeat(cards)
}

/// A hand that is misstated is foul, and wins nothing.
pub(super) fn foul(game: &'static str, rule: &'static str) {
    let dealt = hand(game).ruled(rule, "act 2", "seat=2").acts("1 call");
    assert!(!dealt.reach().places()[1].is_live());
    hand(game).ruled(rule, "act 2", "").acts("1 call").refused(rule);
}

/// Sevens, the joker and other low cards stay, eights and other high cards do not.
pub(super) fn kept(
    game: &'static str,
    rule: &'static str,
    low: &[&'static str],
    high: &[&'static str],
) {
    for card in low {
        let hand = hand(game).cards(2, card).ruled(rule, "card 2", "seat=2").reach();
        assert_eq!((hand.places()[1].cards().len(), faces(&hand, 2).as_str()), (5, "udddd"));
    }
    for card in high {
        hand(game).cards(2, card).ruled(rule, "card 2", "seat=2").refused(rule);
    }
}

/// An eight is replaced after the deal.
pub(super) fn replaced(game: &'static str, rule: &'static str) {
    let dealt = hand(game).cards(2, "8h 2c 3c 4c 5c 6d");
    assert_eq!(held(&dealt.ruled(rule, "card 2", "seat=2").reach(), 2), "2c 3c 4c 5c 6d");
    hand(game).cards(2, "7h").ruled(rule, "card 2", "seat=2").refused(rule);
    // Of 25 cards dealt in order the last is the first eight.
    let street = &course(game, 5).amiss(0, 25, rule, 5).to(0).streets[0];
    assert_eq!(*street, "12345".repeat(5) + "5");
}

/// The first exposed card is the burn.
pub(super) fn burn(game: &'static str, rule: &'static str) {
    let dealt = hand(game).cards(2, "8h").ruled(rule, "card 2", "seat=2");
    let dealt = dealt.acts("1 call, 2 call, 3 check, 2 pat, 3 pat, 1 pat");
    assert!(burned(&dealt.reach(), "8h"));
    assert_eq!(course(game, 5).amiss(0, 25, rule, 5).to(1).streets[1], "");
}

/// A card exposed on a draw is replaced when all are served; the burn and one card are out.
pub(super) fn on_draw(game: &'static str, rule: &'static str) {
    let drawn = || course(game, 3).draws(1, &[2, 1, 1]);
    assert_eq!(drawn().amiss(1, 2, rule, 1).to(1).streets[1], "b11231");
    assert_eq!(drawn().amiss(1, 5, rule, 1).to(1).streets[1], "b11231");
    hand(game).ruled(rule, "act 1", "seat=1").refused(rule);
}

/// A card flashed before the draw stays.
pub(super) fn flashed(game: &'static str, rule: &'static str) {
    let street = &course(game, 3).amiss(0, 4, rule, 1).to(0).streets[0];
    assert_eq!(*street, rounds(5));
    hand(game).acts("1 call").ruled(rule, "act 2", "seat=1").refused(rule);
}

/// A hand of the wrong size after the last draw is foul.
pub(super) fn wrong_size(game: &'static str, rule: &'static str, streets: usize) {
    let ran = course(game, 3).amiss(streets, 1, rule, 1).to(streets);
    assert!(!ran.hand.places()[0].is_live());
    hand(game).ruled(rule, "act 1", "seat=1").refused(rule);
}

/// Seat 2 was passed over: the card comes after the deal.
pub(super) fn filled(game: &'static str, rule: &'static str, cards: usize, board: &str) {
    let street = &course(game, 3).amiss(0, 1, rule, 2).to(0).streets[0];
    assert_eq!(*street, format!("13{}2{board}", rounds(cards - 1)));
    hand(game).ruled(rule, "card 2", "seat=1").refused(rule);
    hand(game).ruled(rule, "act 1", "seat=1").refused(rule);
}

/// The button was passed over: the card comes even after action.
pub(super) fn filled_late(game: &'static str, rule: &'static str, cards: usize, board: &str) {
    let street = &course(game, 3).amiss(0, 2, rule, 3).to(1).streets[0];
    assert_eq!(*street, format!("12{}{board}.3..", rounds(cards - 1)));
    hand(game).ruled(rule, "card 1", "seat=2").refused(rule);
}

/// Seat 2 was passed over: the card comes with the draw, beside those drawn.
pub(super) fn filled_on_draw(game: &'static str, rule: &'static str, cards: usize, board: &str) {
    let ran = course(game, 3).draws(1, &[0, 1, 0]).amiss(0, 1, rule, 2).to(1);
    assert_eq!(ran.streets[0], format!("13{}{board}...", rounds(cards - 1)));
    assert_eq!(ran.streets[1], "b22");
    assert_eq!(ran.hand.places()[1].cards().len(), cards);
}
