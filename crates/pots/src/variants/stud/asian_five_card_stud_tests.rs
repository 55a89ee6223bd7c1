//! Rules: ca:asian-five-card-stud/

use super::check::{asked, deal, drive, on_street, opens, seats, sizes, won};
use crate::act::{Awaited, Move, To};
use crate::hand::Hand;
use crate::testing::{Setup, hand};
use crate::variant::Face;
use money::Cents;

const ID: &str = "ca/asian-five-card-stud";

/// Seat 3 has the lowest upcard and seat 1 the highest hand from then on.
const CARDS: [&str; 3] = ["7c Ah Kd Qs Jc", "9c 9h 8d 6s 5c", "4c 2h 7d 8s Tc"];

/// A $2-$10 game without antes and with a forced dollar.
fn game() -> Setup {
    seats(ID, CARDS).set("small=2 big=10 ante=0 bring_in=1")
}

/// Fifth cards are out, nobody has bet more than the forced dollar, and seat 1 speaks; seat 2 has
/// so many dollars left.
fn fifth(second: i64, set: &str) -> Hand {
    let stacks = ["101".to_owned(), (second + 1).to_string(), "101".to_owned()];
    let stacks: Vec<&str> = stacks.iter().map(String::as_str).collect();
    let hand = on_street(&game().stacks(&stacks).set(set), 3);
    assert_eq!(asked(&hand), 1);
    hand
}

/// Seat 1 bets $6 and seat 2 goes all-in.
fn all_in(second: i64, set: &str) -> Hand {
    let mut hand = fifth(second, set);
    for (place, dollars) in [(0, 6), (1, second)] {
        hand.act(place, Move::Raise(Cents::dollars(dollars))).expect("a bet");
    }
    hand
}

/// What the next player may raise to.
fn raises(hand: &Hand) -> Vec<i64> {
    let span = hand.menu().and_then(|menu| menu.raise);
    let allowed = |to: &i64| span.is_some_and(|span| span.holds(Cents::dollars(*to)));
    (1..=40).filter(allowed).collect()
}

/// Seat 1 may raise after all called.
fn reopened(mut hand: Hand) -> bool {
    hand.act(2, Move::Call).expect("a call");
    assert_eq!(asked(&hand), 1);
    hand.menu().is_some_and(|menu| menu.raise.is_some())
}

#[test]
fn rs1_3_a_suits_find_the_lowest() {
    assert_eq!(opens(ID, 0, ["7c 2s", "9c 2h", "4c 2d"]), 3);
    assert_eq!(opens(ID, 0, ["7c 2c", "9c 2h", "4c 2d"]), 1);
    assert_eq!(opens(ID, 1, ["7c Kh 3s", "9c Kd 3h", "4c Ks 3d"]), 2);
    assert_eq!(opens(ID, 1, ["7c Kh 3s", "9c Ac 3h", "4c Ks 3d"]), 1);
}

#[test]
fn rs1_3_b_suits_never_decide_a_winner() {
    let cards = ["As Ks Qs Js 9h", "Ac Kc Qc Jc 9d", "2c 3d 4s 5h 7h"];
    assert_eq!(won(&seats(ID, cards).set("ante=0 bring_in=1")), "high 2 1.50, high 1 1.50");
}

#[test]
fn rs1_3_c_nearest_to_the_dealers_right_of_equals_opens() {
    // The deal goes round from the button's left and ends at seat 1.
    assert_eq!(opens(ID, 2, ["7c Ah Kd Qs", "9c Ad Kh Qc", "4c 2h 3d 5s"]), 1);
    assert_eq!(opens(ID, 2, ["7c 2h 3d 5s", "9c Ad Kh Qc", "4c Ah Kd Qs"]), 3);
}

#[test]
fn rs1_4_burn_and_an_upcard_after_the_first_round() {
    assert!(deal(ID).starts_with("du|bu|"));
}

#[test]
fn rs1_5_lowest_hand_opens_the_second_round() {
    assert_eq!(opens(ID, 1, CARDS), 3);
    assert_eq!(opens(ID, 1, ["7c Ah 3d", "9c 9h 8d", "4c 2h 2d"]), 2);
    let next = on_street(&game(), 1);
    assert_eq!(asked(&next), 3);
    assert_eq!(asked(&game().acts("1 call, 2 call, 3 check").reach()), 1, "clockwise");
}

