//! Cards dealt too early, too many, or in the wrong order.

use super::{Hand, Late, Ruling, Step, When};
use crate::place::Standing;
use crate::variant::{Burn, Face};
use cards::AnyCard;
use money::Cents;
use table::Refusal;

impl Hand {
    /// A flop laid too early, or of too many cards: mixed into the deck, and laid anew without
    /// another burn.
    pub(super) fn flop_again(&mut self, late: Late, ruling: &Ruling) -> Result<(), Refusal> {
        if late != Late::TooMany && self.is_betting_before(1) {
            self.spares(1, ruling)?;
            self.spend(1, None);
            self.irregular.burned |= 1 << (self.street + 1);
            self.irregular.early = Some((self.street + 1, ruling.rule));
            return Ok(());
        }
        let on_flop = self.board_number(self.street) == 1 && self.before_action();
        let is_out = matches!(self.step, Step::Bet | Step::Board(..));
        if late == Late::TooEarly || !on_flop || !is_out {
            return Err(Refusal::by(ruling.rule, "no flop can be laid anew now"));
        }
        for board in 0..2 {
            for card in &self.boards[board][..usize::from(self.on_board[board])] {
                if card.is_known() {
                    self.seen &= !card.bit();
                }
            }
            self.stub += self.on_board[board];
            self.boards[board] = [AnyCard::UNKNOWN; 5];
            self.on_board[board] = 0;
        }
        self.irregular.shuffle = Some(ruling.rule);
        self.step = Step::Board(0, self.board_cards());
        Ok(())
    }

    /// Whether the betting before the flop (1), turn (2) or river (3) is not over.
    fn is_betting_before(&self, number: usize) -> bool {
        self.step == Step::Bet && self.board_number(self.street + 1) == number
    }

    /// A turn card laid too early is out for its round; before the river the deck is shuffled with
    /// it.
    pub(super) fn early_turn(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        if !self.is_betting_before(2) || self.board_number(self.street + 2) != 3 {
            return Err(Refusal::by(ruling.rule, "the betting before the turn is not going on"));
        }
        self.check_named(ruling)?;
        // What is set aside comes back in time.
        self.spares(1, ruling)?;
        let early = 1 + self.stakes.variant.boards;
        if self.stub < early + 2 * self.stakes.variant.boards {
            return Err(Refusal::by(ruling.rule, "the deck cannot spare the cards"));
        }
        self.spend(1, None);
        for board in 0..self.stakes.variant.boards {
            let named = if board == 0 { ruling.card } else { None };
            let card = named.unwrap_or(AnyCard::UNKNOWN);
            self.see(card);
            self.stub -= 1;
            self.irregular.aside.add(card);
        }
        self.irregular.early = Some((self.street + 2, ruling.rule));
        self.irregular.burned |= 1 << (self.street + 2);
        Ok(())
    }

    /// A river card laid too early goes back; the deck is shuffled before the river comes.
    pub(super) fn early_river(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        if !self.is_betting_before(3) {
            return Err(Refusal::by(ruling.rule, "the betting before the river is not going on"));
        }
        self.spares(1, ruling)?;
        self.spend(1, None);
        self.irregular.early = Some((self.street + 1, ruling.rule));
        self.irregular.burned |= 1 << (self.street + 1);
        Ok(())
    }

    /// Cards of stud dealt before the betting was over are out, with the burn before them and one
    /// more for each player.
    pub(super) fn early_deal(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        if !matches!(self.step, Step::Bet | Step::Door(_)) || self.is_last_street() {
            return Err(Refusal::by(ruling.rule, "no card was dealt before its time"));
        }
        self.check_named(ruling)?;
        let players = self.live().count_ones() as u8;
        let dealt = ruling.count.unwrap_or(1);
        if dealt == 0 || dealt > players {
            return Err(Refusal::by(ruling.rule, "each player gets one card at most"));
        }
        self.spend(dealt, ruling.card);
        self.spend(1 + players, None);
        Ok(())
    }

    /// A last down card dealt early and seen is kept; its owner may not raise on this round.
    pub(super) fn early_kept(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        let at = self.named(ruling)?;
        let before_last = usize::from(self.street) + 2 == self.stakes.variant.streets.len();
        if self.step != Step::Bet || !before_last || self.irregular.served >> at & 1 == 1 {
            return Err(Refusal::by(ruling.rule, "no last card was dealt before its time"));
        }
        self.check_named(ruling)?;
        if self.stub < 2 {
            return Err(Refusal::by(ruling.rule, "the deck cannot spare the cards"));
        }
        self.spend(1, None);
        let card = ruling.card.unwrap_or(AnyCard::UNKNOWN);
        self.see(card);
        self.stub -= 1;
        self.places[at].receive(card, Face::Down, self.street + 1);
        self.irregular.served |= 1 << at;
        self.betting.barred |= 1 << at;
        Ok(())
    }

    /// Two cards burned, or none, and the card that came of it is kept.
    pub(super) fn wrong_burn(&mut self, when: When, ruling: &Ruling) -> Result<(), Refusal> {
        self.at_moment(when, ruling)?;
        match (ruling.count, self.step) {
            (Some(0), Step::Burn) => {
                self.irregular.burned |= 1 << self.street;
                self.step = self.after_exchange();
            }
            (Some(2), Step::Burn) => self.spend(1, None),
            (Some(0 | 2), _) => {
                return Err(Refusal::by(ruling.rule, "the cards are out already"));
            }
            _ => return Err(Refusal::by(ruling.rule, "say how many were burned: none, or two")),
        }
        Ok(())
    }

    /// Cards of a later street went to the wrong players: they get their own, nobody bets on this
    /// round, and bets made on it go back.
    pub(super) fn out_of_order(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        let dealt = matches!(self.step, Step::Hands(..) | Step::Bet);
        if self.street == 0 || !dealt || self.this_street().burn != Burn::One {
            return Err(Refusal::by(ruling.rule, "no later card is being dealt"));
        }
        if let Some(at) = ruling.place {
            let place = &mut self.places[at];
            place.up |= 1 << place.len.saturating_sub(1);
        }
        self.irregular.silent = true;
        if self.step == Step::Bet {
            for at in 0..usize::from(self.len) {
                let place = &mut self.places[at];
                let bet = place.bet;
                place.stack += bet;
                place.total -= bet;
                place.bet = Cents::ZERO;
                if bet > Cents::ZERO && place.standing() == Standing::AllIn {
                    self.stand(at, Standing::In);
                }
            }
            self.betting.pending = 0;
        }
        Ok(())
    }

    /// The wrong player was taken for the one whose door card opens: that bet goes back.
    pub(super) fn wrong_low(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        let at = self.named(ruling)?;
        match self.step {
            Step::Door(door) if usize::from(door) != at => Ok(()),
            Step::Door(_) => Err(Refusal::by(ruling.rule, "that player is the one to open")),
            _ => Err(Refusal::by(ruling.rule, "no forced bet is due")),
        }
    }
}
