//! What several games say in the same words, checked for each of them.

use super::testing::{by, empty, menu_of, play, posts, round, seats, table};
use super::{Back, How, Setup, Sitting, Status};
use crate::ring::Ring;
use cards::AnyCard;
use money::Cents;
use std::sync::Arc;
use table::{Ask, Input, Seat, Table as _, Verbs as _, Viewer};

/// A stack.
pub(super) const CHIPS: Cents = Cents::dollars(100);

/// Four players at seats 1 to 4, the button having gone round once.
pub(super) fn running(id: &str, set: &str) -> Sitting {
    let mut sitting = table(id, set, 4);
    for winner in [1, 2, 1, 2] {
        play(&mut sitting, winner);
    }
    assert!(sitting.went_round());
    sitting
}

/// The button goes one seat on after each hand, and nobody may keep it.
pub(super) fn button_moves(id: &str, keeps: &str) {
    let mut sitting = table(id, "", 4);
    for button in [1, 2, 3, 4, 1] {
        assert_eq!(sitting.button(), Some(button), "{id}");
        play(&mut sitting, 1);
        by(sitting.keep_button(button), keeps);
    }
}

/// The blinds are left of the button, wherever it is.
pub(super) fn blinds_follow(id: &str) {
    let mut sitting = table(id, "", 4);
    for expected in [(1, 2, 3), (2, 3, 4), (3, 4, 1), (4, 1, 2)] {
        assert_eq!(round(&mut sitting, 1), expected, "{id}");
    }
}

/// What the seats post in a first hand of $2-$4.
pub(super) fn posted(id: &str, players: u8, live: &[&str]) {
    let (dealt, _) = table(id, "", players).deal().unwrap();
    let found: Vec<String> = dealt.iter().map(|player| player.live.plain()).collect();
    assert_eq!(found, live, "{id}");
}

/// A newcomer is dealt in at once and posts nothing.
pub(super) fn at_once(id: &str, set: &str) {
    let mut sitting = running(id, set);
    sitting.join(6, CHIPS, How::AtOnce).unwrap();
    let players = play(&mut sitting, 1);
    assert_eq!((seats(&players), posts(&players, 6)), (vec![1, 2, 3, 4, 6], post("0.00", "0.00")));
}

/// A newcomer may not be dealt in at once.
pub(super) fn not_at_once(id: &str, set: &str, how: How, rule: &str) {
    by(running(id, set).join(6, CHIPS, how), rule);
}

/// A newcomer waits until the button has passed seat 6, that is until it comes to seat 1.
pub(super) fn after_button(id: &str, set: &str) {
    let mut sitting = running(id, set);
    sitting.join(6, CHIPS, How::WaitForButton).unwrap();
    for _ in 0..4 {
        assert_eq!(seats(&play(&mut sitting, 1)), [1, 2, 3, 4]);
    }
    let players = play(&mut sitting, 1);
    assert_eq!((seats(&players), posts(&players, 6)), (vec![1, 2, 3, 4, 6], post("0.00", "0.00")));
}

/// A newcomer posts a big blind of $10 and is dealt in at once.
pub(super) fn posting(id: &str) {
    let mut sitting = running(id, "small=10 big=20");
    sitting.join(6, CHIPS, How::PostBigBlind).unwrap();
    assert_eq!(posts(&play(&mut sitting, 1), 6), post("10.00", "0.00"));
    assert_eq!(posts(&play(&mut sitting, 1), 6), post("0.00", "0.00"));
}

/// A newcomer is dealt in when the big blind comes.
pub(super) fn for_blind(id: &str, set: &str, big: &str) {
    let mut sitting = running(id, set);
    sitting.join(6, CHIPS, How::WaitForBlind).unwrap();
    assert_eq!(seats(&play(&mut sitting, 1)), [1, 2, 3, 4]);
    assert_eq!(seats(&play(&mut sitting, 1)), [1, 2, 3, 4]);
    assert_eq!(posts(&play(&mut sitting, 1), 6), post(big, "0.00"));
    assert_eq!(sitting.blinds(), Some((4, 6)));
}

