//! Random legal hands of every game: they end, they conserve money, and parts add up.

use super::{Hands, Policy, Random, Stub};
use crate::run::{Plan, Shard};
use crate::stream::{Seed, Stream};
use ::pots::{Awaited, Stakes, variants};
use money::Cents;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

static RANDOM: Random = Random;

/// A table of a game with that many players.
fn table(id: &str, players: u8, stack: i64) -> Hands {
    let variant = variants::find(id).expect("a pot game");
    let stakes = Arc::new(Stakes::usual(variant, Cents::dollars(2)));
    Hands { stakes, players, stack: Cents::dollars(stack) }
}

#[test]
fn random_hands_of_every_game_end_and_conserve_money() {
    for variant in variants::all() {
        for limit in variant.limits {
            for players in variant.customs.fewest.max(2)..=variant.active.min(10) {
                let mut stakes = Stakes::usual(variant, Cents::dollars(2));
                stakes.limit = *limit;
                let stack = Cents::dollars(if players % 2 == 0 { 300 } else { 15 });
                let hands = Hands { stakes: Arc::new(stakes), players, stack };
                let mut deck = Stub::new(&hands.stakes);
                let mut chance = Stream::new(&Seed::from(u64::from(players)), 3, 0);
                let mut whim = Stream::new(&Seed::from(u64::from(players)), 4, 0);
                for n in 0..300 {
                    let mut hand = hands.open(n);
                    deck.play(&mut hand, [&mut chance, &mut whim], |_| &RANDOM);
                    assert_eq!(hand.ask(), Awaited::Over, "{}", variant.id);
                    let sum: i64 = hand.places().iter().map(|place| place.stack.get()).sum();
                    assert_eq!(sum, hands.stack.get() * i64::from(players), "{}", variant.id);
                }
            }
        }
    }
}

#[test]
fn what_players_do_does_not_move_the_deal() {
    let hands = table("ca/texas-holdem", 4, 100);
    let deal = |whims: u64| {
        let mut hand = hands.open(0);
        let mut chance = Stream::new(&Seed::from(7), 3, 0);
        let mut whim = Stream::new(&Seed::from(whims), 4, 0);
        Stub::new(&hands.stakes).play_with(&mut hand, &mut chance, |hand, place, choice| {
            RANDOM.act(hand, place, choice, &mut whim)
        });
        hand.places().iter().map(|place| place.cards().to_vec()).collect::<Vec<_>>()
    };
    assert_eq!(deal(1), deal(2));
}

#[test]
fn a_run_is_the_same_whatever_the_threads_and_parts() {
    let hands = table("ca/no-limit-poker", 6, 100);
    let run = |threads, part, parts| {
        let shard = Shard { part, parts };
        let plan = Plan { rounds: 150_000, seed: Seed::from(5), threads, shard };
        hands.run(&plan, &AtomicU64::new(0), &|_| &RANDOM)
    };
    let whole = run(1, 1, 1);
    assert_eq!(whole, run(3, 1, 1));
    let mut parts = run(1, 1, 2);
    parts.merge(&run(1, 2, 2));
    assert_eq!(whole, parts);
    assert_eq!(whole.net.iter().sum::<i64>(), 0);
}
