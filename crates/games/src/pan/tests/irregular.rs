//! Irregularities: Super 9's own, and Pan 9's, which serve Super Pan 9 too.
//!
//! Rules: table

use super::super::testing::{Text, finish, hand, opened, refusal, seat, text};
use crate::check::{card, check, open};
use crate::testing::Looks as _;
use ::law::testing::{RuleTable, rules};
use money::Cents;
use table::{Ask, Bet, Input, Outcome, Ruling, Settlement, Table, Verbs as _, Viewer, What};

const TABLE: RuleTable<Text, 3> = RuleTable {
    books: ["ca:super-9/", "ca:pan-9-bonus-tie/", "ca:super-pan-9-bonus-tie/"],
    rows: &[
        rules(["3", "3.a 3.b", "s4.h"], "one hand for a player", one_hand),
        rules(["6.b", "6.b", ""], "a bank opened too early", early),
        rules(["9", "9", ""], "a wager changed after all was set", touched),
        rules(["12.a 12.c", "12.a 12.c", ""], "a fouled hand does not win", fouled),
        rules(["12.b", "12.b", ""], "no action behind a foul", behind_a_foul),
        rules(["13", "13", ""], "a wrong number of cards", miscounted),
        rules(["15", "", ""], "who shares a bank", partners),
        rules(["17.a", "16.a", ""], "a wrong position", wrong_place),
        rules(["17.b", "16.b", ""], "a bank of a wrong number", bank_miscounted),
        rules(["17.c", "16.c", ""], "a shoe that runs out in the deal", shoe_out),
        rules(["17.d", "16.d", ""], "two boxed cards", two_boxed),
        rules(["18", "17", ""], "no misdeal after the draw has begun", no_misdeal),
        rules(["19", "18", ""], "a shoe that runs out in the draw", refilled),
        rules(["20.a 22", "19.a 21", ""], "cards that play", plays),
        rules(["20.b", "19.b", ""], "a card exposed in the draw", exposed_draw),
        rules(["21.a 21.b", "20.a 20.b", ""], "a boxed card", boxed),
        rules(["24", "23", ""], "a card taken out by mistake", next_card),
    ],
};

#[test]
fn the_texts_rule_alike() {
    TABLE.check(text);
}

/// The number of a rule in its book.
fn number(rule: &str) -> &str {
    rule.rsplit('/').next().unwrap_or(rule)
}

fn one_hand(text: Text, rule: &str) {
    let ruling = |n| Ruling { rule: rule.into(), seat: Some(seat(n)), ..Ruling::default() };
    // Seats 1 and 2 are one player's, who plays the first: the other draws on 5.
    for (total, draws) in [(5, true), (6, false), (7, false), (4, true)] {
        let mut table = text.dealt(hand(5), hand(total), "2c 5c Kc");
        table.rule(&ruling(2)).unwrap();
        table.decide(seat(1), "stand").unwrap();
        assert_eq!(table.wants().map(|(to, _)| to).as_deref(), draws.then_some("seat2"));
    }
    let mut table = text.dealt(hand(5), hand(5), "2c 5c Kc");
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling(3))), rule);
    table.decide(seat(1), "stand").unwrap();
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling(1))), rule, "it is set");
    // Whoever has a second hand plays a first.
    let mut table = text.dealt(hand(5), hand(5), "2c 5c Kc");
    table.rule(&ruling(2)).unwrap();
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling(1))), rule, "no hand is left to play");
    let mut table = text.alone(hand(5), "2c 5c Kc");
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling(1))), rule, "one hand lies there");
}

