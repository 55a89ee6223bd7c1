//! Equities against figures counted another way.

use super::{Exact, RangeMet, Spot, Wrong};
use crate::duel::Progress;
use cards::AnyCard;
use money::Cents;
use pots::{Stakes, variants};

fn cards(text: &str) -> Vec<AnyCard> {
    text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

fn stakes(id: &str) -> Stakes {
    Stakes::usual(variants::find(id).expect("a pot game"), Cents::dollars(2))
}

fn spot<'a>(stakes: &'a Stakes, hands: &[&str], board: &str) -> Spot<'a> {
    let hands = hands.iter().map(|hand| cards(hand)).collect();
    Spot { stakes, hands, boards: [cards(board), Vec::new()], dead: Vec::new() }
}

#[test]
fn aces_against_kings_on_the_turn_have_two_outs_against_them() {
    let stakes = stakes("ca/texas-holdem");
    let worth = spot(&stakes, &["Ah Ad", "Kh Kd"], "Qs 7s 3c 2d").exact().expect("cards");
    // Of 44 cards two make three kings.
    assert_eq!(worth.count, 44);
    assert_eq!(worth.hands[0].equity(worth.count).to_string(), "21/22");
    assert_eq!(worth.hands[1].equity(worth.count).to_string(), "1/22");
}

#[test]
fn all_boards_of_aces_against_kings() {
    let stakes = stakes("ca/texas-holdem");
    let spot = spot(&stakes, &["Ah Ad", "Kh Kd"], "");
    assert_eq!(spot.completions(), Ok(1_712_304));
    let worth = spot.exact().expect("cards");
    assert_eq!(worth.count, 1_712_304);
    let sum = worth.hands[0].parts + worth.hands[1].parts;
    assert_eq!(sum, worth.count * u128::from(super::WHOLE), "the pot is divided whole");
    // Suits shared: the well-known 82.6 to 17.0 with ties.
    let equity = worth.hands[0].equity(worth.count).decimal();
    assert!((0.825..0.828).contains(&equity), "{equity}");
}

#[test]
fn a_low_takes_half_where_it_qualifies() {
    let stakes = stakes("ca/omaha-hi-lo");
    let hands = ["Ah 2h Kc Kd", "Qs Qd Js Jd"];
    let worth = spot(&stakes, &hands, "3c 4c 8d Qh 9s").exact().expect("cards");
    assert_eq!(worth.count, 1);
    assert_eq!(worth.hands[0].equity(1).to_string(), "1/2");
    assert_eq!(worth.hands[0].award(1, 1).to_string(), "1/2");
    let none = spot(&stakes, &hands, "3c 4c 9d Qh Ts").exact().expect("cards");
    assert_eq!(none.hands[1].scoops, 1);
}

#[test]
fn a_sample_comes_near_the_count() {
    let stakes = stakes("ca/badugi");
    let spot = spot(&stakes, &["Ah 2d 3c", "4s 5h 7d 8c"], "");
    let exact = spot.exact().expect("cards");
    // Of 45 cards a spade that is no ace, deuce, three or four makes a badugi; lower ones win.
    assert_eq!(exact.count, 45);
    let mut state = 1_u64;
    let mut below = |n: u32| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((state >> 33) % u64::from(n)) as u32
    };
    let sample = spot.sample(20_000, &mut below).expect("cards");
    let (a, b) = (exact.hands[0].equity(45), sample.hands[0].equity(20_000));
    assert!((a.decimal() - b.decimal()).abs() < 5.0 * sample.hands[0].error(20_000));
}

#[test]
fn wrong_cards_are_named() {
    let stakes = stakes("ca/texas-holdem");
    let wrong = |hands: &[&str], board: &str| spot(&stakes, hands, board).exact().err();
    let said = |why: &str| Some(Wrong(why.to_owned()));
    assert_eq!(wrong(&["Ah Ad", "Ah Kd"], ""), said("Ah is there twice"));
    assert_eq!(wrong(&["Ah Ad"], ""), said("give two to 10 hands, not 1"));
    assert_eq!(wrong(&["Ah Ad 2c", "Kh Kd"], ""), said("hand 1 has 3 cards, at most 2"));
    assert_eq!(
        wrong(&["Ah Ad", "Kh Kd"], "2c 3c 4c 5c 6c 7c"),
        said("a board of 6 cards: at most 5 here")
    );
}

