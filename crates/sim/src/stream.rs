//! Seeded, splittable cryptographic randomness.
//!
//! A [`Stream`] is the key stream of `ChaCha20`, all 20 rounds, as in RFC 8439: the key is
//! the [`Seed`], the 96-bit nonce is the domain (what the chance is for) followed by the index
//! (which unit of work it is for). Streams are addressed, not handed down: shoe number 7 of a
//! seed is the same on every machine and for every number of threads, and no block of the cipher
//! is used at two addresses. Bounded numbers are as uniform as the words: `spread` has the proof.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use std::fmt;
use std::str::FromStr;

/// The 256-bit key from which every stream of a run descends.
///
/// Take `Seed::from(n)` for `--seed n`, where a run shall be repeated; take 32 bytes from the
/// operating system where nobody may guess the cards.
///
/// ```
/// # use sim::stream::Seed;
/// let seed: Seed = "1".parse()?;
/// assert_eq!(seed, Seed::from(1));
/// assert_eq!(seed.to_string().parse(), Ok(seed));
/// # Ok::<(), sim::stream::SeedDefect>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; Seed::BYTES]);

/// A text that is neither a decimal number below 2^64 nor 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedDefect;

/// A source of uniform numbers, fixed by seed, domain and index.
///
/// It cannot be cloned, because two clones would deal the same cards.
#[derive(Debug)]
pub struct Stream {
    source: ChaCha20Rng,
    words_left: u64,
}

/// How many numbers [`Stream::falling`] takes out of one 64-bit word.
pub const BATCH: usize = 6;

/// The largest `n` for [`Stream::falling`]: 1040^6 is below 2^61, so that a word is rejected with
/// a probability below 2^-3, and below 2^-9 up to ten decks. Twenty decks fit.
pub const FALLING_MAX: u32 = 1040;

/// The most outcomes of [`Stream::several`], so that a word is rejected with a probability below
/// 2^-3.
pub const SEVERAL_MAX: u64 = 1 << 61;

impl Seed {
    /// Bytes of a seed.
    pub const BYTES: usize = 32;

    /// The key itself, most significant byte first.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; Seed::BYTES] {
        &self.0
    }
}

impl From<u64> for Seed {
    /// The number `n` as a 256-bit integer, so that seed 1 prints as `00…01`.
    fn from(n: u64) -> Seed {
        let mut bytes = [0; Seed::BYTES];
        bytes[Seed::BYTES - 8..].copy_from_slice(&n.to_be_bytes());
        Seed(bytes)
    }
}

impl From<[u8; Seed::BYTES]> for Seed {
    fn from(bytes: [u8; Seed::BYTES]) -> Seed {
        Seed(bytes)
    }
}

impl FromStr for Seed {
    type Err = SeedDefect;

    /// Reads 64 hexadecimal digits as the key, up to 20 decimal digits as a number.
    fn from_str(text: &str) -> Result<Seed, SeedDefect> {
        if text.len() <= 20 && text.bytes().all(|digit| digit.is_ascii_digit()) {
            return text.parse::<u64>().map(Seed::from).map_err(|_| SeedDefect);
        }
        if text.len() != 2 * Seed::BYTES {
            return Err(SeedDefect);
        }
        let digit = |byte: u8| char::from(byte).to_digit(16);
        let mut bytes = [0; Seed::BYTES];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let high = digit(pair[0]).ok_or(SeedDefect)?;
            let low = digit(pair[1]).ok_or(SeedDefect)?;
            *byte = (high * 16 + low) as u8;
        }
        Ok(Seed(bytes))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl fmt::Display for SeedDefect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a seed is a whole number below 2^64, or 64 hexadecimal digits")
    }
}

impl std::error::Error for SeedDefect {}

impl Stream {
    /// RFC 8439 counts blocks in 32 bits; a block is eight 64-bit words. That is 256 GiB, or
    /// 2·10^11 cards: ample for one unit of work, and checked, because the next block would
    /// belong to the next domain.
    pub const WORDS_MAX: u64 = 8 << 32;

    /// The stream of one unit of work, for example of shoe number `index`.
    ///
    /// Use another `domain` for every other kind of chance under the same seed.
    #[must_use]
    pub fn new(seed: &Seed, domain: u32, index: u64) -> Stream {
        // The generator keeps a 64-bit counter and a 64-bit nonce. The upper half of its counter
        // is the first word of RFC 8439's nonce, and there the domain goes. The order matters:
        // setting the nonce resets the counter.
        let mut source = ChaCha20Rng::from_seed(seed.0);
        source.set_stream(index);
        source.set_block_pos(u64::from(domain) << 32);
        Stream { source, words_left: Stream::WORDS_MAX }
    }

