//! Cards that were seen, dropped, missed or dealt face up.

use super::{Fill, Hand, Keep, Ruling, Step, When};
use crate::act::{Awaited, To};
use crate::variant::{Exchange, Face};
use cards::{AnyCard, Rank};
use table::Refusal;

impl Hand {
    /// The first card of the deal was exposed: it goes back, and the deck is shuffled.
    pub(super) fn first_card(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        let dealt = self.stakes.deck.set().count_ones() as u8 - self.stub;
        let Step::Hands(0, _) = self.step else {
            return Err(Refusal::by(ruling.rule, "this is for the first card of a deal"));
        };
        let held = self.places().iter().position(|place| place.len == 1);
        match (dealt, held) {
            (0, _) => {}
            (1, Some(held)) => {
                let card = self.places[held].cards[0];
                self.places[held].take(1);
                if card.is_known() {
                    self.seen &= !card.bit();
                }
                self.stub += 1;
                self.step = Step::Hands(0, held as u8);
            }
            // A boxed card may be gone before the first that somebody holds.
            _ => return Err(Refusal::by(ruling.rule, "this is for the first card of a deal")),
        }
        self.irregular.shuffle = Some(ruling.rule);
        Ok(())
    }

    /// The button asks for one shuffle more, before any card.
    pub(super) fn more_shuffle(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        if ruling.place.is_some_and(|place| place != self.button()) {
            return Err(Refusal::by(ruling.rule, "only the seat with the button may ask for it"));
        }
        if u32::from(self.stub) != self.stakes.deck.set().count_ones() {
            return Err(Refusal::by(ruling.rule, "the deal has begun"));
        }
        self.irregular.shuffle = Some(ruling.rule);
        Ok(())
    }

    /// The position of the card that a ruling is about: the one named, or the last received.
    fn position(&self, at: usize, ruling: &Ruling) -> Result<u8, Refusal> {
        let place = &self.places[at];
        let found = match ruling.card {
            Some(card) => place.cards().iter().position(|held| *held == card),
            None => place.cards().len().checked_sub(1),
        };
        match found {
            Some(found) if place.face(found) == Face::Down => Ok(found as u8),
            Some(_) => Err(Refusal::by(ruling.rule, "that card lies face up anyway")),
            None => Err(Refusal::by(ruling.rule, "that seat does not hold the card")),
        }
    }

    /// A down card of the first deal was exposed and may not be kept: after the deal the next card
    /// replaces it, and it is the burn.
    pub(super) fn exposed_in_deal(&mut self, keep: Keep, ruling: &Ruling) -> Result<(), Refusal> {
        let at = self.named(ruling)?;
        self.at_moment(When::FirstDeal, ruling)?;
        let dealt = self.stakes.deck.set().count_ones() as u8 - self.stub;
        if keep == Keep::Nothing && dealt == 1 {
            let why = "the first card of a deal goes back, and the deck is shuffled";
            return Err(Refusal::by(ruling.rule, why));
        }
        let position = self.may_not_keep(at, keep, ruling)?;
        self.spares(1, ruling)?;
        self.swap(at, position);
        if let Some(street) = self.next_burn()
            && self.irregular.burned >> street & 1 == 0
        {
            self.irregular.burned |= 1 << street;
            self.irregular.spends = true;
        }
        self.mend_now();
        Ok(())
    }

    /// A down card exposed in the deal goes to the discards; the top card replaces it at once.
    pub(super) fn exposed_at_once(&mut self, keep: Keep, ruling: &Ruling) -> Result<(), Refusal> {
        let at = self.named(ruling)?;
        self.at_moment(When::FirstDeal, ruling)?;
        let position = self.may_not_keep(at, keep, ruling)?;
        self.spares(1, ruling)?;
        self.swap(at, position);
        self.step = self.mend_or(self.step);
        Ok(())
    }

    /// Where the exposed card is, if the player may not keep it.
    fn may_not_keep(&self, at: usize, keep: Keep, ruling: &Ruling) -> Result<u8, Refusal> {
        let position = self.position(at, ruling)?;
        if keep.holds(self.places[at].cards[usize::from(position)]) {
            return Err(Refusal::by(ruling.rule, "that card has to be kept"));
        }
        Ok(position)
    }

    /// An exposed card that has to be kept: all have seen it.
    pub(super) fn kept(&mut self, keep: Keep, ruling: &Ruling) -> Result<(), Refusal> {
        let at = self.named(ruling)?;
        self.at_moment(When::FirstDeal, ruling)?;
        let position = self.position(at, ruling)?;
        if !keep.holds(self.places[at].cards[usize::from(position)]) {
            return Err(Refusal::by(ruling.rule, "that card is to be replaced"));
        }
        self.places[at].up |= 1 << position;
        Ok(())
    }

    /// A card exposed on a draw is thrown away; another comes when all are served.
    pub(super) fn exposed_on_draw(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        let at = self.named(ruling)?;
        let draws = matches!(self.this_street().exchange, Exchange::Draw(_));
        let served = !matches!(self.step, Step::Exchange(_) | Step::Burn);
        if !(draws && served && self.before_action()) {
            return Err(Refusal::by(ruling.rule, "no draw is being served"));
        }
        let position = self.position(at, ruling)?;
        self.spares(1, ruling)?;
        self.swap(at, position);
        self.mend_now();
        Ok(())
    }

