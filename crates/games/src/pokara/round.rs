//! A round of Pokara.

use super::Pokara;
use super::facts::{Clash, Dealt, End};
use super::hand::{Kind, house_way, strength};
use crate::places::{
    DEALER, NAMES, SEATS, SEATS_AND_DEALER, first_wager, left_of, ring, spot, wagering,
};
use cards::{Card, Hand};
use law::Cite;
use std::cmp::Ordering;
use table::{
    After, Banking, Deals, Effect, Face, Reads, Redress, Refusal, Ruling, Seat, Spot, Stake, Told,
    Want,
};

/// What a table plays by.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The rules cited.
    pub cites: PokaraCites,
}

/// The rules cited when a card is due or a choice is made.
#[derive(Clone, Copy, Debug)]
pub struct PokaraCites {
    /// Three cards for everybody.
    pub deal: Cite,
    /// From the left, everybody stays or has a card replaced.
    pub turn: Cite,
    /// A draw may be doubled.
    pub doubles: Cite,
    /// A draw to a pair or better is doubled.
    pub must_double: Cite,
    /// Who stands does not double.
    pub stands_single: Cite,
    /// A draw costs a card.
    pub draw: Cite,
    /// The double comes before the card goes.
    pub double_first: Cite,
    /// The player-dealer's hand is turned.
    pub opens: Cite,
    /// The hands to which the house way draws.
    pub house_way: Cite,
    /// It keeps a hand of one suit.
    pub keeps_suited: Cite,
    /// It stands pat on all others.
    pub pat: Cite,
}

/// What a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// As much again, before a draw.
    Double,
    /// Another card for the first, the second or the third.
    Draw(u8),
    /// The hand stays.
    Stand,
}

/// One seat.
#[derive(Clone, Copy, Debug)]
pub struct Seated {
    /// Has a wager on its hand.
    pub plays: bool,
    /// The three cards dealt.
    pub dealt: Hand<3>,
    /// Which of them was thrown away.
    pub thrown: Option<u8>,
    /// What came for it.
    pub drawn: Option<Card>,
    /// Whether the wager was doubled.
    pub doubled: bool,
    /// Whether it stands.
    pub stands: bool,
}

impl Seated {
    const EMPTY: Seated = Seated {
        plays: false,
        dealt: Hand::EMPTY,
        thrown: None,
        drawn: None,
        doubled: false,
        stands: false,
    };

    /// The three cards dealt, once they are there.
    #[must_use]
    pub fn three(&self) -> Option<[Card; 3]> {
        self.dealt.cards().try_into().ok()
    }

    /// The hand as it is, the drawn card in its place.
    #[must_use]
    pub fn hand(&self) -> Option<[Card; 3]> {
        let mut hand = self.three()?;
        if let (Some(at), Some(card)) = (self.thrown, self.drawn) {
            hand[usize::from(at)] = card;
        }
        Some(hand)
    }

    fn waits(&self) -> bool {
        self.plays && !self.stands && self.thrown.is_none()
    }
}

/// What has happened in a round.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// Seat by seat.
    pub seats: [Seated; SEATS],
    /// The player-dealer's cards that are open: the third, the first two once they are turned,
    /// and the drawn one.
    pub dealer: Hand<4>,
    hidden: u8,
    /// The seat on the player-dealer's left, from 0.
    left: u8,
}

impl Round {
    /// The seat of that number.
    #[must_use]
    pub const fn seat(&self, seat: Seat) -> &Seated {
        &self.seats[seat.n() as usize - 1]
    }

    /// The first seat for which something holds, from the player-dealer's left.
    fn first(&self, wanted: impl Fn(&Seated) -> bool) -> Option<Seat> {
        self.ring().find(|seat| wanted(self.seat(*seat)))
    }

    /// Seats clockwise from the player-dealer's left.
    fn ring(&self) -> impl Iterator<Item = Seat> {
        ring(self.left)
    }

    /// Whether a seat's draw did not improve its hand.
    fn failed(&self, seat: Seat) -> bool {
        let at = self.seat(seat);
        let (Some(dealt), Some(own)) = (at.three(), at.hand()) else { return false };
        at.drawn.is_some() && strength(own) <= strength(dealt)
    }

    fn is_dealt(&self) -> bool {
        let short = |seat: &Seated| seat.plays && seat.dealt.len() < 3;
        self.dealer.len() as u8 + self.hidden >= 3 && self.first(short).is_none()
    }

