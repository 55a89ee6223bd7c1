//! Blackjack of Great Britain: the deal, the dealer and what hands come to.
//!
//! Rules: uk:

use crate::check::{breach, check, open, pack, play, posted, refused, terms};
use crate::testing::Looks as _;
use table::{Ask, Face, Verbs as _};

const BJ: &str = "uk/blackjack";

/// A round of one initial wager of 10.
#[track_caller]
fn pays(set: &str, round: &str, expected: &str) {
    check(BJ, set, &format!("1: initial 10 | {round}"), expected);
}

#[track_caller]
fn refuses(set: &str, round: &str, rule: &str) {
    refused(BJ, set, &format!("1: initial 10 | {round}"), rule);
}

#[test]
fn r4_4_the_shoe_holds_the_posted_decks() {
    for (set, cards) in [("decks=1", 52), ("decks=6", 312), ("decks=20", 1040), ("", 312)] {
        assert_eq!(pack(BJ, set).len(), cards, "{set}");
    }
    assert!(breach(BJ, "decks=0").contains("uk:4.4"));
    assert!(breach(BJ, "decks=21").contains("uk:4.4"));
    // With one deck, no card is there twice.
    refuses("decks=1", "seat1 Th 8c | act 1 stand | dealer 6c Th", "uk:4.4");
}

#[test]
fn r4_6_side_wagers_need_four_decks_or_six() {
    for decks in ["3", "5", "7", "8"] {
        let set = format!("decks={decks} offers.perfect-pairs=true");
        assert!(breach(BJ, &set).contains("uk:4.49"), "{decks}");
        assert_eq!(breach(BJ, &format!("decks={decks}")), "", "{decks}");
    }
    for decks in ["4", "6"] {
        assert_eq!(breach(BJ, &format!("decks={decks} offers.perfect-pairs=true")), "");
    }
    // What is not posted is not offered then.
    refused(BJ, "decks=7", "1: initial 10, royal-match 5 | seat1 Th 8c | dealer 6c", "uk:4.2");
    // Whoever posts a pay table posts the wager.
    assert!(breach(BJ, "decks=8 paytable.royal-match=PT1").contains("uk:4.40"));
}

#[test]
fn r4_8_wagers_stay_within_the_posted_limits() {
    let set = "min=5.00 max=50.00";
    for (amount, lawful) in [("4.99", false), ("5", true), ("50", true), ("50.01", false)] {
        let round = format!("1: initial {amount} | seat1 Th 9c | act 1 stand | dealer Th 8c");
        if lawful {
            check(BJ, set, &round, &format!("1 initial wins {amount}"));
        } else {
            refused(BJ, set, &round, "uk:4.8");
        }
    }
    // They bind the side wagers too, unless the house posts others for those.
    for side in ["21-plus-3", "royal-match", "perfect-pairs"] {
        let round = |amount: &str| {
            format!("1: initial 5, {side} {amount} | seat1 Th 9c | act 1 stand | dealer 8d 9d")
        };
        for (amount, lawful) in [("4.99", false), ("5", true), ("50", true), ("50.01", false)] {
            let mut table = open(BJ, set);
            let settled = play(table.as_mut(), &round(amount));
            assert_eq!(settled.is_ok(), lawful, "{side} {amount}");
        }
        refused(BJ, set, &round("50.01"), "uk:4.8");
        let mut own = open(BJ, "min=5.00 max=50.00 side_min=1.00");
        assert!(play(own.as_mut(), &round("1")).is_ok(), "{side}");
    }
}

#[test]
fn r4_9_two_open_cards_each_from_the_left() {
    let mut table = open(BJ, "");
    for seat in ["4", "2"] {
        let bet = crate::check::bets(seat, "initial 5").remove(0);
        table.stake(&bet).expect("a wager");
    }
    table.close().expect("closed");
    let mut order = Vec::new();
    for card in ["2c", "3c", "4c", "5c", "6c"] {
        let (to, face) = table.wants().expect("a card is due");
        assert_eq!(face, Face::Up);
        order.push(to.to_string());
        table.deal(card.parse::<cards::Card>().expect("a card")).expect("dealt");
    }
    assert_eq!(order, ["seat2", "seat4", "dealer", "seat2", "seat4"]);
    assert_eq!(table.wants(), None);
}

#[test]
fn r4_10_the_dealer_has_one_card_before_anybody_decides() {
    let round = "1: initial 10 | seat1 Th 6c | dealer 9c Ah";
    let mut table = open(BJ, "");
    let told = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        play(table.as_mut(), round).map(drop)
    }));
    assert!(told.is_err(), "the seat must act first");
    assert!(matches!(table.next(), Ask::Decide { .. }));
    assert_eq!(table.sight(table::Viewer::Croupier).spot("dealer").len(), 1);
}

