//! Conformance: what holds at every table of the catalogue, whatever its game.
//!
//! Each entry is opened many times with random lawful values posted, and plays random rounds:
//! wagers of several seats, people behind them and dealer tips, cards of its own pack in a fair or
//! a stacked order, decisions from the menu, now and then a ruling. A new entry is tested by
//! standing in [`CATALOG`].

mod chance;
mod layout_tests;
mod testing;
mod wrong;

use crate::{CATALOG, Entry, Procedure};
use chance::Chance;
use money::Cents;
use std::collections::{BTreeMap, BTreeSet};
use table::{Event, Face, Kind, Next, Outcome, Owner, Party, Seat, Settlement, Viewer};
use testing::{Bench, EVENTS_MAX, State};

/// The entries that are played with cards.
fn dealt() -> impl Iterator<Item = &'static Entry> {
    CATALOG.iter().filter(|entry| entry.chance().thrown().is_none())
}

/// Tables opened of each entry, each with other values posted.
const TABLES: usize = 20;
/// Rounds played at each table.
const ROUNDS: usize = 12;

/// Plays random rounds of an entry and hands each settled one to `settled`, with the table as it
/// was before the round and as it is now.
fn rounds(entry: Entry, mut settled: impl FnMut(&Bench, &State, &Settlement)) {
    let mut skipped = 0;
    for n in 0..TABLES {
        let mut bench = Bench::new(entry, &format!("rounds {n}"));
        for _ in 0..ROUNDS {
            let before = bench.state();
            match bench.round(|_| {}) {
                Some(settlement) => settled(&bench, &before, &settlement),
                None => skipped += 1,
            }
            bench.clear();
        }
    }
    assert!(skipped * 4 < TABLES * ROUNDS, "{}: {skipped} rounds were not dealt", entry.id());
}

/// The wagers of a round, as they were made.
fn staked(events: &[Event]) -> Vec<(u8, Owner, String, Cents)> {
    let mut stakes: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Staked(bet) => Some((bet.seat.n(), bet.owner, bet.wager.clone(), bet.amount)),
            _ => None,
        })
        .collect();
    stakes.sort();
    stakes
}

#[test]
fn every_round_ends_settles_and_cites() {
    let known: BTreeSet<&str> = law::BOOKS
        .iter()
        .flat_map(|book| book.rules)
        .chain(&law::reading::RULES)
        .map(|rule| rule.id)
        .collect();
    assert!(known.iter().all(|id| law::find(id).is_some()));
    for entry in dealt() {
        rounds(*entry, |bench, before, settlement| {
            ends(bench);
            each_stake_once(bench, settlement);
            conserves(bench, before, settlement);
            within_bounds(bench, settlement);
            cites(&known, settlement);
        });
    }
}

/// The round is over, after no more events than a round may have.
fn ends(bench: &Bench) {
    let events = bench.table.view(Viewer::Croupier);
    let closed = events.iter().position(|event| *event == Event::Closed);
    let played = events.len() - closed.expect("betting was closed") - 1;
    assert!(played <= EVENTS_MAX, "{}: {played} events", bench.entry.id());
    assert_eq!(bench.table.next(), Next::Round, "{}", bench.entry.id());
    // A ruling may bring more cards.
    let dealt = events.iter().filter(|event| matches!(event, Event::Dealt { .. })).count();
    let ruled = events.iter().any(|event| matches!(event, Event::Ruled(_)));
    if let Some(Procedure::Shoe { round_max, .. }) = bench.entry.chance().procedure() {
        assert!(ruled || dealt <= usize::from(round_max), "{}: {dealt} cards", bench.entry.id());
    }
}

/// Each stake has exactly one line, and no line has another.
fn each_stake_once(bench: &Bench, settlement: &Settlement) {
    let line = |line: &table::Line| {
        assert!(line.collected <= line.stake && line.pays <= line.owed, "{line:?}");
        let lost = line.result == Outcome::Loses;
        assert!(lost || line.collected == Cents::ZERO, "{line:?}");
        (line.seat, line.owner, line.wager.clone(), line.stake)
    };
    let mut lines: Vec<_> = settlement.lines.iter().map(line).collect();
    // Wagers that decisions made come on top of those made before the deal.
    let wagers = bench.table.wagers();
    let decided = |id: &str| {
        let kind = wagers.iter().find(|info| info.id == id).map(|info| info.kind);
        matches!(kind, Some(Kind::Later | Kind::Bonus))
    };
    // What a ruling has found on a wager is another amount than was made there.
    let events = bench.table.view(Viewer::Croupier);
    let found = |seat: u8, id: &str| {
        let named = |event: &Event| match event {
            Event::Ruled(ruling) if ruling.amount.is_some() => {
                let wager = ruling.wager.as_deref().is_none_or(|wager| wager == id);
                wager && ruling.seat.map(Seat::n) == Some(seat)
            }
            _ => false,
        };
        events.iter().any(named)
    };
    lines.retain(|(seat, _, wager, _)| !decided(wager) && !found(*seat, wager));
    lines.sort();
    let mut stakes = staked(&events);
    stakes.retain(|(seat, _, wager, _)| !found(*seat, wager));
    assert_eq!(lines, stakes, "{}", bench.entry.id());
}

