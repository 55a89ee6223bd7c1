//! Showdowns, and the order of hands.

use super::{Game, read};
use crate::hand::{Outcome, PotAward, Share};
use crate::ranking::{Held, Joker};
use crate::variant::Award;
use cards::AnyCard;
use law::Cite;
use money::Cents;

/// How good cards are for an award.
pub(in super::super) fn number(award: &Award, cards: &[AnyCard]) -> u16 {
    award.number(&Held { own: cards, board: &[], joker: Joker::Down })
}

/// Everybody stays in for the least with these hands; the pot is $2 for each. Who gets what is
/// written as `low 2.00: 1 2.00`, an award, its part and the winners' seats with their shares.
#[track_caller]
pub(in super::super) fn wins(game: &Game, hands: &[&str], parts: &[&str]) -> Outcome {
    wins_posted(game, "", hands, parts)
}

/// The same in whole dollars; the chips that cannot be divided cite that rule.
#[track_caller]
pub(in super::super) fn odd(game: &Game, set: &str, hands: &[&str], parts: &[&str], rule: Cite) {
    let outcome = wins_posted(game, &format!("chip=1 {set}"), hands, parts);
    let odd = |part: &&PotAward| part.winners.iter().any(|share| share.odd > Cents::ZERO);
    let found: Vec<&str> = outcome.awards.iter().filter(odd).map(|part| part.odd.id).collect();
    assert!(!found.is_empty() && found.iter().all(|id| *id == rule.id), "{found:?}");
}

#[track_caller]
pub(in super::super) fn wins_posted(
    game: &Game,
    set: &str,
    hands: &[&str],
    parts: &[&str],
) -> Outcome {
    let outcome = game.posted(set, hands).end();
    let found: Vec<String> = outcome
        .awards
        .iter()
        .map(|part| {
            let share = |share: &Share| format!("{} {}", share.place + 1, share.amount.plain());
            let mut shares: Vec<String> = part.winners.iter().map(share).collect();
            shares.sort();
            format!("{} {}: {}", part.award, part.amount.plain(), shares.join(", "))
        })
        .collect();
    assert_eq!(found, parts);
    outcome
}

/// The parts of a pot cite these rules.
#[track_caller]
pub(in super::super) fn cites(game: &Game, outcome: &Outcome, rules: &[&str]) {
    let found: Vec<&str> = outcome.awards.iter().map(|part| part.rule.id).collect();
    let rules: Vec<String> = rules.iter().map(|rule| game.rule(rule)).collect();
    assert_eq!(found, rules);
}

fn award(game: &Game, set: &str, name: &str) -> Award {
    let stakes = game.stakes(set);
    *stakes.awards.iter().flatten().find(|award| award.name == name).expect("an award")
}

/// `75432` are ranks of different suits, `75432s` of one; with spaces they are cards.
fn cards(text: &str) -> Vec<AnyCard> {
    if text.contains(' ') {
        return read(text);
    }
    let (ranks, suits) = match text.strip_suffix('s') {
        Some(ranks) => (ranks, "sssss"),
        None => (text, "cdhsc"),
    };
    let cards = ranks.chars().zip(suits.chars());
    cards.map(|(rank, suit)| format!("{rank}{suit}").parse().expect("a card")).collect()
}

/// Each hand is better than the next.
#[track_caller]
pub(in super::super) fn falls(game: &Game, name: &str, hands: &[&str]) {
    falls_posted(game, "", name, hands);
}

#[track_caller]
pub(in super::super) fn falls_posted(game: &Game, set: &str, name: &str, hands: &[&str]) {
    let award = award(game, set, name);
    let numbers: Vec<u16> = hands.iter().map(|hand| number(&award, &cards(hand))).collect();
    assert!(numbers.iter().all(|number| *number > 0), "{hands:?} {numbers:?}");
    assert!(numbers.windows(2).all(|two| two[0] > two[1]), "{hands:?} {numbers:?}");
}

/// All hands are equal.
#[track_caller]
pub(in super::super) fn equal(game: &Game, name: &str, hands: &[&str]) {
    let award = award(game, "", name);
    let numbers: Vec<u16> = hands.iter().map(|hand| number(&award, &cards(hand))).collect();
    assert!(numbers.iter().all(|number| *number > 0 && *number == numbers[0]), "{numbers:?}");
}

/// Hands that a low chart with the ace low shares, best first: no pair, pairs, and so on.
pub(in super::super) const ACE_TO_FIVE: [&str; 12] = [
    "5432A", "KQJT9", "AA234", "KKQJT", "AA223", "KKQQJ", "AAA23", "KKKQJ", "AAA22", "KKKQQ",
    "AAAA2", "KKKKQ",
];

/// The same with the ace high and straights and flushes counted.
pub(in super::super) const DEUCE_TO_SEVEN: [&str; 19] = [
    "75432", "AKQJ9", "22345", "AAKQJ", "22334", "AAKKQ", "22234", "AAAKQ", "65432", "AKQJT",
    "75432s", "AKQJ9s", "22233", "AAAKK", "22223", "AAAAK", "65432s", "KQJT9s", "AKQJTs",
];

/// High hands, best first.
pub(in super::super) const HIGH: [&str; 19] = [
    "AKQJTs", "KQJT9s", "5432As", "AAAAK", "22223", "AAAKK", "22233", "AKQJ9s", "75432s", "AKQJT",
    "5432A", "AAAKQ", "22234", "AAKKQ", "33224", "AAKQJ", "22345", "AKQJ9", "75432",
];

/// Badugis with the ace low, best first: four cards, three, two, one.
pub(in super::super) const BADUGI: [&str; 8] = [
    "432A",
    "KQJT",
    "3c 2d Ah As",
    "Kc Qd Jh Js",
    "2c Ad 2d Ac",
    "Kc Qd Kd Qc",
    "Ac 2c 3c 4c",
    "Kc Kd Kh Ks",
];

/// And with the ace high.
pub(in super::super) const BADUGI_ACE_HIGH: [&str; 8] = [
    "5432",
    "AKQJ",
    "4c 3d 2h 2s",
    "Ac Kd Qh Qs",
    "3c 2d 3d 2c",
    "Ac Kd Ad Kc",
    "2c 3c 4c 5c",
    "Ac Ad Ah As",
];
