//! Section 11 of the British book, 11.64 to 11.76: how Ultimate Texas Hold 'Em is settled, rule
//! by rule.
//!
//! Rules: uk:

use super::tests::{
    ABOVE_HIGH, ALIKE, ALIKE_HIGH, BELOW_HIGH, FLUSH, FOUR, FULL_HOUSE, LOWER, PAIR, ROYAL,
    STRAIGHT, STRAIGHT_FLUSH, THREE, TWO_PAIRS, ULTIMATE,
};
use crate::check::{breach, check, open, play, written};

/// Ante, Blind and a Play wager of three times as much.
#[track_caller]
fn game(cards: &str, expected: &str) {
    check(ULTIMATE, "", &format!("1: ante 10, blind 10 | act 1 play 30 | {cards}"), expected);
}

/// The line of one wager of 10, or of 1 on Trips Bonus.
#[track_caller]
fn line(set: &str, cards: &str, wager: &str, expected: &str) {
    let bets = "1: ante 10, blind 10, trips 1 | act 1 play 30";
    let settled = play(open(ULTIMATE, set).as_mut(), &format!("{bets} | {cards}"));
    let lines = settled.unwrap_or_else(|refusal| panic!("{refusal}")).lines;
    let found = lines.iter().find(|line| line.wager == wager).map(written);
    assert_eq!(found, Some(format!("1 {wager} {expected}")), "{cards}");
}

/// Every kind of hand from a royal flush to a straight.
const PAID: [&str; 6] = [ROYAL, STRAIGHT_FLUSH, FOUR, FULL_HOUSE, FLUSH, STRAIGHT];

/// The options that better a row, in the same order.
const ROWS: [&str; 6] =
    ["royal-flush", "straight-flush", "four-of-a-kind", "full-house", "flush", "straight"];

#[test]
fn r11_64_the_dealer_qualifies_with_a_pair() {
    // Ace high is too little, a pair of twos enough; the board may make it.
    line("", ABOVE_HIGH, "ante", "pushes 0 uk:11.75");
    line("", "seat1 9c 8d | board Ah Kc 9d 7s 2h | dealer 2c 3d", "ante", "wins 10 uk:11.68");
    line("", "seat1 9c 8d | board Ah Kc 9d 2s 2h | dealer 4c 3d", "ante", "wins 10 uk:11.68");
    line("", LOWER, "ante", "loses 10 uk:11.67");
}

#[test]
fn r11_65_each_player_is_compared_in_turn() {
    let round = "1: ante 10, blind 10 | 2: ante 10, blind 10 | 3: ante 10, blind 10 \
                 | act 1 play 30 | act 2 play 40 | act 3 play 40 \
                 | seat1 9h 3d | seat2 Qs 3s | seat3 Jh 3h | board 9c 6s 4h 2c Kd | dealer 8h 8s";
    let lines = "3 ante loses 10 uk:11.67; 3 play loses 40 uk:11.67; 3 blind loses 10 uk:11.67; \
                 2 ante loses 10 uk:11.67; 2 play loses 40 uk:11.67; 2 blind loses 10 uk:11.67; \
                 1 ante wins 10 uk:11.68; 1 play wins 30 uk:11.68; 1 blind pushes 0 uk:11.69";
    check(ULTIMATE, "", round, lines);
}

#[test]
fn r11_66_equal_to_a_qualified_dealer_all_go_back() {
    game(ALIKE, "1 ante pushes 0 uk:11.66; 1 play pushes 0 uk:11.66; 1 blind pushes 0 uk:11.66");
    // Even with a straight, which the Blind would pay.
    let straight = "seat1 2h 3d | board Ts Jc Qd Kh 9h | dealer 2d 3h";
    game(
        straight,
        "1 ante pushes 0 uk:11.66; 1 play pushes 0 uk:11.66; 1 blind pushes 0 uk:11.66",
    );
}

#[test]
fn r11_67_below_a_qualified_dealer_all_lose() {
    game(LOWER, "1 ante loses 10 uk:11.67; 1 play loses 30 uk:11.67; 1 blind loses 10 uk:11.67");
}

#[test]
fn r11_68_above_a_qualified_dealer_ante_and_play_win() {
    game(PAIR, "1 ante wins 10 uk:11.68; 1 play wins 30 uk:11.68; 1 blind pushes 0 uk:11.69");
    for wager in ["ante", "play"] {
        let posted = |odds| format!("odds.{wager}.player-is-higher={odds}");
        assert!(breach(ULTIMATE, &posted("99:100")).contains("(uk:11.68)"), "{wager}");
        assert_eq!(breach(ULTIMATE, &posted("1:1")), "");
        assert_eq!(breach(ULTIMATE, &posted("101:100")), "");
    }
    let better = "odds.play.player-is-higher=2:1";
    line(better, PAIR, "play", "wins 60 uk:11.68");
}

#[test]
fn r11_69_below_a_straight_the_blind_goes_back() {
    for cards in [PAIR, TWO_PAIRS, THREE] {
        line("", cards, "blind", "pushes 0 uk:11.69");
    }
}

