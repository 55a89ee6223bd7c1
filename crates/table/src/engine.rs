//! Engines: what one knows and does is its own ([`Engine`]); that it is copied before it is told
//! anything, that its events are numbered and kept, and what follows from those, is a [`Door`].

use crate::{
    Ask, Carried, Choice, Event, Input, Log, Refusal, Seat, Sight, Sign, Table, Tale, Viewer,
    What, write_state,
};
use law::witness;
use serde::Serialize;
use std::sync::OnceLock;

/// A game in play.
pub trait Engine: Clone + Send {
    /// What hangs at the table: the same at any time.
    fn sign(&self) -> Sign;
    /// What it waits for.
    fn asks(&self) -> Vec<Ask>;
    /// What a seat of this table may do now, each with what would refuse it.
    fn menu(&self, seat: Seat) -> Vec<Choice>;
    /// Does what it is told, and tells what happened.
    ///
    /// # Errors
    /// A refusal. What it has done by then is thrown away with it.
    fn obey(&mut self, input: &Input, tale: &mut Tale) -> Result<(), Refusal>;
    /// What a viewer may see, but for what the door knows: numbers, asks, cards that lie on the
    /// table, and the money that has moved.
    fn sight(&self, viewer: Viewer) -> Sight;
    /// What outlives a round.
    fn outlives(&self) -> impl Serialize;

    /// See [`Table::give_up`]: where no wager outlives a round, nothing is left to be given up
    /// between two.
    fn give_up(&mut self) {}

    /// Whether it could be told this now: it is told on a copy, and nobody listens.
    ///
    /// # Errors
    /// What [`Engine::obey`] would refuse it with.
    fn check(&self, input: &Input) -> Result<(), Refusal> {
        self.clone().obey_fully(input, &mut Tale::off())
    }

    /// Does what it is told; a ruling must say what its rule needs, and nothing else.
    ///
    /// # Errors
    /// What [`Engine::obey`] refuses it with, or what is wrong with the ruling.
    fn obey_fully(&mut self, input: &Input, tale: &mut Tale) -> Result<(), Refusal> {
        self.obey(input, tale)?;
        match input {
            Input::Rule(ruling) => ruling.fits(),
            _ => Ok(()),
        }
    }

    /// Choices with what would refuse each, as the input that is made of it.
    fn judged(&self, choices: Vec<Choice>, input: impl Fn(&Choice) -> Input) -> Vec<Choice> {
        let judge = |choice: Choice| {
            let refused = self.check(&input(&choice)).err();
            Choice { refused, ..choice }
        };
        choices.into_iter().map(judge).collect()
    }
}

/// What came through a door, for whoever looks which rules do.
fn json(what: &impl Serialize) -> String {
    serde_json::to_string(what).unwrap_or_default()
}

/// An engine behind the one door of its table.
#[derive(Clone, Debug)]
pub struct Door<E> {
    engine: E,
    sign: OnceLock<Sign>,
    log: Log,
    voice: Voice,
}

/// Whether a table tells what happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Voice {
    Tells,
    Quiet,
}

impl<E: Engine> Door<E> {
    /// A table that has told nothing yet.
    #[must_use]
    pub fn new(engine: E) -> Door<E> {
        Door { engine, sign: OnceLock::new(), log: Log::default(), voice: Voice::Tells }
    }

    /// One that has told so much already.
    #[must_use]
    pub fn after(engine: E, told: Vec<What>) -> Door<E> {
        let mut door = Door::new(engine);
        door.log.append(told);
        door
    }

    /// One that goes on from what was carried: the engine has read it.
    #[must_use]
    pub fn resumed(engine: E, carried: &Carried) -> Door<E> {
        Door { log: Log::resumed(carried.next, carried.rounds), ..Door::new(engine) }
    }

    /// The same without events, settlements and copies. What it refuses half-way may leave it
    /// changed.
    #[must_use]
    pub fn quiet(self) -> Door<E> {
        Door { voice: Voice::Quiet, ..self }
    }

    /// What is behind it.
    #[must_use]
    pub const fn engine(&self) -> &E {
        &self.engine
    }

    fn sign(&self) -> &Sign {
        self.sign.get_or_init(|| self.engine.sign())
    }

    fn tell(&mut self, input: &Input) -> Result<Vec<Event>, Refusal> {
        if self.voice == Voice::Quiet {
            self.engine.obey_fully(input, &mut Tale::off())?;
            return Ok(Vec::new());
        }
        let (mut engine, mut tale) = (self.engine.clone(), Tale::on());
        engine.obey_fully(input, &mut tale)?;
        self.engine = engine;
        Ok(self.log.append(tale.told()))
    }

    fn sight(&self, viewer: Viewer) -> Sight {
        Sight {
            next: self.log.next(),
            rounds: self.log.rounds(),
            asks: self.engine.asks(),
            spots: self.log.spots(viewer),
            settlement: self.log.settlement().cloned(),
            ..self.engine.sight(viewer)
        }
    }

    fn carried(&self) -> Carried {
        Carried {
            id: self.sign().id.clone(),
            next: self.log.next(),
            rounds: self.log.rounds(),
            state: write_state(&self.engine.outlives()),
        }
    }
}

/// A table that is an engine behind a door, and thereby a [`Table`].
pub trait HasDoor: Send {
    /// Its engine.
    type Engine: Engine;
    /// Its door.
    fn door(&self) -> &Door<Self::Engine>;
    /// Its door, to tell it something.
    fn door_mut(&mut self) -> &mut Door<Self::Engine>;
}

impl<T: HasDoor> Table for T {
    fn sign(&self) -> &Sign {
        self.door().sign()
    }

    fn asks(&self) -> Vec<Ask> {
        self.door().engine.asks()
    }

    fn menu(&self, seat: Seat) -> Vec<Choice> {
        let exists = self.sign().check_seat(seat).is_ok();
        let menu = if exists { self.door().engine.menu(seat) } else { Vec::new() };
        witness::saw(|| json(&menu));
        menu
    }

    fn check(&self, input: &Input) -> Result<(), Refusal> {
        let checked = self.door().engine.check(input);
        witness::saw(|| json(&checked.as_ref().err()));
        checked
    }

    fn tell(&mut self, input: Input) -> Result<Vec<Event>, Refusal> {
        let told = self.door_mut().tell(&input);
        witness::saw(|| match &told {
            Ok(events) => json(events),
            Err(refusal) => json(refusal),
        });
        told
    }

    fn sight(&self, viewer: Viewer) -> Sight {
        self.door().sight(viewer)
    }

    fn events(&self) -> &[Event] {
        self.door().log.round()
    }

    fn carried(&self) -> Carried {
        self.door().carried()
    }

    fn give_up(&mut self) {
        self.door_mut().engine.give_up();
    }
}
