//! Acts as they are written, and as a hand takes them.

use super::seat;
use crate::act::{self, Word, positions};
use crate::hand::Hand;
use crate::sitting::wording::Spoken;
use crate::variant::Face as Lies;
use cards::AnyCard;
use money::Cents;
use table::{Act, Cards, Face, Refusal};

/// Reads an act of a player. Amounts are totals of the round, and may be left out where there is
/// only one.
pub(super) fn read(hand: &Hand, at: usize, act: &Act) -> Result<act::Move, Refusal> {
    let (no_amount, no_cards) = (act.amount.is_none(), act.cards.is_empty());
    let bare = no_amount && no_cards;
    match act.word.as_ref() {
        "fold" if bare => Ok(act::Move::Fold),
        "check" if bare => Ok(act::Move::Check),
        "call" if no_cards => called(hand, at, act).map(|()| act::Move::Call),
        "bring" if no_cards => called(hand, at, act).map(|()| act::Move::Bring),
        "bet" | "raise" | "complete" if no_cards => raised(hand, act),
        "pat" if bare => Ok(act::Move::Draw(0)),
        "hide" if bare => Ok(act::Move::Hide),
        "draw" if no_amount => drawn(hand, at, &act.cards),
        "discard" if no_amount => discarded(hand, at, &act.cards),
        "expose" if no_amount => exposed(hand, at, &act.cards),
        "straddle" => Err(hand.straddle()),
        _ => Err(unknown(act)),
    }
}

/// What is no act.
pub(super) fn unknown(act: &Act) -> Refusal {
    Refusal::unknown(format!(
        "`{act}` is no act: fold, check, call, bet, raise, complete, bring, draw, pat, discard, \
         expose, hide, show, muck, kill"
    ))
}

/// An amount that is said with a call must be what it comes to.
fn called(hand: &Hand, at: usize, act: &Act) -> Result<(), Refusal> {
    let (Some(said), Some(menu)) = (act.amount, hand.menu()) else { return Ok(()) };
    let total = hand.places()[at].bet + menu.call;
    if hand.turn() != Some(at) || said == total {
        return Ok(());
    }
    let why = format!("a {} here makes it {total}, not {said}", act.word);
    Err(Refusal::by(hand.this_street().betting, why))
}

fn raised(hand: &Hand, act: &Act) -> Result<act::Move, Refusal> {
    if let Some(to) = act.amount {
        return Ok(act::Move::Raise(to));
    }
    let Some(menu) = hand.menu() else {
        return Err(Refusal::by(hand.rule_of_turns(), format!("nobody may {} now", act.word)));
    };
    match menu.raise {
        Some(span) if span.min == span.max => Ok(act::Move::Raise(span.min)),
        // Over an open pair a bare word means the lower limit's bet.
        Some(span) if menu.word == Word::Complete => Ok(act::Move::Raise(span.min)),
        Some(span) => Err(Refusal::unknown(format!(
            "say how much: a {} here makes it {} to {}",
            menu.word.text(),
            span.min.plain(),
            span.max.plain()
        ))),
        // Whatever is asked for, the refusal says why nothing is possible.
        None => Ok(act::Move::Raise(Cents::READ_MAX)),
    }
}

fn drawn(hand: &Hand, at: usize, cards: &Cards) -> Result<act::Move, Refusal> {
    let held = hand.holding(at);
    positions(held, &named(cards)).map(act::Move::Draw).ok_or_else(|| {
        let why = format!("`{cards}`: not all of them are in the hand {held:?}");
        Refusal::by(hand.cites().exchange, why)
    })
}

fn discarded(hand: &Hand, at: usize, cards: &Cards) -> Result<act::Move, Refusal> {
    let held = hand.holding(at);
    match positions(held, &named(cards)) {
        Some(mask) if mask.is_power_of_two() => {
            Ok(act::Move::Discard(mask.trailing_zeros() as u8))
        }
        Some(_) => Err(Refusal::unknown("one card is thrown away")),
        None => Err(Refusal::unknown(format!("{cards} is not in the hand {held:?}"))),
    }
}

/// The hidden card is turned up, and need not be named.
fn exposed(hand: &Hand, at: usize, cards: &Cards) -> Result<act::Move, Refusal> {
    let held = hand.holding(at);
    let named = positions(held, &named(cards)).unwrap_or(u8::MAX);
    let down = |card: usize| hand.places()[at].face(card) == Lies::Down;
    if (0..8).filter(|card| named >> card & 1 == 1).all(|card| card < held.len() && down(card)) {
        return Ok(act::Move::Expose);
    }
    Err(Refusal::unknown(format!("`{cards}` is not the hidden card of {held:?}")))
}

fn named(cards: &Cards) -> Vec<AnyCard> {
    cards.all().collect()
}

/// An act as it is written, and who may see its cards.
pub(super) fn written(before: &Hand, at: usize, act: act::Move) -> (Act, Face) {
    let own = Face::Own(seat(before.places()[at].seat));
    let chosen = |mask: u8| {
        let held = before.holding(at).iter().enumerate();
        Cards::row(held.filter(|(card, _)| mask >> card & 1 == 1).map(|(_, c)| *c).collect())
    };
    let word = |word: &'static str| (Act::word(word), Face::Up);
    match act {
        act::Move::Fold => word("fold"),
        act::Move::Check => word("check"),
        act::Move::Call => word("call"),
        act::Move::Bring => word("bring"),
        act::Move::Raise(to) => {
            let more = before.menu().map_or(Word::Raise, |menu| menu.word);
            (Act::amount(more.text(), to), Face::Up)
        }
        act::Move::Draw(0) => word("pat"),
        act::Move::Draw(mask) => (Act::cards("draw", chosen(mask)), own),
        act::Move::Discard(card) => (Act::cards("discard", chosen(1 << card)), own),
        act::Move::Expose => word("expose"),
        act::Move::Hide => word("hide"),
    }
}

/// What a player said: `fold`, `raise`, `raise to 20.00`, `all in`; nothing is silence.
pub(super) fn spoken(words: &str) -> Option<Spoken> {
    let words = words.trim().to_ascii_lowercase();
    let (first, rest) = words.split_once(' ').unwrap_or((&words, ""));
    let rest = rest.trim();
    let amount = rest.strip_prefix("to ").unwrap_or(rest).trim();
    match (first, rest) {
        ("", _) => Some(Spoken::Silence),
        ("fold", "") => Some(Spoken::Fold),
        ("check", "") => Some(Spoken::Check),
        ("call", "") => Some(Spoken::Call),
        ("all-in", "") | ("all", "in") => Some(Spoken::AllIn),
        ("bet" | "raise", "") => Some(Spoken::Raise),
        ("bet" | "raise", _) => amount.parse().ok().map(Spoken::RaiseTo),
        _ => None,
    }
}
