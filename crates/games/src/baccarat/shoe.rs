//! The life of a shoe: shuffled, cut, marked, burned, dealt until the cutting card, one last hand.
//!
//! Chance comes from outside: whoever shuffles hands over the stack and says where it was cut.
//!
//! Rules: co:30-

use super::hand::value;
use cards::Card;
use law::co;
use table::{Refusal, Seat, ShoeLaw};

/// 30-2810(3): the cut falls at least so many cards from either end.
pub const CUT_MIN: usize = 10;
/// 30-2810(4): the marker sits at least so many cards from the back.
pub const MARKER_MIN: usize = 14;

/// How the book has a shoe made ready.
pub const LAW: ShoeLaw = ShoeLaw {
    order: co::R2810_2,
    cut_min: CUT_MIN as u16,
    cut: co::R2810_3,
    marker_min: MARKER_MIN as u16,
    marker: co::R2810_4,
    burn: co::R2810_4,
    last: co::R2813_4,
};

/// A loaded shoe.
#[derive(Clone, Debug)]
pub struct Shoe {
    cards: Vec<Card>,
    next: usize,
    marker: usize,
    stage: Stage,
}

/// How far a shoe has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The cutting card has not shown.
    Open,
    /// It showed during this hand: the hand is finished, then one more is dealt.
    CutCardOut,
    /// The last hand.
    LastHand,
    /// No more cards until the reshuffle.
    Over,
}

/// 30-2810(2): the seats to whom the cut is offered, the highest first and then clockwise.
#[must_use]
pub fn cut_order(seats: &[Seat]) -> Vec<Seat> {
    let mut order = seats.to_vec();
    order.sort_unstable();
    let last = usize::from(!order.is_empty());
    order.rotate_right(last);
    order
}

/// 30-2810(3), (4): cuts a stack; what lay in front of the cut goes to the back.
///
/// # Errors
/// A refusal when the cut is nearer than ten cards to an end.
pub fn cut(mut stack: Vec<Card>, at: usize) -> Result<Vec<Card>, Refusal> {
    if at < CUT_MIN || at + CUT_MIN > stack.len() {
        let why = format!("a cut at card {at} of {} is too near an end", stack.len());
        return Err(Refusal::by(co::R2810_3, why));
    }
    stack.rotate_left(at);
    Ok(stack)
}

/// 30-2810(4): how many cards follow the first one into the discard rack.
#[must_use]
pub const fn burn_count(first: Card) -> u8 {
    match value(first) {
        0 => 10,
        pips => pips,
    }
}

impl Shoe {
    /// Loads a stack that has been cut, with the marker so many cards from the back.
    ///
    /// # Errors
    /// A refusal when the marker is nearer than fourteen cards to the back.
    pub fn load(cards: Vec<Card>, marker: usize) -> Result<Shoe, Refusal> {
        if marker < MARKER_MIN || marker > cards.len() {
            let why = format!("a cutting card {marker} cards from the back is not lawful");
            return Err(Refusal::by(co::R2810_4, why));
        }
        Ok(Shoe { cards, next: 0, marker, stage: Stage::Open })
    }

    /// 30-2810(4): the first card and as many more as its number go to the discard rack.
    pub fn burn(&mut self) -> Vec<Card> {
        let Some(first) = self.draw() else { return Vec::new() };
        let mut burned = vec![first];
        for _ in 0..burn_count(first) {
            burned.extend(self.draw());
        }
        self.stage = Stage::Open;
        burned
    }

    /// The next card; none when the shoe is empty.
    pub fn draw(&mut self) -> Option<Card> {
        // 30-2813(4): the cutting card shows when the card behind it is drawn.
        if self.left() == self.marker && self.stage == Stage::Open {
            self.stage = Stage::CutCardOut;
        }
        let card = self.cards.get(self.next).copied();
        self.next += usize::from(card.is_some());
        card
    }

    /// A hand is complete.
    pub fn hand_over(&mut self) {
        self.stage = match self.stage {
            Stage::Open => Stage::Open,
            Stage::CutCardOut => Stage::LastHand,
            Stage::LastHand | Stage::Over => Stage::Over,
        };
    }

