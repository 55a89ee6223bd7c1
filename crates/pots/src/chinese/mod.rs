//! Chinese poker: thirteen cards in three segments, and points between players.
