//! Full shoes by plain loops and by combinatorics.

use super::naive::{Drawing, classes, deal, decks, points};
use super::*;
use crate::Exact;
use games::baccarat::facts::{Common, Pair, Suits};

#[test]
fn all_400_classes_by_plain_loops() {
    for (id, n, drawing) in [
        ("co/baccarat", 6_u16, Drawing::Usual),
        ("co/baccarat", 8, Drawing::Usual),
        ("co/baccarat", 10, Drawing::Usual),
        ("uk/punto-banco", 6, Drawing::Usual),
        ("ca/baccarat", 8, Drawing::California),
        ("ca/ez-baccarat-panda-8", 3, Drawing::Usual),
    ] {
        let counted = count_all::<Coup>(&rules(id, &[]), &Pack::decks(n));
        let n = u128::from(n);
        let plain = classes(drawing, decks(n), 52 * n);
        assert_eq!(counted.counts(), plain, "{id}, {n} decks");
        assert_eq!(counted.total(), (0..6).map(|i| 52 * n - i).product::<u128>());
    }
}

#[test]
fn a_shoe_under_way_by_plain_loops() {
    // An eight-deck shoe that lacks some cards: no two values have equally many copies.
    let pack = Pack::of(|card| 8 - u16::from(card.code()) * 7 % 9);
    let mut copies = [0; 10];
    for card in cards::Card::all() {
        copies[usize::from(value(card))] += u128::from(pack.count(card));
    }
    let plain = classes(Drawing::Usual, copies, u128::from(pack.len()));
    assert_eq!(count_all::<Coup>(&rules("co/baccarat", &[]), &pack).counts(), plain);
}

#[test]
fn who_sees_the_cards_changes_no_count() {
    let pack = Pack::decks(8);
    let up = count_all::<Coup>(&rules("co/baccarat", &[]), &pack);
    for (id, set) in [
        ("co/baccarat", &[("faces", "down")][..]),
        ("co/midi-baccarat", &[]),
        ("co/midi-baccarat", &[("delegate", "3")]),
    ] {
        assert_eq!(count_all::<Coup>(&rules(id, set), &pack), up, "{id} {set:?}");
    }
}

/// What a wager on ties gains, at 8 to 1, and how often ties come, without a stop for naturals.
#[test]
fn ez_baccarat_without_a_stop_for_naturals() {
    let counts = classes(Drawing::Unstopped, decks(8), 416);
    let total: u128 = counts.iter().sum();
    let tie = |i: &usize| i / 40 == i / 4 % 10;
    let ties: u128 = (0..400).filter(tie).map(|i| counts[i]).sum();
    let hundredths = |n: u128| (n * 100_000 / total + 5) / 10;
    assert_eq!(hundredths(ties), 1_132); // 11.32 %
    assert_eq!(hundredths(9 * ties - total), 192); // 1.92 %
}

#[test]
fn punto_banco_2000_when_six_is_a_literal_sum() {
    let (mut gain, mut total) = (0_i128, 0_i128);
    deal(Drawing::Usual, decks(8), 416, &mut |player, banker, ways| {
        let (ways, literal) = (ways.cast_signed(), banker.iter().sum::<u8>() == 6);
        total += 2 * ways;
        gain += match (points(banker).cmp(&points(player)), literal) {
            (std::cmp::Ordering::Greater, true) => ways,
            (std::cmp::Ordering::Greater, false) => 2 * ways,
            (std::cmp::Ordering::Equal, _) => 0,
            (std::cmp::Ordering::Less, _) => -2 * ways,
        };
    });
    assert_eq!((-gain * 10_000_000 / total + 5) / 10, 7_885); // 0.7885 %
}

/// How often something holds of the opening cards.
fn often(census: &Census, holds: impl Fn(Opening) -> bool) -> Exact {
    let class = |i| Opening::from_index(i).is_some_and(&holds);
    let counts = census.counts().iter().enumerate().filter(|(i, _)| class(*i));
    Exact::part(counts.map(|(_, n)| *n).sum(), census.total())
}

