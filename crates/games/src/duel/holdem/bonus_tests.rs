//! Section 11 of the British book, 11.17 to 11.38: Texas Hold 'Em Bonus, rule by rule.
//!
//! Rules: uk:

use super::tests::{
    ALIKE, BONUS, BONUS_PROGRESSIVE, FLUSH, LOWER, PAIR, STRAIGHT, THREE, act, asked, deal,
    no_card, refuses, seat, show_all, sit,
};
use crate::check::{breach, check, open, play, refused, written};
use crate::testing::Looks as _;
use law::uk;
use money::Cents;
use table::{Bet, Table, Verbs as _, Viewer, What};

/// Hole cards of seats 1 and 2 and of the dealer.
const DEALT: &str = "Ah Ad 3c 4d Kc Qd";

/// Every wager of the game, and how a round with cards goes then.
#[track_caller]
fn all(cards: &str, lines: &str) {
    let acts = "1: ante 10 | act 1 flop | act 1 turn | act 1 river";
    check(BONUS, "", &format!("{acts} | {cards}"), lines);
}

#[test]
fn r11_17_the_ante_is_down_before_the_deal() {
    let mut table = sit(BONUS, "", &[(1, "ante", 10)]);
    let bet = Bet::new(seat(2), "ante", Cents::dollars(10));
    let late = table.stake(&bet).expect_err("betting is closed");
    assert_eq!(late.rule, Some(uk::R11_17));
    deal(table.as_mut(), "Ah");
    let back = table.withdraw(seat(1), "ante").expect_err("a card is out");
    assert_eq!(back.rule, Some(uk::R11_17));
    // The later wagers are not made before it.
    for wager in ["flop", "turn", "river"] {
        refused(BONUS, "", &format!("1: ante 10, {wager} 10"), "uk:11.17");
    }
}

#[test]
fn r11_18_a_bonus_jackpot_goes_with_an_ante() {
    refused(BONUS, "", "1: bonus-jackpot 5", "uk:11.18");
    refused(BONUS, "", "1: ante 10 | 2: bonus-jackpot 5", "uk:11.18");
    // Whatever the Ante, and whatever the dealer holds.
    let acts = "1: ante 10, bonus-jackpot 37 | act 1 flop | act 1 check | act 1 check";
    let lines = "1 bonus-jackpot wins 111 uk:11.33; 1 ante loses 10; 1 flop loses 20";
    check(
        BONUS,
        "",
        &format!("{acts} | seat1 9h 9d | board 8c 6s 4h 2c Kd | dealer Th Ts"),
        lines,
    );
}

#[test]
fn r11_19_the_flop_wager_is_twice_the_ante() {
    let mut table = sit(BONUS, "", &[(1, "ante", 10), (2, "ante", 10)]);
    deal(table.as_mut(), DEALT);
    for amount in ["10", "19.99", "20.01", "30", "0", "-20", "x"] {
        refuses(table.as_mut(), 1, &format!("flop {amount}"), "uk:11.19");
    }
    for other in ["check", "turn", "river", "play", "call"] {
        refuses(table.as_mut(), 1, other, "uk:11.19");
    }
    act(table.as_mut(), 1, "flop 20");
    refuses(table.as_mut(), 1, "flop 20", "uk:11.19");
    assert_eq!(asked(table.as_ref()), "2: flop, fold");
    act(table.as_mut(), 2, "flop");
    let flops: Vec<String> =
        table.lying().iter().map(|l| format!("{} {}", l.wager, l.amount)).collect();
    assert_eq!(flops, ["ante $10", "ante $10", "flop $20", "flop $20"]);
}

