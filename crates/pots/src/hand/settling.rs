//! The end of a hand: side pots, what each award takes of them, odd chips, and the stacks.

use super::{Hand, Places, Step};
use crate::fees::{Moment, Payer};
use crate::place::{PLACES_MAX, Standing};
use crate::ranking::{Held, Joker};
use crate::stakes::OddChips;
use crate::taken::Fee;
use crate::takers::{Numbers, Takers, best, places_of};
use crate::variant::{Award, Deal, End, Exchange, Odd, Uses};
use cards::{AnyCard, Rank};
use law::Cite;
use money::Cents;

/// How a hand ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// The bet that nobody called.
    pub returned: Option<Returned>,
    /// What was won, pot by pot and award by award.
    pub awards: Vec<PotAward>,
    /// The stacks at the end, clockwise.
    pub stacks: Vec<Cents>,
}

/// A bet, or what was left of it, that nobody called.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Returned {
    /// Whose.
    pub place: usize,
    /// How much.
    pub amount: Cents,
    /// Why.
    pub rule: Cite,
}

/// What one award took of one pot.
#[derive(Clone, Debug, PartialEq)]
pub struct PotAward {
    /// 0 is the main pot, then side pots.
    pub pot: usize,
    /// How much.
    pub amount: Cents,
    /// The award's name; `last player` where all others had folded.
    pub award: &'static str,
    /// Who won it.
    pub winners: Vec<Share>,
    /// Why.
    pub rule: Cite,
    /// Why a chip that could not be divided went where it did.
    pub odd: Cite,
}

/// A winner's share.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// Whose.
    pub place: usize,
    /// How much.
    pub amount: Cents,
    /// How much of it could not be divided evenly.
    pub odd: Cents,
}

/// A part of the pot for which the same players contend.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pot {
    pub(super) index: usize,
    pub(super) amount: Cents,
    pub(super) contenders: Places,
    pub(super) part: Part,
    /// Of what each put in, the part between these two is in it.
    pub(super) from: Cents,
    pub(super) to: Cents,
}

impl Pot {
    /// How much of what a player put in is in it.
    pub(super) fn layer(&self, total: Cents) -> Cents {
        (total.min(self.to) - self.from).max(Cents::ZERO)
    }
}

/// How much of a pot an award takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// All, there being no other award, or a half.
    Own,
    /// A half with so much that could not be halved.
    Odd(Cents),
    /// All, since nobody qualifies for the other half.
    Whole,
    /// All, since nobody qualifies for either half.
    Neither,
    /// A bet that goes back by that rule.
    Back(Cite),
}

/// One movement of the pot's money.
pub(super) struct Won {
    pub(super) pot: usize,
    /// The award's number; none where nobody else was left, and where a bet goes back.
    pub(super) award: Option<usize>,
    pub(super) part: Part,
    pub(super) share: Share,
}

impl Hand {
    /// Gives the money out.
    pub(super) fn finish(&mut self) {
        let mut won = [Cents::ZERO; PLACES_MAX];
        self.pay_out(&mut |part: Won| won[part.share.place] += part.share.amount);
        for (place, won) in self.places.iter_mut().zip(won) {
            place.stack += won;
        }
        self.step = Step::Over;
        let sum = |of: fn(&crate::Place) -> Cents| -> i64 {
            self.places().iter().map(|place| of(place).get()).sum()
        };
        let (start, end) = (sum(|place| place.start), sum(|place| place.stack));
        // invariant: every chip of the start is in a stack or with the house
        assert_eq!(start, end + self.fees.total().get(), "a hand must conserve money");
    }

    /// How the hand ended; nothing before that.
    #[must_use]
    pub fn outcome(&self) -> Option<Ending> {
        if !self.is_over() {
            return None;
        }
        let stacks = self.places().iter().map(|place| place.stack).collect();
        if self.misdealt().is_some() {
            return Some(Ending { returned: None, awards: Vec::new(), stacks });
        }
        let rules = self.cites();
        let mut awards: Vec<PotAward> = Vec::new();
        self.pay_out(&mut |Won { pot, award, part, share }: Won| {
            let taken = award.and_then(|award| self.stakes.awards[award].as_ref());
            let (name, rule) = match (taken, part) {
                (_, Part::Back(rule)) => ("returned", rule),
                (None, _) => ("last player", rules.alone),
                (Some(award), Part::Whole) => (award.name, award.whole),
                (Some(award), Part::Neither) => (award.name, award.neither),
                (Some(award), Part::Own | Part::Odd(_)) => (award.name, award.rule),
            };
            // What cannot be halved has the game's rule, what a tie leaves over the award's.
            let odd = match (taken.and_then(|award| award.odd_rule), part) {
                (_, Part::Odd(over)) if share.odd == over && share.odd > Cents::ZERO => rules.odd,
                (Some(rule), _) => rule,
                (None, _) => rules.odd,
            };
            match awards.last_mut() {
                Some(last) if last.pot == pot && last.award == name => {
                    last.amount += share.amount;
                    last.winners.push(share);
                    if let (Some(award), Part::Own | Part::Odd(_)) = (taken, part) {
                        last.rule = award.tied;
                    }
                }
                _ => {
                    let (amount, winners) = (share.amount, vec![share]);
                    awards.push(PotAward { pot, amount, award: name, winners, rule, odd });
                }
            }
        });
        if let Some(rule) = self.stakes.variant.customs.tied_both {
            cite_ties_both_ways(&mut awards, rule);
        }
        let returned = (self.returned > Cents::ZERO).then(|| Returned {
            place: usize::from(self.returned_to),
            amount: self.returned,
            rule: rules.pots,
        });
        Some(Ending { returned, awards, stacks })
    }

