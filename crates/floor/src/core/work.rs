//! A decision while it is made: what it changes, and what it leaves behind.

use super::running::Running;
use super::state::{State, Table};
use super::{
    Answer, Entropy, Errand, Fact, Fault, Message, Moment, News, Notice, PersonId, Refused,
    TableId, Who,
};
use crate::ledger::{Account, Draft, Overdrawn, Tender, Transfer};
use crate::people::{Own, Part, Person, may};
use std::collections::BTreeSet;

/// A decision while it is made. A refusal comes before anything is changed.
pub(super) struct Work<'a> {
    pub(super) state: &'a mut State,
    pub(super) version: &'a str,
    pub(super) who: Who,
    pub(super) entropy: Entropy,
    pub(super) facts: Vec<Fact>,
    pub(super) transfers: Vec<Transfer>,
    /// Tables at which something else is hidden than before.
    pub(super) hidden: BTreeSet<TableId>,
    pub(super) messages: Vec<Message>,
    /// Wallets that changed.
    touched: BTreeSet<(PersonId, Tender)>,
}

/// What comes of asking: an answer, or a refusal that changed nothing.
pub(super) type Outcome = Result<Answer, Refused>;

impl<'a> Work<'a> {
    pub(super) fn new(
        state: &'a mut State,
        version: &'a str,
        who: Who,
        entropy: Entropy,
    ) -> Work<'a> {
        Work {
            state,
            version,
            who,
            entropy,
            facts: Vec::new(),
            transfers: Vec::new(),
            hidden: BTreeSet::new(),
            messages: Vec::new(),
            touched: BTreeSet::new(),
        }
    }

    /// Does what is asked, if whoever asks may.
    pub(super) fn run(&mut self, errand: &Errand) -> Answer {
        let outcome = self.authorised(errand).and_then(|()| self.errand(errand));
        let answer = match outcome {
            Ok(answer) => answer,
            Err(refused) => {
                // A refusal of authority is kept for whoever watches; a rule's is an answer.
                if refused.kind == Fault::NotYours && !matches!(self.who, Who::Visitor) {
                    let act = errand.name().to_string();
                    self.fact(Fact::Refused { act, why: refused.why.clone() });
                }
                Answer::Refused(refused)
            }
        };
        self.tell_wallets();
        answer
    }

    fn errand(&mut self, errand: &Errand) -> Outcome {
        match errand {
            Errand::Open(opening) => self.open_table(opening),
            Errand::OpenForPlay { game } => self.open_for_play(game),
            Errand::Close { table } => self.close_table(*table),
            Errand::Disable { scope, reason } => self.disable(scope, reason),
            Errand::Enable { scope, reason } => self.enable(scope, reason),
            Errand::Tell { table, input } => self.tell(*table, input),
            Errand::Wait { table } => self.wait(*table),
            Errand::StopWaiting { table } => self.stop_waiting(*table),
            Errand::Correct { table, instead, drop, reason } => {
                self.correct(*table, instead, usize::from(*drop), reason)
            }
            Errand::Abandon { table, reason } => self.abandon(*table, reason),
            Errand::Connected { person, table } => self.connected(*person, *table),
            Errand::Lost { person, table } => self.lost(*person, *table),
            Errand::Tick { table } => self.tick(*table),
            Errand::Deposit { .. }
            | Errand::Payout { .. }
            | Errand::Fill { .. }
            | Errand::Credit { .. }
            | Errand::PayTips { .. }
            | Errand::Reverse { .. } => self.cage(errand),
            Errand::Meter(posting) => self.open_meter(posting),
            Errand::Link { table, wager, meter } => self.link(*table, wager, *meter),
            Errand::Confirm { meter, reason } => self.confirm(*meter, reason),
            Errand::Adjust { meter, reserve, by, reason } => {
                self.adjust(*meter, *reserve, *by, reason)
            }
            Errand::Second { proposal, agree } => self.second(*proposal, *agree),
            Errand::Raise { meter, ceiling, reason } => self.raise(*meter, *ceiling, reason),
            Errand::SelfCheck { digest } => self.self_check(digest),
            Errand::Day {} => self.close_day(),
            people => self.people(people),
        }
    }

    /// Whether whoever asks may: [`crate::people::authority`].
    fn authorised(&self, errand: &Errand) -> Result<(), Refused> {
        let (act, whose) = self.needs(errand)?;
        if may(&self.parts()?, act, whose) {
            return Ok(());
        }
        // Whoever may not do it for anybody is told who may, and not that it is one's own.
        let said = if may(&self.parts()?, act, Own::Others) { whose } else { Own::Others };
        let why = act.refusal(if act.parts().0.is_empty() { said } else { whose });
        let kind = if self.who == Who::Visitor { Fault::Unknown } else { Fault::NotYours };
        Err(Refused::new(kind, why))
    }

    /// The parts in which somebody asks.
    fn parts(&self) -> Result<Vec<Part>, Refused> {
        match self.who {
            Who::Visitor => Ok(vec![Part::Visitor]),
            Who::Clock => Ok(vec![Part::Clock]),
            Who::Shell => Ok(vec![Part::Shell]),
            Who::Person(person) => {
                let known = self.known(person)?;
                if let Some(reason) = &known.closed {
                    let why = format!("this account is closed: {reason}");
                    return Err(Refused::new(Fault::Unknown, why));
                }
                Ok(known.roles.iter().map(|role| Part::Role(*role)).collect())
            }
        }
    }

    /// The latest moment.
    pub(super) fn now(&self) -> Moment {
        self.state.house.now
    }

    /// Whoever asks, by name.
    pub(super) fn person(&self) -> Result<PersonId, Refused> {
        match self.who {
            Who::Person(person) => Ok(person),
            _ => Err(Refused::new(Fault::Unknown, "only somebody with a name does that")),
        }
    }

    pub(super) fn known(&self, person: PersonId) -> Result<&Person, Refused> {
        let missing = || Refused::new(Fault::Missing, format!("nobody is number {}", person.0));
        self.state.house.people.get(&person).ok_or_else(missing)
    }

    pub(super) fn running(&self, table: TableId) -> Result<&Running, Refused> {
        let missing = || Refused::new(Fault::Missing, format!("there is no table {}", table.0));
        self.state.tables.get(&table).ok_or_else(missing)
    }

    pub(super) fn running_mut(&mut self, table: TableId) -> Result<&mut Running, Refused> {
        let missing = || Refused::new(Fault::Missing, format!("there is no table {}", table.0));
        self.state.tables.get_mut(&table).ok_or_else(missing)
    }

    /// A fact: it holds from now on, in memory.
    pub(super) fn fact(&mut self, fact: Fact) {
        let applied = self.state.apply(&fact, Table::Told);
        // invariant: what is decided here was tried before it became a fact.
        applied.unwrap_or_else(|why| panic!("a fact does not hold: {why}"));
        self.facts.push(fact);
    }

    /// Something only some may do: on the day's list.
    pub(super) fn privileged(&mut self, act: &str, on: impl Into<String>, reason: &str) {
        let (act, on, reason) = (act.to_string(), on.into(), reason.to_string());
        self.fact(Fact::Privileged { act, on, reason });
    }

    /// Moves money: whole or not at all.
    pub(super) fn post(&mut self, tender: Tender, drafts: Vec<Draft>) -> Result<(), Refused> {
        if drafts.is_empty() {
            return Ok(());
        }
        let posted = self
            .state
            .house
            .ledger
            .post(tender, drafts)
            .map_err(|overdrawn| Work::lacks(self.who, overdrawn))?;
        for transfer in &posted {
            for account in [transfer.from, transfer.to] {
                if let Account::Wallet(person) = account {
                    self.touched.insert((person, tender));
                }
            }
        }
        self.state.posted(&posted);
        self.transfers.extend(posted);
        Ok(())
    }

    /// What is said where an account would hold less than nothing.
    pub(super) fn lacks(who: Who, overdrawn: Overdrawn) -> Refused {
        let why = match overdrawn.account {
            Account::Wallet(person) if who == Who::Person(person) => {
                format!("your wallet lacks {}", overdrawn.lacks.plain())
            }
            _ => overdrawn.to_string(),
        };
        Refused::new(Fault::Rule, why)
    }

    pub(super) fn message(&mut self, message: Message) {
        self.messages.push(message);
    }

    /// News of a table: with what was told just before, where they go together.
    pub(super) fn news(&mut self, news: News) {
        let news = match self.messages.last_mut() {
            Some(Message::Table(last)) => last.followed_by(news),
            _ => Some(news),
        };
        self.messages.extend(news.map(Message::Table));
    }

    pub(super) fn all(&mut self, notice: Notice) {
        self.message(Message::All(notice));
    }

    fn tell_wallets(&mut self) {
        for (person, tender) in std::mem::take(&mut self.touched) {
            let balance = self.state.house.ledger.balance(tender, Account::Wallet(person));
            self.message(Message::Person(person, Notice::Balance { tender, balance }));
        }
    }
}

/// What goes into the log says something.
pub(super) fn reasoned(text: &str) -> Result<(), Refused> {
    if text.trim().is_empty() {
        return Err(Refused::new(Fault::Malformed, "say why: it goes into the log"));
    }
    Ok(())
}
