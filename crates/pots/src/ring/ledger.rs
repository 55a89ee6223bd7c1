//! The money of a hand: chips go to the pot, fees to the room, and what is won to the winners.

use super::seat;
use crate::hand::{Ending, Hand, PotAward};
use crate::taken::Fee;
use law::Cite;
use money::Cents;
use table::{Award, Named, Party, Settlement, Share, UNCALLED, Why};

/// One movement of money while a hand is played.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Entry {
    from: Party,
    to: Party,
    amount: Cents,
    /// What kind of movement it is.
    of: &'static str,
    /// What it is called.
    label: &'static str,
    rule: Cite,
}

/// Every movement of money of a hand, in the order in which it happened.
#[derive(Clone, Debug, Default)]
pub(super) struct Ledger {
    entries: Vec<Entry>,
}

impl Ledger {
    fn moves(&mut self, from: Party, to: Party, amount: Cents, of: &'static str, what: Reason) {
        if amount > Cents::ZERO {
            let Reason { label, rule } = what;
            self.entries.push(Entry { from, to, amount, of, label, rule });
        }
    }

    /// Money that a player must put in before the cards.
    pub(super) fn posted(&mut self, from: u8, amount: Cents, what: Reason) {
        self.moves(Party::Seat(seat(from)), Party::Pot, amount, "forced", what);
    }

    /// Money that a player's act puts in.
    pub(super) fn bet(&mut self, from: u8, amount: Cents, what: Reason) {
        self.moves(Party::Seat(seat(from)), Party::Pot, amount, "bet", what);
    }

    /// A fee.
    pub(super) fn fee(&mut self, fee: &Fee) {
        let what = Reason { label: fee.due.name, rule: fee.due.rule };
        self.moves(payer(fee), Party::Room, fee.amount, "fee", what);
    }

    /// Money that a ruling moves: to the player, or below zero to the pot.
    pub(super) fn ruled(&mut self, of: u8, amount: Cents, rule: Cite) {
        let (seat, what) = (Party::Seat(seat(of)), Reason { label: rule.text, rule });
        self.moves(Party::Pot, seat, amount, "ruling", what);
        self.moves(seat, Party::Pot, -amount, "ruling", what);
    }

    /// The hand is void: whatever anybody paid goes back, fees first.
    pub(super) fn void(&mut self, rule: Cite) {
        let what = Reason { label: rule.text, rule };
        let fees: Vec<Entry> =
            self.entries.iter().filter(|entry| entry.to == Party::Room).copied().collect();
        for fee in fees {
            self.moves(Party::Room, fee.from, fee.amount, "ruling", what);
        }
        let mut nets = self.settlement().nets();
        nets.retain(|party, _| matches!(party, Party::Seat(_)));
        for (party, net) in nets {
            self.moves(Party::Pot, party, -net, "ruling", what);
        }
    }

    fn settlement(&self) -> Settlement {
        let mut settlement = Settlement::default();
        for Entry { from, to, amount, of, label, rule } in &self.entries {
            let why = Why::new(of, label, rule);
            settlement.moves(*from, *to, *amount, *amount, why);
        }
        settlement
    }

    /// The whole money of a hand that is over.
    pub(super) fn settle(&self, hand: &Hand, outcome: &Ending) -> Settlement {
        let mut settlement = self.settlement();
        let party = |place: usize| Party::Seat(seat(hand.places()[place].seat));
        let mut pays = |place: usize, amount: Cents, of: &str, label: &str, rule: Cite| {
            let why = Why::new(of, label, rule);
            settlement.moves(Party::Pot, party(place), amount, amount, why);
        };
        if let Some(back) = outcome.returned {
            pays(back.place, back.amount, "returned", UNCALLED, back.rule);
        }
        for award in &outcome.awards {
            for share in &award.winners {
                let label = if award.award == "returned" { "returned" } else { "wins" };
                pays(share.place, share.amount - share.odd, award.award, label, award.rule);
                pays(share.place, share.odd, award.award, "odd chip", award.odd);
            }
        }
        settlement.awards = outcome.awards.iter().map(|award| told(hand, award)).collect();
        let made = hand.made().into_iter().map(|(at, award, made)| Named {
            seat: seat(hand.places()[at].seat),
            award: award.into(),
            name: made.name,
            cards: made.cards,
        });
        settlement.hands = made.collect();
        settlement.assert_conserved(None);
        for place in hand.places() {
            let net = settlement.net(Party::Seat(seat(place.seat)));
            assert_eq!(net, place.stack - place.start, "the stack of seat {}", place.seat);
        }
        settlement
    }
}

/// What a movement is called, and its rule.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reason {
    pub(super) label: &'static str,
    pub(super) rule: Cite,
}

/// Who pays a fee.
pub(super) fn payer(fee: &Fee) -> Party {
    fee.seat.map_or(Party::Pot, |n| Party::Seat(seat(n)))
}

fn told(hand: &Hand, award: &PotAward) -> Award {
    let share = |share: &crate::hand::Share| Share {
        seat: seat(hand.places()[share.place].seat),
        amount: share.amount,
        odd: share.odd,
    };
    Award {
        pot: award.pot as u8,
        name: award.award.into(),
        amount: award.amount,
        winners: award.winners.iter().map(share).collect(),
        rule: award.rule,
        odd: award.odd,
    }
}
