//! The nine games, and in what they differ.

use super::showing_tests as show;

/// A game, and what its checks must know of it.
pub(in super::super) struct Game {
    pub(super) id: &'static str,
    /// Cards down on third street.
    pub(super) down: usize,
    /// Ranks of door cards and suits of equal ones: the first brings it in.
    pub(super) doors: [&'static str; 2],
    /// Rules of the first round.
    pub(super) first: First,
    /// Cards showing from fourth to seventh street, in order: the first opens.
    pub(super) opens: [&'static [&'static str]; 4],
    /// What a street is bet in at $4-$8.
    pub(super) units: [i64; 5],
    pub(super) fees: Fees,
}

/// Rules of the first round, by number.
pub(super) struct First {
    pub(super) complete: &'static str,
    pub(super) raise: &'static str,
    pub(super) answer: &'static str,
    pub(super) cap: &'static str,
    pub(super) fold: &'static str,
}

/// Options of a game's own schedule.
pub(super) struct Fees {
    /// Three fees of a dollar for three players, and another option for them.
    pub(super) option: &'static str,
    pub(super) same: &'static str,
    /// The streets with which its second and third fee come, third street being 0.
    pub(super) streets: [usize; 2],
    /// The first of four options by time.
    pub(super) time: usize,
    /// An option for each band of players.
    pub(super) bands: [usize; 4],
}

/// The five low games.
const LOW: First = First {
    complete: "4.b.ii.2",
    raise: "4.b.ii.1",
    answer: "4.b.iii.1",
    cap: "4.b.iii.2",
    fold: "4.b.v",
};

/// The four others.
const HIGH: First = First {
    complete: "4.b.iii.2",
    raise: "4.b.iii.1",
    answer: "4.b.iv.1",
    cap: "4.b.iv.2",
    fold: "4.b.ii",
};

/// Showings of two, three and four cards; seventh street is opened like sixth.
const fn by(order: [&'static [&'static str]; 3]) -> [&'static [&'static str]; 4] {
    [order[0], order[1], order[2], order[2]]
}

const fn fees(options: [&'static str; 2], streets: [usize; 2], time: usize) -> Fees {
    Fees { option: options[0], same: options[1], streets, time, bands: [21, 27, 33, 37] }
}

/// Where the band of three begins with option 35.
const fn fees_35(streets: [usize; 2]) -> Fees {
    Fees { bands: [21, 27, 31, 35], ..fees(["35", "36"], streets, 37) }
}

#[rustfmt::skip]
static GAMES: [Game; 9] = [
    Game {
        id: "ca/razzdacey", down: 2, doors: ["KQJT98765432A", "cdhs"], first: LOW,
        opens: by(show::ACE_TO_FIVE), units: [4, 4, 8, 8, 8], fees: fees(["37", "38"], [2, 3], 39),
    },
    Game {
        id: "ca/razzdeucey", down: 2, doors: ["AKQJT98765432", "cdhs"], first: LOW,
        opens: by(show::DEUCE_TO_SEVEN), units: [4, 4, 8, 8, 8], fees: fees(["37", "38"], [2, 3], 39),
    },
    Game {
        id: "ca/super-razz", down: 3, doors: ["KQJT98765432A", "shdc"], first: LOW,
        opens: by(show::ACE_TO_FIVE), units: [4; 5], fees: fees(["37", "38"], [1, 2], 39),
    },
    Game {
        id: "ca/super-razzdacey", down: 3, doors: ["KQJT98765432A", "shdc"], first: LOW,
        opens: [show::BADUGI[0], show::BADUGI[1], show::BADUGI[2], show::ACE_TO_FIVE[2]],
        units: [4; 5], fees: fees_35([1, 2]),
    },
    Game {
        id: "ca/super-razzdeucey", down: 3, doors: ["AKQJT98765432", "shdc"], first: LOW,
        opens: by(show::BADUGI_ACE_HIGH), units: [4; 5], fees: fees(["37", "38"], [1, 2], 39),
    },
    Game {
        id: "ca/7-card-stud-hi-lo-regular", down: 2, doors: ["AKQJT98765432", "shdc"], first: HIGH,
        opens: by(show::REGULAR), units: [4, 4, 8, 8, 8], fees: fees_35([2, 3]),
    },
    Game {
        id: "ca/super-7-card-stud", down: 3, doors: ["23456789TJQKA", "cdhs"], first: HIGH,
        opens: by(show::HIGH), units: [4, 4, 8, 8, 8], fees: fees(["38", "37"], [2, 3], 39),
    },
    Game {
        id: "ca/super-7-card-stud-hi-lo", down: 3, doors: ["23456789TJQKA", "cdhs"], first: HIGH,
        opens: by(show::HIGH), units: [4, 4, 8, 8, 8], fees: fees(["38", "37"], [2, 3], 39),
    },
    Game {
        id: "ca/super-7-card-stud-hi-lo-regular", down: 3, doors: ["23456789TJQKA", "cdhs"],
        first: HIGH, opens: by(show::HIGH), units: [4, 4, 8, 8, 8],
        fees: fees(["38", "37"], [2, 3], 39),
    },
];

/// All nine.
pub(super) fn games() -> impl Iterator<Item = &'static Game> {
    GAMES.iter()
}

/// The game of a book: `ca:super-razz/`.
pub(in super::super) fn game(book: &str) -> &'static Game {
    GAMES.iter().find(|game| game.rule("") == book).expect("a game")
}
