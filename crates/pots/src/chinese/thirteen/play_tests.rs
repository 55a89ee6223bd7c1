//! How a hand of 13-Card is dealt, set and opened; chips and the button.
//!
//! Rules: ca:thirteen-card/

use super::super::testing::*;
use super::super::{Awaited, Game, Move, Player, Points};
use crate::fees::Collection;
use cards::Card;
use money::Cents;
use table::{Input, Ruling, Seat, Table as _, Verbs as _, Viewer};

const LOW: &str = "2c 3d 5h / 2d 4c 6h 8s Tc / 3c 3h 7s 9d Jc";
const HIGH: &str = "Ac Kc Qd / Ad Kd Qh 9c 7c / 8c 8d Ah Kh Jh";

fn open(stacks: &[i64], button: u8) -> Door {
    Door::open(&rules(Game::Thirteen, ""), &players(stacks), seat(button)).expect("a round")
}

/// A round with all cards dealt, in the order of the deck.
fn dealt(stacks: &[i64]) -> Door {
    let mut round = open(stacks, 1);
    while let Awaited::Card(_) = round.ask() {
        round.deal(round.deck()[0]).expect("a card");
    }
    round
}

#[test]
fn rs1_b_no_card_comes_twice() {
    let mut round = open(&[30, 30], 1);
    assert_eq!(round.deck().len(), 52);
    let card: Card = "Qh".parse().expect("a card");
    round.deal(card).expect("the first queen of hearts");
    assert_eq!(refused(round.deal(card)), "ca:thirteen-card/s1.b");
    assert_eq!(round.deck().len(), 51);
}

#[test]
fn rs2_1_thirteen_cards_to_each_of_two_to_four() {
    let mut round = open(&[30, 30, 30, 30], 2);
    let mut order = Vec::new();
    while let Awaited::Card(to) = round.ask() {
        assert_eq!(refused(round.act(seat(1), &Move::Declare)), "ca:thirteen-card/s2.1");
        order.push(to.n());
        round.deal(round.deck()[0]).expect("a card");
    }
    assert_eq!(order, [3, 4, 1, 2].repeat(13));
    assert!(round.seats().all(|seat| round.held(seat).len() == 13));
    assert!(round.deck().is_empty());
    let rules = rules(Game::Thirteen, "");
    let sits = |n: usize| Door::open(&rules, &players(&vec![30; n]), seat(1)).map(|_| ());
    assert_eq!([sits(2), sits(3), sits(4)], [Ok(()), Ok(()), Ok(())]);
    assert_eq!(refused(sits(5)), "ca:thirteen-card/s2.1");
    assert!(sits(1).is_err());
}

#[test]
fn rs2_1_cards_and_sets_lie_face_down_until_the_showdown() {
    let mut round = thirteen("", &[30, 30], 2, &[LOW, HIGH]);
    let known = |round: &Door, viewer| [1, 2].map(|n| round.seen_laid(n, viewer).0);
    assert_eq!(known(&round, Viewer::Seat(seat(1))), [13, 0]);
    assert_eq!(known(&round, Viewer::Public), [0, 0]);
    assert_eq!(known(&round, Viewer::Croupier), [13, 13]);
    round.showdown().expect("all is set");
    assert_eq!(known(&round, Viewer::Public), [13, 13]);
}

#[test]
fn rs2_2_a_another_split_than_three_five_five_is_foul() {
    let foul = |hand: &str| {
        let outcome = opened(thirteen("", &[30, 30], 2, &[hand, HIGH]));
        outcome.fouled.iter().map(|(seat, rule)| (seat.n(), rule.id)).collect::<Vec<_>>()
    };
    assert_eq!(foul(LOW), []);
    for wrong in [
        "2c 3d / 5h 2d 4c 6h 8s Tc / 3c 3h 7s 9d Jc",
        "2c 3d 5h / 2d 4c 6h 8s / Tc 3c 3h 7s 9d Jc",
        "2c 3d 5h 2d / 4c 6h 8s Tc / 3c 3h 7s 9d Jc",
    ] {
        assert_eq!(foul(wrong), [(1, "ca:thirteen-card/5")], "{wrong}");
    }
}