/// Seat 8 and three more.
fn partners(text: Text, rule: &str) {
    let part = |n, dollars| Ruling {
        rule: rule.into(),
        seat: Some(seat(n)),
        amount: Some(Cents::dollars(dollars)),
        ..Ruling::default()
    };
    let mut table = open(text.game.id, "");
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&part(3, 50))), rule, "nobody banks yet");
    table.bank(seat(8), Cents::dollars(100), None).expect("a bank");
    for (n, dollars) in [(3, 50), (4, 30), (5, 10)] {
        table.rule(&part(n, dollars)).unwrap();
        let again = refusal(table.as_mut(), |t| t.rule(&part(n, 1)));
        assert_eq!(again, rule, "seat {n} shares already");
    }
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&part(6, 10))), rule, "a fifth");
    let mut closed = text.laid(8, "1: base 10");
    assert_eq!(refusal(closed.as_mut(), |t| t.rule(&part(3, 50))), rule, "wagers are closed");
}

fn early(text: Text, rule: &str) {
    let ruling = Ruling { rule: rule.into(), ..Ruling::default() };
    let mut table = text.dealt(hand(6), hand(5), "2c 5c Kc");
    table.decide(seat(1), "draw").unwrap();
    table.rule(&ruling).unwrap();
    // The open hand is seen, the second player is not asked, and draws on 5.
    opened(table.as_mut());
    assert_eq!(table.wants().expect("a card").0, "seat1");
    table.deal(card("2d")).unwrap();
    assert_eq!(table.wants().expect("a card").0, "seat2");
    let settled = finish(table.as_mut(), &[], "3d");
    assert!(settled.lines.iter().all(|line| line.result == Outcome::Wins));
    let mut table = text.laid(8, "1: base 10");
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling)), rule, "nothing is to be set");
}

fn touched(text: Text, rule: &str) {
    let ruling = |wager: &str| Ruling {
        rule: rule.into(),
        seat: Some(seat(1)),
        wager: Some(wager.into()),
        ..Ruling::default()
    };
    let mut table = text.dealt(hand(9), hand(9), "2c 5c Kc");
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling("base"))), rule, "not set yet");
    table.decide(seat(1), "stand").unwrap();
    table.decide(seat(2), "stand").unwrap();
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling("hand"))), rule);
    table.rule(&ruling("base")).unwrap();
    let settled = finish(table.as_mut(), &[], "");
    let ends: Vec<_> = settled.lines.iter().map(|line| (line.result, line.rule.id)).collect();
    assert_eq!(ends[0], (Outcome::Loses, rule));
    assert_eq!(ends[1].0, Outcome::Wins);
    // A wager that does not lie there was not changed, and who bets behind has changed nothing.
    let mut table = text.laid(8, "1: base 10 | 1+1: base 10");
    for name in ["4h", "2c", "5h", "5c", "Kh", "Kc"] {
        table.deal(card(name)).unwrap();
    }
    table.decide(seat(1), "stand").unwrap();
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling("bonus-tie"))), rule);
    table.rule(&ruling("base")).unwrap();
    let settled = finish(table.as_mut(), &[], "");
    let ends: Vec<_> = settled.lines.iter().map(|line| line.result).collect();
    assert_eq!(ends, [Outcome::Loses, Outcome::Wins]);
}

/// A round of $10 on seat 1 that is fouled, with a wager behind it.
fn foul(text: Text, rule: &str, (own, dealer): (&str, &str)) -> Settlement {
    let mut table = text.laid(8, "1: base 10 | 1+1: base 10");
    let split = |text: &str| cards::parse_cards(text).expect("cards");
    for (one, other) in split(own).into_iter().zip(split(dealer)) {
        table.deal(one).unwrap();
        table.deal(other).unwrap();
    }
    table.decide(seat(1), "house-way").unwrap();
    let (rule, seat) = (rule.into(), Some(seat(1)));
    table.rule(&Ruling { rule, seat, ..Ruling::default() }).unwrap();
    finish(table.as_mut(), &["stand"], "")
}

