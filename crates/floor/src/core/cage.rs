//! The cage: money comes and goes by entries that bear a person's name.

use super::work::{Outcome, Work, reasoned};
use super::{Answer, Errand, Fault, Refused, TableId};
use crate::ledger::{Account, Draft, Tender, Why};
use money::Cents;

impl Work<'_> {
    pub(super) fn cage(&mut self, errand: &Errand) -> Outcome {
        let cage = Account::Cage;
        match errand {
            Errand::Deposit { person, tender, amount, reference } => {
                let known = self.known(*person)?;
                // A visitor's name is anybody's who has the browser: no money goes there.
                if *tender == Tender::Money && known.credential.is_none() {
                    let why = format!(
                        "{} has no password yet, by which the money could be had again: \
                         enrol an account first",
                        known.name
                    );
                    return Err(Refused::new(Fault::Rule, why));
                }
                self.entry(
                    "deposit",
                    *tender,
                    (cage, Account::Wallet(*person)),
                    *amount,
                    reference,
                )
            }
            Errand::Payout { person, tender, amount, reference } => {
                self.known(*person)?;
                self.entry("payout", *tender, (Account::Wallet(*person), cage), *amount, reference)
            }
            Errand::Fill { table, amount, reference } => {
                let tender = self.tender(*table)?;
                self.entry("fill", tender, (cage, Account::Tray(*table)), *amount, reference)
            }
            Errand::Credit { table, amount, reference } => {
                let tender = self.tender(*table)?;
                self.entry("credit", tender, (Account::Tray(*table), cage), *amount, reference)
            }
            Errand::PayTips { table, amount, reference } => {
                let tender = self.tender(*table)?;
                self.entry("pay_tips", tender, (Account::Tips(*table), cage), *amount, reference)
            }
            Errand::Reverse { transfer, reason } => self.reverse(*transfer, reason),
            // invariant: every other errand has its own place.
            other => unreachable!("{} is no matter of the cage", other.name()),
        }
    }

    pub(super) fn tender(&self, table: TableId) -> Result<Tender, Refused> {
        Ok(self.running(table)?.kept.opening.tender)
    }

    /// An entry by hand.
    fn entry(
        &mut self,
        act: &str,
        tender: Tender,
        (from, to): (Account, Account),
        amount: Cents,
        reference: &str,
    ) -> Outcome {
        positive(amount)?;
        // Where money is money every slip has a name.
        if tender == Tender::Money && reference.trim().is_empty() {
            let why = "name the slip, or say what it is for: it goes into the log";
            return Err(Refused::new(Fault::Malformed, why));
        }
        let by = self.person()?;
        let why = Why::Cage { by, reference: reference.to_string(), reverses: None };
        let transfer = self.state.house.ledger.next();
        let draft = Draft { from, to, amount, owed: None, round: None, why };
        self.post(tender, vec![draft])?;
        self.privileged(act, format!("{} {}", amount.plain(), place(from, to)), reference);
        let shown = if from == Account::Cage { to } else { from };
        let balance = self.state.house.ledger.balance(tender, shown);
        Ok(Answer::Moved { transfer, balance })
    }

    /// What was moved by hand is moved back, once; the first entry stays.
    fn reverse(&mut self, n: u64, reason: &str) -> Outcome {
        let by = self.person()?;
        reasoned(reason)?;
        let manual = self.state.house.manual.iter().find(|transfer| transfer.n == n).cloned();
        let Some(entry) = manual else {
            let why = format!("transfer {n} is no late entry of the cage");
            return Err(Refused::new(Fault::Missing, why));
        };
        if self.state.house.reversed.contains(&n) {
            return Err(Refused::new(Fault::Rule, format!("transfer {n} was reversed before")));
        }
        if matches!(entry.why, Why::Cage { reverses: Some(_), .. }) {
            return Err(Refused::new(Fault::Rule, "a reversal is not reversed: enter it anew"));
        }
        let why = Why::Cage { by, reference: reason.to_string(), reverses: Some(n) };
        let transfer = self.state.house.ledger.next();
        let (from, to, amount) = (entry.to, entry.from, entry.amount);
        let draft = Draft { from, to, amount, owed: None, round: None, why };
        self.post(entry.tender, vec![draft])?;
        self.privileged("reverse", format!("transfer {n}"), reason);
        let shown = if from == Account::Cage { to } else { from };
        let balance = self.state.house.ledger.balance(entry.tender, shown);
        Ok(Answer::Moved { transfer, balance })
    }
}

/// An amount that somebody names must be some.
pub(super) fn positive(amount: Cents) -> Result<(), Refused> {
    if amount > Cents::ZERO && amount <= Cents::READ_MAX {
        return Ok(());
    }
    Err(Refused::new(Fault::Malformed, format!("{} is no amount to move", amount.plain())))
}

fn place(from: Account, to: Account) -> String {
    format!("{from} to {to}")
}
