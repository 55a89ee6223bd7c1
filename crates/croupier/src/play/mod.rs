//! Playing at a table: the terminal, and plain text for pipes.

use crate::failure::Failure;

/// stub
pub enum Plain {
    /// stub
    Yes,
    /// stub
    Auto,
}
/// stub
pub struct Options {
    /// stub
    pub id: String,
    /// stub
    pub posted: law::Posted,
    /// stub
    pub seed: Option<u64>,
    /// stub
    pub bankroll: money::Cents,
    /// stub
    pub seat: u8,
    /// stub
    pub journal: Option<std::path::PathBuf>,
    /// stub
    pub plain: Plain,
}
/// stub
pub fn play(_: Options) -> Result<(), Failure> {
    Ok(())
}
