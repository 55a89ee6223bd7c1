//! Tiles Wild: what it alone says, rule by rule.
//!
//! Rules: ca:pai-gow-tiles-wild/

use super::{LOSES, NINES, PUSHES, WILD, WINS, at_first_decision, figure, hand, meets};
use crate::check::{check, seat};
use crate::testing::Looks as _;
use table::{Ask, Verbs as _};

#[test]
fn rs3_b_two_tiles_are_the_supreme_pair() {
    meets(WILD, ["1-2 2-4", "1-6 5-5"], ["6-6 6-6", "5-6 5-5"], WINS);
}

#[test]
fn rs4_a_numbers_and_symbols() {
    // Nine by Heaven is above nine by a four, both above eight.
    meets(WILD, ["6-6 1-6", "2-2 1-5"], ["1-3 1-4", "1-3 3-3"], PUSHES);
    meets(WILD, ["1-3 1-4", "2-2 1-5"], ["4-6 2-6", "1-3 3-3"], PUSHES);
}

#[test]
fn rs4_b_a_twelve_counts_two() {
    let table = WILD.played("", &hand("6-6 5-5 1-6 2-2", NINES, "set 6-6 5-5", "house-way"));
    assert_eq!(figure(table.as_ref(), "seat1"), "6-6 5-5 2 / 1-6 2-2 1");
}

#[test]
fn rs4_c_the_supreme_pair_is_the_best_hand() {
    meets(WILD, ["1-2 2-4", "5-6 5-5"], ["6-6 6-6", "1-6 5-5"], PUSHES);
}

#[test]
fn rs4_d_a_wild_tile_is_any_tile() {
    // A pair with every other tile; with a pair of its own the hand has two.
    let table = WILD.played("", &hand("1-2 6-6 1-6 5-5", NINES, "set 1-2 6-6", "house-way"));
    assert_eq!(figure(table.as_ref(), "seat1"), "1-2 6-6 pair / 1-6 5-5 7");
    meets(WILD, ["2-4 6-6", "1-6 5-5"], ["1-1 1-1", "5-6 5-5"], WINS);
    meets(WILD, ["2-4 1-4", "1-6 5-5"], ["6-6 4-5", "5-6 5-5"], WINS);
    // The best low hand by the house way (reading:ca-tiles-wild-way).
    for (tiles, expected) in [
        ("1-2 6-6 4-5 2-2", "1-2 2-2 pair / 6-6 4-5 wong"),
        ("2-4 6-6 6-6 2-2", "6-6 6-6 pair / 2-4 2-2 pair"),
        ("1-2 5-5 1-6 4-4", "1-2 1-6 pair / 5-5 4-4 8"),
    ] {
        let round = hand(tiles, "1-4 2-3 3-3 1-3", "house-way", "house-way");
        assert_eq!(figure(WILD.played("", &round).as_ref(), "seat1"), expected);
    }
    // Two pairs with wild tiles are copies; beside a natural pair no third twin is left, so that
    // the house's choice never shows (reading:ca-tiles-wild-copy).
    let round = hand("1-2 2-6 5-6 5-5", "2-4 3-5 1-6 5-5", "set 1-2 2-6", "set 2-4 3-5");
    for set in ["", "wild_copy=copy", "wild_copy=natural"] {
        check(WILD.id, set, &WILD.round(&round), LOSES);
    }
}

#[test]
fn rs4_e_both_wild_tiles_stay_together() {
    for set in ["set 1-2 6-6", "set 2-4 1-6"] {
        WILD.refuses(&hand("1-2 2-4 6-6 1-6", NINES, set, "house-way"), "s4.e");
    }
    for set in ["set 1-2 2-4", "set 6-6 1-6", "house-way"] {
        let table = WILD.played("", &hand("1-2 2-4 6-6 1-6", NINES, set, "house-way"));
        assert_eq!(figure(table.as_ref(), "seat1"), "1-2 2-4 pair / 6-6 1-6 9");
    }
    // The player-dealer neither.
    WILD.refuses(&hand("6-6 6-6 1-6 5-5", "1-2 2-4 3-3 1-1", "house-way", "set 1-2 1-1"), "s4.e");
}

#[test]
fn rs4_f_points_up_to_nine() {
    meets(WILD, ["1-3 1-4", "2-2 1-5"], ["4-4 5-5", "1-3 3-3"], PUSHES);
}

