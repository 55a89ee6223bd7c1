//! A table of Chinese poker from hand to hand: who sits where with which chips, who has the
//! button, who is due a fantasy hand; and while one is on, the round. Everybody holds it as a
//! [`table::Table`].

mod asks;
mod button;
mod door;
mod hand;
mod menu;
mod paid;
mod people;
mod time;

#[cfg(test)]
mod conformance_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod time_tests;

use super::{Ending, Game, Player, Round, Rules, face_up, thirteen};
use crate::fees::{Collection, Play as Stakes};
use button::Button;
use law::{Cite, Fault};
use paid::settlement;
use people::Chair;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Carried, Door, HasDoor, Refusal, Seat, What};
use time::Time;

/// Both games are for up to four seats.
const SEATS: u8 = 4;

/// A game as one house posts it: what a table opens with.
#[derive(Clone, Debug)]
pub struct Posting {
    rules: Rules,
    fees: Collection,
    /// The minute of an hour at which the table opened.
    opened: Option<u8>,
}

impl Posting {
    /// Rules and fees.
    ///
    /// # Errors
    /// A [`Fault`] for fees of another point than this table's.
    pub fn new(rules: Rules, fees: Collection) -> Result<Posting, Fault> {
        fees.fit(&Stakes::Points(rules.point()))?;
        Ok(Posting { rules, fees, opened: None })
    }

    /// The same at a table that opened so many minutes past an hour. Without it no fee can be
    /// taken on the hour and the half hour.
    #[must_use]
    pub fn opened_at(self, minute: u8) -> Posting {
        Posting { opened: Some(minute), ..self }
    }

    /// What is posted, defaults included.
    fn posted(&self) -> BTreeMap<String, String> {
        let ids: Vec<&str> = self.fees.options().iter().map(|fee| fee.id.as_str()).collect();
        let fees = if ids.is_empty() { "none".to_owned() } else { ids.join("+") };
        let mut posted = self.rules.posted();
        posted.insert("fees".to_owned(), fees);
        posted
    }
}

/// A table of Chinese poker.
///
/// Chips in front of a seat are what it joined with and bought (below nothing where it took chips
/// off), what its settlements moved, and fees. A fee told in a hand is in that hand's settlement;
/// a fee for half an hour is told between hands and moves by itself.
///
/// ```
/// use pots::chinese::{Game, Points, Posting};
/// use pots::fees::Collection;
/// use table::{Ask, Input, Seat, Table};
/// let rules = Game::Thirteen.post(&law::Posted::new()).unwrap();
/// let mut table = Points::new(Posting::new(rules, Collection::none()).unwrap());
/// for n in 1..=2 {
///     let (seat, buy) = (Seat::new(n).unwrap(), money::Cents::dollars(150));
///     table.tell(Input::Join { seat, buy, how: None }).unwrap();
/// }
/// assert_eq!(table.asks(), [Ask::Hand]);
/// table.tell(Input::Deal {}).unwrap();
/// assert!(matches!(&table.asks()[0], Ask::Card { to, .. } if to == "seat2"));
/// ```
#[derive(Clone)]
pub struct Points {
    door: Door<Play>,
}

/// A table of Chinese poker in play: the engine.
#[derive(Clone, Debug)]
pub struct Play {
    posting: Arc<Posting>,
    /// The highest seat number.
    seats: u8,
    lasts: Lasts,
    /// The hand that is on, or the last one until it is cleared.
    round: Option<Round>,
    /// Whether a card went back into the deck, which has not been shuffled since.
    returned: bool,
    /// Whether the money of the hand has moved.
    is_settled: bool,
}

/// What outlives a hand.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Lasts {
    chairs: BTreeMap<Seat, Chair>,
    button: Button,
    time: Time,
}

/// The rules that a table of one of the games cites.
struct Cites {
    seats: Cite,
    buy_in: Cite,
    add_chips: Cite,
    take_off: Cite,
    able: Cite,
    deck: Cite,
    deal: Cite,
    showdown: Cite,
    points: Cite,
}

impl Points {
    /// Opens a table.
    #[must_use]
    pub fn new(posting: Posting) -> Points {
        Points { door: Door::new(Play::new(posting, SEATS)) }
    }

