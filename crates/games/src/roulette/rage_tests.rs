//! Section 3 of the British book, Roulette Rage, rule by rule.
//!
//! Rules: uk:

use crate::check::{breach, open, written};
use crate::layout::testing::{check, play, refused, step};
use crate::testing::Looks as _;
use money::Odds;
use std::fmt::Write as _;
use table::Table;

const RAGE: &str = "uk/roulette-rage";

/// A red number, then a black one: black is established.
const BLACK: &str = "spin 1 | spin 2";

/// 3.28, typed from the book: repeats and minimum odds to 1.
const MINIMUM: [(u8, u32); 11] = [
    (4, 5),
    (5, 8),
    (6, 15),
    (7, 20),
    (8, 40),
    (9, 60),
    (10, 100),
    (11, 200),
    (12, 400),
    (13, 1000),
    (14, 2000),
];

/// 3.29: the same of pay table 1.
const TABLE_1: [(u8, u32); 11] = [
    (4, 6),
    (5, 10),
    (6, 20),
    (7, 30),
    (8, 40),
    (9, 60),
    (10, 100),
    (11, 200),
    (12, 400),
    (13, 1000),
    (14, 2000),
];

/// 3.29: and of pay table 2.
const TABLE_2: [(u8, u32); 11] = [
    (4, 5),
    (5, 9),
    (6, 20),
    (7, 30),
    (8, 40),
    (9, 60),
    (10, 100),
    (11, 200),
    (12, 400),
    (13, 1000),
    (14, 2000),
];

/// Spins of these colours, `r` and `b`, and zeros.
fn spun(colours: &str) -> String {
    let mut session = String::new();
    for (i, colour) in colours.chars().enumerate() {
        // Numbers of a colour come in turn: it is the colour that repeats.
        let number = match colour {
            'r' => [1, 3, 36][i % 3],
            'b' => [2, 35, 10][i % 3],
            '0' => 0,
            other => panic!("no colour {other}"),
        };
        let _ = write!(session, "{}spin {number}", if i == 0 { "" } else { " | " });
    }
    session
}

/// What the odds for so many repeats are called; the last line pays for more, too.
fn option(repeats: u8) -> String {
    let more = if repeats == 14 { "or-more-" } else { "" };
    format!("odds.rage.{repeats}-{more}repeats")
}

/// A Rage wager of 10 on black, which repeats so often and is then broken.
fn broken(repeats: usize, by: char) -> String {
    format!("{BLACK} | 1: rage 10 | {}", spun(&format!("{}{by}", "b".repeat(repeats))))
}

/// A table after these spins.
fn after(set: &str, colours: &str) -> Box<dyn Table> {
    let mut table = open(RAGE, set);
    play(table.as_mut(), &spun(colours)).unwrap_or_else(|refusal| panic!("{refusal}"));
    table
}

/// Whether Rage is taken after these spins, by what the table says and by what it does.
#[track_caller]
fn taken(colours: &str) {
    let mut table = after("", colours);
    assert_eq!(table.figure("rage_open").as_deref(), Some("true"), "{colours}");
    step(table.as_mut(), "1: rage 10").unwrap_or_else(|refusal| panic!("{colours}: {refusal}"));
}

/// Rage is refused after these spins, to one who has it and to one who has not.
#[track_caller]
fn closed(colours: &str, rule: &str) {
    let said = after("", colours).figure("rage_open");
    assert_ne!(said.as_deref(), Some("true"), "{colours}");
    let bar = if colours.is_empty() { "" } else { " | " };
    refused(RAGE, "", &format!("{}{bar}1: rage 10", spun(colours)), rule);
    refused(RAGE, "", &format!("{}{bar}2: roulette-rage 0.01", spun(colours)), rule);
}