    /// Whether a live player's hand was shown at the end.
    pub(super) fn was_shown(&self, place: usize) -> bool {
        self.live().count_ones() > 1 && self.mucked >> place & 1 == 0
    }

    /// Every share of every pot, in order.
    fn pay_out(&self, sink: &mut impl FnMut(Won)) {
        let live = self.live();
        let contenders = if live.count_ones() > 1 { live & !self.mucked } else { live };
        if contenders.is_power_of_two() {
            let bets: Cents = self.places().iter().fold(self.dead, |sum, p| sum + p.total);
            let (place, amount) =
                (contenders.trailing_zeros() as usize, bets - self.fees.from_pot());
            let share = Share { place, amount, odd: Cents::ZERO };
            sink(Won { pot: 0, award: None, part: Part::Own, share });
            return;
        }
        let numbers = self.numbers(contenders);
        let mut fees = self.fees.from_pot();
        self.pots(live, contenders, &mut |mut pot| {
            let fee = fees.min(pot.amount);
            fees -= fee;
            pot.amount -= fee;
            self.pay_pot(pot, &numbers, sink);
        });
    }

    /// The main pot and side pots, by what each live player has put in.
    fn pots(&self, live: Places, contenders: Places, sink: &mut impl FnMut(Pot)) {
        let (mut below, mut dead, mut index) = (Cents::ZERO, self.dead, 0);
        loop {
            let above = |place: &&crate::Place| place.is_live() && place.total > below;
            let level = self.places().iter().filter(above).map(|p| p.total).min();
            // Nothing where nobody who is in has bet: one pot then holds what is dead.
            let level = level.unwrap_or(below);
            let last = self.set_of(|place| place.total > level) & live == 0;
            let to = if last { Cents::new(i64::MAX) } else { level };
            let (amount, part) = (Cents::ZERO, Part::Own);
            let mut pot = Pot { index, amount, contenders, part, from: below, to };
            let layers = self.places().iter().map(|place| pot.layer(place.total));
            pot.amount = layers.fold(dead, |sum, layer| sum + layer);
            let matched = self.set_of(|place| place.total >= level) & contenders;
            // Where all who matched it threw their hands away, the others contend.
            pot.contenders = if matched == 0 { contenders } else { matched };
            if pot.amount > Cents::ZERO {
                sink(pot);
                index += 1;
            }
            if last {
                return;
            }
            (below, dead) = (level, Cents::ZERO);
        }
    }

    fn numbers(&self, contenders: Places) -> [Numbers; 2] {
        let mut numbers = [[0; PLACES_MAX]; 2];
        for (award, numbers) in self.stakes.awards.iter().flatten().zip(&mut numbers) {
            for at in places_of(contenders) {
                numbers[at] = award.number(&self.held(at, award));
            }
        }
        numbers
    }

