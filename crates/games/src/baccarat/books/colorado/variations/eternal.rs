//! Eternal Baccarat, 30-2899.07: the frame, and its five wagers.
//!
//! Rules: co:30-

use super::*;
use crate::check::{breach, check, refused};
use crate::testing::{Looks as _, Replays as _};
use table::Tape;
use table::{Ruling, Verbs as _};

const ID: &str = "co/eternal-baccarat";
const FIVE: [&str; 5] = ["sun-7", "moon-8", "supreme-7", "divine-9", "eclipse"];
const PROGRESSIVES: [&str; 3] =
    ["harmony-progressive", "sun-7-progressive", "fate-38-progressive"];
const TABLES: [&str; 3] = ["PT-FLT-MB-01", "PT-FLT-MB-02", "PT-FLT-MB-03"];

/// Every wager beside the main ones.
fn bonus_wagers() -> Vec<String> {
    open(ID, "").ids().split_off(3)
}

fn by_table(table: &str) -> String {
    format!("paytable.eclipse={table}")
}

#[test]
fn r2899_07_1_drawing_rules_are_left_as_they_are() {
    refused(ID, "", "player 6h Kc 2d | banker 2c 5d | 1: sun-7 1", "co:30-2814(2)");
    refused(ID, "", "player 2h 3c | banker 2c 5d | 1: sun-7 1", "co:30-2814(2)");
    refused(ID, "", "player 6h Kc | banker 2c 3d | 1: sun-7 1", "co:30-2814(3)");
    refused(ID, "", "player Kh 9c | banker 2c 3d Kd | 1: sun-7 1", "co:30-2814(1)");
}

#[test]
fn r2899_07_2_any_mix_of_the_bonus_wagers_may_be_offered() {
    let all = bonus_wagers();
    assert_eq!(all.len(), 5 + 20 + 2 + 3);
    for left_out in &all {
        let set = format!("offers.{left_out}=false");
        let offered = open(ID, &set).ids();
        assert_eq!(offered.len(), 3 + all.len() - 1);
        assert!(!offered.contains(left_out));
    }
    let only: Vec<String> =
        all.iter().filter(|id| **id != "eclipse").map(|id| format!("offers.{id}=false")).collect();
    check(ID, &only.join(" "), &format!("{BANKER_3_7} | 1: eclipse 1"), "1 eclipse wins 6");
    refused(ID, &only.join(" "), &format!("{BANKER_3_7} | 1: sun-7 1"), "co:30-2899.07(2)");
}

#[test]
fn r2899_07_3_house_may_demand_a_standard_wager_with_every_bonus_wager() {
    for id in bonus_wagers() {
        let alone = format!("{NATURAL_9} | 1: {id} 1");
        assert!(play(open(ID, "base_required=false").as_mut(), &alone).is_ok(), "{id}");
        refused(ID, "base_required=true", &alone, "co:30-2899.07(3)");
        let beside = format!("{NATURAL_9} | 1: banker 1, {id} 1");
        assert!(play(open(ID, "base_required=true").as_mut(), &beside).is_ok(), "{id}");
    }
}

#[test]
fn r2899_07_4_five_percent_or_a_push_on_the_three_card_seven() {
    let bet = |cards: &str| format!("{cards} | 1: banker 100");
    check(ID, "", &bet(BANKER_2_7), "1 banker wins 95");
    check(ID, "", &bet(BANKER_3_7), "1 banker wins 95");
    let free = "commission_free=true";
    check(ID, free, &bet(BANKER_2_7), "1 banker wins 100 co:30-2899.07(4)");
    check(ID, free, &bet(BANKER_3_9), "1 banker wins 100 co:30-2899.07(4)");
    check(ID, free, &bet(BANKER_3_7), "1 banker pushes 0 co:30-2899.07(4)");
    for vigorish in [4, 6, 25] {
        let wrong = breach(ID, &format!("vigorish={vigorish}"));
        assert!(wrong.contains("co:30-2899.07(4)"), "{wrong}");
    }
    assert!(breach(ID, "vigorish_mode=tie").contains("no option"));
}

