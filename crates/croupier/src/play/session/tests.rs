//! Evenings at every table.

mod between;
mod company;
mod duel;
mod evenings;
mod layout;
mod wagers;

use super::*;
use journal::Replayed;
use std::io;
use std::sync::{Arc, Mutex};

/// A journal kept in memory.
#[derive(Clone, Default)]
pub(in crate::play) struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Kept {
    /// What was written so far.
    pub fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }

    pub fn replay(&self) -> Replayed {
        let file = self.text();
        journal::replay(file.as_bytes(), crate::cli::open).unwrap_or_else(|e| panic!("{e}"))
    }
}

/// `name=value` words as posted values.
pub(in crate::play) fn posted(set: &str) -> Posted {
    let pair = |word: &str| word.split_once('=').map(|(name, value)| (name.into(), value.into()));
    set.split_whitespace().filter_map(pair).collect()
}

/// How seat 1 sits down with $1,000 and seed 7.
pub(in crate::play) fn setup(id: &str, set: &str) -> Setup {
    Setup {
        id: id.into(),
        posted: posted(set),
        seed: Seed::from(7),
        bankroll: Cents::dollars(1000),
        seat: Seat::FIRST,
        neighbours: Neighbours::default(),
    }
}

/// How seat 1 sits down between two others, or as few as the game is played by, with $200.
pub(in crate::play) fn among(id: &str, set: &str) -> Setup {
    let players = match catalog::find(id) {
        Ok(Game::Pot(variant)) => Some(3.max(variant.customs.fewest).min(variant.active)),
        Ok(Game::Points(_)) => Some(3),
        _ => None,
    };
    let neighbours = Neighbours { players, bots: Vec::new() };
    Setup { bankroll: Cents::dollars(200), neighbours, ..setup(id, set) }
}

/// A file that nobody else writes to, gone when it is dropped.
pub(in crate::play) struct Scrap(pub std::path::PathBuf);

impl Scrap {
    pub fn new(name: &str) -> Scrap {
        let name = format!("croupier-{}-{}", std::process::id(), name.replace('/', "-"));
        let path = std::env::temp_dir().join(name);
        let _ = std::fs::remove_file(&path);
        Scrap(path)
    }

    pub fn text(&self) -> String {
        std::fs::read_to_string(&self.0).unwrap()
    }
}

impl Drop for Scrap {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Sits down so, with everybody ready.
pub(in crate::play) fn sit(id: &str, set: &str, kept: Option<&Kept>) -> Session {
    sit_as(setup(id, set), kept)
}

pub(in crate::play) fn sit_as(setup: Setup, kept: Option<&Kept>) -> Session {
    let id = setup.id.clone();
    let sink = kept.map(|kept| Box::new(kept.clone()) as Sink);
    let session = Session::open(setup, sink);
    let mut session = session.unwrap_or_else(|failure| panic!("{id}: {failure}"));
    session.go_on().unwrap();
    session
}

fn dollars(n: i64) -> Cents {
    Cents::dollars(n)
}

/// What a refusal must leave as it was, whatever was laid and taken back meanwhile.
fn state(session: &Session) -> String {
    let mut sight = session.table.sight(Viewer::Croupier);
    sight.next = 0;
    sight.stakes.sort_by_key(|lying| format!("{lying:?}"));
    let (rack, last) = (session.purse.rack(), &session.last);
    format!("{sight:?} {rack} {} {last:?}", session.purse.at_stake())
}

/// Plays a closed round to its end, deciding so where that is open; answers what it brought.
fn play_out(session: &mut Session, word: &str) -> Cents {
    loop {
        match session.waits() {
            Waits::Others => assert!(!session.step().unwrap().is_empty(), "nothing happens"),
            Waits::Turn(_) => drop(session.tell(Input::Show {}).unwrap()),
            Waits::Decision => {
                let act = table::Act::word(word.to_string());
                let input = Input::Decide { seat: session.you(), act };
                session.tell(input).map_or_else(|stop| panic!("{word}: {stop:?}"), drop);
            }
            Waits::Round => return session.net(),
            waits => panic!("{waits:?}"),
        }
    }
}

/// No more bets, the whole round, and the table cleared again.
fn round(session: &mut Session, word: &str) -> Cents {
    session.tell(Input::Close {}).map_or_else(|stop| panic!("{stop:?}"), drop);
    let net = play_out(session, word);
    session.tell(Input::Clear {}).unwrap();
    session.go_on().unwrap();
    net
}

/// The rule or the words of a refusal.
#[track_caller]
fn refused<T: std::fmt::Debug>(done: Result<T, Stop>) -> Refusal {
    match done {
        Err(Stop::Refused(refusal)) => refusal,
        done => panic!("{done:?}"),
    }
}

#[test]
fn what_cannot_be_opened_is_refused() {
    let open = |id: &str, set: &str, seat: u8| {
        let setup = Setup { seat: Seat::new(seat).unwrap(), ..setup(id, set) };
        Session::open(setup, None).err().map(|failure| failure.exit)
    };
    assert_eq!(open("co/baccarat", "", 7), None);
    assert_eq!(open("uk/roulette", "", 1), None);
    assert_eq!(open("uk/roulette", "seats=4", 5), Some(crate::Exit::Refused));
    assert_eq!(open("uk/roulete", "", 1), Some(crate::Exit::Usage));
    assert_eq!(open("uk/roulette", "layout=dutch", 1), Some(crate::Exit::Refused));
}