/// Two ranges counted, and their shares of the pot as decimals.
fn meet(one: &str, other: &str, board: &str) -> (super::Met, [f64; 2]) {
    let ranges = [one, other].map(|text| text.parse().expect("a range")).to_vec();
    let board = cards::parse_cards(board).expect("cards");
    let met = super::Meeting::new(ranges, &board, &[]).expect("cards");
    let met = met.exact(&Progress::default()).expect("met");
    let share = |at: usize| {
        let RangeMet { wins, parts, .. } = met.ranges[at];
        let parts = wins * RangeMet::WHOLE + parts;
        Exact::part(parts, met.weight * RangeMet::WHOLE).decimal()
    };
    let shares = [share(0), share(1)];
    (met, shares)
}

#[test]
fn ranges_meet_as_their_hands_do() {
    let stakes = stakes("ca/texas-holdem");
    for (one, other, board) in [
        ("Ah Ad", "Kh Kd", "Qs 7s 3c 2d"),
        ("Ah Ad", "Kh Qh", "Jh Th 2c"),
        ("7c 2d", "7h 2s", "7s 8d Tc 2h 2c"),
    ] {
        let worth = spot(&stakes, &[one, other], board).exact().expect("cards");
        let (met, shares) = meet(one, other, board);
        assert_eq!(met.count * 10_000, met.weight, "hands that are always played");
        for (hand, share) in worth.hands.iter().zip(shares) {
            let counted = hand.equity(worth.count).decimal();
            assert!((counted - share).abs() < 1e-12, "{one} {other} {board}: {counted} {share}");
        }
    }
}

#[test]
fn suits_of_a_range_are_counted_once_and_for_all() {
    // Every hand of each range by itself, weighed, on a flop that leaves no suit like another.
    let (board, stakes) = ("Qs 7s 3c", stakes("ca/texas-holdem"));
    let (met, shares) = meet("AKs,QQ:0.5", "JTs", board);
    let mut sums = [0.0; 2];
    let suited =
        |high: &str, low: &str| ["c", "d", "h", "s"].map(|s| format!("{high}{s} {low}{s}"));
    let queens = ["Qc Qd", "Qc Qh", "Qd Qh"].map(String::from);
    let ones = suited("A", "K").map(|hand| (hand, 2.0));
    let ones = ones.into_iter().chain(queens.map(|hand| (hand, 1.0)));
    for (one, weight) in ones {
        for other in suited("J", "T") {
            let worth = spot(&stakes, &[&one, &other], board).exact().expect("cards");
            sums[0] += weight * worth.hands[0].equity(worth.count).decimal();
            sums[1] += weight;
        }
    }
    assert!((sums[0] / sums[1] - shares[0]).abs() < 1e-12, "{shares:?}");
    assert!((shares[0] + shares[1] - 1.0).abs() < 1e-12);
    for range in &met.ranges {
        assert_eq!(range.kinds.iter().sum::<u128>(), met.weight, "every hand makes something");
    }
}

#[test]
fn before_the_flop_a_class_wins_what_is_known_of_it() {
    // Aces against kings, all suits: 81.95 % as every table of odds has it.
    let (met, shares) = meet("AA", "KK", "");
    assert!((shares[0] - 0.819_5).abs() < 0.000_1, "{shares:?}");
    assert_eq!(met.ranges[0].ties, met.ranges[1].ties);
    let sampled = ["AA", "KK", "random"].map(|text| text.parse().expect("a range")).to_vec();
    let mut state = 7_u64;
    let mut below = |n: u32| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((state >> 33) % u64::from(n)) as u32
    };
    let three = super::Meeting::new(sampled, &[], &[]).expect("cards");
    assert!(three.exact(&Progress::default()).is_err(), "three are sampled");
    let met = three.sample(20_000, &mut below).expect("a sample");
    let parts: u128 = met.ranges.iter().map(|r| r.wins * RangeMet::WHOLE + r.parts).sum();
    assert_eq!(parts, met.count * RangeMet::WHOLE, "the pot is divided whole");
    assert!(met.ranges[0].wins > met.ranges[1].wins);
}

