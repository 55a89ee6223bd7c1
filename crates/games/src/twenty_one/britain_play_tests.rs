//! Blackjack of Great Britain: insurance, playing behind, doubling and splitting.
//!
//! Rules: uk:

use crate::check::{breach, check, open, play, refused};
use table::{Verbs as _, Viewer, What};

const BJ: &str = "uk/blackjack";

#[track_caller]
fn pays(set: &str, round: &str, expected: &str) {
    check(BJ, set, &format!("1: initial 10 | {round}"), expected);
}

#[track_caller]
fn refuses(set: &str, round: &str, rule: &str) {
    refused(BJ, set, &format!("1: initial 10 | {round}"), rule);
}

#[test]
fn r4_19_blackjacks_are_insured_for_up_to_half() {
    let ten = "seat1 Ah Tc | dealer As Kc";
    for (amount, taken) in [("0.01", true), ("4.99", true), ("5", true), ("5.01", false)] {
        let round = format!("{ten} | act 1 insurance {amount}");
        if taken {
            let mut table = open(BJ, "");
            let settled = play(table.as_mut(), &format!("1: initial 10 | {round}")).expect(amount);
            assert_eq!(settled.lines[0].wager, "insurance", "{amount}");
        } else {
            refuses("", &round, "uk:4.19");
        }
    }
    let whole = format!("{ten} | act 1 insurance 5");
    pays("", &whole, "1 insurance wins 10 uk:4.19; 1 initial pushes 0");
    // Said without an amount it is half.
    pays("", &format!("{ten} | act 1 insurance"), "1 insurance wins 10; 1 initial pushes 0");
    // Without a blackjack, or against anything but an ace, nobody insures.
    refuses("", "seat1 Ah 9c | act 1 insurance 5 | dealer As Kc", "uk:4.19");
    refuses("", "seat1 Th 9c | act 1 insurance 5 | dealer Ks Ac", "uk:4.19");
    // A blackjack that nobody asks anything is told why.
    let mut table = open(BJ, "");
    table.stake(&crate::check::bets("1", "initial 10").remove(0)).expect("a wager");
    table.close().expect("closed");
    for card in ["Ah", "Ks", "Tc"] {
        table.deal(card.parse::<cards::Card>().expect("a card")).expect("dealt");
    }
    for (act, rule) in [("insurance 5", "uk:4.19"), ("even-money", "uk:4.20")] {
        let refusal = table.decide(crate::check::seat("1"), act).expect_err("refused");
        assert_eq!(refusal.rule.map(|rule| rule.id), Some(rule), "{act}");
    }
}

#[test]
fn r4_20_even_money_is_paid_at_once() {
    let even = "seat1 Ah Tc | act 1 even-money | dealer As";
    pays("", even, "1 initial wins 10 uk:4.20");
    let mut table = open(BJ, "");
    play(table.as_mut(), &format!("1: initial 10 | {even}")).expect("settled");
    let paid = |event: &&table::Event| matches!(event.what, What::Paid(_));
    assert_eq!(table.events().iter().filter(paid).count(), 1);
    refuses("even_money=false", even, "uk:4.20");
    // 3/2 less the insurance is 1; and 1 is what the insurance brings where the rest is void.
    pays(
        "",
        "seat1 Ah Tc | act 1 insurance 5 | dealer As 9c",
        "1 insurance loses 5; 1 initial wins 15",
    );
}

#[test]
fn r4_21_insurance_is_lost_at_the_second_card() {
    let round = "seat1 Ah Tc | act 1 insurance 5 | dealer As 5c Kd 4h";
    pays("", round, "1 insurance loses 5 uk:4.21; 1 initial wins 15");
    let mut table = open(BJ, "");
    play(table.as_mut(), &format!("1: initial 10 | {round}")).expect("settled");
    let events = table.events();
    let paid = events.iter().position(|event| matches!(event.what, What::Paid(_)));
    let dealt = |card: &str| {
        let is =
            |what: &What| matches!(what, What::Dealt { card: c, .. } if c.to_string() == card);
        events.iter().position(|event| is(&event.what))
    };
    assert!(dealt("5c") < paid && paid < dealt("Kd"), "taken before the third card");
}

#[test]
fn r4_22_the_controlling_player_decides() {
    let round = "1: initial 10 | 1+1: initial 5 | seat1 Th 6c 4d | act 1 hit | act 1 stand \
                 | dealer Th 9c";
    check(BJ, "", round, "1 initial wins 10; 1+1 initial wins 5");
    // Nobody plays behind an empty box.
    let alone = "1: initial 10 | 2+1: initial 5 | seat1 Th 9c | act 1 stand | dealer Th 9c";
    refused(BJ, "", alone, "uk:4.22");
    let mut table = open(BJ, "");
    let follow = table::Input::Follow {
        seat: crate::check::seat("1"),
        behind: 1,
        act: table::Act::word("hit"),
    };
    let bets = "1: initial 10 | 1+1: initial 5 | seat1 Th 6c | dealer Th";
    let stopped = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        play(table.as_mut(), bets).map(drop)
    }));
    assert!(stopped.is_err(), "the seat must act");
    let refusal = table.check(&follow).expect_err("no decision of whoever plays behind");
    assert_eq!(refusal.rule.map(|rule| rule.id), Some("uk:4.22"));
}

