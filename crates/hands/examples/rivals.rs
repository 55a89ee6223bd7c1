//! Times our rankings beside another program's, in turns: `cargo xtask peers --ompeval` runs it.
//!
//! The other program has the same hands and answers one task a line. Hands are timed in chunks,
//! and each chunk counts at its fastest of all rounds, so that a busy machine disturbs no side.

#![expect(clippy::cast_precision_loss, reason = "times are not money")]

use cards::Card;
use hands::{Pile, high, high7, omaha};
use std::collections::HashMap;
use std::hint::black_box;
use std::io::{BufRead, BufReader, Error, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// What is timed; the other program knows the same names.
const TASKS: [&str; 8] =
    ["random 7", "ready 7", "sequence 7", "each 7", "random 5", "sequence 5", "each 5", "omaha"];

/// What only we have: piles of seven cards, to be compared with arrays.
const OWN: &str = "pile 7";

/// All hands in sequence, the last card of each by one call: what the other side is asked instead.
const EACH: [(&str, &str); 2] = [("each 7", "sequence 7"), ("each 5", "sequence 5")];

/// Hands that are timed together: few enough that most chunks are not interrupted.
const CHUNK: usize = 50_000;

fn main() -> Result<(), Error> {
    let mut arguments = std::env::args().skip(1);
    let mut number =
        |otherwise| arguments.next().and_then(|n| n.parse().ok()).unwrap_or(otherwise);
    let (n, rounds) = (number(10_000_000), number(20));
    let mut ours = Ours::new(n);
    let mut others = arguments
        .map(|program| Other::start(&program, n).map(|other| (program, other)))
        .collect::<Result<Vec<_>, _>>()?;
    for (program, other) in &mut others {
        for task in ["climbs 7", "climbs 5", "climbs omaha"] {
            let (own, theirs) = (ours.climbs(task), other.ask(task)?);
            let same = theirs == 0.0 || (own - theirs).abs() < 0.5;
            assert!(same, "{program} orders hands otherwise: {task} {own} and {theirs}");
        }
    }
    let mut table: HashMap<&str, Vec<f64>> = HashMap::new();
    for _ in 0..rounds {
        for task in TASKS.into_iter().chain([OWN]) {
            let mut row = vec![ours.time(task)];
            for (_, other) in &mut others {
                let same = EACH.into_iter().find(|(own, _)| *own == task).map_or(task, |it| it.1);
                row.push(if task == OWN { 0.0 } else { other.ask(same)? });
            }
            table.insert(task, row);
        }
    }
    println!("nanoseconds of a hand, {n} random hands, {rounds} rounds; ours of theirs");
    for task in TASKS.into_iter().chain([OWN]) {
        let row = &table[task];
        print!("{task:12} ours {:8.3}", row[0]);
        for ((program, _), theirs) in others.iter().zip(&row[1..]).filter(|(_, t)| **t > 0.0) {
            let name = program.rsplit('/').next().unwrap_or(program);
            print!("   {name} {theirs:8.3} ratio {:.2}", row[0] / theirs);
        }
        println!();
    }
    Ok(())
}

/// A program that answers tasks.
struct Other {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Other {
    fn start(program: &str, n: usize) -> Result<Other, Error> {
        let mut command = Command::new(program);
        command.arg(n.to_string()).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn()?;
        let (Some(to), Some(from)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Error::other("the other program has no standard input and output"));
        };
        Ok(Other { child, to, from: BufReader::new(from) })
    }

    /// Its answer to a task; 0 where it has no such task.
    fn ask(&mut self, task: &str) -> Result<f64, Error> {
        writeln!(self.to, "{task}")?;
        let mut line = String::new();
        self.from.read_line(&mut line)?;
        line.trim().parse().map_err(Error::other)
    }
}

impl Drop for Other {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Hands of `N` cards drawn without replacement by the generator that the other side has.
fn draw<const N: usize>(n: usize) -> Vec<[Card; N]> {
    let mut state = 7_u64;
    let full: [Card; 52] = deck();
    let mut hand = || {
        let (mut deck, mut left) = (full, 52);
        std::array::from_fn(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let at = (state >> 33) as usize % left;
            left -= 1;
            let last = deck[left];
            std::mem::replace(&mut deck[at], last)
        })
    };
    (0..n).map(|_| hand()).collect()
}

/// All cards in the order of their codes.
fn deck() -> [Card; 52] {
    let mut deck = Card::all();
    std::array::from_fn(|_| deck.next().unwrap_or_else(|| unreachable!("a deck has 52 cards")))
}

/// The least time that each chunk of a task has taken so far.
#[derive(Default)]
struct Least(Vec<Duration>);

impl Least {
    fn time(&mut self, chunk: usize, work: impl FnOnce() -> u64) {
        let from = Instant::now();
        black_box(work());
        let took = from.elapsed();
        if chunk == self.0.len() {
            self.0.push(took);
        }
        self.0[chunk] = self.0[chunk].min(took);
    }

    fn total(&self) -> f64 {
        self.0.iter().map(Duration::as_secs_f64).sum::<f64>() * 1e9
    }
}

/// The value of four own cards and a board.
fn nine([a, b, c, d, board @ ..]: &[Card; 9]) -> u16 {
    omaha(&[*a, *b, *c, *d], board).number()
}

/// Our hands, and what they took.
struct Ours {
    sevens: Vec<[Card; 7]>,
    ready: Vec<Pile>,
    fives: Vec<[Card; 5]>,
    nines: Vec<[Card; 9]>,
    least: HashMap<String, Least>,
}

impl Ours {
    fn new(n: usize) -> Ours {
        let sevens = draw(n);
        let ready = sevens.iter().map(pile).collect();
        Ours { sevens, ready, fives: draw(n), nines: draw(n), least: HashMap::new() }
    }

    /// One pass: nanoseconds of a hand, each chunk at its fastest so far.
    fn time(&mut self, task: &str) -> f64 {
        let least = self.least.entry(task.to_owned()).or_default();
        match task {
            "random 7" => pass(least, &self.sevens, |hand| high7(hand).number()),
            "pile 7" => pass(least, &self.sevens, |hand| pile(hand).high7().number()),
            "ready 7" => pass(least, &self.ready, |pile| pile.high7().number()),
            "sequence 7" => every(least, sequence7) / 133_784_560.0,
            "each 7" => every(least, |two, b| each7(two, b, &deck())) / 133_784_560.0,
            "each 5" => every(least, |two, b| each5(two, b, &deck())) / 2_598_960.0,
            "random 5" => pass(least, &self.fives, |hand| high(hand).number()),
            "sequence 5" => every(least, sequence5) / 2_598_960.0,
            _ => pass(least, &self.nines, nine),
        }
    }

    /// How often a hand is better than the one before it: the order of both sides must agree.
    fn climbs(&self, task: &str) -> f64 {
        match task {
            "climbs 7" => climbs(&self.sevens, |hand| high7(hand).number()),
            "climbs 5" => climbs(&self.fives, |hand| high(hand).number()),
            _ => climbs(&self.nines, nine),
        }
    }
}

fn climbs<T>(hands: &[T], value: impl Fn(&T) -> u16) -> f64 {
    let mut last = 0;
    let better = |hand| {
        let now = value(hand);
        std::mem::replace(&mut last, now) < now
    };
    hands.iter().map(better).filter(|better| *better).count() as f64
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "hands lie in one array")]
fn pile(cards: &[Card; 7]) -> Pile {
    cards.iter().fold(Pile::EMPTY, |pile, card| pile.with(*card))
}

