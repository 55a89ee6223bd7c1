//! Section 5 of the British book, rule by rule: the dealer's hand and what is paid.
//!
//! Rules: uk:

use super::tests::{ID, floor, line, pair_plus, played, ranks, round};
use crate::check::{check, open, play};
use crate::testing::Looks as _;
use crate::{CATALOG, find};
use money::Cents;
use table::{Ask, Outcome, Verbs as _, Viewer, What};

#[test]
fn r5_16_dealer_plays_with_queen_high_or_better() {
    let plays = |dealer: &str| {
        let mut table = open(ID, "");
        play(table.as_mut(), &round("Ah Ac Ad", dealer)).expect("settled");
        table.figure("dealer_qualifies").as_deref() == Some("true")
    };
    for below in ["Jh Tc 8d", "Jh 3c 2d", "Th 9c 7d", "5h 3c 2d"] {
        assert!(!plays(below), "{below}");
    }
    for enough in ["Qh 3c 2d", "Qh Jc 9d", "Kh 3c 2d", "2h 2c 3d", "2h 3h 5h", "4h 3c 2s"] {
        assert!(plays(enough), "{enough}");
    }
}

#[test]
fn r5_16_settled_from_the_dealers_right_play_first() {
    let round = "seat1 Kh Qc 9d | seat3 9h 9c 2s | dealer Qh 3c 2d | 1: ante 10 | \
                 3: pair-plus 5, ante 20 | act 1 play | act 3 play";
    let expected = "3 play wins 20; 3 ante-bonus pushes 0; 3 ante wins 20; 3 pair-plus wins 5; \
                    1 play wins 10; 1 ante-bonus pushes 0; 1 ante wins 10";
    check(ID, "", round, expected);
}

#[test]
fn r5_16_a_i_unqualified_dealer_gives_play_back() {
    for own in ["2h 5c 9d", "Jd 9d 2s", "Ah Ac Ad"] {
        let play = line(own, "Jh 9c 2c", "play");
        assert_eq!((play.result, play.rule.id), (Outcome::Pushes, "uk:5.16.a.i"), "{own}");
    }
}

#[test]
fn r5_16_a_ii_unqualified_dealer_pays_the_bonus() {
    let expected = "1 play pushes 0; 1 ante-bonus wins 10 uk:5.20.a; 1 ante wins 10";
    played("4h 5c 6d", "Jh 9c 2d", expected);
    played("4h 6h 8h", "Jh 9c 2d", "1 play pushes 0; 1 ante-bonus pushes 0; 1 ante wins 10");
}

#[test]
fn r5_16_a_iii_unqualified_dealer_loses_every_ante() {
    // A worse hand than the dealer's, the same and a better one.
    for own in ["2h 5c 9d", "Jd 9d 2s", "Ah Kc 9s"] {
        let ante = line(own, "Jh 9c 2c", "ante");
        assert_eq!((ante.pays, ante.rule.id), (Cents::dollars(10), "uk:5.16.a.iii"), "{own}");
    }
    floor("odds.ante.dealer-not-qualified", 1, "uk:5.16.a.iii");
}

#[test]
fn r5_16_a_iv_unqualified_dealer_leaves_pair_plus_to_its_table() {
    assert_eq!(line("9h 9c 2s", "Jh 9d 2d", "pair-plus").rule.id, "uk:5.22.a");
    assert_eq!(line("9h 8c 2s", "Jh 9d 2d", "pair-plus").rule.id, "uk:5.23");
}

#[test]
fn r5_16_b_i_qualified_dealer_decides_play() {
    let dealer = "Qh 9c 4d";
    for (own, result) in
        [("Qc 9d 5s", Outcome::Wins), ("Qc 9d 4s", Outcome::Pushes), ("Qc 9d 3s", Outcome::Loses)]
    {
        assert_eq!(line(own, dealer, "play").result, result, "{own}");
    }
}

#[test]
fn r5_16_b_ii_qualified_dealer_pays_the_bonus_even_to_a_loser() {
    let expected = "1 play loses 10; 1 ante-bonus wins 10 uk:5.20.a; 1 ante loses 10";
    played("4h 5c 6d", "7h 8c 9d", expected);
}

#[test]
fn r5_16_b_iii_qualified_dealer_decides_the_ante() {
    played("Kh Qc 9d", "Qh 9c 4d", "1 play wins 10; 1 ante-bonus pushes 0; 1 ante wins 10");
    played("Qc 8c 4s", "Qh 9c 4d", "1 play loses 10; 1 ante-bonus pushes 0; 1 ante loses 10");
}

#[test]
fn r5_16_b_iv_qualified_dealer_leaves_pair_plus_to_its_table() {
    assert_eq!(line("9h 9c 2s", "Ah Ac Ad", "pair-plus").rule.id, "uk:5.22.a");
    assert_eq!(line("9h 8c 2s", "Qh 9d 2d", "pair-plus").rule.id, "uk:5.23");
}

#[test]
fn r5_17_third_card_decides_and_bonuses_survive_a_tie() {
    ranks(&["Ah Kc 4d", "As Kd 3c", "Ad Ks 2c"]);
    let round = "seat1 4h 5c 6d | dealer 4s 5d 6c | 1: ante 10, pair-plus 5 | act 1 play";
    let expected = "1 play pushes 0 uk:5.21; 1 ante-bonus wins 10 uk:5.20.a; \
                    1 ante pushes 0 uk:5.21; 1 pair-plus wins 30 uk:5.22.c";
    check(ID, "", round, expected);
}

