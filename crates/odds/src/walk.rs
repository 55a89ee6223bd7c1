//! The general walker: drives a round with every packet of cards and its weight.
//!
//! Cards that a reading cannot tell apart are one *letter* with many copies. The walker goes
//! through packets, not sequences, and weighs each by its ordered ways, so that all leaves share
//! one denominator: the ordered ways to draw `depth` cards from the pack. Where the facts are
//! decided early it stops early.

use crate::census::falling;
use cards::{Card, Pack};
use table::{Ask, Face, Game, Seat, Spot, Told};

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
}

/// What a walk needs to know besides the round.
pub struct Walk<'a, G: Game> {
    /// The posted values.
    pub rules: &'a G::Rules,
    /// The cards.
    pub alphabet: Alphabet,
    /// The most cards a round can use: the common denominator is the ordered ways to draw them.
    pub depth: u32,
}

/// The state that goes down the tree.
struct Node {
    counts: Vec<u32>,
    left: u32,
    drawn: u32,
}

/// A packet being dealt.
#[derive(Clone, Copy)]
struct Packet {
    at: Spot,
    n: u8,
    from: usize,
    run: u128,
}

impl<G: Game> Walk<'_, G> {
    /// Visits every end of the round with its weight. `over` says whether the matter is decided,
    /// `choose` what a seat does; the visitor gets the round and its ordered ways.
    pub fn visit(
        &self,
        round: &G::Round,
        over: &impl Fn(&G::Round) -> bool,
        choose: &mut dyn FnMut(&Walk<'_, G>, &G::Round, &[u32], Seat) -> G::Act,
        leaf: &mut dyn FnMut(&G::Round, u128),
    ) {
        let counts: Vec<u32> = self.alphabet.letters.iter().map(|(_, n)| *n).collect();
        self.visit_from(round, &counts, over, choose, leaf);
    }

    /// As [`Walk::visit`], with these copies of each letter left.
    pub fn visit_from(
        &self,
        round: &G::Round,
        counts: &[u32],
        over: &impl Fn(&G::Round) -> bool,
        choose: &mut dyn FnMut(&Walk<'_, G>, &G::Round, &[u32], Seat) -> G::Act,
        leaf: &mut dyn FnMut(&G::Round, u128),
    ) {
        let all: u32 = self.alphabet.letters.iter().map(|(_, n)| n).sum();
        let left: u32 = counts.iter().sum();
        let mut node = Node { counts: counts.to_vec(), left, drawn: all - left };
        self.step(round, 1, &mut node, over, choose, leaf);
    }

    fn step(
        &self,
        round: &G::Round,
        weight: u128,
        node: &mut Node,
        over: &impl Fn(&G::Round) -> bool,
        choose: &mut dyn FnMut(&Walk<'_, G>, &G::Round, &[u32], Seat) -> G::Act,
        leaf: &mut dyn FnMut(&G::Round, u128),
    ) {
        let ask = G::ask(self.rules, round);
        if ask == Ask::Over || over(round) {
            leaf(round, weight * falling(node.left, self.depth - node.drawn));
            return;
        }
        match ask {
            Ask::Deal { to, n, face: Face::Down } => {
                // Nobody sees the card: it stays in the pack until it is shown.
                let mut round = round.clone();
                for _ in 0..n {
                    G::tell(self.rules, &mut round, Told::Hidden { at: to });
                }
                self.step(&round, weight, node, over, choose, leaf);
            }
            Ask::Deal { to: at, n, .. } | Ask::Show { of: at, n } => {
                let packet = Packet { at, n, from: 0, run: 0 };
                let ways = weight * (1..=u128::from(n)).product::<u128>();
                self.deal(round, ways, packet, node, over, choose, leaf);
            }
            Ask::Decide { seat } => {
                let act = choose(self, round, &node.counts, seat);
                let mut round = round.clone();
                G::tell(self.rules, &mut round, Told::Act { seat, act });
                self.step(&round, weight, node, over, choose, leaf);
            }
            Ask::Over => {}
        }
    }

    /// Deals a packet letter by letter in rising order. Its ordered ways are `n!` over the
    /// factorial of each letter's run, times the copies drawn: dividing by the run as it grows
    /// keeps every step whole.
    #[allow(clippy::too_many_arguments)] // the recursion's own state
    fn deal(
        &self,
        round: &G::Round,
        weight: u128,
        packet: Packet,
        node: &mut Node,
        over: &impl Fn(&G::Round) -> bool,
        choose: &mut dyn FnMut(&Walk<'_, G>, &G::Round, &[u32], Seat) -> G::Act,
        leaf: &mut dyn FnMut(&G::Round, u128),
    ) {
        if packet.n == 0 {
            self.step(round, weight, node, over, choose, leaf);
            return;
        }
        for letter in packet.from..self.alphabet.letters.len() {
            let copies = node.counts[letter];
            if copies == 0 {
                continue;
            }
            let run = if letter == packet.from { packet.run + 1 } else { 1 };
            let mut next = round.clone();
            let card = self.alphabet.letters[letter].0;
            G::tell(self.rules, &mut next, Told::Card { at: packet.at, card });
            node.counts[letter] -= 1;
            (node.left, node.drawn) = (node.left - 1, node.drawn + 1);
            let packet = Packet { n: packet.n - 1, from: letter, run, ..packet };
            let weight = weight * u128::from(copies) / run;
            self.deal(&next, weight, packet, node, over, choose, leaf);
            node.counts[letter] += 1;
            (node.left, node.drawn) = (node.left + 1, node.drawn - 1);
        }
    }
}
