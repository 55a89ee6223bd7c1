//! Evenings of the simulator: ten thousand in four parts, so that they run side by side;
//! `cargo xtask soak --evenings` plays any number.

use floor::simulator::{Honest, Told, at, evening, evenings};

/// Evenings of each part.
const PART: u64 = 2_500;

fn part(n: u64) {
    let told = evenings(n * PART, PART, 1).unwrap_or_else(|wrong| panic!("{wrong}"));
    assert!(told.rounds > PART && told.cuts > PART && told.failures > PART / 2, "{told:?}");
    assert!(told.repeats > PART / 2, "{told:?}");
}

#[test]
fn ten_thousand_evenings_with_faults_lose_nothing_part_1() {
    part(0);
}

#[test]
fn ten_thousand_evenings_with_faults_lose_nothing_part_2() {
    part(1);
}

#[test]
fn ten_thousand_evenings_with_faults_lose_nothing_part_3() {
    part(2);
}

#[test]
fn ten_thousand_evenings_with_faults_lose_nothing_part_4() {
    part(3);
}

#[test]
fn evenings_that_once_went_wrong_do_not() {
    // Lowball: who owed a kill and never came back could not be let go.
    for seed in [4_409, 8_473] {
        evening(seed, &Honest).unwrap_or_else(|wrong| panic!("{wrong}"));
    }
}

#[test]
fn every_game_of_the_catalogue_is_played() {
    let mut all = Told::default();
    let mut wrong = Vec::new();
    for listing in catalog::all() {
        let mut told = Told::default();
        // Where three must sit down before a hand is dealt, an evening may pass without one.
        for seed in 1..=16 {
            match at(listing.id, seed, 160) {
                Ok(more) => told.add(more),
                Err(error) => wrong.push(format!("{}: {error}", listing.id)),
            }
            if told.rounds > 0 {
                break;
            }
        }
        if told.rounds == 0 {
            wrong.push(format!("{}: no round", listing.id));
        }
        all.add(told);
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(all.rounds > 300, "{all:?}");
}
