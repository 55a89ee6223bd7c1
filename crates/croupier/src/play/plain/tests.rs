//! What a pipe says and hears.

use super::*;
use crate::play::session::tests::{Kept, sit};
use std::io::ErrorKind;

/// A prompt that nobody says.
const PROMPT: &str = "\u{1}";
const THREE_CARD: &str = "uk/three-card-poker";

/// The answers to these commands.
fn talk(id: &str, set: &str, commands: &str) -> String {
    let mut out = Vec::new();
    let played = run(sit(id, set, None), "", commands.as_bytes(), &mut out);
    assert!(played.is_ok(), "{:?}", played.err());
    String::from_utf8(out).unwrap()
}

/// The same with each command in front of its answer.
fn transcript(id: &str, set: &str, commands: &str) -> String {
    let mut out = Vec::new();
    run(sit(id, set, None), PROMPT, commands.as_bytes(), &mut out).unwrap();
    let said = String::from_utf8(out).unwrap();
    let mut parts = said.split(PROMPT);
    let mut text = parts.next().unwrap_or_default().to_string();
    let mut commands = commands.lines();
    for part in parts {
        // What it says when it leaves belongs to the end of the input.
        text += &commands.next().map_or(String::new(), |command| format!("> {command}\n"));
        text += part;
    }
    text
}

#[test]
fn an_evening_at_mini_baccarat() {
    let commands = "\
bet banker 25
bet tie 5
odds banker
deal
repeat
take tie
bet dragon-7 5
bet player 5000
bet banker five
deal
deal
boards
wagers
dance
help
quit
";
    insta::assert_snapshot!(transcript("co/baccarat", "", commands));
}

#[test]
fn an_evening_as_player_dealer() {
    let commands = "\
bank 50
bet player 10
deal
no
wagers
bet player 10
bet banker 20
deal
quit
";
    insta::assert_snapshot!(transcript("ca/baccarat", "", commands));
}

#[test]
fn an_evening_with_decisions_and_with_a_shoe() {
    let nines = "\
no
bet player 10
deal
repeat
deal
stand
repeat
deal
repeat
deal
draw
";
    insta::assert_snapshot!(talk("ca/baccarat-9-2009", "", nines));
    let shoe = "shoe\nbet player 10\ndeal\npass\nwagers\nquit\n";
    insta::assert_snapshot!(talk("uk/punto-banco", "dealing=players", shoe));
}

#[test]
fn an_evening_at_three_card_poker() {
    let commands = "\
wagers
odds play
bet play 10
bet ante 10
bet pair-plus 5
deal
deal
advice
raise
play 5
play
advice
repeat
deal
fold
clear
bet pair-plus 5
deal
bet ante 900
deal
play
fold
repeat
boards
help
quit
";
    insta::assert_snapshot!(transcript(THREE_CARD, "", commands));
}

#[test]
fn evenings_with_a_board_with_an_up_card_and_with_wagers_taken_back() {
    let ultimate = "\
no
bet ante 10
deal
play
check
check
play
repeat
deal
play 40
wagers
help
";
    insta::assert_snapshot!(transcript("ca/ultimate-texas-holdem", "", ultimate));
    let stud = "bank 100\ndeal\nbet ante 10\ndeal\ncall\nrepeat\ndeal\nfold\n";
    insta::assert_snapshot!(transcript("ca/caribbean-stud", "", stud));
    let ride = "bet bet-2 10\ndeal\nwithdraw\nride\nrepeat\ntake bet-1\nrepeat\ndeal\n";
    insta::assert_snapshot!(transcript("uk/let-it-ride", "", ride));
    let insured = "bet ante 10\nbet insurance 10\ndeal\nfold\ncheck\nrepeat\ndeal\nraise\n";
    insta::assert_snapshot!(transcript("uk/casino-stud-bonus-insurance", "", insured));
}

