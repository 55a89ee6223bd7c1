//! A round: seven cards for everybody, hands are set, the bank's is opened and set, all are
//! compared.

use super::PaiGowPoker;
use super::facts::{Bonus, Clash, Colours, Envied, EnviedBonus, Fortune};
use super::irregular::rule;
use super::rules::{Bank, Envy, Miscounted, Rules};
use super::seated::{Placed, Seated};
use super::seven::{Setting, Seven};
pub use crate::places::{DEALER, spot};
use crate::places::{NAMES, SEATS, SEATS_AND_DEALER, ring};
use crate::two_hands::Met;
use cards::AnyCard;
use law::Cite;
use table::{
    After, Banking, Cup, Deals, Earned, Face, Reads, Redress, Refusal, Ruling, SEATS_MAX, Seat,
    Spot, Stake, Told, Want,
};

/// What a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// These two places in front.
    Set(Setting),
    /// So many cards in front.
    Miscount(u8),
    /// As the house's way has it.
    HouseWay,
}

/// What has happened in a round.
#[derive(Clone, Debug)]
pub struct Round {
    /// Seat by seat.
    pub seats: [Seated; SEATS],
    /// The bank's hand.
    pub dealer: Seated,
    /// Who banks, where a player does.
    pub bank: Option<Seat>,
    /// The seat on the bank's left, from 0.
    left: u8,
    /// The seat with the action button, from 0.
    action: Option<u8>,
    /// Whether the bank gets the first cards.
    first: bool,
    /// The bank's hand was opened while hands were still to be set.
    pub(super) early: bool,
    /// One player has looked at a hand that lay at a wrong place.
    pub(super) looked: bool,
    /// Cards that were boxed or exposed.
    pub(super) spoiled: u8,
    /// The rule that makes it void.
    pub(super) void: Option<Cite>,
}

impl Round {
    /// The seat of that number.
    #[must_use]
    pub const fn seat(&self, seat: Seat) -> &Seated {
        &self.seats[seat.n() as usize - 1]
    }

    pub(super) fn seat_mut(&mut self, seat: Seat) -> &mut Seated {
        &mut self.seats[usize::from(seat.n()) - 1]
    }

    pub(super) fn at(&mut self, spot: Spot) -> &mut Seated {
        if spot == DEALER { &mut self.dealer } else { &mut self.seats[usize::from(spot.0)] }
    }

    /// The first seat for which something holds, from the bank's left.
    pub(super) fn first_left(&self, wanted: impl Fn(&Seated) -> bool) -> Option<Seat> {
        let wanted = |seat: &Seat| self.seat(*seat).plays && wanted(self.seat(*seat));
        ring(self.left).find(wanted)
    }

    /// Whether everybody has seven cards.
    pub(super) fn is_dealt(&self) -> bool {
        self.dealer.lying() >= 7 && self.first_left(|seat| seat.lying() < 7).is_none()
    }

    /// Whether every player's hand is set.
    pub(super) fn all_set(&self) -> bool {
        self.is_dealt() && self.first_left(|seat| !seat.is_set()).is_none()
    }

    /// Whether only exposed cards are still to be replaced.
    pub(super) fn replaces(&self) -> bool {
        self.lacks(Seated::in_turn).is_none() && self.lacks(Seated::lacks).is_some()
    }

    /// The spot that gets the next cards, and how many. Exposed cards are replaced after all
    /// others.
    fn dealt_next(&self) -> Option<(Spot, u8)> {
        self.lacks(Seated::in_turn).or_else(|| self.lacks(Seated::lacks))
    }

    /// The first spot that lacks cards, counted so: from the button clockwise, or from the left of
    /// the bank, which comes last unless dice say otherwise.
    fn lacks(&self, counted: fn(&Seated) -> u8) -> Option<(Spot, u8)> {
        let due = |spot: Spot, hand: &Seated| Some((spot, counted(hand))).filter(|(_, n)| *n > 0);
        let from = self.action.unwrap_or(self.left);
        let mut seats = ring(from).filter(|seat| self.seat(*seat).plays);
        let seat = seats.find_map(|seat| due(spot(seat), self.seat(seat)));
        let dealer = due(DEALER, &self.dealer);
        if self.first { dealer.or(seat) } else { seat.or(dealer) }
    }

