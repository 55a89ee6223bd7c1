//! An evening at a table for a pot, without a display.
//!
//! You sit at a seat, bots at the others. Cards come from one stream of chance a hand, the bots'
//! moods from another, so that what you do never changes what is dealt.

mod acts;
mod chairs;
#[cfg(test)]
pub(in crate::play) mod tests;

pub use acts::WORDS;

use super::Setup;
use super::book::Book;
use super::told::{self, Line};
use crate::Failure;
use crate::phh::Recorder;
use crate::pot::bots::Bot;
use cards::AnyCard;
use chairs::{Chairs, Company};
use law::Posted;
use money::Cents;
use pots::{Act, Ask, Choice, Face, Hand, Menu, Opening, Player, Sight, Stakes, To, Word};
use sim::pots::Policy;
use sim::shuffle::Pack;
use sim::stream::{Seed, Stream};
use std::sync::Arc;
use table::Refusal;

/// The domains of the streams that deal, and that bots decide by.
const CARDS: u32 = 3;
const MOODS: u32 = 4;
/// The domain of the stream that finds the first button.
const BUTTON: u32 = 5;

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    /// The next hand.
    Deal,
    /// The dealer and the other players.
    Others,
    /// Your word.
    You(Choice),
}

/// A hand that is on.
struct Playing {
    hand: Hand,
    opening: Opening,
    pack: Pack,
    chance: Stream,
    mood: Stream,
    recorder: Recorder,
}

/// A table, its company and its money.
pub struct Session {
    stakes: Arc<Stakes>,
    posted: Posted,
    fees: Option<String>,
    seed: Seed,
    you: u8,
    chairs: Chairs,
    playing: Option<Playing>,
    /// The last hand as you saw it end.
    last: Option<Sight>,
    told: Vec<Line>,
    book: Option<Book>,
    hands: u64,
    taken: Cents,
}

impl Session {
    /// Sits down.
    ///
    /// # Errors
    /// An unknown game, an unlawful posting, a seat that does not exist, a file that cannot be
    /// written.
    pub fn open(setup: Setup) -> Result<Session, Failure> {
        let variant = crate::pot::find(&setup.id)?;
        let stakes = variant.post(&setup.posted)?;
        let stakes = stakes.with_fees(setup.fees.as_deref().unwrap_or("none"))?;
        let players = setup.players(stakes.active().min(pots::PLACES_MAX as u8))?;
        let book = setup.phh.as_deref().map(Book::open).transpose()?;
        let stakes = Arc::new(stakes);
        let company =
            Company { players, you: setup.seat, bots: &setup.bots, buy_in: setup.bankroll };
        let mut draw = Stream::new(&setup.seed, BUTTON, 0);
        let (chairs, told) = Chairs::new(&stakes, &company, &mut draw)?;
        Ok(Session {
            stakes,
            posted: setup.posted,
            fees: setup.fees,
            seed: setup.seed,
            you: setup.seat,
            chairs,
            playing: None,
            last: None,
            told,
            book,
            hands: 0,
            taken: Cents::ZERO,
        })
    }

