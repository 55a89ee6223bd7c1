//! The dealer's hand by exact recursion: every set of cards he may end with, in how many orders,
//! and where that leads.
//!
//! The sets are a tree by letters in rising order, so that the ways to draw them from a shoe with
//! cards removed are one multiplication a node; orders are counted once, by the dealer's rule.

use super::rules::{Hand, LETTERS_MAX, Rules, with};
use super::standing::{EMPTY, Finals, From, dealer};
use std::collections::BTreeMap;

/// The most cards that a dealer draws.
pub(super) const DRAWN_MAX: usize = 24;

/// One more card of a set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub letter: u8,
    /// How many of that letter came before.
    pub before: u8,
    /// How many cards came before.
    pub depth: u8,
    /// In how many orders the dealer ends with just these cards.
    pub orders: u32,
    /// How he then stands, where he may.
    pub end: u8,
    /// The next node that is not below this one.
    pub next: u32,
}

/// All that a dealer may draw to a card.
#[derive(Clone, Debug)]
pub(super) struct Draws {
    pub nodes: Vec<Node>,
}

impl Draws {
    /// All that a dealer may draw to what he shows, his ends numbered in `ends`.
    pub fn of(rules: &Rules, shown: Option<usize>, ends: &mut Finals) -> Draws {
        let start = shown.map_or(EMPTY, |up| with(&EMPTY, up));
        let mut level = BTreeMap::from([(EMPTY, 1_u32)]);
        let mut sets: BTreeMap<Vec<u8>, (u32, u8)> = BTreeMap::new();
        while !level.is_empty() {
            let mut deeper: BTreeMap<Hand, u32> = BTreeMap::new();
            for (drawn, orders) in level {
                let mut hand = start;
                hand.iter_mut().zip(&drawn).for_each(|(all, more)| *all += more);
                // Whoever shows one card has two at least, a natural counts as both.
                if rules.dealer_draws(&hand) {
                    for (letter, of) in rules.letters.iter().enumerate() {
                        if u32::from(hand[letter]) < of.count {
                            *deeper.entry(with(&drawn, letter)).or_default() += orders;
                        }
                    }
                } else {
                    let end = ends.number(dealer(rules, &hand), (hand, From::Deal));
                    sets.insert(letters(&drawn), (orders, end));
                }
            }
            level = deeper;
        }
        Draws { nodes: tree(&sets) }
    }
}

fn letters(drawn: &Hand) -> Vec<u8> {
    let copies = |(letter, n): (usize, &u8)| std::iter::repeat_n(letter as u8, usize::from(*n));
    drawn.iter().enumerate().flat_map(copies).collect()
}

/// Sets in the order of their letters as a tree: every beginning of a set is a node.
fn tree(sets: &BTreeMap<Vec<u8>, (u32, u8)>) -> Vec<Node> {
    let mut nodes: Vec<Node> = Vec::new();
    let mut path: Vec<(u8, usize)> = Vec::new();
    for (set, (orders, end)) in sets {
        let same = path.iter().zip(set).take_while(|((known, _), of)| known == *of).count();
        close(&mut nodes, &mut path, same);
        for (depth, letter) in set.iter().enumerate().skip(same) {
            // Letters rise, so that equal ones are neighbours.
            let same = set[..depth].iter().rev().take_while(|other| *other == letter);
            let before = same.count() as u8;
            path.push((*letter, nodes.len()));
            let (letter, depth) = (*letter, depth as u8);
            nodes.push(Node { letter, before, depth, orders: 0, end: 0, next: 0 });
        }
        let last = nodes.len() - 1;
        (nodes[last].orders, nodes[last].end) = (*orders, *end);
    }
    close(&mut nodes, &mut path, 0);
    nodes
}

fn close(nodes: &mut [Node], path: &mut Vec<(u8, usize)>, keep: usize) {
    let next = nodes.len() as u32;
    for (_, at) in path.drain(keep..) {
        nodes[at].next = next;
    }
}

/// The chance of each end, the shoe holding so many cards of each letter.
pub(super) fn chances(draws: &Draws, left: &[f64; LETTERS_MAX], cards: f64, out: &mut [f64]) {
    out.fill(0.0);
    let mut product = [1.0_f64; DRAWN_MAX + 1];
    let mut at = 0;
    while let Some(node) = draws.nodes.get(at) {
        let depth = usize::from(node.depth);
        let of = left[usize::from(node.letter)] - f64::from(node.before);
        if of <= 0.0 {
            at = node.next as usize;
            continue;
        }
        let chance = product[depth] * of / (cards - f64::from(node.depth));
        product[depth + 1] = chance;
        if node.orders > 0 {
            out[usize::from(node.end)] += f64::from(node.orders) * chance;
        }
        at += 1;
    }
}

/// For each number of cards drawn what all orders of that many gain, one letter's ways left out
/// and its copies counted apart: `out[copies][cards]`.
pub(super) fn ways(
    draws: &Draws,
    left: &[u32; LETTERS_MAX],
    apart: Option<usize>,
    gains: &[i64],
    out: &mut [[i128; DRAWN_MAX]],
) {
    for row in out.iter_mut() {
        row.fill(0);
    }
    let mut product = [1_i128; DRAWN_MAX + 1];
    let mut copies = [0_usize; DRAWN_MAX + 1];
    let mut at = 0;
    while let Some(node) = draws.nodes.get(at) {
        let (depth, letter) = (usize::from(node.depth), usize::from(node.letter));
        let of = left[letter].saturating_sub(u32::from(node.before));
        if of == 0 {
            at = node.next as usize;
            continue;
        }
        let is_apart = apart == Some(letter);
        product[depth + 1] =
            if is_apart { product[depth] } else { product[depth] * i128::from(of) };
        copies[depth + 1] = copies[depth] + usize::from(is_apart);
        let gain = gains[usize::from(node.end)];
        if node.orders > 0 && gain != 0 {
            out[copies[depth + 1]][depth + 1] +=
                product[depth + 1] * i128::from(node.orders) * i128::from(gain);
        }
        at += 1;
    }
}
