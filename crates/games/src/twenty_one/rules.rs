//! What a table plays by: everything that a round, a solver or a simulation depends on.

use super::made::Made;
use cards::{AnyCard, Rank};

/// What a book fixes and a house posts, as play and mathematics need it. Points are counted in
/// units: whole points, or halves in 9½.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Whose text it is.
    pub text: Text,
    /// Decks in the shoe.
    pub decks: u16,
    /// Jokers in each deck, beside its 52 cards.
    pub jokers: u16,
    /// What cards count.
    pub count: Count,
    /// The highest total that is not over, in units.
    pub target: u8,
    /// Cards of a player's hand before anybody decides.
    pub dealt: u8,
    /// How the dealer plays.
    pub dealer: Dealer,
    /// What may be doubled.
    pub double: Double,
    /// By what a double of a split hand is measured.
    pub double_by: DoubleBy,
    /// What may be split.
    pub split: Option<Split>,
    /// Whether a hand may be given up for half of its wager.
    pub surrender: Surrender,
    /// What follows when the dealer, looking, finds a best hand.
    pub found: Found,
    /// Who may insure.
    pub insurance: Insurance,
    /// Whether a blackjack may be paid 1 to 1 at once against an ace.
    pub even_money: bool,
    /// What winning hands are paid.
    pub pays: Pays,
    /// Whether equal totals of 21 are read by the letter: in Great Britain a split two-card 21
    /// counts as one in 4.16 and 4.17, in Blackjack Poker every 21 is level with every other.
    pub by_letter: bool,
    /// Whether a best hand made by a split keeps its rank and odds (Hawaiian Blackjack).
    pub split_keeps_rank: bool,
}

/// Whose text a table follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Text {
    /// Blackjack of Great Britain.
    Britain,
    /// 9½.
    NineAndAHalf,
    /// Hawaiian Blackjack.
    Hawaiian,
    /// Blackjack Poker.
    BlackjackPoker,
}

/// What cards count, in units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Ace 1 or 11, pictures 10, all others their pips; a joker 2 or 12.
    Points,
    /// Twice the pips; a ten or a picture one, for half a point.
    Halves,
}

impl Count {
    /// What a card counts at least, and what it may count more.
    ///
    /// # Panics
    /// Where the card's face is unknown: our own error.
    #[must_use]
    pub fn of(self, card: AnyCard) -> (u8, u8) {
        let Some(natural) = card.natural() else {
            assert!(card == AnyCard::JOKER, "an unknown card counts nothing");
            return (2, 10);
        };
        match (self, natural.rank()) {
            (Count::Points, Rank::Ace) => (1, 10),
            (Count::Points, rank) => (rank.pips().unwrap_or(10), 0),
            (Count::Halves, rank) => match rank.pips() {
                Some(pips @ 1..=9) => (2 * pips, 0),
                _ => (1, 0),
            },
        }
    }
}

/// How the dealer plays: without a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dealer {
    /// Which card lies face down while players decide.
    pub down: Down,
    /// The highest hard total that is hit.
    pub hits_hard: u8,
    /// The highest soft total that is hit.
    pub hits_soft: u8,
    /// Whether a dealer who may have a best hand looks, and ends the round with it before anybody
    /// decides.
    pub peeks: bool,
}

/// Which card of the dealer's lies face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Down {
    /// None: a second card is drawn when all have played.
    NoHoleCard,
    /// The second.
    Second,
    /// The only one.
    First,
}

/// What may be doubled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Double {
    /// Nothing.
    Never,
    /// Two cards that make 9, 10 or 11.
    NineToEleven,
    /// Any two cards but a best hand.
    Any,
    /// The same by any amount up to the wager.
    AnyUpTo,
}

/// By what a double of a split hand is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoubleBy {
    /// What lies on that hand.
    Hand,
    /// The wager made before the deal.
    First,
}

/// What may be split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    /// Which pairs.
    pub pairs: SplitPairs,
    /// Hands of one seat at most.
    pub hands_max: u8,
    /// Which hands that a split made are split again.
    pub again: Again,
    /// The pair whose hands receive one card each and no more.
    pub once: Once,
    /// The further wager, in halves of the hand's own.
    pub stake_halves: u8,
}

/// Which hands that a split made are split again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Again {
    /// None.
    Never,
    /// All but aces.
    NotAces,
    /// All.
    Any,
}

/// The pair whose two hands receive one card each and no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Once {
    /// Aces.
    Aces,
    /// Jokers.
    Jokers,
}

/// Which pairs may be split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SplitPairs {
    /// Two cards of equal value.
    Value,
    /// Two cards of equal value, but not fours, fives or tens.
    NotFourFiveTen,
    /// Two cards of one rank.
    Rank,
    /// Two cards of equal value, but not two aces of hearts.
    NotTwoAcesOfHearts,
}

/// Whether a hand may be given up for half of its wager: with two cards and no hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surrender {
    /// Never.
    Never,
    /// Any two cards, of a split hand too.
    TwoCards,
}

