//! Rules: ca:mexican-poker/

use super::check::{Fees, asked, deal, drive, on_street, opens, seats, sizes, won};
use crate::act::{Awaited, Move, To};
use crate::hand::Hand;
use crate::testing::{Setup, hand};
use crate::variant::Face;
use money::Cents;

const ID: &str = "ca/mexican-poker";
pub(super) const FEES: Fees = Fees { id: ID, start: ["2c 4h 5d", "3c 5h 6d", "4c Kh 7d"] };

/// Seat 3 makes the forced bet and seats 1 and 2 call.
fn called() -> Setup {
    seats(ID, ["2c 4h 5d", "3c 5h 6d", "4c Kh 7d"]).acts("1 call, 2 call")
}

/// The first hand takes the pot from the second, wherever it sits; the joker is dealt down if it
/// comes first, else up.
#[track_caller]
fn beats(better: &'static str, worse: &'static str) {
    let won = |one, two| won(&hand(ID).players(2).cards(1, one).cards(2, two));
    assert_eq!(
        (won(better, worse), won(worse, better)),
        ("high 1 1.00".to_owned(), "high 2 1.00".to_owned())
    );
}

/// A hand of each kind, from the best down, each without cards of its neighbours.
const KINDS: [&str; 11] = [
    "X 5c 5d 5h 5s",
    "7c Jc Qc Kc Ac",
    "6d 7d Jd Qd Kd",
    "5c 5d 5h 5s 2c",
    "2h 4h 6h Jh Kh",
    "3c 3d 3s 4c 4d",
    "4s 5h 6c 7s Jh",
    "Qh Qs Qd 2d 4h",
    "As Ah 2s 2h 3h",
    "Ac Ad 5d 6s 7h",
    "Ah Ks Qc 5s 3c",
];

/// The kind of that place, from 1, stands between its neighbours.
#[track_caller]
pub(super) fn ranks(place: usize) {
    let from = place.saturating_sub(2);
    for two in KINDS[from..KINDS.len().min(place + 1)].windows(2) {
        beats(two[0], two[1]);
    }
}

#[test]
fn rs1_b_deal_clockwise_from_the_buttons_left() {
    for (button, first) in [(1, 1), (2, 2), (3, 0)] {
        let hand = drive(&hand(ID).button(button), |_| true);
        assert_eq!(hand.ask(), Awaited::Card(To::Place(first, Face::Down)));
    }
    assert_eq!(called().button(2).reach().button(), 1);
}

#[test]
fn rs2_a_five_cards_four_of_them_up() {
    let up = |setup: &Setup| {
        let hand = drive(setup, |hand| hand.ask() == Awaited::Showdown);
        hand.places().iter().map(|p| (p.cards().len(), p.shown().count())).collect::<Vec<_>>()
    };
    assert_eq!(up(&hand(ID)), [(5, 4); 3]);
}

#[test]
fn rs2_b_one_card_down_one_up() {
    assert!(deal(ID).starts_with("du|"));
}

#[test]
fn rs2_d_down_card_may_be_turned_up_after_the_first_round() {
    let hand = called().acts("2 expose 3c").reach();
    assert_eq!(hand.places()[1].face(0), Face::Up);
    assert_eq!(hand.places()[0].face(0), Face::Down, "who says nothing keeps it");
    let other = called().acts("2 expose 5h").script().reach();
    assert!(other.is_err(), "5h lies up already");
}

#[test]
fn rs2_e_too_late_once_the_third_card_comes() {
    called().acts("3 expose 4c, 3 check, 1 expose 2c").refused("ca:mexican-poker/s2.d");
    seats(ID, FEES.start).acts("1 expose 2c").refused("ca:mexican-poker/s2.d");
}

#[test]
fn rs2_f_third_card_down_to_who_turned_up_else_up() {
    let hand = called().acts("2 expose 3c, 3 hide, 1 hide").reach();
    let faces = [0, 1, 2].map(|place| hand.places()[place].face(2));
    assert_eq!(faces, [Face::Up, Face::Down, Face::Up]);
}

