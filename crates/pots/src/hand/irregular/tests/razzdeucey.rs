//! Cards burned too early in Razzdeucey, mixed in when the deck runs out.
//!
//! Rules: ca:razzdeucey/

use super::run_out;

#[test]
fn rs6_c_cards_burned_too_early_are_mixed_in() {
    run_out::stud_early("ca/razzdeucey", "ca:razzdeucey/s6.c");
}