    fn swap(&mut self, at: usize, position: u8) {
        let place = &mut self.places[at];
        place.swap |= 1 << position;
        place.up |= 1 << position;
        self.irregular.mending |= 1 << at;
    }

    /// Where the deal is complete already, what is missing comes now.
    fn mend_now(&mut self) {
        if matches!(self.step, Step::Bet | Step::Door(_) | Step::Board(..)) {
            self.step = self.mend_or(self.step);
        }
    }

    /// A down card of stud was exposed: the player's next card comes down.
    pub(super) fn next_down(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        let at = self.named(ruling)?;
        let place = &self.places[at];
        let up = match ruling.card {
            Some(_) => self.position(at, ruling)?,
            None => match (0..place.len).rev().find(|c| place.face(usize::from(*c)) == Face::Down)
            {
                Some(position) => position,
                None => return Err(Refusal::by(ruling.rule, "no card of that seat is down")),
            },
        };
        if self.is_last_street() && !matches!(self.step, Step::Burn | Step::Hands(..)) {
            return Err(Refusal::by(ruling.rule, "no card comes after this one"));
        }
        self.places[at].up |= 1 << up;
        self.irregular.next_down |= 1 << at;
        self.irregular.exposed |= 1 << at;
        Ok(())
    }

    /// A card fell off the table: it plays, face up.
    pub(super) fn off_table(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        let at = self.named(ruling)?;
        if !self.before_action() {
            return Err(Refusal::by(ruling.rule, "no card is being dealt"));
        }
        let position = self.position(at, ruling)?;
        self.turn_up(at, position);
        Ok(())
    }

    fn turn_up(&mut self, at: usize, position: u8) {
        let place = &mut self.places[at];
        place.up |= 1 << position;
        place.dealt_up |= 1 << position;
        // The cards that now show decide who speaks first.
        if self.step == Step::Bet {
            self.start_betting();
        }
    }

    /// A last card was dealt face up.
    pub(super) fn last_up(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        let at = self.named(ruling)?;
        self.at_moment(When::LastDeal, ruling)?;
        let last = self.places[at].len;
        let all: u8 = self.stakes.variant.streets.iter().map(cards_of).sum();
        if last < all {
            return Err(Refusal::by(ruling.rule, "that seat's last card has not been dealt"));
        }
        let position = self.position(at, ruling)?;
        let live = self.live();
        let first = self.next_of(live, self.button());
        if live.count_ones() == 2 && first == Some(at) {
            // The second player's last card comes up too, and both bet as usual.
            if let Some(other) = self.next_of(live & !(1 << at), at)
                && self.places[other].len < all
            {
                self.irregular.next_up |= 1 << other;
            }
        } else {
            self.irregular.exposed |= 1 << at;
        }
        self.turn_up(at, position);
        Ok(())
    }

    /// A player was passed over in the deal. The card comes after it; for the button even after
    /// action; otherwise with the draw.
    pub(super) fn missing(&mut self, fill: Fill, ruling: &Ruling) -> Result<(), Refusal> {
        let at = self.named(ruling)?;
        let (Step::Hands(round, _), Awaited::Card(To::Place(due, _)), 0) =
            (self.step, self.ask(), self.street)
        else {
            return Err(Refusal::by(ruling.rule, "no first hands are being dealt"));
        };
        if due != at {
            return Err(Refusal::by(ruling.rule, "that card is another seat's"));
        }
        match fill {
            Fill::Deal => self.irregular.mending |= 1 << at,
            Fill::Button if at == self.button() => self.irregular.late |= 1 << at,
            Fill::Button => {
                return Err(Refusal::by(ruling.rule, "that seat has not got the button"));
            }
            Fill::Draw => {}
        }
        self.places[at].owed += 1;
        self.step = self.after_hand(round, at);
        Ok(())
    }

    /// A boxed card is no card: the next one takes its place.
    pub(super) fn boxed(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        let Awaited::Card(_) = self.ask() else {
            return Err(Refusal::by(ruling.rule, "no card is due"));
        };
        self.check_named(ruling)?;
        self.spares(2, ruling)?;
        self.spend(1, ruling.card);
        Ok(())
    }
}

fn cards_of(street: &crate::variant::Street) -> u8 {
    use crate::variant::Deal;
    match street.deal {
        Deal::Hands(faces) | Deal::Both(faces, _) => faces.len() as u8,
        Deal::Turned => 1,
        Deal::Nothing | Deal::Board(_) => 0,
    }
}

impl Keep {
    /// Whether an exposed card has to be kept.
    fn holds(self, card: AnyCard) -> bool {
        let rank = match (self, card.natural()) {
            (Keep::Nothing, _) | (Keep::DeuceToSeven, None) => return false,
            (_, None) => return card == AnyCard::JOKER,
            (_, Some(card)) => card.rank(),
        };
        match self {
            Keep::Nothing => false,
            Keep::SevenAceLow => rank <= Rank::Seven || rank == Rank::Ace,
            Keep::SevenAceHigh => rank <= Rank::Seven,
            Keep::DeuceToSeven => rank <= Rank::Seven && rank != Rank::Six,
        }
    }
}
