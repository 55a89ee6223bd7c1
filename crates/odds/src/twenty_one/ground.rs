//! What does not depend on what a player may do: hands, the dealer's draws, and what every hand
//! is worth that stands.

use super::dealer::{DRAWN_MAX, Draws, chances, ways};
use super::hands::{Hands, Held};
use super::kernel::Term;
use super::rules::{Bust, Hand, LETTERS_MAX, Rules, Sight};
use super::standing::{Final, Finals, From, gain, scale};
use super::tree::Start;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// A letter that the dealer shows, or nothing.
pub(super) type Up = Option<usize>;

/// What a finished hand gains against all that the dealer may draw, in whole numbers: copies of a
/// split letter, cards drawn, ways times gain.
pub(super) type Ways = Box<[(u8, u8, i128)]>;

/// Ways of every hand, counted when first asked for.
pub(super) type AllWays = Vec<OnceLock<Ways>>;

/// What hands of a split gain that stand, by up card, first card and cases.
type Stands = HashMap<(usize, Start, Vec<Term>), Arc<Vec<f64>>>;

/// What stakes come to against each of the dealer's hands, in parts of [`Ground::scale`].
#[derive(Clone, Debug)]
pub(super) struct Rows {
    /// Each finished hand in play.
    pub gains: Vec<Vec<i64>>,
    /// The same where a dealer's natural ends the round before play.
    pub ended: Vec<Vec<i64>>,
    /// A stake that is lost in play.
    pub lost: Vec<i64>,
    /// A stake that is given up.
    pub halved: Vec<i64>,
}

/// What stands in all games of one shoe, one dealer's rule and one table of pays.
#[derive(Debug)]
pub(super) struct Ground {
    pub hands: Hands,
    pub ups: Vec<Up>,
    pub draws: Vec<Draws>,
    /// The stake in whose parts gains are whole.
    pub scale: i64,
    /// What stakes gain.
    pub rows: Rows,
    /// The dealer's hands.
    pub ends: Finals,
    /// Up by up and hand by hand: what standing gains, the chance that play begins, and what a
    /// dealer's natural gains before.
    pub stand: Vec<Vec<f64>>,
    pub begins: Vec<Vec<f64>>,
    pub before: Vec<Vec<f64>>,
    dealt: Vec<AllWays>,
    split: Mutex<HashMap<(usize, Start), Arc<AllWays>>>,
    stands: Mutex<Stands>,
}

impl Ground {
    pub fn of(rules: &Rules) -> Ground {
        let mut hands = Hands::of(rules);
        let mut ends = Finals::default();
        let ups: Vec<Up> = match rules.dealer.sight {
            Sight::Nothing => vec![None],
            _ => (0..rules.letters.len()).map(Some).collect(),
        };
        let draws: Vec<Draws> = ups.iter().map(|up| Draws::of(rules, *up, &mut ends)).collect();
        let scale = scale(rules);
        let peeks = rules.dealer.sight == Sight::Peeked;
        let ended_by = |end: &Final| peeks && end.natural;
        let ends_of = std::mem::take(&mut hands.ends);
        let row = |of: &dyn Fn(i64, bool) -> i64, own: usize| -> Vec<i64> {
            let one = |end: &Final| of(gain(rules, &ends_of.0[own], end, scale), ended_by(end));
            ends.0.iter().map(one).collect()
        };
        let all = 0..ends_of.0.len();
        let play = |gain: i64, ended: bool| if ended { 0 } else { gain };
        let first = |gain: i64, ended: bool| if ended { gain } else { 0 };
        let gains = all.clone().map(|own| row(&play, own)).collect();
        let ended = all.map(|own| row(&first, own)).collect();
        let flat = |of: i64| ends.0.iter().map(|e| if ended_by(e) { 0 } else { of }).collect();
        let mut ground = Ground {
            ups,
            draws,
            scale,
            rows: Rows { gains, ended, lost: flat(-scale), halved: flat(-scale / 2) },
            ends: Finals::default(),
            stand: Vec::new(),
            begins: Vec::new(),
            before: Vec::new(),
            dealt: Vec::new(),
            split: Mutex::default(),
            stands: Mutex::default(),
            hands,
        };
        let empty = || (0..ground.hands.list.len()).map(|_| OnceLock::new()).collect();
        ground.dealt = ground.ups.iter().map(|_| empty()).collect();
        ground.worth(rules, ends.0.len());
        ground.hands.ends = ends_of;
        ground.ends = ends;
        ground
    }

    /// What stakes come to where one is worth a unit if it ends so and nothing else: compared with
    /// a dealer's hand by their numbers, over the target, or given up.
    pub fn counting(
        &self,
        rules: &Rules,
        compared: impl Fn(usize, usize) -> bool,
        (over, given_up): (bool, bool),
    ) -> Rows {
        let peeks = rules.dealer.sight == Sight::Peeked;
        let first = |dealer: usize| peeks && self.ends.0[dealer].natural;
        let one = |is: bool| if is { self.scale } else { 0 };
        let all = 0..self.ends.0.len();
        let flat = |is: bool| all.clone().map(|dealer| one(is && !first(dealer))).collect();
        let rows = |early: bool| -> Vec<Vec<i64>> {
            let cell = |own, dealer| one(first(dealer) == early && compared(own, dealer));
            let row = |own| all.clone().map(|dealer| cell(own, dealer)).collect();
            (0..self.hands.ends.0.len()).map(row).collect()
        };
        Rows { gains: rows(false), ended: rows(true), lost: flat(over), halved: flat(given_up) }
    }

