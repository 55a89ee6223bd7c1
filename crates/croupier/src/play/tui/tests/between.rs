//! Poker between players as it is drawn and played by keys: rings and tables of Chinese poker,
//! dealt from a seed.

use super::*;
use table::Bank;

/// How somebody sits down with $100 among so many players.
fn among(id: &str, players: u8) -> Setup {
    let neighbours = Neighbours { players: Some(players), bots: Vec::new() };
    Setup { neighbours, bankroll: Cents::dollars(100), ..setup(id, "") }
}

/// A table of so many players.
fn seated(id: &str, players: u8, size: (u16, u16)) -> Window {
    Window::open(among(id, players), None, size)
}

/// The first of many evenings that comes to what is looked for: cards and what others do differ.
#[track_caller]
fn find(usual: &Setup, mut comes: impl FnMut(&mut Window) -> bool) -> Window {
    let open = |n: u64| Window::open(Setup { seed: Seed::from(n), ..usual.clone() }, None, SMALL);
    (1..=60).map(open).find_map(|mut window| comes(&mut window).then_some(window)).expect("one")
}

/// A table of Chinese poker, with chips enough for a bad hand.
fn rows(id: &str, kept: Option<&Kept>) -> Window {
    Window::open(Setup { bankroll: Cents::dollars(500), ..setup(id, "") }, kept, SMALL)
}

impl Window {
    /// Presses keys; after each the others act at once.
    fn play(&mut self, keys: &str) -> &mut Window {
        for letter in keys.chars() {
            self.app.press(key(letter)).expect("a key");
            while self.app.moves() == Moves::ByItself {
                self.app.tick().expect("a step");
            }
        }
        self
    }

    #[track_caller]
    fn shows(&mut self, parts: &[&str]) -> &mut Window {
        let seen = self.seen();
        for part in parts {
            assert!(seen.contains(part), "{part}\n{seen}");
        }
        self
    }

    /// Stays in by checks and calls until something else is asked, and answers what it is.
    fn stays(&mut self) -> Mode {
        for _ in 0..40 {
            let menu = self.app.choices();
            let open = |(_, choice): &&(char, table::Choice)| {
                choice.is_open() && (choice.id == "check" || choice.id == "call")
            };
            match menu.iter().find(open) {
                Some((letter, _)) if self.app.mode() == Mode::Deciding => {
                    self.play(&letter.to_string())
                }
                _ => break,
            };
        }
        self.app.mode()
    }

    /// Deals, and lets the moment of a kill pass.
    fn dealt(&mut self) -> &mut Window {
        self.play("d");
        assert_eq!(self.app.mode(), Mode::Killing, "{}", self.seen());
        self.play(" ")
    }

    /// The cards that are to be picked from, as they are named.
    fn picks(&self) -> Vec<String> {
        let asked = self.app.asked.as_ref().expect("something is asked");
        let pick = asked.choice().cards.as_ref().expect("cards are asked for");
        pick.from.iter().map(ToString::to_string).collect()
    }

    /// Cards that lie are shown, at once or by a key where something could still be said.
    #[track_caller]
    fn ends(&mut self) -> &mut Window {
        if self.app.mode() == Mode::Turning {
            all_seen(self.shows(&["Space shows your hand."]));
            self.play(" ");
        }
        assert_eq!(self.app.mode(), Mode::Settled, "{}", self.seen());
        self
    }

    /// Whether a word of the menu is open.
    fn may(&self, word: &str) -> bool {
        self.app.choices().iter().any(|(_, choice)| choice.id == word && choice.is_open())
    }

    /// The key of a word of the menu.
    #[track_caller]
    fn letter(&self, word: &str) -> String {
        let choices = self.app.choices();
        let found = choices.iter().find(|(_, choice)| choice.id == word);
        found.unwrap_or_else(|| panic!("no {word} in {choices:?}")).0.to_string()
    }
}

#[test]
fn rings_of_every_kind() {
    for (id, players, keys) in [
        ("ca/texas-holdem", 9, "dccc"),
        ("ca/seven-card-stud", 7, "dccccc"),
        ("ca/omaha-hi-lo", 4, "dcc"),
        ("ca/double-board-omaha", 6, "dcc"),
    ] {
        let mut window = seated(id, players, SMALL);
        window.play(keys);
        insta::assert_snapshot!(id.trim_start_matches("ca/"), window.seen());
        window.shows(&["▸you", "pot $", "Your turn", " limit · hand 1 "]);
    }
    let mut window = seated("ca/lowball", 5, SMALL);
    assert_eq!(window.dealt().stays(), Mode::Cards);
    insta::assert_snapshot!("lowball", window.play("12").seen());
    let mut window = seated("ca/texas-holdem", 9, LARGE);
    insta::assert_snapshot!("texas-holdem_large", window.play("dccc").seen());
}

