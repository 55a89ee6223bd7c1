//! The house way: every row of Tiles Wild below, at and above its bound, and a slow one over every
//! hand of four.
//!
//! Rules: ca:pai-gow-tiles-wild/

use super::{WILD, by_way, figure};
use crate::tiles::{ALL, Four, Setting, Way};
use cards::{Pack, Tile, Twins};
use hands::{Duo, DuoKind, JeeJoon};
use law::Posted;

/// What the house way makes of four tiles at the table of Tiles Wild.
#[track_caller]
fn sets(four: &str, expected: &str) {
    let dealer = "1-4 2-3 3-3 1-3";
    let table = WILD.played("", &by_way(four, dealer));
    assert_eq!(figure(table.as_ref(), "seat1"), expected);
}

#[test]
fn rs7_a_a_pair_is_the_high_hand() {
    sets("2-5 3-4 5-5 1-5", "2-5 3-4 pair / 5-5 1-5 6");
    sets("4-4 4-4 5-6 5-6", "4-4 4-4 pair / 5-6 5-6 pair");
}

#[test]
fn rs7_b_sevens_are_split_beside_teen_or_dey_for_seven() {
    // Low hands of 6, 7 and 8; without Teen or Dey none is split.
    sets("1-6 1-6 6-6 4-5", "1-6 1-6 pair / 6-6 4-5 wong");
    sets("1-6 1-6 6-6 5-5", "1-6 6-6 9 / 1-6 5-5 7");
    sets("2-5 3-4 1-1 5-6", "2-5 1-1 9 / 3-4 5-6 8");
    sets("1-6 1-6 2-2 5-5", "1-6 1-6 pair / 2-2 5-5 4");
}

#[test]
fn rs7_c_eights_are_split_for_seven() {
    sets("4-4 4-4 5-6 2-6", "4-4 4-4 pair / 5-6 2-6 9");
    sets("4-4 4-4 5-6 4-5", "4-4 5-6 9 / 4-4 4-5 7");
    sets("2-6 3-5 5-6 5-5", "2-6 5-6 9 / 3-5 5-5 8");
    sets("2-6 3-5 6-6 1-1", "2-6 6-6 gong / 3-5 1-1 gong");
}

#[test]
fn rs7_d_nines_are_split_for_nine() {
    sets("4-5 3-6 5-5 5-6", "4-5 3-6 pair / 5-5 5-6 1");
    sets("4-5 3-6 5-5 4-6", "4-5 5-5 9 / 3-6 4-6 9");
    sets("4-5 3-6 6-6 1-1", "4-5 6-6 wong / 3-6 1-1 wong");
}

#[test]
fn rs7_e_teen_and_dey_are_split_for_six_or_beside_nine_and_eleven() {
    // Low hands of 2, 6 and 8.
    sets("6-6 6-6 1-6 5-5", "6-6 6-6 pair / 1-6 5-5 7");
    sets("6-6 6-6 1-6 2-2", "6-6 1-6 9 / 6-6 2-2 6");
    sets("1-1 1-1 1-6 1-5", "1-1 1-6 9 / 1-1 1-5 8");
    sets("6-6 6-6 4-5 5-6", "6-6 4-5 wong / 6-6 5-6 3");
    // Nine with another tile than eleven stays beside the pair.
    sets("6-6 6-6 4-5 5-5", "6-6 6-6 pair / 4-5 5-5 9");
}

#[test]
fn rs7_f_other_pairs_stay_together() {
    for pair in ["2-2 2-2", "1-5 1-5", "5-5 5-5", "4-6 4-6", "5-6 5-6"] {
        sets(&format!("{pair} 6-6 1-1"), &format!("{pair} pair / 6-6 1-1 4"));
    }
}

#[test]
fn rs5_4_wongs_before_gongs() {
    // Heaven takes the nine, and Earth is left with the eight.
    sets("6-6 1-1 4-5 2-6", "6-6 4-5 wong / 1-1 2-6 gong");
}

#[test]
fn rs5_5_gongs_before_points() {
    sets("6-6 2-6 1-6 5-6", "6-6 2-6 gong / 1-6 5-6 8");
}

