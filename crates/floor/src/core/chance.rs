//! Chance of virtual tables: shuffles and throws, from the entropy of a request.
//!
//! A shuffle is a plain Fisher and Yates in which every number is drawn without bias from a
//! stream of `ChaCha20`, and the key of the stream is a fresh block of entropy for every
//! [`CARDS_A_BLOCK`] cards: those need at most 209 bits, a block has 256, so that every order of
//! 416 cards is reachable, which one key could not do. The order is kept as a secret of the store,
//! card by card; before betting a commitment to it and a salt is told, at its end both are.
//!
//! ```
//! use floor::core::chance::{Hidden, commitment};
//! use floor::core::Entropy;
//!
//! let cards: Vec<cards::AnyCard> = cards::parse_any_cards("Ah Kh Qh Jh Th")?;
//! let mut entropy = Entropy::from([9; Entropy::BYTES]);
//! let hidden = Hidden::shuffled(1, &cards, &mut entropy);
//! assert_eq!(hidden.commitment(), commitment(&hidden.salt(), &hidden.order()));
//! # Ok::<(), cards::ParseCardError>(())
//! ```

use super::Entropy;
use cards::{AnyCard, Card, Rank};
use serde::{Deserialize, Serialize};
use sim::stream::{Seed, Stream};
use table::{Chance, Cut, Input, NewShoe, Seat, ShoeLaw};

/// How many cards are shuffled by one block of entropy.
pub const CARDS_A_BLOCK: usize = 24;
/// The domain of streams that shuffle.
const SHUFFLES: u32 = 0x666c_6f6f;
/// The domain of streams that cut.
const CUTS: u32 = 0x6375_7421;
/// The domain of streams that spin and throw.
const THROWS: u32 = 0x7468_726f;

/// What lies in the shoe, or will be thrown: nobody sees it before it is its turn.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hidden {
    /// The number of the shoe, the deck or the throw.
    pub n: u64,
    /// What makes the commitment say nothing: 64 hexadecimal digits.
    salt: String,
    /// The order of the cards, the first first; or what is thrown.
    order: Vec<String>,
    /// How many of them are out.
    out: usize,
}

impl Hidden {
    /// These cards, shuffled.
    #[must_use]
    pub fn shuffled(n: u64, cards: &[AnyCard], entropy: &mut Entropy) -> Hidden {
        let mut left: Vec<AnyCard> = cards.to_vec();
        let mut order = Vec::with_capacity(left.len());
        let mut stream = Stream::new(&Seed::from(entropy.block()), SHUFFLES, n);
        for dealt in 0..cards.len() {
            if dealt > 0 && dealt.is_multiple_of(CARDS_A_BLOCK) {
                stream = Stream::new(&Seed::from(entropy.block()), SHUFFLES, n);
            }
            let at = stream.below(left.len() as u32) as usize;
            order.push(left.swap_remove(at).to_string());
        }
        Hidden { n, salt: hex(&entropy.block()), order, out: 0 }
    }

    /// One of these faces, by their weights.
    #[must_use]
    pub fn thrown(n: u64, faces: &[(table::Name, u32)], entropy: &mut Entropy) -> Hidden {
        let shown = throw(n, faces, &Seed::from(entropy.block()));
        Hidden { n, salt: hex(&entropy.block()), order: vec![shown], out: 0 }
    }

    /// The salt.
    #[must_use]
    pub fn salt(&self) -> String {
        self.salt.clone()
    }

    /// The whole order, as it is revealed.
    #[must_use]
    pub fn order(&self) -> String {
        self.order.join(" ")
    }

    /// What binds whoever shuffled to this order.
    #[must_use]
    pub fn commitment(&self) -> String {
        commitment(&self.salt, &self.order())
    }

    /// The next of it.
    pub(crate) fn next(&mut self) -> Option<String> {
        let next = self.order.get(self.out).cloned()?;
        self.out += 1;
        Some(next)
    }

    /// The next card.
    pub(crate) fn card(&mut self) -> Option<AnyCard> {
        self.next()?.parse().ok()
    }

    /// How many of it are out.
    pub(crate) fn out(&self) -> usize {
        self.out
    }

    /// The same with so many out.
    pub(crate) fn back_to(self, out: usize) -> Hidden {
        Hidden { out, ..self }
    }

