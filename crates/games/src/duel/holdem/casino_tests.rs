//! Section 11 of the British book, 11.78 to 11.91: Casino Hold 'Em, rule by rule.
//!
//! Rules: uk:

use super::tests::{
    ABOVE_HIGH, ALIKE, ALIKE_HIGH, BELOW_HIGH, CASINO, FLUSH, FOUR, FULL_HOUSE, LOWER, PAIR,
    ROYAL, STRAIGHT, STRAIGHT_FLUSH, THREE, act, asked, deal, no_card, refuses, seat, show_all,
    sit,
};
use crate::check::{breach, check, open, play, refused, written};
use crate::testing::Looks as _;
use law::uk;
use money::Cents;
use table::{Bet, Outcome, Table, Verbs as _, Viewer, What};

/// An Ante of 10 with its Call.
#[track_caller]
fn game(set: &str, cards: &str, expected: &str) {
    check(CASINO, set, &format!("1: ante 10 | act 1 call | {cards}"), expected);
}

/// What an AA Bonus of 1 does with two cards and a board.
#[track_caller]
fn bonus(hole: &str, board: &str, expected: &str) {
    let bets = "1: ante 10, aa-bonus 1 | act 1 call | dealer 8c 8d";
    let round = format!("{bets} | seat1 {hole} | board {board}");
    let settled = play(open(CASINO, "").as_mut(), &round);
    let lines = settled.unwrap_or_else(|refusal| panic!("{refusal}")).lines;
    let found = lines.iter().find(|line| line.wager == "aa-bonus").map(written);
    assert_eq!(found, Some(format!("1 aa-bonus {expected}")), "{hole} {board}");
}

/// Antes at seats 1 and 2, an AA Bonus at seat 2, the Initial Deal and the Flop.
fn flopped() -> Box<dyn Table> {
    let mut table = sit(CASINO, "", &[(1, "ante", 10), (2, "ante", 10), (2, "aa-bonus", 5)]);
    deal(table.as_mut(), "Ah Ad 3c 4d Kc Qd 2c 7d 9h");
    table
}

#[test]
fn r11_78_each_player_begins_with_an_ante() {
    let mut table = sit(CASINO, "", &[(1, "ante", 10)]);
    let bet = Bet::new(seat(2), "ante", Cents::dollars(10));
    assert_eq!(table.stake(&bet).expect_err("betting is closed").rule, Some(uk::R11_78));
    refused(CASINO, "", "1: ante 10, call 20", "uk:11.78");
}

#[test]
fn r11_79_an_aa_bonus_goes_with_an_ante() {
    refused(CASINO, "", "1: aa-bonus 5", "uk:11.79");
    refused(CASINO, "", "1: ante 10 | 2: aa-bonus 5", "uk:11.79");
    // Of any amount within the limits, whatever the Ante.
    let set = "side_min=2 side_max=50";
    let with = |aa: &str| format!("1: ante 10, aa-bonus {aa} | seat1 Ah");
    for (aa, rule) in
        [("1.99", "uk:11.5"), ("2", "uk:11.10"), ("50", "uk:11.10"), ("50.01", "uk:11.5")]
    {
        refused(CASINO, set, &with(aa), rule);
    }
}

#[test]
fn r11_80_the_flop_follows_the_initial_deal_at_once() {
    let mut table = sit(CASINO, "", &[(1, "ante", 10)]);
    deal(table.as_mut(), "Ah Ad Kc Qd");
    for card in ["2c", "7d", "9h"] {
        assert_eq!(asked(table.as_ref()), "board up");
        deal(table.as_mut(), card);
    }
    assert_eq!(asked(table.as_ref()), "1: call, fold");
    no_card(table.as_mut(), "uk:11.81");
}

