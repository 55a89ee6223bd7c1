//! The schedules that fifteen newer games print for themselves (L 3585-6768): no limit and pot
//! limit, limit, and limit by time.
//!
//! The first fee is a dollar in every option. The figures come in few patterns, which differ in
//! the order of the options and in how many there are for each band of players.

use super::super::schedule::Row;
use super::{Band, Betting, Blinds, Collects, Figures, Moment, ONE_NONE, Payer, Run, Schedule};
use super::{ONLY_4, ONLY_5, Stakes, Stop, TO_3, TO_4, When, buy_in, limit, stop};
use law::ca::poker_fees as rules;

/// Figures for the bands of a game, most players first.
type Pattern = [&'static [Run]; 4];

const NONE_ONE: &[i64] = &[0, 100];

/// No limit, from the highest second fee down.
const DOWN: Pattern = [
    &[(100, &[400, 300, 200, 100], ONE_NONE)],
    &[(100, &[300, 200, 100], ONE_NONE)],
    &[(100, &[200, 100], ONE_NONE)],
    &[(100, &[100], ONE_NONE)],
];
/// The same with a second fee of two dollars for three players or fewer.
const DOWN_TWO: Pattern = [DOWN[0], DOWN[1], DOWN[2], &[(100, &[200], ONE_NONE)]];
/// No limit, from the lowest second fee up.
const UP: Pattern = [
    &[(100, &[100, 200, 300, 400], NONE_ONE)],
    &[(100, &[100, 200, 300], NONE_ONE)],
    &[(100, &[100, 200], NONE_ONE)],
    &[(100, &[100], NONE_ONE)],
];
/// Limit, sixteen options.
const SIXTEEN: Pattern = [&[(100, &[400, 300, 200], ONE_NONE)], DOWN[2], DOWN[2], DOWN[3]];
/// Limit, eighteen options from the highest second fee down.
const EIGHTEEN_DOWN: Pattern = [SIXTEEN[0], DOWN[1], DOWN[2], DOWN[3]];
/// Limit, eighteen options from the lowest up.
const EIGHTEEN_UP: Pattern = [&[(100, &[200, 300, 400], NONE_ONE)], UP[1], UP[2], UP[3]];

/// The bands of a game that counts from seven or eight players: down to six, five, four, fewer.
const fn four(top: u8, figures: Pattern) -> [(Band, &'static [Run]); 4] {
    let [high, five, four, three] = figures;
    [(Band::range(top, 6), high), (ONLY_5, five), (ONLY_4, four), (TO_3, three)]
}

static SEVEN_DOWN: [(Band, &[Run]); 4] = four(7, DOWN);
static SEVEN_DOWN_TWO: [(Band, &[Run]); 4] = four(7, DOWN_TWO);
static SEVEN_SIXTEEN: [(Band, &[Run]); 4] = four(7, SIXTEEN);
static EIGHT_DOWN: [(Band, &[Run]); 4] = four(8, DOWN);
static EIGHT_DOWN_TWO: [(Band, &[Run]); 4] = four(8, DOWN_TWO);
static EIGHT_UP: [(Band, &[Run]); 4] = four(8, UP);
static EIGHT_SIXTEEN: [(Band, &[Run]); 4] = four(8, SIXTEEN);
static EIGHT_EIGHTEEN_DOWN: [(Band, &[Run]); 4] = four(8, EIGHTEEN_DOWN);
static EIGHT_EIGHTEEN_UP: [(Band, &[Run]); 4] = four(8, EIGHTEEN_UP);

/// The bands of both Dramahas.
const SEVEN_TO_FIVE: Band = Band::range(7, 5);
static DRAMAHA_OPEN: [(Band, &[Run]); 3] =
    [(SEVEN_TO_FIVE, DOWN[0]), (ONLY_4, DOWN[1]), (TO_3, DOWN[2])];
static DRAMAHA_LIMIT: [(Band, &[Run]); 3] =
    [(SEVEN_TO_FIVE, SIXTEEN[0]), (ONLY_4, DOWN[2]), (TO_3, DOWN[2])];

/// The three fees, and who pays the first; the pot pays the others.
const fn collected(from: Payer, at: [Moment; 3]) -> [Stop; 3] {
    let [first, second, third] = at;
    [
        stop("collection fee #1", from, first),
        stop("collection fee #2", Payer::Pot, second),
        stop("collection fee #3", Payer::Pot, third),
    ]
}

/// In Badacey and Badeucey each for itself: reading ca-fee-draws.
static BLIND_DRAWS: [Stop; 3] =
    collected(Payer::SmallBlind, [Moment::Start, Moment::Draw(1), Moment::Draw(2)]);
static BLIND_FLOP_TURN: [Stop; 3] =
    collected(Payer::SmallBlind, [Moment::Start, Moment::Flop, Moment::Turn]);
/// Taken if play reaches fourth and fifth street.
static REACHED: [Stop; 3] =
    collected(Payer::Pot, [Moment::Start, Moment::Street(4), Moment::Street(5)]);
/// Taken if play gets past fourth and fifth street: reading ca-fee-past-street.
static PAST: [Stop; 3] =
    collected(Payer::Pot, [Moment::Start, Moment::Street(5), Moment::Street(6)]);
/// As [`PAST`], the first fee after two cards face down.
static DOWN_CARDS_PAST: [Stop; 3] =
    collected(Payer::Pot, [Moment::DownCards(2), Moment::Street(5), Moment::Street(6)]);
/// The discard is the first draw: reading ca-fee-super-draw.
static DRAW_FIFTH: [Stop; 3] =
    collected(Payer::Pot, [Moment::Start, Moment::Draw(1), Moment::Street(5)]);

/// By time, every game the same.
static TIMED: [Row; 4] =
    [timed(&[1_000, 500]), timed(&[1_200, 600]), timed(&[1_500, 700]), timed(&[2_000, 1_000])];
static TIME_7: [Band; 2] = [SEVEN_TO_FIVE, TO_4];
/// In Double Board Omaha: reading ca-fee-double-board-time.
static TIME_8: [Band; 2] = [Band::range(8, 5), TO_4];

const fn timed(amounts: &'static [i64]) -> Row {
    Row { label: None, stakes: None, amounts }
}

/// The smallest tables have buy-ins of $50 to $100, the largest of $500 to $2,500.
const BUY_IN: Stakes = buy_in(50, 2_500);
/// Archie prints the blinds, which it calls bring-in, with them.
const ARCHIE_BUY_IN: Stakes = Stakes::Open {
    betting: Betting::Either,
    buy_in: Some((50, Some(2_500))),
    blinds: Blinds::Between([1, 2], [5, 10]),
};

/// Names of a game's blocks.
struct Names {
    group: &'static str,
    ids: [&'static str; 3],
    games: &'static [&'static str],
}

macro_rules! names {
    ($game:literal) => {
        Names {
            group: concat!("F-P-", $game),
            ids: [
                concat!("F-P-", $game, "-a"),
                concat!("F-P-", $game, "-b"),
                concat!("F-P-", $game, "-c"),
            ],
            games: &[concat!("ca/", $game)],
        }
    };
}

/// The three blocks of a game.
struct Own {
    names: Names,
    rules: [law::Cite; 3],
    stops: &'static [Stop; 3],
    stakes: Stakes,
    open: &'static [(Band, &'static [Run])],
    limit: &'static [(Band, &'static [Run])],
    time: &'static [Band; 2],
    /// The numbers of the first option of each block.
    first: [usize; 3],
}

