//! Poker against the dealer, at every table of the catalogue.

use super::*;
use games::duel::{Act, Duel};
use table::{Ask, Deals, Kind};

const TABLE: &str = "uk/three-card-poker";

/// Tables where each seat has a hand.
fn tables() -> impl Iterator<Item = &'static Entry> {
    CATALOG.iter().filter(|entry| matches!(entry, Entry::Duel(_)))
}

/// Which line of a menu a script takes.
#[derive(Clone, Copy)]
enum Takes {
    First,
    Last,
}

/// Bets the minimum, or a dollar, on the game itself and on one wager beside it.
fn bet_all(session: &mut Session, side: usize) {
    let spots: Vec<Spot> =
        session.spots().iter().filter(|spot| spot.later().is_none()).cloned().collect();
    for spot in spots.iter().filter(|spot| spot.kind == Kind::Main) {
        // Wagers made together are there already.
        if session.chips_on(spot.id) == Cents::ZERO {
            session.bet(spot.id, spot.limits.min.max(dollars(5))).unwrap();
        }
    }
    let beside: Vec<&Spot> = spots.iter().filter(|spot| spot.kind != Kind::Main).collect();
    if let Some(spot) = beside.get(side % beside.len().max(1)) {
        session.chip(spot.id, spot.limits.min.max(dollars(5))).unwrap();
    }
    if let Err(refusal) = session.deal() {
        panic!("{}: {refusal}", session.id());
    }
}

/// Plays a closed round, looking at the money after every step.
fn play_through(session: &mut Session, takes: Takes) -> Settled {
    let id = session.id();
    let mut least = Cents::ZERO;
    loop {
        if session.waits() != Waits::Round {
            least = session.rack();
            let fees = session.bankroll() - least - session.at_stake();
            assert!(!least.is_negative() && !fees.is_negative(), "{id}");
        }
        match session.waits() {
            Waits::Dealer => assert!(session.step().unwrap().is_some()),
            Waits::Decision(menu) => {
                let act = match takes {
                    Takes::First => menu.first().unwrap(),
                    Takes::Last => menu.last().unwrap(),
                };
                let (price, rack) = (session.price(act), session.rack());
                let before = session.at_stake();
                let made = session.decide(act).unwrap_or_else(|refusal| panic!("{id}: {refusal}"));
                let put: Cents = made.iter().map(|(_, amount)| *amount).sum();
                if put > Cents::ZERO {
                    assert_eq!((session.rack(), session.at_stake()), (rack - price, before + put));
                }
            }
            Waits::Round => {
                assert!(session.rack() >= least, "{id}: more was lost than lay there");
                return session.settled().unwrap().clone();
            }
            Waits::Turn(_) | Waits::Bets => panic!("{id}: {:?}", session.waits()),
        }
    }
}

#[test]
fn twenty_rounds_at_every_table_add_up_and_replay() {
    for entry in tables() {
        for takes in [Takes::First, Takes::Last] {
            let kept = Kept::default();
            let mut session = sit(entry.id(), "", Some(&kept));
            let mut expected = dollars(1000);
            for round in 0..20 {
                session.bankroll = session.bankroll.max(dollars(500));
                expected = session.bankroll;
                bet_all(&mut session, round);
                let settled = play_through(&mut session, takes);
                let paid: Cents = settled.paid.iter().map(|paid| paid.net).sum();
                assert_eq!(paid, settled.net, "{} round {round}: {settled:?}", entry.id());
                expected += settled.net;
                assert_eq!((session.bankroll(), session.rack()), (expected, expected));
                assert!(session.ranked(Place::You).is_some(), "{}", entry.id());
                session.next_round().unwrap();
                assert_eq!(session.cards_left(), session.table.terms().pack.len() as usize);
            }
            session.repeat().unwrap_or_else(|refusal| panic!("{}: {refusal}", entry.id()));
            session.finish().unwrap();
            assert_eq!(session.rack(), expected, "{}", entry.id());
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
            let set = format!("fees={schedule}");
            let mut session = sit(entry.id(), &set, None);
            for round in 0..3 {
                // The highest schedules ask for more than anybody brings.
                session.bankroll = dollars(100_000);
                bet_all(&mut session, round);
                play_through(&mut session, Takes::First);
                session.next_round().unwrap();
            }
        }
    }
}

