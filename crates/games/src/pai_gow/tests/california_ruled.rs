//! Irregularities of California's pai gow poker, for the table of rules that they share.

use super::california_alike::{KINGS, QUEEN};
use super::figure;
use crate::check::{Banked, open, seat};
use table::{Ask, Outcome, Verbs as _};

/// A table dealt up to the first decision.
pub(super) fn at_first_decision(game: Banked) -> Box<dyn table::Table> {
    let mut table = open(game.id, "");
    table.bank(seat("7"), money::Cents::dollars(1000), Some(seat("1"))).expect("banks");
    for n in ["1", "2"] {
        let bet = table::Bet::new(seat(n), "base", money::Cents::dollars(10));
        table.stake(&bet).expect("a wager");
    }
    table.close().expect("closed");
    let all = format!("{KINGS} 2h 2d 3s 5c 7h 8s Ts {QUEEN}");
    for card in cards::parse_any_cards(&all).expect("cards") {
        table.deal(card).expect("a card");
    }
    table
}

pub(super) fn opens_last(game: Banked, rule: &str) {
    let mut table = at_first_decision(game);
    assert!(table.show().is_err());
    let early = table.decide(seat("7"), "house-way").expect_err("not open");
    assert_eq!(early.rule.map(|r| r.id), Some(rule));
    table.decide(seat("1"), "house-way").expect("set");
    table.decide(seat("2"), "house-way").expect("set");
    assert!(matches!(table.next(), Ask::Show { of, .. } if of == "dealer"));
}

/// Invokes a rule before the next step of a table.
pub(super) fn rule_on(
    table: &mut dyn table::Table,
    rule: &str,
    parts: &str,
) -> Result<(), table::Refusal> {
    let mut ruling = table::Ruling { rule: rule.to_string(), ..table::Ruling::default() };
    let words: Vec<&str> = parts.split_whitespace().collect();
    for pair in words.chunks(2) {
        match pair[0] {
            "seat" => ruling.seat = Some(seat(pair[1])),
            _ => ruling.card = Some(pair[1].parse().expect("a card")),
        }
    }
    table.rule(&ruling)
}

/// Plays a table to its end, everybody by the logical way.
pub(super) fn to_the_end(table: &mut dyn table::Table, cards: &str) -> table::Settlement {
    let mut cards = cards::parse_any_cards(cards).expect("cards").into_iter();
    loop {
        match table.next() {
            Ask::Card { .. } => table.deal(cards.next().expect("a card")).expect("dealt"),
            Ask::Decide { seat } => table.decide(seat, "house-way").expect("decided"),
            Ask::Show { .. } => table.show().expect("shown"),
            _ => return table.settle().expect("settled"),
        }
    }
}

pub(super) fn opened_early(game: Banked, rule: &str) {
    let mut table = at_first_decision(game);
    table.decide(seat("1"), "set 4s 6c").expect("set");
    rule_on(table.as_mut(), rule, "").expect("ruled");
    assert!(matches!(table.next(), Ask::Show { of, .. } if of == "dealer"));
    let settlement = to_the_end(table.as_mut(), "");
    let results: Vec<Outcome> = settlement.lines.iter().map(|line| line.result).collect();
    assert_eq!(results, [Outcome::Pushes, Outcome::Pushes]);
    let mut table = at_first_decision(game);
    table.decide(seat("1"), "house-way").expect("set");
    table.decide(seat("2"), "house-way").expect("set");
    assert!(rule_on(table.as_mut(), rule, "").is_err());
}

/// A table with one card dealt.
pub(super) fn in_the_deal(game: Banked) -> Box<dyn table::Table> {
    let mut table = open(game.id, "");
    table.bank(seat("7"), money::Cents::dollars(1000), Some(seat("1"))).expect("banks");
    let bet = table::Bet::new(seat("1"), "base", money::Cents::dollars(10));
    table.stake(&bet).expect("a wager");
    table.close().expect("closed");
    table.deal("Kh".parse::<cards::AnyCard>().expect("a card")).expect("a card");
    table
}

pub(super) fn joker_or_ace(game: Banked, rule: &str) {
    for card in ["X", "Ad"] {
        let mut table = in_the_deal(game);
        rule_on(table.as_mut(), rule, &format!("card {card}")).expect("ruled");
        let settlement = table.settle().expect("void");
        assert_eq!(settlement.lines[0].result, Outcome::Void);
    }
    assert!(rule_on(in_the_deal(game).as_mut(), rule, "card 9d").is_err());
}