impl Own {
    const fn blocks(self) -> [Schedule; 3] {
        let (collects, timed) = (Collects::Hand(self.stops), Collects::Time(When::InAdvance));
        [
            self.block(0, self.stakes, collects, Figures::Bands(self.open)),
            self.block(1, limit([2, 4], [50, 100]), collects, Figures::Bands(self.limit)),
            self.block(
                2,
                limit([60, 120], [4_000, 8_000]),
                timed,
                Figures::Lines(self.time, &TIMED),
            ),
        ]
    }

    const fn block(
        &self,
        i: usize,
        stakes: Stakes,
        collects: Collects,
        figures: Figures,
    ) -> Schedule {
        let Names { group, ids, games } = self.names;
        let (id, rule, first) = (ids[i], self.rules[i], self.first[i]);
        Schedule { id, group, rule, games, stakes, collects, first, figures }
    }
}

/// Numbers of games whose limit block has sixteen and eighteen options, and of the Dramahas.
const BY_16: [usize; 3] = [1, 21, 37];
const BY_18: [usize; 3] = [1, 21, 39];
const BY_14: [usize; 3] = [1, 19, 33];

pub(super) static ARCHIE: [Schedule; 3] = Own {
    names: names!("archie"),
    rules: [rules::RF_P_ARCHIE_A, rules::RF_P_ARCHIE_B, rules::RF_P_ARCHIE_C],
    stops: &BLIND_DRAWS,
    stakes: ARCHIE_BUY_IN,
    open: &SEVEN_DOWN,
    limit: &SEVEN_SIXTEEN,
    time: &TIME_7,
    first: BY_16,
}
.blocks();

