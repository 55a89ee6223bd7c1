//! Which act an errand is, and whether it concerns whoever asks: the bridge from what is asked to
//! the one table of authority.

use super::dealing::waits_for_words;
use super::work::Work;
use super::{Errand, Fault, PersonId, Refused, Source, TableId, Who};
use crate::ledger::{Account, Tender};
use crate::people::{Act, Own};
use table::{Ask, Input, Owner, Seat};

impl Errand {
    /// Its name, for lists.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Errand::Guest { .. } => "guest",
            Errand::Invite { .. } => "invite",
            Errand::Claim { .. } => "claim",
            Errand::Enrol { .. } => "enrol",
            Errand::Assign { .. } => "assign",
            Errand::Credential { .. } => "credential",
            Errand::CloseAccount { .. } => "close_account",
            Errand::LoggedIn { .. } => "logged_in",
            Errand::LoginFailed { .. } => "login_failed",
            Errand::LogOut { .. } => "log_out",
            Errand::Revoke { .. } => "revoke",
            Errand::Token { .. } => "token",
            Errand::Seen { .. } => "seen",
            Errand::Limit { .. } => "limit",
            Errand::TimeOut { .. } => "time_out",
            Errand::Exclude { .. } => "exclude",
            Errand::Deposit { .. } => "deposit",
            Errand::Payout { .. } => "payout",
            Errand::Fill { .. } => "fill",
            Errand::Credit { .. } => "credit",
            Errand::PayTips { .. } => "pay_tips",
            Errand::Reverse { .. } => "reverse",
            Errand::Open(_) => "open",
            Errand::OpenForPlay { .. } => "open_for_play",
            Errand::Close { .. } => "close",
            Errand::Disable { .. } => "disable",
            Errand::Enable { .. } => "enable",
            Errand::Tell { .. } => "tell",
            Errand::Wait { .. } => "wait",
            Errand::StopWaiting { .. } => "stop_waiting",
            Errand::Correct { .. } => "correct",
            Errand::Abandon { .. } => "abandon",
            Errand::Connected { .. } => "connected",
            Errand::Lost { .. } => "lost",
            Errand::Tick { .. } => "tick",
            Errand::Meter(_) => "meter",
            Errand::Link { .. } => "link",
            Errand::Confirm { .. } => "confirm",
            Errand::Adjust { .. } => "adjust",
            Errand::Second { .. } => "second",
            Errand::Raise { .. } => "raise",
            Errand::SelfCheck { .. } => "self_check",
            Errand::Day {} => "day",
        }
    }
}

