//! What a pipe says and hears.

mod between;

use super::*;
use crate::play::session::Setup;
use crate::play::session::tests::{Kept, setup, sit};
use std::io::{self, ErrorKind};

/// A prompt that nobody says.
const PROMPT: &str = "\u{1}";
const THREE_CARD: &str = "uk/three-card-poker";
/// Tables with a layout.
const LAYOUTS: [&str; 5] =
    ["uk/roulette", "uk/roulette-rage", "uk/dice", "uk/sic-bo", "uk/big-six"];

/// The answers to these commands.
fn talk(id: &str, set: &str, commands: &str) -> String {
    talk_kept(id, set, commands, &Kept::default())
}

fn talk_kept(id: &str, set: &str, commands: &str, kept: &Kept) -> String {
    talk_as(setup(id, set), commands, kept)
}

fn talk_as(setup: Setup, commands: &str, kept: &Kept) -> String {
    let session = Session::open(setup, Some(Box::new(kept.clone()))).unwrap();
    let mut out = Vec::new();
    let played = run(session, "", commands.as_bytes(), &mut out);
    assert!(played.is_ok(), "{:?}", played.err());
    String::from_utf8(out).unwrap()
}

/// The same with each command in front of its answer.
fn transcript(id: &str, set: &str, commands: &str) -> String {
    transcript_as(setup(id, set), commands)
}

