//! What can be read off a round of baccarat: five readings, each with its own classes.

mod coup;
mod fortunes;
mod harmony;
mod opening;
mod suits;

pub use coup::{Coup, Winner};
pub use fortunes::Fortunes;
pub use harmony::{Alike, Harmony, Tie};
pub use opening::{Opening, Pair};
pub use suits::{Cloth, Common, Fate, Scope, SuitSet, Suits, Sun};
