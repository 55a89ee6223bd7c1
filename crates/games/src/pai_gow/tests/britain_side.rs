//! Section 13 of the British book, rule by rule: Fortune, its Envy Bonus, and Jokolor.
//!
//! Rules: uk:

use super::{ENVY, FORTUNE, JOKOLOR, POKER, QUEEN, others};
use crate::check::{breach, check, open, play, refused};
use std::fmt::Write as _;

/// Seat 1 with ten on a side wager, its own cards, and whatever the dealer has of the others.
fn side(wager: &str, own: &str) -> String {
    let dealer = others(own, 7);
    format!("seat1 {own} | dealer {dealer} | 1: standard 20, {wager} 10 | act 1 house-way")
}

/// What the side wager of such a round does.
#[track_caller]
fn comes(id: &str, set: &str, wager: &str, own: &str, expected: &str) {
    let mut table = open(id, set);
    let settlement = play(table.as_mut(), &side(wager, own)).expect("settled");
    let line = settlement.lines.iter().find(|line| line.wager == wager).expect("a line");
    let found = crate::check::on_hand(line);
    assert!(found == expected || found.starts_with(&format!("{expected} ")), "{own}: {found}");
}

#[track_caller]
fn fortune(set: &str, own: &str, expected: &str) {
    comes(FORTUNE, set, "fortune", own, &format!("1 fortune {expected}"));
}

/// Hands of the table, from the best down.
const HANDS: [&str; 12] = [
    "3h 4h 5h 6h 7h 8h 9h",
    "Th Jh Qh Kh Ah Ks Qs",
    "3h 4h 5h X 7h 8h 9h",
    "Ah Ad Ac As X 9d 4c",
    "Th Jh Qh Kh Ah 9d 4c",
    "5h 6h 7h 8h 9h Kd 2c",
    "9h 9d 9c 9s Kd 4c 2h",
    "9h 9d 9c Ks Kd 4c 2h",
    "2h 5h 7h 9h Kh Kd 4c",
    "9h 9d 9c Ks Jd 4c 2h",
    "5h 6d 7c 8s 9h Kd 2c",
    "9h 9d 5c 5s 2d 2c Kh",
];

#[test]
fn r13_27_the_side_wager_is_settled_after_the_standard_one() {
    let round = "seat1 Kh Kd 4s 6c 8h As Jc | dealer 2c 3d 5h 7s 9c Td Qh | \
                 1: standard 20, fortune 10 | act 1 house-way";
    check(FORTUNE, "", round, "1 standard wins 19 uk:13.26; 1 fortune loses 10 uk:13.35");
}

#[test]
fn r13_28_fortune_is_the_houses_to_offer() {
    refused(POKER, "", "1: standard 20, fortune 10", "uk:13.12");
    refused(FORTUNE, "offers.fortune=false", "1: standard 20, fortune 10", "uk:13.12");
    assert!(breach(FORTUNE, "odds.fortune.flush=3:1").contains("uk:13.36"));
}

#[test]
fn r13_29_fortune_is_taken_at_a_table_marked_for_it() {
    fortune("", HANDS[7], "wins 50");
    comes(POKER, "offers.fortune=true", "fortune", HANDS[7], "1 fortune wins 50");
}

#[test]
fn r13_30_fortune_looks_at_all_seven_cards_however_they_are_set() {
    let own = "9h 9d 9c 9s Kd 4c 2h";
    let dealer = others(own, 7);
    for act in ["house-way", "set 9h 9d", "set Kd 4c", "set 9h Kd"] {
        let round =
            format!("seat1 {own} | dealer {dealer} | 1: standard 20, fortune 10 | act 1 {act}");
        let mut table = open(FORTUNE, "");
        let settlement = play(table.as_mut(), &round).expect("settled");
        assert_eq!(settlement.lines[1].pays, money::Cents::dollars(200), "{act}");
    }
}

#[test]
fn r13_31_fortune_is_of_any_size_within_the_limits() {
    let round = |amount: &str| {
        let own = HANDS[8];
        let dealer = others(own, 7);
        format!(
            "seat1 {own} | dealer {dealer} | 1: standard 20, fortune {amount} | act 1 house-way"
        )
    };
    let set = "min=5 max=50";
    refused(FORTUNE, set, &round("4.99"), "uk:13.31");
    refused(FORTUNE, set, &round("50.01"), "uk:13.31");
    for amount in ["5", "50", "19.99", "20.01"] {
        play(open(FORTUNE, set).as_mut(), &round(amount)).expect("within the limits");
    }
}

