//! Tests of the floor, through the desk that a shell drives.

mod evenings;
mod rounds;
