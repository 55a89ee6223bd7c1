//! Omaha High/Low from hand to hand: kills after a scoop.
//! Rules: ca:omaha-hi-lo/

use super::testing::{posts, show, table};
use super::{KillPots, Setup};
use money::Cents;

/// Seat 1 wins high and low of the board; without a low it wins all by the high hand.
const SCOOP: [(u8, &str); 3] = [(1, "As 2s Kd Kc"), (2, "Qh Qc Jh Jc"), (0, "3s 4s 5h Kh 9d")];
const HIGH_ONLY: [(u8, &str); 3] = [(1, "As 2s Kd Kc"), (2, "Qh 8c Jh Jc"), (0, "Ts 9s Th Kh 9d")];
const SPLIT: [(u8, &str); 3] = [(1, "Ah 2d Td 9c"), (2, "Kd Kc Qh 8c"), (0, "3s 4s 5h Kh Ks")];

/// Who kills after a hand of two players of a house with kills, whose pot is of that size.
fn killer(set: &str, pot: &str, cards: &[(u8, &str)]) -> Option<u8> {
    let pot: Cents = pot.parse().unwrap();
    let mut sitting = table("ca/omaha-hi-lo", set, 2);
    sitting.terms = Setup { kills: KillPots::On, ..Setup::default() };
    // What blinds and calls leave out is a dead blind of the button's.
    let big = sitting.stakes().least_bet();
    let mut stakes = (**sitting.stakes()).clone();
    stakes.collection_blind = pot - big - big;
    sitting.stakes = stakes.into();
    let hand = show(&mut sitting, cards, &[]);
    let total: Cents = hand.outcome().unwrap().awards.iter().map(|award| award.amount).sum();
    assert_eq!(total, pot);
    sitting.killer()
}

#[test]
fn r2_scoop_of_a_large_pot_kills_the_next() {
    assert_eq!(killer("small=2 big=4", "40", &SCOOP), Some(1));
    assert_eq!(killer("small=2 big=4", "40", &HIGH_ONLY), None);
    assert_eq!(killer("small=2 big=4", "40", &SPLIT), None);
    assert_eq!(killer("small=5 big=10", "99", &SCOOP), None, "no figure is printed for $5-$10");
    let mut sitting = table("ca/omaha-hi-lo", "small=2 big=4", 3);
    sitting.terms = Setup { kills: KillPots::On, ..Setup::default() };
    sitting.state.killer = Some(1);
    let (players, opening) = sitting.deal().unwrap();
    assert_eq!((posts(&players, 1).0.as_str(), opening.kill), ("4.00", Some(0)));
}

#[test]
fn r2_a_two_four_takes_thirty_five() {
    assert_eq!(killer("small=2 big=4", "34.99", &SCOOP), None);
    assert_eq!(killer("small=2 big=4", "35.00", &SCOOP), Some(1));
    assert_eq!(killer("small=2 big=4", "35.01", &SCOOP), Some(1));
}

#[test]
fn r2_b_three_six_takes_fifty() {
    assert_eq!(killer("small=3 big=6", "49.99", &SCOOP), None);
    assert_eq!(killer("small=3 big=6", "50.00", &SCOOP), Some(1));
}

#[test]
fn r2_c_four_eight_takes_eighty() {
    assert_eq!(killer("small=4 big=8", "79.99", &SCOOP), None);
    assert_eq!(killer("small=4 big=8", "80.00", &SCOOP), Some(1));
}

#[test]
fn r2_d_six_twelve_takes_a_hundred() {
    assert_eq!(killer("small=6 big=12", "99.99", &SCOOP), None);
    assert_eq!(killer("small=6 big=12", "100.00", &SCOOP), Some(1));
}
