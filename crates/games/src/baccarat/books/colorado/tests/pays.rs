//! What wagers pay, and vigorish: 30-2808.
//!
//! Rules: co:30-

use super::{MINI, net, settled};
use crate::check::{breach, check, open, posted, refused};
use crate::find;
use crate::testing::Looks as _;

const TIE: &str = "player 6h Kc | banker 6c Kd";
const BANKER_WINS: &str = "player 6h Kc | banker 4c 3d";
const PLAYER_WINS: &str = "player 4c 3d | banker 6h Kc";

/// A Banker bet of `stake` that wins, on a table with these posted values, pays `pays`.
#[track_caller]
fn banker(set: &str, stake: &str, pays: &str) {
    let round = format!("{BANKER_WINS} | 1: banker {stake}");
    check(MINI, set, &round, &format!("1 banker wins {pays}"));
}

#[test]
fn r2808_1_player_bet_pays_1_to_1() {
    let round = format!("{PLAYER_WINS} | 1: player 10.01");
    check(MINI, "vigorish=25", &round, "1 player wins 10.01 co:30-2808(1)");
}

#[test]
fn r2808_2_tie_bet_pays_8_to_1_or_better() {
    let round = format!("{TIE} | 1: tie 10");
    let odds = |odds: &str| format!("odds.tie.tie={odds}");
    check(MINI, "", &round, "1 tie wins 80 co:30-2808(2)");
    check(MINI, &odds("8:1"), &round, "1 tie wins 80");
    check(MINI, &odds("17:2"), &round, "1 tie wins 85");
    check(MINI, &odds("9:1"), &round, "1 tie wins 90");
    for worse in ["7:1", "15:2", "1:8"] {
        assert!(breach(MINI, &odds(worse)).contains("co:30-2808(2)"), "{worse}");
    }
}

#[test]
fn r2808_3_banker_bet_pays_even_less_vigorish() {
    check(
        MINI,
        "",
        "player 6h Kc | banker 4c 3d | 1: banker 100",
        "1 banker wins 95 co:30-2808(3)",
    );
    for (percent, pays) in [(5, "95"), (6, "94"), (24, "76"), (25, "75")] {
        banker(&format!("vigorish={percent}"), "100", pays);
    }
    for percent in [0, 4, 26] {
        let breach = breach(MINI, &format!("vigorish={percent}"));
        assert!(breach.contains("5 to 25 (co:30-2808(3))"), "{breach}");
    }
}

#[test]
fn r2808_3_vigorish_is_of_the_winnings_only() {
    let lost = format!("{PLAYER_WINS} | 1: banker 100");
    check(MINI, "vigorish=25", &lost, "1 banker loses 100");
    let tied = format!("{TIE} | 1: banker 100");
    check(MINI, "vigorish=25", &tied, "1 banker pushes 0");
}

#[test]
fn r2808_3_fraction_of_a_cent_goes_up() {
    // Reading sub-cent: 5 percent of 10 cents is half a cent, of 20 cents a whole one.
    banker("", "0.10", "0.09");
    banker("", "0.20", "0.19");
    banker("", "0.21", "0.19");
}

#[test]
fn r2808_3_a_vigorish_is_rounded_up_to_25_cents() {
    let quarter = "vigorish=5 vigorish_rounding=quarter";
    // Vigorish of 20, 25, 26, 49.95, 50, 50.05 cents and $2.10.
    for (stake, exact, rounded) in [
        ("4", "3.80", "3.75"),
        ("5", "4.75", "4.75"),
        ("5.20", "4.94", "4.70"),
        ("9.99", "9.49", "9.49"),
        ("10", "9.50", "9.50"),
        ("10.01", "9.50", "9.26"),
        ("42", "39.90", "39.75"),
    ] {
        banker("vigorish=5", stake, exact);
        banker("vigorish=5 vigorish_rounding=exact", stake, exact);
        banker(quarter, stake, rounded);
    }
    assert!(breach(MINI, "vigorish_rounding=nearest").contains("co:30-2808(3)(a)"));
}

#[test]
fn r2808_3_a_rounded_vigorish_takes_no_more_than_the_winnings() {
    banker("vigorish_rounding=quarter", "0.25", "0");
    banker("vigorish_rounding=quarter", "0.24", "0");
    banker("vigorish_rounding=quarter", "0.26", "0.01");
}

