//! Ultimate Texas Hold'em: the table, the deal, the chances to bet, and the cover.
//!
//! Rules: ca:ultimate-texas-holdem/

use super::super::testing::{Game, dealing, go, menu, refusal, refused_act, seat, sees, turning};
use crate::check::{Banked, breach, check, open, pack, play, refused};
use crate::testing::Looks as _;
use money::Cents;
use table::{Ask, Bet, Face, Limits, Outcome, Party, Table, Verbs as _, Viewer};

pub(super) const ID: &str = "ca/ultimate-texas-holdem";
/// The game, banked by seat 8.
pub(super) const GAME: Game = Game(Banked { id: ID, bank: 8 });

/// A seat that bets four Antes on two cards, with a board and the player-dealer's two.
pub(super) fn against(board: &str, own: &str, dealer: &str) -> String {
    format!(
        "board {board} | seat1 {own} | dealer {dealer} | 1: ante 10, blind 10 \
         | act 1 play 40.00"
    )
}

/// No pair, no straight and no flush for anybody who holds nothing that fits.
pub(super) const DRY: &str = "2h 5c 9d Jc Ks";

/// Two checks of seat 1.
const CHECKS: &str = "act 1 check | act 1 check";

/// Ante and Blind of ten dollars at each of these seats.
fn tens(seats: &[u8]) -> String {
    let bets: Vec<String> = seats.iter().map(|n| format!("{n}: ante 10, blind 10")).collect();
    bets.join(" | ")
}

/// A table with the board and the hole cards of seats 4 and 6, which seat 5 banks: 6 acts first.
fn dealt() -> Box<dyn Table> {
    let mut table = GAME.laid("", 5, &tens(&[4, 6]));
    go(table.as_mut(), "2h 5c 9d Jc Ks 3h 6c 4h 7c", &[]);
    table
}

#[test]
fn r1_b_fifty_two_cards_each_once() {
    let pack = pack(ID, "");
    assert_eq!(pack.len(), 52);
    assert!(cards::Card::all().all(|card| pack.count(card) == 1));
    GAME.refuses(&format!("board {DRY} | seat1 2h 3c | {}", tens(&[1])), "1.b");
    assert!(!breach(ID, "decks=2").is_empty());
}

#[test]
fn r1_d_seven_beside_the_player_dealer() {
    assert_eq!(GAME.laid("", 8, &tens(&[1, 2, 3, 4, 5, 6, 7])).lying().len(), 14);
    GAME.refuses(&tens(&[9]), "1.d");
    refused(ID, "", &format!("bank 9 100 | {}", tens(&[1])), &GAME.rule("1.d"));
    assert!(breach(ID, "seats=9").contains(&GAME.rule("1.d")));
}

#[test]
fn r1_e_ante_blind_play_and_trips() {
    let table = open(ID, "");
    let titles: Vec<&str> = table.sign().marks.iter().map(|mark| mark.title.as_ref()).collect();
    assert_eq!(titles, ["Ante", "Blind", "Play", "Trips Bonus"]);
    GAME.refuses(&format!("{}, play 10", tens(&[1])), "1.e");
    GAME.refuses(&format!("{}, pair-plus 10", tens(&[1])), "1.e");
    GAME.refuses(&format!("{}, ante 10", tens(&[1])), "1.e");
}

