//! Rounds in one line, for tests.

use super::{Act, Ask, Game, Outcome, Player, Round, Rules};
use cards::{Card, parse_cards};
use law::Posted;
use money::Cents;
use table::{Refusal, Seat};

pub(crate) fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

/// Posted values, `name=value` parted by blanks.
pub(crate) fn posted(text: &str) -> Posted {
    let pair = |word: &str| {
        let (name, value) = word.split_once('=').expect("name=value");
        (name.to_string(), value.to_string())
    };
    text.split_whitespace().map(pair).collect()
}

/// The rules of a game with points of a dollar.
pub(crate) fn rules(game: Game, set: &str) -> Rules {
    let mut posted = posted(set);
    posted.entry("point".into()).or_insert_with(|| "1.00".into());
    game.post(&posted).expect("lawful")
}

/// Players with these stacks in dollars, from seat 1.
pub(crate) fn players(stacks: &[i64]) -> Vec<Player> {
    let player = |(n, dollars): (u8, &i64)| Player {
        seat: seat(n),
        stack: Cents::dollars(*dollars),
        fantasy: false,
    };
    (1..).zip(stacks).map(player).collect()
}

/// The cards of a text.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    parse_cards(text).expect("cards")
}

/// Deals each seat its own cards in turn, as a round asks for them.
pub(crate) struct Hands(pub(crate) Vec<(Seat, Vec<Card>)>);

impl Hands {
    /// Deals as long as cards are asked for.
    pub(crate) fn deal(&mut self, round: &mut Round) {
        while let Ask::Card(to) = round.ask() {
            let (_, cards) = self.0.iter_mut().find(|(seat, _)| *seat == to).expect("a hand");
            round.deal(cards.remove(0)).expect("a card of the deck");
        }
    }
}

/// An act in words.
pub(crate) fn act(text: &str) -> Act {
    text.parse().expect("an act")
}

/// The id of the rule that refuses something; nothing when none is cited.
pub(crate) fn refused<T: std::fmt::Debug>(result: Result<T, Refusal>) -> &'static str {
    result.expect_err("a refusal").rule.map_or("", |rule| rule.id)
}

/// Wins and losses in whole dollars, by seat number.
pub(crate) fn nets(outcome: &Outcome) -> Vec<i64> {
    let mut nets = outcome.nets.clone();
    nets.sort();
    nets.iter().map(|(_, net)| net.get() / 100).collect()
}

/// Transfers as `from>to dollars label rule`.
pub(crate) fn lines(outcome: &Outcome) -> Vec<String> {
    let line = |t: &super::Transfer| {
        let number = t.rule.id.split_once('/').map_or("", |(_, number)| number);
        let amount = t.amount.get() / 100;
        format!("{}>{} {amount} {} {number}", t.from.n(), t.to.n(), t.label)
    };
    outcome.transfers.iter().map(line).collect()
}
