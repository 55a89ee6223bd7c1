//! Irregularities that Hawaiian Blackjack and 9½ rule on alike.
//!
//! Rules: table

use crate::check::{bets, open, seat, written};
use crate::testing::Looks as _;
use ::law::testing::{RuleTable, rules};
use money::Cents;
use table::{Ask, Face, Outcome, Party, Ruling, Settlement, Table, Verbs as _, Viewer, What};

/// A text: its table, and hands of the first deal that may draw; the dealer's stands.
#[derive(Clone, Copy)]
struct Text {
    id: &'static str,
    hands: [&'static str; 3],
}

fn text(book: &'static str) -> Text {
    match book {
        "ca:hawaiian-blackjack/" => {
            Text { id: "ca/hawaiian-blackjack", hands: ["Th 5c", "9h 6c", "Tc 8d"] }
        }
        _ => Text { id: "ca/nine-and-a-half", hands: ["5h", "4h", "7c"] },
    }
}

const TABLE: RuleTable<Text, 2> = RuleTable {
    books: ["ca:hawaiian-blackjack/", "ca:nine-and-a-half/"],
    rows: &[
        rules(["12.a", "13"], "a hidden card that was seen as it was dealt", dead_dealers),
        rules(["14 15", "17 18"], "a card that came too early", early),
        rules(["", "14"], "a boxed card", boxed),
        rules(["13", "16"], "a card given out of turn", out_of_turn),
        rules(["17.a", "20"], "a seat passed over", passed_over),
        rules(["18", "21"], "cards where no wager lies", no_wager),
        rules(["19.a", "22.a"], "a hand that was miscalled", miscalled),
        rules(["19.b", "22.b"], "the same, found too late", miscalled_late),
    ],
};

#[test]
fn the_texts_rule_alike() {
    TABLE.check(text);
}

impl Text {
    /// A table that seat 8 banks with so much, $10 lying at seats 1 and 2, and no card dealt.
    fn laid(self, set: &str, put_up: i64) -> Box<dyn Table> {
        let mut table = open(self.id, set);
        lay(table.as_mut(), put_up);
        table
    }

    /// The cards of the first deal, in the order in which they are dealt.
    fn first_cards(self) -> Vec<&'static str> {
        let hands = self.hands.map(|hand| hand.split(' ').collect::<Vec<_>>());
        (0..hands[0].len()).flat_map(|at| hands.clone().map(|hand| hand[at])).collect()
    }

    /// A table with all first cards but so many.
    fn short(self, by: usize) -> Box<dyn Table> {
        let mut table = self.laid("", 1000);
        let cards = self.first_cards();
        deal(table.as_mut(), &cards[..cards.len() - by].join(" "));
        table
    }
}

fn lay(table: &mut dyn Table, put_up: i64) {
    table.bank(seat("8"), Cents::dollars(put_up), None).expect("a bank");
    for n in ["1", "2"] {
        table.stake(&bets(n, "base 10").remove(0)).expect("a wager");
    }
    table.close().expect("closed");
}

