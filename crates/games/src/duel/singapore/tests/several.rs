//! One player on several positions, and hands that are not shown: 1.1.2, 3.4.1, 3.10.1, 5.10.
//!
//! Rules: sg:

use super::super::testing::{
    ID, JACKPOT, check, closed, deals, finds, play, refused, rule, ruling,
};
use crate::check::open;
use crate::testing::{Looks as _, Replays as _};
use table::Tape;
use table::{Seat, Table, Viewer, What};

/// Three seats with hands and their Antes: seat 1 wins with aces, the others lose.
const THREE: &str = "seat1 As Ad | seat2 Qs 5d | seat3 Qd 5s | dealer Kh 9c | \
                     board 2c 3d 7h Js 8d | 1: ante 10 | 2: ante 10 | 3: ante 10";

fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

/// How many cards of its own a seat has been let see.
fn seen(table: &dyn Table, n: u8) -> usize {
    let own = format!("seat{n}");
    let count = |event: &What| match event {
        What::Dealt { to, card, .. } if *to == own => usize::from(card.is_known()),
        What::Handed { of, cards, .. } if *of == own => {
            cards.iter().filter(|card| card.is_known()).count()
        }
        _ => 0,
    };
    table.whats(Viewer::Seat(seat(n))).iter().map(count).sum()
}

/// Seats 1 to 3 with Antes, 1 and 3 of one player.
fn joined(device: &str, more: &str) -> Tape {
    let mut table = closed(device, &[(1, "ante", "10"), (2, "ante", "10"), (3, "ante", "10")]);
    rule(table.as_mut(), &ruling(&format!("3.4.1 seats=1,3 {more}"))).expect("one player");
    table
}

#[test]
fn r1_1_2_hands_beside_the_one_looked_at_are_played_unseen() {
    for device in ["device=automated", "device=manual"] {
        let mut table = joined(device, "seat=3");
        deals(table.as_mut());
        assert_eq!([1, 2, 3].map(|n| seen(table.as_ref(), n)), [0, 2, 2], "{device}");
    }
    // They have the same choices, and are shown at the end like any hand.
    finds(&format!("{THREE} | ruled@c1 3.4.1 seats=1,3 seat=3"), "1 flop wins 20");
    let round = format!("{THREE} | ruled@c1 3.4.1 seats=1,3 seat=3 | acts 1 fold");
    finds(&round, "1 ante loses 10 sg:3.9.1");
}

#[test]
fn r3_4_1_a_player_looks_at_one_hand_only() {
    let mut table = joined("", "");
    let look = |table: &mut dyn Table, n| rule(table, &ruling(&format!("3.4.1 seat={n}")));
    deals(table.as_mut());
    assert_eq!([1, 2, 3].map(|n| seen(table.as_ref(), n)), [0, 2, 0], "not yet chosen");
    look(table.as_mut(), 3).expect("the first hand looked at");
    assert_eq!([1, 2, 3].map(|n| seen(table.as_ref(), n)), [0, 2, 2]);
    for n in [1, 2, 3] {
        let refusal = look(table.as_mut(), n).expect_err("one hand only");
        assert_eq!(refusal.rule.map(|rule| rule.id), Some("sg:3.4.1"), "{refusal}");
    }
    assert_eq!([1, 2, 3].map(|n| seen(table.as_ref(), n)), [0, 2, 2], "nothing was handed");
    // The record alone gives the same table.
    table.same(open(ID, ""));
}

#[test]
fn r3_4_1_positions_are_joined_once_before_their_cards() {
    for parts in
        ["seats=1", "seats=1,1", "seats=1,4", "seats=1,2 seat=3", "seat=1", "seats=1,2 count=2"]
    {
        refused(&format!("{THREE} | ruled@c1 3.4.1 {parts}"), "3.4.1");
    }
    refused(&format!("{THREE} | ruled@c7 3.4.1 seats=1,2"), "3.4.1");
    let twice = "ruled@c1 3.4.1 seats=1,2 | ruled@c1 3.4.1 seats=2,3";
    refused(&format!("{THREE} | {twice}"), "3.4.1");
    // On the board alone no hand is looked at.
    finds(&format!("{THREE} | ruled@c6 3.4.1 seats=1,2"), "1 flop wins 20");
}

#[test]
fn r3_5_2_the_jackpot_is_open_to_hands_seen_and_unseen() {
    let round = format!(
        "seat1 7s 7d | seat2 6s 6d | dealer Kh 9c | board 7c 6c 7h 6h 8d | \
         1: ante 10, {JACKPOT} 1 | 2: ante 10, {JACKPOT} 1 | ruled@c1 3.4.1 seats=1,2 seat=1"
    );
    finds(&round, "1 progressive-jackpot wins 300 sg:4.2");
    finds(&round, "2 progressive-jackpot wins 300 sg:4.2");
}

