//! What a seat may do, and what it could but for a rule.

use super::{Play, Round};
use crate::chinese::round::Place;
use crate::chinese::thirteen;
use crate::chinese::{Game, Move, Rows, Rules, face_up};
use cards::{AnyCard, Card};
use money::Cents;
use table::{Cards, Choice, Engine, Input, Pick, Seat, Span, Verb};

/// Every word that a seat can ever decide by.
pub(super) const fn words(game: Game) -> &'static [&'static str] {
    match game {
        Game::Thirteen => {
            &["set", "declare", "surrender", "take-button", "refuse-button", "take-off"]
        }
        Game::FaceUp => &["set", "take-off"],
        Game::Fantasy => &["set", "announce", "take-off"],
    }
}

impl Play {
    pub(super) fn choices(&self, seat: Seat) -> Vec<Choice> {
        let cites = self.cites();
        let mut choices = Vec::new();
        let Some(chair) = self.lasts.chairs.get(&seat) else {
            choices.push(Choice::new(Verb::Join, "", cites.buy_in).within(self.buy_ins()));
            return self.judged(choices, |choice| self.least(choice, seat));
        };
        if let Some(round) = self.on().filter(|round| round.find(seat).is_some()) {
            choices.extend(acts(self.game(), round, seat));
        }
        if self.game() == Game::Thirteen {
            let rule = law::ca::thirteen_card::R3_D;
            choices.push(Choice::new(Verb::Decide, "take-button", rule));
            choices.push(Choice::new(Verb::Decide, "refuse-button", rule));
        }
        if let Ok(span) = self.add_ons(seat) {
            choices.push(Choice::new(Verb::Buy, "", cites.add_chips).within(span));
        }
        let span = Span { min: Cents::new(1), max: chair.chips, step: Cents::new(1) };
        choices.push(Choice::new(Verb::Decide, "take-off", cites.take_off).within(span));
        let verb = if chair.away { Verb::Return } else { Verb::SitOut };
        choices.push(Choice::new(verb, "", cites.seats));
        choices.push(Choice::new(Verb::Leave, "", cites.seats));
        if !self.plays(seat) {
            let free = self.free_seats();
            choices
                .extend(free.map(|to| Choice::new(Verb::Move, to.n().to_string(), cites.seats)));
        }
        self.judged(choices, |choice| self.least(choice, seat))
    }

    /// What a seat says when it chooses this: least amounts, and cards that could be laid now.
    fn least(&self, choice: &Choice, seat: Seat) -> Input {
        let amount = choice.amount.map(|span| span.min);
        let round = self.on().and_then(|round| round.find(seat));
        let cards = match (round, choice.id.as_ref()) {
            (Some(place), "set") => Cards::from(&sample(self.rules(), place)),
            _ => Cards::default(),
        };
        choice.input(seat, amount, cards)
    }
}

/// What a seat may do in a hand.
fn acts(game: Game, round: &Round, seat: Seat) -> Vec<Choice> {
    let acts = [Move::Set(Rows::EMPTY), Move::Declare, Move::Surrender, Move::Announce];
    let known = acts.into_iter().filter(|act| words(game).contains(&act.word()));
    let choice = |act: Move| {
        let choice = Choice::new(Verb::Decide, act.word(), round.rule_of(seat, &act));
        match (act, round.find(seat)) {
            (Move::Set(_), Some(place)) => choice.picking(pick(round.rules(), place)),
            _ => choice,
        }
    };
    known.map(choice).collect()
}

/// How many cards a seat lays now, and how many each segment still takes.
fn room(rules: &Rules, place: &Place) -> (usize, [usize; 3]) {
    let due = match rules {
        Rules::Thirteen(_) => thirteen::CARDS,
        Rules::FaceUp(_) => face_up::due(place),
    };
    let lie = place.rows.sizes();
    let left = |i: usize| face_up::ROOM[i].saturating_sub(lie[i]);
    (due, [left(0), left(1), left(2)])
}

/// The cards to pick from, and where they go.
fn pick(rules: &Rules, place: &Place) -> Pick {
    let (due, room) = room(rules, place);
    Pick {
        from: place.held.iter().copied().map(AnyCard::from).collect(),
        least: due as u8,
        most: due as u8,
        rows: room.map(|n| n as u8).to_vec(),
    }
}

/// The first cards that a seat holds, laid wherever there is room: from the back on.
fn sample(rules: &Rules, place: &Place) -> Rows {
    let (due, room) = room(rules, place);
    let mut cards = place.held.iter().copied().take(due);
    let mut take = |n: usize| -> Vec<Card> { cards.by_ref().take(n).collect() };
    let (back, middle, front) = (take(room[2]), take(room[1]), take(room[0]));
    // invariant: a segment has room for a whole hand.
    Rows::of(&front, &middle, &back).unwrap_or_else(|| unreachable!("more than thirteen cards"))
}
