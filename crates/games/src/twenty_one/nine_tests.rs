//! 9½, rule by rule.
//!
//! Rules: ca:nine-and-a-half/

use crate::california::rotation::Eligibility;
use crate::check::{Banked, breach, check, eligibility, open, pack, play, refused, terms};
use crate::testing::Looks as _;
use table::{Face, Party, Verbs as _};

const ID: &str = "ca/nine-and-a-half";
const NINE: Banked = Banked { id: ID, bank: 8 };

/// A base wager of 10 at seat 1.
#[track_caller]
fn pays(round: &str, expected: &str) {
    NINE.pays(&format!("1: base 10 | {round}"), expected);
}

#[track_caller]
fn refuses(round: &str, number: &str) {
    NINE.refuses(&format!("1: base 10 | {round}"), number);
}

#[test]
fn rs0_a_nearest_without_passing_wins() {
    pays("seat1 9h | act 1 stand | dealer 8c", "1 base wins 10");
}

#[test]
fn rs0_b_each_hand_meets_the_bank_alone() {
    let round = "1: base 10 | 2: base 5 | seat1 9h | act 1 stand | seat2 6h | act 2 stand \
                 | dealer 8c";
    NINE.pays(round, "1 base wins 10; 2 base loses 5");
}

#[test]
fn rs0_c_nine_and_a_half_pays_6_to_5() {
    pays("seat1 9h Kc | act 1 hit | dealer 8c", "1 base wins 12 ca:nine-and-a-half/s0.c");
    pays("seat1 9h | act 1 stand | dealer 8c", "1 base wins 10");
    pays("seat1 5h | act 1 stand | dealer 4c Td 9s", "1 base wins 10");
}

#[test]
fn rs0_d_decks_have_52_cards() {
    assert_eq!(pack(ID, "decks=2").len(), 104);
    refuses("seat1 X", "s0.d");
}

#[test]
fn rs0_e_two_to_eight_decks() {
    for (decks, lawful) in [("1", false), ("2", true), ("4", true), ("8", true), ("9", false)] {
        assert_eq!(breach(ID, &format!("decks={decks}")).is_empty(), lawful, "{decks}");
    }
    assert_eq!(pack(ID, "").len(), 416);
}

#[test]
fn rs1_tens_and_pictures_count_half() {
    pays("seat1 6h Tc | act 1 hit | act 1 stand | dealer 6c", "1 base wins 10");
    pays("seat1 6h | act 1 stand | dealer 5c Kd Ad", "1 base loses 10");
    refuses("seat1 6h | act 1 stand | dealer 5c Kd", "s7");
}

#[test]
fn rs2_wagers_are_made_before_cards_and_within_limits() {
    for (amount, lawful) in [("4", false), ("5", true), ("10", true), ("11", false)] {
        let round = format!("bank 8 100 | 1: base {amount} | seat1 9h | act 1 stand | dealer 8c");
        if lawful {
            check(ID, "min=5.00 max=10.00", &round, &format!("1 base wins {amount}"));
        } else {
            refused(ID, "min=5.00 max=10.00", &round, "ca:nine-and-a-half/s2");
        }
    }
}

#[test]
fn rs3_cards_go_from_the_left_of_the_bank() {
    let mut table = open(ID, "");
    table.bank(crate::check::seat("3"), money::Cents::dollars(100), None).expect("banked");
    for seat in ["1", "5"] {
        table.stake(&crate::check::bets(seat, "base 5").remove(0)).expect("a wager");
    }
    table.close().expect("closed");
    let mut order = Vec::new();
    for card in ["2c", "3c", "4c"] {
        order.push(table.wants().expect("a card").0.to_string());
        table.deal(card.parse::<cards::Card>().expect("a card")).expect("dealt");
    }
    assert_eq!(order, ["seat5", "seat1", "dealer"]);
}

#[test]
fn rs4_one_open_card_and_a_hidden_one() {
    let mut table = open(ID, "");
    table.bank(crate::check::seat("8"), money::Cents::dollars(100), None).expect("banked");
    table.stake(&crate::check::bets("1", "base 5").remove(0)).expect("a wager");
    table.close().expect("closed");
    assert_eq!(table.wants().map(|(_, face)| face), Some(Face::Up));
    table.deal("2c".parse::<cards::Card>().expect("a card")).expect("dealt");
    assert_eq!(table.wants().map(|(_, face)| face), Some(Face::Down));
}

#[test]
fn rs5_nine_may_draw_and_nine_and_a_half_may_not() {
    pays("seat1 9h Tc | act 1 hit | dealer 6c", "1 base wins 12");
    refuses("seat1 9h Tc Jd | act 1 hit | dealer 6c", "s5");
    pays("seat1 2h | act 1 stand | dealer 6c", "1 base loses 10");
}

#[test]
fn rs6_past_nine_and_a_half_loses() {
    pays("seat1 9h Ac | act 1 hit | dealer 6c", "1 base loses 10");
}

#[test]
fn rs7_the_bank_hits_five_and_a_half_and_stands_on_six() {
    pays("seat1 7h | act 1 stand | dealer 5c Td 9s", "1 base wins 10");
    pays("seat1 7h | act 1 stand | dealer 5c Ad", "1 base wins 10");
    refuses("seat1 7h | act 1 stand | dealer 6c 2d", "s7");
    refuses("seat1 7h | act 1 stand | dealer 5c Td", "s7");
}

