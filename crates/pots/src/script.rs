//! A hand whose cards and acts are written down: the way a dispute is checked, and a test. It is
//! played at a [`Ring`]: what is written is what that is told, and every line is a fold of what it
//! tells.

mod ruled;

pub use ruled::At;

use crate::act::{Awaited, Decision, To};
use crate::hand::{Ending, Hand, Opening, Player, Ruling};
use crate::posting::sit_out;
use crate::ring::Ring;
use crate::stakes::Stakes;
use cards::AnyCard;
use money::Cents;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use table::{
    Act, Choice, Drawn, Event, Input, Refusal, Seat, Span, StoryLine, Table, Verb, story,
};

/// A hand as written down.
#[derive(Clone, Debug)]
pub struct Script {
    /// What is posted.
    pub stakes: Arc<Stakes>,
    /// Who is dealt in, clockwise, with what each posts.
    pub players: Vec<Player>,
    /// Button and blinds.
    pub opening: Opening,
    /// Cards by seat number, in the order received.
    pub hands: BTreeMap<u8, Vec<AnyCard>>,
    /// Cards of the boards; a common card of stud is on the first.
    pub boards: [Vec<AnyCard>; 2],
    /// Who sits the hand out, more being seated than can be dealt in.
    pub out: Vec<Player>,
    /// What happened, in order: `3 raise 20.00`.
    pub acts: Vec<String>,
    /// Irregularities, each with its moment.
    pub ruled: Vec<(At, Ruling)>,
}

/// A hand played to its end.
#[derive(Clone, Debug)]
pub struct Played {
    /// The hand.
    pub hand: Hand,
    /// Every movement of money, and every act.
    pub lines: Vec<StoryLine>,
    /// How it ended.
    pub outcome: Ending,
    /// Everything the table was told, in order.
    pub inputs: Vec<Input>,
    /// Everything that happened.
    pub events: Vec<Event>,
}

/// Where a script is refused.
#[derive(Clone, Debug, PartialEq)]
pub struct Stopped {
    /// The act refused, from 0; none where no act is to blame.
    pub act: Option<usize>,
    /// Why.
    pub refusal: Refusal,
}

impl Stopped {
    fn by(refusal: Refusal) -> Stopped {
        Stopped { act: None, refusal }
    }
}

/// A script being played.
struct Playing<'a> {
    script: &'a Script,
    ring: Ring,
    inputs: Vec<Input>,
    hands: BTreeMap<u8, VecDeque<AnyCard>>,
    boards: [VecDeque<AnyCard>; 2],
    next: usize,
    /// Cards to players and boards so far.
    dealt: usize,
    /// Rulings that have been made, one bit each.
    ruled: u64,
}

impl Script {
    /// A hand of these stacks by seat, clockwise, that posts by position. The button is a seat's
    /// number; stud has none. Of more than can be dealt in, those left of the big blind sit out.
    ///
    /// # Errors
    /// When the button is no seat of theirs.
    pub fn new(
        stakes: Arc<Stakes>,
        stacks: &[(u8, Cents)],
        button: u8,
    ) -> Result<Script, Refusal> {
        let mut players: Vec<Player> =
            stacks.iter().map(|(seat, stack)| Player::new(*seat, *stack)).collect();
        let Some(at) = players.iter().position(|player| player.seat == button) else {
            return Err(Refusal::unknown(format!(
                "the button is at seat {button}, who does not play"
            )));
        };
        let out = sit_out(&stakes, &mut players, at);
        let at = players.iter().position(|player| player.seat == button);
        // invariant: those left of the blinds sit out, never the button
        let at = at.unwrap_or_else(|| unreachable!("the button sits out"));
        let opening = stakes.post(&mut players, at);
        let (hands, boards) = (BTreeMap::new(), [Vec::new(), Vec::new()]);
        let (acts, ruled) = (Vec::new(), Vec::new());
        Ok(Script { stakes, players, opening, hands, boards, out, acts, ruled })
    }

    /// Plays it.
    ///
    /// # Errors
    /// The first thing that a rule forbids, and where.
    pub fn play(&self) -> Result<Played, Stopped> {
        let mut playing = self.begin()?;
        playing.go()?;
        playing.end()
    }

    /// Plays it as far as its acts go; what is asked then is what somebody may do now.
    ///
    /// # Errors
    /// The first thing that a rule forbids, and where.
    pub fn reach(&self) -> Result<Hand, Stopped> {
        let mut playing = self.begin()?;
        while !playing.is_at_end() && playing.step()? {}
        Ok(playing.hand().clone())
    }