    /// Works out what every hand is worth that stands.
    fn worth(&mut self, rules: &Rules, ends: usize) {
        let all = over(self.ups.len(), |up| self.worth_against(rules, ends, up));
        for (stand, begins, before) in all {
            self.stand.push(stand);
            self.begins.push(begins);
            self.before.push(before);
        }
    }

    fn worth_against(
        &self,
        rules: &Rules,
        ends: usize,
        up: usize,
    ) -> (Vec<f64>, Vec<f64>, Vec<f64>) {
        #[allow(clippy::cast_precision_loss)] // a small stake
        let unit = self.scale as f64;
        #[allow(clippy::cast_precision_loss)] // gains of a small stake
        let dot = |chances: &[f64], row: &[i64]| -> f64 {
            chances.iter().zip(row).map(|(chance, gain)| chance * *gain as f64).sum::<f64>() / unit
        };
        let lone = rules.bust == Bust::Loses && rules.dealer.sight != Sight::Peeked;
        let count = self.hands.list.len();
        let mut out = vec![0.0; ends];
        let (mut stand, mut begins, mut before) =
            (vec![0.0; count], vec![1.0; count], vec![0.0; count]);
        for (number, held) in self.hands.list.iter().enumerate() {
            let Some((left, cards)) = left(rules, &held.hand, self.ups[up]) else { continue };
            if held.size < u32::from(rules.opening) {
                continue;
            }
            if held.busts && lone {
                stand[number] = -1.0;
                continue;
            }
            let left = left.map(f64::from);
            chances(&self.draws[up], &left, f64::from(cards), &mut out);
            stand[number] = dot(&out, self.row(rules, held, From::Deal));
            begins[number] = -dot(&out, &self.rows.lost);
            before[number] = dot(&out, &self.rows.ended[usize::from(held.ends[0])]);
        }
        (stand, begins, before)
    }

    /// What a finished hand gains against each of the dealer's.
    pub fn row(&self, rules: &Rules, held: &Held, from: From) -> &[i64] {
        if held.busts && rules.bust == Bust::Loses {
            return &self.rows.lost;
        }
        &self.rows.gains[usize::from(held.ends[usize::from(from == From::Split)])]
    }

    /// The ways of a hand dealt.
    pub fn ways(&self, rules: &Rules, up: usize, number: usize) -> &Ways {
        self.dealt[up][number].get_or_init(|| {
            let held = &self.hands.list[number];
            let row = self.row(rules, held, From::Deal);
            left(rules, &held.hand, self.ups[up])
                .map_or_else(Ways::default, |(left, _)| self.counted(up, &left, None, row))
        })
    }

    /// The ways of all hands of a split.
    pub fn split_ways(&self, up: usize, start: Start) -> Arc<AllWays> {
        let mut known = self.split.lock().unwrap_or_else(PoisonError::into_inner);
        let empty = || Arc::new((0..self.hands.list.len()).map(|_| OnceLock::new()).collect());
        Arc::clone(known.entry((up, start)).or_insert_with(empty))
    }

    /// Counts ways against a row of gains.
    pub fn counted(
        &self,
        up: usize,
        left: &[u32; LETTERS_MAX],
        apart: Option<usize>,
        row: &[i64],
    ) -> Ways {
        if row.iter().all(|gain| *gain == 0) {
            return Ways::default();
        }
        let mut out = [[0; DRAWN_MAX]; DRAWN_MAX];
        let rows = if apart.is_some() { DRAWN_MAX } else { 1 };
        ways(&self.draws[up], left, apart, row, &mut out[..rows]);
        let mut found = Vec::new();
        for (copies, by_cards) in out[..rows].iter().enumerate() {
            let some = by_cards.iter().enumerate().filter(|(_, ways)| **ways != 0);
            found.extend(some.map(|(cards, ways)| (copies as u8, cards as u8, *ways)));
        }
        found.into()
    }

    /// What hands of a split gain that stand, worked out once.
    pub fn stands(
        &self,
        key: (usize, Start, Vec<Term>),
        make: impl FnOnce() -> Vec<f64>,
    ) -> Arc<Vec<f64>> {
        let lock = || self.stands.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = lock().get(&key) {
            return Arc::clone(known);
        }
        let made = Arc::new(make());
        lock().insert(key, Arc::clone(&made));
        made
    }
}

/// Does something for each of so many numbers on all cores, and keeps the order.
pub(super) fn over<T: Send>(n: usize, one: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(n.max(1));
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            if at >= n {
                return done;
            }
            done.push((at, one(at)));
        }
    };
    let mut all: Vec<(usize, T)> = std::thread::scope(|scope| {
        let spawned: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined = spawned.into_iter().map(std::thread::ScopedJoinHandle::join);
        joined
            .flat_map(|part| {
                assert!(part.is_ok(), "a thread of the count failed");
                part.unwrap_or_default()
            })
            .collect()
    });
    all.sort_by_key(|(at, _)| *at);
    all.into_iter().map(|(_, made)| made).collect()
}

/// The cards that are left of each letter, and in all; none where a hand cannot be.
pub(super) fn left(rules: &Rules, hand: &Hand, up: Up) -> Option<([u32; LETTERS_MAX], u32)> {
    let mut left = [0; LETTERS_MAX];
    for (at, letter) in rules.letters.iter().enumerate() {
        let gone = u32::from(hand[at]) + u32::from(up == Some(at));
        left[at] = letter.count.checked_sub(gone)?;
    }
    Some((left, left.iter().sum()))
}
