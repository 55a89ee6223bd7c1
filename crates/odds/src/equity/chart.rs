//! What hands of hold'em win on average, by street and kind: a table, made by dealing, for players
//! who decide at once.
//!
//! A kind is what somebody would say of a hand at a glance: before the flop its two ranks and
//! whether they are suited; later what is made, what it draws to, and how dangerous the board is.
//! One of the others may be known to hold something: of all hands the better half, the better
//! quarter, and so on. Which those are is told by what a first round of dealing has shown of their
//! kinds.

mod kind;

use cards::Card;
use hands::Pile;
use kind::{ALL, HOLES, KINDS, SAME, kind};
use serde::{Deserialize, Serialize};

/// The most others whom a hand is charted against.
pub const OTHERS: usize = 9;

/// How often the hands of one of the others may be halved.
pub const HALVINGS: usize = 4;

/// A whole pot.
pub const WHOLE_SHARE: u16 = 10_000;

/// Kinds that came up more seldom are told by what is made alone.
const SELDOM: u64 = 40;

/// The part of all deals by which kinds are put in order.
const FIRST: u64 = 4;

/// Players of a deal.
const PLAYERS: usize = OTHERS + 1;

/// Cards of the board that are seen, street by street.
const STREETS: [usize; 4] = [0, 3, 4, 5];

/// Shares of the pot, in ten-thousandths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chart {
    shares: Vec<Shares>,
}

/// What a hand wins: by how often the hands of one of the others are halved, and by how many
/// others there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shares([[u16; OTHERS]; HALVINGS + 1]);

impl Shares {
    /// The share of the pot, in ten-thousandths, against so many others who all stay to the end,
    /// one of whom has a hand of the better half so many times over.
    #[inline]
    #[must_use]
    pub fn against(&self, others: usize, halvings: usize) -> u16 {
        self.0[halvings.min(HALVINGS)][others.clamp(1, OTHERS) - 1]
    }
}

impl Chart {
    /// Deals so many times to ten players who all stay to the end, and counts for each of them
    /// what it wins against one, two and up to nine of the others. `below` draws numbers.
    #[must_use]
    pub fn dealt(deals: u64, below: &mut dyn FnMut(u32) -> u32) -> Chart {
        let mut pack: Vec<Card> = Card::all().collect();
        let (mut first, mut sums) = (vec![Sums::default(); ALL], vec![Sums::default(); ALL]);
        for _ in 0..deals.div_ceil(FIRST) {
            Deal::of(&mut pack, below).count(&mut first, &[0; ALL], 0);
        }
        let halved = halvings(&first);
        for _ in 0..deals {
            Deal::of(&mut pack, below).count(&mut sums, &halved, HALVINGS);
        }
        Chart { shares: (0..ALL).map(|at| mean(&sums, at)).collect() }
    }

    /// What these cards win on average.
    #[inline]
    #[must_use]
    pub fn shares(&self, hole: [Card; 2], board: &[Card]) -> &Shares {
        &self.shares[kind(hole, board)]
    }

    /// Whether it is as long as it must be: one that was kept may be of another make.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.shares.len() == ALL
    }
}

/// What a kind has won, and how often it was counted, by how often the other's hands are halved.
type Sums = [([u64; OTHERS], u64); HALVINGS + 1];

/// A deal to the end: what each player's hand is on each street, and how it ranks.
struct Deal {
    kinds: [[usize; STREETS.len()]; PLAYERS],
    places: [usize; PLAYERS],
}

impl Deal {
    fn of(pack: &mut [Card], below: &mut dyn FnMut(u32) -> u32) -> Deal {
        for at in 0..5 + 2 * PLAYERS {
            let with = at + below((pack.len() - at) as u32) as usize;
            pack.swap(at, with);
        }
        let (board, rest) = pack.split_at(5);
        let hole = |at: usize| [rest[2 * at], rest[2 * at + 1]];
        let common = board.iter().fold(Pile::EMPTY, |pile, card| pile.with(*card));
        let high: [_; PLAYERS] =
            std::array::from_fn(|at| hole(at).into_iter().fold(common, Pile::with).high7());
        let worse = |at: usize| high.iter().filter(|other| **other < high[at]).count();
        let kinds = |at: usize| STREETS.map(|seen| kind(hole(at), &board[..seen]));
        Deal { kinds: std::array::from_fn(kinds), places: std::array::from_fn(worse) }
    }

