//! Simple play of either game, for company at a table and for simulation.

use super::thirteen::Sweep;
use super::{Act, Ask, Round, Rules, arrange, place};
use table::Seat;

/// What a seat that plays simply does now; nothing when it has nothing to do.
///
/// It sees its own cards alone. Of 13-Card it declares every Clean Sweep that it holds, and sets
/// by [`arrange`]; in Face-Up Chinese Poker it lays by [`place`], and announces that it stays in
/// fantasy whenever it may. It never gives up.
#[must_use]
pub fn simple(round: &Round, seat: Seat) -> Option<Act> {
    let held = round.held(seat);
    match (round.ask(), round.rules()) {
        (Ask::Set(due), _) if due != seat => None,
        (Ask::Set(_), Rules::Thirteen(_)) if Sweep::of(held).is_some() => Some(Act::Declare),
        (Ask::Set(_), Rules::Thirteen(_)) => arrange(held).map(Act::Set),
        (Ask::Set(_), Rules::FaceUp(_)) => place(&round.rows(seat), held).map(Act::Set),
        (Ask::Showdown, _) => round.allows(seat, &Act::Announce).is_ok().then_some(Act::Announce),
        (Ask::Card(_) | Ask::Over, _) => None,
    }
}
