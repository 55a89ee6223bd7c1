//! The file: one shape for every kind of game, read once. What a game has no use for is damage,
//! not passed over.

use super::ruled::Ruled;
use super::stated::Expected;
use crate::Error;
use cards::{AnyCard, parse_any_cards};
use catalog::{Game, posted_at};
use law::Posted;
use money::Cents;
use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use table::SEATS_MAX;

/// An amount, written `"25.00"` or as a whole number of dollars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Money(pub Cents);

impl<'de> Deserialize<'de> for Money {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Money, D::Error> {
        let text = word(from, "an amount of money like \"25.00\"")?;
        text.parse().map(Money).map_err(D::Error::custom)
    }
}

/// What a wheel or dice showed, written `"3 4"`, `"17"` or as a whole number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown(pub String);

impl<'de> Deserialize<'de> for Shown {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Shown, D::Error> {
        word(from, "what was shown, like \"3 4\" or \"17\"").map(Shown)
    }
}

/// A text, or a whole number as one.
fn word<'de, D: Deserializer<'de>>(from: D, expected: &str) -> Result<String, D::Error> {
    #[derive(serde::Deserialize)]
    #[serde(untagged)]
    enum Raw {
        Text(String),
        Whole(i64),
    }
    match Raw::deserialize(from) {
        Ok(Raw::Text(text)) => Ok(text),
        Ok(Raw::Whole(n)) => Ok(n.to_string()),
        // What is not there at all is missed by its name.
        Err(error) if error.to_string().contains("missing field") => Err(error),
        Err(_) => Err(D::Error::custom(format!("expected {expected}"))),
    }
}

/// A round as written.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// The game's id.
    pub game: String,
    /// Posted options.
    #[serde(default, deserialize_with = "options")]
    pub set: Posted,
    /// Limits: `min`, `max`, `side_min`, `side_max`.
    #[serde(default, deserialize_with = "once_each")]
    pub limits: BTreeMap<String, Money>,
    /// The option of a fee schedule.
    pub fees: Option<String>,
    /// Who plays.
    #[serde(default)]
    pub seat: Vec<Chair>,
    /// Cards by place, in the order received.
    #[serde(default, deserialize_with = "once_each")]
    pub spots: BTreeMap<String, String>,
    /// What the dice showed, throw after throw.
    #[serde(default)]
    pub throws: Vec<Shown>,
    /// Where the ball or the clapper came to rest, spin after spin.
    #[serde(default)]
    pub spins: Vec<Shown>,
    /// Who banks.
    pub player_dealer: Option<Bank>,
    /// What meters show when awards are paid.
    #[serde(default, deserialize_with = "once_each")]
    pub meters: BTreeMap<String, Money>,
    /// Between players: the seat with the button; the first seat if not given.
    #[serde(default, deserialize_with = "seat_number")]
    pub button: Option<u8>,
    /// Between players: what happened, in order.
    #[serde(default)]
    pub acts: Vec<String>,
    /// Irregularities.
    #[serde(default)]
    pub ruled: Vec<Ruled>,
    /// What must come out.
    #[serde(default, deserialize_with = "once_each")]
    pub expect: Expected,
}

/// One seat.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// Its number.
    #[serde(skip)]
    pub n: u8,
    /// The same as it is written: somebody behind a seat has none.
    #[serde(rename = "n", default, deserialize_with = "seat_number")]
    number: Option<u8>,
    /// The seat behind which this person plays, where it is no seat of its own.
    #[serde(default, deserialize_with = "seat_number")]
    pub behind: Option<u8>,
    /// Its wagers.
    #[serde(default, deserialize_with = "once_each")]
    pub bets: BTreeMap<String, Money>,
    /// Its decisions, in the order asked.
    #[serde(default)]
    pub acts: Vec<String>,
    /// Wagers for the dealer.
    #[serde(default, deserialize_with = "once_each")]
    pub tips: BTreeMap<String, Money>,
    /// People betting behind it.
    #[serde(default)]
    pub backline: Vec<Backer>,
    /// Wagers that were made by word of mouth, with what lay there for them.
    #[serde(default, deserialize_with = "once_each")]
    pub oral: BTreeMap<String, Spoken>,
    /// Match-play coupons used.
    #[serde(default)]
    pub coupons: u8,
    /// Between players: the chips before it.
    pub stack: Option<Money>,
    /// For points: whether a fantasy hand is due to it.
    #[serde(default)]
    pub fantasy: bool,
}

