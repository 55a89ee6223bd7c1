//! What wagers are judged by: what became of a hand, what the first cards are, what the dealer has
//! against insurance.

use super::TwentyOne;
use super::made::{Came, Rank};
use super::round::{Answer, Hand, Round, Seated, State};
use super::rules::Rules;
use cards::{AnyCard, Card, Rank as CardRank};
use table::{Facts, Reads, Seat, Stake};

/// What became of the hand that a stake lies on.
pub(super) fn came(rules: &Rules, round: &Round, stake: &Stake) -> Option<Came> {
    let seated = round.seat(stake.seat)?;
    if seated.answer(stake.owner) == Some(Answer::EvenMoney) {
        return Some(Came::EvenMoney);
    }
    on_hand(rules, round, seated.hand(stake.memory.point))
}

fn on_hand(rules: &Rules, round: &Round, hand: &Hand) -> Option<Came> {
    if !round.is_over(rules) {
        return None;
    }
    if hand.state == State::Surrendered {
        return Some(Came::Surrendered);
    }
    Some(rules.came(hand.made(rules), round.dealers(rules)))
}

/// A reading that some of what can become of a hand is possible in.
macro_rules! fates {
    ($(#[$doc:meta])* $name:ident, $text:literal: $($came:ident),+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name(pub Came);

        impl Facts for $name {
            const CLASSES: usize = Came::ALL.len();
            const NAME: &'static str = $text;

            fn index(self) -> usize {
                self.0 as usize
            }

            fn from_index(index: usize) -> Option<$name> {
                let came = Came::ALL[index];
                matches!(came, $(Came::$came)|+).then_some($name(came))
            }
        }

        impl Reads<$name> for TwentyOne {
            fn facts(rules: &Rules, round: &Round, seat: Seat) -> Option<$name> {
                let hand: fn(&Seated) -> &Hand = |seated| &seated.hands[0];
                on_hand(rules, round, hand(round.seat(seat)?)).map($name)
            }

            fn facts_on(rules: &Rules, round: &Round, stake: &Stake) -> Option<$name> {
                came(rules, round, stake).map($name)
            }
        }
    };
}

fates!(
    /// A hand of Great Britain with its initial wager.
    Initial, "initial hand": EvenMoney, Best, TwoCards, Nearer, DealerOver, Level, LevelTarget,
    LevelBest, Over, Worse
);
fates!(
    /// The same with a wager made later: no blackjack is doubled or split.
    Further, "further hand": TwoCards, Nearer, DealerOver, Level, LevelTarget, LevelBest, Over,
    Worse
);

fates!(
    /// A hand of 9½.
    Halves, "hand of 9½": Best, Nearer, DealerOver, Level, LevelTarget, Over, Worse
);
fates!(
    /// A hand of Hawaiian Blackjack.
    Hawaiian, "hand to 22": Surrendered, Best, Outranks, Nearer, DealerOver, OverNearer, Level,
    LevelTarget, LevelBest, LevelOver, LevelLost, Over, OverFarther, Worse, Outranked
);
fates!(
    /// A hand of Blackjack Poker with its game wager.
    Poker, "game hand": Surrendered, Best, Second, Outranks, Nearer, DealerOver, Level,
    LevelTarget, LevelBest, LevelOver, Over, Worse, Outranked
);
fates!(
    /// The same with a wager made later.
    PokerLater, "later hand": Surrendered, Outranks, Nearer, DealerOver, Level, LevelTarget,
    LevelOver, Over, Worse, Outranked
);

/// Whether insurance is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Insured {
    /// The dealer has a best hand.
    pub dealer: bool,
    /// So has the hand that was insured.
    pub own: bool,
}

impl Facts for Insured {
    const CLASSES: usize = 4;
    const NAME: &'static str = "insured";

    fn index(self) -> usize {
        usize::from(self.dealer) + 2 * usize::from(self.own)
    }

    fn from_index(index: usize) -> Option<Insured> {
        Some(Insured { dealer: index & 1 == 1, own: index & 2 == 2 })
    }
}

impl Reads<Insured> for TwentyOne {
    fn facts(rules: &Rules, round: &Round, seat: Seat) -> Option<Insured> {
        let decided = round.insurance_decided(rules) || round.is_over(rules);
        let hands = &round.seat(seat)?.hands;
        let own = hands.len() == 1 && hands[0].made(rules).rank >= Rank::Second;
        // A hidden card that is not open makes no best hand.
        let two = round.dealer.get(..2).unwrap_or(&round.dealer);
        let dealer = rules.made(two, super::made::Origin::Dealt).rank >= Rank::Second;
        decided.then_some(Insured { dealer, own })
    }
}

