//! Events: the only input of a round, what a journal keeps, and what each viewer may see.

use crate::{Change, Face, Owner, Seat, Settlement};
use cards::Card;
use money::Cents;
use serde::{Deserialize, Serialize};

/// A wager somebody makes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bet {
    /// At which seat.
    pub seat: Seat,
    /// Whose chips.
    pub owner: Owner,
    /// The wager's id.
    pub wager: String,
    /// How much.
    pub amount: Cents,
}

/// An irregularity that somebody with authority rules on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// The id of the rule invoked.
    pub rule: String,
    /// The card concerned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// Whether that card was disclosed.
    #[serde(default)]
    pub disclosed: bool,
    /// The seat concerned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The seats concerned, where several are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Seat>,
    /// The wager concerned, by its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wager: Option<String>,
    /// How much was found there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<Cents>,
    /// How many cards were counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u8>,
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold
pub enum Event {
    /// A wager was made.
    Staked(Bet),
    /// The player-dealer put up its wager; settlement begins at a seat where a button says so.
    Banked { seat: Seat, amount: Cents, action: Option<Seat> },
    /// A meter shows this when the round's awards are paid.
    Metered { wager: String, shown: Cents },
    /// A player used match-play coupons.
    Coupons { seat: Seat, n: u8 },
    /// No more bets.
    Closed,
    /// A card was dealt; a viewer who may not see it finds none.
    Dealt { to: String, card: Option<Card>, face: Face },
    /// Cards that lay face down were handed to a seat, which alone looks at them.
    Handed { of: String, to: Seat, cards: Vec<Option<Card>> },
    /// A card that lay face down was turned over.
    Shown { of: String, card: Card },
    /// The owner of a standing wager changed it.
    Changed { seat: Seat, wager: String, change: Change },
    /// The wheel or the dice came to rest.
    Thrown { shown: String },
    /// A seat decided.
    Decided { seat: Seat, act: String },
    /// Somebody ruled on an irregularity.
    Ruled(Ruling),
    /// Money moved.
    Settled(Box<Settlement>),
}

/// Who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// The croupier, who holds the cards.
    Croupier,
    /// A seat.
    Seat(Seat),
    /// Anybody.
    Public,
}

/// The event as a viewer may see it. Sight is decided here and nowhere else.
#[must_use]
pub fn redact(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::Dealt { to, face, .. } if !sees(*face, viewer) => {
            Event::Dealt { to: to.clone(), card: None, face: *face }
        }
        // A card that nobody saw opens a hand on which wagers are still to be made.
        Event::Ruled(ruling) if !ruling.disclosed && viewer != Viewer::Croupier => {
            Event::Ruled(Ruling { card: None, ..ruling.clone() })
        }
        Event::Handed { of, to, cards } if !sees(Face::Own(*to), viewer) => {
            Event::Handed { of: of.clone(), to: *to, cards: vec![None; cards.len()] }
        }
        seen => seen.clone(),
    }
}

fn sees(face: Face, viewer: Viewer) -> bool {
    match (face, viewer) {
        (Face::Up, _) | (_, Viewer::Croupier) => true,
        (Face::Own(seat), Viewer::Seat(viewer)) => seat == viewer,
        (Face::Own(_), Viewer::Public) | (Face::Down, _) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_down_card_is_seen_by_the_croupier_alone() {
        let card = "Qh".parse().ok();
        let (one, two) = (Seat::FIRST, Seat::new(2).expect("a seat"));
        let sees = |face, viewer| {
            let event = Event::Dealt { to: "player".into(), card, face };
            matches!(redact(&event, viewer), Event::Dealt { card: Some(_), .. })
        };
        let viewers = [Viewer::Croupier, Viewer::Seat(one), Viewer::Seat(two), Viewer::Public];
        let row = |face| viewers.map(|viewer| sees(face, viewer));
        assert_eq!(row(Face::Up), [true, true, true, true]);
        assert_eq!(row(Face::Own(one)), [true, true, false, false]);
        assert_eq!(row(Face::Down), [true, false, false, false]);
    }

    #[test]
    fn a_card_dealt_in_error_and_not_disclosed_is_seen_by_the_croupier_alone() {
        let sees = |disclosed, viewer| {
            let card = "Qh".parse().ok();
            let rule = "co:30-2816(1)".into();
            let event = Event::Ruled(Ruling { rule, card, disclosed, ..Ruling::default() });
            matches!(redact(&event, viewer), Event::Ruled(Ruling { card: Some(_), .. }))
        };
        let viewers = [Viewer::Croupier, Viewer::Seat(Seat::FIRST), Viewer::Public];
        assert_eq!(viewers.map(|viewer| sees(false, viewer)), [true, false, false]);
        assert_eq!(viewers.map(|viewer| sees(true, viewer)), [true, true, true]);
    }
}
