//! The money of a round: what players owe one another, and how much of it moves.

use super::round::Place;
use super::rules::points;
use crate::taken::Fee;
use law::Cite;
use money::Cents;
use table::Seat;

/// Points that one of two players has from the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// Who has them.
    pub to: Seat,
    /// How many.
    pub points: i64,
    /// What for.
    pub label: &'static str,
    /// The rule.
    pub rule: Cite,
}

/// What one player owed another after all points between them were set off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// From.
    pub from: Seat,
    /// To.
    pub to: Seat,
    /// How much moved.
    pub amount: Cents,
    /// How much was owed.
    pub owed: Cents,
    /// What for, in a word.
    pub label: &'static str,
    /// The rule.
    pub rule: Cite,
    /// Every point that was counted, either way, in the order of the book.
    pub items: Vec<Item>,
    /// The rule that let less move than was owed.
    pub cut: Option<Cite>,
}

/// What became of a round.
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// Every debt in the order of settlement, those included of which nothing could be paid.
    pub transfers: Vec<Transfer>,
    /// Every stack after the round, clockwise from the left of the button.
    pub stacks: Vec<(Seat, Cents)>,
    /// What each seat won or lost.
    pub nets: Vec<(Seat, Cents)>,
    /// Who fouled, with the rule.
    pub fouled: Vec<(Seat, Cite)>,
    /// Who has a fantasy hand due.
    pub fantasy: Vec<Seat>,
    /// What the house took from the stacks, once the hands were delivered.
    pub fees: Vec<Fee>,
    /// The rule that made the round void: all money is back where it was.
    pub void: Option<Cite>,
}

impl Ending {
    /// A misdeal.
    pub(crate) fn void(places: &[Place], rule: Cite) -> Ending {
        let mut outcome = Ledger::new(places, Limit::Balance, rule).close();
        outcome.fantasy = places.iter().filter(|p| p.fantasy).map(|p| p.seat).collect();
        Ending { void: Some(rule), ..outcome }
    }

    /// The same with fees that had left the stacks before they were settled.
    pub(crate) fn charged(mut self, fees: Vec<Fee>) -> Ending {
        for (seat, net) in &mut self.nets {
            let own = fees.iter().filter(|fee| fee.seat == Some(seat.n()));
            *net -= own.map(|fee| fee.amount).sum();
        }
        let total: Cents = self.nets.iter().map(|(_, net)| *net).sum();
        let taken: Cents = fees.iter().map(|fee| fee.amount).sum();
        assert_eq!(total + taken, Cents::ZERO, "money appeared or vanished");
        Ending { fees, ..self }
    }
}

/// How far a player's chips at the start of a hand reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    /// What is paid ends at the chips that play.
    Paid,
    /// What is paid and received, added up, ends at the chips that play.
    Exchanged,
    /// The running balance stays between minus and plus the stack.
    Balance,
}

struct Purse {
    seat: Seat,
    start: Cents,
    /// What of it plays.
    stake: Cents,
    now: Cents,
    paid: Cents,
    won: Cents,
}

/// Money while it moves.
pub(crate) struct Ledger {
    purses: Vec<Purse>,
    limit: Limit,
    /// The rule of the limit.
    rule: Cite,
    transfers: Vec<Transfer>,
}

impl Ledger {
    /// The stacks before the hand, all of which play.
    pub(crate) fn new(places: &[Place], limit: Limit, rule: Cite) -> Ledger {
        let purse = |place: &Place| Purse {
            seat: place.seat,
            start: place.start,
            stake: place.start,
            now: place.start,
            paid: Cents::ZERO,
            won: Cents::ZERO,
        };
        let purses = places.iter().map(purse).collect();
        Ledger { purses, limit, rule, transfers: Vec::new() }
    }

    /// As `new`, with the part of each stack that plays.
    pub(crate) fn staking(mut self, stake: impl Fn(Cents) -> Cents) -> Ledger {
        for purse in &mut self.purses {
            purse.stake = stake(purse.start);
        }
        self
    }

    /// Two players settle: points are set off, and the difference moves as far as money reaches.
    pub(crate) fn settle(
        &mut self,
        pair: [Seat; 2],
        items: Vec<Item>,
        (label, rule): (&'static str, Cite),
        point: Cents,
    ) {
        let won = |seat: Seat| -> i64 {
            items.iter().filter(|item| item.to == seat).map(|item| item.points).sum()
        };
        let net = won(pair[0]) - won(pair[1]);
        let [to, from] = if net >= 0 { pair } else { [pair[1], pair[0]] };
        let owed = points(net.abs(), point);
        if owed == Cents::ZERO {
            return;
        }
        let amount = owed.min(self.can_pay(from)).min(self.can_win(to));
        self.moves(from, to, amount);
        let cut = (amount < owed).then_some(self.rule);
        self.transfers.push(Transfer { from, to, amount, owed, label, rule, items, cut });
    }

    fn purse(&self, seat: Seat) -> &Purse {
        let purse = self.purses.iter().find(|purse| purse.seat == seat);
        // invariant: only those dealt in settle
        purse.unwrap_or_else(|| unreachable!("{seat} is not dealt in"))
    }

    fn purse_mut(&mut self, seat: Seat) -> &mut Purse {
        let purse = self.purses.iter_mut().find(|purse| purse.seat == seat);
        // invariant: only those dealt in settle
        purse.unwrap_or_else(|| unreachable!("{seat} is not dealt in"))
    }

    fn can_pay(&self, seat: Seat) -> Cents {
        let purse = self.purse(seat);
        match self.limit {
            Limit::Paid => purse.stake - purse.paid,
            Limit::Exchanged => purse.stake - purse.paid - purse.won,
            Limit::Balance => purse.now,
        }
    }

    fn can_win(&self, seat: Seat) -> Cents {
        let purse = self.purse(seat);
        match self.limit {
            Limit::Paid => Cents::READ_MAX,
            Limit::Exchanged => purse.stake - purse.paid - purse.won,
            Limit::Balance => purse.start + purse.stake - purse.now,
        }
    }

    fn moves(&mut self, from: Seat, to: Seat, amount: Cents) {
        assert!(!amount.is_negative(), "a debt of {amount}");
        let payer = self.purse_mut(from);
        payer.now -= amount;
        payer.paid += amount;
        let winner = self.purse_mut(to);
        winner.now += amount;
        winner.won += amount;
    }

    /// What became of the money, which is conserved.
    pub(crate) fn close(self) -> Ending {
        let sum = |amount: fn(&Purse) -> Cents| self.purses.iter().map(amount).sum::<Cents>();
        let (before, after) = (sum(|purse| purse.start), sum(|purse| purse.now));
        assert_eq!(before, after, "money appeared or vanished");
        for Purse { seat, start, stake, now, .. } in &self.purses {
            let net = *now - *start;
            let free = self.limit == Limit::Paid && !net.is_negative();
            assert!(free || net.abs() <= *stake, "{seat} moved {net} beyond its stake");
            assert!(!now.is_negative(), "{seat} ends below nothing");
        }
        Ending {
            transfers: self.transfers,
            stacks: self.purses.iter().map(|purse| (purse.seat, purse.now)).collect(),
            nets: self.purses.iter().map(|purse| (purse.seat, purse.now - purse.start)).collect(),
            fouled: Vec::new(),
            fantasy: Vec::new(),
            fees: Vec::new(),
            void: None,
        }
    }
}
