//! The printed House Way of Great Britain, and a logical way for California.

use super::seven::Shape;
use super::way::{ANY, Front, Row, Way, With};
use cards::Rank;
use law::{reading, uk};

const LOW: [Rank; 2] = [Rank::Two, Rank::Six];
const MEDIUM: [Rank; 2] = [Rank::Seven, Rank::Ten];
const HIGH: [Rank; 2] = [Rank::Jack, Rank::King];
const BELOW_ACES: [Rank; 2] = [Rank::Two, Rank::King];
const ACES: [Rank; 2] = [Rank::Ace, Rank::Ace];
const KINGS: [Rank; 2] = [Rank::King, Rank::King];
const TWOS: [Rank; 2] = [Rank::Two, Rank::Two];

/// A row for whatever ranks.
const fn row(label: &'static str, shape: Shape, front: Front, rule: law::Cite) -> Row {
    Row { label, shape, first: ANY, second: ANY, with: With::Anything, front, rule }
}

impl Row {
    const fn of(self, first: [Rank; 2]) -> Row {
        Row { first, ..self }
    }

    const fn and(self, second: [Rank; 2]) -> Row {
        Row { second, ..self }
    }

    const fn with(self, with: With) -> Row {
        Row { with, ..self }
    }
}

/// 13.21, in the order of `reading:uk-house-way-order`.
#[rustfmt::skip]
pub static HOUSE_WAY: Way = Way { rows: &[
    row("five aces and two kings", Shape::FiveAndPair, Front::Second, uk::R13_21_Y).and(KINGS),
    row("five aces and a pair", Shape::FiveAndPair, Front::First, uk::R13_21_Y),
    row("five aces", Shape::Five, Front::First, uk::R13_21_Y),
    row("four of a kind with a pair", Shape::FourAndPair, Front::Second, uk::R13_21_X),
    row("four of 2 to 6", Shape::Four, Front::Others, uk::R13_21_T).of(LOW),
    row("four of 7 to 10, king or ace in front", Shape::Four, Front::Others, uk::R13_21_U)
        .of(MEDIUM).with(With::Other(Rank::King)),
    row("four of 7 to 10", Shape::Four, Front::First, uk::R13_21_U).of(MEDIUM),
    row("four of jack to king, ace in front", Shape::Four, Front::Others, uk::R13_21_V)
        .of(HIGH).with(With::Other(Rank::Ace)),
    row("four of jack to king", Shape::Four, Front::First, uk::R13_21_V).of(HIGH),
    row("four aces", Shape::Four, Front::First, uk::R13_21_W).of(ACES),
    row("three of a kind twice", Shape::ThreeTwice, Front::First, uk::R13_21_J),
    row("three of a kind and two pairs", Shape::ThreeAndTwoPairs, Front::Second, uk::R13_21_S),
    row("full house with twos, A-K in front", Shape::FullHouse, Front::Others, uk::R13_21_R)
        .and(TWOS).with(With::AceKing),
    row("full house", Shape::FullHouse, Front::Second, uk::R13_21_R),
    row("three pairs", Shape::ThreePairs, Front::First, uk::R13_21_G),
    row("low pair and low pair, king or ace in front", Shape::TwoPairs, Front::Others, uk::R13_21_D)
        .of(LOW).and(LOW).with(With::Other(Rank::King)),
    row("low pair and low pair", Shape::TwoPairs, Front::Second, uk::R13_21_D).of(LOW).and(LOW),
    row("medium pair and low pair, king or ace in front", Shape::TwoPairs, Front::Others, uk::R13_21_D)
        .of(MEDIUM).and(LOW).with(With::Other(Rank::King)),
    row("medium pair and low pair", Shape::TwoPairs, Front::Second, uk::R13_21_D).of(MEDIUM).and(LOW),
    row("high pair and low pair, ace in front", Shape::TwoPairs, Front::Others, uk::R13_21_E)
        .of(HIGH).and(LOW).with(With::Other(Rank::Ace)),
    row("high pair and low pair", Shape::TwoPairs, Front::Second, uk::R13_21_E).of(HIGH).and(LOW),
    row("medium pair and medium pair, ace in front", Shape::TwoPairs, Front::Others, uk::R13_21_E)
        .of(MEDIUM).and(MEDIUM).with(With::Other(Rank::Ace)),
    row("medium pair and medium pair", Shape::TwoPairs, Front::Second, uk::R13_21_E)
        .of(MEDIUM).and(MEDIUM),
    row("high pair and medium pair", Shape::TwoPairs, Front::Second, uk::R13_21_F).of(HIGH).and(MEDIUM),
    row("high pair and high pair", Shape::TwoPairs, Front::Second, uk::R13_21_F).of(HIGH).and(HIGH),
    row("aces and a pair", Shape::TwoPairs, Front::Second, uk::R13_21_F).of(ACES),
    row("straight or flush", Shape::Nothing, Front::BesideRun, uk::R13_21_K).with(With::Run),
    row("straight or flush, pair in front", Shape::Pair, Front::FirstBesideRun, uk::R13_21_M)
        .with(With::Run),
    row("straight or flush with a card of the pair", Shape::Pair, Front::BesideRun,
        reading::UK_HOUSE_WAY_RUNS).with(With::Run),
    row("straight or flush, pair of three in front", Shape::Three, Front::FirstBesideRun,
        uk::R13_21_P).with(With::Run),
    row("three of a kind", Shape::Three, Front::Others, uk::R13_21_H).of(BELOW_ACES),
    row("three aces", Shape::Three, Front::OneOfFirst, uk::R13_21_I).of(ACES),
    row("one pair", Shape::Pair, Front::Others, uk::R13_21_B),
    row("no pair", Shape::Nothing, Front::Others, uk::R13_21_A),
] };