#[test]
fn rs2_2_c_first_under_second_under_third() {
    let foul = |hand: &str| {
        let other = "Ac Kc Qd / Ad Kd Qh Jd 9h / As Ah Jh 7h 6c";
        opened(thirteen("", &[30, 30], 2, &[hand, other])).fouled.len()
    };
    // First set below, alike and above the second: eights with a nine, with the same, with a ten.
    assert_eq!(foul("8c 8d 9c / 8h 8s Tc 3c 2d / Ts Td 4c 4d 5h"), 0);
    assert_eq!(foul("8c 8d 9c / 8h 8s 9s 3c 2d / Ts Td 4c 4d 5h"), 0);
    assert_eq!(foul("8c 8d Tc / 8h 8s 9c 3c 2d / Ts Td 4c 4d 5h"), 1);
    // Second set below, alike and above the third.
    assert_eq!(foul("2c 3d 7c / 4c 5c 6d 7s 8c / 5d 6h 7d 8d 9c"), 0);
    assert_eq!(foul("2c 3d 7c / 4c 5c 6d 7s 8c / 4d 5d 6h 7d 8d"), 0);
    assert_eq!(foul("2c 3d 7c / 5d 6h 7d 8d 9c / 4c 5c 6d 7s 8c"), 1);
}

#[test]
fn rs2_3_a_hands_open_once_all_are_set() {
    let mut round = dealt(&[30, 30, 30]);
    // Whoever is ready sets, whatever the order.
    for n in [1, 3, 2] {
        assert_eq!(refused(round.showdown()), "ca:thirteen-card/s2.3.a");
        assert_ne!(round.ask(), Awaited::Showdown);
        let rows = super::super::arrange(round.held(seat(n))).expect("thirteen");
        round.act(seat(n), &Move::Set(rows)).expect("a setting");
        let again = round.act(seat(n), &Move::Set(rows));
        assert_eq!(refused(again), "ca:thirteen-card/s2.3.a");
    }
    assert_eq!(round.ask(), Awaited::Showdown);
    assert_eq!(round.outcome(), None);
    round.showdown().expect("all are set");
    assert_eq!(round.ask(), Awaited::Over);
    assert!(round.outcome().is_some());
}

#[test]
fn rs2_3_a_only_cards_held_are_set() {
    let mut round = dealt(&[30, 30]);
    let theirs = round.held(seat(2))[0];
    let own = round.held(seat(1))[0];
    for text in [format!("set {theirs} / /"), format!("set {own} {own} / /")] {
        assert_eq!(refused(round.act(seat(1), &act(&text))), "");
        assert_eq!(round.rows(seat(1)).len(), 0);
    }
    assert_eq!(refused(round.act(seat(3), &Move::Declare)), "");
    assert_eq!(refused(round.act(seat(1), &Move::Announce)), "");
}

#[test]
fn r1_a_buy_in_is_thirty_points() {
    let table = empty(Game::Thirteen, "point=5.00");
    let buys =
        |cents| table.check(&Input::Join { seat: seat(1), buy: Cents::new(cents), how: None });
    assert_eq!(refused(buys(14_999)), "ca:thirteen-card/1.a");
    assert_eq!([buys(15_000), buys(15_100)], [Ok(()), Ok(())]);
}

#[test]
fn r1_b_point_is_the_stated_limit() {
    for (point, won) in [("1.00", 600), ("5.00", 3000), ("0.25", 150), ("10000.00", 6_000_000)] {
        let rules = rules(Game::Thirteen, &format!("point={point}"));
        let round = thirteen_with(&rules, &players(&[90_000, 90_000]), 2, &[LOW, HIGH]);
        assert_eq!(opened(round.expect("a round")).transfers[0].amount, Cents::new(won));
    }
    assert!(Game::Thirteen.post(&posted("point=0.00")).is_err());
    assert!(Game::Thirteen.post(&posted("point=0.01")).is_ok());
}

#[test]
fn r1_c_chips_are_added_before_the_hand_is_looked_at() {
    let mut round = open(&[10, 30], 2);
    round.add_chips(seat(1), Cents::dollars(5)).expect("no card yet");
    round.deal(round.deck()[0]).expect("a card to seat 1");
    let late = round.add_chips(seat(1), Cents::dollars(5));
    assert_eq!(refused(late), "ca:thirteen-card/1.c");
    round.add_chips(seat(2), Cents::dollars(5)).expect("no card for seat 2 yet");
    assert!(round.add_chips(seat(2), Cents::ZERO).is_err());
    assert!(round.add_chips(seat(3), Cents::dollars(1)).is_err());
    while let Awaited::Card(_) = round.ask() {
        round.deal(round.deck()[0]).expect("a card");
    }
    for n in [1, 2] {
        let rows = super::super::arrange(round.held(seat(n))).expect("thirteen");
        round.act(seat(n), &Move::Set(rows)).expect("a setting");
    }
    let stacks: Cents = opened(round).stacks.iter().map(|(_, stack)| *stack).sum();
    assert_eq!(stacks, Cents::dollars(50));
}

/// A table of these seats.
fn seated(seats: &[u8]) -> Points {
    let mut table = empty(Game::Thirteen, "");
    for n in seats {
        join(&mut table, *n, 500).expect("a free seat");
    }
    table
}

