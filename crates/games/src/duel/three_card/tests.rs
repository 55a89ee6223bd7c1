//! Section 5 of the British book, rule by rule: the game; what it pays has a file of its own.
//!
//! Rules: uk:

use crate::check::{breach, card, check, open, pack, play, refused, seat};
use crate::testing::Looks as _;
use cards::Card;
use money::Cents;
use std::collections::BTreeMap;
use table::{Bet, Face, Line, Outcome, Table, Verbs as _, Viewer, What};

pub(super) const ID: &str = "uk/three-card-poker";

/// One seat's round against the dealer, ten on the Ante and played on.
pub(super) fn round(own: &str, dealer: &str) -> String {
    format!("seat1 {own} | dealer {dealer} | 1: ante 10 | act 1 play")
}

#[track_caller]
pub(super) fn played(own: &str, dealer: &str, expected: &str) {
    check(ID, "", &round(own, dealer), expected);
}

/// Five on Pair Plus alone.
#[track_caller]
pub(super) fn pair_plus(own: &str, expected: &str) {
    let round = format!("seat1 {own} | dealer Jh 8c 7d | 1: pair-plus 5");
    check(ID, "", &round, &format!("1 pair-plus {expected}"));
}

/// The line of a wager after a round with Ante, Play and Pair Plus.
#[track_caller]
pub(super) fn line(own: &str, dealer: &str, wager: &str) -> Line {
    let round = format!("seat1 {own} | dealer {dealer} | 1: ante 10, pair-plus 5 | act 1 play");
    let settled =
        play(open(ID, "").as_mut(), &round).unwrap_or_else(|refusal| panic!("{refusal}"));
    settled.lines.into_iter().find(|line| line.wager == wager).expect("a line")
}

/// Asserts that each hand beats all that follow, as the player's and as the dealer's.
#[track_caller]
pub(super) fn ranks(hands: &[&str]) {
    for (at, better) in hands.iter().enumerate() {
        for worse in &hands[at + 1..] {
            let wins = line(better, worse, "play").result;
            let loses = line(worse, better, "play").result;
            assert_eq!((wins, loses), (Outcome::Wins, Outcome::Loses), "{better} over {worse}");
        }
    }
}

/// What Pair Plus calls a hand.
fn name(own: &str) -> String {
    line(own, "Qh 3c 2d", "pair-plus").label
}

/// Asserts that odds below the printed ones are unlawful, and the printed ones and better not.
#[track_caller]
pub(super) fn floor(option: &str, least: u32, rule: &str) {
    let posted = |n: u32| breach(ID, &format!("{option}={n}:1"));
    assert!(posted(least - 1).contains(rule), "{}", posted(least - 1));
    assert_eq!([posted(least), posted(least + 1)], ["", ""], "{option}");
}

#[test]
fn r5_2_nothing_beyond_the_wagers_of_the_section() {
    let wagers: Vec<String> = open(ID, "").ids();
    assert_eq!(wagers, ["play", "ante-bonus", "ante", "pair-plus"]);
    for other in ["progressive", "six-card-bonus", "prime", "insurance", "trips"] {
        refused(ID, "", &format!("1: ante 10, {other} 10"), "uk:5.11");
        assert!(breach(ID, &format!("offers.{other}=true")).contains("no option"), "{other}");
    }
}

#[test]
fn r5_3_one_deck_holds_each_card_once() {
    refused(ID, "", &round("2h 2h 9d", "Qh 3c 2d"), "uk:5.3");
    refused(ID, "", &round("2h 5c 9d", "Qh 5c 2d"), "uk:5.3");
    assert_eq!(pack(ID, "").cards().count(), 52);
    assert!(breach(ID, "decks=2").contains("no option"));
}

