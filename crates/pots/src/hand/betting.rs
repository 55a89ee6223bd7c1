//! A round of betting: whose turn it is, what may be bet, and what a bet does to others.

use super::{Done, Hand, Places, Step};
use crate::act::{Menu, Move, Span, Word};
use crate::place::Standing;
use crate::stakes::Raises;
use crate::variant::{Customs, Exchange, Limit};
use law::Cite;
use money::Cents;
use table::Refusal;

/// The state of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Betting {
    /// What everybody must match.
    pub(super) level: Cents,
    /// The last bet that counts in full: limit raises are measured from it.
    pub(super) base: Cents,
    /// The last full bet or raise: the least raise of games without a limit.
    pub(super) full: Cents,
    /// Whether somebody has bet; a bare forced bet of stud is not one.
    pub(super) is_open: bool,
    /// Whether a blind was posted for less.
    pub(super) is_short: bool,
    /// What an open pair does to the limit.
    pub(super) freed: Freed,
    /// Raises that count.
    pub(super) raises: u8,
    pub(super) turn: u8,
    /// Places that have still to speak.
    pub(super) pending: Places,
    /// Places that may raise: those that have not spoken since the last full bet.
    pub(super) fresh: Places,
    /// Places that have checked.
    pub(super) checked: Places,
    /// The place that killed the pot speaks last at first.
    pub(super) deferred: Places,
    /// Places that may not raise on this round.
    pub(super) barred: Places,
    /// How many have spoken, each as often as it did.
    pub(super) spoken: u8,
}

/// What a pair showing when the round began does to the limit, where the game heeds it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Freed {
    /// Nothing: there is none.
    #[default]
    No,
    /// Anybody may bet either limit.
    Either,
    /// Somebody has bet the upper limit, and nobody goes below it.
    Upper,
}

impl Betting {
    /// A first round with blinds of that size.
    pub(super) fn with_blinds(level: Cents) -> Betting {
        let is_open = level > Cents::ZERO;
        Betting { level, base: level, full: level, is_open, ..Betting::default() }
    }
}

impl Hand {
    /// The round begins with whoever opens; without anybody to bet it is over.
    pub(super) fn start_betting(&mut self) {
        let able = self.able();
        self.step = Step::Bet;
        let bets = !self.irregular.silent && self.needs_betting(able);
        self.betting.pending = if bets { able } else { 0 };
        self.betting.fresh = able;
        self.betting.freed = if self.shows_open_pair() { Freed::Either } else { Freed::No };
        self.shows = None;
        if self.betting.pending != 0 {
            let opener = self.opener();
            let before = opener.checked_sub(1).unwrap_or(usize::from(self.len) - 1);
            self.next_turn(before);
        }
    }

    /// Two can bet, or one has something to call.
    fn needs_betting(&self, able: Places) -> bool {
        match able.count_ones() {
            0 => false,
            1 => {
                let place = able.trailing_zeros() as usize;
                self.places[place].bet < self.call_level(place)
            }
            _ => true,
        }
    }

    /// What a place must match: no more than others can have in.
    #[inline]
    fn call_level(&self, place: usize) -> Cents {
        if !self.betting.is_short {
            return self.betting.level;
        }
        let others = self.places().iter().enumerate();
        let others = others.filter(|(at, other)| *at != place && other.is_live());
        let most = others.map(|(_, other)| other.bet + other.stack).max();
        self.betting.level.min(most.unwrap_or(Cents::ZERO))
    }

    /// The next place that has to speak after one; who killed the pot waits for all others.
    fn next_turn(&mut self, after: usize) {
        loop {
            let waiting = self.betting.pending & !self.betting.deferred;
            let set = if waiting == 0 { self.betting.pending } else { waiting };
            let Some(place) = self.next_of(set, after) else { return };
            self.betting.turn = place as u8;
            // A blind for less may leave somebody nothing to answer.
            if self.able().count_ones() > 1 || self.places[place].bet < self.call_level(place) {
                return;
            }
            self.betting.pending &= !(1 << place);
        }
    }

    /// What the player to act may do.
    #[must_use]
    pub fn menu(&self) -> Option<Menu> {
        match self.step {
            Step::Bet => Some(self.menu_of(usize::from(self.betting.turn))),
            Step::Door(place) => Some(self.door_menu(usize::from(place))),
            _ => None,
        }
    }

    /// What a place has to put in to stay.
    #[inline]
    fn due(&self, at: usize) -> Cents {
        (self.call_level(at) - self.places[at].bet).max(Cents::ZERO)
    }

