//! Mistyped chance at a live table, and rounds that cannot be finished.

use super::work::{Outcome, Work, reasoned};
use super::{Answer, Fact, Fault, Message, News, Notice, Refused, Source, TableId};
use crate::ledger::{Account, Draft, Why};
use law::reading;
use money::Cents;
use table::{Event, Input, Viewer};

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
        // Who came and went, and with what, stays.
        let told: Vec<Input> =
            running.kept.since.iter().filter(|input| is_people(input)).cloned().collect();
        let anew = running.given_up(&told);
        let (base, table) =
            anew.map_err(|failure| Refused::new(Fault::Rule, failure.to_string()))?;
        let drafts = self.all_back(id)?;
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

    /// Everything at stake, back to its wallets. Chips that a game is played for stay in front.
    fn all_back(&self, id: TableId) -> Result<Vec<Draft>, Refused> {
        let running = self.running(id)?;
        let kept = &running.kept;
        let ledger = &self.state.house.ledger;
        if running.in_front() {
            return Ok(Vec::new());
        }
        let seats = kept.seats.iter().map(|(seat, s)| (Account::Front(id, *seat), s.person));
        let behind = kept.behind.iter();
        let behind = behind.map(|(seat, n, who)| (Account::Behind(id, *seat, *n), *who));
        let bank = kept.banker().and_then(|seat| kept.person_at(seat));
        let bank = bank.map(|person| (Account::Bank(id), person));
        let all = seats.chain(behind).chain(bank).map(|(from, person)| Draft {
            from,
            to: Account::Wallet(person),
            amount: ledger.balance(kept.opening.tender, from),
            owed: None,
            round: Some(kept.round()),
            why: Why::Abandoned { rule: reading::FLOOR_ABANDONED },
        });
        Ok(all.filter(|draft| draft.amount > Cents::ZERO).collect())
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