#[test]
fn a_hand_ends_and_the_next_begins() {
    let mut window = seated("ca/texas-holdem", 6, SMALL);
    assert_eq!(window.app.mode(), Mode::Betting);
    window.shows(&["No hand is on.", "d deal", "hand 1 "]).play("d").shows(&["pre-flop · pot $3"]);
    if window.stays() == Mode::Turning {
        window.play(" ");
    }
    assert_eq!(window.app.mode(), Mode::Settled);
    let net = window.app.session.net();
    assert_ne!(net, Cents::ZERO);
    window.shows(&["Settlement: you ", "(high)", "ca:texas-holdem/s2.a", "At stake $0"]);
    assert_eq!(window.app.money(), (Cents::ZERO, net));
    window.play(" ").shows(&["No hand is on.", "hand 2 "]).play(" ").shows(&["hand 2 "]);
    assert!(matches!(window.app.mode(), Mode::Deciding | Mode::Settled));
}

/// Hold'em at a showdown, when it is your turn to show and you could as well throw away.
fn showdown() -> Window {
    let turn =
        |window: &mut Window| window.play("d").stays() == Mode::Turning && window.may("muck");
    find(&among("ca/texas-holdem", 6), turn)
}

/// What the others have been shown of your hand.
fn shown(window: &Window) -> bool {
    window.app.log.iter().any(|told| told.text.trim_start().starts_with("you show "))
}

#[test]
fn a_hand_is_shown_or_thrown_away_by_a_key() {
    let mut window = showdown();
    assert!(!shown(&window), "nothing is shown before you say so");
    insta::assert_snapshot!("showdown", window.seen());
    let (show, muck) = (window.letter("show"), window.letter("muck"));
    let lines = [format!("│ {show}  show "), format!("│ {muck}  muck ")];
    window.shows(&["Space shows your hand.", &lines[0], &lines[1]]);
    for key in [" ", "⏎", &show] {
        let mut window = showdown();
        assert_eq!(window.play(key).app.mode(), Mode::Settled);
        assert!(shown(&window), "{}", window.seen());
        assert!(window.app.log.iter().any(|told| told.text == "You show"), "by a decision");
    }
    assert_eq!(window.play(&muck).app.mode(), Mode::Settled);
    assert!(!shown(&window), "{}", window.seen());
    assert!(window.app.session.net().is_negative(), "it wins nothing");
    // Whoever leaves does not throw away what may win.
    let mut window = showdown();
    window.play("q").shows(&["is at stake: your hand is shown, and the hand is", "y or n"]);
}

#[test]
fn money_in_the_hand_is_at_stake_and_a_call_says_what_it_still_costs() {
    let mut window = seated("ca/lowball", 6, SMALL);
    window.dealt().play("c");
    // Two dollars lie there, and somebody has raised to more.
    let lies = window.app.session.sight().chair(Seat::FIRST).expect("a chair").bet;
    assert_eq!(window.app.money(), (lies, Cents::ZERO));
    assert!(lies > Cents::ZERO, "{}", window.seen());
    let menu = window.app.session.menu();
    let call = menu.iter().find(|choice| choice.id == "call").and_then(|call| call.amount);
    let costs = call.expect("a call").min - lies;
    window.shows(&[&format!("Your turn: {costs} to call"), &format!("{costs}│"), "to $"]);
    let before = window.app.session.purse().rack();
    window.app.press(key('c')).expect("a call");
    assert_eq!(window.app.session.purse().rack(), before - costs);
}

