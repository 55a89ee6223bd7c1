//! What the texts call their wagers, and the rules cited when something is asked, due or refused.

use super::round::{Round, Wrong};
use super::rules::Text;
use cards::Rank;
use law::Cite;
use law::ca::{blackjack_poker as bjp, hawaiian_blackjack as hbj, nine_and_a_half as nine};
use law::uk;

/// A text's own words and numbers.
pub struct Law {
    /// The wager with which a seat plays.
    pub main: &'static str,
    /// The wagers of which one lies on every hand: the main one, and that of a split.
    pub bases: &'static [&'static str],
    /// Whether the house banks.
    pub house: bool,
    /// What people behind a seat have to say.
    pub behind: Behind,
    /// Which seat is settled first, counted from the player-dealer, where a card says so.
    pub first_action: fn(&Round) -> Option<u8>,
    /// Whether the wager of a split is measured by the main one, whatever lies on the hand.
    pub by_first: bool,
    /// How many may have a part in a bank, where a rule says so.
    pub partners: Option<(u8, Cite)>,
    /// The rule by which a seat that was passed over pays no fee on its next hand.
    pub courtesy: Option<Cite>,
    /// What its book makes of rulings, by rule.
    pub irregular: &'static [(Cite, Wrong)],
    /// The rules.
    pub cites: PlayCites,
}

/// What people behind a seat have to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behind {
    /// Each decides whether to double and split.
    Decides,
    /// They follow the seat.
    Follows,
    /// They follow whoever has the most money on the hand.
    MostDecides,
}

/// The rules cited when a card is due or a decision is made.
#[derive(Clone, Copy, Debug)]
pub struct PlayCites {
    /// The first cards of a player.
    pub deal: Cite,
    /// The first cards of the dealer.
    pub dealer: Cite,
    /// When the dealer draws.
    pub dealer_draws: Cite,
    /// When the dealer stands.
    pub dealer_stands: Cite,
    /// That the dealer stands on soft 17, or draws, where a house posts which.
    pub dealer_soft: Option<[Cite; 2]>,
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
    /// The second card of a split hand.
    pub split_card: Cite,
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
        Text::Britain => &BRITAIN,
        Text::NineAndAHalf => &NINE,
        Text::Hawaiian => &HAWAIIAN,
        Text::BlackjackPoker => &BLACKJACK_POKER,
    }
}

static BRITAIN: Law = Law {
    main: "initial",
    bases: &["initial", "split"],
    house: true,
    behind: Behind::Decides,
    first_action: |_| None,
    by_first: false,
    partners: None,
    courtesy: None,
    irregular: &[],
    cites: PlayCites {
        deal: uk::R4_9,
        dealer: uk::R4_10,
        dealer_draws: uk::R4_14,
        dealer_stands: uk::R4_14,
        dealer_soft: Some([uk::R4_15_A, uk::R4_15_B]),
        found: uk::R4_14,
        stand: uk::R4_12,
        target: uk::R4_13,
        over: uk::R4_16,
        double: uk::R4_24,
        double_scores: uk::R4_24_A,
        split: uk::R4_25,
        split_pairs: uk::R4_25_A,
        split_again: uk::R4_28,
        split_card: uk::R4_26,
        split_once: uk::R4_26,
        surrender: uk::R4_22,
        insurance: uk::R4_19,
        even_money: uk::R4_20,
        decides: uk::R4_22,
        follow_double: uk::R4_24,
        follow_split: uk::R4_29,
    },
};

