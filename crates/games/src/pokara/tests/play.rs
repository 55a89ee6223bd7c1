//! The round and its money.
//!
//! Rules: ca:pokara/

use super::super::wagers;
use crate::california::rotation::law as rota_law;
use crate::check::{Banked, bets, breach, card, check, eligibility, open, pack, play, refused};
use crate::testing::Looks as _;
use money::Cents;
use table::{
    Ask, Face, Party, Rota, Seat, Settlement, Table, Verbs as _, Viewer, What, assert_partition,
};

pub(super) const GAME: Banked = Banked { id: "ca/pokara", bank: 8 };

/// A player-dealer who stands pat on two kings and a queen.
pub(super) const KINGS: &str = "dealer Kh Kd Qc";

pub(super) fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

/// A settled round.
#[track_caller]
pub(super) fn settled(set: &str, round: &str) -> Settlement {
    let settled = play(open(GAME.id, set).as_mut(), &GAME.round(round));
    settled.unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// A table that a seat banks, with these wagers and no card dealt.
fn laid(bank: u8, wagers: &str) -> Box<dyn Table> {
    let mut table = open(GAME.id, "");
    table.bank(seat(bank), Cents::dollars(100_000), None).expect("a bank");
    for part in wagers.split('|') {
        let (who, list) = part.split_once(':').expect("seat: wagers");
        for bet in &bets(who.trim(), list) {
            table.stake(bet).expect("a wager");
        }
    }
    table.close().expect("wagers");
    table
}

/// The same with cards in the order they are dealt.
fn dealt(bank: u8, wagers: &str, cards: &str) -> Box<dyn Table> {
    let mut table = laid(bank, wagers);
    for name in cards.split_whitespace() {
        table.deal(card(name)).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    table
}

#[test]
fn every_class_is_ruled_by_one_line() {
    assert_partition(&wagers::BASE);
    assert_partition(&wagers::DOUBLE);
    assert_partition(&wagers::BONUS);
}

#[test]
fn rs1_b_three_decks_or_more() {
    for decks in [3, 20] {
        assert_eq!(pack(GAME.id, &format!("decks={decks}")).len(), 20 * decks);
    }
    // Fewer break the book's own rule; more are more than a shoe holds.
    for (decks, rule) in [(2, "ca:pokara/s1.b"), (21, "ca-pokara-decks")] {
        assert!(breach(GAME.id, &format!("decks={decks}")).contains(rule), "{decks}");
    }
    assert_eq!(pack(GAME.id, "").len(), 400);
}

#[test]
fn rs1_c_eight_seats() {
    for n in 1..=7 {
        let round = format!("seat{n} Ah Ad Kc | {KINGS} | {n}: base 10 | act {n} stand");
        GAME.pays(&round, &format!("{n} base wins 10"));
    }
    GAME.refuses(&format!("seat9 Ah Ad Kc | {KINGS} | 9: base 10"), "s1.c");
}

#[test]
fn rs1_d_three_in_a_row_the_dealers_last_one_open() {
    let mut table = laid(8, "1: base 10 | 2: base 10");
    let mut seen = Vec::new();
    for name in ["Ah", "Ad", "Kc", "Qh", "Qd", "Jc", "Kh", "Kd", "Qc"] {
        let (to, face) = table.wants().expect("a card is due");
        seen.push(format!("{to} {}", if face == Face::Up { "up" } else { "down" }));
        table.deal(card(name)).unwrap();
    }
    let expected = [
        "seat1 up",
        "seat1 up",
        "seat1 up",
        "seat2 up",
        "seat2 up",
        "seat2 up",
        "dealer down",
        "dealer down",
        "dealer up",
    ];
    assert_eq!(seen, expected);
    assert!(matches!(table.next(), Ask::Decide { .. }));
}

#[test]
fn rs1_e_one_card_may_be_replaced() {
    let round = "seat1 Ah Kd Jc Qs | dealer Kh Kd Qc | 1: base 10 | act 1 draw Jc";
    GAME.pays(round, "1 base wins 10");
    // One, and no second.
    GAME.refuses(&round.replace("Qs |", "Qs As |"), "6.a");
    GAME.pays("seat1 Ah Kd Jc | dealer Kh Kd Qc | 1: base 10 | act 1 stand", "1 base loses 10");
}

#[test]
fn rs1_f_the_wager_may_be_doubled_before() {
    GAME.pays(
        "seat1 Ah Kd Jc Qs | dealer Kh Kd Qc | 1: base 10 | act 1 double | act 1 draw Jc",
        "1 base wins 10; 1 double wins 10",
    );
}

#[test]
fn rs1_g_a_hand_that_is_not_improved_loses() {
    // A ten for the jack: lower. A jack for the jack: the same. The queen: a straight.
    for (drawn, expected) in [("Tc", "loses"), ("Jd", "loses"), ("Qd", "wins")] {
        let round = format!("seat1 Ah Kd Jc {drawn} | {KINGS} | 1: base 10 | act 1 draw Jc");
        GAME.pays(&round, &format!("1 base {expected} 10"));
    }
    // Even if it would beat the player-dealer.
    GAME.pays(
        "seat1 Ah Ad Kc Qc | dealer Th Td Qc | 1: base 10 | act 1 double | act 1 draw Kc",
        "1 base loses 10 ca:pokara/4.b; 1 double loses 10 ca:pokara/4.b",
    );
}

#[test]
fn rs1_h_a_higher_card_improves_a_hand_of_high_cards() {
    // From A-Q-T the ten is thrown for a jack: the hand has risen by its card alone.
    GAME.pays(
        "seat1 Ah Qd Tc Js | dealer Kh Jd Tc Tc | 1: base 10 | act 1 draw Tc",
        "1 base wins 10 ca:pokara/7.b",
    );
    // A higher card that breaks a pair does not (`reading:ca-pokara-improvement`).
    GAME.pays(
        &format!("seat1 Jh Jd Tc As | {KINGS} | 1: base 10 | act 1 double | act 1 draw Jh"),
        "1 base loses 10 ca:pokara/4.b; 1 double loses 10 ca:pokara/4.b",
    );
}

#[test]
fn rs1_i_players_clockwise_then_the_bank() {
    let mut table = dealt(3, "1: base 10 | 5: base 10", "Ah Ad Kc Qh Qd Jc Kh Kd Qc");
    assert_eq!(table.next(), Ask::Decide { seat: seat(5) });
    assert!(table.decide(seat(1), "stand").is_err());
    table.decide(seat(5), "stand").unwrap();
    assert_eq!(table.next(), Ask::Decide { seat: seat(1) });
    table.decide(seat(1), "stand").unwrap();
    assert_eq!(table.turns().as_deref(), Some("dealer"));
}

#[test]
fn rs1_j_a_bank_that_does_not_improve_loses_to_live_hands() {
    // A-K-J throws the jack and gets a ten. The third player's draw has failed before.
    GAME.pays(
        "seat1 Kh Jd Tc | seat2 Th Td Jc | seat3 Ah Kd Jc Tc | dealer As Kh Jd Tc \
         | 1: base 10 | 2: base 10 | 3: base 10 | act 1 stand | act 2 stand | act 3 draw Jc",
        "3 base loses 10 ca:pokara/4.b; 1 base wins 10 ca:pokara/7.b; \
         2 base wins 10 ca:pokara/7.b",
    );
}

#[test]
fn rs1_k_the_banks_improvement_is_measured_likewise() {
    let round = |drawn: &str| {
        format!("seat1 Kh Jd Tc | dealer As Kh Jd {drawn} | 1: base 10 | act 1 stand")
    };
    for (drawn, expected) in [("Tc", "wins"), ("Jc", "wins"), ("Qc", "loses"), ("Kc", "loses")] {
        GAME.pays(&round(drawn), &format!("1 base {expected} 10"));
    }
}

#[test]
fn rs1_l_hands_of_one_rank_push() {
    // The same pair with the same card beside it; with another they are not of one rank
    // (`reading:ca-pokara-rank`).
    GAME.pays("seat1 Ks Kc Qd | dealer Kh Kd Qc | 1: base 10 | act 1 stand", "1 base pushes 0");
    GAME.pays("seat1 Ks Kc Ad | dealer Kh Kd Qc | 1: base 10 | act 1 stand", "1 base wins 10");
    GAME.pays("seat1 Ks Kc Jd | dealer Kh Kd Qc | 1: base 10 | act 1 stand", "1 base loses 10");
}

#[test]
fn r1_a_the_bank_goes_round_after_two_hands() {
    let mut rota = Rota::new(rota_law(eligibility(GAME.id)), &[2, 5].map(seat));
    for _ in 0..2 {
        rota.takes(seat(2)).unwrap();
        rota.over(&[seat(5)], &[]);
    }
    assert_eq!(rota.takes(seat(2)).unwrap_err().rule.expect("a rule").id, "ca:general/2.b");
    assert_eq!(rota.offered(), Some(seat(5)));
}

#[test]
fn rs4_a_it_is_offered_on_clockwise() {
    let mut rota = Rota::new(rota_law(eligibility(GAME.id)), &[2, 5, 7].map(seat));
    for _ in 0..2 {
        rota.takes(seat(2)).unwrap();
        rota.over(&[seat(5)], &[]);
    }
    // Anybody may take it, also who did not bet.
    rota.declines(seat(5)).unwrap();
    assert_eq!(rota.offered(), Some(seat(7)));
    rota.takes(seat(7)).unwrap();
}

#[test]
fn r1_b_first_cards_to_the_left_of_the_bank() {
    let mut table = laid(3, "1: base 10 | 5: base 10 | 7: base 10");
    let mut order = Vec::new();
    for _ in 0..12 {
        order.push(table.wants().expect("a card").0.to_string());
        table.deal(card("Kh")).unwrap();
    }
    order.dedup();
    assert_eq!(order, ["seat5", "seat7", "seat1", "dealer"]);
}

#[test]
fn r1_c_nobody_bets_behind_a_seat() {
    let round = format!("seat1 Ah Ad Kc | {KINGS} | 1: base 10 | 1+1: base 10 | act 1 stand");
    GAME.refuses(&round, "1.c");
}

#[test]
fn r2_wager_and_fee_before_the_first_card() {
    let mut table = open(GAME.id, "");
    table.bank(seat(8), Cents::dollars(100), None).unwrap();
    table.stake(&bets("1", "base 10")[0]).unwrap();
    assert_eq!(table.deal(card("Kh")).unwrap_err().rule.expect("a rule").id, "ca:pokara/2");
    table.close().unwrap();
    let late = table.stake(&bets("2", "base 10")[0]).unwrap_err();
    assert_eq!(late.rule.expect("a rule").id, "ca:pokara/2");
    // The fee is of what lay there then: a double costs nothing more.
    let round = "seat1 Ah Kd Jc Qs | dealer Kh Kd Qc | 1: base 10 | act 1 double | act 1 draw Jc";
    let fees = settled("fees=F-C-3", round);
    let room: Cents =
        fees.transfers.iter().filter(|t| t.to == Party::Room).map(|t| t.amount).sum();
    assert_eq!(room, Cents::dollars(1 + 2));
}

#[test]
fn r3_two_down_and_the_third_up() {
    let table = dealt(8, "1: base 10", "Ah Ad Kc Kh Kd Qc");
    let seen = |what: &What| match what {
        What::Dealt { to, card, .. } if to == "dealer" => Some(card.is_known()),
        _ => None,
    };
    let seen: Vec<bool> = table.whats(Viewer::Public).iter().filter_map(seen).collect();
    assert_eq!(seen, [false, false, true]);
    GAME.refuses("seat1 Ah Ad | dealer Kh Kd Qc | 1: base 10 | act 1 stand", "3");
    GAME.refuses("seat1 Ah Ad Kc | dealer Kh Kd | 1: base 10 | act 1 stand", "3");
}

#[test]
fn r4_a_each_player_stays_or_has_a_card_replaced() {
    let mut table = dealt(8, "1: base 10 | 2: base 10", "Ah Kd Jc Qh Qd Jc Kh Kd Qc");
    assert_eq!(table.words(seat(1)), ["stand", "draw Ah", "draw Kd", "draw Jc", "double"]);
    assert_eq!(
        table.decide(seat(2), "stand").unwrap_err().rule.expect("a rule").id,
        "ca:pokara/4.a"
    );
    table.decide(seat(1), "draw Jc").unwrap();
    // The replacement comes before the next player acts.
    assert_eq!(table.wants(), Some(("seat1".into(), Face::Up)));
    table.deal(card("Qs")).unwrap();
    assert_eq!(table.next(), Ask::Decide { seat: seat(2) });
    // The card thrown away is gone from sight, and the new one lies there.
    let sight = table.sight(Viewer::Public);
    let cards: Vec<String> =
        sight.spot("seat1").iter().map(|held| held.card.to_string()).collect();
    assert_eq!(cards, ["Ah", "Kd", "Qs"]);
}

#[test]
fn r4_b_the_hand_must_rank_above_the_dealt_one() {
    let round =
        |drawn: &str| format!("seat1 Kh Qd Tc {drawn} | {KINGS} | 1: base 10 | act 1 draw Tc");
    // Below, at and above: another ten; then jack (a straight), queen, king, ace.
    GAME.pays(&round("Td"), "1 base loses 10 ca:pokara/4.b");
    GAME.pays(&round("Js"), "1 base wins 10 ca:pokara/8");
    GAME.pays(&round("Qs"), "1 base loses 10 ca:pokara/8");
    GAME.pays(&round("Ks"), "1 base pushes 0 ca:pokara/9");
    GAME.pays(&round("As"), "1 base wins 10 ca:pokara/8");
}

#[test]
fn r5_a_a_draw_may_be_doubled_by_as_much() {
    let mut table = dealt(8, "1: base 15", "Ah Kd Jc Kh Kd Qc");
    table.decide(seat(1), "double").unwrap();
    let lying = table.lying();
    let double = lying.iter().find(|lies| lies.wager == "double").expect("a double");
    assert_eq!(double.amount, Cents::dollars(15));
    let twice = table.decide(seat(1), "double").unwrap_err();
    assert_eq!(twice.rule.expect("a rule").id, "ca:pokara/5.a");
}

#[test]
fn r5_b_a_draw_to_a_pair_or_better_must_be_doubled() {
    let hands = ["Ah Ad Tc", "Th Td Jc", "Qh Jd Tc", "Ah Jh Th", "Ah Ad Ac"];
    for hand in hands {
        let first = hand.split(' ').next().expect("a card");
        let round = format!("seat1 {hand} As | {KINGS} | 1: base 10 | act 1 draw {first}");
        GAME.refuses(&round, "5.b");
    }
    // High cards may be drawn to without.
    GAME.pays(
        &format!("seat1 Ah Kd Jc Qs | {KINGS} | 1: base 10 | act 1 draw Jc"),
        "1 base wins 10",
    );
    GAME.pays(
        &format!("seat1 Ah Ad Tc Ac | {KINGS} | 1: base 10 | act 1 double | act 1 draw Tc"),
        "1 base wins 10; 1 double wins 10",
    );
}

#[test]
fn r5_c_who_stands_does_not_double() {
    let round = format!("seat1 Ah Ad Kc | {KINGS} | 1: base 10 | act 1 double | act 1 stand");
    GAME.refuses(&round, "5.c");
}

#[test]
fn r6_a_a_draw_costs_a_card_of_the_hand() {
    let mut table = dealt(8, "1: base 10", "Ah Kd Jc Kh Kd Qc");
    for wrong in ["draw", "draw Tc", "draw Ah Kd"] {
        assert!(table.decide(seat(1), wrong).is_err(), "{wrong}");
    }
    table.decide(seat(1), "draw Jc").unwrap();
    let thrown = |what: &What| matches!(what, What::Discarded { of, .. } if of == "seat1");
    assert!(table.whats(Viewer::Public).iter().any(thrown));
    // Of two cards alike one goes.
    let round = "seat1 Ah Ah Tc Ac | dealer Kh Kd Qc | 1: base 10 | act 1 double | act 1 draw Ah";
    GAME.pays(round, "1 base loses 10; 1 double loses 10");
}

#[test]
fn r6_b_the_double_lies_there_before_the_card_goes() {
    let mut table = dealt(8, "1: base 10", "Ah Kd Jc Kh Kd Qc");
    table.decide(seat(1), "draw Jc").unwrap();
    assert!(table.decide(seat(1), "double").is_err());
    table.deal(card("Qs")).unwrap();
    assert!(table.decide(seat(1), "double").is_err());
}

#[test]
fn r7_a_the_banks_hand_is_turned_when_all_have_acted() {
    let mut table = dealt(8, "1: base 10", "Ah Ad Kc As Kh Jd");
    assert!(table.show().is_err());
    table.decide(seat(1), "stand").unwrap();
    table.show().unwrap();
    table.show().unwrap();
    // A-K-J follows the house way.
    assert_eq!(table.wants(), Some(("dealer".into(), Face::Up)));
}

#[test]
fn r7_b_a_bank_that_does_not_rise_loses_to_every_live_hand() {
    GAME.pays(
        "seat1 Kh Jd Tc | dealer As Kh Jd Tc | 1: base 10 | act 1 stand",
        "1 base wins 10 ca:pokara/7.b",
    );
    GAME.pays(
        "seat1 Kh Jd Tc Qc | dealer As Kh Jd Tc | 1: base 10 | act 1 double | act 1 draw Tc",
        "1 base wins 10 ca:pokara/7.b; 1 double wins 10 ca:pokara/7.b",
    );
}

#[test]
fn r8_clockwise_from_the_left_of_the_bank() {
    let hands = "seat1 Ah Ad Kc | seat4 Jh Jd Kc | seat7 Ah Ad Qc | dealer Kh Kd Qc \
                 | 1: base 10 | 4: base 10 | 7: base 10 | act 1 stand | act 4 stand | act 7 stand";
    let order = "4 base loses 10; 7 base wins 10; 1 base wins 10";
    check(GAME.id, "", &format!("bank 3 1000 | {hands}"), order);
}

#[test]
fn r9_no_money_moves_between_hands_of_one_rank() {
    let tied = settled("", "seat1 Ks Kc Qd | dealer Kh Kd Qc | 1: base 10 | act 1 stand");
    assert_eq!(tied.net(Party::PlayerDealer), Cents::ZERO);
}

/// Two winners, and one who loses.
const THREE: &str = "seat1 Ah Ad Kc | seat2 Ah Ad Kc | seat3 Jh Jd Kc | dealer Kh Kd Qc \
                     | 1: base 10 | 2: base 10 | 3: base 10 | act 1 stand | act 2 stand \
                     | act 3 stand";

#[test]
fn r10_a_as_far_as_the_wager_reaches() {
    let round = format!("bank 8 15 | {THREE}");
    check(GAME.id, "", &round, "1 base wins 10; 2 base wins 5; 3 base returned 0");
}

#[test]
fn r10_b_the_round_ends_when_that_much_is_won_or_lost() {
    let lost = THREE.replace("Ah Ad Kc", "Jh Jd Ac");
    let round = format!("bank 8 10 | {lost}");
    check(GAME.id, "", &round, "1 base loses 10; 2 base returned 0; 3 base returned 0");
    let round = format!("bank 8 1000 | {lost}");
    check(GAME.id, "", &round, "1 base loses 10; 2 base loses 10; 3 base loses 10");
}

#[test]
fn r4_b_a_draw_that_fails_is_collected_before_hands_are_compared() {
    // Seat 1 takes nearly all that the player-dealer has; seat 2 had lost its wagers before.
    let hands = "seat1 Ah Ad Ac | seat2 Ah Kd Jc Td | dealer Kh Kd Qc \
                 | 1: base 50 | 2: base 50 | act 1 stand";
    let lost = "2 base loses 50 ca:pokara/4.b; 1 base wins 50";
    check(GAME.id, "", &format!("bank 8 60 | {hands} | act 2 draw Jc"), lost);
    // 10.b: with as much won as was put up the round is over.
    let over = "2 base loses 50; 1 base returned 0";
    check(GAME.id, "", &format!("bank 8 50 | {hands} | act 2 draw Jc"), over);
    let doubled = format!("bank 8 120 | {hands} | act 2 double | act 2 draw Jc");
    let both = "2 base loses 50; 2 double loses 50 ca:pokara/4.b; 1 base wins 50";
    check(GAME.id, "", &doubled, both);
    // Those who failed first are collected first.
    let failed = "seat1 Ah Kd Jc Td | seat2 Ah Kd Jc Td | dealer Kh Kd Qc \
                  | 1: base 50 | 2: base 50 | act 1 draw Jc | act 2 draw Jc | bank 8 60";
    check(GAME.id, "", failed, "1 base loses 50; 2 base loses 10");
}

#[test]
fn rs4_c_the_bank_wins_and_loses_no_more_than_it_put_up() {
    for put_up in [1, 10, 15, 1000] {
        let all = play(open(GAME.id, "").as_mut(), &format!("bank 8 {put_up} | {THREE}")).unwrap();
        let net = all.net(Party::PlayerDealer);
        assert!(net.abs() <= Cents::dollars(put_up), "{put_up}: {net}");
    }
}

#[test]
fn rs4_d_what_is_not_covered_goes_back() {
    let round = format!("bank 8 10 | {THREE}");
    let all = play(open(GAME.id, "").as_mut(), &round).unwrap();
    for line in &all.lines[1..] {
        assert_eq!((line.rule.id, line.collected), ("ca:pokara/s4.d", Cents::ZERO));
    }
}

#[test]
fn rs4_e_the_room_has_no_part() {
    assert_eq!(settled("", THREE).net(Party::House), Cents::ZERO);
    refused(GAME.id, "", &format!("{THREE} | bank 8 0"), "ca:pokara/10.a");
}
