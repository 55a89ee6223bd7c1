//! Omaha, limit and no limit.
//!
//! Rules: ca:omaha/

use super::testing::{duel, opened, raise, reasons, trio};
use crate::testing::{Setup, hand};
use money::Cents;

const ID: &str = "ca/omaha";

/// Three stacks of $100 at no limit, the blinds $1 and $2; seat 1 has the button and opens.
fn no_limit() -> Setup {
    hand(ID).set("limit=no")
}

/// The same on the flop, with $6 in the pot and seat 2 to open.
fn flop() -> Setup {
    no_limit().acts("1 call, 2 call, 3 check")
}

/// No limit, on the flop, with seat 1 or seat 3 short.
fn short(stacks: [&str; 3]) -> Setup {
    flop().stacks(&stacks)
}

#[test]
fn rs1_no_limit_is_dealt_and_won_like_limit() {
    let cards = ["Ah 2c 3c 4d", "7s 3s Qs Qd", "5c 5d 9s Ts"];
    let limit = trio(ID, cards).board("Kh Jh 9h 6h 5s");
    limit.ends(&["98.00", "98.00", "104.00"]);
    trio(ID, cards).board("Kh Jh 9h 6h 5s").set("limit=no").ends(&["98.00", "98.00", "104.00"]);
    let bets = |setup: Setup| opened(&setup.players(2)).places()[0].bet;
    assert_eq!(bets(no_limit()), bets(hand(ID)));
}

#[test]
fn r1_three_of_the_own_cards_do_not_play() {
    // K-Q-J would make a straight of 10-9.
    let played = duel(ID, "As Ks Qs Js", "2c 6d 7c 8d").board("Ts 2h 3d 4c 9h");
    let played = played.ends(&["98.00", "99.00", "103.00"]);
    assert_eq!(reasons(&played), ["ca:omaha/1"]);
}

#[test]
fn r1_one_of_the_own_cards_does_not_play() {
    // The ace of hearts would make a flush of four on the board.
    let setup = duel(ID, "Ah 2c 3c 4d", "5c 5d 7s 8s").board("Kh Qh Jh 9h 5s");
    setup.ends(&["98.00", "99.00", "103.00"]);
}

#[test]
fn r1_the_board_alone_does_not_play() {
    let setup = duel(ID, "2c 2d 3c 3d", "9c 9d 4c 4d").board("As Ks Qs Js Ts");
    setup.ends(&["98.00", "99.00", "103.00"]);
}

#[test]
fn r1_equal_hands_share_and_the_odd_chip_is_left_of_the_button() {
    let setup = || duel(ID, "As 2s 3h 4h", "Ac 2c 3d 4d").board("Kh Kd 9s 8c 7d");
    let played = setup().ends(&["100.50", "99.00", "100.50"]);
    assert_eq!(reasons(&played), ["reading:ca-equal-hands"]);
    setup().set("chip=1.00").ends(&["100.00", "99.00", "101.00"]);
}

#[test]
fn r6_a_blinds_count_as_bets() {
    assert_eq!(hand(ID).menu().call, Cents::dollars(2));
    assert_eq!(hand(ID).acts("1 call").menu().call, Cents::dollars(1));
    assert!(hand(ID).acts("1 call, 2 call").menu().may_check);
}

#[test]
fn r6_b_who_posted_a_blind_may_raise() {
    assert_eq!(raise(&hand(ID).acts("1 call")), Some(Cents::dollars(4)));
    assert_eq!(raise(&hand(ID).acts("1 call, 2 call")), Some(Cents::dollars(4)));
}

#[test]
fn r6_c_dead_collection_blind_buys_nothing() {
    let setup = || hand(ID).set("collection_blind=1.00");
    assert_eq!(opened(&setup()).pot(), Cents::dollars(4));
    assert_eq!(opened(&setup()).places()[0].stack, Cents::dollars(99));
    assert_eq!(setup().menu().call, Cents::dollars(2));
    setup().acts("1 fold, 2 fold").ends(&["99.00", "99.00", "102.00"]);
}