    /// The cards of a place, as an award looks at them.
    pub(super) fn held(&self, at: usize, award: &Award) -> Held<'_> {
        let board = match award.uses {
            Uses::TwoAndThree(board) => self.board(usize::from(board)),
            Uses::Any | Uses::Own => self.board(0),
        };
        Held { own: self.places[at].cards(), board, joker: self.joker(at) }
    }

    /// How a joker of a hand was dealt.
    fn joker(&self, at: usize) -> Joker {
        if self.has_wild_joker(at) { Joker::Down } else { Joker::Up }
    }

    /// Whether a place has a joker that was dealt down.
    pub(super) fn has_wild_joker(&self, at: usize) -> bool {
        let place = &self.places[at];
        let joker = place.cards().iter().position(|card| *card == AnyCard::JOKER);
        joker.is_some_and(|at| place.dealt_up >> at & 1 == 0)
    }

    /// One pot: its awards that somebody qualifies for share it; where nobody qualifies for any,
    /// the best hand of the first takes it.
    fn pay_pot(&self, pot: Pot, numbers: &[Numbers; 2], sink: &mut impl FnMut(Won)) {
        if self.stakes.awards[1].is_none() {
            return match self.stakes.variant.customs.sevens {
                Some(rules) => self.pay_lowball(pot, rules, &numbers[0], sink),
                None => self.share(pot, 0, best(pot.contenders, &numbers[0]), sink),
            };
        }
        let whole = Pot { part: Part::Whole, ..pot };
        match self.stakes.takers(pot.contenders, numbers) {
            Takers::Neither(best) => {
                self.share(Pot { part: Part::Neither, ..pot }, 0, best, sink);
            }
            Takers::Awards([high, 0]) => self.share(whole, 0, high, sink),
            Takers::Awards([0, low]) => self.share(whole, 1, low, sink),
            Takers::Awards(winners @ [high, low]) => {
                let halves = self.halves(pot, winners);
                if high == low && self.stakes.variant.customs.tied_both.is_some() {
                    // The second half goes on where the odd chips of the first ended.
                    let mut order = self.odd_order(high, 0);
                    let count = high.count_ones() as usize;
                    self.share_in(halves[0], 0, &order[..count], sink);
                    let odd = halves[0].amount.get() / self.stakes.chip.get() % count as i64;
                    order[..count].rotate_left(odd as usize);
                    self.share_in(halves[1], 1, &order[..count], sink);
                } else {
                    self.share(halves[0], 0, high, sink);
                    self.share(halves[1], 1, low, sink);
                }
            }
        }
    }

    /// Two halves; one of them has what cannot be halved. For who wins both nothing is odd.
    fn halves(&self, pot: Pot, winners: [Places; 2]) -> [Pot; 2] {
        let chip = self.stakes.chip.get();
        let half = Cents::new(pot.amount.get() / (2 * chip) * chip);
        let first = pot.amount - half;
        let odd = first - half;
        let part = if winners[0] == winners[1] { Part::Own } else { Part::Odd(odd) };
        let mut halves = [Pot { amount: half, ..pot }; 2];
        halves[self.odd_half(winners)] = Pot { amount: first, part, ..pot };
        halves
    }

    /// Which of two halves gets the chip that cannot be halved.
    fn odd_half(&self, winners: [Places; 2]) -> usize {
        let both = winners[0] | winners[1];
        let first = match self.stakes.variant.odd {
            Odd::High => return 0,
            Odd::Button => self.from_button(both).next(),
            Odd::Suit => places_of(both).max_by_key(|place| self.high_card(*place)),
        };
        usize::from(first.is_some_and(|place| winners[0] >> place & 1 == 0))
    }

    /// Divides an amount among winners.
    pub(super) fn share(
        &self,
        pot: Pot,
        award: usize,
        winners: Places,
        sink: &mut impl FnMut(Won),
    ) {
        let order = self.odd_order(winners, award);
        self.share_in(pot, award, &order[..winners.count_ones() as usize], sink);
    }

    /// Divides an amount; odd chips go to the first of that order, or out one by one.
    fn share_in(&self, pot: Pot, award: usize, order: &[usize], sink: &mut impl FnMut(Won)) {
        let (count, chip) = (order.len() as i64, self.stakes.chip.get());
        if let [place] = *order {
            let odd = if let Part::Odd(odd) = pot.part { odd } else { Cents::ZERO };
            let share = Share { place, amount: pot.amount, odd };
            return sink(Won { pot: pot.index, award: Some(award), part: pot.part, share });
        }
        let each = pot.amount.get() / (count * chip) * chip;
        let mut odd = pot.amount.get() - count * each;
        for (rank, place) in order.iter().copied().enumerate() {
            // The first also gets what is less than a chip.
            let more = match (rank, self.stakes.chosen.odd_chips) {
                (0, OddChips::Together) => odd,
                (0, OddChips::Apart) => chip.min(odd) + odd % chip,
                _ => chip.min(odd),
            };
            let more = more.min(odd);
            odd -= more;
            let share = Share { place, amount: Cents::new(each + more), odd: Cents::new(more) };
            sink(Won { pot: pot.index, award: Some(award), part: pot.part, share });
        }
    }

    /// Winners in the order of odd chips.
    fn odd_order(&self, winners: Places, award: usize) -> [usize; PLACES_MAX] {
        let mut order = [0; PLACES_MAX];
        if winners.is_power_of_two() {
            order[0] = winners.trailing_zeros() as usize;
            return order;
        }
        for (slot, place) in order.iter_mut().zip(self.from_button(winners)) {
            *slot = place;
        }
        let count = winners.count_ones() as usize;
        let end = match (self.stakes.variant.odd, &self.stakes.awards[award]) {
            (Odd::Button, _) => return order,
            (Odd::Suit, _) | (_, None) => End::Highest,
            (Odd::High, Some(award)) => award.odd,
        };
        order[..count].sort_by_key(|place| match end {
            End::Highest => u8::MAX - self.high_card(*place),
            End::Lowest => self.low_card(*place),
        });
        order
    }

    /// The highest card of the whole hand, by rank and then suit.
    fn high_card(&self, place: usize) -> u8 {
        let highest = self.places[place].cards().iter().map(|card| card.code()).max();
        // invariant: who wins at the showdown holds cards
        highest.unwrap_or_else(|| unreachable!("a winner without cards"))
    }

    /// The lowest card of the whole hand, by rank and then suit: the ace counts below the deuce.
    fn low_card(&self, place: usize) -> u8 {
        let value = |card: &AnyCard| match card.natural() {
            Some(card) if card.rank() == Rank::Ace => card.suit() as u8,
            _ => card.code() + 4,
        };
        let lowest = self.places[place].cards().iter().map(value).min();
        // invariant: who wins at the showdown holds cards
        lowest.unwrap_or_else(|| unreachable!("a winner without cards"))
    }

    /// Takes the fees of a moment, as far as there is money.
    pub(super) fn take_fees(&mut self, moment: Moment) {
        if self.fees.is_free() {
            return;
        }
        self.fees.reach(moment);
        for due in self.fees.at(moment) {
            match due.from {
                Payer::Pot => {
                    let amount = due.amount.min(self.pot());
                    self.fees.push(Fee { due, amount, seat: None });
                }
                Payer::SmallBlind => {
                    let two = self.len == 2;
                    let place = if two {
                        self.button()
                    } else {
                        (self.button() + 1) % usize::from(self.len)
                    };
                    self.charge(place, due);
                }
                Payer::Each => {
                    (0..usize::from(self.len)).for_each(|place| self.charge(place, due));
                }
            }
        }
    }

    /// The fee of a hand that ended before its opening round.
    pub(super) fn take_unopened_fee(&mut self) {
        self.take_fees(Moment::NotOpened);
    }

    fn charge(&mut self, place: usize, due: crate::fees::Due) {
        let amount = due.amount.min(self.places[place].stack);
        self.places[place].stack -= amount;
        if self.places[place].stack == Cents::ZERO && self.places[place].is_live() {
            self.stand(place, Standing::AllIn);
        }
        let seat = Some(self.places[place].seat);
        self.fees.push(Fee { due, amount, seat });
    }

    /// The moments that the cards of the street now complete are.
    pub(super) fn tell_moments(&mut self) {
        // A flop that is laid anew costs nothing twice.
        if self.fees.is_free() || self.irregular.told > self.street {
            return;
        }
        self.irregular.told = self.street + 1;
        let (streets, at) = (self.stakes.variant.streets, usize::from(self.street));
        let so_far = &streets[..=at];
        if let (0, Deal::Hands(faces) | Deal::Both(faces, _)) = (at, streets[0].deal) {
            self.take_fees(Moment::DownCards(faces.len().min(2) as u8));
            self.take_fees(Moment::Dealt);
        }
        let draws = so_far
            .iter()
            .filter(|street| matches!(street.exchange, Exchange::Draw(_) | Exchange::Discard));
        if !matches!(streets[at].exchange, Exchange::Nothing | Exchange::Expose) {
            self.take_fees(Moment::Draw(draws.count() as u8));
        }
        let boards = so_far.iter().filter(|s| matches!(s.deal, Deal::Board(_) | Deal::Both(..)));
        match (streets[at].deal, boards.count()) {
            (Deal::Board(_) | Deal::Both(..), 1) => self.take_fees(Moment::Flop),
            (Deal::Board(_) | Deal::Both(..), 2) => self.take_fees(Moment::Turn),
            (Deal::Hands(_) | Deal::Turned, _) if at > 0 => {
                let first = match streets[0].deal {
                    Deal::Hands(faces) | Deal::Both(faces, _) => faces.len(),
                    Deal::Turned => 1,
                    Deal::Nothing | Deal::Board(_) => 0,
                };
                self.take_fees(Moment::Street((first.min(3) + at) as u8));
            }
            _ => {}
        }
    }
}

/// Where the same players tie for both halves, a rule of its own speaks of the odd chip.
fn cite_ties_both_ways(awards: &mut [PotAward], rule: Cite) {
    let set = |award: &PotAward| -> Places {
        award.winners.iter().fold(0, |set, share| set | 1 << share.place)
    };
    for at in 1..awards.len() {
        let [one, two] = &mut awards[at - 1..=at] else { continue };
        if one.pot == two.pot && one.winners.len() > 1 && set(one) == set(two) {
            (one.odd, two.odd) = (rule, rule);
        }
    }
}
