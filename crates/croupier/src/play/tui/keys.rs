//! What a key means: a pure function of what the table waits for, and of the letters that its
//! menu has.

#[cfg(test)]
mod tests;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Letters that mean something whatever the menu.
const RESERVED: [char; 12] = ['d', 'f', 'h', 'j', 'k', 'l', 'o', 'q', 'r', 'v', 'x', 'z'];
/// The same where nothing can be wagered on: the menu has more letters.
const RESERVED_DECIDING: [char; 6] = ['f', 'h', 'j', 'k', 'q', 'v'];
/// Letters that one word alone may have: whoever presses `f` folds, and never bets; `h` lists the
/// keys, unless it hits.
const OWN: [char; 2] = ['f', 'h'];
/// Words that have a letter of their own by custom: who calls may always check by the same key,
/// and who raises may always complete.
const CUSTOM: [(&str, char); 7] = [
    ("fold", 'f'),
    ("decline", 'n'),
    ("draw", 'd'),
    ("hit", 'h'),
    ("check", 'c'),
    ("call", 'c'),
    ("complete", 'r'),
];

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
    /// You may kill the pot before the deal goes on.
    Killing,
    /// The round is settled.
    Settled,
    /// An amount is being typed.
    Amount,
    /// Cards are being picked.
    Cards,
    /// Cards are being put into rows.
    Rows,
    /// A page lies over the table.
    Reading,
    /// You are asked whether to bring more money.
    Buying,
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
    /// Ten lines or steps up.
    PageUp,
    /// Ten lines or steps down.
    PageDown,
    /// The first line, or the least.
    Home,
    /// The last line, or the most.
    End,
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
    /// Say what best play would do.
    Advise,
    /// Lay the cards as a simple player would.
    Arrange,
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
        Mode::Deciding => chosen.unwrap_or_else(|| match key.code {
            KeyCode::Char('a') => Action::Advise,
            code => moves(code),
        }),
        Mode::Turning => match key.code {
            KeyCode::Char(' ') | KeyCode::Enter => Action::Turn,
            code => chosen.unwrap_or_else(|| moves(code)),
        },
        Mode::Killing => match key.code {
            KeyCode::Char(' ' | 'd') | KeyCode::Enter => Action::Next,
            code => chosen.unwrap_or_else(|| moves(code)),
        },
        Mode::Others => match key.code {
            KeyCode::Char('q') | KeyCode::Esc => Action::Leave,
            KeyCode::Char('?') => Action::Explain,
            KeyCode::Char('v') => Action::Record,
            KeyCode::Char('h') | KeyCode::F(1) => Action::Help,
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
        Mode::Cards | Mode::Rows => match picking(mode, key.code) {
            Action::None => chosen.unwrap_or(Action::None),
            action => action,
        },
        Mode::Reading => match key.code {
            KeyCode::Esc
            | KeyCode::Enter
            | KeyCode::F(1)
            | KeyCode::Char(' ' | 'h' | 'q' | '?' | 'v') => Action::Back,
            code => moves(code),
        },
        Mode::Buying => match key.code {
            KeyCode::Char('y') | KeyCode::Enter => Action::Done,
            KeyCode::Char('n') | KeyCode::Esc => Action::Back,
            KeyCode::Char('q') => Action::LeaveNow,
            _ => Action::None,
        },
        Mode::Leaving => match key.code {
            KeyCode::Char('y' | 'q') | KeyCode::Enter => Action::LeaveNow,
            KeyCode::Char('n') | KeyCode::Esc => Action::Back,
            _ => Action::None,
        },
    }
}

/// Letters that are taken whatever the menu says.
fn reserved(mode: Mode, has: Has) -> Vec<char> {
    match mode {
        Mode::Betting if has.wagers.any() => RESERVED.to_vec(),
        Mode::Betting | Mode::Killing => [&RESERVED_DECIDING[..], &['d']].concat(),
        _ if has.rows => [&RESERVED_DECIDING[..], &['a', 'b', 'f', 'm']].concat(),
        _ if has.advice => [&RESERVED_DECIDING[..], &['a']].concat(),
        _ => RESERVED_DECIDING.to_vec(),
    }
}

/// A key for each line of a menu: its first letter that is free, else a digit.
pub fn letters<'a>(mode: Mode, has: Has, words: impl Iterator<Item = &'a str>) -> Vec<char> {
    let mut taken = reserved(mode, has);
    // Digits pick chips while bets are open.
    let digits = if mode == Mode::Betting { '7'..='9' } else { '1'..='9' };
    let mut keys = Vec::new();
    for word in words {
        let custom = CUSTOM.iter().filter(|(known, _)| *known == word).map(|(_, letter)| *letter);
        // Rows have a front, and nothing to fold.
        let own = |letter: &char| OWN.contains(letter) && !keys.contains(letter) && !has.rows;
        let letters = word.chars().filter(char::is_ascii_lowercase);
        let mut all = custom.clone().chain(letters).chain('a'..='z').chain(digits.clone());
        let free = || all.find(|letter| !taken.contains(letter)).unwrap_or(' ');
        let free = custom.clone().find(own).unwrap_or_else(free);
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
        KeyCode::Char(letter) => Action::Letter(letter),
        code => far(code),
    }
}

/// Keys that go up and down, a little or far.
fn far(code: KeyCode) -> Action {
    match code {
        KeyCode::Up => Action::Up,
        KeyCode::Down => Action::Down,
        KeyCode::PageUp => Action::PageUp,
        KeyCode::PageDown => Action::PageDown,
        KeyCode::Home => Action::Home,
        KeyCode::End => Action::End,
        _ => Action::None,
    }
}

