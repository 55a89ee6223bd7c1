//! Answers that were worked out before, kept beside the solved games: a hand that was asked about,
//! or one that came along with it, is answered at once.

use super::{Answer, Decision, Request};
use crate::solving::{Key, Work};
use cards::{Card, Suit};
use law::Posted;
use odds::Exact;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is kept of one game as posted, by what is seen.
pub(super) struct Book<'a> {
    work: Work<'a>,
    key: Key,
    answers: BTreeMap<String, Kept>,
}

/// An answer without the cards: the decision that is best, the rule that asks, and every decision
/// with the units it puts up, the card that it throws away and its worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Kept {
    best: String,
    rule: String,
    decisions: Vec<(String, Option<u8>, Option<String>, String)>,
}

impl<'a> Book<'a> {
    /// What is kept of a game.
    pub(super) fn open(id: &'static str, posted: &Posted, work: Work<'a>) -> Book<'a> {
        let key = Key { id, depends: format!("answers {posted:?}\n") };
        let text = work.keep.and_then(|keep| keep.find_text(&key));
        let answers = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        Book { work, key, answers }
    }

    /// The answer to what is seen, acts being known by these names; none where it is not kept, or
    /// not whole.
    pub(super) fn find(
        &self,
        seen: &str,
        request: &Request,
        names: &[&'static str],
    ) -> Option<Answer> {
        let kept = self.answers.get(seen)?;
        let act = |name: &str| names.iter().copied().find(|known| *known == name);
        let mut decisions = Vec::new();
        for (name, times, thrown, worth) in &kept.decisions {
            let worth: Exact = worth.parse().ok()?;
            let (sets, cost) = (None, Exact::ZERO);
            let throws = match thrown {
                Some(card) => request.hand.iter().find(|own| own.to_string() == *card).copied(),
                None => None,
            };
            decisions.push(Decision { act: act(name)?, times: *times, throws, sets, worth, cost });
        }
        let most = decisions.iter().map(|decision| decision.worth.clone()).max()?;
        for decision in &mut decisions {
            decision.cost = most.clone() - decision.worth.clone();
        }
        Some(Answer {
            game: self.key.id,
            strategy: "best",
            hand: request.hand.clone(),
            board: request.board.clone(),
            dealer: request.dealer.clone(),
            rule: law::find(&kept.rule)?,
            best: act(&kept.best)?,
            decisions,
        })
    }

    /// Keeps answers, each with what was seen.
    pub(super) fn keep<'b>(mut self, all: impl IntoIterator<Item = (String, &'b Answer)>) {
        let Some(keep) = self.work.keep else { return };
        for (seen, answer) in all {
            let decision = |one: &Decision| {
                assert!(one.sets.is_none(), "cards are set by a decision");
                let throws = one.throws.map(|card| card.to_string());
                (one.act.to_string(), one.times, throws, one.worth.to_string())
            };
            let decisions = answer.decisions.iter().map(decision).collect();
            let (best, rule) = (answer.best.to_string(), answer.rule.id.to_string());
            self.answers.insert(seen, Kept { best, rule, decisions });
        }
        if let Ok(text) = serde_json::to_string(&self.answers) {
            keep.keep_text(&self.key, &text);
        }
    }
}

/// What is seen, whatever the suits are called: the own cards, the flop and the dealer's in any
/// order, later cards of the board in theirs.
pub(super) fn seen(hand: &[Card], board: &[Card], dealer: &[Card], about: &str) -> String {
    let mut least: Option<String> = None;
    for names in renamings() {
        let named = |cards: &[Card], sorted: usize| {
            let renamed = |card: &Card| Card::new(card.rank(), names[card.suit() as usize]);
            let mut cards: Vec<Card> = cards.iter().map(renamed).collect();
            let sorted = sorted.min(cards.len());
            cards[..sorted].sort_unstable();
            cards.iter().map(ToString::to_string).collect::<String>()
        };
        let dealer = named(dealer, dealer.len());
        let text = format!("{}|{}|{dealer}|{about}", named(hand, hand.len()), named(board, 3));
        least = Some(least.map_or(text.clone(), |least| least.min(text)));
    }
    least.unwrap_or_default()
}

/// All ways to rename the suits.
fn renamings() -> impl Iterator<Item = [Suit; 4]> {
    let all = Suit::ALL;
    (0..256_usize).filter_map(move |n| {
        let names = [n & 3, n >> 2 & 3, n >> 4 & 3, n >> 6 & 3];
        let every = (0..4).all(|suit| names.contains(&suit));
        every.then(|| names.map(|suit| all[suit]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::parse_cards;

    fn said(hand: &str, board: &str) -> String {
        let cards = |text| parse_cards(text).expect("cards");
        seen(&cards(hand), &cards(board), &[], "")
    }

    #[test]
    fn hands_that_differ_in_the_names_of_suits_are_one() {
        assert_eq!(said("Kh 9c", "Ks 7d 2c"), said("9d Ks", "2d Kh 7c"));
        assert_ne!(said("Kh 9h", "Ks 7d 2c"), said("Kh 9c", "Ks 7d 2c"));
        // The flop comes as one, the turn after it.
        assert_eq!(said("Kh 9c", "Ks 7d 2c 5c"), said("Kh 9c", "2c 7d Ks 5c"));
        assert_ne!(said("Kh 9c", "Ks 7d 2c 5c"), said("Kh 9c", "Ks 7d 5c 2c"));
    }
}
