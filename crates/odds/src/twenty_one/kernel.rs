//! Split hands are exchangeable: for whoever looks at one hand and the dealer's card only, every
//! hand of a split is worth the same, so that all of them are worth their number times one.
//!
//! Of the others only this matters to the one: how many cards of the split letter they began with
//! (`starts`), and how many second cards were seen to be no such card (`others`), or they would
//! have been split again. A [`Term`] is such a case, with how many hands in how many ways it
//! stands for. The chance that one hand and the dealer use `a` further cards of that letter and
//! `b` others is, apart from the ways of those `b`,
//! `(C)starts+a · (R−b)others / (N)starts+a+b+others` with falling factorials, where the shoe has
//! N cards, C of the letter and R others.

use dashu_int::{IBig, UBig};
use std::collections::HashMap;

/// Hands of a split that have the same cards beside them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Term {
    /// How many hands, in how many ways, in parts of the further hands' stake.
    pub weight: UBig,
    /// Cards of the letter that hands began with.
    pub starts: u32,
    /// Second cards of other hands that are not of the letter.
    pub others: u32,
}

/// The cases of a split hand, by its second card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Cases {
    /// Where it is not of the letter.
    pub unlike: Vec<Term>,
    /// Where it is, and may not be split again.
    pub like: Vec<Term>,
}

/// What the second card of a split hand is to the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Second {
    Unlike,
    Like,
}

/// `n` over `k`.
fn choose(n: u32, k: u32) -> UBig {
    (0..k).fold(UBig::ONE, |all, i| all * (n - i) / (i + 1))
}

/// What lies on the first hand of a split and on every further one, in parts of the first stake;
/// nothing on hands that are not meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stakes {
    pub first: u32,
    pub further: u32,
}

impl Stakes {
    /// On so many hands, the first being one of them.
    fn with_first(self, hands: u32) -> u32 {
        self.first + (hands - 1) * self.further
    }
}

impl Cases {
    /// Hands of a pair split again whenever a second card is like the first, up to so many hands;
    /// a shoe has so many cards of the letter. The first hand is played first, so that the first
    /// unlike second card is its own.
    pub fn again(hands_max: Option<u16>, copies: u32, stakes: Stakes) -> Cases {
        let most = hands_max.map_or(copies + 1, u32::from);
        let mut terms = Cases::default();
        // All second cards but `n − 2` are unlike, and the last one is; no beginning is complete.
        for n in (2..most).take_while(|n| *n <= copies) {
            let ways = choose(2 * n - 2, n) * 2_u32 / (2 * n - 2);
            let weight = ways * stakes.with_first(n);
            terms.unlike.push(Term { weight, starts: n, others: n - 1 });
        }
        if most <= copies {
            for unlike in 0..=most - 2 {
                let ways = UBig::from(filled(most, unlike));
                let waiting = if unlike > 0 {
                    let weight = &ways * stakes.with_first(unlike);
                    terms.unlike.push(Term { weight, starts: most, others: unlike - 1 });
                    (most - unlike) * stakes.further
                } else {
                    stakes.with_first(most)
                };
                let weight = ways * waiting;
                let term = Term { weight, starts: most, others: unlike };
                terms.unlike.push(term.clone());
                terms.like.push(term);
            }
        }
        terms
    }

    /// The cases of one second card.
    pub fn of(self, second: Second) -> Vec<Term> {
        match second {
            Second::Unlike => self.unlike,
            Second::Like => self.like,
        }
    }

    /// Two hands, never split again.
    pub fn once(stakes: Stakes, starts: u32) -> Cases {
        let term = Term { weight: stakes.with_first(2).into(), starts, others: 0 };
        Cases { unlike: vec![term.clone()], like: vec![term] }
    }
}

/// In how many orders a table is filled with `most` hands by its last like card while `unlike`
/// second cards have come.
fn filled(most: u32, unlike: u32) -> u128 {
    if most == 2 {
        return u128::from(unlike == 0);
    }
    // Paths of `most − 3` like cards and so many unlike ones, never without a hand that waits.
    let (ups, downs) = (most - 3, unlike);
    let mut ways = vec![vec![0_u128; downs as usize + 1]; ups as usize + 1];
    for up in 0..=ups {
        for down in 0..=downs {
            let waits = 2 + up > down;
            let from_up = if up > 0 { ways[up as usize - 1][down as usize] } else { 0 };
            let from_down = if down > 0 { ways[up as usize][down as usize - 1] } else { 0 };
            let first = u128::from(up == 0 && down == 0);
            ways[up as usize][down as usize] = if waits { first + from_up + from_down } else { 0 };
        }
    }
    ways[ups as usize][downs as usize]
}

