//! A history replayed: every card, act and show goes through the engine, which refuses what does
//! not fit.

use super::plays::Plays;
use super::{Defect, History};
use cards::AnyCard;
use money::Cents;
use pots::ring::Ring;
use pots::{Awaited, Decision, Hand, Move, PLACES_MAX, Place, Standing, To, positions};
use std::collections::VecDeque;
use std::fmt;
use table::{Event, Input, Refusal, Table as _};

/// A history that was replayed as far as it goes.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The hand: over, or where the record ends.
    pub hand: Hand,
    /// Where the record ends early; none where the hand is over.
    pub unfinished: Option<Unfinished>,
    /// The finishing stacks that the history states.
    pub stated: Option<Vec<Cents>>,
}

/// A record that ends before its hand does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// The number of the act that it lacks, from 1.
    pub action: usize,
    /// What is missing.
    pub lacks: String,
}

impl fmt::Display for Unfinished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the record ends at act {}: {}", self.action, self.lacks)
    }
}

impl Replayed {
    /// The stacks at the end; none where the hand did not end.
    #[must_use]
    pub fn finishing_stacks(&self) -> Option<Vec<Cents>> {
        let stacks = || self.hand.places().iter().map(|place| place.stack).collect();
        self.unfinished.is_none().then(stacks)
    }

    /// Whether the hand ended as the history states; none where it states nothing, or the hand
    /// did not end.
    #[must_use]
    pub fn matches(&self) -> Option<bool> {
        Some(self.stated.as_ref()? == &self.finishing_stacks()?)
    }

    /// What the stacks stated lack of those replayed, where nobody but winners lacks anything:
    /// what the house kept of the pot, which the format has no field for.
    #[must_use]
    pub fn fee(&self) -> Option<Cents> {
        let (stated, stacks) = (self.stated.as_ref()?, self.finishing_stacks()?);
        let mut won = [Cents::ZERO; PLACES_MAX];
        for share in self.hand.outcome()?.awards.iter().flat_map(|award| &award.winners) {
            won[share.place] += share.amount;
        }
        let mut fee = Cents::ZERO;
        for ((stated, stack), won) in stated.iter().zip(&stacks).zip(won) {
            let kept = *stack - *stated;
            if kept.is_negative() || kept > won {
                return None;
            }
            fee += kept;
        }
        (stated.len() == stacks.len() && fee > Cents::ZERO).then_some(fee)
    }
}

impl History {
    /// Replays it.
    ///
    /// # Errors
    /// The first thing that contradicts the history itself or a rule.
    pub fn replay(&self) -> Result<Replayed, Defect> {
        let (stakes, written) = self.open()?;
        let opened = Hand::open(stakes, &written.players, written.opening);
        let opened = opened.map_err(|why| Defect::field(why.to_string()))?;
        let (hand, unfinished) = self.play(opened)?;
        Ok(Replayed { hand, unfinished, stated: self.amounts("finishing_stacks")? })
    }

    /// Replays it at a table, and tells everything that happens there, each with its rule. Where
    /// the record ends early, so do they.
    ///
    /// # Errors
    /// The first thing that contradicts the history itself or a rule.
    pub fn events(&self) -> Result<Vec<Event>, Defect> {
        let refused = |refusal: Refusal| Defect::field(refusal.to_string());
        let (stakes, written) = self.open()?;
        let mut ring = Ring::written(stakes, written).map_err(refused)?;
        ring.tell(Input::Deal {}).map_err(refused)?;
        let (mut ring, unfinished) = self.play(ring)?;
        if unfinished.is_none() {
            ring.tell(Input::Settle {}).map_err(refused)?;
        }
        Ok(ring.events().to_vec())
    }

    fn play<P: Plays>(&self, mut plays: P) -> Result<(P, Option<Unfinished>), Defect> {
        if let Some(place) = self.killed(plays.hand().places().len()) {
            plays.kill(place).map_err(|refusal| Defect::field(refusal.to_string()))?;
        }
        let mut replaying = Replaying {
            history: self,
            plays,
            actions: self.actions()?,
            next: 0,
            hands: Default::default(),
            boards: Default::default(),
            mucked: Vec::new(),
        };
        let unfinished = match replaying.run() {
            Ok(()) => None,
            Err(Stop::Unfinished(unfinished)) => Some(unfinished),
            Err(Stop::Defect(defect)) => return Err(defect),
        };
        Ok((replaying.plays, unfinished))
    }

