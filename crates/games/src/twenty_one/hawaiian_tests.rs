//! Hawaiian Blackjack, rule by rule.
//!
//! Rules: ca:hawaiian-blackjack/

use crate::california::rotation::Eligibility;
use crate::check::{Banked, bets, breach, check, eligibility, open, pack, play, seat};
use crate::testing::Looks as _;
use money::Cents;
use table::{Face, Party, Ruling, Verbs as _, Viewer, What};

const ID: &str = "ca/hawaiian-blackjack";
const HBJ: Banked = Banked { id: ID, bank: 8 };

/// A base wager of 10 at seat 1.
#[track_caller]
fn pays(round: &str, expected: &str) {
    HBJ.pays(&format!("1: base 10 | {round}"), expected);
}

#[track_caller]
fn refuses(round: &str, number: &str) {
    HBJ.refuses(&format!("1: base 10 | {round}"), number);
}

const STANDS: &str = "act 1 stand | dealer";

#[test]
fn rs0_a_nearest_to_22_wins() {
    pays(&format!("seat1 Th 9c | {STANDS} Tc 8d"), "1 base wins 10");
}

#[test]
fn rs0_b_ranks_and_odds() {
    pays(&format!("seat1 Ah Ac | {STANDS} Tc 8d"), "1 base wins 15");
    pays(&format!("seat1 X Kc | {STANDS} Tc 8d"), "1 base wins 10");
    // Joker and ten beat any other 22.
    pays(&format!("seat1 X Kc | {STANDS} 9c 8d 5h"), "1 base wins 10");
    // Two aces made by a split keep their rank, unless the house posts otherwise.
    let split = "1: base 10 | seat1 Ah Ac | act 1 split | seat1.1 Ad | seat1.2 5d | act 1 stand \
                 | act 1 stand | dealer Tc 8d";
    HBJ.pays(split, "1 base-1 wins 15; 1 split-2 loses 10");
    check(ID, "split_rank=ordinary", &HBJ.round(split), "1 base-1 wins 10; 1 split-2 loses 10");
}

#[test]
fn rs0_c_a_deck_has_four_jokers() {
    assert_eq!(pack(ID, "decks=4").len(), 224);
    assert_eq!(pack(ID, "decks=4").jokers(), 16);
}

#[test]
fn rs0_d_eight_decks_or_four() {
    for (decks, lawful) in [("3", false), ("4", true), ("6", false), ("8", true), ("9", false)] {
        assert_eq!(breach(ID, &format!("decks={decks}")).is_empty(), lawful, "{decks}");
    }
    assert_eq!(pack(ID, "").len(), 448);
}

#[test]
fn rs1_the_second_card_of_the_bank_is_hidden() {
    let mut table = open(ID, "");
    table.bank(seat("8"), Cents::dollars(100), None).expect("banked");
    table.stake(&bets("1", "base 5").remove(0)).expect("a wager");
    table.close().expect("closed");
    let mut seen = Vec::new();
    for card in ["2c", "3c", "4c", "5c"] {
        let (to, face) = table.wants().expect("a card");
        seen.push((to.to_string(), face));
        table.deal(card.parse::<cards::Card>().expect("a card")).expect("dealt");
    }
    let up = |to: &str| (to.to_string(), Face::Up);
    let down = ("dealer".to_string(), Face::Down);
    assert_eq!(seen, [up("seat1"), up("dealer"), up("seat1"), down]);
}

#[test]
fn rs2_the_hidden_card_names_who_is_settled_first() {
    let first = |hidden: &str| {
        let seats = (1..=7).map(|n| format!("{n}: base 10 | seat{n} Th 9c | act {n} stand"));
        let seats: Vec<String> = seats.collect();
        let draws = match hidden {
            "A" => "Ad",
            "2" => "2d 6h",
            "3" => "3d 5h",
            "4" => "4d 4h",
            "5" => "5d 3h",
            "6" => "6d 2h",
            "7" => "7d Ah",
            "X" => "X",
            "8" => "8d",
            "9" => "9d",
            "T" => "Td",
            "J" => "Jd",
            "Q" => "Qd",
            _ => "Kd",
        };
        let round = HBJ.round(&format!("{} | dealer Tc {draws}", seats.join(" | ")));
        let mut table = open(ID, "");
        let settled = play(table.as_mut(), &round).unwrap_or_else(|refusal| panic!("{refusal}"));
        settled.lines[0].seat
    };
    let named = [
        ("8", 1),
        ("2", 2),
        ("9", 2),
        ("3", 3),
        ("T", 3),
        ("4", 4),
        ("J", 4),
        ("5", 5),
        ("Q", 5),
        ("6", 6),
        ("K", 6),
        ("7", 7),
    ];
    for (hidden, seat) in named {
        assert_eq!(first(hidden), seat, "{hidden}");
    }
}