fn fouled(text: Text, rule: &str) {
    let by = text.rule("12.a");
    assert!(rule.starts_with(&by[..by.len() - 1]));
    let result = |hands| foul(text, &by, hands).lines[0].result;
    // Higher: a push instead of a win. Equal and lower end as the cards say.
    assert_eq!(result((hand(8), hand(7))), Outcome::Pushes);
    assert_eq!(result((hand(8), hand(8))), Outcome::Pushes);
    assert_eq!(result((hand(7), hand(8))), Outcome::Loses);
    assert_eq!(foul(text, &by, (hand(8), hand(7))).lines[0].rule.id, by);
    let mut table = text.laid(8, "1: base 10");
    let ruling = Ruling { seat: Some(seat(1)), ..text.ruling("12.a") };
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling)), by, "no hand yet");
}

fn behind_a_foul(text: Text, rule: &str) {
    let behind = |hands| {
        let settled = foul(text, &text.rule("12.a"), hands);
        let behind = settled.lines.into_iter().find(|line| line.owner != table::Owner::Seat);
        behind.expect("a line")
    };
    for hands in [(hand(8), hand(7)), (hand(8), hand(8))] {
        let line = behind(hands);
        assert_eq!((line.result, line.rule.id), (Outcome::Returned, rule));
        assert_eq!(line.collected, Cents::ZERO);
    }
    // A hand that had no chance is lost, and what lies behind it.
    let lost = behind((hand(7), hand(8)));
    assert_eq!((lost.result, lost.collected), (Outcome::Loses, Cents::dollars(10)));
}

/// Behind a foul, a tie on 0 is a chance only where it pushes.
#[test]
fn a_low_tie_behind_a_foul() {
    for book in TABLE.books {
        let text = text(book);
        let by = text.rule("12.a");
        let mut table = text.laid(8, "1: base 10 | 1+1: base 10");
        for name in ["Kh", "Kc", "Qh", "Qc", "Jh", "Jc"] {
            table.deal(card(name)).unwrap();
        }
        table.decide(seat(1), "draw").unwrap();
        table.rule(&Ruling { rule: by, seat: Some(seat(1)), ..Ruling::default() }).unwrap();
        let settled = finish(table.as_mut(), &[], "Kd Ks");
        let ends: Vec<_> = settled.lines.iter().map(|line| line.result).collect();
        let low = [Outcome::Loses; 2];
        assert_eq!(ends, if text.low_ties { low } else { [Outcome::Pushes, Outcome::Returned] });
    }
}

fn miscounted(text: Text, rule: &str) {
    let ruling = |count, names: &str| Ruling {
        seat: Some(seat(1)),
        count,
        cards: cards::parse_any_cards(names).expect("cards"),
        ..text.ruling(number(rule))
    };
    // Four cards: 2, 5, king and ace come to eight, which beats seven, and push.
    let mut table = text.dealt(hand(7), hand(5), "2c 5c Kc");
    let wrong = [(None, ""), (Some(3), ""), (Some(2), ""), (Some(4), ""), (Some(5), "Ad As")];
    for (count, names) in wrong {
        assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling(count, names))), rule, "{count:?}");
    }
    table.rule(&ruling(Some(4), "Ad")).unwrap();
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling(Some(4), "As"))), rule, "once");
    // Nothing is asked of it any more.
    table.decide(seat(2), "draw").unwrap();
    table.deal(card("2d")).unwrap();
    let late = Ruling { seat: Some(seat(2)), ..ruling(Some(4), "3d") };
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&late)), rule, "too late");
    assert_eq!(finish(table.as_mut(), &[], "").lines[0].result, Outcome::Pushes);
    assert_eq!(table.figure("seat1").as_deref(), Some("Ad 2h 5h Kh: 8"));
    // Two cards: the third is due and is not there.
    for (two, result) in [(["3h", "5h"], Outcome::Pushes), (["2h", "4h"], Outcome::Loses)] {
        let mut table = text.laid(8, "1: base 10");
        table.deal(card(two[0])).unwrap();
        assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling(Some(1), ""))), rule, "not due");
        table.deal(card("2c")).unwrap();
        table.deal(card(two[1])).unwrap();
        table.deal(card("5c")).unwrap();
        assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling(Some(1), ""))), rule, "two");
        table.rule(&ruling(Some(2), "")).unwrap();
        assert_eq!(table.wants().expect("a card").0, "dealer");
        assert_eq!(finish(table.as_mut(), &[], "Kc").lines[0].result, result);
    }
}

