//! Section 11 of the British book, 11.49 to 11.63: how Ultimate Texas Hold 'Em goes, rule by
//! rule.
//!
//! Rules: uk:

use super::tests::{
    LOWER, PAIR, STRAIGHT, THREE, ULTIMATE, act, asked, deal, no_card, refuses, seat, show_all,
    sit,
};
use crate::check::{breach, check, open, play, refused};
use crate::testing::Looks as _;
use law::uk;
use table::{Table, Verbs as _, Viewer, What};

/// Ante and Blind of 10 at seats 1 and 2, and the Initial Deal.
fn dealt(set: &str) -> Box<dyn Table> {
    let bets = [(1, "ante", 10), (1, "blind", 10), (2, "ante", 10), (2, "blind", 10)];
    let mut table = sit(ULTIMATE, set, &bets);
    deal(table.as_mut(), "Ah Ad 3c 4d Kc Qd");
    table
}

/// The same, both having checked, and the Flop.
fn flopped() -> Box<dyn Table> {
    let mut table = dealt("");
    act(table.as_mut(), 1, "check");
    act(table.as_mut(), 2, "check");
    deal(table.as_mut(), "2c 7d 9h");
    table
}

/// The same, both having checked again, with Turn and River.
fn rivered() -> Box<dyn Table> {
    let mut table = flopped();
    act(table.as_mut(), 1, "check");
    act(table.as_mut(), 2, "check");
    deal(table.as_mut(), "Ts 5d");
    table
}

/// What lies on Play.
fn play_wagers(table: &dyn Table) -> Vec<(u8, String)> {
    let lying = table.lying();
    let play = lying.iter().filter(|lies| lies.wager == "play");
    play.map(|lies| (lies.seat.n(), lies.amount.plain())).collect()
}

#[test]
fn r11_49_ante_and_blind_are_equal_and_down_before_the_deal() {
    for bets in ["ante 10", "blind 10", "ante 10, blind 9.99", "ante 10, blind 10.01"] {
        refused(ULTIMATE, "", &format!("1: {bets}"), "uk:11.49");
    }
    // Both of one player.
    refused(ULTIMATE, "", "1: ante 10 | 2: blind 10", "uk:11.49");
    refused(ULTIMATE, "", "1: ante 10, blind 10 | seat1 Ah", "uk:11.10");
    refused(ULTIMATE, "", "1: ante 10, blind 10, play 10", "uk:11.49");
    let mut table = dealt("");
    let back = table.withdraw(seat(1), "blind").expect_err("a card is out");
    assert_eq!(back.rule, Some(uk::R11_49));
}

#[test]
fn r11_50_trips_bonus_goes_with_ante_and_blind() {
    refused(ULTIMATE, "", "1: trips 5", "uk:11.50");
    refused(ULTIMATE, "", "1: ante 10, blind 10 | 2: trips 5", "uk:11.50");
    // Of any amount within the limits, whatever the Ante.
    let with = |trips: &str| format!("1: ante 10, blind 10, trips {trips} | seat1 Ah");
    for (set, below, least, most, above) in [
        ("min=5 max=100", "4.99", "5", "100", "100.01"),
        ("min=5 max=100 side_min=6 side_max=50", "5.99", "6", "50", "50.01"),
    ] {
        refused(ULTIMATE, set, &with(below), "uk:11.5");
        refused(ULTIMATE, set, &with(least), "uk:11.10");
        refused(ULTIMATE, set, &with(most), "uk:11.10");
        refused(ULTIMATE, set, &with(above), "uk:11.5");
    }
    for wider in ["side_min=4.99", "side_max=100.01"] {
        let wrong = breach(ULTIMATE, &format!("min=5 max=100 {wider}"));
        assert!(wrong.contains("(uk:11.50)"), "{wrong}");
    }
    // Whatever the dealer has: three nines lose to three kings and are paid on Trips.
    let round = "1: ante 10, blind 10, trips 7 | act 1 play 30 \
                 | seat1 9h 9d | board 9c 6s 4h 2c Kd | dealer Ks Kc";
    let lines = "1 ante loses 10; 1 play loses 30; 1 blind loses 10; 1 trips wins 21 uk:11.72";
    check(ULTIMATE, "", round, lines);
    assert_eq!(breach(ULTIMATE, "offers.trips=false"), "");
}

