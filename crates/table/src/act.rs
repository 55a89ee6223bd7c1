//! What a player decides, in one form for all games: a word, perhaps an amount, perhaps cards.

use crate::Refusal;
use cards::{AnyCard, parse_any_cards};
use money::Cents;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// A name that is known when the program is built, or was read.
pub type Name = Cow<'static, str>;

/// A decision: `fold`, `raise 8.00`, `draw 9h 9c`, `set Kc 2d 2h / … / …`.
///
/// ```
/// use table::Act;
/// let act: Act = "raise 8".parse().unwrap();
/// assert_eq!((act.word.as_ref(), act.amount), ("raise", Some(money::Cents::dollars(8))));
/// assert_eq!("draw 9h 9c".parse::<Act>().unwrap().cards.all().count(), 2);
/// assert_eq!("set Kc / 9s /".parse::<Act>().unwrap().to_string(), "set Kc / 9s /");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Act {
    /// The word.
    #[serde(rename = "act")]
    pub word: Name,
    /// How much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<Cents>,
    /// Which cards.
    #[serde(default, skip_serializing_if = "Cards::is_none")]
    pub cards: Cards,
}

impl Act {
    /// A word alone.
    #[must_use]
    pub fn word(word: impl Into<Name>) -> Act {
        Act { word: word.into(), ..Act::default() }
    }

    /// A word with an amount.
    #[must_use]
    pub fn amount(word: impl Into<Name>, amount: Cents) -> Act {
        Act { amount: Some(amount), ..Act::word(word) }
    }

    /// A word with cards.
    #[must_use]
    pub fn cards(word: impl Into<Name>, cards: Cards) -> Act {
        Act { cards, ..Act::word(word) }
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.word)?;
        if let Some(amount) = self.amount {
            write!(f, " {}", amount.plain())?;
        }
        if !self.cards.is_none() {
            write!(f, " {}", self.cards)?;
        }
        Ok(())
    }
}

impl FromStr for Act {
    type Err = Refusal;

    /// What follows the word is an amount, or else cards; what is neither belongs to the word.
    fn from_str(text: &str) -> Result<Act, Refusal> {
        let text = text.trim();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let (word, rest) = (word.to_owned(), rest.trim());
        if word.is_empty() {
            return Err(Refusal::unknown("nothing is decided: write a word, like `call`"));
        }
        if rest.is_empty() {
            return Ok(Act::word(word));
        }
        let money = rest.strip_prefix('$').unwrap_or(rest);
        match (money.parse::<Cents>(), rest.parse::<Cards>()) {
            (Ok(amount), _) => Ok(Act::amount(word, amount)),
            (_, Ok(cards)) => Ok(Act::cards(word, cards)),
            _ => Ok(Act::word(text.split_whitespace().collect::<Vec<_>>().join(" "))),
        }
    }
}

/// Cards in one row or several, written `9h 9c` and `Kc / 9s /`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cards {
    /// The rows; one where nothing parts them.
    pub rows: Vec<Vec<AnyCard>>,
}

impl Cards {
    /// One row.
    #[must_use]
    pub fn row(cards: Vec<AnyCard>) -> Cards {
        Cards { rows: if cards.is_empty() { Vec::new() } else { vec![cards] } }
    }

    /// Whether there is no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(Vec::is_empty)
    }

    /// Whether there is no row either: rows that are all empty are a setting without a card.
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.rows.is_empty()
    }

    /// Every card, row after row.
    pub fn all(&self) -> impl Iterator<Item = AnyCard> + '_ {
        self.rows.iter().flatten().copied()
    }

    /// As many cards, none of them known.
    #[must_use]
    pub fn hidden(&self) -> Cards {
        let hide = |row: &Vec<AnyCard>| vec![AnyCard::UNKNOWN; row.len()];
        Cards { rows: self.rows.iter().map(hide).collect() }
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        for (at, row) in self.rows.iter().enumerate() {
            if at > 0 {
                text += " /";
            }
            for card in row {
                text += if text.is_empty() { "" } else { " " };
                text += &card.to_string();
            }
        }
        f.write_str(text.trim_start())
    }
}

impl FromStr for Cards {
    type Err = cards::ParseCardError;

    fn from_str(text: &str) -> Result<Cards, cards::ParseCardError> {
        if text.trim().is_empty() {
            return Ok(Cards::default());
        }
        let rows: Result<Vec<Vec<AnyCard>>, _> = text.split('/').map(parse_any_cards).collect();
        Ok(Cards { rows: rows? })
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Cards, D::Error> {
        let text = Cow::<str>::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn acts_read_back_as_they_are_written() {
        let texts = [
            "fold",
            "raise 8.00",
            "draw 9h 9c X",
            "set Kc / 9s /",
            "set / 9s 2c / 3d",
            "set / /",
            "kill required",
            "house-way",
        ];
        for text in texts {
            let act: Act = text.parse().expect("an act");
            assert_eq!(act.to_string(), text);
            let json = serde_json::to_string(&act).expect("json");
            assert_eq!(serde_json::from_str::<Act>(&json).expect("an act"), act, "{json}");
        }
        assert_eq!("raise $8".parse::<Act>().expect("an act").to_string(), "raise 8.00");
        assert!("  ".parse::<Act>().is_err());
    }
}