#[test]
fn r1_f_each_wager_has_its_limits() {
    let limits = |set: &str, wager| {
        let Limits { min, max, .. } = open(ID, set).mark(wager).limits;
        [min, max].map(|limit| limit.get() / 100)
    };
    let set = "min=10 max=100 side_min=15 side_max=50";
    assert_eq!(limits(set, "ante"), [10, 100]);
    assert_eq!(limits(set, "blind"), [10, 100]);
    assert_eq!(limits(set, "trips"), [15, 50]);
    assert_eq!(limits("min=10 max=100", "trips"), [10, 100]);
    assert_eq!(limits("fees=F-5-4 side_max=60", "trips"), [50, 60]);
    // Within those of the table: below, at and above.
    for (posted, lawful) in [
        ("side_min=9.99", false),
        ("side_min=10", true),
        ("side_max=100", true),
        ("side_max=100.01", false),
    ] {
        let why = breach(ID, &format!("min=10 max=100 {posted}"));
        assert_eq!(why.is_empty(), lawful, "{posted}: {why}");
        assert!(lawful || why.contains(&GAME.rule("1.f")), "{why}");
    }
    assert!(!breach(ID, "side_min=50 side_max=20").is_empty());
    // Reading ca-ultimate-limits: Play follows the Ante beyond them.
    let round = against(DRY, "3h 6c", "4h 7c").replace("10", "100").replace("40.00", "400.00");
    assert!(play(open(ID, "min=10 max=100").as_mut(), &GAME.0.round(&round)).is_ok());
}

#[test]
fn r1_g_at_least_the_table_minimum() {
    for (stake, lawful) in [("9.99", false), ("10", true), ("100", true), ("100.01", false)] {
        let bets = format!("1: ante {stake}, blind {stake}");
        let cards = format!("board {DRY} | seat1 3h 6c | dealer 4h 7c");
        let round = GAME.0.round(&format!("{cards} | {bets} | {CHECKS} | act 1 fold"));
        if lawful {
            assert!(play(open(ID, "min=10 max=100").as_mut(), &round).is_ok(), "{stake}");
        } else {
            refused(ID, "min=10 max=100", &round, &GAME.rule("1.g"));
        }
    }
}

#[test]
fn r1_h_nobody_bets_behind_a_seat() {
    for wager in ["ante", "blind", "trips"] {
        GAME.refuses(&format!("{} | 1+1: {wager} 10", tens(&[1])), "1.h");
    }
}

#[test]
fn r2_a_no_card_moves_first_action() {
    for dealer in ["Ah 8h", "4h 7c", "Td Qd"] {
        let round = format!(
            "bank 5 1000 | board {DRY} | seat4 3h 6d | seat6 3d 6h | dealer {dealer} | {} \
             | act 4 play 40.00 | act 6 play 40.00",
            tens(&[4, 6])
        );
        assert_eq!(GAME.settled(&round).lines[0].seat, 6, "{dealer}");
    }
}

#[test]
fn r2_a_nobody_says_where_settlement_begins() {
    let round = format!(
        "bank 5 1000 action 4 | board {DRY} | seat4 3h 6d | dealer Ah 8h | {} | act 4 play 40.00",
        tens(&[4])
    );
    GAME.refuses(&round, "2.a");
}

#[test]
fn r2_b_clockwise_from_the_left_as_far_as_the_bank_reaches() {
    // Kings against a pair of jacks: Ante 10 and Play 40 each; the Blind pushes.
    let round = |bank: u32| {
        format!(
            "bank 5 {bank} | board {DRY} | seat4 Kd 6d | seat6 Kh 6h | dealer Jh 7c | {} \
             | act 4 play 40.00 | act 6 play 40.00",
            tens(&[4, 6])
        )
    };
    check(
        ID,
        "",
        &round(100),
        "6 ante wins 10; 6 blind pushes 0; 6 play wins 40; \
                                4 ante wins 10; 4 blind pushes 0; 4 play wins 40",
    );
    check(
        ID,
        "",
        &round(75),
        "6 ante wins 10; 6 blind pushes 0; 6 play wins 40; \
                               4 ante wins 10; 4 blind pushes 0; 4 play wins 15",
    );
    check(
        ID,
        "",
        &round(50),
        "6 ante wins 10; 6 blind pushes 0; 6 play wins 40; \
                               4 ante returned 0; 4 blind returned 0; 4 play returned 0",
    );
}

