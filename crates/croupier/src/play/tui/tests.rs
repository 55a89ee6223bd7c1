//! The table as it is drawn, without a terminal and without waiting.

mod between;
mod chips;
mod leaving;
mod pages;
mod players;
mod tiles;

use super::app::View;
use super::keys::Mode;
use super::*;
use crate::play::session::{Neighbours, Setup, Sink};
use crate::play::terminal::{Happens, Input, Tone, play_on};
use law::Posted;
use money::Cents;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyModifiers};
use sim::stream::Seed;
use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use table::Seat;

/// A journal kept in memory.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("a journal").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Kept {
    fn rounds(&self) -> u64 {
        let file = self.0.lock().expect("a journal").clone();
        let replayed = journal::replay(file.as_slice(), crate::cli::open);
        replayed.unwrap_or_else(|error| panic!("{error}")).rounds
    }
}

/// How seat 1 sits down with $1,000 and seed 7; `name=value` words are posted.
fn setup(id: &str, set: &str) -> Setup {
    let pair = |word: &str| word.split_once('=').map(|(name, value)| (name.into(), value.into()));
    let posted: Posted = set.split_whitespace().filter_map(pair).collect();
    Setup {
        id: id.into(),
        posted,
        seed: Seed::from(7),
        bankroll: Cents::dollars(1000),
        seat: Seat::FIRST,
        neighbours: Neighbours::default(),
    }
}

fn sit(setup: Setup, kept: Option<&Kept>) -> Session {
    let id = setup.id.clone();
    let sink = kept.map(|kept| Box::new(kept.clone()) as Sink);
    Session::open(setup, sink).unwrap_or_else(|failure| panic!("{id}: {failure}"))
}

/// A table that is looked at in a window of that size.
struct Window {
    app: App,
    terminal: Terminal<TestBackend>,
}

/// `>` and `<` go down and up, `→` and `←` right and left, `⌫` takes off, `!` is Escape, and `⏎`
/// is Enter.
fn key(letter: char) -> KeyEvent {
    KeyEvent::from(match letter {
        '>' => KeyCode::Down,
        '<' => KeyCode::Up,
        '→' => KeyCode::Right,
        '←' => KeyCode::Left,
        '⌫' => KeyCode::Backspace,
        '!' => KeyCode::Esc,
        '⏎' => KeyCode::Enter,
        letter => KeyCode::Char(letter),
    })
}

impl Window {
    /// A table whose neighbours have done what they do first.
    fn new(id: &str, set: &str, size: (u16, u16)) -> Window {
        Window::open(setup(id, set), None, size)
    }

    /// The same with a journal.
    fn open(setup: Setup, kept: Option<&Kept>, (width, height): (u16, u16)) -> Window {
        let terminal = Terminal::new(TestBackend::new(width, height)).expect("a window");
        let mut window = Window { app: App::new(sit(setup, kept)), terminal };
        while window.app.moves() == Moves::ByItself {
            window.app.tick().expect("a step");
        }
        window
    }

    fn press(&mut self, keys: &str) -> &mut Window {
        keys.chars().for_each(|letter| self.app.press(key(letter)).expect("a key"));
        self
    }

    /// Lets the dealer do so many things.
    fn wait(&mut self, times: usize) -> &mut Window {
        for _ in 0..times {
            self.app.tick().expect("a step");
        }
        self
    }

    fn seen(&mut self) -> String {
        let app = &self.app;
        self.terminal.draw(|frame| app.draw(frame)).expect("drawn");
        self.terminal.backend().to_string()
    }

    fn at_stake(&self) -> Cents {
        self.app.session.purse().at_stake()
    }
}

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (120, 40);

fn shot(name: &str, (width, height): (u16, u16)) -> String {
    format!("{name}_{width}x{height}")
}

#[test]
fn baccarat() {
    for size in [SMALL, LARGE] {
        let mut window = Window::new("co/baccarat", "", size);
        insta::assert_snapshot!(shot("betting", size), window.press(" >4 >>2  ⌫").seen());
        assert_eq!(window.at_stake(), Cents::dollars(25 + 100 + 5));
        let mut window = Window::new("co/midi-baccarat", "", size);
        let seen = window.press(" >5 d").wait(4).press(" ").seen();
        insta::assert_snapshot!(shot("dealing", size), seen);
        assert_eq!(window.app.mode(), Mode::Turning);
        let mut window = Window::new("co/baccarat", "", size);
        insta::assert_snapshot!(shot("settled", size), window.press(" >4 >2 dz>").seen());
        assert_eq!(window.app.mode(), Mode::Settled);
        window.press(&"dz".repeat(60)).press("v");
        insta::assert_snapshot!(shot("boards", size), window.seen());
        insta::assert_snapshot!(shot("table", size), window.press("! ").seen());
    }
}

