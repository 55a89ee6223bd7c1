//! Casino Stud Bonus Insurance, 7.22 to 7.36.
//!
//! Rules: uk:

use super::tests::{ACE_KING, ACE_QUEEN, INSURANCE, STUD, dealt, floor, refuses};
use crate::check::{breach, check, open, play, refused, seat};
use crate::testing::Looks as _;
use money::Cents;
use table::{Ask, Bet, Name, Table, Verbs as _, Viewer, What};

/// One seat's round with five on the Insurance.
fn round(own: &str, dealer: &str, acts: &[&str]) -> String {
    let acts: Vec<String> = acts.iter().map(|act| format!("| act 1 {act}")).collect();
    format!("seat1 {own} | dealer {dealer} | 1: ante 10, insurance 5 {}", acts.join(" "))
}

/// What becomes of Insurance and Double against a low up card, the Ante being folded.
#[track_caller]
fn insured(own: &str, dealer: &str, result: &str, rule: &str) {
    let expected =
        format!("1 ante loses 10 uk:7.12; 1 insurance {result} {rule}; 1 double {result} {rule}");
    check(INSURANCE, "", &round(own, dealer, &["fold", "double"]), &expected);
}

/// Less than a flush, in cards that no dealer of these tests holds.
const NOTHING: &str = "Kc Jc 9c 8c Qs";
/// Nine high, with a two as up card.
const NINE_HIGH: &str = "9h 7d 4d 3d 2h";
/// Ace and king, with a two as up card.
const QUALIFIED: &str = ACE_KING;

#[test]
fn r7_22_insurance_is_the_houses_to_offer() {
    refused(STUD, "", "1: ante 10, insurance 5", "uk:7.2");
    let round = round(NOTHING, NINE_HIGH, &["raise", "check"]);
    let expected = "1 ante wins 10; 1 raise pushes 0; 1 insurance wins 10";
    check(STUD, "offers.insurance=true", &round, expected);
    check(INSURANCE, "", &round, expected);
    assert!(breach(STUD, "offers.insurance=perhaps").contains("uk:7.22"));
}

#[test]
fn r7_23_insurance_and_double_only_where_the_table_is_marked() {
    let wagers = |set: &str| open(INSURANCE, set).ids();
    assert_eq!(wagers(""), ["ante", "raise", "insurance", "double"]);
    assert_eq!(wagers("offers.insurance=false"), ["ante", "raise"]);
    for wager in ["insurance", "double"] {
        refused(STUD, "", &format!("1: ante 10, {wager} 5"), "uk:7.2");
    }
    // Without it nobody is asked about a Double.
    let plain = format!("seat1 {NOTHING} | dealer {NINE_HIGH} | 1: ante 10 | act 1 raise");
    check(STUD, "", &plain, "1 ante wins 10; 1 raise pushes 0");
}

#[test]
fn r7_24_insurance_needs_an_ante() {
    refused(INSURANCE, "", "1: insurance 5", "uk:7.24");
    refused(INSURANCE, "", "1: ante 10 | 2: insurance 5", "uk:7.24");
}

#[test]
fn r7_25_insurance_is_any_amount_within_limits_before_the_deal() {
    let set = "min=5 max=100";
    let with = |amount: &str| {
        let round = round(NOTHING, NINE_HIGH, &["fold", "check"]);
        round.replace("insurance 5", &format!("insurance {amount}"))
    };
    for amount in ["4.99", "100.01", "0"] {
        refused(INSURANCE, set, &with(amount), "uk:7.5");
    }
    for amount in ["5", "5.01", "37.50", "99.99", "100"] {
        assert!(play(open(INSURANCE, set).as_mut(), &with(amount)).is_ok(), "{amount}");
    }
    // Limits of its own are narrower than the table's, or none (reading uk-side-wager-limits).
    let narrow = format!("{set} side_min=10 side_max=50");
    for (amount, is_taken) in [("9.99", false), ("10", true), ("50", true), ("50.01", false)] {
        let taken = play(open(INSURANCE, &narrow).as_mut(), &with(amount)).is_ok();
        assert_eq!(taken, is_taken, "{amount}");
    }
    for wider in ["side_min=4.99", "side_max=100.01"] {
        let wrong = breach(INSURANCE, &format!("{set} {wider}"));
        assert!(wrong.contains("(uk:7.25)"), "{wrong}");
    }
    let mut table = dealt(INSURANCE, &[("1", "ante", 10)], "2h");
    let bet = Bet::new(seat("1"), "insurance", Cents::dollars(5));
    assert_eq!(table.stake(&bet).expect_err("too late").rule, Some(law::uk::R7_9));
}

