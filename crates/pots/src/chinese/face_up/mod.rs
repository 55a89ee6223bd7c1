//! Face-Up Chinese Poker, with the Fantasy variation: California book, lines 6781-6957.
//!
//! Five cards to each of up to three players, laid open in front, middle and back in turn; then
//! four times three cards, of which two are laid and one is thrown away. What lies is fixed. A
//! player with a fantasy hand gets fourteen cards first, all at once. Then positions 1, 2 and 3
//! compare: 1 with 2, 1 with 3, 2 with 3.

mod bonus;
pub(crate) mod settle;

#[cfg(test)]
mod deal_tests;
#[cfg(test)]
mod fantasy_tests;
#[cfg(test)]
mod fees_tests;
#[cfg(test)]
mod pay_tests;
#[cfg(test)]
mod ranks_tests;

use super::round::{DealtIn, Place};
use super::rules::{point_option, points};
use super::{Awaited, Move, Player, Ranked, Rows};
use cards::Rank;
use hands::Category;
use law::ca::face_up_chinese as ca;
use law::{Cite, Lawful, Opt, Proven, reading};
use money::Cents;
use serde::{Deserialize, Serialize};
use table::{Refusal, Seat};

pub use bonus::bonus;

pub(crate) const BUY_IN: Cite = ca::RS5_E;
pub(crate) const ADD_ON: Cite = ca::R2_C;
pub(crate) const ADD_CHIPS: Cite = ca::R2_B;
pub(crate) const TAKE_OFF: Cite = ca::R2_D;
pub(crate) const DECK: Cite = ca::RS3;
pub(crate) const FEES: Cite = ca::RS9_A;
pub(crate) const SHOWDOWN: Cite = ca::RS7_A;
pub(crate) const SEATS: Cite = ca::RS5_A;
pub(crate) const ABLE: Cite = ca::RS5_F;
pub(crate) const POINTS: Cite = ca::RS1_A;
pub(crate) const DEAL: Cite = ca::R5;
pub(crate) const FIRST_BUTTON: Cite = ca::R3;
pub(crate) const NEXT_BUTTON: Cite = ca::R1;

/// How many a table seats, and how many of them are dealt in: s5.a, s5.b.
const SEATED_MAX: usize = 4;
const ACTIVE_MAX: usize = 3;

/// The points a player has to have in front when a round begins: s5.f.
const ELIGIBLE_POINTS: i64 = 9;

/// Cards of each turn: 5, 7, 9, 11, 13.
const TURNS: [usize; 5] = [5, 3, 3, 3, 3];

/// A fantasy hand: s7.5.c.
const FANTASY_CARDS: usize = 14;

/// Room in front, middle and back: s2.a.
pub(crate) const ROOM: [usize; 3] = [3, 5, 5];

/// The steps that deal, and those that lay: 5 to 14.
const DEALS: [Cite; 5] = [ca::R5, ca::R7, ca::R9, ca::R11, ca::R13];
const LAYS: [Cite; 5] = [ca::R6, ca::R8, ca::R10, ca::R12, ca::R14];

/// Whether fantasy hands are played: all have to agree, s7.5.a.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Variation {
    /// They are not.
    Plain,
    /// They are.
    Fantasy,
}

/// How a clean sweep is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SweepPay {
    /// Three points for the segments and six more.
    OnTop,
    /// Six in all.
    Six,
}

/// What a table posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// What a point is worth: the table limit.
    pub point: Cents,
    /// The largest stack a player may buy up to.
    pub buy_in_max: Cents,
    /// How a clean sweep is paid.
    pub sweep: SweepPay,
    /// Whether fantasy hands are played.
    pub variation: Variation,
}

impl Setup {
    pub(crate) fn of(proven: &Proven, variation: Variation) -> Setup {
        let six = proven.word("sweep") == "six";
        Setup {
            point: proven.money("point"),
            buy_in_max: proven.money("buy_in_max"),
            sweep: if six { SweepPay::Six } else { SweepPay::OnTop },
            variation,
        }
    }

    /// The values as a house posts them.
    pub(crate) fn posted(&self) -> Vec<(&'static str, String)> {
        let sweep = match self.sweep {
            SweepPay::OnTop => "on-top",
            SweepPay::Six => "six",
        };
        vec![
            ("point", self.point.plain()),
            ("buy_in_max", self.buy_in_max.plain()),
            ("sweep", sweep.to_owned()),
        ]
    }
}

pub(crate) fn options() -> Vec<Opt> {
    let most = Lawful::Money(Cents::new(1), Cents::READ_MAX);
    vec![
        point_option(ca::RS7_2_A),
        Opt::new("buy_in_max", &Cents::READ_MAX.plain(), most, ADD_ON),
        Opt::new(
            "sweep",
            "on-top",
            Lawful::Word(vec!["on-top", "six"]),
            reading::CA_FACE_UP_SWEEP,
        ),
    ]
}

