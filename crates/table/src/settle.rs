//! Settlement: verdicts in, transfers out, every one with its rule; money is conserved.
//!
//! A stake lies on the layout from the moment it is made. Settlement moves it and whatever is
//! owed on it; what a viewer reads as one line may be several transfers (winnings, the stake
//! coming back, vigorish). The assertions at the end hold in release builds too.

mod meters;
mod order;
mod pay;
mod unmoved;

pub(crate) use pay::{Books, settle};
pub(crate) use unmoved::{stands, taken_down};

use crate::bank::Running;
use crate::{Memory, Name, Owner, Party, Seat};
use cards::AnyCard;
use law::Cite;
use money::Cents;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A wager on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stake {
    /// At which seat.
    pub seat: Seat,
    /// Whose chips.
    pub owner: Owner,
    /// The number of the offer it was made on.
    pub offer: usize,
    /// The wager's id.
    pub wager: &'static str,
    /// How much.
    pub amount: Cents,
    /// What it remembers of earlier throws, on a layout.
    pub memory: Memory,
}

impl Stake {
    /// Who put the chips there.
    pub(crate) fn payer(&self) -> Party {
        match self.owner {
            Owner::Seat | Owner::Dealer => Party::Seat(self.seat),
            Owner::Behind(n) => Party::Behind(self.seat, n),
        }
    }

    /// Who receives what it wins.
    pub(crate) fn winner(&self) -> Party {
        if self.owner == Owner::Dealer { Party::Dealer } else { self.payer() }
    }
}

/// Why money moved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Why {
    /// The wager's id, or what else it is for.
    pub wager: String,
    /// The line of the pay table, or what else happened.
    pub label: String,
    /// The seat whose hand earned it for somebody else: envy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    /// The rule.
    pub rule: Cite,
}

impl Why {
    /// Why money moves.
    #[must_use]
    pub fn new(wager: &str, label: &str, rule: Cite) -> Why {
        Why { wager: wager.to_string(), label: label.to_string(), by: None, rule }
    }

    /// What another seat's hand has earned, in the one way that envy is told in every book.
    pub(crate) fn envy(wager: &str, by: Seat, row: &str, rule: Cite) -> Why {
        Why { by: Some(by), ..Why::new(wager, &envied(by, row), rule) }
    }
}

/// Why money moves.
fn why(wager: &str, label: &str, rule: Cite) -> Why {
    Why::new(wager, label, rule)
}

/// A row of a pay table, and whose hand it was: `seat 3's four of a kind`.
fn envied(by: Seat, row: &str) -> String {
    format!("{by}'s {row}")
}

/// Money that moved from one party to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Transfer {
    /// From.
    pub from: Party,
    /// To.
    pub to: Party,
    /// How much moved.
    pub amount: Cents,
    /// How much was owed.
    pub owed: Cents,
    /// Why.
    pub why: Why,
}

/// What became of a stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// Paid.
    Wins,
    /// Collected.
    Loses,
    /// Neither won nor lost.
    Pushes,
    /// Had no action.
    Returned,
    /// The round did not count.
    Void,
    /// Goes on to the next throw; its chips have not moved.
    Stands,
    /// Given up by its owner.
    Surrendered,
}

/// One stake and what became of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The seat.
    pub seat: u8,
    /// Whose chips.
    #[serde(default, skip_serializing_if = "Owner::is_seat")]
    pub owner: Owner,
    /// The wager's id.
    pub wager: String,
    /// The number it has travelled to, or the hand of its seat that it lies on; 0 where none.
    #[serde(default, skip_serializing_if = "stays")]
    pub point: u8,
    /// The seat whose hand earned it, where it is another's: envy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    /// The stake.
    pub stake: Cents,
    /// What became of it.
    pub result: Outcome,
    /// What was paid, on top of the stake where odds say "to", in all where they say "for".
    pub pays: Cents,
    /// What was due in full: to the winner, or from the loser.
    pub owed: Cents,
    /// What was collected of the stake.
    pub collected: Cents,
    /// Vigorish taken, already deducted from `pays`.
    pub vigorish: Cents,
    /// The line of the pay table.
    pub label: String,
    /// The rule.
    pub rule: Cite,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference
fn stays(point: &u8) -> bool {
    *point == 0
}

impl Line {
    /// What the wager is called by: its id, with the number it has travelled to.
    #[must_use]
    pub fn name(&self) -> String {
        match self.point {
            0 => self.wager.clone(),
            n => format!("{}-{n}", self.wager),
        }
    }

    /// What a bonus without a stake would have paid, had the bank's money reached to it.
    #[must_use]
    pub fn unpaid(&self) -> Option<Cents> {
        let unpaid = self.by.is_some() && self.result == Outcome::Returned;
        unpaid.then_some(self.owed)
    }
}