impl Work<'_> {
    /// The act that an errand is, and whom it concerns.
    pub(super) fn needs(&self, errand: &Errand) -> Result<(Act, Own), Refused> {
        let own = |person: &PersonId| self.own(*person);
        Ok(match errand {
            Errand::Guest { .. } => (Act::Visit, Own::Own),
            Errand::Claim { .. } => (Act::Claim, Own::Own),
            Errand::Invite { .. } => (Act::Claim, Own::Others),
            Errand::LoggedIn { .. } | Errand::LoginFailed { .. } | Errand::Seen { .. } => {
                (Act::Session, Own::Own)
            }
            Errand::LogOut { key } => {
                let session = self.state.house.sessions.get(key);
                (Act::EndSession, session.map_or(Own::Own, |session| self.own(session.person)))
            }
            Errand::Revoke { person } => (Act::EndSession, own(person)),
            Errand::Token { .. } => (Act::Token, Own::Own),
            Errand::Credential { person, .. } => (Act::Password, own(person)),
            Errand::Enrol { .. } | Errand::CloseAccount { .. } => (Act::Accounts, Own::Others),
            Errand::Assign { person, .. } => (Act::Roles, own(person)),
            Errand::Limit { .. } | Errand::TimeOut { .. } => (Act::OwnLimits, Own::Own),
            Errand::Exclude { person, .. } => (Act::Exclude, own(person)),
            // Nobody is both sides of a counter where money is money.
            Errand::Deposit { person, tender: Tender::Money, .. }
            | Errand::Payout { person, tender: Tender::Money, .. } => (Act::Cage, own(person)),
            Errand::Deposit { .. }
            | Errand::Payout { .. }
            | Errand::Fill { .. }
            | Errand::Credit { .. }
            | Errand::PayTips { .. } => (Act::Cage, Own::Others),
            Errand::Reverse { transfer, .. } => (Act::Reverse, self.own_transfer(*transfer)),
            Errand::Open(_) | Errand::Close { .. } => (Act::Tables, Own::Others),
            Errand::OpenForPlay { .. } => (Act::PlayTable, Own::Own),
            Errand::Disable { .. } | Errand::Enable { .. } => (Act::Disable, Own::Others),
            Errand::Tell { table, input } => self.needs_of(*table, input)?,
            Errand::Wait { .. } | Errand::StopWaiting { .. } => (Act::Wait, Own::Own),
            Errand::Correct { table, .. } => (Act::Correct, self.own_table(*table)),
            Errand::Abandon { table, .. } => (Act::Abandon, self.own_table(*table)),
            Errand::Connected { .. } | Errand::Lost { .. } => (Act::Connection, Own::Own),
            Errand::Tick { .. } => (Act::Tick, Own::Own),
            Errand::Meter(_) | Errand::Link { .. } | Errand::Raise { .. } => {
                (Act::Meters, Own::Others)
            }
            Errand::Confirm { meter, .. } => {
                let known = self.state.house.meters.get(meter);
                let high =
                    known.is_some_and(|meter| meter.highest() > meter.posting.executive_above);
                let wins = known.is_some_and(|meter| {
                    meter.pending.iter().any(|(_, person, _)| self.who == Who::Person(*person))
                });
                let act = if high { Act::ConfirmHigh } else { Act::Confirm };
                (act, if wins { Own::Own } else { Own::Others })
            }
            Errand::Adjust { .. } | Errand::Second { .. } => (Act::Adjust, Own::Others),
            Errand::SelfCheck { .. } => (Act::SelfCheck, Own::Others),
            Errand::Day {} => (Act::Day, Own::Others),
        })
    }

    fn own(&self, person: PersonId) -> Own {
        if self.who == Who::Person(person) { Own::Own } else { Own::Others }
    }

    /// Whether the asker sits at a table, or has a wager there: who does oversees nothing of it.
    fn own_table(&self, id: TableId) -> Own {
        let (Ok(running), Who::Person(person)) = (self.running(id), self.who) else {
            return Own::Others;
        };
        let kept = &running.kept;
        let behind = kept.behind.iter().any(|(_, _, who)| *who == person);
        if behind || kept.seat_of(person).is_some() { Own::Own } else { Own::Others }
    }

    /// Whether an entry of the cage went to or came from the asker's wallet.
    fn own_transfer(&self, n: u64) -> Own {
        let entry = self.state.house.manual.iter().find(|transfer| transfer.n == n);
        let own = |account: Account| match account {
            Account::Wallet(person) => self.who == Who::Person(person),
            _ => false,
        };
        let own = entry.is_some_and(|entry| own(entry.from) || own(entry.to));
        if own { Own::Own } else { Own::Others }
    }

    /// The act that telling a table something is.
    fn needs_of(&self, id: TableId, input: &Input) -> Result<(Act, Own), Refused> {
        let running = self.running(id)?;
        let seated = |seat: &Seat| {
            let own = running.kept.person_at(*seat).is_some_and(|p| self.who == Who::Person(p));
            if own { Own::Own } else { Own::Others }
        };
        Ok(match input {
            Input::Join { .. } => (Act::Play, Own::Own),
            Input::Leave { seat }
            | Input::Buy { seat, .. }
            | Input::SitOut { seat }
            | Input::Return { seat, .. }
            | Input::Move { from: seat, .. }
            | Input::Change { seat, .. }
            | Input::Coupons { seat, .. }
            | Input::Bank { seat, .. }
            | Input::Decide { seat, .. }
            | Input::Speak { seat, .. } => (Act::Play, seated(seat)),
            Input::Stake(bet) => (Act::Play, self.own_place(id, bet.seat, bet.owner)?),
            Input::Withdraw { seat, owner, .. } => (Act::Play, self.own_place(id, *seat, *owner)?),
            Input::Follow { seat, behind, .. } => {
                (Act::Play, self.own_place(id, *seat, Owner::Behind(*behind))?)
            }
            Input::Rule(_) => (Act::Rule, self.own_table(id)),
            Input::Show {} if self.is_asked_to_show(id) => (Act::Play, Own::Own),
            Input::Show {} if self.is_waiting_for_words(id) => (Act::Play, Own::Own),
            // No more bets, the next round: at a virtual table players may agree on it.
            Input::Close {} | Input::Clear {} | Input::Deal {}
                if running.kept.opening.chance == Source::Virtual =>
            {
                (Act::Play, Own::Own)
            }
            Input::Close {}
            | Input::Deal {}
            | Input::Shoe(_)
            | Input::Shuffle {}
            | Input::Card(_)
            | Input::Show {}
            | Input::Throw(_)
            | Input::Settle {}
            | Input::Clear {} => {
                if running.kept.opening.chance == Source::Virtual {
                    let why = "the floor deals at this table";
                    return Err(Refused::new(Fault::NotYours, why));
                }
                (Act::Deal, self.own_table(id))
            }
            Input::Meter { .. } | Input::Shared { .. } | Input::Time { .. } => {
                let why = "meters and time are the floor's to tell";
                return Err(Refused::new(Fault::NotYours, why));
            }
        })
    }

    /// Whether a place of wagers is the asker's: the seat, or a place behind it that is free or
    /// taken by the asker.
    fn own_place(&self, id: TableId, seat: Seat, owner: Owner) -> Result<Own, Refused> {
        let kept = &self.running(id)?.kept;
        let holder = match owner {
            Owner::Seat | Owner::Dealer => kept.person_at(seat),
            Owner::Behind(n) => match (kept.person_behind(seat, n), self.who) {
                (None, Who::Person(person)) => Some(person),
                (holder, _) => holder,
            },
        };
        let own = holder.is_some_and(|person| self.who == Who::Person(person));
        Ok(if own { Own::Own } else { Own::Others })
    }

    /// Whether a virtual table shows everybody's cards once nobody has more to say, and the asker
    /// sits there.
    fn is_waiting_for_words(&self, id: TableId) -> bool {
        let Ok(running) = self.running(id) else { return false };
        let Who::Person(person) = self.who else { return false };
        let seated = running.kept.seat_of(person).is_some();
        seated && running.kept.opening.chance == Source::Virtual && waits_for_words(running)
    }

    /// Whether the asker's seat is asked to turn its cards over.
    fn is_asked_to_show(&self, id: TableId) -> bool {
        let Ok(running) = self.running(id) else { return false };
        let asked = |ask: &Ask| match ask {
            Ask::Show { by: Some(seat), .. } => {
                let person = running.kept.person_at(*seat);
                person.is_some_and(|person| self.who == Who::Person(person))
            }
            _ => false,
        };
        running.asks().iter().any(asked)
    }
}