/// Seat 1 with a Fortune wager beside seats with these hands, everybody set by the house.
fn beside(fortune: &str, hands: &[&str]) -> String {
    let all = hands.join(" ");
    let own = "2c 4d 6s 8s Jc Qs Kh";
    let dealer = others(&format!("{own} {all}"), 7);
    let mut round = format!(
        "seat1 {own} | dealer {dealer} | 1: standard 20, fortune {fortune} | act 1 house-way"
    );
    for (at, hand) in hands.iter().enumerate() {
        let n = at + 2;
        let _ = write!(round, " | seat{n} {hand} | {n}: standard 20 | act {n} house-way");
    }
    round
}

/// The Envy lines of such a round, in order.
fn envy(set: &str, fortune: &str, hands: &[&str]) -> Vec<String> {
    let mut table = open(ENVY, set);
    let settlement = play(table.as_mut(), &beside(fortune, hands)).expect("settled");
    let lines = settlement.lines.iter().filter(|line| line.wager == "envy");
    lines.map(crate::check::on_hand).collect()
}

const NINES: &str = "9h 9d 9c 9s Kd 4c 2h";
const THREES: &str = "3h 3d 3c 3s Ks 7c 5h";

#[test]
fn r13_32_the_displayed_amount_qualifies_for_envy() {
    let set = "envy_qualifies=10";
    assert_eq!(envy(set, "9.99", &[NINES]), Vec::<String>::new());
    assert_eq!(envy(set, "10", &[NINES]), ["1 envy by 2 wins 2 uk:13.45.a"]);
    assert_eq!(envy(set, "10.01", &[NINES]), ["1 envy by 2 wins 2 uk:13.45.a"]);
}

#[test]
fn r13_34_fortune_is_settled_with_its_players_standard_wager() {
    let own = [HANDS[8], "9c 9d 9s 3d Js Qc 2d"];
    let dealer = others(&own.join(" "), 7);
    let round = format!(
        "seat1 {} | seat2 {} | dealer {dealer} | 1: standard 20, fortune 10 | \
         2: standard 20, fortune 10 | act 1 house-way | act 2 house-way",
        own[0], own[1]
    );
    let mut table = open(FORTUNE, "");
    let settlement = play(table.as_mut(), &round).expect("settled");
    let order: Vec<String> =
        settlement.lines.iter().map(|line| format!("{} {}", line.seat, line.wager)).collect();
    assert_eq!(order, ["2 standard", "2 fortune", "1 standard", "1 fortune"]);
}

#[test]
fn r13_35_any_other_hand_loses_fortune() {
    fortune("", "9h 9d 5c 5s 2d Kc Jh", "loses 10 uk:13.35");
    fortune("", "9h 9d 5c 4s 2d Kc Jh", "loses 10 uk:13.35");
    fortune("", "9h 8d 5c 4s 2d Kc Jh", "loses 10 uk:13.35");
}

#[test]
fn r13_36_fortune_pays_at_least_these_odds() {
    let least = [2500, 1000, 500, 250, 100, 50, 20, 5, 4, 3, 2];
    for (hand, odds) in HANDS.iter().zip(least) {
        fortune("", hand, &format!("wins {} uk:13.36", odds * 10));
    }
    // Three pairs push where the house chooses so, and lose where it does not.
    fortune("", HANDS[11], "pushes 0 uk:13.36");
    fortune("paytable.fortune=PT-min-no-push", HANDS[11], "loses 10 uk:13.35");
    // Three of a kind are paid before the straight beside them (reading:uk-fortune-three).
    fortune("", "5h 6d 7c 8s 9h 9d 9c", "wins 30");
    // A royal flush completed by the joker, with its match (reading:uk-fortune-royal-match).
    fortune("", "Th Jh Qh X Ah Ks Qs", "wins 10000");
    fortune("", "Th Jh Qh Kh Ah Ks Qd", "wins 1000");
    fortune("odds.fortune.flush=5:1", HANDS[8], "wins 50");
}

#[test]
fn r13_37_fortune_may_pay_by_two_other_tables() {
    let one = [5000, 1000, 750, 250, 100, 50, 20, 5, 4, 3, 2];
    let two = [8000, 2000, 1000, 400, 150, 50, 25, 5, 4, 3, 2];
    for (at, hand) in HANDS.iter().take(11).enumerate() {
        let wins = |odds: i64| format!("wins {} uk:13.37", odds * 10);
        fortune("paytable.fortune=PT1", hand, &wins(one[at]));
        fortune("paytable.fortune=PT2", hand, &wins(two[at]));
    }
    fortune("paytable.fortune=PT1", HANDS[11], "pushes 0 uk:13.37");
    fortune("paytable.fortune=PT2", HANDS[11], "loses 10 uk:13.35");
}