    /// Whether this is what the records say that the floor is bound to, and as far as they say.
    pub(crate) fn keeps(&self, bound: Option<&super::Bond>) -> bool {
        bound.is_some_and(|bond| {
            (bond.shoe, bond.out) == (self.n, self.out as u64)
                && bond.commitment == self.commitment()
        })
    }

    /// Whether nothing is left.
    pub(crate) fn is_empty(&self) -> bool {
        self.out >= self.order.len()
    }

    /// Cuts the order at a place that chance finds, as far from either end as the law asks.
    fn cut(&mut self, law: Option<ShoeLaw>, entropy: &mut Entropy) -> u16 {
        let least = law.map_or(1, |law| law.cut_min);
        let cards = self.order.len() as u32;
        let places = (cards + 1).saturating_sub(2 * u32::from(least)).max(1);
        let mut stream = Stream::new(&Seed::from(entropy.block()), CUTS, self.n);
        let at = least + stream.below(places) as u16;
        let turn = usize::from(at).min(self.order.len());
        self.order.rotate_left(turn);
        at
    }
}

impl std::fmt::Debug for Hidden {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Hidden({}, {} out)", self.n, self.out)
    }
}

/// One face by its weight.
fn throw(n: u64, faces: &[(table::Name, u32)], seed: &Seed) -> String {
    let total: u32 = faces.iter().map(|(_, weight)| *weight).sum();
    let mut at = Stream::new(seed, THROWS, n).below(total);
    let face = faces.iter().find(|(_, weight)| {
        let here = at < *weight;
        at = at.saturating_sub(*weight);
        here
    });
    // invariant: a number below the sum of the weights falls on a face.
    face.map_or_else(|| panic!("no face"), |(shown, _)| shown.to_string())
}

/// Three dice, that place a button: nobody can bet on them.
#[must_use]
pub fn three_dice(entropy: &mut Entropy) -> Input {
    let mut stream = Stream::new(&Seed::from(entropy.block()), THROWS, 0);
    let dice = [(); 3].map(|()| (1 + stream.below(6)).to_string());
    Input::Throw(dice.join(" "))
}

/// What binds whoever shuffles to an order: BLAKE3 in key derivation mode over the salt and the
/// order as it is written, a zero byte between them.
#[must_use]
pub fn commitment(salt: &str, order: &str) -> String {
    let mut hasher = blake3::Hasher::new_derive_key("croupier floor shuffle 1");
    hasher.update(salt.as_bytes()).update(&[0]).update(order.as_bytes());
    hasher.finalize().to_hex().to_string()
}

/// The next shoe or deck of a table: shuffled, cut, marked and burned as the book has it.
pub(crate) fn new_shoe(
    n: u64,
    chance: &Chance,
    cutter: Option<Seat>,
    entropy: &mut Entropy,
) -> Option<(Hidden, NewShoe)> {
    let (cards, law, round_max) = match chance {
        Chance::Shoe { cards, law, round_max } => (cards, *law, Some(*round_max)),
        Chance::Deck { cards } => (cards, None, None),
        Chance::Throw { .. } => return None,
    };
    let all: Vec<AnyCard> = cards.all().collect();
    let mut hidden = Hidden::shuffled(n, &all, entropy);
    // Where a shoe lasts it is cut: the highest seat is asked first, and chance cuts for it.
    let cut = round_max.map(|_| {
        let at = hidden.cut(law, entropy);
        Cut { by: cutter, declined: Vec::new(), at }
    });
    let commitment = Some(hidden.commitment());
    // A shoe that holds less than two rounds of a full table ends after two of any.
    let marker = round_max.map(|most| {
        let twice = (2 * most).min(all.len() as u16);
        law.map_or(twice, |law| law.marker_min)
    });
    let burned = law.map_or(Vec::new(), |_| burn(&mut hidden));
    Some((hidden, NewShoe { commitment, cut, marker, burned }))
}

/// The first card and as many more as its number.
fn burn(hidden: &mut Hidden) -> Vec<AnyCard> {
    let Some(first) = hidden.card() else { return Vec::new() };
    let pips = first.natural().map(Card::rank).and_then(Rank::pips);
    let more = pips.map_or(10, usize::from);
    let rest = (0..more).filter_map(|_| hidden.card());
    std::iter::once(first).chain(rest).collect()
}

fn hex(bytes: &[u8; 32]) -> String {
    blake3::Hash::from_bytes(*bytes).to_hex().to_string()
}
