//! Test support: a floor in memory, driven in one line a request.

use floor::core::{
    Answer, Entropy, Errand, Message, Moment, Opening, PersonId, Request, TableId, Who,
};
use floor::desk::Desk;
use floor::people::{Role, SessionKey};
use floor::store::{Memory, Store};
use law::Posted;
use money::Cents;
use sim::stream::{Seed, Stream};
use table::{Bet, Input, Seat};

/// A floor to try things on: a clock that stands still unless it is turned, chance from a seed.
pub struct Floor<S: Store = Memory> {
    /// The desk.
    pub desk: Desk<S>,
    /// The clock, in milliseconds.
    pub clock: u64,
    /// Everything published so far.
    pub messages: Vec<Message>,
    chance: Stream,
    /// The administrator.
    pub admin: PersonId,
}

/// Entropy from a stream.
pub fn entropy(stream: &mut Stream) -> Entropy {
    let mut bytes = [0; Entropy::BYTES];
    for chunk in bytes.chunks_exact_mut(8) {
        chunk.copy_from_slice(&stream.word().to_le_bytes());
    }
    Entropy::from(bytes)
}

/// The program's version in tests.
pub const VERSION: &str = "croupier test";

impl Floor<Memory> {
    /// A floor with an administrator.
    #[must_use]
    pub fn new(seed: u64) -> Floor<Memory> {
        Floor::on(Memory::default(), seed)
    }
}

impl<S: Store> Floor<S> {
    /// A floor on a store that is empty.
    #[must_use]
    pub fn on(store: S, seed: u64) -> Floor<S> {
        let desk = Desk::open(store, VERSION).unwrap_or_else(|stopped| panic!("{stopped}"));
        let chance = Stream::new(&Seed::from(seed), 7, 0);
        let (clock, admin) = (1_700_000_000_000, PersonId(1));
        let mut floor = Floor { desk, clock, messages: Vec::new(), chance, admin };
        let key = SessionKey("first".into());
        floor.done(Who::Shell, Errand::Invite { key: key.clone() });
        let claim =
            Errand::Claim { key, name: "Admin".into(), credential: "x".into(), grant: None };
        floor.done(Who::Visitor, claim);
        floor
    }

    /// Asks; a stopped store is a failed test.
    pub fn ask(&mut self, who: Who, errand: Errand) -> Answer {
        self.ask_by(who, None, errand)
    }

    /// Asks with an id.
    pub fn ask_by(&mut self, who: Who, id: Option<&str>, errand: Errand) -> Answer {
        let request = Request {
            at: Moment::from_millis(self.clock),
            who,
            id: id.map(String::from),
            entropy: entropy(&mut self.chance),
            errand,
        };
        let served = self.desk.serve(vec![request]);
        let served = served.unwrap_or_else(|stopped| panic!("{stopped}"));
        self.messages.extend(served.messages);
        served.answers.into_iter().next().unwrap_or_else(|| panic!("no answer"))
    }

    /// Asks, and it must be done.
    pub fn done(&mut self, who: Who, errand: Errand) -> Answer {
        let text = format!("{errand:?}");
        match self.ask(who, errand) {
            Answer::Refused(refused) => panic!("{text}: {refused:?}"),
            answer => answer,
        }
    }

    /// Somebody with these roles.
    pub fn staff(&mut self, name: &str, roles: &[Role]) -> PersonId {
        let (name, credential) = (name.to_string(), "x".to_string());
        let enrol = Errand::Enrol { name, roles: roles.to_vec(), credential };
        match self.done(Who::Person(self.admin), enrol) {
            Answer::Person { person, .. } => person,
            other => panic!("{other:?}"),
        }
    }

    /// A visitor with play money.
    pub fn guest(&mut self, name: &str) -> PersonId {
        let guest = Errand::Guest { name: name.into(), grant: None };
        match self.done(Who::Visitor, guest) {
            Answer::Person { person, .. } => person,
            other => panic!("{other:?}"),
        }
    }

    /// A table of play money.
    pub fn table(&mut self, game: &str) -> TableId {
        self.table_with(opening(game))
    }

    /// A table.
    pub fn table_with(&mut self, opening: Opening) -> TableId {
        match self.done(Who::Person(self.admin), Errand::Open(opening)) {
            Answer::Table { table } => table,
            other => panic!("{other:?}"),
        }
    }

    /// Tells a table.
    pub fn tell(&mut self, person: PersonId, table: TableId, input: Input) -> Answer {
        self.ask(Who::Person(person), Errand::Tell { table, input })
    }

    /// Tells a table what it must take.
    pub fn told(&mut self, person: PersonId, table: TableId, input: Input) -> Answer {
        self.done(Who::Person(person), Errand::Tell { table, input })
    }

    /// Sits down.
    pub fn sit(&mut self, person: PersonId, table: TableId, n: u8, dollars: i64) {
        let buy = Cents::dollars(dollars);
        self.told(person, table, Input::Join { seat: seat(n), buy, how: None });
    }

    /// Makes a wager.
    pub fn bet(&mut self, person: PersonId, table: TableId, n: u8, wager: &str, dollars: i64) {
        let bet = Bet::new(seat(n), wager, Cents::dollars(dollars));
        self.told(person, table, Input::Stake(bet));
    }

    /// Time passes, and whatever is due happens.
    pub fn pass(&mut self, millis: u64) {
        let until = self.clock + millis;
        for _ in 0..10_000 {
            let next = self.desk.core().next_due().map_or(until, Moment::millis);
            self.clock = self.clock.max(next.min(until));
            let now = Moment::from_millis(self.clock);
            match self.desk.core().due(now) {
                Some(errand) => {
                    self.done(Who::Clock, errand);
                }
                None if self.clock == until => return,
                None => {}
            }
        }
        panic!("something is due for ever");
    }
}

/// How a table of play money opens.
#[must_use]
pub fn opening(game: &str) -> Opening {
    Opening {
        game: game.into(),
        set: Posted::new(),
        name: String::new(),
        chance: floor::core::Source::Virtual,
        tender: floor::ledger::Tender::Play,
        pace: floor::core::Pace::default(),
        float: Cents::dollars(10_000),
        house: None,
    }
}

/// A seat by its number.
#[must_use]
pub fn seat(n: u8) -> Seat {
    Seat::new(n).unwrap_or_else(|| panic!("no seat {n}"))
}
