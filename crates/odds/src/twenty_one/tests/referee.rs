//! The referee: plays every round of a short shoe card by card in the order of the table, with
//! every hand of a split played in turn, and adds up what each gains. It knows nothing of sets,
//! orders or exchangeable hands.

use super::super::kernel::falling;
use super::super::standing::{EMPTY, From, dealer, gain, player, scale};
use super::super::tree::{Meant, Start};
use super::super::{Act, Further, Hand, Rules, Sight, Solver, Strategy, size, with};
use crate::Exact;
use dashu_int::IBig;

/// Rounds as they go on: what is left, and how many ways led there of how many.
#[derive(Clone)]
struct Table {
    left: Vec<u32>,
    up: Option<usize>,
    /// Hands that are finished, what they stake, and whether they were given up.
    done: Vec<(Hand, i64, bool)>,
    /// Hands still to be played: cards, after a split whether the second was like the first, and
    /// the first.
    waits: Vec<(Hand, bool, usize)>,
    /// The split that was made.
    split: Option<usize>,
    ways: u128,
}

pub(super) struct Referee<'a> {
    pub rules: &'a Rules,
    pub solver: &'a Solver,
    pub strategy: &'a Strategy,
    /// By the number of cards used: ways times what is gained, and what is staked.
    gained: Vec<IBig>,
    staked: Vec<IBig>,
}

impl<'a> Referee<'a> {
    pub fn judge(solver: &'a Solver, strategy: &'a Strategy) -> (Exact, Exact) {
        let rules = solver.rules();
        let none = vec![IBig::ZERO; rules.cards() as usize + 1];
        let mut referee = Referee { rules, solver, strategy, gained: none.clone(), staked: none };
        let left: Vec<u32> = rules.letters.iter().map(|letter| letter.count).collect();
        let table =
            Table { left, up: None, done: Vec::new(), waits: Vec::new(), split: None, ways: 1 };
        referee.deal(&table, EMPTY);
        let sum = |by_cards: &[IBig], unit: i64| -> Exact {
            let unit = dashu_int::UBig::from(unit.unsigned_abs());
            let all = by_cards.iter().enumerate();
            all.map(|(n, ways)| {
                Exact::ratio(ways.clone(), falling(rules.cards(), n as u32) * &unit)
            })
            .sum()
        };
        let parts = 2 * i64::from(rules.split_stake.1);
        (sum(&referee.gained, scale(rules) * parts), sum(&referee.staked, parts))
    }

    fn each(table: &Table, mut then: impl FnMut(usize, Table)) {
        let cards: u32 = table.left.iter().sum();
        assert!(cards > 0, "the short shoe ran out");
        for letter in 0..table.left.len() {
            if table.left[letter] > 0 {
                let mut next = table.clone();
                next.left[letter] -= 1;
                next.ways *= u128::from(table.left[letter]);
                then(letter, next);
            }
        }
    }

    /// The player's cards, then the dealer's, then the peek.
    fn deal(&mut self, table: &Table, hand: Hand) {
        if size(&hand) < u32::from(self.rules.opening) {
            Self::each(table, |letter, next| self.deal(&next, with(&hand, letter)));
            return;
        }
        let mut table = table.clone();
        table.waits = vec![(hand, false, 0)];
        match self.rules.dealer.sight {
            Sight::Nothing => self.play(&table, None),
            Sight::NoHole => Self::each(&table, |up, mut next| {
                next.up = Some(up);
                self.play(&next, None);
            }),
            Sight::Peeked => Self::each(&table, |up, mut next| {
                next.up = Some(up);
                Self::each(&next.clone(), |hole, after| {
                    let natural = self.rules.natural(&with(&with(&EMPTY, up), hole)).is_some();
                    if natural {
                        self.open(&after, hand, with(&with(&EMPTY, up), hole));
                    } else {
                        self.play(&after, Some(hole));
                    }
                });
            }),
        }
    }

    /// Against a natural a hand is drawn to where that is allowed, and settled.
    fn open(&mut self, table: &Table, hand: Hand, natural: Hand) {
        let number = self.solver.ground.hands.number(&hand).expect("a hand");
        if self.rules.opened && self.strategy.opened[number] == Act::Hit {
            return Self::each(table, |letter, next| {
                self.open(&next, with(&hand, letter), natural);
            });
        }
        let mut ended = table.clone();
        ended.done = vec![(hand, 1, false)];
        self.settle(&ended, natural);
    }

    fn up(&self, table: &Table) -> usize {
        let at = self.solver.ups().iter().position(|up| *up == table.up);
        at.expect("an up card")
    }

