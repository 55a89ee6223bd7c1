//! EZ Baccarat and its progressive, 30-2899.04.
//!
//! Rules: co:30-

use super::*;
use crate::check::{breach, check, refused};
use table::Verbs as _;

const ID: &str = "co/ez-baccarat";
const WAGER: &str = "ez-baccarat-progressive";

/// Dragon 7 with Player on 0, all of one suit, and of both colours.
const TOP: &str = "KhQhJh AhAh5h";
const MIXED: &str = "KhQcJh AhAd5d";
/// Banker's two-card 7 with Player on 0: 60 for 1.
const SIXTY: &str = "KhQcJh Qc7d";

/// The progressive at these seats, with a meter that shows `shown`.
fn bets(cards: &str, seats: &[u8], shown: &str) -> String {
    format!("{} | meter {WAGER} {shown}", staked(cards, WAGER, seats, "1"))
}

fn shown(table: &dyn Table) -> String {
    table.meter(WAGER).map_or_else(String::new, Cents::plain)
}

#[test]
fn r2899_04_2_no_vigorish_but_a_winning_three_card_seven_pushes() {
    let bets = "1: banker 100, player 10, tie 5";
    let expected = "1 player loses 10; 1 tie loses 5; 1 banker pushes 0 co:30-2899.04(2)";
    check(ID, "", &format!("{BANKER_3_7} | {bets}"), expected);
    let expected = "1 player loses 10; 1 tie loses 5; 1 banker wins 100 co:30-2899.04(2)";
    check(ID, "", &format!("{BANKER_2_7} | {bets}"), expected);
    check(ID, "", &format!("{BANKER_3_9} | {bets}"), expected);
    let tied = "1 player pushes 0; 1 banker pushes 0; 1 tie wins 40";
    check(ID, "", &format!("{BOTH_3_7} | {bets}"), tied);
    for option in ["vigorish=5", "vigorish_mode=tie", "commission_free=false"] {
        assert!(breach(ID, option).contains("no option"), "{option}");
    }
    // The draw is the ordinary one.
    refused(ID, "", "player 6h Kc 2d | banker 2c 5d | 1: player 1", "co:30-2814(2)");
}

#[test]
fn r2899_04_3_a_bonus_limits_stand_apart() {
    let set = "min=10 side_min=1 side_max=20";
    let bet = |wager: &str| format!("{BANKER_3_7} | 1: {wager}");
    refused(ID, set, &bet("dragon-7 0.99"), "co:30-2899.04(3)(a)");
    check(ID, set, &bet("dragon-7 1"), "1 dragon-7 wins 40");
    check(ID, set, &bet("panda-8 20"), "1 panda-8 loses 20");
    refused(ID, set, &bet("panda-8 20.01"), "co:30-2899.04(3)(a)");
    refused(ID, set, &bet("player 9.99"), "co:30-2803(3)(b)");
}

#[test]
fn r2899_04_3_b_bonus_winnings_of_a_round_are_capped() {
    // 40 to 1 on 3, and 75 for 1 on the progressive.
    let text = format!("{} | 1: dragon-7 3 | 2: {WAGER} 1", hands("KhQcJh AhAd5d"));
    for (limit, dragon, progressive) in [
        ("195.01", "120", "75"),
        ("195", "120", "75"),
        ("194.99", "119.99", "74.99"),
        ("65", "40", "25"),
    ] {
        let expected = format!("2 {WAGER} wins {progressive}; 1 dragon-7 wins {dragon}");
        check(ID, &format!("aggregate_limit={limit}"), &text, &expected);
    }
    assert!(breach(ID, "aggregate_limit=-1").contains("co:30-2899.04(3)(b)"));
}

#[test]
fn r2899_04_4_dragon_7_pays_forty_and_panda_8_twenty_five() {
    let bets = "1: dragon-7 1, panda-8 1";
    let dragon = "1 panda-8 loses 1 co:30-2899.04(4); 1 dragon-7 wins 40 co:30-2899.04(4)";
    check(ID, "", &format!("{BANKER_3_7} | {bets}"), dragon);
    let panda = "1 dragon-7 loses 1 co:30-2899.04(4); 1 panda-8 wins 25 co:30-2899.04(4)";
    check(ID, "", &format!("{PLAYER_3_8} | {bets}"), panda);
    // Ties, other totals and other numbers of cards lose both.
    for cards in [BOTH_3_7, BOTH_3_8, MIXED_7, BANKER_2_7, NATURAL_9, PLAYER_3_9] {
        let text = format!("{cards} | {bets}");
        check(ID, "", &text, "1 dragon-7 loses 1; 1 panda-8 loses 1");
    }
    // With a Panda 8 the Player side earns even money and all others lose.
    let all = "1: player 10, banker 10, tie 10, dragon-7 1, panda-8 1";
    let expected = "1 banker loses 10; 1 tie loses 10; 1 dragon-7 loses 1; 1 player wins 10; \
                    1 panda-8 wins 25";
    check(ID, "", &format!("{PLAYER_3_8} | {all}"), expected);
}

