//! People come and go, and decide what lasts from hand to hand.
//!
//! Rules: ca:kansas-city-lowball

use super::testing::{
    ask, decision, draw, empty, join, no, plain, refused, seat, stakes, table, text, told,
};
use crate::ring::Ring;
use crate::sitting::{KillPots, Setup};
use cards::AnyCard;
use money::Cents;
use table::{Ask, Input, NewShoe, Refusal, Table, Verb, Verbs, Viewer};

const HOLDEM: &str = "ca/texas-holdem";

fn come(n: u8, how: &'static str) -> Input {
    Input::Join { seat: seat(n), buy: Cents::dollars(100), how: Some(how.into()) }
}

fn back(n: u8, how: &'static str) -> Input {
    Input::Return { seat: seat(n), how: Some(how.into()) }
}

/// A hand that all fold to one seat, settled and cleared.
fn play(ring: &mut Ring, winner: u8) -> String {
    let events = told(ring, Input::Deal {});
    super::testing::deal(ring);
    while let Ask::Decide { seat } = ask(ring) {
        let words: Vec<_> = ring.menu(seat).into_iter().filter(table::Choice::is_open).collect();
        let word = |id: &str| words.iter().any(|choice| choice.id == id).then(|| id.to_owned());
        let folds = seat.n() != winner;
        let act = word("fold").filter(|_| folds).or(word("check")).or(word("call"));
        let act = act.or(word("bring")).or(word("pat")).or(word("hide"));
        // A discard names its card.
        let act = act.or_else(|| ring.words(seat).into_iter().next()).expect("a way on");
        told(ring, decision(seat.n(), &act));
        super::testing::deal(ring);
    }
    told(ring, Input::Settle {});
    told(ring, Input::Clear {});
    plain(&events)
}

#[test]
fn the_first_button_is_drawn_for() {
    let mut ring = empty(HOLDEM, "");
    join(&mut ring, 3, 100);
    let missing = |ring: &Ring| match ask(ring) {
        Ask::Seats { missing, .. } => missing,
        other => panic!("{other:?}"),
    };
    assert_eq!(missing(&ring), 1);
    no(&mut ring, Input::Card("Kd".parse::<AnyCard>().unwrap().into()), "ca:texas-holdem/s4.h");
    join(&mut ring, 5, 100);
    let wants = |ring: &Ring| match ask(ring) {
        Ask::Card { to, face: table::Face::Up, rule } => format!("{to} {rule}"),
        other => panic!("{other:?}"),
    };
    assert_eq!(wants(&ring), "seat3 reading:ca-first-button");
    no(&mut ring, Input::Deal {}, "reading:ca-first-button");
    let card = |text: &str| Input::Card(text.parse::<AnyCard>().unwrap().into());
    told(&mut ring, card("Kd"));
    no(&mut ring, card("Kd"), "reading:ca-first-button");
    no(&mut ring, card("X"), "reading:ca-first-button");
    no(&mut ring, card("??"), "reading:ca-first-button");
    // Who comes makes all draw again.
    let came = told(&mut ring, come(1, "at-once"));
    assert_eq!(text(&came), "1 joins 100.00 at-once; seat3 throws [Kd] Up");
    assert_eq!(wants(&ring), "seat1 reading:ca-first-button");
    assert!(ring.sight(Viewer::Public).spot("seat3").is_empty());
    told(&mut ring, card("2c"));
    told(&mut ring, card("As"));
    let found = told(&mut ring, card("Ac"));
    let put_back = "seat1 throws [2c] Up; seat3 throws [As] Up; seat5 throws [Ac] Up";
    let expected = format!("seat5 Ac Up; {put_back}; button 3 reading:ca-first-button");
    assert_eq!(text(&found), expected);
    assert_eq!((ask(&ring), ring.sight(Viewer::Public).button), (Ask::Hand, Some(seat(3))));
}

