//! What each choice is worth, for whoever asks about a hand.

use super::{PokaraBook, falling, sorted};
use crate::Exact;
use cards::Card;

/// A choice with a hand, and what it gains on average in units of the base wager.
#[derive(Clone, Debug, PartialEq)]
pub struct PokaraWorth {
    /// The card thrown away; none where the hand stands.
    pub thrown: Option<Card>,
    /// Whether the wager is doubled first.
    pub double: bool,
    /// What it gains.
    pub worth: Exact,
}

impl PokaraBook {
    /// Every choice with three cards against an open one, and what it is worth.
    #[must_use]
    pub fn worths(&self, own: [Card; 3], open: Card) -> Vec<PokaraWorth> {
        let numbers = sorted(own.map(|card| self.deck.number(card)));
        let ends = self.ends((numbers, self.deck.number(open)));
        let left = self.full.iter().sum::<u64>() as u32 - 4;
        let exact = |gain: i128| Exact::new(gain, falling(left, 4));
        let must = self.must_double(numbers);
        let stand = exact(PokaraBook::gain(&ends[3]));
        let mut worths = vec![PokaraWorth { thrown: None, double: false, worth: stand }];
        for (at, number) in numbers.into_iter().enumerate() {
            // Of cards alike one is as good as another.
            if at > 0 && numbers[at - 1] == number {
                continue;
            }
            let thrown = Some(self.deck.cards[usize::from(number)]);
            let once = PokaraBook::gain(&ends[at]);
            for double in [false, true].into_iter().filter(|double| *double || !must) {
                let worth = exact(if double { 2 * once } else { once });
                worths.push(PokaraWorth { thrown, double, worth });
            }
        }
        worths
    }
}
