//! The croupier binary.

use std::process::ExitCode;

fn main() -> ExitCode {
    match croupier::cli::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("croupier: {failure}");
            ExitCode::from(failure.exit as u8)
        }
    }
}
