//! Two cards in a square of thirteen by thirteen: suited above the diagonal, unsuited below.

use super::chart::{Drawn, Later, first, hand, sets};
use cards::{Card, Rank, Suit};
use games::duel::{Act, Duel, Shape};
use odds::Playbook;
use std::fmt::Write as _;
use table::{Posting, Seat};

/// Ranks from the ace down.
fn ranks() -> Vec<Rank> {
    let mut ranks: Vec<Rank> =
        Card::all().filter(|card| card.suit() == Suit::Spades).map(Card::rank).collect();
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    ranks
}

/// A square of cells.
fn square(mut cell: impl FnMut([Card; 2]) -> String) -> (Vec<String>, Vec<Vec<String>>) {
    let ranks = ranks();
    let letters = ranks.iter().map(|rank| rank.letter().to_string());
    let head = std::iter::once(String::new()).chain(letters).collect();
    let mut rows = Vec::new();
    for (down, row) in ranks.iter().enumerate() {
        let mut cells = vec![row.letter().to_string()];
        for (across, column) in ranks.iter().enumerate() {
            // Above the diagonal both cards are spades.
            let other = if across > down { Suit::Spades } else { Suit::Hearts };
            cells.push(cell([Card::new(*row, Suit::Spades), Card::new(*column, other)]));
        }
        rows.push(cells);
    }
    (head, rows)
}

/// One hand of every kind of two cards.
pub(super) fn holdings() -> impl Iterator<Item = [Card; 2]> {
    let ranks = ranks();
    (0..ranks.len() * ranks.len()).map(move |at| {
        let (down, across) = (at / ranks.len(), at % ranks.len());
        let other = if across > down { Suit::Spades } else { Suit::Hearts };
        [Card::new(ranks[down], Suit::Spades), Card::new(ranks[across], other)]
    })
}

/// What is decided on two cards alone.
pub(super) fn before_the_flop(posting: &Posting<Duel>, book: &dyn Playbook) -> Drawn {
    let Some(asked) = first(posting) else { return (Vec::new(), Vec::new(), String::new()) };
    let mut round = asked.round;
    let (head, rows) = square(|cards| {
        round.seats[0].cards = hand(&cards);
        match book.choose(&round, Seat::FIRST) {
            Act::Play4 => "4",
            Act::Play3 => "3",
            Act::Flop => "F",
            _ => "·",
        }
        .into()
    });
    let signs = match posting.rules.plan.shape {
        Shape::Bonus => "F: make the flop wager; ·: fold",
        _ if rows.iter().flatten().any(|cell| cell == "3") => "4: play 4x; 3: play 3x; ·: check",
        _ => "4: play 4x; ·: check",
    };
    let legend =
        format!("Before the flop, suited hands above the diagonal. {signs}. ({})", asked.rule);
    (head, rows, legend)
}

/// Of how many flops in a hundred a wager is made, with hands for which one is still to be made.
pub(super) fn after_the_flop(posting: &Posting<Duel>, book: &dyn Playbook) -> Later {
    let (act, goes_on, done) = match posting.rules.plan.shape {
        Shape::Bonus => ("make the turn wager", Act::Flop, "folded"),
        _ => ("play 2x", Act::Check, "played"),
    };
    let mut legend = format!(
        "Of a hundred flops, rounded up, those on which to {act}; · is {done} before the flop. \
         `--hand` with `--board` says for one."
    );
    let Some(asked) = first(posting) else {
        return Later { title: "the flop".into(), head: Vec::new(), rows: Vec::new(), legend };
    };
    let mut round = asked.round;
    let (head, rows) = square(|cards| {
        round.seats[0].cards = hand(&cards);
        round.board = hand(&[]);
        if book.choose(&round, Seat::FIRST) != goes_on {
            return "·".into();
        }
        let (mut bets, mut flops) = (0_u32, 0_u32);
        sets::<3>(&cards, |flop| {
            round.board = hand(&flop);
            flops += 1;
            bets += u32::from(book.choose(&round, Seat::FIRST) != Act::Check);
        });
        (bets * 100).div_ceil(flops).to_string()
    });
    let _ = write!(legend, " ({})", asked.rule);
    Later { title: "the flop".into(), head, rows, legend }
}

/// Of how many flops in a hundred a wager is made.
pub(super) fn on_the_flop(posting: &Posting<Duel>, book: &dyn Playbook) -> Drawn {
    let Some(asked) = first(posting) else { return (Vec::new(), Vec::new(), String::new()) };
    let mut round = asked.round;
    let (head, rows) = square(|cards| {
        round.seats[0].cards = hand(&cards);
        let (mut bets, mut flops) = (0_u32, 0_u32);
        sets::<3>(&cards, |flop| {
            round.board = hand(&flop);
            flops += 1;
            let act = book.choose(&round, Seat::FIRST);
            bets += u32::from(!matches!(act, Act::Check | Act::Fold));
        });
        (bets * 100).div_ceil(flops).to_string()
    });
    let legend = format!(
        "Of a hundred flops, rounded up, those on which to bet; suited hands above the diagonal. \
         `--hand` with `--board` says for one. ({})",
        asked.rule
    );
    (head, rows, legend)
}
