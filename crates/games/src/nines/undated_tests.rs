//! Baccarat 9, undated version: rule by rule, up to the cards that must be given.
//!
//! Rules: ca:baccarat-9/

use super::round::total;
use super::testing::{asks, cards, closed, dealt, finish, hand, opened, seat, ten};
use crate::check::{Banked, breach, check, open, pack, play, refused};
use crate::testing::Looks as _;
use cards::Rank;
use money::Cents;
use table::{Ask, Face, Outcome, Party, Verbs as _, Viewer, What};

pub(super) const ID: &str = "ca/baccarat-9";
/// The game, banked by seat 8.
pub(super) const GAME: Banked = Banked { id: ID, bank: 8 };

#[test]
fn rs1_eight_seats_and_no_ninth() {
    let round = "player 2h 5h Kh | banker Kc Qc 6c";
    for n in 1..=7 {
        GAME.pays(&format!("{round} | {n}: player 10"), &format!("{n} player wins 10"));
    }
    check(ID, "", &format!("bank 1 100 | {round} | 8: player 10"), "8 player wins 10");
    GAME.refuses(&format!("{round} | 9: player 10"), "s1");
    refused(ID, "", &format!("bank 9 100 | {round} | 8: player 10"), "ca:baccarat-9/s1");
    assert!(breach(ID, "seats=9").contains("ca:baccarat-9/s1"));
}

#[test]
fn rs2_player_bank_and_tie() {
    let hands = "player 2h 5h Kh | banker Kc Qc 6c";
    let lost = "1 banker loses 20; 1 tie loses 5";
    GAME.pays(
        &format!("{hands} | 1: player 10, banker 20, tie 5"),
        &format!("1 player wins 10; {lost}"),
    );
    GAME.pays(
        &format!("{hands} | 1: punto 10, banco 20, tie 5"),
        &format!("1 player wins 10; {lost}"),
    );
    GAME.refuses(&format!("{hands} | 1: dragon-7 10"), "s2");
}

#[test]
fn rs2_tie_may_stand_alone() {
    GAME.pays("player 2h 5h Kh | banker 3c 4c Kc | 1: tie 5", "1 tie wins 40");
    GAME.pays("player 2h 5h Kh | banker 3c 3d Kc | 1: tie 5", "1 tie loses 5");
}

#[test]
fn rs3_six_or_eight_decks() {
    for decks in [5, 7, 9] {
        let why = breach(ID, &format!("decks={decks}"));
        assert!(why.contains("6, 8") && why.contains("ca:baccarat-9/s3"), "{why}");
    }
    let size = |set| pack(ID, set).len();
    assert_eq!([size("decks=6"), size("decks=8"), size("")], [264, 352, 352]);
}

#[test]
fn rs4_without_7_to_10_and_with_eight_cards_worth_ten() {
    let pack = pack(ID, "decks=6");
    let a_deck = |rank| pack.count_rank(rank) / 6;
    for rank in [Rank::Seven, Rank::Eight, Rank::Nine] {
        assert_eq!(a_deck(rank), 0);
    }
    for rank in [Rank::Ace, Rank::Two, Rank::Three, Rank::Four, Rank::Five, Rank::Six] {
        assert_eq!(a_deck(rank), 4);
    }
    let zeros = [Rank::Ten, Rank::Jack, Rank::Queen, Rank::King].map(a_deck);
    // Twelve pictures stay, eight cards worth ten are added, booked as tens.
    assert_eq!(zeros.iter().sum::<u16>(), 12 + 8);
    for gone in ["7h", "8h", "9h"] {
        GAME.refuses(&format!("player {gone} Kh Kd | banker Kc Qc 6c | 1: player 5"), "s4");
    }
}

#[test]
fn rs5_three_cards_make_each_hand() {
    let hands = "player 2h 5h Kh | banker Kc Qc 6c";
    GAME.pays(&format!("{hands} | 1: player 10"), "1 player wins 10");
    GAME.refuses("player 2h 5h | banker Kc Qc 6c | 1: player 10", "s5");
    GAME.refuses("player 2h 5h Kh | banker Kc Qc | 1: player 10", "s5");
}

#[test]
fn rs6_four_cards_at_most() {
    let bets = "1: player 10";
    GAME.pays(&format!("player Kh Qh Jh 2h | banker Kc Qc Jc Ac | {bets}"), "1 player wins 10");
    let fifth = [
        "player Kh Qh Jh 2h 2d | banker Kc Qc Jc Ac",
        "player Kh Qh Jh 2h | banker Kc Qc Jc Ac Ad",
    ];
    for hands in fifth {
        GAME.refuses(&format!("{hands} | {bets}"), "s6");
    }
}

