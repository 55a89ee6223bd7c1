//! What `diff` tells of every value that a house posts, changed one at a time, lawfully or not:
//! never nothing, and always the old and the new.

use super::{Even, day};
use crate::house::{House, OddsShown, Written};
use crate::notice::{Kind, Notice};
use crate::{Change, Changes, Date, Files, diff, read};
use law::Opt;
use money::{Cents, Rate};
use std::collections::BTreeSet;

/// The houses of the repository, with what they include.
struct Repository;

impl Files for Repository {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        let text = match path {
            "uk.toml" => include_str!("../../../../houses/uk.toml"),
            "uk-pit-2.toml" => include_str!("../../../../houses/uk-pit-2.toml"),
            "uk-trial.toml" => include_str!("../../../../houses/uk-trial.toml"),
            "co.toml" => include_str!("../../../../houses/co.toml"),
            "ca.toml" => include_str!("../../../../houses/ca.toml"),
            "ca-poker.toml" => include_str!("../../../../houses/ca-poker.toml"),
            "sg.toml" => include_str!("../../../../houses/sg.toml"),
            other => return Err(format!("no {other}")),
        };
        Ok(text.into())
    }
}

fn houses() -> Vec<House> {
    let names = ["uk.toml", "uk-trial.toml", "co.toml", "ca.toml", "sg.toml"];
    names
        .into_iter()
        .map(|name| read(name, &Repository).unwrap_or_else(|wrong| panic!("{name}: {wrong:?}")))
        .collect()
}

fn today() -> Date {
    day("2026-03-01")
}

/// A house with one of its tables, and what belongs to it.
fn alone(house: &House, at: usize) -> House {
    let mut house = house.clone();
    house.tables = vec![house.tables[at].clone()];
    house.progressives.retain(|meter| meter.tables.contains(&house.tables[0].id));
    house
}

/// One value that changes: its name, and how it stood and stands.
#[track_caller]
fn told(old: &House, new: &House, what: (&str, &str, &str)) -> Changes {
    let changes = diff(old, new, today(), &Even);
    let (name, from, to) = what;
    let names = |change: &Change| {
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        let (before, after) = (text(&change.from), text(&change.to));
        let own = change.subject == name || change.subject.starts_with(&format!("{name} "));
        own && before.contains(from) && after.contains(to)
    };
    let found = changes.changes.iter().any(names);
    assert!(found, "{name}: {to}, before {from}: {:#?}", changes.changes);
    changes
}

/// A lawful value of an option that is another one, if one is known; and unlawful ones.
fn others(option: Option<&Opt>, value: &str) -> Vec<String> {
    let mut all = option.map_or(Vec::new(), super::broken::wrong);
    if let Ok(amount) = value.parse::<Cents>() {
        all.push(Cents::new(amount.get() + 100).plain());
    }
    if let Some(option) = option {
        all.push(option.default.to_string());
    }
    all.extend(["7:5", "24:1", "99:1", "true", "false", "1", "no-such-word"].map(String::from));
    all.retain(|other| {
        let read = |text: &str| option.and_then(|option| option.lawful.read(text));
        other != value && (read(other).is_none() || read(other) != read(value))
    });
    all
}

#[test]
fn every_posted_option_changed_is_told_as_posted() {
    let mut tried = 0;
    for house in houses() {
        for at in 0..house.tables.len() {
            let old = alone(&house, at);
            let table = &old.tables[0];
            let Ok(game) = catalog::find(&table.game) else { continue };
            let options = game.options();
            for (name, value) in &table.posted {
                // A list of wagers is told as a list; what a meter posts is told of the meter.
                let listed = name.starts_with("offers.") && table.offers.is_some();
                if listed || !table.places.contains_key(name) {
                    continue;
                }
                let option = options.iter().find(|option| option.name == *name);
                for other in others(option, value) {
                    let mut new = old.clone();
                    new.tables[0].posted.insert(name.clone(), other.clone());
                    let changes = told(&old, &new, (name, value, &other));
                    let lawful = option.is_none_or(|one| one.lawful.read(&other).is_some());
                    let broken = changes.changes.iter().any(|one| !one.unlawful.is_empty());
                    let said = broken || !changes.unlawful.is_empty();
                    assert!(lawful || said, "{} {name} = {other} is not lawful", table.id);
                    tried += 1;
                }
                let mut new = old.clone();
                new.tables[0].posted.remove(name);
                told(&old, &new, (name, value, "not posted"));
            }
        }
    }
    assert!(tried > 1000, "{tried}");
}

