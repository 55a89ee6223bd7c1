//! Games that are dealt from one deck, and the rule by which they are: they have no option for it,
//! and a house that posts another number breaks the rule.

use crate::common::section;
use catalog::Game;
use games::Entry;
use law::{Cite, Posted, ca, sg, uk};

/// The rule by which a game is dealt from one deck; none where a house chooses, or where nothing
/// is dealt from decks.
pub(crate) fn one_deck(game: &Game) -> Option<Cite> {
    if game.options().iter().any(|option| option.name == "decks") {
        return None;
    }
    match game {
        Game::Banked(Entry::Duel(_) | Entry::PaiGow(_), _) => Some(banked(game)),
        Game::Banked(..) => None,
        Game::Pot(variant) => Some(variant.cites.deck),
        Game::Points(game) => Some(game.deck()),
    }
}

fn banked(game: &Game) -> Cite {
    match (game.id().split_once('/'), game.id()) {
        (Some(("sg", _)), _) => sg::R2_1,
        (Some(("uk", _)), _) => match section(game) {
            5 => uk::R5_3,
            7 => uk::R7_3,
            11 => uk::R11_3,
            12 => uk::R12_3,
            _ => uk::R13_3,
        },
        (_, "ca/three-card-poker-6-card-bonus") => ca::three_card_poker_6_card_bonus::RS4_2,
        (_, "ca/ultimate-texas-holdem") => ca::ultimate_texas_holdem::R1_B,
        _ => own(game),
    }
}

/// The first rule of a game, which stands for its section.
fn own(game: &Game) -> Cite {
    let listing = catalog::listing(game.id()).ok();
    let first = listing.and_then(|listing| listing.rules.first().copied());
    first.unwrap_or(ca::general::R1_A)
}

/// Whether a posting says of its game what is so anyway: that it is dealt from one deck.
pub(crate) fn says_one(game: &Game, posted: &Posted) -> bool {
    posted.get("decks").is_some_and(|decks| decks == "1") && one_deck(game).is_some()
}

/// Whether a number of decks is posted that the book of the game fixes.
pub(crate) fn is_fixed(game: &Game, name: &str, posted: &str) -> bool {
    name == "decks" && posted.parse::<u32>().is_ok() && one_deck(game).is_some()
}