/// Who has the buttons in a new game: the first player from the house dealer's left.
#[must_use]
pub fn first_button(seated: &[Seat]) -> Option<Seat> {
    seated.iter().min().copied()
}

/// Who has the buttons after a round: the next player clockwise.
#[must_use]
pub fn next_button(seated: &[Seat], button: Seat) -> Option<Seat> {
    // 1: clockwise. The same seat comes last, when all others have left.
    seated.iter().min_by_key(|seat| (**seat == button, seat.steps_from(button))).copied()
}

/// Whether a stack is dealt in: s5.f.
pub(crate) fn able(terms: &Setup, stack: Cents) -> bool {
    stack >= points(ELIGIBLE_POINTS, terms.point)
}

/// Those dealt in of players clockwise from the left of the button, which is last; and who is not.
pub(crate) fn dealt_in(terms: &Setup, players: &[Player]) -> Result<DealtIn, Refusal> {
    if players.len() > SEATED_MAX {
        return Err(Refusal::by(ca::RS5_A, format!("{} want to play", players.len())));
    }
    let plain = terms.variation == Variation::Plain;
    if let Some(player) = players.iter().find(|player| player.fantasy && plain) {
        return Err(Refusal::by(ca::RS7_5_A, format!("{} has no fantasy hand here", player.seat)));
    }
    // s5.f: too few chips, and the seat is passed over.
    let (able, poor): (Vec<&Player>, Vec<&Player>) =
        players.iter().partition(|player| able(terms, player.stack));
    if able.len() < 2 {
        let least = points(ELIGIBLE_POINTS, terms.point);
        let why = format!("fewer than two players have {least} in front");
        return Err(Refusal::by(ca::RS5_F, why));
    }
    // s5.b: the player with the buttons, who is last here, and the next two clockwise.
    let from_button = able.iter().rev().take(1).chain(able.iter().take(able.len() - 1));
    let order: Vec<Seat> = from_button.map(|player| player.seat).collect();
    let (active, over) = order.split_at(order.len().min(ACTIVE_MAX));
    let mut out: Vec<(Seat, Cite)> = poor.iter().map(|player| (player.seat, ca::RS5_F)).collect();
    out.extend(over.iter().map(|seat| (*seat, ca::RS5_B)));
    Ok((active.to_vec(), out))
}

/// The turn of those without a fantasy hand, from 0; 5 when all is laid.
fn turn(places: &[Place]) -> usize {
    let regular = places.iter().filter(|place| !place.fantasy);
    regular.map(|place| place.turns).min().unwrap_or(TURNS.len())
}

pub(crate) fn ask(places: &[Place]) -> Awaited {
    // s7.5.c, s7.5.e: fantasy hands are dealt whole, and laid before anybody else has a card.
    let fantasy = || places.iter().filter(|place| place.fantasy && place.turns == 0);
    if let Some(place) = fantasy().find(|place| place.dealt < FANTASY_CARDS) {
        return Awaited::Card(place.seat);
    }
    if let Some(place) = fantasy().next() {
        return Awaited::Set(place.seat);
    }
    let now = turn(places);
    if now == TURNS.len() {
        return Awaited::Showdown;
    }
    let due: usize = TURNS[..=now].iter().sum();
    let regular = || places.iter().filter(|place| !place.fantasy);
    let short = || regular().filter(|place| place.dealt < due);
    // 5: the first five one at a time, round and round. 7: later cards three at a time.
    let next = if now == 0 { short().min_by_key(|place| place.dealt) } else { short().next() };
    if let Some(place) = next {
        return Awaited::Card(place.seat);
    }
    // 6, 8: clockwise from the left of the button.
    let next = regular().find(|place| place.turns == now);
    // invariant: somebody has laid no more than that many times
    Awaited::Set(next.unwrap_or_else(|| unreachable!("nobody is at turn {now}")).seat)
}

/// The rule of a card that a seat receives.
pub(crate) fn deals(place: &Place) -> Cite {
    if place.fantasy { ca::RS7_5_C } else { DEALS[place.turns.min(4)] }
}

/// The rule by which a seat lays.
fn lays_by(place: &Place) -> Cite {
    if place.fantasy { ca::RS7_5_D } else { LAYS[place.turns.min(4)] }
}

/// How many cards a seat lays in its turn.
pub(crate) fn due(place: &Place) -> usize {
    match place.turns {
        _ if place.fantasy => FANTASY_CARDS - 1,
        0 => TURNS[0],
        _ => 2,
    }
}