#[test]
fn a_joker_drawn_for_the_button_goes_back_and_another_card_is_drawn() {
    for id in ["ca/lowball", "ca/kansas-city-lowball", "ca/mexican-poker"] {
        let mut ring = empty(id, "");
        (1..=3).for_each(|n| join(&mut ring, n, 100));
        let card = |text: &str| Input::Card(text.parse::<AnyCard>().unwrap().into());
        told(&mut ring, card("2c"));
        assert_eq!(text(&told(&mut ring, card("X"))), "seat2 X Up; seat2 throws [X] Up", "{id}");
        assert!(matches!(ask(&ring), Ask::Card { to, .. } if to == "seat2"), "{id}");
        assert!(ring.sight(Viewer::Public).spot("seat2").is_empty(), "{id}");
        told(&mut ring, card("Kd"));
        told(&mut ring, card("Qd"));
        assert_eq!(ring.sight(Viewer::Public).button, Some(seat(2)), "{id}");
    }
}

#[test]
fn stud_needs_no_button() {
    let mut ring = empty("ca/razz", "");
    (1..=3).for_each(|n| join(&mut ring, n, 100));
    assert_eq!((ask(&ring), ring.sight(Viewer::Public).button), (Ask::Hand, None));
    let begun = "begun 1 2 3; 1 ante 0.20 reading:ca-forced-amounts; \
                 2 ante 0.20 reading:ca-forced-amounts; 3 ante 0.20 reading:ca-forced-amounts";
    assert_eq!(text(&told(&mut ring, Input::Deal {})), begun);
}

#[test]
fn blinds_are_told_with_their_rules_and_what_was_really_paid() {
    let mut ring = empty(HOLDEM, "");
    join(&mut ring, 1, 100);
    join(&mut ring, 2, 100);
    told(&mut ring, Input::Join { seat: seat(3), buy: Cents::new(150), how: None });
    draw(&mut ring);
    let begun = "button 1 ca:texas-holdem/s5.a; begun 1 2 3; 2 blind 1.00 ca:texas-holdem/s4.e; \
                 3 blind 1.50 ca:texas-holdem/s4.f";
    assert_eq!(text(&told(&mut ring, Input::Deal {})), begun);
}

#[test]
fn between_two_the_button_has_the_small_blind() {
    let mut ring = table("ca/double-board-omaha", "", 2);
    let begun = "button 1 ca:double-board-omaha/3.a; begun 1 2; \
                 1 blind 1.00 reading:ca-newer-heads-up; 2 blind 2.00 ca:double-board-omaha/2";
    assert_eq!(text(&told(&mut ring, Input::Deal {})), begun);
}

#[test]
fn the_three_blinds_of_kansas_city_have_a_rule_each() {
    let mut ring = table("ca/kansas-city-lowball", "", 4);
    let begun = told(&mut ring, Input::Deal {});
    let posts = "1 blind 0.66 ca:kansas-city-lowball/s2.b; \
                 2 blind 1.33 ca:kansas-city-lowball/s2.c; \
                 3 blind 2.00 ca:kansas-city-lowball/s2.d";
    assert!(text(&begun).ends_with(posts), "{}", text(&begun));
}

#[test]
fn match_it_antes_by_the_rule_of_antes() {
    let mut ring = table("ca/match-it", "", 3);
    assert!(text(&told(&mut ring, Input::Deal {})).contains("1 ante 0.20 ca:match-it/s5.d"));
}

