//! Colorado 30-2801 to 30-2817, the base game in its mini and midi forms, rule by rule.

mod dealing;
mod irregularities;
mod midi;
mod pays;
mod settlement;
mod wagers;

use crate::check::{open, play};
use crate::testing::Looks as _;
use cards::{Card, parse_cards};
use money::Cents;
use table::{
    Bet, Name, Party, Refusal, Ruling, Seat, Settlement, Table, Verbs as _, Viewer, What,
};

const MINI: &str = "co/baccarat";
const MIDI: &str = "co/midi-baccarat";

fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn bet(n: u8, wager: &str, dollars: i64) -> Bet {
    Bet::new(seat(n), wager, Cents::dollars(dollars))
}

fn ruling(rule: &str, card: &str) -> Ruling {
    let form = law::find(rule).and_then(|rule| rule.ruled);
    let asked = form.is_some_and(|form| form.takes(law::Part::Disclosed));
    let (card, disclosed) = (card.parse().ok(), asked.then_some(false));
    Ruling { rule: rule.to_string(), card, disclosed, ..Ruling::default() }
}

/// Plays a written round that must come to its settlement.
#[track_caller]
fn settled(table: &mut dyn Table, round: &str) -> Settlement {
    play(table, round).unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// The rule by which something was refused.
#[track_caller]
fn why<T>(result: Result<T, Refusal>) -> &'static str {
    let refusal = result.err().expect("a refusal");
    refusal.rule.expect("a refusal by a rule").id
}

/// A table with betting closed and these cards dealt in turn.
fn dealt(id: &str, set: &str, bets: &[Bet], cards: &str) -> Box<dyn Table> {
    let mut table = open(id, set);
    for bet in bets {
        table.stake(bet).expect("a lawful wager");
    }
    table.close().expect("betting closes");
    deal(table.as_mut(), cards);
    table
}

fn deal(table: &mut dyn Table, cards: &str) {
    for card in parse_cards(cards).expect("cards") {
        table.deal(card).expect("a card that is due");
    }
}

/// The hand that the next card goes to; empty when none is due.
fn next_hand(table: &dyn Table) -> Name {
    table.wants().map_or("".into(), |(to, _)| to)
}

/// Two cards that count `count`.
fn pair(count: u8) -> [Card; 2] {
    [card("Kh"), one(count)]
}

/// One card that counts `count`.
fn one(count: u8) -> Card {
    card(["Kd", "Ac", "2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c"][usize::from(count)])
}

/// A table with four cards out: hands of these counts.
fn counts(player: u8, banker: u8) -> Box<dyn Table> {
    let mut table = dealt(MINI, "", &[bet(1, "player", 10)], "");
    let ([p1, p2], [b1, b2]) = (pair(player), pair(banker));
    for card in [p1, b1, p2, b2] {
        table.deal(card).expect("one of the first four cards");
    }
    table
}

/// The cards a viewer has seen or not seen come out: `player 9h, banker ?`; turned ones with `!`.
fn sight(table: &dyn Table, viewer: Viewer) -> String {
    let seen = |event: What| match event {
        What::Dealt { to, card, .. } if card.is_known() => Some(format!("{to} {card}")),
        What::Dealt { to, .. } => Some(format!("{to} ?")),
        What::Shown { of, cards } => Some(format!("{of}! {}", cards[0])),
        _ => None,
    };
    table.whats(viewer).into_iter().filter_map(seen).collect::<Vec<_>>().join(", ")
}

/// What a summary says under a name.
fn said(table: &dyn Table, name: &str) -> String {
    table.figure(name).unwrap_or_else(|| panic!("nothing is said of {name}"))
}

/// What a seat won or lost, in cents.
fn net(settlement: &Settlement, n: u8) -> i64 {
    settlement.net(Party::Seat(seat(n))).get()
}
