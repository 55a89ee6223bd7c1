//! Evenings at wheels and with dice.

use super::*;
use crate::play::session::tests::{Kept, posted};
use games::CATALOG;
use sim::stream::{Seed, Stream};
use table::{Call, Outcome, Viewer};

/// Sits down at seat 1 with $1,000 and seed 7.
pub(in crate::play) fn sit(id: &str, set: &str, kept: Option<&Kept>) -> Session {
    sit_at(id, set, kept, (7, 1))
}

fn sit_at(id: &str, set: &str, kept: Option<&Kept>, (seed, seat): (u64, u8)) -> Session {
    let setup = Setup {
        id: id.into(),
        posted: posted(set),
        seed: Seed::from(seed),
        bankroll: dollars(1000),
        seat: Seat::new(seat).unwrap(),
    };
    let mut session = Session::open(setup).unwrap_or_else(|failure| panic!("{id}: {failure}"));
    if let Some(kept) = kept {
        session.record(Box::new(kept.clone())).unwrap();
    }
    session
}

fn dollars(n: i64) -> Cents {
    Cents::dollars(n)
}

/// What a refusal must leave as it was.
fn state(session: &Session) -> String {
    let view = session.table.view(Viewer::Croupier);
    let (lying, figures) = (session.table.lying(), session.table.summary());
    format!("{view:?} {lying:?} {figures:?} {} {:?}", session.rack(), session.last)
}

fn throw(session: &mut Session) -> Settled {
    session.close().unwrap();
    session.throw().unwrap().clone()
}

/// Throws until the sum is this, with $10 on the Win Line at every come-out roll.
fn until(session: &mut Session, sum: u8) {
    for _ in 0..2000 {
        if session.point() == 0 && session.chips_on("win-line") == Cents::ZERO {
            session.bankroll = dollars(1000);
            session.bet("win-line", dollars(10)).unwrap();
        }
        let text = throw(session).text;
        if text.split(' ').map(|face| face.parse::<u8>().unwrap()).sum::<u8>() == sum {
            return;
        }
    }
    panic!("no {sum} in 2000 throws");
}

/// Does something at random: most of it is refused, and a refusal changes nothing.
fn fumble(session: &mut Session, stream: &mut Stream) {
    let marks = session.marks().len() as u32;
    let mark = session.marks()[stream.below(marks) as usize].id;
    let lying = session.lying();
    let mine = match lying.len() {
        0 => mark.to_string(),
        n => lying[stream.below(n as u32) as usize].name.clone(),
    };
    let amount = dollars(i64::from(stream.below(40)));
    let before = state(session);
    let refused = match stream.below(12) {
        0..=5 => session.bet(mark, amount).err(),
        6 => session.take(&mine).err(),
        7 => session.reduce(&mine, amount).err(),
        8 => session.call(&mine, Call::On).err(),
        9 => session.call(&mine, Call::Off).err(),
        10 => session.repeat().err(),
        _ => session.decide(if amount > dollars(20) { "pass" } else { "shoot" }).err(),
    };
    if let Some(refusal) = refused {
        assert_eq!(state(session), before, "{refusal}");
    }
    assert!(session.rack() >= Cents::ZERO && session.at_stake() <= session.bankroll());
}

#[test]
fn three_hundred_throws_at_every_table_add_up_and_the_journal_replays() {
    for entry in CATALOG.iter().filter(|entry| entry.chance().thrown().is_some()) {
        let (id, kept) = (entry.id(), Kept::default());
        let mut session = sit_at(id, "", Some(&kept), (7, 3));
        let mut stream = Stream::new(&Seed::from(1), 1, 1);
        let mut expected = dollars(1000);
        for n in 0..300 {
            (0..6).for_each(|_| fumble(&mut session, &mut stream));
            let stake = session.at_stake();
            if let Err(refusal) = session.close() {
                assert_eq!(refusal.rule, Some(law::uk::R8_10), "{id}: {refusal}");
                session.decide("pass").unwrap();
                session.close().unwrap();
            }
            let settled = session.throw().unwrap().clone();
            let paid: Cents = settled.paid.iter().map(|paid| paid.net).sum();
            assert_eq!(paid, settled.net, "{id}: throw {n}");
            expected += settled.net;
            assert_eq!(session.bankroll(), expected, "{id}: throw {n}");
            assert_eq!(session.rack() + session.at_stake(), expected);
            assert!(session.at_stake() <= stake);
        }
        let closed = session.finish().unwrap().unwrap();
        assert_eq!((session.at_stake(), session.rack()), (Cents::ZERO, session.bankroll()));
        let replayed = kept.replay();
        assert_eq!((replayed.rounds, replayed.closed), (session.throws(), closed), "{id}");
        assert!(session.throws() >= 300);
    }
}

