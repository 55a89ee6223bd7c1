//! What sets, Shots, Home Runs and fouls of 13-Card pay, and how far money reaches.
//!
//! Rules: ca:thirteen-card/

use super::super::testing::*;
use super::super::{Ending, Game, Player};
use money::Cents;

/// Five high, ten high, a pair of threes.
const LOW: &str = "2c 3d 5h / 2d 4c 6h 8s Tc / 3c 3h 7s 9d Jc";
/// Wins all three sets against it.
const THREE: &str = "Ac Kc Qd / Ad Kd Qh 9c 7c / 8c 8d Ah Kh Jh";
/// Wins the first two and loses the third.
const TWO: &str = "6c 4d 2h / Kc Jd 9c 7c 5c / Ac Qd Th 8c 6d";
/// Equal first and second sets, a better third.
const ONE: &str = "2h 3s 5c / 2s 4d 6c 8c Td / Ah Ad 7c 9c Js";
/// An equal first set, two better ones.
const TWO_AND_TIE: &str = "2h 3s 5c / Ad Kd Qh 9c 7c / 8c 8d Ah Kh Jh";
/// An equal first set, one better and one worse.
const EVEN: &str = "2h 3s 5c / Kc Jd 9c 7c 5d / Ac Qd Th 8c 6d";
/// Aces in front of king high.
const FOUL: &str = "Ac Ad Kc / Kd Jd 9c 7c 5c / 8c 8d Th Qd 6d";

/// Four hands: the first wins all sets of all, the second two from the third and three from the
/// fourth, the third three from the fourth.
const TABLE: [&str; 4] = [
    "As Ac Kd / Qs Qh Qd Jc Jd / Th Td Tc Ts 9c",
    "Kh Kc 2s / 3c 3d 4c 4d 5h / 6h 7h 8h 9h Jh",
    "Ah Qc 2h / 5c 5d 6c 6d 7s / 3s 4s 5s 8s 9s",
    "Js 4h 3h / 2c 2d Ks 9d 6s / 7c 7d 8c 8d Ad",
];

fn two(set: &str, hand: &str) -> Vec<String> {
    lines(&opened(thirteen(set, &[100, 100], 1, &[hand, LOW])))
}

fn table(set: &str, stacks: [i64; 4], button: u8) -> Ending {
    opened(thirteen(set, &stacks, button, &TABLE))
}

#[test]
fn rs1_b_usual_ranking_without_short_straights_in_front() {
    // A pair in front beats three suited cards in sequence.
    let suited = "4s 5s 6s / 2d 4c 6h 8s Tc / 3c 3h 7s 9d Jc";
    let pair = "2c 2h 3d / Qs Qh 9c 7c 5d / 8c 8d Kh Kc Jh";
    let outcome = opened(thirteen("", &[100, 100], 1, &[pair, suited]));
    assert_eq!(lines(&outcome), ["2>1 6 shot s4.2.c"]);
    // A flush beats a straight at the back.
    let flush = "2c 3d 5h / 2d 4c 6h 8s Tc / 3c 5c 7c 9c Jc";
    let straight = "2h 3s 5s / 2s 4d 6c 8c Td / 9h Th Jd Qd Kd";
    let outcome = opened(thirteen("", &[100, 100], 1, &[flush, straight]));
    assert_eq!(lines(&outcome), ["2>1 1 one set s3.1.a"]);
}

#[test]
fn rs2_3_b_comparison_ends_with_the_button() {
    let order = |button: u8| -> Vec<String> {
        let outcome = table("", [100; 4], button);
        outcome.transfers.iter().map(|t| format!("{}{}", t.from.n(), t.to.n())).collect()
    };
    assert_eq!(order(4), ["21", "31", "41", "32", "42", "43"]);
    assert_eq!(order(1), ["32", "42", "21", "43", "31", "41"]);
    assert_eq!(order(2), ["43", "31", "32", "41", "42", "21"]);
}

#[test]
fn rs2_4_points_are_counted_by_segments() {
    assert_eq!(nets(&table("", [100; 4], 4)), [27, -9 + 2 + 6, -9 - 2 + 6, -9 - 6 - 6]);
}