/// A shoe as a split sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Shoe {
    /// Cards of the letter.
    pub like: u32,
    /// Other cards.
    pub unlike: u32,
}

/// Cards of either kind that a hand and the dealer may use together.
pub(super) const USED_MAX: usize = 40;

/// Chances in floating point: `[a][b]`.
pub(super) type Table = Vec<[f64; USED_MAX]>;

/// The chances of all cases, for decisions.
pub(super) fn table(terms: &[Term], shoe: Shoe) -> Table {
    let Shoe { like, unlike } = shoe;
    let cards = like + unlike;
    // Logarithms of factorials, of which falling ones are differences.
    let mut logs = vec![0.0_f64; cards as usize + 2];
    for n in 1..logs.len() {
        #[allow(clippy::cast_precision_loss)] // a few hundred cards
        let log = (n as f64).ln();
        logs[n] = logs[n - 1] + log;
    }
    let falling = |n: u32, k: u32| logs[n as usize] - logs[(n - k) as usize];
    let chance = |a: u32, b: u32| {
        let one = |term: &Term| {
            let (starts, others) = (term.starts + a, term.others);
            if starts > like || b + others > unlike {
                return 0.0;
            }
            let log = falling(like, starts) + falling(unlike - b, others)
                - falling(cards, starts + b + others);
            term.weight.to_f64().value() * log.exp()
        };
        terms.iter().map(one).sum()
    };
    let row = |a: usize| std::array::from_fn(|b| chance(a as u32, b as u32));
    (0..USED_MAX).map(row).collect()
}

/// The same exactly, made as they are asked for: whole numbers over one denominator.
pub(super) struct Whole {
    terms: Vec<Term>,
    shoe: Shoe,
    most: u32,
    /// Falling factorials of the like cards, and what is missing to the denominator.
    like: Vec<UBig>,
    rest: Vec<UBig>,
    known: HashMap<(u32, u32), IBig>,
}

impl Whole {
    /// For all cases of a hand.
    pub fn new(terms: &[Term], shoe: Shoe) -> Whole {
        let cards = shoe.like + shoe.unlike;
        let used = terms.iter().map(|t| t.starts + t.others).max().unwrap_or(0);
        let most = cards.min(used + USED_MAX as u32);
        let mut like = vec![UBig::ONE];
        for k in 0..shoe.like {
            like.push(like[k as usize].clone() * (shoe.like - k));
        }
        let mut rest = vec![UBig::ONE; most as usize + 1];
        for used in (0..most).rev() {
            rest[used as usize] = rest[used as usize + 1].clone() * (cards - used);
        }
        Whole { terms: terms.to_vec(), shoe, most, like, rest, known: HashMap::new() }
    }

    /// How many cards' ways the denominator has.
    pub fn most(&self) -> u32 {
        self.most
    }

    /// The numerator.
    pub fn at(&mut self, a: u32, b: u32) -> &IBig {
        let Whole { terms, shoe, most, like, rest, known } = self;
        known.entry((a, b)).or_insert_with(|| {
            // Falling factorials of the unlike cards that are left.
            let longest = terms.iter().map(|term| term.others).max().unwrap_or(0);
            let mut unlike = vec![UBig::ONE];
            for k in 0..longest.min(shoe.unlike.saturating_sub(b)) {
                unlike.push(unlike[k as usize].clone() * (shoe.unlike - b - k));
            }
            let one = |term: &Term| {
                let used = term.starts + a + b + term.others;
                let possible = term.starts + a <= shoe.like && b + term.others <= shoe.unlike;
                if !possible {
                    return UBig::ZERO;
                }
                assert!(used <= *most, "a hand of a split and the dealer used {} cards", a + b);
                &like[(term.starts + a) as usize]
                    * &unlike[term.others as usize]
                    * &rest[used as usize]
                    * &term.weight
            };
            terms.iter().map(one).fold(UBig::ZERO, |all, one| all + one).into()
        })
    }
}

/// `n · (n − 1) · …`, `k` factors.
pub(super) fn falling(n: u32, k: u32) -> UBig {
    (0..k).fold(UBig::ONE, |all, i| all * (n - i))
}
