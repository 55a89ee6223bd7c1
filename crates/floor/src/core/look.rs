//! Looking at the core: nothing here changes anything.

use super::running::{Clock, Running};
use super::{
    Core, Errand, MeterId, Moment, PersonId, RoundId, Source, State, TableId, Waits, Who,
};
use crate::ledger::{Account, Ledger, Tender};
use crate::meters::Meter;
use crate::people::{Act, Own, Part, Person, Role, Session, SessionKey, may};
use money::Cents;
use serde::Serialize;
use table::{Choice, Seat, Sight, Sign, Verb, Viewer};

/// A table, as the lobby shows it.
#[derive(Clone, Debug, Serialize)]
pub struct Lobby {
    /// Its number.
    pub table: TableId,
    /// Its name.
    pub name: String,
    /// The game.
    pub game: String,
    /// Its title.
    pub title: String,
    /// Play money, or money.
    pub tender: Tender,
    /// Where chance comes from.
    pub chance: Source,
    /// Who sits where.
    pub seats: Vec<(Seat, PersonId, String)>,
    /// How many seats there are.
    pub of: usize,
    /// How many wait for one.
    pub waiting: usize,
    /// The round that is on, or the next one.
    pub round: RoundId,
    /// Why no bets are taken.
    pub disabled: Option<String>,
    /// Clocks that run.
    pub clocks: Vec<Clock>,
}

/// A person's own view: what is always in sight.
#[derive(Clone, Debug, Serialize)]
pub struct Me {
    /// Who.
    pub person: PersonId,
    /// The name.
    pub name: String,
    /// Roles.
    pub roles: Vec<Role>,
    /// What is in the wallet.
    pub wallets: Vec<(Tender, Cents)>,
    /// What was won and waits for a confirmation.
    pub held: Vec<(Tender, Cents)>,
    /// Where the person sits.
    pub places: Vec<Place>,
    /// The time.
    pub now: Moment,
}

/// A seat of a person, and how the sitting went so far.
#[derive(Clone, Debug, Serialize)]
pub struct Place {
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: Seat,
    /// Since when.
    pub since: Moment,
    /// What lies in front.
    pub front: Cents,
    /// Staked since.
    pub staked: Cents,
    /// Won since; below nothing where lost.
    pub won: Cents,
}

impl State {
    /// How somebody sees a table: the seat's own sight, the croupier's for whoever deals a live
    /// table, else what everybody sees.
    #[must_use]
    pub fn viewer(&self, table: TableId, who: Who) -> Viewer {
        let Who::Person(person) = who else { return Viewer::Public };
        let Some(running) = self.tables.get(&table) else { return Viewer::Public };
        if let Some(seat) = running.kept.seat_of(person) {
            return Viewer::Seat(seat);
        }
        let live = running.kept.opening.chance == Source::Live;
        let deals = self.house.people.get(&person).is_some_and(|known| known.is(Role::Dealer));
        if live && deals { Viewer::Croupier } else { Viewer::Public }
    }
}

impl Core {
    /// Everything, to read.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The latest moment.
    #[must_use]
    pub fn now(&self) -> Moment {
        self.state.house.now
    }

    /// What has run out by a moment, as the clock would ask for it; call until there is none.
    #[must_use]
    pub fn due(&self, now: Moment) -> Option<Errand> {
        let now = self.says(now);
        let first = self.first_clock().filter(|(until, _)| *until <= now);
        if let Some((_, table)) = first {
            return Some(Errand::Tick { table });
        }
        (now.day() > self.state.house.day).then_some(Errand::Day {})
    }

    /// When something runs out next, by the clock of whoever asks.
    #[must_use]
    pub fn next_due(&self) -> Option<Moment> {
        let (until, _) = self.first_clock()?;
        let skew = self.state.house.skew;
        Some(Moment::from_millis(until.millis().saturating_add_signed(-skew)))
    }

    fn first_clock(&self) -> Option<(Moment, TableId)> {
        let tables = self.state.tables.iter();
        let clocks = tables
            .flat_map(|(id, running)| running.kept.clocks.iter().map(|clock| (clock.until, *id)));
        clocks.min()
    }

