//! Checks that the newer stud games share: their texts are parallel, so each check plays a real
//! hand of the game it is given. Tables of rules say which rule each check is for: `course_tests`
//! of all nine games, those of `razz` and `super_stud` of their hands.

pub(super) mod betting_tests;
mod course_tests;
mod dealing_tests;
mod fees_tests;
mod games_tests;
mod reading_tests;
mod showing_tests;
pub(super) mod winning_tests;

use crate::act::{Awaited, Decision, Move, To};
use crate::hand::{Done, Ending, Hand};
use crate::script::Script;
use crate::stakes::Stakes;
use crate::variant::{Face, Variant};
use crate::variants::find;
use cards::AnyCard;
use law::Posted;
use money::Cents;
use std::collections::VecDeque;
use std::sync::Arc;

pub(super) use games_tests::{Game, game};

/// A hand of $4-$8 with a bring-in of $1 and antes of $1, at which everybody has $100.
pub(super) struct Table {
    pub(super) hand: Hand,
    cards: Vec<VecDeque<AnyCard>>,
    fill: Fill,
    /// All that was asked for and answered.
    pub(super) tape: Vec<Awaited>,
    /// Cards burned, as far as known.
    pub(super) burned: u64,
    /// The last bet, call, check or fold.
    pub(super) done: Option<Done>,
}

/// What is dealt where no card is written.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Fill {
    Unknown,
    /// The lowest card that is still in the deck.
    Next,
}

impl Game {
    pub(super) fn variant(&self) -> &'static Variant {
        find(self.id).expect("a pot game")
    }

    /// The id of a rule of the game.
    pub(super) fn rule(&self, number: &str) -> String {
        format!("{}/{number}", self.id.replacen("ca/", "ca:", 1))
    }

    /// What is posted: the usual, and `name=value` pairs.
    pub(super) fn stakes(&self, set: &str) -> Stakes {
        let mut posted = Posted::new();
        for pair in "small=4 big=8 ante=1 bring_in=1".split(' ').chain(set.split_whitespace()) {
            let (name, value) = pair.split_once('=').expect("name=value");
            posted.insert(name.to_owned(), value.to_owned());
        }
        self.variant().post(&posted).unwrap_or_else(|breach| panic!("{breach}"))
    }

    /// A table of these hands: a card down, another, the door card, three up, the last down. In
    /// the Super games a card that will be thrown away comes before them.
    pub(super) fn table(&self, hands: &[&str]) -> Table {
        self.posted("", hands)
    }

    /// The same with other values posted.
    pub(super) fn posted(&self, set: &str, hands: &[&str]) -> Table {
        let script = script(self.stakes(set), hands.len());
        let hand = Hand::open(Arc::clone(&script.stakes), &script.players, script.opening);
        let dead = (self.down == 3).then_some(AnyCard::UNKNOWN);
        let queue = |hand: &&str| -> VecDeque<AnyCard> {
            let known = read(hand);
            let dead = dead.filter(|_| !known.is_empty());
            dead.into_iter().chain(known).collect()
        };
        Table {
            hand: hand.unwrap_or_else(|refusal| panic!("{refusal}")),
            cards: hands.iter().map(queue).collect(),
            fill: Fill::Unknown,
            tape: Vec::new(),
            burned: 0,
            done: None,
        }
    }

    /// Three players, of whom seat 2 brings it in.
    pub(super) fn three(&self) -> Table {
        self.doors(&[1, 0, 2])
    }

    /// Players with door cards of those ranks, counted from the one that brings it in.
    pub(super) fn doors(&self, ranks: &[usize]) -> Table {
        let card =
            |at: &usize| format!("?? ?? {}{}", &self.doors[0][*at..=*at], &self.doors[1][..1]);
        let hands: Vec<String> = ranks.iter().map(card).collect();
        let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
        self.table(&hands)
    }

    /// So many players, all of whose cards are known, whatever they are.
    pub(super) fn known(&self, stakes: Stakes, players: usize) -> Table {
        let script = script(stakes, players);
        let hand = Hand::open(Arc::clone(&script.stakes), &script.players, script.opening);
        let table = self.table(&vec![""; players.min(8)]);
        Table { hand: hand.expect("a hand"), fill: Fill::Next, ..table }
    }
}

impl Table {
    /// Answers what is asked: cards as they come, a hidden card thrown away, the least bet.
    pub(super) fn step(&mut self) {
        match self.hand.ask() {
            Awaited::Card(to) => self.card(to),
            Awaited::Shuffle => {
                self.tape.push(Awaited::Shuffle);
                self.hand.shuffled().expect("a shuffle");
            }
            Awaited::Decide(place, choice) => {
                let act = self.least(place, choice);
                self.act(place, act).expect("to stay in is allowed");
            }
            Awaited::Showdown | Awaited::Over => panic!("nothing is asked"),
        }
    }

    /// What keeps a player in for the least.
    fn least(&self, at: usize, choice: Decision) -> Move {
        let place = &self.hand.places()[at];
        let hidden = || (0..place.cards().len()).find(|card| place.face(*card) == Face::Down);
        match choice {
            Decision::Discard => Move::Discard(hidden().expect("a hidden card") as u8),
            Decision::Bring => Move::Bring,
            _ if self.hand.menu().is_some_and(|menu| menu.may_check) => Move::Check,
            _ => Move::Call,
        }
    }

