//! Super 7 Card Stud Hi/Lo from hand to hand.
//! Rules: ca:super-7-card-stud-hi-lo/

use super::checks;

const ID: &str = "ca/super-7-card-stud-hi-lo";

#[test]
fn rs5_a_seats_of_the_table() {
    checks::seated(ID, 8, "ca:super-7-card-stud-hi-lo/s5.a");
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