#[test]
fn r2808_3_a_rounding_is_cited_where_it_is_used() {
    for (set, rule) in [("", "co:30-2808(3)"), ("vigorish_rounding=quarter", "co:30-2808(3)(a)")] {
        let round = format!("{BANKER_WINS} | 1: banker 4");
        let settlement = settled(open(MINI, set).as_mut(), &round);
        let taken = settlement.transfers.iter().find(|t| t.why.label == "vigorish");
        assert_eq!(taken.map(|t| t.why.rule.id), Some(rule));
    }
}

#[test]
fn r2808_3_b_vigorish_is_taken_with_each_payment() {
    let round = format!("{BANKER_WINS} | 1: banker 100 | 3: banker 20");
    let settlement = settled(open(MINI, "").as_mut(), &round);
    let moved: Vec<String> = settlement
        .transfers
        .iter()
        .filter(|t| t.why.label != "stake")
        .map(|t| format!("{} {}", t.why.label, t.amount))
        .collect();
    let expected = [
        "banker's hand wins $20",
        "vigorish $1",
        "banker's hand wins $20",
        "banker's hand wins $100",
        "vigorish $5",
        "banker's hand wins $100",
    ];
    assert_eq!(moved, expected);
}

#[test]
fn r2808_3_c_tie_vigorish_charges_each_banker_stake_and_no_win() {
    let tied = format!("{TIE} | 1: player 100, banker 100, tie 10 | 2: banker 40");
    check(
        MINI,
        "vigorish_mode=tie",
        &tied,
        "2 banker pushes -10 co:30-2808(3)(c);
         1 player pushes 0; 1 banker pushes -25; 1 tie wins 80",
    );
    let won = format!("{BANKER_WINS} | 1: banker 100");
    check(MINI, "vigorish_mode=tie", &won, "1 banker wins 100 co:30-2808(3)(c)");
    let lost = format!("{PLAYER_WINS} | 1: banker 100");
    check(MINI, "vigorish_mode=tie", &lost, "1 banker loses 100");
}

#[test]
fn r2808_3_c_tie_vigorish_is_posted_from_5_to_25_percent() {
    let round = format!("{TIE} | 1: banker 100");
    // Reading co-tie-vigorish: 25 where no figure is posted.
    for (set, charge) in [("", 25), ("vigorish=5", 5), ("vigorish=6", 6), ("vigorish=25", 25)] {
        let set = format!("vigorish_mode=tie {set}");
        check(MINI, &set, &round, &format!("1 banker pushes -{charge}"));
        let entry = find(MINI).expect("the table").entry;
        let proven = entry.prove(&posted(&set)).expect("lawful");
        assert_eq!(proven.number("vigorish"), charge, "what is proven is what is charged");
    }
    for set in ["vigorish=4", "vigorish=26"] {
        let breach = breach(MINI, &format!("vigorish_mode=tie {set}"));
        assert!(breach.contains("co:30-2808(3)"), "{breach}");
    }
    assert!(breach(MINI, "vigorish_mode=both").contains("co:30-2808(3)(c)"));
}

#[test]
fn r2808_3_c_tie_vigorish_is_rounded_like_the_other() {
    let round = format!("{TIE} | 1: banker 4");
    check(MINI, "vigorish_mode=tie vigorish=5", &round, "1 banker pushes -0.20");
    let quarter = "vigorish_mode=tie vigorish=5 vigorish_rounding=quarter";
    check(MINI, quarter, &round, "1 banker pushes -0.25");
}

#[test]
fn r2808_3_d_one_kind_and_percentage_for_the_whole_table() {
    let round = format!("{BANKER_WINS} | 1: banker 100 | 4: banker 100 | 7: banker 100");
    check(MINI, "vigorish=7", &round, "7 banker wins 93; 4 banker wins 93; 1 banker wins 93");
    // There is no posting a percentage for one seat.
    assert!(breach(MINI, "vigorish.1=7").contains("no option"));
}

