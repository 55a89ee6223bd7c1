//! Fortune 7 Baccarat: how the banker's hand draws, and how each wager is settled, rule by rule.
//!
//! Rules: ca:fortune-7-baccarat/

use super::super::testing::{DRAGON_7, SEVEN_SIX, SEVENS, SIX_SEVEN, fee_of, seat, with_fees};
use super::FORTUNE_7;
use super::fortune_7_tests::{DRAGON_9, GAME, ID};
use crate::check::{breach, check, open, play, refused};
use money::Cents;
use table::{Ask, Bet, Party, Seat, Verbs as _};

/// What a side wager of $1 standing alone comes to.
#[track_caller]
fn alone(hands: &str, wager: &str, expected: &str) {
    GAME.pays(&format!("{hands} | 1: {wager} 1"), &format!("1 {wager} {expected}"));
}

/// A wager stands alone or beside a line, and a seat has one space for it.
#[track_caller]
fn open_to_all(wager: &str) {
    for bets in
        [format!("{wager} 5"), format!("player 5, {wager} 5"), format!("banker 5, {wager} 5")]
    {
        let round = GAME.round(&format!("{SEVEN_SIX} | 1: {bets}"));
        assert!(play(open(ID, "").as_mut(), &round).is_ok(), "{bets}");
    }
    GAME.refuses(&format!("{SEVEN_SIX} | 1: player 5, {wager} 5, {wager} 5"), "5.b");
}

const LIMITS: &str = "min=5 max=50";

/// Any amount beside a line wager of the same owner.
#[track_caller]
fn any_amount_beside_a_line(wager: &str) {
    for amount in ["0.01", "4.99", "5", "50", "50.01", "5000"] {
        for line in ["player", "banker"] {
            let round = GAME.round(&format!("{SEVEN_SIX} | 1: {wager} {amount}, {line} 5"));
            assert!(play(open(ID, LIMITS).as_mut(), &round).is_ok(), "{wager} {amount}");
        }
    }
    let nothing = GAME.round(&format!("{SEVEN_SIX} | 1: player 5, {wager} 0"));
    assert!(play(open(ID, LIMITS).as_mut(), &nothing).is_err(), "no amount at all");
}

/// Alone, or beside somebody else's line, it keeps to the limits.
#[track_caller]
fn within_limits_alone(wager: &str) {
    for (amount, taken) in [("4.99", false), ("5", true), ("50", true), ("50.01", false)] {
        for others in ["", "| 2: player 5", "| 1+1: player 5"] {
            let round = GAME.round(&format!("{SEVEN_SIX} | 1: {wager} {amount} {others}"));
            let settled = play(open(ID, LIMITS).as_mut(), &round);
            assert_eq!(settled.is_ok(), taken, "{wager} {amount} {others}");
        }
    }
    let tie = if wager == "tie" { "dragon-9" } else { "tie" };
    let round = GAME.round(&format!("{SEVEN_SIX} | 1: {wager} 4, {tie} 5"));
    assert!(play(open(ID, LIMITS).as_mut(), &round).is_err(), "{tie} is no line wager");
}

#[test]
fn r14_after_a_natural_of_player_banker_takes_no_card() {
    for natural in ["8", "9"] {
        let player = format!("player Kh {natural}c");
        for card in ["K", "A", "2", "3", "4", "5"] {
            let banker = format!("banker Kd {card}h");
            GAME.pays(&format!("{player} | {banker} | 1: player 10"), "1 player wins 10");
            GAME.refuses(&format!("{player} | {banker} 9s | 1: player 10"), "14");
        }
    }
    GAME.refuses("player Kh 7c | banker Kd 5h | 1: player 10", "18");
}

#[test]
fn r15_after_a_natural_of_banker_the_hands_are_settled() {
    for natural in ["8", "9"] {
        for card in ["K", "A", "2", "3", "4", "5"] {
            let player = format!("player Kh {card}c");
            let rest = format!("banker Kd {natural}h | 1: banker 10");
            GAME.pays(&format!("{player} | {rest}"), "1 banker wins 10");
            assert!(
                play(open(ID, "").as_mut(), &GAME.round(&format!("{player} 9c | {rest}")))
                    .is_err()
            );
        }
    }
    GAME.refuses("player Kh 5c | banker Kd 7h | 1: player 10", "13");
}