    /// The game.
    pub fn variant(&self) -> &'static pots::Variant {
        self.stakes.variant
    }

    /// What is posted.
    pub fn stakes(&self) -> &Stakes {
        &self.stakes
    }

    /// Your seat.
    pub fn you(&self) -> u8 {
        self.you
    }

    /// Your chips: during a hand those behind.
    pub fn stack(&self) -> Cents {
        self.stacks().into_iter().find(|(seat, ..)| *seat == self.you).map_or(Cents::ZERO, |s| s.2)
    }

    /// What you have brought to the table so far.
    pub fn brought(&self) -> Cents {
        self.chairs.brought(self.you)
    }

    /// Every seat, who sits there, and the chips behind.
    pub fn stacks(&self) -> Vec<(u8, Option<Bot>, Cents)> {
        let of = |seat: u8, chips: Cents| match &self.playing {
            Some(playing) => {
                let place = playing.hand.places().iter().find(|place| place.seat == seat);
                place.map_or(chips, |place| place.stack)
            }
            None => chips,
        };
        self.chairs.all().map(|(seat, bot, chips)| (seat, bot, of(seat, chips))).collect()
    }

    /// Hands played.
    pub fn hands(&self) -> u64 {
        self.hands
    }

    /// What the house has taken.
    pub fn taken(&self) -> Cents {
        self.taken
    }

    /// The hand as you see it: the one that is on, or the last one.
    pub fn sight(&self) -> Option<Sight> {
        match &self.playing {
            Some(playing) => Some(playing.hand.sight(self.place())),
            None => self.last.clone(),
        }
    }

    /// Your place in the hand.
    fn place(&self) -> Option<usize> {
        let places = self.playing.as_ref()?.hand.places();
        places.iter().position(|place| place.seat == self.you)
    }

    /// Which of your cards lie face up.
    pub fn faces(&self) -> Vec<Face> {
        let held = self.playing.as_ref().zip(self.place());
        held.map_or(Vec::new(), |(playing, at)| {
            let place = &playing.hand.places()[at];
            (0..place.cards().len()).map(|card| place.face(card)).collect()
        })
    }

    /// What you may bet, while you are asked.
    pub fn menu(&self) -> Option<Menu> {
        match self.waits() {
            Waits::You(Choice::Bet | Choice::Bring) => self.playing.as_ref()?.hand.menu(),
            _ => None,
        }
    }

    /// Whether a hand is on.
    pub fn is_on(&self) -> bool {
        self.playing.is_some()
    }

    /// The street's name.
    pub fn street(&self) -> &'static str {
        let street = self.playing.as_ref().map_or(0, |playing| playing.hand.street());
        self.variant().streets[street].name
    }

    /// What happened since this was last asked.
    pub fn news(&mut self) -> Vec<Line> {
        std::mem::take(&mut self.told)
    }

    /// What the table waits for.
    pub fn waits(&self) -> Waits {
        let Some(playing) = &self.playing else { return Waits::Deal };
        match playing.hand.ask() {
            Ask::Decide(place, choice) if Some(place) == self.place() => Waits::You(choice),
            _ => Waits::Others,
        }
    }

    /// Begins the next hand.
    ///
    /// # Errors
    /// While a hand is on, and when you have no chips.
    pub fn deal(&mut self) -> Result<(), Refusal> {
        if self.playing.is_some() {
            return Err(Refusal::by(self.variant().rules.turn, "a hand is being played"));
        }
        if self.chairs.chips(self.you) == Cents::ZERO {
            return Err(Refusal::unknown("you have no chips: buy some, or quit"));
        }
        let bought = self.chairs.buy_again()?;
        self.told.extend(bought);
        let (players, opening) = self.chairs.deal()?;
        let hand = Hand::open(Arc::clone(&self.stakes), &players, opening)?;
        let [chance, mood] = [CARDS, MOODS].map(|of| Stream::new(&self.seed, of, self.hands));
        let pack = Pack::of(codes(self.stakes.deck.set()));
        self.hands += 1;
        let button = players[opening.button].seat;
        let at = if self.has_button() {
            format!(" The button is at seat {button}.")
        } else {
            String::new()
        };
        self.told.push(Line::plain(format!("Hand {}.{at}", self.hands)));
        self.told.extend(self.chairs.killed(&players, opening, self.you));
        self.posted(&players);
        let recorder = Recorder::default();
        self.playing = Some(Playing { hand, opening, pack, chance, mood, recorder });
        self.last = None;
        Ok(())
    }

    /// Whether the game has a button.
    pub fn has_button(&self) -> bool {
        self.chairs.has_button()
    }

    /// Antes and blinds are said.
    fn posted(&mut self, players: &[Player]) {
        let rule = self.variant().rules.forced;
        if self.stakes.ante > Cents::ZERO {
            let text = format!("Everybody antes {}", self.stakes.ante);
            self.told.push(Line::by(rule, text));
        }
        for player in players {
            let left = (player.stack - player.ante).max(Cents::ZERO);
            for (what, amount) in [("dead", player.dead), ("a blind of", player.live)] {
                if amount > Cents::ZERO {
                    let who = told::who(player.seat, self.you);
                    let s = if player.seat == self.you { "" } else { "s" };
                    let text = format!("{who} post{s} {what} {}", amount.min(left));
                    self.told.push(Line::by(rule, text));
                }
            }
        }
    }

    /// One thing happens: cards, a bot's act, the showdown, the end.
    ///
    /// # Errors
    /// When a hand cannot be written down.
    pub fn step(&mut self) -> Result<(), Failure> {
        let Some(playing) = &mut self.playing else { return Ok(()) };
        match playing.hand.ask() {
            Ask::Card(_) => self.cards()?,
            Ask::Shuffle => {
                playing.hand.shuffled()?;
                playing.pack = Pack::of(codes(playing.hand.unseen()));
                let rule = self.stakes.variant.rules.run_out;
                self.told.push(Line::by(rule, "The deck runs short and is shuffled again"));
            }
            Ask::Decide(place, choice) => {
                let seat = playing.hand.places()[place].seat;
                let bot = self.chairs.bot(seat).unwrap_or(Bot::Caller);
                let act = bot.act(&playing.hand, place, choice, &mut playing.mood);
                self.act(place, act)?;
            }
            Ask::Showdown => self.showdown()?,
            Ask::Over => {}
        }
        if self.playing.as_ref().is_some_and(|playing| playing.hand.is_over()) {
            self.settle()?;
        }
        Ok(())
    }

    /// A player acts.
    fn act(&mut self, place: usize, act: Act) -> Result<(), Refusal> {
        let Some(playing) = &mut self.playing else { return Ok(()) };
        playing.hand.allows(place, act)?;
        let before = playing.hand.clone();
        let done = playing.hand.act(place, act)?;
        playing.recorder.act(&before, place, act);
        self.told.push(told::act(&before, place, act, &done, self.you));
        Ok(())
    }

    /// Whether you may do this now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn allows(&self, act: Act) -> Result<(), Refusal> {
        match (&self.playing, self.place()) {
            (Some(playing), Some(place)) => playing.hand.allows(place, act),
            _ => Err(Refusal::unknown("no hand is on: `deal` begins one")),
        }
    }

    /// You act.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed then.
    pub fn decide(&mut self, act: Act) -> Result<(), Failure> {
        let (Waits::You(_), Some(place)) = (self.waits(), self.place()) else {
            return Err(Refusal::unknown("you are not asked anything now").into());
        };
        self.act(place, act)?;
        if self.playing.as_ref().is_some_and(|playing| playing.hand.is_over()) {
            self.settle()?;
        }
        Ok(())
    }

    /// All cards that are due now; each one is said to whom it concerns.
    fn cards(&mut self) -> Result<(), Refusal> {
        let Some(playing) = &mut self.playing else { return Ok(()) };
        let now = playing.hand.street();
        let street = &self.stakes.variant.streets[now];
        let mut fresh: Vec<(To, AnyCard)> = Vec::new();
        while let (Ask::Card(to), true) = (playing.hand.ask(), playing.hand.street() == now) {
            let code = playing.pack.draw(&mut playing.chance);
            let Some(card) = AnyCard::from_code(code) else { continue };
            playing.recorder.card(&playing.hand, to, card);
            playing.hand.card(card)?;
            fresh.push((to, card));
        }
        let places = playing.hand.places();
        for (at, place) in places.iter().enumerate() {
            let own = place.seat == self.you;
            let got = fresh.iter().filter_map(|(to, card)| match to {
                To::Place(to, face) if *to == at && (own || *face == Face::Up) => Some(*card),
                _ => None,
            });
            let got: Vec<AnyCard> = got.collect();
            if !got.is_empty() {
                let s = if own { "" } else { "s" };
                let text =
                    format!("{} get{s} {}", told::who(place.seat, self.you), told::cards(&got));
                self.told.push(Line::by(street.rule, text));
            }
        }
        for board in 0..2 {
            let came = fresh.iter().filter(|(to, _)| *to == To::Board(board));
            let came: Vec<AnyCard> = came.map(|(_, card)| *card).collect();
            if !came.is_empty() {
                let n = if self.stakes.variant.boards > 1 {
                    format!(", board {}", board + 1)
                } else {
                    String::new()
                };
                let text = format!("The {}{n}: {}", street.name, told::cards(&came));
                self.told.push(Line::by(street.rule, text));
            }
        }
        Ok(())
    }

    /// All who are left show their hands in turn.
    fn showdown(&mut self) -> Result<(), Refusal> {
        let Some(playing) = &mut self.playing else { return Ok(()) };
        let order: Vec<usize> = playing.hand.show_order().collect();
        playing.hand.show(&[])?;
        for at in order {
            let place = &playing.hand.places()[at];
            let s = if place.seat == self.you { "" } else { "s" };
            let who = told::who(place.seat, self.you);
            let text = format!("{who} show{s} {}", told::cards(place.cards()));
            self.told.push(Line::plain(text));
        }
        Ok(())
    }

    /// The money is given out, the hand written down.
    fn settle(&mut self) -> Result<(), Failure> {
        self.last = self.sight();
        let Some(playing) = self.playing.take() else { return Ok(()) };
        let hand = playing.hand;
        if let Some(outcome) = hand.outcome() {
            self.told.extend(told::settled(&hand, &outcome, self.you));
        }
        if let Some(place) = hand.places().iter().find(|place| place.seat == self.you) {
            let (net, stack) = ((place.stack - place.start).signed(), place.stack);
            self.told.push(Line::plain(format!("Net {net}; you have {stack}.")));
        }
        self.taken += hand.fees().total();
        self.chairs.over(&hand)?;
        if let Some(book) = &mut self.book {
            let history = playing.recorder.finish(&hand);
            let fees = self.fees.as_deref();
            book.write(&history.at_table(&hand, playing.opening, &self.posted, fees))?;
        }
        Ok(())
    }

    /// What everybody brought at first.
    pub fn buy_in(&self) -> Cents {
        self.chairs.buy_in()
    }

    /// Buys chips between hands.
    ///
    /// # Errors
    /// While a hand is on.
    pub fn buy(&mut self, amount: Cents) -> Result<Cents, Refusal> {
        if self.playing.is_some() {
            return Err(Refusal::unknown("chips are bought between hands"));
        }
        if amount <= Cents::ZERO || amount > Cents::dollars(1_000_000) {
            return Err(Refusal::unknown(format!("{amount} of chips cannot be bought")));
        }
        self.chairs.buy(self.you, amount)
    }

    /// You leave: your hand is given up, and played to its end without you.
    ///
    /// # Errors
    /// When the hand cannot be written down.
    pub fn leave(&mut self) -> Result<(), Failure> {
        loop {
            match self.waits() {
                Waits::Deal => return Ok(()),
                Waits::Others => self.step()?,
                Waits::You(choice) => self.decide(self.way_out(choice))?,
            }
        }
    }

    /// What gives a hand up, or costs least.
    fn way_out(&self, choice: Choice) -> Act {
        let hidden = || self.faces().iter().position(|face| *face == Face::Down).unwrap_or(0);
        match choice {
            Choice::Bring => Act::Bring,
            Choice::Bet => Act::Fold,
            Choice::Draw(_) => Act::Draw(0),
            Choice::Discard => Act::Discard(hidden() as u8),
            Choice::Expose => Act::Hide,
        }
    }

    /// What betting more is called now.
    pub fn word(&self) -> Word {
        self.menu().map_or(Word::Bet, |menu| menu.word)
    }
}

/// The codes of a set of cards.
fn codes(set: u64) -> Vec<u8> {
    (0..64).filter(|code| set >> code & 1 == 1).collect()
}
