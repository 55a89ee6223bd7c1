//! What irregularities can do, when, and in which games.

use super::list::LISTS;
use crate::stakes::Stakes;
use crate::variant::Limit;
use law::Cite;

/// What a rule does when somebody invokes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
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
#[allow(missing_docs)] // `text` says it
pub(crate) enum When {
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
pub(crate) enum Back {
    Nothing,
    Ante,
}

/// Which flop is laid anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub(crate) enum Late {
    TooEarly,
    TooMany,
    Either,
}

/// Which exposed cards have to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keep {
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
pub(crate) enum Fill {
    /// After the deal.
    Deal,
    /// To the button, after action.
    Button,
    /// With the draw.
    Draw,
}

/// In which games a rule is invoked.
#[derive(Clone, Copy, Debug)]
pub(super) enum Games {
    /// In the game whose text it is.
    Own,
    /// In that game without a limit.
    OwnNoLimit,
    /// In hold'em and games that take its irregularities.
    Holdem,
    /// In Seven-Card Stud and games that take its irregularities.
    Stud,
    /// In newer draw games, too.
    Draw,
    /// In all.
    All,
}

/// What a rule does in a game, if anything.
pub(super) fn effect(rule: Cite, stakes: &Stakes) -> Option<Effect> {
    let mut entries = LISTS.into_iter().flatten();
    let found = entries.find(|(cite, _, games)| *cite == rule && games.hold(rule, stakes));
    found.map(|(_, effect, _)| *effect)
}

impl Games {
    fn hold(self, rule: Cite, stakes: &Stakes) -> bool {
        let game = stakes.variant.id.strip_prefix("ca/").unwrap_or("");
        let is_own = rule.id.strip_prefix("ca:").and_then(|id| id.split('/').next()) == Some(game);
        is_own && !matches!(self, Games::OwnNoLimit)
            || match self {
                Games::Own => false,
                // Omaha and its split form share the section without a limit.
                Games::OwnNoLimit => {
                    stakes.limit == Limit::No && (is_own || game == "omaha-hi-lo")
                }
                Games::Holdem => HOLDEM_KIN.contains(&game),
                Games::Stud => STUD_KIN.contains(&game),
                Games::Draw => DRAW_KIN.contains(&game),
                Games::All => true,
            }
    }
}

/// Games with hold'em's irregularities: `ca-sister-irregularities`, `ca-short-deck-irregularities`
/// and `ca-newer-board-irregularities`.
const HOLDEM_KIN: [&str; 8] = [
    "no-limit-poker",
    "pot-limit-holdem",
    "reverse-holdem",
    "omaha",
    "omaha-hi-lo",
    "short-deck-holdem",
    "five-card-omaha-hi-lo",
    "double-board-omaha",
];

/// Games with stud's: `ca-sister-irregularities` and `ca-newer-stud-irregularities`.
const STUD_KIN: [&str; 11] = [
    "seven-card-stud-hi-lo-8",
    "razz",
    "razzdeucey",
    "razzdacey",
    "super-razzdeucey",
    "super-razzdacey",
    "super-razz",
    "super-7-card-stud",
    "super-7-card-stud-hi-lo",
    "super-7-card-stud-hi-lo-regular",
    "7-card-stud-hi-lo-regular",
];

/// Draw games without a list of their own: `ca-newer-draw-irregularities`.
const DRAW_KIN: [&str; 5] = ["archie", "badacey", "badeucey", "dramaha", "badugi"];

/// A rule, what it does, and where.
pub(super) type Entry = (Cite, Effect, Games);
