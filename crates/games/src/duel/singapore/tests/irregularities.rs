//! What goes wrong with cards, players and power: 5.1 to 5.4, 5.7 to 5.9, 5.11, 5.16.
//!
//! Rules: sg:

use super::super::testing::{
    ID, JACKPOT, check, check_at, closed, finds, play, refused, rule, ruling,
};
use crate::check::{card, open};
use crate::testing::Looks as _;
use money::Cents;
use table::{Ask, Party, Seat, Verbs as _, Viewer};

/// Two seats with every wager: seat 1 wins with aces, seat 2 loses.
const TWO: &str = "seat1 As Ad | seat2 Qs 5d | dealer Kh 9c | board 2c 3d 7h Js 8d | \
                   1: ante 10, bonus 5, progressive-jackpot 1 | \
                   2: ante 20, bonus 5, progressive-jackpot 1";
/// Seat 1 has a card too many.
const ONE: &str = "5.7 seat=1 count=3 cards=Tc";
/// So has seat 2.
const TOO: &str = "5.7 seat=2 count=3 cards=Th";
/// What becomes of seat 1.
const FIRST: &str = "1 ante pushes 0; 1 flop wins 20; 1 bonus wins 150; \
                     1 progressive-jackpot loses 1";
/// What becomes of seat 2.
const SECOND: &str = "2 ante loses 20; 2 flop loses 40; 2 bonus loses 5; \
                      2 progressive-jackpot loses 1";

/// Everything on the table before the first decision is void by a rule.
fn void(rule: &str) -> String {
    let line = |seat: u8, wager: &str| format!("{seat} {wager} void 0 sg:{rule}");
    let wagers = ["ante", "bonus", JACKPOT];
    let lines = [1, 2].into_iter().flat_map(|seat| wagers.map(|wager| line(seat, wager)));
    lines.collect::<Vec<String>>().join("; ")
}

/// What seat `n` had before its first decision goes back by a rule.
fn back(n: u8, rule: &str) -> String {
    ["ante", "bonus", JACKPOT].map(|wager| format!("{n} {wager} returned 0 sg:{rule}")).join("; ")
}

#[test]
fn r5_1_1_extra_missing_foreign_or_unshuffled_cards_void_the_round() {
    for moment in ["@c1", "@c6", "@d1"] {
        check(&format!("{TWO} | ruled{moment} 5.1.1"), &void("5.1.1"));
    }
    // At the very end, too, with the wagers made meanwhile.
    let late = format!("{TWO} | ruled 5.1.1");
    finds(&late, "1 flop void 0 sg:5.1.1");
    finds(&late, "2 bonus void 0 sg:5.1.1");
    refused(&format!("{TWO} | ruled@d1 5.1.1 | ruled 5.1.1"), "5.1.1");
    refused(&format!("{TWO} | ruled@d1 5.1.1 seat=1"), "5.1.1");
    // A void round ends where it stands.
    let mut table = closed("", &[(1, "ante", "10")]);
    rule(table.as_mut(), &ruling("5.1.1")).expect("void");
    assert_eq!(table.next(), Ask::Settlement);
    assert!(table.deal(card("As")).is_err());
}

#[test]
fn r5_1_2_earlier_rounds_keep_their_results() {
    let mut table = open(ID, &format!("increment.{JACKPOT}=10 seed.{JACKPOT}=5000"));
    let before = play(table.as_mut(), TWO).expect("a round");
    assert_eq!(before.net(Party::Seat(Seat::FIRST)), Cents::dollars(169));
    let shown = table.meter(JACKPOT).expect("a meter");
    assert_eq!(shown, "5000.20".parse().expect("money"));
    table.clear().expect("cleared");
    table.new_shoe().expect("a shoe");
    let void = play(table.as_mut(), &format!("{TWO} | ruled 5.1.1")).expect("a round");
    assert!(void.nets().into_values().all(|net| net == Cents::ZERO));
    assert_eq!(table.meter(JACKPOT).expect("a meter"), shown, "nothing was added");
}

