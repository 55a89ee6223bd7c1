//! Test support: short looks at a table, and a tape of everything it was told. It knows tables
//! from outside alone: rule tests and conformance (`tests/`) share it.

use cards::{AnyCard, Pack};
use money::{Cents, Odds};
use table::{
    After, Ask, Carried, Event, Face, Input, Mark, MeterState, Name, Owner, PayLine, Refusal,
    Seat, Sight, Table, Tape, Verbs as _, Viewer, What, redact,
};

/// Everything about a table that can be seen from outside.
pub(crate) type State = (Sight, Carried, Vec<Event>);

/// Looks that rule tests take at a table, beside [`table::Verbs`].
pub(crate) trait Looks {
    /// Everything that can be seen of it.
    fn state(&self) -> State;
    /// The round's events as a viewer may see them, without their numbers.
    fn whats(&self, viewer: Viewer) -> Vec<What>;
    /// The round in a few named figures.
    fn figures(&self) -> Vec<(Name, String)>;
    /// The figure of that name.
    fn figure(&self, name: &str) -> Option<String>;
    /// What the last round left to this one.
    fn after(&self) -> After;
    /// The marks on which the last throw has won.
    fn lit(&self) -> Vec<Name>;
    /// The ids of the wagers on offer.
    fn ids(&self) -> Vec<String>;
    /// The wager of that id; panics where it is not on offer.
    fn mark(&self, id: &str) -> Mark;
    /// The lines of a wager's pay table; none where it is not on offer.
    fn lines(&self, wager: &str) -> Vec<PayLine>;
    /// The odds that a wager's lines pay, where they pay odds.
    fn odds(&self, wager: &str) -> Vec<Odds>;
    /// A meter with its reserve, as it is carried from round to round.
    fn meter_state(&self, wager: &str) -> Option<MeterState>;
    /// The cards that the shoe still holds.
    fn shoe(&self) -> Pack;
    /// How many of a card these are.
    fn in_shoe(&self, card: &str) -> usize;
    /// The spot that is due a card, and how the card will lie.
    fn wants(&self) -> Option<(Name, Face)>;
    /// The spot whose next card is to be turned over.
    fn turns(&self) -> Option<Name>;
    /// Takes a wager back; answers how much went back.
    fn back(&mut self, seat: Seat, wager: &str) -> Result<Cents, Refusal>;
    /// Turns a card over; answers which.
    fn turn(&mut self) -> Result<AnyCard, Refusal>;
}

impl<T: Table + ?Sized> Looks for T {
    fn state(&self) -> State {
        (self.sight(Viewer::Croupier), self.carried(), self.events().to_vec())
    }

    fn whats(&self, viewer: Viewer) -> Vec<What> {
        self.events().iter().map(|event| redact(event, viewer).what).collect()
    }

    fn figures(&self) -> Vec<(Name, String)> {
        self.sight(Viewer::Public).figures
    }

    fn figure(&self, name: &str) -> Option<String> {
        self.sight(Viewer::Public).figure(name).map(str::to_string)
    }

    fn after(&self) -> After {
        self.sight(Viewer::Croupier).after
    }

    fn lit(&self) -> Vec<Name> {
        self.sight(Viewer::Public).lit
    }

    fn ids(&self) -> Vec<String> {
        self.sign().marks.iter().map(|mark| mark.id.to_string()).collect()
    }

    fn mark(&self, id: &str) -> Mark {
        let mark = self.sign().mark(id);
        mark.unwrap_or_else(|| panic!("{} offers no {id}", self.sign().id)).clone()
    }

    fn lines(&self, wager: &str) -> Vec<PayLine> {
        self.sign().mark(wager).map(|mark| mark.lines.clone()).unwrap_or_default()
    }

    fn odds(&self, wager: &str) -> Vec<Odds> {
        self.lines(wager).iter().filter_map(|line| line.pays.parse().ok()).collect()
    }

    fn meter_state(&self, wager: &str) -> Option<MeterState> {
        self.meter(wager)?;
        let meters = self.carried().state["meters"].clone();
        let meters: Vec<(Name, MeterState)> = serde_json::from_value(meters).expect("meters");
        meters.into_iter().find(|(id, _)| id == wager).map(|(_, state)| state)
    }

    fn shoe(&self) -> Pack {
        let pack = self.carried().state["pack"].clone();
        serde_json::from_value(pack).expect("a pack")
    }

    fn in_shoe(&self, card: &str) -> usize {
        let card: AnyCard = card.parse().expect("a card");
        self.shoe().all().filter(|known| *known == card).count()
    }

    fn wants(&self) -> Option<(Name, Face)> {
        match self.next() {
            Ask::Card { to, face, .. } => Some((to, face)),
            _ => None,
        }
    }

    fn turns(&self) -> Option<Name> {
        match self.next() {
            Ask::Show { of, .. } => Some(of),
            _ => None,
        }
    }

    fn back(&mut self, seat: Seat, wager: &str) -> Result<Cents, Refusal> {
        let (wager, owner) = (wager.to_string(), Owner::Seat);
        let events = self.tell(Input::Withdraw { seat, wager, owner })?;
        let amount = |event: Event| match event.what {
            What::Withdrawn { amount, .. } => amount,
            other => panic!("a withdrawal, and {other:?}"),
        };
        Ok(events.into_iter().map(amount).sum())
    }

    fn turn(&mut self) -> Result<AnyCard, Refusal> {
        let events = self.tell(Input::Show {})?;
        let shown = events.into_iter().find_map(|event| match event.what {
            What::Shown { cards, .. } => cards.first().copied(),
            _ => None,
        });
        Ok(shown.expect("a card was turned"))
    }
}

/// Tapes that are played again.
pub(crate) trait Replays {
    /// Tells another table what is on this tape from a place on, and asserts that the same
    /// happens there and that it then looks the same.
    fn same_from(&self, at: usize, other: Box<dyn Table>) -> Tape;

    /// The same on a table that has just opened, which then also remembers the same round.
    fn same(&self, fresh: Box<dyn Table>) -> Tape;
}

impl Replays for Tape {
    fn same_from(&self, at: usize, other: Box<dyn Table>) -> Tape {
        let mut again = Tape::new(other);
        for input in &self.inputs()[at..] {
            let told = again.say(input.clone());
            assert!(told.is_ok(), "{}: {input:?}: {told:?}", self.sign().id);
        }
        let from = self.all().len() - again.all().len();
        assert_eq!(again.all(), &self.all()[from..], "{}", self.sign().id);
        assert_eq!(again.sight(Viewer::Croupier), self.sight(Viewer::Croupier));
        assert_eq!(again.carried(), self.carried());
        again
    }

    fn same(&self, fresh: Box<dyn Table>) -> Tape {
        let again = self.same_from(0, fresh);
        assert_eq!(again.all(), self.all(), "{}", self.sign().id);
        assert_eq!(again.events(), self.events(), "{}", self.sign().id);
        again
    }
}