#[test]
fn people_come_go_buy_and_move() {
    let mut ring = table(HOLDEM, "", 3);
    play(&mut ring, 1);
    no(&mut ring, come(2, "at-once"), "reading:ca-pot-seats");
    no(&mut ring, come(10, "at-once"), "reading:ca-pot-seats");
    assert!(refused(&mut ring, come(5, "somehow")).is_err());
    let joined = text(&told(&mut ring, come(5, "at-once")));
    assert_eq!(joined, "5 joins 100.00 at-once");
    let bought = told(&mut ring, Input::Buy { seat: seat(5), amount: Cents::dollars(20) });
    assert_eq!(text(&bought), "5 buys 20.00 full");
    told(&mut ring, Input::Move { from: seat(5), to: seat(7) });
    assert_eq!(text(&told(&mut ring, Input::Leave { seat: seat(7) })), "7 leaves 120.00");
    assert!(refused(&mut ring, Input::Leave { seat: seat(7) }).is_err());
    told(&mut ring, Input::Deal {});
    no(&mut ring, Input::Leave { seat: seat(1) }, "reading:ca-chips-between-hands");
    let buy = Input::Buy { seat: seat(1), amount: Cents::dollars(5) };
    no(&mut ring, buy, "reading:ca-chips-between-hands");
}

/// The ways to come back that a menu has, and those of them that are open.
fn ways_back(ring: &Ring, n: u8) -> (Vec<String>, Vec<String>) {
    let menu = ring.menu(seat(n)).into_iter().filter(|choice| choice.verb == Verb::Return);
    let all: Vec<table::Choice> = menu.collect();
    let open = all.iter().filter(|choice| choice.is_open()).map(|c| c.id.to_string()).collect();
    (all.iter().map(|choice| choice.id.to_string()).collect(), open)
}

#[test]
fn who_missed_nothing_simply_comes_back() {
    for variant in crate::variants::all() {
        let id = variant.id;
        let mut ring = table(id, "", 4);
        play(&mut ring, 1);
        told(&mut ring, Input::SitOut { seat: seat(3) });
        let (listed, open) = ways_back(&ring, 3);
        let kills = id == "ca/lowball" || id == "ca/kansas-city-lowball";
        assert_eq!(listed.contains(&"kill".to_owned()), kills, "{id}");
        assert!(!kills || !listed.contains(&"post".to_owned()), "{id}");
        assert_eq!(open, ["play"], "{id}");
        for how in ["post", "wait", "kill"] {
            let refusal = refused(&mut ring, back(3, how)).expect_err(id);
            assert!(refusal.rule.is_some(), "{id}: {refusal}");
        }
        told(&mut ring, back(3, "play"));
    }
    let mut ring = table(HOLDEM, "", 5);
    play(&mut ring, 1);
    told(&mut ring, Input::SitOut { seat: seat(4) });
    no(&mut ring, back(4, "kill"), "ca:texas-holdem/5.a");
    no(&mut ring, back(4, "post"), "ca:texas-holdem/5.a");
    play(&mut ring, 1);
    play(&mut ring, 1);
    assert_eq!(ways_back(&ring, 4).1, ["post", "wait"]);
    no(&mut ring, back(4, "kill"), "ca:texas-holdem/5.a");
    told(&mut ring, back(4, "wait"));
    assert_eq!(ways_back(&ring, 4).1, ["post"], "whoever waits need not say so again");
}

#[test]
fn free_seats_are_offered_between_hands() {
    let mut ring = table(HOLDEM, "", 3);
    let seats = |ring: &Ring, n: u8| -> Vec<u8> {
        let menu = ring.menu(seat(n)).into_iter().filter(table::Choice::is_open);
        menu.filter_map(|choice| choice.to()).map(table::Seat::n).collect()
    };
    assert_eq!(seats(&ring, 2), [4, 5, 6, 7, 8, 9]);
    play(&mut ring, 1);
    let choice = ring.menu(seat(2)).into_iter().find(|choice| choice.verb == Verb::Move);
    let moves = choice.expect("a seat").input(seat(2), None, table::Cards::default());
    assert_eq!(moves, Input::Move { from: seat(2), to: seat(4) });
    no(&mut ring, Input::Move { from: seat(2), to: seat(3) }, "reading:ca-pot-seats");
    no(&mut ring, Input::Move { from: seat(2), to: seat(10) }, "reading:ca-pot-seats");
    told(&mut ring, moves);
    assert_eq!(seats(&ring, 4), [2, 5, 6, 7, 8, 9]);
    told(&mut ring, Input::Deal {});
    assert_eq!(seats(&ring, 1), [0; 0]);
    no(&mut ring, Input::Move { from: seat(1), to: seat(9) }, "reading:ca-pot-seats");
}