/// With the button at seat 1 and the small blind at seat 3, a newcomer comes in at seat 2, and
/// the small blind stays where it is; seat 8 is not between them.
pub(super) fn between(id: &str, set: &str, big: &str, rule: &str) {
    let mut sitting = table(id, set, 5);
    for _ in 0..5 {
        play(&mut sitting, 1);
    }
    sitting.leave(2).unwrap();
    by(sitting.join(8, CHIPS, How::BetweenButtonAndBlind), rule);
    sitting.join(2, CHIPS, How::BetweenButtonAndBlind).unwrap();
    let players = play(&mut sitting, 1);
    assert_eq!((posts(&players, 2), sitting.blinds()), (post(big, "0.00"), Some((3, 4))));
}

/// Seat 2 takes the small blind and leaves; the big blind, due from seat 4, jumps to seat 5.
/// What seat 4 posts then.
pub(super) fn jumped(id: &str, set: &str, live: &str, dead: &str) {
    let mut sitting = table(id, set, 5);
    assert_eq!(round(&mut sitting, 1), (1, 2, 3));
    sitting.leave(2).unwrap();
    let players = play(&mut sitting, 1);
    assert_eq!(sitting.blinds(), Some((4, 5)));
    assert_eq!(posts(&players, 4), post(live, dead));
}

/// Five players, of whom seat 4 sat out while both blinds passed.
fn missed(id: &str) -> Sitting {
    let mut sitting = table(id, "", 5);
    assert_eq!(round(&mut sitting, 1), (1, 2, 3));
    sitting.sit_out(4).unwrap();
    assert_eq!(round(&mut sitting, 1), (2, 3, 5));
    assert_eq!(round(&mut sitting, 1), (3, 5, 1));
    assert_eq!(sitting.chair(4).unwrap().missed, [true, true]);
    sitting
}

/// Who missed blinds posts their sum, and may not come back without.
pub(super) fn missed_sum(id: &str, rule: &str) {
    let mut sitting = missed(id);
    by(sitting.come_back(4, Back::Play), rule);
    sitting.come_back(4, Back::Post).unwrap();
    let (live, dead) = posts(&play(&mut sitting, 1), 4);
    let sum = live.parse::<Cents>().unwrap() + dead.parse::<Cents>().unwrap();
    assert_eq!(sum, sitting.blind_sum());
    assert_eq!(posts(&play(&mut sitting, 1), 4), post("0.00", "0.00"));
}

/// Who missed a single blind owes the sum of all.
pub(super) fn missed_any(id: &str) {
    let mut sitting = table(id, "", 5);
    round(&mut sitting, 1);
    sitting.sit_out(4).unwrap();
    round(&mut sitting, 1);
    assert_eq!(sitting.chair(4).unwrap().missed, [false, true]);
    sitting.come_back(4, Back::Post).unwrap();
    assert_eq!(posts(&play(&mut sitting, 1), 4), post("2.00", "1.00"));
}

/// Who missed blinds may wait for the big blind.
pub(super) fn missed_wait(id: &str) {
    let mut sitting = missed(id);
    sitting.come_back(4, Back::Wait).unwrap();
    assert_eq!(seats(&play(&mut sitting, 1)), [1, 2, 3, 5]);
    assert_eq!(seats(&play(&mut sitting, 1)), [1, 2, 3, 5]);
    assert_eq!(posts(&play(&mut sitting, 1), 4), post("2.00", "0.00"));
}

/// Of blinds of $1 and $2 made up at once, the opening bet of $2 is live and $1 is dead.
pub(super) fn missed_parts(id: &str) -> (String, String) {
    let mut sitting = missed(id);
    sitting.come_back(4, Back::Post).unwrap();
    posts(&play(&mut sitting, 1), 4)
}

/// Who posted missed blinds may check or raise unraised, and has nothing to call.
pub(super) fn missed_acts(id: &str) {
    let mut sitting = missed(id);
    sitting.come_back(4, Back::Post).unwrap();
    let menu = menu_of(&mut sitting, 4);
    assert!(menu.may_check && menu.raise.is_some(), "{id}: {menu:?}");
}

/// At a game's start a seat that no blind has passed is free; later it is not.
pub(super) fn start_is_free(id: &str, rule: Option<&str>) {
    let mut sitting = table(id, "small=10 big=20", 4);
    play(&mut sitting, 1);
    sitting.join(7, CHIPS, How::AtOnce).unwrap();
    assert_eq!(posts(&play(&mut sitting, 1), 7), post("0.00", "0.00"));
    let Some(rule) = rule else { return };
    sitting.leave(2).unwrap();
    by(sitting.join(2, CHIPS, How::AtOnce), rule);
    for _ in 0..4 {
        play(&mut sitting, 1);
    }
    by(sitting.join(8, CHIPS, How::AtOnce), rule);
}

