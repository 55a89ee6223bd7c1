//! What a game is: a round that asks, and facts that can be read off it.

use crate::{Deed, Face, Owner, Redress, Refusal, Ruling, Seat, Spot, Stake};
use cards::{AnyCard, Card, Tile};
use law::Cite;
use money::Cents;
use std::fmt::Debug;

/// What wagers are judged by: posted values, and a round that has gone so far. How a round goes
/// is for [`Deals`] to say where cards decide, for [`crate::Layout`] where a wheel or dice do.
pub trait Game: Sized + 'static {
    /// Posted values, proven lawful.
    type Rules: Debug + Clone + Send + Sync;
    /// What has happened so far; of fixed size, because exact counting copies it.
    type Round: Debug + Clone + Send;
}

/// The law of one round of cards. Stateless: all it knows is in `rules` and `round`.
pub trait Deals: Game {
    /// What a seat can decide.
    type Act: Copy + Eq + Debug + 'static;

    /// The places that hold cards, by number.
    const SPOTS: &'static [&'static str];

    /// A round with these stakes on the table and no card dealt. Where a player banks, the stakes
    /// are listed clockwise from the player-dealer's left.
    fn open(rules: &Self::Rules, stakes: &[Stake]) -> Self::Round;

    /// Who banks the round, where its course depends on that: told when betting is closed, and
    /// again when dice have placed the action button.
    fn banked(_rules: &Self::Rules, _round: &mut Self::Round, _banking: Banking) {}

    /// The dice that place the action button, where they do.
    fn cup(_rules: &Self::Rules) -> Option<Cup> {
        None
    }

    /// The rule by which, the shoe having run out at this moment, discards are shuffled and dealt
    /// on; none where the book has no such rule.
    fn refills(_rules: &Self::Rules, _round: &Self::Round) -> Option<Cite> {
        None
    }

    /// Wagers that a card has lost and that were collected at once, before whatever is settled by
    /// comparing hands, in that order.
    fn surrendered(_rules: &Self::Rules, _round: &Self::Round) -> Vec<(Seat, &'static str)> {
        Vec::new()
    }

    /// What the round waits for.
    fn ask(rules: &Self::Rules, round: &Self::Round) -> Want;

    /// The spot that physically receives the next card while `ask` wants cards for `to`: dealing
    /// order is procedure and does not change the odds, so exact counting may take packets.
    fn next_spot(round: &Self::Round, to: Spot) -> Spot;

    /// Whether a seat may decide so now. The only check of a decision: an interface asks it to
    /// grey out a button, the croupier asks it again before obeying.
    ///
    /// # Errors
    /// A refusal with the rule.
    fn allows(
        rules: &Self::Rules,
        round: &Self::Round,
        seat: Seat,
        act: Self::Act,
    ) -> Result<(), Refusal>;

    /// Everything a seat could ever decide in games of this kind. Two acts may have one name,
    /// where the amount put up tells them apart.
    fn acts() -> &'static [(Self::Act, &'static str)];

    /// Whether it is ever decided in this game, at whatever moment.
    fn decides(rules: &Self::Rules, act: Self::Act) -> bool;

    /// The card of the seat's own that a decision throws away; acts of one name that throw away
    /// different cards are told apart by it.
    fn throws(
        _rules: &Self::Rules,
        _round: &Self::Round,
        _seat: Seat,
        _act: Self::Act,
    ) -> Option<(Spot, Card)> {
        None
    }

    /// The place whose cards a seat sets, where hands are set by naming cards, and those of them
    /// that are open: what lies face down is in custody.
    fn sets(
        _rules: &Self::Rules,
        _round: &Self::Round,
        _seat: Seat,
    ) -> Option<(Spot, Vec<AnyCard>)> {
        None
    }

    /// The act that sets these of the cards held apart.
    ///
    /// # Errors
    /// A refusal where a card is not held, or so many cannot be named.
    fn set(
        _rules: &Self::Rules,
        _held: &[AnyCard],
        _named: &[AnyCard],
    ) -> Result<Self::Act, Refusal> {
        Err(Refusal::unknown("no cards are set at this table"))
    }

    /// Bonuses that wagers on the table earn by other seats' hands.
    fn earned(_rules: &Self::Rules, _stakes: &[Stake]) -> Vec<Earned> {
        Vec::new()
    }

    /// What a decision does to the wagers of the seat that makes it.
    fn effects(_rules: &Self::Rules, _act: Self::Act) -> &'static [Effect] {
        &[]
    }

    /// What a decision does to cards and wagers besides: [`Deed::default`] where it does nothing.
    fn deed(
        _rules: &Self::Rules,
        _round: &Self::Round,
        _who: (Seat, Owner),
        _act: Self::Act,
    ) -> Deed {
        Deed::default()
    }

    /// Whether somebody who bets behind a seat may decide so now, where such people decide
    /// anything. The only check of it, as [`Deals::allows`] is for the seat.
    ///
    /// # Errors
    /// A refusal with the rule.
    fn allows_behind(
        _rules: &Self::Rules,
        _round: &Self::Round,
        (seat, _): (Seat, u8),
        _act: Self::Act,
    ) -> Result<(), Refusal> {
        Err(Refusal::unknown(format!("nobody behind {seat} decides anything here")))
    }

    /// Whether a stake is settled now, before the round is over.
    fn early(_rules: &Self::Rules, _round: &Self::Round, _stake: &Stake) -> bool {
        false
    }

    /// Tells the round what happened. Cannot fail: what is impossible is an assertion.
    fn tell(rules: &Self::Rules, round: &mut Self::Round, told: Told<Self::Act>);

    /// The dealer looks at what lies face down, where a rule lets that decide how the round goes
    /// on; the round may keep the answer, never the cards. Exact counting does not look.
    fn look(_rules: &Self::Rules, _round: &mut Self::Round, _down: &[(Spot, AnyCard, Face)]) {}

    /// Applies an irregularity, as its rule prints it, and says what it does to wagers.
    ///
    /// # Errors
    /// A refusal when the rule does not apply at this moment; the round is unchanged.
    fn rule(
        rules: &Self::Rules,
        round: &mut Self::Round,
        ruling: &Ruling,
    ) -> Result<Vec<Redress>, Refusal>;

    /// What a ruling made before the wagers says of an earlier hand or of the shoe.
    ///
    /// # Errors
    /// A refusal where there is nothing of the kind.
    fn first(_rules: &Self::Rules, ruling: &Ruling) -> Result<First, Refusal> {
        let why = format!("{} is ruled on during a round", ruling.rule);
        Err(ruling.cite().map_or_else(|refusal| refusal, |rule| Refusal::by(rule, why)))
    }

    /// The rule that makes this round void, once something has.
    fn void(round: &Self::Round) -> Option<Cite>;

    /// What this round leaves to the next one.
    fn after(round: &Self::Round) -> After;

    /// The rule that says whether this spot receives a further card.
    fn due(rules: &Self::Rules, round: &Self::Round, spot: Spot) -> Cite;

    /// The seat to which the cards lying face down at a spot are handed before they are turned;
    /// none when the dealer turns them.
    fn turned_by(rules: &Self::Rules, round: &Self::Round, spot: Spot) -> Option<Seat>;

    /// How many seats clockwise from the player-dealer settlement begins, when cards decide it.
    fn action(rules: &Self::Rules, round: &Self::Round) -> Option<u8>;

    /// The finished round in a few named figures, for people.
    fn summary(rules: &Self::Rules, round: &Self::Round) -> Vec<(&'static str, String)>;
}

