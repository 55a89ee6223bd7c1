//! Clean Sweep hands.
//!
//! Rules: ca:thirteen-card/

use super::super::testing::*;
use super::Sweep;

#[track_caller]
fn check(text: &str, sweep: Option<Sweep>) {
    let held = cards(&text.replace('/', " "));
    assert_eq!(held.len(), 13, "{text}");
    assert_eq!(Sweep::of(&held), sweep, "{text}");
}

/// What a declared hand wins from one that is not, with its label; a foul loses.
fn won(hand: &str, other: &str) -> String {
    let outcome = opened(thirteen("", &[100, 100], 1, &[hand, other]));
    lines(&outcome).join(", ")
}

const PURE: &str = "declare: 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac";
/// An ordinary hand without clubs.
const PLAIN: &str = "2h 3d 5h / 2d 4d 6h 8s Td / 3s 3h 7s 9d Jd";

#[test]
fn rs5_1_a_hands_are_listed_from_the_highest_down() {
    let table: Vec<(i64, &str)> =
        Sweep::table().iter().map(|(_, points, name, _)| (*points, *name)).collect();
    let printed = [
        (39, "pure dragon"),
        (26, "black or red dragon"),
        (13, "dragon"),
        (13, "all blacks or reds"),
        (6, "twelve black or red"),
        (6, "minor hand"),
        (4, "six wheels"),
        (4, "three flush"),
        (4, "three straight"),
    ];
    assert_eq!(table, printed);
    assert!(Sweep::table().windows(2).all(|pair| pair[0].0 > pair[1].0));
    for (sweep, points, name, rule) in Sweep::table() {
        assert_eq!((sweep.points(), sweep.name(), sweep.rule()), (*points, *name, *rule));
    }
}

#[test]
fn rs5_1_b_sweep_wins_whatever_the_sets_say() {
    // As an ordinary hand this would lose every set.
    let minor = "declare: 2c 3d 4h / 2s 3c 4d 6h 9s / 2h 3s 4c 6d 9c";
    let strong = "As Ac Kd / Qs Qh Qd Jc Jd / Th Td Tc Ts 9h";
    assert_eq!(won(minor, strong), "2>1 6 minor hand s5.2.6");
}

#[test]
fn rs5_1_c_sweep_is_declared_before_the_showdown() {
    let bare = PURE.replace("declare: ", "");
    let set = "2c 3c 6c / 4c 5c 7c 8c Tc / 9c Jc Qc Kc Ac";
    let mut round = thirteen("", &[100, 100], 1, &[set, PLAIN]);
    let mut open = round.clone();
    open.showdown().expect("all is set");
    let late = open.act(seat(1), &act("declare"));
    assert_eq!(refused(late), "ca:thirteen-card/s2.3.a");
    round.act(seat(1), &act("declare")).expect("hands are not open yet");
    assert_eq!(lines(&opened(round)), ["2>1 39 pure dragon s5.2.1"]);
    assert_eq!(lines(&open.outcome().expect("over")), ["2>1 6 shot s4.2.c"]);
    assert_eq!(Sweep::of(&cards(&bare)), Some(Sweep::PureDragon));
}

#[test]
fn rs5_2_1_pure_dragon_of_one_suit() {
    check("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac", Some(Sweep::PureDragon));
    assert_eq!(won(PURE, PLAIN), "2>1 39 pure dragon s5.2.1");
}

#[test]
fn rs5_2_2_dragon_of_one_colour() {
    check("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc As", Some(Sweep::ColourDragon));
    check("2d 3h 4d 5h 6d 7h 8d 9h Td Jh Qd Kh Ad", Some(Sweep::ColourDragon));
    let black = "declare: 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc As";
    assert_eq!(won(black, PLAIN), "2>1 26 black or red dragon s5.2.2");
}

#[test]
fn rs5_2_3_dragon_of_any_suits() {
    check("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ad", Some(Sweep::Dragon));
    check("2c 3d 4h 5s 6c 7d 8h 9s Tc Jd Qh Ks Ac", Some(Sweep::Dragon));
    let dragon = "declare: 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ad";
    assert_eq!(won(dragon, PLAIN), "2>1 13 dragon s5.2.3");
}

#[test]
fn rs5_2_4_thirteen_of_one_colour() {
    check("2c 2s 3c 3s 4c 5c 6c 9s Tc Jc Qc Kc As", Some(Sweep::OneColour));
    check("2d 2h 3d 3h 4d 5d 6d 9h Td Jd Qd Kd Ah", Some(Sweep::OneColour));
    let blacks = "declare: 2c 2s 3c 4s 4c 5c 6c 9s Tc Jc Qc Kc As";
    assert_eq!(won(blacks, PLAIN), "2>1 13 all blacks or reds s5.2.4");
}