#[test]
fn bank_shoe_decision_and_leaving() {
    let mut window = Window::new("ca/baccarat", "", SMALL);
    insta::assert_snapshot!("bank_offered", window.seen());
    window.press("b");
    assert_eq!(window.app.mode(), Mode::Amount);
    window.press("⏎z");
    assert!(window.seen().contains("You bank with $100"), "{}", window.seen());
    insta::assert_snapshot!("bank_settled", window.press("dz").seen());
    let mut window = Window::new("uk/punto-banco", "dealing=players", SMALL);
    insta::assert_snapshot!("shoe_held", window.press("t ").seen());
    let mut window = Window::new("ca/baccarat-9", "", SMALL);
    for _ in 0..40 {
        match window.app.mode() {
            Mode::Deciding => break,
            Mode::Betting => window.press("n").press("z").press(" d"),
            Mode::Settled => window.press(" "),
            _ => window.wait(1),
        };
    }
    insta::assert_snapshot!("decision", window.seen());
    insta::assert_snapshot!("leaving", window.press("q").seen());
    assert_eq!(window.press("n").app.mode(), Mode::Deciding);
}

#[test]
fn poker_against_the_dealer() {
    for size in [SMALL, LARGE] {
        let mut window = Window::new("uk/three-card-poker", "", size);
        insta::assert_snapshot!(shot("three_card_betting", size), window.press(" >2 ").seen());
        window.press("dz");
        assert_eq!(window.app.mode(), Mode::Deciding);
        insta::assert_snapshot!(shot("three_card_decision", size), window.seen());
        window.press("a");
        while window.app.moves() == Moves::ByItself {
            window.app.tick().expect("advice");
        }
        insta::assert_snapshot!(shot("three_card_advice", size), window.seen());
        assert!(
            window.app.message.text.starts_with("Best play: play."),
            "{:?}",
            window.app.message
        );
        window.press("pz");
        assert_eq!(window.app.mode(), Mode::Settled);
        insta::assert_snapshot!(shot("three_card_settled", size), window.seen());
        let mut window = Window::new("ca/ultimate-texas-holdem", "", size);
        window.press("nz").press(" ").press("dz");
        insta::assert_snapshot!(shot("ultimate_before_the_flop", size), window.seen());
        insta::assert_snapshot!(shot("ultimate_flop", size), window.press("cz").seen());
        window.press("czpz");
        assert_eq!(window.app.mode(), Mode::Settled);
        insta::assert_snapshot!(shot("ultimate_settled", size), window.seen());
    }
}

#[test]
fn a_menu_is_obeyed_and_other_keys_choose_nothing() {
    let mut window = Window::new("uk/three-card-poker", "", SMALL);
    window.press("4 dz");
    assert_eq!(window.press("xz ").app.mode(), Mode::Deciding);
    assert_eq!(window.at_stake(), Cents::dollars(100));
    window.press("?");
    assert_eq!(window.app.mode(), Mode::Reading);
    window.press("!p");
    assert_eq!(window.at_stake(), Cents::dollars(200));
    assert_eq!(window.press("z").app.mode(), Mode::Settled);
    window.press(" 1");
    assert_eq!(window.app.mode(), Mode::Betting);
    // The wagers that decisions make can be looked at, and not bet on.
    window.press("<<");
    assert!(window.press(" ").app.message.text.contains("not made before the deal"));
    assert!(window.press("?").seen().contains("made by a decision"));
}

/// Keys that bet at a layout.
fn evening(id: &str) -> &'static str {
    match id {
        "uk/roulette" => " 3>>/17⏎ !/split-0⏎>2 !/dozen-2⏎ /corner-8⏎1 ",
        "uk/roulette-rage" => "/red⏎ !dz dz /rage⏎ ",
        "uk/dice" => " dz /place-win-8⏎  !/come⏎ !/behind-win⏎ !/hard⏎> ",
        "uk/sic-bo" => " /total-9⏎ !/single⏎>> !/three⏎1 !/double-and⏎ ",
        _ => " >>> >2 ",
    }
}

