//! Section 7 of the British book, rule by rule: the game itself. The Progressive and the Bonus
//! Insurance have files of their own.
//!
//! Rules: uk:

use crate::CATALOG;
use crate::check::{breach, card, check, open, pack, play, refused, seat};
use crate::testing::Looks as _;
use cards::Card;
use money::Cents;
use table::{Bet, Face, Line, Outcome, Table, Verbs as _, Viewer, What};

pub(super) const STUD: &str = "uk/casino-stud-poker";
pub(super) const PROGRESSIVE: &str = "uk/casino-stud-progressive";
pub(super) const INSURANCE: &str = "uk/casino-stud-bonus-insurance";

/// The worst hand with which the dealer qualifies, in cards that no test uses otherwise.
pub(super) const ACE_KING: &str = "Ad Kd 4h 3h 2d";
/// The best with which it does not.
pub(super) const ACE_QUEEN: &str = "Ad Qc Jd Td 9h";

/// One seat's round, ten on the Ante and raised; the dealer's fifth card lies open.
fn round(own: &str, dealer: &str) -> String {
    format!("seat1 {own} | dealer {dealer} | 1: ante 10 | act 1 raise")
}

#[track_caller]
fn raised(own: &str, dealer: &str, expected: &str) {
    check(STUD, "", &round(own, dealer), expected);
}

/// The line of a wager after such a round, with a Progressive beside it.
#[track_caller]
fn line(own: &str, dealer: &str, wager: &str) -> Line {
    let round = format!("seat1 {own} | dealer {dealer} | 1: ante 10, progressive 1 | act 1 raise");
    let settled = play(open(PROGRESSIVE, "").as_mut(), &round);
    let settled = settled.unwrap_or_else(|refusal| panic!("{refusal}"));
    settled.lines.into_iter().find(|line| line.wager == wager).expect("a line")
}

/// What the Raise calls a hand that beats the dealer.
#[track_caller]
fn name(own: &str) -> String {
    line(own, ACE_KING, "raise").label
}

/// Asserts that each hand beats all that follow, as the player's and as the dealer's.
#[track_caller]
fn ranks(hands: &[&str]) {
    for (at, better) in hands.iter().enumerate() {
        for worse in &hands[at + 1..] {
            let wins = line(better, worse, "raise").result;
            let loses = line(worse, better, "raise").result;
            assert_eq!((wins, loses), (Outcome::Wins, Outcome::Loses), "{better} over {worse}");
        }
    }
}

/// Asserts that odds below the printed ones are unlawful, and the printed ones and better not.
#[track_caller]
pub(super) fn floor(option: &str, least: u32, rule: &str) {
    let posted = |n: u32| breach(STUD, &format!("{option}={n}:1"));
    assert!(posted(least - 1).contains(rule), "{}", posted(least - 1));
    assert_eq!([posted(least), posted(least + 1)], ["", ""], "{option}");
}