#[test]
fn r4_23_wagers_behind_go_with_the_hand() {
    let bets = "1: initial 10 | 1+1: initial 5 | 1+2: initial 0.01";
    let all = |result: [&str; 3]| {
        let [a, b, c] = result;
        format!("1 initial {a}; 1+1 initial {b}; 1+2 initial {c}")
    };
    let blackjack = format!("{bets} | seat1 Ah Kc | dealer 9h 9c");
    check(BJ, "", &blackjack, &all(["wins 15", "wins 7.50", "wins 0.02"]));
    let void = format!("{bets} | seat1 Th 9c | act 1 stand | dealer 9h Tc");
    check(BJ, "", &void, &all(["pushes 0"; 3]));
    let lost = format!("{bets} | seat1 Th 8c | act 1 stand | dealer 9h Tc");
    check(BJ, "", &lost, &all(["loses 10", "loses 5", "loses 0.01"]));
    // On an own stake whoever plays behind may insure, unless the house posts otherwise.
    let ace = "1: initial 10 | 1+1: initial 5 | seat1 Ah Kc | act 1 decline | dealer As 9c";
    let lines = "1+1 initial wins 5 uk:4.20; 1 initial wins 15";
    check(BJ, "", &format!("{ace} | act 1+1 even-money"), lines);
    check(BJ, "behind_insures=false", ace, "1 initial wins 15; 1+1 initial wins 7.50");
}

#[test]
fn r4_24_doubling_takes_one_card() {
    let double = "seat1 5h 6c 3d | act 1 double";
    pays("", &format!("{double} | dealer Th 6c 9d"), "1 initial wins 10; 1 double wins 10");
    refuses("", "seat1 5h 6c 3d 4s | act 1 double | dealer Th 6c 9d", "uk:4.24");
    // Three cards are not doubled.
    let late = "seat1 2h 3c 5d 9s | act 1 hit | act 1 double | dealer Th 6c 9d";
    refuses("double=any", late, "uk:4.24");
    // Whoever plays behind doubles or not, and the hand gets its one card.
    let bets = "1: initial 10 | 1+1: initial 5 | 1+2: initial 2";
    let round = format!("{bets} | {double} | act 1+1 double | act 1+2 decline | dealer Th 6c 9d");
    let lines = "1 initial wins 10; 1+1 initial wins 5; 1+2 initial wins 2; \
                 1 double wins 10; 1+1 double wins 5";
    check(BJ, "", &round, lines);
}

#[test]
fn r4_24_a_only_9_10_and_11_are_doubled() {
    for (cards, lawful) in [("5h 3c", false), ("5h 4c", true), ("6h 5c", true), ("8h 4c", false)] {
        let round = format!("seat1 {cards} 2d | act 1 double | act 1 stand | dealer Th 6c 9d");
        if lawful {
            pays("", &round, "1 initial wins 10; 1 double wins 10");
        } else {
            refuses("", &round, "uk:4.24.a");
        }
    }
}

#[test]
fn r4_24_b_any_score_is_doubled() {
    for cards in ["5h 3c", "8h 4c", "Th 9c", "Ah 2c"] {
        let round = format!("seat1 {cards} 2d | act 1 double | dealer Th 6c 9d");
        pays("double=any", &round, "1 initial wins 10; 1 double wins 10");
    }
    refuses("double=any", "seat1 Ah Tc 2d | act 1 double | dealer Th 6c 9d", "uk:4.13");
}

#[test]
fn r4_25_equal_values_are_split_for_an_equal_wager() {
    let split = "seat1 8h 8c | act 1 split | seat1.1 Tc | act 1 stand | seat1.2 3d 9s | act 1 hit \
                 | act 1 stand | dealer Th 9c";
    pays("", split, "1 initial-1 loses 10; 1 split-2 wins 10");
    refuses("", "seat1 8h 9c | act 1 split | dealer Th 9c", "uk:4.25");
    let tens = "seat1 Kh Qc | act 1 split | seat1.1 9c | seat1.2 8d | act 1 stand | act 1 stand \
                | dealer Th 8c";
    pays("split=any", tens, "1 initial-1 wins 10; 1 split-2 pushes 0");
}

#[test]
fn r4_25_a_fours_fives_and_tens_are_not_split() {
    for pair in ["4h 4c", "5h 5c", "Th Tc", "Kh Qc"] {
        let round = format!("seat1 {pair} | act 1 split | dealer Th 9c");
        refuses("", &round, "uk:4.25.a");
    }
}

#[test]
fn r4_25_b_any_pair_is_split() {
    for pair in ["4h 4c", "5h 5c", "Th Tc", "3h 3c"] {
        let round = format!(
            "seat1 {pair} | act 1 split | seat1.1 2c | seat1.2 2d | act 1 stand | act 1 stand \
             | dealer Th 7c"
        );
        pays("split=any", &round, "1 initial-1 loses 10; 1 split-2 loses 10");
    }
    assert!(breach(BJ, "split=all").contains("uk:4.25"));
}

