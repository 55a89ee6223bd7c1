//! Three Card Poker, every hand against every hand the dealer can have, with one of the dealer's
//! cards in view or with none.

mod six;

use super::sweep::{Class, Game, Plays, Sweep, together};
use super::{Beside, Question, Solved};
use crate::Census;
use games::duel::{OwnThree, Showdown, Six};
use hands::ThreeKind;
use table::Facts;

pub(super) fn solve(question: &Question<'_>) -> Solved {
    assert!(question.decks == 1, "Three Card Poker is played with one deck");
    let plan = question.plan();
    let sweep = Sweep::new(question, 1, |cards, strength| Class {
        kind: hands::three(cards).kind() as u8,
        bin: u8::from((plan.qualifies)(strength)),
    });
    let mut game = Game::new(question);
    let beside = Beside::of(question, &game.gains);
    let cost = |kind| {
        let [stays, folds] = [false, true].map(|folded| OwnThree { kind, folded });
        beside.cost(stays, folds)
    };
    game.costs = ThreeKind::ALL.map(cost).to_vec();
    let parts = sweep.each_up(question, |_, counts| {
        let part = game.part(&sweep, counts);
        let mut own = Census::new(OwnThree::CLASSES);
        for ((hand, on), deals) in sweep.hands.iter().zip(&part.on).zip(&counts.deals) {
            let kind = ThreeKind::ALL[usize::from(hand.class.kind)];
            own.add(OwnThree { kind, folded: !on }.index(), u128::from(*deals));
        }
        (part, own)
    });
    let mut censuses = vec![
        (Showdown::NAME, together(parts.iter().map(|(part, _)| &part.ends))),
        (OwnThree::NAME, together(parts.iter().map(|(_, own)| own))),
    ];
    if question.offers.iter().any(|offer| offer.wager.reading() == Six::NAME) {
        censuses.push((Six::NAME, six::census(question)));
    }
    let parts: Vec<_> = parts.iter().map(|(part, _)| part).collect();
    Solved { censuses, book: Box::new(Plays::new(game, &sweep, &parts)) }
}
