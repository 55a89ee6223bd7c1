//! Games between players: money, secrets, histories, the showdown.

use super::*;
use crate::phh;
use cards::AnyCard;
use pots::variants;
use table::{Act, Face};

/// Every game for a pot, and every game for points.
fn games() -> Vec<&'static str> {
    variants::all().map(|variant| variant.id).chain(POINTS).collect()
}

const POINTS: [&str; 2] = ["ca/thirteen-card", "ca/face-up-chinese"];

/// Cards before others that you may not see.
fn secrets(session: &Session) -> Vec<AnyCard> {
    let own = format!("seat{}", session.you().n());
    let theirs = |spot: &&table::SpotSight| {
        let place = spot.spot.split('.').next();
        spot.spot.starts_with("seat") && place != Some(own.as_str())
    };
    let spots = session.table.sight(Viewer::Croupier).spots;
    let held = spots.iter().filter(theirs).flat_map(|spot| &spot.cards);
    held.filter(|held| held.face != Face::Up).map(|held| held.card).collect()
}

/// The cards that something told you names, but for those that were turned or laid face up.
fn named(event: &Event) -> Vec<AnyCard> {
    match &event.what {
        What::Dealt { card, .. } => vec![*card],
        What::Handed { cards, .. } => cards.clone(),
        What::Laid { cards, face, .. } | What::Discarded { cards, face, .. }
            if *face != Face::Up =>
        {
            cards.clone()
        }
        What::Acted { act, face, .. } if *face != Face::Up => act.cards.all().collect(),
        _ => Vec::new(),
    }
}

/// How you play.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// In for the least.
    Stays,
    /// Out at once.
    Folds,
}

/// What you do, asked for a decision.
fn answer(session: &Session, way: Way) -> Input {
    let menu = session.menu();
    let open = |word: &str| menu.iter().find(|choice| choice.id == word && choice.is_open());
    let words = ["fold", "check", "call", "bring", "pat", "hide"];
    let wanted = words.iter().skip(usize::from(way == Way::Stays)).find_map(|word| open(word));
    match wanted {
        Some(choice) => {
            let least = choice.amount.map(|span| span.min);
            choice.input(session.you(), least, table::Cards::default())
        }
        None => session.cheapest().expect("an answer"),
    }
}

/// Plays a hand; nothing that you see or are told before the showdown names a card of others.
fn play(session: &mut Session, way: Way) {
    let id = session.sign().id.clone();
    session.tell(Input::Deal {}).unwrap_or_else(|stop| panic!("{id}: {stop:?}"));
    while session.waits() != Waits::Hand {
        let hidden = secrets(session);
        let sight = session.sight();
        let seen = sight.spots.iter().flat_map(|spot| &spot.cards);
        assert!(!seen.into_iter().any(|held| hidden.contains(&held.card)), "{id}");
        session.news();
        match session.waits() {
            Waits::Others => assert!(!session.step().unwrap().is_empty(), "{id}"),
            Waits::Kill => session.pass(),
            Waits::Decision => {
                let input = answer(session, way);
                session.tell(input).unwrap_or_else(|stop| panic!("{id}: {stop:?}"));
            }
            Waits::Turn(_) => drop(session.tell(Input::Show {}).unwrap()),
            Waits::Round => drop(session.tell(Input::Clear {}).unwrap()),
            Waits::Office(Office::Button) => {
                let act = Act::word("take-button");
                session.tell(Input::Decide { seat: session.you(), act }).unwrap();
            }
            waits => panic!("{id}: {waits:?}"),
        }
        for event in session.news() {
            let told = named(&event);
            assert!(!told.iter().any(|card| hidden.contains(card)), "{id}: {event:?}");
        }
    }
}

