//! The hands of a seat, and whoever plays behind it.

use super::super::made::{Made, Origin, Rank};
use super::super::rules::{Again, Double, Insurance, Once, Rules, Split, Surrender};
use super::super::spots::spot;
use cards::AnyCard;
use money::Cents;
use std::cmp::Reverse;
use table::{Owner, Seat, Spot, Stake};

/// One hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Its cards, in the order received.
    pub cards: Vec<AnyCard>,
    /// Where it comes from.
    pub origin: Origin,
    /// Whether it comes of a pair whose hands receive one card each.
    pub once: bool,
    /// What its player has made of it.
    pub state: State,
}

/// What a player has made of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Nothing final.
    Plays,
    /// It is due a card that was asked for.
    Hit,
    /// It was doubled and is due its one card.
    Doubles,
    /// It was doubled and has its card.
    Doubled,
    /// It stands.
    Stands,
    /// It was given up.
    Surrendered,
    /// It has no action.
    NoAction,
}

/// Somebody who plays behind a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Follower {
    /// Which of the people there.
    pub n: u8,
    /// The hands on which a wager of theirs lies, from 0.
    pub hands: Vec<usize>,
    /// What they said to insurance.
    pub insured: Option<Answer>,
}

/// What somebody said when insurance was offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Nothing.
    Declined,
    /// Insured.
    Insured,
    /// Was paid 1 to 1.
    EvenMoney,
}

impl Follower {
    pub(super) fn new(n: u8) -> Follower {
        Follower { n, hands: vec![0], insured: None }
    }
}

/// A seat with a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// Which.
    pub seat: Seat,
    /// Its hands, in the order in which they are played.
    pub hands: Vec<Hand>,
    /// What its player said to insurance.
    pub insured: Option<Answer>,
    /// Who plays behind it.
    pub behind: Vec<Follower>,
    /// Who decides for all on the hand, and how much that person has on it, where the most money
    /// does.
    pub leader: Option<(Owner, Cents)>,
    /// The first two cards of a hand that has been split.
    pub(in crate::twenty_one) first_two: Option<[AnyCard; 2]>,
}

impl Hand {
    /// A hand of these cards.
    pub(super) fn of(cards: Vec<AnyCard>, origin: Origin) -> Hand {
        Hand { cards, origin, once: false, state: State::Plays }
    }

    /// What it makes.
    #[must_use]
    pub fn made(&self, rules: &Rules) -> Made {
        rules.made(&self.cards, self.origin)
    }

    /// Whether it may still receive a card by its total. Two aces of hearts count 22.
    pub(super) fn open(&self, rules: &Rules) -> bool {
        let made = self.made(rules);
        made.total < rules.target && !matches!(made.rank, Rank::Best | Rank::SplitBest)
    }

    /// Whether its player may hit.
    pub(super) fn may_hit(&self, rules: &Rules) -> bool {
        self.state == State::Plays && self.open(rules) && !self.once
    }

    /// Whether its player may double.
    pub(super) fn may_double(&self, rules: &Rules) -> bool {
        let total = self.made(rules).total;
        let scores = match rules.double {
            Double::Never => false,
            Double::NineToEleven => (9..=11).contains(&total),
            Double::Any | Double::AnyUpTo => true,
        };
        scores && self.cards.len() == 2 && self.may_hit(rules)
    }

    /// Whether its player may give it up.
    pub(super) fn may_surrender(&self, rules: &Rules) -> bool {
        let two = self.cards.len() == 2 && self.state == State::Plays;
        two && rules.surrender == Surrender::TwoCards
    }

    /// Whether its two cards may be split, by themselves.
    pub(super) fn may_split(&self, rules: &Rules) -> bool {
        let Some(split) = rules.split else { return false };
        let [one, other] = self.cards[..] else { return false };
        let again = match split.again {
            Again::Never => self.origin == Origin::Dealt,
            Again::NotAces => !self.once,
            Again::Any => true,
        };
        again && self.state == State::Plays && rules.is_pair(one, other)
    }

    /// Whether a pair of such cards receives one card a hand.
    pub(super) fn splits_once(&self, rules: &Rules) -> bool {
        let Some(split) = rules.split else { return false };
        let ace = |card: &AnyCard| card.natural().is_some_and(|c| c.rank() == cards::Rank::Ace);
        match split.once {
            Once::Aces => self.cards.iter().all(ace),
            Once::Jokers => self.cards.iter().all(|card| *card == AnyCard::JOKER),
        }
    }
}

