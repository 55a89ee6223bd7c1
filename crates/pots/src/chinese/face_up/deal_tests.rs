//! Who is dealt in, chips, buttons, the deal and the laying of cards.
//!
//! Rules: ca:face-up-chinese/

use super::super::testing::*;
use super::super::{Awaited, Game, Move, Player, Points, Posting, place};
use crate::fees::Collection;
use cards::{AnyCard, Card};
use money::Cents;
use table::{Input, Refusal, Seat, Table as _, Verbs as _, Viewer, What};

fn open(stacks: &[i64], button: u8) -> Result<Door, Refusal> {
    Door::open(&rules(Game::FaceUp, ""), &players(stacks), seat(button))
}

/// A table of these seats, with fifty points each and more.
fn seated(seats: &[u8]) -> Points {
    let mut table = empty(Game::FaceUp, "");
    for n in seats {
        join(&mut table, *n, 500).expect("a free seat");
    }
    table
}

fn next_card(round: &mut Door) {
    round.deal(round.deck()[0]).expect("a card of the deck");
}

/// Deals and lays until a turn begins, the first being 1; fails when the round ends before.
fn until(round: &mut Door, turn: usize) {
    let laid = |round: &Door| round.seats().map(|seat| round.rows(seat).len()).min();
    let due = [0, 5, 7, 9, 11, 13][turn - 1];
    while laid(round) != Some(due) {
        match round.ask() {
            Awaited::Card(_) => next_card(round),
            Awaited::Set(seat) => lay(round, seat),
            Awaited::Showdown | Awaited::Over => panic!("the round ended"),
        }
    }
}

fn lay(round: &mut Door, seat: Seat) {
    let rows = place(&round.rows(seat), round.held(seat)).expect("a turn");
    round.act(seat, &Move::Set(rows)).expect("a setting");
}

/// To whom the cards of the coming turn go.
fn dealt(round: &mut Door) -> Vec<u8> {
    let mut order = Vec::new();
    while let Awaited::Card(to) = round.ask() {
        order.push(to.n());
        next_card(round);
    }
    order
}

#[test]
fn rs3_one_deck_of_52_cards() {
    let mut round = open(&[30, 30, 30], 1).expect("a round");
    assert_eq!(round.deck().len(), 52);
    let card: Card = "Qh".parse().expect("a card");
    round.deal(card).expect("the first");
    assert_eq!(refused(round.deal(card)), "ca:face-up-chinese/s3");
    until(&mut round, 6);
    // Three players take 17 cards each; discards do not come back.
    assert_eq!(round.deck().len(), 52 - 51);
}

#[test]
fn rs5_a_table_has_up_to_four_seats() {
    assert_eq!(refused(open(&[30; 5], 1)), "ca:face-up-chinese/s5.a");
    for n in 2..=4 {
        assert!(open(&vec![30; n], 1).is_ok(), "{n}");
    }
    assert!(open(&[30], 1).is_err());
}

#[test]
fn rs5_b_button_and_the_next_two_get_cards() {
    for (button, active, out) in [(1, [2, 3, 1], 4), (2, [3, 4, 2], 1), (4, [1, 2, 4], 3)] {
        let round = open(&[30; 4], button).expect("a round");
        assert_eq!(round.seats().map(Seat::n).collect::<Vec<_>>(), active);
        let left = round.left_out();
        assert_eq!((left[0].0.n(), left[0].1.id), (out, "ca:face-up-chinese/s5.b"));
        let act = round.allows(seat(out), &act("set / /"));
        assert_eq!(refused(act), "ca:face-up-chinese/s5.b");
    }
}

#[test]
fn rs5_c_fourth_player_comes_in_with_the_next_buttons() {
    let mut table = seated(&[1, 2, 3, 4]);
    let mut out = Vec::new();
    for _ in 0..5 {
        table.tell(Input::Deal {}).expect("a hand");
        out.push(table.round().expect("a hand").left_out()[0].0.n());
        finish(&mut table);
    }
    assert_eq!(out, [4, 1, 2, 3, 4]);
}

