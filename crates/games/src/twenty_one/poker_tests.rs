//! Blackjack Poker, rule by rule.
//!
//! Rules: ca:blackjack-poker/

use crate::california::rotation::{Eligibility, law as rota_law};
use crate::check::{Banked, breach, check, eligibility, open, pack, play, refused, terms};
use table::{Party, Rota, Viewer, What};

const ID: &str = "ca/blackjack-poker";
const BJP: Banked = Banked { id: ID, bank: 8 };

/// A base wager of 10 at seat 1.
#[track_caller]
fn pays(round: &str, expected: &str) {
    BJP.pays(&format!("1: base 10 | {round}"), expected);
}

#[track_caller]
fn posted(set: &str, round: &str, expected: &str) {
    check(ID, set, &BJP.round(&format!("1: base 10 | {round}")), expected);
}

#[track_caller]
fn refuses(round: &str, number: &str) {
    BJP.refuses(&format!("1: base 10 | {round}"), number);
}

#[test]
fn rs1_a_decks_have_no_joker() {
    assert_eq!(pack(ID, "decks=1").len(), 52);
    refuses("seat1 X", "s1.a");
}

#[test]
fn rs1_b_one_deck_to_twelve() {
    for (decks, lawful) in [("0", false), ("1", true), ("12", true), ("13", false)] {
        assert_eq!(breach(ID, &format!("decks={decks}")).is_empty(), lawful, "{decks}");
    }
}

#[test]
fn rs1_c_eight_sit_at_a_table() {
    assert_eq!(terms(ID, "").seats_max, 8);
    let round = "bank 1 100 | 9: base 5 | seat9 Th 9c | act 9 stand | dealer Tc 8d";
    refused(ID, "", round, "ca:blackjack-poker/s1.c");
}

#[test]
fn rs1_d_two_wagers_a_seat() {
    let round = "1: base 10, perfect-pair 5 | seat1 Th 9c | act 1 stand | dealer Tc 8d";
    BJP.pays(round, "1 base wins 10; 1 perfect-pair loses 5");
}

#[test]
fn rs1_e_wagers_keep_to_their_limits() {
    let set = "min=5.00 max=100.00 side_min=5.00 side_max=20.00";
    for (side, lawful) in [("4", false), ("5", true), ("20", true), ("21", false)] {
        let round = BJP.round(&format!(
            "1: base 50, perfect-pair {side} | seat1 Th 9c | act 1 stand | dealer Tc 8d"
        ));
        if lawful {
            let lines = format!("1 base wins 50; 1 perfect-pair loses {side}");
            check(ID, set, &round, &lines);
        } else {
            refused(ID, set, &round, "ca:blackjack-poker/s1.e");
        }
    }
}

#[test]
fn rs1_f_the_back_line_follows_the_hand() {
    let round = "1: base 10 | 1+1: base 4, perfect-pair 2 | seat1 8h 8c | act 1 split \
                 | seat1.1 Tc | act 1 stand | seat1.2 3d Ks | act 1 hit | dealer Tc 9d";
    let lines = "1 base-1 loses 10; 1+1 base-1 loses 4; 1 split-2 wins 5; 1+1 split-2 wins 2; \
                 1+1 perfect-pair wins 12";
    BJP.pays(round, lines);
}

#[test]
fn rs2_a_settlement_begins_on_the_left() {
    let round = "bank 3 10 | 2: base 10 | 4: base 10 | seat4 Th 9c | act 4 stand | seat2 Th 9d \
                 | act 2 stand | dealer Tc 8d";
    check(ID, "", round, "4 base wins 10; 2 base returned 0");
}

#[test]
fn rs2_b_the_game_wager_comes_before_the_pair() {
    let round = "bank 8 15 | 1: base 10, perfect-pair 5 | seat1 9h 9c | act 1 stand \
                 | dealer Tc 7d";
    check(ID, "", round, "1 base wins 10; 1 perfect-pair wins 5");
}

#[test]
fn rs3_a_two_aces_of_hearts_beat_all() {
    pays("seat1 Ah Ah | act 1 stand | dealer Tc 8d", "1 base wins 30");
    pays("seat1 Ah Ah | dealer Ac Kd | act 1 decline", "1 base wins 30");
}

#[test]
fn rs3_b_dealt_they_pay_3_to_1() {
    pays("seat1 Ah Ah | act 1 stand | dealer 6c Td 4s", "1 base wins 30 ca:blackjack-poker/s3.b");
    // Aces of other suits are a soft twelve.
    pays("seat1 Ah Ad | act 1 stand | dealer Tc 8d", "1 base loses 10");
}

