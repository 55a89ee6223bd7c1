//! croupier as programs and people meet it: the binary, its files, the library's calls. One
//! program, because linking many takes longer than running them.

mod asked;
mod awkward;
mod calls;
mod cli;
mod common;
mod contend;
mod edges;
mod exits;
mod floor;
mod fuzz;
mod house;
mod journals;
mod killed;
mod lookup;
mod probes;
mod readme;
mod rounds;
mod rulings;
mod same_rules;
mod shells;
mod sign;
mod stated;
mod sums;
mod terminal;
mod tiles;
mod twenty_one;
mod unsaid;
mod verbs;
