//! The printed figures, block by block, and what blocks have in common.
//!
//! Most blocks are runs of options: one first fee, and every second fee with every third. Figures
//! are in cents where fees are by hand, in whole dollars where they are by time.

mod board;
mod chinese;
mod draw;
mod holdem;
mod older;
mod own;
mod second;
mod short_deck;
mod stud;

use super::schedule::{Figures, Run};
use super::{Band, Betting, Blinds, Collects, Moment, Payer, Schedule, Stakes, Stop, When};
use law::Cite;

/// All blocks, in the order of the book.
#[rustfmt::skip]
pub(super) static SCHEDULES: [&[Schedule]; 34] = [
    &older::LOWBALL, &older::NO_LIMIT, &older::POT_LIMIT, &older::OMAHA,
    &own::ARCHIE, &own::DOUBLE_BOARD, &own::RAZZDEUCEY, &own::RAZZDACEY, &own::SUPER_RAZZDACEY,
    &own::BADACEY, &own::SUPER_7, &own::SUPER_7_HI_LO, &own::SUPER_7_REGULAR,
    &short_deck::BLOCKS, &own::SUPER_RAZZDEUCEY, &own::SUPER_RAZZ, &own::BADEUCEY,
    &own::STUD_REGULAR, &own::DRAMAHA_27, &own::DRAMAHA, &chinese::OWN,
    &holdem::BLOCKS, &board::OMAHA, &board::DRAMAHA, &board::DOUBLE_BOARD, &draw::ARCHIE,
    &draw::BADUGI, &stud::BLOCKS, &draw::LOWBALL, &chinese::COMMON,
    &second::BOARD, &second::STUD, &second::LOWBALL, &second::DRAW,
];

/// Blocks among which the numbers of options run on.
#[derive(Clone, Copy)]
struct Group {
    id: &'static str,
    games: &'static [&'static str],
    stops: &'static [Stop],
}

impl Group {
    /// Options by hand, for bands of players.
    const fn hand(
        &self,
        id: &'static str,
        rule: Cite,
        stakes: Stakes,
        first: usize,
        bands: &'static [(Band, &'static [Run])],
    ) -> Schedule {
        let (group, games) = (self.id, self.games);
        let (collects, figures) = (Collects::Hand(self.stops), Figures::Bands(bands));
        Schedule { id, group, rule, games, stakes, collects, first, figures }
    }

    /// Options by time, at the end of each half hour on the clock.
    const fn time(
        &self,
        id: &'static str,
        rule: Cite,
        stakes: Stakes,
        first: usize,
        bands: &'static [(Band, &'static [i64])],
    ) -> Schedule {
        let (group, games) = (self.id, self.games);
        let (collects, figures) = (Collects::Time(When::OnTheClock), Figures::Ladders(bands));
        Schedule { id, group, rule, games, stakes, collects, first, figures }
    }
}

const UP_7: Band = Band::or_more(7);
const UP_6: Band = Band::or_more(6);
const UP_5: Band = Band::or_more(5);
const ONLY_6: Band = Band::range(6, 6);
const ONLY_5: Band = Band::range(5, 5);
const ONLY_4: Band = Band::range(4, 4);
const TO_5: Band = Band::or_less(5);
const TO_4: Band = Band::or_less(4);
const TO_3: Band = Band::or_less(3);

/// Third fees: a dollar; a dollar, then half of it; a dollar, then nothing.
const ONE: &[i64] = &[100];
const HALF: &[i64] = &[50];
const ONE_HALF: &[i64] = &[100, 50];
const ONE_NONE: &[i64] = &[100, 0];

