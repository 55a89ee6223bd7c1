//! What a key means: a pure function of what the table waits for, and of the letters that its
//! menu has.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Letters that mean something whatever the menu.
const RESERVED: [char; 11] = ['d', 'h', 'j', 'k', 'l', 'o', 'q', 'r', 'v', 'x', 'z'];
/// The same where nothing can be wagered on: the menu has more letters.
const RESERVED_DECIDING: [char; 4] = ['j', 'k', 'q', 'v'];
/// Words that have a letter of their own by custom.
const CUSTOM: [(&str, char); 3] = [("decline", 'n'), ("draw", 'd'), ("hit", 'h')];

/// What the player looks at, as far as keys are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Bets are open, or the next hand is waited for.
    Betting,
    /// A part of a wager's name is being typed.
    Finding,
    /// The dealer deals, the ball runs, others decide.
    Others,
    /// A card of yours lies face down.
    Turning,
    /// You must decide.
    Deciding,
    /// The round is settled.
    Settled,
    /// An amount is being typed.
    Amount,
    /// Cards are being picked.
    Cards,
    /// A page lies over the table.
    Reading,
    /// You are asked whether to leave.
    Leaving,
}

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Pick the chip of that number.
    Chip(usize),
    /// Go to the line above, scroll up, or ask for more.
    Up,
    /// Go to the line below, scroll down, or ask for less.
    Down,
    /// The wagers before these, or the card before.
    Left,
    /// The wagers after these, or the card after.
    Right,
    /// Put a chip on the selected line, or do what it says.
    Place,
    /// Take a chip off it.
    TakeOff,
    /// Take all fresh chips off.
    Clear,
    /// No more bets, or the next hand.
    Deal,
    /// The last bets again.
    Repeat,
    /// Clear the settled round away.
    Next,
    /// The last bets again, and deal.
    Again,
    /// Call the selected wager on, or off.
    Call,
    /// Turn your card.
    Turn,
    /// That line of the menu.
    Choose(usize),
    /// Do not wait.
    Hurry,
    /// Type a part of a wager's name.
    Find,
    /// A letter, of it or of an amount.
    Letter(char),
    /// One letter less.
    Erase,
    /// What was typed or picked.
    Done,
    /// Pick the card that is pointed at, or give it back.
    Pick,
    /// Put the card that is pointed at into the row of that number.
    Row(u8),
    /// Explain the selected line.
    Explain,
    /// Show the boards, the throws or what happened.
    Record,
    /// Show the keys, the rules of the table and what is posted.
    Help,
    /// Back to the table.
    Back,
    /// Leave, if nothing is at stake.
    Leave,
    /// Leave at once.
    LeaveNow,
}

/// What a key means; the letters are those of the menu.
pub fn action(mode: Mode, letters: &[char], key: KeyEvent) -> Action {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c' | 'd') => Action::LeaveNow,
            _ => Action::None,
        };
    }
    let chosen = letters.iter().position(|letter| key.code == KeyCode::Char(*letter));
    let chosen = chosen.map(Action::Choose);
    match mode {
        Mode::Betting => chosen.unwrap_or_else(|| betting(key.code)),
        Mode::Deciding => chosen.unwrap_or_else(|| moves(key.code)),
        Mode::Turning => match key.code {
            KeyCode::Char(' ') | KeyCode::Enter => Action::Turn,
            code => chosen.unwrap_or_else(|| moves(code)),
        },
        Mode::Others => match key.code {
            KeyCode::Char('q') | KeyCode::Esc => Action::Leave,
            KeyCode::Char('?') => Action::Explain,
            KeyCode::Char('v') => Action::Record,
            KeyCode::F(1) => Action::Help,
            _ => Action::Hurry,
        },
        Mode::Settled => match key.code {
            KeyCode::Char(' ') | KeyCode::Enter => Action::Next,
            KeyCode::Char('d') => Action::Again,
            KeyCode::Char('r') => Action::Repeat,
            KeyCode::Char('/') => Action::Find,
            code => moves(code),
        },
        Mode::Finding | Mode::Amount => typing(key.code),
        Mode::Cards => picking(key.code),
        Mode::Reading => match key.code {
            KeyCode::Esc
            | KeyCode::Enter
            | KeyCode::F(1)
            | KeyCode::Char(' ' | 'q' | '?' | 'v') => Action::Back,
            code => moves(code),
        },
        Mode::Leaving => match key.code {
            KeyCode::Char('y' | 'q') | KeyCode::Enter => Action::LeaveNow,
            KeyCode::Char('n') | KeyCode::Esc => Action::Back,
            _ => Action::None,
        },
    }
}

