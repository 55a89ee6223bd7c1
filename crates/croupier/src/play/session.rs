//! An evening at a table, without any display: you at a seat, chance from a seed, and company
//! where the game needs it.
//!
//! A session knows no game. It asks the table what it waits for; what is for chance, the dealer or
//! a neighbour to do happens by [`Session::step`], and everything else is yours, by
//! [`Session::tell`]. Every accepted input goes into the journal with the events that followed, so
//! that an evening can be gone on with: the same seed and the same inputs give the same evening.

mod advice;
mod chance;
mod company;
mod hands;
mod histories;
mod killing;
mod leaving;
mod purse;
mod rebuy;
mod resume;
mod score;
#[cfg(test)]
pub(in crate::play) mod tests;
mod wagers;
mod warned;

pub use advice::{Advice, Advised};
pub use company::Neighbours;
pub use score::Score;

use crate::Failure;
use crate::phh::{Album, Scribe};
use crate::telling::Once;
use catalog::Game;
use chance::Dealer;
use company::Company;
use journal::Recorder;
use journal::chain::Closed;
use law::Posted;
use money::Cents;
use purse::Purse;
use sim::stream::Seed;
use std::io::Write;
use table::{
    Ask, Chance, Choice, Event, Input, Name, Office, Refusal, Seat, Settlement, Sight, Sign,
    Table, Verb, Viewer, What,
};

/// Where a journal goes.
pub type Sink = Box<dyn Write + Send>;

/// How a session begins.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The table's id.
    pub id: String,
    /// What its house posts.
    pub posted: Posted,
    /// The seed of chance.
    pub seed: Seed,
    /// What you bring.
    pub bankroll: Cents,
    /// Where you sit.
    pub seat: Seat,
    /// Who else plays, where you choose that.
    pub neighbours: Neighbours,
}

/// A person at a table.
pub struct Session {
    game: Game,
    setup: Setup,
    table: Box<dyn Table>,
    chance: Dealer,
    company: Company,
    purse: Purse,
    score: Score,
    recorder: Option<Recorder<Sink>>,
    /// Who writes the hands of a game for a pot down, and where.
    histories: Option<(Scribe, Album)>,
    /// Why hands were not written down, since it was last asked.
    unwritten: Vec<String>,
    /// What happened since it was last asked, as you see it.
    news: Vec<Event>,
    once: Once,
    /// The last settlement, until the next round begins.
    settled: Option<Settlement>,
    /// Whether the deal is held up for a kill.
    moment: killing::Moment,
    /// Hands of this shoe on which nothing was wagered.
    free: hands::Free,
    /// Your wagers of the last round.
    last: Vec<(Name, Cents)>,
    /// Shoes put on the table so far.
    shoes: u64,
    /// What you had won at the last settlement, and what that brought.
    won: Cents,
    net: Cents,
    study: advice::Study,
}

/// What a session waits for.
#[derive(Clone, Debug, PartialEq)]
pub enum Waits {
    /// Your bets, and the closing of bets.
    Bets,
    /// Your word that the next hand begins.
    Hand,
    /// Your word on what goes round the table.
    Office(Office),
    /// Your card at a spot, to be turned; or your hand, at a showdown.
    Turn(Name),
    /// Your decision.
    Decision,
    /// Your word that the pot is killed, or that the deal goes on: [`Session::pass`].
    Kill,
    /// Your word that the next round begins.
    Round,
    /// Chance, the dealer or a neighbour: [`Session::step`].
    Others,
}

/// Why something was not done.
#[derive(Debug)]
pub enum Stop {
    /// A rule refuses, or what was asked for does not exist; nothing changed.
    Refused(Refusal),
    /// The session cannot go on.
    Failed(Failure),
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Stop {
        Stop::Refused(refusal)
    }
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Stop {
        Stop::Failed(failure)
    }
}

impl From<Stop> for Failure {
    fn from(stop: Stop) -> Failure {
        match stop {
            Stop::Refused(refusal) => refusal.into(),
            Stop::Failed(failure) => failure,
        }
    }
}

impl Session {
    /// Sits down. Where a journal is kept, everything goes into it from the first event on.
    ///
    /// # Errors
    /// An unknown table, an unlawful posting, a seat the table has not got, or a journal that
    /// cannot be written.
    pub fn open(setup: Setup, journal: Option<Sink>) -> Result<Session, Failure> {
        let mut session = Session::seated(setup)?;
        if let Some(sink) = journal {
            let recorder = Recorder::open(sink, resume::heading(&session.setup));
            session.recorder = Some(recorder.map_err(|error| unwritten(&error))?);
        }
        for input in session.company.arrivals() {
            session.put(input)?;
        }
        Ok(session)
    }

