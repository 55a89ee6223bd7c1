//! Section 11 of the British book, 11.102 to 11.117: Two Way Texas Hold 'Em, rule by rule.
//!
//! Rules: uk:

use super::tests::{
    ABOVE_HIGH, ALIKE, ALIKE_HIGH, BELOW_HIGH, FLUSH, FOUR, FULL_HOUSE, LOWER, PAIR, ROYAL,
    STRAIGHT, STRAIGHT_FLUSH, THREE, TWO_WAY, act, asked, deal, no_card, refuses, seat, show_all,
    sit,
};
use crate::check::{breach, check, open, play, refused, written};
use crate::testing::Looks as _;
use law::uk;
use table::{Party, Table, Verbs as _};

/// The three first wagers of 10 with both further ones; the Two Way is left to others.
#[track_caller]
fn game(cards: &str, expected: &str) {
    let acts = "1: ante 10, blind 10, two-way 10 | act 1 flop | act 1 river";
    let settled = play(open(TWO_WAY, "").as_mut(), &format!("{acts} | {cards}"));
    let lines = settled.unwrap_or_else(|refusal| panic!("{refusal}")).lines;
    let four = lines.iter().filter(|line| line.wager != "two-way").map(written);
    crate::check::compare(cards, &four.collect::<Vec<_>>(), expected);
}

/// What the Two Way of 10 does, with no further wager.
#[track_caller]
fn two_way(set: &str, cards: &str, expected: &str) {
    let acts = "1: ante 10, blind 10, two-way 10 | act 1 check | act 1 check";
    let settled = play(open(TWO_WAY, set).as_mut(), &format!("{acts} | {cards}"));
    let lines = settled.unwrap_or_else(|refusal| panic!("{refusal}")).lines;
    let found = lines.iter().find(|line| line.wager == "two-way").map(written);
    assert_eq!(found, Some(format!("1 two-way {expected}")), "{cards}");
}

/// The first wagers of seats 1 and 2, the Initial Deal and the Flop.
fn flopped(set: &str) -> Box<dyn Table> {
    let three = |n| [(n, "ante", 10), (n, "blind", 10), (n, "two-way", 10)];
    let mut table = sit(TWO_WAY, set, &[three(1), three(2)].concat());
    deal(table.as_mut(), "Ah Ad 3c 4d Kc Qd 2c 7d 9h");
    table
}

/// The same with Turn and River, no Flop wager having been made.
fn rivered(set: &str) -> Box<dyn Table> {
    let mut table = flopped(set);
    act(table.as_mut(), 1, "check");
    act(table.as_mut(), 2, "check");
    deal(table.as_mut(), "Ts 5d");
    table
}

#[test]
fn r11_102_three_equal_wagers_before_the_deal() {
    let three = |ante: &str, blind: &str, two_way: &str| {
        format!("1: ante {ante}, blind {blind}, two-way {two_way} | seat1 Ah")
    };
    refused(TWO_WAY, "", &three("10", "10", "10"), "uk:11.10");
    for (ante, blind, two) in [
        ("9.99", "10", "10"),
        ("10.01", "10", "10"),
        ("10", "9.99", "10"),
        ("10", "10.01", "10"),
        ("10", "10", "9.99"),
        ("10", "10", "10.01"),
    ] {
        refused(TWO_WAY, "", &three(ante, blind, two), "uk:11.102");
    }
    for some in ["ante 10", "blind 10", "two-way 10", "ante 10, blind 10", "blind 10, two-way 10"]
    {
        refused(TWO_WAY, "", &format!("1: {some}"), "uk:11.102");
    }
    // The further wagers are later ones.
    for later in ["flop", "river"] {
        let bets = format!("1: ante 10, blind 10, two-way 10, {later} 10");
        refused(TWO_WAY, "", &bets, "uk:11.102");
    }
    let mut table = flopped("");
    let back = table.withdraw(seat(1), "two-way").expect_err("a card is out");
    assert_eq!(back.rule, Some(uk::R11_102));
}

