//! A house way of its own making: it knows ranks and suits only, tries every card that a joker may
//! be, ranks hands as lists of numbers, and reads the printed table holding by holding.

use cards::AnyCard;
use games::pai_gow::{HOUSE_WAY, Seven};
use hands::PaiGow;

/// Random numbers that are the same each time.
pub(in super::super) struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
        (self.0 >> 33) as usize % n
    }

    pub fn seven(&mut self, deck: &[AnyCard]) -> Seven {
        let mut deck = deck.to_vec();
        std::array::from_fn(|_| deck.swap_remove(self.below(deck.len())))
    }
}

/// A card as rank, 2 to 14, and suit.
type Plain = (u8, u8);

/// A joker's rank.
const JOKER: u8 = 0;

fn plain(card: AnyCard) -> Plain {
    card.natural().map_or((JOKER, 9), |card| (card.code() / 4 + 2, card.code() % 4))
}

/// A kind from 0, no pair, to 9, five aces, then ranks by their weight.
type Value = (u8, Vec<u8>);

fn natural(five: &[Plain]) -> Value {
    let mut ranks: Vec<u8> = five.iter().map(|card| card.0).collect();
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    let mut groups: Vec<(usize, u8)> = Vec::new();
    for rank in 2..=14 {
        let same: Vec<&u8> = ranks.iter().filter(|known| **known == rank).collect();
        if !same.is_empty() {
            groups.push((same.len(), rank));
        }
    }
    groups.sort_unstable_by(|a, b| b.cmp(a));
    let by_weight: Vec<u8> = groups.iter().map(|group| group.1).collect();
    let shape: Vec<usize> = groups.iter().map(|group| group.0).collect();
    let flush = five.iter().all(|card| card.1 == five[0].1);
    let run = match ranks[..] {
        [14, 13, 12, 11, 10] => Some(15),
        [14, 5, 4, 3, 2] => Some(14),
        [top, ..] if ranks.windows(2).all(|two| two[0] == two[1] + 1) => Some(top),
        _ => None,
    };
    match (run, flush, &shape[..]) {
        (Some(top), true, _) => (8, vec![top]),
        (Some(top), false, _) => (4, vec![top]),
        (None, true, _) => (5, ranks),
        (_, _, [5]) => (9, by_weight),
        (_, _, [4, 1]) => (7, by_weight),
        (_, _, [3, 2]) => (6, by_weight),
        (_, _, [3, 1, 1]) => (3, by_weight),
        (_, _, [2, 2, 1]) => (2, by_weight),
        (_, _, [2, 1, 1, 1]) => (1, by_weight),
        _ => (0, by_weight),
    }
}

/// The best of five cards, whatever a joker among them may be.
fn value(five: &[Plain]) -> Value {
    let Some(at) = five.iter().position(|card| card.0 == JOKER) else { return natural(five) };
    let mut best: Value = (0, Vec::new());
    for rank in 2..=14 {
        for suit in 0..5 {
            let mut tried = five.to_vec();
            tried[at] = (rank, suit);
            // A fifth suit is no suit: an ace that completes nothing.
            let known = five.contains(&(rank, suit)) && suit < 4;
            let made = natural(&tried);
            let completes = matches!(made.0, 4 | 5 | 8) && suit < 4 && !known;
            if (completes || rank == 14 && suit == 4) && made > best {
                best = made;
            }
        }
    }
    // A flush that holds its ace may have a second one behind it.
    let suits: Vec<u8> = five.iter().filter(|card| card.0 != JOKER).map(|card| card.1).collect();
    if suits.iter().all(|suit| *suit == suits[0]) && best.0 == 5 {
        let mut ranks: Vec<u8> = five.iter().map(|card| card.0).filter(|r| *r != JOKER).collect();
        let top = (2..=14).rev().find(|rank| !ranks.contains(rank)).expect("a rank");
        ranks.push(top);
        ranks.sort_unstable_by(|a, b| b.cmp(a));
        best = best.max((5, ranks));
    }
    best
}

/// A way to set a hand: the ranks in front, falling, and what is behind.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Way {
    front: [u8; 2],
    back: Value,
}

impl Way {
    fn height(&self) -> (bool, [u8; 2]) {
        (self.front[0] == self.front[1], self.front)
    }

