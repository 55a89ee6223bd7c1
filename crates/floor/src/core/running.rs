//! A table in use: what is kept of it, and the table itself.
//!
//! A [`table::Table`] is no data: it is opened from what it carried out of the last round, and
//! told again what it was told since. Both are kept, so that a table can be put up again exactly
//! as it was, or as it was a few inputs ago.

use super::{MeterId, Moment, Opening, PersonId, RoundId, TableId, Waits};
use crate::store::Failure;
use law::Posted;
use money::Cents;
use serde::{Deserialize, Serialize};
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use table::{
    Ask, Bank, Carried, Event, Input, Name, PLAYER_DEALER, Party, Refusal, Seat, Sight, Table,
    Viewer, What,
};

/// The most inputs that are told again; beyond, a table between rounds is carried over.
const SINCE_MAX: usize = 64;

/// A table in use.
pub struct Running {
    /// What is kept of it.
    pub kept: Kept,
    /// The table.
    pub(crate) table: Box<dyn Table>,
    /// What comes out of the shoe, or the next throw: known here and in the store's secrets.
    pub(crate) hidden: Option<super::chance::Hidden>,
    /// The digest of its sign, once somebody asked.
    digest: OnceCell<String>,
}

/// What is kept of a table: with it, it is put up again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// Its number.
    pub id: TableId,
    /// How it opened.
    pub opening: Opening,
    /// When.
    pub opened: Moment,
    /// Who opened it, and thereby orders its fills.
    pub by: PersonId,
    /// The seconds that it was last told.
    pub told: u64,
    /// What it carried out of the last round; nothing before the first.
    pub base: Option<Carried>,
    /// What it was told since.
    pub since: Vec<Input>,
    /// The number of the round that is on, or of the next one.
    pub round: u64,
    /// Whether that round has begun.
    pub begun: bool,
    /// Who sits where.
    pub seats: BTreeMap<Seat, Sitter>,
    /// Who banks the round.
    pub bank: Option<Seat>,
    /// Who bets behind which seat.
    pub behind: Vec<(Seat, u8, PersonId)>,
    /// Who waits for a seat, longest first.
    pub waiting: Vec<PersonId>,
    /// Clocks that run.
    pub clocks: Vec<Clock>,
    /// Who wants no more bets, or the next round, at once.
    pub ready: BTreeSet<PersonId>,
    /// The number of the shoe, the deck or the throw.
    pub shoe: u64,
    /// Whether cards are to be shuffled, or a throw bound to, before anything else.
    pub fresh: bool,
    /// Which meter each progressive wager feeds.
    pub meters: Vec<(Name, MeterId)>,
    /// How many transfers of this round were posted before its settlement.
    pub paid: usize,
    /// Whether a hand is on, at a table where chips lie in front.
    pub in_hand: bool,
    /// What coupons of this round cost a seat, and what rulings of it may: the latter is held as
    /// far as there is any.
    pub due: Vec<(Seat, Cents, bool)>,
    /// What each wager took and gave back since the table opened.
    pub tallies: BTreeMap<String, Tally>,
    /// What the floor is bound to here, and has not told yet.
    #[serde(default)]
    pub bound: Option<Bond>,
    /// The card that an earlier hand left and that comes next, out of no order.
    #[serde(default)]
    pub carried: Option<String>,
}

/// What the floor is bound to, as the records have it: what it deals from is held against this.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bond {
    /// The number of the shoe, the deck or the throw.
    pub shoe: u64,
    /// What it is bound by.
    pub commitment: String,
    /// How many of it are out.
    pub out: u64,
}

/// Somebody at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// Who.
    pub person: PersonId,
    /// Since when.
    pub since: Moment,
    /// Since when the connection is lost.
    #[serde(default)]
    pub lost: Option<Moment>,
    /// Staked since sitting down.
    #[serde(default)]
    pub staked: Cents,
    /// Won since sitting down; below nothing where lost.
    #[serde(default)]
    pub won: Cents,
    /// Whether a decision ran out of time, and nothing was heard since.
    #[serde(default)]
    pub absent: bool,
    /// Milliseconds taken of the time for thought beyond a decision's clock.
    #[serde(default)]
    pub thought: u64,
}

