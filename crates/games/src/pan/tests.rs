//! Super 9, Pan 9 and Super Pan 9: what their texts say alike, each by its own number.

mod bonus;
mod dice;
mod irregular;
mod play;