/// What one party gained another lost; meters hold what was moved into them.
fn conserves(bench: &Bench, before: &State, settlement: &Settlement) {
    let id = bench.entry.id();
    assert_eq!(settlement.nets().into_values().sum::<Cents>(), Cents::ZERO, "{id}");
    assert_eq!(settlement.net(Party::Layout), Cents::ZERO, "{id}");
    let after = bench.state().1;
    for (i, (was, is)) in before.1.iter().zip(after).enumerate() {
        let (Some(was), Some(is)) = (was, is) else { continue };
        let (meter, reserve) = (Party::Meter(i as u8), Party::Reserve(i as u8));
        assert_eq!(is.shown - was.shown, settlement.net(meter), "{id}: the meter");
        assert_eq!(is.reserve - was.reserve, settlement.net(reserve), "{id}: its reserve");
        assert!(!is.shown.is_negative() && !is.reserve.is_negative(), "{id}: {is:?}");
    }
}

/// Every line and every transfer says why, by a rule or a reading that exists.
fn cites(known: &BTreeSet<&str>, settlement: &Settlement) {
    let lines = settlement.lines.iter().map(|line| (&line.rule, &line.label));
    let transfers = settlement.transfers.iter().map(|moved| (&moved.why.rule, &moved.why.label));
    for (rule, label) in lines.chain(transfers) {
        assert!(known.contains(rule.as_str()) && !label.is_empty(), "{label} by {rule}");
    }
}

/// Nobody loses more than the stakes made and the fees owed; a player-dealer stays within what it
/// put up.
fn within_bounds(bench: &Bench, settlement: &Settlement) {
    let mut room: BTreeMap<Party, Cents> = BTreeMap::new();
    let mut put_up = None;
    for line in &settlement.lines {
        let seat = Seat::new(line.seat).expect("a seat");
        let payer = match line.owner {
            Owner::Behind(n) => Party::Behind(seat, n),
            Owner::Seat | Owner::Dealer => Party::Seat(seat),
        };
        *room.entry(payer).or_default() += line.stake;
    }
    for event in bench.table.view(Viewer::Croupier) {
        if let Event::Banked { amount, .. } = event {
            put_up = Some(amount);
        }
    }
    for (party, net) in settlement.nets() {
        let fees = settlement.transfers.iter().filter(|t| t.to == Party::Room && t.from == party);
        let play = net + fees.map(|transfer| transfer.amount).sum::<Cents>();
        match party {
            Party::Seat(_) | Party::Behind(..) => {
                let staked = room.get(&party).copied().unwrap_or_default();
                assert!(-play <= staked, "{party:?} lost {play} of {staked}");
            }
            Party::PlayerDealer => {
                let put_up = put_up.expect("somebody banks");
                assert!(play.abs() <= put_up, "the player-dealer moved {play} of {put_up}");
            }
            _ => {}
        }
    }
}

/// A table that repeats what is on the record of another.
struct Replay(Bench);

impl Replay {
    fn of(bench: &Bench) -> Replay {
        Replay(Bench::open(bench.entry, bench.posted.clone(), Chance::named("")))
    }

    /// Repeats a round, settled or not: the recomputed settlement is the last event of both.
    fn repeats(&mut self, bench: &Bench) {
        let Replay(replay) = self;
        if bench.shoes > replay.shoes {
            replay.table.new_shoe();
            replay.shoes = bench.shoes;
        }
        for event in bench.table.view(Viewer::Croupier) {
            let applied = replay.table.apply(&event);
            assert!(applied.is_ok(), "{}: {event:?}: {applied:?}", bench.entry.id());
        }
        assert!(replay.state() == bench.state(), "{}: another round", bench.entry.id());
        replay.clear();
    }
}

#[test]
fn replay_is_equal() {
    for entry in dealt() {
        for n in 0..TABLES / 2 {
            let mut bench = Bench::new(*entry, &format!("replay {n}"));
            let mut replay = Replay::of(&bench);
            for _ in 0..ROUNDS {
                bench.round(|_| {});
                replay.repeats(&bench);
                bench.clear();
            }
        }
    }
}