/// What each spin of a session says of the wagers that stand.
fn standing(set: &str, repeats: usize) -> Vec<String> {
    let mut table = open(RAGE, set);
    play(table.as_mut(), &format!("{BLACK} | 1: rage 10")).expect("staked");
    let mut lines = Vec::new();
    for i in 0..repeats {
        let number = [2, 35, 10][i % 3];
        let settled = step(table.as_mut(), &format!("spin {number}")).expect("settled");
        assert!(settled.transfers.is_empty(), "chips that stand do not move");
        lines.extend(settled.lines.iter().map(written));
    }
    lines
}

/// Every row of a table is paid when the other colour, or zero, ends the run.
#[track_caller]
fn pays(set: &str, table: &[(u8, u32); 11], rule: &str) {
    for (repeats, odds) in table {
        for by in ['r', '0'] {
            let expected = format!("1 rage wins {} {rule}", 10 * odds);
            check(RAGE, set, &broken(usize::from(*repeats), by), &expected);
        }
    }
    assert_eq!(open(RAGE, set).odds("rage"), table.map(|(_, n)| Odds::to(n, 1)));
}

#[test]
fn r3_12_house_may_offer_rage_or_not_and_does_not_vary_it() {
    assert!(open(RAGE, "").sign().mark("rage").is_some());
    refused(RAGE, "offers.rage=false", &format!("{BLACK} | 1: rage 10"), "uk:3.4");
    assert_eq!(open(RAGE, "").sign().marks.len(), 162, "beside every wager of roulette");
    assert_eq!(open(RAGE, "offers.rage=false").sign().marks.len(), 161);
    assert!(breach(RAGE, "paytable.rage=PT3").contains("(uk:3.28)"));
    for option in ["odds.rage.3-repeats=1:1", "odds.rage.15-repeats=4000:1", "rage_first=true"] {
        assert!(breach(RAGE, option).contains("no option"), "{option}");
    }
}

#[test]
fn r3_13_no_rage_at_a_table_that_is_not_marked_for_it() {
    let plain = "uk/roulette";
    refused(plain, "", &format!("{BLACK} | 1: rage 10"), "uk:3.4");
    for option in ["offers.rage=true", "paytable.rage=PT1", "rage_display=electronic"] {
        assert!(breach(plain, option).contains("no option"), "{option}");
        assert_eq!(breach(RAGE, option), "", "{option}");
    }
    let mut table = open(plain, "");
    play(table.as_mut(), BLACK).expect("spun");
    assert_eq!(table.figure("rage_open"), None);
    assert_eq!(table.figure("repeats"), None);
}

#[test]
fn r3_14_five_of_a_colour_in_a_row_win_and_more_pay_more() {
    // Four, five and six in all, the establishing one among them.
    check(RAGE, "", &broken(3, 'r'), "1 rage loses 10");
    check(RAGE, "", &broken(4, 'r'), "1 rage wins 50");
    check(RAGE, "", &broken(5, 'r'), "1 rage wins 80");
    for set in ["", "paytable.rage=PT1", "paytable.rage=PT2"] {
        let odds = open(RAGE, set).odds("rage");
        assert!(odds[..11].is_sorted_by(|one, next| one < next), "{set}");
    }
    let red = format!("{} | 1: rage 10 | {}", spun("br"), spun("rrrrb"));
    check(RAGE, "", &red, "1 rage wins 50 uk:3.28");
}

#[test]
fn r3_15_rage_opens_after_a_number_of_another_colour() {
    for opening in ["", "r", "b", "rr", "bbb"] {
        closed(opening, "uk:3.15");
    }
    for changed in ["rb", "br", "rrb", "bbbbr", "rbr", "rbrb", "rbbbr"] {
        taken(changed);
    }
}

#[test]
fn r3_16_rage_stays_closed_while_the_run_goes_on() {
    for repeats in 1..=16 {
        closed(&format!("rb{}", "b".repeat(repeats)), "uk:3.16");
        taken(&format!("rb{}r", "b".repeat(repeats)));
        closed(&format!("rb{}0", "b".repeat(repeats)), "uk:3.17");
    }
}

