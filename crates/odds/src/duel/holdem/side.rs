//! Readings beside the game itself: hole cards, the flop, the jackpot.

use super::boards::{choose, orders};
use super::deck::Renaming;
use super::field::Field;
use super::sums::Sums;
use super::sweep::{Held, Sweep};
use super::tally::{Course, Folds};
use crate::Census;
use crate::duel::Beside;
use cards::Rank;
use games::duel::{AaClass, Award, FlopFive, Hole, HoleClass, Jackpot, OwnBest, Plan};
use hands::Category;
use table::Facts;

/// Of all holdings of a shape on a board, how many orders lead to a fold.
pub(super) fn folded<C: Course>(
    course: &C,
    (board, shape): (usize, usize),
    lanes: &[Vec<u16>],
    all: u64,
) -> u64 {
    let mut rest = all;
    let mut folded = 0;
    for lane in 0..C::LANES {
        let orders = lanes.get(lane).map_or(rest, |lane| u64::from(lane[shape]));
        rest -= orders;
        folded += if course.path(lane, board, shape).is_none() { orders } else { 0 };
    }
    folded
}

/// A seat's two cards, by what a bonus on them asks.
pub(super) struct Holes {
    /// What holdings of each shape are, of several suits and of one.
    classes: Vec<[HoleClass; 2]>,
    /// The place of the ace among the ranks.
    ace: Option<u8>,
    /// For every holding that shares no card with the board 1, and how many of one suit there are
    /// of each shape.
    free: (Vec<u8>, Vec<u16>),
    /// For each lane but the last, the orders of all holdings of a shape that are of one suit.
    suited: Vec<Vec<u16>>,
    /// Whether a fold loses such a wager, whatever the dealer holds.
    lost: bool,
    counts: Vec<u64>,
}

impl Holes {
    /// Nothing counted yet.
    pub(super) fn new(field: &Field, plan: &Plan, lanes: usize) -> Holes {
        Holes {
            classes: classes(field),
            ace: ace(field),
            free: (vec![0; field.holes()], vec![0; field.shapes.len()]),
            suited: vec![vec![0; field.shapes.len()]; lanes - 1],
            lost: plan.loses_sides(),
            counts: vec![0; Hole::CLASSES],
        }
    }

    /// What was counted, by class.
    pub(super) fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// Counts a board, by the orders of each holding on each lane and those of all holdings of a
    /// shape.
    pub(super) fn count<C: Course>(
        &mut self,
        course: &C,
        (sweep, board): (&Sweep<'_>, usize),
        (rows, lanes): (&[Vec<u8>], &[Vec<u16>]),
    ) {
        let times = course.field().boards.times(board);
        let suited = |[high, low]: [u8; 2]| high == low;
        self.free.0.fill(1);
        sweep.clear(&mut self.free.0);
        sweep.gather(&self.free.0, &mut self.free.1, suited);
        for (row, lane) in rows.iter().zip(&mut self.suited) {
            sweep.gather(row, lane, suited);
        }
        for (shape, held) in sweep.held() {
            let all = C::ORDERS * u64::from(held.copies);
            let all_suited = C::ORDERS * u64::from(self.free.1[shape]);
            let folds = folded(course, (board, shape), lanes, all);
            let folds_suited = folded(course, (board, shape), &self.suited, all_suited);
            let aces = self.ace.map_or([0; 2], |ace| sweep.twins(ace, shape));
            let [offsuit, suited] = self.classes[shape];
            let shares = [
                (offsuit, all - all_suited, folds - folds_suited),
                (suited, all_suited, folds_suited),
            ];
            for (class, all, folds) in shares {
                self.add(
                    class,
                    (held, aces, sweep.dealers()),
                    [all - folds, folds].map(|n| n * times),
                );
            }
        }
    }

    /// Counts holdings of a class, played and folded. Of the dealer's hands it is known how many
    /// are two aces, those that do not beat the holding and those that do.
    fn add(
        &mut self,
        class: HoleClass,
        (held, aces, dealers): (&Held, [u64; 2], u64),
        [played, folded]: [u64; 2],
    ) {
        let stands = held.wins() + held.ties();
        let hands = [stands - aces[0], dealers - stands - aces[1]];
        for (dealer_aces, [stands, beaten]) in [(false, hands), (true, aces)] {
            let hole = Hole { class, dealer_aces, folded: false, beaten: false };
            self.counts[hole.index()] += played * stands;
            self.counts[Hole { beaten: true, ..hole }.index()] += played * beaten;
            let dealer_aces = dealer_aces && !self.lost;
            let thrown = Hole { dealer_aces, folded: self.lost, beaten: true, ..hole };
            self.counts[thrown.index()] += folded * (stands + beaten);
        }
    }
}

/// What holdings of each shape are, of several suits and of one.
fn classes(field: &Field) -> Vec<[HoleClass; 2]> {
    let class = |codes: [u8; 2]| HoleClass::of(codes.map(|code| field.deck.card(code)));
    let both = |shape| {
        let [high, low] = field.shapes.cards(shape).map(|card| card >> 1 << 2);
        // Two cards of one rank are never of one suit.
        [class([high, low | 1]), class([high, if high == low { low | 1 } else { low }])]
    };
    (0..field.shapes.len()).map(both).collect()
}

/// The place of the ace among the ranks.
fn ace(field: &Field) -> Option<u8> {
    let top = field.deck.ranks as u8 - 1;
    (field.deck.card(top << 2).rank() == Rank::Ace).then_some(top)
}

/// What a fold costs before the flop where a wager on the hole cards lies beside the game.
pub(super) struct Costs<'a> {
    field: &'a Field,
    beside: &'a Beside,
    classes: Vec<[HoleClass; 2]>,
    ace: Option<u8>,
    lost: bool,
}