#[test]
fn r2_b_within_a_seat_ante_blind_play_and_trips() {
    // Reading ca-ultimate-seat-order. A flush: 10, 15, 40 and 35.
    let round = "board 2h 5h 9h Jc Ks | seat1 3h 6h | dealer Jh 7c | act 1 play 40.00 \
                 | 1: ante 10, blind 10, trips 5";
    let cases = [
        (9, "wins 9", "returned 0", "returned 0", "returned 0"),
        (10, "wins 10", "returned 0", "returned 0", "returned 0"),
        (24, "wins 10", "wins 14", "returned 0", "returned 0"),
        (25, "wins 10", "wins 15", "returned 0", "returned 0"),
        (64, "wins 10", "wins 15", "wins 39", "returned 0"),
        (65, "wins 10", "wins 15", "wins 40", "returned 0"),
        (66, "wins 10", "wins 15", "wins 40", "wins 1"),
        (100, "wins 10", "wins 15", "wins 40", "wins 35"),
    ];
    for (bank, ante, blind, play, trips) in cases {
        let expected = format!("1 ante {ante}; 1 blind {blind}; 1 play {play}; 1 trips {trips}");
        GAME.covers(bank, round, &expected);
    }
}

#[test]
fn r3_a_better_five_cards_win() {
    let expected = "1 ante wins 10 @25; 1 blind pushes 0 @26.c; 1 play wins 40 @27";
    GAME.pays(&against(DRY, "Kd 6d", "Jh 7c"), expected);
    let expected = "1 ante loses 10 @25; 1 blind loses 10 @26.b; 1 play loses 40 @27";
    GAME.pays(&against(DRY, "Jh 7c", "Kd 6d"), expected);
}

#[test]
fn r3_b_any_of_seven_or_the_board_alone() {
    let result = |board, own, dealer| GAME.result(&against(board, own, dealer), "play").0;
    // Two hole cards, one, and none.
    assert_eq!(result(DRY, "9h 5d", "Kd Qd"), Outcome::Wins);
    assert_eq!(result("Th Jc Qd Ks 2c", "Ah 3d", "Kd Qh"), Outcome::Wins);
    assert_eq!(result("Th Jc Qd Ks Ac", "2h 3d", "Kd Qh"), Outcome::Pushes);
}

#[test]
fn r5_a_a_game_begins_with_an_offer_and_the_bank_moves_on() {
    // Reading ca-ultimate-rotation.
    let mut rotation = GAME.rotation(&[2, 5, 7]);
    for banker in [2, 2, 5, 5, 7, 7, 2] {
        assert_eq!(rotation.offered(), Some(seat(banker)));
        rotation.takes(seat(banker)).unwrap();
        rotation.over(&[], &[]);
    }
}

#[test]
fn r5_b_wagers_wait_for_a_player_dealer() {
    let unbanked = play(open(ID, "").as_mut(), &tens(&[1])).unwrap_err();
    assert_eq!(unbanked.rule.unwrap().id, GAME.rule("2.b"));
    GAME.laid("", 8, &tens(&[1]));
}

#[test]
fn r6_ante_and_blind_together_and_equal() {
    for bets in ["ante 10", "blind 10", "ante 10, blind 9.99", "ante 10, blind 10.01"] {
        GAME.refuses(&format!("1: {bets}"), "6");
    }
    GAME.refuses("1: ante 10 | 2: blind 10", "6");
    GAME.laid("", 8, "1: blind 10, ante 10");
}

#[test]
fn r7_ante_pays_even() {
    let ante = GAME.result(&against(DRY, "Kd 6d", "Jh 7c"), "ante");
    assert_eq!(ante, (Outcome::Wins, Cents::dollars(10)));
}

#[test]
fn r8_blind_pays_by_its_table() {
    let round = against("Th Jc Qd Ks 2c", "Ah 3d", "Kd Qh");
    assert_eq!(GAME.result(&round, "blind"), (Outcome::Wins, Cents::dollars(10)));
}