#[test]
fn r13_32_envy_is_earned_and_not_bet() {
    let mut table = open(ENVY, "");
    let seat = table::Seat::new(1).expect("a seat");
    let bet = table::Bet::new(seat, "envy", money::Cents::dollars(5));
    let refused = table.tell(table::Input::Stake(bet)).expect_err("no such bet");
    assert_eq!(refused.rule.map(|rule| rule.id), Some("uk:13.32"));
}

#[test]
fn r13_38_envy_comes_when_everybody_is_settled() {
    let mut table = open(ENVY, "");
    let settlement = play(table.as_mut(), &beside("10", &[NINES, THREES])).expect("settled");
    let order: Vec<&str> = settlement.lines.iter().map(|line| line.wager.as_str()).collect();
    assert_eq!(order, ["standard", "standard", "standard", "fortune", "envy", "envy"]);
}

#[test]
fn r13_40_any_player_with_four_of_a_kind_or_better_counts() {
    // Seat 2 has made no Fortune wager (reading:uk-envy-stake).
    assert_eq!(envy("", "10", &[NINES]), ["1 envy by 2 wins 2 uk:13.45.a"]);
    let full = "9h 9d 9c Ks Kd 4c 2h";
    assert_eq!(envy("", "10", &[full]), Vec::<String>::new());
    let flush = "5h 6h 7h 8h 9h Kd 2h";
    assert_eq!(envy("", "10", &[flush]), ["1 envy by 2 wins 5 uk:13.45.a"]);
}

#[test]
fn r13_41_neither_the_own_hand_nor_the_dealers_counts() {
    let own = NINES;
    let dealer = THREES;
    let round =
        format!("seat1 {own} | dealer {dealer} | 1: standard 20, fortune 10 | act 1 house-way");
    let mut table = open(ENVY, "");
    let settlement = play(table.as_mut(), &round).expect("settled");
    assert!(settlement.lines.iter().all(|line| line.wager != "envy"));
}

#[test]
fn r13_42_without_such_a_hand_there_is_no_envy() {
    assert_eq!(envy("", "10", &["9h 9d 9c Ks Qd 4c 2h", "3h 3d Tc Ts Td 7c 5h"]), [""; 0]);
}

#[test]
fn r13_43_with_one_such_hand_all_who_qualify_are_paid() {
    let third = "5s 7d Td Js As Qh 8c";
    let mut round =
        beside("10", &[NINES, third]).replace("3: standard 20", "3: standard 20, fortune 5");
    round = round.replace("2: standard 20", "2: standard 20, fortune 5");
    let mut table = open(ENVY, "");
    let settlement = play(table.as_mut(), &round).expect("settled");
    let lines = settlement.lines.iter().filter(|line| line.wager == "envy");
    let lines: Vec<String> = lines.map(crate::check::on_hand).collect();
    assert_eq!(lines, ["3 envy by 2 wins 2 uk:13.45.a", "1 envy by 2 wins 2 uk:13.45.a"]);
}

#[test]
fn r13_44_with_several_there_is_a_bonus_for_each() {
    let two = ["1 envy by 2 wins 2 uk:13.45.a", "1 envy by 3 wins 2 uk:13.45.a"];
    assert_eq!(envy("", "10", &[NINES, THREES]), two);
}

#[test]
fn r13_45_a_envy_pays_at_least_these_amounts() {
    for (hand, pounds) in HANDS.iter().zip([500, 125, 50, 25, 10, 5, 2]) {
        assert_eq!(envy_by(hand, ""), format!("2 envy by 1 wins {pounds} uk:13.45.a"));
    }
}

#[test]
fn r13_45_a_a_house_may_pay_more_envy_and_no_less() {
    let quads = HANDS[6];
    for (set, pounds) in [
        ("pays.envy.four-of-a-kind=2.00", "2"),
        ("pays.envy.four-of-a-kind=2.01", "2.01"),
        ("pays.envy.four-of-a-kind=7.50", "7.50"),
        ("paytable.envy=PT2 pays.envy.four-of-a-kind=3.00", "3"),
    ] {
        let rule = if set.contains("PT2") { "uk:13.45.b" } else { "uk:13.45.a" };
        assert_eq!(envy_by(quads, set), format!("2 envy by 1 wins {pounds} {rule}"), "{set}");
    }
    let least = breach(ENVY, "pays.envy.four-of-a-kind=1.99");
    assert!(least.contains("at least 2.00") && least.contains("uk:13.45.a"), "{least}");
    // What PT1 allows is too little where PT2 is in use.
    let less = breach(ENVY, "paytable.envy=PT2 pays.envy.straight-flush=9.99");
    assert!(less.contains("at least 10.00") && less.contains("uk:13.45.b"), "{less}");
    assert_eq!(breach(ENVY, "pays.envy.straight-flush=9.99"), "");
}