#[test]
fn r4_26_split_aces_get_one_card_each() {
    let aces = "seat1 Ah Ac | act 1 split | seat1.1 5c | seat1.2 9d | dealer Th 8c";
    pays("", aces, "1 initial-1 loses 10; 1 split-2 wins 10");
    let third = "seat1 Ah Ac | act 1 split | seat1.1 5c 4s | seat1.2 9d | dealer Th 8c";
    refuses("", third, "uk:4.26");
    // Aces that come again are split again only where that is posted.
    let again = "seat1 Ah Ac | act 1 split | seat1.1 Ad | seat1.2 9d | act 1 split \
                 | dealer Th 8c";
    let mut table = open(BJ, "resplit_aces=true");
    let refusal = play(table.as_mut(), &format!("1: initial 10 | {again}")).expect_err("a card");
    assert!(refusal.why.contains("seat1.1"), "{refusal}");
    let plain = "seat1 Ah Ac | act 1 split | seat1.1 Ad | seat1.2 9d | dealer Th 8c";
    pays("", plain, "1 initial-1 loses 10; 1 split-2 wins 10");
}

#[test]
fn r4_27_split_21s_are_no_blackjacks() {
    let aces = "seat1 Ah Ac | act 1 split | seat1.1 Kc | seat1.2 9d | dealer Th 8c";
    pays("", aces, "1 initial-1 wins 10 uk:4.16.b; 1 split-2 wins 10");
    let literal = "seat1 Ah Ac | act 1 split | seat1.1 9c | seat1.2 Kd | dealer Th 8c 3d";
    refuses("", literal, "uk:4.14");
    let long = "seat1 Ah Ac | act 1 split | seat1.1 9c | seat1.2 Kd | dealer Th 5c 6d";
    pays("split_21=literal", long, "1 initial-1 loses 10; 1 split-2 wins 10 uk:4.27");
}

#[test]
fn r4_28_pairs_are_split_again_first_hand_first() {
    // 8-8; the first gets another 8 and is split again.
    let round = "seat1 8h 8c | act 1 split | seat1.1 8d Tc | seat1.2 3d 2s Kd | act 1 split \
                 | act 1 stand | act 1 hit | act 1 stand | seat1.3 | act 1 stand | dealer Th 7c";
    let mut table = open(BJ, "");
    let settled = play(table.as_mut(), &format!("1: initial 10 | {round}"));
    let settled = settled.unwrap_or_else(|refusal| panic!("{refusal}"));
    let sight = table.sight(Viewer::Public);
    let hand = |n: u8| -> String {
        let cards = sight.spot(&format!("seat1.{n}"));
        cards.iter().map(|held| held.card.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!([hand(1), hand(2), hand(3)], ["8h Tc", "8d 2s Kd", "8c 3d"]);
    let lines: Vec<String> = settled.lines.iter().map(table::Line::name).collect();
    assert_eq!(lines, ["initial-1", "split-2", "split-3"]);
}

#[test]
fn r4_29_whoever_plays_behind_splits_or_names_a_hand() {
    let bets = "1: initial 10 | 1+1: initial 5";
    let round = "seat1 8h 8c | act 1 split | seat1.1 Tc | act 1 stand | seat1.2 3d 9s | act 1 hit \
                 | act 1 stand | dealer Th 9c";
    let with = |act: &str| format!("{bets} | {round} | act 1+1 {act}");
    let own = "1 initial-1 loses 10";
    let (first, second) = ("1+1 initial-1 loses 5", "1 split-2 wins 10");
    let split = format!("{own}; {first}; {second}; 1+1 split-2 wins 5");
    check(BJ, "", &with("split"), &split);
    check(BJ, "", &with("hand 1"), &format!("{own}; {first}; {second}"));
    check(BJ, "", &with("hand 2"), &format!("{own}; 1+1 initial-2 wins 5; {second}"));
    refused(BJ, "", &with("decline"), "uk:4.29");
    refused(BJ, "", &with("hit"), "uk:4.29");
}

#[test]
fn r4_30_split_hands_are_doubled() {
    let bets = "1: initial 10 | 1+1: initial 5";
    let round = "seat1 8h 8c | act 1 split | act 1+1 hand 2 | seat1.1 3c Td | act 1 double \
                 | seat1.2 2d 9s | act 1 double | act 1+1 double | dealer Th 9c";
    let lines = "1 initial-1 wins 10; 1 double-1 wins 10; 1+1 initial-2 pushes 0; \
                 1 split-2 pushes 0; 1 double-2 pushes 0; 1+1 double-2 pushes 0";
    check(BJ, "", &format!("{bets} | {round}"), lines);
    let eight = "seat1 8h 8c | act 1 split | seat1.1 2c | seat1.2 4d | act 1 stand | act 1 double \
                 | dealer Th 9c";
    refuses("", eight, "uk:4.24.a");
}
