//! What a hand is called, and the cards that make it, by the award it is shown for.

use crate::ranking::{Held, Total, total};
use crate::variant::{Award, Need, Ranking, Uses};
use cards::{AnyCard, Card};
use hands::words::{self, Ace};

/// A hand with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// As players say it: `two pair, nines and fours`.
    pub name: String,
    /// The cards that make it.
    pub cards: Vec<AnyCard>,
}

impl Award {
    /// What a hand is for this award; nothing where it is none: a card is not known, there are
    /// too few of them, or a low is not low enough.
    #[must_use]
    pub fn made(&self, held: &Held) -> Option<Made> {
        let number = self.number(held);
        if number == 0 || (matches!(self.needs, Need::Low(_)) && !self.qualifies(number)) {
            return None;
        }
        match self.ranking {
            Ranking::MatchIt => matched(held),
            Ranking::Badugi => badugi(held, Ace::Low),
            Ranking::BadugiAceHigh => badugi(held, Ace::High),
            ranking => {
                let cards = self.fives(held).into_iter().find(|five| {
                    self.five(&Held { own: five, board: &[], ..*held }) == Some(number)
                })?;
                let name = named(ranking, &cards, number)?;
                Some(Made { name, cards })
            }
        }
    }

    /// Every five cards that may be a hand.
    fn fives(&self, held: &Held) -> Vec<Vec<AnyCard>> {
        match self.uses {
            Uses::Own => choices(held.own, 5),
            Uses::Any => choices(&[held.own, held.board].concat(), 5),
            Uses::TwoAndThree(_) => {
                let three = choices(held.board, 3);
                let with = |two: Vec<AnyCard>| three.iter().map(move |t| [&two[..], t].concat());
                choices(held.own, 2).into_iter().flat_map(with).collect()
            }
        }
    }
}

/// Every choice of so many cards, in their order.
fn choices(cards: &[AnyCard], n: usize) -> Vec<Vec<AnyCard>> {
    let all = 0_u32..1 << cards.len();
    let chosen = |set: u32| {
        let at = (0..cards.len()).filter(move |at| set >> at & 1 == 1);
        at.map(|at| cards[at]).collect()
    };
    all.filter(|set| set.count_ones() as usize == n).map(chosen).collect()
}

/// The name of five cards of that number; a joker stands for the card with which they have it.
fn named(ranking: Ranking, cards: &[AnyCard], number: u16) -> Option<String> {
    let mut natural: Vec<Card> = cards.iter().filter_map(|card| card.natural()).collect();
    if let Ok(five) = natural.clone().try_into() {
        return Some(name(ranking, &five));
    }
    let with = |card: Card| -> Option<[Card; 5]> {
        let five = [&natural[..], &[card]].concat().try_into().ok()?;
        (!natural.contains(&card) && value(ranking, &five) == Some(number)).then_some(five)
    };
    if let Some(five) = Card::all().find_map(with) {
        return Some(name(ranking, &five));
    }
    // Only five alike are no hand without a joker.
    natural.dedup_by_key(|card| card.rank());
    let [one] = natural[..] else { return None };
    Some(format!("five of a kind, {}", words::ranks(one.rank())))
}

