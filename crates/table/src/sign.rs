//! What hangs at a table: its game, seats, marks and what they pay, limits, posted values.

use crate::{Cards, Collection, Kind, Limits, Name, Office, Party, Refusal, Seat};
use cards::AnyCard;
use law::Cite;
use money::Cents;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What hangs at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sign {
    /// The catalogue id.
    pub id: Name,
    /// Its title.
    pub title: Name,
    /// Who banks it.
    pub bank: Bank,
    /// The highest seat number.
    pub seats: u8,
    /// Numbers below it that no seat bears.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gaps: Vec<u8>,
    /// The rule of the seats.
    pub seats_rule: Cite,
    /// Where cards lie.
    pub spots: Vec<Name>,
    /// The wagers on offer, in the order in which a seat's wagers are settled.
    pub marks: Vec<Mark>,
    /// Wagers that are made together in equal amounts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub equal: Vec<Vec<Name>>,
    /// The rule of decisions: who makes which, and when.
    pub decisions: Cite,
    /// Every word that a seat can ever decide by.
    pub words: Vec<Name>,
    /// What the house posts, defaults included.
    pub posted: BTreeMap<String, String>,
    /// Where chance comes from.
    pub chance: Chance,
    /// The rule by which three dice place the action button, where they do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cup: Option<Cite>,
    /// What goes round from player to player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub office: Option<Office>,
    /// The rule by which the book fixes with whom settlement begins, where a player banks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Cite>,
    /// Flat fees on wagers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub collection: Option<FeeSign>,
}

/// Where a table's chance comes from: whoever supplies it needs to know no more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold
pub enum Chance {
    /// A shoe that lasts: its cards, how its book has it made ready, the most cards of a round.
    Shoe { cards: Cards, law: Option<ShoeLaw>, round_max: u16 },
    /// A deck that is shuffled before every hand.
    Deck { cards: Cards },
    /// A wheel or dice: what one go is called, and all it can show, each with its weight.
    Throw { of: Name, faces: Vec<(Name, u32)> },
}

/// How a book has a shoe cut, marked and burned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShoeLaw {
    /// To whom the cut is offered: the highest seat first, then clockwise.
    pub order: Cite,
    /// The cut falls at least so many cards from either end.
    pub cut_min: u16,
    /// The rule of that.
    pub cut: Cite,
    /// The cutting card lies at least so many cards from the back.
    pub marker_min: u16,
    /// The rule of that.
    pub marker: Cite,
    /// The first card is shown, and as many as its number are burned after it.
    pub burn: Cite,
    /// After the cutting card the hand is finished, and one more is dealt.
    pub last: Cite,
}

/// Flat fees on wagers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FeeSign {
    /// For each wager that bears a fee.
    pub per_bet: Cents,
    /// Wagers that bear none.
    pub free: Vec<Name>,
    /// For each match-play coupon; none where they are not taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub per_coupon: Option<Cents>,
    /// The most that whoever banks may owe for a hand.
    pub bank_max: Cents,
    /// The rule.
    pub rule: Cite,
}

impl From<&Collection> for FeeSign {
    fn from(fees: &Collection) -> FeeSign {
        let most = fees.player_dealer.iter().map(|(_, fee)| *fee).max();
        FeeSign {
            per_bet: fees.per_bet,
            per_coupon: fees.per_coupon.each(),
            free: fees.free.iter().map(|id| (*id).into()).collect(),
            bank_max: most.unwrap_or(Cents::ZERO),
            rule: fees.rule,
        }
    }
}

/// What these are: `tile` where one of them is a tile, else `card`.
#[must_use]
pub fn piece(cards: impl IntoIterator<Item = AnyCard>) -> &'static str {
    if cards.into_iter().any(|card| card.tile().is_some()) { "tile" } else { "card" }
}

impl Sign {
    /// What is dealt: `tile` where tiles are, else `card`.
    #[must_use]
    pub fn piece(&self) -> &'static str {
        let (Chance::Shoe { cards, .. } | Chance::Deck { cards }) = &self.chance else {
            return "card";
        };
        piece(cards.rows.iter().flatten().copied())
    }

    /// The mark of that id.
    #[must_use]
    pub fn mark(&self, id: &str) -> Option<&Mark> {
        self.marks.iter().find(|mark| mark.id == id)
    }

    /// Its seats, from the first on.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        let numbers = (1..=self.seats).filter(|n| !self.gaps.contains(n));
        numbers.filter_map(Seat::new)
    }

    /// Whether it has such a seat.
    ///
    /// # Errors
    /// A refusal with the rule of its seats.
    pub fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        if self.all_seats().any(|known| known == seat) {
            return Ok(());
        }
        let many = self.all_seats().count();
        let why = format!("there is no {seat}: the table has {many}");
        Err(Refusal::by(self.seats_rule, why))
    }

    /// The name of a party, for people: a meter bears its wager's id.
    #[must_use]
    pub fn party(&self, party: Party) -> String {
        let wager = |at: u8| &self.marks[usize::from(at)].id;
        match party {
            Party::Seat(seat) => seat.to_string(),
            Party::Behind(seat, n) => format!("{seat}, behind {n}"),
            Party::House => "house".into(),
            Party::PlayerDealer => crate::PLAYER_DEALER.into(),
            Party::Dealer => "dealer".into(),
            Party::Meter(at) => format!("{} meter", wager(at)),
            Party::Reserve(at) => format!("{} reserve", wager(at)),
            Party::Layout => "layout".into(),
            Party::Room => "card room".into(),
            Party::Pot => "pot".into(),
        }
    }
}

/// Who banks a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bank {
    /// The house.
    House,
    /// One of the players, in turn.
    PlayerDealer,
    /// Nobody: all money goes to a pot.
    Pot,
    /// Nobody: players pay each other by points.
    Points,
}

/// A wager on offer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mark {
    /// Its id.
    pub id: Name,
    /// Its name.
    pub title: Name,
    /// The wager of the book of which it is a mark; its own id where it is no mark.
    pub group: Name,
    /// Its place at the table.
    pub kind: Kind,
    /// When it is made.
    pub made: Made,
    /// The pay table in use.
    pub paytable: Name,
    /// What it pays, line by line.
    pub lines: Vec<PayLine>,
    /// What it may be.
    pub limits: Limits,
}

/// When a wager is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Made {
    /// Before the cards, or between throws.
    Before,
    /// By a decision.
    ByDecision,
    /// Never: it is paid on another wager.
    Never,
}

impl From<Kind> for Made {
    fn from(kind: Kind) -> Made {
        match kind {
            Kind::Main | Kind::Side | Kind::Progressive => Made::Before,
            Kind::Later => Made::ByDecision,
            Kind::Bonus => Made::Never,
        }
    }
}

/// A line of a pay table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PayLine {
    /// Its name.
    pub label: Name,
    /// What it pays, in words: `8 to 1`, `push`, `loses`.
    pub pays: String,
    /// Whether it wins.
    pub wins: bool,
    /// The rule.
    pub rule: Cite,
}