#[test]
fn r16_against_a_standing_player_banker_hits_to_five() {
    for player in ["player 6h Kc", "player 7h Kc"] {
        for (n, card) in (0..).zip(["K", "A", "2", "3", "4", "5", "6", "7"]) {
            let two = format!("{player} | banker Kd {card}d | 1: player 10");
            let three = format!("{player} | banker Kd {card}d Ks | 1: player 10");
            let (wrong, right) = if n <= 5 { (two, three) } else { (three, two) };
            GAME.refuses(&wrong, "18");
            assert!(play(open(ID, "").as_mut(), &GAME.round(&right)).is_ok());
        }
    }
}

#[test]
fn r19_a_nothing_is_settled_before_both_hands_are_done() {
    let mut table = open(ID, "faces=down");
    let bet = Bet::new(Seat::FIRST, "player", Cents::dollars(10));
    table.bank(seat(8), Cents::dollars(1000), None).expect("banked");
    table.stake(&bet).expect("staked");
    table.close().expect("closed");
    for card in ["Kh", "Kd", "4c", "5h", "4d", "2s"] {
        let refusal = table.settle().expect_err("not over");
        assert_eq!(refusal.rule.map(|rule| rule.id), Some("ca:fortune-7-baccarat/19.c"));
        table.deal(card.parse::<cards::Card>().expect("a card")).expect("dealt");
        while let Ask::Show { .. } = table.next() {
            assert!(table.settle().is_err(), "a card lies face down");
            table.show().expect("shown");
        }
    }
    let settled = table.settle().expect("over");
    assert_eq!(settled.net(Party::PlayerDealer), Cents::dollars(-10));
}

#[test]
fn r19_b_settlement_goes_clockwise_from_the_player_dealers_left() {
    let bets = "2: player 10 | 4: player 10 | 8: player 10 | 1: player 10 | 5: player 10";
    let round = format!("bank 3 25 | {SEVEN_SIX} | {bets}");
    let expected = "4 player wins 10; 5 player wins 10; 8 player wins 5; 1 player returned 0; \
        2 player returned 0";
    check(ID, "", &round, expected);
    let round = format!("bank 8 15 | {SEVEN_SIX} | 7: player 10 | 1: player 10");
    check(ID, "", &round, "1 player wins 10; 7 player wins 5");
}

#[test]
fn r19_c_kinds_in_their_order() {
    let all = "dragon-7 1, tie 1, dragon-9 1, banker 1, player 1";
    let round = GAME.round(&format!("{DRAGON_9} | 2: {all} | 1: {all}"));
    let lines = play(open(ID, "").as_mut(), &round).expect("settled").lines;
    let order: Vec<(&str, u8)> = lines.iter().map(|l| (l.wager.as_str(), l.seat)).collect();
    let kinds = ["player", "banker", "tie", "dragon-9", "dragon-7"];
    let expected: Vec<(&str, u8)> =
        kinds.iter().flat_map(|kind| [(*kind, 1), (*kind, 2)]).collect();
    assert_eq!(order, expected);
}

#[test]
fn r19_d_what_is_not_covered_goes_back() {
    let round = format!("bank 8 30 | {DRAGON_9} | 1: player 20, dragon-9 1 | 2: player 10, tie 5");
    let expected = "1 player wins 20; 2 player wins 10; \
        2 tie returned 0 ca:fortune-7-baccarat/19.d; \
        1 dragon-9 returned 0 ca:fortune-7-baccarat/19.d";
    check(ID, "", &round, expected);
}

#[test]
fn r19_e_every_movement_is_the_player_dealers() {
    let bets = "1: player 10, tie 5, dragon-9 2 | 2: banker 30, dragon-7 1";
    let round = GAME.round(&format!("{DRAGON_9} | {bets}"));
    let settled = play(open(ID, "").as_mut(), &round).expect("settled");
    for moved in &settled.transfers {
        let (from, to) = (moved.from, moved.to);
        let known = [Party::PlayerDealer, Party::Layout];
        assert!(known.contains(&from) || known.contains(&to), "{moved:?}");
        assert!(from != Party::House && to != Party::House, "{moved:?}");
    }
}

#[test]
fn r20_player_line_wins_when_player_is_nearer() {
    GAME.pays(&format!("{SEVEN_SIX} | 1: player 10"), "1 player wins 10 ca:fortune-7-baccarat/20");
}

