//! What is posted and no figure per unit counts.

use law::Proven;
use money::Cents;
use serde::Serialize;

/// An option that depends on the stake, so that no figure per unit counts it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LeftOut {
    /// Its name.
    pub option: &'static str,
    /// What is posted.
    pub posted: String,
    /// What it does.
    pub why: &'static str,
}

/// Options that depend on the stake: name, the value by which they do nothing, what they do.
const BY_STAKE: [(&str, &str, &str); 4] = [
    ("royal_cap", "printed", "a royal flush pays no more than this in all"),
    ("vigorish_rounding", "exact", "vigorish is rounded, which weighs less the more is staked"),
    ("aggregate_limit", "0.00", "side wagers of a round pay no more than this in all"),
    ("fees", "none", "a collection is paid besides, by what is staked"),
];

/// What is posted and depends on the stake; where one is known, only what is not counted with it.
pub(super) fn left_out(posted: &Proven, stake: Option<Cents>) -> Vec<LeftOut> {
    let counted = |option: &str| stake.is_some() && WITH_STAKE.contains(&option);
    let one = |(option, nothing, why): (&'static str, &str, &'static str)| {
        let posted = posted.get(option)?.to_string();
        let left = posted != nothing && !counted(option);
        left.then_some(LeftOut { option, posted, why })
    };
    BY_STAKE.into_iter().filter_map(one).collect()
}

/// Those that are counted where the stake is known.
const WITH_STAKE: [&str; 2] = ["vigorish_rounding", "fees"];
