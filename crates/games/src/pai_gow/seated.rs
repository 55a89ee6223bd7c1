//! One hand of seven cards, as far as the table knows it.

use super::round::Act;
use super::rules::{Foul, Rules};
use super::seven::{Setting, Seven, Worth};
use cards::AnyCard;

/// Seven cards, face down or open, and how they are set.
#[derive(Clone, Copy, Debug)]
pub struct Seated {
    /// Has a wager on its hand.
    pub plays: bool,
    cards: [AnyCard; 7],
    open: u8,
    /// Cards that lie face down.
    pub hidden: u8,
    /// Cards that were exposed, and are replaced when the deal is over.
    pub(super) late: u8,
    /// What was decided.
    pub act: Option<Act>,
    /// Goes the house's way, whatever its player does.
    pub forced: bool,
}

/// How a hand is set once its cards are open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placed {
    /// So.
    Set(Setting),
    /// The two cards are above the five, and the house lets that lose.
    Fouled,
    /// Not in five and two.
    Miscounted,
}

impl Seated {
    /// Nobody.
    pub const EMPTY: Seated = Seated {
        plays: false,
        cards: [AnyCard::UNKNOWN; 7],
        open: 0,
        hidden: 0,
        late: 0,
        act: None,
        forced: false,
    };

    /// Cards that lie there.
    #[must_use]
    pub const fn lying(&self) -> u8 {
        self.open + self.hidden
    }

    /// Cards that it still lacks.
    pub(super) const fn lacks(&self) -> u8 {
        7 - self.lying()
    }

    /// Cards that it still lacks and that come in their turn.
    pub(super) const fn in_turn(&self) -> u8 {
        self.lacks().saturating_sub(self.late)
    }

    /// The open cards.
    #[must_use]
    pub fn open(&self) -> &[AnyCard] {
        &self.cards[..usize::from(self.open)]
    }

    /// All seven, once they are open.
    #[must_use]
    pub fn seven(&self) -> Option<&Seven> {
        (self.open == 7).then_some(&self.cards)
    }

    /// Whether it is decided how it is set.
    #[must_use]
    pub const fn is_set(&self) -> bool {
        self.act.is_some() || self.forced
    }

    /// A card comes face down.
    pub(super) fn hide(&mut self) {
        self.hidden += 1;
    }

    /// A card is turned over, or comes open.
    pub(super) fn show(&mut self, card: AnyCard) {
        assert!(self.open < 7, "a hand of seven cards has an eighth");
        self.cards[usize::from(self.open)] = card;
        self.open += 1;
        self.hidden = self.hidden.saturating_sub(1);
    }

    /// How it is set by the house's way.
    #[must_use]
    pub fn by_way(&self, rules: &Rules) -> Option<Setting> {
        self.seven().map(|seven| rules.way.set(seven, rules.order))
    }

    /// How it is set; none before its cards are open.
    #[must_use]
    pub fn placed(&self, rules: &Rules) -> Option<Placed> {
        let seven = self.seven()?;
        let by_way = || Placed::Set(rules.way.set(seven, rules.order));
        Some(match self.act.filter(|_| !self.forced) {
            Some(Act::Set(setting)) if setting.is_foul(seven, rules.order) => match rules.foul {
                Foul::Loses => Placed::Fouled,
                Foul::SetAgain => by_way(),
            },
            Some(Act::Set(setting)) => Placed::Set(setting),
            Some(Act::Miscount(_)) => Placed::Miscounted,
            Some(Act::HouseWay) | None => by_way(),
        })
    }

    /// What it is worth as it is set.
    #[must_use]
    pub fn worth(&self, rules: &Rules, setting: Setting) -> Option<Worth> {
        let worth = setting.worth(self.seven()?, rules.order);
        Some(Worth { back: rules.counted(worth.back), ..worth })
    }

    /// The hand in words: five cards, a bar, and two.
    #[must_use]
    pub fn told(&self, rules: &Rules) -> String {
        let Some(seven) = self.seven() else {
            return written(self.open());
        };
        match self.placed(rules) {
            Some(Placed::Set(setting)) => {
                format!("{} / {}", written(&setting.back(seven)), written(&setting.front(seven)))
            }
            Some(Placed::Fouled) => format!("{}: fouled", written(seven)),
            Some(Placed::Miscounted) => format!("{}: not five and two", written(seven)),
            None => written(seven),
        }
    }
}

fn written(cards: &[AnyCard]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
