//! What may be asked of the core.

use super::{Entropy, MeterId, Moment, PersonId, TableId};
use crate::ledger::Tender;
use crate::people::{Grant, Limit, Role, SessionKey};
use law::Posted;
use money::Cents;
use serde::{Deserialize, Serialize};
use table::Input;

/// Everything the core is handed at once.
#[derive(Clone, Debug)]
pub struct Request {
    /// When it came. Time never runs backwards in the core: an earlier moment counts as the
    /// latest one known, and a jump is recorded.
    pub at: Moment,
    /// Who asks.
    pub who: Who,
    /// An id of the client's own making, unique for this person: asked again with the same
    /// content, the same answer; with other content, refused.
    pub id: Option<String>,
    /// Fresh randomness.
    pub entropy: Entropy,
    /// What is asked.
    pub errand: Errand,
}

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Somebody who has no name here yet.
    Visitor,
    /// A person whom the shell knows by a session.
    Person(PersonId),
    /// The clock.
    Clock,
    /// The program that runs the floor: sessions, connections, checks of itself.
    Shell,
}

/// What is asked. Written as an object of one word, like an input.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold
pub enum Errand {
    // --- people
    /// A visitor takes a name, and play money.
    Guest { name: String, grant: Option<Grant> },
    /// The first start: whoever shows the key of this hash may become the first administrator.
    Invite { key: SessionKey },
    /// The first administrator takes a name.
    Claim { key: SessionKey, name: String, credential: String, grant: Option<Grant> },
    /// An account for somebody, with roles; `credential` is what the shell made of a password.
    Enrol { name: String, roles: Vec<Role>, credential: String },
    /// The roles of somebody.
    Assign { person: PersonId, roles: Vec<Role> },
    /// Another password.
    Credential { person: PersonId, credential: String },
    /// An account is closed: nobody comes in by it any more.
    CloseAccount { person: PersonId, reason: String },
    /// The shell has checked a password: a session begins.
    LoggedIn { person: PersonId, grant: Grant },
    /// The shell has checked a password, and it was wrong.
    LoginFailed { name: String },
    /// A session, or a program's token, ends.
    LogOut { key: SessionKey },
    /// All sessions and tokens of somebody end.
    Revoke { person: PersonId },
    /// A token for a program, that acts as this person.
    Token { grant: Grant },
    /// Somebody was seen using a session; idle ones end.
    Seen { key: SessionKey },
    /// A player's own limit: tighter at once, looser after a day.
    Limit { limit: Limit },
    /// A player pauses.
    TimeOut { until: Moment },
    /// A player, or staff for a player, excludes the player until then.
    Exclude { person: PersonId, until: Moment, reason: String },

    // --- money
    /// The cage takes money in for somebody's wallet.
    Deposit { person: PersonId, tender: Tender, amount: Cents, reference: String },
    /// The cage pays out of somebody's wallet.
    Payout { person: PersonId, tender: Tender, amount: Cents, reference: String },
    /// A table's tray is filled from the cage, or gives back to it.
    Fill { table: TableId, amount: Cents, reference: String },
    /// See [`Errand::Fill`].
    Credit { table: TableId, amount: Cents, reference: String },
    /// Dealers' tips of a table are paid out at the cage.
    PayTips { table: TableId, amount: Cents, reference: String },
    /// What was moved by hand between cage and wallet is moved back; the first entry stays.
    Reverse { transfer: u64, reason: String },