#[test]
fn r9_trips_is_optional() {
    assert_eq!(GAME.settled(&GAME.0.round(&against(DRY, "Kd 6d", "Jh 7c"))).lines.len(), 3);
    let round = against(DRY, "Kd Kh", "Jh 7c").replace("blind 10", "blind 10, trips 5");
    let expected = "1 ante wins 10; 1 blind pushes 0; 1 play wins 40; 1 trips wins 15";
    GAME.pays(&round, expected);
}

#[test]
fn r10_a_five_hidden_cards_for_the_board_first() {
    let mut table = GAME.laid("", 5, &tens(&[4, 6]));
    assert_eq!(table.wants(), Some(("board".into(), Face::Down)));
    go(table.as_mut(), "2h 5c 9d Jc Ks", &[]);
    assert_eq!(dealing(table.as_ref()), ["board"; 5]);
    assert_eq!(sees(table.as_ref(), Viewer::Seat(seat(6)), "board"), "? ? ? ? ?");
    let more = Bet::new(seat(1), "ante", Cents::dollars(10));
    assert_eq!(refusal(table.as_mut(), |table| table.stake(&more)), GAME.rule("10.a"));
    let back = refusal(table.as_mut(), |table| table.withdraw(seat(4), "ante"));
    assert_eq!(back, "ca:general/6.a");
}

#[test]
fn r10_b_board_serves_everybody() {
    let round = format!(
        "board 9h 9c 9d 2c Ks | seat1 3h 6c | seat2 4h 7c | dealer 8h Td | {} \
         | act 1 play 40.00 | act 2 play 40.00",
        tens(&[1, 2])
    );
    // Three nines with king and ten against king and seven or six: the board and the ten.
    let settled = GAME.settled(&GAME.0.round(&round));
    assert!(settled.lines.iter().all(|line| line.result == Outcome::Loses));
    let tied = round.replace("8h Td", "8h 6d").replace("3h 6c", "8c 3h").replace("4h 7c", "8d 4h");
    let settled = GAME.settled(&GAME.0.round(&tied));
    assert!(settled.lines.iter().all(|line| line.result == Outcome::Pushes));
}

#[test]
fn r11_a_pairs_of_cards_clockwise_from_the_left() {
    let table = dealt();
    let places = [&["board"; 5][..], &["seat6", "seat6", "seat4", "seat4"]].concat();
    assert_eq!(dealing(table.as_ref()), places);
    let seen = |n, spot| sees(table.as_ref(), Viewer::Seat(seat(n)), spot);
    assert_eq!([seen(6, "seat6"), seen(6, "seat4")], ["3h 6c", "? ?"]);
}

#[test]
fn r11_b_each_is_asked_in_turn() {
    // Reading ca-ultimate-left: from the player-dealer's left.
    let mut table = dealt();
    menu(table.as_ref(), 6);
    assert_eq!(refused_act(table.as_mut(), 4, "check"), GAME.rule("12.a"));
    table.decide(seat(6), "check").unwrap();
    menu(table.as_ref(), 4);
}

#[test]
fn r12_a_three_or_four_antes_before_the_flop() {
    let mut table = dealt();
    assert_eq!(menu(table.as_ref(), 6), ["play 40.00", "play 30.00", "check"]);
    let wrong = [
        "play",
        "play 39.99",
        "play 40.01",
        "play 29.99",
        "play 30.01",
        "play 35.00",
        "play 20.00",
        "play 10.00",
        "play 50.00",
        "fold",
        "raise 40.00",
    ];
    for wrong in wrong {
        assert_eq!(refused_act(table.as_mut(), 6, wrong), GAME.rule("12.a"), "{wrong}");
    }
    table.decide(seat(6), "play 30.00").unwrap();
    assert_eq!(refused_act(table.as_mut(), 6, "play 40.00"), GAME.rule("12.a"), "a second time");
    table.decide(seat(4), "play 40.00").unwrap();
    let plays = table.lying().into_iter().filter(|lying| lying.wager == "play");
    let plays: Vec<(u8, i64)> = plays.map(|l| (l.seat.n(), l.amount.get() / 100)).collect();
    assert_eq!(plays, [(6, 30), (4, 40)]);
    // Both have bet: nobody is asked again.
    go(table.as_mut(), "8h Td", &[]);
    assert_eq!(table.next(), Ask::Settlement);
}

