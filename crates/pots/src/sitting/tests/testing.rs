//! A table in a few lines, for tests.

use super::{How, Setup, Sitting};
use crate::act::{Awaited, Decision, Menu, Move, To};
use crate::hand::{Hand, Opening, Player};
use crate::variants;
use cards::AnyCard;
use law::Posted;
use money::Cents;
use std::collections::VecDeque;
use std::sync::Arc;
use table::Refusal;

/// An empty table of a game; `set` is `name=value` pairs parted by spaces.
pub(crate) fn empty(id: &str, set: &str, terms: Setup) -> Sitting {
    let mut posted = Posted::new();
    for pair in set.split_whitespace() {
        let (name, value) = pair.split_once('=').expect("name=value");
        posted.insert(name.to_owned(), value.to_owned());
    }
    let variant = variants::find(id).unwrap_or_else(|| panic!("{id} is no pot game"));
    let stakes = variant.post(&posted).unwrap_or_else(|breach| panic!("{breach}"));
    Sitting::open(Arc::new(stakes), terms)
}

/// A table of players with $100 each at seats 1, 2 and so on, the first button at seat 1.
pub(crate) fn table(id: &str, set: &str, players: u8) -> Sitting {
    let mut sitting = empty(id, set, Setup::default());
    for seat in 1..=players {
        sitting.join(seat, Cents::dollars(100), How::AtOnce).expect("a seat");
    }
    if sitting.has_button() {
        let cards: Vec<(u8, AnyCard)> = (1..=players).zip(high_to_low()).collect();
        sitting.first_button(&cards).expect("a first button");
    }
    sitting
}

fn high_to_low() -> impl Iterator<Item = AnyCard> {
    (0..52).rev().filter_map(AnyCard::from_code)
}

/// What somebody posts: live, and dead.
pub(crate) fn posts(players: &[Player], seat: u8) -> (String, String) {
    let player = players.iter().find(|player| player.seat == seat).expect("dealt in");
    (player.live.plain(), player.dead.plain())
}

/// The seats dealt in.
pub(crate) fn seats(players: &[Player]) -> Vec<u8> {
    players.iter().map(|player| player.seat).collect()
}

/// Button, small and big blind of the next hand, which is then played out: all fold to a seat.
pub(crate) fn round(sitting: &mut Sitting, winner: u8) -> (u8, u8, u8) {
    play(sitting, winner);
    let (small, big) = sitting.blinds().expect("blinds");
    (sitting.state.held.expect("a button").0, small, big)
}

/// Deals a hand that all others fold to one seat.
pub(crate) fn play(sitting: &mut Sitting, winner: u8) -> Vec<Player> {
    let (players, opening) = sitting.deal().expect("a hand");
    let folds: Vec<u8> = seats(&players).into_iter().filter(|seat| *seat != winner).collect();
    let hand = play_on(sitting, &players, opening, &[], &folds);
    sitting.over(&hand).expect("over");
    players
}

/// Deals a hand with these cards that these seats fold; all others call to the end.
pub(crate) fn show(sitting: &mut Sitting, cards: &[(u8, &str)], folds: &[u8]) -> Hand {
    let (players, opening) = sitting.deal().expect("a hand");
    let hand = play_on(sitting, &players, opening, cards, folds);
    sitting.over(&hand).expect("over");
    hand
}

/// Deals a hand that is called round until a seat is asked to bet; what it may do then.
pub(crate) fn menu_of(sitting: &mut Sitting, seat: u8) -> Menu {
    hand_at(sitting, seat, "").menu().expect("a menu")
}

/// Deals a hand that is called round until a seat is asked to bet, these seats having folded.
pub(crate) fn hand_at(sitting: &mut Sitting, seat: u8, folds: &str) -> Hand {
    let (players, opening) = sitting.deal().expect("a hand");
    let folds: Vec<u8> =
        folds.split_whitespace().map(|seat| seat.parse().expect("seat")).collect();
    let mut hand = Hand::open(Arc::clone(sitting.stakes()), &players, opening).expect("a hand");
    loop {
        match hand.ask() {
            Awaited::Decide(place, Decision::Bet) if hand.places()[place].seat == seat => {
                return hand;
            }
            Awaited::Over => panic!("seat {seat} was not asked"),
            _ => step(&mut hand, &mut [], &folds),
        }
    }
}

