//! Who posts which blind: by position, with two players, with players who wait or cannot pay.

use super::{Chair, Coming, Sitting, Status};
use money::Cents;

/// Seats clockwise after one; that one comes last.
#[derive(Clone, Debug)]
pub(super) struct Ring {
    after: u8,
    seats: u8,
    step: u8,
}

impl Ring {
    pub(super) fn new(after: u8, seats: u8) -> Ring {
        Ring { after, seats, step: 0 }
    }

    /// Those before a seat.
    pub(super) fn before(self, seat: u8) -> impl Iterator<Item = u8> {
        self.take_while(move |at| *at != seat)
    }
}

impl Iterator for Ring {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.step == self.seats {
            return None;
        }
        self.step += 1;
        Some((self.after - 1 + self.step) % self.seats + 1)
    }
}

/// The blinds of a hand.
#[derive(Clone, Debug, Default)]
pub(super) struct Blinds {
    pub(super) small: u8,
    pub(super) big: u8,
    /// Who posts what.
    pub(super) posts: Vec<(u8, Cents)>,
    /// Who is all-in for less than half of the blind that was due.
    pub(super) shorts: Vec<(u8, Cents)>,
    /// Who takes the blind of such a player.
    pub(super) passed: Vec<u8>,
}

/// Who takes a small blind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Small {
    /// Who is in the game.
    Settled,
    /// Newcomers who post a big blind as well.
    Anybody,
}

impl Sitting {
    /// Everybody who is dealt in without waiting, clockwise from a button's left. Fewer than two
    /// need not wait for a blind: there is none without them.
    pub(super) fn ready(&self, button: u8) -> Vec<u8> {
        let is_ready = |seat: &u8| {
            let is = |chair: &Chair| chair.is_ready() && !self.kills_in_vain(chair);
            self.chair(*seat).is_some_and(is) || self.state.killer == Some(*seat)
        };
        let ready: Vec<u8> = self.ring(button).filter(is_ready).collect();
        if ready.len() >= 2 {
            return ready;
        }
        self.ring(button).filter(|seat| is_ready(seat) || self.is_waiting(*seat)).collect()
    }

    /// Who wanted to come in by a kill waits while another owes one.
    fn kills_in_vain(&self, chair: &Chair) -> bool {
        chair.status == Status::Kills && self.state.killer.is_some()
    }

    fn is_waiting(&self, seat: u8) -> bool {
        self.chair(seat).is_some_and(Chair::is_waiting)
    }

    /// A newcomer who posts a big blind takes no small one.
    fn skips_small(&self, seat: u8) -> bool {
        self.chair(seat).is_some_and(|chair| match chair.status {
            Status::PostsBig => !chair.dealt,
            Status::Between => true,
            _ => false,
        })
    }

    /// The blinds of the next hand with the button at a seat; none in stud.
    pub(super) fn blinds_of(&self, button: u8) -> Option<Blinds> {
        if !self.has_blinds() {
            return None;
        }
        let blinds = &self.stakes.blinds;
        // invariant: no table of a game with blinds is posted without any
        let big = blinds.iter().rposition(|blind| *blind > Cents::ZERO);
        let amounts = &blinds[..=big.unwrap_or_else(|| unreachable!("no blinds are posted"))];
        let ready = self.ready(button);
        match ready.as_slice() {
            [] | [_] => None,
            [other, _] => Some(self.blinds_of_two(button, *other, amounts)),
            _ => Some(self.blinds_in_turn(button, &ready, amounts)),
        }
    }

    /// Two players: the button has the small blind. Who waits for the big blind comes in when
    /// it falls between the other player and the button.
    fn blinds_of_two(&self, button: u8, other: u8, amounts: &[Cents]) -> Blinds {
        let waiter = self.ring(other).before(button).find(|seat| self.is_waiting(*seat));
        if let Some(big) = waiter.filter(|_| amounts.len() > 1) {
            let seats =
                if amounts.len() == 3 { vec![button, other, big] } else { vec![other, big] };
            let posts = seats.into_iter().zip(amounts.iter().copied()).collect();
            return Blinds { small: other, big, posts, ..Blinds::default() };
        }
        let mut posts = vec![(other, amounts[amounts.len() - 1])];
        let mut small = other;
        if let Some(at) = amounts.len().checked_sub(2) {
            posts.push((button, amounts[at]));
            small = button;
        }
        Blinds { small, big: other, posts, ..Blinds::default() }
    }

    /// Three players or more: each blind to the next seat in turn. Newcomers who post a big blind
    /// skip the small one, unless nobody else could take a blind then.
    fn blinds_in_turn(&self, button: u8, ready: &[u8], amounts: &[Cents]) -> Blinds {
        let mut others = ready.iter().filter(|seat| **seat != button);
        let settled = others.any(|seat| !self.skips_small(*seat)).then_some(Small::Settled);
        let in_turn = |small| self.in_turn(button, ready, amounts, small);
        let blinds = settled.and_then(in_turn).or_else(|| in_turn(Small::Anybody));
        // invariant: three players take three blinds
        blinds.unwrap_or_else(|| unreachable!("too few players for {} blinds", amounts.len()))
    }

    /// Each blind to the next seat in turn, as far as there are enough.
    fn in_turn(
        &self,
        button: u8,
        ready: &[u8],
        amounts: &[Cents],
        small: Small,
    ) -> Option<Blinds> {
        let big_at = amounts.len() - 1;
        let is_small = |at: usize| at + 1 == big_at;
        let small_alone = matches!(self.ways.entry, Coming::Past { .. });
        let mut line = self.ring(button).collect::<Vec<u8>>();
        if amounts.len() == 3 {
            line.rotate_right(1);
        }
        let takes = |seat: u8, at: usize| {
            if self.is_waiting(seat) && !ready.contains(&seat) {
                return at == big_at || (is_small(at) && small_alone);
            }
            let skips = is_small(at) && small == Small::Settled && self.skips_small(seat);
            ready.contains(&seat) && !skips
        };
        let (mut posts, mut shorts, mut takers) = (Vec::new(), Vec::new(), Vec::new());
        let (mut at, mut passed, mut is_passed) = (0, Vec::new(), false);
        for (step, seat) in line.iter().enumerate() {
            if at == amounts.len() || !takes(*seat, at) {
                continue;
            }
            let (amount, chips) = (amounts[at], self.player(*seat).chips);
            let left = line[step + 1..].iter().filter(|seat| ready.contains(seat)).count();
            let is_short = self.ways.short_blind.is_some() && chips.get() * 2 < amount.get();
            if is_short && left >= amounts.len() - at {
                shorts.push((*seat, amount));
                posts.push((*seat, chips));
                is_passed = true;
            } else {
                posts.push((*seat, amount));
                takers.push(*seat);
                passed.extend(is_passed.then_some(*seat));
                (at, is_passed) = (at + 1, false);
            }
        }
        let small = *takers.get(big_at.saturating_sub(1))?;
        Some(Blinds { small, big: *takers.get(big_at)?, posts, shorts, passed })
    }
}
