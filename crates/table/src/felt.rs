//! The felt: one table with a layout. It takes wagers between throws, is told what the wheel or
//! the dice show, settles what that decides and leaves the rest standing.

mod betting;
mod table;

use crate::settle::{Books, settle, stands, taken_down};
use crate::{
    Chance, Door, HasDoor, Layout, MeterState, Offer, Pay, People, Phase, Posting, Refusal, Seat,
    Settlement, Stake, Stands, Tale, What,
};
use law::Cite;
use money::Cents;
use std::sync::Arc;

/// Runs one table of layout game `L`.
pub struct Felt<L: Layout> {
    door: Door<Play<L>>,
}

/// A table with a layout in play: the engine.
pub struct Play<L: Layout> {
    posting: Arc<Posting<L>>,
    phase: Phase,
    round: L::Round,
    /// Wagers that have stood through a throw, then those made since.
    stakes: Vec<Stake>,
    /// How many have stood.
    stood: usize,
    /// What was taken down since the last throw, and the rule by which it could be.
    down: Vec<(Stake, Cite)>,
    /// What was put down after the throw came to rest, and the rule by which it goes back.
    late: Vec<(Stake, Cite)>,
    /// The table as the last throw found it, with what it showed.
    judged: Option<L::Round>,
    thrown: bool,
    /// What was shown last.
    last: Option<String>,
    people: People,
}

impl<L: Layout> Clone for Play<L> {
    fn clone(&self) -> Play<L> {
        Play {
            posting: Arc::clone(&self.posting),
            phase: self.phase,
            round: self.round,
            stakes: self.stakes.clone(),
            stood: self.stood,
            down: self.down.clone(),
            late: self.late.clone(),
            judged: self.judged,
            thrown: self.thrown,
            last: self.last.clone(),
            people: self.people.clone(),
        }
    }
}

/// A stake and, where the throw has not decided it, how it stands.
type Judgement = (Stake, Result<usize, Stands>);

impl<L: Layout> Felt<L> {
    /// Opens a table.
    #[must_use]
    pub fn new(posting: Posting<L>) -> Felt<L> {
        Felt { door: Door::new(Play::new(posting)) }
    }
}

impl<L: Layout> HasDoor for Felt<L> {
    type Engine = Play<L>;

    fn door(&self) -> &Door<Play<L>> {
        &self.door
    }

    fn door_mut(&mut self) -> &mut Door<Play<L>> {
        &mut self.door
    }
}

impl<L: Layout> Play<L> {
    fn new(posting: Posting<L>) -> Play<L> {
        let all = L::all(&posting.rules).into_iter();
        let faces = all.map(|(shown, n)| (L::write(&posting.rules, shown).into(), n)).collect();
        let chance = Chance::Throw { of: L::CHANCE.into(), faces };
        let posting = Posting { chance, ..posting };
        Play {
            phase: Phase::Betting,
            round: L::open(&posting.rules),
            stakes: Vec::new(),
            stood: 0,
            down: Vec::new(),
            late: Vec::new(),
            judged: None,
            thrown: false,
            last: None,
            people: People::default(),
            posting: Arc::new(posting),
        }
    }

    fn take_throw(&mut self, text: &str, tale: &mut Tale) -> Result<(), Refusal> {
        let cites = &self.posting.terms.cites;
        if self.phase != Phase::Playing || self.thrown {
            let why = format!("no {} is due: betting is open, or its result stands", L::CHANCE);
            return Err(Refusal::by(cites.closed, why));
        }
        let shown = L::read(&self.posting.rules, text)?;
        L::show(&self.posting.rules, &mut self.round, shown);
        self.thrown = true;
        self.judged = Some(self.round);
        let shown = L::write(&self.posting.rules, shown);
        self.last = Some(shown.clone());
        tale.tell(|| What::Thrown { shown: shown.into() });
        Ok(())
    }