#[test]
fn rs3_c_a_dealt_blackjack_pays_6_to_5() {
    pays("seat1 Ah Kc | act 1 stand | dealer Tc 8d", "1 base wins 12 ca:blackjack-poker/s3.c");
}

#[test]
fn rs3_d_all_else_is_even() {
    pays("seat1 7h 7c 7d | act 1 hit | dealer Tc 8d", "1 base wins 10");
}

#[test]
fn rs4_values() {
    pays("seat1 Ah 8c | act 1 stand | dealer Jc 8d", "1 base wins 10");
    pays("seat1 Ah 8c 5d | act 1 hit | act 1 stand | dealer Qc 8d", "1 base loses 10");
}

#[test]
fn rs5_ranks_before_totals() {
    // A blackjack beats a drawn 21, and so does one after a split, by rank.
    pays("seat1 Ah Kc | act 1 stand | dealer 9c 5d 7s", "1 base wins 12");
    let split = "seat1 Ac Ad | act 1 split | seat1.1 Kc | seat1.2 5d | act 1 stand | act 1 stand \
                 | dealer 9c 5d 7s";
    pays(split, "1 base-1 wins 10; 1 split-2 loses 5");
    let letter = "equal_total_pushes=true";
    posted(letter, "seat1 Ah Kc | act 1 stand | dealer 9c 5d 7s", "1 base pushes 0");
    posted(letter, split, "1 base-1 pushes 0; 1 split-2 loses 5");
}

#[test]
fn rs6_a_somebody_banks_first() {
    let mut table = open(ID, "");
    let round = "1: base 10 | seat1 Th 9c | dealer Tc 8d";
    assert!(play(table.as_mut(), round).expect_err("no bank").why.contains("nobody banks"));
}

#[test]
fn rs6_b_the_pair_is_beside_the_game() {
    let round = "1: base 10, perfect-pair 5 | seat1 9h 9c | act 1 stand | dealer Tc 8d";
    BJP.pays(round, "1 base pushes 0; 1 perfect-pair wins 30");
}

#[test]
fn rs7_a_the_second_card_of_the_bank_is_hidden() {
    let mut table = open(ID, "");
    let round = BJP.round("1: base 10 | seat1 Th 9c | dealer 9c 8d");
    let stopped = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        play(table.as_mut(), &round).map(drop)
    }));
    assert!(stopped.is_err(), "the seat must act");
    let sight = table.sight(Viewer::Public);
    let dealer: Vec<String> =
        sight.spot("dealer").iter().map(|held| held.card.to_string()).collect();
    assert_eq!(dealer, ["9c", "??"]);
}

#[test]
fn rs7_b_the_bank_looks_under_an_ace_or_ten() {
    for dealer in ["Kc Ad", "Tc Ad"] {
        pays(&format!("seat1 Th 9c | dealer {dealer}"), "1 base loses 10");
    }
}

#[test]
fn rs7_c_a_found_blackjack_ends_the_round() {
    pays("seat1 Th 9c | dealer Ac Kd | act 1 decline", "1 base loses 10");
    pays("seat1 Ah Qc | dealer Kc Ad", "1 base pushes 0 ca:blackjack-poker/s9.b");
}

#[test]
fn rs7_c_opened_it_may_be_played_against_where_the_house_posts_so() {
    let played = "seat1 Th 9c 2d | act 1 hit | dealer Kc Ad";
    posted("after_peek=played equal_total_pushes=true", played, "1 base pushes 0");
    let late = BJP.round("1: base 10 | seat1 Th 9c | act 1 surrender | dealer Kc Ad");
    refused(ID, "after_peek=played", &late, "ca:blackjack-poker/s11.e");
}

#[test]
fn rs7_d_players_have_their_options() {
    let mut table = open(ID, "");
    let round = BJP.round("1: base 10 | seat1 8h 8c | dealer 9c 8d");
    let stopped = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        play(table.as_mut(), &round).map(drop)
    }));
    assert!(stopped.is_err(), "the seat must act");
    let words = table::Verbs::words(table.as_ref(), crate::check::seat("1"));
    assert_eq!(words, ["hit", "stand", "double", "split", "surrender"]);
}

#[test]
fn rs7_e_the_hidden_card_is_opened_after_all() {
    pays("seat1 Th 9c | act 1 stand | dealer 9c 8d", "1 base wins 10");
}