#[test]
fn whoever_banks_is_played_against_by_neighbours() {
    for entry in tables() {
        let kept = Kept::default();
        let mut session = sit(entry.id(), "", Some(&kept));
        if !session.players_bank() {
            assert_eq!(session.bank(), None);
            continue;
        }
        assert_eq!(session.offered(), Some(Offered::Bank), "{}", entry.id());
        session.put_up(dollars(200)).unwrap();
        session.deal().unwrap();
        let settled = play_through(&mut session, Takes::First);
        assert!(settled.net.abs() <= dollars(200) && !settled.paid.is_empty(), "{}", entry.id());
        session.finish().unwrap();
        assert_eq!(kept.replay().rounds, 1, "{}", entry.id());
    }
}

#[test]
fn leaving_in_the_middle_of_any_hand_settles_it() {
    for entry in tables() {
        for steps in 0..20 {
            let kept = Kept::default();
            let mut session = sit(entry.id(), "", Some(&kept));
            bet_all(&mut session, steps);
            let staked = session.at_stake();
            for _ in 0..steps {
                session.step().unwrap();
            }
            session.finish().unwrap_or_else(|failure| panic!("{}: {failure}", entry.id()));
            assert_eq!((session.rounds(), kept.replay().rounds), (1, 1), "{}", entry.id());
            assert!(session.settled().unwrap().net >= -staked, "{}", entry.id());
        }
    }
}

#[test]
fn wagers_that_decisions_make_are_not_bet_on() {
    for entry in tables() {
        let mut session = sit(entry.id(), "", None);
        let before = state(&session);
        for spot in session.spots().to_vec() {
            assert!(!session.lines(spot.id).is_empty(), "{}", spot.id);
            if spot.later().is_some() {
                assert!(session.bet(spot.id, dollars(10)).unwrap_err().rule.is_some());
                assert!(session.chip(spot.id, Cents::new(1)).unwrap_err().rule.is_some());
            }
        }
        assert_eq!(state(&session), before, "{}", entry.id());
    }
}

#[test]
fn wagers_made_together_come_and_go_together() {
    for entry in tables() {
        let mut session = sit(entry.id(), "", None);
        let Some((group, _)) = session.table.terms().equal.first().cloned() else { continue };
        let n = group.len() as i64;
        let (ids, total) = session.bet(group[0], dollars(10)).unwrap();
        assert_eq!((ids.len(), total), (group.len(), dollars(10)), "{}", entry.id());
        assert!(group.iter().all(|id| session.chips_on(id) == dollars(10)));
        session.chip(group[1], dollars(5)).unwrap();
        assert_eq!(session.at_stake(), dollars(15 * n), "{}", entry.id());
        let before = state(&session);
        assert!(session.bet(group[0], dollars(990)).is_err(), "more than there is for all");
        assert_eq!(state(&session), before);
        session.unchip(group[0], dollars(1)).unwrap();
        assert_eq!(session.at_stake(), dollars(14 * n));
        assert_eq!(session.take(group[1]).unwrap(), dollars(14 * n));
        assert_eq!(session.at_stake(), Cents::ZERO);
    }
}

#[test]
fn your_cards_are_yours_to_see_and_the_dealers_are_not() {
    let mut session = sit(TABLE, "", None);
    session.bet("ante", dollars(10)).unwrap();
    session.deal().unwrap();
    while session.waits() == Waits::Dealer {
        match session.step().unwrap().unwrap() {
            Step::Dealt { to: "seat1", card } => assert!(card.is_some()),
            Step::Dealt { to: "dealer", card } => assert_eq!(card, None),
            step => panic!("{step:?}"),
        }
    }
    assert_eq!(session.places(), [Place::Dealer, Place::You]);
    assert!(session.at(Place::You).open());
    assert_eq!(session.at(Place::Dealer).cards, [Lies::Down; 3]);
    assert!(session.ranked(Place::You).unwrap().kind.is_some());
    assert_eq!(session.ranked(Place::Dealer), None);
    assert_eq!(session.waits(), Waits::Decision(vec!["play".into(), "fold".into()]));
    assert_eq!((session.price("play"), session.price("fold")), (dollars(10), Cents::ZERO));
    session.decide("play 10").unwrap();
    assert_eq!(session.stakes(), [("ante", dollars(10)), ("play", dollars(10))]);
    assert_eq!(session.last, [("ante", dollars(10))], "what was bet before the deal");
    play_out(&mut session, "");
    assert!(session.ranked(Place::Dealer).unwrap().kind.is_some());
}