#[test]
fn rs3_1_a_higher_set_wins_one_point() {
    assert_eq!(two("", ONE), ["2>1 1 one set s3.1.a"]);
    assert_eq!(two("", EVEN), [""; 0]);
}

#[test]
fn rs3_1_b_point_has_a_value_in_money() {
    assert_eq!(two("point=3.00", ONE), ["2>1 3 one set s3.1.a"]);
}

#[test]
fn rs3_2_a_two_of_three_win_two_points() {
    assert_eq!(two("", TWO), ["2>1 2 two of three sets s3.2.a"]);
    assert_eq!(two("", TWO_AND_TIE), ["2>1 2 two of three sets s3.2.a"]);
}

#[test]
fn rs3_2_b_three_of_three_win_four_points_without_bonus() {
    assert_eq!(two("bonus=false", THREE), ["2>1 4 three of three sets s3.2.b"]);
    let outcome = table("bonus=false", [100; 4], 4);
    assert_eq!(nets(&outcome), [12, -4 + 2 + 4, -4 - 2 + 4, -4 - 4 - 4]);
}

#[test]
fn rs4_1_bonus_hands_are_shot_and_home_run() {
    let lines = lines(&table("", [100; 4], 4));
    assert_eq!(lines[0], "2>1 9 home run s4.3.c");
    assert_eq!(lines[4], "4>2 6 shot s4.2.c");
}

#[test]
fn rs4_2_a_shot_against_one_or_two_opponents() {
    assert_eq!(two("", THREE), ["2>1 6 shot s4.2.c"]);
    // Three players, two of them swept by the first: two Shots, no Home Run.
    let outcome = opened(thirteen("", &[100; 3], 3, &TABLE[..3]));
    let expected = ["2>1 6 shot s4.2.c", "3>1 6 shot s4.2.c", "3>2 2 two of three sets s3.2.a"];
    assert_eq!(lines(&outcome), expected);
    // Four players, one or two of them swept.
    let lines = lines(&table("", [100; 4], 4));
    assert_eq!(lines[4..], ["4>2 6 shot s4.2.c", "4>3 6 shot s4.2.c"]);
}

#[test]
fn rs4_2_b_shot_doubles_one_point_for_each_segment() {
    let outcome = opened(thirteen("", &[100, 100], 1, &[THREE, LOW]));
    assert_eq!(outcome.transfers[0].items[0].points, 3 * 2);
}

#[test]
fn rs4_2_c_shot_wins_six_points() {
    assert_eq!(two("point=2.00", THREE), ["2>1 12 shot s4.2.c"]);
    // The same hand as a declared Clean Sweep is no Shot.
    let dragon = "declare: 2c 3c 4c / 5c 6c 7c 8c 9c / Tc Jc Qc Kc Ac";
    let low = "2h 3d 5h / 2d 4d 6h 8s Td / 3s 3h 7s 9d Jd";
    let outcome = opened(thirteen("", &[100, 100], 1, &[dragon, low]));
    assert_eq!(lines(&outcome), ["2>1 39 pure dragon s5.2.1"]);
}

#[test]
fn rs4_3_a_home_run_needs_all_three_opponents() {
    assert_eq!(lines(&table("", [100; 4], 4))[..3].join(" ").matches("home run").count(), 3);
    // One set tied by one opponent: Shots against the other two, two points from that one.
    let mut hands = TABLE;
    hands[1] = "Ah Ad Ks / 3c 3d 4c 4d 5h / 6h 7h 8h 9h Jh";
    hands[2] = "Kh Qc 2h / 5c 5d 6c 6d 7s / 3s 4s 5s 8s 9s";
    hands[3] = "Js 4h 3h / 2c 2d Kc 9d 6s / 7c 7d 8c 8d 2s";
    let outcome = opened(thirteen("", &[100; 4], 4, &hands));
    let first = ["2>1 2 two of three sets s3.2.a", "3>1 6 shot s4.2.c", "4>1 6 shot s4.2.c"];
    assert_eq!(lines(&outcome)[..3], first);
    // A foul among the three: the others are Shots.
    hands = TABLE;
    hands[3] = "2c 2d Ks / Js 4h 3h 9d 6s / 7c 7d 8c 8d Ad";
    let outcome = opened(thirteen("", &[100; 4], 4, &hands));
    let first = ["2>1 6 shot s4.2.c", "3>1 6 shot s4.2.c", "4>1 6 foul 5.b"];
    assert_eq!(lines(&outcome)[..3], first);
}

