//! How a round goes: sections 1 to 3.10.
//!
//! Rules: sg:

use super::super::testing::{
    ID, JACKPOT, bet, check, check_at, closed, deals, finds, finds_at, play, refused, refused_at,
};
use crate::check::{breach, card, open, pack};
use crate::find;
use crate::testing::Looks as _;
use table::Tape;
use table::{Ask, Bet, Face, Owner, Refusal, Seat, Table, Verbs as _, Viewer, What};

/// A hand that wins with one pair, and the parts of it.
const PAIR: &str = "seat1 As Ad | dealer Kh 9c | board 2c 3d 7h Js 8d";
/// A hand that wins with a straight.
const STRAIGHT: &str = "seat1 6s 5d | dealer Kh 9c | board 2c 3d 7h 4s 8d";
/// A hand that loses.
const BEATEN: &str = "seat1 Qs 5d | dealer Kh 9c | board 2c 3d 7h Js 8d";

fn number(answer: Result<(), Refusal>) -> String {
    answer.expect_err("refused").rule.map(|rule| rule.id.to_string()).unwrap_or_default()
}

/// A table where one seat has an Ante of ten dollars and all cards before the Flop are dealt.
fn asked(set: &str) -> Tape {
    let mut table = closed(set, &[(1, "ante", "10")]);
    deals(table.as_mut());
    table
}

/// How many cards of the board lie open.
fn open_board(table: &dyn Table) -> usize {
    table.figure("board").map_or(0, |cards| cards.split_whitespace().count())
}

/// Turns cards over until something else is due.
fn turn_over(table: &mut dyn Table) {
    while let Ask::Show { .. } = table.next() {
        table.show().expect("a card");
    }
}

#[test]
fn r1_1_3_a_bonus_is_made_before_the_cards_and_paid_on_the_hole_cards() {
    finds(&format!("{PAIR} | 1: ante 10, bonus 5"), "1 bonus wins 150 sg:4.1.1.b");
    finds(&format!("{BEATEN} | 1: ante 10, bonus 5"), "1 bonus loses 5 sg:4.1.1.b");
    let mut table = asked("");
    assert_eq!(number(table.stake(&bet(1, "bonus", "5"))), "sg:3.2");
}

#[test]
fn r1_1_4_a_check_puts_up_nothing() {
    let round = format!("{PAIR} | 1: ante 10 | acts 1 flop check check");
    check(&round, "1 ante pushes 0; 1 flop wins 20");
    refused(&format!("{PAIR} | 1: ante 10 | acts 1 flop check_10.00"), "3.9");
    refused(&format!("{PAIR} | 1: ante 10 | acts 1 check"), "3.9.2");
}

#[test]
fn r1_1_5_community_cards_help_player_and_dealer() {
    // Both play the board.
    let board = "board Ah Kd Qs Jc Td";
    check(
        &format!("seat1 2s 3d | dealer 4h 5c | {board} | 1: ante 10"),
        "1 ante pushes 0 sg:3.10.4; 1 flop pushes 0 sg:3.10.4",
    );
}

#[test]
fn r1_1_6_the_flop_wager_keeps_a_player_in() {
    let mut table = asked("");
    table.decide(Seat::FIRST, "flop").expect("an act");
    turn_over(table.as_mut());
    assert!(matches!(table.next(), Ask::Decide { .. }), "asked for the turn");
}

#[test]
fn r1_1_7_the_flop_is_the_first_three_cards() {
    for device in ["device=automated", "device=manual"] {
        let mut table = asked(device);
        assert_eq!(open_board(table.as_ref()), 0, "none before the decision");
        table.decide(Seat::FIRST, "flop").expect("an act");
        deals(table.as_mut());
        turn_over(table.as_mut());
        assert_eq!(open_board(table.as_ref()), 3);
    }
}

#[test]
fn r1_1_8_a_fold_ends_the_round_for_a_player() {
    let mut table = asked("");
    table.decide(Seat::FIRST, "fold").expect("an act");
    assert_eq!(table.next(), Ask::Settlement, "nothing hangs on the board");
    assert_eq!(number(table.decide(Seat::FIRST, "flop")), "sg:3.9.2", "it has folded");
    let mut table = closed("", &[(1, "ante", "10"), (2, "ante", "10")]);
    deals(table.as_mut());
    table.decide(Seat::FIRST, "fold").expect("an act");
    assert_eq!(number(table.decide(Seat::FIRST, "flop")), "sg:3.9.2", "it has folded");
}

