//! The whole game on one screen.

use super::seen::{self, Asked};
use super::{About, grid, ride};
use cards::{Card, Hand};
use games::Variant;
use games::duel::{Act, Duel, Shape};
use odds::{Exact, Playbook};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use std::borrow::Cow;
use table::{Deals, Posting, Seat};

/// A chart: a head, rows of cells, and a line that says how to read it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chart {
    /// The game's id.
    #[serde(skip_deserializing)]
    pub game: &'static str,
    /// How it is played.
    pub strategy: Cow<'static, str>,
    /// A name for each column.
    pub head: Vec<String>,
    /// The cells.
    pub rows: Vec<Vec<String>>,
    /// How to read it.
    pub legend: String,
    /// Charts of later decisions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub more: Vec<Later>,
    /// Rules that are easier to remember than a chart, with what they cost.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<InWords>,
}

/// The chart of a later decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Later {
    /// Which decision.
    pub title: Cow<'static, str>,
    /// A name for each column.
    pub head: Vec<String>,
    /// The cells.
    pub rows: Vec<Vec<String>>,
    /// How to read it.
    pub legend: String,
}

/// A rule in words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InWords {
    /// Which decision it is for.
    pub decision: Cow<'static, str>,
    /// What it says.
    pub says: Cow<'static, str>,
    /// What it costs more than best play, per unit of the first wager.
    #[serde(deserialize_with = "read")]
    pub cost: Exact,
    /// The strategy's name, for `croupier edge --strategy`.
    pub strategy: Cow<'static, str>,
}

/// A ratio as it was written.
fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Exact, D::Error> {
    #[derive(Deserialize)]
    struct Written {
        exact: String,
    }
    Written::deserialize(from)?.exact.parse().map_err(|()| D::Error::custom("not a ratio"))
}

/// A chart of a game that was kept as text.
pub(super) fn kept(game: &'static str, text: &str) -> Option<Chart> {
    serde_json::from_str(text).ok().map(|chart| Chart { game, ..chart })
}

/// The chart of a game.
pub(super) fn of(
    variant: &'static Variant<Duel>,
    posting: &Posting<Duel>,
    book: &dyn Playbook,
) -> Chart {
    let rules = &posting.rules;
    let mut more = Vec::new();
    let (head, rows, legend) = match rules.plan.shape {
        Shape::Ultimate | Shape::Bonus => grid::before_the_flop(posting, book),
        Shape::Casino | Shape::TwoWay => grid::on_the_flop(posting, book),
        Shape::ThreeCard | Shape::Stud => thresholds(posting, book),
        Shape::Ride => {
            more.push(ride::second(posting, book));
            ride::first(posting, book)
        }
    };
    let (game, strategy) = (variant.id, odds::Play::Best.name().into());
    Chart { game, strategy, head, rows, legend, more, rules: Vec::new() }
}

/// Head, rows and legend.
pub(super) type Drawn = (Vec<String>, Vec<Vec<String>>, String);

/// A round at the first decision, with any cards: others are put in their place.
pub(super) fn first(posting: &Posting<Duel>) -> Option<Asked> {
    let deck: Vec<Card> = Card::all().collect();
    // As many cards as the game shows: whatever is too few is asked for.
    let sizes = [(2, 0, 0), (2, 3, 0), (3, 0, 0), (3, 0, 1), (5, 0, 1)];
    sizes.into_iter().find_map(|(own, board, dealer)| {
        let (own, rest) = deck.split_at(own);
        let (board, rest) = rest.split_at(board);
        seen::drive(posting, [own, board, &rest[..dealer]], About::Game).ok()
    })
}

/// Every set of `N` cards of a deck without some.
pub(super) fn sets<const N: usize>(without: &[Card], mut each: impl FnMut([Card; N])) {
    let deck: Vec<Card> = Card::all().filter(|card| !without.contains(card)).collect();
    let mut at: [usize; N] = std::array::from_fn(|i| i);
    loop {
        each(at.map(|i| deck[i]));
        let Some(turn) = (0..N).rev().find(|i| at[*i] < deck.len() - N + i) else { return };
        at[turn] += 1;
        for i in turn + 1..N {
            at[i] = at[i - 1] + 1;
        }
    }
}