    /// The player-dealer's three dealt cards, once they are open.
    #[must_use]
    pub fn bank_three(&self) -> Option<[Card; 3]> {
        self.dealer.cards().get(..3)?.try_into().ok()
    }

    /// Whether the player-dealer's three cards are of one suit.
    fn bank_suited(&self) -> bool {
        let suited = |cards: [Card; 3]| cards.iter().all(|card| card.suit() == cards[0].suit());
        self.bank_three().is_some_and(suited)
    }

    /// Which of its cards the player-dealer throws away.
    fn bank_throws(&self) -> Option<usize> {
        self.bank_three().and_then(house_way)
    }

    /// How a seat's hand ends; none before every card is there.
    fn end(&self, seat: Seat) -> Option<End> {
        let own = self.seat(seat).hand()?;
        if self.failed(seat) {
            return Some(End::Failed);
        }
        let three = self.bank_three()?;
        let mut bank = three;
        if let (Some(at), Some(card)) = (house_way(three), self.dealer.cards().get(3)) {
            bank[at] = *card;
            if strength(bank) <= strength(three) {
                return Some(End::BankFailed);
            }
        }
        Some(match strength(own).cmp(&strength(bank)) {
            Ordering::Greater => End::Higher,
            Ordering::Equal => End::Equal,
            Ordering::Less => End::Lower,
        })
    }
}

impl Deals for Pokara {
    type Act = Act;

