//! What a game of twenty-one is to mathematics: letters with values, a target, a dealer's rule,
//! what a player may do and what hands pay.

use money::Odds;

/// The most kinds of card that are told apart.
pub const LETTERS_MAX: usize = 12;

/// How many cards of each letter a hand has.
pub type Hand = [u8; LETTERS_MAX];

/// A kind of card: those that count alike and do alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// How it is written.
    pub name: char,
    /// What it counts at least.
    pub points: u8,
    /// Whether one such card may count ten more.
    pub high: bool,
    /// How many the shoe holds.
    pub count: u32,
}

/// When a dealer stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dealer {
    /// Stands on this total and more without a card that counts high.
    pub hard: u8,
    /// Stands on this total and more with one.
    pub soft: u8,
    /// What players see of him when they decide.
    pub sight: Sight,
}

/// What players see of the dealer when they decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Nothing.
    Nothing,
    /// One card, and he has no other yet: his natural takes everything staked.
    NoHole,
    /// One card, and that the other makes no natural: a natural ends the round first.
    Peeked,
}

/// Two cards that beat every hand not listed above them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Natural {
    /// The two letters.
    pub letters: [usize; 2],
    /// As two cards dealt: its level, and what it pays.
    pub dealt: (u8, Odds),
    /// As two cards after a split; level 0 is an ordinary hand on the target.
    pub split: (u8, Odds),
}

/// What becomes of a hand over the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bust {
    /// It loses at once.
    Loses,
    /// Against another hand over the target the nearer wins.
    Compared,
    /// It loses, but pushes against a dealer's hand of so many points in so many cards.
    PushesOn(u8, u8),
}

/// On which first two cards a player may double.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubling {
    /// Never.
    Never,
    /// On these scores.
    Scores(u8, u8),
    /// On any that are no natural.
    Any,
}

/// Two cards that may be split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    /// The letters.
    pub letters: [usize; 2],
    /// How many hands may come of it by splitting again; none where nothing limits it.
    pub hands_max: Option<u16>,
    /// How far a hand of the split may be played.
    pub play: Further,
}

/// How far a split hand may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Further {
    /// Like a hand dealt.
    Freely,
    /// It gets one card and stands.
    OneCard,
    /// It gets one card and stands or is surrendered.
    OneCardOrSurrender,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The kinds of card.
    pub letters: Vec<Letter>,
    /// What hands may reach and not pass.
    pub target: u8,
    /// How many cards a player is dealt.
    pub opening: u8,
    /// When the dealer stops.
    pub dealer: Dealer,
    /// Hands of two cards above all others.
    pub naturals: Vec<Natural>,
    /// What a hand on the target pays; every lower one is paid even money.
    pub target_pays: Odds,
    /// A total on which the dealer wins ties.
    pub tie_loses: Option<u8>,
    /// What becomes of a hand over the target.
    pub bust: Bust,
    /// When a player may double; after a split, too.
    pub doubling: Doubling,
    /// Whether half the stake may be given up on two cards; after a split, too.
    pub surrender: bool,
    /// What may be split.
    pub splits: Vec<Split>,
    /// What a further hand's stake is of the first, `n` of `d`.
    pub split_stake: (u32, u32),
    /// Whether a double of any hand is as much as the first stake, whatever lies on that hand.
    pub doubles_by_first: bool,
    /// Whether a natural that a dealer finds is opened and players go on drawing against it.
    pub opened: bool,
}

/// A total, and whether a card counts high in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Total {
    /// Points.
    pub points: u8,
    /// Whether a card counts ten more than its least.
    pub soft: bool,
}

impl Rules {
    /// Cards in the shoe.
    #[must_use]
    pub fn cards(&self) -> u32 {
        self.letters.iter().map(|letter| letter.count).sum()
    }

    /// The best total of a hand that does not pass the target, else the least.
    #[must_use]
    pub fn total(&self, hand: &Hand) -> Total {
        if self.natural(hand).is_some() {
            return Total { points: self.target, soft: true };
        }
        let cards = || self.letters.iter().zip(hand);
        let least: u32 = cards().map(|(l, n)| u32::from(l.points) * u32::from(*n)).sum();
        let high = cards().any(|(letter, n)| letter.high && *n > 0);
        let points = least.min(255) as u8;
        let soft = high && points + 10 <= self.target;
        Total { points: if soft { points + 10 } else { points }, soft }
    }

    /// The natural that two cards are.
    #[must_use]
    pub fn natural(&self, hand: &Hand) -> Option<&Natural> {
        (size(hand) == 2).then(|| {
            self.naturals.iter().find(|natural| {
                let mut of = *hand;
                natural.letters.iter().all(|letter| {
                    let held = of[*letter] > 0;
                    of[*letter] -= u8::from(held);
                    held
                })
            })
        })?
    }

    /// Whether the dealer draws.
    #[must_use]
    pub fn dealer_draws(&self, hand: &Hand) -> bool {
        let total = self.total(hand);
        let stands = if total.soft { self.dealer.soft } else { self.dealer.hard };
        total.points < stands
    }

    /// Whether a player's hand is over.
    #[must_use]
    pub fn busts(&self, hand: &Hand) -> bool {
        self.total(hand).points > self.target
    }

    /// Whether a player may draw to a hand.
    #[must_use]
    pub fn may_draw(&self, hand: &Hand) -> bool {
        self.total(hand).points < self.target
    }

    /// Whether a player may double two cards.
    #[must_use]
    pub fn may_double(&self, hand: &Hand) -> bool {
        let points = self.total(hand).points;
        let allowed = match self.doubling {
            Doubling::Never => false,
            Doubling::Scores(least, most) => (least..=most).contains(&points),
            Doubling::Any => true,
        };
        size(hand) == 2 && self.opening == 2 && points < self.target && allowed
    }

    /// The split of two cards, where there is one.
    #[must_use]
    pub fn split(&self, hand: &Hand) -> Option<&Split> {
        (size(hand) == 2).then(|| {
            self.splits.iter().find(|split| {
                let mut of = [0; LETTERS_MAX];
                split.letters.iter().for_each(|letter| of[*letter] += 1);
                of == *hand
            })
        })?
    }

    /// The letter that is written so.
    #[must_use]
    pub fn letter(&self, name: char) -> Option<usize> {
        self.letters.iter().position(|letter| letter.name == name)
    }
}

/// How many cards a hand has.
#[must_use]
pub fn size(hand: &Hand) -> u32 {
    hand.iter().map(|n| u32::from(*n)).sum()
}

/// A hand with one card more.
#[must_use]
pub fn with(hand: &Hand, letter: usize) -> Hand {
    let mut hand = *hand;
    hand[letter] += 1;
    hand
}
