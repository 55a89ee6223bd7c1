//! Twenty-one by the million: a seat that plays by a chart, through the real shoe.
//!
//! Cards are letters and hands are numbers: what the cards count at least, and whether one may
//! count ten more. What two finished hands come to is asked of the rules once for every pair of
//! them; a hand of the run then looks it up.

mod table;
pub mod testing;
#[cfg(test)]
mod tests;

use crate::run::{Plan, Tally, over_units};
use crate::shuffle::Stack;
use crate::stream::Stream;
use games::twenty_one::Rules;
use std::sync::atomic::AtomicU64;
use table::{LETTERS, STATES, Tables};

/// The domain of streams that deal twenty-one.
const TWENTY_ONE: u32 = 5;

/// The most hands that one seat may have.
const HANDS_MAX: usize = 16;

/// Parts of a stake in which results are counted: fifths are whole, and halves of a half stake.
pub const UNIT: i64 = 20;

/// The most stakes that a round wins or loses.
const STAKES_MAX: i64 = 2 * HANDS_MAX as i64;

/// Classes of what a round gains, in parts of the first stake, from the least.
pub const GAINS: usize = (2 * STAKES_MAX * UNIT + 1) as usize;

/// Classes of what a round stakes, in parts of the first stake.
pub const STAKES: usize = (STAKES_MAX * UNIT + 1) as usize;

/// The readings of a run.
pub const READINGS: [&str; 2] = ["gain of a round", "stake of a round"];

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// No more cards.
    Stand,
    /// One more.
    Hit,
    /// One more and no other, for as much again.
    Double,
    /// Half the stake given up.
    Surrender,
}

/// A hand's total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Total {
    /// Points, in the units of the game.
    pub points: u8,
    /// Whether a card counts ten more than its least.
    pub soft: bool,
}

/// What to do, by the total and the letter that the dealer shows.
pub type Told<'a> = &'a dyn Fn(Total, Option<usize>) -> Act;

/// How a seat plays, told by its total and the dealer's card.
pub struct Chart<'a> {
    /// What to do with the cards dealt: the total, and the letter that the dealer shows, if any.
    pub first: Told<'a>,
    /// The same with more cards: draw or stand.
    pub later: Told<'a>,
    /// What to do against a best hand of the dealer's that is open: draw or stand.
    pub opened: Told<'a>,
    /// Whether two cards of these letters, which are a pair, are split.
    pub splits: &'a dyn Fn([usize; 2], Option<usize>) -> bool,
}

/// When the cards are shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shuffle {
    /// Before every round.
    EachRound,
    /// When the cutting card has come out, with so many cards behind it.
    CutCard(usize),
}

/// Deals a plan's rounds, and counts what each gains and stakes.
///
/// # Panics
/// If the shoe is too large, or a round may take more cards than lie behind the cutting card.
#[must_use]
pub fn run_twenty_one(
    rules: &Rules,
    chart: &Chart<'_>,
    shuffle: Shuffle,
    plan: &Plan,
    done: &AtomicU64,
) -> Tally {
    let tables = Tables::of(rules, chart);
    let pack = Stack::of(tables.shoe.clone());
    let empty = || Tally {
        rounds: 0,
        readings: vec![
            (READINGS[0].to_string(), vec![0; GAINS]),
            (READINGS[1].to_string(), vec![0; STAKES]),
        ],
    };
    let unit = |tally: &mut Tally, unit, rounds| {
        let stream = Stream::new(&plan.seed, TWENTY_ONE, unit);
        let mut seat = Seat { tables: &tables, pack: pack.clone(), stream };
        let (gains, stakes) = tally.readings.split_at_mut(1);
        seat.shuffle(shuffle);
        for _ in 0..rounds {
            match shuffle {
                Shuffle::EachRound => seat.pack.gather(),
                Shuffle::CutCard(_) if seat.pack.cut_card_out() => seat.pack.gather(),
                Shuffle::CutCard(_) => {}
            }
            let (gain, stake) = seat.round();
            gains[0].1[(gain + STAKES_MAX * UNIT) as usize] += 1;
            stakes[0].1[stake as usize] += 1;
        }
        tally.rounds += rounds;
    };
    over_units(plan, done, empty, unit, |tally| tally)
}

/// A seat, its dealer and their shoe.
struct Seat<'a> {
    tables: &'a Tables,
    pack: Stack,
    stream: Stream,
}

/// A hand while it is played: its state, and how it stands if it is special.
#[derive(Clone, Copy, Default)]
struct Ended {
    code: u8,
    stake: i32,
}

/// Codes of hands that are worth half their stake, whatever the dealer has.
const GIVEN_UP: u8 = u8::MAX;

