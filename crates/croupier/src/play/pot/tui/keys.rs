//! What a key means: a pure function of what the table waits for.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// What the player looks at, as far as keys are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The next hand is waited for.
    Between,
    /// Others act.
    Others,
    /// You fold, check, call, bet or raise.
    Bet,
    /// The forced bet of stud is yours.
    Bring,
    /// An amount is being typed.
    Amount,
    /// You choose cards to throw away.
    Cards,
    /// You turn the hidden card up, or not.
    Expose,
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
    /// The next hand.
    Deal,
    /// Buy chips again.
    Buy,
    /// Do not wait.
    Hurry,
    /// Fold.
    Fold,
    /// Check, call, or put in the forced bet.
    Stay,
    /// Bet, complete or raise.
    Raise,
    /// A digit of the amount.
    Digit(char),
    /// One digit less.
    Erase,
    /// A step more, or scroll up.
    Up,
    /// A step less, or scroll down.
    Down,
    /// What is typed or chosen is meant.
    Done,
    /// Choose the card of that number, or leave it.
    Pick(usize),
    /// Throw no card away.
    Pat,
    /// Turn the hidden card up.
    Expose,
    /// Leave it hidden.
    Hide,
    /// Show the rules.
    Rules,
    /// Back to the table.
    Back,
    /// Leave, once asked.
    Leave,
    /// Leave at once.
    LeaveNow,
}

/// What a key means.
pub fn action(mode: Mode, key: KeyEvent) -> Action {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c' | 'd') => Action::LeaveNow,
            _ => Action::None,
        };
    }
    let found = match mode {
        Mode::Between => match key.code {
            KeyCode::Char('d' | 'n' | ' ') | KeyCode::Enter => Action::Deal,
            KeyCode::Char('b') => Action::Buy,
            _ => Action::None,
        },
        Mode::Others => match key.code {
            KeyCode::Char(' ' | 'z') | KeyCode::Enter => Action::Hurry,
            _ => Action::None,
        },
        Mode::Bet => match key.code {
            KeyCode::Char('f') => Action::Fold,
            KeyCode::Char('c' | ' ') => Action::Stay,
            KeyCode::Char('r' | 'b') => Action::Raise,
            _ => Action::None,
        },
        Mode::Bring => match key.code {
            KeyCode::Char('f') => Action::Fold,
            KeyCode::Char('b' | 'c' | ' ') => Action::Stay,
            KeyCode::Char('r') => Action::Raise,
            _ => Action::None,
        },
        Mode::Amount => return amount(key),
        Mode::Cards => match key.code {
            KeyCode::Char(digit @ '1'..='8') => Action::Pick(digit as usize - '1' as usize),
            KeyCode::Char('d') | KeyCode::Enter => Action::Done,
            KeyCode::Char('p') => Action::Pat,
            _ => Action::None,
        },
        Mode::Expose => match key.code {
            KeyCode::Char('e') => Action::Expose,
            KeyCode::Char('h' | ' ') => Action::Hide,
            _ => Action::None,
        },
        Mode::Reading => return reading(key),
        Mode::Leaving => {
            return match key.code {
                KeyCode::Char('y') => Action::LeaveNow,
                _ => Action::Back,
            };
        }
    };
    match (found, key.code) {
        (Action::None, KeyCode::Char('q')) => Action::Leave,
        (Action::None, KeyCode::Char('?')) => Action::Rules,
        (found, _) => found,
    }
}

fn amount(key: KeyEvent) -> Action {
    match key.code {
        KeyCode::Char(digit @ ('0'..='9' | '.')) => Action::Digit(digit),
        KeyCode::Backspace => Action::Erase,
        KeyCode::Up => Action::Up,
        KeyCode::Down => Action::Down,
        KeyCode::Enter => Action::Done,
        KeyCode::Esc => Action::Back,
        _ => Action::None,
    }
}

fn reading(key: KeyEvent) -> Action {
    match key.code {
        KeyCode::Up => Action::Up,
        KeyCode::Down => Action::Down,
        KeyCode::Esc | KeyCode::Enter | KeyCode::Char(' ' | 'q' | '?') => Action::Back,
        _ => Action::None,
    }
}

/// The keys of a mode and what they mean, for the foot of the screen.
pub fn hints(mode: Mode) -> &'static [(&'static str, &'static str)] {
    match mode {
        Mode::Between => &[("d", "deal"), ("b", "buy chips"), ("?", "rules"), ("q", "leave")],
        Mode::Others => &[("space", "go on"), ("?", "rules"), ("q", "leave")],
        Mode::Bet => &[
            ("f", "fold"),
            ("c", "check, call"),
            ("r", "bet, raise"),
            ("?", "rules"),
            ("q", "leave"),
        ],
        Mode::Bring => &[("b", "bring it in"), ("r", "complete"), ("?", "rules"), ("q", "leave")],
        Mode::Amount => &[("0-9", "amount"), ("↑↓", "more, less"), ("⏎", "done"), ("esc", "back")],
        Mode::Cards => {
            &[("1-8", "choose"), ("⏎", "throw away"), ("p", "pat"), ("?", "rules"), ("q", "leave")]
        }
        Mode::Expose => &[("e", "turn it up"), ("h", "keep it hidden"), ("q", "leave")],
        Mode::Reading => &[("↑↓", "scroll"), ("esc", "back")],
        Mode::Leaving => &[("y", "leave"), ("n", "stay")],
    }
}