#[test]
fn rs3_two_aces_are_paid_as_far_as_the_bank_reaches() {
    let two = "1: base 2 | seat1 Ah Ac | act 1 stand | dealer Tc 8d";
    check(ID, "", &format!("bank 8 100 | {two}"), "1 base wins 3 ca:hawaiian-blackjack/s3");
    check(ID, "", &format!("bank 8 2.50 | {two}"), "1 base wins 2.50");
}

#[test]
fn rs4_pairs_are_split_into_four_hands() {
    let split = "seat1 8h 8c | act 1 split | seat1.1 Tc | act 1 stand | seat1.2 3d Td \
                 | act 1 double | dealer Tc 9d";
    pays(split, "1 base-1 loses 10; 1 split-2 wins 10; 1 double-2 wins 10");
    refuses("seat1 Th Kc | act 1 split | dealer Tc 9d", "s4");
    let given = "seat1 8h 8c | act 1 split | seat1.1 Tc | act 1 surrender | seat1.2 Td \
                 | act 1 stand | dealer Tc 9d";
    pays(given, "1 base-1 surrendered 5; 1 split-2 loses 10");
}

#[test]
fn rs5_best_hands_are_not_doubled() {
    for cards in ["Ah Ac", "X Kc"] {
        refuses(&format!("seat1 {cards} | act 1 double | dealer Tc 9d"), "s5");
    }
    pays("seat1 Th 9c 2d | act 1 double | dealer Tc 9d", "1 base wins 10; 1 double wins 10");
}

#[test]
fn rs6_two_cards_are_given_up_for_half() {
    let round = "seat1 Th 6c | act 1 surrender | dealer Tc 9d";
    pays(round, "1 base surrendered 5 ca:hawaiian-blackjack/s6");
    let mut table = open(ID, "fees=F-C-2");
    let round = HBJ.round(&format!("1: base 10 | {round}"));
    let settled = play(table.as_mut(), &round).unwrap_or_else(|refusal| panic!("{refusal}"));
    let room = settled.transfers.iter().filter(|t| t.to == Party::Room);
    assert_eq!(room.map(|t| t.amount.get()).sum::<i64>(), 300);
}

#[test]
fn rs7_at_22_the_rank_decides() {
    pays(&format!("seat1 X Kc | {STANDS} 9c 8d 5h"), "1 base wins 10");
    let plain = "seat1 Th 9c 3d | act 1 hit | dealer 9c 8d 5h";
    pays(plain, "1 base pushes 0 ca:hawaiian-blackjack/s7");
    // The bank's hand of rank two ends the round: two aces beat it, its equal pushes.
    pays("seat1 Ah Ac | dealer Kc X", "1 base wins 15");
    pays("seat1 X Qc | dealer Kc X", "1 base pushes 0 ca:hawaiian-blackjack/s7");
}

#[test]
fn rs8_two_hands_over_22_are_compared() {
    let over =
        |card: &str, dealer: &str| format!("seat1 Th 9c {card} | act 1 hit | dealer {dealer}");
    pays(&over("4d", "Tc 6d 9h"), "1 base wins 10 ca:hawaiian-blackjack/s8");
    pays(&over("6d", "Tc 6d 9h"), "1 base pushes 0 ca:hawaiian-blackjack/s8");
    pays(&over("7d", "Tc 6d 9h"), "1 base loses 10 ca:hawaiian-blackjack/s8");
    pays(&over("4d", "Tc 9d"), "1 base loses 10");
    pays(&format!("seat1 Th 9c | {STANDS} Tc 6d 9h"), "1 base wins 10");
}

#[test]
fn rs9_eighteen_against_eighteen_loses() {
    for (dealer, result) in [("8d", "wins 10"), ("9d", "pushes 0"), ("Td", "loses 10")] {
        pays(&format!("seat1 Th 9c | {STANDS} Tc {dealer}"), &format!("1 base {result}"));
    }
    pays(&format!("seat1 Th 8c | {STANDS} Tc 8d"), "1 base loses 10 ca:hawaiian-blackjack/s9");
}

