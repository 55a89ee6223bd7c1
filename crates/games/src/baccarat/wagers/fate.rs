//! Fate 38 Progressive: the player's third card is an 8 and the banker stands on a two-card 3.
//! 30-2899.07(8)(f).
//!
//! With the usual table of play a banker's two-card 3 facing three cards has met an 8, so the
//! coup alone tells.

use crate::baccarat::facts::{Common, Fate, Suits};
use law::{Cite, co};
use table::{Due, Kind, Meter, Pay, PayTable, Ruled, Wager, flat, pays, share};

const RULE: Cite = co::R2899_07_8_F;

fn fate(s: Suits) -> bool {
    s.coup.banker_is(2, 3) && s.coup.player_cards == 3
}

fn plain(s: Suits) -> bool {
    fate(s) && s.all == Common::Mixed
}

/// A final two-card 3 without Fate 38 (`reading:co-fate-any-3`).
fn other_three(s: Suits) -> bool {
    s.coup.banker_is(2, 3) && !fate(s)
}

/// Suited (100 percent where `None`), same colour, tie, player win, banker win, any two-card 3.
const fn lines(posted: &'static str, suited: Option<i64>, rows: [i64; 5]) -> [Ruled<Fate>; 8] {
    let suited = match suited {
        Some(dollars) => flat(dollars),
        None => share(100),
    };
    let three = if rows[4] == 0 { Due::Fixed(Pay::Lose) } else { flat(rows[4]) };
    [
        pays(posted, |Fate(s)| fate(s) && s.all == Common::Posted, share(100), RULE),
        pays(
            "Fate 38, both hands suited",
            |Fate(s)| fate(s) && s.all == Common::Suit,
            suited,
            RULE,
        ),
        pays(
            "Fate 38, both hands same colour",
            |Fate(s)| fate(s) && s.all == Common::Colour,
            flat(rows[0]),
            RULE,
        ),
        pays("Fate 38, tie", |Fate(s)| plain(s) && s.coup.tie(), flat(rows[1]), RULE),
        pays(
            "Fate 38, player wins",
            |Fate(s)| plain(s) && s.coup.player_wins(),
            flat(rows[2]),
            RULE,
        ),
        pays(
            "Fate 38, banker wins",
            |Fate(s)| plain(s) && s.coup.banker_wins(),
            flat(rows[3]),
            RULE,
        ),
        pays("any banker's two-card 3", |Fate(s)| other_three(s), three, RULE),
        pays(
            "any other result",
            |Fate(s)| !s.coup.banker_is(2, 3),
            Due::Fixed(Pay::Lose),
            co::R2899_07_7_F_I,
        ),
    ]
}

const ONE: &str = "Fate 38, both hands in the posted suit";
const TWO: &str = "Fate 38, both hands in one of two posted suits";

/// The table that is won in either of two posted suits (`reading:co-fate-two-suits`).
pub const TWO_SUITS: &str = "PT-PRG-F38-04";

/// 30-2899.07(7)(f), (8)(f).
#[rustfmt::skip]
pub static PROGRESSIVE: Wager<Fate> = Wager {
    id: "fate-38-progressive", aliases: &[], title: "Fate 38 Progressive",
    kind: Kind::Progressive,
    tables: &[
        PayTable { id: "PT-PRG-F38-01", meter: Some(Meter::plain(1).grows(17).reserves(5)),
            lines: &lines(ONE, Some(2000), [300, 100, 60, 50, 10]) },
        PayTable { id: "PT-PRG-F38-02", meter: Some(Meter::plain(1).grows(17).reserves(4)),
            lines: &lines(ONE, Some(2000), [300, 200, 100, 75, 0]) },
        PayTable { id: "PT-PRG-F38-03", meter: Some(Meter::plain(1).grows(19).seeded(2000)),
            lines: &lines(ONE, None, [200, 150, 80, 50, 10]) },
        PayTable { id: TWO_SUITS, meter: Some(Meter::plain(1).grows(16).reserves(5)),
            lines: &lines(TWO, Some(2000), [400, 200, 50, 40, 8]) },
    ],
};