#[test]
fn rs5_d_fourth_player_takes_the_place_of_one_who_sits_out() {
    let mut table = seated(&[1, 2, 3, 4]);
    table.tell(Input::SitOut { seat: seat(2) }).expect("seat 2 chooses to");
    table.tell(Input::Deal {}).expect("a hand");
    let round = table.round().expect("a hand");
    assert_eq!(round.seats().map(Seat::n).collect::<Vec<_>>(), [3, 4, 1]);
    assert_eq!(round.left_out(), []);
}

#[test]
fn rs5_e_first_buy_in_is_thirty_limits() {
    let table = empty(Game::FaceUp, "point=5.00");
    let buys =
        |cents| table.check(&Input::Join { seat: seat(1), buy: Cents::new(cents), how: None });
    assert_eq!(refused(buys(14_999)), "ca:face-up-chinese/s5.e");
    assert_eq!([buys(15_000), buys(15_001)], [Ok(()), Ok(())]);
}

#[test]
fn rs5_f_nine_points_are_needed() {
    let player = |n, cents| Player { seat: seat(n), stack: Cents::new(cents), fantasy: false };
    let rules = rules(Game::FaceUp, "point=5.00");
    let active = |cents: i64| {
        let players = [player(1, 20_000), player(2, cents), player(3, 20_000), player(4, 20_000)];
        let round = Door::open(&rules, &players, seat(1)).expect("a round");
        let left = round.left_out().iter().map(|(seat, rule)| (seat.n(), rule.id)).collect();
        (round.seats().map(Seat::n).collect::<Vec<_>>(), left)
    };
    let short = (vec![3, 4, 1], vec![(2, "ca:face-up-chinese/s5.f")]);
    let enough = (vec![2, 3, 1], vec![(4, "ca:face-up-chinese/s5.b")]);
    assert_eq!(active(4_499), short);
    assert_eq!(active(4_500), enough.clone());
    assert_eq!(active(4_501), enough);
    let both = [player(1, 4_499), player(2, 4_500)];
    assert_eq!(refused(Door::open(&rules, &both, seat(2))), "ca:face-up-chinese/s5.f");
    // The buttons are with somebody who plays.
    let three = [player(1, 4_499), player(2, 4_500), player(3, 4_500)];
    assert!(Door::open(&rules, &three, seat(1)).is_err());
}

#[test]
fn r1_buttons_pass_clockwise_after_each_round() {
    let mut table = seated(&[1, 2, 4]);
    let (one, next) = ("ca:face-up-chinese/3", "ca:face-up-chinese/1");
    let mut holders = Vec::new();
    for _ in 0..5 {
        holders.push(button(&table.tell(Input::Deal {}).expect("a hand")));
        finish(&mut table);
    }
    assert_eq!(holders, [(1, one), (2, next), (4, next), (1, next), (2, next)]);
    // From a seat that has been left, past one who sits out.
    table.tell(Input::Leave { seat: seat(2) }).expect("between hands");
    table.tell(Input::SitOut { seat: seat(4) }).expect("between hands");
    join(&mut table, 3, 500).expect("a free seat");
    assert_eq!(button(&table.tell(Input::Deal {}).expect("a hand")), (3, next));
}

#[test]
fn r2_stack_before_the_first_card_is_the_stake() {
    let mut round = open(&[30, 40, 50], 1).expect("a round");
    round.add_chips(seat(2), Cents::dollars(5)).expect("no card yet");
    until(&mut round, 6);
    let outcome = opened(round);
    let before: Vec<i64> = (1..=3)
        .map(|n| {
            let of = |list: &[(Seat, Cents)]| {
                list.iter().find(|(s, _)| *s == seat(n)).map_or(0, |(_, cents)| cents.get())
            };
            (of(&outcome.stacks) - of(&outcome.nets)) / 100
        })
        .collect();
    assert_eq!(before, [30, 45, 50]);
}

