//! The chart that people carry: told by the total, whether it is soft, and the dealer's card.

use super::ground::left;
use super::hands::{Held, NONE};
use super::rules::Total;
use super::{Act, Chosen, Solver, Strategy};

/// What the chart says of a total against a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// What to do with the cards dealt, unless they are split.
    pub first: Act,
    /// What to do with more cards: draw or stand.
    pub later: Act,
}

/// A chart.
#[derive(Clone, Debug)]
pub struct Chart {
    /// Up card by up card: totals without a card that counts high.
    pub hard: Vec<Vec<Option<Cell>>>,
    /// The same with one.
    pub soft: Vec<Vec<Option<Cell>>>,
    /// Up card by up card: whether each split of the rules is made.
    pub splits: Vec<Vec<bool>>,
}

/// How often the weights of hands are counted anew by the chart they made.
const PASSES: usize = 3;

impl Solver {
    /// The best chart, and the strategy to follow it, after splits too.
    #[must_use]
    pub fn chart(&self, best: &Strategy) -> (Chart, Strategy) {
        let mut chart = Chart { hard: Vec::new(), soft: Vec::new(), splits: Vec::new() };
        let opened = self.drawn_out();
        let mut strategy =
            Strategy { name: "chart", acts: Vec::new(), splits: Vec::new(), opened };
        for up in 0..self.ground.ups.len() {
            let mut acts = best.acts[up].clone();
            let mut cells = Cells::new(self);
            for _ in 0..PASSES {
                let weights = self.weights(up, &acts);
                cells = self.cells(up, &weights);
                acts = cells.acts(self);
            }
            // Pairs are compared last: their hands are played by the chart.
            let (mut splits, mut made) = (Vec::new(), Vec::new());
            let (_, worth) = self.play(up, &[], &Chosen::Fixed(&acts));
            for split in &self.rules.splits {
                let (played, gain) = self.split_gain(up, split, &Chosen::Fixed(&acts));
                let mut hand = super::standing::EMPTY;
                split.letters.iter().for_each(|letter| hand[*letter] += 1);
                let number = self.ground.hands.number(&hand);
                made.push(number.is_some_and(|number| gain > worth[number]));
                splits.push(played);
            }
            for (split, made) in self.rules.splits.iter().zip(&made) {
                let mut hand = super::standing::EMPTY;
                split.letters.iter().for_each(|letter| hand[*letter] += 1);
                if let Some(number) = self.ground.hands.number(&hand).filter(|_| *made) {
                    acts[number] = Act::Split;
                }
            }
            chart.hard.push(cells.hard);
            chart.soft.push(cells.soft);
            chart.splits.push(made);
            strategy.acts.push(acts);
            strategy.splits.push(splits);
        }
        (chart, strategy)
    }

    /// How likely every hand is, played so.
    pub(super) fn weights(&self, up: usize, acts: &[Act]) -> Vec<f64> {
        let list = &self.ground.hands.list;
        let mut weights = vec![0.0; list.len()];
        weights[0] = 1.0;
        for (number, held) in list.iter().enumerate() {
            let goes_on = held.size < u32::from(self.rules.opening) || acts[number] == Act::Hit;
            let shown = self.ground.ups[up];
            let Some((left, cards)) = left(&self.rules, &held.hand, shown) else { continue };
            if !goes_on || weights[number] == 0.0 {
                continue;
            }
            for (letter, next) in held.next.iter().enumerate().filter(|(_, n)| **n != NONE) {
                let chance = f64::from(left[letter]) / f64::from(cards);
                weights[*next as usize] += weights[number] * chance;
            }
        }
        weights
    }

    /// Decides every total, those first to which others lead.
    fn cells(&self, up: usize, weights: &[f64]) -> Cells {
        let list = &self.ground.hands.list;
        let mut cells = Cells::new(self);
        let mut worth = vec![0.0; list.len()];
        for (number, held) in list.iter().enumerate().filter(|(_, held)| !held.may_draw) {
            worth[number] = self.ground.stand[up][number];
            let _ = held;
        }
        let target = self.rules.target;
        // A hard hand that cannot become soft, then soft ones, then the rest.
        let hard = |low: u8, high: u8| (low..high).rev().map(|points| (points, false));
        let turns = target.saturating_sub(10);
        let soft = (0..target).rev().map(|points| (points, true));
        let order = hard(turns, target).chain(soft).chain(hard(0, turns));
        for (points, soft) in order {
            let total = Total { points, soft };
            let of = |held: &Held| {
                held.may_draw && held.total == total && held.size >= u32::from(self.rules.opening)
            };
            let members: Vec<usize> = (0..list.len()).filter(|n| of(&list[*n])).collect();
            if members.is_empty() {
                continue;
            }
            let choices: Vec<_> =
                members.iter().map(|n| self.choices(up, *n, &[], &worth)).collect();
            let sum = |act: Act, first: bool| -> Option<f64> {
                let mut all = None;
                for (number, choices) in members.iter().zip(&choices) {
                    let dealt = list[*number].size == u32::from(self.rules.opening);
                    if first && !dealt {
                        continue;
                    }
                    // Every hand counts a little, lest one that is never reached decide nothing.
                    let weight = weights[*number].max(1e-12);
                    let worth = choices.iter().find(|(open, _)| *open == act);
                    if let Some((_, worth)) = worth {
                        *all.get_or_insert(0.0) += weight * worth;
                    }
                }
                all
            };
            let later = match (sum(Act::Hit, false), sum(Act::Stand, false)) {
                (Some(hit), Some(stand)) if hit > stand => Act::Hit,
                _ => Act::Stand,
            };
            let offers = [later, Act::Double, Act::Surrender];
            let first = offers
                .into_iter()
                .filter_map(|act| Some((act, sum(act, true)?)))
                .reduce(|a, b| if b.1 > a.1 { b } else { a });
            let cell = Cell { first: first.map_or(later, |(act, _)| act), later };
            for (number, choices) in members.iter().zip(&choices) {
                let dealt = list[*number].size == u32::from(self.rules.opening);
                let act = if dealt { cell.first } else { cell.later };
                let found = choices.iter().find(|(open, _)| *open == act);
                worth[*number] = found.or(choices.first()).map_or(0.0, |(_, worth)| *worth);
            }
            cells.set(total, cell);
        }
        cells
    }
}

/// The cells of one up card, by total.
struct Cells {
    hard: Vec<Option<Cell>>,
    soft: Vec<Option<Cell>>,
}

impl Cells {
    fn new(solver: &Solver) -> Cells {
        let none = vec![None; usize::from(solver.rules.target) + 1];
        Cells { hard: none.clone(), soft: none }
    }

    fn set(&mut self, total: Total, cell: Cell) {
        let list = if total.soft { &mut self.soft } else { &mut self.hard };
        list[usize::from(total.points)] = Some(cell);
    }

    /// What the chart says of every hand, splits left aside.
    fn acts(&self, solver: &Solver) -> Vec<Act> {
        let act = |held: &Held| {
            if !held.may_draw || held.size < u32::from(solver.rules.opening) {
                return Act::Stand;
            }
            let list = if held.total.soft { &self.soft } else { &self.hard };
            let cell = list[usize::from(held.total.points)];
            let dealt = held.size == u32::from(solver.rules.opening);
            cell.map_or(Act::Stand, |cell| if dealt { cell.first } else { cell.later })
        };
        solver.ground.hands.list.iter().map(act).collect()
    }
}
