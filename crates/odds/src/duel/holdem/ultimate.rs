//! Ultimate: a wager before the flop, after it or after the river, the later the smaller.
//!
//! The first pass lays every board, takes the decision at the river for every shape and sums up,
//! for each flop and holding, how much a wager on the flop gains over waiting. From these sums
//! follow the decisions on the flop, and from them what it is worth to wait before it.

use super::boards::flops;
use super::deck::Renaming;
use super::field::{Field, add};
use super::spoken;
use super::sums::{Bits, Gain, Sums, Yes};
use super::sweep::{Held, Sweep};
use super::tally::{Course, Folds, River, tally};
use crate::Exact;
use crate::duel::{Play, Playbook, Question, Rule, Solved};
use games::duel::{Act, OwnBest, Round};
use hands::Category;
use table::Seat;

/// Flops of a board.
const FLOPS: u8 = 10;

/// What can be decided before the flop.
const BEFORE: [Act; 3] = [Act::Play4, Act::Play3, Act::Check];

/// Every decision.
struct Ultimate {
    field: Field,
    gain: Gain,
    /// The ways with a wager: of four, three, two units and one.
    paths: [u8; 4],
    /// What each holding decides before the flop.
    before: Vec<Act>,
    /// What that is worth, summed over all deals, flops and renamings.
    worths: [Vec<i64>; 3],
    /// For each flop and holding 1 where it wagers.
    flop: Vec<u8>,
    /// Whether a shape wagers at the river.
    river: Bits,
}

pub(super) fn solve(question: &Question<'_>) -> Solved {
    let passes = if question.play == Play::Best { 2 } else { 3 };
    let (field, gain) = (Field::new(question, passes), Gain::new(question));
    let mut game = Ultimate {
        gain,
        paths: [Act::Play4, Act::Play3, Act::Play2, Act::Play].map(|act| field.path(&[act])),
        before: Vec::new(),
        worths: Default::default(),
        flop: Vec::new(),
        river: Bits::new(&field),
        field,
    };
    game.decide(question, Play::Best);
    if question.play != Play::Best {
        // A book tells what the best play is worth, whatever it plays itself.
        let worths = std::mem::take(&mut game.worths);
        let (before, flop) = (std::mem::take(&mut game.before), std::mem::take(&mut game.flop));
        game.decide(question, question.play);
        game.worths = worths;
        if let Play::ByRule(rule) = question.play {
            game.before = before;
            if rule == Rule::River {
                game.flop = flop;
            }
        }
    }
    let censuses = tally(&game, question);
    Solved { censuses, book: Box::new(game) }
}

/// The sheets of a thread in the first pass.
struct Sheets {
    /// For each shape: the worth of a wager of four and three, of waiting for the river, and what
    /// a wager of two gains over that.
    figures: [Vec<i64>; 4],
    row: Vec<i64>,
    /// The first three, summed over all boards for each holding.
    sums: [Vec<i64>; 3],
}

impl Ultimate {
    /// Takes all decisions.
    fn decide(&mut self, question: &Question<'_>, play: Play) {
        let field = &self.field;
        let over_waiting = Sums::new(field, &field.flops);
        let sheets = || Sheets {
            figures: std::array::from_fn(|_| vec![0; field.shapes.len()]),
            row: vec![0; field.holes()],
            sums: std::array::from_fn(|_| vec![0; field.holes()]),
        };
        let all = field.each(question, sheets, |sheets, sweep, id| {
            self.lay(sheets, (sweep, id), play);
            sweep.spread(&sheets.figures[3], &mut sheets.row);
            for (flop, _) in flops(sweep.board) {
                over_waiting.add(field, &field.flops, flop, &sheets.row);
            }
        });
        let (mut flop, gained) =
            field.wagers(&field.flops, over_waiting.even(field, &field.flops), play);
        if let Play::ByRule(Rule::Flop | Rule::Both) = play {
            flop = field.by_rule(&field.flops, |own, flop| spoken::flop(&field.deck, own, flop));
        }
        let sum = |at: usize| {
            let mut row = vec![0; field.holes()];
            for sheets in &all {
                add(&mut row, &sheets.sums[at]);
            }
            field.even(&row, [0; 4]).into_iter().map(|sum| sum * i64::from(FLOPS)).collect()
        };
        let [four, three, mut check]: [Vec<i64>; 3] = [sum(0), sum(1), sum(2)];
        add(&mut check, &gained);
        let before = (0..field.holes()).map(|hole| {
            let pair = || field.qualifies(field.deck.holes[hole], &[]);
            let (four, three, check) = (four[hole], three[hole], check[hole]);
            match play {
                Play::Mimic if pair() => Act::Play4,
                Play::Mimic => Act::Check,
                _ if four > three && four > check => Act::Play4,
                _ if three > check => Act::Play3,
                _ => Act::Check,
            }
        });
        self.before = before.collect();
        (self.flop, self.worths) = (flop, [four, three, check]);
    }

