//! Blackjack of Great Britain: 21+3, Royal Match and Perfect Pairs.
//!
//! Rules: uk:

use super::{Match, Pair, Three};
use crate::check::{breach, check, open, play, refused};
use cards::{Card, parse_cards};
use table::What;

const BJ: &str = "uk/blackjack";
const PLAYS: &str = "act 1 stand | dealer";

/// A side wager of 10 beside an initial wager of 10 that is left at its two cards.
#[track_caller]
fn side(set: &str, wager: &str, cards: &str, dealer: &str, expected: &str) {
    let round = format!("1: initial 10, {wager} 10 | seat1 {cards} | {PLAYS} {dealer}");
    let mut table = open(BJ, set);
    let settled = play(table.as_mut(), &round).unwrap_or_else(|refusal| panic!("{refusal}"));
    let found = crate::check::on_hand(&settled.lines[0]);
    assert!(found.starts_with(&format!("1 {wager} {expected}")), "{cards}: {found}");
}

/// A side wager needs four decks or six, an initial wager, and is settled before any decision.
#[track_caller]
fn offered(wager: &str, rule: &str) {
    let (id, set) = (format!("uk/blackjack-{wager}"), format!("offers.{wager}=true"));
    for decks in 1..=8 {
        let suits = decks == 4 || decks == 6;
        for (id, set) in [(id.as_str(), String::new()), (BJ, set.clone())] {
            let breach = breach(id, &format!("decks={decks} {set}"));
            assert_eq!(breach.is_empty(), suits, "{id} {decks}: {breach}");
            assert!(suits || breach.contains(rule), "{breach}");
        }
    }
    assert_eq!(breach(BJ, &format!("offers.{wager}=false decks=8")), "");
}

#[track_caller]
fn needs_initial(wager: &str, rule: &str) {
    let round = format!("2: initial 10 | 1: {wager} 5 | seat2 Th 9c | dealer Th 9d");
    refused(BJ, "", &round, rule);
}

/// The money has moved before the first decision, and stays so.
#[track_caller]
fn settled_first(wager: &str) {
    let round = format!("1: initial 10, {wager} 5 | seat1 Kh Qh | {PLAYS} Th 9d");
    let mut table = open(BJ, "");
    play(table.as_mut(), &round).unwrap_or_else(|refusal| panic!("{refusal}"));
    let at = |is: fn(&What) -> bool| table.events().iter().position(|event| is(&event.what));
    let paid = at(|what| matches!(what, What::Paid(_)));
    let acted = at(|what| matches!(what, What::Acted { .. }));
    assert!(paid.is_some() && paid < acted, "{wager}: {paid:?} {acted:?}");
    let Some(What::Paid(first)) = paid.map(|at| table.events()[at].what.clone()) else { return };
    assert!(first.lines.iter().all(|line| line.wager == wager));
}

/// The hand goes as it would without the side wager.
#[track_caller]
fn leaves_the_play_alone(wager: &str) {
    let round = "seat1 8h 8c | act 1 split | seat1.1 3c Td | seat1.2 9d | act 1 double \
                 | act 1 stand | dealer Th 9c";
    let plain = "1 initial-1 wins 10; 1 double-1 wins 10; 1 split-2 loses 10";
    check(BJ, "", &format!("1: initial 10 | {round}"), plain);
    let mut table = open(BJ, "");
    let with = format!("1: initial 10, {wager} 5 | {round}");
    let settled = play(table.as_mut(), &with).unwrap_or_else(|refusal| panic!("{refusal}"));
    let hands = settled.lines.iter().filter(|line| line.wager != wager);
    let found: Vec<String> = hands.map(crate::check::on_hand).collect();
    crate::check::compare(BJ, &found, plain);
}

/// A house may leave it out, and then nobody makes it.
#[track_caller]
fn may_be_left_out(wager: &str) {
    let round = format!("1: initial 10, {wager} 5 | seat1 Th 9c | {PLAYS} Th 9d");
    refused(BJ, &format!("offers.{wager}=false"), &round, "uk:4.2");
}