#[test]
fn layouts() {
    for id in ["uk/roulette", "uk/roulette-rage", "uk/dice", "uk/sic-bo", "uk/big-six"] {
        for size in [SMALL, LARGE] {
            let name = id.trim_start_matches("uk/");
            let mut window = Window::new(id, "", size);
            window.press(evening(id));
            insta::assert_snapshot!(shot(&format!("{name}_betting"), size), window.seen());
            window.press("dz");
            insta::assert_snapshot!(shot(&format!("{name}_settled"), size), window.seen());
            assert_eq!(window.app.mode(), Mode::Settled, "{id}");
        }
    }
}

#[test]
fn french_words_finding_explaining_and_leaving() {
    let mut window = Window::new("uk/roulette", "layout=french", SMALL);
    insta::assert_snapshot!("french", window.press(" →> ←").seen());
    insta::assert_snapshot!("finding", window.press("/cheval 1").seen());
    insta::assert_snapshot!("explained", window.press("⏎?").seen());
    assert_eq!(window.app.mode(), Mode::Reading);
    insta::assert_snapshot!("leaving_a_layout", window.press("!!q").seen());
    assert_eq!(window.press("n").app.mode(), Mode::Betting);
    assert_eq!(window.press("qy").app.over, Over::Yes);
}

#[test]
fn your_own_chips_are_a_page_where_they_are_called_and_taken_down() {
    let mut window = Window::new("uk/dice", "", SMALL);
    let point = |window: &Window| {
        let sight = window.app.session.sight();
        sight.figure("point").and_then(|text| text.parse::<u8>().ok()).unwrap_or(0)
    };
    window.press(" ");
    for _ in 0..60 {
        if !matches!(point(&window), 0 | 8) {
            break;
        }
        window.press("dz ");
    }
    window.press("/place-win-8⏎ !");
    let on = |window: &Window| {
        let sight = window.app.session.sight();
        bets::chips_on(&window.app.session, &sight, "place-win-8")
    };
    assert!(on(&window) > Cents::ZERO, "{}", window.seen());
    window.press("←");
    assert_eq!(window.app.heading(), "‹ Your chips ›");
    assert!(window.seen().contains("Place"), "{}", window.seen());
    window.press("<⌫⌫");
    assert_eq!(on(&window), Cents::ZERO, "{}", window.seen());
}

#[test]
fn a_refusal_is_said_with_its_rule_and_changes_nothing() {
    let mut window = Window::new("co/baccarat", "max=50", SMALL);
    window.press("3   ");
    assert_eq!(window.at_stake(), Cents::dollars(50));
    assert_eq!(window.app.message.tone, Tone::Refused);
    assert!(window.app.message.text.contains("co:30-2803(3)(b)"), "{:?}", window.app.message);
    assert!(window.seen().contains("above the maximum $50"));
    assert_eq!(window.press(">").app.message.tone, Tone::Told);
    let mut window = Window::new("uk/roulette", "max=50", SMALL);
    window.press("3   ");
    assert_eq!(window.at_stake(), Cents::dollars(50));
    assert!(window.seen().contains("above the maximum £50"));
    let mut window = Window::new("sg/texas-holdem-bonus-progressive", "max=50", SMALL);
    window.press("3   ");
    assert_eq!(window.at_stake(), Cents::dollars(50));
    assert!(window.seen().contains("above the maximum S$50"), "{}", window.seen());
}

#[test]
fn every_amount_has_the_sign_of_its_book() {
    for (id, sign) in
        [("uk/ultimate-texas-holdem", "£"), ("sg/texas-holdem-bonus-progressive", "S$")]
    {
        for size in [SMALL, LARGE] {
            let mut window = Window::new(id, "", size);
            for keys in ["", " ", "d"] {
                let seen = window.press(keys).seen();
                assert!(seen.contains(sign), "{seen}");
                assert!(!seen.replace(sign, "").contains('$'), "{id}: {seen}");
            }
        }
    }
}

#[test]
fn what_cannot_be_bet_on_is_said_before_anybody_tries() {
    let mut window = Window::new("uk/dice", "", SMALL);
    window.press("/behind-win⏎");
    let seen = window.seen();
    assert!(seen.contains("uk:8."), "the refusal and its rule are shown: {seen}");
}