/// Whether a round is void by that rule, and every wager goes back.
#[track_caller]
fn void(table: &mut dyn Table, rule: &str) {
    assert_eq!(table.next(), Ask::Settlement);
    let settled = table.settle().expect("a void round");
    assert!(settled.lines.iter().all(|line| line.rule.id == rule), "{:?}", settled.lines);
    assert!(settled.lines.iter().all(|line| line.collected == Cents::ZERO));
    assert!(settled.lines.iter().all(|line| line.pays == Cents::ZERO));
}

fn wrong_place(text: Text, rule: &str) {
    let mut table = text.laid(8, "1: base 10 | 2: base 10");
    table.deal(card("Kh")).unwrap();
    table.rule(&text.ruling(number(rule))).unwrap();
    void(table.as_mut(), rule);
    let mut table = text.dealt(hand(5), hand(5), "2c 5c Kc");
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&text.ruling(number(rule)))), rule);
}

fn bank_miscounted(text: Text, rule: &str) {
    let ruling = |count, names: &str| Ruling {
        count,
        cards: cards::parse_any_cards(names).expect("cards"),
        ..text.ruling(number(rule))
    };
    let mut table = text.dealt(hand(7), hand(8), "2c 5c Kc");
    for (count, names) in [(None, ""), (Some(3), ""), (Some(2), ""), (Some(4), "")] {
        assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling(count, names))), rule, "{count:?}");
    }
    table.rule(&ruling(Some(4), "Ad")).unwrap();
    void(table.as_mut(), rule);
    // Its third card is due and is not there.
    let mut table = text.laid(8, "1: base 10");
    for name in ["2h", "2c", "5h", "5c"] {
        table.deal(card(name)).unwrap();
    }
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling(Some(2), ""))), rule, "not due yet");
    table.deal(card("Kh")).unwrap();
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling(Some(1), ""))), rule);
    table.rule(&ruling(Some(2), "")).unwrap();
    void(table.as_mut(), rule);
}

fn shoe_out(text: Text, rule: &str) {
    let mut table = text.laid(8, "1: base 10");
    table.rule(&text.ruling(number(rule))).unwrap();
    void(table.as_mut(), rule);
    let mut table = text.dealt(hand(5), hand(5), "2c 5c Kc");
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&text.ruling(number(rule)))), rule);
}

/// The rule of a boxed card.
fn boxed_rule(text: Text) -> &'static str {
    if text.irregular == "ca:super-9/" { "21.a" } else { "20.a" }
}

fn two_boxed(text: Text, rule: &str) {
    let named = |number, name: &str| Ruling { card: name.parse().ok(), ..text.ruling(number) };
    let mut table = text.laid(8, "1: base 10");
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&named(number(rule), "6d"))), rule, "the first");
    table.rule(&named(boxed_rule(text), "6d")).unwrap();
    let second = named(boxed_rule(text), "5d");
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&second)), text.rule(boxed_rule(text)));
    table.rule(&named(number(rule), "5d")).unwrap();
    void(table.as_mut(), rule);
}