#[test]
fn rs7_choices_on_4_5_and_6_only() {
    let asked = |total: usize| asks(&*dealt(ID, 8, &[(1, "player")], (hand(total), "Kc Qc 6c")));
    let on: Vec<usize> = (0..=9).filter(|total| asked(*total)).collect();
    assert_eq!(on, [4, 5, 6]);
}

#[test]
fn r1_wagers_close_before_the_first_card() {
    let mut table = open(ID, "");
    table.bank(seat(8), Cents::dollars(100), None).unwrap();
    table.stake(&ten(1, "player")).unwrap();
    let early = table.deal(cards("Kh")[0]).unwrap_err();
    assert_eq!(early.rule.unwrap().id, "ca:baccarat-9/1");
    table.stake(&ten(2, "player")).unwrap();
    table.close().unwrap();
    table.deal(cards("Kh")[0]).unwrap();
    let late = table.stake(&ten(3, "player")).unwrap_err();
    assert_eq!(late.rule.unwrap().id, "ca:baccarat-9/1");
}

#[test]
fn r2_wagers_are_left_alone_from_the_first_card() {
    let mut table = open(ID, "");
    table.bank(seat(8), Cents::dollars(100), None).unwrap();
    for n in [1, 2] {
        table.stake(&ten(n, "player")).unwrap();
    }
    assert_eq!(table.back(seat(2), "player").unwrap(), Cents::dollars(10));
    table.close().unwrap();
    table.deal(cards("Kh")[0]).unwrap();
    let late = table.withdraw(seat(1), "player").unwrap_err();
    assert_eq!(late.rule.unwrap().id, "ca:baccarat-9/2");
}

#[test]
fn r3_bank_wins_ties_on_0_and_1() {
    for fourth in ["K", "A"] {
        let hands = format!("player Kh Qh Jh {fourth}d | banker Kc Qc Jc {fourth}s");
        let expected = "1 player loses 10 ca:baccarat-9/3; 1 banker wins 10 ca:baccarat-9/3";
        GAME.pays(&format!("{hands} | 1: player 10, banker 10"), expected);
    }
    let hands = "player Kh Qh Jh 2d | banker Kc Qc Jc 2s";
    GAME.pays(
        &format!("{hands} | 1: player 10, banker 10"),
        "1 player pushes 0; 1 banker pushes 0",
    );
}

#[test]
fn r4_higher_total_wins() {
    let bank = "banker 2c 5c Kc";
    let both = "1: player 10, banker 20";
    GAME.pays(
        &format!("player Kh Qh 6h | {bank} | {both} | act 1 stand"),
        "1 player loses 10 ca:baccarat-9/4; 1 banker wins 20 ca:baccarat-9/4",
    );
    GAME.pays(
        &format!("player 2h 5h Kh | {bank} | {both}"),
        "1 player pushes 0; 1 banker pushes 0",
    );
    GAME.pays(
        &format!("player 3h 5h Kh | {bank} | {both}"),
        "1 player wins 10 ca:baccarat-9/4; 1 banker loses 20 ca:baccarat-9/4",
    );
}

#[test]
fn r4_each_total_meets_the_banks() {
    // On 6 one stands and meets 6 with 6, one draws a three and meets it with 9.
    GAME.pays(
        "player Kh Qh 6h 3d | banker Kc Qc 6c | 1: player 10 | 2: player 10 | act 1 stand \
         | act 2 draw",
        "1 player pushes 0; 2 player wins 10",
    );
}

#[test]
fn r5_values_of_the_printed_table() {
    let printed = [
        ("Ah", 1),
        ("2h", 2),
        ("3h", 3),
        ("4h", 4),
        ("5h", 5),
        ("6h", 6),
        ("Jh", 0),
        ("Qh", 0),
        ("Kh", 0),
        ("Th", 0),
    ];
    for (card, value) in printed {
        assert_eq!(total(&cards(card)), value, "{card}");
    }
    // Three, three and an ace make seven, which beats six.
    GAME.pays("player 3h 3d Ah | banker Kc Qc 6c | 1: player 10", "1 player wins 10");
}