/// Plays a hand; answers where its button lay, and why.
fn hand(table: &mut Points) -> (u8, &'static str) {
    let dealt = table.tell(Input::Deal {}).expect("a hand");
    finish(table);
    let (n, rule) = button(&dealt);
    (n, rule.trim_start_matches("ca:thirteen-card/"))
}

#[test]
fn r3_a_button_goes_clockwise() {
    let mut table = seated(&[1, 3, 4]);
    let holders: Vec<u8> = (0..8).map(|_| hand(&mut table).0).collect();
    assert_eq!(holders, [1, 1, 3, 3, 4, 4, 1, 1]);
    // Refusing passes it on.
    table.decide(seat(3), "refuse-button").expect("it is offered");
    let other = table.decide(seat(1), "take-button");
    assert_eq!(refused(other), "ca:thirteen-card/3.b");
    table.decide(seat(4), "take-button").expect("the next clockwise");
    assert_eq!(hand(&mut table), (4, "3.a"));
    // When all who may have it refuse there is no hand, until one of them takes it.
    table.decide(seat(4), "refuse-button").expect("a second hand");
    table.decide(seat(1), "refuse-button").expect("it could be offered");
    table.decide(seat(3), "refuse-button").expect("it is offered");
    assert_eq!(refused(table.tell(Input::Deal {})), "ca:thirteen-card/3.a");
    let office = |n| table::Ask::Office { office: table::Office::Button, seat: seat(n) };
    assert_eq!(table.asks(), [1, 3, 4].map(office));
    table.decide(seat(3), "take-button").expect("after all");
    assert_eq!(hand(&mut table), (3, "3.a"));
}

#[test]
fn r3_b_two_hands_running_at_most() {
    let mut table = seated(&[1, 2]);
    assert_eq!([hand(&mut table), hand(&mut table)], [(1, "3.a"), (1, "3.b")]);
    assert_eq!(refused(table.decide(seat(1), "take-button")), "ca:thirteen-card/3.b");
    table.decide(seat(2), "refuse-button").expect("it is offered");
    assert_eq!(refused(table.decide(seat(1), "take-button")), "ca:thirteen-card/3.b");
    table.decide(seat(2), "take-button").expect("after all");
    assert_eq!(hand(&mut table), (2, "3.a"));
    table.decide(seat(2), "refuse-button").expect("one hand is enough");
    assert_eq!(hand(&mut table), (1, "3.a"), "after another's hand");
    // Nor by another chair.
    table.tell(Input::Move { from: seat(1), to: seat(4) }).expect("a free seat");
    assert_eq!([hand(&mut table), hand(&mut table)], [(4, "3.b"), (2, "3.a")]);
}

#[test]
fn r3_c_button_needs_a_bet_in_the_last_round() {
    let mut table = seated(&[1, 2, 3]);
    hand(&mut table);
    table.tell(Input::SitOut { seat: seat(2) }).expect("between hands");
    hand(&mut table);
    table.tell(Input::Return { seat: seat(2), how: None }).expect("back");
    assert_eq!(refused(table.decide(seat(2), "take-button")), "ca:thirteen-card/3.c");
    let mut left = table.clone();
    assert_eq!(hand(&mut table), (3, "3.a"));
    // Who had it twice and who made no bet are all who are left: a new game begins.
    left.tell(Input::Leave { seat: seat(3) }).expect("between hands");
    assert_eq!(hand(&mut left), (1, "reading:ca-thirteen-nobody"));
}

#[test]
fn r3_d_newcomers_come_last() {
    let mut table = seated(&[1, 2, 3]);
    for _ in 0..5 {
        hand(&mut table);
    }
    join(&mut table, 4, 500).expect("a free seat");
    for refuses in [3, 1, 2] {
        assert_eq!(refused(table.decide(seat(4), "take-button")), "ca:thirteen-card/3.d");
        let other = table.decide(seat(4), "refuse-button");
        assert_eq!(refused(other), "ca:thirteen-card/3.d");
        table.decide(seat(refuses), "refuse-button").expect("it may have it");
    }
    let mut refused = table.clone();
    assert_eq!(hand(&mut table), (4, "3.d"));
    refused.decide(seat(4), "refuse-button").expect("it is offered now");
    assert!(refused.tell(Input::Deal {}).is_err());
}

