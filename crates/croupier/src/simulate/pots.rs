//! Hands of a pot game, dealt, played by bots, and added up by seat.

use super::merge::there_twice;
use super::{Request, speed};
use crate::phh::{History, Recorder};
use crate::pot::bots::Bot;
use crate::solving::{Task, Work};
use ::pots::{Awaited, Hand, PLACES_MAX, Stakes, Variant};
use catalog::Error;
use catalog::{Game, find};
use law::Posted;
use money::Cents;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sim::UNIT_ROUNDS;
use sim::pots::{HANDS, HandTally, Hands, Policy, Stub, Told, WHIMS};
use sim::stream::Stream;
use std::sync::Arc;
use std::time::Instant;
use table::Refusal;

/// The most hands that are written down.
const WRITTEN_MAX: u64 = 100_000;

/// A run of a game between players, or part of one, as written and read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatRun {
    /// [`SeatRun::POT`] or [`SeatRun::POINTS`].
    pub kind: String,
    /// The game's id.
    pub game: String,
    /// What was posted.
    pub posted: Posted,
    /// The seed.
    pub seed: String,
    /// Who played, seat by seat.
    pub strategy: String,
    /// How many played.
    pub players: u8,
    /// Each one's chips at the start of every hand.
    pub stack: Cents,
    /// The option of the fee schedule.
    pub fees_posted: String,
    /// Hands of the whole run.
    pub of: u64,
    /// The parts in this result, like `2/8`.
    pub shards: Vec<String>,
    /// Hands dealt here.
    pub rounds: u64,
    /// What each seat came to.
    pub seats: Vec<SeatSum>,
    /// Money in all pots.
    pub pots: Cents,
    /// Money that the house took.
    pub fees: Cents,
    /// Hands that came to a showdown.
    pub showdowns: u64,
    /// How fast it went.
    pub rounds_per_second: f64,
}

/// What a seat came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatSum {
    /// The seat.
    pub seat: u8,
    /// Who played there.
    pub bot: String,
    /// What it won in all.
    pub net: Cents,
    /// The squares of what it won hand by hand, in cents; text in JSON, whose numbers are too
    /// small.
    #[serde(serialize_with = "written", deserialize_with = "read")]
    pub squares: u128,
    /// Hands in which it won something.
    pub won: u64,
    /// Hands that it showed.
    pub shown: u64,
}

/// Two amounts added up, unless that is too much.
fn sum(one: Cents, other: Cents) -> Option<Cents> {
    one.get().checked_add(other.get()).map(Cents::new)
}

fn written<S: Serializer>(number: &u128, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(number)
}

fn read<'de, D: Deserializer<'de>>(from: D) -> Result<u128, D::Error> {
    String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
}

impl SeatSum {
    /// Nothing yet.
    pub(super) fn new(seat: u8, bot: &str) -> SeatSum {
        SeatSum { seat, bot: bot.to_owned(), net: Cents::ZERO, squares: 0, won: 0, shown: 0 }
    }

    fn add(&mut self, more: &SeatSum) -> Option<()> {
        self.net = sum(self.net, more.net)?;
        self.squares = self.squares.checked_add(more.squares)?;
        self.won = self.won.checked_add(more.won)?;
        self.shown = self.shown.checked_add(more.shown)?;
        Some(())
    }
}

impl SeatRun {
    /// The kind of a run for pots.
    pub const POT: &'static str = "pot";
    /// The kind of a run for points.
    pub const POINTS: &'static str = "points";

    /// Adds another part of the same run.
    pub(super) fn add(&mut self, part: SeatRun) -> Result<(), Error> {
        let same = (&part.kind, &part.game, &part.posted, &part.seed, &part.strategy)
            == (&self.kind, &self.game, &self.posted, &self.seed, &self.strategy)
            && (part.players, part.stack, part.of) == (self.players, self.stack, self.of)
            && part.fees_posted == self.fees_posted
            && part.seats.len() == self.seats.len();
        if !same {
            return Err(Error::damaged("the parts are not of one run"));
        }
        if let Some(shard) = part.shards.iter().find(|shard| self.shards.contains(shard)) {
            return Err(there_twice(shard));
        }
        self.sum(&part).ok_or_else(|| Error::damaged("counts overflow"))?;
        self.shards.extend(part.shards);
        self.rounds_per_second += part.rounds_per_second;
        Ok(())
    }

    fn sum(&mut self, part: &SeatRun) -> Option<()> {
        self.rounds = self.rounds.checked_add(part.rounds)?;
        self.pots = sum(self.pots, part.pots)?;
        self.fees = sum(self.fees, part.fees)?;
        self.showdowns = self.showdowns.checked_add(part.showdowns)?;
        self.seats.iter_mut().zip(&part.seats).try_for_each(|(own, more)| own.add(more))
    }
}

/// A table of bots.
struct Company {
    hands: Hands,
    bots: Vec<Bot>,
    /// As they are written down.
    names: String,
    fees: String,
}

