//! Bots play every game to its end, by what they may see alone.

use super::{Bot, View};
use ::pots::{Awaited, Hand, Move, To, variants};
use cards::AnyCard;
use money::Cents;
use sim::pots::{Hands, Policy};
use sim::shuffle::Stack;
use sim::stream::{Seed, Stream};
use std::sync::Arc;

/// Something that happened in a hand.
#[derive(Clone, Copy)]
enum Told {
    Card(To, AnyCard),
    Shuffled,
    Act(usize, Move),
}

fn table(id: &str, players: u8) -> Hands {
    let variant = variants::find(id).expect("a pot game");
    let stakes = variant.post(&law::Posted::new()).expect("stakes");
    Hands { stakes: Arc::new(stakes), players, stack: Cents::dollars(200) }
}

fn tell(hand: &mut Hand, told: Told) {
    let done = match told {
        Told::Card(_, card) => hand.card(card),
        Told::Shuffled => hand.shuffled(),
        Told::Act(place, act) => hand.act(place, act).map(|_| ()),
    };
    done.unwrap_or_else(|refusal| panic!("{refusal}"));
}

/// The same hand with every card missing that a place has never seen.
fn blind(hands: &Hands, n: u64, told: &[Told], seen: u64) -> Hand {
    let mut blind = hands.open(n);
    for told in told {
        tell(
            &mut blind,
            match told {
                Told::Card(to, card) if *to == To::Burn || seen & card.bit() == 0 => {
                    Told::Card(*to, AnyCard::UNKNOWN)
                }
                other => *other,
            },
        );
    }
    blind
}

/// The cards that a place sees now.
fn seen(hand: &Hand, place: usize) -> u64 {
    let sight = hand.sight(Some(place));
    let held = sight.players().flat_map(|seen| seen.cards().to_vec());
    let boards = sight.board(0).iter().chain(sight.board(1)).copied();
    held.chain(boards).filter(|card| card.is_known()).fold(0, |set, card| set | card.bit())
}

/// Plays a hand with that bot at every place; each decision must be the same blindfolded.
fn play(hands: &Hands, n: u64, bot: Bot) -> Hand {
    let mut hand = hands.open(n);
    let codes = |set: u64| (0..64_u8).filter(|code| set >> code & 1 == 1).collect();
    let mut pack = Stack::of(codes(hands.stakes.deck.set()));
    let mut chance = Stream::new(&Seed::from(n), 3, 0);
    let mut told = Vec::new();
    let mut known = vec![0; hand.places().len()];
    for step in 0.. {
        for (place, known) in known.iter_mut().enumerate() {
            *known |= seen(&hand, place);
        }
        let next = match hand.ask() {
            Awaited::Over => break,
            Awaited::Showdown => {
                hand.show(&[]).expect("a showdown");
                continue;
            }
            Awaited::Card(to) => {
                let card = AnyCard::from_code(pack.draw(&mut chance)).expect("a card");
                Told::Card(to, card)
            }
            Awaited::Shuffle => {
                tell(&mut hand, Told::Shuffled);
                told.push(Told::Shuffled);
                pack = Stack::of(codes(hand.unseen()));
                continue;
            }
            Awaited::Decide(place, choice) => {
                let whim = || Stream::new(&Seed::from(n), 4, step);
                let act = bot.act(&hand, place, choice, &mut whim());
                let blind = blind(hands, n, &told, known[place]);
                let same = bot.act(&blind, place, choice, &mut whim());
                assert_eq!(act, same, "{} looks at hidden cards", hands.stakes.variant.id);
                // At a table anything that is allowed is done by what is seen, too.
                let view = View::of(&hand, place).act(bot, choice, &mut whim());
                if bot != Bot::Random {
                    assert_eq!(act, view, "{} at a table", hands.stakes.variant.id);
                }
                Told::Act(place, view)
            }
        };
        tell(&mut hand, next);
        told.push(next);
    }
    hand
}

#[test]
fn bots_play_every_game_by_what_they_see() {
    for variant in variants::all() {
        let hands = table(variant.id, variant.active.min(4));
        for (n, bot) in Bot::ALL.into_iter().enumerate() {
            let hand = play(&hands, n as u64, bot);
            let sum: i64 = hand.places().iter().map(|place| place.stack.get()).sum();
            let start: i64 = hand.places().iter().map(|place| place.start.get()).sum();
            assert_eq!(sum, start, "{}", variant.id);
        }
    }
}

#[test]
fn a_full_table_of_bots_plays_every_game() {
    for variant in variants::all() {
        let hands = table(variant.id, variant.active.min(10));
        let mut deck = sim::pots::Stub::new(&hands.stakes);
        let [mut chance, mut whim] = [3, 4].map(|domain| Stream::new(&Seed::from(1), domain, 0));
        for n in 0..3 {
            let mut hand = hands.open(n);
            deck.play(&mut hand, [&mut chance, &mut whim], |place| &Bot::ALL[place % 3]);
            assert!(hand.is_over(), "{}", variant.id);
        }
    }
}

#[test]
fn a_bot_folds_nothing_and_pays_for_aces() {
    // Seat 3 of three opens: a raise with aces, a fold with the worst hand.
    let act = |cards: [&str; 6], bot: Bot| {
        let mut hand = table("ca/texas-holdem", 3).open(0);
        for card in cards {
            hand.card(card.parse().expect("a card")).expect("dealt");
        }
        let Awaited::Decide(place, choice) = hand.ask() else { panic!("nobody is asked") };
        let whims = (0..20).map(|n| Stream::new(&Seed::from(n), 4, 0));
        whims.map(|mut whim| bot.act(&hand, place, choice, &mut whim)).collect::<Vec<_>>()
    };
    let aces = act(["2c", "3d", "As", "7h", "8h", "Ad"], Bot::Tight);
    assert!(aces.iter().filter(|act| matches!(act, Move::Raise(_))).count() > 10, "{aces:?}");
    assert!(!aces.contains(&Move::Fold));
    let worst = act(["Ac", "3d", "2s", "Kh", "8h", "7d"], Bot::Tight);
    assert!(worst.iter().filter(|act| **act == Move::Fold).count() > 15, "{worst:?}");
}

#[test]
fn bots_have_names() {
    for bot in Bot::ALL {
        assert_eq!(Bot::parse(bot.name()), Ok(bot));
    }
    assert_eq!(Bot::list("tight, loose"), Ok(vec![Bot::Tight, Bot::Loose]));
    assert!(Bot::parse("tihgt").expect_err("no bot").to_string().contains("tight"));
}