#[test]
fn r11_20_without_a_flop_wager_the_ante_is_lost() {
    let alone = "1: ante 10 | act 1 fold | seat1 Ah Ad | board 9c 6s 4h 2c 7d | dealer Kc Qd";
    check(BONUS, "", alone, "1 ante loses 10 uk:11.20");
    let both = "1: ante 10 | 2: ante 10 | act 1 fold | act 2 flop | act 2 check | act 2 check \
                | seat1 Ah Ad | seat2 9h 9d | board 9c 6s 4h 2c 7d | dealer Kc Qd";
    let lines = "2 ante pushes 0 uk:11.38; 2 flop wins 20 uk:11.37; 1 ante loses 10 uk:11.20";
    check(BONUS, "", both, lines);
}

#[test]
fn r11_21_the_flop_comes_when_all_have_decided() {
    let mut table = sit(BONUS, "", &[(1, "ante", 10), (2, "ante", 10)]);
    deal(table.as_mut(), DEALT);
    act(table.as_mut(), 1, "fold");
    no_card(table.as_mut(), "uk:11.19");
    act(table.as_mut(), 2, "flop");
    for card in ["2c", "7d", "9h"] {
        assert_eq!(asked(table.as_ref()), "board up");
        deal(table.as_mut(), card);
    }
    assert_eq!(asked(table.as_ref()), "2: turn, check");
}

#[test]
fn r11_21_the_communal_cards_come_even_if_all_have_folded() {
    let mut table = sit(BONUS, "", &[(1, "ante", 10), (2, "ante", 10)]);
    deal(table.as_mut(), DEALT);
    act(table.as_mut(), 1, "fold");
    act(table.as_mut(), 2, "fold");
    for card in ["2c", "7d", "9h", "Ts", "5d"] {
        assert_eq!(asked(table.as_ref()), "board up");
        deal(table.as_mut(), card);
    }
    let lines = table.settle().expect("over").lines;
    assert_eq!(lines.iter().map(|line| line.collected.plain()).collect::<Vec<_>>(), ["10.00"; 2]);
}

#[test]
fn r11_22_whoever_has_a_flop_wager_checks_or_bets() {
    let mut table = sit(BONUS, "", &[(1, "ante", 10), (2, "ante", 10), (3, "ante", 10)]);
    deal(table.as_mut(), "Ah Ad 3c 4d 8c 8d Kc Qd");
    act(table.as_mut(), 1, "flop");
    act(table.as_mut(), 2, "fold");
    act(table.as_mut(), 3, "flop");
    deal(table.as_mut(), "2c 7d 9h");
    assert_eq!(asked(table.as_ref()), "1: turn, check");
    refuses(table.as_mut(), 2, "turn", "uk:11.22");
    refuses(table.as_mut(), 1, "fold", "uk:11.22");
    refuses(table.as_mut(), 1, "river", "uk:11.22");
    act(table.as_mut(), 1, "check");
    assert_eq!(asked(table.as_ref()), "3: turn, check");
}

/// A table of two seats with their Flop wagers, and the Flop.
fn flopped() -> Box<dyn Table> {
    let mut table = sit(BONUS, "", &[(1, "ante", 10), (2, "ante", 10)]);
    deal(table.as_mut(), DEALT);
    act(table.as_mut(), 1, "flop");
    act(table.as_mut(), 2, "flop");
    deal(table.as_mut(), "2c 7d 9h");
    table
}

#[test]
fn r11_23_the_turn_wager_equals_the_ante() {
    let mut table = flopped();
    for amount in ["9.99", "10.01", "20", "0"] {
        refuses(table.as_mut(), 1, &format!("turn {amount}"), "uk:11.23");
    }
    act(table.as_mut(), 1, "turn 10");
    refuses(table.as_mut(), 1, "turn 10", "uk:11.22");
    act(table.as_mut(), 2, "turn");
}

#[test]
fn r11_24_whoever_checks_before_the_turn_stays_in() {
    let acts = "1: ante 10 | act 1 flop | act 1 check | act 1 river";
    let lines = "1 ante pushes 0 uk:11.38; 1 flop wins 20 uk:11.37; 1 river wins 10 uk:11.37";
    check(BONUS, "", &format!("{acts} | {PAIR}"), lines);
}

