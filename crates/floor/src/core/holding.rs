//! The money of a table: what its events move, and what lies in front of each seat.
//!
//! Everything that a table's events move becomes a transfer, party by party, as it stands in the
//! settlement. At a table with a bank a wager is held in front of its seat from the moment it is
//! made, fees included, so that nothing that is settled can be lacking; what is no longer at stake
//! goes back to the wallet at once. Where a game is played for chips, they lie in front.

use super::running::{Kept, Running};
use super::{Fault, MeterId, PersonId, Refused, RoundId};
use crate::ledger::{Account, Draft, Ledger, Tender, Why};
use money::Cents;
use std::collections::BTreeMap;
use table::{
    Chance, Event, Input, Kind, Lying, Owner, PLAYER_DEALER, Party, Seat, Settlement, Sight, Sign,
    Viewer, What,
};

/// The reference of an entry that fills a tray which cannot pay: whoever opened the table has
/// ordered it.
pub(super) const STANDING: &str = "fill by standing order";

/// What a table's events move.
#[derive(Debug, Default)]
pub(super) struct Moves {
    /// In order.
    pub(super) drafts: Vec<Draft>,
    /// Meters that were won, by whom, how much.
    pub(super) hits: Vec<(MeterId, PersonId, Cents)>,
    /// What stands out.
    pub(super) notes: Vec<String>,
}

/// The ledger with what is about to be posted.
struct Book<'a> {
    ledger: &'a Ledger,
    running: &'a Running,
    /// Who is about to sit down, and where.
    joins: Option<(Seat, PersonId)>,
    /// Who is about to bet behind a seat.
    behind: Option<(Seat, u8, PersonId)>,
    tender: Tender,
    round: RoundId,
    nets: BTreeMap<Account, Cents>,
    moves: Moves,
}

/// Whoever comes with an input: a person who sits down, or bets behind a seat.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Comes {
    pub(super) joins: Option<(Seat, PersonId)>,
    pub(super) behind: Option<(Seat, u8, PersonId)>,
}

/// What an input and its events move at a table that has been told of it.
///
/// # Errors
/// Somebody has not got what it takes; the table is then put back.
pub(super) fn moved(
    ledger: &Ledger,
    meters: &BTreeMap<MeterId, crate::meters::Meter>,
    running: &Running,
    comes: Comes,
    (input, events): (&Input, &[Event]),
) -> Result<Moves, Refused> {
    let kept = &running.kept;
    let mut book = Book {
        ledger,
        running,
        joins: comes.joins,
        behind: comes.behind,
        tender: kept.opening.tender,
        round: kept.round(),
        nets: BTreeMap::new(),
        moves: Moves::default(),
    };
    book.events(events)?;
    let settled =
        events.iter().any(|event| matches!(event.what, What::Settled(_) | What::Paid(_)));
    if settled {
        book.meters(meters)?;
    }
    if !running.in_front() {
        book.holds(input)?;
    }
    if settled {
        book.fill();
    }
    book.assert_sound();
    Ok(book.moves)
}

