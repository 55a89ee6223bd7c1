//! The start of a hand: who plays, and the money that everybody must put in.

use super::{Betting, Hand, Irregular, Pile, Places, Step};
use crate::fees::Moment;
use crate::place::{PLACES_MAX, Place, Standing};
use crate::sitting::ShortBlind;
use crate::stakes::{Antes, Stakes};
use crate::taken::Taken;
use crate::variant::Forced;
use cards::AnyCard;
use law::Cite;
use money::Cents;
use std::sync::Arc;
use table::Refusal;

/// A player who is dealt in, and what the player posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// The seat's number.
    pub seat: u8,
    /// Chips before anything is posted.
    pub stack: Cents,
    /// The ante.
    pub ante: Cents,
    /// A blind, or what a newcomer posts: part of the first bet.
    pub live: Cents,
    /// Money for the pot alone.
    pub dead: Cents,
}

impl Player {
    /// A player who has posted nothing yet.
    #[must_use]
    pub const fn new(seat: u8, stack: Cents) -> Player {
        Player { seat, stack, ante: Cents::ZERO, live: Cents::ZERO, dead: Cents::ZERO }
    }
}

/// Where the button lies, and whose blind the first round goes on from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The button's place.
    pub button: usize,
    /// The place of the largest blind.
    pub big: usize,
    /// Who killed the pot: limits are doubled, and that player speaks last at first.
    pub kill: Option<usize>,
}

impl Stakes {
    /// Posts antes and blinds by position. Where stud has no button the last place counts as one.
    pub fn post(&self, players: &mut [Player], button: usize) -> Opening {
        self.post_passing(players, button).0
    }

    /// The same; beside it the places whose blind is not that of their seat, with the rule: where
    /// a game has one, who holds less than half a blind puts it all in and the next takes it.
    pub(crate) fn post_passing(
        &self,
        players: &mut [Player],
        button: usize,
    ) -> (Opening, Vec<(usize, Cite)>) {
        if let (Some(short), true) = (self.ways().short_blind, players.len() > 2) {
            return self.pass_on(players, button, short);
        }
        (self.post_in_place(players, button), Vec::new())
    }

    /// Each blind goes to the next place that holds half of it, as long as enough are left.
    fn pass_on(
        &self,
        players: &mut [Player],
        button: usize,
        short: ShortBlind,
    ) -> (Opening, Vec<(usize, Cite)>) {
        let len = players.len();
        players[button].dead += self.collection_blind;
        let amounts: Vec<Cents> =
            self.blinds.iter().copied().filter(|blind| *blind > Cents::ZERO).collect();
        let first = if amounts.len() == 3 { button } else { button + 1 };
        let (mut reasons, mut due, mut big) = (Vec::new(), amounts.iter(), button);
        let mut blind = due.next();
        let mut is_passed = false;
        for step in 0..len {
            let place = (first + step) % len;
            let player = &mut players[place];
            player.ante = self.ante;
            let Some(amount) = blind else { continue };
            let left = len - step - 1;
            if player.stack.get() * 2 < amount.get() && left > due.len() {
                player.live = player.stack;
                reasons.push((place, short.less));
                is_passed = true;
                continue;
            }
            player.live = *amount;
            if player.stack < *amount {
                reasons.push((place, short.half));
            } else if is_passed {
                reasons.push((place, short.next));
            }
            (big, blind, is_passed) = (place, due.next(), false);
        }
        (Opening { button, big, kill: None }, reasons)
    }

    fn post_in_place(&self, players: &mut [Player], button: usize) -> Opening {
        let len = players.len();
        for player in players.iter_mut() {
            player.ante = self.ante;
        }
        players[button].dead += self.collection_blind;
        let at = |offset: usize| (button + offset) % len;
        let mut blind = |place: usize, amount: Cents| {
            players[place].live = players[place].live.max(amount);
            place
        };
        let button_games = !matches!(self.variant.forced, Forced::Door(_));
        if !button_games && !self.variant.customs.button {
            return Opening { button: len - 1, big: len - 1, kill: None };
        }
        if !button_games {
            return Opening { button, big: button, kill: None };
        }
        let big = match self.blinds {
            [only, Cents::ZERO, Cents::ZERO] => blind(at(1), only),
            // With two players the button has the small blind.
            [small, big, Cents::ZERO] | [_, small, big] if len == 2 => {
                blind(button, small);
                blind(at(1), big)
            }
            [small, big, Cents::ZERO] => {
                blind(at(1), small);
                blind(at(2), big)
            }
            [first, second, third] => {
                blind(button, first);
                blind(at(1), second);
                blind(at(2), third)
            }
        };
        Opening { button, big, kill: None }
    }

