//! Baccarat 9 of 2009: from a three-card nine to the settlement.
//!
//! Rules: ca:baccarat-9-2009/

use super::dated_tests::{GAME, ID};
use super::testing::{asks, cards, dealt, hand, opened, seat, tie};
use crate::check::check;
use crate::testing::Looks as _;
use table::{Ask, Face, Verbs as _};

#[test]
fn r17_player_nine_stops_the_banker() {
    let bets = "1: player 10, banker 20, tie 5";
    let expected = "1 player wins 10; 1 banker loses 20; 1 tie loses 5";
    GAME.pays(&format!("player 4h 5h Kh | banker Kc Qc 2c | {bets}"), expected);
    let drawn = format!("player 4h 5h Kh | banker Kc Qc 2c 6c | {bets}");
    GAME.refuses(&drawn, "17");
    // Eight is not nine.
    GAME.refuses(&format!("player 3h 5h Kh | banker Kc Qc 2c | {bets}"), "22");
}

#[test]
fn r17_banker_nine_stops_the_player() {
    for player in ["Kh Qh Jh", "Kh Qh 4h", "Kh Qh 5h", "Kh Qh 6h"] {
        let hands = format!("player {player} | banker 4c 5c Kc");
        GAME.pays(
            &format!("{hands} | 1: player 10, banker 20"),
            "1 player loses 10; 1 banker wins 20",
        );
        let drawn = format!("player {player} 4d | banker 4c 5c Kc | 1: player 10, banker 20");
        GAME.refuses(&drawn, "17");
    }
    let eight = "player Kh Qh 4h | banker 4c 4d Kc | 1: player 10";
    GAME.refuses(eight, "18");
}

#[test]
fn r17_nobody_chooses_against_a_nine() {
    // Reading ca-nine-2009-nine: the dealer looks at the hidden card before asking.
    for (banker, asked) in [("4c 4d Kc", true), ("5c 4d Kc", false), ("6c 4d Kc", true)] {
        let mut table = dealt(ID, 8, &[(1, "player")], (hand(5), banker));
        assert_eq!(asks(&*table), asked, "{banker}");
        let refusal = table.decide(seat(1), "draw").err().and_then(|refusal| refusal.rule);
        assert_eq!(refusal.map(|rule| rule.id), (!asked).then_some("ca:baccarat-9-2009/17"));
    }
    // Two open cards worth nine are no nine of three cards.
    assert!(asks(&*dealt(ID, 8, &[(1, "player")], (hand(5), "Ac 4d 5c"))));
}

#[test]
fn r17_nines_on_both_sides_push() {
    let round = "player 4h 5h Kh | banker 4c 5c Kc | 1: player 10, tie 5";
    GAME.pays(round, "1 player pushes 0; 1 tie wins 40");
}

#[test]
fn r21_banker_wager_meets_the_house_way_hand() {
    // One stands on 5, one draws on 6: the Banker wager meets neither, but house way.
    GAME.pays(
        "player Kh Qh 5h 3d | banker Kc Qc 6c | 1: player 10 | 2: banker 10 | act 1 stand",
        "1 player loses 10; 2 banker loses 10",
    );
    GAME.pays(
        "player Kh Qh 6h 3d | banker 2c 5c Kc | 1: player 10 | 2: banker 10 | act 1 draw",
        "1 player wins 10; 2 banker wins 10",
    );
}

#[test]
fn r21_a_both_hands_follow_house_way() {
    // Player 5 and 6, Banker 5 and 6, only a Banker wager on the table.
    GAME.pays("player Kh Qh 5h 2d | banker Kc Qc 5c Ac | 1: banker 10", "1 banker loses 10");
    GAME.pays("player Kh Qh 6h | banker Kc Qc 5c 2c | 1: banker 10", "1 banker wins 10");
    GAME.refuses("player Kh Qh 6h 2d | banker Kc Qc 6c | 1: banker 10", "19");
    GAME.refuses("player Kh Qh 5h | banker Kc Qc 6c | 1: banker 10", "23");
}