#[test]
fn r2899_07_5_house_posts_limits_and_a_cap() {
    let set = "min=10 max=500 side_min=1 side_max=25";
    let bet = |wager: &str| format!("{BANKER_3_7} | 1: {wager}");
    refused(ID, set, &bet("sun-7 0.99"), "co:30-2899.07(5)");
    check(ID, set, &bet("sun-7 1"), "1 sun-7 wins 40");
    check(ID, set, &bet("sun-7 25"), "1 sun-7 wins 1000");
    refused(ID, set, &bet("sun-7 25.01"), "co:30-2899.07(5)");
    refused(ID, set, &bet("banker 9.99"), "co:30-2803(3)(b)");
    refused(ID, set, &bet("banker 500.01"), "co:30-2803(3)(b)");
    // Sun 7 40, Eclipse 6 and Sun 7 Progressive 10, the last by S7-01 with mixed colours.
    let text = bet("sun-7 1, eclipse 1, sun-7-progressive 1");
    for (limit, sun, eclipse, progressive) in [
        ("56.01", "40", "6", "10"),
        ("56", "40", "6", "10"),
        ("55.99", "39.99", "5.99", "9.99"),
        ("28", "20", "3", "5"),
    ] {
        let expected = format!(
            "1 sun-7 wins {sun}; 1 eclipse wins {eclipse}; 1 sun-7-progressive wins {progressive}"
        );
        check(ID, &format!("aggregate_limit={limit}"), &text, &expected);
    }
    assert!(breach(ID, "aggregate_limit=-1").contains("co:30-2899.07(5)"));
}

#[test]
fn r2899_07_6_a_main_and_bonus_wagers_open_the_round() {
    let text = format!("{BANKER_3_7} | 1: player 5, eclipse 1, golden-talons-banker 1");
    let expected = "1 player loses 5; 1 golden-talons-banker loses 1; 1 eclipse wins 6";
    check(ID, "base_required=true", &text, expected);
    closed(ID, "eclipse");
}

#[test]
fn r2899_07_6_b_progressive_stakes_go_to_the_tray_before_the_deal() {
    for id in PROGRESSIVES {
        closed(ID, id);
        let settled = round(open(ID, "").as_mut(), &format!("{NATURAL_9} | 1: {id} 1"));
        assert_eq!(seat_net(&settled, 1), "-1.00");
    }
    // The award is a total: the stake does not come back with it.
    let won = format!("{BANKER_3_7} | 1: sun-7-progressive 1");
    assert_eq!(seat_net(&round(open(ID, "").as_mut(), &won), 1), "9.00");
    // A sensor takes one unit.
    for stake in ["0.99", "1.01", "2"] {
        refused(
            ID,
            "",
            &format!("{NATURAL_9} | 1: {} {stake}", PROGRESSIVES[0]),
            "co:30-2803(3)(b)",
        );
    }
}

#[test]
fn r2899_07_6_d_tips_ride_on_all_but_the_progressives() {
    for id in bonus_wagers().into_iter().chain(["player", "banker", "tie"].map(String::from)) {
        let text = format!("{NATURAL_9} | 1*: {id} 1");
        if PROGRESSIVES.contains(&id.as_str()) {
            refused(ID, "", &text, "co:30-2899.07(6)(d)");
            // Not even beside a wager of one's own.
            let beside = format!("{NATURAL_9} | 1: {id} 1 | 1*: {id} 1");
            refused(ID, "", &beside, "co:30-2899.07(6)(d)");
        } else {
            assert!(play(open(ID, "").as_mut(), &text).is_ok(), "{id}");
        }
    }
    let text = format!("{BANKER_3_7} | 1: sun-7 5 | 1*: sun-7 1");
    let settled = round(open(ID, "").as_mut(), &text);
    assert_eq!(net(&settled, Party::Dealer), "41.00");
    refused(ID, "dealer_tips=false", &text, "co:30-2899.07(6)(d)");
}

/// A Sun 7 in the posted suit, hearts.
const JACKPOT: &str = "player Kh 6h | banker 2h 3h 2h";

