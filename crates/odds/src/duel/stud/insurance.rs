//! Insurance against a dealer who does not qualify, and its double.
//!
//! The dealer's hands below the qualification have no pair, so that they go up by their highest
//! card as by their strength: each class of insurance is a bin of the sweep.

use super::super::sweep::{Counts, Marks, Pack, Sweep};
use super::super::{Gains, Question};
use crate::{Census, Exact};
use cards::Card;
use games::duel::{Act, DealerHigh, Duel, Insured, Plan, Round, Rules, Strength};
use hands::Category;
use money::Cents;
use std::array::from_fn;
use table::{Deals, Face, Facts, Memory, Owner, Seat, Stake, Told, Want};

/// The dealer's hands by what insurance pays, from the weakest to the strongest.
const BINS: [DealerHigh; 5] = [
    DealerHigh::Seven,
    DealerHigh::Eight,
    DealerHigh::NineTen,
    DealerHigh::Other,
    DealerHigh::Qualified,
];

/// Kinds of a seat's own hand.
const KINDS: usize = Category::FiveOfAKind as usize;

/// What to do about the double.
const ACTS: [Act; 2] = [Act::Check, Act::Double];

/// The class of each bin, by what is done and by the seat's kind.
type Ends = [[[usize; BINS.len()]; KINDS]; ACTS.len()];

/// The insurance of a plan.
pub(super) struct Insurance {
    gains: Gains,
    ends: Ends,
    rules: Rules,
    wager: &'static str,
}

fn ends() -> Ends {
    ACTS.map(|act| {
        let doubled = act == Act::Double;
        from_fn(|kind| {
            let kind = Category::ALL[kind];
            BINS.map(|dealer| Insured { kind, dealer, doubled }.index())
        })
    })
}

impl Insurance {
    /// The last bin.
    pub(super) const LAST: u8 = BINS.len() as u8 - 1;

    /// The bin of a dealer's hand.
    pub(super) fn bin(plan: &Plan, cards: [Card; 5], strength: Strength) -> u8 {
        if (plan.qualifies)(strength) {
            return Insurance::LAST;
        }
        let high = DealerHigh::unqualified(cards);
        BINS.iter().position(|bin| *bin == high).unwrap_or_default() as u8
    }

    /// Insurance, where it is on offer; it knows no hand with a card twice.
    pub(super) fn offered(question: &Question<'_>) -> Option<Insurance> {
        let bundle = question.plan().bundles.get(1)?;
        let on_offer = question.offers.iter().any(|offer| offer.wager.reading() == Insured::NAME);
        (on_offer && question.decks == 1).then(|| Insurance {
            gains: question.gains(1),
            ends: ends(),
            rules: *question.rules,
            wager: bundle.wagers[0],
        })
    }

    /// Decides about the double for every hand, and counts how insurance ends.
    pub(super) fn part(
        &self,
        sweep: &Sweep<5>,
        up: Option<u8>,
        counts: &Counts,
        on: &[bool],
    ) -> (Census, Vec<bool>) {
        let asked = [0, 1].map(|path| up.is_some_and(|up| self.asks(sweep.card(up), path)));
        let mut census = Census::new(Insured::CLASSES);
        let mut doubles = vec![false; sweep.hands.len()];
        for (at, hand) in sweep.hands.iter().enumerate() {
            let deals = u128::from(counts.deals[at]);
            if deals == 0 {
                continue;
            }
            let kind = usize::from(hand.class.kind);
            let bins: [u32; BINS.len()] = counts.bins(at);
            let [check, double] = [0, 1].map(|act| self.worth(act, kind, bins));
            doubles[at] = double > check;
            let act = usize::from(doubles[at] && asked[usize::from(on[at])]);
            for (class, ways) in self.ends[act][kind].iter().zip(bins) {
                census.add(*class, deals * u128::from(ways));
            }
        }
        (census, doubles)
    }

    /// What insurance gains in all.
    fn worth(&self, act: usize, kind: usize, bins: [impl Into<i128>; BINS.len()]) -> i128 {
        let ends = self.ends[act][kind].iter().zip(bins);
        ends.map(|(class, ways)| ways.into() * i128::from(self.gains.of[*class])).sum()
    }

    /// Whether the table asks a seat with insurance for a double once it has gone a way: the round
    /// itself is played until it does or ends.
    fn asks(&self, up: Card, path: usize) -> bool {
        let rules = &self.rules;
        let stake = |wager| Stake {
            seat: Seat::FIRST,
            owner: Owner::Seat,
            offer: 0,
            wager,
            amount: Cents::dollars(1),
            memory: Memory::default(),
        };
        let mut round = Duel::open(rules, &[stake(rules.plan.ante), stake(self.wager)]);
        let mut acts = rules.plan.paths[path].iter();
        loop {
            match Duel::ask(rules, &round) {
                Want::Deal { to: at, face: Face::Down, .. } => {
                    Duel::tell(rules, &mut round, Told::Hidden { at });
                }
                // Only the dealer's card matters.
                Want::Deal { to: at, .. } => {
                    Duel::tell(rules, &mut round, Told::Card { at, card: up });
                }
                Want::Decide { seat } => match acts.next() {
                    Some(act) => Duel::tell(rules, &mut round, Told::Act { seat, act: *act }),
                    None => return Duel::allows(rules, &round, seat, Act::Double).is_ok(),
                },
                Want::Show { .. } | Want::Follow { .. } | Want::Over => return false,
            }
        }
    }

    /// The decisions for every card in view.
    pub(super) fn doubles(self, sweep: &Sweep<5>, yes: &[&[bool]]) -> Doubles {
        Doubles { marks: Marks::new(sweep, yes), insurance: self }
    }
}

/// Whether to double, for every hand.
pub(super) struct Doubles {
    insurance: Insurance,
    marks: Marks<5>,
}

impl Doubles {
    /// What the seat decides now.
    pub(super) fn choose(&self, round: &Round, seat: Seat) -> Act {
        let up = round.dealer.cards().first().copied();
        ACTS[usize::from(self.marks.has(round.seat(seat).cards.cards(), up))]
    }

    /// What each decision is worth, in units of insurance.
    pub(super) fn worths(&self, pack: &Pack, round: &Round, seat: Seat) -> Vec<(Act, Exact)> {
        let plan = self.insurance.rules.plan;
        let Ok(own) = <[Card; 5]>::try_from(round.seat(seat).cards.cards()) else {
            return Vec::new();
        };
        let kind = hands::high(&own).category() as usize;
        let mut bins = [0_i128; BINS.len()];
        let all = pack.dealers(&own, round.dealer.cards().first().copied(), |cards, ways| {
            if let Ok(dealers) = cards.try_into() {
                let bin = Insurance::bin(plan, dealers, (plan.strength)(cards, &[]));
                bins[usize::from(bin)] += ways as i128;
            }
        });
        let worth = |act| self.insurance.gains.exact(self.insurance.worth(act, kind, bins), all);
        [1, 0].map(|act| (ACTS[act], worth(act))).into()
    }
}