/// A bonus without a stake that somebody's wager earns by the hand of another seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Earned {
    /// The bonus.
    pub bonus: &'static str,
    /// At which seat.
    pub seat: Seat,
    /// Whose.
    pub owner: Owner,
    /// By whose hand.
    pub by: Seat,
}

/// Who banks a round, and where its deal begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Banking {
    /// The player-dealer.
    pub seat: Seat,
    /// The seat with the action button, where it lies.
    pub action: Option<Seat>,
    /// Whether the dice gave the first cards to the player-dealer.
    pub first: bool,
}

/// Three dice in a cup, shaken by the player-dealer: their points are counted round the table from
/// the player-dealer as one, to the seat that gets the first cards and the action button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cup {
    /// Places round the table that are counted, taken or not.
    pub places: u8,
    /// Which way they are counted.
    pub way: Direction,
    /// Who has the button when the count ends on the player-dealer, who then gets the first cards.
    pub own: Own,
    /// The rule.
    pub rule: Cite,
    /// The rule by which all wagers are made before the cup is opened, where there is one.
    pub closed: Option<Cite>,
}

impl Cup {
    /// Counted clockwise, and on to the next from the player-dealer.
    #[must_use]
    pub const fn clockwise(places: u8, rule: Cite, closed: Option<Cite>) -> Cup {
        Cup { places, way: Direction::Clockwise, own: Own::Next, rule, closed }
    }
}

/// Which way round a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the left, as seats are numbered.
    Clockwise,
    /// To the right.
    Counterclockwise,
}

impl Direction {
    /// Seats this way round from a place of a table with so many.
    pub fn ring(self, from: Seat, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        let at = move |i: u8| match self {
            Direction::Clockwise => (from.n() - 1 + i) % seats + 1,
            Direction::Counterclockwise => (from.n() - 1 + seats - i) % seats + 1,
        };
        (0..seats).filter_map(move |i| Seat::new(at(i)))
    }
}

/// Who has the action button when dice point to the player-dealer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    /// The next place as they are counted.
    Next,
    /// This seat, or the next one if it banks itself.
    Seat(Seat),
}

