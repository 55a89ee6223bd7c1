//! Three Card Poker 6 Card Bonus: the table, the ranking, the round and its settlement.
//!
//! Rules: ca:three-card-poker-6-card-bonus/

use super::super::testing::{Game, dealing, go, menu, refusal, refused_act, seat, sees, turning};
use crate::check::{Banked, breach, card, check, open, pack, play, refused};
use crate::testing::Looks as _;
use money::Cents;
use table::{Bet, Face, Name, Outcome, Party, Verbs as _, Viewer};

pub(super) const ID: &str = "ca/three-card-poker-6-card-bonus";
/// The game, banked by seat 8.
pub(super) const GAME: Game = Game(Banked { id: ID, bank: 8 });

/// A seat that plays three cards against three.
fn against(own: &str, dealer: &str) -> String {
    format!("seat1 {own} | dealer {dealer} | 1: ante 10 | act 1 play")
}

/// Whether one hand is better than another: its Ante wins, whoever qualifies, and the other's does
/// not.
#[track_caller]
fn beats(high: &str, low: &str) {
    let shared = high.split(' ').any(|card| low.contains(card));
    let low = if shared { other_suits(low) } else { low.to_string() };
    let wins =
        |own: &str, dealer: &str| GAME.result(&against(own, dealer), "ante").0 == Outcome::Wins;
    assert!(wins(high, &low) && !wins(&low, high), "{high} against {low}");
}

/// The same hand in other suits.
fn other_suits(hand: &str) -> String {
    let other = |letter| match letter {
        'c' => 's',
        's' => 'c',
        'd' => 'h',
        'h' => 'd',
        rank => rank,
    };
    hand.chars().map(other).collect()
}

#[track_caller]
fn falling(hands: &[&str]) {
    hands.windows(2).for_each(|two| beats(two[0], two[1]));
}

#[test]
fn rs1_a_the_player_dealer_settles_as_far_as_its_wager_covers() {
    let round = against("5c 6d 7h", "4s 8d Qc");
    GAME.covers(9, &round, "1 ante wins 9; 1 play returned 0");
    GAME.covers(20, &round, "1 ante wins 10; 1 play wins 10");
    // Reading ca-three-card-reversed: it takes what loses.
    let round = against("4s 8d Qc", "5c 6d 7h");
    GAME.covers(15, &round, "1 ante loses 10; 1 play loses 5");
    let settled = GAME.settled(&format!("bank 8 15 | {round}"));
    assert_eq!(settled.net(Party::PlayerDealer), Cents::dollars(15));
}

#[test]
fn rs1_b_two_hands_running_and_then_clockwise_on() {
    let mut rotation = GAME.rotation(&[2, 5, 7]);
    for banker in [2, 2, 5, 5, 7, 7, 2] {
        assert_eq!(rotation.offered(), Some(seat(banker)));
        rotation.takes(seat(banker)).unwrap();
        rotation.over(&[], &[]);
    }
}

#[test]
fn rs2_a_eight_places_with_the_player_dealer_at_any_of_them() {
    for bank in 1..=8 {
        let other = bank % 8 + 1;
        let round = format!(
            "bank {bank} 100 | seat{other} 5c 6d 7h | dealer 4s 8d Qc | {other}: ante 10 \
             | act {other} play"
        );
        check(ID, "", &round, &format!("{other} ante wins 10; {other} play wins 10"));
        let round = round.replace(&format!("{other}: ante"), &format!("{bank}: ante"));
        refused(ID, "", &round, &GAME.rule("s6.1"));
    }
}

#[test]
fn rs2_c_every_seat_has_its_areas() {
    let seats: Vec<u8> = (1..=8).collect();
    for n in &seats {
        let bank = n % 8 + 1;
        let wagers = format!("{n}: ante 10, pair-plus 5, six-card-bonus 5");
        assert_eq!(GAME.laid("", bank, &wagers).lying().len(), 3, "{n}");
    }
}

/// The title of a wager, and whether a decision makes it.
fn area(wager: &str) -> (Name, bool) {
    let mark = open(ID, "").mark(wager);
    (mark.title, mark.kind == table::Kind::Later)
}

#[test]
fn rs2_1_ante() {
    assert_eq!(area("ante"), ("Ante".into(), false));
    GAME.pays(
        "seat1 5c 6d 7h | dealer 4s 8d Qc | 1: ante 10 | act 1 play",
        "1 ante wins 10; 1 play wins 10",
    );
}

