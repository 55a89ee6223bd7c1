//! Lowball: the deal, the draw, betting and hands.
//!
//! Rules: ca:lowball/

use super::testing::{EVEN, LAST, beats, four, table, two};
use crate::act::{Awaited, Decision, Move, To};
use crate::testing::hand;
use crate::variants::triple_draw::testing::{NONE, ONE, at_bet, at_draw, opened, step, story};
use crate::variants::triple_draw::testing::{until, won};
use cards::AnyCard;
use money::Cents;

const ID: &str = "ca/lowball";

#[test]
fn rs1_a_the_lowest_hand_wins() {
    beats(ID, &[["8c 6d 4h 3s 2c", "9c 5d 4s 3d 2h"]]);
    let played = two(ID, "9c 5d 4s 3d 2h", "8c 6d 4h 3s 2c", LAST);
    assert_eq!(won(&played), ["3 wins low 80.00 ca:lowball/s1.a"]);
}

#[test]
fn rs1_c_bet_or_fold_before_the_draw() {
    four(ID).acts("4 check").refused("ca:lowball/s1.c");
    four(ID).acts("4 call, 1 check").refused("ca:lowball/s1.c");
    for act in ["4 call", "4 raise 60.00", "4 fold"] {
        four(ID).acts(act).reach();
    }
    // The large blind has bet already: reading ca-lowball-no-check.
    assert!(table(ID).acts("1 call, 2 call").menu().may_check);
    assert!(until(&table(ID), NONE, at_bet(1)).menu().expect("a menu").may_check, "after it");
}

#[test]
fn rs1_d_then_cards_are_replaced() {
    assert_eq!(
        story(&four(ID), ONE)[2..],
        ["draw 2 3 4 1", "burn", "deal 2 3 4 1", "bet 2 3 4 1", "show"]
    );
    let start = table(ID).cards(2, "Kc 7d 5h 3s 2c 4d").acts("1 call, 2 call, 3 check");
    let hand = start.acts("2 draw Kc, 3 pat, 1 pat").reach();
    let held: Vec<String> = hand.places()[1].cards().iter().map(ToString::to_string).collect();
    assert_eq!(held, ["7d", "5h", "3s", "2c", "4d"]);
}

#[test]
fn rs1_e_a_burn_before_it() {
    let mut hand = until(&table(ID), ONE, |hand| hand.ask() == Awaited::Card(To::Burn));
    let top = AnyCard::from_code(hand.unseen().trailing_zeros() as u8).expect("a card");
    step(&mut hand, ONE);
    assert!(matches!(hand.ask(), Awaited::Card(To::Place(1, _))), "now the draw is served");
    assert_eq!(hand.unseen() & top.bit(), 0);
    assert!(hand.places().iter().all(|place| !place.cards().contains(&top)));
}

#[test]
fn rs1_f_the_bet_doubles_after_the_draw() {
    let bet = |setup| until(&setup, NONE, at_bet(1)).menu().expect("a menu").raise.expect("a bet");
    assert_eq!(bet(table(ID)).min, Cents::dollars(60));
    assert_eq!(bet(hand(ID)).min, Cents::dollars(4), "of $2 without a word");
    assert_eq!(bet(table(ID).set("big=30")).min, Cents::dollars(30), "as posted");
}

#[test]
fn r2_a_the_wheel_is_best() {
    beats(
        ID,
        &[
            ["5c 4d 3h 2s Ac", "6c 4h 3d 2c As"],
            ["6c 4h 3d 2c As", "6d 5h 3c 2h Ah"],
            ["Kc Qd Jh Ts 9c", "Ac Ad 2h 3s 4c"],
            ["Ac Ad Kh Qs Jc", "2c 2d 3h 4s 5c"],
        ],
    );
}

#[test]
fn r2_b_straights_and_flushes_do_no_harm() {
    beats(ID, &[["5c 4c 3c 2c Ac", "6d 4h 3d 2d As"], ["7c 6c 5c 4c 3c", "8d 4h 3d 2d As"]]);
}

#[test]
fn r3_the_joker_is_the_lowest_card_missing() {
    // An ace; with an ace a deuce; with the wheel's four other cards the missing one.
    beats(ID, &[["X 8c 5d 4h 3s", "8d 5h 4s 3c 2d"], ["X Ac 7d 5h 4s", "7c 5d 4h 3s Ad"]]);
    beats(ID, &[["X 4d 3h 2s Ac", "6d 4h 3d 2d As"]]);
    two(ID, "X 5d 4h 2s Ac", "5c 4s 3d 2d As", EVEN);
    table(ID).set("joker=false").cards(1, "X").refused("reading:ca-lowball-deck");
}

#[test]
fn r9_up_to_five_cards_in_a_row() {
    let start = until(&table(ID), NONE, at_draw(1));
    assert_eq!(start.ask(), Awaited::Decide(1, Decision::Draw(5)));
    for count in 0..=5 {
        start.clone().act(1, Move::Draw((1 << count) - 1)).expect("a draw");
    }
    let six = start.allows(1, Move::Draw(0b11_1111)).expect_err("six cards");
    assert_eq!(six.rule.map(|rule| rule.id), Some("ca:lowball/9"));
    let told = story(&table(ID), |_, place| if place == 1 { 5 } else { 1 });
    assert_eq!(told[4], "deal 2 2 2 2 2 3 1");
    let held = table(ID).cards(2, "Kc 7d 5h 3s 2c").acts("1 call, 2 call, 3 check");
    held.acts("2 draw Kd").refused("ca:lowball/9");
}