#[test]
fn r4_11_cards_have_their_values() {
    pays("", "seat1 Kh Qc | act 1 stand | dealer Th 9c", "1 initial wins 10 uk:4.16.b");
    pays("", "seat1 9h Ac | act 1 stand | dealer Th 9c", "1 initial wins 10 uk:4.16.b");
}

#[test]
fn r4_11_a_the_first_ace_is_eleven_unless_that_is_too_much() {
    // 11 + 1 + 8 is 20, against 19.
    let two = "seat1 Ah Ac 8d | act 1 hit | act 1 stand | dealer Th 9c";
    pays("", two, "1 initial wins 10");
    // 1 + 6 + 10 is 17 and no more.
    let low = "seat1 Ah 6c Td | act 1 hit | act 1 stand | dealer Th 8c";
    pays("", low, "1 initial loses 10");
}

#[test]
fn r4_11_b_pips_count() {
    let round = "seat1 2h 3c 4d 5h 7s | act 1 hit | act 1 hit | act 1 hit | dealer Th 5c 6d";
    pays("", round, "1 initial pushes 0 uk:4.17.c");
}

#[test]
fn r4_11_c_pictures_count_ten() {
    let round = "seat1 Jh 9c | act 1 stand | dealer Qh Kc";
    pays("", round, "1 initial loses 10 uk:4.16");
}

#[test]
fn r4_11_d_a_blackjack_is_dealt_and_never_split() {
    pays("", "seat1 Ah Tc | dealer 9h 2c Td", "1 initial wins 15 uk:4.18.a");
    let split = "seat1 Ah Ac | act 1 split | seat1.1 Tc | seat1.2 Kd | dealer 9h 7c 4d";
    pays("", split, "1 initial-1 wins 10 uk:4.16.b; 1 split-2 wins 10 uk:4.18.b");
}

#[test]
fn r4_12_nobody_must_draw() {
    pays("", "seat1 2h 2c | act 1 stand | dealer Th 6c 9d", "1 initial wins 10 uk:4.16.a");
}

#[test]
fn r4_13_scores_of_21_take_no_card() {
    // At 20 a card may be drawn, at 21 in two cards or more none.
    pays("", "seat1 Th Qc Ad | act 1 hit | dealer Th 9c", "1 initial wins 10");
    refuses("", "seat1 Th 9c 2d 5s | act 1 hit | dealer Th 9c", "uk:4.13");
    refuses("", "seat1 Th Ac 5s | dealer Th 9c", "uk:4.13");
}

#[test]
fn r4_14_the_dealer_draws_to_16_and_stands_on_17() {
    pays("", "seat1 Th 8c | act 1 stand | dealer Th 6c Ad", "1 initial wins 10");
    pays("", "seat1 Th 8c | act 1 stand | dealer Th 7c", "1 initial wins 10");
    refuses("", "seat1 Th 8c | act 1 stand | dealer Th 7c 4d", "uk:4.14");
    refuses("", "seat1 Th 8c | act 1 stand | dealer Th 6c", "uk:4.14");
}

#[test]
fn r4_15_one_of_two_ways_is_posted() {
    assert!(breach(BJ, "soft_17=draws").contains("uk:4.15"));
    for set in ["soft_17=stands", "soft_17=hits"] {
        assert_eq!(breach(BJ, set), "");
    }
}

#[test]
fn r4_15_a_soft_17_stands() {
    let stand = "seat1 Th 8c | act 1 stand";
    pays("", &format!("{stand} | dealer Ah 6c"), "1 initial wins 10");
    refuses("soft_17=stands", &format!("{stand} | dealer Ah 6c 3d"), "uk:4.15.a");
    // An ace that would pass 21 counts 1.
    pays("", &format!("{stand} | dealer Ah 5c Td 3s"), "1 initial loses 10");
}

#[test]
fn r4_15_b_soft_17_draws_and_soft_18_stands() {
    let (stand, set) = ("seat1 Th 8c | act 1 stand", "soft_17=hits");
    pays(set, &format!("{stand} | dealer Ah 6c 3d"), "1 initial loses 10");
    refuses(set, &format!("{stand} | dealer Ah 6c"), "uk:4.15.b");
    pays(set, &format!("{stand} | dealer Ah 7c"), "1 initial pushes 0");
    pays(set, &format!("{stand} | dealer Th 7c"), "1 initial wins 10");
    pays(set, &format!("{stand} | dealer Ah 6c Td"), "1 initial wins 10");
}

