//! EZ Baccarat Panda 8: how each wager wins, loses or pushes, rule by rule.
//!
//! Rules: ca:ez-baccarat-panda-8/

use super::super::testing::{DRAGON_7, SEVEN_SIX, SEVENS, SIX_SEVEN, fee_of, seat, with_fees};
use super::EZ;
use super::ez_tests::{GAME, ID, PANDA_8};
use crate::check::{check, open, play};
use money::Cents;
use table::{Bet, Party, Seat, Verbs as _};

/// What a side wager of $1 beside a Player line comes to.
#[track_caller]
fn side(hands: &str, wager: &str, expected: &str) {
    let round = GAME.round(&format!("{hands} | 1: player 1, {wager} 1"));
    let settled =
        play(open(ID, "").as_mut(), &round).unwrap_or_else(|refusal| panic!("{refusal}"));
    let line = settled.lines.iter().find(|line| line.wager == wager).expect("settled");
    let amount = if line.pays > Cents::ZERO { line.pays } else { -line.collected };
    let rule = line.rule.id.trim_start_matches("ca:ez-baccarat-panda-8/");
    assert_eq!(format!("{} by {rule}", amount.get() / 100), expected, "{hands}");
}

/// A wager beside a line keeps to the limits of the schedule in force.
#[track_caller]
fn keeps_to_limits(wager: &str) {
    for (amount, taken) in [("4.99", false), ("5", true), ("50", true), ("50.01", false)] {
        let mut table = with_fees(&EZ, "min=5 max=50", [50, 200]);
        let round = GAME.round(&format!("{SEVEN_SIX} | 1: player 5, {wager} {amount}"));
        assert_eq!(play(&mut table, &round).is_ok(), taken, "{wager} {amount}");
    }
}

/// A wager needs a line wager of its own owner, and a seat has one space for it.
#[track_caller]
fn needs_a_line(wager: &str, rule: &str) {
    GAME.refuses(&format!("{SEVEN_SIX} | 1: {wager} 5"), rule);
    GAME.refuses(&format!("{SEVEN_SIX} | 1: player 5 | 2: {wager} 5"), rule);
    GAME.refuses(&format!("{SEVEN_SIX} | 1: player 5 | 1+1: {wager} 5"), rule);
    GAME.refuses(&format!("{SEVEN_SIX} | 1: player 5, {wager} 5, {wager} 5"), "6.b");
    for line in ["player", "banker"] {
        let round = GAME.round(&format!("{SEVEN_SIX} | 1: {wager} 5, {line} 5"));
        assert!(play(open(ID, "").as_mut(), &round).is_ok(), "{wager} beside {line}");
    }
    let mut table = open(ID, "");
    let bet = |wager: &str| Bet::new(Seat::FIRST, wager, Cents::dollars(5));
    table.bank(seat(14), Cents::dollars(1000), None).expect("banked");
    table.stake(&bet("player")).expect("staked");
    table.close().expect("closed");
    assert!(table.stake(&bet(wager)).is_err(), "before the deal only");
}

#[test]
fn r19_nothing_is_settled_before_both_hands_are_done() {
    let mut table = open(ID, "");
    let bet = Bet::new(Seat::FIRST, "player", Cents::dollars(10));
    table.bank(seat(14), Cents::dollars(1000), None).expect("banked");
    table.stake(&bet).expect("staked");
    table.close().expect("closed");
    for card in ["Kh", "Kd", "4c", "7h", "4d"] {
        let refusal = table.settle().expect_err("not over");
        assert_eq!(refusal.rule.map(|rule| rule.id), Some("ca:ez-baccarat-panda-8/7.b"));
        table.deal(card.parse::<cards::Card>().expect("a card")).expect("dealt");
    }
    let settled = table.settle().expect("over");
    assert_eq!(settled.net(Party::PlayerDealer), Cents::dollars(-10));
}

#[test]
fn r20_player_line_wins_when_player_is_nearer() {
    GAME.pays(
        &format!("{SEVEN_SIX} | 1: player 10"),
        "1 player wins 10 ca:ez-baccarat-panda-8/20",
    );
}