#[test]
fn r5_18_beating_the_dealer_pays_both_even() {
    let expected = "1 play wins 10 uk:5.18; 1 ante-bonus pushes 0 uk:5.20; 1 ante wins 10 uk:5.18";
    played("Qc 4c 2s", "Qh 3c 2d", expected);
    floor("odds.ante.player-is-higher", 1, "uk:5.18");
    floor("odds.play.player-is-higher", 1, "uk:5.18");
}

#[test]
fn r5_19_higher_dealer_takes_both() {
    let expected =
        "1 play loses 10 uk:5.19; 1 ante-bonus pushes 0 uk:5.20; 1 ante loses 10 uk:5.19";
    played("Jc Tc 8s", "Qh 3c 2d", expected);
}

#[test]
fn r5_20_bonus_needs_ante_and_play_and_takes_no_stake() {
    let fold = "seat1 4h 5h 6h | dealer Qh 3c 2d | 1: ante 10 | act 1 fold";
    check(ID, "", fold, "1 ante loses 10 uk:5.14");
    pair_plus("4s 5s 6s", "wins 175");
    let bonus = line("4h 5h 7h", "Qh 3c 2d", "ante-bonus");
    assert_eq!((bonus.result, bonus.stake), (Outcome::Pushes, Cents::ZERO));
    // On the Ante alone, not on what is played on.
    assert_eq!(line("4h 5h 6h", "Qh 3c 2d", "ante-bonus").pays, Cents::dollars(50));
}

#[test]
fn r5_20_a_straight_earns_at_least_even_money() {
    let bonus = line("4h 5c 6d", "Qh 3c 2d", "ante-bonus");
    assert_eq!((bonus.pays, bonus.rule.id), (Cents::dollars(10), "uk:5.20.a"));
    assert_eq!(line("4h 6h 8h", "Qh 3c 2d", "ante-bonus").rule.id, "uk:5.20");
    floor("odds.ante-bonus.straight", 1, "uk:5.20.a");
}

#[test]
fn r5_20_b_three_of_a_kind_earns_at_least_four() {
    let bonus = line("6h 6c 6d", "Qh 3c 2d", "ante-bonus");
    assert_eq!((bonus.pays, bonus.rule.id), (Cents::dollars(40), "uk:5.20.b"));
    floor("odds.ante-bonus.three-of-a-kind", 4, "uk:5.20.b");
}

#[test]
fn r5_20_c_straight_flush_earns_at_least_five() {
    for own in ["4h 5h 6h", "Ah Kh Qh", "Ah 2h 3h"] {
        let bonus = line(own, "Qc 3c 2d", "ante-bonus");
        assert_eq!((bonus.pays, bonus.rule.id), (Cents::dollars(50), "uk:5.20.c"), "{own}");
    }
    floor("odds.ante-bonus.straight-flush", 5, "uk:5.20.c");
}

#[test]
fn r5_21_exactly_alike_is_void_whatever_the_suits() {
    let expected =
        "1 play pushes 0 uk:5.21; 1 ante-bonus pushes 0 uk:5.20; 1 ante pushes 0 uk:5.21";
    played("Qc 3d 2s", "Qh 3c 2d", expected);
    played("4h 6h 8h", "4s 6s 8s", expected);
}

#[test]
fn r5_22_pair_plus_wins_on_a_pair_or_better_alone() {
    pair_plus("9h 9c 2s", "wins 5 uk:5.22.a");
    assert!(matches!(open(ID, "").next(), Ask::Wagers));
    // Nothing is decided with Pair Plus alone; the hand is shown and paid.
    let mut table = open(ID, "");
    let round = "seat1 9h 9c 2s | dealer Jh 9d 2d | 1: pair-plus 5";
    play(table.as_mut(), round).expect("settled");
    let decided = |event: &What| matches!(event, What::Acted { .. });
    assert!(!table.whats(Viewer::Croupier).iter().any(decided));
}

#[test]
fn r5_22_a_pair_pays_at_least_even_money() {
    pair_plus("2h 2c 3s", "wins 5 uk:5.22.a");
    floor("odds.pair-plus.pair", 1, "uk:5.22.a");
}

#[test]
fn r5_22_b_flush_pays_at_least_four() {
    pair_plus("2h 3h 5h", "wins 20 uk:5.22.b");
    floor("odds.pair-plus.flush", 4, "uk:5.22.b");
}

#[test]
fn r5_22_c_straight_pays_at_least_six() {
    pair_plus("2h 3h 4c", "wins 30 uk:5.22.c");
    floor("odds.pair-plus.straight", 6, "uk:5.22.c");
}

#[test]
fn r5_22_d_three_of_a_kind_pays_at_least_thirty_three() {
    pair_plus("3h 3s 3c", "wins 165 uk:5.22.d");
    floor("odds.pair-plus.three-of-a-kind", 33, "uk:5.22.d");
}

#[test]
fn r5_22_e_straight_flush_pays_at_least_thirty_five() {
    pair_plus("2h 3h 4h", "wins 175 uk:5.22.e");
    pair_plus("Ac Kc Qc", "wins 175 uk:5.22.e");
    floor("odds.pair-plus.straight-flush", 35, "uk:5.22.e");
}

#[test]
fn r5_23_pair_plus_loses_without_a_pair() {
    pair_plus("Ah Kc Jd", "loses 5 uk:5.23");
    pair_plus("2h 3c 5d", "loses 5 uk:5.23");
}

#[test]
fn r5_24_no_variation_is_permitted() {
    let ids: Vec<&str> = CATALOG.iter().map(|entry| entry.id()).collect();
    let known = ids.iter().filter(|id| id.starts_with("uk/three-card"));
    assert_eq!(known.collect::<Vec<_>>(), [&ID]);
    for other in ["uk/three-card-prime", "uk/three-card-poker-progressive"] {
        assert!(find(other).is_err(), "{other}");
    }
}