/// Every chip that was brought lies in front of somebody or with the house.
#[track_caller]
fn balance(session: &Session, kept: &Kept) {
    let (mut brought, mut taken) = (Cents::ZERO, Cents::ZERO);
    for event in kept.replay().events {
        match event.what {
            What::Joined { chips, .. } => brought += chips,
            What::Bought { amount, .. } => brought += amount,
            What::Settled(settlement) => taken += settlement.net(table::Party::Room),
            _ => {}
        }
    }
    let chips: Cents = session.sight().chairs.iter().filter_map(|chair| chair.chips).sum();
    assert_eq!(chips + taken, brought, "{}", session.sign().id);
}

#[test]
fn every_game_is_played_money_is_conserved_and_histories_replay() {
    for id in games() {
        let (kept, file) = (Kept::default(), Scrap::new(id));
        let pot = catalog::for_pot(id).is_ok();
        let set = if pot { "chip=0.50" } else { "" };
        let mut session = sit_as(among(id, set), Some(&kept));
        if pot {
            session.write_histories(Album::open(&file.0).unwrap()).unwrap();
        }
        for _ in 0..4 {
            let seat = session.you();
            if session.purse().rack() < dollars(100) {
                session.tell(Input::Buy { seat, amount: dollars(200) }).unwrap();
            }
            play(&mut session, Way::Stays);
            balance(&session, &kept);
        }
        assert_eq!(session.sight().rounds, 4, "{id}");
        if !pot {
            continue;
        }
        assert_eq!(session.unwritten(), Vec::<String>::new(), "{id}");
        let text = file.text();
        let histories = phh::read(&text).unwrap_or_else(|failure| panic!("{failure}\n{text}"));
        assert_eq!(histories.len(), 4, "{id}");
        for history in histories {
            let replayed = history.replay().unwrap_or_else(|e| panic!("{id}: {e}\n{text}"));
            assert_eq!(replayed.matches(), Some(true), "{id}\n{text}");
        }
    }
}

#[test]
fn a_seed_repeats_an_evening_and_what_you_do_changes_no_card() {
    let evening = |way| {
        let kept = Kept::default();
        let mut session = sit_as(among("ca/texas-holdem", ""), Some(&kept));
        (0..3).for_each(|_| play(&mut session, way));
        let events = kept.replay().events;
        let yours = |event: &Event| match &event.what {
            What::Dealt { to, card, .. } if to == "seat1" => Some(*card),
            _ => None,
        };
        let dealt: Vec<AnyCard> = events.iter().filter_map(yours).collect();
        (events, dealt)
    };
    let (stays, folds) = (evening(Way::Stays), evening(Way::Folds));
    assert_eq!(stays, evening(Way::Stays));
    // One card for the button, and two in each hand.
    assert_eq!((stays.1.len(), &stays.1), (7, &folds.1));
    assert_ne!(stays.0, folds.0);
}

#[test]
fn fees_are_taken_and_said() {
    let kept = Kept::default();
    let mut session = sit_as(among("ca/texas-holdem", "fees=regular=1.00"), Some(&kept));
    (0..3).for_each(|_| play(&mut session, Way::Stays));
    balance(&session, &kept);
    let fees = kept.replay().events.into_iter();
    let fees: Vec<Event> = fees.filter(|e| matches!(e.what, What::Fee { .. })).collect();
    assert!(!fees.is_empty());
    let teller = crate::telling::Teller { you: None };
    assert!(teller.tell(&fees[0])[0].text.contains("the house"), "{fees:?}");
}

