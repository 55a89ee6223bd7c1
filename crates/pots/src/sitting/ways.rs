//! How each game handles what lasts from hand to hand, with its rules: the first button, coming
//! in, missed blinds, kills, buy-ins.

use law::Cite;
use money::Cents;

/// The ways of a game.
#[derive(Debug)]
pub struct Ways {
    /// How the first button is found.
    pub first: First,
    /// The rule of the first button.
    pub first_rule: Cite,
    /// The button moving on, and the blinds with it.
    pub moves: Cite,
    /// For how many hands running a seat may have the button.
    pub turns: u8,
    /// The rule of that.
    pub keeps: Cite,
    /// Who may take the button, where not everybody may.
    pub takes: Option<Takes>,
    /// The seats of the blinds.
    pub blinds: Cite,
    /// The blinds of two players.
    pub heads_up: Cite,
    /// How a newcomer comes in.
    pub entry: Coming,
    /// Missed blinds.
    pub missed: Missed,
    /// The first round of a new game.
    pub start: Start,
    /// What whoever a blind jumped over owes, since a player left.
    pub jumped: Jumped,
    /// How many may be seated.
    pub seats: Cite,
    /// Without an ante there are no cards.
    pub ante: Cite,
    /// Blinds that a stack covers by less than half.
    pub short_blind: Option<ShortBlind>,
    /// Killed pots.
    pub kills: Kills,
    /// Buy-ins.
    pub buys: Buys,
    /// Chips come to the table between hands.
    pub chips: Cite,
    /// The clock on a player, where the game has one.
    pub clock: Option<Cite>,
    /// What words and chips mean.
    pub words: Words,
}

/// How the first button is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// Each draws a card from the spread deck, in any order.
    Spread,
    /// Each draws a card from the spread deck, from the house dealer's left.
    SpreadInOrder,
    /// Each is dealt a card face up, from the house dealer's left.
    Dealt,
    /// There is no button.
    None,
}

/// Who may take the button.
#[derive(Clone, Copy, Debug)]
pub struct Takes {
    /// Who bet in the last hand.
    pub bettors: Cite,
    /// A newcomer whom all others let.
    pub newcomers: Cite,
}

/// How a newcomer comes into a running game.
#[derive(Clone, Copy, Debug)]
pub enum Coming {
    /// At small limits at once or after the button; at larger ones with or for a big blind.
    ByLimit {
        /// At once, small limits.
        at_once: Cite,
        /// After the button, small limits.
        after_button: Cite,
        /// With a big blind, larger limits.
        posting: Cite,
        /// For the big blind, larger limits.
        for_blind: Cite,
        /// With a big blind between button and small blind, larger limits.
        between: Cite,
    },
    /// At once, after the button, or between button and small blind.
    Free {
        /// At once.
        at_once: Cite,
        /// After the button.
        after_button: Cite,
        /// Between button and small blind.
        between: Cite,
    },
    /// At once, or after blinds and button; who waits for the big blind may post a small one.
    Past {
        /// At once.
        at_once: Cite,
        /// After blinds and button.
        after_button: Cite,
        /// The small blind alone.
        small_alone: Cite,
    },
    /// For the big blind, or by killing the pot.
    ByKill {
        /// For the big blind.
        for_blind: Cite,
        /// By killing.
        kill: Cite,
    },
    /// At once: there are no blinds to wait for.
    AtOnce(Cite),
}

/// Coming back after missed blinds.
#[derive(Clone, Copy, Debug)]
pub struct Missed {
    /// By the sum of the blinds, or by a killed pot.
    pub pay: Cite,
    /// By waiting for the big blind.
    pub wait: Cite,
    /// What of the sum is no bet.
    pub dead: Cite,
    /// What is paid.
    pub by: Amends,
    /// Who changed seats having taken all blinds.
    pub moved: Cite,
}

/// What makes up for missed blinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amends {
    /// The sum of all blinds, after any missed blind.
    Sum,
    /// A killed pot, after a missed big blind.
    Kill,
}

/// The first round of a new game.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// A new player owes nothing.
    pub free: Cite,
    /// Seats are changed freely.
    pub seats: Cite,
    /// Who drew for the button is in the game.
    pub drew: Cite,
}

/// What whoever a blind jumped over owes, since a player left.
#[derive(Clone, Copy, Debug)]
pub enum Jumped {
    /// Nothing at all limits: blinds go by position.
    Nothing(Cite),
    /// All blinds of the round, at all limits.
    Owes(Cite),
    /// All blinds of the round at larger limits, nothing at small ones.
    ByLimit(Cite),
}

/// Blinds that a stack covers by less than half.
#[derive(Clone, Copy, Debug)]
pub struct ShortBlind {
    /// Who has less is dealt in.
    pub less: Cite,
    /// The next player takes the blind.
    pub next: Cite,
    /// The blind is owed on the next hand.
    pub owed: Cite,
    /// Half counts as all.
    pub half: Cite,
}

/// Killed pots.
#[derive(Clone, Copy, Debug)]
pub enum Kills {
    /// There are none.
    Never,
    /// Only to come in.
    Coming(Cite),
    /// After two pots in a row, and by choice.
    TwoWins(KillRules),
    /// After a scoop of a pot of some size, if the house spreads it.
    Scoop(Cite, &'static [Scoop]),
}

/// The rules of kills that are won.
#[derive(Clone, Copy, Debug)]
pub struct KillRules {
    /// Two wins in a row.
    pub wins: Cite,
    /// One kill a hand.
    pub once: Cite,
    /// A kill that is promised.
    pub promise: Cite,
    /// A kill that is owed is posted.
    pub posts: Cite,
    /// Who does not post does not play.
    pub barred: Cite,
}

/// The pot that a scoop needs at some limits.
#[derive(Clone, Copy, Debug)]
pub struct Scoop {
    /// The lower limit.
    pub small: Cents,
    /// The upper limit.
    pub big: Cents,
    /// The least pot.
    pub pot: Cents,
    /// Its rule.
    pub rule: Cite,
}

/// Buy-ins.
#[derive(Clone, Copy, Debug)]
pub struct Buys {
    /// One short buy-in after each full one.
    pub one_short: Cite,
    /// Short ones are for players without chips, and are followed by none until these are gone.
    pub broke: Option<Broke>,
    /// The game of that buy-in, in which a full one takes half of it or less in front.
    pub half: Option<(Cents, Cite)>,
    /// Players of a game that broke up.
    pub broken: Cite,
}

/// Short buy-ins of games without a limit.
#[derive(Clone, Copy, Debug)]
pub struct Broke {
    /// A short one needs an empty stack.
    pub short: Cite,
    /// A full one after a short one needs an empty stack.
    pub full: Cite,
}

/// What words and chips mean.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// What was said holds against the chips.
    pub govern: Cite,
    /// A lone chip that opens is worth all of itself.
    pub lone: Cite,
    /// A lone chip against a bet is a call.
    pub call: Cite,
    /// Whether a lone chip that opens must be announced.
    pub announce: Option<Cite>,
    /// One motion.
    pub string: Cite,
    /// Whether the word allows several motions.
    pub motions: Option<Cite>,
    /// A bet that was indicated is made.
    pub least: Cite,
}
