//! Who else sits at the table.
//!
//! Where the house banks and deals, nobody. Where players bank in turn, or draw the cards in turn,
//! two neighbours do so with you by the book's rotation: they always accept, bet a fixed amount
//! on Player and on Banker, play the house way, and bank with ten times your bankroll. Where each
//! seat has a hand of its own they play only against your bank, or where the book lets only those
//! bank who played the hand before, and never fold. Their purse has no bottom; nothing else about
//! them is invented.

use super::Session;
use crate::play::words;
use games::Entry;
use games::baccarat::{CoupResult, Dealing, Passing, ShoeHolder};
use games::california::rotation::{Eligibility, Rotation};
use law::{Proven, Value};
use money::Cents;
use table::{Bet, Next, Owner, Party, Refusal, Seat, Terms};

/// What the neighbours bet, where limits allow it.
const NEIGHBOUR_BETS: Cents = Cents::dollars(10);
/// A neighbour's bank, in bankrolls of yours.
const BANK_TIMES: i64 = 10;
/// What each neighbour bets on.
const NEIGHBOUR_WAGERS: [&str; 2] = ["player", "banker"];

/// Who else sits at the table, and why.
pub(super) enum Company {
    /// Nobody.
    None,
    /// The bank goes round.
    Bank(Bank),
    /// The shoe goes round.
    Shoe(Passing),
}

/// The bank of a card room.
pub(super) struct Bank {
    rotation: Rotation,
    /// Whom the book lets bank.
    eligibility: Eligibility,
    neighbours: Vec<Seat>,
    /// What a neighbour banks with.
    put_up: Cents,
    /// What you have put up so far.
    bid: Cents,
}

/// What is offered to you before a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offered {
    /// To bank it.
    Bank,
    /// To draw its cards.
    Shoe,
}

impl Company {
    pub fn new(entry: &Entry, proven: &Proven, terms: &Terms, you: Seat, yours: Cents) -> Company {
        let neighbours = neighbours(you, terms.seats_max);
        let seated = neighbours.iter().copied().chain([you]).collect();
        if let Some(eligibility) = entry.eligibility() {
            let rotation = Rotation::new(seated, eligibility);
            let put_up = Cents::new(yours.get().saturating_mul(BANK_TIMES)).min(Cents::READ_MAX);
            let bid = Cents::ZERO;
            return Company::Bank(Bank { rotation, eligibility, neighbours, put_up, bid });
        }
        if proven.get("dealing").map(Value::word) == Some("players") {
            let holder = match proven.word("shoe_holder_may_bet") {
                "egalite-only" => ShoeHolder::EgaliteOnly,
                _ => ShoeHolder::Any,
            };
            return Company::Shoe(Passing::new(Dealing::Players, holder, &seated));
        }
        Company::None
    }
}

/// The two seats after yours, as far as the table has them.
fn neighbours(you: Seat, seats_max: u8) -> Vec<Seat> {
    let ring = (1..seats_max).filter_map(|i| Seat::new((you.n() - 1 + i) % seats_max + 1));
    ring.take(NEIGHBOUR_WAGERS.len()).collect()
}

impl Session {
    /// What is offered to you while betting is open, if anything is.
    pub fn offered(&self) -> Option<Offered> {
        self.offer().filter(|_| self.table.next() == Next::Wagers)
    }

    fn offer(&self) -> Option<Offered> {
        match &self.company {
            Company::Bank(bank) if bank.rotation.offer() == Some(self.you) => Some(Offered::Bank),
            Company::Shoe(passing) if passing.offer() == Some(self.you) => Some(Offered::Shoe),
            _ => None,
        }
    }

    /// Who banks the hand, and with how much, where players do.
    pub fn bank(&self) -> Option<(Seat, Cents)> {
        if let Some(settled) = &self.settled {
            return settled.bank;
        }
        match &self.company {
            Company::Bank(bank) if bank.bid > Cents::ZERO => Some((self.you, bank.bid)),
            Company::Bank(bank) => bank.rotation.banker().map(|seat| (seat, bank.put_up)),
            Company::None | Company::Shoe(_) => None,
        }
    }

    /// Who draws the cards, where players may: a seat, or the dealer.
    pub fn drawing(&self) -> Option<Party> {
        match (&self.settled, &self.company) {
            (Some(settled), _) => settled.drawing,
            (None, Company::Shoe(passing)) => Some(passing.banker()),
            (None, Company::None | Company::Bank(_)) => None,
        }
    }

