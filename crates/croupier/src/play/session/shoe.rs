//! The shoe: shuffled, cut, marked and burned; or the cards shuffled before every round.

use cards::{Card, Pack};
use games::baccarat::shoe::{CUT_MIN, MARKER_MIN, Shoe, cut};
use games::{Burn, Procedure};
use journal::chain::Writer;
use sim::shuffle;
use sim::stream::{Seed, Stream};
use table::Refusal;

/// The domain of the streams that shuffle and cut: apart from those of simulations.
const SHOES: u32 = 0x706c_6179;

/// Where shoes come from: shoe `n` of a seed is the same on every machine.
pub(super) struct Chance {
    seed: Seed,
    shoes: u64,
    procedure: Procedure,
}

/// A shoe ready to be dealt from.
pub(super) struct Fresh {
    pub shoe: Shoe,
    /// How many cards the cut brought from the front to the back, where it is cut.
    pub cut: Option<usize>,
    /// The first card and those burned with it.
    pub burned: Vec<Card>,
    /// Binds the dealer to the order of the cards before the first is dealt.
    pub commitment: Option<String>,
}

impl Chance {
    pub fn new(seed: Seed, procedure: Procedure) -> Chance {
        Chance { seed, shoes: 0, procedure }
    }

    /// How many shoes have been made.
    pub fn shoes(&self) -> u64 {
        self.shoes
    }

    /// Whether the cards are shuffled before every round.
    pub fn shuffles_now(&self) -> bool {
        self.procedure == Procedure::EachRound
    }

    /// The next shoe of these cards.
    pub fn shoe(&mut self, pack: &Pack) -> Result<Fresh, Refusal> {
        let mut stream = Stream::new(&self.seed, SHOES, self.shoes);
        self.shoes += 1;
        let mut codes = shuffle::Pack::of(pack.cards().map(Card::code).collect());
        codes.shuffle(&mut stream);
        let n = codes.left();
        let stack: Vec<Card> =
            (0..n).filter_map(|_| Card::from_code(codes.draw(&mut stream))).collect();
        let (cards, at) = match self.procedure {
            Procedure::EachRound => (stack, None),
            Procedure::Shoe { .. } => {
                // 30-2810(3): anywhere but the first and the last ten cards.
                let places = n.saturating_sub(2 * CUT_MIN) + 1;
                let at = CUT_MIN + stream.below(places as u32) as usize;
                (cut(stack, at)?, Some(at))
            }
        };
        let commitment = commitment(&cards);
        let mut shoe = Shoe::load(cards, MARKER_MIN)?;
        let burned = match self.procedure {
            Procedure::Shoe { burn: Burn::ByFirstCard(_), .. } => shoe.burn(),
            Procedure::Shoe { burn: Burn::None, .. } | Procedure::EachRound => Vec::new(),
        };
        Ok(Fresh { shoe, cut: at, burned, commitment })
    }

    /// What is said of a shoe of so many cards. That the cards are shuffled before every round is
    /// said once.
    pub fn told(&self, fresh: &Fresh, cards: usize) -> Option<String> {
        let Some(at) = fresh.cut else {
            let first = self.shoes == 1;
            return first.then(|| format!("{cards} cards, shuffled before every hand."));
        };
        let burned = match fresh.burned.split_first() {
            Some((first, rest)) => format!("; the first card, {first}, burns {}", rest.len()),
            None => String::new(),
        };
        Some(format!("A new shoe: {cards} cards shuffled, cut at card {at}{burned}."))
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

    const PLAIN: Procedure = Procedure::Shoe { burn: Burn::None, round_max: 6 };

    #[test]
    fn a_shoe_depends_on_seed_and_number_alone_and_holds_every_card() {
        let pack = Pack::decks(6);
        let shoes = |seed: u64| {
            let mut chance = Chance::new(Seed::from(seed), PLAIN);
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
    fn cards_of_one_round_are_shuffled_and_nothing_else() {
        let pack = Pack::decks(1);
        let mut chance = Chance::new(Seed::from(3), Procedure::EachRound);
        for n in 1..=3 {
            let mut fresh = chance.shoe(&pack).unwrap();
            let told = (n == 1).then(|| "52 cards, shuffled before every hand.".to_string());
            assert_eq!(chance.told(&fresh, 52), told);
            assert_eq!((fresh.cut, fresh.burned.len(), chance.shoes()), (None, 0, n));
            let cards: Vec<Card> = std::iter::from_fn(|| fresh.shoe.draw()).collect();
            assert_eq!(Pack::from_cards(cards.iter().copied()), pack);
            assert_eq!(fresh.commitment, commitment(&cards));
        }
    }

    #[test]
    fn the_first_card_burns_its_number_only_where_it_should() {
        let pack = Pack::decks(8);
        let burn = Burn::ByFirstCard(law::co::R2810_4);
        let burned = Procedure::Shoe { burn, round_max: 6 };
        let mut chance = Chance::new(Seed::from(3), burned);
        let fresh = chance.shoe(&pack).unwrap();
        let count = games::baccarat::shoe::burn_count(fresh.burned[0]);
        assert_eq!(fresh.burned.len(), 1 + usize::from(count));
        let mut chance = Chance::new(Seed::from(3), PLAIN);
        assert!(chance.shoe(&pack).unwrap().burned.is_empty());
    }
}
