//! Ranges where hands of two cards meet by the rules of any game: hand by hand, where those are
//! few and all played alike, else a sample.

use super::range::{Range, combos};
use super::{EXACT_MAX, HandWorth, Spot, Worth, Wrong};
use cards::{AnyCard, Card};

/// The most ways in which ranges are held that are counted one by one.
const WAYS_MAX: u128 = 200_000;

/// Hands that contend, some of which are one of several.
#[derive(Clone, Debug)]
pub struct Ranged<'a> {
    spot: Spot<'a>,
    /// For each hand all that it may be, with how often it is played; what is known where it is
    /// no range.
    held: Vec<Vec<(u16, Vec<AnyCard>)>>,
}

impl<'a> Ranged<'a> {
    /// The spot with a range for each hand that is one.
    ///
    /// # Errors
    /// A game in which a hand is no two cards, or a range of which no hand can be held.
    pub fn new(spot: Spot<'a>, ranges: &[Option<Range>]) -> Result<Ranged<'a>, Wrong> {
        if spot.stakes.own_cards() != 2 {
            return Err(Wrong("ranges are of hands of two cards; name cards here".into()));
        }
        let lying = spot.boards.iter().flatten().chain(&spot.dead).filter(|card| card.is_known());
        let gone = lying.fold(!spot.stakes.deck.set(), |set, card| set | card.bit());
        let mut held = Vec::new();
        for (cards, range) in spot.hands.iter().zip(ranges) {
            let Some(range) = range else {
                held.push(vec![(1, cards.clone())]);
                continue;
            };
            let any = |hand: [Card; 2]| hand.map(AnyCard::from).to_vec();
            let all = combos().zip(range.weights()).map(|(hand, weight)| (*weight, any(hand)));
            let live = all.filter(|(weight, hand)| {
                *weight > 0 && hand.iter().all(|card| gone & card.bit() == 0)
            });
            let live: Vec<(u16, Vec<AnyCard>)> = live.collect();
            if live.is_empty() {
                return Err(Wrong(format!("{}: no such hand can be held here", range.text())));
            }
            held.push(live);
        }
        Ok(Ranged { spot, held })
    }

    /// Counts every completion of every hand; nothing where that is too much.
    ///
    /// # Errors
    /// What is wrong with the cards, or hands that can never be held together.
    pub fn exact(&self) -> Result<Option<Worth>, Wrong> {
        let held = self.held.iter().map(|hands| hands.len() as u128);
        let ways = held.fold(1, u128::saturating_mul);
        if ways > WAYS_MAX {
            return Ok(None);
        }
        let mut ways = (0..ways as usize).filter_map(|way| self.way(way)).peekable();
        let first = ways.peek().map(|(_, spot)| spot.completions()).ok_or_else(never)??;
        if first * ways.clone().count() as u128 > EXACT_MAX {
            return Ok(None);
        }
        let mut whole = Worth { count: 0, hands: vec![HandWorth::default(); self.held.len()] };
        for (times, spot) in ways {
            whole.merge(&spot.exact()?.times(times));
        }
        Ok(Some(whole))
    }

    /// One of all ways in which the hands are held, with how often it is, as a part of how often
    /// the rarest hand of each is played; nothing where two of them hold the same card.
    fn way(&self, mut way: usize) -> Option<(u64, Spot<'a>)> {
        let mut times = 1;
        let hands = self.held.iter().map(|hands| {
            let (weight, hand) = &hands[way % hands.len()];
            way /= hands.len();
            let all = hands.iter().fold(0, |all, (weight, _)| common(all, *weight));
            times *= u64::from(weight / all);
            hand.clone()
        });
        let hands: Vec<Vec<AnyCard>> = hands.collect();
        apart(&hands).then(|| (times, Spot { hands, ..self.spot.clone() }))
    }

    /// Samples that many completions; `below` gives a number below its bound.
    ///
    /// # Errors
    /// What is wrong with the cards, or hands that can hardly be held together.
    pub fn sample(&self, count: u64, below: &mut dyn FnMut(u32) -> u32) -> Result<Worth, Wrong> {
        let mut whole = Worth { count: 0, hands: vec![HandWorth::default(); self.held.len()] };
        let mut tries = 0_u64;
        while whole.count < u128::from(count) {
            tries += 1;
            if tries > 1000 * (count + 100) {
                return Err(never());
            }
            let hands: Vec<Vec<AnyCard>> =
                self.held.iter().map(|hands| drawn(hands, below).to_vec()).collect();
            if apart(&hands) {
                let spot = Spot { hands, ..self.spot.clone() };
                whole.merge(&spot.sample(1, below)?);
            }
        }
        Ok(whole)
    }
}

/// The largest number that divides both.
fn common(a: u16, b: u16) -> u16 {
    if b == 0 { a } else { common(b, a % b) }
}

fn never() -> Wrong {
    Wrong("these ranges can never be held together".into())
}

/// One of the hands, as often as it is played.
fn drawn<'h>(
    hands: &'h [(u16, Vec<AnyCard>)],
    below: &mut dyn FnMut(u32) -> u32,
) -> &'h [AnyCard] {
    let all: u32 = hands.iter().map(|(weight, _)| u32::from(*weight)).sum();
    let mut left = below(all);
    for (weight, hand) in hands {
        match left.checked_sub(u32::from(*weight)) {
            Some(rest) => left = rest,
            None => return hand,
        }
    }
    unreachable!("a number below the sum of all weights is within one")
}

/// Whether no card is held twice.
fn apart(hands: &[Vec<AnyCard>]) -> bool {
    let mut seen = 0_u64;
    hands.iter().flatten().filter(|card| card.is_known()).all(|card| {
        let new = seen & card.bit() == 0;
        seen |= card.bit();
        new
    })
}