#[test]
fn r3_17_zero_ends_a_run_and_opens_nothing() {
    for spins in ["0", "00", "r0", "rb0", "rbb0", "rbbbbb00", "rb000"] {
        closed(spins, "uk:3.17");
        for colour in ["r", "b"] {
            taken(&format!("{spins}{colour}"));
            closed(&format!("{spins}{colour}{colour}"), "uk:3.16");
        }
    }
    // The run is not taken up again after zero: two blacks and three are not five.
    check(RAGE, "", &format!("{BLACK} | 1: rage 10 | {}", spun("bb0bbr")), "1 rage loses 10");
    let anew = format!("{} | 1: rage 10 | {}", spun("rbb0b"), spun("bbbbr"));
    check(RAGE, "", &anew, "1 rage wins 50 uk:3.28");
}

#[test]
fn r3_18_establishing_spin_sets_the_colour_and_does_not_count() {
    for (spins, colour, repeats) in
        [("rb", "black", "0"), ("rbb", "black", "1"), ("rbbr", "red", "0"), ("rb0b", "black", "0")]
    {
        let table = after("", spins);
        assert_eq!(table.figure("run").as_deref(), Some(colour), "{spins}");
        assert_eq!(table.figure("repeats").as_deref(), Some(repeats), "{spins}");
    }
    check(RAGE, "", &broken(0, 'r'), "1 rage loses 10");
}

#[test]
fn r3_18_rage_keeps_to_the_limits_of_the_table() {
    let session = |amount: &str| format!("{BLACK} | 1: rage {amount}");
    for outside in ["4.99", "60.01"] {
        refused(RAGE, "min=5 max=60", &session(outside), "uk:3.18");
    }
    for inside in ["5", "60"] {
        let taken = play(open(RAGE, "min=5 max=60").as_mut(), &session(inside));
        assert!(taken.is_ok(), "{inside}");
    }
}

#[test]
fn r3_18_rage_keeps_to_limits_of_its_own() {
    let set = "min=50 max=60 side_min=5 side_max=100";
    let session = |amount: &str| format!("{BLACK} | 1: rage {amount}");
    for outside in ["4.99", "100.01"] {
        refused(RAGE, set, &session(outside), "uk:3.18");
    }
    for inside in ["5", "5.01", "99.99", "100"] {
        assert!(play(open(RAGE, set).as_mut(), &session(inside)).is_ok(), "{inside}");
    }
    refused(RAGE, set, &format!("{} | 1: rage 40.01", session("60")), "uk:3.18");
    refused(RAGE, set, "1: red 5", "uk:3.10");
    let wrong = breach(RAGE, "side_min=10 side_max=9");
    assert!(wrong.contains("(uk:3.18)"), "{wrong}");
}

#[test]
fn r3_19_rage_needs_no_other_wager() {
    check(RAGE, "", &format!("{BLACK} | 3: rage 10 | spin 1"), "3 rage loses 10");
    let session = format!("{BLACK} | 1: black 10 | 2: rage 10 | spin 2 | spin 1");
    check(RAGE, "", &session, "1 black wins 10; 2 rage loses 10");
}

#[test]
fn r3_20_rage_is_placed_after_the_establishing_spin_only() {
    let staked = format!("{BLACK} | 1: rage 10");
    // Until the ball is spun again it may be added to, and others may join.
    let session = format!("{staked} | 1: rage 5 | 2: rage 10 | {}", spun("bbbbr"));
    check(RAGE, "", &session, "1 rage wins 75; 2 rage wins 50");
    for repeats in [1, 2, 3, 4, 13, 14, 15] {
        let run = format!("{staked} | {}", spun(&"b".repeat(repeats)));
        refused(RAGE, "", &format!("{run} | 1: rage 10"), "uk:3.16");
        refused(RAGE, "", &format!("{run} | 2: rage 10"), "uk:3.16");
        refused(RAGE, "", &format!("{run} | declare 2 rage 10 with 10 confirmed"), "uk:3.16");
    }
}

