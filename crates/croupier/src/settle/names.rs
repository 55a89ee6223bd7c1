//! Names in a file that must be those of its table: misspelt ones are damage, with the nearest.

use super::{Round, hands};
use crate::Error;
use cards::AnyCard;
use table::{Act, Input, Refusal, Seat, Table};

/// What is decided at banked games, whichever has it.
const DECISIONS: [&str; 21] = [
    "call",
    "check",
    "double",
    "draw",
    "even-money",
    "flop",
    "fold",
    "hand",
    "hit",
    "house-way",
    "insurance",
    "play",
    "raise",
    "ride",
    "river",
    "set",
    "split",
    "stand",
    "surrender",
    "turn",
    "withdraw",
];

/// A place that is written must be one of the table, or a hand of one.
pub(super) fn is_place(table: &dyn Table, place: &str) -> Result<(), Error> {
    let spots = &table.sign().spots;
    let of_hand = hands::numbered(place).map(|(seat, _)| seat);
    if spots.iter().any(|spot| *spot == place || of_hand.is_some_and(|seat| *spot == seat)) {
        return Ok(());
    }
    let names = || spots.iter().map(AsRef::as_ref);
    let near = law::nearest(place, names());
    let hint = if near.is_empty() {
        let mut all: Vec<&str> = names().filter(|spot| !spot.starts_with("seat")).collect();
        if names().any(|spot| spot == "seat1") {
            all.insert(0, "seat1 and so on");
        }
        format!("there are {}", all.join(", "))
    } else {
        format!("did you mean {}?", near.join(" or "))
    };
    let (id, place) = (&table.sign().id, place.escape_debug());
    Err(Error::damaged(format!("[spots] {place}: {id} has no such place; {hint}")))
}

/// An act must begin with a word of its game; whether it is lawful now is the table's to say. A
/// word of another game is refused by the rule on decisions, one of no game is damage.
pub(super) fn is_word(table: &dyn Table, act: &str) -> Result<(), Error> {
    let first = |text: &str| text.split_whitespace().next().unwrap_or_default().to_string();
    let words = &table.sign().words;
    if words.is_empty() || words.iter().any(|word| first(word) == first(act)) {
        return Ok(());
    }
    let near = law::nearest(&first(act), words.iter().map(AsRef::as_ref)).join(", ");
    let hint = if near.is_empty() { String::new() } else { format!("; try {near}") };
    let why = format!("no decision `{}`{hint}", act.escape_debug());
    // A decision of other games is illegal here: what the table says to a word of no game has
    // the rule.
    let unknown = Input::Decide { seat: Seat::FIRST, act: Act::word("?") };
    let rule = table.check(&unknown).err().and_then(|refusal| refusal.rule);
    match rule.filter(|_| DECISIONS.contains(&first(act).as_str())) {
        Some(rule) => Err(Refusal::by(rule, why).into()),
        None => Err(Error::damaged(why)),
    }
}

/// A tile that does not exist is refused by the rule of the set, like one that is not in it; what
/// is written in any other way and is no card is damage.
pub(super) fn no_such_tile(table: &dyn Table, round: &Round) -> Result<(), Error> {
    for (spot, text) in &round.spots {
        let mut wrong = text.split_whitespace().filter_map(|word| word.parse::<AnyCard>().err());
        let Some(error) = wrong.find(cards::ParseCardError::is_pips) else { continue };
        // What the table says to a card that it cannot know has the rule.
        let unknown = table.check(&Input::Card(AnyCard::UNKNOWN.into())).err();
        if let Some(rule) = unknown.and_then(|refusal| refusal.rule) {
            return Err(Refusal::by(rule, format!("{spot}: {error}")).into());
        }
    }
    Ok(())
}
