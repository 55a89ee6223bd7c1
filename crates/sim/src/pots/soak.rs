//! A soak: very many random hands of a game in every form it is spread in, with checks.
//!
//! Every hand has streams of its own, so that a hand that fails can be played again alone.

use super::{Policy, Random, Stub, check};
use crate::stream::{Seed, Stream};
use ::pots::{Hand, PLACES_MAX, Player, Stakes, Variant, fees};
use law::{Lawful, Posted};
use money::Cents;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

/// The domains of streams that deal a soak's hands, and of those that decide in them.
const DEALS: u32 = 5;
const WHIMS: u32 = 6;

/// Hands that a thread takes at once.
const UNIT: u64 = 256;

/// What to soak.
#[derive(Clone, Copy, Debug)]
pub struct Soak {
    /// The game.
    pub variant: &'static Variant,
    /// The number of the first hand.
    pub first: u64,
    /// How many.
    pub hands: u64,
    /// The seed.
    pub seed: Seed,
    /// Threads.
    pub threads: usize,
    /// Of so many decisions one is checked with every act that could be tried.
    pub every: u64,
}

/// What a soak went through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Soaked {
    /// Hands played, each with its money counted.
    pub hands: u64,
    /// Decisions made in them.
    pub decisions: u64,
    /// Decisions at which everything was tried.
    pub checked: u64,
    /// Acts tried there.
    pub tried: u64,
}

impl Soaked {
    fn merge(&mut self, other: &Soaked) {
        self.hands += other.hands;
        self.decisions += other.decisions;
        self.checked += other.checked;
        self.tried += other.tried;
    }
}

/// The hand at which something did not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The game.
    pub game: &'static str,
    /// The hand's number.
    pub hand: u64,
    /// What does not hold.
    pub why: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, hand {}: {}", self.game, self.hand, self.why)
    }
}

impl std::error::Error for Fault {}

/// The forms a game is spread in: every limit, with every other choice of the house in turn,
/// coarse chips, and each schedule of fees.
fn forms(variant: &'static Variant) -> Vec<Arc<Stakes>> {
    let options = variant.options();
    let limits: Vec<&str> = variant.limits.iter().map(|limit| limit.word()).collect();
    let mut choices = vec![Vec::new(), vec![("chip", "1.00".to_owned())]];
    for option in options.iter().filter(|option| option.name != "limit") {
        let values: Vec<String> = match &option.lawful {
            Lawful::Flag => vec!["false".to_owned()],
            Lawful::OneOf(numbers) => numbers.iter().map(ToString::to_string).collect(),
            Lawful::Word(words) => words.iter().map(ToString::to_string).collect(),
            _ => continue,
        };
        let name: &str = &option.name;
        choices.extend(values.into_iter().map(|value| vec![(name, value)]));
    }
    let mut forms = Vec::new();
    for limit in limits {
        let before = forms.len();
        for choice in &choices {
            let pairs = choice.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
            let limited = ("limit".to_owned(), limit.to_owned());
            let posted: Posted = pairs.chain([limited]).collect();
            forms.extend(variant.post(&posted).ok());
        }
        // A game that no schedule lists has no form with fees.
        let schedules = fees::options(variant.listed()).into_iter().flatten();
        let plain: Vec<Stakes> = forms[before..].iter().take(1).cloned().collect();
        let charged = plain.into_iter().cycle().zip(schedules);
        forms.extend(charged.filter_map(|(stakes, id)| stakes.with_fees(id).ok()));
    }
    forms.into_iter().map(Arc::new).collect()
}