#[test]
fn r2899_07_6_e_pending_jackpot_locks_its_progressive() {
    let mut table = open(ID, "");
    let bet = |wager: &str| Bet::new(Seat::FIRST, wager, Cents::dollars(1));
    round(table.as_mut(), &format!("{BANKER_3_7} | 1: sun-7-progressive 1"));
    assert_eq!(table.stake(&bet("sun-7-progressive")), Ok(()), "a fixed award locks nothing");
    table.withdraw(Seat::FIRST, "sun-7-progressive").expect("taken back");
    round(table.as_mut(), &format!("{JACKPOT} | 1: sun-7-progressive 1"));
    assert_eq!(table.meter_state("sun-7-progressive").map(|meter| meter.pending), Some(true));
    let refusal = table.stake(&bet("sun-7-progressive")).expect_err("locked");
    assert_eq!(refusal.rule.map(|rule| rule.id), Some("co:30-2899.07(6)(e)"));
    for other in ["sun-7", "harmony-progressive", "fate-38-progressive", "banker"] {
        assert_eq!(table.stake(&bet(other)), Ok(()), "{other}");
    }
}

#[test]
fn r2899_07_6_f_paying_the_jackpot_releases_the_lock() {
    let paid = Ruling { rule: "co:30-2899.07(6)(f)".into(), ..Ruling::default() };
    let mut table = Tape::new(open(ID, ""));
    let refusal = table.rule(&paid).expect_err("nothing is pending");
    assert_eq!(refusal.rule.map(|rule| rule.id), Some("co:30-2899.07(6)(f)"));
    let text = format!("{JACKPOT} | 1: sun-7-progressive 1");
    assert!(play(&mut table, &text).is_ok());
    assert_eq!(table.rule(&paid), Ok(()));
    assert_eq!(table.meter_state("sun-7-progressive").map(|meter| meter.pending), Some(false));
    // The ruling is on record: a table rebuilt from it takes the next stake too.
    let rebuilt = table.same(open(ID, ""));
    for mut table in [table, rebuilt] {
        table.clear().expect("cleared");
        round(&mut table, &text);
    }
}

#[test]
fn r2899_07_6_g_meter_pays_its_shares_and_tray_or_meter_the_rest() {
    let wager = "sun-7-progressive";
    let at = open(ID, "").ids().iter().position(|id| id == wager).expect("a wager");
    let meter = Party::Meter(at as u8);
    let settled =
        round(open(ID, "").as_mut(), &format!("{JACKPOT} | 1: {wager} 1 | meter {wager} 500"));
    let share = &moved(&settled, "Sun 7, both hands in the posted suit")[0];
    assert_eq!((share.0, share.2.as_str()), (meter, "500.00"));
    for (set, start, from, left) in [
        ("", "50", Party::House, "50.00"),
        ("fixed_awards=tray", "50", Party::House, "50.00"),
        ("fixed_awards=meter", "9.99", Party::House, "9.99"),
        ("fixed_awards=meter", "10", meter, "0.00"),
        ("fixed_awards=meter", "10.01", meter, "0.01"),
    ] {
        let mut table = open(ID, set);
        let text = format!("{BANKER_3_7} | 1: {wager} 1 | meter {wager} {start}");
        let settled = round(table.as_mut(), &text);
        let award = &moved(&settled, "any Sun 7")[0];
        assert_eq!((award.0, award.2.as_str()), (from, "10.00"), "{set} {start}");
        assert_eq!(table.meter(wager).map(Cents::plain).as_deref(), Some(left));
    }
    assert!(breach(ID, "fixed_awards=pocket").contains("co:30-2899.07(6)(g)"));
}

#[test]
fn r2899_07_7_a_i_sun_7_is_a_winning_three_card_seven_of_banker() {
    let bet = |cards: &str| format!("{cards} | 1: sun-7 1");
    check(ID, "", &bet(BANKER_3_7), "1 sun-7 wins 40 co:30-2899.07(7)(a)(i)");
    for cards in [BOTH_3_7, MIXED_7, BANKER_2_7, BANKER_3_9] {
        check(ID, "", &bet(cards), "1 sun-7 loses 1 co:30-2899.07(7)(a)(i)");
    }
}