    #[inline]
    fn menu_of(&self, at: usize) -> Menu {
        let place = &self.places[at];
        let due = self.due(at);
        let call = due.min(place.stack);
        Menu {
            may_fold: true,
            may_check: due == Cents::ZERO,
            call,
            raise: if self.may_raise(at, call).is_ok() { self.span(at) } else { None },
            word: self.word(),
        }
    }

    pub(super) fn word(&self) -> Word {
        match (self.betting.is_open, self.betting.level > Cents::ZERO) {
            (true, _) => Word::Raise,
            (false, true) => Word::Complete,
            (false, false) => Word::Bet,
        }
    }

    /// Whether a place may bet more than a call.
    fn may_raise(&self, at: usize, call: Cents) -> Result<(), (Cite, &'static str)> {
        let (rules, bit) = (self.cites(), 1 << at);
        let others = self.able() & !bit;
        let Customs { no_check_raise, .. } = self.stakes.variant.customs;
        if self.places[at].stack <= call {
            Err((rules.wager, "there are no chips left to raise with"))
        } else if others == 0 {
            Err((rules.wager, "nobody is left who could call a raise"))
        } else if self.betting.fresh & bit == 0 {
            Err((self.short_rule(), "the bet was not raised in full since this player acted"))
        } else if self.betting.barred & bit != 0 {
            Err((rules.wager, "who has the last card already may not raise"))
        } else if let (Some(rule), true) = (no_check_raise, self.betting.checked & bit != 0) {
            Err((rule, "who has checked may not raise"))
        } else if self.is_capped() {
            Err((rules.cap, "the betting is capped"))
        } else {
            Ok(())
        }
    }

    /// Limit games cap their raises while three or more are in.
    fn is_capped(&self) -> bool {
        let limited = matches!(self.stakes.limit, Limit::Fixed | Limit::Spread);
        let contending = if self.stakes.variant.customs.cap_by_money {
            self.set_of(|place| place.bet > Cents::ZERO) | 1 << self.betting.turn
        } else {
            self.live()
        };
        limited && self.betting.raises >= self.stakes.variant.raises && contending.count_ones() > 2
    }

    /// A limit of the street, doubled in a killed pot.
    pub(super) fn unit(&self, limit: Cents) -> Cents {
        if self.kill.is_some() { limit + limit } else { limit }
    }

    /// From one lawful bet to the next.
    pub(super) fn step_of(&self, unit: Cents) -> Cents {
        match self.stakes.limit {
            Limit::Fixed => Cents::new(1),
            Limit::Spread => unit,
            Limit::Pot | Limit::No => self.stakes.chip,
        }
    }

    /// The totals that a bet or raise may come to.
    fn span(&self, at: usize) -> Option<Span> {
        let (place, betting, stakes) = (&self.places[at], &self.betting, &*self.stakes);
        let (small, big) = (self.unit(stakes.small), self.unit(stakes.big));
        let all = place.bet + place.stack;
        let mut step = self.step_of(small);
        let (min, max) = match stakes.limit {
            Limit::Fixed if betting.freed == Freed::Either => {
                step = big - small;
                (betting.base + small, betting.base + big)
            }
            Limit::Fixed => {
                let unit = self.street_unit();
                (betting.base + unit, betting.base + unit)
            }
            Limit::Spread => {
                let least = if betting.is_open { betting.full.max(small) } else { small };
                (betting.base + least, betting.base + big)
            }
            Limit::No => (self.least_raise(), all),
            Limit::Pot => {
                let call = betting.level - place.bet;
                (self.least_raise(), betting.level + self.pot() + call)
            }
        };
        let min = min.min(all);
        let max = max.min(all).max(min);
        (max > betting.level).then_some(Span { min, max, step })
    }

    /// The least raise where no limit fixes it.
    fn least_raise(&self) -> Cents {
        let (betting, least) = (&self.betting, self.unit(self.stakes.least_bet()));
        match (betting.is_open, self.stakes.chosen.raises) {
            (false, _) => least.max(betting.level),
            (true, Raises::Match) => betting.level + betting.full,
            (true, Raises::Double) => least.max(betting.level + betting.level),
        }
    }

    /// What one bet of this street is.
    fn street_unit(&self) -> Cents {
        let unit = self.this_street().unit;
        match self.betting.freed {
            Freed::No => self.unit(self.stakes.unit(unit)),
            Freed::Either | Freed::Upper => self.unit(self.stakes.big),
        }
    }

