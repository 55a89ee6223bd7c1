//! A hand whose cards and acts are written down: the way a dispute is checked, and a test.

mod lines;
mod ruled;

pub use ruled::At;

use crate::act::{Act, Ask, Choice, To, Word, positions};
use crate::hand::{Done, Hand, Opening, Outcome, Player, Ruling};
use crate::posting::sit_out;
use crate::stakes::Stakes;
use crate::variant::Face;
use cards::AnyCard;
use law::Cite;
use money::Cents;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use table::Refusal;

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

/// A line of what happened to money.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Whose; none for the house.
    pub seat: Option<u8>,
    /// What: `big blind`, `raises`, `wins high`.
    pub what: String,
    /// How much moved: to the pot below zero, to the player above.
    pub amount: Cents,
    /// Why.
    pub rule: Cite,
}

/// A hand played to its end.
#[derive(Clone, Debug)]
pub struct Played {
    /// The hand.
    pub hand: Hand,
    /// Every movement of money, and every act.
    pub lines: Vec<Line>,
    /// How it ended.
    pub outcome: Outcome,
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
    hand: Hand,
    hands: BTreeMap<u8, VecDeque<AnyCard>>,
    boards: [VecDeque<AnyCard>; 2],
    next: usize,
    /// Cards to players and boards so far.
    dealt: usize,
    /// Rulings that have been made, one bit each.
    ruled: u64,
    lines: Vec<Line>,
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
        Ok(playing.hand)
    }

    fn begin(&self) -> Result<Playing<'_>, Stopped> {
        let posted = self.post_more()?;
        let hand = Hand::open(Arc::clone(&self.stakes), &posted.players, posted.opening)
            .map_err(Stopped::by)?;
        let queue = |cards: &Vec<AnyCard>| cards.iter().copied().collect();
        let mut playing = Playing {
            script: self,
            hand,
            hands: self.hands.iter().map(|(seat, cards)| (*seat, queue(cards))).collect(),
            boards: [queue(&self.boards[0]), queue(&self.boards[1])],
            next: posted.acts,
            dealt: 0,
            ruled: 0,
            lines: Vec::new(),
        };
        playing.posted(&posted);
        Ok(playing)
    }
}

