//! Section 12 of the British book, rule by rule: cards, wagers and decisions. Pay tables and the
//! cap on a Royal Flush have files of their own.
//!
//! Rules: uk:

use crate::check::{breach, check, open, pack, play, refused, seat};
use crate::duel::RodeKind;
use crate::testing::Looks as _;
use cards::Card;
use table::{Ask, Refusal, Table, Verbs as _, Viewer, What};

pub(super) const RIDE: &str = "uk/let-it-ride";
pub(super) const BONUS: &str = "uk/let-it-ride-three-card-bonus";

/// Ten on each of the three wagers of a seat.
pub(super) fn tens(seat: u8) -> String {
    format!("{seat}: bet-1 10, bet-2 10, bet-3 10")
}

/// Seat 1 with ten on each wager, its own cards, the common ones, and its two decisions.
pub(super) fn hand(own: &str, board: &str, acts: [&str; 2]) -> String {
    bets(&tens(1), own, board, acts)
}

/// The same with other wagers.
pub(super) fn bets(bets: &str, own: &str, board: &str, acts: [&str; 2]) -> String {
    let [one, two] = acts;
    format!("seat1 {own} | board {board} | {bets} | act 1 {one} | act 1 {two}")
}

/// Lets everything ride on five cards, the first three of them the player's own.
#[track_caller]
fn rides(set: &str, five: &str, expected: &str) {
    let (own, board) = five.split_at(9);
    check(RIDE, set, &hand(own.trim(), board, ["ride", "ride"]), expected);
}

/// A table with ten on each wager at these seats, and every card dealt.
fn dealt(seats: &[u8], cards: &str) -> Box<dyn Table> {
    let mut table = open(RIDE, "");
    for n in seats {
        for wager in super::BETS {
            let bet = table::Bet::new(seat(&n.to_string()), wager, money::Cents::dollars(10));
            table.stake(&bet).expect("a wager");
        }
    }
    table.close().expect("closed");
    for card in cards::parse_cards(cards).expect("cards") {
        table.deal(card).expect("a card");
    }
    table
}

/// What is refused has changed nothing; its rule.
#[track_caller]
fn refusal(
    table: &mut dyn Table,
    ask: impl Fn(&mut dyn Table) -> Result<(), Refusal>,
) -> &'static str {
    let before = table.state();
    let refusal = ask(table).expect_err("it is refused");
    assert_eq!(table.state(), before, "{refusal}");
    refusal.rule.expect("a rule").id
}

#[test]
fn r12_2_nothing_beyond_the_section_is_offered() {
    let round = "1: bet-1 10, bet-2 10, bet-3 10, three-card-bonus 5";
    refused(RIDE, "", round, "uk:12.14");
    refused(BONUS, "offers.three-card-bonus=false", round, "uk:12.11");
    assert!(breach(RIDE, "paytable=PT5").contains("uk:12.27.tables"));
    assert!(breach(BONUS, "paytable.three-card-bonus=PT4").contains("uk:12.30"));
    assert!(breach(RIDE, "offers.bet-1=false").contains("no option"));
}

#[test]
fn r12_3_one_pack_has_each_card_once() {
    assert_eq!(pack(RIDE, "").cards().count(), 52);
    let mut table = dealt(&[1], "2h 5c");
    let five: Card = "5c".parse().expect("a card");
    assert_eq!(refusal(table.as_mut(), |table| table.deal(five)), "uk:12.3");
    assert!(breach(RIDE, "decks=2").contains("no option"));
}

#[test]
fn r12_5_every_wager_keeps_within_the_posted_limits() {
    let round = |amount: &str| {
        let bets = super::BETS.map(|wager| format!("{wager} {amount}")).join(", ");
        format!("seat1 2h 5c 9d | board Kc Qd | 1: {bets} | act 1 ride | act 1 ride")
    };
    let set = "min=5 max=50";
    refused(RIDE, set, &round("4.99"), "uk:12.5");
    refused(RIDE, set, &round("50.01"), "uk:12.5");
    for amount in ["5", "5.01", "49.99", "50"] {
        play(open(RIDE, set).as_mut(), &round(amount)).expect("within the limits");
    }
    assert!(breach(RIDE, "min=51 max=50").contains("uk:12.5"));
}

