//! A table is told something by somebody, and everything that follows from it.

use super::dealing::waits_for_words;
use super::holding::{Comes, moved};
use super::running::Running;
use super::work::{Outcome, Work};
use super::{Answer, Beginning, Fact, Fault, News, PersonId, Refused, Source, TableId, Who};
use crate::ledger::{Account, Tender};
use crate::people::Counted;
use money::Cents;
use table::{Ask, Change, Choice, Event, Input, Owner, Seat, Verb, Viewer, What, redact};

impl Work<'_> {
    /// A table is told something by a person.
    pub(super) fn tell(&mut self, id: TableId, input: &Input) -> Outcome {
        let person = self.person()?;
        self.proper(id, input)?;
        self.admitted(id, person, input)?;
        let virtually = self.running(id)?.kept.opening.chance == Source::Virtual;
        match input {
            Input::Close {} | Input::Clear {} | Input::Deal {} if virtually => {
                self.hurry(id, person, input)?;
            }
            Input::Show {} if virtually && waits_for_words(self.running(id)?) => {
                self.hurry(id, person, input)?;
            }
            Input::Settle {} => {
                self.share_meters(id)?;
                self.told(id, input, Comes::default())?;
            }
            Input::Deal {} => self.deal(id)?,
            input => {
                let comes = self.comes_with(id, person, input)?;
                self.told(id, input, comes)?;
            }
        }
        self.heard(id, person);
        self.go_on(id, None);
        self.reclock(id, self.seat_of(id, input));
        self.answer(id)
    }

    /// Somebody has a hand dealt: whoever may not play is sat out first.
    fn deal(&mut self, id: TableId) -> Result<(), Refused> {
        for input in self.before_the_deal(id)? {
            self.told(id, &input, Comes::default())?;
        }
        self.told(id, &Input::Deal {}, Comes::default())
    }

    /// What followed, as the asker may see it.
    fn answer(&self, id: TableId) -> Outcome {
        let viewer = self.state.viewer(id, self.who);
        let told = self.facts.iter().flat_map(|fact| match fact {
            Fact::Told { table, events, .. } if *table == id => events.as_slice(),
            _ => &[],
        });
        let events: Vec<Event> = told.map(|event| redact(event, viewer)).collect();
        let next = match events.last() {
            Some(event) => event.n + 1,
            // The table was told nothing: it stands where it stood.
            None => self.running(id)?.sight(Viewer::Public).next,
        };
        Ok(Answer::Told { events, next })
    }

    /// Whether an input is one that people give.
    fn proper(&self, id: TableId, input: &Input) -> Result<(), Refused> {
        let malformed = |why: &str| Err(Refused::new(Fault::Malformed, why));
        if amounts(input).iter().any(|amount| amount.abs() > Cents::READ_MAX) {
            return malformed("that is more money than anybody may stake or post");
        }
        if let Input::Stake(bet) = input {
            if bet.found {
                return malformed("a wager is offered before bets close, not found afterwards");
            }
            if bet.oral.is_some() {
                return malformed("wagers are put down here, not called");
            }
        }
        if let Input::Card(drawn) = input
            && !drawn.card.is_known()
        {
            return malformed("say which card");
        }
        let running = self.running(id)?;
        if let Input::Join { .. } = input {
            let person = self.person()?;
            if running.kept.seat_of(person).is_some() {
                return Err(Refused::new(Fault::Rule, "you have a seat at this table"));
            }
            return Work::in_turn(running, person);
        }
        Ok(())
    }

    /// Whether somebody who waited longer has a right to the seat.
    fn in_turn(running: &Running, person: PersonId) -> Result<(), Refused> {
        let kept = &running.kept;
        let free = running.table.sign().all_seats().filter(|s| !kept.seats.contains_key(s));
        let ahead = kept.waiting.iter().take_while(|waits| **waits != person).count();
        if ahead > 0 && free.count() <= ahead {
            let why = format!("{ahead} wait for a seat before you: wait, too");
            return Err(Refused::new(Fault::Rule, why));
        }
        Ok(())
    }

    /// Whether bets are taken from this person here, by the house and by the person's own limits.
    fn admitted(&self, id: TableId, person: PersonId, input: &Input) -> Result<(), Refused> {
        let running = self.running(id)?;
        let amount = match input {
            Input::Stake(bet) => bet.amount,
            Input::Bank { amount, .. } | Input::Buy { amount, .. } => *amount,
            Input::Join { buy, .. } => *buy,
            Input::Return { .. } | Input::Coupons { .. } => Cents::ZERO,
            Input::Decide { .. } | Input::Speak { .. } if running.in_front() => {
                return self.decides(running, person, input);
            }
            Input::Decide { seat, act } | Input::Follow { seat, act, .. } => {
                Work::costs(running, *seat, act)
            }
            _ => return Ok(()),
        };
        let in_round = matches!(input, Input::Decide { .. } | Input::Follow { .. });
        if !in_round {
            self.open_for_bets(running, person)?;
            self.unlocked(running, input)?;
        }
        if in_round && amount <= Cents::ZERO {
            return Ok(());
        }
        let known = self.known(person)?;
        let (day, sitting) = self.counted(running, person, amount);
        let admitted = known.limits.admit(day, sitting, self.now());
        admitted.map_err(|why| Refused::new(Fault::Rule, why))
    }

    /// What a decision puts up at least, at a table with a bank.
    fn costs(running: &Running, seat: Seat, act: &table::Act) -> Cents {
        let meant = |choice: &&Choice| {
            choice.verb == Verb::Decide && choice.id == act.word && choice.is_open()
        };
        let menu = running.table.menu(seat);
        let span = menu.iter().find(meant).and_then(|choice| choice.amount);
        act.amount.or(span.map(|span| span.min)).unwrap_or_default()
    }

    fn open_for_bets(&self, running: &Running, person: PersonId) -> Result<(), Refused> {
        let rule = |why: String| Err(Refused::new(Fault::Rule, why));
        if let Some(reason) = self.state.closed(running) {
            return rule(format!("no bets are taken: {reason}"));
        }
        self.barred(person).map_or(Ok(()), rule)
    }

    /// Whether the meter of a wager takes stakes.
    fn unlocked(&self, running: &Running, input: &Input) -> Result<(), Refused> {
        let Input::Stake(bet) = input else { return Ok(()) };
        let meter = running.kept.meters.iter().find(|(wager, _)| *wager == bet.wager);
        let meter = meter.and_then(|(_, id)| self.state.house.meters.get(id));
        if meter.is_some_and(crate::meters::Meter::is_locked) {
            let why = "a jackpot of this meter is being confirmed: bet on something else";
            let locked = running.sight(Viewer::Public).locked;
            let rule = locked.iter().find(|(wager, _)| *wager == bet.wager).map(|(_, rule)| *rule);
            return Err(Refused { rule, ..Refused::new(Fault::Rule, why) });
        }
        Ok(())
    }

    /// What would count against a player's limits, with so much more at stake.
    pub(super) fn counted(
        &self,
        running: &Running,
        person: PersonId,
        more: Cents,
    ) -> (Counted, Counted) {
        let house = &self.state.house;
        let (now, tender) = (self.now(), running.kept.opening.tender);
        let mut day =
            house.people.get(&person).map(|known| known.limits.today(now)).unwrap_or_default();
        let mut sitting = Counted::default();
        for (id, other) in &self.state.tables {
            let here = *id == running.kept.id;
            let mut at = self.at_seat(other, person, tender);
            // Behind a seat lies what somebody put there, wherever that person sits.
            let behind = other.kept.behind.iter().filter(|(_, _, who)| *who == person);
            let behind = behind.map(|(seat, n, _)| Account::Behind(*id, *seat, *n));
            let behind: Cents = behind.map(|place| house.ledger.balance(tender, place)).sum();
            for counted in [&mut at.0, &mut at.1] {
                counted.staked += behind;
                counted.lost += behind;
            }
            day.staked += at.0.staked;
            day.lost += at.0.lost;
            day.played += at.0.played;
            if here {
                sitting = at.1;
            }
        }
        for counted in [&mut day, &mut sitting] {
            counted.staked += if running.in_front() { Cents::ZERO } else { more };
            counted.lost += more;
        }
        (day, sitting)
    }

    /// What somebody's own seat at a table counts, for the day and for the sitting.
    fn at_seat(&self, at: &Running, person: PersonId, tender: Tender) -> (Counted, Counted) {
        let Some(seat) = at.kept.seat_of(person) else { return Default::default() };
        let lies = self.state.house.ledger.balance(tender, Account::Front(at.kept.id, seat));
        let sitter = &at.kept.seats[&seat];
        let played = self.now().since(sitter.since);
        // Chips in front are at risk, and no stake yet.
        let staked = if at.in_front() { Cents::ZERO } else { lies };
        let day = Counted { staked, lost: lies, played };
        let (staked, lost) = (sitter.staked + staked, lies - sitter.won);
        (day, Counted { staked, lost, played })
    }

    /// Whoever comes with an input.
    fn comes_with(&self, id: TableId, person: PersonId, input: &Input) -> Result<Comes, Refused> {
        let kept = &self.running(id)?.kept;
        let joins = match input {
            Input::Join { seat, .. } => Some((*seat, person)),
            _ => None,
        };
        let behind = match input {
            Input::Stake(bet) => match bet.owner {
                Owner::Behind(n) if kept.person_behind(bet.seat, n).is_none() => {
                    Some((bet.seat, n, person))
                }
                _ => None,
            },
            _ => None,
        };
        Ok(Comes { joins, behind })
    }

    /// Tells a table, moves the money that follows, and makes facts of it. A refusal changes
    /// nothing.
    pub(super) fn told(
        &mut self,
        id: TableId,
        input: &Input,
        comes: Comes,
    ) -> Result<(), Refused> {
        let running = self.running_mut(id)?;
        if let Input::Leave { seat } = input
            && running.kept.due.iter().any(|(at, _, soft)| at == seat && !soft)
        {
            return Err(Refused::new(Fault::Rule, "your coupons lie on the table"));
        }
        let events = running.table.tell(input.clone())?;
        let state = &*self.state;
        let running = &state.tables[&id];
        let house = &state.house;
        let moves = moved(&house.ledger, &house.meters, running, comes, (input, &events));
        let tender = running.kept.opening.tender;
        let checked = moves.and_then(|moves| match house.ledger.check(tender, &moves.drafts) {
            Ok(()) => Ok(moves),
            Err(overdrawn) => Err(Work::lacks(self.who, overdrawn)),
        });
        let moves = match checked {
            Ok(moves) => moves,
            Err(refused) => {
                let back = self.running_mut(id)?.back();
                // invariant: a table that was put up once is put up again.
                back.unwrap_or_else(|failure| panic!("{failure}"));
                return Err(refused);
            }
        };
        self.begin_round(id)?;
        let round = self.running(id)?.kept.round();
        self.people_before(id, comes);
        let hits = moves.hits.clone();
        let told = Fact::Told { table: id, round, input: input.clone(), events: events.clone() };
        self.fact(told);
        self.post(tender, moves.drafts)?;
        self.people_after(id, &events);
        for (meter, person, amount) in hits {
            self.fact(Fact::Hit { meter, round, person, amount });
        }
        self.tell_meters(id, &events);
        for note in moves.notes {
            self.fact(Fact::Noted { what: note });
        }
        let next = events.last().map(|event| event.n + 1);
        if let Some(next) = next {
            let seats = self.running(id)?.kept.seats.iter();
            let seats = seats.map(|(seat, sitter)| (*seat, sitter.person));
            let news = News::new(id, round, next, events).among(seats);
            self.news(news);
        }
        Ok(())
    }

    /// Whoever watches a meter sees what a settlement made of it.
    fn tell_meters(&mut self, id: TableId, events: &[Event]) {
        if !events.iter().any(|event| matches!(event.what, What::Settled(_))) {
            return;
        }
        let meters: Vec<_> =
            self.state.tables[&id].kept.meters.iter().map(|(_, meter)| *meter).collect();
        for meter in meters {
            self.tell_meter(meter);
        }
    }

    /// A round begins with whatever is told first.
    fn begin_round(&mut self, id: TableId) -> Result<(), Refused> {
        let running = self.running(id)?;
        if running.kept.begun {
            return Ok(());
        }
        let sign = running.digest().to_string();
        let seats = running.kept.seats.iter();
        let seats = seats.map(|(seat, sitter)| (*seat, sitter.person)).collect();
        let round = running.kept.round();
        let version = self.version.to_string();
        let hidden = running.hidden.as_ref();
        let shoe = hidden.map(|hidden| (hidden.n, hidden.commitment()));
        let out = running.kept.bound.as_ref().filter(|_| shoe.is_some()).map(|bond| bond.out);
        let chips = self.chips(id)?;
        let beginning = Beginning { round, version, sign, seats, chips, shoe, out };
        self.fact(Fact::Round(Box::new(beginning)));
        Ok(())
    }

    /// What lies in front of everybody, where the game is played for that.
    fn chips(&self, id: TableId) -> Result<Vec<(Seat, Cents)>, Refused> {
        let running = self.running(id)?;
        if !running.in_front() {
            return Ok(Vec::new());
        }
        let (ledger, tender) = (&self.state.house.ledger, running.kept.opening.tender);
        let front = |seat: &Seat| (*seat, ledger.balance(tender, Account::Front(id, *seat)));
        Ok(running.kept.seats.keys().map(front).collect())
    }

    /// Who sits down, or takes a place behind a seat, does so before the table is told.
    fn people_before(&mut self, table: TableId, comes: Comes) {
        if let Some((seat, person)) = comes.joins {
            self.fact(Fact::Sat { table, seat, person });
        }
        if let Some((seat, n, person)) = comes.behind {
            self.fact(Fact::Behind { table, seat, n, person: Some(person) });
        }
    }

    /// Who leaves does so afterwards.
    fn people_after(&mut self, table: TableId, events: &[Event]) {
        for event in events {
            match &event.what {
                What::Left { seat, .. } => {
                    let person = self.state.tables[&table].kept.person_at(*seat);
                    if let Some(person) = person {
                        self.fact(Fact::Rose { table, seat: *seat, person });
                    }
                }
                What::Moved { from, to } => {
                    self.fact(Fact::Moved { table, from: *from, to: *to });
                }
                What::Cleared => self.clear_behind(table),
                _ => {}
            }
        }
    }

    /// Places behind seats are taken for a round.
    fn clear_behind(&mut self, table: TableId) {
        let behind = self.state.tables[&table].kept.behind.clone();
        let (ledger, tender) =
            (&self.state.house.ledger, self.state.tables[&table].kept.opening.tender);
        let empty: Vec<(Seat, u8)> = behind
            .iter()
            .filter(|(seat, n, _)| {
                ledger.balance(tender, Account::Behind(table, *seat, *n)) == Cents::ZERO
            })
            .map(|(seat, n, _)| (*seat, *n))
            .collect();
        for (seat, n) in empty {
            self.fact(Fact::Behind { table, seat, n, person: None });
        }
    }

    /// A player wants no more bets, or the next round: it happens when all whom it concerns do.
    fn hurry(&mut self, id: TableId, person: PersonId, input: &Input) -> Result<(), Refused> {
        let running = self.running(id)?;
        let waits = running.asks().iter().any(|ask| match ask {
            Ask::Wagers => matches!(input, Input::Close {}),
            Ask::Round => matches!(input, Input::Clear {}),
            Ask::Hand => matches!(input, Input::Deal {}),
            Ask::Show { by: None, .. } => matches!(input, Input::Show {}),
            _ => false,
        });
        if !waits {
            return Err(Refused::new(Fault::Stale, "the table does not wait for that"));
        }
        let lying = running.sight(Viewer::Public).stakes;
        let mut concerned: Vec<PersonId> = match input {
            Input::Close {} => {
                let of = lying.iter().filter_map(|stake| match stake.owner {
                    Owner::Behind(n) => running.kept.person_behind(stake.seat, n),
                    Owner::Seat | Owner::Dealer => running.kept.person_at(stake.seat),
                });
                of.collect()
            }
            _ => running.kept.seats.values().map(|sitter| sitter.person).collect(),
        };
        if let Some(bank) = running.kept.banker().and_then(|seat| running.kept.person_at(seat)) {
            concerned.push(bank);
        }
        if let Input::Show {} = input {
            // Whoever has nothing to say holds nobody up.
            let speaks = Work::speaks(running);
            let speaks = speaks.iter().filter_map(|seat| running.kept.person_at(*seat));
            concerned = speaks.chain([person]).collect();
        }
        if !concerned.contains(&person) {
            return Err(Refused::new(Fault::NotYours, "you have nothing at stake here"));
        }
        running.table.check(input)?;
        let ready = &running.kept.ready;
        let all = concerned.iter().all(|one| *one == person || ready.contains(one));
        if let Input::Deal {} = input {
            self.before_the_deal(id)?;
        }
        self.fact(Fact::Ready { table: id, person });
        match input {
            Input::Deal {} if all => self.deal(id),
            input if all => self.told(id, input, Comes::default()),
            _ => Ok(()),
        }
    }

    /// Somebody was heard of: no longer absent.
    fn heard(&mut self, table: TableId, person: PersonId) {
        let absent = self.running(table).is_ok_and(|running| {
            running.kept.seats.values().any(|sitter| sitter.person == person && sitter.absent)
        });
        if absent {
            self.fact(Fact::Connected { table, person });
        }
    }

    /// The seat whose decision an input is.
    fn seat_of(&self, id: TableId, input: &Input) -> Option<Seat> {
        match input {
            Input::Decide { seat, .. }
            | Input::Follow { seat, .. }
            | Input::Speak { seat, .. } => Some(*seat),
            Input::Show {} => {
                let Who::Person(person) = self.who else { return None };
                self.running(id).ok()?.kept.seat_of(person)
            }
            _ => None,
        }
    }
}

/// The amounts that an input names.
fn amounts(input: &Input) -> Vec<Cents> {
    match input {
        Input::Join { buy, .. } => vec![*buy],
        Input::Buy { amount, .. }
        | Input::Bank { amount, .. }
        | Input::Change { change: Change::Reduce(amount), .. } => vec![*amount],
        Input::Stake(bet) => vec![bet.amount],
        Input::Decide { act, .. } | Input::Follow { act, .. } => act.amount.into_iter().collect(),
        Input::Speak { chips, .. } => {
            let all = chips.iter().flatten().map(|chip| i128::from(chip.get())).sum::<i128>();
            let all = i64::try_from(all).unwrap_or(i64::MAX);
            chips.iter().flatten().copied().chain([Cents::new(all)]).collect()
        }
        Input::Rule(ruling) => ruling.amount.into_iter().collect(),
        _ => Vec::new(),
    }
}