#[test]
fn rs5_6_without_a_pair_the_points_of_the_high_hand() {
    sets("5-5 1-6 5-6 4-4", "5-6 4-4 9 / 5-5 1-6 7");
    sets("2-2 1-6 5-6 5-5", "1-6 5-6 8 / 2-2 5-5 4");
}

#[test]
fn rs5_1_the_supreme_pair_first() {
    sets("1-2 2-4 6-6 6-6", "1-2 2-4 pair / 6-6 6-6 pair");
}

#[test]
fn rs5_2_matched_pairs_next() {
    sets("5-6 5-6 6-6 4-4", "5-6 5-6 pair / 6-6 4-4 gong");
}

#[test]
fn rs5_3_unmatched_pairs_next() {
    sets("2-5 3-4 2-2 4-4", "2-5 3-4 pair / 2-2 4-4 2");
}

/// The way as the reading has it, by what the hands are called.
fn slow(four: &Four, order: JeeJoon) -> Vec<[Duo; 2]> {
    let mut settings: Vec<[Duo; 2]> = Setting::ALL
        .iter()
        .filter(|setting| {
            let wild = |two: &[Tile; 2]| two.iter().any(|tile| tile.twins() == Twins::JeeJoon);
            let both = four.iter().filter(|tile| tile.twins() == Twins::JeeJoon).count() == 2;
            !both || setting.hands(four).iter().filter(|two| wild(two)).count() == 1
        })
        .map(|setting| {
            let worth = setting.worth(four, order);
            [worth.high, worth.low]
        })
        .collect();
    let names = four.map(|tile| tile.twins().name());
    let count = |name: &str| names.iter().filter(|known| **known == name).count();
    let wild = order != JeeJoon::ThreeOrSix && count("Jee Joon") == 1;
    let pairs: Vec<&str> =
        Twins::ALL.iter().map(|of| of.name()).filter(|n| count(n) == 2).collect();
    let is_pair = |duo: &Duo| matches!(duo.kind(), DuoKind::Pair(_));
    if wild {
        settings.sort_by_key(|[high, low]| (*low, *high));
        return vec![settings[settings.len() - 1]];
    }
    if pairs.len() == 2 || pairs == ["Jee Joon"] {
        settings.retain(|[high, low]| is_pair(high) && (pairs.len() == 1 || is_pair(low)));
        return settings;
    }
    let [pair] = pairs[..] else {
        settings.sort();
        return vec![settings[settings.len() - 1]];
    };
    let split: Vec<[Duo; 2]> =
        settings.iter().filter(|[high, _]| !is_pair(high)).copied().collect();
    let low = split[0][1].level();
    let has = |name: &str| count(name) > 0;
    let splits = match pair {
        "Tit" | "Chop Chit" => (has("Teen") || has("Dey")) && low >= 7,
        "Yun" | "Chop Bot" => low >= 7,
        "Chop Gow" => low >= 9,
        "Teen" | "Dey" => low >= 6 || (has("Chop Gow") && has("Foo")),
        _ => false,
    };
    if splits {
        return split;
    }
    settings.retain(|[high, _]| is_pair(high));
    settings
}

/// Both ways, as the tables post them.
fn ways() -> [&'static Way; 2] {
    [0, 1].map(|at| ALL[at].post(&Posted::new()).expect("lawful").rules.way)
}

#[test]
fn a_slow_house_way_sets_every_hand_alike() {
    let tiles: Vec<Tile> = Pack::TILES.tiles().collect();
    let mut hands = 0;
    for a in 0..tiles.len() {
        for b in a + 1..tiles.len() {
            for c in b + 1..tiles.len() {
                for d in c + 1..tiles.len() {
                    let four = [a, b, c, d].map(|at| tiles[at]);
                    hands += 1;
                    for (order, way) in [
                        (JeeJoon::ThreeOrSix, ways()[0]),
                        (JeeJoon::Wild, ways()[1]),
                        (JeeJoon::WildBelow, ways()[1]),
                    ] {
                        let worth = way.set(&four, order).worth(&four, order);
                        let expected = slow(&four, order);
                        assert!(expected.contains(&[worth.high, worth.low]), "{four:?} {order:?}");
                        assert!(expected.windows(2).all(|two| two[0] == two[1]), "{four:?}");
                    }
                }
            }
        }
    }
    assert_eq!(hands, 35_960);
}