    /// Counts what everybody wins against others, of whom the first has a hand that is halved so
    /// often, up to the most. Each of the others who has comes first in turn; those after it are
    /// as they come.
    fn count(&self, sums: &mut [Sums], halved: &[u8], most: usize) {
        for at in 0..PLAYERS {
            let others: [usize; OTHERS] = std::array::from_fn(|n| (at + 1 + n) % PLAYERS);
            for street in 0..STREETS.len() {
                let sums = &mut sums[self.kinds[at][street]];
                let depth = |other: &usize| usize::from(halved[self.kinds[*other][street]]);
                let (sum, count) = &mut sums[0];
                *count += 1;
                self.win(at, others.iter(), sum);
                for (first, other) in others.iter().enumerate() {
                    let halved = depth(other).min(most);
                    for (sum, count) in &mut sums[1..=halved] {
                        *count += 1;
                        self.win(at, others.iter().cycle().skip(first), sum);
                    }
                }
            }
        }
    }

    /// Adds what a player wins against the first of the others, the first two, and so on.
    #[inline]
    fn win<'a>(
        &self,
        at: usize,
        others: impl Iterator<Item = &'a usize>,
        sum: &mut [u64; OTHERS],
    ) {
        let mut level = 1;
        for (sum, other) in sum.iter_mut().zip(others) {
            if self.places[*other] > self.places[at] {
                return;
            }
            level += u64::from(self.places[*other] == self.places[at]);
            *sum += u64::from(WHOLE_SHARE) / level;
        }
    }
}

/// How often a kind stays when all hands of its street are halved again and again.
fn halvings(sums: &[Sums]) -> Vec<u8> {
    let mut halved = vec![0; ALL];
    let ends = [0, HOLES, HOLES + KINDS, HOLES + 2 * KINDS, ALL];
    for street in ends.windows(2) {
        let mut kinds: Vec<usize> = (street[0]..street[1]).collect();
        kinds.sort_by_key(|kind| std::cmp::Reverse(mean(sums, *kind).against(1, 0)));
        let count = |kind: &usize| sums[*kind][0].1;
        let all: u64 = kinds.iter().map(count).sum();
        let mut better = 0;
        for kind in kinds {
            // By the middle of the kind: whole kinds stay or go.
            let middle = 2 * better + count(&kind);
            let stays = |halvings: &u32| middle << *halvings <= 2 * all;
            halved[kind] = (1..=HALVINGS as u32).take_while(stays).count() as u8;
            better += count(&kind);
        }
    }
    halved
}