/// The logical way, which California names and does not print (`reading:ca-logical-way`).
#[rustfmt::skip]
pub static LOGICAL_WAY: Way = Way { rows: &[
    row("five of a kind and two kings", Shape::FiveAndPair, Front::Second, reading::CA_LOGICAL_WAY)
        .and(KINGS),
    row("five of a kind and a pair", Shape::FiveAndPair, Front::First, reading::CA_LOGICAL_WAY),
    row("five of a kind", Shape::Five, Front::First, reading::CA_LOGICAL_WAY),
    row("four of a kind with a pair", Shape::FourAndPair, Front::Second, reading::CA_LOGICAL_WAY),
    row("four of 2 to 6", Shape::Four, Front::Others, reading::CA_LOGICAL_WAY).of(LOW),
    row("four of 7 or higher", Shape::Four, Front::First, reading::CA_LOGICAL_WAY),
    row("three of a kind twice", Shape::ThreeTwice, Front::First, reading::CA_LOGICAL_WAY),
    row("three of a kind and two pairs", Shape::ThreeAndTwoPairs, Front::Second,
        reading::CA_LOGICAL_WAY),
    row("full house", Shape::FullHouse, Front::Second, reading::CA_LOGICAL_WAY),
    row("three pairs", Shape::ThreePairs, Front::First, reading::CA_LOGICAL_WAY),
    row("two pairs up to tens, ace in front", Shape::TwoPairs, Front::Others,
        reading::CA_LOGICAL_WAY).of([Rank::Two, Rank::Ten]).with(With::Other(Rank::Ace)),
    row("two pairs", Shape::TwoPairs, Front::Second, reading::CA_LOGICAL_WAY),
    row("straight or flush", Shape::Nothing, Front::BesideRun, reading::CA_LOGICAL_WAY)
        .with(With::Run),
    row("straight or flush with a pair", Shape::Pair, Front::BesideRun, reading::CA_LOGICAL_WAY)
        .with(With::Run),
    row("straight or flush with three of a kind", Shape::Three, Front::BesideRun,
        reading::CA_LOGICAL_WAY).with(With::Run),
    row("three of a kind", Shape::Three, Front::Others, reading::CA_LOGICAL_WAY).of(BELOW_ACES),
    row("three aces", Shape::Three, Front::OneOfFirst, reading::CA_LOGICAL_WAY).of(ACES),
    row("one pair", Shape::Pair, Front::Others, reading::CA_LOGICAL_WAY),
    row("no pair", Shape::Nothing, Front::Others, reading::CA_LOGICAL_WAY),
] };