#[test]
fn r1_1_9_two_hole_cards_to_each_player_and_the_dealer_face_down() {
    let table = asked("");
    let dealt = |viewer: Viewer| -> Vec<(String, bool)> {
        let seen = |event| match event {
            What::Dealt { to, card, .. } if to != "board" => {
                Some((to.into_owned(), card.is_known()))
            }
            _ => None,
        };
        table.whats(viewer).into_iter().filter_map(seen).collect()
    };
    let pair = |to: &str, seen| vec![(to.to_string(), seen), (to.to_string(), seen)];
    let own = [pair("seat1", true), pair("dealer", false)].concat();
    assert_eq!(dealt(Viewer::Seat(Seat::FIRST)), own, "its own and no others");
    let nobodys = [pair("seat1", false), pair("dealer", false)].concat();
    assert_eq!(dealt(Viewer::Public), nobodys);
}

#[test]
fn r1_1_10_a_jackpot_wager_is_made_before_the_cards_and_paid_on_the_hand() {
    let hand = "seat1 7s 7d | dealer Kh 9c | board 7c 3d 7h Js 8d";
    finds(&format!("{hand} | 1: ante 10, {JACKPOT} 1"), "1 progressive-jackpot wins 300 sg:4.2");
    let losing = format!("{PAIR} | 1: ante 10, {JACKPOT} 1");
    finds(&losing, "1 progressive-jackpot loses 1 sg:4.2");
    let mut table = asked("");
    assert_eq!(number(table.stake(&bet(1, JACKPOT, "1"))), "sg:3.2");
}

#[test]
fn r1_1_11_a_river_wager_may_be_left_out() {
    finds(&format!("{PAIR} | 1: ante 10 | acts 1 flop check river"), "1 river wins 10");
    check(&format!("{PAIR} | 1: ante 10"), "1 ante pushes 0; 1 flop wins 20");
}

#[test]
fn r1_1_12_the_river_card_is_the_fifth_and_opens_after_the_last_decision() {
    let mut table = asked("");
    for (act, open) in [("flop", 3), ("turn", 4), ("river", 5)] {
        table.decide(Seat::FIRST, act).expect("an act");
        while open_board(table.as_ref()) < open {
            table.show().expect("a card");
        }
    }
    assert_eq!(table.turns().as_deref(), Some("dealer"));
}

#[test]
fn r1_1_14_a_stand_off_moves_no_money() {
    let round = "seat1 2s 3d | dealer 4h 5c | board Ah Kd Qs Jc Td | 1: ante 10";
    let settlement = play(open(ID, "").as_mut(), round).expect("a round");
    assert!(settlement.nets().into_values().all(|net| net == money::Cents::ZERO));
}

#[test]
fn r1_1_15_a_turn_wager_may_be_left_out() {
    finds(&format!("{PAIR} | 1: ante 10 | acts 1 flop turn check"), "1 turn wins 10");
    check(&format!("{PAIR} | 1: ante 10"), "1 ante pushes 0; 1 flop wins 20");
}

#[test]
fn r1_1_16_the_turn_card_is_the_fourth() {
    let mut table = asked("");
    table.decide(Seat::FIRST, "flop").expect("an act");
    turn_over(table.as_mut());
    table.decide(Seat::FIRST, "check").expect("an act");
    turn_over(table.as_mut());
    assert_eq!(open_board(table.as_ref()), 4);
}

#[test]
fn r2_1_one_deck_without_jokers() {
    assert_eq!(pack(ID, "").cards().count(), 52);
    assert!(breach(ID, "decks=2").contains("no option"));
    // A card comes once.
    refused("seat1 As Ad | dealer As 9c | board 2c 3d 7h Js 8d | 1: ante 10", "2.1");
    refused("seat1 As Ad | dealer Kh 9c | board 2c 3d 7h Ad 8d | 1: ante 10", "2.1");
}

#[test]
fn r2_2_2_six_areas_at_each_position() {
    let ids: Vec<String> = open(ID, "").ids();
    assert_eq!(ids, ["ante", "flop", "turn", "river", "bonus", JACKPOT]);
    for id in ids {
        let found = find(&format!("{ID}/{id}")).map(|found| found.wager);
        assert_eq!(found.ok().flatten(), Some(id.as_str()));
    }
}

