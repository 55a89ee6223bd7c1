//! Who sits where, with what; the button moves one seat each hand.

use crate::pot::bots::Bot;
use money::Cents;
use pots::{Hand, Opening, Player, Stakes};

/// A player at the table.
#[derive(Clone, Copy, Debug)]
pub struct Chair {
    /// The seat's number.
    pub seat: u8,
    /// Who decides; you where none does.
    pub bot: Option<Bot>,
    /// Chips in front.
    pub chips: Cents,
    /// All that was brought to the table.
    brought: Cents,
}

/// Everybody at the table.
#[derive(Clone, Debug)]
pub struct Chairs {
    all: Vec<Chair>,
    buy_in: Cents,
    button: usize,
}

impl Chairs {
    /// You and bots, in turn those of a list, each with a buy-in.
    pub fn new(players: u8, you: u8, bots: &[Bot], buy_in: Cents) -> Chairs {
        let mut company = bots.iter().copied().cycle();
        let mut chair = |seat: u8| {
            let bot = if seat == you { None } else { company.next().or(Some(Bot::Caller)) };
            Chair { seat, bot, chips: buy_in, brought: buy_in }
        };
        let all: Vec<Chair> = (1..=players).map(&mut chair).collect();
        Chairs { button: all.len() - 1, all, buy_in }
    }

    /// Everybody.
    pub fn all(&self) -> &[Chair] {
        &self.all
    }

    fn at(&self, seat: u8) -> Option<&Chair> {
        self.all.iter().find(|chair| chair.seat == seat)
    }

    /// Who decides at a seat.
    pub fn bot(&self, seat: u8) -> Option<Bot> {
        self.at(seat)?.bot
    }

    /// The chips at a seat.
    pub fn chips(&self, seat: u8) -> Cents {
        self.at(seat).map_or(Cents::ZERO, |chair| chair.chips)
    }

    /// What a seat has brought to the table.
    pub fn brought(&self, seat: u8) -> Cents {
        self.at(seat).map_or(Cents::ZERO, |chair| chair.brought)
    }

    /// What everybody brought at first.
    pub fn buy_in(&self) -> Cents {
        self.buy_in
    }

    /// A seat buys chips; how many it has then.
    pub fn buy(&mut self, seat: u8, amount: Cents) -> Cents {
        match self.all.iter_mut().find(|chair| chair.seat == seat) {
            Some(chair) => {
                chair.chips += amount;
                chair.brought += amount;
                chair.chips
            }
            None => Cents::ZERO,
        }
    }

    /// Bots without chips buy in again.
    pub fn buy_again(&mut self, you: u8) -> Vec<(u8, Cents)> {
        let broke = self.all.iter().filter(|chair| chair.chips == Cents::ZERO);
        let seats: Vec<u8> = broke.map(|chair| chair.seat).filter(|seat| *seat != you).collect();
        let amount = self.buy_in;
        seats
            .into_iter()
            .map(|seat| (seat, self.buy(seat, amount)).0)
            .map(|s| (s, amount))
            .collect()
    }

    /// The next hand: who plays, and what each posts. The button is one seat further.
    pub fn deal(&mut self, stakes: &Stakes) -> (Vec<Player>, Opening) {
        self.button = (self.button + 1) % self.all.len();
        let mut players: Vec<Player> =
            self.all.iter().map(|chair| Player::new(chair.seat, chair.chips)).collect();
        let opening = stakes.post(&mut players, self.button);
        (players, opening)
    }

    /// Takes the stacks of a hand back.
    pub fn over(&mut self, hand: &Hand) {
        for place in hand.places() {
            if let Some(chair) = self.all.iter_mut().find(|chair| chair.seat == place.seat) {
                chair.chips = place.stack;
            }
        }
    }
}
