//! Let It Ride: three cards and two common ones against a pay table, and two decisions.
//!
//! What four cards become with a fifth is counted once for all that differ in the names of suits
//! alone: 16,432 of 270,725. From these follows the second decision, and from the best of the
//! second the first, for 1,755 of 22,100 hands of three.

use super::forms::{Deck, Names, place, places, seen};
use super::{Gains, Play, Playbook, Question, Solved};
use crate::{Census, Exact};
use games::duel::{Act, OwnThree, Rode, RodeKind, Round};
use table::{Facts, Seat};

/// The two ways to decide, as far as tables are read by them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bet {
    Rides,
    Withdrawn,
}

const BETS: [Bet; 2] = [Bet::Rides, Bet::Withdrawn];

const KINDS: usize = RodeKind::ALL.len();

/// Four cards: the seat's own and the first common one.
#[derive(Clone, Copy)]
struct Four {
    /// How many fifth cards make each kind.
    kinds: [u16; KINDS],
    /// The second decision, by the first.
    second: [Bet; 2],
}

/// What to do with three cards and with four, and why.
struct Rides {
    deck: Deck,
    gains: Gains,
    /// The class of each kind, by both decisions.
    ends: [[[usize; KINDS]; 2]; 2],
    fours: Vec<Four>,
    /// The number of each four, by its place.
    numbers: Vec<u32>,
    /// The first decision, by the place of the hand.
    first: Vec<Bet>,
}

pub(super) fn solve(question: &Question<'_>) -> Solved {
    assert!(question.decks == 1, "Let It Ride is played with one deck");
    let mut rides = Rides::new(question);
    let mut own = Census::new(OwnThree::CLASSES);
    let mut ends = Census::new(Rode::CLASSES);
    let deck = rides.deck.clone();
    deck.each(3, 1, &mut |hand| {
        let Some(forms) = Names::All.stands_for(hand) else { return };
        let hand = [hand[0], hand[1], hand[2]];
        let worths = BETS.map(|first| rides.worth(hand, first));
        let first = match question.play {
            Play::Mimic => Bet::Rides,
            Play::Best | Play::NeverFold | Play::ByRule(_) => better(worths),
        };
        for form in Names::All.forms(&hand) {
            rides.first[place(&form)] = first;
        }
        rides.add(&mut ends, hand, first, u128::from(forms));
        let kind = hands::three(&hand.map(|card| deck.card(card))).kind();
        own.add(OwnThree { kind, folded: false }.index(), u128::from(forms));
    });
    question.progress.step(1);
    let censuses = vec![(Rode::NAME, ends), (OwnThree::NAME, own)];
    Solved { censuses, book: Box::new(rides) }
}

/// A bet rides only if that is worth more.
fn better([rides, withdrawn]: [i128; 2]) -> Bet {
    if rides > withdrawn { Bet::Rides } else { Bet::Withdrawn }
}

/// A hand with one more card.
fn with(hand: [u8; 3], card: u8) -> [u8; 4] {
    let mut more = [hand[0], hand[1], hand[2], card];
    more.sort_unstable();
    more
}

impl Rides {
    /// Counts all fours and decides them.
    fn new(question: &Question<'_>) -> Rides {
        let plan = question.plan();
        let path = |first: Bet, second: Bet| {
            let acts = [(first, Act::Withdraw1), (second, Act::Withdraw2)];
            let taken = acts.into_iter().filter(|(bet, _)| *bet == Bet::Withdrawn);
            let acts: Vec<Act> = taken.map(|(_, act)| act).collect();
            plan.path_of(&acts)
        };
        let class = |path| RodeKind::ALL.map(|kind| Rode { path, kind }.index());
        let deck = Deck::new(question.deck);
        let mut rides = Rides {
            gains: question.gains(0),
            ends: BETS.map(|first| BETS.map(|second| class(path(first, second)))),
            fours: Vec::new(),
            numbers: vec![0; places(deck.len(), 4)],
            first: vec![Bet::Rides; places(deck.len(), 3)],
            deck: deck.clone(),
        };
        question.progress.awaits(2);
        deck.each(4, 1, &mut |hand| {
            if Names::All.stands_for(hand).is_some() {
                rides.add_four([hand[0], hand[1], hand[2], hand[3]], question.play);
            }
        });
        question.progress.step(1);
        rides
    }

