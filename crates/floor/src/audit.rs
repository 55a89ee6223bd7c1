//! A whole record recomputed: every round, every transfer, the whole chain.
