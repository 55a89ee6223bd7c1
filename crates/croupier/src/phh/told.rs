//! What became of the hands of a text, as values and as the JSON of the command line.

use super::text::histories;
use super::{Defect, ENDLESS, History, Replayed, chips};
use money::Cents;
use serde::Serialize;
use toml::Value;

/// A hand of a text, and what became of it.
#[derive(Clone, Debug)]
pub struct Replay {
    /// Its number in the text, from 1.
    pub hand: usize,
    /// As it is written; none where it cannot be read.
    pub history: Option<History>,
    /// Where it ended, or what is wrong with it.
    pub result: Result<Replayed, Defect>,
}

/// Replays every hand of a text, one after another; a damaged one stops no other.
#[must_use]
pub fn replay(source: &str) -> impl ExactSizeIterator<Item = Replay> + use<> {
    histories(source).into_iter().enumerate().map(|(n, history)| {
        let (history, result) = match history {
            Ok(history) => {
                let result = history.replay();
                (Some(history), result)
            }
            Err(defect) => (None, Err(defect)),
        };
        Replay { hand: n + 1, history, result }
    })
}

/// A hand in the JSON of `croupier phh`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The file.
    pub file: String,
    /// Its number in the file, from 1; none where the file cannot be read.
    pub hand: Option<usize>,
    /// The code of its game.
    pub variant: Option<String>,
    /// Where it ended, by the order of the players; of a stack that was never known (`inf`)
    /// nothing is known at the end. None where the hand did not end.
    pub finishing_stacks: Option<Vec<Option<Value>>>,
    /// Whether it ended as stated; none where nothing is stated.
    pub matches: Option<bool>,
    /// The finishing stacks that it states.
    pub stated: Option<Vec<Value>>,
    /// The act at which the record ends early.
    pub unfinished: Option<usize>,
    /// What is wrong with it.
    pub defect: Option<String>,
    /// What the record lacks where it ends early.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lacks: Option<String>,
    /// What each player won or lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub net: Option<Vec<Value>>,
    /// What the stacks stated lack of those replayed, where winners alone lack it: a fee that
    /// the history does not state.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fee: Option<Value>,
}

impl Report {
    /// A file that cannot be read at all.
    #[must_use]
    pub fn unread(file: &str, why: impl Into<String>) -> Report {
        Report {
            file: file.to_owned(),
            hand: None,
            variant: None,
            finishing_stacks: None,
            matches: None,
            stated: None,
            unfinished: None,
            defect: Some(why.into()),
            lacks: None,
            net: None,
            fee: None,
        }
    }
}

impl Replay {
    /// The same as the command line writes it.
    #[must_use]
    pub fn report(&self, file: &str) -> Report {
        let variant = self.history.as_ref().and_then(|history| history.variant().ok());
        let bare = Report {
            hand: Some(self.hand),
            variant: variant.map(ToOwned::to_owned),
            defect: None,
            ..Report::unread(file, "")
        };
        let replayed = match &self.result {
            Ok(replayed) => replayed,
            Err(defect) => return Report { defect: Some(defect.to_string()), ..bare },
        };
        let list = |amounts: &[Cents]| -> Vec<Value> {
            amounts.iter().map(|amount| chips(*amount)).collect()
        };
        let starts = replayed.hand.places().iter().map(|place| place.start);
        let known = |(stack, start): (&Cents, Cents)| (start != ENDLESS).then(|| chips(*stack));
        let stacks = replayed.finishing_stacks();
        let stacks = stacks.as_deref();
        Report {
            finishing_stacks: stacks
                .map(|stacks| stacks.iter().zip(starts.clone()).map(known).collect()),
            matches: replayed.matches(),
            stated: replayed.stated.as_deref().map(list),
            unfinished: replayed.unfinished.as_ref().map(|unfinished| unfinished.action),
            lacks: replayed.unfinished.as_ref().map(|unfinished| unfinished.lacks.clone()),
            net: stacks.map(|stacks| {
                stacks.iter().zip(starts).map(|(end, start)| chips(*end - start)).collect()
            }),
            fee: replayed.fee().map(chips),
            ..bare
        }
    }
}
