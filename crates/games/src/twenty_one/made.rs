//! What cards make, and what becomes of one hand against another.

use super::rules::{Count, Rules, Text};
use cards::{AnyCard, Rank as CardRank, Suit};
use std::cmp::Ordering;

/// What a hand makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// Its total in units: the best that is not over, else the least.
    pub total: u8,
    /// Whether a card counts high in it.
    pub soft: bool,
    /// How many cards it has.
    pub cards: u8,
    /// Its place above the totals.
    pub rank: Rank,
}

/// A hand's place above the totals, the best last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// None: its total counts.
    Total,
    /// Ace and ten in Blackjack Poker, or two aces of hearts, made by a split.
    SplitSecond,
    /// Two aces of hearts made by a split in Blackjack Poker.
    SplitBest,
    /// A blackjack in Hawaiian Blackjack and Blackjack Poker.
    Second,
    /// The best hand: a blackjack in Great Britain, two aces in Hawaiian Blackjack, two aces of
    /// hearts in Blackjack Poker, 9½.
    Best,
}

/// Where a hand comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The deal.
    Dealt,
    /// A split.
    Split,
}

/// What became of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Came {
    /// Given up for half of the wager.
    Surrendered,
    /// Paid 1 to 1 at once.
    EvenMoney,
    /// Wins as the best hand.
    Best,
    /// Wins as the second best, where that has odds of its own.
    Second,
    /// Wins with two cards against a longer hand of the same total.
    TwoCards,
    /// Wins by its rank, whatever the totals.
    Outranks,
    /// Wins, being nearer.
    Nearer,
    /// Wins, the dealer being over.
    DealerOver,
    /// Wins, both being over and the hand being nearer.
    OverNearer,
    /// Level below the target.
    Level,
    /// Level at the target.
    LevelTarget,
    /// Both hold the best hand, or one of equal rank.
    LevelBest,
    /// Level, both being over; or over against the total that spares such hands.
    LevelOver,
    /// Level, and lost all the same.
    LevelLost,
    /// Loses, being over.
    Over,
    /// Loses, both being over and the hand being farther.
    OverFarther,
    /// Loses to a better hand.
    Worse,
    /// Loses to a higher rank, whatever the totals.
    Outranked,
}

impl Came {
    /// Every one, in order.
    pub const ALL: [Came; 18] = [
        Came::Surrendered,
        Came::EvenMoney,
        Came::Best,
        Came::Second,
        Came::TwoCards,
        Came::Outranks,
        Came::Nearer,
        Came::DealerOver,
        Came::OverNearer,
        Came::Level,
        Came::LevelTarget,
        Came::LevelBest,
        Came::LevelOver,
        Came::LevelLost,
        Came::Over,
        Came::OverFarther,
        Came::Worse,
        Came::Outranked,
    ];

    /// Whether it wins.
    #[must_use]
    pub const fn wins(self) -> bool {
        matches!(
            self,
            Came::EvenMoney
                | Came::Best
                | Came::Second
                | Came::TwoCards
                | Came::Outranks
                | Came::Nearer
                | Came::DealerOver
                | Came::OverNearer
        )
    }

    /// Whether its wager goes back.
    #[must_use]
    pub const fn pushes(self) -> bool {
        matches!(self, Came::Level | Came::LevelTarget | Came::LevelBest | Came::LevelOver)
    }
}

/// Whether cards are two aces of hearts.
pub(super) fn two_hearts(cards: &[AnyCard]) -> bool {
    let heart = AnyCard::from(cards::Card::new(CardRank::Ace, Suit::Hearts));
    cards == [heart, heart]
}

impl Rules {
    /// The total of cards, and whether one of them counts high: the best total that is not over,
    /// else the least.
    #[must_use]
    pub fn total(&self, cards: &[AnyCard]) -> (u8, bool) {
        let mut total = 0_u8;
        let mut more = 0_u8;
        for card in cards {
            let (least, extra) = self.count.of(*card);
            total = total.saturating_add(least);
            more += u8::from(extra > 0);
        }
        let mut soft = false;
        while more > 0 && total <= self.target.saturating_sub(10) {
            (total, soft, more) = (total + 10, true, more - 1);
        }
        (total, soft)
    }