#[test]
fn who_is_broke_buys_again_and_you_are_asked_to() {
    let kept = Kept::default();
    let setup = Setup { bankroll: dollars(2), ..among("ca/texas-holdem", "") };
    let mut session = sit_as(setup, Some(&kept));
    for _ in 0..20 {
        if session.purse().rack() == Cents::ZERO {
            let refusal = refused(session.tell(Input::Deal {}));
            assert!(refusal.why.contains("buy some"), "{refusal}");
            session.tell(Input::Buy { seat: session.you(), amount: dollars(2) }).unwrap();
            assert!(session.purse().brought() > dollars(2));
        }
        play(&mut session, Way::Stays);
        balance(&session, &kept);
    }
    let you = session.you();
    let bought = |seat: &Seat, what: &What| {
        matches!(what, What::Bought { seat: buyer, amount, .. }
            if buyer == seat && *amount == dollars(2))
    };
    let events = kept.replay().events;
    let buys = |yours: bool| {
        let mut seats = (1..=3).filter_map(Seat::new).filter(|seat| (*seat == you) == yours);
        seats.any(|seat| events.iter().any(|event| bought(&seat, &event.what)))
    };
    assert!(buys(true) && buys(false));
}

#[test]
fn leaving_gives_the_hand_up() {
    for id in ["ca/seven-card-stud", "ca/texas-holdem", "ca/lowball", "ca/thirteen-card"] {
        let kept = Kept::default();
        let mut session = sit_as(among(id, ""), Some(&kept));
        session.tell(Input::Deal {}).unwrap();
        session.goes();
        session.go_on().unwrap();
        while let Some(input) = session.way_out() {
            session.tell(input).unwrap();
            session.go_on().unwrap();
        }
        assert_eq!((session.waits(), session.sight().rounds), (Waits::Hand, 1), "{id}");
        balance(&session, &kept);
        assert_eq!(session.way_out(), None, "there is nothing to leave");
    }
}

/// Plays hold'em so that you are in at a showdown, and says what you do with your hand there.
fn at_a_showdown(word: &'static str) -> (Session, Kept) {
    let kept = Kept::default();
    let neighbours = Neighbours { players: Some(3), bots: vec!["caller".into()] };
    let setup = Setup { neighbours, ..among("ca/texas-holdem", "") };
    let mut session = sit_as(setup, Some(&kept));
    session.tell(Input::Deal {}).unwrap();
    loop {
        match session.waits() {
            Waits::Others => drop(session.step().unwrap()),
            Waits::Decision => drop(session.tell(answer(&session, Way::Stays)).unwrap()),
            Waits::Turn(of) => {
                assert_eq!(of, "seat1");
                let menu = session.menu();
                let open = |word: &str| menu.iter().any(|c| c.id == word && c.is_open());
                assert!(open("show") && open("muck"));
                let act = Act::word(word);
                session.tell(Input::Decide { seat: session.you(), act }).unwrap();
            }
            Waits::Round => return (session, kept),
            waits => panic!("{waits:?}"),
        }
    }
}

#[test]
fn a_hand_may_be_thrown_away_unseen_at_the_showdown() {
    let shown = |kept: &Kept| {
        let events = kept.replay().events.into_iter();
        let shown = events.filter_map(|event| match event.what {
            What::Shown { of, .. } => Some(of),
            _ => None,
        });
        shown.collect::<Vec<Name>>()
    };
    let (_, kept) = at_a_showdown("show");
    assert!(shown(&kept).contains(&"seat1".into()) && shown(&kept).len() == 3);
    let (session, kept) = at_a_showdown("muck");
    assert!(!shown(&kept).contains(&"seat1".into()) && shown(&kept).len() == 2);
    assert!(session.net().is_negative(), "it wins nothing");
}

