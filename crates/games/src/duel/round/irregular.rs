//! Irregularities: what a ruling can do to a round. Which rulings there are is the book's affair.

use super::super::Rules;
use super::super::plan::{Act, Decision, Irregular, Plan, Stage};
use super::{BOARD, DEALER, Round, SEATS, Seated, Sight, Standing, spot};
use law::Cite;
use table::{First, Redress, Refusal, Ruling, Seat, Spot, Want};

/// Applies a ruling as the plan's book has it.
pub(super) fn rule(
    rules: &Rules,
    round: &mut Round,
    ruling: &Ruling,
) -> Result<Vec<Redress>, Refusal> {
    if let Some(void) = round.void {
        return Err(Refusal::by(void, "the round is void already"));
    }
    let redress = (rules.plan.irregular)(rules, round, ruling)?;
    round.advance(rules.plan);
    Ok(redress)
}

/// The irregularities of a book that rules on none.
///
/// # Errors
/// Always: the rule is the plan's.
pub fn unruled(rules: &Rules, _: &mut Round, ruling: &Ruling) -> Result<Vec<Redress>, Refusal> {
    let why = format!("{} rules on nothing at this table", ruling.rule);
    Err(Refusal::by(rules.plan.ruled, why))
}

/// The irregularities of a book that lists them.
pub(in crate::duel) fn listed(
    list: &[(Cite, Irregular)],
    rules: &Rules,
    round: &mut Round,
    ruling: &Ruling,
) -> Result<Vec<Redress>, Refusal> {
    let Some((rule, what)) = list.iter().find(|(rule, _)| rule.id == ruling.rule) else {
        return unruled(rules, round, ruling);
    };
    let applies = round.ruling(rules.plan, *what, ruling);
    applies.map_err(|why| Refusal::by(rule, why))?;
    match (what, ruling.seat) {
        (Irregular::PassedOver(next), Some(seat)) => {
            round.removes(seat);
            let label = "passed over in the deal";
            let back = Redress::Returns { seat, wager: None, label, rule };
            Ok(vec![back, Redress::Courtesy { seat, rule: next }])
        }
        (Irregular::NoWager, Some(seat)) => Ok(vec![Redress::Dead { seat, rule }]),
        (Irregular::ThirdCard, _) => {
            round.exposes(1);
            Ok(Vec::new())
        }
        _ => Ok(Vec::new()),
    }
}

/// What a book makes of a ruling before the wagers that rules on nothing then.
///
/// # Errors
/// Always: the rule is the plan's.
pub fn unruled_first(rules: &Rules, ruling: &Ruling) -> Result<First, Refusal> {
    let why = format!("{} rules on nothing before the wagers", ruling.rule);
    Err(Refusal::by(rules.plan.ruled, why))
}

impl Seated {
    /// Whether it has decided anything.
    pub(in crate::duel) const fn acted(&self) -> bool {
        self.acts != 0
    }

    /// Whether it has a wager that lives on when it folds.
    pub(in crate::duel) const fn keeps(&self) -> bool {
        self.kept
    }

    /// Whether it has cards that nobody else has seen.
    pub(in crate::duel) const fn hides(&self) -> bool {
        self.hidden > 0
    }

    /// Whether its hand was taken out of play.
    pub(in crate::duel) const fn removed(&self) -> bool {
        matches!(self.hand, Standing::Removed)
    }

    /// Whether its player plays several positions.
    pub(in crate::duel) const fn several(&self) -> bool {
        !matches!(self.sight, Sight::Own)
    }
}

