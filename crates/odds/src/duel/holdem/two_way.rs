//! Two further wagers, with the flop open and with the whole board, and no fold.
//!
//! The first pass takes the decision at the river for every shape, after a wager on the flop and
//! after none, and sums up what the wager on the flop gains with these.

use super::boards::flops;
use super::field::Field;
use super::spoken;
use super::sums::{Bits, Gain, Sums, Yes};
use super::tally::{Course, Folds, River, tally};
use crate::Exact;
use crate::duel::{Play, Playbook, Question, Rule, Solved};
use games::duel::{Act, Round};
use table::Seat;

/// Every decision.
struct TwoWay {
    field: Field,
    gain: Gain,
    /// With a wager on the flop and without: the ways with a wager at the river and without.
    paths: [[u8; 2]; 2],
    /// For each flop and holding 1 where it wagers.
    flop: Vec<u8>,
    /// Whether a shape wagers at the river, with a wager on the flop and without.
    river: [Bits; 2],
}

/// After a wager on the flop.
const WITH: usize = 0;
/// After none.
const WITHOUT: usize = 1;

pub(super) fn solve(question: &Question<'_>) -> Solved {
    let (field, gain) = (Field::new(question, 2), Gain::new(question));
    let with = [field.path(&[Act::Flop, Act::River]), field.path(&[Act::Flop])];
    let without = [field.path(&[Act::River]), field.path(&[])];
    let mut game = TwoWay {
        gain,
        paths: [with, without],
        flop: Vec::new(),
        river: [Bits::new(&field), Bits::new(&field)],
        field,
    };
    game.decide(question);
    let censuses = tally(&game, question);
    Solved { censuses, book: Box::new(game) }
}

impl TwoWay {
    /// Takes all decisions.
    fn decide(&mut self, question: &Question<'_>) {
        let field = &self.field;
        let by_wager = Sums::new(field, &field.flops);
        let sheets = || (vec![0; field.shapes.len()], vec![0; field.holes()]);
        field.each(question, sheets, |(figures, row), sweep, id| {
            let times = field.boards.times(id) as i64;
            let by_rule = match question.play {
                Play::ByRule(Rule::River | Rule::Both) => {
                    Some(spoken::River::new(&field.deck, sweep))
                }
                _ => None,
            };
            let mut yes = [Yes::default(); 2];
            for (shape, held) in sweep.held() {
                let worths = self.paths.map(|ways| ways.map(|path| self.gain.of(path, held)));
                for (yes, [wagered, checked]) in yes.iter_mut().zip(worths) {
                    let wagers = match question.play {
                        Play::Mimic => field.qualify(held),
                        Play::ByRule(_) if by_rule.is_some() => {
                            by_rule.as_ref().is_some_and(|rule| rule.wagers(held))
                        }
                        Play::Best | Play::NeverFold | Play::ByRule(_) => wagered > checked,
                    };
                    if wagers {
                        yes.set(shape);
                    }
                }
                let [with, without] = worths.map(|[wagered, checked]| wagered.max(checked));
                figures[shape] = times * (with - without);
            }
            for (river, yes) in self.river.iter().zip(yes) {
                river.set(id, yes);
            }
            sweep.spread(figures, row);
            for (flop, _) in flops(sweep.board) {
                by_wager.add(field, &field.flops, flop, row);
            }
        });
        self.flop =
            field.wagers(&field.flops, by_wager.even(field, &field.flops), question.play).0;
        if let Play::ByRule(Rule::Flop | Rule::Both) = question.play {
            let rule = |own, flop: &[u8]| spoken::two_way_flop(&field.deck, own, flop);
            self.flop = field.by_rule(&field.flops, rule);
        }
    }
}

impl Course for TwoWay {
    const ORDERS: u64 = 10;
    const LANES: usize = 2;
    const RIVER: River = River::Stays;

    fn field(&self) -> &Field {
        &self.field
    }

    fn lanes(&self, board: [u8; 5], rows: &mut [Vec<u8>]) {
        self.field.count_flops(board, &self.flop, &mut rows[WITH]);
    }

    fn path(&self, lane: usize, board: usize, shape: usize) -> Option<u8> {
        let [wagered, checked] = self.paths[lane];
        Some(if self.river[lane].get(board, shape) { wagered } else { checked })
    }

    fn folds(&self, _: usize, _: usize) -> Folds {
        Folds::Never
    }
}

/// Whether a seat has wagered on the flop.
fn lane(round: &Round, seat: Seat) -> usize {
    if round.seat(seat).did(Act::Flop) { WITH } else { WITHOUT }
}

impl Playbook for TwoWay {
    fn choose(&self, round: &Round, seat: Seat) -> Act {
        let field = &self.field;
        let Some(view) = field.view(round, seat) else { return Act::Check };
        if let Some(board) = view.board::<5>() {
            let (board, shape) = field.river(board, view.own);
            let wagers = self.river[lane(round, seat)].get(board, shape);
            return if wagers { Act::River } else { Act::Check };
        }
        let flop = view.board::<3>().map(|flop| field.node(&field.flops, flop, view.own));
        if flop.is_some_and(|node| self.flop[node] == 1) { Act::Flop } else { Act::Check }
    }

    fn worths(&self, round: &Round, seat: Seat) -> Vec<(Act, Exact)> {
        let Some(view) = self.field.view(round, seat) else { return Vec::new() };
        let mut sums = [0; 2];
        let deals = self.field.ahead(&view, |_, held| {
            let worths = self.paths.map(|ways| ways.map(|path| self.gain.of(path, held)));
            let now = match view.open {
                3 => worths.map(|[wagered, checked]| wagered.max(checked)),
                _ => worths[lane(round, seat)],
            };
            for (sum, worth) in sums.iter_mut().zip(now) {
                *sum += i128::from(worth);
            }
        });
        let act = if view.open == 3 { Act::Flop } else { Act::River };
        [act, Act::Check].into_iter().zip(sums.map(|sum| self.gain.exact(sum, deals))).collect()
    }
}
