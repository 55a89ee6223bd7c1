//! Histories from events: a hand at a table, written down once it is settled.
//!
//! What the table told is played again on a bare hand, card by card and act by act, which the
//! recorder writes down. The format has no word for a ruling: a hand in which one was made is
//! written where it ends as the table has it all the same, and else the scribe says why not.

use super::{History, Recorder};
use cards::AnyCard;
use law::Posted;
use money::Cents;
use pots::{Hand, Opening, Player, Stakes, To, ring};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Event, Party, Refusal, Seat, Settlement, Sight, What};
use toml::Value;

/// The field of rulings; such fields are left to whoever writes a history.
const RULED: &str = "_ruled";

/// What comes of something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// Nothing yet.
    Nothing,
    /// A hand is settled, and this is its history.
    Written(History),
    /// A hand is over that is not written, and why.
    Unwritten(String),
}

/// Writes the hands of a table down.
pub struct Scribe {
    stakes: Arc<Stakes>,
    posted: Posted,
    fees: Option<String>,
    /// Chips in front of everybody before the hand.
    chips: BTreeMap<u8, Cents>,
    button: Option<u8>,
    writing: Option<Writing>,
}

/// A hand being written.
struct Writing {
    players: Vec<Player>,
    killer: Option<u8>,
    blinds: Vec<u8>,
    hand: Option<(Hand, Opening)>,
    recorder: Recorder,
    mucked: Vec<usize>,
    /// The rules that were ruled by.
    ruled: Vec<String>,
    /// Why it cannot be followed any more.
    lost: Option<Refusal>,
}

impl Scribe {
    /// A scribe for a table that posts this.
    #[must_use]
    pub fn new(stakes: Stakes, posted: &Posted) -> Scribe {
        let mut posted = posted.clone();
        let fees = posted.remove("fees");
        let (chips, button, writing) = (BTreeMap::new(), None, None);
        Scribe { stakes: Arc::new(stakes), posted, fees, chips, button, writing }
    }

    /// The table before a hand is dealt.
    pub fn look(&mut self, sight: &Sight) {
        let chips = |chair: &table::Seated| Some((chair.seat.n(), chair.chips?));
        self.chips = sight.chairs.iter().filter_map(chips).collect();
    }

    /// Hears what happened; answers the history of a hand that is settled.
    pub fn hear(&mut self, event: &Event) -> Heard {
        match &event.what {
            What::Button { seat, .. } => self.button = Some(seat.n()),
            What::Begun { seats } => self.begin(seats),
            What::Settled(settlement) => return self.settled(settlement),
            What::Cleared if self.writing.is_some() => {
                self.writing = None;
                return Heard::Unwritten("nothing was settled".into());
            }
            what => {
                if let Some(writing) = self.writing.as_mut().filter(|w| w.lost.is_none()) {
                    let opened = (&self.stakes, self.button);
                    writing.lost = writing.hear(what, opened).err();
                }
            }
        }
        Heard::Nothing
    }

    fn begin(&mut self, seats: &[Seat]) {
        let stack = |seat: &Seat| self.chips.get(&seat.n()).copied().unwrap_or(Cents::ZERO);
        let players = seats.iter().map(|seat| Player::new(seat.n(), stack(seat))).collect();
        self.writing = Some(Writing {
            players,
            killer: None,
            blinds: Vec::new(),
            hand: None,
            recorder: Recorder::default(),
            mucked: Vec::new(),
            ruled: Vec::new(),
            lost: None,
        });
    }

    fn settled(&mut self, settlement: &Settlement) -> Heard {
        let Some(writing) = self.writing.take() else {
            return Heard::Unwritten("it had begun before the writing did".into());
        };
        let ruled = writing.ruled.clone();
        let written = writing.ends(settlement).map(|(history, hand, opening)| {
            let fees = self.fees.as_deref();
            let mut history = history.at_table(&hand, opening, &self.posted, fees);
            if !ruled.is_empty() {
                let rules = ruled.iter().cloned().map(Value::String).collect();
                history.fields.insert(RULED.to_owned(), Value::Array(rules));
            }
            history
        });
        match written {
            Ok(history) => Heard::Written(history),
            Err(refusal) if ruled.is_empty() => Heard::Unwritten(refusal.why),
            Err(Refusal { why, .. }) => {
                let rules = ruled.join(" and ");
                let why = format!("the format has no word for a ruling by {rules}: {why}");
                Heard::Unwritten(why)
            }
        }
    }
}

