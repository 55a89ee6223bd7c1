//! The Progressive of Casino Stud, 7.16 to 7.21, and its meter by 2.7.
//!
//! Rules: uk:

use super::tests::{ACE_KING, ACE_QUEEN, PROGRESSIVE, STUD, dealt};
use crate::check::{breach, check, open, play, refused, seat};
use crate::testing::Looks as _;
use money::Cents;
use table::{Bet, Kind, Party, Settlement, Table, Verbs as _, Viewer, What};

/// One seat's round with a dollar on the Progressive, the meter showing so much when it is paid.
fn round(own: &str, meter: &str, act: &str) -> String {
    format!(
        "seat1 {own} | dealer {ACE_KING} | 1: ante 10, progressive 1 | act 1 {act} | \
         meter progressive {meter}"
    )
}

/// What becomes of the Progressive when its player folds, so that it is the second line.
#[track_caller]
fn pays(own: &str, meter: &str, expected: &str) {
    let lines = format!("1 ante loses 10 uk:7.12; 1 progressive {expected}");
    check(PROGRESSIVE, "", &round(own, meter, "fold"), &lines);
}

/// The same, raised; and what the meter shows afterwards.
#[track_caller]
fn after(set: &str, own: &str, meter: &str) -> (Settlement, Cents) {
    let mut table = open(PROGRESSIVE, set);
    let settled = play(table.as_mut(), &round(own, meter, "fold"));
    let settled = settled.unwrap_or_else(|refusal| panic!("{refusal}"));
    (settled, shown(table.as_ref()))
}

fn shown(table: &dyn Table) -> Cents {
    table.meter("progressive").expect("a meter")
}

fn cents(text: &str) -> Cents {
    text.parse().expect("an amount")
}

const NOTHING: &str = "9c 9s 5c 6h 7d";
const FLUSH: &str = "9c 8c 7c 6c 4c";
const FULL: &str = "9c 9s 9h 5d 5c";
const FOUR: &str = "9c 9s 9h 9d 5c";
const STRAIGHT_FLUSH: &str = "9c 8c 7c 6c 5c";
const ROYAL: &str = "Ac Kc Qc Jc Tc";

#[test]
fn r2_7_b_at_least_seventy_percent_feeds_the_meter() {
    for (percent, lawful) in [(0, false), (69, false), (70, true), (71, true), (100, true)] {
        let told = breach(PROGRESSIVE, &format!("increment.progressive={percent}"));
        assert_eq!(told.is_empty(), lawful, "{percent}: {told}");
        assert!(lawful || told.contains("uk:2.7.b"), "{told}");
    }
    assert!(breach(PROGRESSIVE, "increment.progressive=101").contains("uk:2.7.b"));
    let feeds = |set: &str, unit: &str| {
        let mut table = open(PROGRESSIVE, set);
        let round = format!(
            "seat1 {NOTHING} | seat2 8c 8s 5h 6s 7h | dealer {ACE_KING} | \
             1: ante 10, progressive {unit} | 2: ante 10, progressive {unit} | \
             act 1 fold | act 2 fold"
        );
        let settled = play(table.as_mut(), &round).expect("settled");
        let fed = settled.transfers.iter().filter(|t| t.why.label == "meter increment");
        assert!(fed.clone().all(|t| t.from == Party::House && t.why.rule.id == "uk:2.7.b"));
        assert_eq!(fed.count(), 2);
        shown(table.as_ref())
    };
    assert_eq!(feeds("", "1"), cents("1.40"));
    assert_eq!(feeds("increment.progressive=100", "1"), cents("2.00"));
    // 70 percent of five cents is three and a half: never less.
    assert_eq!(feeds("unit.progressive=0.05", "0.05"), cents("0.08"));
}

#[test]
fn r2_7_b_meter_grows_from_round_to_round() {
    let mut table = open(PROGRESSIVE, "");
    let fold = round(NOTHING, "0", "fold").replace("| meter progressive 0", "");
    for rounds in 1..=3 {
        play(table.as_mut(), &fold).expect("settled");
        assert_eq!(shown(table.as_ref()), Cents::new(70 * rounds));
        table.clear().expect("cleared");
        table.new_shoe().expect("a shoe");
    }
    // And is won by whoever makes it grow: seventy cents more.
    let royal = round(ROYAL, "0", "fold").replace("| meter progressive 0", "");
    let settled = play(table.as_mut(), &royal).expect("settled");
    assert_eq!(settled.lines[1].pays, cents("2.80"));
}

#[test]
fn r2_7_c_house_may_seed_the_meter() {
    assert_eq!(shown(open(PROGRESSIVE, "").as_ref()), Cents::ZERO);
    let seeded = "seed.progressive=500";
    assert_eq!(shown(open(PROGRESSIVE, seeded).as_ref()), Cents::dollars(500));
    assert!(breach(PROGRESSIVE, "seed.progressive=-1").contains("uk:2.7.c"));
    let (settled, left) = after(seeded, ROYAL, "1234.56");
    assert_eq!((settled.lines[1].pays, left), (cents("1234.56"), Cents::dollars(500)));
    let seeds = settled.transfers.iter().filter(|t| t.why.label == "seed");
    let seeds: Vec<_> = seeds.map(|t| (t.from, t.amount, t.why.rule.id)).collect();
    assert_eq!(seeds, [(Party::House, Cents::dollars(500), "uk:2.7.c")]);
    assert_eq!(after("", ROYAL, "1234.56").1, Cents::ZERO);
}

