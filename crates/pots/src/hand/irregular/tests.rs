//! Irregularities, game by game; here what games with the same texts share.

mod asian_five_card_stud;
mod badugi;
mod course;
mod crazy_pineapple;
mod dramaha_2_7;
mod draws;
mod kansas_city_lowball;
mod lowball;
mod match_it;
mod mexican_poker;
mod reverse_holdem;
mod run_out;
mod seven_card_stud;
mod tables;
mod texas_holdem;

use crate::hand::Hand;
use crate::script::Played;
use crate::testing::{Setup, hand};
use crate::variant::Face;
use cards::AnyCard;

/// The rules by which the deck was shuffled.
fn shuffles(played: &Played) -> Vec<&'static str> {
    let lines = played.lines.iter().filter(|line| line.what == "shuffles");
    lines.map(|line| line.rule.id).collect()
}

/// How many cards lie with the burns.
fn burns(hand: &Hand) -> u8 {
    hand.burns.count
}

/// Whether a card lies with them.
fn burned(hand: &Hand, card: &str) -> bool {
    let card: AnyCard = card.parse().expect("a card");
    hand.burns.known & card.bit() != 0
}

/// A seat's cards: `u` up, `d` down.
fn faces(hand: &Hand, seat: usize) -> String {
    let place = &hand.places()[seat - 1];
    let letter = |at| if place.face(at) == Face::Up { 'u' } else { 'd' };
    (0..place.cards().len()).map(letter).collect()
}

/// A seat's cards.
fn held(hand: &Hand, seat: usize) -> String {
    let cards: Vec<String> =
        hand.places()[seat - 1].cards().iter().map(ToString::to_string).collect();
    cards.join(" ")
}

/// Three players without a limit, $1 and $2 blinds.
fn no_limit(game: &'static str) -> Setup {
    hand(game).set("limit=no")
}

/// Seat 1 says $8 and puts in something else.
fn words(game: &'static str, rule: &'static str) {
    let said = || no_limit(game).ruled(rule, "act 1", "seat=1 amount=8.00");
    assert_eq!(said().reach().places()[0].bet.plain(), "8.00");
    said().acts("2 fold, 3 fold").ends(&["103.00", "99.00", "98.00"]);
    let call = no_limit(game).ruled(rule, "act 1", "seat=1 amount=2.00").reach();
    assert_eq!((call.places()[0].bet.plain(), call.street()), ("2.00".to_owned(), 0));
    no_limit(game).ruled(rule, "act 1", "seat=1").refused(rule);
    no_limit(game).ruled(rule, "act 1", "seat=2 amount=8.00").refused(rule);
}

/// On the flop seat 2 puts in a $25 chip without a word.
fn lone_chip(game: &'static str, rule: &'static str) {
    let flop = || no_limit(game).acts("1 call, 2 call, 3 check");
    let bet = flop().ruled(rule, "act 4", "seat=2 amount=25.00").reach();
    assert_eq!(bet.places()[1].bet.plain(), "25.00");
    let all = flop().ruled(rule, "act 4", "seat=2 amount=500.00").reach();
    assert_eq!(all.places()[1].bet.plain(), "98.00");
    no_limit(game).ruled(rule, "act 1", "seat=1 amount=25.00").refused(rule);
}

/// Before the flop seat 1 puts in a $25 chip without a word.
fn oversize(game: &'static str, rule: &'static str) {
    let call = no_limit(game).ruled(rule, "act 1", "seat=1 amount=25.00").reach();
    assert_eq!(call.places()[0].bet.plain(), "2.00");
    let flop = no_limit(game).acts("1 call, 2 call, 3 check");
    flop.ruled(rule, "act 4", "seat=2 amount=25.00").refused(rule);
}

fn clock(game: &'static str, start: &'static str, over: &'static str) {
    let runs = no_limit(game).ruled(start, "act 1", "seat=1").reach();
    assert_eq!(runs.irregular.clock, Some(0));
    no_limit(game).ruled(start, "act 1", "seat=2").refused(start);
    // An act stops it.
    let acted = no_limit(game).ruled(start, "act 1", "seat=1").acts("1 call");
    acted.ruled(over, "act 2", "seat=2").refused(over);
}

fn time_out(game: &'static str, start: &'static str, over: &'static str) {
    let out = no_limit(game).ruled(start, "act 1", "").ruled(over, "act 1", "").reach();
    assert!(!out.places()[0].is_live());
    // Without a bet to meet the player checks.
    let flop = no_limit(game).acts("1 call, 2 call, 3 check");
    let checks = flop.ruled(start, "act 4", "").ruled(over, "act 4", "").reach();
    assert!(checks.places()[1].is_live() && checks.betting.turn == 2);
    no_limit(game).ruled(over, "act 1", "").refused(over);
}