#[test]
fn nobody_plays_on_with_chips_that_are_not_there() {
    let mut session = sit(TABLE, "", None);
    session.bet("ante", dollars(600)).unwrap();
    session.deal().unwrap();
    while session.waits() == Waits::Dealer {
        session.step().unwrap();
    }
    let before = state(&session);
    let refusal = session.decide("play").unwrap_err();
    assert_eq!(refusal.why, "that takes $600, and you have $400 left");
    assert!(session.decide("play 1").unwrap_err().rule.is_some());
    assert!(session.decide("raise").is_err() && session.decide("").is_err());
    assert_eq!(state(&session), before);
    assert_eq!(session.way_out(&["play".into(), "fold".into()]), "fold");
    session.decide("fold").unwrap();
    assert_eq!(play_out(&mut session, "").net, dollars(-600));
}

#[test]
fn every_table_names_its_acts_and_the_cheapest_way_out() {
    for entry in tables() {
        let session = sit(entry.id(), "", None);
        let acts = session.acts();
        assert!(!acts.is_empty() && !acts.contains(&"draw"), "{}: {acts:?}", entry.id());
    }
    let session = sit(TABLE, "", None);
    assert_eq!(session.acts(), ["play", "fold"]);
    let out = |menu: &[&str]| {
        let menu: Vec<String> = menu.iter().map(ToString::to_string).collect();
        session.way_out(&menu)
    };
    assert_eq!(out(&["play 40.00", "check"]), "check");
    assert_eq!(out(&["raise", "check", "fold"]), "fold");
    assert_eq!(out(&["ride", "withdraw"]), "ride");
    assert_eq!(out(&["draw", "stand", "house-way"]), "house-way");
}

#[test]
fn what_you_see_is_a_round_at_the_same_decision() {
    for entry in tables() {
        let Entry::Duel(variant) = entry else { continue };
        let rules = variant.post(&Posted::new()).unwrap().rules;
        for takes in [Takes::First, Takes::Last] {
            let mut session = sit(entry.id(), "", None);
            bet_all(&mut session, 0);
            let mut asked = 0;
            while session.waits() != Waits::Round {
                if let Waits::Decision(menu) = session.waits() {
                    let round = session.seen(&rules).unwrap();
                    assert_eq!(Duel::ask(&rules, &round), Ask::Decide { seat: session.you() });
                    let read = |act: &String| session.read(&rules, &round, (session.you(), act));
                    let mut acts: Vec<Act> = menu.iter().filter_map(read).collect();
                    acts.dedup();
                    assert_eq!(acts.len(), menu.len(), "{}: {menu:?}", entry.id());
                    asked += 1;
                    let act = if let Takes::First = takes { menu.first() } else { menu.last() };
                    session.decide(act.unwrap()).unwrap();
                } else {
                    session.step().unwrap();
                }
            }
            assert!(asked > 0, "{}", entry.id());
        }
    }
}

#[test]
fn advice_is_best_play_and_only_at_a_decision() {
    let mut session = sit(TABLE, "", None);
    assert!(session.advice().is_err());
    session.bet("ante", dollars(10)).unwrap();
    session.deal().unwrap();
    while session.waits() == Waits::Dealer {
        session.step().unwrap();
    }
    let advice = session.advice().unwrap();
    // Queen, six and four is the line: queen, jack and four plays.
    assert_eq!(words::cards(&session.ranked(Place::You).unwrap().cards), "Jh 4h Qs");
    assert_eq!((advice.unit, advice.choices[0].0.as_str()), ("Ante", "play"));
    assert_eq!(advice.choices[1], ("fold".into(), odds::Exact::whole(-1)));
    assert!(advice.choices[0].1 > odds::Exact::whole(-1));
    let aside = loop {
        match session.advice_aside().unwrap() {
            Advised::Told(advice) => break advice,
            Advised::Later(percent) => assert!(percent <= 100),
        }
    };
    assert_eq!(aside, advice);
    session.decide("play").unwrap();
    assert!(session.advice().is_err());
    assert!(sit("co/baccarat", "", None).advice().is_err());
}
