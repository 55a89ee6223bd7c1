//! Poker against the dealer, at every table of the catalogue.

use super::*;
use games::{CATALOG, Entry};
use table::{Cards, Choice, Kind, Made, Verb};

const TABLE: &str = "uk/three-card-poker";

/// Tables where each seat has a hand.
fn tables() -> impl Iterator<Item = &'static Entry> {
    CATALOG.iter().filter(|entry| matches!(entry, Entry::Duel(_)))
}

/// Which open decision a script takes.
#[derive(Clone, Copy)]
enum Takes {
    First,
    Last,
}

/// Bets the minimum, or $5, on the game itself and on one wager beside it.
fn bet_all(session: &mut Session, side: usize) {
    let marks = session.sign().marks.clone();
    let before = || marks.iter().filter(|mark| mark.made == Made::Before);
    for mark in before().filter(|mark| mark.kind == Kind::Main) {
        // Wagers made together are there already.
        if session.chips_on(&mark.id) == Cents::ZERO {
            session.bet(&mark.id, mark.limits.min.max(dollars(5))).unwrap();
            session.go_on().unwrap();
        }
    }
    let beside: Vec<_> = before().filter(|mark| mark.kind != Kind::Main).collect();
    if let Some(mark) = beside.get(side % beside.len().max(1)) {
        let amount = mark.limits.min.max(dollars(5)).min(mark.limits.max);
        session.bet(&mark.id, amount).unwrap();
    }
}

fn decisions(session: &Session) -> Vec<Choice> {
    let menu = session.menu().into_iter();
    menu.filter(|choice| choice.verb == Verb::Decide && choice.is_open()).collect()
}

/// Plays a round, looking at the money after every step.
fn play_through(session: &mut Session, takes: Takes) -> Cents {
    let id = session.sign().id.clone();
    session.tell(Input::Close {}).map_or_else(|stop| panic!("{id}: {stop:?}"), drop);
    let mut least = Cents::ZERO;
    while session.waits() != Waits::Round {
        least = session.purse().rack();
        assert!(!least.is_negative(), "{id}");
        match session.waits() {
            Waits::Others => assert!(!session.step().unwrap().is_empty()),
            Waits::Decision => {
                let menu = decisions(session);
                let choice = if let Takes::First = takes { menu.first() } else { menu.last() };
                let input = choice.unwrap().input(session.you(), None, Cards::default());
                let told = session.tell(input);
                told.map_or_else(|stop| panic!("{id}: {stop:?}"), drop);
            }
            waits => panic!("{id}: {waits:?}"),
        }
    }
    assert!(session.purse().rack() >= least, "{id}: more was lost than lay there");
    let net = session.net();
    session.tell(Input::Clear {}).unwrap();
    session.go_on().unwrap();
    net
}

#[test]
fn twenty_rounds_at_every_table_add_up_and_replay() {
    for entry in tables() {
        for takes in [Takes::First, Takes::Last] {
            let kept = Kept::default();
            let setup = Setup { bankroll: dollars(10_000), ..setup(entry.id(), "") };
            let mut session = sit_as(setup, Some(&kept));
            let mut expected = dollars(10_000);
            for n in 0..20 {
                bet_all(&mut session, n);
                expected += play_through(&mut session, takes);
                assert_eq!(session.purse().rack(), expected, "{} round {n}", entry.id());
            }
            session.repeat().unwrap_or_else(|stop| panic!("{}: {stop:?}", entry.id()));
            session.clear().unwrap();
            assert_eq!(session.purse().rack(), expected, "{}", entry.id());
            session.finish().unwrap();
            assert_eq!(kept.replay().rounds, 20, "{}", entry.id());
        }
    }
}

#[test]
fn fees_are_kept_aside_for_every_wager_that_bears_one() {
    for entry in tables() {
        let fees = entry.options().into_iter().find(|option| option.name == "fees");
        let Some(law::Lawful::Word(schedules)) = fees.map(|option| option.lawful) else {
            continue;
        };
        for schedule in schedules {
            // The highest schedules ask for more than anybody brings.
            let setup = setup(entry.id(), &format!("fees={schedule}"));
            let mut session = sit_as(Setup { bankroll: dollars(100_000), ..setup }, None);
            for n in 0..3 {
                bet_all(&mut session, n);
                play_through(&mut session, Takes::First);
            }
        }
    }
}

