//! The table as servers and terminals hold it: one virtual call per human action.

use crate::{
    After, Bet, Change, Event, Face, Limits, Memory, MeterState, Oral, Owner, Party, Pay, Refusal,
    Ruling, Seat, Settlement, Stake, Terms, Viewer, WagerInfo,
};
use cards::Card;
use law::Cite;
use money::Cents;

/// What a table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are named after what they hold
pub enum Next {
    /// Wagers, then the closing of bets.
    Wagers,
    /// A card for a spot.
    Card { to: &'static str, face: Face },
    /// A card at a spot to be turned over.
    Show { of: &'static str },
    /// A spin of the wheel or a throw of the dice, as it is called.
    Throw { of: &'static str },
    /// A seat's decision, one of these.
    Decision { seat: Seat, menu: Vec<String> },
    /// The settlement.
    Settlement,
    /// The next round.
    Round,
}

/// A wager and the line of its pay table that a round is ruled by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// The wager's id.
    pub wager: &'static str,
    /// The line's name.
    pub label: &'static str,
    /// What it pays.
    pub pay: Pay,
    /// The rule.
    pub rule: Cite,
}

/// A wager that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lying {
    /// At which seat.
    pub seat: Seat,
    /// Whose chips.
    pub owner: Owner,
    /// The wager's id.
    pub wager: &'static str,
    /// How much.
    pub amount: Cents,
    /// What it remembers of earlier throws.
    pub memory: Memory,
}

impl From<&Stake> for Lying {
    fn from(stake: &Stake) -> Lying {
        let Stake { seat, owner, wager, amount, memory, .. } = *stake;
        Lying { seat, owner, wager, amount, memory }
    }
}

/// A running table, whatever its game. What one kind of table has and another has not is refused
/// there by the rule that says what the game is played with.
pub trait Table: Send {
    /// Its catalogue id.
    fn id(&self) -> &'static str;
    /// How it is run.
    fn terms(&self) -> &Terms;
    /// The wagers on offer.
    fn wagers(&self) -> Vec<WagerInfo>;
    /// The lines of a wager's pay table: label, what it pays, rule.
    fn lines(&self, wager: &str) -> Vec<(&'static str, Pay, Cite)>;
    /// The wager of that id or alias.
    ///
    /// # Errors
    /// A refusal that names near ids.
    fn wager(&self, name: &str) -> Result<WagerInfo, Refusal>;
    /// What a wager may be by itself, whatever else is wagered: a meter's wager is its unit.
    ///
    /// # Errors
    /// A refusal when there is no such wager.
    fn limits(&self, wager: &str) -> Result<Limits, Refusal>;
    /// The line that rules each wager on offer for a seat, whether or not it was made: how boards
    /// count what was hit. Wagers that are not decided yet are left out.
    fn judged(&self, seat: Seat) -> Vec<Judged>;
    /// Every wager that lies on the table.
    fn lying(&self) -> Vec<Lying>;
    /// What it waits for.
    fn next(&self) -> Next;
    /// Takes a wager.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    fn stake(&mut self, bet: &Bet) -> Result<(), Refusal>;
    /// Takes a wager off the table again, before betting closes.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    fn withdraw(&mut self, seat: Seat, wager: &str) -> Result<Cents, Refusal>;
    /// Takes a wager declared by word of mouth, where a rule says when that is enough.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    fn declare(&mut self, bet: &Bet, oral: &Oral) -> Result<(), Refusal> {
        let Some(rule) = self.terms().cites.oral else {
            let rule = self.terms().cites.wagers;
            return Err(Refusal::by(rule, "no wager is made by word of mouth here"));
        };
        if oral.cover < bet.amount {
            let why = format!("{} on the table do not cover {}", oral.cover, bet.amount);
            return Err(Refusal::by(rule, why));
        }
        if !oral.confirmed {
            return Err(Refusal::by(rule, "the dealer has not confirmed the wager"));
        }
        self.stake(bet)
    }
    /// Changes a wager that has stood through a throw.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    fn change(&mut self, _seat: Seat, _wager: &str, _change: Change) -> Result<(), Refusal> {
        Err(Refusal::by(self.terms().cites.touched, "no wager stands from one round to the next"))
    }
    /// Takes a player-dealer's wager.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    fn bank(&mut self, _: Seat, _: Cents, _: Option<Seat>) -> Result<(), Refusal> {
        Err(Refusal::by(self.terms().cites.coverage, "the house banks this game"))
    }
    /// Takes match-play coupons.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    fn coupons(&mut self, _seat: Seat, _n: u8) -> Result<(), Refusal> {
        Err(Refusal::by(self.terms().cites.wagers, "no coupon is taken under these fees"))
    }
    /// No more bets.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    fn close(&mut self) -> Result<(), Refusal>;
    /// Deals a card where the procedure wants it.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    fn deal(&mut self, _card: Card) -> Result<(), Refusal> {
        Err(Refusal::by(self.terms().cites.pack, "no cards are dealt in this game"))
    }
    /// Turns over the next card the round wants to see.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    fn show(&mut self) -> Result<Card, Refusal> {
        Err(Refusal::by(self.terms().cites.pack, "no cards are dealt in this game"))
    }
    /// Takes what the wheel or the dice show.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    fn throw(&mut self, _shown: &str) -> Result<(), Refusal> {
        Err(Refusal::by(self.terms().cites.pack, "this game is played with cards"))
    }
    /// The marks on which the last throw has won: what a layout lights.
    fn lit(&self) -> Vec<&'static str> {
        Vec::new()
    }
    /// The wagers that a seat's decision would make, and how much each would take: whoever keeps
    /// the seat's purse asks before obeying.
    ///
    /// # Errors
    /// A refusal when there is no such decision.
    fn would_stake(&self, _seat: Seat, _act: &str) -> Result<Vec<(&'static str, Cents)>, Refusal> {
        Ok(Vec::new())
    }
    /// Obeys a seat's decision.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    fn decide(&mut self, seat: Seat, act: &str) -> Result<(), Refusal>;
    /// Applies an irregularity as its rule prints it.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    fn rule(&mut self, ruling: &Ruling) -> Result<(), Refusal>;
    /// Moves the money.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    fn settle(&mut self) -> Result<Settlement, Refusal>;
    /// What stands, and what was taken down since the last throw, should no other follow.
    fn rest(&self) -> Settlement {
        Settlement::default()
    }
    /// Clears the table for the next round.
    fn clear(&mut self);
    /// Puts a full shoe on the table.
    fn new_shoe(&mut self) {}
    /// The rule that says whether a spot receives a further card.
    fn due(&self, _spot: &str) -> Cite {
        self.terms().cites.pack
    }
    /// The seat that turns the cards lying face down at a spot; none when the dealer does.
    fn turned_by(&self, _spot: &str) -> Option<Seat> {
        None
    }
    /// What the finished round leaves to the next one.
    fn after(&self) -> After {
        After::default()
    }
    /// The finished round in a few named figures.
    fn summary(&self) -> Vec<(&'static str, String)>;
    /// What happened this round, as a viewer may see it.
    fn view(&self, viewer: Viewer) -> Vec<Event>;
    /// A meter.
    fn meter(&self, _wager: &str) -> Option<MeterState> {
        None
    }
    /// Sets the value a meter shows when awards of this round are paid.
    ///
    /// # Errors
    /// A refusal when the wager has no meter; nothing changed.
    fn set_meter(&mut self, wager: &str, shown: Cents) -> Result<(), Refusal> {
        let why = format!("{wager} has no meter that could show {shown}");
        Err(Refusal::by(self.terms().cites.meter, why))
    }
    /// Repeats a recorded event: the way state is rebuilt from a journal.
    ///
    /// # Errors
    /// A refusal when the event cannot have happened here; nothing changed.
    fn apply(&mut self, event: &Event) -> Result<(), Refusal>;
    /// The name of a party, for people: a meter bears its wager's id.
    fn party(&self, party: Party) -> String;
}
