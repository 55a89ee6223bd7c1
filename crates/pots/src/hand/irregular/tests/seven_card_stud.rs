//! Irregularities of Seven-Card Stud.
//!
//! Rules: ca:seven-card-stud/

use super::course::course;
use super::{burned, burns, faces};
use crate::act::{Awaited, Decision};
use crate::testing::{Setup, hand};
use crate::variant::Chart;

const GAME: &str = "ca/seven-card-stud";

fn stud() -> Setup {
    hand(GAME)
}

/// Two players who check to the end; seat 2 brings it in, seat 1 shows the higher hand.
fn two(checks: usize) -> Setup {
    let dealt = stud().players(2).acts("1 call");
    (0..checks).fold(dealt, |dealt, _| dealt.acts("1 check, 2 check"))
}

fn with_cards(setup: Setup) -> Setup {
    setup.cards(1, "2c 3d Kh Ks Ah As 7c").cards(2, "4c 5d 9h 8s 6h Js 7d")
}

/// Three players who check to seventh street; seat 1 brings it in, seat 3 shows the highest hand.
fn three() -> Setup {
    let dealt = stud().cards(1, "2c 3d 4h 8s 6h Js 7d").cards(2, "Qc 9d 9h 7s 5h Jc 9c");
    let dealt = dealt.cards(3, "4c 5d Kh Ks Ah As 7c").acts("2 call, 3 call");
    let checks = "3 check, 1 check, 2 check";
    dealt.acts(checks).acts(checks).acts(checks)
}

#[test]
fn rs3_1_a_after_an_exposed_hole_card_the_third_comes_down() {
    let rule = "ca:seven-card-stud/s3.1.a";
    let door = stud().cards(2, "Kc 2c Kd").ruled(rule, "card 6", "seat=2").reach();
    assert_eq!(faces(&door, 2), "dud");
    // The exposed card brings it in.
    let door = stud().cards(1, "Kc Qc 9d").cards(2, "Kd 2c Ks").cards(3, "As Ah Ac");
    let door = door.ruled(rule, "card 6", "seat=2").reach();
    assert_eq!(door.ask(), Awaited::Decide(1, Decision::Bring));
}

#[test]
fn rs3_1_b_both_hole_cards_up_kill_the_hand_and_give_the_ante_back() {
    let rule = "ca:seven-card-stud/s3.1.b";
    let dealt = stud().cards(1, "As Ah 9d").cards(3, "Ks Kh 8d").acts("1 fold");
    dealt.ruled(rule, "card 6", "seat=2").ends(&["99.80", "100.00", "100.20"]);
    three().ruled(rule, "act 3", "seat=2").refused(rule);
}

/// Seat 1 has the low card and a dead hand.
fn dead_low(rule: &'static str) -> Setup {
    let dealt = stud().cards(1, "As Ah 2c").cards(2, "Qs Qh 9d").cards(3, "Ks Kh 8d");
    dealt.ruled(rule, "act 1", "seat=1")
}

#[test]
fn rs3_1_c_the_left_of_a_dead_low_card_starts() {
    let rule = "ca:seven-card-stud/s3.1.c";
    assert_eq!(dead_low(rule).reach().ask(), Awaited::Decide(1, Decision::Bring));
    dead_low(rule).acts("2 fold").ends(&["100.00", "99.80", "100.20"]);
    stud().cards(1, "As Ah 2c").ruled(rule, "act 1", "seat=2").refused(rule);
}

#[test]
fn rs3_1_d_who_starts_so_may_fold_bring_it_in_or_bet_in_full() {
    let rule = "ca:seven-card-stud/s3.1.d";
    let menu = dead_low(rule).menu();
    let full = menu.raise.map(|span| span.max.plain());
    assert!(menu.may_fold);
    assert_eq!((menu.call.plain(), full), ("0.50".to_owned(), Some("2.00".to_owned())));
}

