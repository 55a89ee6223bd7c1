//! Three Card Poker, every hand against every hand the dealer can have.
//!
//! Hands that differ in the names of suits alone are one: 1,755 of 22,100. For each of them the
//! dealer's 18,424 hands are counted by whether they qualify and how they compare.

use super::{Book, Play, Question, Solved};
use crate::{Census, Exact};
use cards::Card;
use games::duel::{Act, OwnThree, Round, Showdown, Strength, Versus};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use table::{Facts, Seat};

/// Every three cards of a deck with its strength, by their codes in falling order.
struct Deck {
    strengths: Vec<Strength>,
}

/// The number of three codes in falling order.
const fn number(a: usize, b: usize, c: usize) -> usize {
    a * (a - 1) * (a - 2) / 6 + b * (b - 1) / 2 + c
}

impl Deck {
    fn new(strength: fn(&[Card], &[Card]) -> Strength) -> Deck {
        let cards: Vec<Card> = Card::all().collect();
        let mut strengths = Vec::with_capacity(22_100);
        for a in 2..52 {
            for b in 1..a {
                for c in 0..b {
                    strengths.push(strength(&[cards[a], cards[b], cards[c]], &[]));
                }
            }
        }
        Deck { strengths }
    }
}

/// The smallest of a hand's forms under all renamings of suits.
fn canonical(hand: [usize; 3]) -> [usize; 3] {
    let mut best = [usize::MAX; 3];
    for first in 0..4 {
        for second in (0..4).filter(|s| *s != first) {
            for third in (0..4).filter(|s| *s != first && *s != second) {
                let names = [first, second, third, 6 - first - second - third];
                let mut form = hand.map(|code| code / 4 * 4 + names[code % 4]);
                form.sort_unstable_by(|a, b| b.cmp(a));
                best = best.min(form);
            }
        }
    }
    best
}

/// Three Card Poker without a card of the dealer's in view.
pub(super) fn solve(question: &Question<'_>) -> Solved {
    let plan = question.plan();
    let gains = question.gains(0);
    let deck = Deck::new(plan.strength);
    let mut hands: BTreeMap<[usize; 3], u128> = BTreeMap::new();
    let mut threes = Census::new(OwnThree::CLASSES);
    for a in 2..52 {
        for b in 1..a {
            for c in 0..b {
                *hands.entry(canonical([a, b, c])).or_default() += 1;
            }
        }
    }
    let mut ends = Census::new(Showdown::CLASSES);
    let mut plays = BTreeMap::new();
    let folded = Showdown { path: 0, kind: 0, versus: Versus::Folded }.index();
    for (hand, copies) in hands {
        let own = deck.strengths[number(hand[0], hand[1], hand[2])];
        let classes = showdowns(&deck, plan.qualifies, hand, own);
        let worth: i128 =
            classes.iter().map(|(class, ways)| *ways as i128 * i128::from(gains.of[*class])).sum();
        let on = match question.play {
            Play::NeverFold => true,
            Play::Mimic => (plan.qualifies)(own),
            Play::Best => worth > i128::from(gains.of[folded]) * 18_424,
        };
        if on {
            for (class, ways) in classes {
                ends.add(class, copies * ways);
            }
        } else {
            ends.add(folded, copies * 18_424);
        }
        let kind = hands::three(&hand.map(card)).kind();
        threes.add(OwnThree { kind, folded: !on }.index(), copies);
        plays.insert(hand, (on, gains.exact(worth, 18_424)));
    }
    let censuses = vec![(Showdown::NAME, ends), (OwnThree::NAME, threes)];
    Solved { censuses, book: Box::new(Plays(plays, gains.exact(i128::from(gains.of[folded]), 1))) }
}

fn card(code: usize) -> Card {
    // invariant: codes of a deck run from 0 to 51.
    Card::from_code(code as u8).unwrap_or_else(|| unreachable!("card code {code}"))
}

/// For each hand whether to play on, and what that is worth; and what a fold is worth.
struct Plays(BTreeMap<[usize; 3], (bool, Exact)>, Exact);

impl Plays {
    fn of(&self, round: &Round, seat: Seat) -> Option<&(bool, Exact)> {
        let mut codes: Vec<usize> =
            round.seat(seat).cards.cards().iter().map(|card| usize::from(card.code())).collect();
        codes.sort_unstable_by(|a, b| b.cmp(a));
        self.0.get(&canonical(codes.try_into().ok()?))
    }
}

impl Book for Plays {
    fn choose(&self, round: &Round, seat: Seat) -> Act {
        let on = self.of(round, seat).is_none_or(|(on, _)| *on);
        if on { Act::Play } else { Act::Fold }
    }

    fn worths(&self, round: &Round, seat: Seat) -> Vec<(Act, Exact)> {
        let play = self.of(round, seat).map(|(_, worth)| (Act::Play, worth.clone()));
        play.into_iter().chain([(Act::Fold, self.1.clone())]).collect()
    }
}

/// Every class of showdown that a hand meets, with the dealer's hands that make it.
fn showdowns(
    deck: &Deck,
    qualifies: fn(Strength) -> bool,
    hand: [usize; 3],
    own: Strength,
) -> Vec<(usize, u128)> {
    // Below, alike, above, for a dealer who does not qualify and for one who does.
    let mut counts = [[0_u32; 3]; 2];
    let free: Vec<usize> = (0..52).filter(|code| !hand.contains(code)).collect();
    for (i, a) in free.iter().enumerate() {
        for (j, b) in free[..i].iter().enumerate() {
            for c in &free[..j] {
                let dealer = deck.strengths[number(*a, *b, *c)];
                let order = usize::from(own.number >= dealer.number)
                    + usize::from(own.number > dealer.number);
                counts[usize::from(qualifies(dealer))][order] += 1;
            }
        }
    }
    let orders = [Ordering::Less, Ordering::Equal, Ordering::Greater];
    let mut classes = Vec::new();
    for (qualified, counts) in counts.iter().enumerate() {
        for (order, count) in orders.into_iter().zip(counts).filter(|(_, count)| **count > 0) {
            let versus = match qualified {
                0 => Versus::Unqualified(order),
                _ => Versus::Qualified(order),
            };
            let class = Showdown { path: 1, kind: own.kind, versus }.index();
            classes.push((class, u128::from(*count)));
        }
    }
    classes
}