#[test]
fn r2_b_no_chips_are_added_to_a_hand() {
    let mut round = open(&[30, 30], 1).expect("a round");
    next_card(&mut round);
    // Not by the player who has the card, nor by the other.
    for n in [1, 2] {
        let late = round.add_chips(seat(n), Cents::dollars(5));
        assert_eq!(refused(late), "ca:face-up-chinese/2.b");
    }
}

#[test]
fn r2_c_add_on_up_to_the_greatest_stack() {
    let rules = rules(Game::FaceUp, "buy_in_max=100.00");
    let add = |stack: i64, cents: i64| {
        let players = players(&[stack, 30]);
        let posting = Posting::new(rules, Collection::none()).expect("no fees");
        let mut table = Points::written(posting, &players, seat(1)).expect("a table");
        table.tell(Input::Buy { seat: seat(1), amount: Cents::new(cents) })?;
        let chair = table.sight(Viewer::Public).chair(seat(1)).cloned();
        Ok(chair.and_then(|chair| chair.chips).expect("chips"))
    };
    assert_eq!(add(60, 3_999), Ok(Cents::new(9_999)));
    assert_eq!(add(60, 4_000), Ok(Cents::dollars(100)));
    assert_eq!(refused(add(60, 4_001)), "ca:face-up-chinese/2.c");
    assert!(add(60, 0).is_err());
    let mut table = empty(Game::FaceUp, "buy_in_max=100.00");
    assert_eq!(refused(join(&mut table, 1, 101)), "ca:face-up-chinese/2.c");
    join(&mut table, 1, 100).expect("the greatest stack");
    // A stack that was won may be larger: it is not added to.
    assert_eq!(refused(add(150, 1)), "ca:face-up-chinese/2.c");
}

#[test]
fn r2_d_no_chips_are_taken_off() {
    let takes = |game: Game, act: &str| {
        let mut table = empty(game, "");
        join(&mut table, 1, 50).expect("a free seat");
        table.decide(seat(1), act)
    };
    for act in ["take-off 0.01", "take-off 50.00"] {
        assert_eq!(refused(takes(Game::FaceUp, act)), "ca:face-up-chinese/2.d");
        assert_eq!(takes(Game::Thirteen, act), Ok(()));
    }
    for act in ["take-off 50.01", "take-off 0.00", "take-off"] {
        assert_eq!(refused(takes(Game::Thirteen, act)), "ca:thirteen-card/1.d");
    }
}

#[test]
fn r3_first_buttons_go_to_the_dealers_left() {
    for (seats, first) in [(&[3, 1, 2][..], 1), (&[4, 2], 2), (&[4, 3], 3)] {
        let mut table = seated(seats);
        let dealt = table.tell(Input::Deal {}).expect("a hand");
        assert_eq!(button(&dealt), (first, "ca:face-up-chinese/3"));
    }
    assert!(seated(&[]).tell(Input::Deal {}).is_err());
}

#[test]
fn r5_cards_go_round_one_at_a_time() {
    let mut round = open(&[30; 3], 1).expect("a round");
    assert_eq!(refused(round.act(seat(2), &act("set / /"))), "ca:face-up-chinese/5");
    assert_eq!(dealt(&mut round), [2, 3, 1].repeat(5));
    assert!(round.seats().all(|seat| round.held(seat).len() == 5));
    // Face down: seen by their holder alone.
    let seen = |viewer| ["seat2", "seat3", "seat1"].map(|spot| round.seen(spot, viewer));
    assert_eq!(seen(Viewer::Seat(seat(3))), [(0, 5), (5, 5), (0, 5)]);
    assert_eq!(seen(Viewer::Public), [(0, 5), (0, 5), (0, 5)]);
}

#[test]
fn r6_left_of_the_button_sets_five_face_up() {
    let mut round = open(&[30; 3], 1).expect("a round");
    dealt(&mut round);
    assert_eq!(round.ask(), Awaited::Set(seat(2)));
    let held = round.held(seat(2)).to_vec();
    let four = format!("set / / {} {} {} {}", held[0], held[1], held[2], held[3]);
    assert_eq!(refused(round.act(seat(2), &act(&four))), "ca:face-up-chinese/6");
    assert!(round.rows(seat(2)).is_empty());
    lay(&mut round, seat(2));
    assert_eq!(round.rows(seat(2)).len(), 5);
    assert_eq!(round.seen_laid(2, Viewer::Public), (5, 5));
}