#[test]
fn r4_2_what_is_not_on_the_layout_is_not_taken() {
    for wager in ["21-plus-3", "royal-match", "perfect-pairs"] {
        may_be_left_out(wager);
    }
}

#[test]
fn r4_3_no_other_side_wager_is_taken() {
    let round = format!("1: initial 10, lucky-ladies 5 | seat1 Th 9c | {PLAYS} Th 9d");
    refused(BJ, "", &round, "uk:4.16");
}

#[test]
fn r4_31_the_house_may_leave_it_out() {
    may_be_left_out("21-plus-3");
}

#[test]
fn r4_39_the_house_may_leave_it_out() {
    may_be_left_out("royal-match");
}

#[test]
fn r4_48_the_house_may_leave_it_out() {
    may_be_left_out("perfect-pairs");
}

#[test]
fn r4_32_four_decks_or_six() {
    offered("21-plus-3", "uk:4.32");
}

#[test]
fn r4_33_four_kinds_of_three_cards_win() {
    let kind = |text: &str| {
        let cards: [Card; 3] = parse_cards(text).expect("cards").try_into().expect("three");
        Three::of(cards)
    };
    let kinds = [
        ("Ah 2h 3h", Three::StraightFlush),
        ("Qh Kh Ah", Three::StraightFlush),
        ("Ah 2c 3h", Three::Straight),
        ("Kh Ac Qh", Three::Straight),
        ("Kh Ac 2h", Three::Nothing),
        ("9h 7c 8h", Three::Straight),
        ("9h 7c 6h", Three::Nothing),
        ("9h 9c 9h", Three::OfAKind),
        ("9h 9h 9h", Three::OfAKind),
        ("9h 9h 8h", Three::Flush),
        ("9h 9c 8h", Three::Nothing),
        ("2h 9h Kh", Three::Flush),
    ];
    for (cards, expected) in kinds {
        assert_eq!(kind(cards), expected, "{cards}");
    }
    // The dealer's first card is the third, and its second is not looked at.
    side("", "21-plus-3", "9h 8c", "7d Tc", "wins 90");
    side("", "21-plus-3", "9h 8c", "Tc Kd", "wins 90");
    side("", "21-plus-3", "9h 8c", "Jc 7d", "loses 10");
}

#[test]
fn r4_34_each_pays_9_to_1_or_better() {
    side("", "21-plus-3", "9h 9c", "9d 8c", "wins 90 uk:4.34");
    side("odds.21-plus-3.straight=10:1", "21-plus-3", "9h 8c", "Td 8c", "wins 100");
    assert!(breach(BJ, "odds.21-plus-3.flush=8:1").contains("uk:4.34"));
}

#[test]
fn r4_35_all_others_lose() {
    side("", "21-plus-3", "9h 9c", "Td 8c", "loses 10 uk:4.35");
}

#[test]
fn r4_36_the_play_stays_as_it_is() {
    leaves_the_play_alone("21-plus-3");
}

#[test]
fn r4_37_an_initial_wager_is_needed() {
    needs_initial("21-plus-3", "uk:4.37");
}

#[test]
fn r4_38_it_is_settled_before_any_decision() {
    settled_first("21-plus-3");
}

#[test]
fn r4_40_four_decks_or_six() {
    offered("royal-match", "uk:4.40");
}

#[test]
fn r4_41_two_cards_of_one_suit_win() {
    side("", "royal-match", "9h 2h", "Td 8c", "wins 15");
    side("", "royal-match", "9h 2c", "Th 8c", "loses 10");
}

