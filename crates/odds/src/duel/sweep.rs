//! Hand against hand: how a seat's cards compare with all that the dealer can hold.
//!
//! Every hand is listed once for all that differ from it in the names of suits alone, from the
//! worst to the best. The sweep goes up this list and adds the dealer's hands to a tally as it
//! passes them. So the tally, asked just before and just after hands of one strength, says how
//! many of the dealer's hands are below and how many alike, none of them with a seat's own card.
//! Asked in between for all hands, it says how often the dealer does not qualify.

mod game;
mod tally;

pub(super) use game::{Game, Pack, Plays};

use super::Question;
use super::forms::{Deck, Names, choose, place, places, seen, ways};
use crate::Census;
use cards::Card;
use games::duel::{Plan, Stage, Strength};
use std::array::from_fn;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use table::Face;
use tally::{Tally, UNKNOWN};

/// A hand that stands for all with other names of suits.
#[derive(Clone, Copy)]
pub(super) struct Hand<const K: usize> {
    /// Its cards by number.
    pub(super) cards: [u8; K],
    /// How good it is.
    pub(super) strength: Strength,
    /// What else a game reads in it.
    pub(super) class: Class,
    /// For how many hands it stands.
    forms: u8,
}

/// What a game needs to know of a hand besides its strength.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Class {
    /// Its kind as a wager on the hand alone sees it.
    pub(super) kind: u8,
    /// Its bin, were it the dealer's: bins follow each other from weak hands to strong ones, and
    /// those in the last one qualify.
    pub(super) bin: u8,
}

/// All hands, from the worst to the best, and the pack they come from.
pub(super) struct Sweep<const K: usize> {
    /// Every hand.
    pub(super) hands: Vec<Hand<K>>,
    deck: Deck,
    /// Copies of each card.
    copies: usize,
    /// Whether one of the dealer's cards is in view.
    up: bool,
    /// The last bin.
    last: u8,
}

/// What the dealer can hold against each hand of the list, a card being in view or none.
pub(super) struct Counts {
    /// How many deals to the seat each hand stands for, against all suits of the card in view.
    pub(super) deals: Vec<u32>,
    /// All hands that the dealer can have.
    pub(super) all: u32,
    below: Vec<u32>,
    alike: Vec<u32>,
    /// For every bin but the last, how many of the dealer's hands are in it or in one before.
    upto: Vec<Vec<u32>>,
}

/// Whether a card of the dealer's is in view when the seat decides.
fn shows(plan: &Plan) -> bool {
    let before = plan.stages.iter().take_while(|stage| !matches!(stage, Stage::Decide(_)));
    before.into_iter().any(|stage| matches!(stage, Stage::Dealer(_, Face::Up, _)))
}

impl<const K: usize> Sweep<K> {
    /// Lists all hands; `last` is the number of the bin with the hands that qualify.
    pub(super) fn new(
        question: &Question<'_>,
        last: u8,
        read: impl Fn(&[Card; K], Strength) -> Class,
    ) -> Sweep<K> {
        let plan = question.plan();
        let deck = Deck::new(question.deck);
        let copies = usize::from(question.decks);
        let mut hands = Vec::new();
        deck.each(K, copies, &mut |hand| {
            let Some(forms) = Names::ButFirst.stands_for(hand) else { return };
            let Ok(cards) = <[u8; K]>::try_from(hand) else { return };
            let shown = cards.map(|card| deck.card(card));
            let strength = (plan.strength)(&shown, &[]);
            hands.push(Hand { cards, strength, class: read(&shown, strength), forms });
        });
        hands.sort_by_key(|hand| hand.strength);
        let rises = hands.is_sorted_by_key(|hand| hand.class.bin);
        assert!(rises, "of two hands the better one is in the later bin");
        Sweep { hands, deck, copies, up: shows(plan), last }
    }

