//! A ring: a table of a pot game from hand to hand, through one door.
//!
//! [`Ring`] holds a [`Sitting`] and, while one is on, a [`Hand`]. It is told what people do and
//! what chance brings, refuses what a rule forbids, and answers events that each cite a rule.
//! [`Ring::written`] plays one hand that begins as a file or a history says.
//!
//! Between hands people join, leave, buy chips, sit out, come back and move (see `people` for the
//! words); the first button is drawn for; [`table::Input::Deal`] begins a hand. Cards, shuffles,
//! decisions and rulings follow as they are asked for, [`table::Input::Show`] ends a showdown,
//! [`table::Input::Settle`] moves the money and [`table::Input::Clear`] clears the table.
//!
//! ```
//! use money::Cents;
//! use pots::ring::Ring;
//! use pots::sitting::Setup;
//! use pots::{Stakes, variants};
//! use table::{Ask, Input, Seat, Table, Verbs};
//!
//! let game = variants::find("ca/razz").unwrap();
//! let stakes = Stakes::usual(game, Cents::dollars(2));
//! let mut ring = Ring::open(stakes.into(), Setup::default());
//! for seat in [1, 2].map(|n| Seat::new(n).unwrap()) {
//!     ring.tell(Input::Join { seat, buy: Cents::dollars(100), how: None }).unwrap();
//! }
//! ring.tell(Input::Deal {}).unwrap();
//! for card in ["2c", "3d", "4h", "5s", "Kc", "9d"] {
//!     ring.deal(card.parse::<cards::AnyCard>().unwrap()).unwrap();
//! }
//! // The highest card brings it in.
//! let seat = Seat::new(1).unwrap();
//! assert_eq!(ring.next(), Ask::Decide { seat });
//! ring.decide(seat, "bring").unwrap();
//! ring.decide(Seat::new(2).unwrap(), "fold").unwrap();
//! let settlement = ring.settle().unwrap();
//! assert_eq!(settlement.net(table::Party::Seat(seat)), Cents::new(20));
//! ```

mod acts;
mod button;
mod hours;
mod ledger;
mod lying;
mod menu;
mod on;
mod people;
mod play;
mod ruling;
mod sight;
mod sign;
#[cfg(test)]
mod tests;
mod written;

pub use play::Play;
pub use written::Written;

use crate::hand::Hand;
use crate::sitting::{Setup, Sitting, State};
use crate::stakes::Stakes;
use cards::AnyCard;
use hours::Hours;
use play::{Company, Dealt};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{Carried, Door, HasDoor, Name, Refusal, Seat};

/// A table of a pot game.
#[derive(Debug)]
pub struct Ring {
    door: Door<Play>,
}

/// What outlives a hand.
#[derive(Serialize, Deserialize)]
struct Outlives {
    sitting: State,
    drawn: Vec<(u8, AnyCard)>,
    objects: Vec<u8>,
    hours: Hours,
}

impl Ring {
    /// An empty table.
    #[must_use]
    pub fn open(stakes: Arc<Stakes>, terms: Setup) -> Ring {
        let sitting = Sitting::open(Arc::clone(&stakes), terms);
        Ring::of(Play::new(stakes, Company::Sitting(Box::new(sitting))))
    }

    /// A table that goes on from what it carried between two hands. What the house settles anew
    /// holds from the next hand on.
    ///
    /// # Errors
    /// A refusal when that is of another table, of the midst of a hand, or damaged.
    pub fn resume(stakes: Arc<Stakes>, terms: Setup, carried: &Carried) -> Result<Ring, Refusal> {
        let Outlives { sitting, drawn, objects, hours } = carried.read(stakes.variant.id)?;
        let sitting = Sitting::resume(Arc::clone(&stakes), terms, sitting)?;
        if sitting.playing().is_some() {
            let rule = stakes.variant.cites.turn;
            return Err(Refusal::by(rule, "a table goes on from between two hands"));
        }
        let play = Play::new(stakes, Company::Sitting(Box::new(sitting)));
        Ok(Ring { door: Door::resumed(Play { drawn, objects, hours, ..play }, carried) })
    }

    /// A table of one hand that begins as it is written down; [`table::Input::Deal`] deals it.
    ///
    /// # Errors
    /// When a seat does not exist or is taken twice, or the button lies nowhere.
    pub fn written(stakes: Arc<Stakes>, written: Written) -> Result<Ring, Refusal> {
        written.check(&stakes)?;
        Ok(Ring::of(Play::new(stakes, Company::Written(Box::new(written), Dealt::No))))
    }

    /// The same without events, settlements and copies, for whoever plays many hands and looks at
    /// [`Ring::hand`] alone. What it refuses in the midst of a people's matter may leave it
    /// changed.
    #[must_use]
    pub fn quiet(self) -> Ring {
        assert!(self.play().on.is_none(), "a ring falls silent between hands");
        Ring { door: self.door.quiet() }
    }

    fn of(play: Play) -> Ring {
        Ring { door: Door::new(play) }
    }

    fn play(&self) -> &Play {
        self.door.engine()
    }

    /// The hand that is on, or over and not yet cleared away.
    #[must_use]
    pub fn hand(&self) -> Option<&Hand> {
        self.play().on.as_ref().map(|on| &on.hand)
    }

    /// The table from hand to hand; none where one hand was written down.
    #[must_use]
    pub fn sitting(&self) -> Option<&Sitting> {
        match &self.play().company {
            Company::Sitting(sitting) => Some(sitting),
            Company::Written(..) => None,
        }
    }

    /// What is posted.
    #[must_use]
    pub fn stakes(&self) -> &Arc<Stakes> {
        &self.play().stakes
    }
}

impl HasDoor for Ring {
    type Engine = Play;

    fn door(&self) -> &Door<Play> {
        &self.door
    }

    fn door_mut(&mut self) -> &mut Door<Play> {
        &mut self.door
    }
}

/// An act of a table as the hand takes it.
///
/// # Errors
/// When it is none, or names what the place does not hold.
pub fn read(hand: &Hand, place: usize, act: &table::Act) -> Result<crate::Move, Refusal> {
    acts::read(hand, place, act)
}

/// An act of a place in the words of a table.
#[must_use]
pub fn written(hand: &Hand, place: usize, act: crate::Move) -> table::Act {
    acts::written(hand, place, act).0
}

/// The seat of that number.
fn seat(n: u8) -> Seat {
    // invariant: whoever sits down or is written down has a seat that exists
    Seat::new(n).unwrap_or_else(|| panic!("seat {n} does not exist"))
}

/// Where a seat's cards lie.
fn spot(seat: Seat) -> Name {
    const SPOTS: [&str; 16] = [
        "seat1", "seat2", "seat3", "seat4", "seat5", "seat6", "seat7", "seat8", "seat9", "seat10",
        "seat11", "seat12", "seat13", "seat14", "seat15", "seat16",
    ];
    SPOTS[usize::from(seat.n()) - 1].into()
}
