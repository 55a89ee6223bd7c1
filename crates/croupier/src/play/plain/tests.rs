//! What a pipe says and hears.
