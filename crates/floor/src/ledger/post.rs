//! Posting: a group of transfers is posted whole or not at all.

use super::{Account, Ledger, Sums, Tender, Transfer, Why};
use crate::core::{MeterId, RoundId, TableId};
use money::Cents;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use table::Party;

/// A transfer that has no number yet.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Draft {
    /// From.
    pub from: Account,
    /// To.
    pub to: Account,
    /// How much.
    pub amount: Cents,
    /// How much was owed, where that is more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owed: Option<Cents>,
    /// The round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundId>,
    /// Why.
    pub why: Why,
}

impl fmt::Display for Account {
    /// In words that follow a verb or go before one: "the tray of table 2".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Account::Cage => write!(f, "the cage"),
            Account::Wallet(person) => write!(f, "the wallet of person {}", person.0),
            Account::Front(table, seat) => {
                write!(f, "what lies in front of {seat} at table {}", table.0)
            }
            Account::Behind(table, seat, _) => {
                write!(f, "what lies behind {seat} at table {}", table.0)
            }
            Account::Layout(table) => write!(f, "the layout of table {}", table.0),
            Account::Pot(table) => write!(f, "the pot of table {}", table.0),
            Account::Tray(table) => write!(f, "the tray of table {}", table.0),
            Account::Bank(table) => write!(f, "the player-dealer's bank at table {}", table.0),
            Account::Meter(meter) => write!(f, "meter {}", meter.0),
            Account::Reserve(meter) => write!(f, "the reserve of meter {}", meter.0),
            Account::Fees(table) => write!(f, "the fees of table {}", table.0),
            Account::Tips(table) => write!(f, "the tips of table {}", table.0),
            Account::Held(person) => write!(f, "what is held for person {}", person.0),
        }
    }
}

impl fmt::Display for Tender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Tender::Play => "play money",
            Tender::Money => "money",
        })
    }
}

/// An account that would hold less than nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overdrawn {
    /// Which.
    pub account: Account,
    /// What it lacks.
    pub lacks: Cents,
}

impl fmt::Display for Overdrawn {
    /// A sentence that says what to do, where something can be done.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Overdrawn { account, lacks } = self;
        write!(f, "{account} lacks {}", lacks.plain())?;
        f.write_str(match account {
            Account::Tray(_) => ": fill it first",
            Account::Meter(_) | Account::Reserve(_) | Account::Tips(_) | Account::Fees(_) => {
                ": take no more than it holds"
            }
            _ => "",
        })
    }
}

impl Account {
    /// The account of a party of a table; `meter` says which meter a wager's number feeds.
    #[must_use]
    pub fn of(table: TableId, party: Party, meter: impl Fn(u8) -> MeterId) -> Account {
        match party {
            Party::Seat(seat) => Account::Front(table, seat),
            Party::Behind(seat, n) => Account::Behind(table, seat, n),
            Party::House => Account::Tray(table),
            Party::PlayerDealer => Account::Bank(table),
            Party::Dealer => Account::Tips(table),
            Party::Meter(at) => Account::Meter(meter(at)),
            Party::Reserve(at) => Account::Reserve(meter(at)),
            Party::Layout => Account::Layout(table),
            Party::Room => Account::Fees(table),
            Party::Pot => Account::Pot(table),
        }
    }
}

impl Ledger {
    /// What is in an account.
    #[must_use]
    pub fn balance(&self, tender: Tender, account: Account) -> Cents {
        self.sums(tender, account).balance()
    }

    /// What went out of and into an account.
    #[must_use]
    pub fn sums(&self, tender: Tender, account: Account) -> Sums {
        self.accounts.get(&(tender, account)).copied().unwrap_or_default()
    }

    /// Every account that money ever was in.
    pub fn accounts(&self) -> impl Iterator<Item = (Tender, Account, Sums)> + '_ {
        self.accounts.iter().map(|((tender, account), sums)| (*tender, *account, *sums))
    }

    /// The number of the next transfer.
    #[must_use]
    pub fn next(&self) -> u64 {
        self.next
    }

    /// Whether a group could be posted.
    ///
    /// # Errors
    /// The first account that would hold less than nothing. The cage alone may: all that is on
    /// the floor came through it.
    pub fn check(&self, tender: Tender, drafts: &[Draft]) -> Result<(), Overdrawn> {
        let mut nets: BTreeMap<Account, Cents> = BTreeMap::new();
        for draft in drafts {
            assert!(draft.amount > Cents::ZERO, "a transfer moves something");
            *nets.entry(draft.from).or_default() -= draft.amount;
            *nets.entry(draft.to).or_default() += draft.amount;
        }
        for (account, net) in nets {
            let after = self.balance(tender, account) + net;
            if after.is_negative() && account != Account::Cage && net.is_negative() {
                return Err(Overdrawn { account, lacks: -after });
            }
        }
        Ok(())
    }

    /// Posts a group whole: within it an account may dip, after it none but the cage holds less
    /// than nothing.
    ///
    /// # Errors
    /// The account that would; nothing is posted.
    pub fn post(
        &mut self,
        tender: Tender,
        drafts: Vec<Draft>,
    ) -> Result<Vec<Transfer>, Overdrawn> {
        self.check(tender, &drafts)?;
        let mut posted = Vec::with_capacity(drafts.len());
        for Draft { from, to, amount, owed, round, why } in drafts {
            let n = self.next + posted.len() as u64;
            posted.push(Transfer { n, tender, from, to, amount, owed, round, why });
        }
        self.enter(&posted);
        Ok(posted)
    }

    /// Enters transfers that were posted before: the fold of a record.
    pub fn enter(&mut self, transfers: &[Transfer]) {
        for transfer in transfers {
            let Transfer { n, tender, from, to, amount, .. } = *transfer;
            assert_eq!(n, self.next, "transfers are numbered without a gap");
            self.next += 1;
            self.accounts.entry((tender, from)).or_default().out += amount;
            self.accounts.entry((tender, to)).or_default().into += amount;
        }
    }

    /// Asserts, in release builds too, that no account that just moved holds less than nothing.
    pub fn assert_moved(&self, transfers: &[Transfer]) {
        for transfer in transfers {
            for account in [transfer.from, transfer.to] {
                let balance = self.balance(transfer.tender, account);
                let short = balance.is_negative() && account != Account::Cage;
                assert!(!short, "{account:?} holds {balance}");
            }
        }
    }

    /// The trial balance: all accounts of a tender together hold nothing, and none but the cage
    /// holds less.
    ///
    /// # Errors
    /// What does not balance, and by how much.
    pub fn trial(&self) -> Result<(), String> {
        let mut totals: BTreeMap<Tender, Cents> = BTreeMap::new();
        for (tender, account, sums) in self.accounts() {
            let balance = sums.balance();
            *totals.entry(tender).or_default() += balance;
            if balance.is_negative() && account != Account::Cage {
                return Err(format!("{account} holds {}", balance.plain()));
            }
        }
        match totals.into_iter().find(|(_, total)| *total != Cents::ZERO) {
            Some((tender, total)) => {
                let total = total.plain();
                Err(format!("all accounts of {tender} add up to {total}, and not to nothing"))
            }
            None => Ok(()),
        }
    }

    /// Asserts, in release builds too, that the trial balance holds.
    pub fn assert_sound(&self) {
        let trial = self.trial();
        assert!(trial.is_ok(), "money appeared or vanished: {trial:?}");
    }
}