#[test]
fn rs2_2_play() {
    assert_eq!(area("play"), ("Play".into(), true));
    GAME.refuses("seat1 5c 6d 7h | dealer 4s 8d Qc | 1: ante 10, play 10", "s6.1");
}

#[test]
fn rs2_3_pair_plus() {
    assert_eq!(area("pair-plus"), ("Pair Plus".into(), false));
    // It lies beside the Ante, in an amount of its own, and is judged by itself.
    for (hand, expected) in [
        ("5c 5d 7h", "1 ante loses 10; 1 play loses 10; 1 pair-plus wins 5"),
        ("5c 6d 8h", "1 ante loses 10; 1 play loses 10; 1 pair-plus loses 5"),
    ] {
        let round = "| dealer Ks Kd Qc | 1: ante 10, pair-plus 5 | act 1 play";
        GAME.pays(&format!("seat1 {hand} {round}"), expected);
    }
    assert_eq!(GAME.laid("", 2, "1: ante 10, pair-plus 5").lying().len(), 2);
}

#[test]
fn rs2_4_six_card_bonus() {
    assert_eq!(area("six-card-bonus"), ("6 Card Bonus".into(), false));
    GAME.pays(
        "seat1 5c 6d 7h | dealer 4s 8d Qc | 1: ante 10, 6-card-bonus 10 | act 1 play",
        "1 ante wins 10; 1 play wins 10; 1 six-card-bonus wins 100",
    );
    assert_eq!(open(ID, "").sign().marks.len(), 4);
}

#[test]
fn rs3_seven_against_one_and_no_ninth() {
    let bets: Vec<String> = (1..=7).map(|n| format!("{n}: ante 10")).collect();
    assert_eq!(GAME.laid("", 8, &bets.join(" | ")).lying().len(), 7);
    GAME.refuses("seat9 5c 6d 7h | 9: ante 10", "s3");
    refused(ID, "", "bank 9 100 | 1: ante 10", &GAME.rule("s3"));
    assert!(breach(ID, "seats=9").contains(&GAME.rule("s3")));
}

#[test]
fn rs4_2_fifty_two_cards_each_once() {
    let pack = pack(ID, "");
    assert_eq!(pack.len(), 52);
    assert!(cards::Card::all().all(|card| pack.count(card) == 1));
    GAME.refuses("seat1 5c 6d 5c | 1: ante 10", "s4.2");
    GAME.refuses("seat1 5c 6d 7h | dealer 4s 6d Qc | 1: ante 10", "s4.2");
}

#[test]
fn rs5_1_suits_are_equal() {
    for (own, dealer) in [("Kc 8d 3h", "Kd 8h 3s"), ("Ks 8s 3s", "Kc 8c 3c")] {
        assert_eq!(GAME.result(&against(own, dealer), "ante").0, Outcome::Pushes);
        assert_eq!(GAME.result(&against(dealer, own), "ante").0, Outcome::Pushes);
    }
}

#[test]
fn rs5_2_a_mini_royal_first() {
    falling(&["Ac Kc Qc", "Kd Qd Jd", "4h 3h 2h"]);
    assert_eq!(GAME.result(&against("Ac Kc Qc", "Ad Kd Qd"), "ante").0, Outcome::Pushes);
}

#[test]
fn rs5_2_b_straight_flush_second_down_to_the_suited_ace_two_three() {
    // Reading ca-three-card-low-straight-flush.
    falling(&["Kd Qd Jd", "Qc Jc Tc", "4h 3h 2h", "As 2s 3s", "Ac Ad Ah"]);
}

#[test]
fn rs5_2_c_three_of_a_kind_third() {
    falling(&["As 2s 3s", "Ac Ad Ah", "Kc Kd Kh", "3c 3d 3h", "2c 2d 2h", "As Kd Qh"]);
}

#[test]
fn rs5_2_d_straight_fourth() {
    falling(&["2c 2d 2h", "As Kd Qh", "Kc Qd Jh", "4c 3d 2s", "Ac 2d 3h", "As Ks Js"]);
}

#[test]
fn rs5_2_e_flush_fifth() {
    falling(&["Ac 2d 3h", "As Ks Js", "As Ks Ts", "As Ks 2s", "6d 3d 2d", "5s 3s 2s", "Ac Ad Kh"]);
}