impl Company {
    fn of(variant: &'static Variant, request: &Request) -> Result<Company, Error> {
        let fees = request.fees.as_deref().unwrap_or("none").to_owned();
        let stakes = variant.post(&request.posted)?.with_fees(&fees)?;
        let unlawful = |fault: law::Fault| law::Breach { faults: vec![fault] };
        // Hands without hours bear no fee by time.
        stakes.fees.iter().try_for_each(|fees| fees.by_hand().map_err(unlawful))?;
        // The best that there is here.
        let names = if request.strategy == "best" { "tight" } else { &request.strategy };
        let bots = Bot::list(names)?;
        let players = request.players.unwrap_or(variant.active.min(6));
        let stack = request.stack.unwrap_or(usual_stack(&stakes));
        let hands = Hands { stakes: Arc::new(stakes), players, stack };
        seats(&hands)?;
        if bots.len() > usize::from(players) {
            let why = format!("{} strategies are named, and {players} play", bots.len());
            return Err(Error::usage(why));
        }
        Ok(Company { hands, bots, names: names.to_owned(), fees })
    }

    /// Who plays at a seat.
    fn at(&self, seat: u8) -> &Bot {
        &self.bots[usize::from(seat - 1) % self.bots.len()]
    }
}

/// Deals the hands.
pub(super) fn run(
    variant: &'static Variant,
    request: &Request,
    work: Work<'_>,
) -> Result<SeatRun, Error> {
    let company = Company::of(variant, request)?;
    let plan = request.plan();
    let begun = Instant::now();
    let of = |seat: u8| company.at(seat);
    let total = plan.rounds / plan.shard.parts;
    let tally = work
        .during(Task::Dealing, total, |progress| company.hands.run(&plan, &progress.done, &of));
    Ok(SeatRun {
        kind: SeatRun::POT.to_owned(),
        game: variant.id.to_owned(),
        posted: request.posted.clone(),
        seed: request.seed.to_string(),
        strategy: company.names.clone(),
        players: company.hands.players,
        stack: company.hands.stack,
        fees_posted: company.fees.clone(),
        of: request.rounds,
        shards: vec![format!("{}/{}", plan.shard.part, plan.shard.parts)],
        rounds: tally.hands,
        seats: sums(&tally, &company),
        pots: Cents::new(tally.pots),
        fees: Cents::new(tally.fees),
        showdowns: tally.showdowns,
        rounds_per_second: speed(tally.hands, begun),
    })
}

/// A hundred large bets.
fn usual_stack(stakes: &Stakes) -> Cents {
    Cents::new(stakes.big.get() * 50)
}

/// The table must be one that can be opened.
fn seats(hands: &Hands) -> Result<(), Error> {
    let most = hands.stakes.variant.active.min(PLACES_MAX as u8);
    let fewest = hands.stakes.variant.customs.fewest.max(2);
    if !(fewest..=most).contains(&hands.players) {
        let why = format!("{} players: {fewest} to {most} can be dealt in", hands.players);
        return Err(Refusal::by(hands.stakes.variant.cites.seats, why).into());
    }
    if hands.stack <= Cents::ZERO {
        return Err(Error::usage("a stack must be more than nothing"));
    }
    Ok(())
}

fn sums(tally: &HandTally, company: &Company) -> Vec<SeatSum> {
    let seat = |seat: u8| {
        let at = usize::from(seat - 1);
        SeatSum {
            net: Cents::new(tally.net[at]),
            squares: tally.squares[at],
            won: tally.won[at],
            shown: tally.shown[at],
            ..SeatSum::new(seat, company.at(seat).name())
        }
    };
    (1..=company.hands.players).map(seat).collect()
}

/// The first hands of a pot game's run, written down as histories.
///
/// # Errors
/// As [`super::simulate`]; more hands than are written down.
pub fn histories(id: &str, request: &Request) -> Result<Vec<History>, Error> {
    let Game::Pot(variant) = find(id)? else {
        return Err(Error::usage(format!("hands of {id} are not written down")));
    };
    let company = Company::of(variant, request)?;
    if request.rounds > WRITTEN_MAX {
        return Err(Error::usage(format!("at most {WRITTEN_MAX} hands are written down")));
    }
    let mut deck = Stub::new(&company.hands.stakes);
    let mut histories = Vec::new();
    // The same streams, unit by unit, that the run itself is dealt from.
    for unit in 0..request.rounds.div_ceil(UNIT_ROUNDS) {
        let mut chance = Stream::new(&request.seed, HANDS, unit);
        let mut whim = Stream::new(&request.seed, WHIMS, unit);
        let first = unit * UNIT_ROUNDS;
        for n in first..request.rounds.min(first + UNIT_ROUNDS) {
            let mut recorder = Recorder::default();
            let mut hand = company.hands.open(n);
            let decide = |hand: &Hand, place: usize, choice| {
                company.at(hand.places()[place].seat).act(hand, place, choice, &mut whim)
            };
            let watch = |hand: &Hand, told: Told| match (told, hand.ask()) {
                (Told::Card(card), Awaited::Card(to)) => recorder.card(hand, to, card),
                (Told::Act(place, act), _) => recorder.act(hand, place, act),
                (Told::Card(_), _) => {}
            };
            deck.play_watched(&mut hand, &mut chance, decide, watch);
            histories.push(recorder.finish(&hand));
        }
    }
    Ok(histories)
}