#[test]
fn r11_103_the_flop_follows_the_initial_deal_at_once() {
    let bets = [(1, "ante", 10), (1, "blind", 10), (1, "two-way", 10)];
    let mut table = sit(TWO_WAY, "", &bets);
    deal(table.as_mut(), "Ah Ad Kc Qd");
    for card in ["2c", "7d", "9h"] {
        assert_eq!(asked(table.as_ref()), "board up");
        deal(table.as_mut(), card);
    }
    assert_eq!(asked(table.as_ref()), "1: flop, check");
}

#[test]
fn r11_104_a_flop_wager_equals_the_ante() {
    let mut table = flopped("");
    for amount in ["9.99", "10.01", "20", "0"] {
        refuses(table.as_mut(), 1, &format!("flop {amount}"), "uk:11.104");
    }
    // There is no fold.
    for other in ["fold", "river", "turn", "play"] {
        refuses(table.as_mut(), 1, other, "uk:11.104");
    }
    act(table.as_mut(), 1, "flop 10");
    refuses(table.as_mut(), 1, "flop 10", "uk:11.104");
    act(table.as_mut(), 2, "check");
    let flops: Vec<u8> =
        table.lying().iter().filter(|l| l.wager == "flop").map(|l| l.seat.n()).collect();
    assert_eq!(flops, [1]);
}

#[test]
fn r11_105_turn_and_river_come_when_all_have_decided() {
    let mut table = flopped("");
    act(table.as_mut(), 1, "flop");
    no_card(table.as_mut(), "uk:11.104");
    act(table.as_mut(), 2, "check");
    for card in ["Ts", "5d"] {
        assert_eq!(asked(table.as_ref()), "board up");
        deal(table.as_mut(), card);
    }
    no_card(table.as_mut(), "uk:11.106");
}

#[test]
fn r11_106_a_river_wager_with_or_without_a_flop_wager() {
    let mut table = flopped("");
    act(table.as_mut(), 1, "flop");
    act(table.as_mut(), 2, "check");
    deal(table.as_mut(), "Ts 5d");
    refuses(table.as_mut(), 2, "river", "uk:11.106");
    refuses(table.as_mut(), 1, "fold", "uk:11.106");
    refuses(table.as_mut(), 1, "flop", "uk:11.106");
    for amount in ["9.99", "10.01", "20", "0"] {
        refuses(table.as_mut(), 1, &format!("river {amount}"), "reading:uk-two-way-river");
    }
    act(table.as_mut(), 1, "river 10");
    refuses(table.as_mut(), 1, "river 10", "uk:11.106");
    act(table.as_mut(), 2, "river");
    let rivers: Vec<u8> =
        table.lying().iter().filter(|l| l.wager == "river").map(|l| l.seat.n()).collect();
    assert_eq!(rivers, [1, 2]);
}

#[test]
fn r11_106_a_house_may_post_twice_the_ante() {
    let mut table = rivered("river_times=2");
    for amount in ["10", "19.99", "20.01", "30"] {
        refuses(table.as_mut(), 1, &format!("river {amount}"), "reading:uk-two-way-river");
    }
    act(table.as_mut(), 1, "river 20");
    for (times, lawful) in [("0", false), ("1", true), ("2", true), ("3", false)] {
        let found = breach(TWO_WAY, &format!("river_times={times}"));
        assert_eq!(found.is_empty(), lawful, "{times}: {found}");
    }
    let round = format!("1: ante 10, blind 10, two-way 10 | act 1 flop | act 1 river | {PAIR}");
    let lines =
        "1 ante wins 10; 1 blind wins 10; 1 flop wins 10; 1 river wins 20; 1 two-way loses 10";
    check(TWO_WAY, "river_times=2", &round, lines);
}