    /// Whether players bank this table in turn.
    pub fn players_bank(&self) -> bool {
        matches!(self.company, Company::Bank(_))
    }

    /// What you have put up for the bank.
    pub(super) fn bid(&self) -> Cents {
        if let Company::Bank(bank) = &self.company { bank.bid } else { Cents::ZERO }
    }

    /// The most that you may owe the room for banking a hand.
    pub(super) fn bank_fee(&self) -> Cents {
        let fees = self.table.terms().collection.as_ref();
        let tiers = fees.iter().flat_map(|fees| &fees.player_dealer);
        tiers.map(|(_, fee)| *fee).max().unwrap_or_default()
    }

    /// Puts up that much more for the bank offered to you; answers the total.
    ///
    /// # Errors
    /// A refusal when it is not offered to you, you have wagers, or have not got so much.
    pub fn put_up(&mut self, amount: Cents) -> Result<Cents, Refusal> {
        let cites = self.table.terms().cites;
        if self.offered() != Some(Offered::Bank) {
            return Err(Refusal::by(cites.coverage, "the bank is not offered to you now"));
        }
        if amount <= Cents::ZERO {
            return Err(Refusal::by(cites.coverage, "the player-dealer must put something up"));
        }
        if self.at_stake() > self.bid() {
            let why = "take your wagers off first: the bank cannot bet against itself";
            return Err(Refusal::by(cites.wagers, why));
        }
        let fee = if self.bid() == Cents::ZERO { self.bank_fee() } else { Cents::ZERO };
        self.afford(amount + fee)?;
        if let Company::Bank(bank) = &mut self.company {
            bank.bid += amount;
        }
        Ok(self.bid())
    }

    /// Takes back what was put up for the bank; it is still offered to you.
    pub fn take_down(&mut self) -> Cents {
        match &mut self.company {
            Company::Bank(bank) => std::mem::take(&mut bank.bid),
            Company::None | Company::Shoe(_) => Cents::ZERO,
        }
    }

    /// Declines what is offered to you; it goes on.
    ///
    /// # Errors
    /// A refusal when nothing is offered to you.
    pub fn decline(&mut self) -> Result<(), Refusal> {
        match self.offered() {
            Some(_) => self.offer_on(),
            None => Err(Refusal::unknown("nothing is offered to you")),
        }
    }

    fn offer_on(&mut self) -> Result<(), Refusal> {
        let you = self.you;
        self.take_down();
        match &mut self.company {
            Company::Bank(bank) => bank.rotation.refuse(you)?,
            Company::Shoe(passing) => passing.refuse(you)?,
            Company::None => {}
        }
        self.go_round()
    }

    /// Takes the shoe offered to you.
    ///
    /// # Errors
    /// A refusal when it is not offered to you, or when your wagers are not the holder's.
    pub fn take_shoe(&mut self) -> Result<(), Refusal> {
        let you = self.you;
        let staked: Vec<&str> = self.stakes().into_iter().map(|(wager, _)| wager).collect();
        let Company::Shoe(passing) = &mut self.company else {
            return Err(Refusal::unknown("no shoe is passed round at this table"));
        };
        let mut taken = passing.clone();
        taken.accept(you)?;
        staked.iter().try_for_each(|wager| taken.may_bet(you, wager))?;
        *passing = taken;
        self.notice("You take the shoe.");
        Ok(())
    }

    /// Passes the shoe on.
    ///
    /// # Errors
    /// A refusal when you do not hold it, or have not dealt a coup.
    pub fn pass_shoe(&mut self) -> Result<(), Refusal> {
        let you = self.you;
        let open = matches!(self.table.next(), Next::Wagers | Next::Round);
        let Company::Shoe(passing) = &mut self.company else {
            return Err(Refusal::unknown("no shoe is passed round at this table"));
        };
        if !open {
            return Err(Refusal::by(law::uk::R6_10, "the coup is not over"));
        }
        passing.pass(you)?;
        self.notice("You pass the shoe.");
        self.go_round()
    }

    /// Whether you may make that wager, as far as bank and shoe are concerned.
    pub(super) fn may_bet(&self, wager: &str) -> Result<(), Refusal> {
        match &self.company {
            Company::Shoe(passing) => passing.may_bet(self.you, wager),
            Company::Bank(bank) if bank.bid > Cents::ZERO => {
                let rule = self.table.terms().cites.wagers;
                Err(Refusal::by(rule, "you bank this round and cannot bet against yourself"))
            }
            Company::Bank(_) | Company::None => Ok(()),
        }
    }

