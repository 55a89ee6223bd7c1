//! Fees by the clock, hands that are written down, and what hangs at the table.

use super::super::testing::*;
use super::super::{Game, Player, Points, Posting};
use super::tests::*;
use crate::fees::Collection;
use money::Cents;
use table::{Event, Input, Party, Seat, Table as _, Verbs as _, Viewer, What};

#[test]
fn fees_on_the_clock_need_the_minute() {
    let fees = Collection::post(Game::FaceUp.listed(), "F-CH2-1").expect("an option");
    let rules = rules(Game::FaceUp, "point=5.00");
    let posting = Posting::new(rules, fees).expect("for points of $5");
    let open = |posting: Posting| {
        let mut table = Points::new(posting);
        for n in [1, 2] {
            join(&mut table, n, 500).expect("a free seat");
        }
        table
    };
    let taken = |events: Vec<Event>| {
        let fee = |event: &Event| match event.what {
            What::Fee { from: Party::Seat(seat), amount, .. } => Some((seat.n(), amount.get())),
            _ => None,
        };
        events.iter().filter_map(fee).collect::<Vec<_>>()
    };
    let late = open(posting.clone()).tell(Input::Time { seconds: 60 });
    assert_eq!(refused(late), "ca:poker-fees/GEN.8.b");
    // Opened at 8:05, begun at 8:10: 8:30 is free, 9:00 and 9:30 are not.
    let mut table = open(posting.opened_at(5));
    let at = |table: &mut Points, minutes: u64| {
        taken(table.tell(Input::Time { seconds: minutes * 60 }).expect("time passes"))
    };
    assert_eq!(at(&mut table, 5), []);
    table.tell(Input::Deal {}).expect("the game begins");
    finish(&mut table);
    assert_eq!(at(&mut table, 25), []);
    assert_eq!(at(&mut table, 54), []);
    join(&mut table, 3, 500).expect("a free seat");
    assert_eq!(at(&mut table, 55), [(1, 1_000), (2, 1_000), (3, 1_000)]);
    assert_eq!(at(&mut table, 55), []);
    join(&mut table, 4, 500).expect("a free seat");
    assert_eq!(at(&mut table, 84), []);
    assert_eq!(at(&mut table, 85).len(), 4);
    assert!(table.tell(Input::Time { seconds: 84 * 60 }).is_err(), "time runs forward");
}

#[test]
fn time_played_counts_from_sitting_down() {
    let fees = Collection::post(Game::FaceUp.listed(), "F-FU-1").expect("an option");
    let rules = rules(Game::FaceUp, "point=5.00");
    let mut table = Points::new(Posting::new(rules, fees).expect("for points of $5"));
    let at = |table: &mut Points, minutes: u64| -> Vec<u8> {
        let told = table.tell(Input::Time { seconds: minutes * 60 }).expect("time passes");
        let from = |event: &Event| match event.what {
            What::Fee { from: Party::Seat(seat), .. } => Some(seat.n()),
            _ => None,
        };
        told.iter().filter_map(from).collect()
    };
    for n in [1, 2] {
        join(&mut table, n, 500).expect("a free seat");
    }
    assert_eq!(at(&mut table, 100), [0; 0], "no game has begun");
    table.tell(Input::Deal {}).expect("the game begins");
    finish(&mut table);
    at(&mut table, 110);
    join(&mut table, 3, 500).expect("a free seat");
    assert_eq!(at(&mut table, 129), [0; 0]);
    assert_eq!(at(&mut table, 130), [1, 2]);
    assert_eq!(at(&mut table, 140), [3]);
    // A new game begins when all have left.
    for n in [1, 2, 3] {
        leave(&mut table, n).expect("between hands");
    }
    join(&mut table, 4, 500).expect("a free seat");
    assert_eq!(at(&mut table, 300), [0; 0]);
}

