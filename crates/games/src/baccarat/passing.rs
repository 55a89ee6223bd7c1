//! Great Britain's passing of the shoe in punto banco, 6.3 to 6.12.
//!
//! Either the house's dealer always deals, or the shoe is offered in turn to the players seated at
//! numbered places. Whoever takes it draws the cards and nothing more: the bank stays the house's.
//! It moves on when the bank loses, or when its holder passes it after a coup; if all refuse, the
//! dealer deals that coup.
//!
//! Anti-clockwise is ascending here: on the punto banco layouts the places are numbered from the
//! dealer's right, so that the next number is the next place anti-clockwise, as 6.7 has it.

use law::uk;
use table::{Office, RotaLaw, Stay, Takers};

/// 6.3: who draws the banker's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dealing {
    /// The house's dealer, always.
    House,
    /// The players in turn.
    Players,
}

/// 6.9: what the holder of the shoe may bet on (`reading:uk-shoe-holder`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShoeHolder {
    /// Anything, and a tie alone if he likes.
    Any,
    /// Nothing but a tie.
    EgaliteOnly,
}

/// How the shoe goes round: from seat 1 (6.5), and after a lost coup to everybody in turn, its
/// last holder last (6.7). 6.8: a new shoe changes neither its holder nor the order of the offer.
#[must_use]
pub const fn law(dealing: Dealing, holder: ShoeHolder) -> RotaLaw {
    RotaLaw {
        office: Office::Shoe,
        name: "shoe",
        rule: uk::R6_7,
        seated: uk::R6_8,
        turn: uk::R6_3_B,
        takers: match dealing {
            Dealing::House => Takers::House(uk::R6_4),
            Dealing::Players => Takers::Anyone,
        },
        stay: Stay::UntilLost { passes: uk::R6_10, figures: ["banker_points", "player_points"] },
        confined: match holder {
            ShoeHolder::Any => None,
            ShoeHolder::EgaliteOnly => Some((&["tie", "egalite"], uk::R6_9)),
        },
    }
}
