//! Archie: high and low, each with a qualifier.
//!
//! Rules: ca:archie/

use super::shared_tests as shared;
use super::testing::{ONE, pat, story, table, won};
use crate::script::Played;

const GAME: &str = "ca/archie";

/// Two hands for $2 each and the small blind's dollar: what each ends with.
#[track_caller]
fn two(one: &'static str, three: &'static str, stacks: &[&str]) -> Played {
    let setup = table(GAME).cards(1, one).cards(3, three).acts("1 call, 2 fold, 3 check");
    pat(setup, "3 1", stacks)
}

const FIRST: &[&str] = &["103.00", "99.00", "98.00"];
const LAST: &[&str] = &["98.00", "99.00", "103.00"];
const HALVES: &[&str] = &["100.50", "99.00", "100.50"];

/// High hands without a low, the better one first.
#[track_caller]
fn highs(hands: &[[&'static str; 2]]) {
    for [better, worse] in hands {
        two(better, worse, FIRST);
        two(worse, better, LAST);
    }
}

#[test]
fn rs2_three_draws_for_high_and_low() {
    let draws =
        story(&table(GAME).players(4), ONE).iter().filter(|line| line.starts_with("draw")).count();
    assert_eq!(draws, 3);
    two("6c 5d 4c 3c Ac", "Kc Kd 9h 8s 7s", HALVES);
}

#[test]
fn rs4_1_cards_rank_from_ace_to_deuce_and_suits_do_not() {
    highs(&[["Ac Ad 9h 8s 7s", "Kc Kd Qh Js 9c"], ["7c 7d 9h 8s 2s", "6c 6d 9c 8c 3d"]]);
    highs(&[["Kc Kd 9h 8s 3s", "Kh Ks 9c 8c 2c"]]);
    two("Kc Kd 9h 8s 7s", "Kh Ks 9c 8c 7c", HALVES);
    // The ace below the deuce: a straight of five.
    two("5c 4c 3d 2d Ah", "Kc Kd Kh 8s Ac", FIRST);
}

#[test]
fn rs4_2_high_hands_in_their_order() {
    highs(&[
        ["Ac Kc Qc Jc Tc", "Kd Qd Jd Td 9d"],
        ["Kd Qd Jd Td 9d", "Ac Ad Ah As Kc"],
        ["7c 7d 7h 7s 8c", "Ac Ad Ah Ks Kc"],
        ["7c 7d 7h 8s 8c", "Ac Kc Qc Jc 9c"],
        ["9c 7c 5c 3c 2c", "Ac Kd Qc Jh Tc"],
        ["9c 8d 7h 6s 5c", "Ac Ad Ah Ks Qc"],
        ["7c 7d 7h 9s 8c", "Ac Ad Kh Ks Qc"],
        ["8c 8d 7h 7s 9c", "Ac Ad Kh Qs Jc"],
        ["6c 6d 7h 9s 8c", "Ac Kd Qh Js 9d"],
    ]);
}

#[test]
fn rs4_2_a_best_and_least_of_straights_flushes_and_high_cards() {
    highs(&[
        ["Kd Qd Jd Td 9d", "Qc Jc Tc 9c 8c"],
        ["7c 6c 5c 4c 3c", "Ac Ad Ah As Kc"],
        ["Ac Kd Qh Jc Ts", "Kh Qd Js Td 9s"],
        ["Ac Kc Qc Jc 9c", "Ad Kd Qd Jd 8d"],
        ["8c 5c 4c 3c 2c", "7d 5d 4d 3d 2d"],
        ["7c 5c 4c 3c 2c", "Ac Kd Qh Js Td"],
        ["Ac Kd Qh Js 9d", "Ad Kh Qs Jc 8d"],
        ["8h 5c 4c 3c 2c", "7h 5d 4d 3d 2d"],
    ]);
    // 5-4-3-2-A is the least straight, of a suit the least straight flush; it is the better low.
    let suited = two("6c 5c 4c 3c 2c", "5d 4d 3d 2d Ad", HALVES);
    assert!(won(&suited)[0].starts_with("1 wins high"));
    let plain = two("6d 5c 4c 3c 2c", "5h 4d 3d 2d Ad", HALVES);
    assert!(won(&plain)[0].starts_with("1 wins high"));
    two("5d 4d 3d 2d Ad", "Kc Kd Kh Ks Qc", FIRST);
}

#[test]
fn rs4_2_b_matched_cards_from_aces_to_deuces() {
    highs(&[
        ["Ac Ad Ah As 2c", "Kc Kd Kh Ks Qc"],
        ["3c 3d 3h 3s 4c", "2c 2d 2h 2s Ac"],
        ["2c 2d 2h 2s 7c", "Ac Ad Ah Ks Kd"],
        ["Ac Ad Ah Ks Kc", "Kd Kh Qc Qd Qh"],
        ["3c 3d 3h 4s 4c", "2c 2d 2h 5s 5c"],
        ["2c 2d 2h 3s 3c", "Ac Kc Qc Jc 9c"],
        ["Ac Ad Ah 7s 8c", "Kc Kd Kh Qs Jc"],
        ["2c 2d 2h 7s 8c", "Ac Ad Kh Ks Qc"],
        ["Ac Ad Kh Ks 2c", "Ah As Qc Qd Jh"],
        ["3c 3d 2h 2s 7c", "Ac Ad Kh Qs Jc"],
        ["Ac Ad 7h 8s 9c", "Kc Kd Qh Js Tc"],
        ["2c 2d 7h 8s 9c", "Ac Kd Qh Js 9d"],
    ]);
}

#[test]
fn rs4_2_c_high_takes_a_pair_of_sixes() {
    two("5c 5d Ah Ks Qc", "6c 5h 4c 3c Ac", LAST);
    two("6d 6h 4h 3d 2d", "6c 5h 4c 3c Ac", HALVES);
    two("7d 7h 4h 3d 2d", "6c 5h 4c 3c Ac", HALVES);
}

#[test]
fn rs4_3_low_cards_run_from_the_ace_and_suits_are_equal() {
    let low = two("6c 5d 4c 3c Ac", "8c 8d 4h 3d 2d", HALVES);
    assert_eq!(won(&low)[1], "1 wins low 2.50 ca:archie/s7.f");
    two("6c 5d 4c 3c Ac", "6h 5s 4h 3d Ad", HALVES);
}

#[test]
fn rs4_4_six_high_at_most() {
    two("5c 4d 3c 2c Ac", "8c 8d 4h 3d 2d", FIRST);
    two("6c 4d 3c 2c Ac", "8c 8d 4h 3d 2d", HALVES);
    two("7c 4d 3c 2c Ac", "8c 8d 4h 3d 2d", LAST);
    // Five different ranks: reading ca-archie-low-pairs.
    two("5c 5d 3c 2c Ac", "8c 8d 4h 3d 2d", LAST);
}

#[test]
fn rs4_4_a_the_wheel_is_the_best_low() {
    let wheel = two("5c 4d 3c 2c Ac", "6c 4h 3d 2d Ad", FIRST);
    assert_eq!(won(&wheel)[1], "1 wins low 2.50 ca:archie/s7.f");
}

#[test]
fn rs4_4_b_straights_and_flushes_are_lows() {
    assert_eq!(won(&two("6c 5c 4c 3c 2c", "8c 8d 8h 8s 2d", FIRST)).len(), 2);
    assert_eq!(won(&two("6c 5d 4c 3c 2c", "8c 8d 8h Ks 2d", FIRST)).len(), 2);
}

#[test]
fn rs4_4_c_lows_from_the_highest_card() {
    two("6c 4c 3c 2d Ah", "6d 5d 4d 3h As", FIRST);
    two("6c 5c 4c 3d Ah", "6d 5d 4d 2h As", LAST);
}

#[test]
fn r1_b_2_who_sits_right_of_a_folded_button_acts_last() {
    let acts = "4 call, 1 fold, 2 call, 3 check, 2 pat, 3 pat, 4 pat, 2 check, 3 check";
    let hand = table(GAME).players(4).acts(acts).reach();
    assert_eq!(hand.street(), 1);
    assert!(matches!(hand.ask(), crate::act::Awaited::Decide(3, _)));
    let next = table(GAME).players(4).acts(acts).acts("4 check").reach();
    assert_eq!(next.street(), 2);
}

#[test]
fn rs7_a_odd_chips_go_left_of_the_button() {
    let play = |one, three| {
        let setup = table(GAME).set("chip=1.00").cards(1, one).cards(3, three);
        let setup = setup.acts("1 call, 2 fold, 3 check");
        let played = pat(setup, "3 1", &["100.00", "99.00", "101.00"]);
        let odd = won(&played).into_iter().filter(|line| line.contains("odd"));
        assert_eq!(odd.collect::<Vec<_>>(), ["3 odd chip 1.00 ca:archie/s7.a"]);
    };
    play("Kc Kd 9h 8s 7s", "Kh Ks 9c 8c 7c");
    play("Kc Kd 9h 8s 7s", "6c 5d 4c 3c Ac");
    play("6c 5d 4c 3c Ac", "Kc Kd 9h 8s 7s");
}

#[test]
fn rs7_b_the_last_player_has_the_pot() {
    let acts = "1 call, 2 call, 3 check, 2 pat, 3 pat, 1 pat, 2 bet, 3 fold, 1 fold";
    let played = table(GAME).acts(acts).ends(&["98.00", "104.00", "98.00"]);
    assert_eq!(won(&played), ["2 wins last player 6.00 ca:archie/s7.b"]);
}

#[test]
fn rs7_c_one_player_may_win_both() {
    let played = two("5c 4d 3c 2c Ac", "Kc Kd Kh 8s 7s", FIRST);
    let halves = ["1 wins high 2.50 ca:archie/s7.f", "1 wins low 2.50 ca:archie/s7.f"];
    assert_eq!(won(&played), halves);
}

#[test]
fn rs7_d_without_a_low_the_high_has_all() {
    let played = two("Kc Kd 9h 8s 7s", "Qc Qd 9c 8c 7c", FIRST);
    assert_eq!(won(&played), ["1 wins high 5.00 ca:archie/s7.d"]);
    let equal = won(&two("Kc Kd 9h 8s 7s", "Kh Ks 9c 8c 7c", HALVES));
    assert!(equal.iter().all(|line| line.ends_with("2.50 ca:archie/s7.d")), "{equal:?}");
}

#[test]
fn rs7_e_without_a_high_the_low_has_all() {
    let played = two("6c 5d 4c 3c Ac", "5h 5s Kh Qs Jd", FIRST);
    assert_eq!(won(&played), ["1 wins low 5.00 ca:archie/s7.e"]);
    let equal = won(&two("6c 5d 4c 3c Ac", "6h 5s 4h 3d Ad", HALVES));
    assert!(equal.iter().all(|line| line.ends_with("2.50 ca:archie/s7.e")), "{equal:?}");
}

#[test]
fn rs7_f_high_and_low_have_half_each() {
    let played = two("6c 5d 4c 3c Ac", "6h 6s Kh Qs Jd", HALVES);
    let halves = ["3 wins high 2.50 ca:archie/s7.f", "1 wins low 2.50 ca:archie/s7.f"];
    assert_eq!(won(&played), halves);
    // Two equal highs share their half of six dollars.
    let setup = table(GAME).acts("1 call, 2 call, 3 check");
    let setup = setup.cards(1, "Kc Kd 9h 8s 7s").cards(2, "Kh Ks 9c 8c 7c");
    pat(setup.cards(3, "6c 5d 4c 3c Ac"), "2 3 1", &["99.50", "99.50", "101.00"]);
}

#[test]
fn rs7_g_without_either_the_best_high_has_all() {
    let played = two("5c 5d Kh Qs Jd", "5h 5s Kc Qc Td", FIRST);
    assert_eq!(won(&played), ["1 wins high 5.00 ca:archie/s7.g"]);
    let equal = won(&two("5c 5d Kh Qs Jd", "5h 5s Kc Qc Jc", HALVES));
    assert!(equal.iter().all(|line| line.ends_with("2.50 ca:archie/s7.g")), "{equal:?}");
}

#[test]
fn rs8_1_three_fees_or_one_by_half_hour() {
    let names = ["F-P-archie-35", "F-P-archie-36", "F-P-archie-21", "F-P-archie-37"];
    shared::three_fees(GAME, names);
    shared::no_draw_no_fee(GAME, names[0]);
}
