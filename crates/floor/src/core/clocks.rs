//! Clocks: what is waited for until when, and what happens when a clock has run out.
//!
//! A clock that runs out is a request like any other: the shell asks [`super::Core::due`] and
//! passes the errand on.

use super::dealing::somebody_may_speak;
use super::holding::Comes;
use super::running::{Clock, Running};
use super::work::{Outcome, Work};
use super::{
    Answer, Fact, Fault, Message, Moment, Notice, PersonId, Refused, Source, TableId, Waits,
};
use law::reading;
use money::Cents;
use table::{Ask, Bank, Change, Input, Lying, Office, Owner, PLAYER_DEALER, Seat, Viewer};

/// Who has lost the connection, or let a decision pass, and has nothing at the table, leaves it
/// after so many milliseconds.
const GONE: u64 = 10 * 60 * 1000;
/// Where that cannot be, it is tried again after so many.
const AGAIN: u64 = 30 * 1000;
/// What a player who thinks longer takes at once of the time for that.
const THOUGHT: u64 = 15 * 1000;
/// How long a seat is kept for whoever waits for it first.
const OFFER: u64 = 60 * 1000;

impl Work<'_> {
    /// Something is due at a table.
    pub(super) fn tick(&mut self, id: TableId) -> Outcome {
        let now = self.now();
        let clocks = &self.running(id)?.kept.clocks;
        let due = clocks.iter().filter(|clock| clock.until <= now);
        let Some(clock) = due.min_by_key(|clock| clock.until).copied() else {
            return Err(Refused::new(Fault::Stale, "no clock has run out"));
        };
        if let Waits::Seat(seat) = clock.waits
            && self.thinks(id, seat)
        {
            return Ok(Answer::Done);
        }
        match clock.waits {
            Waits::Nothing => {}
            Waits::Seat(seat) | Waits::Office(seat) => self.runs_out(id, seat),
            Waits::Gone(seat) => self.gone(id, seat),
            Waits::Offer => {
                if let Some(person) = self.running(id)?.kept.waiting.first().copied() {
                    self.fact(Fact::StoppedWaiting { table: id, person });
                }
            }
            Waits::Time => self.tell_time(id),
            Waits::Bets | Waits::Step | Waits::Round => self.go_on(id, Some(clock.waits)),
        }
        self.go_on(id, None);
        let kept = &self.running(id)?.kept;
        let clocks = kept.clocks.iter().filter(|known| known.waits != clock.waits).copied();
        let clocks = clocks.collect();
        self.fact(Fact::Clocks { table: id, clocks });
        self.reclock(id, None);
        Ok(Answer::Done)
    }

    /// Whether a seat whose time has run out takes more of its own; who is gone has none.
    fn thinks(&mut self, table: TableId, seat: Seat) -> bool {
        let (now, Ok(running)) = (self.now(), self.running(table)) else { return false };
        let kept = &running.kept;
        let present = kept.seats.get(&seat).filter(|s| s.lost.is_none() && !s.absent);
        let left = present.map_or(0, |s| kept.opening.pace.bank.saturating_sub(s.thought));
        let millis = left.min(THOUGHT);
        if millis == 0 {
            return false;
        }
        let mut clocks = kept.clocks.clone();
        for clock in clocks.iter_mut().filter(|clock| clock.waits == Waits::Seat(seat)) {
            clock.until = now.after(millis);
        }
        self.fact(Fact::Thinks { table, seat, millis });
        self.clocks(table, &clocks);
        true
    }

    /// A seat's time has run out: [`reading::FLOOR_ABSENT`].
    fn runs_out(&mut self, table: TableId, seat: Seat) {
        let Ok(running) = self.running(table) else { return };
        let Some(input) = catalog::absent(running.table.as_ref(), seat) else {
            let why = format!("{seat} does not decide, and nothing can be done for it");
            return self.stop_table(table, &Refused::new(Fault::Rule, why));
        };
        self.fact(Fact::RanOut { table, seat, rule: reading::FLOOR_ABSENT });
        if let Err(refused) = self.told(table, &input, Comes::default()) {
            self.stop_table(table, &refused);
        }
    }

    /// A table runs a clock of its own, on a player whom somebody has put it on.
    fn tell_time(&mut self, id: TableId) {
        let now = self.now();
        let Ok(running) = self.running(id) else { return };
        let input = Input::Time { seconds: running.kept.seconds(now) };
        if let Err(refused) = self.told(id, &input, Comes::default()) {
            self.stop_table(id, &refused);
        }
    }

    /// Somebody who is gone takes back what can be, and leaves the table where that can be.
    fn gone(&mut self, table: TableId, seat: Seat) {
        let Ok(running) = self.running(table) else { return };
        let own = |lying: &Lying| lying.seat == seat && !matches!(lying.owner, Owner::Behind(_));
        let sight = running.sight(Viewer::Public);
        let back = sight.stakes.into_iter().filter(own).flat_map(|lying| {
            let (wager, owner) = (lying.wager.to_string(), lying.owner);
            let name = match lying.memory.point {
                0 => wager.clone(),
                n => format!("{wager}-{n}"),
            };
            let down = Input::Change { seat, wager: name, change: Change::Take };
            [Input::Withdraw { seat, wager, owner }, down]
        });
        let banks = running.kept.banker() == Some(seat);
        let bank = banks.then(|| Input::Withdraw {
            seat,
            wager: PLAYER_DEALER.to_string(),
            owner: Owner::Seat,
        });
        let frees = catalog::frees(running.table.as_ref(), seat);
        let leaves = frees.into_iter().chain([Input::Leave { seat }]);
        let inputs: Vec<Input> = back.chain(bank).chain(leaves).collect();
        for input in inputs {
            // What the table refuses stays as it is, and is tried again.
            let _refused = self.told(table, &input, Comes::default());
        }
    }

    pub(super) fn connected(&mut self, person: PersonId, table: TableId) -> Outcome {
        self.connection(person, table, Fact::Connected { table, person })
    }

    pub(super) fn lost(&mut self, person: PersonId, table: TableId) -> Outcome {
        self.connection(person, table, Fact::Lost { table, person })
    }

    fn connection(&mut self, person: PersonId, table: TableId, fact: Fact) -> Outcome {
        let Some(seat) = self.running(table)?.kept.seat_of(person) else {
            return Ok(Answer::Done);
        };
        let lost = matches!(fact, Fact::Lost { .. });
        self.fact(fact);
        // Whoever comes back has the whole time again; whoever goes has at least what is granted.
        self.reclock(table, (!lost).then_some(seat));
        Ok(Answer::Done)
    }

    /// Sets the clocks of a table by what it waits for now; `acted` is the seat that has just
    /// done something, whose next decision has its own time.
    pub(super) fn reclock(&mut self, id: TableId, acted: Option<Seat>) {
        let Ok(running) = self.running(id) else { return };
        let now = self.now();
        let mut clocks: Vec<Clock> = Vec::new();
        for (waits, least) in self.wanted(running, now) {
            let known = running.kept.clocks.iter().find(|clock| clock.waits == waits);
            let again = matches!(waits, Waits::Seat(seat) if Some(seat) == acted);
            let until = match known.filter(|_| !again) {
                Some(clock) => clock.until.max(Work::granted(running, waits)),
                None => now.after(least).max(Work::granted(running, waits)),
            };
            clocks.push(Clock { waits, until });
        }
        if clocks == running.kept.clocks {
            return;
        }
        self.clocks(id, &clocks);
    }

    /// These clocks run from now on, and everybody is told of the first.
    fn clocks(&mut self, id: TableId, clocks: &[Clock]) {
        self.fact(Fact::Clocks { table: id, clocks: clocks.to_vec() });
        let shown = |clock: &&Clock| !matches!(clock.waits, Waits::Gone(_) | Waits::Offer);
        let first = clocks.iter().filter(shown).min_by_key(|clock| clock.until);
        let (what, until) = first.map_or((Waits::Nothing, None), |c| (c.waits, Some(c.until)));
        self.all(Notice::Clock { table: id, until, what });
        self.offer_seat(id, clocks);
    }

    /// Tells whoever waits longest that a seat is free.
    fn offer_seat(&mut self, table: TableId, clocks: &[Clock]) {
        let offers = clocks.iter().any(|clock| clock.waits == Waits::Offer);
        let first = self.running(table).ok().and_then(|r| r.kept.waiting.first().copied());
        if let Some(person) = first.filter(|_| offers) {
            self.message(Message::Person(person, Notice::SeatFree { table }));
        }
    }

    /// After a lost connection a decision waits for longer.
    fn granted(running: &Running, waits: Waits) -> Moment {
        let (Waits::Seat(seat) | Waits::Office(seat)) = waits else { return Moment::default() };
        let lost = running.kept.seats.get(&seat).and_then(|sitter| sitter.lost);
        let least = running.kept.opening.pace.lost.max(super::Pace::LOST_LEAST);
        lost.map_or(Moment::default(), |lost| lost.after(least))
    }

    /// What clocks run on, each with its time.
    fn wanted(&self, running: &Running, now: Moment) -> Vec<(Waits, u64)> {
        let kept = &running.kept;
        let pace = kept.opening.pace;
        let sight = running.sight(Viewer::Public);
        // Where no hand is dealt nothing runs towards one.
        let virtually = kept.opening.chance == Source::Virtual && !self.rests(running);
        let banks = running.table.sign().bank == Bank::PlayerDealer;
        let staked = sight.stakes.iter().any(|stake| stake.amount > Cents::ZERO);
        let mut wanted = Vec::new();
        for ask in &sight.asks {
            let wants = match ask {
                Ask::Decide { seat } | Ask::Follow { seat, .. } => {
                    Some((Waits::Seat(*seat), pace.decision))
                }
                Ask::Show { by: Some(seat), .. } => Some((Waits::Seat(*seat), pace.decision)),
                Ask::Show { by: None, .. } if virtually && somebody_may_speak(running) => {
                    Some((Waits::Step, pace.decision))
                }
                Ask::Office { office: Office::Bank | Office::Shoe, seat } if staked => {
                    Some((Waits::Office(*seat), pace.decision))
                }
                Ask::Wagers if virtually && staked => {
                    // Where nobody banks yet, everybody is asked first.
                    let asked = if banks && sight.bank.is_none() { kept.seats.len() } else { 0 };
                    Some((Waits::Bets, pace.bets + pace.decision.saturating_mul(asked as u64)))
                }
                Ask::Round | Ask::Hand if virtually => Some((Waits::Round, pace.pause)),
                Ask::Card { .. } | Ask::Throw { .. } | Ask::Show { .. } | Ask::Settlement
                    if virtually && pace.step > 0 =>
                {
                    Some((Waits::Step, pace.step))
                }
                _ => None,
            };
            wanted.extend(wants.filter(|(waits, _)| !wanted.iter().any(|(w, _)| w == waits)));
        }
        if sight.figure("clock").is_some() {
            wanted.push((Waits::Time, 1_000));
        }
        for (seat, sitter) in &kept.seats {
            if sitter.lost.is_some() || sitter.absent {
                let since = sitter.lost.map_or(0, |lost| now.since(lost));
                wanted.push((Waits::Gone(*seat), GONE.saturating_sub(since).max(AGAIN)));
            }
        }
        let seats = running.table.sign().all_seats().count();
        if !kept.waiting.is_empty() && kept.seats.len() < seats {
            wanted.push((Waits::Offer, OFFER));
        }
        wanted
    }
}
