//! Everything that can go wrong, with the exit code other programs rely on.

use catalog::{Error, Thing};
use law::{Breach, Fault};
use std::fmt;
use table::Refusal;

/// Exit codes. 0 is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Exit {
    /// Refused by a rule, or unlawful.
    Refused = 1,
    /// Wrong usage.
    Usage = 2,
    /// Damaged input.
    Damaged = 3,
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
/// | a file cannot be written | 2 | – |
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
