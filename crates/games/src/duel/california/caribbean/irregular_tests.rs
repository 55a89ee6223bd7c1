//! Caribbean Stud: rulings on cards that were seen or came out of turn.
//!
//! Rules: ca:caribbean-stud/

use super::super::testing::{go, refusal, seat, turning};
use super::tests::{GAME, ID};
use crate::check::{check, open, written};
use crate::testing::Looks as _;
use money::Cents;
use table::{Ask, Outcome, Party, Ruling, Table, Verbs as _, Viewer, What};

/// A ruling by a rule of the game, on a card that was seen or on none.
fn ruling(number: &str, card: &str) -> Ruling {
    let card = (!card.is_empty()).then(|| card.parse().expect("a card"));
    let rule = GAME.rule(number);
    let form = law::find(&rule).and_then(|rule| rule.ruled);
    let asked = form.is_some_and(|form| form.takes(law::Part::Disclosed));
    Ruling { rule, card, disclosed: asked.then_some(card.is_some()), ..Ruling::default() }
}

/// A table of four decks with one seat, and so many cards dealt.
fn dealt(cards: &str) -> Box<dyn Table> {
    let mut table = GAME.laid("decks=4", 8, "1: ante 10");
    go(table.as_mut(), cards, &[]);
    table
}

#[test]
fn rs0_d_eight_decks_are_a_shoe_that_lasts_and_four_are_in_a_machine() {
    for (decks, left) in [("decks=8", 7), ("decks=4", 4)] {
        let mut table = GAME.laid(decks, 8, "1: ante 10");
        go(table.as_mut(), "2c 3c 2d 4d 5d 5h 6d 7s 7d 3h", &["fold"]);
        table.settle().expect("settled");
        table.clear().expect("cleared");
        assert_eq!(table.in_shoe("2c"), left, "{decks}");
    }
}

#[test]
fn r8_player_dealers_card_seen_on_the_deal_is_dead_and_replaced() {
    // Seat 1 has a card, and the player-dealer is due one.
    let mut table = dealt("2c");
    table.rule(&ruling("8", "Ah")).unwrap();
    assert_eq!(table.in_shoe("Ah"), 3);
    let public = table.whats(Viewer::Public);
    let ruled = What::Ruled { ruling: ruling("8", "Ah"), moved: Vec::new() };
    assert!(public.contains(&ruled), "everybody saw it");
    assert!(matches!(table.next(), Ask::Card { to, .. } if to == "dealer"));
    // The dead ace does not count: the player-dealer has no ace and king.
    go(table.as_mut(), "Qs 2d Kd 5h 4c 7s 8h 9c 3d", &["call"]);
    let lines = table.settle().unwrap().lines;
    assert_eq!((lines[0].result, lines[1].result), (Outcome::Wins, Outcome::Pushes));
    assert_eq!(lines[0].rule.id, GAME.rule("s5"));
}

#[test]
fn r8_each_dead_card_is_replaced_even_the_one_on_top() {
    // Reading ca-caribbean-dead-cards.
    let round = "bank 8 100 | seat1 2c 2d 5h 7s 9c | dealer As Kd 4c 8h 3d | 1: ante 10 \
                 | act 1 call | ruled@2 ca:caribbean-stud/8 Ah disclosed \
                 | ruled@2 ca:caribbean-stud/8 Ad disclosed \
                 | ruled@10 ca:caribbean-stud/8 Ac disclosed";
    check(ID, "", round, "1 ante wins 10; 1 call wins 20");
}

#[test]
fn r8_applies_to_no_other_moment() {
    let rule = GAME.rule("8");
    let refused =
        |table: &mut dyn Table, card: &str| refusal(table, |table| table.rule(&ruling("8", card)));
    assert_eq!(refused(dealt("").as_mut(), "Ah"), rule, "seat 1 is due a card");
    assert_eq!(refused(dealt("2c").as_mut(), ""), rule, "a card was seen: which?");
    let all = "2c Qs 2d Kd 5h 4c 7s 8h 9c 3d";
    assert_eq!(refused(dealt(all).as_mut(), "Ah"), rule, "the deal is over");
    // A card that is no longer in the shoe cannot have been seen.
    let mut table = dealt("2c");
    for _ in 0..4 {
        table.rule(&ruling("8", "Ah")).unwrap();
    }
    assert_eq!(refused(table.as_mut(), "Ah"), GAME.rule("s0.c"));
}

