//! Rings and rows, drawn from sights made by hand.

use crate::play::tui::felt::ring::{self, Ring};
use crate::play::tui::felt::rows::{self, Setting};
use money::Cents;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use table::{Ask, Face, Held, Pick, Seat, Seated, Sight, SpotSight};

fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

fn chair(n: u8, chips: i64, bet: i64, standing: &'static str) -> Seated {
    let (chips, bet) = (Some(Cents::dollars(chips)), Cents::dollars(bet));
    Seated { seat: seat(n), chips, bet, standing: standing.into() }
}

/// Cards at a spot; `??` is a card that nobody sees.
fn lying(name: &'static str, text: &str) -> SpotSight {
    let held = |word: &str| match word {
        "??" => Held { card: cards::AnyCard::UNKNOWN, face: Face::Down },
        word => Held { card: word.parse().expect("a card"), face: Face::Up },
    };
    SpotSight { spot: name.into(), cards: text.split_whitespace().map(held).collect() }
}

fn drawn((width, height): (u16, u16), draw: impl FnOnce(&mut ratatui::Frame<'_>)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a window");
    terminal.draw(draw).expect("drawn");
    terminal.backend().to_string()
}

fn hand() -> Sight {
    Sight {
        chairs: vec![
            chair(1, 940, 20, "plays"),
            chair(2, 500, 0, "folded"),
            chair(3, 0, 380, "all-in"),
            chair(4, 1210, 0, "waits"),
            chair(5, 75, 0, "plays"),
            chair(6, 600, 40, "plays"),
        ],
        spots: vec![
            lying("seat1", "Ah Kd"),
            lying("seat3", "?? ??"),
            lying("seat5", "?? ??"),
            lying("seat6", "?? ??"),
            lying("board", "Tc 9h 2s"),
            lying("board2", "4c 4d Jh"),
        ],
        asks: vec![Ask::Decide { seat: seat(1) }],
        pot: Cents::dollars(480),
        button: Some(seat(5)),
        ..Sight::default()
    }
}

#[test]
fn a_ring() {
    let sight = hand();
    for (name, size) in [("ring_80", (80, ring::height(19))), ("ring_120", (120, 17))] {
        let picked = vec![false, true];
        let ring = Ring { sight: &sight, you: seat(1), picked };
        insta::assert_snapshot!(name, drawn(size, |frame| ring::draw(frame, frame.area(), &ring)));
    }
}

#[test]
fn a_full_ring_of_stud_fits() {
    let names = ["seat1", "seat2", "seat3", "seat4", "seat5", "seat6", "seat7", "seat8"];
    let sight = Sight {
        chairs: (1..=8).map(|n| chair(n, 1000, 15, "plays")).collect(),
        spots: names.map(|name| lying(name, "?? ?? Ah Kd 9c 2s ??")).to_vec(),
        pot: Cents::dollars(120),
        ..Sight::default()
    };
    let ring = Ring { sight: &sight, you: seat(1), picked: Vec::new() };
    let seen = drawn((80, ring::height(19)), |frame| ring::draw(frame, frame.area(), &ring));
    insta::assert_snapshot!("ring_full", seen);
    assert!(!seen.contains('Ⓓ') && seen.contains("pot $120"));
}

#[test]
fn an_empty_ring_says_that_no_hand_is_on() {
    let sight = Sight { chairs: hand().chairs, ..Sight::default() };
    let ring = Ring { sight: &sight, you: seat(2), picked: Vec::new() };
    let seen = drawn((80, ring::height(19)), |frame| ring::draw(frame, frame.area(), &ring));
    assert!(seen.contains("No hand is on.") && seen.contains("╭ you "), "{seen}");
}

#[test]
fn rows_of_chinese_poker() {
    let sight = Sight {
        chairs: (1..=4).map(|n| chair(n, 300, 0, "plays")).collect(),
        spots: vec![
            lying("seat1", "Ac Ad"),
            lying("seat1.front", "2h"),
            lying("seat1.middle", "9c 9d"),
            lying("seat1.back", "As Ks Qs Js"),
            lying("seat2.front", "3c 3d 4h"),
            lying("seat2.back", "?? ??"),
            lying("seat3", "?? ?? ??"),
        ],
        asks: vec![Ask::Decide { seat: seat(1) }],
        button: Some(seat(2)),
        ..Sight::default()
    };
    let from = cards::parse_any_cards("Ac Ad").expect("cards");
    let pick = Pick { from, least: 2, most: 2, rows: vec![2, 3, 1] };
    for (name, width) in [("rows_80", 80), ("rows_120", 120)] {
        let height = rows::height(&sight, width);
        let setting = Setting { pick: &pick, at: 1, rows: &[2, 0] };
        let seen = drawn((width, height), |frame| {
            rows::draw(frame, frame.area(), (&sight, seat(1)), Some(&setting));
        });
        insta::assert_snapshot!(name, seen);
    }
}
