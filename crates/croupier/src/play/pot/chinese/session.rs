//! An evening of Chinese poker, without a display: you at a seat, simple players at the others.

#[cfg(test)]
pub(super) mod tests;

use crate::Failure;
use crate::play::pot::Setup;
use crate::play::pot::told::{self, Line};
use cards::{AnyCard, Card};
use money::Cents;
use pots::chinese::{Act, Ask, Game, Outcome, Player, Round, Rules, Sight, Transfer, simple};
use pots::fees::Collection;
use sim::stream::{Seed, Stream};
use table::{Refusal, Seat, Viewer};

/// The domain of the streams that deal.
const CARDS: u32 = 3;

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    /// The next hand.
    Deal,
    /// The dealer and the other players.
    Others,
    /// You lay cards.
    Set,
    /// You may say that you stay in fantasy.
    Announce,
}

/// A player at the table.
#[derive(Clone, Copy, Debug)]
struct Chair {
    seat: Seat,
    chips: Cents,
    brought: Cents,
    fantasy: bool,
}

/// A hand that is on.
struct Playing {
    round: Round,
    chance: Stream,
    /// Whether you have said nothing to a fantasy hand that you could stay in.
    silent: bool,
}

/// A table, its company and its money.
pub struct Session {
    game: Game,
    rules: Rules,
    fees: Collection,
    seed: Seed,
    you: Seat,
    chairs: Vec<Chair>,
    button: usize,
    playing: Option<Playing>,
    /// The last hand as you saw it end.
    last: Option<Sight>,
    told: Vec<Line>,
    hands: u64,
    taken: Cents,
}

/// The most who play at once.
const fn active(game: Game) -> u8 {
    match game {
        Game::Thirteen => 4,
        Game::FaceUp | Game::Fantasy => 3,
    }
}

impl Session {
    /// Sits down.
    ///
    /// # Errors
    /// An unknown game, an unlawful posting, a seat that does not exist, too few chips.
    pub fn open(setup: &Setup) -> Result<Session, Failure> {
        let unknown = || Failure::usage(format!("no game `{}`", setup.id.escape_debug()));
        let game = crate::pot::points(&setup.id).ok_or_else(unknown)?;
        if setup.phh.is_some() {
            return Err(Failure::usage(
                "histories have no words for Chinese poker: no --phh here",
            ));
        }
        let rules = game.post(&setup.posted)?;
        let text = setup.fees.as_deref().unwrap_or("none");
        let fees = Collection::post(game.listed(), text);
        let fees = fees.map_err(|fault| Failure::usage(fault.to_string()))?;
        let players = setup.players(active(game))?;
        rules.buy_in(setup.bankroll)?;
        let seats = (1..=players).filter_map(Seat::new);
        let chips = setup.bankroll;
        let chair = |seat| Chair { seat, chips, brought: chips, fantasy: false };
        let chairs: Vec<Chair> = seats.map(chair).collect();
        Ok(Session {
            game,
            rules,
            fees,
            seed: setup.seed,
            you: Seat::new(setup.seat).ok_or_else(unknown)?,
            button: chairs.len() - 1,
            chairs,
            playing: None,
            last: None,
            told: Vec::new(),
            hands: 0,
            taken: Cents::ZERO,
        })
    }

    /// The game.
    pub fn game(&self) -> Game {
        self.game
    }

    /// What a point is worth.
    pub fn point(&self) -> Cents {
        self.rules.point()
    }

    /// Your seat.
    pub fn you(&self) -> Seat {
        self.you
    }

    /// Hands played.
    pub fn hands(&self) -> u64 {
        self.hands
    }

    /// What the house has taken.
    pub fn taken(&self) -> Cents {
        self.taken
    }