#[test]
fn r5_2_a_misdeal_voids_the_round_while_no_player_has_handled_cards() {
    for moment in ["@c2", "@c6", "@d1"] {
        check(&format!("{TWO} | ruled{moment} 5.2"), &void("5.2"));
    }
    refused(&format!("{TWO} | ruled@c1 5.2"), "5.2");
    refused(&format!("{TWO} | ruled@d2 5.2"), "5.2");
    refused(&format!("{TWO} | ruled 5.2"), "5.2");
    // A player of several positions who has looked at one has handled it.
    let looked = "ruled@c1 3.4.1 seats=1,2 | ruled@d1 3.4.1 seat=1 | ruled@d1 5.2";
    refused(&format!("{TWO} | {looked}"), "5.2");
    let unseen = "ruled@c1 3.4.1 seats=1,2 | ruled@d1 5.2";
    check(&format!("{TWO} | {unseen}"), &void("5.2"));
}

#[test]
fn r5_3_a_wrong_number_of_board_or_dealer_cards_voids_the_round() {
    for moment in ["@c2", "@d1"] {
        check(&format!("{TWO} | ruled{moment} 5.3"), &void("5.3"));
    }
    finds(&format!("{TWO} | ruled 5.3"), "1 flop void 0 sg:5.3");
    refused(&format!("{TWO} | ruled@c1 5.3"), "5.3");
    // With a manual device the seats have theirs first.
    check_at("device=manual", &format!("{TWO} | ruled@c6 5.3"), &void("5.3"));
    let seats_only = play(open(ID, "device=manual").as_mut(), &format!("{TWO} | ruled@c5 5.3"));
    assert!(seats_only.is_err());
    // Not once the next round has begun.
    let mut table = open(ID, "");
    play(table.as_mut(), TWO).expect("a round");
    table.clear().expect("cleared");
    assert!(rule(table.as_mut(), &ruling("5.3")).is_err());
}

#[test]
fn r5_3_the_number_that_lies_there_is_held_against_the_round() {
    check(&format!("{TWO} | ruled@d1 5.3 spot=board count=6 cards=Tc"), &void("5.3"));
    check(&format!("{TWO} | ruled@d1 5.3 spot=dealer count=3 cards=Tc"), &void("5.3"));
    check(&format!("{TWO} | ruled@c4 5.3 spot=board count=3"), &void("5.3"));
    for parts in [
        "spot=board count=5",
        "spot=board count=4",
        "spot=dealer count=2",
        "spot=board",
        "count=4",
        "spot=seat1 count=3",
        "spot=board count=6",
        "spot=board count=6 cards=Tc,Th",
    ] {
        refused(&format!("{TWO} | ruled@d1 5.3 {parts}"), "5.3");
    }
}

#[test]
fn r5_4_two_cards_wrongly_shown_void_the_round_and_one_does_not() {
    check(&format!("{TWO} | ruled@c8 5.4 count=1"), &format!("{FIRST}; {SECOND}"));
    check(&format!("{TWO} | ruled@c8 5.4 count=2"), &void("5.4"));
    check(&format!("{TWO} | ruled@c8 5.4 count=3"), &void("5.4"));
    // Cards that are found one after the other add up.
    check(&format!("{TWO} | ruled@c8 5.4 count=1 | ruled@d1 5.4 count=1"), &void("5.4"));
    refused(&format!("{TWO} | ruled@c8 5.4"), "5.4");
    refused(&format!("{TWO} | ruled@c2 5.4 count=2"), "5.4");
    refused(&format!("{TWO} | ruled@c8 5.4 count=0"), "5.4");
    refused(&format!("{TWO} | ruled@c1 5.4 count=2"), "5.4");
}