    /// Who won something by what the history states beside its cards; none where it states
    /// nothing. Winnings that are all zero state nothing.
    fn winners(&self, hand: &Hand) -> Result<Option<Vec<bool>>, Defect> {
        let places = hand.places();
        let fits = |list: &Vec<Cents>| list.len() == places.len();
        let won = |won: &Cents| *won > Cents::ZERO;
        if let Some(winnings) = self.amounts("winnings")?.filter(fits)
            && winnings.iter().any(won)
        {
            return Ok(Some(winnings.iter().map(won).collect()));
        }
        let more = |(stated, place): (&Cents, &Place)| *stated > place.stack;
        let stated = self.amounts("finishing_stacks")?.filter(fits);
        Ok(stated.map(|stated| stated.iter().zip(places).map(more).collect()))
    }
}

/// Why a replay stops before the hand is over.
enum Stop {
    Defect(Defect),
    Unfinished(Unfinished),
}

impl From<Defect> for Stop {
    fn from(defect: Defect) -> Stop {
        Stop::Defect(defect)
    }
}

/// A history being replayed.
struct Replaying<'a, P> {
    history: &'a History,
    plays: P,
    actions: Vec<&'a str>,
    next: usize,
    hands: [VecDeque<AnyCard>; PLACES_MAX],
    boards: [VecDeque<AnyCard>; 2],
    mucked: Vec<usize>,
}

impl<'a, P: Plays> Replaying<'a, P> {
    fn run(&mut self) -> Result<(), Stop> {
        loop {
            if self.is_dealt_out() {
                self.shows()?;
            }
            match self.plays.hand().ask() {
                Awaited::Over => break,
                Awaited::Shuffle => self.told(P::shuffled)?,
                Awaited::Card(To::Burn) => self.told(|plays| plays.card(AnyCard::UNKNOWN))?,
                Awaited::Card(to) => {
                    let card = self.card(to)?;
                    self.told(|plays| plays.card(card))?;
                }
                Awaited::Decide(place, choice) => self.decide(place, choice)?,
                Awaited::Showdown => self.showdown()?,
            }
        }
        self.shows()?;
        match self.peek() {
            None => Ok(()),
            Some(left) => Err(self.defect(&format!("the hand is over before `{left}`")).into()),
        }
    }