/// The rule of a boxed card in the same text.
pub(super) fn boxed_rule(rule: &str) -> String {
    format!("{}8.a", rule.strip_suffix("6.b").unwrap_or(rule))
}

pub(super) fn second_card(game: Banked, rule: &str) {
    let mut table = in_the_deal(game);
    assert!(rule_on(table.as_mut(), rule, "card 9d").is_err());
    rule_on(table.as_mut(), &boxed_rule(rule), "card 9d").expect("the first");
    // Invoked as one more boxed card, it is refused by the rule of the misdeal.
    let refused = rule_on(table.as_mut(), &boxed_rule(rule), "card 8d").expect_err("a misdeal");
    assert_eq!(refused.rule.map(|by| by.id), Some(rule));
    rule_on(table.as_mut(), rule, "card 8d").expect("the second");
    assert_eq!(table.settle().expect("void").lines[0].result, Outcome::Void);
}

pub(super) fn looked(game: Banked, rule: &str) {
    assert!(rule_on(in_the_deal(game).as_mut(), rule, "").is_err());
    let mut table = at_first_decision(game);
    rule_on(table.as_mut(), rule, "").expect("ruled");
    assert_eq!(table.settle().expect("void").lines[0].result, Outcome::Void);
    let mut table = at_first_decision(game);
    table.decide(seat("1"), "house-way").expect("set");
    table.decide(seat("2"), "house-way").expect("set");
    // One open card is enough for 6.c; 6.d prints no moment.
    table.show().expect("a card of the player-dealer's");
    let late = rule_on(table.as_mut(), rule, "");
    assert_eq!(late.is_err(), rule.ends_with("6.c"), "{late:?}");
}

pub(super) fn one_looked(game: Banked, rule: &str) {
    let mut table = at_first_decision(game);
    rule_on(table.as_mut(), rule, "seat 1").expect("ruled");
    assert!(matches!(table.next(), Ask::Decide { seat: asked, .. } if asked == seat("2")));
    assert!(rule_on(table.as_mut(), rule, "seat 1").is_err());
    let second = rule_on(table.as_mut(), rule, "seat 2").expect_err("two have looked");
    assert!(second.rule.is_some_and(|by| by.id.ends_with("/6.c")), "{second:?}");
    to_the_end(table.as_mut(), "");
    assert_eq!(figure(table.as_ref(), "seat1"), "Kh Kd 4s 6c 8h / As Jc");
}

pub(super) fn boxed(game: Banked, rule: &str) {
    let mut table = in_the_deal(game);
    let refused = rule_on(table.as_mut(), rule, "card Ad").expect_err("a misdeal");
    let misdeal = format!("{}6.a", rule.strip_suffix("8.a").expect("its rule"));
    assert_eq!(refused.rule.map(|by| by.id), Some(misdeal.as_str()));
    rule_on(table.as_mut(), rule, "card 9d").expect("ruled");
    // The next card takes its place, and the boxed one is gone.
    let nine = "9d".parse::<cards::AnyCard>().expect("a card");
    assert!(table.deal(nine).is_err());
    let rest = KINGS.strip_prefix("Kh ").expect("the first card is out");
    to_the_end(table.as_mut(), &format!("{rest} {QUEEN}"));
    assert_eq!(figure(table.as_ref(), "seat1"), "Kh Kd 4s 6c 8h / As Jc");
}

pub(super) fn exposed(game: Banked, rule: &str) {
    let mut table = in_the_deal(game);
    rule_on(table.as_mut(), rule, "card 9d").expect("ruled");
    // Five more for the seat, seven for the player-dealer, then the replacement.
    for card in cards::parse_any_cards("Kd 4s 6c 8h As").expect("cards") {
        assert!(matches!(table.next(), Ask::Card { to, .. } if to == "seat1"));
        table.deal(card).expect("a card");
    }
    for card in cards::parse_any_cards(QUEEN).expect("cards") {
        assert!(matches!(table.next(), Ask::Card { to, .. } if to == "dealer"));
        table.deal(card).expect("a card");
    }
    assert!(matches!(table.next(), Ask::Card { to, .. } if to == "seat1"));
    to_the_end(table.as_mut(), "Jc");
    assert_eq!(figure(table.as_ref(), "seat1"), "Kh Kd 4s 6c 8h / As Jc");
}