#[test]
fn r7_16_progressive_is_the_houses_to_offer() {
    refused(STUD, "", "1: ante 10, progressive 1", "uk:7.2");
    let mark = open(STUD, "offers.progressive=true").mark("progressive");
    assert_eq!(mark.kind, Kind::Progressive);
    refused(PROGRESSIVE, "offers.progressive=false", "1: ante 10, progressive 1", "uk:7.2");
    assert!(breach(STUD, "offers.progressive=perhaps").contains("uk:7.16"));
}

#[test]
fn r7_17_progressive_is_optional_and_made_with_the_ante() {
    let without = format!("seat1 {ROYAL} | dealer {ACE_KING} | 1: ante 10 | act 1 fold");
    check(PROGRESSIVE, "", &without, "1 ante loses 10 uk:7.12");
    let mut table = dealt(PROGRESSIVE, &[("1", "ante", 10)], "2h 3h");
    let bet = Bet::new(seat("1"), "progressive", Cents::dollars(1));
    let late = table.stake(&bet).expect_err("too late");
    assert_eq!(late.rule, Some(law::uk::R7_9));
}

#[test]
fn r7_17_stake_is_the_posted_unit() {
    for amount in ["0.99", "1.01", "2"] {
        refused(PROGRESSIVE, "", &format!("1: ante 10, progressive {amount}"), "uk:7.5");
    }
    let set = "unit.progressive=2.50";
    for amount in ["2.49", "2.51", "1", "5"] {
        refused(PROGRESSIVE, set, &format!("1: ante 10, progressive {amount}"), "uk:7.5");
    }
    let round = round(FLUSH, "1000", "fold").replace("progressive 1 |", "progressive 2.50 |");
    check(PROGRESSIVE, set, &round, "1 ante loses 10; 1 progressive wins 125 uk:7.21.e");
    let rule = "reading:uk-progressive-stake";
    assert!(breach(PROGRESSIVE, "unit.progressive=0").contains(rule));
}

#[test]
fn r7_18_no_progressive_without_an_ante() {
    refused(PROGRESSIVE, "", "1: progressive 1", "uk:7.18");
    refused(PROGRESSIVE, "", "1: ante 10 | 2: progressive 1", "uk:7.18");
}

#[test]
fn r7_20_hand_wins_whatever_the_dealer_holds() {
    let dealers = [ACE_KING, ACE_QUEEN, "3c 3s 3h 2d 2h"];
    let games = ["1 ante wins 10; 1 raise wins 120", "1 ante wins 10; 1 raise pushes 0"];
    let games = [games[0], games[1], "1 ante loses 10; 1 raise loses 20"];
    for (dealer, game) in dealers.iter().zip(games) {
        let round = round(FLUSH, "1000", "raise").replace(ACE_KING, dealer);
        let expected = format!("{game}; 1 progressive wins 50 uk:7.21.e");
        check(PROGRESSIVE, "", &round, &expected);
    }
    pays("9c 8c 7c 6c 5s", "1000", "loses 1 uk:7.20");
    pays("9c 9s 9h 5d 6c", "1000", "loses 1 uk:7.20");
}

#[test]
fn r7_20_folded_hand_is_shown_and_paid() {
    pays(FLUSH, "1000", "wins 50 uk:7.21.e");
    let mut table = open(PROGRESSIVE, "");
    play(table.as_mut(), &round(FLUSH, "1000", "fold")).expect("settled");
    let of = |event: &What| matches!(event, What::Shown { of, .. } if of == "seat1");
    let shown = table.whats(Viewer::Public).iter().filter(|event| of(event)).count();
    assert_eq!(shown, 5);
}

#[test]
fn r7_21_all_is_paid_from_the_meter() {
    let party = |settled: &Settlement, label: &str| {
        let moved = settled.transfers.iter().filter(|t| t.why.label == label);
        let moved = moved.filter(|t| t.to == Party::Seat(seat("1")));
        moved.map(|t| (matches!(t.from, Party::Meter(_)), t.amount)).collect::<Vec<_>>()
    };
    let cases = [
        (FLUSH, "flush", "50", "950"),
        (FULL, "full house", "75", "925"),
        (FOUR, "four of a kind", "100", "900"),
        (STRAIGHT_FLUSH, "straight flush", "100", "900"),
        (ROYAL, "royal flush", "1000", "0"),
    ];
    for (own, label, paid, left) in cases {
        let (settled, now) = after("", own, "1000");
        assert_eq!(party(&settled, label), [(true, cents(paid))], "{label}");
        assert_eq!(now, cents(left), "{label}");
    }
    let (settled, now) = after("", NOTHING, "1000");
    assert_eq!(
        (settled.net(Party::House), now),
        (Cents::dollars(11) - cents("0.70"), cents("1000"))
    );
}

