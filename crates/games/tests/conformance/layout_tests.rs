//! Conformance of tables with a layout: long sessions of several seats at a wheel or with dice.
//!
//! People put chips on random marks, take them back, change wagers that stand, pass the dice and
//! ask for what cannot be; chance shows each thing it can show equally often. Other tables repeat
//! the record of the first, from its beginning or from what it carried between two throws, and one
//! has a fresh wager on every mark at every throw.

mod testing;

use super::promises_tests;
use crate::looks::{Looks as _, Replays as _};
use games::{CATALOG, Entry};
use law::Posted;
use money::Cents;
use std::collections::BTreeMap;
use table::Tape;
use table::{
    Bet, Line, Lying, Name, Outcome, Party, Settlement, Sight, Table, Verbs as _, Viewer, What,
};
use testing::{Floor, Round, chips, close, is_down, seat};

/// Tables opened of each entry, each with other values posted.
const TABLES: usize = 6;
/// Throws at each table.
const THROWS: usize = 40;

fn laid_out() -> impl Iterator<Item = &'static Entry> {
    CATALOG.iter().filter(|entry| entry.chance().thrown().is_some())
}

/// Whether a wager may outlive a throw, as the books say it.
fn may_stand(entry: Entry, wager: &str, posted: &Posted, shown: &str) -> bool {
    match entry {
        Entry::Roulette(_) => wager == "rage",
        Entry::Dice(_) => {
            let stems = ["win-line", "dont-win", "come", "dont-come", "behind", "hard", "place"];
            stems.iter().any(|stem| wager.starts_with(stem))
        }
        Entry::BigSix(_) => {
            shown.contains('|') && posted.get("between").is_some_and(|way| way == "void")
        }
        Entry::SicBo(_)
        | Entry::Baccarat(_)
        | Entry::Nines(_)
        | Entry::Pan(_)
        | Entry::PaiGow(_)
        | Entry::Tiles(_)
        | Entry::Pokara(_)
        | Entry::TwentyOne(_)
        | Entry::Duel(_) => false,
    }
}

type Stakes = Vec<(u8, String, Cents)>;

fn lines(settlement: &Settlement, of: impl Fn(&Line) -> bool) -> Stakes {
    let stake = |line: &Line| (line.seat, line.wager.clone(), line.stake);
    let mut stakes: Stakes = settlement.lines.iter().filter(|line| of(line)).map(stake).collect();
    stakes.sort();
    stakes
}

fn stakes(lying: &[Lying]) -> Stakes {
    let mut stakes: Stakes =
        lying.iter().map(|lies| (lies.seat.n(), lies.wager.to_string(), lies.amount)).collect();
    stakes.sort();
    stakes
}

fn sum(stakes: &[(u8, String, Cents)]) -> Cents {
    stakes.iter().map(|(.., amount)| *amount).sum()
}

/// Every stake is decided, stands, or was taken down; and chips are where they should be.
fn each_stake_once(floor: &Floor, round: &Round) {
    let id = floor.entry.id();
    let stands = |line: &Line| line.result == Outcome::Stands;
    let (settlement, after) = (&round.settlement, floor.table.lying());
    let on_the_layout = lines(settlement, |line| !is_down(line));
    assert_eq!(on_the_layout, stakes(&round.lay), "{id}: each wager has one line");
    assert_eq!(lines(settlement, stands), stakes(&after), "{id}: what stands still lies there");
    let down = sum(&lines(settlement, is_down));
    assert_eq!(down, round.unsettled, "{id}: taken down");
    let decided = sum(&lines(settlement, |line| !stands(line) && !is_down(line)));
    let came = round.before + floor.staked - floor.taken;
    assert_eq!(came, chips(&after) + decided, "{id}: chips");
    for line in settlement.lines.iter().filter(|line| stands(line)) {
        let may = may_stand(floor.entry, &line.wager, &floor.posted, &round.shown);
        assert!(may, "{id}: {} stands after {}", line.wager, round.shown);
        assert_eq!((line.pays, line.collected), (Cents::ZERO, Cents::ZERO));
    }
}