/// The mean of a kind; of all kinds with the same made hand where it is seldom. Nobody wins more
/// from a better hand, however few were counted.
fn mean(sums: &[Sums], at: usize) -> Shares {
    let mut least = [WHOLE_SHARE; OTHERS];
    Shares(std::array::from_fn(|halvings| {
        let (mut sum, mut count) = sums[at][halvings];
        if count < SELDOM && at >= HOLES {
            let first = HOLES + (at - HOLES) / SAME * SAME;
            for alike in &sums[first..first + SAME] {
                let (more, times) = &alike[halvings];
                sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
                count += times;
            }
        }
        let won = |n: usize| match count {
            0 => WHOLE_SHARE / (n as u16 + 2),
            _ => (sum[n] / count) as u16,
        };
        least = std::array::from_fn(|n| won(n).min(least[n]));
        least
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::parse_cards;

    /// Numbers by a plain congruence: enough for a chart of tests.
    fn numbers() -> impl FnMut(u32) -> u32 {
        let mut state = 1_u64;
        move |n| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_041);
            ((state >> 33) % u64::from(n)) as u32
        }
    }

    fn dealt(deals: u64) -> Chart {
        Chart::dealt(deals, &mut numbers())
    }

    fn hand(text: &str) -> ([Card; 2], Vec<Card>) {
        let cards = parse_cards(text).expect("cards");
        ([cards[0], cards[1]], cards[2..].to_vec())
    }

    #[test]
    fn better_hands_have_the_larger_share() {
        let chart = dealt(40_000);
        let share = |text: &str, others| {
            let (hole, board) = hand(text);
            chart.shares(hole, &board).against(others, 0)
        };
        for rows in [
            // Aces win about 85 % against one other and 31 % against nine.
            ["Ac Ad", "Ks Kd", "As Ks", "7c 2d"],
            ["9c 9d 9h 4s 2d", "Ac Kd Ah 7s 2d", "Ac Kd 9h 7s 2d", "5c 3d Kh Qs 9d"],
            ["Ah Th 9h 4h 2c", "Th 8h 9h 4h 2c", "Tc 8d 9h 6h 2c", "Tc 3d 9h 6h 2c"],
            [
                "Kh 2h 9h 4h 5h Jc 3d",
                "Kc Kd 9h 4h 5h Jc 3d",
                "Kc 9d 9h 4h 5h Jc 3d",
                "Ac 8d 9h 4h 5h Jc 3d",
            ],
        ] {
            let shares = rows.map(|row| share(row, 1));
            assert!(shares.is_sorted_by(|more, less| more > less), "{rows:?} {shares:?}");
        }
        assert!((8_350..8_700).contains(&share("Ac Ad", 1)), "{}", share("Ac Ad", 1));
        assert!((2_900..3_300).contains(&share("Ac Ad", 9)), "{}", share("Ac Ad", 9));
    }

    #[test]
    fn all_who_stay_share_the_pot() {
        // Weighted by how often it is dealt, a hand wins a fair part.
        let chart = dealt(20_000);
        let (mut sums, mut count) = ([0_u64; 3], 0);
        let pack: Vec<Card> = Card::all().collect();
        for (at, one) in pack.iter().enumerate() {
            for other in &pack[..at] {
                count += 1;
                for (sum, others) in sums.iter_mut().zip([1, 4, 9]) {
                    *sum += u64::from(chart.shares([*one, *other], &[]).against(others, 0));
                }
            }
        }
        for (sum, fair) in sums.into_iter().zip([5_000, 2_000, 1_000]) {
            assert!((sum / count).abs_diff(fair) < 60, "{} {fair}", sum / count);
        }
    }

    #[test]
    fn beside_a_better_hand_the_others_are_as_they_come() {
        let mut below = numbers();
        let mut pack: Vec<Card> = Card::all().collect();
        let mut sums = vec![Sums::default(); ALL];
        (0..2_000).for_each(|_| Deal::of(&mut pack, &mut below).count(&mut sums, &[0; ALL], 0));
        let halved = halvings(&sums);
        sums.fill(Sums::default());
        // The same by those deals in which the very next player has the better hand.
        let mut plain = [[(0, 0); 2]; STREETS.len()];
        for _ in 0..20_000 {
            let deal = Deal::of(&mut pack, &mut below);
            deal.count(&mut sums, &halved, HALVINGS);
            for (at, street) in
                (0..PLAYERS).flat_map(|at| (0..STREETS.len()).map(move |s| (at, s)))
            {
                if halved[deal.kinds[(at + 1) % PLAYERS][street]] == 0 {
                    continue;
                }
                for (others, (won, count)) in [2, 5].into_iter().zip(&mut plain[street]) {
                    let places = (1..=others).map(|n| deal.places[(at + n) % PLAYERS]);
                    let own = deal.places[at];
                    let level = 1 + places.clone().filter(|place| *place == own).count() as u64;
                    let wins = places.into_iter().all(|place| place <= own);
                    *won += if wins { u64::from(WHOLE_SHARE) / level } else { 0 };
                    *count += 1;
                }
            }
        }
        let ends = [0, HOLES, HOLES + KINDS, HOLES + 2 * KINDS, ALL];
        for (street, plain) in ends.windows(2).zip(plain) {
            for (others, (won, count)) in [2, 5].into_iter().zip(plain) {
                let kinds = sums[street[0]..street[1]].iter().map(|kind| kind[1]);
                let (sum, of) =
                    kinds.fold((0, 0), |(sum, of), (won, n)| (sum + won[others - 1], of + n));
                let (charted, plain) = (sum / of, won / count);
                assert!(charted.abs_diff(plain) * 50 < plain, "{others}: {charted} {plain}");
            }
        }
    }

    #[test]
    fn a_hand_wins_less_against_better_ones() {
        let chart = dealt(40_000);
        for text in ["Ts 9s", "Qc Jd", "Kc 8d Kh 9s 4d", "Ac 8d Kh 8s 4d 3c 2h"] {
            let (hole, board) = hand(text);
            for others in [1, 3] {
                let shares = chart.shares(hole, &board);
                let shares: Vec<u16> = (0..=HALVINGS).map(|n| shares.against(others, n)).collect();
                assert!(shares.is_sorted_by(|more, less| more >= less), "{text}: {shares:?}");
                assert!(shares[0] > shares[1], "{text}: {shares:?}");
            }
        }
    }
}
