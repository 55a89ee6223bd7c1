//! Infinite Fortune Baccarat, 30-2899.06.
//!
//! Rules: co:30-

use super::*;
use crate::check::{breach, check, refused};
use crate::testing::Looks as _;
use table::{Verbs as _, Viewer, What};

const ID: &str = "co/infinite-fortune";

const WAGERS: [&str; 7] = [
    "supershot-three-card-9-over-8",
    "supershot-natural-9-over-8",
    "supershot-8-over-7",
    "super-7",
    "fortune-8",
    "banker-pair",
    "player-pair",
];

#[test]
fn r2899_06_1_six_or_eight_decks_with_commission_or_without() {
    for decks in [6, 8] {
        assert_eq!(breach(ID, &format!("decks={decks}")), "");
    }
    for decks in [5, 7, 9, 10] {
        assert!(breach(ID, &format!("decks={decks}")).contains("co:30-2899.06(1)"), "{decks}");
    }
    let text = format!("{BANKER_2_7} | 1: banker 100");
    check(ID, "commission_free=false", &text, "1 banker wins 95");
    check(ID, "commission_free=true", &text, "1 banker wins 100");
    assert!(breach(ID, "commission_free=perhaps").contains("co:30-2899.06(1)"));
}

#[test]
fn r2899_06_2_ordinary_rules_stand_unchanged() {
    check(ID, "", &format!("{BANKER_3_7} | 1: banker 100"), "1 banker wins 95 co:30-2808(3)");
    check(ID, "", &format!("{BOTH_2_7} | 1: tie 5, player 5"), "1 player pushes 0; 1 tie wins 40");
    refused(ID, "", "player 2h 3c | banker 2c 5d | 1: super-7 1", "co:30-2814(2)");
    refused(ID, "", "player 6h Kc | banker 2c 3d | 1: super-7 1", "co:30-2814(3)");
}

#[test]
fn r2899_06_3_without_commission_banker_pushes_on_a_winning_three_card_seven() {
    let set = "commission_free=true";
    let bet = |cards: &str| format!("{cards} | 1: banker 100");
    check(ID, set, &bet(BANKER_3_7), "1 banker pushes 0 co:30-2899.06(3)");
    check(ID, set, &bet(BANKER_2_7), "1 banker wins 100 co:30-2899.06(3)");
    check(ID, set, &bet(BANKER_3_9), "1 banker wins 100 co:30-2899.06(3)");
    check(ID, set, &bet(NATURAL_9), "1 banker loses 100");
    check(ID, "", &bet(BANKER_3_7), "1 banker wins 95");
}

#[test]
fn r2899_06_4_bonus_wagers_with_or_without_a_main_one_as_posted() {
    for id in WAGERS {
        let alone = format!("{BOTH_3_9} | 1: {id} 2");
        check(ID, "base_required=false", &alone, &format!("1 {id} loses 2"));
        refused(ID, "base_required=true", &alone, "co:30-2899.06(4)");
        let beside = format!("{BOTH_3_9} | 1: tie 1, {id} 2");
        let expected = format!("1 {id} loses 2; 1 tie wins 8");
        check(ID, "base_required=true", &beside, &expected);
    }
}

#[test]
fn r2899_06_5_bonus_wagers_precede_the_deal_and_every_banker_wager_pushes() {
    closed(ID, "super-7");
    let bets = "1: banker 100 | 2: banker 50, super-7 1 | 2*: banker 5";
    let expected = "2 banker pushes 0 co:30-2899.06(3); 2* banker pushes 0; 2 super-7 wins 40; \
                    1 banker pushes 0";
    check(ID, "commission_free=true", &format!("{BANKER_3_7} | {bets}"), expected);
}

#[test]
fn r2899_06_6_a_supershots_are_won_by_whichever_side() {
    wager(ID, WAGERS[0], (200, ""), &["2h3c4d 2c3d3s", "2h3c3d 4cKd5s"], &[]);
    wager(ID, WAGERS[1], (50, ""), &["Kh9c Qc8d", "Kh8c Qc9d"], &[]);
    wager(ID, WAGERS[2], (25, ""), &["Kh8c Qc7d", "Kh7c Qc8d"], &[]);
}

