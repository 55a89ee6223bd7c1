//! A round: three cards each, a fourth by choice or by rule, the player-dealer last.

use super::irregular::{rule, unruled};
use super::rules::Rules;
use super::seated::{Seated, Way, total};
use super::{Hands, Pan, Standing};
use crate::baccarat::hand::value;
use crate::california::partnership;
use crate::places::{
    DEALER, NAMES, SEATS, SEATS_AND_DEALER, first_wager, left_of, ring, spot, wagering,
};
use cards::{AnyCard, Hand};
use law::Cite;
use table::{
    After, Banking, Cup, Deals, Face, First, Reads, Redress, Refusal, Ruling, SEATS_MAX, Seat,
    Spot, Stake, Told, Want,
};

/// What a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// A fourth card.
    Draw,
    /// None.
    Stand,
    /// As the logical way has it: a card up to 5.
    LogicalWay,
}

/// What has happened in a round.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// Seat by seat.
    pub seats: [Seated; SEATS],
    /// The player-dealer's cards that have been turned.
    pub dealer: Hand<4>,
    pub(super) dealer_hidden: u8,
    /// Whether the player-dealer draws, where it had the choice.
    pub dealer_draws: Option<bool>,
    /// Who banks; the last of all seats where nobody was named.
    pub bank: Seat,
    /// The seat on the player-dealer's left, from 0.
    left: u8,
    /// The seat with the action button, from 0.
    action: Option<u8>,
    /// Whether the player-dealer gets the first card.
    first: bool,
    /// The player-dealer's hand was opened while hands were still to be set.
    pub(super) early: bool,
    /// Boxed cards that came out.
    pub(super) boxed: u8,
    /// One of them came out in the draw.
    pub(super) begun: bool,
    /// The rule that makes it void.
    pub(super) void: Option<Cite>,
}

impl Round {
    /// The seat of that number.
    #[must_use]
    pub const fn seat(&self, seat: Seat) -> &Seated {
        &self.seats[seat.n() as usize - 1]
    }

    /// The first seat for which something holds, from the player-dealer's left.
    pub(super) fn first_left(&self, wanted: impl Fn(&Seated) -> bool) -> Option<Seat> {
        let wanted = |seat: &Seat| self.seat(*seat).plays && wanted(self.seat(*seat));
        ring(self.left).find(wanted)
    }

    pub(super) fn dealer_lying(&self) -> u8 {
        self.dealer.len() as u8 + self.dealer_hidden
    }

    /// Whether everybody has three cards.
    pub(super) fn is_dealt(&self) -> bool {
        self.dealer_lying() >= 3 && self.first_left(Seated::short).is_none()
    }

    /// Whether every hand is set and every card drawn that is not to be replaced.
    pub(super) fn all_set(&self) -> bool {
        let open =
            |seat: &Seated| !seat.is_set() || seat.takes() && seat.lying() < 4 && !seat.late;
        self.is_dealt() && self.first_left(open).is_none()
    }

    /// Whether a card of the draw is out, if only a boxed one.
    pub(super) fn drawing(&self) -> bool {
        self.begun || self.dealer_lying() > 3 || self.first_left(Seated::drew).is_some()
    }

    /// The spot that gets the next card of the deal: one at a time, from the button clockwise, the
    /// player-dealer in its place, or first where the dice say so.
    fn dealt_next(&self) -> Option<(Spot, u8)> {
        let from = self.action.unwrap_or(self.left);
        let dealer = (DEALER, self.dealer_lying());
        let mut next = self.first.then_some(dealer);
        let fewer = |next: &Option<(Spot, u8)>, lying| next.is_none_or(|(_, least)| lying < least);
        for seat in ring(from) {
            let lying = self.seat(seat).lying();
            if self.seat(seat).plays && self.seat(seat).short() && fewer(&next, lying) {
                next = Some((spot(seat), lying));
            }
            if seat == self.bank && fewer(&next, dealer.1) {
                next = Some(dealer);
            }
        }
        next.filter(|(_, lying)| *lying < 3)
    }

