//! Progressive meters that several tables share: what is in them is in the ledger, what is posted
//! about them here.

use crate::core::{MeterId, PersonId, RoundId};
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
    pub pending: Vec<(RoundId, PersonId, Cents)>,
    /// What it began with, from the cage.
    pub based: Cents,
    /// What stakes and seeds put into it and its reserve.
    pub contributed: Cents,
    /// What it paid.
    pub paid: Cents,
    /// How often.
    pub hits: u64,
    /// Changed by hand, in sum.
    pub adjusted: Cents,
}

impl Meter {
    /// A meter that nothing has happened to yet.
    #[must_use]
    pub fn new(posting: Posting) -> Meter {
        let none = Cents::ZERO;
        Meter {
            posting,
            pending: Vec::new(),
            based: none,
            contributed: none,
            paid: none,
            hits: 0,
            adjusted: none,
        }
    }

    /// Whether a win of it is still to be confirmed: no stake is taken for it.
    #[must_use]
    pub fn is_locked(&self) -> bool {
        !self.pending.is_empty()
    }

    /// The highest jackpot that is still to be confirmed, whole: among how many it is split makes
    /// it no smaller.
    #[must_use]
    pub fn highest(&self) -> Cents {
        let whole = |(round, _, _): &(RoundId, PersonId, Cents)| -> Cents {
            let of = self.pending.iter().filter(|(known, _, _)| known == round);
            of.map(|(_, _, amount)| *amount).sum()
        };
        self.pending.iter().map(whole).max().unwrap_or_default()
    }

    /// What it must hold, its reserve included: base and contributions less payments, and changes
    /// by hand.
    #[must_use]
    pub fn owes(&self) -> Cents {
        self.based + self.contributed - self.paid + self.adjusted
    }
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
    pub who: PersonId,
}

impl Posting {
    /// A win of at least so much locks a table's own meter.
    pub const LOCKS_FROM: Cents = Cents::dollars(1000);
    /// Above this an executive confirms, where nothing else is posted.
    pub const EXECUTIVE_ABOVE: Cents = Cents::dollars(50_000);

    /// Whether it makes sense.
    ///
    /// # Errors
    /// A sentence that says what does not.
    pub fn check(&self) -> Result<(), String> {
        let amounts = [Some(self.base), self.ceiling, Some(self.locks_from), self.unreasonable];
        let wrong = |amount: &Cents| amount.is_negative() || *amount > Cents::READ_MAX;
        if amounts.iter().flatten().any(wrong) {
            return Err("an amount of a meter is not below nothing, nor beyond all measure".into());
        }
        if self.ceiling.is_some_and(|ceiling| ceiling < self.base) {
            return Err("a meter does not begin above its ceiling".into());
        }
        Ok(())
    }
}