#[test]
fn r12_6_an_ace_is_high_or_the_low_end_of_a_straight() {
    let straight = "1 bet-1 wins 50; 1 bet-2 wins 50; 1 bet-3 wins 50";
    let nothing = "1 bet-1 loses 10; 1 bet-2 loses 10; 1 bet-3 loses 10";
    rides("", "Ah 2c 3d 4s 5h", straight);
    rides("", "Ah Kc Qd Js Th", straight);
    // It never turns the corner (reading:uk-low-ace).
    rides("", "Kh Ac 2d 3s 4h", nothing);
    rides("", "Qh Kc Ad 2s 3h", nothing);
}

#[track_caller]
fn pays_each(five: &str, to_one: u32) {
    let wins = |wager| format!("1 {wager} wins {} uk:12.27", 10 * to_one);
    rides("", five, &super::BETS.map(wins).join("; "));
}

#[track_caller]
fn loses_each(five: &str) {
    rides("", five, &super::BETS.map(|wager| format!("1 {wager} loses 10 uk:12.28")).join("; "));
}

#[test]
fn r12_7_there_are_so_many_hands_of_each_name() {
    let cards: Vec<Card> = Card::all().collect();
    let mut counts = [0; 10];
    for a in 4..52 {
        for b in 3..a {
            for c in 2..b {
                for d in 1..c {
                    for e in 0..d {
                        let five = [a, b, c, d, e].map(|at: usize| cards[at]);
                        counts[RodeKind::of(five) as usize] += 1;
                    }
                }
            }
        }
    }
    // By choosing ranks and suits; pairs: 5 of 13 are tens or better.
    let pairs = 13 * 6 * 220 * 64;
    let high = pairs / 13 * 5;
    let straights = 10 * 1024;
    let named = [high, 123_552, 54_912, straights - 40, 5148 - 40, 3744, 624, 36, 4];
    assert_eq!(counts[1..], named);
    assert_eq!(counts[0], 2_598_960 - named.iter().sum::<usize>());
}

#[test]
fn r12_7_a_royal_flush_is_ten_to_ace_in_one_suit() {
    pays_each("Ah Kh Qh Jh Th", 100);
    pays_each("Ts As Js Ks Qs", 100);
}

#[test]
fn r12_7_b_straight_flush_is_a_run_in_one_suit() {
    pays_each("Kh Qh Jh Th 9h", 50);
    pays_each("Ac 2c 3c 4c 5c", 50);
}

#[test]
fn r12_7_c_four_of_a_kind() {
    pays_each("2h 2c 2d 2s Ah", 25);
    pays_each("Ah 9c 9d 9s 9h", 25);
}

#[test]
fn r12_7_d_full_house_is_three_and_two() {
    pays_each("2h 2c 2d 3s 3h", 11);
}

#[test]
fn r12_7_e_flush_is_one_suit() {
    pays_each("Kh 2h 3h 4h 5h", 8);
    loses_each("Kh 2h 3h 4h 5c");
}

#[test]
fn r12_7_f_straight_is_a_run_of_several_suits() {
    pays_each("5h 6h 7h 8h 9c", 5);
    pays_each("9c 5h 8h 6h 7h", 5);
}

#[test]
fn r12_7_g_three_of_a_kind() {
    pays_each("2h 2c 2d 3s 4h", 3);
}

#[test]
fn r12_7_h_two_pairs_may_both_be_low() {
    pays_each("2h 2c 3d 3s 4h", 2);
    pays_each("9h 9c Td Ts 4h", 2);
}

