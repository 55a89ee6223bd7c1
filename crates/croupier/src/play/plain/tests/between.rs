//! Games between players through a pipe.
//!
//! Rules: ca:lowball

use super::*;
use crate::play::session::Neighbours;
use crate::play::session::tests::among;
use money::Cents;
use sim::stream::Seed;

/// The answers to these commands at a table of three.
fn talk(id: &str, commands: &str) -> String {
    talk_as(hundred(id), commands, &Kept::default())
}

/// Three with $100 each, or what the game asks for.
fn hundred(id: &str) -> Setup {
    let bankroll = match catalog::for_pot(id) {
        Ok(_) => Cents::dollars(100),
        Err(_) => Cents::dollars(200),
    };
    Setup { bankroll, ..among(id, "") }
}

/// The same with two who only check and call.
fn callers(id: &str) -> Setup {
    let neighbours = Neighbours { players: Some(3), bots: vec!["caller".into()] };
    Setup { neighbours, ..hundred(id) }
}

/// Every answer that costs least, so often that a hand must end; what does not fit is refused.
fn passive(times: usize) -> String {
    "bring\ncheck\ncall\npat\nhide\nshow\n".repeat(times)
}

/// The chips that a list of the table has in front of everybody.
fn in_front(text: &str) -> Cents {
    let amount = |line: &str| -> Option<Cents> {
        let (before, _) = line.split_once(" in front")?;
        before.rsplit('$').next()?.replace(',', "").parse().ok()
    };
    text.lines().filter_map(amount).sum()
}

#[test]
fn whole_hands_of_every_kind() {
    for (id, said) in [
        ("ca/texas-holdem", &["  board (flop): ", "(ca:texas-holdem/"][..]),
        (
            "ca/seven-card-stud",
            &["You ante $", "Seat 2 antes $", "Seat 2 brings it in", "  seat 2: 2 cards, "],
        ),
        ("ca/lowball", &["You stand pat", "Seat 2 draws ", "  seat 2: 2 cards\n"]),
        ("ca/omaha-hi-lo", &["  board (flop): ", "  you: "]),
        ("ca/mexican-poker", &["keep a card hidden"]),
        ("ca/match-it", &["You stand pat"]),
    ] {
        // At Lowball the second lets the moment of a kill pass.
        let commands = format!("deal\ndeal\n{}stacks\nquit\n", passive(40));
        let text = talk_as(callers(id), &commands, &Kept::default());
        for part in said {
            assert!(text.contains(part), "{id}: {part}\n{text}");
        }
        assert!(text.contains("\nNet "), "{id}: {text}");
        assert_eq!(in_front(&text), Cents::dollars(300), "{id}: {text}");
        assert!(text.contains(" after 1 hand: "), "{id}: {text}");
    }
}

#[test]
fn hands_of_chinese_poker() {
    let text = talk("ca/thirteen-card", "deal\nauto\nstacks\nquit\n");
    for said in [
        "  you: ",
        "  seat 2: 13 cards\n",
        "Seat 2 sets 13 cards",
        "  seat 3, back shows ",
        "(ca:thirteen-card/",
        "\nNet ",
    ] {
        assert!(text.contains(said), "{said}\n{text}");
    }
    assert_eq!(in_front(&text), Cents::dollars(600), "{text}");
    let text = talk("ca/face-up-chinese", &format!("deal\n{}quit\n", "auto\n".repeat(5)));
    for said in ["Seat 2 sets ", "You set ", "\nNet ", " after 1 hand: "] {
        assert!(text.contains(said), "{said}\n{text}");
    }
}

/// The cards that you are first asked about.
fn held(text: &str) -> Vec<String> {
    let held = text.split("You hold ").nth(1).expect("a hand");
    let cards = held.split([';', ':']).next().expect("cards");
    cards.split(' ').map(String::from).collect()
}