/// Cards by arrows and digits, rows by their first letters; what is left is the menu's.
fn picking(mode: Mode, code: KeyCode) -> Action {
    match (mode, code) {
        (Mode::Rows, KeyCode::Char('f')) => Action::Row(0),
        (Mode::Rows, KeyCode::Char('m')) => Action::Row(1),
        (Mode::Rows, KeyCode::Char('b')) => Action::Row(2),
        (Mode::Rows, KeyCode::Char('a')) => Action::Arrange,
        (_, KeyCode::Esc) => Action::Back,
        (_, KeyCode::Enter) => Action::Done,
        (_, KeyCode::Char(' ')) => Action::Pick,
        (_, KeyCode::Char(digit @ '1'..='9')) => Action::Row(digit as u8 - b'1'),
        (_, KeyCode::Backspace | KeyCode::Delete) => Action::Erase,
        (_, KeyCode::Left | KeyCode::BackTab) => Action::Left,
        (_, KeyCode::Right | KeyCode::Tab) => Action::Right,
        (_, KeyCode::Char('?')) => Action::Explain,
        (_, KeyCode::Char('h') | KeyCode::F(1)) => Action::Help,
        (_, KeyCode::Char('v')) => Action::Record,
        (_, KeyCode::Char('q')) => Action::Leave,
        (_, code) => far(code),
    }
}

/// Chips, lines and pages, and the way out.
fn moves(code: KeyCode) -> Action {
    match code {
        KeyCode::BackTab | KeyCode::Char('k') => Action::Up,
        KeyCode::Tab | KeyCode::Char('j') => Action::Down,
        KeyCode::Left => Action::Left,
        KeyCode::Right | KeyCode::Char('l') => Action::Right,
        KeyCode::Char(digit @ '1'..='6') => Action::Chip(digit as usize - '1' as usize),
        KeyCode::Char('?') => Action::Explain,
        KeyCode::Char('v') => Action::Record,
        KeyCode::Char('h') | KeyCode::F(1) => Action::Help,
        KeyCode::Char('q') | KeyCode::Esc => Action::Leave,
        code => far(code),
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
#[allow(clippy::struct_excessive_bools)] // each says of one key whether it is there
pub struct Has {
    /// What `v` shows.
    pub record: &'static str,
    /// Its wagers.
    pub wagers: Wagers,
    /// Whether a wheel or dice decide.
    pub throws: bool,
    /// Whether cards go into rows.
    pub rows: bool,
    /// Whether best play can be told.
    pub advice: bool,
    /// Whether `h` takes a card, and does not list the keys, while you decide.
    pub hits: bool,
}

/// Keys and what they mean.
pub type Hints = Vec<(&'static str, &'static str)>;

/// The keys that matter in a mode, the most needed first.
pub fn hints(mode: Mode, has: Has) -> Hints {
    let why = if has.wagers.any() { "odds" } else { "rules" };
    match mode {
        Mode::Betting if !has.wagers.any() => {
            let record = ("v", has.record);
            vec![("d", "deal"), ("q", "leave"), ("?", why), ("h", "keys"), ("↑↓", "read"), record]
        }
        Mode::Betting => betting_hints(has),
        Mode::Finding => {
            vec![("type", "split-0"), ("↑↓", "choose"), ("enter", "done"), ("esc", "all")]
        }
        Mode::Others => {
            vec![("any key", "no waiting"), ("?", why), ("v", has.record), ("q", "leave")]
        }
        Mode::Turning => vec![("space", "show your cards"), ("?", why), ("v", has.record)],
        Mode::Killing => {
            vec![("space", "deal on"), ("?", why), ("q", "leave"), ("v", has.record)]
        }
        Mode::Deciding => {
            let mut hints = Vec::from_iter(has.advice.then_some(("a", "advice")));
            let help = if has.hits { "F1" } else { "h" };
            hints.extend([("?", why), ("q", "leave"), (help, "keys")]);
            hints.extend([("↑↓", "read"), ("v", has.record)]);
            hints
        }
        Mode::Settled => {
            let again = if has.wagers.any() { "same bets, go" } else { "deal" };
            let mut hints = vec![("space", "go on"), ("d", again)];
            hints.extend(has.wagers.any().then_some(("r", "same bets")));
            hints.extend([("↑↓ ?", "why"), ("v", has.record), ("q", "leave")]);
            hints
        }
        Mode::Amount => vec![
            ("0-9", "amount"),
            ("↑↓", "more, less"),
            ("home end", "least, most"),
            ("enter", "done"),
            ("esc", "back"),
        ],
        Mode::Rows => vec![
            ("←→", "card"),
            ("f m b", "row"),
            ("↑↓", "move"),
            ("a", "arrange"),
            ("enter", "done"),
            ("?", why),
            ("esc", "back"),
        ],
        Mode::Cards => vec![
            ("←→", "card"),
            ("space 1-9", "pick"),
            ("enter", "done"),
            ("?", why),
            ("esc", "back"),
        ],
        Mode::Reading => vec![("↑↓", "scroll"), ("esc", "back to the table")],
        Mode::Buying => vec![("y", "bring more"), ("n", "not now"), ("q", "leave")],
        Mode::Leaving => vec![("y", "leave"), ("n", "stay")],
    }
}

fn betting_hints(has: Has) -> Hints {
    let go = if has.throws { "go" } else { "deal" };
    let find = if has.wagers.paged() { ("←→↑↓ /", "find") } else { ("↑↓", "line") };
    let mut hints = vec![find, ("1-6", "chip"), ("space", "bet"), ("⌫", "off"), ("d", go)];
    hints.extend([("q", "quit"), ("?", "odds"), ("h", "keys")]);
    hints.extend((has.wagers == Wagers::Standing).then_some(("o", "on/off")));
    hints.extend([("r", "same"), ("x", "clear"), ("v", has.record)]);
    hints
}