#[test]
fn r21_banker_line_wins_when_banker_is_nearer() {
    for hands in [SIX_SEVEN, DRAGON_7] {
        GAME.pays(
            &format!("{hands} | 1: banker 10"),
            "1 banker wins 10 ca:ez-baccarat-panda-8/21",
        );
    }
}

#[test]
fn r24_tie_is_open_beside_a_line_only() {
    needs_a_line("tie", "24");
}

#[test]
fn r25_tie_is_paid_on_equal_totals() {
    side(SEVENS, "tie", "8 by 30");
    side("player 9h Kc | banker 9c Kd", "tie", "8 by 30");
}

#[test]
fn r26_tie_is_collected_on_unequal_totals() {
    side(SEVEN_SIX, "tie", "-1 by 26");
    side(SIX_SEVEN, "tie", "-1 by 26");
}

#[test]
fn r27_tie_takes_back_line_wagers() {
    let round = format!("{SEVENS} | 1+1: banker 5, tie 5");
    GAME.pays(&round, "1+1 banker pushes 0; 1+1 tie wins 40");
}

#[test]
fn r28_tie_follows_the_schedule() {
    assert_eq!(fee_of(&EZ, GAME, "tie"), 50);
    keeps_to_limits("tie");
}

#[test]
fn r29_tie_looks_at_totals_whatever_the_number_of_cards() {
    side("player Kh Kc 7d | banker 7c Qd", "tie", "8 by 30");
    side("player 7h Kc | banker Kd 5h 2s", "tie", "8 by 30");
    side("player Kh Kc 7d | banker Kd 5h 2s", "tie", "8 by 30");
    // Equal after two cards, and not at the end.
    side("player Kh 5c 4d | banker Kd 5h 3s", "tie", "-1 by 26");
}

#[test]
fn r30_tie_pays_eight_to_one() {
    let round = format!("{SEVENS} | 1: player 10, tie 25");
    GAME.pays(&round, "1 player pushes 0; 1 tie wins 200 ca:ez-baccarat-panda-8/30");
}

#[test]
fn r31_tie_has_action_as_far_as_cover_reaches() {
    let bets = "1: player 5, tie 5 | 2: player 5, tie 5 | 3: player 5, tie 5";
    let round = |put_up| format!("bank 14 {put_up} | {SEVENS} | {bets}");
    let pushes = "1 player pushes 0; 2 player pushes 0; 3 player pushes 0";
    for (put_up, moved) in [
        ("39", "1 tie wins 39; 2 tie returned 0; 3 tie returned 0"),
        ("40", "1 tie wins 40; 2 tie returned 0; 3 tie returned 0"),
        ("41", "1 tie wins 40; 2 tie wins 1; 3 tie returned 0"),
    ] {
        check(ID, "", &round(put_up), &format!("{pushes}; {moved}"));
    }
    let bets = "1: player 1, tie 5 | 2: player 1, tie 9 | 3: player 1, tie 1";
    let round = format!("bank 14 8 | {SEVEN_SIX} | {bets}");
    let lines = "1 player wins 1; 2 player wins 1; 3 player wins 1";
    let expected = format!("{lines}; 1 tie loses 5; 2 tie loses 6; 3 tie returned 0");
    check(ID, "", &round, &expected);
}

#[test]
fn r32_dragon_7_is_open_beside_a_line_only() {
    needs_a_line("dragon-7", "32");
}

#[test]
fn r33_dragon_7_takes_back_line_wagers() {
    let round = format!("{DRAGON_7} | 1+1: banker 5, dragon-7 5");
    GAME.pays(&round, "1+1 banker wins 5; 1+1 dragon-7 wins 200");
}

#[test]
fn r34_dragon_7_follows_the_schedule() {
    // Reading ca-fee-per-bet: bonus wagers bear no fee.
    assert_eq!(fee_of(&EZ, GAME, "dragon-7"), 0);
    keeps_to_limits("dragon-7");
}

#[test]
fn r35_dragon_7_wins_with_a_three_card_seven_over_six_or_below() {
    side(DRAGON_7, "dragon-7", "40 by 35");
    side("player Kh Kc Kd | banker Kd 2h 5s", "dragon-7", "40 by 35");
    side("player Kh Kc 6d | banker Kd 6h As", "dragon-7", "40 by 35");
    for other in [
        "player 7h Kc | banker Kd 5h 2s",
        "player Kh 4c 4d | banker Kd 5h 2s",
        "player 6h Kc | banker 7c Qd",
        "player Kh Kc 4d | banker Kd 5h As",
        "player 6h Kc | banker Kd 5h 3s",
    ] {
        side(other, "dragon-7", "-1 by 35");
    }
}

