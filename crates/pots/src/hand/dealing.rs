//! Streets: which card goes where.

use super::{Hand, Places, Step};
use crate::act::To;
use crate::variant::{Burn, Deal, Exchange, Face, Forced, Opener};
use cards::AnyCard;
use table::Refusal;

impl Hand {
    /// A street begins: with an exchange, a burn, or cards.
    pub(super) fn begin_street(&mut self) {
        self.bring_back();
        self.common = false;
        if self.needs_common() {
            self.dealt_on = 0;
        }
        self.common = self.needs_common();
        self.step = match self.this_street().burn {
            Burn::Before if !self.burn_lies() && self.may_burn() => Step::Burn,
            _ => self.first_exchange(),
        };
        self.skip_empty();
    }

    /// The street's exchange, if there is one.
    fn first_exchange(&mut self) -> Step {
        let played = self.stakes.chosen.exchanges >> self.street & 1 == 1;
        if !played || self.this_street().exchange == Exchange::Nothing {
            return self.after_exchange();
        }
        for place in &mut self.places {
            place.before = place.total;
            place.drew = None;
        }
        self.next_exchange(None)
    }

    /// Leaves steps that have nothing to do.
    pub(super) fn skip_empty(&mut self) {
        loop {
            self.step = match self.step {
                Step::Serve(_) => {
                    if let Some(place) = self.to_serve() {
                        self.step = Step::Serve(place as u8);
                        return;
                    }
                    self.gather_discards();
                    let then = self.first_cards();
                    self.mend_or(then)
                }
                Step::Board(board, 0) if board + 1 < self.stakes.variant.boards => {
                    Step::Board(board + 1, self.board_cards())
                }
                Step::Board(_, 0) | Step::Dealt => return self.begin_betting(),
                _ => return,
            }
        }
    }

    /// The exchange is over: a card is burned, or the cards come.
    pub(super) fn after_exchange(&self) -> Step {
        match self.this_street().burn {
            Burn::One if !self.burn_lies() && self.may_burn() => Step::Burn,
            _ => self.after_burn(),
        }
    }

    fn after_burn(&self) -> Step {
        match self.to_serve() {
            Some(place) => Step::Serve(place as u8),
            None => self.first_cards(),
        }
    }

    /// The first card of the street's deal.
    fn first_cards(&self) -> Step {
        match self.this_street().deal {
            Deal::Nothing => Step::Dealt,
            Deal::Hands(_) | Deal::Both(..) | Deal::Turned => {
                match self.next_of(self.dealt_in(), usize::from(self.button)) {
                    _ if self.common => Step::Common,
                    Some(first) => Step::Hands(0, first as u8),
                    None => Step::Dealt,
                }
            }
            Deal::Board(cards) => Step::Board(0, cards),
        }
    }

    /// Cards of the street for one board.
    pub(super) fn board_cards(&self) -> u8 {
        match self.this_street().deal {
            Deal::Board(cards) | Deal::Both(_, cards) => cards,
            _ => 0,
        }
    }

    /// How many cards the street deals to each player.
    pub(super) fn hand_cards(&self) -> u8 {
        match self.this_street().deal {
            Deal::Hands(faces) | Deal::Both(faces, _) => faces.len() as u8,
            Deal::Turned => 1,
            _ => 0,
        }
    }

    /// How a card of the street's deal lies.
    #[inline]
    pub(super) fn face(&self, round: u8, place: usize) -> Face {
        let turned = self.irregular.next_down | self.irregular.next_up;
        if turned >> place & 1 == 1 {
            let down = self.irregular.next_down >> place & 1 == 1;
            return if down { Face::Down } else { Face::Up };
        }
        match self.this_street().deal {
            Deal::Hands(faces) | Deal::Both(faces, _) => faces[usize::from(round)],
            // Whoever turned the hidden card up gets the next one down.
            Deal::Turned => {
                let place = &self.places[place];
                if place.up == (1 << place.len) - 1 { Face::Down } else { Face::Up }
            }
            _ => Face::Down,
        }
    }

