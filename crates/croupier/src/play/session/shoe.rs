//! The shoe: shuffled, cut, marked and burned.

use cards::{Card, Pack};
use games::baccarat::shoe::{CUT_MIN, MARKER_MIN, Shoe, cut};
use journal::chain::Writer;
use sim::shuffle;
use sim::stream::{Seed, Stream};
use table::Refusal;

/// The domain of the streams that shuffle and cut: apart from those of simulations.
const SHOES: u32 = 0x706c_6179;

/// Whether the first card of a shoe burns others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Burn {
    /// It does.
    ByFirstCard,
    /// No card is burned.
    None,
}

/// Where shoes come from: shoe `n` of a seed is the same on every machine.
pub(super) struct Chance {
    seed: Seed,
    shoes: u64,
    burn: Burn,
}

/// A shoe ready to be dealt from.
pub(super) struct Fresh {
    pub shoe: Shoe,
    /// How many cards the cut brought from the front to the back.
    pub cut: usize,
    /// The first card and those burned with it.
    pub burned: Vec<Card>,
    /// Binds the dealer to the order of the cards before the first is dealt.
    pub commitment: Option<String>,
}

impl Chance {
    pub fn new(seed: Seed, burn: Burn) -> Chance {
        Chance { seed, shoes: 0, burn }
    }

    /// How many shoes have been made.
    pub fn shoes(&self) -> u64 {
        self.shoes
    }

    /// The next shoe of these cards.
    pub fn shoe(&mut self, pack: &Pack) -> Result<Fresh, Refusal> {
        let mut stream = Stream::new(&self.seed, SHOES, self.shoes);
        self.shoes += 1;
        let mut codes = shuffle::Pack::of(pack.cards().map(Card::code).collect());
        codes.shuffle(&mut stream);
        let n = codes.left();
        let stack = (0..n).filter_map(|_| Card::from_code(codes.draw(&mut stream))).collect();
        // 30-2810(3): anywhere but the first and the last ten cards.
        let places = n.saturating_sub(2 * CUT_MIN) + 1;
        let at = CUT_MIN + stream.below(places as u32) as usize;
        let cards = cut(stack, at)?;
        let commitment = commitment(&cards);
        let mut shoe = Shoe::load(cards, MARKER_MIN)?;
        let burned = match self.burn {
            Burn::ByFirstCard => shoe.burn(),
            Burn::None => Vec::new(),
        };
        Ok(Fresh { shoe, cut: at, burned, commitment })
    }
}

/// The head of a journal that holds nothing but the order of the cards: whoever knows the seed
/// makes the shoe again and compares.
fn commitment(cards: &[Card]) -> Option<String> {
    let mut writer = Writer::new(std::io::sink());
    writer.append(cards).ok()?;
    Some(writer.head().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shoe_depends_on_seed_and_number_alone_and_holds_every_card() {
        let pack = Pack::decks(6);
        let shoes = |seed: u64| {
            let mut chance = Chance::new(Seed::from(seed), Burn::None);
            [(); 2].map(|()| {
                let mut fresh = chance.shoe(&pack).unwrap();
                let cards: Vec<Card> = std::iter::from_fn(|| fresh.shoe.draw()).collect();
                assert_eq!(Pack::from_cards(cards.iter().copied()), pack);
                (cards, fresh.cut, fresh.commitment)
            })
        };
        assert_eq!(shoes(1), shoes(1));
        assert_ne!(shoes(1), shoes(2));
        let [first, second] = shoes(1);
        assert_ne!(first, second);
        assert_eq!(first.2, commitment(&first.0));
    }

    #[test]
    fn the_first_card_burns_its_number_only_where_it_should() {
        let pack = Pack::decks(8);
        let mut chance = Chance::new(Seed::from(3), Burn::ByFirstCard);
        let fresh = chance.shoe(&pack).unwrap();
        let count = games::baccarat::shoe::burn_count(fresh.burned[0]);
        assert_eq!(fresh.burned.len(), 1 + usize::from(count));
        let mut chance = Chance::new(Seed::from(3), Burn::None);
        assert!(chance.shoe(&pack).unwrap().burned.is_empty());
    }
}