#[test]
fn r5_5_wagers_keep_to_the_posted_limits() {
    // What is posted for the table binds Pair Plus, unless something else is posted for it.
    for amount in ["4.99", "100.01"] {
        refused(ID, "min=5 max=100", &format!("1: pair-plus {amount}"), "uk:5.5");
    }
    for amount in ["5", "100"] {
        let round = format!("seat1 2h 2c 9d | dealer Jh 9c 2d | 1: pair-plus {amount}");
        assert!(play(open(ID, "min=5 max=100").as_mut(), &round).is_ok(), "{amount}");
    }
    let set = "min=5 max=100 side_min=2 side_max=50";
    for (wager, amount) in [("ante", "4.99"), ("ante", "100.01")] {
        refused(ID, set, &format!("1: {wager} {amount}"), "uk:5.5");
    }
    for (wager, amount) in [("pair-plus", "1.99"), ("pair-plus", "50.01")] {
        refused(ID, set, &format!("1: {wager} {amount}"), "uk:5.5");
    }
    for (wager, amount) in
        [("ante", "5"), ("ante", "5.01"), ("ante", "99.99"), ("ante", "100"), ("pair-plus", "50")]
    {
        let stake = format!("1: {wager} {amount}");
        let round = format!("seat1 2h 2c 9d | dealer Jh 9c 2d | {stake} | act 1 play");
        assert!(play(open(ID, set).as_mut(), &round).is_ok(), "{stake}");
    }
    assert!(breach(ID, "min=10 max=5").contains("uk:5.5"));
}

#[test]
fn r5_6_odds_of_bonus_and_pair_plus_can_be_read_at_the_table() {
    let shown = |set: &str, wager: &str| -> String {
        let lines = open(ID, set).lines(wager);
        let paying = lines.iter().filter(|line| line.wins);
        let written: Vec<_> = paying.map(|line| format!("{} {}", line.label, line.pays)).collect();
        written.join(", ")
    };
    let bonus = "straight flush 5 to 1, three of a kind 4 to 1, straight 1 to 1";
    assert_eq!(shown("", "ante-bonus"), bonus);
    let plus = "straight flush 35 to 1, three of a kind 33 to 1, straight 6 to 1, \
        flush 4 to 1, pair 1 to 1";
    assert_eq!(shown("", "pair-plus"), plus);
    assert_eq!(shown("pair_plus_on_fold=forfeit", "pair-plus"), plus);
    assert!(shown("odds.pair-plus.pair=2:1", "pair-plus").ends_with("flush 4 to 1, pair 2 to 1"));
}

#[test]
fn r5_7_cards_rank_from_the_ace_down() {
    let order = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];
    for pair in order.windows(2) {
        let third = order.iter().find(|rank| !pair.contains(rank)).expect("a rank");
        let hand = |rank: &str, suit: &str| format!("{rank}h {rank}c {third}{suit}");
        ranks(&[&hand(pair[0], "d"), &hand(pair[1], "s")]);
    }
    ranks(&["Ah 4c 2d", "Kh Qc Td", "Qd Js 9c"]);
}

#[test]
fn r5_7_ace_is_low_in_three_two_ace_alone() {
    assert_eq!(name("3s 2h Ac"), "straight");
    assert_eq!(name("3s 2s As"), "straight flush");
    assert_eq!(name("2s Ah Kc"), "less than a pair");
    assert_eq!(name("2s As Ks"), "flush");
    ranks(&["Ah Kc Qd", "Kh Qc Jd", "4h 3c 2d", "As 2c 3s"]);
    ranks(&["4h 3h 2h", "As 2s 3s"]);
}

#[test]
fn r5_8_hands_rank_as_listed() {
    ranks(&["4h 3h 2h", "5s 5c 5d", "6h 4c 5h", "7d 2d 9d", "8h 8c 2s", "Ah Kc Jc"]);
}

