//! How strong the players of hold'em are: each against the player that deals for its share at the
//! table and heeds nobody's bets, as other games are still played. Every deal is played from every
//! side, so that the luck of the cards and of the seats cancels out.
//!
//! `CROUPIER_DEALS=20000 cargo test --release -p croupier --lib strength -- --nocapture` measures
//! it finely, each against the other's old self, too, and how much either wins from a caller; what
//! came out is in `record/`.

use super::{Bot, Money, View};
use ::pots::{Decision, Hand, Move, variants};
use money::Cents;
use sim::pots::{Hands, Policy, Stub};
use sim::stream::{Seed, Stream};
use std::sync::Arc;

/// The bot as it plays where there is no chart.
struct Guessing(Bot);

impl Policy for Guessing {
    fn act(&self, hand: &Hand, place: usize, choice: Decision, whim: &mut Stream) -> Move {
        let view = View::of(hand, place);
        let Some(menu) = view.menu else { return Move::Fold };
        let live = view.players.iter().filter(|seen| !seen.folded);
        let money = Money::of(view.pot, live.map(|seen| (seen.bet, seen.stack)));
        money.bet(self.0, (choice, menu), whim, |whim| view.share(whim))
    }
}

/// Who sits where: one bit for each seat of the player who is measured; moved on by a seat for
/// every further turn that a deal is played.
struct Seating {
    name: &'static str,
    players: u8,
    measured: u32,
    turns: u64,
    /// Deals that tell by four standard errors or more.
    deals: u64,
    /// Whether it is played whenever tests are run.
    suite: bool,
}

const HEADS_UP: Seating =
    Seating { name: "heads up", players: 2, measured: 0b1, turns: 2, deals: 250, suite: true };
const IN_TURN: Seating = Seating {
    name: "every other of six",
    players: 6,
    measured: 0b1_0101,
    turns: 2,
    deals: 300,
    suite: true,
};
const ONE: Seating =
    Seating { name: "one among five", measured: 0b1, turns: 6, suite: false, ..IN_TURN };
const FIVE: Seating = Seating { name: "five against one", measured: 0b1_1111, ..ONE };

/// What a place wins on average, in big blinds a hundred hands, and one standard error of it.
struct Won {
    mean: f64,
    error: f64,
}

fn hands(id: &str, players: u8) -> Hands {
    let variant = variants::find(id).expect("a pot game");
    let stakes = variant.post(&law::Posted::new()).expect("stakes");
    let stack = Cents::new(stakes.big.get() * 50);
    Hands { stakes: Arc::new(stakes), players, stack }
}

/// What a deal brings those of the first kind, in cents, over all turns.
fn deal(hands: &Hands, n: u64, seating: &Seating, two: [&dyn Policy; 2]) -> i64 {
    let size = u64::from(seating.players);
    let turn = |turn: u64| {
        let [mut chance, mut whim] = [3, 4].map(|domain| Stream::new(&Seed::from(n), domain, 0));
        let is_measured = |at: usize| seating.measured >> ((at as u64 + turn) % size) & 1 == 1;
        let mut hand = hands.open(n);
        let mut deck = Stub::new(&hands.stakes);
        let policy = |at: usize| two[usize::from(!is_measured(at))];
        deck.play(&mut hand, [&mut chance, &mut whim], policy);
        let places = hand.places().iter().enumerate().filter(|(at, _)| is_measured(*at));
        places.map(|(_, place)| (place.stack - place.start).get()).sum::<i64>()
    };
    (0..seating.turns).map(turn).sum()
}

#[allow(clippy::cast_precision_loss)] // figures for people, and bounds some errors away
fn won(id: &str, deals: u64, seating: &Seating, two: [&dyn Policy; 2]) -> Won {
    let hands = hands(id, seating.players);
    let won: Vec<i64> = (0..deals).map(|n| deal(&hands, n, seating, two)).collect();
    let sum: i64 = won.iter().sum();
    let squares: i64 = won.iter().map(|won| won * won).sum();
    let played = deals * seating.turns * u64::from(seating.measured.count_ones());
    let blind = hands.stakes.blinds.iter().max().expect("blinds").get();
    let per_100 = |cents: f64| cents / blind as f64 / played as f64 * 100.0;
    Won { mean: per_100(sum as f64), error: per_100((squares as f64).sqrt()) }
}

/// How many deals are asked for.
fn named() -> Option<u64> {
    std::env::var("CROUPIER_DEALS").ok().and_then(|n| n.parse().ok())
}

/// It wins from its old self; measured finely, from the other's too, wherever they sit.
fn beats_the_old(bot: Bot, id: &str) {
    let every = named().is_some();
    for seating in [&HEADS_UP, &IN_TURN, &ONE, &FIVE] {
        for old in [Bot::Tight, Bot::Loose] {
            if every || bot == old && seating.suite {
                let deals = named().unwrap_or(seating.deals);
                let Won { mean, error } = won(id, deals, seating, [&bot, &Guessing(old)]);
                let (name, old, seats) = (bot.name(), old.name(), seating.name);
                let told =
                    format!("{id}, {seats}: {name} from the old {old} {mean:+.1} ± {error:.1}");
                println!("{told} big blinds a hundred hands");
                assert!(mean > 3.0 * error, "{told}");
            }
        }
    }
}

/// It wins more from who only calls than its old self does.
fn wins_more_from_a_caller(bot: Bot, id: &str) {
    for seating in [&HEADS_UP, &ONE] {
        if named().is_some() || seating.players == 2 {
            let deals = named().unwrap_or(seating.deals);
            let new = won(id, deals, seating, [&bot, &Bot::Caller]);
            let old = won(id, deals, seating, [&Guessing(bot), &Bot::Caller]);
            let now = format!("{:+.1} ± {:.1}", new.mean, new.error);
            let before = format!("before {:+.1} ± {:.1}", old.mean, old.error);
            let told = format!("{id}, {}: {} from a caller {now}", seating.name, bot.name());
            println!("{told}, {before} big blinds a hundred hands");
            assert!(new.mean > old.mean && new.mean > 3.0 * new.error, "{told}, {before}");
        }
    }
}

macro_rules! strength {
    ($($game:ident $id:literal,)*) => {$(
        mod $game {
            use super::{Bot, beats_the_old, wins_more_from_a_caller};

            #[test]
            fn tight_beats_the_old_tight() {
                beats_the_old(Bot::Tight, $id);
            }

            #[test]
            fn loose_beats_the_old_loose() {
                beats_the_old(Bot::Loose, $id);
            }

            #[test]
            fn both_win_more_from_a_caller() {
                wins_more_from_a_caller(Bot::Tight, $id);
                wins_more_from_a_caller(Bot::Loose, $id);
            }
        }
    )*};
}

strength! {
    fixed_limit "ca/texas-holdem",
    no_limit "ca/no-limit-poker",
    pot_limit "ca/pot-limit-holdem",
}