#[test]
fn r11_25_the_turn_comes_when_all_have_decided() {
    let mut table = flopped();
    act(table.as_mut(), 1, "check");
    no_card(table.as_mut(), "uk:11.22");
    act(table.as_mut(), 2, "turn");
    assert_eq!(asked(table.as_ref()), "board up");
    deal(table.as_mut(), "Ts");
    no_card(table.as_mut(), "uk:11.26");
}

#[test]
fn r11_26_whoever_has_a_flop_wager_checks_or_bets_again() {
    let mut table = flopped();
    act(table.as_mut(), 1, "check");
    act(table.as_mut(), 2, "turn");
    deal(table.as_mut(), "Ts");
    assert_eq!(asked(table.as_ref()), "1: river, check");
    refuses(table.as_mut(), 1, "turn", "uk:11.26");
    refuses(table.as_mut(), 2, "river", "uk:11.26");
    act(table.as_mut(), 1, "check");
    assert_eq!(asked(table.as_ref()), "2: river, check");
}

#[test]
fn r11_27_the_river_wager_equals_the_ante() {
    let mut table = flopped();
    act(table.as_mut(), 1, "check");
    act(table.as_mut(), 2, "check");
    deal(table.as_mut(), "Ts");
    for amount in ["9.99", "10.01", "20", "0"] {
        refuses(table.as_mut(), 1, &format!("river {amount}"), "uk:11.27");
    }
    act(table.as_mut(), 1, "river 10");
    refuses(table.as_mut(), 1, "river 10", "uk:11.26");
    act(table.as_mut(), 2, "river");
}

#[test]
fn r11_28_whoever_checks_before_the_river_stays_in() {
    let acts = "1: ante 10 | act 1 flop | act 1 turn | act 1 check";
    let lines = "1 ante pushes 0 uk:11.38; 1 flop wins 20 uk:11.37; 1 turn wins 10 uk:11.37";
    check(BONUS, "", &format!("{acts} | {PAIR}"), lines);
}

#[test]
fn r11_29_the_river_comes_when_all_have_decided() {
    let mut table = flopped();
    for card in ["Ts", "5d"] {
        act(table.as_mut(), 1, "check");
        act(table.as_mut(), 2, "check");
        assert_eq!(asked(table.as_ref()), "board up");
        deal(table.as_mut(), card);
    }
    no_card(table.as_mut(), "uk:11.30");
}

#[test]
fn r11_30_the_dealer_shows_after_the_river() {
    let mut table = flopped();
    for card in ["Ts", "5d"] {
        assert!(table.figure("dealer").is_none() && table.show().is_err(), "too early");
        act(table.as_mut(), 1, "check");
        act(table.as_mut(), 2, "check");
        deal(table.as_mut(), card);
    }
    for card in ["Kc", "Qd"] {
        assert_eq!(asked(table.as_ref()), "show dealer");
        assert_eq!(table.turn().expect("a card").to_string(), card);
    }
}

#[test]
fn r11_31_each_players_cards_are_shown_in_turn() {
    let mut table = flopped();
    for card in ["Ts", "5d"] {
        act(table.as_mut(), 1, "check");
        act(table.as_mut(), 2, "check");
        deal(table.as_mut(), card);
    }
    let mut shown = Vec::new();
    while let Ok(card) = table.turn() {
        shown.push(card.to_string());
    }
    assert_eq!(shown, ["Kc", "Qd", "Ah", "Ad", "3c", "4d"]);
    assert_eq!(asked(table.as_ref()), "settlement");
    // A folder's cards are not.
    let mut table = sit(BONUS, "", &[(1, "ante", 10), (2, "ante", 10)]);
    deal(table.as_mut(), DEALT);
    act(table.as_mut(), 1, "flop");
    act(table.as_mut(), 2, "fold");
    deal(table.as_mut(), "2c 7d 9h");
    act(table.as_mut(), 1, "check");
    deal(table.as_mut(), "Ts");
    act(table.as_mut(), 1, "check");
    deal(table.as_mut(), "5d");
    show_all(table.as_mut());
    assert_eq!(asked(table.as_ref()), "settlement");
    let of_seat_2 = |event: &What| matches!(event, What::Shown { of, .. } if of == "seat2");
    assert!(!table.whats(Viewer::Croupier).iter().any(of_seat_2));
}