    /// Opens a table at which these players sit as somebody wrote it down: what lies in front of
    /// them was not bought here, and the next hand is dealt with that button.
    ///
    /// # Errors
    /// A refusal when a seat comes twice, or has less than nothing.
    pub fn written(posting: Posting, players: &[Player], button: Seat) -> Result<Points, Refusal> {
        let highest = players.iter().map(|player| player.seat.n()).max();
        let mut play = Play::new(posting, highest.map_or(SEATS, |seat| seat.max(SEATS)));
        let mut told = Vec::new();
        for player in players {
            let Player { seat, stack, fantasy } = *player;
            if stack.is_negative() {
                return Err(Refusal::unknown(format!("{seat} has less than nothing")));
            }
            let chair = Chair { fantasy, ..Chair::new(stack, &play) };
            if play.lasts.chairs.insert(seat, chair).is_some() {
                return Err(Refusal::unknown(format!("{seat} is named twice")));
            }
            play.lasts.button.sit(seat);
            told.push(What::Joined { seat, chips: stack, how: people::AT_ONCE.into() });
        }
        let able = play.able();
        play.lasts.button.put(button, &able);
        Ok(Points { door: Door::after(play, told) })
    }

    /// Opens a table that goes on from what it carried.
    ///
    /// # Errors
    /// A refusal when that is of another table, or damaged.
    pub fn resume(posting: Posting, carried: &Carried) -> Result<Points, Refusal> {
        let lasts: Lasts = carried.read(posting.rules.game().id())?;
        let highest = lasts.chairs.keys().map(|seat| seat.n()).max();
        let play = Play::new(posting, highest.map_or(SEATS, |seat| seat.max(SEATS)));
        Ok(Points { door: Door::resumed(Play { lasts, ..play }, carried) })
    }

    /// How the hand ended, until it is cleared.
    pub(crate) fn outcome(&self) -> Option<Ending> {
        self.door.engine().round.as_ref().and_then(Round::outcome)
    }

    /// The hand that is on, or the last one until it is cleared.
    pub(crate) fn round(&self) -> Option<&Round> {
        self.door.engine().round.as_ref()
    }
}

impl HasDoor for Points {
    type Engine = Play;

    fn door(&self) -> &Door<Play> {
        &self.door
    }

    fn door_mut(&mut self) -> &mut Door<Play> {
        &mut self.door
    }
}

impl Play {
    fn new(posting: Posting, seats: u8) -> Play {
        let button = Button::new(posting.rules.game());
        Play {
            posting: Arc::new(posting),
            seats,
            lasts: Lasts { chairs: BTreeMap::new(), button, time: Time::default() },
            round: None,
            returned: false,
            is_settled: false,
        }
    }

    fn rules(&self) -> &Rules {
        &self.posting.rules
    }

    fn game(&self) -> Game {
        self.rules().game()
    }

    fn cites(&self) -> Cites {
        match self.rules() {
            Rules::Thirteen(_) => Cites {
                seats: thirteen::SEATS,
                buy_in: thirteen::BUY_IN,
                add_chips: thirteen::ADD_CHIPS,
                take_off: thirteen::TAKE_OFF,
                able: thirteen::ABLE,
                deck: thirteen::DECK,
                deal: thirteen::DEAL,
                showdown: thirteen::SHOWDOWN,
                points: thirteen::POINTS,
            },
            Rules::FaceUp(_) => Cites {
                seats: face_up::SEATS,
                buy_in: face_up::BUY_IN,
                add_chips: face_up::ADD_CHIPS,
                take_off: face_up::TAKE_OFF,
                able: face_up::ABLE,
                deck: face_up::DECK,
                deal: face_up::DEAL,
                showdown: face_up::SHOWDOWN,
                points: face_up::POINTS,
            },
        }
    }

    /// The hand that is being played: not settled yet.
    fn on(&self) -> Option<&Round> {
        self.round.as_ref().filter(|_| !self.is_settled)
    }

    /// Whether a seat plays the hand that is on.
    fn plays(&self, seat: Seat) -> bool {
        self.on().is_some_and(|round| round.find(seat).is_some())
    }

    /// Those who would be dealt in: who does not sit out and has enough in front.
    fn able(&self) -> Vec<Seat> {
        let able = |chair: &Chair| !chair.away && self.rules().plays(chair.chips);
        let chairs = self.lasts.chairs.iter();
        chairs.filter(|(_, chair)| able(chair)).map(|(seat, _)| *seat).collect()
    }
}
