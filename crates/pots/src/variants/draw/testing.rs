//! What Lowball's tests share.

use crate::script::Played;
use crate::testing::{Setup, hand};

/// $2-$4 as usual.
pub(super) fn usual() -> Setup {
    hand("ca/lowball")
}

/// $30-$60 with blinds of $10, $20 and $30, the button at seat 1.
pub(super) fn table() -> Setup {
    usual().set("small=30 big=60 blinds=10/20/30").stacks(&["500"; 3])
}

/// The same with four players: seat 4 speaks first.
pub(super) fn four() -> Setup {
    table().stacks(&["500"; 4])
}

pub(super) const FIRST: &[&str] = &["550.00", "480.00", "470.00"];
pub(super) const LAST: &[&str] = &["470.00", "480.00", "550.00"];

/// Two hands for $30 each and $20 of a blind.
#[track_caller]
pub(super) fn two(one: &'static str, three: &'static str, stacks: &[&str]) -> Played {
    let setup = table().cards(1, one).cards(3, three).acts("1 call, 2 fold, 3 check");
    setup.acts("3 pat, 1 pat, 3 check, 1 check").ends(stacks)
}

/// The first hand is better, whoever holds it.
#[track_caller]
pub(super) fn beats(hands: &[[&'static str; 2]]) {
    for [better, worse] in hands {
        two(better, worse, FIRST);
        two(worse, better, LAST);
    }
}