#[test]
fn an_amount_is_typed_and_stepped() {
    // Nobody has raised before you: it is a blind that you raise.
    let asked = |window: &mut Window| {
        let menu = window.play("d").app.session.menu();
        let raise = menu.iter().find(|choice| choice.id == "raise" && choice.is_open());
        raise.and_then(|raise| raise.amount).is_some_and(|span| span.min == Cents::dollars(4))
    };
    let mut window = find(&among("ca/no-limit-poker", 6), asked);
    assert_eq!(window.app.mode(), Mode::Deciding);
    window.play("r<");
    assert_eq!(window.app.mode(), Mode::Amount);
    window.shows(&["Raise to: $5.00", "($4 to $100)"]);
    window.app.press(KeyEvent::from(KeyCode::End)).expect("a key");
    window.shows(&["Raise to: $100.00"]);
    window.app.press(KeyEvent::from(KeyCode::Home)).expect("a key");
    window.app.press(KeyEvent::from(KeyCode::PageUp)).expect("a key");
    window.shows(&["Raise to: $14.00"]);
    assert_eq!(window.play("!").app.mode(), Mode::Deciding);
    window.play("r1⏎");
    assert_eq!(window.app.message.tone, Tone::Refused);
    window.shows(&["$1 is not $4 to $100", "ca:texas-holdem/s1.a"]);
    let bet = |window: &Window| {
        let sight = window.app.session.sight();
        sight.chair(Seat::FIRST).expect("a chair").bet
    };
    let (rack, lay) = (window.app.session.purse().rack(), bet(&window));
    // The others have not answered yet, and might all fold.
    window.press("⌫20⏎");
    assert_eq!(bet(&window), Cents::dollars(20), "{}", window.seen());
    assert_eq!(window.app.session.purse().rack(), rack - (Cents::dollars(20) - lay));
    let last = window.app.log.last().expect("something was told").text.clone();
    assert!(last.starts_with("You raise $") && last.ends_with("$20"), "{last}");
}

#[test]
fn what_is_refused_is_greyed_out_and_says_its_rule_on_demand() {
    let mut window = seated("ca/texas-holdem", 6, SMALL);
    window.play("d").shows(&["(check)", "c  call"]);
    let letter = window.letter("check");
    window.play(&letter).shows(&["No: there is a bet: $2 to call", "ca:texas-holdem/s1.a"]);
    assert_eq!((window.app.mode(), window.app.message.tone), (Mode::Deciding, Tone::Refused));
    window.play("?").shows(&["Check: not now", "there is a bet: $2 to call", "Fold", "Raise"]);
    assert_eq!(window.app.mode(), Mode::Reading);
    window.play("!").play("c").shows(&["c  check", "(call)"]);
}

#[test]
fn cards_are_drawn_by_their_numbers_or_none() {
    let mut window = seated("ca/lowball", 5, SMALL);
    assert_eq!(window.dealt().stays(), Mode::Cards, "{}", window.seen());
    let held = |window: &Window| {
        let spot = window.app.session.sight().spot("seat1").to_vec();
        spot.iter().map(|held| held.card).collect::<Vec<_>>()
    };
    let before = held(&window);
    window.play("⏎").shows(&["No: 1 to 5 cards are wanted, and 0 are picked"]);
    let all = window.picks();
    let [first, second, rest @ ..] = &all[..] else { panic!("{all:?}") };
    window.play("12").shows(&[&format!("{first}* [{second}*] {}", rest.join(" "))]);
    // The question can be put away, and comes back by its key.
    assert_eq!(window.play("!").app.mode(), Mode::Deciding);
    assert_eq!(window.play("d").app.mode(), Mode::Cards);
    window.play("12⏎");
    let after = held(&window);
    assert_eq!((after.len(), &after[..3]), (5, &before[2..]), "{}", window.seen());
    let drawn = format!("You draw {first} {second}");
    assert!(window.app.log.iter().any(|told| told.text == drawn), "{:?}", window.app.log);
    let mut pat = seated("ca/lowball", 5, SMALL);
    assert_eq!(pat.dealt().stays(), Mode::Cards);
    pat.press("p").shows(&["You stand pat", "ca:lowball/s1.d"]);
    assert_eq!(held(&pat), before);
}

#[test]
fn rules_are_read_and_whoever_leaves_plays_the_hand_out() {
    let kept = Kept::default();
    let usual = Setup { bankroll: Cents::dollars(100), ..setup("ca/texas-holdem", "") };
    let mut window = Window::open(usual, Some(&kept), SMALL);
    window.play("d?").shows(&["ca:texas-holdem/"]);
    window.play("!c").play("q");
    window.shows(&["$2 is at stake: you fold, and the hand is played to its end."]);
    window.shows(&["Leave? y or n"]).play("n");
    assert_eq!((window.app.over, window.app.mode()), (Over::No, Mode::Deciding));
    assert_eq!(window.play("qy").app.over, Over::Yes);
    window.app.close().expect("left");
    let farewell = window.app.farewell();
    let left = "You leave with $98 after 1 hand: -2.00.";
    for said in ["You fold (ca:texas-holdem/", " wins $", "Net -2.00.", left] {
        assert!(farewell.contains(said), "{said}\n{farewell}");
    }
    assert!(window.app.session.sight().chair(Seat::FIRST).is_none(), "nobody sits there");
    assert_eq!(kept.rounds(), 1);
}