#[test]
fn pairs_and_flushes_in_closed_form() {
    for n in [1_u16, 6, 8] {
        let census = count_all::<Opening>(&rules("co/baccarat", &[]), &Pack::decks(n));
        let n = u128::from(n);
        let falling = |n: u128, k: u128| (0..k).map(|i| n.saturating_sub(i)).product::<u128>();
        let (rest, four) = (52 * n - 1, falling(52 * n, 4));
        for side in [|o: Opening| o.player, |o: Opening| o.banker] {
            // The second card matches the first's rank, its suit too, or not its suit.
            let is = |pair| often(&census, |o| side(o) == pair);
            assert_eq!(often(&census, |o| side(o).is_pair()), Exact::part(4 * n - 1, rest));
            assert_eq!(is(Pair::Same), Exact::part(n - 1, rest));
            assert_eq!(is(Pair::Unsuited), Exact::part(3 * n, rest));
        }
        // Twice the same card on both sides: one card four times, or two different ones.
        let both = 52 * falling(n, 4) + 52 * 51 * falling(n, 2) * falling(n, 2);
        let one = Exact::part(n - 1, rest);
        let either = one.clone() + one - Exact::part(both, four);
        assert_eq!(often(&census, |o| [o.player, o.banker].contains(&Pair::Same)), either);
        // Pairs in both hands: of one rank, or of two.
        let both = 13 * falling(4 * n, 4) + 13 * 12 * falling(4 * n, 2) * falling(4 * n, 2);
        let pairs = |o: Opening| o.player.is_pair() && o.banker.is_pair();
        assert_eq!(often(&census, pairs), Exact::part(both, four));
        assert_eq!(often(&census, |o| o.flush), Exact::part(4 * falling(13 * n, 4), four));
    }
    let eight = count_all::<Opening>(&rules("co/baccarat", &[]), &Pack::decks(8));
    let pair = |pair| often(&eight, |o| o.player == pair).to_string();
    assert_eq!(often(&eight, |o| o.player.is_pair()).to_string(), "31/415");
    assert_eq!((pair(Pair::Same), pair(Pair::Unsuited)), ("7/415".into(), "24/415".into()));
}

/// `n` over `k`.
fn choose(n: u128, k: u128) -> u128 {
    (0..k).fold(1, |ways, i| ways * (n - i.min(n)) / (i + 1))
}

#[test]
fn ninety_nine_fortunes_by_combinatorics() {
    use Fortunes as F;
    for n in [1_u16, 6, 8] {
        let seen_from = |seat| {
            let rules = rules("co/99-fortunes-progressive", &[]);
            let seat = Seat::new(seat).expect("a seat");
            census(F::NAME, &rules, &Pack::decks(n), seat).expect("a reading")
        };
        let (first, fourth) = (seen_from(1), seen_from(4));
        let n = u128::from(n);
        // Four of 52 n cards, in any order; 4 n of each rank, n of each card.
        let (rank, other) = (4 * n, 48 * n);
        let suited_quads = 52 * choose(n, 4);
        let pairs = choose(13, 2) * choose(rank, 2) * choose(rank, 2);
        // Two suits out of four for each pair without identical cards.
        let unlike = choose(13, 2) * (6 * n * n) * (6 * n * n);
        let hands = [
            (F::Quads, 13 * choose(rank, 4) - suited_quads),
            (F::SuitedTrips, 52 * choose(n, 3) * other),
            (F::Trips, 13 * choose(rank, 3) * other - 52 * choose(n, 3) * other),
            (F::TwoPairSuited, pairs - unlike),
            (F::TwoPair, unlike),
            (F::SuitedPair, 52 * choose(n, 2) * choose(12, 2) * rank * rank),
        ];
        for (fortune, count) in hands {
            assert_eq!(first.counts()[fortune.index()], 24 * count, "{fortune:?}, {n} decks");
            assert_eq!(fourth.counts()[fortune.index()], 24 * count, "{fortune:?}, {n} decks");
        }
        let found = |census: &Census, fortune: F| census.counts()[fortune.index()];
        // Four suits of the seat's rank; nobody sits in seat 4.
        assert_eq!(found(&first, F::SuitedQuadsMatched), 24 * 4 * choose(n, 4));
        assert_eq!(found(&first, F::SuitedQuads), 24 * 48 * choose(n, 4));
        assert_eq!(found(&fourth, F::SuitedQuadsMatched), 0);
        assert_eq!(found(&fourth, F::SuitedQuads), 24 * suited_quads);
        assert_eq!(first.total(), 24 * choose(52 * n, 4));
    }
}