pub(super) static DOUBLE_BOARD: [Schedule; 3] = Own {
    names: names!("double-board-omaha"),
    rules: [
        rules::RF_P_DOUBLE_BOARD_OMAHA_A,
        rules::RF_P_DOUBLE_BOARD_OMAHA_B,
        rules::RF_P_DOUBLE_BOARD_OMAHA_C,
    ],
    stops: &BLIND_FLOP_TURN,
    stakes: BUY_IN,
    open: &EIGHT_DOWN,
    limit: &EIGHT_SIXTEEN,
    time: &TIME_8,
    first: BY_16,
}
.blocks();

pub(super) static RAZZDEUCEY: [Schedule; 3] = Own {
    names: names!("razzdeucey"),
    rules: [rules::RF_P_RAZZDEUCEY_A, rules::RF_P_RAZZDEUCEY_B, rules::RF_P_RAZZDEUCEY_C],
    stops: &PAST,
    stakes: BUY_IN,
    open: &EIGHT_UP,
    limit: &EIGHT_EIGHTEEN_DOWN,
    time: &TIME_8,
    first: BY_18,
}
.blocks();

pub(super) static RAZZDACEY: [Schedule; 3] = Own {
    names: names!("razzdacey"),
    rules: [rules::RF_P_RAZZDACEY_A, rules::RF_P_RAZZDACEY_B, rules::RF_P_RAZZDACEY_C],
    stops: &PAST,
    stakes: BUY_IN,
    open: &EIGHT_UP,
    limit: &EIGHT_EIGHTEEN_DOWN,
    time: &TIME_8,
    first: BY_18,
}
.blocks();

pub(super) static SUPER_RAZZDACEY: [Schedule; 3] = Own {
    names: names!("super-razzdacey"),
    rules: [
        rules::RF_P_SUPER_RAZZDACEY_A,
        rules::RF_P_SUPER_RAZZDACEY_B,
        rules::RF_P_SUPER_RAZZDACEY_C,
    ],
    stops: &DRAW_FIFTH,
    stakes: BUY_IN,
    open: &EIGHT_DOWN_TWO,
    limit: &EIGHT_SIXTEEN,
    time: &TIME_8,
    first: BY_16,
}
.blocks();

pub(super) static BADACEY: [Schedule; 3] = Own {
    names: names!("badacey"),
    rules: [rules::RF_P_BADACEY_A, rules::RF_P_BADACEY_B, rules::RF_P_BADACEY_C],
    stops: &BLIND_DRAWS,
    stakes: BUY_IN,
    open: &SEVEN_DOWN_TWO,
    limit: &SEVEN_SIXTEEN,
    time: &TIME_7,
    first: BY_16,
}
.blocks();

pub(super) static SUPER_7: [Schedule; 3] = Own {
    names: names!("super-7-card-stud"),
    rules: [
        rules::RF_P_SUPER_7_CARD_STUD_A,
        rules::RF_P_SUPER_7_CARD_STUD_B,
        rules::RF_P_SUPER_7_CARD_STUD_C,
    ],
    stops: &PAST,
    stakes: BUY_IN,
    open: &EIGHT_UP,
    limit: &EIGHT_EIGHTEEN_UP,
    time: &TIME_8,
    first: BY_18,
}
.blocks();

pub(super) static SUPER_7_HI_LO: [Schedule; 3] = Own {
    names: names!("super-7-card-stud-hi-lo"),
    rules: [
        rules::RF_P_SUPER_7_CARD_STUD_HI_LO_A,
        rules::RF_P_SUPER_7_CARD_STUD_HI_LO_B,
        rules::RF_P_SUPER_7_CARD_STUD_HI_LO_C,
    ],
    stops: &PAST,
    stakes: BUY_IN,
    open: &EIGHT_UP,
    limit: &EIGHT_EIGHTEEN_UP,
    time: &TIME_8,
    first: BY_18,
}
.blocks();

