//! One block of the book: its figures in short, and the options they stand for.

use super::{Fee, Stakes, When};
use law::Cite;
use money::Cents;
use std::fmt;

/// A number of players, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// The fewest.
    pub from: u8,
    /// The most.
    pub to: u8,
}

/// The moments of a hand at which a fee may fall due. Whoever plays a hand tells them in order,
/// each at most once; which of them a game knows follows from its streets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// Antes and blinds are in, and no card is dealt.
    Start,
    /// Everybody has that many cards face down, and nothing else.
    DownCards(u8),
    /// The initial hands are complete.
    Dealt,
    /// The first board cards are turned, one in Reverse Hold'em; in Match-It the whole board.
    Flop,
    /// The board cards after the flop are turned.
    Turn,
    /// That draw is complete; in the Super games the one discard is the first draw.
    Draw(u8),
    /// That street is dealt, as the game counts it: a player's fourth card is fourth street, in
    /// the Super games the second upcard is.
    Street(u8),
    /// The hand reaches its opening round, which is one of the moments above: see
    /// [`super::Listed::opening`]. Nobody tells it.
    OpeningRound,
    /// The hand is over and has not reached its opening round.
    NotOpened,
}

/// Who pays a fee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payer {
    /// The pot.
    Pot,
    /// The player in the small blind's position.
    SmallBlind,
    /// Every player of the hand, each the whole amount.
    Each,
}

/// One of the fees that a hand may bear.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop {
    /// What the book calls it.
    pub name: &'static str,
    /// Who pays.
    pub from: Payer,
    /// When.
    pub at: Moment,
    /// The amount in cents, if it is the same in all options.
    pub amount: Option<i64>,
    /// The rule, if it is not that of the schedule.
    pub rule: Option<Cite>,
}

/// How a schedule collects.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Collects {
    /// For every hand, at these moments.
    Hand(&'static [Stop]),
    /// By time, from each player for half an hour.
    Time(When),
}

/// First fees of one amount, each second with each third: in cents, one option for each, in the
/// order of the book.
pub(super) type Run = (i64, &'static [i64], &'static [i64]);

/// One line of a schedule whose lines are for different stakes, and its columns for different
/// numbers of players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Row {
    /// What the option is called, if the book does not number it.
    pub label: Option<&'static str>,
    /// Its stakes, if not those of the schedule.
    pub stakes: Option<Stakes>,
    /// An amount in cents for each column.
    pub amounts: &'static [i64],
}

/// The figures of a schedule.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Figures {
    /// Options for bands of players, with up to three fees each.
    Bands(&'static [(Band, &'static [Run])]),
    /// Options for bands of players, with one fee in whole dollars each.
    Ladders(&'static [(Band, &'static [i64])]),
    /// An option for each line, with a column for each band of players.
    Lines(&'static [Band], &'static [Row]),
}

/// One block of the book.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Schedule {
    /// Its name: `F-H1a`.
    pub id: &'static str,
    /// The blocks among which the numbers of options run on: `F-H1`.
    pub group: &'static str,
    /// Its rule.
    pub rule: Cite,
    /// The games whose tables may post it.
    pub games: &'static [&'static str],
    /// The stakes it is for; lines may have their own.
    pub stakes: Stakes,
    /// How it collects.
    pub collects: Collects,
    /// The number of its first option.
    pub(super) first: usize,
    /// What is printed.
    pub(super) figures: Figures,
}

impl Band {
    /// `7 or more`.
    #[must_use]
    pub const fn or_more(from: u8) -> Band {
        Band { from, to: u8::MAX }
    }

    /// `3 or less`.
    #[must_use]
    pub const fn or_less(to: u8) -> Band {
        Band { from: 1, to }
    }

    /// `8-6`, as the book has it; `6` is `6-6`.
    #[must_use]
    pub const fn range(to: u8, from: u8) -> Band {
        Band { from, to }
    }

    /// Whether that many players are meant.
    #[must_use]
    pub const fn contains(self, players: u8) -> bool {
        self.from <= players && players <= self.to
    }

    /// Whether some number of players belongs to both.
    #[must_use]
    pub const fn meets(self, other: Band) -> bool {
        self.from <= other.to && other.from <= self.to
    }
}

impl fmt::Display for Band {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.from, self.to) {
            (from, u8::MAX) => write!(f, "{from} or more"),
            (1, to) => write!(f, "{to} or less"),
            (from, to) if from == to => write!(f, "{from}"),
            (from, to) => write!(f, "{to}-{from}"),
        }
    }
}

impl Schedule {
    /// Its options, in the order of the book.
    pub(super) fn options(&'static self) -> Vec<Fee> {
        let rates = match self.figures {
            Figures::Bands(bands) => {
                let printed = |(band, figures): Rate| (band, figures[..self.width()].to_vec());
                bands.iter().flat_map(expanded).map(printed).collect()
            }
            Figures::Ladders(bands) => bands.iter().flat_map(rungs).collect(),
            Figures::Lines(bands, lines) => {
                let lines = (self.first..).zip(lines);
                return lines.map(|(n, line)| self.line(n, bands, line)).collect();
            }
        };
        let numbered = (self.first..).zip::<Vec<_>>(rates);
        numbered.map(|(n, rate)| self.option(&n.to_string(), self.stakes, vec![rate])).collect()
    }

    /// How many of a hand's fees the options print.
    fn width(&self) -> usize {
        match self.collects {
            Collects::Hand(stops) => stops.iter().filter(|stop| stop.amount.is_none()).count(),
            Collects::Time(_) => 1,
        }
    }

    fn line(&'static self, number: usize, bands: &[Band], line: &Row) -> Fee {
        let label = line.label.map_or_else(|| number.to_string(), str::to_owned);
        let columns = bands.iter().zip(line.amounts);
        let rates = columns.map(|(&band, &cents)| (band, vec![Cents::new(cents)])).collect();
        self.option(&label, line.stakes.unwrap_or(self.stakes), rates)
    }

    fn option(&'static self, label: &str, stakes: Stakes, rates: Vec<Rate>) -> Fee {
        Fee { id: format!("{}-{label}", self.group), schedule: self, stakes, rates }
    }
}

/// The printed figures for a band of players.
type Rate = (Band, Vec<Cents>);

fn expanded(&(band, runs): &(Band, &'static [Run])) -> impl Iterator<Item = Rate> {
    runs.iter().flat_map(move |&(first, seconds, thirds)| {
        let pairs =
            seconds.iter().flat_map(|second| thirds.iter().map(move |third| (second, third)));
        pairs.map(move |(&second, &third)| (band, [first, second, third].map(Cents::new).to_vec()))
    })
}

fn rungs(&(band, dollars): &(Band, &'static [i64])) -> impl Iterator<Item = Rate> {
    dollars.iter().map(move |&dollars| (band, vec![Cents::dollars(dollars)]))
}
