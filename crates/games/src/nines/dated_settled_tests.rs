//! Baccarat 9 of 2009: from a three-card nine to the settlement.
//!
//! Rules: ca:baccarat-9-2009/

use super::dated_tests::{GAME, ID};
use super::testing::{asks, cards, dealt, hand, opened, seat, tie};
use crate::california::rotation::law;
use crate::check::{check, eligibility};
use crate::testing::Looks as _;
use table::{Ask, Face, Refusal, Rota, Verbs as _};

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
fn r18_player_0_to_4_is_given_a_card() {
    for three in 0..=4 {
        let mut table = dealt(ID, 8, &[(1, "player")], (hand(three), "Kc Qc 6c"));
        let refusal = table.decide(seat(1), "stand").unwrap_err();
        assert_eq!(refusal.rule.unwrap().id, "ca:baccarat-9-2009/18", "{three}");
        opened(table.as_mut());
        assert_eq!(table.wants(), Some(("player".into(), Face::Up)), "{three}");
    }
    let mut table = dealt(ID, 8, &[(1, "player")], (hand(5), "Kc Qc 6c"));
    table.decide(seat(1), "stand").unwrap();
    opened(table.as_mut());
    assert_eq!(table.next(), Ask::Settlement);
}

#[test]
fn r19_draws_or_stands_on_5_and_6() {
    for three in 5..=6 {
        for (act, drawn) in [("draw", true), ("hit", true), ("stand", false)] {
            let mut table = dealt(ID, 8, &[(1, "player")], (hand(three), "Kc Qc 6c"));
            table.decide(seat(1), act).unwrap();
            opened(table.as_mut());
            let card = Some(("player".into(), Face::Up));
            assert_eq!(table.wants() == card, drawn, "{three} {act}");
        }
    }
    for three in [4, 7] {
        let mut table = dealt(ID, 8, &[(1, "player")], (hand(three), "Kc Qc 6c"));
        assert!(table.decide(seat(1), "draw").is_err() && !asks(&*table), "{three}");
    }
    GAME.refuses("player Kh Qh 5h 4d | banker Kc Qc 6c | 1: player 10 | act 1 stand", "19");
}

#[test]
fn r19_a_bettors_say_so_in_turn() {
    let bets = [(1, "player"), (2, "player"), (5, "player"), (8, "player"), (6, "banker")];
    let mut table = dealt(ID, 3, &bets, (hand(6), "Kc Qc 6c"));
    for n in [5, 8, 1, 2] {
        assert!(matches!(table.next(), Ask::Decide { seat: asked, .. } if asked == seat(n)));
        if n != 2 {
            let refusal = table.decide(seat(2), "draw").unwrap_err();
            assert_eq!(refusal.rule.unwrap().id, "ca:baccarat-9-2009/19.a");
        }
        table.decide(seat(n), "stand").unwrap();
    }
    assert!(!asks(&*table), "a Banker bettor chooses nothing");
}

#[test]
fn r19_b_one_shared_card_serves_all_who_hit() {
    GAME.pays(
        "player Kh Qh 5h 4d | banker 2c 5c Kc | 1: player 10 | 3: player 20 | 5: player 30 \
         | act 1 draw | act 3 draw | act 5 stand",
        "1 player wins 10; 3 player wins 20; 5 player loses 30",
    );
}

