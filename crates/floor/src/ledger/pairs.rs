//! Accounts as a list of pairs: JSON has no keys but text.

use super::{Account, Sums, Tender};
use serde::{Deserialize, Deserializer, Serializer};
use std::collections::BTreeMap;

type Accounts = BTreeMap<(Tender, Account), Sums>;

pub(super) fn serialize<S: Serializer>(accounts: &Accounts, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(accounts)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Accounts, D::Error> {
    let pairs: Vec<((Tender, Account), Sums)> = Vec::deserialize(from)?;
    Ok(pairs.into_iter().collect())
}
