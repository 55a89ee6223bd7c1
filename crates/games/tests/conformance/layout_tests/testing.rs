//! A table with a layout on the bench: what people do there between two throws, and a throw.

use super::super::chance::{Chance, posted};
use super::super::promises_tests;
use crate::looks::{Looks as _, Replays as _};
use games::Variant;
use games::{Entry, OnLayout};
use law::Posted;
use money::Cents;
use std::collections::BTreeMap;
use table::Tape;
use table::{
    Act, Bet, Call, Change, Event, Input, Layout, Line, Lying, Name, Outcome, Owner, Ruling, Seat,
    Settlement, Table, Verbs as _, What,
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

pub(super) fn chips(lying: &[Lying]) -> Cents {
    lying.iter().map(|wager| wager.amount).sum()
}

pub(super) fn seat(n: usize) -> Seat {
    Seat::new(n as u8).expect("a seat")
}

/// Closes betting. At dice somebody has to throw: a shooter without a wager on a line makes one,
/// and what was put down for it is said.
pub(super) fn close(table: &mut dyn Table) -> Cents {
    let amount = table.sign().mark("win-line").map(|mark| mark.limits.min).unwrap_or_default();
    let seats = 0..=usize::from(table.sign().seats);
    for shooter in seats.filter_map(|n| Seat::new(n as u8)) {
        if table.close().is_ok() {
            return Cents::ZERO;
        }
        let line = Bet::new(shooter, "win-line", amount);
        let has = |lies: &Lying| lies.seat == shooter && lies.wager == "win-line";
        let staked = !table.lying().iter().any(has) && table.stake(&line).is_ok();
        if table.close().is_ok() {
            return amount;
        }
        if staked {
            table.withdraw(shooter, "win-line").expect("just put there");
        }
    }
    panic!("{}: nobody may throw", table.sign().id);
}

/// A table with what has been put on it since it was last empty of fresh chips.
pub(super) struct Floor {
    pub(super) entry: Entry,
    pub(super) table: Tape,
    pub(super) posted: Posted,
    pub(super) chance: Chance,
    pub(super) marks: Vec<Name>,
    shown: Vec<String>,
    /// Put down since the last throw, and not taken off again.
    pub(super) staked: Cents,
    /// The same by seat and mark.
    fresh: BTreeMap<(Seat, String), Cents>,
    /// Taken off what had stood, since the last throw and since it was last settled.
    pub(super) taken: Cents,
    unsettled: Cents,
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
        let marks = table.sign().marks.iter().map(|mark| mark.id.clone()).collect();
        let (table, shown) = (Tape::new(table), everything(entry, &posted));
        let (staked, fresh, tally) = (Cents::ZERO, BTreeMap::new(), BTreeMap::new());
        let (taken, unsettled) = (Cents::ZERO, Cents::ZERO);
        Floor {
            entry,
            table,
            posted,
            chance,
            marks,
            shown,
            staked,
            fresh,
            taken,
            unsettled,
            tally,
        }
    }

    /// Such a table that has just opened.
    pub(super) fn fresh(&self) -> Box<dyn Table> {
        self.entry.open(&self.posted).unwrap_or_else(|breach| panic!("{breach}"))
    }

    /// Tells the table something that may be refused, and holds it to its promises. Says what
    /// happened, and how many chips were added to the layout by it.
    fn attempt(&mut self, what: &'static str, input: Input) -> Option<(Vec<Event>, Cents)> {
        let before = chips(&self.table.lying());
        let answer = promises_tests::attempt(&mut self.table, what, input);
        let count = self.tally.entry(what).or_default();
        count[usize::from(answer.is_err())] += 1;
        if let Err(refusal) = &answer {
            let cited = refusal.rule.is_none_or(|rule| law::find(rule.id).is_some());
            assert!(cited, "{what}: {refusal}");
        }
        answer.ok().map(|events| (events, chips(&self.table.lying()) - before))
    }

    fn refused(&mut self, what: &'static str, input: Input) {
        assert!(self.attempt(what, input).is_none(), "{}: {what} was granted", self.entry.id());
    }

    pub(super) fn seat(&mut self) -> Seat {
        let most = usize::from(self.table.sign().seats).min(4);
        seat(1 + self.chance.below(most))
    }

    /// Any mark, but often one of the first or the last: lines at dice, Rage at roulette.
    pub(super) fn mark(&mut self) -> Name {
        let all = self.marks.len();
        let at = match self.chance.below(3) {
            0 => self.chance.below(all.min(6)),
            1 if self.chance.once_in(2) => all - 1,
            _ => self.chance.below(all),
        };
        self.marks[at].clone()
    }

    fn stake(&mut self) {
        let (seat, wager) = (self.seat(), self.mark());
        let limits = self.table.mark(&wager).limits;
        let cents = [-500, 0, 1, 333, 500, 501, 1000, 2500, 10_000];
        let amount = match self.chance.below(12) {
            0 => limits.min - Cents::new(1),
            1 => limits.min,
            2 => limits.max,
            3 => limits.max + Cents::new(1),
            _ => Cents::new(self.chance.pick(&cents)),
        };
        let there: Cents = self.on(seat, &wager).iter().map(|wager| wager.amount).sum();
        let stake = Input::Stake(Bet::new(seat, wager.clone(), amount));
        if let Some((_, more)) = self.attempt("a wager", stake) {
            assert!(amount > Cents::ZERO && more == amount, "{wager}: {more} for {amount}");
            assert!(amount + there >= limits.min, "{wager} {amount}");
            assert!(amount <= limits.max, "{wager} {amount}");
            self.staked += amount;
            *self.fresh.entry((seat, wager.into_owned())).or_default() += amount;
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
            return (self.seat(), self.mark().into_owned());
        }
        let lies = &lying[self.chance.below(lying.len())];
        let name = match lies.memory.point {
            0 => lies.wager.to_string(),
            point => format!("{}-{point}", lies.wager),
        };
        (lies.seat, name)
    }

    /// Chips of a seat on a mark that were put there since the last throw, or so many of them, go
    /// off again; says how many.
    fn off(&mut self, seat: Seat, wager: &str, most: Cents) -> Cents {
        let Some(fresh) = self.fresh.get_mut(&(seat, wager.to_string())) else {
            return Cents::ZERO;
        };
        let off = most.min(*fresh);
        *fresh -= off;
        self.staked -= off;
        off
    }

    fn withdraw(&mut self) {
        let (seat, wager) = self.own();
        let put = self.fresh.get(&(seat, wager.clone())).copied().unwrap_or_default();
        let withdraw = Input::Withdraw { seat, wager: wager.clone(), owner: Owner::Seat };
        if let Some((events, more)) = self.attempt("a withdrawal", withdraw) {
            let [Event { what: What::Withdrawn { amount, .. }, .. }] = &events[..] else {
                panic!("{events:?}")
            };
            assert_eq!((more, *amount), (-put, put), "{wager}");
            assert_eq!(self.off(seat, &wager, put), put, "{wager}");
        }
    }

    fn change(&mut self) {
        let (seat, wager) = self.own();
        let amount = Cents::new(self.chance.pick(&[0, -5, 1, 333, 500, 2000]));
        let put = self.fresh.get(&(seat, wager.clone())).copied().unwrap_or_default();
        let stood = self.table.lying().iter().any(|lies| {
            let name = format!("{}-{}", lies.wager, lies.memory.point);
            lies.seat == seat && (lies.wager == wager && lies.amount != put || name == wager)
        });
        let (what, change) = match self.chance.below(5) {
            0 | 1 if put > Cents::ZERO && !stood => ("taking back", Change::Take),
            0 | 1 => ("taking down", Change::Take),
            2 => ("reducing", Change::Reduce(amount)),
            3 => ("calling on", Change::Call(Call::On)),
            _ => ("calling off", Change::Call(Call::Off)),
        };
        let request = Input::Change { seat, wager: wager.clone(), change };
        let Some((events, more)) = self.attempt(what, request) else { return };
        let changed = |event: &&Event| matches!(event.what, What::Changed { .. });
        assert_eq!(events.iter().filter(changed).count(), 1, "{events:?}");
        match change {
            Change::Take | Change::Reduce(_) => {
                assert!(more < Cents::ZERO, "{wager}: {more}");
                assert!(change == Change::Take || more == -amount, "{wager}: {more}");
                // What had stood comes down with a line; what was fresh was never staked.
                let down = -more - self.off(seat, &wager, -more);
                self.taken += down;
                self.unsettled += down;
            }
            Change::Call(_) => assert_eq!(more, Cents::ZERO, "{wager}"),
        }
    }

    /// What was taken down is settled between throws, and the rest stands.
    fn settle(&mut self) {
        let (events, more) =
            self.attempt("settling between throws", Input::Settle {}).expect("settled");
        let [Event { what: What::Settled(settled), .. }] = &events[..] else {
            panic!("{events:?}")
        };
        let sum = |of: &dyn Fn(&&Line) -> bool| -> Cents {
            settled.lines.iter().filter(of).map(|line| line.stake).sum()
        };
        assert_eq!((more, self.table.settlement()), (Cents::ZERO, None));
        assert_eq!(sum(&|line| is_down(line)), self.unsettled);
        let stands = |line: &&Line| line.result == Outcome::Stands;
        assert_eq!(sum(&stands), chips(&self.table.lying()));
        self.unsettled = Cents::ZERO;
    }

    /// What no table with a layout grants while wagers are made.
    fn ask_for_what_cannot_be(&mut self) {
        let (seat, wager) = (self.seat(), self.mark());
        let amount = self.table.mark(&wager).limits.min;
        let shown = self.shown[self.chance.below(self.shown.len())].clone();
        let bet = |owner| Input::Stake(Bet { owner, ..Bet::new(seat, wager.clone(), amount) });
        let ruling = Ruling { rule: "xx:1".into(), ..Ruling::default() };
        let owned = || wager.to_string();
        match self.chance.below(9) {
            0 => self.refused("a throw before its time", Input::Throw(shown)),
            1 => self.refused("clearing", Input::Clear {}),
            2 => self.refused("a person behind", bet(Owner::Behind(1))),
            3 => self.refused("a tip", bet(Owner::Dealer)),
            4 => self.refused("an unknown ruling", Input::Rule(ruling)),
            5 => self.refused("a bank", Input::Bank { seat, amount, action: None }),
            6 => self.refused("a meter", Input::Meter { wager: owned(), shown: amount }),
            7 => self.refused("a card to show", Input::Show {}),
            _ => {
                let Some(absent) = Seat::new(self.table.sign().seats + 1) else { return };
                let bet = Input::Stake(Bet::new(absent, wager, amount));
                self.refused("an absent seat", bet);
                let act = Act::word("shoot");
                self.refused("an absent shooter", Input::Decide { seat: absent, act });
            }
        }
    }

    /// Somebody does something between two throws.
    fn act(&mut self) {
        // The record may end anywhere.
        if self.chance.once_in(150) {
            self.table.same(self.fresh());
        }
        match self.chance.below(17) {
            0..=8 => self.stake(),
            9 => self.withdraw(),
            10..=12 => self.change(),
            13 => {
                let (seat, word) = (self.seat(), self.chance.pick(&["pass", "shoot", "dance"]));
                self.attempt("a decision", Input::Decide { seat, act: Act::word(word) });
            }
            14 => {
                let rule = self.chance.pick(&["uk:8.16", "uk:3.5", "uk:10.10.b"]).to_string();
                self.attempt("a ruling", Input::Rule(Ruling { rule, ..Ruling::default() }));
            }
            15 => self.settle(),
            _ => self.ask_for_what_cannot_be(),
        }
    }

    /// Takes wagers and what else people do, throws and settles.
    pub(super) fn round(&mut self) -> Round {
        let before = chips(&self.table.lying());
        (self.staked, self.taken, self.unsettled) = (Cents::ZERO, Cents::ZERO, Cents::ZERO);
        self.fresh.clear();
        for _ in 0..ACTS {
            self.act();
        }
        self.staked += close(&mut self.table);
        let lay = self.table.lying();
        let shown = self.shown[self.chance.below(self.shown.len())].clone();
        self.refused("a wrong throw", Input::Throw("7 7 7 7".into()));
        let (wager, change) = ("A".into(), Change::Take);
        self.refused("a late change", Input::Change { seat: seat(1), wager, change });
        self.refused("a settlement before the throw", Input::Settle {});
        self.table.throw(&shown).unwrap_or_else(|refusal| panic!("{refusal}"));
        let lit = self.table.lit();
        self.refused("a second throw", Input::Throw(shown.clone()));
        let settlement = self.table.settle().unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!(self.table.lit(), lit, "lit by the throw, not by the settlement");
        assert_eq!(self.table.settlement().as_ref(), Some(&settlement));
        Round { before, lay, shown, settlement, unsettled: self.unsettled }
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
    /// What was taken down of what had stood, and not settled before the throw.
    pub(super) unsettled: Cents,
}

pub(super) fn is_down(line: &Line) -> bool {
    line.result == Outcome::Returned && line.label == "taken down"
}
