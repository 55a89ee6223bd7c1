//! Every ranking against naive ones, over every hand. One program, because linking many takes
//! longer than running them.

mod exhaustive;
mod lows;
mod mexican;
mod others;
mod pai_gow;
mod tiles;
mod words;
