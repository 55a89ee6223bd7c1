//! What hands of hold'em win on average, by street and kind: a small table, made by dealing, for
//! players who decide at once.
//!
//! A kind is what somebody would say of a hand at a glance: before the flop its two ranks and
//! whether they are suited; later what is made, what it draws to, and how dangerous the board is.

use cards::Card;
use hands::{Category, Pile};
use serde::{Deserialize, Serialize};

/// The most others whom a hand is charted against.
pub const OTHERS: usize = 9;

/// A whole pot.
pub const WHOLE_SHARE: u16 = 10_000;

/// Made hands, draws and dangers.
const MADE: usize = 19;
const DRAWS: usize = 5;
const DANGERS: usize = 3;
/// Kinds before the flop, and on each later street.
const HOLES: usize = 169;
const KINDS: usize = MADE * DRAWS * DANGERS;
/// Kinds that came up more seldom are told by what is made alone.
const SELDOM: u64 = 40;

/// Shares of the pot, in ten-thousandths, by kind of hand and number of others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chart {
    shares: Vec<[u16; OTHERS]>,
}

impl Chart {
    /// Deals so many times to ten players who all stay to the end, and counts for each of them
    /// what it wins against one, two and up to nine of the others. `below` draws numbers.
    #[must_use]
    pub fn dealt(deals: u64, below: &mut dyn FnMut(u32) -> u32) -> Chart {
        let mut sums = vec![([0_u64; OTHERS], 0_u64); HOLES + 3 * KINDS];
        let mut pack: Vec<Card> = Card::all().collect();
        for _ in 0..deals {
            let seen = 5 + 2 * (OTHERS + 1);
            for at in 0..seen {
                let with = at + below((pack.len() - at) as u32) as usize;
                pack.swap(at, with);
            }
            let (board, rest) = pack.split_at(5);
            let hole = |at: usize| [rest[2 * at], rest[2 * at + 1]];
            let common = board.iter().fold(Pile::EMPTY, |pile, card| pile.with(*card));
            let high: [_; OTHERS + 1] =
                std::array::from_fn(|at| hole(at).into_iter().fold(common, Pile::with).high7());
            for at in 0..=OTHERS {
                let (mut level, mut lost, mut won) = (1, false, [0; OTHERS]);
                for (n, won) in won.iter_mut().enumerate() {
                    let other = high[(at + 1 + n) % (OTHERS + 1)];
                    lost |= other > high[at];
                    level += u64::from(other == high[at]);
                    *won = if lost { 0 } else { u64::from(WHOLE_SHARE) / level };
                }
                for seen in [0, 3, 4, 5] {
                    let (sum, count) = &mut sums[kind(hole(at), &board[..seen])];
                    *count += 1;
                    sum.iter_mut().zip(won).for_each(|(sum, won)| *sum += won);
                }
            }
        }
        Chart { shares: (0..sums.len()).map(|at| mean(&sums, at)).collect() }
    }

    /// The share of the pot, in ten-thousandths, that these cards win on average against so many
    /// others who all stay to the end.
    #[inline]
    #[must_use]
    pub fn share(&self, hole: [Card; 2], board: &[Card], others: usize) -> u16 {
        self.shares[kind(hole, board)][others.clamp(1, OTHERS) - 1]
    }

    /// Whether it is as long as it must be: one that was kept may be of another make.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.shares.len() == HOLES + 3 * KINDS
    }
}

/// Sums and how often.
type Sums = ([u64; OTHERS], u64);

/// The mean of a kind; of all kinds with the same made hand where it is seldom.
fn mean(sums: &[Sums], at: usize) -> [u16; OTHERS] {
    let (mut sum, mut count) = sums[at];
    if count < SELDOM && at >= HOLES {
        let first = HOLES + (at - HOLES) / (DRAWS * DANGERS) * (DRAWS * DANGERS);
        for (more, times) in &sums[first..first + DRAWS * DANGERS] {
            sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
            count += times;
        }
    }
    std::array::from_fn(|n| match count {
        0 => WHOLE_SHARE / (n as u16 + 2),
        _ => (sum[n] / count) as u16,
    })
}