/// How often each name occurs among the 22,100 hands of three cards.
#[test]
fn r5_8_every_hand_has_one_name() {
    let cards: Vec<Card> = Card::all().collect();
    let mut names: BTreeMap<&str, usize> = BTreeMap::new();
    let mut table = open(ID, "");
    let lines = table.lines("pair-plus");
    for (i, a) in cards.iter().enumerate() {
        for (j, b) in cards.iter().enumerate().take(i) {
            for c in &cards[..j] {
                let mut rest = cards.iter().filter(|card| ![a, b, c].contains(card));
                let mut dealers = || rest.next().expect("a card").to_string();
                let dealer = [dealers(), dealers(), dealers()].join(" ");
                let round = format!("seat1 {a} {b} {c} | dealer {dealer} | 1: pair-plus 5");
                let settled = play(table.as_mut(), &round).expect("settled");
                let label = settled.lines[0].label.as_str();
                let line = lines.iter().find(|line| line.label == label).expect("a line");
                *names.entry(&line.label).or_default() += 1;
                table.clear().expect("cleared");
                table.new_shoe().expect("a shoe");
            }
        }
    }
    let counted = [
        ("flush", 4 * (286 - 12)),
        ("less than a pair", (286 - 12) * (64 - 4)),
        ("pair", 13 * 6 * 48),
        ("straight", 12 * (64 - 4)),
        ("straight flush", 12 * 4),
        ("three of a kind", 13 * 4),
    ];
    assert_eq!(names.into_iter().collect::<Vec<_>>(), counted);
}

#[test]
fn r5_8_i_straight_flush_is_a_run_in_one_suit() {
    assert_eq!(name("8s 9s Ts"), "straight flush");
    assert_eq!(name("As Ks Qs"), "straight flush");
    ranks(&["As Ks Qs", "Kc Qc Jc"]);
}

#[test]
fn r5_8_ii_three_of_a_kind_is_one_value_three_times() {
    assert_eq!(name("9s 9c 9d"), "three of a kind");
    ranks(&["As Ac Ad", "2s 2c 2h"]);
}

#[test]
fn r5_8_iii_straight_is_a_run_of_mixed_suits() {
    assert_eq!(name("8s 9s Tc"), "straight");
    assert_eq!(name("7s 9s Tc"), "less than a pair");
}

#[test]
fn r5_8_iv_flush_is_one_suit_without_a_run() {
    assert_eq!(name("7s 9s Ts"), "flush");
    ranks(&["Ts 9s 7s", "Td 8d 7d"]);
}

#[test]
fn r5_8_v_pair_is_one_value_twice() {
    assert_eq!(name("9s 9c Td"), "pair");
    ranks(&["9s 9c 3d", "9d 9h 2s"]);
}

#[test]
fn r5_8_vi_high_card_is_decided_by_the_highest() {
    assert_eq!(name("Ks Jc 9d"), "less than a pair");
    ranks(&["As 4c 2d", "Kd Qc Ts", "Kh Qd 9s"]);
}

#[test]
fn r5_9_one_bettor_has_the_position() {
    refused(ID, "", "1: ante 10 | 1+1: ante 10", "uk:5.9");
    refused(ID, "", "1: ante 10 | 1+1: pair-plus 10", "uk:5.9");
    refused(ID, "", "1: ante 10, ante 5", "uk:5.11");
    refused(ID, "seats=6", "7: ante 10", "uk:5.9");
    refused(ID, "", "8: ante 10", "uk:5.9");
    assert!(breach(ID, "seats=8").contains("uk:5.9"));
}

#[test]
fn r5_10_wagers_are_down_before_the_deal() {
    let mut table = open(ID, "");
    let bet = |wager: &str| Bet::new(seat("1"), wager, Cents::dollars(10));
    table.stake(&bet("ante")).expect("a wager");
    assert_eq!(table.back(seat("1"), "ante"), Ok(Cents::dollars(10)));
    table.stake(&bet("ante")).expect("a wager");
    let early = table.deal(card("2h")).expect_err("not yet");
    assert_eq!(early.rule, Some(law::uk::R5_10));
    table.close().expect("closed");
    let late = table.stake(&bet("pair-plus")).expect_err("too late");
    assert_eq!(late.rule, Some(law::uk::R5_10));
    table.deal(card("2h")).expect("due");
    let touched = table.withdraw(seat("1"), "ante").expect_err("too late");
    assert_eq!(touched.rule, Some(law::uk::R5_10));
}