#[test]
fn rs1_b_two_players_are_told_that_three_are_needed() {
    let mut ring = empty("ca/kansas-city-lowball", "");
    join(&mut ring, 1, 100);
    join(&mut ring, 2, 100);
    no(&mut ring, Input::Deal {}, "ca:kansas-city-lowball/s1.b");
    join(&mut ring, 3, 100);
    no(&mut ring, Input::Deal {}, stakes("ca/kansas-city-lowball", "").ways().first_rule.id);
}

#[test]
fn who_sat_out_posts_what_was_missed() {
    let mut ring = table(HOLDEM, "", 5);
    play(&mut ring, 1);
    told(&mut ring, Input::SitOut { seat: seat(4) });
    assert!(refused(&mut ring, Input::SitOut { seat: seat(4) }).is_err());
    play(&mut ring, 1);
    play(&mut ring, 1);
    no(&mut ring, back(4, "play"), "ca:texas-holdem/5.a");
    told(&mut ring, back(4, "post"));
    let posts = "4 dead blind 1.00 ca:texas-holdem/5.d; 4 blind 2.00 ca:texas-holdem/5.a";
    let begun = play(&mut ring, 1);
    assert!(begun.contains(posts), "{begun}");
}

#[test]
fn who_waits_is_left_out_with_the_reason() {
    let mut ring = table(HOLDEM, "small=10 big=20", 4);
    (0..4).for_each(|_| drop(play(&mut ring, 1)));
    told(&mut ring, come(6, "wait"));
    let begun = play(&mut ring, 1);
    assert!(begun.starts_with("6 left out ca:texas-holdem/5.b; button 1"), "{begun}");
}

#[test]
fn of_more_than_can_be_dealt_in_some_are_left_out() {
    let mut ring = table("ca/archie", "", 9);
    let begun = text(&told(&mut ring, Input::Deal {}));
    let out = "4 left out ca:archie/s5.b; 5 left out ca:archie/s5.b; button 1";
    assert!(begun.starts_with(out), "{begun}");
    // Of 32 cards one fewer is dealt in.
    let mut ring = table("ca/asian-five-card-stud", "deck=32", 8);
    let begun = text(&told(&mut ring, Input::Deal {}));
    assert!(begun.contains("begun 1 2 3 4 5 6 7;") || begun.contains("left out"), "{begun}");
}

#[test]
fn who_comes_of_a_broken_game_needs_no_full_buy_in() {
    let terms = Setup { buy_in: Cents::dollars(200), kills: KillPots::Off };
    let mut ring = Ring::open(stakes("ca/lowball", ""), terms);
    no(&mut ring, come(1, "at-once"), "ca:lowball/s5.9.b");
    told(&mut ring, come(1, "at-once-from-broken-game"));
}

#[test]
fn newcomers_to_lowball_kill_unless_somebody_objects_to_a_promise() {
    let mut ring = table("ca/lowball", "small=10 big=20", 4);
    play(&mut ring, 1);
    no(&mut ring, come(6, "at-once"), "ca:lowball/4.a");
    no(&mut ring, come(6, "promise-kill"), "ca:lowball/s5.6.b");
    told(&mut ring, come(6, "kill"));
    let said = told(&mut ring, decision(2, "object"));
    assert_eq!(text(&said), "2 objects (object) 0.00 ca:lowball/7.b");
    assert!(refused(&mut ring, decision(2, "object")).is_err());
    no(&mut ring, come(7, "promise-kill"), "ca:lowball/s5.6.b");
    told(&mut ring, decision(2, "consent"));
    told(&mut ring, come(7, "promise-kill"));
    let begun = play(&mut ring, 1);
    assert!(begun.contains("6 kill blind 20.00 ca:lowball/4.b"), "{begun}");
    assert!(begun.contains("begun 1 2 3 4 6 7"), "{begun}");
}