#[test]
fn r2808_3_e_commission_free_pushes_on_a_three_card_seven() {
    // Reading co-commission-free.
    let set = "commission_free=true";
    for (hands, expected) in [
        (BANKER_WINS, "1 banker wins 100 co:30-2808(3)(e)"),
        ("player 6h Kc | banker 2c 3d 2h", "1 banker pushes 0 co:30-2808(3)(e)"),
        ("player 6h Kc | banker 2c 3d 3h", "1 banker wins 100"),
        ("player 7h Kc | banker 2c 3d 2h", "1 banker pushes 0 co:30-2807(1)(a)(iii)"),
        ("player Kh Kc 8h | banker 2c Kd 5h", "1 banker loses 100"),
    ] {
        check(MINI, set, &format!("{hands} | 1: banker 100"), expected);
    }
}

#[test]
fn r2808_4_total_cards_pay_3_to_2_2_to_1_and_2_to_1() {
    let all = "1: total-4 10, total-5 10, total-6 10";
    for (hands, expected) in [
        (
            "player 9h Kc | banker 2c Kd",
            "1 total-5 loses 10; 1 total-6 loses 10; 1 total-4 wins 15 co:30-2808(4)",
        ),
        (
            "player 6h Kc | banker 2c Kd 5d",
            "1 total-4 loses 10; 1 total-6 loses 10; 1 total-5 wins 20 co:30-2808(4)",
        ),
        (
            "player 2h Kc 8h | banker 7c Kd",
            "1 total-4 loses 10; 1 total-6 loses 10; 1 total-5 wins 20 co:30-2808(4)",
        ),
        (
            "player 2h Kc 5h | banker 2c Kd 9d",
            "1 total-4 loses 10; 1 total-5 loses 10; 1 total-6 wins 20 co:30-2808(4)",
        ),
    ] {
        check(MINI, "", &format!("{hands} | {all}"), expected);
    }
}

#[test]
fn r2808_4_half_a_cent_of_3_to_2_stays_with_the_bank() {
    // Reading sub-cent.
    let round = |stake: &str| format!("player 9h Kc | banker 2c Kd | 1: total-4 {stake}");
    check(MINI, "", &round("0.04"), "1 total-4 wins 0.06");
    check(MINI, "", &round("0.05"), "1 total-4 wins 0.07");
}

/// The book's three schedules: what a win by 9, 8, 7, 6, 5 and 4 points pays to 1.
const SCHEDULES: [(&str, [u8; 6]); 3] =
    [("A", [30, 10, 6, 4, 2, 1]), ("B", [20, 8, 7, 4, 3, 1]), ("C", [30, 10, 4, 4, 2, 2])];

/// A round won by the named hand, with three cards counting 9, by that many points.
fn won_by(winner: &str, points: u8) -> String {
    let loser = if winner == "player" { "banker" } else { "player" };
    let third = super::one(9 - points);
    format!("{winner} Kh Ks 9d | {loser} Kc Ks {third}")
}

#[test]
fn r2808_5_optional_bonus_pays_by_margin_line_by_line() {
    for (table, odds) in SCHEDULES {
        for side in ["player", "banker"] {
            let set = format!("paytable.optional-bonus-{side}={table} vigorish=25");
            for (points, odds) in (4..=9).rev().zip(odds) {
                let round = format!("{} | 1: optional-bonus-{side} 10", won_by(side, points));
                let pays = u32::from(odds) * 10;
                let expected = format!("1 optional-bonus-{side} wins {pays} co:30-2808(5)");
                check(MINI, &set, &round, &expected);
            }
            for points in 1..=3 {
                let round = format!("{} | 1: optional-bonus-{side} 10", won_by(side, points));
                check(MINI, &set, &round, &format!("1 optional-bonus-{side} loses 10"));
            }
        }
    }
}

#[test]
fn r2808_5_one_schedule_serves_both_sides() {
    let round = format!("{} | 1: optional-bonus-banker 10", won_by("banker", 9));
    check(MINI, "paytable.optional-bonus-player=B", &round, "1 optional-bonus-banker wins 200");
    assert!(breach(MINI, "paytable.optional-bonus-player=D").contains("A, B, C"));
}

#[test]
fn r2808_5_optional_bonus_loses_when_the_other_hand_wins() {
    for (side, other) in [("player", "banker"), ("banker", "player")] {
        for points in 1..=9 {
            let round = format!("{} | 1: optional-bonus-{side} 10", won_by(other, points));
            check(MINI, "", &round, &format!("1 optional-bonus-{side} loses 10"));
        }
    }
}

