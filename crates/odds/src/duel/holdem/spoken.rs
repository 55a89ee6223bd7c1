//! Ultimate as people remember it: rules for the flop and the river in a few words, to be held
//! against best play.

use super::deck::Deck;
use super::sweep::{Held, Sweep};
use cards::{Card, Rank};
use hands::{Category, Pile};

/// Fewer cards than this with which the dealer would be ahead: the hand is played.
const OUTS: usize = 21;

/// Whether to play twice the ante on the flop: two pair or better, a hidden pair but of deuces in
/// the hand, or four of one suit with a hidden ten or better of it.
pub(super) fn flop(deck: &Deck, own: [u8; 2], flop: &[u8]) -> bool {
    let own = own.map(|code| deck.card(code));
    let cards: Vec<Card> = flop.iter().map(|code| deck.card(*code)).collect();
    let five = [own[0], own[1], cards[0], cards[1], cards[2]];
    if hands::high(&five).category() >= Category::TwoPair {
        return true;
    }
    let deuces = own.iter().all(|card| card.rank() == Rank::Two);
    if hidden_pair(own.map(Card::rank), &cards) && !deuces {
        return true;
    }
    own.iter().any(|card| {
        let suited = five.iter().filter(|other| other.suit() == card.suit()).count();
        suited == 4 && card.rank() >= Rank::Ten
    })
}

/// Whether a pair is made with one of the own cards.
fn hidden_pair(own: [Rank; 2], board: &[Card]) -> bool {
    let pairs = |rank: &Rank| board.iter().any(|other| other.rank() == *rank);
    own[0] == own[1] || own.iter().any(pairs)
}

/// The rule for the river on one board: a hidden pair or better, or fewer than 21 cards with any
/// of which the dealer would be ahead.
pub(super) struct River {
    board: Vec<Card>,
    kind: Category,
    /// What the board makes with each further card, the weakest first.
    with_one: Vec<u16>,
}

impl River {
    pub(super) fn new(deck: &Deck, sweep: &Sweep<'_>) -> River {
        let board = sweep.board.map(|code| deck.card(code));
        let more = (0..deck.len() as u8).filter(|code| !sweep.board.contains(code));
        let pile = board.iter().fold(Pile::EMPTY, |pile, card| pile.with(*card));
        let six = |code: u8| pile.with(deck.card(code)).high6().number();
        let mut with_one: Vec<u16> = more.map(six).collect();
        with_one.sort_unstable();
        River { board: board.to_vec(), kind: sweep.alone.category(), with_one }
    }

    /// Whether a hand plays.
    pub(super) fn plays(&self, own: [Rank; 2], held: &Held) -> bool {
        // A card of its own puts nobody ahead of the hand that has it.
        let below = self.with_one.partition_point(|number| *number <= held.number);
        let better = Category::ALL[usize::from(held.kind)] > self.kind;
        better || hidden_pair(own, &self.board) || self.with_one.len() - below < OUTS
    }
}