#[test]
fn a_written_hand_begins_as_it_is_written() {
    let posting = || Posting::new(rules(Game::Thirteen, ""), Collection::none()).expect("no fees");
    let player =
        |n, dollars| Player { seat: seat(n), stack: Cents::dollars(dollars), fantasy: false };
    // Less than a buy-in, seats beyond the table's, a button anywhere.
    let players = [player(7, 2), player(9, 10), player(3, 0)];
    let mut table = Points::written(posting(), &players, seat(9)).expect("a table");
    assert_eq!(table.sign().seats, 9);
    let told = whats(&table.tell(Input::Deal {}).expect("a hand"));
    let rule = law::ca::thirteen_card::R13_A;
    assert_eq!(
        told[1..],
        [What::LeftOut { seat: seat(3), rule }, What::Begun { seats: [7, 9].map(seat).to_vec() },]
    );
    assert_eq!(table.sight(Viewer::Public).button, Some(seat(9)));
    finish(&mut table);
    let poor = Points::written(posting(), &players, seat(3)).expect("a table");
    assert!(poor.check(&Input::Deal {}).is_err(), "the button does not play");
    for wrong in [vec![player(1, 5), player(1, 5)], vec![player(1, -1), player(2, 5)]] {
        assert!(Points::written(posting(), &wrong, seat(1)).is_err());
    }
}

#[test]
fn signs_post_what_the_rules_are() {
    for game in Game::ALL {
        let fees = if game == Game::Thirteen { "F-CH1-2" } else { "F-FU-2" };
        let collection = Collection::post(game.listed(), fees).expect("an option");
        let posting = Posting::new(rules(game, "point=10.00"), collection.clone());
        let table = Points::new(posting.expect("for points of $10"));
        let sign = table.sign();
        assert_eq!((sign.id.as_ref(), sign.seats), (game.id(), 4));
        assert_eq!(sign.posted["fees"], fees);
        assert_eq!(sign.spots[..2], ["seat1", "seat1.front"]);
        let mut posted = sign.posted.clone();
        posted.remove("fees");
        assert_eq!(game.post(&posted).expect("lawful"), rules(game, "point=10.00"));
        assert!(Posting::new(rules(game, "point=5.00"), collection).is_err());
        let mut other = table.carried();
        other.id = "ca/other".into();
        let posting = Posting::new(rules(game, ""), Collection::none()).expect("no fees");
        assert!(Points::resume(posting, &other).is_err());
    }
    let all = "ante=2.00 bonus=false all_in=total surrender=3";
    assert_eq!(Game::Thirteen.post(&rules(Game::Thirteen, all).posted()).ok(), {
        Some(rules(Game::Thirteen, all))
    });
    let six = rules(Game::FaceUp, "sweep=six buy_in_max=99.00");
    assert_eq!(Game::FaceUp.post(&six.posted()).ok(), Some(six));
}

#[test]
fn a_seat_that_stands_up_gives_its_fantasy_away() {
    let posting = Posting::new(rules(Game::Fantasy, ""), Collection::none()).expect("no fees");
    let fantasy = |n: u8| Player { seat: seat(n), stack: Cents::dollars(90), fantasy: n == 2 };
    let players = [1, 2, 3].map(fantasy);
    let mut table = Points::written(posting, &players, seat(1)).expect("a table");
    // Out of its turn to play it waits, reading ca-face-up-fantasy-next.
    table.say(Input::SitOut { seat: seat(2) }).expect("seated");
    table.tell(Input::Deal {}).expect("a hand");
    finish(&mut table);
    let seats = |table: &Points| table.sight(Viewer::Public).figure("fantasy").map(str::to_owned);
    assert!(seats(&table).is_some_and(|seats| seats.contains("seat 2")));
    table.say(Input::Move { from: seat(2), to: seat(4) }).expect("a free seat");
    assert!(seats(&table).is_some_and(|seats| seats.contains("seat 4")));
    leave(&mut table, 4).expect("between hands");
    join(&mut table, 4, 90).expect("a free seat");
    assert!(seats(&table).is_none_or(|seats| !seats.contains("seat 4")));
}

#[test]
fn seats_are_found_in_the_ring_of_those_who_play() {
    // The button goes on from the seat of somebody who has left.
    let mut table = seated(Game::FaceUp, &[1, 2, 3]);
    table.tell(Input::Deal {}).expect("a hand");
    finish(&mut table);
    leave(&mut table, 1).expect("between hands");
    let next: Seat = seat(2);
    table.tell(Input::Deal {}).expect("a hand");
    assert_eq!(table.sight(Viewer::Public).button, Some(next));
}