/// Hands of some cards in a hand's place.
pub(super) fn hand<const N: usize>(cards: &[Card]) -> Hand<N> {
    let mut hand = Hand::EMPTY;
    for card in cards {
        hand.push(*card);
    }
    hand
}

/// What is played and what is folded, by how good a hand is.
#[derive(Clone, Copy, Default)]
struct Level {
    played: Option<[Card; 5]>,
    folded: bool,
}

/// For each card that the dealer can show, the hands that are always played and never.
fn thresholds(posting: &Posting<Duel>, book: &dyn Playbook) -> Drawn {
    let Some(asked) = first(posting) else { return (Vec::new(), Vec::new(), String::new()) };
    let shows = !asked.round.dealer.is_empty();
    let three = posting.rules.plan.shape == Shape::ThreeCard;
    let ups: Vec<Option<Card>> = if shows {
        Card::all().filter(|card| card.suit() == cards::Suit::Spades).map(Some).collect()
    } else {
        vec![None]
    };
    let name = |cards: Option<Vec<Card>>| cards.map_or("-".into(), |cards| ranks(&cards));
    let mut rows = Vec::new();
    for up in ups {
        let mut levels: Vec<Level> = Vec::new();
        let mut round = asked.round;
        round.dealer = hand(&up.into_iter().collect::<Vec<Card>>());
        let mut look = |cards: &[Card]| {
            round.seats[0].cards = hand(cards);
            let number = (posting.rules.plan.strength)(cards, &[]).number as usize;
            if number >= levels.len() {
                levels.resize(number + 1, Level::default());
            }
            if book.choose(&round, Seat::FIRST) == Act::Fold {
                levels[number].folded = true;
            } else {
                let mut five = [cards[0]; 5];
                five[..cards.len()].copy_from_slice(cards);
                levels[number].played = Some(five);
            }
        };
        let gone: Vec<Card> = up.into_iter().collect();
        if three {
            sets::<3>(&gone, |cards| look(&cards));
        } else {
            sets::<5>(&gone, |cards| look(&cards));
        }
        let size = if three { 3 } else { 5 };
        let shown = |level: &Level| level.played.map(|cards| cards[..size].to_vec());
        let last_folded = levels.iter().rposition(|level| level.folded);
        let above = last_folded.map_or(0, |at| at + 1);
        let always = levels[above..].iter().find_map(shown);
        let least = levels.iter().find_map(shown);
        let mut row: Vec<String> =
            up.map(|card| card.rank().letter().to_string()).into_iter().collect();
        row.extend([name(always), name(least)]);
        rows.push(row);
    }
    let act = Duel::acts().iter().find(|(act, _)| {
        *act != Act::Fold && Duel::allows(&posting.rules, &asked.round, Seat::FIRST, *act).is_ok()
    });
    let act = act.map_or("play", |(_, name)| *name);
    let mut head: Vec<String> = if shows { vec!["dealer shows".into()] } else { Vec::new() };
    head.extend([format!("always {act} from"), format!("never {act} below")]);
    let legend = format!(
        "Between the two it depends on suits and on the cards held; `--hand` says, and what a \
         fold costs. ({})",
        asked.rule
    );
    (head, rows, legend)
}

/// Ranks from the highest, pairs in front.
fn ranks(cards: &[Card]) -> String {
    let mut ranks: Vec<cards::Rank> = cards.iter().map(|card| card.rank()).collect();
    let count = |rank: cards::Rank| cards.iter().filter(|card| card.rank() == rank).count();
    ranks.sort_by_key(|rank| std::cmp::Reverse((count(*rank), *rank)));
    let letters: Vec<String> = ranks.iter().map(|rank| rank.letter().to_string()).collect();
    letters.join("-")
}