#[test]
fn r11_81_a_call_of_twice_the_ante_keeps_a_player_in() {
    let mut table = flopped();
    for amount in ["10", "19.99", "20.01", "30", "0"] {
        refuses(table.as_mut(), 1, &format!("call {amount}"), "uk:11.81");
    }
    for other in ["check", "play", "raise", "flop"] {
        refuses(table.as_mut(), 1, other, "uk:11.81");
    }
    act(table.as_mut(), 1, "call 20");
    refuses(table.as_mut(), 1, "call 20", "uk:11.81");
    act(table.as_mut(), 2, "call");
    let calls = table
        .lying()
        .iter()
        .filter(|lies| lies.wager == "call")
        .map(|l| l.amount)
        .collect::<Vec<_>>();
    assert_eq!(calls, [Cents::dollars(20); 2]);
}

#[test]
fn r11_82_a_fold_loses_ante_and_aa_bonus() {
    let fold = "1: ante 10, aa-bonus 5 | act 1 fold | seat1 Ah Ad | board 2c 7d 9h Ts 5d \
                | dealer Kc Qd";
    let lines = "1 aa-bonus loses 5 uk:11.82; 1 ante loses 10 uk:11.82";
    check(CASINO, "", fold, lines);
    let mut table = flopped();
    act(table.as_mut(), 1, "fold");
    for again in ["call", "fold"] {
        refuses(table.as_mut(), 1, again, "uk:11.81");
    }
    // Turn and River come all the same, and nobody shows a hand.
    act(table.as_mut(), 2, "fold");
    deal(table.as_mut(), "Ts 5d");
    assert_eq!(asked(table.as_ref()), "settlement");
}

#[test]
fn r11_83_hole_cards_and_flop_pay_the_aa_bonus() {
    #[rustfmt::skip]
    let hands = [
        // A pair of aces, two pairs, three of a kind, a straight.
        ("Ah Ad", "3c 7d 9h 5s 4d", 7), ("Ah 2d", "Ac 7d 9h 5s 4d", 7),
        ("3h 3d", "2c 2d 9h 5s 4d", 7), ("2h 2d", "2c 7d 9h 5s 4d", 7),
        ("Ah 2d", "3c 4d 5h 9s Jd", 7), ("6h 5d", "4c 3d 2h 9s Jd", 7),
        // A flush, a full house, four of a kind, straight and royal flush.
        ("7h 5h", "4h 3h 2h 9s Jd", 25), ("2h 2d", "2c 3d 3h 5s 4d", 25),
        ("2h 2d", "2c 2s 9h 5s 4d", 25), ("6h 5h", "4h 3h 2h 9s Jd", 25),
        ("Ah Kh", "Qh Jh Th 9s 4d", 25),
    ];
    for (hole, board, pays) in hands {
        bonus(hole, board, &format!("wins {pays} uk:11.83"));
    }
    for (row, odds) in [("flush-or-higher", 25), ("pair-of-aces-to-straight", 7)] {
        let posted = |odds: u32| format!("odds.aa-bonus.{row}={odds}:1");
        assert!(breach(CASINO, &posted(odds - 1)).contains("(uk:11.83)"), "{row}");
        assert_eq!(breach(CASINO, &posted(odds)), "");
        assert_eq!(breach(CASINO, &posted(odds + 1)), "");
    }
}

#[test]
fn r11_83_the_bonus_is_looked_at_before_the_turn() {
    // The bonus is decided by then; the Ante is not, and goes with the turn and the river.
    for (rest, ante) in [("3h 3d", Outcome::Wins), ("Kh 5s", Outcome::Loses)] {
        let mut table = flopped();
        act(table.as_mut(), 1, "call");
        assert!(table.show().is_err());
        act(table.as_mut(), 2, "call");
        // Seat 2 has an AA Bonus, seat 1 has not.
        for card in ["3c", "4d"] {
            assert_eq!(asked(table.as_ref()), "show seat2");
            assert_eq!(table.turn().expect("a card").to_string(), card);
        }
        assert_eq!(asked(table.as_ref()), "board up");
        deal(table.as_mut(), rest);
        show_all(table.as_mut());
        let settled = table.settle().expect("over");
        let line = |wager: &str| {
            settled.lines.iter().find(|l| l.seat == 2 && l.wager == wager).expect("a line")
        };
        assert_eq!((line("aa-bonus").result, line("aa-bonus").rule), (Outcome::Loses, uk::R11_84));
        assert_eq!(line("ante").result, ante, "{rest}");
    }
}

