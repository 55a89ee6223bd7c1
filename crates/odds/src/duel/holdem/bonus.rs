//! Hold'em bonus: a wager before the flop or a fold, then further ones after the flop and after
//! the turn.
//!
//! The further wagers do not depend on each other, so each is made where it gains. The first pass
//! sums up what the wager after the flop gains for each flop, and what the wager after the turn
//! gains for each board of four; with both follows what it is worth to see the flop.

use super::boards::{flops, fours};
use super::deck::Renaming;
use super::field::{Field, add};
use super::side::Costs;
use super::spoken;
use super::sums::{Gain, Sums};
use super::tally::{Course, Folds, River, tally};
use crate::Exact;
use crate::duel::{Play, Playbook, Question, Rule, Solved};
use games::duel::{Act, Round};
use table::Seat;

/// The orders of a board: ten flops, and two turns after each.
const ORDERS: u8 = 20;

/// Every decision.
struct Bonus {
    field: Field,
    gain: Gain,
    paths: Paths,
    /// For each holding 1 where it sees the flop.
    before: Vec<u8>,
    /// What that is worth, summed over all deals, orders and renamings.
    worth: Vec<i64>,
    /// For each flop and holding 1 where it wagers.
    turn: Vec<u8>,
    /// For each board of four and holding 0, or 1 where it wagers, and then eight for each of the
    /// flops within on which it wagers as well.
    river: Vec<u8>,
}

/// The ways that see the flop.
struct Paths {
    flop: u8,
    turn: u8,
    river: u8,
    both: u8,
}

pub(super) fn solve(question: &Question<'_>) -> Solved {
    let (field, gain) = (Field::new(question, 2), Gain::new(question));
    let paths = Paths {
        flop: field.path(&[Act::Flop]),
        turn: field.path(&[Act::Flop, Act::Turn]),
        river: field.path(&[Act::Flop, Act::River]),
        both: field.path(&[Act::Flop, Act::Turn, Act::River]),
    };
    let apart = gain.sum([paths.turn, paths.river]) == gain.sum([paths.flop, paths.both]);
    assert!(apart, "a wager after the turn gains the same with one after the flop and without");
    let mut game = Bonus {
        gain,
        paths,
        before: Vec::new(),
        worth: Vec::new(),
        turn: Vec::new(),
        river: Vec::new(),
        field,
    };
    game.decide(question);
    let censuses = tally(&game, question);
    Solved { censuses, book: Box::new(game) }
}

/// The sheets of a thread in the first pass.
struct Sheets {
    /// For each shape: the worth without further wagers, and what each of them gains.
    figures: [Vec<i64>; 3],
    row: Vec<i64>,
    /// The first, summed over all boards for each holding.
    sum: Vec<i64>,
    /// What a fold costs beside the game, in the same way.
    costs: Vec<i64>,
}

impl Bonus {
    /// Takes all decisions.
    fn decide(&mut self, question: &Question<'_>) {
        let field = &self.field;
        let by_flop = Sums::new(field, &field.flops);
        let by_four = Sums::new(field, &field.fours);
        let sheets = || Sheets {
            figures: std::array::from_fn(|_| vec![0; field.shapes.len()]),
            row: vec![0; field.holes()],
            sum: vec![0; field.holes()],
            costs: vec![0; field.holes()],
        };
        let beside = (!self.gain.beside.is_empty())
            .then(|| Costs::new(field, &self.gain.beside, question.plan()));
        let all = field.each(question, sheets, |sheets, sweep, id| {
            let Sheets { figures: [flop, turn, river], row, sum, costs } = sheets;
            let times = field.boards.times(id) as i64;
            for (shape, held) in sweep.held() {
                let gain = |path| times * self.gain.of(path, held);
                flop[shape] = gain(self.paths.flop);
                turn[shape] = gain(self.paths.turn) - flop[shape];
                river[shape] = gain(self.paths.river) - flop[shape];
            }
            sweep.spread(flop, row);
            add(sum, row);
            sweep.spread(turn, row);
            for (board, _) in flops(sweep.board) {
                by_flop.add(field, &field.flops, board, row);
            }
            if let Some(beside) = &beside {
                beside.add((sweep, times), costs);
            }
            sweep.spread(river, row);
            for board in fours(sweep.board) {
                by_four.add(field, &field.fours, board, row);
            }
        });
        let [mut sum, mut costs] = [vec![0; field.holes()], vec![0; field.holes()]];
        for sheets in &all {
            add(&mut sum, &sheets.sum);
            add(&mut costs, &sheets.costs);
        }
        let costs = field.even(&costs, [0; 4]);
        let (turn, by_turn) =
            field.wagers(&field.flops, by_flop.even(field, &field.flops), question.play);
        let (river, by_river) =
            field.wagers(&field.fours, by_four.even(field, &field.fours), question.play);
        let (turn, river) = self.spoken(question.play, turn, river);
        // Each flop comes in two orders, each board of four in as many as it has flops.
        let worth = (field.even(&sum, [0; 4]).into_iter().zip(by_turn).zip(by_river))
            .map(|((sum, turn), river)| i64::from(ORDERS) * sum + 2 * turn + 4 * river);
        let worth: Vec<i64> = worth.collect();
        let fold = i128::from(self.gain.fold) * self.deals();
        let holes = field.deck.holes.iter().zip(costs);
        let before = worth.iter().zip(holes).map(|(worth, (own, cost))| match question.play {
            Play::Best | Play::ByRule(_) => {
                let cost = i128::from(cost) * i128::from(ORDERS);
                u8::from(i128::from(*worth) > fold - cost)
            }
            Play::NeverFold => 1,
            Play::Mimic => u8::from(field.qualifies(*own, &[])),
        });
        self.before = before.collect();
        self.river = joined(field, &turn, river);
        (self.worth, self.turn) = (worth, turn);
    }

