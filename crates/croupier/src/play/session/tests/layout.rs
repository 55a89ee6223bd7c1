//! Evenings at wheels and with dice.

use super::*;
use crate::play::tui::bets;
use games::CATALOG;
use sim::stream::Stream;
use table::{Act, Call, Change};

fn sit_at(id: &str, set: &str, kept: Option<&Kept>, (seed, seat): (u64, u8)) -> Session {
    let seat = Seat::new(seat).unwrap();
    sit_as(Setup { seat, seed: Seed::from(seed), ..setup(id, set) }, kept)
}

fn decide(session: &mut Session, word: &'static str) -> Result<(), Stop> {
    let input = Input::Decide { seat: session.you(), act: Act::word(word) };
    session.tell(input)?;
    Ok(session.go_on()?)
}

fn change(session: &mut Session, wager: &str, change: Change) -> Result<Vec<Event>, Stop> {
    session.tell(Input::Change { seat: session.you(), wager: wager.into(), change })
}

fn shooter(session: &Session) -> String {
    session.sight().figure("shooter").unwrap().into()
}

fn point(session: &Session) -> u8 {
    session.sight().figure("point").unwrap().parse().unwrap_or(0)
}

/// Does something at random: most of it is refused, and a refusal changes nothing.
fn fumble(session: &mut Session, stream: &mut Stream) {
    let marks = session.sign().marks.len() as u32;
    let mark = session.sign().marks[stream.below(marks) as usize].id.to_string();
    let lying = session.lying();
    let mine = match lying.len() {
        0 => mark.clone(),
        n => {
            let lying = &lying[stream.below(n as u32) as usize];
            match lying.memory.point {
                0 => lying.wager.to_string(),
                point => format!("{}-{point}", lying.wager),
            }
        }
    };
    let amount = dollars(i64::from(stream.below(40)));
    let before = state(session);
    let done = match stream.below(12) {
        0..=5 => session.bet(&mark, amount).map(drop),
        6 => session.take(&mine).map(drop),
        7 => change(session, &mine, Change::Reduce(amount)).map(drop),
        8 => change(session, &mine, Change::Call(Call::On)).map(drop),
        9 => change(session, &mine, Change::Call(Call::Off)).map(drop),
        10 => session.repeat().map(drop),
        _ => decide(session, if amount > dollars(20) { "pass" } else { "shoot" }),
    };
    if done.is_err() {
        let refusal = refused(done);
        assert_eq!(state(session), before, "{refusal}");
    }
    assert!(!session.purse().rack().is_negative());
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
            let stake = session.purse().at_stake();
            if session.check(&Input::Close {}).is_err() {
                let refusal = refused(session.tell(Input::Close {}));
                assert_eq!(refusal.rule, Some(law::uk::R8_10), "{id}: {refusal}");
                decide(&mut session, "pass").unwrap();
            }
            expected += round(&mut session, "");
            let purse = session.purse();
            assert_eq!(purse.rack() + purse.at_stake(), expected, "{id}: throw {n}");
            assert!(purse.at_stake() <= stake);
        }
        session.finish().unwrap();
        assert_eq!(kept.replay().rounds, 300, "{id}");
    }
}

#[test]
fn the_same_seed_throws_the_same() {
    let throws = |seed| {
        let mut session = sit_at("uk/roulette", "", None, (seed, 1));
        for _ in 0..30 {
            round(&mut session, "");
        }
        let Score::Throws(thrown, _) = session.score() else { panic!("throws") };
        thrown.clone()
    };
    assert_eq!(throws(1), throws(1));
    assert_ne!(throws(1), throws(2));
}

#[test]
fn a_shooter_without_a_line_wager_may_not_throw() {
    let mut session = sit("uk/dice", "", None);
    session.bet("field", dollars(5)).unwrap();
    let before = state(&session);
    assert_eq!(refused(session.tell(Input::Close {})).rule, Some(law::uk::R8_10));
    assert_eq!(state(&session), before);
    decide(&mut session, "pass").unwrap();
    assert_eq!(shooter(&session), "another player");
    round(&mut session, "");
    assert_eq!(shooter(&session), "another player", "until you take them up");
    // At another seat the dice come round to you as well.
    let session = sit_at("uk/dice", "", None, (7, 5));
    assert_eq!(shooter(&session), "seat 5");
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
        assert_eq!(session.find(name).map(|mark| mark.id.as_ref()), Ok(id), "{name}");
    }
    assert!(session.find("zzz").is_err());
    let session = sit("ca/baccarat-9", "", None);
    assert_eq!(session.find("banco").map(|mark| mark.id.as_ref()), Ok("banker"));
}

#[test]
fn chips_come_back_and_standing_wagers_come_down() {
    let mut session = sit("uk/dice", "", None);
    session.bet("win-line", dollars(10)).unwrap();
    session.bet("place-win-6", dollars(18)).unwrap();
    while point(&session) == 0 {
        if session.chips_on("win-line") == Cents::ZERO {
            session.bet("win-line", dollars(10)).unwrap();
        }
        round(&mut session, "");
    }
    // It was off on the come-out roll, and stands.
    assert_eq!(session.chips_on("place-win-6"), dollars(18));
    assert_eq!(refused(session.take("win-line")).rule, Some(law::uk::R8_17_NOTE));
    change(&mut session, "place-win-6", Change::Reduce(dollars(6))).unwrap();
    assert_eq!(session.chips_on("place-win-6"), dollars(12));
    assert_eq!(session.take("place-win-6").unwrap(), dollars(12));
    refused(session.take("place-win-6"));
    session.bet("behind-win-line", dollars(10)).unwrap();
    assert_eq!(session.clear().unwrap(), dollars(10));
}

