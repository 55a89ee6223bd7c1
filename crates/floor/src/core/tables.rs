//! Tables open, close and are disabled; people wait for seats.

use super::running::{Kept, Running};
use super::work::{Outcome, Work, reasoned};
use super::{
    Answer, Fact, Fault, MeterId, Notice, Opening, Pace, PersonId, Refused, Scope, Source,
    TableId, Who,
};
use crate::ledger::{Account, Draft, Ledger, Tender, Why};
use crate::meters::Posting;
use law::Posted;
use money::Cents;
use table::{Ask, Viewer};

/// The least of a clock that people act by, in milliseconds.
const CLOCK_LEAST: u64 = 100;
/// The most, in milliseconds.
const CLOCK_MOST: u64 = 24 * 60 * 60 * 1000;
/// How much later spectators may see what happens: who sees it has room for so long.
const DELAY_MOST: u64 = 10 * 60 * 1000;
/// The most tables at once.
const TABLES_MAX: usize = 10_000;
/// The most tables at which one is opened because a player wants to play for play money.
const PLAY_TABLES_MAX: usize = 120;
/// What the tray of such a table begins with.
const PLAY_FLOAT: Cents = Cents::dollars(10_000_000);
/// The longest waiting list.
const WAITING_MAX: usize = 100;

