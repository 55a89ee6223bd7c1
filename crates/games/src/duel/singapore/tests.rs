//! Every rule of the book that the program acts on, by number.

mod hands_rank;
mod irregularities;
mod limits;
mod pays;
mod play;
mod several;
