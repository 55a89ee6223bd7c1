//! The one clock that stamps everything, and fresh entropy from the operating system.

use floor::core::{Entropy, Moment};
use std::time::{SystemTime, UNIX_EPOCH};

/// Now, as the operating system says. A clock before 1970 says 1970: time never runs backwards in
/// the core, which records such a jump.
#[must_use]
pub fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment::from_millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// Fresh entropy for a request.
///
/// # Errors
/// When the operating system has none: then nothing is dealt.
pub fn entropy() -> Result<Entropy, getrandom::Error> {
    let mut bytes = [0; Entropy::BYTES];
    getrandom::fill(&mut bytes)?;
    Ok(Entropy::from(bytes))
}