#[test]
fn rs1_6_burn_and_an_upcard_after_the_second_round() {
    assert_eq!(&deal(ID)[3..9], "bu|bu|");
}

#[test]
fn rs1_7_highest_hand_opens_the_third_round() {
    assert_eq!(opens(ID, 2, CARDS), 1);
    assert_eq!(opens(ID, 2, ["7c Ah Kd Qs", "9c 9h 8d 6s", "4c 2h 3d 2s"]), 3);
}

#[test]
fn rs1_8_burn_and_the_last_upcard_after_the_third_round() {
    assert_eq!(deal(ID), "du|bu|bu|bu|");
}

#[test]
fn rs1_9_highest_hand_opens_the_last_round() {
    assert_eq!(opens(ID, 3, CARDS), 1);
    assert_eq!(opens(ID, 3, ["7c Ah Kd Qs Jc", "9c 9h 8d 6s 6c", "4c 2h 7d 8s Tc"]), 2);
    assert_eq!(asked(&fifth(100, "")), 1);
}

#[test]
fn rs1_10_a_first_who_checked_shows_first() {
    let end = drive(&game(), |hand| hand.ask() == Awaited::Showdown);
    assert_eq!(end.show_order().collect::<Vec<_>>(), [0, 1, 2]);
    let other = seats(ID, ["7c Ah Kd Qs Jc", "9c 9h 8d 6s 6c", "4c 2h 7d 8s Tc"]);
    let end = drive(&other, |hand| hand.ask() == Awaited::Showdown);
    assert_eq!(end.show_order().collect::<Vec<_>>(), [1, 2, 0]);
}

#[test]
fn rs1_10_b_highest_hand_wins() {
    assert_eq!(won(&game()), "high 2 3.00");
    // Of 52 cards a full house beats a flush, of 32 a flush beats it.
    let cards = ["Ah Kh Qh 9h 8h", "Ac Ad As Kd Kc", "7c 7d 9c Tc Js"];
    let game = |deck: &str| won(&seats(ID, cards).set("ante=0 bring_in=1").set(deck));
    assert_eq!([game("deck=52"), game("deck=32")], ["high 2 3.00", "high 1 3.00"]);
}

#[test]
fn r7_a_checks_and_raises_on_every_round() {
    for street in 1..4 {
        let mut hand = on_street(&game(), street);
        let Awaited::Decide(place, _) = hand.ask() else { panic!("somebody opens") };
        assert!(hand.menu().is_some_and(|menu| menu.may_check));
        hand.act(place, Move::Check).expect("a check");
        hand.act((place + 1) % 3, Move::Raise(Cents::dollars(2))).expect("a bet");
        hand.act((place + 2) % 3, Move::Raise(Cents::dollars(4))).expect("a raise");
        hand.act(place, Move::Raise(Cents::dollars(6))).expect("a check does not forbid it");
    }
}

#[test]
fn r7_b_raise_at_least_as_large_as_the_last_bet() {
    let first = game().acts("1 call, 2 call, 3 bet 6");
    assert_eq!(sizes(&first.reach()), "12.00-16.00");
    first.acts("1 raise 10").refused("ca:asian-five-card-stud/7.b");
    let bet = || game().set("limit=no").acts("1 call, 2 call, 3 bet 6");
    bet().acts("1 raise 11").refused("ca:asian-five-card-stud/7.b");
    assert_eq!(bet().acts("1 raise 12").menu().call, Cents::dollars(12));
}

#[test]
fn r7_c_one_bet_and_three_raises_with_money_of_three() {
    let open = || game().acts("1 call, 2 call, 3 bet 2, 1 raise 4, 2 call, 3 raise 6");
    assert_eq!(sizes(&open().reach()), "8.00-16.00");
    open().acts("1 raise 8, 2 raise 10").refused("ca:asian-five-card-stud/7.c");
    // Money that was folded is in the round still.
    open().acts("1 raise 8, 2 fold, 3 raise 10").refused("ca:asian-five-card-stud/7.c");
}

