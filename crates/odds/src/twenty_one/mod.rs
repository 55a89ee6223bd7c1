//! Twenty-one and its kin: what every choice is worth, how to play best, and what a strategy costs
//! as an exact ratio.
//!
//! Decisions are searched in floating point; the value of the strategy found is then counted in
//! whole numbers. A hand is told by its cards, so that best play knows the cards it has seen. Once
//! a pair is split, a hand looks at its own cards and the dealer's only, and a pair is split again
//! whenever that is allowed: under that rule play is best, and every value exact (see `kernel`).

mod asked;
mod chart;
mod dealer;
pub mod games;
mod ground;
mod hands;
mod kernel;
mod lines;
mod rules;
mod standing;
#[cfg(test)]
mod tests;
mod together;
mod tree;
mod value;

pub use asked::Exception;
pub use chart::{Cell, Chart};
pub use lines::Ending;
pub use rules::{
    Bust, Dealer, Doubling, Further, Hand, LETTERS_MAX, Letter, Natural, Rules, Sight, Split,
    Total, size, with,
};
pub use together::Counted;
pub use value::Value;

use ground::{Ground, left, over};
use hands::NONE;
use std::sync::Arc;
use tree::{Played, Start, Tree, starts};

/// What a player does with a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// No more cards.
    Stand,
    /// One more.
    Hit,
    /// One more and no other, for as much again.
    Double,
    /// Two hands of one.
    Split,
    /// Half the stake given up.
    Surrender,
}

impl Act {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Act::Stand => "stand",
            Act::Hit => "hit",
            Act::Double => "double",
            Act::Split => "split",
            Act::Surrender => "surrender",
        }
    }
}

/// How hands are played: by what is best, or as an array says.
pub(crate) enum Chosen<'a> {
    Best,
    Fixed(&'a [Act]),
}

/// How the hands of a split are played: by their first card, and whether the second is like it.
type Halves = Vec<(Start, [Vec<Act>; 2])>;

/// How every hand is played against every card.
#[derive(Clone, Debug)]
pub struct Strategy {
    /// Its name.
    pub name: &'static str,
    /// Up card by up card, hand by hand.
    acts: Vec<Vec<Act>>,
    /// Up card by up card and split by split: how its hands are played, by their second card.
    splits: Vec<Vec<Halves>>,
    /// How hands are played against a natural that is open: drawn to, or left alone. A further
    /// stake would be at more risk than a draw.
    opened: Vec<Act>,
}

/// A game that is worked out.
pub struct Solver {
    rules: Rules,
    ground: Arc<Ground>,
}

/// What each choice is worth in floating point.
type Worths = Vec<(Act, f64)>;

impl Solver {
    /// Works out what every hand is worth that stands.
    #[must_use]
    pub fn new(rules: Rules) -> Solver {
        let ground = Arc::new(Ground::of(&rules));
        Solver { rules, ground }
    }

    /// The same shoe, dealer and pays where players may do other things.
    ///
    /// # Panics
    /// When more than that is other.
    #[must_use]
    pub fn where_players_may(&self, rules: Rules) -> Solver {
        let bare = |rules: &Rules| Rules {
            doubling: Doubling::Never,
            splits: Vec::new(),
            surrender: false,
            split_stake: (1, 1),
            doubles_by_first: false,
            opened: false,
            ..rules.clone()
        };
        assert!(bare(&rules) == bare(&self.rules), "another shoe, dealer or table of pays");
        Solver { rules, ground: Arc::clone(&self.ground) }
    }

    /// The game.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What the dealer may show.
    #[must_use]
    pub fn ups(&self) -> &[Option<usize>] {
        &self.ground.ups
    }

    /// Best play: told by every card of a hand; after a split by every card of that hand.
    #[must_use]
    pub fn best(&self) -> Strategy {
        let all = over(self.ground.ups.len(), |up| self.best_against(up));
        let (acts, splits) = all.into_iter().unzip();
        Strategy { name: "best", acts, splits, opened: self.drawn_out() }
    }

    /// Best play against one card that the dealer may show; against others it says nothing.
    #[must_use]
    pub fn best_for(&self, up: usize) -> Strategy {
        let ups = self.ground.ups.len();
        let (mut acts, mut splits) = (vec![Vec::new(); ups], vec![Vec::new(); ups]);
        (acts[up], splits[up]) = self.best_against(up);
        Strategy { name: "best", acts, splits, opened: self.drawn_out() }
    }

