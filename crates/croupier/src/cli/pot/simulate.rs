//! A run of a game between players as people read it.

use crate::cli::sheet::Column::{Left, Right};
use crate::cli::sheet::{Sheet, screen};
use crate::cli::simulate::seed;
use crate::cli::style::{counted, dim, headed};
use crate::simulate::{SeatRun, Z99};
use std::fmt::Write as _;

#[allow(clippy::cast_precision_loss)] // figures for people
pub(in crate::cli) fn readable(run: &SeatRun) -> String {
    let head = format!(
        "{}, {} players with {} each, seed {}",
        counted(run.rounds, "hand"),
        run.players,
        run.stack,
        seed(&run.seed)
    );
    let mut text = headed(&run.game, &head, screen());
    text.push_str(&table(run).text());
    let hands = run.rounds.max(1) as f64;
    let _ = writeln!(
        text,
        "showdowns {:.2} %, average pot {:.2}, fees {}  {}",
        run.showdowns as f64 * 100.0 / hands,
        run.pots.get() as f64 / hands / 100.0,
        run.fees,
        dim(&format!("{:.0} hands a second", run.rounds_per_second))
    );
    text
}

/// What each seat came to.
#[allow(clippy::cast_precision_loss)] // figures for people
pub(in crate::cli) fn table(run: &SeatRun) -> Sheet {
    let hands = run.rounds.max(1) as f64;
    let columns = [
        ("seat", Left),
        ("plays", Left),
        ("net", Right),
        ("per 100 hands", Right),
        ("", Left),
        ("wins", Right),
        ("shows", Right),
    ];
    let mut rows = Vec::new();
    for seat in &run.seats {
        let mean = seat.net.get() as f64 / hands;
        let spread = (seat.squares as f64 / hands - mean * mean).max(0.0);
        let reach = Z99 * (spread / hands).sqrt();
        rows.push(vec![
            seat.seat.to_string(),
            seat.bot.clone(),
            seat.net.signed(),
            format!("{mean:+.2}"),
            format!("± {reach:.2}"),
            format!("{:.2} %", seat.won as f64 * 100.0 / hands),
            format!("{:.2} %", seat.shown as f64 * 100.0 / hands),
        ]);
    }
    Sheet::new(&columns).with(rows)
}
