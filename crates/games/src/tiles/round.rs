//! A round: four tiles for everybody, hands are set, the bank's is opened and set, all are
//! compared.

use super::Tiles;
use super::four::Setting;
use super::irregular::rule;
use super::rules::Rules;
use super::seated::Seated;
pub use crate::places::{DEALER, spot};
use crate::places::{NAMES, SEATS, SEATS_AND_DEALER};
use crate::two_hands::Met;
use cards::{AnyCard, Tile};
use law::Cite;
use table::{
    After, Banking, Cup, Deals, Direction, Face, Reads, Redress, Refusal, Ruling, SEATS_MAX, Seat,
    Spot, Stake, Told, Want,
};

/// What a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// These two hands.
    Set(Setting),
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
    /// Who banks; the last of all seats where nobody was named.
    bank: Seat,
    /// Whether somebody was named.
    banked: bool,
    /// The seat with the action button.
    action: Option<Seat>,
    /// Whether the bank gets the first tiles.
    first: bool,
    /// The bank's hand was opened while hands were still to be set.
    pub(super) early: bool,
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

    fn at(&mut self, spot: Spot) -> &mut Seated {
        if spot == DEALER { &mut self.dealer } else { &mut self.seats[usize::from(spot.0)] }
    }

    /// Seats from the button, or from the bank's neighbour, this way round; the bank's own is
    /// among them.
    fn from_button(&self, way: Direction) -> impl Iterator<Item = Seat> + use<> {
        let beside = || way.ring(self.bank, SEATS_MAX).nth(1);
        way.ring(self.action.or_else(beside).unwrap_or(self.bank), SEATS_MAX)
    }

    /// The first seat whose hand is to be set, from the bank's left.
    pub(super) fn to_set(&self) -> Option<Seat> {
        let wanted = |seat: &Seat| self.seat(*seat).plays && !self.seat(*seat).is_set();
        Direction::Clockwise.ring(self.bank, SEATS_MAX).find(wanted)
    }

    /// Whether everybody has four tiles.
    pub(super) fn is_dealt(&self) -> bool {
        let short = |seat: &Seated| seat.plays && seat.lacks() > 0;
        self.dealer.lacks() == 0 && !self.seats.iter().any(short)
    }

    /// Whether every player's hand is set.
    pub(super) fn all_set(&self) -> bool {
        self.is_dealt() && self.to_set().is_none()
    }

    /// The spot that gets the next stack, and how many tiles of it are due: round the table from
    /// the button, the bank in its turn unless dice have it first.
    fn dealt_next(&self, rules: &Rules) -> Option<(Spot, u8)> {
        let bank = Some((DEALER, self.dealer.lacks())).filter(|(_, n)| *n > 0);
        if let Some(bank) = bank.filter(|_| self.first) {
            return Some(bank);
        }
        self.from_button(rules.deals).find_map(|seat| {
            if seat == self.bank {
                return bank;
            }
            let own = self.seat(seat);
            (own.plays && own.lacks() > 0).then(|| (spot(seat), own.lacks()))
        })
    }

    /// The next tiles to be turned when the bank's hand is set.
    fn turned(&self, rules: &Rules) -> Option<Want> {
        let hides = |seat: &Seat| self.seat(*seat).plays && self.seat(*seat).hidden > 0;
        let seat = self.from_button(rules.turns).find(hides)?;
        Some(Want::Show { of: spot(seat), n: self.seat(seat).hidden })
    }
}

impl Deals for Tiles {
    type Act = Act;

