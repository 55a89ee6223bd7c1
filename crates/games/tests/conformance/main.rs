//! Conformance: what holds at every table of the catalogue, whatever its game.
//!
//! Each entry is opened many times with random lawful values posted, and plays random rounds:
//! wagers of several seats, people behind them and dealer tips, cards of its own pack in a fair or
//! a stacked order, decisions from the menu, now and then a ruling. A new entry is tested by
//! standing in [`CATALOG`].

mod chance;
mod cited_tests;
mod layout_tests;
// Rule tests take these looks at a table, too, and some that are not taken here.
#[allow(dead_code)]
#[path = "../../src/testing.rs"]
mod looks;
mod promises_tests;
mod testing;
mod whole_tests;
mod wild_tests;
mod wrong;

use crate::looks::{Looks as _, Replays as _};
use chance::Chance;
use games::{CATALOG, Entry, Procedure};
use money::Cents;
use std::collections::{BTreeMap, BTreeSet};
use table::Tape;
use table::{
    Ask, Carried, Event, Face, Kind, MeterState, Name, Outcome, Owner, Party, Seat, Settlement,
    Table as _, Verbs as _, Viewer, What,
};
use testing::{Bench, events_max};

/// The entries that are played with cards.
fn dealt() -> impl Iterator<Item = &'static Entry> {
    CATALOG.iter().filter(|entry| entry.chance().thrown().is_none())
}

/// Tables opened of each entry, each with other values posted.
const TABLES: usize = 12;
/// Rounds played at each table.
const ROUNDS: usize = 12;
/// Tables of each entry that are told anything at all.
const WILD_TABLES: usize = 5;
/// How often each of them is told something.
const TOLD: usize = 200;

/// What meters hold, where a wager has one.
type Meters = [Option<MeterState>];

/// Plays random rounds of an entry and hands each settled one to `settled`, with the meters as
/// they were before the round.
fn rounds(entry: Entry, mut settled: impl FnMut(&Bench, &Meters, &Settlement)) {
    let mut skipped = 0;
    for n in 0..TABLES {
        let mut bench = Bench::new(entry, &format!("rounds {n}"));
        for _ in 0..ROUNDS {
            let before = bench.meters();
            match bench.round(|_| {}) {
                Some(settlement) => settled(&bench, &before, &settlement),
                None => skipped += 1,
            }
            bench.clear();
        }
    }
    assert!(skipped * 4 < TABLES * ROUNDS, "{}: {skipped} rounds were not dealt", entry.id());
}

/// The wagers of a round, as they were made: before the deal and not taken back, or by a decision.
fn staked(events: &[Event]) -> Vec<(u8, Owner, String, Cents)> {
    let mut stakes = Vec::new();
    let mut closed = false;
    for Event { what, .. } in events {
        match what {
            What::Staked { bet, .. } => {
                stakes.push((bet.seat.n(), bet.owner, bet.wager.clone(), bet.amount));
            }
            // What was put up to bank is no wager.
            What::Withdrawn { seat, owner, wager, amount, .. }
                if !closed && wager != table::PLAYER_DEALER =>
            {
                let gone = (seat.n(), *owner, wager.to_string(), *amount);
                let at = stakes.iter().position(|stake| *stake == gone);
                stakes.remove(at.expect("what goes back was made"));
            }
            What::Closed => closed = true,
            _ => {}
        }
    }
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
            cited_tests::cites_its_own(bench.entry.id(), "a settlement", settlement);
        });
    }
}

/// The round is over, after no more events than a round may have.
fn ends(bench: &Bench) {
    let events = bench.table.events();
    let closed = events.iter().position(|event| event.what == What::Closed);
    let played = events.len() - closed.expect("betting was closed") - 1;
    assert!(played <= events_max(bench.entry), "{}: {played} events", bench.entry.id());
    assert_eq!(bench.table.next(), Ask::Round, "{}", bench.entry.id());
    // A ruling may bring more cards.
    let dealt = events.iter().filter(|e| matches!(e.what, What::Dealt { .. })).count();
    // Where hands draw as long as they like, a shoe is measured by less than the most.
    let draws = matches!(bench.entry, Entry::TwentyOne(_));
    let ruled = draws || events.iter().any(|event| matches!(event.what, What::Ruled { .. }));
    if let Some(Procedure::Shoe { round_max, .. }) = bench.entry.chance().procedure() {
        assert!(ruled || dealt <= usize::from(round_max), "{}: {dealt} cards", bench.entry.id());
    }
}

