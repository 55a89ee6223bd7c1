//! The card room's collection fees for pot games.
