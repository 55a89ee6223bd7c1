//! The verbs for pot games.

use law::Cite;
use money::Cents;
use pots::Fee;
use serde::Serialize;

pub(super) mod equity;
pub(super) mod phh;
pub(super) mod points;
pub(super) mod settle;
pub(super) mod simulate;

/// A fee as it is written.
#[derive(Serialize)]
struct FeeOut {
    from: String,
    amount: Cents,
    label: &'static str,
    rule: Cite,
}

impl From<&Fee> for FeeOut {
    fn from(fee: &Fee) -> FeeOut {
        FeeOut {
            from: fee.seat.map_or("pot".to_owned(), |seat| format!("seat {seat}")),
            amount: fee.amount,
            label: fee.due.name,
            rule: fee.due.rule,
        }
    }
}