static NINE: Law = Law {
    main: "base",
    bases: &["base"],
    house: false,
    behind: Behind::Follows,
    first_action: |_| None,
    by_first: false,
    partners: None,
    courtesy: None,
    irregular: &[
        (nine::R13, Wrong::DeadDealers),
        (nine::R14, Wrong::Boxed),
        (nine::R16, Wrong::OutOfTurn),
        (nine::R17, Wrong::Dead),
        (nine::R18, Wrong::Dead),
        (nine::R20, Wrong::PassedOver),
        (nine::R21, Wrong::NoWager),
        (nine::R22_A, Wrong::Miscalled),
        (nine::R22_B, Wrong::MiscalledLate),
    ],
    cites: PlayCites {
        deal: nine::RS4,
        dealer: nine::RS4,
        dealer_draws: nine::RS7,
        dealer_stands: nine::RS7,
        dealer_soft: None,
        found: nine::RS7,
        stand: nine::RS5,
        target: nine::RS5,
        over: nine::RS6,
        double: nine::RS5,
        double_scores: nine::RS5,
        split: nine::RS5,
        split_pairs: nine::RS5,
        split_again: nine::RS5,
        split_card: nine::RS5,
        split_once: nine::RS5,
        surrender: nine::RS5,
        insurance: nine::RS5,
        even_money: nine::RS5,
        decides: nine::RS5,
        follow_double: nine::R3,
        follow_split: nine::R3,
    },
};

/// s2: the seat that the hidden card names, the first being on the player-dealer's left.
fn first_action(round: &Round) -> Option<u8> {
    let hidden = round.dealer.get(1)?;
    let Some(card) = hidden.natural() else { return Some(7) };
    Some(match card.rank() {
        Rank::Ace | Rank::Eight => 1,
        Rank::Two | Rank::Nine => 2,
        Rank::Three | Rank::Ten => 3,
        Rank::Four | Rank::Jack => 4,
        Rank::Five | Rank::Queen => 5,
        Rank::Six | Rank::King => 6,
        Rank::Seven => 7,
    })
}

static HAWAIIAN: Law = Law {
    main: "base",
    bases: &["base", "split"],
    house: false,
    behind: Behind::MostDecides,
    first_action,
    by_first: false,
    // 9, and `reading:ca-kum-kum`.
    partners: Some((3, hbj::R9)),
    courtesy: Some(hbj::R17_B),
    irregular: &[
        (hbj::R12_A, Wrong::DeadHidden(hbj::R12_B)),
        (hbj::R13, Wrong::OutOfTurn),
        (hbj::R14, Wrong::Dead),
        (hbj::R15, Wrong::Dead),
        (hbj::R17_A, Wrong::PassedOver),
        (hbj::R18, Wrong::NoWager),
        (hbj::R19_A, Wrong::Miscalled),
        (hbj::R19_B, Wrong::MiscalledLate),
    ],
    cites: PlayCites {
        deal: hbj::RS1,
        dealer: hbj::RS1,
        dealer_draws: hbj::RD3,
        dealer_stands: hbj::RD2,
        dealer_soft: None,
        found: hbj::RD1,
        stand: hbj::RO5,
        target: hbj::RO5,
        over: hbj::RO5,
        double: hbj::RO6,
        double_scores: hbj::RS5,
        split: hbj::RS4,
        split_pairs: hbj::RS4,
        split_again: hbj::RO2,
        split_card: hbj::RO2,
        split_once: hbj::RO1,
        surrender: hbj::RO6,
        insurance: hbj::RO5,
        even_money: hbj::RO5,
        decides: hbj::RO5,
        follow_double: hbj::R3,
        follow_split: hbj::R3,
    },
};

static BLACKJACK_POKER: Law = Law {
    main: "base",
    bases: &["base", "split"],
    house: false,
    behind: Behind::Follows,
    first_action: |_| None,
    by_first: true,
    partners: None,
    courtesy: None,
    irregular: &[],
    cites: PlayCites {
        deal: bjp::RS7_A,
        dealer: bjp::RS7_A,
        dealer_draws: bjp::RS8_B,
        dealer_stands: bjp::RS8_B,
        dealer_soft: None,
        found: bjp::RS7_C,
        stand: bjp::RS8_A,
        target: bjp::RS8_A,
        over: bjp::RS8_A,
        double: bjp::RS11_A,
        double_scores: bjp::RS11_A,
        split: bjp::RS11_B,
        split_pairs: bjp::RS11_C,
        split_again: bjp::RS11_B,
        split_card: bjp::RS11_B,
        split_once: bjp::RS11_C,
        surrender: bjp::RS11_E,
        insurance: bjp::RS11_D,
        even_money: bjp::RS11_D,
        decides: bjp::RS7_D,
        follow_double: bjp::RS1_F,
        follow_split: bjp::RS1_F,
    },
};