#[test]
fn r3_1_a_round_opens_with_wagers() {
    let mut table = open(ID, "");
    assert_eq!(table.next(), Ask::Wagers);
    assert!(table.deal(card("As")).is_err());
    table.stake(&bet(1, "ante", "10")).expect("a wager");
    assert!(table.deal(card("As")).is_err(), "betting is open");
    assert!(table.settle().is_err());
}

#[test]
fn r3_2_no_more_bets_closes_betting() {
    let mut table = closed("", &[(1, "ante", "10")]);
    assert_eq!(number(table.stake(&bet(2, "ante", "10"))), "sg:3.2");
    assert_eq!(number(table.close()), "sg:3.2");
    assert!(matches!(table.next(), Ask::Card { .. }));
}

#[test]
fn r3_3_the_better_hand_wins() {
    finds(&format!("{PAIR} | 1: ante 10"), "1 flop wins 20");
    finds(&format!("{BEATEN} | 1: ante 10"), "1 flop loses 20");
}

#[test]
fn r3_4_an_ante_within_the_limits_opens_a_position() {
    let set = "min=5 max=500";
    for (amount, rule) in [("4.99", Some("3.4")), ("500.01", Some("3.4"))] {
        refused_at(set, &format!("1: ante {amount}"), rule.expect("refused"));
    }
    for amount in ["5", "500"] {
        finds_at(set, &format!("{PAIR} | 1: ante {amount}"), "1 ante pushes 0");
    }
    // Nothing is dealt without one.
    let mut table = open(ID, "");
    assert!(table.close().is_err());
}

#[test]
fn r3_4_2_one_wager_of_a_kind_to_an_area() {
    refused("1: ante 10, ante 10", "3.4.2");
    refused("1: ante 10, bonus 5, bonus 5", "3.4.2");
    refused("1: ante 10, flop 20", "3.4.2");
    // Players who join in one area make one wager (reading sg-shared-area).
    let mut table = open(ID, "");
    table.stake(&bet(1, "ante", "10")).expect("a wager");
    let behind = Bet { owner: Owner::Behind(1), ..bet(1, "ante", "10") };
    assert_eq!(number(table.stake(&behind)), "sg:3.4.2");
}

#[test]
fn r3_5_bonus_and_jackpot_go_with_an_ante() {
    refused("1: bonus 5", "3.5");
    refused("2: ante 10 | 1: bonus 5", "3.5");
    let all = format!("{PAIR} | 1: ante 10, bonus 5, {JACKPOT} 1");
    finds(&all, "1 bonus wins 150");
    // A house may leave either out.
    refused_at("offers.bonus=false", "1: ante 10, bonus 5", "3.5");
}

#[test]
fn r3_5_1_each_position_with_an_ante_may_have_the_jackpot() {
    let mut table = open(ID, "");
    for n in 1..=7 {
        table.stake(&bet(n, "ante", "10")).expect("a wager");
        table.stake(&bet(n, JACKPOT, "1")).expect("a wager");
    }
    table.close().expect("closed");
}

#[test]
fn r3_5_4_no_jackpot_wager_on_the_position_of_another() {
    let mut table = open(ID, "");
    table.stake(&bet(1, "ante", "10")).expect("a wager");
    let behind = Bet { owner: Owner::Behind(1), ..bet(1, JACKPOT, "1") };
    assert!(table.stake(&behind).is_err());
    // Nor at a position where the player has no Ante.
    refused(&format!("1: ante 10 | 2: {JACKPOT} 1"), "5.12.1");
}

#[test]
fn r3_7_an_automated_device_deals_the_board_first_and_the_dealer_before_decisions() {
    let mut table = closed("device=automated", &[(2, "ante", "10"), (5, "ante", "10")]);
    let expected = [
        "board", "board", "board", "board", "board", "seat2", "seat2", "seat5", "seat5", "dealer",
        "dealer",
    ];
    assert_eq!(deals(table.as_mut()), expected);
    assert!(matches!(table.next(), Ask::Decide { seat, .. } if seat.n() == 2));
    let down = |event: &What| matches!(event, What::Dealt { face: Face::Up, .. });
    assert!(!table.whats(Viewer::Croupier).iter().any(down), "every card lies face down");
}