#[test]
fn rs5_2_f_pair_sixth() {
    falling(&["5s 3s 2s", "Ac Ad Kh", "Ac Ad Qh", "Kc Kd Ah", "3c 3d Ah", "2c 2d Ah", "2c 2d 3h"]);
    beats("2c 2d 3h", "As Kd Jh");
}

#[test]
fn rs5_2_g_high_card_last() {
    // Reading ca-three-card-high-card: A-K-J is the best, not A-K-9.
    falling(&["2c 2d 3h", "As Kd Jh", "As Kd Th", "As Kd 9h", "6c 3d 2h", "5c 3d 2h"]);
}

#[test]
fn rs6_1_within_the_limits() {
    let limits = "min=5 max=100";
    for (ante, lawful) in [("4.99", false), ("5", true), ("100", true), ("100.01", false)] {
        let bets = format!("seat1 5c 6d 7h | dealer 4s 8d Qc | 1: ante {ante} | act 1 play");
        let round = GAME.0.round(&bets);
        if lawful {
            assert!(play(open(ID, limits).as_mut(), &round).is_ok(), "{ante}");
        } else {
            refused(ID, limits, &round, &GAME.rule("s6.1"));
        }
    }
}

#[test]
fn rs6_2_nothing_is_made_raised_or_taken_back_once_betting_is_closed() {
    let mut table = GAME.laid("", 8, "1: ante 10, pair-plus 5");
    let bet = |n, wager: &str| Bet::new(seat(n), wager, Cents::dollars(10));
    for dealt in ["", "5c 6d 7h"] {
        go(table.as_mut(), dealt, &[]);
        for (n, wager) in [(2, "ante"), (1, "ante"), (1, "six-card-bonus")] {
            let rule = refusal(table.as_mut(), |table| table.stake(&bet(n, wager)));
            assert_eq!(rule, GAME.rule("s6.2"));
        }
        for wager in ["ante", "pair-plus"] {
            let rule = refusal(table.as_mut(), |table| table.withdraw(seat(1), wager));
            assert_eq!(rule, GAME.rule("s6.2"));
        }
    }
}

#[test]
fn rs6_3_ante_first_and_play_equal_to_it() {
    let mut table = GAME.laid("", 8, "1: ante 7.50");
    go(table.as_mut(), "5c 6d 7h 4s 8d Qc", &[]);
    assert_eq!(menu(table.as_ref(), 1), ["play", "fold"]);
    for wrong in ["play 7.49", "play 7.51", "play 15.00", "raise", "call", "check"] {
        assert_eq!(refused_act(table.as_mut(), 1, wrong), GAME.rule("s8.3"), "{wrong}");
    }
    table.decide(seat(1), "play 7.50").unwrap();
    assert_eq!(table.lying().iter().map(|lying| lying.amount).sum::<Cents>(), Cents::dollars(15));
}

#[test]
fn rs6_4_both_bonuses_beside_the_ante() {
    // Reading ca-three-card-both-bonuses.
    let round = "seat1 5c 6d 7h | dealer 4s 8d Qc | act 1 play \
                 | 1: ante 10, pair-plus 5, six-card-bonus 5";
    let expected = "1 ante wins 10; 1 play wins 10; 1 pair-plus wins 30; 1 six-card-bonus wins 50";
    GAME.pays(round, expected);
}

#[test]
fn rs6_5_nobody_bets_behind_a_seat() {
    for wager in ["ante", "pair-plus", "six-card-bonus"] {
        GAME.refuses(&format!("1: ante 10 | 1+1: {wager} 10"), "s6.5");
    }
}

#[test]
fn rs7_2_no_card_before_betting_is_closed() {
    let mut table = open(ID, "");
    table.bank(seat(8), Cents::dollars(100), None).unwrap();
    let ten = |n| Bet::new(seat(n), "ante", Cents::dollars(10));
    table.stake(&ten(1)).unwrap();
    let early = refusal(table.as_mut(), |table| table.deal(card("5c")));
    assert_eq!(early, GAME.rule("s6.2"));
    table.stake(&ten(2)).unwrap();
    table.close().unwrap();
    table.deal(card("5c")).unwrap();
}