    /// The next 64 bits: eight bytes of the key stream, least significant first.
    ///
    /// # Panics
    /// After [`Stream::WORDS_MAX`] words.
    #[inline]
    pub fn word(&mut self) -> u64 {
        assert!(self.words_left > 0, "a stream ends after 256 GiB: split the work");
        self.words_left -= 1;
        self.source.next_u64()
    }

    /// A number below `n`, each exactly as likely as any other.
    ///
    /// # Panics
    /// If `n` is zero.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "there is no number below zero");
        loop {
            if let Some([number]) = spread(self.word(), [u64::from(n)]) {
                return number as u32;
            }
        }
    }

    /// Numbers below `n`, `n - 1`, … `n - 5`, exactly uniform and independent, from one word.
    ///
    /// These are six steps of Fisher and Yates. When the bounds run out they stay at one, whose
    /// only number is zero.
    ///
    /// # Panics
    /// If `n` is zero or above [`FALLING_MAX`].
    #[inline]
    pub fn falling(&mut self, n: u32) -> [u32; BATCH] {
        assert!(0 < n && n <= FALLING_MAX, "falling takes 1 to 1040, not {n}");
        let bounds = falling_bounds(u64::from(n));
        loop {
            if let Some(numbers) = spread(self.word(), bounds) {
                return numbers.map(|number| number as u32);
            }
        }
    }

    /// `K` numbers below `n`, exactly uniform and independent, from one word.
    ///
    /// # Panics
    /// If `n` is zero, or its `K`th power above 2^61: beyond that a word would be rejected too
    /// often.
    #[inline]
    pub fn several<const K: usize>(&mut self, n: u32) -> [u32; K] {
        let outcomes = u64::from(n).checked_pow(K as u32);
        let fits = outcomes.is_some_and(|outcomes| 0 < outcomes && outcomes <= SEVERAL_MAX);
        assert!(fits, "{K} numbers below {n} do not fit in a word");
        loop {
            if let Some(numbers) = spread(self.word(), [u64::from(n); K]) {
                return numbers.map(|number| number as u32);
            }
        }
    }
}

/// What `spread` asks of a machine word; tests use short words to try every single one.
trait Word: Copy + Ord {
    const ONE: Self;
    /// `self · factor` as (high word, low word).
    fn wide(self, factor: Self) -> (Self, Self);
    /// How many words are too many: the number of words modulo `parts`.
    fn surplus(parts: Self) -> Self;
}

macro_rules! word {
    ($word:ty, $wide:ty) => {
        impl Word for $word {
            const ONE: $word = 1;
            #[inline]
            fn wide(self, factor: $word) -> ($word, $word) {
                let product = <$wide>::from(self) * <$wide>::from(factor);
                ((product >> <$word>::BITS) as $word, product as $word)
            }
            #[inline]
            fn surplus(parts: $word) -> $word {
                // 2^BITS − parts wraps to −parts, and has the same remainder as 2^BITS.
                parts.wrapping_neg() % parts
            }
        }
    };
}

word!(u64, u128);

/// Turns one word into a number below each bound, or into `None` if the word is surplus.
///
/// This is Lemire's multiplication in the batched form of Brackett-Rozinsky and Lemire, "Batched
/// Ranged Random Integer Generation" (2024). The product of the bounds must fit in a word.
///
/// Why it is unbiased. Let W be the number of words and B the product of the bounds. Multiplying
/// by a bound splits off its number as the high word and leaves the low word for the next bound;
/// after all of them `word · B = x · W + rest`, where the numbers are the digits of `x` in the
/// mixed radix of the bounds: outcomes and integers `0 <= x < B` correspond one to one. A word
/// is kept if `rest >= W mod B`. So the words kept for a given `x` are those whose `word · B`
/// lies in `[x·W + W mod B, (x + 1)·W)`. The length of that interval, `W − W mod B`, is a
/// multiple of B, hence it holds exactly `⌊W / B⌋` multiples of B: every outcome is reached by
/// equally many words. `rest >= B` implies that a word is kept and spares the division.
#[inline]
fn spread<W: Word, const K: usize>(word: W, bounds: [W; K]) -> Option<[W; K]> {
    let parts = bounds.iter().fold(W::ONE, |parts, &bound| parts.wide(bound).1);
    let mut rest = word;
    let numbers = bounds.map(|bound| {
        let (number, low) = rest.wide(bound);
        rest = low;
        number
    });
    (rest >= parts || rest >= W::surplus(parts)).then_some(numbers)
}

