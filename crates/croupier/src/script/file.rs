//! The file's own shape.

use crate::failure::Failure;
use law::Posted;
use money::Cents;
use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;

/// An amount, written `"25.00"` or as a whole number of dollars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Money(pub Cents);

impl<'de> Deserialize<'de> for Money {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Money, D::Error> {
        #[derive(serde::Deserialize)]
        #[serde(untagged)]
        enum Raw {
            Text(String),
            Whole(i64),
        }
        match Raw::deserialize(from) {
            Ok(Raw::Text(text)) => text.parse().map(Money).map_err(D::Error::custom),
            Ok(Raw::Whole(n)) => n.to_string().parse().map(Money).map_err(D::Error::custom),
            Err(_) => Err(D::Error::custom("expected an amount of money like \"25.00\"")),
        }
    }
}

/// What a wheel or dice showed, written `"3 4"`, `"17"` or as a whole number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown(pub String);

impl<'de> Deserialize<'de> for Shown {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Shown, D::Error> {
        #[derive(serde::Deserialize)]
        #[serde(untagged)]
        enum Raw {
            Text(String),
            Whole(i64),
        }
        match Raw::deserialize(from) {
            Ok(Raw::Text(text)) => Ok(Shown(text)),
            Ok(Raw::Whole(n)) => Ok(Shown(n.to_string())),
            Err(_) => Err(D::Error::custom("expected what was shown, like \"3 4\" or \"17\"")),
        }
    }
}

/// A round as written.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// The table's id.
    pub game: String,
    /// Posted options.
    #[serde(default, deserialize_with = "options")]
    pub set: Posted,
    /// Limits: `min`, `max`, `side_min`, `side_max`.
    #[serde(default)]
    pub limits: BTreeMap<String, Money>,
    /// The option of a fee schedule.
    pub fees: Option<String>,
    /// Wagers and decisions, seat by seat.
    #[serde(default)]
    pub seat: Vec<SeatIn>,
    /// Cards by place.
    #[serde(default)]
    pub spots: BTreeMap<String, String>,
    /// What the dice showed, throw after throw.
    #[serde(default)]
    pub throws: Vec<Shown>,
    /// Where the ball or the clapper came to rest, spin after spin.
    #[serde(default)]
    pub spins: Vec<Shown>,
    /// Who banks.
    pub player_dealer: Option<BankIn>,
    /// What meters show when awards are paid.
    #[serde(default)]
    pub meters: BTreeMap<String, Money>,
    /// Irregularities.
    #[serde(default)]
    pub ruled: Vec<RuledIn>,
}

/// One seat.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatIn {
    /// Its number.
    pub n: u8,
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
    pub backline: Vec<BehindIn>,
    /// Match-play coupons used.
    #[serde(default)]
    pub coupons: u8,
}

/// A person betting behind a seat.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BehindIn {
    /// The wagers.
    #[serde(deserialize_with = "once_each")]
    pub bets: BTreeMap<String, Money>,
}

/// The player-dealer.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BankIn {
    /// Its seat.
    pub seat: u8,
    /// What it put up.
    pub wager: Money,
    /// The seat with the action button.
    pub action: Option<u8>,
}

/// An irregularity.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuledIn {
    /// The rule invoked.
    pub rule: String,
    /// Before which card or throw (`3`, `"card 3"`, `"throw 3"`), decision or card turned over
    /// (`"decision 3"`, `"show 3"`), or before `"settlement"`, the default.
    #[serde(default)]
    pub at: Option<At>,
    /// The card concerned.
    pub card: Option<String>,
    /// Whether that card was disclosed.
    #[serde(default)]
    pub disclosed: bool,
    /// The seat concerned.
    pub seat: Option<u8>,
    /// The seats concerned.
    #[serde(default)]
    pub seats: Vec<u8>,
    /// The wager concerned.
    pub wager: Option<String>,
    /// How much was found there.
    pub amount: Option<Money>,
    /// How many cards were counted.
    pub count: Option<u8>,
}

/// What an irregularity comes before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The card dealt of that number, or the throw.
    Card(usize),
    /// The decision of that number.
    Decision(usize),
    /// The card turned over of that number.
    Show(usize),
    /// The settlement.
    Settlement,
}

/// When an irregularity happens.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(untagged)]
pub enum At {
    /// Before the card of that number.
    Card(usize),
    /// In words.
    Words(String),
}

impl RuledIn {
    /// What it comes before.
    ///
    /// # Errors
    /// When the moment cannot be read.
    pub fn before(&self) -> Result<Moment, Failure> {
        let text = match &self.at {
            Some(At::Card(n)) => return Ok(Moment::Card(*n)),
            None => return Ok(Moment::Settlement),
            Some(At::Words(words)) => words.trim(),
        };
        let read = || match text.split_once(' ') {
            None if text == "settlement" => Some(Moment::Settlement),
            None if text == "start" => Some(Moment::Card(1)),
            None => None,
            Some((thing, n)) => {
                let n = n.trim().parse().ok()?;
                match thing {
                    "card" | "throw" | "spin" => Some(Moment::Card(n)),
                    "decision" | "act" => Some(Moment::Decision(n)),
                    "show" => Some(Moment::Show(n)),
                    _ => None,
                }
            }
        };
        read().ok_or_else(|| {
            Failure::damaged(format!(
                "[[ruled]] at = {text:?}: expected a number, \"card 5\", \"decision 2\", \
                 \"show 6\", \"start\" or \"settlement\""
            ))
        })
    }
}

/// Wagers and their amounts; one that is there twice is damage, not a choice of the later.
fn once_each<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<String, Money>, D::Error> {
    struct Wagers;
    impl<'de> Visitor<'de> for Wagers {
        type Value = BTreeMap<String, Money>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("wagers with their amounts")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut wagers = BTreeMap::new();
            while let Some((wager, amount)) = map.next_entry::<String, Money>()? {
                if wagers.contains_key(&wager) {
                    return Err(A::Error::custom(format!("wager `{wager}` is there twice")));
                }
                wagers.insert(wager, amount);
            }
            Ok(wagers)
        }
    }
    from.deserialize_map(Wagers)
}

/// Options may be numbers, flags, words or lists: all are posted as text.
pub(crate) fn options<'de, D: Deserializer<'de>>(from: D) -> Result<Posted, D::Error> {
    let raw = BTreeMap::<String, toml::Value>::deserialize(from)?;
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

/// The game that a round or hand is of.
///
/// # Errors
/// Where the text is damaged.
pub fn game(source: &str) -> Result<String, Failure> {
    #[derive(serde::Deserialize)]
    struct Named {
        game: String,
    }
    let named: Named = if source.trim_start().starts_with('{') {
        serde_json::from_str(source)
            .map_err(|error| Failure::damaged(format!("not a round: {error}")))?
    } else {
        toml::from_str(source)
            .map_err(|error| Failure::damaged(format!("not a round: {error}")))?
    };
    Ok(named.game)
}

/// Reads a round: JSON when it begins with a brace, TOML otherwise.
///
/// # Errors
/// Where the text is damaged, and what was expected there.
pub fn parse(source: &str) -> Result<Script, Failure> {
    if source.trim_start().starts_with('{') {
        return serde_json::from_str(source)
            .map_err(|error| Failure::damaged(format!("not a round: {error}")));
    }
    toml::from_str(source).map_err(|error| Failure::damaged(format!("not a round: {error}")))
}
