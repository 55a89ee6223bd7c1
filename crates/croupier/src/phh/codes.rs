//! The format's codes for games, and the games of ours that they are.

use pots::variants::histories::{self, SINGLE_DRAW, TRIPLE_DRAW};
use pots::{Limit, Variant, variants};

/// A code: the game's id here, and the limit.
struct Code {
    word: &'static str,
    id: &'static str,
    limit: Limit,
}

const CODES: [Code; 11] = [
    Code { word: "FT", id: "ca/texas-holdem", limit: Limit::Fixed },
    Code { word: "NT", id: "ca/no-limit-poker", limit: Limit::No },
    Code { word: "NS", id: "ca/short-deck-holdem", limit: Limit::No },
    Code { word: "PO", id: "ca/omaha", limit: Limit::Pot },
    Code { word: "FO/8", id: "ca/omaha-hi-lo", limit: Limit::Fixed },
    Code { word: "F7S", id: "ca/seven-card-stud", limit: Limit::Fixed },
    Code { word: "F7S/8", id: "ca/seven-card-stud-hi-lo-8", limit: Limit::Fixed },
    Code { word: "FR", id: "ca/razz", limit: Limit::Fixed },
    Code { word: "N2L1D", id: SINGLE_DRAW.id, limit: Limit::No },
    Code { word: "F2L3D", id: TRIPLE_DRAW.id, limit: Limit::Fixed },
    Code { word: "FB", id: "ca/badugi", limit: Limit::Fixed },
];

/// The game and limit of a code. Games that the format has no code for go by their own ids, and
/// `id:limit` where it is not their first limit.
pub(super) fn game(code: &str) -> Option<(&'static Variant, Limit)> {
    let found = CODES.iter().find(|known| known.word == code);
    if let Some(known) = found {
        let variant = histories::GAMES.into_iter().find(|variant| variant.id == known.id);
        return variant.map(|variant| (variant, known.limit));
    }
    let (id, word) = code.split_once(':').unwrap_or((code, ""));
    let variant = variants::find(id)?;
    let limit = variant.limits.iter().copied().find(|limit| limit.word() == word);
    match (limit, word) {
        (Some(limit), _) => Some((variant, limit)),
        (None, "") => Some((variant, variant.limits[0])),
        (None, _) => None,
    }
}

/// The code of a game.
pub(super) fn code(variant: &Variant, limit: Limit) -> String {
    let known = CODES.iter().find(|known| known.id == variant.id && known.limit == limit);
    match known {
        Some(known) => known.word.to_owned(),
        None if limit == variant.limits[0] => variant.id.to_owned(),
        None => format!("{}:{}", variant.id, limit.word()),
    }
}

/// Every code of the format.
pub(super) fn all() -> Vec<&'static str> {
    CODES.iter().map(|known| known.word).collect()
}