#[test]
fn rs3_2_a_an_absent_player_loses_ante_and_forced_bet() {
    let rule = "ca:seven-card-stud/s3.2.a";
    let dealt = stud().cards(1, "As Ah 2c").acts("2 complete, 3 fold");
    dealt.ruled(rule, "act 3", "seat=1").ends(&["99.30", "100.90", "99.80"]);
}

#[test]
fn rs3_2_b_the_hand_is_killed_in_turn() {
    let rule = "ca:seven-card-stud/s3.2.b";
    let dealt = stud().cards(1, "As Ah 2c").acts("2 complete");
    let killed = dealt.ruled(rule, "act 2", "seat=3").reach();
    assert_eq!(
        (killed.places()[2].is_live(), killed.ask()),
        (false, Awaited::Decide(0, Decision::Bet))
    );
    stud().cards(1, "As Ah 2c").acts("2 complete").ruled(rule, "act 2", "seat=1").refused(rule);
}

#[test]
fn rs3_8_a_the_true_low_card_must_bet() {
    let rule = "ca:seven-card-stud/s3.8.a";
    let dealt = || stud().cards(1, "As Ah 2c").cards(2, "Qs Qh 9d");
    let door = dealt().ruled(rule, "act 1", "seat=2").reach();
    assert_eq!(door.ask(), Awaited::Decide(0, Decision::Bring));
    assert!(!door.menu().unwrap().may_fold);
    dealt().ruled(rule, "act 1", "seat=1").refused(rule);
}

#[test]
fn rs3_8_b_the_player_named_by_mistake_takes_the_bet_back() {
    let rule = "ca:seven-card-stud/s3.8.b";
    let dealt = stud().cards(1, "As Ah 2c").ruled(rule, "act 1", "seat=2");
    dealt.acts("2 fold, 3 fold").ends(&["100.40", "99.80", "99.80"]);
}

#[test]
fn rs3_9_a_after_a_wrong_burn_cards_go_to_the_right_places() {
    let rule = "ca:seven-card-stud/s3.9.a";
    let fourth = with_cards(two(0)).ruled(rule, "card 7", "").reach();
    assert_eq!((burns(&fourth), faces(&fourth, 1).as_str()), (1, "dduu"));
    with_cards(two(4)).ruled(rule, "card 2", "").refused(rule);
}

#[test]
fn rs3_9_b_a_last_card_that_was_seen_is_kept() {
    let rule = "ca:seven-card-stud/s3.9.b";
    let last = |how| with_cards(two(4)).ruled(rule, "card 13", how);
    assert_eq!(burns(&last("count=0").play().hand), 3);
    assert_eq!(burns(&last("count=2").play().hand), 5);
    last("").refused(rule);
    with_cards(two(4)).ruled(rule, "card 11", "count=0").refused(rule);
}

/// Fourth street, on whose betting the queen of spades came before its time.
fn early(rule: &'static str, checks: usize) -> crate::Hand {
    with_cards(two(checks)).ruled(rule, "act 3", "card=Qs").reach()
}

#[test]
fn rs3_10_a_cards_dealt_too_early_are_out() {
    let rule = "ca:seven-card-stud/s3.10.a";
    assert!(burned(&early(rule, 1), "Qs"));
    let again = with_cards(two(4)).ruled(rule, "act 3", "card=7c");
    again.refused("ca:seven-card-stud/s1.a");
    with_cards(two(4)).ruled(rule, "act 9", "").refused(rule);
}

#[test]
fn rs3_10_b_one_more_is_burned_for_each_player() {
    // The burn of fourth street, the early burn and its card, and one for each of the two.
    let hand = with_cards(two(0)).ruled("ca:seven-card-stud/s3.10.b", "act 2", "");
    assert_eq!(burns(&hand.reach()), 5);
}

#[test]
fn rs3_10_c_another_card_is_burned_when_the_round_is_over() {
    assert_eq!(burns(&early("ca:seven-card-stud/s3.10.c", 1)), 6);
}

