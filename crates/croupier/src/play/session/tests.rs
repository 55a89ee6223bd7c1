//! Evenings at every table.
