//! The best five of a seat's three cards and the dealer's: every six cards of the deck once.

use super::super::Question;
use crate::Census;
use cards::Card;
use games::duel::Six;
use hands::Pile;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use table::Facts;

/// Counts every six cards, whoever holds which.
pub(super) fn census(question: &Question<'_>) -> Census {
    let deck = question.deck;
    let next = AtomicUsize::new(0);
    // The last card of six, which comes with most of them; the others before it.
    let work = || {
        let mut counts = [0_u32; Six::CLASSES];
        while let Some(last) = deck.len().checked_sub(1 + next.fetch_add(1, Ordering::Relaxed)) {
            add(&mut counts, &deck[..last], 5, Pile::EMPTY.with(deck[last]));
        }
        counts
    };
    let mut census = Census::new(Six::CLASSES);
    thread::scope(|scope| {
        let others: Vec<_> = (1..question.threads).map(|_| scope.spawn(work)).collect();
        let mine = work();
        let theirs = others.into_iter().map(|other| match other.join() {
            Ok(counts) => counts,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        for counts in theirs.chain([mine]) {
            for (class, ways) in counts.into_iter().enumerate() {
                census.add(class, u128::from(ways));
            }
        }
    });
    census
}

/// Adds so many of the cards to a pile, in every way.
fn add(counts: &mut [u32; Six::CLASSES], cards: &[Card], more: usize, pile: Pile) {
    for (at, card) in cards.iter().enumerate() {
        let pile = pile.with(*card);
        if more > 1 {
            add(counts, &cards[..at], more - 1, pile);
        } else {
            counts[Six(pile.high6().category()).index()] += 1;
        }
    }
}
