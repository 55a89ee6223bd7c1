//! 8.8, 8.9, 8.14 to 8.16: who throws.
//!
//! The players of a table are the seats with wagers. Where the dice would go to nobody among
//! them, somebody throws whose wagers are not followed here.

use super::Round;
use law::uk;
use table::{Refusal, Seat, Stake};

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
            round.shooter = other(round.shooter, stakes);
            Ok(())
        }
        "shoot" if shooter => Ok(()),
        "shoot" if round.shooter.is_some() || round.point != 0 => {
            Err(Refusal::by(uk::R8_9, format!("the dice are not offered to {seat}")))
        }
        "shoot" => {
            round.shooter = Some(seat);
            Ok(())
        }
        _ => {
            let why = format!("no decision `{}`; try pass or shoot", act.escape_debug());
            Err(Refusal::by(uk::R8_16, why))
        }
    }
}
