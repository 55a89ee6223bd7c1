//! The end of a hand: side pots, what each award takes of them, odd chips, and the stacks.

use super::{Hand, Places, Step};
use crate::fees::{Moment, Payer};
use crate::place::{PLACES_MAX, Standing};
use crate::ranking::{Held, Joker, low_of};
use crate::taken::Fee;
use crate::variant::{Award, Deal, End, Exchange, Odd, Uses};
use cards::AnyCard;
use law::Cite;
use money::Cents;

/// How a hand ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
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
struct Pot {
    index: usize,
    amount: Cents,
    contenders: Places,
}

/// One movement of the pot's money.
struct Won {
    pot: usize,
    /// The award's number; none where nobody else was left.
    award: Option<usize>,
    share: Share,
}

/// How good every hand is, award by award.
type Numbers = [[u16; PLACES_MAX]; 2];

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
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let rules = self.rules();
        let mut awards: Vec<PotAward> = Vec::new();
        self.pay_out(&mut |Won { pot, award, share }: Won| {
            let taken = award.and_then(|award| self.stakes.awards[award].as_ref());
            let name = taken.map_or("last player", |award| award.name);
            let rule = taken.map_or(rules.alone, |award| award.rule);
            match awards.last_mut() {
                Some(last) if last.pot == pot && last.award == name => {
                    last.amount += share.amount;
                    last.winners.push(share);
                }
                _ => {
                    let (amount, winners) = (share.amount, vec![share]);
                    awards.push(PotAward { pot, amount, award: name, winners, rule });
                }
            }
        });
        let returned = (self.returned > Cents::ZERO).then(|| Returned {
            place: usize::from(self.returned_to),
            amount: self.returned,
            rule: rules.pots,
        });
        let stacks = self.places().iter().map(|place| place.stack).collect();
        Some(Outcome { returned, awards, stacks })
    }

    /// Whether a live player's hand was shown at the end.
    pub(super) fn was_shown(&self, place: usize) -> bool {
        self.live().count_ones() > 1 && self.mucked >> place & 1 == 0
    }

    /// Every share of every pot, in order.
    fn pay_out(&self, sink: &mut impl FnMut(Won)) {
        let live = self.live();
        let contenders = if live.count_ones() > 1 { live & !self.mucked } else { live };
        if contenders.count_ones() == 1 {
            let bets: Cents = self.places().iter().fold(self.dead, |sum, p| sum + p.total);
            let (place, amount) =
                (contenders.trailing_zeros() as usize, bets - self.fees.from_pot());
            sink(Won { pot: 0, award: None, share: Share { place, amount, odd: Cents::ZERO } });
            return;
        }
        let numbers = self.numbers(contenders);
        let mut fees = self.fees.from_pot();
        self.pots(live, contenders, &mut |mut pot, early| {
            let fee = fees.min(pot.amount);
            fees -= fee;
            pot.amount -= fee;
            self.pay_pot(pot, early - fee, &numbers, sink);
        });
    }

    /// The main pot and side pots, by what each live player has put in; with each, how much of it
    /// was there before the draw.
    fn pots(&self, live: Places, contenders: Places, sink: &mut impl FnMut(Pot, Cents)) {
        let (mut below, mut dead, mut index) = (Cents::ZERO, self.dead, 0);
        loop {
            let above = |place: &&crate::Place| place.is_live() && place.total > below;
            let Some(level) = self.places().iter().filter(above).map(|p| p.total).min() else {
                return;
            };
            let last = self.set_of(|place| place.total > level) & live == 0;
            let layer = |total: Cents| {
                let top = if last { total } else { total.min(level) };
                (top - below).max(Cents::ZERO)
            };
            let sum = |of: fn(&crate::Place) -> Cents| {
                self.places().iter().fold(Cents::ZERO, |sum, place| sum + layer(of(place)))
            };
            let (amount, early) =
                (sum(|place| place.total) + dead, sum(|place| place.before) + dead);
            let matched = self.set_of(|place| place.total >= level) & contenders;
            // Where all who matched it threw their hands away, the others contend.
            let contenders = if matched == 0 { contenders } else { matched };
            if amount > Cents::ZERO {
                sink(Pot { index, amount, contenders }, early);
                index += 1;
            }
            (below, dead) = (level, Cents::ZERO);
        }
    }

    fn numbers(&self, contenders: Places) -> Numbers {
        let mut numbers = [[0; PLACES_MAX]; 2];
        for (award, numbers) in self.stakes.awards.iter().flatten().zip(&mut numbers) {
            let board = match award.uses {
                Uses::TwoAndThree(board) => self.board(usize::from(board)),
                Uses::Any | Uses::Own => self.board(0),
            };
            let places = self.places().iter().enumerate();
            for (at, place) in places.filter(|(at, _)| contenders >> at & 1 == 1) {
                let held = Held { own: place.cards(), board, joker: joker(place) };
                numbers[at] = award.number(&held);
            }
        }
        numbers
    }

    /// One pot: its awards that somebody qualifies for share it; where nobody qualifies for any,
    /// the best hand of the first takes it.
    fn pay_pot(&self, pot: Pot, early: Cents, numbers: &Numbers, sink: &mut impl FnMut(Won)) {
        if let [Some(award), None] = &self.stakes.awards {
            self.pay_single(pot, early, award, &numbers[0], sink);
            return;
        }
        let mut winners = [0; 2];
        for (at, award) in self.stakes.awards.iter().enumerate() {
            let Some(award) = award else { continue };
            let able = places_of(pot.contenders)
                .filter(|place| award.qualifies(numbers[at][*place]))
                .fold(0, |set, place| set | 1 << place);
            winners[at] = best(able, &numbers[at]);
        }
        match winners {
            [0, 0] => self.share(pot, 0, best(pot.contenders, &numbers[0]), sink),
            [high, 0] => self.share(pot, 0, high, sink),
            [0, low] => self.share(pot, 1, low, sink),
            [high, low] => {
                let chip = self.stakes.chip.get();
                let half = Cents::new(pot.amount.get() / (2 * chip) * chip);
                let first = pot.amount - half;
                let [high_part, low_part] =
                    if self.odd_half(winners) == 0 { [first, half] } else { [half, first] };
                self.share(Pot { amount: high_part, ..pot }, 0, high, sink);
                self.share(Pot { amount: low_part, ..pot }, 1, low, sink);
            }
        }
    }

    /// A pot that one award takes. At lowball a seven or better that was checked after the draw
    /// wins nothing of what was bet then.
    fn pay_single(
        &self,
        pot: Pot,
        early: Cents,
        award: &Award,
        numbers: &[u16; PLACES_MAX],
        sink: &mut impl FnMut(Won),
    ) {
        let winners = best(pot.contenders, numbers);
        let late = pot.amount - early;
        let seven = |place: &usize| numbers[*place] >= low_of(7);
        let sevens = places_of(winners & self.passed).filter(seven).fold(0, |set, p| set | 1 << p);
        let others = pot.contenders & !sevens;
        if !self.stakes.variant.customs.check_seven
            || award.ranking != crate::variant::Ranking::AceToFive
            || sevens == 0
            || others == 0
            || late <= Cents::ZERO
        {
            return self.share(pot, 0, winners, sink);
        }
        if early > Cents::ZERO {
            self.share(Pot { amount: early, ..pot }, 0, winners, sink);
        }
        self.share(Pot { amount: late, ..pot }, 0, best(others, numbers), sink);
    }

    /// Which of two halves gets the chip that cannot be halved.
    fn odd_half(&self, winners: [Places; 2]) -> usize {
        let both = winners[0] | winners[1];
        let first = match self.stakes.variant.odd {
            Odd::High => return 0,
            Odd::Button => self.from_button(both).next(),
            Odd::Suit => places_of(both).max_by_key(|place| self.odd_card(*place, End::Highest)),
        };
        usize::from(first.is_some_and(|place| winners[0] >> place & 1 == 0))
    }

    /// Divides an amount among winners; odd chips go out one by one.
    fn share(&self, pot: Pot, award: usize, winners: Places, sink: &mut impl FnMut(Won)) {
        let count = i64::from(winners.count_ones());
        if count == 1 {
            let place = winners.trailing_zeros() as usize;
            let share = Share { place, amount: pot.amount, odd: Cents::ZERO };
            return sink(Won { pot: pot.index, award: Some(award), share });
        }
        let chip = self.stakes.chip.get();
        let each = pot.amount.get() / (count * chip) * chip;
        let mut odd = pot.amount.get() - count * each;
        let order = self.odd_order(winners, award);
        for (rank, place) in order.into_iter().take(count as usize).enumerate() {
            // The first also gets what is less than a chip.
            let more = if rank == 0 { chip.min(odd) + odd % chip } else { chip.min(odd) };
            let more = more.min(odd);
            odd -= more;
            let share = Share { place, amount: Cents::new(each + more), odd: Cents::new(more) };
            sink(Won { pot: pot.index, award: Some(award), share });
        }
    }

    /// Winners in the order of odd chips.
    fn odd_order(&self, winners: Places, award: usize) -> [usize; PLACES_MAX] {
        let mut order = [0; PLACES_MAX];
        for (slot, place) in order.iter_mut().zip(self.from_button(winners)) {
            *slot = place;
        }
        let count = winners.count_ones() as usize;
        let end = match (self.stakes.variant.odd, &self.stakes.awards[award]) {
            (Odd::Button, _) => return order,
            (Odd::Suit, _) | (_, None) => End::Highest,
            (Odd::High, Some(award)) => award.odd,
        };
        order[..count].sort_by_key(|place| {
            let card = self.odd_card(*place, end);
            match end {
                End::Highest => u8::MAX - card,
                End::Lowest => card,
            }
        });
        order
    }

    /// The highest or lowest card of the whole hand, by rank and then suit; among lowest cards the
    /// ace is the lowest.
    fn odd_card(&self, place: usize, end: End) -> u8 {
        const ACES: u8 = 48;
        let codes = self.places[place].cards().iter().map(|card| card.code());
        match end {
            End::Highest => codes.max().unwrap_or(0),
            End::Lowest => {
                codes.map(|code| code.checked_sub(ACES).unwrap_or(code + 4)).min().unwrap_or(0)
            }
        }
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
                    (0..usize::from(self.len)).for_each(|place| self.charge(place, due))
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
        if self.fees.is_free() {
            return;
        }
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
                let first = if let Deal::Hands(faces) = streets[0].deal { faces.len() } else { 0 };
                self.take_fees(Moment::Street((first.min(3) + at) as u8));
            }
            _ => {}
        }
    }
}

/// The places of a set with the highest number.
fn best(set: Places, numbers: &[u16; PLACES_MAX]) -> Places {
    let most = places_of(set).map(|place| numbers[place]).max().unwrap_or(0);
    places_of(set).filter(|place| numbers[*place] == most).fold(0, |set, place| set | 1 << place)
}

fn places_of(set: Places) -> impl Iterator<Item = usize> {
    (0..PLACES_MAX).filter(move |place| set >> place & 1 == 1)
}

/// How a joker of the hand was dealt.
fn joker(place: &crate::Place) -> Joker {
    let at = place.cards().iter().position(|card| *card == AnyCard::JOKER);
    match at {
        Some(at) if place.dealt_up >> at & 1 == 1 => Joker::Up,
        _ => Joker::Down,
    }
}
