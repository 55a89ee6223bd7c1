//! What every table of the catalogue must say of itself.

use crate::chance::{Chance, Procedure};
use crate::variant::{Tables, Variant};
use crate::{CATALOG, Entry, Found};
use law::{Fault, Posted, Value};
use std::collections::BTreeSet;
use table::Game;

/// Every option that decides a pay table is declared, and names tables that the wager has; every
/// other wager with several tables has an option of its own.
fn pay_tables_are_decided_once<G: Game>(variant: &Variant<G>) {
    let id = variant.id;
    let proven = variant.prove(&Posted::new()).expect("lawful");
    let mut decided = BTreeSet::new();
    for by in variant.by_option {
        assert!(decided.insert(by.wager), "{id}: {} is decided twice", by.wager);
        let wagers = variant.wagers.all();
        let wager = wagers.iter().find(|wager| wager.id() == by.wager);
        let tables = wager.unwrap_or_else(|| panic!("{id} has no {}", by.wager)).tables();
        assert!(tables.contains(&(by.table)(&proven)), "{id}: {} by default", by.wager);
        for (table, option, value) in by.posts {
            let posted = Posted::from([((*option).to_string(), (*value).to_string())]);
            let proven = variant.prove(&posted).unwrap_or_else(|breach| panic!("{id}: {breach}"));
            assert_eq!((by.table)(&proven), *table, "{id}: {option}={value}");
            assert!(tables.contains(table), "{id}: {} has no {table}", by.wager);
        }
    }
    for wager in variant.wagers.all() {
        let own = proven.get(&format!("paytable.{}", wager.group())).map(Value::word);
        let several = wager.tables().len() > 1 && !decided.contains(wager.id());
        assert_eq!(own.is_some(), several, "{id}: {}", wager.id());
        assert!(own.is_none_or(|own| wager.tables().contains(&own)), "{id}: {}", wager.id());
    }
}

/// A pay table that is named is in use, or refused together with the option that says otherwise.
fn named_pay_tables_are_in_use<G: Game>(variant: &Variant<G>) {
    let text = |pairs: &[(&str, &str)]| -> Posted {
        pairs.iter().map(|(name, value)| ((*name).to_string(), (*value).to_string())).collect()
    };
    for by in variant.by_option {
        let wagers = variant.wagers.all();
        let wager = wagers.iter().find(|wager| wager.id() == by.wager).expect("a wager");
        let name = format!("paytable.{}", wager.group());
        let said: Vec<(&str, &str, &str)> = match by.tables {
            Tables::Together(option) => {
                wager.tables().into_iter().map(|table| (table, option, table)).collect()
            }
            Tables::Modes | Tables::Printed => by.posts.to_vec(),
        };
        for ((table, own, _), (_, option, value)) in pairs(&said) {
            let proven = variant.prove(&text(&[(&name, table), (option, value)]));
            let conflict = |breach: &law::Breach| {
                breach.faults.iter().any(|fault| matches!(fault, Fault::Conflict { .. }))
            };
            match proven {
                // Another option may say nothing of the table: vigorish of no commission.
                Ok(proven) => assert_eq!(((by.table)(&proven), own != option), (table, true)),
                Err(breach) => assert!(conflict(&breach), "{}: {name}: {breach}", variant.id),
            }
        }
    }
}

/// Every two of a list, either first.
fn pairs<T: Copy + PartialEq>(list: &[T]) -> Vec<(T, T)> {
    let two = |one: &T| list.iter().map(|other| (*one, *other)).collect::<Vec<_>>();
    list.iter().flat_map(two).filter(|(one, other)| one != other).collect()
}

/// Checks every table of the catalogue.
macro_rules! every {
    ($check:ident) => {
        for entry in CATALOG.iter() {
            match entry {
                Entry::Baccarat(variant) => $check(variant),
                Entry::Nines(variant) => $check(variant),
                Entry::Pan(variant) => $check(variant),
                Entry::PaiGow(variant) => $check(variant),
                Entry::Tiles(variant) => $check(variant),
                Entry::Pokara(variant) => $check(variant),
                Entry::TwentyOne(variant) => $check(variant),
                Entry::Duel(variant) => $check(variant),
                Entry::Roulette(variant) => $check(variant),
                Entry::Dice(variant) => $check(variant),
                Entry::SicBo(variant) => $check(variant),
                Entry::BigSix(variant) => $check(variant),
            }
        }
    };
}

#[test]
fn every_pay_table_is_decided_by_one_option() {
    every!(pay_tables_are_decided_once);
}