    fn begin(&self) -> Result<Playing<'_>, Stopped> {
        let posted = self.post_more()?;
        let ring = Ring::written(Arc::clone(&self.stakes), posted.written);
        let ring = ring.map_err(Stopped::by)?;
        let queue = |cards: &Vec<AnyCard>| cards.iter().copied().collect();
        let mut playing = Playing {
            script: self,
            ring,
            inputs: Vec::new(),
            hands: self.hands.iter().map(|(seat, cards)| (*seat, queue(cards))).collect(),
            boards: [queue(&self.boards[0]), queue(&self.boards[1])],
            next: posted.acts,
            dealt: 0,
            ruled: 0,
        };
        playing.tell(Input::Deal {}).map_err(Stopped::by)?;
        Ok(playing)
    }
}

impl Playing<'_> {
    fn hand(&self) -> &Hand {
        // invariant: the hand was dealt when the script began, and is never cleared away
        self.ring.hand().unwrap_or_else(|| unreachable!("no hand is on"))
    }

    fn tell(&mut self, input: Input) -> Result<(), Refusal> {
        self.ring.tell(input.clone())?;
        self.inputs.push(input);
        Ok(())
    }

    fn go(&mut self) -> Result<(), Stopped> {
        while self.step()? {}
        Ok(())
    }

    /// Whether all acts are done and a player is asked.
    fn is_at_end(&self) -> bool {
        self.next == self.script.acts.len()
            && matches!(self.hand().ask(), Awaited::Decide(..))
            && !self.is_ruled_now()
    }

    /// Answers what is asked; `false` when nothing is.
    fn step(&mut self) -> Result<bool, Stopped> {
        if self.rule_due()? {
            return Ok(true);
        }
        match self.hand().ask() {
            Awaited::Over => return Ok(false),
            Awaited::Shuffle => self.tell(Input::Shuffle {}).map_err(Stopped::by)?,
            Awaited::Card(_) if self.kills() || self.changes() => self.written()?,
            Awaited::Card(to) => {
                let card = self.card(to);
                self.dealt += usize::from(to != To::Burn);
                self.tell(Input::Card(Drawn::from(card))).map_err(Stopped::by)?;
            }
            Awaited::Decide(place, choice) => self.decide(place, choice)?,
            Awaited::Showdown => self.showdown()?,
        }
        Ok(true)
    }

    /// The next card written for a place. Where none is it is unknown: the table refuses that of
    /// a card which all see, and of a hand that is shown.
    fn card(&mut self, to: To) -> AnyCard {
        let seat = |place: usize| self.hand().places()[place].seat;
        let queue = match to {
            To::Burn => None,
            To::Place(place, _) => {
                let seat = seat(place);
                self.hands.get_mut(&seat)
            }
            To::Board(board) => Some(&mut self.boards[board]),
        };
        queue.and_then(VecDeque::pop_front).unwrap_or(AnyCard::UNKNOWN)
    }

    fn decide(&mut self, place: usize, choice: Decision) -> Result<(), Stopped> {
        let seat = self.hand().places()[place].seat;
        let written = self.script.acts.get(self.next);
        let parsed = written.map(|text| split(text)).transpose();
        let at = self.next;
        let stop = |refusal| Stopped { act: Some(at), refusal };
        let parsed = parsed.map_err(stop)?;
        // What nobody need say: the forced bet, and a card left as it is.
        let silent = match (choice, parsed) {
            (Decision::Bring, Some((who, word, _))) if who == seat => {
                (!["bring", "complete", "bet", "raise", "fold"].contains(&word)).then_some("bring")
            }
            (Decision::Bring, _) => Some("bring"),
            (Decision::Expose, Some((who, "expose" | "hide", _))) if who == seat => None,
            (Decision::Expose, _) => Some("hide"),
            _ => None,
        };
        if let Some(word) = silent {
            return self.act(seat, Act::word(word)).map_err(Stopped::by);
        }
        if parsed.is_none() {
            let may = Seat::new(seat).map_or_else(String::new, |seat| self.may(seat));
            let why = format!("the acts end while seat {seat} is to speak: {may}");
            return Err(Stopped::by(Refusal::by(self.hand().cites().turn, why)));
        }
        self.written()
    }

    /// What a seat may do now, as it is written.
    fn may(&self, seat: Seat) -> String {
        let menu = self.ring.menu(seat).into_iter();
        let open = menu.filter(|choice| choice.verb == Verb::Decide && choice.is_open());
        let written = |choice: Choice| {
            let amount = choice.amount.filter(|span| span.min < span.max);
            let amount =
                amount.map(|Span { min, max, .. }| format!(" {} to {}", min.plain(), max.plain()));
            let cards = choice.cards.map(|pick| {
                let from: Vec<String> = pick.from.iter().map(ToString::to_string).collect();
                let many = if pick.most == 1 { "one" } else { "any" };
                format!(" {many} of {}", from.join(" "))
            });
            let more = amount.into_iter().chain(cards).collect::<String>();
            format!("{}{more}", choice.id)
        };
        open.map(written).collect::<Vec<_>>().join(", ")
    }

    /// Whether the first act kills the pot: that is done when everybody has three cards.
    fn kills(&self) -> bool {
        let (first, places) = (self.script.acts.first(), self.hand().places());
        let is_kill = first.and_then(|text| split(text).ok()).is_some_and(|act| act.1 == "kill");
        is_kill && self.next == 0 && places.iter().all(|place| place.cards().len() == 3)
    }

    /// Whether the next act changes the draw announced last.
    fn changes(&self) -> bool {
        let Some(place) = self.hand().changeable() else { return false };
        let seat = self.hand().places()[place].seat;
        let next = self.script.acts.get(self.next).and_then(|text| split(text).ok());
        next.is_some_and(|(who, word, _)| who == seat && ["draw", "pat"].contains(&word))
    }

    /// Does what is written next.
    fn written(&mut self) -> Result<(), Stopped> {
        let at = self.next;
        let stop = |refusal| Stopped { act: Some(at), refusal };
        let (who, word, rest) = split(&self.script.acts[at]).map_err(stop)?;
        let act: Act = format!("{word} {rest}").parse().map_err(stop)?;
        self.act(who, act).map_err(stop)?;
        self.next += 1;
        Ok(())
    }

    fn act(&mut self, who: u8, act: Act) -> Result<(), Refusal> {
        let missing = || Refusal::unknown(format!("seat {who} does not play"));
        let seat = Seat::new(who).ok_or_else(missing)?;
        self.tell(Input::Decide { seat, act })
    }

    /// Who throws the own hand away unseen is said by `N muck`; all others show.
    fn showdown(&mut self) -> Result<(), Stopped> {
        while let Some(text) = self.script.acts.get(self.next) {
            let at = self.next;
            let stop = |refusal| Stopped { act: Some(at), refusal };
            let (_, word, _) = split(text).map_err(stop)?;
            if !["muck", "show"].contains(&word) {
                let rule = self.hand().cites().turn;
                return Err(stop(Refusal::by(rule, "the betting is over")));
            }
            self.written()?;
        }
        self.tell(Input::Show {}).map_err(Stopped::by)
    }

    /// All cards and acts must have been used.
    fn end(mut self) -> Result<Played, Stopped> {
        self.all_ruled()?;
        let rules = self.hand().cites();
        if self.next < self.script.acts.len() {
            let refusal = Refusal::by(rules.turn, "the hand is over");
            return Err(Stopped { act: Some(self.next), refusal });
        }
        // What the street at which the hand ended brings is all that was dealt.
        let rule = self.hand().this_street().rule;
        let left = self.hands.iter().find(|(_, cards)| !cards.is_empty());
        if let Some((seat, cards)) = left {
            let why = format!("seat{seat} was not dealt {}", cards[0]);
            return Err(Stopped::by(Refusal::by(rule, why)));
        }
        if let Some(card) = self.boards.iter().flatten().next() {
            let why = format!("{card} never came to the board");
            return Err(Stopped::by(Refusal::by(rule, why)));
        }
        self.tell(Input::Settle {}).map_err(Stopped::by)?;
        let hand = self.hand().clone();
        let Some(outcome) = hand.outcome() else {
            return Err(Stopped::by(Refusal::unknown("the hand has no end")));
        };
        let events = self.ring.events().to_vec();
        let lines = story(&events);
        Ok(Played { hand, lines, outcome, inputs: self.inputs, events })
    }
}

/// `3 raise 20.00`: the seat, the word, the rest.
pub(crate) fn split(text: &str) -> Result<(u8, &str, &str), Refusal> {
    let text = text.trim();
    let (seat, rest) = text.split_once(' ').unwrap_or((text, ""));
    let (word, rest) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
    match seat.parse() {
        Ok(seat) if !word.is_empty() => Ok((seat, word, rest.trim())),
        _ => {
            Err(Refusal::unknown(format!("`{text}` is no act: write a seat and a word, `3 call`")))
        }
    }
}
