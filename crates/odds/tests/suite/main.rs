//! What the exact counts are held against: printed figures, golden integers, and referees that
//! know nothing of how a game is solved. One program, because linking many takes longer than
//! running them.

mod duel;
mod figures;
mod first_cards;
mod golden;
mod holdem;
mod layouts;
mod referee;
mod stud;
mod tiles;
