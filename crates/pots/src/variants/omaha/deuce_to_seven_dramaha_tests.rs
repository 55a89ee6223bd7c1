//! 2-7 Dramaha.
//!
//! Rules: ca:2-7-dramaha/

use super::draw_tests as draw;
use super::testing as check;
use super::testing::{at, duel, falling, next, reasons, trio};
use crate::testing::Setup;
use money::Cents;

const ID: &str = "ca/2-7-dramaha";

const SPLIT: [&str; 3] = ["100.50", "99.00", "100.50"];
const ALL_TO_1: [&str; 3] = ["103.00", "99.00", "98.00"];
const ALL_TO_3: [&str; 3] = ["98.00", "99.00", "103.00"];
const ODD_TO_3: [&str; 3] = ["100.00", "99.00", "101.00"];

/// Three aces for seat 1 with the board; 8-7-6-3-2 for seat 3.
fn split() -> Setup {
    duel(ID, "As Ah 5c 6d 8h", "8s 7h 6h 3c 2d").board("Ac 9d 4h 2s Jd")
}

/// Aces and kings for both with the board; seat 3 has no pair.
fn tied() -> Setup {
    duel(ID, "As Kh 2c 2d 3h", "Ah Kd 3c 4d 5h").board("Ac Kc 9d 8h 7s")
}

/// Equal hands of the own cards; a flush for seat 1 with the board.
fn tied_draw() -> Setup {
    duel(ID, "8h 6d 5c 3h 2c", "8s 6h 5d 3s 2d").board("Kh Qh 9h Js Tc")
}

/// Aces and kings for all three with the board; 5-3-2 below them for seats 2 and 3.
fn tied_both() -> Setup {
    trio(ID, ["As Kh 4c 4d 2c", "Ah Kd 5c 3d 2h", "Ad Ks 5d 3s 2d"]).board("Ac Kc 9d 8h 7s")
}

#[test]
fn rs1_players_contest_the_pot() {
    check::no_bank(&split());
}

#[test]
fn rs2_a_omaha_is_two_of_five_and_three_of_the_board() {
    // K-Q-J would make a straight of 10-9, the ace a flush of four hearts.
    duel(ID, "As Ks Qs Js 8c", "2c 3s 4h 5h 7c").board("Ts 2h 3d 6c 9h").ends(&ALL_TO_3);
    duel(ID, "Ah Kc Qc Jd Ts", "2c 3s 4d 5d 7c").board("8h 9h 6h 3h 2s").ends(&ALL_TO_3);
}

#[test]
fn rs2_b_low_hand_is_the_own_cards_of_the_end() {
    // Pairs on the board do not count; seat 1 has 8-7-5-3-2 in the end.
    let setup = crate::testing::hand(ID)
        .cards(1, "Ks 7h 5h 3c 2d 8s")
        .cards(3, "9s 7d 6d 4c 2c")
        .board("2s 2h Td Th Jc")
        .acts("1 call, 2 fold, 3 check, 3 check, 1 check, 3 pat, 1 draw Ks")
        .acts("3 check, 1 check, 3 check, 1 check");
    let awards = setup.play().outcome.awards;
    assert_eq!((awards[1].award, awards[1].winners[0].place), ("2-7", 0));
}

#[test]
fn rs2_c_one_draw_improves_a_hand() {
    draw::five_cards_after(ID);
    draw::river(ID);
}

#[test]
fn rs3_a_one_deck_without_a_joker() {
    check::one_deck(ID, "ca:2-7-dramaha/s3.a");
}

#[test]
fn rs4_1_omaha_cards_rank_from_the_ace() {
    check::high_cards(ID, 0);
}

#[test]
fn rs4_2_ten_kinds_of_hands() {
    check::high_kinds(ID, 0);
}

#[test]
fn rs4_2_a_best_and_least_by_card() {
    check::high_ends(ID, 0);
}

#[test]
fn rs4_2_b_best_and_least_matched_cards() {
    check::high_sets(ID, 0);
}

