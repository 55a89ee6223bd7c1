//! The table, the shoe, the company and the money, without any display.
//!
//! A session waits for bets; [`Session::deal`] closes them; [`Session::step`] does what the dealer
//! does next, one card at a time, until the player must turn a card or decide; the last step
//! settles, writes the round into the journal and enters it on the boards. A refusal changes
//! nothing. Nothing here reads a clock or a key.

mod advice;
mod company;
mod deciding;
mod hands;
mod score;
mod shoe;
#[cfg(test)]
pub(super) mod tests;
mod wagers;

pub use advice::{Advice, Advised};
pub use company::Offered;
pub use hands::{Held, Lies, Place, Ranked};
pub use score::{Paid, Settled};
pub use wagers::Spot;

use crate::Failure;
use crate::play::words;
use cards::Card;
use company::Company;
use games::baccarat::boards::Boards;
use games::baccarat::shoe::{Shoe, Stage};
use games::duel::Plan;
use games::{Entry, find};
use journal::Recorder;
use journal::chain::Closed;
use law::Posted;
use money::Cents;
use shoe::Chance;
use sim::stream::Seed;
use std::collections::BTreeMap;
use std::io::Write;
use table::{Face, Next, Refusal, Seat, Table};

/// Where a journal goes.
pub type Sink = Box<dyn Write + Send>;

/// How a session begins.
pub struct Setup {
    /// The table's id.
    pub id: String,
    /// What its house posts.
    pub posted: Posted,
    /// The seed of the shoes.
    pub seed: Seed,
    /// What you bring.
    pub bankroll: Cents,
    /// Where you sit.
    pub seat: Seat,
}

/// A person at a table.
pub struct Session {
    entry: Entry,
    /// The course of a round of poker against the dealer.
    plan: Option<&'static Plan>,
    table: Box<dyn Table>,
    you: Seat,
    bankroll: Cents,
    start: Cents,
    spots: Vec<Spot>,
    /// Chips that lie on a wager and are not yet its minimum.
    short: BTreeMap<&'static str, Cents>,
    /// Your wagers of the last round.
    last: Vec<(&'static str, Cents)>,
    chance: Chance,
    shoe: Shoe,
    boards: Boards,
    company: Company,
    posted: Posted,
    /// What binds the dealer to the order of the cards in this shoe.
    commitment: Option<String>,
    recorder: Option<Recorder<Sink>>,
    rounds: u64,
    free_hands: u32,
    settled: Option<Settled>,
    notices: Vec<String>,
    study: advice::Study,
}

/// What a session waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waits {
    /// Your bets.
    Bets,
    /// The dealer: [`Session::step`].
    Dealer,
    /// Your card at a spot, to be turned.
    Turn(&'static str),
    /// Your decision, one of these.
    Decision(Vec<String>),
    /// The next round.
    Round,
}

/// What the dealer, or a neighbour, did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Dealt a card, face down where none is named.
    Dealt { to: &'static str, card: Option<Card> },
    /// Turned a card.
    Turned { of: &'static str, card: Card },
    /// Decided.
    Decided { seat: Seat, act: String },
    /// Moved the money.
    Settled,
}

impl Session {
    /// Sits down.
    ///
    /// # Errors
    /// An unknown table, an unlawful posting, a seat the table has not got.
    pub fn open(setup: Setup) -> Result<Session, Failure> {
        let Setup { id, posted, seed, bankroll, seat: you } = setup;
        let entry = find(&id)?.entry;
        let table = entry.open(&posted)?;
        let proven = entry.prove(&posted)?;
        let terms = table.terms();
        if you.n() > terms.seats_max {
            let why = format!("there is no {you}: the table has {}", terms.seats_max);
            return Err(Refusal::by(terms.cites.seats, why).into());
        }
        let company = Company::new(&entry, &proven, terms, you, bankroll);
        let plan = match entry {
            Entry::Duel(variant) => Some(variant.post(&posted)?.rules.plan),
            _ => None,
        };
        let Some(procedure) = entry.chance().procedure() else {
            return Err(
                Refusal::by(terms.cites.pack, format!("{id} is not played with cards")).into()
            );
        };
        let mut chance = Chance::new(seed, procedure);
        let fresh = chance.shoe(&terms.pack)?;
        let spots = match plan {
            Some(_) => wagers::in_order_of_play(wagers::spots(table.as_ref())),
            None => wagers::spots(table.as_ref()),
        };
        let mut session = Session {
            boards: Boards::new(score::bonuses(&spots)),
            spots,
            entry,
            plan,
            table,
            you,
            bankroll,
            start: bankroll,
            short: BTreeMap::new(),
            last: Vec::new(),
            chance,
            shoe: fresh.shoe.clone(),
            company,
            posted,
            commitment: None,
            recorder: None,
            rounds: 0,
            free_hands: 0,
            settled: None,
            notices: Vec::new(),
            study: advice::Study::default(),
        };
        session.put_shoe(fresh)?;
        session.go_round()?;
        Ok(session)
    }

    /// Writes every round down from now on; call it before the first.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn record(&mut self, sink: Sink) -> Result<(), Failure> {
        let mut recorder = Recorder::open(sink, self.table.id(), &self.posted)
            .map_err(|error| words::unwritten(&error))?;
        recorder.shoe(self.commitment.clone()).map_err(|error| words::unwritten(&error))?;
        self.recorder = Some(recorder);
        Ok(())
    }

    /// The table's title.
    pub fn title(&self) -> &'static str {
        self.entry.title()
    }

