//! Playing at a table: the terminal, and plain text for pipes.
