//! Cards gone from a shoe, and what each rank's going does to an edge.

use super::{Prices, Request, with};
use crate::solving::Work;
use cards::{AnyCard, Card, Pack, Rank, Suit};
use catalog::{Error, banked};
use games::{Entry, Listed, Procedure};
use law::{Breach, Fault, Posted};
use odds::Exact;
use serde::Serialize;
use table::Game;

/// Cards that are gone, some of which nobody knows the suit of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Removed(Vec<Gone>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gone {
    Card(AnyCard),
    Rank(Rank),
}

/// A rank, or cards with their suits, run together or not.
fn read(word: &str) -> Result<Vec<Gone>, Error> {
    let rank = |rank: &Rank| {
        let ten = *rank == Rank::Ten && word == "10";
        ten || rank.letter().to_string() == word.to_uppercase()
    };
    if let Some(rank) = Rank::ALL.iter().copied().find(rank) {
        return Ok(vec![Gone::Rank(rank)]);
    }
    match cards::parse_any_cards(word) {
        Ok(cards) if cards.iter().all(|card| card.is_known()) => {
            Ok(cards.into_iter().map(Gone::Card).collect())
        }
        _ => Err(Error::usage(format!("`{word}` is no card: write A, 5, Td or AhTd"))),
    }
}

impl Removed {
    /// Reads `A 5 5 T`, `Ah 5s 5c Td` or `Ah5s5cTd`.
    ///
    /// # Errors
    /// What is no card.
    pub fn parse(text: &str) -> Result<Removed, Error> {
        let words = text.split(|c: char| c.is_whitespace() || c == ',');
        let all =
            words.filter(|word| !word.is_empty()).map(read).collect::<Result<Vec<_>, _>>()?;
        Ok(Removed(all.concat()))
    }

    /// Whether nothing is gone.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many cards are gone.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether the suit of every card is known.
    #[must_use]
    pub fn suited(&self) -> bool {
        self.0.iter().all(|gone| matches!(gone, Gone::Card(_)))
    }

    /// What is left of a pack; of a card without a suit any copy is gone.
    ///
    /// # Errors
    /// When the pack has no such card left.
    pub(crate) fn from(&self, pack: &Pack) -> Result<Pack, Error> {
        let mut left = *pack;
        // Cards that are known first, so that the others are taken from the rest.
        let known = |gone: &&Gone| matches!(gone, Gone::Card(_));
        let (cards, ranks): (Vec<&Gone>, Vec<&Gone>) = self.0.iter().partition(known);
        for gone in cards.into_iter().chain(ranks) {
            let card = match gone {
                Gone::Card(card) => Some(*card),
                Gone::Rank(rank) => {
                    let suits = Suit::ALL.into_iter().map(|suit| Card::new(*rank, suit));
                    suits.max_by_key(|card| left.count(*card)).map(AnyCard::from)
                }
            };
            let taken = card.is_some_and(|card| left.take(card).is_ok());
            if !taken {
                return Err(Error::usage("more cards are gone than the shoe holds"));
            }
        }
        Ok(left)
    }
}

/// Why a wager on suits has no price where they are not said.
pub(super) const SUITS: &str =
    "its price depends on the suits of the cards that are gone: write them as Ah 5s 5c Td";

/// Refuses the wagers whose readings need to know the suits of cards that are gone.
pub(super) fn refuse<G: Game>(listed: &mut [Listed<G>], needs: impl Fn(&str) -> bool) {
    for one in listed.iter_mut().filter(|one| needs(one.wager.reading())) {
        if let Ok(offer) = &one.offer {
            let fault = Fault::Conflict { why: SUITS.into(), rule: offer.rows[0].rule };
            one.offer = Err(Breach { faults: vec![fault] });
        }
    }
}