#[test]
fn r12_b_check_puts_up_nothing() {
    let mut table = dealt();
    table.decide(seat(6), "check").unwrap();
    assert_eq!(table.lying().len(), 4);
    assert_eq!(refused_act(table.as_mut(), 6, "play 40.00"), GAME.rule("12.a"), "too late");
    assert!(refused_act(table.as_mut(), 4, "check 10.00").starts_with("ca:"));
}

#[test]
fn r13_a_three_cards_are_opened_together() {
    let mut table = dealt();
    go(table.as_mut(), "", &["check", "check"]);
    assert_eq!(sees(table.as_ref(), Viewer::Public, "board"), "2h 5c 9d ? ?");
    menu(table.as_ref(), 6);
}

#[test]
fn r13_b_those_without_a_play_wager_are_asked() {
    let mut table = dealt();
    go(table.as_mut(), "", &["play 40.00", "check"]);
    menu(table.as_ref(), 4);
    assert_eq!(refused_act(table.as_mut(), 6, "play"), GAME.rule("13.b"));
    let mut table = dealt();
    go(table.as_mut(), "", &["check", "check", "check"]);
    menu(table.as_ref(), 4);
}

#[test]
fn r14_two_antes_after_the_flop() {
    let mut table = dealt();
    go(table.as_mut(), "", &["check", "check"]);
    assert_eq!(menu(table.as_ref(), 6), ["play", "check"]);
    for wrong in ["play 19.99", "play 20.01", "play 40.00", "play 30.00", "play 10.00", "fold"] {
        assert_eq!(refused_act(table.as_mut(), 6, wrong), GAME.rule("14"), "{wrong}");
    }
    table.decide(seat(6), "play").unwrap();
    let play = table.lying().into_iter().find(|lying| lying.wager == "play").unwrap();
    assert_eq!(play.amount, Cents::dollars(20));
}

#[test]
fn r15_or_another_check() {
    let mut table = dealt();
    go(table.as_mut(), "", &["check", "check", "check", "check"]);
    // Reading ca-ultimate-river: the last two open together, and one Ante is left to bet.
    assert_eq!(sees(table.as_ref(), Viewer::Public, "board"), DRY);
    assert_eq!(menu(table.as_ref(), 6), ["play", "fold"]);
    for wrong in ["play 9.99", "play 10.01", "play 20.00", "check"] {
        assert_eq!(refused_act(table.as_mut(), 6, wrong), "reading:ca-ultimate-river", "{wrong}");
    }
    go(table.as_mut(), "8h Td", &["play 10.00", "play"]);
    assert_eq!(table.next(), Ask::Settlement);
}

#[test]
fn r16_a_fold_loses_ante_and_blind() {
    let round = format!("board {DRY} | seat1 Kd Kh | dealer 8h Td | {CHECKS} | act 1 fold");
    let expected = "1 ante loses 10 @16.a; 1 blind loses 10 @16.a";
    GAME.pays(&format!("{round} | {}", tens(&[1])), expected);
    // Reading ca-ultimate-fold: not before the last chance.
    let mut table = dealt();
    assert_eq!(refused_act(table.as_mut(), 6, "fold"), GAME.rule("12.a"));
    go(table.as_mut(), "", &["check", "check"]);
    assert_eq!(refused_act(table.as_mut(), 6, "fold"), GAME.rule("14"));
    go(table.as_mut(), "", &["check", "check", "fold"]);
    assert_eq!(refused_act(table.as_mut(), 6, "play"), "reading:ca-ultimate-river");
}

