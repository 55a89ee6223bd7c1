//! Words and chips: what a player has done who spoke, or put chips in, or both.

use super::Ways;
use crate::act::{Menu, Move};
use crate::hand::Hand;
use crate::variant::Limit;
use money::Cents;
use table::Refusal;

/// What a player said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spoken {
    /// Nothing.
    Silence,
    /// "Fold".
    Fold,
    /// "Check".
    Check,
    /// "Call".
    Call,
    /// "Bet" or "raise", without a number.
    Raise,
    /// "Bet" or "raise", to a total of this round.
    RaiseTo(Cents),
    /// "All in".
    AllIn,
}

/// What the player to act has done by words and chips; each motion is a list of chips.
///
/// Words hold against chips. In silence a lone chip larger than the bet to be met is a call, and
/// a lone chip that opens is worth all of itself as far as that is allowed. A bet is one motion.
///
/// # Errors
/// What cannot be read as an act, with the rule; and whatever the hand does not allow.
pub fn said(hand: &Hand, words: Spoken, motions: &[&[Cents]]) -> Result<Move, Refusal> {
    let Some(menu) = hand.menu() else {
        return Err(Refusal::by(hand.rule_of_turns(), "nobody is to bet now"));
    };
    let Some(place) = hand.turn() else {
        return Err(Refusal::by(hand.rule_of_turns(), "nobody is to act now"));
    };
    let (bet, ways) = (hand.places()[place].bet, hand.stakes().variant.own.ways);
    let reading = Reading { hand, menu, bet, ways };
    let act = match words {
        Spoken::Fold => Move::Fold,
        Spoken::Check => Move::Check,
        Spoken::Call => Move::Call,
        Spoken::RaiseTo(amount) => Move::Raise(amount),
        Spoken::AllIn => reading.all_in(place),
        Spoken::Raise => reading.raise(motions),
        Spoken::Silence => reading.silence(motions)?,
    };
    hand.allows(place, act)?;
    Ok(act)
}

struct Reading<'a> {
    hand: &'a Hand,
    menu: Menu,
    /// What the player has in already on this round.
    bet: Cents,
    ways: &'static Ways,
}

fn sum(chips: &[Cents]) -> Cents {
    chips.iter().copied().sum()
}

impl Reading<'_> {
    fn all_in(&self, place: usize) -> Move {
        let stack = self.hand.places()[place].stack;
        if stack <= self.menu.call { Move::Call } else { Move::Raise(self.bet + stack) }
    }

    /// A bet or raise that was announced: the chips say how much where the limit does not.
    fn raise(&self, motions: &[&[Cents]]) -> Move {
        let several = self.ways.words.motions.is_some();
        let put = match motions {
            [first, _, ..] if !several => sum(first),
            all => all.iter().map(|chips| sum(chips)).sum(),
        };
        let total = self.bet + put;
        match self.menu.raise {
            // Whoever says it has to make it, for the least amount at least.
            Some(span) => Move::Raise(total.clamp(span.min, span.max)),
            None => Move::Raise(total),
        }
    }

    fn silence(&self, motions: &[&[Cents]]) -> Result<Move, Refusal> {
        let words = self.ways.words;
        let chips = match motions {
            [] => return Err(Refusal::by(words.least, "nothing was said and nothing put in")),
            [one] => *one,
            _ => {
                return Err(Refusal::by(
                    words.string,
                    "a bet is made in one motion: it is a string",
                ));
            }
        };
        let (put, call) = (sum(chips), self.menu.call);
        match chips {
            // A lone chip larger than the bet is a call.
            [_] if call > Cents::ZERO && put >= call => return Ok(Move::Call),
            [_] if call == Cents::ZERO => {
                if let Some(rule) = words.announce.filter(|_| self.is_oversize(put)) {
                    return Err(Refusal::by(rule, "say how much of the chip is bet"));
                }
            }
            _ => {}
        }
        match self.menu.raise {
            _ if put == Cents::ZERO => {
                Err(Refusal::by(words.least, "nothing was said and nothing put in"))
            }
            // Less than a bet or call has to be completed.
            _ if call > Cents::ZERO && put <= call => Ok(Move::Call),
            Some(span) if call == Cents::ZERO => {
                Ok(Move::Raise((self.bet + put).clamp(span.min, span.max)))
            }
            Some(span) if self.bet + put >= span.min => {
                Ok(Move::Raise((self.bet + put).min(span.max)))
            }
            // More than a call and less than a raise, without a word, is a call.
            Some(_) => Ok(Move::Call),
            None if call > Cents::ZERO => Ok(Move::Call),
            None => Err(Refusal::by(words.least, "nothing may be bet")),
        }
    }

    /// Whether a lone chip could be meant for several amounts.
    fn is_oversize(&self, put: Cents) -> bool {
        let flexible = self.hand.stakes().limit != Limit::Fixed;
        flexible && self.menu.raise.is_some_and(|span| self.bet + put > span.min)
    }
}