impl Work<'_> {
    /// Who opens a table, by name; the program itself opens demo tables for play money.
    fn opener(&self, tender: Tender) -> Result<PersonId, Refused> {
        match (self.who, tender) {
            (Who::Shell, Tender::Play) => Ok(PersonId::PROGRAM),
            _ => self.person(),
        }
    }

    pub(super) fn open_table(&mut self, opening: &Opening) -> Outcome {
        let by = self.opener(opening.tender)?;
        self.opens(opening, by)
    }

    /// A table of a game for play money, for whoever wants to sit down at one.
    pub(super) fn open_for_play(&mut self, game: &str) -> Outcome {
        let game = catalog::find(game).map_err(refused)?.id();
        let fits = |running: &&Running| {
            let kept = &running.kept;
            let Opening { tender, chance, .. } = kept.opening;
            let seats = running.table.sign().all_seats().count();
            let disabled = self.state.house.disabled.contains_key(&Scope::Table(kept.id));
            let play = (tender, chance) == (Tender::Play, Source::Virtual) && !disabled;
            play && kept.opening.game == game && kept.seats.len() < seats
        };
        if let Some(running) = self.state.tables.values().find(fits) {
            return Ok(Answer::Table { table: running.kept.id });
        }
        if self.state.tables.len() >= PLAY_TABLES_MAX {
            let why = format!("{PLAY_TABLES_MAX} tables are open: sit down at one of them");
            return Err(Refused::new(Fault::Rule, why));
        }
        let opening = Opening {
            game: game.to_string(),
            set: Posted::new(),
            name: String::new(),
            chance: Source::Virtual,
            tender: Tender::Play,
            pace: Pace::PLAY,
            float: PLAY_FLOAT,
            house: None,
        };
        let opening = Opening { name: title(&opening)?, ..opening };
        self.opens(&opening, PersonId::PROGRAM)
    }

    fn opens(&mut self, opening: &Opening, by: PersonId) -> Outcome {
        if self.state.tables.len() >= TABLES_MAX {
            return Err(Refused::new(Fault::Rule, "the floor has no room for another table"));
        }
        let pace = opening.pace;
        if pace.bets < CLOCK_LEAST || pace.decision < CLOCK_LEAST {
            let why = "a clock that people act by has at least 100 milliseconds";
            return Err(Refused::new(Fault::Malformed, why));
        }
        let clocks = [pace.bets, pace.decision, pace.pause, pace.lost, pace.bank, pace.step];
        if clocks.iter().any(|clock| *clock > CLOCK_MOST) {
            return Err(Refused::new(Fault::Malformed, "no clock of a table runs for a day"));
        }
        if pace.delay > DELAY_MOST {
            let why = "spectators see what happens ten minutes later at most";
            return Err(Refused::new(Fault::Malformed, why));
        }
        if opening.float.is_negative() || opening.float > Cents::READ_MAX {
            return Err(Refused::new(Fault::Malformed, "a float is not below nothing"));
        }
        let id = TableId(self.state.house.tables + 1);
        let running = Running::open(id, opening.clone(), by, self.now()).map_err(refused)?;
        let meters = running.sight(Viewer::Public).meters;
        // The table is put up once, to prove its posting and to stand there.
        self.state.opened(running);
        self.facts.push(Fact::Opened { table: id, opening: opening.clone(), by });
        let mut drafts = vec![entry(by, Account::Tray(id), opening.float, "float")];
        for (wager, shown) in meters {
            let meter = self.new_meter(private(&opening.game, &wager, opening));
            self.fact(Fact::Linked { table: id, wager: wager.to_string(), meter });
            drafts.push(entry(by, Account::Meter(meter), shown, "seed"));
        }
        drafts.retain(|draft| draft.amount > Cents::ZERO);
        self.post(opening.tender, drafts)?;
        self.privileged("open", format!("table {} of {}", id.0, opening.game), &opening.name);
        self.all(Notice::Lobby { table: id });
        Ok(Answer::Table { table: id })
    }

    /// A meter that is there from now on.
    pub(super) fn new_meter(&mut self, posting: Posting) -> MeterId {
        let last = self.state.house.meters.keys().next_back().map_or(0, |meter| meter.0);
        let meter = MeterId(last + 1);
        self.fact(Fact::MeterOpened { meter, posting });
        meter
    }

    /// A table closes: its tray, fees and tips go to the cage, its own meters stay where they are.
    pub(super) fn close_table(&mut self, id: TableId) -> Outcome {
        let by = self.person()?;
        let running = self.running(id)?;
        let sight = running.sight(Viewer::Public);
        let between = |ask: &Ask| {
            matches!(ask, Ask::Wagers | Ask::Hand | Ask::Seats { .. } | Ask::Shoe { .. })
        };
        if !running.kept.seats.is_empty() || !sight.stakes.is_empty() {
            return Err(Refused::new(Fault::Rule, "people sit at the table, or wagers lie there"));
        }
        if !sight.asks.iter().all(between) {
            return Err(Refused::new(Fault::Rule, "a round is being played"));
        }
        let tender = running.kept.opening.tender;
        let ledger = &self.state.house.ledger;
        let drafts = [Account::Tray(id), Account::Fees(id), Account::Tips(id)]
            .into_iter()
            .map(|from| back(ledger, by, tender, from))
            .filter(|draft| draft.amount > Cents::ZERO)
            .collect();
        self.post(tender, drafts)?;
        self.keep(id, None);
        self.fact(Fact::Closed { table: id });
        self.privileged("close", format!("table {}", id.0), "");
        self.all(Notice::Lobby { table: id });
        Ok(Answer::Done)
    }

    pub(super) fn disable(&mut self, scope: &Scope, reason: &str) -> Outcome {
        reasoned(reason)?;
        let (scope, reason) = (self.named(scope)?, reason.to_string());
        self.fact(Fact::Disabled { scope: scope.clone(), reason: reason.clone() });
        self.all(Notice::Disabled { scope: scope.clone(), reason: Some(reason) });
        self.look_again(|kept| concerns(&scope, kept));
        Ok(Answer::Done)
    }

    /// What somebody wants disabled: it must be there, and a game is known by one id.
    fn named(&self, scope: &Scope) -> Result<Scope, Refused> {
        Ok(match scope {
            Scope::Everything => Scope::Everything,
            Scope::Game(game) => {
                Scope::Game(catalog::find(game).map_err(refused)?.id().to_string())
            }
            Scope::Table(table) => {
                self.running(*table)?;
                Scope::Table(*table)
            }
            Scope::Player(person) => {
                self.known(*person)?;
                Scope::Player(*person)
            }
        })
    }

    pub(super) fn enable(&mut self, scope: &Scope, reason: &str) -> Outcome {
        // Older records may have disabled what has no other name, or is no longer there.
        let disabled = &self.state.house.disabled;
        let named = self.named(scope).ok().filter(|scope| disabled.contains_key(scope));
        let scope = named.as_ref().unwrap_or(scope);
        if !disabled.contains_key(scope) {
            return Err(Refused::new(Fault::Stale, "that is not disabled"));
        }
        if let Scope::Table(table) = scope {
            self.running(*table)?.has_its_order()?;
        }
        self.fact(Fact::Enabled { scope: scope.clone(), reason: reason.to_string() });
        self.privileged("enable", format!("{scope:?}"), reason);
        self.all(Notice::Disabled { scope: scope.clone(), reason: None });
        self.look_again(|kept| concerns(scope, kept));
        Ok(Answer::Done)
    }

    pub(super) fn wait(&mut self, id: TableId) -> Outcome {
        let person = self.person()?;
        let kept = &self.running(id)?.kept;
        if kept.seat_of(person).is_some() || kept.waiting.contains(&person) {
            return Err(Refused::new(Fault::Rule, "you sit at this table, or wait for it"));
        }
        if kept.waiting.len() >= WAITING_MAX {
            return Err(Refused::new(Fault::Rule, "so many wait that it makes no sense"));
        }
        self.fact(Fact::Waiting { table: id, person });
        self.reclock(id, None);
        Ok(Answer::Done)
    }

    pub(super) fn stop_waiting(&mut self, id: TableId) -> Outcome {
        let person = self.person()?;
        if !self.running(id)?.kept.waiting.contains(&person) {
            return Err(Refused::new(Fault::Stale, "you do not wait for this table"));
        }
        self.fact(Fact::StoppedWaiting { table: id, person });
        self.reclock(id, None);
        Ok(Answer::Done)
    }
}