#[test]
fn r11_70_the_blind_pays_a_winner_by_its_hand() {
    for (cards, pays) in PAID.into_iter().zip(["5000", "500", "100", "30", "15", "10"]) {
        line("", cards, "blind", &format!("wins {pays} uk:11.70"));
    }
    let odds = [(500, 1), (50, 1), (10, 1), (3, 1), (3, 2), (1, 1)];
    for (row, (gain, unit)) in ROWS.into_iter().zip(odds) {
        let posted = |gain: u32| format!("odds.blind.{row}={gain}:{}", 10 * unit);
        assert!(breach(ULTIMATE, &posted(10 * gain - 1)).contains("(uk:11.70)"), "{row}");
        assert_eq!(breach(ULTIMATE, &posted(10 * gain)), "");
        assert_eq!(breach(ULTIMATE, &posted(10 * gain + 1)), "");
    }
    // 3 to 2 on five cents are 7.5: a minimum is rounded up.
    let round = format!("1: ante 0.05, blind 0.05 | act 1 play 0.15 | {FLUSH}");
    check(ULTIMATE, "", &round, "1 ante wins 0.05; 1 play wins 0.15; 1 blind wins 0.08 uk:11.70");
}

#[test]
fn r11_71_below_an_unqualified_dealer_play_and_blind_lose() {
    game(
        BELOW_HIGH,
        "1 ante pushes 0 uk:11.75; 1 play loses 30 uk:11.71; 1 blind loses 10 uk:11.71",
    );
}

#[test]
fn r11_72_trips_bonus_pays_at_least_the_list() {
    for (cards, pays) in PAID.into_iter().zip([50, 40, 20, 7, 6, 4]) {
        line("", cards, "trips", &format!("wins {pays} uk:11.72"));
    }
    line("", THREE, "trips", "wins 3 uk:11.72");
    let rows = ROWS.into_iter().chain(["three-of-a-kind"]).zip([50, 40, 20, 7, 6, 4, 3]);
    for (row, odds) in rows {
        let posted = |odds: u32| format!("odds.trips.{row}={odds}:1");
        assert!(breach(ULTIMATE, &posted(odds - 1)).contains("(uk:11.72)"), "{row}");
        assert_eq!(breach(ULTIMATE, &posted(odds)), "");
        assert_eq!(breach(ULTIMATE, &posted(odds + 1)), "");
    }
}

#[test]
fn r11_73_four_tables_are_permitted() {
    #[rustfmt::skip]
    let tables = [
        ("PT1", [50, 40, 30, 9, 7, 4, 3]),
        ("PT2", [50, 40, 30, 8, 6, 5, 3]),
        ("PT3", [50, 40, 30, 8, 7, 4, 3]),
        ("PT4", [50, 40, 20, 7, 6, 5, 3]),
    ];
    let hands = PAID.into_iter().chain([THREE]);
    for (table, odds) in tables {
        let set = format!("paytable.trips={table}");
        for (cards, pays) in hands.clone().zip(odds) {
            line(&set, cards, "trips", &format!("wins {pays} uk:11.73"));
        }
        line(&set, TWO_PAIRS, "trips", "loses 1 uk:11.74");
    }
    for other in ["PT0", "PT5", "PT"] {
        assert_ne!(breach(ULTIMATE, &format!("paytable.trips={other}")), "", "{other}");
    }
    // A row of the table in use may be bettered and not lessened.
    let posted = |odds| format!("paytable.trips=PT1 odds.trips.full-house={odds}:1");
    assert!(breach(ULTIMATE, &posted(8)).contains("(uk:11.73)"));
    assert_eq!(breach(ULTIMATE, &posted(9)), "");
    assert_eq!(breach(ULTIMATE, &posted(10)), "");
}

#[test]
fn r11_74_trips_bonus_loses_below_three_of_a_kind() {
    for cards in [TWO_PAIRS, PAIR, ABOVE_HIGH, BELOW_HIGH] {
        line("", cards, "trips", "loses 1 uk:11.74");
    }
}

#[test]
fn r11_75_an_unqualified_dealer_returns_the_ante() {
    for cards in [ABOVE_HIGH, BELOW_HIGH, ALIKE_HIGH] {
        line("", cards, "ante", "pushes 0 uk:11.75");
    }
    // Not to a player who has folded.
    let folds = "1: ante 10, blind 10 | act 1 check | act 1 check | act 1 fold";
    let lines = "1 ante loses 10 uk:11.62; 1 blind loses 10 uk:11.62";
    check(ULTIMATE, "", &format!("{folds} | {BELOW_HIGH}"), lines);
}

#[test]
fn r11_76_all_else_is_settled_as_if_the_dealer_had_qualified() {
    game(
        ABOVE_HIGH,
        "1 ante pushes 0 uk:11.75; 1 play wins 30 uk:11.68; 1 blind pushes 0 uk:11.69",
    );
    game(
        ALIKE_HIGH,
        "1 ante pushes 0 uk:11.75; 1 play pushes 0 uk:11.66; 1 blind pushes 0 uk:11.66",
    );
    let straight = "seat1 Tc 3d | board Ah Kc Qd Js 2h | dealer 4c 6d";
    game(straight, "1 ante pushes 0 uk:11.75; 1 play wins 30 uk:11.68; 1 blind wins 10 uk:11.70");
    line("", straight, "trips", "wins 4 uk:11.72");
    line("", ABOVE_HIGH, "trips", "loses 1 uk:11.74");
}
