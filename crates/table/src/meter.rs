//! Meters: money that grows with stakes and is won as a share.

use law::Cite;
use money::{Cents, Percent, Rate};

/// How a pay table's meter is configured, as printed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Meter {
    /// The part of each stake that the meter grows by.
    pub increment: Option<Rate>,
    /// The least that a house may post for it where no rate is printed, and the rule; what it
    /// grows by is then rounded up.
    pub floor: Option<(Percent, Cite)>,
    /// The part of each stake that is set aside for seeding it again.
    pub reserve: Option<Rate>,
    /// What the house puts in at the start and after each full win, for a stake of one unit.
    pub seed: Option<Cents>,
    /// The stake all figures are for.
    pub unit: Cents,
    /// Whether fixed awards are the same for every stake: the book prints no stake.
    pub fixed: bool,
    /// Whether the house has posted its stake.
    pub posted: bool,
}

impl Meter {
    /// A meter of which the book prints no rates, for a stake of `dollars`.
    #[must_use]
    pub const fn plain(dollars: i64) -> Meter {
        let unit = Cents::dollars(dollars);
        Meter {
            increment: None,
            floor: None,
            reserve: None,
            seed: None,
            unit,
            fixed: false,
            posted: false,
        }
    }

    /// A meter of which the book prints no rates and no stake either: figures are for a dollar
    /// unless the house posts a stake, and fixed awards are the same for every one.
    #[must_use]
    pub const fn unprinted() -> Meter {
        Meter { fixed: true, ..Meter::plain(1) }
    }

    /// Whether any stake is taken: the book prints none, and the house has posted none.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.fixed && !self.posted
    }

    /// The same with a printed seed.
    #[must_use]
    pub const fn seeded(self, dollars: i64) -> Meter {
        Meter { seed: Some(Cents::dollars(dollars)), ..self }
    }

    /// The same growing by a percentage of each stake.
    #[must_use]
    pub const fn grows(self, percent: u32) -> Meter {
        Meter { increment: Some(Rate::percent(percent)), ..self }
    }

    /// The same growing by a percentage that the house posts, no less than this.
    #[must_use]
    pub const fn grows_by_at_least(self, percent: u32, rule: Cite) -> Meter {
        Meter { floor: Some((Percent(percent), rule)), ..self }
    }

    /// The same with a reserve.
    #[must_use]
    pub const fn reserves(self, percent: u32) -> Meter {
        Meter { reserve: Some(Rate::percent(percent)), ..self }
    }
}

/// A meter in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct MeterState {
    /// The value shown.
    pub shown: Cents,
    /// What is set aside.
    pub reserve: Cents,
    /// What the house puts in when the whole of it has been won.
    pub seed: Cents,
    /// Won in whole and not yet paid: no stake is taken for it.
    pub pending: bool,
    /// The value it shows when awards of the next settlement are paid, where that is given from
    /// outside (a round settled from a file).
    pub at_payment: Option<Cents>,
}