#[test]
fn rs8_the_nearer_hand_wins() {
    for (dealer, result) in [("7c", "wins 10"), ("8c", "pushes 0"), ("9c", "loses 10")] {
        pays(&format!("seat1 8h | act 1 stand | dealer {dealer}"), &format!("1 base {result}"));
    }
}

#[test]
fn rs9_equal_values_push() {
    pays("seat1 7h | act 1 stand | dealer 7c", "1 base pushes 0 ca:nine-and-a-half/s9");
    pays("seat1 9h Tc | act 1 hit | dealer 4c 5d", "1 base wins 12");
}

#[test]
fn rs10_ten_loses_even_to_a_bank_past_it() {
    let round = "seat1 9h Ac | act 1 hit | dealer 5c 9d";
    pays(round, "1 base loses 10 ca:nine-and-a-half/s10");
}

#[test]
fn r1_who_bet_before_may_bank() {
    assert_eq!(eligibility(ID), Eligibility::PriorBet);
}

#[test]
fn r3_the_seat_decides_for_the_back_line() {
    let round = "1: base 10 | 1+1: base 5 | seat1 8h | act 1 stand | dealer 7c";
    NINE.pays(round, "1 base wins 10; 1+1 base wins 5");
}

/// Fees of option 4: a dollar a bet and two from the bank.
fn fees(round: &str) -> (i64, i64) {
    let mut table = open(ID, "fees=F-F-4");
    let settled = play(table.as_mut(), round).unwrap_or_else(|refusal| panic!("{refusal}"));
    let of = |party: Party| {
        let fees = settled.transfers.iter().filter(|t| t.to == Party::Room && t.from == party);
        fees.map(|t| t.amount.get()).sum()
    };
    (of(Party::Seat(crate::check::seat("1"))), of(Party::PlayerDealer))
}

#[test]
fn r4_collection_is_taken_on_what_lay_there_before_the_cards() {
    let round = "bank 8 100 | 1: base 10 | seat1 8h | act 1 stand | dealer 7c";
    assert_eq!(fees(round), (100, 200));
}

#[test]
fn r7_no_wager_after_the_first_card() {
    let mut table = open(ID, "");
    table.bank(crate::check::seat("8"), money::Cents::dollars(100), None).expect("banked");
    table.stake(&crate::check::bets("1", "base 5").remove(0)).expect("a wager");
    table.close().expect("closed");
    table.deal("2c".parse::<cards::Card>().expect("a card")).expect("dealt");
    let late = table.stake(&crate::check::bets("2", "base 5").remove(0)).expect_err("too late");
    assert_eq!(late.rule.map(|rule| rule.id), Some("ca:nine-and-a-half/7"));
}

#[test]
fn r8_no_wager_is_touched() {
    let mut table = open(ID, "");
    table.bank(crate::check::seat("8"), money::Cents::dollars(100), None).expect("banked");
    table.stake(&crate::check::bets("1", "base 5").remove(0)).expect("a wager");
    table.close().expect("closed");
    table.deal("2c".parse::<cards::Card>().expect("a card")).expect("dealt");
    let late = table.withdraw(crate::check::seat("1"), "base").expect_err("too late");
    assert_eq!(late.rule.map(|rule| rule.id), Some("ca:nine-and-a-half/8"));
}

#[test]
fn r10_the_highest_value_wins() {
    pays("seat1 9h | act 1 stand | dealer 8c", "1 base wins 10 ca:nine-and-a-half/s8");
}

#[test]
fn r11_values_are_stated_again() {
    pays("seat1 Ah 8c Kd | act 1 hit | act 1 hit | dealer 9c", "1 base wins 12");
}

#[test]
fn r12_the_house_way_is_stated_again() {
    pays("seat1 7h | act 1 stand | dealer 6c", "1 base wins 10");
}

#[test]
fn r23_no_bet_is_raised_or_reduced() {
    let mut table = open(ID, "");
    table.bank(crate::check::seat("8"), money::Cents::dollars(100), None).expect("banked");
    table.stake(&crate::check::bets("1", "base 5").remove(0)).expect("a wager");
    table.close().expect("closed");
    table.deal("2c".parse::<cards::Card>().expect("a card")).expect("dealt");
    let more = table.stake(&crate::check::bets("1", "base 5").remove(0));
    assert_eq!(more.expect_err("capped").rule.map(|rule| rule.id), Some("ca:nine-and-a-half/7"));
    assert!(table.withdraw(crate::check::seat("1"), "base").is_err());
    // Chips that were added go back; the bet counts as it lay.
    let capped = table::Ruling {
        rule: "ca:nine-and-a-half/8".into(),
        seat: Some(crate::check::seat("1")),
        wager: Some("base".into()),
        amount: Some(money::Cents::dollars(20)),
        ..table::Ruling::default()
    };
    table.rule(&capped).expect("capped");
    table.deal("6c".parse::<cards::Card>().expect("a card")).expect("dealt");
    table.decide(crate::check::seat("1"), "stand").expect("stands");
    table.show().expect("shown");
    let settled = table.settle().expect("settled");
    assert_eq!(settled.net(Party::Seat(crate::check::seat("1"))), money::Cents::dollars(-5));
}

#[test]
fn r24_each_pays_the_own_collection() {
    let round = "bank 8 100 | 1: base 10 | 1+1: base 5 | seat1 8h | act 1 stand | dealer 7c";
    assert_eq!(fees(round), (100, 200));
    assert_eq!(terms(ID, "fees=F-F-4").main.max, money::Cents::dollars(100));
}