    /// A card must be in the deck.
    #[inline]
    pub(super) fn check_card(&self, card: AnyCard) -> Result<(), Refusal> {
        if !card.is_known() || self.unseen() & card.bit() != 0 {
            return Ok(());
        }
        let rule = self.cites().deck;
        Err(if self.stakes.deck.set() & card.bit() == 0 {
            Refusal::by(rule, format!("{card} is not in this game's deck"))
        } else {
            Refusal::by(rule, format!("{card} has been dealt already"))
        })
    }

    /// A card goes where it was asked for.
    #[inline]
    pub(super) fn deal(&mut self, to: To, card: AnyCard) {
        self.stub = self.stub.saturating_sub(1);
        self.drawn = None;
        if card.is_known() {
            self.seen |= card.bit();
        }
        match to {
            To::Burn => self.burns.add(card),
            To::Place(place, face) => {
                self.places[place].receive(card, face, self.street);
                self.irregular.next_down &= !(1 << place);
                self.irregular.next_up &= !(1 << place);
                if !self.places[place].is_live() {
                    self.muck.add(card);
                }
            }
            To::Board(board) => {
                let at = usize::from(self.on_board[board]);
                self.boards[board][at] = card;
                self.on_board[board] += 1;
            }
        }
        self.step = self.after_card();
        self.skip_empty();
    }

    #[inline]
    fn after_card(&mut self) -> Step {
        match self.step {
            Step::Burn if self.this_street().burn == Burn::Before => self.first_exchange(),
            Step::Burn => self.after_burn(),
            Step::BurnAgain => self.paused,
            Step::Serve(place) => {
                self.places[usize::from(place)].owed -= 1;
                Step::Serve(place)
            }
            Step::Mend(place) => self.mended(place),
            Step::Hands(round, place) => self.after_hand(round, usize::from(place)),
            Step::Board(board, left) => Step::Board(board, left - 1),
            Step::Common => Step::Dealt,
            other => other,
        }
    }

    /// What comes after a place's card of the street's deal.
    #[inline]
    pub(super) fn after_hand(&mut self, round: u8, place: usize) -> Step {
        let set = self.dealt_in();
        if let Some(next) = self.following(set, place) {
            return Step::Hands(round, next as u8);
        }
        match self.next_of(set, usize::from(self.button)) {
            Some(first) if round + 1 < self.hand_cards() => Step::Hands(round + 1, first as u8),
            _ => {
                let then = match self.board_cards() {
                    0 => Step::Dealt,
                    cards => Step::Board(0, cards),
                };
                self.mend_or(then)
            }
        }
    }

    /// Who gets a card of this street.
    #[inline]
    pub(super) fn dealt_in(&self) -> Places {
        self.dealt() & !self.irregular.served
    }

    /// The next place of a set after one, up to the button.
    #[inline]
    pub(super) fn following(&self, set: Places, place: usize) -> Option<usize> {
        let (len, button) = (usize::from(self.len), usize::from(self.button));
        let from_button = |at: usize| (at + len - button - 1) % len;
        self.next_of(set, place).filter(|next| from_button(*next) > from_button(place))
    }

    /// Whether this street's burn card lies there already.
    fn burn_lies(&self) -> bool {
        self.irregular.burned >> self.street & 1 == 1
    }

    /// The place that is next to get cards for those thrown away.
    fn to_serve(&self) -> Option<usize> {
        let owed = self.set_of(|place| place.owed > 0);
        self.next_of(owed, usize::from(self.button))
    }

    /// What was thrown away on this draw joins the discards.
    fn gather_discards(&mut self) {
        for fresh in &mut self.fresh {
            self.muck.absorb(fresh);
        }
        self.muck.absorb(&mut self.last);
        self.mixed = false;
    }

    /// The street's cards are out: fees fall due, and the betting begins.
    fn begin_betting(&mut self) {
        self.irregular.served = 0;
        self.gather_discards();
        self.drawn = None;
        self.tell_moments();
        if let (Forced::Door(_), Opener::Door) =
            (self.stakes.variant.forced, self.this_street().opens)
        {
            self.begin_door();
        } else {
            self.start_betting();
        }
    }

    /// The places after the button, the button last.
    #[allow(clippy::wrong_self_convention)] // from the button on
    pub(super) fn from_button(&self, set: Places) -> impl Iterator<Item = usize> {
        let (len, button) = (usize::from(self.len), usize::from(self.button));
        (1..=len).map(move |offset| (button + offset) % len).filter(move |at| set >> at & 1 == 1)
    }
}