#[test]
fn the_same_seed_throws_the_same() {
    let throws = |seed| {
        let mut session = sit_at("uk/roulette", "", None, (seed, 1));
        (0..30).for_each(|_| drop(throw(&mut session)));
        session.history().collect::<Vec<usize>>()
    };
    assert_eq!(throws(1), throws(1));
    assert_ne!(throws(1), throws(2));
}

#[test]
fn a_shooter_without_a_line_wager_may_not_throw() {
    let mut session = sit("uk/dice", "", None);
    session.bet("field", dollars(5)).unwrap();
    let before = state(&session);
    let refusal = session.close().unwrap_err();
    assert_eq!(refusal.rule, Some(law::uk::R8_10));
    assert_eq!(state(&session), before);
    session.decide("pass").unwrap();
    assert_eq!(session.shooter(), None);
    throw(&mut session);
    // At another seat the dice come round to you as well.
    let session = sit_at("uk/dice", "", None, (7, 5));
    assert_eq!(session.shooter(), Some(session.you()));
}

#[test]
fn nobody_stakes_more_than_the_bankroll() {
    let mut session = sit("uk/roulette", "", None);
    session.bet("red", dollars(990)).unwrap();
    assert!(session.bet("straight-17", Cents::new(1001)).is_err());
    session.bet("straight 17", dollars(10)).unwrap();
    assert_eq!((session.rack(), session.at_stake()), (Cents::ZERO, dollars(1000)));
    throw(&mut session);
    assert!(session.rack() >= Cents::ZERO);
}

#[test]
fn names_are_ids_aliases_titles_or_numbers_apart() {
    let session = sit("uk/roulette", "layout=french", None);
    for (name, id) in [
        ("split-0-2", "split-0-2"),
        ("split 0 2", "split-0-2"),
        ("À cheval 0-2", "split-0-2"),
        ("rouge", "red"),
        ("en plein 17", "straight-17"),
    ] {
        assert_eq!(session.find(name).map(|mark| mark.id), Ok(id), "{name}");
    }
    assert!(session.find("zzz").is_err());
    assert_eq!(session.pages()[0].title, "Chances simples");
}

#[test]
fn every_mark_is_on_one_page() {
    for entry in CATALOG.iter().filter(|entry| entry.chance().thrown().is_some()) {
        let session = sit(entry.id(), "", None);
        let mut marks: Vec<usize> =
            session.pages().iter().flat_map(|page| page.marks.clone()).collect();
        marks.sort_unstable();
        assert_eq!(marks, (0..session.marks().len()).collect::<Vec<_>>(), "{}", entry.id());
        assert!(session.pages().iter().all(|page| !page.title.is_empty()));
    }
}

#[test]
fn chips_come_back_and_standing_wagers_come_down() {
    let mut session = sit("uk/dice", "", None);
    session.bet("win-line", dollars(10)).unwrap();
    session.bet("place-win-6", dollars(30)).unwrap();
    assert_eq!(session.unchip("place-win-6", dollars(12)), Ok(dollars(12)));
    assert_eq!(session.chips_on("place-win-6"), dollars(18));
    let point = loop {
        throw(&mut session);
        match session.point() {
            0 if session.chips_on("win-line") == Cents::ZERO => {
                session.bet("win-line", dollars(10)).unwrap();
            }
            0 => {}
            point => break point,
        }
    };
    assert!(games::dice::is_point(point));
    // It was off on the come-out roll, and stands.
    assert_eq!(session.chips_on("place-win-6"), dollars(18));
    let refusal = session.take("win-line").unwrap_err();
    assert_eq!(refusal.rule, Some(law::uk::R8_17_NOTE));
    assert_eq!(session.reduce("place-win-6", dollars(6)), Ok(dollars(6)));
    session.bet("place-win-6", dollars(5)).unwrap();
    assert_eq!(session.take("place-win-6"), Ok(dollars(5)), "fresh chips first");
    assert_eq!(session.take("place-win-6"), Ok(dollars(12)));
    assert!(session.take("place-win-6").is_err());
    session.bet("behind-win-line", dollars(10)).unwrap();
    assert_eq!(session.clear(), dollars(10));
}

