//! What the lobby lists and finds, and how a game is chosen there.

use super::screen::Hall;
use super::*;
use crate::play::terminal::{Over, Screen};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

fn lobby() -> Lobby {
    Lobby::new(&["uk/roulette".into(), "co/baccarat".into(), "co/gone".into()])
}

#[test]
fn every_game_stands_on_the_shelves_of_its_book_and_family() {
    let lobby = lobby();
    let count = |at: usize| {
        let on = |shelf: &&Shelf| shelf.family && shelf.games.contains(&at);
        lobby.shelves.iter().filter(on).count()
    };
    assert!((0..lobby.games.len()).all(|at| count(at) == 1));
    assert_eq!(lobby.shelves[0].title, "Last played");
    assert_eq!(lobby.shelves[0].games.len(), 2, "a game that is gone is not listed");
    assert_eq!(Lobby::new(&[]).shelves[0].title, "All games");
}

#[test]
fn a_part_of_a_name_finds_a_game_and_beginnings_come_first() {
    let lobby = lobby();
    let ids = |text: &str| -> Vec<&str> {
        lobby.found(text).into_iter().map(|at| lobby.games[at].id).collect()
    };
    assert_eq!(ids("razz")[0], "ca/razz");
    assert!(ids("uk THREE card").contains(&"uk/three-card-poker"));
    assert!(ids("no such game").is_empty());
}

#[test]
fn the_game_played_last_is_first_and_there_once() {
    let last = with(vec!["a".into(), "b".into()], "b");
    assert_eq!(last, ["b", "a"]);
    let many = (0..20).fold(Vec::new(), |last, n| with(last, &n.to_string()));
    assert_eq!((many.len(), many[0].as_str()), (LAST_MAX, "19"));
}

#[test]
fn a_pipe_chooses_by_id_by_number_or_not_at_all() {
    let said = |typed: &str| {
        let mut out = Vec::new();
        let chosen = ask(&lobby(), "", typed.as_bytes(), &mut out).expect("a pipe");
        (chosen, String::from_utf8(out).expect("text"))
    };
    assert_eq!(said("co/baccarat\n").0.as_deref(), Some("co/baccarat"));
    assert_eq!(said("1\n").0.as_deref(), Some("uk/roulette"), "of those played last");
    assert_eq!(said("razz\n1\n").0.as_deref(), Some("ca/razz"));
    assert_eq!(said("quit\nco/baccarat\n").0, None);
    let (none, text) = said("zzz\n");
    assert!(none.is_none() && text.contains("No game has `zzz`"), "{text}");
    assert!(said("co\n").1.contains("co/baccarat"));
}

#[test]
fn keys_look_through_the_lobby_and_sit_down() {
    let mut hall = Hall::new(lobby());
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a screen");
    let mut press = |hall: &mut Hall, codes: &[KeyCode]| {
        for code in codes {
            hall.press(KeyEvent::from(*code)).expect("pressed");
        }
        terminal.draw(|frame| hall.draw(frame)).expect("drawn");
        terminal.backend().to_string()
    };
    let shown = press(&mut hall, &[]);
    assert!(shown.contains("Last played") && shown.contains("co: Colorado"), "{shown}");
    assert!(shown.contains("▸ uk/roulette"), "{shown}");
    let shown = press(&mut hall, &[KeyCode::Char('h')]);
    assert!(shown.contains("sit down") && shown.contains("Keys"), "{shown}");
    let find: Vec<KeyCode> = " /razz".chars().map(KeyCode::Char).collect();
    let shown = press(&mut hall, &find);
    assert!(shown.contains("/razz_") && shown.contains("▸ ca/razz"), "{shown}");
    press(&mut hall, &[KeyCode::Enter]);
    assert_eq!((hall.chosen.as_deref(), hall.over()), (Some("ca/razz"), Over::Yes));
}
