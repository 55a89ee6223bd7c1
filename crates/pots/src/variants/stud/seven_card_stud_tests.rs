//! Rules: ca:seven-card-stud/

use super::check::{Fees, asked, deal, drive, on_street, opens, seats, sizes, units, won};
use crate::act::{Awaited, Move, To};
use crate::hand::Cry;
use crate::ranking::{Held, Joker};
use crate::testing::{Setup, hand};
use crate::variant::Face;
use cards::Rank;
use money::Cents;
use table::Seat;

const ID: &str = "ca/seven-card-stud";
pub(super) const FEES: Fees =
    Fees { id: ID, start: ["Ah Ad 9c 4h", "Kh Kd 9s 5h", "7c 7d 2s 6h"] };

/// Seat 3 has the low card; on fourth street seat 2 pairs nines and seat 1 is next.
fn pairs() -> Setup {
    seats(ID, ["Ah Ad Kc Qh", "Kh Kd 9s 9h", "7c 7d 2s 6h"]).set("small=5 big=10 bring_in=1")
}

/// Everybody has called the forced bet of the pairs' hand; fourth street follows.
fn fourth() -> Setup {
    pairs().acts("1 call, 2 call")
}

#[test]
fn rs1_a_two_down_one_up_then_betting() {
    assert!(deal(ID).starts_with("ddu|"), "{}", deal(ID));
}

#[test]
fn rs1_b_three_upcards_each_with_betting() {
    assert_eq!(deal(ID).matches("u|").count(), 4);
    assert_eq!(&deal(ID)[4..13], "bu|bu|bu|");
}

#[test]
fn rs1_c_seventh_card_down_and_last_round() {
    assert!(deal(ID).ends_with("d|"));
    assert_eq!(deal(ID).matches(['d', 'u']).count(), 7);
}

#[test]
fn rs1_e_best_five_cards_take_the_pot() {
    let cards = ["2h 4h 9c 6h 8h Ks Qh", "Ah Ad Ac 3d 3c 5s 7s", "Kh Kd 2s Kc Jd Td 9d"];
    // Aces full of threes over a flush and three kings; antes of 0.20 and calls of 0.50.
    assert_eq!(won(&seats(ID, cards)), "high 2 2.10");
}

#[test]
fn rs1_f_smaller_bet_on_two_rounds_then_the_larger() {
    assert_eq!(units(ID), ["2.00", "2.00", "4.00", "4.00", "4.00"]);
    assert_eq!(units(ID).len(), 5);
}

#[test]
fn r1_a_forced_bet_opens() {
    let cards = ["Ah Ad Kc", "Kh Kd 9s", "7c 7d 2s"];
    let played = seats(ID, cards).acts("1 fold, 2 fold").ends(&["99.80", "99.80", "100.40"]);
    let bring = &played.lines[3];
    assert_eq!((bring.seat, bring.amount.get()), (Seat::new(3), -50));
    seats(ID, cards).acts("3 fold").refused("ca:seven-card-stud/1.b");
}

#[test]
fn r1_b_lowest_upcard_owes_it_deuce_low_and_ace_high() {
    assert_eq!(opens(ID, 0, ["5c 5d 3c", "6c 6d 2s", "7c 7d Ac"]), 2);
    assert_eq!(opens(ID, 0, ["5c 5d Ac", "6c 6d Ks", "7c 7d As"]), 2);
    assert_eq!(opens(ID, 0, ["5c 5d Ac", "6c 6d As", "7c 7d 3s"]), 3);
}

#[test]
fn r1_c_lowest_suit_of_equals_owes_it() {
    assert_eq!(opens(ID, 0, ["5c 5d 3s", "6c 6d 3c", "7c 7d 3d"]), 2);
}

#[test]
fn r1_d_suits_from_spades_down_to_clubs() {
    for (cards, seat) in [
        (["5c 5d 3s", "6c 6d 3h", "7c 7d Kd"], 2),
        (["5c 5d 3d", "6c 6d 3h", "7c 7d 3s"], 1),
        (["5c 5d 3d", "6c 6d 3h", "7c 7d 3c"], 3),
    ] {
        assert_eq!(opens(ID, 0, cards), seat);
    }
}

#[test]
fn r2_a_highest_hand_showing_opens_later() {
    let cards = ["5c 5d 2c 3h 2h 4s", "6c 6d 9s 9d Kd Jd", "7c 7d Ac 3d Ks 3s"];
    assert_eq!([1, 2, 3].map(|street| opens(ID, street, cards)), [2, 2, 2]);
    let cards = ["5c 5d 2c 3h 2h 4s", "6c 6d 9s 8d Kd Jd", "7c 7d Ac 4d Ks 3s"];
    assert_eq!([1, 2, 3].map(|street| opens(ID, street, cards)), [3, 1, 1]);
}