#[test]
fn r7_a_small_blind_is_next_left_of_the_button() {
    let bets = |players, button| {
        let hand = opened(&hand(ID).players(players).button(button));
        hand.places().iter().map(|place| place.bet.get()).collect::<Vec<_>>()
    };
    assert_eq!(bets(3, 1), [0, 100, 200]);
    assert_eq!(bets(4, 3), [200, 0, 0, 100]);
}

#[test]
fn r7_b_button_has_the_small_blind_against_one() {
    let hand = opened(&hand(ID).players(2).button(2));
    let bets: Vec<i64> = hand.places().iter().map(|place| place.bet.get()).collect();
    assert_eq!(bets, [200, 100]);
}

#[test]
fn r12_straddles_are_refused() {
    hand(ID).acts("1 straddle").refused("ca:omaha/12");
}

#[test]
fn rs2_1_raises_have_no_cap() {
    let raises = "1 raise 4.00, 2 raise 8.00, 3 raise 16.00, 1 raise 32.00, 2 raise 64.00";
    assert!(no_limit().acts(raises).menu().raise.is_some());
    hand(ID).acts("1 raise, 2 raise, 3 raise, 1 raise").refused("reading:ca-raise-cap");
}

#[test]
fn rs2_2_a_bet_below_the_bring_in_is_refused() {
    flop().acts("2 bet 1.99").refused("ca:omaha/s2.2.a");
    assert_eq!(flop().acts("2 bet 2.00").reach().pot(), Cents::dollars(8));
    let all_in = short(["100", "3.50", "100"]).acts("2 bet 1.50").reach();
    assert_eq!(all_in.pot().plain(), "7.50");
}

#[test]
fn rs2_2_b_who_has_checked_may_not_raise_a_bet_for_less() {
    let setup = || short(["100", "100", "3.50"]).acts("2 check, 3 bet 1.50");
    assert!(setup().menu().raise.is_some());
    setup().acts("1 call, 2 raise 6.00").refused("ca:omaha/s2.2.b");
    let full = short(["100", "100", "4.00"]).acts("2 check, 3 bet 2.00, 1 call");
    assert!(full.menu().raise.is_some());
}

#[test]
fn rs2_3_a_raise_is_as_large_as_the_last() {
    no_limit().acts("1 raise 3.99").refused("ca:omaha/s2.3.a");
    assert_eq!(no_limit().acts("1 raise 4.00").menu().call, Cents::dollars(3));
    no_limit().acts("1 raise 6.00, 2 raise 9.99").refused("ca:omaha/s2.3.a");
    assert!(no_limit().acts("1 raise 6.00, 2 raise 10.00").menu().raise.is_some());
    let all_in = no_limit().stacks(&["100", "9", "100"]).acts("1 raise 6.00, 2 raise 9.00");
    assert_eq!(all_in.menu().call, Cents::dollars(7));
}

#[test]
fn rs2_3_b_who_has_called_may_not_raise_an_all_in_for_less() {
    let acts = |all_in: &str| format!("2 bet 10.00, 3 call, 1 raise {all_in}, 2 call");
    let less = || short(["21.99", "100", "100"]).acts(&acts("19.99"));
    assert_eq!(less().menu().raise, None);
    less().acts("3 raise 40.00").refused("ca:omaha/s2.3.b");
    assert!(short(["22", "100", "100"]).acts(&acts("20.00")).menu().raise.is_some());
}

#[test]
fn pot_limit_is_the_pot_after_a_call() {
    let pot = || hand(ID).set("limit=pot");
    // $3 of blinds and a call of $2, raised by $5.
    pot().acts("1 raise 7.01").refused("reading:ca-pot-limit");
    assert_eq!(pot().acts("1 raise 7.00").menu().call, Cents::dollars(6));
}

#[test]
fn side_pots_are_halved_each_for_itself() {
    // Seat 1 has the best high for $10, seat 3 the low; seats 2 and 3 share the side pot.
    let setup = hand("ca/omaha-hi-lo")
        .set("limit=no")
        .stacks(&["10", "30", "30"])
        .cards(1, "Kc Kd Qh Jh")
        .cards(2, "Qc Qd Th 9h")
        .cards(3, "Ac 2d 9c Tc")
        .board("Ks Qs 3h 4d 7c")
        .acts("1 raise 10.00, 2 raise 30.00, 3 call");
    setup.ends(&["15.00", "20.00", "35.00"]);
}