/// The kind of a hand, over all streets.
#[inline]
fn kind(hole: [Card; 2], board: &[Card]) -> usize {
    let [a, b] = hole.map(|card| usize::from(card.code() / 4));
    let (high, low) = (a.max(b), a.min(b));
    if board.len() < 3 {
        let suited = hole[0].suit() == hole[1].suit();
        return if suited { low * 13 + high } else { high * 13 + low };
    }
    let look = Look::at(hole, board);
    let of_street = look.made(high, low) * DRAWS * DANGERS + look.draw() * DANGERS + look.danger();
    HOLES + (board.len() - 3).min(2) * KINDS + of_street
}

/// A hand and its board at a glance.
struct Look<'a> {
    hole: [Card; 2],
    board: &'a [Card],
    /// Cards of the board by rank, two bits each, and by suit.
    ranks: u32,
    suits: [u8; 4],
    /// The ranks of the board, and of all cards.
    shared: u16,
    all: u16,
}

impl Look<'_> {
    #[inline]
    fn at(hole: [Card; 2], board: &[Card]) -> Look<'_> {
        let (mut ranks, mut suits, mut shared) = (0_u32, [0_u8; 4], 0_u16);
        for card in board {
            let rank = card.code() / 4;
            // Four alike on the board are no more than three for this purpose.
            if ranks >> (2 * rank) & 3 < 3 {
                ranks += 1 << (2 * rank);
            }
            suits[usize::from(card.code() % 4)] += 1;
            shared |= 1 << rank;
        }
        let all = hole.iter().fold(shared, |all, card| all | 1 << (card.code() / 4));
        Look { hole, board, ranks, suits, shared, all }
    }

    /// How many cards of a rank lie on the board.
    #[inline]
    fn on_board(&self, rank: usize) -> u32 {
        self.ranks >> (2 * rank) & 3
    }

    /// What is made, from nothing to four of a kind.
    #[inline]
    fn made(&self, high: usize, low: usize) -> usize {
        let common = self.board.iter().fold(Pile::EMPTY, |pile, card| pile.with(*card));
        let whole = self.hole.into_iter().fold(common, Pile::with);
        let best = match self.board.len() {
            3 => whole.high5(),
            4 => whole.high6(),
            _ => whole.high7(),
        };
        if self.board.len() == 5 && best == common.high5() {
            return 18;
        }
        let top = self.shared.ilog2() as usize;
        let second = (self.shared ^ 1 << top).checked_ilog2().unwrap_or(0) as usize;
        let over = usize::from(low > top) + usize::from(high > top);
        let pocket = high == low;
        let [with_high, with_low] = [high, low].map(|rank| self.on_board(rank));
        // The own pair, if any: its rank and the other card.
        let pair = match (pocket, with_high, with_low) {
            (true, ..) => Some((high, high)),
            (_, 1.., _) => Some((high, low)),
            (_, _, 1..) => Some((low, high)),
            _ => None,
        };
        let place = |(rank, kicker): (usize, usize)| match rank {
            _ if pocket && rank > top => 7,
            _ if rank == top && kicker >= 10 => 6,
            _ if rank == top => 5,
            _ if rank >= second => 4,
            _ => 3,
        };
        match (best.category(), pair) {
            (
                Category::HighCard | Category::Pair | Category::TwoPair | Category::ThreeOfAKind,
                None,
            ) => over,
            (Category::HighCard | Category::Pair, Some(pair)) => place(pair),
            (Category::TwoPair, Some(_)) if with_high > 0 && with_low > 0 => 10,
            (Category::TwoPair, Some(pair)) => 8 + usize::from(place(pair) > 4),
            (Category::ThreeOfAKind, _) if pocket => 12,
            (Category::ThreeOfAKind, Some(_)) => 11,
            (Category::Straight, _) => 13,
            (Category::Flush, _) => 14 + usize::from(self.flush_high() >= 11),
            (Category::FullHouse, _) => 16,
            _ => 17,
        }
    }

    /// The rank of the highest own card of a suit that lies on the board most.
    #[inline]
    fn flush_high(&self) -> u8 {
        let fits = |card: &&Card| self.suits[usize::from(card.code() % 4)] >= 3;
        self.hole.iter().filter(fits).map(|card| card.code() / 4).max().unwrap_or(0)
    }

    /// What may still come: nothing, a straight by one rank or by two, a flush, both.
    #[inline]
    fn draw(&self) -> usize {
        if self.board.len() >= 5 {
            return 0;
        }
        let flush = self.hole.iter().any(|card| {
            let suit = card.code() % 4;
            let own = self.hole.iter().filter(|card| card.code() % 4 == suit).count();
            usize::from(self.suits[usize::from(suit)]) + own == 4
        });
        let ways = OUTS[usize::from(self.all)].saturating_sub(OUTS[usize::from(self.shared)]);
        match (flush, ways) {
            (false, ways) => usize::from(ways.min(2)),
            (true, 0) => 3,
            (true, _) => 4,
        }
    }

    /// How easily others hold something better: not, with one card of three suited or a pair on
    /// the board, with any fourth of a suit or of a straight.
    #[inline]
    fn danger(&self) -> usize {
        let suited = self.suits.iter().copied().max().unwrap_or(0);
        let paired = self.shared.count_ones() < self.board.len() as u32;
        match suited {
            4.. => 2,
            _ if OUTS[usize::from(self.shared)] > 0 => 2,
            3 => 1,
            _ => usize::from(paired),
        }
    }
}