    // --- tables
    /// A table opens.
    Open(Opening),
    /// A player wants a table of a game for play money: one that is open and has a free seat, or
    /// a new one as the book posts it.
    OpenForPlay { game: String },
    /// A table closes for good: between rounds, when nobody sits there.
    Close { table: TableId },
    /// No further bet is taken: everywhere, at a game, a table, or from a player.
    Disable { scope: Scope, reason: String },
    /// Bets are taken again.
    Enable { scope: Scope, reason: String },
    /// A table is told something: see [`table::Input`].
    Tell { table: TableId, input: Input },
    /// Somebody waits for a seat.
    Wait { table: TableId },
    /// Somebody waits no longer.
    StopWaiting { table: TableId },
    /// A live table: the last inputs of chance were mistyped; these take their place.
    Correct { table: TableId, instead: Vec<Input>, drop: u16, reason: String },
    /// A round that cannot be finished: everything on it goes back.
    Abandon { table: TableId, reason: String },
    /// A person's connection to a table came, or was lost.
    Connected { person: PersonId, table: TableId },
    /// See [`Errand::Connected`].
    Lost { person: PersonId, table: TableId },
    /// A table's clock has run out, or its next step is due.
    Tick { table: TableId },

    // --- meters
    /// A meter that several tables share.
    Meter(crate::meters::Posting),
    /// A wager of a table feeds and pays from a meter.
    Link { table: TableId, wager: String, meter: MeterId },
    /// A jackpot is confirmed, and play goes on.
    Confirm { meter: MeterId, reason: String },
    /// A manual change of a meter is proposed; another person must agree.
    Adjust { meter: MeterId, reserve: bool, by: Cents, reason: String },
    /// The second person agrees, or does not.
    Second { proposal: u64, agree: bool },
    /// The ceiling of a meter is raised.
    Raise { meter: MeterId, ceiling: Cents, reason: String },

    // --- the house
    /// The digest of the program and its rules, as found now.
    SelfCheck { digest: String },
    /// Trial balance and exceptions of the day that ended.
    Day {},
}

/// How a table opens.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opening {
    /// The game's catalogue id.
    pub game: String,
    /// What the house posts.
    #[serde(default)]
    pub set: Posted,
    /// Its name on the floor.
    #[serde(default)]
    pub name: String,
    /// Where chance comes from.
    #[serde(default)]
    pub chance: Source,
    /// Play money, or money.
    #[serde(default)]
    pub tender: Tender,
    /// Its clocks.
    #[serde(default)]
    pub pace: Pace,
    /// What the tray begins with, from the cage.
    #[serde(default)]
    pub float: Cents,
    /// The house file and table by whose posting it opens, where one does: what it posts was
    /// proven there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<String>,
}

/// Where a table's chance comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The floor deals: shuffled here, bound to before betting.
    #[default]
    Virtual,
    /// A dealer says what the cards, the dice or the wheel show.
    Live,
}

/// The clocks of a table, in milliseconds; a pace is data of the table and never changes while a
/// round is live.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Pace {
    /// From the first wager to no more bets.
    pub bets: u64,
    /// For a decision.
    pub decision: u64,
    /// From settlement to the next round.
    pub pause: u64,
    /// After a lost connection a decision waits at least so long: see [`Pace::LOST_LEAST`].
    pub lost: u64,
    /// What a player may think longer in all, from sitting down on, where a decision runs out.
    pub bank: u64,
    /// Whether a step of the dealer takes time of its own, so that everybody can follow.
    pub step: u64,
    /// So much later whoever only watches sees what happens; who sits there sees it at once.
    pub delay: u64,
}

impl Pace {
    /// Two minutes: the least that a decision waits after a lost connection.
    pub const LOST_LEAST: u64 = 120_000;

    /// The usual one.
    pub const USUAL: Pace = Pace {
        bets: 15_000,
        decision: 30_000,
        pause: 4_000,
        lost: Pace::LOST_LEAST,
        bank: 0,
        step: 0,
        delay: 0,
    };

    /// At tables for play money a minute of thought goes with every seat.
    pub const PLAY: Pace = Pace { bank: 60_000, ..Pace::USUAL };
}

impl Default for Pace {
    fn default() -> Pace {
        Pace::USUAL
    }
}

/// What is disabled.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// All of it.
    Everything,
    /// A game, by its catalogue id.
    Game(String),
    /// A table.
    Table(TableId),
    /// A player.
    Player(PersonId),
}
