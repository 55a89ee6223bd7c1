//! Days: each is closed once, when it has ended or, early, while it is on; its trial balance and
//! what stood out in it are a fact, and are found again by its number.

use super::work::{Outcome, Work};
use super::{Answer, Fact, Fault, MeterId, Moment, Refused, Who};
use crate::ledger::Account;
use crate::store::{Failure, Store};
use serde::Serialize;

/// How many records are read at once.
const PAGE: usize = 256;

/// A day that was closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Closed {
    /// Which; the last one, where several were closed together because nobody was there.
    pub day: u64,
    /// When it was closed.
    pub at: Moment,
    /// By whom.
    pub by: Who,
    /// How many transfers.
    pub transfers: u64,
    /// What stands out.
    pub exceptions: Vec<String>,
}

/// The list of a day that was closed; nothing where it was not, or not yet.
///
/// # Errors
/// When the store cannot be read, or what it holds is damaged.
pub fn closed_day(store: &dyn Store, day: u64) -> Result<Option<Closed>, Failure> {
    let mut at = begins(store, day)?;
    loop {
        let entries = store.read(at, PAGE)?;
        for entry in entries.iter().filter(|entry| entry.body.contains("\"exceptions\"")) {
            let record = entry.record()?;
            for fact in record.facts {
                let Fact::Day { day: last, transfers, exceptions } = fact else { continue };
                if last >= day {
                    let (at, by) = (record.at, record.who);
                    return Ok(Some(Closed { day: last, at, by, transfers, exceptions }));
                }
            }
        }
        at += entries.len() as u64;
        if entries.len() < PAGE {
            return Ok(None);
        }
    }
}

/// The first record of a day or later: time never runs backwards in records.
fn begins(store: &dyn Store, day: u64) -> Result<u64, Failure> {
    let (mut low, mut high) = (0, store.len()?);
    while low < high {
        let middle = low + (high - low) / 2;
        let Some(entry) = store.read(middle, 1)?.pop() else { break };
        if entry.record()?.at.day() < day { low = middle + 1 } else { high = middle }
    }
    Ok(low)
}

impl Work<'_> {
    /// A day is over: trial balance, and what stands out. Accounts that do not balance disable
    /// everything, a meter that does not hold what it must its games.
    pub(super) fn close_day(&mut self) -> Outcome {
        let (day, today) = (self.state.house.day, self.now().day());
        if today < day {
            let why = format!("day {today} is closed, and day {day} has not begun");
            return Err(Refused::new(Fault::Stale, why));
        }
        if today == day && self.who == Who::Clock {
            return Err(Refused::new(Fault::Stale, "the day is not over"));
        }
        if let Err(why) = self.state.house.ledger.trial() {
            self.disable_all(format!("the trial balance differs: {why}"));
        }
        let house = &self.state.house;
        let transfers = house.ledger.next() - house.before_day;
        let unlike: Vec<MeterId> = house
            .meters
            .iter()
            .filter(|(id, meter)| {
                let of = |account| house.ledger.balance(meter.posting.tender, account);
                of(Account::Meter(**id)) + of(Account::Reserve(**id)) != meter.owes()
            })
            .map(|(id, _)| *id)
            .collect();
        for meter in unlike {
            let why = format!("meter {} does not hold what it must", meter.0);
            self.fact(Fact::Noted { what: why.clone() });
            for table in self.sharing(meter) {
                self.stop_table(table, &Refused::new(Fault::Rule, why.clone()));
            }
        }
        let exceptions = self.state.house.exceptions.clone();
        let last = today.saturating_sub(1).max(day);
        self.fact(Fact::Day { day: last, transfers, exceptions });
        Ok(Answer::Done)
    }
}
