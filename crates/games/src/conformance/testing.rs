//! A table on the bench: random lawful wagers, cards, decisions and rulings, up to settlement.

use super::chance::{Chance, Shoe, posted};
use crate::Entry;
use cards::Card;
use law::{BOOKS, Posted};
use money::Cents;
use table::{
    After, Banker, Bet, Event, Kind, Limits, MeterState, Next, Owner, Refusal, Ruling, Seat,
    Settlement, Table, Viewer, WagerInfo,
};

/// Everything about a table that can be seen from outside.
pub(super) type State =
    (Vec<Event>, Vec<Option<MeterState>>, Next, After, Vec<(&'static str, String)>);

/// A table, its shoe and its chance.
pub(super) struct Bench {
    pub(super) table: Box<dyn Table>,
    pub(super) entry: Entry,
    pub(super) posted: Posted,
    pub(super) chance: Chance,
    pub(super) wagers: Vec<WagerInfo>,
    /// How often a full shoe was put on the table.
    pub(super) shoes: usize,
    shoe: Shoe,
}

/// The most events that a round of any entry has after betting: twenty cards, five at each of
/// three seats and five of the dealer's, each dealt and shown, each hand handed over twice, a
/// decision of each seat, a ruling, and the settlement.
pub(super) const EVENTS_MAX: usize = 20 + 20 + 4 + 16 + 1 + 1;

/// A meter's stake is fixed; these are the units that pay tables print.
const UNITS: [i64; 7] = [1, 2, 5, 10, 25, 100, 200];

impl Bench {
    /// A table with random lawful values posted.
    pub(super) fn new(entry: Entry, name: &str) -> Bench {
        let mut chance = Chance::named(&format!("{} {name}", entry.id()));
        let posted = posted(entry, &mut chance);
        Bench::open(entry, posted, chance)
    }

    /// A table with the smallest shoe that is lawful, so that every card is missed.
    pub(super) fn small(entry: Entry, name: &str) -> Bench {
        let Bench { mut posted, chance, .. } = Bench::new(entry, name);
        let decks = posted.insert("decks".into(), "1".into());
        if entry.open(&posted).is_err() {
            posted.remove("decks");
            posted.extend(decks.map(|decks| ("decks".into(), decks)));
        }
        Bench::open(entry, posted, chance)
    }

    /// A table with these values posted.
    pub(super) fn open(entry: Entry, posted: Posted, mut chance: Chance) -> Bench {
        let table = entry.open(&posted).unwrap_or_else(|breach| panic!("{breach}"));
        let shoe = Shoe::new(&table.terms().pack, &mut chance);
        let wagers = table.wagers();
        Bench { table, entry, posted, chance, wagers, shoes: 0, shoe }
    }

    /// What can be seen of the table.
    pub(super) fn state(&self) -> State {
        let table = &self.table;
        let meter = |wager: &WagerInfo| match wager.kind {
            Kind::Progressive => table.meter(wager.id),
            Kind::Main | Kind::Side | Kind::Later | Kind::Bonus => None,
        };
        let meters = self.wagers.iter().map(meter).collect();
        (table.view(Viewer::Croupier), meters, table.next(), table.after(), table.summary())
    }

    /// Asks for something; what is refused has changed nothing.
    pub(super) fn attempt(
        &mut self,
        what: &str,
        request: impl FnOnce(&mut dyn Table) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let before = self.state();
        let answer = request(self.table.as_mut());
        if let Err(refusal) = &answer {
            assert!(!refusal.why.is_empty(), "{what}: refused without a word");
            assert!(self.state() == before, "{what}: refused, and changed something: {refusal}");
        }
        answer
    }

    /// The wagers of some kinds.
    fn kinds(&self, of: impl Fn(Kind) -> bool) -> Vec<(&'static str, Kind)> {
        let chosen = self.wagers.iter().filter(|wager| of(wager.kind));
        chosen.map(|wager| (wager.id, wager.kind)).collect()
    }

    /// A random amount within limits.
    fn amount(&mut self, limits: Limits) -> Cents {
        let Limits { min, max, step, .. } = limits;
        let dollars = self.chance.pick(&[1, 2, 5, 10, 35, 100, 480]);
        let wanted = Cents::new(dollars * 100 + self.chance.pick(&[0, 0, 0, 5, 33]));
        let clamped = wanted.max(min).min(max).get();
        let up = (clamped + step.get() - 1) / step.get() * step.get();
        Cents::new(if Cents::new(up) > max { up - step.get() } else { up })
    }

    fn stake(&mut self, seat: Seat, owner: Owner, (wager, kind): (&'static str, Kind)) {
        let terms = self.table.terms();
        let limits = if kind == Kind::Main { terms.main } else { terms.side };
        let amounts = match kind {
            Kind::Progressive => UNITS.map(Cents::dollars).to_vec(),
            Kind::Main | Kind::Side | Kind::Later | Kind::Bonus => vec![self.amount(limits)],
        };
        for amount in amounts {
            let bet = Bet { seat, owner, wager: wager.to_string(), amount };
            if self.attempt("a wager", |table| table.stake(&bet)).is_ok() {
                return;
            }
        }
    }

    /// Wagers of one person: a main one, and up to three of any kind beside it.
    fn person(&mut self, seat: Seat, owner: Owner) {
        let mains = self.kinds(|kind| kind == Kind::Main);
        let all = self.kinds(|_| true);
        let first = self.chance.pick(&mains);
        self.stake(seat, owner, first);
        self.equals(seat, owner, first.0);
        for _ in 0..self.chance.below(4) {
            let wager = self.chance.pick(&all);
            self.stake(seat, owner, wager);
        }
    }

    /// The wagers that must be made beside one that was just made, in its amount.
    fn equals(&mut self, seat: Seat, owner: Owner, first: &str) {
        let made = self.table.lying();
        let made = made.iter().find(|s| (s.seat, s.owner, s.wager) == (seat, owner, first));
        let Some(amount) = made.map(|stake| stake.amount) else { return };
        let together = self.table.terms().equal.iter().filter(|(all, _)| all.contains(&first));
        let others: Vec<&str> = together.flat_map(|(all, _)| all.clone()).collect();
        for wager in others.into_iter().filter(|wager| *wager != first) {
            let bet = Bet { seat, owner, wager: wager.to_string(), amount };
            let _ = self.attempt("an equal wager", |table| table.stake(&bet));
        }
    }

    /// Somebody banks, where the game wants it, and several seats make wagers.
    fn bets(&mut self) {
        let seats = usize::from(self.table.terms().seats_max);
        let mut seat = || Seat::new(1 + self.chance.below(seats) as u8).expect("a seat");
        let (banker, sitting) = (seat(), [seat(), seat(), seat()]);
        if matches!(self.table.terms().banker, Banker::PlayerDealer(_)) {
            let amount = Cents::new(self.chance.pick(&[1, 5000, 20_000, 10_000_000]));
            let action = self.chance.once_in(4).then_some(sitting[0]);
            self.attempt("a bank", |table| table.bank(banker, amount, action)).expect("a bank");
        }
        for seat in sitting {
            self.person(seat, Owner::Seat);
            if self.chance.once_in(3) {
                self.person(seat, Owner::Behind(1));
            }
            if self.chance.once_in(3) {
                self.person(seat, Owner::Dealer);
            }
        }
        if let Some((wager, _)) = self.kinds(|kind| kind != Kind::Main).first().copied()
            && self.chance.once_in(5)
        {
            let withdraw = |table: &mut dyn Table| table.withdraw(sitting[1], wager).map(drop);
            let _ = self.attempt("a withdrawal", withdraw);
        }
    }

    /// Somebody rules on an irregularity, if there is one that applies.
    fn rules(&mut self) {
        let book = BOOKS.iter().find(|book| book.id == self.entry.book()).expect("a book");
        let ruled: Vec<_> = book.rules.iter().filter(|rule| rule.ruled).collect();
        if ruled.is_empty() {
            return;
        }
        let card = self.chance.once_in(2).then(|| self.shoe.draw());
        for _ in 0..8 {
            let rule = self.chance.pick(&ruled).id.to_string();
            let disclosed = self.chance.once_in(2);
            let mut ruling = Ruling { rule, card, disclosed, ..Ruling::default() };
            self.parts(&mut ruling);
            if self.attempt("a ruling", |table| table.rule(&ruling)).is_ok() {
                return;
            }
        }
    }

    /// Names some of what a ruling may concern.
    fn parts(&mut self, ruling: &mut Ruling) {
        let seats: Vec<Seat> = (1..=self.table.terms().seats_max).filter_map(Seat::new).collect();
        let wagers = self.kinds(|_| true);
        if self.chance.once_in(2) {
            ruling.seat = Some(self.chance.pick(&seats));
        }
        if self.chance.once_in(4) {
            let [one, other] = [self.chance.pick(&seats), self.chance.pick(&seats)];
            ruling.seats = vec![one, other];
        }
        if self.chance.once_in(3) {
            ruling.wager = Some(self.chance.pick(&wagers).0.to_string());
            ruling.amount = Some(Cents::new(self.chance.pick(&[1, 100, 12_345, 10_000_000])));
        }
        if self.chance.once_in(4) {
            ruling.count = Some(self.chance.pick(&[0, 1, 2, 3, 51, 52, 53]));
        }
    }

    /// Does what the table waits for; says whether it waited for anything but the settlement.
    pub(super) fn step(&mut self) -> bool {
        match self.table.next() {
            Next::Card { .. } => {
                let carried = self.table.after().carried;
                let card = carried.unwrap_or_else(|| self.shoe.draw());
                self.table.deal(card).unwrap_or_else(|refusal| panic!("{refusal}"));
            }
            Next::Show { .. } => drop(self.table.show().expect("a card to show")),
            Next::Decision { seat, menu } => {
                let act = &menu[self.chance.below(menu.len())];
                self.table.decide(seat, act).expect("an act of the menu");
            }
            Next::Settlement => return false,
            waits @ (Next::Wagers | Next::Round | Next::Throw { .. }) => {
                panic!("a round waits for {waits:?}")
            }
        }
        true
    }

    /// Takes wagers and closes; false when the wagers do not go together. `before` is called ahead
    /// of both.
    pub(super) fn closed(&mut self, mut before: impl FnMut(&mut Bench)) -> bool {
        before(self);
        if self.shoe.left() < 40 {
            self.table.new_shoe();
            self.shoe = Shoe::new(&self.table.terms().pack, &mut self.chance);
            self.shoes += 1;
        }
        if self.chance.once_in(2) {
            self.shoe.stack(&mut self.chance);
        }
        if self.table.after().free.is_none() {
            self.bets();
        }
        before(self);
        self.attempt("closing", |table| table.close()).is_ok()
    }

    /// The card that is dealt next.
    pub(super) fn peek(&self) -> Card {
        self.shoe.peek()
    }

    /// Takes a card out of the shoe.
    pub(super) fn draw(&mut self) -> Card {
        self.shoe.draw()
    }

    /// Plays a round; none when its wagers did not go together. `before` is called ahead of every
    /// step.
    pub(super) fn round(&mut self, mut before: impl FnMut(&mut Bench)) -> Option<Settlement> {
        if !self.closed(&mut before) {
            return None;
        }
        let irregular = self.chance.once_in(8).then(|| self.chance.below(8));
        for step in 0..EVENTS_MAX {
            before(self);
            if irregular == Some(step) {
                self.rules();
            }
            if !self.step() {
                return Some(self.table.settle().unwrap_or_else(|refusal| panic!("{refusal}")));
            }
        }
        panic!("{} does not end within {EVENTS_MAX} events", self.entry.id());
    }

    /// Clears the table.
    pub(super) fn clear(&mut self) {
        if self.table.after().reshuffle.is_some() {
            self.shoe = Shoe::new(&self.table.terms().pack, &mut self.chance);
        }
        self.table.clear();
    }
}