#[test]
fn leaving_in_the_middle_of_a_hand_folds_it() {
    let text = talk(THREE_CARD, "", "bet ante 10\nbet pair-plus 5\ndeal\n");
    insta::assert_snapshot!(text);
    let kept = Kept::default();
    let mut out = Vec::new();
    let commands = "bet ante 10\ndeal\nquit\nplay\n".as_bytes();
    run(sit(THREE_CARD, "", Some(&kept)), "", commands, &mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    assert!(text.contains("\n  you fold\n"), "{text}");
    assert!(text.ends_with("You leave with $990 after 1 round.\n"), "{text}");
    assert_eq!(kept.replay().rounds, 1);
}

#[test]
fn every_table_with_hands_can_be_talked_to() {
    for entry in games::CATALOG.iter().filter(|entry| matches!(entry, games::Entry::Duel(_))) {
        let session = sit(entry.id(), "", None);
        let acts = session.acts();
        let mut commands = vec!["help".to_string(), "wagers".into()];
        commands.extend(session.spots().iter().map(|spot| format!("odds {}", spot.id)));
        let main = session.spots()[0].id;
        for act in acts {
            commands.push(format!("repeat\nbet {main} 5\ndeal\n{act}\n{act}\n{act}\n{act}"));
        }
        let text = talk(entry.id(), "", &commands.join("\n"));
        assert!(text.contains("You hold") && text.contains("Net "), "{text}");
        assert!(!text.contains("player gets") && !text.contains("house-way"), "{text}");
    }
}

#[test]
fn the_same_seed_and_commands_give_the_same_text() {
    let commands = "bet banker 25\ndeal\nrepeat\ndeal\nboards\n".repeat(20);
    for id in ["co/midi-baccarat", "ca/baccarat-9", "uk/punto-banco-2000", THREE_CARD] {
        assert_eq!(talk(id, "", &commands), talk(id, "", &commands), "{id}");
    }
}

#[test]
fn the_end_of_the_input_leaves_even_in_the_middle_of_a_hand() {
    assert!(talk("co/baccarat", "", "").ends_with("You leave with $1,000 after 0 rounds.\n"));
    let kept = Kept::default();
    let hands = "no\n".to_string() + &"bet player 10\ndeal\n".repeat(30);
    let mut out = Vec::new();
    run(sit("ca/baccarat-9", "", Some(&kept)), "", hands.as_bytes(), &mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    // The first choice swallows the later commands: all are refused, and the hand is played out.
    assert!(text.contains("draw, stand, house-way?"), "{text}");
    assert!(text.contains("  you play house-way"), "{text}");
    let settled = text.matches("\nNet ").count() as u64;
    assert_eq!(kept.replay().rounds, settled);
}

#[test]
fn nothing_that_can_be_typed_does_harm() {
    let long = "x".repeat(5000);
    let odd = [
        "\n",
        "bet\n",
        "bet banker\n",
        "bet banker 1e9\n",
        "bet banker 99999999999999999999\n",
        "take\n",
        "odds\n",
        "odds zzz\n",
        "bank -5\n",
        "draw\n",
        "turn\n",
        "\u{0}\u{7f}é\n",
        "bet banker -5\n",
        "bet banker 0\n",
        "no\n",
        "pass\n",
        "shoe\n",
        &long,
    ];
    let text = talk("co/baccarat", "", &odd.concat());
    assert_eq!(text.matches("No: ").count(), odd.len() - 1, "{text}");
    assert!(text.ends_with("You leave with $1,000 after 0 rounds.\n"), "{text}");
    let mut out = Vec::new();
    let bytes: &[u8] = b"bet \xff\xfe 5\nquit\n";
    assert!(run(sit("co/baccarat", "", None), "> ", bytes, &mut out).is_ok());
    assert!(String::from_utf8(out).unwrap().contains("\n> No: no wager"));
}

/// A reader that has gone away.
struct Gone;

impl Write for Gone {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn when_nobody_reads_the_table_is_left_quietly() {
    let kept = Kept::default();
    let session = sit("co/baccarat", "", Some(&kept));
    assert!(run(session, "", "bet banker 5\ndeal\n".as_bytes(), Gone).unwrap().is_some());
    assert_eq!(kept.replay().rounds, 0);
}