    /// The next cards to be turned when the bank's hand is set.
    fn turned(&self, rules: &Rules) -> Option<Want> {
        let hides = |seat: &Seat| self.seat(*seat).plays && self.seat(*seat).hidden > 0;
        let seat = match rules.bank {
            // 13.14, 13.22: from the dealer's right.
            Bank::House => (1..=SEATS_MAX).rev().filter_map(Seat::new).find(hides)?,
            Bank::Player => ring(self.action.unwrap_or(self.left)).find(hides)?,
        };
        Some(Want::Show { of: spot(seat), n: self.seat(seat).hidden })
    }

    /// How a hand that is set so ends.
    fn clash(&self, rules: &Rules, seat: Seat, placed: Placed) -> Option<Clash> {
        let setting = match placed {
            Placed::Set(setting) => setting,
            Placed::Fouled => return Some(Clash::Fouled),
            Placed::Miscounted => return Some(Clash::Miscounted),
        };
        let Placed::Set(bank) = self.dealer.placed(rules)? else {
            // invariant: the bank sets no foul.
            unreachable!("the bank's hand is fouled")
        };
        let own = self.seat(seat).worth(rules, setting)?;
        let bank = self.dealer.worth(rules, bank)?;
        let (high, low) = (own.back.cmp(&bank.back), own.front.cmp(&bank.front));
        Some(Clash::Met(Met { high: high.into(), low: low.into() }))
    }
}

impl Deals for PaiGowPoker {
    type Act = Act;

