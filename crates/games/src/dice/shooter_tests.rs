//! Who throws: 8.8 to 8.10 and 8.14 to 8.16 of the British book.
//!
//! Rules: uk:

use super::testing::{no, pays, point, session, shooter, way};
use table::Verbs as _;

/// Who throws after a session.
#[track_caller]
fn throws_next(play: &str) -> String {
    shooter(session(play).as_ref())
}

/// Three players with box numbers that outlive a hand.
const THREE: &str = "1: win-line 10, place-lose-4 10 | 2: place-lose-4 10 | 3: place-lose-4 10";

#[test]
fn r8_8_dice_begin_at_the_left_of_the_boxman_and_go_clockwise() {
    assert_eq!(throws_next(""), "seat 1");
    assert_eq!(throws_next(THREE), "seat 1");
    assert_eq!(throws_next(&format!("{THREE} | pass 1")), "seat 2");
    assert_eq!(throws_next(&format!("{THREE} | pass 1 | pass 2")), "seat 3");
    // Nobody here accepts: somebody throws who has no wager here, or one who thinks better of it.
    let nobody = format!("{THREE} | pass 1 | pass 2 | pass 3");
    assert_eq!(throws_next(&nobody), "another player");
    assert_eq!(throws_next(&format!("{nobody} | shoot 2")), "seat 2");
}

#[test]
fn r8_8_empty_places_are_passed_over() {
    let two = "3: win-line 10 | 5: win-line 10";
    assert_eq!(throws_next(&format!("{two} | shoot 3")), "seat 3");
    assert_eq!(throws_next(&format!("{two} | pass 1")), "seat 3");
    assert_eq!(throws_next(&format!("{two} | pass 1 | pass 3")), "seat 5");
    no(&format!("{two} | shoot 5"), "uk:8.9");
    no(&format!("1: field 5 | {two} | shoot 3"), "uk:8.9");
}

#[test]
fn r8_9_dice_given_up_go_to_the_left() {
    let made = format!("{THREE} | throw 4 5 | throw 3 6");
    assert_eq!(throws_next(&made), "seat 1");
    assert_eq!(throws_next(&format!("{made} | pass 1")), "seat 2");
    assert_eq!(throws_next(&format!("{made} | pass 1 | pass 2")), "seat 3");
    no(&format!("{made} | shoot 2"), "uk:8.9");
    no(&format!("{made} | pass 1 | shoot 3"), "uk:8.9");
    // From the last place round to the first.
    let last = format!("{THREE} | pass 1 | pass 2 | 3: win-line 10 | throw 4 5 | throw 3 6");
    assert_eq!(throws_next(&last), "seat 3");
    assert_eq!(throws_next(&format!("{last} | pass 3")), "seat 1");
    // A throw ends the offer: the next one goes all the way round again.
    let again = format!("{THREE} | pass 1 | 2: win-line 10 | throw 5 6 | pass 2 | pass 3");
    assert_eq!(throws_next(&again), "seat 1");
    assert_eq!(throws_next(&format!("{again} | pass 1")), "another player");
}

#[test]
fn r8_10_shooter_has_money_on_a_line() {
    for other in ["field 10", "hardway-2-2 10", "place-win-6 10", "any-craps 10"] {
        no(&format!("1: {other} | throw 2 4"), "uk:8.10");
    }
    // Another player's line is not his.
    no("1: field 10 | 2: win-line 10 | throw 2 4", "uk:8.10");
    pays("1: win-line 10 | throw 2 4", "1 win-line stands 0");
    pays("1: dont-win-line 10 | throw 2 4", "1 dont-win-line stands 0");
    pays(
        "1: field 10 | 2: win-line 10 | pass 1 | throw 2 3",
        "1 field loses 10; 2 win-line stands 0",
    );
    // On every come-out roll again.
    no(&format!("{THREE} | throw 4 5 | throw 3 6 | throw 3 6"), "uk:8.10");
}

#[test]
fn r8_10_is_tested_on_come_out_rolls() {
    // Reading uk-dice-shooter.
    let down = "1: dont-win-line 10 | throw 2 4 | take 1 dont-win-line | throw 4 5";
    pays(down, "1 dont-win-line returned 0 reading:uk-dice-take-down");
    assert_eq!(throws_next(&format!("{down} | throw 3 3")), "seat 1");
    no(&format!("{down} | throw 3 3 | throw 2 4"), "uk:8.10");
    // Whose wagers are not followed here is not asked for any.
    pays("2: field 10 | pass 1 | pass 2 | throw 1 3", "2 field wins 10");
}

#[test]
fn r8_9_dice_of_somebody_who_no_longer_plays_go_to_the_next_player() {
    // Seat 1 has the dice and no wager: seat 4 throws, and is the shooter from then on.
    pays("4: win-line 10 | throw 2 4", "4 win-line stands 0");
    assert_eq!(throws_next("4: win-line 10 | throw 2 4"), "seat 4");
    no("4: win-line 10 | throw 2 4 | pass 4", "uk:8.15");
    // The next player is the one to the left, who must have a line: nobody else's will do.
    pays("3: win-line 10 | 5: field 10 | throw 1 2", "3 win-line loses 10; 5 field wins 10");
    no("3: field 10 | 5: win-line 10 | throw 1 2", "uk:8.10");
    // A shooter who plays keeps them, line or no line.
    no("1: field 10 | 4: win-line 10 | throw 1 2", "uk:8.10");
}