/// A table of some wagers, closed and dealt: the seats' cards, then the dealer's.
pub(super) fn dealt(id: &str, bets: &[(&str, &str, i64)], cards: &str) -> Box<dyn Table> {
    let mut table = open(id, "");
    for (n, wager, dollars) in bets {
        let bet = Bet::new(seat(n), *wager, Cents::dollars(*dollars));
        table.stake(&bet).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    table.close().expect("closed");
    for card in cards::parse_cards(cards).expect("cards") {
        table.deal(card).expect("a card");
    }
    table
}

/// Asserts that a decision is refused by a rule and changes nothing.
#[track_caller]
pub(super) fn refuses(table: &mut dyn Table, n: &str, act: &str, rule: law::Cite) {
    let before = table.state();
    let refusal = table.decide(seat(n), act).expect_err(act);
    assert_eq!(refusal.rule, Some(rule), "{refusal}");
    assert!(table.state() == before, "seat {n}: {act}");
}

#[test]
fn r7_2_nothing_beyond_the_progressive_and_the_insurance() {
    let ids = CATALOG.iter().map(|entry| entry.id());
    let mut ids: Vec<&str> =
        ids.filter(|id| id.starts_with("uk/") && id.contains("stud")).collect();
    ids.sort_unstable();
    assert_eq!(ids, [INSURANCE, STUD, PROGRESSIVE]);
    let full = "offers.progressive=true offers.insurance=true";
    for (set, all) in [
        ("", &["ante", "raise"][..]),
        (full, &["ante", "raise", "progressive", "insurance", "double"]),
    ] {
        for id in
            [STUD, PROGRESSIVE, INSURANCE].iter().filter(|id| !set.is_empty() || **id == STUD)
        {
            let wagers: Vec<String> = open(id, set).ids();
            assert_eq!(wagers, all, "{id} {set}");
        }
    }
    for other in ["pair-plus", "five-plus-one", "ante-bonus", "trips"] {
        refused(STUD, "", &format!("1: ante 10, {other} 10"), "uk:7.2");
        assert!(breach(STUD, &format!("offers.{other}=true")).contains("no option"), "{other}");
    }
}

#[test]
fn r7_3_one_pack_holds_each_card_once() {
    assert_eq!(pack(STUD, "").cards().count(), 52);
    assert!(breach(STUD, "decks=2").contains("no option"));
    refused(STUD, "", &round("2h 2h 9c 9s 3c", ACE_KING), "uk:7.3");
    refused(STUD, "", &round("Ad 2c 9c 9s 3c", ACE_KING), "uk:7.3");
}

#[test]
fn r7_5_wagers_keep_to_the_posted_limits() {
    let set = "min=5 max=100";
    for amount in ["4.99", "100.01"] {
        refused(STUD, set, &format!("1: ante {amount}"), "uk:7.5");
    }
    // A Raise is measured by its Ante alone.
    for amount in ["5", "5.01", "99.99", "100"] {
        let round =
            round("9c 9s 5c 6h 7d", ACE_KING).replace("ante 10", &format!("ante {amount}"));
        assert!(play(open(STUD, set).as_mut(), &round).is_ok(), "{amount}");
    }
    assert!(breach(STUD, "min=10 max=5").contains("uk:7.5"));
}

#[test]
fn r7_6_cards_rank_from_the_ace_down() {
    let order = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];
    for pair in order.windows(2) {
        let rest: Vec<&&str> = order.iter().filter(|rank| !pair.contains(rank)).collect();
        let hand = |rank: &str, [a, b]: [&str; 2]| {
            let [x, y, z] = [rest[0], rest[2], rest[4]];
            format!("{rank}h {rank}c {x}{a} {y}{b} {z}{a}")
        };
        ranks(&[&hand(pair[0], ["d", "s"]), &hand(pair[1], ["s", "d"])]);
    }
}

#[test]
fn r7_6_ace_is_low_at_the_foot_of_a_straight_alone() {
    assert_eq!(name("5c 4s 3c 2s Ac"), "straight");
    assert_eq!(name("5c 4c 3c 2c Ac"), "straight flush");
    assert_eq!(name("Ac Kc Qs Js Th"), "straight");
    assert_eq!(name("3c 2s Ac Ks Qh"), "one pair or less");
    assert_eq!(name("3c 2c Ac Kc Qc"), "flush");
    ranks(&["Ac Kc Qs Js Th", "6c 5h 4s 3s 2h", "5d 4d 3c 2s Ad"]);
    ranks(&["6c 5c 4c 3c 2c", "5d 4d 3d 2d Ad"]);
}

#[test]
fn r7_7_hands_rank_as_listed() {
    ranks(&[
        "Ah Kh Qh Jh Th",
        "9c 8c 7c 6c 5c",
        "4s 4d 4h 4c 2d",
        "3s 3d 3h 2s 2h",
        "Kd Qd 9d 8d 7d",
        "9h 8s 7h 6s 5h",
        "Js Jc Jd Ts Ad",
        "Qs Qc Tc Td 2c",
        "6h 6d 5d 7s 9s",
        "As Ks 8h 5s 3c",
    ]);
}

