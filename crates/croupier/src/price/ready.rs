//! Whether a table can be priced as it is posted.

use super::{Priced, Request, names};
use catalog::Error;
use games::Entry;
use law::Proven;
use table::Bank;

/// What is posted, proven, and who banks.
pub(super) fn proven(entry: &Entry, request: &Request) -> Result<(Proven, Bank), Error> {
    let proven = match entry.prove(&request.posted) {
        Ok(proven) => proven,
        // Opening the table lists everything wrong with it at once.
        Err(breach) => return Err(entry.open(&request.posted).err().unwrap_or(breach).into()),
    };
    if proven.get("decks").is_some_and(|decks| decks.number() == 0) {
        return Err(Error::usage("without a deck there is nothing to price"));
    }
    // A table that cannot open for a figure lost in its book has prices all the same; no table
    // of a player-dealer has lost one.
    let mut bank = Bank::House;
    if let Ok(table) = entry.open(&request.posted) {
        table.sign().check_seat(request.seat)?;
        bank = table.sign().bank;
    }
    Ok((proven, bank))
}

/// A pay table that somebody asked for by name must be usable.
pub(super) fn usable(entry: &Entry, request: &Request, wagers: &[Priced]) -> Result<(), Error> {
    let groups = names::groups(entry);
    let group = |id: &str| names::known(entry, id).ok().and_then(|id| groups.get(id).copied());
    let named = |name: &str| name.strip_prefix("paytable.").and_then(group);
    for priced in wagers {
        let asked = || request.posted.keys().any(|name| named(name) == Some(priced.group));
        if let Err(breach) = &priced.report
            && asked()
        {
            return Err(breach.clone().into());
        }
    }
    Ok(())
}
