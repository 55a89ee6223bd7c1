//! What all player-dealer tables share of collection fees: rule by rule.
//!
//! Rules: ca:general/

use super::general_tests::{BACCARAT, EIGHT_TO_SEVEN, EZ, NINE, OPTION_4, fees_of, seat};
use crate::check::{breach, open, play, refused, terms};
use law::Lawful;
use money::Cents;
use table::{Coupon, Party, Seat};

#[test]
fn r9_a_fees_are_fixed_before_the_hand() {
    let rounds = [
        "bank 8 1000 | player 6h 2h | banker 4c 3d",
        "bank 8 1000 | player 4h 3h | banker 6c 2c",
        "bank 8 1000 | player 4h 3h | banker 4c 3d",
        // Reading ca-fee-void: not given back for want of cover either.
        "bank 8 0.01 | player 6h 2h | banker 4c 3d",
    ];
    let fees = rounds.map(|round| {
        let round = format!("{round} | 1: player 10 | 2: banker 50 | 3: player 10");
        fees_of(EZ, OPTION_4, &round)
    });
    assert!(fees.iter().all(|fee| *fee == fees[0]), "{fees:?}");
    assert_eq!(fees[0].len(), 4);
}

#[test]
fn r9_b_fee_is_no_share_of_wagers_or_winnings() {
    for (stake, hands) in [
        (10, "player 6h 2h | banker 4c 3d"),
        (100, "player 6h 2h | banker 4c 3d"),
        (100, "player 4h 3h | banker 6c 2c"),
    ] {
        let round = format!("bank 8 1000 | {hands} | 1: player {stake}");
        let (one, bank) = (Party::Seat(seat(1)), Party::PlayerDealer);
        let expected = [(one, Cents::dollars(1)), (bank, Cents::dollars(2))];
        assert_eq!(fees_of(EZ, OPTION_4, &round), expected, "{stake}");
    }
}

#[test]
fn r9_e_player_dealer_by_the_hand_and_players_by_the_circle() {
    // Option 3 of Baccarat's schedule, $10 to $100: $1 a bet, $2 a hand.
    let round = "bank 8 1000 | player 6h 2h | banker 4c 3d | 1: player 10, tie 10 | 2: banker 10 \
                 | 3: player 10, banker 10, tie 10";
    let paid = fees_of(BACCARAT, "fees=F-C-3", round);
    let sum = |party| paid.iter().filter(|fee| fee.0 == party).map(|fee| fee.1).sum::<Cents>();
    let seats = [1, 2, 3].map(|n| sum(Party::Seat(seat(n))));
    assert_eq!(seats, [Cents::dollars(2), Cents::dollars(1), Cents::dollars(3)]);
    assert_eq!(sum(Party::PlayerDealer), Cents::dollars(2));
}

#[test]
fn r9_c_one_option_with_its_limit() {
    // Option 3 of the consolidated schedule: $10 to $100.
    let hands = "bank 8 1000 | player 4h 4d Kh | banker 2c 5c Kc";
    let round = |stake: &str| format!("{hands} | 1: player {stake}");
    for (stake, lawful) in [("9.99", false), ("10", true), ("100", true), ("100.01", false)] {
        let settled = play(open(NINE, "fees=F-C-3").as_mut(), &round(stake));
        assert_eq!(settled.is_ok(), lawful, "{stake}");
    }
    refused(NINE, "fees=F-C-3", &round("9.99"), "ca:general/9.c");
    // No second option beside it, and no limit but its own.
    assert!(!breach(NINE, "fees=F-C-3,F-C-4").is_empty());
    assert!(!breach(NINE, "fees=F-C-3 max=100.01").is_empty());
    assert!(breach(NINE, "fees=F-C-3 max=100 min=10").is_empty());
    for other in ["max=99.99", "min=9.99", "min=10.01", "min=50"] {
        assert!(breach(NINE, &format!("fees=F-C-3 {other}")).contains("ca:fees/19"), "{other}");
    }
    // The game's own schedule keeps the fee of the maximum, whatever the minimum.
    assert!(breach(NINE, "fees=F-1-3 min=50").is_empty());
    assert!(!breach(NINE, "fees=F-1-3 max=50").is_empty());
}