    /// What a hand makes, dealt or come of a split.
    #[must_use]
    pub fn made(&self, cards: &[AnyCard], origin: Origin) -> Made {
        let (total, soft) = self.total(cards);
        let rank = self.rank(cards, total, origin);
        Made { total, soft, cards: cards.len() as u8, rank }
    }

    fn rank(&self, cards: &[AnyCard], total: u8, origin: Origin) -> Rank {
        let split = origin == Origin::Split;
        let ranks = |card: AnyCard| card.natural().map(cards::Card::rank);
        let aces = cards.iter().filter(|card| ranks(**card) == Some(CardRank::Ace)).count();
        let tens = cards.iter().filter(|card| self.count.of(**card) == (10, 0)).count();
        let jokers = cards.iter().filter(|card| **card == AnyCard::JOKER).count();
        match self.text {
            Text::NineAndAHalf if total == self.target => Rank::Best,
            _ if cards.len() != 2 => Rank::Total,
            Text::Britain if (aces, tens) == (1, 1) && !split => Rank::Best,
            Text::Hawaiian if split && !self.split_keeps_rank => Rank::Total,
            Text::Hawaiian if aces == 2 => Rank::Best,
            Text::Hawaiian if (jokers, tens) == (1, 1) => Rank::Second,
            Text::BlackjackPoker if two_hearts(cards) => {
                if split {
                    Rank::SplitBest
                } else {
                    Rank::Best
                }
            }
            Text::BlackjackPoker if (aces, tens) == (1, 1) => {
                if split {
                    Rank::SplitSecond
                } else {
                    Rank::Second
                }
            }
            _ => Rank::Total,
        }
    }

    /// Whether a hand is over.
    #[must_use]
    pub const fn is_over(&self, made: Made) -> bool {
        made.total > self.target
    }

    /// What becomes of a hand against the dealer's finished one.
    ///
    /// ```
    /// use games::twenty_one::{Came, Origin, Rules};
    /// let rules = Rules::BRITAIN;
    /// let read = |cards: &str| cards::parse_any_cards(cards).unwrap();
    /// let made = |cards: &str| rules.made(&read(cards), Origin::Dealt);
    /// assert_eq!(rules.came(made("Ah Ks"), made("7h 7s 7d")), Came::Best);
    /// assert_eq!(rules.came(made("7c 7h 7s"), made("Ah Ks")), Came::Worse);
    /// assert_eq!(rules.came(made("Th 9s"), made("Tc 9d")), Came::Level);
    /// ```
    #[must_use]
    pub fn came(&self, own: Made, dealer: Made) -> Came {
        match self.text {
            Text::Britain => self.britain(own, dealer),
            Text::NineAndAHalf => self.plain(own, dealer),
            Text::Hawaiian => self.hawaiian(own, dealer),
            Text::BlackjackPoker => self.blackjack_poker(own, dealer),
        }
    }

    /// uk 4.16, 4.17: a hand over 21 never wins; equal totals are void, but two cards beat more.
    fn britain(&self, own: Made, dealer: Made) -> Came {
        let (best, against) = (own.rank == Rank::Best, dealer.rank == Rank::Best);
        // By the letter a split hand of two cards is one of two cards.
        let two = best || self.by_letter && own.cards == 2;
        match own.total.cmp(&dealer.total) {
            _ if self.is_over(own) => Came::Over,
            _ if self.is_over(dealer) && best => Came::Best,
            _ if self.is_over(dealer) => Came::DealerOver,
            Ordering::Less => Came::Worse,
            Ordering::Greater if best => Came::Best,
            Ordering::Greater => Came::Nearer,
            Ordering::Equal if own.total < self.target => Came::Level,
            Ordering::Equal => match (two, against) {
                (true, true) => Came::LevelBest,
                (true, false) if best => Came::Best,
                (true, false) => Came::TwoCards,
                (false, true) => Came::Worse,
                (false, false) => Came::LevelTarget,
            },
        }
    }

    /// Nearer wins, over loses, equal is level.
    fn plain(&self, own: Made, dealer: Made) -> Came {
        let wins = if own.rank == Rank::Best { Came::Best } else { Came::Nearer };
        match own.total.cmp(&dealer.total) {
            _ if self.is_over(own) => Came::Over,
            _ if self.is_over(dealer) && own.rank == Rank::Best => Came::Best,
            _ if self.is_over(dealer) => Came::DealerOver,
            Ordering::Greater => wins,
            Ordering::Equal if own.total == self.target => Came::LevelTarget,
            Ordering::Equal => Came::Level,
            Ordering::Less => Came::Worse,
        }
    }

