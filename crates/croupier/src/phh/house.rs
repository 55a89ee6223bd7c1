//! A table of ours in a history: the game, what its house posts and collects, what each player
//! posted. Other programs pass over it; replayed here, a hand is played by exactly the same rules
//! again.

use super::{Defect, History, chips};
use law::Posted;
use money::Cents;
use pots::{Hand, Opening, Player, Stakes, variants};
use toml::{Table, Value};

/// The field; such fields are left to whoever writes a history.
const FIELD: &str = "_croupier";

impl History {
    /// The same with the table it was played at.
    #[must_use]
    pub fn at_table(
        mut self,
        hand: &Hand,
        opening: Opening,
        posted: &Posted,
        fees: Option<&str>,
    ) -> History {
        let mut house = Table::new();
        let mut put = |name: &str, value: Value| {
            house.insert(name.to_owned(), value);
        };
        put("game", Value::String(hand.stakes().variant.id.to_owned()));
        if let Some(fees) = fees {
            put("fees", Value::String(fees.to_owned()));
        }
        let len = hand.places().len();
        let order: Vec<usize> = (1..=len).map(|step| (hand.button() + step) % len).collect();
        let list = |of: fn(&Player) -> Cents| -> Value {
            Value::Array(order.iter().map(|place| chips(of(&hand.posted()[*place]))).collect())
        };
        put("live", list(|player| player.live));
        put("dead", list(|player| player.dead));
        let number =
            |place: usize| Value::Integer(((place + len - hand.button() - 1) % len) as i64);
        put("big", number(opening.big));
        if let Some(kill) = opening.kill {
            put("kill", number(kill));
        } else if let Some(killer) = hand.killer() {
            put("killed", number(killer));
        }
        let set = posted.iter().map(|(name, value)| (name.clone(), value.clone().into()));
        put("set", Value::Table(set.collect()));
        self.fields.insert(FIELD.to_owned(), Value::Table(house));
        self
    }

    /// The player who killed the pot of free will, which is an act and no post.
    pub(super) fn killed(&self, players: usize) -> Option<usize> {
        let place = self.field()?.get("killed")?.as_integer();
        place.and_then(|place| usize::try_from(place).ok()).filter(|at| *at < players)
    }

    fn field(&self) -> Option<&Table> {
        self.fields.get(FIELD)?.as_table()
    }

    /// What the table it was played at posts; nothing where it was another's.
    pub(super) fn house(&self) -> Result<Option<Stakes>, Defect> {
        let Some(house) = self.field() else { return Ok(None) };
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

    /// What each player posted at a table of ours, and whose the blinds and the kill were.
    pub(super) fn posts(
        &self,
        players: &mut [Player],
        opening: &mut Opening,
    ) -> Result<(), Defect> {
        let Some(house) = self.field() else { return Ok(()) };
        let amounts = |name: &str| -> Result<Vec<Cents>, Defect> {
            let list = house.get(name).and_then(Value::as_array);
            let list = list.map_or(&[][..], |list| list);
            list.iter().map(|value| super::amount(name, value)).collect()
        };
        for (player, live) in players.iter_mut().zip(amounts("live")?) {
            player.live = live;
        }
        for (player, dead) in players.iter_mut().zip(amounts("dead")?) {
            player.dead = dead;
        }
        let place = |name: &str| {
            let place = house.get(name)?.as_integer();
            place.and_then(|place| usize::try_from(place).ok()).filter(|at| *at < players.len())
        };
        opening.big = place("big").unwrap_or(opening.big);
        opening.kill = place("kill");
        Ok(())
    }
}
