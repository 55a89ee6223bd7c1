//! The Fantasy variation.
//!
//! Rules: ca:face-up-chinese/

use super::super::testing::*;
use super::super::{Awaited, Game, Move, Player, arrange_strictly, place};
use super::{enters, stays};
use cards::Card;
use table::Viewer;

const LOW: &str = "2c 3d 5h / 2d 4c 6h 8s Tc / 3c 3h 7s 9d Jc";
/// Queens in front of a straight and a flush.
const QUEENS: &str = "Qc Qd 4d / 5c 6c 7c 8c 9h / Ah Kh Jh 8h 2h";

fn fantasy_players(fantasy: &[u8]) -> Vec<Player> {
    let mark = |player: Player| Player { fantasy: fantasy.contains(&player.seat.n()), ..player };
    players(&[99, 99, 99]).into_iter().map(mark).collect()
}

fn open(fantasy: &[u8]) -> Door {
    let rules = rules(Game::Fantasy, "");
    Door::open(&rules, &fantasy_players(fantasy), seat(1)).expect("a round")
}

fn set(round: &mut Door) {
    let Awaited::Set(seat) = round.ask() else { panic!("nobody is to set") };
    let rows = place(&round.rows(seat), round.held(seat)).expect("a turn");
    round.act(seat, &Move::Set(rows)).expect("a setting");
}

fn deal(round: &mut Door) -> Vec<u8> {
    let mut order = Vec::new();
    while let Awaited::Card(to) = round.ask() {
        order.push(to.n());
        let card = *round.deck().last().expect("a card");
        round.deal(card).expect("a card of the deck");
    }
    order
}

#[test]
fn rs7_5_a_all_have_to_agree() {
    let plain = Door::open(&rules(Game::FaceUp, ""), &fantasy_players(&[2]), seat(1));
    assert_eq!(refused(plain), "ca:face-up-chinese/s7.5.a");
    assert!(Door::open(&rules(Game::Fantasy, ""), &fantasy_players(&[2]), seat(1)).is_ok());
    // Without the variation queens in front earn nothing.
    assert_eq!(opened(face_up("", &[99, 99], 1, &[QUEENS, LOW])).fantasy, []);
    assert_eq!(opened(face_up("fantasy", &[99, 99], 1, &[QUEENS, LOW])).fantasy, [seat(1)]);
}

#[test]
fn rs7_5_b_queens_or_better_in_front() {
    let check = |front: &str, entered: bool| {
        let rows = format!("{front} / 5c 6c 7c 8c 9h / Ah Kh Jh 8h 2h");
        assert_eq!(enters(&rows.parse().expect("rows")), entered, "{front}");
    };
    check("Jc Jd As", false);
    check("Qc Qd 2s", true);
    check("Kc Kd 2s", true);
    check("Ac Ad 2s", true);
    check("2c 2d 2s", true);
    check("Ac Kd Qs", false);
    // A foul earns nothing.
    let foul = "Qc Qd 4d / 5c 6d 7c 8c Th / Ah Kh Jh 8h 2h";
    assert!(!enters(&foul.parse().expect("rows")));
    let outcome = opened(face_up("fantasy", &[99, 99], 1, &[foul, LOW]));
    assert_eq!((outcome.fantasy.len(), outcome.fouled.len()), (0, 1));
}

#[test]
fn rs7_5_c_fourteen_cards_at_once() {
    let mut round = open(&[2, 3]);
    let early = round.act(seat(2), &act("set / /"));
    assert_eq!(refused(early), "ca:face-up-chinese/s7.5.c");
    assert_eq!(deal(&mut round), [vec![2; 14], vec![3; 14]].concat());
    let known = |n| round.seen("seat2", Viewer::Seat(seat(n)));
    assert_eq!([known(2), known(3)], [(14, 14), (0, 14)]);
    set(&mut round);
    assert_eq!((round.rows(seat(2)).len(), round.held(seat(2)).len()), (13, 0));
}

