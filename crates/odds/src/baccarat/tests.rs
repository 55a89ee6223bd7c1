//! Censuses held against arithmetic that shares nothing with them: plain loops over ordered
//! deals, combinatorics by hand, and the general walker on packs small enough for it.

mod naive;
mod plain;
mod short;

use super::*;
use games::baccarat::books;
use law::Posted;

/// What a round depends on at a table so posted.
fn rules(id: &str, set: &[(&str, &str)]) -> Rules {
    let variant = books::ALL.iter().find(|variant| variant.id == id).expect("in the catalogue");
    let posted: Posted = set.iter().map(|(n, v)| ((*n).into(), (*v).into())).collect();
    variant.post(&posted).expect("lawful").rules
}

/// A census by the reading's own name.
fn count_all<F: Facts>(rules: &Rules, pack: &Pack) -> Census {
    census(F::NAME, rules, pack, Seat::FIRST).expect("a reading")
}
