//! The schedules of poker against the player-dealer, rule by rule.
//!
//! Rules: ca:fees/

use super::poker::{F_5, F_6, F_B, F_G};
use super::tests::{check, named, rates, row};
use super::{Fee, baccarat, collection, options};
use crate::check::{breach, open, play};
use crate::testing::Looks as _;
use money::Cents;
use table::Party;

const CARIBBEAN: &str = "ca/caribbean-stud";
const THREE: &str = "ca/three-card-poker-6-card-bonus";
const ULTIMATE: &str = "ca/ultimate-texas-holdem";

/// Those of a schedule's options with these numbers.
fn numbered(fees: &'static [Fee], numbers: std::ops::RangeInclusive<usize>) -> &'static [Fee] {
    &fees[numbers.start() - 1..*numbers.end()]
}

/// What is paid to the card room: by seat 1, by seat 2 and by the player-dealer, in cents.
fn paid(id: &str, set: &str, round: &str) -> [i64; 3] {
    let settled = play(open(id, set).as_mut(), round);
    let settled = settled.unwrap_or_else(|refusal| panic!("{refusal}"));
    let seat = |n| Party::Seat(table::Seat::new(n).expect("a seat"));
    [seat(1), seat(2), Party::PlayerDealer].map(|from| {
        let fees = settled.transfers.iter().filter(|t| t.to == Party::Room && t.from == from);
        fees.map(|transfer| transfer.amount.get()).sum()
    })
}

/// Three Card Poker at two seats, both playing on.
const THREES: &str = "bank 8 1000 | seat1 2h 5c 9d | seat2 3h 6c 9c | dealer Jh 9h 2d \
                      | act 1 play | act 2 play";

/// Caribbean Stud at two seats, both calling.
const STUD: &str = "bank 8 1000 | seat1 2h 5c 9d Jc Ks | seat2 3h 6c 9c Td Qs \
                    | dealer Jh 9h 2d 4c 5s | act 1 call | act 2 call";

/// Ultimate Texas Hold'em at two seats, both betting before the flop.
const HOLDEM: &str = "bank 8 1000 | board 2h 5c 9d Jc Ks | seat1 3h 6c | seat2 4h 7c \
                      | dealer Th 8d | act 1 play 40.00 | act 2 play 30.00";

#[test]
fn rf_b_a_player_dealer_pays_one_sum_per_hand() {
    assert!(numbered(&F_B, 1..=16).iter().all(|fee| fee.player_dealer.len() == 1));
    check("F-B-12", &[("300", 8), ("1000", 8), ("1000000", 8)]);
    check("F-B-13", &[("300", 10), ("1000", 10), ("1000000", 10)]);
    let round = format!("{STUD} | 1: ante 10 | 2: ante 100");
    assert_eq!(paid(CARIBBEAN, "fees=F-B-3", &round), [100, 100, 200]);
}

#[test]
fn rf_b_b_player_pays_for_the_ante_and_not_for_what_follows() {
    assert!(numbered(&F_B, 1..=16).iter().all(|fee| fee.per_bet > Cents::ZERO));
    let round = format!("{STUD} | 1: ante 10 | 2: ante 10");
    assert_eq!(paid(CARIBBEAN, "fees=F-B-1", &round), [50, 50, 100]);
    let round = format!("{THREES} | 1: ante 10 | 2: ante 10, pair-plus 10, six-card-bonus 10");
    assert_eq!(paid(THREE, "fees=F-B-3", &round), [100, 100, 200]);
}

#[test]
fn rf_b_c_players_pay_nothing_by_table_action() {
    assert!(numbered(&F_B, 17..=20).iter().all(|fee| fee.per_bet == Cents::ZERO));
    let round = format!("{THREES} | 1: ante 10 | 2: ante 10, pair-plus 10, six-card-bonus 10");
    assert_eq!(paid(THREE, "fees=F-B-18", &round), [0, 0, 100]);
}

#[test]
fn rf_b_d_table_action_is_what_lies_before_the_deal() {
    for id in ["F-B-17", "F-B-18"] {
        check(id, &[("74", 1), ("75", 1), ("75.01", 2), ("76", 2), ("200", 2), ("200.01", 4)]);
        check(id, &[("205", 4), ("500", 4), ("500.01", 5), ("505", 5), ("1500", 5)]);
        check(id, &[("1500.01", 10), ("1505", 10), ("90000", 10)]);
    }
    check("F-B-19", &[("25", 1), ("100", 1), ("100.01", 3), ("105", 3), ("400", 3), ("401", 7)]);
    check("F-B-19", &[("1000", 7), ("1001", 18), ("3000", 18), ("3000.01", 25), ("3005", 25)]);
    check("F-B-20", &[("50", 4), ("600", 4), ("601", 9), ("1500", 9), ("1501", 15)]);
    check("F-B-20", &[("3000", 15), ("3001", 20), ("6000", 20), ("6000.01", 30), ("6005", 30)]);
    // Reading ca-table-action-poker: antes of $75 make Calls of $150, which do not count.
    let round = |second: &str| format!("{STUD} | 1: ante 40 | 2: ante {second}");
    assert_eq!(paid(CARIBBEAN, "fees=F-B-17", &round("35")), [0, 0, 100]);
    assert_eq!(paid(CARIBBEAN, "fees=F-B-17", &round("35.01")), [0, 0, 200]);
    // Bonus wagers count: 30 + 30 + 10 + 5, and a cent.
    let round = |bonus: &str| {
        format!("{THREES} | 1: ante 30, pair-plus 10 | 2: ante 30, six-card-bonus {bonus}")
    };
    assert_eq!(paid(THREE, "fees=F-B-17", &round("5")), [0, 0, 100]);
    assert_eq!(paid(THREE, "fees=F-B-17", &round("5.01")), [0, 0, 200]);
}

#[test]
fn rf_b_has_the_sixteen_flat_options_of_f_c_and_four_by_table_action() {
    assert_eq!(F_B.len(), 20);
    let of_c = baccarat::F_C.iter().map(row);
    assert!(numbered(&F_B, 1..=16).iter().map(row).eq(of_c));
    assert_eq!(row(&F_B[0]), "$5-$10 | 0.50 | 1 per hand");
    assert_eq!(row(&F_B[15]), "$1,000-$5,000 | 10.00 | 15 per hand");
    assert_eq!(row(&F_B[18]), "$25-$100 | 0.00 | 1, 3, 7, 18, 25 per hand");
}

#[test]
fn rf_5_a_player_dealer_pays_per_hand() {
    let round = format!("{HOLDEM} | 1: ante 10, blind 10 | 2: ante 10, blind 10");
    assert_eq!(paid(ULTIMATE, "fees=F-5-1", &round)[2], 200);
    assert_eq!(
        F_5.map(|fee| collection(&fee, &[]).player_dealer_owes(Cents::ZERO).get()),
        [200, 200, 200, 400]
    );
}

#[test]
fn rf_5_b_player_pays_for_the_ante_alone() {
    let round = format!("{HOLDEM} | 1: ante 10, blind 10 | 2: ante 10, blind 10, trips 10");
    assert_eq!(paid(ULTIMATE, "fees=F-5-1", &round), [100, 100, 200]);
    // Reading ca-ante-fee: the Blind may be charged as well, but not by this schedule.
    assert!(breach(ULTIMATE, "fees=F-5-1 fee_on=blind").contains("ca:fees/F-5.b"));
    assert!(breach(ULTIMATE, "fees=F-5-1 fee_on=ante").is_empty());
}

/// What one seat of Ultimate Texas Hold'em and the player-dealer pay by F-5-1.
fn alone(ante: u32, acts: &str) -> [i64; 3] {
    let cards = "bank 8 1000 | board 2h 5c 9d Jc Ks | seat1 3h 6c | dealer Th 8d";
    let bets = format!("1: ante {ante}, blind {ante}");
    paid(ULTIMATE, "fees=F-5-1", &format!("{cards} | {bets} | {acts}"))
}

/// Two checks, and then whatever follows.
const CHECKS: &str = "act 1 check | act 1 check";

#[test]
fn rf_5_c_fees_are_owed_before_any_play_wager() {
    let ends = ["act 1 play", "act 1 fold"].map(|last| format!("{CHECKS} | {last}"));
    for acts in ["act 1 play 40.00", "act 1 check | act 1 play", &ends[0], &ends[1]] {
        assert_eq!(alone(10, acts), [100, 0, 200], "{acts}");
    }
}

#[test]
fn rf_5_e_one_schedule_with_its_limit() {
    let fees = open(ULTIMATE, "fees=F-5-4").mark("ante").limits;
    assert_eq!([fees.min, fees.max], [50, 300].map(Cents::dollars));
    assert!(!breach(ULTIMATE, "fees=F-5-4,F-5-1").is_empty());
    assert!(!breach(ULTIMATE, "fees=F-5-4 max=300.01").is_empty());
    assert!(breach(ULTIMATE, "fees=F-5-4 max=300").is_empty());
    assert!(!breach(THREE, "fees=F-5-4").is_empty(), "another game's");
}

#[test]
fn rf_5_f_ten_times_the_wager_bears_the_same_fee() {
    let acts = format!("{CHECKS} | act 1 play");
    assert_eq!([10, 100].map(|ante| alone(ante, &acts)), [[100, 0, 200]; 2]);
}

#[test]
fn rf_5_has_four_options() {
    let printed = [
        "$10-$100 | 1.00 | 2",
        "$25-$100 | 1.00 | 2",
        "$100-$100 | 1.00 | 2",
        "$50-$300 | 1.00 | 4",
    ];
    assert!(F_5.iter().map(row).eq(printed.map(|row| format!("{row} per hand"))));
    // All four stand in the consolidated schedule too.
    let later: Vec<String> = F_G.iter().map(row).collect();
    assert!(F_5.iter().map(row).all(|row| later.contains(&row)));
}

#[test]
fn rf_6_b_player_dealer_pays_one_sum_per_hand() {
    assert!(numbered(&F_6, 1..=5).iter().all(|fee| fee.player_dealer.len() == 1));
    let round = format!("{THREES} | 1: ante 50 | 2: ante 300, pair-plus 50");
    assert_eq!(paid(THREE, "fees=F-6-5", &round), [200, 200, 400]);
}

#[test]
fn rf_6_c_player_pays_for_the_ante() {
    assert!(numbered(&F_6, 1..=5).iter().all(|fee| fee.per_bet > Cents::ZERO));
    let round = format!("{THREES} | 1: ante 5, six-card-bonus 5 | 2: ante 10, pair-plus 5");
    assert_eq!(paid(THREE, "fees=F-6-1", &round), [50, 50, 100]);
}

#[test]
fn rf_6_d_players_pay_nothing_by_table_action() {
    assert!(numbered(&F_6, 6..=9).iter().all(|fee| fee.per_bet == Cents::ZERO));
    let round = format!("{THREES} | 1: ante 5, six-card-bonus 5 | 2: ante 10, pair-plus 5");
    assert_eq!(paid(THREE, "fees=F-6-6", &round), [0, 0, 100]);
}

#[test]
fn rf_6_e_table_action_of_game_and_bonus_wagers() {
    check("F-6-6", &[("1", 1), ("75", 1), ("76", 2), ("200", 2), ("205", 4), ("500", 4)]);
    check("F-6-7", &[("5", 1), ("505", 5), ("1500", 5), ("1505", 10)]);
    check("F-6-8", &[("25", 1), ("100", 1), ("105", 3), ("400", 3), ("405", 7), ("1000", 7)]);
    check("F-6-8", &[("1005", 18), ("3000", 18), ("3005", 25)]);
    check("F-6-9", &[("50", 4), ("600", 4), ("605", 9), ("1500", 9), ("1505", 15), ("3000", 15)]);
    check("F-6-9", &[("3005", 20), ("6000", 20), ("6005", 30)]);
    let round = |bonus: &str| format!("{THREES} | 1: ante 100 | 2: ante 90, pair-plus {bonus}");
    assert_eq!(paid(THREE, "fees=F-6-6", &round("10")), [0, 0, 200]);
    assert_eq!(paid(THREE, "fees=F-6-6", &round("15")), [0, 0, 400]);
}

#[test]
fn rf_6_g_one_option_with_its_limit() {
    let fees = open(THREE, "fees=F-6-9").mark("ante").limits;
    assert_eq!([fees.min, fees.max], [50, 300].map(Cents::dollars));
    assert!(!breach(THREE, "fees=F-6-9,F-6-1").is_empty());
    assert!(!breach(CARIBBEAN, "fees=F-6-9").is_empty(), "another game's");
}

#[test]
fn rf_6_h_no_share_of_bets() {
    for (first, second) in [(10, 10), (100, 10)] {
        let round = format!("{THREES} | 1: ante {first} | 2: ante {second}");
        assert_eq!(paid(THREE, "fees=F-6-3", &round), [100, 100, 200]);
    }
}

#[test]
fn rf_6_i_five_rates_at_most() {
    assert!(numbered(&F_6, 1..=5).iter().all(|fee| rates(fee) == 2));
    assert!(numbered(&F_6, 6..=9).iter().all(|fee| rates(fee) == 5));
}

#[test]
fn rf_6_has_five_flat_options_and_four_by_table_action() {
    let printed = [
        "$5-$10 | 0.50 | 1",
        "$5-$100 | 1.00 | 2",
        "$10-$100 | 1.00 | 2",
        "$25-$100 | 1.00 | 2",
        "$50-$300 | 2.00 | 4",
    ];
    let flat = numbered(&F_6, 1..=5).iter().map(row);
    assert!(flat.eq(printed.map(|row| format!("{row} per hand"))));
    assert_eq!(F_6.len(), 9);
}

#[test]
fn rf_6_and_the_consolidated_schedules_print_the_same_tiers() {
    let tiers =
        |fees: &'static [Fee]| fees.iter().map(|fee| (fee.min, fee.max, fee.player_dealer));
    assert!(tiers(&F_6[5..]).eq(tiers(&F_B[16..])));
    assert!(tiers(&F_G[18..]).eq(tiers(&F_B[16..])));
}

#[test]
fn rf_g_a_player_dealer_pays_one_sum_per_hand() {
    assert!(numbered(&F_G, 1..=18).iter().all(|fee| fee.player_dealer.len() == 1));
    let round = format!("{HOLDEM} | 1: ante 10, blind 10 | 2: ante 10, blind 10");
    assert_eq!(paid(ULTIMATE, "fees=F-G-3", &round)[2], 200);
    check("F-G-6", &[("100", 2), ("100000", 2)]);
    check("F-G-7", &[("100", 3), ("100000", 3)]);
}

#[test]
fn rf_g_b_player_pays_for_the_ante_or_by_option_for_the_blind_too() {
    assert!(numbered(&F_G, 1..=18).iter().all(|fee| fee.per_bet > Cents::ZERO));
    let round = format!("{HOLDEM} | 1: ante 10, blind 10 | 2: ante 10, blind 10, trips 10");
    assert_eq!(paid(ULTIMATE, "fees=F-G-3", &round), [100, 100, 200]);
    assert_eq!(paid(ULTIMATE, "fees=F-G-3 fee_on=blind", &round), [200, 200, 200]);
    assert_eq!(named("F-G-8").per_bet, Cents::dollars(1));
    assert_eq!(named("F-G-9").per_bet, Cents::dollars(2));
}

#[test]
fn rf_g_c_players_pay_nothing_by_table_action() {
    assert!(numbered(&F_G, 19..=22).iter().all(|fee| fee.per_bet == Cents::ZERO));
    let round = format!("{HOLDEM} | 1: ante 10, blind 10 | 2: ante 10, blind 10, trips 10");
    assert_eq!(paid(ULTIMATE, "fees=F-G-20", &round), [0, 0, 100]);
}

#[test]
fn rf_g_d_table_action_counts_blinds_and_trips_and_no_play_wager() {
    let round = |trips: &str| {
        format!("{HOLDEM} | 1: ante 10, blind 10 | 2: ante 10, blind 10, trips {trips}")
    };
    assert_eq!(paid(ULTIMATE, "fees=F-G-19", &round("35")), [0, 0, 100]);
    assert_eq!(paid(ULTIMATE, "fees=F-G-19", &round("36")), [0, 0, 200]);
    check("F-G-19", &[("75", 1), ("76", 2), ("200", 2), ("205", 4), ("1505", 10)]);
    check("F-G-22", &[("600", 4), ("605", 9), ("1505", 15), ("3005", 20), ("6005", 30)]);
}

#[test]
fn rf_g_has_eighteen_flat_options_and_four_by_table_action() {
    let printed = [
        "$5-$10 | 0.50 | 1",
        "$5-$100 | 1.00 | 2",
        "$10-$100 | 1.00 | 2",
        "$25-$100 | 1.00 | 2",
        "$50-$100 | 1.00 | 3",
        "$100-$100 | 1.00 | 2",
        "$100-$100 | 1.00 | 3",
        "$50-$300 | 1.00 | 4",
        "$50-$300 | 2.00 | 4",
        "$100-$300 | 2.00 | 4",
        "$100-$500 | 3.00 | 5",
        "$200-$500 | 3.00 | 5",
        "$300-$500 | 3.00 | 5",
        "$300-$1,000 | 5.00 | 8",
        "$300-$1,000 | 5.00 | 10",
        "$500-$1,000 | 5.00 | 10",
        "$500-$2,000 | 5.00 | 10",
        "$1,000-$5,000 | 10.00 | 15",
    ];
    let flat = numbered(&F_G, 1..=18).iter().map(row);
    assert!(flat.eq(printed.map(|row| format!("{row} per hand"))));
    assert_eq!(F_G.len(), 22);
    // Without the two of the game's own schedule they are the flat options of the others.
    let others = F_G[..18].iter().filter(|fee| !["F-G-6", "F-G-8"].contains(&fee.id));
    assert!(others.map(row).eq(F_B[..16].iter().map(row)));
    assert_eq!(options(&["F-G", "F-5"]).len(), 1 + 22 + 4);
}
