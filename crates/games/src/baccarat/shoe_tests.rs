//! A shoe at a table of Colorado: cut, marked, burned, dealt until the cutting card, a last hand.
//!
//! Rules: co:30-

use super::shoe::{MARKER_MIN, burn_count};
use crate::check::{open, play};
use cards::{AnyCard, Pack};
use table::{Ask, Cut, Input, NewShoe, Seat, Table, Verbs as _, Viewer};

fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

/// A card, and so many more.
fn burned(first: &str, more: usize) -> Vec<AnyCard> {
    let first: AnyCard = first.parse().expect("a card");
    std::iter::once(first).chain(Pack::decks(8).all().take(more)).collect()
}

/// A shoe of eight decks of which an ace and one card are burned, so that 414 are left, with the
/// cutting card so many from the back.
fn marked(marker: u16) -> Input {
    Input::Shoe(NewShoe { marker: Some(marker), burned: burned("Ah", 1), ..NewShoe::default() })
}

/// A hand of four cards.
fn hand(table: &mut dyn Table) {
    let round = "player 9h Kc | banker 2c Kd | 1: player 10";
    play(table, round).unwrap_or_else(|refusal| panic!("{refusal}"));
    table.say(Input::Clear {}).expect("settled");
}

fn stage(table: &dyn Table) -> String {
    table.sight(Viewer::Public).figure("shoe").unwrap_or_default().to_string()
}

/// The rule by which a shoe is not put on the table.
fn refused(table: &dyn Table, shoe: NewShoe) -> Option<&'static str> {
    table.check(&Input::Shoe(shoe)).err().map(|refusal| refusal.rule.expect("a rule").id)
}

#[test]
fn r2810_1_a_shoe_that_is_over_waits_for_the_reshuffle() {
    let mut table = open("co/baccarat", "");
    table.say(marked(412)).expect("lawful");
    hand(table.as_mut());
    hand(table.as_mut());
    assert_eq!(stage(table.as_ref()), "over");
    assert!(matches!(table.next(), Ask::Shoe { .. }), "{:?}", table.next());
    // A wager may lie and wait for it.
    let wagers = play(table.as_mut(), "player 9h Kc | banker 2c Kd | 2: player 10");
    assert_eq!(wagers.expect_err("no cards").rule.map(|rule| rule.id), Some("co:30-2813(4)"));
    table.say(marked(14)).expect("a new shoe");
    hand(table.as_mut());
    assert_eq!(stage(table.as_ref()), "open");
}

#[test]
fn r2810_2_cut_is_offered_from_the_highest_seat_clockwise() {
    let mut table = open("co/baccarat", "");
    let cut = |by: Option<u8>, declined: &[u8]| {
        let declined = declined.iter().map(|n| seat(*n)).collect();
        let cut = Some(Cut { by: by.map(seat), declined, at: 100 });
        NewShoe { cut, ..NewShoe::default() }
    };
    assert_eq!(refused(table.as_ref(), cut(None, &[])), None, "nobody is there: the dealer cuts");
    for n in [3, 7, 1, 5] {
        let joins = Input::Join { seat: seat(n), buy: money::Cents::ZERO, how: None };
        table.say(joins).expect("a seat");
    }
    let order = Some("co:30-2810(2)");
    for (by, declined, rule) in [
        (Some(7), &[][..], None),
        (Some(5), &[], order),
        (Some(1), &[], order),
        (Some(1), &[7], None),
        (Some(5), &[7, 1], order),
        (Some(3), &[7, 1], None),
        (None, &[7, 1, 3], order),
        (None, &[7, 1, 3, 5], None),
    ] {
        assert_eq!(refused(table.as_ref(), cut(by, declined)), rule, "{by:?} {declined:?}");
    }
}

#[test]
fn r2810_3_nine_cards_from_an_end_is_refused_ten_is_not() {
    let table = open("co/baccarat", "");
    for (at, lawful) in
        [(9, false), (10, true), (11, true), (405, true), (406, true), (407, false)]
    {
        let cut = Some(Cut { by: None, declined: Vec::new(), at });
        let rule = refused(table.as_ref(), NewShoe { cut, ..NewShoe::default() });
        assert_eq!(rule, (!lawful).then_some("co:30-2810(3)"), "{at}");
    }
}

#[test]
fn r2810_4_marker_thirteen_from_the_back_is_refused_fourteen_is_not() {
    let table = open("co/baccarat", "");
    assert_eq!(MARKER_MIN, 14);
    for (marker, lawful) in [(13, false), (14, true), (15, true)] {
        let shoe = NewShoe { marker: Some(marker), burned: burned("Ah", 1), ..NewShoe::default() };
        assert_eq!(refused(table.as_ref(), shoe), (!lawful).then_some("co:30-2810(4)"));
    }
}

#[test]
fn r2810_4_burns_the_first_card_and_its_number() {
    let table = open("co/baccarat", "");
    for (first, n) in [("Ah", 1), ("2c", 2), ("9d", 9), ("Ts", 10), ("Jh", 10), ("Kc", 10)] {
        for (more, lawful) in [(n - 1, false), (n, true), (n + 1, false)] {
            let (marker, burned) = (Some(14), burned(first, more));
            let rule = refused(table.as_ref(), NewShoe { marker, burned, ..NewShoe::default() });
            assert_eq!(rule, (!lawful).then_some("co:30-2810(4)"), "{first} and {more}");
        }
        assert_eq!(usize::from(burn_count(first.parse().expect("a card"))), n);
    }
}

#[test]
fn r2813_4_cutting_card_ends_the_shoe_after_one_more_hand() {
    let mut table = open("co/baccarat", "");
    table.say(marked(412)).expect("lawful");
    assert_eq!(stage(table.as_ref()), "open");
    // It shows in the middle of a hand, which is completed.
    hand(table.as_mut());
    assert_eq!(stage(table.as_ref()), "last hand");
    hand(table.as_mut());
    assert_eq!(stage(table.as_ref()), "over");
}

#[test]
fn r2813_4_cutting_card_first_in_a_hand_changes_nothing() {
    // Reading co-cut-card-first.
    let mut table = open("co/baccarat", "");
    table.say(marked(410)).expect("lawful");
    hand(table.as_mut());
    assert_eq!(stage(table.as_ref()), "open");
    hand(table.as_mut());
    assert_eq!(stage(table.as_ref()), "last hand");
}
