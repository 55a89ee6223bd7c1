//! What everybody won or lost, the card room with its fees and the meters included: it sums to
//! nothing.

use super::{Banked, Fee, Moved, Thrown};
use money::Cents;
use serde::ser::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt::{self, Display};
use table::{After, Owner, Party, Settlement, Sign, Table, Transfer, Viewer};

/// What each party won or lost, by name, seats first.
///
/// ```
/// use croupier::settle::Balance;
/// let whole = Balance::new([("seat 1", 950), ("seat 2", -1000), ("fees", 50)]);
/// assert_eq!(whole.to_string(), "seat 1 +9.50  seat 2 -10.00  fees +0.50");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balance {
    parties: Vec<(String, Cents)>,
}

impl Balance {
    /// The balance of these parties, in cents.
    ///
    /// # Panics
    /// When it does not sum to nothing: money appeared or vanished.
    #[must_use]
    pub fn new<N: Display>(parties: impl IntoIterator<Item = (N, i64)>) -> Balance {
        let named = parties.into_iter().map(|(name, net)| (name.to_string(), Cents::new(net)));
        let parties: Vec<(String, Cents)> = named.collect();
        let sum: Cents = parties.iter().map(|(_, net)| *net).sum();
        assert_eq!(sum, Cents::ZERO, "a net must sum to nothing: {parties:?}");
        Balance { parties }
    }

    /// Of a round between players: their nets, and what was taken from them.
    pub(super) fn between<'a>(
        nets: impl IntoIterator<Item = (&'a u8, &'a Cents)>,
        fees: Cents,
    ) -> Balance {
        let seats = nets.into_iter().map(|(n, net)| (format!("seat {n}"), net.get()));
        let fees = (fees != Cents::ZERO).then(|| ("fees".to_owned(), fees.get()));
        Balance::new(seats.chain(fees))
    }

    /// Of a banked round: the nets of seats are given, all others are its parties.
    pub(super) fn banked<'a>(
        sign: &Sign,
        seats: impl IntoIterator<Item = (&'a String, &'a Cents)>,
        settlement: &Settlement,
    ) -> Balance {
        let mut all: Vec<(String, i64)> =
            seats.into_iter().map(|(n, net)| (format!("seat {n}"), net.get())).collect();
        let nets = settlement.nets();
        all.push(("house".to_owned(), settlement.net(Party::House).get()));
        for (party, net) in nets {
            let name = match party {
                Party::Seat(_) | Party::Behind(..) | Party::House => continue,
                Party::Room => "fees".to_owned(),
                Party::PlayerDealer | Party::Dealer => sign.party(party),
                _ if net == Cents::ZERO => continue,
                _ => sign.party(party),
            };
            all.push((name, net.get()));
        }
        Balance::new(all)
    }

    /// The parties and what each won or lost.
    pub fn parties(&self) -> impl Iterator<Item = (&str, Cents)> {
        self.parties.iter().map(|(name, net)| (name.as_str(), *net))
    }
}

impl Display for Balance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> =
            self.parties().map(|(name, net)| format!("{name} {}", net.signed())).collect();
        f.write_str(&parts.join("  "))
    }
}

impl Serialize for Balance {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.parties().map(|(name, net)| (name, net.signed())))
    }
}

/// What each seat, and each person behind one, has won or lost.
fn net(settlement: &Settlement) -> BTreeMap<String, Cents> {
    let mut net = BTreeMap::new();
    for (party, amount) in &settlement.nets() {
        let name = match party {
            Party::Seat(seat) => seat.n().to_string(),
            Party::Behind(seat, n) => format!("{}+{n}", seat.n()),
            _ => continue,
        };
        net.insert(name, *amount);
    }
    // Whoever has a line has a net, if only nothing.
    for line in settlement.lines.iter().filter(|line| line.owner == Owner::Seat) {
        net.entry(line.seat.to_string()).or_insert(Cents::ZERO);
    }
    net
}

/// The money of a table that was settled.
pub(super) fn outcome(table: &dyn Table, settlement: Settlement, throws: Vec<Thrown>) -> Banked {
    let (sign, sight) = (table.sign(), table.sight(Viewer::Croupier));
    let nets = settlement.nets();
    let fee = |t: &Transfer| Fee {
        from: sign.party(t.from),
        amount: t.amount,
        label: t.why.label.clone(),
        rule: t.why.rule,
    };
    let moved = |t: &Transfer| Moved {
        from: sign.party(t.from),
        to: sign.party(t.to),
        amount: t.amount,
        owed: t.owed,
        wager: t.why.wager.clone(),
        label: t.why.label.clone(),
        by: t.why.by,
        rule: t.why.rule,
    };
    let transfers = || settlement.transfers.iter();
    let net = net(&settlement);
    Banked {
        balance: Balance::banked(sign, &net, &settlement),
        net,
        house: settlement.net(Party::House),
        player_dealer: nets.get(&Party::PlayerDealer).copied(),
        dealer: nets.get(&Party::Dealer).copied(),
        meters: sight.meters.into_iter().collect(),
        fees: transfers().filter(|t| t.to == Party::Room).map(fee).collect(),
        throws,
        transfers: transfers().map(moved).collect(),
        facts: sight.figures,
        next: (sight.after != After::default()).then_some(sight.after),
        courtesy: sight.courtesy,
        locked: sight.locked,
        lines: settlement.lines,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "a net must sum to nothing")]
    fn a_cent_too_much_is_found() {
        let _ = Balance::new([("seat 1", 951), ("seat 2", -1000), ("fees", 50)]);
    }
}