#[test]
fn rs7_2_a_stacks_from_the_left_and_the_last_card_of_the_player_dealers_up() {
    let mut table = GAME.laid("", 3, "1: ante 10 | 4: ante 10 | 6: ante 10");
    go(table.as_mut(), "2c 2d 2h 3c 3d 3h 4c 4d 4h 5c 5d", &[]);
    assert_eq!(table.wants(), Some(("dealer".into(), Face::Up)));
    go(table.as_mut(), "5h", &[]);
    let stacks = ["seat4", "seat6", "seat1", "dealer"].map(|place| [place; 3]).concat();
    assert_eq!(dealing(table.as_ref()), stacks);
    assert_eq!(sees(table.as_ref(), Viewer::Public, "dealer"), "? ? 5h");
    assert_eq!(sees(table.as_ref(), Viewer::Public, "seat4"), "? ? ?");
}

#[test]
fn rs8_1_each_player_sees_the_own_cards() {
    let mut table = GAME.laid("", 8, "1: ante 10 | 2: ante 10");
    go(table.as_mut(), "5c 6d 7h 2c 2d 2h 4s 8d Qc", &[]);
    let seen = |n, spot| sees(table.as_ref(), Viewer::Seat(seat(n)), spot);
    assert_eq!([seen(1, "seat1"), seen(1, "seat2")], ["5c 6d 7h", "? ? ?"]);
    assert_eq!([seen(2, "seat1"), seen(2, "seat2")], ["? ? ?", "2c 2d 2h"]);
    assert_eq!(seen(2, "dealer"), "? ? Qc");
}

#[test]
fn rs8_3_play_or_fold_once_from_the_left() {
    let mut table = GAME.laid("", 3, "1: ante 10 | 4: ante 10 | 6: ante 10");
    let rule = GAME.rule("s8.3");
    assert_eq!(refused_act(table.as_mut(), 4, "play"), GAME.rule("s7.2.a"), "no cards yet");
    go(table.as_mut(), "2c 2d 2h 3c 3d 3h 4c 4d 4h 5c 5d 5h", &[]);
    assert_eq!(menu(table.as_ref(), 4), ["play", "fold"]);
    assert_eq!(refused_act(table.as_mut(), 6, "play"), rule, "out of turn");
    table.decide(seat(4), "fold").unwrap();
    assert_eq!(refused_act(table.as_mut(), 4, "play"), rule, "after a fold");
    assert_eq!(refused_act(table.as_mut(), 4, "fold"), rule, "a second fold");
    menu(table.as_ref(), 6);
    table.decide(seat(6), "play").unwrap();
    assert_eq!(refused_act(table.as_mut(), 6, "fold"), rule, "acting twice");
    menu(table.as_ref(), 1);
    table.decide(seat(1), "play").unwrap();
    assert_eq!(table.turns().as_deref(), Some("dealer"));
    refused_act(table.as_mut(), 1, "play");
}

#[test]
fn rs8_3_a_fold_gives_up_pair_plus_whatever_the_cards() {
    let round = "seat1 2c 2d 2h | dealer 4s 8d Qc | act 1 fold";
    let expected = "1 ante loses 10 @s8.3; 1 pair-plus loses 5 @s8.3.a";
    GAME.pays(&format!("{round} | 1: ante 10, pair-plus 5"), expected);
    // Even if its cards are kept for the other bonus.
    let expected = format!("{expected}; 1 six-card-bonus wins 35 @s10.10");
    GAME.pays(&format!("{round} | 1: ante 10, pair-plus 5, six-card-bonus 5"), &expected);
}

#[test]
fn rs8_3_b_fold_leaves_the_six_card_bonus_in_action() {
    let bets = "act 1 fold | 1: ante 10, six-card-bonus 5";
    let expected = "1 ante loses 10; 1 six-card-bonus wins 50";
    GAME.pays(&format!("seat1 5c 6d 7h | dealer 4s 8d Qc | {bets}"), expected);
    let expected = "1 ante loses 10; 1 six-card-bonus loses 5";
    GAME.pays(&format!("seat1 5c 6d 7h | dealer 4s 9d Qc | {bets}"), expected);
}

#[test]
fn rs8_4_folded_cards_go_unseen_but_those_of_a_six_card_bonus() {
    let bets = "1: ante 10 | 2: ante 10, six-card-bonus 5";
    let mut table = GAME.laid("", 8, bets);
    go(table.as_mut(), "2c 2d 2h 5c 6d 7h 4s 8d Qc", &["fold", "fold"]);
    let seen = |spot| sees(table.as_ref(), Viewer::Public, spot);
    // Reading ca-three-card-folded-cards.
    assert_eq!([seen("seat1"), seen("seat2")], ["? ? ?", "5c 6d 7h"]);
    assert_eq!(table.settle().unwrap().lines[0].rule.id, GAME.rule("s8.3"));
}