#[test]
fn r11_51_communal_cards_lie_face_down_or_come_when_needed() {
    let bets = [(1, "ante", 10), (1, "blind", 10)];
    let mut early = sit(ULTIMATE, "communal=early", &bets);
    deal(early.as_mut(), "Ah Ad Kc Qd");
    for card in ["2c", "7d", "9h", "Ts", "5d"] {
        assert_eq!(asked(early.as_ref()), "board down");
        deal(early.as_mut(), card);
    }
    assert_eq!(asked(early.as_ref()), "1: play 40.00, play 30.00, check");
    // Nobody has seen them.
    for viewer in [Viewer::Public, Viewer::Seat(seat(1))] {
        let seen = |event: &What| match event {
            What::Dealt { to, card, .. } => to == "board" && card.is_known(),
            _ => false,
        };
        assert!(!early.whats(viewer).iter().any(seen));
    }
    no_card(early.as_mut(), "uk:11.52");
    act(early.as_mut(), 1, "check");
    let mut shown = Vec::new();
    while let Ok(card) = early.turn() {
        shown.push(card.to_string());
    }
    assert_eq!(shown, ["2c", "7d", "9h"]);
    assert_eq!(asked(early.as_ref()), "1: play, check");
    let mut late = sit(ULTIMATE, "", &bets);
    deal(late.as_mut(), "Ah Ad Kc Qd");
    assert_eq!(asked(late.as_ref()), "1: play 40.00, play 30.00, check");
    no_card(late.as_mut(), "uk:11.52");
    assert!(breach(ULTIMATE, "communal=never").contains("(uk:11.51)"));
}

#[test]
fn r11_51_both_ways_settle_alike() {
    let bets = "1: ante 10, blind 10, trips 1";
    for acts in
        ["act 1 play 40", "act 1 check | act 1 play 20", "act 1 check | act 1 check | act 1 fold"]
    {
        for cards in [STRAIGHT, LOWER, THREE] {
            let round = format!("{bets} | {acts} | {cards}");
            let settle = |set: &str| {
                let mut table = open(ULTIMATE, set);
                play(table.as_mut(), &round).expect("settled")
            };
            assert_eq!(settle("communal=early"), settle("communal=late"), "{round}");
        }
    }
}

#[test]
fn r11_52_before_the_flop_three_or_four_times_the_ante() {
    let mut table = dealt("");
    assert_eq!(asked(table.as_ref()), "1: play 40.00, play 30.00, check");
    for amount in ["10", "20", "29.99", "30.01", "35", "39.99", "40.01", "50", "0", "x"] {
        refuses(table.as_mut(), 1, &format!("play {amount}"), "uk:11.52");
    }
    // Which of the two has to be said.
    for other in ["play", "fold", "call", "raise"] {
        refuses(table.as_mut(), 1, other, "uk:11.52");
    }
    act(table.as_mut(), 1, "play 30");
    act(table.as_mut(), 2, "play 40");
    assert_eq!(play_wagers(table.as_ref()), [(1, "30.00".into()), (2, "40.00".into())]);
}

#[test]
fn r11_53_play_before_the_flop_is_final() {
    let mut table = dealt("");
    act(table.as_mut(), 1, "play 30");
    for again in ["play 30", "play 40", "check"] {
        refuses(table.as_mut(), 1, again, "uk:11.53");
    }
    act(table.as_mut(), 2, "check");
    deal(table.as_mut(), "2c 7d 9h");
    for again in ["play 20", "play 10", "check"] {
        refuses(table.as_mut(), 1, again, "uk:11.53");
    }
    assert_eq!(asked(table.as_ref()), "2: play, check");
    act(table.as_mut(), 2, "check");
    deal(table.as_mut(), "Ts 5d");
    for again in ["play 10", "fold"] {
        refuses(table.as_mut(), 1, again, "uk:11.53");
    }
    assert!(table.withdraw(seat(1), "play").is_err());
    assert_eq!(play_wagers(table.as_ref()), [(1, "30.00".into())]);
}

#[test]
fn r11_54_whoever_checks_stays_in() {
    let mut table = dealt("");
    act(table.as_mut(), 1, "check");
    assert_eq!(play_wagers(table.as_ref()), []);
    act(table.as_mut(), 2, "play 40");
    deal(table.as_mut(), "2c 7d 9h");
    assert_eq!(asked(table.as_ref()), "1: play, check");
}

#[test]
fn r11_55_the_flop_comes_when_all_have_decided() {
    let mut table = dealt("");
    act(table.as_mut(), 1, "check");
    no_card(table.as_mut(), "uk:11.52");
    act(table.as_mut(), 2, "check");
    for card in ["2c", "7d", "9h"] {
        assert_eq!(asked(table.as_ref()), "board up");
        deal(table.as_mut(), card);
    }
    no_card(table.as_mut(), "uk:11.57");
}