    /// Deals until somebody is to bet, or all is over.
    pub(super) fn deal(&mut self) -> &mut Table {
        while matches!(
            self.hand.ask(),
            Awaited::Card(_) | Awaited::Shuffle | Awaited::Decide(_, Decision::Discard)
        ) {
            self.step();
        }
        self
    }

    fn card(&mut self, to: To) {
        let written = match to {
            To::Place(place, _) => self.cards[place].pop_front(),
            To::Burn | To::Board(_) => None,
        };
        let next = || AnyCard::from_code(self.hand.unseen().trailing_zeros() as u8);
        let card = match (written, self.fill) {
            (Some(card), _) => card,
            (None, Fill::Unknown) => AnyCard::UNKNOWN,
            (None, Fill::Next) => next().expect("a card of the deck"),
        };
        if to == To::Burn && card.is_known() {
            self.burned |= card.bit();
        }
        self.tape.push(Awaited::Card(to));
        self.hand.card(card).unwrap_or_else(|refusal| panic!("{refusal}"));
    }

    /// A player acts.
    pub(super) fn act(&mut self, place: usize, act: Move) -> Result<Done, table::Refusal> {
        let ask = self.hand.ask();
        let done = self.hand.act(place, act)?;
        self.tape.push(ask);
        if !matches!(act, Move::Discard(_)) {
            self.done = Some(done);
        }
        Ok(done)
    }

    /// The place that is to speak.
    pub(super) fn due(&mut self) -> usize {
        match self.deal().hand.ask() {
            Awaited::Decide(place, _) => place,
            other => panic!("nobody is to speak: {other:?}"),
        }
    }

    /// Players act: `2 raise, 3 fold`.
    #[track_caller]
    pub(super) fn say(&mut self, acts: &str) -> &mut Table {
        for text in acts.split(',') {
            self.deal();
            let (place, act) = self.read(text);
            self.act(place, act).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        }
        self.deal()
    }

    /// An act must be refused by that rule.
    #[track_caller]
    pub(super) fn no(&mut self, act: &str, rule: &str) -> &mut Table {
        self.deal();
        let (place, read) = self.read(act);
        let refusal = self.hand.act(place, read).expect_err("a rule forbids it");
        assert_eq!(refusal.rule.map(|rule| rule.id), Some(rule), "{act}: {refusal}");
        self
    }

    /// The last act must have moved that much by that rule.
    #[track_caller]
    pub(super) fn paid(&mut self, amount: &str, rule: &str) -> &mut Table {
        let done = self.done.expect("an act");
        assert_eq!((done.paid.plain().as_str(), done.rule.id), (amount, rule));
        self
    }

    /// `2 raise 8`, the amount being that of the menu where none is said; `due` for whoever is.
    fn read(&mut self, text: &str) -> (usize, Move) {
        let words: Vec<&str> = text.split_whitespace().collect();
        let place = match words[0] {
            "due" => self.due(),
            seat => seat.parse::<usize>().expect("a seat") - 1,
        };
        let least = self.hand.menu().and_then(|menu| menu.raise).map(|span| span.min);
        let act = match words[1..] {
            ["fold"] => Move::Fold,
            ["check"] => Move::Check,
            ["call"] => Move::Call,
            ["bring"] => Move::Bring,
            ["raise"] => Move::Raise(least.unwrap_or(Cents::dollars(100))),
            ["raise", amount] => Move::Raise(amount.parse().expect("an amount")),
            _ => panic!("{text}?"),
        };
        (place, act)
    }

    /// Whoever is due stays in for the least.
    pub(super) fn pass(&mut self) -> &mut Table {
        self.deal().step();
        self.deal()
    }

    /// Everybody stays in for the least until a street's betting begins; third street is 0.
    pub(super) fn street(&mut self, street: usize) -> &mut Table {
        self.deal();
        while self.hand.street() < street {
            self.pass();
        }
        self
    }

    /// Everybody stays in for the least and shows.
    pub(super) fn end(&mut self) -> Ending {
        while let Awaited::Decide(..) = self.deal().hand.ask() {
            self.pass();
        }
        if self.hand.ask() == Awaited::Showdown {
            self.hand.show(&[]).expect("a showdown");
        }
        self.hand.outcome().expect("the end")
    }

    /// The bet that is to be met.
    pub(super) fn level(&self) -> String {
        let bets = self.hand.places().iter().map(|place| place.bet);
        bets.max().unwrap_or(Cents::ZERO).plain()
    }

    pub(super) fn stacks(&self) -> Vec<String> {
        self.hand.places().iter().map(|place| place.stack.plain()).collect()
    }
}

/// Cards parted by spaces.
pub(super) fn read(cards: &str) -> Vec<AnyCard> {
    cards.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

/// So many players of $100 each.
pub(super) fn script(stakes: Stakes, players: usize) -> Script {
    let stacks: Vec<_> = (1..=players as u8).map(|seat| (seat, Cents::dollars(100))).collect();
    Script::new(Arc::new(stakes), &stacks, 1).expect("a button")
}