    /// What the player-dealer's three open cards leave to it; none before they are open.
    #[must_use]
    pub fn dealer_way(&self) -> Option<Way> {
        let three = self.dealer.cards().get(..3)?;
        Some(Way::of(total(three)))
    }

    /// Whether the player-dealer takes a fourth card; none while that is open.
    fn dealer_takes(&self) -> Option<bool> {
        match self.dealer_way()? {
            Way::MustDraw => Some(true),
            Way::MustStand => Some(false),
            Way::Five | Way::Six => self.dealer_draws,
        }
    }

    /// The next cards to be turned, once the player-dealer is done: its own, then those of the
    /// seats from the button on.
    fn turned(&self) -> Option<Want> {
        if self.dealer_hidden > 0 {
            return Some(Want::Show { of: DEALER, n: self.dealer_hidden });
        }
        let hides = |seat: &Seat| self.seat(*seat).plays && self.seat(*seat).hidden > 0;
        let seat = ring(self.action.unwrap_or(self.left)).find(hides)?;
        Some(Want::Show { of: spot(seat), n: self.seat(seat).hidden })
    }

    fn facts(&self, seat: Seat, standing: Standing) -> Hands {
        let own = self.seat(seat).cards.cards();
        let bank = self.dealer.cards();
        let naturals = own.len() == 3 && bank.len() == 3;
        Hands { own: total(own), bank: total(bank), naturals, standing }
    }
}

impl Deals for Pan {
    type Act = Act;