fn no_misdeal(text: Text, rule: &str) {
    let list = if rule.ends_with("18") { "17" } else { "16" };
    let mut table = text.dealt(hand(5), hand(5), "2c 5c Kc");
    let boxed = |name: &str| Ruling { card: name.parse().ok(), ..text.ruling(boxed_rule(text)) };
    table.decide(seat(1), "draw").unwrap();
    table.decide(seat(2), "draw").unwrap();
    table.rule(&boxed("6d")).unwrap();
    // The draw has begun with it: a second is passed over, and nothing else is a misdeal.
    let two = Ruling { card: "5d".parse().ok(), ..text.ruling(&format!("{list}.d")) };
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&two)), rule);
    table.deal(card("2d")).unwrap();
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&two)), rule);
    for letter in ["a", "c"] {
        refusal(table.as_mut(), |t| t.rule(&text.ruling(&format!("{list}.{letter}"))));
    }
    table.rule(&boxed("5d")).unwrap();
    let cards = cards::parse_any_cards("Ad").expect("a card");
    let bank = Ruling { count: Some(4), cards, ..text.ruling(&format!("{list}.b")) };
    table.rule(&bank).unwrap();
    void(table.as_mut(), &text.rule(&format!("{list}.b")));
}

/// Plays a shoe of two decks in this order until it is empty and a card is due; the rule by which
/// discards are shuffled then, and the table.
fn run_out(text: Text, mut cards: Vec<cards::Card>) -> (Option<&'static str>, Box<dyn Table>) {
    let mut table = open(text.game.id, "decks=2");
    loop {
        table.bank(seat(8), Cents::dollars(100), None).unwrap();
        table.stake(&Bet::new(seat(1), "base", Cents::dollars(10))).unwrap();
        table.close().unwrap();
        loop {
            match table.next() {
                Ask::Card { .. } if cards.is_empty() => return (None, table),
                Ask::Card { .. } => table.deal(cards.pop().expect("a card")).unwrap(),
                Ask::Show { .. } => table.show().unwrap(),
                Ask::Decide { seat } => table.decide(seat, "house-way").unwrap(),
                Ask::Shuffle { rule } => return (Some(rule.id), table),
                _ => break,
            }
        }
        table.settle().unwrap();
        table.clear().unwrap();
    }
}

fn refilled(text: Text, rule: &str) {
    let pack = crate::check::pack(text.game.id, "decks=2");
    let all: Vec<cards::Card> = pack.cards().collect();
    let orders = [5, 7, 11, 13, 17, 19, 23, 25, 29, 31, 35, 37, 41, 43, 47];
    let mut ends = [0, 0];
    for stride in orders {
        let cards = (0..all.len()).map(|i| all[i * stride % all.len()]).collect();
        let (by, mut table) = run_out(text, cards);
        ends[usize::from(by.is_some())] += 1;
        if by.is_none() {
            // In the deal it is not filled: a misdeal.
            assert!(table.tell(Input::Shuffle {}).is_err());
            continue;
        }
        assert_eq!(by, Some(rule));
        let lying = super::super::testing::dealing(&*table).len() as u32;
        table.tell(Input::Shuffle {}).unwrap();
        // All cards but those that lie on the table, and the draw goes on.
        assert_eq!(table.sight(Viewer::Croupier).shoe, Some(72 - lying));
        assert!(table.wants().is_some());
        assert!(table.tell(Input::Shuffle {}).is_err());
    }
    assert!(ends.iter().all(|count| *count > 0), "{ends:?}");
}

fn plays(text: Text, rule: &str) {
    let ruling = text.ruling(number(rule));
    let mut table = text.laid(8, "1: base 10");
    table.deal(card("Kh")).unwrap();
    table.rule(&ruling).unwrap();
    for name in ["2c", "3h", "5c", "5h", "Kc"] {
        table.deal(card(name)).unwrap();
    }
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling)), rule, "nothing is dealt");
    let settled = finish(table.as_mut(), &["stand"], "");
    assert_eq!(settled.lines[0].result, Outcome::Wins);
    // In the draw a card off the table plays, and an exposed one does not.
    let mut table = text.alone(hand(5), "2c 5c Kc");
    table.decide(seat(1), "draw").unwrap();
    let exposed =
        if text.irregular == "ca:super-9/" { ["20.a", "20.b"] } else { ["19.a", "19.b"] };
    if number(rule) == exposed[0] {
        assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling)), text.rule(exposed[1]));
    } else {
        table.rule(&ruling).unwrap();
    }
}