/// A seat that no blind has passed is taken freely; one that a blind passed costs all blinds.
pub(super) fn seats_are_free(id: &str, rule: &str) {
    let mut sitting = table(id, "", 5);
    play(&mut sitting, 1);
    sitting.move_seat(5, 7).unwrap();
    assert_eq!(sitting.chair(7).unwrap().status, Status::In);
    sitting.leave(2).unwrap();
    sitting.move_seat(4, 2).unwrap();
    by(sitting.come_back(2, Back::Play), rule);
    sitting.come_back(2, Back::Post).unwrap();
    assert_eq!(posts(&play(&mut sitting, 1), 2), post("2.00", "1.00"));
}

/// Who drew for the button and then misses the small blind owes both.
pub(super) fn drew(id: &str, rule: &str) {
    let mut sitting = table(id, "", 4);
    sitting.sit_out(2).unwrap();
    assert_eq!(round(&mut sitting, 1), (1, 3, 4));
    by(sitting.come_back(2, Back::Play), rule);
    sitting.come_back(2, Back::Post).unwrap();
    assert_eq!(posts(&play(&mut sitting, 1), 2), post("2.00", "1.00"));
}

/// Nobody may straddle.
pub(super) fn straddle(id: &str, rule: &str) {
    by(table(id, "", 4).straddle(4), rule);
}

/// The first button by these cards, in this order, at seats 1, 2 and so on.
pub(super) fn first(id: &str, cards: &[&str]) -> u8 {
    let drawn: Vec<(u8, AnyCard)> = (1..).zip(cards.iter().map(|c| c.parse().unwrap())).collect();
    players(id, cards.len() as u8).first_button(&drawn).unwrap()
}

/// The highest rank gets the first button, whatever its suit.
pub(super) fn first_is_highest(id: &str) {
    assert_eq!(first(id, &["Kh", "Ac", "Ks"]), 2, "{id}");
    assert_eq!(first(id, &["Ts", "9s", "Jc"]), 3, "{id}");
}

/// Of equal ranks spades, hearts, diamonds and clubs in this order.
pub(super) fn first_by_suit(id: &str) {
    assert_eq!(first(id, &["Kc", "Kd", "Kh", "Ks"]), 4, "{id}");
    assert_eq!(first(id, &["Kc", "Kd", "Kh"]), 3, "{id}");
    assert_eq!(first(id, &["Kc", "Kd"]), 2, "{id}");
}

/// Each gets one card, clockwise from the house dealer's left.
pub(super) fn first_in_order(id: &str, rule: &str) {
    let card = |text: &str| text.parse::<AnyCard>().unwrap();
    let mut sitting = players(id, 3);
    by(sitting.first_button(&[(2, card("Kh")), (1, card("Qh")), (3, card("Jh"))]), rule);
    by(sitting.first_button(&[(1, card("Kh")), (2, card("Qh"))]), rule);
    sitting.first_button(&[(1, card("Kh")), (2, card("Qh")), (3, card("Jh"))]).unwrap();
    by(sitting.first_button(&[(1, card("Kh")), (2, card("Qh")), (3, card("Jh"))]), rule);
}

/// Each draws one card, in any order.
pub(super) fn first_by_draw(id: &str, rule: &str) {
    let card = |text: &str| text.parse::<AnyCard>().unwrap();
    let mut sitting = players(id, 3);
    by(sitting.deal(), rule);
    by(sitting.first_button(&[(1, card("Kh")), (2, card("Qh"))]), rule);
    by(sitting.first_button(&[(1, card("Kh")), (2, card("Kh")), (3, card("Jh"))]), rule);
    let drawn = [(3, card("Kh")), (1, card("Qh")), (2, card("Jh"))];
    assert_eq!(sitting.first_button(&drawn).unwrap(), 3);
}

