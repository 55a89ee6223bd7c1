//! What a key means: a pure function of what the table waits for.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Letters that mean something whatever the menu.
const RESERVED: [char; 3] = ['a', 'q', 'v'];

/// What the player looks at, as far as keys are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Bets are open.
    Betting,
    /// The dealer deals.
    Dealing,
    /// A card of yours lies face down.
    Turning,
    /// You must decide whether to draw.
    Deciding,
    /// You must choose from a menu, whose keys [`choices`] names.
    Choosing,
    /// The round is settled.
    Settled,
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
    /// Go to the line above, or scroll up.
    Up,
    /// Go to the line below, or scroll down.
    Down,
    /// Put a chip on the selected line.
    Place,
    /// Take a chip off it.
    TakeOff,
    /// Take all chips off.
    Clear,
    /// No more bets.
    Deal,
    /// The last bets again.
    Repeat,
    /// Clear the settled round away.
    Next,
    /// The last bets again, and deal.
    Again,
    /// Put a chip up for the bank.
    Bank,
    /// Take the shoe, or pass it.
    Shoe,
    /// Decline what is offered.
    Decline,
    /// Turn your card.
    Turn,
    /// Decide so.
    Decide(&'static str),
    /// Decide for that line of the menu.
    Choose(usize),
    /// Ask what best play would do.
    Advise,
    /// Do not wait between cards.
    Hurry,
    /// Explain the selected line.
    Explain,
    /// Show the boards.
    Boards,
    /// Back to the table.
    Back,
    /// Leave, if nothing is at stake.
    Leave,
    /// Leave at once.
    LeaveNow,
}

/// What a key means.
pub fn action(mode: Mode, key: KeyEvent) -> Action {
    if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
        return Action::LeaveNow;
    }
    match mode {
        Mode::Betting => betting(key.code),
        Mode::Dealing => match page(key.code) {
            Action::None => Action::Hurry,
            action => action,
        },
        Mode::Turning => match key.code {
            KeyCode::Char(' ') | KeyCode::Enter => Action::Turn,
            code => page(code),
        },
        Mode::Deciding => match key.code {
            KeyCode::Char('h' | 'd') => Action::Decide("draw"),
            KeyCode::Char('s') => Action::Decide("stand"),
            KeyCode::Char('w') => Action::Decide("house-way"),
            code => page(code),
        },
        Mode::Choosing => match key.code {
            KeyCode::Char('a') => Action::Advise,
            code => page(code),
        },
        Mode::Settled => match key.code {
            KeyCode::Char(' ') | KeyCode::Enter => Action::Next,
            KeyCode::Char('d') => Action::Again,
            KeyCode::Char('r') => Action::Repeat,
            code => moves(code),
        },
        Mode::Reading => match key.code {
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char(' ' | 'q' | '?' | 'v') => Action::Back,
            code => moves(code),
        },
        Mode::Leaving => match key.code {
            KeyCode::Char('y' | 'q') | KeyCode::Enter => Action::LeaveNow,
            KeyCode::Char('n') | KeyCode::Esc => Action::Back,
            _ => Action::None,
        },
    }
}

/// What a key means while you choose from a menu.
pub fn choosing(menu: &[String], key: KeyEvent) -> Action {
    let chosen = choices(menu).into_iter().position(|letter| key.code == KeyCode::Char(letter));
    match chosen.filter(|_| !key.modifiers.contains(KeyModifiers::CONTROL)) {
        Some(line) => Action::Choose(line),
        None => action(Mode::Choosing, key),
    }
}

/// A key for each line of a menu: its first letter that is free, else a digit.
pub fn choices(menu: &[String]) -> Vec<char> {
    let mut taken: Vec<char> = RESERVED.to_vec();
    let mut keys = Vec::with_capacity(menu.len());
    for act in menu {
        let letters = act.chars().filter(char::is_ascii_lowercase).chain('1'..='9');
        let free = letters.into_iter().find(|letter| !taken.contains(letter));
        keys.extend(free);
        taken.extend(free);
    }
    keys
}

fn betting(code: KeyCode) -> Action {
    match code {
        KeyCode::Char(' ') | KeyCode::Enter => Action::Place,
        KeyCode::Backspace | KeyCode::Delete | KeyCode::Char('-') => Action::TakeOff,
        KeyCode::Char('x') => Action::Clear,
        KeyCode::Char('d') => Action::Deal,
        KeyCode::Char('r') => Action::Repeat,
        KeyCode::Char('b') => Action::Bank,
        KeyCode::Char('s') => Action::Shoe,
        KeyCode::Char('n') => Action::Decline,
        code => moves(code),
    }
}

/// Chips and lines.
fn moves(code: KeyCode) -> Action {
    match code {
        KeyCode::Up | KeyCode::BackTab | KeyCode::Char('k') => Action::Up,
        KeyCode::Down | KeyCode::Tab | KeyCode::Char('j') => Action::Down,
        KeyCode::Char(digit @ '1'..='6') => Action::Chip(digit as usize - '1' as usize),
        code => page(code),
    }
}