    const SPOTS: &'static [&'static str] = SEATS_AND_DEALER;

    fn open(_: &Rules, stakes: &[Stake]) -> Round {
        let mut round = Round {
            seats: [Seated::EMPTY; SEATS],
            dealer: Hand::EMPTY,
            dealer_hidden: 0,
            dealer_draws: None,
            bank: Seat::new(SEATS_MAX).unwrap_or(Seat::FIRST),
            left: first_wager(stakes),
            action: None,
            first: false,
            early: false,
            boxed: 0,
            begun: false,
            void: None,
        };
        for (seat, plays) in round.seats.iter_mut().zip(wagering(stakes)) {
            seat.plays = plays;
        }
        round
    }

    fn banked(_: &Rules, round: &mut Round, banking: Banking) {
        round.bank = banking.seat;
        round.left = left_of(banking.seat);
        round.action = banking.action.map(|seat| seat.n() - 1);
        round.first = banking.first;
    }

    fn cup(rules: &Rules) -> Option<Cup> {
        Some(rules.cup)
    }

    fn refills(rules: &Rules, round: &Round) -> Option<Cite> {
        rules.cites.refill.filter(|_| round.is_dealt())
    }

    fn ask(_: &Rules, round: &Round) -> Want {
        if round.void.is_some() {
            return Want::Over;
        }
        // Three cards face down, a player's for its own eyes.
        if let Some((to, lying)) = round.dealt_next() {
            let own = Seat::new(to.0 + 1).filter(|_| to != DEALER);
            let face = own.map_or(Face::Down, Face::Own);
            return Want::Deal { to, n: 3 - lying, face };
        }
        if round.early && round.dealer_hidden > 0 && round.dealer.len() < 3 {
            return Want::Show { of: DEALER, n: round.dealer_hidden };
        }
        // Everybody in turn draws or stands; then the draw, which nobody looks at.
        if let Some(seat) = round.first_left(|seat| !seat.is_set()) {
            return Want::Decide { seat };
        }
        let due = |seat: &Seated| seat.takes() && seat.lying() < 4;
        if let Some(seat) = round.first_left(|seat| due(seat) && !seat.late) {
            return Want::Deal { to: spot(seat), n: 1, face: Face::Down };
        }
        // All hands set: the player-dealer's is opened, and is played.
        if round.dealer.len() < 3 {
            return Want::Show { of: DEALER, n: round.dealer_hidden };
        }
        match round.dealer_takes() {
            None => return Want::Decide { seat: round.bank },
            Some(true) if round.dealer_lying() < 4 => {
                return Want::Deal { to: DEALER, n: 1, face: Face::Down };
            }
            Some(_) => {}
        }
        // A card that was exposed in the draw is replaced now, before hands are read.
        if let Some(seat) = round.first_left(due) {
            return Want::Deal { to: spot(seat), n: 1, face: Face::Down };
        }
        round.turned().unwrap_or(Want::Over)
    }

    fn next_spot(_: &Round, to: Spot) -> Spot {
        to
    }

    fn allows(rules: &Rules, round: &Round, seat: Seat, act: Act) -> Result<(), Refusal> {
        let cites = &rules.cites;
        let refuse = |rule, why: String| Err(Refusal::by(rule, why));
        if !round.is_dealt() {
            return refuse(cites.deal, "the hands have not got their three cards".into());
        }
        let [must_draw, must_stand] = if seat == round.bank {
            [cites.bank_draws, cites.bank_stands]
        } else {
            [cites.must_draw, cites.must_stand]
        };
        let way = if seat == round.bank {
            if round.dealer.len() < 3 {
                return refuse(cites.opens, "the player-dealer acts last".into());
            }
            if round.dealer_draws.is_some() {
                return refuse(cites.bank_option, "the player-dealer has acted".into());
            }
            round.dealer_way()
        } else {
            if !round.seat(seat).plays {
                return refuse(cites.turn, format!("{seat} has no hand"));
            }
            if round.dealer.len() >= 3 {
                return refuse(cites.open, "the player-dealer's hand is open".into());
            }
            if round.seat(seat).is_set() {
                return refuse(cites.set, format!("the hand of {seat} is set"));
            }
            if round.first_left(|seat| !seat.is_set()) != Some(seat) {
                return refuse(cites.turn, format!("it is not the turn of {seat}"));
            }
            round.seat(seat).way()
        };
        match (way, act) {
            (Some(Way::MustDraw), Act::Stand) => {
                refuse(must_draw, "a total of 4 or less must draw".into())
            }
            (Some(Way::MustStand), Act::Draw) => {
                refuse(must_stand, "a total of 7 or more must stand".into())
            }
            _ => Ok(()),
        }
    }

    fn acts() -> &'static [(Act, &'static str)] {
        &[
            (Act::Draw, "draw"),
            (Act::Stand, "stand"),
            (Act::LogicalWay, "house-way"),
            (Act::LogicalWay, "logical-way"),
            (Act::Draw, "hit"),
        ]
    }

    fn decides(_: &Rules, act: Act) -> bool {
        match act {
            Act::Draw | Act::Stand | Act::LogicalWay => true,
        }
    }

    fn tell(_: &Rules, round: &mut Round, told: Told<Act>) {
        match told {
            // The player-dealer's cards come face down: an open one was turned over.
            Told::Card { at: DEALER, card } => {
                round.dealer.push(card);
                round.dealer_hidden = round.dealer_hidden.saturating_sub(1);
            }
            Told::Card { at, card } => {
                let seat = &mut round.seats[usize::from(at.0)];
                if seat.lying() >= 3 || seat.miscounted {
                    seat.hidden = seat.hidden.saturating_sub(1);
                }
                seat.cards.push(card);
            }
            // invariant: the decks hold no joker, and nobody behind a seat decides.
            Told::Joker { .. } | Told::Tile { .. } | Told::Follow { .. } => {
                unreachable!("{told:?}")
            }
            Told::Hidden { at: DEALER } => round.dealer_hidden += 1,
            Told::Hidden { at } => round.seats[usize::from(at.0)].hidden += 1,
            Told::Act { seat, act } if seat == round.bank => {
                round.dealer_draws = Some(decided(act, round.dealer_way()));
            }
            Told::Act { seat, act } => {
                let seat = &mut round.seats[usize::from(seat.n()) - 1];
                seat.draws = Some(decided(act, seat.way()));
            }
        }
    }

    /// What three cards leave to their player is established before anybody chooses.
    fn look(_: &Rules, round: &mut Round, down: &[(Spot, AnyCard, Face)]) {
        for (at, seat) in round.seats.iter_mut().enumerate().filter(|(_, seat)| seat.hidden >= 3) {
            let own = down.iter().filter(|(spot, ..)| usize::from(spot.0) == at);
            let three = own.take(3).filter_map(|(_, card, _)| card.natural());
            seat.found = Some(Way::of(three.map(value).sum::<u8>() % 10));
        }
    }

    fn rule(rules: &Rules, round: &mut Round, ruling: &Ruling) -> Result<Vec<Redress>, Refusal> {
        rule(rules, round, ruling)
    }

    fn first(rules: &Rules, ruling: &Ruling) -> Result<First, Refusal> {
        partnership(rules.partners, ruling).unwrap_or_else(|| unruled(rules, ruling))
    }

    fn void(round: &Round) -> Option<Cite> {
        round.void
    }

    fn after(_: &Round) -> After {
        After::default()
    }

    fn due(rules: &Rules, round: &Round, at: Spot) -> Cite {
        let cites = &rules.cites;
        if !round.is_dealt() {
            return cites.deal;
        }
        if at == DEALER {
            return match round.dealer_way() {
                None => cites.opens,
                Some(_) if round.dealer_lying() >= 4 => cites.bank_option,
                Some(Way::MustDraw) => cites.bank_draws,
                Some(Way::MustStand) => cites.bank_stands,
                Some(Way::Five | Way::Six) => cites.bank_option,
            };
        }
        let seat = round.seats.get(usize::from(at.0)).filter(|seat| seat.plays);
        match seat.map(|seat| (seat.lying(), seat.way())) {
            Some((3, Some(Way::MustDraw))) => cites.must_draw,
            Some((3, Some(Way::MustStand))) => cites.must_stand,
            Some(_) => cites.option,
            None => cites.shown,
        }
    }

    fn turned_by(_: &Rules, _: &Round, _: Spot) -> Option<Seat> {
        None
    }

    fn action(_: &Rules, _: &Round) -> Option<u8> {
        None
    }

    fn summary(_: &Rules, round: &Round) -> Vec<(&'static str, String)> {
        let mut figures = Vec::new();
        if !round.dealer.is_empty() {
            figures.push(("dealer", round.dealer.to_string()));
            figures.push(("dealer_points", total(round.dealer.cards()).to_string()));
        }
        for (at, seat) in round.seats.iter().enumerate().filter(|(_, s)| !s.cards.is_empty()) {
            let points = total(seat.cards.cards());
            figures.push((NAMES[at], format!("{}: {points}", seat.cards)));
        }
        figures
    }
}

/// Whether an act takes a card, with what the three cards leave to their player.
fn decided(act: Act, way: Option<Way>) -> bool {
    match act {
        Act::Draw => true,
        Act::Stand => false,
        Act::LogicalWay => way.is_some_and(Way::logical),
    }
}

impl Reads<Hands> for Pan {
    fn facts(rules: &Rules, round: &Round, seat: Seat) -> Option<Hands> {
        let standing = round.seat(seat).standing;
        (Pan::ask(rules, round) == Want::Over).then(|| round.facts(seat, standing))
    }

    /// A wager behind a hand that its player fouls has no action.
    fn facts_behind(rules: &Rules, round: &Round, seat: Seat) -> Option<Hands> {
        let standing = match round.seat(seat).standing {
            Standing::Fouled => Standing::NoAction,
            standing => standing,
        };
        (Pan::ask(rules, round) == Want::Over).then(|| round.facts(seat, standing))
    }
}
