//! What the chart costs: hold'em by the chart against the same bot that guesses its share by
//! dealing, heads up, every deal played from both sides.
//!
//! `CROUPIER_DEALS=200000 cargo test --release -p croupier --lib strength -- --nocapture` measures
//! it finely; what came out is in `record/`.

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

/// What a deal brings the first of two players, in cents, if it is played from both sides.
fn deal(hands: &Hands, n: u64, two: [&dyn Policy; 2]) -> i64 {
    let side = |first: usize| {
        let [mut chance, mut whim] = [3, 4].map(|domain| Stream::new(&Seed::from(n), domain, 0));
        let mut hand = hands.open(0);
        let mut deck = Stub::new(&hands.stakes);
        deck.play(&mut hand, [&mut chance, &mut whim], |place| two[place ^ first]);
        let own = hand.places()[first];
        own.stack.get() - own.start.get()
    };
    side(0) + side(1)
}

#[test]
#[allow(clippy::cast_precision_loss)] // figures for people, and a bound four errors away
fn the_chart_pays_little_for_its_speed() {
    let variant = variants::find("ca/texas-holdem").expect("a pot game");
    let stakes = Arc::new(variant.post(&law::Posted::new()).expect("stakes"));
    let hands = Hands { stakes, players: 2, stack: Cents::dollars(200) };
    let named = std::env::var("CROUPIER_DEALS").ok().and_then(|n| n.parse::<u64>().ok());
    let n = named.unwrap_or(400);
    for bot in [Bot::Tight, Bot::Loose] {
        let won: Vec<i64> =
            (0..n).map(|seed| deal(&hands, seed, [&bot, &Guessing(bot)])).collect();
        let sum: i64 = won.iter().sum();
        let squares: i64 = won.iter().map(|won| won * won).sum();
        let per_100 = |cents: f64| cents / 100.0 / (2 * n) as f64 * 100.0;
        let error = (squares as f64).sqrt();
        println!(
            "{} by the chart: {:+.2} per 100 hands, ± {:.2} (one standard error)",
            bot.name(),
            per_100(sum as f64),
            per_100(error)
        );
        // FIXME: it should win. By the chart a bot loses a little to the guess, which looks at the
        // very cards of the board a hundred times as long; as much as this is what is known.
        let known = if bot == Bot::Tight { -12.0 } else { -23.0 };
        let off = (per_100(sum as f64) - known).abs();
        assert!(off < 4.0 * per_100(error), "{}: {sum} in {n} is not as known", bot.name());
    }
}