#[test]
fn rs8_5_queen_high_qualifies_and_jack_high_does_not() {
    let play = |dealer| GAME.result(&against("Kc 8d 3h", dealer), "play");
    assert_eq!(play("Jd Th 8s").0, Outcome::Pushes, "the best jack");
    assert_eq!(play("Qd 3d 2s"), (Outcome::Wins, Cents::dollars(10)), "the worst queen");
    for better in ["Ks 4d 2s", "As 4d 2s", "2c 2d 4s", "9d 5d 3d", "2c 3d 4s"] {
        assert_ne!(play(better).0, Outcome::Pushes, "{better}");
    }
}

#[test]
fn rs8_5_cards_are_opened_even_if_everybody_folds() {
    let mut table = GAME.laid("", 8, "1: ante 10");
    go(table.as_mut(), "2c 2d 2h 4s 8d Qc", &["fold"]);
    assert_eq!(turning(table.as_ref()), ["dealer"]);
    assert_eq!(sees(table.as_ref(), Viewer::Public, "dealer"), "4s 8d Qc");
}

#[test]
fn rs8_5_a_play_goes_back_against_a_hand_that_does_not_qualify() {
    for own in ["Kc 8d 3h", "Jc Td 8s", "5c 3d 2h", "2c 2d 2h"] {
        let ante = match own {
            "Kc 8d 3h" | "2c 2d 2h" => "wins 10 @s8.5.b",
            "Jc Td 8s" => "pushes 0 reading:ca-three-card-unqualified-tie",
            _ => "pushes 0 @s8.5.b",
        };
        let expected = format!("1 ante {ante}; 1 play pushes 0 @s8.5.a");
        GAME.pays(&against(own, "Jd Th 8h"), &expected);
    }
}

#[test]
fn rs8_5_b_ante_wins_with_the_better_hand_and_pushes_against_one() {
    let ante = |own| GAME.result(&against(own, "9d 7h 4s"), "ante");
    assert_eq!(ante("9c 7d 5h"), (Outcome::Wins, Cents::dollars(10)));
    assert_eq!(ante("9c 7d 4h"), (Outcome::Pushes, Cents::ZERO));
    assert_eq!(ante("9c 7d 3h"), (Outcome::Pushes, Cents::ZERO));
    // Folded it is lost all the same.
    GAME.pays(
        "seat1 9c 7d 5h | dealer 9d 7h 4s | 1: ante 10 | act 1 fold",
        "1 ante loses 10 @s8.3",
    );
}

#[test]
fn rs8_5_c_i_better_hand_wins_both() {
    let expected = "1 ante wins 10 @s8.5.c.i; 1 play wins 10 @s8.5.c.i";
    GAME.pays(&against("Qc 8d 4h", "Qd 8h 3s"), expected);
}

#[test]
fn rs8_5_c_ii_lower_hand_loses_both() {
    let expected = "1 ante loses 10 @s8.5.c.ii; 1 play loses 10 @s8.5.c.ii";
    GAME.pays(&against("Qc 8d 2h", "Qd 8h 3s"), expected);
}

#[test]
fn rs8_5_d_equal_hands_push_both() {
    let expected = "1 ante pushes 0 @s8.5.d; 1 play pushes 0 @s8.5.d";
    GAME.pays(&against("Qc 8d 3h", "Qd 8h 3s"), expected);
}

#[test]
fn rs8_6_active_hands_are_opened_from_the_left() {
    let mut table = GAME.laid("", 3, "1: ante 10 | 4: ante 10 | 6: ante 10 | 7: ante 10");
    let cards = "2c 2d 2h 3c 3d 3h 4c 4d 4h 6c 6d 6h 5c 5d 5h";
    go(table.as_mut(), cards, &["play", "fold", "play", "play"]);
    assert_eq!(turning(table.as_ref()), ["dealer", "seat4", "seat7", "seat1"]);
}

/// A straight in three cards and in five: the four wagers win 10, 10, 30 and 50.
const STRAIGHT: &str = "seat1 5c 6d 7h | dealer 4s 8d Qc | act 1 play \
                        | 1: ante 10, pair-plus 5, six-card-bonus 5";

