//! The house way: rows of a printed table, tried one after another.
//!
//! A row says what the seven cards hold, and which two of them go in front. Great Britain prints
//! its rows; California names a logical way and prints none (`reading:ca-logical-way`).

use super::seven::{Holding, Setting, Seven, Shape};
use cards::{AnyCard, Card, Rank};
use hands::{Back, Category, High, Joker, PaiGow, bug6, high7};
use law::Cite;

/// A house way: the first row that fits sets the hand.
#[derive(Debug)]
pub struct Way {
    /// The rows.
    pub rows: &'static [Row],
}

/// One row.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// What it is for, in words.
    pub label: &'static str,
    /// The groups held.
    pub shape: Shape,
    /// The ranks that the first group may have.
    pub first: [Rank; 2],
    /// The ranks that the second group may have.
    pub second: [Rank; 2],
    /// What else must be held.
    pub with: With,
    /// What goes in front.
    pub front: Front,
    /// The rule.
    pub rule: Cite,
}

/// What must be held besides the groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    /// Nothing.
    Anything,
    /// A card outside the groups of that rank, or a higher one.
    Other(Rank),
    /// Two cards outside the groups: an ace and a king.
    AceKing,
    /// A straight or a flush.
    Run,
}

/// Which two cards go in front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Front {
    /// The two highest outside the groups, or below the highest card where there is no group.
    Others,
    /// Two cards of the first group.
    First,
    /// Two cards of the second group.
    Second,
    /// One card of the first group and the highest other card.
    OneOfFirst,
    /// The highest two that leave a straight or a flush behind.
    BesideRun,
    /// Two cards of the first group if they leave a straight or a flush behind; if none does, the
    /// row does not fit.
    FirstBesideRun,
}

impl Front {
    /// What goes in front, in words.
    #[must_use]
    pub const fn told(self) -> &'static str {
        match self {
            Front::Others => "the two highest others",
            Front::First => "two of the first group",
            Front::Second => "the second pair",
            Front::OneOfFirst => "one of them and the highest other",
            Front::BesideRun => "the highest two that leave a straight or flush",
            Front::FirstBesideRun => "the pair, a straight or flush behind",
        }
    }
}

/// Any rank.
pub(super) const ANY: [Rank; 2] = [Rank::Two, Rank::Ace];

impl Way {
    /// Sets seven cards.
    ///
    /// # Panics
    /// When no row fits: a way has a row for everything.
    #[inline]
    #[must_use]
    pub fn set(&self, cards: &Seven, order: PaiGow) -> Setting {
        self.find(cards, order).1
    }

    /// The row that sets seven cards, and how.
    ///
    /// # Panics
    /// When no row fits: a way has a row for everything.
    #[inline]
    #[must_use]
    pub fn find(&self, cards: &Seven, order: PaiGow) -> (&'static Row, Setting) {
        let holding = Holding::of(cards, order.joker);
        for row in self.rows {
            if row.shape == holding.shape
                && let Some(setting) = row.fits(cards, &holding, order)
            {
                return (row, setting);
            }
        }
        // invariant: tests hold every shape against every way.
        panic!("no row of the house way is for {cards:?}")
    }
}

fn within(rank: u8, [low, high]: [Rank; 2]) -> bool {
    (low as u8..=high as u8).contains(&rank)
}

impl Row {
    #[inline]
    fn fits(&self, cards: &Seven, holding: &Holding, order: PaiGow) -> Option<Setting> {
        if !within(holding.first, self.first) || !within(holding.second, self.second) {
            return None;
        }
        let fits = match self.with {
            With::Anything => true,
            With::Other(rank) => holding.others >> rank as u8 != 0,
            With::AceKing => holding.others >> Rank::King as u8 == 0b11,
            With::Run => holds_run(cards, order),
        };
        if fits { self.places(cards, holding, order) } else { None }
    }

    #[inline]
    fn places(&self, cards: &Seven, holding: &Holding, order: PaiGow) -> Option<Setting> {
        match self.front {
            Front::Others => {
                let [high, low] = highest(holding.others);
                Some(Setting::new(holding.place(high), holding.place(low)))
            }
            Front::First => Some(holding.pair(cards, holding.first, order)),
            Front::Second => Some(holding.pair(cards, holding.second, order)),
            Front::OneOfFirst => {
                let other = holding.place(highest(holding.others)[0]);
                let settings = holding.all(holding.first).map(|at| Setting::new(at, other));
                best_behind(cards, settings, order)
            }
            Front::BesideRun => beside_run(cards, Setting::ALL.into_iter(), order),
            Front::FirstBesideRun => {
                let first = |s: &Setting| {
                    s.places().iter().all(|at| holding.ranks[usize::from(*at)] == holding.first)
                };
                beside_run(cards, Setting::ALL.into_iter().filter(first), order)
            }
        }
    }
}