#[test]
fn rs4_3_b_home_run_triples_one_point_for_each_segment() {
    assert_eq!(table("", [100; 4], 4).transfers[0].items[0].points, 3 * 3);
}

#[test]
fn rs4_3_c_home_run_wins_nine_points_from_each() {
    let outcome = table("point=2.00", [100; 4], 4);
    let won = ["2>1 18 home run s4.3.c", "3>1 18 home run s4.3.c", "4>1 18 home run s4.3.c"];
    assert_eq!(lines(&outcome)[..3], won);
}

#[test]
fn r2_a_settlement_begins_left_of_the_button() {
    // The fourth player has five points and owes 9, 6 and 6: the first served gets them.
    let paid = |button: u8| -> Vec<(u8, i64)> {
        let outcome = table("", [100, 100, 100, 5], button);
        let of = outcome.transfers.iter().filter(|t| t.from == seat(4));
        of.map(|t| (t.to.n(), t.amount.get() / 100)).collect()
    };
    assert_eq!(paid(4), [(1, 5), (2, 0), (3, 0)]);
    assert_eq!(paid(1), [(2, 5), (3, 0), (1, 0)]);
    assert_eq!(paid(2), [(3, 5), (1, 0), (2, 0)]);
}

/// What moves in the comparisons of a seat, with its stack and 100 for all others.
fn touching(set: &str, n: u8, stack: i64) -> Vec<i64> {
    let mut stacks = [100; 4];
    stacks[usize::from(n) - 1] = stack;
    let outcome = table(set, stacks, 4);
    let own = outcome.transfers.iter().filter(|t| t.from == seat(n) || t.to == seat(n));
    own.map(|t| t.amount.get() / 100).collect()
}

#[test]
fn r2_b_payoff_ends_at_the_chips_of_the_start() {
    // The fourth player owes 9, 6 and 6.
    assert_eq!(touching("", 4, 22), [9, 6, 6]);
    assert_eq!(touching("", 4, 21), [9, 6, 6]);
    assert_eq!(touching("", 4, 20), [9, 6, 5]);
    assert_eq!(touching("", 4, 9), [9, 0, 0]);
    assert_eq!(touching("", 4, 8), [8, 0, 0]);
    // The third owes 9 and 2, then wins 6: what was won does not serve to pay, nor is it limited.
    assert_eq!(touching("", 3, 10), [9, 1, 6]);
    // With the button at 3 the order is 1, 2, 3 with 4, then 1 with 2 and 3: seat 3 wins first.
    let outcome = table("", [100, 100, 10, 100], 3);
    let third: Vec<_> = outcome.transfers.iter().filter(|t| t.from == seat(3)).collect();
    assert_eq!(third.iter().map(|t| t.amount.get() / 100).collect::<Vec<_>>(), [9, 1]);
    assert_eq!(
        (third[0].cut, third[1].cut.map(|rule| rule.id)),
        (None, Some("ca:thirteen-card/2.b"))
    );
    assert_eq!(third[1].owed, Cents::dollars(2));
    // Whoever wins is not limited by the own chips.
    assert_eq!(touching("", 1, 1), [9, 9, 9]);
}

#[test]
fn r2_b_posted_as_a_total_of_both_ways() {
    let total = |n, stack| touching("all_in=total", n, stack);
    // A winner of three times nine points.
    for (stack, won) in [(28, 27), (27, 27), (26, 26), (10, 10), (1, 1)] {
        assert_eq!(total(1, stack).iter().sum::<i64>(), won, "{stack}");
    }
    // Paid and won count together: 9 to the first, then 2 and 6 won.
    assert_eq!(total(2, 17), [9, 2, 6]);
    assert_eq!(total(2, 16), [9, 2, 5]);
    assert_eq!(total(2, 11), [9, 2, 0]);
    assert_eq!(total(2, 10), [9, 1, 0]);
    assert_eq!(total(2, 8), [8, 0, 0]);
    assert!(Game::Thirteen.post(&posted("all_in=half")).is_err());
}