#[test]
fn whoever_banks_is_played_against_by_neighbours() {
    let mut banked = 0;
    for entry in tables() {
        let kept = Kept::default();
        let mut session = sit(entry.id(), "", Some(&kept));
        if session.waits() != Waits::Office(Office::Bank) {
            assert_eq!(session.sight().bank, None);
            continue;
        }
        banked += 1;
        let seat = session.you();
        session.tell(Input::Bank { seat, amount: dollars(200), action: None }).unwrap();
        session.go_on().unwrap();
        assert!(session.sight().stakes.iter().any(|l| l.seat != seat), "{}", entry.id());
        assert!(play_through(&mut session, Takes::First).abs() <= dollars(200), "{}", entry.id());
        session.finish().unwrap();
        assert_eq!(kept.replay().rounds, 1, "{}", entry.id());
    }
    assert!(banked > 0);
}

#[test]
fn wagers_made_together_are_put_down_and_taken_off_together() {
    for entry in tables() {
        let mut session = sit(entry.id(), "", None);
        let Some(group) = session.sign().equal.first().cloned() else { continue };
        let n = group.len() as i64;
        let (ids, total) = session.bet(&group[0], dollars(10)).unwrap();
        assert_eq!((ids.len(), total), (group.len(), dollars(10)), "{}", entry.id());
        session.bet(&group[1], dollars(5)).unwrap();
        assert_eq!(session.purse().at_stake(), dollars(15 * n), "{}", entry.id());
        let before = state(&session);
        refused(session.bet(&group[0], dollars(990)));
        assert_eq!(state(&session), before);
        assert_eq!(session.take(&group[1]).unwrap(), dollars(15 * n));
        assert_eq!(session.purse().at_stake(), Cents::ZERO);
    }
}

#[test]
fn your_cards_are_yours_to_see_and_the_dealers_are_not() {
    let mut session = sit(TABLE, "", None);
    session.bet("ante", dollars(10)).unwrap();
    session.tell(Input::Close {}).unwrap();
    session.go_on().unwrap();
    let known = |session: &Session, spot: &str| {
        session.sight().spot(spot).iter().filter(|held| held.card.is_known()).count()
    };
    assert_eq!((known(&session, "seat1"), known(&session, "dealer")), (3, 0));
    assert!(session.news().iter().all(|event| match &event.what {
        What::Dealt { to, card, .. } => card.is_known() == (to == "seat1"),
        _ => true,
    }));
    let words: Vec<Name> = decisions(&session).into_iter().map(|choice| choice.id).collect();
    assert_eq!(words, ["play", "fold"]);
    let act = "play 10".parse().unwrap();
    session.tell(Input::Decide { seat: session.you(), act }).unwrap();
    assert_eq!(session.purse().at_stake(), dollars(20));
    assert_eq!(session.last(), [("ante".into(), dollars(10))], "what was bet before the deal");
    play_out(&mut session, "");
    assert_eq!(known(&session, "dealer"), 3);
}

#[test]
fn nobody_plays_on_with_chips_that_are_not_there() {
    let mut session = sit(TABLE, "", None);
    session.bet("ante", dollars(600)).unwrap();
    session.tell(Input::Close {}).unwrap();
    session.go_on().unwrap();
    let before = state(&session);
    let seat = session.you();
    let mut decide = |text: &str| {
        let act = text.parse().unwrap();
        refused(session.tell(Input::Decide { seat, act }))
    };
    assert_eq!(decide("play").why, "that takes $600, and you have $400 left");
    assert!(decide("play 1").rule.is_some() && decide("raise").rule.is_some());
    assert_eq!(state(&session), before);
    assert_eq!(session.way_out(), Some(Input::Decide { seat, act: table::Act::word("fold") }));
    let act = table::Act::word("fold");
    session.tell(Input::Decide { seat, act }).unwrap();
    assert_eq!(play_out(&mut session, ""), dollars(-600));
}

