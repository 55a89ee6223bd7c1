//! A table with a layout on the bench: what people do there between two throws, and a throw.

use super::super::chance::{Chance, posted};
use crate::Variant;
use crate::{Entry, OnLayout};
use law::Posted;
use money::Cents;
use std::collections::BTreeMap;
use table::{
    Bet, Call, Change, Event, Layout, Line, Lying, Next, Outcome, Owner, Refusal, Ruling, Seat,
    Settlement, Table, Viewer,
};

/// Things done between two throws.
const ACTS: usize = 14;

/// Writes everything that chance can show.
struct Everything<'a>(&'a Posted);

impl OnLayout for Everything<'_> {
    type Out = Vec<String>;

    fn visit<L: Layout>(self, variant: &'static Variant<L>) -> Vec<String> {
        let rules = variant.post(self.0).unwrap_or_else(|breach| panic!("{breach}")).rules;
        L::all(&rules).into_iter().map(|(shown, _)| L::write(&rules, shown)).collect()
    }
}

fn everything(entry: Entry, posted: &Posted) -> Vec<String> {
    let mut all = entry.on_layout(Everything(posted)).expect("a layout");
    if matches!(entry, Entry::BigSix(_)) {
        let between: Vec<String> =
            all.windows(2).map(|two| format!("{}|{}", two[0], two[1])).collect();
        all.extend(between);
    }
    all
}