#[test]
fn r7_c_declaration_is_not_changed() {
    let rules = rules(Game::Thirteen, "surrender=3");
    for (first, second) in [
        ("declare", "surrender"),
        ("surrender", "declare"),
        ("declare", "declare"),
        ("surrender", "surrender"),
        ("surrender", "set / /"),
    ] {
        let mut round = Door::open(&rules, &players(&[30, 30]), seat(1)).expect("a round");
        while let Awaited::Card(_) = round.ask() {
            round.deal(round.deck()[0]).expect("a card");
        }
        round.act(seat(1), &act(first)).expect("a first declaration");
        let before = round.0.sight(Viewer::Croupier);
        assert_eq!(refused(round.act(seat(1), &act(second))), "ca:thirteen-card/7.c");
        assert_eq!(round.0.sight(Viewer::Croupier), before);
    }
}

#[test]
fn r13_a_chips_below_a_point_do_not_play() {
    let rules = rules(Game::Thirteen, "point=5.00");
    let play = |cents: i64| {
        let stack =
            |n: u8, cents: i64| Player { seat: seat(n), stack: Cents::new(cents), fantasy: false };
        let players = [stack(1, cents), stack(2, 100_000)];
        thirteen_with(&rules, &players, 2, &[LOW, HIGH])
            .map(|round| opened(round).transfers[0].amount)
    };
    assert_eq!(refused(play(499)), "ca:thirteen-card/13.a");
    assert_eq!(play(500), Ok(Cents::new(500)));
    assert_eq!(play(999), Ok(Cents::new(500)));
    assert_eq!(play(2_999), Ok(Cents::new(2_500)));
    assert_eq!(play(3_000), Ok(Cents::new(3_000)));
    let players = [
        players(&[30, 30]),
        vec![Player { seat: seat(3), stack: Cents::dollars(4), fantasy: false }],
    ];
    let round = Door::open(&rules, &players.concat(), seat(1)).expect("two can play");
    assert_eq!(round.seats().map(Seat::n).collect::<Vec<_>>(), [2, 1]);
    assert_eq!(round.left_out()[0].1.id, "ca:thirteen-card/13.a");
    assert_eq!(refused(round.allows(seat(3), &Move::Declare)), "ca:thirteen-card/13.a");
}

#[test]
fn opening_needs_a_button_that_plays_and_seats_named_once() {
    let rules = rules(Game::Thirteen, "");
    assert!(Door::open(&rules, &players(&[30, 30]), seat(3)).is_err());
    let twice = [players(&[30, 30]), players(&[30])].concat();
    assert!(Door::open(&rules, &twice, seat(1)).is_err());
    assert!(Door::open(&rules, &players(&[30, 30, -1]), seat(1)).is_err());
}

#[test]
fn each_player_pays_the_fee_of_a_hand_that_counts() {
    let posted = Collection::post(Game::Thirteen.listed(), "F-CH1-1").expect("an option");
    let open = |point: &str| {
        let rules = rules(Game::Thirteen, &format!("point={point}"));
        Door::charging(&rules, &players(&[36, 100]), seat(2), posted.clone())
    };
    assert!(open("10.00").is_err(), "for points of $5");
    let mut round = open("5.00").expect("points of $5");
    let hands = [LOW, HIGH].map(|hand| cards(&hand.replace('/', " ")));
    Hands((1..).map(seat).zip(hands).collect()).deal(&mut round);
    assert!((*round).clone().with_fees(&posted).is_err(), "cards are dealt");
    let mut misdealt = round.clone();
    let rule = "ca:thirteen-card/8.d".to_string();
    misdealt.rule(&Ruling { rule, ..Ruling::default() }).expect("a misdeal");
    assert_eq!(settled(misdealt).fees, []);
    for (n, hand) in [(1, LOW), (2, HIGH)] {
        round.act(seat(n), &act(&format!("set {hand}"))).expect("a setting");
    }
    round.showdown().expect("all is set");
    let told = round.clone().tell(Input::Settle {}).expect("hands are open");
    let fees: Vec<table::What> = told.into_iter().map(|event| event.what).take(2).collect();
    assert!(matches!(&fees[..], [
        table::What::Fee { from: table::Party::Seat(one), amount, rule, .. },
        table::What::Fee { from: table::Party::Seat(two), .. },
    ] if [one.n(), two.n()] == [1, 2] && amount.get() == 100
        && rule.id == "ca:poker-fees/F-CH1"));
    let outcome = settled(round);
    // A dollar each; seat 1 has $35 left and loses a Shot of $30.
    assert_eq!(outcome.fees.iter().map(|fee| fee.amount.get()).collect::<Vec<_>>(), [100, 100]);
    assert_eq!(outcome.fees[0].due.rule.id, "ca:poker-fees/F-CH1");
    assert_eq!(nets(&outcome), [-31, 29]);
    assert_eq!(outcome.stacks[0], (seat(1), Cents::dollars(5)));
}
