//! The value of a strategy, counted in whole numbers.
//!
//! Every set of cards that a hand may end with is reached in so many orders by the strategy; it
//! and the dealer's sets take so many ways from the shoe. All ways that use `k` cards are added
//! up, and divided once by the ways to draw `k` cards.

use super::ground::{Ways, left, over};
use super::hands::{Held, NONE};
use super::kernel::{Second, Shoe, Term, USED_MAX, Whole, falling};
use super::rules::{Bust, Sight, Split};
use super::standing::From;
use super::tree::Start;
use super::{Act, Solver, Strategy};
use crate::Exact;
use dashu_int::IBig;
use std::collections::HashMap;

/// What a strategy comes to, in units of the first stake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// What it gains on average.
    pub gain: Exact,
    /// What it stakes on average.
    pub staked: Exact,
}

/// What is added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Measure {
    Gain,
    Staked,
}

/// Ways by the number of cards they use.
pub(super) struct Sums {
    pub by_cards: Vec<IBig>,
    /// What splits add, by the number of cards in whose ways they are counted.
    pub splits: HashMap<u32, IBig>,
}

impl Sums {
    pub fn new() -> Sums {
        Sums { by_cards: vec![IBig::ZERO; 2 * USED_MAX + 2], splits: HashMap::new() }
    }

    pub fn plus(mut self, other: Sums) -> Sums {
        for (sum, more) in self.by_cards.iter_mut().zip(other.by_cards) {
            *sum += more;
        }
        for (over, more) in other.splits {
            *self.splits.entry(over).or_default() += more;
        }
        self
    }

    pub fn total(self, cards: u32, parts: u32) -> Exact {
        // Over the denominator of the longest, so that one division does for all.
        let last = self.by_cards.iter().rposition(|sum| *sum != IBig::ZERO).unwrap_or(0);
        let mut numerator = IBig::ZERO;
        for (used, sum) in self.by_cards.iter().take(last + 1).enumerate() {
            if used > 0 {
                numerator *= IBig::from(cards - (used as u32 - 1));
            }
            numerator += sum;
        }
        let splits = self.splits.into_iter();
        // Their stakes are counted in parts.
        let splits = splits.map(|(most, sum)| Exact::ratio(sum, falling(cards, most) * parts));
        Exact::ratio(numerator, falling(cards, last as u32)) + splits.sum()
    }
}

/// Chances of split hands that several up cards and letters share.
pub(super) type Known = HashMap<(Vec<Term>, Shoe), Whole>;

/// Where a play begins: a hand and in how many orders it came.
pub(super) type Begin<'a> = &'a [(usize, u128)];

impl Solver {
    /// What a strategy comes to.
    #[must_use]
    pub fn value(&self, strategy: &Strategy) -> Value {
        let gain = self.gain(strategy);
        let staked = self.measured(strategy, Measure::Staked);
        Value { gain, staked }
    }

    /// What a strategy gains.
    #[must_use]
    pub fn gain(&self, strategy: &Strategy) -> Exact {
        self.measured(strategy, Measure::Gain)
    }

    /// What a choice with a hand gains, the rest being played by a strategy; given that cards and
    /// the dealer's natural leave the choice. None where the choice is not open.
    #[must_use]
    pub fn worth(&self, strategy: &Strategy, (hand, up): (usize, usize), act: Act) -> Exact {
        let mut known = Known::new();
        let mut sums = Sums::new();
        self.follow(strategy, up, &[(hand, 1)], Some(act), (&mut sums, &mut known));
        let shown = self.ground.ups[up];
        let held = &self.ground.hands.list[hand];
        let cards = self.rules.cards();
        let used = held.size + u32::from(shown.is_some());
        let mut sum = sums.total(cards, self.rules.split_stake.1);
        if act == Act::Split {
            // A split counts all orders of its two cards.
            let twice = self.rules.split(&held.hand).is_some_and(|s| s.letters[0] != s.letters[1]);
            let orders = if twice { 2 } else { 1 };
            sum = sum * Exact::new(1, orders);
        }
        let dealt = Exact::ratio(self.prefix(hand, up).into(), falling(cards, used));
        let begins = self.begins(hand, up);
        let unit = Exact::whole(i128::from(self.ground.scale));
        let weight = dealt * begins * unit;
        sum.over(&weight).unwrap_or(Exact::ZERO)
    }