    fn add_four(&mut self, hand: [u8; 4], play: Play) {
        let mut kinds = [0; KINDS];
        let cards = hand.map(|card| self.deck.card(card));
        for fifth in (0..self.deck.len() as u8).filter(|card| !hand.contains(card)) {
            let five = [cards[0], cards[1], cards[2], cards[3], self.deck.card(fifth)];
            kinds[RodeKind::of(five) as usize] += 1;
        }
        let second = BETS.map(|first| match play {
            Play::Mimic => Bet::Rides,
            Play::Best | Play::NeverFold | Play::ByRule(_) => {
                better(BETS.map(|second| self.gain(&kinds, first, second)))
            }
        });
        for form in Names::All.forms(&hand) {
            self.numbers[place(&form)] = self.fours.len() as u32;
        }
        self.fours.push(Four { kinds, second });
    }

    /// What the bundle gains over all fifth cards.
    fn gain(&self, kinds: &[u16; KINDS], first: Bet, second: Bet) -> i128 {
        let ends = self.ends[first as usize][second as usize].iter().zip(kinds);
        ends.map(|(class, ways)| i128::from(*ways) * i128::from(self.gains.of[*class])).sum()
    }

    fn four(&self, hand: [u8; 4]) -> &Four {
        &self.fours[self.numbers[place(&hand)] as usize]
    }

    /// Every four that three cards can become.
    fn fours(&self, hand: [u8; 3]) -> impl Iterator<Item = &Four> {
        let others = (0..self.deck.len() as u8).filter(move |card| !hand.contains(card));
        others.map(move |card| self.four(with(hand, card)))
    }

    /// What the first decision gains over all common cards, the second being the best one.
    fn worth(&self, hand: [u8; 3], first: Bet) -> i128 {
        let best = |four: &Four| BETS.map(|second| self.gain(&four.kinds, first, second));
        self.fours(hand).map(|four| best(four).into_iter().max().unwrap_or_default()).sum()
    }

    /// Counts how a hand ends.
    fn add(&self, census: &mut Census, hand: [u8; 3], first: Bet, forms: u128) {
        for four in self.fours(hand) {
            let second = four.second[first as usize];
            for (class, ways) in self.ends[first as usize][second as usize].iter().zip(four.kinds)
            {
                census.add(*class, forms * u128::from(ways));
            }
        }
    }
}

impl Playbook for Rides {
    fn choose(&self, round: &Round, seat: Seat) -> Act {
        let own = round.seat(seat);
        let Some(hand) = seen::<3>(&self.deck, own.cards.cards(), None) else { return Act::Ride };
        let (bet, withdraw) = match round.board.cards() {
            [] => (self.first[place(&hand)], Act::Withdraw1),
            [card, ..] => {
                let four = self.four(with(hand, self.deck.number(*card)));
                (four.second[usize::from(own.did(Act::Withdraw1))], Act::Withdraw2)
            }
        };
        if bet == Bet::Rides { Act::Ride } else { withdraw }
    }

    fn worths(&self, round: &Round, seat: Seat) -> Vec<(Act, Exact)> {
        let own = round.seat(seat);
        let Some(hand) = seen::<3>(&self.deck, own.cards.cards(), None) else { return Vec::new() };
        let others = self.deck.len() as u128 - 3;
        let (worths, deals, withdraw) = match round.board.cards() {
            [] => {
                let worths = BETS.map(|first| self.worth(hand, first));
                (worths, others * (others - 1), Act::Withdraw1)
            }
            [card, ..] => {
                let four = self.four(with(hand, self.deck.number(*card)));
                let first = BETS[usize::from(own.did(Act::Withdraw1))];
                let worths = BETS.map(|second| self.gain(&four.kinds, first, second));
                (worths, others - 1, Act::Withdraw2)
            }
        };
        let [rides, withdrawn] = worths.map(|parts| self.gains.exact(parts, deals));
        vec![(Act::Ride, rides), (withdraw, withdrawn)]
    }
}