#[test]
fn rs8_a_21_stands_and_20_may_draw() {
    pays("seat1 Th Tc Ad | act 1 hit | dealer 9c 8d", "1 base wins 10");
    refuses("seat1 Th 9c 2d 5s | act 1 hit | dealer 9c 8d", "s8.a");
}

#[test]
fn rs8_b_the_bank_stands_on_hard_17_and_hits_soft_17() {
    let stand = "seat1 Th 8c | act 1 stand";
    pays(&format!("{stand} | dealer 9c 8d"), "1 base wins 10");
    pays(&format!("{stand} | dealer 6c Ad 4s"), "1 base loses 10");
    refuses(&format!("{stand} | dealer 6c Ad"), "s8.b");
    pays(&format!("{stand} | dealer 7c Ad"), "1 base pushes 0");
    pays(&format!("{stand} | dealer 9c 7d As"), "1 base wins 10");
}

#[test]
fn rs8_c_soft_hands_have_an_ace_of_two_values() {
    let stand = "seat1 Th 8c | act 1 stand";
    pays(&format!("{stand} | dealer 6c Ad Ts"), "1 base wins 10");
}

#[test]
fn rs9_a_two_aces_of_hearts_each_push() {
    let round = "seat1 Ah Ah | dealer Ah Ah | act 1 decline";
    pays(round, "1 base pushes 0 ca:blackjack-poker/s9.a");
}

#[test]
fn rs9_b_equal_totals_push() {
    let round = "seat1 Th 9c | act 1 stand | dealer Tc 9d";
    pays(round, "1 base pushes 0 ca:blackjack-poker/s9.b");
}

#[test]
fn rs9_c_the_nearer_hand_wins() {
    for (dealer, result) in [("8d", "wins 10"), ("9d", "pushes 0"), ("Td", "loses 10")] {
        pays(
            &format!("seat1 Th 9c | act 1 stand | dealer Tc {dealer}"),
            &format!("1 base {result}"),
        );
    }
}

#[test]
fn rs9_d_the_banks_aces_of_hearts_beat_a_blackjack() {
    pays("seat1 Ac Kc | dealer Ah Ah | act 1 decline", "1 base loses 10");
}

#[test]
fn rs9_e_over_21_pushes_against_26_in_three_cards() {
    let over = "seat1 Th 9c 3d | act 1 hit";
    let push = "1 base pushes 0 ca:blackjack-poker/s9.e";
    pays(&format!("{over} | dealer Tc 6d Ts"), push);
    pays(&format!("{over} | dealer Tc 6d 9s"), "1 base loses 10 ca:blackjack-poker/s9.e");
    pays(&format!("{over} | dealer Tc 2d 4s Kd"), "1 base loses 10");
    pays(&format!("{over} | dealer Tc 8d"), "1 base loses 10");
}

#[test]
fn rs10_a_the_pair_needs_a_game_wager() {
    let round = "2: base 10 | 1: perfect-pair 5 | seat2 Th 9c | act 2 stand | dealer Tc 8d";
    BJP.refuses(round, "s10.a");
}

#[test]
fn rs10_b_the_back_line_makes_it_too() {
    let round = "1: base 10 | 1+1: base 5, perfect-pair 5 | seat1 9h 9c | act 1 stand \
                 | dealer Tc 8d";
    BJP.pays(round, "1 base pushes 0; 1+1 base pushes 0; 1+1 perfect-pair wins 30");
}

#[test]
fn rs10_c_it_is_at_most_the_game_wager() {
    for (amount, lawful) in [("9.99", true), ("10", true), ("10.01", false)] {
        let round = format!(
            "1: base 10, perfect-pair {amount} | seat1 Th 9c | act 1 stand | dealer Tc 8d"
        );
        if lawful {
            BJP.pays(&round, &format!("1 base wins 10; 1 perfect-pair loses {amount}"));
        } else {
            BJP.refuses(&round, "s10.c");
        }
    }
}

/// What a Perfect Pair of 1 comes to.
#[track_caller]
fn pair(cards: &str, expected: &str) {
    let round =
        format!("1: base 10, perfect-pair 1 | seat1 {cards} | act 1 surrender | dealer Tc 8d");
    BJP.pays(&round, &format!("1 base surrendered 5; 1 perfect-pair {expected}"));
}

#[test]
fn rs10_d_two_ranks_lose_it() {
    pair("Th Kh", "loses 1 ca:blackjack-poker/s10.d");
}

#[test]
fn rs10_e_it_stands_whatever_the_game_does() {
    let round = "1: base 10, perfect-pair 1 | seat1 9h 9c Td | act 1 hit | dealer Tc 8d";
    BJP.pays(round, "1 base loses 10; 1 perfect-pair wins 6");
}

