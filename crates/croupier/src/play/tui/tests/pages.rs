//! Advice, the head of the screen, and pages over the table.

use super::*;

#[test]
fn help_lists_keys_and_what_is_posted() {
    let mut window = Window::new("co/baccarat", "", LARGE);
    window.app.press(KeyEvent::from(KeyCode::F(1))).expect("a key");
    assert_eq!(window.app.view, View::Help);
    let seen = window.seen();
    assert!(seen.contains("Posted") && seen.contains("decks 8"), "{seen}");
    assert_eq!(window.press("!").app.view, View::Table);
}

#[test]
fn advice_is_worked_out_aside_and_another_key_stops_the_waiting() {
    let mut window = Window::new("uk/three-card-poker", "", SMALL);
    window.press(" dza");
    assert_eq!(window.app.mode(), Mode::Deciding);
    // Whoever does not wait for it plays on.
    window.press("<");
    assert_eq!((window.app.moves(), window.app.asking), (Moves::WhenTold, Asking::No));
    assert!(window.seen().contains("a advice"), "{}", window.seen());
    assert_eq!(window.press("fz").app.mode(), Mode::Settled);
    // Where nobody knows best play the key means nothing.
    let mut window = Window::new("co/baccarat", "", SMALL);
    assert_eq!(window.press("a").app.asking, Asking::No);
    assert_eq!(window.app.message.tone, Tone::Told);
}

#[test]
fn the_head_counts_shoes_and_hands() {
    let mut window = Window::new("co/baccarat", "", SMALL);
    assert!(window.seen().contains("shoe 1 · hand 1 · 413 cards"), "{}", window.seen());
    window.press(" dz");
    assert!(window.seen().contains("shoe 1 · hand 1 · "), "{}", window.seen());
    window.press(" ");
    assert!(window.seen().contains("shoe 1 · hand 2 · "), "{}", window.seen());
    for _ in 0..100 {
        if window.app.session.shoe_number() == Some(2) {
            break;
        }
        window.press("dz");
    }
    window.press(" ");
    assert!(window.seen().contains("shoe 2 · hand "), "{}", window.seen());
    // A deck is shuffled for every hand: there is nothing to count.
    let mut window = Window::new("uk/three-card-poker", "", SMALL);
    assert!(!window.seen().contains("shoe"), "{}", window.seen());
}

#[test]
fn a_long_title_leaves_the_id() {
    let mut window = Window::new("ca/baccarat", "", SMALL);
    assert!(window.seen().contains("… · ca/baccarat "), "{}", window.seen());
}

#[test]
fn a_page_scrolls_to_its_ends_and_back() {
    let mut window = Window::new("ca/texas-holdem", "", SMALL);
    window.press("?");
    let first = window.seen();
    for _ in 0..200 {
        window.press(">").seen();
    }
    let last = window.seen();
    assert_ne!(first, last);
    assert_ne!(window.press("<").seen(), last, "one line up is seen at once");
    window.app.press(KeyEvent::from(KeyCode::Home)).expect("a key");
    assert_eq!(window.seen(), first);
    window.app.press(KeyEvent::from(KeyCode::End)).expect("a key");
    assert_eq!(window.seen(), last);
}

#[test]
fn what_happened_is_read_from_its_end() {
    let mut window = Window::new("ca/texas-holdem", "", SMALL);
    window.press("dz");
    for _ in 0..20 {
        match window.app.mode() {
            Mode::Deciding => window.press("cz"),
            Mode::Turning => window.press(" z"),
            _ => break,
        };
    }
    assert_eq!(window.app.mode(), Mode::Settled);
    window.press("v");
    let seen = window.seen();
    assert!(seen.contains("What happened") && seen.contains("wins $"), "{seen}");
    window.app.press(KeyEvent::from(KeyCode::Home)).expect("a key");
    assert!(window.seen().contains("A hand of 6 players"), "{}", window.seen());
}
