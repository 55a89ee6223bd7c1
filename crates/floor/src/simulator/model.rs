//! A model of its own: what must be in every wallet, by the events that are stored and nothing
//! else; and what no viewer may be sent.

use crate::core::{Answer, Fact, Moment, PersonId, Record, Scope, TableId, Who};
use cards::AnyCard;
use money::Cents;
use std::collections::{BTreeMap, BTreeSet};
use table::{Event, Face, Party, Seat, Viewer, What};

/// What events say of everybody's money.
#[derive(Clone, Debug, Default)]
pub(super) struct Model {
    /// Gifts and results, by person.
    wallets: BTreeMap<PersonId, Cents>,
    seats: BTreeMap<(TableId, Seat), PersonId>,
    behind: BTreeMap<(TableId, Seat, u8), PersonId>,
    banks: BTreeMap<TableId, Seat>,
    in_hand: BTreeMap<TableId, bool>,
    /// What was answered to whose request.
    answers: BTreeMap<(PersonId, String), Answer>,
    /// The game of each table, what is disabled, and until when somebody pauses.
    games: BTreeMap<TableId, String>,
    disabled: BTreeSet<Scope>,
    paused: BTreeMap<PersonId, Moment>,
    /// A hand that was dealt where none is, or to somebody who may not play.
    pub(super) misdealt: Option<String>,
    /// Rounds settled.
    pub(super) rounds: u64,
    /// The public events of every table.
    pub(super) events: BTreeMap<TableId, Vec<Event>>,
}

impl Model {
    /// Reads the next record.
    pub(super) fn read(&mut self, record: &Record) {
        if let (Who::Person(person), Some(asked)) = (record.who, &record.asked) {
            self.answers.insert((person, asked.id.clone()), asked.answer.clone());
        }
        for fact in &record.facts {
            self.follow(fact);
            self.deals(fact, record.at);
        }
    }

    /// Follows who may play where, and looks at every hand that begins.
    fn deals(&mut self, fact: &Fact, now: Moment) {
        match fact {
            Fact::Opened { table, opening, .. } => {
                self.games.insert(*table, opening.game.clone());
            }
            Fact::Disabled { scope, .. } => {
                self.disabled.insert(scope.clone());
            }
            Fact::Enabled { scope, .. } => {
                self.disabled.remove(scope);
            }
            Fact::TimedOut { person, until } => {
                self.paused.insert(*person, *until);
            }
            Fact::Told { table, events, .. } => {
                for event in events {
                    if let What::Begun { seats } = &event.what {
                        self.dealt(*table, seats, now);
                    }
                }
            }
            _ => {}
        }
    }

    fn dealt(&mut self, table: TableId, seats: &[Seat], now: Moment) {
        let game = self.games.get(&table).cloned().unwrap_or_default();
        let scopes = [Scope::Everything, Scope::Game(game), Scope::Table(table)];
        if let Some(scope) = scopes.iter().find(|scope| self.disabled.contains(scope)) {
            self.misdealt = Some(format!("a hand was dealt while {scope:?} is disabled"));
        }
        for seat in seats {
            let Some(person) = self.seats.get(&(table, *seat)) else { continue };
            let pauses = self.paused.get(person).is_some_and(|until| now < *until);
            if pauses || self.disabled.contains(&Scope::Player(*person)) {
                self.misdealt = Some(format!("{person:?}, who may not play, was dealt in"));
            }
        }
    }

    /// What somebody's request was answered.
    pub(super) fn answered(&self, person: PersonId, id: &str) -> Option<&Answer> {
        self.answers.get(&(person, id.to_string()))
    }

    /// What must be in a wallet once nothing lies on a table.
    pub(super) fn wallet(&self, person: PersonId) -> Cents {
        self.wallets.get(&person).copied().unwrap_or_default()
    }

    fn follow(&mut self, fact: &Fact) {
        match fact {
            Fact::Came { person, guest: true, .. } => {
                self.wallets.insert(*person, crate::core::GIFT);
            }
            Fact::Sat { table, seat, person } => {
                self.seats.insert((*table, *seat), *person);
            }
            Fact::Moved { table, from, to } => {
                if let Some(person) = self.seats.remove(&(*table, *from)) {
                    self.seats.insert((*table, *to), person);
                }
            }
            Fact::Behind { table, seat, n, person: Some(person) } => {
                self.behind.insert((*table, *seat, *n), *person);
            }
            Fact::Told { table, events, .. } => {
                let all = self.events.entry(*table).or_default();
                all.extend(events.iter().map(|event| table::redact(event, Viewer::Public)));
                for event in events {
                    self.event(*table, &event.what);
                }
            }
            Fact::Abandoned { table, events, .. } => {
                let all = self.events.entry(*table).or_default();
                all.extend(events.iter().map(|event| table::redact(event, Viewer::Public)));
                self.banks.remove(table);
                self.in_hand.remove(table);
            }
            _ => {}
        }
    }

    fn event(&mut self, table: TableId, what: &What) {
        match what {
            What::Banked { seat, .. } => {
                self.banks.insert(table, *seat);
            }
            What::Begun { .. } => {
                self.in_hand.insert(table, true);
            }
            What::Cleared => {
                self.banks.remove(&table);
            }
            What::Fee { from: Party::Seat(seat), amount, .. } => {
                if self.in_hand.get(&table) != Some(&true)
                    && let Some(person) = self.seats.get(&(table, *seat))
                {
                    *self.wallets.entry(*person).or_default() -= *amount;
                }
            }
            What::Settled(settlement) => {
                self.in_hand.insert(table, false);
                self.rounds += 1;
                for (party, net) in settlement.nets() {
                    let person = match party {
                        Party::Seat(seat) => self.seats.get(&(table, seat)),
                        Party::Behind(seat, n) => self.behind.get(&(table, seat, n)),
                        Party::PlayerDealer => {
                            let seat = self.banks.get(&table);
                            seat.and_then(|seat| self.seats.get(&(table, *seat)))
                        }
                        _ => None,
                    };
                    if let Some(person) = person {
                        *self.wallets.entry(*person).or_default() += net;
                    }
                }
            }
            _ => {}
        }
    }
}

/// Whether an event shows a viewer what is not for its eyes: written apart from
/// [`table::redact`], so that one finds the other's mistakes.
pub(super) fn leaks(event: &Event, viewer: Viewer) -> Option<String> {
    let hidden = |face: Face| match (face, viewer) {
        (Face::Up, _) | (_, Viewer::Croupier) => false,
        (Face::Own(seat), Viewer::Seat(own)) => seat != own,
        (Face::Own(_), Viewer::Public) | (Face::Down, _) => true,
    };
    let known = |cards: &[AnyCard]| cards.iter().any(|card| card.is_known());
    let leaks = match &event.what {
        What::Dealt { card, face, .. } => hidden(*face) && card.is_known(),
        What::Handed { to, cards, .. } => hidden(Face::Own(*to)) && known(cards),
        What::Laid { cards, face, .. } | What::Discarded { cards, face, .. } => {
            hidden(*face) && known(cards)
        }
        What::Acted { act, face, .. } => hidden(*face) && act.cards.all().any(AnyCard::is_known),
        What::Shoe(shoe) => {
            viewer != Viewer::Croupier && known(shoe.burned.get(1..).unwrap_or(&[]))
        }
        _ => false,
    };
    leaks.then(|| format!("{viewer:?} is sent {event:?}"))
}