#[test]
fn r2_b_first_dealt_to_of_equals_opens() {
    assert_eq!(opens(ID, 1, ["5c 5d 2c 3h", "6c 6d Ah Kd", "7c 7d As Ks"]), 2);
    assert_eq!(opens(ID, 1, ["5c 5d Ac Kh", "6c 6d 2h 3d", "7c 7d As Ks"]), 1);
}

#[test]
fn r3_full_bet_instead_of_the_forced_one() {
    let start = || pairs().acts("3 complete");
    assert_eq!(
        pairs().menu().raise.map(|span| (span.min.get(), span.max.get())),
        Some((500, 500))
    );
    assert_eq!(start().menu().call, Cents::dollars(5));
    pairs().acts("3 complete 6.00").refused("ca:seven-card-stud/s1.f");
    // In turn: nobody else is asked first.
    pairs().acts("3 bring, 1 call, 2 call").reach();
    assert_eq!(asked(&pairs().reach()), 3);
}

#[test]
fn r4_a_completion_is_no_raise() {
    let done = pairs().acts("1 complete, 2 fold, 3 call");
    assert_eq!(done.script().play().map(|_| ()).unwrap_err().act, None, "the acts end");
    assert_eq!(sizes(&pairs().acts("1 call").reach()), "5.00");
    // Three more may follow a completion as they may a full bet by the low card itself.
    for acts in ["1 complete, 2 raise, 3 raise, 1 raise", "3 complete, 1 raise, 2 raise, 3 raise"]
    {
        assert_eq!(sizes(&pairs().acts(acts).reach()), "nothing");
    }
}

#[test]
fn r4_b_forced_5_completed_to_15_and_three_raises() {
    let stud = || pairs().set("small=15 big=30 bring_in=5");
    assert_eq!(stud().menu().call, Cents::dollars(5));
    let totals = ["1 complete 15", "2 raise 30", "3 raise 45", "1 raise 60"];
    assert_eq!(sizes(&stud().acts(&totals[..3].join(", ")).reach()), "60.00");
    stud().acts(&totals.join(", ")).acts("2 raise 75").refused("ca:seven-card-stud/4.b");
    // Between two players there is no such end.
    let two = "1 complete, 2 fold, 3 raise, 1 raise, 3 raise";
    assert_eq!(sizes(&stud().acts(two).reach()), "75.00");
}

#[test]
fn r5_a_open_pair_on_fourth_street_frees_the_limit() {
    assert_eq!(sizes(&fourth().reach()), "5.00-10.00");
    let none = seats(ID, ["Ah Ad Kc Qh", "Kh Kd 9s 8h", "7c 7d 2s 6h"]).set("small=5 big=10");
    assert_eq!(sizes(&none.acts("1 call, 2 call").reach()), "5.00");
    // A pair of fifth street changes nothing: the upper limit holds there.
    assert_eq!(sizes(&on_street(&pairs(), 2)), "10.00");
}

#[test]
fn r5_b_pair_of_a_5_10_game_bets_5_or_10() {
    assert_eq!(asked(&fourth().reach()), 2, "the pair is the high hand");
    assert!(fourth().acts("2 bet 5, 3 call").script().reach().is_ok());
    assert!(fourth().acts("2 bet 10, 3 call").script().reach().is_ok());
    fourth().acts("2 bet 7").refused("ca:seven-card-stud/s1.f");
    fourth().acts("2 bet 15").refused("ca:seven-card-stud/s1.f");
}

#[test]
fn r5_c_after_5_call_raise_5_or_raise_10() {
    let hand = fourth().acts("2 bet 5");
    assert_eq!(hand.menu().call, Cents::dollars(5));
    for to in ["10", "15"] {
        assert!(fourth().acts("2 bet 5").acts(&format!("3 raise {to}")).script().reach().is_ok());
    }
    fourth().acts("2 bet 5, 3 raise 12").refused("ca:seven-card-stud/s1.f");
}

#[test]
fn r5_d_after_a_raise_of_10_only_tens() {
    assert_eq!(sizes(&fourth().acts("2 bet 5, 3 raise 15").reach()), "25.00");
    assert_eq!(sizes(&fourth().acts("2 bet 5, 3 raise 10").reach()), "15.00-20.00");
    fourth().acts("2 bet 5, 3 raise 15, 1 raise 20").refused("ca:seven-card-stud/s1.f");
}

