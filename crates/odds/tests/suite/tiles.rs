//! The integers of `census/tiles.toml`, worked out apart from this code.

use games::two_hands::Met;
use law::Posted;
use odds::Census;
use odds::tiles::{Play, Table, gain};
use table::Facts as _;

/// What a player gains in all deals of a census.
fn gained(census: &Census) -> i64 {
    let of = |(class, n): (usize, &u128)| gain(Met::from_index(class).expect("met")) * *n as i64;
    census.counts().iter().enumerate().map(of).sum()
}

#[test]
fn tiles_are_counted_as_they_were_by_plain_loops() {
    let path = format!("{}/../../census/tiles.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a file");
    let golden: toml::Table = text.parse().expect("TOML");
    let golden = golden["game"].as_array().expect("games");
    assert_eq!(golden.len(), games::tiles::ALL.len());
    for (golden, variant) in golden.iter().zip(games::tiles::ALL) {
        let number = |name: &str| golden[name].as_integer().expect("a number");
        assert_eq!(golden["id"].as_str(), Some(variant.id));
        let posting = variant.post(&Posted::new()).expect("lawful");
        let solved = Table::new(&posting.rules, &posting.terms.pack).solve();
        let census = solved.census(Play::HouseWay);
        let counts: Vec<u128> = golden["counts"]
            .as_array()
            .expect("counts")
            .iter()
            .map(|n| n.as_integer().expect("a number") as u128)
            .collect();
        assert_eq!(census.counts(), counts, "{}", variant.id);
        assert_eq!(census.total() as i64, number("total"));
        for (name, play) in [
            ("house_way_gain", Play::HouseWay),
            ("best_gain", Play::Best),
            ("banking_gain", Play::Banking),
        ] {
            assert_eq!(gained(&solved.census(play)), number(name), "{} {name}", variant.id);
        }
        // What a class gains is what its line pays.
        for (class, line) in posting.offers[0].ruling().iter().enumerate() {
            let pay = posting.offers[0].pays[usize::from(*line)];
            let pays = match pay {
                table::Pay::Push => 0,
                table::Pay::Lose => -1,
                _ => i64::from(pay.wins()),
            };
            assert_eq!(gain(Met::from_index(class).expect("met")), pays, "{class}");
        }
    }
}
