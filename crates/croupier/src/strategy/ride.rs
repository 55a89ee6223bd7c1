//! Let It Ride, hand by hand: with which three cards the first wager rides, and with which four
//! the second.

use super::chart::{Drawn, Later, first as asked, hand, sets};
use cards::{Card, Rank};
use games::duel::{Act, Duel, Round};
use odds::Playbook;
use std::collections::BTreeMap;
use table::{Posting, Seat};

/// The first decision, on the own three cards.
pub(super) fn first(posting: &Posting<Duel>, book: &dyn Playbook) -> Drawn {
    let mut kinds = Kinds::default();
    if let Some(asked) = asked(posting) {
        let mut round = asked.round;
        sets::<3>(&[], |cards| {
            round.seats[0].cards = hand(&cards);
            kinds.add(&cards, u32::from(rides(book, &round)));
        });
    }
    let head = ["three cards", "of 22,100", "let it ride"].map(String::from).to_vec();
    let legend = "The first decision: bet 1 rides with these, and is withdrawn with all others."
        .to_string();
    (head, kinds.rows(), legend)
}

/// The second, on those and the first common card. It is the same whatever became of the first.
pub(super) fn second(posting: &Posting<Duel>, book: &dyn Playbook) -> Later {
    let mut kinds = Kinds::default();
    if let Some(asked) = asked(posting) {
        let mut round = asked.round;
        sets::<4>(&[], |cards| {
            round.seats[0].cards = hand(&cards[..3]);
            round.board = hand(&cards[3..]);
            kinds.add(&cards, u32::from(rides(book, &round)));
        });
    }
    Later {
        title: "the second decision".into(),
        head: ["four cards", "of 270,725", "let it ride"].map(String::from).to_vec(),
        rows: kinds.rows(),
        legend: "Your three cards and the first common one: bet 2 rides with these.".into(),
    }
}

fn rides(book: &dyn Playbook, round: &Round) -> bool {
    book.choose(round, Seat::FIRST) == Act::Ride
}

/// Hands by what they are called, and within that by their ranks: how many ride, and how many
/// there are.
#[derive(Default)]
struct Kinds(BTreeMap<usize, BTreeMap<Vec<Rank>, [u32; 2]>>);

/// What hands of three or four cards are called, the best first.
const NAMES: [&str; 8] = [
    "four of a kind",
    "three of a kind",
    "two pair",
    "a pair",
    "in sequence and of one suit",
    "of one suit",
    "in sequence",
    "anything else",
];

impl Kinds {
    fn add(&mut self, cards: &[Card], rides: u32) {
        let mut ranks: Vec<Rank> = cards.iter().map(|card| card.rank()).collect();
        let count = |rank: Rank| cards.iter().filter(|card| card.rank() == rank).count();
        ranks.sort_by_key(|rank| std::cmp::Reverse((count(*rank), *rank)));
        let suited = cards.iter().all(|card| card.suit() == cards[0].suit());
        let pairs = ranks.iter().filter(|rank| count(**rank) == 2).count();
        let name = match (ranks.iter().map(|rank| count(*rank)).max(), pairs) {
            (Some(4), _) => 0,
            (Some(3), _) => 1,
            (_, 4) => 2,
            (_, 2) => 3,
            _ => match (sequence(&ranks), suited) {
                (true, true) => 4,
                (false, true) => 5,
                (true, false) => 6,
                (false, false) => 7,
            },
        };
        // Of a pair the other cards do not matter to whether it is paid.
        let ranks = if name == 3 { ranks[..2].to_vec() } else { ranks };
        let [ride, all] = self.0.entry(name).or_default().entry(ranks).or_default();
        *ride += rides;
        *all += 1;
    }

    fn rows(&self) -> Vec<Vec<String>> {
        let mut rows = Vec::new();
        for (name, hands) in &self.0 {
            let sum = |at: usize| hands.values().map(|counts| counts[at]).sum::<u32>();
            let (ride, all) = (sum(0), sum(1));
            let which = match ride {
                0 => "none".to_string(),
                ride if ride == all => "all".to_string(),
                _ => named(hands),
            };
            rows.push(vec![NAMES[*name].to_string(), all.to_string(), which]);
        }
        rows
    }
}

/// Whether different ranks follow one another; the ace is high, or low before 2 and 3.
fn sequence(ranks: &[Rank]) -> bool {
    let mut at: Vec<u8> = ranks.iter().map(|rank| *rank as u8 + 2).collect();
    at.sort_unstable();
    let follows = |at: &[u8]| at.windows(2).all(|two| two[1] == two[0] + 1);
    let low_ace = at.last() == Some(&14) && at[0] == 2 && follows(&at[..at.len() - 1]);
    follows(&at) || low_ace
}

/// The ranks that ride, the highest first; a star where it depends on suits or other cards.
fn named(hands: &BTreeMap<Vec<Rank>, [u32; 2]>) -> String {
    let ride = hands.iter().rev().filter(|(_, [ride, _])| *ride > 0);
    let one = |(ranks, [ride, all]): (&Vec<Rank>, &[u32; 2])| {
        let letters: String = ranks.iter().map(|rank| rank.letter()).collect();
        if ride == all { letters } else { format!("{letters}*") }
    };
    ride.map(one).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_in_sequence() {
        use Rank::{Ace, Five, Four, King, Queen, Three, Two};
        assert!(sequence(&[Ace, King, Queen]) && sequence(&[Ace, Three, Two]));
        assert!(sequence(&[Five, Four, Three, Two]) && sequence(&[Ace, Four, Three, Two]));
        assert!(!sequence(&[King, Ace, Two]) && !sequence(&[Five, Three, Two]));
    }
}