/// Pages, and the way out.
fn page(code: KeyCode) -> Action {
    match code {
        KeyCode::Char('?') => Action::Explain,
        KeyCode::Char('v') => Action::Boards,
        KeyCode::Char('q') | KeyCode::Esc => Action::Leave,
        _ => Action::None,
    }
}

/// The keys that matter in a mode, for the foot of the screen.
pub fn hints(mode: Mode) -> &'static [(&'static str, &'static str)] {
    match mode {
        Mode::Betting => &[
            ("↑↓ 1-6", "chip"),
            ("space", "bet"),
            ("⌫", "off"),
            ("x", "clear"),
            ("r", "same"),
            ("d", "deal"),
            ("?", "odds"),
            ("v", "roads"),
            ("q", "quit"),
        ],
        Mode::Dealing => &[("any key", "no waiting"), ("?", "odds"), ("v", "roads")],
        Mode::Turning => &[("space", "turn your card"), ("?", "odds"), ("v", "roads")],
        Mode::Deciding => &[("h", "hit"), ("s", "stand"), ("w", "house way"), ("?", "odds")],
        Mode::Choosing => &[("a", "advice"), ("?", "odds"), ("q", "leave")],
        Mode::Settled => &[
            ("space", "next hand"),
            ("d", "same bets, deal"),
            ("r", "same bets"),
            ("?", "why"),
            ("v", "roads"),
            ("q", "leave"),
        ],
        Mode::Reading => &[("↑↓", "scroll"), ("esc", "back to the table")],
        Mode::Leaving => &[("y", "leave"), ("n", "stay")],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODES: [Mode; 8] = [
        Mode::Betting,
        Mode::Dealing,
        Mode::Turning,
        Mode::Deciding,
        Mode::Choosing,
        Mode::Settled,
        Mode::Reading,
        Mode::Leaving,
    ];

    fn press(mode: Mode, code: KeyCode) -> Action {
        action(mode, KeyEvent::from(code))
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
            ('-', Action::TakeOff),
            ('x', Action::Clear),
            ('d', Action::Deal),
            ('r', Action::Repeat),
            ('b', Action::Bank),
            ('s', Action::Shoe),
            ('n', Action::Decline),
            ('?', Action::Explain),
            ('v', Action::Boards),
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
    fn any_key_hurries_the_deal_and_bets_nothing() {
        for key in ['1', 'd', 'r', 'x', ' ', 'z'] {
            assert_eq!(letter(Mode::Dealing, key), Action::Hurry, "{key}");
        }
        assert_eq!(letter(Mode::Dealing, 'q'), Action::Leave);
    }

    #[test]
    fn a_card_is_turned_by_space_and_a_choice_has_its_letters() {
        assert_eq!(letter(Mode::Turning, ' '), Action::Turn);
        assert_eq!(letter(Mode::Turning, 'd'), Action::None);
        assert_eq!(letter(Mode::Deciding, 'h'), Action::Decide("draw"));
        assert_eq!(letter(Mode::Deciding, 's'), Action::Decide("stand"));
        assert_eq!(letter(Mode::Deciding, 'w'), Action::Decide("house-way"));
        assert_eq!(letter(Mode::Deciding, ' '), Action::None);
    }

    #[test]
    fn each_line_of_a_menu_has_a_letter_of_its_own() {
        let table: [(&[&str], &[char]); 6] = [
            (&["play", "fold"], &['p', 'f']),
            (&["play 40.00", "play 30.00", "check"], &['p', 'l', 'c']),
            (&["flop", "fold"], &['f', 'o']),
            (&["ride", "withdraw"], &['r', 'w']),
            (&["quit", "q", "qq"], &['u', '1', '2']),
            (&[], &[]),
        ];
        for (menu, keys) in table {
            let menu: Vec<String> = menu.iter().map(ToString::to_string).collect();
            assert_eq!(choices(&menu), keys);
            for (line, letter) in keys.iter().enumerate() {
                let key = KeyEvent::from(KeyCode::Char(*letter));
                assert_eq!(choosing(&menu, key), Action::Choose(line));
            }
        }
        let menu = ["check".to_string()];
        let control = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(choosing(&menu, control), Action::LeaveNow);
        assert_eq!(choosing(&menu, KeyEvent::from(KeyCode::Char('?'))), Action::Explain);
        assert_eq!(choosing(&menu, KeyEvent::from(KeyCode::Char(' '))), Action::None);
        assert_eq!(choosing(&menu, KeyEvent::from(KeyCode::Char('a'))), Action::Advise);
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
    fn control_c_leaves_from_anywhere() {
        let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        for mode in MODES {
            assert_eq!(action(mode, key), Action::LeaveNow, "{mode:?}");
            assert!(!hints(mode).is_empty());
        }
    }
}