fn transcript_as(setup: Setup, commands: &str) -> String {
    let session = Session::open(setup, None).unwrap();
    let mut out = Vec::new();
    run(session, PROMPT, commands.as_bytes(), &mut out).unwrap();
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
fn what_is_paid_before_a_round_is_over_is_told_once() {
    let round = "bet initial 10\nbet 21-plus-3 5\nbet perfect-pairs 5\ndeal\ndecline\nstand\n";
    let said = talk("uk/blackjack", "", &round.repeat(4));
    let told = |wager: &str| said.matches(&format!("your {wager} £")).count();
    assert_eq!([told("21-plus-3"), told("perfect-pairs"), told("initial")], [4, 4, 4], "{said}");
}

#[test]
fn an_evening_at_mini_baccarat() {
    let commands = "bet banker 25\nbet tie 5\nodds banker\ndeal\nrepeat\ntake tie\n\
        bet dragon-7 5\nbet player 5000\nbet banker five\ndeal\ndeal\nboards\nwagers\ndance\n\
        help\nquit\n";
    insta::assert_snapshot!(transcript("co/baccarat", "", commands));
}

#[test]
fn an_evening_as_player_dealer() {
    let commands =
        "bank 50\nbet player 10\ndeal\nno\nwagers\nbet player 10\nbet banker 20\ndeal\nquit\n";
    insta::assert_snapshot!(transcript("ca/baccarat", "", commands));
}

#[test]
fn an_evening_with_decisions() {
    let nines = "no\nbet player 10\ndeal\nrepeat\ndeal\nstand\nrepeat\ndeal\nrepeat\ndeal\ndraw\n";
    insta::assert_snapshot!(transcript("ca/baccarat-9-2009", "", nines));
}

#[test]
fn an_evening_with_a_shoe() {
    let shoe = "shoe\nbet player 10\ndeal\npass\nwagers\nquit\n";
    insta::assert_snapshot!(transcript("uk/punto-banco", "dealing=players", shoe));
}

#[test]
fn an_evening_at_three_card_poker() {
    let commands = "wagers\nodds play\nbet play 10\nbet ante 10\nbet pair-plus 5\ndeal\ndeal\n\
        menu\nadvice\nraise\nplay 5\nplay\nadvice\nrepeat\ndeal\nfold\nclear\nbet pair-plus 5\n\
        deal\nbet ante 900\ndeal\nplay\nfold\nrepeat\nboards\nhelp\nquit\n";
    insta::assert_snapshot!(transcript(THREE_CARD, "", commands));
}

#[test]
fn an_evening_with_a_board() {
    let commands =
        "no\nbet ante 10\ndeal\nplay\ncheck\ncheck\nplay\nrepeat\ndeal\nplay 40\nwagers\n";
    insta::assert_snapshot!(transcript("ca/ultimate-texas-holdem", "", commands));
}

#[test]
fn an_evening_with_an_up_card_as_banker() {
    let stud = "bank 100\ndeal\nbet ante 10\ndeal\ncall\nrepeat\ndeal\nfold\n";
    insta::assert_snapshot!(transcript("ca/caribbean-stud", "", stud));
}

#[test]
fn an_evening_with_wagers_taken_back() {
    let ride = "bet bet-2 10\ndeal\nwithdraw\nride\nrepeat\ntake bet-1\nrepeat\ndeal\n";
    insta::assert_snapshot!(transcript("uk/let-it-ride", "", ride));
}

#[test]
fn an_evening_at_roulette() {
    let commands = "bet straight-17 5\nbet split 0 2 10\nbet red 25\nbet rouge 5\n\
        bet column-2 1000\nbet corner-1-2-4-6 5\nodds red\nlayout\nspin\nagain\n\nrepeat\n\
        take split-0-2\ntake split-0-2\nclear\nboards\non red\npass\nhelp\nquit\n";
    insta::assert_snapshot!(transcript("uk/roulette", "", commands));
}

#[test]
fn an_evening_with_rage() {
    let commands = "bet rage 5\nspin\nspin\nspin\nbet rage 5\nlayout\nspin\ntake rage\nspin\n\
        spin\nbet rage 5\nlayout\nspin\nlayout\nquit\n";
    insta::assert_snapshot!(transcript("uk/roulette-rage", "", commands));
}

#[test]
fn an_evening_with_dice() {
    let commands = "bet field 5\nthrow\nbet win-line 10\nthrow\nbet behind-win-line 20\n\
        bet behind-win-line 10\nbet come 10\nbet place-win-8 12\nbet place-lose-4 11\n\
        bet hardway-3-3 5\nthrow\nlayout\ntake win-line\nreduce place-win-8 6\nthrow\nthrow\n\
        off place-lose-4\nthrow\nagain\nagain\npass\nwagers\nagain\nquit\n";
    insta::assert_snapshot!(transcript("uk/dice", "", commands));
}

#[test]
fn an_evening_at_sic_bo() {
    let commands = "bet small 10\nbet total-9 5\nbet single-dice-5 5\n\
        bet three-single-2-4-6 1\nbet double-and-single-3-5 1\nlayout\nthrow\nlayout\nagain\n\
        last\nodds single-dice-5\nquit\n";
    insta::assert_snapshot!(transcript("uk/sic-bo", "", commands));
}

#[test]
fn an_evening_at_a_french_layout() {
    let commands = "bet en-plein-17 5\nbet manque 10\nlayout\nspin\nodds carre-1-2-4-5\n";
    insta::assert_snapshot!(transcript("uk/roulette", "layout=french", commands));
}

#[test]
fn an_evening_at_the_big_six() {
    let commands = "bet G 10\nbet D 5\nbet A 1\nlayout\nspin\nagain\nlayout\nbet H 5\nquit\n";
    insta::assert_snapshot!(transcript("uk/big-six", "", commands));
}

#[test]
fn a_free_hand_is_announced_with_its_number() {
    let text = talk("co/baccarat", "free_hands=2", "deal\nbet player 5\ndeal\ndeal\ndeal\n");
    for n in 1..=2 {
        let notice = format!("A free hand, {n} of 2 in this shoe.\nNo more bets\n");
        assert_eq!(text.matches(&notice).count(), 1, "{text}");
    }
    assert!(
        text.contains("\nNo: nothing is wagered, and 2 free hands a shoe are allowed"),
        "{text}"
    );
    let staked = talk("co/baccarat", "free_hands=2", "bet player 5\ndeal\n");
    assert!(!staked.contains("A free hand"), "{staked}");
}

#[test]
fn a_layout_is_drawn_where_there_is_one_and_its_wagers_are_listed_once() {
    for id in LAYOUTS {
        let text = talk(id, "", "layout\n");
        assert!(!text.contains("No: "), "{id}: {text}");
        assert!(text.lines().all(|line| line.chars().count() <= 102), "{id}: {text}");
        let session = sit(id, "", None);
        let words: Vec<String> = listing::wagers(&session)
            .iter()
            .flat_map(|line| line.split_whitespace().map(String::from).collect::<Vec<_>>())
            .collect();
        for mark in &session.sign().marks {
            let named = words.iter().filter(|word| **word == *mark.id).count();
            assert_eq!(named, 1, "{id}: {}", mark.id);
        }
    }
    for id in ["co/baccarat", THREE_CARD, "ca/texas-holdem"] {
        assert!(talk(id, "", "layout\n").contains("`layout` is no command"), "{id}");
    }
}

#[test]
fn a_duel_lists_the_words_of_its_own_game() {
    for (id, words) in [
        (THREE_CARD, "  play, fold "),
        ("uk/let-it-ride", "  ride, withdraw "),
        ("ca/ultimate-texas-holdem", "  play, check, fold "),
        ("uk/casino-holdem", "  call, fold "),
    ] {
        let text = talk(id, "", "help\n");
        assert!(text.contains(words), "{id}: {text}");
    }
    // Of what this game never asks nothing is said, and a word of another is no answer here.
    let text = talk(THREE_CARD, "", "bet ante 10\ndeal\nmenu\nraise\ncheck\nplay 5\nplay\n");
    let menu = text.split("menu").next().unwrap_or_default();
    assert!(!menu.contains("withdraw") && !menu.contains("raise: not now"), "{text}");
    assert_eq!(text.matches("No: seat 1 may play or fold now (uk:").count(), 2, "{text}");
}

#[test]
fn leaving_in_the_middle_of_a_hand_folds_it() {
    let kept = Kept::default();
    let text = talk_kept(THREE_CARD, "", "bet ante 10\ndeal\nquit\nplay\n", &kept);
    assert!(text.contains("\nYou fold"), "{text}");
    assert!(text.ends_with("You leave with $990 after 1 round.\n"), "{text}");
    assert_eq!(kept.replay().rounds, 1);
    let ended = talk(THREE_CARD, "", "bet ante 10\ndeal\n");
    assert_eq!(text, ended, "the end of the input leaves the table");
    let open = talk(THREE_CARD, "", "bet ante 10\n");
    assert!(open.ends_with("You leave with $1,000 after 0 rounds.\n"), "{open}");
}

#[test]
fn whoever_has_put_up_a_bank_plays_the_hand() {
    let kept = Kept::default();
    let text = talk_kept("ca/baccarat", "", "bank 50\n", &kept);
    assert!(text.contains("\nNet ") && text.contains("after 1 round."), "{text}");
    assert_eq!(kept.replay().rounds, 1);
}

#[test]
fn every_table_can_be_talked_to() {
    for entry in games::CATALOG.iter() {
        let session = sit(entry.id(), "", None);
        let sign = session.sign();
        let mut commands: Vec<String> =
            ["help", "wagers", "menu", "table", "boards", "no"].map(String::from).to_vec();
        commands.extend(sign.marks.iter().take(12).map(|mark| format!("odds {}", mark.id)));
        let main = sign.marks.iter().find(|mark| mark.kind == table::Kind::Main);
        let main = main.map_or(&sign.marks[0], |mark| mark).id.clone();
        let words = sign.words.iter().map(AsRef::as_ref).chain(["deal"]);
        for word in words {
            commands.push(format!("repeat\nbet {main} 5\ndeal\n{word}\n{word}\n{word}\ntable"));
        }
        let kept = Kept::default();
        let text = talk_kept(entry.id(), "", &commands.join("\n"), &kept);
        assert!(text.contains("Net "), "{}: {text}", entry.id());
        assert_eq!(kept.replay().rounds, text.matches("\nNet ").count() as u64, "{}", entry.id());
    }
}

#[test]
fn the_same_seed_and_commands_give_the_same_text() {
    let commands = "no\nbet banker 25\nbet ante 5\ndeal\nrepeat\ndeal\nboards\n".repeat(20);
    for id in ["co/midi-baccarat", "ca/baccarat-9", "uk/punto-banco-2000", THREE_CARD] {
        assert_eq!(talk(id, "", &commands), talk(id, "", &commands), "{id}");
    }
}

#[test]
fn the_end_of_the_input_leaves_even_in_the_middle_of_a_hand() {
    assert!(talk("co/baccarat", "", "").ends_with("You leave with $1,000 after 0 rounds.\n"));
    let kept = Kept::default();
    let hands = "no\n".to_string() + &"bet player 10\ndeal\n".repeat(30);
    let text = talk_kept("ca/baccarat-9", "", &hands, &kept);
    // The first choice swallows the later commands: all are refused, and the hand is played out.
    assert!(text.contains("draw, stand, house-way"), "{text}");
    assert!(text.contains("\nYou play the house way"), "{text}");
    assert_eq!(kept.replay().rounds, text.matches("\nNet ").count() as u64);
}

#[test]
fn evenings_at_layouts_replay_and_repeat() {
    let commands = "bet red 5\nbet rage 5\nbet win-line 5\nbet come 5\nbet small 5\nbet G 5\n\n";
    for id in LAYOUTS {
        let kept = Kept::default();
        let text = talk_kept(id, "", &commands.repeat(25), &kept);
        let throws = text.matches("\nNet ").count() as u64;
        assert!(throws >= 25, "{id}: {text}");
        assert_eq!(kept.replay().rounds, throws, "{id}");
        assert_eq!(talk(id, "", &commands.repeat(25)), text);
    }
}

#[test]
fn nothing_that_can_be_typed_does_harm() {
    let long = format!("{}\n", "x".repeat(5000));
    let odd = [
        "bet\n",
        "bet banker\n",
        "bet banker 1e9\n",
        "bet banker 99999999999999999999\n",
        "bet banker -5\n",
        "bet banker 0\n",
        "bet zzz 5\n",
        "take\n",
        "take zzz\n",
        "odds\n",
        "odds zzz\n",
        "bank -5\n",
        "draw\n",
        "turn\n",
        "\u{0}\u{7f}é\n",
        "no\n",
        "pass\n",
        "shoe\n",
        "reduce banker 5\n",
        "on\n",
        "off zzz\n",
        "repeat\n",
        "buy 5\n",
        "buy\n",
        "sit-out\n",
        "return\n",
        "return now then\n",
        "show\n",
        "muck\n",
        "auto\n",
        "tip zzz 5\n",
        "behind x banker 5\n",
        "coupons\n",
        "coupons 300\n",
        "coupons 1\n",
        "rule\n",
        "rule zzz seat=1\n",
        "rule zzz seat=99\n",
        "rule zzz what=1\n",
        "say\n",
        "say \"raise\" 5 5\n",
        "say raise x / 5\n",
        "say \"\n",
        "advice\n",
        &long,
    ];
    for id in ["co/baccarat", "uk/roulette", "uk/sic-bo", "uk/big-six"] {
        let banker = if id == "co/baccarat" { "banker" } else { "zzz" };
        let text = talk(id, "", &odd.concat().replace("banker", banker));
        assert_eq!(text.matches("No: ").count(), odd.len(), "{text}");
        assert!(text.ends_with("You leave with $1,000 after 0 rounds.\n"), "{text}");
    }
    assert!(!talk("co/baccarat", "", "\n\n").contains("No: "));
    let mut out = Vec::new();
    let bytes: &[u8] = b"bet \xff\xfe 5\nquit\n";
    assert!(run(sit("co/baccarat", "", None), "> ", bytes, &mut out).is_ok());
    assert!(String::from_utf8(out).unwrap().contains("\n> No: no wager"));
}

#[test]
fn an_irregularity_is_ruled_on_and_told() {
    let text = talk("uk/dice", "", "bet win-line 10\nrule uk:8.16\nquit\n");
    assert!(text.contains("Ruled: ") && text.contains("(uk:8.16)"), "{text}");
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

#[test]
fn whoever_goes_on_is_told_where_the_table_stands() {
    let kept = Kept::default();
    let sitting = setup(THREE_CARD, "");
    let seed = sitting.seed;
    let mut session = Session::open(sitting, Some(Box::new(kept.clone()))).unwrap();
    session.go_on().unwrap();
    session.bet("ante", money::Cents::dollars(10)).unwrap();
    session.tell(Input::Close {}).unwrap();
    drop(session);
    let text = kept.text();
    let mut reader = journal::chain::Reader::new(text.as_bytes());
    let again =
        Session::resume(&kept.replay(), seed, &mut reader, Box::new(kept.clone())).unwrap();
    let mut out = Vec::new();
    run(again, "", "fold\n".as_bytes(), &mut out).unwrap();
    let said = String::from_utf8(out).unwrap();
    assert!(said.contains("with $990;") && said.contains("You hold"), "{said}");
    assert!(said.ends_with("You leave with $990 after 1 round.\n"), "{said}");
}
