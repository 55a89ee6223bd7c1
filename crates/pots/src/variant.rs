//! A game as data: its deck, its forced money, its streets, and what wins the pot.

mod build;
mod customs;
mod own;

pub use customs::{Customs, Kills, Sevens};
pub use own::Own;

pub use crate::cites::{Acts, Cites, OpenRules};
use cards::AnyCard;
use law::Cite;

/// A game of poker for a pot.
#[derive(Debug)]
pub struct Variant {
    /// The catalogue's id: `ca/razz`.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// What it takes from no other game.
    pub own: Own,
    /// The cards it is played with, unless the house posts another deck.
    pub deck: Deck,
    /// How many may be seated.
    pub seats: u8,
    /// How many of them are dealt in at most.
    pub active: u8,
    /// The money that starts it.
    pub forced: Forced,
    /// The betting structures it is spread with, the usual one first.
    pub limits: &'static [Limit],
    /// Raises of one round in a limit game while three or more are in.
    pub raises: u8,
    /// Its rounds, the first deal being the first.
    pub streets: &'static [Street],
    /// How many boards there are.
    pub boards: u8,
    /// What wins: one takes the whole pot, two take halves.
    pub awards: &'static [Award],
    /// Who gets the chip that cannot be divided.
    pub odd: Odd,
    /// What happens when the deck runs short.
    pub short: Short,
    /// Its particulars.
    pub customs: Customs,
    /// The rules behind all this.
    pub cites: &'static Cites,
}

/// The cards of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    /// 52 cards.
    Full,
    /// 52 cards and a joker.
    Joker,
    /// 36 cards, sixes to aces.
    Short,
    /// 40 cards without eights, nines and tens, and a joker.
    Mexican,
    /// 32 cards, sevens to aces.
    Stripped,
}

impl Deck {
    /// Its cards, as a set of [`AnyCard::bit`]s.
    #[must_use]
    pub const fn set(self) -> u64 {
        const FULL: u64 = (1 << 52) - 1;
        const EIGHTS_TO_TENS: u64 = (1 << 36) - (1 << 24);
        match self {
            Deck::Full => FULL,
            Deck::Joker => FULL | AnyCard::JOKER.bit(),
            Deck::Short => FULL & !((1 << 16) - 1),
            Deck::Mexican => (FULL & !EIGHTS_TO_TENS) | AnyCard::JOKER.bit(),
            Deck::Stripped => FULL & !((1 << 20) - 1),
        }
    }
}

/// The money that starts a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forced {
    /// A small and a big blind left of the button.
    Blinds,
    /// Three: the button, the next seat, the second seat.
    ThreeBlinds,
    /// Antes, and a bet by the player whose door card says so.
    Door(Door),
}

/// Which door card brings it in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Door {
    /// The highest or the lowest.
    pub card: End,
    /// Where the ace stands.
    pub ace: Ace,
    /// Who of equal ranks.
    pub ties: Ties,
}

/// One end of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub enum End {
    Highest,
    Lowest,
}

/// Where the ace stands among the ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub enum Ace {
    High,
    Low,
}

/// Who of several door cards of one rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ties {
    /// Spades before hearts, diamonds and clubs.
    HighSuit,
    /// Clubs before diamonds, hearts and spades.
    LowSuit,
    /// The first clockwise from the button.
    First,
}

/// How much may be bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// One amount a street.
    Fixed,
    /// Anything between two amounts.
    Spread,
    /// Up to the pot.
    Pot,
    /// Up to the stack.
    No,
}

impl Limit {
    /// Its name in files and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Limit::Fixed => "fixed",
            Limit::Spread => "spread",
            Limit::Pot => "pot",
            Limit::No => "no",
        }
    }
}

/// One street: an exchange, cards, a round of betting.
#[derive(Clone, Copy, Debug)]
pub struct Street {
    /// What players call it.
    pub name: &'static str,
    /// What players do with their cards before it.
    pub exchange: Exchange,
    /// Whether a card is burned first.
    pub burn: Burn,
    /// The cards it brings.
    pub deal: Deal,
    /// Who speaks first.
    pub opens: Opener,
    /// What a bet is in a limit game.
    pub unit: Unit,
    /// The rule of its cards.
    pub rule: Cite,
    /// The rule of its betting.
    pub betting: Cite,
    /// The rule of how much is bet in a limit game, where it is not the game's.
    pub size: Option<Cite>,
}