#[test]
fn r2899_06_6_b_three_card_nine_over_three_card_eight() {
    let loses = ["Kh9c Qc8d", "2h3c4d Kc7d", "2h3c4d 2c3d4s", "2h3c4d 2c3d2s"];
    wager(ID, WAGERS[0], (200, "co:30-2899.06(6)(b)"), &["2h3c4d 2c3d3s"], &loses);
}

#[test]
fn r2899_06_6_c_natural_nine_over_natural_eight_by_the_posted_option() {
    let loses = ["2h3c4d 2c3d3s", "Kh9c Qc7d", "Kh9c Qc9d", "Kh8c Qc8d"];
    wager(ID, WAGERS[1], (50, "co:30-2899.06(6)(c)"), &["Kh9c Qc8d"], &loses);
    Printed::of(ID, WAGERS[1]).grid(
        "
                                  ;           ; option-1 ; option-2 ; option-3
        natural 9 beats natural 8 ; Kh9c Qc8d ; 50 to 1  ; 45 to 1  ; 40 to 1
        any other result          ; Kh9c Qc7d ; -        ; -        ; -
    ",
    );
    let wrong = breach(ID, "paytable.supershot-natural-9-over-8=option-4");
    assert!(wrong.contains("co:30-2899.06(6)(c)"), "{wrong}");
}

#[test]
fn r2899_06_6_d_any_eight_over_any_seven() {
    let wins = ["Kh8c Qc7d", "2h3c3d Kc7d", "2h3c3d Ah2h4h", "Kh7c 2c3d3s"];
    let loses = ["Kh8c Qc6d", "Kh9c Qc7d", "Kh8c Qc8d", "Kh9c Qc8d"];
    wager(ID, WAGERS[2], (25, "co:30-2899.06(6)(d)"), &wins, &loses);
}

#[test]
fn r2899_06_6_e_super_7_is_a_winning_three_card_seven_of_banker() {
    let loses = ["2h3c2d 2cKd5s", "6hKc Qc7d", "Kh7c 2c3d2s", "2h3c4d 2c3d2s"];
    wager(ID, WAGERS[3], (40, "co:30-2899.06(6)(e)"), &["6hKc 2c3d2s"], &loses);
}

#[test]
fn r2899_06_6_f_fortune_8_is_a_winning_three_card_eight_of_player() {
    let loses = ["2h3c3d 4cKd4s", "Kh8c Qc7d", "6hKc 2c3d3s", "2h3c3d 4cKd5s"];
    wager(ID, WAGERS[4], (25, "co:30-2899.06(6)(f)"), &["2h3c3d Kc7d"], &loses);
}

#[test]
fn r2899_06_6_g_banker_pair_opens_bankers_hand() {
    // Suits do not matter; a pair with the third card, or in Player's hand, is none.
    let loses = ["4h4c Kd9s", "6hKc 2c3d2s", "Kh9c Qc7d"];
    wager(ID, WAGERS[5], (11, "co:30-2899.06(6)(g)"), &["Kh9c 4c4d", "Kh9c 4c4c"], &loses);
}

#[test]
fn r2899_06_6_h_player_pair_opens_players_hand() {
    let loses = ["Kd9s 4h4c", "2h3c3d Kc7d", "Kh9c Qc7d"];
    wager(ID, WAGERS[6], (11, "co:30-2899.06(6)(h)"), &["4h4c Kd9s", "4h4h Kd9s"], &loses);
}

#[test]
fn r2899_06_6_b_figures_as_printed() {
    for (wager, label, cards, odds) in [
        (WAGERS[0], "a three-card 9 beats a three-card 8", "2h3c4d 2c3d3s", 200),
        (WAGERS[2], "an 8 beats a 7", "Kh8c Qc7d", 25),
        (WAGERS[3], "banker wins with a three-card 7", "6hKc 2c3d2s", 40),
        (WAGERS[4], "player wins with a three-card 8", "2h3c3d Kc7d", 25),
        (WAGERS[5], "pair", "Kh9c 4c4d", 11),
        (WAGERS[6], "pair", "4h4c Kd9s", 11),
    ] {
        let grid = format!(";; IF\n{label}; {cards}; {odds} to 1\nnothing; 6hKc Qc7d; -");
        Printed::of(ID, wager).grid(&grid);
    }
}