    /// A table at which nothing has happened yet.
    fn seated(setup: Setup) -> Result<Session, Failure> {
        let game = catalog::find(&setup.id)?;
        let table = game.open(&setup.posted)?;
        let sign = table.sign();
        sign.check_seat(setup.seat)?;
        let company = Company::new(&game, sign, &setup)?;
        Ok(Session {
            chance: Dealer::new(&sign.chance, setup.seed),
            score: Score::new(&game, sign),
            purse: Purse::new(setup.seat, setup.bankroll, sign),
            company,
            game,
            setup,
            table,
            recorder: None,
            histories: None,
            unwritten: Vec::new(),
            news: Vec::new(),
            once: Once::default(),
            settled: None,
            moment: killing::Moment::default(),
            free: hands::Free::default(),
            last: Vec::new(),
            shoes: 0,
            won: Cents::ZERO,
            net: Cents::ZERO,
            study: advice::Study::default(),
        })
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What hangs at the table.
    #[must_use]
    pub fn sign(&self) -> &Sign {
        self.table.sign()
    }

    /// Where you sit.
    #[must_use]
    pub fn you(&self) -> Seat {
        self.setup.seat
    }

    /// How a neighbour plays, by name, where that is chosen.
    #[must_use]
    pub fn bot(&self, seat: Seat) -> Option<&'static str> {
        self.company.bot(seat)
    }

    /// The table as you see it.
    #[must_use]
    pub fn sight(&self) -> Sight {
        self.table.sight(Viewer::Seat(self.you()))
    }

    /// Your money.
    #[must_use]
    pub fn purse(&self) -> &Purse {
        &self.purse
    }

    /// What earlier rounds brought.
    #[must_use]
    pub fn score(&self) -> &Score {
        &self.score
    }

    /// The last settlement, until the next round begins.
    #[must_use]
    pub fn settled(&self) -> Option<&Settlement> {
        self.settled.as_ref()
    }

    /// What the last settlement brought you.
    #[must_use]
    pub fn net(&self) -> Cents {
        self.net
    }

    /// Your wagers of the last round.
    #[must_use]
    pub fn last(&self) -> &[(Name, Cents)] {
        &self.last
    }

    /// The number of the shoe on the table, where one lasts from round to round.
    #[must_use]
    pub fn shoe_number(&self) -> Option<u64> {
        matches!(self.sign().chance, Chance::Shoe { .. }).then_some(self.shoes)
    }

