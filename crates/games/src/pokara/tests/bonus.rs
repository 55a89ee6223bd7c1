//! The Bonus Bet, by both of its texts.
//!
//! Rules: ca:pokara/

use super::play::{GAME, KINGS, settled};
use crate::check::{breach, check, open, play};
use crate::testing::Looks as _;
use money::Cents;
use table::{Party, Verbs as _};

const A: &str = "paytable.bonus=POK-BONUS-A";
const B: &str = "paytable.bonus=POK-BONUS-B";

/// What a bonus of $5 on a dealt hand becomes.
#[track_caller]
fn bonus(set: &str, hand: &str, expected: &str) {
    let round = GAME.round(&format!("seat1 {hand} | {KINGS} | 1: base 5, bonus 5 | act 1 stand"));
    let settled = play(open(GAME.id, set).as_mut(), &round);
    let settled = settled.unwrap_or_else(|refusal| panic!("{refusal}"));
    let line = settled.lines.iter().find(|line| line.wager == "bonus").expect("a line");
    assert_eq!(crate::check::written(line), expected, "{hand}");
}

#[test]
fn rs5_a_beside_an_initial_wager() {
    GAME.pays(
        &format!("seat1 Ah Jh Th | {KINGS} | 1: base 5, bonus 5 | act 1 stand"),
        "1 base wins 5; 1 bonus wins 15",
    );
    let without = format!("bank 8 100 | seat1 Ah Jh Th | {KINGS} | 1: base 5 | act 1 stand");
    check(GAME.id, "offers.bonus=false", &without, "1 base wins 5");
}

#[test]
fn rs5_1_a_before_the_deal() {
    let mut table = open(GAME.id, "");
    table.bank(super::play::seat(8), Cents::dollars(100), None).unwrap();
    let bets = crate::check::bets("1", "base 5, bonus 5");
    table.stake(&bets[0]).unwrap();
    table.close().unwrap();
    assert!(table.stake(&bets[1]).is_err());
}

#[test]
fn rs5_1_b_one_spot_a_seat() {
    let mut table = open(GAME.id, "");
    let bets = crate::check::bets("1", "bonus 5, bonus 5");
    table.stake(&bets[0]).unwrap();
    assert!(table.stake(&bets[1]).is_err());
    assert_eq!(table.ids(), ["base", "double", "bonus"]);
}

#[test]
fn rs5_2_steps_of_five_dollars_up_to_the_initial_wager() {
    let round = |wagers: &str| format!("seat1 Ah Ad Kc | {KINGS} | 1: {wagers} | act 1 stand");
    for lawful in ["base 20, bonus 5", "base 20, bonus 20", "base 22, bonus 20"] {
        settled("", &round(lawful));
    }
    GAME.refuses(&round("base 20, bonus 25"), "s5.2");
    for wrong in ["base 20, bonus 4", "base 20, bonus 7", "base 20, bonus 12.50"] {
        GAME.refuses(&round(wrong), "s6.f");
    }
}

#[test]
fn rs5_3_on_the_cards_dealt() {
    // A flush that is broken by the draw is paid; three kings that are drawn are not.
    GAME.pays(
        &format!(
            "seat1 Ah Jh Th Ac | {KINGS} | 1: base 5, bonus 5 | act 1 double | act 1 draw Jh"
        ),
        "1 base loses 5; 1 double loses 5; 1 bonus wins 15 ca:pokara/s5.9",
    );
    GAME.pays(
        &format!(
            "seat1 Ks Kc Td Kd | {KINGS} | 1: base 5, bonus 5 | act 1 double | act 1 draw Td"
        ),
        "1 base wins 5; 1 double wins 5; 1 bonus loses 5 ca:pokara/s5.9",
    );
}

#[test]
fn rs5_4_whatever_becomes_of_the_base() {
    GAME.pays(
        "seat1 Ah Jh Th | dealer Kh Kd Kc | 1: base 5, bonus 5 | act 1 stand",
        "1 base loses 5; 1 bonus wins 15",
    );
}

#[test]
fn rs5_5_no_fee() {
    let fees = |wagers: &str| {
        let round = format!("seat1 Ah Jh Th | {KINGS} | 1: {wagers} | act 1 stand");
        let all = settled("fees=F-C-3", &round);
        let room = all.transfers.iter().filter(|t| t.to == Party::Room);
        room.map(|transfer| transfer.amount).sum::<Cents>()
    };
    assert_eq!(fees("base 10"), fees("base 10, bonus 10"));
}

#[test]
fn rs5_6_the_player_dealer_pays_and_takes() {
    let round = |hand: &str| format!("seat1 {hand} | {KINGS} | 1: base 5, bonus 5 | act 1 stand");
    assert_eq!(settled("", &round("Ah Jh Th")).net(Party::PlayerDealer), Cents::dollars(-20));
    assert_eq!(settled("", &round("Ah Ad Kc")).net(Party::PlayerDealer), Cents::ZERO);
}

#[test]
fn rs5_7_b_the_initial_wager_first() {
    let round = "seat1 Ah Jh Th | seat2 Ah Jh Th | dealer Kh Kd Qc | act 1 stand | act 2 stand \
                 | 1: base 5, bonus 5 | 2: base 5, bonus 5";
    let order = "1 base wins 5; 1 bonus wins 15; 2 base wins 5; 2 bonus wins 15";
    GAME.pays(round, order);
}

#[test]
fn rs5_8_what_is_not_covered_goes_back() {
    let round = "seat1 Ah Jh Th | seat2 Ah Jh Th | dealer Kh Kd Qc | act 1 stand | act 2 stand \
                 | 1: base 5, bonus 5 | 2: base 5, bonus 5";
    check(
        GAME.id,
        "",
        &format!("bank 8 12 | {round}"),
        "1 base wins 5; 1 bonus wins 7; 2 base returned 0; 2 bonus returned 0",
    );
}