#[test]
fn a_kill_that_is_owed_may_be_refused_and_bars() {
    let mut ring = table("ca/lowball", "small=10 big=20", 4);
    play(&mut ring, 2);
    assert_eq!(ring.sight(Viewer::Public).figure("legs"), Some("2"));
    play(&mut ring, 2);
    assert_eq!(ring.sight(Viewer::Public).figure("kill_due"), Some("2"));
    no(&mut ring, Input::SitOut { seat: seat(2) }, "ca:lowball/s5.7.a");
    let refused = told(&mut ring, decision(2, "refuse-kill"));
    assert_eq!(text(&refused), "2 Declined Kill ca:lowball/s5.7.b");
    let begun = play(&mut ring, 1);
    assert!(begun.starts_with("2 left out ca:lowball/s5.7.b"), "{begun}");
    no(&mut ring, back(2, "play"), "ca:lowball/s5.7.b");
    told(&mut ring, back(2, "kill"));
    assert!(play(&mut ring, 1).contains("2 kill blind"), "posted at last");
}

#[test]
fn the_button_of_asian_stud_is_kept_taken_and_refused() {
    let mut ring = table("ca/asian-five-card-stud", "", 4);
    play(&mut ring, 1);
    no(&mut ring, decision(2, "keep-button"), "ca:asian-five-card-stud/2.b");
    let kept = told(&mut ring, decision(1, "keep-button"));
    let rule = "ca:asian-five-card-stud/2.b";
    assert_eq!(text(&kept), format!("1 Took Button {rule}; button 1 {rule}"));
    play(&mut ring, 1);
    no(&mut ring, decision(1, "keep-button"), rule);
    no(&mut ring, decision(3, "take-button"), "ca:asian-five-card-stud/2.a");
    told(&mut ring, decision(2, "take-button"));
    let refused = told(&mut ring, decision(2, "refuse-button"));
    let rule = "ca:asian-five-card-stud/2.a";
    assert_eq!(text(&refused), format!("2 Declined Button {rule}; button 3 {rule}"));
    let mut ring = table(HOLDEM, "", 3);
    no(&mut ring, decision(1, "refuse-button"), "ca:texas-holdem/s5.a");
    no(&mut ring, decision(1, "take-button"), "ca:texas-holdem/s5.a");
}

#[test]
fn without_an_ante_there_are_no_cards() {
    let mut ring = table("ca/razzdeucey", "", 4);
    told(&mut ring, decision(3, "no-ante"));
    let begun = play(&mut ring, 1);
    assert!(begun.starts_with("3 left out ca:razzdeucey/1.a; begun 1 2 4"), "{begun}");
    assert!(play(&mut ring, 1).contains("begun 1 2 3 4"));
    no(&mut table(HOLDEM, "", 3), decision(1, "no-ante"), "ca:texas-holdem/s4.a");
}

#[test]
fn nobody_straddles() {
    let mut ring = table(HOLDEM, "", 3);
    let straddle = ring.stakes().variant.cites.straddle.id;
    no(&mut ring, decision(1, "straddle"), straddle);
    told(&mut ring, Input::Deal {});
    no(&mut ring, decision(1, "straddle 4.00"), straddle);
}

#[test]
fn a_ring_banks_nothing_and_takes_a_whole_deck() {
    let mut ring = table(HOLDEM, "", 3);
    no(&mut ring, Input::Close {}, "ca:texas-holdem/s4.a");
    no(&mut ring, Input::Throw("3 4".into()), "ca:texas-holdem/s4.a");
    let shoe = NewShoe { commitment: Some("hash".into()), ..NewShoe::default() };
    told(&mut ring, Input::Shoe(shoe.clone()));
    let marked = NewShoe { marker: Some(3), ..shoe.clone() };
    no(&mut ring, Input::Shoe(marked), ring_deck());
    told(&mut ring, Input::Deal {});
    no(&mut ring, Input::Shoe(shoe), ring_deck());
}

