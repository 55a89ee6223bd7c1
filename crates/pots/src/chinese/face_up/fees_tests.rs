//! What the house charges for Face-Up Chinese Poker.
//!
//! Rules: ca:face-up-chinese/

use super::super::testing::*;
use super::super::{Game, Points};
use crate::fees::{self, Collection, When};
use law::Fault;
use money::Cents;
use std::collections::BTreeSet;
use table::{Event, Input, Party, Refusal, Table as _, What};

const HANDS: [&str; 2] =
    ["2c 3d 5h / 2d 4c 6h 8s Tc / 3c 3h 7s 9d Jc", "Ac Kc Qd / Ad Kd Qh 9c 7c / 8c 8d Ah Kh Jh"];

fn posted(id: &str) -> Collection {
    Collection::post(Game::FaceUp.listed(), id).expect("an option")
}

fn open(point: &str, fees: &str) -> Result<Door, Refusal> {
    let rules = rules(Game::FaceUp, &format!("point={point}"));
    Door::charging(&rules, &players(&[50_000, 50_000]), seat(1), posted(fees))
}

/// What the room took at a table since its last hand began: seat, cents, rule.
fn taken(table: &Points) -> Vec<(u8, i64, &'static str)> {
    let fee = |event: &Event| match event.what {
        What::Fee { from: Party::Seat(seat), amount, rule, .. } => {
            Some((seat.n(), amount.get(), rule.id))
        }
        _ => None,
    };
    table.events().iter().filter_map(fee).collect()
}

#[test]
fn rs8_nine_options_by_the_table_limit() {
    let printed = [
        ("5.00", 10),
        ("10.00", 12),
        ("20.00", 12),
        ("25.00", 15),
        ("30.00", 15),
        ("40.00", 15),
        ("50.00", 15),
        ("100.00", 15),
        ("101.00", 17),
    ];
    for (n, (point, dollars)) in (1..).zip(printed) {
        let posted = posted(&format!("F-FU-{n}"));
        for players in 2..=4 {
            let due = posted.half_hour(players).expect("a fee by time");
            assert_eq!((due.per_player, due.when), (Cents::dollars(dollars), When::Played));
        }
        // The option is for that limit, and a hand by itself costs nothing.
        let id = format!("F-FU-{n}");
        assert!(open("6.00", &id).is_err(), "{point}");
        let mut round = open(point, &id).expect("that limit");
        for (seconds, times) in [(1_799, 0), (1_800, 1), (3_599, 0), (7_200, 3)] {
            // What falls due in a hand waits for its end.
            round.tell(Input::Time { seconds }).expect("time passes");
            assert_eq!(taken(&round.0), []);
            finish(&mut round.0);
            let each = |n| (n, times * dollars * 100, "ca:poker-fees/F-FU");
            let due = if times == 0 { vec![] } else { vec![each(1), each(2)] };
            assert_eq!(taken(&round.0), due, "{point} {seconds}");
            round.tell(Input::Deal {}).expect("the next hand");
        }
    }
    assert!(open("5000.00", "F-FU-9").is_ok());
    assert_eq!(Game::Fantasy.listed(), Game::FaceUp.listed());
}

#[test]
fn rs9_a_fees_are_fixed_before_the_first_card() {
    let mut round = open("5.00", "F-FU-1").expect("no card yet");
    round.deal(round.deck()[0]).expect("a card");
    let Err(Fault::Conflict { rule, .. }) = (*round).clone().with_fees(&posted("F-FU-1")) else {
        panic!("fees were changed in a hand");
    };
    assert_eq!(rule.id, "ca:face-up-chinese/s9.a");
}

#[test]
fn rs9_b_one_option_at_a_time() {
    let game = Game::FaceUp.listed();
    for both in ["F-FU-1+F-FU-2", "F-FU-4+F-FU-5", "F-FU-1+F-CH2-1", "F-FU-1+F-FU-1"] {
        assert!(Collection::post(game, both).is_err(), "{both}");
    }
    assert!(Collection::post(game, "F-FU-1").is_ok());
}

#[test]
fn rs9_c_no_share_of_wagers_or_winnings() {
    let before = posted("F-FU-1").half_hour(2);
    for hands in [HANDS, [HANDS[1], HANDS[0]]] {
        let outcome = opened(face_up("point=5.00", &[500, 500], 1, &hands));
        assert_eq!(outcome.fees, []);
        assert_eq!(nets(&outcome).iter().sum::<i64>(), 0);
    }
    assert_eq!(posted("F-FU-1").half_hour(2), before);
}

#[test]
fn rs9_d_five_rates_at_most_for_a_limit() {
    let own = |fee: &&fees::Fee| fee.schedule.games.contains(&Game::FaceUp.listed().id);
    let all: Vec<_> = fees::all().iter().filter(own).collect();
    assert_eq!(all.len(), 18);
    for fee in &all {
        let same = all.iter().filter(|other| other.stakes == fee.stakes);
        let rates: BTreeSet<Cents> =
            same.flat_map(|fee| &fee.rates).flat_map(|(_, rates)| rates.iter().copied()).collect();
        assert!((1..=5).contains(&rates.len()), "{}", fee.id);
    }
}