    /// How far it has come.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Cards left.
    #[must_use]
    pub const fn left(&self) -> usize {
        self.cards.len() - self.next
    }

    /// Cards dealt or burned.
    #[must_use]
    pub const fn dealt(&self) -> usize {
        self.next
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::Pack;

    fn stack(n: usize) -> Vec<Card> {
        Pack::decks(8).cards().take(n).collect()
    }

    #[test]
    fn r2810_1_a_shoe_that_is_over_waits_for_the_reshuffle() {
        let mut shoe = Shoe::load(stack(20), 14).expect("lawful");
        for _ in 0..7 {
            shoe.draw();
        }
        let stages: Vec<Stage> = (0..3)
            .map(|_| {
                shoe.hand_over();
                shoe.stage()
            })
            .collect();
        assert_eq!(stages, [Stage::LastHand, Stage::Over, Stage::Over]);
    }

    #[test]
    fn r2810_2_cut_is_offered_from_the_highest_seat_clockwise() {
        let seats: Vec<Seat> = [3, 7, 1, 5].into_iter().filter_map(Seat::new).collect();
        let order: Vec<u8> = cut_order(&seats).iter().map(|seat| seat.n()).collect();
        assert_eq!(order, [7, 1, 3, 5]);
        assert!(cut_order(&[]).is_empty(), "nobody accepts: the dealer cuts");
    }

    #[test]
    fn r2810_3_nine_cards_from_an_end_is_refused_ten_is_not() {
        for (at, lawful) in [(9, false), (10, true), (11, true), (405, true), (406, true)] {
            assert_eq!(cut(stack(416), at).is_ok(), lawful, "{at}");
        }
        let refusal = cut(stack(416), 407).expect_err("nine from the back");
        assert_eq!(refusal.rule, Some(co::R2810_3));
    }

    #[test]
    fn r2810_4_front_goes_to_the_back() {
        let before = stack(416);
        let after = cut(before.clone(), 100).expect("lawful");
        assert_eq!(after[0], before[100]);
        assert_eq!(after[415], before[99]);
    }

    #[test]
    fn r2810_4_marker_thirteen_from_the_back_is_refused_fourteen_is_not() {
        for (marker, lawful) in [(13, false), (14, true), (15, true)] {
            assert_eq!(Shoe::load(stack(416), marker).is_ok(), lawful, "{marker}");
        }
    }

    #[test]
    fn r2810_4_burns_the_first_card_and_its_number() {
        for (first, n) in [("Ah", 1), ("2c", 2), ("9d", 9), ("Ts", 10), ("Jh", 10), ("Kc", 10)] {
            let mut cards: Vec<Card> = vec![first.parse().expect("a card")];
            cards.extend(stack(60));
            let mut shoe = Shoe::load(cards, 14).expect("lawful");
            assert_eq!(shoe.burn().len(), 1 + n, "{first}");
            assert_eq!(shoe.dealt(), 1 + n);
        }
    }

    #[test]
    fn r2813_4_cutting_card_ends_the_shoe_after_one_more_hand() {
        let mut shoe = Shoe::load(stack(30), 14).expect("lawful");
        for _ in 0..16 {
            shoe.draw();
        }
        assert_eq!(shoe.stage(), Stage::Open, "sixteen cards lie before the cutting card");
        shoe.draw();
        assert_eq!(shoe.stage(), Stage::CutCardOut, "the hand in progress is completed");
        shoe.hand_over();
        assert_eq!(shoe.stage(), Stage::LastHand);
        shoe.hand_over();
        assert_eq!(shoe.stage(), Stage::Over);
    }

    #[test]
    fn r2813_4_cutting_card_first_in_a_hand_changes_nothing() {
        // Reading co-cut-card-first.
        let mut shoe = Shoe::load(stack(20), 14).expect("lawful");
        for _ in 0..6 {
            shoe.draw();
        }
        shoe.hand_over();
        assert_eq!(shoe.stage(), Stage::Open);
        shoe.draw();
        shoe.hand_over();
        assert_eq!(shoe.stage(), Stage::LastHand);
    }
}
