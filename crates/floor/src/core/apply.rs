//! Facts taken in: seats, sessions, limits, meters; whatever is no table's own game.

use super::running::{Bond, Running, Sitter};
use super::state::House;
use super::{Fact, Moment, TableId};
use crate::meters::{Meter, Proposal};
use crate::people::{Limits, Person, Session, names};

impl Fact {
    /// The table it concerns.
    #[must_use]
    pub fn table(&self) -> Option<TableId> {
        match self {
            Fact::Opened { table, .. }
            | Fact::Closed { table }
            | Fact::Sat { table, .. }
            | Fact::Rose { table, .. }
            | Fact::Moved { table, .. }
            | Fact::Behind { table, .. }
            | Fact::Waiting { table, .. }
            | Fact::StoppedWaiting { table, .. }
            | Fact::Connected { table, .. }
            | Fact::Lost { table, .. }
            | Fact::Told { table, .. }
            | Fact::Corrected { table, .. }
            | Fact::Abandoned { table, .. }
            | Fact::Bound { table, .. }
            | Fact::Passed { table, .. }
            | Fact::Carried { table, .. }
            | Fact::Revealed { table, .. }
            | Fact::Clocks { table, .. }
            | Fact::Ready { table, .. }
            | Fact::Thinks { table, .. }
            | Fact::RanOut { table, .. }
            | Fact::Barred { table, .. }
            | Fact::Linked { table, .. } => Some(*table),
            Fact::Round(beginning) => Some(beginning.round.table),
            _ => None,
        }
    }
}

impl Running {
    /// Takes a fact in that is about this table and not told to it.
    pub(super) fn apply(&mut self, fact: &Fact, now: Moment) {
        let kept = &mut self.kept;
        match fact {
            Fact::Sat { seat, person, .. } => {
                let sitter = Sitter {
                    person: *person,
                    since: now,
                    lost: None,
                    staked: money::Cents::ZERO,
                    won: money::Cents::ZERO,
                    absent: false,
                    thought: 0,
                };
                kept.seats.insert(*seat, sitter);
                kept.waiting.retain(|waits| waits != person);
            }
            Fact::Rose { seat, .. } => {
                kept.seats.remove(seat);
            }
            Fact::Moved { from, to, .. } => {
                if let Some(sitter) = kept.seats.remove(from) {
                    kept.seats.insert(*to, sitter);
                }
            }
            Fact::Behind { seat, n, person, .. } => {
                kept.behind.retain(|(at, m, _)| (*at, *m) != (*seat, *n));
                kept.behind.extend(person.map(|person| (*seat, *n, person)));
            }
            Fact::Waiting { person, .. } => kept.waiting.push(*person),
            Fact::StoppedWaiting { person, .. } => kept.waiting.retain(|waits| waits != person),
            Fact::Connected { person, .. } => self.connected(*person, None),
            Fact::Lost { person, .. } => self.connected(*person, Some(now)),
            Fact::Passed { cards, .. } => kept.comes(cards.len() as u64),
            Fact::Carried { card, .. } => kept.carried = Some(card.clone()),
            Fact::Revealed { shoe, .. } => {
                kept.bound.take_if(|bond| bond.shoe == *shoe);
            }
            Fact::Bound { shoe, commitment, .. } => {
                kept.shoe = *shoe;
                kept.bound = Some(Bond { shoe: *shoe, commitment: commitment.clone(), out: 0 });
                if matches!(self.table.sign().chance, table::Chance::Throw { .. }) {
                    self.kept.fresh = false;
                }
            }
            Fact::Clocks { clocks, .. } => kept.clocks.clone_from(clocks),
            Fact::Ready { person, .. } => {
                kept.ready.insert(*person);
            }
            Fact::Thinks { seat, millis, .. } => {
                if let Some(sitter) = kept.seats.get_mut(seat) {
                    sitter.thought += millis;
                }
            }
            Fact::RanOut { seat, .. } => {
                if let Some(sitter) = kept.seats.get_mut(seat) {
                    sitter.absent = true;
                }
            }
            Fact::Linked { wager, meter, .. } => {
                kept.meters.retain(|(known, _)| known != wager);
                kept.meters.push((wager.clone().into(), *meter));
            }
            _ => {}
        }
    }

    fn connected(&mut self, person: super::PersonId, lost: Option<Moment>) {
        for sitter in self.kept.seats.values_mut().filter(|sitter| sitter.person == person) {
            sitter.lost = lost;
            sitter.absent &= lost.is_some();
        }
    }
}

