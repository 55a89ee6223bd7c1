//! Leaving: what is on is played to its end, as it is where commands are typed.

use super::*;

/// Leaves at once and answers what is said about it.
fn leave(window: &mut Window) -> String {
    window.app.press(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)).expect("a key");
    assert_eq!(window.app.over, Over::Yes);
    window.app.close().expect("closed");
    window.app.farewell()
}

fn table(id: &str, set: &str) -> (Window, Kept) {
    let kept = Kept::default();
    (Window::open(setup(id, set), Some(&kept), SMALL), kept)
}

#[test]
fn a_hand_against_the_dealer_is_folded() {
    let (mut window, kept) = table("uk/three-card-poker", "");
    window.press(" dzq");
    let seen = window.seen();
    assert!(seen.contains("£25 is at stake: you fold, and the hand is played to its end."));
    window.press("n");
    assert_eq!(window.app.mode(), Mode::Deciding);
    let said = leave(&mut window);
    for part in ["You fold", "uk:5.", "Net -25.00.", "You leave with £975 after 1 round."] {
        assert!(said.contains(part), "{part}\n{said}");
    }
    assert_eq!(kept.rounds(), 1);
}

#[test]
fn a_coup_is_dealt_out_and_its_cards_are_turned() {
    let (mut window, kept) = table("co/midi-baccarat", "");
    window.press(" d").wait(3);
    assert_ne!(window.app.session.purse().at_stake(), Cents::ZERO);
    let said = leave(&mut window);
    let won = window.app.session.purse().won();
    assert_eq!(won.abs(), Cents::dollars(25), "{said}");
    assert!(said.contains(&format!("Net {}.", won.signed())), "{said}");
    assert_eq!((kept.rounds(), window.at_stake()), (1, Cents::ZERO));
}

#[test]
fn a_bank_is_passed_and_a_hand_of_three_played_the_house_way() {
    let (mut window, kept) = table("ca/baccarat-9", "");
    for _ in 0..40 {
        match window.app.mode() {
            Mode::Deciding => break,
            Mode::Betting => window.press("n").press("z").press(" d"),
            Mode::Settled => window.press(" "),
            _ => window.wait(1),
        };
    }
    let rounds = window.app.session.sight().rounds;
    window.press("q");
    assert!(window.seen().contains("your hand is played the house way"), "{}", window.seen());
    leave(&mut window);
    assert_eq!((kept.rounds(), window.at_stake()), (rounds + 1, Cents::ZERO));
}

#[test]
fn chips_before_a_round_go_back() {
    let (mut window, kept) = table("uk/roulette", "");
    window.press(" ");
    assert_ne!(window.at_stake(), Cents::ZERO);
    let said = leave(&mut window);
    assert_eq!(said, "You leave with £1,000 after 0 rounds.");
    assert_eq!(kept.rounds(), 0);
}

#[test]
fn a_wager_that_must_stay_is_thrown_to_its_end() {
    let (mut window, kept) = table("uk/dice", "");
    window.press(" dz");
    let point = window.app.session.sight().figure("point").map(str::to_string);
    assert_eq!(point.as_deref(), Some("8"), "the line cannot come down any more");
    let said = leave(&mut window);
    assert_eq!(window.at_stake(), Cents::ZERO, "{said}");
    assert_eq!(window.app.session.purse().won().abs(), Cents::dollars(5), "{said}");
    assert!(said.contains("Shown: ") && said.contains("Net "), "{said}");
    assert!(kept.rounds() > 1);
}

#[test]
fn leaving_is_as_it_is_where_commands_are_typed() {
    // The same seed and the same wager: both leave with the same money.
    for (id, keys, typed) in [
        ("uk/three-card-poker", " dz", "bet ante 25\ndeal\n"),
        ("uk/casino-holdem", " dz", "bet ante 25\ndeal\n"),
        ("ca/texas-holdem", "dzcz", "deal\ncall\n"),
        ("ca/thirteen-card", "dz", "deal\n"),
    ] {
        let (mut window, _) = table(id, "");
        window.press("n").press(keys);
        assert_ne!(window.app.mode(), Mode::Settled, "{id}");
        let said = leave(&mut window);
        let mut out = Vec::new();
        let session = sit(setup(id, ""), None);
        crate::play::plain::run(session, "", typed.as_bytes(), &mut out).expect("an evening");
        let plain = String::from_utf8(out).expect("text");
        let plain = crate::currency::signed(id, &plain);
        assert_eq!(said.lines().last(), plain.lines().last(), "{id}: {said}\n{plain}");
    }
}
