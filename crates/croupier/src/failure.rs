//! Everything that can go wrong, with the exit code other programs rely on.

use catalog::{Error, Thing};
use law::{Breach, Fault};
use std::path::Path;
use std::{fmt, io};
use table::Refusal;

/// Exit codes: the one table that every verb keeps to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Exit {
    /// Done, and as stated where something is stated.
    Done = 0,
    /// Refused by a rule, unlawful, or not as stated.
    Refused = 1,
    /// Wrong usage: a name that stands for nothing, a place that cannot be written to.
    Usage = 2,
    /// Damaged input: where, and what was expected.
    Damaged = 3,
}

impl Exit {
    /// Every code with what it means, as `--help` prints it.
    pub const TABLE: [(Exit, &str); 4] = [
        (Exit::Done, "done, and as stated where something is stated"),
        (Exit::Refused, "refused by a rule, unlawful, or not as stated"),
        (Exit::Usage, "wrong usage: an unknown name, a place that cannot be written to"),
        (Exit::Damaged, "damaged input, or none that can be read"),
    ];

    /// The table in lines.
    #[must_use]
    pub fn table() -> String {
        let line = |(exit, means): &(Exit, &str)| format!("  {}  {means}", *exit as u8);
        Exit::TABLE.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

impl From<Exit> for std::process::ExitCode {
    fn from(exit: Exit) -> std::process::ExitCode {
        std::process::ExitCode::from(exit as u8)
    }
}

/// The most characters of a message about damaged input, which may quote a very long line.
const MESSAGE_MAX: usize = 2000;

/// What went wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    /// The exit code.
    pub exit: Exit,
    /// The message for stderr.
    pub message: String,
}

impl Failure {
    /// Refused by a rule, or not as stated.
    #[must_use]
    pub fn refused(message: impl Into<String>) -> Failure {
        Failure { exit: Exit::Refused, message: message.into() }
    }

    /// A file that cannot be written, with what to do about it.
    #[must_use]
    pub fn unwritten(path: &Path, error: &io::Error) -> Failure {
        let why = match error.kind() {
            io::ErrorKind::AlreadyExists => {
                "there is a file already, and it is not written over: name another, or move it"
                    .to_owned()
            }
            io::ErrorKind::NotFound => "its folder does not exist: make it first".to_owned(),
            _ => format!("cannot be written: {error}"),
        };
        Failure::usage(format!("{}: {why}", path.display()))
    }

    /// Wrong usage.
    #[must_use]
    pub fn usage(message: impl Into<String>) -> Failure {
        Failure { exit: Exit::Usage, message: message.into() }
    }

    /// Damaged input.
    #[must_use]
    pub fn damaged(message: impl Into<String>) -> Failure {
        let message: String = message.into();
        let end = message.char_indices().nth(MESSAGE_MAX).map(|(at, _)| at);
        let message = end.map_or(message.clone(), |end| format!("{}…", &message[..end]));
        Failure { exit: Exit::Damaged, message }
    }
}

/// What an error means for the exit code, by where it came from:
///
/// | what is wrong | on the command line | in a file that is read |
/// |---|---|---|
/// | a rule or a reading forbids it, a posted value is unlawful | 1 | 1 |
/// | a name stands for nothing, a request makes no sense | 2 | 3 |
/// | the input is damaged, or cannot be read | 3 | 3 |
/// | a file cannot be written, an address not listened on, a floor not reached | 2 | – |
/// | what is recomputed is not what is stated: an audit, a commitment, a history | – | 1 |
impl Failure {
    /// What the library says of a file: there is no usage in it, so whatever no rule forbids is
    /// damage.
    #[must_use]
    pub fn in_file(error: Error) -> Failure {
        match Failure::from(error) {
            Failure { exit: Exit::Usage, message } => Failure::damaged(message),
            other => other,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Failure {}

impl From<Refusal> for Failure {
    /// A refusal without a rule names something that does not exist.
    fn from(refusal: Refusal) -> Failure {
        let exit = if refusal.rule.is_some() { Exit::Refused } else { Exit::Usage };
        Failure { exit, message: refusal.to_string() }
    }
}

impl From<Breach> for Failure {
    fn from(breach: Breach) -> Failure {
        let unknown = |fault: &Fault| matches!(fault, Fault::Unknown { .. });
        let exit = if breach.faults.iter().all(unknown) { Exit::Usage } else { Exit::Refused };
        Failure { exit, message: breach.to_string() }
    }
}

impl From<Error> for Failure {
    /// What the library says, with a hint where a command helps.
    fn from(error: Error) -> Failure {
        match error {
            Error::Refused(refusal) => refusal.into(),
            Error::Unlawful(breach) => breach.into(),
            Error::Unknown(unknown) => {
                let hint = match unknown.what {
                    Thing::Game if unknown.near.is_empty() => "; `croupier games` lists them",
                    Thing::PotGame if unknown.near.is_empty() => {
                        "; `croupier games --book ca` lists them"
                    }
                    _ => "",
                };
                Failure::usage(format!("{unknown}{hint}"))
            }
            Error::NotBanked { .. } => {
                let hint = "try `croupier equity`, `simulate`, `settle` or `play`";
                Failure::usage(format!("{error}; {hint}"))
            }
            Error::Usage(why) => Failure::usage(why),
            Error::Damaged { .. } => Failure::damaged(error.to_string()),
        }
    }
}
