//! Irregularities of Lowball.
//!
//! Rules: ca:lowball/

use crate::act::{Awaited, Decision};
use crate::testing::hand;

const GAME: &str = "ca/lowball";

#[test]
fn rs5_5_a_who_put_in_too_little_may_take_it_back_before_the_draw() {
    let rule = "ca:lowball/s5.5.a";
    let raised = || hand(GAME).set("blinds=1/1/2").acts("1 raise");
    let asked = raised().ruled(rule, "act 2", "seat=2 amount=1.00").reach();
    assert_eq!(asked.ask(), Awaited::Decide(1, Decision::Bet));
    assert_eq!(asked.places()[1].stack.plain(), "99.00");
    // Enough is enough; and somebody has acted since.
    raised().ruled(rule, "act 2", "seat=2 amount=3.00").refused(rule);
    raised().acts("2 fold").ruled(rule, "act 3", "seat=2 amount=1.00").refused(rule);
}

#[test]
fn rs5_5_b_after_the_draw_the_bet_has_to_be_completed() {
    let rule = "ca:lowball/s5.5.b";
    let drawn = hand(GAME).acts("1 call, 2 call, 3 check, 2 pat, 3 pat, 1 pat, 2 bet");
    let called = drawn.ruled(rule, "act 8", "seat=3 amount=1.00").reach();
    assert_eq!(called.places()[2].bet.plain(), "4.00");
    hand(GAME).acts("1 raise").ruled(rule, "act 2", "seat=2 amount=1.00").refused(rule);
}
