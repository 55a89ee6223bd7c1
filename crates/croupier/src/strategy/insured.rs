//! The double of Casino Stud's insurance: with which hands, by what the dealer shows.

use super::chart::{Later, hand, sets};
use super::{About, seen};
use cards::{Card, Suit};
use games::duel::{Act, Duel};
use hands::Category;
use odds::Playbook;
use table::{Posting, Seat};

/// Kinds of hands that are told apart: up to this one, and all from the last on.
const KINDS: [&str; 5] = ["no pair", "a pair", "two pair", "three alike", "straight or better"];

/// The chart; none where no insurance is doubled.
pub(super) fn doubles(posting: &Posting<Duel>, book: &dyn Playbook) -> Option<Later> {
    let mut rows = Vec::new();
    for up in Card::all().filter(|card| card.suit() == Suit::Spades) {
        let own: Vec<Card> = Card::all().filter(|card| *card != up).take(5).collect();
        let Ok(asked) = seen::drive(posting, [&own, &[], &[up]], About::Insurance) else {
            continue;
        };
        let mut round = asked.round;
        let mut counts = [[0_u32; 2]; KINDS.len()];
        sets::<5>(&[up], |cards| {
            round.seats[0].cards = hand(&cards);
            let kind = usize::from((posting.rules.plan.strength)(&cards, &[]).kind);
            let [doubled, all] = &mut counts[kind.min(Category::Straight as usize)];
            *doubled += u32::from(book.choose(&round, Seat::FIRST) == Act::Double);
            *all += 1;
        });
        let cell = |[doubled, all]: &[u32; 2]| match *doubled {
            0 => "never".to_string(),
            doubled if doubled == *all => "always".to_string(),
            doubled => format!("{:.2} %", f64::from(doubled) * 100.0 / f64::from(*all)),
        };
        let name = up.rank().letter().to_string();
        rows.push(std::iter::once(name).chain(counts.iter().map(cell)).collect());
    }
    if rows.is_empty() {
        return None;
    }
    let mut head = vec!["dealer shows".to_string()];
    head.extend(KINDS.map(String::from));
    let legend = "With which hands to double the insurance; on other cards of the dealer's it is \
                  not offered. A part of a kind doubles by its cards: `--hand` with `--dealer` \
                  and `--insured` says for one.";
    Some(Later { title: "the double of insurance".into(), head, rows, legend: legend.into() })
}