/// Options with a first fee of half a dollar, as most lists of the common schedules end.
const HALVES_7: Run = (50, &[350, 300, 250, 200], ONE_HALF);
const HALVES_6: Run = (50, &[300, 250, 200, 150], ONE_HALF);
/// Second fees in whole dollars, from the highest down.
const EIGHT_TO_ZERO: &[i64] = &[800, 700, 600, 500, 400, 300, 200, 100, 0];
const EIGHT_TO_ONE: &[i64] = &[800, 700, 600, 500, 400, 300, 200, 100];
const SIX_TO_ONE: &[i64] = &[600, 500, 400, 300, 200, 100];
const FIVE_TO_ONE: &[i64] = &[500, 400, 300, 200, 100];
const FOUR_TO_ONE: &[i64] = &[400, 300, 200, 100];
const FOUR_TO_ZERO: &[i64] = &[400, 300, 200, 100, 0];
const THREE_TO_ONE: &[i64] = &[300, 200, 100];
const THREE_TO_ZERO: &[i64] = &[300, 200, 100, 0];
const TWO_ONE: &[i64] = &[200, 100];
const TWO_TO_ZERO: &[i64] = &[200, 100, 0];

/// The option that takes nothing at the second stop, last in many bands.
const NOTHING_SECOND: Run = (100, &[0], ONE);

/// A list that several schedules print for five players or fewer.
#[rustfmt::skip]
const TO_5_LIST: &[Run] = &[
    (100, &[300], ONE), (100, &[250], ONE_HALF), (100, &[200], ONE),
    (100, &[150], ONE_HALF), (100, &[100], ONE),
    (50, &[250], ONE_HALF), (50, &[200], ONE), (50, &[150], ONE_HALF), (50, &[100], ONE),
];
/// The same with an option that takes nothing at the second stop.
#[rustfmt::skip]
const TO_5_LIST_ZERO: &[Run] = &[
    (100, &[300], ONE), (100, &[250], ONE_HALF), (100, &[200], ONE),
    (100, &[150], ONE_HALF), (100, &[100, 0], ONE),
    (50, &[250], ONE_HALF), (50, &[200], ONE), (50, &[150], ONE_HALF), (50, &[100], ONE),
];

/// A ladder that comes down dollar by dollar, as most timed schedules do: from $20 to $5 for more
/// players, from $11 to $4 for fewer.
const HIGH: &[i64] = &[20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5];
const LOW: &[i64] = &[11, 10, 9, 8, 7, 6, 5, 4];
const FROM_6: &[(Band, &[i64])] = &[(UP_6, HIGH), (TO_5, LOW)];
const FROM_5: &[(Band, &[i64])] = &[(UP_5, HIGH), (TO_4, LOW)];

/// Limit games between two limits.
const fn limit(low: [i64; 2], high: [i64; 2]) -> Stakes {
    Stakes::Limit { low, high, blinds: Blinds::Any }
}

/// No limit and pot limit games with buy-ins from the first amount to the second.
const fn buy_in(low: i64, high: i64) -> Stakes {
    open(Betting::Either, Some((low, Some(high))))
}

/// No limit and pot limit games with buy-ins from that amount, without a maximum.
const fn buy_in_from(low: i64) -> Stakes {
    open(Betting::Either, Some((low, None)))
}

const fn open(betting: Betting, buy_in: Option<(i64, Option<i64>)>) -> Stakes {
    Stakes::Open { betting, buy_in, blinds: Blinds::Any }
}

/// A fee whose amount the options print, under the schedule's own rule.
const fn stop(name: &'static str, from: Payer, at: Moment) -> Stop {
    Stop { name, from, at, amount: None, rule: None }
}

/// The three fees of the common schedules, from the pot, the first after the deal.
const fn designated(second: Moment, third: Moment) -> [Stop; 3] {
    [
        stop("designated table fee #1", Payer::Pot, Moment::Dealt),
        stop("designated table fee #2", Payer::Pot, second),
        stop("designated table fee #3", Payer::Pot, third),
    ]
}

/// After the deal, the flop and the turn.
static FLOP_TURN: [Stop; 3] = designated(Moment::Flop, Moment::Turn);
/// After the deal and the first two draws. Where the second has no printed moment: reading
/// ca-fee-lowball-third.
static DRAWS: [Stop; 3] = designated(Moment::Draw(1), Moment::Draw(2));
/// After the deal, with fourth and with fifth street. In five-card games: reading
/// ca-fee-five-card-streets.
static STREETS: [Stop; 3] = designated(Moment::Street(4), Moment::Street(5));