impl Book<'_> {
    fn kept(&self) -> &Kept {
        &self.running.kept
    }

    fn sign(&self) -> &Sign {
        self.running.table.sign()
    }

    fn balance(&self, account: Account) -> Cents {
        let net = self.nets.get(&account).copied().unwrap_or_default();
        self.ledger.balance(self.tender, account) + net
    }

    fn push(&mut self, (from, to): (Account, Account), amount: Cents, why: Why) {
        self.push_owed((from, to), amount, None, why);
    }

    fn push_owed(
        &mut self,
        (from, to): (Account, Account),
        amount: Cents,
        owed: Option<Cents>,
        why: Why,
    ) {
        if amount == Cents::ZERO {
            return;
        }
        *self.nets.entry(from).or_default() -= amount;
        *self.nets.entry(to).or_default() += amount;
        let round = Some(self.round);
        self.moves.drafts.push(Draft { from, to, amount, owed, round, why });
    }

    /// Whose wallet stands behind what lies at a place.
    fn wallet(&self, place: Account) -> Result<Account, Refused> {
        let person = match place {
            Account::Front(_, seat) => {
                let joins = self.joins.filter(|(at, _)| *at == seat).map(|(_, person)| person);
                self.kept().person_at(seat).or(joins)
            }
            Account::Behind(_, seat, n) => {
                let comes = self.behind.filter(|(at, m, _)| (*at, *m) == (seat, n));
                self.kept().person_behind(seat, n).or(comes.map(|(_, _, person)| person))
            }
            _ => None,
        };
        let nobody = || Refused::new(Fault::Rule, format!("nobody is at {place:?}"));
        person.map(Account::Wallet).ok_or_else(nobody)
    }

    /// Takes so much out of the wallet behind a place.
    fn takes(
        &mut self,
        place: Account,
        to: Account,
        amount: Cents,
        why: Why,
    ) -> Result<(), Refused> {
        let wallet = self.wallet(place)?;
        let has = self.balance(wallet);
        if has < amount {
            let (amount, has) = (amount.plain(), has.plain());
            let why = format!("that takes {amount}, and your wallet holds {has}");
            return Err(Refused::new(Fault::Rule, why));
        }
        self.push((wallet, to), amount, why);
        Ok(())
    }

    /// Gives so much back to the wallet behind a place.
    fn gives(&mut self, place: Account, from: Account, amount: Cents) -> Result<(), Refused> {
        let wallet = self.wallet(place)?;
        self.push((from, wallet), amount, Why::Released);
        Ok(())
    }

    fn front(&self, seat: Seat) -> Account {
        Account::Front(self.kept().id, seat)
    }

    fn events(&mut self, events: &[Event]) -> Result<(), Refused> {
        let mut paid = self.kept().paid;
        let mut in_hand = self.kept().in_hand;
        for event in events {
            match &event.what {
                What::Joined { seat, chips, .. } if *chips > Cents::ZERO => {
                    self.buys(*seat, *chips)?;
                }
                What::Bought { seat, amount, .. } => self.buys(*seat, *amount)?,
                What::Left { seat, chips } => {
                    let front = self.front(*seat);
                    assert_eq!(self.balance(front), *chips, "the chips of {seat} who leaves");
                    self.gives(front, front, *chips)?;
                }
                What::Moved { from, to } => {
                    let (from, to) = (self.front(*from), self.front(*to));
                    self.push((from, to), self.balance(from), Why::Moved);
                }
                What::Fee { from, amount, name, rule } if !in_hand => {
                    let (from, to) = (self.account(*from), Account::Fees(self.kept().id));
                    self.push((from, to), *amount, Why::Fee { name: name.to_string(), rule });
                }
                What::Begun { .. } => in_hand = true,
                What::Banked { seat, amount, .. } => {
                    let most = self.sign().collection.as_ref().map_or(Cents::ZERO, |f| f.bank_max);
                    let (place, to) = (self.front(*seat), Account::Bank(self.kept().id));
                    let why = Why::Staked { wager: PLAYER_DEALER.into() };
                    self.takes(place, to, *amount + most, why)?;
                }
                What::Withdrawn { seat, wager, .. } if wager == PLAYER_DEALER => {
                    self.bank_back(*seat)?;
                }
                What::Paid(settlement) => {
                    self.settles(settlement, 0);
                    paid += settlement.transfers.len();
                }
                What::Settled(settlement) => {
                    self.settles(settlement, paid);
                    (paid, in_hand) = (0, false);
                    if let Some(seat) = self.kept().banker() {
                        self.bank_back(seat)?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Chips are bought, or taken off where the amount is below nothing.
    fn buys(&mut self, seat: Seat, amount: Cents) -> Result<(), Refused> {
        let front = self.front(seat);
        if amount.is_negative() {
            return self.gives(front, front, -amount);
        }
        self.takes(front, front, amount, Why::Staked { wager: "chips".into() })
    }

    /// What is left of a bank goes back to whoever put it up.
    fn bank_back(&mut self, seat: Seat) -> Result<(), Refused> {
        let bank = Account::Bank(self.kept().id);
        self.gives(self.front(seat), bank, self.balance(bank))
    }

    /// Every transfer of a settlement, but those posted before.
    fn settles(&mut self, settlement: &Settlement, posted: usize) {
        for transfer in settlement.transfers.iter().skip(posted) {
            let (from, to) = (self.account(transfer.from), self.account(transfer.to));
            let owed = (transfer.owed != transfer.amount).then_some(transfer.owed);
            let table::Why { wager, label, rule, .. } = transfer.why.clone();
            let why = Why::Settled { wager, label, rule };
            self.push_owed((from, to), transfer.amount, owed, why);
        }
    }

    fn account(&self, party: Party) -> Account {
        Account::of(self.kept().id, party, |at| self.meter(at))
    }

    /// The meter of the wager of that number.
    fn meter(&self, at: u8) -> MeterId {
        let wager = self.sign().marks.get(usize::from(at)).map(|mark| &mark.id);
        let found = self.kept().meters.iter().find(|(known, _)| Some(known) == wager);
        // invariant: every wager with a meter was linked to one when its table opened.
        found.map_or_else(|| panic!("wager {at} has no meter"), |(_, meter)| *meter)
    }

    /// Wins that somebody must confirm are held; what exceeds a ceiling goes to the reserve.
    fn meters(&mut self, meters: &BTreeMap<MeterId, crate::meters::Meter>) -> Result<(), Refused> {
        let mut wins: BTreeMap<(MeterId, Account), Cents> = BTreeMap::new();
        let mut fed: BTreeMap<MeterId, Cents> = BTreeMap::new();
        for draft in &self.moves.drafts {
            match (draft.from, draft.to) {
                (Account::Meter(meter), to @ (Account::Front(..) | Account::Behind(..))) => {
                    *wins.entry((meter, to)).or_default() += draft.amount;
                }
                (Account::Tray(_), Account::Meter(meter) | Account::Reserve(meter)) => {
                    *fed.entry(meter).or_default() += draft.amount;
                }
                _ => {}
            }
        }
        for ((id, place), amount) in wins {
            let posting = meters.get(&id).map(|meter| &meter.posting);
            if posting.is_none_or(|posting| amount < posting.locks_from) {
                continue;
            }
            if let Account::Wallet(person) = self.wallet(place)? {
                self.push((place, Account::Held(person)), amount, Why::Jackpot { meter: id });
                self.moves.hits.push((id, person, amount));
            }
        }
        for (id, amount) in fed {
            let Some(posting) = meters.get(&id).map(|meter| &meter.posting) else { continue };
            if posting.unreasonable.is_some_and(|most| amount > most) {
                let note =
                    format!("meter {} took {} in round {}", id.0, amount.plain(), self.round);
                self.moves.notes.push(note);
            }
            let shown = self.balance(Account::Meter(id));
            if let Some(over) = posting.ceiling.map(|c| shown - c).filter(|o| *o > Cents::ZERO) {
                let way = (Account::Meter(id), Account::Reserve(id));
                self.push(way, over, Why::Overflow { meter: id });
            }
        }
        Ok(())
    }

    /// What lies in front of each place is what it has at stake.
    fn holds(&mut self, input: &Input) -> Result<(), Refused> {
        let sight = self.running.sight(Viewer::Croupier);
        let mut due = self.at_stake(&sight);
        let more = due_of(input, self.sign());
        let kept = self.kept();
        let settled = sight.settlement.is_some();
        for (seat, amount, soft) in kept.due.iter().chain(&more).filter(|_| !settled) {
            let place = self.front(*seat);
            if *soft {
                // What a ruling may cost is held as far as there is any.
                let has =
                    self.wallet(place).map(|wallet| self.balance(wallet)).unwrap_or_default();
                let held = self.balance(place) - due.get(&place).copied().unwrap_or_default();
                *due.entry(place).or_default() += (*amount).min(has + held.max(Cents::ZERO));
            } else {
                *due.entry(place).or_default() += *amount;
            }
        }
        let behind = kept.behind.iter().map(|(seat, n, _)| Account::Behind(kept.id, *seat, *n));
        let seats = kept.seats.keys().map(|seat| Account::Front(kept.id, *seat));
        let mut places: Vec<Account> = seats.chain(behind).chain(due.keys().copied()).collect();
        places.sort();
        places.dedup();
        let wager = match input {
            Input::Stake(bet) => bet.wager.clone(),
            Input::Decide { act, .. } | Input::Follow { act, .. } => act.word.to_string(),
            _ => "stake".to_string(),
        };
        for place in places {
            let (due, lies) = (due.get(&place).copied().unwrap_or_default(), self.balance(place));
            if due > lies {
                self.takes(place, place, due - lies, Why::Staked { wager: wager.clone() })?;
            } else {
                self.gives(place, place, lies - due)?;
            }
        }
        Ok(())
    }

    /// What each place has at stake, fees included.
    fn at_stake(&self, sight: &Sight) -> BTreeMap<Account, Cents> {
        let table = self.kept().id;
        let sign = self.sign();
        let standing = matches!(sign.chance, Chance::Throw { .. });
        let mut due: BTreeMap<Account, Cents> = BTreeMap::new();
        if sight.settlement.is_some() && !standing {
            return due;
        }
        for Lying { seat, owner, wager, amount, .. } in &sight.stakes {
            let kind = sign.mark(wager).map(|mark| mark.kind);
            if kind == Some(Kind::Bonus) {
                continue;
            }
            let place = match owner {
                Owner::Seat | Owner::Dealer => Account::Front(table, *seat),
                Owner::Behind(n) => Account::Behind(table, *seat, *n),
            };
            let bears = kind != Some(Kind::Later);
            let fee = sign.collection.as_ref().filter(|f| bears && !f.free.contains(wager));
            let fee = fee.map_or(Cents::ZERO, |fees| fees.per_bet);
            *due.entry(place).or_default() += *amount + fee;
        }
        due
    }

    /// A tray that would hold less than nothing is filled from the cage, by the standing order of
    /// whoever opened the table.
    fn fill(&mut self) {
        let tray = Account::Tray(self.kept().id);
        let lacks = -self.balance(tray);
        if lacks > Cents::ZERO {
            let (by, reference) = (self.kept().by, STANDING.to_string());
            let why = Why::Cage { by, reference, reverses: None };
            self.push((Account::Cage, tray), lacks, why);
            self.moves.notes.push(format!("fill of {} into {tray}", lacks.plain()));
        }
    }

    /// Nothing is left where nothing can stay, and nothing is lacking.
    fn assert_sound(&self) {
        let id = self.kept().id;
        for account in [Account::Layout(id), Account::Pot(id)] {
            assert_eq!(self.balance(account), Cents::ZERO, "{account:?} after {}", self.round);
        }
        if self.running.in_front() {
            self.assert_chips();
        }
    }

    /// Between hands what lies in front of a seat is what the table says.
    fn assert_chips(&self) {
        let sight = self.running.sight(Viewer::Public);
        let between = sight.asks.iter().all(|ask| {
            matches!(ask, table::Ask::Hand | table::Ask::Seats { .. } | table::Ask::Round)
        });
        for chair in sight.chairs.iter().filter(|_| between) {
            let lies = self.balance(self.front(chair.seat));
            assert_eq!(Some(lies), chair.chips, "the chips of {} in {}", chair.seat, self.round);
        }
    }
}

/// What an input may cost a seat beside its wagers, and whether that is only held as far as there
/// is any.
pub(super) fn due_of(input: &Input, sign: &Sign) -> Vec<(Seat, Cents, bool)> {
    match input {
        Input::Coupons { seat, n } => {
            let each = sign.collection.as_ref().and_then(|fees| fees.per_coupon);
            let fee: Cents = (0..*n).filter_map(|_| each).sum();
            vec![(*seat, fee, false)]
        }
        Input::Rule(ruling) => match (ruling.seat, ruling.amount) {
            (Some(seat), Some(amount)) if amount > Cents::ZERO => vec![(seat, amount, true)],
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}