#[test]
fn rs4_g_eight_and_nine_make_seven() {
    let table =
        WILD.played("", &hand("2-6 4-5 2-2 1-5", "3-6 3-3 5-6 5-5", "set 2-6 4-5", "house-way"));
    assert_eq!(figure(table.as_ref(), "seat1"), "2-6 4-5 7 / 2-2 1-5 0");
}

#[test]
fn rs4_h_equal_points_go_by_the_higher_tile() {
    meets(WILD, ["6-6 5-6", "2-2 1-5"], ["1-1 5-6", "1-3 3-3"], PUSHES);
    meets(WILD, ["1-1 5-6", "2-2 1-5"], ["6-6 5-6", "1-3 3-3"], LOSES);
}

#[test]
fn rs4_i_a_copy_is_the_player_dealers() {
    // Seven by a seven twice, and a lower hand beside it.
    let expected = format!("{LOSES} ca:pai-gow-tiles-wild/s4.i");
    meets(WILD, ["1-6 5-5", "2-2 1-5"], ["1-6 5-5", "5-6 4-6"], &expected);
    meets(WILD, ["1-6 4-6", "5-6 5-5"], ["1-6 4-6", "2-2 1-5"], PUSHES);
}

#[test]
fn rs4_j_nothing_against_nothing_is_the_player_dealers() {
    meets(WILD, ["5-5 4-6", "2-2 1-5"], ["5-5 4-6", "1-3 3-3"], LOSES);
    // The higher tile does not help.
    meets(WILD, ["1-3 3-3", "5-5 4-6"], ["5-6 4-5", "2-2 1-5"], LOSES);
}

#[test]
fn rs6_a_colours_mean_nothing() {
    // 1-3 and 2-2 are both fours, told apart by rank alone; nines of two colours are a pair.
    meets(WILD, ["4-5 3-6", "1-6 5-5"], ["2-6 3-5", "5-6 5-5"], WINS);
}

#[test]
fn rs6_b_the_supreme_pair_is_highest() {
    meets(WILD, ["1-2 2-4", "1-6 5-5"], ["6-6 6-6", "5-6 5-5"], WINS);
}

#[test]
fn rs6_c_matched_pairs_next() {
    // The lowest matched pair above the highest unmatched one.
    meets(WILD, ["1-5 1-5", "1-6 5-5"], ["4-5 3-6", "5-6 5-5"], WINS);
}

#[test]
fn rs6_d_unmatched_pairs_next() {
    meets(WILD, ["4-5 3-6", "1-6 5-5"], ["2-6 3-5", "5-6 5-5"], WINS);
    meets(WILD, ["2-6 3-5", "1-6 5-5"], ["2-5 3-4", "5-6 5-5"], WINS);
    meets(WILD, ["2-5 3-4", "1-6 5-5"], ["1-4 2-3", "5-6 5-5"], WINS);
    meets(WILD, ["1-4 2-3", "1-6 5-5"], ["6-6 4-5", "5-6 5-5"], WINS);
}

#[test]
fn rs6_e_wongs_next() {
    meets(WILD, ["6-6 4-5", "1-6 5-5"], ["1-1 3-6", "5-6 5-5"], WINS);
    meets(WILD, ["1-1 3-6", "1-6 5-5"], ["6-6 4-4", "5-6 5-5"], WINS);
}

#[test]
fn rs6_f_gongs_next() {
    meets(WILD, ["6-6 2-6", "1-6 5-5"], ["1-1 4-4", "5-6 5-5"], WINS);
    meets(WILD, ["1-1 3-5", "1-6 5-5"], ["6-6 3-4", "5-6 5-5"], WINS);
}

#[test]
fn rs6_g_then_points_and_the_higher_tile() {
    meets(WILD, ["6-6 3-4", "1-6 5-5"], ["1-1 2-5", "5-6 5-5"], WINS);
    meets(WILD, ["1-3 1-4", "1-6 5-5"], ["4-4 4-6", "5-6 5-5"], WINS);
}

#[test]
fn a_menu_begins_with_two_tiles_that_may_be_set() {
    let mut table = at_first_decision(WILD);
    let _ = table.next();
    table.decide(seat("1"), "house-way").expect("set");
    assert!(matches!(table.next(), Ask::Decide { seat: asked } if asked == seat("2")));
    let set = table.menu(seat("2")).into_iter().find(|choice| choice.id == "set").expect("set");
    assert!(set.is_open());
    assert_eq!(set.cards.expect("tiles").from.len(), 4);
    assert_eq!(table.figures(), []);
}