#[test]
fn rd1_the_bank_turns_a_best_hand_at_once() {
    for dealer in ["Ac Ad", "Kc X", "X Td"] {
        pays(&format!("seat1 Th 9c | dealer {dealer}"), "1 base loses 10");
    }
    refuses("seat1 Th 9c 2d | dealer Ac Ad", "d1");
}

#[test]
fn rd2_the_bank_stands_on_hard_18() {
    pays(&format!("seat1 Th 9c | {STANDS} Tc 8d"), "1 base wins 10");
    refuses(&format!("seat1 Th 9c | {STANDS} Tc 8d 2h"), "d2");
}

#[test]
fn rd3_the_bank_hits_soft_18_and_hard_17() {
    pays(&format!("seat1 Th 9c | {STANDS} 7c Ad 3h"), "1 base loses 10");
    refuses(&format!("seat1 Th 9c | {STANDS} 7c Ad"), "d3");
    pays(&format!("seat1 Th 9c | {STANDS} Tc 7d 3h"), "1 base loses 10");
    // A joker counted 12 is soft, too.
    pays(&format!("seat1 Th 9c | {STANDS} 6c X 3h"), "1 base loses 10");
    pays(&format!("seat1 Th 9c | {STANDS} 7c X"), "1 base pushes 0");
}

#[test]
fn rd4_the_bank_has_no_choice() {
    let mut table = open(ID, "");
    let round = HBJ.round(&format!("1: base 10 | seat1 Th 9c | {STANDS} Tc 6d 4h"));
    play(table.as_mut(), &round).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert!(table.menu(seat("8")).is_empty());
}

#[test]
fn ro1_split_jokers_get_one_card() {
    let jokers = "seat1 X X | act 1 split | seat1.1 5c | act 1 stand | seat1.2 7d | act 1 stand \
                  | dealer Tc 8d";
    pays(jokers, "1 base-1 loses 10; 1 split-2 wins 10");
    let more = "seat1 X X | act 1 split | seat1.1 5c | act 1 hit | seat1.2 7d | dealer Tc 8d";
    refuses(more, "o1");
}

#[test]
fn ro2_other_pairs_draw_on_and_bear_no_collection() {
    let aces = "seat1 Ah Ac | act 1 split | seat1.1 5c 4d | act 1 hit | act 1 stand | seat1.2 9d \
                | act 1 stand | dealer Tc 9d";
    pays(aces, "1 base-1 wins 10; 1 split-2 wins 10");
    let mut table = open(ID, "fees=F-C-2");
    let round = HBJ.round(&format!("1: base 10 | {aces}"));
    let settled = play(table.as_mut(), &round).unwrap_or_else(|refusal| panic!("{refusal}"));
    let room = settled.transfers.iter().filter(|t| t.to == Party::Room);
    assert_eq!(room.map(|t| t.amount.get()).sum::<i64>(), 300);
    // A fourth hand is split off, a fifth is refused.
    let four = "seat1 2h 2c | act 1 split | seat1.1 2d 2h 9d | seat1.2 2s 9d 9d | act 1 split \
                | act 1 split | act 1 stand | act 1 stand | act 1 stand | dealer Tc 9d";
    let all = "1 base-1 loses 10; 1 split-2 loses 10; 1 split-3 loses 10; 1 split-4 loses 10";
    pays(&format!("{four} | act 1 stand"), all);
    refuses(&format!("{four} | act 1 split"), "o2");
}

#[test]
fn ro3_doubling_takes_one_card() {
    refuses("seat1 5h 6c 3d 4s | act 1 double | dealer Tc 9d", "o6");
}

#[test]
fn ro4_surrender_loses_half() {
    pays("seat1 Th 7c | act 1 surrender | dealer Tc 9d", "1 base surrendered 5");
}

#[test]
fn ro5_21_may_be_hit_and_22_may_not() {
    pays("seat1 Th 9c 2d Ah | act 1 hit | act 1 hit | dealer Tc 9d", "1 base wins 10");
    refuses("seat1 Th 9c 3d Ah | act 1 hit | dealer Tc 9d", "o5");
}

#[test]
fn ro6_after_a_hit_neither_surrender_nor_double() {
    for act in ["surrender", "double"] {
        refuses(&format!("seat1 2h 3c 4d 5s | act 1 hit | act 1 {act} | dealer Tc 9d"), "o6");
    }
}