#[test]
fn r5_e_choices_stay_when_the_pair_checks() {
    assert_eq!(sizes(&fourth().acts("2 check").reach()), "5.00-10.00");
    assert_eq!(sizes(&fourth().acts("2 check, 3 check").reach()), "5.00-10.00");
    // Nor does it matter that the pair gives up.
    assert_eq!(sizes(&fourth().acts("2 check, 3 bet 10, 1 raise 20, 2 fold").reach()), "30.00");
    assert_eq!(sizes(&fourth().acts("2 fold").reach()), "5.00-10.00");
}

#[test]
fn r6_low_card_high_hand_raises_and_pairs_are_called_out() {
    assert_eq!(pairs().reach().calls(), [Cry::Brings(2)]);
    assert_eq!(fourth().reach().calls(), [Cry::Opens(1), Cry::Pair(1, Rank::Nine)]);
    // A pair is called out when it comes.
    let fifth = on_street(&fourth(), 2);
    assert_eq!(fifth.calls(), [Cry::Opens(1)]);
    let mut hand = fourth().acts("2 bet 5").reach();
    let done = hand.act(2, Move::Raise(Cents::dollars(10))).expect("a raise");
    assert_eq!(done.word, "raises");
}

#[test]
fn rs3_3_seat_folded_without_a_wager_is_dealt_on_until_a_bet() {
    let dealt = |setup: &Setup| setup.reach().places().iter().map(|p| p.cards().len()).collect();
    let folded = fourth().acts("2 fold, 3 check, 1 check");
    let lengths: Vec<usize> = dealt(&folded);
    assert_eq!(lengths, [5, 5, 5], "nobody bet");
    let lengths: Vec<usize> = dealt(&folded.acts("1 bet, 3 call"));
    assert_eq!(lengths, [6, 5, 6], "the bet has ended it");
    let lengths: Vec<usize> = dealt(&fourth().acts("2 check, 3 bet 5, 1 fold, 2 call"));
    assert_eq!(lengths, [4, 5, 5], "who folds to a bet gets no more");
}

/// Seat 3, with the low card, has no chips left after the ante.
fn all_in() -> Setup {
    pairs().stacks(&["100", "100", "0.50"]).set("ante=0.50")
}

#[test]
fn rs3_4_left_of_a_low_card_without_chips_starts() {
    assert_eq!(asked(&all_in().reach()), 1);
    assert_eq!(asked(&pairs().reach()), 3);
}

#[test]
fn rs3_5_who_stands_in_may_bring_it_in() {
    assert_eq!(all_in().acts("1 bring").menu().call, Cents::dollars(1));
}

#[test]
fn rs3_6_who_stands_in_may_bet_the_maximum() {
    assert_eq!(sizes(&all_in().reach()), "5.00");
    assert_eq!(all_in().acts("1 complete").menu().call, Cents::dollars(5));
}

#[test]
fn rs3_7_who_stands_in_may_fold() {
    assert!(all_in().menu().may_fold);
    assert!(!pairs().menu().may_fold);
}

/// What is asked while cards of the last street are dealt to so many players.
fn last_deal(players: u8) -> Vec<Awaited> {
    let mut asks = Vec::new();
    drive(&hand(ID).players(players), |hand| {
        if hand.street() == 4 && !matches!(hand.ask(), Awaited::Decide(..)) {
            asks.push(hand.ask());
        }
        false
    });
    asks
}

#[test]
fn rs3_11_a_all_but_the_last_card_then_a_shuffle() {
    // Seven players: 45 cards are out, one is burned, five of the last six are dealt.
    let asks = last_deal(7);
    assert_eq!(asks.iter().position(|ask| *ask == Awaited::Shuffle), Some(6));
    assert!(!last_deal(6).contains(&Awaited::Shuffle), "six players have cards enough");
    // Last card and four burns are the new deck; folded hands stay out.
    let mut stub = 0;
    drive(&hand(ID).players(7), |hand| {
        let shuffled =
            hand.street() == 4 && hand.ask() == Awaited::Card(To::Burn) && hand.burned() == 0;
        stub = if shuffled { hand.stub() } else { stub };
        false
    });
    assert_eq!(stub, 5);
}

#[test]
fn rs3_11_b_after_the_shuffle_one_burn_and_the_rest_down() {
    let down = |place| Awaited::Card(To::Place(place, Face::Down));
    let rest = [Awaited::Shuffle, Awaited::Card(To::Burn), down(5), down(6), Awaited::Showdown];
    assert_eq!(last_deal(7)[6..], rest);
}