    /// The chance that no natural of the dealer ends a round.
    fn begins(&self, hand: usize, up: usize) -> Exact {
        let shown = self.ground.ups[up];
        let held = &self.ground.hands.list[hand];
        let Some((left, cards)) = left(&self.rules, &held.hand, shown) else {
            return Exact::whole(1);
        };
        if self.rules.dealer.sight != Sight::Peeked {
            return Exact::whole(1);
        }
        let ways = self.ground.counted(up, &left, None, &self.ground.rows.lost);
        let part = |(_, drawn, ways): &(u8, u8, i128)| {
            Exact::ratio(IBig::from(-*ways), falling(cards, u32::from(*drawn)))
        };
        let sum: Exact = ways.iter().map(part).sum();
        sum * Exact::new(1, self.ground.scale.unsigned_abs().into())
    }

    /// The hands that are dealt, each with its orders.
    pub(super) fn dealt(&self) -> Vec<(usize, u128)> {
        let opening = u32::from(self.rules.opening);
        let list = &self.ground.hands.list;
        let orders = |hand: &[u8]| if opening == 2 && !hand.contains(&2) { 2 } else { 1 };
        let dealt = (0..list.len()).filter(|number| list[*number].size == opening);
        dealt.map(|number| (number, orders(&list[number].hand))).collect()
    }

    fn measured(&self, strategy: &Strategy, measure: Measure) -> Exact {
        let list = &self.ground.hands.list;
        let dealt = self.dealt();
        let one = |up: usize| {
            let (mut sums, mut known) = (Sums::new(), Known::new());
            let known = &mut known;
            if measure == Measure::Gain && self.rules.dealer.sight == Sight::Peeked {
                for (number, orders) in &dealt {
                    let row = &self.ground.rows.ended[usize::from(list[*number].ends[0])];
                    self.add(up, *number, *orders, row, &mut sums);
                }
            }
            match measure {
                Measure::Gain => {
                    self.follow(strategy, up, &dealt, None, (&mut sums, known));
                }
                Measure::Staked => self.stakes(strategy, up, &dealt, (&mut sums, known)),
            }
            sums
        };
        let mut all = over(self.ground.ups.len(), one).into_iter().fold(Sums::new(), Sums::plus);
        if self.rules.opened && measure == Measure::Gain {
            self.drawn_level(strategy, &dealt, &mut all);
        }
        all.total(self.rules.cards(), self.rules.split_stake.1)
            * Exact::new(1, self.ground.scale.unsigned_abs().into())
    }

    /// Adds what is saved against a natural that is open, and that a drawn hand can be level with:
    /// a stake for every hand of three cards or more on the target.
    fn drawn_level(&self, strategy: &Strategy, dealt: Begin<'_>, sums: &mut Sums) {
        let rules = &self.rules;
        let list = &self.ground.hands.list;
        let reached = self.reached(&strategy.opened, dealt, None);
        let level = |held: &Held| held.total.points == rules.target && held.size > 2;
        for natural in rules.naturals.iter().filter(|natural| natural.dealt.0 == 0) {
            let [one, other] = natural.letters;
            // Either card may be the one that is open.
            let orders = if one == other { 1 } else { 2 };
            for (held, reach) in list.iter().zip(&reached).filter(|(held, _)| level(held)) {
                let gone = |at: usize| {
                    u32::from(held.hand[at]) + u32::from(at == one) + u32::from(at == other)
                };
                let each = |at: usize| crate::census::falling(rules.letters[at].count, gone(at));
                let ways: u128 = (0..rules.letters.len()).map(each).product();
                let times = IBig::from(reach.ends) * IBig::from(orders * self.ground.scale);
                sums.by_cards[held.size as usize + 2] += IBig::from(ways) * times;
            }
        }
    }

    /// Ways to draw a hand and the up card from a full shoe, in one order of the hand.
    pub(super) fn prefix(&self, number: usize, up: usize) -> u128 {
        let hand = &self.ground.hands.list[number].hand;
        let shown = self.ground.ups[up];
        let each = |at: usize| -> u128 {
            let n = self.rules.letters[at].count;
            let k = u32::from(hand[at]) + u32::from(shown == Some(at));
            crate::census::falling(n, k)
        };
        (0..self.rules.letters.len()).map(each).product()
    }

    /// Adds what a hand gains against every dealer's hand, `times` over.
    fn add(&self, up: usize, number: usize, times: u128, row: &[i64], sums: &mut Sums) {
        let shown = self.ground.ups[up];
        let held = &self.ground.hands.list[number];
        let Some((left, _)) = left(&self.rules, &held.hand, shown) else { return };
        let ways = self.ground.counted(up, &left, None, row);
        self.add_ways(up, number, times, &ways, sums);
    }

    /// Adds what is the same whatever the dealer draws, unless a natural of his comes first.
    fn add_flat(&self, up: usize, number: usize, times: u128, row: &[i64], sums: &mut Sums) {
        if self.rules.dealer.sight == Sight::Peeked {
            return self.add(up, number, times, row, sums);
        }
        let shown = self.ground.ups[up];
        let held = &self.ground.hands.list[number];
        let prefix = IBig::from(self.prefix(number, up)) * IBig::from(times);
        let used = held.size as usize + usize::from(shown.is_some());
        sums.by_cards[used] += prefix * IBig::from(row[0]);
    }