#[test]
fn nothing_but_your_word_shows_your_hand_at_the_showdown() {
    let mut turns = 0;
    for seed in 1..=20 {
        let usual = Setup { seed: Seed::from(seed), ..among("ca/texas-holdem", "") };
        let mut session = sit_as(usual, None);
        session.tell(Input::Deal {}).unwrap();
        loop {
            let yours =
                |event: &Event| matches!(&event.what, What::Shown { of, .. } if of == "seat1");
            match session.waits() {
                Waits::Others => assert!(!session.step().unwrap().iter().any(yours)),
                Waits::Decision => drop(session.tell(answer(&session, Way::Stays)).unwrap()),
                Waits::Turn(_) => {
                    turns += 1;
                    assert_eq!(session.step().unwrap(), [], "it waits");
                    let events = session.tell(session.shows()).unwrap();
                    let shown = |event: &&Event| matches!(event.what, What::Shown { .. });
                    assert_eq!(events.iter().filter(shown).count(), 1, "{events:?}");
                    assert!(events.iter().any(yours), "{events:?}");
                }
                Waits::Round => break,
                waits => panic!("{waits:?}"),
            }
        }
    }
    assert!(turns > 5, "{turns}");
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let players = |players| Neighbours { players: Some(players), bots: Vec::new() };
    let seat = |n| Seat::new(n).unwrap();
    let (holdem, thirteen) = (among("ca/texas-holdem", ""), among("ca/thirteen-card", ""));
    let kansas = among("ca/kansas-city-lowball", "");
    let bots = Neighbours { players: None, bots: vec!["tight".into(), "shark".into()] };
    for (setup, why) in [
        (Setup { neighbours: players(1), ..holdem.clone() }, "2 to"),
        (Setup { neighbours: players(40), ..holdem.clone() }, "can play, not 40"),
        (Setup { neighbours: players(2), ..kansas.clone() }, "ca:kansas-city-lowball/s1.b"),
        (Setup { neighbours: players(9), ..kansas }, "to 8 can play, not 9"),
        (Setup { neighbours: bots, ..holdem.clone() }, "no bot is called `shark`"),
        (Setup { seat: seat(4), ..holdem.clone() }, "seats are numbered 1 to 3"),
        (Setup { id: "ca/razzz".into(), ..holdem }, "razz"),
        (among("ca/texas-holdem", "small=0"), "small"),
        (among("ca/texas-holdem", "fees=F-999"), "F-999"),
        (Setup { bankroll: dollars(10), ..thirteen.clone() }, "buy-in"),
        (Setup { neighbours: players(5), ..thirteen.clone() }, "2 to 4 can play"),
        (among("ca/thirteen-card", "fees=F-999"), "F-999"),
        (Setup { neighbours: players(3), ..setup("co/baccarat", "") }, "--players is for poker"),
    ] {
        let failure = Session::open(setup, None).err().expect(why);
        assert!(failure.message.contains(why), "{failure}");
    }
    let failure = sit_as(thirteen, None).check_histories().expect_err("points are no pot");
    assert!(failure.message.contains("--phh"), "{failure}");
}

#[test]
fn whoever_has_moved_sits_there_when_going_on() {
    for id in ["ca/texas-holdem", "ca/lowball", "ca/face-up-chinese"] {
        let kept = Kept::default();
        let setup = among(id, "");
        let seed = setup.seed;
        let mut session = sit_as(setup, Some(&kept));
        let to = Seat::new(4).unwrap();
        session.tell(Input::Move { from: session.you(), to }).unwrap();
        assert_eq!(session.you(), to, "{id}");
        session.go_on().unwrap();
        session.tell(Input::Deal {}).unwrap();
        session.go_on().unwrap();
        session.pass();
        session.go_on().unwrap();
        let own = session.sight().spot("seat4").len() + session.sight().spot("seat4.hand").len();
        assert!(own > 0, "{id}: {:?}", session.sight().spots);
        let text = kept.text();
        let mut reader = journal::chain::Reader::new(text.as_bytes());
        let sink = Box::new(kept.clone());
        let again = Session::resume(&kept.replay(), seed, &mut reader, sink).unwrap();
        assert_eq!((again.you(), again.waits()), (to, session.waits()), "{id}");
        assert_eq!(again.sight(), session.sight(), "{id}");
        assert_eq!(again.purse().rack(), session.purse().rack(), "{id}");
        finish_hand(&mut session);
        balance(&session, &kept);
    }
}

