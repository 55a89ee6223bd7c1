//! A hand that plays itself, for tests of the deck: everybody checks or calls, and its cards come
//! in the order of the deck. Each street is written down: `b` is a burn, `k` a last card kept
//! back, a digit the seat that got a card, `S17` a shuffle that made a deck of 17, `c` a card in
//! the middle, `.` a word.

use crate::act::{Awaited, Decision, Move, To};
use crate::hand::{Hand, Player, Ruling};
use crate::variants;
use cards::AnyCard;
use law::Posted;
use money::Cents;
use std::fmt::Write as _;
use std::sync::Arc;

/// How a hand goes.
pub(super) struct Course {
    id: &'static str,
    players: u8,
    set: Posted,
    /// Street and seat of each fold.
    folds: Vec<(usize, u8)>,
    /// How many cards each seat throws away on a street.
    draws: Vec<(usize, Vec<usize>)>,
    /// Street and rule, and after how many of its cards; at the first word where none is said.
    ruled: Option<(usize, Option<usize>, Ruling)>,
    /// Cards that are missing from a street on.
    lost: Option<(usize, u8)>,
}

/// What became of it.
pub(super) struct Ran {
    pub(super) hand: Hand,
    /// The cards of each street.
    pub(super) streets: Vec<String>,
    /// Who spoke first on each street.
    pub(super) openers: Vec<Option<usize>>,
}

/// So many players of a game.
pub(super) fn course(id: &'static str, players: u8) -> Course {
    let (set, folds, draws) = (Posted::new(), Vec::new(), Vec::new());
    Course { id, players, set, folds, draws, ruled: None, lost: None }
}

impl Course {
    pub(super) fn set(mut self, name: &str, value: &str) -> Course {
        self.set.insert(name.to_owned(), value.to_owned());
        self
    }

    /// Seats that fold on a street.
    pub(super) fn folds(mut self, street: usize, seats: &[u8]) -> Course {
        self.folds.extend(seats.iter().map(|seat| (street, *seat)));
        self
    }

    /// How many cards each seat throws away on a street.
    pub(super) fn draws(mut self, street: usize, counts: &[usize]) -> Course {
        self.draws.push((street, counts.to_vec()));
        self
    }

    /// A rule invoked when the first player of a street is to speak.
    pub(super) fn ruled(mut self, street: usize, rule: &str) -> Course {
        self.ruled = Some((street, None, Ruling::new(law::find(rule).expect(rule))));
        self
    }

    /// A rule invoked about a seat after so many cards of a street, burns included.
    pub(super) fn amiss(mut self, street: usize, after: usize, rule: &str, seat: usize) -> Course {
        let place = Some(seat - 1);
        let ruling = Ruling { place, ..Ruling::new(law::find(rule).expect(rule)) };
        self.ruled = Some((street, Some(after), ruling));
        self
    }

    /// Cards that are missing when a street begins.
    pub(super) fn lost(mut self, street: usize, count: u8) -> Course {
        self.lost = Some((street, count));
        self
    }

    /// Plays it to that street's betting, or to the showdown.
    pub(super) fn to(mut self, last: usize) -> Ran {
        let variant = variants::find(self.id).expect("a pot game");
        let stakes = Arc::new(variant.post(&self.set).expect("lawful stakes"));
        let mut players: Vec<Player> =
            (1..=self.players).map(|seat| Player::new(seat, Cents::dollars(500))).collect();
        let opening = stakes.post(&mut players, usize::from(self.players) - 1);
        let mut hand = Hand::open(stakes, &players, opening).expect("a hand");
        let mut streets = vec![String::new(); variant.streets.len()];
        let mut openers = vec![None; variant.streets.len()];
        let mut dealt = vec![0; variant.streets.len()];
        loop {
            let street = hand.street();
            let now = |at: &mut (usize, Option<usize>, Ruling)| {
                at.0 == street && at.1 == Some(dealt[street])
            };
            if let Some((.., ruling)) = self.ruled.take_if(now) {
                hand.rule(ruling).expect("a moment");
                continue;
            }
            if let Some((_, count)) = self.lost.take_if(|(at, _)| *at == street) {
                hand.stub -= count;
            }
            let log = &mut streets[street];
            match hand.ask() {
                Awaited::Shuffle => {
                    hand.shuffled().expect("a shuffle");
                    write!(log, "S{}", hand.stub).expect("room");
                }
                Awaited::Card(to) => {
                    dealt[street] += 1;
                    match to {
                        To::Burn if hand.keeps_last() => log.push('k'),
                        To::Burn => log.push('b'),
                        To::Place(place, _) => write!(log, "{}", place + 1).expect("room"),
                        To::Board(_) => log.push('c'),
                    }
                    let card = AnyCard::from_code(hand.unseen().trailing_zeros() as u8);
                    hand.card(card.expect("a card")).expect("a card");
                }
                Awaited::Decide(place, choice) => {
                    if matches!(choice, Decision::Bet | Decision::Bring) {
                        openers[street] = openers[street].or(Some(place));
                        let now = |at: &mut (usize, Option<usize>, Ruling)| {
                            at.0 == street && at.1.is_none()
                        };
                        if let Some((.., ruling)) = self.ruled.take_if(now) {
                            hand.rule(ruling).expect("a moment");
                            continue;
                        }
                        if street == last {
                            return Ran { hand, streets, openers };
                        }
                    }
                    let act = self.act(&hand, place, choice);
                    if matches!(choice, Decision::Bet | Decision::Bring) {
                        log.push('.');
                    }
                    hand.act(place, act).expect("an act");
                }
                Awaited::Showdown | Awaited::Over => return Ran { hand, streets, openers },
            }
        }
    }

    fn act(&self, hand: &Hand, place: usize, choice: Decision) -> Move {
        let street = hand.street();
        match choice {
            Decision::Draw(_) => {
                let counts = self.draws.iter().find(|(at, _)| *at == street);
                let count = counts.and_then(|(_, counts)| counts.get(place)).copied();
                Move::Draw((1_u16 << count.unwrap_or(0)) as u8 - 1)
            }
            Decision::Discard => Move::Discard(0),
            Decision::Expose => Move::Hide,
            Decision::Bring => Move::Bring,
            Decision::Bet if self.folds.contains(&(street, place as u8 + 1)) => Move::Fold,
            Decision::Bet => {
                let menu = hand.menu().expect("a menu");
                if menu.may_check { Move::Check } else { Move::Call }
            }
        }
    }
}