#[test]
fn rs2_h_fourth_and_fifth_cards_go_the_same_way() {
    assert_eq!(deal(ID), "du|bu|bu|bu|");
    let rounds = "2 expose 3c, 3 check, 1 check, 2 check, 2 expose 6d, 3 check, 1 check, 2 check";
    let cards = ["2c 4h 5d 2h 3h", "3c 5h 6d 3s 4s", "4c Kh 7d 6c 5s"];
    let hand = seats(ID, cards).acts("1 call, 2 call").acts(rounds).acts("1 expose 2c").reach();
    let faces = hand.places().iter().map(|place| [0, 1, 2, 3, 4].map(|card| place.face(card)));
    let down: Vec<Vec<usize>> =
        faces.map(|faces| (0..5).filter(|card| faces[*card] == Face::Down).collect()).collect();
    assert_eq!(down, [vec![4], vec![3], vec![0]], "one card is down, the newest of who turned");
}

#[test]
fn rs2_i_highest_hand_takes_the_pot() {
    beats("Ac Ad 5d 6s 7h", "Kc Kd 5s 6h 7d");
}

#[test]
fn rs3_11_high_card_eleventh() {
    ranks(11);
    beats("Ah Ks Qc 5s 3c", "Kh Qs Jc 7s 4c");
}

#[test]
fn r1_a_forty_cards_and_the_joker() {
    assert_eq!(hand(ID).script().stakes.deck.set().count_ones(), 41);
    for card in ["8c 2h", "9d 2h", "Ts 2h"] {
        seats(ID, [card, "3c 4c", "5c 6c"]).acts("1 call").refused("ca:mexican-poker/1.a");
    }
}

#[test]
fn r1_b_joker_dealt_down_is_wild() {
    beats("X 5c 5d 2h 3s", "As Ah 2s 2c 3h");
    // It stays wild when its player turns it up.
    let cards = ["X 5c 5d 2h 3s", "As Ah 2s 2c 3h"];
    let setup = hand(ID).players(2).cards(1, cards[0]).cards(2, cards[1]);
    let turned = setup.acts("1 call, 1 expose X, 1 check, 2 check, 1 check, 2 check");
    let played = turned.acts("1 check, 2 check").ends(&["100.50", "99.50"]);
    assert_eq!(played.hand.places()[0].face(0), Face::Up);
    // Among upcards too: its pair of fives opens before an ace and a deuce.
    assert_eq!(asked(&setup_turned().reach()), 1);
}

/// Seat 1 turns a joker up beside a five; seat 2 shows ace and deuce.
fn setup_turned() -> Setup {
    let setup = hand(ID).players(2).cards(1, "X 5c 6d").cards(2, "7s Ah 2s");
    setup.acts("1 call, 1 expose X")
}

#[test]
fn r1_c_joker_dealt_up_is_an_ace_or_fills_a_straight_or_flush() {
    beats("6s 6h 4c 3d 2c", "5c X 5d 2h 3s");
    beats("Ac X 2d 3h 6s", "Ks Kh Qc Jd 7c");
    beats("2h X 4h 6h Jh", "4s 5c 6d 7s Jd");
    beats("4s X 6c 7s Jh", "Qh Qs Qd 2d 4h");
    beats("Ac X Ad Ah As", "7c Jc Qc Kc 6c");
}

#[test]
fn r2_a_highest_upcard_clockwise_from_the_button_is_forced() {
    assert_eq!(opens(ID, 0, ["2c Kh", "3c Qs", "4c Jd"]), 1);
    assert_eq!(opens(ID, 0, ["2c Kh", "3c Ks", "4c Qd"]), 2, "the button is at seat 1");
    assert_eq!(opens(ID, 0, ["2c Kh", "3c Qs", "4c Ad"]), 3);
    seats(ID, FEES.start).acts("3 fold").refused("ca:mexican-poker/2.a");
    seats(ID, FEES.start).acts("3 complete").reach();
}

#[test]
fn r2_b_joker_dealt_up_counts_as_an_ace() {
    assert_eq!(opens(ID, 0, ["2c Kh", "3c Qs", "4c X"]), 3);
    assert_eq!(opens(ID, 0, ["2c X", "3c Qs", "4c Ah"]), 3, "an ace first in order");
    assert_eq!(opens(ID, 0, ["2c Ah", "3c Qs", "4c X"]), 3, "the joker first in order");
}