    /// Adds what a finished hand gains.
    fn add_end(&self, up: usize, number: usize, times: u128, sums: &mut Sums) {
        let held = &self.ground.hands.list[number];
        if held.busts && self.rules.bust == Bust::Loses {
            return self.add_flat(up, number, times, &self.ground.rows.lost, sums);
        }
        self.add_ways(up, number, times, self.ground.ways(&self.rules, up, number), sums);
    }

    fn add_ways(&self, up: usize, number: usize, times: u128, ways: &Ways, sums: &mut Sums) {
        let prefix = IBig::from(self.prefix(number, up)) * IBig::from(times);
        let used = self.ground.hands.list[number].size as usize
            + usize::from(self.ground.ups[up].is_some());
        for (_, drawn, ways) in ways {
            sums.by_cards[used + usize::from(*drawn)] += &prefix * IBig::from(*ways);
        }
    }

    /// Plays from some hands on; `first` is done with those, if given.
    fn follow(
        &self,
        strategy: &Strategy,
        up: usize,
        begin: Begin<'_>,
        first: Option<Act>,
        (sums, known): (&mut Sums, &mut Known),
    ) {
        let reached = self.reached(&strategy.acts[up], begin, first);
        for (number, reach) in reached.iter().enumerate() {
            let Reach { ends, doubles, splits, surrenders, .. } = *reach;
            if ends + 2 * doubles > 0 {
                self.add_end(up, number, ends + 2 * doubles, sums);
            }
            if surrenders > 0 {
                self.add_flat(up, number, surrenders, &self.ground.rows.halved, sums);
            }
            if splits > 0 {
                self.split(strategy, (up, number), Measure::Gain, (sums, known));
            }
        }
    }

    /// The same for what is staked.
    fn stakes(
        &self,
        strategy: &Strategy,
        up: usize,
        begin: Begin<'_>,
        (sums, known): (&mut Sums, &mut Known),
    ) {
        let shown = self.ground.ups[up];
        let scale = IBig::from(self.ground.scale);
        // Every round has its first stake; what doubles or splits adds the rest.
        let reached = self.reached(&strategy.acts[up], begin, None);
        for (number, orders) in begin {
            let prefix = IBig::from(self.prefix(*number, up)) * IBig::from(*orders);
            let used = self.ground.hands.list[*number].size as usize;
            sums.by_cards[used + usize::from(shown.is_some())] += prefix * &scale;
        }
        let lost: Vec<i64> = self.ground.rows.lost.iter().map(|gain| -gain).collect();
        for (number, reach) in reached.iter().enumerate() {
            if reach.doubles > 0 {
                self.add_flat(up, number, reach.doubles, &lost, sums);
            }
            if reach.splits > 0 {
                self.split(strategy, (up, number), Measure::Staked, (sums, known));
                let taken = reach.splits;
                let mut less = Sums::new();
                self.add_flat(up, number, taken, &lost, &mut less);
                for (sum, less) in sums.by_cards.iter_mut().zip(less.by_cards) {
                    *sum -= less;
                }
            }
        }
    }

    /// In how many orders every hand is reached, and what is then done with it.
    pub(super) fn reached(
        &self,
        acts: &[Act],
        begin: Begin<'_>,
        first: Option<Act>,
    ) -> Vec<Reach> {
        let list = &self.ground.hands.list;
        let mut reached = vec![Reach::default(); list.len()];
        for (number, orders) in begin {
            reached[*number].orders += orders;
        }
        for number in 0..list.len() {
            let orders = reached[number].orders;
            if orders == 0 {
                continue;
            }
            let begins = begin.iter().any(|(at, _)| *at == number);
            let act = first.filter(|_| begins).unwrap_or(acts[number]);
            match act {
                Act::Stand => reached[number].ends += orders,
                Act::Surrender => reached[number].surrenders += orders,
                Act::Split => reached[number].splits += orders,
                Act::Hit | Act::Double => {
                    for next in list[number].next.iter().filter(|next| **next != NONE) {
                        let next = &mut reached[*next as usize];
                        if act == Act::Hit {
                            next.orders += orders;
                        } else {
                            next.doubles += orders;
                        }
                    }
                }
            }
        }
        reached
    }