/// A key for each line of a menu: its first letter that is free, else a digit.
pub fn letters<'a>(mode: Mode, words: impl Iterator<Item = &'a str>) -> Vec<char> {
    let mut taken: Vec<char> = match mode {
        Mode::Betting => RESERVED.to_vec(),
        _ => RESERVED_DECIDING.to_vec(),
    };
    // Digits pick chips while bets are open.
    let digits = if mode == Mode::Betting { '7'..='9' } else { '1'..='9' };
    let mut keys = Vec::new();
    for word in words {
        let custom = CUSTOM.iter().filter(|(known, _)| *known == word).map(|(_, letter)| *letter);
        let own = word.chars().filter(char::is_ascii_lowercase);
        let mut all = custom.chain(own).chain('a'..='z').chain(digits.clone());
        let free = all.find(|letter| !taken.contains(letter)).unwrap_or(' ');
        keys.push(free);
        taken.push(free);
    }
    keys
}

fn betting(code: KeyCode) -> Action {
    match code {
        KeyCode::Char(' ' | '+') | KeyCode::Enter => Action::Place,
        KeyCode::Backspace | KeyCode::Delete | KeyCode::Char('-') => Action::TakeOff,
        KeyCode::Char('x') => Action::Clear,
        KeyCode::Char('d') => Action::Deal,
        KeyCode::Char('r') => Action::Repeat,
        KeyCode::Char('o') => Action::Call,
        KeyCode::Char('/') => Action::Find,
        code => moves(code),
    }
}

/// Letters are letters here.
fn typing(code: KeyCode) -> Action {
    match code {
        KeyCode::Esc => Action::Back,
        KeyCode::Enter | KeyCode::Tab => Action::Done,
        KeyCode::Backspace => Action::Erase,
        KeyCode::Up => Action::Up,
        KeyCode::Down => Action::Down,
        KeyCode::Char(letter) => Action::Letter(letter),
        _ => Action::None,
    }
}

fn picking(code: KeyCode) -> Action {
    match code {
        KeyCode::Esc => Action::Back,
        KeyCode::Enter => Action::Done,
        KeyCode::Char(' ') | KeyCode::Up | KeyCode::Down => Action::Pick,
        KeyCode::Char(digit @ '1'..='9') => Action::Row(digit as u8 - b'1'),
        KeyCode::Backspace | KeyCode::Delete => Action::Erase,
        KeyCode::Left | KeyCode::BackTab | KeyCode::Char('h') => Action::Left,
        KeyCode::Right | KeyCode::Tab | KeyCode::Char('l') => Action::Right,
        KeyCode::Char('?') => Action::Explain,
        KeyCode::F(1) => Action::Help,
        KeyCode::Char('q') => Action::Leave,
        _ => Action::None,
    }
}

/// Chips, lines and pages, and the way out.
fn moves(code: KeyCode) -> Action {
    match code {
        KeyCode::Up | KeyCode::BackTab | KeyCode::Char('k') => Action::Up,
        KeyCode::Down | KeyCode::Tab | KeyCode::Char('j') => Action::Down,
        KeyCode::Left | KeyCode::Char('h') => Action::Left,
        KeyCode::Right | KeyCode::Char('l') => Action::Right,
        KeyCode::Char(digit @ '1'..='6') => Action::Chip(digit as usize - '1' as usize),
        KeyCode::Char('?') => Action::Explain,
        KeyCode::Char('v') => Action::Record,
        KeyCode::F(1) => Action::Help,
        KeyCode::Char('q') | KeyCode::Esc => Action::Leave,
        _ => Action::None,
    }
}

/// The wagers of a table, as far as keys are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wagers {
    /// There are none: the game is played for a pot, or for points.
    None,
    /// One page of them.
    Few,
    /// Several pages.
    Pages,
    /// Several pages; they stand, and are called on and off.
    Standing,
}

impl Wagers {
    /// Whether anything is wagered on.
    pub fn any(self) -> bool {
        self != Wagers::None
    }

