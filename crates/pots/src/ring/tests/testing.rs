//! A ring in a few lines, for tests.

use crate::ring::Ring;
use crate::sitting::Setup;
use crate::stakes::Stakes;
use crate::variants;
use cards::AnyCard;
use law::Posted;
use money::Cents;
use std::sync::Arc;
use table::{Act, Ask, Event, Input, Refusal, Seat, Table, Viewer, What};

/// A small generator of numbers, the same on every run.
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn below(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % sides.max(1)
    }
}

pub(super) fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

/// Stakes of a game; `set` is `name=value` pairs parted by spaces, `fees=` among them.
pub(super) fn stakes(id: &str, set: &str) -> Arc<Stakes> {
    let pairs = set.split_whitespace().map(|pair| pair.split_once('=').expect("name=value"));
    let (fees, set): (Vec<_>, Vec<_>) = pairs.partition(|(name, _)| *name == "fees");
    let posted: Posted =
        set.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let stakes = variants::find(id).expect(id).post(&posted);
    let fees = fees.first().map_or("none", |(_, fees)| fees);
    Arc::new(stakes.and_then(|s| s.with_fees(fees)).unwrap_or_else(|breach| panic!("{breach}")))
}

pub(super) fn empty(id: &str, set: &str) -> Ring {
    Ring::open(stakes(id, set), Setup::default())
}

pub(super) fn join(ring: &mut Ring, n: u8, dollars: i64) {
    let (seat, buy) = (seat(n), Cents::dollars(dollars));
    told(ring, Input::Join { seat, buy, how: None });
}

/// So many players with $100 each; the button at seat 1.
pub(super) fn table(id: &str, set: &str, players: u8) -> Ring {
    let mut ring = empty(id, set);
    (1..=players).for_each(|n| join(&mut ring, n, 100));
    draw(&mut ring);
    ring
}

/// Cards for the first button, the first player's being the highest.
pub(super) fn draw(ring: &mut Ring) {
    let mut high = (0..52).rev().filter_map(AnyCard::from_code);
    let deck = ring.stakes().deck.set();
    while let Ask::Card { .. } = ask(ring) {
        let card = high.find(|card| deck & card.bit() != 0).expect("a card");
        told(ring, Input::Card(card.into()));
    }
}

pub(super) fn ask(ring: &Ring) -> Ask {
    ring.asks().into_iter().next().expect("a ring waits for something")
}

#[track_caller]
pub(super) fn told(ring: &mut Ring, input: Input) -> Vec<Event> {
    let text = format!("{input:?}");
    ring.tell(input).unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

pub(super) fn decision(n: u8, act: &str) -> Input {
    let act: Act = act.parse().expect("an act");
    Input::Decide { seat: seat(n), act }
}

/// Players decide: `2 call, 3 raise 8`; cards come as they are asked for, from the highest down.
#[track_caller]
pub(super) fn say(ring: &mut Ring, acts: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for act in acts.split(',').map(str::trim) {
        deal(ring);
        let (n, act) = act.split_once(' ').expect("a seat and a word");
        events.extend(told(ring, decision(n.parse().expect("a seat"), act)));
    }
    events
}

/// Cards and shuffles, as long as they are asked for.
pub(super) fn deal(ring: &mut Ring) {
    loop {
        match ask(ring) {
            Ask::Card { .. } => told(ring, Input::Card(next_card(ring).into())),
            Ask::Shuffle { .. } => told(ring, Input::Shuffle {}),
            _ => return,
        };
    }
}

/// The highest card that is not out.
pub(super) fn next_card(ring: &Ring) -> AnyCard {
    let unseen = ring.hand().expect("a hand").unseen();
    AnyCard::from_code(63 - unseen.leading_zeros() as u8).expect("a card")
}

/// A refusal must cite that rule, and change nothing.
#[track_caller]
pub(super) fn no(ring: &mut Ring, input: Input, rule: &str) {
    let refusal = refused(ring, input).expect_err("a rule forbids it");
    assert_eq!(refusal.rule.map(|rule| rule.id), Some(rule), "{refusal}");
}

/// Tells it; a refusal must have changed nothing, and be what `check` says.
#[track_caller]
pub(super) fn refused(ring: &mut Ring, input: Input) -> Result<Vec<Event>, Refusal> {
    let (checked, before) = (ring.check(&input), whole(ring));
    let result = ring.tell(input);
    assert_eq!(result.clone().err(), checked.err());
    if result.is_err() {
        assert_eq!(whole(ring), before, "a refusal changes nothing");
    }
    result
}

/// Everything that can be seen of a ring.
pub(super) fn whole(ring: &Ring) -> String {
    let sight = serde_json::to_string(&ring.sight(Viewer::Croupier)).expect("json");
    let carried = serde_json::to_string(&ring.carried()).expect("json");
    format!("{sight}{carried}{:?}", ring.events())
}

/// The words of events: what happened, without numbers.
pub(super) fn text(events: &[Event]) -> String {
    let word = |event: &Event| match &event.what {
        What::Joined { seat, chips, how } => format!("{} joins {} {how}", seat.n(), chips.plain()),
        What::Left { seat, chips } => format!("{} leaves {}", seat.n(), chips.plain()),
        What::Bought { seat, amount, how } => {
            format!("{} buys {} {how}", seat.n(), amount.plain())
        }
        What::Button { seat, rule } => format!("button {} {rule}", seat.n()),
        What::Begun { seats } => {
            let seats: Vec<String> = seats.iter().map(|seat| seat.n().to_string()).collect();
            format!("begun {}", seats.join(" "))
        }
        What::LeftOut { seat, rule } => format!("{} left out {rule}", seat.n()),
        What::Posted { seat, name, amount, rule } => {
            format!("{} {name} {} {rule}", seat.n(), amount.plain())
        }
        What::Fee { from, amount, name, rule } => {
            format!("{from:?} {name} {} {rule}", amount.plain())
        }
        What::Dealt { to, card, face } => format!("{to} {card} {face:?}"),
        What::Discarded { of, cards, face } => format!("{of} throws {cards:?} {face:?}"),
        What::Laid { of, to, cards, .. } => format!("{of} to {to} {cards:?}"),
        What::Shown { of, cards } => format!("{of} shows {cards:?}"),
        What::Acted { seat, act, did, paid, rule, .. } => {
            format!("{} {did} ({act}) {} {rule}", seat.n(), paid.plain())
        }
        What::Office { office, seat, done, rule } => {
            format!("{} {done:?} {office:?} {rule}", seat.n())
        }
        What::Clock { seat, left, .. } => format!("clock {} {left}", seat.n()),
        What::Shuffled { rule } => format!("shuffled {rule}"),
        What::Settled(_) => "settled".to_owned(),
        What::Cleared => "cleared".to_owned(),
        other => format!("{other:?}"),
    };
    events.iter().map(word).collect::<Vec<_>>().join("; ")
}

/// The same without cards that were dealt.
pub(super) fn plain(events: &[Event]) -> String {
    let dealt = |event: &&Event| !matches!(event.what, What::Dealt { .. });
    text(&events.iter().filter(dealt).cloned().collect::<Vec<_>>())
}