#[test]
fn r7_26_last_of_the_dealers_cards_is_the_up_card() {
    // A two among the first four counts for nothing, and is not seen.
    for (dealer, asked) in [("2d 3d 4d 7h 9h", false), ("9h 3d 4d 7h 2d", true)] {
        let cards = format!("{NOTHING} {dealer}");
        let bets = [("1", "ante", 10), ("1", "insurance", 5)];
        let mut table = dealt(INSURANCE, &bets, &cards);
        let up = dealer.split(' ').next_back().expect("a card");
        assert_eq!(table.figures(), [("dealer".into(), up.to_string())]);
        table.decide(seat("1"), "raise").expect("an act");
        assert_eq!(matches!(table.next(), Ask::Decide { .. }), asked, "{dealer}");
    }
}

/// A table after raises and folds, insured, with that card of the dealer's in view.
fn doubling(up: &str, act: &str) -> Box<dyn Table> {
    let cards = format!("{NOTHING} Ad Qd Jd 9d {up}");
    let bets = [("1", "ante", 10), ("1", "insurance", 5)];
    let mut table = dealt(INSURANCE, &bets, &cards);
    table.decide(seat("1"), act).expect("an act");
    table
}

#[test]
fn r7_27_two_to_five_offers_a_double() {
    for up in ["2h", "3h", "4h", "5h"] {
        for act in ["raise", "fold"] {
            let table = doubling(up, act);
            assert_eq!(table.next(), Ask::Decide { seat: seat("1") }, "{up} {act}");
            assert_eq!(table.words(seat("1")), ["double", "check"], "{up} {act}");
        }
    }
    // Who has no Insurance is not asked.
    let cards = format!("{NOTHING} Ad Qd Jd 9d 2h");
    let mut table = dealt(INSURANCE, &[("1", "ante", 10)], &cards);
    table.decide(seat("1"), "raise").expect("an act");
    assert_eq!(table.turns().as_deref(), Some("dealer"));
    refuses(table.as_mut(), "1", "double", law::uk::R7_27);
}

#[test]
fn r7_27_double_equals_the_insurance_or_is_declined() {
    for act in ["double 4.99", "double 5.01", "double 10", "double 0", "raise", "fold", "play"] {
        refuses(doubling("2h", "fold").as_mut(), "1", act, law::uk::R7_27);
    }
    for act in ["double", "double 5", "double 5.00"] {
        let round = round(NOTHING, NINE_HIGH, &["fold", act]);
        check(INSURANCE, "", &round, "1 ante loses 10; 1 insurance wins 10; 1 double wins 10");
    }
    let declined = round(NOTHING, NINE_HIGH, &["fold", "check"]);
    check(INSURANCE, "", &declined, "1 ante loses 10; 1 insurance wins 10");
    // Nobody doubles twice, or after declining.
    for first in ["double", "check"] {
        let mut table = doubling("2h", "raise");
        table.decide(seat("1"), first).expect("an act");
        for act in ["double", "check"] {
            refuses(table.as_mut(), "1", act, law::uk::R7_27);
        }
    }
}

#[test]
fn r7_28_any_other_up_card_leaves_insurance_alone() {
    for up in ["6h", "7h", "8h", "9h", "Th", "Jh", "Qh", "Kh", "Ah"] {
        let mut table = doubling(up, "raise");
        assert_eq!(table.turns().as_deref(), Some("dealer"), "{up}");
        refuses(table.as_mut(), "1", "double", law::uk::R7_28);
    }
    let stands = round(NOTHING, "2h 7d 4d 3d 9h", &["fold"]);
    check(INSURANCE, "", &stands, "1 ante loses 10; 1 insurance wins 10 uk:7.35");
}

#[test]
fn r7_29_everybody_decides_before_anything_is_taken() {
    let cards = "Kc Jc 9c 8c Qs Ks Js 9s 8s Qh Ad Qd Jd 9d 2h";
    let bets =
        [("1", "ante", 10), ("1", "insurance", 5), ("2", "ante", 10), ("2", "insurance", 5)];
    let mut table = dealt(INSURANCE, &bets, cards);
    refuses(table.as_mut(), "1", "double", law::uk::R7_12);
    for (n, act) in [("1", "fold"), ("2", "raise"), ("1", "double"), ("2", "check")] {
        let Ask::Decide { seat: asked, .. } = table.next() else { panic!("somebody decides") };
        assert_eq!(asked, seat(n));
        assert!(table.settle().is_err() && table.show().is_err(), "before {n}: {act}");
        table.decide(seat(n), act).expect("an act");
    }
    assert_eq!(table.turns().as_deref(), Some("dealer"));
}

/// What happened after the decisions of one round, as anybody sees it.
fn turned(bets: &[(&str, &str, i64)], acts: &[&str]) -> Vec<Name> {
    let cards = format!("{NOTHING} {NINE_HIGH}");
    let mut table = dealt(INSURANCE, bets, &cards);
    for act in acts {
        table.decide(seat("1"), act).expect("an act");
    }
    while let Ask::Show { .. } = table.next() {
        table.show().expect("a card");
    }
    table.settle().expect("over");
    let shown = |event: &What| match event {
        What::Shown { of, .. } => Some(of.clone()),
        _ => None,
    };
    let mut shown: Vec<Name> = table.whats(Viewer::Public).iter().filter_map(shown).collect();
    shown.dedup();
    shown
}