#[test]
fn rs5_2_5_twelve_of_one_colour() {
    check("2c 2s 3c 3s 4c 5c 6c 9s Tc Jc Qc Kc Ad", Some(Sweep::Twelve));
    check("2d 2h 3d 3h 4d 5d 6d 9h Td Jd Qd Kd As", Some(Sweep::Twelve));
    // Eleven are not enough.
    check("2c 2s 3c 3s 8s 5c 6c 9s Tc Jc Qc Kh Ad", None);
    let twelve = "declare: 2c 2s 3c 4s 4c 5c 6c 9s Tc Jc Qc Kc Ad";
    assert_eq!(won(twelve, PLAIN), "2>1 6 twelve black or red s5.2.5");
}

#[test]
fn rs5_2_6_minor_hand_of_deuce_to_nine() {
    check("2c 2d 3c 3d 4h 5c 6d 7c 7h 8c 8d 9c 9d", Some(Sweep::Minor));
    // A ten or an ace is too much.
    check("2c 2d 3c 3d 4h 5c 6d 7c 7h 8c 8d 9c Td", None);
    check("2c 2d 3c 3d 4h 5c 6d 7c 7h 8c 8d 9c Ad", None);
    let minor = "declare: 2c 2s 3c 5d 4h 5c 6d 7c 7h 8c 8d 9c 9h";
    assert_eq!(
        won(minor, "2h 3d 4d / 6h 8s Td Jd 4s / Ah Ad Kd 7s 9d"),
        "2>1 6 minor hand s5.2.6"
    );
}

#[test]
fn rs5_2_7_six_wheels_of_six_pairs() {
    check("2c 2d 3c 3h 4c 4h Tc Td Jc Jh Kc Kd As", Some(Sweep::SixWheels));
    // Four of a kind are two pairs, three of a kind one and a card over.
    check("2c 2d 2h 2s 4c 4h Tc Td Jc Jh Kc Kd As", Some(Sweep::SixWheels));
    check("2c 2d 2h 2s 4c 4h Tc Td Jc Jh Kc Kd Ks", Some(Sweep::SixWheels));
    // Five pairs.
    check("2c 2d 3c 3h 4c 4h Tc Td Jc Jh Kc Qd As", None);
    let wheels = "declare: 2c 2s 4c 4h Tc Th Jc Jh Kc Kd 9c 9h As";
    assert_eq!(won(wheels, PLAIN), "2>1 4 six wheels s5.2.7");
}

#[test]
fn rs5_2_8_three_flush_in_every_set() {
    check("2c 7c 9c / 3d 5d 8d Td Ad / 4h 6h 9h Qh Kh", Some(Sweep::ThreeFlush));
    check("2c 7c 9c / 3c 5c 8d Td Ad / 4s 6d 9h Qh Kh", None);
    // Eight of one suit are a set of three and one of five, ten are two of five.
    check("2c 7c Jc 3c 5c 8c Tc Ac / 4h 6h 9h Th Kh", Some(Sweep::ThreeFlush));
    check("2h 3h 5h 7h Th 4h 6h 9h Qh Kh / 9s Js As", Some(Sweep::ThreeFlush));
    // As laid it has to be one suit to a set.
    let rest = "2h 3d 5h / 2d 4d 6s 8s Td / 3s 3h 7s 9d Jd";
    let laid = "declare: 2c 7c Jc / 3c 5c 8c Tc Ac / 4h 6h 9h Th Kh";
    assert_eq!(won(laid, rest), "2>1 4 three flush s5.2.8");
    let mixed = "declare: 2c 7c 4h / 3c 5c 8c Tc Ac / Jc 6h 9h Th Kh";
    assert_eq!(won(mixed, rest), "1>2 6 foul 5.b");
}

#[test]
fn rs5_2_9_three_straight_in_every_set() {
    check("Ac 2d 3h / 5c 6d 7h 8s 9c / Tc Jd Qh Ks Ah", Some(Sweep::ThreeStraight));
    check("Qc Kd Ah / Ac 2d 3h 4s 5c / 5d 6d 7h 8s 9c", Some(Sweep::ThreeStraight));
    // Round the corner is no straight.
    check("Kc Ad 2h / 3c 4d 5h 6s 7c / 3d 4h 5s 6c 7d", None);
    check("2c 3d 4h / 5c 6d 7h 8s 9c / Tc Jd Qh Ks Kh", None);
    let laid = "declare: Ac 2c 3h / 5c 6d 7h 8h 9c / Tc Jh Qh Ks Ah";
    let rest = "2h 3d 5h / 2d 4d 6h 8s Td / 3s 3c 7s 9d Jd";
    assert_eq!(won(laid, rest), "2>1 4 three straight s5.2.9");
    let mixed = "declare: Ac 2c 5c / 3h 6d 7h 8h 9c / Tc Jh Qh Ks Ah";
    assert_eq!(won(mixed, rest), "1>2 6 foul 5.b");
}

