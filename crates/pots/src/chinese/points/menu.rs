//! What a seat may do, and what it could but for a rule.

use super::{Points, Round};
use crate::chinese::round::Place;
use crate::chinese::thirteen;
use crate::chinese::{Act, Game, Rows, Rules, face_up};
use cards::{AnyCard, Card};
use money::Cents;
use table::{Cards, Choice, Pick, Seat, Span, Table, Verb};

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

impl Points {
    pub(super) fn choices(&self, seat: Seat) -> Vec<Choice> {
        let (play, cites) = (&self.play, self.play.cites());
        let mut choices = Vec::new();
        let Some(chair) = play.lasts.chairs.get(&seat) else {
            choices.push(Choice::new(Verb::Join, "", cites.buy_in).within(play.buy_ins()));
            return self.judged(seat, choices);
        };
        if let Some(round) = play.on().filter(|round| round.find(seat).is_some()) {
            choices.extend(acts(play.game(), round, seat));
        }
        if play.game() == Game::Thirteen {
            let rule = law::ca::thirteen_card::R3_D;
            choices.push(Choice::new(Verb::Decide, "take-button", rule));
            choices.push(Choice::new(Verb::Decide, "refuse-button", rule));
        }
        if let Ok(span) = play.add_ons(seat) {
            choices.push(Choice::new(Verb::Buy, "", cites.add_chips).within(span));
        }
        let span = Span { min: Cents::new(1), max: chair.chips, step: Cents::new(1) };
        choices.push(Choice::new(Verb::Decide, "take-off", cites.take_off).within(span));
        let verb = if chair.away { Verb::Return } else { Verb::SitOut };
        choices.push(Choice::new(verb, "", cites.seats));
        choices.push(Choice::new(Verb::Leave, "", cites.seats));
        self.judged(seat, choices)
    }

    /// The same with what forbids each. A setting is judged by one that could be laid now.
    fn judged(&self, seat: Seat, mut choices: Vec<Choice>) -> Vec<Choice> {
        for choice in &mut choices {
            let amount = choice.amount.map(|span| span.min);
            let round = self.play.on().and_then(|round| round.find(seat));
            let cards = match (round, choice.id.as_ref()) {
                (Some(place), "set") => Cards::from(&sample(self.play.rules(), place)),
                _ => Cards::default(),
            };
            choice.refused = self.check(&choice.input(seat, amount, cards)).err();
        }
        choices
    }
}

/// What a seat may do in a hand.
fn acts(game: Game, round: &Round, seat: Seat) -> Vec<Choice> {
    let acts = [Act::Set(Rows::EMPTY), Act::Declare, Act::Surrender, Act::Announce];
    let known = acts.into_iter().filter(|act| words(game).contains(&act.word()));
    let choice = |act: Act| {
        let choice = Choice::new(Verb::Decide, act.word(), round.rule_of(seat, &act));
        match (act, round.find(seat)) {
            (Act::Set(_), Some(place)) => choice.picking(pick(round.rules(), place)),
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
