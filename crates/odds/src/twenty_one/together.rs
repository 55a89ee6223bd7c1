//! Several strategies at once, and every end that their stakes come to: each hand meets the
//! dealer's draws once, however many rows of gains are wanted of it.

use super::dealer::{DRAWN_MAX, Draws};
use super::ground::{Rows, left, over};
use super::hands::Held;
use super::kernel::{Second, USED_MAX, Whole};
use super::lines::Ending;
use super::rules::{Bust, LETTERS_MAX, Sight, Split};
use super::tree::Start;
use super::value::{Begin, Known, Reach, Sums, Value};
use super::{Act, Solver, Strategy};
use crate::Exact;
use dashu_int::IBig;

/// What a strategy comes to, and what part of the first stake comes to each end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// What it gains and stakes.
    pub value: Value,
    /// End by end, as they were asked for; they add up to what is staked.
    pub shares: Vec<Exact>,
}

impl Solver {
    /// What strategies come to, end by end; the ends are all that [`Solver::endings`] knows.
    ///
    /// # Panics
    /// Where hands are drawn to against an open natural: their ends are not counted.
    #[must_use]
    pub fn together(&self, strategies: &[&Strategy], endings: &[Ending]) -> Vec<Counted> {
        assert!(!self.rules.opened, "ends against an open natural are not counted");
        let rows: Vec<&Rows> =
            [&self.ground.rows].into_iter().chain(endings.iter().map(Ending::rows)).collect();
        let dealt = self.dealt();
        let one = |up: usize| Against::new(self, up, &rows, strategies).all(&dealt);
        let mut all: Vec<Vec<Sums>> = empty(strategies.len(), rows.len());
        for part in over(self.ground.ups.len(), one) {
            for (sums, more) in all.iter_mut().flatten().zip(part.into_iter().flatten()) {
                *sums = std::mem::replace(sums, Sums::new()).plus(more);
            }
        }
        let unit = Exact::new(1, self.ground.scale.unsigned_abs().into());
        let total =
            |sums: Sums| sums.total(self.rules.cards(), self.rules.split_stake.1) * unit.clone();
        let counted = |sums: Vec<Sums>| {
            let mut totals = sums.into_iter().map(total);
            let gain = totals.next().unwrap_or(Exact::ZERO);
            let shares: Vec<Exact> = totals.collect();
            let staked = shares.iter().cloned().sum();
            Counted { value: Value { gain, staked }, shares }
        };
        all.into_iter().map(counted).collect()
    }
}

fn empty(strategies: usize, rows: usize) -> Vec<Vec<Sums>> {
    (0..strategies).map(|_| (0..rows).map(|_| Sums::new()).collect()).collect()
}

/// How a hand comes to be settled.
#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    /// A natural of the dealer's was found before play.
    Found,
    /// It is finished.
    Ends,
    /// It is given up.
    Halved,
}

/// The dealer's draws to one card, by how they end: ordered ways by end, copies of a letter that
/// is counted apart, and cards drawn.
struct Met {
    ways: Vec<i128>,
    touched: Vec<usize>,
}

impl Met {
    fn new(ends: usize) -> Met {
        Met { ways: vec![0; ends * DRAWN_MAX * DRAWN_MAX], touched: Vec::new() }
    }

    fn count(&mut self, draws: &Draws, left: &[u32; LETTERS_MAX], apart: Option<usize>) {
        for at in self.touched.drain(..) {
            self.ways[at] = 0;
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
            if node.orders > 0 {
                let cell = (usize::from(node.end) * DRAWN_MAX + copies[depth + 1]) * DRAWN_MAX
                    + depth
                    + 1;
                if self.ways[cell] == 0 {
                    self.touched.push(cell);
                }
                self.ways[cell] += product[depth + 1] * i128::from(node.orders);
            }
            at += 1;
        }
    }

    /// What a row gains: by copies and cards, where it is anything.
    fn by(&self, row: &[i64], out: &mut [[i128; DRAWN_MAX]; DRAWN_MAX]) -> Vec<(usize, usize)> {
        let mut found = Vec::new();
        for cell in &self.touched {
            let (end, place) = (cell / (DRAWN_MAX * DRAWN_MAX), cell % (DRAWN_MAX * DRAWN_MAX));
            let (copies, cards) = (place / DRAWN_MAX, place % DRAWN_MAX);
            let gain = row[end];
            if gain != 0 {
                if out[copies][cards] == 0 {
                    found.push((copies, cards));
                }
                out[copies][cards] += self.ways[*cell] * i128::from(gain);
            }
        }
        found
    }
}

/// All hands against one up card.
struct Against<'a> {
    solver: &'a Solver,
    up: usize,
    rows: &'a [&'a Rows],
    strategies: &'a [&'a Strategy],
    met: Met,
    out: Box<[[i128; DRAWN_MAX]; DRAWN_MAX]>,
    known: Known,
    /// Strategy by strategy, row by row.
    sums: Vec<Vec<Sums>>,
}