    /// The next action; bare comments are passed over.
    fn peek(&mut self) -> Option<&'a str> {
        while self.actions.get(self.next).is_some_and(|action| action.is_empty()) {
            self.next += 1;
        }
        self.actions.get(self.next).copied()
    }

    /// Whether all cards of the actions so far have been given.
    fn is_dealt_out(&self) -> bool {
        self.hands.iter().chain(&self.boards).all(VecDeque::is_empty)
    }

    /// A defect at the action that comes next.
    fn defect(&self, why: &str) -> Defect {
        Defect { action: Some(self.next + 1), why: why.to_owned() }
    }

    /// The record ends here.
    fn ends(&self, lacks: impl Into<String>) -> Stop {
        Stop::Unfinished(Unfinished { action: self.next + 1, lacks: lacks.into() })
    }

    fn told(&mut self, tell: impl FnOnce(&mut P) -> Result<(), Refusal>) -> Result<(), Defect> {
        let result = tell(&mut self.plays);
        let action = Some(self.next.max(1));
        result.map_err(|refusal| Defect { action, why: refusal.to_string() })
    }

    /// Hands that are shown or thrown away, and checks of who can bet no more, whenever they are
    /// written.
    fn shows(&mut self) -> Result<(), Defect> {
        while let Some(action) = self.peek() {
            let mut words = action.split_whitespace();
            let (who, verb, cards) = (words.next(), words.next(), words.next());
            match verb {
                Some("sm") => self.show(who, cards)?,
                Some("cc") if self.is_idle(self.place(who)?) => {}
                _ => return Ok(()),
            }
            self.next += 1;
        }
        Ok(())
    }

    /// Whether nobody is asked, for all who are in but one at most have bet all they had.
    fn is_idle(&self, place: usize) -> bool {
        let hand = self.plays.hand();
        let able = hand.places().iter().filter(|place| place.standing() == Standing::In).count();
        let asked = matches!(hand.ask(), Awaited::Decide(..));
        !asked && able < 2 && hand.places()[place].is_live()
    }

    fn show(&mut self, who: Option<&str>, cards: Option<&str>) -> Result<(), Defect> {
        let place = self.place(who)?;
        if !self.plays.hand().places()[place].is_live() {
            return Err(self.defect("this player has folded"));
        }
        let held = self.plays.hand().places()[place].cards();
        let cards = match cards {
            None => {
                self.mucked.push(place);
                return Ok(());
            }
            Some("-") => held.to_vec(),
            Some(named) => with_known(self.cards(named)?, held),
        };
        let shown = self.plays.reveal(place, &cards);
        shown.map_err(|refusal| self.defect(&refusal.to_string()))
    }

    /// The showdown. Where hands that nobody saw would have to win, who won must be stated.
    fn showdown(&mut self) -> Result<(), Stop> {
        if self.is_unseen() {
            let hand = self.plays.hand();
            let Some(won) = self.history.winners(hand)? else {
                return Err(self.ends("nobody shows a hand that wins"));
            };
            let places = hand.places().iter().enumerate();
            let threw =
                places.filter(|(at, place)| place.is_live() && !won[*at] && unknown(place));
            self.mucked.extend(threw.map(|(at, _)| at));
        }
        let mucked = self.mucked.clone();
        Ok(self.told(|plays| plays.show(&mucked))?)
    }

    /// Whether several would share a pot for which no hand is known.
    fn is_unseen(&self) -> bool {
        let hand = self.plays.hand();
        let board = (0..2).any(|board| hand.board(board).iter().any(|card| !card.is_known()));
        let places = hand.places();
        let live = || places.iter().enumerate().filter(|(_, place)| place.is_live());
        if !board && !live().any(|(_, place)| unknown(place)) {
            return false;
        }
        let mut trial = hand.clone();
        // What is refused is refused once more where it is told.
        let Ok(()) = trial.show(&self.mucked) else { return false };
        let Some(outcome) = trial.outcome() else { return false };
        outcome.awards.iter().any(|award| {
            let unseen = || award.winners.iter().any(|share| unknown(&places[share.place]));
            award.winners.len() > 1 && (board || unseen())
        })
    }

    /// The next card for a place or board: more of them are dealt by the actions that follow.
    fn card(&mut self, to: To) -> Result<AnyCard, Stop> {
        loop {
            let queue = match to {
                To::Place(place, _) => &mut self.hands[place],
                To::Board(board) => &mut self.boards[board],
                To::Burn => return Ok(AnyCard::UNKNOWN),
            };
            if let Some(card) = queue.pop_front() {
                return Ok(card);
            }
            self.deal()?;
        }
    }

    /// Takes the next action, which must deal cards.
    fn deal(&mut self) -> Result<(), Stop> {
        let Some(action) = self.peek() else { return Err(self.ends("cards are due")) };
        let words: Vec<&str> = action.split_whitespace().collect();
        match words.as_slice() {
            ["d", "dh", who, cards] => {
                let (place, cards) = (self.place(Some(who))?, self.cards(cards)?);
                self.hands[place].extend(cards);
            }
            ["d", "db", cards] => {
                let cards = self.cards(cards)?;
                self.boards[0].extend(cards);
            }
            ["d", "db2", cards] => {
                let cards = self.cards(cards)?;
                self.boards[1].extend(cards);
            }
            _ => return Err(self.defect(&format!("cards are due, not `{action}`")).into()),
        }
        self.next += 1;
        Ok(())
    }

    fn decide(&mut self, place: usize, choice: Decision) -> Result<(), Stop> {
        if !self.is_dealt_out() {
            self.next = self.next.saturating_sub(1);
            return Err(self.defect("more cards are dealt than are due").into());
        }
        let Some(action) = self.peek() else {
            return Err(self.ends(format!("p{} is to act", place + 1)));
        };
        let words: Vec<&str> = action.split_whitespace().collect();
        // A hidden card of Mexican Poker is turned only where that is written.
        let own = words.first().is_some_and(|who| **who == format!("p{}", place + 1));
        if choice == Decision::Expose && !(own && words.get(1) == Some(&"xp")) {
            return Ok(self.told(|plays| plays.act(place, Move::Hide))?);
        }
        let acting = self.place(words.first().copied())?;
        let act = self.act(acting, choice, action, words.get(1..).unwrap_or_default())?;
        let result = self.plays.act(acting, act);
        result.map_err(|refusal| self.defect(&refusal.to_string()))?;
        self.next += 1;
        Ok(())
    }

    /// An act as it is written.
    fn act(
        &self,
        acting: usize,
        choice: Decision,
        action: &str,
        words: &[&str],
    ) -> Result<Move, Defect> {
        Ok(match words {
            ["f"] => Move::Fold,
            ["cc"] => match self.plays.hand().menu() {
                Some(menu) if menu.may_check => Move::Check,
                _ => Move::Call,
            },
            ["pb"] => Move::Bring,
            ["cbr", amount] => self.raise(acting, self.amount(amount)?),
            ["xp"] => Move::Expose,
            ["sd"] => match choice {
                Decision::Draw(_) => Move::Draw(0),
                _ => return Err(self.defect("a card must be thrown away")),
            },
            ["sd", cards] => {
                let held = self.plays.hand().places()[acting].cards();
                let Some(mask) = positions(held, &self.cards(cards)?) else {
                    return Err(self.defect(&format!("not all of these are in the hand {held:?}")));
                };
                match choice {
                    Decision::Discard => Move::Discard(mask.trailing_zeros() as u8),
                    _ => Move::Draw(mask),
                }
            }
            _ => return Err(self.defect(&format!("`{action}` is no action of a player"))),
        })
    }

    /// A bet or raise. One that takes the last chips of everybody else is as good as a full one,
    /// however little it is: nobody can answer more, and the rest goes back.
    fn raise(&self, acting: usize, to: Cents) -> Move {
        let hand = self.plays.hand();
        let places = hand.places().iter().enumerate();
        let mut others = places.filter(|(at, _)| *at != acting).map(|(_, place)| place);
        let takes =
            |other: &Place| other.standing() != Standing::In || other.bet + other.stack <= to;
        match hand.menu().and_then(|menu| menu.raise) {
            Some(span) if to < span.min && others.all(takes) => Move::Raise(span.min),
            _ => Move::Raise(to),
        }
    }

    fn place(&self, who: Option<&str>) -> Result<usize, Defect> {
        let n = who.and_then(|who| who.strip_prefix('p')).and_then(|n| n.parse::<usize>().ok());
        let len = self.plays.hand().places().len();
        match n {
            Some(n) if (1..=len).contains(&n) => Ok(n - 1),
            _ => Err(self.defect(&format!("{} is no player", who.unwrap_or("nobody")))),
        }
    }

    /// Cards written without blanks: `7d5h9d`, `????`.
    fn cards(&self, text: &str) -> Result<Vec<AnyCard>, Defect> {
        cards::parse_any_cards(text).map_err(|error| self.defect(&error.to_string()))
    }

    fn amount(&self, text: &str) -> Result<Cents, Defect> {
        let wrong = || self.defect(&format!("`{text}` is no amount"));
        let amount: Cents = text.parse().map_err(|_| wrong())?;
        if amount.is_negative() { Err(wrong()) } else { Ok(amount) }
    }
}

/// Whether a card of a hand is not known.
fn unknown(place: &Place) -> bool {
    place.cards().iter().any(|card| !card.is_known())
}

/// Cards shown, of which unknown ones stand for those of the hand that are known already.
fn with_known(mut shown: Vec<AnyCard>, held: &[AnyCard]) -> Vec<AnyCard> {
    for card in held.iter().filter(|card| card.is_known()) {
        if !shown.contains(card)
            && let Some(slot) = shown.iter_mut().find(|slot| !slot.is_known())
        {
            *slot = *card;
        }
    }
    shown
}
