//! The croupier binary.

use croupier::Exit;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    match croupier::cli::run() {
        Ok(()) => Exit::Done.into(),
        Err(failure) => {
            // Nobody may be there to read it: the exit code says it too.
            let _ = writeln!(std::io::stderr(), "croupier: {failure}");
            failure.exit.into()
        }
    }
}