#[test]
fn r2_c_antes_play_from_a_point_on() {
    let plays = |ante: &str| {
        let rules = rules(Game::Thirteen, &format!("point=2.00 ante={ante}"));
        let super::super::Rules::Thirteen(terms) = rules else { panic!("13-Card") };
        terms.stake(Cents::dollars(9)).get()
    };
    // Nine dollars: four points and a chip that does not play.
    assert_eq!(plays("0.00"), 800);
    // Below a point the ante is out, and what is left beside it plays.
    assert_eq!(plays("1.00"), 800);
    assert_eq!(plays("1.99"), 600);
    assert_eq!(plays("2.00"), 600 + 200);
    assert_eq!(plays("3.00"), 600 + 200);
    assert_eq!(plays("5.00"), 400 + 400);
    let paid = |ante: &str| {
        let rules = rules(Game::Thirteen, &format!("point=1.00 ante={ante}"));
        let player = |n, cents| Player { seat: seat(n), stack: Cents::new(cents), fantasy: false };
        let round = thirteen_with(&rules, &[player(1, 300), player(2, 9000)], 2, &[LOW, THREE]);
        opened(round.expect("a round")).transfers[0].amount.get()
    };
    assert_eq!([paid("0.00"), paid("0.50"), paid("1.00")], [300, 200, 300]);
}

#[test]
fn r5_wrong_order_pays_every_opponent() {
    let mut hands = TABLE;
    hands[0] = "Qs Qh Qd / As Ac Kd Jc Jd / Th Td Tc Ts 9c";
    let outcome = opened(thirteen("", &[100; 4], 4, &hands));
    let first = ["1>2 6 foul 5.b", "1>3 6 foul 5.b", "1>4 6 foul 5.b"];
    assert_eq!(lines(&outcome)[..3], first);
    assert_eq!(outcome.fouled[0].1.id, "ca:thirteen-card/5");
}

#[test]
fn r5_a_foul_pays_a_clean_sweep_its_value() {
    let dragon = "declare: 2c 3c 4c / 5c 6c 7c 8c 9c / Tc Jc Qc Kc Ac";
    let foul = "Ah Ad Kd / Ks Jd 9s 7d 5d / 8s 8d Th Qd 6d";
    let outcome = opened(thirteen("", &[100, 100], 1, &[dragon, foul]));
    assert_eq!(lines(&outcome), ["2>1 39 foul 5.a"]);
}

#[test]
fn r5_b_foul_pays_six_points_to_a_regular_hand() {
    assert_eq!(two("", FOUL), ["1>2 6 foul 5.b"]);
    assert_eq!(two("bonus=false", FOUL), ["1>2 6 foul 5.b"]);
    // Two fouls exchange nothing.
    let other = "Ah As Kh / Ks Js 9s 7h 5h / 8h 8s Ts Qs 6s";
    let outcome = opened(thirteen("", &[100, 100], 1, &[FOUL, other]));
    assert_eq!((lines(&outcome).len(), outcome.fouled.len()), (0, 2));
}

#[test]
fn r12_wheel_is_the_smallest_straight() {
    let wheel = "2c 3d 7h / 2d 4c 6h 8s Tc / Ah 2h 3h 4h 5d";
    let six = "2s 3s 9h / Kc Jd 9c 7c 5c / 3c 4d 5h 6d 7d";
    let least = "2s 3s 9h / Kc Jd 9c 7c 8c / Qd Qh Qs 6d 7d";
    let back = |other: &str| nets(&opened(thirteen("", &[100, 100], 1, &[wheel, other])))[0];
    // Six high loses a third set to 7-6-5-4-3, and wins it from three of a kind.
    assert_eq!(back(six), -6);
    assert_eq!(back(least), -2);
}
