//! Mistyped chance at a live table, and rounds that cannot be finished.

use super::running::Running;
use super::work::{Outcome, Work, reasoned};
use super::{Answer, Fact, Fault, Message, News, Notice, Refused, RoundId, Source, TableId};
use crate::ledger::{Account, Draft, Why};
use crate::store::Failure;
use law::reading;
use money::Cents;
use table::{Event, Input, Refusal, Table, Viewer, What};

impl Work<'_> {
    /// The last inputs of chance are taken back, and these told instead. Nothing that people did
    /// since is undone: where somebody has acted on a mistyped card, a rule of the game decides.
    pub(super) fn correct(
        &mut self,
        id: TableId,
        instead: &[Input],
        drop: usize,
        reason: &str,
    ) -> Outcome {
        let rule = |why: &str| Refused::new(Fault::Rule, why);
        let running = self.running(id)?;
        reasoned(reason)?;
        if running.kept.opening.chance != Source::Live {
            return Err(rule("nobody types what chance brings at this table"));
        }
        if running.sight(Viewer::Public).settlement.is_some() || running.kept.paid > 0 {
            return Err(rule("money has moved: what was paid is put right at the cage"));
        }
        let since = &running.kept.since;
        let kept = since.len().checked_sub(drop).filter(|_| drop > 0);
        let Some(kept) = kept else {
            return Err(Refused::new(Fault::Malformed, "say how many inputs to take back"));
        };
        if !since[kept..].iter().chain(instead).all(is_chance) {
            return Err(rule("only what chance brought is corrected, and by what it brought"));
        }
        let told: Vec<Input> = since[..kept].iter().chain(instead).cloned().collect();
        let anew = running.anew(&told).map_err(|failure| rule(&failure.to_string()))?;
        let (base, table) = anew;
        let events = table.events().to_vec();
        let round = running.kept.round();
        self.running_mut(id)?.retell(base, table, &told);
        self.privileged("correct", format!("round {round}"), reason);
        self.fact(Fact::Corrected { table: id, round, told, events: events.clone() });
        self.publish_again(id, events);
        self.reclock(id, None);
        Ok(Answer::Done)
    }

    /// A round that cannot be finished is given up: [`reading::FLOOR_ABANDONED`].
    pub(super) fn abandon(&mut self, id: TableId, reason: &str) -> Outcome {
        reasoned(reason)?;
        let running = self.running(id)?;
        let sight = running.sight(Viewer::Public);
        if sight.settlement.is_some() || running.kept.paid > 0 {
            return Err(Refused::new(Fault::Rule, "money has moved: the round stands"));
        }
        let refuses = |failure: Failure| Refused::new(Fault::Rule, failure.to_string());
        let told = stays(running).map_err(refuses)?;
        let (base, table) = running.given_up(&told).map_err(refuses)?;
        let drafts = self.all_back(id, table.as_ref())?;
        let events = table.events().to_vec();
        let (round, tender) = (running.kept.round(), running.kept.opening.tender);
        self.running_mut(id)?.retell(base, table, &told);
        self.privileged("abandon", format!("round {round}"), reason);
        let again = events.clone();
        self.fact(Fact::Abandoned { table: id, round, told, events: again, bare: true });
        self.post(tender, drafts)?;
        self.publish_again(id, events);
        self.go_on(id, None);
        self.reclock(id, None);
        Ok(Answer::Done)
    }

    /// Everything at stake, back to its wallets. Chips that a game is played for stay in front,
    /// as many as the table says now: fees that were taken for the hand go back there.
    fn all_back(&self, id: TableId, anew: &dyn Table) -> Result<Vec<Draft>, Refused> {
        let running = self.running(id)?;
        let kept = &running.kept;
        let ledger = &self.state.house.ledger;
        if running.in_front() {
            let chairs = anew.sight(Viewer::Croupier).chairs;
            let fees = chairs.into_iter().filter_map(|chair| {
                let front = Account::Front(id, chair.seat);
                let lies = ledger.balance(kept.opening.tender, front);
                Some((Account::Fees(id), front, chair.chips? - lies))
            });
            return Ok(abandoned(kept.round(), fees));
        }
        let seats = kept.seats.iter().map(|(seat, s)| (Account::Front(id, *seat), s.person));
        let behind = kept.behind.iter();
        let behind = behind.map(|(seat, n, who)| (Account::Behind(id, *seat, *n), *who));
        let bank = kept.banker().and_then(|seat| kept.person_at(seat));
        let bank = bank.map(|person| (Account::Bank(id), person));
        let all = seats.chain(behind).chain(bank).map(|(from, person)| {
            (from, Account::Wallet(person), ledger.balance(kept.opening.tender, from))
        });
        Ok(abandoned(kept.round(), all))
    }

    /// A round told anew: whoever watches looks at the whole table again.
    fn publish_again(&mut self, id: TableId, events: Vec<Event>) {
        let Ok(running) = self.running(id) else { return };
        let (round, next) = (running.kept.round(), running.sight(Viewer::Public).next);
        let seats = running.kept.seats.iter().map(|(seat, sitter)| (*seat, sitter.person));
        let news = News::new(id, round, next, events).told_again().among(seats);
        self.message(Message::Table(news));
        self.all(Notice::Lobby { table: id });
    }
}

/// What was told since the round began and stays although it is given up: who came and went, and
/// with what; and what was decided before a hand began, where that can still be.
fn stays(running: &Running) -> Result<Vec<Input>, Failure> {
    let (mut was, mut bare) = (running.as_it_began()?, running.as_it_began()?);
    bare.give_up();
    let refuses = |refusal: Refusal| Failure::Damaged { at: 0, what: refusal.to_string() };
    let (mut stays, mut begun) = (Vec::new(), false);
    for input in &running.kept.since {
        let events = was.tell(input.clone()).map_err(refuses)?;
        let any = |what: fn(&What) -> bool| events.iter().any(|event| what(&event.what));
        let bought = any(|what| matches!(what, What::Bought { .. }));
        begun |= any(|what| matches!(what, What::Begun { .. }));
        let decides = matches!(input, Input::Decide { .. }) && running.in_front() && !begun;
        if is_people(input) || bought || decides && bare.check(input).is_ok() {
            bare.tell(input.clone()).map_err(refuses)?;
            stays.push(input.clone());
        }
    }
    Ok(stays)
}

/// What goes back because a round is given up, where that is something.
fn abandoned(
    round: RoundId,
    moves: impl Iterator<Item = (Account, Account, Cents)>,
) -> Vec<Draft> {
    let drafts = moves.map(|(from, to, amount)| {
        let why = Why::Abandoned { rule: reading::FLOOR_ABANDONED };
        Draft { from, to, amount, owed: None, round: Some(round), why }
    });
    drafts.filter(|draft| draft.amount > Cents::ZERO).collect()
}

/// What chance brought, or a dealer did with it.
fn is_chance(input: &Input) -> bool {
    matches!(
        input,
        Input::Card(_) | Input::Throw(_) | Input::Shoe(_) | Input::Shuffle {} | Input::Show {}
    )
}

/// Who came and went, and with what.
fn is_people(input: &Input) -> bool {
    matches!(
        input,
        Input::Join { .. }
            | Input::Leave { .. }
            | Input::Buy { .. }
            | Input::SitOut { .. }
            | Input::Return { .. }
            | Input::Move { .. }
    )
}