#[test]
fn r1_who_bet_before_may_bank() {
    assert_eq!(eligibility(ID), Eligibility::PriorBet);
}

#[test]
fn r4_collection_is_taken_before_the_cards() {
    let mut table = open(ID, "fees=F-C-1");
    let round = HBJ.round(&format!("1: base 10 | seat1 Th 9c | {STANDS} Tc 8d"));
    let settled = play(table.as_mut(), &round).unwrap_or_else(|refusal| panic!("{refusal}"));
    let room = settled.transfers.iter().filter(|t| t.to == Party::Room);
    assert_eq!(room.map(|t| t.amount.get()).collect::<Vec<_>>(), [50, 100]);
}

#[test]
fn cards_have_their_values() {
    pays("seat1 9h 8c 4d | act 1 hit | act 1 stand | dealer Tc Kd", "1 base wins 10");
}

#[test]
fn r10_a_jokers_count_2_or_12() {
    pays(&format!("seat1 X 9c | {STANDS} Tc Kd"), "1 base wins 10");
    pays("seat1 X 9c 8d | act 1 hit | act 1 stand | dealer Tc 8d", "1 base wins 10");
}

#[test]
fn r10_b_aces_count_1_or_11() {
    pays(&format!("seat1 Ah 9c | {STANDS} Tc 9d"), "1 base wins 10");
    pays("seat1 Ah X 8d | act 1 hit | act 1 stand | dealer Tc Kd", "1 base wins 10");
}

#[test]
fn r10_c_pictures_count_10() {
    pays(&format!("seat1 Jh Qc | {STANDS} Kc 9d"), "1 base wins 10");
}

#[test]
fn r10_d_all_others_count_their_pips() {
    pays(
        "seat1 2h 3c 4d 5s 6h | act 1 hit | act 1 hit | act 1 hit | act 1 stand \
        | dealer Kc 9d",
        "1 base wins 10",
    );
}