#[test]
fn r21_b_example_customer_2_against_a_5() {
    // Customer #2 bets on Banker, Player totals 5: the hand is hit, 0-5 being house way.
    GAME.pays("player Kh Qh 5h Ad | banker 2c 5c Kc | 2: banker 10", "2 banker wins 10");
    for three in 0..=9 {
        let mut table = dealt(ID, 8, &[(2, "banker")], (hand(three), "Kc Qc 6c"));
        opened(table.as_mut());
        let hit = matches!(table.next(), Ask::Card { to, .. } if to == "player");
        assert_eq!(hit, three <= 5, "{three}");
    }
}

#[test]
fn r21_c_player_below_banker_wins() {
    let wins = "1 banker wins 10 ca:baccarat-9-2009/21.c";
    GAME.pays("player Kh Qh 6h | banker 2c 5c Kc | 1: banker 10", wins);
}

#[test]
fn r21_d_player_above_banker_loses() {
    let loses = "1 banker loses 10 ca:baccarat-9-2009/21.d";
    GAME.pays("player 3h 5h Kh | banker 2c 5c Kc | 1: banker 10", loses);
}

#[test]
fn r21_e_tie_on_0_or_1_wins() {
    for total in [0, 1] {
        let wins = "1 banker wins 10 ca:baccarat-9-2009/21.e";
        GAME.pays(&format!("{} | 1: banker 10", tie(total)), wins);
    }
}

#[test]
fn r21_f_tie_on_any_other_total_loses() {
    for total in 2..=9 {
        let loses = "1 banker loses 10 ca:baccarat-9-2009/21.f";
        GAME.pays(&format!("{} | 1: banker 10", tie(total)), loses);
        // Reading ca-nine-2009-ties.
        let round = format!("bank 8 100 | {} | 1: banker 10", tie(total));
        let pushes = "1 banker pushes 0 reading:ca-nine-2009-ties";
        check(ID, "banker_tie_2_9=push", &round, pushes);
    }
    for total in [0, 1] {
        let round = format!("bank 8 100 | {} | 1: banker 10", tie(total));
        check(ID, "banker_tie_2_9=push", &round, "1 banker wins 10 ca:baccarat-9-2009/21.e");
    }
}

#[test]
fn r22_banker_opens_then_players_hit_then_banker() {
    let mut table = dealt(ID, 8, &[(1, "player")], (hand(5), "Kc Qc 5c"));
    table.decide(seat(1), "draw").unwrap();
    assert_eq!(table.turns().as_deref(), Some("banker"));
    table.show().unwrap();
    for to in ["player", "banker"] {
        assert_eq!(table.wants(), Some((to.into(), Face::Up)));
        table.deal(cards("2d")[0]).unwrap();
    }
    assert_eq!(table.next(), Ask::Settlement);
}

#[test]
fn r24_ties_on_0_and_1_go_to_banker_and_others_push() {
    for total in 0..=9 {
        let expected = if total <= 1 { "1 player loses 10" } else { "1 player pushes 0" };
        let expected = format!("{expected} ca:baccarat-9-2009/24");
        GAME.pays(&format!("{} | 1: player 10", tie(total)), &expected);
    }
}

#[test]
fn r25_back_line_wagers_are_refused() {
    let round = "player 2h 5h Kh | banker Kc Qc 6c | 1: player 10";
    for wager in ["player", "banker", "tie"] {
        GAME.refuses(&format!("{round} | 1+1: {wager} 10"), "25");
    }
}

#[test]
fn settlement_starts_at_the_player_dealers_left() {
    // Reading ca-nine-2009-start: whatever the hidden card, there is no button.
    for hole in ["Kd", "3d", "6d"] {
        let round = format!(
            "bank 3 10 | player 4h 5h Kh | banker {hole} Kc Qc | 2: player 10 | 4: player 10"
        );
        check(ID, "", &round, "4 player wins 10; 2 player returned 0");
    }
}