#[test]
fn advice_is_best_play_and_only_at_a_decision() {
    let mut session = sit(TABLE, "", None);
    assert!(session.advice().is_err());
    session.bet("ante", dollars(10)).unwrap();
    session.tell(Input::Close {}).unwrap();
    session.go_on().unwrap();
    let advice = session.advice().unwrap();
    assert_eq!(advice.unit, "Ante");
    let fold = advice.choices.iter().find(|(text, _)| text == "fold").unwrap();
    assert_eq!((advice.choices.len(), &fold.1), (2, &odds::Exact::whole(-1)));
    let aside = loop {
        match session.advice_aside().unwrap() {
            Advised::Told(advice) => break advice,
            Advised::Later(percent) => assert!(percent <= 100),
        }
    };
    assert_eq!(aside, advice);
    let act = table::Act::word("play");
    session.tell(Input::Decide { seat: session.you(), act }).unwrap();
    assert!(session.advice().is_err());
    assert!(sit("co/baccarat", "", None).advice().is_err());
}

#[test]
fn leaving_in_the_middle_of_any_hand_settles_it() {
    for entry in tables() {
        for steps in [0, 1, 3, 7, 20] {
            let kept = Kept::default();
            let mut session = sit(entry.id(), "", Some(&kept));
            bet_all(&mut session, steps);
            let (staked, rounds) = (session.purse().at_stake(), session.sight().rounds);
            session.tell(Input::Close {}).unwrap();
            for _ in 0..steps {
                session.step().unwrap();
            }
            while session.sight().rounds == rounds {
                session.go_on().unwrap();
                let Some(input) = session.way_out() else { break };
                session.tell(input).unwrap_or_else(|stop| panic!("{}: {stop:?}", entry.id()));
            }
            assert_eq!(kept.replay().rounds, rounds + 1, "{}", entry.id());
            assert!(session.net() >= -staked, "{}", entry.id());
        }
    }
}

#[test]
fn who_leaves_in_the_middle_of_a_hand_of_blackjack_takes_no_further_card() {
    let mut session = sit("uk/blackjack", "", None);
    for _ in 0..5 {
        session.bet("initial", dollars(10)).unwrap();
        session.tell(Input::Close {}).unwrap();
        session.go_on().unwrap();
        while let Some(input) = session.way_out() {
            if let Input::Decide { act, .. } = &input {
                assert_eq!(act.word, "stand");
            }
            session.tell(input).unwrap();
            session.go_on().unwrap();
        }
    }
}

#[test]
fn wagers_that_decisions_make_are_not_bet_on() {
    for entry in tables() {
        let mut session = sit(entry.id(), "", None);
        let before = state(&session);
        for mark in session.sign().marks.clone() {
            assert!(!mark.lines.is_empty(), "{}: {}", entry.id(), mark.id);
            if mark.made != Made::Before {
                assert!(refused(session.bet(&mark.id, dollars(10))).rule.is_some());
            }
        }
        assert_eq!(state(&session), before, "{}", entry.id());
    }
}

#[test]
fn every_table_has_its_own_words_and_the_cheapest_is_the_way_out() {
    for entry in tables() {
        let session = sit(entry.id(), "", None);
        let words = &session.sign().words;
        assert!(!words.is_empty() && words.len() < 8, "{}: {words:?}", entry.id());
    }
    for (id, main, words, out) in [
        (TABLE, "ante", &["play", "fold"][..], "fold"),
        ("ca/ultimate-texas-holdem", "ante", &["play", "check", "fold"], "check"),
        ("uk/let-it-ride", "bet-1", &["ride", "withdraw"], "withdraw"),
    ] {
        let mut session = sit(id, "", None);
        assert_eq!(session.sign().words, words, "{id}");
        session.bet(main, dollars(10)).unwrap();
        session.go_on().unwrap();
        session.tell(Input::Close {}).unwrap();
        session.go_on().unwrap();
        let word = |choice: Choice| choice.id;
        let menu: Vec<Name> = session.menu().into_iter().map(word).collect();
        assert!(menu.iter().all(|id| words.contains(&id.as_ref())), "{id}: {menu:?}");
        let Some(Input::Decide { act, .. }) = session.way_out() else { panic!("{id}") };
        assert_eq!(act.word, out, "{id}");
    }
}
