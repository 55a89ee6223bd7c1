//! The croupier binary.

fn main() {}