    const SPOTS: &'static [&'static str] = SEATS_AND_DEALER;

    fn open(_: &Rules, stakes: &[Stake]) -> Round {
        let mut round = Round {
            seats: [Seated::EMPTY; SEATS],
            dealer: Hand::EMPTY,
            hidden: 0,
            left: first_wager(stakes),
        };
        for (seat, plays) in round.seats.iter_mut().zip(wagering(stakes)) {
            seat.plays = plays;
        }
        round
    }

    fn banked(_: &Rules, round: &mut Round, banking: Banking) {
        round.left = left_of(banking.seat);
    }

    fn ask(_: &Rules, round: &Round) -> Want {
        // 3: three cards up to each player, to the player-dealer two down and the third up.
        if let Some(seat) = round.first(|seat| seat.plays && seat.dealt.len() < 3) {
            let n = 3 - round.seat(seat).dealt.len() as u8;
            return Want::Deal { to: spot(seat), n, face: Face::Up };
        }
        match (round.dealer.len(), round.hidden) {
            (0, hidden @ 0..=1) => {
                return Want::Deal { to: DEALER, n: 2 - hidden, face: Face::Down };
            }
            (0, _) => return Want::Deal { to: DEALER, n: 1, face: Face::Up },
            _ => {}
        }
        // 4: from the left everybody stays, or has a card replaced before the next one acts.
        let due = |seat: &Seated| seat.thrown.is_some() && seat.drawn.is_none();
        if let Some(seat) = round.first(due) {
            return Want::Deal { to: spot(seat), n: 1, face: Face::Up };
        }
        if let Some(seat) = round.first(Seated::waits) {
            return Want::Decide { seat };
        }
        // 7: the player-dealer's hand is turned, and follows the house way.
        if round.hidden > 0 {
            return Want::Show { of: DEALER, n: round.hidden };
        }
        if round.dealer.len() == 3 && round.bank_throws().is_some() {
            return Want::Deal { to: DEALER, n: 1, face: Face::Up };
        }
        Want::Over
    }

    /// 4, `reading:ca-folds-first`: a draw that does not improve its hand loses at once.
    fn surrendered(_: &Rules, round: &Round) -> Vec<(Seat, &'static str)> {
        let failed = round.ring().filter(|seat| round.failed(*seat));
        failed.flat_map(|seat| [(seat, "base"), (seat, "double")]).collect()
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
        let at = round.seat(seat);
        if round.first(Seated::waits) != Some(seat) {
            return refuse(cites.turn, format!("it is not the turn of {seat}"));
        }
        match act {
            Act::Double if at.doubled => refuse(cites.doubles, format!("{seat} has doubled")),
            Act::Stand if at.doubled => {
                refuse(cites.stands_single, format!("{seat} has doubled, and must draw"))
            }
            Act::Draw(_) if !at.doubled => {
                let kind = at.three().map(|three| strength(three).kind);
                match kind.filter(|kind| *kind >= Kind::Pair) {
                    Some(_) => {
                        refuse(cites.must_double, "a draw to a pair or better is doubled".into())
                    }
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    fn acts() -> &'static [(Act, &'static str)] {
        &[
            (Act::Stand, "stand"),
            (Act::Draw(0), "draw"),
            (Act::Draw(1), "draw"),
            (Act::Draw(2), "draw"),
            (Act::Double, "double"),
        ]
    }

    fn decides(_: &Rules, act: Act) -> bool {
        match act {
            Act::Double | Act::Draw(_) | Act::Stand => true,
        }
    }

    fn throws(_: &Rules, round: &Round, seat: Seat, act: Act) -> Option<(Spot, Card)> {
        let Act::Draw(at) = act else { return None };
        let card = round.seat(seat).three()?[usize::from(at)];
        Some((spot(seat), card))
    }

    fn effects(_: &Rules, act: Act) -> &'static [Effect] {
        match act {
            Act::Double => &[Effect::Stakes {
                wager: "double",
                of: "base",
                times: 1,
                rule: law::ca::pokara::R5_A,
            }],
            Act::Draw(_) | Act::Stand => &[],
        }
    }

    fn tell(_: &Rules, round: &mut Round, told: Told<Act>) {
        match told {
            Told::Card { at: DEALER, card } => {
                // With one card open and two face down the deal is over: an open card is turned.
                let turned = round.hidden > 0 && !round.dealer.is_empty();
                round.hidden -= u8::from(turned);
                round.dealer.push(card);
            }
            Told::Card { at, card } => {
                let seat = &mut round.seats[usize::from(at.0)];
                match seat.dealt.len() {
                    0..=2 => seat.dealt.push(card),
                    _ => seat.drawn = Some(card),
                }
            }
            // invariant: the decks hold no joker, and nobody behind a seat decides.
            Told::Joker { .. } | Told::Tile { .. } | Told::Follow { .. } => {
                unreachable!("{told:?}")
            }
            Told::Hidden { .. } => round.hidden += 1,
            Told::Act { seat, act } => {
                let seat = &mut round.seats[usize::from(seat.n()) - 1];
                match act {
                    Act::Double => seat.doubled = true,
                    Act::Draw(at) => seat.thrown = Some(at),
                    Act::Stand => seat.stands = true,
                }
            }
        }
    }

    fn rule(rules: &Rules, _: &mut Round, ruling: &Ruling) -> Result<Vec<Redress>, Refusal> {
        let why = format!("{} rules on nothing at this table", ruling.rule);
        Err(Refusal::by(rules.cites.turn, why))
    }

    fn void(_: &Round) -> Option<Cite> {
        None
    }

    fn after(_: &Round) -> After {
        After::default()
    }

    fn due(rules: &Rules, round: &Round, at: Spot) -> Cite {
        let cites = &rules.cites;
        match at {
            _ if !round.is_dealt() => cites.deal,
            DEALER if round.hidden > 0 => cites.opens,
            DEALER if round.bank_throws().is_some() => cites.house_way,
            DEALER if round.bank_suited() => cites.keeps_suited,
            DEALER => cites.pat,
            _ => cites.draw,
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
            // In the order dealt: the open card came third.
            let mut cards: Vec<String> =
                round.dealer.cards().iter().map(Card::to_string).collect();
            if cards.len() >= 3 {
                cards[..3].rotate_left(1);
            }
            figures.push(("dealer", cards.join(" ")));
        }
        for (at, seat) in round.seats.iter().enumerate() {
            if let Some(hand) = seat.hand() {
                let cards: Vec<String> = hand.iter().map(Card::to_string).collect();
                figures.push((NAMES[at], cards.join(" ")));
            }
        }
        figures
    }
}

impl Reads<Clash> for Pokara {
    fn facts(rules: &Rules, round: &Round, seat: Seat) -> Option<Clash> {
        if Pokara::ask(rules, round) != Want::Over {
            return None;
        }
        // A seat without a hand neither wins nor loses.
        let end = round.end(seat)?;
        Some(Clash { doubled: round.seat(seat).doubled, end })
    }
}

impl Reads<Dealt> for Pokara {
    fn facts(_: &Rules, round: &Round, seat: Seat) -> Option<Dealt> {
        round.seat(seat).three().map(Dealt::of)
    }
}