#[test]
fn r11_56_whoever_has_no_play_wager_checks_or_bets() {
    let mut table = dealt("");
    act(table.as_mut(), 1, "play 40");
    act(table.as_mut(), 2, "check");
    deal(table.as_mut(), "2c 7d 9h");
    assert_eq!(asked(table.as_ref()), "2: play, check");
    // Nobody is asked when all have one.
    let mut table = dealt("");
    act(table.as_mut(), 1, "play 40");
    act(table.as_mut(), 2, "play 30");
    deal(table.as_mut(), "2c 7d 9h Ts 5d");
    assert_eq!(asked(table.as_ref()), "show dealer");
}

#[test]
fn r11_57_after_the_flop_twice_the_ante() {
    let mut table = flopped();
    for amount in ["10", "19.99", "20.01", "30", "40"] {
        refuses(table.as_mut(), 1, &format!("play {amount}"), "uk:11.57");
    }
    refuses(table.as_mut(), 1, "fold", "uk:11.57");
    act(table.as_mut(), 1, "play 20");
    refuses(table.as_mut(), 1, "play 20", "uk:11.57");
    act(table.as_mut(), 2, "play");
    assert_eq!(play_wagers(table.as_ref()), [(1, "20.00".into()), (2, "20.00".into())]);
    deal(table.as_mut(), "Ts 5d");
    assert_eq!(asked(table.as_ref()), "show dealer");
}

#[test]
fn r11_58_whoever_checks_again_stays_in() {
    let mut table = rivered();
    assert_eq!(play_wagers(table.as_ref()), []);
    assert_eq!(asked(table.as_ref()), "1: play, fold");
    act(table.as_mut(), 1, "play");
    assert_eq!(asked(table.as_ref()), "2: play, fold");
}

#[test]
fn r11_59_turn_and_river_come_together() {
    let mut table = flopped();
    act(table.as_mut(), 1, "check");
    no_card(table.as_mut(), "uk:11.57");
    act(table.as_mut(), 2, "play 20");
    for card in ["Ts", "5d"] {
        assert_eq!(asked(table.as_ref()), "board up");
        deal(table.as_mut(), card);
    }
    no_card(table.as_mut(), "uk:11.60");
}

#[test]
fn r11_60_whoever_has_no_play_wager_bets_or_folds() {
    let mut table = rivered();
    refuses(table.as_mut(), 2, "play 10", "uk:11.60");
    refuses(table.as_mut(), 1, "check", "uk:11.60");
    act(table.as_mut(), 1, "fold");
    assert_eq!(asked(table.as_ref()), "2: play, fold");
    for again in ["play 10", "fold"] {
        refuses(table.as_mut(), 1, again, "uk:11.60");
    }
}

#[test]
fn r11_61_after_the_river_once_the_ante() {
    let mut table = rivered();
    for amount in ["9.99", "10.01", "20", "30", "40"] {
        refuses(table.as_mut(), 1, &format!("play {amount}"), "uk:11.61");
    }
    act(table.as_mut(), 1, "play 10");
    act(table.as_mut(), 2, "play");
    assert_eq!(play_wagers(table.as_ref()), [(1, "10.00".into()), (2, "10.00".into())]);
}

#[test]
fn r11_62_a_fold_loses_all_but_a_trips_hand() {
    let round = |cards: &str, trips: &str| {
        let bets = "1: ante 10, blind 10, trips 5";
        let acts = "act 1 check | act 1 check | act 1 fold";
        let lines = format!("1 ante loses 10 uk:11.62; 1 blind loses 10 uk:11.62; {trips}");
        check(ULTIMATE, "", &format!("{bets} | {acts} | {cards}"), &lines);
    };
    round(PAIR, "1 trips loses 5 uk:11.74");
    round(THREE, "1 trips wins 15 uk:11.72");
    round(STRAIGHT, "1 trips wins 20 uk:11.72");
    // Without Trips nothing is left to look at.
    let bets = "1: ante 10, blind 10 | act 1 check | act 1 check | act 1 fold";
    let lines = "1 ante loses 10 uk:11.62; 1 blind loses 10 uk:11.62";
    check(ULTIMATE, "", &format!("{bets} | {STRAIGHT}"), lines);
    let mut table = rivered();
    act(table.as_mut(), 1, "fold");
    act(table.as_mut(), 2, "fold");
    assert_eq!(asked(table.as_ref()), "settlement");
}

#[test]
fn r11_63_the_dealer_shows_when_all_have_decided() {
    let mut table = rivered();
    act(table.as_mut(), 1, "play");
    assert!(table.show().is_err());
    act(table.as_mut(), 2, "fold");
    for card in ["Kc", "Qd"] {
        assert_eq!(asked(table.as_ref()), "show dealer");
        assert_eq!(table.turn().expect("a card").to_string(), card);
    }
    assert_eq!(asked(table.as_ref()), "show seat1");
    show_all(table.as_mut());
    assert_eq!(asked(table.as_ref()), "settlement");
}