    /// A pair showing on fourth street, where the game heeds it.
    fn shows_open_pair(&self) -> bool {
        self.stakes.variant.customs.open_pair
            && self.street == 1
            && self.places().iter().filter(|place| place.is_live()).any(|place| {
                let mut shown = place.shown().filter_map(cards::AnyCard::natural);
                match (shown.next(), shown.next()) {
                    (Some(one), Some(two)) => one.rank() == two.rank(),
                    _ => false,
                }
            })
    }

    /// Whether a player whose turn it is may do this.
    pub(super) fn allows_bet(&self, at: usize, act: Move) -> Result<(), Refusal> {
        // What needs no menu is said at once.
        if self.step == Step::Bet {
            match act {
                Move::Fold => return Ok(()),
                Move::Check if self.due(at) == Cents::ZERO => return Ok(()),
                Move::Call if self.due(at) > Cents::ZERO => return Ok(()),
                _ => {}
            }
        }
        let Some(menu) = self.menu() else {
            return Err(Refusal::by(self.rule_of_turns(), "nobody is to bet now"));
        };
        let no = |rule: Cite, why: &str| Err(Refusal::by(rule, why));
        let at_door = matches!(self.step, Step::Door(_));
        match act {
            Move::Fold if menu.may_fold => Ok(()),
            Move::Fold => no(self.rule_of_bringing(), "the forced bet cannot be folded"),
            Move::Bring if at_door => Ok(()),
            Move::Bring => no(self.cites().bring, "no forced bet is due"),
            Move::Check | Move::Call if at_door => {
                no(self.cites().bring, "bring it in, or complete the bet")
            }
            Move::Check => {
                let why = format!("there is a bet: {} to call", menu.call);
                no(self.rule_of_answering(), &why)
            }
            Move::Call => no(self.this_street().betting, "nothing is to call"),
            Move::Raise(to) => self.allows_raise(at, to, &menu),
            Move::Draw(_) | Move::Discard(_) | Move::Expose | Move::Hide => {
                no(self.cites().exchange, "cards are not exchanged or turned up now")
            }
        }
    }

    fn allows_raise(&self, at: usize, to: Cents, menu: &Menu) -> Result<(), Refusal> {
        match menu.raise {
            Some(span) if span.holds(to) => Ok(()),
            Some(Span { min, max, .. }) if min == max => {
                let why = format!("a {} here makes it {min}, not {to}", menu.word.text());
                Err(Refusal::by(self.wager_rule(to, max), why))
            }
            Some(Span { min, max, step }) => {
                let steps =
                    if step.get() > 1 { format!(" in steps of {step}") } else { String::new() };
                let word = menu.word.text();
                let why = format!("a {word} here makes it {min} to {max}{steps}, not {to}");
                Err(Refusal::by(self.wager_rule(to, max), why))
            }
            None => {
                let none = (self.cites().wager, "no raise is possible");
                let (rule, why) = self.may_raise(at, menu.call).err().unwrap_or(none);
                Err(Refusal::by(rule, why))
            }
        }
    }

    /// Does what was allowed.
    pub(super) fn bet(&mut self, at: usize, act: Move) -> Done {
        let at_door = matches!(self.step, Step::Door(_));
        let rule = self.rule_of(act, self.word());
        if self.this_street().exchange != Exchange::Nothing {
            self.places.iter_mut().for_each(|place| place.drew = None);
        }
        let before = self.places[at].stack;
        let word = match act {
            Move::Fold => {
                if self.stakes.variant.customs.dealt_on && !self.faces_a_bet(at) {
                    self.dealt_on |= 1 << at;
                }
                self.fold(at);
                "folds"
            }
            Move::Check => {
                if self.betting.checked == 0 {
                    self.shows = Some(at as u8);
                }
                self.betting.checked |= 1 << at;
                "checks"
            }
            Move::Bring => {
                self.bring(at);
                "brings it in"
            }
            Move::Raise(to) => {
                let word = self.word();
                if at_door {
                    self.open_at_door();
                }
                self.raise(at, to);
                match (word, at_door) {
                    (Word::Raise, _) => "raises",
                    (Word::Complete, _) | (_, true) => "completes",
                    (Word::Bet, _) => "bets",
                }
            }
            _ => {
                let call = self.due(at).min(self.places[at].stack);
                self.pay(at, call);
                "calls"
            }
        };
        self.spoke(at);
        if at_door && act == Move::Fold {
            self.pass_door(at);
        }
        let paid = before - self.places[at].stack;
        Done { paid, word, rule }
    }