    const SPOTS: &'static [&'static str] = SEATS_AND_DEALER;

    fn open(_: &Rules, stakes: &[Stake]) -> Round {
        let mut round = Round {
            seats: [Seated::EMPTY; SEATS],
            dealer: Seated::EMPTY,
            bank: None,
            left: 0,
            action: None,
            first: false,
            early: false,
            looked: false,
            spoiled: 0,
            void: None,
        };
        for stake in stakes {
            round.seat_mut(stake.seat).plays = true;
        }
        round
    }

    fn banked(_: &Rules, round: &mut Round, banking: Banking) {
        round.bank = Some(banking.seat);
        round.left = banking.seat.n() % SEATS_MAX;
        round.action = banking.action.map(|seat| seat.n() - 1);
        round.first = banking.first;
    }

    fn cup(rules: &Rules) -> Option<Cup> {
        rules.cup
    }

    fn ask(rules: &Rules, round: &Round) -> Want {
        if round.void.is_some() {
            return Want::Over;
        }
        // Seven cards face down, a player's for its own eyes.
        if let Some((to, n)) = round.dealt_next() {
            let own = Seat::new(to.0 + 1).filter(|_| to != DEALER);
            let face = own.map_or(Face::Down, Face::Own);
            return Want::Deal { to, n, face };
        }
        if round.early && round.dealer.hidden > 0 {
            return Want::Show { of: DEALER, n: round.dealer.hidden };
        }
        if let Some(seat) = round.first_left(|seat| !seat.is_set()) {
            return Want::Decide { seat };
        }
        // All hands set: the bank's is opened, and set.
        if round.dealer.hidden > 0 {
            return Want::Show { of: DEALER, n: round.dealer.hidden };
        }
        if let (Bank::Player, Some(bank), None) = (rules.bank, round.bank, round.dealer.act) {
            return Want::Decide { seat: bank };
        }
        round.turned(rules).unwrap_or(Want::Over)
    }

    fn next_spot(_: &Round, to: Spot) -> Spot {
        to
    }

    fn allows(rules: &Rules, round: &Round, seat: Seat, act: Act) -> Result<(), Refusal> {
        let cites = &rules.cites;
        let refuse = |rule, why: String| Err(Refusal::by(rule, why));
        if !round.is_dealt() {
            return refuse(cites.deal, "the hands have not got their seven cards".into());
        }
        if let (Act::Miscount(n), Miscounted::Refused) = (act, rules.miscounted) {
            return refuse(cites.numbers, format!("{n} cards are not two"));
        }
        if round.bank == Some(seat) {
            return bank_allows(rules, round, act);
        }
        if !round.seat(seat).plays {
            return refuse(cites.set, format!("{seat} has no hand"));
        }
        if round.seat(seat).is_set() {
            return refuse(cites.once, format!("the hand of {seat} is set"));
        }
        if round.first_left(|seat| !seat.is_set()) != Some(seat) {
            return refuse(cites.set, format!("it is not the turn of {seat}"));
        }
        Ok(())
    }

    fn acts() -> &'static [(Act, &'static str)] {
        // Which two cards are set in front is said by naming them.
        &[
            (Act::HouseWay, "house-way"),
            (Act::Set(Setting::ALL[0]), "set"),
            (Act::HouseWay, "logical-way"),
        ]
    }

    fn decides(_: &Rules, act: Act) -> bool {
        match act {
            Act::Set(_) | Act::Miscount(_) | Act::HouseWay => true,
        }
    }

    fn sets(_: &Rules, round: &Round, seat: Seat) -> Option<(Spot, Vec<AnyCard>)> {
        if round.bank == Some(seat) {
            return Some((DEALER, round.dealer.open().to_vec()));
        }
        let own = round.seat(seat);
        own.plays.then(|| (spot(seat), own.open().to_vec()))
    }

    fn set(rules: &Rules, held: &[AnyCard], named: &[AnyCard]) -> Result<Act, Refusal> {
        let cites = &rules.cites;
        let mut left = held.to_vec();
        for card in named {
            let Some(at) = left.iter().position(|known| known == card) else {
                let why = if held.contains(card) { "is named twice" } else { "is not held" };
                return Err(Refusal::by(cites.set, format!("{card} {why}")));
            };
            left.remove(at);
        }
        match named {
            [a, b] => {
                let setting = Setting::of(held, [*a, *b]);
                // invariant: both were found among those held.
                Ok(Act::Set(setting.unwrap_or_else(|| unreachable!("{a} {b}"))))
            }
            // Three and four, one and six.
            [_] | [_, _, _] | [_, _, _, _] | [_, _, _, _, _, _] => {
                Ok(Act::Miscount(named.len() as u8))
            }
            _ => Err(Refusal::by(cites.numbers, "name the two cards in front: set 2c 2d")),
        }
    }

    /// A wager of the least amount or more earns by every other player's hand.
    fn earned(rules: &Rules, stakes: &[Stake]) -> Vec<Earned> {
        let Some(Envy { of, bonus, least }) = rules.envy else { return Vec::new() };
        let mut earned = Vec::new();
        for stake in stakes.iter().filter(|stake| stake.wager == of && stake.amount >= least) {
            let others = (1..=SEATS_MAX)
                .filter_map(Seat::new)
                .filter(|by| *by != stake.seat && stakes.iter().any(|other| other.seat == *by));
            let (seat, owner) = (stake.seat, stake.owner);
            earned.extend(others.map(|by| Earned { bonus, seat, owner, by }));
        }
        earned
    }

    fn tell(_: &Rules, round: &mut Round, told: Told<Act>) {
        match told {
            Told::Card { at, card } => round.at(at).show(card.into()),
            Told::Joker { at } => round.at(at).show(AnyCard::JOKER),
            Told::Hidden { at } => round.at(at).hide(),
            Told::Act { seat, act } if round.bank == Some(seat) => round.dealer.act = Some(act),
            Told::Act { seat, act } => round.seat_mut(seat).act = Some(act),
            // invariant: nobody behind a seat is asked, and the pack holds no tile.
            Told::Tile { .. } | Told::Follow { .. } => unreachable!("{told:?}"),
        }
    }

    fn rule(rules: &Rules, round: &mut Round, ruling: &Ruling) -> Result<Vec<Redress>, Refusal> {
        rule(rules, round, ruling)
    }

    fn void(round: &Round) -> Option<Cite> {
        round.void
    }

    fn after(_: &Round) -> After {
        After::default()
    }

    fn due(rules: &Rules, round: &Round, at: Spot) -> Cite {
        let cites = &rules.cites;
        match at {
            _ if !round.is_dealt() => cites.deal,
            DEALER if round.dealer.hidden > 0 => cites.opens,
            // An eighth card: seven are dealt.
            _ => cites.deal,
        }
    }

    fn turned_by(_: &Rules, _: &Round, _: Spot) -> Option<Seat> {
        None
    }

    fn action(_: &Rules, _: &Round) -> Option<u8> {
        None
    }

    fn summary(rules: &Rules, round: &Round) -> Vec<(&'static str, String)> {
        let mut figures = Vec::new();
        if !round.dealer.open().is_empty() {
            figures.push(("dealer", round.dealer.told(rules)));
        }
        for (at, seat) in round.seats.iter().enumerate().filter(|(_, s)| !s.open().is_empty()) {
            figures.push((NAMES[at], seat.told(rules)));
        }
        figures
    }
}