#[test]
fn a_pay_table_and_an_option_that_contradict_each_other_are_refused() {
    every!(named_pay_tables_are_in_use);
    let posted = |mode: &str| {
        let posted = [("paytable.banker", "tie-vigorish"), ("vigorish_mode", mode)];
        posted.map(|(name, value)| (name.to_string(), value.to_string())).into()
    };
    let Ok(Found { entry, .. }) = crate::find("co/baccarat") else { panic!("gone") };
    assert!(entry.open(&posted("tie")).is_ok());
    let breach = entry.open(&posted("win")).err().expect("a contradiction");
    let why = "paytable.banker = tie-vigorish, and another option makes it vigorish";
    assert_eq!(breach.to_string(), format!("{why} (co:30-2808(3)(c))"));
}

#[test]
fn no_option_is_declared_twice() {
    for entry in CATALOG.iter() {
        let mut known = BTreeSet::new();
        for option in entry.options() {
            assert!(known.insert(option.name.to_string()), "{}: {}", entry.id(), option.name);
        }
    }
}

#[test]
fn the_rules_of_a_table_stand_in_its_sections() {
    for entry in CATALOG.iter() {
        let book = law::BOOKS.iter().find(|book| book.id == entry.book()).expect("a book");
        let rules: Vec<_> = entry.sections().iter().flat_map(|section| section.rules).collect();
        for rule in entry.rules() {
            assert!(rules.contains(&rule), "{}: {rule}", entry.id());
        }
        // Sections are listed in the order of the book, each once.
        let place = |rule: &law::Rule| book.rules.iter().position(|known| known == rule);
        let places: Vec<usize> = rules.iter().filter_map(|rule| place(rule)).collect();
        assert_eq!(places.len(), rules.len(), "{}: a section of another book", entry.id());
        assert!(places.is_sorted_by(|a, b| a < b), "{}", entry.id());
    }
}

#[test]
fn only_colorado_burns_and_only_poker_shuffles_before_each_round() {
    for entry in CATALOG.iter() {
        let (cards, burns) = match entry.chance() {
            Chance::Cards(Procedure::Shoe { law, round_max }) => (Some(round_max), law.is_some()),
            Chance::Cards(Procedure::EachRound | Procedure::ShoeOf { .. }) | Chance::Throw(_) => {
                (None, false)
            }
        };
        assert_eq!(burns, entry.book() == "co", "{}", entry.id());
        let most = match entry {
            Entry::Baccarat(_) => Some(6),
            Entry::Nines(_) => Some(8),
            Entry::Pan(_) | Entry::Pokara(_) => Some(32),
            Entry::TwentyOne(_) => Some(24),
            _ => None,
        };
        assert_eq!(cards, most, "{}", entry.id());
    }
}

#[test]
fn players_bank_where_the_terms_say_so() {
    for entry in CATALOG.iter() {
        let terms = crate::check::run(*entry, &supplied(*entry));
        let players = matches!(terms.banker, table::Banker::PlayerDealer(_));
        assert_eq!(entry.eligibility().is_some(), players, "{}", entry.id());
    }
}

/// Posted values without which a table does not open: what the book has lost.
fn supplied(entry: Entry) -> Posted {
    let lost = entry.options().into_iter().filter(|o| o.lawful == law::Lawful::Supplied);
    lost.map(|option| (option.name.to_string(), "1.00".to_string())).collect()
}

#[test]
fn a_pay_table_goes_by_its_name_in_any_case_and_its_wager_by_an_alias() {
    let open = |id: &str, name: &str, table: &str| {
        let Ok(Found { entry, .. }) = crate::find(id) else { panic!("{id} is gone") };
        let posted = [(name.to_string(), table.to_string())].into();
        entry.prove(&posted).map(|proven| proven.posted()).map_err(|breach| breach.to_string())
    };
    let id = "co/99-fortunes-progressive";
    let whole = "paytable.99-fortunes-progressive";
    for (name, table) in [
        (whole, "P4b"),
        (whole, "P4B"),
        (whole, "p4b"),
        ("paytable.progressive", "P4b"),
        ("paytable.99FortunesProgressive", "P4b"),
    ] {
        let proven = open(id, name, table).unwrap_or_else(|why| panic!("{name}={table}: {why}"));
        assert_eq!(proven.get(whole).map(String::as_str), Some("P4b"), "{name}={table}");
    }
    for (name, table) in [(whole, "P4"), ("paytable.nothing", "P4b")] {
        assert!(open(id, name, table).is_err(), "{name}={table}");
    }
}
