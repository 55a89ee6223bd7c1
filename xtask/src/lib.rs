//! What the project holds itself to, beyond what the compiler and clippy check.
//!
//! [`scan`] reads Rust files well enough to ask questions of them; [`tidy`] asks the questions.
//! The answers are ordinary tests in `xtask/tests/tidy.rs`, so `cargo nextest run` finds every
//! violation. The commands of `cargo xtask` itself live in `main.rs`.

pub mod reach;
pub mod scan;
pub mod tidy;
