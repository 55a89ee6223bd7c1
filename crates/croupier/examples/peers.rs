//! Random hands of the games that PokerKit has too, written as histories: `cargo xtask peers` runs
//! this in release and replays them there.
//!
//! The hands avoid what our books rule otherwise: limit games have at most four bets a round, no
//! raise of the last chips for less than a bet, and no upper limit on an open pair; nobody posts a
//! blind for less, and nobody raises whom no other can answer.

use croupier::phh::{self, History, Recorder};
use croupier::sim::pots::{Policy, Random};
use croupier::sim::shuffle::Stack;
use croupier::sim::stream::{Seed, Stream};
use croupier::{cards::AnyCard, money::Cents};
use pots::variants::histories::{SINGLE_DRAW, TRIPLE_DRAW};
use pots::{Awaited, Decision, Deck, Forced, Hand, Limit, Move, Player, Stakes, variants};
use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

/// A game: its code, its id, the limit, and the most players, so that no deck runs out.
struct Game(&'static str, &'static str, Limit, u32);

const GAMES: [Game; 11] = [
    Game("FT", "ca/texas-holdem", Limit::Fixed, 10),
    Game("NT", "ca/no-limit-poker", Limit::No, 10),
    Game("NS", "ca/short-deck-holdem", Limit::No, 8),
    Game("PO", "ca/omaha", Limit::Pot, 9),
    Game("FO/8", "ca/omaha-hi-lo", Limit::Fixed, 9),
    Game("F7S", "ca/seven-card-stud", Limit::Fixed, 6),
    Game("F7S/8", "ca/seven-card-stud-hi-lo-8", Limit::Fixed, 6),
    Game("FR", "ca/razz", Limit::Fixed, 6),
    Game("N2L1D", SINGLE_DRAW.id, Limit::No, 5),
    Game("F2L3D", TRIPLE_DRAW.id, Limit::Fixed, 3),
    Game("FB", "ca/badugi", Limit::Fixed, 4),
];

/// Divides by any number of winners of any half, so that no chip is odd.
const EVEN: i64 = 5040;

impl Game {
    /// What is posted, in units of so many chips.
    fn stakes(&self, unit: i64) -> Option<Stakes> {
        let only_here = [&SINGLE_DRAW, &TRIPLE_DRAW].into_iter().find(|only| only.id == self.1);
        let variant = only_here.or_else(|| variants::find(self.1))?;
        let chips = |n: i64| Cents::dollars(n * unit);
        let mut stakes = Stakes::usual(variant, chips(4));
        (stakes.limit, stakes.chip) = (self.2, Cents::dollars(1));
        if stakes.deck == Deck::Joker {
            stakes.deck = Deck::Full;
        }
        match variant.forced {
            Forced::Door(_) => (stakes.ante, stakes.bring_in) = (chips(1), chips(2)),
            _ => stakes.blinds = [chips(2), chips(4), Cents::ZERO],
        }
        if stakes.ante > Cents::ZERO {
            stakes.ante = chips(1);
        }
        Some(stakes)
    }

    /// Hand number `n`, played and written down.
    fn hand(&self, seed: &Seed, n: u64) -> Result<History, String> {
        let (mut chance, mut whim) = (Stream::new(seed, 7, n), Stream::new(seed, 8, n));
        let unit = if n.is_multiple_of(2) { EVEN } else { 1 };
        let stakes = Arc::new(self.stakes(unit).ok_or("no such game")?);
        let most = self.3.min(u32::from(stakes.active()));
        let count = 2 + whim.below(most - 1);
        // Everybody can pay a blind or forced bet: for less they are ruled apart.
        let deep = whim.below(2) == 0;
        let mut players: Vec<Player> = (1..=count)
            .map(|seat| {
                let stack = if deep { 400 } else { 4 + whim.below(120) };
                Player::new(seat as u8, Cents::dollars(i64::from(stack) * unit))
            })
            .collect();
        let button = players.len() - 1;
        let opening = stakes.post(&mut players, button);
        let hand = Hand::open(stakes, &players, opening).map_err(|why| why.to_string())?;
        record(hand, &mut chance, &mut whim)
    }
}

