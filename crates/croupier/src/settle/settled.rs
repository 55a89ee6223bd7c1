//! What comes of a written round. Written as JSON it is the document of `croupier settle`.

use super::Balance;
use law::Cite;
use money::Cents;
use serde::ser::{Serialize, Serializer};
use std::collections::BTreeMap;
use table::{After, Event, Input, Line, Name, Named, Ruling, Seat, Settlement, StoryLine, What};

/// A settled round.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Settled {
    /// The game's id.
    pub game: &'static str,
    /// Its title.
    #[serde(skip)]
    pub title: &'static str,
    /// The money, in the form of its kind of game.
    #[serde(flatten)]
    pub outcome: Sums,
    /// What was ruled, in order, whether or not it moved money.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ruled: Vec<Invoked>,
    /// Everything the table was told, in order.
    #[serde(skip)]
    pub inputs: Vec<Input>,
    /// Everything that happened there, each with its rule.
    #[serde(skip)]
    pub events: Vec<Event>,
}

/// A rule that somebody invoked.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Invoked {
    /// What it says, in our words.
    pub text: &'static str,
    /// What was said of this case, the rule included.
    #[serde(flatten)]
    pub ruling: Ruling,
}

impl Invoked {
    /// Every ruling of a round.
    pub(super) fn all(events: &[Event]) -> Vec<Invoked> {
        let ruled = events.iter().filter_map(|event| match &event.what {
            What::Ruled { ruling, .. } => Some(ruling.clone()),
            _ => None,
        });
        // invariant: a table rules by rules that exist.
        let text = |ruling: &Ruling| law::find(&ruling.rule).map_or("", |rule| rule.text);
        ruled.map(|ruling| Invoked { text: text(&ruling), ruling }).collect()
    }
}

/// The money of a round.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(untagged)]
pub enum Sums {
    /// Of a game that somebody banks.
    Banked(Banked),
    /// Of a game for a pot.
    Pot(Pot),
    /// Of a game for points.
    Points(Points),
}

impl Settled {
    /// The money, where somebody banked.
    #[must_use]
    pub fn banked(&self) -> Option<&Banked> {
        if let Sums::Banked(banked) = &self.outcome { Some(banked) } else { None }
    }

    /// The money, where it was played for a pot.
    #[must_use]
    pub fn pot(&self) -> Option<&Pot> {
        if let Sums::Pot(pot) = &self.outcome { Some(pot) } else { None }
    }

    /// The money, where it was played for points.
    #[must_use]
    pub fn points(&self) -> Option<&Points> {
        if let Sums::Points(points) = &self.outcome { Some(points) } else { None }
    }

    /// Every settlement: one, or one a throw.
    pub fn settlements(&self) -> impl Iterator<Item = &Settlement> {
        self.events.iter().filter_map(|event| match &event.what {
            What::Settled(settlement) => Some(&**settlement),
            _ => None,
        })
    }
}

/// A banked round.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Banked {
    /// What became of every stake; those of a session under the throws that decided them.
    pub lines: Vec<Line>,
    /// What each seat won or lost, by its number; people behind seat 3 are `3+1` and so on.
    #[serde(serialize_with = "signed_each")]
    pub net: BTreeMap<String, Cents>,
    /// What the house won or lost.
    #[serde(serialize_with = "signed")]
    pub house: Cents,
    /// Everybody's gains and losses, fees and meters included: they sum to nothing.
    pub balance: Balance,
    /// What the player-dealer won or lost.
    #[serde(serialize_with = "signed_some", skip_serializing_if = "Option::is_none")]
    pub player_dealer: Option<Cents>,
    /// What was won for the dealer.
    #[serde(serialize_with = "signed_some", skip_serializing_if = "Option::is_none")]
    pub dealer: Option<Cents>,
    /// What meters show afterwards.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub meters: BTreeMap<Name, Cents>,
    /// What the card room took.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fees: Vec<Fee>,
    /// Throw after throw, at a wheel or with dice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub throws: Vec<Thrown>,
    /// Every movement of money.
    pub transfers: Vec<Moved>,
    /// What matters about the round, as the table shows it.
    #[serde(serialize_with = "by_name")]
    pub facts: Vec<(Name, String)>,
    /// What the round leaves to the next one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<After>,
    /// Seats that pay no fee on their next hand, with the rule.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub courtesy: Vec<(Seat, Cite)>,
    /// Wagers whose meter takes no stakes, a jackpot being pending, with the rule.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub locked: Vec<(Name, Cite)>,
}

