//! Cards burned too early in Razzdacey, mixed in when the deck runs out.
//!
//! Rules: ca:razzdacey/

use super::run_out;

#[test]
fn rs6_c_cards_burned_too_early_are_mixed_in() {
    run_out::stud_early("ca/razzdacey", "ca:razzdacey/s6.c");
}