#[test]
fn r2899_04_4_bonus_figures_as_printed() {
    Printed::of(ID, "dragon-7").grid(
        "
                                        ;             ; EZ
        banker wins with a three-card 7 ; 6hKc 2c3d2s ; 40 to 1
        any other result                ; Kh9c Qc7d   ; -
    ",
    );
    Printed::of(ID, "panda-8").grid(
        "
                                        ;             ; EZ
        player wins with a three-card 8 ; 2h3c3d Kc7d ; 25 to 1
        any other result                ; Kh9c Qc7d   ; -
    ",
    );
}

#[test]
fn r2899_04_5_a_progressive_is_nobodys_duty() {
    check(ID, "", &format!("{NATURAL_9} | 1: player 5"), "1 player wins 5");
    let without = format!("offers.{WAGER}=false");
    check(ID, &without, &format!("{NATURAL_9} | 1: player 5"), "1 player wins 5");
    refused(ID, &without, &bets(TOP, &[1], SHOWN), "co:30-2899.04(5)(b)");
}

#[test]
fn r2899_04_5_b_main_bonus_and_progressive_wagers_go_together() {
    let text = format!("{} | 1: banker 10, dragon-7 1, panda-8 1, {WAGER} 1", hands(MIXED));
    let expected =
        format!("1 panda-8 loses 1; 1 banker pushes 0; 1 dragon-7 wins 40; 1 {WAGER} wins 75");
    check("co/ez-baccarat-progressive", "", &text, &expected);
    check(ID, "", &text, &expected);
    refused(ID, "", &format!("{} | 1: {WAGER} 2", hands(MIXED)), "co:30-2803(3)(b)");
}

#[test]
fn r2899_04_5_c_progressive_stake_is_gone_before_the_deal() {
    closed(ID, WAGER);
    let net = |cards: &str| seat_net(&round(open(ID, "").as_mut(), &bets(cards, &[1], SHOWN)), 1);
    assert_eq!(net(SIXTY), "59.00");
    assert_eq!(net(TOP), "12344.67");
    assert_eq!(net("Kh9c Qc7d"), "-1.00");
}

#[test]
fn r2899_04_5_e_all_wagers_are_settled_together() {
    let text = format!("{} | 1: banker 10, tie 1, {WAGER} 1 | 2: player 4", hands(SIXTY));
    let expected = format!("1 tie loses 1; 2 player loses 4; 1 banker wins 10; 1 {WAGER} wins 60");
    check(ID, "", &text, &expected);
}

#[test]
fn r2899_04_5_e_i_house_decides_if_bonus_wagers_stand_alone() {
    for (wager, stake) in [("dragon-7", 5), ("panda-8", 5), (WAGER, 1)] {
        let alone = format!("{NATURAL_9} | 1: {wager} {stake}");
        check(ID, "base_required=false", &alone, &format!("1 {wager} loses {stake}"));
        refused(ID, "base_required=true", &alone, "co:30-2899.04(5)(e)(i)");
        let beside = format!("{NATURAL_9} | 1: tie 2, {wager} {stake}");
        let expected = format!("1 tie loses 2; 1 {wager} loses {stake}");
        check(ID, "base_required=true", &beside, &expected);
    }
}

#[test]
fn r2899_04_5_f_i_meter_pays_its_shares_and_tray_or_meter_the_rest() {
    let meter = Party::Meter(5);
    let mut table = open(ID, "");
    let settled = round(table.as_mut(), &bets(TOP, &[1], SHOWN));
    assert_eq!(moved(&settled, "Dragon 7, player 0, suited")[0].0, meter);
    // From the tray unless the house says otherwise; then from a meter that holds the award.
    for (set, start, from, left) in [
        ("", "100", Party::House, "100.00"),
        ("fixed_awards=tray", "100", Party::House, "100.00"),
        ("fixed_awards=meter", "59.99", Party::House, "59.99"),
        ("fixed_awards=meter", "60", meter, "0.00"),
        ("fixed_awards=meter", "60.01", meter, "0.01"),
    ] {
        let mut table = open(ID, set);
        let settled = round(table.as_mut(), &bets(SIXTY, &[1], start));
        let award = &moved(&settled, "banker two-card 7, player 0")[0];
        assert_eq!((award.0, award.2.as_str()), (from, "60.00"), "{set} {start}");
        assert_eq!(shown(table.as_ref()), left, "{set} {start}");
    }
    // The row printed "to 1" is an award like the others.
    let set = format!("fixed_awards=meter paytable.{WAGER}=PT3");
    let settled = round(open(ID, &set).as_mut(), &bets("2h3c3h Kc7d", &[1], SHOWN));
    assert_eq!(moved(&settled, "Panda 8 or Dragon 7")[0].0, meter);
    assert_eq!(seat_net(&settled, 1), "10.00");
}