#[test]
fn r11_107_the_dealer_shows_when_all_have_decided() {
    let mut table = rivered("");
    act(table.as_mut(), 1, "river");
    assert!(table.show().is_err());
    act(table.as_mut(), 2, "check");
    for card in ["Kc", "Qd"] {
        assert_eq!(asked(table.as_ref()), "show dealer");
        assert_eq!(table.turn().expect("a card").to_string(), card);
    }
    show_all(table.as_mut());
    assert_eq!(asked(table.as_ref()), "settlement");
}

#[test]
fn r11_108_the_dealer_qualifies_with_a_pair() {
    let returned = "1 ante wins 10 uk:11.110; 1 blind pushes 0 uk:11.109; \
                    1 flop pushes 0 uk:11.109; 1 river pushes 0 uk:11.109";
    let won = "1 ante wins 10 uk:11.113; 1 blind wins 10 uk:11.113; 1 flop wins 10 uk:11.113; \
               1 river wins 10 uk:11.113";
    // Ace high is too little, a pair of twos enough; the board may make it.
    game("seat1 9c 8d | board Ah Kc 9d 7s 2h | dealer Qc Jd", returned);
    game("seat1 9c 8d | board Ah Kc 9d 7s 2h | dealer 2c 3d", won);
    game("seat1 9c 8d | board Ah Kc 9d 2s 2h | dealer 4c 3d", won);
}

#[test]
fn r11_109_an_unqualified_dealer_returns_all_but_the_ante() {
    let rest = "1 blind pushes 0 uk:11.109; 1 flop pushes 0 uk:11.109; 1 river pushes 0 uk:11.109";
    game(ABOVE_HIGH, &format!("1 ante wins 10; {rest}"));
    game(BELOW_HIGH, &format!("1 ante loses 10; {rest}"));
    game(ALIKE_HIGH, &format!("1 ante pushes 0 reading:uk-two-way-tie; {rest}"));
}

#[test]
fn r11_110_above_an_unqualified_dealer_the_ante_wins() {
    let rest = "1 blind pushes 0; 1 flop pushes 0; 1 river pushes 0";
    game(ABOVE_HIGH, &format!("1 ante wins 10 uk:11.110; {rest}"));
    let posted = |odds| format!("odds.ante.higher-dealer-not-qualified={odds}");
    assert!(breach(TWO_WAY, &posted("9:10")).contains("(uk:11.110)"));
    assert_eq!(breach(TWO_WAY, &posted("1:1")), "");
}

#[test]
fn r11_111_below_an_unqualified_dealer_the_ante_loses() {
    let rest = "1 blind pushes 0; 1 flop pushes 0; 1 river pushes 0";
    game(BELOW_HIGH, &format!("1 ante loses 10 uk:11.111; {rest}"));
}

#[test]
fn r11_112_a_qualified_dealer_is_compared_with_each_player() {
    let round = "1: ante 10, blind 10, two-way 10 | 2: ante 10, blind 10, two-way 10 \
                 | act 1 check | act 1 check | act 2 check | act 2 check \
                 | seat1 9h 3d | seat2 Qs 3s | board 9c 6s 4h 2c Kd | dealer 8h 8s";
    let lines = "2 ante loses 10 uk:11.114; 2 blind loses 10 uk:11.114; 2 two-way loses 10; \
                 1 ante wins 10 uk:11.113; 1 blind wins 10 uk:11.113; 1 two-way loses 10";
    check(TWO_WAY, "", round, lines);
}

#[test]
fn r11_113_above_a_qualified_dealer_all_four_win() {
    let won = "1 ante wins 10 uk:11.113; 1 blind wins 10 uk:11.113; 1 flop wins 10 uk:11.113; \
               1 river wins 10 uk:11.113";
    game(PAIR, won);
    game(STRAIGHT, won);
    for wager in ["ante", "blind", "flop", "river"] {
        let posted = |odds| format!("odds.{wager}.player-is-higher={odds}");
        assert!(breach(TWO_WAY, &posted("9:10")).contains("(uk:11.113)"), "{wager}");
        assert_eq!(breach(TWO_WAY, &posted("1:1")), "");
        assert_eq!(breach(TWO_WAY, &posted("11:10")), "");
    }
}

