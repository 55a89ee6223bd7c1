//! A table of ours in a history: the game, what its house posts and collects. Other programs pass
//! over it; replayed here, a hand is played by exactly the same rules again.

use super::{Defect, History};
use law::Posted;
use pots::{Stakes, variants};
use toml::{Table, Value};

/// The field; such fields are left to whoever writes a history.
const FIELD: &str = "_croupier";

impl History {
    /// The same with the table it was played at.
    #[must_use]
    pub fn at_table(mut self, game: &str, posted: &Posted, fees: Option<&str>) -> History {
        let mut house = Table::new();
        house.insert("game".to_owned(), Value::String(game.to_owned()));
        if let Some(fees) = fees {
            house.insert("fees".to_owned(), Value::String(fees.to_owned()));
        }
        let set = posted.iter().map(|(name, value)| (name.clone(), value.clone().into()));
        house.insert("set".to_owned(), Value::Table(set.collect()));
        self.fields.insert(FIELD.to_owned(), Value::Table(house));
        self
    }

    /// What the table it was played at posts; nothing where it was another's.
    pub(super) fn house(&self) -> Result<Option<Stakes>, Defect> {
        let Some(house) = self.fields.get(FIELD).and_then(Value::as_table) else {
            return Ok(None);
        };
        let wrong = |why: String| Defect::field(format!("`{FIELD}`: {why}"));
        let text = |name: &str| house.get(name).and_then(Value::as_str);
        let Some(game) = text("game") else { return Ok(None) };
        let Some(variant) = variants::find(game) else {
            return Err(wrong(format!("no pot game `{}`", game.escape_debug())));
        };
        let set = house.get("set").and_then(Value::as_table);
        let posted: Posted = set
            .into_iter()
            .flatten()
            .filter_map(|(name, value)| Some((name.clone(), value.as_str()?.to_owned())))
            .collect();
        let stakes = variant.post(&posted).map_err(|breach| wrong(breach.to_string()))?;
        let stakes = stakes.with_fees(text("fees").unwrap_or("none"));
        stakes.map(Some).map_err(|breach| wrong(breach.to_string()))
    }
}
