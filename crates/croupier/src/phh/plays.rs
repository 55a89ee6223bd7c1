//! What a history is played on: a bare hand, which is fast, or a table, which tells its story.

use cards::AnyCard;
use pots::ring::{Ring, written};
use pots::{Hand, Move};
use table::{Cards, Input, Refusal, Seat, Verbs as _};

pub(super) trait Plays {
    fn hand(&self) -> &Hand;
    fn card(&mut self, card: AnyCard) -> Result<(), Refusal>;
    fn shuffled(&mut self) -> Result<(), Refusal>;
    fn act(&mut self, place: usize, act: Move) -> Result<(), Refusal>;
    fn reveal(&mut self, place: usize, cards: &[AnyCard]) -> Result<(), Refusal>;
    fn show(&mut self, mucked: &[usize]) -> Result<(), Refusal>;
    /// A player kills the pot of free will.
    fn kill(&mut self, place: usize) -> Result<(), Refusal>;
}

impl Plays for Hand {
    fn hand(&self) -> &Hand {
        self
    }

    fn card(&mut self, card: AnyCard) -> Result<(), Refusal> {
        Hand::card(self, card)
    }

    fn shuffled(&mut self) -> Result<(), Refusal> {
        Hand::shuffled(self)
    }

    fn act(&mut self, place: usize, act: Move) -> Result<(), Refusal> {
        Hand::act(self, place, act).map(drop)
    }

    fn reveal(&mut self, place: usize, cards: &[AnyCard]) -> Result<(), Refusal> {
        Hand::reveal(self, place, cards)
    }

    fn show(&mut self, mucked: &[usize]) -> Result<(), Refusal> {
        Hand::show(self, mucked)
    }

    fn kill(&mut self, place: usize) -> Result<(), Refusal> {
        Hand::kill(self, place).map(drop)
    }
}

impl Plays for Ring {
    fn hand(&self) -> &Hand {
        // invariant: the hand is dealt before anything is played on it, and not cleared.
        Ring::hand(self).unwrap_or_else(|| unreachable!("no hand is on"))
    }

    fn card(&mut self, card: AnyCard) -> Result<(), Refusal> {
        self.say(Input::Card(card.into()))
    }

    fn shuffled(&mut self) -> Result<(), Refusal> {
        self.say(Input::Shuffle {})
    }

    fn act(&mut self, place: usize, act: Move) -> Result<(), Refusal> {
        let act = written(Plays::hand(self), place, act);
        self.says(place, act)
    }

    fn reveal(&mut self, place: usize, cards: &[AnyCard]) -> Result<(), Refusal> {
        self.says(place, table::Act::cards("show", Cards::row(cards.to_vec())))
    }

    fn show(&mut self, mucked: &[usize]) -> Result<(), Refusal> {
        for place in mucked {
            self.says(*place, table::Act::word("muck"))?;
        }
        self.say(Input::Show {})
    }

    fn kill(&mut self, place: usize) -> Result<(), Refusal> {
        self.says(place, table::Act::word("kill"))
    }
}

/// What a player of a place says at a table.
trait Says {
    fn says(&mut self, place: usize, act: table::Act) -> Result<(), Refusal>;
}

impl Says for Ring {
    fn says(&mut self, place: usize, act: table::Act) -> Result<(), Refusal> {
        let n = Plays::hand(self).places()[place].seat;
        let none = || Refusal::unknown(format!("there is no seat {n}"));
        let seat = Seat::new(n).ok_or_else(none)?;
        self.say(Input::Decide { seat, act })
    }
}