/// The full shoe of a table.
///
/// # Errors
/// A table where no card can be gone when a round begins, and why.
pub(super) fn shoe(entry: &Entry, posted: &Posted) -> Result<Pack, Error> {
    let id = entry.id();
    let why = match entry {
        Entry::Baccarat(variant) => return Ok(variant.post(posted)?.terms.pack),
        Entry::Nines(variant) => return Ok(variant.post(posted)?.terms.pack),
        Entry::Pan(variant) => return Ok(variant.post(posted)?.terms.pack),
        Entry::Pokara(variant) => return Ok(variant.post(posted)?.terms.pack),
        Entry::TwentyOne(variant) => return Ok(variant.post(posted)?.terms.pack),
        _ => match entry.chance().procedure() {
            None => format!("{id} is thrown, not dealt: it has no shoe that cards could leave"),
            Some(Procedure::EachRound) => {
                format!("{id} has no shoe: all its cards are shuffled for every round")
            }
            Some(Procedure::Shoe { .. } | Procedure::ShoeOf { .. }) => {
                format!("{id} is solved for whole decks: its suits must be equally many")
            }
        },
    };
    Err(Error::usage(why))
}

/// What the going of one card of a rank does to every edge.
#[derive(Clone, Debug, Serialize)]
pub struct Removal {
    /// The game's id.
    pub game: &'static str,
    /// Wager by wager.
    pub wagers: Vec<Effects>,
}

/// What the going of one card of each rank does to an edge.
#[derive(Clone, Debug, Serialize)]
pub struct Effects {
    /// The wager's id.
    pub wager: &'static str,
    /// Its pay table's id.
    pub paytable: &'static str,
    /// How it is played.
    pub strategy: String,
    /// The edge of the full shoe.
    pub edge: Exact,
    /// Rank by rank how the edge changes, whatever the suit.
    pub ranks: Vec<(char, Exact)>,
}

/// Every edge of a table, by wager, pay table and strategy.
type Edges = Vec<((&'static str, &'static str, String), Exact)>;

fn edges(prices: &Prices) -> Edges {
    let reports = prices.reports();
    let sides = reports.map(|r| ((r.wager, r.paytable, r.strategy.clone()), r.edge.clone()));
    let played = prices.played.iter();
    let games = played.map(|p| ((p.wager, p.paytable, p.strategy.to_string()), p.edge.clone()));
    games.chain(sides).collect()
}

/// What the going of each rank does to every edge that is asked for.
///
/// # Errors
/// As [`super::price`]; a game without a shoe.
pub fn removal(id: &str, request: &Request, work: Work<'_>) -> Result<Removal, Error> {
    let table = id.rsplit_once('/').filter(|(_, wager)| wager.contains('+'));
    let pack = shoe(&banked(table.map_or(id, |(table, _)| table))?.0, &request.posted)?;
    let full = with(id, request, work)?;
    let base = edges(&full);
    let shoe = |removed: Removed| -> Result<Edges, Error> {
        let request = Request { removed, ..request.clone() };
        Ok(edges(&with(id, &request, work)?))
    };
    let mut all: Vec<Effects> = base
        .iter()
        .map(|((wager, paytable, strategy), edge)| Effects {
            wager,
            paytable,
            strategy: strategy.clone(),
            edge: edge.clone(),
            ranks: Vec::new(),
        })
        .collect();
    let held = |rank: &Rank| Suit::ALL.iter().any(|suit| pack.count(Card::new(*rank, *suit)) > 0);
    for rank in Rank::ALL.into_iter().filter(held) {
        let plain = shoe(Removed(vec![Gone::Rank(rank)]))?;
        // Where suits matter, a card of each suit is as likely to be the one.
        let suited: Vec<Edges> = if plain.len() == base.len() {
            vec![plain]
        } else {
            let card = |suit| Gone::Card(Card::new(rank, suit).into());
            let of = |suit: Suit| shoe(Removed(vec![card(suit)]));
            Suit::ALL.into_iter().map(of).collect::<Result<_, _>>()?
        };
        for (effects, (key, _)) in all.iter_mut().zip(&base) {
            let of = |edges: &Edges| {
                let found = edges.iter().find(|(known, _)| known == key);
                found.map(|(_, edge)| edge.clone()).ok_or_else(|| gone(rank))
            };
            let sum: Exact =
                suited.iter().map(of).collect::<Result<Vec<_>, _>>()?.into_iter().sum();
            let mean = sum * Exact::new(1, suited.len() as u128);
            effects.ranks.push((rank.letter(), mean - effects.edge.clone()));
        }
    }
    Ok(Removal { game: full.game, wagers: all })
}

fn gone(rank: Rank) -> Error {
    Error::usage(format!("without one {} a wager is no longer priced", rank.letter()))
}