#[test]
fn r7_fees_are_taken_whatever_the_cards() {
    let bets = "1: player 10, tie 10 | 2: banker 20";
    let rounds = [
        "player 2h 5h Kh | banker Kc Qc 6c",
        "player Kh Qh Jh 2h | banker 2c 5c Kc",
        "player 2h 5h Kh | banker 2c 5c Kc",
    ];
    for hands in rounds {
        // Limit $10 to $100 of the schedule printed for this game: $1 a bet, $3 a hand.
        let mut table = open(ID, "fees=F-1-2");
        let round = format!("bank 8 1000 | {hands} | {bets}");
        let settlement = play(table.as_mut(), &round).unwrap();
        let fees: Vec<(Party, Cents)> = settlement
            .transfers
            .iter()
            .filter(|transfer| transfer.to == Party::Room)
            .map(|transfer| (transfer.from, transfer.amount))
            .collect();
        let one = (Party::Seat(seat(1)), Cents::dollars(1));
        let two = (Party::Seat(seat(2)), Cents::dollars(1));
        assert_eq!(fees, [one, one, two, (Party::PlayerDealer, Cents::dollars(3))]);
    }
}

#[test]
fn r8_player_cards_are_shared_and_face_up() {
    let mut table = closed(ID, 8, &[(1, "player"), (2, "player")]);
    for card in cards("2h 5h Kh") {
        assert_eq!(table.wants(), Some(("player".into(), Face::Up)));
        table.deal(card).unwrap();
    }
    let seen = table.whats(Viewer::Public);
    let open =
        seen.iter().filter(|event| matches!(event, What::Dealt { card, .. } if card.is_known()));
    assert_eq!(open.count(), 3);
    assert_eq!(table.wants(), Some(("banker".into(), Face::Down)));
    let lines = {
        for card in cards("Kc Qc 6c") {
            table.deal(card).unwrap();
        }
        finish(table.as_mut(), "stand", "").lines
    };
    assert!(lines.iter().all(|line| line.result == Outcome::Wins));
}

#[test]
fn r9_two_bank_cards_face_down_and_the_third_up() {
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
    assert_eq!(faces, [Face::Down, Face::Down, Face::Up]);
    let unseen = |event: &&What| matches!(event, What::Dealt { card, .. } if !card.is_known());
    assert_eq!(table.whats(Viewer::Seat(seat(1))).iter().filter(unseen).count(), 2);
}

#[test]
fn r10_last_digit_of_the_sum() {
    let sums = [("7h 6c", 3), ("4h 5c", 9), ("5h 5c", 0), ("5h 6c", 1), ("6h 6c 6d 6s", 4)];
    for (hand, value) in sums {
        assert_eq!(total(&cards(hand)), value, "{hand}");
    }
}

#[test]
fn r11_player_0_to_3_is_given_a_card() {
    for three in 0..=3 {
        let mut table = dealt(ID, 8, &[(1, "player")], (hand(three), "Kc Qc 6c"));
        let refusal = table.decide(seat(1), "stand").unwrap_err();
        assert_eq!(refusal.rule.unwrap().id, "ca:baccarat-9/11", "{three}");
        opened(table.as_mut());
        assert_eq!(table.wants(), Some(("player".into(), Face::Up)), "{three}");
    }
    // With 4 nobody has to.
    let mut table = dealt(ID, 8, &[(1, "player")], (hand(4), "Kc Qc 6c"));
    table.decide(seat(1), "stand").unwrap();
    opened(table.as_mut());
    assert_eq!(table.next(), Ask::Settlement);
    GAME.refuses("player Kh Qh 3h | banker Kc Qc 6c | 1: player 10", "11");
}

#[test]
fn r12_draws_or_stands_on_4_to_6() {
    for three in 4..=6 {
        for (act, drawn) in [("draw", true), ("hit", true), ("stand", false)] {
            let mut table = dealt(ID, 8, &[(1, "player")], (hand(three), "Kc Qc 6c"));
            table.decide(seat(1), act).unwrap();
            opened(table.as_mut());
            let card = Some(("player".into(), Face::Up));
            assert_eq!(table.wants() == card, drawn, "{three} {act}");
        }
    }
    for three in [3, 7] {
        let mut table = dealt(ID, 8, &[(1, "player")], (hand(three), "Kc Qc 6c"));
        assert!(table.decide(seat(1), "draw").is_err() && !asks(&*table), "{three}");
    }
}

#[test]
fn r13_player_7_to_9_stands() {
    for three in 7..=9 {
        let mut table = dealt(ID, 8, &[(1, "player")], (hand(three), "Kc Qc 6c"));
        let refusal = table.decide(seat(1), "draw").unwrap_err();
        assert_eq!(refusal.rule.unwrap().id, "ca:baccarat-9/13", "{three}");
        let round = format!("player {} Kd | banker Kc Qc 6c | 1: player 10", hand(three));
        GAME.refuses(&round, "13");
    }
    assert!(asks(&*dealt(ID, 8, &[(1, "player")], (hand(6), "Kc Qc 6c"))));
}
