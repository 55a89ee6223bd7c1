//! Every hand that a player can hold, numbered, and what it becomes with one card more.

use super::rules::{Hand, LETTERS_MAX, Rules, Total, size, with};
use super::standing::{EMPTY, Finals, From, player};
use std::collections::HashMap;

/// No hand.
pub(super) const NONE: u32 = u32::MAX;

/// One hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Held {
    pub hand: Hand,
    pub size: u32,
    pub total: Total,
    pub busts: bool,
    pub may_draw: bool,
    /// How it stands as a hand dealt, and as one of a split.
    pub ends: [u8; 2],
    /// The hand with one card more; [`NONE`] where the hand is over or the shoe has no such card.
    pub next: [u32; LETTERS_MAX],
}

/// Every hand, smaller ones first.
#[derive(Clone, Debug)]
pub(super) struct Hands {
    pub list: Vec<Held>,
    numbers: HashMap<Hand, u32>,
    pub ends: Finals,
}

impl Hands {
    pub fn of(rules: &Rules) -> Hands {
        let mut all = Hands { list: Vec::new(), numbers: HashMap::new(), ends: Finals::default() };
        all.push(rules, EMPTY);
        let mut at = 0;
        while at < all.list.len() {
            let held = all.list[at];
            if held.may_draw || held.size < u32::from(rules.opening) {
                for letter in 0..rules.letters.len() {
                    if u32::from(held.hand[letter]) < rules.letters[letter].count {
                        let next = with(&held.hand, letter);
                        let known = all.numbers.get(&next).copied();
                        let number = known.unwrap_or_else(|| all.push(rules, next));
                        all.list[at].next[letter] = number;
                    }
                }
            }
            at += 1;
        }
        all
    }

    fn push(&mut self, rules: &Rules, hand: Hand) -> u32 {
        let number = self.list.len() as u32;
        self.numbers.insert(hand, number);
        let ends = [From::Deal, From::Split]
            .map(|from| self.ends.number(player(rules, &hand, from), (hand, from)));
        let busts = rules.busts(&hand);
        self.list.push(Held {
            hand,
            size: size(&hand),
            total: rules.total(&hand),
            busts,
            may_draw: !busts && rules.may_draw(&hand),
            ends,
            next: [NONE; LETTERS_MAX],
        });
        number
    }

    /// The number of a hand.
    pub fn number(&self, hand: &Hand) -> Option<usize> {
        self.numbers.get(hand).map(|number| *number as usize)
    }
}