#[test]
fn r11_84_less_than_a_pair_of_aces_loses() {
    // A pair of kings, an ace high, and aces that come too late.
    bonus("Kh Kd", "3c 7d 9h 5s 4d", "loses 1 uk:11.84");
    bonus("Ah Kd", "3c 7d 9h 5s 4d", "loses 1 uk:11.84");
    bonus("Ah Kd", "3c 7d 9h As Ac", "loses 1 uk:11.84");
    bonus("Ah Kh", "3h 7h 9c 5h 4d", "loses 1 uk:11.84");
}

#[test]
fn r11_85_turn_and_river_come_together() {
    let mut table = flopped();
    act(table.as_mut(), 1, "call");
    no_card(table.as_mut(), "uk:11.81");
    act(table.as_mut(), 2, "call");
    no_card(table.as_mut(), "uk:11.83");
    show_all(table.as_mut());
    for card in ["Ts", "5d"] {
        assert_eq!(asked(table.as_ref()), "board up");
        deal(table.as_mut(), card);
    }
    no_card(table.as_mut(), "uk:11.86");
    // Even if all have folded.
    let mut table = flopped();
    act(table.as_mut(), 1, "fold");
    act(table.as_mut(), 2, "fold");
    for card in ["Ts", "5d"] {
        assert_eq!(asked(table.as_ref()), "board up");
        deal(table.as_mut(), card);
    }
    assert!(table.settle().is_ok());
}

#[test]
fn r11_86_the_dealer_shows_after_the_river() {
    let mut table = flopped();
    act(table.as_mut(), 1, "call");
    act(table.as_mut(), 2, "fold");
    deal(table.as_mut(), "Ts 5d");
    for card in ["Kc", "Qd"] {
        assert_eq!(asked(table.as_ref()), "show dealer");
        assert_eq!(table.turn().expect("a card").to_string(), card);
    }
    show_all(table.as_mut());
    let of_seat_2 = |event: &What| matches!(event, What::Shown { of, .. } if of == "seat2");
    assert!(!table.whats(Viewer::Croupier).iter().any(of_seat_2), "a folder's cards stay down");
}

#[test]
fn r11_87_the_dealer_qualifies_with_a_pair_of_fours() {
    let unqualified = "1 ante wins 10 uk:11.88; 1 call pushes 0 uk:11.88";
    let qualified = "1 ante wins 10 uk:11.88; 1 call wins 20 uk:11.91";
    let board = "board Ah Kc 9d 7s 2h | seat1 9c 8d";
    game("", &format!("{board} | dealer Qc Jd"), unqualified);
    game("", &format!("{board} | dealer 2c 3d"), unqualified);
    // Threes with the best cards beside them, fours with low ones; of the board's, too.
    game("", "board Ah Kc Qd 3s 2h | seat1 Qs 8d | dealer 3c 4d", unqualified);
    game("", "board 2h 3c 5d 4s 9h | seat1 9c 8d | dealer 4c 7d", qualified);
    game("", "board Ah Kc 9d 3s 3h | seat1 9c 8d | dealer 4c 7d", unqualified);
    game("", "board Ah Kc 9d 4s 4h | seat1 9c 8d | dealer 3c 7d", qualified);
    // Threes and twos are two pairs.
    game("", "board Ah 8c 9d 3s 2h | seat1 9c 8d | dealer 3c 2d", qualified);
}