#[test]
fn a_seat_is_chosen_from_those_that_are_free() {
    let mut window = seated("ca/texas-holdem", 6, SMALL);
    window.shows(&["m  move          another seat"]);
    let letter = window.letter("7");
    window.play(&letter).shows(&["7  move ", "to seat 7", "9  move ", "to seat 9"]);
    window.play("!").shows(&["another seat"]).play(&letter).play("8");
    assert_eq!(window.app.session.you().n(), 8);
    window.shows(&["You move to seat 8"]);
    let letter = window.letter("1");
    window.play(&letter).play("d");
    assert!(window.app.mode() != Mode::Betting, "what else is done puts the seats away");
    let mut window = rows("ca/thirteen-card", None);
    assert!(!window.may("4"), "four sit at a table of four");
    window.shows(&["d deal"]);
}

#[test]
fn the_pot_is_killed_by_a_key_on_three_cards() {
    let mut window = seated("ca/lowball", 5, SMALL);
    window.play("d").shows(&["Kill, or space deals on", "kill", "space deal on"]);
    assert_eq!(window.app.session.sight().spot("seat1").len(), 3);
    let letter = window.letter("kill");
    window.play(&letter);
    assert!(window.app.log.iter().any(|told| told.text.starts_with("You kill the pot")));
    assert_ne!(window.app.mode(), Mode::Killing);
    let mut window = seated("ca/lowball", 5, SMALL);
    window.play("dq").shows(&["Leave? y or n"]).play("y");
    window.app.close().expect("left");
    assert!(window.app.farewell().contains("after 1 hand: "), "{}", window.app.farewell());
}

#[test]
fn chips_are_bought_between_hands() {
    let mut window = seated("ca/texas-holdem", 6, SMALL);
    window.play("b");
    assert_eq!(window.app.mode(), Mode::Amount);
    window.shows(&["Buy chips: $100.00", "$0.01 or more"]).play("50⏎");
    assert_eq!(window.app.session.purse().rack(), Cents::dollars(150));
    assert_eq!(window.app.money(), (Cents::ZERO, Cents::ZERO), "what was bought is not won");
}

#[test]
fn the_keys_of_a_decision_are_listed_with_it() {
    let decides = |window: &mut Window| window.play("d").app.mode() == Mode::Deciding;
    let mut window = find(&among("ca/texas-holdem", 4), decides);
    let open: Vec<String> = window
        .app
        .choices()
        .iter()
        .filter(|(_, choice)| choice.is_open())
        .map(|(letter, choice)| format!("{letter} {}", listing::word(choice)))
        .collect();
    assert!(open.len() >= 3 && open.contains(&"f fold".to_string()), "{open:?}");
    window.play("h");
    // The page is longer than the window: it is read to its end.
    let mut page = String::new();
    for _ in 0..30 {
        page += &window.play("j").seen();
    }
    let keys = page.split("Keys: deciding").nth(1).expect("keys");
    for key in open {
        assert!(keys.contains(&key), "{key}\n{keys}");
    }
}

/// Whatever you may do stands in the menu with its key; nothing of it is cut off.
#[track_caller]
fn all_seen(window: &mut Window) {
    let seen = window.seen();
    for (letter, choice) in window.app.choices().iter().filter(|(_, choice)| choice.is_open()) {
        let line = format!("│ {letter}  {} ", listing::word(choice));
        assert!(seen.contains(&line), "{line}\n{seen}");
    }
}

/// Plays a hand by the first open choice, drawn after every key.
fn any_hand(window: &mut Window) {
    all_seen(window);
    window.play("d");
    for _ in 0..120 {
        match window.app.mode() {
            Mode::Settled => return,
            Mode::Cards => window.play(" ⏎"),
            Mode::Rows => window.play("a⏎"),
            Mode::Amount => window.play("⏎"),
            Mode::Turning | Mode::Killing => window.play(" "),
            Mode::Deciding => {
                let choices = window.app.choices();
                let open = choices.iter().filter(|(_, choice)| choice.is_open());
                let stays = ["check", "call", "bring", "hide", "announce", "declare", "take"];
                let mut open = open.filter(|(_, choice)| stays.iter().any(|id| choice.id == *id));
                let letter = open.next().unwrap_or_else(|| panic!("{choices:?}")).0.to_string();
                window.play(&letter)
            }
            mode => panic!("{mode:?}: {}", window.seen()),
        };
        all_seen(window);
        let pot = window.app.session.sight().pot;
        if window.app.session.sign().bank == Bank::Pot && pot > Cents::ZERO {
            window.shows(&[&format!("pot {pot}")]);
        }
    }
    panic!("no end: {}", window.seen());
}

