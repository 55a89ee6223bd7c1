//! What can be read off a round for one seat: how it ended, and what it was dealt.

use super::hand::{Kind, strength};
use cards::{Card, Rank, Suit};
use table::Facts;

/// How a seat's hand ended, doubled or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clash {
    /// Whether the wager was doubled.
    pub doubled: bool,
    /// How it ended.
    pub end: End,
}

/// How a seat's hand ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Its draw did not improve it.
    Failed,
    /// The player-dealer's draw did not improve that hand.
    BankFailed,
    /// It ranks above the player-dealer's.
    Higher,
    /// It is of the same rank.
    Equal,
    /// It ranks below.
    Lower,
}

const ENDS: [End; 5] = [End::Failed, End::BankFailed, End::Higher, End::Equal, End::Lower];

impl Clash {
    /// How many units lie on a wager in a class; none where no round can be in it.
    #[must_use]
    pub fn units(class: usize, wager: &str) -> Option<u8> {
        let clash = Clash::from_index(class)?;
        Some(match wager {
            "double" => u8::from(clash.doubled),
            _ => 1,
        })
    }
}

impl Facts for Clash {
    const CLASSES: usize = 10;
    const NAME: &'static str = "pokara";

    fn index(self) -> usize {
        usize::from(self.doubled) * 5 + self.end as usize
    }

    fn from_index(index: usize) -> Option<Clash> {
        let end = *ENDS.get(index % 5)?;
        (index < Self::CLASSES).then_some(Clash { doubled: index >= 5, end })
    }
}

/// The three cards that a seat was dealt, as bonus tables know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dealt(pub Quality);

/// A kind of dealt hand; trip flushes by what the tables pay for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quality {
    /// Three aces of hearts.
    HeartAces,
    /// A trip flush of clubs.
    ClubTrips,
    /// Another trip flush.
    TripFlush,
    /// A-K-Q of a suit.
    RoyalFlush,
    /// A straight flush below it.
    StraightFlush,
    /// Three of a kind.
    ThreeOfAKind,
    /// A flush.
    Flush,
    /// Anything less.
    Less,
}

const QUALITIES: [Quality; 8] = [
    Quality::HeartAces,
    Quality::ClubTrips,
    Quality::TripFlush,
    Quality::RoyalFlush,
    Quality::StraightFlush,
    Quality::ThreeOfAKind,
    Quality::Flush,
    Quality::Less,
];

impl Dealt {
    /// What three cards are.
    #[must_use]
    pub fn of(cards: [Card; 3]) -> Dealt {
        let (rank, suit) = (cards[0].rank(), cards[0].suit());
        Dealt(match strength(cards).kind {
            Kind::TripFlush if suit == Suit::Hearts && rank == Rank::Ace => Quality::HeartAces,
            Kind::TripFlush if suit == Suit::Clubs => Quality::ClubTrips,
            Kind::TripFlush => Quality::TripFlush,
            Kind::RoyalFlush => Quality::RoyalFlush,
            Kind::StraightFlush => Quality::StraightFlush,
            Kind::Trips => Quality::ThreeOfAKind,
            Kind::Flush => Quality::Flush,
            Kind::Straight | Kind::Pair | Kind::HighCard => Quality::Less,
        })
    }

    /// Whether it is a trip flush of any kind.
    #[must_use]
    pub const fn trip_flush(self) -> bool {
        matches!(self.0, Quality::HeartAces | Quality::ClubTrips | Quality::TripFlush)
    }
}

impl Facts for Dealt {
    const CLASSES: usize = 8;
    const NAME: &'static str = "pokara-dealt";

    fn index(self) -> usize {
        self.0 as usize
    }

    fn from_index(index: usize) -> Option<Dealt> {
        QUALITIES.get(index).copied().map(Dealt)
    }
}