#[test]
fn r4_16_over_21_loses_whatever_the_dealer_has() {
    let over = "seat1 Th 9c 3d | act 1 hit";
    pays("", &format!("{over} | dealer Th 9d"), "1 initial loses 10 uk:4.16");
    pays("", &format!("{over} | dealer Th 6d 9s"), "1 initial loses 10 uk:4.16");
}

#[test]
fn r4_16_a_a_dealer_over_21_loses() {
    let stand = "seat1 2h 3c | act 1 stand";
    pays("", &format!("{stand} | dealer Th 6c 6d"), "1 initial wins 10 uk:4.16.a");
    pays("", &format!("{stand} | dealer Th 6c 5d"), "1 initial loses 10 uk:4.16");
}

#[test]
fn r4_16_b_the_higher_score_wins() {
    for (dealer, result) in [("8d", "wins 10"), ("9d", "pushes 0"), ("Td", "loses 10")] {
        let round = format!("seat1 Th 9c | act 1 stand | dealer Tc {dealer}");
        pays("", &round, &format!("1 initial {result}"));
    }
}

#[test]
fn r4_16_c_a_two_card_21_beats_a_longer_one() {
    pays("", "seat1 Ah Kc | dealer 9h 7c 5d", "1 initial wins 15");
    // By the letter, so does one of a split hand.
    let split = "seat1 Ah Ac | act 1 split | seat1.1 Tc | seat1.2 5d | dealer 9h 7c 5d";
    let lines = "1 initial-1 pushes 0 uk:4.17.c; 1 split-2 loses 10";
    pays("", split, lines);
    let lines = "1 initial-1 wins 10 uk:4.16.c; 1 split-2 loses 10";
    pays("split_21=literal", split, lines);
}

#[test]
fn r4_17_some_equal_scores_are_void() {
    pays("", "seat1 Th 7c | act 1 stand | dealer 9h 8c", "1 initial pushes 0");
    // A longer 21 is not level with a blackjack (reading:uk-blackjack-long-21).
    pays("", "seat1 7h 7c 7d | act 1 hit | dealer Ah Kc", "1 initial loses 10 uk:4.16");
}

#[test]
fn r4_17_a_equal_scores_below_21_are_void() {
    pays("", "seat1 Th Qc | act 1 stand | dealer Jh Kc", "1 initial pushes 0 uk:4.17.a");
}

#[test]
fn r4_17_b_two_blackjacks_are_void() {
    pays("", "seat1 Ah Qc | act 1 decline | dealer As Kc", "1 initial pushes 0 uk:4.17.b");
    let split = "seat1 Ah Ac | act 1 split | seat1.1 Tc | seat1.2 5d | dealer Kh Ac";
    pays("", split, "1 initial-1 loses 10; 1 split-2 loses 10");
    pays("split_21=literal", split, "1 initial-1 pushes 0 uk:4.17.b; 1 split-2 loses 10");
}

#[test]
fn r4_17_c_two_longer_21s_are_void() {
    let round = "seat1 7h 7c 7d | act 1 hit | dealer 5h 6c Td";
    pays("", round, "1 initial pushes 0 uk:4.17.c");
}

#[test]
fn r4_18_odds_are_minima() {
    let blackjack = "seat1 Ah Tc | dealer 9h 2c Td";
    pays("odds.initial.blackjack=2:1", blackjack, "1 initial wins 20");
    assert!(breach(BJ, "odds.initial.blackjack=6:5").contains("uk:4.18.a"));
}

#[test]
fn r4_18_a_a_blackjack_pays_3_to_2() {
    let blackjack = "seat1 Ah Tc | dealer 9h 2c Td";
    pays("", blackjack, "1 initial wins 15 uk:4.18.a");
    // Half a cent goes to the player (reading:uk-blackjack-rounding).
    check(BJ, "", &format!("1: initial 0.05 | {blackjack}"), "1 initial wins 0.08");
}

#[test]
fn r4_18_b_all_else_pays_1_to_1() {
    let double = "seat1 5h 6c Td | act 1 double | dealer Th 9c";
    pays("", double, "1 initial wins 10; 1 double wins 10 uk:4.18.b");
}

#[test]
fn the_table_is_as_large_as_posted() {
    assert_eq!(terms(BJ, "").seats_max, 7);
    let round = "8: initial 10 | seat8 Th 9c | act 8 stand | dealer Th 8c";
    refused(BJ, "", round, "reading:uk-blackjack-seats");
    check(BJ, "seats=8", round, "8 initial wins 10");
    assert!(posted("seats=17").contains_key("seats") && !breach(BJ, "seats=17").is_empty());
}