#[test]
fn rs7_5_d_thirteen_are_set_at_will() {
    let mut round = open(&[2]);
    deal(&mut round);
    let held = round.held(seat(2)).to_vec();
    let text = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
    let twelve =
        format!("set {} / {} / {}", text(&held[..3]), text(&held[3..8]), text(&held[8..12]));
    assert_eq!(refused(round.act(seat(2), &act(&twelve))), "ca:face-up-chinese/s7.5.d");
    let five = format!("set / / {}", text(&held[..5]));
    assert_eq!(refused(round.act(seat(2), &act(&five))), "ca:face-up-chinese/s7.5.d");
    let all = format!("set {} / {} / {}", text(&held[..3]), text(&held[3..8]), text(&held[8..13]));
    assert_eq!(round.allows(seat(2), &act(&all)), Ok(()));
    let rows = arrange_strictly(&held).expect("fourteen");
    assert_eq!(round.allows(seat(2), &Move::Set(rows)), Ok(()));
}

#[test]
fn rs7_5_e_fantasy_hands_come_first() {
    let mut round = open(&[1, 3]);
    // The player with the buttons and the third; the second waits.
    assert_eq!(deal(&mut round), [vec![3; 14], vec![1; 14]].concat());
    assert_eq!(round.ask(), Awaited::Set(seat(3)));
    set(&mut round);
    assert_eq!(round.ask(), Awaited::Set(seat(1)));
    set(&mut round);
    assert_eq!(deal(&mut round), [2; 5]);
    for _ in 0..4 {
        set(&mut round);
        assert_eq!(deal(&mut round), [2; 3]);
    }
    set(&mut round);
    assert_eq!(round.ask(), Awaited::Showdown);
    assert_eq!(nets(&opened(round)).iter().sum::<i64>(), 0);
}

#[test]
fn rs7_5_f_discard_returns_to_the_deck() {
    let mut round = open(&[2]);
    deal(&mut round);
    let held = round.held(seat(2)).to_vec();
    assert_eq!(round.deck().len(), 38);
    set(&mut round);
    assert_eq!(round.deck().len(), 39);
    let back = held.iter().find(|card| round.deck().contains(card)).expect("one of fourteen");
    assert!(!round.rows(seat(2)).cards().any(|card| card == *back));
    // It may come again, to somebody else.
    round.deal(*back).expect("it is in the deck");
    assert!(round.held(seat(3)).contains(back));
}

#[test]
fn rs7_5_g_threes_in_front_or_fours_at_the_back_stay() {
    let check =
        |rows: &str, stay: bool| assert_eq!(stays(&rows.parse().expect("rows")), stay, "{rows}");
    check("2c 2d 2s / 5c 6c 7c 8c 9h / Ah Kh Jh 8h 2h", true);
    check("Ac Ad 2s / 5c 6c 7c 8c 9h / Ah Kh Jh 8h 2h", false);
    check("3c 4d 2s / 5c 6c 7c 8c 9h / Ah As Ad Kc Kd", false);
    check("3c 4d 2s / 5c 6c 7c 8c 9h / Ah As Ad Ac Kd", true);
    check("3c 4d 2s / 5c 6c 7c 8c 9h / 4h 5h 6h 7h 8h", true);
    // Fours in the middle are not enough by themselves, and a foul never.
    check("3c 4d 2s / 5c 5d 5h 5s 9h / 6c 6d 6h 7h 7c", false);
    check("2c 2d 2s / 5c 6c 7c 8c 9h / Ah Ks Jh 8h 2h", false);
}

/// Threes in front of a full house and fours.
const STAYS: &str = "fantasy: 4d 4h 4s / 5c 5d 5s 6c 6d / Ac Ad Ah As Kc";

#[test]
fn rs7_5_h_staying_is_announced() {
    let mut round = face_up("", &[999, 999], 2, &[STAYS, LOW]);
    let mut silent = round.clone();
    silent.showdown().expect("all is set");
    assert_eq!(silent.outcome().expect("over").fantasy, []);
    // After the showdown it is too late.
    assert!(silent.act(seat(1), &Move::Announce).is_err());
    assert_eq!(refused(round.act(seat(2), &Move::Announce)), "ca:face-up-chinese/s7.5.h");
    round.act(seat(1), &Move::Announce).expect("it stays");
    assert!(round.act(seat(1), &Move::Announce).is_err(), "once");
    assert_eq!(opened(round).fantasy, [seat(1)]);
    // Queens enter, but do not stay.
    let mut round = face_up("", &[999, 999], 2, &[&format!("fantasy: {QUEENS}"), LOW]);
    assert_eq!(refused(round.act(seat(1), &Move::Announce)), "ca:face-up-chinese/s7.5.g");
    assert_eq!(opened(round).fantasy, []);
}