/// The two highest ranks of a set; the second is the first again where there is but one.
#[inline]
fn highest(set: u16) -> [u8; 2] {
    let high = 15 - set.leading_zeros() as u8;
    let rest = set & !(1 << high);
    [high, if rest == 0 { high } else { 15 - rest.leading_zeros() as u8 }]
}

impl Holding {
    /// The places of cards that count as a rank.
    fn all(&self, rank: u8) -> impl Iterator<Item = u8> + Clone + use<> {
        let ranks = self.ranks;
        (0..7_u8).filter(move |at| ranks[usize::from(*at)] == rank)
    }

    /// The place of the only card of a rank.
    #[inline]
    fn place(&self, rank: u8) -> u8 {
        let at = self.ranks.iter().position(|known| *known == rank);
        // invariant: the rank is one of those held.
        at.unwrap_or_else(|| unreachable!("rank {rank} is not held")) as u8
    }

    /// Two cards of a group. Which two matters where a joker is among them: it stays where the
    /// five cards behind are the higher for it (`reading:pai-gow-equal-cards`).
    #[inline]
    fn pair(&self, cards: &Seven, rank: u8, order: PaiGow) -> Setting {
        let mut places = self.all(rank);
        let (a, b) = (places.next(), places.next());
        let [a, b] = [a, b].map(|at| at.unwrap_or_else(|| unreachable!("a group has two cards")));
        if self.jokers == 0 || places.next().is_none() {
            return Setting::new(a, b);
        }
        let of_rank =
            |s: &Setting| s.places().iter().all(|at| self.ranks[usize::from(*at)] == rank);
        let settings = Setting::ALL.into_iter().filter(of_rank);
        best_behind(cards, settings, order).unwrap_or(Setting::new(a, b))
    }
}

/// Of several settings the one that leaves the highest five cards behind; of those the one with
/// the highest two in front.
fn best_behind(
    cards: &Seven,
    settings: impl Iterator<Item = Setting>,
    order: PaiGow,
) -> Option<Setting> {
    let mut best: Option<((Back, u16), Setting)> = None;
    for setting in settings {
        let worth = setting.worth(cards, order);
        let value = (worth.back, worth.front.number());
        if best.is_none_or(|(known, _)| value > known) {
            best = Some((value, setting));
        }
    }
    best.map(|(_, setting)| setting)
}

/// Of several settings the one that leaves a straight or a flush behind and the highest two cards
/// in front; the highest five of those.
fn beside_run(
    cards: &Seven,
    settings: impl Iterator<Item = Setting>,
    order: PaiGow,
) -> Option<Setting> {
    let mut best: Option<((u16, Back), Setting)> = None;
    for setting in settings {
        let worth = setting.worth(cards, order);
        let value = (worth.front.number(), worth.back);
        if worth.back.is_run() && best.is_none_or(|(known, _)| value > known) {
            best = Some((value, setting));
        }
    }
    best.map(|(_, setting)| setting)
}

/// Whether five of seven cards, without full house and four of a kind, are a straight or flush.
#[inline]
fn holds_run(cards: &Seven, order: PaiGow) -> bool {
    let straight = High::first(Category::Straight);
    let natural = natural(cards);
    match (natural, order.joker) {
        (Natural::Seven(seven), _) => high7(&seven).number() >= straight,
        (Natural::Six(six), Joker::Bug) => bug6(&six).number() >= straight,
        _ => Setting::ALL.iter().any(|setting| order.back(&setting.back(cards)).is_run()),
    }
}

/// The natural cards among seven.
enum Natural {
    Seven([Card; 7]),
    Six([Card; 6]),
    Fewer,
}

#[inline]
fn natural(cards: &Seven) -> Natural {
    let mut all = [Card::new(Rank::Two, cards::Suit::Clubs); 7];
    let mut held = 0;
    for card in cards.iter().filter_map(|card: &AnyCard| card.natural()) {
        all[held] = card;
        held += 1;
    }
    match held {
        7 => Natural::Seven(all),
        6 => {
            let [six @ .., _] = all;
            Natural::Six(six)
        }
        _ => Natural::Fewer,
    }
}