#[test]
fn every_game_between_players_is_played_by_keys_in_the_smallest_window() {
    let pots = pots::variants::all().map(|variant| variant.id);
    let points = pots::chinese::Game::ALL.map(pots::chinese::Game::id);
    for id in pots.chain(points) {
        let bankroll = Cents::dollars(500);
        let mut window = Window::open(Setup { bankroll, ..setup(id, "") }, None, SMALL);
        for hand in 1..=3 {
            any_hand(&mut window);
            window.shows(&["Settlement: ", &format!("hand {hand} "), id]).play(" ");
        }
        assert_eq!(window.app.session.sight().rounds, 3, "{id}");
    }
}

#[test]
fn rows_of_chinese_poker_are_laid_and_shown() {
    let mut window = rows("ca/face-up-chinese", None);
    window.play("d");
    assert_eq!(window.app.mode(), Mode::Rows);
    insta::assert_snapshot!("face-up-chinese", window.seen());
    window.play("f⏎").shows(&["5 cards are wanted, and 1 are picked", "ca:face-up-chinese/6"]);
    for _ in 0..5 {
        window.play("a⏎");
    }
    assert_eq!(window.app.mode(), Mode::Settled);
    window.shows(&["Settlement: you ", "ca:face-up-chinese/s7"]).play("q");
    assert_eq!(window.app.over, Over::Yes);
    window.app.close().expect("left");
    assert!(window.app.farewell().contains("after 1 hand: "), "{}", window.app.farewell());
}

#[test]
fn thirteen_cards_are_set_card_by_card() {
    let mut window = rows("ca/thirteen-card", None);
    window.play("d");
    assert_eq!(window.app.mode(), Mode::Rows);
    let all = window.picks();
    let asked = format!("Set 13 cards, at most 3/5/5: [{}] {}", all[0], all[1..].join(" "));
    window.shows(&[&asked]);
    // Three in front, five in the middle; what is left can only lie at the back.
    window.play("mm→→→→→→f→f→").play("fmm");
    insta::assert_snapshot!("thirteen-card", window.seen());
    window.play("a⏎").ends();
    // What you get and pay is told first.
    let first = window.app.rows();
    assert!(matches!(&first, listing::Rows::Paid(paid)
        if paid[0].title.contains("you")));
}

#[test]
fn rows_are_named_while_they_are_laid() {
    // Five cards of two ranks, of which none is four times there.
    let full = |row: &[String]| {
        let times = |rank: &str| row.iter().filter(|card| card.starts_with(rank)).count();
        row.len() == 5 && row.iter().all(|card| matches!(times(&card[..1]), 2 | 3))
    };
    let back = |window: &Window| {
        let asked = window.app.asked.as_ref().expect("something is asked");
        let row = asked.done().map(|(_, cards)| cards.rows[2].clone()).unwrap_or_default();
        row.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let usual = Setup { bankroll: Cents::dollars(500), ..setup("ca/thirteen-card", "") };
    let mut window = find(&usual, |window| full(&back(window.play("da"))));
    let seen = window.seen();
    let lies = seen.lines().find(|line| line.contains("│back ")).expect("a row");
    assert!(lies.contains("    full house│"), "{seen}");
    window.play("⏎").ends();
}

#[test]
fn what_is_left_falls_into_the_last_row_and_is_seen_before_it_is_laid() {
    let mut window = rows("ca/thirteen-card", None);
    window.play("dfffmmmmm");
    let last = format!("{}:b", window.picks()[12]);
    assert!(!window.seen().contains(&last));
    window.play("⏎").shows(&[&last]);
    assert_eq!(window.app.mode(), Mode::Rows, "not laid yet");
    window.play("⏎").ends();
}

#[test]
fn whoever_leaves_chinese_poker_has_the_cards_laid() {
    for id in pots::chinese::Game::ALL.map(pots::chinese::Game::id) {
        let kept = Kept::default();
        let mut window = rows(id, Some(&kept));
        window.play("dq").shows(&["our cards are laid for you", "Leave? y or n"]).play("y");
        window.app.close().expect("left");
        let farewell = window.app.farewell();
        assert!(farewell.contains("Net "), "{farewell}");
        assert_eq!(kept.rounds(), 1, "{id}");
    }
}