/// A person betting behind a seat.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Backer {
    /// The wagers.
    #[serde(deserialize_with = "once_each")]
    pub bets: BTreeMap<String, Money>,
    /// What this person decides, in the order asked.
    #[serde(default)]
    pub acts: Vec<String>,
}

/// How a wager was made by word of mouth.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spoken {
    /// The chips or cash on the table for it.
    pub cover: Money,
    /// Whether the dealer has confirmed it.
    pub confirmed: bool,
}

/// The player-dealer.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bank {
    /// Its seat.
    pub seat: u8,
    /// What it put up.
    pub wager: Money,
    /// The seat with the action button.
    #[serde(default, deserialize_with = "seat_number")]
    pub action: Option<u8>,
    /// What it sets in front, where hands are set: `set Td 7h`, `Td 7h` or `house-way`, which is
    /// done where nothing is written.
    pub set: Option<String>,
}

impl Round {
    /// Reads a round: JSON when it begins with a brace, TOML otherwise.
    ///
    /// # Errors
    /// Where the text is damaged, and what was expected there.
    pub fn read(source: &str) -> Result<Round, Error> {
        let damaged = |error: &dyn fmt::Display| Error::damaged(format!("not a round: {error}"));
        let mut round: Round = if source.trim_start().starts_with('{') {
            serde_json::from_str(source).map_err(|error| damaged(&error))?
        } else {
            toml::from_str(source).map_err(|error| damaged(&error))?
        };
        round.seat = behind(round.seat)?;
        for (i, chair) in round.seat.iter().enumerate() {
            if round.seat[..i].iter().any(|other| other.n == chair.n) {
                return Err(Error::damaged(format!("[[seat]] n = {} is there twice", chair.n)));
            }
        }
        Ok(round)
    }

    /// Everything posted, limits and fees included, as a table of the catalogue opens with it:
    /// lists of amounts are parted by `/` there.
    #[must_use]
    pub fn posted(&self) -> Posted {
        let set = self.set.iter().map(|(name, value)| match name.as_str() {
            "blinds" => (name.clone(), value.replace(',', "/")),
            "bring-in" => ("bring_in".to_owned(), value.clone()),
            _ => (name.clone(), value.clone()),
        });
        let limits = self.limits.iter().map(|(name, amount)| (name.clone(), amount.0.plain()));
        let fees = self.fees.iter().map(|fees| ("fees".to_owned(), fees.clone()));
        posted_at(&self.game, &set.chain(limits).chain(fees).collect())
    }

    /// Nothing is written that a game of this kind has no use for.
    pub(super) fn fits(&self, game: &Game) -> Result<(), Error> {
        let seats = |has: fn(&Chair) -> bool| self.seat.iter().any(has);
        let fantasy = ("fantasy", seats(|chair| chair.fantasy));
        let between = [
            ("button", self.button.is_some()),
            ("acts", !self.acts.is_empty()),
            ("stack", seats(|chair| chair.stack.is_some())),
            fantasy,
        ];
        let banked = [
            ("limits", !self.limits.is_empty()),
            ("throws", !self.throws.is_empty()),
            ("spins", !self.spins.is_empty()),
            ("player_dealer", self.player_dealer.is_some()),
            ("meters", !self.meters.is_empty()),
            ("bets", seats(|chair| !chair.bets.is_empty())),
            ("acts of a seat", seats(|chair| !chair.acts.is_empty())),
            ("tips", seats(|chair| !chair.tips.is_empty())),
            ("backline", seats(|chair| !chair.backline.is_empty())),
            ("coupons", seats(|chair| chair.coupons > 0)),
            ("oral", seats(|chair| !chair.oral.is_empty())),
        ];
        let foreign = match game {
            Game::Banked(..) => between.to_vec(),
            Game::Pot(_) => [&banked[..], &[fantasy]].concat(),
            Game::Points(_) => banked.to_vec(),
        };
        match foreign.into_iter().find(|(_, given)| *given) {
            None => Ok(()),
            Some((what, _)) => {
                Err(Error::damaged(format!("{} has no use for `{what}`", game.id())))
            }
        }
    }