#[test]
fn r9_card_that_the_player_dealer_shows_plays() {
    let mut table = dealt("2c As 2d Kd 5h 4c");
    table.rule(&ruling("9", "")).unwrap();
    go(table.as_mut(), "7s 8h 9c 3d", &[]);
    table.rule(&ruling("9", "")).unwrap();
    go(table.as_mut(), "", &["call"]);
    let lines = table.settle().unwrap().lines;
    // Ace and king still qualify, and a pair of twos beats them.
    assert_eq!((lines[1].result, lines[1].pays), (Outcome::Wins, Cents::dollars(20)));
    let rule = GAME.rule("9");
    let refused =
        |table: &mut dyn Table, card: &str| refusal(table, |table| table.rule(&ruling("9", card)));
    assert_eq!(refused(dealt("2c").as_mut(), ""), rule, "the player-dealer has no card");
    assert_eq!(refused(dealt("2c As").as_mut(), "As"), rule, "no further card leaves the shoe");
}

#[test]
fn r10_early_card_is_dealt_in_turn_if_unseen_and_dead_if_seen() {
    // Reading ca-caribbean-early-card.
    for cards in ["", "2c", "2c Qs 2d"] {
        let mut table = dealt(cards);
        let next = table.next();
        table.rule(&ruling("10", "")).unwrap();
        assert_eq!((table.next(), table.in_shoe("Ah")), (next.clone(), 4), "unseen");
        table.rule(&ruling("10", "Ah")).unwrap();
        assert_eq!((table.next(), table.in_shoe("Ah")), (next, 3), "seen");
    }
    let all = "2c Qs 2d Kd 5h 4c 7s 8h 9c 3d";
    let late = refusal(dealt(all).as_mut(), |table| table.rule(&ruling("10", "Ah")));
    assert_eq!(late, GAME.rule("10"));
}

#[test]
fn r10_a_card_is_named_exactly_when_it_was_seen() {
    for (card, disclosed) in [("Ah", false), ("", true)] {
        let unclear = Ruling { disclosed: Some(disclosed), ..ruling("10", card) };
        let rule = refusal(dealt("2c").as_mut(), |table| table.rule(&unclear));
        assert_eq!(rule, GAME.rule("10"));
    }
}

#[test]
fn r11_of_two_cards_at_once_the_one_seen_is_dead() {
    let mut table = dealt("2c Qs");
    table.rule(&ruling("11", "")).unwrap();
    assert_eq!(table.in_shoe("Kh"), 4);
    table.rule(&ruling("11", "Kh")).unwrap();
    assert_eq!(table.in_shoe("Kh"), 3);
    go(table.as_mut(), "2d Kd 5h 4c 7s 8h 9c 3d", &["fold"]);
    assert_eq!(table.settle().unwrap().lines[0].result, Outcome::Loses);
}

#[test]
fn r13_a_seat_passed_over_sits_the_hand_out() {
    let passed = |n| Ruling { seat: Some(seat(n)), ..ruling("13.a", "") };
    let wagers = "1: ante 10 | 1+1: ante 20 | 2: ante 10";
    let mut table = GAME.laid("decks=4", 8, wagers);
    go(table.as_mut(), "2c 3c Qs", &[]);
    let rule = GAME.rule("13.a");
    let refused =
        |table: &mut dyn Table, ruling: Ruling| refusal(table, |table| table.rule(&ruling));
    assert_eq!(refused(table.as_mut(), ruling("13.a", "")), rule, "which seat?");
    assert_eq!(refused(table.as_mut(), passed(3)), rule, "seat 3 has no wager");
    assert_eq!(refused(table.as_mut(), passed(2)), rule, "seat 1 is due a card, not seat 2");
    let named = Ruling { seat: Some(seat(1)), ..ruling("13.a", "Ah") };
    assert_eq!(refused(table.as_mut(), named), rule, "no card is concerned");
    table.rule(&passed(1)).unwrap();
    assert_eq!(refused(table.as_mut(), passed(1)), rule, "it is out already");
    // The others are dealt on, and nothing is asked of seat 1.
    go(table.as_mut(), "3d Kd 5h 4c 7s 8h 9c 3d", &["call"]);
    assert_eq!(turning(table.as_ref()), ["dealer", "seat2"]);
    let settled = table.settle().unwrap();
    let lines: Vec<String> = settled.lines.iter().map(written).collect();
    let back = |who: &str| format!("{who} ante returned 0 {rule}");
    assert!(lines.contains(&back("1")) && lines.contains(&back("1+1")), "{lines:?}");
    assert_eq!(lines.len(), 4);
    // Once the deal is over nobody can have been passed over.
    let mut late = dealt("2c Qs 2d Kd 5h 4c 7s 8h 9c 3d");
    assert_eq!(refused(late.as_mut(), passed(1)), rule);
}

