//! Showdowns, and the order of hands.

use super::{Game, read};
use crate::hand::{Ending, PotAward, Share};
use crate::ranking::{Held, Joker};
use crate::variant::Award;
use cards::AnyCard;
use money::Cents;

/// How good cards are for an award.
pub(in super::super) fn number(award: &Award, cards: &[AnyCard]) -> u16 {
    award.number(&Held { own: cards, board: &[], joker: Joker::Down })
}

/// Everybody stays in for the least with these hands, `7c 5c … | Qc 7d …`; the pot is $2 for each.
/// Who gets what is written as `low 2.00: 1 1.00, 2 1.00 (s7.e) | badugi 2.00: 2 2.00`: an award,
/// its part, the winners' seats with their shares, and the rule where it matters.
#[track_caller]
pub(in super::super) fn wins(game: &Game, hands: &str, parts: &str) {
    wins_posted(game, "", hands, parts);
}

/// The same in whole dollars; the chips that cannot be divided cite that rule.
#[track_caller]
pub(in super::super) fn odd(game: &Game, set: &str, hands: &str, parts: &str, rule: &str) {
    let outcome = wins_posted(game, &format!("chip=1 {set}"), hands, parts);
    let odd = |part: &&PotAward| part.winners.iter().any(|share| share.odd > Cents::ZERO);
    let found: Vec<&str> = outcome.awards.iter().filter(odd).map(|part| part.odd.id).collect();
    assert!(!found.is_empty() && found.iter().all(|id| *id == rule), "{found:?}");
}

#[track_caller]
fn wins_posted(game: &Game, set: &str, hands: &str, parts: &str) -> Ending {
    let hands: Vec<&str> = hands.split('|').collect();
    let outcome = game.posted(set, &hands).end();
    let parts: Vec<&str> = parts.split('|').map(str::trim).collect();
    assert_eq!(outcome.awards.len(), parts.len(), "{:?}", outcome.awards);
    for (part, expected) in outcome.awards.iter().zip(parts) {
        let share = |share: &Share| format!("{} {}", share.place + 1, share.amount.plain());
        let mut shares: Vec<String> = part.winners.iter().map(share).collect();
        shares.sort();
        let found = format!("{} {}: {}", part.award, part.amount.plain(), shares.join(", "));
        let Some((expected, rule)) = expected.split_once(" (") else {
            assert_eq!(found, expected);
            continue;
        };
        let rule = game.rule(rule.trim_end_matches(')'));
        assert_eq!((found.as_str(), part.rule.id), (expected, rule.as_str()));
    }
    outcome
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

/// `5432A > 6432A = 6432As`: each hand is better than the next, or equal to it.
#[track_caller]
pub(in super::super) fn ranks(game: &Game, name: &str, orders: &[&str]) {
    ranks_posted(game, "", name, orders);
}

#[track_caller]
pub(in super::super) fn ranks_posted(game: &Game, set: &str, name: &str, orders: &[&str]) {
    let award = award(game, set, name);
    for order in orders {
        let hands = order.split(['>', '=']).map(str::trim);
        let numbers: Vec<u16> = hands.map(|hand| number(&award, &cards(hand))).collect();
        assert!(numbers.iter().all(|number| *number > 0), "{order} {numbers:?}");
        let signs = order.chars().filter(|c| ['>', '='].contains(c));
        for (two, sign) in numbers.windows(2).zip(signs) {
            let holds = if sign == '>' { two[0] > two[1] } else { two[0] == two[1] };
            assert!(holds, "{order} {numbers:?}");
        }
    }
}