    /// The wagers after the flop and after the turn, by rules in words where they are asked for.
    fn spoken(&self, play: Play, turn: Vec<u8>, river: Vec<u8>) -> (Vec<u8>, Vec<u8>) {
        let Play::ByRule(rule) = play else { return (turn, river) };
        let field = &self.field;
        let turn = if rule == Rule::River {
            turn
        } else {
            field.by_rule(&field.flops, |own, flop| spoken::bonus_flop(&field.deck, own, flop))
        };
        let river = if rule == Rule::Flop {
            river
        } else {
            field.by_rule(&field.fours, |own, four| spoken::bonus_turn(&field.deck, own, four))
        };
        (turn, river)
    }

    /// All deals, orders and renamings of a holding.
    fn deals(&self) -> i128 {
        self.field.deals_met() * i128::from(ORDERS) * i128::from(Renaming::COUNT)
    }
}

/// Joins to each wager after the turn how many flops within the board have one as well.
fn joined(field: &Field, turn: &[u8], mut river: Vec<u8>) -> Vec<u8> {
    let holes = field.holes();
    let mut flops = vec![0; holes];
    for (board, row) in field.fours.all.iter().zip(river.chunks_mut(holes)) {
        flops.fill(0);
        for left in 0..4 {
            let flop = std::array::from_fn(|at| board[at + usize::from(at >= left)]);
            let (id, by) = field.flops.find(flop);
            field.deck.take(&mut flops, &turn[id * holes..][..holes], by, u8::wrapping_add);
        }
        for (wager, flops) in row.iter_mut().zip(&flops) {
            *wager += 8 * *wager * flops;
        }
    }
    river
}

impl Course for Bonus {
    const ORDERS: u64 = ORDERS as u64;
    const LANES: usize = 5;
    const RIVER: River = River::Stays;

    fn field(&self) -> &Field {
        &self.field
    }

    fn lanes(&self, board: [u8; 5], rows: &mut [Vec<u8>]) {
        let field = &self.field;
        let [turns, rivers, boths, folds] = rows else { return };
        field.count_flops(board, &self.turn, turns);
        rivers.fill(0);
        for four in fours(board) {
            let (id, by) = field.fours.find(four);
            let row = &self.river[id * field.holes()..][..field.holes()];
            field.deck.take(rivers, row, by, u8::wrapping_add);
        }
        for (hole, sees) in self.before.iter().enumerate() {
            let both = rivers[hole] >> 3;
            folds[hole] = (1 - sees) * ORDERS;
            boths[hole] = sees * both;
            turns[hole] = sees * (2 * turns[hole] - both);
            rivers[hole] = sees * (4 * (rivers[hole] & 7) - both);
        }
    }

    fn path(&self, lane: usize, _: usize, _: usize) -> Option<u8> {
        let Paths { flop, turn, river, both } = self.paths;
        [Some(turn), Some(river), Some(both), None, Some(flop)][lane]
    }

    fn folds(&self, _: usize, hole: usize) -> Folds {
        if self.before[hole] == 1 { Folds::Never } else { Folds::Already }
    }
}

impl Playbook for Bonus {
    fn choose(&self, round: &Round, seat: Seat) -> Act {
        let field = &self.field;
        let Some(view) = field.view(round, seat) else { return Act::Check };
        if let Some(four) = view.board::<4>() {
            let wagers = self.river[field.node(&field.fours, four, view.own)] & 1 == 1;
            return if wagers { Act::River } else { Act::Check };
        }
        if let Some(flop) = view.board::<3>() {
            let wagers = self.turn[field.node(&field.flops, flop, view.own)] == 1;
            return if wagers { Act::Turn } else { Act::Check };
        }
        if self.before[view.hole] == 1 { Act::Flop } else { Act::Fold }
    }

    fn worths(&self, round: &Round, seat: Seat) -> Vec<(Act, Exact)> {
        let Some(view) = self.field.view(round, seat) else { return Vec::new() };
        if view.open == 0 {
            let worth = self.gain.exact(self.worth[view.hole].into(), self.deals());
            let fold = self.gain.exact(self.gain.fold.into(), 1);
            return vec![(Act::Flop, worth), (Act::Fold, fold)];
        }
        let Paths { flop, turn, river, both } = self.paths;
        let [checked, wagered] = match view.open {
            3 => [flop, turn],
            _ if round.seat(seat).did(Act::Turn) => [turn, both],
            _ => [flop, river],
        };
        let mut sums = [0; 2];
        // What the wager after the turn gains, for each turn.
        let mut later = vec![0; self.field.deck.len()];
        let deals = self.field.ahead(&view, |cards, held| {
            let gain = |path| i128::from(self.gain.of(path, held));
            sums = [sums[0] + gain(wagered), sums[1] + gain(checked)];
            for turn in cards {
                later[usize::from(*turn)] += gain(river) - gain(flop);
            }
        });
        if view.open == 3 {
            // Each board comes in two orders.
            let later: i128 = later.into_iter().filter(|gain| *gain > 0).sum();
            let worths = sums.map(|sum| self.gain.exact(2 * sum + later, 2 * deals));
            return [Act::Turn, Act::Check].into_iter().zip(worths).collect();
        }
        let worths = sums.map(|sum| self.gain.exact(sum, deals));
        [Act::River, Act::Check].into_iter().zip(worths).collect()
    }
}