/// Plays a hand; seat 0 is the board.
pub(crate) fn play_on(
    sitting: &Sitting,
    players: &[Player],
    opening: Opening,
    cards: &[(u8, &str)],
    folds: &[u8],
) -> Hand {
    let mut hand = Hand::open(Arc::clone(sitting.stakes()), players, opening).expect("a hand");
    let read = |text: &str| -> VecDeque<AnyCard> {
        text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
    };
    let mut given: Vec<(u8, VecDeque<AnyCard>)> =
        cards.iter().map(|(seat, text)| (*seat, read(text))).collect();
    while !hand.is_over() {
        step(&mut hand, &mut given, folds);
    }
    hand
}

/// What a seat does when it may.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    Folds,
    Calls,
}

impl From<bool> for Mood {
    fn from(folds: bool) -> Mood {
        if folds { Mood::Folds } else { Mood::Calls }
    }
}

/// Answers what a hand asks for.
pub(crate) fn step(hand: &mut Hand, given: &mut [(u8, VecDeque<AnyCard>)], folds: &[u8]) {
    match hand.ask() {
        Awaited::Over => {}
        Awaited::Shuffle => hand.shuffled().expect("a shuffle"),
        Awaited::Showdown => hand.show(&[]).expect("a showdown"),
        Awaited::Card(to) => {
            let seat = match to {
                To::Place(place, _) => Some(hand.places()[place].seat),
                To::Board(_) => Some(0),
                To::Burn => None,
            };
            let mine = given.iter_mut().find(|(at, _)| Some(*at) == seat);
            let card = mine.and_then(|(_, cards)| cards.pop_front());
            let kept: u64 =
                given.iter().flat_map(|(_, cards)| cards).fold(0, |set, card| set | card.bit());
            let free = hand.unseen() & !kept;
            let any = high_to_low().find(|card| card.bit() & free != 0);
            hand.card(card.or(any).expect("a card")).expect("dealt");
        }
        Awaited::Decide(place, choice) => {
            let act = act(hand, choice, folds.contains(&hand.places()[place].seat).into());
            hand.act(place, act).expect("an act");
        }
    }
}

fn act(hand: &Hand, choice: Decision, mood: Mood) -> Move {
    match choice {
        Decision::Draw(_) => Move::Draw(0),
        Decision::Discard => Move::Discard(0),
        Decision::Expose => Move::Hide,
        Decision::Bring => Move::Bring,
        Decision::Bet => {
            let menu = hand.menu().expect("a menu");
            match () {
                () if mood == Mood::Folds && menu.may_fold => Move::Fold,
                () if menu.may_check => Move::Check,
                () => Move::Call,
            }
        }
    }
}

/// A refusal must cite that rule.
#[track_caller]
pub(crate) fn by<T: std::fmt::Debug>(result: Result<T, Refusal>, rule: &str) {
    let refusal = result.expect_err("must be refused");
    assert_eq!(refusal.rule.map(|rule| rule.id), Some(rule), "{refusal}");
}

/// A no limit hand on the flop that all have called, unbet.
pub(crate) fn flop(id: &str) -> Hand {
    hand_on(&mut table(id, "limit=no", 4), 1)
}

/// Deals a hand that is called round until somebody is asked to bet on a street.
pub(crate) fn hand_on(sitting: &mut Sitting, street: usize) -> Hand {
    let (players, opening) = sitting.deal().expect("a hand");
    let mut hand = Hand::open(Arc::clone(sitting.stakes()), &players, opening).expect("a hand");
    while !(hand.street() == street && matches!(hand.ask(), Awaited::Decide(_, Decision::Bet))) {
        step(&mut hand, &mut [], &[]);
    }
    hand
}