/// How many ranks complete a straight, for every set of ranks that holds none.
static OUTS: [u8; 1 << 13] = {
    let mut outs = [0; 1 << 13];
    let mut set = 0_u16;
    while set < 1 << 13 {
        let mut rank = 0;
        while rank < 13 && !is_straight(set) {
            if is_straight(set | 1 << rank) {
                outs[set as usize] += 1;
            }
            rank += 1;
        }
        set += 1;
    }
    outs
};

/// Whether five ranks follow each other, an ace being low, too.
const fn is_straight(set: u16) -> bool {
    let set = set << 1 | set >> 12;
    set & set >> 1 & set >> 2 & set >> 3 & set >> 4 != 0
}

#[cfg(test)]
mod tests {
    use super::{Chart, KINDS, OUTS, kind};
    use cards::{Card, parse_cards};
    use std::collections::BTreeMap;

    /// Numbers by a plain congruence: enough for a chart of tests.
    fn dealt(deals: u64) -> Chart {
        let mut state = 1_u64;
        Chart::dealt(deals, &mut |n| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_041);
            ((state >> 33) % u64::from(n)) as u32
        })
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
            chart.share(hole, &board, others)
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
                    *sum += u64::from(chart.share([*one, *other], &[], others));
                }
            }
        }
        for (sum, fair) in sums.into_iter().zip([5_000, 2_000, 1_000]) {
            assert!((sum / count).abs_diff(fair) < 60, "{} {fair}", sum / count);
        }
    }

    #[test]
    fn a_hand_is_of_the_same_kind_in_any_order_and_other_suits() {
        let of = |text: &str| {
            let (hole, board) = hand(text);
            kind(hole, &board)
        };
        assert_eq!(of("Ah Kh Qh 7c 2d"), of("Ks As 2c 7d Qs"));
        assert_ne!(of("Ah Kh"), of("Ah Kd"));
        assert_eq!(of("9c 9d 9h 4s 2d") + KINDS, of("9c 9d 9h 4s 2d Kc"));
        let kinds: BTreeMap<usize, usize> = Card::all()
            .flat_map(|one| Card::all().filter(move |other| *other != one).map(move |o| [one, o]))
            .fold(BTreeMap::new(), |mut kinds, hole| {
                *kinds.entry(kind(hole, &[])).or_default() += 1;
                kinds
            });
        // Twice, for both orders: pairs 6, suited 4, others 12.
        let times = |n: usize| kinds.values().filter(|count| **count == 2 * n).count();
        assert_eq!((kinds.len(), times(6), times(4), times(12)), (169, 13, 78, 78));
    }

    #[test]
    fn outs_of_straights_are_counted() {
        let of = |ranks: &[u8]| OUTS[ranks.iter().fold(0, |set, rank| set | 1_usize << rank)];
        assert_eq!((of(&[4, 5, 6, 7]), of(&[12, 0, 1, 2]), of(&[8, 9, 11, 12])), (2, 1, 1));
        assert_eq!((of(&[0, 4, 8]), of(&[4, 5, 6, 7, 8])), (0, 0));
    }
}
