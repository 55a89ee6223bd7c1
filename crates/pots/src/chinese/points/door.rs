//! A table of Chinese poker, through its one door.

use super::{Chair, Play, hand, menu};
use crate::chinese::Declared;
use cards::{AnyCard, Card};
use serde::Serialize;
use table::{
    Ask, Bank, Cards, Chance, Choice, Engine, Input, Name, Refusal, Seat, Seated, Sight, Sign,
    Tale, Viewer,
};

impl Engine for Play {
    fn sign(&self) -> Sign {
        let (game, cites) = (self.game(), self.cites());
        let all: Vec<Seat> = (1..=self.seats).filter_map(Seat::new).collect();
        Sign {
            id: game.id().into(),
            title: game.title().into(),
            bank: Bank::Points,
            seats: self.seats,
            gaps: Vec::new(),
            seats_rule: cites.seats,
            spots: all.iter().flat_map(|seat| hand::spots(*seat)).collect(),
            marks: Vec::new(),
            equal: Vec::new(),
            decisions: cites.points,
            words: menu::words(game).iter().map(|word| Name::from(*word)).collect(),
            posted: self.posting.posted(),
            chance: Chance::Deck { cards: Cards::row(Card::all().map(Into::into).collect()) },
            cup: None,
            office: None,
            first: None,
            collection: None,
        }
    }

    fn asks(&self) -> Vec<Ask> {
        self.waits()
    }

    fn menu(&self, seat: Seat) -> Vec<Choice> {
        self.choices(seat)
    }

    fn obey(&mut self, input: &Input, tale: &mut Tale) -> Result<(), Refusal> {
        let cites = self.cites();
        match input {
            Input::Join { seat, buy, how } => self.join(*seat, *buy, how.as_ref(), tale),
            Input::Leave { seat } => self.leave(*seat, tale),
            Input::Buy { seat, amount } => self.buy(*seat, *amount, tale),
            Input::SitOut { seat } => self.sit_out(*seat, tale),
            Input::Return { seat, how } => self.come_back(*seat, how.as_ref(), tale),
            Input::Move { from, to } => self.change_seats(*from, *to, tale),
            Input::Deal {} => self.deal(tale),
            Input::Shoe(shoe) => self.put_deck(shoe, tale),
            Input::Shuffle {} => self.shuffle(tale),
            Input::Card(drawn) => self.card(drawn, tale),
            Input::Decide { seat, act } => self.decide(*seat, act, tale),
            Input::Rule(ruling) => self.rule(ruling, tale),
            Input::Show {} => self.show(tale),
            Input::Settle {} => self.settle(tale),
            Input::Clear {} => self.clear(tale),
            Input::Time { seconds } => self.pass(*seconds, tale),
            Input::Stake(_)
            | Input::Follow { .. }
            | Input::Withdraw { .. }
            | Input::Change { .. }
            | Input::Coupons { .. }
            | Input::Bank { .. }
            | Input::Meter { .. }
            | Input::Shared { .. }
            | Input::Close {} => {
                Err(Refusal::by(cites.points, "players owe one another points, and stake nothing"))
            }
            Input::Throw(_) => Err(Refusal::by(cites.deck, "this game is played with cards")),
            Input::Speak { .. } => {
                Err(Refusal::by(cites.points, "nothing is bet by word of mouth"))
            }
        }
    }

    fn sight(&self, viewer: Viewer) -> Sight {
        Sight {
            chairs: self.seated(),
            button: self.lasts.button.at,
            deck: if viewer == Viewer::Croupier { self.deck() } else { Vec::new() },
            figures: self.figures(),
            ..Sight::default()
        }
    }

    fn outlives(&self) -> impl Serialize {
        &self.lasts
    }
}

impl Play {
    /// The cards that may come next, in no order.
    fn deck(&self) -> Vec<AnyCard> {
        let round = self.round.as_ref();
        let deck = round.map_or_else(|| Card::all().collect(), crate::chinese::Round::deck);
        deck.into_iter().map(Into::into).collect()
    }

    fn seated(&self) -> Vec<Seated> {
        let standing = |seat: Seat, chair: &Chair| match self.on() {
            Some(round) => match round.find(seat).map(|place| place.call) {
                Some(Some((Declared::Sweep, _))) => "declared",
                Some(Some((Declared::Surrender, _))) => "surrendered",
                Some(None) => "plays",
                None if chair.away => "away",
                None => "waits",
            },
            None if chair.away => "away",
            None => "plays",
        };
        let chairs = self.lasts.chairs.iter();
        let seated = |(seat, chair): (&Seat, &Chair)| Seated {
            seat: *seat,
            chips: Some(chair.chips),
            bet: money::Cents::ZERO,
            standing: standing(*seat, chair).into(),
        };
        chairs.map(seated).collect()
    }

    /// Who has fantasy hands, who stays in fantasy; and of a hand that is over, who fouled and by
    /// which rule, and what made it void.
    fn figures(&self) -> Vec<(Name, String)> {
        let mut figures: Vec<(Name, String)> = Vec::new();
        let mut list = |name: &'static str, seats: Vec<String>| {
            if !seats.is_empty() {
                figures.push((name.into(), seats.join(", ")));
            }
        };
        let due = self.lasts.chairs.iter().filter(|(_, chair)| chair.fantasy);
        list("fantasy", due.map(|(seat, _)| seat.to_string()).collect());
        let Some(round) = &self.round else { return figures };
        let stays = round.places.iter().filter(|place| place.announced);
        list("announced", stays.map(|place| place.seat.to_string()).collect());
        let outcome = round.outcome();
        let foul = |(seat, rule): &(Seat, law::Cite)| format!("{seat} {}", rule.id);
        if let Some(outcome) = outcome {
            list("foul", outcome.fouled.iter().map(foul).collect());
            list("void", outcome.void.iter().map(|rule| rule.id.to_owned()).collect());
        }
        figures
    }
}