    /// The rank first; of two hands over 22 the nearer wins; 18 against 18 loses.
    fn hawaiian(&self, own: Made, dealer: Made) -> Came {
        match (self.is_over(own), self.is_over(dealer)) {
            (true, true) => match own.total.cmp(&dealer.total) {
                Ordering::Less => Came::OverNearer,
                Ordering::Equal => Came::LevelOver,
                Ordering::Greater => Came::OverFarther,
            },
            (true, false) => Came::Over,
            (false, true) if own.rank == Rank::Best => Came::Best,
            (false, true) => Came::DealerOver,
            (false, false) => match (own.total, own.rank).cmp(&(dealer.total, dealer.rank)) {
                Ordering::Greater if own.rank == Rank::Best => Came::Best,
                Ordering::Greater if own.total == dealer.total => Came::Outranks,
                Ordering::Greater => Came::Nearer,
                Ordering::Less if own.total == dealer.total => Came::Outranked,
                Ordering::Less => Came::Worse,
                Ordering::Equal if own.rank != Rank::Total => Came::LevelBest,
                Ordering::Equal if own.total == self.target => Came::LevelTarget,
                Ordering::Equal if own.total == 18 => Came::LevelLost,
                Ordering::Equal => Came::Level,
            },
        }
    }

    /// The rank first; a hand over 21 is level with a dealer's 26 in three cards, and else lost.
    fn blackjack_poker(&self, own: Made, dealer: Made) -> Came {
        /// The dealer's three-card total against which hands over 21 are level.
        const SPARES: u8 = 26;
        let level =
            |own: Made| if own.total == self.target { Came::LevelTarget } else { Came::Level };
        let letter =
            |made: Made| self.by_letter && made.total == self.target && made.rank < Rank::Best;
        if self.is_over(own) {
            let spared = (dealer.total, dealer.cards) == (SPARES, 3);
            return if spared { Came::LevelOver } else { Came::Over };
        }
        let wins = match own.rank {
            Rank::Best => Came::Best,
            Rank::Second => Came::Second,
            _ if self.is_over(dealer) => Came::DealerOver,
            Rank::SplitBest => Came::Outranks,
            Rank::SplitSecond if own.total == dealer.total => Came::Outranks,
            Rank::SplitSecond | Rank::Total => Came::Nearer,
        };
        if self.is_over(dealer) {
            return wins;
        }
        if letter(own) && letter(dealer) {
            return Came::LevelTarget;
        }
        // Two aces of hearts count 22 and stand above every total (s12).
        match (own.rank, own.total).cmp(&(dealer.rank, dealer.total)) {
            Ordering::Greater => wins,
            Ordering::Less if dealer.rank == Rank::Best => Came::Outranked,
            Ordering::Less => Came::Worse,
            Ordering::Equal if own.rank == Rank::Best => Came::LevelBest,
            Ordering::Equal => level(own),
        }
    }
}

impl Rules {
    /// A hand's score in words: `17`, `soft 17`, `9½`, `blackjack`.
    #[must_use]
    pub fn score(&self, made: Made) -> String {
        let best = match (self.text, made.rank) {
            (Text::Britain, Rank::Best)
            | (Text::Hawaiian | Text::BlackjackPoker, Rank::Second) => Some("blackjack"),
            (Text::Hawaiian, Rank::Best) => Some("natural 22"),
            (Text::BlackjackPoker, Rank::Best | Rank::SplitBest) => Some("two aces of hearts"),
            _ => None,
        };
        let soft = if made.soft && made.total < self.target { "soft " } else { "" };
        match (best, self.count) {
            (Some(best), _) => best.to_string(),
            (None, Count::Points) => format!("{soft}{}", made.total),
            (None, Count::Halves) => match (made.total / 2, made.total % 2) {
                (0, 1) => "½".to_string(),
                (whole, 1) => format!("{whole}½"),
                (whole, _) => whole.to_string(),
            },
        }
    }
}
