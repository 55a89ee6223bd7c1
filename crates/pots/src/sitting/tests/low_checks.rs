//! What both Lowballs say about coming in and about short blinds.

use super::checks::{CHIPS, post, running};
use super::testing::{by, hand_at, play, posts, round, seats, show, table};
use super::{Back, How, Sitting, Status, Voices};
use money::Cents;

/// $10-$20 with blinds of $5, $5 and $10.
pub(super) const SET: &str = "small=10 big=20 blinds=5/5/10";

/// The worst and the best hand of the table.
const WORST: &str = "Kc Kd Kh Qs Qd";
const BEST: &str = "7s 2s 3s 4s 5d";

/// A newcomer kills the pot: $20 of a $10 blind, and double limits.
pub(super) fn enters_by_kill(id: &str) {
    let mut sitting = running(id, SET);
    sitting.join(6, CHIPS, How::Kill).unwrap();
    let hand = hand_at(&mut sitting, 4, "");
    let place = hand.killer().unwrap();
    let killer = hand.places()[place];
    assert_eq!((killer.seat, killer.bet.plain().as_str()), (6, "20.00"));
    assert_eq!(hand.menu().unwrap().raise.unwrap().min, Cents::dollars(40));
}

/// A table of five whose seat 3, the big blind, has so much.
fn with_blind_of(id: &str, chips: &str) -> Sitting {
    let mut sitting = table(id, SET, 5);
    sitting.get_mut(3).unwrap().chips = chips.parse().unwrap();
    sitting
}

/// With $4.99 of a $10 blind seat 3 is dealt in.
pub(super) fn short_is_dealt_in(id: &str) {
    let players = play(&mut with_blind_of(id, "4.99"), 1);
    assert_eq!(seats(&players), [1, 2, 3, 4, 5]);
    assert_eq!(posts(&players, 3), post("4.99", "0.00"));
}

/// Seat 4 posts the big blind then.
pub(super) fn next_takes_the_blind(id: &str) {
    let mut sitting = with_blind_of(id, "4.99");
    assert_eq!(posts(&play(&mut sitting, 1), 4), post("10.00", "0.00"));
    assert_eq!(sitting.blinds(), Some((2, 4)));
}

/// After a win the $10 are owed on the next hand, on top of the $5 due there; who lost all owes
/// them after buying chips.
pub(super) fn short_is_owed(id: &str) {
    let mut sitting = with_blind_of(id, "4.99");
    show(&mut sitting, &[(3, BEST), (4, WORST)], &[1, 2, 5]);
    assert_eq!(posts(&play(&mut sitting, 1), 3), post("10.00", "5.00"));

    let mut sitting = with_blind_of(id, "4.99");
    show(&mut sitting, &[(3, WORST), (1, BEST)], &[2, 4, 5]);
    assert_eq!(sitting.chair(3).unwrap().chips, Cents::ZERO);
    sitting.buy(3, Cents::dollars(50)).unwrap();
    assert_eq!(posts(&play(&mut sitting, 1), 3), post("10.00", "5.00"));
}

/// Half of a $10 blind is a full one, and so is more: nothing is owed later.
pub(super) fn half_is_full(id: &str) {
    for chips in ["5.00", "5.01"] {
        let mut sitting = with_blind_of(id, chips);
        assert_eq!(posts(&play(&mut sitting, 3), 3), post("10.00", "0.00"));
        assert_eq!(sitting.blinds(), Some((2, 3)));
        assert_eq!(sitting.chair(3).unwrap().owed, Cents::ZERO);
    }
}

/// Five players of whom seat 4 sat out while the big blind passed, others having won.
fn passed(id: &str) -> Sitting {
    let mut sitting = table(id, SET, 5);
    assert_eq!(round(&mut sitting, 1), (1, 2, 3));
    sitting.sit_out(4).unwrap();
    assert_eq!(round(&mut sitting, 2), (2, 3, 5));
    sitting
}

/// Who missed the big blind waits for it.
pub(super) fn passed_waits(id: &str, rule: &str) {
    let mut sitting = passed(id);
    by(sitting.come_back(4, Back::Play), rule);
    by(sitting.come_back(4, Back::Post), rule);
    sitting.come_back(4, Back::Wait).unwrap();
    for winner in [1, 2, 1] {
        assert_eq!(seats(&play(&mut sitting, winner)), [1, 2, 3, 5]);
    }
    assert_eq!(posts(&play(&mut sitting, 2), 4), post("10.00", "0.00"));
}

/// Or kills the pot, if nobody objects.
pub(super) fn passed_kills(id: &str, rule: &str) {
    let mut sitting = passed(id);
    by(sitting.come_back(4, Back::Kill(Voices::Objection)), rule);
    sitting.come_back(4, Back::Kill(Voices::Consent)).unwrap();
    assert_eq!(posts(&play(&mut sitting, 1), 4), post("20.00", "0.00"));
}

/// Who moves nearer to the big blind plays at once; who moves away waits for the hands gained.
pub(super) fn moved(id: &str) {
    let mut sitting = table(id, SET, 5);
    for winner in [1, 2, 1] {
        play(&mut sitting, winner);
    }
    assert_eq!(sitting.blinds(), Some((4, 5)));
    sitting.leave(4).unwrap();
    let mut away = sitting.clone();
    sitting.move_seat(3, 7).unwrap();
    assert_eq!(sitting.chair(7).unwrap().status, Status::In);
    away.move_seat(1, 4).unwrap();
    assert_eq!(away.chair(4).unwrap().status, Status::WaitsHands(2));
    assert_eq!(seats(&play(&mut away, 2)), [2, 3, 5]);
    assert_eq!(seats(&play(&mut away, 3)), [2, 3, 5]);
    assert_eq!(seats(&play(&mut away, 2)), [2, 3, 4, 5]);
}