impl<'a> Costs<'a> {
    pub(super) fn new(field: &'a Field, beside: &'a Beside, plan: &Plan) -> Costs<'a> {
        let (classes, ace, lost) = (classes(field), ace(field), plan.loses_sides());
        Costs { field, beside, classes, ace, lost }
    }

    /// Adds what it costs on a board, for each holding, over all hands of the dealer.
    pub(super) fn add(&self, (sweep, times): (&Sweep<'_>, i64), costs: &mut [i64]) {
        let mut figures = [vec![0; self.field.shapes.len()], vec![0; self.field.shapes.len()]];
        for (shape, held) in sweep.held() {
            for (figures, class) in figures.iter_mut().zip(self.classes[shape]) {
                figures[shape] = times * self.cost(sweep, (shape, held), class);
            }
        }
        for (suited, figures) in figures.iter().enumerate() {
            let mut row = vec![0; costs.len()];
            sweep.spread(figures, &mut row);
            let holes = costs.iter_mut().zip(row).zip(&self.field.deck.holes);
            for ((cost, more), [one, other]) in holes {
                *cost += if usize::from(one % 4 == other % 4) == suited { more } else { 0 };
            }
        }
    }

    /// What it costs a holding of a class, over all hands of the dealer.
    fn cost(&self, sweep: &Sweep<'_>, (shape, held): (usize, &Held), class: HoleClass) -> i64 {
        let aces = self.ace.map_or([0; 2], |ace| sweep.twins(ace, shape));
        let stands = held.wins() + held.ties();
        let others = [stands - aces[0], sweep.dealers() - stands - aces[1]];
        let of = |dealer_aces, ways: [u64; 2]| -> i64 {
            let stays = |beaten| Hole { class, dealer_aces, folded: false, beaten };
            let aces = dealer_aces && !self.lost;
            let folds = Hole { class, dealer_aces: aces, folded: self.lost, beaten: true };
            let each = [false, true].map(|beaten| self.beside.cost(stays(beaten), folds));
            each.into_iter().zip(ways).map(|(cost, ways)| cost * ways as i64).sum()
        };
        of(false, others) + of(true, aces)
    }
}

/// Counts the royal flushes on a board by the card that completes them, over 20 orders.
pub(super) fn royals<C: Course>(
    course: &C,
    (sweep, board): (&Sweep<'_>, usize),
    counts: &mut [u64],
) {
    let royal = Category::RoyalFlush;
    if sweep.best() != royal as u8 || sweep.alone.category() == royal {
        return;
    }
    let field = course.field();
    let times = field.boards.times(board);
    let free = |hole: &&[u8; 2]| !hole.iter().any(|code| sweep.board.contains(code));
    for hole in field.deck.holes.iter().filter(free) {
        let (shape, held) = sweep.of(*hole);
        if held.kind != royal as u8 {
            continue;
        }
        let cards = hole.map(|code| field.deck.card(code));
        for (flop, [turn, river]) in orders(sweep.board) {
            let laid = [flop[0], flop[1], flop[2], turn, river].map(|code| field.deck.card(code));
            let (flop, by) = field.flops.find(flop);
            let out = match course.folds(flop, field.deck.hole(hole.map(|code| by.card(code)))) {
                Folds::Never => false,
                Folds::Already => true,
                Folds::AtRiver => course.path(C::LANES - 1, board, shape).is_none(),
            };
            let (own, board) = (Award::of(cards, laid), Award::of_board(laid));
            counts[Jackpot { own, board, out }.index()] += times;
        }
    }
}

/// The jackpot over 20 orders: a hand that is no royal flush, or one of the board, is the same in
/// any order.
pub(super) fn jackpots(own: &Census, royals: &Census, orders: u64) -> Census {
    let mut census = royals.clone();
    let award = |kind| match kind {
        Category::RoyalFlush => Award::RoyalBoard,
        Category::StraightFlush => Award::StraightFlush,
        Category::FourOfAKind => Award::Four,
        _ => Award::Nothing,
    };
    for (class, ways) in own.counts().iter().enumerate() {
        let Some(hand) = OwnBest::from_index(class) else { continue };
        if hand.kind != Category::RoyalFlush || hand.board == Category::RoyalFlush {
            let (own, board) = (award(hand.kind), award(hand.board));
            let jackpot = Jackpot { own, board, out: hand.folded };
            census.add(jackpot.index(), ways * 20 / u128::from(orders));
        }
    }
    census
}

/// A seat's two cards with the flop, over all boards that the flop can become; with the sums of
/// folds at the river.
pub(super) fn flop_fives<C: Course>(course: &C, late: Option<Sums>) -> Census {
    let field = course.field();
    let mut census = Census::new(FlopFive::CLASSES);
    let boards = u128::from(choose(field.deck.len() - 5, 2));
    let late: Vec<Vec<i64>> =
        late.map(|sums| sums.even(field, &field.flops).collect()).unwrap_or_default();
    for (flop, board) in field.flops.all.iter().enumerate() {
        let times = u128::from(field.flops.times(flop));
        for (hole, own) in field.deck.holes.iter().enumerate() {
            if own.iter().any(|code| board.contains(code)) {
                continue;
            }
            let folds = match course.folds(flop, hole) {
                Folds::Never => 0,
                Folds::Already => boards,
                Folds::AtRiver => late[flop][hole] as u128 / Renaming::COUNT as u128,
            };
            let five = [own[0], own[1], board[0], board[1], board[2]];
            let class = AaClass::of(five.map(|code| field.deck.card(code)));
            census.add(FlopFive { class, folded: true }.index(), times * folds);
            census.add(FlopFive { class, folded: false }.index(), times * (boards - folds));
        }
    }
    census
}