    fn is_run(&self) -> bool {
        matches!(self.back.0, 4 | 5 | 8)
    }
}

fn ways(cards: &[Plain]) -> Vec<Way> {
    let as_ace = |rank: u8| if rank == JOKER { 14 } else { rank };
    let mut all = Vec::new();
    for i in 0..7 {
        for j in 0..i {
            let mut front = [as_ace(cards[i].0), as_ace(cards[j].0)];
            front.sort_unstable_by(|a, b| b.cmp(a));
            let rest: Vec<Plain> =
                (0..7).filter(|k| ![i, j].contains(k)).map(|k| cards[k]).collect();
            all.push(Way { front, back: value(&rest) });
        }
    }
    all
}

/// Ranks by how often they come, the joker an ace.
fn times(cards: &[Plain], n: usize) -> Vec<u8> {
    let rank = |card: &Plain| if card.0 == JOKER { 14 } else { card.0 };
    (2..=14).rev().filter(|r| cards.iter().filter(|c| rank(c) == *r).count() == n).collect()
}

/// The front that the printed table wants.
fn printed(cards: &[Plain], all: &[Way]) -> [u8; 2] {
    let [one, two, three, four, five] = [1, 2, 3, 4, 5].map(|n| times(cards, n));
    if !five.is_empty() {
        return if two == [13] { [13, 13] } else { [14, 14] };
    }
    if let [quads] = four[..] {
        if let Some(pair) = two.first().or(three.first()) {
            return [*pair, *pair];
        }
        let keep = match quads {
            2..=6 => true,
            7..=10 => one[0] >= 13,
            11..=13 => one[0] == 14,
            _ => false,
        };
        return if keep { [one[0], one[1]] } else { [quads, quads] };
    }
    match (&three[..], &two[..]) {
        ([high, _], _) => return [*high, *high],
        ([_], [2]) if one == [14, 13] => return [14, 13],
        ([_], [pair] | [pair, _]) => return [*pair, *pair],
        _ => {}
    }
    if two.len() == 3 {
        return [two[0], two[0]];
    }
    if let [high, low] = two[..] {
        let group = |rank: u8| match rank {
            2..=6 => 'L',
            7..=10 => 'M',
            11..=13 => 'H',
            _ => 'A',
        };
        let keep = match (group(high), group(low)) {
            ('L' | 'M', 'L') => one[0] >= 13,
            ('H', 'L') | ('M', 'M') => one[0] == 14,
            _ => false,
        };
        return if keep { [one[0], one[1]] } else { [low, low] };
    }
    let runs: Vec<&Way> = all.iter().filter(|way| way.is_run()).collect();
    if let Some(best) = runs.iter().max_by_key(|way| way.height()) {
        match (&three[..], &two[..]) {
            ([rank], _) | (_, [rank]) if runs.iter().any(|w| w.front == [*rank; 2]) => {
                return [*rank, *rank];
            }
            ([_], _) => {}
            _ => return best.front,
        }
    }
    match (&three[..], &two[..]) {
        ([14], _) => [14, one[0]],
        ([], []) => [one[1], one[2]],
        _ => [one[0], one[1]],
    }
}

/// Sets a hand both ways and compares what they are worth.
#[track_caller]
pub(in super::super) fn compare(seven: &Seven) {
    let cards: Vec<Plain> = seven.iter().map(|card| plain(*card)).collect();
    let all = ways(&cards);
    let front = printed(&cards, &all);
    let same = all.iter().filter(|way| way.front == front);
    let best = same.max_by(|a, b| a.back.cmp(&b.back)).expect("a way to set it");
    let (row, setting) = HOUSE_WAY.find(seven, PaiGow::BRITAIN);
    let set: Vec<Plain> = setting.front(seven).iter().map(|card| plain(*card)).collect();
    let behind: Vec<Plain> = setting.back(seven).iter().map(|card| plain(*card)).collect();
    let mut ranks: Vec<u8> = set.iter().map(|c| if c.0 == JOKER { 14 } else { c.0 }).collect();
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    assert_eq!(ranks, front, "{seven:?} by {}", row.label);
    assert_eq!(value(&behind), best.back, "{seven:?} by {}", row.label);
}