#[test]
fn r12_7_i_one_pair() {
    for rank in ["T", "J", "Q", "K", "A"] {
        pays_each(&format!("{rank}h 2c 3d 4s {rank}c"), 1);
    }
}

#[test]
fn r12_7_j_no_pair_has_no_row_however_high() {
    loses_each("Ah Kc Qd Js 9h");
}

#[test]
fn r12_8_a_pair_of_tens_is_the_least_that_wins() {
    for rank in ["2", "3", "4", "5", "6", "7", "8", "9"] {
        loses_each(&format!("{rank}h {rank}c Kd Qs Ah"));
    }
    pays_each("Th Tc Kd Qs Ah", 1);
}

#[test]
fn r12_9_a_position_has_one_bettor() {
    let more = |bet: &str| format!("{} | {bet}", tens(1));
    for wager in super::BETS {
        refused(RIDE, "", &more(&format!("1+1: {wager} 10")), "uk:12.9");
        refused(RIDE, "", &more(&format!("1: {wager} 10")), "uk:12.14");
    }
    refused(RIDE, "", "8: bet-1 10", "uk:12.9");
    refused(RIDE, "seats=2", "3: bet-1 10", "uk:12.9");
    assert!(breach(RIDE, "seats=8").contains("uk:12.9"));
}

#[test]
fn r12_10_two_common_cards_complete_every_hand() {
    let round = format!(
        "seat1 2h 5c 9d | seat2 Ah Ac 7d | board As Ad | {} | {} | act 1 ride | act 1 ride \
         | act 2 ride | act 2 ride",
        tens(1),
        tens(2)
    );
    let expected = "2 bet-1 wins 250; 2 bet-2 wins 250; 2 bet-3 wins 250; \
                    1 bet-1 wins 10; 1 bet-2 wins 10; 1 bet-3 wins 10";
    check(RIDE, "", &round, expected);
}

#[test]
fn r12_12_the_deal_begins_on_the_left() {
    let table = dealt(&[1, 4], "");
    assert!(matches!(table.next(), Ask::Card { to, .. } if to == "seat1"));
    let table = dealt(&[4, 1], "2h 5c 9d");
    assert!(matches!(table.next(), Ask::Card { to, .. } if to == "seat4"));
}

#[test]
fn r12_13_decisions_and_settlement_begin_on_the_right() {
    let mut table = dealt(&[1, 4, 7], "2h 5c 9d 2c 5h 9c 2d 5s 9h Kc Qd");
    for act in ["ride", "withdraw"] {
        for n in ["7", "4", "1"] {
            assert!(matches!(table.next(), Ask::Decide { seat: asked, .. } if asked == seat(n)));
            for other in ["7", "4", "1"].into_iter().filter(|other| *other != n) {
                let rule = refusal(table.as_mut(), |table| table.decide(seat(other), act));
                assert_eq!(rule, if act == "ride" { "uk:12.19" } else { "uk:12.23" });
            }
            table.decide(seat(n), act).expect("its turn");
        }
        table.show().expect("a common card");
    }
    let mut shown = Vec::new();
    while let Ask::Show { of, .. } = table.next() {
        table.show().expect("a card");
        shown.push(of);
    }
    shown.dedup();
    assert_eq!(shown, ["seat7", "seat4", "seat1"]);
    let settled = table.settle().expect("over");
    let decided = settled.lines.iter().filter(|line| line.wager == "bet-3");
    assert_eq!(decided.map(|line| line.seat).collect::<Vec<u8>>(), [7, 4, 1]);
}