#[test]
fn rs10_f_it_is_paid_as_far_as_the_money_reaches() {
    let round = "bank 8 8 | 1: base 5, perfect-pair 1 | seat1 9h 9c | act 1 stand | dealer Tc 7d";
    check(ID, "", round, "1 base wins 5; 1 perfect-pair wins 3");
}

#[test]
fn rs10_g_three_kinds_of_pair() {
    pair("9h 9c", "wins 6 ca:blackjack-poker/s10.g");
    pair("9h 9d", "wins 12");
    pair("9h 9h", "wins 25");
}

#[test]
fn rs11_a_two_cards_are_doubled_by_up_to_the_wager() {
    let double = "seat1 5h 6c Td | dealer Tc 8d";
    for (amount, lawful) in [("0.01", true), ("10", true), ("10.01", false)] {
        let round = format!("{double} | act 1 double {amount}");
        if lawful {
            pays(&round, &format!("1 base wins 10; 1 double wins {amount}"));
        } else {
            refuses(&round, "s11.a");
        }
    }
    pays(&format!("{double} | act 1 double"), "1 base wins 10; 1 double wins 10");
    refuses("seat1 Ah Ah | act 1 double | dealer Tc 8d", "s11.a");
    refuses("seat1 2h 3c 4d | act 1 hit | act 1 double | dealer Tc 8d", "s11.a");
}

#[test]
fn rs11_b_equal_values_are_split_for_half() {
    let split = "seat1 Th Kc | act 1 split | seat1.1 9c | act 1 stand | seat1.2 8d | act 1 stand \
                 | dealer Tc 8d";
    pays(split, "1 base-1 wins 10; 1 split-2 pushes 0");
    posted(
        "split_stake=equal",
        "seat1 8h 8c | act 1 split | seat1.1 Tc | act 1 stand \
        | seat1.2 3d Td | act 1 double | dealer Tc 8d",
        "1 base-1 pushes 0; 1 split-2 wins 10; 1 double-2 wins 10",
    );
    let surrendered = "seat1 8h 8c | act 1 split | seat1.1 Tc | act 1 surrender | seat1.2 Td \
                       | act 1 stand | dealer Tc 8d";
    pays(surrendered, "1 base-1 surrendered 5; 1 split-2 pushes 0");
    // A double of the second hand is measured by what lies there, or by the game wager.
    let doubled = "seat1 8h 8c | act 1 split | seat1.1 Tc | act 1 stand | seat1.2 3d Td \
                   | act 1 double | dealer Tc 8d";
    pays(doubled, "1 base-1 pushes 0; 1 split-2 wins 5; 1 double-2 wins 5");
    let by_game = "1 base-1 pushes 0; 1 split-2 wins 5; 1 double-2 wins 10";
    posted("double_by=game-wager", doubled, by_game);
    // What a split brought is not split again.
    let again = "seat1 8h 8c | act 1 split | seat1.1 8d | seat1.2 Td | act 1 split \
                 | dealer Tc 8d";
    refuses(again, "s11.b");
    // Hands are numbered as they lie: the one split again makes the first two of three.
    let more = "seat1 8h 8c | act 1 split | seat1.1 8d Tc | seat1.2 Td 9d | act 1 split \
                | act 1 stand | act 1 stand | seat1.3 | act 1 stand | dealer Tc 8d";
    posted("resplit=true", more, "1 base-1 pushes 0; 1 split-2 loses 5; 1 split-3 pushes 0");
}

#[test]
fn rs11_c_split_aces_get_one_card() {
    let aces = "seat1 Ac Ad | act 1 split | seat1.1 5c 4d | seat1.2 9d | act 1 hit \
                | dealer Tc 8d";
    refuses(aces, "s11.c");
    refuses("seat1 Ah Ah | act 1 split | dealer Tc 8d", "s11.c");
    let hearts = "seat1 Ah Ac | act 1 split | seat1.1 Ah | act 1 stand | seat1.2 9d | act 1 stand \
                  | dealer Tc 8d";
    pays(hearts, "1 base-1 wins 10 ca:blackjack-poker/s5; 1 split-2 wins 5");
}