#[test]
fn r5_7_a_hand_with_a_wrong_number_of_cards_is_out_and_its_wagers_go_back() {
    let first_out = format!("{}; {SECOND}", back(1, "5.7"));
    for moment in ["d1", "c9"] {
        check(&format!("{TWO} | ruled@{moment} {ONE}"), &first_out);
    }
    // Whatever was wagered since, and even if it was folded.
    let late = format!("{TWO} | acts 2 flop turn river | ruled 5.7 seat=2 count=3 cards=Tc");
    check(
        &late,
        &format!(
            "{FIRST}; 2 ante returned 0 sg:5.7; 2 flop returned 0 sg:5.7; \
             2 turn returned 0 sg:5.7; 2 river returned 0 sg:5.7; 2 bonus returned 0 sg:5.7; \
             2 progressive-jackpot returned 0 sg:5.7"
        ),
    );
    let folded = format!("{TWO} | acts 2 fold | ruled {TOO}");
    check(&folded, &format!("{FIRST}; {}", back(2, "5.7")));
    let wrong = [
        "",
        "seat=3",
        "seat=1 wager=ante",
        "seat=1 count=1",
        "seat=1 count=2",
        "seat=1 count=3",
        "seat=1",
        "seat=1 cards=Tc",
        "seat=1 count=3 cards=Tc,Th",
    ];
    for parts in wrong {
        refused(&format!("{TWO} | ruled@d1 5.7 {parts}"), "5.7");
    }
    refused(&format!("{TWO} | ruled@d1 {ONE} | ruled {ONE}"), "5.7");
    refused(&format!("{TWO} | ruled@c6 {ONE}"), "5.7");
    // A hand that has a card too few is out as soon as that is seen.
    let short = TWO.replace("As Ad", "As");
    check(&format!("{short} | ruled@c7 5.7 seat=1 count=1"), &first_out);
    // Nothing is asked of that seat any more, and nothing of it feeds the meter.
    let mut table = open(ID, &format!("increment.{JACKPOT}=10"));
    play(table.as_mut(), &format!("{TWO} | ruled@d1 {ONE}")).expect("a round");
    let shown = table.meter(JACKPOT);
    assert_eq!(shown, Some(Cents::new(10)), "a tenth of one stake");
    // With both out the round is over.
    let both = format!("{TWO} | ruled@d1 {ONE} | ruled@d1 {TOO}");
    check(&both, &format!("{}; {}", back(1, "5.7"), back(2, "5.7")));
}

#[test]
fn r5_7_1_others_may_then_be_let_withdraw() {
    let leave = format!("ruled@d1 {ONE} | ruled@d1 5.7.1 seat=2");
    check(&format!("{TWO} | {leave}"), &format!("{}; {}", back(1, "5.7"), back(2, "5.7.1")));
    // Not without a hand taken out, not for that hand, not for a folded one, not for one wager.
    refused(&format!("{TWO} | ruled@d1 5.7.1 seat=2"), "5.7.1");
    refused(&format!("{TWO} | ruled@d1 {ONE} | ruled@d1 5.7.1 seat=1"), "5.7.1");
    refused(&format!("{TWO} | acts 1 fold | ruled@d2 {TOO} | ruled 5.7.1 seat=1"), "5.7.1");
    refused(&format!("{TWO} | ruled@d1 {ONE} | ruled@d1 5.7.1 seat=2 wager=ante"), "5.7.1");
    // Whoever is not let go plays on.
    check(&format!("{TWO} | ruled@d1 {ONE}"), &format!("{}; {SECOND}", back(1, "5.7")));
    // The leave is for the round in which it happened.
    let mut table = open(ID, "");
    play(table.as_mut(), &format!("{TWO} | ruled {ONE}")).expect("a round");
    table.clear().expect("cleared");
    table.new_shoe().expect("a shoe");
    let next = play(table.as_mut(), &format!("{TWO} | ruled@d1 5.7.1 seat=2"));
    assert!(next.is_err());
}

#[test]
fn r5_8_a_count_with_too_many_or_too_few_voids_the_round() {
    check(&format!("{TWO} | ruled@d1 5.8 count=51"), &void("5.8"));
    check(&format!("{TWO} | ruled@d1 5.8 count=52"), &format!("{FIRST}; {SECOND}"));
    check(&format!("{TWO} | ruled@d1 5.8 count=53"), &void("5.8"));
    refused(&format!("{TWO} | ruled@d1 5.8"), "5.8");
}

#[test]
fn r5_9_a_barred_player_has_existing_wagers_back() {
    check(&format!("{TWO} | ruled@d1 5.9 seat=1"), &format!("{}; {SECOND}", back(1, "5.9")));
    // A fold has lost Ante and Bonus; the jackpot wager still exists.
    check(
        &format!("{TWO} | acts 1 fold | ruled@d2 5.9 seat=1"),
        &format!(
            "1 ante loses 10 sg:3.9.1; 1 bonus loses 5 sg:3.9.1; \
             1 progressive-jackpot returned 0 sg:5.9; {SECOND}"
        ),
    );
    let alone = "seat1 As Ad | dealer Kh 9c | board 2c 3d 7h Js 8d | 1: ante 10 | acts 1 fold";
    refused(&format!("{alone} | ruled 5.9 seat=1"), "5.9");
    refused(&format!("{TWO} | ruled@d1 5.9"), "5.9");
    refused(&format!("{TWO} | ruled@d1 5.9 seat=7"), "5.9");
}

