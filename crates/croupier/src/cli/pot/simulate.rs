//! A run of a game between players as people read it.

use crate::cli::sheet::screen;
use crate::cli::simulate::seed;
use crate::cli::style::Align::{Left, Right};
use crate::cli::style::{columns, counted, dim, headed};
use crate::simulate::{SeatRun, Z99};
use money::Cents;
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
    let hands = run.rounds.max(1) as f64;
    let mut rows = vec![
        ["seat", "plays", "net", "per 100 hands", "", "wins", "shows"].map(String::from).to_vec(),
    ];
    for seat in &run.seats {
        let mean = seat.net as f64 / hands;
        let spread = (seat.squares as f64 / hands - mean * mean).max(0.0);
        let reach = Z99 * (spread / hands).sqrt();
        rows.push(vec![
            seat.seat.to_string(),
            seat.bot.clone(),
            Cents::new(seat.net).signed(),
            format!("{mean:+.2}"),
            format!("± {reach:.2}"),
            format!("{:.2} %", seat.won as f64 * 100.0 / hands),
            format!("{:.2} %", seat.shown as f64 * 100.0 / hands),
        ]);
    }
    text.push_str(&columns(&rows, &[Left, Left, Right, Right, Left, Right, Right]));
    let fees = Cents::new(run.fees);
    let _ = writeln!(
        text,
        "showdowns {:.2} %, average pot {:.2}, fees {fees}  {}",
        run.showdowns as f64 * 100.0 / hands,
        run.pots as f64 / hands / 100.0,
        dim(&format!("{:.0} hands a second", run.rounds_per_second))
    );
    text
}