#[test]
fn an_evening_without_a_hand_leaves_no_histories() {
    let file = Scrap::new("none.phhs");
    let mut session = sit_as(among("ca/texas-holdem", ""), None);
    session.write_histories(Album::open(&file.0).unwrap()).unwrap();
    assert!(!file.0.exists(), "there is nothing to be read yet");
    session.tell(Input::Deal {}).unwrap();
    finish_hand(&mut session);
    assert_eq!(phh::read(&file.text()).unwrap().len(), 1);
    // Hands that are all left out are none, and more can be added.
    let left_out = Scrap::new("left-out.phhs");
    Album::open(&left_out.0).unwrap().leave_out("a misdeal").unwrap();
    assert_eq!(phh::read(&left_out.text()).unwrap().len(), 0);
    assert_eq!(phh::replay(&left_out.text()).len(), 0);
    assert!(Album::open(&left_out.0).is_ok());
    assert!(phh::read("# a list of nothing\n").is_err(), "no album of ours");
}

#[test]
fn a_file_with_one_hand_is_not_added_to() {
    let file = Scrap::new("one.phh");
    std::fs::write(&file.0, "variant = 'NT'\nactions = []\n").unwrap();
    let failure = Album::open(&file.0).expect_err("refused");
    assert!(failure.message.contains("nothing can be added"), "{failure}");
}

#[test]
fn a_hand_with_a_ruling_is_written_or_said_not_to_be() {
    // A clock changes nothing that a history tells; a misdeal is no hand at all.
    for (id, rule, count, is_written) in [
        ("ca/no-limit-poker", "ca:no-limit-poker/9.b", None, true),
        ("ca/texas-holdem", "ca:texas-holdem/s6.3.b", Some(2), false),
    ] {
        let file = Scrap::new(&format!("{id}-ruled"));
        let mut session = sit_as(among(id, ""), None);
        session.write_histories(Album::open(&file.0).unwrap()).unwrap();
        session.tell(Input::Deal {}).unwrap();
        while !session.sight().asks.iter().any(|ask| matches!(ask, Ask::Decide { .. })) {
            session.step().unwrap();
        }
        let ruling = table::Ruling { rule: rule.into(), count, ..table::Ruling::default() };
        session.tell(Input::Rule(ruling)).unwrap_or_else(|stop| panic!("{id}: {stop:?}"));
        finish_hand(&mut session);
        let told = session.unwritten();
        assert_eq!(told.is_empty(), is_written, "{id}: {told:?}");
        play(&mut session, Way::Stays);
        let (text, hands) = (file.text(), 1 + usize::from(is_written));
        let histories = phh::read(&text).unwrap();
        assert_eq!((histories.len(), text.contains(rule)), (hands, true), "{id}: {text}");
        assert_eq!(histories[0].fields.contains_key("_ruled"), is_written, "{id}");
        assert_eq!(text.contains("# A hand is not written: "), !is_written, "{id}");
        let matches = |history: &phh::History| history.replay().unwrap().matches();
        assert!(histories.iter().all(|history| matches(history) == Some(true)), "{id}");
    }
}

#[test]
fn a_hand_that_had_begun_before_the_writing_is_said_not_to_be_written() {
    let file = Scrap::new("begun");
    let mut session = sit_as(among("ca/texas-holdem", ""), None);
    session.tell(Input::Deal {}).unwrap();
    session.go_on().unwrap();
    session.write_histories(Album::open(&file.0).unwrap()).unwrap();
    finish_hand(&mut session);
    assert_eq!(session.unwritten().len(), 1);
    play(&mut session, Way::Stays);
    assert_eq!(phh::read(&file.text()).unwrap().len(), 1);
}

/// Goes on until the next hand is due.
fn finish_hand(session: &mut Session) {
    loop {
        session.go_on().unwrap();
        let input = match session.waits() {
            Waits::Hand => return,
            Waits::Decision => answer(session, Way::Stays),
            Waits::Turn(_) => Input::Show {},
            Waits::Round => Input::Clear {},
            waits => panic!("{waits:?}"),
        };
        session.tell(input).unwrap();
    }
}
