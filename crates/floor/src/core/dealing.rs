//! The floor deals: whatever a virtual table waits for that is no person's to do.

use super::chance::{self, Hidden};
use super::holding::Comes;
use super::running::Running;
use super::work::Work;
use super::{Fact, Fault, Notice, Refused, Scope, Source, TableId, Waits};
use crate::store::Secret;
use table::{Act, Ask, Bank, Chance, Choice, Input, NewShoe, Owner, Seat, Verb, Viewer};

/// The most steps of one decision: more than any round takes.
const STEPS_MAX: usize = 4096;

/// What happens next at a virtual table.
enum Step {
    /// The table is told this.
    Tell(Input),
    /// Chance was made ready; look again.
    Again,
    /// Somebody, or a clock, is waited for.
    Wait,
}

impl Work<'_> {
    /// Goes on until a person or a clock is waited for; `ran_out` is the clock that was.
    pub(super) fn go_on(&mut self, id: TableId, ran_out: Option<Waits>) {
        let mut ran_out = ran_out;
        for _ in 0..STEPS_MAX {
            match self.decides_for_the_barred(id) {
                Ok(true) => continue,
                Ok(false) => {}
                Err(refused) => return self.stop_table(id, &refused),
            }
            let Ok(running) = self.running(id) else { return };
            if running.kept.opening.chance == Source::Live {
                return;
            }
            let slow = running.kept.opening.pace.step > 0;
            match self.step(id, ran_out) {
                Ok(Step::Wait) => return,
                Ok(Step::Again) => {}
                Ok(Step::Tell(input)) => {
                    let dealt = matches!(input, Input::Card(_) | Input::Throw(_) | Input::Show {});
                    if let Err(refused) = self.told(id, &input, Comes::default()) {
                        return self.stop_table(id, &refused);
                    }
                    // Wagers may have to go back before bets can be closed.
                    if ran_out != Some(Waits::Bets) || matches!(input, Input::Close {}) {
                        ran_out = None;
                    }
                    if slow && dealt {
                        return;
                    }
                }
                Err(refused) => return self.stop_table(id, &refused),
            }
        }
        self.stop_table(id, &Refused::new(Fault::Rule, "the round does not end"));
    }

    /// Stop rather than be wrong: a table that cannot go on takes no bets until somebody looks.
    pub(super) fn stop_table(&mut self, id: TableId, refused: &Refused) {
        // What was not taken is still to come.
        if let Ok(Running { kept, hidden: Some(hidden), .. }) = self.running_mut(id)
            && let Some(bond) = kept.bound.as_ref().filter(|bond| bond.shoe == hidden.n)
        {
            *hidden = hidden.clone().back_to(bond.out as usize);
        }
        let scope = Scope::Table(id);
        if self.state.house.disabled.contains_key(&scope) {
            return;
        }
        let reason = format!("the table cannot go on: {}", refused.why);
        self.fact(Fact::Disabled { scope: scope.clone(), reason: reason.clone() });
        self.all(Notice::Disabled { scope, reason: Some(reason.clone()) });
        self.all(Notice::Alert { why: format!("table {}: {reason}", id.0) });
    }

    fn step(&mut self, id: TableId, ran_out: Option<Waits>) -> Result<Step, Refused> {
        if let Some(step) = self.make_ready(id)? {
            return Ok(step);
        }
        let running = self.running(id)?;
        if self.rests(running) {
            return Ok(Step::Wait);
        }
        if let Some(away) = self.sits_out(running)? {
            return Ok(Step::Tell(away));
        }
        let asks = running.asks();
        let Some(ask) = asks.iter().find(|ask| !matches!(ask, Ask::Office { .. })) else {
            return Ok(Step::Wait);
        };
        Ok(match ask {
            Ask::Shoe { .. } => self.shoe(id)?,
            Ask::Card { .. } => Step::Tell(self.draws(id)?),
            Ask::Shuffle { .. } => {
                self.reveal(id)?;
                Step::Tell(Input::Shuffle {})
            }
            Ask::Throw { .. } => Step::Tell(self.throws(id)?),
            Ask::Show { by: None, .. } => {
                if somebody_may_speak(running) && ran_out != Some(Waits::Step) {
                    return Ok(Step::Wait);
                }
                Step::Tell(Input::Show {})
            }
            Ask::Settlement => {
                self.share_meters(id)?;
                Step::Tell(Input::Settle {})
            }
            Ask::Round if ran_out == Some(Waits::Round) => Step::Tell(Input::Clear {}),
            Ask::Hand if self.is_late(running) => {
                Step::Tell(Input::Time { seconds: running.kept.seconds(self.now()) })
            }
            // After a pause the next hand follows at once; the first one waits a moment.
            Ask::Hand if ran_out == Some(Waits::Round) || self.cleared(id) => {
                Step::Tell(Input::Deal {})
            }
            Ask::Wagers if ran_out == Some(Waits::Bets) => match self.closing(id)? {
                Some(input) => Step::Tell(input),
                None => Step::Wait,
            },
            Ask::Show { by: Some(_), .. }
            | Ask::Round
            | Ask::Hand
            | Ask::Wagers
            | Ask::Decide { .. }
            | Ask::Follow { .. }
            | Ask::Office { .. }
            | Ask::Seats { .. } => Step::Wait,
        })
    }

    /// Whether a table between hands should know that a minute has passed: fees may be due.
    fn is_late(&self, running: &Running) -> bool {
        let seconds = running.kept.seconds(self.now());
        let known = running.kept.told;
        seconds >= known + 60 && running.table.check(&Input::Time { seconds }).is_ok()
    }

    /// Whether a round of this table was cleared in this decision.
    fn cleared(&self, id: TableId) -> bool {
        self.facts.iter().any(|fact| match fact {
            Fact::Told { table, input: Input::Clear {}, .. } => *table == id,
            _ => false,
        })
    }

    /// Before bets: cards are shuffled, or a throw is bound to, as soon as somebody sits there.
    fn make_ready(&mut self, id: TableId) -> Result<Option<Step>, Refused> {
        let running = self.running(id)?;
        let kept = &running.kept;
        if !kept.fresh || kept.seats.is_empty() {
            return Ok(None);
        }
        match &running.table.sign().chance {
            Chance::Throw { faces, .. } => {
                let (n, faces) = (kept.shoe + 1, faces.clone());
                let hidden = Hidden::thrown(n, &faces, &mut self.entropy);
                self.bind(id, hidden)?;
                Ok(Some(Step::Again))
            }
            Chance::Shoe { .. } | Chance::Deck { .. } => {
                let may = running.table.check(&Input::Shoe(NewShoe::default())).is_ok();
                if may { self.shoe(id).map(Some) } else { Ok(None) }
            }
        }
    }

    /// A shoe, or a deck, that nobody has seen.
    fn shoe(&mut self, id: TableId) -> Result<Step, Refused> {
        let running = self.running(id)?;
        let chairs = running.sight(Viewer::Public).chairs;
        let cutter = chairs.iter().map(|chair| chair.seat).max();
        let (n, chance) = (running.kept.shoe + 1, running.table.sign().chance.clone());
        let Some((hidden, shoe)) = chance::new_shoe(n, &chance, cutter, &mut self.entropy) else {
            return Err(Refused::new(Fault::Rule, "a shoe where nothing is dealt"));
        };
        self.bind(id, hidden)?;
        Ok(Step::Tell(Input::Shoe(shoe)))
    }

    /// Binds the floor to what comes; what was bound before is told.
    fn bind(&mut self, table: TableId, hidden: Hidden) -> Result<(), Refused> {
        self.reveal(table)?;
        let running = self.running(table)?;
        if let Some(bond) = &running.kept.bound {
            let (shoe, table) = (bond.shoe, table.0);
            let what =
                format!("what shoe {shoe} of table {table} was bound to is lost: bound anew");
            self.fact(Fact::Noted { what });
        }
        let (shoe, commitment) = (hidden.n, hidden.commitment());
        self.keep(table, Some(hidden));
        self.fact(Fact::Bound { table, shoe, commitment: commitment.clone() });
        self.all(Notice::Bound { table, shoe, commitment });
        Ok(())
    }

    /// Tells what the floor was bound to. Where players' own cards were never shown to the others
    /// only the record has it: whoever audits reads it there.
    fn reveal(&mut self, table: TableId) -> Result<(), Refused> {
        let running = self.running(table)?;
        let Some(hidden) = running.hidden.clone() else { return Ok(()) };
        if !hidden.keeps(running.kept.bound.as_ref()) {
            let why = format!("shoe {} is not what was bound to", hidden.n);
            return Err(Refused::new(Fault::Rule, why));
        }
        let public = !matches!(running.table.sign().bank, Bank::Pot | Bank::Points);
        let (shoe, salt, order) = (hidden.n, hidden.salt(), hidden.order());
        let (told_salt, told_order) = (salt.clone(), order.clone());
        self.fact(Fact::Revealed { table, shoe, salt, order, public });
        if public {
            let (salt, order) = (told_salt, told_order);
            self.all(Notice::Revealed { table, shoe, salt, order });
        }
        self.keep(table, None);
        Ok(())
    }

    /// Keeps what is hidden in memory; [`Work::secrets`] has what is stored of it.
    pub(super) fn keep(&mut self, table: TableId, hidden: Option<Hidden>) {
        self.hidden.insert(table);
        if let Some(running) = self.state.tables.get_mut(&table) {
            running.hidden = hidden;
        }
    }

    /// What is hidden at tables where that changed, as it is now: written once a decision.
    pub(super) fn secrets(&self) -> Vec<Secret> {
        let written = |hidden: &Hidden| {
            let written = serde_json::to_string(hidden);
            // invariant: names and numbers have a JSON form.
            written.unwrap_or_else(|error| panic!("a secret cannot be written: {error}"))
        };
        let secret = |table: &TableId| {
            let running = self.state.tables.get(table);
            let hidden = running.and_then(|running| running.hidden.as_ref());
            let body = hidden.map_or(String::new(), written);
            Secret { name: format!("chance/{}", table.0), body }
        };
        self.hidden.iter().map(secret).collect()
    }

    /// The next card, or three dice where they place a button first.
    fn draws(&mut self, id: TableId) -> Result<Input, Refused> {
        if let Some(throw) = self.cup(id)? {
            return Ok(throw);
        }
        let running = self.running(id)?;
        running.has_its_order()?;
        let sight = running.sight(Viewer::Croupier);
        if let Some(card) = sight.after.carried {
            let card = cards::AnyCard::from(card);
            self.fact(Fact::Carried { table: id, card: card.to_string() });
            return Ok(Input::Card(card.into()));
        }
        // What a ruling took out of a deck is passed over; what is left of a deck that was mixed
        // anew, or never put on the table, is shuffled here.
        let fits = |card: &cards::AnyCard| sight.deck.is_empty() || sight.deck.contains(card);
        let mut hidden = self.running_mut(id)?.hidden.take();
        let out = hidden.as_ref().map_or(0, Hidden::out);
        let mut passed = Vec::new();
        loop {
            if hidden.as_ref().is_none_or(Hidden::is_empty) {
                if sight.deck.is_empty() {
                    self.running_mut(id)?.hidden = hidden.map(|hidden| hidden.back_to(out));
                    return Err(Refused::new(Fault::Rule, "no card is left"));
                }
                // What was bound before is told when the next is bound to.
                self.keep(id, hidden);
                self.passes(id, std::mem::take(&mut passed));
                let n = self.running(id)?.kept.shoe + 1;
                let fresh = Hidden::shuffled(n, &sight.deck, &mut self.entropy);
                self.bind(id, fresh)?;
                hidden = self.running_mut(id)?.hidden.take();
            }
            let Some(card) = hidden.as_mut().and_then(Hidden::card) else { continue };
            if fits(&card) {
                self.keep(id, hidden);
                self.passes(id, passed);
                return Ok(Input::Card(card.into()));
            }
            passed.push(card.to_string());
        }
    }

    /// Cards that are passed over are put down: nothing is skipped in silence.
    fn passes(&mut self, table: TableId, cards: Vec<String>) {
        if let (false, Ok(running)) = (cards.is_empty(), self.running(table)) {
            let shoe = running.kept.shoe;
            self.fact(Fact::Passed { table, shoe, cards });
        }
    }

    fn cup(&mut self, id: TableId) -> Result<Option<Input>, Refused> {
        if self.running(id)?.table.sign().cup.is_none() {
            return Ok(None);
        }
        let throw = chance::three_dice(&mut self.entropy);
        let may = self.running(id)?.table.check(&throw).is_ok();
        Ok(may.then_some(throw))
    }

    fn throws(&mut self, id: TableId) -> Result<Input, Refused> {
        self.running(id)?.has_its_order()?;
        let hidden = self.running_mut(id)?.hidden.as_mut();
        let Some(shown) = hidden.and_then(Hidden::next) else {
            return Err(Refused::new(Fault::Rule, "no throw was bound to"));
        };
        self.hidden.insert(id);
        Ok(Input::Throw(shown))
    }

    /// No more bets; or, where the table refuses that, what must happen first: as few wagers as
    /// can be go back, or whoever holds things up passes ([`law::reading::FLOOR_INCOMPLETE`]).
    fn closing(&self, id: TableId) -> Result<Option<Input>, Refused> {
        let running = self.running(id)?;
        let close = Input::Close {};
        if running.table.check(&close).is_ok() {
            return Ok(Some(close));
        }
        let lying = running.sight(Viewer::Public).stakes;
        let back = lying.iter().rev().map(|lying| Input::Withdraw {
            seat: lying.seat,
            wager: lying.wager.to_string(),
            owner: lying.owner,
        });
        // Whoever holds things up may have left.
        let seats = running.table.sign().all_seats();
        let passes = seats.map(|seat| Input::Decide { seat, act: Act::word("pass") });
        let candidates: Vec<Input> = back.chain(passes).collect();
        for input in candidates.iter().filter(|input| running.table.check(input).is_ok()) {
            let Ok(mut table) = running.copy() else { break };
            if table.tell(input.clone()).is_ok() && table.check(&close).is_ok() {
                return Ok(Some(input.clone()));
            }
        }
        // Nothing helps by itself: the last wager that can goes back, and then the next; where
        // none can, one passes, and then the next.
        let first = candidates.into_iter().find(|input| {
            let dealers = match input {
                Input::Withdraw { owner, .. } => *owner == Owner::Dealer,
                _ => false,
            };
            !dealers && running.table.check(input).is_ok()
        });
        Ok(first)
    }

    /// The seats that may do something now without being asked.
    pub(super) fn speaks(running: &Running) -> Vec<Seat> {
        let decides = |choice: &Choice| choice.verb == Verb::Decide && choice.is_open();
        let seats = running.kept.seats.keys().copied();
        seats.filter(|seat| running.table.menu(*seat).iter().any(decides)).collect()
    }
}

/// Whether hands are shown as soon as nobody has more to say.
pub(super) fn waits_for_words(running: &Running) -> bool {
    let shows = |ask: &Ask| matches!(ask, Ask::Show { by: None, .. });
    running.asks().iter().any(shows) && somebody_may_speak(running)
}

/// Whether somebody may say something before hands are shown, at a table for points.
pub(super) fn somebody_may_speak(running: &Running) -> bool {
    running.table.sign().bank == Bank::Points && !Work::speaks(running).is_empty()
}