#[test]
fn r6_a_at_most_three_in_front() {
    let mut round = open(&[30; 2], 1).expect("a round");
    dealt(&mut round);
    let h = round.held(seat(2)).to_vec();
    let allows = |text: String| round.allows(seat(2), &act(&text));
    let front = |n: usize| {
        let cards = |list: &[Card]| list.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
        allows(format!("set {} / {} /", cards(&h[..n]), cards(&h[n..])))
    };
    assert_eq!([front(0), front(2), front(3)], [Ok(()), Ok(()), Ok(())]);
    assert_eq!(refused(front(4)), "ca:face-up-chinese/6.a");
    assert_eq!(refused(front(5)), "ca:face-up-chinese/6.a");
    assert_eq!(allows(format!("set / / {} {} {} {} {}", h[0], h[1], h[2], h[3], h[4])), Ok(()));
}

#[test]
fn rs2_a_middle_and_back_have_room_for_five() {
    let mut round = open(&[30; 2], 1).expect("a round");
    dealt(&mut round);
    let all = |round: &Door, n| {
        let held: Vec<String> = round.held(seat(n)).iter().map(Card::to_string).collect();
        held.join(" ")
    };
    let back = format!("set / / {}", all(&round, 2));
    round.act(seat(2), &act(&back)).expect("five at the back");
    let middle = format!("set / {} /", all(&round, 1));
    round.act(seat(1), &act(&middle)).expect("five in the middle");
    dealt(&mut round);
    for (n, row) in [(2, "/ / CARDS"), (1, "/ CARDS /")] {
        let held = round.held(seat(n)).to_vec();
        let text = format!("set {}", row.replace("CARDS", &format!("{} {}", held[0], held[1])));
        assert_eq!(refused(round.act(seat(n), &act(&text))), "ca:face-up-chinese/s2.a");
        lay(&mut round, seat(n));
    }
    until(&mut round, 6);
    assert!(round.seats().all(|seat| round.rows(seat).sizes() == [3, 5, 5]));
}

#[test]
fn r6_b_card_laid_stays() {
    let mut round = open(&[30; 2], 1).expect("a round");
    until(&mut round, 2);
    dealt(&mut round);
    let lies = round.rows(seat(2)).cards().next().expect("a card");
    let held = round.held(seat(2))[0];
    let before = round.rows(seat(2));
    for text in [format!("set {lies} / {held} /"), format!("set / {held} / {lies}")] {
        assert_eq!(refused(round.act(seat(2), &act(&text))), "ca:face-up-chinese/6.b");
    }
    assert_eq!(round.rows(seat(2)), before);
    // Nor another's card, nor one twice.
    let theirs = round.held(seat(1))[0];
    for text in [format!("set / {held} {theirs} /"), format!("set / {held} {held} /")] {
        assert_eq!(refused(round.act(seat(2), &act(&text))), "");
    }
}

#[test]
fn r6_c_others_follow_clockwise() {
    let mut round = open(&[30; 3], 1).expect("a round");
    dealt(&mut round);
    for n in [2, 3, 1] {
        assert_eq!(round.ask(), Awaited::Set(seat(n)));
        for other in [1, 2, 3].into_iter().filter(|other| *other != n) {
            let rows = act("set / /");
            assert_eq!(refused(round.act(seat(other), &rows)), "ca:face-up-chinese/6.c");
        }
        lay(&mut round, seat(n));
    }
    assert!(matches!(round.ask(), Awaited::Card(_)), "then more cards are dealt");
}

/// What a seat has thrown away, as a viewer sees it.
fn discards(round: &Door, n: u8, viewer: Viewer) -> Vec<AnyCard> {
    let thrown = |event: table::Event| match event.what {
        What::Discarded { of, cards, .. } if of == format!("seat{n}") => cards,
        _ => Vec::new(),
    };
    round.0.view(viewer).into_iter().flat_map(thrown).collect()
}