    /// Plays like the dealer: neither doubles nor splits.
    #[must_use]
    pub fn mimic(&self) -> Strategy {
        let act = |held: &hands::Held| {
            let draws = held.may_draw && self.rules.dealer_draws(&held.hand);
            if draws { Act::Hit } else { Act::Stand }
        };
        let acts: Vec<Act> = self.ground.hands.list.iter().map(act).collect();
        let ups = self.ground.ups.len();
        let (opened, splits) = (acts.clone(), vec![Vec::new(); ups]);
        Strategy { name: "mimic", acts: vec![acts; ups], splits, opened }
    }

    /// Whoever stands below the target has lost to a natural, so that every card is drawn.
    fn drawn_out(&self) -> Vec<Act> {
        let act = |held: &hands::Held| if held.may_draw { Act::Hit } else { Act::Stand };
        self.ground.hands.list.iter().map(act).collect()
    }

    fn best_against(&self, up: usize) -> (Vec<Act>, Vec<Halves>) {
        let mut splits = Vec::new();
        let mut gains = Vec::new();
        for split in &self.rules.splits {
            let (played, gain) = self.split_gain(up, split, &Chosen::Best);
            splits.push(played);
            gains.push(gain);
        }
        let (acts, _) = self.play(up, &gains, &Chosen::Best);
        (acts, splits)
    }

    /// How the hands of a split are played, and what they gain together.
    fn split_gain(&self, up: usize, split: &Split, chosen: &Chosen<'_>) -> (Halves, f64) {
        let mut hand = standing::EMPTY;
        split.letters.iter().for_each(|letter| hand[*letter] += 1);
        if self.ground.hands.number(&hand).is_none() {
            // The shoe has no such pair.
            return (Vec::new(), f64::NEG_INFINITY);
        }
        let mut gain = 0.0;
        let one = |start: Start| {
            let (both, more) = Tree::both(&self.rules, &self.ground, (up, split, start), chosen);
            gain += more;
            (start, both.map(|Played { acts, .. }| acts))
        };
        let played = starts(&self.rules, split).into_iter().map(one).collect();
        (played, gain)
    }

    /// Plays every hand against an up card, splits being worth what they gain.
    fn play(&self, up: usize, splits: &[f64], chosen: &Chosen<'_>) -> (Vec<Act>, Vec<f64>) {
        let count = self.ground.hands.list.len();
        let (mut acts, mut worth) = (vec![Act::Stand; count], vec![0.0; count]);
        for number in (0..count).rev() {
            let worths = self.choices(up, number, splits, &worth);
            let pick = match chosen {
                Chosen::Best => {
                    worths.iter().copied().reduce(|a, b| if b.1 > a.1 { b } else { a })
                }
                Chosen::Fixed(fixed) => {
                    worths.iter().copied().find(|(act, _)| *act == fixed[number])
                }
            };
            if let Some((act, gain)) = pick {
                (acts[number], worth[number]) = (act, gain);
            }
        }
        (acts, worth)
    }

    /// What every choice with a hand gains, given what hands with one card more are worth.
    fn choices(&self, up: usize, number: usize, splits: &[f64], worth: &[f64]) -> Worths {
        let (rules, ground) = (&self.rules, &self.ground);
        let held = &ground.hands.list[number];
        let opening = u32::from(rules.opening);
        let Some((left, cards)) = left(rules, &held.hand, ground.ups[up]) else {
            return Vec::new();
        };
        if held.size < opening {
            return Vec::new();
        }
        let stand = &ground.stand[up];
        let mut worths = vec![(Act::Stand, stand[number])];
        let draw = |worth: &[f64]| -> f64 {
            let each = |letter: usize| match held.next[letter] {
                NONE => 0.0,
                next => f64::from(left[letter]) / f64::from(cards) * worth[next as usize],
            };
            (0..rules.letters.len()).map(each).sum()
        };
        if held.may_draw {
            worths.push((Act::Hit, draw(worth)));
        }
        if rules.may_double(&held.hand) {
            worths.push((Act::Double, 2.0 * draw(stand)));
        }
        if rules.surrender && held.size == opening && !held.busts {
            worths.push((Act::Surrender, -0.5 * ground.begins[up][number]));
        }
        let at = rules
            .split(&held.hand)
            .and_then(|split| rules.splits.iter().position(|known| known == split));
        if let Some(gain) = at.and_then(|at| splits.get(at)) {
            worths.push((Act::Split, *gain));
        }
        worths
    }
}