#[test]
fn the_last_wagers_come_again_as_far_as_they_may() {
    let mut session = sit("uk/roulette", "", None);
    refused(session.repeat());
    session.bet("red", dollars(10)).unwrap();
    session.bet("split-0-2", dollars(5)).unwrap();
    round(&mut session, "");
    for _ in 0..2 {
        assert_eq!(session.repeat().unwrap(), []);
        assert_eq!(session.purse().at_stake(), dollars(15), "once");
    }
    assert_eq!(session.clear().unwrap(), dollars(15));
    // Money that is gone is not staked again, and nothing changes.
    session.bet("straight-17", session.purse().rack() - dollars(12)).unwrap();
    let before = state(&session);
    refused(session.repeat());
    assert_eq!(state(&session), before);
}

#[test]
fn who_leaves_with_a_wager_that_must_stay_waits_for_its_end() {
    for seed in 0..20 {
        let kept = Kept::default();
        let mut session = sit_at("uk/dice", "", Some(&kept), (seed, 1));
        session.bet("win-line", dollars(10)).unwrap();
        session.bet("hardway-2-2", dollars(10)).unwrap();
        round(&mut session, "");
        while let Some(input) = session.way_out() {
            session.tell(input).unwrap();
            session.go_on().unwrap();
        }
        assert_eq!(session.purse().at_stake(), Cents::ZERO);
        let won = session.purse().won();
        assert!([-10, 10, -20, 0, 85].map(dollars).contains(&won), "{won}");
        let rounds = session.sight().rounds;
        session.finish().unwrap();
        assert_eq!(kept.replay().rounds, rounds);
    }
}

#[test]
fn half_of_an_even_chance_comes_back_on_zero() {
    let setup = Setup { bankroll: dollars(100_000), ..setup("uk/roulette", "") };
    let mut session = sit_as(setup, None);
    loop {
        session.bet("red", dollars(10)).unwrap();
        session.tell(Input::Close {}).unwrap();
        let net = play_out(&mut session, "");
        let sight = session.sight();
        let zero = sight.lit.iter().any(|id| id == "straight-0");
        if zero {
            assert_eq!(net, dollars(-5));
            assert_eq!(session.settled().unwrap().lines[0].rule.id, "uk:3.3.b");
            assert!(!sight.lit.iter().any(|id| id == "red"));
            break;
        }
        session.tell(Input::Clear {}).unwrap();
    }
}

#[test]
fn travelled_wagers_are_named_by_their_numbers() {
    let setup = Setup { bankroll: dollars(100_000), ..setup("uk/dice", "") };
    let mut session = sit_as(setup, None);
    let (mut travels, mut decided) = (0, 0);
    for _ in 0..200 {
        if point(&session) > 0 && session.chips_on("come") == Cents::ZERO {
            session.bet("come", dollars(5)).unwrap();
        } else if point(&session) == 0 && session.chips_on("win-line") == Cents::ZERO {
            session.bet("win-line", dollars(10)).unwrap();
        }
        session.tell(Input::Close {}).unwrap();
        session.news();
        play_out(&mut session, "");
        let thrown = session.news().into_iter().find_map(|event| match event.what {
            What::Thrown { shown } => Some(shown),
            _ => None,
        });
        let faces = thrown.unwrap();
        let sum: u8 = faces.split(' ').map(|face| face.parse::<u8>().unwrap()).sum();
        for line in session.settled().unwrap().lines.iter().filter(|l| l.wager == "come") {
            match line.label.as_str() {
                "travels to its point" => {
                    assert_eq!(line.name(), format!("come-{sum}"));
                    travels += 1;
                }
                "the point" => {
                    assert_eq!(line.name(), format!("come-{sum}"));
                    decided += 1;
                }
                "7 or 11" | "2, 3 or 12" => assert_eq!(line.name(), "come"),
                _ => assert!(line.point > 0, "{line:?}"),
            }
        }
        session.tell(Input::Clear {}).unwrap();
        session.go_on().unwrap();
    }
    assert!(travels > 0 && decided > 0);
}

#[test]
fn every_mark_is_on_one_page() {
    for entry in CATALOG.iter().filter(|entry| entry.chance().thrown().is_some()) {
        let session = sit(entry.id(), "", None);
        let pages = bets::pages(session.sign());
        let mut marks: Vec<usize> = pages.iter().flat_map(|page| page.marks.clone()).collect();
        marks.sort_unstable();
        assert_eq!(marks, (0..session.sign().marks.len()).collect::<Vec<_>>(), "{}", entry.id());
        assert!(pages.iter().all(|page| !page.title.is_empty() && !page.marks.is_empty()));
    }
    let french = sit("uk/roulette", "layout=french", None);
    assert_eq!(bets::pages(french.sign())[0].title, "Chances simples");
}

#[test]
fn nobody_stakes_more_than_the_bankroll_on_a_layout() {
    let mut session = sit("uk/roulette", "", None);
    session.bet("red", dollars(990)).unwrap();
    refused(session.bet("straight-17", Cents::new(1001)));
    session.bet("straight 17", dollars(10)).unwrap();
    let purse = session.purse();
    assert_eq!((purse.rack(), purse.at_stake()), (Cents::ZERO, dollars(1000)));
    round(&mut session, "");
    assert!(!session.purse().rack().is_negative());
}