#[test]
fn r2899_07_7_a_ii_moon_8_is_a_winning_three_card_eight_of_player() {
    let bet = |cards: &str| format!("{cards} | 1: moon-8 1");
    check(ID, "", &bet(PLAYER_3_8), "1 moon-8 wins 25 co:30-2899.07(7)(a)(ii)");
    for cards in [BOTH_3_8, PLAYER_3_9, "player Kh 8c | banker Qc 7d"] {
        check(ID, "", &bet(cards), "1 moon-8 loses 1 co:30-2899.07(7)(a)(ii)");
    }
}

#[test]
fn r2899_07_7_a_iii_supreme_7_wants_as_many_cards_on_both_sides() {
    let bet = |cards: &str| format!("{cards} | 1: supreme-7 1");
    for (table, three, two) in [
        (TABLES[0], "wins 200", "wins 50"),
        (TABLES[1], "wins 400", "loses 1"),
        (TABLES[2], "loses 1", "wins 100"),
    ] {
        let set = by_table(table);
        let line = |result: &str| format!("1 supreme-7 {result} co:30-2899.07(7)(a)(iii)");
        check(ID, &set, &bet(BOTH_3_7), &line(three));
        check(ID, &set, &bet(BOTH_2_7), &line(two));
        check(ID, &set, &bet(MIXED_7), &line("loses 1"));
        check(ID, &set, &bet(BANKER_3_7), &line("loses 1"));
    }
}

#[test]
fn r2899_07_7_a_iv_divine_9_takes_one_three_card_nine_or_two() {
    let bet = |cards: &str| format!("{cards} | 1: divine-9 1");
    check(ID, "", &bet(BOTH_3_9), "1 divine-9 wins 75 co:30-2899.07(7)(a)(iv)");
    check(ID, "", &bet(PLAYER_3_9), "1 divine-9 wins 10 co:30-2899.07(7)(a)(iv)");
    check(ID, "", &bet(BANKER_3_9), "1 divine-9 wins 10 co:30-2899.07(7)(a)(iv)");
    check(ID, "", &bet(NATURAL_9), "1 divine-9 loses 1 co:30-2899.07(7)(a)(iv)");
}

#[test]
fn r2899_07_7_a_v_eclipse_wins_when_one_of_the_four_would() {
    for table in TABLES {
        let set = by_table(table);
        for cards in [
            BANKER_3_7, PLAYER_3_8, BOTH_3_9, PLAYER_3_9, BANKER_3_9, BOTH_3_7, BOTH_2_7, MIXED_7,
            NATURAL_9, BOTH_3_8,
        ] {
            let bets: Vec<String> = FIVE.iter().map(|id| format!("{id} 1")).collect();
            let text = format!("{cards} | 1: {}", bets.join(", "));
            let settled = round(open(ID, &set).as_mut(), &text);
            let won: Vec<&str> = settled
                .lines
                .iter()
                .filter(|line| line.result == Outcome::Wins)
                .map(|line| line.wager.as_str())
                .collect();
            let eclipsed = won.contains(&"eclipse");
            assert_eq!(won.len(), 2 * usize::from(eclipsed), "{table}, {cards}: {won:?}");
        }
    }
}