/// A round's money.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settlement {
    /// Stake by stake, in the order of payment.
    pub lines: Vec<Line>,
    /// Every movement of money, stakes included, in the order it happened.
    pub transfers: Vec<Transfer>,
    /// Who won which part of which pot.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awards: Vec<Award>,
    /// What players owed each other by points.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub debts: Vec<Debt>,
    /// What the hands that were shown are called.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<Named>,
}

/// What a hand is called, for one of the awards it was shown for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// Whose.
    pub seat: Seat,
    /// For what: `high`, `low`, `badugi`; `front`, `middle` and `back` of Chinese poker.
    pub award: Name,
    /// As players say it: `two pair, nines and fours`.
    pub name: String,
    /// The cards that make it.
    pub cards: Vec<AnyCard>,
}

/// A pot, or a part of one, and who won it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Award {
    /// The main pot is 0, side pots follow.
    pub pot: u8,
    /// What it was won by: `high`, `low`, `last player`; `returned` where nobody won it.
    pub name: Name,
    /// How much.
    pub amount: Cents,
    /// Who won how much of it.
    pub winners: Vec<Share>,
    /// The rule.
    pub rule: Cite,
    /// The rule of chips that could not be divided.
    pub odd: Cite,
}

/// A winner's part of a pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    /// Who.
    pub seat: Seat,
    /// How much, odd chips included.
    pub amount: Cents,
    /// Chips in it that could not be divided.
    pub odd: Cents,
}

/// What one player paid another, point by point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Debt {
    /// Who pays.
    pub from: Seat,
    /// Who receives.
    pub to: Seat,
    /// How much moved.
    pub amount: Cents,
    /// How much was owed.
    pub owed: Cents,
    /// What for.
    pub label: String,
    /// The rule.
    pub rule: Cite,
    /// The points it is made of.
    pub items: Vec<Points>,
    /// The rule by which less moved than was owed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut: Option<Cite>,
}

/// Points of a debt.
#[allow(clippy::struct_field_names)] // how many points points are
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points {
    /// Whom they count for.
    pub to: Seat,
    /// How many.
    #[allow(clippy::struct_field_names)] // there is no other word for them
    pub points: i64,
    /// What for.
    pub label: String,
    /// The rule.
    pub rule: Cite,
}

impl Settlement {
    /// Each party's gain or loss.
    #[must_use]
    pub fn nets(&self) -> BTreeMap<Party, Cents> {
        let mut nets = BTreeMap::new();
        for transfer in &self.transfers {
            *nets.entry(transfer.from).or_insert(Cents::ZERO) -= transfer.amount;
            *nets.entry(transfer.to).or_insert(Cents::ZERO) += transfer.amount;
        }
        nets
    }

    /// One party's gain or loss.
    #[must_use]
    pub fn net(&self, party: Party) -> Cents {
        self.nets().get(&party).copied().unwrap_or_default()
    }

    /// What moved before, and then this.
    #[must_use]
    pub fn after(self, mut before: Settlement) -> Settlement {
        before.lines.extend(self.lines);
        before.transfers.extend(self.transfers);
        before.awards.extend(self.awards);
        before.debts.extend(self.debts);
        before.hands.extend(self.hands);
        before
    }

    /// Moves so much of what is owed; nothing where it is nothing.
    pub fn moves(&mut self, from: Party, to: Party, amount: Cents, owed: Cents, why: Why) {
        assert!(!amount.is_negative() && amount <= owed, "moved {amount} of {owed}");
        if amount > Cents::ZERO {
            self.transfers.push(Transfer { from, to, amount, owed, why });
        }
    }

    /// Asserts that money is conserved: every stake that was decided has left the layout, no party
    /// gained from nowhere, the pot is empty, and a player-dealer stayed within what it put up.
    pub fn assert_conserved(&self, put_up: Option<Cents>) {
        let nets = self.nets();
        let total: Cents = nets.values().copied().sum();
        assert_eq!(total, Cents::ZERO, "money appeared or vanished");
        let layout = nets.get(&Party::Layout).copied().unwrap_or_default();
        assert_eq!(layout, Cents::ZERO, "stakes left on the layout");
        let pot = nets.get(&Party::Pot).copied().unwrap_or_default();
        assert_eq!(pot, Cents::ZERO, "money left in the pot");
        if let Some(put_up) = put_up {
            let net = self.banked().balance;
            assert!(net.abs() <= put_up, "a player-dealer moved {net} having put up {put_up}");
        }
    }

    /// What has moved to and from the player-dealer, fees left aside.
    pub(crate) fn banked(&self) -> Running {
        let mut moved = Running::default();
        for t in self.transfers.iter().filter(|t| t.from != Party::Room && t.to != Party::Room) {
            let change = match (t.from, t.to) {
                (Party::PlayerDealer, _) => -t.amount,
                (_, Party::PlayerDealer) => t.amount,
                _ => Cents::ZERO,
            };
            moved.balance += change;
            moved.used += change.abs();
        }
        moved
    }
}