impl House {
    /// Takes a fact in.
    pub(super) fn apply(&mut self, fact: &Fact) {
        self.apply_person(fact);
        match fact {
            Fact::Disabled { scope, reason } => {
                self.disabled.insert(scope.clone(), reason.clone());
                self.note(format!("disabled {scope:?}: {reason}"));
            }
            Fact::Enabled { scope, .. } => {
                self.disabled.remove(scope);
            }
            Fact::MeterOpened { meter, posting } => {
                self.meters.insert(*meter, Meter::new(posting.clone()));
            }
            Fact::Hit { meter, round, person, amount } => {
                if let Some(meter) = self.meters.get_mut(meter) {
                    meter.pending.push((*round, *person, *amount));
                }
                self.note(format!("jackpot of {} at round {round}", amount.plain()));
            }
            Fact::Confirmed { meter, .. } => {
                if let Some(meter) = self.meters.get_mut(meter) {
                    meter.pending.clear();
                }
            }
            Fact::Proposed { proposal, change } => {
                self.proposed = *proposal;
                self.proposals.insert(*proposal, change.clone());
            }
            Fact::Seconded { proposal, agree } => {
                if let Some(proposed) = self.proposals.remove(proposal).filter(|_| *agree) {
                    let Proposal { meter, by, reason, .. } = proposed;
                    self.note(format!("meter {} by hand {}: {reason}", meter.0, by.signed()));
                }
            }
            Fact::Raised { meter, ceiling, .. } => {
                if let Some(meter) = self.meters.get_mut(meter) {
                    meter.posting.ceiling = Some(*ceiling);
                }
            }
            Fact::ClockJumped { by } => {
                self.skew -= by;
                self.note(format!("the clock jumped by {by} ms"));
            }
            Fact::SelfChecked { digest, matches } => {
                self.digest.get_or_insert_with(|| digest.clone());
                self.checked = self.now;
                if !matches {
                    self.note("the program is not the one that was started".into());
                }
            }
            Fact::Day { day, .. } => {
                (self.day, self.before_day) = (*day + 1, self.ledger.next());
                self.exceptions.clear();
            }
            Fact::Privileged { act, on, reason } => self.note(format!("{act} {on}: {reason}")),
            Fact::Noted { what } => self.note(what.clone()),
            Fact::Abandoned { round, .. } => self.note(format!("round {round} given up")),
            Fact::Corrected { round, .. } => self.note(format!("round {round} corrected")),
            _ => {}
        }
    }

    /// Something that the day's list shows; the list is bounded.
    pub(super) fn note(&mut self, what: String) {
        const EXCEPTIONS_MAX: usize = 10_000;
        if self.exceptions.len() < EXCEPTIONS_MAX {
            self.exceptions.push(what);
        }
    }

    fn apply_person(&mut self, fact: &Fact) {
        match fact {
            Fact::Came { person, name, roles, guest } => {
                let known = Person {
                    name: name.clone(),
                    roles: roles.iter().copied().collect(),
                    guest: *guest,
                    credential: None,
                    failures: Vec::new(),
                    closed: None,
                    limits: Limits::default(),
                };
                self.names.insert(names::key(name), *person);
                self.people.insert(*person, known);
            }
            Fact::Invited { key } => self.invite = Some(key.clone()),
            Fact::Claimed { .. } => self.invite = None,
            Fact::LoggedIn { person, grant } => {
                let session = Session {
                    person: *person,
                    until: grant.until,
                    seen: self.now,
                    token: grant.token,
                };
                self.sessions.insert(grant.key.clone(), session);
                self.on(*person, |known, _| known.failures.clear());
            }
            Fact::LoginFailed { name } => {
                if let Some(person) = self.names.get(&names::key(name)).copied() {
                    self.on(person, |known, now| {
                        known.failures.retain(|at| now.since(*at) < Person::FAILURES_WITHIN);
                        known.failures.push(now);
                    });
                }
            }
            Fact::LoggedOut { key } => {
                self.sessions.remove(key);
            }
            Fact::Revoked { person } => self.sessions.retain(|_, known| known.person != *person),
            Fact::Seen { key } => {
                if let Some(session) = self.sessions.get_mut(key) {
                    session.seen = self.now;
                }
            }
            Fact::Assigned { person, roles } => {
                self.on(*person, |known, _| known.roles = roles.iter().copied().collect());
            }
            Fact::Credential { person, credential } => {
                self.on(*person, |known, _| known.credential = Some(credential.clone()));
            }
            Fact::AccountClosed { person, reason } => {
                self.on(*person, |known, _| known.closed = Some(reason.clone()));
                self.sessions.retain(|_, known| known.person != *person);
            }
            Fact::Limited { person, limit, from } => {
                self.on(*person, |known, now| known.limits.set(*limit, *from, now));
            }
            Fact::TimedOut { person, until } => {
                self.on(*person, |known, _| known.limits.paused = Some(*until));
            }
            Fact::Excluded { person, until, .. } => {
                self.on(*person, |known, _| known.limits.excluded = Some(*until));
            }
            _ => {}
        }
    }

    fn on(&mut self, person: super::PersonId, change: impl FnOnce(&mut Person, Moment)) {
        let now = self.now;
        if let Some(known) = self.people.get_mut(&person) {
            change(known, now);
        }
    }
}
