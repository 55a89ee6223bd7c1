//! Where the chance of a table comes from: what is done with its cards, or what is thrown.

use law::Cite;

/// Where the chance of a table comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// Cards, by this procedure.
    Cards(Procedure),
    /// A wheel or dice, and what one go is called: a spin or a throw.
    Throw(&'static str),
}

impl Chance {
    /// What one go is called, where a wheel or dice decide.
    #[must_use]
    pub const fn thrown(self) -> Option<&'static str> {
        match self {
            Chance::Cards(_) => None,
            Chance::Throw(name) => Some(name),
        }
    }

    /// What is done with the cards, where cards decide.
    #[must_use]
    pub const fn procedure(self) -> Option<Procedure> {
        match self {
            Chance::Cards(procedure) => Some(procedure),
            Chance::Throw(_) => None,
        }
    }
}

/// What is done with the cards before they are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Procedure {
    /// A shoe is shuffled, cut and marked, and dealt from until the cutting card comes out and one
    /// more round after it.
    Shoe {
        /// What becomes of the first cards.
        burn: Burn,
        /// The most cards of a round.
        round_max: u8,
    },
    /// All cards are shuffled before every round and dealt from the top.
    EachRound,
}

/// What becomes of the first cards of a shoe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Burn {
    /// They are dealt.
    None,
    /// The first is shown, and as many as its number are burned, by this rule.
    ByFirstCard(Cite),
}