/// Each stake has exactly one line, and no line has another.
fn each_stake_once(bench: &Bench, settlement: &Settlement) {
    let line = |line: &table::Line| {
        assert!(line.collected <= line.stake && line.pays <= line.owed, "{line:?}");
        let lost = matches!(line.result, Outcome::Loses | Outcome::Surrendered);
        assert!(lost || line.collected == Cents::ZERO, "{line:?}");
        (line.seat, line.owner, line.wager.clone(), line.stake)
    };
    let mut lines: Vec<_> = settlement.lines.iter().map(line).collect();
    // A bonus is nobody's chips.
    let bonus =
        |id: &str| bench.marks.iter().any(|mark| mark.id == id && mark.kind == Kind::Bonus);
    // What a ruling has found on a wager is another amount than was made there.
    let events = bench.table.events();
    let found = |seat: u8, id: &str| {
        let named = |event: &Event| match &event.what {
            What::Ruled { ruling, .. } if ruling.amount.is_some() => {
                let wager = ruling.wager.as_deref().is_none_or(|wager| wager == id);
                wager && ruling.seat.map(Seat::n) == Some(seat)
            }
            _ => false,
        };
        events.iter().any(named)
    };
    lines.retain(|(seat, _, wager, _)| !bonus(wager) && !found(*seat, wager));
    lines.sort();
    let mut stakes = staked(events);
    stakes.retain(|(seat, _, wager, _)| !found(*seat, wager));
    assert_eq!(lines, stakes, "{}", bench.entry.id());
}

/// What one party gained another lost; meters hold what was moved into them.
fn conserves(bench: &Bench, before: &Meters, settlement: &Settlement) {
    let id = bench.entry.id();
    assert_eq!(settlement.nets().into_values().sum::<Cents>(), Cents::ZERO, "{id}");
    assert_eq!(settlement.net(Party::Layout), Cents::ZERO, "{id}");
    for (i, (was, is)) in before.iter().zip(bench.meters()).enumerate() {
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
        assert!(known.contains(rule.id) && !label.is_empty(), "{label} by {rule}");
    }
}

