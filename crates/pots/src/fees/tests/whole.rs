//! The shape of the whole: how many blocks and options there are, and that none is missing.

use super::{fees_of, listed};
use crate::fees::schedule::Figures;
use crate::fees::{Band, Collection, Collects, Listed, all, options, schedules};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn every_block_and_option_is_there_once() {
    assert_eq!(schedules().count(), 114);
    let blocks: BTreeSet<&str> = schedules().map(|block| block.id).collect();
    assert_eq!(blocks.len(), 114);
    let ids: BTreeSet<&str> = all().iter().map(|fee| fee.id.as_str()).collect();
    assert_eq!((ids.len(), all().len()), (2_686, 2_686));
    let rules = law::ca::RULES.iter().filter(|rule| rule.id.starts_with("ca:poker-fees/F-"));
    let cited: BTreeSet<&str> = schedules().map(|block| block.rule.id).collect();
    assert_eq!(cited, rules.map(|rule| rule.id).collect());
}

/// The last option of each group that the book numbers.
const LAST: [(&str, usize); 32] = [
    ("F-06", 30),
    ("F-A1", 116),
    ("F-B1", 146),
    ("F-CH1", 12),
    ("F-CH2", 9),
    ("F-D1", 132),
    ("F-DB1", 156),
    ("F-FU", 9),
    ("F-H1", 264),
    ("F-L1", 112),
    ("F-M1", 166),
    ("F-M2", 156),
    ("F-M3", 142),
    ("F-M4", 145),
    ("F-O1", 190),
    ("F-P-2-7-dramaha", 36),
    ("F-P-7-card-stud-hi-lo-regular", 40),
    ("F-P-archie", 40),
    ("F-P-badacey", 40),
    ("F-P-badeucey", 40),
    ("F-P-double-board-omaha", 40),
    ("F-P-dramaha", 36),
    ("F-P-razzdacey", 42),
    ("F-P-razzdeucey", 42),
    ("F-P-super-7-card-stud", 42),
    ("F-P-super-7-card-stud-hi-lo", 42),
    ("F-P-super-7-card-stud-hi-lo-regular", 42),
    ("F-P-super-razz", 42),
    ("F-P-super-razzdacey", 40),
    ("F-P-super-razzdeucey", 42),
    ("F-S1", 177),
    ("F-SD", 88),
];

#[test]
fn numbers_run_on_without_gaps() {
    let mut numbers: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for fee in all() {
        let label = fee.id.strip_prefix(fee.schedule.group).unwrap().trim_start_matches('-');
        let number = label.trim_start_matches("PL-").trim_start_matches("NL-").parse();
        // Those that the book does not number are named after their stakes.
        if !["F-01", "F-01T", "F-02", "F-03", "F-04", "F-05"].contains(&fee.schedule.group) {
            numbers.entry(fee.schedule.group).or_default().push(number.unwrap());
        }
    }
    for (group, last) in LAST {
        let mut expected: Vec<usize> = (1..=last).collect();
        if group == "F-06" {
            // Reading ca-fee-omaha-28.
            expected.insert(28, 28);
        }
        assert_eq!(numbers.remove(group), Some(expected), "{group}");
    }
    assert!(numbers.is_empty(), "{numbers:?}");
}

/// The bands of a block, each once, in the order printed.
fn bands(id: &str) -> Vec<Band> {
    let mut bands: Vec<Band> = Vec::new();
    for (band, _) in fees_of(id).iter().flat_map(|fee| &fee.rates) {
        if !bands.contains(band) {
            bands.push(*band);
        }
    }
    bands
}

#[test]
fn bands_of_a_block_leave_no_number_of_players_out() {
    for block in schedules() {
        let bands = bands(block.id);
        let (least, most) = match block.id {
            "F-02" | "F-03" | "F-04" | "F-05" => (4, 9),
            "F-CH1" => (2, 4),
            "F-01" => (1, 8),
            "F-06a" | "F-06b" | "F-06c" | "F-06d" => (1, 9),
            "F-P-archie-a" | "F-P-archie-b" | "F-P-archie-c" => (1, 7),
            id if id.contains("badacey") || id.contains("badeucey") => (1, 7),
            id if id.contains("-dramaha-") && !id.ends_with('c') => (1, 7),
            id if id.starts_with("F-P-") => (1, 8),
            _ => (1, u8::MAX),
        };
        let covered = |players: u8| bands.iter().any(|band| band.contains(players));
        let reach: Vec<u8> = (0..=u8::MAX).filter(|&players| covered(players)).collect();
        assert_eq!(reach, (least..=most).collect::<Vec<_>>(), "{}", block.id);
    }
}