    fn spoke(&mut self, at: usize) {
        let bit = 1 << at;
        self.betting.pending &= !bit;
        self.betting.fresh &= !bit;
        self.betting.deferred &= !bit;
        self.betting.spoken = self.betting.spoken.saturating_add(1);
        self.pass_turn(at);
    }

    /// The turn goes on.
    pub(super) fn pass_turn(&mut self, at: usize) {
        if matches!(self.step, Step::Bet) && self.betting.pending != 0 {
            self.next_turn(at);
        }
    }

    /// Whether a place has a bet to meet, if only a forced one.
    fn faces_a_bet(&self, at: usize) -> bool {
        matches!(self.step, Step::Bet) && self.places[at].bet < self.betting.level
    }

    pub(super) fn fold(&mut self, at: usize) {
        self.stand(at, Standing::Folded);
        let place = &mut self.places[at];
        let (cards, len) = (place.cards, usize::from(place.len));
        // Whatever lay face up is turned down with the rest.
        place.up = 0;
        for card in &cards[..len] {
            self.muck.add(*card);
        }
    }

    /// Bets or raises to a total. Whether it counts in full decides who may raise again.
    fn raise(&mut self, at: usize, to: Cents) {
        let counts = self.is_full(to);
        let paid = to - self.places[at].bet;
        self.pay(at, paid);
        let others = self.able() & !(1 << at);
        let behind = self.set_of(|place| place.bet < to);
        let is_unlimited = matches!(self.stakes.limit, Limit::Pot | Limit::No);
        let least = self.unit(self.stakes.least_bet());
        let betting = &mut self.betting;
        if counts {
            if betting.freed == Freed::Either && to - betting.base >= self.stakes.big {
                betting.freed = Freed::Upper;
            }
            betting.full = match self.stakes.limit {
                Limit::Spread => betting.full.max(to - betting.base),
                // A forced bet is no part of the bet that completes it.
                _ if !betting.is_open => to,
                _ => to - betting.level,
            };
            betting.raises += u8::from(betting.is_open);
            betting.is_open = true;
            betting.base = to;
            betting.pending = others;
            betting.fresh = others;
        } else {
            if is_unlimited && !betting.is_open {
                // A bet for less is raised by as much as a whole one: reading ca-short-bet.
                (betting.is_open, betting.full) = (true, least);
            }
            betting.pending |= others & behind;
        }
        betting.level = to;
        self.dealt_on = 0;
        self.shows = Some(at as u8);
    }

    /// In limit games half a bet or more counts as one; otherwise it must be as large as the last
    /// bet or raise.
    fn is_full(&self, to: Cents) -> bool {
        let (betting, stakes) = (&self.betting, &*self.stakes);
        match stakes.limit {
            Limit::Fixed => 2 * (to - betting.base).get() >= self.least_unit().get(),
            Limit::Spread => {
                let bet = if betting.is_open { betting.full } else { self.unit(stakes.small) };
                2 * (to - betting.base).get() >= bet.get()
            }
            Limit::Pot | Limit::No => to >= self.least_raise(),
        }
    }

    /// The smaller of the bets that may be made on this street.
    fn least_unit(&self) -> Cents {
        if self.betting.freed == Freed::Either {
            self.unit(self.stakes.small)
        } else {
            self.street_unit()
        }
    }

    /// Bets go to the pot; what nobody matched goes back, by `reading:ca-fee-uncalled`.
    pub(super) fn collect(&mut self) {
        let pot = self.pot();
        let places = &mut self.places[..usize::from(self.len)];
        let (mut most, mut second, mut at) = (Cents::ZERO, Cents::ZERO, 0);
        for (place, bet) in places.iter().map(|place| place.bet).enumerate() {
            if bet > most {
                (second, most, at) = (most, bet, place);
            } else {
                second = second.max(bet);
            }
        }
        let uncalled = (most - second).min(pot);
        if uncalled > Cents::ZERO && places[at].is_live() {
            let place = &mut places[at];
            place.stack += uncalled;
            place.total -= uncalled;
            self.stand(at, Standing::In);
            self.returned += uncalled;
            self.returned_to = at as u8;
        }
        for place in &mut self.places {
            place.bet = Cents::ZERO;
        }
        self.passed = self.betting.checked;
        let is_short = self.betting.level > Cents::ZERO && !self.betting.is_open;
        self.short_bet = self.shows.filter(|_| is_short && self.stakes.limit == Limit::Fixed);
        self.betting = Betting::default();
    }
}
