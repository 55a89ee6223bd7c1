//! Baccarat 9, version of January 13, 2009: rule by rule, up to the three cards of each hand.
//!
//! Rules: ca:baccarat-9-2009/

use super::round::total;
use super::testing::{asks, cards, closed, dealt, finish, hand, seat, ten};
use crate::check::{Banked, breach, check, open, pack, play, refused};
use crate::testing::Looks as _;
use cards::Rank;
use money::Cents;
use table::{Face, Party, Verbs as _, Viewer, What};

pub(super) const ID: &str = "ca/baccarat-9-2009";
/// The game, banked by seat 8.
pub(super) const GAME: Banked = Banked { id: ID, bank: 8 };

#[test]
fn rs1_eight_seats_and_no_ninth() {
    let hands = "player 2h 5h Kh | banker Kc Qc 6c";
    for n in 1..=7 {
        GAME.pays(&format!("{hands} | {n}: player 10"), &format!("{n} player wins 10"));
    }
    check(ID, "", &format!("bank 1 100 | {hands} | 8: player 10"), "8 player wins 10");
    GAME.refuses(&format!("{hands} | 9: player 10"), "s1");
    refused(ID, "", &format!("bank 9 100 | {hands} | 8: player 10"), "ca:baccarat-9-2009/s1");
}

#[test]
fn rs2_several_decks_by_preference_six_or_eight() {
    let size = |set| pack(ID, set).len();
    assert_eq!([size("decks=6"), size("decks=8"), size("")], [264, 352, 352]);
    // Reading ca-nine-2009-decks: preferred, not required.
    assert_eq!([size("decks=2"), size("decks=20")], [88, 880]);
    for decks in [1, 21] {
        assert!(breach(ID, &format!("decks={decks}")).contains("ca:baccarat-9-2009/s2"));
    }
}

#[test]
fn rs3_without_7_to_9_and_with_four_cards_worth_ten() {
    let pack = pack(ID, "decks=6");
    let a_deck = |rank| pack.count_rank(rank) / 6;
    for rank in [Rank::Seven, Rank::Eight, Rank::Nine] {
        assert_eq!(a_deck(rank), 0);
    }
    for rank in [Rank::Ace, Rank::Two, Rank::Three, Rank::Four, Rank::Five, Rank::Six] {
        assert_eq!(a_deck(rank), 4);
    }
    let zeros = [Rank::Ten, Rank::Jack, Rank::Queen, Rank::King].map(a_deck);
    // Sixteen tens and pictures stay, four cards worth ten are added.
    assert_eq!(zeros.iter().sum::<u16>(), 16 + 4);
    for gone in ["7h", "8h", "9h"] {
        let round = format!("player {gone} Kh Kd | banker Kc Qc 6c | 1: player 5");
        GAME.refuses(&round, "s3");
    }
}

#[test]
fn r1_player_banker_and_tie_in_any_combination() {
    let hands = "player 2h 5h Kh | banker Kc Qc 6c";
    let (player, banker, tie) = ("1 player wins 10", "1 banker loses 20", "1 tie loses 5");
    let some = [
        ("player 10", vec![player]),
        ("banker 20", vec![banker]),
        ("player 10, tie 5", vec![player, tie]),
        ("banker 20, tie 5", vec![banker, tie]),
        ("player 10, banker 20", vec![player, banker]),
        ("player 10, banker 20, tie 5", vec![player, banker, tie]),
    ];
    for (bets, expected) in some {
        GAME.pays(&format!("{hands} | 1: {bets}"), &expected.join("; "));
    }
    GAME.refuses(&format!("{hands} | 1: panda-8 10"), "1");
}

/// What each party pays the card room in a round under option 3 of the consolidated schedule,
/// $10 to $100: $1 a bet, $2 a hand.
fn fees_of(round: &str) -> Vec<(Party, Cents)> {
    let mut table = open(ID, "fees=F-C-3");
    let settlement = play(table.as_mut(), round).unwrap();
    let fees = settlement.transfers.iter().filter(|transfer| transfer.to == Party::Room);
    fees.map(|transfer| (transfer.from, transfer.amount)).collect()
}