#[test]
fn r7_30_folder_without_insurance_loses_ante_and_cards() {
    assert!(turned(&[("1", "ante", 10)], &["fold"]).is_empty());
    let fold = format!("seat1 {NOTHING} | dealer {NINE_HIGH} | 1: ante 10 | act 1 fold");
    check(INSURANCE, "", &fold, "1 ante loses 10 uk:7.12");
}

#[test]
fn r7_31_folder_with_insurance_loses_the_ante_alone() {
    let bets = [("1", "ante", 10), ("1", "insurance", 5)];
    for acts in [["fold", "check"], ["fold", "double"]] {
        // Face down until the dealer's cards are turned.
        assert_eq!(turned(&bets, &acts), ["dealer", "seat1"]);
    }
    insured(NOTHING, NINE_HIGH, "wins 10", "uk:7.35");
}

#[test]
fn r7_32_qualified_dealer_takes_insurance_and_double() {
    insured(NOTHING, QUALIFIED, "loses 5", "uk:7.32");
    insured(NOTHING, "4h 4d 5h 6h 2d", "loses 5", "uk:7.32");
    // Whatever the player holds, and by 7.13.b for Ante and Raise.
    let round = round("Ac Kc Qc Jc Tc", QUALIFIED, &["raise", "double"]);
    let expected = "1 ante wins 10 uk:7.13.b; 1 raise wins 1000 uk:7.13.b.i; \
                    1 insurance loses 5 uk:7.32; 1 double loses 5 uk:7.32";
    check(INSURANCE, "", &round, expected);
    // Ace and queen do not qualify, ace and king do.
    let best = ACE_QUEEN.replace("Td 9h", "9h 2d");
    insured("Ks Js 9s 8s Qs", &best, "wins 30", "uk:7.33");
    insured("Ks Js 9s 8s Qs", QUALIFIED, "loses 5", "uk:7.32");
}

#[test]
fn r7_33_unqualified_dealer_pays_a_flush_or_better() {
    let hands = [
        ("Ac Kc Qc Jc Tc", "royal-flush", 100),
        ("Kc Qc Jc Tc 9c", "straight-flush", 50),
        ("8c 8s 8h 8d Qs", "four-of-a-kind", 20),
        ("8c 8s 8h Qc Qs", "full-house", 8),
        ("Kc Jc 9c 8c 5c", "flush", 6),
    ];
    for (own, label, odds) in hands {
        insured(own, NINE_HIGH, &format!("wins {}", 5 * odds), "uk:7.33");
        floor(&format!("odds.insurance.{label}"), odds, "uk:7.33");
        floor(&format!("odds.double.{label}"), odds, "uk:7.33");
    }
    // Ante and Raise go by 7.13.a.
    let round = round("Kc Jc 9c 8c 5c", NINE_HIGH, &["raise", "double"]);
    let expected = "1 ante wins 10 uk:7.13.a; 1 raise pushes 0 uk:7.13.a; \
                    1 insurance wins 30 uk:7.33; 1 double wins 30 uk:7.33";
    check(INSURANCE, "", &round, expected);
}

#[test]
fn r7_34_from_a_flush_upwards_the_players_hand_counts() {
    let seven = "7h 5d 4d 3d 2h";
    insured("Kc Jc 9c 8c 6c", seven, "wins 30", "uk:7.33");
    // A straight is less: seven high pays for it.
    insured("Tc Jc 9c 8c Qs", seven, "wins 25", "uk:7.35");
}

#[test]
fn r7_35_below_a_flush_the_dealers_hand_counts() {
    let dealers = [
        ("7h 5d 4d 3d 2h", "dealer-7-high", 5),
        ("8h 5d 4d 3d 2h", "dealer-8-high", 4),
        ("9h 5d 4d 3d 2h", "dealer-9-or-10-high", 2),
        ("Th 5d 4d 3d 2h", "dealer-9-or-10-high", 2),
        ("Jh 5d 4d 3d 2h", "dealer-below-ace-and-king", 1),
        ("Qh 5d 4d 3d 2h", "dealer-below-ace-and-king", 1),
        ("Kh 5d 4d 3d 2h", "dealer-below-ace-and-king", 1),
        ("Ah Qd 4d 3d 2h", "dealer-below-ace-and-king", 1),
    ];
    for (dealer, label, odds) in dealers {
        insured(NOTHING, dealer, &format!("wins {}", 5 * odds), "uk:7.35");
        floor(&format!("odds.insurance.{label}"), odds, "uk:7.35");
        floor(&format!("odds.double.{label}"), odds, "uk:7.35");
    }
}

#[test]
fn r7_36_one_set_of_odds_is_paid() {
    // The book's example: four of a kind against nine high.
    let round = round("8c 8s 8h 8d Qs", NINE_HIGH, &["raise", "check"]);
    let expected = "1 ante wins 10; 1 raise pushes 0; 1 insurance wins 100 uk:7.33";
    check(INSURANCE, "", &round, expected);
}
