//! Your money: what you brought, what lies on the table, what is left.

use money::Cents;
use table::{
    Choice, Event, FeeSign, Input, Kind, Owner, Party, Refusal, Seat, Sign, Table, Verb, Viewer,
    What,
};

/// Your money.
#[derive(Clone, Debug)]
pub struct Purse {
    you: Seat,
    /// What you have brought so far.
    brought: Cents,
    /// All that is yours, chips on the table included.
    whole: Cents,
    /// Your chips on the table, a bank that you have put up included.
    at_stake: Cents,
    /// What has moved before the round is settled, which the settlement has again.
    early: Cents,
    /// Fees that are due when the round is settled.
    due: Cents,
    /// Whether chips lie in front of you, to be bet from there.
    in_front: bool,
    fees: Option<FeeSign>,
}

impl Purse {
    pub(super) fn new(you: Seat, brought: Cents, sign: &Sign) -> Purse {
        let in_front = matches!(sign.bank, table::Bank::Pot | table::Bank::Points);
        let fees = sign.collection.clone();
        let (at_stake, due) = (Cents::ZERO, Cents::ZERO);
        Purse { you, brought, whole: brought, at_stake, early: Cents::ZERO, due, in_front, fees }
    }

    /// You have moved to another seat.
    pub(super) fn sits(&mut self, seat: Seat) {
        self.you = seat;
    }

    /// You bring more.
    pub(super) fn bring(&mut self, amount: Cents) {
        self.brought += amount;
        self.whole += amount;
    }

    /// What you could still put on the table.
    pub fn rack(&self) -> Cents {
        self.whole - self.at_stake - self.due
    }

    /// Your chips on the table.
    pub fn at_stake(&self) -> Cents {
        self.at_stake
    }

    /// What you have won or lost since you sat down.
    pub fn won(&self) -> Cents {
        self.whole - self.brought
    }

    /// What you have brought so far.
    pub fn brought(&self) -> Cents {
        self.brought
    }

    /// The fee that a wager bears.
    pub(super) fn fee(&self, wager: &str) -> Cents {
        let free = |fees: &&FeeSign| !fees.free.iter().any(|id| id == wager);
        self.fees.as_ref().filter(free).map_or(Cents::ZERO, |fees| fees.per_bet)
    }

    /// What a choice takes at least.
    fn takes(&self, choice: &Choice) -> Cents {
        let least = choice.amount.map_or(Cents::ZERO, |span| span.min);
        match choice.verb {
            Verb::Stake => least + self.fee(&choice.id),
            Verb::Bank => least + self.fees.as_ref().map_or(Cents::ZERO, |fees| fees.bank_max),
            Verb::Decide => least,
            _ => Cents::ZERO,
        }
    }

    /// Whether you can pay for a choice.
    pub(super) fn affords(&self, choice: &Choice) -> Result<(), Refusal> {
        if self.in_front { Ok(()) } else { self.has(self.takes(choice)) }
    }

    pub(super) fn has(&self, amount: Cents) -> Result<(), Refusal> {
        let rack = self.rack();
        if amount <= rack {
            return Ok(());
        }
        Err(Refusal::unknown(format!("that takes {amount}, and you have {rack} left")))
    }

    /// Whether you can pay for what you are about to do.
    pub(super) fn covers(&self, input: &Input, table: &dyn Table) -> Result<(), Refusal> {
        if self.in_front {
            return match input {
                Input::Deal {} => self.plays(table),
                _ => Ok(()),
            };
        }
        match input {
            // Whoever bets behind a seat does so with chips of their own.
            Input::Stake(bet) if bet.seat == self.you && yours(bet.owner) => {
                self.has(bet.amount + self.fee(&bet.wager))
            }
            Input::Bank { seat, amount, .. } if *seat == self.you => {
                let fee = self.fees.as_ref().map_or(Cents::ZERO, |fees| fees.bank_max);
                self.has(*amount + fee)
            }
            Input::Decide { seat, act } if *seat == self.you => {
                let menu = table.menu(self.you);
                let meant = |choice: &&Choice| {
                    let holds = |amount| choice.amount.is_some_and(|span| span.holds(amount));
                    let named = act.amount.is_none_or(holds);
                    choice.verb == Verb::Decide && choice.id == act.word && named
                };
                let open = menu.iter().filter(|choice| choice.is_open());
                let meant = open.into_iter().find(meant).and_then(|choice| choice.amount);
                // Said without an amount, it is the most that may be put up.
                meant.map_or(Ok(()), |span| self.has(act.amount.unwrap_or(span.max)))
            }
            _ => Ok(()),
        }
    }

    /// Whether you have chips for the next hand, unless you sit it out.
    fn plays(&self, table: &dyn Table) -> Result<(), Refusal> {
        let sight = table.sight(Viewer::Seat(self.you));
        let away = sight.chair(self.you).is_none_or(|chair| chair.standing == "away");
        if away || self.whole > Cents::ZERO {
            return Ok(());
        }
        Err(Refusal::unknown("you have no chips: buy some, or sit out"))
    }

    /// What happened to your money.
    pub(super) fn follow(&mut self, events: &[Event], table: &dyn Table) {
        let sight = table.sight(Viewer::Seat(self.you));
        let banks = sight.bank.is_some_and(|(seat, _)| seat == self.you);
        let mut settled = false;
        for event in events {
            match &event.what {
                What::Paid(settlement) => {
                    let net = settlement.net(Party::Seat(self.you));
                    (self.whole, self.early) = (self.whole + net, self.early + net);
                }
                What::Settled(settlement) if !self.in_front => {
                    self.whole += settlement.net(Party::Seat(self.you));
                    self.whole -= std::mem::take(&mut self.early);
                    if banks {
                        self.whole += settlement.net(Party::PlayerDealer);
                    }
                    settled = true;
                }
                What::Bought { seat, amount, .. } if *seat == self.you => self.brought += *amount,
                _ => {}
            }
        }
        if self.in_front {
            let chair = sight.chair(self.you);
            let chips = chair.and_then(|chair| chair.chips);
            if let Some(chips) = chips {
                self.whole = chips;
            }
            return;
        }
        let standing = matches!(table.sign().chance, table::Chance::Throw { .. });
        if !standing && (settled || sight.settlement.is_some()) {
            (self.at_stake, self.due) = (Cents::ZERO, Cents::ZERO);
            return;
        }
        let kind = |id: &str| table.sign().mark(id).map(|mark| mark.kind);
        let yours = sight.stakes.iter().filter(|l| l.seat == self.you && yours(l.owner));
        let yours = yours.filter(|l| kind(&l.wager) != Some(Kind::Bonus));
        let bank = sight.bank.filter(|_| banks).map_or(Cents::ZERO, |(_, amount)| amount);
        let (mut stake, mut due) = (bank, Cents::ZERO);
        for lying in yours {
            stake += lying.amount;
            // What a decision makes bears no fee.
            if kind(&lying.wager) != Some(Kind::Later) {
                due += self.fee(&lying.wager);
            }
        }
        if banks {
            due += self.fees.as_ref().map_or(Cents::ZERO, |fees| fees.bank_max);
        }
        (self.at_stake, self.due) = (stake, due);
    }
}

/// Whether chips are out of your purse: those for the dealer are too.
fn yours(owner: Owner) -> bool {
    !matches!(owner, Owner::Behind(_))
}