#[test]
fn r2899_07_8_a_tables_mb_as_printed() {
    let grid = |wager, text| Printed::of(ID, wager).grid(text);
    grid(
        "sun-7",
        "
                                        ;             ; PT-FLT-MB-01 ; PT-FLT-MB-02 ; PT-FLT-MB-03
        banker wins with a three-card 7 ; 6hKc 2c3d2s ; 40 to 1      ; 40 to 1      ; 40 to 1
        any other result                ; Kh9c Qc7d   ; -            ; -            ; -
    ",
    );
    grid(
        "moon-8",
        "
                                        ;             ; PT-FLT-MB-01 ; PT-FLT-MB-02 ; PT-FLT-MB-03
        player wins with a three-card 8 ; 2h3c3d Kc7d ; 25 to 1      ; 25 to 1      ; 25 to 1
        any other result                ; Kh9c Qc7d   ; -            ; -            ; -
    ",
    );
    grid(
        "supreme-7",
        "
                                  ;               ; PT-FLT-MB-01 ; PT-FLT-MB-02 ; PT-FLT-MB-03
        both hands a three-card 7 ; 2h3c2d 2cKd5s ; 200 to 1     ; 400 to 1     ; -
        both hands a two-card 7   ; Kh7c Qc7d     ; 50 to 1      ; -            ; 100 to 1
        any other result          ; Kh9c Qc7d     ; -            ; -            ; -
    ",
    );
    grid(
        "divine-9",
        "
                                  ;               ; PT-FLT-MB-01 ; PT-FLT-MB-02 ; PT-FLT-MB-03
        both hands a three-card 9 ; 2h3c4d 2c3d4s ; 75 to 1      ; 75 to 1      ; 75 to 1
        one hand a three-card 9   ; 2h3c4d Kc7d   ; 10 to 1      ; 10 to 1      ; 10 to 1
        no three-card 9           ; Kh9c Qc7d     ; -            ; -            ; -
    ",
    );
    grid(
        "eclipse",
        "
                              ;             ; PT-FLT-MB-01 ; PT-FLT-MB-02 ; PT-FLT-MB-03
        any of the four wins  ; 6hKc 2c3d2s ; 6 to 1       ; 6 to 1       ; 6 to 1
        none of the four wins ; Kh9c Qc7d   ; -            ; -            ; -
    ",
    );
}

#[test]
fn r2899_07_8_a_i_pays_are_to_one() {
    let settled = round(open(ID, "").as_mut(), &format!("{BANKER_3_7} | 1: sun-7 5"));
    assert_eq!(seat_net(&settled, 1), "200.00", "40 to 1 on 5, and the stake comes back");
}

#[test]
fn r2899_07_8_a_ii_one_of_three_tables_serves_all_five() {
    let text = format!("{BOTH_2_7} | 1: supreme-7 1, eclipse 1");
    for named in FIVE {
        let set = |table: &str| format!("paytable.{named}={table}");
        check(ID, &set(TABLES[0]), &text, "1 supreme-7 wins 50; 1 eclipse wins 6");
        check(ID, &set(TABLES[1]), &text, "1 supreme-7 loses 1; 1 eclipse loses 1");
        check(ID, &set(TABLES[2]), &text, "1 supreme-7 wins 100; 1 eclipse wins 6");
        assert!(breach(ID, &set("PT-FLT-MB-04")).contains("unlawful"));
    }
    let mixed = breach(ID, "paytable.sun-7=PT-FLT-MB-01 paytable.eclipse=PT-FLT-MB-02");
    assert!(mixed.contains("co:30-2899.07(8)(a)(ii)"), "{mixed}");
}

#[test]
fn r2899_07_8_a_iii_one_several_or_all_five_each_for_itself() {
    let all = "1: sun-7 1, moon-8 2, supreme-7 3, divine-9 4, eclipse 5";
    let expected = "1 moon-8 loses 2; 1 supreme-7 loses 3; 1 divine-9 loses 4; 1 sun-7 wins 40; \
                    1 eclipse wins 30";
    check(ID, "", &format!("{BANKER_3_7} | {all}"), expected);
    check(ID, "", &format!("{BANKER_3_7} | 1: moon-8 2"), "1 moon-8 loses 2");
}

#[test]
fn r2899_07_8_a_iv_eclipse_alone_follows_the_table_in_use() {
    let bet = |cards: &str| format!("{cards} | 1: eclipse 1");
    for (table, three, two) in [
        (TABLES[0], "wins 6", "wins 6"),
        (TABLES[1], "wins 6", "loses 1"),
        (TABLES[2], "loses 1", "wins 6"),
    ] {
        let set = by_table(table);
        check(ID, &set, &bet(BOTH_3_7), &format!("1 eclipse {three}"));
        check(ID, &set, &bet(BOTH_2_7), &format!("1 eclipse {two}"));
        check(ID, &set, &bet(MIXED_7), "1 eclipse loses 1");
    }
}