    /// What happened since this was last asked, as you see it.
    pub fn news(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.news)
    }

    /// What you may do now. What you cannot pay for is greyed out too.
    #[must_use]
    pub fn menu(&self) -> Vec<Choice> {
        let mut menu = self.table.menu(self.you());
        for choice in menu.iter_mut().filter(|choice| choice.is_open()) {
            choice.refused = self.purse.affords(choice).err();
        }
        menu
    }

    /// Whether the table could be told this now.
    ///
    /// # Errors
    /// What it would refuse it with.
    pub fn check(&self, input: &Input) -> Result<(), Refusal> {
        let input = &self.for_who_is_asked(input.clone());
        self.purse.covers(input, self.table.as_ref())?;
        self.table.check(input)
    }

    /// What the session waits for.
    #[must_use]
    pub fn waits(&self) -> Waits {
        let asks = self.table.asks();
        let you = self.you();
        let table = self.table.as_ref();
        if self.chance.wants_shoe(table) || self.company.has_something_to_do(table, &asks) {
            return Waits::Others;
        }
        if self.may_kill(&asks) {
            return Waits::Kill;
        }
        let yours = |ask: &Ask| match ask {
            Ask::Office { office, seat } if *seat == you => Some(Waits::Office(*office)),
            Ask::Decide { seat } | Ask::Follow { seat, .. } if *seat == you => {
                Some(Waits::Decision)
            }
            Ask::Show { of, by } if *by == Some(you) || by.is_none() && self.has_a_say() => {
                Some(Waits::Turn(of.clone()))
            }
            _ => None,
        };
        if let Some(waits) = asks.iter().find_map(yours) {
            return waits;
        }
        match asks.first() {
            Some(Ask::Wagers) => Waits::Bets,
            Some(Ask::Hand | Ask::Seats { .. }) => Waits::Hand,
            Some(Ask::Round) => Waits::Round,
            _ => Waits::Others,
        }
    }

    /// Whether you may decide something, asked or not: at a showdown a hand may be thrown away, or
    /// something announced.
    fn has_a_say(&self) -> bool {
        let decides = |choice: &Choice| choice.verb == Verb::Decide && choice.is_open();
        self.table.menu(self.you()).iter().any(decides)
    }

    /// Whether your hand may still be thrown away unseen.
    fn may_muck(&self) -> bool {
        let mucks = |choice: &Choice| choice.id == "muck" && choice.is_open();
        self.table.menu(self.you()).iter().any(mucks)
    }

    /// What turns your card, or shows your hand and nobody else's.
    #[must_use]
    pub fn shows(&self) -> Input {
        let seat = self.you();
        let show = Input::Decide { seat, act: table::Act::word("show") };
        let menu = self.table.menu(seat);
        let may = menu.iter().any(|choice| choice.id == "show" && choice.is_open());
        if may { show } else { Input::Show {} }
    }

    /// The next thing happens that is not yours to do; nothing while you are waited for.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn step(&mut self) -> Result<Vec<Event>, Failure> {
        while let Some(input) = self.auto() {
            let events = self.put(input)?;
            // Of the end of a showdown at which all have shown there is nothing to tell.
            if !events.is_empty() {
                return Ok(events);
            }
        }
        Ok(Vec::new())
    }

    /// Goes on until you are waited for.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn go_on(&mut self) -> Result<(), Failure> {
        while self.waits() == Waits::Others {
            if self.step()?.is_empty() {
                break;
            }
        }
        Ok(())
    }

    /// What chance, the dealer or a neighbour does next.
    fn auto(&mut self) -> Option<Input> {
        if self.waits() != Waits::Others {
            return None;
        }
        let asks = self.table.asks();
        if self.chance.wants_shoe(self.table.as_ref()) {
            return Some(self.chance.shoe(self.table.as_ref()));
        }
        if let Some(input) = self.company.acts(self.table.as_ref(), &asks) {
            return Some(input);
        }
        let ask = asks.iter().find(|ask| !matches!(ask, Ask::Office { .. }))?;
        match ask {
            Ask::Settlement => Some(Input::Settle {}),
            // It would show all hands at once, yours with them.
            Ask::Show { .. } if self.may_muck() => None,
            Ask::Show { .. } => Some(Input::Show {}),
            ask => self.chance.supplies(ask, self.table.as_ref()),
        }
    }

    /// You do something.
    ///
    /// # Errors
    /// A refusal, by a rule or because you have not got so much; nothing changed.
    pub fn tell(&mut self, input: Input) -> Result<Vec<Event>, Stop> {
        let input = self.for_who_is_asked(input);
        self.purse.covers(&input, self.table.as_ref())?;
        self.put(input)
    }

    /// Tells the table something, and the journal what came of it.
    fn put(&mut self, input: Input) -> Result<Vec<Event>, Stop> {
        if let (Some((scribe, _)), Input::Deal {}) = (&mut self.histories, &input) {
            scribe.look(&self.table.sight(Viewer::Public));
        }
        let events = self.table.tell(input.clone())?;
        if let Some(recorder) = &mut self.recorder {
            recorder.told(input, events.clone()).map_err(|error| unwritten(&error))?;
        }
        self.write_down(&events)?;
        self.follow(&events);
        Ok(events)
    }

    fn follow(&mut self, events: &[Event]) {
        for event in events {
            match &event.what {
                What::Settled(settlement) => self.settled = Some((**settlement).clone()),
                What::Closed => {
                    self.settled = None;
                    self.remember();
                }
                What::Staked { .. } => self.settled = None,
                What::Begun { .. } => {
                    self.settled = None;
                    self.begins();
                }
                What::Moved { from, to } if *from == self.you() => self.sits(*to),
                What::Shoe(_) => self.shoes += 1,
                _ => {}
            }
            self.chance.follow(event);
            self.free.follow(event, self.table.as_ref());
        }
        self.purse.follow(events, self.table.as_ref());
        if events.iter().any(|event| matches!(event.what, What::Settled(_))) {
            let won = self.purse.won();
            (self.net, self.won) = (won - self.won, won);
        }
        self.score.follow(events, &self.sight());
        let viewer = Viewer::Seat(self.you());
        let seen = events.iter().map(|event| table::redact(event, viewer));
        self.news.extend(seen.map(|event| self.once.tell(event)));
    }

    /// You have moved to another seat.
    fn sits(&mut self, seat: Seat) {
        self.setup.seat = seat;
        self.purse.sits(seat);
        self.company.you_sit(seat);
    }

    /// Leaves: closes the journal.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn finish(&mut self) -> Result<Option<Closed>, Failure> {
        let closed = self.recorder.take().map(Recorder::finish).transpose();
        closed.map_err(|error| unwritten(&error))
    }
}

/// A journal that cannot be written.
fn unwritten(error: &journal::chain::WriteError) -> Failure {
    Failure::damaged(format!("the journal: {error}"))
}
