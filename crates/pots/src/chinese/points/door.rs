//! A table of Chinese poker, through its one door.

use super::{Chair, Play, Points};
use crate::chinese::Call;
use cards::{AnyCard, Card};
use table::{
    Ask, Carried, Choice, Event, Input, Name, Refusal, Seat, Seated, Sight, Sign, Table, Viewer,
};

impl Table for Points {
    fn sign(&self) -> &Sign {
        &self.sign
    }

    fn asks(&self) -> Vec<Ask> {
        self.play.asks()
    }

    fn menu(&self, seat: Seat) -> Vec<Choice> {
        if seat.n() > self.sign.seats { Vec::new() } else { self.choices(seat) }
    }

    fn check(&self, input: &Input) -> Result<(), Refusal> {
        self.play.clone().obey(input)
    }

    fn tell(&mut self, input: Input) -> Result<Vec<Event>, Refusal> {
        let mut play = self.play.clone();
        play.obey(&input)?;
        let told = std::mem::take(&mut play.told);
        self.play = play;
        Ok(self.log.append(told))
    }

    fn sight(&self, viewer: Viewer) -> Sight {
        let play = &self.play;
        Sight {
            next: self.log.next(),
            rounds: self.log.rounds(),
            asks: self.asks(),
            chairs: play.seated(),
            spots: self.log.spots(viewer),
            button: play.lasts.button.at,
            deck: if viewer == Viewer::Croupier { play.deck() } else { Vec::new() },
            figures: play.figures(),
            settlement: play.settlement.clone(),
            ..Sight::default()
        }
    }

    fn events(&self) -> &[Event] {
        self.log.round()
    }

    fn carried(&self) -> Carried {
        let (next, rounds) = (self.log.next(), self.log.rounds());
        Carried::new(self.sign.id.clone(), next, rounds, &self.play.lasts)
    }
}

impl Play {
    /// Does what it is told. What it has done when it refuses is thrown away.
    fn obey(&mut self, input: &Input) -> Result<(), Refusal> {
        let cites = self.cites();
        match input {
            Input::Join { seat, buy, how } => self.join(*seat, *buy, how.as_ref()),
            Input::Leave { seat } => self.leave(*seat),
            Input::Buy { seat, amount } => self.buy(*seat, *amount),
            Input::SitOut { seat } => self.sit_out(*seat),
            Input::Return { seat, how } => self.come_back(*seat, how.as_ref()),
            Input::Move { from, to } => self.change_seats(*from, *to),
            Input::Deal {} => self.deal(),
            Input::Shoe(shoe) => self.put_deck(shoe),
            Input::Shuffle {} => self.shuffle(),
            Input::Card(drawn) => self.card(drawn),
            Input::Decide { seat, act } => self.decide(*seat, act),
            Input::Rule(ruling) => self.rule(ruling),
            Input::Show {} => self.show(),
            Input::Settle {} => self.settle(),
            Input::Clear {} => self.clear(),
            Input::Time { seconds } => self.pass(*seconds),
            Input::Stake(_)
            | Input::Withdraw { .. }
            | Input::Change { .. }
            | Input::Coupons { .. }
            | Input::Bank { .. }
            | Input::Meter { .. }
            | Input::Close {} => {
                Err(Refusal::by(cites.points, "players owe one another points, and stake nothing"))
            }
            Input::Throw(_) => Err(Refusal::by(cites.deck, "this game is played with cards")),
            Input::Speak { .. } => {
                Err(Refusal::by(cites.points, "nothing is bet by word of mouth"))
            }
        }
    }

    /// The cards that may come next, in no order.
    fn deck(&self) -> Vec<AnyCard> {
        let round = self.round.as_ref();
        let deck = round.map_or_else(|| Card::all().collect(), crate::chinese::Round::deck);
        deck.into_iter().map(Into::into).collect()
    }

    fn seated(&self) -> Vec<Seated> {
        let standing = |seat: Seat, chair: &Chair| match self.on() {
            Some(round) => match round.find(seat).map(|place| place.call) {
                Some(Some((Call::Sweep, _))) => "declared",
                Some(Some((Call::Surrender, _))) => "surrendered",
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