/// A clock that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// On what.
    pub waits: Waits,
    /// Until when.
    pub until: Moment,
}

/// What a wager took and gave back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// How often it was decided.
    pub n: u64,
    /// Staked in all.
    pub staked: Cents,
    /// What the bank kept of it, net; below nothing where it paid.
    pub held: Cents,
}

impl Tally {
    /// Both together.
    pub fn add(&mut self, other: &Tally) {
        self.n += other.n;
        self.staked += other.staked;
        self.held += other.held;
    }
}

impl Kept {
    /// The round that is on, or the next one.
    #[must_use]
    pub fn round(&self) -> RoundId {
        RoundId { table: self.id, n: self.round }
    }

    /// Seconds since the full hour at or before the opening, as a table counts them.
    #[must_use]
    pub fn seconds(&self, now: Moment) -> u64 {
        const HOUR: u64 = 60 * 60 * 1000;
        let from = self.opened.millis() / HOUR * HOUR;
        now.since(Moment::from_millis(from)) / 1000
    }

    /// So many more of what the floor is bound to are out.
    pub(crate) fn comes(&mut self, n: u64) {
        if let Some(bond) = &mut self.bound {
            bond.out += n;
        }
    }

    /// Where somebody sits.
    #[must_use]
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.seats.iter().find(|(_, sitter)| sitter.person == person).map(|(seat, _)| *seat)
    }

    /// Who banks the round.
    #[must_use]
    pub fn banker(&self) -> Option<Seat> {
        self.bank
    }

    /// Who sits there.
    #[must_use]
    pub fn person_at(&self, seat: Seat) -> Option<PersonId> {
        self.seats.get(&seat).map(|sitter| sitter.person)
    }

    /// Who bets there behind a seat.
    #[must_use]
    pub fn person_behind(&self, seat: Seat, n: u8) -> Option<PersonId> {
        let found = self.behind.iter().find(|(at, m, _)| (*at, *m) == (seat, n));
        found.map(|(_, _, person)| *person)
    }
}

impl Running {
    /// Opens a table.
    ///
    /// # Errors
    /// An unknown game, or everything unlawful in what is posted.
    pub fn open(
        id: TableId,
        opening: Opening,
        by: PersonId,
        opened: Moment,
    ) -> Result<Running, catalog::Error> {
        let table = put_up(&opening, None)?;
        let kept = Kept {
            id,
            opening,
            opened,
            by,
            told: 0,
            base: None,
            since: Vec::new(),
            round: 1,
            begun: false,
            seats: BTreeMap::new(),
            bank: None,
            behind: Vec::new(),
            waiting: Vec::new(),
            clocks: Vec::new(),
            ready: BTreeSet::new(),
            shoe: 0,
            fresh: true,
            meters: Vec::new(),
            paid: 0,
            in_hand: false,
            due: Vec::new(),
            tallies: BTreeMap::new(),
            bound: None,
            carried: None,
        };
        Ok(Running { kept, table, hidden: None, digest: OnceCell::new() })
    }

    /// Puts a table up again from what is kept.
    ///
    /// # Errors
    /// When what is kept is no table of this program.
    pub fn again(kept: Kept) -> Result<Running, Failure> {
        let table = replayed(&kept, kept.base.as_ref(), &kept.since)?;
        Ok(Running { kept, table, hidden: None, digest: OnceCell::new() })
    }

    /// The same table once more, as if nothing had been told but this since the last round; its
    /// events are numbered on.
    ///
    /// # Errors
    /// What the table refuses.
    pub fn anew(&self, told: &[Input]) -> Result<(Carried, Box<dyn Table>), Failure> {
        let fresh = match &self.kept.base {
            Some(base) => base.clone(),
            None => put_up(&self.kept.opening, None).map_err(unlike)?.carried(),
        };
        self.anew_from(fresh, told)
    }

    /// The same after a round that was given up: nothing lies on the table, whatever stood there
    /// when the round began.
    ///
    /// # Errors
    /// What the table refuses.
    pub fn given_up(&self, told: &[Input]) -> Result<(Carried, Box<dyn Table>), Failure> {
        let mut bare = self.as_it_began()?;
        bare.give_up();
        self.anew_from(bare.carried(), told)
    }

