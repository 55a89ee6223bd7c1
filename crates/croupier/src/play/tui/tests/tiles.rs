//! Pai gow with tiles: dealt, picked by keys, set, and turned over.

use super::{LARGE, SMALL, Window, shot};
use crate::play::terminal::Screen as _;
use crate::play::tui::keys::Mode;

/// A table of tiles up to your decision, a neighbour banking.
fn dealt(id: &str, size: (u16, u16)) -> Window {
    let mut window = Window::new(id, "", size);
    for _ in 0..40 {
        match window.app.mode() {
            Mode::Deciding => break,
            Mode::Betting => window.press("n").press("z").press(" d"),
            Mode::Settled => window.press(" "),
            _ => window.wait(1),
        };
    }
    assert_eq!(window.app.mode(), Mode::Deciding, "{id}");
    window
}

#[test]
fn tiles_are_drawn_picked_and_set() {
    for size in [SMALL, LARGE] {
        let mut window = dealt("ca/pai-gow-tiles", size);
        insta::assert_snapshot!(shot("tiles_dealt", size), window.seen());
        window.press("s");
        insta::assert_snapshot!(shot("tiles_picking", size), window.press(" → ").seen());
        window.press("⏎z");
        assert_eq!(window.app.mode(), Mode::Settled);
        insta::assert_snapshot!(shot("tiles_settled", size), window.seen());
    }
}

#[test]
fn tiles_have_advice_at_once() {
    let mut window = dealt("ca/pai-gow-tiles-wild", SMALL);
    window.press("a");
    for _ in 0..10_000 {
        if window.app.message.text.starts_with("Best play:") {
            break;
        }
        window.app.tick().expect("advice");
    }
    assert!(window.app.message.text.starts_with("Best play:"), "{:?}", window.app.message);
}
