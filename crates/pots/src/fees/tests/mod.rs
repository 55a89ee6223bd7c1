//! The schedules, transcribed a second time from the book's lines, and held against the tables.
//!
//! A band of players is followed by the number of its first option and the fees of each option in
//! turn. What stands in brackets is damaged or doubtful in the book and restored by a reading.

mod board;
mod chinese;
mod draw;
mod general;
mod holdem;
mod older;
mod own_board;
mod own_draw;
mod own_stud;
mod posting;
mod second;
mod second_draw;
mod short_deck;
mod stud;
mod whole;

use super::schedule::Figures;
use super::{Collection, Collects, Fee, Schedule, all, schedules};
use crate::testing::listed;
use money::Cents;

/// The block of that name.
#[track_caller]
fn block(id: &str) -> &'static Schedule {
    schedules().find(|block| block.id == id).unwrap_or_else(|| panic!("no block {id}"))
}

/// Its options.
fn fees_of(id: &str) -> Vec<&'static Fee> {
    all().iter().filter(|fee| fee.schedule.id == id).collect()
}

/// `3`, `3.50`: dollars as the schedules print them.
fn dollars(amount: Cents) -> String {
    amount.plain().trim_end_matches(".00").to_owned()
}

/// Who pays when, or when half an hour is collected.
fn stops(block: &Schedule) -> String {
    match block.collects {
        Collects::Hand(stops) => {
            let texts = stops.iter().map(|stop| format!("{:?} {:?}", stop.from, stop.at));
            texts.collect::<Vec<_>>().join(", ")
        }
        Collects::Time(when) => format!("{when:?}"),
    }
}

/// The figures of a block as the transcriptions have them, from its options.
fn figures(block: &Schedule) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut last = String::new();
    for fee in fees_of(block.id) {
        let bands: Vec<String> = fee.rates.iter().map(|(band, _)| band.to_string()).collect();
        let bands = bands.join(", ");
        if bands != last {
            let number = fee.id.strip_prefix(block.group).unwrap().trim_start_matches('-');
            words.push(format!("{bands} from {number}:"));
            last = bands;
        }
        let amounts = fee.rates.iter().flat_map(|(_, rate)| rate).copied().map(dollars);
        words.push(amounts.collect::<Vec<_>>().join("/"));
    }
    words.join(" ")
}

/// Holds a block against its stakes, its moments and its transcribed figures, and what a table
/// that posts it takes against its figures.
#[track_caller]
fn check(rule: &str, stakes: &str, moments: &str, transcribed: &str) {
    let id = rule.strip_prefix("ca:poker-fees/").expect("a schedule");
    let block = block(id);
    assert_eq!(block.rule.id, rule);
    assert_eq!(block.stakes.to_string(), stakes);
    assert_eq!(stops(block), moments);
    let transcribed = transcribed.replace(['[', ']'], "");
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(words(&figures(block)), words(&transcribed));
    for (fee, game) in fees_of(id).iter().zip(block.games.iter().cycle()) {
        taken(fee, &Collection::post(listed(game), &fee.id).unwrap());
    }
}

/// A table with one option takes its figures from the players that it is for, and nothing from
/// others.
#[track_caller]
fn taken(fee: &Fee, posted: &Collection) {
    for players in 1..=12 {
        let rate = fee.rates.iter().find(|(band, _)| band.contains(players));
        assert_eq!(posted.covers(players), rate.is_some(), "{}, {players} players", fee.id);
        let none = Vec::new();
        let rate = rate.map_or(&none, |(_, rate)| rate);
        let Collects::Hand(stops) = fee.schedule.collects else {
            let owed = posted.half_hour(players).map(|half_hour| half_hour.per_player);
            assert_eq!(owed, rate.first().copied(), "{}, {players} players", fee.id);
            assert_eq!(posted.fees(players), [], "{}, {players} players", fee.id);
            continue;
        };
        assert_eq!(posted.half_hour(players), None);
        let printed = stops.iter().filter(|stop| stop.amount.is_none()).zip(rate);
        for (stop, amount) in printed {
            let named = posted.fees(players);
            let due = named.iter().find(|(_, due)| due.name == stop.name).map(|(_, due)| due);
            let owed = due.map_or(Cents::ZERO, |due| due.amount);
            assert_eq!(owed, *amount, "{} of {}, {players} players", stop.name, fee.id);
            assert!(due.is_none_or(|due| due.rule == fee.schedule.rule && due.from == stop.from));
        }
    }
}

/// A block whose lines are for different stakes: after each option's id, its stakes and what it
/// takes from so many players.
#[track_caller]
fn lines(id: &str, moments: &str, players: &[u8], transcribed: &[(&str, &str, &str)]) {
    let block = block(id);
    assert_eq!(block.rule.id, format!("ca:poker-fees/{id}"));
    assert_eq!(stops(block), moments);
    assert!(matches!(block.figures, Figures::Lines(..)));
    let options = fees_of(id);
    assert_eq!(options.len(), transcribed.len());
    for (fee, (label, stakes, amounts)) in options.iter().zip(transcribed) {
        assert_eq!(fee.id, format!("{}-{label}", block.group));
        assert_eq!(fee.stakes.to_string(), *stakes);
        let column = |&players: &u8| {
            let rate = fee.rates.iter().find(|(band, _)| band.contains(players));
            rate.map(|(_, rate)| dollars(rate[0])).unwrap_or_default()
        };
        assert_eq!(players.iter().map(column).collect::<Vec<_>>().join(" "), *amounts, "{label}");
        for game in block.games {
            taken(fee, &Collection::post(listed(game), &fee.id).unwrap());
        }
    }
}
