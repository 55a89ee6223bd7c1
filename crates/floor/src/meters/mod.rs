//! Progressive meters that several tables share: what is in them is in the ledger, what is posted
//! about them here.

use crate::core::{MeterId, RoundId};
use crate::ledger::Tender;
use money::Cents;
use serde::{Deserialize, Serialize};

/// What a house posts about a meter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Posting {
    /// Its name.
    pub name: String,
    /// Which kind of money.
    #[serde(default)]
    pub tender: Tender,
    /// What it begins with, from the cage.
    #[serde(default)]
    pub base: Cents,
    /// The most that it shows; what comes in beyond goes to the reserve. It is only ever raised.
    #[serde(default)]
    pub ceiling: Option<Cents>,
    /// A win of at least so much locks it until somebody confirms.
    pub locks_from: Cents,
    /// Above this an executive confirms.
    pub executive_above: Cents,
    /// A contribution of one round beyond this is listed as unreasonable.
    #[serde(default)]
    pub unreasonable: Option<Cents>,
}

/// A meter in use.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meter {
    /// What is posted.
    pub posting: Posting,
    /// Wins that nobody has confirmed, in the order in which they happened.
    pub pending: Vec<(RoundId, Cents)>,
    /// What was staked on it.
    pub staked: Cents,
    /// What those stakes put into it and its reserve.
    pub contributed: Cents,
    /// What it paid.
    pub paid: Cents,
    /// How often.
    pub hits: u64,
    /// Changed by hand, in sum.
    pub adjusted: Cents,
}

/// A change by hand that waits for a second person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// Which meter.
    pub meter: MeterId,
    /// Its reserve, and not what it shows.
    pub reserve: bool,
    /// By how much.
    pub by: Cents,
    /// Why.
    pub reason: String,
    /// Who proposed it.
    pub who: crate::core::PersonId,
}
