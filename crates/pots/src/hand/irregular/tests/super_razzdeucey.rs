//! Cards burned too early in Super Razzdeucey, mixed in when the deck runs out.
//!
//! Rules: ca:super-razzdeucey/

use super::run_out;

#[test]
fn rs6_c_cards_burned_too_early_are_mixed_in() {
    run_out::stud_early("ca/super-razzdeucey", "ca:super-razzdeucey/s6.c");
}