#[test]
fn refusals_change_nothing() {
    let mut refused: BTreeSet<&str> = BTreeSet::new();
    for entry in dealt() {
        for n in 0..TABLES / 4 {
            let mut bench = Bench::small(*entry, &format!("refusals {n}"));
            let mut replay = Replay::of(&bench);
            for _ in 0..ROUNDS {
                bench.round(|bench| {
                    for _ in 0..2 {
                        let (what, request) = bench.chance.pick(&wrong::REQUESTS);
                        let Some(request) = request(bench) else { continue };
                        let answer = bench.attempt(what, request);
                        assert!(answer.is_err(), "{}: {what} was accepted", bench.entry.id());
                        refused.insert(what);
                    }
                });
                // Nor did it change anything that cannot be seen, such as the shoe.
                replay.repeats(&bench);
                bench.clear();
            }
        }
    }
    for (what, _) in wrong::REQUESTS {
        assert!(refused.contains(what), "nobody asked for {what}");
    }
}

/// Two tables that differ in one card which some viewers may not see, and those viewers.
struct Twins {
    one: Bench,
    other: Bench,
    unlike: Option<(&'static str, Vec<Viewer>)>,
}

impl Twins {
    fn new(entry: Entry, name: &str) -> Option<Twins> {
        let mut one = Bench::new(entry, name);
        if entry.options().iter().any(|option| option.name == "faces") {
            one.posted.insert("faces".into(), "down".into());
            one = Bench::open(entry, one.posted, one.chance);
        }
        let other = Bench::open(entry, one.posted.clone(), Chance::named(""));
        let mut twins = Twins { one, other, unlike: None };
        if !twins.one.closed(|_| {}) {
            return None;
        }
        for event in twins.one.table.view(Viewer::Croupier) {
            twins.other.table.apply(&event).expect("the same wagers");
        }
        Some(twins)
    }

    fn blind(&self, face: Face) -> Vec<Viewer> {
        let seats = (1..=self.one.table.terms().seats_max).filter_map(Seat::new);
        let seats = seats.filter(|seat| face != Face::Own(*seat)).map(Viewer::Seat);
        seats.chain([Viewer::Public]).collect()
    }

    /// A seat to which the cards at the spot have been handed is blind no longer.
    fn handed(&mut self) {
        let Some((spot, blind)) = &mut self.unlike else { return };
        for event in self.one.table.view(Viewer::Public) {
            if let Event::Handed { of, to, .. } = event
                && of == *spot
            {
                blind.retain(|viewer| *viewer != Viewer::Seat(to));
            }
        }
    }

    /// One step of both; false once the card they differ in is shown, or the round is over.
    fn step(&mut self) -> bool {
        let (one, other) = (self.one.table.next(), self.other.table.next());
        if one != other {
            // The dealer may look at a hidden card and end the round by showing it.
            let spot = self.unlike.as_ref().map(|(spot, _)| *spot);
            let shows = |next: &Next| matches!(next, Next::Show { of } if Some(*of) == spot);
            assert!(shows(&one) || shows(&other), "{one:?} or {other:?}");
            return false;
        }
        match one {
            Next::Card { to, face } => {
                let card = self.one.draw();
                let mut twin = card;
                if face != Face::Up && self.unlike.is_none() && self.one.chance.once_in(2) {
                    twin = self.one.draw();
                    self.unlike = (twin != card).then(|| (to, self.blind(face)));
                }
                self.one.table.deal(card).expect("a card");
                self.other.table.deal(twin).expect("a card");
            }
            Next::Show { .. } => {
                let shown = (self.one.table.show(), self.other.table.show());
                self.handed();
                return shown.0.expect("a card") == shown.1.expect("a card");
            }
            Next::Decision { seat, menu } => {
                let act = &menu[self.one.chance.below(menu.len())];
                self.one.table.decide(seat, act).expect("an act");
                self.other.table.decide(seat, act).expect("an act");
            }
            Next::Settlement | Next::Wagers | Next::Round | Next::Throw { .. } => return false,
        }
        true
    }
}

#[test]
fn nobody_sees_a_hidden_card_before_it_is_shown() {
    let mut compared: BTreeMap<&str, usize> = BTreeMap::new();
    for entry in dealt() {
        for n in 0..TABLES {
            let Some(mut twins) = Twins::new(*entry, &format!("twins {n}")) else { continue };
            while twins.step() {
                let Some((_, blind)) = &twins.unlike else { continue };
                for viewer in blind {
                    let (one, other) = (&twins.one.table, &twins.other.table);
                    assert_eq!(one.view(*viewer), other.view(*viewer), "{}", entry.id());
                    assert_eq!(one.summary(), other.summary(), "{}", entry.id());
                }
                *compared.entry(entry.id()).or_default() += 1;
            }
        }
    }
    let hides = [
        "co/baccarat",
        "co/midi-baccarat",
        "ca/baccarat",
        "ca/fortune-7-baccarat",
        "ca/baccarat-9",
        "ca/baccarat-9-2009",
    ];
    for id in hides {
        assert!(compared.get(id).is_some_and(|n| *n >= TABLES), "{id}: {compared:?}");
    }
}
