//! A table on the bench: random lawful wagers, cards, decisions and rulings, up to settlement.

use super::chance::{Chance, Shoe, posted};
use super::promises_tests;
use crate::looks::Looks as _;
use cards::{AnyCard, Pack};
use games::Entry;
use law::{BOOKS, Part, Posted};
use money::Cents;
use table::Tape;
use table::{
    Ask, Bank, Bet, Cards, Choice, Event, Input, Kind, Limits, Mark, MeterState, Name, NewShoe,
    Owner, Refusal, Ruling, Seat, Settlement, Table as _, Verbs as _,
};

/// A table, its shoe and its chance.
pub(super) struct Bench {
    pub(super) table: Tape,
    pub(super) entry: Entry,
    pub(super) posted: Posted,
    pub(super) chance: Chance,
    pub(super) marks: Vec<Mark>,
    /// A full shoe.
    pub(super) pack: Pack,
    shoe: Shoe,
}

/// The most steps that a round of an entry has after betting: twenty cards, five at each of three
/// seats and five of the dealer's, each dealt and shown, and decisions of each seat. Where hands
/// draw and are split, every card of a shoe with as many decisions.
pub(super) fn steps_max(entry: Entry) -> usize {
    match entry {
        Entry::TwentyOne(_) => 2 * 52 * 4,
        // Every card of a deck is dealt and turned.
        Entry::PaiGow(_) => 2 * 55 + 16,
        Entry::Tiles(_) => 2 * 32 + 16,
        _ => 20 + 20 + 16,
    }
}