/// What a Bonus Jackpot of 1 does with these hole cards, the dealer's given.
#[track_caller]
fn jackpot(set: &str, hole: &str, dealer: &str, result: &str) {
    let acts = "1: ante 10, bonus-jackpot 1 | act 1 flop | act 1 check | act 1 check";
    let round = format!("{acts} | seat1 {hole} | dealer {dealer} | board 2c 7d 9h Ts 5d");
    let settled = play(open(BONUS, set).as_mut(), &round);
    let lines = settled.unwrap_or_else(|refusal| panic!("{refusal}")).lines;
    let found = lines.iter().find(|line| line.wager == "bonus-jackpot").map(written);
    assert_eq!(found, Some(format!("1 bonus-jackpot {result}")), "{hole} {dealer}");
}

#[test]
fn r11_33_hole_cards_pay_their_row() {
    #[rustfmt::skip]
    let rows = [
        ("Ah Ad", 30), ("Ah Kh", 25), ("Kh Ah", 25), ("Ah Qh", 20), ("Ah Jh", 20), ("Ah Kd", 15),
        ("Kh Kd", 10), ("Qh Qd", 10), ("Jh Jd", 10), ("Ah Qd", 5), ("Jd Ah", 5), ("Th Td", 3),
        ("6h 6d", 3), ("2h 2d", 3),
    ];
    for (hole, pays) in rows {
        jackpot("", hole, "8c 8d", &format!("wins {pays} uk:11.33"));
    }
}

#[test]
fn r11_33_aces_against_aces_pay_more_where_it_is_offered() {
    // Without the row two aces are two aces.
    jackpot("", "Ah Ad", "As Ac", "wins 30 uk:11.33");
    let offered = "paytable.bonus-jackpot=PT-1000";
    jackpot(offered, "Ah Ad", "As Ac", "wins 1000 uk:11.33");
    jackpot(offered, "Ah Ad", "As Kc", "wins 30 uk:11.33");
    jackpot(offered, "Ah Kh", "As Ac", "wins 25 uk:11.33");
    jackpot(offered, "Kh Kd", "Ks Kc", "wins 10 uk:11.33");
    jackpot(offered, "Ah 9d", "As Ac", "loses 1 uk:11.34");
}

#[test]
fn r11_33_the_odds_are_minima() {
    #[rustfmt::skip]
    let rows = [
        ("ace-ace-against-ace-ace", 1000), ("ace-ace", 30), ("ace-king-suited", 25),
        ("ace-queen-or-jack-suited", 20), ("ace-king-unsuited", 15),
        ("pair-of-jacks-to-kings", 10), ("ace-queen-or-jack-unsuited", 5),
        ("pair-of-twos-to-tens", 3),
    ];
    for (row, odds) in rows {
        let posted = |odds: u32| format!("odds.bonus-jackpot.{row}={odds}:1");
        assert!(breach(BONUS, &posted(odds - 1)).contains("(uk:11.33)"), "{row}");
        assert_eq!(breach(BONUS, &posted(odds)), "");
        assert_eq!(breach(BONUS, &posted(odds + 1)), "");
    }
    jackpot("odds.bonus-jackpot.ace-ace=31:1", "Ah Ad", "8c 8d", "wins 31 uk:11.33");
}

#[test]
fn r11_34_other_hole_cards_lose() {
    for hole in ["Ah Th", "Ah Td", "Kh Qh", "Kh Jd", "Ah 2h", "3h 4d"] {
        jackpot("", hole, "8c 8d", "loses 1 uk:11.34");
    }
}

