//! Outs: the next cards of the board after which another hand leads.

use super::{Gap, Open, Spot, WHOLE, Wrong};
use cards::AnyCard;
use pots::{Award, Held, Joker, PLACES_MAX, Uses};

/// Who leads with the cards that lie there, and after which next cards somebody else does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outs {
    /// The hands that lead now, by number.
    pub lead: Vec<usize>,
    /// Next cards that change that, by the hands that lead then.
    pub changes: Vec<(Vec<usize>, Vec<AnyCard>)>,
    /// How many cards can come next.
    pub unseen: usize,
}

impl Spot<'_> {
    /// The outs on a board to which cards are still to come.
    ///
    /// # Errors
    /// What is wrong with the cards, or why nobody leads yet.
    pub fn outs(&self) -> Result<Outs, Wrong> {
        let mut open = self.open()?;
        let why = |why: &str| Err(Wrong(format!("outs: {why}")));
        if open.gaps.iter().any(|(gap, _)| matches!(gap, Gap::Hand(_))) {
            return why("every hand must be known in full");
        }
        let known = open.boards[0].len();
        let [(Gap::Board(0), 1..)] = open.gaps[..] else {
            return why("there must be one board, and a card of it still to come");
        };
        if known < 3 {
            return why("name the flop, or the flop and the turn");
        }
        let Some(lead) = open.leaders() else {
            return why("the hands of this game cannot be compared before its last card");
        };
        let mut changes: Vec<(Vec<usize>, Vec<AnyCard>)> = Vec::new();
        for card in open.deck.clone() {
            open.boards[0].push(card);
            let then = open.leaders().unwrap_or_default();
            open.boards[0].pop();
            if then == lead {
                continue;
            }
            match changes.iter_mut().find(|(known, _)| *known == then) {
                Some((_, cards)) => cards.push(card),
                None => changes.push((then, vec![card])),
            }
        }
        changes.sort();
        Ok(Outs { lead, changes, unseen: open.deck.len() })
    }
}

impl Open<'_> {
    /// The hands that would take most of the pot as the cards lie; none where too few lie there.
    fn leaders(&self) -> Option<Vec<usize>> {
        let mut numbers = [[0; PLACES_MAX]; 2];
        for (award, numbers) in self.stakes.awards.iter().flatten().zip(&mut numbers) {
            for (own, number) in self.hands.iter().zip(numbers) {
                *number = now(award, own, &self.boards[0]);
            }
        }
        if numbers[0].iter().all(|number| *number == 0) {
            return None;
        }
        let won = self.won(&numbers);
        let most = won.iter().map(|[one, other]| one + other).max().unwrap_or(0);
        assert!(most > 0 && most <= WHOLE, "a pot is taken by somebody");
        let hands = (0..self.hands.len()).filter(|at| won[*at][0] + won[*at][1] == most);
        Some(hands.collect())
    }
}

/// How good a hand is with a board of three, four or five cards.
fn now(award: &Award, own: &[AnyCard], board: &[AnyCard]) -> u16 {
    let bare = Award { uses: Uses::Any, cards: 0, ..*award };
    let number =
        |own: &[AnyCard], board: &[AnyCard]| bare.number(&Held { own, board, joker: Joker::Down });
    match award.uses {
        Uses::Own => Award { cards: 0, ..*award }.number(&Held { own, board, joker: Joker::Down }),
        Uses::Any => number(own, board),
        Uses::TwoAndThree(_) => {
            let mut best = 0;
            for (at, one) in own.iter().enumerate() {
                for other in &own[at + 1..] {
                    threes(board, |three| best = best.max(number(&[*one, *other], three)));
                }
            }
            best
        }
    }
}

/// Every three cards of a board.
fn threes(board: &[AnyCard], mut each: impl FnMut(&[AnyCard])) {
    for (i, a) in board.iter().enumerate() {
        for (j, b) in board.iter().enumerate().skip(i + 1) {
            for c in &board[j + 1..] {
                each(&[*a, *b, *c]);
            }
        }
    }
}
