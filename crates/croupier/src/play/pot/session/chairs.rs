//! Who sits where, with what: a sitting of you and bots.

use crate::play::pot::told::Line;
use crate::pot::bots::Bot;
use cards::AnyCard;
use money::Cents;
use pots::sitting::{First, How, KillPots, Kills, Sitting, Terms};
use pots::{Hand, Opening, Player, Stakes};
use sim::shuffle::Pack;
use sim::stream::Stream;
use std::sync::Arc;
use table::Refusal;

/// Everybody at the table.
#[derive(Clone, Debug)]
pub struct Chairs {
    sitting: Sitting,
    /// Every seat, who decides there unless you do, and all that was brought to it.
    company: Vec<(u8, Option<Bot>, Cents)>,
    buy_in: Cents,
}

/// How many sit down, where you do, and with whom.
pub struct Company<'a> {
    /// How many.
    pub players: u8,
    /// Your seat.
    pub you: u8,
    /// The bots, in turn.
    pub bots: &'a [Bot],
    /// What everybody brings.
    pub buy_in: Cents,
}

impl Chairs {
    /// You and bots sit down, and draw for the button where there is one.
    ///
    /// # Errors
    /// When the game does not seat them.
    pub fn new(
        stakes: &Arc<Stakes>,
        company: &Company<'_>,
        chance: &mut Stream,
    ) -> Result<(Chairs, Vec<Line>), Refusal> {
        let terms = Terms { buy_in: company.buy_in, kills: KillPots::Off };
        let mut sitting = Sitting::open(Arc::clone(stakes), terms);
        let mut bots = company.bots.iter().copied().cycle();
        let mut seats = Vec::new();
        for seat in 1..=company.players {
            sitting.join(seat, company.buy_in, How::AtOnce)?;
            let bot = if seat == company.you { None } else { bots.next().or(Some(Bot::Caller)) };
            seats.push((seat, bot, company.buy_in));
        }
        let mut chairs = Chairs { sitting, company: seats, buy_in: company.buy_in };
        let lines = chairs.first_button(stakes, chance)?;
        Ok((chairs, lines))
    }

    /// Everybody gets a card; the highest is the first button.
    fn first_button(
        &mut self,
        stakes: &Stakes,
        chance: &mut Stream,
    ) -> Result<Vec<Line>, Refusal> {
        if !self.has_button() {
            return Ok(Vec::new());
        }
        let deck = stakes.deck.set() & !AnyCard::JOKER.bit();
        let mut pack = Pack::of(super::codes(deck));
        let mut draw = || AnyCard::from_code(pack.draw(chance)).unwrap_or(AnyCard::UNKNOWN);
        let cards: Vec<(u8, AnyCard)> =
            self.company.iter().map(|(seat, ..)| (*seat, draw())).collect();
        let winner = self.sitting.first_button(&cards)?;
        let drawn: Vec<String> =
            cards.iter().map(|(seat, card)| format!("seat {seat} {card}")).collect();
        let text = format!("Cards for the button: {}; seat {winner} has it", drawn.join(", "));
        Ok(vec![Line::by(self.sitting.ways().first_rule, text)])
    }

    /// Whether the game has a button.
    pub fn has_button(&self) -> bool {
        self.sitting.ways().first != First::None
    }

    /// Every seat, who decides there, and its chips.
    pub fn all(&self) -> impl Iterator<Item = (u8, Option<Bot>, Cents)> + '_ {
        self.company.iter().map(|(seat, bot, _)| (*seat, *bot, self.chips(*seat)))
    }

    /// Who decides at a seat.
    pub fn bot(&self, seat: u8) -> Option<Bot> {
        self.company.iter().find(|(at, ..)| *at == seat)?.1
    }

    /// The chips at a seat.
    pub fn chips(&self, seat: u8) -> Cents {
        self.sitting.chair(seat).map_or(Cents::ZERO, |chair| chair.chips)
    }

    /// What a seat has brought to the table.
    pub fn brought(&self, seat: u8) -> Cents {
        self.company.iter().find(|(at, ..)| *at == seat).map_or(Cents::ZERO, |(.., sum)| *sum)
    }

    /// What everybody brought at first: a full buy-in.
    pub fn buy_in(&self) -> Cents {
        self.buy_in
    }

    /// A seat buys chips; how many it has then.
    ///
    /// # Errors
    /// The rule of buy-ins that forbids it.
    pub fn buy(&mut self, seat: u8, amount: Cents) -> Result<Cents, Refusal> {
        self.sitting.buy(seat, amount)?;
        if let Some((.., sum)) = self.company.iter_mut().find(|(at, ..)| *at == seat) {
            *sum += amount;
        }
        Ok(self.chips(seat))
    }

    /// Bots without chips buy in again.
    ///
    /// # Errors
    /// The rule of buy-ins that forbids it.
    pub fn buy_again(&mut self) -> Result<Vec<Line>, Refusal> {
        let bots = self.company.iter().filter(|(_, bot, _)| bot.is_some());
        let broke = bots.map(|(seat, ..)| *seat).filter(|seat| self.chips(*seat) == Cents::ZERO);
        let (broke, amount): (Vec<u8>, Cents) = (broke.collect(), self.buy_in);
        let mut lines = Vec::new();
        for seat in broke {
            self.buy(seat, amount)?;
            lines.push(Line::plain(format!("Seat {seat} buys {amount} of chips")));
        }
        Ok(lines)
    }

    /// The next hand: who plays, and what each posts.
    ///
    /// # Errors
    /// When it cannot be dealt.
    pub fn deal(&mut self) -> Result<(Vec<Player>, Opening), Refusal> {
        self.sitting.deal()
    }

    /// Who kills the pot of a hand that is dealt, said with its rule.
    pub fn killed(&self, players: &[Player], opening: Opening, you: u8) -> Option<Line> {
        let seat = players[opening.kill?].seat;
        let rule = match self.sitting.ways().kills {
            Kills::TwoWins(rules) => rules.posts,
            Kills::Scoop(rule, _) | Kills::Entry(rule) => rule,
            Kills::Never => self.sitting.ways().moves,
        };
        let s = if seat == you { "" } else { "s" };
        let text = format!("{} kill{s} the pot: limits are doubled", super::told::who(seat, you));
        Some(Line::by(rule, text))
    }

    /// Takes a hand back.
    ///
    /// # Errors
    /// When it is not the one that was dealt.
    pub fn over(&mut self, hand: &Hand) -> Result<(), Refusal> {
        self.sitting.over(hand)
    }
}
