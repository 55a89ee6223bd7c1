//! Caribbean Stud: wagers behind a seat.
//!
//! Rules: ca:caribbean-stud/

use super::super::testing::{go, refusal, seat};
use super::tests::{GAME, ID};
use crate::check::{bets, check, open, refused};
use crate::testing::Looks as _;
use money::Cents;
use table::{Owner, Party, Verbs as _};

const WON: &str = "seat1 2c 2d 2h 4s 3c | dealer As Kd 4c 8h 2d";

/// Who decides for seats that somebody behind them has more money on.
fn decided(wagers: &str) -> Option<String> {
    let table = GAME.laid("", 8, wagers);
    table.figure("decided")
}

#[test]
fn r2_a_two_back_line_bets_a_seat_and_no_third() {
    let bets = "1: ante 10 | 1+1: ante 20 | 1+2: ante 5";
    let expected = "1 ante wins 10; 1+1 ante wins 20; 1+2 ante wins 5; 1 call wins 60; \
                    1+1 call wins 120; 1+2 call wins 30";
    GAME.pays(&format!("{WON} | {bets} | act 1 call"), expected);
    GAME.refuses(&format!("{bets} | 1+3: ante 5"), "2.a");
    GAME.refuses(&format!("{bets} | 1+2: ante 5"), "s1");
    // Two at every seat.
    GAME.laid(
        "",
        8,
        "1: ante 10 | 1+1: ante 5 | 1+2: ante 5 | 2: ante 10 | 2+1: ante 5 | 2+2: ante 5",
    );
}

#[test]
fn r2_a_they_ride_on_the_hand_of_a_player_in_the_seat() {
    GAME.refuses("1+1: ante 10", "2.a");
    GAME.refuses("1: ante 10 | 2+1: ante 10", "2.a");
    // Nor behind the player-dealer, and not once the seat has taken its own back.
    GAME.refuses("1: ante 10 | 8+1: ante 10", "2.a");
    let mut table = open(ID, "");
    table.bank(seat(8), Cents::dollars(100), None).unwrap();
    for bet in [bets("1", "ante 10"), bets("1+1", "ante 10")].concat() {
        table.stake(&bet).unwrap();
    }
    table.withdraw(seat(1), "ante").unwrap();
    assert_eq!(refusal(table.as_mut(), |table| table.close()), GAME.rule("2.a"));
}

#[test]
fn r3_most_money_on_the_hand_decides_and_the_seat_when_equal() {
    assert_eq!(decided("1: ante 10"), None);
    assert_eq!(decided("1: ante 10 | 1+1: ante 9.99"), None);
    assert_eq!(decided("1: ante 10 | 1+1: ante 10 | 1+2: ante 10"), None);
    let second = Some("seat1 by person 2 behind it".to_string());
    assert_eq!(decided("1: ante 10 | 1+1: ante 10 | 1+2: ante 10.01"), second);
    let two = "1: ante 10 | 1+1: ante 30 | 1+2: ante 20 | 2: ante 5 | 2+2: ante 6";
    let both = "seat1 by person 1 behind it, seat2 by person 2 behind it";
    assert_eq!(decided(two), Some(both.to_string()));
}

#[test]
fn r3_one_decision_is_made_for_all_bets_on_the_hand() {
    let bets = "1: ante 10 | 1+1: ante 30";
    let folded = "1 ante loses 10; 1+1 ante loses 30";
    GAME.pays(&format!("{WON} | {bets} | act 1 fold"), folded);
    let mut table = GAME.laid("", 8, bets);
    go(table.as_mut(), "2c As 2d Kd 2h 4c 4s 8h 3c 2d", &["call"]);
    let calls = table.lying().into_iter().filter(|lying| lying.wager == "call");
    let calls: Vec<(Owner, Cents)> = calls.map(|lying| (lying.owner, lying.amount)).collect();
    // Each calls with twice its own Ante.
    let expected = [(Owner::Seat, Cents::dollars(20)), (Owner::Behind(1), Cents::dollars(60))];
    assert_eq!(calls, expected);
    let settled = table.settle().unwrap();
    assert_eq!(settled.net(Party::Behind(seat(1), 1)), Cents::dollars(30 + 180));
}

#[test]
fn r3_the_cover_goes_first_to_the_ante_of_all_on_the_hand() {
    let bets = "1: ante 10 | 1+1: ante 30 | 2: ante 10";
    let round = format!("{WON} | seat2 2c 2d 2h 4s 3c | {bets} | act 1 call | act 2 call");
    let expected = "1 ante wins 10; 1+1 ante wins 30; 1 call wins 60; 1+1 call wins 50; \
                    2 ante returned 0; 2 call returned 0";
    check(ID, "", &format!("bank 8 150 | {round}"), expected);
    refused(ID, "max=29", &format!("bank 8 150 | {round}"), &GAME.rule("s1"));
}
