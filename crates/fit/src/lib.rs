//! Samples held against exact counts: tests alone. `odds` and `sim` do not know each other, and
//! what one counts and the other deals is brought together here, in a crate that is compiled
//! fast to run: its millions of rounds take longer than building it.

#[cfg(test)]
mod tests;