#[test]
fn r2808_5_two_card_winner_that_is_no_natural_is_paid_by_margin() {
    let round = |banker: &str| {
        format!("player 7h Kc | banker Kh Kd {banker} | 1: optional-bonus-player 10")
    };
    check(MINI, "", &round("3c"), "1 optional-bonus-player wins 10");
    check(MINI, "", &round("2c"), "1 optional-bonus-player wins 20");
    check(MINI, "", &round("4c"), "1 optional-bonus-player loses 10");
}

#[test]
fn r2808_5_natural_winner_pays_1_to_1_whatever_the_margin() {
    for (table, _) in SCHEDULES {
        for (side, other) in [("player", "banker"), ("banker", "player")] {
            let set = format!("paytable.optional-bonus-{side}={table}");
            for hands in ["9h Kc | {} Kh Kd", "8h Kc | {} Kh 7d", "9h Kc | {} 8h Kd"] {
                let hands = hands.replace("{}", other);
                let round = format!("{side} {hands} | 1: optional-bonus-{side} 10");
                check(MINI, &set, &round, &format!("1 optional-bonus-{side} wins 10"));
            }
            let beaten = format!("{side} 8h Kc | {other} 9h Kd | 1: optional-bonus-{side} 10");
            check(MINI, &set, &beaten, &format!("1 optional-bonus-{side} loses 10"));
        }
    }
}

#[test]
fn r2808_5_natural_tie_pushes_and_other_ties_lose() {
    // Reading co-optional-bonus-ties.
    for side in ["player", "banker"] {
        for (hands, result) in [
            ("player 9h Kc | banker 9c Kd", "pushes 0"),
            ("player 8h Kc | banker 8c Kd", "pushes 0"),
            ("player 7h Kc | banker 7c Kd", "loses 10"),
            ("player Kh Ks 9d | banker Kc Ks 9c", "loses 10"),
        ] {
            let round = format!("{hands} | 1: optional-bonus-{side} 10");
            check(MINI, "", &round, &format!("1 optional-bonus-{side} {result}"));
        }
    }
}

#[test]
fn r2808_5_better_odds_may_be_posted_and_worse_ones_not() {
    let round = format!("{} | 1: optional-bonus-player 10", won_by("player", 9));
    let set = |table: &str, odds: &str| {
        format!(
            "paytable.optional-bonus-player={table} odds.optional-bonus-player.wins-by-9={odds}"
        )
    };
    check(MINI, &set("A", "30:1"), &round, "1 optional-bonus-player wins 300");
    check(MINI, &set("A", "31:1"), &round, "1 optional-bonus-player wins 310");
    assert!(breach(MINI, &set("A", "29:1")).contains("at least 30 to 1 (co:30-2808(5))"));
    check(MINI, &set("B", "20:1"), &round, "1 optional-bonus-player wins 200");
    check(MINI, &set("B", "29:1"), &round, "1 optional-bonus-player wins 290");
    check(MINI, &set("B", "30:1"), &round, "1 optional-bonus-player wins 300");
    assert!(breach(MINI, &set("B", "19:1")).contains("at least 20 to 1 (co:30-2808(5))"));
    let natural = "odds.optional-bonus-player.natural-winner";
    assert!(breach(MINI, &format!("{natural}=1:2")).contains("co:30-2808(5)"));
    let won = "player 9h Kc | banker Kh Kd | 1: optional-bonus-player 10";
    check(MINI, &format!("{natural}=2:1"), won, "1 optional-bonus-player wins 20");
}

#[test]
fn r2808_5_no_vigorish_on_the_optional_bonus() {
    let round = format!("{} | 1: banker 100, optional-bonus-banker 10", won_by("banker", 4));
    let settlement = settled(open(MINI, "vigorish=25").as_mut(), &round);
    assert_eq!(net(&settlement, 1), 7500 + 1000);
    for side in ["optional-bonus-player", "optional-bonus-banker"] {
        let table = open(MINI, "vigorish=25");
        assert!(table.lines(side).iter().all(|line| !line.pays.contains("less")), "{side}");
        assert!(table.lines("banker").iter().any(|line| line.pays.contains("less 25%")));
    }
    refused(MINI, "offers.optional-bonus-banker=false", &round, "co:30-2807(2)");
}