    /// The first hand that waits does what the strategy says.
    fn play(&mut self, table: &Table, hole: Option<usize>) {
        let Some((hand, like, first)) = table.waits.first().copied() else {
            let start = table.up.map_or(EMPTY, |up| with(&EMPTY, up));
            let start = hole.map_or(start, |hole| with(&start, hole));
            return self.draw_dealer(table, start);
        };
        // A split hand that has one card gets its second.
        if size(&hand) < u32::from(self.rules.opening) {
            Self::each(table, |letter, mut next| {
                next.waits[0] = (with(&hand, letter), hand[letter] > 0, first);
                self.play(&next, hole);
            });
            return;
        }
        let act = self.act(table, &hand, (like, first));
        let end = |table: &Table, hand: Hand, stake: i64, up: bool| {
            let mut next = table.clone();
            next.waits.remove(0);
            next.done.push((hand, stake, up));
            next
        };
        match act {
            Act::Stand => self.play(&end(table, hand, 1, false), hole),
            Act::Surrender => self.play(&end(table, hand, 1, true), hole),
            Act::Hit => Self::each(table, |letter, mut next| {
                next.waits[0].0 = with(&hand, letter);
                self.play(&next, hole);
            }),
            Act::Double => Self::each(table, |letter, next| {
                self.play(&end(&next, with(&hand, letter), 2, false), hole);
            }),
            Act::Split => {
                let mut next = table.clone();
                next.waits.remove(0);
                next.split =
                    self.rules.splits.iter().position(|s| Some(s) == self.rules.split(&hand));
                for (letter, n) in hand.iter().enumerate() {
                    for _ in 0..*n {
                        next.waits.insert(0, (with(&EMPTY, letter), false, letter));
                    }
                }
                self.play(&next, hole);
            }
        }
    }

    fn act(&self, table: &Table, hand: &Hand, (like, first): (bool, usize)) -> Act {
        let up = self.up(table);
        let number = self.solver.ground.hands.number(hand).expect("a hand");
        let Some(split) = table.split else { return self.strategy.acts[up][number] };
        let rule = &self.rules.splits[split];
        let hands = table.waits.len() + table.done.len();
        let pair = like && size(hand) == 2;
        if pair && rule.hands_max.is_none_or(|most| hands < usize::from(most)) {
            return Act::Split;
        }
        let starts = &self.strategy.splits[up][split];
        let meant = |start: &Start| match start.meant {
            Meant::All => true,
            Meant::First => table.done.is_empty(),
            Meant::Further => !table.done.is_empty(),
        };
        let mut starts = starts.iter().filter(|(start, _)| meant(start));
        let (_, acts) = starts.find(|(start, _)| start.letter == first).expect("a start");
        let act = acts[usize::from(like)][number];
        let drawn = matches!(act, Act::Hit | Act::Double);
        if rule.play != Further::Freely && drawn { Act::Stand } else { act }
    }

    fn draw_dealer(&mut self, table: &Table, hand: Hand) {
        if self.rules.dealer_draws(&hand) {
            Self::each(table, |letter, next| self.draw_dealer(&next, with(&hand, letter)));
        } else {
            self.settle(table, hand);
        }
    }

    fn settle(&mut self, table: &Table, hand: Hand) {
        let scale = scale(self.rules);
        let other = dealer(self.rules, &hand);
        let from = if table.split.is_some() { From::Split } else { From::Deal };
        let (n, d) = self.rules.split_stake;
        let unlike = |split: usize| {
            let [one, other] = self.rules.splits[split].letters;
            one != other
        };
        for (at, (own, stake, up)) in table.done.iter().enumerate() {
            // The first hand has the first stake; of two unlike cards either may be the first.
            let part = match table.split {
                Some(split) if unlike(split) => n + d,
                Some(_) if at > 0 => 2 * n,
                _ => 2 * d,
            };
            let further = table.split.is_some() && at > 0 && self.rules.doubles_by_first;
            let stake = match stake {
                2 if further => i64::from(part + 2 * d),
                _ => stake * i64::from(part),
            };
            let gain = if *up {
                -scale / 2
            } else {
                gain(self.rules, &player(self.rules, own, from), &other, scale)
            };
            let used = (self.rules.cards() - table.left.iter().sum::<u32>()) as usize;
            let ways = IBig::from(table.ways);
            self.gained[used] += &ways * IBig::from(gain * stake);
            self.staked[used] += ways * IBig::from(stake);
        }
    }
}