impl Round {
    /// Whether a ruling applies at this moment.
    fn ruling(&self, plan: &Plan, what: Irregular, ruling: &Ruling) -> Result<(), &'static str> {
        let dealt = match self.current(plan).and_then(|stage| self.asks(plan, stage)) {
            Some(Want::Deal { to, .. }) => Some(to),
            _ => None,
        };
        let named = ruling.card.is_some();
        match what {
            Irregular::DealersPlays if self.dealer_hidden == 0 => Err("the dealer hides no card"),
            Irregular::DealersPlays if named => Err("the card lies there already"),
            Irregular::Dead | Irregular::NoWager if dealt.is_none() => {
                Err("no card is being dealt")
            }
            Irregular::PassedOver(_) if ruling.seat.is_none() => {
                Err("name the seat that was passed over")
            }
            Irregular::PassedOver(_) if ruling.seat.map(spot) != dealt => {
                Err("that seat is not due the next card: it was not passed over")
            }
            Irregular::PassedOver(_)
                if ruling.count.is_some_and(|has| dealt.map(|at| self.lying(at)) != Some(has)) =>
            {
                Err("that seat has another number of cards")
            }
            Irregular::NoWager => self.no_wager(plan, ruling),
            Irregular::ThirdCard if self.exposed > 0 => Err("the third card is burned already"),
            Irregular::ThirdCard if self.lying(BOARD) < 2 || self.handled() => {
                Err("the dealer is not being dealt to")
            }
            Irregular::DeadDealers if dealt != Some(DEALER) => Err("no card is due to the dealer"),
            Irregular::DeadDealers if !named => Err("name the card that was seen"),
            Irregular::Dead | Irregular::DeadDealers if named != ruling.was_seen() => {
                Err("a card that was seen is named, and no other")
            }
            _ => Ok(()),
        }
    }

    /// A whole hand at a seat without a wager.
    fn no_wager(&self, plan: &Plan, ruling: &Ruling) -> Result<(), &'static str> {
        let seats = |stage: &Stage| if let Stage::Seats(n, _) = stage { *n } else { 0 };
        let due = plan.stages.iter().map(seats).max();
        match ruling.seat.map(|seat| self.seat(seat)) {
            None => Err("name the seat without a wager"),
            Some(seat) if seat.plays || seat.removed() => Err("that seat has a wager"),
            _ if due.map(usize::from) != Some(ruling.cards.len()) => {
                Err("name every card of the dead hand")
            }
            _ => Ok(()),
        }
    }

    fn seat_mut(&mut self, seat: Seat) -> &mut Seated {
        &mut self.seats[usize::from(seat.n()) - 1]
    }

    /// It does not count.
    pub(in crate::duel) fn voids(&mut self, rule: Cite) {
        self.void = Some(rule);
    }

    /// A hand is out of play: nothing is asked of its seat any more.
    pub(in crate::duel) fn removes(&mut self, seat: Seat) {
        let seat = self.seat_mut(seat);
        (seat.plays, seat.ante, seat.kept, seat.bets) = (false, false, false, 0);
        seat.hand = Standing::Removed;
    }

    /// A hand with a wrong number of cards is out of play.
    pub(in crate::duel) fn miscounts(&mut self, seat: Seat) {
        self.removes(seat);
        self.miscounted = true;
    }

    /// Whether such a hand was taken out.
    pub(in crate::duel) const fn miscounted(&self) -> bool {
        self.miscounted
    }

    /// Whether any player has had cards in hand, as far as a table can tell.
    pub(in crate::duel) fn handled(&self) -> bool {
        let looked = |seat: &Seated| seat.sight == Sight::Chosen && seat.hides();
        self.seats.iter().any(|seat| seat.acted() || looked(seat))
    }

    /// How many cards lie at a spot.
    pub(in crate::duel) fn lying(&self, at: Spot) -> u8 {
        let (hand, hidden) = match at {
            DEALER => (&self.dealer, self.dealer_hidden),
            BOARD => (&self.board, self.board_hidden),
            Spot(seat) => {
                let seat = &self.seats[usize::from(seat)];
                (&seat.cards, seat.hidden)
            }
        };
        hand.len() as u8 + hidden
    }

    /// How many cards lie anywhere.
    pub(in crate::duel) fn cards_out(&self) -> u8 {
        (0..=BOARD.0).map(|spot| self.lying(Spot(spot))).sum()
    }

    /// Cards were wrongly shown in the deal: how many in all.
    pub(in crate::duel) fn exposes(&mut self, count: u8) -> u8 {
        self.exposed = self.exposed.saturating_add(count);
        self.exposed
    }

    /// Whether any seat has been dealt a card.
    pub(in crate::duel) fn dealt(&self) -> bool {
        (1..=SEATS as u8).filter_map(Seat::new).any(|seat| self.lying(spot(seat)) > 0)
    }

    /// What is being decided and still asked of a seat, in its turn or before.
    pub(in crate::duel) fn waits_for<'a>(
        &self,
        plan: &'a Plan,
        seat: Seat,
    ) -> Option<&'a Decision> {
        let Some(Stage::Decide(decision)) = self.current(plan) else { return None };
        let seat = self.seat(seat);
        let asked = seat.ante && seat.decided <= self.stage && (decision.when)(self, seat);
        asked.then_some(decision)
    }

    /// A seat counts as having decided so.
    pub(in crate::duel) fn deems(&mut self, seat: Seat, act: Act) {
        let stage = self.stage + 1;
        let seat = self.seat_mut(seat);
        seat.acts |= 1 << act as u16;
        seat.decided = stage;
    }

    /// Whether nobody has anything more to decide.
    pub(in crate::duel) fn all_decided(&self, plan: &Plan) -> bool {
        let rest = plan.stages.iter().skip(usize::from(self.stage));
        !rest.into_iter().any(|stage| matches!(stage, Stage::Decide(_)))
    }

    /// Whether the course of the round has decided a wager: somebody folded or does not show, or
    /// a card of the dealer's lies open.
    pub(in crate::duel) fn any_decided(&self) -> bool {
        let out = |seat: &Seated| seat.folded() || seat.declined();
        self.seats.iter().any(out) || !self.dealer.is_empty()
    }

    /// The owner of a hand does not show it.
    pub(in crate::duel) fn declines(&mut self, seat: Seat) {
        self.seat_mut(seat).hand = Standing::NotShown;
    }

    /// One player plays all these positions.
    pub(in crate::duel) fn joins(&mut self, seats: &[Seat]) {
        let positions = seats.iter().fold(0, |set, seat| set | 1 << (seat.n() - 1));
        for seat in seats {
            let seat = self.seat_mut(*seat);
            (seat.positions, seat.sight) = (positions, Sight::Blind);
        }
    }

    /// The player of several positions looks at this one.
    pub(in crate::duel) fn looks(&mut self, seat: Seat) {
        self.seat_mut(seat).sight = Sight::Chosen;
    }

    /// Every position that the player of this one plays.
    pub(in crate::duel) fn positions(&self, seat: Seat) -> Vec<Seat> {
        let positions = self.seat(seat).positions;
        let mine = |other: &Seat| *other == seat || positions >> (other.n() - 1) & 1 == 1;
        (1..=SEATS as u8).filter_map(Seat::new).filter(mine).collect()
    }

    /// The position, of all that the player of this one plays, whose hand is looked at.
    pub(in crate::duel) fn looked_at(&self, seat: Seat) -> Option<Seat> {
        let mut mine = self.positions(seat).into_iter();
        mine.find(|other| self.seat(*other).sight == Sight::Chosen)
    }

    /// The seat that is dealt to first of these.
    pub(in crate::duel) fn first_of(&self, seats: &[Seat]) -> Option<Seat> {
        let turn = |seat: &&Seat| (seat.n() - 1 + SEATS as u8 - self.leftmost) % SEATS as u8;
        seats.iter().min_by_key(turn).copied()
    }
}
