//! What a hand makes, by kinds that people know: `two pair`, `8 low`, `three cards`.

use super::HandWorth;
use cards::{AnyCard, Card, Rank, Suit};
use hands::{Category, High};
use pots::{Award, Held, Joker, Ranking, Uses};

/// Kinds of hands of an order, each with the least number of it, the best first.
#[derive(Clone, Debug)]
struct Kinds(Vec<(String, u16)>);

impl Kinds {
    /// The kinds of an award.
    fn of(award: &Award) -> Kinds {
        match award.ranking {
            Ranking::High => {
                let kind = |kind: Category| (kind.name().to_string(), High::first(kind));
                let natural = Category::ALL.into_iter().filter(|k| *k <= Category::RoyalFlush);
                Kinds(natural.rev().map(kind).collect())
            }
            Ranking::AceToFive
            | Ranking::DeuceToSeven
            | Ranking::DeuceToSix
            | Ranking::Regular => lows(award),
            Ranking::Badugi | Ranking::BadugiAceHigh => badugis(award),
            Ranking::Short => highs(award, Rank::Six, ["A6789", "TJQKA"]),
            Ranking::Stripped => highs(award, Rank::Seven, ["789TJ", "TJQKA"]),
            Ranking::Mexican => highs(award, Rank::Two, ["A2345", "7JQKA"]),
            Ranking::MatchIt => matches(),
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

/// How often a hand made what, the best first.
pub(super) fn made(award: &Award, at: usize, worth: &HandWorth) -> Vec<Made> {
    let kinds = Kinds::of(award);
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
    bare(award).number(&Held { own: &own, board: &[], joker: Joker::Down })
}

/// An award to which nothing but its order matters.
fn bare(award: &Award) -> Award {
    Award { uses: Uses::Own, cards: 0, ..*award }
}

/// High hands of a deck that begins with a rank, with its lowest run and that of its royal flush:
/// the worst of each kind, in the order that the award has them.
fn highs(award: &Award, lowest: Rank, [run, royal]: [&str; 2]) -> Kinds {
    let low = |at: [usize; 5]| at.map(|at| Rank::ALL[lowest as usize + at]);
    let ranks = |text: &str| -> Vec<Rank> {
        let rank = |letter| Rank::ALL.into_iter().find(|rank| rank.letter() == letter);
        text.chars().filter_map(rank).collect()
    };
    let suits = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades, Suit::Clubs];
    let mixed = |ranks: &[Rank]| -> Vec<Card> {
        ranks.iter().zip(suits).map(|(rank, suit)| Card::new(*rank, suit)).collect()
    };
    let suited = |ranks: &[Rank]| -> Vec<Card> {
        ranks.iter().map(|rank| Card::new(*rank, Suit::Spades)).collect()
    };
    let worst = [
        (Category::HighCard, mixed(&low([0, 1, 2, 3, 5]))),
        (Category::Pair, mixed(&low([0, 0, 1, 2, 3]))),
        (Category::TwoPair, mixed(&low([0, 0, 1, 1, 2]))),
        (Category::ThreeOfAKind, mixed(&low([0, 0, 0, 1, 2]))),
        (Category::Straight, mixed(&ranks(run))),
        (Category::Flush, suited(&low([0, 1, 2, 3, 5]))),
        (Category::FullHouse, mixed(&low([0, 0, 0, 1, 1]))),
        (Category::FourOfAKind, mixed(&low([0, 0, 0, 0, 1]))),
        (Category::StraightFlush, suited(&ranks(run))),
        (Category::RoyalFlush, suited(&ranks(royal))),
    ];
    let kind = |(kind, hand): &(Category, Vec<Card>)| (*kind, number(award, hand));
    let mut kinds: Vec<(Category, u16)> = worst.iter().map(kind).collect();
    // Five alike are a hand with a joker alone.
    let four = mixed(&[low([0; 5])[0]; 4]).into_iter().map(AnyCard::from);
    let five: Vec<AnyCard> = four.chain([AnyCard::JOKER]).collect();
    let alike = bare(award).number(&Held { own: &five, board: &[], joker: Joker::Down });
    kinds.extend((alike > 0).then_some((Category::FiveOfAKind, alike)));
    kinds.sort_unstable_by_key(|(_, least)| std::cmp::Reverse(*least));
    Kinds(kinds.into_iter().map(|(kind, least)| (kind.name().to_string(), least)).collect())
}

/// How far three cards of Match-It are from the board.
fn matches() -> Kinds {
    let at = |(name, distance): (&str, i32)| (name.to_string(), pots::match_it_first(distance));
    let kinds = [
        ("the total of the board", 0),
        ("1 below", -1),
        ("2 below", -2),
        ("3 below", -3),
        ("4 or 5 below", -5),
        ("6 to 10 below", -10),
        ("more than 10 below", -31),
        ("1 to 5 above", 5),
        ("6 to 10 above", 10),
        ("more than 10 above", 27),
    ];
    Kinds(kinds.map(at).to_vec())
}

/// Lows by their highest card. Five different ranks may still be a straight, which is worse than a
/// pair where straights count.
fn lows(award: &Award) -> Kinds {
    let mut ranks: Vec<Rank> = Rank::ALL.to_vec();
    if matches!(award.ranking, Ranking::AceToFive | Ranking::Regular) {
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