/// What follows when the dealer, looking, finds a best hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// The round is settled.
    Ends,
    /// It is opened, and players decide against it.
    Opens,
}

/// Who may insure against a dealer's ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Insurance {
    /// Nobody.
    Never,
    /// Who holds a blackjack, up to half of the wager; whoever plays behind it, too.
    Blackjack,
    /// The same, but nobody who plays behind.
    SeatedBlackjack,
    /// Everybody, for half of the wager; it is paid only to who holds no best hand.
    Anybody,
}

/// What winning hands are paid, as gain and unit; all others are paid evenly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pays {
    /// The best hand.
    pub best: (u32, u32),
    /// The second best, where the book prints its own odds.
    pub second: (u32, u32),
}

impl Rules {
    /// Copies of a card in a full shoe.
    #[must_use]
    pub fn copies(&self, card: AnyCard) -> u16 {
        if card == AnyCard::JOKER { self.jokers * self.decks } else { self.decks }
    }

    /// Whether two cards may be split as a pair, whatever has been split before.
    #[must_use]
    pub fn is_pair(&self, one: AnyCard, other: AnyCard) -> bool {
        let Some(split) = self.split else { return false };
        let value = |card| self.count.of(card);
        let rank = |card: AnyCard| card.natural().map(cards::Card::rank);
        let equal = value(one) == value(other);
        match split.pairs {
            SplitPairs::Value => equal,
            SplitPairs::NotFourFiveTen => equal && !matches!(value(one).0, 4 | 5 | 10),
            SplitPairs::Rank => rank(one) == rank(other),
            SplitPairs::NotTwoAcesOfHearts => equal && !super::made::two_hearts(&[one, other]),
        }
    }

    /// Whether the dealer hits this hand.
    #[must_use]
    pub const fn dealer_hits(&self, made: Made) -> bool {
        let most = if made.soft { self.dealer.hits_soft } else { self.dealer.hits_hard };
        made.total <= most
    }
}

impl Rules {
    /// Blackjack of Great Britain as a house that posts nothing plays it.
    pub const BRITAIN: Rules = Rules {
        text: Text::Britain,
        decks: 6,
        jokers: 0,
        count: Count::Points,
        target: 21,
        dealt: 2,
        dealer: Dealer { down: Down::NoHoleCard, hits_hard: 16, hits_soft: 16, peeks: false },
        double: Double::NineToEleven,
        double_by: DoubleBy::Hand,
        split: Some(Split {
            pairs: SplitPairs::NotFourFiveTen,
            hands_max: HANDS_MAX,
            again: Again::NotAces,
            once: Once::Aces,
            stake_halves: 2,
        }),
        surrender: Surrender::Never,
        found: Found::Ends,
        insurance: Insurance::Blackjack,
        even_money: true,
        pays: Pays { best: (3, 2), second: (1, 1) },
        by_letter: false,
        split_keeps_rank: false,
    };

    /// 9½ as a card room that posts nothing plays it.
    pub const NINE_AND_A_HALF: Rules = Rules {
        text: Text::NineAndAHalf,
        decks: 8,
        count: Count::Halves,
        target: 19,
        dealt: 1,
        dealer: Dealer { down: Down::First, hits_hard: 11, hits_soft: 11, peeks: false },
        double: Double::Never,
        split: None,
        insurance: Insurance::Never,
        even_money: false,
        pays: Pays { best: (6, 5), second: (1, 1) },
        ..Rules::BRITAIN
    };

    /// Hawaiian Blackjack as a card room that posts nothing plays it.
    pub const HAWAIIAN: Rules = Rules {
        text: Text::Hawaiian,
        decks: 8,
        jokers: 4,
        target: 22,
        dealer: Dealer { down: Down::Second, hits_hard: 17, hits_soft: 18, peeks: true },
        double: Double::Any,
        split: Some(Split {
            pairs: SplitPairs::Rank,
            hands_max: 4,
            again: Again::Any,
            once: Once::Jokers,
            stake_halves: 2,
        }),
        surrender: Surrender::TwoCards,
        insurance: Insurance::Never,
        even_money: false,
        split_keeps_rank: true,
        ..Rules::BRITAIN
    };

    /// Blackjack Poker as a card room that posts nothing plays it.
    pub const BLACKJACK_POKER: Rules = Rules {
        text: Text::BlackjackPoker,
        decks: 6,
        dealer: Dealer { down: Down::Second, hits_hard: 16, hits_soft: 17, peeks: true },
        double: Double::AnyUpTo,
        split: Some(Split {
            pairs: SplitPairs::NotTwoAcesOfHearts,
            hands_max: 2,
            again: Again::Never,
            once: Once::Aces,
            stake_halves: 1,
        }),
        surrender: Surrender::TwoCards,
        insurance: Insurance::Anybody,
        even_money: false,
        pays: Pays { best: (3, 1), second: (6, 5) },
        ..Rules::BRITAIN
    };
}

/// The most hands of one seat: Great Britain states no limit, and this is how many places a seat
/// has.
pub const HANDS_MAX: u8 = 14;