#[test]
fn r13_a_with_nobody_left_the_hand_ends() {
    let mut table = dealt("2c Qs");
    let passed = Ruling { seat: Some(seat(1)), ..ruling("13.a", "") };
    table.rule(&passed).unwrap();
    go(table.as_mut(), "", &[]);
    assert_eq!(table.next(), Ask::Settlement);
    let settled = table.settle().unwrap();
    assert_eq!(settled.lines[0].result, Outcome::Returned);
    assert!(settled.nets().values().all(|net| *net == Cents::ZERO));
}

#[test]
fn r13_b_who_was_passed_over_pays_no_fee_on_the_next_hand() {
    let button = Ruling { seat: Some(seat(1)), ..ruling("13.b", "") };
    let fees = |table: &mut dyn Table| -> Cents {
        go(table, "2c 3c Qs 2d 3d Kd 5h 4c 7s 8h 9c 3h 6h 7d 2s", &["fold", "fold"]);
        let settled = table.settle().unwrap();
        let fee = |t: &&table::Transfer| t.to == Party::Room && t.from == Party::Seat(seat(1));
        settled.transfers.iter().filter(fee).map(|t| t.amount).sum()
    };
    let lay = |table: &mut dyn Table| {
        table.bank(seat(8), Cents::dollars(100), None).unwrap();
        for n in ["1", "2"] {
            for bet in crate::check::bets(n, "ante 10") {
                table.stake(&bet).unwrap();
            }
        }
        table.close().unwrap();
    };
    let mut table = open(ID, "decks=4 fees=F-B-1");
    lay(table.as_mut());
    assert!(fees(table.as_mut()) > Cents::ZERO);
    table.clear().unwrap();
    // A button is used on one hand.
    table.rule(&button).unwrap();
    assert_eq!(refusal(table.as_mut(), |table| table.rule(&button)), GAME.rule("13.b"));
    lay(table.as_mut());
    assert_eq!(fees(table.as_mut()), Cents::ZERO);
    table.clear().unwrap();
    lay(table.as_mut());
    let passed = Ruling { seat: Some(seat(1)), ..ruling("13.a", "") };
    table.rule(&passed).unwrap();
    go(table.as_mut(), "3c Qs 3d Kd 4c 7s 8h 9c 3h 6h", &["fold"]);
    table.settle().unwrap();
    table.clear().unwrap();
    lay(table.as_mut());
    assert_eq!(fees(table.as_mut()), Cents::ZERO, "passed over in the hand before");
}