#[test]
fn r8_14_loser_7_takes_the_dice() {
    for set in [4, 5, 6, 8, 9, 10] {
        let two = "1: win-line 10 | 2: dont-win-line 10";
        let lost = format!("{two} | throw {} | throw 3 4", way(set));
        assert_eq!(throws_next(&lost), "seat 2");
        let back = format!("{lost} | 1: win-line 10 | 2: win-line 10 | throw 2 4 | throw 1 6");
        assert_eq!(throws_next(&back), "seat 1");
    }
    // Clockwise, over places where nobody plays.
    let far = "1: win-line 10 | 4: field 5, hardway-2-2 5 | 7: hardway-2-2 5";
    assert_eq!(throws_next(&format!("{far} | throw 4 5 | throw 3 4")), "seat 4");
    let last = "1: hardway-2-2 5 | 4: win-line 10 | pass 1 | throw 4 5 | throw 3 4";
    assert_eq!(throws_next(last), "seat 1");
    // Alone he is next again; from somebody unknown they come to the first player.
    assert_eq!(throws_next("1: win-line 10 | throw 4 5 | throw 3 4"), "seat 1");
    let unknown = "2: place-win-6 6 | 3: place-win-6 6 | pass 1 | pass 2 | pass 3";
    assert_eq!(throws_next(&format!("{unknown} | throw 4 5 | throw 3 4")), "seat 2");
}

#[test]
fn r8_14_no_other_throw_takes_the_dice() {
    let two = "1: win-line 10 | 2: win-line 10";
    for sum in 2..=12 {
        // A 7 on the come-out roll neither.
        assert_eq!(throws_next(&format!("{two} | throw {}", way(sum))), "seat 1", "{sum}");
        let next = throws_next(&format!("{two} | throw 4 5 | throw {}", way(sum)));
        assert_eq!(next, if sum == 7 { "seat 2" } else { "seat 1" }, "{sum}");
    }
}

#[test]
fn r8_15_shooter_with_a_point_throws_on() {
    let two = "1: win-line 10 | 2: win-line 10";
    for set in [4, 5, 6, 8, 9, 10] {
        let pointed = format!("{two} | throw {}", way(set));
        no(&format!("{pointed} | pass 1"), "uk:8.15");
        no(&format!("{pointed} | throw 5 6 | pass 1"), "uk:8.15");
        no(&format!("{pointed} | shoot 2"), "uk:8.9");
        let repeated = format!("{pointed} | throw {} | 2: field 5", way(set));
        assert_eq!(throws_next(&repeated), "seat 1");
        assert_eq!(throws_next(&format!("{repeated} | pass 1")), "seat 2");
    }
}

#[test]
fn r8_16_shooter_passes_or_keeps_the_dice() {
    let two = "1: win-line 10 | 2: hardway-2-2 10";
    for decided in ["1 1", "1 2", "5 6", "6 6"] {
        let thrown = format!("{two} | throw {decided}");
        assert_eq!(throws_next(&thrown), "seat 1");
        assert_eq!(throws_next(&format!("{thrown} | shoot 1")), "seat 1");
        assert_eq!(throws_next(&format!("{thrown} | pass 1")), "seat 2");
    }
    no(&format!("{two} | pass 2"), "uk:8.16");
    // Between hands, not while the dice roll.
    let mut table = session(two);
    table.close().expect("closed");
    let late = table.decide(table::Seat::FIRST, "pass").expect_err("too late");
    assert_eq!(late.rule.map(|rule| rule.id), Some("uk:8.16"));
    let odd = session(two).decide(table::Seat::FIRST, "dance").expect_err("no such act");
    assert_eq!(odd.rule.map(|rule| rule.id), Some("uk:8.16"));
}

#[test]
fn r8_16_boxman_directs_the_dice() {
    let two = "1: win-line 10 | 2: win-line 10";
    assert_eq!(throws_next(&format!("{two} | ruled uk:8.16")), "seat 2");
    // With a point too, which stays.
    let pointed = format!("{two} | throw 4 5 | ruled uk:8.16");
    assert_eq!(throws_next(&pointed), "seat 2");
    assert_eq!(point(session(&pointed).as_ref()), 9);
    pays(&format!("{pointed} | throw 3 6"), "1 win-line wins 10; 2 win-line wins 10");
    assert_eq!(throws_next(&format!("{pointed} | throw 3 4")), "seat 1");
    assert_eq!(throws_next("1: win-line 10 | throw 4 5 | ruled uk:8.16"), "another player");
    no(&format!("{two} | ruled uk:8.15"), "uk:8.16");
}