/// What a ruling made before the wagers does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// An earlier hand left this to the one that begins.
    Left(After),
    /// The shoe is made up of so many decks from now on.
    Decks(u16),
    /// A seat pays no fee on its next hand.
    Courtesy(Seat, Cite),
    /// Somebody has a part in what the player-dealer put up.
    Partner {
        /// Who.
        seat: Seat,
        /// How much of it.
        amount: Cents,
        /// How many may.
        most: u8,
        /// The rule.
        rule: Cite,
    },
}

/// What a decision does to a seat's wagers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effect {
    /// A further wager, of so many times another; the rule says how many.
    Stakes {
        /// The wager made.
        wager: &'static str,
        /// The wager it is measured by.
        of: &'static str,
        /// How many times as much.
        times: u8,
        /// The rule.
        rule: Cite,
    },
    /// A wager is taken back.
    Takes {
        /// The wager.
        wager: &'static str,
        /// The rule.
        rule: Cite,
    },
    /// A wager is given up and collected at once, before whatever is settled by cards.
    Forfeits {
        /// The wager.
        wager: &'static str,
    },
    /// A bonus that takes no stake is paid on another wager from now on.
    Earns {
        /// The bonus.
        bonus: &'static str,
        /// The wager it is paid on.
        of: &'static str,
    },
}

/// What a round waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// Cards for a spot.
    Deal {
        /// The spot.
        to: Spot,
        /// How many.
        n: u8,
        /// Who may see them.
        face: Face,
    },
    /// The cards that lie face down at a spot.
    Show {
        /// The spot.
        of: Spot,
        /// How many lie there.
        n: u8,
    },
    /// A seat's decision.
    Decide {
        /// The seat.
        seat: Seat,
    },
    /// A decision of somebody who bets behind a seat.
    Follow {
        /// The seat.
        seat: Seat,
        /// Which of the people behind it.
        n: u8,
    },
    /// Nothing: the round is over.
    Over,
}

/// What a round is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told<A> {
    /// A card came to a spot for all to see, or was turned over there.
    Card {
        /// The spot.
        at: Spot,
        /// The card.
        card: Card,
    },
    /// The same of a joker.
    Joker {
        /// The spot.
        at: Spot,
    },
    /// The same of a tile.
    Tile {
        /// The spot.
        at: Spot,
        /// The tile.
        tile: Tile,
    },
    /// A card came to a spot face down.
    Hidden {
        /// The spot.
        at: Spot,
    },
    /// A seat decided.
    Act {
        /// The seat.
        seat: Seat,
        /// What it decided.
        act: A,
    },
    /// Somebody who bets behind a seat decided.
    Follow {
        /// The seat.
        seat: Seat,
        /// Which of the people behind it.
        n: u8,
        /// What that person decided.
        act: A,
    },
}

impl<A> Told<A> {
    /// A card that came to a spot for all to see.
    ///
    /// # Panics
    /// Where its face is unknown: our own error.
    #[must_use]
    pub fn card(at: Spot, card: AnyCard) -> Told<A> {
        match (card.natural(), card.tile()) {
            (Some(card), _) => Told::Card { at, card },
            (None, Some(tile)) => Told::Tile { at, tile },
            (None, None) => {
                assert!(card == AnyCard::JOKER, "a round is told no unknown card");
                Told::Joker { at }
            }
        }
    }
}

/// What a round leaves to the next one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct After {
    /// A card dealt in error that opens the next hand.
    pub carried: Option<Card>,
    /// The rule by which the next hand is dealt without wagers.
    pub free: Option<Cite>,
    /// The rule by which all cards are shuffled before the next hand.
    pub reshuffle: Option<Cite>,
}

/// A finite description of what matters about a round.
pub trait Facts: Copy + Debug + 'static {
    /// How many classes there are.
    const CLASSES: usize;
    /// What this reading of a round is called.
    const NAME: &'static str;

    /// The number of this class, below [`Facts::CLASSES`].
    fn index(self) -> usize;

    /// The class of that number; none where no round can ever be in it.
    fn from_index(index: usize) -> Option<Self>;
}

/// A game of which such facts can be read.
pub trait Reads<F: Facts>: Deals {
    /// The facts for a seat, as soon as they are decided; none before.
    fn facts(rules: &Self::Rules, round: &Self::Round, seat: Seat) -> Option<F>;

    /// The facts for somebody who bets behind that seat: the seat's own, unless the game says
    /// otherwise.
    fn facts_behind(rules: &Self::Rules, round: &Self::Round, seat: Seat) -> Option<F> {
        Self::facts(rules, round, seat)
    }

    /// The facts for a stake: those of its seat, or of somebody behind it, unless a seat has
    /// several hands.
    fn facts_on(rules: &Self::Rules, round: &Self::Round, stake: &Stake) -> Option<F> {
        match stake.owner {
            Owner::Seat | Owner::Dealer => Self::facts(rules, round, stake.seat),
            Owner::Behind(_) => Self::facts_behind(rules, round, stake.seat),
        }
    }
}
