//! The first button: everybody who plays gets a card, and the highest has it.

use super::play::{Company, Play};
use super::{seat, spot};
use crate::sitting::Chair;
use cards::AnyCard;
use table::{Drawn, Face, Refusal, Seat, Tale, What};

impl Play {
    /// Whether the button has still to be found.
    pub(super) fn lacks_button(&self) -> bool {
        let Company::Sitting(sitting) = &self.company else { return false };
        self.has_button() && sitting.button().is_none()
    }

    /// Who would play the next hand.
    pub(super) fn ready(&self) -> Vec<u8> {
        let Company::Sitting(sitting) = &self.company else { return Vec::new() };
        let ready = |(seat, chair): (u8, &Chair)| chair.is_ready().then_some(seat);
        sitting.seated().filter_map(ready).collect()
    }

    /// The fewest that a hand and a first button need.
    pub(super) fn fewest(&self) -> usize {
        usize::from(self.stakes.variant.customs.fewest).max(2)
    }

    /// Who gets the next card for the first button.
    pub(super) fn next_to_draw(&self) -> Option<Seat> {
        if self.on.is_some() || !self.lacks_button() {
            return None;
        }
        let ready = self.ready();
        if ready.len() < self.fewest() {
            return None;
        }
        ready.get(self.drawn.len()).map(|next| seat(*next))
    }

    /// A card for the first button; with the last one it is found, and the cards go back.
    pub(super) fn draw_for_button(
        &mut self,
        drawn: &Drawn,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let rule = self.stakes.ways().first_rule;
        let Some(next) = self.next_to_draw() else {
            return Err(Refusal::by(self.stakes.variant.cites.turn, "no card is due"));
        };
        let card = drawn.card;
        let to = spot(next);
        if drawn.to.as_ref().is_some_and(|said| *said != to) {
            return Err(Refusal::by(rule, format!("the card is for {to}")));
        }
        let out = self.drawn.iter().any(|(_, known)| *known == card);
        if self.stakes.deck.set() & card.bit() == 0 || out {
            let why = format!("{card} is no card of this deck that can be drawn");
            return Err(Refusal::by(rule, why));
        }
        if card.natural().is_none() {
            // ca-first-button: a joker has no rank here; it goes back, and another is drawn.
            tale.tell(|| What::Dealt { to: to.clone(), card, face: Face::Up });
            tale.tell(|| What::Discarded { of: to, cards: vec![card], face: Face::Up });
            return Ok(());
        }
        self.drawn.push((next.n(), card));
        tale.tell(|| What::Dealt { to, card, face: Face::Up });
        if self.drawn.len() < self.ready().len() {
            return Ok(());
        }
        let Company::Sitting(sitting) = &mut self.company else { return Ok(()) };
        let winner = seat(sitting.first_button(&self.drawn)?);
        self.put_back(tale);
        tale.tell(|| What::Button { seat: winner, rule });
        Ok(())
    }

    /// Whoever comes or goes while cards are drawn for the button makes all draw again.
    pub(super) fn draw_again(&mut self, tale: &mut Tale) {
        let seats: Vec<u8> = self.drawn.iter().map(|(seat, _)| *seat).collect();
        let ready = self.ready();
        if !ready.starts_with(&seats) || ready.len() < self.fewest() || ready.len() == seats.len()
        {
            self.put_back(tale);
        }
    }

    fn put_back(&mut self, tale: &mut Tale) {
        for (at, card) in std::mem::take(&mut self.drawn) {
            let (of, cards): (_, Vec<AnyCard>) = (spot(seat(at)), vec![card]);
            tale.tell(|| What::Discarded { of, cards, face: Face::Up });
        }
    }
}
