//! When the deck runs short: a burn that is skipped, cards mixed again, a card for everybody.

use super::{Hand, Pile, Step};
use crate::variant::{Burn, Deal, Short};

impl Hand {
    /// Cards that this street still has to bring, without a burn.
    fn wanted(&self) -> u8 {
        if self.common {
            return 1;
        }
        let players = self.live().count_ones() as u8;
        let owed: u8 = self.places().iter().map(|place| place.owed).sum();
        let boards = self.stakes.variant.boards;
        let from_here = |street: &crate::variant::Street| match street.deal {
            Deal::Nothing => 0,
            Deal::Hands(faces) => players * faces.len() as u8,
            Deal::Both(faces, cards) => players * faces.len() as u8 + cards,
            Deal::Board(cards) => cards * boards,
            Deal::Turned => players,
        };
        owed + from_here(self.this_street())
    }

    /// Whether the deck can spare a card for the burn: where nothing is printed, a burn is skipped
    /// when the rest of the hand would lack it.
    pub(super) fn may_burn(&self) -> bool {
        match self.stakes.variant.short {
            Short::SkipBurn => self.stub > self.wanted() + self.later_cards(),
            _ => self.stub + self.to_mix().count > self.wanted(),
        }
    }

    /// Cards of later streets, without burns.
    fn later_cards(&self) -> u8 {
        let boards = self.stakes.variant.boards;
        let later = &self.stakes.variant.streets[usize::from(self.street) + 1..];
        later
            .iter()
            .map(|street| match street.deal {
                Deal::Board(cards) | Deal::Both(_, cards) => cards * boards,
                _ => 0,
            })
            .sum()
    }

    /// Whether one card must do for everybody: the rest of the deck and all that may be mixed with
    /// it are too few.
    pub(super) fn needs_common(&self) -> bool {
        self.is_stud() && self.street > 0 && self.stub + self.to_mix().count < self.wanted()
    }

    /// Whether the deck runs short as in stud.
    fn is_stud(&self) -> bool {
        matches!(self.stakes.variant.short, Short::Stud | Short::StudWithFolds | Short::Asian)
    }

    /// What may be mixed into the deck now.
    fn to_mix(&self) -> Pile {
        let mut pile = self.burns;
        let mut add = |mut more: Pile| pile.absorb(&mut more);
        match self.stakes.variant.short {
            Short::SkipBurn | Short::Stud | Short::Asian => {}
            Short::StudWithFolds | Short::Draw => add(self.muck),
            Short::KansasCity | Short::Badugi => {
                add(self.muck);
                add(self.fresh);
            }
        }
        pile
    }

    /// Whether the deck is down to its last card while more than one is needed.
    #[inline]
    pub(super) fn must_shuffle(&self) -> bool {
        if self.stub > 1 {
            return false;
        }
        self.runs_short()
    }

    #[inline(never)]
    fn runs_short(&self) -> bool {
        let wanted = match self.step {
            // The last card of stud is not burned while others want one: it is mixed in first.
            Step::Burn if self.is_stud() => 1 + self.wanted(),
            Step::Burn | Step::Board(..) | Step::Common => 1,
            _ => self.left_to_deal(),
        };
        wanted > self.stub && self.to_mix().count > 0
    }

    /// Cards that this street still deals from here on.
    fn left_to_deal(&self) -> u8 {
        let owed: u8 = self.places().iter().map(|place| place.owed).sum();
        let after = |round: u8, place: u8| {
            let live = self.live();
            let order: Vec<usize> = self.from_button(live).collect();
            let at = order.iter().position(|p| *p == usize::from(place)).unwrap_or(0);
            let rounds = self.hand_cards() - round;
            rounds * order.len() as u8 - at as u8
        };
        match self.step {
            Step::Hands(round, place) => after(round, place),
            Step::Burn => owed + u8::from(self.this_street().burn == Burn::One),
            _ => owed,
        }
    }

    /// The cards that may be mixed become the deck again, with its last card. In stud one of them
    /// is burned, unless all are needed.
    pub(super) fn reshuffle(&mut self) {
        let pile = self.to_mix();
        self.seen &= !pile.known;
        self.stub += pile.count;
        self.burns = Pile::default();
        match self.stakes.variant.short {
            Short::SkipBurn | Short::Stud | Short::Asian => {}
            Short::StudWithFolds | Short::Draw => self.muck = Pile::default(),
            Short::KansasCity | Short::Badugi => {
                self.muck = Pile::default();
                self.fresh = Pile::default();
            }
        }
        if let Step::Hands(round, place) = self.step
            && self.is_stud()
            && self.stub > self.left_to_deal()
        {
            self.step = Step::Reburn(round, place);
        }
    }
}