#[test]
fn r36_dragon_7_pays_forty_to_one() {
    let round = format!("{DRAGON_7} | 1: player 10, dragon-7 25");
    GAME.pays(&round, "1 player loses 10; 1 dragon-7 wins 1000 ca:ez-baccarat-panda-8/35");
}

#[test]
fn r37_dragon_7_is_settled_as_far_as_cover_reaches() {
    let bets = "1: banker 1, dragon-7 2 | 2: banker 1, dragon-7 2 | 3: banker 1, dragon-7 2";
    let lines = "1 banker wins 1; 2 banker wins 1; 3 banker wins 1";
    for (put_up, moved) in [
        ("82", "1 dragon-7 wins 79; 2 dragon-7 returned 0; 3 dragon-7 returned 0"),
        ("83", "1 dragon-7 wins 80; 2 dragon-7 returned 0; 3 dragon-7 returned 0"),
        ("84", "1 dragon-7 wins 80; 2 dragon-7 wins 1; 3 dragon-7 returned 0"),
    ] {
        let round = format!("bank 14 {put_up} | {DRAGON_7} | {bets}");
        check(ID, "", &round, &format!("{lines}; {moved}"));
    }
}

#[test]
fn r38_panda_8_is_open_beside_a_line_only() {
    needs_a_line("panda-8", "38");
}

#[test]
fn r39_panda_8_takes_back_line_wagers() {
    let round = format!("{PANDA_8} | 1+1: banker 5, panda-8 5");
    GAME.pays(&round, "1+1 banker loses 5; 1+1 panda-8 wins 125");
}

#[test]
fn r40_panda_8_follows_the_schedule() {
    // Reading ca-fee-per-bet: bonus wagers bear no fee.
    assert_eq!(fee_of(&EZ, GAME, "panda-8"), 0);
    keeps_to_limits("panda-8");
}

#[test]
fn r41_panda_8_wins_with_a_three_card_eight_over_seven_or_below() {
    side(PANDA_8, "panda-8", "25 by 41");
    side("player Kh 4c 4d | banker Kd 5h 2s", "panda-8", "25 by 41");
    side("player Kh 4c 4d | banker Kd 5h 5s", "panda-8", "25 by 41");
    for other in [
        "player Kh 4c 4d | banker Kd 5h 3s",
        "player Kh 4c 4d | banker Kd 5h 4s",
        "player 8h Kc | banker Kd 7h",
        "player Kh 4c 3d | banker Kd 6h",
        "player Kh 4c 5d | banker Kd 7h",
    ] {
        side(other, "panda-8", "-1 by 41");
    }
}

#[test]
fn r42_panda_8_pays_twenty_five_to_one() {
    let round = format!("{PANDA_8} | 1: player 10, panda-8 20");
    GAME.pays(&round, "1 player wins 10; 1 panda-8 wins 500 ca:ez-baccarat-panda-8/41");
}

#[test]
fn r43_panda_8_is_settled_as_far_as_cover_reaches() {
    let bets = "1: banker 10, panda-8 1 | 2: banker 10, panda-8 1 | 3: banker 10, panda-8 1";
    let lines = "1 banker loses 10; 2 banker loses 10; 3 banker loses 10";
    for (put_up, moved) in [
        ("44", "1 panda-8 wins 25; 2 panda-8 wins 25; 3 panda-8 wins 24"),
        ("45", "1 panda-8 wins 25; 2 panda-8 wins 25; 3 panda-8 wins 25"),
        ("40", "1 panda-8 wins 25; 2 panda-8 wins 25; 3 panda-8 wins 20"),
        ("30", "1 panda-8 returned 0; 2 panda-8 returned 0; 3 panda-8 returned 0"),
    ] {
        let round = format!("bank 14 {put_up} | {PANDA_8} | {bets}");
        check(ID, "", &round, &format!("{lines}; {moved}"));
    }
}
