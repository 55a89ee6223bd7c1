//! The lobby and the tables on real pseudo-terminals of three sizes, as util-linux' `script` opens
//! them; what a person would see is read off the screen, and keys are typed.

use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

/// The longest that anything may take to be seen.
const PATIENCE: Duration = Duration::from_secs(30);

/// The smallest window of a table, a large one, and one that is too small for it.
const USUAL: (usize, usize) = (80, 24);
const LARGE: (usize, usize) = (120, 40);
const SMALL: (usize, usize) = (60, 20);

/// A program on a pseudo-terminal.
struct Terminal {
    child: Child,
    keys: ChildStdin,
    out: Receiver<Vec<u8>>,
    screen: Screen,
    home: PathBuf,
}

impl Terminal {
    /// Starts `croupier` with these arguments in a window of that size; games played last are kept
    /// in a folder of its own.
    fn open(name: &str, (columns, rows): (usize, usize), args: &str) -> Terminal {
        let home =
            std::env::temp_dir().join(format!("croupier-pty-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&home).expect("a folder");
        let program = env!("CARGO_BIN_EXE_croupier");
        let line = format!("stty rows {rows} cols {columns} && exec '{program}' {args}");
        let mut child = Command::new("script")
            .args(["--quiet", "--return", "--flush", "--command", &line, "/dev/null"])
            .env("SHELL", "/bin/sh")
            .env("TERM", "xterm-256color")
            .env("XDG_CACHE_HOME", &home)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("`script` of util-linux opens a pseudo-terminal");
        let (send, out) = mpsc::channel();
        let mut read = child.stdout.take().expect("piped");
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n @ 1..) = read.read(&mut bytes) {
                if send.send(bytes[..n].to_vec()).is_err() {
                    break;
                }
            }
        });
        let keys = child.stdin.take().expect("piped");
        Terminal { child, keys, out, screen: Screen::new(columns, rows), home }
    }

    /// Waits until the screen shows this.
    #[track_caller]
    fn sees(&mut self, text: &str) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            let shown = self.screen.text();
            if shown.contains(text) {
                return shown;
            }
            let left = until.saturating_duration_since(Instant::now());
            let heard = self.out.recv_timeout(left);
            let Ok(bytes) = heard else { panic!("`{text}` is not on the screen:\n{shown}") };
            self.screen.write(&bytes);
        }
    }

    fn types(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("a terminal that listens");
        self.keys.flush().expect("flushed");
    }

    /// Waits for its end; answers the exit code.
    fn ends(mut self) -> Option<i32> {
        // A terminal whose output nobody takes would stand still.
        while let Ok(bytes) = self.out.recv_timeout(PATIENCE) {
            self.screen.write(&bytes);
        }
        let code = self.child.wait().expect("it ends").code();
        let _ = std::fs::remove_dir_all(&self.home);
        code
    }
}

/// What a terminal shows: letters at their places. Of escapes it knows those that go somewhere and
/// those that clear; colours mean nothing here.
struct Screen {
    columns: usize,
    cells: Vec<Vec<char>>,
    at: (usize, usize),
    /// Bytes of a letter or an escape whose end has not come yet.
    rest: Vec<u8>,
}

impl Screen {
    fn new(columns: usize, rows: usize) -> Screen {
        Screen { columns, cells: vec![vec![' '; columns]; rows], at: (0, 0), rest: Vec::new() }
    }

    fn text(&self) -> String {
        let line = |row: &Vec<char>| row.iter().collect::<String>().trim_end().to_string();
        self.cells.iter().map(line).collect::<Vec<_>>().join("\n")
    }

    fn write(&mut self, bytes: &[u8]) {
        self.rest.extend(bytes);
        let text = match std::str::from_utf8(&self.rest) {
            Ok(text) => text.to_string(),
            Err(error) => {
                let whole = &self.rest[..error.valid_up_to()];
                String::from_utf8(whole.to_vec()).expect("valid up to there")
            }
        };
        let mut left = text.as_str();
        while let Some(letter) = left.chars().next() {
            if letter == '\u{1b}' {
                let Some(end) = escape_end(left) else { break };
                self.escape(&left[..end]);
                left = &left[end..];
                continue;
            }
            self.put(letter);
            left = &left[letter.len_utf8()..];
        }
        self.rest.drain(..text.len() - left.len());
    }

