//! The table on a terminal.

use super::session::Session;
use crate::Failure;
use journal::chain::Closed;

pub fn run(_session: Session) -> Result<Option<Closed>, Failure> {
    Err(Failure::usage("to be written"))
}
