//! What the tests of several stud games look at: the deal, who speaks first, what may be bet, who
//! wins, and what the house takes.

use crate::act::{Awaited, Decision, Move, To};
use crate::fees::Collection;
use crate::hand::Hand;
use crate::script::Script;
use crate::testing::{Setup, hand, listed};
use crate::variant::Face;
use cards::AnyCard;
use money::Cents;
use std::collections::VecDeque;
use std::sync::Arc;

/// Plays a hand in which nobody bets more than must be, and tells `look` of everything asked,
/// until it says enough.
pub(crate) fn drive(setup: &Setup, mut look: impl FnMut(&Hand) -> bool) -> Hand {
    let script = setup.script();
    let mut hands: Vec<VecDeque<AnyCard>> = (script.players.iter())
        .map(|player| script.hands.get(&player.seat).cloned().unwrap_or_default().into())
        .collect();
    let mut board: VecDeque<AnyCard> = script.boards[0].clone().into();
    let mut hand =
        Hand::open(Arc::clone(&script.stakes), &script.players, script.opening).expect("a hand");
    while hand.ask() != Awaited::Over && !look(&hand) {
        match hand.ask() {
            Awaited::Card(to) => {
                let card = match to {
                    To::Burn => None,
                    To::Place(place, _) => hands[place].pop_front(),
                    To::Board(_) => board.pop_front(),
                };
                hand.card(card.unwrap_or(AnyCard::UNKNOWN)).expect("a card of the deck");
            }
            Awaited::Decide(place, choice) => {
                let check = hand.menu().is_some_and(|menu| menu.may_check);
                let act = match choice {
                    Decision::Bring => Move::Bring,
                    Decision::Expose => Move::Hide,
                    _ if check => Move::Check,
                    _ => Move::Call,
                };
                hand.act(place, act).expect("staying in is allowed");
            }
            Awaited::Shuffle => hand.shuffled().expect("a shuffle is due"),
            Awaited::Showdown => hand.show(&[]).expect("all may show"),
            Awaited::Over => unreachable!("the loop ends there"),
        }
    }
    hand
}

/// The hand as the first player of a street, from 0, is asked; nobody bet before.
pub(crate) fn on_street(setup: &Setup, street: usize) -> Hand {
    drive(setup, |hand| {
        let asked = matches!(hand.ask(), Awaited::Decide(_, Decision::Bet | Decision::Bring));
        hand.street() == street && asked
    })
}

/// The seat that is asked for a word.
#[track_caller]
pub(crate) fn asked(hand: &Hand) -> u8 {
    let Awaited::Decide(place, _) = hand.ask() else {
        panic!("nobody is asked: {:?}", hand.ask())
    };
    hand.places()[place].seat
}

/// Who speaks first on a street, with these cards of seats 1, 2 and 3.
#[track_caller]
pub(crate) fn opens(id: &'static str, street: usize, cards: [&'static str; 3]) -> u8 {
    asked(&on_street(&seats(id, cards), street))
}

/// Seats 1, 2 and 3 with these cards.
pub(crate) fn seats(id: &'static str, cards: [&'static str; 3]) -> Setup {
    (1..).zip(cards).fold(hand(id), |setup, (seat, cards)| setup.cards(seat, cards))
}

/// A first player's cards (`d` down, `u` up), burns (`b`) and betting rounds (`|`) in order.
pub(crate) fn deal(id: &'static str) -> String {
    let mut deal = String::new();
    drive(&hand(id), |hand| {
        let mark = match hand.ask() {
            Awaited::Card(To::Burn) => 'b',
            Awaited::Card(To::Place(place, face)) if place == first(hand) => match face {
                Face::Up => 'u',
                Face::Down => 'd',
            },
            Awaited::Decide(_, Decision::Bet | Decision::Bring) if !deal.ends_with('|') => '|',
            _ => return false,
        };
        deal.push(mark);
        false
    });
    deal
}

/// The first player left of the button.
fn first(hand: &Hand) -> usize {
    (hand.button() + 1) % hand.places().len()
}

/// What may be bet on a street: `2.00`, or `5.00-10.00`.
pub(crate) fn sizes(hand: &Hand) -> String {
    match hand.menu().and_then(|menu| menu.raise) {
        None => "nothing".to_owned(),
        Some(span) if span.min == span.max => span.min.plain(),
        Some(span) => format!("{}-{}", span.min.plain(), span.max.plain()),
    }
}

