//! croupier