#[test]
fn r5_11_either_wager_or_both() {
    played("Kh Qc 9d", "Qh 3c 2d", "1 play wins 10; 1 ante-bonus pushes 0; 1 ante wins 10");
    pair_plus("9h 9c 2s", "wins 5");
    let both = "seat1 9h 9c 2s | dealer Qh 3c 2d | 1: ante 10, pair-plus 3 | act 1 play";
    let expected =
        "1 play wins 10; 1 ante-bonus pushes 0; 1 ante wins 10; 1 pair-plus wins 3 uk:5.22.a";
    check(ID, "", both, expected);
    assert_eq!(breach(ID, "offers.pair-plus=true"), "");
    assert!(breach(ID, "offers.pair-plus=false").contains("uk:5.11"), "no house leaves it out");
    for later in ["play", "ante-bonus"] {
        refused(ID, "", &format!("1: ante 10, {later} 10"), "uk:5.11");
    }
}

#[test]
fn r5_11_i_pair_plus_does_not_look_at_the_dealer() {
    for dealer in ["Jh 9c 2d", "Qh 3c 2d", "As Ac Ad"] {
        assert_eq!(line("9h 9d 4s", dealer, "pair-plus").pays, Cents::dollars(5), "{dealer}");
        assert_eq!(line("9h 8d 4s", dealer, "pair-plus").result, Outcome::Loses, "{dealer}");
    }
}

#[test]
fn r5_11_ii_ante_bets_on_outranking_the_dealer() {
    for (dealer, result) in
        [("Kc 8d 3s", Outcome::Wins), ("Kc 9d 3s", Outcome::Pushes), ("Kc 9d 4s", Outcome::Loses)]
    {
        assert_eq!(line("Kh 9c 3d", dealer, "ante").result, result, "{dealer}");
    }
}

#[test]
fn r5_12_three_cards_face_down_from_the_dealers_left() {
    let mut table = open(ID, "");
    for (n, wager) in [("5", "pair-plus"), ("2", "ante")] {
        table.stake(&Bet::new(seat(n), wager, Cents::dollars(10))).expect("a wager");
    }
    table.close().expect("closed");
    let mut dealt = Vec::new();
    for card in cards::parse_cards("2h 5c 9d 3h 6c Td Qh 3c 2d").expect("cards") {
        dealt.push(table.wants().expect("a card is due"));
        table.deal(card).expect("a card");
    }
    let dealt: Vec<(&str, Face)> = dealt.iter().map(|(to, face)| (to.as_ref(), *face)).collect();
    let (two, five) = (("seat2", Face::Own(seat("2"))), ("seat5", Face::Own(seat("5"))));
    let down = ("dealer", Face::Down);
    assert_eq!(dealt, [two, two, two, five, five, five, down, down, down]);
    let seen = |viewer| {
        let events = table.whats(viewer);
        events.iter().filter(|e| matches!(e, What::Dealt { card, .. } if card.is_known())).count()
    };
    let viewers = [Viewer::Public, Viewer::Seat(seat("2")), Viewer::Seat(seat("5"))];
    assert_eq!(viewers.map(seen), [0, 3, 3]);
    assert!(table.deal(card("4h")).is_err(), "no tenth card");
}

#[test]
fn r5_13_play_equals_the_ante() {
    let with = |act: &str| format!("seat1 Kh Qc 9d | dealer Qh 3c 2d | 1: ante 10 | act 1 {act}");
    for act in ["play 9.99", "play 10.01", "play 20", "play 0", "raise", "check", "dance"] {
        refused(ID, "", &with(act), "uk:5.13");
    }
    for act in ["play", "play 10", "play 10.00"] {
        let expected = "1 play wins 10 uk:5.18; 1 ante-bonus pushes 0; 1 ante wins 10 uk:5.18";
        check(ID, "", &with(act), expected);
    }
}

/// A table at the decision of seat 1, with seat 2 behind it.
fn deciding() -> Box<dyn Table> {
    let mut table = open(ID, "");
    for n in ["1", "2"] {
        table.stake(&Bet::new(seat(n), "ante", Cents::dollars(10))).expect("a wager");
    }
    table.close().expect("closed");
    for card in cards::parse_cards("2h 5c 9d Kh Qc 9s Qh 3c 2d").expect("cards") {
        table.deal(card).expect("a card");
    }
    table
}

