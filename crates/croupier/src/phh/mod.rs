//! Hand histories in the PHH format: read, replayed through the pot engine, written.
//!
//! A history is a TOML document. What the format does not know, a user's own fields among it,
//! stays as it is when a history is written again. [`replay`] tells of every hand of a text what
//! became of it: finished, with its stacks; unfinished, at which act; damaged, and why.
//!
//! ```
//! use croupier::phh;
//!
//! let night = r#"
//!     [1]
//!     variant = "NT"
//!     antes = [0, 0]
//!     blinds_or_straddles = [1, 2]
//!     min_bet = 2
//!     starting_stacks = [200, 150.50]
//!     actions = ["d dh p1 ????", "d dh p2 AsAh", "p2 cbr 6", "p1 f"]
//!     finishing_stacks = [198, 152.50]
//!     [2]
//!     variant = "NT"
//!     antes = [0, 0]
//!     blinds_or_straddles = [1, 2]
//!     min_bet = 2
//!     starting_stacks = [200, 150]
//!     actions = ["d dh p1 ????", "d dh p2 ????", "p2 cbr 6"]
//!     [3]
//!     variant = "NT"
//! "#;
//! let told: Vec<phh::Replay> = phh::replay(night).collect();
//! let first = told[0].result.as_ref().unwrap();
//! assert_eq!(first.matches(), Some(true));
//! assert_eq!(first.finishing_stacks().unwrap()[1].plain(), "152.50");
//! // The record of the second ends when its fourth act is due.
//! let second = told[1].result.as_ref().unwrap();
//! assert_eq!(second.unfinished.as_ref().unwrap().action, 4);
//! // The third is damaged, and stops no other.
//! assert_eq!(told[2].result.as_ref().unwrap_err().why, "`starting_stacks` are not given");
//! ```

mod album;
mod codes;
mod house;
mod opening;
mod plays;
mod record;
mod replay;
mod scribe;
#[cfg(test)]
mod tests;
mod text;
mod told;
mod unveil;
#[cfg(test)]
mod world_tests;

pub use album::Album;
pub use record::Recorder;
pub use replay::{Replayed, Unfinished};
pub use scribe::{Heard, Scribe};
pub use text::{read, write};
pub use told::{Replay, Report, replay};
pub use unveil::unveil;

use money::Cents;
use std::fmt;
use toml::{Table, Value};

/// One hand as written.
#[derive(Clone, Debug, PartialEq)]
pub struct History {
    /// All its fields, in their order.
    pub fields: Table,
}

/// Where a history contradicts itself or a rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Defect {
    /// The action's number, from 1; none where a field is at fault.
    pub action: Option<usize>,
    /// What is wrong.
    pub why: String,
}

impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.action {
            Some(n) => write!(f, "action {n}: {}", self.why),
            None => f.write_str(&self.why),
        }
    }
}

impl std::error::Error for Defect {}

impl Defect {
    pub(crate) fn field(why: impl Into<String>) -> Defect {
        Defect { action: None, why: why.into() }
    }
}

impl History {
    /// The code of its game.
    ///
    /// # Errors
    /// When there is none.
    pub fn variant(&self) -> Result<&str, Defect> {
        let text = self.fields.get("variant").and_then(Value::as_str);
        text.ok_or_else(|| Defect::field("`variant` is not given"))
    }

    /// A list of amounts.
    pub(crate) fn amounts(&self, name: &str) -> Result<Option<Vec<Cents>>, Defect> {
        let Some(value) = self.fields.get(name) else { return Ok(None) };
        let Some(list) = value.as_array() else {
            return Err(Defect::field(format!("`{name}` must be a list of amounts")));
        };
        list.iter().map(|value| amount(name, value)).collect::<Result<_, _>>().map(Some)
    }

    /// One amount.
    pub(crate) fn amount(&self, name: &str) -> Result<Option<Cents>, Defect> {
        self.fields.get(name).map(|value| amount(name, value)).transpose()
    }

    /// The actions, without comments; one that is nothing but a comment is empty.
    pub(crate) fn actions(&self) -> Result<Vec<&str>, Defect> {
        let list = self.fields.get("actions").and_then(Value::as_array);
        let Some(list) = list else { return Err(Defect::field("`actions` are not given")) };
        let one = |(n, value): (usize, &'_ Value)| match value {
            Value::String(_) => Ok(n),
            _ => Err(Defect { action: Some(n + 1), why: "an action is a text".to_owned() }),
        };
        list.iter().enumerate().map(one).collect::<Result<Vec<usize>, _>>()?;
        let texts = list.iter().filter_map(Value::as_str);
        Ok(texts.map(|text| text.split('#').next().unwrap_or("").trim()).collect())
    }
}

/// The chips that stand for a stack without end.
pub(crate) const ENDLESS: Cents = Cents::dollars(1_000_000_000_000);

/// A number of chips as cents: whole, or with up to two decimals.
fn amount(name: &str, value: &Value) -> Result<Cents, Defect> {
    let wrong = || Defect::field(format!("`{name}`: {value} is no amount of chips"));
    match value {
        Value::Integer(n) => {
            let fits = n.unsigned_abs() <= ENDLESS.get().unsigned_abs() / 100;
            if fits { Ok(Cents::new(n * 100)) } else { Err(wrong()) }
        }
        Value::Float(n) if n.is_infinite() && *n > 0.0 => Ok(ENDLESS),
        Value::Float(n) => {
            // Two decimals of a float are exact enough to be told apart up to 10^12 chips.
            let text = format!("{n:.2}");
            let back: f64 = text.parse().map_err(|_| wrong())?;
            let exact = (back - n).abs() < 1e-6 && n.abs() < 1e12;
            text.parse().ok().filter(|_| exact).ok_or_else(wrong)
        }
        _ => Err(wrong()),
    }
}

/// Cents as a number of chips.
pub(crate) fn chips(amount: Cents) -> Value {
    let cents = amount.get();
    if cents % 100 == 0 {
        return Value::Integer(cents / 100);
    }
    #[allow(clippy::cast_precision_loss)] // far below 2^52
    Value::Float(cents as f64 / 100.0)
}
