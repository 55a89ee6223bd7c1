//! Games of a wheel or dice: wagers stand on the marks of a layout, and some outlive a throw.
//!
//! Between throws the *round* holds what the table remembers (the point, the colour of the last
//! number), and each stake has a [`Memory`] of its own. A throw is told to the round; every wager
//! is then judged by it or stands with a new memory; then the table turns to the next throw. Both
//! memories are finite, so a wager that takes many throws is worth the solution of a small linear
//! system, and a simulation is a table of transitions.

use crate::{Game, Judge, Refusal, Ruling, Seat, Stake};
use law::Cite;
use money::Cents;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Debug};
use std::hash::Hash;

/// The law of a game on a layout. Stateless: all it knows is in `rules` and `round`. What is
/// provided here suits a game whose every wager is decided by the next throw.
pub trait Layout: Game<Round: Copy + Ord + Hash + Serialize + DeserializeOwned> {
    /// What a spin or a throw can show.
    type Shown: Copy + Eq + Debug + Send + Sync;

    /// What chance is called: a spin, or a throw.
    const CHANCE: &'static str;

    /// The rule that lists the wagers, and with them all that can be done.
    const LISTED: Cite;

    /// The words of decisions that are no wagers.
    const WORDS: &'static [&'static str];

    /// A table that has just opened.
    fn open(rules: &Self::Rules) -> Self::Round;

    /// Everything that chance can show, each with its weight.
    fn all(rules: &Self::Rules) -> Vec<(Self::Shown, u32)>;

    /// Reads what was spun or thrown.
    ///
    /// # Errors
    /// A refusal with the rule that says what can be shown.
    fn read(rules: &Self::Rules, text: &str) -> Result<Self::Shown, Refusal>;

    /// Writes what [`Layout::read`] reads.
    fn write(rules: &Self::Rules, shown: Self::Shown) -> String;

    /// Whether a throw may be made with these wagers on the layout.
    ///
    /// # Errors
    /// A refusal with the rule.
    fn ready(
        _rules: &Self::Rules,
        _round: &Self::Round,
        _stakes: &[Stake],
    ) -> Result<(), Refusal> {
        Ok(())
    }

    /// Tells the round what is shown; wagers are judged after this.
    fn show(rules: &Self::Rules, round: &mut Self::Round, shown: Self::Shown);

    /// What becomes of a wager that the throw shown has not decided.
    fn stands(rules: &Self::Rules, round: &Self::Round, stake: &Stake) -> Stands;

    /// The rule by which what is shown decides nothing at all.
    fn void(_rules: &Self::Rules, _round: &Self::Round) -> Option<Cite> {
        None
    }

    /// Every wager has been judged: the table remembers what matters to the next throw. `stakes`
    /// are the wagers that lay there when it was made.
    fn turn(rules: &Self::Rules, round: &mut Self::Round, stakes: &[Stake]);

    /// The round is given up, and no wager is left: what wagers waited for is forgotten, what has
    /// happened is not.
    fn give_up(_rules: &Self::Rules, _round: &mut Self::Round) {}

    /// Whether a wager may be made at this moment, the same person having `own` on the layout.
    ///
    /// # Errors
    /// A refusal with the rule.
    fn admits(
        _rules: &Self::Rules,
        _round: &Self::Round,
        _own: &[Stake],
        _bet: &Stake,
    ) -> Result<(), Refusal> {
        Ok(())
    }

    /// Whether what one person has on the layout goes together.
    ///
    /// # Errors
    /// A refusal with the rule.
    fn holds(_rules: &Self::Rules, _round: &Self::Round, _own: &[Stake]) -> Result<(), Refusal> {
        Ok(())
    }

    /// The rule by which a wager that has stood through a throw may be taken down or reduced.
    ///
    /// # Errors
    /// A refusal with the rule that holds it there.
    fn releases(
        _rules: &Self::Rules,
        _round: &Self::Round,
        stake: &Stake,
    ) -> Result<Cite, Refusal> {
        let why = format!("{} is decided by the next {}", stake.wager, Self::CHANCE);
        Err(Refusal::by(Self::LISTED, why))
    }

    /// The rule by which the owner of a wager may call it on or off.
    ///
    /// # Errors
    /// A refusal with the rule.
    fn calls(_rules: &Self::Rules, stake: &Stake, _call: Call) -> Result<Cite, Refusal> {
        Err(Refusal::by(Self::LISTED, format!("{} is always in play", stake.wager)))
    }

    /// Obeys a decision that is no wager, such as passing the dice.
    ///
    /// # Errors
    /// A refusal with the rule; the round is unchanged.
    fn decide(
        _rules: &Self::Rules,
        _round: &mut Self::Round,
        _stakes: &[Stake],
        _seat: Seat,
        act: &str,
    ) -> Result<(), Refusal> {
        let why = format!("nothing but wagers is decided at this table, no `{act}`");
        Err(Refusal::by(Self::LISTED, why))
    }

    /// Applies a ruling of those who run the game.
    ///
    /// # Errors
    /// A refusal when the rule does not apply at this moment; the round is unchanged.
    fn rule(
        _rules: &Self::Rules,
        _round: &mut Self::Round,
        _stakes: &[Stake],
        ruling: &Ruling,
    ) -> Result<(), Refusal> {
        let why = format!("{} rules on nothing at this table", ruling.rule);
        Err(Refusal::by(Self::LISTED, why))
    }

    /// The tables at which a wager begins, each with its weight: where exact counting starts, and
    /// where a simulation makes the wager.
    fn starts(rules: &Self::Rules, _wager: &dyn Judge<Self>) -> Vec<(Self::Round, u32)> {
        vec![(Self::open(rules), 1)]
    }

    /// When a wager of that group is made, in words, where [`Layout::starts`] is not any table.
    #[must_use]
    fn start(_group: &str) -> Option<&'static str> {
        None
    }

    /// The table in a few named figures, for people.
    fn summary(rules: &Self::Rules, round: &Self::Round) -> Vec<(&'static str, String)>;
}

/// What a standing wager remembers.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Memory {
    /// The number it has travelled to, or the hand of its seat that it lies on; 0 while none.
    pub point: u8,
    /// What its owner has called, which departs from the rule until called otherwise.
    pub called: Option<Call>,
}

impl Memory {
    /// Whether there is nothing to remember.
    #[must_use]
    #[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference
    pub fn is_fresh(&self) -> bool {
        *self == Memory::default()
    }
}

/// A wager called into play or out of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Call {
    /// In play.
    On,
    /// Out of play.
    Off,
}

/// A wager that a throw has not decided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stands {
    /// What it remembers from now on.
    pub memory: Memory,
    /// Why it stands.
    pub label: &'static str,
    /// The rule.
    pub rule: Cite,
}

/// What the owner of a wager does to it between throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Change {
    /// Takes it down.
    Take,
    /// Takes so much of it down.
    Reduce(Cents),
    /// Calls it on or off.
    Call(Call),
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Change::Take => f.write_str("taken down"),
            Change::Reduce(by) => write!(f, "{by} taken down"),
            Change::Call(Call::On) => f.write_str("called on"),
            Change::Call(Call::Off) => f.write_str("called off"),
        }
    }
}