/// All hands of two ranges, by hand: each pair on each board of what is left.
fn by_hand(one: &str, other: &str, board: &str, dead: &str) -> [u128; 5] {
    let range = |text: &str| -> super::Range { text.parse().expect("a range") };
    let [board, dead] = [board, dead].map(|text| cards::parse_cards(text).expect("cards"));
    let live = |range: &super::Range| -> Vec<([cards::Card; 2], u128)> {
        let weighed = super::range::combos().zip(range.weights().iter());
        let lies = |card: &cards::Card| board.contains(card) || dead.contains(card);
        let free = |hand: &[cards::Card; 2]| !hand.iter().any(lies);
        weighed
            .filter(|(hand, weight)| **weight > 0 && free(hand))
            .map(|(hand, weight)| (hand, u128::from(*weight)))
            .collect()
    };
    let rest: Vec<cards::Card> =
        cards::Card::all().filter(|card| !board.contains(card) && !dead.contains(card)).collect();
    let mut found = [0; 5];
    let (ones, others) = (live(&range(one)), live(&range(other)));
    for (at, turn) in rest.iter().enumerate() {
        for river in &rest[at + 1..] {
            let lying = board.iter().chain([turn, river]);
            let pile = lying.clone().fold(hands::Pile::EMPTY, |pile, card| pile.with(*card));
            let made = |hand: &[cards::Card; 2]| pile.with(hand[0]).with(hand[1]).high7();
            let mut met = 0;
            for (one, weight) in &ones {
                if one.contains(turn) || one.contains(river) {
                    continue;
                }
                for (other, times) in &others {
                    let shared = other.iter().any(|card| one.contains(card));
                    if shared || other.contains(turn) || other.contains(river) {
                        continue;
                    }
                    let (times, order) = (weight * times, made(one).cmp(&made(other)));
                    found[0] += times;
                    found[1] += if order.is_gt() { times } else { 0 };
                    found[2] += if order.is_lt() { times } else { 0 };
                    found[3] += if order.is_eq() { times } else { 0 };
                    met = 1;
                }
            }
            found[4] += met;
        }
    }
    found
}

#[test]
fn levels_meet_as_every_pair_of_hands_does() {
    for (one, other, board, dead) in [
        ("top 12%,72o:0.3", "top 20%", "Qs 7s 3c", "2c 7d"),
        ("TT+,AhKh,5s4s:0.5", "random", "Ah Kh 9h", ""),
        ("22-66,AKs:0.2", "A2s-A9s,KQs", "8c 8d 8h", "Ac 2c 2d 8s"),
        ("AKs,AhAd", "AKs,KK", "Th Jh Qh", "9h"),
    ] {
        let ranges = [one, other].map(|text| text.parse().expect("a range")).to_vec();
        let [lying, out] = [board, dead].map(|text| cards::parse_cards(text).expect("cards"));
        let meeting = super::Meeting::new(ranges, &lying, &out).expect("cards");
        let met = meeting.exact(&Progress::default()).expect("met");
        let [own, against] = [&met.ranges[0], &met.ranges[1]];
        let found = [met.weight, own.wins, against.wins, own.ties, met.count];
        assert_eq!(found, by_hand(one, other, board, dead), "{one} {other} {board}");
        assert_eq!(own.ties, against.ties);
        for range in [own, against] {
            assert_eq!(range.kinds.iter().sum::<u128>(), met.weight, "{one} {other} {board}");
        }
    }
}

