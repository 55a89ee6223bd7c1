//! The general walker: drives a round with every packet of cards and its weight.
//!
//! Cards that a reading cannot tell apart are one *letter* with many copies. The walker goes
//! through packets, not sequences, and weighs each by its ordered ways, so that all leaves share
//! one denominator: the ordered ways to draw `depth` cards from the pack. Where the facts are
//! decided early it stops early.

use crate::census::falling;
use cards::{Card, Pack};
use table::{Deals, Face, Seat, Spot, Told, Want};

/// The letters of a pack: one card standing for all that count alike, and how many there are.
#[derive(Clone, Debug)]
pub struct Alphabet {
    letters: Vec<(Card, u32)>,
}

impl Alphabet {
    /// Every card is its own letter.
    #[must_use]
    pub fn cards(pack: &Pack) -> Alphabet {
        Alphabet::by(pack, |card| u32::from(card.code()))
    }

    /// Cards with the same key are one letter.
    #[must_use]
    pub fn by(pack: &Pack, key: impl Fn(Card) -> u32) -> Alphabet {
        let mut keyed: Vec<(u32, Card, u32)> = Vec::new();
        for card in Card::all() {
            let copies = u32::from(pack.count(card));
            match keyed.iter_mut().find(|(known, ..)| *known == key(card)) {
                Some((.., count)) => *count += copies,
                None => keyed.push((key(card), card, copies)),
            }
        }
        keyed.retain(|(.., copies)| *copies > 0);
        Alphabet { letters: keyed.into_iter().map(|(_, card, copies)| (card, copies)).collect() }
    }

    /// All cards.
    fn len(&self) -> u32 {
        self.letters.iter().map(|(_, copies)| copies).sum()
    }
}

/// What a walk needs to know besides the round.
pub struct Walk<'a, G: Deals> {
    /// The posted values.
    pub rules: &'a G::Rules,
    /// The cards.
    pub alphabet: Alphabet,
    /// The most cards a round can use: the common denominator is the ordered ways to draw them.
    pub depth: u32,
}

impl<G: Deals> Walk<'_, G> {
    /// Visits every end of the round with its weight. `over` says whether the matter is decided,
    /// `choose` what a seat does, knowing the round and how many copies of each letter are
    /// unseen; `leaf` gets the round and its ordered ways.
    ///
    /// # Panics
    /// When the pack holds fewer cards than a round can use.
    pub fn visit(
        &self,
        round: &G::Round,
        over: impl Fn(&G::Round) -> bool,
        choose: impl FnMut(&G::Round, &[u32], Seat) -> G::Act,
        leaf: impl FnMut(&G::Round, u128),
    ) {
        let counts: Vec<u32> = self.alphabet.letters.iter().map(|(_, copies)| *copies).collect();
        self.visit_from(round, &counts, over, choose, leaf);
    }

    /// As [`Walk::visit`], from a round under way with these copies of each letter left.
    ///
    /// # Panics
    /// When the pack holds fewer cards than a round can use.
    pub fn visit_from(
        &self,
        round: &G::Round,
        counts: &[u32],
        over: impl Fn(&G::Round) -> bool,
        choose: impl FnMut(&G::Round, &[u32], Seat) -> G::Act,
        leaf: impl FnMut(&G::Round, u128),
    ) {
        let all = self.alphabet.len();
        assert!(all >= self.depth, "a round can use {} cards, the pack has {all}", self.depth);
        let drawn = all - counts.iter().sum::<u32>();
        let rest = (0..=self.depth).map(|n| falling(all - n, self.depth - n)).collect();
        let counts = counts.to_vec();
        let mut descent =
            Descent { walk: self, over, choose, leaf, counts, drawn: drawn as usize, rest };
        descent.step(round, 1);
    }
}

/// A walk under way.
struct Descent<'a, G: Deals, Over, Choose, Leaf> {
    walk: &'a Walk<'a, G>,
    over: Over,
    choose: Choose,
    leaf: Leaf,
    /// Copies left of each letter.
    counts: Vec<u32>,
    /// Cards drawn so far.
    drawn: usize,
    /// For so many cards drawn, the ordered ways to draw all that a round can still use.
    rest: Vec<u128>,
}

/// A packet being dealt.
#[derive(Clone, Copy)]
struct Packet {
    /// Where it goes.
    at: Spot,
    /// Cards still to come.
    n: u8,
    /// The last letter dealt, and how often: letters come in rising order.
    letter: usize,
    run: u32,
}

impl<G: Deals, Over, Choose, Leaf> Descent<'_, G, Over, Choose, Leaf>
where
    Over: Fn(&G::Round) -> bool,
    Choose: FnMut(&G::Round, &[u32], Seat) -> G::Act,
    Leaf: FnMut(&G::Round, u128),
{
    fn step(&mut self, round: &G::Round, weight: u128) {
        let rules = self.walk.rules;
        let ask = if (self.over)(round) { Want::Over } else { G::ask(rules, round) };
        match ask {
            Want::Over => (self.leaf)(round, weight * self.rest[self.drawn]),
            Want::Deal { to: at, n, face: Face::Down } => {
                // Nobody sees the card: it stays in the pack until it is shown.
                let mut round = round.clone();
                for _ in 0..n {
                    G::tell(rules, &mut round, Told::Hidden { at });
                }
                self.step(&round, weight);
            }
            Want::Deal { to: at, n, .. } | Want::Show { of: at, n } => {
                let orders: u128 = (1..=u128::from(n)).product();
                self.deal(round, weight * orders, Packet { at, n, letter: 0, run: 0 });
            }
            // invariant: nobody bets behind a seat in an exact count.
            Want::Follow { .. } => unreachable!("somebody behind a seat is asked"),
            Want::Decide { seat } => {
                let act = (self.choose)(round, &self.counts, seat);
                let mut round = round.clone();
                G::tell(rules, &mut round, Told::Act { seat, act });
                self.step(&round, weight);
            }
        }
    }

    /// Deals a packet letter by letter in rising order. Its ordered ways are `n!` over the
    /// factorial of each letter's run, times the copies drawn: dividing by the run as it grows
    /// keeps every step whole.
    fn deal(&mut self, round: &G::Round, weight: u128, packet: Packet) {
        if packet.n == 0 {
            self.step(round, weight);
            return;
        }
        for letter in packet.letter..self.counts.len() {
            let copies = self.counts[letter];
            if copies == 0 {
                continue;
            }
            let run = if letter == packet.letter { packet.run + 1 } else { 1 };
            let ways = weight * u128::from(copies);
            // Most runs are of one, and a division of this size is dear.
            let ways = if run == 1 { ways } else { ways / u128::from(run) };
            let mut next = round.clone();
            let card = self.walk.alphabet.letters[letter].0;
            G::tell(self.walk.rules, &mut next, Told::Card { at: packet.at, card });
            self.counts[letter] -= 1;
            self.drawn += 1;
            self.deal(&next, ways, Packet { n: packet.n - 1, letter, run, ..packet });
            self.counts[letter] += 1;
            self.drawn -= 1;
        }
    }
}
