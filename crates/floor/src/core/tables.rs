//! Tables open, close and are disabled; people wait for seats.

use super::running::Running;
use super::work::{Outcome, Work};
use super::{
    Answer, Fact, Fault, MeterId, Notice, Opening, PersonId, Refused, Scope, TableId, Who,
};
use crate::ledger::{Account, Draft, Ledger, Tender, Why};
use crate::meters::Posting;
use money::Cents;
use table::{Ask, Viewer};

/// The least of a clock that people act by, in milliseconds.
const CLOCK_LEAST: u64 = 100;
/// The most tables at once.
const TABLES_MAX: usize = 10_000;
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
        if self.state.tables.len() >= TABLES_MAX {
            return Err(Refused::new(Fault::Rule, "the floor has no room for another table"));
        }
        let pace = opening.pace;
        if pace.bets < CLOCK_LEAST || pace.decision < CLOCK_LEAST {
            let why = "a clock that people act by has at least 100 milliseconds";
            return Err(Refused::new(Fault::Malformed, why));
        }
        if opening.float.is_negative() || opening.float > Cents::READ_MAX {
            return Err(Refused::new(Fault::Malformed, "a float is not below nothing"));
        }
        let id = TableId(self.state.house.tables + 1);
        let running = Running::open(id, opening.clone(), by, self.now()).map_err(refused)?;
        let meters = running.sight(Viewer::Public).meters;
        self.fact(Fact::Opened { table: id, opening: opening.clone(), by });
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
        if reason.trim().is_empty() {
            return Err(Refused::new(Fault::Malformed, "say why: it goes into the log"));
        }
        if let Scope::Table(table) = scope {
            self.running(*table)?;
        }
        if let Scope::Player(person) = scope {
            self.known(*person)?;
        }
        let (scope, reason) = (scope.clone(), reason.to_string());
        self.fact(Fact::Disabled { scope: scope.clone(), reason: reason.clone() });
        self.all(Notice::Disabled { scope, reason: Some(reason) });
        Ok(Answer::Done)
    }

    pub(super) fn enable(&mut self, scope: &Scope, reason: &str) -> Outcome {
        if !self.state.house.disabled.contains_key(scope) {
            return Err(Refused::new(Fault::Stale, "that is not disabled"));
        }
        self.fact(Fact::Enabled { scope: scope.clone(), reason: reason.to_string() });
        self.privileged("enable", format!("{scope:?}"), reason);
        self.all(Notice::Disabled { scope: scope.clone(), reason: None });
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

/// Why a table does not open: everything at once, each with its rule.
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
