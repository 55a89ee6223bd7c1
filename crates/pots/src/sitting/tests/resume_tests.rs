//! A table that is written down between two hands goes on as if it had not been.

use super::testing::{empty, play, play_on, table};
use super::{Back, How, KillPots, Setup, Sitting, Voices};
use crate::chinese::thirteen::Rotation;
use crate::sitting::State;
use crate::variants;
use cards::AnyCard;
use money::Cents;
use proptest::prelude::*;
use serde_json::{Value, json};
use table::{Refusal, Seat};

/// Written down and read again.
fn copy<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
    serde_json::from_str(&serde_json::to_string(value).unwrap()).unwrap()
}

fn resumed(sitting: &Sitting) -> Sitting {
    let (stakes, terms) = (sitting.stakes().clone(), copy(&sitting.terms()));
    Sitting::resume(stakes, terms, copy(sitting.state())).unwrap()
}

const HOWS: [How; 7] = [
    How::AtOnce,
    How::PostBigBlind,
    How::WaitForBlind,
    How::WaitForButton,
    How::BetweenButtonAndBlind,
    How::Kill,
    How::PromiseKill(Voices::Consent),
];

const BACKS: [Back; 4] = [Back::Play, Back::Post, Back::Wait, Back::Kill(Voices::Consent)];

/// Something happens between two hands, or a hand is played; what came of it.
fn step(sitting: &mut Sitting, [what, seat, more]: [u8; 3]) -> String {
    let seat = seat % 10 + 1;
    let (n, chips) = (usize::from(more), Cents::new(75 * i64::from(more) + 1));
    match what % 20 {
        0..=4 => format!("{:?}", sitting.join(seat, chips, HOWS[n % HOWS.len()])),
        5 => format!("{:?}", sitting.leave(seat)),
        6 => format!("{:?}", sitting.sit_out(seat)),
        7 | 8 => format!("{:?}", sitting.come_back(seat, BACKS[n % BACKS.len()])),
        9 => format!("{:?}", sitting.buy(seat, chips)),
        10 => format!("{:?}", sitting.move_seat(seat, more % 10 + 1)),
        11 => format!("{:?} {:?}", sitting.keep_button(seat), sitting.refuse_button(seat)),
        12 => format!("{:?} {:?}", sitting.no_ante(seat), sitting.refuse_kill(seat)),
        _ => {
            let ready = sitting.seated().filter(|(_, chair)| chair.is_ready());
            let seats: Vec<u8> = ready.map(|(seat, _)| seat).collect();
            let codes = (0..).map_while(AnyCard::from_code);
            let cards: Vec<_> = seats.iter().copied().zip(codes).collect();
            let drawn = sitting.first_button(&cards);
            format!("{drawn:?} {:?}", hand(sitting, more))
        }
    }
}

/// A hand in which some fold.
fn hand(sitting: &mut Sitting, folds: u8) -> Result<String, Refusal> {
    let (players, opening) = sitting.deal()?;
    let folds: Vec<u8> = (1..=10).filter(|seat| folds >> (seat % 8) & 1 == 1).collect();
    let hand = play_on(sitting, &players, opening, &[], &folds);
    sitting.over(&hand)?;
    Ok(format!("{players:?} {opening:?} {:?} {:?}", sitting.postings(), hand.outcome()))
}