/// What one party gained another lost, each seat what its lines say.
fn conserves(floor: &Floor, settlement: &Settlement) {
    let id = floor.entry.id();
    assert_eq!(settlement.nets().into_values().sum::<Cents>(), Cents::ZERO, "{id}");
    assert_eq!(settlement.net(Party::Layout), Cents::ZERO, "{id}");
    let mut nets: BTreeMap<Party, Cents> = BTreeMap::new();
    for line in &settlement.lines {
        assert!(line.collected <= line.stake, "{line:?}");
        let gain = match line.result {
            Outcome::Wins => line.pays,
            Outcome::Loses => -line.collected,
            _ => Cents::ZERO,
        };
        *nets.entry(Party::Seat(seat(line.seat.into()))).or_default() += gain;
        *nets.entry(Party::House).or_default() -= gain;
    }
    for (party, net) in nets {
        assert_eq!(settlement.net(party), net, "{id}: {party:?}");
    }
}

fn cites(settlement: &Settlement) {
    let lines = settlement.lines.iter().map(|line| (&line.rule, &line.label));
    let transfers = settlement.transfers.iter().map(|moved| (&moved.why.rule, &moved.why.label));
    for (rule, label) in lines.chain(transfers) {
        assert!(law::find(rule.id).is_some() && !label.is_empty(), "{label} by {rule}");
    }
}

/// Nothing is hidden from anybody.
fn is_open(table: &dyn Table) {
    let (events, sight) = (table.events(), table.sight(Viewer::Croupier));
    for viewer in [Viewer::Public, Viewer::Seat(seat(1)), Viewer::Seat(seat(16))] {
        assert_eq!(table.view(viewer), events, "{}", table.sign().id);
        assert_eq!(table.sight(viewer), sight, "{}", table.sign().id);
    }
}

/// On another table a seat has a fresh wager on every mark that takes one: those that win are lit,
/// and no other is.
fn lights(floor: &Floor, probe: &mut dyn Table, n: usize, shown: &str) {
    let amount = |limits: table::Limits| limits.min + Cents::new(n as i64);
    let seat = seat(n % usize::from(probe.sign().seats) + 1);
    let fresh = |mark: &Name| -> Option<(String, Cents)> {
        let amount = amount(probe.mark(mark).limits);
        let bet = Bet::new(seat, mark.clone(), amount);
        probe.stake(&bet).ok().map(|()| (bet.wager, amount))
    };
    let made: Vec<(String, Cents)> = floor.marks.iter().filter_map(fresh).collect();
    close(probe);
    probe.throw(shown).unwrap_or_else(|refusal| panic!("{refusal}"));
    let lit = probe.lit();
    assert_eq!(lit, floor.table.lit(), "{}: as at the other table", floor.entry.id());
    let settled = probe.settle().unwrap_or_else(|refusal| panic!("{refusal}"));
    probe.clear().unwrap_or_else(|refusal| panic!("{refusal}"));
    for (wager, amount) in made {
        // A wager that has travelled to a number lies elsewhere, and is of another amount.
        let travels = matches!(wager.as_str(), "come" | "dont-come");
        let mut lines = settled.lines.iter().filter(|line| line.wager == wager);
        let line = lines.find(|l| l.seat == seat.n() && (!travels || l.stake == amount));
        let won = line.expect("a line").result == Outcome::Wins;
        assert_eq!(
            lit.iter().any(|mark| *mark == wager),
            won,
            "{}: {wager} {shown}",
            floor.entry.id()
        );
    }
}

