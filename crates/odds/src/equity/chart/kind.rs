//! The kind of a hand: what somebody would say of it at a glance.

use cards::Card;
use hands::{Category, Pile};

/// Made hands, draws and dangers.
const MADE: usize = 62;
const DRAWS: usize = 5;
const DANGERS: usize = 7;

/// Kinds before the flop, and on each later street.
pub(super) const HOLES: usize = 169;
pub(super) const KINDS: usize = MADE * SAME;
/// Kinds with the same made hand.
pub(super) const SAME: usize = DRAWS * DANGERS;
/// Kinds of all streets.
pub(super) const ALL: usize = HOLES + 3 * KINDS;

/// Made hands by their first class. Nothing of one's own: by six classes of the higher card and
/// three of the lower one.
const PAIR: usize = 18;
const POCKET: usize = 33;
const BOTH_PAIRED: usize = 39;
const OVER_PAIR: usize = 41;
const SET: usize = 46;
const STRAIGHT: usize = 49;
const FLUSH: usize = 51;
const FULL: usize = 55;
const QUADS: usize = 59;
/// The board itself.
const BOARD: usize = 60;

/// The kind of a hand, over all streets.
#[inline]
pub(super) fn kind(hole: [Card; 2], board: &[Card]) -> usize {
    let [a, b] = hole.map(|card| usize::from(card.code() / 4));
    let (high, low) = (a.max(b), a.min(b));
    if board.len() < 3 {
        let suited = hole[0].suit() == hole[1].suit();
        return if suited { low * 13 + high } else { high * 13 + low };
    }
    let look = Look::at(hole, board);
    let of_street = look.made(high, low) * SAME + look.draw() * DANGERS + look.danger();
    HOLES + (board.len() - 3).min(2) * KINDS + of_street
}

/// A hand and its board at a glance.
struct Look<'a> {
    hole: [Card; 2],
    board: &'a [Card],
    /// The ranks of the board by suit.
    suits: [u16; 4],
    /// Those on the board at least once, twice, and three times; and of all cards.
    shared: u16,
    twice: u16,
    thrice: u16,
    all: u16,
}