/// What players do with their cards before a street.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exchange {
    /// Nothing.
    Nothing,
    /// Each throws away up to so many cards and gets as many.
    Draw(u8),
    /// Each throws away one card of the hand that nobody has seen.
    Discard,
    /// Each may turn the hidden card up.
    Expose,
}

/// Whether a card is burned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Burn {
    /// One, after an exchange.
    One,
    /// One, before an exchange, and none for the cards after it.
    Before,
    /// None.
    None,
}

/// How a card lies before a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub enum Face {
    Down,
    Up,
}

/// The cards a street brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deal {
    /// None.
    Nothing,
    /// These to each player, one at a time.
    Hands(&'static [Face]),
    /// So many to each board.
    Board(u8),
    /// These to each player, then so many to the board.
    Both(&'static [Face], u8),
    /// One to each player: up, but down to who has none down.
    Turned,
}

/// Who speaks first on a street.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opener {
    /// Left of the blinds.
    Blinds,
    /// The first player left of the button.
    Button,
    /// Who brought it in.
    Door,
    /// Whose cards showing are the best, or the worst, by a chart.
    Showing(Chart, End),
}

/// How cards showing are compared: as many as there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub enum Chart {
    High,
    AceToFive,
    DeuceToSeven,
    Regular,
    Badugi,
    BadugiAceHigh,
}

/// What a bet is in a limit game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// The lower limit.
    Small,
    /// The upper limit.
    Big,
    /// So many times the lower limit.
    Times(u8),
}

/// A way to win the pot, or half of it.
#[derive(Clone, Copy, Debug)]
pub struct Award {
    /// What it is called: `high`, `low`, `badugi`, `board 2`.
    pub name: &'static str,
    /// The order of hands.
    pub ranking: Ranking,
    /// The cards that make one.
    pub uses: Uses,
    /// The least hand that may win it.
    pub needs: Need,
    /// The fewest cards, common ones included, with which anybody may win it.
    pub cards: u8,
    /// Whose low card gets the odd chip rather than whose high card.
    pub odd: End,
    /// The rule of that chip, where it is not the game's.
    pub odd_rule: Option<Cite>,
    /// Its rule.
    pub rule: Cite,
    /// The rule of equal hands.
    pub tied: Cite,
    /// The rule where nobody qualifies for the other half and it takes all.
    pub whole: Cite,
    /// The rule where nobody qualifies for either half and it takes all.
    pub neither: Cite,
}

/// An order of hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the names say it
pub enum Ranking {
    High,
    Short,
    Mexican,
    AceToFive,
    DeuceToSeven,
    DeuceToSix,
    Regular,
    Badugi,
    BadugiAceHigh,
    MatchIt,
    /// 32 cards, sevens to aces, of which a flush beats a full house.
    Stripped,
}

/// Which cards make a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uses {
    /// The best of the own cards and those in the middle.
    Any,
    /// Exactly two of the own and three of that board.
    TwoAndThree(u8),
    /// The own cards alone.
    Own,
}

/// The least hand that may win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Any hand.
    Nothing,
    /// Five different cards, none above this pip.
    Low(u8),
    /// A pair of sixes or better.
    PairOfSixes,
}

/// Who gets the chip that cannot be divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Odd {
    /// The first winner clockwise from the button.
    Button,
    /// The winner with the highest card, then suit, of the whole hand.
    Suit,
    /// The high half; within a half by high or low card as the award says.
    High,
}

/// What happens when the deck runs short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Short {
    /// Nothing is printed: a burn is skipped.
    SkipBurn,
    /// The last card, burns and removed cards are mixed; at last a card for everybody.
    Stud,
    /// As `Stud`, with folded and discarded cards mixed in.
    StudWithFolds,
    /// As `Stud`; after a common card the lowest of the round before speaks first.
    Asian,
    /// Burns and discards of earlier draws are mixed; then those of players served already.
    Draw,
    /// All replaced cards, of this draw too.
    KansasCity,
    /// Discards are mixed.
    Badugi,
}
