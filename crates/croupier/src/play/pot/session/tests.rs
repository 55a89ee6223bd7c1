//! Evenings without a display: money, secrets, histories.

use super::*;
use crate::phh;
use pots::variants;
use std::path::PathBuf;

/// A table of three with a seed.
pub(in crate::play) fn setup(id: &str, set: &str) -> Setup {
    let pairs = set.split_whitespace().filter_map(|pair| pair.split_once('='));
    Setup {
        id: id.into(),
        posted: pairs.map(|(name, value)| (name.into(), value.into())).collect(),
        fees: None,
        seed: Seed::from(7),
        bankroll: Cents::dollars(100),
        seat: 1,
        players: Some(3),
        bots: vec![Bot::Tight, Bot::Loose],
        phh: None,
    }
}

pub(in crate::play) fn sit(setup: Setup) -> Session {
    let id = setup.id.clone();
    Session::open(setup).unwrap_or_else(|failure| panic!("{id}: {failure}"))
}

/// A file that nobody else writes to.
fn file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("croupier-{}-{name}.phhs", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}

/// What stays in for the least.
fn stay(session: &Session, choice: Choice) -> Act {
    match (choice, session.menu()) {
        (Choice::Bet, Some(menu)) if menu.may_check => Act::Check,
        (Choice::Bet, _) => Act::Call,
        (other, _) => session.way_out(other),
    }
}

/// Cards that lie face down before others.
fn secrets(session: &Session) -> Vec<AnyCard> {
    let Some(playing) = &session.playing else { return Vec::new() };
    let others = playing.hand.places().iter().filter(|place| place.seat != session.you);
    let hidden = |place: &pots::Place| -> Vec<AnyCard> {
        let down = |at: &usize| place.face(*at) == Face::Down;
        (0..place.cards().len()).filter(down).map(|at| place.cards()[at]).collect()
    };
    others.flat_map(hidden).collect()
}

/// Plays a hand; nothing said or shown before the showdown names a hidden card of others.
fn play(session: &mut Session) {
    session.deal().unwrap_or_else(|refusal| panic!("{refusal}"));
    while session.is_on() {
        let hidden = secrets(session);
        let shows = session.playing.as_ref().is_some_and(|p| p.hand.ask() == Ask::Showdown);
        if let (Some(sight), false) = (session.sight(), shows) {
            let seen = sight.players().filter(|seen| seen.seat != session.you);
            assert!(!seen.flat_map(pots::Seen::cards).any(|card| hidden.contains(card)));
        }
        let before = session.told.len();
        match session.waits() {
            Waits::You(choice) => {
                assert!(session.asked().is_some_and(|asked| asked.ends_with('?')));
                let act = stay(session, choice);
                session.decide(act).unwrap_or_else(|failure| panic!("{failure}"));
            }
            _ => session.step().unwrap_or_else(|failure| panic!("{failure}")),
        }
        let exposes = session.told.last().is_some_and(|line| line.text.contains("turns a card"));
        for line in &session.told[before.min(session.told.len())..] {
            let named = |card: &AnyCard| line.text.split(' ').any(|w| w == card.to_string());
            assert!(shows || exposes || !hidden.iter().any(named), "{}", line.text);
        }
    }
}

/// Every chip that was brought is in a stack or with the house.
fn balance(session: &Session) {
    let chips: Cents = session.chairs.all().map(|(.., chips)| chips).sum();
    let brought: Cents = session.chairs.all().map(|(seat, ..)| session.chairs.brought(seat)).sum();
    assert_eq!(chips + session.taken, brought);
}