#[test]
fn r11_88_an_unqualified_dealer_pays_the_ante_by_the_hand() {
    // A pair of twos or threes on the board does not qualify the dealer.
    #[rustfmt::skip]
    let hands = [
        ("seat1 Ah Kh | board Qh Jh Th 2c 3d | dealer Ac 8s", 1000),
        ("seat1 9h 8h | board 7h 6h 5h 2c 3d | dealer Ac Qs", 200),
        ("seat1 3h 3d | board 3c 3s 9s Kc 7d | dealer Ac Qs", 100),
        ("seat1 9h 9d | board 2c 2s 9s Kc 7d | dealer Ac Qs", 30),
        ("seat1 Ah 2h | board 9h 5h 3h Kc Qd | dealer Jc 8s", 20),
        ("seat1 9h 8d | board 7c 6s 5h 2c Kd | dealer Ac Qs", 10),
        ("seat1 9h 9d | board 7c 6s 4h 2c Kd | dealer Ac Qs", 10),
    ];
    for (cards, pays) in hands {
        game("", cards, &format!("1 ante wins {pays} uk:11.88; 1 call pushes 0 uk:11.88"));
    }
    let rows = ["royal-flush", "straight-flush", "four-of-a-kind", "full-house", "flush"];
    let odds = [100, 20, 10, 3, 2, 1];
    for (row, odds) in rows.into_iter().chain(["straight-or-less"]).zip(odds) {
        let posted = |gain: u32| format!("odds.ante.{row}={gain}:10");
        assert!(breach(CASINO, &posted(10 * odds - 1)).contains("(uk:11.88)"), "{row}");
        assert_eq!(breach(CASINO, &posted(10 * odds)), "");
        assert_eq!(breach(CASINO, &posted(10 * odds + 1)), "");
    }
}

#[test]
fn r11_88_a_hand_below_an_unqualified_dealer_is_paid_too() {
    let paid = "1 ante wins 10 uk:11.88; 1 call pushes 0 uk:11.88";
    game("", BELOW_HIGH, paid);
    game("", ALIKE_HIGH, paid);
    game("", ABOVE_HIGH, paid);
}

#[test]
fn r11_89_a_qualified_dealer_is_compared_with_each_player() {
    let round = "1: ante 10 | 2: ante 10 | act 1 call | act 2 call \
                 | seat1 9h 3d | seat2 Qs 3s | board 9c 6s 4h 2c Kd | dealer 8h 8s";
    let lines = "2 ante loses 10 uk:11.90; 2 call loses 20 uk:11.90; \
                 1 ante wins 10 uk:11.88; 1 call wins 20 uk:11.91";
    check(CASINO, "", round, lines);
}

#[test]
fn r11_90_below_a_qualified_dealer_both_lose() {
    game("", LOWER, "1 ante loses 10 uk:11.90; 1 call loses 20 uk:11.90");
}

#[test]
fn r11_91_above_a_qualified_dealer_call_wins_and_the_ante_by_its_table() {
    let hands = [
        (ROYAL, 1000),
        (STRAIGHT_FLUSH, 200),
        (FOUR, 100),
        (FULL_HOUSE, 30),
        (FLUSH, 20),
        (STRAIGHT, 10),
        (THREE, 10),
        (PAIR, 10),
    ];
    for (cards, pays) in hands {
        // Twos are too few for this dealer.
        let cards = cards.replace("dealer 2d 2s", "dealer Ac As");
        game("", &cards, &format!("1 ante wins {pays} uk:11.88; 1 call wins 20 uk:11.91"));
    }
    let posted = |odds| format!("odds.call.player-is-higher={odds}");
    assert!(breach(CASINO, &posted("9:10")).contains("(uk:11.91)"));
    assert_eq!(breach(CASINO, &posted("1:1")), "");
    game("odds.call.player-is-higher=2:1", PAIR, "1 ante wins 10; 1 call wins 40 uk:11.91");
}

#[test]
fn hands_alike_return_both() {
    let rule = "reading:uk-casino-holdem-tie";
    game("", ALIKE, &format!("1 ante pushes 0 {rule}; 1 call pushes 0 {rule}"));
}