    /// The table as it was when the round began.
    ///
    /// # Errors
    /// Never, but where a table cannot be put up again.
    pub fn as_it_began(&self) -> Result<Box<dyn Table>, Failure> {
        replayed(&self.kept, self.kept.base.as_ref(), &[])
    }

    fn anew_from(
        &self,
        fresh: Carried,
        told: &[Input],
    ) -> Result<(Carried, Box<dyn Table>), Failure> {
        let base = Carried { next: self.table.sight(Viewer::Public).next, ..fresh };
        let table = replayed(&self.kept, Some(&base), told)?;
        Ok((base, table))
    }

    /// A copy of the table, to try things on.
    ///
    /// # Errors
    /// Never, but where a table cannot be put up again.
    pub fn copy(&self) -> Result<Box<dyn Table>, Failure> {
        replayed(&self.kept, self.kept.base.as_ref(), &self.kept.since)
    }

    /// Throws away what was told since the last `told` inputs were kept: a table whose last input
    /// is not to stand.
    ///
    /// # Errors
    /// Never, but where a table cannot be put up again.
    pub fn back(&mut self) -> Result<(), Failure> {
        self.table = self.copy()?;
        Ok(())
    }

    /// What binds whoever shuffled to what comes, where the floor did.
    #[must_use]
    pub fn commitment(&self) -> Option<String> {
        self.hidden.as_ref().map(super::chance::Hidden::commitment)
    }

    /// What the floor is bound to here and no longer has: taken out of its store by somebody.
    #[must_use]
    pub fn lost(&self) -> Option<&Bond> {
        self.kept.bound.as_ref().filter(|_| self.hidden.is_none())
    }

    /// Nothing is dealt from an order that nobody was bound to.
    pub(super) fn has_its_order(&self) -> Result<(), super::Refused> {
        let Some(bond) = self.lost() else { return Ok(()) };
        let why = format!(
            "shoe {} that was bound to is missing from the store: give the round up, and another \
             is bound to",
            bond.shoe
        );
        Err(super::Refused::new(super::Fault::Rule, why))
    }

    /// The digest of its sign: rules, posted values and pay tables, which never change.
    #[must_use]
    pub fn digest(&self) -> &str {
        self.digest.get_or_init(|| {
            let sign = serde_json::to_vec(self.table.sign());
            // invariant: a sign has names for keys, and thereby a JSON form.
            let sign = sign.unwrap_or_else(|error| panic!("a sign cannot be written: {error}"));
            blake3::hash(&sign).to_hex().to_string()
        })
    }

    /// Whether chips lie in front of the seats.
    #[must_use]
    pub fn in_front(&self) -> bool {
        matches!(self.table.sign().bank, Bank::Pot | Bank::Points)
    }

    /// The table as a viewer sees it.
    #[must_use]
    pub fn sight(&self, viewer: Viewer) -> Sight {
        self.table.sight(viewer)
    }

    /// What the table waits for.
    #[must_use]
    pub fn asks(&self) -> Vec<Ask> {
        self.table.asks()
    }

    /// Follows what a table was told: rounds, shoes and what is carried from one to the next.
    pub(crate) fn follow(&mut self, input: &Input, events: &[Event]) {
        let kept = &mut self.kept;
        if let Input::Time { seconds } = input {
            kept.told = *seconds;
        }
        if matches!(input, Input::Close {} | Input::Deal {} | Input::Show {} | Input::Clear {}) {
            // Who wanted this said nothing about what comes next.
            kept.ready.clear();
        }
        kept.since.push(input.clone());
        kept.due.extend(super::holding::due_of(input, self.table.sign()));
        kept.begun = true;
        let thrown = matches!(self.table.sign().chance, table::Chance::Throw { .. });
        match input {
            Input::Card(_) if kept.carried.take().is_none() => kept.comes(1),
            Input::Shoe(shoe) => kept.comes(shoe.burned.len() as u64),
            Input::Throw(_) if thrown => kept.comes(1),
            _ => {}
        }
        let each = !matches!(self.table.sign().chance, table::Chance::Shoe { .. });
        let mut over = false;
        for event in events {
            match &event.what {
                What::Shoe(_) => kept.fresh = false,
                What::Begun { .. } => (kept.fresh, kept.in_hand) = (false, true),
                What::Button { .. } if each => kept.fresh = true,
                What::Banked { seat, .. } => kept.bank = Some(*seat),
                What::Withdrawn { wager, .. } if wager == PLAYER_DEALER => kept.bank = None,
                What::Settled(_) => {
                    kept.in_hand = false;
                    kept.paid = 0;
                    kept.due.clear();
                }
                What::Paid(settlement) => kept.paid += settlement.transfers.len(),
                What::Cleared => {
                    kept.fresh |= each;
                    over = true;
                }
                _ => {}
            }
        }
        if over {
            kept.round += 1;
            (kept.begun, kept.in_hand, kept.paid, kept.bank) = (false, false, 0, None);
            kept.due.clear();
            kept.ready.clear();
        }
        if over || self.is_long() {
            self.carry();
        }
    }