#[test]
fn bands_are_apart_where_the_book_prints_them_so() {
    let apart = |id: &str| {
        let bands = bands(id);
        let meets = |(i, band): (usize, &Band)| bands[..i].iter().any(|other| other.meets(*band));
        !bands.iter().enumerate().any(meets)
    };
    let overlapping: BTreeSet<&str> =
        schedules().map(|block| block.id).filter(|id| !apart(id)).collect();
    let expected = [
        "F-A1a", "F-A1b", "F-B1a", "F-B1b", "F-B1c", "F-B1d", "F-D1a", "F-D1c", "F-DB1a",
        "F-DB1c", "F-H1a", "F-H1c", "F-L1a", "F-L1b", "F-M1a", "F-M1b", "F-M2a", "F-M2b", "F-M3a",
        "F-M3b", "F-M4a", "F-M4b", "F-O1a", "F-O1c", "F-S1a", "F-S1b",
    ];
    assert_eq!(overlapping, expected.into());
}

#[test]
fn figures_fill_their_stops() {
    for fee in all() {
        let block = fee.schedule;
        let expected = match block.collects {
            Collects::Hand(stops) => stops.iter().filter(|stop| stop.amount.is_none()).count(),
            Collects::Time(_) => 1,
        };
        assert!(fee.rates.iter().all(|(_, rate)| rate.len() == expected), "{}", fee.id);
        assert!(fee.rates.iter().flat_map(|(_, rate)| rate).all(|cents| !cents.is_negative()));
        assert!(!fee.rates.is_empty());
        if let Figures::Lines(bands, lines) = block.figures {
            assert!(lines.iter().all(|line| line.amounts.len() == bands.len()));
        }
    }
}

/// Every pot game of the book and how many options it may post, `none` among them.
const GAMES: [(&str, usize); 35] = [
    ("ca/texas-holdem", 431),
    ("ca/no-limit-poker", 200),
    ("ca/pot-limit-holdem", 230),
    ("ca/crazy-pineapple", 357),
    ("ca/seven-card-stud", 334),
    ("ca/seven-card-stud-hi-lo-8", 334),
    ("ca/lowball", 406),
    ("ca/mexican-poker", 334),
    ("ca/razz", 334),
    ("ca/reverse-holdem", 265),
    ("ca/asian-five-card-stud", 334),
    ("ca/thirteen-card", 13),
    ("ca/badugi", 292),
    ("ca/match-it", 265),
    ("ca/omaha", 357),
    ("ca/omaha-hi-lo", 357),
    ("ca/kansas-city-lowball", 400),
    ("ca/five-card-omaha-hi-lo", 388),
    ("ca/archie", 302),
    ("ca/double-board-omaha", 363),
    ("ca/razzdeucey", 376),
    ("ca/razzdacey", 376),
    ("ca/super-razzdacey", 374),
    ("ca/badacey", 332),
    ("ca/super-7-card-stud", 376),
    ("ca/super-7-card-stud-hi-lo", 376),
    ("ca/super-7-card-stud-hi-lo-regular", 376),
    ("ca/short-deck-holdem", 519),
    ("ca/super-razzdeucey", 376),
    ("ca/super-razz", 376),
    ("ca/badeucey", 332),
    ("ca/7-card-stud-hi-lo-regular", 374),
    ("ca/2-7-dramaha", 335),
    ("ca/dramaha", 335),
    ("ca/face-up-chinese", 19),
];

#[test]
fn every_pot_game_has_its_options_and_no_other_game_has() {
    for (game, count) in GAMES {
        assert_eq!(options(listed(game)).unwrap().len(), count, "{game}");
    }
    let named: BTreeSet<&str> = schedules().flat_map(|block| block.games).copied().collect();
    assert_eq!(named, GAMES.map(|(game, _)| game).into());
    let unlisted = Listed { id: "ca/baccarat", opening: None };
    let fault = options(unlisted).unwrap_err().to_string();
    assert!(fault.contains("no schedule of fees lists ca/baccarat"), "{fault}");
    assert_eq!(Collection::post(unlisted, "F-H1-1").unwrap_err().to_string(), fault);
    assert!(Collection::post(unlisted, "none").is_ok());
}