fn opened(game: usize, form: usize) -> Sitting {
    let all: Vec<_> = variants::all().collect();
    let variant = all[game % all.len()];
    let set = match form % 3 {
        0 => "",
        1 => "small=10 big=20",
        _ if variant.customs.house_blinds => "small=10 big=20 blinds=5/5/10",
        _ => "chip=1.00",
    };
    let kills = [KillPots::Off, KillPots::On][form % 2];
    empty(variant.id, set, Setup { buy_in: Cents::dollars(3), kills })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(160))]

    #[test]
    fn a_resumed_table_behaves_as_the_table_itself(
        game in 0_usize..64,
        form in 0_usize..6,
        steps in prop::collection::vec(any::<[u8; 3]>(), 1..60),
    ) {
        let mut sitting = opened(game, form);
        for seat in 1..=4 {
            sitting.join(seat, Cents::dollars(40), How::AtOnce).unwrap();
        }
        for next in steps {
            let mut other = resumed(&sitting);
            prop_assert_eq!(step(&mut sitting, next), step(&mut other, next));
            prop_assert_eq!(sitting.state(), other.state());
        }
    }

    #[test]
    fn a_rotation_goes_on_from_what_it_was(
        steps in prop::collection::vec(any::<[u8; 2]>(), 1..40),
    ) {
        let seats: Vec<Seat> = (1..=4).filter_map(Seat::new).collect();
        let mut rotation = Rotation::new(&seats[..2]);
        for [what, n] in steps {
            let seat = seats[usize::from(n % 4)];
            rotation = copy(&rotation);
            match what % 4 {
                0 => rotation.sit(seat),
                1 => rotation.leave(seat),
                2 => rotation.played(&seats[..usize::from(n % 4)]),
                _ => drop(rotation.take(seat, &[])),
            }
            prop_assert_eq!(&copy(&rotation), &rotation);
        }
    }
}

#[test]
fn what_no_table_can_have_been_is_refused() {
    let mut sitting = table("ca/texas-holdem", "", 3);
    play(&mut sitting, 1);
    let written = serde_json::to_value(sitting.state()).unwrap();
    let resume = |name: &str, value: Value| {
        let mut written = written.clone();
        written[name] = value;
        let state: State = serde_json::from_value(written).unwrap();
        Sitting::resume(sitting.stakes().clone(), sitting.terms(), state)
    };
    assert!(resume("button", json!(9)).is_ok());
    assert!(resume("killer", json!(3)).is_ok());
    let wrong = [
        ("button", json!(10)),
        ("first", json!(0)),
        ("held", json!([0, 1])),
        ("refused", json!([1, 12])),
        ("played", json!([255])),
        ("blinds", json!([1, 10])),
        ("killer", json!(4)),
        ("playing", json!([1, 4])),
        ("shorts", json!([[4, "1.00"]])),
        ("shorts", json!([[1, "-1.00"]])),
        ("chairs", json!([null, null])),
    ];
    for (name, value) in wrong {
        assert!(resume(name, value.clone()).is_err(), "{name} {value}");
    }
    let other = table("ca/lowball", "", 3);
    let state = sitting.state().clone();
    assert!(Sitting::resume(other.stakes().clone(), other.terms(), state).is_err());
}

#[test]
fn an_owed_kill_keeps_the_button_from_who_would_kill() {
    let mut sitting = table("ca/lowball", super::low_checks::SET, 5);
    play(&mut sitting, 1);
    sitting.leave(3).unwrap();
    sitting.join(3, Cents::dollars(100), How::Kill).unwrap();
    // Seat 3 is next for the button and waits, since seat 1 owes a kill: seat 1 acts last.
    sitting.state.killer = Some(1);
    sitting.leave(2).unwrap();
    let (players, opening) = sitting.deal().unwrap();
    assert_eq!(super::testing::seats(&players), [1, 4, 5]);
    assert_eq!(players[opening.button].seat, 1);
}

#[test]
fn three_players_take_three_blinds_though_one_is_new() {
    let mut sitting = table("ca/texas-holdem", "small=10 big=20 blinds=5/5/10", 2);
    play(&mut sitting, 1);
    assert_eq!(sitting.button(), Some(2));
    sitting.join(3, Cents::dollars(100), How::PostBigBlind).unwrap();
    let players = play(&mut sitting, 1);
    assert_eq!(sitting.blinds(), Some((3, 1)));
    let live: Vec<String> = players.iter().map(|player| player.live.plain()).collect();
    assert_eq!(live, ["10.00", "5.00", "10.00"]);
}

#[test]
fn a_blind_of_nothing_before_the_big_one_is_a_blind() {
    let mut sitting = table("ca/texas-holdem", "blinds=0/2", 3);
    let (players, _) = sitting.deal().unwrap();
    assert_eq!((sitting.blinds(), players[2].live), (Some((2, 3)), Cents::dollars(2)));
}