impl Playing<'_> {
    /// The rule of money that a player must put in.
    fn forced_rule(&self, place: usize, what: &str) -> Cite {
        let (stakes, opening) = (&self.script.stakes, self.script.opening);
        let forced = stakes.variant.rules.forced;
        match (what, stakes.variant.customs.blinds) {
            ("dead blind", _)
                if place == opening.button && stakes.collection_blind > Cents::ZERO =>
            {
                law::reading::CA_DEAD_COLLECTION_BLIND
            }
            ("ante", _) => stakes.variant.customs.antes.unwrap_or(forced),
            ("blind", Some([_, big])) if place == opening.big => big,
            ("blind", Some([small, _]))
                if self.script.players[place].live < stakes.least_bet() =>
            {
                small
            }
            _ => forced,
        }
    }

    fn go(&mut self) -> Result<(), Stopped> {
        while self.step()? {}
        Ok(())
    }

    /// Whether all acts are done and a player is asked.
    fn is_at_end(&self) -> bool {
        self.next == self.script.acts.len()
            && matches!(self.hand.ask(), Ask::Decide(..))
            && !self.is_ruled_now()
    }

    /// Answers what is asked; `false` when nothing is.
    fn step(&mut self) -> Result<bool, Stopped> {
        if self.rule_due()? {
            return Ok(true);
        }
        match self.hand.ask() {
            Ask::Over => return Ok(false),
            Ask::Shuffle => {
                let (what, rule) = ("shuffles".to_owned(), self.hand.shuffle_rule());
                self.lines.push(Line { seat: None, what, amount: Cents::ZERO, rule });
                self.hand.shuffled().map_err(Stopped::by)?;
            }
            Ask::Card(_) if self.kills() => self.kill()?,
            Ask::Card(_) if self.changes() => self.written()?,
            Ask::Card(to) => {
                let card = self.card(to);
                self.dealt += usize::from(to != To::Burn);
                self.hand.card(card).map_err(Stopped::by)?;
            }
            Ask::Decide(place, choice) => self.decide(place, choice)?,
            Ask::Showdown => self.showdown()?,
        }
        Ok(true)
    }

    /// The next card written for a place; unknown where none is.
    fn card(&mut self, to: To) -> AnyCard {
        let queue = match to {
            To::Burn => None,
            To::Place(place, _) => self.hands.get_mut(&self.hand.places()[place].seat),
            To::Board(board) => Some(&mut self.boards[board]),
        };
        queue.and_then(VecDeque::pop_front).unwrap_or(AnyCard::UNKNOWN)
    }

    fn decide(&mut self, place: usize, choice: Choice) -> Result<(), Stopped> {
        let seat = self.hand.places()[place].seat;
        let written = self.script.acts.get(self.next);
        let parsed = written.map(|text| split(text)).transpose();
        let at = self.next;
        let stop = |refusal| Stopped { act: Some(at), refusal };
        let parsed = parsed.map_err(stop)?;
        // What nobody need say: the forced bet, and a card left as it is.
        let silent = match (choice, parsed) {
            (Choice::Bring, Some((who, word, _))) if who == seat => {
                (!["bring", "complete", "bet", "raise", "fold"].contains(&word))
                    .then_some(Act::Bring)
            }
            (Choice::Bring, _) => Some(Act::Bring),
            (Choice::Expose, Some((who, "expose" | "hide", _))) if who == seat => None,
            (Choice::Expose, _) => Some(Act::Hide),
            _ => None,
        };
        if let Some(act) = silent {
            return self.act(place, act).map_err(Stopped::by);
        }
        if parsed.is_none() {
            let why = format!("the acts end while seat {seat} is to speak");
            return Err(Stopped::by(Refusal::unknown(why)));
        }
        self.written()
    }

    /// Whether the first act kills the pot: that is done when everybody has three cards.
    fn kills(&self) -> bool {
        let (first, places) = (self.script.acts.first(), self.hand.places());
        let is_kill = first.and_then(|text| split(text).ok()).is_some_and(|act| act.1 == "kill");
        is_kill && self.next == 0 && places.iter().all(|place| place.cards().len() == 3)
    }

    fn kill(&mut self) -> Result<(), Stopped> {
        let stop = |refusal| Stopped { act: Some(0), refusal };
        let (who, ..) = split(&self.script.acts[0]).map_err(stop)?;
        let place = self.place(who).map_err(stop)?;
        let done = self.hand.kill(place).map_err(stop)?;
        self.note(place, done);
        self.next = 1;
        Ok(())
    }

    /// Whether the next act changes the draw announced last.
    fn changes(&self) -> bool {
        let Some(place) = self.hand.changeable() else { return false };
        let seat = self.hand.places()[place].seat;
        let next = self.script.acts.get(self.next).and_then(|text| split(text).ok());
        next.is_some_and(|(who, word, _)| who == seat && ["draw", "pat"].contains(&word))
    }

    fn place(&self, seat: u8) -> Result<usize, Refusal> {
        let at = self.hand.places().iter().position(|place| place.seat == seat);
        at.ok_or_else(|| Refusal::unknown(format!("seat {seat} does not play")))
    }

    /// Does what is written next.
    fn written(&mut self) -> Result<(), Stopped> {
        let at = self.next;
        let stop = |refusal| Stopped { act: Some(at), refusal };
        let (who, word, rest) = split(&self.script.acts[at]).map_err(stop)?;
        let acting = self.place(who).map_err(stop)?;
        let act = self.read(acting, word, rest).map_err(stop)?;
        self.act(acting, act).map_err(stop)?;
        self.next += 1;
        Ok(())
    }

    fn act(&mut self, place: usize, act: Act) -> Result<(), Refusal> {
        let done = self.hand.act(place, act)?;
        if act != Act::Hide {
            self.note(place, done);
        }
        Ok(())
    }

    fn note(&mut self, place: usize, done: Done) {
        let seat = Some(self.hand.places()[place].seat);
        let amount = Cents::ZERO - done.paid;
        self.lines.push(Line { seat, what: done.word.to_owned(), amount, rule: done.rule });
    }

    /// Reads an act of a player. Amounts may be left out where the limit fixes them.
    fn read(&self, place: usize, word: &str, rest: &str) -> Result<Act, Refusal> {
        let held = self.hand.holding(place);
        let wrong = |why: String| Err(Refusal::unknown(why));
        match (word, rest) {
            ("fold", "") => Ok(Act::Fold),
            ("check", "") => Ok(Act::Check),
            ("call", "") => Ok(Act::Call),
            ("bring", "") => Ok(Act::Bring),
            ("pat", "") => Ok(Act::Draw(0)),
            ("hide", "") => Ok(Act::Hide),
            ("bet" | "raise" | "complete", amount) => self.raise(word, amount),
            ("draw", cards) => {
                positions(held, &read_cards(cards)?).map(Act::Draw).ok_or_else(|| {
                    let why = format!("`{cards}`: not all of them are in the hand {held:?}");
                    Refusal::by(self.hand.rules().exchange, why)
                })
            }
            ("discard", cards) => match positions(held, &read_cards(cards)?) {
                Some(mask) if mask.is_power_of_two() => {
                    Ok(Act::Discard(mask.trailing_zeros() as u8))
                }
                Some(_) => wrong("one card is thrown away".to_owned()),
                None => wrong(format!("{cards} is not in the hand {held:?}")),
            },
            ("expose", cards) => {
                let down = |at: &usize| self.hand.places()[place].face(*at) == Face::Down;
                let hidden = (0..held.len()).filter(down).fold(0, |set, at| set | 1 << at);
                match positions(held, &read_cards(cards)?) {
                    Some(named) if named & !hidden == 0 => Ok(Act::Expose),
                    _ => wrong(format!("`{cards}` is not the hidden card of {held:?}")),
                }
            }
            ("straddle", _) => Err(self.hand.straddle()),
            _ => wrong(format!(
                "`{word} {rest}` is no act: fold, check, call, bet, raise, complete, bring, draw, \
                 pat, discard, expose, muck, kill"
            )),
        }
    }

    fn raise(&self, word: &str, amount: &str) -> Result<Act, Refusal> {
        let Some(menu) = self.hand.menu() else {
            return Err(Refusal::unknown(format!("nobody may {word} now")));
        };
        if !amount.is_empty() {
            let amount: Cents = amount
                .parse()
                .map_err(|e: money::ParseMoneyError| Refusal::unknown(e.to_string()))?;
            return Ok(Act::Raise(amount));
        }
        match menu.raise {
            Some(span) if span.min == span.max => Ok(Act::Raise(span.min)),
            // Over an open pair a bare word means the lower limit's bet.
            Some(span) if menu.word == Word::Complete => Ok(Act::Raise(span.min)),
            Some(span) => Err(Refusal::unknown(format!(
                "say how much: a {} here makes it {} to {}",
                menu.word.text(),
                span.min.plain(),
                span.max.plain()
            ))),
            // Whatever is asked for, the refusal says why nothing is possible.
            None => Ok(Act::Raise(Cents::new(i64::MAX / 4))),
        }
    }

    /// Who throws the own hand away unseen is said by `N muck`; all others show.
    fn showdown(&mut self) -> Result<(), Stopped> {
        let mut mucked = Vec::new();
        while let Some(text) = self.script.acts.get(self.next) {
            let stop = |refusal| Stopped { act: Some(self.next), refusal };
            let (who, word, _) = split(text).map_err(stop)?;
            let place = self.hand.places().iter().position(|place| place.seat == who);
            match (place, word) {
                (Some(place), "muck") => mucked.push(place),
                (Some(_), "show") => {}
                _ => return Err(stop(Refusal::by(self.hand.rules().turn, "the betting is over"))),
            }
            self.next += 1;
        }
        for (at, place) in self.hand.places().iter().enumerate() {
            let shown = place.is_live() && !mucked.contains(&at);
            if shown && place.cards().iter().any(|card| !card.is_known()) {
                let why =
                    format!("seat {} shows a hand, but not all its cards are given", place.seat);
                return Err(Stopped::by(Refusal::unknown(why)));
            }
        }
        self.hand.show(&mucked).map_err(Stopped::by)
    }

    /// All cards and acts must have been used.
    fn end(mut self) -> Result<Played, Stopped> {
        self.all_ruled()?;
        let rules = self.hand.rules();
        if self.next < self.script.acts.len() {
            let refusal = Refusal::by(rules.turn, "the hand is over");
            return Err(Stopped { act: Some(self.next), refusal });
        }
        let left = self.hands.iter().find(|(_, cards)| !cards.is_empty());
        if let Some((seat, cards)) = left {
            let why = format!("seat{seat} was not dealt {}", cards[0]);
            return Err(Stopped::by(Refusal::by(rules.deck, why)));
        }
        if let Some(card) = self.boards.iter().flatten().next() {
            let why = format!("{card} never came to the board");
            return Err(Stopped::by(Refusal::by(rules.deck, why)));
        }
        let Some(outcome) = self.hand.outcome() else {
            return Err(Stopped::by(Refusal::unknown("the hand has no end")));
        };
        self.paid(&outcome);
        Ok(Played { hand: self.hand, lines: self.lines, outcome })
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

fn read_cards(text: &str) -> Result<Vec<AnyCard>, Refusal> {
    cards::parse_any_cards(text).map_err(|error| Refusal::unknown(error.to_string()))
}
