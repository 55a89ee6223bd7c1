//! Keys in every mode.

use super::*;

const MODES: [Mode; 12] = [
    Mode::Betting,
    Mode::Finding,
    Mode::Others,
    Mode::Turning,
    Mode::Deciding,
    Mode::Settled,
    Mode::Amount,
    Mode::Cards,
    Mode::Rows,
    Mode::Reading,
    Mode::Buying,
    Mode::Leaving,
];

/// A table of few wagers that tells no best play.
const HAS: Has = Has {
    record: "what happened",
    wagers: Wagers::Few,
    throws: false,
    rows: false,
    advice: false,
    hits: false,
};

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
    let table: [(&[&str], &[char]); 8] = [
        (&["play", "fold"], &['p', 'f']),
        (&["play", "play", "check"], &['p', 'l', 'c']),
        (&["flop", "fold"], &['l', 'f']),
        (&["ride", "withdraw"], &['r', 'w']),
        (&["draw", "stand", "house-way"], &['d', 's', 'o']),
        (&["fold", "check", "call", "raise"], &['f', 'c', 'a', 'r']),
        (&["fold", "call", "complete", "check"], &['f', 'c', 'r', 'e']),
        (&[], &[]),
    ];
    for (menu, keys) in table {
        assert_eq!(letters(Mode::Deciding, HAS, menu.iter().copied()), keys);
        for (line, letter) in keys.iter().enumerate() {
            let key = KeyEvent::from(KeyCode::Char(*letter));
            assert_eq!(action(Mode::Deciding, keys, key), Action::Choose(line));
        }
    }
    let menu = ["take", "decline", "pass"];
    assert_eq!(letters(Mode::Betting, HAS, menu.into_iter()), ['t', 'n', 'p']);
    let advises = Has { advice: true, ..HAS };
    let menu = ["call", "raise"];
    assert_eq!(letters(Mode::Deciding, advises, menu.into_iter()), ['c', 'r']);
    assert_eq!(letters(Mode::Deciding, advises, ["call", "check"].into_iter()), ['c', 'e']);
    let key = KeyEvent::from(KeyCode::Char('?'));
    assert_eq!(action(Mode::Deciding, &['c'], key), Action::Explain);
    let control = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(action(Mode::Deciding, &['c'], control), Action::LeaveNow);
}

#[test]
fn f_folds_wherever_there_is_a_fold_and_never_bets() {
    for menu in [
        &["fold", "flop", "raise", "flip", "full"][..],
        &["full", "flop", "fold"],
        &["flop", "full", "f"],
    ] {
        let keys = letters(Mode::Deciding, HAS, menu.iter().copied());
        for (word, key) in menu.iter().zip(&keys) {
            assert_eq!(*word == "fold", *key == 'f', "{menu:?} {keys:?}");
        }
    }
    assert!(!letters(Mode::Betting, HAS, ["first", "four"].into_iter()).contains(&'f'));
}

#[test]
fn h_lists_the_keys_unless_it_hits() {
    let modes =
        [Mode::Betting, Mode::Deciding, Mode::Settled, Mode::Others, Mode::Cards, Mode::Rows];
    for mode in modes {
        assert_eq!(letter(mode, 'h'), Action::Help, "{mode:?}");
    }
    let keys = letters(Mode::Deciding, HAS, ["hold", "hit", "stand"].into_iter());
    assert_eq!(keys, ['o', 'h', 's']);
    let hit = KeyEvent::from(KeyCode::Char('h'));
    assert_eq!(action(Mode::Deciding, &keys, hit), Action::Choose(1));
    assert!(hints(Mode::Deciding, Has { hits: true, ..HAS }).contains(&("F1", "keys")));
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
            let has = Has { wagers, rows, advice: true, ..HAS };
            let hints = hints(mode, has);
            let needed = hints.iter().take(8);
            let width = needed.map(|(a, b)| a.chars().count() + b.chars().count() + 3);
            assert!(!hints.is_empty() && width.sum::<usize>() <= 81, "{mode:?}");
        }
    }
}

#[test]
fn rows_have_letters_and_the_menu_keeps_the_others() {
    for (key, action) in [
        ('f', Action::Row(0)),
        ('m', Action::Row(1)),
        ('b', Action::Row(2)),
        ('2', Action::Row(1)),
        ('a', Action::Arrange),
        (' ', Action::Pick),
    ] {
        assert_eq!(letter(Mode::Rows, key), action, "{key}");
    }
    assert_eq!(press(Mode::Rows, KeyCode::Up), Action::Up);
    let pat = KeyEvent::from(KeyCode::Char('p'));
    assert_eq!(action(Mode::Cards, &['d', 'p'], pat), Action::Choose(1));
    assert_eq!(action(Mode::Cards, &[], pat), Action::None);
    let has = Has { wagers: Wagers::None, rows: true, ..HAS };
    let menu = ["set", "fold", "buy chips"];
    assert_eq!(letters(Mode::Deciding, has, menu.into_iter()), ['s', 'o', 'u']);
}

#[test]
fn advice_is_a_key_where_something_is_decided() {
    assert_eq!(letter(Mode::Deciding, 'a'), Action::Advise);
    assert_eq!(letter(Mode::Betting, 'a'), Action::None);
    let hints = |has| hints(Mode::Deciding, has);
    assert!(hints(Has { advice: true, ..HAS }).contains(&("a", "advice")));
    assert!(!hints(HAS).contains(&("a", "advice")));
}