#[test]
fn rows_are_typed() {
    let cards = held(&talk("ca/face-up-chinese", "deal\n"));
    let [front, rest @ .., last] = &cards[..] else { panic!("{cards:?}") };
    let rows = format!("{front} / {} / {last}", rest.join(" "));
    let commands = format!("deal\nset {front} / / {last}\nset {rows}\nquit\n");
    let text = talk("ca/face-up-chinese", &commands);
    assert!(text.contains("No: "), "{text}");
    assert!(text.contains(&format!("You set {rows}")), "{text}");
    assert!(text.contains("You leave with $"), "{text}");
}

#[test]
fn a_discard_is_named() {
    let id = "ca/crazy-pineapple";
    let card = held(&talk(id, "deal\ncheck\ncall\ncall\n"))[0].clone();
    let commands =
        format!("deal\ncheck\ncall\ncall\ndiscard\ndiscard 2c 3c\ndiscard {card}\nquit\n");
    let text = talk(id, &commands);
    assert!(text.contains("No: say which card: discard one of your cards ("), "{text}");
    assert!(text.contains("is not in the hand"), "{text}");
    assert!(text.contains(&format!("You discard {card}")), "{text}");
}

#[test]
fn wrong_commands_are_explained() {
    let no_limit = "fold\ndance\ndeal\ndeal\ndraw 2c\nbet\nraise\nraise 3\nraise much\nbuy 10\n\
        fold now\ndraw\nset Ah / /\nshow\nmuck\nhelp\nrules\ntable\nlayout\nquit\n";
    let thirteen = "auto\nset\ndance\ndeal\ndeal\nset Kc\nset\nbuy 10\ntable\nhelp\nrules\nquit\n";
    for (id, commands, said) in [
        (
            "ca/no-limit-poker",
            no_limit,
            &[
                "No: no hand is being played (ca:",
                "No: `dance` is no command; `help` lists them.",
                "No: a hand is being played (ca:",
                "No: cards are not exchanged",
                "No: say how much: raise 4.00 to ",
                "No: a raise here makes it $4 to $",
                "No: seat 1 plays a hand (reading:ca-chips-between-hands",
                "No: `fold` stands by itself (ca:",
                "No: the betting is not over (ca:",
                "Commands:\n",
                "`croupier rules ca/no-limit-poker` lists",
                "  seat 2: ?? ??\n",
                "  pot: $",
                "(tight): ",
                "No: `layout` is no command",
            ][..],
        ),
        (
            "ca/thirteen-card",
            thirteen,
            &[
                "No: there is nothing to decide now",
                "No: `dance` is no command",
                "No: a hand is being played",
                "front / middle / back",
                "No: say which cards: set 3 / 5 / 5 cards (ca:",
                "  seat 2, front: ?? ?? ??\n",
                "Commands:\n",
                "croupier rules ca/thirteen-card",
                "\nNet ",
            ],
        ),
    ] {
        let text = talk(id, commands);
        for said in said {
            assert!(text.contains(said), "{id}: {said}\n{text}");
        }
    }
}

#[test]
fn quitting_in_the_middle_of_a_hand_folds_it() {
    let text = talk("ca/texas-holdem", "deal\nquit\n");
    for said in ["You fold", "\nNet ", "You leave with $"] {
        assert!(text.contains(said), "{said}\n{text}");
    }
    assert_eq!(text, talk("ca/texas-holdem", "deal\n"), "the end of the input leaves the table");
}

#[test]
fn a_board_is_told_by_its_streets_when_nobody_can_bet_any_more() {
    for id in ["ca/no-limit-poker", "ca/texas-holdem"] {
        let setup = Setup { bankroll: Cents::dollars(40), ..callers(id) };
        let raises = "raise 40\n".to_string() + &"raise\n".repeat(4);
        let text = talk_as(setup, &format!("deal\n{raises}show\nquit\n"), &Kept::default());
        let cards = |street: &str| -> Vec<usize> {
            let of = format!("  board ({street}): ");
            let told = text.lines().filter_map(|line| line.strip_prefix(of.as_str()));
            told.map(|cards| cards.split(' ').count()).collect()
        };
        assert_eq!(["flop", "turn", "river"].map(cards), [[3], [1], [1]], "{id}: {text}");
    }
}

