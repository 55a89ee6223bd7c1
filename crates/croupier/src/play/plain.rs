//! A table for pipes: a command on each line, an answer in text.

use super::session::Session;
use crate::Failure;
use journal::chain::Closed;
use std::io::{BufRead, Write};

pub fn run(
    _session: Session,
    _prompt: &str,
    _input: impl BufRead,
    _out: impl Write,
) -> Result<Option<Closed>, Failure> {
    Err(Failure::usage("to be written"))
}
