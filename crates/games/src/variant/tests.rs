//! What every table of the catalogue must say of itself.

use crate::chance::{Chance, Procedure};
use crate::variant::Variant;
use crate::{CATALOG, Entry};
use law::{Posted, Value};
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

#[test]
fn every_pay_table_is_decided_by_one_option() {
    for entry in CATALOG.iter() {
        match entry {
            Entry::Baccarat(variant) => pay_tables_are_decided_once(variant),
            Entry::Nines(variant) => pay_tables_are_decided_once(variant),
            Entry::Duel(variant) => pay_tables_are_decided_once(variant),
            Entry::Roulette(variant) => pay_tables_are_decided_once(variant),
            Entry::Dice(variant) => pay_tables_are_decided_once(variant),
            Entry::SicBo(variant) => pay_tables_are_decided_once(variant),
            Entry::BigSix(variant) => pay_tables_are_decided_once(variant),
        }
    }
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
            Chance::Cards(Procedure::EachRound) | Chance::Throw(_) => (None, false),
        };
        assert_eq!(burns, entry.book() == "co", "{}", entry.id());
        let most = match entry {
            Entry::Baccarat(_) => Some(6),
            Entry::Nines(_) => Some(8),
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
