//! A hand for a pot written down: the file that `croupier settle` reads for such games.

use crate::failure::Failure;
use crate::script::{Moment, Money, RuledIn};
use cards::AnyCard;
use law::{Breach, Posted};
use money::Cents;
use pots::chinese::{self, Game};
use pots::fees::Collection;
use pots::{At, Player, Ruling, Script, Stopped};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::Seat;

/// A hand as written.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandFile {
    /// The game's id.
    pub game: String,
    /// Posted options.
    #[serde(default, deserialize_with = "crate::script::options")]
    pub set: Posted,
    /// The seat with the button; the first seat if not given.
    pub button: Option<u8>,
    /// The option of a fee schedule.
    pub fees: Option<String>,
    /// What happened, in order.
    #[serde(default)]
    pub acts: Vec<String>,
    /// Who plays.
    #[serde(default)]
    pub seat: Vec<SeatStack>,
    /// Cards by place, in the order received.
    #[serde(default)]
    pub spots: BTreeMap<String, String>,
    /// Irregularities.
    #[serde(default)]
    pub ruled: Vec<RuledIn>,
}

/// A seat and its chips.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatStack {
    /// The seat.
    pub n: u8,
    /// What is before it.
    pub stack: Money,
    /// Whether a fantasy hand is due to it.
    #[serde(default)]
    pub fantasy: bool,
}

/// Reads a hand: JSON when it begins with a brace, TOML otherwise.
///
/// # Errors
/// Where the text is damaged.
pub fn parse(source: &str) -> Result<HandFile, Failure> {
    if source.trim_start().starts_with('{') {
        return serde_json::from_str(source)
            .map_err(|error| Failure::damaged(format!("not a hand: {error}")));
    }
    toml::from_str(source).map_err(|error| Failure::damaged(format!("not a hand: {error}")))
}

impl HandFile {
    /// The hand as a script.
    ///
    /// # Errors
    /// The rule it breaks, or what is damaged in it.
    pub fn script(&self) -> Result<Script, Failure> {
        let variant = super::find(&self.game)?;
        let stakes = variant.post(&posted(&self.set))?;
        let stakes = stakes.with_fees(self.fees.as_deref().unwrap_or("none"))?;
        stakes.fees.iter().try_for_each(charged)?;
        let mut stacks: Vec<(u8, Cents)> = Vec::new();
        for seat in &self.seat {
            if stacks.iter().any(|(n, _)| *n == seat.n) {
                return Err(Failure::damaged(format!("[[seat]] n = {} is there twice", seat.n)));
            }
            stacks.push((seat.n, seat.stack.0));
        }
        stacks.sort_unstable_by_key(|(n, _)| *n);
        let Some((first, _)) = stacks.first() else {
            return Err(Failure::damaged("no [[seat]] plays"));
        };
        let button = self.button.unwrap_or(*first);
        let mut script = Script::new(Arc::new(stakes), &stacks, button)?;
        for (spot, text) in &self.spots {
            let cards = cards(spot, text)?;
            match spot.as_str() {
                "board" => script.boards[0] = cards,
                "board2" => script.boards[1] = cards,
                seat => {
                    let n = seat.strip_prefix("seat").and_then(|n| n.parse().ok());
                    let n = n.filter(|n| stacks.iter().any(|(seat, _)| seat == n));
                    let Some(n) = n else {
                        let why =
                            format!("[spots] {spot}: expected seat1 and so on, board, board2");
                        return Err(Failure::damaged(why));
                    };
                    script.hands.insert(n, cards);
                }
            }
        }
        script.acts.clone_from(&self.acts);
        for ruled in &self.ruled {
            script.ruled.push(ruling(ruled, &script.players)?);
        }
        Ok(script)
    }