#[test]
fn rs4_3_deuce_is_best_and_ace_worst() {
    let tops = ["7", "8", "9", "T", "J", "Q", "K", "A"];
    let hands: Vec<String> = tops.iter().map(|top| format!("{top}s 5h 4d 3c 2c")).collect();
    falling(ID, 1, &hands.iter().map(String::as_str).collect::<Vec<_>>());
    check::suits_equal(ID, 1);
}

#[test]
fn rs4_4_ten_kinds_of_low_hands() {
    let kinds = [
        "Th 8c 6h 4h 2h",
        "6s 6h 2d 4c 3d",
        "6s 6h 2d 2c 3d",
        "6s 6h 6d 2c 3d",
        "9h 8c 7h 6h 5h",
        "Th 8h 6h 4h 2h",
        "6s 6h 6d 2c 2d",
        "6s 6h 6d 6c 2c",
        "9h 8h 7h 6h 5h",
        "As Ks Qs Js Ts",
    ];
    falling(ID, 1, &kinds);
}

#[test]
fn rs4_4_a_no_pair_and_flushes_from_seven_five() {
    next(
        ID,
        1,
        &[
            ["7s 5h 4h 3h 2h", "7s 6h 4h 3h 2h"],
            ["As Kh Qh Jh 9h", "2s 2h 5d 4d 3d"],
            ["As Kh Qh Jh Th", "7h 5h 4h 3h 2h"],
            ["Ah Kh Qh Jh 9h", "2s 2h 2d 3c 3d"],
        ],
    );
}

#[test]
fn rs4_4_b_matched_cards_from_deuces() {
    next(
        ID,
        1,
        &[
            ["As Ah Kd Qd Jd", "2s 2h 3d 3c 4d"],
            ["As Ah Kd Kc Qd", "2s 2h 2d 4c 3d"],
            ["As Ah Ad Kc Qd", "6s 5h 4h 3h 2h"],
            ["As Ah Ad Kc Kd", "2s 2h 2d 2c 3d"],
            ["As Ah Ad Ac Kd", "6h 5h 4h 3h 2h"],
        ],
    );
}

#[test]
fn rs4_4_c_straights_from_six_and_no_wheel() {
    next(ID, 1, &[["As Ah Ad Kc Qd", "6s 5h 4h 3h 2h"], ["As Kh Qh Jh Th", "7h 5h 4h 3h 2h"]]);
    falling(ID, 1, &["Ks Qh Jh Th 8h", "5s 4h 3h 2h Ah", "As 6h 4h 3h 2h", "2s 2h 5d 4d 3d"]);
}

#[test]
fn rs4_4_d_straight_flushes_from_six() {
    next(ID, 1, &[["As Ah Ad Ac Kd", "6h 5h 4h 3h 2h"], ["Kh Qh Jh Th 9h", "Ah Kh Qh Jh Th"]]);
}

#[test]
fn rs5_a_seven_are_seated() {
    check::seats(ID, 7, 7, "ca:2-7-dramaha/s5.a");
}

#[test]
fn rs5_b_limits_are_the_same_for_all() {
    check::same_limits(ID);
}

#[test]
fn r1_b_button_is_last() {
    check::last_to_act(ID);
}

#[test]
fn r2_blinds_before_cards() {
    check::blinds_first(ID);
}

#[test]
fn r2_a_later_rounds_open_left_of_the_button() {
    check::later_openers(ID);
}

#[test]
fn r4_blinds_left_of_the_button() {
    check::blinds_first(ID);
}

#[test]
fn r4_a_blinds_are_fixed_beforehand() {
    check::blinds_by_limit(ID);
}

#[test]
fn r4_b_blinds_belong_to_the_pot() {
    check::blinds_in_pot(ID, "ca:2-7-dramaha/4");
}

#[test]
fn r5_five_cards_down() {
    check::down_cards(ID, 5);
}

#[test]
fn r6_opened_left_of_the_big_blind() {
    check::first_opener(ID);
}

#[test]
fn r6_a_call_is_the_big_blind() {
    check::call(ID);
}

#[test]
fn r6_b_folded_cards_are_discards() {
    check::fold(ID, 5);
}

#[test]
fn r6_c_raise_is_within_the_limit() {
    check::raise_by_limit(ID, "ca:2-7-dramaha/6.c");
}

