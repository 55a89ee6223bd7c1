//! Every deal counted, once all decisions are known.
//!
//! A board can come in several orders: which three cards are the flop, which is the turn. On a
//! board each holding goes so many of these orders along each *lane*, the decisions up to the
//! river; what it decides there depends on its shape alone. So each board adds its shapes to the
//! census, weighed by the orders on each lane.

use super::boards::flops;
use super::field::Field;
use super::side::{Holes, flop_fives, folded, jackpots, royals};
use super::sums::Sums;
use super::sweep::{ENDS, Held, Sweep, VERSUS};
use crate::Census;
use crate::duel::Question;
use games::duel::{Both, FlopFive, Hole, Jackpot, KINDS, OwnBest, PATHS, Showdown, Versus};
use hands::Category;
use table::Facts;

/// A game with all its decisions.
pub(super) trait Course: Sync {
    /// The orders of a board that are told apart: 10 flops, or 20 with the turn.
    const ORDERS: u64;
    /// How many lanes there are.
    const LANES: usize;
    /// What the river has to say.
    const RIVER: River;

    /// The deck and its boards.
    fn field(&self) -> &Field;

    /// For each lane but the last, how many orders of a board each holding goes along it; the
    /// last lane has the rest. Holdings that share a card with the board do not matter.
    fn lanes(&self, board: [u8; 5], rows: &mut [Vec<u8>]);

    /// The way of a hand that came along a lane; none when it folds.
    fn path(&self, lane: usize, board: usize, shape: usize) -> Option<u8>;

    /// Whether a holding has folded, or may yet, when the flop lies; both by their numbers.
    fn folds(&self, flop: usize, hole: usize) -> Folds;
}

/// Whether a hand can fold at the river.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum River {
    /// On the last lane.
    Folds,
    /// Nobody does.
    Stays,
}

/// When a holding folds that has seen the flop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Folds {
    Never,
    /// By now.
    Already,
    /// It comes to the river on the last lane, and decides there.
    AtRiver,
}

/// Counts all deals. A showdown and hole cards are counted over all orders of a board and all
/// hands of the dealer, a seat's own hand over all orders, both hands over all hands, a jackpot
/// over 20 orders, a flop over all boards that it can become.
pub(super) fn tally<C: Course>(
    course: &C,
    question: &Question<'_>,
) -> Vec<(&'static str, Census)> {
    let field = course.field();
    let needed = |name| question.offers.iter().any(|offer| offer.wager.reading() == name);
    // The folds at the river, summed up for each flop.
    let late = (C::RIVER == River::Folds && needed(FlopFive::NAME))
        .then(|| Sums::new(field, &field.flops));
    let holes = || needed(Hole::NAME).then(|| Holes::new(field, question.plan(), C::LANES));
    let all = field.each(
        question,
        || Tally::new::<C>(field, holes()),
        |own, sweep, id| own.count(course, (sweep, id), late.as_ref()),
    );
    let census = |counts: fn(&Tally) -> &[u64]| {
        let mut census = Census::new(counts(&all[0]).len());
        for (class, count) in all.iter().flat_map(|tally| counts(tally).iter().enumerate()) {
            census.add(class, u128::from(*count));
        }
        census
    };
    let own = census(|tally| &tally.own);
    let jackpots = jackpots(&own, &census(|tally| &tally.royals), C::ORDERS);
    let mut censuses = vec![
        (Showdown::NAME, showdowns(&all, field.dealers() as u128)),
        (OwnBest::NAME, own),
        (Both::NAME, census(|tally| &tally.both)),
        (Jackpot::NAME, jackpots),
    ];
    if needed(Hole::NAME) {
        censuses.push((Hole::NAME, census(|t| t.holes.as_ref().map_or(&[], Holes::counts))));
    }
    if needed(FlopFive::NAME) {
        censuses.push((FlopFive::NAME, flop_fives(course, late)));
    }
    censuses
}

fn showdowns(all: &[Tally], dealers: u128) -> Census {
    let mut census = Census::new(Showdown::CLASSES);
    for tally in all {
        let folded = Showdown { path: 0, kind: 0, versus: Versus::Folded };
        census.add(folded.index(), u128::from(tally.folded) * dealers);
        for (path, kinds) in (0..).zip(&tally.ends) {
            for (kind, ends) in (0..).zip(kinds) {
                for (versus, ways) in VERSUS.into_iter().zip(ends).filter(|(_, ways)| **ways > 0) {
                    census.add(Showdown { path, kind, versus }.index(), u128::from(*ways));
                }
            }
        }
    }
    census
}