/// A later turn: three cards to each at a time, two laid, one thrown away for good.
#[track_caller]
fn later_turn(turn: usize, deals: &str, lays: &str) {
    let mut round = open(&[30; 3], 3).expect("a round");
    until(&mut round, turn);
    let early = round.act(seat(1), &act("set / /"));
    assert_eq!(refused(early), format!("ca:face-up-chinese/{deals}"));
    assert_eq!(dealt(&mut round), [1, 1, 1, 2, 2, 2, 3, 3, 3]);
    for n in [1, 2, 3] {
        let before = round.rows(seat(n)).len();
        let held = round.held(seat(n)).to_vec();
        assert_eq!(round.ask(), Awaited::Set(seat(n)));
        for wrong in [format!("set / {} /", held[0]), "set / /".to_string()] {
            let refusal = round.act(seat(n), &act(&wrong));
            assert_eq!(refused(refusal), format!("ca:face-up-chinese/{lays}"));
        }
        lay(&mut round, seat(n));
        assert_eq!(round.rows(seat(n)).len(), before + 2);
        assert!(round.held(seat(n)).is_empty());
        let gone = held.iter().find(|card| !round.rows(seat(n)).cards().any(|c| c == **card));
        assert!(!round.deck().contains(gone.expect("a discard")));
        // The discard stays its player's secret.
        let known = |viewer| discards(&round, n, viewer).iter().all(|card| card.is_known());
        assert!(known(Viewer::Seat(seat(n))) && !known(Viewer::Public));
        assert_eq!(discards(&round, n, Viewer::Public).len(), turn - 1);
    }
}

#[test]
fn r7_three_cards_from_the_left_of_the_button() {
    later_turn(2, "7", "8");
}

#[test]
fn r8_two_are_set_and_one_discarded() {
    later_turn(2, "7", "8");
    // In any segments with room: all three refuse a card more when full.
    let mut round = open(&[30; 2], 1).expect("a round");
    dealt(&mut round);
    let h = round.held(seat(2)).to_vec();
    let full = format!("set {} {} {} / {} {} /", h[0], h[1], h[2], h[3], h[4]);
    round.act(seat(2), &act(&full)).expect("three in front");
    until(&mut round, 2);
    dealt(&mut round);
    let h = round.held(seat(2)).to_vec();
    let refusal = round.act(seat(2), &act(&format!("set {} / {} /", h[0], h[1])));
    assert_eq!(refused(refusal), "ca:face-up-chinese/6.a");
}

#[test]
fn r9_second_three_cards() {
    later_turn(3, "9", "10");
}

#[test]
fn r10_second_pair_is_set() {
    later_turn(3, "9", "10");
}

#[test]
fn r11_third_three_cards() {
    later_turn(4, "11", "12");
}

#[test]
fn r12_third_pair_is_set() {
    later_turn(4, "11", "12");
}

#[test]
fn r13_fourth_three_cards() {
    later_turn(5, "13", "14");
}

#[test]
fn r14_last_pair_is_set() {
    later_turn(5, "13", "14");
}

#[test]
fn r15_thirteen_cards_lie_in_three_segments() {
    let mut round = open(&[30; 3], 1).expect("a round");
    until(&mut round, 6);
    assert_eq!(round.ask(), Awaited::Showdown);
    assert!(round.seats().all(|seat| round.rows(seat).ranked().is_some()));
    assert_eq!(refused(round.act(seat(2), &act("set / /"))), "ca:face-up-chinese/15");
    assert!(round.deal("2c".parse().expect("a card")).is_err());
}

#[test]
fn acts_and_rulings_of_the_other_game_are_refused() {
    let mut round = open(&[30; 2], 1).expect("a round");
    until(&mut round, 6);
    for text in ["declare", "surrender"] {
        assert_eq!(refused(round.act(seat(2), &act(text))), "");
    }
    let rule = "ca:thirteen-card/8.d".to_string();
    assert_eq!(refused(round.rule(&table::Ruling { rule, ..Default::default() })), "");
}