/// A pure dragon, a dragon, thirteen reds, and an ordinary hand.
const RANKED: [&str; 4] = [
    PURE,
    "declare: 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Kd Ad",
    "declare: 2d 2h 3d 3h 4d 4h 5d 5h 6d 6h 7d 7h 8d",
    "As Ks 8h / 9d 9h Td Jd Qd / Th Jh Qh Kh Ah",
];

#[test]
fn rs5_3_b_sweep_collects_before_others_compare() {
    // The third seat is left of the button's left neighbour, and still collects first.
    let hands = [
        "2h 3d 5h / 2d 4d 6h 8s Td / 3s 3h 7s 9d Jd",
        "Ah Ad Kh / 8d 8h Th Ts 6d / Qd Qh 9h 9s 5s",
        PURE,
    ];
    let outcome = opened(thirteen("", &[100; 3], 3, &hands));
    let expected = ["1>3 39 pure dragon s5.2.1", "2>3 39 pure dragon s5.2.1", "1>2 6 shot s4.2.c"];
    assert_eq!(lines(&outcome), expected);
    // A hand with its marker need not be set; the round waits for the others.
    assert_eq!(nets(&outcome), [-45, -33, 78]);
}

#[test]
fn rs5_3_c_higher_sweep_collects_from_everyone() {
    let outcome = opened(thirteen("", &[200; 4], 4, &RANKED));
    let first =
        ["2>1 39 pure dragon s5.2.1", "3>1 39 pure dragon s5.2.1", "4>1 39 pure dragon s5.2.1"];
    assert_eq!(lines(&outcome)[..3], first);
}

#[test]
fn rs5_3_d_lower_sweep_collects_from_those_without() {
    let outcome = opened(thirteen("", &[200; 4], 4, &RANKED));
    let last = ["4>2 13 dragon s5.2.3", "4>3 13 all blacks or reds s5.2.4"];
    assert_eq!(lines(&outcome)[3..], last);
    assert_eq!(nets(&outcome), [117, -39 + 13, -39 + 13, -65]);
    // With two of them the higher takes thirteen points although the lower is worth as much.
    let hands = [RANKED[3], RANKED[1], RANKED[2]];
    let outcome = opened(thirteen("", &[200; 3], 3, &hands));
    let all = ["1>2 13 dragon s5.2.3", "3>2 13 dragon s5.2.3", "1>3 13 all blacks or reds s5.2.4"];
    assert_eq!(lines(&outcome), all);
}

#[test]
fn rs5_3_e_equal_sweeps_do_not_exchange() {
    let hands = [
        PURE,
        "declare: 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As",
        "declare: 2d 3h 4d 5h 6d 7h 8d 9h Td Jh Qd Kh Ad",
        "2h 3d 4h / 5d 6h 7d 8h Th / 9d Jd Qh Kd Ah",
    ];
    let outcome = opened(thirteen("", &[200; 4], 4, &hands));
    let expected = [
        "3>1 39 pure dragon s5.2.1",
        "4>1 39 pure dragon s5.2.1",
        "3>2 39 pure dragon s5.2.1",
        "4>2 39 pure dragon s5.2.1",
        "4>3 26 black or red dragon s5.2.2",
    ];
    assert_eq!(lines(&outcome), expected);
}

#[test]
fn rs5_3_f_undeclared_sweep_plays_as_an_ordinary_hand() {
    let hands = ["2c 3c 6c / 4c 5c 7c 8c Tc / 9c Jc Qc Kc Ac", PLAIN];
    let outcome = opened(thirteen("", &[100, 100], 1, &hands));
    assert_eq!(lines(&outcome), ["2>1 6 shot s4.2.c"]);
}

#[test]
fn r6_declared_but_not_held_is_foul() {
    let hand = "declare: Ac Kc Qd / Ad Kd Qh 9c 7c / 8c 8d Ah Kh Jh";
    let other = "2c 3d 5h / 2d 4c 6h 8s Tc / 3c 3h 7s 9d Jc";
    let outcome = opened(thirteen("", &[100, 100], 1, &[hand, other]));
    assert_eq!(lines(&outcome), ["1>2 6 foul 5.b"]);
    assert_eq!(outcome.fouled, [(seat(1), law::ca::thirteen_card::R6)]);
    let unset = hand.replace('/', "");
    let outcome = opened(thirteen("", &[100, 100], 1, &[&unset, other]));
    assert_eq!(lines(&outcome), ["1>2 6 foul 5.b"]);
}