#[test]
fn r11_114_below_a_qualified_dealer_all_four_lose() {
    let lost = "1 ante loses 10 uk:11.114; 1 blind loses 10 uk:11.114; 1 flop loses 10 uk:11.114; \
                1 river loses 10 uk:11.114";
    game(LOWER, lost);
}

#[test]
fn r11_115_two_way_loses_if_neither_has_a_straight() {
    // Whether or not the dealer qualifies, and whoever is higher.
    for cards in [THREE, PAIR, LOWER, ALIKE, ABOVE_HIGH, BELOW_HIGH, ALIKE_HIGH] {
        two_way("", cards, "loses 10 uk:11.115");
    }
    // An unqualified dealer does not keep a straight from being paid.
    two_way("", "seat1 Tc 3d | board Ah Kc Qd Js 2h | dealer 4c 6d", "wins 20 uk:11.117");
}

#[test]
fn r11_116_the_higher_of_both_hands_is_paid() {
    // The book's example: four of a kind against a full house, either way round.
    let (four, full) = ("9h 9d", "5c Ad");
    let board = "board 9c 9s 5h 5d 3d";
    two_way("", &format!("seat1 {four} | dealer {full} | {board}"), "wins 250 uk:11.117");
    two_way("", &format!("seat1 {full} | dealer {four} | {board}"), "wins 250 uk:11.117");
    // A straight of the dealer's alone, against a pair.
    two_way("", "seat1 Kh 3c | board 7c 6s 5h 2c Kd | dealer 9h 8d", "wins 20 uk:11.117");
    // Alike: once.
    two_way("", "seat1 2h 3d | board Ts Jc Qd Kh 9h | dealer 2d 3h", "wins 20 uk:11.117");
}

#[test]
fn r11_117_the_table_of_two_way() {
    let hands = [STRAIGHT_FLUSH, FOUR, FULL_HOUSE, FLUSH, STRAIGHT];
    for (cards, pays) in hands.into_iter().zip([500, 250, 40, 30, 20]) {
        two_way("", cards, &format!("wins {pays} uk:11.117"));
    }
    // A royal flush is paid as a straight flush.
    two_way("", ROYAL, "wins 500 uk:11.117");
    let rows = ["straight-flush", "four-of-a-kind", "full-house", "flush", "straight"];
    for (row, odds) in rows.into_iter().zip([50, 25, 4, 3, 2]) {
        let posted = |odds: u32| format!("odds.two-way.{row}={odds}:1");
        assert!(breach(TWO_WAY, &posted(odds - 1)).contains("(uk:11.117)"), "{row}");
        assert_eq!(breach(TWO_WAY, &posted(odds)), "");
        assert_eq!(breach(TWO_WAY, &posted(odds + 1)), "");
    }
    two_way("odds.two-way.straight=3:1", STRAIGHT, "wins 30 uk:11.117");
}

#[test]
fn hands_alike_return_the_four_wagers() {
    let rule = "reading:uk-two-way-tie";
    let each = |wager: &str| format!("1 {wager} pushes 0 {rule}");
    game(ALIKE, &["ante", "blind", "flop", "river"].map(each).join("; "));
}

#[test]
fn nobody_who_adds_nothing_loses_more_than_the_first_three() {
    let bets = "1: ante 10, blind 10, two-way 10 | act 1 check | act 1 check";
    let settled = play(open(TWO_WAY, "").as_mut(), &format!("{bets} | {LOWER}")).expect("settled");
    assert_eq!(settled.net(Party::Seat(seat(1))), money::Cents::dollars(-30));
}
