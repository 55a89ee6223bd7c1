//! What the texts call their wagers, and the rules cited when something is asked, due or refused.

use super::round::Round;
use super::rules::{Rules, Text};
use law::Cite;
use law::uk;
use table::{Redress, Refusal, Ruling};

/// A text's own words and numbers.
pub struct Law {
    /// The wager with which a seat plays.
    pub main: &'static str,
    /// The wagers of which one lies on every hand: the main one, and that of a split.
    pub bases: &'static [&'static str],
    /// Whether the house banks.
    pub house: bool,
    /// Whether people behind a seat decide for themselves whether to double and split.
    pub behind_decides: bool,
    /// Which seat is settled first, counted from the player-dealer, where a card says so.
    pub first_action: fn(&Round) -> Option<u8>,
    /// What its book makes of a ruling.
    pub irregular: Irregular,
    /// The rules.
    pub cites: PlayCites,
}

/// What a book makes of a ruling; a refusal leaves the round as it is.
pub type Irregular = fn(&Rules, &mut Round, &Ruling) -> Result<Vec<Redress>, Refusal>;

/// The rules cited when a card is due or a decision is made.
#[derive(Clone, Copy, Debug)]
pub struct PlayCites {
    /// The first cards of a player.
    pub deal: Cite,
    /// The first cards of the dealer.
    pub dealer: Cite,
    /// How the dealer draws.
    pub dealer_draws: Cite,
    /// What the dealer does who finds a best hand.
    pub found: Cite,
    /// Nobody must draw.
    pub stand: Cite,
    /// A hand at the target draws no more.
    pub target: Cite,
    /// A hand over it.
    pub over: Cite,
    /// Doubling.
    pub double: Cite,
    /// What may be doubled, where the house has posted the narrower option.
    pub double_scores: Cite,
    /// Splitting.
    pub split: Cite,
    /// What may be split, where the house has posted the narrower option.
    pub split_pairs: Cite,
    /// Splitting again, and how many hands there may be.
    pub split_again: Cite,
    /// A pair whose hands receive one card each.
    pub split_once: Cite,
    /// Giving up.
    pub surrender: Cite,
    /// Insurance.
    pub insurance: Cite,
    /// 1 to 1 at once.
    pub even_money: Cite,
    /// Who decides.
    pub decides: Cite,
    /// Doubling behind a seat.
    pub follow_double: Cite,
    /// Splitting behind a seat.
    pub follow_split: Cite,
}

/// The law of a text.
#[must_use]
pub fn law(text: Text) -> &'static Law {
    match text {
        Text::Britain | Text::NineAndAHalf | Text::Hawaiian | Text::BlackjackPoker => &BRITAIN,
    }
}

static BRITAIN: Law = Law {
    main: "initial",
    bases: &["initial", "split"],
    house: true,
    behind_decides: true,
    first_action: |_| None,
    irregular: |_, _, ruling| {
        Err(Refusal::unknown(format!("{} is nothing that can be ruled here", ruling.rule)))
    },
    cites: PlayCites {
        deal: uk::R4_9,
        dealer: uk::R4_10,
        dealer_draws: uk::R4_14,
        found: uk::R4_14,
        stand: uk::R4_12,
        target: uk::R4_13,
        over: uk::R4_16,
        double: uk::R4_24,
        double_scores: uk::R4_24_A,
        split: uk::R4_25,
        split_pairs: uk::R4_25_A,
        split_again: uk::R4_28,
        split_once: uk::R4_26,
        surrender: uk::R4_22,
        insurance: uk::R4_19,
        even_money: uk::R4_20,
        decides: uk::R4_22,
        follow_double: uk::R4_24,
        follow_split: uk::R4_29,
    },
};