#[test]
fn r3_8_a_manual_device_deals_singly_and_the_dealer_after_the_flop_decisions() {
    let mut table = closed("device=manual", &[(2, "ante", "10"), (5, "ante", "10")]);
    let expected =
        ["seat2", "seat5", "seat2", "seat5", "board", "board", "board", "board", "board"];
    assert_eq!(deals(table.as_mut()), expected);
    let two = Seat::new(2).expect("a seat");
    table.decide(two, "flop").expect("an act");
    assert!(matches!(table.next(), Ask::Decide { seat, .. } if seat.n() == 5));
    table.decide(Seat::new(5).expect("a seat"), "fold").expect("an act");
    assert_eq!(deals(table.as_mut()), ["dealer", "dealer"]);
    assert_eq!(table.turns().as_deref(), Some("board"));
    assert!(breach(ID, "device=hand").contains("sg:3.7"));
    // The cards decide the same, whichever device dealt them.
    for device in ["device=automated", "device=manual"] {
        check_at(device, &format!("{STRAIGHT} | 1: ante 10"), "1 ante wins 10; 1 flop wins 20");
    }
}

#[test]
fn r3_9_1_a_fold_loses_ante_and_bonus_and_leaves_the_jackpot_to_the_board() {
    let fold = "acts 1 fold | 1: ante 10, bonus 5";
    check(&format!("{PAIR} | {fold}"), "1 ante loses 10 sg:3.9.1; 1 bonus loses 5 sg:3.9.1");
    // Four of a kind with a hole card is lost, on the board alone it is paid.
    let jackpot = format!("acts 1 fold | 1: ante 10, {JACKPOT} 1");
    check(
        &format!("seat1 7s 2d | dealer Kh 9c | board 7c 7d 7h Js 8d | {jackpot}"),
        "1 ante loses 10 sg:3.9.1; 1 progressive-jackpot loses 1 sg:4.2",
    );
    check(
        &format!("seat1 2s 2d | dealer Kh 9c | board 7c 7d 7h 7s 8d | {jackpot}"),
        "1 ante loses 10 sg:3.9.1; 1 progressive-jackpot wins 300 sg:4.2.1",
    );
    // The folded cards are no longer in play: nobody sees them.
    let mut table = open(ID, "");
    play(table.as_mut(), &format!("{PAIR} | {jackpot}")).expect("a round");
    let shown = |event: &What| matches!(event, What::Shown { of, .. } if of == "seat1");
    assert!(!table.whats(Viewer::Public).iter().any(shown));
}

#[test]
fn r3_9_2_the_flop_is_twice_the_ante_and_turn_and_river_are_once() {
    check(
        &format!("{STRAIGHT} | 1: ante 10 | acts 1 flop turn river"),
        "1 ante wins 10; 1 flop wins 20; 1 turn wins 10; 1 river wins 10",
    );
    for (acts, rule) in [
        ("flop_19.99", "3.9.2"),
        ("flop_20.01", "3.9.2"),
        ("flop_10.00", "3.9.2"),
        ("flop turn_20.00", "3.9.2"),
        ("flop turn_9.99", "3.9.2"),
        ("flop check river_10.01", "3.9.2"),
        ("turn", "3.9.2"),
        ("flop fold", "3.9.2"),
        ("flop river", "3.9.2"),
    ] {
        refused(&format!("{STRAIGHT} | 1: ante 10 | acts 1 {acts}"), rule);
    }
    let exact = format!("{STRAIGHT} | 1: ante 10 | acts 1 flop_20.00 turn_10.00 river_10.00");
    finds(&exact, "1 river wins 10");
    // Twice in one round is once too often, and so is out of turn.
    let mut table = closed("", &[(1, "ante", "10"), (2, "ante", "10")]);
    deals(table.as_mut());
    let two = Seat::new(2).expect("a seat");
    assert_eq!(number(table.decide(two, "flop")), "sg:3.9.2");
    table.decide(Seat::FIRST, "flop").expect("an act");
    assert_eq!(number(table.decide(Seat::FIRST, "flop")), "sg:3.9.2");
}