impl Writing {
    /// The history, and the hand that it tells: it ends as the table has it.
    fn ends(self, settlement: &Settlement) -> Result<(History, Hand, Opening), Refusal> {
        if let Some(why) = self.lost {
            return Err(why);
        }
        let Some((mut hand, opening)) = self.hand else {
            return Err(Refusal::unknown("no card was dealt"));
        };
        if !hand.is_over() {
            hand.show(&self.mucked)?;
        }
        for place in hand.places() {
            let seat = Seat::new(place.seat).map(Party::Seat);
            let net = seat.map_or(Cents::ZERO, |seat| settlement.net(seat));
            if place.stack - place.start != net {
                let (other, seat) = ((place.stack - place.start).signed(), place.seat);
                let net = net.signed();
                let why = format!("seat {seat} has {net}, and would have {other} by it");
                return Err(Refusal::unknown(why));
            }
        }
        Ok((self.recorder.finish(&hand), hand, opening))
    }

    /// Follows what happened.
    ///
    /// # Errors
    /// Why that cannot be written.
    fn hear(&mut self, what: &What, opened: (&Arc<Stakes>, Option<u8>)) -> Result<(), Refusal> {
        match what {
            What::Posted { seat, name, amount, .. } => {
                let player = self.players.iter_mut().find(|player| player.seat == seat.n());
                let player = player.ok_or_else(|| stranger(*seat))?;
                match name.as_ref() {
                    "ante" => player.ante = *amount,
                    "dead blind" => player.dead = *amount,
                    "kill blind" => {
                        player.live = *amount;
                        self.killer = Some(seat.n());
                    }
                    _ => {
                        player.live = *amount;
                        self.blinds.push(seat.n());
                    }
                }
            }
            What::Dealt { to, card, .. } => self.card(to, *card, opened)?,
            What::Shuffled { .. } => self.open(opened)?.0.shuffled()?,
            What::Acted { seat, act, .. } => {
                let hand = &mut self.open(opened)?.0;
                let place = hand.places().iter().position(|place| place.seat == seat.n());
                let place = place.ok_or_else(|| stranger(*seat))?;
                match act.word.as_ref() {
                    "muck" => self.mucked.push(place),
                    "show" => {}
                    "kill" => drop(hand.kill(place)?),
                    _ => {
                        let act = ring::read(hand, place, act)?;
                        let before = hand.clone();
                        hand.act(place, act)?;
                        self.recorder.act(&before, place, act);
                    }
                }
            }
            What::Ruled { ruling, .. } => self.ruled.push(ruling.rule.clone()),
            _ => {}
        }
        Ok(())
    }

    fn card(
        &mut self,
        to: &str,
        card: AnyCard,
        opened: (&Arc<Stakes>, Option<u8>),
    ) -> Result<(), Refusal> {
        let (hand, _) = self.open(opened)?;
        let due = match hand.ask() {
            pots::Awaited::Card(due) if (due == To::Burn) == (to == "burn") => due,
            _ => return Err(Refusal::unknown(format!("a card for {to} is not due"))),
        };
        let before = hand.clone();
        hand.card(card)?;
        self.recorder.card(&before, due, card);
        Ok(())
    }

    /// The hand, opened once everything is posted.
    fn open(
        &mut self,
        (stakes, button): (&Arc<Stakes>, Option<u8>),
    ) -> Result<&mut (Hand, Opening), Refusal> {
        if self.hand.is_none() {
            let len = self.players.len();
            let place = |seat: u8| self.players.iter().position(|player| player.seat == seat);
            let at = button.and_then(place).unwrap_or(len - 1);
            let live = |seat: &&u8| {
                let amount = place(**seat).map(|at| self.players[at].live);
                amount == Some(stakes.least_bet())
            };
            let from_left = |seat: &&u8| (place(**seat).unwrap_or(0) + len - at - 1) % len;
            let big = self.blinds.iter().filter(live).min_by_key(from_left);
            let big = big.or(self.blinds.last()).and_then(|seat| place(*seat)).unwrap_or(at);
            let opening = Opening { button: at, big, kill: self.killer.and_then(place) };
            let hand = Hand::open(Arc::clone(stakes), &self.players, opening)?;
            self.hand = Some((hand, opening));
        }
        self.hand.as_mut().ok_or_else(|| Refusal::unknown("no hand was opened"))
    }
}

fn stranger(seat: Seat) -> Refusal {
    Refusal::unknown(format!("{seat} is not in the hand"))
}