#[test]
fn rs3_10_d_the_extra_burns_are_used_when_cards_run_out() {
    let rule = "ca:seven-card-stud/s3.10.d";
    let hand = early(rule, 1);
    assert!(burned(&hand, "Qs"));
    assert_eq!(hand.to_mix().pile.known, "Qs".parse::<cards::AnyCard>().unwrap().bit());
}

/// Sixth street, on whose betting seat 1 got and saw the last card.
fn early_last(rule: &'static str) -> Setup {
    let dealt = stud().players(2).cards(1, "2c 3d Kh Ks Ah As").cards(2, "4c 5d 9h 8s 6h Js 7d");
    let checks = "1 check, 2 check";
    let dealt = dealt.acts("1 call").acts(checks).acts(checks).acts("1 check, 2 bet");
    dealt.ruled(rule, "act 7", "seat=1 card=7c")
}

#[test]
fn rs3_10_e_a_last_card_dealt_early_and_seen_is_kept() {
    let rule = "ca:seven-card-stud/s3.10.e";
    let played = early_last(rule).acts("1 call, 1 check, 2 check").play();
    let cards = played.hand.places()[0].cards();
    assert_eq!((cards.len(), cards[6].to_string().as_str()), (7, "7c"));
    with_cards(two(4)).ruled(rule, "act 2", "seat=1").refused(rule);
}

#[test]
fn rs3_10_f_who_has_seven_cards_may_not_raise_those_with_six() {
    let rule = "ca:seven-card-stud/s3.10.f";
    assert_eq!(early_last(rule).menu().raise, None);
    let seventh = early_last(rule).acts("1 call, 1 check, 2 bet");
    assert!(seventh.menu().raise.is_some());
}

#[test]
fn rs3_12_who_takes_up_upcards_without_calling_has_folded() {
    let rule = "ca:seven-card-stud/s3.12";
    let dealt = stud().cards(1, "As Ah 2c").acts("2 complete");
    let hand = dealt.ruled(rule, "act 2", "seat=3").reach();
    assert!(!hand.places()[2].is_live());
    // Without a bet nobody folds by it.
    with_cards(two(4)).ruled(rule, "act 2", "seat=1").refused(rule);
}

#[test]
fn rs3_14_a_card_off_the_table_plays_as_an_upcard() {
    let rule = "ca:seven-card-stud/s3.14";
    let hand = stud().cards(2, "Kc 2c Kd").ruled(rule, "card 6", "seat=2").reach();
    assert_eq!(faces(&hand, 2), "duu");
    with_cards(two(4)).ruled(rule, "act 3", "seat=1").refused(rule);
}

#[test]
fn rs3_16_a_the_others_get_their_last_card_down() {
    let rule = "ca:seven-card-stud/s3.16.a";
    let hand = three().ruled(rule, "card 20", "seat=1").reach();
    let all: Vec<String> = (1..=3).map(|seat| faces(&hand, seat)).collect();
    assert_eq!(all, ["dduuuuu", "dduuuud", "dduuuud"]);
    three().ruled(rule, "card 18", "seat=1").refused(rule);
}

#[test]
fn rs3_16_b_the_player_shown_may_be_declared_all_in() {
    let rule = "ca:seven-card-stud/s3.16.b";
    let shown = three().ruled("ca:seven-card-stud/s3.16.a", "act 12", "seat=2");
    let played = shown.ruled(rule, "act 12", "seat=2").acts("3 bet, 1 call").play();
    // Three nines win what was in before, and nothing of the last bets.
    let pots: Vec<String> = played.outcome.awards.iter().map(|a| a.amount.plain()).collect();
    assert_eq!(pots, ["2.10", "8.00"]);
    assert_eq!(played.outcome.awards[0].winners[0].place, 1);
    three().ruled(rule, "act 12", "seat=2").refused(rule);
}