/// What a thread has counted, and its sheets.
struct Tally {
    /// For each lane but the last, the orders of each holding.
    rows: Vec<Vec<u8>>,
    /// The same for all holdings of a shape together.
    lanes: Vec<Vec<u16>>,
    /// By way, kind and end.
    ends: [[[u64; ENDS]; KINDS]; PATHS],
    folded: u64,
    own: Vec<u64>,
    both: Vec<u64>,
    royals: Vec<u64>,
    holes: Option<Holes>,
    /// For each shape, and each holding, whether it folds at the river.
    late: (Vec<i64>, Vec<i64>),
}

impl Tally {
    fn new<C: Course>(field: &Field, holes: Option<Holes>) -> Tally {
        Tally {
            rows: vec![vec![0; field.holes()]; C::LANES - 1],
            lanes: vec![vec![0; field.shapes.len()]; C::LANES - 1],
            ends: [[[0; ENDS]; KINDS]; PATHS],
            folded: 0,
            own: vec![0; OwnBest::CLASSES],
            both: vec![0; Both::CLASSES],
            royals: vec![0; Jackpot::CLASSES],
            holes,
            late: (vec![0; field.shapes.len()], vec![0; field.holes()]),
        }
    }

    /// Counts a board.
    fn count<C: Course>(
        &mut self,
        course: &C,
        (sweep, id): (&Sweep<'_>, usize),
        late: Option<&Sums>,
    ) {
        let times = course.field().boards.times(id);
        course.lanes(sweep.board, &mut self.rows);
        for (row, lane) in self.rows.iter_mut().zip(&mut self.lanes) {
            sweep.clear(row);
            sweep.gather(row, lane, |_| true);
        }
        for (shape, held) in sweep.held() {
            let all = C::ORDERS * u64::from(held.copies);
            let mut rest = all;
            for lane in 0..C::LANES {
                let orders = self.lanes.get(lane).map_or(rest, |lane| u64::from(lane[shape]));
                rest -= orders;
                if let Some(path) = course.path(lane, id, shape).filter(|_| orders > 0) {
                    self.show(path, held, times * orders);
                }
            }
            let folds = folded(course, (id, shape), &self.lanes, all);
            self.folded += times * folds;
            self.own(sweep, held, times * (all - folds), times * folds);
            let higher = 2 * held.wins() + held.ties();
            self.both[usize::from(held.kind)] += times * u64::from(held.copies) * higher;
        }
        if let Some(holes) = &mut self.holes {
            holes.count(course, (sweep, id), (&self.rows, &self.lanes));
        }
        royals(course, (sweep, id), &mut self.royals);
        if let Some(sums) = late {
            self.late(course, (sweep, id), times as i64, sums);
        }
    }

    /// Counts a shape that goes through.
    #[inline]
    fn show(&mut self, path: u8, held: &Held, times: u64) {
        let sums = &mut self.ends[usize::from(path)][usize::from(held.kind)];
        for (sum, ways) in sums.iter_mut().zip(held.ends) {
            *sum += times * u64::from(ways);
        }
    }

    /// Counts a seat's own hand, played or folded.
    #[inline]
    fn own(&mut self, sweep: &Sweep<'_>, held: &Held, played: u64, folded: u64) {
        let class = |folded| OwnBest {
            kind: Category::ALL[usize::from(held.kind)],
            board: sweep.alone.category(),
            plays_board: held.number == sweep.alone.number(),
            folded,
        };
        self.own[class(false).index()] += played;
        self.own[class(true).index()] += folded;
    }

    /// Sums up the folds at the river for each flop of a board.
    fn late<C: Course>(
        &mut self,
        course: &C,
        (sweep, id): (&Sweep<'_>, usize),
        times: i64,
        sums: &Sums,
    ) {
        let field = course.field();
        let (figures, row) = &mut self.late;
        for (shape, _) in sweep.held() {
            let folds = course.path(C::LANES - 1, id, shape).is_none();
            figures[shape] = if folds { times } else { 0 };
        }
        sweep.spread(figures, row);
        for (flop, _) in flops(sweep.board) {
            sums.add(field, &field.flops, flop, row);
        }
    }
}