#[test]
fn r7_7_a_royal_flush_is_ten_to_ace_in_one_suit() {
    let called = |own: &str| line(own, ACE_KING, "progressive").label;
    assert_eq!(called("Ac Kc Qc Jc Tc"), "royal flush");
    assert_eq!(called("Kc Qc Jc Tc 9c"), "straight flush");
    ranks(&["Ac Kc Qc Jc Tc", "Kh Qh Jh Th 9h"]);
    assert_eq!(line("Ac Kc Qc Jc Tc", "Ah Kh Qh Jh Th", "raise").result, Outcome::Pushes);
}

#[test]
fn r7_7_b_straight_flush_is_a_run_in_one_suit() {
    assert_eq!(name("Tc 9c 8c 7c 6c"), "straight flush");
    assert_eq!(name("Tc 9c 8c 7c 5c"), "flush");
    ranks(&["Tc 9c 8c 7c 6c", "9h 8h 7h 6h 5h"]);
}

#[test]
fn r7_7_c_four_of_a_kind_is_one_value_four_times() {
    assert_eq!(name("9c 9s 9h 9d 2c"), "four of a kind");
    assert_eq!(name("9c 9s 9h 8d 2c"), "three of a kind");
    ranks(&["9c 9s 9h 9d 2c", "8c 8s 8h 8d Ac"]);
}

#[test]
fn r7_7_d_full_house_is_three_and_two() {
    assert_eq!(name("9c 9s 9h 8d 8c"), "full house");
    ranks(&["9c 9s 9h 2d 2c", "8c 8s 8h Ad Ac"]);
}

#[test]
fn r7_7_e_flush_is_five_in_one_suit() {
    assert_eq!(name("2c 5c 7c 9c Jc"), "flush");
    assert_eq!(name("2c 5c 7c 9c 9s"), "one pair or less");
    ranks(&["Jc 9c 7c 5c 3c", "Jh 9h 7h 5h 2h"]);
}

#[test]
fn r7_7_f_straight_is_a_run_of_mixed_suits() {
    assert_eq!(name("Tc 9c 8c 7c 6s"), "straight");
    assert_eq!(name("Tc 9c 8c 7c 7s"), "one pair or less");
    ranks(&["Tc 9c 8c 7c 6s", "9h 8h 7h 6h 5s"]);
}

#[test]
fn r7_7_g_three_of_a_kind_is_one_value_three_times() {
    assert_eq!(name("9c 9s 9h 7c 6s"), "three of a kind");
    ranks(&["9c 9s 9h 3c 2s", "8c 8s 8h Ac Ks"]);
}

#[test]
fn r7_7_h_two_pairs_are_two_values_twice() {
    assert_eq!(name("9c 9s 7h 7c 6s"), "two pairs");
    ranks(&["9c 9s 7h 7c 2s", "9h 9d 6h 6c As", "8h 8d 7d 7s Ac"]);
    ranks(&["9c 9s 7h 7c 3s", "9h 9d 7d 7s 2c"]);
}

#[test]
fn r7_7_i_one_pair_is_one_value_twice() {
    ranks(&["9c 9s 4h 3c 2s", "8h 8d Ad Kc Qs"]);
    ranks(&["9c 9s 8h 6c 5s", "9h 9d 8d 6s 4c"]);
}

#[test]
fn r7_7_j_no_pair_is_decided_by_the_highest_cards() {
    ranks(&["Ac Kc Qh 3c 2s", "Ad Kd Jd Ts 9s"]);
    ranks(&["Ac Kc Qh Jc 9s", "Ad Kd Qd Js 8s"]);
}

