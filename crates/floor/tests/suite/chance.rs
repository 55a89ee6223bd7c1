//! Shuffles and throws: unbiased, bound to before, revealed after.

use crate::testing::{Floor, entropy};
use cards::AnyCard;
use floor::core::chance::{CARDS_A_BLOCK, Hidden, commitment};
use floor::core::{Entropy, Fact, Record, Source};
use floor::store::Store;
use sim::stream::{Seed, Stream};
use std::collections::BTreeMap;
use table::Input;

fn decks(n: usize) -> Vec<AnyCard> {
    (0..n).flat_map(|_| 0..52).filter_map(AnyCard::from_code).collect()
}

#[test]
fn chance_every_order_of_a_shoe_is_reachable() {
    // log2(416 · 415 · … ) of every block is below the 256 bits of its key.
    let mut left = 416_u32;
    let mut blocks = 0;
    while left > 0 {
        let of = left.min(CARDS_A_BLOCK as u32);
        let bits: f64 = (0..of).map(|i| f64::from(left - i).log2()).sum();
        assert!(bits < 256.0 - 40.0, "{bits} bits from one key");
        left -= of;
        blocks += 1;
    }
    // A salt, a cut and the shoe fit in what a request brings.
    assert!((blocks + 2) * Entropy::BLOCK <= Entropy::BYTES);
}

#[test]
fn chance_a_shuffle_keeps_every_card_and_depends_on_every_block() {
    let cards = decks(8);
    let mut stream = Stream::new(&Seed::from(1), 1, 0);
    let fresh = entropy(&mut stream);
    let order = |entropy: &Entropy| Hidden::shuffled(1, &cards, &mut entropy.clone()).order();
    let first = order(&fresh);
    let mut sorted: Vec<AnyCard> = cards::parse_any_cards(&first).expect("cards");
    let mut all = cards.clone();
    sorted.sort();
    all.sort();
    assert_eq!(sorted, all);
    assert_eq!(order(&fresh), first, "the same entropy, the same order");
    assert_ne!(order(&entropy(&mut stream)), first);
}

#[test]
fn chance_scaling_has_no_bias() {
    // Each of five cards at each of five places, 20,000 times: chi-square with 16 degrees of
    // freedom stays below 39.3 in 999 of 1,000 runs, and this run is fixed.
    let cards = &decks(1)[..5];
    let mut stream = Stream::new(&Seed::from(2), 1, 0);
    let mut counts: BTreeMap<(usize, String), u32> = BTreeMap::new();
    let runs = 20_000;
    for n in 0..runs {
        let order = Hidden::shuffled(n, cards, &mut entropy(&mut stream)).order();
        for (place, card) in order.split(' ').enumerate() {
            *counts.entry((place, card.to_string())).or_default() += 1;
        }
    }
    let expected = f64::from(runs as u32) / 5.0;
    let square: f64 = counts.values().map(|n| (f64::from(*n) - expected).powi(2) / expected).sum();
    assert!(counts.len() == 25 && square < 39.3, "{square}");
}

#[test]
fn chance_throws_have_their_weights() {
    let faces = [("a".into(), 1), ("b".into(), 2), ("c".into(), 5)];
    let mut stream = Stream::new(&Seed::from(3), 1, 0);
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for n in 0..16_000 {
        let order = Hidden::thrown(n, &faces, &mut entropy(&mut stream)).order();
        *counts.entry(order).or_default() += 1;
    }
    let square: f64 = faces
        .iter()
        .map(|(face, weight): &(table::Name, u32)| {
            let expected = 2_000.0 * f64::from(*weight);
            (f64::from(counts[face.as_ref()]) - expected).powi(2) / expected
        })
        .sum();
    assert!(square < 13.8, "{counts:?}");
}

#[test]
fn chance_values_are_used_once() {
    let mut entropy = Entropy::from([5; Entropy::BYTES]);
    let mut other = Entropy::from(std::array::from_fn(|i| i as u8));
    // Blocks come in order; once all are used, none comes again.
    let first = other.block();
    assert_eq!(first[1], 1);
    let mut seen = std::collections::BTreeSet::from([first]);
    for _ in 1..200 {
        other.block();
    }
    assert!(seen.insert(other.block()));
    let _ = entropy.block();
}

/// The facts of a floor.
fn facts(floor: &Floor) -> Vec<Fact> {
    let entries = floor.desk.store().read(0, usize::MAX).expect("records");
    let record = |body: &str| serde_json::from_str::<Record>(body).expect("a record");
    entries.iter().flat_map(|entry| record(&entry.body).facts).collect()
}

#[test]
fn chance_is_bound_before_bets_and_revealed_at_the_end() {
    for game in ["co/baccarat", "uk/roulette", "uk/three-card-poker"] {
        let mut floor = Floor::new(8);
        let ada = floor.guest("Ada");
        let table = floor.table(game);
        floor.sit(ada, table, 1, 0);
        let mut bound: BTreeMap<u64, String> = BTreeMap::new();
        let (mut staked, mut revealed) = (false, 0);
        let wagers: &[&str] = match game {
            "co/baccarat" => &["player"],
            "uk/roulette" => &["red"],
            _ => &["ante"],
        };
        for _ in 0..120 {
            for wager in wagers {
                floor.bet(ada, table, 1, wager, 5);
            }
            floor.told(ada, table, Input::Close {});
            floor.pass(60_000);
            floor.pass(60_000);
        }
        for fact in facts(&floor) {
            match fact {
                Fact::Bound { shoe, commitment, .. } => {
                    assert!(bound.insert(shoe, commitment).is_none());
                    staked = false;
                }
                Fact::Told { input: Input::Stake(_), .. } => {
                    assert!(!bound.is_empty(), "{game}: a bet before anything was bound");
                    staked = true;
                }
                Fact::Revealed { shoe, salt, order, public, .. } => {
                    assert!(public && staked);
                    assert_eq!(bound[&shoe], commitment(&salt, &order));
                    revealed += 1;
                }
                _ => {}
            }
        }
        assert!(revealed > 0, "{game}");
    }
}

#[test]
fn chance_between_players_is_revealed_to_auditors_alone() {
    let mut floor = Floor::new(9);
    let (ada, bert) = (floor.guest("Ada"), floor.guest("Bert"));
    let table = floor.table("ca/texas-holdem");
    floor.sit(ada, table, 1, 200);
    floor.sit(bert, table, 2, 200);
    for _ in 0..40 {
        floor.pass(35_000);
    }
    let revealed: Vec<bool> = facts(&floor)
        .into_iter()
        .filter_map(|fact| match fact {
            Fact::Revealed { public, .. } => Some(public),
            _ => None,
        })
        .collect();
    assert!(!revealed.is_empty() && revealed.iter().all(|public| !public));
    let told = floor.messages.iter().any(|message| {
        matches!(message, floor::core::Message::All(floor::core::Notice::Revealed { .. }))
    });
    assert!(!told, "mucked hands were told to everybody");
    let _ = Source::Virtual;
}