#[test]
fn r6_d_1_raise_is_answered() {
    check::answers(ID);
    check::no_check(ID, "ca:2-7-dramaha/6");
}

#[test]
fn r6_d_2_three_raises() {
    check::three_raises(ID, "ca:2-7-dramaha/6.d.2");
}

#[test]
fn r6_d_3_two_raise_without_end() {
    check::free_raises(ID);
}

#[test]
fn r6_e_big_blind_may_check_or_raise() {
    check::big_blind_option(ID);
}

#[test]
fn r7_bets_go_to_the_pot() {
    check::bets_to_pot(ID);
}

#[test]
fn r8_burn_before_the_flop() {
    assert!(check::street(ID, 1).starts_with("burn "));
    assert_eq!(at(ID, 1).reach().burned(), 1);
}

#[test]
fn r9_flop_is_three_cards() {
    assert_eq!(check::street(ID, 1), "burn board board board");
}

#[test]
fn r11_second_round_goes_like_the_first() {
    assert_eq!(check::speaker(&at(ID, 1)), 2);
    check::later_answers(ID);
}

#[test]
fn r11_a_bets_are_within_the_limits() {
    check::bets(ID, "ca:2-7-dramaha/6.c");
}

#[test]
fn r11_d_call_matches_the_bet() {
    assert_eq!(at(ID, 1).acts("2 bet").menu().call, Cents::dollars(2));
    assert_eq!(at(ID, 3).acts("2 bet, 3 raise").menu().call, Cents::dollars(8));
}

#[test]
fn r11_e_who_checked_may_raise() {
    check::check_and_raise(ID);
}

#[test]
fn r13_burn_before_the_draw() {
    draw::burn_first(ID);
}

#[test]
fn r14_all_discard_before_any_card() {
    draw::discards_before_cards(ID);
}

#[test]
fn r14_b_one_card_to_five() {
    draw::one_to_five(ID, "ca:2-7-dramaha/14");
}

#[test]
fn r14_b_i_all_five_is_no_fold() {
    draw::five_is_no_fold(ID);
}

#[test]
fn r14_b_ii_five_cards_after_the_draw() {
    draw::five_cards_after(ID);
}

#[test]
fn r14_c_pat_keeps_all() {
    draw::pat(ID);
}

#[test]
fn r14_d_i_number_changes_before_cards() {
    draw::change_before_cards(ID, "ca:2-7-dramaha/14.d.i");
}

#[test]
fn r14_d_ii_number_changes_before_others_act() {
    draw::change_before_acts(ID, "ca:2-7-dramaha/14.d.i");
}

#[test]
fn r15_numbers_are_told_and_hands_filled() {
    draw::announced(ID);
}

#[test]
fn r16_discards_go_to_the_pile() {
    draw::discards_to_pile(ID);
}

#[test]
fn r17_turn_follows_the_draw() {
    draw::turn(ID);
}

#[test]
fn r19_third_round_goes_like_the_second() {
    assert_eq!(check::speaker(&at(ID, 2)), 2);
    check::later_answers(ID);
}

#[test]
fn r21_burn_before_the_river() {
    assert!(check::street(ID, 3).starts_with("burn "));
}

#[test]
fn r22_river_is_the_fifth_card() {
    draw::river(ID);
}

#[test]
fn r24_fourth_round_is_the_last() {
    assert_eq!(check::speaker(&at(ID, 3)), 2);
    draw::river(ID);
}

#[test]
fn r25_pot_is_split() {
    let awards = split().play().outcome.awards;
    let halves: Vec<(&str, i64)> = awards.iter().map(|a| (a.award, a.amount.get())).collect();
    assert_eq!(halves, [("omaha", 250), ("2-7", 250)]);
}

#[test]
fn r26_hands_still_in_are_shown() {
    check::shown(&split(), &[1, 3]);
}

#[test]
fn rs6_a_cards_are_dealt_while_there_are_any() {
    draw::deals_what_is_left(ID);
}

#[test]
fn rs6_b_burns_and_pile_are_mixed() {
    draw::mixes_burns_and_pile(ID);
}

