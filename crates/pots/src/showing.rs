//! Cards showing: who brings it in, and who speaks first.
//!
//! Two to five cards are compared as far as they go: pairs and more of a kind count, straights
//! and flushes need five cards and so never do; of a badugi the number of cards counts first.

use crate::variant::{Ace, Chart, Door, End, Ties};
use cards::{AnyCard, Card, Rank};

/// The place of a door card: larger for the one that brings it in sooner. A joker counts as an
/// ace.
#[must_use]
pub fn door(rule: Door, card: AnyCard) -> u16 {
    let (rank, suit) = match card.natural() {
        Some(card) => (place(card.rank(), rule.ace), card.suit() as u16),
        None => (place(Rank::Ace, rule.ace), 0),
    };
    let rank = match rule.card {
        End::Highest => rank,
        End::Lowest => 13 - rank,
    };
    let suit = match rule.ties {
        Ties::HighSuit => suit,
        Ties::LowSuit => 3 - suit,
        Ties::First => 0,
    };
    rank * 4 + suit
}

fn place(rank: Rank, ace: Ace) -> u16 {
    match (rank, ace) {
        (Rank::Ace, Ace::Low) => 0,
        (rank, _) => rank as u16 + 1,
    }
}

/// How good cards showing are by a chart: larger is better.
#[must_use]
pub fn showing(chart: Chart, cards: &[AnyCard]) -> u32 {
    match chart {
        Chart::High => alike(cards, Ace::High),
        Chart::AceToFive => low(cards, Ace::Low),
        Chart::DeuceToSeven => low(cards, Ace::High),
        Chart::Regular => regular(cards),
        Chart::Badugi => badugi(cards, Ace::Low),
        Chart::BadugiAceHigh => badugi(cards, Ace::High),
    }
}

/// Four of a kind, trips, two pair, a pair, then ranks: the groups by size and rank, to base 16.
fn alike(cards: &[AnyCard], ace: Ace) -> u32 {
    let mut counts = [0_u32; 14];
    for card in cards {
        counts[usize::from(place(card.natural().map_or(Rank::Ace, Card::rank), ace))] += 1;
    }
    let mut groups = [(0_u32, 0_u32); 5];
    let mut len = 0;
    for (rank, count) in (0..).zip(counts) {
        if count > 0 && len < groups.len() {
            groups[len] = (count, rank);
            len += 1;
        }
    }
    groups[..len].sort_unstable_by(|a, b| b.cmp(a));
    // The kind first: four, three and two, three, two and two, two, none.
    let (first, second) = (groups[0].0, groups[1].0);
    let kind = first * 4 + if first > 1 { second.min(2) } else { 0 };
    let ranks = groups.iter().fold(0, |value, (_, rank)| value * 16 + rank);
    kind << 20 | ranks
}

/// The fewer of a kind and the lower the better.
fn low(cards: &[AnyCard], ace: Ace) -> u32 {
    u32::MAX - alike(cards, ace)
}

/// A single ace is low; aces that pair are the worst.
fn regular(cards: &[AnyCard]) -> u32 {
    let is_ace = |card: &&AnyCard| card.natural().is_some_and(|card| card.rank() == Rank::Ace);
    let aces = cards.iter().filter(is_ace).count();
    low(cards, if aces > 1 { Ace::High } else { Ace::Low })
}

/// The best set of different ranks and suits: as many cards as may be, then the lowest.
fn badugi(cards: &[AnyCard], ace: Ace) -> u32 {
    let mut best = 0;
    for subset in 1_u32..1 << cards.len().min(7) {
        let (mut ranks, mut suits, mut fits) = (0_u32, 0_u32, true);
        for (_, card) in cards.iter().enumerate().filter(|(i, _)| subset >> i & 1 == 1) {
            let Some(card) = card.natural() else {
                fits = false;
                continue;
            };
            let (rank, suit) = (1 << place(card.rank(), ace), 1 << card.suit() as u32);
            fits &= ranks & rank == 0 && suits & suit == 0;
            ranks |= rank;
            suits |= suit;
        }
        if fits {
            // A set of ranks as a number: the highest card counts first, the lower the better.
            best = best.max(subset.count_ones() << 16 | (0xffff - ranks));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<AnyCard> {
        text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
    }

    #[track_caller]
    fn falling(chart: Chart, hands: &[&str]) {
        let values: Vec<u32> = hands.iter().map(|hand| showing(chart, &cards(hand))).collect();
        assert!(values.windows(2).all(|two| two[0] > two[1]), "{hands:?} {values:?}");
    }

    #[test]
    fn high_cards_showing_go_by_kind_then_ranks() {
        let order = ["2c 2d 2h 2s", "Ac Ad Ah 3s", "3c 3d 2h 2s", "Ac Ad 2h 3d", "Ac Kd Qh Js"];
        falling(Chart::High, &order);
        falling(Chart::High, &["Ac Ad Kh", "Ac Ad Qh", "Kc Kd Ah", "Ac Kd 3h", "Ac Kd 2h"]);
        assert_eq!(
            showing(Chart::High, &cards("Ac Kc Qc Jc")),
            showing(Chart::High, &cards("Ad Kh Qs Jd")),
            "flushes and straights do not count"
        );
    }

    #[test]
    fn lows_showing() {
        falling(Chart::AceToFive, &["Ac 2d", "3c 2d", "Kc 2d", "Ac Ad", "2c 2d", "Kc Kd"]);
        falling(Chart::DeuceToSeven, &["3c 2d", "Kc 2d", "Ac 2d", "2c 2d", "Ac Ad"]);
        falling(Chart::Regular, &["Ac 2d", "Kc 2d", "2c 2d", "3c 3d", "Kc Kd", "Ac Ad"]);
        falling(Chart::Regular, &["2c 2d Ah", "2c 2d 3h", "3c 3d Ah", "Ac Ad 2h", "Ac Ad 3h"]);
    }

    #[test]
    fn badugis_showing_count_cards_first() {
        falling(Chart::Badugi, &["2h 5c", "Ks Qd", "As 3s"]);
        falling(Chart::Badugi, &["Ac 2d 3h 4s", "Kc Qd Jh Ts", "Ac 2d 3h 3s", "Ac Ad Ah As"]);
        falling(Chart::BadugiAceHigh, &["2c 3d", "Ac 2d", "2c 3c", "Ac Kc"]);
    }

    #[test]
    fn door_cards() {
        let low = Door { card: End::Lowest, ace: Ace::High, ties: Ties::LowSuit };
        let order = ["2c", "2d", "2s", "3c", "Kc", "As"];
        let values: Vec<u16> =
            order.iter().map(|card| door(low, card.parse().expect("a card"))).collect();
        assert!(values.windows(2).all(|two| two[0] > two[1]), "{values:?}");
        let razz = Door { card: End::Highest, ace: Ace::Low, ties: Ties::HighSuit };
        let order = ["Ks", "Kh", "Kc", "Qs", "2c", "As"];
        let values: Vec<u16> =
            order.iter().map(|card| door(razz, card.parse().expect("a card"))).collect();
        assert!(values.windows(2).all(|two| two[0] > two[1]), "{values:?}");
    }
}
