//! What a pipe says and hears.

use super::*;
use crate::play::session::tests::{Kept, sit};
use std::io::ErrorKind;

/// The answers to these commands.
fn talk(id: &str, set: &str, commands: &str) -> String {
    let mut out = Vec::new();
    let played = run(sit(id, set, None), "", commands.as_bytes(), &mut out);
    assert!(played.is_ok(), "{:?}", played.err());
    String::from_utf8(out).unwrap()
}

/// The same with each command in front of its answer.
fn transcript(id: &str, set: &str, commands: &str) -> String {
    let mut text = String::new();
    let (mut said, mut before) = (String::new(), 0);
    let lines: Vec<&str> = commands.lines().collect();
    for n in 0..=lines.len() {
        let input: String = lines[..n].iter().flat_map(|line| [*line, "\n"]).collect();
        let all = talk(id, set, &input);
        // What it says when it leaves belongs to the end of the input.
        let farewell = all.trim_end().rfind('\n').map_or(0, |at| at + 1);
        if n > 0 {
            text.extend(["> ", lines[n - 1], "\n"]);
        }
        text += &all[before.min(farewell)..farewell];
        (before, said) = (farewell, all);
    }
    text + &said[before.min(said.len())..]
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
fn the_same_seed_and_commands_give_the_same_text() {
    let commands = "bet banker 25\ndeal\nrepeat\ndeal\nboards\n".repeat(20);
    for id in ["co/midi-baccarat", "ca/baccarat-9", "uk/punto-banco-2000"] {
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