impl Seated {
    pub(super) fn new(seat: Seat) -> Seated {
        let (hands, behind) = (vec![Hand::of(Vec::new(), Origin::Dealt)], Vec::new());
        Seated { seat, hands, insured: None, behind, leader: None, first_two: None }
    }

    /// The most money on the hand decides its play, and the seat's own where there is as much.
    pub(super) fn led(&mut self, stake: &Stake) {
        let leads = |(owner, most): (Owner, Cents)| {
            (stake.amount, Reverse(stake.owner)) > (most, Reverse(owner))
        };
        if self.leader.is_none_or(leads) {
            self.leader = Some((stake.owner, stake.amount));
        }
    }

    /// Where a hand lies.
    pub(super) fn spot(&self, hand: usize) -> Spot {
        spot(self.seat, self.point(hand))
    }

    /// The number of a hand: 0 while there is but one.
    #[must_use]
    pub fn point(&self, hand: usize) -> u8 {
        if self.hands.len() == 1 { 0 } else { hand as u8 + 1 }
    }

    /// The hand of that number.
    #[must_use]
    pub fn hand(&self, point: u8) -> &Hand {
        &self.hands[usize::from(point.saturating_sub(1))]
    }

    /// A split card that is due its second.
    pub(super) fn short(&self) -> Option<Spot> {
        let short = |hand: &Hand| hand.origin == Origin::Split && hand.cards.len() == 1;
        self.hands.iter().position(short).map(|hand| self.spot(hand))
    }

    /// A hand that is due a card its player asked for.
    pub(super) fn owed(&self) -> Option<Spot> {
        let owed = |hand: &Hand| matches!(hand.state, State::Hit | State::Doubles);
        self.hands.iter().position(owed).map(|hand| self.spot(hand))
    }

    /// Whether a hand may be split now.
    pub(super) fn may_split(&self, rules: &Rules, hand: usize) -> bool {
        let room = |split: Split| self.hands.len() < usize::from(split.hands_max);
        rules.split.is_some_and(room) && self.hands[hand].may_split(rules)
    }

    /// Whether a hand has a lawful choice other than to stand.
    pub(super) fn decides(&self, rules: &Rules, hand: usize) -> bool {
        let it = &self.hands[hand];
        it.may_hit(rules) || it.may_surrender(rules) || self.may_split(rules, hand)
    }

    /// Whether its player has neither drawn nor decided on the hand.
    pub(super) fn untouched(&self) -> bool {
        let [hand] = &self.hands[..] else { return false };
        hand.state == State::Plays && hand.cards.len() <= 2
    }

    /// Who is still to say something to insurance: the player, then those behind.
    pub(super) fn uninsured(&self, rules: &Rules) -> Option<Owner> {
        let [hand] = &self.hands[..] else { return None };
        let may = match rules.insurance {
            Insurance::Never => false,
            Insurance::Blackjack | Insurance::SeatedBlackjack => {
                hand.made(rules).rank == Rank::Best
            }
            Insurance::Anybody => true,
        };
        let behind = || self.behind.iter().find(|f| f.insured.is_none());
        match (may, self.insured) {
            (false, _) => None,
            (true, None) => Some(Owner::Seat),
            (true, Some(_)) if rules.insurance == Insurance::SeatedBlackjack => None,
            (true, Some(_)) => behind().map(|f| Owner::Behind(f.n)),
        }
    }

    /// What somebody said to insurance.
    #[must_use]
    pub fn answer(&self, owner: Owner) -> Option<Answer> {
        match owner {
            Owner::Seat | Owner::Dealer => self.insured,
            Owner::Behind(n) => self.behind.iter().find(|f| f.n == n)?.insured,
        }
    }

    /// Whether some wager on a hand waits for the dealer.
    pub(super) fn contested(&self) -> bool {
        let live = |hand: &Hand| !matches!(hand.state, State::Surrendered | State::NoAction);
        let even = |answer: Option<Answer>| answer == Some(Answer::EvenMoney);
        let all_even = even(self.insured) && self.behind.iter().all(|f| even(f.insured));
        self.hands.iter().any(live) && !all_even
    }
}
