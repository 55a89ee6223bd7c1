//! One game as it may be posted in several ways: `decks=4,6,8`.

use super::Prices;
use catalog::{Error, banked};
use law::Posted;
use serde::Serialize;

/// The most variations that are priced at once.
pub const VARIATIONS_MAX: usize = 1_000;

/// A game priced as posted in one of several ways.
#[derive(Clone, Debug, Serialize)]
pub struct Varied {
    /// What varies, and its value here; empty where nothing does.
    pub set: Posted,
    /// The prices.
    #[serde(flatten)]
    pub prices: Prices,
}

/// Every way in which lists of values can be posted, the first option varying slowest: what
/// varies, and all that is posted. A value that is itself a list of names stays one.
///
/// # Errors
/// An unknown game, or more than [`VARIATIONS_MAX`] ways.
pub fn variations(id: &str, posted: &Posted) -> Result<Vec<(Posted, Posted)>, Error> {
    let table = id.rsplit_once('/').filter(|(_, last)| last.contains('+')).map_or(id, |two| two.0);
    let (entry, _) = banked(table)?;
    let mut all = vec![(Posted::new(), Posted::new())];
    for (name, value) in posted {
        let whole = Posted::from([(name.clone(), value.clone())]);
        let list = value.contains(',') && entry.prove(&whole).is_err();
        let values: Vec<&str> =
            if list { value.split(',').map(str::trim).collect() } else { vec![value] };
        if values.len() * all.len() > VARIATIONS_MAX {
            let why = format!("more than {VARIATIONS_MAX} ways to post {id} at once");
            return Err(Error::usage(why));
        }
        let ways = all.into_iter().flat_map(|(set, posted)| {
            let with = |known: &Posted, value: &str| {
                let mut more = known.clone();
                more.insert(name.clone(), value.to_string());
                more
            };
            let way = |value: &&str| {
                (if list { with(&set, value) } else { set.clone() }, with(&posted, value))
            };
            values.iter().map(way).collect::<Vec<_>>()
        });
        all = ways.collect();
    }
    Ok(all)
}
