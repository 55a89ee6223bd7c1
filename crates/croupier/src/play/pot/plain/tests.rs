//! Evenings through pipes.

use super::*;
use crate::play::pot::Setup;
use crate::play::pot::session::tests::{setup, sit};

/// The answers to these commands.
fn talk(setup: Setup, commands: &str) -> String {
    let mut out = Vec::new();
    let played = run(sit(setup), "", commands.as_bytes(), &mut out);
    assert!(played.is_ok(), "{:?}", played.err());
    String::from_utf8(out).expect("text")
}

/// Every answer that costs least, so often that a hand must end; what does not fit is refused.
fn passive(times: usize) -> String {
    "bring\ncheck\ncall\npat\nhide\n".repeat(times)
}

/// A whole hand through a pipe, and out with the money that the last line says.
#[track_caller]
fn whole(id: &str, said: &[&str]) {
    let text = talk(setup(id, ""), &format!("deal\n{}stacks\nquit\n", passive(40)));
    for part in said {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert!(text.contains("Net "), "{text}");
    let chips = text.lines().filter_map(|line| {
        line.trim()
            .strip_prefix("seat ")?
            .split_once("): $")?
            .1
            .replace(',', "")
            .parse::<f64>()
            .ok()
    });
    let sum: f64 = chips.sum();
    assert!((sum - 300.0).abs() < 0.001, "{sum}\n{text}");
    assert!(text.contains("after 1 hand"), "{text}");
}

#[test]
fn a_hand_of_holdem() {
    whole("ca/texas-holdem", &["The flop: ", "(ca:texas-holdem/"]);
}

#[test]
fn a_hand_of_stud() {
    whole("ca/seven-card-stud", &["Everybody antes", "brings it in", "Seat 2 gets "]);
}

#[test]
fn a_hand_of_a_draw_game() {
    whole("ca/lowball", &["You stand pat", "Seat 2"]);
}

#[test]
fn a_hand_of_a_split_game() {
    whole("ca/omaha-hi-lo", &["The flop: "]);
}

#[test]
fn a_hand_of_mexican_poker() {
    whole("ca/mexican-poker", &["keep a card hidden"]);
}

#[test]
fn a_hand_of_match_it() {
    whole("ca/match-it", &["You stand pat"]);
}

#[test]
fn a_discard_is_named() {
    let dealt = talk(setup("ca/crazy-pineapple", ""), "deal\ncall\nquit\n");
    let held = dealt.split("You hold ").nth(1).and_then(|rest| rest.split(' ').next());
    let card = held.expect("a card");
    let commands = format!("deal\ncheck\ncall\ncall\ndiscard 2c 3c\ndiscard {card}\nquit\n");
    let text = talk(setup("ca/crazy-pineapple", ""), &commands);
    assert!(text.contains(&format!("You discard {card}")), "{text}");
    assert!(text.contains("say which card"), "{text}");
}

#[test]
fn wrong_commands_are_explained() {
    let commands = "fold\ndance\ndeal\ndeal\ndraw 2c\nbet\nraise 3\nraise much\nbuy 10\n\
        fold now\ndraw\nhelp\nrules\ntable\nquit\n";
    let text = talk(setup("ca/no-limit-poker", ""), commands);
    for said in [
        "no hand is on",
        "`dance` is no command",
        "a hand is being played",
        "cards are not exchanged",
        "say how much",
        "chips are bought between hands",
        "`fold` stands by itself",
        "say which cards",
        "Commands:",
        "`croupier rules ca/no-limit-poker` lists",
        "?? ??",
        "pot: $",
    ] {
        assert!(text.contains(said), "{said}\n{text}");
    }
}

#[test]
fn quitting_in_the_middle_of_a_hand_folds_it() {
    let text = talk(setup("ca/texas-holdem", ""), "deal\nquit\n");
    assert!(text.contains("You fold"), "{text}");
    assert!(text.contains("Net "), "{text}");
    assert!(text.contains("You leave with $"), "{text}");
    let ended = talk(setup("ca/texas-holdem", ""), "deal\n");
    assert_eq!(text, ended, "the end of the input leaves the table");
}

#[test]
fn an_evening_at_holdem() {
    let commands = "stacks\ndeal\ncall\ncheck\ncall\ntable\nquit\n";
    insta::assert_snapshot!(talk(setup("ca/texas-holdem", ""), commands));
}