/// The number of five natural cards, in the orders that know a joker.
#[allow(clippy::trivially_copy_pass_by_ref)] // as the evaluators take them
fn value(ranking: Ranking, five: &[Card; 5]) -> Option<u16> {
    match ranking {
        Ranking::Mexican => Some(hands::mexican(five).number()),
        Ranking::AceToFive => Some(hands::ace_to_five(five).number()),
        Ranking::DeuceToSeven => Some(hands::deuce_to_seven(five).number()),
        _ => None,
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as the evaluators take them
fn name(ranking: Ranking, five: &[Card; 5]) -> String {
    match ranking {
        Ranking::Short => words::high(five, hands::short(five).category()),
        Ranking::Mexican => words::high(five, hands::mexican(five).category()),
        Ranking::AceToFive | Ranking::Regular => words::low(five, Ace::Low),
        Ranking::DeuceToSix => words::low(five, Ace::High),
        Ranking::DeuceToSeven => words::deuce_to_seven(five),
        _ => words::high(five, hands::high(five).category()),
    }
}

/// The most cards of different ranks and suits, and then the lowest.
fn badugi(held: &Held, ace: Ace) -> Option<Made> {
    let cards: Vec<Card> =
        held.own.iter().map(|card| card.natural()).collect::<Option<Vec<Card>>>()?;
    let place = |card: &Card| match ace {
        Ace::Low => (card.rank() as u32 + 1) % 13,
        Ace::High => card.rank() as u32,
    };
    let value = |set: &Vec<AnyCard>| {
        let natural: Vec<Card> = set.iter().filter_map(|card| card.natural()).collect();
        let ranks = natural.iter().fold(0_u32, |ranks, card| ranks | 1 << place(card));
        let suits = natural.iter().fold(0_u32, |suits, card| suits | 1 << card.suit() as u32);
        let n = natural.len() as u32;
        (ranks.count_ones() == n && suits.count_ones() == n).then_some((n, u32::MAX - ranks))
    };
    let own: Vec<AnyCard> = cards.into_iter().map(AnyCard::from).collect();
    let sets = (1..=4).flat_map(|n| choices(&own, n)).filter(|set| value(set).is_some());
    let best = sets.max_by_key(value)?;
    let natural: Vec<Card> = best.iter().filter_map(|card| card.natural()).collect();
    Some(Made { name: words::badugi(&natural, ace), cards: best })
}

/// Three cards against the total of the board.
fn matched(held: &Held) -> Option<Made> {
    let Total { own, board } = total(held)?;
    let name = match own - board {
        0 => format!("{own}, the total of the board"),
        over if over > 0 => format!("{own}, {over} above the board"),
        under => format!("{own}, {} below the board", -under),
    };
    Some(Made { name, cards: held.own.to_vec() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ranking::Joker;
    use crate::variants;

    /// What a hand of a game is called, award by award.
    #[track_caller]
    fn called(game: &str, own: &str, board: &str) -> Vec<String> {
        let cards = |text: &str| cards::parse_any_cards(text).expect("cards");
        let (own, board) = (cards(own), cards(board));
        let held = Held { own: &own, board: &board, joker: Joker::Down };
        let variant = variants::find(game).expect("a game");
        let stakes = variant.post(&law::Posted::new()).expect("lawful");
        let awards = stakes.awards.iter().flatten();
        awards.filter_map(|award| award.made(&held)).map(|made| made.name).collect()
    }

    #[test]
    fn hands_of_every_order_have_a_name() {
        for (game, own, board, names) in [
            ("ca/texas-holdem", "9h 4d", "9c 4s Kh 2c 7d", &["two pair, nines and fours"][..]),
            (
                "ca/omaha-hi-lo",
                "8h 6d Kc Ks",
                "Ah 3c 4d Qs Qh",
                &["two pair, kings and queens", "8-6 low"],
            ),
            ("ca/omaha-hi-lo", "9h Td Kc Ks", "Ah 3c 4d Qs Qh", &["two pair, kings and queens"]),
            ("ca/razz", "8h 6d 4c 3s Ah Kd Kc", "", &["8-6 low"]),
            ("ca/badugi", "7c 5d 3h 2s", "", &["badugi 7-5-3-2"]),
            ("ca/badugi", "7c 5d 3h 2h", "", &["three cards 7-5-2"]),
            ("ca/lowball", "X 6d 4c 3s Ah", "", &["6-4 low"]),
            ("ca/mexican-poker", "X Ah Ad Ac As", "", &["five of a kind, aces"]),
            ("ca/mexican-poker", "X 4h 5h 6h 7h", "", &["straight flush, jack high"]),
            ("ca/match-it", "Ah 9d 2c", "Tc 9h 3d", &["22, the total of the board"]),
        ] {
            assert_eq!(called(game, own, board), names, "{game} {own}");
        }
    }
}