    /// What a fold at the river costs beside the game.
    #[inline]
    fn beside(&self, held: &Held, sweep: &Sweep<'_>) -> i64 {
        if self.gain.beside.is_empty() {
            return 0;
        }
        let (kind, board) = (Category::ALL[usize::from(held.kind)], sweep.alone.category());
        let plays_board = held.number == sweep.alone.number();
        let best = |folded| OwnBest { kind, board, plays_board, folded };
        self.gain.beside.cost(best(false), best(true))
    }

    /// Takes the decisions at the river of a board, and adds up what holdings gain.
    fn lay(&self, sheets: &mut Sheets, (sweep, id): (&Sweep<'_>, usize), play: Play) {
        let times = self.field.boards.times(id) as i64;
        let mut yes = Yes::default();
        let by_rule = match play {
            Play::ByRule(Rule::River | Rule::Both) => {
                Some(spoken::River::new(&self.field.deck, sweep))
            }
            _ => None,
        };
        for (shape, held) in sweep.held() {
            let cost = self.beside(held, sweep);
            let fold = (self.gain.fold - cost) * self.field.dealers();
            let [four, three, two, one] = self.paths.map(|path| times * self.gain.of(path, held));
            let wagers = match play {
                Play::Best => one > times * fold,
                Play::NeverFold => true,
                Play::Mimic => self.field.qualify(held),
                Play::ByRule(_) => match &by_rule {
                    Some(rule) => {
                        // The cards of a shape are twice the rank, those of a deck four times.
                        let rank = |card: u8| self.field.deck.card(card / 2 * 4).rank();
                        rule.plays(self.field.shapes.cards(shape).map(rank), held)
                    }
                    None => one > times * fold,
                },
            };
            let river = if wagers { one } else { times * fold };
            if wagers {
                yes.set(shape);
            }
            let figures = [four, three, river, two - river];
            for (sheet, figure) in sheets.figures.iter_mut().zip(figures) {
                sheet[shape] = figure;
            }
        }
        self.river.set(id, yes);
        for (sum, figures) in sheets.sums.iter_mut().zip(&sheets.figures) {
            sweep.spread(figures, &mut sheets.row);
            add(sum, &sheets.row);
        }
    }
}

impl Course for Ultimate {
    const ORDERS: u64 = FLOPS as u64;
    const LANES: usize = 4;
    const RIVER: River = River::Folds;

    fn field(&self) -> &Field {
        &self.field
    }

    fn lanes(&self, board: [u8; 5], rows: &mut [Vec<u8>]) {
        self.field.count_flops(board, &self.flop, &mut rows[2]);
        for (hole, act) in self.before.iter().enumerate() {
            rows[0][hole] = if *act == Act::Play4 { FLOPS } else { 0 };
            rows[1][hole] = if *act == Act::Play3 { FLOPS } else { 0 };
            rows[2][hole] = if *act == Act::Check { rows[2][hole] } else { 0 };
        }
    }

    fn path(&self, lane: usize, board: usize, shape: usize) -> Option<u8> {
        (lane < 3 || self.river.get(board, shape)).then_some(self.paths[lane])
    }

    fn folds(&self, flop: usize, hole: usize) -> Folds {
        let waits = self.flop[flop * self.field.holes() + hole] == 0;
        if waits && self.before[hole] == Act::Check { Folds::AtRiver } else { Folds::Never }
    }
}

impl Playbook for Ultimate {
    fn choose(&self, round: &Round, seat: Seat) -> Act {
        let field = &self.field;
        let Some(view) = field.view(round, seat) else { return Act::Check };
        if let Some(board) = view.board::<5>() {
            let (board, shape) = field.river(board, view.own);
            return if self.river.get(board, shape) { Act::Play } else { Act::Fold };
        }
        let Some(flop) = view.board::<3>() else { return self.before[view.hole] };
        let node = field.node(&field.flops, flop, view.own);
        if self.flop[node] == 1 { Act::Play2 } else { Act::Check }
    }

    fn worths(&self, round: &Round, seat: Seat) -> Vec<(Act, Exact)> {
        let field = &self.field;
        let Some(view) = field.view(round, seat) else { return Vec::new() };
        if view.open == 0 {
            let deals = field.deals_met() * i128::from(FLOPS) * i128::from(Renaming::COUNT);
            let worth = |sums: &Vec<i64>| self.gain.exact(sums[view.hole].into(), deals);
            return BEFORE.into_iter().zip(self.worths.iter().map(worth)).collect();
        }
        let fold = self.gain.fold * field.dealers();
        let (mut played, mut waited) = (0, 0);
        let deals = field.ahead(&view, |_, held| {
            let [.., two, one] = self.paths.map(|path| i128::from(self.gain.of(path, held)));
            played += if view.open == 3 { two } else { one };
            waited += if view.open == 3 { one.max(fold.into()) } else { fold.into() };
        });
        let acts = if view.open == 3 { [Act::Play2, Act::Check] } else { [Act::Play, Act::Fold] };
        acts.into_iter().zip([played, waited].map(|sum| self.gain.exact(sum, deals))).collect()
    }
}