#[test]
fn r2_fees_are_taken_whatever_the_cards() {
    let rounds = [
        "player 2h 5h Kh | banker Kc Qc 6c",
        "player Kh Qh Jh 2h | banker 2c 5c Kc",
        "player 4h 5h Kh | banker 4c 5c Kc",
    ];
    let expected =
        [(Party::Seat(seat(1)), Cents::dollars(1)), (Party::PlayerDealer, Cents::dollars(2))];
    for hands in rounds {
        assert_eq!(fees_of(&format!("bank 8 1000 | {hands} | 1: player 10")), expected);
    }
}

#[test]
fn r3_three_cards_make_each_hand() {
    GAME.pays("player 2h 5h Kh | banker Kc Qc 6c | 1: player 10", "1 player wins 10");
    GAME.refuses("player 2h 5h | banker Kc Qc 6c | 1: player 10", "3");
    GAME.refuses("player 2h 5h Kh | banker Kc Qc | 1: player 10", "3");
}

#[test]
fn r4_four_cards_at_most() {
    let bets = "1: player 10";
    GAME.pays(&format!("player Kh Qh Jh 2h | banker Kc Qc Jc Ac | {bets}"), "1 player wins 10");
    let fifth = [
        "player Kh Qh Jh 2h 2d | banker Kc Qc Jc Ac",
        "player Kh Qh Jh 2h | banker Kc Qc Jc Ac Ad",
    ];
    for hands in fifth {
        GAME.refuses(&format!("{hands} | {bets}"), "4");
    }
}

#[test]
fn r6_choices_on_5_and_6_only() {
    let asked = |total: usize| asks(&*dealt(ID, 8, &[(1, "player")], (hand(total), "Kc Qc 6c")));
    let on: Vec<usize> = (0..=9).filter(|total| asked(*total)).collect();
    assert_eq!(on, [5, 6]);
}

#[test]
fn r7_wagers_close_before_the_first_card() {
    let mut table = open(ID, "");
    table.bank(seat(8), Cents::dollars(100), None).unwrap();
    table.stake(&ten(1, "player")).unwrap();
    let early = table.deal(cards("Kh")[0]).unwrap_err();
    assert_eq!(early.rule.unwrap().id, "ca:baccarat-9-2009/7");
    table.close().unwrap();
    table.deal(cards("Kh")[0]).unwrap();
    let late = table.stake(&ten(3, "player")).unwrap_err();
    assert_eq!(late.rule.unwrap().id, "ca:baccarat-9-2009/7");
}

#[test]
fn r8_wagers_are_left_alone_from_the_first_card() {
    let mut table = open(ID, "");
    table.bank(seat(8), Cents::dollars(100), None).unwrap();
    for n in [1, 2] {
        table.stake(&ten(n, "banker")).unwrap();
    }
    assert_eq!(table.back(seat(2), "banker").unwrap(), Cents::dollars(10));
    table.close().unwrap();
    table.deal(cards("Kh")[0]).unwrap();
    let late = table.withdraw(seat(1), "banker").unwrap_err();
    assert_eq!(late.rule.unwrap().id, "ca:baccarat-9-2009/8");
}

#[test]
fn r9_higher_total_wins() {
    let bank = "banker 2c 5c Kc | 1: player 10";
    let loses = "1 player loses 10 ca:baccarat-9-2009/9";
    GAME.pays(&format!("player Kh Qh 6h | {bank} | act 1 stand"), loses);
    GAME.pays(&format!("player 2h 5h Kh | {bank}"), "1 player pushes 0");
    GAME.pays(&format!("player 3h 5h Kh | {bank}"), "1 player wins 10 ca:baccarat-9-2009/9");
}

#[test]
fn r9_each_total_meets_the_banks() {
    GAME.pays(
        "player Kh Qh 6h 3d | banker Kc Qc 6c | 1: player 10 | 2: player 10 | act 1 stand \
         | act 2 draw",
        "1 player pushes 0; 2 player wins 10",
    );
}

