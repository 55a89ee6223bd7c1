//! Texas Hold 'Em against the dealer: Great Britain, section 11, and what its four games share.
//!
//! Two hole cards to each seat and to the dealer, five communal cards, and the best five of the
//! seven. The games differ in when the communal cards come, in what may be wagered before them
//! and in what the dealer needs to qualify.

mod bonus;
#[cfg(test)]
mod bonus_progressive_tests;
#[cfg(test)]
mod bonus_tests;
mod casino;
#[cfg(test)]
mod casino_progressive_tests;
#[cfg(test)]
mod casino_tests;
#[cfg(test)]
mod tests;
mod two_way;
#[cfg(test)]
mod two_way_tests;
mod ultimate;
#[cfg(test)]
mod ultimate_table_tests;
#[cfg(test)]
mod ultimate_tests;

pub use bonus::{BONUS, BONUS_PROGRESSIVE};
pub use casino::{CASINO, CASINO_PROGRESSIVE};
pub use two_way::TWO_WAY;
pub use ultimate::ULTIMATE;

use super::facts::OwnBest;
use super::{Casino, Run, Strength};
use hands::Category;
use law::{Cite, uk};
use table::{Cites, Meter, Source};

/// The worst pair of twos: below it lie the sets of five ranks that are no straight, 1287 of
/// thirteen ranks less the ten straights.
const PAIR: u16 = 1287 - 10 + 1;

/// 11.87: the worst pair of fours. Each pair has 220 sets of three other ranks.
const PAIR_OF_FOURS: u16 = PAIR + 2 * 220;

/// 11.64, 11.108: a pair or better.
fn has_pair(dealer: Strength) -> bool {
    dealer.number >= PAIR
}

/// Whether a seat's best hand, with a hole card in it or not, is of that kind.
fn best(hand: OwnBest, kind: Category) -> bool {
    hand.kind == kind
}

/// A meter for a unit that the house posts (`reading:uk-progressive-stake`); 2.7.b binds what it
/// grows by (`reading:uk-progressive-feed`).
const METER: Meter = Meter::plain(1).grows_by_at_least(70, uk::R2_7_B);

/// The rules behind a table whose first wagers are made by one rule.
const fn cites(wagers: Cite) -> Cites {
    Cites {
        closed: wagers,
        touched: wagers,
        pack: uk::R11_3,
        order: uk::R11_15,
        wagers,
        coverage: uk::R11_13,
        returned: uk::R11_13,
        aggregate: uk::R11_2,
        seats: uk::R11_9,
        decisions: uk::R11_14,
        meter: uk::R2_7,
        envy: uk::R11_2,
        oral: None,
    }
}

/// The house banks; a progressive pays from its meter (`reading:uk-progressive-source`).
const fn house(offered: Cite, within: Option<Cite>) -> Run {
    Run::House(Casino {
        seats: (1, 7),
        limits: uk::R11_5,
        within,
        unnoticed: None,
        offered,
        alone: uk::R11_9,
        awards: |_| Source::ToppedMeter,
        ceiling: |_| None,
    })
}