/// Nobody loses more than the stakes made and the fees owed; a player-dealer stays within what it
/// put up.
fn within_bounds(bench: &Bench, settlement: &Settlement) {
    let mut room: BTreeMap<Party, Cents> = BTreeMap::new();
    let put_up = bench.table.sight(Viewer::Public).bank.map(|(_, amount)| amount);
    for line in &settlement.lines {
        let seat = Seat::new(line.seat).expect("a seat");
        let payer = match line.owner {
            Owner::Behind(n) => Party::Behind(seat, n),
            Owner::Seat | Owner::Dealer => Party::Seat(seat),
        };
        *room.entry(payer).or_default() += line.stake;
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

#[test]
fn replay_is_equal_wherever_the_record_ends() {
    for entry in dealt() {
        for n in 0..TABLES / 2 {
            let mut bench = Bench::new(*entry, &format!("replay {n}"));
            for _ in 0..ROUNDS / 2 {
                bench.round(|bench| {
                    if bench.chance.once_in(60) {
                        bench.table.same(bench.fresh());
                    }
                });
                bench.clear();
            }
            bench.table.same(bench.fresh());
        }
    }
}

/// A table that was opened again from what another carried at some place of its record.
struct Resumed {
    at: usize,
    table: Box<dyn table::Table>,
}

impl Resumed {
    fn from(bench: &Bench) -> Resumed {
        let carried = bench.table.carried();
        let text = serde_json::to_string(&carried).expect("it is written");
        let carried: Carried = serde_json::from_str(&text).expect("it is read");
        let resumed = bench.entry.resume(&bench.posted, &carried);
        let table = resumed.unwrap_or_else(|refusal| panic!("{refusal}"));
        Resumed { at: bench.table.inputs().len(), table }
    }
}

#[test]
fn a_resumed_table_goes_on_as_the_one_before() {
    for entry in dealt() {
        for n in 0..TABLES / 4 {
            let mut bench = Bench::new(*entry, &format!("resumed {n}"));
            let mut resumed = vec![Resumed::from(&bench)];
            for _ in 0..ROUNDS / 2 {
                bench.round(|_| {});
                bench.clear();
                // The bank of a round that did not begin is put up still.
                if bench.table.sight(Viewer::Public).bank.is_none() {
                    resumed.push(Resumed::from(&bench));
                }
            }
            assert!(resumed.len() > 2, "{}", entry.id());
            for Resumed { at, table } in resumed {
                bench.table.same_from(at, table);
            }
        }
    }
}

#[test]
fn a_table_goes_on_only_from_what_is_its_own() {
    let [one, other] =
        ["co/baccarat", "ca/baccarat"].map(|id| games::find(id).expect("an entry").entry);
    let mut carried = one.open(&law::Posted::new()).expect("a table").carried();
    let refused = |entry: Entry, carried: &Carried| {
        let posted = law::Posted::new();
        entry.resume(&posted, carried).err().map_or_else(String::new, |refusal| refusal.why)
    };
    assert_eq!(refused(one, &carried), "");
    assert_eq!(refused(other, &carried), "this is carried from co/baccarat, not ca/baccarat");
    carried.state["pack"] = "Ah Zz".into();
    assert!(refused(one, &carried).starts_with("what is carried is damaged"));
}

#[test]
fn refusals_change_nothing() {
    let mut refused: BTreeSet<&str> = BTreeSet::new();
    for entry in dealt() {
        for n in 0..TABLES / 4 {
            let mut bench = Bench::small(*entry, &format!("refusals {n}"));
            for _ in 0..ROUNDS / 2 {
                bench.round(|bench| {
                    for _ in 0..2 {
                        let (what, request) = bench.chance.pick(&wrong::REQUESTS);
                        let Some(request) = request(bench) else { continue };
                        let answer = bench.attempt(what, request);
                        assert!(answer.is_err(), "{}: {what} was accepted", bench.entry.id());
                        refused.insert(what);
                    }
                });
                bench.clear();
            }
            // Nor did it change anything that cannot be seen, such as the shoe.
            bench.table.same(bench.fresh());
        }
    }
    for (what, _) in wrong::REQUESTS {
        assert!(refused.contains(what), "nobody asked for {what}");
    }
}

#[test]
fn menus_are_true_and_everything_is_written() {
    for entry in dealt() {
        for n in 0..TABLES / 4 {
            let mut bench = Bench::new(*entry, &format!("menus {n}"));
            for _ in 0..ROUNDS / 4 {
                bench.round(|bench| {
                    promises_tests::menus_are_true(&bench.table, &mut bench.chance);
                    if bench.chance.once_in(4) {
                        promises_tests::is_written(&bench.table, &mut bench.chance);
                    }
                });
                promises_tests::is_written(&bench.table, &mut bench.chance);
                bench.clear();
            }
        }
    }
}

#[test]
fn whatever_it_is_told_it_has_checked() {
    for entry in CATALOG.iter() {
        let mut chance = Chance::named(&format!("{} wild", entry.id()));
        let (mut taken, mut refused, mut rounds) = (0, 0, 0);
        for _ in 0..WILD_TABLES {
            let posted = chance::posted(*entry, &mut chance);
            let open = || entry.open(&posted).unwrap_or_else(|breach| panic!("{breach}"));
            let mut table = Tape::new(open());
            for _ in 0..TOLD {
                let input = wild_tests::input(&table, &mut chance);
                match promises_tests::attempt(&mut table, "anything", input) {
                    Ok(_) => taken += 1,
                    Err(_) => refused += 1,
                }
            }
            rounds += table.sight(Viewer::Public).rounds;
            table.same(open());
        }
        let enough = taken > TOLD && refused > TOLD && rounds > 0;
        assert!(enough, "{}: {taken} {refused} {rounds}", entry.id());
    }
}

/// Two tables that differ in one card which some viewers may not see, and those viewers.
struct Twins {
    one: Bench,
    other: Tape,
    unlike: Option<(Name, Vec<Viewer>)>,
}

impl Twins {
    fn new(entry: Entry, name: &str) -> Option<Twins> {
        let mut one = Bench::new(entry, name);
        if entry.options().iter().any(|option| option.name == "faces") {
            one.posted.insert("faces".into(), "down".into());
            one = Bench::open(entry, one.posted, one.chance);
        }
        if !one.closed(|_| {}) {
            return None;
        }
        let other = one.table.same(one.fresh());
        Some(Twins { one, other, unlike: None })
    }

    fn blind(&self, face: Face) -> Vec<Viewer> {
        let seats = self.one.table.sign().all_seats();
        let seats = seats.filter(|seat| face != Face::Own(*seat)).map(Viewer::Seat);
        seats.chain([Viewer::Public]).collect()
    }

    /// A seat to which the cards at the spot have been handed is blind no longer.
    fn handed(&mut self) {
        let Some((spot, blind)) = &mut self.unlike else { return };
        for what in self.one.table.whats(Viewer::Public) {
            if let What::Handed { of, to, .. } = what
                && of == *spot
            {
                blind.retain(|viewer| *viewer != Viewer::Seat(to));
            }
        }
    }

    /// One step of both; false once the card they differ in is shown, or the round is over.
    fn step(&mut self) -> bool {
        let (one, other) = (self.one.table.next(), self.other.next());
        if one != other {
            // The dealer may look at a hidden card and end the round by showing it.
            let spot = self.unlike.as_ref().map(|(spot, _)| spot);
            let shows = |ask: &Ask| matches!(ask, Ask::Show { of, .. } if Some(of) == spot);
            assert!(shows(&one) || shows(&other), "{one:?} or {other:?}");
            return false;
        }
        match one {
            Ask::Card { to, face, .. } => {
                let card = self.one.draw();
                let mut twin = card;
                if face != Face::Up && self.unlike.is_none() && self.one.chance.once_in(2) {
                    twin = self.one.draw();
                    self.unlike = (twin != card).then(|| (to, self.blind(face)));
                }
                self.one.table.deal(card).expect("a card");
                self.other.deal(twin).expect("a card");
            }
            Ask::Show { .. } => {
                let shown = (self.one.table.turn(), self.other.turn());
                self.handed();
                return shown.0.expect("a card") == shown.1.expect("a card");
            }
            Ask::Decide { seat } => {
                let words = self.one.table.words(seat);
                let act = &words[self.one.chance.below(words.len())];
                // Who decides knows his own cards: what they let him do, and what the house does
                // with them at his word, is for all to see.
                let own = format!("seat{}", seat.n());
                let unlike = self.unlike.as_ref().is_some_and(|(spot, _)| *spot == own);
                if unlike && (act == "house-way" || words != self.other.words(seat)) {
                    return false;
                }
                self.one.table.decide(seat, act).expect("an act");
                self.other.decide(seat, act).expect("an act");
            }
            Ask::Follow { seat, .. } => {
                let menu = self.one.table.menu(seat).into_iter();
                let open: Vec<_> = menu.filter(table::Choice::is_open).collect();
                let choice = &open[self.one.chance.below(open.len())];
                let input = choice.input(seat, None, table::Cards::default());
                self.one.table.say(input.clone()).expect("an act");
                self.other.say(input).expect("an act");
            }
            _ => return false,
        }
        true
    }

    /// Nothing that a viewer who may not see the card can look at tells the two apart; says
    /// whether there is such a viewer.
    fn look_alike(&mut self) -> bool {
        let Some((_, blind)) = &self.unlike else { return false };
        let (one, other) = (&self.one.table, &self.other);
        let id = &one.sign().id;
        for viewer in blind {
            assert_eq!(one.view(*viewer), other.view(*viewer), "{id}");
        }
        if one.next() != other.next() {
            // The dealer has looked: what comes of it `step` holds to account.
            return true;
        }
        for viewer in [self.one.chance.below(blind.len()), blind.len() - 1].map(|at| blind[at]) {
            let sight = |table: &Tape| serde_json::to_string(&table.sight(viewer)).ok();
            assert_eq!(sight(one), sight(other), "{id}");
            if let Viewer::Seat(seat) = viewer {
                assert_eq!(one.menu(seat), other.menu(seat), "{id}");
            }
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
                *compared.entry(entry.id()).or_default() += usize::from(twins.look_alike());
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
