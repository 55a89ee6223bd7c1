//! What a pipe says and hears.

use super::*;
use crate::play::layout::session::tests::sit;
use crate::play::session::tests::Kept;

/// The answers to these commands, each in front of its own.
fn transcript(id: &str, set: &str, commands: &str) -> String {
    let mut out = Vec::new();
    let mut talk = Talk { session: sit(id, set, None), out: &mut out };
    talk.greet().unwrap();
    talk.announce().unwrap();
    for line in commands.lines() {
        talk.say(&format!("> {line}")).unwrap();
        match talk.obey(line) {
            Ok(_) => {}
            Err(Stop::Refused(refusal)) => talk.say(&format!("No: {refusal}.")).unwrap(),
            Err(Stop::Failed(failure)) => panic!("{line}: {failure}"),
            Err(Stop::Broken(error)) => panic!("{line}: {error}"),
        }
        talk.announce().unwrap();
    }
    assert!(talk.leave().is_ok());
    String::from_utf8(out).unwrap()
}

fn talk(id: &str, commands: &str, kept: &Kept) -> String {
    let mut out = Vec::new();
    run(sit(id, "", Some(kept)), "", commands.as_bytes(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn an_evening_at_roulette() {
    let commands = "\
bet straight-17 5
bet split 0 2 10
bet red 25
bet rouge 5
bet column-2 1000
bet corner-1-2-4-6 5
odds red
layout
spin
again

repeat
take split-0-2
take split-0-2
clear
last
on red
pass
wagers
help
quit
";
    insta::assert_snapshot!(transcript("uk/roulette", "", commands));
}

#[test]
fn an_evening_at_a_french_layout() {
    let commands = "bet en-plein-17 5\nbet manque 10\nlayout\nspin\nodds carre-1-2-4-5\n";
    insta::assert_snapshot!(transcript("uk/roulette", "layout=french", commands));
}

#[test]
fn an_evening_with_rage() {
    let commands = "\
bet rage 5
spin
spin
spin
bet rage 5
layout
spin
take rage
spin
spin
bet rage 5
layout
spin
layout
quit
";
    insta::assert_snapshot!(transcript("uk/roulette-rage", "", commands));
}

#[test]
fn an_evening_with_dice() {
    let commands = "\
bet field 5
throw
bet win-line 10
throw
bet behind-win-line 20
bet behind-win-line 10
bet come 10
bet place-win-8 12
bet place-lose-4 11
bet hardway-3-3 5
throw
layout
take win-line
reduce place-win-8 6
throw
throw
off place-lose-4
throw
again
again
pass
wagers
again
quit
";
    insta::assert_snapshot!(transcript("uk/dice", "", commands));
}

#[test]
fn an_evening_at_sic_bo() {
    let commands = "\
bet small 10
bet total-9 5
bet single-dice-5 5
bet three-single-2-4-6 1
bet double-and-single-3-5 1
layout
throw
layout
again
last
odds single-dice-5
quit
";
    insta::assert_snapshot!(transcript("uk/sic-bo", "", commands));
}

#[test]
fn an_evening_at_the_big_six() {
    let commands = "bet G 10\nbet D 5\nbet A 1\nlayout\nspin\nagain\nlayout\nbet H 5\nquit\n";
    insta::assert_snapshot!(transcript("uk/big-six", "", commands));
}

#[test]
fn nothing_that_can_be_typed_does_harm() {
    let odd = [
        "bet\n",
        "bet red\n",
        "bet red 1e9\n",
        "bet red -5\n",
        "bet red 0\n",
        "take\n",
        "take zzz\n",
        "reduce red 5\n",
        "on\n",
        "off zzz\n",
        "odds zzz\n",
        "repeat\n",
        "shoot\n",
        "\u{0}\u{7f}é\n",
    ];
    for id in ["uk/roulette", "uk/sic-bo", "uk/big-six"] {
        let text = talk(id, &odd.concat(), &Kept::default());
        assert_eq!(text.matches("No: ").count(), odd.len(), "{text}");
        assert!(text.ends_with("You leave with $1,000 after 0 rounds.\n"), "{text}");
    }
}

#[test]
fn the_end_of_the_input_leaves_and_the_journal_replays() {
    for id in ["uk/roulette", "uk/roulette-rage", "uk/dice", "uk/sic-bo", "uk/big-six"] {
        let kept = Kept::default();
        let commands =
            "bet red 5\nbet rage 5\nbet win-line 5\nbet come 5\nbet small 5\nbet G 5\n\n";
        let text = talk(id, &commands.repeat(25), &kept);
        let throws = text.matches("\nNet ").count() as u64;
        assert!(throws >= 25, "{id}: {text}");
        assert_eq!(kept.replay().rounds, throws, "{id}");
        assert_eq!(talk(id, &commands.repeat(25), &Kept::default()), text);
    }
}
