//! How a table is run: limits, who banks, in which order money moves, and the rules behind it.

use crate::{BEHIND_MAX, Cover, Direction};
use cards::Pack;
use law::Cite;
use money::{Cents, Odds, Rounding};

/// Everything about a table that is not the play itself.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The cards a full shoe holds.
    pub pack: Pack,
    /// The highest seat number.
    pub seats_max: u8,
    /// Numbers below it that no seat bears.
    pub gaps: &'static [u8],
    /// Who banks.
    pub banker: Banker,
    /// In which order money moves.
    pub order: Order,
    /// Where a player banks: the rule by which its book fixes with whom settlement begins, on the
    /// bank's left or by the cards; none where it may be said.
    pub first: Option<Cite>,
    /// What becomes of wagers outside their limits that nobody noticed before the deal; none where
    /// no rule settles them.
    pub unnoticed: Option<Unnoticed>,
    /// Limits of the main wagers.
    pub main: Limits,
    /// Limits of the wagers beside them.
    pub side: Limits,
    /// The rule by which a side wager beside a main one may be of any amount.
    pub side_any: Option<Cite>,
    /// What must lie on the table before a side wager.
    pub needs: Vec<Needs>,
    /// Wagers that are made together in equal amounts, and the rule.
    pub equal: Vec<(Vec<&'static str>, Cite)>,
    /// The largest total that a line may pay a player on some wagers together.
    pub ceiling: Option<Ceiling>,
    /// The largest total the house pays on side wagers in one round.
    pub aggregate: Option<Cents>,
    /// How a win with a fraction of a cent is rounded.
    pub wins: Rounding,
    /// How vigorish is rounded, and by which rule.
    pub vigorish: (Rounding, Option<Cite>),
    /// Wagers for the dealer.
    pub tips: Tips,
    /// Who may bet behind a seat.
    pub behind: BackLine,
    /// Pairs of wagers of which a seat may make only one.
    pub exclusive: Vec<(&'static str, &'static str, Cite)>,
    /// Who receives envy pays.
    pub envy: Envy,
    /// Where fixed awards of a progressive come from.
    pub fixed_awards: Source,
    /// The lock on a meter that was won in whole.
    pub jackpot: Option<Jackpot>,
    /// Fees, where a card room collects them.
    pub collection: Option<Collection>,
    /// How many hands may be dealt without any wager, and the rule.
    pub free_hands: (u32, Cite),
    /// The rules behind all this.
    pub cites: Cites,
}

/// The most that one line of a pay table pays a player on some wagers together.
#[derive(Clone, Debug)]
pub struct Ceiling {
    /// The wagers.
    pub wagers: Vec<&'static str>,
    /// The line.
    pub label: &'static str,
    /// The most that a player wins on them.
    pub most: Cents,
    /// Odds that a player wins on each of them in any case.
    pub least: Odds,
    /// The rule.
    pub rule: Cite,
}

/// Wagers outside their limits that were not noticed before the deal.
#[derive(Clone, Copy, Debug)]
pub struct Unnoticed {
    /// The rule that settles those below the minimum on a seat's first occasion.
    pub below: Cite,
    /// The rule that settles those above the maximum as far as that.
    pub above: Cite,
}

/// Who banks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Banker {
    /// The house.
    House,
    /// One of the players, to the extent that what it put up covers.
    PlayerDealer(Cover),
}

/// Who receives envy pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Envy {
    /// The dealer, for each winning player.
    Dealer,
    /// Bettors whom another bettor's better row has outdone.
    OtherBettors,
}

/// Where fixed awards of a progressive come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The dealer's tray.
    Tray,
    /// The meter where it holds the whole award, else the tray.
    Meter,
    /// The meter; what it lacks for an award the house adds to it.
    ToppedMeter,
}

/// A meter won in whole takes no stakes until the jackpot has been paid.
#[derive(Clone, Copy, Debug)]
pub struct Jackpot {
    /// The rule that locks it.
    pub locked: Cite,
    /// The rule by which it is paid; ruling so releases the lock.
    pub paid: Cite,
}

/// In which order money moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Losing wagers first; then winners from the highest seat down, wagers as listed.
    LosersFirst,
    /// Seat after seat, wagers as listed.
    SeatBySeat,
    /// The same counterclockwise.
    Counterclockwise,
    /// Seat after seat, and there hand after hand, wagers as listed; side wagers after all hands.
    HandByHand,
    /// Seat after seat, wagers as listed, but parts of a meter after all else.
    MeterLast,
    /// Seat after seat from the dealer's right, the highest seat first, wagers as listed.
    FromTheRight,
    /// Each kind of wager for the whole table, seat after seat, before the next kind.
    KindByKind,
    /// Main wagers seat after seat, then side wagers seat after seat.
    MainThenSide,
}

impl Order {
    /// Which way round the table seats follow each other.
    #[must_use]
    pub const fn direction(self) -> Direction {
        match self {
            Order::Counterclockwise => Direction::Counterclockwise,
            Order::LosersFirst
            | Order::SeatBySeat
            | Order::HandByHand
            | Order::MeterLast
            | Order::FromTheRight
            | Order::KindByKind
            | Order::MainThenSide => Direction::Clockwise,
        }
    }
}