#[test]
fn few_deals_of_many_ranges_are_counted() {
    let new = |texts: &[&str], board: &str| {
        let ranges = texts.iter().map(|text| text.parse().expect("a range")).collect();
        super::Meeting::new(ranges, &cards::parse_cards(board).expect("cards"), &[])
            .expect("cards")
    };
    let three = new(&["AhAd", "KK", "QhQd:0.5,JhJd"], "2c 3c 4d 5h 9s");
    assert!(three.is_countable());
    let met = three.exact(&Progress::default()).expect("met");
    // Six pairs of kings, each against one pair of half the weight and one of the whole.
    assert_eq!((met.count, met.weight), (12, 100 * 6 * 100 * 150));
    assert_eq!(met.ranges[0].wins, met.weight, "aces make a wheel");
    // The same of hands in full as hand by hand.
    let stakes = stakes("ca/texas-holdem");
    let worth = spot(&stakes, &["Ah Ad", "Kh Kd", "9h 8h"], "2h 7s 3c").exact().expect("cards");
    let met = new(&["AhAd", "KhKd", "9h8h"], "2h 7s 3c").exact(&Progress::default());
    let met = met.expect("met");
    assert_eq!(met.count, worth.count);
    for (range, hand) in met.ranges.iter().zip(&worth.hands) {
        assert_eq!(range.equity(met.weight), hand.equity(worth.count));
    }
    assert!(!new(&["AA", "KK", "random"], "2c 3c 4c").is_countable(), "millions");
}

#[test]
fn kinds_of_every_order_have_names() {
    let royal = ["7s Js Qs Ks As", "4c 5d 6c 7c Jd"];
    for (id, hands, board, made) in [
        (
            "ca/short-deck-holdem",
            ["Ah Kh", "9c 9d"],
            "9h 8h 7h 9s Qh",
            ["flush", "four of a kind"],
        ),
        ("ca/short-deck-holdem", ["7c Ad", "Kc Qd"], "6s 9s 8h Ks Qc", ["straight", "two pairs"]),
        ("ca/mexican-poker", ["2h 3h 4h 5h 7h", "6c 6d 6s 3c 3d"], "", ["flush", "full house"]),
        ("ca/mexican-poker", royal, "", ["royal flush", "straight"]),
        (
            "ca/mexican-poker",
            ["X 2h 2d 2c 2s", "3c 4d 5c 7d Jc"],
            "",
            ["five of a kind", "high card"],
        ),
        (
            "ca/match-it",
            ["Ah 9d 2c", "Kh 9c 2d"],
            "Tc 9h 3d",
            ["the total of the board", "1 below"],
        ),
        ("ca/match-it", ["Kd Kh 5c", "9c 2d 2h"], "Tc 9h 3d", ["1 to 5 above", "6 to 10 below"]),
    ] {
        let stakes = stakes(id);
        let worth = spot(&stakes, &hands, board).exact().expect("cards");
        let of = |at: usize| worth.hands[at].made(&stakes, 0)[0].kind.clone();
        assert_eq!([of(0), of(1)], made, "{id} {board}");
    }
}

#[test]
fn what_wins_most_against_a_random_hand_comes_first() {
    let order = super::order::ORDER;
    assert_eq!(order.iter().collect::<std::collections::BTreeSet<_>>().len(), 169);
    let share = |at: usize| meet(order[at], "random", "7c Jd 2h").1[0];
    assert!(share(0) > share(168));
    // Whole boards take seconds each: one pair of neighbours.
    let whole = |at: usize| meet(order[at], "random", "").1[0];
    assert!(whole(40) > whole(41));
}

#[test]
fn ranges_that_cannot_meet_are_refused() {
    let new = |texts: &[&str], board: &str, dead: &str| {
        let ranges = texts.iter().map(|text| text.parse().expect("a range")).collect();
        let [board, dead] = [board, dead].map(|text| cards::parse_cards(text).expect("cards"));
        super::Meeting::new(ranges, &board, &dead)
    };
    let why = |texts, board, dead| new(texts, board, dead).expect_err("refused").0;
    assert!(why(&["AA"], "", "").contains("two to 10"));
    assert!(why(&["AA", "KK"], "Ac Ac", "").contains("there twice"));
    assert!(why(&["AA", "KK"], "Ac Ad Ah", "").contains("lies elsewhere"));
    assert!(why(&["AA", "KK"], "2c3c4c5c6c7c", "").contains("at most 5"));
    let same = new(&["AhAd", "AhAd"], "", "").expect("cards").exact(&Progress::default());
    assert!(same.expect_err("one hand").0.contains("never"));
}