    /// What the clock of whoever asks says, as records have it.
    #[must_use]
    pub fn moment(&self, now: Moment) -> Moment {
        self.says(now)
    }

    /// Until when somebody sees a table as it was, where spectators see it later than those who
    /// sit there, and this is one; whoever sees everything is none.
    #[must_use]
    pub fn sees_until(&self, table: TableId, who: Who, now: Moment) -> Option<Moment> {
        let delay = self.table(table)?.kept.opening.pace.delay;
        let watches = delay > 0
            && self.viewer(table, who) == Viewer::Public
            && !self.may(who, Act::SeeAll, Own::Others);
        let millis = self.says(now).millis().saturating_sub(delay);
        watches.then_some(Moment::from_millis(millis))
    }

    /// What a clock says, as the core counts.
    fn says(&self, at: Moment) -> Moment {
        let says = at.millis().saturating_add_signed(self.state.house.skew);
        Moment::from_millis(says).max(self.state.house.now)
    }

    /// Whether the program should check itself: once a day, and at the start.
    #[must_use]
    pub fn self_check_due(&self, now: Moment) -> bool {
        const DAY: u64 = 24 * 60 * 60 * 1000;
        self.state.house.digest.is_none() || self.says(now).since(self.state.house.checked) >= DAY
    }

    /// Somebody.
    #[must_use]
    pub fn person(&self, person: PersonId) -> Option<&Person> {
        self.state.house.people.get(&person)
    }