fn deal(table: &mut dyn Table, cards: &str) {
    for card in cards::parse_any_cards(cards).expect("cards") {
        table.deal(card).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
}

/// Shows what is to be shown, and settles.
fn end(table: &mut dyn Table) -> Settlement {
    while matches!(table.next(), Ask::Show { .. }) {
        table.show().expect("shown");
    }
    table.settle().unwrap_or_else(|refusal| panic!("{refusal}"))
}

fn lines(settled: &Settlement) -> Vec<String> {
    settled.lines.iter().map(written).collect()
}

fn ruling(rule: &str, n: &str) -> Ruling {
    let seat = (!n.is_empty()).then(|| seat(n));
    Ruling { rule: rule.into(), seat, ..Ruling::default() }
}

fn seen(rule: &str, card: &str) -> Ruling {
    let card = (!card.is_empty()).then(|| card.parse().expect("a card"));
    Ruling { card, disclosed: Some(card.is_some()), ..ruling(rule, "") }
}

/// The rule that refuses a ruling.
#[track_caller]
fn refusal(table: &mut dyn Table, ruling: &Ruling) -> String {
    let before = table.state();
    let refusal = table.rule(ruling).expect_err("refused");
    assert_eq!(table.state(), before);
    refusal.rule.map(|rule| rule.id.to_string()).unwrap_or_default()
}

#[track_caller]
fn asked(table: &dyn Table, n: &str) {
    assert_eq!(table.next(), Ask::Decide { seat: seat(n) });
}

fn dead_dealers(text: Text, rule: &str) {
    let mut table = text.short(1);
    let due = table.wants();
    assert_eq!(due, Some(("dealer".into(), Face::Down)));
    table.rule(&seen(rule, "2d")).unwrap();
    assert_eq!((table.in_shoe("2d"), table.wants()), (7, due));
    let public = table.whats(Viewer::Public);
    let open = |what: &What| matches!(what, What::Ruled { ruling, .. } if ruling.card.is_some());
    assert!(public.iter().any(open), "everybody saw it");
    let unnamed = Ruling { disclosed: Some(true), ..ruling(rule, "") };
    if text.id == "ca/nine-and-a-half" {
        assert_eq!(refusal(table.as_mut(), &unnamed), rule);
    }
    assert_eq!(refusal(text.short(2).as_mut(), &seen(rule, "2d")), rule, "seat 2 is due a card");
    assert_eq!(refusal(text.short(0).as_mut(), &seen(rule, "2d")), rule, "the deal is over");
}

fn early(text: Text, rule: &str) {
    for by in [1, 2] {
        let mut table = text.short(by);
        let due = table.wants();
        table.rule(&seen(rule, "")).unwrap();
        assert_eq!((table.in_shoe("2d"), table.wants()), (8, due.clone()), "unseen");
        table.rule(&seen(rule, "2d")).unwrap();
        assert_eq!((table.in_shoe("2d"), table.wants()), (7, due), "seen");
        for (card, disclosed) in [("2d", false), ("", true)] {
            let unclear = Ruling { disclosed: Some(disclosed), ..seen(rule, card) };
            assert_eq!(refusal(table.as_mut(), &unclear), rule);
        }
    }
    assert_eq!(refusal(text.short(0).as_mut(), &seen(rule, "2d")), rule, "no card is due");
}

fn boxed(text: Text, rule: &str) {
    let mut table = text.short(2);
    let due = table.wants();
    let boxed = Ruling { card: Some("2d".parse().expect("a card")), ..ruling(rule, "") };
    table.rule(&boxed).unwrap();
    assert_eq!((table.in_shoe("2d"), table.wants()), (7, due));
    assert_eq!(refusal(table.as_mut(), &ruling(rule, "")), rule, "which card?");
    assert_eq!(refusal(text.short(0).as_mut(), &boxed), rule);
}

fn out_of_turn(text: Text, rule: &str) {
    let mut table = text.short(0);
    asked(table.as_ref(), "1");
    assert_eq!(refusal(table.as_mut(), &ruling(rule, "1")), rule, "it is its turn");
    assert_eq!(refusal(table.as_mut(), &ruling(rule, "3")), rule, "no hand");
    table.rule(&ruling(rule, "2")).unwrap();
    assert_eq!(table.wants().map(|(to, _)| to).as_deref(), Some("seat2"));
    deal(table.as_mut(), "2s");
    // That hand is finished, then the one that was due, and it is not asked again.
    asked(table.as_ref(), "2");
    table.decide(seat("2"), "stand").unwrap();
    asked(table.as_ref(), "1");
    assert_eq!(refusal(table.as_mut(), &ruling(rule, "2")), rule, "it stands");
    table.decide(seat("1"), "stand").unwrap();
    assert!(matches!(table.next(), Ask::Show { .. }));
}

fn passed_over(text: Text, rule: &str) {
    let mut table = text.laid("", 100);
    let cards = text.first_cards();
    deal(table.as_mut(), cards[0]);
    assert_eq!(refusal(table.as_mut(), &ruling(rule, "1")), rule, "it has its card");
    assert_eq!(refusal(table.as_mut(), &ruling(rule, "3")), rule, "it has no wager");
    table.rule(&ruling(rule, "2")).unwrap();
    assert_eq!(table.wants().map(|(to, _)| to).as_deref(), Some("dealer"));
    let rest = [cards[2]].into_iter().chain(cards.get(3).copied()).chain(cards.get(5).copied());
    deal(table.as_mut(), &rest.collect::<Vec<_>>().join(" "));
    table.decide(seat("1"), "stand").unwrap();
    let settled = end(table.as_mut());
    assert_eq!(lines(&settled)[1], format!("2 base returned 0 {rule}"));
    assert_eq!(settled.net(Party::Seat(seat("2"))), Cents::ZERO);
}

fn no_wager(text: Text, rule: &str) {
    let dead = |n: &str, cards: &str| Ruling {
        cards: cards::parse_any_cards(cards).expect("cards"),
        ..ruling(rule, n)
    };
    let mut table = text.short(1);
    let due = table.wants();
    assert_eq!(refusal(table.as_mut(), &dead("1", "2d")), rule, "seat 1 has a wager");
    let too_many = if text.hands[0].len() > 2 { "2d 3d 4d" } else { "2d 3d" };
    for cards in ["", too_many] {
        assert_eq!(refusal(table.as_mut(), &dead("3", cards)), rule, "{cards}");
    }
    table.rule(&dead("3", "2d")).unwrap();
    assert_eq!((table.in_shoe("2d"), table.wants()), (7, due));
    assert_eq!(refusal(text.short(0).as_mut(), &dead("3", "2d")), rule);
}

fn miscalled(text: Text, rule: &str) {
    let mut table = text.short(0);
    assert_eq!(refusal(table.as_mut(), &ruling(rule, "1")), rule, "it has not stood");
    table.decide(seat("1"), "stand").unwrap();
    asked(table.as_ref(), "2");
    table.rule(&ruling(rule, "1")).unwrap();
    // The player who acts finishes first.
    asked(table.as_ref(), "2");
    table.decide(seat("2"), "hit").unwrap();
    deal(table.as_mut(), "2s");
    asked(table.as_ref(), "2");
    table.decide(seat("2"), "stand").unwrap();
    asked(table.as_ref(), "1");
    table.decide(seat("1"), "hit").unwrap();
    deal(table.as_mut(), "2s");
    table.decide(seat("1"), "stand").unwrap();
    // Nor is it too late while the card is still hidden.
    table.rule(&ruling(rule, "2")).unwrap();
    asked(table.as_ref(), "2");
    table.decide(seat("2"), "stand").unwrap();
    table.show().unwrap();
    assert_eq!(refusal(table.as_mut(), &ruling(rule, "2")), rule, "the card is open");
}

fn miscalled_late(text: Text, rule: &str) {
    // The bank has $12 and would win from both; without $10 it covers $2.
    let mut table = text.laid("", 12);
    deal(table.as_mut(), &text.first_cards().join(" "));
    for n in ["1", "2"] {
        table.decide(seat(n), "stand").unwrap();
    }
    assert_eq!(refusal(table.as_mut(), &ruling(rule, "1")), rule, "the card is hidden");
    table.show().unwrap();
    table.rule(&ruling(rule, "1")).unwrap();
    assert_eq!(refusal(table.as_mut(), &ruling(rule, "1")), rule, "once");
    let settled = end(table.as_mut());
    let ends: Vec<_> =
        settled.lines.iter().map(|line| (line.seat, line.result, line.collected)).collect();
    let (none, two) = (Cents::ZERO, Cents::dollars(2));
    assert_eq!(ends, [(1, Outcome::Returned, none), (2, Outcome::Loses, two)]);
    assert_eq!(settled.lines[0].rule.id, rule);
}