/// Plays a hand to its end and writes it down.
fn record(mut hand: Hand, chance: &mut Stream, whim: &mut Stream) -> Result<History, String> {
    let pack = |set: u64| Stack::of((0..64).filter(|code| set >> code & 1 == 1).collect());
    let (mut deck, mut recorder) = (pack(hand.unseen()), Recorder::default());
    let (mut street, mut bets) = (0, 0);
    loop {
        let done = match hand.ask() {
            Awaited::Over => return Ok(recorder.finish(&hand)),
            Awaited::Card(to) => {
                let card = AnyCard::from_code(deck.draw(chance)).ok_or("no such card")?;
                recorder.card(&hand, to, card);
                hand.card(card)
            }
            Awaited::Shuffle => {
                let shuffled = hand.shuffled();
                deck = pack(hand.unseen());
                shuffled
            }
            Awaited::Decide(place, choice) => {
                if hand.street() != street {
                    (street, bets) = (hand.street(), 0);
                }
                let act = decide(&hand, place, choice, bets, whim);
                bets += u32::from(matches!(act, Move::Raise(_)));
                recorder.act(&hand, place, act);
                hand.act(place, act).map(|_| ())
            }
            Awaited::Showdown => hand.show(&[]),
        };
        done.map_err(|refusal| refusal.to_string())?;
    }
}

/// A random act that both rule alike.
fn decide(hand: &Hand, place: usize, choice: Decision, bets: u32, whim: &mut Stream) -> Move {
    let act = Random.act(hand, place, choice, whim);
    let (Move::Raise(to), Some(menu)) = (act, hand.menu()) else { return act };
    let stay = match (choice, menu.may_check) {
        (Decision::Bring, _) => Move::Bring,
        (_, true) => Move::Check,
        (_, false) => Move::Call,
    };
    let own = &hand.places()[place];
    let call = own.bet + menu.call;
    let others =
        hand.places().iter().enumerate().filter(|(at, one)| *at != place && one.is_live());
    match menu.raise {
        // Nobody has the chips to answer it.
        Some(_) if others.map(|(_, one)| one.bet + one.stack).all(|most| most <= call) => stay,
        Some(span) if hand.stakes().limit != Limit::Fixed => {
            // Whole units, of which the lower limit has four.
            let unit = hand.stakes().small.get() / 4;
            Move::Raise(span.min.max(Cents::new(to.get() / unit * unit)))
        }
        Some(span) if bets < 4 && span.min < own.bet + own.stack => Move::Raise(span.min),
        _ => stay,
    }
}

/// Writes a game's hands, reads and replays them, and says how long that took.
fn game(game: &Game, folder: &Path, hands: u64, seed: &Seed) -> Result<String, String> {
    let code = game.0;
    let played = |n| game.hand(seed, n).map_err(|why| format!("{code}, hand {n}: {why}"));
    let histories: Vec<History> = (0..hands).map(played).collect::<Result<_, _>>()?;
    let text = phh::write(&histories);
    let path = folder.join(format!("{}.phhs", code.replace('/', "-")));
    std::fs::write(&path, &text).map_err(|why| format!("{}: {why}", path.display()))?;
    let start = Instant::now();
    let read = phh::read(&text).map_err(|why| why.to_string())?;
    let reading = start.elapsed().as_secs_f64();
    let start = Instant::now();
    for (n, history) in (1..).zip(&read) {
        let replayed = history.replay().map_err(|why| format!("{code}, hand {n}: {why}"))?;
        if replayed.matches() != Some(true) {
            return Err(format!("{code}, hand {n}: replayed to other stacks"));
        }
    }
    let replaying = start.elapsed().as_secs_f64();
    Ok(format!("{code}\t{}\t{reading:.6}\t{replaying:.6}\n", path.display()))
}

fn run() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [folder, hands, seed] = words.as_slice() else {
        return Err("peers FOLDER HANDS SEED".to_owned());
    };
    let hands = hands.parse().map_err(|_| format!("{hands} is no number of hands"))?;
    let seed: Seed = seed.parse().map_err(|_| format!("{seed} is no seed"))?;
    let folder = Path::new(folder);
    std::fs::create_dir_all(folder).map_err(|why| why.to_string())?;
    let mut table = String::new();
    for one in &GAMES {
        write!(table, "{}", game(one, folder, hands, &seed)?).map_err(|why| why.to_string())?;
    }
    std::fs::write(folder.join("ours.tsv"), table).map_err(|why| why.to_string())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