fn exposed_draw(text: Text, rule: &str) {
    let exposed = |n, name: &str| Ruling {
        card: name.parse().ok(),
        seat: Some(seat(n)),
        ..text.ruling(number(rule))
    };
    let mut table = text.dealt(hand(5), hand(5), "Kc Qc Jc");
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&exposed(1, "4d"))), rule, "no draw yet");
    table.decide(seat(1), "draw").unwrap();
    table.decide(seat(2), "draw").unwrap();
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&exposed(2, "4d"))), rule, "not his card");
    let before = table.in_shoe("4d");
    table.rule(&exposed(1, "4d")).unwrap();
    assert_eq!(table.in_shoe("4d"), before - 1);
    // The other's card, the open bank, its card; then the replacement, before hands are read.
    assert_eq!(table.wants().expect("a card").0, "seat2");
    table.deal(card("Kd")).unwrap();
    opened(table.as_mut());
    assert_eq!(table.wants().expect("a card").0, "dealer");
    table.deal(card("6c")).unwrap();
    assert_eq!(table.wants().expect("a card").0, "seat1");
    let settled = finish(table.as_mut(), &[], "3d");
    // With the exposed four he had nine; with the three that replaces it he has eight.
    assert_eq!(settled.lines[0].result, Outcome::Wins);
    assert_eq!(table.figure("seat1").as_deref(), Some("Kh Qh 5h 3d: 8"));
    assert_eq!(settled.lines[1].result, Outcome::Loses);
}

fn boxed(text: Text, _: &str) {
    let rule = text.rule(boxed_rule(text));
    let ruling = Ruling { card: "6d".parse().ok(), ..text.ruling(boxed_rule(text)) };
    let mut table = text.laid(8, "1: base 10");
    let before = table.in_shoe("6d");
    table.rule(&ruling).unwrap();
    assert_eq!(table.in_shoe("6d"), before - 1, "it does not play");
    for name in ["Kh", "2c", "3h", "5c", "5h", "Kc"] {
        table.deal(card(name)).unwrap();
    }
    let nameless = text.ruling(boxed_rule(text));
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&nameless)), rule);
    assert_eq!(refusal(table.as_mut(), |t| t.rule(&ruling)), rule, "nothing is dealt");
    let settled = finish(table.as_mut(), &["stand"], "");
    assert_eq!(settled.lines[0].result, Outcome::Wins);
}

fn next_card(text: Text, rule: &str) {
    let ruling = Ruling { card: "6d".parse().ok(), ..text.ruling(number(rule)) };
    let mut table = text.laid(8, "1: base 10");
    table.deal(card("Kh")).unwrap();
    table.rule(&ruling).unwrap();
    let hidden = |what: &What| matches!(what, What::Ruled { ruling, .. } if ruling.card.is_none());
    assert!(table.whats(Viewer::Public).iter().any(hidden), "it lies under the shoe");
    refusal(table.as_mut(), |t| t.deal(card("2c")));
    let left = table.in_shoe("6d");
    table.deal(card("6d")).unwrap();
    assert_eq!(table.in_shoe("6d"), left, "it had left the shoe");
    table.deal(card("3h")).unwrap();
}

#[test]
fn what_is_none_of_the_list_is_refused() {
    let round =
        "ruled ca:super-9/14 | seat1 3h 5h Kh | dealer 2c 5c Kc | 1: base 10 | act 1 stand";
    for id in ["ca/super-9", "ca/pan-9-bonus-tie", "ca/super-pan-9-bonus-tie"] {
        let round = format!("bank 8 100 | {round}");
        assert!(crate::check::play(open(id, "").as_mut(), &round).is_err());
    }
    check(
        "ca/super-9",
        "",
        "bank 8 100 | seat1 3h 5h Kh | dealer 2c 5c Kc | 1: base 10 | act 1 stand",
        "1 base wins 10 ca:super-9/s2.6.a",
    );
}