#[test]
fn r20_player_7_to_9_stands() {
    for three in 7..=9 {
        let mut table = dealt(ID, 8, &[(1, "player")], (hand(three), "Kc Qc 6c"));
        let refusal = table.decide(seat(1), "draw").unwrap_err();
        assert_eq!(refusal.rule.unwrap().id, "ca:baccarat-9-2009/20", "{three}");
    }
    for three in [7, 8] {
        let round = format!("player {} Kd | banker Kc Qc 6c | 1: player 10", hand(three));
        GAME.refuses(&round, "20");
    }
    assert!(asks(&*dealt(ID, 8, &[(1, "player")], (hand(6), "Kc Qc 6c"))));
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
fn r22_banker_hits_to_5_and_stands_from_6() {
    let hits = |total: usize| {
        let mut table = dealt(ID, 8, &[(1, "player")], (hand(8), hand(total)));
        opened(table.as_mut());
        table.wants() == Some(("banker".into(), Face::Up))
    };
    let on: Vec<usize> = (0..=9).filter(|total| hits(*total)).collect();
    assert_eq!(on, [0, 1, 2, 3, 4, 5]);
    GAME.refuses("player 3h 5h Kh | banker Kc Qc 5c | 1: player 10", "22");
    GAME.refuses("player 3h 5h Kh | banker Kc Qc 6c Ac | 1: player 10", "22");
}

#[test]
fn r23_house_way_hits_to_5_and_stands_from_6() {
    for (three, drawn) in [(5, true), (6, false)] {
        let mut table = dealt(ID, 8, &[(1, "player")], (hand(three), "Kc Qc 6c"));
        table.decide(seat(1), "house-way").unwrap();
        opened(table.as_mut());
        assert_eq!(table.next() == Ask::Settlement, !drawn, "{three}");
    }
    GAME.pays(
        "player Kh Qh 5h 3d | banker Kc 2c 5c | 1: player 10 | act 1 house-way",
        "1 player wins 10",
    );
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
fn r24_tie_pays_8_to_1_on_every_total() {
    // Reading ca-nine-2009-tie-bets: on 0 and 1 as well.
    for total in 0..=9 {
        GAME.pays(&format!("{} | 1: tie 10", tie(total)), "1 tie wins 80 ca:baccarat-9-2009/24");
    }
    for hands in ["player 2h 5h Kh | banker 3c 5c Kc", "player 2h 5h Kh | banker Kc Qc 6c"] {
        GAME.pays(&format!("{hands} | 1: tie 10"), "1 tie loses 10 ca:baccarat-9-2009/24");
    }
}

#[test]
fn r24_tie_looks_at_the_house_way_hand() {
    let bets = "1: player 10, tie 10";
    GAME.pays(
        &format!("player Kh Qh 5h Ad | banker Kc Qc 6c | {bets} | act 1 stand"),
        "1 player loses 10; 1 tie wins 80",
    );
    GAME.pays(
        &format!("player Kh Qh 6h 3d | banker Kc Qc 6c | {bets} | act 1 draw"),
        "1 player wins 10; 1 tie wins 80",
    );
}

#[test]
fn r25_back_line_wagers_are_refused() {
    let round = "player 2h 5h Kh | banker Kc Qc 6c | 1: player 10";
    for wager in ["player", "banker", "tie"] {
        GAME.refuses(&format!("{round} | 1+1: {wager} 10"), "25");
    }
}

#[test]
fn r26_bank_moves_clockwise_after_two_hands_to_bettors_of_the_last_round() {
    let mut rotation = Rota::new(law(eligibility(ID)), &[2, 5, 7].map(seat));
    for bettors in [[5, 7].as_slice(), &[7]] {
        assert_eq!(rotation.offered(), Some(seat(2)));
        rotation.takes(seat(2)).unwrap();
        rotation.over(&bettors.iter().map(|n| seat(*n)).collect::<Vec<_>>(), &[]);
    }
    let rule = |refused: Result<(), Refusal>| refused.unwrap_err().rule.unwrap().id;
    assert_eq!(rule(rotation.takes(seat(2))), "ca:general/2.b", "two hands are the most");
    assert_eq!(rule(rotation.takes(seat(5))), "ca:general/3.a", "no wager in the last round");
    rotation.sits(seat(1));
    assert_eq!(rule(rotation.takes(seat(1))), "ca:general/3.b", "new, and seat 7 may have it");
    assert_eq!(rotation.offered(), Some(seat(7)));
    rotation.declines(seat(7)).unwrap();
    rotation.takes(seat(1)).expect("all others have refused");
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
