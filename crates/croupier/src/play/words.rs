//! The words in which both displays speak of cards, odds and results.

use super::session::{Advice, Session};
use crate::Failure;
use cards::{Card, Rank, Suit};
use games::duel::{Plan, Shape};
use games::pokara::Kind;
use hands::{Category, Printed, ThreeKind};
use money::Cents;
use table::{Bank, Limits, Outcome, PayLine};

/// A terminal or pipe that failed.
pub fn broken(error: &std::io::Error) -> Failure {
    Failure::damaged(format!("the terminal failed: {error}"))
}

/// A card with its suit's sign: `10♥`.
pub fn card(card: Card) -> String {
    let suit = match card.suit() {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    };
    match card.rank() {
        Rank::Ten => format!("10{suit}"),
        rank => format!("{}{suit}", rank.letter()),
    }
}

/// What a pay table pays, short: its paying lines, each figure once.
pub fn pays(lines: &[PayLine]) -> String {
    let mut figures: Vec<String> = Vec::new();
    for line in lines.iter().filter(|line| line.wins) {
        let figure = line.pays.replace(" to ", ":");
        if !figures.contains(&figure) {
            figures.push(figure);
        }
    }
    figures.join(", ")
}

/// How a wager ended.
pub fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Wins => "wins",
        Outcome::Loses => "loses",
        Outcome::Pushes => "pushes",
        Outcome::Returned => "returned",
        Outcome::Void => "void",
        Outcome::Stands => "stands",
        Outcome::Surrendered => "surrendered",
    }
}

/// What a wager may be.
pub fn limits(limits: Limits) -> String {
    let Limits { min, max, .. } = limits;
    match max {
        _ if min == max => format!("The wager is {min}"),
        Cents::READ_MAX => format!("Wagers from {min}"),
        _ => format!("Wagers from {min} to {max}"),
    }
}

/// The same as a sentence, with the rule.
pub fn may_be(limits: Limits) -> String {
    format!("{} ({}).", self::limits(limits), limits.rule)
}

/// Who won, in a sentence.
pub fn verdict(player: u8, banker: u8) -> String {
    match player.cmp(&banker) {
        std::cmp::Ordering::Greater => format!("Player wins, {player} to {banker}."),
        std::cmp::Ordering::Less => format!("Banker wins, {banker} to {player}."),
        std::cmp::Ordering::Equal => format!("Tie at {player}."),
    }
}

/// What kind of hand own cards make with those of the board, once all of them lie there.
pub fn made(plan: &Plan, own: &[Card], board: &[Card]) -> Option<&'static str> {
    let strength = (plan.strength)(own, board);
    let number = usize::from(strength.kind);
    match (plan.shape, own.len() + board.len()) {
        (Shape::ThreeCard, 3) => ThreeKind::ALL.get(number).map(|kind| three(*kind)),
        (Shape::ThreeCard, _) | (_, 0..5) => None,
        // Where hands only meet a pay table they are not compared.
        _ if strength.number == 0 => {
            let five: [Card; 5] = [own, board].concat().try_into().ok()?;
            Some(hands::stacked(&five, Printed::Usual).category().name())
        }
        _ => Category::ALL.get(number).map(|kind| kind.name()),
    }
}

/// A kind of three-card hand.
pub fn three(kind: ThreeKind) -> &'static str {
    match kind {
        ThreeKind::HighCard => "high card",
        ThreeKind::Pair => "pair",
        ThreeKind::Flush => "flush",
        ThreeKind::Straight => "straight",
        ThreeKind::ThreeOfAKind => "three of a kind",
        ThreeKind::StraightFlush => "straight flush",
        ThreeKind::MiniRoyal => "mini royal",
    }
}

/// A kind of hand of Pokara.
pub fn pokara(kind: Kind) -> &'static str {
    match kind {
        Kind::HighCard => "high card",
        Kind::Pair => "pair",
        Kind::Straight => "straight",
        Kind::Flush => "flush",
        Kind::Trips => "three of a kind",
        Kind::StraightFlush => "straight flush",
        Kind::RoyalFlush => "royal flush",
        Kind::TripFlush => "trip flush",
    }
}

/// The same sentence beginning with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}

/// What best play would do, and what each choice is worth.
pub fn advice(advice: &Advice) -> String {
    let best = advice.choices.first().map_or("", |(act, _)| act.as_str());
    let worth = |(act, worth): &(String, odds::Exact)| format!("{act} {:+.4}", worth.decimal());
    let worths: Vec<String> = advice.choices.iter().map(worth).collect();
    format!("Best play: {best}. Worth in units of {}: {}.", advice.unit, worths.join(", "))
}

/// How the evening went; among players, who may have bought chips, with what you have won.
pub fn farewell(session: &Session) -> String {
    let (purse, rounds) = (session.purse(), session.sight().rounds);
    let (left, s) = (purse.rack(), if rounds == 1 { "" } else { "s" });
    match session.sign().bank {
        Bank::Pot | Bank::Points => {
            format!("You leave with {left} after {rounds} hand{s}: {}.", purse.won().signed())
        }
        _ => format!("You leave with {left} after {rounds} round{s}."),
    }
}

/// `21` of `39` as `53.8%`, rounded half up; nothing of nothing is `0.0%`.
pub fn share(part: u32, whole: u32) -> String {
    let (part, whole) = (u64::from(part), u64::from(whole));
    let tenths = (2 * part * 1000 + whole).checked_div(2 * whole).unwrap_or(0);
    format!("{}.{}%", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_rounded_once() {
        // 21/39 is 53.846…: not 53.85 and then 53.9.
        for (part, whole, text) in [(21, 39, "53.8%"), (1, 2, "50.0%"), (1, 16, "6.3%")] {
            assert_eq!(share(part, whole), text);
        }
        assert_eq!(share(0, 0), "0.0%");
        assert_eq!(share(7, 7), "100.0%");
    }
}