#[test]
fn rs11_d_insurance_is_half_and_pays_2_to_1() {
    let ace = "seat1 Th 9c | act 1 insurance";
    pays(&format!("{ace} | dealer Ac Kd"), "1 insurance wins 10; 1 base loses 10");
    pays(&format!("{ace} | act 1 stand | dealer Ac 8d"), "1 insurance loses 5; 1 base pushes 0");
    refuses("seat1 Th 9c | act 1 insurance 4 | dealer Ac Kd", "s11.d");
    refuses("seat1 Th 9c | act 1 insurance | dealer Kc 8d", "s11.d");
    let both = "seat1 Ad Kc | act 1 insurance | dealer Ac Kd";
    pays(both, "1 insurance loses 5; 1 base pushes 0");
    let back = "paytable.insurance=BJP-INSURANCE-BACK";
    posted(back, both, "1 insurance pushes 0; 1 base pushes 0");
}

#[test]
fn rs11_d_insurance_is_settled_when_the_bank_has_looked() {
    let wagers = "bank 8 12 | 1: base 20 | 2: base 10 | seat1 Th 9c | seat2 Td 9h";
    let acts = "act 1 decline | act 2 insurance | act 1 stand | act 2 stand";
    let lost = format!("{wagers} | {acts} | dealer Ac 7d");
    // What it brings pays the first seat; what was put up and it are gone then.
    let lines = "2 insurance loses 5; 1 base wins 17; 2 base returned 0";
    check(ID, "", &lost, lines);
    let mut table = open(ID, "");
    play(table.as_mut(), &lost).expect("settled");
    let events = table.events();
    let at = |is: fn(&What) -> bool| events.iter().position(|event| is(&event.what));
    let stands = |what: &What| matches!(what, What::Acted { act, .. } if act.word == "stand");
    let (paid, stood) = (at(|what| matches!(what, What::Paid(_))), at(stands));
    assert!(paid.is_some() && paid < stood, "before anybody plays");
    assert!(stood < at(|what| matches!(what, What::Shown { .. })), "with the card face down");
    // A best hand is opened first.
    let won = format!("{wagers} | act 1 decline | act 2 insurance | dealer Ac Kd");
    check(ID, "", &won, "2 insurance wins 10; 1 base loses 20; 2 base loses 2");
}

#[test]
fn rs11_e_surrender_loses_half() {
    pays("seat1 Th 6c | act 1 surrender | dealer Tc 8d", "1 base surrendered 5");
    refuses("seat1 2h 3c 4d | act 1 hit | act 1 surrender | dealer Tc 8d", "s11.e");
}

#[test]
fn rs11_f_both_odds_are_stated_again() {
    pays("seat1 Ah Tc | act 1 stand | dealer 9c 8d", "1 base wins 12");
}

#[test]
fn rs11_g_further_wagers_bear_no_collection() {
    let mut table = open(ID, "fees=F-4-2");
    let round = BJP.round(
        "1: base 10, perfect-pair 5 | seat1 8h 8c | act 1 split | seat1.1 Tc | act 1 stand \
         | seat1.2 3d Td | act 1 double | dealer Tc 8d",
    );
    let settled = play(table.as_mut(), &round).unwrap_or_else(|refusal| panic!("{refusal}"));
    let fees = settled.transfers.iter().filter(|t| t.to == Party::Room);
    let fees: Vec<i64> = fees.map(|t| t.amount.get()).collect();
    assert_eq!(fees, [100, 200]);
}

#[test]
fn rs12_a_the_bank_is_offered_on_after_two_hands() {
    assert_eq!(eligibility(ID), Eligibility::Anyone);
    let seats = [2, 5, 7].map(|n| table::Seat::new(n).expect("a seat"));
    let mut rota = Rota::new(rota_law(eligibility(ID)), &seats);
    for _ in 0..2 {
        assert_eq!(rota.offered(), Some(seats[0]));
        rota.takes(seats[0]).expect("it may");
        rota.over(&seats[1..], &[]);
    }
    let third = rota.takes(seats[0]).expect_err("a third hand");
    assert_eq!(third.rule.map(|rule| rule.id), Some("ca:general/2.b"));
    assert_eq!(rota.offered(), Some(seats[1]), "clockwise");
}

#[test]
fn rs12_c_the_house_neither_wins_nor_loses() {
    let mut table = open(ID, "fees=F-4-2");
    let round = "bank 8 100 | 1: base 10 | seat1 Th 9c | act 1 stand | dealer Tc 8d";
    let settled = play(table.as_mut(), round).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!(settled.net(Party::House), money::Cents::ZERO);
    assert_eq!(settled.net(Party::Room), money::Cents::dollars(3));
}

#[test]
fn rs12_b_the_bank_loses_what_it_put_up_at_most() {
    let round = "bank 8 5 | 1: base 10 | seat1 Th 9c | act 1 stand | dealer Tc 8d";
    check(ID, "", round, "1 base wins 5");
}
