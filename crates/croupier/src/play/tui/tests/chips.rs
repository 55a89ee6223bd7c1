//! Money on a terminal: wagers that belong together, and more for whoever has too little left.

use super::*;
use crate::play::tui::bets;

#[test]
fn wagers_that_belong_together_are_laid_and_taken_together() {
    let mut window = Window::new("uk/ultimate-texas-holdem", "", SMALL);
    let session = &mut window.app.session;
    bets::chip(session, "ante", Cents::dollars(25)).unwrap_or_else(|_| panic!("refused"));
    for wager in ["ante", "blind"] {
        assert_eq!(session.chips_on(wager), Cents::dollars(25), "{wager}");
    }
    let lying = bets::lying(session, &session.sight());
    bets::unchip(session, &lying[0], Cents::dollars(25)).unwrap_or_else(|_| panic!("refused"));
    assert_eq!(window.at_stake(), Cents::ZERO);
}

/// A table of baccarat at which the last five dollars have just been lost.
fn broke() -> Window {
    let lost = |seed: u64| {
        let poor = Setup { bankroll: Cents::dollars(5), ..setup("co/baccarat", "min=5.00") };
        let poor = Setup { seed: Seed::from(seed), ..poor };
        let mut window = Window::open(poor, None, SMALL);
        window.press("2 d");
        for _ in 0..40 {
            if window.app.moves() == Moves::ByItself {
                window.wait(1);
            }
        }
        window.press(" ");
        (window.app.session.purse().rack() == Cents::ZERO).then_some(window)
    };
    (1..60).find_map(lost).expect("somebody loses")
}

#[test]
fn whoever_has_too_little_left_is_asked_whether_to_bring_more() {
    let mut window = broke();
    assert_eq!(window.app.mode(), Mode::Buying);
    let seen = window.seen();
    assert!(seen.contains("Bring another $5? y or n"), "{seen}");
    window.press("n");
    assert_eq!(window.app.mode(), Mode::Betting, "not now");
    window.press("d");
    assert_eq!(window.app.mode(), Mode::Buying, "who deals without money is asked again");
    window.press("y");
    assert_eq!(window.app.mode(), Mode::Betting);
    let purse = window.app.session.purse();
    assert_eq!((purse.rack(), purse.won()), (Cents::dollars(5), Cents::dollars(-5)));
    assert_eq!(window.app.session.rebuys(), None, "that is enough to play on");
}