#[test]
fn rs5_9_table_a() {
    for (hand, expected) in [
        ("Ah Ah Ah", "1 bonus wins 2500 ca:pokara/s5.9"),
        ("Ac Ac Ac", "1 bonus wins 300 ca:pokara/s5.9"),
        ("Kh Kh Kh", "1 bonus wins 300 ca:pokara/s5.9"),
        ("Tc Tc Tc", "1 bonus wins 300 ca:pokara/s5.9"),
        ("Ah Kh Qh", "1 bonus wins 150 ca:pokara/s5.9"),
        ("Kh Qh Jh", "1 bonus wins 100 ca:pokara/s5.9"),
        ("Qh Jh Th", "1 bonus wins 100 ca:pokara/s5.9"),
        ("Ah Ah Ad", "1 bonus wins 50 ca:pokara/s5.9"),
        ("Ah Ah Kh", "1 bonus wins 15 ca:pokara/s5.9"),
        ("Ah Kd Qc", "1 bonus loses 5 ca:pokara/s5.9"),
        ("Ah Ad Kc", "1 bonus loses 5 ca:pokara/s5.9"),
    ] {
        bonus(A, hand, expected);
        bonus("", hand, expected);
    }
    assert!(!breach(GAME.id, "paytable.bonus=C").is_empty());
}

#[test]
fn rs6_a_a_bet_on_a_dealt_hand() {
    bonus(B, "Ah Jh Th", "1 bonus wins 15 ca:pokara/s6.i");
    bonus(B, "Ah Jh Td", "1 bonus loses 5 ca:pokara/s6.d");
}

#[test]
fn rs6_b_it_needs_a_base_wager() {
    let round = format!("seat1 Ah Jh Th | {KINGS} | 2: base 5 | 1: bonus 5 | act 1 stand");
    GAME.refuses(&round, "s6.b");
}

#[test]
fn rs6_c_nobody_bets_behind() {
    let round = format!("seat1 Ah Jh Th | {KINGS} | 1: base 5 | 1+1: bonus 5 | act 1 stand");
    GAME.refuses(&round, "1.c");
}

#[test]
fn rs6_d_the_first_three_cards_decide() {
    let round =
        format!("seat1 Ks Kc Td Kd | {KINGS} | 1: base 5, bonus 5 | act 1 double | act 1 draw Td");
    check(
        GAME.id,
        B,
        &GAME.round(&round),
        "1 base wins 5; 1 double wins 5; 1 bonus loses 5 ca:pokara/s6.d",
    );
}

#[test]
fn rs6_e_the_base_game_does_not_matter() {
    let round = "seat1 Ah Jh Th | dealer Kh Kd Kc | 1: base 5, bonus 5 | act 1 stand";
    check(GAME.id, B, &GAME.round(round), "1 base loses 5; 1 bonus wins 15 ca:pokara/s6.i");
}

#[test]
fn rs6_f_not_more_than_the_base_wager() {
    let round = |wagers: &str| {
        GAME.round(&format!("seat1 Ah Jh Th | {KINGS} | 1: {wagers} | act 1 stand"))
    };
    for (wagers, lawful) in
        [("base 10, bonus 5", true), ("base 10, bonus 10", true), ("base 10, bonus 15", false)]
    {
        let found = play(open(GAME.id, B).as_mut(), &round(wagers));
        assert_eq!(found.is_ok(), lawful, "{wagers}");
    }
    crate::check::refused(GAME.id, B, &round("base 10, bonus 6"), "ca:pokara/s6.f");
}

#[test]
fn rs6_g_fees_are_for_the_base_wager() {
    let round = format!("seat1 Ah Jh Th | {KINGS} | 1: base 10, bonus 10 | act 1 stand");
    let all = settled("fees=F-C-3 paytable.bonus=POK-BONUS-B", &round);
    let paid = all.transfers.iter().filter(|t| t.to == Party::Room);
    assert_eq!(paid.map(|t| t.amount).sum::<Cents>(), Cents::dollars(1 + 2));
}

#[test]
fn rs6_h_as_far_as_the_cover_reaches() {
    let round = format!("bank 8 12 | seat1 Ah Jh Th | {KINGS} | 1: base 5, bonus 5 | act 1 stand");
    check(GAME.id, B, &round, "1 base wins 5; 1 bonus wins 7");
}

#[test]
fn rs6_i_table_b() {
    for (hand, expected) in [
        ("Ac Ac Ac", "1 bonus wins 1000 ca:pokara/s6.i"),
        ("Tc Tc Tc", "1 bonus wins 1000 ca:pokara/s6.i"),
        ("Ah Ah Ah", "1 bonus wins 250 ca:pokara/s6.i"),
        ("Kd Kd Kd", "1 bonus wins 250 ca:pokara/s6.i"),
        ("Qs Qs Qs", "1 bonus wins 250 ca:pokara/s6.i"),
        ("Ah Kh Qh", "1 bonus wins 150 ca:pokara/s6.i"),
        ("Kh Qh Jh", "1 bonus wins 100 ca:pokara/s6.i"),
        ("Ah Ah Ad", "1 bonus wins 40 ca:pokara/s6.i"),
        ("Kh Jh Th", "1 bonus wins 15 ca:pokara/s6.i"),
        ("Ah Kd Qc", "1 bonus loses 5 ca:pokara/s6.d"),
    ] {
        bonus(B, hand, expected);
    }
}