/// Whether who banks may set so.
fn bank_allows(rules: &Rules, round: &Round, act: Act) -> Result<(), Refusal> {
    let cites = &rules.cites;
    let refuse = |rule, why: &str| Err(Refusal::by(rule, why));
    let Some(seven) = round.dealer.seven() else {
        return refuse(cites.opens, "the player-dealer's hand is not open");
    };
    if round.dealer.act.is_some() {
        return refuse(cites.bank_sets, "the player-dealer's hand is set");
    }
    match act {
        // A foul that was ruled on goes the logical way.
        Act::Set(_) if round.dealer.forced => Ok(()),
        Act::Set(setting) if setting.is_foul(seven, rules.order) => {
            refuse(cites.bank_fouls, "the two cards would outrank the five")
        }
        Act::Miscount(_) => refuse(cites.bank_fouls, "the hand is set as five and two"),
        Act::Set(_) | Act::HouseWay => Ok(()),
    }
}

impl Reads<Clash> for PaiGowPoker {
    fn facts(rules: &Rules, round: &Round, seat: Seat) -> Option<Clash> {
        let over = PaiGowPoker::ask(rules, round) == Want::Over;
        let placed = round.seat(seat).placed(rules).filter(|_| over)?;
        round.clash(rules, seat, placed)
    }

    /// A wager behind a hand that its player fouls is settled by the house's way.
    fn facts_behind(rules: &Rules, round: &Round, seat: Seat) -> Option<Clash> {
        let over = PaiGowPoker::ask(rules, round) == Want::Over;
        let placed = match round.seat(seat).placed(rules).filter(|_| over)? {
            Placed::Fouled | Placed::Miscounted => Placed::Set(round.seat(seat).by_way(rules)?),
            placed @ Placed::Set(_) => placed,
        };
        round.clash(rules, seat, placed)
    }
}

/// A reading of a seat's own seven cards.
macro_rules! of_seven {
    ($facts:ty, $of:expr) => {
        impl Reads<$facts> for PaiGowPoker {
            fn facts(rules: &Rules, round: &Round, seat: Seat) -> Option<$facts> {
                let of: fn(&Rules, &Seven) -> $facts = $of;
                round.seat(seat).seven().map(|seven| of(rules, seven))
            }
        }
    };
}

of_seven!(Fortune, |_, seven| Fortune::of(seven));
of_seven!(Colours, |_, seven| Colours::of(seven));
of_seven!(Bonus, |rules, seven| Bonus::of(seven, rules.order.joker));

/// A reading of the seven cards of the seat that a bonus is earned by: a stake names it.
macro_rules! of_another {
    ($facts:ty, $of:expr) => {
        impl Reads<$facts> for PaiGowPoker {
            fn facts(_: &Rules, _: &Round, _: Seat) -> Option<$facts> {
                None
            }

            fn facts_on(rules: &Rules, round: &Round, stake: &Stake) -> Option<$facts> {
                let of: fn(&Rules, &Seven) -> $facts = $of;
                let seat = Seat::new(stake.memory.point)?;
                round.seat(seat).seven().map(|seven| of(rules, seven))
            }
        }
    };
}

of_another!(Envied, |_, seven| Envied(Fortune::of(seven)));
of_another!(EnviedBonus, |rules, seven| EnviedBonus(Bonus::of(seven, rules.order.joker)));