#[test]
fn r7_d_raises_without_end_with_money_of_two() {
    let two = "1 call, 2 call, 3 bet 2, 1 raise 4, 2 fold, 3 raise 6, 1 raise 8, 3 raise 10";
    assert_eq!(sizes(&game().acts(two).reach()), "12.00-20.00");
}

#[test]
fn r8_a_string_bets_refused() {
    game().acts("1 call, 2 call, 3 bet 2, 3 raise 4").refused("ca:asian-five-card-stud/s1.5");
}

#[test]
fn r11_b_five_cards_from_the_dealer() {
    let end = drive(&game(), |hand| hand.ask() == Awaited::Showdown);
    assert!(end.places().iter().all(|place| place.cards().len() == 5));
    assert_eq!(game().script().stakes.awards[0].map(|award| award.cards), Some(5));
}

/// A game of 32 cards for so many players.
fn stripped(players: u8) -> Setup {
    hand(ID).players(players).set("deck=32")
}

/// What is asked while the last cards are dealt.
fn last_deal(players: u8) -> Vec<Awaited> {
    let mut asks = Vec::new();
    drive(&stripped(players), |hand| {
        if hand.street() == 3 && !matches!(hand.ask(), Awaited::Decide(..)) {
            asks.push(hand.ask());
        }
        false
    });
    asks
}

#[test]
fn r12_a_all_but_the_last_card_then_a_shuffle() {
    // Six players: 26 cards are out, one is burned, four of the last five are dealt.
    assert_eq!(last_deal(6).iter().position(|ask| *ask == Awaited::Shuffle), Some(5));
    assert!(!last_deal(5).contains(&Awaited::Shuffle));
    let refused = stripped(8).script().play().map(|_| ()).unwrap_err().refusal;
    assert_eq!(refused.rule.map(|rule| rule.id), Some("reading:ca-pot-seats"));
}

#[test]
fn r12_b_after_the_shuffle_one_burn_and_the_rest() {
    let up = |place| Awaited::Card(To::Place(place, Face::Up));
    let rest = [Awaited::Shuffle, Awaited::Card(To::Burn), up(5), up(0), Awaited::Showdown];
    assert_eq!(last_deal(6)[5..], rest);
}

#[test]
fn r12_c_last_card_not_dealt_when_that_falls_short() {
    let asks = last_deal(7);
    assert!(!asks.iter().any(|ask| matches!(ask, Awaited::Card(To::Place(..)))), "{asks:?}");
}

#[test]
fn r12_d_one_card_in_the_middle_for_all_hands() {
    assert_eq!(last_deal(7)[1], Awaited::Card(To::Board(0)));
    // Seat 1 has three eights with it.
    assert!(won(&seven().board("8s")).starts_with("high 1 "), "{}", won(&seven().board("8s")));
    assert!(won(&seven().board("As")).starts_with("high 7 "), "{}", won(&seven().board("As")));
}

#[test]
fn r12_e_lowest_of_the_round_before_opens_then() {
    // Seat 3 shows queen, ten and seven, with or without the card in the middle.
    assert_eq!(asked(&on_street(&seven().board("8s"), 3)), 3);
    assert_eq!(asked(&on_street(&seven().board("Qs"), 3)), 3);
    assert_eq!(asked(&on_street(&seven().board("8s"), 2)), 2, "the highest on the round before");
}

/// Seven players of 32 cards.
fn seven() -> Setup {
    let cards = [
        "Jc 8c 8h Kd",
        "Td Kc Kh 7c",
        "9c Qc Tc 7d",
        "9d Qd Th 7h",
        "9h Qh Ts 7s",
        "Jd Jh 9s Ks",
        "Ac Ad 8d Js",
    ];
    (1..).zip(cards).fold(stripped(7), |setup, (seat, cards)| setup.cards(seat, cards))
}