#[test]
fn r21_banker_line_wins_when_banker_is_nearer_and_pushes_with_three_card_seven() {
    let bet = "1: banker 10";
    GAME.pays(&format!("{SIX_SEVEN} | {bet}"), "1 banker wins 10 ca:fortune-7-baccarat/21");
    let drawn = format!("player 6h Kc | banker Kd 5h 3s | {bet}");
    GAME.pays(&drawn, "1 banker wins 10 ca:fortune-7-baccarat/21");
    GAME.pays(&format!("{DRAGON_7} | {bet}"), "1 banker pushes 0 ca:fortune-7-baccarat/8");
    // A three-card 7 that does not win is a tie or a loss.
    let tied = format!("player 7h Kc | banker Kd 5h 2s | {bet}");
    GAME.pays(&tied, "1 banker pushes 0 ca:fortune-7-baccarat/12.i");
    let beaten = format!("player Kh 4c 4d | banker Kd 5h 2s | {bet}");
    GAME.pays(&beaten, "1 banker loses 10 ca:fortune-7-baccarat/23");
}

#[test]
fn r24_a_tie_is_open_with_a_line_or_without() {
    open_to_all("tie");
}

#[test]
fn r24_b_tie_beside_a_line_takes_any_amount() {
    any_amount_beside_a_line("tie");
}

#[test]
fn r24_c_tie_alone_keeps_to_the_limits() {
    within_limits_alone("tie");
    let round = GAME.round(&format!("{SEVEN_SIX} | 1: tie 4.99"));
    refused(ID, LIMITS, &round, "ca:fortune-7-baccarat/24.c");
}

#[test]
fn r25_tie_is_paid_on_equal_totals() {
    alone(SEVENS, "tie", "wins 8 ca:fortune-7-baccarat/30");
}

#[test]
fn r26_tie_is_collected_on_unequal_totals() {
    alone(SEVEN_SIX, "tie", "loses 1 ca:fortune-7-baccarat/26");
    alone(SIX_SEVEN, "tie", "loses 1 ca:fortune-7-baccarat/26");
}

#[test]
fn r27_tie_takes_back_line_wagers() {
    GAME.pays(&format!("{SEVENS} | 1: tie 1 | 1+1: tie 5"), "1 tie wins 8; 1+1 tie wins 40");
}

#[test]
fn r28_tie_follows_the_schedule() {
    assert_eq!(fee_of(&FORTUNE_7, GAME, "tie"), 50);
}

#[test]
fn r29_tie_wins_on_every_total_from_zero_to_nine() {
    for card in ["K", "A", "2", "3", "4", "5", "6", "7", "8", "9"] {
        alone(&format!("player Kh Kc {card}d | banker Kd Qh {card}s"), "tie", "wins 8");
    }
    alone("player Kh 5c 4d | banker Kd 5h 3s", "tie", "loses 1");
}

#[test]
fn r30_tie_pays_eight_to_one() {
    GAME.pays(&format!("{SEVENS} | 1: tie 25"), "1 tie wins 200 ca:fortune-7-baccarat/30");
}

#[test]
fn r31_tie_has_action_as_far_as_cover_reaches() {
    for (put_up, moved) in [
        ("39", "1 tie wins 39; 2 tie returned 0; 3 tie returned 0"),
        ("40", "1 tie wins 40; 2 tie returned 0; 3 tie returned 0"),
        ("41", "1 tie wins 40; 2 tie wins 1; 3 tie returned 0"),
    ] {
        let round = format!("bank 8 {put_up} | {SEVENS} | 1: tie 5 | 2: tie 5 | 3: tie 5");
        check(ID, "", &round, moved);
    }
    let round = format!("bank 8 8 | {SEVEN_SIX} | 1: tie 5 | 2: tie 9 | 3: tie 1");
    check(ID, "", &round, "1 tie loses 5; 2 tie loses 3; 3 tie returned 0");
}

#[test]
fn r32_a_dragon_7_is_open_with_a_line_or_without() {
    open_to_all("dragon-7");
}

#[test]
fn r32_b_dragon_7_beside_a_line_takes_any_amount() {
    any_amount_beside_a_line("dragon-7");
}

#[test]
fn r32_c_dragon_7_alone_keeps_to_the_limits() {
    within_limits_alone("dragon-7");
}

#[test]
fn r33_dragon_7_takes_back_line_wagers() {
    GAME.pays(&format!("{DRAGON_7} | 1+1: dragon-7 5"), "1+1 dragon-7 wins 200");
}

#[test]
fn r34_dragon_7_follows_the_schedule() {
    // Reading ca-fee-per-bet: bonus wagers bear no fee.
    assert_eq!(fee_of(&FORTUNE_7, GAME, "dragon-7"), 0);
}

