//! Cards burned too early in Super 7 Card Stud Hi/Lo, mixed in when the deck runs out.
//!
//! Rules: ca:super-7-card-stud-hi-lo/

use super::run_out;

#[test]
fn rs6_c_cards_burned_too_early_are_mixed_in() {
    run_out::stud_early("ca/super-7-card-stud-hi-lo", "ca:super-7-card-stud-hi-lo/s6.c");
}