#[test]
fn r5_11_absent_for_the_flop_the_hand_is_invalid() {
    for moment in ["@d1", "@d2"] {
        let ruled = format!("{TWO} | ruled{moment} 5.11 seat=2");
        let gone = "2 ante returned 0 sg:5.11; 2 bonus returned 0 reading:sg-absent-bonus; \
                    2 progressive-jackpot returned 0 sg:5.11";
        check(&ruled, &format!("{FIRST}; {gone}"));
    }
    // Not while the cards are dealt, nor of a seat that has decided or is not there.
    refused(&format!("{TWO} | ruled@c8 5.11 seat=2"), "5.11");
    refused(&format!("{TWO} | ruled@d2 5.11 seat=1"), "5.11");
    refused(&format!("{TWO} | ruled@d2 5.11 seat=3"), "5.11");
    refused(&format!("{TWO} | acts 1 fold | ruled@d2 5.11 seat=1"), "5.11");
}

#[test]
fn r5_11_absent_with_a_flop_wager_the_player_has_checked() {
    // Decisions: flop of 1 and 2, turn of 1 and 2, river of 1 and 2.
    let acts = "acts 1 flop turn river";
    finds(
        &format!("{TWO} | {acts} | acts 2 flop river | ruled@d4 5.11 seat=2"),
        "2 river loses 20",
    );
    check(
        &format!("{TWO} | {acts} | acts 2 flop | ruled@d3 5.11 seat=2 | ruled@d4 5.11 seat=2"),
        &format!(
            "1 ante pushes 0; 1 flop wins 20; 1 turn wins 10; 1 river wins 10; 1 bonus wins 150; \
             1 progressive-jackpot loses 1; {SECOND}"
        ),
    );
    refused(&format!("{TWO} | {acts} | ruled@d4 5.11 seat=1"), "5.11");
    refused(&format!("{TWO} | {acts} | ruled 5.11 seat=1"), "5.11");
}

#[test]
fn r5_16_1_in_a_power_failure_players_may_withdraw_everything_while_nothing_is_decided() {
    for moment in ["@c3", "@d1"] {
        let ruled = format!("{TWO} | ruled{moment} 5.16.1 seat=1");
        check(&ruled, &format!("{}; {SECOND}", back(1, "5.16.1")));
    }
    let both = "ruled@d1 5.16.1 seat=1 | ruled@d1 5.16.1 seat=2";
    check(&format!("{TWO} | {both}"), &format!("{}; {}", back(1, "5.16.1"), back(2, "5.16.1")));
    let later = format!("{TWO} | acts 1 flop turn | ruled@d5 5.16.1 seat=1");
    for wager in ["ante", "flop", "turn", "bonus", JACKPOT] {
        finds(&later, &format!("1 {wager} returned 0 sg:5.16.1"));
    }
    // All or nothing.
    refused(&format!("{TWO} | ruled@d1 5.16.1 seat=1 wager=bonus"), "5.16.1");
    refused(&format!("{TWO} | ruled@d1 5.16.1"), "5.16.1");
    // A fold has decided a wager, a hand not shown has, and the dealer's cards do.
    refused(&format!("{TWO} | acts 1 fold | ruled@d2 5.16.1 seat=2"), "5.16.2");
    refused(&format!("{TWO} | ruled 5.16.1 seat=2"), "5.16.2");
    finds(&format!("{TWO} | ruled@s5 5.16.1 seat=2"), "2 flop returned 0 sg:5.16.1");
    refused(&format!("{TWO} | ruled@s5 3.10.1 seat=1 | ruled@s5 5.16.1 seat=2"), "5.16.2");
    refused(&format!("{TWO} | ruled@s7 5.16.1 seat=2"), "5.16.2");
}