#[test]
fn r7_21_house_adds_what_the_meter_lacks() {
    for (meter, added, left) in
        [("0", "100", "0"), ("99.99", "0.01", "0"), ("100", "0", "0"), ("100.01", "0", "0.01")]
    {
        let (settled, now) = after("", FOUR, meter);
        assert_eq!((settled.lines[1].pays, now), (Cents::dollars(100), cents(left)), "{meter}");
        let adds = settled.transfers.iter().filter(|t| t.why.label == "what the meter lacks");
        assert!(adds.clone().all(|t| t.from == Party::House && t.why.rule.id == "uk:2.7.c"));
        assert_eq!(adds.map(|t| t.amount).sum::<Cents>(), cents(added), "{meter}");
    }
}

#[test]
fn r7_21_winners_are_paid_from_the_dealers_right() {
    let round = |one: &str, three: &str| {
        format!(
            "seat1 {one} | seat3 {three} | dealer {ACE_KING} | 1: ante 10, progressive 1 | \
             3: ante 10, progressive 1 | act 1 fold | act 3 fold | meter progressive 10000"
        )
    };
    let hearts = "9h 8h 7h 6h 5h";
    let expected = "3 ante loses 10; 3 progressive wins 1000 uk:7.21.b; \
                    1 ante loses 10; 1 progressive wins 900 uk:7.21.b";
    check(PROGRESSIVE, "", &round(STRAIGHT_FLUSH, hearts), expected);
    // A whole meter leaves its seed to the next.
    let expected = "3 ante loses 10; 3 progressive wins 10000 uk:7.21.a; \
                    1 ante loses 10; 1 progressive wins 50 uk:7.21.b";
    check(PROGRESSIVE, "seed.progressive=500", &round(hearts, ROYAL), expected);
    let expected = "3 ante loses 10; 3 progressive wins 1000 uk:7.21.b; \
                    1 ante loses 10; 1 progressive wins 9000 uk:7.21.a";
    check(PROGRESSIVE, "seed.progressive=500", &round(ROYAL, hearts), expected);
}

#[test]
fn r7_21_a_royal_flush_takes_the_whole_meter() {
    pays(ROYAL, "12345.67", "wins 12345.67 uk:7.21.a");
    let set = "percent.progressive.royal-flush=99";
    assert!(breach(PROGRESSIVE, set).contains("no option"), "no part of it may be kept back");
}

#[test]
fn r7_21_b_straight_flush_takes_a_tenth_or_more() {
    pays(STRAIGHT_FLUSH, "10000", "wins 1000 uk:7.21.b");
    // A fraction of a cent is the player's.
    pays(STRAIGHT_FLUSH, "100.00", "wins 10 uk:7.21.b");
    pays(STRAIGHT_FLUSH, "100.01", "wins 10.01 uk:7.21.b");
    pays(STRAIGHT_FLUSH, "100.10", "wins 10.01 uk:7.21.b");
    let option = "percent.progressive.straight-flush";
    for (percent, lawful) in [(9, false), (10, true), (11, true), (100, true), (101, false)] {
        let told = breach(PROGRESSIVE, &format!("{option}={percent}"));
        assert_eq!(told.is_empty(), lawful, "{percent}: {told}");
        assert!(lawful || told.contains("uk:7.21.b"), "{told}");
    }
    let fifth = format!("{option}=20");
    let round = round(STRAIGHT_FLUSH, "1000", "fold");
    check(PROGRESSIVE, &fifth, &round, "1 ante loses 10; 1 progressive wins 200 uk:7.21.b");
}

/// A fixed award, for a dollar in all, and the least that a house may post for it.
#[track_caller]
fn fixed(own: &str, label: &str, least: u32, rule: &str) {
    pays(own, "1000", &format!("wins {least} {rule}"));
    let option = format!("odds.progressive.{label}");
    for (n, lawful) in [(least - 1, false), (least, true), (least + 1, true)] {
        let told = breach(PROGRESSIVE, &format!("{option}={n}:1"));
        assert_eq!(told.is_empty(), lawful, "{n}: {told}");
        assert!(lawful || told.contains(rule), "{told}");
    }
    let expected = format!("1 ante loses 10; 1 progressive wins {} {rule}", least + 1);
    let better = format!("{option}={}:1", least + 1);
    check(PROGRESSIVE, &better, &round(own, "1000", "fold"), &expected);
}

#[test]
fn r7_21_c_four_of_a_kind_is_a_hundred_stakes() {
    fixed(FOUR, "four-of-a-kind", 100, "uk:7.21.c");
}

#[test]
fn r7_21_d_full_house_is_seventy_five_stakes() {
    fixed(FULL, "full-house", 75, "uk:7.21.d");
}

#[test]
fn r7_21_e_flush_is_fifty_stakes() {
    fixed(FLUSH, "flush", 50, "uk:7.21.e");
}