#[test]
fn r12_14_three_equal_wagers_are_down_before_the_deal() {
    for bets in [
        "1: bet-1 10",
        "1: bet-3 10",
        "1: bet-1 10, bet-2 10",
        "1: bet-1 10, bet-2 10, bet-3 9.99",
        "1: bet-1 10, bet-2 10.01, bet-3 10",
        "1: bet-1 10, bet-2 10, bet-3 10 | 2: bet-1 10, bet-2 10, bet-3 5",
    ] {
        refused(RIDE, "", bets, "uk:12.14");
    }
    // Each seat has an amount of its own: betting closes, and the first card is awaited.
    let both = "1: bet-1 10, bet-2 10, bet-3 10 | 2: bet-1 5, bet-2 5, bet-£ 5";
    refused(RIDE, "", both, "uk:12.16");
    let mut table = dealt(&[1], "2h 5c 9d Kc Qd");
    assert_eq!(refusal(table.as_mut(), |t| t.withdraw(seat("1"), "bet-1")), "uk:12.14");
    let bet = table::Bet::new(seat("2"), "bet-1", money::Cents::dollars(10));
    assert_eq!(refusal(table.as_mut(), |table| table.stake(&bet)), "uk:12.14");
}

#[test]
fn r12_14_the_pound_wager_is_never_taken_back() {
    let round = hand("2h 5c 9d", "Kc Qd", ["withdraw", "withdraw"]);
    let expected = "1 bet-3 loses 10 uk:12.28; 1 bet-1 returned 0 uk:12.20; \
                    1 bet-2 returned 0 uk:12.24";
    check(RIDE, "", &round, expected);
}

#[test]
fn r12_16_three_cards_each_for_their_own_eyes() {
    let table = dealt(&[1, 2], "2h 5c 9d 3h 6c Td");
    let seen = |viewer: Viewer| {
        let known = |event: &What| matches!(event, What::Dealt { card, .. } if card.is_known());
        table.whats(viewer).iter().filter(|event| known(event)).count()
    };
    assert_eq!(seen(Viewer::Seat(seat("1"))), 3);
    assert_eq!(seen(Viewer::Seat(seat("2"))), 3);
    assert_eq!(seen(Viewer::Public), 0);
    assert_eq!(seen(Viewer::Croupier), 6);
    // Two cards are not enough, a fourth is too much; the dealer has no hand.
    refused(RIDE, "", &format!("seat1 2h 5c | board Kc Qd | {}", tens(1)), "uk:12.16");
    refused(RIDE, "", &hand("2h 5c 9d 8c", "Kc Qd", ["ride", "ride"]), "uk:12.16");
    let dealer = format!("dealer 3h | {}", hand("2h 5c 9d", "Kc Qd", ["ride", "ride"]));
    refused(RIDE, "", &dealer, "uk:12.16");
}

#[test]
fn r12_17_two_common_cards_lie_face_down() {
    let table = dealt(&[1], "2h 5c 9d Kc Qd");
    for viewer in [Viewer::Public, Viewer::Seat(seat("1"))] {
        let board = |event: &What| match event {
            What::Dealt { to, card, .. } if to == "board" => Some(card.natural()),
            _ => None,
        };
        let cards: Vec<Option<Card>> = table.whats(viewer).iter().filter_map(board).collect();
        assert_eq!(cards, [None, None]);
    }
    assert_eq!(table.figure("board"), None);
    refused(RIDE, "", &format!("seat1 2h 5c 9d | board Kc | {}", tens(1)), "uk:12.17");
    // A third card of the dealer's is burned and plays no part.
    refused(RIDE, "", &hand("2h 5c 9d", "Kc Qd Qs", ["ride", "ride"]), "uk:12.16");
}

#[test]
fn r12_19_wager_1_is_taken_back_or_rides() {
    let mut table = dealt(&[1], "2h 5c 9d Kc Qd");
    let menu = |table: &dyn Table| match table.next() {
        Ask::Decide { seat } => table.words(seat),
        other => panic!("{other:?}"),
    };
    assert_eq!(menu(table.as_ref()), ["ride", "withdraw"]);
    for act in ["fold", "check", "play", "raise", "play 10.00", "withdraw 10.00"] {
        let rule = refusal(table.as_mut(), |table| table.decide(seat("1"), act));
        assert!(["uk:12.19", "uk:12.13"].contains(&rule), "{act}: {rule}");
    }
    assert_eq!(refusal(table.as_mut(), |table| table.show()), "uk:12.19");
    table.decide(seat("1"), "withdraw").expect("a decision");
    // Once decided, it is decided.
    assert_eq!(refusal(table.as_mut(), |table| table.decide(seat("1"), "ride")), "uk:12.22");
}

