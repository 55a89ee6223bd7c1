//! Games as people remember them: rules for later decisions in a few words, to be held against
//! best play.

use super::deck::Deck;
use super::sweep::{Held, Sweep};
use cards::{Card, Rank};
use hands::{Category, Pile};

/// Fewer cards than this with which the dealer would be ahead: the hand is played.
const OUTS: usize = 21;

/// The same at two way, where a dealer below a pair pays nothing.
const TWO_WAY: usize = 6;

/// And where the board holds a pair.
const TWO_WAY_PAIRED: usize = 11;

/// Ultimate: whether to play twice the ante on the flop: two pair or better, a hidden pair but of
/// deuces in the hand, or four of one suit with a hidden ten or better of it.
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

/// What a seat sees of a board, as the further rules look at it.
struct Sight {
    own: [Rank; 2],
    kind: Category,
    /// The highest rank of a pair made with an own card.
    pair: Option<Rank>,
    /// Whether two cards of the board are of one rank.
    paired: bool,
    /// Whether four are of one suit, one of the own cards among them.
    suited: bool,
}

impl Sight {
    fn new(deck: &Deck, own: [u8; 2], board: &[u8]) -> Sight {
        let own = own.map(|code| deck.card(code));
        let board: Vec<Card> = board.iter().map(|code| deck.card(*code)).collect();
        let all = || own.iter().chain(&board);
        let pile = all().fold(Pile::EMPTY, |pile, card| pile.with(*card));
        let made = if board.len() == 3 { pile.high5() } else { pile.high6() };
        let ranks = own.map(Card::rank);
        let pairs = |rank: &&Rank| {
            ranks[0] == ranks[1] || board.iter().any(|other| other.rank() == **rank)
        };
        let suit = |card: &Card| all().filter(|other| other.suit() == card.suit()).count();
        let twin = |(at, card): (usize, &Card)| {
            board[at + 1..].iter().any(|other| other.rank() == card.rank())
        };
        Sight {
            own: ranks,
            kind: made.category(),
            pair: ranks.iter().filter(pairs).max().copied(),
            paired: board.iter().enumerate().any(twin),
            suited: own.iter().any(|card| suit(card) == 4),
        }
    }

    fn holds(&self, least: Rank) -> bool {
        self.own.iter().any(|rank| *rank >= least)
    }

    /// Two pair with an own card, or a straight or better.
    fn is_better(&self) -> bool {
        self.kind >= Category::Straight || self.kind > Category::Pair && self.pair.is_some()
    }
}

/// Hold'em bonus: whether to wager on the flop: a hidden pair or better; a king or ace with a pair
/// on the flop; four of one suit with a hidden nine or better; an ace with a ten or better.
pub(super) fn bonus_flop(deck: &Deck, own: [u8; 2], flop: &[u8]) -> bool {
    let sight = Sight::new(deck, own, flop);
    let high = sight.holds(Rank::Ace) && sight.own.iter().all(|rank| *rank >= Rank::Ten);
    sight.pair.is_some()
        || sight.is_better()
        || sight.paired && sight.holds(Rank::King)
        || sight.suited && sight.holds(Rank::Nine)
        || high
}

/// Hold'em bonus: whether to wager on the turn: a hidden pair or better, but of fours or less in
/// the hand; an ace with a pair on the board.
pub(super) fn bonus_turn(deck: &Deck, own: [u8; 2], board: &[u8]) -> bool {
    let sight = Sight::new(deck, own, board);
    let pocket = sight.own[0] == sight.own[1] && sight.own[0] <= Rank::Four;
    sight.is_better() || sight.pair.is_some() && !pocket || sight.paired && sight.holds(Rank::Ace)
}

/// Two way: whether to wager on the flop: a hidden pair of sixes or better, or more; a king or ace
/// with a pair on the flop; four of one suit with a hidden queen or better.
pub(super) fn two_way_flop(deck: &Deck, own: [u8; 2], flop: &[u8]) -> bool {
    let sight = Sight::new(deck, own, flop);
    sight.pair.is_some_and(|rank| rank >= Rank::Six)
        || sight.is_better()
        || sight.paired && sight.holds(Rank::King)
        || sight.suited && sight.holds(Rank::Queen)
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

    /// With how many cards the dealer would be ahead of a hand.
    fn outs(&self, held: &Held) -> usize {
        // A card of its own puts nobody ahead of the hand that has it.
        self.with_one.len() - self.with_one.partition_point(|number| *number <= held.number)
    }

    /// Whether a hand plays.
    pub(super) fn plays(&self, own: [Rank; 2], held: &Held) -> bool {
        let better = Category::ALL[usize::from(held.kind)] > self.kind;
        better || hidden_pair(own, &self.board) || self.outs(held) < OUTS
    }

    /// Whether a hand of two way wagers: with fewer than six cards the dealer would be ahead, or
    /// with fewer than eleven where the board holds a pair, and any dealer qualifies.
    pub(super) fn wagers(&self, held: &Held) -> bool {
        let alike = if self.kind >= Category::Pair { TWO_WAY_PAIRED } else { TWO_WAY };
        self.outs(held) < alike
    }
}