#[test]
fn r3_21_roulette_goes_on_while_rage_stands() {
    let session = format!(
        "{BLACK} | 1: rage 10, black 10 | spin 4 | 1: straight-6 1 | 2: rouge 10 | spin 6 \
         | 2: odd 10 | spin 0"
    );
    let expected = "1 black wins 10 uk:3.2.i; 1 straight-6 wins 35 uk:3.2.a; \
                    2 red loses 10 uk:3.2.i; 1 rage loses 10 uk:3.26; 2 odd loses 5 uk:3.3.b";
    check(RAGE, "", &session, expected);
}

const DISPLAYS: [&str; 2] = ["rage_display=circles", "rage_display=electronic"];

#[test]
fn r3_22_first_repeat_moves_rage_to_circle_one() {
    for set in DISPLAYS {
        assert_eq!(standing(set, 1), ["1 rage stands 0 uk:3.22"], "{set}");
        let table = after(set, "rbb");
        assert_eq!(table.figure("repeats").as_deref(), Some("1"), "{set}");
    }
    check(RAGE, "", &format!("{BLACK} | 1: rage 10 | spin 2"), "1 rage stands 0");
}

#[test]
fn r3_23_circles_and_display_count_alike_up_to_fifteen_spins() {
    assert!(breach(RAGE, "rage_display=none").contains("(uk:3.23)"));
    // A second table counts by itself.
    let other = after("", "br");
    for set in DISPLAYS {
        let mut table = after(set, "rb");
        for repeats in 0..=20 {
            let shown = table.figure("repeats");
            assert_eq!(shown, Some(repeats.min(14).to_string()), "{set}");
            step(table.as_mut(), "spin 2").expect("spun");
        }
        step(table.as_mut(), "spin 1").expect("spun");
        assert_eq!(table.figure("repeats").as_deref(), Some("0"), "{set}");
        step(table.as_mut(), "spin 0").expect("spun");
        assert_eq!(table.figure("repeats"), None, "{set}");
    }
    assert_eq!(other.figure("repeats").as_deref(), Some("0"));
}

#[test]
fn r3_24_another_number_at_once_loses_and_opens_a_new_round() {
    for by in ['r', '0'] {
        check(RAGE, "", &broken(0, by), "1 rage loses 10 uk:3.24");
    }
    // The number that broke the run has established its own colour.
    let again = format!("{} | 1: rage 20 | {}", broken(0, 'r'), spun("rrrrb"));
    check(RAGE, "", &again, "1 rage loses 10 uk:3.24; 1 rage wins 100 uk:3.28");
    refused(RAGE, "", &format!("{} | 1: rage 20", broken(0, '0')), "uk:3.17");
}

#[test]
fn r3_25_further_repeats_move_rage_to_circles_two_to_four() {
    for set in DISPLAYS {
        assert_eq!(standing(set, 4)[1..], ["1 rage stands 0 uk:3.25"; 3], "{set}");
    }
    for (repeats, shown) in [(2, "2"), (3, "3"), (4, "4")] {
        let table = after("", &format!("rb{}", "b".repeat(repeats)));
        assert_eq!(table.figure("repeats").as_deref(), Some(shown));
    }
}

#[test]
fn r3_26_rage_has_won_from_the_fourth_repeat() {
    for by in ['r', '0'] {
        // Reading uk-rage-fourth: a break on the fourth spin loses as well.
        for repeats in 1..=3 {
            check(RAGE, "", &broken(repeats, by), "1 rage loses 10 uk:3.26");
        }
        check(RAGE, "", &broken(4, by), "1 rage wins 50 uk:3.28");
    }
    assert_eq!(standing("", 13)[4..], ["1 rage stands 0 uk:3.26"; 9]);
}