    /// What is made of each card that can be in view, up to its suit, in this order; of none, if
    /// the dealer shows none.
    pub(super) fn each_up<T: Send>(
        &self,
        question: &Question<'_>,
        make: impl Fn(Option<u8>, &Counts) -> T + Sync,
    ) -> Vec<T> {
        let ranks = (0..self.deck.len() as u8).step_by(4);
        let ups: Vec<Option<u8>> = if self.up { ranks.map(Some).collect() } else { vec![None] };
        question.progress.awaits(ups.len() as u64);
        let next = AtomicUsize::new(0);
        let work = || {
            let mut made = Vec::new();
            while let Some(up) = ups.get(next.fetch_add(1, Ordering::Relaxed)) {
                made.push((*up, make(*up, &self.against(*up))));
                question.progress.step(1);
            }
            made
        };
        let threads = question.threads.clamp(1, ups.len());
        let mut made: Vec<(Option<u8>, T)> = thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let mut made = work();
            for other in others {
                made.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            }
            made
        });
        made.sort_unstable_by_key(|(up, _)| *up);
        made.into_iter().map(|(_, made)| made).collect()
    }

    /// The card of a number.
    pub(super) fn card(&self, number: u8) -> Card {
        self.deck.card(number)
    }

    /// Copies left of a card beside the one in view.
    fn left(&self, up: Option<u8>) -> impl Fn(u8) -> usize {
        let copies = self.copies;
        move |card| copies - usize::from(up == Some(card))
    }

    /// How many deals to the seat a hand stands for, against all suits of the card in view.
    fn deals(&self, hand: &Hand<K>, up: Option<u8>) -> u32 {
        let suits = if up.is_some() { 4 } else { 1 };
        suits * u32::from(hand.forms) * ways(&hand.cards, self.left(up))
    }

    /// How many hands the dealer can have against any of a seat's.
    fn dealers(&self) -> u32 {
        let shown = usize::from(self.up);
        let unknown = K - shown;
        assert!(unknown <= UNKNOWN, "at most {UNKNOWN} of the dealer's cards are unknown");
        let all = choose(self.deck.len() * self.copies - K - shown, unknown);
        assert!(all <= u128::from(u32::MAX), "{all} hands of the dealer are too many to tally");
        all as u32
    }

    /// The sweep.
    fn against(&self, up: Option<u8>) -> Counts {
        let mut tally = Tally::new(self.deck.len());
        let mut counts = Counts {
            deals: self.hands.iter().map(|hand| self.deals(hand, up)).collect(),
            all: self.dealers(),
            below: Vec::with_capacity(self.hands.len()),
            alike: Vec::with_capacity(self.hands.len()),
            upto: Vec::new(),
        };
        for group in self.hands.chunk_by(|a, b| a.strength == b.strength) {
            while counts.upto.len() < usize::from(group[0].class.bin) {
                counts.upto.push(self.ask(&tally, &self.hands, up));
            }
            let before = tally.all();
            let below = self.ask(&tally, group, up);
            for hand in group {
                self.add(&mut tally, hand, up);
            }
            if tally.all() == before {
                counts.alike.resize(counts.below.len() + below.len(), 0);
            } else {
                let upto = self.ask(&tally, group, up);
                counts.alike.extend(upto.iter().zip(&below).map(|(upto, below)| upto - below));
            }
            counts.below.extend(below);
        }
        while counts.upto.len() < usize::from(self.last) {
            counts.upto.push(self.ask(&tally, &self.hands, up));
        }
        counts
    }

    /// For every hand that a seat can have, how many of the tally's hands are apart from it.
    fn ask(&self, tally: &Tally, hands: &[Hand<K>], up: Option<u8>) -> Vec<u32> {
        if tally.all() == 0 {
            return vec![0; hands.len()];
        }
        let shown = |own: &Hand<K>| own.cards.iter().filter(|card| Some(**card) == up).count();
        let ask = |own| if shown(own) < self.copies { tally.apart(&own.cards) } else { 0 };
        hands.iter().map(ask).collect()
    }

    /// Adds the dealer's hands for which a hand stands, as far as they hold the card in view.
    fn add(&self, tally: &mut Tally, hand: &Hand<K>, up: Option<u8>) {
        let left = self.left(up);
        let Some(up) = up else {
            Names::ButFirst.forms(&hand.cards).for_each(|form| tally.add(&form, &left));
            return;
        };
        // The first suit keeps its name, and with it the card in view its place.
        let Some(at) = hand.cards.iter().position(|card| *card == up) else { return };
        for mut form in Names::ButFirst.forms(&hand.cards) {
            form.copy_within(at + 1.., at);
            tally.add(&form[..K - 1], &left);
        }
    }
}

impl Counts {
    /// How many of the dealer's hands are in each bin, against the hand at a place of the list.
    pub(super) fn bins<const N: usize>(&self, at: usize) -> [u32; N] {
        let upto = |bin: usize| self.upto.get(bin).map_or(self.all, |upto| upto[at]);
        from_fn(|bin| upto(bin) - bin.checked_sub(1).map_or(0, upto))
    }

    /// How many of the dealer's hands are above a hand, alike and below: those that do not
    /// qualify, then those that do.
    fn versus(&self, at: usize, own: Class) -> [u32; 6] {
        let (below, alike) = (self.below[at], self.alike[at]);
        let low = self.upto.last().map_or(0, |upto| upto[at]);
        if usize::from(own.bin) < self.upto.len() {
            [low - alike - below, alike, below, self.all - low, 0, 0]
        } else {
            [0, 0, low, self.all - alike - below, alike, below - low]
        }
    }
}

/// Several censuses as one.
pub(super) fn together<'a>(parts: impl Iterator<Item = &'a Census> + Clone) -> Census {
    let classes = parts.clone().map(|part| part.counts().len()).max();
    let mut all = Census::new(classes.unwrap_or_default());
    for (class, ways) in parts.flat_map(|part| part.counts().iter().enumerate()) {
        all.add(class, *ways);
    }
    all
}

/// A yes or no for every hand of a seat and every card of the dealer's in view.
pub(super) struct Marks<const K: usize> {
    deck: Deck,
    /// By the place of the hand; a bit for each rank of the card in view.
    marks: Vec<u16>,
}

impl<const K: usize> Marks<K> {
    /// Marks the hands of a sweep: for each card in view, the marks in the order of the list.
    pub(super) fn new(sweep: &Sweep<K>, yes: &[&[bool]]) -> Marks<K> {
        let mut marks = vec![0; places(sweep.deck.len(), K)];
        for (at, hand) in sweep.hands.iter().enumerate() {
            let ranks = yes.iter().enumerate();
            let mark = ranks.fold(0, |mark, (rank, yes)| mark | u16::from(yes[at]) << rank);
            if mark != 0 {
                let forms = Names::ButFirst.forms(&hand.cards);
                forms.for_each(|form| marks[place(&form)] = mark);
            }
        }
        Marks { deck: sweep.deck.clone(), marks }
    }

    /// Whether a hand is marked.
    #[inline]
    pub(super) fn has(&self, own: &[Card], up: Option<Card>) -> bool {
        let rank = up.map_or(0, |up| self.deck.number(up) / 4);
        let hand: Option<[u8; K]> = seen(&self.deck, own, up);
        hand.is_some_and(|hand| self.marks[place(&hand)] >> rank & 1 == 1)
    }
}