impl Seat<'_> {
    fn shuffle(&mut self, shuffle: Shuffle) {
        if let Shuffle::CutCard(behind) = shuffle {
            self.pack.place_cut_card(behind);
        }
    }

    #[inline]
    fn draw(&mut self) -> usize {
        usize::from(self.pack.draw(&mut self.stream))
    }

    /// One round: what it gains and stakes, in parts of the first stake.
    #[inline]
    fn round(&mut self) -> (i64, i64) {
        let tables = self.tables;
        let unit = UNIT as i32;
        let one = self.draw();
        let mut ended = [Ended::default(); HANDS_MAX];
        if tables.dealt == 1 {
            let code = self.play(tables.state(one), 0, &tables.first);
            ended[0] = Ended { code: code.0, stake: unit };
            return self.settle(&ended[..1], 0, None);
        }
        let two = self.draw();
        let up = self.draw();
        let mut hole = None;
        if tables.peeks {
            let second = self.draw();
            let code = tables.two[up][second].dealer;
            if code > 0 {
                let own = self.against_open([one, two]);
                return (i64::from(tables.gain(own, code)), UNIT);
            }
            hole = Some(second);
        }
        let special = tables.two[one][two].dealt;
        if special > 0 {
            ended[0] = Ended { code: special, stake: unit };
            return self.settle(&ended[..1], up, hole);
        }
        if tables.splits[one][two][up] {
            return self.split([one, two], up, hole);
        }
        let (code, stake) = self.play(tables.both(one, two), up, &tables.first);
        ended[0] = Ended { code, stake: unit * stake };
        self.settle(&ended[..1], up, hole)
    }

    /// How a hand ends that meets a best hand of the dealer's: it is drawn to where that is opened.
    #[cold]
    fn against_open(&mut self, [one, two]: [usize; 2]) -> u8 {
        let tables = self.tables;
        if tables.two[one][two].dealt > 0 {
            return tables.two[one][two].dealt;
        }
        let mut state = tables.both(one, two);
        while tables.opened[state] == table::HIT {
            state = tables.with(state, self.draw());
        }
        tables.code(state)
    }

    /// Plays a hand, and says how it ends and how many stakes lie on it.
    #[inline]
    fn play(&mut self, state: usize, up: usize, first: &[[u8; LETTERS]; STATES]) -> (u8, i32) {
        let tables = self.tables;
        match first[state][up] {
            table::STAND => (tables.code(state), 1),
            table::DOUBLE => {
                let state = tables.with(state, self.draw());
                (tables.code(state), 2)
            }
            table::SURRENDER => (GIVEN_UP, 1),
            _ => {
                let mut state = tables.with(state, self.draw());
                while tables.later[state][up] == table::HIT {
                    state = tables.with(state, self.draw());
                }
                (tables.code(state), 1)
            }
        }
    }

    /// Splits a pair, and again as long as that is allowed.
    #[cold]
    fn split(&mut self, pair: [usize; 2], up: usize, hole: Option<usize>) -> (i64, i64) {
        let tables = self.tables;
        let mut ended = [Ended::default(); HANDS_MAX];
        let (mut hands, mut finished) = (2, 0);
        while finished < hands {
            // The first hand has the first stake.
            let stake = if finished == 0 { UNIT as i32 } else { tables.further };
            // Cards of two letters are split once: every further hand begins like the first.
            let letter = pair[usize::from(finished == 1)];
            let second = self.draw();
            if second == letter && hands < tables.hands_max[letter] {
                hands += 1;
                continue;
            }
            let state = tables.both(letter, second);
            let special = tables.two[letter][second].split;
            let (code, times) = if special > 0 {
                (special, 1)
            } else if tables.once[letter] {
                let given = tables.first[state][up] == table::SURRENDER;
                (if given { GIVEN_UP } else { tables.code(state) }, 1)
            } else {
                self.play(state, up, &tables.first)
            };
            let times = if finished > 0 && times > 1 { tables.further_doubled } else { times };
            ended[finished] = Ended { code, stake: stake * times };
            finished += 1;
        }
        self.settle(&ended[..hands], up, hole)
    }

    /// The dealer plays, and every hand is compared.
    #[inline]
    fn settle(&mut self, ended: &[Ended], up: usize, hole: Option<usize>) -> (i64, i64) {
        let tables = self.tables;
        let lost = |hand: &Ended| hand.code == GIVEN_UP || tables.lost[usize::from(hand.code)];
        let dealer = if ended.iter().all(lost) { 0 } else { self.dealer(up, hole) };
        let (mut gain, mut stake) = (0, 0);
        for hand in ended {
            gain += match hand.code {
                GIVEN_UP => -hand.stake / 2,
                code => i32::from(tables.gain(code, dealer)) * hand.stake / UNIT as i32,
            };
            stake += hand.stake;
        }
        (i64::from(gain), i64::from(stake))
    }

    #[inline]
    fn dealer(&mut self, up: usize, hole: Option<usize>) -> u8 {
        let tables = self.tables;
        let mut cards = 1;
        let mut state = if tables.dealt == 1 {
            tables.state(self.draw())
        } else {
            let second = hole.unwrap_or_else(|| usize::from(self.pack.draw(&mut self.stream)));
            let special = tables.two[up][second].dealer;
            if special > 0 {
                return special;
            }
            cards = 2;
            tables.both(up, second)
        };
        while tables.dealer_hits[state] {
            state = tables.with(state, usize::from(self.pack.draw(&mut self.stream)));
            cards += 1;
        }
        tables.dealer_code(state, cards)
    }
}
