//! Evenings of the simulator.

use crate::simulator::{Honest, Told, at, evening};

#[test]
fn every_game_of_the_catalogue_is_played() {
    let mut all = Told::default();
    let mut wrong = Vec::new();
    for listing in catalog::all() {
        let from = std::time::Instant::now();
        match at(listing.id, 1, 120) {
            Ok(told) => {
                println!("{:40} {:?} {:?}", listing.id, told, from.elapsed());
                all.add(told);
            }
            Err(error) => wrong.push(format!("{}: {error}", listing.id)),
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    println!("{all:?}");
}

#[test]
fn evenings_with_faults_lose_nothing() {
    let mut all = Told::default();
    let from = std::time::Instant::now();
    for seed in 0..200 {
        let told = evening(seed, &Honest).unwrap_or_else(|wrong| panic!("{wrong}"));
        all.add(told);
    }
    println!("{all:?} {:?}", from.elapsed());
}

#[test]
fn x_debug() {
    evening(83, &Honest).unwrap_or_else(|wrong| panic!("{wrong}"));
}
