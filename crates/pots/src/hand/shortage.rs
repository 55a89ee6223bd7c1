//! When the deck runs short: a burn that is skipped, cards mixed again, a card for everybody.

use super::{Hand, Pile, Places, Step};
use crate::variant::{Deal, Exchange, Short};

/// Cards that may be mixed into the deck: burns, perhaps folded and discarded cards, and those
/// that some places threw away on this draw.
pub(super) struct Mix {
    pub(super) pile: Pile,
    with_muck: bool,
    whose: Places,
}

impl Hand {
    /// Cards that this street still has to bring, without a burn.
    fn wanted(&self) -> u8 {
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

    /// Whether the deck can spare a card for the burn. Stud leaves it out where it is needed for
    /// the street's cards; where nothing is printed, where the rest of the hand would lack it; on
    /// draws there is always a card to burn.
    pub(super) fn may_burn(&self) -> bool {
        let all = self.stub + self.to_mix().pile.count;
        match self.stakes.variant.short {
            Short::SkipBurn => self.stub > self.wanted() + self.later_cards(),
            Short::Stud | Short::StudWithFolds | Short::Asian if self.common => all > 1,
            Short::Stud | Short::StudWithFolds | Short::Asian => all > self.wanted(),
            Short::Draw | Short::KansasCity => all > 1,
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
                let later = &self.stakes.variant.streets[usize::from(self.street) + 1..];
                // Every later street needs a card too, if only one for everybody.
                let least = self.wanted() + later.len() as u8;
                self.street > 0 && self.stub + self.to_mix().pile.count < least
            }
            _ => false,
        }
    }

    /// What may be mixed into the deck now. A draw takes burns and discards of earlier rounds;
    /// when those are used up, burns and the discards of players served already.
    pub(super) fn to_mix(&self) -> Mix {
        let mut pile = self.burns;
        let (with_muck, whose) = match self.stakes.variant.short {
            Short::SkipBurn | Short::Stud | Short::Asian => (false, 0),
            Short::StudWithFolds => (true, 0),
            Short::Draw if self.muck.count > 0 => (true, 0),
            Short::Draw => (false, self.set_of(|place| place.owed == 0)),
            Short::KansasCity => (true, Places::MAX),
        };
        let mut add = |mut more: Pile| pile.absorb(&mut more);
        if with_muck {
            add(self.muck);
        }
        for (at, fresh) in self.fresh.iter().enumerate() {
            if whose >> at & 1 == 1 {
                add(*fresh);
            }
        }
        Mix { pile, with_muck, whose }
    }

    /// Whether the deck must be shuffled before its next card.
    #[inline]
    pub(super) fn must_shuffle(&self) -> bool {
        if self.stub > 1 && self.irregular.shuffle.is_none() {
            return false;
        }
        self.irregular.shuffle.is_some() || self.runs_short()
    }

    /// Whether the deck is down to its last card, or without any, and that is not enough.
    #[inline(never)]
    fn runs_short(&self) -> bool {
        let left = self.left_to_deal();
        let short = match (self.stakes.variant.short, self.step) {
            // Kansas City deals the deck to its end.
            (Short::KansasCity, _) => self.stub == 0 && left > 0,
            // The last card may only end the last draw.
            (Short::Draw, Step::Serve(_)) => left > self.stub || self.draws_again(),
            (Short::Draw, _) => left + 1 > self.stub,
            _ => left > self.stub,
        };
        short && self.to_mix().pile.count > 0
    }

    /// Whether there is another draw after this one.
    fn draws_again(&self) -> bool {
        let later = &self.stakes.variant.streets[usize::from(self.street) + 1..];
        later.iter().any(|street| matches!(street.exchange, Exchange::Draw(_)))
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
    /// deal of stud a card is burned then, unless the rest would lack it; in that of a draw, with
    /// earlier discards but not with those of the same draw.
    pub(super) fn reshuffle(&mut self) {
        let Mix { pile, with_muck, whose } = self.to_mix();
        self.seen &= !pile.known;
        self.stub += pile.count;
        self.burns = Pile::default();
        if with_muck {
            self.muck = Pile::default();
        }
        for (at, fresh) in self.fresh.iter_mut().enumerate() {
            if whose >> at & 1 == 1 {
                *fresh = Pile::default();
            }
        }
        let burns = match (self.stakes.variant.short, self.step) {
            (Short::SkipBurn | Short::KansasCity, _) | (_, Step::Burn) => false,
            (Short::Stud | Short::StudWithFolds | Short::Asian, _) => {
                self.stub > self.left_to_deal()
            }
            (Short::Draw, Step::Serve(_)) => with_muck && self.stub > 2,
            (Short::Draw, _) => false,
        };
        if burns {
            self.paused = self.step;
            self.step = Step::BurnAgain;
        }
    }
}
