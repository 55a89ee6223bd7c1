//! The deck of Badugi running out, and what it takes from other draw games.
//!
//! Rules: ca:badugi/

use super::course::course;
use super::{draws, run_out};

const GAME: &str = "ca/badugi";

#[test]
fn r7_b_discards_are_shuffled_for_the_third_draw() {
    // Two draws of one card each leave eight; the third takes fourteen.
    let drawn = course(GAME, 7).draws(1, &[1; 7]).draws(2, &[1; 7]).draws(3, &[2; 7]).to(3);
    assert_eq!(drawn.streets[3], "b1122334S17b4556677");
    run_out::completed(GAME, 4);
}

#[test]
fn exposed_cards_and_wrong_sizes_go_by_the_sister_texts() {
    draws::on_draw(GAME, "ca:kansas-city-lowball/9.d");
    draws::wrong_size(GAME, "ca:kansas-city-lowball/11.a", 3);
}