fn ring_deck() -> &'static str {
    stakes(HOLDEM, "").variant.cites.deck.id
}

#[test]
fn a_void_hand_leaves_everything_as_before_the_deal() {
    let mut ring = table(HOLDEM, "", 4);
    play(&mut ring, 1);
    told(&mut ring, Input::SitOut { seat: seat(4) });
    let before = ring.carried().state;
    told(&mut ring, Input::Deal {});
    super::testing::deal(&mut ring);
    let ruling = table::Ruling {
        rule: "ca:texas-holdem/s6.3.b".into(),
        count: Some(2),
        ..table::Ruling::default()
    };
    told(&mut ring, Input::Rule(ruling));
    told(&mut ring, Input::Settle {});
    assert_eq!(ring.carried().state, before);
    told(&mut ring, Input::Clear {});
    assert_eq!(ring.sight(Viewer::Public).figure("hands"), Some("1"));
    // Who comes meanwhile stays.
    told(&mut ring, Input::Deal {});
    join(&mut ring, 6, 50);
    told(&mut ring, Input::SitOut { seat: seat(1) });
    super::testing::deal(&mut ring);
    let ruling =
        table::Ruling { rule: "ca:asian-five-card-stud/11.c".into(), ..table::Ruling::default() };
    told(&mut ring, Input::Rule(ruling));
    told(&mut ring, Input::Settle {});
    let sight = ring.sight(Viewer::Public);
    assert_eq!(sight.chairs.len(), 5);
    assert_eq!(ring.sitting().expect("people").chair(1).expect("a chair").chips.plain(), "103.00");
    told(&mut ring, Input::Clear {});
    let away = |n: u8| {
        let sight = ring.sight(Viewer::Public);
        sight.chair(seat(n)).expect("a chair").standing == "away"
    };
    assert_eq!([away(1), away(4), away(6)], [true, true, false]);
}

#[test]
fn a_ring_goes_on_from_what_it_carried() {
    let mut ring = table(HOLDEM, "", 4);
    play(&mut ring, 1);
    told(&mut ring, Input::SitOut { seat: seat(4) });
    let carried = ring.carried();
    let json = serde_json::to_string(&carried).expect("json");
    let read = serde_json::from_str(&json).expect("carried");
    let mut other = Ring::resume(stakes(HOLDEM, ""), Setup::default(), &read).expect("a ring");
    assert_eq!(other.carried(), carried);
    assert_eq!(play(&mut other, 2), play(&mut ring, 2));
    assert_eq!(other.carried(), ring.carried());
    let wrong = Ring::resume(stakes("ca/razz", ""), Setup::default(), &carried);
    assert!(wrong.is_err(), "of another table");
    told(&mut ring, Input::Deal {});
    let midst = Ring::resume(stakes(HOLDEM, ""), Setup::default(), &ring.carried());
    let refusal: Refusal = midst.expect_err("in the midst of a hand");
    assert_eq!(refusal.rule.map(|rule| rule.id), Some("ca:texas-holdem/s4.h"));
}

#[test]
fn cards_half_drawn_for_the_button_are_carried() {
    let mut ring = empty(HOLDEM, "");
    join(&mut ring, 1, 100);
    join(&mut ring, 2, 100);
    told(&mut ring, Input::Card("2c".parse::<AnyCard>().unwrap().into()));
    let carried = ring.carried();
    let mut other = Ring::resume(stakes(HOLDEM, ""), Setup::default(), &carried).expect("a ring");
    assert_eq!(ask(&other), ask(&ring));
    told(&mut other, Input::Card("3c".parse::<AnyCard>().unwrap().into()));
    assert_eq!(other.sight(Viewer::Public).button, Some(seat(2)));
}