    /// The cards of every place.
    pub(super) fn cards(&self) -> Result<BTreeMap<&str, Vec<AnyCard>>, Error> {
        let mut places = BTreeMap::new();
        for (spot, text) in &self.spots {
            let cards = parse_any_cards(text)
                .map_err(|error| Error::damaged(format!("[spots] {spot}: {error}")))?;
            places.insert(spot.as_str(), cards);
        }
        Ok(places)
    }
}

/// People behind a seat go to the seat behind which they are; one without a chair of its own gets
/// one without wagers, for the table to refuse.
fn behind(mut chairs: Vec<Chair>) -> Result<Vec<Chair>, Error> {
    for chair in &mut chairs {
        let written = chair.number.or(chair.behind);
        chair.n = written.ok_or_else(|| Error::damaged("[[seat]] has no number `n`"))?;
    }
    let (people, mut seats): (Vec<Chair>, Vec<Chair>) =
        chairs.into_iter().partition(|chair| chair.behind.is_some());
    for person in people {
        let n = person.behind.unwrap_or(person.n);
        let more = !person.tips.is_empty() || !person.backline.is_empty() || person.coupons > 0;
        if more || person.stack.is_some() || person.fantasy {
            let why = format!("[[seat]] behind = {n} has wagers and acts, and nothing else");
            return Err(Error::damaged(why));
        }
        let backer = Backer { bets: person.bets.clone(), acts: person.acts.clone() };
        if let Some(chair) = seats.iter_mut().find(|chair| chair.n == n) {
            chair.backline.push(backer);
            continue;
        }
        let (bets, acts, number, backline) = (BTreeMap::new(), Vec::new(), Some(n), vec![backer]);
        seats.push(Chair { n, number, behind: None, bets, acts, backline, ..person });
    }
    Ok(seats)
}

/// Names with what belongs to each; one that is there twice is damage, not a choice of the later.
fn once_each<'de, D, V>(from: D) -> Result<BTreeMap<String, V>, D::Error>
where
    D: Deserializer<'de>,
    V: Deserialize<'de>,
{
    struct Names<V>(PhantomData<V>);
    impl<'de, V: Deserialize<'de>> Visitor<'de> for Names<V> {
        type Value = BTreeMap<String, V>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("names with their values")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut all = BTreeMap::new();
            while let Some((name, value)) = map.next_entry::<String, V>()? {
                if all.contains_key(&name) {
                    return Err(A::Error::custom(format!("`{name}` is there twice")));
                }
                all.insert(name, value);
            }
            Ok(all)
        }
    }
    from.deserialize_map(Names(PhantomData))
}

/// The number of a seat. Which of them a table has is its to say, with its rule.
fn seat_number<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u8>, D::Error> {
    let n = i64::deserialize(from).map_err(|_| {
        D::Error::custom(format!("expected a seat, a number from 1 to {SEATS_MAX}"))
    })?;
    let seat = u8::try_from(n).map(Some);
    seat.map_err(|_| D::Error::custom(format!("there is no seat {n}: 1 to {SEATS_MAX}")))
}

/// Options may be numbers, flags, words or lists: all are posted as text.
fn options<'de, D: Deserializer<'de>>(from: D) -> Result<Posted, D::Error> {
    let raw: BTreeMap<String, toml::Value> = once_each(from)?;
    raw.into_iter()
        .map(|(name, value)| Ok((name, text(value).map_err(D::Error::custom)?)))
        .collect()
}

fn text(value: toml::Value) -> Result<String, &'static str> {
    match value {
        toml::Value::String(text) => Ok(text),
        toml::Value::Integer(n) => Ok(n.to_string()),
        toml::Value::Boolean(yes) => Ok(yes.to_string()),
        toml::Value::Float(n) => Ok(n.to_string()),
        toml::Value::Array(list) => {
            let list: Result<Vec<String>, _> = list.into_iter().map(text).collect();
            list.map(|list| list.join(","))
        }
        toml::Value::Datetime(_) | toml::Value::Table(_) => {
            Err("an option is a number, true or false, a word or a list of them")
        }
    }
}
