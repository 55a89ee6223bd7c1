//! Where the chance of a table comes from: what is done with its cards, or what is thrown.

use cards::Pack;
use table::{Cards, ShoeLaw};

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

    /// The same for whoever supplies it, with these cards; what can be thrown the layout says.
    #[must_use]
    pub(crate) fn of(self, pack: &Pack) -> table::Chance {
        let cards = Cards::row(pack.all().collect());
        match self {
            Chance::Cards(Procedure::Shoe { law, round_max }) => {
                table::Chance::Shoe { cards, law: law.copied(), round_max: round_max.into() }
            }
            Chance::Cards(Procedure::ShoeOf { decks, round_max })
                if pack.all().count() == 52 * usize::from(decks) =>
            {
                table::Chance::Shoe { cards, law: None, round_max: round_max.into() }
            }
            Chance::Cards(Procedure::EachRound | Procedure::ShoeOf { .. }) => {
                table::Chance::Deck { cards }
            }
            Chance::Throw(of) => table::Chance::Throw { of: of.into(), faces: Vec::new() },
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
        /// How the book has it cut, marked and burned, where it prints that.
        law: Option<&'static ShoeLaw>,
        /// The most cards of a round.
        round_max: u8,
    },
    /// So many decks are a shoe that lasts; fewer are in a machine, which shuffles them before
    /// every round. A simulation shuffles either before every round.
    ShoeOf {
        /// How many decks the shoe holds.
        decks: u8,
        /// The most cards of a round.
        round_max: u8,
    },
    /// All cards are shuffled before every round and dealt from the top.
    EachRound,
}