#[test]
fn r2899_04_5_f_ii_meter_is_shared_by_all_who_bet_it() {
    let mut table = open(ID, "");
    let text = format!("{} | 4: player 1", bets(TOP, &[1, 2, 3], SHOWN));
    let settled = round(table.as_mut(), &text);
    for seat in 1..=3 {
        assert_eq!(seat_net(&settled, seat), "4114.22", "seat {seat}: 4115.22 less its stake");
    }
    assert_eq!(seat_net(&settled, 4), "-1.00", "who did not bet it has no share");
    // Reading co-meter-odd-cents: 12345.67 is three times 4115.22 and a cent.
    assert_eq!(shown(table.as_ref()), "0.01");
}

#[test]
fn r2899_04_5_g_paytables_one_and_two_as_printed() {
    Printed::of("co/ez-baccarat-progressive", WAGER).grid(
        "
                                        ;               ; PT1       ; PT2
        Dragon 7, player 0, suited      ; KhQhJh AhAh5h ; 100%      ; 100%
        Dragon 7, player 0, same colour ; KhQdJh AhAh5d ; 250 for 1 ; 230 for 1
        Dragon 7, player 0              ; KhQcJh AhAd5d ; 75 for 1  ; 75 for 1
        banker two-card 7, player 0     ; KhQcJh Qc7d   ; 60 for 1  ; 60 for 1
        any other result                ; Kh9c Qc7d     ; -         ; -
        any other result                ; 6hKc 2c3d2s   ; -         ; -
        stake                           ; -             ; $1        ; $1
        main                            ; -             ; N/A       ; N/A
        reserve                         ; -             ; N/A       ; N/A
        seed                            ; -             ; N/A       ; N/A
    ",
    );
}

#[test]
fn r2899_04_5_g_paytable_three_as_printed() {
    Printed::of("co/ez-baccarat-progressive", WAGER).grid(
        "
                                                        ;               ; PT3
        Panda 8 over banker's three-card 7, suited      ; 2h3h3h Ah2h4h ; 100%
        Panda 8 over banker's three-card 7, same colour ; 2h3d3h Ah2h4h ; 500 for 1
        Panda 8 over banker's three-card 7              ; 2h3c3h Ah2h4h ; 50 for 1
        Panda 8 or Dragon 7, suited                     ; 2h3h3h Kc7d   ; 20 for 1
        Panda 8 or Dragon 7                             ; 2h3c3h Kc7d   ; 10 to 1
        any other result                                ; Kh9c Qc7d     ; -
        any other result                                ; 2h3c2d 2cKd5s ; -
        stake                                           ; -             ; $1
    ",
    );
    let set = format!("paytable.{WAGER}=PT3");
    let wins = |cards, pays| {
        let text = bets(cards, &[1], SHOWN);
        check(ID, &set, &text, &format!("1 {WAGER} wins {pays}"));
    };
    wins("6hKc 2c3c2c", "20"); // a Dragon 7 of one suit
    wins("6hKc 2c3s2c", "10"); // of one colour, which has no row
}

#[test]
fn r2899_04_5_g_suited_speaks_of_both_hands_or_of_the_winning_one() {
    // Reading co-ez-suited. The winning hand is of one suit, the other is not.
    let wins = |table: &str, suited: &str, cards: &str, pays: &str| {
        let set = format!("paytable.{WAGER}={table} suited={suited}");
        check(ID, &set, &bets(cards, &[1], SHOWN), &format!("1 {WAGER} wins {pays}"));
    };
    for (table, cards, both, one) in [
        ("PT1", "KcQdJh AhAh5h", "75", SHOWN),
        ("PT2", "KcQdJh AhAd5h", "75", "230"),
        ("PT3", "2h3h3h Ac2d4s", "50", SHOWN),
        ("PT3", "2h3d3h Ac2d4s", "50", "500"),
        ("PT3", "2h3h3h Kc7d", "20", "20"),
    ] {
        wins(table, "both-hands", cards, both);
        wins(table, "winning-hand", cards, one);
    }
    assert!(breach(ID, "suited=banker").contains("reading:co-ez-suited"));
}