impl Soak {
    /// Plays the hands; stops at the first of which something does not hold.
    ///
    /// # Errors
    /// That hand, and what does not hold.
    pub fn run(&self) -> Result<Soaked, Fault> {
        let forms = forms(self.variant);
        let (next, failed) = (AtomicU64::new(0), AtomicBool::new(false));
        let work = || -> Result<Soaked, Fault> {
            let mut soaked = Soaked::default();
            loop {
                let from = next.fetch_add(UNIT, Ordering::Relaxed);
                if from >= self.hands || failed.load(Ordering::Relaxed) {
                    return Ok(soaked);
                }
                for n in from..self.hands.min(from + UNIT) {
                    let one = self.guarded(&forms, self.first + n, &mut soaked);
                    failed.fetch_or(one.is_err(), Ordering::Relaxed);
                    one?;
                }
            }
        };
        thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            let mut whole = Soaked::default();
            for thread in threads {
                // invariant: whatever fails in a hand is caught there
                let part = thread.join().unwrap_or_else(|_| unreachable!("a thread failed"));
                whole.merge(&part?);
            }
            Ok(whole)
        })
    }

    /// A hand, a failed assertion of the engine being a fault like any other.
    fn guarded(&self, forms: &[Arc<Stakes>], n: u64, soaked: &mut Soaked) -> Result<(), Fault> {
        let played = catch_unwind(AssertUnwindSafe(|| self.hand(forms, n, soaked)));
        let why = match played {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(why)) => why,
            Err(_) => "an assertion of the engine failed".to_owned(),
        };
        let stakes = &forms[(n % forms.len() as u64) as usize];
        let fees = if stakes.fees.is_some() { ", with fees" } else { "" };
        let why = format!("{} limit{fees}: {why}", stakes.limit.word());
        Err(Fault { game: self.variant.id, hand: n, why })
    }

    fn hand(&self, forms: &[Arc<Stakes>], n: u64, soaked: &mut Soaked) -> Result<(), String> {
        let mut chance = Stream::new(&self.seed, DEALS, n);
        let mut whim = Stream::new(&self.seed, WHIMS, n);
        let stakes = &forms[(n % forms.len() as u64) as usize];
        let mut hand = open(stakes, n / forms.len() as u64, &mut whim)?;
        let mut fault = None;
        Stub::new(stakes).play_with(&mut hand, &mut chance, |hand, place, choice| {
            soaked.decisions += 1;
            if check::money(hand) != check::start(hand) {
                fault.get_or_insert_with(|| format!("money is lost before {choice:?}"));
            }
            if soaked.decisions.is_multiple_of(self.every) {
                soaked.checked += 1;
                match check::state(hand, place, choice) {
                    Ok(tried) => soaked.tried += tried,
                    Err(why) => {
                        fault.get_or_insert(why);
                    }
                }
            }
            Random.act(hand, place, choice, &mut whim)
        });
        soaked.hands += 1;
        let (now, start) = (check::money(&hand), check::start(&hand));
        if now != start {
            fault.get_or_insert_with(|| format!("{start} cents became {now}"));
        }
        if n.is_multiple_of(self.every) {
            check::end(&hand)?;
        }
        fault.map_or(Ok(()), Err)
    }
}

/// Opens a hand: as many players as the number says, with stacks of some mixture.
fn open(stakes: &Arc<Stakes>, n: u64, whim: &mut Stream) -> Result<Hand, String> {
    let (fewest, most) = (stakes.variant.customs.fewest, stakes.active().min(PLACES_MAX as u8));
    let counts = u64::from(most - fewest) + 1;
    let count = usize::from(fewest) + (n % counts) as usize;
    let mut players = [Player::new(0, Cents::ZERO); PLACES_MAX];
    let players = &mut players[..count];
    let small = stakes.small.get() as u32;
    let mixture = whim.below(4);
    for (seat, player) in (1..).zip(players.iter_mut()) {
        let stack = match (mixture, whim.below(3)) {
            // Deep, short, uneven to the cent, and one short among the deep.
            (0, _) | (3, 1..) => 200 * small,
            (1, _) => small / 2 * (1 + whim.below(10)),
            _ => 1 + whim.below(60 * small),
        };
        *player = Player::new(seat, Cents::new(i64::from(stack)));
    }
    let button = whim.below(count as u32) as usize;
    let opening = stakes.post(players, button);
    Hand::open(Arc::clone(stakes), players, opening).map_err(|refusal| refusal.to_string())
}