    /// The table's id.
    pub fn id(&self) -> &'static str {
        self.table.id()
    }

    /// Where you sit.
    pub fn you(&self) -> Seat {
        self.you
    }

    /// The number of the shoe, from 1.
    pub fn shoe_number(&self) -> u64 {
        self.chance.shoes()
    }

    /// Cards left in the shoe.
    pub fn cards_left(&self) -> usize {
        self.shoe.left()
    }

    /// How far the shoe has come.
    pub fn stage(&self) -> Stage {
        self.shoe.stage()
    }

    /// What you have won or lost since you sat down.
    pub fn won(&self) -> Cents {
        self.bankroll - self.start
    }

    /// Rounds settled.
    pub fn rounds(&self) -> u64 {
        self.rounds
    }

    /// The boards.
    pub fn boards(&self) -> &Boards {
        &self.boards
    }

    /// The settled round, until the next one begins.
    pub fn settled(&self) -> Option<&Settled> {
        self.settled.as_ref()
    }

    /// What was announced since this was last asked.
    pub fn notices(&mut self) -> Vec<String> {
        std::mem::take(&mut self.notices)
    }

    pub(super) fn notice(&mut self, text: impl Into<String>) {
        self.notices.push(text.into());
    }

    /// What the session waits for.
    pub fn waits(&self) -> Waits {
        match self.table.next() {
            Next::Wagers => Waits::Bets,
            Next::Show { of } if self.mine_to_turn(of) => Waits::Turn(of),
            Next::Decision { seat, menu } if seat == self.you => Waits::Decision(menu),
            Next::Round => Waits::Round,
            Next::Card { .. }
            | Next::Show { .. }
            | Next::Throw { .. }
            | Next::Decision { .. }
            | Next::Settlement => Waits::Dealer,
        }
    }

    /// No more bets.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    pub fn deal(&mut self) -> Result<(), Refusal> {
        if self.table.next() != Next::Wagers {
            return Err(Refusal::by(self.table.terms().cites.closed, "betting is closed"));
        }
        self.check_short()?;
        self.settle_bank()?;
        let free = self.bettors().is_empty();
        self.table.close()?;
        self.settle_shoe()?;
        let stakes = self.stakes();
        if !stakes.is_empty() {
            self.last = stakes;
        }
        if free {
            self.free_hands += 1;
            let (most, _) = self.table.terms().free_hands;
            self.notice(format!("A free hand, {} of {most} in this shoe.", self.free_hands));
        }
        Ok(())
    }

    /// The dealer, or a neighbour, does the next thing; nothing while you are waited for.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn step(&mut self) -> Result<Option<Step>, Failure> {
        if self.waits() != Waits::Dealer {
            return Ok(None);
        }
        Ok(Some(match self.table.next() {
            Next::Card { to, face } => {
                let empty = || Failure::damaged("the shoe is empty in the middle of a hand");
                let card = self.shoe.draw().ok_or_else(empty)?;
                let seen = face == Face::Up || self.looks_at(face);
                self.table.deal(card)?;
                Step::Dealt { to, card: seen.then_some(card) }
            }
            Next::Show { of } => Step::Turned { of, card: self.table.show()? },
            Next::Decision { seat, menu } => {
                let act = deciding::neighbourly(&menu);
                self.table.decide(seat, &act)?;
                Step::Decided { seat, act }
            }
            Next::Settlement | Next::Wagers | Next::Round | Next::Throw { .. } => {
                self.settle()?;
                Step::Settled
            }
        }))
    }

    /// Turns your next card.
    ///
    /// # Errors
    /// A refusal when none is yours to turn now.
    pub fn turn(&mut self) -> Result<Card, Refusal> {
        match self.waits() {
            Waits::Turn(_) => self.table.show(),
            _ => Err(Refusal::unknown("no card is yours to turn now")),
        }
    }

    /// Clears the table for the next round; a shoe that is over is replaced, and cards that are
    /// shuffled before every round are.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn next_round(&mut self) -> Result<(), Failure> {
        if self.waits() != Waits::Round {
            return Ok(());
        }
        self.table.clear();
        self.settled = None;
        if self.chance.shuffles_now() || self.shoe.stage() == Stage::Over {
            self.boards.new_shoe();
            self.table.new_shoe();
            self.company_new_shoe();
            self.free_hands = 0;
            let fresh = self.chance.shoe(&self.table.terms().pack)?;
            self.put_shoe(fresh)?;
        } else if self.shoe.stage() == Stage::LastHand {
            self.notice("The last hand of this shoe.");
        }
        self.go_round()?;
        Ok(())
    }

    /// Leaves the table. A hand that is being dealt is dealt to its end, by the cheapest way out:
    /// a wager once closed is settled. Chips on open wagers go back.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn finish(&mut self) -> Result<Option<Closed>, Failure> {
        loop {
            match self.waits() {
                Waits::Bets | Waits::Round => break,
                Waits::Dealer => {
                    self.step()?;
                }
                Waits::Turn(_) => {
                    self.turn()?;
                }
                Waits::Decision(menu) => {
                    let out = self.way_out(&menu);
                    self.decide(&out)?;
                }
            }
        }
        self.clear();
        let closed = self.recorder.take().map(Recorder::finish).transpose();
        closed.map_err(|error| words::unwritten(&error))
    }

    fn put_shoe(&mut self, fresh: shoe::Fresh) -> Result<(), Failure> {
        if let Some(told) = self.chance.told(&fresh, self.table.terms().pack.len() as usize) {
            self.notice(told);
        }
        (self.shoe, self.commitment) = (fresh.shoe, fresh.commitment);
        if let Some(recorder) = &mut self.recorder {
            recorder.shoe(self.commitment.clone()).map_err(|error| words::unwritten(&error))?;
        }
        Ok(())
    }
}