/// The most events of those steps: each hand is handed over twice, a decision makes a wager of the
/// seat and one of somebody behind it; a ruling, and the settlement.
pub(super) fn events_max(entry: Entry) -> usize {
    steps_max(entry) + 4 + 2 * 16 + 1 + 1
}

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
        let pack = table.shoe();
        let shoe = Shoe::new(&pack, &mut chance);
        let marks = table.sign().marks.clone();
        Bench { table: Tape::new(table), entry, posted, chance, marks, pack, shoe }
    }

    /// Such a table that has just opened.
    pub(super) fn fresh(&self) -> Box<dyn table::Table> {
        self.entry.open(&self.posted).unwrap_or_else(|breach| panic!("{breach}"))
    }

    /// What the meter of each wager holds, where it has one.
    pub(super) fn meters(&self) -> Vec<Option<MeterState>> {
        let meter = |mark: &Mark| match mark.kind {
            Kind::Progressive => self.table.meter_state(&mark.id),
            Kind::Main | Kind::Side | Kind::Later | Kind::Bonus => None,
        };
        self.marks.iter().map(meter).collect()
    }

    /// Tells the table something that may be refused, and holds it to its promises.
    pub(super) fn attempt(&mut self, what: &str, input: Input) -> Result<Vec<Event>, Refusal> {
        promises_tests::attempt(&mut self.table, what, input)
    }

    /// The wagers of some kinds.
    fn kinds(&self, of: impl Fn(Kind) -> bool) -> Vec<Mark> {
        self.marks.iter().filter(|mark| of(mark.kind)).cloned().collect()
    }

    /// One of several wagers.
    fn pick(&mut self, marks: &[Mark]) -> Mark {
        marks[self.chance.below(marks.len())].clone()
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

    fn stake(&mut self, seat: Seat, owner: Owner, mark: &Mark) {
        let amounts = match mark.kind {
            Kind::Progressive => UNITS.map(Cents::dollars).to_vec(),
            Kind::Main | Kind::Side | Kind::Later | Kind::Bonus => vec![self.amount(mark.limits)],
        };
        for amount in amounts {
            let bet = Bet { owner, ..Bet::new(seat, mark.id.clone(), amount) };
            if self.attempt("a wager", Input::Stake(bet)).is_ok() {
                return;
            }
        }
    }

    /// Wagers of one person: a main one, and up to three of any kind beside it.
    fn person(&mut self, seat: Seat, owner: Owner) {
        let mains = self.kinds(|kind| kind == Kind::Main);
        let all = self.kinds(|_| true);
        let first = self.pick(&mains);
        self.stake(seat, owner, &first);
        self.equals(seat, owner, &first.id);
        for _ in 0..self.chance.below(4) {
            let mark = self.pick(&all);
            self.stake(seat, owner, &mark);
        }
    }

    /// The wagers that must be made beside one that was just made, in its amount.
    fn equals(&mut self, seat: Seat, owner: Owner, first: &Name) {
        let made = self.table.lying();
        let made = made.iter().find(|s| (s.seat, s.owner, &s.wager) == (seat, owner, first));
        let Some(amount) = made.map(|stake| stake.amount) else { return };
        let together = self.table.sign().equal.iter().filter(|all| all.contains(first));
        let others: Vec<Name> = together.flatten().filter(|id| *id != first).cloned().collect();
        for wager in others {
            let bet = Bet { owner, ..Bet::new(seat, wager, amount) };
            let _ = self.attempt("an equal wager", Input::Stake(bet));
        }
    }

    /// Somebody banks, where the game wants it, and several seats make wagers.
    fn bets(&mut self) {
        let seats: Vec<Seat> = self.table.sign().all_seats().collect();
        let mut seat = || self.chance.pick(&seats);
        let (banker, sitting) = (seat(), [seat(), seat(), seat()]);
        let banked = self.table.sight(table::Viewer::Public).bank.is_some();
        if self.table.sign().bank == Bank::PlayerDealer && !banked {
            let amount = Cents::new(self.chance.pick(&[1, 5000, 20_000, 10_000_000]));
            let open = self.table.sign().first.is_none();
            let action = (open && self.chance.once_in(4)).then_some(sitting[0]);
            // Once people have joined, the bank goes round.
            let offered = self.table.asks().into_iter().find_map(|ask| match ask {
                Ask::Office { seat, .. } => Some(seat),
                _ => None,
            });
            let joined = !self.table.sight(table::Viewer::Public).chairs.is_empty();
            let banker = offered.unwrap_or(banker);
            let bank = Input::Bank { seat: banker, amount, action };
            let banked = self.attempt("a bank", bank.clone());
            assert!(joined || banked.is_ok(), "nobody may bank");
            if banked.is_ok() && self.chance.once_in(4) {
                let (wager, owner) = (table::PLAYER_DEALER.to_string(), Owner::Seat);
                let back = Input::Withdraw { seat: banker, wager, owner };
                self.attempt("a bank taken back", back).expect("nothing is dealt yet");
                assert_eq!(self.table.sight(table::Viewer::Public).bank, None);
                self.attempt("the bank again", bank).expect("it is offered again");
            }
        }
        for seat in sitting {
            if self.chance.once_in(3) {
                let join = Input::Join { seat, buy: Cents::ZERO, how: None };
                let _ = self.attempt("sitting down", join);
            }
            self.person(seat, Owner::Seat);
            if self.chance.once_in(3) {
                self.person(seat, Owner::Behind(1));
            }
            if self.chance.once_in(3) {
                self.person(seat, Owner::Dealer);
            }
        }
        if let Some(mark) = self.kinds(|kind| kind != Kind::Main).first()
            && self.chance.once_in(5)
        {
            self.take_back(sitting[1], Owner::Seat, &mark.id);
        }
    }

    /// A wager goes back, where there is one. It stays on record, and counts no more.
    fn take_back(&mut self, seat: Seat, owner: Owner, wager: &str) {
        let withdraw = Input::Withdraw { seat, wager: wager.into(), owner };
        let Ok(events) = self.attempt("a withdrawal", withdraw) else { return };
        let gone = |event: &Event| matches!(event.what, table::What::Withdrawn { .. });
        assert!(events.iter().all(gone), "{events:?}");
        let lying = self.table.lying();
        assert!(!lying.iter().any(|s| (s.seat, s.owner) == (seat, owner) && s.wager == wager));
    }

    /// Somebody rules on an irregularity, if there is one that applies.
    fn rules(&mut self) {
        let book = BOOKS.iter().find(|book| book.id == self.entry.book()).expect("a book");
        let ruled: Vec<_> = book.rules.iter().filter(|rule| rule.ruled.is_some()).collect();
        if ruled.is_empty() {
            return;
        }
        let card = self.chance.once_in(2).then(|| self.shoe.draw());
        for _ in 0..8 {
            let rule = self.chance.pick(&ruled).id.to_string();
            let mut ruling = Ruling { rule, card, ..Ruling::default() };
            self.parts(&mut ruling);
            if self.attempt("a ruling", Input::Rule(ruling)).is_ok() {
                return;
            }
        }
    }

    /// Names what a ruling must concern, and some of what it may.
    fn parts(&mut self, ruling: &mut Ruling) {
        let seats: Vec<Seat> = self.table.sign().all_seats().collect();
        let form = ruling.cite().expect("a rule").ruled.expect("one that is invoked");
        for part in [Part::Seat, Part::Seats, Part::Wager, Part::Amount, Part::Count] {
            let must = form.needs.contains(&part);
            if !must && (!form.takes(part) || !self.chance.once_in(2)) {
                continue;
            }
            match part {
                Part::Seat => ruling.seat = Some(self.chance.pick(&seats)),
                Part::Seats => {
                    let [one, other] = [self.chance.pick(&seats), self.chance.pick(&seats)];
                    ruling.seats = vec![one, other];
                }
                Part::Wager => {
                    let at = self.chance.below(self.marks.len());
                    ruling.wager = Some(self.marks[at].id.to_string());
                }
                Part::Amount => {
                    let amount = self.chance.pick(&[1, 100, 12_345, 10_000_000]);
                    ruling.amount = Some(Cents::new(amount));
                }
                _ => ruling.count = Some(self.chance.pick(&[0, 1, 2, 3, 51, 52, 53])),
            }
        }
        ruling.card = ruling.card.filter(|_| form.takes(Part::Card));
        if form.takes(Part::Disclosed) {
            ruling.disclosed = Some(self.chance.once_in(2));
        }
    }

    /// Does what the table waits for; says whether it waited for anything but the settlement.
    pub(super) fn step(&mut self) -> bool {
        let done = match self.table.next() {
            Ask::Card { .. } => {
                let carried = self.table.after().carried;
                let card = carried.map_or_else(|| self.shoe.draw(), AnyCard::from);
                self.table.deal(card)
            }
            Ask::Show { .. } => self.table.show(),
            Ask::Decide { seat } => {
                let words = self.table.words(seat);
                self.table.decide(seat, &words[self.chance.below(words.len())])
            }
            Ask::Follow { seat, .. } => {
                let open: Vec<_> =
                    self.table.menu(seat).into_iter().filter(Choice::is_open).collect();
                let choice = &open[self.chance.below(open.len())];
                self.table.say(choice.input(seat, None, Cards::default()))
            }
            Ask::Settlement => return false,
            waits => panic!("a round waits for {waits:?}"),
        };
        done.unwrap_or_else(|refusal| panic!("{}: {refusal}", self.entry.id()));
        true
    }

    /// A full shoe, sometimes with a card burned.
    fn new_shoe(&mut self) {
        self.shoe = Shoe::new(&self.pack, &mut self.chance);
        let burns = self.entry.chance().procedure();
        let burns = matches!(burns, Some(games::Procedure::Shoe { law: Some(_), .. }));
        let burned = if burns && self.chance.once_in(2) { vec![self.draw()] } else { Vec::new() };
        let shoe = Input::Shoe(NewShoe { burned, ..NewShoe::default() });
        self.attempt("a shoe", shoe).expect("a shoe between rounds");
    }

    /// Takes wagers and closes; false when the wagers do not go together. `before` is called ahead
    /// of both.
    pub(super) fn closed(&mut self, mut before: impl FnMut(&mut Bench)) -> bool {
        before(self);
        if self.shoe.left() < 52 {
            self.new_shoe();
        }
        if self.chance.once_in(2) {
            self.shoe.stack(&mut self.chance);
        }
        if self.table.after().free.is_none() {
            self.bets();
        }
        before(self);
        let closed = self.attempt("closing", Input::Close {}).is_ok();
        if closed && self.chance.once_in(2) {
            self.throws_cup();
        }
        closed
    }

    /// Throws the dice that place the action button, where there are any and it has no place yet.
    fn throws_cup(&mut self) {
        if self.table.sign().cup.is_some() {
            let dice = [(); 3].map(|()| (1 + self.chance.below(6)).to_string());
            // Refused where somebody has said already where the button is.
            let _ = self.attempt("dice in a cup", Input::Throw(dice.join(" ")));
        }
    }

    /// The card that is dealt next.
    pub(super) fn peek(&self) -> AnyCard {
        self.shoe.peek()
    }

    /// Takes a card out of the shoe.
    pub(super) fn draw(&mut self) -> AnyCard {
        self.shoe.draw()
    }

    /// Plays a round; none when its wagers did not go together. `before` is called ahead of every
    /// step.
    pub(super) fn round(&mut self, mut before: impl FnMut(&mut Bench)) -> Option<Settlement> {
        if !self.closed(&mut before) {
            return None;
        }
        let irregular = self.chance.once_in(8).then(|| self.chance.below(8));
        let most = steps_max(self.entry);
        for step in 0..=most {
            before(self);
            if irregular == Some(step) {
                self.rules();
            }
            if !self.step() {
                if self.table.check(&Input::Settle {}).is_err() {
                    // Money that does not cover everything waits for the dice.
                    self.throws_cup();
                }
                return Some(self.table.settle().unwrap_or_else(|refusal| panic!("{refusal}")));
            }
        }
        panic!("{} does not end within {most} steps", self.entry.id());
    }

    /// A shoe of which the last hand was dealt makes room for another.
    fn replace_shoe(&mut self) {
        if matches!(self.table.next(), Ask::Shoe { .. }) {
            self.table.new_shoe().unwrap_or_else(|refusal| panic!("{refusal}"));
            self.shoe = Shoe::new(&self.pack, &mut self.chance);
        }
    }

    /// Clears the table; of a round that did not begin, everybody takes the wagers back.
    pub(super) fn clear(&mut self) {
        if self.table.after().reshuffle.is_some() {
            self.shoe = Shoe::new(&self.pack, &mut self.chance);
        }
        self.replace_shoe();
        if self.table.next() == Ask::Wagers {
            while let Some(lies) = self.table.lying().first() {
                self.take_back(lies.seat, lies.owner, &lies.wager);
            }
            return;
        }
        self.table.clear().unwrap_or_else(|refusal| panic!("{refusal}"));
        self.replace_shoe();
        if let Some(chair) = self.table.sight(table::Viewer::Public).chairs.first()
            && self.chance.once_in(3)
        {
            let leave = Input::Leave { seat: chair.seat };
            self.attempt("leaving", leave).expect("nothing lies there");
        }
    }
}