#[test]
fn f_folds_and_h_helps() {
    for id in ["ca/texas-holdem", "ca/no-limit-poker", "ca/razz"] {
        let text = talk(id, "h\ndeal\nf\nquit\n");
        assert!(text.contains("Commands:\n") && text.contains("  f, h "), "{id}: {text}");
        assert!(text.contains("You fold") || text.contains("No: "), "{id}: {text}");
        assert!(!text.contains("`f` is no command"), "{id}: {text}");
    }
    // A raise is told alike whether or not there is a limit.
    let told = |id: &str| talk_as(callers(id), "deal\n", &Kept::default());
    assert!(told("ca/no-limit-poker").contains("raise AMOUNT (to $4 up to $100)"));
    assert!(told("ca/texas-holdem").contains("raise (to $"));
}

#[test]
fn an_evening_at_holdem() {
    let commands =
        "stacks\ndeal\ncall\ncheck\ncall\ntable\ncall\ncheck\nmenu\ncall\ncheck\ncall\nquit\n";
    insta::assert_snapshot!(transcript_as(hundred("ca/texas-holdem"), commands));
}

#[test]
fn a_hand_is_shown_or_thrown_away_at_the_showdown() {
    let play = |word: &str| {
        let commands = format!("deal\n{}{word}\n", "check\ncall\n".repeat(4));
        talk_as(callers("ca/texas-holdem"), &commands, &Kept::default())
    };
    let (shows, mucks, leaves) = (play("show"), play("muck"), play("quit"));
    assert!(shows.contains(": show, muck?\n"), "{shows}");
    assert!(shows.contains("  you show ") && leaves.contains("  you show "), "{shows}");
    assert!(mucks.contains("You throw the hand away (reading:ca-table-rules)"), "{mucks}");
    assert!(!mucks.contains("  you show ") && mucks.contains("Net -"), "{mucks}");
}

#[test]
fn seats_are_changed_between_hands() {
    let commands = "menu\nmove 5\ntable\nmove 2\nmove 10\nmove x\nmove\ndeal\nmove 6\nfold\n\
        move 1\nmenu\nreturn wait\nhelp\nquit\n";
    let text = talk("ca/texas-holdem", commands);
    for said in [
        "  move 4 (reading:ca-pot-seats)\n",
        "  move 9 (reading:ca-pot-seats)\n",
        "You move to seat 5\n",
        "No: seat 2 is not free (reading:ca-pot-seats",
        "No: seat 10 is not free (reading:ca-pot-seats",
        "No: no seat `x`.",
        "No: `move` is no command",
        "No: seat 5 plays a hand (reading:ca-pot-seats",
        "You move to seat 1\n",
        "You play on by `return post` or `return wait`.\n",
        "  move 5 (reading:ca-pot-seats)\n",
        "You come back\n",
        "  move SEAT ",
    ] {
        assert!(text.contains(said), "{said}\n{text}");
    }
    assert!(!text.contains("move 10 ("), "{text}");
    let rows = talk("ca/thirteen-card", "menu\nmove 4\nmove 2\ndeal\nmove 1\nhelp\nquit\n");
    for said in [
        "  move 4 (reading:ca-thirteen-players)\n",
        "You move to seat 4\n",
        "No: seat 2 is taken",
        "No: seat 4 plays",
    ] {
        assert!(rows.contains(said), "{said}\n{rows}");
    }
    assert!(rows.contains("\nNet "), "the moved hand is played: {rows}");
}