/// Coups all of whose cards come from one suit, or one colour, by dealing from that part of the
/// pack alone.
#[test]
fn suits_of_all_cards_by_dealing_from_one_suit() {
    for n in [6_u16, 8] {
        let rules = rules("co/eternal-baccarat", &[("suit", "h"), ("suits", "ds")]);
        let suns = count_all::<Sun>(&rules, &Pack::decks(n));
        let n = u128::from(n);
        let part = |suits: u128| {
            let copies = decks(n).map(|copies| copies / 4 * suits);
            classes(Drawing::Usual, copies, 52 * n)
        };
        let (suit, colour, all) = (part(1), part(2), part(4));
        let found = |coup: usize, like| -> u128 {
            let class = |i: &usize| {
                let facts = Sun::from_index(*i).map(|Sun(suits)| suits);
                facts.is_some_and(|Suits { coup: c, all, .. }| c.index() == coup && all == like)
            };
            (coup * 36..coup * 36 + 36).filter(class).map(|i| suns.counts()[i]).sum()
        };
        for coup in 0..400 {
            // Four suits of which one is posted; two colours less their two suits; the rest.
            let colours = 2 * (colour[coup] - 2 * suit[coup]);
            assert_eq!(found(coup, Common::Posted), suit[coup]);
            assert_eq!(found(coup, Common::Suit), 3 * suit[coup]);
            assert_eq!(found(coup, Common::Colour), colours);
            assert_eq!(found(coup, Common::Mixed), all[coup] - colours - 4 * suit[coup]);
        }
    }
    // The banker wins with a three-card 7, all cards of one named suit: once in 124,530.
    let (mut sun, total) = (0, (0..6).map(|i| 416 - i).product::<u128>());
    deal(Drawing::Usual, decks(8).map(|copies| copies / 4), 416, &mut |player, banker, ways| {
        let wins = points(banker) == 7 && banker.len() == 3 && points(player) < 7;
        sun += if wins { ways } else { 0 };
    });
    assert_eq!((total + sun / 2) / sun, 124_530);
}

#[test]
fn harmony_of_one_kind_in_closed_form() {
    use games::baccarat::facts::{Alike, Tie};
    let counted = count_all::<Harmony>(&rules("co/eternal-baccarat", &[]), &Pack::decks(8));
    let sum = |holds: fn(Tie) -> bool| -> u128 {
        let class = |i: usize| Harmony::from_index(i).is_some_and(|h| h.tie(holds));
        (0..Harmony::CLASSES).filter(|i| class(*i)).map(|i| counted.counts()[i]).sum()
    };
    let falling = |n: u128, k: u128| (0..k).map(|i| n - i).product::<u128>();
    // Only 3s, 4s, 8s and 9s tie four alike; 32 cards of a rank, 16 of a colour.
    let (four, rest) = (falling(32, 4), 412 * 411);
    let eights = |t: Tie| t.cards == 4 && t.alike == Alike::Eights;
    assert_eq!(sum(eights), four * rest);
    assert_eq!(sum(|t| t.cards == 4 && t.alike == Alike::Kind), 3 * four * rest);
    let coloured = |t: Tie| t.cards == 4 && t.alike != Alike::No && t.one_colour;
    assert_eq!(sum(coloured), 4 * 2 * falling(16, 4) * rest);
    // Six zeros always go to six cards; of one rank, four ranks of zeros.
    assert_eq!(sum(|t| t.zeros), falling(128, 6));
    assert_eq!(sum(|t| t.zeros && t.alike == Alike::Kind), 4 * falling(32, 6));
    assert_eq!(sum(|t| t.zeros && t.one_colour), 2 * falling(64, 6));
}