#[test]
fn r10_values_of_the_printed_table() {
    let printed = [
        ("Ah", 1),
        ("2h", 2),
        ("3h", 3),
        ("4h", 4),
        ("5h", 5),
        ("6h", 6),
        ("Th", 0),
        ("Jh", 0),
        ("Qh", 0),
        ("Kh", 0),
    ];
    for (card, value) in printed {
        assert_eq!(total(&cards(card)), value, "{card}");
    }
    GAME.pays("player 3h 3d Ah | banker Tc Qc 6c | 1: player 10", "1 player wins 10");
}

#[test]
fn r11_wagers_are_down_before_the_deal() {
    for wager in ["player", "banker", "tie"] {
        let mut table = closed(ID, 8, &[(1, wager)]);
        let late = table.stake(&ten(2, wager)).unwrap_err();
        assert_eq!(late.rule.unwrap().id, "ca:baccarat-9-2009/7", "{wager}");
    }
    let mut table = open(ID, "");
    table.bank(seat(8), Cents::dollars(100), None).unwrap();
    assert!(table.close().is_err(), "nothing is wagered");
}

#[test]
fn r12_tie_may_stand_alone() {
    GAME.pays("player 2h 5h Kh | banker 3c 4c Kc | 1: tie 5", "1 tie wins 40");
    GAME.pays("player 2h 5h Kh | banker 3c 3d Kc | 1: tie 5", "1 tie loses 5");
}

#[test]
fn r13_each_customer_pays_for_each_wager() {
    let round = "bank 8 1000 | player 2h 5h Kh | banker Kc Qc 6c \
                 | 1: player 10, banker 20, tie 10 | 4: tie 10";
    let one = (Party::Seat(seat(1)), Cents::dollars(1));
    let four = (Party::Seat(seat(4)), Cents::dollars(1));
    let bank = (Party::PlayerDealer, Cents::dollars(2));
    assert_eq!(fees_of(round), [one, one, one, four, bank]);
}

#[test]
fn r14_player_cards_are_shared_and_face_up() {
    let mut table = closed(ID, 8, &[(1, "player"), (2, "player")]);
    for card in cards("2h 5h Kh") {
        assert_eq!(table.wants(), Some(("player".into(), Face::Up)));
        table.deal(card).unwrap();
    }
    let open = |event: &&What| matches!(event, What::Dealt { card, .. } if card.is_known());
    assert_eq!(table.whats(Viewer::Public).iter().filter(open).count(), 3);
    for card in cards("Kc Qc 6c") {
        table.deal(card).unwrap();
    }
    let nets = finish(table.as_mut(), "stand", "").nets();
    let won = |n| nets[&Party::Seat(seat(n))];
    assert_eq!((won(1), won(2)), (Cents::dollars(10), Cents::dollars(10)));
}

#[test]
fn r15_first_banker_card_face_down_then_two_up() {
    let mut table = closed(ID, 8, &[(1, "player")]);
    for card in cards("2h 5h Kh") {
        table.deal(card).unwrap();
    }
    let mut faces = Vec::new();
    for card in cards("Kc Qc 6c") {
        let (to, face) = table.wants().expect("a card is due");
        assert_eq!(to, "banker");
        faces.push(face);
        table.deal(card).unwrap();
    }
    assert_eq!(faces, [Face::Down, Face::Up, Face::Up]);
    let unseen = |event: &&What| matches!(event, What::Dealt { card, .. } if !card.is_known());
    assert_eq!(table.whats(Viewer::Seat(seat(1))).iter().filter(unseen).count(), 1);
}

#[test]
fn r16_last_digit_of_the_sum() {
    let sums = [("7h 6c", 3), ("4h 5c", 9), ("5h 5c", 0), ("5h 6c", 1), ("6h 6c 6d 6s", 4)];
    for (hand, value) in sums {
        assert_eq!(total(&cards(hand)), value, "{hand}");
    }
}
