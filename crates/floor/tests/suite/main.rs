//! Tests of the floor, through the desk that a shell drives.

mod authority;
mod chance;
mod closed;
mod evenings;
mod fuzz;
mod given_up;
mod laboratory;
mod ledger;
mod live;
mod meters;
mod mutations;
mod oversight;
mod people;
mod proof;
mod rounds;
mod rows;
mod sight;
mod stores;
mod testing;
mod trust;
