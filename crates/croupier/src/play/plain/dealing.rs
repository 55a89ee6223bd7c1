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
        let street = self.session.sight().figure("street").map(String::from);
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

    /// Tells the cards that were kept.
    pub(super) fn tell_dealt(&mut self) -> io::Result<()> {
        let Dealt { street, places } = std::mem::take(&mut self.dealt);
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
