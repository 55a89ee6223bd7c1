//! A seat's cards and the dealer's together.

use super::super::round::{Round, exactly};
use super::super::{Duel, Rules};
use super::{best_of_seven, kind};
use hands::Category;
use table::{Facts, Reads, Seat};

/// Kinds of hands without wild cards.
const KINDS: usize = Category::FiveOfAKind as usize;

/// The higher of the seat's hand and the dealer's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Both(pub Category);

impl Facts for Both {
    const CLASSES: usize = KINDS;
    const NAME: &'static str = "both";

    fn index(self) -> usize {
        self.0 as usize
    }

    fn from_index(index: usize) -> Option<Both> {
        Some(Both(kind(index)))
    }
}

impl Reads<Both> for Duel {
    fn facts(rules: &Rules, round: &Round, seat: Seat) -> Option<Both> {
        if !round.is_over(rules.plan) {
            return None;
        }
        let board = round.board.cards();
        let own = best_of_seven(round.seat(seat).cards.cards(), board);
        let dealer = best_of_seven(round.dealer.cards(), board);
        Some(Both(kind(usize::from(own.max(dealer).kind))))
    }
}

/// The best five of the seat's three cards and the dealer's three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Six(pub Category);

impl Facts for Six {
    const CLASSES: usize = KINDS;
    const NAME: &'static str = "six cards";

    fn index(self) -> usize {
        self.0 as usize
    }

    fn from_index(index: usize) -> Option<Six> {
        Some(Six(kind(index)))
    }
}

impl Reads<Six> for Duel {
    fn facts(_: &Rules, round: &Round, seat: Seat) -> Option<Six> {
        let own = exactly::<3>(round.seat(seat).cards.cards())?;
        let dealer = exactly::<3>(round.dealer.cards())?;
        Some(Six(kind(usize::from(best_of_seven(&own, &dealer).kind))))
    }
}