#[test]
fn rs5_4_b_the_deal_waits_for_a_kill_on_three_cards() {
    let text = talk("ca/lowball", "kill\ndeal\nfold\nmenu\nkill\nhelp\nquit\n");
    for said in [
        "No: no hand is being played",
        ": kill the pot, or deal on?\n",
        "No: the deal waits for you: `kill`, or `deal` on",
        "  kill (ca:lowball/s5.1.b)\n",
        "You kill the pot $2 (ca:lowball/s5.1.b)\n",
        "  kill   ",
    ] {
        assert!(text.contains(said), "{said}\n{text}");
    }
    let holds = text.lines().find(|line| line.ends_with("deal on?")).expect("a question");
    let (cards, _) = holds.split_once(';').expect("a pot");
    assert_eq!(cards.trim_start_matches("You hold ").split(' ').count(), 3, "{text}");
    // Whoever deals on is too late afterwards.
    for on in ["", "deal", "no", "auto"] {
        let late = talk("ca/lowball", &format!("deal\n{on}\nkill\nquit\n"));
        assert!(late.contains("No: somebody has a fourth card (ca:lowball/s5.4.b"), "{late}");
    }
    // A stack that is too small is not asked, nor is a game that has no such kill.
    let poor = Setup { bankroll: Cents::dollars(15), ..hundred("ca/lowball") };
    let poor = talk_as(poor, "deal\nquit\n", &Kept::default());
    assert!(!poor.contains("kill the pot"), "{poor}");
    let kansas = talk("ca/kansas-city-lowball", "deal\nhelp\nquit\n");
    assert!(!kansas.contains("kill the pot") && !kansas.contains("  kill  "), "{kansas}");
}

#[test]
fn rs5_7_b_a_kill_that_is_owed_is_refused() {
    let hands = format!("deal\ndeal\n{}", passive(12)).repeat(2);
    let commands = format!("{hands}menu\nrefuse-kill\nmenu\nreturn play\nreturn kill\nquit\n");
    let owes = |text: &String| text.contains("  refuse-kill (ca:lowball/");
    let evening = |n: u64| {
        let setup = Setup { seed: Seed::from(n), ..callers("ca/lowball") };
        talk_as(setup, &commands, &Kept::default())
    };
    let text = (1..=60).map(evening).find(owes).expect("two pots won in a row");
    for said in [
        "(ca:lowball/s5.7.b)\n",
        "  return kill (ca:lowball/7.b)\n",
        "No: the kill that is owed must be posted first (ca:lowball/s5.7.b",
        "You come back\n",
    ] {
        assert!(text.contains(said), "{said}\n{text}");
    }
}

#[test]
fn whoever_missed_nothing_comes_back_by_playing() {
    for (id, rule) in [
        ("ca/texas-holdem", "ca:texas-holdem/5.a"),
        ("ca/omaha-hi-lo", "ca:omaha/10.a"),
        ("ca/crazy-pineapple", "ca:crazy-pineapple/6.a"),
        ("ca/match-it", "ca:match-it/5.a"),
        ("ca/asian-five-card-stud", "reading:ca-entry-elsewhere"),
        ("ca/double-board-omaha", ""),
        ("ca/badacey", ""),
    ] {
        let text = talk(id, "sit-out\nmenu\nreturn kill\nreturn play\nquit\n");
        let told = format!("No: no blind was missed: there is nothing to make up ({rule}");
        let entry = "No: there are no blinds to post or wait for (";
        assert!(text.contains(&told) || text.contains(entry), "{id}: {text}");
        assert!(
            text.contains("  return play (") && !text.contains("  return kill"),
            "{id}: {text}"
        );
        assert!(text.contains("You come back\n"), "{id}: {text}");
    }
}

#[test]
fn every_table_can_be_talked_to() {
    for listing in catalog::all().iter().filter(|listing| listing.id.starts_with("ca/")) {
        let id = listing.id;
        if catalog::find(id).is_ok_and(|game| matches!(game, catalog::Game::Banked(..))) {
            continue;
        }
        let words = sit(id, "", None).sign().words.clone();
        let mut commands: Vec<String> =
            ["help", "menu", "table", "rules", "wagers", "odds x"].map(String::from).to_vec();
        for word in words.iter().map(AsRef::as_ref).chain(["auto", "take", "bet 5", "bank 5"]) {
            commands.push(format!("deal\n{word}\n{word} 2\n{word} Ah\n{word} / /\nmenu\ntable"));
        }
        let kept = Kept::default();
        let text = talk_as(hundred(id), &commands.join("\n"), &kept);
        assert!(text.contains("\nNet "), "{id}: {text}");
        let replayed = kept.replay();
        assert_eq!(replayed.rounds, text.matches("\nNet ").count() as u64, "{id}");
    }
}