#[test]
fn rs8_8_within_a_seat_ante_play_pair_plus_and_six_card_bonus() {
    let cases = [
        (9, "wins 9", "returned 0", "returned 0", "returned 0"),
        (10, "wins 10", "returned 0", "returned 0", "returned 0"),
        (11, "wins 10", "wins 1", "returned 0", "returned 0"),
        (20, "wins 10", "wins 10", "returned 0", "returned 0"),
        (21, "wins 10", "wins 10", "wins 1", "returned 0"),
        (50, "wins 10", "wins 10", "wins 30", "returned 0"),
        (51, "wins 10", "wins 10", "wins 30", "wins 1"),
        (100, "wins 10", "wins 10", "wins 30", "wins 50"),
    ];
    for (bank, ante, play, pair, six) in cases {
        let expected =
            format!("1 ante {ante}; 1 play {play}; 1 pair-plus {pair}; 1 six-card-bonus {six}");
        GAME.covers(bank, STRAIGHT, &expected);
    }
    let expected = "1 ante wins 10; 1 play returned 0 @s8.8; 1 pair-plus returned 0 @s8.8; \
                    1 six-card-bonus returned 0 @s8.8";
    GAME.covers(10, STRAIGHT, expected);
}

#[test]
fn rs8_8_one_seat_after_another_from_the_left() {
    let bets = "1: ante 10 | 4: ante 10, pair-plus 5 | 6: ante 10";
    let round = format!(
        "bank 5 25 | seat6 Kc 8d 3h | seat1 5c 6d 7h | seat4 Tc Jd Qh | dealer 4s 8s Qc | {bets} \
         | act 1 play | act 4 play | act 6 fold"
    );
    // Seat 6 folded and comes first; its ten dollars pay those behind it.
    let expected = "6 ante loses 10; 1 ante wins 10; 1 play wins 10; 4 ante wins 10; \
                    4 play wins 5; 4 pair-plus returned 0";
    check(ID, "", &round, expected);
    let gross = "6 ante loses 10; 1 ante wins 10; 1 play wins 5; 4 ante returned 0; \
                 4 play returned 0; 4 pair-plus returned 0";
    check(ID, "cover_mode=gross", &round, gross);
}

#[test]
fn rs8_9_bank_of_any_amount_and_no_share_for_the_house() {
    GAME.covers(1, &against("5c 6d 7h", "4s 8d Qc"), "1 ante wins 1; 1 play returned 0");
    let settled = GAME.settled(&format!("bank 8 1000000 | {STRAIGHT}"));
    let mut nets = settled.nets();
    nets.retain(|_, net| *net != Cents::ZERO);
    let expected =
        [(Party::Seat(seat(1)), Cents::dollars(100)), (Party::PlayerDealer, Cents::dollars(-100))];
    assert_eq!(nets.into_iter().collect::<Vec<_>>(), expected);
    let unbanked = play(open(ID, "").as_mut(), STRAIGHT).unwrap_err();
    assert_eq!(unbanked.rule.unwrap().id, GAME.rule("s8.9"));
}

#[test]
fn rs8_10_the_bank_is_offered_on_after_two_hands_to_anybody() {
    let mut rotation = GAME.rotation(&[1, 2, 3]);
    for _ in 0..2 {
        rotation.takes(seat(1)).unwrap();
        rotation.over(&[seat(2)], &[]);
    }
    assert_eq!(rotation.takes(seat(1)).unwrap_err().rule.unwrap().id, "ca:general/2.b");
    rotation.declines(seat(2)).unwrap();
    // Reading ca-ultimate-rotation: seat 3 did not bet, and may bank.
    rotation.takes(seat(3)).unwrap();
}

#[test]
fn rs8_10_player_dealer_gains_and_loses_its_wager_at_most() {
    for bank in [99, 100, 101] {
        let net = |round: &str| {
            GAME.settled(&format!("bank 8 {bank} | {round}")).net(Party::PlayerDealer)
        };
        assert_eq!(net(STRAIGHT), Cents::dollars(-bank.min(100)));
        let lost = against("Qd 8h 2s", "Qs 8d 3c").replace("ante 10", "ante 50");
        assert_eq!(net(&lost), Cents::dollars(bank.min(100)));
    }
}