#[test]
fn a_window_too_small_says_how_large_it_must_be() {
    for size in [(79, 24), (80, 23), (30, 5), (1, 1)] {
        let mut window = Window::new("co/baccarat", "", size);
        let seen = window.seen();
        assert!(!seen.contains("Wagers"), "{seen}");
        if size.0 > 60 {
            let told = format!("needs a window of 80 by 24; this one is {} by {}", size.0, size.1);
            assert!(seen.contains(&told), "{seen}");
        }
    }
}

#[test]
fn every_table_is_played_in_every_window() {
    for entry in games::CATALOG.iter() {
        for size in [SMALL, (80, 50), (110, 24), (200, 60)] {
            let mut window = Window::new(entry.id(), "", size);
            window.press("n").wait(3).press("1 ").seen();
            window.press("d").seen();
            for _ in 0..80 {
                match window.app.mode() {
                    Mode::Deciding => {
                        let letter = window.app.letters()[0].to_string();
                        window.press(&letter).press("⏎").seen();
                    }
                    Mode::Turning => drop(window.press(" ").seen()),
                    Mode::Settled => break,
                    _ => drop(window.wait(1)),
                }
            }
            let seen = window.seen();
            assert_eq!(window.app.mode(), Mode::Settled, "{}: {seen}", entry.id());
            for keys in [">>?", "!", "v", "!", "→", "/1⏎", "dz", " ", "x"] {
                let seen = window.press(keys).seen();
                assert!(seen.contains('│') || seen.contains('·'), "{seen}");
            }
        }
    }
}

#[test]
fn a_resized_window_is_drawn_anew() {
    let mut window = Window::new("co/baccarat", "", SMALL);
    let small = window.seen();
    window.terminal.backend_mut().resize(120, 40);
    let large = window.seen();
    assert!(large.contains("Counts") && !small.contains("Counts"));
    window.terminal.backend_mut().resize(80, 24);
    assert_eq!(window.seen(), small);
}

/// Keys given beforehand; where there are none, time passes at once.
struct Given(Vec<KeyEvent>);

impl Input for Given {
    fn next(&mut self, wait: Option<Duration>) -> io::Result<Happens> {
        Ok(match wait {
            Some(_) => Happens::Elapsed,
            None if self.0.is_empty() => {
                Happens::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL))
            }
            None => Happens::Key(self.0.remove(0)),
        })
    }
}

#[test]
fn the_loop_goes_on_by_itself_and_ends_when_the_player_leaves() {
    for (id, keys) in [("co/baccarat", " d d dd "), ("uk/roulette", " d d d")] {
        let kept = Kept::default();
        let mut app = App::new(sit(setup(id, ""), Some(&kept)));
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a window");
        let mut given = Given(keys.chars().map(key).collect());
        play_on(&mut terminal, &mut app, &mut given).expect("played");
        assert_eq!(app.over, Over::Yes);
        app.close().expect("closed");
        assert_eq!(kept.rounds(), app.session.sight().rounds);
        assert!(app.session.sight().rounds >= 3, "{id}");
        assert!(app.farewell().starts_with("You leave with"));
    }
}

#[test]
fn leaving_asks_only_when_chips_are_out() {
    let mut window = Window::new("co/baccarat", "", SMALL);
    assert_eq!(window.press("q").app.over, Over::Yes);
    let mut window = Window::new("co/baccarat", "", SMALL);
    assert_eq!(window.press(" q").app.mode(), Mode::Leaving);
    assert_eq!(window.press("n").app.mode(), Mode::Betting);
    assert_eq!(window.press("qy").app.over, Over::Yes);
    let mut window = Window::new("co/baccarat", "", SMALL);
    assert_eq!(window.press(" dzq").app.over, Over::Yes, "a settled round holds no chips");
}

#[test]
fn the_selected_line_goes_round_and_follows_into_the_settlement() {
    let mut window = Window::new("co/baccarat", "", SMALL);
    let last = window.app.rows().len() - 1;
    assert_eq!(window.press("<").app.line, last);
    assert_eq!(window.press(">").app.line, 0);
    window.press(" > dz>");
    assert_eq!(window.app.line, 1, "the second line paid");
    let wager = window.app.selected(&window.app.rows()).expect("a wager");
    window.press(" ");
    assert_eq!(window.app.selected(&window.app.rows()), Some(wager));
}