#[test]
fn r4_42_the_least_odds() {
    let rows = [
        ("Kh Qh", "wins 300"),
        ("Qh Kh", "wins 300"),
        ("9h 9h", "wins 80"),
        ("Ah 2h", "wins 40"),
        ("9h 8h", "wins 40"),
        ("Jh Qh", "wins 40"),
        ("9h 7h", "wins 15"),
    ];
    for (cards, pays) in rows {
        side("", "royal-match", cards, "Td 8c", &format!("{pays} uk:4.42"));
    }
    // An ace is next to the king, too (reading:uk-royal-match-ends); that hand is a nineteen less
    // than a blackjack only by its suit.
    assert_eq!(
        Match::of(["Ah", "Kh"].map(|card| card.parse().expect("a card"))),
        Match::StraightFlush
    );
    assert!(breach(BJ, "odds.royal-match.suited-pair=7:1").contains("uk:4.42"));
}

#[test]
fn r4_43_two_pay_tables() {
    for (table, rows) in [("PT1", [300, 90, 50, 15]), ("PT2", [400, 80, 40, 15])] {
        for (cards, pays) in ["Kh Qh", "9h 9h", "9h 8h", "9h 2h"].iter().zip(rows) {
            let set = format!("paytable.royal-match={table}");
            side(&set, "royal-match", cards, "Td 8c", &format!("wins {pays} uk:4.43"));
        }
    }
}

#[test]
fn r4_44_two_suits_lose() {
    side("", "royal-match", "Kh Qc", "Td 8c", "loses 10 uk:4.44");
}

#[test]
fn r4_45_the_play_stays_as_it_is() {
    leaves_the_play_alone("royal-match");
}

#[test]
fn r4_46_an_initial_wager_is_needed() {
    needs_initial("royal-match", "uk:4.46");
}

#[test]
fn r4_47_it_is_settled_before_any_decision() {
    settled_first("royal-match");
}

#[test]
fn r4_49_four_decks_or_six() {
    offered("perfect-pairs", "uk:4.49");
}

#[test]
fn r4_50_pairs_of_one_rank_win() {
    side("", "perfect-pairs", "9h 9c", "Td 8c", "wins 50");
    side("", "perfect-pairs", "Kh Qh", "Td 8c", "loses 10");
}

#[test]
fn r4_51_the_least_odds() {
    for (cards, pays) in [("9h 9c", "50"), ("9h 9d", "100"), ("9h 9h", "250"), ("9c 9s", "100")] {
        side("", "perfect-pairs", cards, "Td 8c", &format!("wins {pays} uk:4.51"));
    }
    assert_eq!(Pair::of(["9s", "9d"].map(|card| card.parse().expect("a card"))), Pair::Mixed);
    assert!(breach(BJ, "odds.perfect-pairs.perfect-pair=24:1").contains("uk:4.51"));
}

#[test]
fn r4_52_two_pay_tables() {
    for (table, rows) in [("PT1", [50, 120, 300]), ("PT2", [50, 100, 300])] {
        for (cards, pays) in ["9h 9c", "9h 9d", "9h 9h"].iter().zip(rows) {
            let set = format!("paytable.perfect-pairs={table}");
            side(&set, "perfect-pairs", cards, "Td 8c", &format!("wins {pays} uk:4.52"));
        }
    }
    // Each is posted by itself, though the tables of both have the same names.
    side("paytable.perfect-pairs=PT2", "royal-match", "Kh Qh", "Td 8c", "wins 300 uk:4.42");
    side("paytable.royal-match=PT2", "perfect-pairs", "9h 9h", "Td 8c", "wins 250 uk:4.51");
}

#[test]
fn r4_53_no_pair_loses() {
    side("", "perfect-pairs", "9h 8h", "Td 8c", "loses 10 uk:4.53");
}

#[test]
fn r4_54_the_play_stays_as_it_is() {
    leaves_the_play_alone("perfect-pairs");
}

#[test]
fn r4_55_an_initial_wager_is_needed() {
    needs_initial("perfect-pairs", "uk:4.55");
}

#[test]
fn r4_56_it_is_settled_before_any_decision() {
    settled_first("perfect-pairs");
}
