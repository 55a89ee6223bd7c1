//! Chinese poker: by the value of a point (L 6934-6947, 8515-8546).

use super::super::schedule::Row;
use super::{Band, Collects, Figures, Moment, Payer, Schedule, Stakes, Stop, When, stop};
use law::ca::poker_fees::{RF_CH1, RF_CH2, RF_FU};

/// From every player, after the hands are delivered.
static DELIVERED: [Stop; 1] = [stop("collection fee", Payer::Each, Moment::Dealt)];

const ANY: Band = Band::or_more(1);

const fn point(value: i64, amounts: &'static [i64]) -> Row {
    let stakes = Stakes::Points { low: value, high: Some(value) };
    Row { label: None, stakes: Some(stakes), amounts }
}

#[rustfmt::skip]
static FACE_UP: [Row; 9] = [
    point(5,  &[1_000]), point(10, &[1_200]), point(20, &[1_200]),
    point(25, &[1_500]), point(30, &[1_500]), point(40, &[1_500]),
    point(50, &[1_500]), point(100, &[1_500]),
    Row {
        label: None,
        stakes: Some(Stakes::Points { low: 101, high: None }),
        amounts: &[1_700],
    },
];

const FACE_UP_GAMES: &[&str] = &["ca/face-up-chinese"];
const FACE_UP_POINTS: Stakes = Stakes::Points { low: 5, high: None };

pub(super) static OWN: [Schedule; 1] = [Schedule {
    id: "F-FU",
    group: "F-FU",
    rule: RF_FU,
    games: FACE_UP_GAMES,
    stakes: FACE_UP_POINTS,
    collects: Collects::Time(When::Played),
    first: 1,
    figures: Figures::Lines(&[ANY], &FACE_UP),
}];

#[rustfmt::skip]
pub(super) static COMMON: [Schedule; 2] = [
    Schedule {
        id: "F-CH1", group: "F-CH1", rule: RF_CH1, games: &["ca/thirteen-card"], first: 1,
        stakes: Stakes::Points { low: 5, high: Some(10_000) }, collects: Collects::Hand(&DELIVERED),
        figures: Figures::Lines(&[Band::range(4, 4), Band::range(3, 3), Band::range(2, 2)], &[
            point(5,      &[300, 200, 100]),
            point(10,     &[400, 200, 200]),
            point(20,     &[500, 400, 300]),
            point(25,     &[600, 300, 300]),
            point(40,     &[800, 500, 500]),
            point(50,     &[800, 500, 500]),
            point(100,    &[1_000, 600, 600]),
            point(500,    &[1_000, 600, 600]),
            point(1_000,  &[1_000, 600, 600]),
            point(3_000,  &[1_500, 1_000, 1_000]),
            point(5_000,  &[1_500, 1_000, 1_000]),
            point(10_000, &[2_000, 1_000, 1_000]),
        ]),
    },
    Schedule {
        id: "F-CH2", group: "F-CH2", rule: RF_CH2, games: FACE_UP_GAMES, first: 1,
        stakes: FACE_UP_POINTS, collects: Collects::Time(When::OnTheClock),
        figures: Figures::Lines(&[ANY], &FACE_UP),
    },
];