impl<'a> Against<'a> {
    fn new(
        solver: &'a Solver,
        up: usize,
        rows: &'a [&'a Rows],
        strategies: &'a [&'a Strategy],
    ) -> Against<'a> {
        let met = Met::new(solver.ground.ends.0.len());
        let sums = empty(strategies.len(), rows.len());
        let out = Box::new([[0; DRAWN_MAX]; DRAWN_MAX]);
        Against { solver, up, rows, strategies, met, out, known: Known::new(), sums }
    }

    fn all(mut self, dealt: Begin<'_>) -> Vec<Vec<Sums>> {
        if self.peeks() {
            for (number, orders) in dealt {
                self.add(*number, How::Found, &vec![*orders; self.strategies.len()]);
            }
        }
        let acts =
            |strategy: &&Strategy| self.solver.reached(&strategy.acts[self.up], dealt, None);
        let reached: Vec<Vec<Reach>> = self.strategies.iter().map(acts).collect();
        for number in 0..self.solver.ground.hands.list.len() {
            let of = |times: fn(&Reach) -> u128| -> Vec<u128> {
                reached.iter().map(|reached| times(&reached[number])).collect()
            };
            self.add(number, How::Ends, &of(|reach| reach.ends + 2 * reach.doubles));
            self.add(number, How::Halved, &of(|reach| reach.surrenders));
            self.split(number, &of(|reach| reach.splits));
        }
        self.sums
    }

    fn peeks(&self) -> bool {
        self.solver.rules.dealer.sight == Sight::Peeked
    }

    /// What a hand settled so gains against each of the dealer's; `from` is 1 after a split.
    fn row<'r>(&self, rows: &'r Rows, held: &Held, how: How, from: usize) -> &'r [i64] {
        match how {
            How::Found => &rows.ended[usize::from(held.ends[0])],
            How::Halved => &rows.halved,
            How::Ends if held.busts && self.solver.rules.bust == Bust::Loses => &rows.lost,
            How::Ends => &rows.gains[usize::from(held.ends[from])],
        }
    }

    /// Whether it is the same whatever the dealer draws.
    fn flat(&self, held: &Held, how: How) -> bool {
        let over = held.busts && self.solver.rules.bust == Bust::Loses;
        !self.peeks() && (how == How::Halved || how == How::Ends && over)
    }

    /// Adds what a hand comes to, so many times by each strategy.
    fn add(&mut self, number: usize, how: How, times: &[u128]) {
        if times.iter().all(|times| *times == 0) {
            return;
        }
        let ground = &self.solver.ground;
        let held = &ground.hands.list[number];
        let shown = ground.ups[self.up];
        let Some((left, _)) = left(&self.solver.rules, &held.hand, shown) else { return };
        let prefix = IBig::from(self.solver.prefix(number, self.up));
        let used = held.size as usize + usize::from(shown.is_some());
        if self.flat(held, how) {
            for (at, rows) in self.rows.iter().enumerate() {
                let gain = self.row(rows, held, how, 0)[0];
                for (sums, times) in self.sums.iter_mut().zip(times).filter(|_| gain != 0) {
                    sums[at].by_cards[used] += &prefix * IBig::from(*times) * IBig::from(gain);
                }
            }
            return;
        }
        self.met.count(&ground.draws[self.up], &left, None);
        for (at, rows) in self.rows.iter().enumerate() {
            let row = self.row(rows, held, how, 0);
            for (copies, cards) in self.met.by(row, &mut self.out) {
                let ways = &prefix * IBig::from(std::mem::take(&mut self.out[copies][cards]));
                for (sums, times) in self.sums.iter_mut().zip(times).filter(|(_, n)| **n > 0) {
                    sums[at].by_cards[used + cards] += &ways * IBig::from(*times);
                }
            }
        }
    }

    /// Adds all hands of a split, for those who make it.
    fn split(&mut self, number: usize, splits: &[u128]) {
        let Some(first) = splits.iter().position(|times| *times > 0) else { return };
        let rules = &self.solver.rules;
        let hand = &self.solver.ground.hands.list[number].hand;
        let at = rules.splits.iter().position(|known| rules.split(hand) == Some(known));
        let Some(at) = at else { return };
        for nth in 0..self.strategies[first].splits[self.up][at].len() {
            let (start, _) = self.strategies[first].splits[self.up][at][nth];
            for second in [Second::Unlike, Second::Like] {
                let acts = |strategy: &&'a Strategy| -> &'a [Act] {
                    &strategy.splits[self.up][at][nth].1[second as usize]
                };
                let made = self.strategies.iter().zip(splits);
                let acts: Vec<Option<&[Act]>> =
                    made.map(|(strategy, times)| (*times > 0).then(|| acts(strategy))).collect();
                self.side(&rules.splits[at], start, second, &acts);
            }
        }
    }

    /// Adds the hands of a split whose second card is like the first, or unlike it.
    fn side(&mut self, split: &Split, start: Start, second: Second, acts: &[Option<&[Act]>]) {
        let solver = self.solver;
        let terms = start.terms(&solver.rules, split).of(second);
        if terms.is_empty() {
            return;
        }
        let begin = solver.seconds(start, second);
        let reached: Vec<Option<Vec<Reach>>> = acts
            .iter()
            .map(|acts| acts.map(|acts| solver.reached(&split.kept(acts), &begin, None)))
            .collect();
        let doubled = u128::from(start.doubled(&solver.rules));
        let mut sums = SideSums::new(self.strategies.len(), self.rows.len());
        for number in 0..solver.ground.hands.list.len() {
            let of = |times: &dyn Fn(&Reach) -> u128| -> Vec<u128> {
                let one = |reached: &Option<Vec<Reach>>| {
                    reached.as_ref().map_or(0, |reached| times(&reached[number]))
                };
                reached.iter().map(one).collect()
            };
            let ends = of(&|reach| reach.ends + doubled * reach.doubles);
            self.add_split(number, start, How::Ends, &ends, &mut sums);
            let halved = of(&|reach| reach.surrenders);
            self.add_split(number, start, How::Halved, &halved, &mut sums);
        }
        let shoe = start.shoe(&solver.rules);
        let whole =
            self.known.entry((terms.clone(), shoe)).or_insert_with(|| Whole::new(&terms, shoe));
        for ((strategy, row, a, b), sum) in sums.all() {
            let more = sum * whole.at(a, b);
            let most = whole.most();
            *self.sums[strategy][row].splits.entry(most).or_default() += more;
        }
    }

    fn add_split(
        &mut self,
        number: usize,
        start: Start,
        how: How,
        times: &[u128],
        sums: &mut SideSums,
    ) {
        if times.iter().all(|times| *times == 0) {
            return;
        }
        let (rules, ground) = (&self.solver.rules, &self.solver.ground);
        let held = &ground.hands.list[number];
        let shown = ground.ups[self.up];
        let Some(left) = start.left(rules, &held.hand, shown) else { return };
        let (a, b) = start.beside(shown);
        let like = usize::from(held.hand[start.letter]);
        let (a, b) = (a + like - 1, b + held.size as usize - like);
        let prefix = IBig::from(self.solver.split_prefix(self.up, start, number));
        if self.flat(held, how) {
            for (at, rows) in self.rows.iter().enumerate() {
                let gain = self.row(rows, held, how, 1)[0];
                for (strategy, times) in times.iter().enumerate().filter(|_| gain != 0) {
                    let ways = &prefix * IBig::from(*times) * IBig::from(gain);
                    sums.add((strategy, at), (a, b), ways);
                }
            }
            return;
        }
        self.met.count(&ground.draws[self.up], &left, Some(start.letter));
        for (at, rows) in self.rows.iter().enumerate() {
            let row = self.row(rows, held, how, 1);
            for (copies, cards) in self.met.by(row, &mut self.out) {
                let ways = &prefix * IBig::from(std::mem::take(&mut self.out[copies][cards]));
                for (strategy, times) in times.iter().enumerate().filter(|(_, n)| **n > 0) {
                    let more = &ways * IBig::from(*times);
                    sums.add((strategy, at), (a + copies, b + cards - copies), more);
                }
            }
        }
    }
}

/// Ways of split hands by strategy and row, and by the cards of the split letter and others that
/// they and the dealer use.
struct SideSums {
    rows: usize,
    ways: Vec<IBig>,
}

impl SideSums {
    fn new(strategies: usize, rows: usize) -> SideSums {
        SideSums { rows, ways: vec![IBig::ZERO; strategies * rows * USED_MAX * USED_MAX] }
    }

    fn add(&mut self, (strategy, row): (usize, usize), (a, b): (usize, usize), more: IBig) {
        let at = ((strategy * self.rows + row) * USED_MAX + a) * USED_MAX + b;
        self.ways[at] += more;
    }

    fn all(self) -> impl Iterator<Item = ((usize, usize, u32, u32), IBig)> {
        let rows = self.rows;
        let some = self.ways.into_iter().enumerate().filter(|(_, ways)| *ways != IBig::ZERO);
        some.map(move |(at, ways)| {
            let (a, b) = (at / USED_MAX % USED_MAX, at % USED_MAX);
            let column = at / (USED_MAX * USED_MAX);
            ((column / rows, column % rows, a as u32, b as u32), ways)
        })
    }
}
