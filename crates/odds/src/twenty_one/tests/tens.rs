//! TEMPORARY
use super::*;
#[test]
fn tens_apart() {
    for (decks, keeps) in [(8, true), (4, true), (4, false)] {
        let posted = Posted { decks, split_keeps_rank: keeps, ..Posted::HAWAIIAN };
        let mut rules = Rules::posted(&posted, &shoe(&posted));
        let apart = 4 * u32::from(decks);
        rules.letters[9].count -= apart;
        rules.letters.push(Letter { name: 'R', points: 10, high: false, count: apart });
        let ten = *rules.naturals.iter().find(|n| n.letters == [10, 9]).expect("joker and ten");
        rules.naturals.push(Natural { letters: [10, 11], ..ten });
        let split = Split { letters: [11, 11], hands_max: Some(4), play: Further::Freely };
        rules.splits = vec![split];
        let solver = Solver::new(rules);
        let mut hand = [0; LETTERS_MAX];
        hand[11] = 2;
        let number = solver.ground.hands.number(&hand).expect("a pair");
        for up in 0..solver.ground.ups.len() {
            let (_, gain) = solver.split_gain(up, &split, &Chosen::Best);
            println!(
                "{decks} {keeps} up {:?} split {gain:.4} stand {:.4}",
                solver.ground.ups[up], solver.ground.stand[up][number]
            );
        }
    }
}