/// The first two cards of a hand.
fn first_two(round: &Round, seat: Seat) -> Option<[AnyCard; 2]> {
    let seated = round.seat(seat)?;
    match &seated.hands[..] {
        [hand] => hand.cards.get(..2)?.try_into().ok(),
        // A hand once split keeps its first cards as those of the first hands.
        _ => seated.first_two,
    }
}

/// A reading of first cards as one of a few kinds.
macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident, $text:literal: $($(#[$about:meta])* $kind:ident),+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$about])* $kind),+ }

        impl $name {
            /// Every kind.
            pub const ALL: &'static [$name] = &[$($name::$kind),+];
        }

        impl Facts for $name {
            const CLASSES: usize = $name::ALL.len();
            const NAME: &'static str = $text;

            fn index(self) -> usize {
                self as usize
            }

            fn from_index(index: usize) -> Option<$name> {
                $name::ALL.get(index).copied()
            }
        }
    };
}

kinds!(
    /// What three cards make for 21+3.
    Three, "first three cards":
    /// A run of one suit.
    StraightFlush,
    /// One rank, be it of one suit.
    OfAKind,
    /// A run of several suits.
    Straight,
    /// One suit.
    Flush,
    /// None of these.
    Nothing
);
kinds!(
    /// What two cards make for Royal Match.
    Match, "royal match":
    /// King and queen of one suit.
    Royal,
    /// The same card twice.
    SuitedPair,
    /// Neighbours of one suit.
    StraightFlush,
    /// One suit.
    Suited,
    /// Two suits.
    Nothing
);
kinds!(
    /// What two cards make for Perfect Pairs.
    Pair, "pair":
    /// One rank and suit.
    Perfect,
    /// One rank and colour.
    Coloured,
    /// One rank.
    Mixed,
    /// Two ranks.
    Nothing
);

/// Whether ranks follow each other, an ace being low or high.
fn runs(mut ranks: Vec<CardRank>) -> bool {
    let follow = |places: &[u8]| places.windows(2).all(|two| two[0] + 1 == two[1]);
    ranks.sort_unstable();
    let high: Vec<u8> = ranks.iter().map(|rank| *rank as u8 + 1).collect();
    let mut low: Vec<u8> = ranks
        .iter()
        .map(|rank| if *rank == CardRank::Ace { 0 } else { *rank as u8 + 1 })
        .collect();
    low.sort_unstable();
    follow(&high) || follow(&low)
}

impl Three {
    /// What three cards make. A suited three of a kind is one winning hand.
    #[must_use]
    pub fn of(cards: [Card; 3]) -> Three {
        let ranks = cards.map(Card::rank);
        let flush = cards.iter().all(|card| card.suit() == cards[0].suit());
        let run = runs(ranks.to_vec());
        match (ranks.iter().all(|rank| *rank == ranks[0]), run, flush) {
            (true, ..) => Three::OfAKind,
            (_, true, true) => Three::StraightFlush,
            (_, true, false) => Three::Straight,
            (_, false, true) => Three::Flush,
            (_, false, false) => Three::Nothing,
        }
    }
}

impl Match {
    /// What two cards make.
    #[must_use]
    pub fn of([one, other]: [Card; 2]) -> Match {
        let ranks = [one.rank(), other.rank()];
        match ranks {
            _ if one.suit() != other.suit() => Match::Nothing,
            _ if one == other => Match::SuitedPair,
            [CardRank::King, CardRank::Queen] | [CardRank::Queen, CardRank::King] => Match::Royal,
            _ if runs(ranks.to_vec()) => Match::StraightFlush,
            _ => Match::Suited,
        }
    }
}

impl Pair {
    /// What two cards make.
    #[must_use]
    pub fn of([one, other]: [Card; 2]) -> Pair {
        match () {
            () if one.rank() != other.rank() => Pair::Nothing,
            () if one == other => Pair::Perfect,
            () if one.suit().colour() == other.suit().colour() => Pair::Coloured,
            () => Pair::Mixed,
        }
    }
}

/// The first two cards of a hand, where none is a joker.
fn natural_two(round: &Round, seat: Seat) -> Option<[Card; 2]> {
    let [one, other] = first_two(round, seat)?;
    Some([one.natural()?, other.natural()?])
}

impl Reads<Three> for TwentyOne {
    fn facts(_: &Rules, round: &Round, seat: Seat) -> Option<Three> {
        let [one, other] = natural_two(round, seat)?;
        Some(Three::of([one, other, round.up()?.natural()?]))
    }
}

impl Reads<Match> for TwentyOne {
    fn facts(_: &Rules, round: &Round, seat: Seat) -> Option<Match> {
        natural_two(round, seat).map(Match::of)
    }
}

impl Reads<Pair> for TwentyOne {
    fn facts(_: &Rules, round: &Round, seat: Seat) -> Option<Pair> {
        natural_two(round, seat).map(Pair::of)
    }
}