/// Changes a field of a table.
type Edit = (&'static str, fn(&mut Written));

#[test]
fn every_field_of_a_table_changed_is_told() {
    let edits: [Edit; 11] = [
        ("name", |table| table.name = Some("Zanzibar".into())),
        ("pit", |table| table.pit = Some("Zanzibar".into())),
        ("offers", |table| table.offers = Some(vec!["zanzibar".into()])),
        ("marked", |table| table.marked.push("zanzibar".into())),
        ("wheel", |table| table.wheel = vec!["zanzibar".into()]),
        ("automated", |table| table.automated = !table.automated),
        ("trial", |table| table.trial = Some("zanzibar".into())),
        ("variation", |table| table.variation = Some("zanzibar".into())),
        ("odds", |table| {
            let layout = table.odds == OddsShown::Layout;
            table.odds = if layout { OddsShown::Wall } else { OddsShown::Layout };
        }),
        ("notice tips", |table| {
            let says = Some("zanzibar".to_string());
            table.notices.push(Notice { kind: Kind::Tips, wager: None, says });
        }),
        ("game", |table| table.game = "zanzibar".into()),
    ];
    for house in houses() {
        for at in 0..house.tables.len() {
            let old = alone(&house, at);
            for (name, edit) in edits {
                let mut new = old.clone();
                edit(&mut new.tables[0]);
                let to = match name {
                    "name" | "pit" => "Zanzibar",
                    "automated" | "odds" => "",
                    _ => "zanzibar",
                };
                told(&old, &new, (name, "", to));
            }
            for notice in 0..old.tables[0].notices.len() {
                let mut new = old.clone();
                let gone = new.tables[0].notices.remove(notice);
                told(&old, &new, ("notice", gone.kind.name(), ""));
                let mut new = old.clone();
                new.tables[0].notices[notice].says = Some("1234".into());
                told(&old, &new, ("notice", "", "1234"));
            }
        }
    }
}

#[test]
fn every_list_of_offers_changed_is_told() {
    for house in houses() {
        for at in 0..house.tables.len() {
            let old = alone(&house, at);
            let Some(offers) = old.tables[0].offers.clone() else { continue };
            for gone in 0..offers.len() {
                let mut new = old.clone();
                let table = &mut new.tables[0];
                let wager = table.offers.as_mut().expect("a list").remove(gone);
                let listed = table.posted.insert(format!("offers.{wager}"), "false".into());
                assert_eq!(listed.as_deref(), Some("true"), "{wager}");
                let changes = told(&old, &new, ("offers", &wager, ""));
                let to = changes.changes.iter().find(|one| one.subject == "offers");
                let to = to.and_then(|one| one.to.clone()).unwrap_or_default();
                assert!(!to.split(", ").any(|one| one == wager), "{to}");
            }
        }
    }
}

#[test]
fn every_seat_more_or_less_is_told() {
    for house in houses() {
        for at in 0..house.tables.len() {
            let old = alone(&house, at);
            let Some(seats) = old.tables[0].seats else { continue };
            for other in (1..=16).filter(|other| *other != seats) {
                let mut new = old.clone();
                let table = &mut new.tables[0];
                table.seats = Some(other);
                if table.posted.contains_key("seats") {
                    table.posted.insert("seats".into(), other.to_string());
                }
                told(&old, &new, ("seats", &seats.to_string(), &other.to_string()));
            }
        }
    }
}

/// Changes a field of a meter: its name, how it will stand, and the change.
type MeterEdit = (&'static str, &'static str, fn(&mut crate::Progressive));

#[test]
fn every_field_of_a_meter_changed_is_told() {
    let edits: [MeterEdit; 9] = [
        ("wager", "zanzibar", |meter| meter.wager = "zanzibar".into()),
        ("tables", "zanzibar", |meter| meter.tables.push("zanzibar".into())),
        ("contribution", "69.9 %", |meter| meter.contribution = "69.9".parse::<Rate>().ok()),
        ("seed", "1.23", |meter| meter.seed = Some(Cents::new(123))),
        ("seed_from", "zanzibar", |meter| meter.seed_from = Some("zanzibar".into())),
        ("meter", "1.23", |meter| meter.meter = Some(Cents::new(123))),
        ("staked", "1.23", |meter| meter.staked = Some(Cents::new(123))),
        ("added", "1.23", |meter| meter.added = Some(Cents::new(123))),
        ("confirmed_by", "zanzibar", |meter| meter.confirmed_by = Some("zanzibar".into())),
    ];
    let mut seen = BTreeSet::new();
    for house in houses() {
        for at in 0..house.progressives.len() {
            for (name, to, edit) in edits {
                let mut new = house.clone();
                edit(&mut new.progressives[at]);
                new.link_meters();
                let changes = told(&house, &new, (name, "", to));
                seen.insert((house.book.id, name));
                if (house.book.id, name) == ("uk", "contribution") {
                    let change = changes.changes.iter().find(|one| one.subject == name);
                    let broken = change.map(|one| one.unlawful[0].id.as_str());
                    assert_eq!(broken, Some("GB-2.7b"), "{changes:#?}");
                }
            }
        }
    }
    assert_eq!(seen.len(), 27, "three books have meters: {seen:?}");
}

#[test]
fn every_word_of_the_premises_changed_is_told() {
    for house in houses() {
        for flag in ["licensed", "remote", "house_edges"] {
            let mut new = house.clone();
            let premises = &mut new.premises;
            let value = match flag {
                "licensed" => &mut premises.licensed,
                "remote" => &mut premises.remote,
                _ => &mut premises.house_edges,
            };
            let asked = house.book.id == "uk" && value.is_some();
            let other = !value.unwrap_or(false);
            *value = Some(other);
            let changes = told(&house, &new, (flag, "", &other.to_string()));
            // In Great Britain each of the three is asked for.
            let change = changes.changes.iter().find(|one| one.subject == flag);
            let wrong = change.is_some_and(|one| !one.unlawful.is_empty());
            assert!(wrong || !asked, "{flag}: {changes:#?}");
        }
        let mut new = house.clone();
        new.premises.shares.push("zanzibar".into());
        told(&house, &new, ("shares", "nothing", "zanzibar"));
    }
}
