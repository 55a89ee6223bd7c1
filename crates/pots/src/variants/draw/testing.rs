//! What the tests of both Lowballs share.

use crate::script::Played;
use crate::testing::{Setup, hand};
use crate::variant::Exchange;
use crate::variants::find;

/// $30-$60 with blinds of $10, $20 and $30, the button at seat 1.
pub(super) fn table(id: &'static str) -> Setup {
    hand(id).set("small=30 big=60 blinds=10/20/30").stacks(&["500"; 3])
}

/// The same with four players: seat 4 speaks first.
pub(super) fn four(id: &'static str) -> Setup {
    table(id).stacks(&["500"; 4])
}

pub(super) const FIRST: &[&str] = &["550.00", "480.00", "470.00"];
pub(super) const LAST: &[&str] = &["470.00", "480.00", "550.00"];
pub(super) const EVEN: &[&str] = &["510.00", "480.00", "510.00"];

/// Two hands for $30 each and $20 of a blind, both standing pat on every draw.
#[track_caller]
pub(super) fn two(
    id: &'static str,
    one: &'static str,
    three: &'static str,
    stacks: &[&str],
) -> Played {
    let setup = table(id).cards(1, one).cards(3, three).acts("1 call, 2 fold, 3 check");
    let streets = find(id).expect("a game").streets.iter();
    let draws = streets.filter(|street| matches!(street.exchange, Exchange::Draw(_)));
    draws.fold(setup, |setup, _| setup.acts("3 pat, 1 pat, 3 check, 1 check")).ends(stacks)
}

/// The first hand is better, whoever holds it.
#[track_caller]
pub(super) fn beats(id: &'static str, hands: &[[&'static str; 2]]) {
    for [better, worse] in hands {
        two(id, better, worse, FIRST);
        two(id, worse, better, LAST);
    }
}