#[test]
fn r13_call_not_given_back_against_better_upcards() {
    let mut hand = fifth(100, "");
    hand.act(0, Move::Raise(Cents::dollars(6))).expect("a bet");
    let done = hand.act(1, Move::Call).expect("a call, with nine-high cards showing");
    assert_eq!((done.paid, hand.places()[1].bet), (Cents::dollars(6), Cents::dollars(6)));
    assert!(hand.act(1, Move::Fold).is_err(), "no word takes it back");
}

#[test]
fn r14_a_players_may_not_split_a_pot() {
    let split = game().acts("1 call, 2 call, 3 split").script().play();
    assert!(split.is_err_and(|stopped| stopped.act == Some(2)));
    assert_eq!(won(&game()), "high 2 3.00");
}

#[test]
fn r14_b_hands_played_to_their_end() {
    // All chips are in on the first round; the cards come all the same.
    let end = drive(&game().stacks(&["1", "1", "1"]), |hand| hand.ask() == Awaited::Showdown);
    assert!(end.places().iter().all(|place| place.cards().len() == 5));
    let alone = game().acts("1 fold, 2 fold").reach().outcome().expect("an end");
    assert_eq!(alone.awards[0].award, "last player");
}

#[test]
fn r15_left_of_the_lowest_hand_without_chips_opens() {
    assert_eq!(asked(&on_street(&game().stacks(&["100", "100", "1"]), 1)), 1);
    let ante = game().set("ante=0.50").stacks(&["100", "100", "0.50"]);
    assert_eq!(asked(&on_street(&ante, 0)), 1);
    assert_eq!(asked(&on_street(&game(), 1)), 3);
}

#[test]
fn r16_a_half_a_bet_or_more_is_a_bet() {
    assert!(reopened(all_in(9, "")), "half of $6 more");
    assert!(reopened(all_in(10, "")));
}

#[test]
fn r16_b_all_in_for_10_over_6() {
    let hand = all_in(10, "");
    assert_eq!(hand.menu().map(|menu| menu.call), Some(Cents::dollars(10)));
    assert_eq!(raises(&hand), [16, 18, 20]);
}

#[test]
fn r16_c_no_half_bets_at_no_limit() {
    assert!(!reopened(all_in(10, "limit=no")));
    assert!(!reopened(all_in(11, "limit=no")));
    assert!(reopened(all_in(12, "limit=no")), "a whole raise");
}

#[test]
fn r17_a_less_than_half_a_bet_is_action_only() {
    let mut hand = all_in(8, "");
    hand.act(2, Move::Call).expect("a call");
    let refusal = hand.act(0, Move::Raise(Cents::dollars(14))).expect_err("no raise");
    assert_eq!(refusal.rule.map(|rule| rule.id), Some("ca:asian-five-card-stud/17.a"));
    assert!(!reopened(all_in(8, "")));
}

#[test]
fn r17_b_all_in_for_8_over_6() {
    let hand = all_in(8, "");
    assert_eq!(hand.menu().map(|menu| menu.call), Some(Cents::dollars(8)));
    assert_eq!(raises(&hand), [12, 14, 16]);
}

#[test]
fn r18_a_pot_awarded_after_losing_hands_are_killed() {
    let mut hand = drive(&game(), |hand| hand.ask() == Awaited::Showdown);
    assert_eq!((hand.pot(), hand.outcome()), (Cents::dollars(3), None));
    hand.show(&[0, 2]).expect("two are killed");
    assert_eq!(hand.outcome().map(|end| end.stacks[1]), Some(Cents::dollars(102)));
}

#[test]
fn r18_b_winning_hand_lies_face_up() {
    let mut hand = drive(&game(), |hand| hand.ask() == Awaited::Showdown);
    hand.show(&[0]).expect("one is killed");
    let sight = hand.sight(None);
    let seen: Vec<bool> = sight.players().map(|seen| seen.cards()[0].is_known()).collect();
    assert_eq!(seen, [false, true, true]);
}

#[test]
fn r22_b_everybody_sees_an_opponents_chips() {
    let hand = game().stacks(&["100", "37.50", "20"]).reach();
    let sight = hand.sight(Some(0));
    let stacks: Vec<String> = sight.players().map(|seen| seen.stack.plain()).collect();
    assert_eq!(stacks, ["100.00", "37.50", "20.00"]);
}
