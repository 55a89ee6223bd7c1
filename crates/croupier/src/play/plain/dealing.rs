//! Cards of games between players are told together, a line for each place: they go round one by
//! one, and most of them are hidden.

use super::Talk;
use crate::play::talk::Talks;
use crate::telling::Teller;
use cards::AnyCard;
use std::io::{self, Write};
use table::{Bank, Name};

/// Cards that were dealt and are not told yet, place by place.
#[derive(Default)]
pub(super) struct Dealt {
    /// The street as it was before whatever is told next: the last card of a street on which
    /// nobody bets begins the next one.
    pub(super) now: Option<String>,
    street: Option<String>,
    places: Vec<(Name, Vec<AnyCard>)>,
}

impl<W: Write> Talk<W> {
    /// Whether the table has no bank.
    pub(super) fn is_between_players(&self) -> bool {
        matches!(self.session.sign().bank, Bank::Pot | Bank::Points)
    }

    /// Keeps a card that was dealt until all of its street are.
    pub(super) fn keep(&mut self, to: &Name, card: AnyCard) -> io::Result<()> {
        let street = self.dealt.now.clone();
        if to == "burn" || street != self.dealt.street {
            self.tell_dealt()?;
        }
        self.dealt.street = street;
        if to == "burn" {
            return Ok(());
        }
        match self.dealt.places.iter_mut().find(|(place, _)| place == to) {
            Some((_, cards)) => cards.push(card),
            None => self.dealt.places.push((to.clone(), vec![card])),
        }
        Ok(())
    }

    /// Looks which street is on, once all that happened is told.
    pub(super) fn look_at_street(&mut self) {
        self.dealt.now = self.session.sight().figure("street").map(String::from);
    }

    /// Tells the cards that were kept.
    pub(super) fn tell_dealt(&mut self) -> io::Result<()> {
        let (street, places) = (self.dealt.street.take(), std::mem::take(&mut self.dealt.places));
        let teller = Teller { you: Some(self.session.you()) };
        let piece = self.session.sign().piece();
        for (place, cards) in places {
            let of = match &street {
                Some(street) if place.starts_with("board") => format!(" ({street})"),
                _ => String::new(),
            };
            self.say(&format!("  {}{of}: {}", teller.spot(&place), told(&cards, piece)))?;
        }
        Ok(())
    }
}

/// The cards that are seen, and how many are not.
fn told(cards: &[AnyCard], piece: &str) -> String {
    let hidden = match cards.iter().filter(|card| !card.is_known()).count() {
        0 => None,
        1 => Some(format!("a {piece}")),
        n => Some(format!("{n} {piece}s")),
    };
    let known: Vec<String> =
        cards.iter().filter(|card| card.is_known()).map(ToString::to_string).collect();
    let known = (!known.is_empty()).then(|| known.join(" "));
    hidden.into_iter().chain(known).collect::<Vec<_>>().join(", ")
}
