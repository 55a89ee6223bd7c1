//! The croupier binary.

use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    match croupier::cli::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // Nobody may be there to read it: the exit code says it too.
            let _ = writeln!(std::io::stderr(), "croupier: {failure}");
            ExitCode::from(failure.exit as u8)
        }
    }
}