#[test]
fn r5_13_each_decides_once_and_in_turn() {
    let mut table = deciding();
    let refuses = |table: &mut Box<dyn Table>, n: &str, act: &str| {
        let before = table.state();
        let refusal = table.decide(seat(n), act).expect_err(act);
        assert_eq!(refusal.rule, Some(law::uk::R5_13), "{refusal}");
        assert_eq!(table.state(), before, "seat {n}: {act}");
    };
    refuses(&mut table, "2", "play");
    refuses(&mut table, "3", "play");
    table.decide(seat("1"), "fold").expect("an act");
    for act in ["play", "fold"] {
        refuses(&mut table, "1", act);
    }
    table.decide(seat("2"), "play").expect("an act");
    for act in ["play", "fold"] {
        assert!(table.decide(seat("2"), act).is_err(), "{act}");
    }
}

/// How many cards a round turns.
fn shown(set: &str, round: &str) -> usize {
    let mut table = open(ID, set);
    play(table.as_mut(), round).expect("settled");
    let events = table.whats(Viewer::Croupier);
    events.iter().filter(|event| matches!(event, What::Shown { .. })).count()
}

#[test]
fn r5_14_no_play_loses_the_ante() {
    let fold = "seat1 Kh Qc 9d | dealer Jh 3c 2d | 1: ante 10 | act 1 fold";
    check(ID, "", fold, "1 ante loses 10 uk:5.14");
    assert_eq!(shown("", fold), 0, "nobody is left to play against");
}

#[test]
fn r5_14_folded_pair_plus_is_kept_or_forfeited_as_posted() {
    let fold = |own: &str| {
        format!("seat1 {own} | dealer Qh 3c 2d | 1: ante 10, pair-plus 5 | act 1 fold")
    };
    let lost = "1 ante loses 10 uk:5.14; 1 pair-plus loses 5";
    for set in ["", "pair_plus_on_fold=kept", "paytable.pair-plus=PT-min paytable.ante=PT-min"] {
        let paid = "1 ante loses 10 uk:5.14; 1 pair-plus wins 5 uk:5.22.a";
        check(ID, set, &fold("2h 2c 9d"), paid);
        assert_eq!(shown(set, &fold("2h 2c 9d")), 6, "both hands");
        check(ID, set, &fold("2h 4c 9d"), &format!("{lost} uk:5.23"));
    }
    let forfeit = format!("{lost} reading:uk-three-card-fold-pair-plus");
    for set in ["pair_plus_on_fold=forfeit", "paytable.ante=PT-min paytable.pair-plus=forfeit"] {
        check(ID, set, &fold("2h 2c 9d"), &forfeit);
        assert_eq!(shown(set, &fold("2h 2c 9d")), 0, "thrown in unseen");
        check(ID, set, &fold("2h 4c 9d"), &forfeit);
        // Alone, or played on, it is decided by its cards.
        let alone = "seat1 2h 2c 9d | dealer Qh 3c 2d | 1: pair-plus 5";
        check(ID, set, alone, "1 pair-plus wins 5 uk:5.22.a");
        let on = "seat1 2h 2c 9d | dealer Qh 3c 2d | 1: ante 10, pair-plus 5 | act 1 play";
        let expected = "1 play wins 10; 1 ante-bonus pushes 0; 1 ante wins 10; 1 pair-plus wins 5";
        check(ID, set, on, expected);
    }
    let rule = "reading:uk-three-card-fold-pair-plus";
    assert!(breach(ID, "pair_plus_on_fold=half").contains(rule));
}

#[test]
fn the_worst_queen_has_the_number_that_is_counted() {
    let number = |text: &str| {
        let cards: [Card; 3] = cards::parse_cards(text).expect("cards").try_into().expect("three");
        hands::three(&cards).number()
    };
    assert_eq!(number("Qh 3c 2d"), super::QUEEN_HIGH);
    assert_eq!(number("Jh Tc 8d"), super::QUEEN_HIGH - 1);
}