/// Whether what is disabled concerns a table.
fn concerns(scope: &Scope, kept: &Kept) -> bool {
    match scope {
        Scope::Everything | Scope::Game(_) => true,
        Scope::Table(table) => *table == kept.id,
        Scope::Player(person) => kept.seat_of(*person).is_some(),
    }
}

/// What the sign of such a table says on top.
fn title(opening: &Opening) -> Result<String, Refused> {
    let table = catalog::find(&opening.game).and_then(|game| game.open(&opening.set));
    Ok(table.map_err(refused)?.sign().title.to_string())
}

/// Why a table does not open: everything at once, each with its rule.
#[allow(clippy::needless_pass_by_value)] // for `map_err`
pub(super) fn refused(error: catalog::Error) -> Refused {
    let rule = error.rules().first().copied();
    let kind = match error {
        catalog::Error::Unknown(_) => Fault::Missing,
        catalog::Error::Refused(_) | catalog::Error::Unlawful(_) => Fault::Rule,
        _ => Fault::Malformed,
    };
    Refused { kind, why: error.to_string(), rule }
}

/// A meter of one table's own.
fn private(game: &str, wager: &str, opening: &Opening) -> Posting {
    Posting {
        name: format!("{game} {wager}"),
        tender: opening.tender,
        base: Cents::ZERO,
        ceiling: None,
        locks_from: Posting::LOCKS_FROM,
        executive_above: Posting::EXECUTIVE_ABOVE,
        unreasonable: None,
    }
}

/// An entry of the cage by whoever opens something.
pub(super) fn entry(by: PersonId, to: Account, amount: Cents, reference: &str) -> Draft {
    let why = Why::Cage { by, reference: reference.into(), reverses: None };
    Draft { from: Account::Cage, to, amount, owed: None, round: None, why }
}

/// All that is in an account, back to the cage.
fn back(ledger: &Ledger, by: PersonId, tender: Tender, from: Account) -> Draft {
    let why = Why::Cage { by, reference: "table closed".into(), reverses: None };
    let amount = ledger.balance(tender, from);
    Draft { from, to: Account::Cage, amount, owed: None, round: None, why }
}
