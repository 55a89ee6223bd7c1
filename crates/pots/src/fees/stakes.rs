//! What a table plays for, as far as it decides about fees.

use money::Cents;
use std::fmt;

/// How a table may bet, where it has no limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Betting {
    /// No limit.
    NoLimit,
    /// Pot limit.
    PotLimit,
    /// Either of them.
    Either,
}

/// The blinds that a line of a schedule names, in whole dollars, smallest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blinds {
    /// None: any will do.
    Any,
    /// These.
    Exactly(&'static [i64]),
    /// From the first to the second, blind by blind.
    Between([i64; 2], [i64; 2]),
}

/// The stakes that an option is for, in whole dollars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stakes {
    /// Limit games from the lower and upper bet `low` to those of `high`.
    Limit {
        /// The smallest limit.
        low: [i64; 2],
        /// The largest; the same for a single limit.
        high: [i64; 2],
        /// The blinds.
        blinds: Blinds,
    },
    /// Games without limits.
    Open {
        /// No limit, pot limit or both.
        betting: Betting,
        /// The smallest and the largest buy-in; nothing where none is printed.
        buy_in: Option<(i64, Option<i64>)>,
        /// The blinds.
        blinds: Blinds,
    },
    /// Chinese poker, by the value of a point.
    Points {
        /// The smallest value.
        low: i64,
        /// The largest; nothing for no bound.
        high: Option<i64>,
    },
}

/// What a table plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play<'a> {
    /// Limits, spread or fixed.
    Limit {
        /// The two figures of the limit.
        bets: [Cents; 2],
        /// Its blinds; empty where it plays with antes.
        blinds: &'a [Cents],
    },
    /// No limit.
    NoLimit {
        /// Its blinds.
        blinds: &'a [Cents],
    },
    /// Pot limit.
    PotLimit {
        /// Its blinds.
        blinds: &'a [Cents],
    },
    /// Points of that value.
    Points(Cents),
}

impl Blinds {
    /// Whether a table with these blinds is meant.
    #[must_use]
    pub fn fit(self, blinds: &[Cents]) -> bool {
        let mut posted: Vec<Cents> = blinds.to_vec();
        posted.sort_unstable();
        match self {
            Blinds::Any => true,
            Blinds::Exactly(printed) => {
                printed.iter().map(|&blind| Cents::dollars(blind)).eq(posted)
            }
            Blinds::Between(low, high) => {
                let within = |(i, blind): (usize, &Cents)| {
                    (Cents::dollars(low[i])..=Cents::dollars(high[i])).contains(blind)
                };
                posted.len() == 2 && posted.iter().enumerate().all(within)
            }
        }
    }
}

impl Stakes {
    /// Whether a table that plays so may post an option for these stakes; for its buy-in see
    /// [`Stakes::fit_buy_in`].
    #[must_use]
    pub fn fit(&self, play: &Play<'_>) -> bool {
        match (*self, play) {
            (Stakes::Limit { low, high, blinds }, Play::Limit { bets, blinds: posted }) => {
                let within = |i: usize| {
                    (Cents::dollars(low[i])..=Cents::dollars(high[i])).contains(&bets[i])
                };
                within(0) && within(1) && blinds.fit(posted)
            }
            (Stakes::Open { betting, blinds, .. }, Play::NoLimit { blinds: posted }) => {
                betting != Betting::PotLimit && blinds.fit(posted)
            }
            (Stakes::Open { betting, blinds, .. }, Play::PotLimit { blinds: posted }) => {
                betting != Betting::NoLimit && blinds.fit(posted)
            }
            (Stakes::Points { low, high }, Play::Points(value)) => {
                *value >= Cents::dollars(low)
                    && high.is_none_or(|high| *value <= Cents::dollars(high))
            }
            _ => false,
        }
    }
}

impl Stakes {
    /// Whether that buy-in is one of these stakes, as far as they name any.
    #[must_use]
    pub fn fit_buy_in(&self, buy_in: Cents) -> bool {
        let Stakes::Open { buy_in: Some((low, high)), .. } = *self else { return true };
        buy_in >= Cents::dollars(low) && high.is_none_or(|high| buy_in <= Cents::dollars(high))
    }
}

impl fmt::Display for Betting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Betting::NoLimit => "no limit",
            Betting::PotLimit => "pot limit",
            Betting::Either => "no limit or pot limit",
        })
    }
}

/// Whole dollars with a hyphen between: `$5-$10-$15`.
fn joined(dollars: &[i64]) -> String {
    let parts: Vec<String> = dollars.iter().map(|&n| Cents::dollars(n).to_string()).collect();
    parts.join("-")
}

impl fmt::Display for Blinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Blinds::Any => Ok(()),
            Blinds::Exactly(blinds) => write!(f, ", blinds {}", joined(blinds)),
            Blinds::Between(low, high) => {
                write!(f, ", blinds {} to {}", joined(low), joined(high))
            }
        }
    }
}

impl fmt::Display for Stakes {
    /// `limit $2-$4 to $50-$100`, `no limit, buy-in $100 to $300, blinds $2-$3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let up_to = |high: Option<i64>| match high {
            Some(high) => format!("to {}", Cents::dollars(high)),
            None => "and more".to_owned(),
        };
        match self {
            Stakes::Limit { low, high, blinds } if low == high => {
                write!(f, "limit {}{blinds}", joined(low))
            }
            Stakes::Limit { low, high, blinds } => {
                write!(f, "limit {} to {}{blinds}", joined(low), joined(high))
            }
            Stakes::Open { betting, buy_in: None, blinds } => write!(f, "{betting}{blinds}"),
            Stakes::Open { betting, buy_in: Some((low, high)), blinds } => {
                write!(f, "{betting}, buy-in {}", Cents::dollars(*low))?;
                if *high != Some(*low) {
                    write!(f, " {}", up_to(*high))?;
                }
                write!(f, "{blinds}")
            }
            Stakes::Points { low, high } if *high == Some(*low) => {
                write!(f, "points of {}", Cents::dollars(*low))
            }
            Stakes::Points { low, high } => {
                write!(f, "points of {} {}", Cents::dollars(*low), up_to(*high))
            }
        }
    }
}
