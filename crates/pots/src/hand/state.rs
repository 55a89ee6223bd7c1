//! What can be read of a hand, and the sets of places it works with.

use super::{Hand, Places, Step};
use crate::hand::Player;
use crate::place::{Place, Standing};
use crate::stakes::Stakes;
use crate::taken::Taken;
use crate::variant::Street;
use cards::AnyCard;
use money::Cents;
use table::Refusal;

impl Hand {
    /// What is posted.
    #[must_use]
    pub fn stakes(&self) -> &Stakes {
        &self.stakes
    }

    /// The players, clockwise.
    #[inline]
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places[..usize::from(self.len)]
    }

    /// What each place was to post.
    #[must_use]
    pub fn posted(&self) -> &[Player] {
        &self.posted[..usize::from(self.len)]
    }

    /// The button's place; in stud the last one.
    #[must_use]
    pub fn button(&self) -> usize {
        usize::from(self.button)
    }

    /// The cards of a board.
    #[inline]
    #[must_use]
    pub fn board(&self, board: usize) -> &[AnyCard] {
        &self.boards[board][..usize::from(self.on_board[board])]
    }

    /// The street, from 0.
    #[must_use]
    pub fn street(&self) -> usize {
        usize::from(self.street)
    }

    /// Cards left in the deck.
    #[must_use]
    pub fn stub(&self) -> u8 {
        self.stub
    }

    /// Cards burned that no shuffle has taken back.
    #[must_use]
    pub fn burned(&self) -> u8 {
        self.burns.count
    }

    /// Cards folded or thrown away, this draw's apart, that no shuffle has taken back.
    #[must_use]
    pub fn discarded(&self) -> u8 {
        self.muck.count
    }

    /// Whether the money has been given out.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.step == Step::Over
    }

    /// Known cards that may still be in the deck.
    #[inline]
    #[must_use]
    pub fn unseen(&self) -> u64 {
        self.stakes.deck.set() & !self.seen
    }

    /// Everything in the pot now, bets of this round included.
    #[must_use]
    pub fn pot(&self) -> Cents {
        let bets: i64 = self.places().iter().map(|place| place.total.get()).sum();
        Cents::new(bets) + self.dead - self.fees.from_pot()
    }

    /// Fees taken so far.
    #[must_use]
    pub fn fees(&self) -> &Taken {
        &self.fees
    }

    /// Why nobody may straddle.
    pub(crate) fn straddle(&self) -> Refusal {
        Refusal::by(self.rules().straddle, "nobody may straddle")
    }

    pub(crate) fn rules(&self) -> &'static crate::variant::Rules {
        self.stakes.variant.rules
    }

    pub(crate) fn this_street(&self) -> &'static Street {
        &self.stakes.variant.streets[usize::from(self.street)]
    }

    /// Places still in.
    #[inline]
    pub(super) fn live(&self) -> Places {
        self.live
    }

    /// Places that get cards.
    #[inline]
    pub(super) fn dealt(&self) -> Places {
        self.live() | self.dealt_on
    }

    /// Places that can still bet.
    #[inline]
    pub(super) fn able(&self) -> Places {
        self.able
    }

    /// A player folds, goes all-in, or gets chips back.
    #[inline]
    pub(crate) fn stand(&mut self, at: usize, standing: Standing) {
        let bit = 1 << at;
        self.places[at].stand(standing);
        self.live &= !bit;
        self.able &= !bit;
        self.live |= if standing == Standing::Folded { 0 } else { bit };
        self.able |= if standing == Standing::In { bit } else { 0 };
    }

    /// A player pays to the pot; the last chip makes it all-in.
    #[inline]
    pub(crate) fn pay(&mut self, at: usize, amount: Cents) {
        self.places[at].pay(amount);
        if self.places[at].stack == Cents::ZERO {
            self.stand(at, Standing::AllIn);
        }
    }

    #[inline]
    pub(super) fn set_of(&self, test: impl Fn(&Place) -> bool) -> Places {
        let places = self.places().iter().enumerate();
        places.fold(0, |set, (at, place)| set | Places::from(test(place)) << at)
    }

    /// The only place still in.
    #[inline]
    pub(super) fn lone(&self) -> Option<usize> {
        let live = self.live();
        live.is_power_of_two().then(|| live.trailing_zeros() as usize)
    }

    /// The first place of a set clockwise after one.
    #[inline]
    #[allow(clippy::unused_self)] // reads as a question to the hand
    pub(super) fn next_of(&self, set: Places, after: usize) -> Option<usize> {
        let later = set & !((2 << after) - 1);
        let first = if later == 0 { set } else { later };
        (first != 0).then(|| first.trailing_zeros() as usize)
    }
}
