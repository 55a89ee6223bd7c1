//! What irregularities can do, and when.

use super::list::EVERYWHERE;
use crate::stakes::Stakes;
use crate::variant::Limit;
use law::Cite;

/// What a rule does when somebody invokes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing moves.
    Stands(When),
    /// The first card of the deal goes back, and the deck is shuffled.
    FirstCard,
    /// The deck is shuffled once more before the deal.
    MoreShuffle,
    /// A down card exposed in the deal is replaced after it, and is the burn.
    Exposed(Keep),
    /// A down card exposed in the deal is replaced at once, and thrown away.
    ExposedAtOnce(Keep),
    /// An exposed card has to be kept.
    Kept(Keep),
    /// A card exposed on a draw is replaced when all are served.
    ExposedOnDraw,
    /// A flop is laid anew, without a burn.
    Flop(Late),
    /// A turn card is set aside until the river.
    EarlyTurn,
    /// A river card goes back.
    EarlyRiver,
    /// One card too many is the burn.
    ExtraCard,
    /// More than one card too many makes a misdeal.
    ExtraCards,
    /// All money goes back.
    Misdeal(When),
    /// A hand is out.
    Dead(When, Back),
    /// A player's next card comes down.
    NextDown,
    /// The forced bet of the wrong player goes back.
    WrongLow,
    /// Two cards or none were burned, and the last card that came of it is kept.
    WrongBurn(When),
    /// Cards dealt before a round was over are out.
    EarlyDeal,
    /// A last card dealt early and seen is kept.
    EarlyKept,
    /// A card that fell plays face up.
    OffTable,
    /// A last card was dealt face up.
    LastUp,
    /// A player whose card was exposed bets no more.
    AllIn,
    /// A player was passed over in the deal.
    Missing(Fill),
    /// Cards of a later street went to the wrong players.
    OutOfOrder,
    /// A boxed card is replaced by the next.
    Boxed,
    /// The bet is what was said.
    Words,
    /// A lone chip in silence is a bet of its worth.
    LoneChip,
    /// A larger chip in silence is a call.
    Oversize,
    /// A bet or call that was signalled is made.
    Signal,
    /// Too little put in is taken back.
    TakeBack(When),
    /// Too little put in is made a call.
    Complete,
    /// The clock starts.
    Clock,
    /// The clock has run out.
    TimeOut,
    /// Cards shown to one are shown to all.
    ShowAll,
}

/// When a rule may be invoked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub enum When {
    Any,
    FirstDeal,
    Acted,
    TwoActed,
    NotTwoActed,
    Turn,
    TurnWithBet,
    Door,
    Dealing,
    LastDeal,
    BeforeDraw,
    Drawn,
    Showdown,
}

impl When {
    /// The moment in words.
    pub(super) const fn text(self) -> &'static str {
        match self {
            When::Any => "for any time",
            When::FirstDeal => "for the first deal, before any action",
            When::Acted => "for the time after somebody has acted",
            When::TwoActed => "for the time after two players have acted",
            When::NotTwoActed => "for the time before two players have acted",
            When::Turn => "for the player whose turn it is",
            When::TurnWithBet => "for the player whose turn it is, with a bet to meet",
            When::Door => "for the player whose door card opens, before the bet",
            When::Dealing => "for a later street, before any action on it",
            When::LastDeal => "for the last street, before any action on it",
            When::BeforeDraw => "for the time before the draw",
            When::Drawn => "for the time after the last draw",
            When::Showdown => "for the showdown",
        }
    }
}

/// What a dead hand gets back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub enum Back {
    Nothing,
    Ante,
}

/// Which flop is laid anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub enum Late {
    TooEarly,
    TooMany,
    Either,
}

/// Which exposed cards have to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// None.
    Nothing,
    /// Sevens and lower, aces and the joker.
    SevenAceLow,
    /// Sevens and lower, and the joker.
    SevenAceHigh,
    /// 7, 5, 4, 3 and 2.
    DeuceToSeven,
}

/// When a missing card comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// After the deal.
    Deal,
    /// To the button, after action.
    Button,
    /// With the draw.
    Draw,
}

/// A rule that somebody may invoke, and what it does.
pub type Irregularity = (Cite, Effect);

/// Irregularities of a game, and at which of its tables they hold.
#[derive(Clone, Copy, Debug)]
pub enum List {
    /// At all.
    Any(&'static [Irregularity]),
    /// At those without a limit.
    NoLimit(&'static [Irregularity]),
}

impl List {
    /// What it holds at tables of some betting.
    const fn at(self, limit: Limit) -> &'static [Irregularity] {
        match (self, limit) {
            (List::Any(list), _) | (List::NoLimit(list), Limit::No) => list,
            (List::NoLimit(_), _) => &[],
        }
    }
}

/// Every irregularity of a table, the game's own first.
pub(super) fn all(stakes: &Stakes) -> impl Iterator<Item = &'static Irregularity> {
    let own = stakes.variant.own.irregular.iter().flat_map(|list| list.at(stakes.limit));
    own.chain(&EVERYWHERE)
}

/// What a rule does at a table, if anything.
pub(super) fn effect(rule: Cite, stakes: &Stakes) -> Option<Effect> {
    all(stakes).find(|(cite, _)| *cite == rule).map(|(_, effect)| *effect)
}