#[test]
fn rs3_17_a_the_second_of_two_players_gets_the_last_card_up_too() {
    let rule = "ca:seven-card-stud/s3.17.a";
    let hand = with_cards(two(3)).ruled(rule, "card 14", "seat=1").reach();
    assert_eq!((faces(&hand, 1), faces(&hand, 2)), ("dduuuuu".into(), "dduuuuu".into()));
    // Neither may keep out of the betting then.
    let declared = with_cards(two(3)).ruled(rule, "card 14", "seat=1");
    declared
        .ruled("ca:seven-card-stud/s3.17.b", "act 8", "seat=1")
        .refused("ca:seven-card-stud/s3.17.b");
}

#[test]
fn rs3_17_b_the_second_of_two_players_alone_may_declare_all_in() {
    let rule = "ca:seven-card-stud/s3.17.b";
    let up = with_cards(two(3)).ruled("ca:seven-card-stud/s3.17.a", "act 8", "seat=2");
    up.ruled(rule, "act 8", "seat=2").ends(&["99.30", "100.70"]);
}

#[test]
fn rs3_17_c_the_choice_comes_before_any_action() {
    let rule = "ca:seven-card-stud/s3.17.c";
    let up = with_cards(two(4)).ruled("ca:seven-card-stud/s3.17.a", "act 8", "seat=2");
    up.ruled(rule, "act 9", "seat=2").refused(rule);
}

#[test]
fn rs3_18_the_highest_upcards_start() {
    let rule = "ca:seven-card-stud/s3.18";
    // Seat 2's nine makes two pairs with the exposed seven; seat 1's aces and kings stay ahead.
    let dealt =
        stud().players(2).cards(1, "2c 3d Kh Ks Ah 4s 7c").cards(2, "4c 5d 9h 8s 8h Js 8d");
    let checks = "1 check, 2 check";
    let dealt = dealt.acts("1 call").acts(checks).acts(checks).acts(checks);
    let hand = dealt.ruled(rule, "act 8", "seat=2").reach();
    assert_eq!(hand.ask(), Awaited::Decide(1, Decision::Bet));
}

#[test]
fn rs3_11_a_the_last_card_joins_the_burns() {
    // Seven cards for seven players: a burn and five of them, then the last one and four burns.
    assert_eq!(course(GAME, 7).to(4).streets[4], "b12345S5b67");
}

#[test]
fn rs3_11_b_one_is_burned_and_the_rest_are_dealt_down() {
    let ran = course(GAME, 7).to(4);
    assert_eq!(
        (ran.streets[4].as_str(), faces(&ran.hand, 7).as_str()),
        ("b12345S5b67", "dduuuud")
    );
    // The last card is dealt if need be.
    assert_eq!(course(GAME, 7).lost(4, 2).to(4).streets[4], "b123S5b4567");
}

#[test]
fn rs3_11_c_no_card_is_burned_that_is_needed() {
    // With three cards less there are seven for seven players, the three burns among them.
    assert_eq!(course(GAME, 7).lost(3, 3).to(4).streets[4], "123S44567");
}

#[test]
fn rs3_11_d_too_few_cards_make_a_common_card() {
    let ran = course(GAME, 8).to(4);
    assert_eq!(ran.hand.board(0).len(), 1);
    // Folded hands stay out, so that three players less are still too many.
    let folded = course(GAME, 8).folds(3, &[6, 7, 8]).to(4);
    assert_eq!(folded.hand.board(0).len(), 1);
}

#[test]
fn rs3_11_e_a_card_is_burned_and_one_turned_up_for_every_hand() {
    let ran = course(GAME, 8).to(4);
    assert_eq!(ran.streets[4], "S4bc");
    assert!(ran.hand.places().iter().all(|place| place.cards().len() == 6));
}

#[test]
fn rs3_11_f_the_highest_hand_with_the_common_card_opens() {
    let ran = course(GAME, 8).to(4);
    let value = |place: &crate::Place| {
        let shown: Vec<_> = place.shown().chain(ran.hand.board(0).iter().copied()).collect();
        crate::showing(Chart::High, &shown)
    };
    let values: Vec<u32> = ran.hand.places().iter().map(value).collect();
    let best = values.iter().position(|v| v == values.iter().max().unwrap());
    assert_eq!(ran.openers[4], best);
}