#[test]
fn r2899_06_7_some_or_all_of_the_seven_and_fewer_if_the_house_likes() {
    let bets: Vec<String> = WAGERS.iter().map(|id| format!("{id} 1")).collect();
    let text = format!("{} | 1: {}", hands("4h4c KdKs"), bets.join(", "));
    let expected = "1 supershot-three-card-9-over-8 loses 1; \
        1 supershot-natural-9-over-8 loses 1; 1 supershot-8-over-7 loses 1; 1 super-7 loses 1; \
        1 fortune-8 loses 1; 1 banker-pair wins 11; 1 player-pair wins 11";
    check(ID, "", &text, expected);
    for left_out in WAGERS {
        let set = format!("offers.{left_out}=false");
        assert_eq!(open(ID, &set).sign().marks.len(), 3 + 6);
        refused(ID, &set, &format!("{NATURAL_9} | 1: {left_out} 1"), "co:30-2899.06(7)");
    }
}

#[test]
fn r2899_06_8_tip_rides_where_its_giver_has_a_wager() {
    for id in WAGERS {
        let own = format!("{BOTH_3_9} | 1: {id} 2 | 1*: {id} 1");
        check(ID, "", &own, &format!("1 {id} loses 2; 1* {id} loses 1"));
        refused(ID, "dealer_tips=false", &own, "co:30-2899.06(8)");
        // A wager elsewhere, or at another seat, does not do.
        let elsewhere = if id == "super-7" { "fortune-8" } else { "super-7" };
        refused(
            ID,
            "",
            &format!("{BOTH_3_9} | 1: {elsewhere} 2 | 1*: {id} 1"),
            "co:30-2899.06(8)",
        );
        refused(ID, "", &format!("{BOTH_3_9} | 2: {id} 2 | 1*: {id} 1"), "co:30-2899.06(8)");
    }
    // The rule speaks of the bonus spots; on the main ones a tip may stand alone.
    check(ID, "", &format!("{NATURAL_9} | 1*: player 1"), "1* player wins 1");
}

#[test]
fn r2899_06_8_tip_does_not_outlive_its_givers_wager() {
    let mut table = open(ID, "");
    let bet = |owner| Bet { owner, ..Bet::new(Seat::FIRST, "super-7", Cents::dollars(1)) };
    assert_eq!(table.stake(&bet(Owner::Seat)), Ok(()));
    assert_eq!(table.stake(&bet(Owner::Dealer)), Ok(()));
    // It comes down together with the wager beside which it rode.
    assert_eq!(table.back(Seat::FIRST, "super-7"), Ok(Cents::dollars(2)));
    let alone = table.stake(&bet(Owner::Dealer)).expect_err("the tip would stand alone");
    assert_eq!(alone.rule.map(|rule| rule.id), Some("co:30-2899.06(8)"));
    // On a main spot it may stand alone, and stays.
    let main = |owner| Bet { wager: "player".into(), ..bet(owner) };
    assert_eq!(table.stake(&main(Owner::Seat)), Ok(()));
    assert_eq!(table.stake(&main(Owner::Dealer)), Ok(()));
    assert_eq!(table.back(Seat::FIRST, "player"), Ok(Cents::dollars(1)));
    let [lies] = &table.lying()[..] else { panic!("the tip alone") };
    assert_eq!((lies.owner, lies.wager.as_ref()), (Owner::Dealer, "player"));
    // Every wager and every withdrawal stays on record.
    let step = |what: What| match what {
        What::Staked { bet, .. } => format!("{:?} makes {}", bet.owner, bet.wager),
        What::Withdrawn { owner, wager, .. } => format!("{owner:?} takes {wager}"),
        other => panic!("{other:?}"),
    };
    let steps: Vec<String> = table.whats(Viewer::Croupier).into_iter().map(step).collect();
    let (both, taken) = ("Seat makes super-7, Dealer makes super-7", "Seat takes super-7");
    let main = "Seat makes player, Dealer makes player, Seat takes player";
    assert_eq!(steps.join(", "), format!("{both}, {taken}, Dealer takes super-7, {main}"));
}