#[test]
fn r3_a_highest_upcards_open_later() {
    let cards = ["2c Kh 3d 3h", "3c Qs Qd 2d", "4c Ah Kd Ks"];
    assert_eq!([1, 2, 3].map(|street| opens(ID, street, cards)), [2, 3, 3]);
}

#[test]
fn r3_b_equal_showing_with_a_joker_is_no_worse() {
    assert_eq!(opens(ID, 1, ["2c 2h 3d", "3c Ks X", "4c Ah Kd"]), 2);
    assert_eq!(opens(ID, 1, ["2c 2h 3d", "3c Ah Kd", "4c Ks X"]), 2);
}

#[test]
fn r3_c_nearest_to_the_button_of_equals_opens() {
    assert_eq!(opens(ID, 1, ["2c Ah Kd", "3c 2h 3d", "4c As Kh"]), 3);
    assert_eq!(opens(ID, 1, ["2c Ah Kd", "3c Ac Kc", "4c As Kh"]), 2);
}

#[test]
fn r5_seven_straights() {
    let rising = [
        "Ac 2d 3h 4s 5c",
        "2c 3d 4h 5s 6c",
        "3c 4d 5h 6s 7c",
        "4c 5d 6h 7s Jc",
        "5c 6d 7h Js Qc",
        "6c 7d Jh Qs Kc",
        "7c Jd Qh Ks Ac",
    ];
    rising.windows(2).for_each(|two| beats(two[1], two[0]));
    beats(rising[0], "Qh Qs Qd 2h 4d");
    beats("2c 2s 3s 4d 6d", "Qh Kd Ac 3h 2d");
}

#[test]
fn r9_burn_before_the_third_and_later_cards() {
    assert_eq!(deal(ID).matches('b').count(), 3);
    assert!(deal(ID).starts_with("du|b"));
}

#[test]
fn r10_who_has_checked_may_raise() {
    assert_eq!(sizes(&called().acts("3 check, 1 bet, 2 fold").reach()), "4.00");
    assert!(called().acts("3 check, 1 bet, 2 fold, 3 raise").script().reach().is_ok());
}

#[test]
fn r11_raise_at_least_as_large_as_the_last_bet() {
    let bet = || called().set("limit=no").acts("3 bet 10");
    for to in ["19.99", "15"] {
        bet().acts(&format!("1 raise {to}")).refused("ca:mexican-poker/11");
    }
    assert_eq!(bet().acts("1 raise 20").menu().call, Cents::dollars(20));
    bet().acts("1 raise 25, 2 raise 39").refused("ca:mexican-poker/11");
    let spread = called().set("limit=spread big=10").acts("3 bet 6");
    spread.acts("1 raise 10").refused("ca:mexican-poker/11");
}

#[test]
fn r13_string_bets_refused() {
    called().acts("3 bet, 3 raise").refused("ca:mexican-poker/15.a");
    called().acts("3 check, 1 bet, 1 raise").refused("ca:mexican-poker/15.a");
}

#[test]
fn r15_a_everybody_acts_in_turn() {
    called().acts("1 check").refused("ca:mexican-poker/15.a");
    called().acts("3 check, 2 check").refused("ca:mexican-poker/15.a");
}

#[test]
fn r15_b_first_who_checked_shows_first() {
    let cards = ["2c 4h 5d 6s 7s", "3c 5h 6d 7h 2d", "4c Kh 7d Qs 3s"];
    let order = |hand: &Hand| hand.show_order().map(|place| place + 1).collect::<Vec<_>>();
    let end = drive(&seats(ID, cards), |hand| hand.ask() == Awaited::Showdown);
    assert_eq!((asked(&on_street(&seats(ID, cards), 3)), order(&end)), (3, vec![3, 1, 2]));
    // After a bet, whoever bet last.
    let mut hand = on_street(&seats(ID, cards), 3);
    for (place, act) in [(2, Move::Check), (0, Move::Raise(Cents::dollars(4))), (1, Move::Call)] {
        hand.act(place, act).expect("an act in turn");
    }
    hand.act(2, Move::Call).expect("a call");
    assert_eq!(order(&hand), [1, 2, 3]);
}
