//! Soaks the pot games: `cargo xtask soak` runs this in release.

use pots::variants;
use sim::pots::soak::Soak;
use sim::stream::Seed;
use std::process::ExitCode;
use std::time::Instant;

/// What the command line says.
struct Wanted {
    hands: u64,
    first: u64,
    game: Option<String>,
    seed: Seed,
}

fn wanted() -> Result<Wanted, String> {
    let mut wanted = Wanted { hands: 1_000_000, first: 0, game: None, seed: Seed::from(1) };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("{word} what?"))?;
        let number = || value.parse().map_err(|_| format!("{word} {value}: no number"));
        match word.as_str() {
            "--hands" => wanted.hands = number()?,
            "--first" => wanted.first = number()?,
            "--seed" => wanted.seed = value.parse().map_err(|_| "no such seed".to_owned())?,
            "--game" => wanted.game = Some(value),
            _ => return Err(format!("{word}: --hands, --first, --game or --seed")),
        }
    }
    Ok(wanted)
}

#[allow(clippy::cast_precision_loss)] // a rate, for reading
fn soak(wanted: &Wanted) -> Result<(), String> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let named = |id: &str| wanted.game.as_ref().is_none_or(|game| game == id);
    let games: Vec<_> = variants::all().filter(|variant| named(variant.id)).collect();
    if games.is_empty() {
        return Err(format!("no pot game is called {}", wanted.game.as_deref().unwrap_or("")));
    }
    let (began, mut hands, mut tried) = (Instant::now(), 0, 0);
    for (n, variant) in (1..).zip(&games) {
        let (first, hands_wanted, seed) = (wanted.first, wanted.hands, wanted.seed);
        let soak = Soak { variant, first, hands: hands_wanted, seed, threads, every: 64 };
        let start = Instant::now();
        let done = soak.run().map_err(|fault| {
            let again = format!("--game {} --first {} --hands 1", fault.game, fault.hand);
            format!("{fault}\n  again: cargo xtask soak {again} --seed {seed}")
        })?;
        hands += done.hands;
        tried += done.tried;
        println!(
            "[{n}/{}] {:<34} {} hands, {} decisions, {} tried with {} acts, {:.0} hands/s",
            games.len(),
            variant.id,
            done.hands,
            done.decisions,
            done.checked,
            done.tried,
            done.hands as f64 / start.elapsed().as_secs_f64(),
        );
    }
    let seconds = began.elapsed().as_secs_f64();
    println!("{hands} hands of {} games and {tried} acts hold, {seconds:.0} s", games.len());
    Ok(())
}

fn main() -> ExitCode {
    match wanted().and_then(|wanted| soak(&wanted)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
