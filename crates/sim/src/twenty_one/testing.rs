//! A chart to run by, for tests and benches: what people carry for six decks of Great Britain's
//! blackjack, where a dealer has no hole card and 9 to 11 are doubled.

use super::{Act, Chart, Total};

/// The chart.
#[must_use]
pub fn basic() -> Chart<'static> {
    Chart { first: &first, later: &later, opened: &|_, _| Act::Hit, splits: &splits }
}

/// What the dealer shows, as its points: an ace is 11.
fn shown(up: Option<usize>) -> usize {
    match up {
        Some(0) => 11,
        Some(letter) => letter + 1,
        None => 0,
    }
}

fn first(total: Total, up: Option<usize>) -> Act {
    let card = shown(up);
    let doubles = match total {
        Total { points: 9, soft: false } => (3..=6).contains(&card),
        Total { points: 10 | 11, soft: false } => (2..=9).contains(&card),
        _ => false,
    };
    if doubles { Act::Double } else { later(total, up) }
}

fn later(Total { points, soft }: Total, up: Option<usize>) -> Act {
    let up = shown(up);
    let stands = match (soft, points) {
        (true, 18) => up <= 8,
        (true, _) => points >= 19,
        (false, 12) => (4..=6).contains(&up),
        (false, 13..=16) => up <= 6,
        (false, _) => points >= 17,
    };
    if stands { Act::Stand } else { Act::Hit }
}

fn splits([letter, _]: [usize; 2], up: Option<usize>) -> bool {
    let up = shown(up);
    match letter {
        0 => up <= 10,
        1 | 2 | 6 => up <= 7,
        5 => up <= 6,
        7 => up <= 9,
        8 => up <= 9 && up != 7,
        _ => false,
    }
}
