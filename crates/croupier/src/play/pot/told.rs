//! What is said of a hand: a line, and the rule behind it.

use cards::AnyCard;
use law::Cite;
use pots::{Act, Done, Hand, Outcome, Seen};

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What.
    pub text: String,
    /// By which rule.
    pub rule: Option<Cite>,
}

impl Line {
    /// A line without a rule.
    pub fn plain(text: impl Into<String>) -> Line {
        Line { text: text.into(), rule: None }
    }

    /// A line by a rule.
    pub fn by(rule: Cite, text: impl Into<String>) -> Line {
        Line { text: text.into(), rule: Some(rule) }
    }
}

/// Cards with blanks between them.
pub fn cards(cards: &[AnyCard]) -> String {
    let faces: Vec<String> = cards.iter().map(ToString::to_string).collect();
    faces.join(" ")
}

/// A seat, yours or another's.
pub fn who(seat: u8, you: u8) -> String {
    if seat == you { "You".to_owned() } else { format!("Seat {seat}") }
}

/// What a player did. Cards thrown away are named to their owner alone, those turned up to all.
pub fn act(before: &Hand, place: usize, act: Act, done: &Done, you: u8) -> Line {
    let (held, seat) = (before.places()[place].cards(), before.places()[place].seat);
    let own = seat == you;
    let named = |mask: u8| -> Vec<AnyCard> {
        let held = held.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
        held.map(|(_, card)| *card).collect()
    };
    let text = match act {
        Act::Draw(mask) if mask != 0 => {
            let count = mask.count_ones();
            let s = if count == 1 { "" } else { "s" };
            let shown = if own { format!(": {}", cards(&named(mask))) } else { String::new() };
            format!("{count} card{s}{shown}")
        }
        Act::Discard(at) if own => cards(&named(1 << at)),
        Act::Discard(_) => "a card".to_owned(),
        Act::Raise(to) if done.paid != to => format!("{} to {to}", done.paid),
        Act::Call | Act::Raise(_) | Act::Bring => done.paid.to_string(),
        _ => String::new(),
    };
    let all_in = done.paid > money::Cents::ZERO && done.paid == before.places()[place].stack;
    let all_in = if all_in { ", all-in" } else { "" };
    let word = if own { second(done.word) } else { done.word.to_owned() };
    let text = format!("{} {word} {text}", who(seat, you));
    Line::by(done.rule, format!("{}{all_in}", text.trim_end()))
}

/// `raises` as it is said to who does it.
pub fn second(word: &str) -> String {
    let (verb, rest) = word.split_once(' ').unwrap_or((word, ""));
    let verb = verb.strip_suffix('s').unwrap_or(verb);
    format!("{verb} {rest}").trim_end().to_owned()
}

/// What became of the pot, with the fees.
pub fn settled(hand: &Hand, outcome: &Outcome, you: u8) -> Vec<Line> {
    let seat = |place: usize| who(hand.places()[place].seat, you);
    let mut lines = Vec::new();
    for fee in hand.fees().list() {
        let from = fee.seat.map_or("The pot".to_owned(), |seat| who(seat, you));
        let pays = if from == "You" { "pay" } else { "pays" };
        let text = format!("{from} {pays} the house {}: {}", fee.amount, fee.due.name);
        lines.push(Line::by(fee.due.rule, text));
    }
    if let Some(back) = outcome.returned {
        let text = format!("{} of {} goes back, not called", back.amount, seat(back.place));
        lines.push(Line::by(back.rule, text));
    }
    for award in &outcome.awards {
        let pot = if award.pot == 0 { String::new() } else { format!(", side pot {}", award.pot) };
        for share in &award.winners {
            let who = seat(share.place);
            let s = if who == "You" { "" } else { "s" };
            let text = match award.award {
                "returned" => format!("{} goes back to {who}", share.amount),
                name => format!("{who} win{s} {} ({name}{pot})", share.amount),
            };
            lines.push(Line::by(award.rule, text));
            if share.odd > money::Cents::ZERO {
                let text = format!("  {} of it could not be divided", share.odd);
                lines.push(Line::by(award.odd, text));
            }
        }
    }
    lines
}

/// The cards of somebody as they are seen, those hidden as `??`.
pub fn seen(player: &Seen) -> String {
    cards(player.cards())
}