    /// A round of Chinese poker as a script.
    ///
    /// # Errors
    /// The rule it breaks, or what is damaged in it.
    pub fn points(&self) -> Result<(Game, chinese::Script), Failure> {
        let game = super::points(&self.game)
            .ok_or_else(|| Failure::usage(format!("`{}` is not played for points", self.game)))?;
        let seat = |n: u8| {
            Seat::new(n).ok_or_else(|| Failure::damaged(format!("[[seat]] n = {n}: no such seat")))
        };
        let fault = |fault| Failure::from(Breach { faults: vec![fault] });
        let fees = self.fees.as_deref().unwrap_or("none");
        let mut players = Vec::new();
        for player in &self.seat {
            let (stack, fantasy) = (player.stack.0, player.fantasy);
            players.push(chinese::Player { seat: seat(player.n)?, stack, fantasy });
        }
        let Some(first) = self.seat.first() else {
            return Err(Failure::damaged("no [[seat]] plays"));
        };
        let mut hands = BTreeMap::new();
        for (spot, text) in &self.spots {
            let n = spot.strip_prefix("seat").and_then(|n| n.parse().ok());
            let n: u8 = n.ok_or_else(|| Failure::damaged(format!("[spots] {spot}: no seat")))?;
            let cards = cards::parse_cards(text)
                .map_err(|error| Failure::damaged(format!("[spots] {spot}: {error}")))?;
            hands.insert(n, cards);
        }
        let mut rulings = Vec::new();
        for ruled in &self.ruled {
            rulings.push(self.points_ruling(ruled)?);
        }
        let fees = Collection::post(game.listed(), fees).map_err(fault)?;
        charged(&fees)?;
        let script = chinese::Script {
            rules: game.post(&self.set)?,
            fees,
            players,
            button: seat(self.button.unwrap_or(first.n))?,
            hands,
            acts: self.acts.clone(),
            rulings,
        };
        Ok((game, script))
    }

    fn points_ruling(&self, ruled: &RuledIn) -> Result<(chinese::At, table::Ruling), Failure> {
        let at = match ruled.before()? {
            Moment::Decision(n) => chinese::At::Act(n.saturating_sub(1)),
            Moment::Card(_) => chinese::At::Act(0),
            Moment::Show(_) => chinese::At::Act(self.acts.len()),
            Moment::Settlement => chinese::At::Settlement,
        };
        let card = ruled.card.as_ref().map(|text| text.parse()).transpose();
        let card = card.map_err(|error: cards::ParseCardError| {
            Failure::damaged(format!("[[ruled]] card: {error}"))
        })?;
        let ruling = table::Ruling {
            rule: ruled.rule.clone(),
            card,
            disclosed: ruled.disclosed,
            seat: ruled.seat.and_then(Seat::new),
            seats: ruled.seats.iter().filter_map(|n| Seat::new(*n)).collect(),
            wager: ruled.wager.clone(),
            amount: ruled.amount.map(|amount| amount.0),
            count: ruled.count,
        };
        Ok((at, ruling))
    }

    /// Says where a hand was refused.
    #[must_use]
    pub fn failure(&self, stopped: &Stopped) -> Failure {
        let mut failure = Failure::from(stopped.refusal.clone());
        if let Some(act) = stopped.act.and_then(|at| Some((at, self.acts.get(at)?))) {
            failure.message = format!("act {}, `{}`: {}", act.0 + 1, act.1, failure.message);
        }
        failure
    }
}

/// A hand that is written down has no hours: fees by time cannot be charged to it.
fn charged(fees: &Collection) -> Result<(), Failure> {
    fees.by_hand().map_err(|fault| Failure::from(Breach { faults: vec![fault] }))
}

/// An irregularity, and what it comes before.
fn ruling(ruled: &RuledIn, players: &[Player]) -> Result<(At, Ruling), Failure> {
    let at = match ruled.before()? {
        Moment::Card(n) => At::Card(n),
        Moment::Decision(n) => At::Act(n),
        Moment::Show(_) | Moment::Settlement => At::Settlement,
    };
    let Some(rule) = law::find(&ruled.rule) else {
        return Err(Failure::usage(format!("[[ruled]] rule: there is no rule `{}`", ruled.rule)));
    };
    let card = ruled.card.as_ref().map(|text| text.parse()).transpose();
    let card = card.map_err(|error: cards::ParseCardError| {
        Failure::damaged(format!("[[ruled]] card: {error}"))
    })?;
    let place = |n: u8| {
        let found = players.iter().position(|player| player.seat == n);
        found.ok_or_else(|| Failure::damaged(format!("[[ruled]] seat = {n} does not play")))
    };
    let ruling = Ruling {
        rule,
        place: ruled.seat.map(place).transpose()?,
        card,
        count: ruled.count,
        amount: ruled.amount.map(|amount| amount.0),
    };
    Ok((at, ruling))
}

/// Names and values as the table knows them: lists of amounts are parted by `/`.
fn posted(set: &Posted) -> Posted {
    let one = |(name, value): (&String, &String)| match name.as_str() {
        "blinds" => (name.clone(), value.replace(',', "/")),
        "bring-in" => ("bring_in".to_owned(), value.clone()),
        _ => (name.clone(), value.clone()),
    };
    set.iter().map(one).collect()
}

fn cards(spot: &str, text: &str) -> Result<Vec<AnyCard>, Failure> {
    cards::parse_any_cards(text)
        .map_err(|error| Failure::damaged(format!("[spots] {spot}: {error}")))
}