/// A table of seat 8's bank with these wagers, and so many cards dealt.
fn dealt(set: &str, wagers: &[(&str, &str)], cards: &str) -> Box<dyn table::Table> {
    let mut table = open(ID, set);
    table.bank(seat("8"), Cents::dollars(100), None).expect("banked");
    for (who, list) in wagers {
        table.stake(&bets(who, list).remove(0)).expect("a wager");
    }
    table.close().expect("closed");
    for card in cards::parse_any_cards(cards).expect("cards") {
        table.deal(card).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    table
}

fn ruling(number: &str, at: &str) -> Ruling {
    let rule = format!("ca:hawaiian-blackjack/{number}");
    Ruling { rule, seat: (!at.is_empty()).then(|| seat(at)), ..Ruling::default() }
}

#[track_caller]
fn refusal(table: &mut dyn table::Table, ruling: &Ruling) -> String {
    let refusal = table.rule(ruling).expect_err("refused");
    refusal.rule.map(|rule| rule.id.to_string()).unwrap_or_default()
}

#[test]
fn r3_most_money_on_the_hand_decides_and_all_follow() {
    let decided =
        |behind: &str| dealt("", &[("1", "base 10"), ("1+1", behind)], "").figure("decided");
    assert_eq!(decided("base 9.99"), None);
    assert_eq!(decided("base 10"), None);
    assert_eq!(decided("base 10.01"), Some("seat 1 by person 1 behind it".to_string()));
    let round = "1: base 10 | 1+1: base 20 | seat1 8h 8c | act 1 split | seat1.1 3c Td \
                 | act 1 double | seat1.2 Td | act 1 stand | dealer Tc 9d";
    let expected = "1 base-1 wins 10; 1+1 base-1 wins 20; 1 double-1 wins 10; \
                    1+1 double-1 wins 20; 1 split-2 loses 10; 1+1 split-2 loses 20";
    HBJ.pays(round, expected);
}

#[test]
fn r9_three_parties_at_most_share_a_bank() {
    let part =
        |n: &str, dollars| Ruling { amount: Some(Cents::dollars(dollars)), ..ruling("9", n) };
    let mut table = open(ID, "");
    let rule = "ca:hawaiian-blackjack/9";
    assert_eq!(refusal(table.as_mut(), &part("3", 10)), rule, "nobody banks yet");
    table.bank(seat("8"), Cents::dollars(100), None).expect("banked");
    for (n, dollars) in [("3", 50), ("4", 30), ("5", 10)] {
        table.rule(&part(n, dollars)).expect("a part");
    }
    assert_eq!(refusal(table.as_mut(), &part("6", 10)), rule, "a fourth");
    table.stake(&bets("1", "base 10").remove(0)).expect("a wager");
    table.close().expect("closed");
    for card in cards::parse_any_cards("Th Tc 7c 9d").expect("cards") {
        table.deal(card).expect("dealt");
    }
    table.decide(seat("1"), "stand").expect("stands");
    table.show().expect("shown");
    let settled = table.settle().expect("settled");
    let shares = ["3", "4", "5"].map(|n| settled.net(Party::Seat(seat(n))));
    assert_eq!(shares, [5, 3, 1].map(Cents::dollars));
}

#[test]
fn r12_a_a_hidden_card_that_the_house_shows_is_dead_while_players_decide() {
    let mut table = dealt("", &[("1", "base 10")], "Th Tc 9c 2d");
    table.rule(&ruling("12.a", "")).expect("dead");
    assert_eq!(table.wants(), Some(("dealer".into(), Face::Down)));
    let public = table.whats(Viewer::Public);
    let shown = |what: &What| matches!(what, What::Discarded { of, .. } if of == "dealer");
    assert!(public.iter().any(shown), "everybody saw it");
    // Once more, the second time in the deal.
    let again = Ruling {
        card: Some("5d".parse().expect("a card")),
        disclosed: Some(true),
        ..ruling("12.a", "")
    };
    table.rule(&again).expect("dead");
    table.deal("8d".parse::<cards::Card>().expect("a card")).expect("dealt");
    table.decide(seat("1"), "stand").expect("stands");
    table.show().expect("shown");
    assert_eq!(refusal(table.as_mut(), &ruling("12.a", "")), "ca:hawaiian-blackjack/12.a");
    let settled = table.settle().expect("settled");
    // 19 against ten and eight: neither dead card counts.
    assert_eq!(settled.net(Party::Seat(seat("1"))), Cents::dollars(10));
}

#[test]
fn r12_b_a_card_that_makes_a_best_hand_plays() {
    let named = |card: &str| Ruling {
        card: Some(card.parse().expect("a card")),
        disclosed: Some(true),
        ..ruling("12.a", "")
    };
    let plays = "ca:hawaiian-blackjack/12.b";
    let mut table = dealt("", &[("1", "base 10")], "Th Tc 9c");
    assert_eq!(refusal(table.as_mut(), &named("X")), plays);
    table.rule(&named("9d")).expect("dead");
    let mut table = dealt("", &[("1", "base 10")], "Th Ac 9c");
    assert_eq!(refusal(table.as_mut(), &named("Ad")), plays);
}

#[test]
fn r17_b_who_was_passed_over_pays_no_fee_on_the_next_hand() {
    let two = [("1", "base 10"), ("2", "base 10")];
    let mut table = dealt("fees=F-C-2", &two, "");
    table.rule(&ruling("17.a", "1")).expect("passed over");
    let end = |table: &mut dyn table::Table, cards: &str| -> Cents {
        for card in cards::parse_any_cards(cards).expect("cards") {
            table.deal(card).expect("dealt");
        }
        while let table::Ask::Decide { seat } = table.next() {
            table.decide(seat, "stand").expect("stands");
        }
        table.show().expect("shown");
        let settled = table.settle().expect("settled");
        let fees = settled.transfers.iter().filter(|t| t.to == Party::Room);
        fees.filter(|t| t.from == Party::Seat(seat("1"))).map(|t| t.amount).sum()
    };
    end(table.as_mut(), "Th Tc 9c 8d");
    table.clear().expect("cleared");
    for expected in [0, 1] {
        table.bank(seat("8"), Cents::dollars(100), None).expect("banked");
        for (who, list) in two {
            table.stake(&bets(who, list).remove(0)).expect("a wager");
        }
        table.close().expect("closed");
        let fee = end(table.as_mut(), "Th 9h Tc 9c 9d 8d");
        assert_eq!(fee, Cents::dollars(expected));
        table.clear().expect("cleared");
    }
    // A house that knows of it says so before the wagers, once.
    table.rule(&ruling("17.b", "2")).expect("a button");
    assert_eq!(refusal(table.as_mut(), &ruling("17.b", "2")), "ca:hawaiian-blackjack/17.b");
}