/// What one wager may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Limits {
    /// At least.
    pub min: Cents,
    /// At most.
    pub max: Cents,
    /// In steps of.
    pub step: Cents,
    /// The rule.
    pub rule: Cite,
}

/// Some wagers may be made only beside one of some others.
#[derive(Clone, Debug)]
pub struct Needs {
    /// Wagers that need one.
    pub wagers: Vec<&'static str>,
    /// Wagers of which one is needed.
    pub one_of: Vec<&'static str>,
    /// Whether it may be no larger than that one.
    pub within: bool,
    /// The rule.
    pub rule: Cite,
}

/// Who may bet behind a seat.
#[derive(Clone, Copy, Debug)]
pub struct BackLine {
    /// How many people at most; none where such wagers are refused.
    pub most: u8,
    /// The wagers they may make; empty for all.
    pub wagers: &'static [&'static str],
    /// The wager that the seat itself must have made, where theirs ride on its hand.
    pub on: Option<&'static str>,
    /// The rule.
    pub rule: Cite,
}

impl BackLine {
    /// Nobody.
    #[must_use]
    pub const fn refused(rule: Cite) -> BackLine {
        BackLine { most: 0, wagers: &[], on: None, rule }
    }

    /// Anybody, on every wager, whether the seat itself bets or not.
    #[must_use]
    pub const fn taken(rule: Cite) -> BackLine {
        BackLine { most: BEHIND_MAX, wagers: &[], on: None, rule }
    }
}

/// Wagers for the dealer.
#[derive(Clone, Debug)]
pub struct Tips {
    /// Wagers on which none may be made, or all of them.
    pub refused: Option<(Vec<&'static str>, Cite)>,
    /// Whether they may be made at all, and the rule.
    pub allowed: (bool, Cite),
    /// The rule by which a side wager for the dealer needs one of the seat's own on the same spot.
    pub own: Option<Cite>,
}

/// A card room's fees for one table: flat amounts, fixed before the hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Collection {
    /// The schedule and its option.
    pub id: String,
    /// From a player, for each wager that bears a fee.
    pub per_bet: Cents,
    /// From the player-dealer: the first tier whose bound the table's action does not exceed.
    pub player_dealer: Vec<(Cents, Cents)>,
    /// From a player, for each match-play coupon used.
    pub per_coupon: Coupon,
    /// Wagers that bear no fee.
    pub free: Vec<&'static str>,
    /// The rule of the schedule.
    pub rule: Cite,
}

/// What a match-play coupon costs whoever uses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coupon {
    /// The schedule prints none, and no coupon is taken.
    NotTaken,
    /// So much each, be it nothing.
    Each(Cents),
}

impl Coupon {
    /// What each costs, where they are taken.
    #[must_use]
    pub const fn each(self) -> Option<Cents> {
        match self {
            Coupon::NotTaken => None,
            Coupon::Each(each) => Some(each),
        }
    }
}

impl Collection {
    /// What the player-dealer owes for that much action.
    ///
    /// # Panics
    /// If the schedule has no fee for the player-dealer: our own error.
    #[must_use]
    pub fn player_dealer_owes(&self, action: Cents) -> Cents {
        let tier = self.player_dealer.iter().find(|(bound, _)| action <= *bound);
        let Some((_, fee)) = tier.or(self.player_dealer.last()) else {
            // invariant: every option prints what the player-dealer pays.
            panic!("{} has no fee for the player-dealer", self.id)
        };
        *fee
    }
}

/// The rules behind what a table refuses and returns.
#[derive(Clone, Copy, Debug)]
pub struct Cites {
    /// No wager after betting is closed.
    pub closed: Cite,
    /// No touching a wager once a card is out.
    pub touched: Cite,
    /// The cards of the shoe.
    pub pack: Cite,
    /// The order of payment.
    pub order: Cite,
    /// Which wagers may be made.
    pub wagers: Cite,
    /// Losing and winning wagers are collected and paid only as far as money covers.
    pub coverage: Cite,
    /// What is not covered goes back.
    pub returned: Cite,
    /// The posted limit of all pays on side wagers in one round.
    pub aggregate: Cite,
    /// Seats at the table.
    pub seats: Cite,
    /// Decisions: who may make which.
    pub decisions: Cite,
    /// A meter is divided, and filled again.
    pub meter: Cite,
    /// Envy pays, by the wager that has them.
    pub envy: &'static [(&'static str, Cite)],
    /// Wagers with a rule of their own on how they are made, and within which limits.
    pub limits: &'static [(&'static str, Cite)],
    /// When a wager by word of mouth is accepted, where it can be.
    pub oral: Option<Cite>,
}

impl Cites {
    /// The rule by which a wager is made: its own, where it has one.
    pub(crate) fn made(&self, wager: &str) -> Cite {
        let own = self.limits.iter().find(|(of, _)| *of == wager);
        own.map_or(self.wagers, |(_, rule)| *rule)
    }

    /// The rule by which a wager has envy pays.
    pub(crate) fn envy_of(&self, wager: &str) -> Cite {
        let rule = self.envy.iter().find(|(of, _)| *of == wager);
        // invariant: a book that prints envy for a wager names its rule.
        rule.map_or_else(|| panic!("{wager} has envy by no rule"), |(_, rule)| *rule)
    }
}
