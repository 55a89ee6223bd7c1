//! What a key means: a pure function of what the table waits for. Where a table with cards has
//! the same thing to do, it is the same key.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// What the player looks at, as far as keys are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Bets are open.
    Betting,
    /// A part of a mark's name is being typed.
    Finding,
    /// The ball runs, or the dice fly.
    Throwing,
    /// The throw is settled, and shown.
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
    /// The wagers before these.
    Left,
    /// The wagers after these.
    Right,
    /// Put a chip on the selected mark.
    Place,
    /// Take a chip off it.
    TakeOff,
    /// Take all fresh chips off.
    Clear,
    /// No more bets.
    Throw,
    /// The last bets again.
    Repeat,
    /// Clear the settlement away.
    Next,
    /// The last bets again, and no more.
    Again,
    /// Call the selected wager on, or off.
    Call,
    /// Pass the dice, or take them up.
    Dice,
    /// Do not wait for the ball.
    Hurry,
    /// Type a part of a mark's name.
    Find,
    /// A letter of it.
    Letter(char),
    /// One letter less.
    Erase,
    /// Found.
    Found,
    /// Every mark again.
    Forget,
    /// Explain the selected line.
    Explain,
    /// Show what was thrown.
    History,
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
        Mode::Finding => finding(key.code),
        Mode::Throwing => Action::Hurry,
        Mode::Settled => match key.code {
            KeyCode::Char(' ') | KeyCode::Enter => Action::Next,
            KeyCode::Char('d' | 't') => Action::Again,
            KeyCode::Char('r') => Action::Repeat,
            KeyCode::Char('/') => Action::Find,
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

fn betting(code: KeyCode) -> Action {
    match code {
        KeyCode::Char(' ' | '+') | KeyCode::Enter => Action::Place,
        KeyCode::Backspace | KeyCode::Delete | KeyCode::Char('-') => Action::TakeOff,
        KeyCode::Char('x') => Action::Clear,
        KeyCode::Char('d' | 't') => Action::Throw,
        KeyCode::Char('r') => Action::Repeat,
        KeyCode::Char('o') => Action::Call,
        KeyCode::Char('s') => Action::Dice,
        KeyCode::Char('/') => Action::Find,
        code => moves(code),
    }
}

fn finding(code: KeyCode) -> Action {
    match code {
        KeyCode::Esc => Action::Forget,
        KeyCode::Enter | KeyCode::Tab => Action::Found,
        KeyCode::Backspace => Action::Erase,
        KeyCode::Up => Action::Up,
        KeyCode::Down => Action::Down,
        KeyCode::Char(letter) => Action::Letter(letter),
        _ => Action::None,
    }
}

/// Chips, lines and pages of marks.
fn moves(code: KeyCode) -> Action {
    match code {
        KeyCode::Up | KeyCode::BackTab | KeyCode::Char('k') => Action::Up,
        KeyCode::Down | KeyCode::Tab | KeyCode::Char('j') => Action::Down,
        KeyCode::Left | KeyCode::Char('h') => Action::Left,
        KeyCode::Right | KeyCode::Char('l') => Action::Right,
        KeyCode::Char(digit @ '1'..='6') => Action::Chip(digit as usize - '1' as usize),
        KeyCode::Char('?') => Action::Explain,
        KeyCode::Char('v') => Action::History,
        KeyCode::Char('q') | KeyCode::Esc => Action::Leave,
        _ => Action::None,
    }
}

/// Whether wagers stand and dice are passed at the table, as far as keys are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// A wheel, or a shaker: what lies there is decided.
    No,
    /// Dice that go round.
    Yes,
}

/// The keys that matter in a mode, for the foot of the screen.
pub fn hints(mode: Mode, stands: Stands) -> &'static [(&'static str, &'static str)] {
    match mode {
        Mode::Betting if stands == Stands::Yes => &[
            ("←→↑↓ /", "find"),
            ("1-6", "chip"),
            ("space", "bet"),
            ("⌫", "off"),
            ("o", "on/off"),
            ("s", "dice"),
            ("d", "go"),
            ("?", "odds"),
            ("q", "quit"),
        ],
        Mode::Betting => &[
            ("←→↑↓ /", "find"),
            ("1-6", "chip"),
            ("space", "bet"),
            ("⌫", "off"),
            ("x", "clear"),
            ("r", "same"),
            ("d", "go"),
            ("?", "odds"),
            ("q", "quit"),
        ],
        Mode::Finding => {
            &[("type", "split-0"), ("↑↓", "choose"), ("enter", "done"), ("esc", "all")]
        }
        Mode::Throwing => &[("any key", "no waiting")],
        Mode::Settled => &[
            ("space", "bet on"),
            ("d", "same bets, go"),
            ("r", "same bets"),
            ("?", "why"),
            ("v", "history"),
            ("q", "leave"),
        ],
        Mode::Reading => &[("↑↓", "scroll"), ("esc", "back to the table")],
        Mode::Leaving => &[("y", "leave"), ("n", "stay")],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter(mode: Mode, letter: char) -> Action {
        action(mode, KeyEvent::from(KeyCode::Char(letter)))
    }

    #[test]
    fn letters_are_keys_at_the_table_and_letters_when_finding() {
        assert_eq!(letter(Mode::Betting, 'd'), Action::Throw);
        assert_eq!(letter(Mode::Finding, 'd'), Action::Letter('d'));
        assert_eq!(letter(Mode::Betting, '3'), Action::Chip(2));
        assert_eq!(letter(Mode::Finding, '3'), Action::Letter('3'));
        assert_eq!(letter(Mode::Betting, '+'), Action::Place);
        assert_eq!(letter(Mode::Betting, '-'), Action::TakeOff);
        assert_eq!(letter(Mode::Settled, ' '), Action::Next);
        assert_eq!(letter(Mode::Throwing, 'q'), Action::Hurry);
        assert_eq!(letter(Mode::Leaving, 'y'), Action::LeaveNow);
    }

    #[test]
    fn control_c_leaves_from_anywhere() {
        let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        let modes = [Mode::Betting, Mode::Finding, Mode::Throwing, Mode::Settled, Mode::Reading];
        for mode in modes.into_iter().chain([Mode::Leaving]) {
            assert_eq!(action(mode, key), Action::LeaveNow, "{mode:?}");
            for stands in [Stands::No, Stands::Yes] {
                let hints = hints(mode, stands).iter();
                let width = hints.map(|(a, b)| a.chars().count() + b.chars().count() + 3);
                assert!(width.sum::<usize>() <= 81, "{mode:?}");
            }
        }
    }
}