    /// Adds what all hands of a split gain or stake, in all orders of its two cards.
    fn split(
        &self,
        strategy: &Strategy,
        (up, number): (usize, usize),
        measure: Measure,
        (sums, known): (&mut Sums, &mut Known),
    ) {
        let hand = &self.ground.hands.list[number].hand;
        let at = self.rules.splits.iter().position(|s| self.rules.split(hand) == Some(s));
        let Some(at) = at else { return };
        let split = &self.rules.splits[at];
        for (start, acts) in &strategy.splits[up][at] {
            for (acts, second) in acts.iter().zip([Second::Unlike, Second::Like]) {
                let terms = start.terms(&self.rules, split).of(second);
                if terms.is_empty() {
                    continue;
                }
                let side = Side { solver: self, up, split, start: *start, acts, measure };
                let shoe = start.shoe(&self.rules);
                let whole =
                    known.entry((terms.clone(), shoe)).or_insert_with(|| Whole::new(&terms, shoe));
                let sum = side.sum(whole, second);
                *sums.splits.entry(whole.most()).or_default() += sum;
            }
        }
    }
}

/// In how many orders a hand is reached, and what is then done with it.
#[derive(Clone, Copy, Default)]
pub(super) struct Reach {
    orders: u128,
    pub ends: u128,
    pub doubles: u128,
    pub splits: u128,
    pub surrenders: u128,
}

/// What a hand of a split comes to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    End,
    Halved,
}

/// Hands of a split with a second card like or unlike the first.
struct Side<'a> {
    solver: &'a Solver,
    up: usize,
    split: &'a Split,
    start: Start,
    acts: &'a [Act],
    measure: Measure,
}

impl Side<'_> {
    fn sum(&self, whole: &mut Whole, second: Second) -> IBig {
        let begin = self.solver.seconds(self.start, second);
        let reached = self.solver.reached(&self.split.kept(self.acts), &begin, None);
        let mut sums: HashMap<(u32, u32), IBig> = HashMap::new();
        for (number, reach) in reached.iter().enumerate() {
            assert!(reach.splits == 0, "a hand of a split is split again or never");
            let Reach { ends, doubles, surrenders, .. } = *reach;
            let doubled = doubles * u128::from(self.start.doubled(&self.solver.rules));
            if self.measure == Measure::Staked {
                self.add(number, ends + doubled + surrenders, None, &mut sums);
                continue;
            }
            self.add(number, ends + doubled, Some(Row::End), &mut sums);
            self.add(number, surrenders, Some(Row::Halved), &mut sums);
        }
        let mut numerator = IBig::ZERO;
        for ((a, b), sum) in sums {
            numerator += sum * whole.at(a, b);
        }
        numerator
    }

    /// Adds what a hand gains, or its stake where there is no row.
    fn add(
        &self,
        number: usize,
        times: u128,
        row: Option<Row>,
        sums: &mut HashMap<(u32, u32), IBig>,
    ) {
        if times == 0 {
            return;
        }
        let (rules, ground) = (&self.solver.rules, &self.solver.ground);
        let held = &ground.hands.list[number];
        let shown = ground.ups[self.up];
        let Some(left) = self.start.left(rules, &held.hand, shown) else { return };
        let (a, b) = self.start.beside(shown);
        let like = u32::from(held.hand[self.start.letter]);
        let (a, b) = (a as u32 + like - 1, b as u32 + held.size - like);
        let prefix = self.solver.split_prefix(self.up, self.start, number);
        let prefix = IBig::from(prefix) * IBig::from(times);
        let over = held.busts && rules.bust == Bust::Loses;
        let peeks = rules.dealer.sight == Sight::Peeked;
        let gain = match row {
            None => Some(ground.scale),
            // Whoever is not peeked at loses alike, whatever the dealer has.
            Some(Row::Halved) => Some(ground.rows.halved[0]),
            Some(Row::End) => over.then_some(ground.rows.lost[0]),
        };
        if let Some(gain) = gain.filter(|_| !peeks) {
            *sums.entry((a, b)).or_default() += prefix * IBig::from(gain);
            return;
        }
        let letter = Some(self.start.letter);
        let mut put = |ways: &Ways| {
            for (copies, cards, ways) in ways {
                let at = (a + u32::from(*copies), b + u32::from(*cards - *copies));
                *sums.entry(at).or_default() += &prefix * IBig::from(*ways);
            }
        };
        let count = |row: &[i64]| ground.counted(self.up, &left, letter, row);
        match row {
            Some(Row::Halved) => put(&count(&ground.rows.halved)),
            Some(Row::End) => {
                let known = ground.split_ways(self.up, self.start.cards());
                let row = ground.row(rules, held, From::Split);
                put(known[number].get_or_init(|| count(row)));
            }
            None => put(&count(&ground.rows.lost.iter().map(|gain| -gain).collect::<Vec<i64>>())),
        }
    }
}
