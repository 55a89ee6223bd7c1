//! Casino hold'em: one decision, to call or fold with the flop open.
//!
//! The first pass sums up, for each flop and holding, what a call gains over a fold on all boards
//! that can come of it.

use super::boards::{choose, flops};
use super::deck::Renaming;
use super::field::Field;
use super::sums::{Gain, Sums};
use super::tally::{Course, Folds, River, tally};
use crate::Exact;
use crate::duel::{Play, Playbook, Question, Solved};
use games::duel::{AaClass, Act, FlopFive, Round};
use table::Seat;

/// Every decision.
struct Casino {
    field: Field,
    gain: Gain,
    /// The way of a call.
    path: u8,
    /// For each flop and holding 1 where it calls.
    calls: Vec<u8>,
}

pub(super) fn solve(question: &Question<'_>) -> Solved {
    let passes = if question.play == Play::Best { 2 } else { 1 };
    let (field, gain) = (Field::new(question, passes), Gain::new(question));
    let mut game = Casino { path: field.path(&[Act::Call]), gain, calls: Vec::new(), field };
    game.calls = match question.play {
        Play::Best | Play::ByRule(_) => game.best(question),
        Play::NeverFold => vec![1; game.field.flops.all.len() * game.field.holes()],
        Play::Mimic => game.field.mimic(&game.field.flops),
    };
    let censuses = tally(&game, question);
    Solved { censuses, book: Box::new(game) }
}

impl Casino {
    /// Where a call gains over a fold.
    fn best(&self, question: &Question<'_>) -> Vec<u8> {
        let field = &self.field;
        let fold = self.gain.fold * field.dealers();
        let over_fold = Sums::new(field, &field.flops);
        let sheets = || (vec![0; field.shapes.len()], vec![0; field.holes()]);
        field.each(question, sheets, |(figures, row), sweep, id| {
            let times = field.boards.times(id) as i64;
            for (shape, held) in sweep.held() {
                figures[shape] = times * (self.gain.of(self.path, held) - fold);
            }
            sweep.spread(figures, row);
            for (flop, _) in flops(sweep.board) {
                over_fold.add(field, &field.flops, flop, row);
            }
        });
        let rows = over_fold.even(field, &field.flops).enumerate();
        let rows = rows.map(|(flop, mut row)| {
            if !self.gain.beside.is_empty() {
                self.beside(flop, &mut row);
            }
            row
        });
        field.wagers(&field.flops, rows, question.play).0
    }

    /// Adds what a fold on a flop costs beside the game, over all boards, 24 times.
    fn beside(&self, flop: usize, row: &mut [i64]) {
        let field = &self.field;
        let [a, b, c] = field.flops.all[flop].map(|code| field.deck.card(code));
        let times = choose(field.deck.len() - 5, 2) as i64 * field.dealers() * Renaming::COUNT;
        for (over_fold, own) in row.iter_mut().zip(&field.deck.holes) {
            if own.iter().any(|code| field.flops.all[flop].contains(code)) {
                continue;
            }
            let [one, other] = own.map(|code| field.deck.card(code));
            let class = AaClass::of([one, other, a, b, c]);
            let [stays, folds] = [false, true].map(|folded| FlopFive { class, folded });
            *over_fold += times * self.gain.beside.cost(stays, folds);
        }
    }
}

impl Course for Casino {
    const ORDERS: u64 = 10;
    const LANES: usize = 2;
    const RIVER: River = River::Stays;

    fn field(&self) -> &Field {
        &self.field
    }

    fn lanes(&self, board: [u8; 5], rows: &mut [Vec<u8>]) {
        self.field.count_flops(board, &self.calls, &mut rows[0]);
    }

    fn path(&self, lane: usize, _: usize, _: usize) -> Option<u8> {
        (lane == 0).then_some(self.path)
    }

    fn folds(&self, flop: usize, hole: usize) -> Folds {
        let calls = self.calls[flop * self.field.holes() + hole] == 1;
        if calls { Folds::Never } else { Folds::Already }
    }
}

impl Playbook for Casino {
    fn choose(&self, round: &Round, seat: Seat) -> Act {
        let field = &self.field;
        let flop = field.view(round, seat).and_then(|view| Some((view.board::<3>()?, view.own)));
        let calls =
            flop.is_some_and(|(flop, own)| self.calls[field.node(&field.flops, flop, own)] == 1);
        if calls { Act::Call } else { Act::Fold }
    }

    fn worths(&self, round: &Round, seat: Seat) -> Vec<(Act, Exact)> {
        let Some(view) = self.field.view(round, seat) else { return Vec::new() };
        let mut called = 0;
        let deals = self.field.ahead(&view, |_, held| {
            called += i128::from(self.gain.of(self.path, held));
        });
        let fold = self.gain.exact(self.gain.fold.into(), 1);
        vec![(Act::Call, self.gain.exact(called, deals)), (Act::Fold, fold)]
    }
}
