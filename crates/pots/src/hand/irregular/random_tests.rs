//! Every game played at random with full tables: the deck never fails, and whatever is ruled
//! leaves a hand that can be played to its end with all its money.

use super::list::EVERYWHERE;
use super::{Hand, List, Ruling};
use crate::act::{Awaited, Decision, Move};
use crate::hand::Player;
use crate::variant::Variant;
use crate::variants;
use cards::AnyCard;
use law::Cite;
use money::Cents;
use std::sync::Arc;

/// A small generator of numbers, the same on every run.
struct Dice(u64);

impl Dice {
    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    fn below(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % sides.max(1)
    }
}

/// How people play: how often they fold, how often something is ruled; of a hundred.
#[derive(Clone, Copy)]
struct Manner {
    folds: usize,
    rulings: usize,
}

fn open(variant: &'static Variant, players: u8) -> Hand {
    let stakes = Arc::new(variant.post(&law::Posted::new()).expect("the usual stakes"));
    let mut seated: Vec<Player> =
        (1..=players).map(|seat| Player::new(seat, Cents::dollars(500))).collect();
    let opening = stakes.post(&mut seated, usize::from(players) - 1);
    Hand::open(stakes, &seated, opening).expect("a hand")
}

/// A card that is still in the deck, as the hand knows it.
fn next_card(hand: &Hand, dice: &mut Dice) -> AnyCard {
    let unseen: Vec<u8> = (0..64).filter(|bit| hand.unseen() >> bit & 1 == 1).collect();
    assert!(!unseen.is_empty() && hand.stub > 0, "{}: no card left", hand.stakes.variant.id);
    AnyCard::from_code(unseen[dice.below(unseen.len())]).expect("a card")
}

fn act(hand: &Hand, place: usize, choice: Decision, manner: Manner, dice: &mut Dice) -> Move {
    let held = hand.places()[place].cards().len();
    match choice {
        Decision::Draw(most) => {
            let mut mask = 0;
            for _ in 0..dice.below(usize::from(most) + 1) {
                mask |= 1 << dice.below(held);
            }
            // Now and then everybody throws everything away.
            let all = u8::MAX >> (8 - held.min(usize::from(most)));
            Move::Draw(if dice.below(3) == 0 { all } else { mask })
        }
        Decision::Discard => {
            let hidden = (0..held as u8).find(|at| hand.allows(place, Move::Discard(*at)).is_ok());
            Move::Discard(hidden.expect("a hidden card"))
        }
        Decision::Expose if dice.below(2) == 0 && hand.allows(place, Move::Expose).is_ok() => {
            Move::Expose
        }
        Decision::Expose => Move::Hide,
        Decision::Bet | Decision::Bring => {
            let menu = hand.menu().expect("a menu");
            match (dice.below(100), menu.raise) {
                (n, _) if n < manner.folds && menu.may_fold => Move::Fold,
                (n, Some(span)) if n > 80 => Move::Raise(span.min),
                _ if choice == Decision::Bring => Move::Bring,
                _ if menu.may_check => Move::Check,
                _ => Move::Call,
            }
        }
    }
}

/// Every rule that is invoked in some game.
fn every_rule() -> Vec<Cite> {
    let lists = variants::all().flat_map(|variant| variant.own.irregular);
    let listed = lists.flat_map(|(List::Any(list) | List::NoLimit(list))| *list);
    let mut rules: Vec<Cite> = listed.chain(&EVERYWHERE).map(|(rule, _)| *rule).collect();
    rules.sort_unstable_by_key(|rule| rule.id);
    rules.dedup();
    rules
}

/// Rules on something, sensible or not; a refusal changes nothing.
fn rule(hand: &mut Hand, dice: &mut Dice) {
    let mut ruling = Ruling::new(dice.pick(&every_rule()));
    let place = dice.below(usize::from(hand.len));
    ruling.place = (dice.below(8) > 0).then_some(place);
    ruling.card = match dice.below(3) {
        0 => hand.places()[place].cards().last().copied(),
        1 if hand.stub > 0 => Some(next_card(hand, dice)),
        _ => None,
    };
    ruling.count = (dice.below(2) == 0).then(|| dice.below(4) as u8);
    ruling.amount = (dice.below(2) == 0).then(|| Cents::dollars(dice.below(20) as i64));
    let before = format!("{hand:?}");
    if hand.rule(ruling).is_err() {
        assert_eq!(before, format!("{hand:?}"), "refused: {}", ruling.rule.id);
    }
}

fn play(variant: &'static Variant, manner: Manner, dice: &mut Dice) {
    let mut hand = open(variant, variant.active);
    for _ in 0..2000 {
        if dice.below(100) < manner.rulings && !hand.is_over() {
            rule(&mut hand, dice);
        }
        match hand.ask() {
            Awaited::Over => break,
            Awaited::Shuffle => hand.shuffled().expect("a shuffle"),
            Awaited::Card(_) => hand.card(next_card(&hand, dice)).expect("a card"),
            Awaited::Decide(place, choice) => {
                let act = act(&hand, place, choice, manner, dice);
                hand.act(place, act).unwrap_or_else(|no| panic!("{}: {no}", variant.id));
            }
            Awaited::Showdown => hand.show(&[]).expect("a showdown"),
        }
    }
    assert!(hand.is_over(), "{}: {:?}", variant.id, hand.ask());
    let stacks: i64 = hand.places().iter().map(|place| place.stack.get()).sum();
    assert_eq!(stacks, i64::from(variant.active) * 50_000, "{}", variant.id);
}

#[test]
fn the_deck_never_fails() {
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    for variant in variants::all() {
        for round in 0..90 {
            let folds = [0, 0, 5][round % 3];
            play(variant, Manner { folds, rulings: 0 }, &mut dice);
        }
    }
}

#[test]
fn whatever_is_ruled_the_hand_ends_with_all_its_money() {
    let mut dice = Dice(0xD1B5_4A32_D192_ED03);
    for variant in variants::all() {
        for _ in 0..60 {
            play(variant, Manner { folds: 5, rulings: 30 }, &mut dice);
        }
    }
}