#[test]
fn r13_45_b_envy_may_pay_by_another_table() {
    for (hand, pounds) in HANDS.iter().zip([2500, 500, 250, 100, 25, 10, 2]) {
        let set = "paytable.envy=PT2";
        assert_eq!(envy_by(hand, set), format!("2 envy by 1 wins {pounds} uk:13.45.b"));
    }
    assert!(breach(ENVY, "paytable.envy=PT3").contains("uk:13.45"));
}

/// What seat 2 earns by a hand of seat 1, whatever it has staked.
fn envy_by(hand: &str, set: &str) -> String {
    let rest = others(hand, 14);
    let (own, dealer) = rest.split_at(21);
    let round = format!(
        "seat1 {hand} | seat2 {} | dealer {} | 1: standard 20 | 2: standard 20, fortune 35 | \
         act 1 house-way | act 2 house-way",
        own.trim(),
        dealer.trim()
    );
    let mut table = open(ENVY, set);
    let settlement = play(table.as_mut(), &round).expect("settled");
    let line = settlement.lines.iter().find(|line| line.wager == "envy").expect("a line");
    crate::check::on_hand(line)
}

#[test]
fn r13_46_jokolor_is_the_houses_to_offer() {
    refused(POKER, "", "1: standard 20, jokolor 10", "uk:13.12");
    refused(JOKOLOR, "offers.jokolor=false", "1: standard 20, jokolor 10", "uk:13.12");
}

#[track_caller]
fn jokolor(own: &str, expected: &str) {
    comes(JOKOLOR, "", "jokolor", own, &format!("1 jokolor {expected}"));
}

#[test]
fn r13_47_jokolor_is_taken_at_a_table_marked_for_it() {
    comes(POKER, "offers.jokolor=true", "jokolor", "X 3h 5c 7d 9s Jc Kd", "1 jokolor wins 50");
}

#[test]
fn r13_48_jokolor_wins_with_the_joker_or_with_one_colour() {
    jokolor("X 3h 5c 7d 9s Jc Kd", "wins 50");
    jokolor("2h 3h 5d 7d 9h Jd Kd", "wins 100");
    jokolor("X 3h 5d 7d 9h Jd Kd", "wins 300");
    jokolor("2c 3s 5c 7s 9c Js Kc", "wins 100");
    jokolor("2c 3s 5c 7s 9c Js Kd", "loses 10");
}

#[test]
fn r13_49_jokolor_is_of_any_size_within_the_limits() {
    let own = "X 3h 5c 7d 9s Jc Kd";
    let dealer = others(own, 7);
    let round = |amount: &str| {
        format!(
            "seat1 {own} | dealer {dealer} | 1: standard 20, jokolor {amount} | act 1 house-way"
        )
    };
    let set = "min=5 max=50";
    refused(JOKOLOR, set, &round("4.99"), "uk:13.49");
    refused(JOKOLOR, set, &round("50.01"), "uk:13.49");
    play(open(JOKOLOR, set).as_mut(), &round("50")).expect("within the limits");
}

#[test]
fn r13_50_jokolor_is_settled_with_its_players_standard_wager() {
    let round = format!(
        "seat1 Kh Kd 4s 6c 8h As Jc | dealer {QUEEN} | 1: standard 20, jokolor 10 | \
         act 1 house-way"
    );
    check(JOKOLOR, "", &round, "1 standard wins 19 uk:13.26; 1 jokolor loses 10 uk:13.52");
}

#[test]
fn r13_51_jokolor_pays_at_least_these_odds() {
    jokolor("X 3h 5c 7d 9s Jc Kd", "wins 50 uk:13.51");
    jokolor("2h 3h 5d 7d 9h Jd Kd", "wins 100 uk:13.51");
    jokolor("X 3h 5d 7d 9h Jd Kd", "wins 300 uk:13.51");
    assert!(breach(JOKOLOR, "odds.jokolor.the-joker=4:1").contains("uk:13.51"));
    comes(
        JOKOLOR,
        "odds.jokolor.the-joker=6:1",
        "jokolor",
        "X 3h 5c 7d 9s Jc Kd",
        "1 jokolor wins 60",
    );
}

#[test]
fn r13_52_any_other_hand_loses_jokolor() {
    jokolor("2c 3s 5c 7s 9c Js Kd", "loses 10 uk:13.52");
    jokolor("2h 3s 5d 7d 9h Jd Kd", "loses 10 uk:13.52");
}