/// Cards drawn for the button are in the deck of the first hand, and the blinds are known.
pub(super) fn first_cards_go_back(id: &str) {
    let mut ring = Ring::open(Arc::clone(table(id, "", 4).stakes()), Setup::default());
    for seat in (1..=4).filter_map(Seat::new) {
        ring.tell(Input::Join { seat, buy: CHIPS, how: None }).unwrap();
    }
    let aces: Vec<AnyCard> = (48..52).rev().filter_map(AnyCard::from_code).collect();
    let mut spots = Vec::new();
    for card in &aces {
        let Ask::Card { to, .. } = ring.next() else { panic!("{id}: {:?}", ring.next()) };
        ring.tell(Input::Card((*card).into())).unwrap();
        spots.push(to);
    }
    let sight = ring.sight(Viewer::Croupier);
    assert!(spots.iter().all(|spot| sight.spot(spot).is_empty()), "{id}: a card lies there still");
    ring.tell(Input::Deal {}).unwrap();
    for card in aces {
        ring.tell(Input::Card(card.into())).unwrap_or_else(|refusal| panic!("{id}: {refusal}"));
    }
    assert_eq!(ring.sitting().and_then(Sitting::blinds), Some((2, 3)));
}

/// Of so many seated players those at these seats sit the first hand out, and in the second the
/// seats one further on.
pub(super) fn sit_out(id: &str, seated: u8, out: &[u8]) {
    let mut sitting = table(id, "", seated);
    for hand in 0..2 {
        let playing = seats(&play(&mut sitting, 1));
        let missing: Vec<u8> = (1..=seated).filter(|seat| !playing.contains(seat)).collect();
        let expected: Vec<u8> = out.iter().map(|seat| seat + hand).collect();
        assert_eq!(missing, expected, "{id}");
    }
}

/// So many seats and no more.
pub(super) fn seated(id: &str, most: u8, rule: &str) {
    let mut sitting = players(id, most);
    by(sitting.join(most + 1, CHIPS, How::AtOnce), rule);
}

/// Who antes plays, and who does not gets no cards.
pub(super) fn antes(id: &str) {
    let mut sitting = table(id, "", 4);
    sitting.no_ante(2).unwrap();
    let players = play(&mut sitting, 1);
    assert_eq!(seats(&players), [1, 3, 4], "{id}");
    assert!(players.iter().all(|player| player.ante == sitting.stakes().ante));
    assert_eq!(seats(&play(&mut sitting, 1)), [1, 2, 3, 4], "{id}");
}

/// A fixed ante from everybody, which is the pot before any bet.
pub(super) fn antes_are_the_pot(id: &str) {
    let mut sitting = table(id, "ante=0.50", 4);
    let (dealt, opening) = sitting.deal().unwrap();
    assert!(dealt.iter().all(|player| player.ante.get() == 50 && player.live == Cents::ZERO));
    let hand = crate::Hand::open(sitting.stakes().clone(), &dealt, opening).unwrap();
    assert_eq!(hand.pot(), Cents::dollars(2), "{id}");
}

/// One short buy-in follows each full one of $100.
pub(super) fn one_short(id: &str, set: &str, rule: &str) {
    let mut sitting = bought(id, set, "0.00");
    sitting.buy(1, Cents::dollars(40)).unwrap();
    sitting.get_mut(1).unwrap().chips = Cents::ZERO;
    by(sitting.buy(1, Cents::dollars(40)), rule);
    sitting.buy(1, CHIPS).unwrap();
    sitting.get_mut(1).unwrap().chips = Cents::ZERO;
    sitting.buy(1, Cents::dollars(40)).unwrap();
}

/// A table with a buy-in of $100 whose seat 1 has so much left of a full one.
pub(super) fn bought(id: &str, set: &str, chips: &str) -> Sitting {
    let terms = Setup { buy_in: CHIPS, ..Setup::default() };
    let mut sitting = empty(id, set, terms);
    sitting.join(1, CHIPS, How::AtOnce).unwrap();
    sitting.get_mut(1).unwrap().chips = chips.parse().unwrap();
    sitting
}

/// So many players who have not drawn for the button.
fn players(id: &str, count: u8) -> Sitting {
    let mut sitting = empty(id, "", Setup::default());
    for seat in 1..=count {
        sitting.join(seat, CHIPS, How::AtOnce).unwrap();
    }
    sitting
}

pub(super) fn post(live: &str, dead: &str) -> (String, String) {
    (live.to_owned(), dead.to_owned())
}
