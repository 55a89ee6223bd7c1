//! Five cards each and one of the dealer's in view: casino stud, from one deck or several.
//!
//! The sweep knows for every hand and every card in view what the dealer can hold. Whoever has
//! insurance decides about its double besides.

mod insurance;

use super::sweep::{Class, Game, Plays, Sweep, together};
use super::{Playbook, Question, Solved};
use crate::{Census, Exact};
use games::duel::{Act, Insured, OwnFive, Round, Showdown};
use hands::Category;
use insurance::{Doubles, Insurance};
use table::{Facts, Seat};

pub(super) fn solve(question: &Question<'_>) -> Solved {
    let plan = question.plan();
    let insurance = Insurance::offered(question);
    let single = question.decks == 1;
    let last = if insurance.is_some() { Insurance::LAST } else { 1 };
    let sweep = Sweep::new(question, last, |cards, strength| Class {
        // Wagers on the hand alone know no hand with a card twice.
        kind: if single { hands::high(cards).category() as u8 } else { strength.kind },
        bin: match insurance {
            Some(_) => Insurance::bin(plan, *cards, strength),
            None => u8::from((plan.qualifies)(strength)),
        },
    });
    let game = Game::new(question);
    let parts = sweep.each_up(question, |up, counts| {
        let part = game.part(&sweep, counts);
        let insured = insurance.as_ref().map(|it| it.part(&sweep, up, counts, &part.on));
        let mut own = Census::new(OwnFive::CLASSES);
        for ((hand, on), deals) in sweep.hands.iter().zip(&part.on).zip(&counts.deals) {
            let kind = Category::ALL[usize::from(hand.class.kind)];
            own.add(OwnFive { kind, folded: !on }.index(), u128::from(*deals));
        }
        (part, insured, own)
    });
    let mut censuses = vec![(Showdown::NAME, together(parts.iter().map(|(part, ..)| &part.ends)))];
    if single {
        censuses.push((OwnFive::NAME, together(parts.iter().map(|(.., own)| own))));
    }
    let insured: Vec<_> = parts.iter().filter_map(|(_, insured, _)| insured.as_ref()).collect();
    if insurance.is_some() {
        let counted = insured.iter().map(|(census, _)| census);
        censuses.push((Insured::NAME, together(counted)));
    }
    let doubles: Vec<_> = insured.iter().map(|(_, doubles)| doubles.as_slice()).collect();
    let doubles = insurance.map(|insurance| insurance.doubles(&sweep, &doubles));
    let parts: Vec<_> = parts.iter().map(|(part, ..)| part).collect();
    Solved { censuses, book: Box::new(Stud { plays: Plays::new(game, &sweep, &parts), doubles }) }
}

/// What to do with five cards, and then with insurance on them.
struct Stud {
    plays: Plays<5>,
    doubles: Option<Doubles>,
}

impl Stud {
    /// The double, once it is all that is left to decide.
    fn doubles(&self, round: &Round, seat: Seat) -> Option<&Doubles> {
        let seat = round.seat(seat);
        self.doubles.as_ref().filter(|_| seat.raised() || seat.did(Act::Fold))
    }
}

impl Playbook for Stud {
    fn choose(&self, round: &Round, seat: Seat) -> Act {
        match self.doubles(round, seat) {
            Some(doubles) => doubles.choose(round, seat),
            None => self.plays.choose(round, seat),
        }
    }

    fn worths(&self, round: &Round, seat: Seat) -> Vec<(Act, Exact)> {
        match self.doubles(round, seat) {
            Some(doubles) => doubles.worths(self.plays.pack(), round, seat),
            None => self.plays.worths(round, seat),
        }
    }
}
