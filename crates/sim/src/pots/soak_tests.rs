//! A soak short enough for every day.

use super::soak::Soak;
use crate::stream::Seed;
use ::pots::variants;

#[test]
fn random_hands_of_every_game_in_every_form_hold_what_is_checked() {
    for variant in variants::all() {
        let seed = Seed::from(7);
        let soak = Soak { variant, first: 0, hands: 400, seed, threads: 2, every: 16 };
        let soaked = soak.run().unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(soaked.hands, 400);
        assert!(soaked.checked > 100 && soaked.tried > 30 * soaked.checked, "{soaked:?}");
    }
}
