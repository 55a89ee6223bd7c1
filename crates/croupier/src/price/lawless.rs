//! What the unlawful would come to: priced as if it were lawful, or why it cannot be.

use super::{Prices, Request, Scope, scoped};
use crate::solving::Work;
use catalog::{Error, banked};
use law::{Breach, Fault, Opt};

/// Prices a table as if everything posted were lawful, and says what is not.
///
/// # Errors
/// As for a lawful table; where a rule forbids what is posted and no figure can be had all the
/// same, why not.
pub(super) fn anyway(
    id: &str,
    request: &Request,
    work: Work<'_>,
    scope: Scope,
) -> Result<Prices, Error> {
    let lawful = Request { anyway: false, ..request.clone() };
    let (prices, faults) = law::anyway(|| scoped(id, &lawful, work, scope));
    match prices {
        Ok(prices) => Ok(Prices { breach: Breach { faults }, ..prices }),
        Err(Error::Unlawful(breach)) => {
            let options = banked(id).map(|(entry, _)| entry.options()).unwrap_or_default();
            let faults = breach.faults.into_iter().map(|fault| unpriced(&options, fault));
            Err(Breach { faults: faults.collect() }.into())
        }
        Err(error) => Err(error),
    }
}

/// The same fault with the reason why no figure goes by it.
fn unpriced(options: &[Opt], fault: Fault) -> Fault {
    match fault {
        Fault::Unlawful { name, posted, lawful, rule } => {
            let option = options.iter().find(|option| option.name == name);
            let why = option.and_then(|option| option.beyond(&posted).err());
            let why = why.unwrap_or_else(|| "the rest of what is posted does not fit it".into());
            let unlawful = format!("{name} = {posted} is unlawful, lawful: {lawful}");
            let why = format!("{unlawful}; it cannot be priced because {why}");
            Fault::Conflict { why, rule }
        }
        Fault::Conflict { why, rule } => {
            Fault::Conflict { why: format!("it cannot be priced because {why}"), rule }
        }
        unknown @ Fault::Unknown { .. } => unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::posted;
    use games::CATALOG;
    use law::{Lawful, Posted};

    fn asked(id: &str, set: (&str, &str), wager: Option<&str>) -> Result<Prices, Error> {
        let wager = wager.map(String::from);
        let request = Request { posted: posted([set]), wager, anyway: true, ..Request::default() };
        super::super::price(id, &request)
    }

    #[test]
    fn whatever_can_be_priced_is_priced_and_called_unlawful() {
        for (id, set, wager) in [
            ("co/baccarat", ("decks", "12"), Some("banker")),
            ("co/baccarat", ("vigorish", "100"), Some("banker")),
            ("uk/punto-banco", ("odds.banker.banker-wins", "1:2"), Some("banker")),
            ("uk/three-card-poker", ("odds.pair-plus.flush", "3:1"), Some("pair-plus")),
            ("ca/baccarat", ("decks", "12"), Some("banker")),
        ] {
            let prices = asked(id, set, wager).unwrap_or_else(|error| panic!("{id}: {error}"));
            assert_eq!(prices.breach.faults.len(), 1, "{id} {set:?}: {}", prices.breach);
            assert!(prices.reports().next().is_some(), "{id} {set:?}");
        }
        // Twelve decks in one shoe: between the ten that are lawful and none at all.
        let edge = |decks: &str| {
            let prices = asked("co/baccarat", ("decks", decks), Some("banker")).expect("prices");
            prices.wager("banker").expect("priced").edge.decimal()
        };
        assert!(edge("10") < edge("12") && edge("12") < edge("20"));
    }

    #[test]
    fn whatever_cannot_be_priced_says_why() {
        for (id, set, why) in [
            ("co/baccarat", ("decks", "30"), "counted up to 20 decks"),
            ("uk/blackjack", ("decks", "21"), "counted up to 20 decks"),
            ("ca/hawaiian-blackjack", ("decks", "30"), "counted up to 20 decks"),
            ("co/baccarat", ("vigorish", "101"), "no more than a whole win"),
            ("co/baccarat", ("vigorish", "some"), "it is no whole number"),
            ("co/baccarat", ("vigorish_mode", "never"), "nothing that could be counted"),
        ] {
            let error = asked(id, set, None).expect_err("not priced");
            assert_eq!(error.rules().len(), 1, "{id} {set:?}: {error}");
            assert!(error.to_string().contains("cannot be priced because"), "{error}");
            assert!(error.to_string().contains(why), "{id} {set:?}: {error}");
        }
    }

    /// Values that no law allows, or nearly.
    fn wild(option: &Opt) -> Vec<String> {
        let own: &[&str] = match option.lawful {
            Lawful::Between(..) | Lawful::OneOf(_) => &["0", "1", "2", "20", "21", "30", "999"],
            Lawful::AtLeast(_) | Lawful::PrintedOdds(_) => &["0:1", "1:100", "1000000:1"],
            Lawful::Money(..) | Lawful::Printed(_) | Lawful::Supplied => &["0.00", "999999.99"],
            Lawful::Rate(..) => &["0", "100", "101"],
            _ => &["nonsense"],
        };
        own.iter().map(|text| (*text).to_string()).collect()
    }

    #[test]
    fn no_posting_stops_the_program() {
        for entry in CATALOG.iter() {
            for option in entry.options() {
                for text in wild(&option) {
                    // Without a deck there is nothing to price, and no table is opened.
                    if option.name == "decks" && text == "0" {
                        continue;
                    }
                    let posted = Posted::from([(option.name.to_string(), text.clone())]);
                    let _ = law::anyway(|| entry.open(&posted).map(drop));
                    let (proven, _) = law::anyway(|| entry.prove(&posted).map(drop));
                    // What is refused all the same cannot be read as anything, or goes against
                    // something else that is posted.
                    let unread = |fault: &Fault| match fault {
                        Fault::Unlawful { .. } => option.beyond(&text).is_err(),
                        Fault::Conflict { .. } => true,
                        Fault::Unknown { .. } => false,
                    };
                    if let Err(breach) = proven {
                        assert!(breach.faults.iter().all(unread), "{}: {breach}", entry.id());
                    }
                }
            }
        }
    }
}