    /// Every stake with its class, or with how it stands.
    fn judgements(&self) -> Vec<Judgement> {
        let Posting { rules, offers, .. } = &*self.posting;
        let judge = |stake: &Stake| {
            let class = offers[stake.offer].wager.class(rules, &self.round, stake);
            (stake.clone(), class.ok_or_else(|| L::stands(rules, &self.round, stake)))
        };
        self.stakes.iter().map(judge).collect()
    }

    /// Settles the throw; between throws, what was taken down since the last one.
    fn settle_throw(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        if self.phase == Phase::Betting {
            let settlement = self.left_standing();
            self.down.clear();
            tale.tell(|| What::Settled(Box::new(settlement)));
            return Ok(());
        }
        if self.phase != Phase::Playing || !self.thrown {
            let why = format!("the {} is not over", L::CHANCE);
            return Err(Refusal::by(self.posting.terms.cites.order, why));
        }
        let judgements = self.judgements();
        let posting = Arc::clone(&self.posting);
        let Posting { rules, offers, terms, .. } = &*posting;
        let decided: Vec<Stake> =
            judgements.iter().filter(|(_, j)| j.is_ok()).map(|(stake, _)| stake.clone()).collect();
        let class = |stake: &Stake| {
            let found = judgements.iter().find(|(known, _)| known == stake);
            let class = found.and_then(|(_, judged)| judged.ok());
            // invariant: only stakes with a class are settled.
            class.unwrap_or_else(|| panic!("{} was not decided", stake.wager))
        };
        let mut books = Books {
            offers,
            terms,
            stakes: &decided,
            made: &[],
            meters: &mut vec![MeterState::default(); offers.len()],
            put_up: Cents::ZERO,
            before: crate::bank::Running::default(),
            first: Seat::FIRST,
            void: None,
            forfeited: &[],
            decided: &[],
        };
        let mut settlement = settle(&mut books, class);
        for (stake, rule) in self.down.drain(..) {
            taken_down(&mut settlement, &stake, ("taken down", rule), terms);
        }
        for (stake, rule) in self.late.drain(..) {
            taken_down(&mut settlement, &stake, ("made too late", rule), terms);
        }
        let mut standing = Vec::new();
        for (stake, judged) in judgements {
            let Err(how) = judged else { continue };
            stands(&mut settlement, &stake, how);
            standing.push(Stake { memory: how.memory, ..stake });
        }
        settlement.assert_conserved(None);
        L::turn(rules, &mut self.round, &self.stakes);
        (self.stood, self.stakes) = (standing.len(), standing);
        self.phase = Phase::Settled;
        tale.tell(|| What::Settled(Box::new(settlement)));
        Ok(())
    }

    /// What stands, and what was taken down since the last throw.
    fn left_standing(&self) -> Settlement {
        let mut out = Settlement::default();
        for (stake, rule) in &self.down {
            taken_down(&mut out, stake, ("taken down", rule), &self.posting.terms);
        }
        for stake in &self.stakes {
            let rule = self.posting.offers[stake.offer].rows[0].rule;
            stands(&mut out, stake, Stands { memory: stake.memory, label: "not decided", rule });
        }
        out.assert_conserved(None);
        out
    }

    /// The class of a wager just made, had it stood before the last throw; none while that would
    /// not have decided it.
    fn class(&self, at: usize, seat: Seat) -> Option<usize> {
        let offer: &Offer<L> = &self.posting.offers[at];
        let stake = Stake {
            seat,
            owner: crate::Owner::Seat,
            offer: at,
            wager: offer.wager.id(),
            amount: Cents::ZERO,
            memory: crate::Memory::default(),
        };
        offer.wager.class(&self.posting.rules, self.judged.as_ref()?, &stake)
    }

    fn won(&self, at: usize) -> bool {
        let judge = |class| self.posting.offers[at].judge(class).1;
        let pay = self.class(at, Seat::FIRST).map(judge);
        pay.is_some_and(Pay::wins)
    }
}