    fn put(&mut self, letter: char) {
        let (row, column) = self.at;
        match letter {
            '\r' => self.at.1 = 0,
            '\n' if row + 1 < self.cells.len() => self.at.0 += 1,
            '\n' => {
                self.cells.remove(0);
                self.cells.push(vec![' '; self.columns]);
            }
            letter if letter.is_control() => {}
            letter if column < self.columns => {
                self.cells[row][column] = letter;
                self.at.1 += 1;
            }
            letter => {
                // The line is full: the next one goes on.
                self.put('\r');
                self.put('\n');
                self.put(letter);
            }
        }
    }

    fn escape(&mut self, text: &str) {
        let numbers = || -> Vec<usize> {
            let inside = text.trim_start_matches("\u{1b}[").trim_end_matches(char::is_alphabetic);
            inside.split(';').map(|n| n.parse().unwrap_or(1)).collect()
        };
        match text.chars().next_back() {
            Some('H') => {
                let to = numbers();
                let row = to[0].saturating_sub(1).min(self.cells.len() - 1);
                self.at = (row, to.get(1).map_or(0, |n| n.saturating_sub(1)));
            }
            Some('J') => self.cells.iter_mut().for_each(|row| row.fill(' ')),
            // Another screen, or the first one again.
            Some('h' | 'l') if text.contains("1049") => {
                self.cells.iter_mut().for_each(|row| row.fill(' '));
                self.at = (0, 0);
            }
            _ => {}
        }
    }
}

/// Where an escape ends that a text opens with.
fn escape_end(text: &str) -> Option<usize> {
    let inside = text.strip_prefix("\u{1b}[")?;
    inside.find(|c: char| c.is_ascii_alphabetic()).map(|at| at + 3)
}

#[test]
fn the_lobby_finds_a_game_and_its_table_opens() {
    let mut terminal = Terminal::open("lobby", USUAL, "play --seed 1");
    let lobby = terminal.sees("co: Colorado");
    assert!(lobby.contains("the lobby") && lobby.contains("All games"), "{lobby}");
    terminal.types("/uk roulette");
    terminal.sees("▸ uk/roulette");
    terminal.types("\r");
    terminal.sees("Roulette · uk/roulette");
    terminal.types("h");
    terminal.sees("Keys: before a round");
    terminal.types("q");
    terminal.types("q");
    terminal.sees("You leave with");
    assert_eq!(terminal.ends(), Some(0));
}

#[test]
fn a_large_window_has_large_cards_a_raise_is_to_and_f_folds() {
    let mut terminal = Terminal::open("large", LARGE, "play ca/texas-holdem --seed 1 --players 4");
    terminal.sees("d deal");
    terminal.types("d");
    // No waiting for the others.
    terminal.types("    ");
    let turn = terminal.sees("Your turn");
    assert!(turn.contains("raise to"), "{turn}");
    assert!(turn.contains("╭─────╮╭─────╮"), "{turn}");
    terminal.types("f");
    terminal.sees("You fold");
    terminal.types("   qy");
    terminal.sees("You leave with");
    assert_eq!(terminal.ends(), Some(0));
}

#[test]
fn a_window_too_small_for_the_table_plays_in_lines() {
    let mut terminal = Terminal::open("small", SMALL, "play --seed 1");
    terminal.sees("The lobby:");
    terminal.types("co/baccarat\n");
    terminal.sees("You sit at seat 1");
    terminal.types("bet player 10\ndeal\n");
    terminal.sees("your player $10");
    terminal.types("quit\n");
    terminal.sees("You leave with");
    assert_eq!(terminal.ends(), Some(0));
}

#[test]
fn chinese_poker_has_the_screen_of_the_other_games() {
    let mut terminal = Terminal::open("rows", USUAL, "play ca/thirteen-card --seed 1 --players 2");
    terminal.sees("d deal");
    terminal.types("d    ");
    let rows = terminal.sees("front");
    assert!(rows.contains("The hand") && rows.contains("Bankroll"), "{rows}");
    terminal.types("a");
    terminal.types("\r\r");
    terminal.sees("Settlement");
    terminal.types("qy");
    terminal.sees("You leave with");
    assert_eq!(terminal.ends(), Some(0));
}