    /// What killing a pot costs: twice the largest blind.
    #[must_use]
    pub fn kill_blind(&self) -> Cents {
        self.least_bet() + self.least_bet()
    }
}

impl Hand {
    /// Opens a hand: everybody posts, and the first card is due.
    ///
    /// # Errors
    /// When too few or too many players are dealt in, or one has no chips.
    pub fn open(
        stakes: Arc<Stakes>,
        players: &[Player],
        opening: Opening,
    ) -> Result<Hand, Refusal> {
        may_open(&stakes, players)?;
        let len = players.len();
        let mut places = [Place::EMPTY; PLACES_MAX];
        for (place, player) in places.iter_mut().zip(players) {
            place.seat = player.seat;
            place.stack = player.stack;
            place.start = player.stack;
            place.stand(Standing::In);
        }
        let mut posted = [Player::new(0, Cents::ZERO); PLACES_MAX];
        posted[..len].copy_from_slice(players);
        let mut hand = Hand {
            len: len as u8,
            button: opening.button as u8,
            big: opening.big as u8,
            kill: opening.kill.map(|place| place as u8),
            places,
            posted,
            boards: [[AnyCard::UNKNOWN; 5]; 2],
            on_board: [0; 2],
            stub: stakes.deck.set().count_ones() as u8,
            burns: Pile::default(),
            muck: Pile::default(),
            fresh: [Pile::default(); PLACES_MAX],
            last: Pile::default(),
            mixed: false,
            drawn: None,
            seen: 0,
            street: 0,
            step: Step::Begin,
            paused: Step::Begin,
            betting: Betting::default(),
            dead: Cents::ZERO,
            common: false,
            passed: 0,
            shows: None,
            short_bet: None,
            mucked: 0,
            dealt_on: 0,
            live: (1 << len) - 1,
            able: (1 << len) - 1,
            returned: Cents::ZERO,
            returned_to: 0,
            irregular: Irregular::NONE,
            fees: Taken::new(stakes.fees.as_ref(), players.len()),
            stakes,
        };
        hand.post(players);
        hand.take_fees(Moment::Start);
        hand.go_on();
        Ok(hand)
    }

    /// Antes, then dead money, then blinds, as far as each stack goes.
    fn post(&mut self, players: &[Player]) {
        let layered = self.stakes.chosen.antes == Antes::Layered;
        let mut level = Cents::ZERO;
        for (place, player) in self.places.iter_mut().zip(players) {
            let ante = player.ante.min(place.stack);
            place.ante = ante;
            let dead = player.dead.min(place.stack - ante);
            if layered {
                place.pay(ante);
                place.bet = Cents::ZERO;
            } else {
                place.stack -= ante;
                self.dead += ante;
            }
            place.stack -= dead;
            self.dead += dead;
            place.pay(player.live.min(place.stack));
            self.betting.is_short |= place.bet < player.live;
            level = level.max(player.live);
        }
        let is_short = self.betting.is_short;
        for at in 0..players.len() {
            if self.places[at].stack == Cents::ZERO {
                self.stand(at, Standing::AllIn);
            }
        }
        self.betting = Betting { is_short, ..Betting::with_blinds(level) };
        self.betting.deferred = self.kill.map_or(0, |place| 1 << Places::from(place));
    }
}

/// Whether these may be dealt in: as many as the game takes, each with chips and an ante.
fn may_open(stakes: &Stakes, players: &[Player]) -> Result<(), Refusal> {
    let variant = stakes.variant;
    let (len, most) = (players.len(), usize::from(stakes.active()).min(PLACES_MAX));
    let fewest = usize::from(variant.customs.fewest);
    if !(fewest..=most).contains(&len) {
        let why = format!("{len} players, but {fewest} to {most} can be dealt in");
        return Err(Refusal::by(variant.cites.seats, why));
    }
    if let Some(broke) = players.iter().find(|player| player.stack <= Cents::ZERO) {
        let why = format!("seat {} has no chips", broke.seat);
        return Err(Refusal::by(variant.cites.forced, why));
    }
    if let Some(acts) = variant.customs.acts {
        let owes = |player: &&Player| player.ante < stakes.ante.min(player.stack);
        if let Some(player) = players.iter().find(owes) {
            let why = format!("seat {} has not anted and is dealt no cards", player.seat);
            return Err(Refusal::by(acts.no_ante, why));
        }
    }
    Ok(())
}