/// Everything about a table that can be seen from outside.
pub(super) type State =
    (Vec<Lying>, Settlement, Vec<(&'static str, String)>, Vec<Event>, Next, Vec<&'static str>);

pub(super) fn state(table: &dyn Table) -> State {
    let (rest, view) = (table.rest(), table.view(Viewer::Croupier));
    (table.lying(), rest, table.summary(), view, table.next(), table.lit())
}

pub(super) fn chips(lying: &[Lying]) -> Cents {
    lying.iter().map(|wager| wager.amount).sum()
}

pub(super) fn seat(n: usize) -> Seat {
    Seat::new(n as u8).expect("a seat")
}

/// Closes betting. At dice somebody has to throw: a shooter without a wager on a line makes one,
/// and what was put down for it is said.
pub(super) fn close(table: &mut dyn Table) -> Cents {
    let amount = table.terms().main.min;
    let seats = 0..=usize::from(table.terms().seats_max);
    for shooter in seats.filter_map(|n| Seat::new(n as u8)) {
        if table.close().is_ok() {
            return Cents::ZERO;
        }
        let line = Bet { seat: shooter, owner: Owner::Seat, wager: "win-line".into(), amount };
        let has = |lies: &Lying| lies.seat == shooter && lies.wager == "win-line";
        let staked = !table.lying().iter().any(has) && table.stake(&line).is_ok();
        if table.close().is_ok() {
            return amount;
        }
        if staked {
            table.withdraw(shooter, "win-line").expect("just put there");
        }
    }
    panic!("{}: nobody may throw", table.id());
}

/// A table with what has been put on it since it was last empty of fresh chips.
pub(super) struct Floor {
    pub(super) entry: Entry,
    pub(super) table: Box<dyn Table>,
    pub(super) posted: Posted,
    chance: Chance,
    pub(super) marks: Vec<&'static str>,
    shown: Vec<String>,
    /// Put down and taken off again since the last throw.
    pub(super) staked: Cents,
    pub(super) taken: Cents,
    /// What was done and how often: accepted, refused.
    pub(super) tally: BTreeMap<&'static str, [usize; 2]>,
}

impl Floor {
    pub(super) fn new(entry: Entry, name: &str) -> Floor {
        let mut chance = Chance::named(&format!("{} {name}", entry.id()));
        let mut posted = posted(entry, &mut chance);
        if matches!(entry, Entry::BigSix(_)) {
            posted.insert("between".into(), chance.pick(&["void", "passed"]).into());
        }
        // Without it nobody may throw where several have wagers.
        posted.remove("offers.win-line");
        let table = entry.open(&posted).unwrap_or_else(|breach| panic!("{breach}"));
        let marks = table.wagers().iter().map(|wager| wager.id).collect();
        let shown = everything(entry, &posted);
        let (staked, taken, tally) = (Cents::ZERO, Cents::ZERO, BTreeMap::new());
        Floor { entry, table, posted, chance, marks, shown, staked, taken, tally }
    }

    pub(super) fn twin(&self) -> Box<dyn Table> {
        self.entry.open(&self.posted).unwrap_or_else(|breach| panic!("{breach}"))
    }

    /// Asks for something; what is refused has changed nothing. Says how many chips were added to
    /// the layout by it.
    fn attempt<T>(
        &mut self,
        what: &'static str,
        request: impl FnOnce(&mut dyn Table) -> Result<T, Refusal>,
    ) -> Option<(T, Cents)> {
        let before = state(self.table.as_ref());
        let answer = request(self.table.as_mut());
        let count = self.tally.entry(what).or_default();
        match answer {
            Ok(found) => {
                count[0] += 1;
                Some((found, chips(&self.table.lying()) - chips(&before.0)))
            }
            Err(refusal) => {
                count[1] += 1;
                assert!(!refusal.why.is_empty(), "{what}: refused without a word");
                let cited = refusal.rule.is_none_or(|rule| law::find(rule.id).is_some());
                assert!(cited, "{what}: {refusal}");
                let same = state(self.table.as_ref()) == before;
                assert!(same, "{what}: refused, and changed something: {refusal}");
                None
            }
        }
    }

    fn refused<T>(
        &mut self,
        what: &'static str,
        request: impl FnOnce(&mut dyn Table) -> Result<T, Refusal>,
    ) {
        assert!(self.attempt(what, request).is_none(), "{}: {what} was granted", self.entry.id());
    }

    pub(super) fn seat(&mut self) -> Seat {
        let most = usize::from(self.table.terms().seats_max).min(4);
        seat(1 + self.chance.below(most))
    }

    /// Any mark, but often one of the first or the last: lines at dice, Rage at roulette.
    pub(super) fn mark(&mut self) -> &'static str {
        let few = self.marks.len().min(6);
        match self.chance.below(3) {
            0 => self.marks[self.chance.below(few)],
            1 if self.chance.once_in(2) => self.marks[self.marks.len() - 1],
            _ => self.chance.pick(&self.marks),
        }
    }

    fn stake(&mut self) {
        let (seat, wager) = (self.seat(), self.mark());
        let limits = self.table.limits(wager).expect("a wager on offer");
        let cents = [-500, 0, 1, 333, 500, 501, 1000, 2500, 10_000];
        let amount = match self.chance.below(12) {
            0 => limits.min - Cents::new(1),
            1 => limits.min,
            2 => limits.max,
            3 => limits.max + Cents::new(1),
            _ => Cents::new(self.chance.pick(&cents)),
        };
        let bet = Bet { seat, owner: Owner::Seat, wager: wager.into(), amount };
        let there: Cents = self.on(seat, wager).iter().map(|wager| wager.amount).sum();
        if let Some(((), more)) = self.attempt("a wager", |table| table.stake(&bet)) {
            assert!(amount > Cents::ZERO && more == amount, "{wager}: {more} for {amount}");
            assert!(amount + there >= limits.min, "{wager} {amount}");
            assert!(amount <= limits.max, "{wager} {amount}");
            self.staked += amount;
        }
    }

    /// What a seat has on a mark.
    fn on(&self, seat: Seat, wager: &str) -> Vec<Lying> {
        let mut lying = self.table.lying();
        lying.retain(|lies| lies.seat == seat && lies.wager == wager);
        lying
    }

    /// A wager that lies there, with the name by which its owner changes it; or any mark.
    fn own(&mut self) -> (Seat, String) {
        let lying = self.table.lying();
        if lying.is_empty() || self.chance.once_in(4) {
            return (self.seat(), self.mark().to_string());
        }
        let lies = self.chance.pick(&lying);
        let name = match lies.memory.point {
            0 => lies.wager.to_string(),
            point => format!("{}-{point}", lies.wager),
        };
        (lies.seat, name)
    }

    fn withdraw(&mut self) {
        let (seat, wager) = self.own();
        let staked = |event: &Event| match event {
            Event::Staked(bet) if bet.seat == seat && bet.wager == wager => Some(bet.amount),
            _ => None,
        };
        let put: Cents = self.table.view(Viewer::Croupier).iter().filter_map(staked).sum();
        let request = |table: &mut dyn Table| table.withdraw(seat, &wager);
        if let Some((back, more)) = self.attempt("a withdrawal", request) {
            assert_eq!(more, -back, "{wager}");
            assert!(back > Cents::ZERO && back <= put, "{wager}: {back} of {put}");
            self.staked -= back;
        }
    }

    fn change(&mut self) {
        let (seat, wager) = self.own();
        let amount = Cents::new(self.chance.pick(&[0, -5, 1, 333, 500, 2000]));
        let (what, change) = match self.chance.below(5) {
            0 => ("taking down", Change::Take),
            1 => ("reducing", Change::Reduce(amount)),
            2 => ("calling on", Change::Call(Call::On)),
            3 => ("calling off", Change::Call(Call::Off)),
            _ => ("taking back", Change::Back),
        };
        let before = self.table.rest();
        let down = before.lines.len();
        let fallen = |rest: &Settlement| -> Cents {
            rest.lines.iter().filter(|line| is_down(line)).map(|line| line.stake).sum()
        };
        let request = |table: &mut dyn Table| table.change(seat, &wager, change);
        let Some(((), more)) = self.attempt(what, request) else { return };
        let rest = self.table.rest();
        match change {
            Change::Take | Change::Reduce(_) => {
                assert!(more < Cents::ZERO, "{wager}: {more}");
                assert!(change == Change::Take || more == -amount, "{wager}: {more}");
                // What had stood comes down with a line; what was fresh was never staked.
                let stood = fallen(&rest) - fallen(&before);
                assert!(stood <= -more && (change != Change::Take || stood == -more), "{wager}");
                self.taken += stood;
                self.staked -= -more - stood;
            }
            Change::Back => {
                assert!(more < Cents::ZERO && rest.lines.len() < down, "{wager}: {more}");
                self.staked += more;
            }
            Change::Call(_) => assert_eq!(more, Cents::ZERO, "{wager}"),
        }
    }

    /// What no table with a layout grants while wagers are made.
    fn ask_for_what_cannot_be(&mut self) {
        let (seat, wager) = (self.seat(), self.mark());
        let amount = self.table.terms().main.min;
        let shown = self.shown[self.chance.below(self.shown.len())].clone();
        let bet = |owner| Bet { seat, owner, wager: wager.to_string(), amount };
        let ruling = Ruling { rule: "xx:1".into(), ..Ruling::default() };
        match self.chance.below(9) {
            0 => self.refused("a throw before its time", |table| table.throw(&shown)),
            1 => self.refused("a settlement", |table| table.settle()),
            2 => self.refused("a person behind", |table| table.stake(&bet(Owner::Behind(1)))),
            3 => self.refused("a tip", |table| table.stake(&bet(Owner::Dealer))),
            4 => self.refused("an unknown ruling", |table| table.rule(&ruling)),
            5 => self.refused("a bank", |table| table.bank(seat, amount, None)),
            6 => self.refused("a meter", |table| table.set_meter(wager, amount)),
            7 => self.refused("a card to show", |table| table.show()),
            _ => {
                let Some(absent) = Seat::new(self.table.terms().seats_max + 1) else { return };
                let bet = Bet { seat: absent, ..bet(Owner::Seat) };
                self.refused("an absent seat", |table| table.stake(&bet));
                self.refused("an absent shooter", |table| table.decide(absent, "shoot"));
            }
        }
    }

    fn act(&mut self) {
        match self.chance.below(16) {
            0..=8 => self.stake(),
            9 => self.withdraw(),
            10..=12 => self.change(),
            13 => {
                let (seat, act) = (self.seat(), self.chance.pick(&["pass", "shoot", "dance"]));
                self.attempt("a decision", |table| table.decide(seat, act));
            }
            14 => {
                let rule = self.chance.pick(&["uk:8.16", "uk:3.5", "uk:10.10.b"]).to_string();
                let ruling = Ruling { rule, ..Ruling::default() };
                self.attempt("a ruling", |table| table.rule(&ruling));
            }
            _ => self.ask_for_what_cannot_be(),
        }
    }

    /// Takes wagers and what else people do, throws and settles.
    pub(super) fn round(&mut self) -> Round {
        let before = chips(&self.table.lying());
        (self.staked, self.taken) = (Cents::ZERO, Cents::ZERO);
        for _ in 0..ACTS {
            self.act();
        }
        self.staked += close(self.table.as_mut());
        let lay = self.table.lying();
        let shown = self.shown[self.chance.below(self.shown.len())].clone();
        self.refused("a wrong throw", |table| table.throw("7 7 7 7"));
        self.refused("a late change", |table| table.change(seat(1), "A", Change::Take));
        self.table.throw(&shown).unwrap_or_else(|refusal| panic!("{refusal}"));
        let lit = self.table.lit();
        self.refused("a second throw", |table| table.throw(&shown));
        let settlement = self.table.settle().unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!(self.table.lit(), lit, "lit by the throw, not by the settlement");
        Round { before, lay, shown, settlement }
    }
}

/// A throw with what lay on the layout.
pub(super) struct Round {
    /// Chips that had stood through the throw before.
    pub(super) before: Cents,
    /// Wagers as they lay when betting was closed.
    pub(super) lay: Vec<Lying>,
    pub(super) shown: String,
    pub(super) settlement: Settlement,
}

pub(super) fn is_down(line: &Line) -> bool {
    line.result == Outcome::Returned && line.label == "taken down"
}