    /// Whether so much was told between rounds that it is better carried over.
    fn is_long(&self) -> bool {
        if self.kept.since.len() < SINCE_MAX || self.kept.in_hand {
            return false;
        }
        let sight = self.table.sight(Viewer::Public);
        let between = |ask: &Ask| matches!(ask, Ask::Wagers | Ask::Hand | Ask::Seats { .. });
        let idle = sight.stakes.is_empty() && sight.bank.is_none() && sight.spots.is_empty();
        idle && sight.settlement.is_none() && sight.asks.iter().all(between)
    }

    /// A table put up anew takes the place of the one that was.
    pub(crate) fn retell(&mut self, base: Carried, table: Box<dyn Table>, told: &[Input]) {
        self.table = table;
        self.kept.base = Some(base);
        self.kept.since = told.to_vec();
        self.kept.bank = self.sight(Viewer::Public).bank.map(|(seat, _)| seat);
    }

    /// What each wager took and gave back.
    pub(crate) fn tally(&mut self, events: &[Event]) {
        let bank = |party: Party| matches!(party, Party::House | Party::PlayerDealer);
        for event in events {
            let What::Settled(settlement) = &event.what else { continue };
            for line in settlement.lines.iter().filter(|l| l.result != table::Outcome::Stands) {
                let tally = self.kept.tallies.entry(line.wager.clone()).or_default();
                tally.n += 1;
                tally.staked += line.stake;
            }
            for transfer in &settlement.transfers {
                let Some(tally) = self.kept.tallies.get_mut(&transfer.why.wager) else { continue };
                if bank(transfer.to) {
                    tally.held += transfer.amount;
                }
                if bank(transfer.from) {
                    tally.held -= transfer.amount;
                }
            }
            for (seat, sitter) in &mut self.kept.seats {
                let (staked, won) = super::state::of_seat(settlement, self.kept.bank, *seat);
                sitter.staked += staked;
                sitter.won += won;
            }
        }
    }

    fn carry(&mut self) {
        self.kept.base = Some(self.table.carried());
        self.kept.since.clear();
    }
}

/// A table of the catalogue, opened or gone on with.
fn put_up(opening: &Opening, carried: Option<&Carried>) -> Result<Box<dyn Table>, catalog::Error> {
    let game = catalog::find(&opening.game)?;
    let posted: &Posted = &opening.set;
    match carried {
        None => game.open(posted),
        Some(carried) => game.resume(posted, carried),
    }
}

/// A table that was told all this.
fn replayed(
    kept: &Kept,
    base: Option<&Carried>,
    told: &[Input],
) -> Result<Box<dyn Table>, Failure> {
    let mut table = put_up(&kept.opening, base).map_err(unlike)?;
    for input in told {
        let said = |refusal: Refusal| Failure::Damaged {
            at: 0,
            what: format!("table {} no longer takes {input:?}: {refusal}", kept.id.0),
        };
        table.tell(input.clone()).map_err(said)?;
    }
    Ok(table)
}

#[allow(clippy::needless_pass_by_value)] // for `map_err`
fn unlike(error: catalog::Error) -> Failure {
    Failure::Damaged { at: 0, what: format!("a table cannot be put up again: {error}") }
}