#[test]
fn rs6_1_last_card_ends_the_draw_alone() {
    draw::last_card(ID);
}

#[test]
fn rs6_1_a_discards_of_players_served_come_in() {
    draw::mixes_served(ID);
    draw::served_alone(ID);
}

#[test]
fn rs6_2_hands_are_completed() {
    draw::completes_hands(ID);
}

#[test]
fn rs6_3_discards_are_a_new_pile() {
    draw::new_pile(ID);
}

#[test]
fn rs7_a_omaha_and_own_cards_take_halves() {
    let played = split().ends(&SPLIT);
    assert_eq!(reasons(&played), ["ca:2-7-dramaha/s7.a"; 2]);
}

#[test]
fn rs7_b_equal_omaha_hands_share_that_half() {
    let played = tied().ends(&["99.25", "99.00", "101.75"]);
    assert_eq!(reasons(&played), ["ca:2-7-dramaha/s7.b", "ca:2-7-dramaha/s7.a"]);
}

#[test]
fn rs7_c_equal_own_hands_share_that_half() {
    let played = tied_draw().ends(&["101.75", "99.00", "99.25"]);
    assert_eq!(reasons(&played), ["ca:2-7-dramaha/s7.a", "ca:2-7-dramaha/s7.c"]);
}

#[test]
fn rs7_d_each_half_is_shared_by_its_winners() {
    let played = tied_both().ends(&["99.00", "100.50", "100.50"]);
    assert_eq!(reasons(&played), ["ca:2-7-dramaha/s7.b", "ca:2-7-dramaha/s7.c"]);
}

#[test]
fn rs7_e_one_player_wins_both() {
    duel(ID, "8s 7h 5h 3c 2d", "Ks Kh 7c 7d 3s").board("Ac 9d 4h 2s Jd").ends(&ALL_TO_1);
}

#[test]
fn rs7_f_odd_chips_go_left_of_the_button() {
    let played = split().set("chip=1.00").ends(&ODD_TO_3);
    assert_eq!(check::odd_chips(&played), ["ca:2-7-dramaha/s7.f"]);
    // $3 of three winners, and $3 of seats 2 and 3.
    let tied = tied_both().set("chip=1.00").ends(&["99.00", "101.00", "100.00"]);
    assert_eq!(check::odd_chips(&tied), ["ca:2-7-dramaha/s7.f"]);
}

#[test]
fn rs8_1_fees_of_small_blind_and_pot() {
    check::fees(ID, "F-P-2-7-dramaha-25", [1, 2, 1]);
    check::fees(ID, "F-P-2-7-dramaha-9", [1, 3, 1]);
}

#[test]
fn rs8_1_a_no_fee_of_a_street_not_reached() {
    let folded = check::four(ID).fees("F-P-2-7-dramaha-25").acts("4 fold, 1 fold, 2 fold");
    assert_eq!(folded.play().hand.fees().total(), Cents::dollars(1));
    let flop = at(ID, 1).fees("F-P-2-7-dramaha-25").acts("2 bet, 3 fold, 4 fold, 1 fold");
    assert_eq!(flop.play().hand.fees().total(), Cents::dollars(3));
}

#[test]
fn rs8_1_b_fees_by_the_half_hour() {
    let time = |players| check::half_hour(ID, "F-P-2-7-dramaha-33", players);
    assert_eq!((time(7), time(5), time(4)), (10, 10, 5));
}

#[test]
fn rs8_2_fees_are_fixed_before_cards() {
    check::fees_fixed(ID, "F-P-2-7-dramaha-19+F-P-2-7-dramaha-25", [1, 4, 1]);
}

#[test]
fn rs8_3_one_option_at_a_time() {
    check::one_option(ID, "F-P-2-7-dramaha-19+F-P-2-7-dramaha-20");
    check::one_option(ID, "F-P-2-7-dramaha-1+F-P-2-7-dramaha-25");
}

#[test]
fn rs8_4_fee_is_no_share() {
    check::fees_flat(ID, "F-P-2-7-dramaha-25");
}

#[test]
fn rs8_5_five_rates_at_most() {
    check::rates(ID);
}