impl Look<'_> {
    #[inline]
    fn at(hole: [Card; 2], board: &[Card]) -> Look<'_> {
        let (mut suits, mut shared, mut twice, mut thrice) = ([0; 4], 0, 0, 0);
        for card in board {
            let bit = 1_u16 << (card.code() / 4);
            suits[usize::from(card.code() % 4)] |= bit;
            thrice |= twice & bit;
            twice |= shared & bit;
            shared |= bit;
        }
        let all = hole.iter().fold(shared, |all, card| all | 1 << (card.code() / 4));
        Look { hole, board, suits, shared, twice, thrice, all }
    }

    /// Whether a rank lies on the board.
    #[inline]
    fn is_on_board(&self, rank: usize) -> bool {
        self.shared >> rank & 1 == 1
    }

    /// How many ranks of the board are higher.
    #[inline]
    fn above(&self, rank: usize) -> usize {
        (self.shared >> (rank + 1)).count_ones() as usize
    }

    /// How many higher ranks somebody else may hold as a better side card.
    #[inline]
    fn better(&self, rank: usize) -> usize {
        12 - rank - self.above(rank)
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
            return BOARD + usize::from(best.category() >= Category::Straight);
        }
        // The own pair, if any: its rank and the other card.
        let pair = match (high == low, self.is_on_board(high), self.is_on_board(low)) {
            (true, ..) => Some((high, high)),
            (_, true, _) => Some((high, low)),
            (_, _, true) => Some((low, high)),
            _ => None,
        };
        match (best.category(), pair) {
            (Category::Straight, _) => STRAIGHT + usize::from(!self.is_best_straight()),
            (Category::Flush, _) => FLUSH + self.flush(),
            (_, None) => self.nothing(high, low),
            (Category::HighCard | Category::Pair, Some(pair)) => self.pair(pair),
            (Category::TwoPair, Some(pair)) => self.two_pair(high, low, pair),
            (Category::ThreeOfAKind, Some((rank, kicker))) if rank == kicker => SET,
            (Category::ThreeOfAKind, Some((_, kicker))) => {
                SET + 1 + usize::from(self.better(kicker) > 2)
            }
            (Category::FullHouse, Some((rank, _))) => {
                FULL + 2 * usize::from(self.thrice > 0) + usize::from(self.above(rank) > 0)
            }
            _ => QUADS,
        }
    }

    /// Neither card pairs: by how many better ones there are.
    #[inline]
    fn nothing(&self, high: usize, low: usize) -> usize {
        let of_high = match self.better(high) {
            few @ 0..=3 => few,
            4 | 5 => 4,
            _ => 5,
        };
        let of_low = match self.above(low) {
            0 => 0,
            _ => 1 + usize::from(self.better(low) > 5),
        };
        of_high * 3 + of_low
    }

    /// A pair by its place on the board and the card beside it.
    #[inline]
    fn pair(&self, (rank, kicker): (usize, usize)) -> usize {
        let place = self.above(rank).min(4);
        if rank == kicker {
            return POCKET + if place == 0 { usize::from(rank < 10) } else { 1 + place };
        }
        let beside = match self.better(kicker) {
            0 | 1 => 0,
            2..=4 => 1,
            _ => 2,
        };
        PAIR + place * 3 + beside
    }

    /// Two pairs: both of the own cards with the board's, or one beside a pair of the board.
    #[inline]
    fn two_pair(&self, high: usize, low: usize, (rank, kicker): (usize, usize)) -> usize {
        if high != low && self.is_on_board(high) && self.is_on_board(low) {
            return BOTH_PAIRED + usize::from(self.above(low) > 1);
        }
        match self.above(rank) {
            0 if rank == kicker => OVER_PAIR,
            0 => OVER_PAIR + 1 + usize::from(self.better(kicker) > 2),
            1 => OVER_PAIR + 3,
            _ => OVER_PAIR + 4,
        }
    }

    /// Whether nobody can hold a higher straight.
    #[inline]
    fn is_best_straight(&self) -> bool {
        let [all, shared] = [self.all, self.shared].map(|set| u32::from(set << 1 | set >> 12));
        let runs = (0..10).rev();
        let mut others = runs.clone().filter(|low| (shared >> low & 31).count_ones() >= 3);
        let own = runs.clone().find(|low| all >> low & 31 == 31);
        own.is_some() && others.next() == own
    }

    /// A flush by how many higher cards of the suit others may hold.
    #[inline]
    fn flush(&self) -> usize {
        let suit = self.suits.iter().position(|ranks| ranks.count_ones() >= 3).unwrap_or(0);
        let own = self.hole.iter().filter(|card| usize::from(card.code() % 4) == suit);
        let high = own.map(|card| card.code() / 4).max().unwrap_or(0);
        match 12 - u32::from(high) - (self.suits[suit] >> (high + 1)).count_ones() {
            few @ 0..=1 => few as usize,
            2 | 3 => 2,
            _ => 3,
        }
    }

    /// What may still come: nothing, a straight by one rank or by two, a flush, both.
    #[inline]
    fn draw(&self) -> usize {
        if self.board.len() >= 5 {
            return 0;
        }
        let flush = self.hole.iter().any(|card| {
            let suit = card.code() % 4;
            let own = self.hole.iter().filter(|card| card.code() % 4 == suit).count() as u32;
            self.suits[usize::from(suit)].count_ones() + own == 4
        });
        let ways = OUTS[usize::from(self.all)].saturating_sub(OUTS[usize::from(self.shared)]);
        match (flush, ways) {
            (false, ways) => usize::from(ways.min(2)),
            (true, 0) => 3,
            (true, _) => 4,
        }
    }

    /// How easily others hold something better: not; with two cards for a straight; by a pair on
    /// the board; with two cards for a flush; with one for a straight; with one for a flush; by
    /// two pairs or three of a kind on the board.
    #[inline]
    fn danger(&self) -> usize {
        let suited = self.suits.iter().map(|ranks| ranks.count_ones()).max().unwrap_or(0);
        match (suited, self.twice.count_ones()) {
            (4.., _) => 5,
            _ if OUTS[usize::from(self.shared)] > 0 => 4,
            (_, 2..) => 6,
            _ if self.thrice > 0 => 6,
            (3, _) => 3,
            (_, 1) => 2,
            _ => usize::from(self.has_run()),
        }
    }

    /// Whether three cards of the board are of one straight.
    #[inline]
    fn has_run(&self) -> bool {
        let shared = u32::from(self.shared << 1 | self.shared >> 12);
        (0..10).any(|low| (shared >> low & 31).count_ones() >= 3)
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
    use super::{KINDS, OUTS, kind};
    use cards::{Card, parse_cards};
    use std::collections::BTreeMap;

    fn of(text: &str) -> usize {
        let cards = parse_cards(text).expect("cards");
        kind([cards[0], cards[1]], &cards[2..])
    }

    #[test]
    fn a_hand_is_of_the_same_kind_in_any_order_and_other_suits() {
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
    fn a_better_card_beside_makes_another_kind() {
        for [one, other] in [
            // Ace high and jack high; top pair with an ace and with a four; the nut flush and a
            // lower one; the upper and the lower end of a straight; sets and pairs of the board.
            ["Ac 8d Kh 9s 4d 3c 2h", "Jc 8d Kh 9s 4d 3c 2h"],
            ["Ac Kd Kh 9s 3d", "4c Kd Kh 9s 3d"],
            ["Ah 2h Kh 9h 3h", "Th 2h Kh 9h 3h"],
            ["Kc Qd Jh Ts 9d", "8c 7d Jh Ts 9d"],
            ["9c 9d 9h 4s 2d", "9c 4d 9h 9s 2d"],
        ] {
            assert_ne!(of(one), of(other), "{one} {other}");
        }
    }

    #[test]
    fn outs_of_straights_are_counted() {
        let of = |ranks: &[u8]| OUTS[ranks.iter().fold(0, |set, rank| set | 1_usize << rank)];
        assert_eq!((of(&[4, 5, 6, 7]), of(&[12, 0, 1, 2]), of(&[8, 9, 11, 12])), (2, 1, 1));
        assert_eq!((of(&[0, 4, 8]), of(&[4, 5, 6, 7, 8])), (0, 0));
    }
}