#[test]
fn r7_8_one_bettor_has_the_position() {
    refused(STUD, "", "1: ante 10 | 1+1: ante 10", "uk:7.8");
    refused(STUD, "", "1: ante 10, ante 5", "uk:7.2");
    refused(STUD, "seats=6", "7: ante 10", "uk:7.8");
    refused(STUD, "", "8: ante 10", "uk:7.8");
    assert!(breach(STUD, "seats=8").contains("uk:7.8"));
}

#[test]
fn r7_9_ante_is_down_before_the_deal() {
    let mut table = open(STUD, "");
    let bet = |n: &str| Bet::new(seat(n), "ante", Cents::dollars(10));
    table.stake(&bet("1")).expect("a wager");
    assert_eq!(table.back(seat("1"), "ante"), Ok(Cents::dollars(10)));
    table.stake(&bet("1")).expect("a wager");
    let early = table.deal(card("2h")).expect_err("not yet");
    assert_eq!(early.rule, Some(law::uk::R7_9));
    table.close().expect("closed");
    let late = table.stake(&bet("2")).expect_err("too late");
    assert_eq!(late.rule, Some(law::uk::R7_9));
    table.deal(card("2h")).expect("due");
    let touched = table.withdraw(seat("1"), "ante").expect_err("too late");
    assert_eq!(touched.rule, Some(law::uk::R7_9));
    refused(STUD, "", "1: raise 20", "uk:7.2");
    refused(STUD, "", "1: ante 10, raise 20", "uk:7.2");
}

#[test]
fn r7_10_five_cards_face_down_but_the_dealers_last() {
    let mut table = dealt(STUD, &[("5", "ante", 10), ("2", "ante", 10)], "");
    let mut faces = Vec::new();
    let cards = "2h 3h 4h 5h 7h 2c 3c 4c 5c 7c 2d 3d 4d 5d 7d";
    for card in cards::parse_cards(cards).expect("cards") {
        faces.push(table.wants().expect("a card is due"));
        table.deal(card).expect("a card");
    }
    let faces: Vec<(&str, Face)> = faces.iter().map(|(to, face)| (to.as_ref(), *face)).collect();
    let (two, five) = (("seat2", Face::Own(seat("2"))), ("seat5", Face::Own(seat("5"))));
    assert_eq!([&faces[..5], &faces[5..10]], [[two; 5], [five; 5]]);
    assert_eq!(faces[10..14], [("dealer", Face::Down); 4]);
    assert_eq!(faces[14..], [("dealer", Face::Up)]);
    let seen = |viewer| {
        let events = table.whats(viewer);
        let known = |event: &What| match event {
            What::Dealt { to, card, .. } if card.is_known() => Some(format!("{to} {card}")),
            _ => None,
        };
        events.iter().filter_map(known).collect::<Vec<_>>()
    };
    assert_eq!(seen(Viewer::Public), ["dealer 7d"]);
    assert_eq!(seen(Viewer::Seat(seat("2"))).len(), 6);
    assert!(table.deal(card("8h")).is_err(), "no sixth card");
}

#[test]
fn r7_12_raise_is_exactly_twice_the_ante() {
    let with =
        |act: &str| format!("seat1 9c 9s 5c 6h 7d | dealer {ACE_KING} | 1: ante 10 | act 1 {act}");
    for act in ["raise 19.99", "raise 20.01", "raise 10", "raise 0", "play", "call", "double"] {
        refused(STUD, "", &with(act), "uk:7.12");
    }
    for act in ["raise", "raise 20", "raise 20.00"] {
        check(STUD, "", &with(act), "1 ante wins 10 uk:7.13.b; 1 raise wins 20 uk:7.13.b.viii");
    }
}

#[test]
fn r7_12_no_raise_loses_the_ante() {
    let fold = format!("seat1 9c 9s 5c 6h 7d | dealer {ACE_QUEEN} | 1: ante 10 | act 1 fold");
    check(STUD, "", &fold, "1 ante loses 10 uk:7.12");
}

