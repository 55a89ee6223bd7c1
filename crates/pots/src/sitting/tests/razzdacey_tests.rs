//! Razzdacey from hand to hand.
//! Rules: ca:razzdacey/

use super::checks;

const ID: &str = "ca/razzdacey";

#[test]
fn rs5_a_seats_of_the_table() {
    checks::seated(ID, 8, "ca:razzdacey/s5.a");
}

#[test]
fn r1_everybody_pays_a_fixed_ante() {
    checks::antes_are_the_pot(ID);
}

#[test]
fn r1_a_no_cards_without_an_ante() {
    checks::antes(ID);
}

#[test]
fn r2_antes_are_the_pot() {
    checks::antes_are_the_pot(ID);
}
