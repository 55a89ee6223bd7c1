//! Histories from events: a hand at a table, written down once it is settled.
//!
//! What the table told is played again on a bare hand, card by card and act by act, which the
//! recorder writes down. A hand with a ruling in it is not written: the format has no word for it.

use super::{History, Recorder};
use cards::AnyCard;
use law::Posted;
use money::Cents;
use pots::{Hand, Opening, Player, Stakes, To, ring};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Event, Seat, Sight, What};

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
    pub fn hear(&mut self, event: &Event) -> Option<History> {
        match &event.what {
            What::Button { seat, .. } => self.button = Some(seat.n()),
            What::Begun { seats } => self.begin(seats),
            What::Settled(_) => return self.settled(),
            // A hand that cannot be followed is not written.
            what => {
                let heard = self.writing.as_mut().map(|writing| {
                    let opened = (&self.stakes, self.button);
                    writing.hear(what, opened)
                });
                if heard == Some(None) {
                    self.writing = None;
                }
            }
        }
        None
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
        });
    }

    fn settled(&mut self) -> Option<History> {
        let writing = self.writing.take()?;
        let (mut hand, opening) = writing.hand?;
        if !hand.is_over() {
            hand.show(&writing.mucked).ok()?;
        }
        let history = writing.recorder.finish(&hand);
        Some(history.at_table(&hand, opening, &self.posted, self.fees.as_deref()))
    }
}

impl Writing {
    /// Follows what happened; nothing where that cannot be written.
    fn hear(&mut self, what: &What, opened: (&Arc<Stakes>, Option<u8>)) -> Option<()> {
        match what {
            What::Posted { seat, name, amount, .. } => {
                let player = self.players.iter_mut().find(|player| player.seat == seat.n())?;
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
            What::Shuffled { .. } => self.hand.as_mut()?.0.shuffled().ok()?,
            What::Acted { seat, act, .. } => {
                let hand = &mut self.open(opened)?.0;
                let place = hand.places().iter().position(|place| place.seat == seat.n())?;
                match act.word.as_ref() {
                    "muck" => self.mucked.push(place),
                    "show" => {}
                    "kill" => drop(hand.kill(place).ok()?),
                    _ => {
                        let act = ring::read(hand, place, act).ok()?;
                        let before = hand.clone();
                        hand.act(place, act).ok()?;
                        self.recorder.act(&before, place, act);
                    }
                }
            }
            What::Ruled { .. } => return None,
            _ => {}
        }
        Some(())
    }

    fn card(&mut self, to: &str, card: AnyCard, opened: (&Arc<Stakes>, Option<u8>)) -> Option<()> {
        let (hand, _) = self.open(opened)?;
        let pots::Ask::Card(due) = hand.ask() else { return None };
        // Cards that are drawn for the button come before the hand.
        debug_assert!(to != "burn" || due == To::Burn);
        let before = hand.clone();
        hand.card(card).ok()?;
        self.recorder.card(&before, due, card);
        Some(())
    }

    /// The hand, opened once everything is posted.
    fn open(
        &mut self,
        (stakes, button): (&Arc<Stakes>, Option<u8>),
    ) -> Option<&mut (Hand, Opening)> {
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
            let hand = Hand::open(Arc::clone(stakes), &self.players, opening).ok()?;
            self.hand = Some((hand, opening));
        }
        self.hand.as_mut()
    }
}