#[test]
fn r7_12_each_decides_once_and_in_turn() {
    let cards = "2h 3h 4h 5h 7h 2c 3c 4c 5c 7c 2d 3d 4d 5d 7d";
    let mut table = dealt(STUD, &[("1", "ante", 10), ("2", "ante", 10)], cards);
    refuses(table.as_mut(), "2", "raise", law::uk::R7_12);
    refuses(table.as_mut(), "3", "raise", law::uk::R7_12);
    table.decide(seat("1"), "fold").expect("an act");
    for act in ["raise", "fold", "double"] {
        refuses(table.as_mut(), "1", act, law::uk::R7_12);
    }
    table.decide(seat("2"), "raise").expect("an act");
    for act in ["raise", "fold", "double", "check"] {
        assert!(table.decide(seat("2"), act).is_err(), "{act}");
    }
    assert_eq!(table.turns().as_deref(), Some("dealer"));
}

#[test]
fn r7_13_a_below_ace_king_the_ante_alone_wins() {
    let expected = "1 ante wins 10 uk:7.13.a; 1 raise pushes 0 uk:7.13.a";
    // Worse than the dealer's hand, the same, and better.
    for own in ["2c 4c 5s 7h 8h", "As Qd Jc Ts 9c", "Ac Kc Qh Jh Th"] {
        raised(own, ACE_QUEEN, expected);
    }
    raised("2c 4c 5s 7h 8h", "7d 5d 4d 3d 2h", expected);
    floor("odds.ante.dealer-below-ace-and-king", 1, "uk:7.13.a");
}

#[test]
fn r7_13_b_with_ace_king_the_dealer_plays() {
    let expected = "1 ante wins 10 uk:7.13.b; 1 raise wins 20 uk:7.13.b.viii";
    raised("Ac Kc 5s 3c 2s", ACE_KING, expected);
    raised("3c 3s 4c 5s 6s", "2c 2d 3d 4d 5d", expected);
    floor("odds.ante.player-is-higher", 1, "uk:7.13.b");
}

/// Every hand of five cards, as the dealer's.
#[test]
fn r7_13_a_and_b_part_all_dealers_hands() {
    let cards: Vec<Card> = Card::all().collect();
    let qualifies = |hand: [Card; 5]| (super::PLAN.qualifies)((super::PLAN.strength)(&hand, &[]));
    let mut below = 0;
    for a in 0..52 {
        for b in 0..a {
            for c in 0..b {
                for d in 0..c {
                    for e in 0..d {
                        let hand = [a, b, c, d, e].map(|at| cards[at]);
                        below += usize::from(!qualifies(hand));
                    }
                }
            }
        }
    }
    // Five ranks without a run, less those with ace and king, in suits that are not all alike.
    let sets = (1287 - 10) - (165 - 1);
    assert_eq!(below, sets * (1024 - 4));
}

#[test]
fn r7_13_b_i_straight_flush_pays_at_least_fifty() {
    let expected = "1 ante wins 10 uk:7.13.b; 1 raise wins 1000 uk:7.13.b.i";
    raised("9c 8c 7c 6c 5c", ACE_KING, expected);
    raised("Ac Kc Qc Jc Tc", ACE_KING, expected);
    floor("odds.raise.straight-flush", 50, "uk:7.13.b.i");
}

#[test]
fn r7_13_b_ii_four_of_a_kind_pays_at_least_twenty() {
    raised("9c 9s 9h 9d 5c", ACE_KING, "1 ante wins 10; 1 raise wins 400 uk:7.13.b.ii");
    floor("odds.raise.four-of-a-kind", 20, "uk:7.13.b.ii");
}

#[test]
fn r7_13_b_iii_full_house_pays_at_least_eight() {
    raised("9c 9s 9h 5d 5c", ACE_KING, "1 ante wins 10; 1 raise wins 160 uk:7.13.b.iii");
    floor("odds.raise.full-house", 8, "uk:7.13.b.iii");
}