#[test]
fn r3_10_the_dealer_shows_after_the_river_and_the_best_five_of_seven_count() {
    let mut table = asked("");
    let mut order = Vec::new();
    loop {
        match table.next() {
            Ask::Decide { seat } => {
                table.decide(seat, &table.words(seat)[0]).expect("an act");
            }
            Ask::Show { of, .. } => {
                order.push(of);
                table.show().expect("a card");
            }
            _ => break,
        }
    }
    let expected =
        ["board", "board", "board", "board", "board", "dealer", "dealer", "seat1", "seat1"];
    assert_eq!(order, expected);
    // Two hole cards, one, none.
    for own in ["Ah Kh", "Ah 2d", "2d 3c"] {
        let board = match own {
            "Ah Kh" => "Qh Jh Th 2c 3d",
            "Ah 2d" => "Kh Qh Jh Th 3d",
            _ => "Ah Kh Qh Jh Th",
        };
        let round = format!("seat1 {own} | dealer 9c 8d | board {board} | 1: ante 10");
        let result = if own == "2d 3c" { "1 flop pushes 0" } else { "1 flop wins 20" };
        finds(&round, result);
    }
}

#[test]
fn r3_10_2_the_ante_wins_with_a_straight_and_stands_off_below() {
    let below = "seat1 7s 7d | dealer Kh 9c | board 2c 3d 7h Js 8d";
    check(
        &format!("{below} | 1: ante 10 | acts 1 flop turn river"),
        "1 ante pushes 0 sg:3.10.2; 1 flop wins 20 sg:4.1.1.a; 1 turn wins 10; 1 river wins 10",
    );
    check(
        &format!("{STRAIGHT} | 1: ante 10"),
        "1 ante wins 10 sg:4.1.1.a; 1 flop wins 20 sg:4.1.1.a",
    );
    let above = "seat1 6s 5s | dealer Kh 9c | board 2s 3s 7s Js 8d";
    finds(&format!("{above} | 1: ante 10"), "1 ante wins 10 sg:4.1.1.a");
}

#[test]
fn r3_10_3_a_lower_hand_loses_all_but_a_jackpot_that_qualifies() {
    let lower = "seat1 7s 7d | dealer 8h 8c | board 7c 8s 7h 8d 2d";
    check(
        &format!("{lower} | 1: ante 10, {JACKPOT} 1 | acts 1 flop turn river"),
        "1 ante loses 10 sg:3.10.3; 1 flop loses 20 sg:3.10.3; 1 turn loses 10 sg:3.10.3; \
         1 river loses 10 sg:3.10.3; 1 progressive-jackpot wins 300 sg:4.2",
    );
    // The Bonus of a lower hand is paid by the reading, and lost to the letter.
    let bonus = format!("{lower} | 1: ante 10, bonus 5");
    finds(&bonus, "1 bonus wins 15 sg:4.1.1.b");
    finds_at("forfeit=true", &bonus, "1 bonus loses 5 sg:3.10.3");
    let equal = "seat1 2s 2d | dealer 2h 2c | board Ac Ks Qh Jd 9d | 1: ante 10, bonus 5";
    finds_at("forfeit=true", equal, "1 bonus wins 15 sg:4.1.1.b");
}

#[test]
fn r3_10_4_equal_hands_stand_off() {
    let round = "seat1 2s 3d | dealer 4h 5c | board Ah Kd Qs Jc Td";
    check(
        &format!("{round} | 1: ante 10, bonus 5 | acts 1 flop turn river"),
        "1 ante pushes 0 sg:3.10.4; 1 flop pushes 0 sg:3.10.4; 1 turn pushes 0 sg:3.10.4; \
         1 river pushes 0 sg:3.10.4; 1 bonus loses 5 sg:4.1.1.b",
    );
}

#[test]
fn ra_a_table_has_four_to_seven_positions() {
    for seats in ["3", "8", "0"] {
        assert!(breach(ID, &format!("seats={seats}")).contains("sg:A"), "{seats}");
    }
    for seats in ["4", "5", "6", "7"] {
        assert_eq!(breach(ID, &format!("seats={seats}")), "");
        let next = seats.parse::<u8>().expect("a number") + 1;
        refused_at(&format!("seats={seats}"), &format!("{next}: ante 10"), "A");
    }
    assert_eq!(open(ID, "").sign().seats, 7);
}
