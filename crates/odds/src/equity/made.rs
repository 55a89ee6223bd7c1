//! What a hand makes, by kinds that people know: `two pair`, `8 low`, `three cards`.

use super::HandWorth;
use cards::{AnyCard, Card, Rank, Suit};
use hands::{Category, High};
use pots::{Award, Held, Joker, Ranking, Uses};

/// Kinds of hands of an order, each with the least number of it, the best first.
#[derive(Clone, Debug)]
struct Kinds(Vec<(String, u16)>);

impl Kinds {
    /// The kinds of an award; none where its order has no kinds that people name.
    fn of(award: &Award) -> Option<Kinds> {
        match award.ranking {
            Ranking::High => {
                let kind = |kind: Category| (kind.name().to_string(), High::first(kind));
                let natural = Category::ALL.into_iter().filter(|k| *k <= Category::RoyalFlush);
                Some(Kinds(natural.rev().map(kind).collect()))
            }
            Ranking::AceToFive | Ranking::DeuceToSeven | Ranking::DeuceToSix => Some(lows(award)),
            Ranking::Badugi | Ranking::BadugiAceHigh => Some(badugis(award)),
            Ranking::Short
            | Ranking::Mexican
            | Ranking::Regular
            | Ranking::MatchIt
            | Ranking::Stripped => None,
        }
    }

    fn name(&self, number: u16) -> Option<&str> {
        let found = self.0.iter().find(|(_, least)| number >= *least);
        found.map(|(name, _)| name.as_str())
    }
}

/// How often a hand made one kind of hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// What it is called.
    pub kind: String,
    /// A number by which kinds of one order stand: the larger is the better.
    pub number: u16,
    /// How often.
    pub count: u128,
}

/// How often a hand made what, the best first; empty where the order has no kinds.
pub(super) fn made(award: &Award, at: usize, worth: &HandWorth) -> Vec<Made> {
    let Some(kinds) = Kinds::of(award) else { return Vec::new() };
    let mut all: Vec<Made> = Vec::new();
    // Larger numbers are better hands.
    for (number, count) in worth.made[at].iter().enumerate().rev().filter(|(_, n)| **n > 0) {
        let name = if award.qualifies(number as u16) {
            kinds.name(number as u16).unwrap_or("pair or worse")
        } else {
            "none"
        };
        match all.last_mut() {
            Some(made) if made.kind == name => made.count += u128::from(*count),
            _ => {
                let (kind, count) = (name.to_string(), u128::from(*count));
                all.push(Made { kind, number: number as u16, count });
            }
        }
    }
    all
}

/// What cards are worth to an award, whatever else it asks for.
fn number(award: &Award, cards: &[Card]) -> u16 {
    let own: Vec<AnyCard> = cards.iter().copied().map(AnyCard::from).collect();
    let bare = Award { uses: Uses::Own, cards: 0, ..*award };
    bare.number(&Held { own: &own, board: &[], joker: Joker::Down })
}

/// Lows by their highest card. Five different ranks may still be a straight, which is worse than a
/// pair where straights count.
fn lows(award: &Award) -> Kinds {
    let mut ranks: Vec<Rank> = Rank::ALL.to_vec();
    if award.ranking == Ranking::AceToFive {
        ranks.rotate_right(1);
    }
    let suits = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades, Suit::Clubs];
    let hand = |ranks: &[Rank]| -> Vec<Card> {
        ranks.iter().zip(suits).map(|(rank, suit)| Card::new(*rank, suit)).collect()
    };
    // The lowest pair with the lowest cards beside it is the best hand that is no low.
    let pair = number(award, &hand(&[ranks[0], ranks[0], ranks[1], ranks[2], ranks[3]]));
    let mut kinds: Vec<(String, u16)> = Vec::new();
    for top in 4..ranks.len() {
        let below = (0_u32..1 << top).filter(|set| set.count_ones() == 4);
        let five = |set: u32| -> Vec<Rank> {
            (0..top).filter(|at| set >> at & 1 == 1).chain([top]).map(|at| ranks[at]).collect()
        };
        let numbers = below.map(|set| number(award, &hand(&five(set))));
        if let Some(least) = numbers.filter(|number| *number > pair).min() {
            kinds.push((format!("{} low", ranks[top].letter()), least));
        }
    }
    Kinds(kinds)
}

/// Badugis by how many cards they have.
fn badugis(award: &Award) -> Kinds {
    let worst = match award.ranking {
        Ranking::BadugiAceHigh => [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack],
        _ => [Rank::King, Rank::Queen, Rank::Jack, Rank::Ten],
    };
    // The worst of each: cards that double a rank fall away.
    let least = |cards: usize| {
        let suits = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];
        let card = |at: usize| Card::new(worst[at.min(cards - 1)], suits[at]);
        number(award, &std::array::from_fn::<Card, 4, _>(card))
    };
    let names = [(4, "badugi"), (3, "three cards"), (2, "two cards"), (1, "one card")];
    Kinds(names.map(|(n, name)| (name.to_string(), least(n))).to_vec())
}