#[test]
fn r16_b_trips_of_a_folded_hand_is_decided_by_the_board() {
    let round = |board: &str| {
        let bets = "1: ante 10, blind 10, trips 5";
        format!("board {board} | seat1 Kd Kh | dealer 8h Td | {CHECKS} | act 1 fold | {bets}")
    };
    let lost = "1 ante loses 10; 1 blind loses 10";
    GAME.pays(&round("9h 9c 9d Jc 2s"), &format!("{lost}; 1 trips wins 15 @37"));
    // Three kings with the hole cards, a pair of nines without.
    GAME.pays(&round("9h 9c Kc Jc 2s"), &format!("{lost}; 1 trips loses 5 @34"));
    GAME.pays(&round("9h 9c Jh Jc 2s"), &format!("{lost}; 1 trips loses 5 @34"));
}

#[test]
fn r16_c_folded_cards_stay_hidden() {
    let mut table = dealt();
    go(table.as_mut(), "8h Td", &["check", "check", "check", "check", "fold", "play"]);
    assert_eq!(turning(table.as_ref()), ["board", "dealer", "seat4"]);
    assert_eq!(sees(table.as_ref(), Viewer::Public, "seat6"), "? ?");
    assert_eq!(sees(table.as_ref(), Viewer::Public, "seat4"), "4h 7c");
}

#[test]
fn r17_a_player_dealer_is_dealt_last() {
    let mut table = dealt();
    go(table.as_mut(), "", &["check", "play 40.00", "check", "play 10.00"]);
    assert_eq!(table.wants(), Some(("dealer".into(), Face::Down)));
    let places = dealing(table.as_ref());
    assert!(!places.contains(&"dealer".to_string()), "{places:?}");
    go(table.as_mut(), "8h Td", &[]);
    assert_eq!(dealing(table.as_ref())[9..], ["dealer", "dealer"]);
}

#[test]
fn r17_b_the_house_dealer_opens_them_even_if_all_have_folded() {
    let acts = ["check", "check", "check", "check", "fold", "fold"];
    let mut table = dealt();
    go(table.as_mut(), "8h", &acts);
    assert_eq!(sees(table.as_ref(), Viewer::Public, "dealer"), "?");
    go(table.as_mut(), "Td", &[]);
    assert_eq!(sees(table.as_ref(), Viewer::Public, "dealer"), "8h Td");
    assert_eq!(table.next(), Ask::Settlement);
}

#[test]
fn r17_d_player_dealer_too_uses_any_of_seven() {
    let result = |board, own, dealer| GAME.result(&against(board, own, dealer), "play").0;
    assert_eq!(result(DRY, "Kd Qd", "9h 5d"), Outcome::Loses);
    assert_eq!(result("Th Jc Qd Ks 2c", "Kd Qh", "Ah 3d"), Outcome::Loses);
    assert_eq!(result("Th Jc Qd Ks Ac", "Kd Qh", "2h 3d"), Outcome::Pushes);
}

#[test]
fn r18_each_hand_meets_the_player_dealers() {
    let round = format!(
        "board {DRY} | seat1 Kd 6d | seat2 Jd 8h | seat3 3h 6c | dealer Jh 8c | {} \
         | act 1 play 40.00 | act 2 play 40.00 | act 3 play 30.00",
        tens(&[1, 2, 3])
    );
    let expected = "1 ante wins 10; 1 blind pushes 0; 1 play wins 40; \
                    2 ante pushes 0; 2 blind pushes 0; 2 play pushes 0; \
                    3 ante loses 10; 3 blind loses 10; 3 play loses 30";
    GAME.pays(&round, expected);
    let net = GAME.settled(&GAME.0.round(&round)).net(Party::PlayerDealer);
    assert_eq!(net, Cents::ZERO);
}