/// The rule of something that a seat does.
pub(crate) fn why(place: &Place, act: &Move) -> Cite {
    match act {
        Move::Set(_) => lays_by(place),
        Move::Announce => ca::RS7_5_H,
        // A sweep is counted and nothing is given up: neither is ever done.
        Move::Declare | Move::Surrender => ca::RS7_4_A,
    }
}

pub(crate) fn allows(ask: Awaited, place: &Place, act: &Move) -> Result<(), Refusal> {
    let seat = place.seat;
    match act {
        Move::Declare => {
            Err(Refusal::unknown("a clean sweep is not declared here: it is counted"))
        }
        Move::Surrender => Err(Refusal::unknown("hands are not given up here")),
        Move::Set(rows) => lays(ask, place, rows),
        Move::Announce if place.announced => {
            Err(Refusal::unknown(format!("{seat} has announced it already")))
        }
        Move::Announce if !place.fantasy => {
            Err(Refusal::by(ca::RS7_5_H, format!("{seat} plays no fantasy hand to stay in")))
        }
        Move::Announce if !stays(&place.rows) => {
            Err(Refusal::by(ca::RS7_5_G, format!("the hand of {seat} does not stay in fantasy")))
        }
        Move::Announce => Ok(()),
    }
}

/// Whether a seat may lay these cards now.
fn lays(ask: Awaited, place: &Place, rows: &Rows) -> Result<(), Refusal> {
    let seat = place.seat;
    // 6.c: whoever is due lays before anything else happens.
    let rule = lays_by(place);
    match ask {
        Awaited::Set(due) if due == seat => {}
        Awaited::Set(due) => {
            return Err(Refusal::by(ca::R6_C, format!("it is {due}'s turn, not {seat}'s")));
        }
        Awaited::Card(_) => {
            return Err(Refusal::by(deals(place), "cards are still to be dealt"));
        }
        Awaited::Showdown | Awaited::Over => {
            return Err(Refusal::by(ca::R15, "all cards are set"));
        }
    }
    // 6.b: what lies stays where it is.
    for (i, card) in rows.cards().enumerate() {
        if place.rows.cards().any(|laid| laid == card) {
            return Err(Refusal::by(ca::R6_B, format!("{card} lies already")));
        }
        if !place.held.contains(&card) {
            return Err(Refusal::unknown(format!("{seat} does not hold {card}")));
        }
        if rows.cards().skip(i + 1).any(|other| other == card) {
            return Err(Refusal::unknown(format!("{card} is named twice")));
        }
    }
    let due = due(place);
    if rows.len() != due {
        return Err(Refusal::by(rule, format!("{seat} sets {due} cards, not {}", rows.len())));
    }
    // 6.a, s2.a: three in front, five in the middle and at the back.
    let (lie, more) = (place.rows.sizes(), rows.sizes());
    for (i, name) in Rows::NAMES.into_iter().enumerate() {
        if lie[i] + more[i] > ROOM[i] {
            let rule = if i == 0 { ca::R6_A } else { ca::RS2_A };
            return Err(Refusal::by(rule, format!("the {name} has room for {}", ROOM[i])));
        }
    }
    Ok(())
}

/// Whether a hand is in order, with each segment above the one before: s2.b, s7.1.a.
fn is_clean(rows: &Rows) -> bool {
    rows.ranked().is_some_and(Ranked::rises)
}

/// Whether a hand gives its player a fantasy hand next: queens or better in front, and no foul.
fn enters(rows: &Rows) -> bool {
    let cards = rows.front.cards();
    let high = |rank: Rank| cards.iter().filter(|card| card.rank() == rank).count() >= 2;
    let three = rows.ranked().is_some_and(|r| r.front.category() == Category::ThreeOfAKind);
    let queens = high(Rank::Queen) || high(Rank::King) || high(Rank::Ace);
    is_clean(rows) && (queens || three)
}

/// Whether a fantasy hand may be followed by another: s7.5.g.
fn stays(rows: &Rows) -> bool {
    let good = rows.ranked().is_some_and(|ranked| {
        ranked.front.category() == Category::ThreeOfAKind
            || ranked.back.category() >= Category::FourOfAKind
    });
    is_clean(rows) && good
}

/// Who has a fantasy hand due after a round: those who made one, and those who stay and said so.
fn fantasy_next(terms: &Setup, places: &[Place]) -> Vec<Seat> {
    let due = |place: &&Place| {
        if place.fantasy { place.announced && stays(&place.rows) } else { enters(&place.rows) }
    };
    match terms.variation {
        Variation::Plain => Vec::new(),
        Variation::Fantasy => places.iter().filter(due).map(|place| place.seat).collect(),
    }
}