#[test]
fn r7_three_parties_at_most_share_a_player_dealers_hand() {
    let part = |n, dollars| Ruling {
        seat: Some(seat(n)),
        amount: Some(Cents::dollars(dollars)),
        ..ruling("7", "")
    };
    let mut table = open(ID, "decks=4");
    let rule = GAME.rule("7");
    let refused =
        |table: &mut dyn Table, ruling: Ruling| refusal(table, |table| table.rule(&ruling));
    assert_eq!(refused(table.as_mut(), part(3, 10)), rule, "nobody banks yet");
    table.bank(seat(8), Cents::dollars(100), None).unwrap();
    assert_eq!(refused(table.as_mut(), part(8, 10)), rule, "the bank is seat 8's own");
    assert_eq!(refused(table.as_mut(), part(3, 0)), rule);
    table.rule(&part(3, 50)).unwrap();
    assert_eq!(refused(table.as_mut(), part(3, 10)), rule, "once each");
    assert_eq!(refused(table.as_mut(), part(4, 51)), rule, "no more than was put up");
    table.rule(&part(4, 30)).unwrap();
    table.rule(&part(5, 10)).unwrap();
    assert_eq!(refused(table.as_mut(), part(6, 10)), rule, "a fourth");
    for bet in crate::check::bets("1", "ante 10") {
        table.stake(&bet).unwrap();
    }
    table.close().unwrap();
    go(table.as_mut(), "2c Qs 2d Kd 5h 4c 7s 8h 9c 3d", &["fold"]);
    // The bank wins 10: half, three tenths and a tenth of it are theirs.
    let nets = table.settle().unwrap().nets();
    let net = |party| nets.get(&party).copied().unwrap_or(Cents::ZERO);
    let shares = [3, 4, 5].map(|n| net(Party::Seat(seat(n))));
    assert_eq!(shares, [5, 3, 1].map(Cents::dollars));
    assert_eq!(net(Party::PlayerDealer), Cents::dollars(1));
}

#[test]
fn r14_cards_at_a_seat_without_a_wager_are_dead() {
    let mut table = dealt("2c");
    let dead = |n, cards: &str| Ruling {
        seat: Some(seat(n)),
        cards: cards.split_whitespace().map(|card| card.parse().expect("a card")).collect(),
        ..ruling("14", "")
    };
    let rule = GAME.rule("14");
    let refused =
        |table: &mut dyn Table, ruling: Ruling| refusal(table, |table| table.rule(&ruling));
    assert_eq!(refused(table.as_mut(), dead(1, "Ah Kh Qh Jh Th")), rule, "seat 1 has a wager");
    for cards in ["", "Ah Kh Qh Jh", "Ah Kh Qh Jh Th 9h"] {
        assert_eq!(refused(table.as_mut(), dead(3, cards)), rule, "a hand has five cards");
    }
    assert_eq!(refused(table.as_mut(), dead(9, "Ah Kh Qh Jh Th")), GAME.rule("s4.a"));
    assert_eq!(refused(table.as_mut(), dead(8, "Ah Kh Qh Jh Th")), rule, "seat 8 banks");
    table.rule(&dead(3, "Ah Kh Qh Jh Th")).unwrap();
    assert_eq!(table.in_shoe("Th"), 3);
    let public = table.whats(Viewer::Public);
    let hidden = |what: &What| {
        matches!(what, What::Ruled { ruling, .. }
        if ruling.cards.len() == 5 && ruling.cards.iter().all(|card| !card.is_known()))
    };
    assert!(public.iter().any(hidden), "dealt face down and taken up unseen");
    go(table.as_mut(), "Qs 2d Kd 5h 4c 7s 8h 9c 3d", &["call"]);
    // Nobody holds the royal flush.
    let lines = table.settle().unwrap().lines;
    assert!(lines.iter().all(|line| line.seat == 1), "{lines:?}");
    assert_eq!(lines.len(), 2);
}

#[test]
fn what_no_ruling_covers_is_refused() {
    let mut table = dealt("2c");
    for number in ["12", "13.b", "s3"] {
        assert!(table.rule(&ruling(number, "")).is_err(), "{number}");
    }
    let elsewhere = Ruling { rule: "co:30-2816(1)".into(), ..ruling("8", "Ah") };
    assert_eq!(refusal(table.as_mut(), |table| table.rule(&elsewhere)), GAME.rule("12"));
    // At another game's table these rules say nothing.
    let mut other = open("ca/ultimate-texas-holdem", "");
    other.bank(seat(8), Cents::dollars(100), None).unwrap();
    for bet in crate::check::bets("1", "ante 10, blind 10") {
        other.stake(&bet).unwrap();
    }
    other.close().unwrap();
    assert!(other.rule(&ruling("10", "Ah")).is_err());
}