    /// Whether they are on several pages.
    pub fn paged(self) -> bool {
        matches!(self, Wagers::Pages | Wagers::Standing)
    }
}

/// What a table has that keys speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Has {
    /// What `v` shows.
    pub record: &'static str,
    /// Its wagers.
    pub wagers: Wagers,
    /// Whether cards go into rows.
    pub rows: bool,
}

/// The keys that matter in a mode, the most needed first.
pub fn hints(mode: Mode, has: Has) -> Vec<(&'static str, &'static str)> {
    match mode {
        Mode::Betting if !has.wagers.any() => {
            vec![("d", "deal"), ("↑↓", "read"), ("?", "why"), ("F1", "help"), ("q", "leave")]
        }
        Mode::Betting => {
            let go = if has.wagers.paged() { "go" } else { "deal" };
            let mut hints = vec![if has.wagers.paged() {
                ("←→↑↓ /", "find")
            } else {
                ("↑↓", "line")
            }];
            hints.extend([("1-6", "chip"), ("space", "bet"), ("⌫", "off"), ("d", go)]);
            hints.extend([("?", "odds"), ("F1", "help"), ("q", "quit")]);
            hints.extend((has.wagers == Wagers::Standing).then_some(("o", "on/off")));
            hints.extend([("r", "same"), ("x", "clear"), ("v", has.record)]);
            hints
        }
        Mode::Finding => {
            vec![("type", "split-0"), ("↑↓", "choose"), ("enter", "done"), ("esc", "all")]
        }
        Mode::Others => vec![("any key", "no waiting"), ("?", "odds"), ("v", has.record)],
        Mode::Turning => vec![("space", "turn your cards"), ("?", "odds"), ("v", has.record)],
        Mode::Deciding => {
            vec![("↑↓", "read"), ("?", "rules"), ("v", has.record), ("F1", "help"), ("q", "leave")]
        }
        Mode::Settled => {
            let again = if has.wagers.any() { "same bets, go" } else { "deal" };
            let mut hints = vec![("space", "go on"), ("d", again)];
            hints.extend(has.wagers.any().then_some(("r", "same bets")));
            hints.extend([("↑↓ ?", "why"), ("v", has.record), ("q", "leave")]);
            hints
        }
        Mode::Amount => {
            vec![("0-9", "amount"), ("↑↓", "more, less"), ("enter", "done"), ("esc", "back")]
        }
        Mode::Cards if has.rows => vec![
            ("←→", "card"),
            ("1-3", "row"),
            ("space", "next row"),
            ("⌫", "back to hand"),
            ("enter", "done"),
            ("esc", "back"),
        ],
        Mode::Cards => {
            vec![("←→", "card"), ("space", "pick"), ("enter", "done"), ("esc", "back")]
        }
        Mode::Reading => vec![("↑↓", "scroll"), ("esc", "back to the table")],
        Mode::Leaving => vec![("y", "leave"), ("n", "stay")],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODES: [Mode; 10] = [
        Mode::Betting,
        Mode::Finding,
        Mode::Others,
        Mode::Turning,
        Mode::Deciding,
        Mode::Settled,
        Mode::Amount,
        Mode::Cards,
        Mode::Reading,
        Mode::Leaving,
    ];

    fn press(mode: Mode, code: KeyCode) -> Action {
        action(mode, &[], KeyEvent::from(code))
    }

    fn letter(mode: Mode, letter: char) -> Action {
        press(mode, KeyCode::Char(letter))
    }

    #[test]
    fn betting_keys() {
        let table = [
            ('1', Action::Chip(0)),
            ('6', Action::Chip(5)),
            ('7', Action::None),
            (' ', Action::Place),
            ('+', Action::Place),
            ('-', Action::TakeOff),
            ('x', Action::Clear),
            ('d', Action::Deal),
            ('r', Action::Repeat),
            ('o', Action::Call),
            ('/', Action::Find),
            ('?', Action::Explain),
            ('v', Action::Record),
            ('q', Action::Leave),
        ];
        for (key, expected) in table {
            assert_eq!(letter(Mode::Betting, key), expected, "{key}");
        }
        assert_eq!(press(Mode::Betting, KeyCode::Enter), Action::Place);
        assert_eq!(press(Mode::Betting, KeyCode::Backspace), Action::TakeOff);
        assert_eq!(press(Mode::Betting, KeyCode::Tab), Action::Down);
        assert_eq!(press(Mode::Betting, KeyCode::BackTab), Action::Up);
    }

    #[test]
    fn letters_are_keys_at_the_table_and_letters_when_typing() {
        assert_eq!(letter(Mode::Finding, 'd'), Action::Letter('d'));
        assert_eq!(letter(Mode::Finding, '3'), Action::Letter('3'));
        assert_eq!(letter(Mode::Amount, '3'), Action::Letter('3'));
        assert_eq!(letter(Mode::Cards, '3'), Action::Row(2));
        assert_eq!(letter(Mode::Cards, ' '), Action::Pick);
        assert_eq!(press(Mode::Cards, KeyCode::Left), Action::Left);
        assert_eq!(press(Mode::Cards, KeyCode::Enter), Action::Done);
    }

    #[test]
    fn any_key_hurries_the_deal_and_bets_nothing() {
        for key in ['1', 'd', 'r', 'x', ' ', 'z'] {
            assert_eq!(letter(Mode::Others, key), Action::Hurry, "{key}");
        }
        assert_eq!(letter(Mode::Others, 'q'), Action::Leave);
    }

    #[test]
    fn each_line_of_a_menu_has_a_letter_of_its_own() {
        let table: [(&[&str], &[char]); 7] = [
            (&["play", "fold"], &['p', 'f']),
            (&["play", "play", "check"], &['p', 'l', 'c']),
            (&["flop", "fold"], &['f', 'o']),
            (&["ride", "withdraw"], &['r', 'w']),
            (&["draw", "stand", "house-way"], &['d', 's', 'h']),
            (&["fold", "check", "call", "raise"], &['f', 'c', 'a', 'r']),
            (&[], &[]),
        ];
        for (menu, keys) in table {
            assert_eq!(letters(Mode::Deciding, menu.iter().copied()), keys);
            for (line, letter) in keys.iter().enumerate() {
                let key = KeyEvent::from(KeyCode::Char(*letter));
                assert_eq!(action(Mode::Deciding, keys, key), Action::Choose(line));
            }
        }
        let menu = ["take", "decline", "pass"];
        assert_eq!(letters(Mode::Betting, menu.into_iter()), ['t', 'n', 'p']);
        let key = KeyEvent::from(KeyCode::Char('?'));
        assert_eq!(action(Mode::Deciding, &['c'], key), Action::Explain);
        let control = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(action(Mode::Deciding, &['c'], control), Action::LeaveNow);
    }

    #[test]
    fn a_settled_round_is_cleared_or_repeated() {
        assert_eq!(letter(Mode::Settled, ' '), Action::Next);
        assert_eq!(letter(Mode::Settled, 'r'), Action::Repeat);
        assert_eq!(letter(Mode::Settled, 'd'), Action::Again);
        assert_eq!(press(Mode::Settled, KeyCode::Down), Action::Down);
    }

    #[test]
    fn pages_close_and_leaving_is_asked_twice() {
        for key in [' ', 'q', '?', 'v'] {
            assert_eq!(letter(Mode::Reading, key), Action::Back, "{key}");
        }
        assert_eq!(press(Mode::Reading, KeyCode::Up), Action::Up);
        assert_eq!(letter(Mode::Leaving, 'y'), Action::LeaveNow);
        assert_eq!(letter(Mode::Leaving, 'n'), Action::Back);
        assert_eq!(letter(Mode::Leaving, 'z'), Action::None);
    }

    #[test]
    fn control_c_leaves_from_anywhere_and_hints_fit_the_smallest_window() {
        let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        for mode in MODES {
            assert_eq!(action(mode, &[], key), Action::LeaveNow, "{mode:?}");
            let kinds = [Wagers::None, Wagers::Few, Wagers::Pages, Wagers::Standing];
            for (wagers, rows) in kinds.map(|wagers| [(wagers, false), (wagers, true)]).concat() {
                let has = Has { record: "what happened", wagers, rows };
                let hints = hints(mode, has);
                let needed = hints.iter().take(8);
                let width = needed.map(|(a, b)| a.chars().count() + b.chars().count() + 3);
                assert!(!hints.is_empty() && width.sum::<usize>() <= 81, "{mode:?}");
            }
        }
    }
}