#[test]
fn r5_16_1_the_board_alone_decides_a_jackpot_wager_or_does_not() {
    // Reading sg-power-board. Before the dealer's first card is turned all five lie open.
    let round = |board: &str, bets: &str| {
        format!("seat1 As Ad | dealer Kh 9c | board {board} | 1: {bets} | ruled@s6 5.16.1 seat=1")
    };
    let ante = "ante 10";
    let jackpot = "ante 10, progressive-jackpot 1";
    let open = |text: &str| finds(text, "1 flop returned 0 sg:5.16.1");
    let decided = |text: &str| refused(text, "5.16.2");
    // Nobody's jackpot wager: the board decides nothing.
    open(&round("2c 3d 7h Js 8d", ante));
    open(&round("7c 7d 7h 7s 8d", ante));
    // Neither four of a rank nor a straight flush can come of it.
    decided(&round("2c 3d 7h Js 8d", jackpot));
    decided(&round("2c 3c 7c Jc 8d", jackpot));
    // They can: with a pair, or three of a suit near each other.
    open(&round("2c 2d 7h Js 8d", jackpot));
    open(&round("2c 3d 7h Jh 8h", jackpot));
    open(&round("2c 3c Jh 8h Ac", jackpot));
    // They lie there.
    decided(&round("7c 7d 7h 7s 8d", jackpot));
    decided(&round("4h 5h 6h 7h 8h", jackpot));
    // Four of a rank on the turn decide before the river.
    let turn = round("7c 7d 7h 7s 8d", jackpot).replace("@s6", "@s5");
    decided(&turn);
    open(&round("7c 7d 7h Ks 8d", jackpot).replace("@s6", "@s5"));
}

#[test]
fn r3_10_1_nothing_goes_back_of_a_hand_that_was_not_shown() {
    // Reading sg-settled.
    let hidden = |then: &str| format!("{TWO} | ruled@s6 3.10.1 seat=1 | {then}");
    for case in [ONE, "5.9 seat=1", "5.10.1 seat=2 seats=1", "5.10.2 seats=1,2"] {
        refused(&hidden(&format!("ruled@s7 {case}")), "3.10.1");
    }
    refused(&hidden(&format!("ruled@s7 {TOO} | ruled@s7 5.7.1 seat=1")), "3.10.1");
    // Not even when the round is void; what the board is to decide does.
    let void = hidden("ruled@s7 5.1.1");
    for wager in ["ante", "flop"] {
        let lost = if wager == "ante" { 10 } else { 20 };
        finds(&void, &format!("1 {wager} loses {lost} sg:3.10.1"));
        finds(&void, &format!("2 {wager} void 0 sg:5.1.1"));
    }
    finds(&void, "1 progressive-jackpot void 0 sg:5.1.1");
}

#[test]
fn r5_9_a_player_of_several_positions_leaves_them_all() {
    let joined = "ruled@c1 3.4.1 seats=1,2 seat=1";
    for case in ["5.9", "5.16.1"] {
        let ruled = format!("{TWO} | {joined} | ruled@d1 {case} seat=1");
        check(&ruled, &format!("{}; {}", back(1, case), back(2, case)));
    }
    let three = format!("{TWO} | seat3 Qd 6s | 3: ante 5");
    let leave = "ruled@d1 5.7 seat=3 count=3 cards=Td | ruled@d1 5.7.1 seat=2";
    let out = format!("{}; {}; 3 ante returned 0 sg:5.7", back(1, "5.7.1"), back(2, "5.7.1"));
    check(&format!("{three} | {joined} | {leave}"), &out);
}

#[test]
fn r5_16_2_with_something_decided_the_round_is_played_out() {
    let folded = format!("{TWO} | acts 1 fold | ruled@d2 5.16.2");
    check(
        &folded,
        &format!("1 ante loses 10; 1 bonus loses 5; 1 progressive-jackpot loses 1; {SECOND}"),
    );
    check(&format!("{TWO} | ruled 5.16.2"), &format!("{FIRST}; {SECOND}"));
    refused(&format!("{TWO} | ruled@d1 5.16.2"), "5.16.1");
}

#[test]
fn what_no_case_covers_is_left_to_the_shift_manager() {
    for number in ["6.1", "5.10.3", "5.15", "3.14", "1.1.2"] {
        refused(&format!("{TWO} | ruled@d1 {number}"), "6.1");
    }
    // Nor is a card named, or a rule of another book.
    refused(&format!("{TWO} | ruled@d1 5.1.1 card=Ac"), "5.1.1");
    let mut table = closed("", &[(1, "ante", "10")]);
    let foreign = table::Ruling { rule: "uk:5.12".into(), ..table::Ruling::default() };
    let refusal = rule(table.as_mut(), &foreign).expect_err("another book");
    assert_eq!(refusal.rule.map(|rule| rule.id), Some("sg:6.1"));
    assert!(
        !table
            .whats(Viewer::Croupier)
            .iter()
            .any(|event| matches!(event, table::What::Ruled { .. }))
    );
}