/// Announced up to option 41, printed up to 42: reading ca-fee-super-7-42.
pub(super) static SUPER_7_REGULAR: [Schedule; 3] = Own {
    names: names!("super-7-card-stud-hi-lo-regular"),
    rules: [
        rules::RF_P_SUPER_7_CARD_STUD_HI_LO_REGULAR_A,
        rules::RF_P_SUPER_7_CARD_STUD_HI_LO_REGULAR_B,
        rules::RF_P_SUPER_7_CARD_STUD_HI_LO_REGULAR_C,
    ],
    stops: &PAST,
    stakes: BUY_IN,
    open: &EIGHT_UP,
    limit: &EIGHT_EIGHTEEN_UP,
    time: &TIME_8,
    first: BY_18,
}
.blocks();

pub(super) static SUPER_RAZZDEUCEY: [Schedule; 3] = Own {
    names: names!("super-razzdeucey"),
    rules: [
        rules::RF_P_SUPER_RAZZDEUCEY_A,
        rules::RF_P_SUPER_RAZZDEUCEY_B,
        rules::RF_P_SUPER_RAZZDEUCEY_C,
    ],
    stops: &REACHED,
    stakes: BUY_IN,
    open: &EIGHT_DOWN,
    limit: &EIGHT_EIGHTEEN_DOWN,
    time: &TIME_8,
    first: BY_18,
}
.blocks();

pub(super) static SUPER_RAZZ: [Schedule; 3] = Own {
    names: names!("super-razz"),
    rules: [rules::RF_P_SUPER_RAZZ_A, rules::RF_P_SUPER_RAZZ_B, rules::RF_P_SUPER_RAZZ_C],
    stops: &REACHED,
    stakes: BUY_IN,
    open: &EIGHT_DOWN,
    limit: &EIGHT_EIGHTEEN_DOWN,
    time: &TIME_8,
    first: BY_18,
}
.blocks();

pub(super) static BADEUCEY: [Schedule; 3] = Own {
    names: names!("badeucey"),
    rules: [rules::RF_P_BADEUCEY_A, rules::RF_P_BADEUCEY_B, rules::RF_P_BADEUCEY_C],
    stops: &BLIND_DRAWS,
    stakes: BUY_IN,
    open: &SEVEN_DOWN_TWO,
    limit: &SEVEN_SIXTEEN,
    time: &TIME_7,
    first: BY_16,
}
.blocks();

pub(super) static STUD_REGULAR: [Schedule; 3] = Own {
    names: names!("7-card-stud-hi-lo-regular"),
    rules: [
        rules::RF_P_7_CARD_STUD_HI_LO_REGULAR_A,
        rules::RF_P_7_CARD_STUD_HI_LO_REGULAR_B,
        rules::RF_P_7_CARD_STUD_HI_LO_REGULAR_C,
    ],
    stops: &DOWN_CARDS_PAST,
    stakes: BUY_IN,
    open: &EIGHT_DOWN,
    limit: &EIGHT_SIXTEEN,
    time: &TIME_8,
    first: BY_16,
}
.blocks();

pub(super) static DRAMAHA_27: [Schedule; 3] = Own {
    names: names!("2-7-dramaha"),
    rules: [rules::RF_P_2_7_DRAMAHA_A, rules::RF_P_2_7_DRAMAHA_B, rules::RF_P_2_7_DRAMAHA_C],
    stops: &BLIND_FLOP_TURN,
    stakes: BUY_IN,
    open: &DRAMAHA_OPEN,
    limit: &DRAMAHA_LIMIT,
    time: &TIME_8,
    first: BY_14,
}
.blocks();

pub(super) static DRAMAHA: [Schedule; 3] = Own {
    names: names!("dramaha"),
    rules: [rules::RF_P_DRAMAHA_A, rules::RF_P_DRAMAHA_B, rules::RF_P_DRAMAHA_C],
    stops: &BLIND_FLOP_TURN,
    stakes: BUY_IN,
    open: &DRAMAHA_OPEN,
    limit: &DRAMAHA_LIMIT,
    time: &TIME_8,
    first: BY_14,
}
.blocks();
