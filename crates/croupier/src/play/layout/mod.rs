//! A table with a layout: a wheel or dice, and chips on marks.
//!
//! `session` is the table, the money and chance, with no display at all; `felt` draws the layout
//! in lines of text and `told` speaks of it, for `tui` on a terminal and `plain` to a pipe.

mod felt;
pub mod plain;
pub mod session;
mod told;
pub mod tui;
