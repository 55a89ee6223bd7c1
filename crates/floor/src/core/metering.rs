//! Meters: shared between tables, won, confirmed, changed by two.

use super::holding::Comes;
use super::work::{Outcome, Work, reasoned};
use super::{Answer, Fact, Fault, MeterId, Notice, Refused, Scope, TableId};
use crate::ledger::{Account, Draft, Why};
use crate::meters::{Meter, Posting, Proposal};
use money::Cents;
use table::{Input, Viewer};

impl Work<'_> {
    pub(super) fn open_meter(&mut self, posting: &Posting) -> Outcome {
        let by = self.person()?;
        posting.check().map_err(|why| Refused::new(Fault::Malformed, why))?;
        let meter = self.new_meter(posting.clone());
        if posting.base > Cents::ZERO {
            let draft = super::tables::entry(by, Account::Meter(meter), posting.base, "base");
            self.post(posting.tender, vec![draft])?;
        }
        self.privileged("meter", &posting.name, "");
        self.tell_meter(meter);
        Ok(Answer::Meter { meter })
    }

    /// A wager of a table feeds another meter from now on; what its own held moves there.
    pub(super) fn link(&mut self, id: TableId, wager: &str, meter: MeterId) -> Outcome {
        let by = self.person()?;
        let running = self.running(id)?;
        let found = running.kept.meters.iter().find(|(known, _)| known == wager);
        let Some((_, old)) = found.cloned() else {
            let why = format!("{wager} has no meter at table {}", id.0);
            return Err(Refused::new(Fault::Missing, why));
        };
        let tender = running.kept.opening.tender;
        if !running.sight(Viewer::Public).stakes.is_empty() {
            return Err(Refused::new(Fault::Rule, "wagers lie on the table"));
        }
        if self.meter(meter)?.posting.tender != tender {
            return Err(Refused::new(Fault::Rule, "play money and money never share a meter"));
        }
        if old == meter {
            return Err(Refused::new(Fault::Stale, "it feeds that meter already"));
        }
        if self.meter(old)?.is_locked() || self.meter(meter)?.is_locked() {
            return Err(Refused::new(Fault::Rule, "a jackpot is being confirmed"));
        }
        let alone = !self.state.tables.iter().any(|(table, other)| {
            *table != id && other.kept.meters.iter().any(|(_, known)| *known == old)
        });
        let ledger = &self.state.house.ledger;
        let moves = [
            (Account::Meter(old), Account::Meter(meter)),
            (Account::Reserve(old), Account::Reserve(meter)),
        ];
        let drafts = moves.into_iter().filter(|_| alone).map(|(from, to)| Draft {
            from,
            to,
            amount: ledger.balance(tender, from),
            owed: None,
            round: None,
            why: Why::Cage { by, reference: "meters joined".into(), reverses: None },
        });
        let drafts = drafts.filter(|draft| draft.amount > Cents::ZERO).collect();
        self.post(tender, drafts)?;
        self.fact(Fact::Linked { table: id, wager: wager.to_string(), meter });
        self.privileged("link", format!("table {} {wager}", id.0), &format!("meter {}", meter.0));
        self.share_meters(id)?;
        self.tell_meter(meter);
        Ok(Answer::Done)
    }

    fn meter(&self, meter: MeterId) -> Result<&Meter, Refused> {
        let missing = || Refused::new(Fault::Missing, format!("there is no meter {}", meter.0));
        self.state.house.meters.get(&meter).ok_or_else(missing)
    }

    /// Tells a table what its meters hold, where it thinks otherwise: others feed and win them.
    pub(super) fn share_meters(&mut self, id: TableId) -> Result<(), Refused> {
        let running = self.running(id)?;
        if running.kept.meters.is_empty() || running.sight(Viewer::Public).settlement.is_some() {
            return Ok(());
        }
        let tender = running.kept.opening.tender;
        let ledger = &self.state.house.ledger;
        let sight = running.sight(Viewer::Public);
        let shared = running.kept.meters.iter().filter_map(|(wager, meter)| {
            let known = self.state.house.meters.get(meter)?;
            let shown = ledger.balance(tender, Account::Meter(*meter));
            let pending = known.is_locked();
            let locked = sight.locked.iter().any(|(at, _)| at == wager);
            let same = sight.meters.iter().any(|(at, says)| at == wager && *says == shown);
            let alone = known.adjusted == Cents::ZERO && self.sharing(*meter).len() == 1;
            (!(alone && same && locked == pending)).then(|| Input::Shared {
                wager: wager.to_string(),
                shown,
                reserve: ledger.balance(tender, Account::Reserve(*meter)),
                pending,
            })
        });
        for input in shared.collect::<Vec<_>>() {
            self.told(id, &input, Comes::default())?;
        }
        Ok(())
    }

    /// A jackpot is confirmed: whoever won it has it, and stakes are taken again.
    pub(super) fn confirm(&mut self, id: MeterId, reason: &str) -> Outcome {
        let meter = self.meter(id)?;
        if !meter.is_locked() {
            return Err(Refused::new(Fault::Stale, "no jackpot of this meter is pending"));
        }
        reasoned(reason)?;
        let tender = meter.posting.tender;
        let pays = meter.pending.iter().map(|(round, person, amount)| Draft {
            from: Account::Held(*person),
            to: Account::Wallet(*person),
            amount: *amount,
            owed: None,
            round: Some(*round),
            why: Why::Jackpot { meter: id },
        });
        let pays = pays.collect();
        self.post(tender, pays)?;
        self.fact(Fact::Confirmed { meter: id, reason: reason.to_string() });
        self.privileged("confirm", format!("jackpot of meter {}", id.0), reason);
        self.tell_meter(id);
        // The table of the win, and all that share its meter, learn that it takes stakes again.
        for table in self.sharing(id) {
            let _told = self.share_meters(table);
        }
        Ok(Answer::Done)
    }

    /// The tables that share a meter and are not between settlement and the next round.
    pub(super) fn sharing(&self, meter: MeterId) -> Vec<TableId> {
        let shares =
            self.state.tables.iter().filter(|(_, running)| {
                running.kept.meters.iter().any(|(_, known)| *known == meter)
            });
        shares.map(|(table, _)| *table).collect()
    }

    #[allow(clippy::fn_params_excessive_bools)] // as the errand says it
    pub(super) fn adjust(
        &mut self,
        meter: MeterId,
        reserve: bool,
        by: Cents,
        reason: &str,
    ) -> Outcome {
        let who = self.person()?;
        self.meter(meter)?;
        if reason.trim().is_empty() || by == Cents::ZERO || by.abs() > Cents::READ_MAX {
            return Err(Refused::new(Fault::Malformed, "say by how much, and why"));
        }
        self.below_ceiling(meter, reserve, by)?;
        let proposal = self.state.house.proposed + 1;
        let change = Proposal { meter, reserve, by, reason: reason.to_string(), who };
        self.fact(Fact::Proposed { proposal, change });
        Ok(Answer::Proposed { proposal })
    }

    /// No change by hand lifts what a meter shows above its ceiling, which is raised first.
    #[allow(clippy::fn_params_excessive_bools)] // as the errand says it
    fn below_ceiling(&self, id: MeterId, reserve: bool, by: Cents) -> Result<(), Refused> {
        let posting = &self.meter(id)?.posting;
        let shown = self.state.house.ledger.balance(posting.tender, Account::Meter(id)) + by;
        match posting.ceiling.filter(|ceiling| !reserve && by > Cents::ZERO && shown > *ceiling) {
            None => Ok(()),
            Some(ceiling) => {
                let (shown, ceiling) = (shown.plain(), ceiling.plain());
                let why = format!(
                    "the meter would show {shown}, and its ceiling is {ceiling}: raise that \
                     first, or put it into the reserve"
                );
                Err(Refused::new(Fault::Rule, why))
            }
        }
    }

    /// Another person agrees to a change by hand, or does not.
    #[allow(clippy::fn_params_excessive_bools)] // as the errand says it
    pub(super) fn second(&mut self, n: u64, agree: bool) -> Outcome {
        let second = self.person()?;
        let proposal = self.state.house.proposals.get(&n).cloned();
        let missing = || Refused::new(Fault::Missing, format!("there is no proposal {n}"));
        let Proposal { meter, reserve, by, reason, who } = proposal.ok_or_else(missing)?;
        if who == second && agree {
            return Err(Refused::new(Fault::NotYours, "another person must agree"));
        }
        let tender = self.meter(meter)?.posting.tender;
        let place = if reserve { Account::Reserve(meter) } else { Account::Meter(meter) };
        let (from, to) =
            if by.is_negative() { (place, Account::Cage) } else { (Account::Cage, place) };
        let why = Why::Adjusted { by: who, second, reason };
        let draft = Draft { from, to, amount: by.abs(), owed: None, round: None, why };
        if agree {
            self.below_ceiling(meter, reserve, by)?;
            self.post(tender, vec![draft])?;
        }
        self.fact(Fact::Seconded { proposal: n, agree });
        self.tell_meter(meter);
        Ok(Answer::Done)
    }

    pub(super) fn raise(&mut self, id: MeterId, ceiling: Cents, reason: &str) -> Outcome {
        let meter = self.meter(id)?;
        if meter.posting.ceiling.is_none_or(|now| ceiling <= now) {
            return Err(Refused::new(Fault::Rule, "a ceiling is only ever raised"));
        }
        self.fact(Fact::Raised { meter: id, ceiling, reason: reason.to_string() });
        self.privileged("raise", format!("ceiling of meter {}", id.0), reason);
        Ok(Answer::Done)
    }

    /// What a meter shows, for every table's stream.
    pub(super) fn tell_meter(&mut self, meter: MeterId) {
        let Ok(known) = self.meter(meter) else { return };
        let (tender, locked) = (known.posting.tender, known.is_locked());
        let shown = self.state.house.ledger.balance(tender, Account::Meter(meter));
        self.all(Notice::Meter { meter, shown, locked });
    }

    /// The digest of the program, as found now; another than at the start stops everything.
    #[allow(clippy::unnecessary_wraps)] // every errand has an outcome
    pub(super) fn self_check(&mut self, digest: &str) -> Outcome {
        let first = self.state.house.digest.as_deref();
        let matches = first.is_none_or(|first| first == digest);
        self.fact(Fact::SelfChecked { digest: digest.to_string(), matches });
        if !matches {
            self.disable_all("the program has changed".to_string());
        }
        Ok(Answer::Done)
    }

    /// Nothing may be trusted: no bets are taken until somebody has looked.
    pub(super) fn disable_all(&mut self, reason: String) {
        let scope = Scope::Everything;
        self.fact(Fact::Disabled { scope: scope.clone(), reason: reason.clone() });
        self.all(Notice::Disabled { scope, reason: Some(reason.clone()) });
        self.all(Notice::Alert { why: reason });
    }
}
