//! When the deck runs short: a burn that is skipped, cards mixed again, a card for everybody.

use super::{Hand, Pile, Places, Step};
use crate::variant::{Deal, Exchange, Short};
use cards::AnyCard;

/// Cards that may be mixed into the deck: burns, perhaps folded and discarded cards, and those
/// that some places threw away on this draw.
pub(super) struct Mix {
    pub(super) pile: Pile,
    with_muck: bool,
    with_last: bool,
    whose: Places,
}

impl Hand {
    /// Cards that this street still has to bring, without a burn.
    fn wanted(&self) -> u8 {
        if self.common {
            return 1;
        }
        let players = self.dealt_in().count_ones() as u8;
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
            Short::Draw | Short::KansasCity | Short::Badugi => {
                self.stub + self.to_mix().pile.count > 1
            }
            _ => self.stub + self.to_mix().pile.count > self.wanted(),
        }
    }

    /// Whether the deck can lose so many cards: where nothing may be mixed into it again, it must
    /// still serve the rest of the hand.
    pub(super) fn can_spare(&self, count: u8) -> bool {
        match self.stakes.variant.short {
            Short::SkipBurn => self.stub >= count + self.left_to_deal() + self.later_cards(),
            _ => self.stub + self.to_mix().pile.count > count,
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
        match self.stakes.variant.short {
            Short::Stud | Short::StudWithFolds | Short::Asian => {
                self.street > 0 && self.stub + self.to_mix().pile.count < self.wanted()
            }
            _ => false,
        }
    }

    /// What may be mixed into the deck now.
    pub(super) fn to_mix(&self) -> Mix {
        let mut pile = self.burns;
        let (with_muck, with_last, whose) = match self.stakes.variant.short {
            Short::SkipBurn | Short::Stud | Short::Asian => (false, false, 0),
            Short::StudWithFolds => (true, false, 0),
            // Burns and earlier discards first; then the last card of the deck that was kept back,
            // and the discards of players served.
            Short::Draw | Short::Badugi if self.has_pile() => (true, false, 0),
            Short::Draw | Short::Badugi => (true, true, self.set_of(|place| place.owed == 0)),
            Short::KansasCity => (true, false, Places::MAX),
        };
        let mut add = |mut more: Pile| pile.absorb(&mut more);
        if with_muck {
            add(self.muck);
        }
        if with_last {
            add(self.last);
        }
        for (at, fresh) in self.fresh.iter().enumerate() {
            if whose >> at & 1 == 1 {
                add(*fresh);
            }
        }
        Mix { pile, with_muck, with_last, whose }
    }

    /// Whether burns and earlier discards can go on with a draw: a burn alone is no pile.
    fn has_pile(&self) -> bool {
        !self.mixed && self.burns.count + self.muck.count > 1
    }

    /// Whether the last card of the deck is kept back before a shuffle.
    pub(super) fn keeps_last(&self) -> bool {
        self.stub == 1
            && self.stakes.variant.short == Short::Draw
            && self.has_pile()
            && self.irregular.shuffle.is_none()
            && self.must_shuffle()
    }

    /// Keeps the last card of the deck back.
    pub(super) fn keep_last(&mut self, card: AnyCard) {
        self.stub = 0;
        self.last.add(card);
        if card.is_known() {
            self.seen |= card.bit();
        }
    }

    /// Whether the deck is down to its last card while more than one is needed.
    #[inline]
    pub(super) fn must_shuffle(&self) -> bool {
        if self.stub > 1 && self.irregular.shuffle.is_none() {
            return false;
        }
        self.irregular.shuffle.is_some() || self.runs_short()
    }

    #[inline(never)]
    fn runs_short(&self) -> bool {
        // The last card may only end the last draw.
        let later = &self.stakes.variant.streets[usize::from(self.street) + 1..];
        let is_last = later.iter().all(|street| street.exchange == Exchange::Nothing);
        let short = self.stakes.variant.short;
        if self.stub > 0 && matches!(short, Short::KansasCity | Short::Badugi) {
            return false;
        }
        let spared = match (short, self.step) {
            (Short::Draw, Step::Board(..)) => 1,
            (Short::Draw, Step::Serve(_) | Step::Burn) => u8::from(!is_last),
            _ => 0,
        };
        self.left_to_deal() + spared > self.stub && self.to_mix().pile.count > 0
    }

    /// Cards that this street still deals from here on, a burn that is due included.
    fn left_to_deal(&self) -> u8 {
        let due = |place: &crate::Place| place.owed + place.swap.count_ones() as u8;
        let owed: u8 = self.places().iter().map(due).sum();
        let players = self.dealt_in();
        match self.step {
            Step::Hands(round, place) => {
                let before = self.from_button(players).take_while(|p| *p != usize::from(place));
                let rounds = self.hand_cards() - round;
                let boards = self.board_cards() * self.stakes.variant.boards;
                owed + rounds * players.count_ones() as u8 - before.count() as u8 + boards
            }
            Step::Burn if self.common => 2,
            Step::Burn => 1 + self.wanted(),
            Step::Board(board, left) => {
                left + (self.stakes.variant.boards - 1 - board) * self.board_cards()
            }
            Step::Common => 1,
            _ => owed,
        }
    }

    /// The cards that may be mixed become the deck again, with its last card. In the midst of a
    /// deal a card is burned then, unless the rest would lack it.
    pub(super) fn reshuffle(&mut self) {
        let Mix { pile, with_muck, with_last, whose } = self.to_mix();
        self.seen &= !pile.known;
        self.stub += pile.count;
        self.mixed = true;
        self.burns = Pile::default();
        if with_muck {
            self.muck = Pile::default();
        }
        if with_last {
            self.last = Pile::default();
        }
        for (at, fresh) in self.fresh.iter_mut().enumerate() {
            if whose >> at & 1 == 1 {
                *fresh = Pile::default();
            }
        }
        let burns = match self.stakes.variant.short {
            Short::SkipBurn | Short::KansasCity => false,
            Short::Stud | Short::StudWithFolds | Short::Asian | Short::Draw | Short::Badugi => {
                self.step != Step::Burn && self.stub > self.left_to_deal()
            }
        };
        if burns {
            self.paused = self.step;
            self.step = Step::BurnAgain;
        }
    }
}