#[test]
fn r11_35_a_higher_dealer_takes_all_four() {
    let lines = "1 ante loses 10 uk:11.35; 1 flop loses 20 uk:11.35; 1 turn loses 10 uk:11.35; \
                 1 river loses 10 uk:11.35";
    all(LOWER, lines);
    // Even a straight.
    all("seat1 4h 3d | board 7c 6s 5h 2c Kd | dealer 9c 8c", lines);
}

#[test]
fn r11_36_hands_exactly_alike_return_all_four() {
    let lines = "1 ante pushes 0 uk:11.36; 1 flop pushes 0 uk:11.36; 1 turn pushes 0 uk:11.36; \
                 1 river pushes 0 uk:11.36";
    all(ALIKE, lines);
}

#[test]
fn r11_37_a_higher_hand_wins_even_money_on_three() {
    let lines = "1 ante pushes 0 uk:11.38; 1 flop wins 20 uk:11.37; 1 turn wins 10 uk:11.37; \
                 1 river wins 10 uk:11.37";
    all(PAIR, lines);
    // The dealer needs nothing to be beaten: a high card is as good as a pair.
    all("seat1 Ah 3d | board 9c 7s 5h 2c Kd | dealer Qh Js", lines);
    for wager in ["flop", "turn", "river"] {
        let posted = |odds| format!("odds.{wager}.player-is-higher={odds}");
        assert!(breach(BONUS, &posted("9:10")).contains("(uk:11.37)"), "{wager}");
        assert_eq!(breach(BONUS, &posted("1:1")), "");
        assert_eq!(breach(BONUS, &posted("11:10")), "");
    }
}

#[test]
fn r11_38_the_ante_wins_with_a_straight_or_better() {
    let lines = |ante: &str| {
        format!("1 ante {ante} uk:11.38; 1 flop wins 20; 1 turn wins 10; 1 river wins 10")
    };
    all(THREE, &lines("pushes 0"));
    all(STRAIGHT, &lines("wins 10"));
    all(FLUSH, &lines("wins 10"));
    let posted = "odds.ante.higher-with-a-straight-or-better=1:2";
    assert!(breach(BONUS, posted).contains("(uk:11.38)"));
}

#[test]
fn a_house_may_settle_the_bonus_jackpot_of_a_folder() {
    let fold = "1: ante 10, bonus-jackpot 5 | act 1 fold | seat1 Ah Ad | dealer Kc Qd \
                | board 2c 7d 9h Ts 5d";
    let lost = "1 bonus-jackpot loses 5 reading:uk-holdem-bonus-fold; 1 ante loses 10 uk:11.20";
    check(BONUS, "folded_bonus=lost", fold, lost);
    // Its cards are kept and shown with everybody's.
    let settled = "1 bonus-jackpot wins 150 uk:11.33; 1 ante loses 10 uk:11.20";
    let set = "folded_bonus=settled";
    check(BONUS, set, fold, settled);
    let lost = "1 bonus-jackpot loses 5 uk:11.34; 1 ante loses 10 uk:11.20";
    let nothing = fold.replace("Ah Ad", "Kh Qc");
    check(BONUS, set, &format!("{nothing} | board 2c 7d 9h Ts 5d"), lost);
    assert!(breach(BONUS, "folded_bonus=halved").contains("(reading:uk-holdem-bonus-fold)"));
    // A Progressive that lives on does not save a Bonus Jackpot that is lost.
    let both = fold.replace("bonus-jackpot 5", "bonus-jackpot 5, progressive 1");
    let lines = "1 bonus-jackpot loses 5 reading:uk-holdem-bonus-fold; 1 ante loses 10; \
                 1 progressive loses 1 uk:11.43";
    check(BONUS_PROGRESSIVE, "", &format!("{both} | board 2c 7d 9h Ts 5d"), lines);
}
