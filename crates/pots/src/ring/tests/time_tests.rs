//! Time at a ring: the clock, and fees for half an hour.

use super::testing::{ask, deal, decision, empty, join, no, plain, say, seat, table, told};
use crate::ring::Ring;
use money::Cents;
use table::{Ask, Input, Ruling, Table, Viewer};

fn at(ring: &mut Ring, seconds: u64) -> String {
    plain(&told(ring, Input::Time { seconds }))
}

fn clock() -> Input {
    Input::Rule(Ruling { rule: "ca:no-limit-poker/9.b".into(), ..Ruling::default() })
}

#[test]
fn the_clock_warns_and_runs_out() {
    let mut ring = table("ca/no-limit-poker", "", 3);
    told(&mut ring, Input::Deal {});
    deal(&mut ring);
    at(&mut ring, 100);
    let started = plain(&told(&mut ring, clock()));
    assert!(started.ends_with("clock 1 60"), "{started}");
    assert_eq!(ring.sight(Viewer::Public).figure("clock"), Some("1"));
    assert_eq!(at(&mut ring, 149), "");
    assert_eq!(at(&mut ring, 152), "clock 1 8");
    no(&mut ring, Input::Time { seconds: 151 }, "ca:no-limit-poker/9.c");
    let out = at(&mut ring, 160);
    assert!(out.starts_with("clock 1 0; 1 folds (fold) 0.00 reading:ca-clock"), "{out}");
    assert_eq!((at(&mut ring, 400).as_str(), ask(&ring)), ("", Ask::Decide { seat: seat(2) }));
}

#[test]
fn who_acts_stops_the_clock_and_who_faces_no_bet_checks() {
    let mut ring = table("ca/no-limit-poker", "", 3);
    told(&mut ring, Input::Deal {});
    deal(&mut ring);
    told(&mut ring, clock());
    say(&mut ring, "1 call");
    assert_eq!(ring.sight(Viewer::Public).figure("clock"), None);
    assert_eq!(at(&mut ring, 100), "");
    say(&mut ring, "2 call");
    told(&mut ring, clock());
    let out = at(&mut ring, 160);
    assert!(out.starts_with("clock 3 0; 3 checks (check) 0.00 reading:ca-clock"), "{out}");
}

#[test]
fn limit_games_have_no_clock() {
    let mut ring = table("ca/texas-holdem", "", 3);
    told(&mut ring, Input::Deal {});
    deal(&mut ring);
    no(&mut ring, clock(), "ca:no-limit-poker/9.b");
}

#[test]
fn half_hours_are_collected_between_hands() {
    // Four or five players pay $5 each for every thirty minutes played.
    let fee = Cents::dollars(5);
    let mut ring = empty("ca/no-limit-poker", "fees=F-03-15-25 blinds=15/25");
    (1..=4).for_each(|n| join(&mut ring, n, 100));
    assert_eq!(at(&mut ring, 7200), "", "the game has not begun");
    super::testing::draw(&mut ring);
    told(&mut ring, Input::Deal {});
    deal(&mut ring);
    // Those who play pay when the hand is over.
    assert_eq!(at(&mut ring, 7200 + 1800), "");
    say(&mut ring, "4 fold, 1 fold, 2 fold");
    let settled = plain(&told(&mut ring, Input::Settle {}));
    let first = "settled; Seat(Seat(1)) half hour 5.00 ca:poker-fees/F-03";
    assert!(settled.starts_with(first), "{settled}");
    assert_eq!(settled.matches("half hour").count(), 4);
    told(&mut ring, Input::Clear {});
    let chips: Cents =
        ring.sight(Viewer::Public).chairs.iter().filter_map(|chair| chair.chips).sum();
    assert_eq!(chips, Cents::dollars(400) - fee - fee - fee - fee);
    // Who came later owes later; a new half hour is owed once.
    at(&mut ring, 7200 + 2400);
    join(&mut ring, 5, 100);
    let paid = at(&mut ring, 7200 + 3600);
    assert_eq!(paid.matches("half hour").count(), 4, "{paid}");
    assert_eq!(at(&mut ring, 7200 + 3700), "");
    assert_eq!(at(&mut ring, 7200 + 4200).matches("half hour").count(), 1);
    told(&mut ring, Input::Move { from: seat(5), to: seat(6) });
    assert!(at(&mut ring, 7200 + 6000).contains("Seat(Seat(6)) half hour"));
    assert!(ring.check(&decision(1, "fold")).is_err());
}