#[test]
fn rs3_11_c_burn_left_out_when_the_card_is_needed() {
    let burns =
        |asks: &[Awaited]| asks.iter().filter(|ask| **ask == Awaited::Card(To::Burn)).count();
    assert_eq!([burns(&last_deal(7)), burns(&last_deal(6))], [2, 1]);
    // Two of eight fold on fifth street: three cards and three burns are left for six players.
    let all = |from: u8, to: u8, word: &str| {
        (from..=to).map(|seat| format!("{seat} {word}")).collect::<Vec<_>>().join(", ")
    };
    let hand = hand(ID)
        .players(8)
        .cards(1, "?? ?? 2c Ac As Ks")
        .cards(2, "?? ?? 3c 4d 5h 6s")
        .cards(3, "?? ?? 3d 4h 5s 7c")
        .cards(4, "?? ?? 3h 4s 6c 7d")
        .cards(5, "?? ?? 3s 4c 6d 8h")
        .cards(6, "?? ?? 9c Td Jh Qs")
        .cards(7, "?? ?? 9d Th Js")
        .cards(8, "?? ?? 9h Ts Jc")
        .acts(&all(2, 8, "call"))
        .acts(&all(1, 8, "check"))
        .acts("1 bet")
        .acts(&all(2, 6, "call"))
        .acts("7 fold, 8 fold")
        .acts(&all(1, 6, "check"))
        .reach();
    assert_eq!((hand.street(), hand.stub(), hand.burned()), (4, 0, 0));
    assert!(hand.places()[..6].iter().all(|place| place.cards().len() == 7));
}

#[test]
fn rs3_11_d_common_card_when_even_those_fall_short() {
    assert!(last_deal(8).contains(&Awaited::Card(To::Board(0))));
    assert!(!last_deal(7).contains(&Awaited::Card(To::Board(0))));
}

#[test]
fn rs3_11_e_burn_and_one_card_for_every_hand() {
    let asks = [
        Awaited::Shuffle,
        Awaited::Card(To::Burn),
        Awaited::Card(To::Board(0)),
        Awaited::Showdown,
    ];
    assert_eq!(last_deal(8), asks);
    // Seat 2 has three aces with it, seat 8 three tens without.
    assert_eq!(won(&eight().board("Ah")), "high 2 5.60");
    assert_eq!(won(&eight().board("As")), "high 2 5.60");
    assert_eq!(won(&eight().board("Qd")), "high 7 5.60", "a full house");
}

#[test]
fn rs3_11_f_highest_hand_with_the_common_card_opens() {
    assert_eq!(asked(&on_street(&eight().board("Ah"), 4)), 2);
    assert_eq!(asked(&on_street(&eight().board("Kh"), 4)), 1);
}

/// Eight players: seat 1 shows a pair of kings, seat 2 a pair of aces.
fn eight() -> Setup {
    let cards = [
        "2c 3d Kc Kd Qc Jd",
        "4c 7h Ac Ad 8c 6d",
        "2d 3h 5s 7c 8d 9s",
        "2h 3s 6c 7d 8h 9d",
        "2s 4d 5c 6h 7s 9h",
        "3c 4h 5d 6s 8s 9c",
        "Jc Qh 4s Ts Jh Qs",
        "Ks Tc 5h Td Js Th",
    ];
    (1..).zip(cards).fold(hand(ID).players(8), |setup, (seat, cards)| setup.cards(seat, cards))
}

#[test]
fn rs3_13_fewer_than_seven_cards_win_nothing() {
    let script = hand(ID).script();
    let award = script.stakes.awards[0].expect("an award");
    let cards: Vec<cards::AnyCard> =
        "Ah Ad Ac As Kh Kd Kc".split(' ').map(|card| card.parse().expect("a card")).collect();
    let number = |own: usize, board: usize| {
        let (own, board) = (&cards[..own], &cards[7 - board..]);
        award.number(&Held { own, board, joker: Joker::Down })
    };
    assert_eq!((number(5, 0), number(6, 0)), (0, 0));
    assert!(number(7, 0) > 0 && number(6, 1) > 0);
}

/// A pair of twos showing calls a bet of a pair of kings showing.
fn beaten() -> Setup {
    let cards = ["3h 4h 2c 2h 9d 8s", "Ah Qd Kc Ks 5d 6s", "7c 7d 3s Jh"];
    seats(ID, cards).acts("2 call, 3 call, 2 bet 4, 3 fold, 1 call")
}

#[test]
fn rs3_19_a_call_stands_against_better_upcards() {
    assert_eq!(beaten().reach().places()[0].total, "4.70".parse().expect("an amount"));
}

#[test]
fn rs3_19_b_twos_do_not_get_back_a_call_of_kings() {
    let hand = beaten().acts("2 bet, 1 fold").reach();
    assert_eq!(hand.outcome().expect("an end").stacks[0], "95.30".parse().expect("an amount"));
}