#[test]
fn r35_dragon_7_wins_with_a_three_card_seven_over_six_or_below() {
    let wins = "wins 40 ca:fortune-7-baccarat/35";
    alone(DRAGON_7, "dragon-7", wins);
    alone("player Kh Kc Kd | banker Kd 2h 5s", "dragon-7", wins);
    alone("player Kh Kc 6d | banker Kd 6h As", "dragon-7", wins);
    for other in [
        "player 7h Kc | banker Kd 5h 2s",
        "player Kh 4c 4d | banker Kd 5h 2s",
        "player 6h Kc | banker 7c Qd",
        "player Kh Kc 4d | banker Kd 5h As",
        "player 6h Kc | banker Kd 5h 3s",
    ] {
        alone(other, "dragon-7", "loses 1 ca:fortune-7-baccarat/35");
    }
}

#[test]
fn r36_dragon_7_pays_forty_to_one() {
    GAME.pays(&format!("{DRAGON_7} | 1: dragon-7 25"), "1 dragon-7 wins 1000");
}

#[test]
fn r37_dragon_7_is_settled_as_far_as_cover_reaches() {
    for (put_up, moved) in [
        ("79", "1 dragon-7 wins 79; 2 dragon-7 returned 0"),
        ("80", "1 dragon-7 wins 80; 2 dragon-7 returned 0"),
        ("81", "1 dragon-7 wins 80; 2 dragon-7 wins 1"),
    ] {
        let round = format!("bank 8 {put_up} | {DRAGON_7} | 1: dragon-7 2 | 2: dragon-7 2");
        check(ID, "", &round, moved);
    }
}

#[test]
fn r38_a_dragon_9_is_open_with_a_line_or_without() {
    open_to_all("dragon-9");
}

#[test]
fn r38_b_dragon_9_beside_a_line_takes_any_amount() {
    any_amount_beside_a_line("dragon-9");
}

#[test]
fn r38_c_dragon_9_alone_keeps_to_the_limits() {
    within_limits_alone("dragon-9");
}

#[test]
fn r39_dragon_9_takes_back_line_wagers() {
    GAME.pays(&format!("{DRAGON_9} | 1+1: dragon-9 5"), "1+1 dragon-9 wins 125");
}

#[test]
fn r40_dragon_9_wins_when_either_hand_wins_nine_to_nothing() {
    for hands in [
        DRAGON_9,
        "player 9h Kc | banker Kd Qh",
        "player Kh Kc Kd | banker Kd 2h 7s",
        "player Kh Kc | banker 9d Qh",
    ] {
        alone(hands, "dragon-9", "wins 25 ca:fortune-7-baccarat/43");
    }
    for hands in [
        "player 9h Kc | banker Kd Ah",
        "player 8h Kc | banker Kd Qh",
        "player Kh Ac | banker 9d Qh",
        "player Kh Kc | banker 8d Qh",
        "player 9h Kc | banker 9d Qh",
        "player Kh Kc Kd | banker Kd Qh Ks",
    ] {
        alone(hands, "dragon-9", "loses 1 ca:fortune-7-baccarat/43");
    }
}

#[test]
fn r41_dragon_9_follows_the_schedule() {
    // Reading ca-fee-per-bet: bonus wagers bear no fee.
    assert_eq!(fee_of(&FORTUNE_7, GAME, "dragon-9"), 0);
}

#[test]
fn r42_dragon_9_is_settled_as_far_as_cover_reaches() {
    for (put_up, moved) in [
        ("24", "1 dragon-9 wins 24; 2 dragon-9 returned 0"),
        ("25", "1 dragon-9 wins 25; 2 dragon-9 returned 0"),
        ("26", "1 dragon-9 wins 25; 2 dragon-9 wins 1"),
    ] {
        let round = format!("bank 8 {put_up} | {DRAGON_9} | 1: dragon-9 1 | 2: dragon-9 1");
        check(ID, "", &round, moved);
    }
}

#[test]
fn r43_dragon_9_pays_twenty_five_to_one() {
    let round = format!("{DRAGON_9} | 1: dragon-9 20");
    GAME.pays(&round, "1 dragon-9 wins 500 ca:fortune-7-baccarat/43");
}

#[test]
fn r44_fees_of_other_games_are_refused() {
    for other in ["F-C-1", "F-1-1", "F-7-1"] {
        let wrong = breach(ID, &format!("fees={other}"));
        assert!(wrong.contains("(ca:fortune-7-baccarat/44)"), "{wrong}");
    }
    let mut table = with_fees(&FORTUNE_7, LIMITS, [50, 200]);
    let settled =
        play(&mut table, &GAME.round(&format!("{SEVEN_SIX} | 1: player 5"))).expect("settled");
    let fees = settled.transfers.iter().filter(|moved| moved.to == Party::Room);
    assert!(fees.clone().count() == 2 && fees.clone().all(|fee| fee.why.rule.id.ends_with("/44")));
}
