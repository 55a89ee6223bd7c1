//! Simple play of either game, for company at a table and for simulation.

use super::thirteen::Sweep;
use super::{Awaited, Move, Round, Rows, Rules, arrange, place};
use cards::Card;
use table::{Choice, Seat, Sight, Table, Viewer};

/// What a seat that plays simply does now; nothing when it has nothing to do.
///
/// It sees its own cards alone. Of 13-Card it declares every Clean Sweep that it holds, and sets
/// by [`arrange`]; in Face-Up Chinese Poker it lays by [`place`], and announces that it stays in
/// fantasy whenever it may. It never gives up.
#[must_use]
pub fn simple(round: &Round, seat: Seat) -> Option<Move> {
    let held = round.held(seat);
    match (round.ask(), round.rules()) {
        (Awaited::Set(due), _) if due != seat => None,
        (Awaited::Set(_), Rules::Thirteen(_)) if Sweep::of(held).is_some() => Some(Move::Declare),
        (Awaited::Set(_), Rules::Thirteen(_)) => arrange(held).map(Move::Set),
        (Awaited::Set(_), Rules::FaceUp(_)) => place(&round.rows(seat), held).map(Move::Set),
        (Awaited::Showdown, _) => {
            round.allows(seat, &Move::Announce).is_ok().then_some(Move::Announce)
        }
        (Awaited::Card(_) | Awaited::Over, _) => None,
    }
}

/// The same at a table, by what the seat sees and its menu says.
#[must_use]
pub fn simple_at(table: &dyn Table, seat: Seat) -> Option<table::Act> {
    simple_by(&table.menu(seat), &table.sight(Viewer::Seat(seat)), seat)
}

/// The same by what a seat was told of its menu and of the table.
#[must_use]
pub fn simple_by(menu: &[Choice], sight: &Sight, seat: Seat) -> Option<table::Act> {
    let open = |word: &str| menu.iter().find(|choice| choice.id == word && choice.is_open());
    let Some(pick) = open("set").and_then(|set| set.cards.as_ref()) else {
        return open("announce").map(|_| (&Move::Announce).into());
    };
    let held: Vec<Card> = pick.from.iter().filter_map(|card| card.natural()).collect();
    let act = match open("declare") {
        Some(_) if Sweep::of(&held).is_some() => Move::Declare,
        Some(_) => Move::Set(arrange(&held)?),
        None => Move::Set(place(&laid(sight, seat)?, &held)?),
    };
    Some((&act).into())
}

/// What lies before a seat.
fn laid(sight: &Sight, seat: Seat) -> Option<Rows> {
    let row = |name: &str| -> Vec<Card> {
        let lies = sight.spot(&format!("seat{}.{name}", seat.n())).iter();
        lies.filter_map(|held| held.card.natural()).collect()
    };
    let [front, middle, back] = Rows::NAMES.map(row);
    Rows::of(&front, &middle, &back)
}