#[test]
fn r12_20_wager_1_taken_back_is_returned() {
    let round = hand("2h 5c 9d", "Kc Qd", ["withdraw", "ride"]);
    let expected = "1 bet-2 loses 10; 1 bet-3 loses 10; 1 bet-1 returned 0 uk:12.20";
    check(RIDE, "", &round, expected);
    let settled = play(open(RIDE, "").as_mut(), &round).expect("settled");
    let lost = settled.net(table::Party::Seat(seat("1")));
    assert_eq!(lost, -money::Cents::dollars(20));
}

#[test]
fn r12_21_wager_1_that_rides_is_decided_by_the_hand() {
    let expected = "1 bet-1 wins 30; 1 bet-3 wins 30; 1 bet-2 returned 0 uk:12.24";
    check(RIDE, "", &hand("2h 2c 2d", "Kc Qd", ["ride", "withdraw"]), expected);
}

#[test]
fn r12_22_the_first_common_card_is_shown_when_all_have_decided() {
    let mut table = dealt(&[1, 2], "2h 5c 9d 3h 6c Td Kc Qd");
    table.decide(seat("2"), "ride").expect("a decision");
    assert_eq!(refusal(table.as_mut(), |table| table.show()), "uk:12.19");
    table.decide(seat("1"), "withdraw").expect("a decision");
    assert_eq!(table.turns().as_deref(), Some("board"));
    assert_eq!(table.turn().expect("a card").to_string(), "Kc");
    assert!(matches!(table.next(), Ask::Decide { .. }));
}

#[test]
fn r12_23_wager_2_is_taken_back_or_rides() {
    let mut table = dealt(&[1], "2h 5c 9d Kc Qd");
    // Whoever took wager 1 back decides on wager 2 all the same.
    table.decide(seat("1"), "withdraw").expect("a decision");
    assert_eq!(refusal(table.as_mut(), |t| t.decide(seat("1"), "withdraw")), "uk:12.22");
    table.show().expect("a card");
    assert_eq!(refusal(table.as_mut(), |table| table.decide(seat("1"), "fold")), "uk:12.23");
    table.decide(seat("1"), "withdraw").expect("a decision");
    assert_eq!(refusal(table.as_mut(), |table| table.decide(seat("1"), "ride")), "uk:12.26");
}

#[test]
fn r12_24_wager_2_taken_back_is_returned() {
    let round = hand("2h 5c 9d", "Kc Qd", ["ride", "withdraw"]);
    check(RIDE, "", &round, "1 bet-1 loses 10; 1 bet-3 loses 10; 1 bet-2 returned 0 uk:12.24");
}

#[test]
fn r12_25_wager_2_that_rides_is_decided_by_the_hand() {
    let expected = "1 bet-2 wins 30; 1 bet-3 wins 30; 1 bet-1 returned 0 uk:12.20";
    check(RIDE, "", &hand("2h 2c 2d", "Kc Qd", ["withdraw", "ride"]), expected);
}

#[test]
fn r12_26_the_second_common_card_is_shown_when_all_have_decided() {
    let mut table = dealt(&[1, 2], "2h 5c 9d 3h 6c Td Kc Qd");
    for n in ["2", "1"] {
        table.decide(seat(n), "ride").expect("a decision");
    }
    table.show().expect("the first");
    table.decide(seat("2"), "ride").expect("a decision");
    assert_eq!(refusal(table.as_mut(), |table| table.show()), "uk:12.23");
    table.decide(seat("1"), "ride").expect("a decision");
    assert_eq!(table.turn().expect("the second").to_string(), "Qd");
    assert_eq!(table.figure("board").as_deref(), Some("Kc Qd"));
}