#[test]
fn sessions_settle_replay_and_light_what_has_won() {
    for entry in laid_out() {
        let mut tally: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
        for n in 0..TABLES {
            let mut floor = Floor::new(*entry, &format!("session {n}"));
            let mut probe = floor.fresh();
            for n in 0..THROWS {
                let round = floor.round();
                each_stake_once(&floor, &round);
                conserves(&floor, &round.settlement);
                cites(&round.settlement);
                is_open(&floor.table);
                lights(&floor, probe.as_mut(), n, &round.shown);
                floor.table.clear().unwrap_or_else(|refusal| panic!("{refusal}"));
            }
            floor.table.same(floor.fresh());
            for (what, [granted, refused]) in floor.tally {
                let all = tally.entry(what).or_default();
                *all = [all[0] + granted, all[1] + refused];
            }
        }
        // The suite asked for enough of everything that the game has.
        let count = |what: &str| tally.get(what).copied().unwrap_or_default();
        assert!(count("a wager").iter().all(|n| *n > TABLES * THROWS), "{tally:?}");
        assert!(count("a withdrawal").iter().all(|n| *n > 10), "{tally:?}");
        assert!(count("taking back")[0] > 2 && count("taking down")[1] > 10, "{tally:?}");
        assert!(count("settling between throws")[0] > 10, "{tally:?}");
        let comes_down = matches!(entry, Entry::Dice(_) | Entry::BigSix(_));
        assert_eq!(count("taking down")[0] > 2, comes_down, "{}: {tally:?}", entry.id());
        // Fresh chips may be fewer at any table.
        assert!(count("reducing").iter().all(|n| *n > 2), "{}: {tally:?}", entry.id());
        let calls = matches!(entry, Entry::Dice(_));
        for what in ["calling on", "calling off", "a decision", "a ruling"] {
            assert_eq!(count(what)[0] > 0, calls, "{}: {what}: {tally:?}", entry.id());
        }
    }
}

#[test]
fn a_table_goes_on_from_what_it_carried_and_keeps_its_promises() {
    for entry in laid_out() {
        let mut floor = Floor::new(*entry, "carried");
        let mut resumed = Vec::new();
        for _ in 0..THROWS / 4 {
            let carried = floor.table.carried();
            promises_tests::reads_back(&carried);
            let table = entry.resume(&floor.posted, &carried);
            resumed.push((
                floor.table.inputs().len(),
                table.unwrap_or_else(|refusal| panic!("{refusal}")),
            ));
            floor.round();
            promises_tests::is_written(&floor.table, &mut floor.chance);
            floor.table.clear().unwrap_or_else(|refusal| panic!("{refusal}"));
            promises_tests::menus_are_true(&floor.table, &mut floor.chance);
        }
        for (at, table) in resumed {
            floor.table.same_from(at, table);
        }
    }
}

/// A table as it would be had nothing been told it since: without the number of the next event.
fn unnumbered(table: &Tape) -> (Sight, serde_json::Value) {
    (Sight { next: 0, ..table.sight(Viewer::Croupier) }, table.carried().state)
}

#[test]
fn what_is_put_down_and_taken_back_was_never_there() {
    for entry in laid_out() {
        let mut floor = Floor::new(*entry, "put and take");
        let mut taken = 0;
        for _ in 0..THROWS {
            floor.round();
            floor.table.clear().expect("cleared");
            let (seat, wager) = (floor.seat(), floor.mark());
            let amount = floor.table.mark(&wager).limits.min;
            let before = unnumbered(&floor.table);
            if floor.table.stake(&Bet::new(seat, wager.clone(), amount)).is_err() {
                continue;
            }
            taken += 1;
            assert!(unnumbered(&floor.table) != before, "{wager}");
            assert_eq!(floor.table.back(seat, &wager), Ok(amount), "{wager}");
            assert!(unnumbered(&floor.table) == before, "{}: {wager}", entry.id());
            // Both stay on record.
            let [.., made, back] = &floor.table.whats(Viewer::Public)[..] else { panic!("two") };
            assert!(matches!(made, What::Staked { bet, .. } if bet.wager == wager), "{made:?}");
            assert!(matches!(back, What::Withdrawn { wager: of, .. } if *of == wager), "{back:?}");
        }
        assert!(taken > THROWS / 4, "{}: {taken}", entry.id());
    }
}

#[test]
fn the_record_keeps_chips_on_which_a_decision_hung() {
    let dice = laid_out().find(|entry| entry.id() == "uk/dice").expect("dice");
    let open = || dice.open(&Posted::new()).expect("a table");
    let mut table = Tape::new(open());
    let amount = Cents::dollars(10);
    table.stake(&Bet::new(seat(2), "win-line", amount)).expect("a line");
    // Seat 2 is the only other player, and receives the dice.
    table.decide(seat(1), "pass").expect("passed");
    assert_eq!(table.back(seat(2), "win-line"), Ok(amount));
    assert_eq!(table.figure("shooter").as_deref(), Some("seat 2"), "{:?}", table.figures());
    assert_eq!(table.lying(), []);
    table.same(open());
}
