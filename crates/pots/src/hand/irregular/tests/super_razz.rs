//! Cards burned too early in Super Razz, mixed in when the deck runs out.
//!
//! Rules: ca:super-razz/

use super::run_out;

#[test]
fn rs6_c_cards_burned_too_early_are_mixed_in() {
    run_out::stud_early("ca/super-razz", "ca:super-razz/s6.c");
}