#[test]
fn every_game_is_played_and_its_histories_replay() {
    for variant in variants::all() {
        let path = file(&variant.id.replace('/', "-"));
        let players = Some(4.max(variant.customs.fewest).min(variant.active));
        let mut session =
            sit(Setup { phh: Some(path.clone()), players, ..setup(variant.id, "chip=0.50") });
        for _ in 0..4 {
            if session.stack() == Cents::ZERO {
                session.buy(Cents::dollars(100)).expect("chips");
            }
            play(&mut session);
            balance(&session);
            session.news();
        }
        let text = std::fs::read_to_string(&path).expect("a file");
        let histories = phh::read(&text).unwrap_or_else(|failure| panic!("{failure}\n{text}"));
        assert_eq!(histories.len(), 4);
        for history in histories {
            let replayed = history.replay();
            let replayed = replayed.unwrap_or_else(|e| panic!("{}: {e}\n{text}", variant.id));
            assert_eq!(replayed.matches, Some(true), "{}\n{text}", variant.id);
        }
        std::fs::remove_file(path).expect("removed");
    }
}

#[test]
fn a_seed_repeats_an_evening_and_what_you_do_changes_no_card() {
    let evening = |fold: bool| {
        let mut session = sit(setup("ca/texas-holdem", ""));
        let mut lines = Vec::new();
        let mut dealt = Vec::new();
        for _ in 0..3 {
            session.deal().expect("a hand");
            session.step().expect("cards");
            dealt.push(session.held());
            while session.is_on() {
                match session.waits() {
                    Waits::You(choice) => {
                        let act = if fold { Act::Fold } else { stay(&session, choice) };
                        session.decide(act).expect("allowed");
                    }
                    _ => session.step().expect("a step"),
                }
            }
            lines.extend(session.news());
        }
        (lines, dealt)
    };
    assert_eq!(evening(false), evening(false));
    assert_eq!(evening(true).1, evening(false).1);
    assert_ne!(evening(true).0, evening(false).0);
}

#[test]
fn fees_are_taken_and_said() {
    let mut session =
        sit(Setup { fees: Some("regular=1.00".into()), ..setup("ca/texas-holdem", "") });
    for _ in 0..3 {
        play(&mut session);
        balance(&session);
    }
    assert!(session.taken() > Cents::ZERO);
    assert!(session.news().iter().any(|line| line.text.contains("the house")));
}

#[test]
fn a_broke_bot_buys_in_again_and_you_are_asked_to() {
    let mut session = sit(Setup { bankroll: Cents::dollars(2), ..setup("ca/texas-holdem", "") });
    for _ in 0..20 {
        if session.stack() == Cents::ZERO {
            let refusal = session.deal().expect_err("no chips").to_string();
            assert!(refusal.contains("buy some"), "{refusal}");
            session.buy(Cents::dollars(2)).expect("chips");
            assert!(session.brought() > Cents::dollars(2));
        }
        play(&mut session);
        balance(&session);
    }
    assert!(session.news().iter().any(|line| line.text.contains("buys $2")));
}

#[test]
fn leaving_gives_the_hand_up() {
    let mut session = sit(setup("ca/seven-card-stud", ""));
    session.deal().expect("a hand");
    session.step().expect("cards");
    session.leave().expect("left");
    assert!(!session.is_on());
    balance(&session);
    session.leave().expect("nothing to leave");
}

#[test]
fn a_file_with_one_hand_is_not_added_to() {
    let path = file("one");
    std::fs::write(&path, "variant = 'NT'\nactions = []\n").expect("written");
    let wrong = Session::open(Setup { phh: Some(path.clone()), ..setup("ca/texas-holdem", "") });
    let failure = wrong.err().expect("refused");
    assert!(failure.message.contains("nothing can be added"), "{failure}");
    std::fs::remove_file(path).expect("removed");
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let wrong = |setup: Setup, why: &str| {
        let failure = Session::open(setup).err().expect("refused");
        assert!(failure.message.contains(why), "{failure}");
    };
    let usual = || setup("ca/texas-holdem", "");
    wrong(Setup { players: Some(1), ..usual() }, "2 to");
    wrong(Setup { seat: 4, ..usual() }, "seats are numbered 1 to 3");
    wrong(Setup { id: "ca/razzz".into(), ..usual() }, "razz");
    wrong(setup("ca/texas-holdem", "small=0"), "small");
    wrong(Setup { fees: Some("F-999".into()), ..usual() }, "F-999");
}