    const SPOTS: &'static [&'static str] = SEATS_AND_DEALER;

    fn open(_: &Rules, stakes: &[Stake]) -> Round {
        let mut round = Round {
            seats: [Seated::EMPTY; SEATS],
            dealer: Seated::EMPTY,
            bank: Seat::new(SEATS_MAX).unwrap_or(Seat::FIRST),
            banked: false,
            action: None,
            first: false,
            early: false,
        };
        for stake in stakes {
            round.seat_mut(stake.seat).plays = true;
        }
        round
    }

    fn banked(_: &Rules, round: &mut Round, banking: Banking) {
        (round.bank, round.banked) = (banking.seat, true);
        round.action = banking.action;
        round.first = banking.first;
    }

    fn cup(rules: &Rules) -> Option<Cup> {
        Some(rules.cup)
    }

    fn ask(rules: &Rules, round: &Round) -> Want {
        // A stack of four face down, a player's for its own eyes.
        if let Some((to, n)) = round.dealt_next(rules) {
            let own = Seat::new(to.0 + 1).filter(|_| to != DEALER);
            return Want::Deal { to, n, face: own.map_or(Face::Down, Face::Own) };
        }
        if round.early && round.dealer.hidden > 0 {
            return Want::Show { of: DEALER, n: round.dealer.hidden };
        }
        if let Some(seat) = round.to_set() {
            return Want::Decide { seat };
        }
        // All hands set: the bank's is opened, and set.
        if round.dealer.hidden > 0 {
            return Want::Show { of: DEALER, n: round.dealer.hidden };
        }
        if round.banked && round.dealer.act.is_none() {
            return Want::Decide { seat: round.bank };
        }
        round.turned(rules).unwrap_or(Want::Over)
    }

    fn next_spot(_: &Round, to: Spot) -> Spot {
        to
    }

    fn allows(rules: &Rules, round: &Round, seat: Seat, act: Act) -> Result<(), Refusal> {
        let cites = &rules.cites;
        let refuse = |rule, why: String| Err(Refusal::by(rule, why));
        let banks = round.banked && round.bank == seat;
        let own = if banks { &round.dealer } else { round.seat(seat) };
        if !round.is_dealt() {
            return refuse(cites.deal, "the hands have not got their four tiles".into());
        }
        if banks && own.hidden > 0 {
            return refuse(cites.opens, "the player-dealer's tiles are not open".into());
        }
        if !(banks || own.plays) {
            return refuse(cites.set, format!("{seat} has no hand"));
        }
        if own.is_set() {
            let rule = if banks { cites.bank_sets } else { cites.set };
            return refuse(rule, format!("the hand of {seat} is set"));
        }
        if !banks && round.to_set() != Some(seat) {
            return refuse(cites.set, format!("it is not the turn of {seat}"));
        }
        match (act, own.four()) {
            (Act::Set(setting), Some(four)) => apart(rules, setting, &four.map(AnyCard::from)),
            (Act::Set(_) | Act::HouseWay, _) => Ok(()),
        }
    }

    fn acts() -> &'static [(Act, &'static str)] {
        // Which two tiles make a hand is said by naming them.
        &[
            (Act::HouseWay, "house-way"),
            (Act::Set(Setting::ALL[0]), "set"),
            (Act::HouseWay, "logical-way"),
        ]
    }

    fn decides(_: &Rules, act: Act) -> bool {
        match act {
            Act::Set(_) | Act::HouseWay => true,
        }
    }

    fn sets(_: &Rules, round: &Round, seat: Seat) -> Option<(Spot, Vec<AnyCard>)> {
        if round.banked && round.bank == seat {
            return Some((DEALER, round.dealer.open()));
        }
        let own = round.seat(seat);
        own.plays.then(|| (spot(seat), own.open()))
    }

    fn set(rules: &Rules, held: &[AnyCard], named: &[AnyCard]) -> Result<Act, Refusal> {
        let refuse = |why: String| Err(Refusal::by(rules.cites.set, why));
        let mut left = held.to_vec();
        for tile in named {
            let Some(at) = left.iter().position(|known| known == tile) else {
                let why = if held.contains(tile) { "is named too often" } else { "is not held" };
                return refuse(format!("{tile} {why}"));
            };
            left.remove(at);
        }
        let ([a, b], Ok(four)) = (named, <&[AnyCard; 4]>::try_from(held)) else {
            return refuse("name the two tiles of one hand: set 6-6 2-2".into());
        };
        // invariant: both were found among those held.
        let setting = Setting::of(four, [*a, *b]).unwrap_or_else(|| unreachable!("{a} {b}"));
        apart(rules, setting, four)?;
        Ok(Act::Set(setting))
    }

    fn tell(_: &Rules, round: &mut Round, told: Told<Act>) {
        match told {
            Told::Tile { at, tile } => round.at(at).show(tile),
            Told::Hidden { at } => round.at(at).hide(),
            Told::Act { seat, act } if round.banked && round.bank == seat => {
                round.dealer.act = Some(act);
            }
            Told::Act { seat, act } => round.seat_mut(seat).act = Some(act),
            // invariant: nobody behind a seat is asked, and the set holds no card.
            Told::Card { .. } | Told::Joker { .. } | Told::Follow { .. } => {
                unreachable!("{told:?}")
            }
        }
    }

    fn rule(rules: &Rules, round: &mut Round, ruling: &Ruling) -> Result<Vec<Redress>, Refusal> {
        rule(rules, round, ruling)
    }

    fn void(_: &Round) -> Option<Cite> {
        None
    }

    fn after(_: &Round) -> After {
        After::default()
    }

    fn due(rules: &Rules, round: &Round, at: Spot) -> Cite {
        match at {
            DEALER if round.is_dealt() && round.dealer.hidden > 0 => rules.cites.opens,
            _ => rules.cites.deal,
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

/// Whether the tiles of Jee Joon may lie as a setting has them.
fn apart(rules: &Rules, setting: Setting, held: &[AnyCard; 4]) -> Result<(), Refusal> {
    let (Some(rule), [Some(a), Some(b), Some(c), Some(d)]) =
        (rules.together, held.map(AnyCard::tile))
    else {
        return Ok(());
    };
    if setting.parts_jee_joon(&[a, b, c, d].map(Tile::twins)) {
        return Err(Refusal::by(rule, "the two wild tiles stay together: set 1-2 2-4"));
    }
    Ok(())
}

impl Reads<Met> for Tiles {
    fn facts(rules: &Rules, round: &Round, seat: Seat) -> Option<Met> {
        if Tiles::ask(rules, round) != Want::Over {
            return None;
        }
        let own = round.seat(seat).worth(rules)?;
        let bank = round.dealer.worth(rules)?;
        let (high, low) = (own.high.cmp(&bank.high), own.low.cmp(&bank.low));
        Some(Met { high: high.into(), low: low.into() })
    }
}