    /// Whoever bets has let the bank go by.
    pub(super) fn bet_declines(&mut self) -> Result<(), Refusal> {
        if self.offered() == Some(Offered::Bank) { self.decline() } else { Ok(()) }
    }

    /// Lets the neighbours take what is offered, until it is offered to you.
    pub(super) fn go_round(&mut self) -> Result<(), Refusal> {
        let you = self.you;
        match &mut self.company {
            Company::None => {}
            Company::Bank(bank) => {
                if let Some(seat) = bank.rotation.offer().filter(|seat| *seat != you) {
                    bank.rotation.accept(seat)?;
                    self.neighbour_banks(seat)?;
                } else if bank.rotation.offer().is_some() {
                    self.notice("The bank is offered to you.");
                }
            }
            Company::Shoe(passing) => {
                if let Some(seat) = passing.offer().filter(|seat| *seat != you) {
                    passing.accept(seat)?;
                    let text = format!("{} takes the shoe.", words::capital(&seat.to_string()));
                    self.notice(text);
                } else if passing.offer().is_some() {
                    self.notice("The shoe is offered to you.");
                }
            }
        }
        Ok(())
    }

    fn neighbour_banks(&mut self, seat: Seat) -> Result<(), Refusal> {
        let Company::Bank(bank) = &self.company else { return Ok(()) };
        let put_up = bank.put_up;
        self.table.bank(seat, put_up, None)?;
        let text = format!("{} banks with {put_up}.", words::capital(&seat.to_string()));
        self.notice(text);
        self.neighbours_bet(seat)
    }

    /// The neighbours that do not bank make their wagers.
    fn neighbours_bet(&mut self, banker: Seat) -> Result<(), Refusal> {
        let Company::Bank(bank) = &self.company else { return Ok(()) };
        let neighbours = bank.neighbours.clone();
        let plays = banker == self.you || bank.eligibility == Eligibility::PriorBet;
        for (seat, wager) in neighbours.into_iter().zip(NEIGHBOUR_WAGERS) {
            let wagers = match self.plan {
                None => &[wager][..],
                Some(plan) if plays => plan.main,
                Some(_) => &[],
            };
            for wager in wagers.iter().filter(|_| seat != banker) {
                let limits = self.table.limits(wager)?;
                let amount = NEIGHBOUR_BETS.max(limits.min).min(limits.max);
                let (owner, wager) = (Owner::Seat, (*wager).to_string());
                self.table.stake(&Bet { seat, owner, wager, amount })?;
            }
        }
        Ok(())
    }

    /// Before betting closes: you take the bank if you put something up.
    pub(super) fn settle_bank(&mut self) -> Result<(), Refusal> {
        let you = self.you;
        let Company::Bank(bank) = &mut self.company else { return Ok(()) };
        let bid = bank.bid;
        if bank.rotation.offer() == Some(you) {
            if bid == Cents::ZERO {
                let why = "the bank is offered to you: take it, bet, or let it go by";
                return Err(Refusal::by(law::ca::general::R2_A, why));
            }
            bank.rotation.accept(you)?;
            self.table.bank(you, bid, None)?;
            self.neighbours_bet(you)?;
        }
        Ok(())
    }

    /// After betting closed: a shoe still offered to you goes on.
    pub(super) fn settle_shoe(&mut self) -> Result<(), Refusal> {
        if self.offer() == Some(Offered::Shoe) {
            self.notice("You let the shoe go by.");
            self.offer_on()?;
        }
        Ok(())
    }

    /// The hand is over; `points` are the player's and the banker's.
    pub(super) fn hand_played(&mut self, points: Option<(u8, u8)>) {
        let bettors = self.bettors();
        match &mut self.company {
            Company::None => {}
            Company::Bank(bank) => {
                bank.rotation.played(&bettors);
                bank.bid = Cents::ZERO;
            }
            Company::Shoe(passing) => {
                let Some((player, banker)) = points else { return };
                passing.coup(match banker.cmp(&player) {
                    std::cmp::Ordering::Greater => CoupResult::BankWins,
                    std::cmp::Ordering::Less => CoupResult::BankLoses,
                    std::cmp::Ordering::Equal => CoupResult::Tie,
                });
            }
        }
    }

    /// A new shoe keeps its holder.
    pub(super) fn company_new_shoe(&mut self) {
        if let Company::Shoe(passing) = &mut self.company {
            passing.new_shoe();
        }
    }
}