/// Adds without a check, as the other side does.
fn add(sum: u64, value: u16) -> u64 {
    sum.wrapping_add(u64::from(value))
}

/// One pass over drawn hands, by chunks: nanoseconds of a hand.
#[inline(never)]
fn pass<T>(least: &mut Least, hands: &[T], value: impl Fn(&T) -> u16) -> f64 {
    for (at, chunk) in hands.chunks(CHUNK).enumerate() {
        least.time(at, || chunk.iter().fold(0, |sum, hand| add(sum, value(hand))));
    }
    least.total() / hands.len() as f64
}

/// One pass over all hands in sequence by their two highest cards: nanoseconds of them all.
fn every(least: &mut Least, below: impl Fn(Pile, Card) -> u64) -> f64 {
    let twos = Card::all().flat_map(|a| a.below().map(move |b| (a, b)));
    for (chunk, (a, b)) in twos.enumerate() {
        least.time(chunk, || below(Pile::EMPTY.with(a).with(b), b));
    }
    least.total()
}

/// All hands of seven with five more cards below one.
#[inline(never)]
fn sequence7(two: Pile, b: Card) -> u64 {
    let mut sum = 0;
    sixes(two, b, |six, f| {
        sum = f.below().fold(sum, |sum, g| add(sum, six.with(g).high7().number()));
    });
    sum
}

/// All hands of six with four more cards below one, each with its lowest card.
#[inline]
fn sixes(two: Pile, b: Card, mut see: impl FnMut(Pile, Card)) {
    for c in b.below() {
        let three = two.with(c);
        for d in c.below() {
            let four = three.with(d);
            for e in d.below() {
                let five = four.with(e);
                for f in e.below() {
                    see(five.with(f), f);
                }
            }
        }
    }
}

/// All hands of five with three more cards below one.
#[inline(never)]
fn sequence5(two: Pile, b: Card) -> u64 {
    let mut sum = 0;
    fours(two, b, |four, d| {
        sum = d.below().fold(sum, |sum, e| add(sum, four.with(e).high5().number()));
    });
    sum
}

/// All hands of four with two more cards below one, each with its lowest card.
#[inline]
fn fours(two: Pile, b: Card, mut see: impl FnMut(Pile, Card)) {
    for c in b.below() {
        let three = two.with(c);
        for d in c.below() {
            see(three.with(d), d);
        }
    }
}

/// The cards below one.
#[inline]
fn under(deck: &[Card; 52], card: Card) -> &[Card] {
    &deck[..usize::from(card.code())]
}

/// All hands of seven with five more cards below one, the last by one call.
#[inline(never)]
fn each7(two: Pile, b: Card, deck: &[Card; 52]) -> u64 {
    let mut sum = 0;
    let see = |six: Pile, f| six.each7(under(deck, f), |high| sum = add(sum, high.number()));
    sixes(two, b, see);
    sum
}

/// All hands of five with three more cards below one, the last by one call.
#[inline(never)]
fn each5(two: Pile, b: Card, deck: &[Card; 52]) -> u64 {
    let mut sum = 0;
    let see = |four: Pile, d| four.each5(under(deck, d), |high| sum = add(sum, high.number()));
    fours(two, b, see);
    sum
}