    /// Somebody by name, whatever the case of its letters.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<(PersonId, &Person)> {
        let house = &self.state.house;
        let id = *house.names.get(&crate::people::names::key(name))?;
        // Of names that were taken when fewer looked alike, each is its own still.
        let same = |(_, known): &(&PersonId, &Person)| known.name == name;
        let id = house.people.iter().find(same).map_or(id, |(id, _)| *id);
        Some((id, self.person(id)?))
    }

    /// Whose session this is, where it has not ended.
    #[must_use]
    pub fn session(&self, key: &SessionKey, now: Moment) -> Option<&Session> {
        let now = self.says(now);
        let session = self.state.house.sessions.get(key)?;
        let open = self.person(session.person).is_some_and(|person| person.closed.is_none());
        (open && !session.is_over(now)).then_some(session)
    }

    /// Whether somebody may do an act: the one table of authority.
    #[must_use]
    pub fn may(&self, who: Who, act: Act, whose: Own) -> bool {
        let parts: Vec<Part> = match who {
            Who::Visitor => vec![Part::Visitor],
            Who::Clock => vec![Part::Clock],
            Who::Shell => vec![Part::Shell],
            Who::Person(person) => match self.person(person) {
                Some(known) if known.closed.is_none() => {
                    known.roles.iter().map(|role| Part::Role(*role)).collect()
                }
                _ => Vec::new(),
            },
        };
        may(&parts, act, whose)
    }

    /// What is in somebody's wallet.
    #[must_use]
    pub fn wallet(&self, person: PersonId, tender: Tender) -> Cents {
        self.ledger().balance(tender, Account::Wallet(person))
    }

    /// All accounts.
    #[must_use]
    pub fn ledger(&self) -> &Ledger {
        &self.state.house.ledger
    }

    /// Every meter.
    pub fn meters(&self) -> impl Iterator<Item = (MeterId, &Meter, Cents)> + '_ {
        self.state.house.meters.iter().map(|(id, meter)| {
            let shown = self.ledger().balance(meter.posting.tender, Account::Meter(*id));
            (*id, meter, shown)
        })
    }

    /// A table.
    #[must_use]
    pub fn table(&self, table: TableId) -> Option<&Running> {
        self.state.tables.get(&table)
    }

    /// Every table, for the lobby.
    #[must_use]
    pub fn lobby(&self) -> Vec<Lobby> {
        self.state.tables.values().map(|running| self.listed(running)).collect()
    }

    /// One of them.
    #[must_use]
    pub fn listing(&self, table: TableId) -> Option<Lobby> {
        Some(self.listed(self.table(table)?))
    }

    fn listed(&self, running: &Running) -> Lobby {
        let kept = &running.kept;
        let name = |person: PersonId| {
            self.person(person).map_or(String::new(), |known| known.name.clone())
        };
        let seats = kept.seats.iter().map(|(seat, s)| (*seat, s.person, name(s.person)));
        let disabled = self.state.closed(running).map(String::from);
        let sign = running.table.sign();
        let shown = |clock: &&Clock| !matches!(clock.waits, Waits::Gone(_) | Waits::Offer);
        Lobby {
            table: kept.id,
            name: kept.opening.name.clone(),
            game: kept.opening.game.clone(),
            title: sign.title.to_string(),
            tender: kept.opening.tender,
            chance: kept.opening.chance,
            seats: seats.collect(),
            of: sign.all_seats().count(),
            waiting: kept.waiting.len(),
            round: kept.round(),
            disabled,
            clocks: kept.clocks.iter().filter(shown).copied().collect(),
        }
    }

    /// What is always in a person's sight.
    #[must_use]
    pub fn me(&self, person: PersonId) -> Option<Me> {
        let known = self.person(person)?;
        let tenders = [Tender::Play, Tender::Money];
        let of = |account: Account| tenders.map(|t| (t, self.ledger().balance(t, account)));
        let places = self.state.tables.iter().filter_map(|(table, running)| {
            let seat = running.kept.seat_of(person)?;
            let sitter = &running.kept.seats[&seat];
            let front = Account::Front(*table, seat);
            Some(Place {
                table: *table,
                seat,
                since: sitter.since,
                front: self.ledger().balance(running.kept.opening.tender, front),
                staked: sitter.staked,
                won: sitter.won,
            })
        });
        Some(Me {
            person,
            name: known.name.clone(),
            roles: known.roles.iter().copied().collect(),
            wallets: of(Account::Wallet(person)).to_vec(),
            held: of(Account::Held(person)).to_vec(),
            places: places.collect(),
            now: self.now(),
        })
    }

    /// How somebody sees a table.
    #[must_use]
    pub fn viewer(&self, table: TableId, who: Who) -> Viewer {
        self.state.viewer(table, who)
    }

    /// What hangs at a table.
    #[must_use]
    pub fn sign(&self, table: TableId) -> Option<&Sign> {
        Some(self.table(table)?.table.sign())
    }

    /// A table as somebody may see it.
    #[must_use]
    pub fn sight(&self, table: TableId, who: Who) -> Option<Sight> {
        Some(self.table(table)?.sight(self.viewer(table, who)))
    }

    /// What somebody may do at a seat now, and what is refused with its rule. Only whoever sits
    /// there, or deals a live table, is told: a menu may show cards.
    #[must_use]
    pub fn menu(&self, table: TableId, seat: Seat, who: Who) -> Vec<Choice> {
        let Some(running) = self.table(table) else { return Vec::new() };
        let mut menu = match self.viewer(table, who) {
            Viewer::Seat(own) if own == seat => running.table.menu(seat),
            Viewer::Croupier => running.table.menu(seat),
            // How to sit down at a free seat is for everybody to know.
            Viewer::Public if !running.kept.seats.contains_key(&seat) => {
                let mut menu = running.table.menu(seat);
                menu.retain(|choice| choice.verb == Verb::Join);
                // Where nothing is bought and there is one way, a game's menu does not list it.
                if menu.is_empty() {
                    let mut joins = Choice::new(Verb::Join, "", running.table.sign().seats_rule);
                    let join = joins.input(seat, None, table::Cards::default());
                    joins.refused = running.table.check(&join).err();
                    menu.push(joins);
                }
                menu
            }
            Viewer::Seat(_) | Viewer::Public => Vec::new(),
        };
        self.grey(running, who, &mut menu);
        menu
    }

    /// What a wallet does not hold is greyed out, too.
    fn grey(&self, running: &Running, who: Who, menu: &mut [Choice]) {
        let Who::Person(person) = who else { return };
        if running.in_front() {
            return;
        }
        let has = self.wallet(person, running.kept.opening.tender);
        for choice in menu.iter_mut().filter(|choice| choice.is_open()) {
            let least = choice.amount.map_or(Cents::ZERO, |span| span.min);
            if least > has {
                let why =
                    format!("that takes {}, and your wallet holds {}", least.plain(), has.plain());
                choice.refused = Some(table::Refusal::unknown(why));
            }
        }
    }
}