#[test]
fn r9_c_coupons_are_taken_where_a_collection_is_printed_be_it_nothing() {
    const EZ: &str = "ca/ez-baccarat-panda-8";
    let round = "bank 8 1000 | player 4h 4d | banker 2c 5c | 1: player 10 | coupons 1 2";
    let paid = |option: &str| {
        let settled = play(open(EZ, &format!("fees={option}")).as_mut(), round).ok()?;
        let seat = Party::Seat(Seat::FIRST);
        let fees = settled.transfers.iter().filter(|t| t.to == Party::Room && t.from == seat);
        Some(fees.map(|fee| fee.amount.get()).sum::<i64>())
    };
    assert_eq!(["F-E-21", "F-E-33", "F-E-31"].map(paid), [Some(0), Some(0), Some(200)]);
    assert_eq!(paid("F-E-4"), None, "no coupon is printed there");
}

#[test]
fn r9_d_five_rates_at_most() {
    for (id, _) in EIGHT_TO_SEVEN {
        let options = crate::find(id).expect("a table").entry.options();
        let fees = options.iter().find(|option| option.name == "fees").expect("fees");
        let Lawful::Word(ids) = &fees.lawful else { panic!("{}", fees.lawful) };
        assert!(ids.len() > 15, "{id}: {ids:?}");
        for option in ids.iter().filter(|option| **option != "none") {
            let Some(collection) = terms(id, &format!("fees={option}")).collection else {
                panic!("{option}")
            };
            let coupon = match collection.per_coupon {
                Coupon::NotTaken => Cents::ZERO,
                Coupon::Each(fee) => fee,
            };
            let rates = [collection.per_bet, coupon].into_iter();
            let charged = rates.filter(|rate| *rate > Cents::ZERO).count();
            let rates = charged + collection.player_dealer.len();
            assert!((2..=5).contains(&rates), "{id} {option}: {rates}");
        }
    }
}

#[test]
fn r9_f_by_table_action_the_player_dealer_pays_alone() {
    // Option 21 of EZ Baccarat and Fortune 7, limit $1 to $100, as printed. Reading ca-fee-tiers:
    // $101 to $104 and their like belong to the higher tier.
    let actions = [
        (1, 1),
        (99, 1),
        (100, 1),
        (101, 2),
        (105, 2),
        (300, 2),
        (301, 4),
        (305, 4),
        (500, 4),
        (505, 7),
        (1500, 7),
        (1501, 11),
        (1505, 11),
    ];
    let hands = "bank 14 1000 | player 6h 2h | banker 4c 3d";
    for (action, fee) in actions {
        // $100 on Player at each seat in turn, then on Bank, up to that much.
        let bet = |n: usize| {
            let stake = (action - 100 * n).min(100);
            format!("{}: {} {stake}", n % 13 + 1, ["player", "banker"][n / 13])
        };
        let bets: Vec<String> = (0..action.div_ceil(100)).map(bet).collect();
        let round = format!("{hands} | {}", bets.join(" | "));
        let paid = fees_of(EZ, "fees=F-E-21", &round);
        assert_eq!(paid, [(Party::PlayerDealer, Cents::dollars(fee))], "{action}");
    }
    // Wagers of all kinds count: 60 + 35 + 5 + 1.
    let bets = "1: player 60, panda-8 1 | 2: banker 35, dragon-7 5";
    let paid = fees_of(EZ, "fees=F-E-21", &format!("{hands} | {bets}"));
    assert_eq!(paid, [(Party::PlayerDealer, Cents::dollars(2))]);
}

#[test]
fn r9_g_freed_bonus_wager_carries_no_fee() {
    let hands = "bank 8 1000 | player 6h 2h | banker 4c 3d";
    let fees = |bets: &str| fees_of(BACCARAT, "fees=F-C-3", &format!("{hands} | {bets}")).len();
    assert_eq!(fees("1: player 10"), 2);
    assert_eq!(fees("1: player 10, bonus 10"), 2);
    assert_eq!(fees("1: player 10, tie 10"), 3);
    let fees = |bets: &str| fees_of(EZ, OPTION_4, &format!("{hands} | {bets}")).len();
    assert_eq!(fees("1: player 10, panda-8 10, dragon-7 10"), 2);
}
