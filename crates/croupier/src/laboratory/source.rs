//! Outputs of the generator: raw words, numbers scaled to a range, shuffled decks.

use cards::AnyCard;
use floor::core::Entropy;
use floor::core::chance::Hidden;
use sim::stream::{Seed, Stream};

/// The domain of streams that are examined.
const EXAMINED: u32 = 0x6c61_6273;

/// Values that are to be independent and all alike.
pub trait Source {
    /// How many different values there are.
    fn values(&self) -> u32;

    /// The next value, below [`Source::values`].
    fn next(&mut self) -> u32;

    /// The next number from 0 to 1, made of as many values as a number has room for.
    fn fraction(&mut self) -> f64 {
        let values = f64::from(self.values());
        let (mut number, mut unit) = (0.0, 1.0);
        while unit > 1e-9 {
            unit /= values;
            number += f64::from(self.next()) * unit;
        }
        number
    }

    /// The next bit: whether a value lies in the upper half.
    fn bit(&mut self) -> bool {
        let half = self.values() / 2;
        loop {
            // Of an odd number of values the last has no half.
            let value = self.next();
            if value < 2 * half {
                return value >= half;
            }
        }
    }
}

/// What is examined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// Bytes, as the cipher gives them.
    Raw,
    /// Numbers below 37, as a wheel is spun.
    Scaled,
    /// Cards of shuffled decks, another place of each deck in turn.
    Shuffled,
}

impl Output {
    /// All of them.
    pub const ALL: [Output; 3] = [Output::Raw, Output::Scaled, Output::Shuffled];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Output::Raw => "raw",
            Output::Scaled => "scaled",
            Output::Shuffled => "shuffled",
        }
    }

    /// A stretch of it that no other number gives.
    #[must_use]
    pub fn source(self, seed: &Seed, number: u32) -> Box<dyn Source> {
        let stream = Stream::new(seed, EXAMINED, u64::from(number));
        match self {
            Output::Raw => Box::new(Raw { stream, bytes: Vec::new() }),
            Output::Scaled => Box::new(Scaled { stream, below: 37 }),
            Output::Shuffled => Box::new(Decks { stream, cards: deck(), n: 0 }),
        }
    }
}

struct Raw {
    stream: Stream,
    bytes: Vec<u8>,
}

impl Source for Raw {
    fn values(&self) -> u32 {
        256
    }

    fn next(&mut self) -> u32 {
        if self.bytes.is_empty() {
            self.bytes = self.stream.word().to_be_bytes().to_vec();
        }
        self.bytes.pop().map_or(0, u32::from)
    }
}

/// Numbers below a bound, without bias.
pub struct Scaled {
    /// Where they come from.
    pub stream: Stream,
    /// The bound.
    pub below: u32,
}

impl Source for Scaled {
    fn values(&self) -> u32 {
        self.below
    }

    fn next(&mut self) -> u32 {
        self.stream.below(self.below)
    }
}

/// Decks, shuffled as the floor shuffles them.
pub struct Decks {
    stream: Stream,
    cards: Vec<AnyCard>,
    n: u64,
}

/// The 52 cards, in order.
#[must_use]
pub fn deck() -> Vec<AnyCard> {
    let all = cards::Card::all();
    all.map(AnyCard::from).collect()
}

impl Decks {
    /// Decks of these cards.
    #[must_use]
    pub fn new(stream: Stream, cards: Vec<AnyCard>) -> Decks {
        Decks { stream, cards, n: 0 }
    }

    /// The next deck, shuffled.
    pub fn shuffled(&mut self) -> Vec<String> {
        let mut bytes = [0; Entropy::BYTES];
        for chunk in bytes.chunks_exact_mut(8) {
            chunk.copy_from_slice(&self.stream.word().to_be_bytes());
        }
        self.n += 1;
        let mut entropy = Entropy::from(bytes);
        let order = Hidden::shuffled(self.n, &self.cards, &mut entropy).order();
        order.split(' ').map(ToString::to_string).collect()
    }
}

impl Source for Decks {
    fn values(&self) -> u32 {
        self.cards.len() as u32
    }

    fn next(&mut self) -> u32 {
        let order = self.shuffled();
        let place = (self.n as usize - 1) % order.len();
        let known = self.cards.iter().position(|card| card.to_string() == order[place]);
        // invariant: a shuffled deck holds the cards that were shuffled.
        known.unwrap_or_else(|| panic!("no card {}", order[place])) as u32
    }
}