/// One spin or throw.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Thrown {
    /// What was shown.
    pub shown: String,
    /// The rule by which it decided nothing at all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub void: Option<String>,
    /// The marks that won: what a layout lights.
    pub lit: Vec<Name>,
    /// What it decided, and what was taken down before it.
    pub lines: Vec<Line>,
}

/// What a card room took.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Fee {
    /// From whom.
    pub from: String,
    /// How much.
    pub amount: Cents,
    /// What the book calls it.
    pub label: String,
    /// The rule.
    pub rule: Cite,
}

/// Money that moved, between parties by name.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Moved {
    /// From.
    pub from: String,
    /// To.
    pub to: String,
    /// How much moved.
    pub amount: Cents,
    /// How much was owed.
    pub owed: Cents,
    /// The wager's id, or what else it is for.
    pub wager: String,
    /// The line of the pay table, or what else happened.
    pub label: String,
    /// The seat whose hand earned it for somebody else: envy.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    /// The rule.
    pub rule: Cite,
}

/// A hand for a pot.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Pot {
    /// Every part of every pot, and who won it.
    pub pots: Vec<Won>,
    /// What the card room took.
    pub fees: Vec<Fee>,
    /// Chips before each seat afterwards.
    pub stacks: BTreeMap<u8, Cents>,
    /// What each seat won or lost.
    #[serde(serialize_with = "signed_each")]
    pub net: BTreeMap<u8, Cents>,
    /// Everybody's gains and losses, fees included: they sum to nothing.
    pub balance: Balance,
    /// What the hands that were shown are called.
    pub hands: Vec<Named>,
    /// Every act and every movement of money.
    pub lines: Vec<StoryLine>,
}

/// A part of a pot, and who won it.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Won {
    /// The main pot is 0, side pots follow.
    pub pot: usize,
    /// How much.
    pub amount: Cents,
    /// What it was won by.
    pub award: &'static str,
    /// Who won how much of it.
    pub winners: BTreeMap<u8, Cents>,
    /// The rule.
    pub rule: Cite,
}

/// A round for points.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Points {
    /// Nothing is played for a pot.
    pub pots: [(); 0],
    /// What the card room took.
    pub fees: Vec<Fee>,
    /// Chips before each seat afterwards.
    pub stacks: BTreeMap<u8, Cents>,
    /// What each seat won or lost.
    #[serde(serialize_with = "signed_each")]
    pub net: BTreeMap<u8, Cents>,
    /// Everybody's gains and losses, fees included: they sum to nothing.
    pub balance: Balance,
    /// What the hands that were shown are called.
    pub hands: Vec<Named>,
    /// What players owed each other, in the order of settlement.
    pub lines: Vec<Debt>,
    /// The rule by which the round did not count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub void: Option<Cite>,
    /// Who has a fantasy hand due.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fantasy: Vec<u8>,
}

/// What one player paid another.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Debt {
    /// Who paid.
    pub seat: u8,
    /// Whom.
    pub to: u8,
    /// What for.
    pub what: &'static str,
    /// How much moved.
    pub amount: Cents,
    /// How much was owed.
    pub owed: Cents,
    /// The points it is made of.
    pub points: Vec<Part>,
    /// The rule: that by which less moved than was owed, where it did.
    pub rule: Cite,
}

/// Points of a debt.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Part {
    /// Whom they count for.
    pub to: u8,
    /// How many.
    pub points: i64,
    /// What for.
    pub label: &'static str,
    /// The rule.
    pub rule: Cite,
}

impl From<&pots::Fee> for Fee {
    fn from(fee: &pots::Fee) -> Fee {
        Fee {
            from: fee.seat.map_or("pot".to_owned(), |seat| format!("seat {seat}")),
            amount: fee.amount,
            label: fee.due.name.to_owned(),
            rule: fee.due.rule,
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference
fn signed<S: Serializer>(amount: &Cents, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&amount.signed())
}

#[allow(clippy::ref_option)] // serde passes a reference
fn signed_some<S: Serializer>(amount: &Option<Cents>, to: S) -> Result<S::Ok, S::Error> {
    amount.map(Cents::signed).serialize(to)
}

fn signed_each<K: Serialize, S: Serializer>(
    nets: &BTreeMap<K, Cents>,
    to: S,
) -> Result<S::Ok, S::Error> {
    to.collect_map(nets.iter().map(|(whose, net)| (whose, net.signed())))
}

fn by_name<S: Serializer>(facts: &[(Name, String)], to: S) -> Result<S::Ok, S::Error> {
    let sorted: BTreeMap<&Name, &String> = facts.iter().map(|(name, fact)| (name, fact)).collect();
    sorted.serialize(to)
}
