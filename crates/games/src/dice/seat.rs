//! 8.8, 8.9, 8.14 to 8.16: who throws.
//!
//! The players of a table are the seats with wagers. Where the dice would go to nobody among
//! them, somebody throws whose wagers are not followed here.

use super::Round;
use law::uk;
use table::{Refusal, SEATS_MAX, Seat, Stake};

/// The seats with wagers, clockwise from the left of one.
fn players(from: Option<Seat>, stakes: &[Stake]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = stakes.iter().map(|stake| stake.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    let after = seats.iter().position(|seat| Some(*seat) > from).unwrap_or_default();
    seats.rotate_left(after);
    seats
}

/// 8.9, 8.14: the player to the left of a shooter who loses the dice; all round the table if
/// nobody else plays.
pub(super) fn after(shooter: Option<Seat>, stakes: &[Stake]) -> Option<Seat> {
    players(shooter, stakes).first().copied()
}

/// 8.9, 8.16: the player to the left of a shooter who passes.
pub(super) fn other(shooter: Option<Seat>, stakes: &[Stake]) -> Option<Seat> {
    after(shooter, stakes).filter(|seat| Some(*seat) != shooter)
}

/// 8.8, 8.9: whether dice that go clockwise from one seat to the next have been offered to
/// everybody, back to the seat where they began.
fn reaches(from: Seat, to: Seat, began: Seat) -> bool {
    let steps = |seat: Seat| match seat.steps_from(from) {
        0 => SEATS_MAX,
        steps => steps,
    };
    steps(to) >= steps(began)
}

/// Who throws with these wagers on the layout: on a come-out roll, a shooter who has none of them
/// does not play, and the dice go to the next player (`reading:uk-dice-shooter`).
pub(super) fn throws(round: Round, stakes: &[Stake]) -> Option<Seat> {
    let plays = |shooter: Seat| stakes.iter().any(|stake| stake.seat == shooter);
    match round.shooter {
        Some(shooter) if round.point == 0 && !plays(shooter) => {
            after(Some(shooter), stakes).or(Some(shooter))
        }
        shooter => shooter,
    }
}

/// Whether dice lie before a seat: nobody here has them, or one who does not play and whose next
/// player it is.
fn offered(shooter: Option<Seat>, stakes: &[Stake], seat: Seat) -> bool {
    let absent = |shooter| stakes.iter().all(|stake| stake.seat != shooter);
    shooter.is_none_or(|had| absent(had) && after(shooter, stakes) == Some(seat))
}

/// What a seat may decide about the dice.
pub(super) fn decide(
    round: &mut Round,
    stakes: &[Stake],
    seat: Seat,
    act: &str,
) -> Result<(), Refusal> {
    let shooter = round.shooter == Some(seat);
    match act {
        "pass" if !shooter => Err(Refusal::by(uk::R8_16, format!("{seat} has no dice to pass"))),
        "pass" if round.point != 0 => {
            let why = format!("the shooter throws until the {} repeats", round.point);
            Err(Refusal::by(uk::R8_15, why))
        }
        "pass" => {
            let began = round.offered.unwrap_or(seat);
            round.shooter = after(Some(seat), stakes).filter(|next| !reaches(seat, *next, began));
            round.offered = Some(began);
            Ok(())
        }
        "shoot" if shooter => Ok(()),
        "shoot" if round.point == 0 && offered(round.shooter, stakes, seat) => {
            round.shooter = Some(seat);
            Ok(())
        }
        "shoot" => Err(Refusal::by(uk::R8_9, format!("the dice are not offered to {seat}"))),
        _ => {
            let why = format!("no decision `{}`; try pass or shoot", act.escape_debug());
            Err(Refusal::by(uk::R8_16, why))
        }
    }
}