#[test]
fn r3_26_five_reds_after_the_establishing_spin_pay_the_odds_for_five() {
    let session = format!("{} | 1: rage 10 | {}", spun("br"), spun("rrrrrb"));
    check(RAGE, "", &session, "1 rage wins 80 uk:3.28");
}

#[test]
fn r3_26_rage_waits_for_the_end_of_the_run() {
    for repeats in [1, 3, 4, 14, 15] {
        let run = format!("{BLACK} | 1: rage 10 | {}", spun(&"b".repeat(repeats)));
        for change in ["take 1 rage", "reduce 1 rage 5"] {
            refused(RAGE, "", &format!("{run} | {change}"), "uk:3.26");
        }
        refused(RAGE, "", &format!("{run} | off 1 rage"), "uk:3.2");
        check(RAGE, "", &run, "1 rage stands 0");
    }
}

#[test]
fn r3_27_spins_past_fifteen_are_not_counted() {
    // Thirteen, fourteen and more repeats: fourteen, fifteen and more spins in all.
    for by in ['r', '0'] {
        check(RAGE, "", &broken(13, by), "1 rage wins 10000 uk:3.28");
        for repeats in [14, 15, 16, 20] {
            check(RAGE, "", &broken(repeats, by), "1 rage wins 20000 uk:3.28");
        }
    }
    assert_eq!(standing("", 16)[13..], ["1 rage stands 0 uk:3.27"; 3]);
    taken(&format!("rb{}r", "b".repeat(20)));
}

#[test]
fn r3_28_repeats_pay_the_minimum_odds() {
    pays("", &MINIMUM, "uk:3.28");
    pays("paytable.rage=PT-min", &MINIMUM, "uk:3.28");
}

#[test]
fn r3_28_odds_below_the_minimum_are_refused() {
    for (repeats, odds) in MINIMUM {
        let posted = |n: u32| breach(RAGE, &format!("{}={n}:2", option(repeats)));
        assert!(posted(2 * odds - 1).contains("(uk:3.28)"), "{repeats}");
        assert_eq!([posted(2 * odds), posted(2 * odds + 1)], ["", ""], "{repeats}");
    }
    check(RAGE, "odds.rage.4-repeats=7:1", &broken(4, 'r'), "1 rage wins 70 uk:3.28");
}

#[test]
fn r3_28_house_edge_is_17_0_percent() {
    // Ways out of 37^15: 18 of 37 repeat, 19 end the run, and after fourteen nothing more counts.
    let all = 37_u128.pow(15);
    let back = |(n, odds): (u8, u32)| {
        let n = u32::from(n);
        let ends = if n < 14 { 19 * 37_u128.pow(14 - n) } else { 37 };
        18_u128.pow(n) * ends * u128::from(odds + 1)
    };
    let kept = all - MINIMUM.map(back).iter().sum::<u128>();
    assert_eq!(kept * 10_000 / all, 1_700, "17.00 %, truncated");
}

#[test]
fn r3_29_permitted_tables_pay_their_own_odds() {
    pays("paytable.rage=PT1", &TABLE_1, "uk:3.29");
    pays("paytable.rage=PT2", &TABLE_2, "uk:3.29");
    for (id, table) in [("PT1", TABLE_1), ("PT2", TABLE_2)] {
        for ((repeats, odds), (same, least)) in table.into_iter().zip(MINIMUM) {
            assert!(repeats == same && odds >= least, "2.9(a): {id} {repeats}");
            let set = |n: u32| format!("paytable.rage={id} {}={n}:2", option(repeats));
            let wrong = breach(RAGE, &set(2 * odds - 1));
            assert!(!wrong.is_empty(), "{id} {repeats}");
            assert_eq!([0, 1].map(|by| breach(RAGE, &set(2 * odds + by))), ["", ""], "{id}");
        }
    }
}