#[test]
fn r3_10_1_a_hand_not_shown_loses_and_keeps_the_community_award() {
    // Seat 1 would have won everything, and four of a kind besides.
    let round = |board: &str| {
        format!(
            "seat1 As Ad | dealer Kh 9c | board {board} | 1: ante 10, bonus 5, {JACKPOT} 1 | \
             acts 1 flop turn river | ruled@s6 3.10.1 seat=1"
        )
    };
    let lost = "1 ante loses 10 sg:3.10.1; 1 flop loses 20 sg:3.10.1; 1 turn loses 10 sg:3.10.1; \
                1 river loses 10 sg:3.10.1; 1 bonus loses 5 reading:sg-declined-bonus";
    let nothing = "1 progressive-jackpot loses 1 sg:4.2";
    check(&round("Ac 3d 7h Ah 8d"), &format!("{lost}; {nothing}"));
    let community = "1 progressive-jackpot wins 300 sg:4.2.1";
    check(&round("7c 7d 7h 7s 8d"), &format!("{lost}; {community}"));
    // Nobody but its owner ever sees it.
    let mut table = open(ID, "");
    play(table.as_mut(), &round("Ac 3d 7h Ah 8d")).expect("a round");
    let shown = |event: &What| matches!(event, What::Shown { of, .. } if of == "seat1");
    assert!(!table.whats(Viewer::Public).iter().any(shown));
}

#[test]
fn r3_10_1_a_hand_is_declined_at_the_comparison() {
    // While something is to be decided, of a folded hand, of one that lies open, twice.
    refused(&format!("{THREE} | ruled@d2 3.10.1 seat=1"), "3.10.1");
    refused(&format!("{THREE} | ruled@s5 3.10.1 seat=4"), "3.10.1");
    refused(&format!("{THREE} | acts 2 fold | ruled@s6 3.10.1 seat=2"), "3.10.1");
    refused(&format!("{THREE} | ruled 3.10.1 seat=1"), "3.10.1");
    let twice = "ruled@s6 3.10.1 seat=1 | ruled@s6 3.10.1 seat=1";
    refused(&format!("{THREE} | {twice}"), "3.10.1");
    // As soon as the last decision is made.
    finds(&format!("{THREE} | ruled@s5 3.10.1 seat=1"), "1 flop loses 20 sg:3.10.1");
    finds(&format!("{THREE} | ruled@s8 3.10.1 seat=1"), "1 flop loses 20 sg:3.10.1");
}

#[test]
fn r5_10_1_with_a_hand_looked_at_the_unseen_ones_are_invalid() {
    let ruled = "ruled@d1 5.10.1 seat=2 seats=1,3";
    check(
        &format!("{THREE} | {ruled}"),
        "1 ante returned 0 sg:5.10.1; 2 ante loses 10; 2 flop loses 20; \
         3 ante returned 0 sg:5.10.1",
    );
    // Two looked at: both go on.
    check(
        &format!("{THREE} | ruled@d1 5.10.1 seat=2 seats=3"),
        "1 ante pushes 0; 1 flop wins 20; 2 ante loses 10; 2 flop loses 20; \
         3 ante returned 0 sg:5.10.1",
    );
    for parts in ["seats=1,3", "seat=2", "seat=2 seats=2,3", "seat=4 seats=1", "seat=2 seats=4"] {
        refused(&format!("{THREE} | ruled@d1 5.10.1 {parts}"), "5.10.1");
    }
    // A hand on which something was decided has been looked at; a blind one has not.
    refused(&format!("{THREE} | ruled@d2 5.10.1 seat=2 seats=1"), "5.10.1");
    let blind = "ruled@c1 3.4.1 seats=1,3 seat=1 | ruled@d1 5.10.1 seat=3 seats=2";
    refused(&format!("{THREE} | {blind}"), "5.10.1");
    let seen = "ruled@c1 3.4.1 seats=1,3 seat=1 | ruled@d1 5.10.1 seat=2 seats=1";
    refused(&format!("{THREE} | {seen}"), "5.10.1");
}

#[test]
fn r5_10_2_with_none_looked_at_the_first_dealt_is_played() {
    check(
        &format!("{THREE} | ruled@d1 5.10.2 seats=3,2"),
        "1 ante pushes 0; 1 flop wins 20; 2 ante loses 10; 2 flop loses 20; \
         3 ante returned 0 sg:5.10.2",
    );
    check(
        &format!("{THREE} | ruled@d1 5.10.2 seats=3,2,1"),
        "1 ante pushes 0; 1 flop wins 20; 2 ante returned 0 sg:5.10.2; \
         3 ante returned 0 sg:5.10.2",
    );
    for parts in ["seats=1", "seats=2,2", "seats=2,4", "seat=1 seats=1,2"] {
        refused(&format!("{THREE} | ruled@d1 5.10.2 {parts}"), "5.10.2");
    }
    refused(&format!("{THREE} | ruled@d2 5.10.2 seats=1,2"), "5.10.2");
    refused(&format!("{THREE} | ruled@c6 5.10.2 seats=1,2"), "5.10.2");
}

#[test]
fn r5_10_1_a_blind_hand_that_has_acted_is_still_one_not_looked_at() {
    let joined = "ruled@c1 3.4.1 seats=1,2,3 seat=1";
    let out = format!("{THREE} | {joined} | ruled@d3 5.10.1 seat=1 seats=2,3");
    finds(&out, "2 flop returned 0 sg:5.10.1");
    finds(&out, "3 ante returned 0 sg:5.10.1");
    // The one that its player has looked at is not among them.
    refused(&format!("{THREE} | {joined} | ruled@d3 5.10.1 seat=2 seats=1,3"), "5.10.1");
}

#[test]
fn r5_10_2_none_of_them_looked_at_although_they_have_acted() {
    let joined = "ruled@c1 3.4.1 seats=1,2,3";
    let out = format!("{THREE} | {joined} | ruled@d4 5.10.2 seats=1,2,3");
    for seat in [2, 3] {
        finds(&out, &format!("{seat} flop returned 0 sg:5.10.2"));
    }
    finds(&out, "1 flop wins 20");
}
