//! The floor over the wire: a server that listens, clients that call it.

mod support;

mod answers;
mod authority;
mod company;
mod document;
mod edges;
mod fuzz;
mod hidden;
mod idempotency;
mod kept;
mod late;
mod people;
mod several;
mod storage;
mod streams;