#[test]
fn travelled_wagers_are_named_by_their_numbers() {
    let mut session = sit("uk/dice", "", None);
    until(&mut session, 6);
    while session.point() == 0 {
        until(&mut session, 6);
    }
    // The point is set; a come wager travels with the next 4, 5, 6, 8, 9 or 10.
    let mut named = false;
    for _ in 0..200 {
        if session.point() > 0 && session.chips_at("come", 0) == Cents::ZERO {
            session.bankroll = dollars(5000);
            session.bet("come", dollars(5)).unwrap();
        } else if session.point() == 0 && session.chips_on("win-line") == Cents::ZERO {
            session.bet("win-line", dollars(10)).unwrap();
        }
        let settled = throw(&mut session);
        let sum: u8 = settled.text.split(' ').map(|face| face.parse::<u8>().unwrap()).sum();
        for paid in settled.paid.iter().filter(|paid| paid.wager == "come") {
            let travels = paid.label == "travels to its point" || paid.label == "the point";
            if travels {
                assert_eq!(paid.title, format!("Come {sum}"));
                named = true;
            }
            assert_eq!(
                paid.title == "Come",
                matches!(paid.label.as_str(), "7 or 11" | "2, 3 or 12")
            );
        }
    }
    assert!(named);
}

#[test]
fn the_last_wagers_come_again_as_far_as_they_may() {
    let mut session = sit("uk/roulette", "", None);
    assert!(session.repeat().is_err());
    session.bet("red", dollars(10)).unwrap();
    session.bet("split-0-2", dollars(5)).unwrap();
    throw(&mut session);
    assert_eq!(session.repeat(), Ok(dollars(15)));
    assert_eq!(session.repeat(), Ok(dollars(15)), "once");
    assert_eq!(session.clear(), dollars(15));
    session.again().unwrap();
    session.throw().unwrap();
    assert_eq!(session.lying(), []);
    // Money that is gone is not staked again, and nothing changes.
    session.bankroll = dollars(12);
    let before = state(&session);
    assert!(session.repeat().is_err());
    assert_eq!(state(&session), before);
}

#[test]
fn who_leaves_with_a_wager_that_must_stay_waits_for_its_end() {
    for seed in 0..20 {
        let kept = Kept::default();
        let mut session = sit_at("uk/dice", "", Some(&kept), (seed, 1));
        session.bet("win-line", dollars(10)).unwrap();
        session.bet("hardway-2-2", dollars(10)).unwrap();
        throw(&mut session);
        session.finish().unwrap();
        assert_eq!(session.at_stake(), Cents::ZERO);
        assert!([-10, 10, -20, 0, 85].map(dollars).contains(&session.won()), "{}", session.won());
        assert_eq!(kept.replay().rounds, session.throws());
    }
}

#[test]
fn half_of_an_even_chance_comes_back_on_zero() {
    let mut session = sit("uk/roulette", "", None);
    let settled = loop {
        session.bankroll = dollars(1000);
        session.bet("red", dollars(10)).unwrap();
        let settled = throw(&mut session);
        if settled.text == "0" {
            break settled;
        }
    };
    assert_eq!((settled.net, settled.paid[0].net), (dollars(-5), dollars(-5)));
    assert_eq!(settled.paid[0].rule, "uk:3.3.b");
    assert!(session.lit().contains(&"straight-0") && !session.lit().contains(&"red"));
    assert_ne!(settled.paid[0].result, Some(Outcome::Stands));
}

#[test]
fn what_cannot_be_opened_is_refused() {
    let open = |id: &str, set: &str, seat: u8| {
        let setup = Setup {
            id: id.into(),
            posted: posted(set),
            seed: Seed::from(7),
            bankroll: dollars(100),
            seat: Seat::new(seat).unwrap(),
        };
        Session::open(setup).err().map(|failure| failure.exit)
    };
    assert_eq!(open("uk/roulette", "", 1), None);
    assert_eq!(open("uk/roulette", "seats=4", 5), Some(crate::Exit::Refused));
    assert_eq!(open("uk/roulete", "", 1), Some(crate::Exit::Usage));
    assert_eq!(open("uk/roulette", "layout=dutch", 1), Some(crate::Exit::Refused));
    assert!(open("co/baccarat", "", 1).is_some());
}