#[test]
fn r14_who_has_checked_may_not_raise() {
    let acts = "1 call, 2 call, 3 check, 2 pat, 3 pat, 1 pat, 2 check, 3 bet, 1 call";
    assert_eq!(table(ID).acts(acts).menu().call, Cents::dollars(60));
    table(ID).acts(acts).acts("2 raise 120.00").refused("ca:lowball/14");
    let not_checked = "1 call, 2 call, 3 check, 2 pat, 3 pat, 1 pat, 2 check, 3 bet";
    table(ID).acts(not_checked).acts("1 raise 120.00").reach();
}

#[test]
fn r15_b_thirty_or_sixty_dollars() {
    let menu = four(ID).menu();
    let raise = menu.raise.expect("a raise");
    assert_eq!([menu.call, raise.min, raise.max], [30, 60, 60].map(Cents::dollars));
    four(ID).acts("4 raise 45.00").refused("ca:lowball/15.a");
    four(ID).acts("4 raise 90.00").refused("ca:lowball/15.a");
}

#[test]
fn rs5_1_a_a_kill_doubles_both_limits() {
    let killed = || four(ID).killed_by(4);
    let raise = killed().menu().raise.expect("a raise");
    assert_eq!([raise.min, raise.max], [120; 2].map(Cents::dollars), "$60 and a bet of $60");
    let bet = until(&killed(), NONE, at_bet(1)).menu().expect("a menu").raise.expect("a bet");
    assert_eq!([bet.min, bet.max], [120; 2].map(Cents::dollars));
}

#[test]
fn rs5_1_b_the_kill_blind_is_part_of_the_pot() {
    assert_eq!(opened(&four(ID).killed_by(4)).pot(), Cents::dollars(10 + 20 + 30 + 60));
    let folds = four(ID).killed_by(4).acts("1 raise, 2 fold, 3 fold, 4 fold");
    folds.ends(&["610.00", "480.00", "470.00", "440.00"]);
}

#[test]
fn rs5_4_a_killed_of_free_will_after_three_cards() {
    let hand = four(ID).acts("4 kill").reach();
    assert_eq!(hand.places()[3].bet, Cents::dollars(60));
    assert_eq!(hand.menu().expect("a menu").call, Cents::dollars(50), "the button has ten in");
    let mut three = until(&four(ID), NONE, |hand| hand.places()[0].cards().len() == 3);
    let done = three.kill(2).expect("the large blind kills");
    assert_eq!((done.paid, done.rule.id), (Cents::dollars(30), "ca:lowball/s5.1.b"));
}

#[test]
fn rs5_4_b_too_late_with_a_fourth_card() {
    let mut four = until(&four(ID), NONE, |hand| hand.places()[1].cards().len() == 4);
    let late = four.kill(3).expect_err("seat 2 has a fourth card");
    assert_eq!(late.rule.map(|rule| rule.id), Some("ca:lowball/s5.4.b"));
}

#[test]
fn rs5_4_c_it_takes_four_times_the_blind() {
    let stacks = |stack| four(ID).stacks(&["500", "500", "500", stack]).acts("4 kill");
    stacks("239.99").refused("ca:lowball/s5.4.c");
    stacks("240").reach();
    stacks("240.01").reach();
}

#[test]
fn rs5_4_d_sixteen_chips_of_a_blind_of_two() {
    let chips = |stack| {
        let setup = four(ID).set("small=2 big=4 blinds=1/1/2");
        setup.stacks(&["500", "500", "500", stack]).acts("4 kill")
    };
    assert_eq!(chips("16").reach().places()[3].bet, Cents::dollars(4));
    chips("15").refused("ca:lowball/s5.4.c");
}

#[test]
fn rs5_6_a_a_hand_is_killed_once() {
    let mut hand = opened(&four(ID).killed_by(4));
    let twice = hand.kill(0).expect_err("killed already");
    assert_eq!(twice.rule.map(|rule| rule.id), Some("ca:lowball/s5.6.a"));
    let mut hand = opened(&four(ID));
    hand.kill(0).expect("once");
    assert!(hand.kill(3).is_err());
}

#[test]
fn rs5_8_a_the_killer_acts_last_at_first() {
    let told = story(&four(ID).killed_by(4), NONE);
    assert_eq!(told[1], "bet 1 2 3 4");
    assert_eq!(story(&four(ID).killed_by(1), NONE)[1], "bet 4 2 3 1");
    assert_eq!(told[4], "bet 2 3 4 1", "on the first round only");
}

#[test]
fn rs5_8_b_after_the_killers_raise_the_action_goes_on_clockwise() {
    let acts = "1 call, 2 call, 3 call, 4 raise";
    let hand = four(ID).killed_by(4).acts(acts).reach();
    assert!(matches!(hand.ask(), Awaited::Decide(0, Decision::Bet)));
    four(ID).killed_by(4).acts(acts).acts("1 call, 2 call, 3 call").reach();
    let second = four(ID).killed_by(2).acts("4 call, 1 call, 3 call, 2 raise").reach();
    assert!(matches!(second.ask(), Awaited::Decide(2, Decision::Bet)));
}