#[test]
fn r7_13_b_iv_flush_pays_at_least_six() {
    raised("9c 8c 7c 6c 4c", ACE_KING, "1 ante wins 10; 1 raise wins 120 uk:7.13.b.iv");
    floor("odds.raise.flush", 6, "uk:7.13.b.iv");
}

#[test]
fn r7_13_b_v_straight_pays_at_least_four() {
    raised("9c 8c 7c 6c 5s", ACE_KING, "1 ante wins 10; 1 raise wins 80 uk:7.13.b.v");
    floor("odds.raise.straight", 4, "uk:7.13.b.v");
}

#[test]
fn r7_13_b_vi_three_of_a_kind_pays_at_least_three() {
    raised("9c 9s 9h 5d 6c", ACE_KING, "1 ante wins 10; 1 raise wins 60 uk:7.13.b.vi");
    floor("odds.raise.three-of-a-kind", 3, "uk:7.13.b.vi");
}

#[test]
fn r7_13_b_vii_two_pairs_pay_at_least_two() {
    raised("9c 9s 5h 5d 6c", ACE_KING, "1 ante wins 10; 1 raise wins 40 uk:7.13.b.vii");
    floor("odds.raise.two-pairs", 2, "uk:7.13.b.vii");
}

#[test]
fn r7_13_b_viii_one_pair_or_less_pays_at_least_even_money() {
    let expected = "1 ante wins 10; 1 raise wins 20 uk:7.13.b.viii";
    raised("9c 9s 5h 7d 6c", ACE_KING, expected);
    raised("Ac Ks 5h 7h 6c", ACE_KING, expected);
    floor("odds.raise.one-pair-or-less", 1, "uk:7.13.b.viii");
}

#[test]
fn r7_13_note_what_the_raise_pays_can_be_read_at_the_table() {
    let shown = |set: &str| -> Vec<u32> {
        open(STUD, set).odds("raise").iter().map(|odds| odds.gain()).collect()
    };
    assert_eq!(shown(""), [50, 20, 8, 6, 4, 3, 2, 1]);
    assert_eq!(shown("odds.raise.flush=7:1"), [50, 20, 8, 7, 4, 3, 2, 1]);
}

#[test]
fn r7_13_b_settled_from_the_dealers_right_ante_first() {
    let round = format!(
        "seat1 9c 9s 5h 7d 6c | seat3 8c 8s 5s 7h 6h | dealer {ACE_KING} | 1: ante 10 | \
         3: ante 20 | act 1 raise | act 3 fold"
    );
    check(STUD, "", &round, "3 ante loses 20; 1 ante wins 10; 1 raise wins 20");
}

#[test]
fn r7_14_higher_dealer_takes_both() {
    let expected = "1 ante loses 10 uk:7.14; 1 raise loses 20 uk:7.14";
    raised("Ac Qs 5h 7h 6c", ACE_KING, expected);
    raised("9c 8c 7c 6c 4c", "3c 3s 3h 2d 2h", expected);
}

#[test]
fn r7_15_exactly_alike_is_void_whatever_the_suits() {
    let expected = "1 ante pushes 0 uk:7.15; 1 raise pushes 0 uk:7.15";
    raised("Ac Ks 4c 3c 2c", ACE_KING, expected);
    raised("Jc 9c 7c 5c 3c", "Jh 9h 7h 5h 3h", expected);
}

#[test]
fn the_worst_ace_and_king_has_the_number_that_is_counted() {
    let number = |text: &str| {
        let cards: [Card; 5] = cards::parse_cards(text).expect("cards").try_into().expect("five");
        hands::high(&cards).number()
    };
    assert_eq!(number(ACE_KING), super::ACE_KING);
    assert_eq!(number(ACE_QUEEN), super::ACE_KING - 1);
}