/// The bounds `n`, `n - 1`, … of a batch, never below one.
#[inline]
fn falling_bounds(n: u64) -> [u64; BATCH] {
    std::array::from_fn(|i| n.saturating_sub(i as u64).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    word!(u8, u16);
    word!(u16, u32);

    /// Tries every word there is: each outcome must be reached by ⌊W / B⌋ of them.
    fn prove<W: Word + Into<u64>, const K: usize>(words: impl Iterator<Item = W>, bounds: [W; K]) {
        let parts: u64 = bounds.iter().map(|&bound| bound.into()).product();
        let mut total = 0;
        let mut reached = vec![0u64; parts as usize];
        for word in words {
            total += 1;
            let Some(numbers) = spread(word, bounds) else {
                continue;
            };
            let x = numbers.into_iter().zip(bounds).fold(0, |x, (number, bound)| {
                assert!(number < bound);
                x * bound.into() + number.into()
            });
            reached[x as usize] += 1;
        }
        assert!(reached.iter().all(|&count| count == total / parts));
    }

    #[test]
    fn every_8_bit_word_and_up_to_three_bounds() {
        for a in 1..=u8::MAX {
            prove(0..=u8::MAX, [a]);
            for b in 1..=u8::MAX / a {
                prove(0..=u8::MAX, [a, b]);
                for c in 1..=u8::MAX / a / b {
                    prove(0..=u8::MAX, [a, b, c]);
                }
            }
        }
    }

    #[test]
    fn every_16_bit_word_in_batches_of_six() {
        // 8·7·6·5·4·3 = 20160 outcomes is the largest full batch for 65536 words.
        for n in 1..=8 {
            prove(0..=u16::MAX, falling_bounds(n).map(|bound| bound as u16));
        }
    }

    #[test]
    fn every_16_bit_word_and_several_numbers_below_one_bound() {
        for n in 1..=256 {
            prove(0..=u16::MAX, [n]);
        }
        (1..=255).for_each(|n| prove(0..=u16::MAX, [n; 2]));
        (1..=40).for_each(|n| prove(0..=u16::MAX, [n; 3]));
        (1..=9).for_each(|n| prove(0..=u16::MAX, [n; 5]));
        (1..=4).for_each(|n| prove(0..=u16::MAX, [n; 7]));
        (1..=3).for_each(|n| prove(0..=u16::MAX, [n; 10]));
    }

    #[test]
    fn several_numbers_are_the_digits_of_one() {
        // By definition the numbers are the digits of the word's share of n^K, most significant
        // first.
        for n in [6, 36, 37, 52, 64] {
            let mut stream = Stream::new(&Seed::from(1), 2, 0);
            let mut words = Stream::new(&Seed::from(1), 2, 0);
            for _ in 0..1000 {
                let numbers: [u32; 10] = stream.several(n);
                let outcomes = u128::from(n).pow(10);
                let surplus = (1_u128 << 64) % outcomes;
                let share = loop {
                    let product = u128::from(words.word()) * outcomes;
                    if u128::from(product as u64) >= surplus {
                        break product >> 64;
                    }
                };
                let digits = |x: u128, d: u32| x * u128::from(n) + u128::from(d);
                assert_eq!(numbers.into_iter().fold(0, digits), share);
            }
        }
    }

    #[test]
    fn several_fit_up_to_their_maximum() {
        let mut stream = Stream::new(&Seed::from(1), 0, 0);
        assert!(stream.several::<7>(256).iter().all(|n| *n < 256));
        assert!(stream.several::<61>(2).iter().all(|n| *n < 2));
        assert_eq!(stream.several::<10>(1), [0; 10]);
    }

    #[test]
    #[should_panic(expected = "10 numbers below 69 do not fit")]
    fn several_refuse_what_does_not_fit() {
        // 68^10 is the largest tenth power below 2^61.
        let mut stream = Stream::new(&Seed::from(1), 0, 0);
        assert!(stream.several::<10>(68).iter().all(|n| *n < 68));
        let _ = stream.several::<10>(69);
    }

    #[test]
    #[should_panic(expected = "do not fit")]
    fn several_refuse_no_numbers() {
        let _ = Stream::new(&Seed::from(1), 0, 0).several::<2>(0);
    }

    #[test]
    fn the_largest_batch_fits_in_a_word() {
        let bounds = falling_bounds(u64::from(FALLING_MAX));
        assert_eq!(bounds, [1040, 1039, 1038, 1037, 1036, 1035]);
        assert!(bounds.iter().map(|&bound| u128::from(bound)).product::<u128>() <= 1 << 61);
        assert_eq!(falling_bounds(4), [4, 3, 2, 1, 1, 1]);
    }

    #[test]
    fn a_surplus_word_is_replaced_by_the_next() {
        // Word zero leaves a rest of zero: surplus unless the bound divides 2^64.
        assert_eq!(spread(0u64, [3]), None);
        assert_eq!(spread(0u64, [4]), Some([0]));
        assert_eq!(spread(1u64, [3]), Some([0]));
        assert_eq!(spread(u64::MAX, [3]), Some([2]));
    }

    #[test]
    fn key_stream_is_that_of_rfc_8439() {
        // Section 2.3.2: key 00 01 … 1f, nonce 00000009 0000004a 00000000, block 1.
        let seed = Seed::from(std::array::from_fn(|i| i as u8));
        let mut stream = Stream::new(&seed, 0x0900_0000, 0x4a00_0000);
        (0..8).for_each(|_| _ = stream.word());
        let block_1 = [
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e",
            "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
        ];
        for half in block_1 {
            let bytes: Vec<u8> = (0..4).flat_map(|_| stream.word().to_le_bytes()).collect();
            assert_eq!(Ok(Seed(bytes.try_into().unwrap())), half.parse());
        }
    }

    #[test]
    fn golden_first_numbers_of_seed_1() {
        // Computed by a separate program from RFC 8439 and the definition of `spread`.
        let mut stream = Stream::new(&Seed::from(1), 0, 0);
        assert_eq!(stream.word(), 10_858_776_420_829_642_821);
        assert_eq!(stream.word(), 10_825_683_874_452_763_607);
        assert_eq!(stream.word(), 6_976_788_609_191_989_227);
        assert_eq!(stream.word(), 4_696_484_672_979_944_783);
        let dice = [(); 10].map(|()| stream.below(6));
        assert_eq!(dice, [4, 1, 3, 2, 3, 5, 2, 2, 5, 5]);
        assert_eq!(stream.falling(416), [60, 309, 103, 187, 168, 120]);
        let mut elsewhere = Stream::new(&Seed::from(1), 3, 1 << 40);
        assert_eq!(elsewhere.word(), 3_541_716_968_384_532_696);
        assert_eq!(elsewhere.word(), 12_078_898_232_623_829_293);
    }

    #[test]
    fn streams_do_not_meet() {
        let mut firsts = BTreeSet::new();
        for seed in [0, 1, u64::MAX] {
            for domain in [0, 1, u32::MAX] {
                for index in [0, 1, 1 << 32, u64::MAX] {
                    let mut stream = Stream::new(&Seed::from(seed), domain, index);
                    (0..64).for_each(|_| assert!(firsts.insert(stream.word())));
                }
            }
        }
        assert_eq!(firsts.len(), 3 * 3 * 4 * 64);
    }

    #[test]
    #[should_panic(expected = "split the work")]
    fn a_stream_ends_before_the_next_domain() {
        let mut stream = Stream::new(&Seed::from(1), 0, 0);
        stream.words_left = 1;
        stream.word();
        stream.word();
    }

    #[test]
    fn seeds_read_what_they_print() {
        let one = "0000000000000000000000000000000000000000000000000000000000000001";
        assert_eq!(Seed::from(1).to_string(), one);
        assert_eq!(one.parse(), Ok(Seed::from(1)));
        assert_eq!("18446744073709551615".parse(), Ok(Seed::from(u64::MAX)));
        let seed = Seed::from(std::array::from_fn(|i| 255 - 7 * i as u8));
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(seed.to_string().to_uppercase().parse(), Ok(seed));
        assert_eq!(format!("{:?}", Seed::from(1)), format!("Seed({one})"));
        let not_hex = one.replace('1', "g");
        let accented = one.replace("01", "é");
        let too_long = format!("{one}0");
        let bad = ["", "+1", "-1", "1.5", "0x1", "18446744073709551616"];
        for text in bad.into_iter().chain([&*not_hex, &*accented, &*too_long]) {
            assert_eq!(text.parse::<Seed>(), Err(SeedDefect), "{text}");
        }
    }

    #[test]
    fn below_is_flat() {
        // Chi-square with 36 degrees of freedom: 99.99 % of all seeds stay below 77.
        let mut stream = Stream::new(&Seed::from(37), 0, 0);
        let mut counts = [0u32; 37];
        (0..370_000).for_each(|_| counts[stream.below(37) as usize] += 1);
        let square: f64 = counts.iter().map(|&n| (f64::from(n) - 1e4).powi(2) / 1e4).sum();
        assert!(square < 77.0, "{square}");
    }
}