    /// Every seat and its chips at the start of the hand.
    pub fn stacks(&self) -> impl Iterator<Item = (Seat, Cents)> + '_ {
        self.chairs.iter().map(|chair| (chair.seat, chair.chips))
    }

    fn yours(&self) -> Option<&Chair> {
        self.chairs.iter().find(|chair| chair.seat == self.you)
    }

    /// Your chips.
    pub fn stack(&self) -> Cents {
        self.yours().map_or(Cents::ZERO, |chair| chair.chips)
    }

    /// What you have brought to the table so far.
    pub fn brought(&self) -> Cents {
        self.yours().map_or(Cents::ZERO, |chair| chair.brought)
    }

    /// The hand as you see it: the one that is on, or the last one.
    pub fn sight(&self) -> Option<Sight> {
        match &self.playing {
            Some(playing) => Some(playing.round.sight(Viewer::Seat(self.you))),
            None => self.last.clone(),
        }
    }

    /// The cards you hold and have not laid.
    pub fn held(&self) -> Vec<AnyCard> {
        let cards = self.playing.as_ref().map_or(&[][..], |p| p.round.held(self.you));
        cards.iter().map(|card| (*card).into()).collect()
    }

    /// Whether a hand is on.
    pub fn is_on(&self) -> bool {
        self.playing.is_some()
    }

    /// What happened since this was last asked.
    pub fn news(&mut self) -> Vec<Line> {
        std::mem::take(&mut self.told)
    }

    /// What the table waits for.
    pub fn waits(&self) -> Waits {
        let Some(playing) = &self.playing else { return Waits::Deal };
        match playing.round.ask() {
            Ask::Set(seat) if seat == self.you => Waits::Set,
            Ask::Showdown if playing.silent => {
                match playing.round.allows(self.you, &Act::Announce) {
                    Ok(()) => Waits::Announce,
                    Err(_) => Waits::Others,
                }
            }
            _ => Waits::Others,
        }
    }

    /// Begins the next hand; who has too little to play for buys in again, but not you.
    ///
    /// # Errors
    /// While a hand is on, or when you have too few chips.
    pub fn deal(&mut self) -> Result<(), Refusal> {
        if self.playing.is_some() {
            return Err(Refusal::unknown("a hand is being played"));
        }
        let least = Cents::new(self.point().get() * pots::chinese::BUY_IN_POINTS);
        for chair in &mut self.chairs {
            if chair.seat != self.you && chair.chips < self.rules.point() + self.rules.point() {
                chair.chips += least;
                chair.brought += least;
                let text = format!("{} buys {least} of chips", who(chair.seat, self.you));
                self.told.push(Line::plain(text));
            }
        }
        let players: Vec<Player> = self
            .chairs
            .iter()
            .map(|chair| Player { seat: chair.seat, stack: chair.chips, fantasy: chair.fantasy })
            .collect();
        let button = (self.button + 1) % players.len();
        let round = Round::open(&self.rules, &players, players[button].seat)?;
        if let Some((_, rule)) = round.left_out().iter().find(|(seat, _)| *seat == self.you) {
            return Err(Refusal::by(rule, "you have too few chips: buy some, or quit"));
        }
        let round = round.with_fees(&self.fees);
        let round = round.map_err(|fault| Refusal::unknown(fault.to_string()))?;
        self.button = button;
        let chance = Stream::new(&self.seed, CARDS, self.hands);
        self.hands += 1;
        let seat = players[button].seat;
        self.told.push(Line::plain(format!("Hand {}. The button is at {seat}.", self.hands)));
        self.playing = Some(Playing { round, chance, silent: true });
        self.last = None;
        Ok(())
    }

    /// One thing happens: cards, another's act, the showdown.
    ///
    /// # Errors
    /// Never but by our own mistake.
    pub fn step(&mut self) -> Result<(), Refusal> {
        let you = self.you;
        let Some(Playing { round, chance, .. }) = &mut self.playing else { return Ok(()) };
        match round.ask() {
            Ask::Card(_) => {
                let mut got: Vec<AnyCard> = Vec::new();
                while let Ask::Card(to) = round.ask() {
                    let deck = round.deck();
                    let card: Card = deck[chance.below(deck.len() as u32) as usize];
                    round.deal(card)?;
                    if to == you {
                        got.push(card.into());
                    }
                }
                if !got.is_empty() {
                    self.told.push(Line::plain(format!("You get {}", told::cards(&got))));
                }
            }
            Ask::Set(seat) => {
                if let Some(act) = simple(round, seat) {
                    self.act(seat, &act)?;
                }
            }
            Ask::Showdown => self.showdown()?,
            Ask::Over => {}
        }
        Ok(())
    }

    /// You act.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed then.
    pub fn decide(&mut self, act: &Act) -> Result<(), Refusal> {
        match self.playing {
            Some(_) => self.act(self.you, act),
            None => Err(Refusal::unknown("no hand is on: `deal` begins one")),
        }
    }

    /// You lay your cards as a simple player would.
    ///
    /// # Errors
    /// When there is nothing to lay.
    pub fn lay(&mut self) -> Result<(), Refusal> {
        let act = self.playing.as_ref().and_then(|playing| simple(&playing.round, self.you));
        match act {
            Some(act) => self.decide(&act),
            None => Err(Refusal::unknown("you have nothing to lay now")),
        }
    }

    /// You say nothing more before hands are opened.
    pub fn keep_silent(&mut self) {
        if let Some(playing) = &mut self.playing {
            playing.silent = false;
        }
    }

    fn act(&mut self, seat: Seat, act: &Act) -> Result<(), Refusal> {
        let Some(Playing { round, .. }) = &mut self.playing else { return Ok(()) };
        round.act(seat, act)?;
        let open = matches!(self.rules, Rules::FaceUp(_));
        let who = who(seat, self.you);
        let s = if seat == self.you { "" } else { "s" };
        self.told.push(Line::plain(match act {
            Act::Set(rows) if open || seat == self.you => format!("{who} lay{s} {rows}"),
            Act::Set(_) => format!("{who} set{s} a hand"),
            Act::Declare => format!("{who} declare{s} a clean sweep"),
            Act::Surrender => format!("{who} surrender{s}"),
            Act::Announce => format!("{who} stay{s} in fantasy"),
        }));
        Ok(())
    }

    /// Others say what they have to say, hands are opened, and points paid.
    fn showdown(&mut self) -> Result<(), Refusal> {
        let seats = self.chairs.iter().map(|chair| chair.seat);
        let others: Vec<Seat> = seats.filter(|seat| *seat != self.you).collect();
        for seat in others {
            let act = self.playing.as_ref().and_then(|playing| simple(&playing.round, seat));
            if let Some(act) = act {
                self.act(seat, &act)?;
            }
        }
        let Some(playing) = &mut self.playing else { return Ok(()) };
        playing.round.showdown()?;
        if let Some(outcome) = playing.round.outcome() {
            self.settle(&outcome);
        }
        Ok(())
    }

    fn settle(&mut self, outcome: &Outcome) {
        self.last = self.sight();
        let you = self.you;
        for seen in self.last.iter().flat_map(|sight| &sight.seats) {
            let rows = seen.rows.each_ref().map(|row| told::cards(row)).join(" / ");
            let s = if seen.seat == you { "" } else { "s" };
            let text = format!("{} show{s} {rows}", who(seen.seat, you));
            self.told.push(Line::plain(text));
        }
        for (seat, rule) in &outcome.fouled {
            self.told.push(Line::by(rule, format!("{} fouled", who(*seat, you))));
        }
        for fee in &outcome.fees {
            let from = fee.seat.and_then(Seat::new).map_or("The pot".into(), |at| who(at, you));
            let text = format!("{from} to the house: {}, {}", fee.amount, fee.due.name);
            self.told.push(Line::by(fee.due.rule, text));
            self.taken += fee.amount;
        }
        for transfer in &outcome.transfers {
            self.told.extend(paid(transfer, you));
        }
        for (seat, stack) in &outcome.stacks {
            if let Some(chair) = self.chairs.iter_mut().find(|chair| chair.seat == *seat) {
                chair.chips = *stack;
                chair.fantasy = outcome.fantasy.contains(seat);
            }
        }
        let net = outcome.nets.iter().find(|(seat, _)| *seat == you);
        let net = net.map_or(Cents::ZERO, |(_, net)| *net).signed();
        self.told.push(Line::plain(format!("Net {net}; you have {}.", self.stack())));
        self.playing = None;
    }

    /// Buys chips between hands.
    ///
    /// # Errors
    /// While a hand is on, or above what the house allows.
    pub fn buy(&mut self, amount: Cents) -> Result<Cents, Refusal> {
        if self.playing.is_some() {
            return Err(Refusal::unknown("chips are bought between hands"));
        }
        let (you, rules) = (self.you, self.rules);
        if let Some(chair) = self.chairs.iter_mut().find(|chair| chair.seat == you) {
            chair.chips = rules.add_on(chair.chips, amount)?;
            chair.brought += amount;
        }
        Ok(self.stack())
    }

    /// You leave: your cards are laid for you, and the hand is played to its end.
    ///
    /// # Errors
    /// Never but by our own mistake.
    pub fn leave(&mut self) -> Result<(), Refusal> {
        loop {
            match self.waits() {
                Waits::Deal => return Ok(()),
                Waits::Others => self.step()?,
                Waits::Set => self.lay()?,
                Waits::Announce => self.keep_silent(),
            }
        }
    }
}

/// A seat, yours or another's.
pub fn who(seat: Seat, you: Seat) -> String {
    told::who(seat.n(), you.n())
}

/// What one player paid another, point by point where it is yours.
fn paid(transfer: &Transfer, you: Seat) -> Vec<Line> {
    let Transfer { from, to, amount, owed, label, rule, items, cut } = transfer;
    let s = if *from == you { "" } else { "s" };
    let to_whom = if *to == you { "you".to_owned() } else { format!("{to}") };
    let text = format!("{} pay{s} {to_whom} {amount}: {label}", who(*from, you));
    let mut lines = vec![Line::by(rule, text)];
    if *from == you || *to == you {
        for item in items {
            let side = if item.to == you { "for you" } else { "against you" };
            let text = format!("  {} {side}: {}", item.points, item.label);
            lines.push(Line::by(item.rule, text));
        }
    }
    if let Some(rule) = cut {
        lines.push(Line::by(rule, format!("  {owed} was owed: the chips did not reach")));
    }
    lines
}
