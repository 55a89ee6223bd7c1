//! Double entry: every cent is in one account, and moves by a transfer with its reason.
//!
//! A transfer of a table's settlement *is* a transfer here: [`Account::of`] says which account a
//! party of a table is, and nothing is calculated a second time. Beside those there are moves
//! between a wallet and what lies in front of somebody at a table, and entries of the cage, which
//! bear a person's name.

use crate::core::{MeterId, PersonId, RoundId, TableId};
use law::Cite;
use money::Cents;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Seat;

/// Which kind of money: it never mixes.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Tender {
    /// Play money.
    #[default]
    Play,
    /// Money.
    Money,
}

/// Where money is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Account {
    /// The cage: what is on the floor came through it, so that it stands below nothing.
    Cage,
    /// A person's own.
    Wallet(PersonId),
    /// What lies in front of a seat: stakes in escrow, or chips that the game is played for.
    Front(TableId, Seat),
    /// Stakes of the n-th person behind a seat.
    Behind(TableId, Seat, u8),
    /// Stakes being decided: empty before and after every settlement.
    Layout(TableId),
    /// A pot being given out: empty before and after every settlement.
    Pot(TableId),
    /// The house's tray.
    Tray(TableId),
    /// What a player put up to bank a round.
    Bank(TableId),
    /// What a meter shows.
    Meter(MeterId),
    /// What is set aside for seeding a meter again.
    Reserve(MeterId),
    /// Fees of the room.
    Fees(TableId),
    /// Dealers' tips.
    Tips(TableId),
    /// What somebody has won and nobody has confirmed yet.
    Held(PersonId),
}

/// Money that moved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Transfer {
    /// Its number, from 0.
    pub n: u64,
    /// Which kind of money.
    pub tender: Tender,
    /// From.
    pub from: Account,
    /// To.
    pub to: Account,
    /// How much.
    pub amount: Cents,
    /// How much was owed, where that is more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owed: Option<Cents>,
    /// The round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundId>,
    /// Why.
    pub why: Why,
}

/// Why money moved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold
pub enum Why {
    /// A settlement says so: wager, line and rule are its own.
    Settled { wager: String, label: String, rule: Cite },
    /// A wager or a bank is made, or chips are bought: from a wallet to the table.
    Staked { wager: String },
    /// What is no longer at stake goes back to its wallet.
    Released,
    /// The room took a fee between rounds.
    Fee { name: String, rule: Cite },
    /// An entry of the cage, by a person, with a reference; what it reverses, where it does.
    Cage { by: PersonId, reference: String, reverses: Option<u64> },
    /// A manual change of a meter, by two persons.
    Adjusted { by: PersonId, second: PersonId, reason: String },
    /// A visitor's play money.
    Gift,
    /// A round was given up, and everything on it went back.
    Abandoned { rule: Cite },
    /// A win that waits until somebody confirms it; and then the win itself.
    Jackpot { meter: MeterId },
    /// Beyond the ceiling of a meter.
    Overflow { meter: MeterId },
    /// Somebody changed seats, and took the chips along.
    Moved,
}

/// All accounts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ledger {
    next: u64,
    /// What went out of and into each account.
    #[serde(with = "crate::store::pairs")]
    accounts: BTreeMap<(Tender, Account), Sums>,
}

/// What went out of and into an account, since the beginning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sums {
    /// Out.
    pub out: Cents,
    /// In.
    pub into: Cents,
}

impl Sums {
    /// What is there.
    #[must_use]
    pub fn balance(self) -> Cents {
        self.into - self.out
    }
}

mod post;

pub use post::{Draft, Overdrawn};
