//! The dealer's hand below its qualification, as Casino Stud's insurance sees it.

use super::super::plan::{Act, Plan};
use super::super::round::{Round, exactly};
use super::super::{Duel, Rules};
use super::{kind, pack, unpack};
use cards::{Card, Rank};
use hands::Category;
use table::{Facts, Reads, Seat};

/// The dealer's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealerHigh {
    /// Ace and king or better.
    Qualified,
    /// Anything else below ace and king.
    Other,
    /// Nine or ten high.
    NineTen,
    /// Eight high.
    Eight,
    /// Seven high.
    Seven,
}

impl DealerHigh {
    /// Every class.
    pub const ALL: [DealerHigh; 5] = [
        DealerHigh::Qualified,
        DealerHigh::Other,
        DealerHigh::NineTen,
        DealerHigh::Eight,
        DealerHigh::Seven,
    ];

    /// The class of a dealer's hand that does not qualify.
    #[must_use]
    pub fn unqualified(cards: [Card; 5]) -> DealerHigh {
        let high = cards.iter().map(|card| card.rank()).max();
        match high {
            Some(Rank::Seven) => DealerHigh::Seven,
            Some(Rank::Eight) => DealerHigh::Eight,
            Some(Rank::Nine | Rank::Ten) => DealerHigh::NineTen,
            _ => DealerHigh::Other,
        }
    }
}

/// Kinds of hands without wild cards.
const KINDS: usize = Category::FiveOfAKind as usize;

/// A seat's own kind and the dealer's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Insured {
    /// The seat's own kind; high card when its cards were thrown in unseen.
    pub kind: Category,
    /// The dealer's hand.
    pub dealer: DealerHigh,
    /// Whether the seat doubled its insurance.
    pub doubled: bool,
}

impl Insured {
    /// The units on insurance and its double, in a class of this reading; none where it has no
    /// such class.
    #[must_use]
    pub fn units(_: &Plan, class: usize, wager: &str) -> Option<u8> {
        let units = if wager == "double" { (class % 2) as u8 } else { 1 };
        (class < Insured::CLASSES).then_some(units)
    }
}

impl Facts for Insured {
    const CLASSES: usize = 2 * 5 * KINDS;
    const NAME: &'static str = "insured";

    fn index(self) -> usize {
        let doubled = usize::from(self.doubled);
        pack([(self.kind as usize, KINDS), (self.dealer as usize, 5), (doubled, 2)])
    }

    fn from_index(index: usize) -> Option<Insured> {
        let [own, dealer, doubled] = unpack(index, [KINDS, 5, 2]);
        let dealer = DealerHigh::ALL[dealer];
        Some(Insured { kind: kind(own), dealer, doubled: doubled == 1 })
    }
}

impl Reads<Insured> for Duel {
    fn facts(rules: &Rules, round: &Round, seat: Seat) -> Option<Insured> {
        let own = round.seat(seat);
        let cards: [Card; 5] = exactly(round.dealer.cards())?;
        let strength = (rules.plan.strength)(&cards, &[]);
        let dealer = if (rules.plan.qualifies)(strength) {
            DealerHigh::Qualified
        } else {
            DealerHigh::unqualified(cards)
        };
        let kind = match exactly::<5>(own.cards.cards()) {
            Some(cards) => hands::high(&cards).category(),
            None if own.folded() => Category::HighCard,
            None => return None,
        };
        Some(Insured { kind, dealer, doubled: own.did(Act::Double) })
    }
}