/// What may be bet first on each of a game's streets.
pub(crate) fn units(id: &'static str) -> Vec<String> {
    let setup = hand(id);
    let streets = setup.script().stakes.variant.streets.len();
    (0..streets).map(|street| sizes(&on_street(&setup, street))).collect()
}

/// Who wins what at the showdown: `high 1 4.00, low 2 4.00`.
pub(crate) fn won(setup: &Setup) -> String {
    let outcome = drive(setup, |_| false).outcome().expect("an end");
    let shares = outcome.awards.iter().flat_map(|award| {
        let share = |share: &crate::Share| {
            format!("{} {} {}", award.award, share.place + 1, share.amount.plain())
        };
        award.winners.iter().map(share).collect::<Vec<_>>()
    });
    shares.collect::<Vec<_>>().join(", ")
}

/// The fees of a hand: its table collects $3 as regular fee and 50 cents for a jackpot.
fn fees_of(hand: &Hand) -> Vec<String> {
    let fees = hand.fees().list().iter();
    fees.map(|fee| format!("{} {}", fee.due.name, fee.amount.plain())).collect()
}

/// A table's fees of an older game, as posted before any hand.
fn posted(id: &str) -> Collection {
    let regular =
        Collection::regular(listed(id), Cents::dollars(3)).expect("a game with such fees");
    regular.with_jackpot(Cents::new(50)).expect("a jackpot")
}

const REGULAR: [&str; 2] = ["regular table fee 3.00", "jackpot fee 0.50"];

/// The fee sentences of the older games; `start` are cards of three seats, the third owing the
/// forced bet.
pub(crate) struct Fees {
    pub(crate) id: &'static str,
    pub(crate) start: [&'static str; 3],
}

impl Fees {
    /// Plays acts at a $20-$40 table with fees, as far as they go.
    fn at(&self, acts: &str) -> Hand {
        let setup = seats(self.id, self.start).set("small=20 big=40 ante=2 bring_in=5");
        let reach = |script: &Script| {
            let mut script = script.clone();
            Arc::make_mut(&mut script.stakes).fees = Some(posted(self.id));
            script.reach()
        };
        let mut hand = setup.acts(acts).run(reach).expect("a hand");
        // Nobody turns a card up.
        loop {
            match hand.ask() {
                Awaited::Decide(place, Decision::Expose) => {
                    hand.act(place, Move::Hide).expect("a card stays hidden");
                }
                Awaited::Card(_) => hand.card(AnyCard::UNKNOWN).expect("a card"),
                _ => return hand,
            }
        }
    }

    fn after(&self, acts: &str) -> Vec<String> {
        fees_of(&self.at(acts))
    }

    /// What is known before the hand is what is taken in it.
    #[track_caller]
    pub(crate) fn are_settled_before(&self) {
        let known = posted(self.id).fees(3).iter().map(|(_, due)| due.amount.get()).sum::<i64>();
        // The designated fee falls away once the hand opens.
        assert_eq!(known, 300 + 50 + 100);
        assert_eq!(self.after("1 call, 2 call"), REGULAR);
    }

    /// A larger pot costs as much.
    #[track_caller]
    pub(crate) fn are_no_share(&self) {
        let (small, large) =
            (self.after("1 call, 2 call"), self.after("1 complete, 2 call, 3 call"));
        assert_eq!((&small, &small), (&large, &REGULAR.map(str::to_owned).to_vec()));
    }

    /// Three names, each with one amount.
    #[track_caller]
    pub(crate) fn have_three_rates(&self) {
        let fees = posted(self.id).fees(3);
        let names: Vec<&str> = fees.iter().map(|(_, due)| due.name).collect();
        assert_eq!(names, ["regular table fee", "designated table fee", "jackpot fee"]);
    }

    /// The fees of a hand that goes on past the first round, none before.
    #[track_caller]
    pub(crate) fn fall_due_with_the_second_upcard(&self) {
        assert!(self.after("1 call").is_empty(), "the first round is not over");
        assert_eq!(self.after("1 call, 2 call"), REGULAR);
    }

    /// The fee of a hand that all others give up at once.
    #[track_caller]
    pub(crate) fn are_a_dollar_unopened(&self) {
        assert_eq!(self.after("1 fold, 2 fold"), ["designated table fee 1.00"]);
    }

    /// A round is over and the next has not begun.
    #[track_caller]
    pub(crate) fn are_taken_between_rounds(&self) {
        let hand = self.at("1 call, 2 call");
        assert_eq!((hand.street(), fees_of(&hand).len()), (1, 2));
        assert!(hand.places().iter().all(|place| place.bet == Cents::ZERO), "nobody has acted");
    }
}
