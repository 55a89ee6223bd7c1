//! Wagers behind the lines and behind Come, and what is called on and off: 8.17(e) to (h), (j)
//! and (k) of the British book.
//!
//! Rules: uk:

use super::testing::{DICE, besides, fate, floor, no, pays, refuses, session, throws, way};
use crate::check::open;
use crate::layout::testing::check;
use crate::testing::Replays as _;
use money::Cents;
use table::{Seat, Verbs as _};

/// Points with the odds taken on 10.00 and laid to win 10.00: 2 to 1, 3 to 2, 6 to 5, and back.
const POINTS: [(u8, &str, &str); 6] = [
    (4, "20", "20.00"),
    (5, "15", "15.00"),
    (6, "12", "12.00"),
    (8, "12", "12.00"),
    (9, "15", "15.00"),
    (10, "20", "20.00"),
];

/// One cent more or less.
fn cents(amount: &str, by: i64) -> String {
    (amount.parse::<Cents>().expect("money") + Cents::new(by)).plain()
}

/// A Come or Don't Come of 10.00 that has travelled to a number while another point stands.
fn travelled(wager: &str, number: u8) -> String {
    let (set, shown) = (besides(number), way(number));
    format!("1: win-line 10 | throw {set} | 1: {wager} 10 | throw {shown}")
}

/// The same, the other point having been made since: a come-out roll follows.
fn before_come_out(wager: &str, number: u8) -> String {
    let made = besides(number);
    format!(
        "{} | 1: behind-{wager}-{number} 10 | throw {made} | 1: win-line 10",
        travelled(wager, number)
    )
}

#[test]
fn r8_17_e_odds_up_to_the_line() {
    for (set, ..) in POINTS {
        let line = format!("1: win-line 10 | throw {}", way(set));
        for amount in ["9.99", "10"] {
            let taken = format!("{line} | 1: behind-win-line {amount}");
            pays(&taken, "1 win-line stands 0; 1 behind-win-line stands 0 uk:8.17.e");
        }
        no(&format!("{line} | 1: behind-win-line 10.01"), "uk:8.17.e");
        // What is added counts with what is there, before the next throw and after it.
        no(&format!("{line} | 1: behind-win-line 6, behind-win-line 4.01"), "uk:8.17.e");
        let more = format!("{line} | 1: behind-win-line 6 | throw 5 6 | 1: behind-win-line");
        no(&format!("{more} 4.01"), "uk:8.17.e");
        pays(&format!("{more} 4 | throw 3 4"), "1 win-line loses 10; 1 behind-win-line loses 10");
    }
}

#[test]
fn r8_17_e_odds_need_a_point_and_a_line() {
    no("1: win-line 10, behind-win-line 10", "uk:8.17.e");
    no("1: win-line 10 | throw 2 2 | throw 1 3 | 1: win-line 10, behind-win-line 10", "uk:8.17.e");
    no("1: dont-win-line 10 | throw 2 2 | 1: behind-win-line 10", "uk:8.17.e");
    // Another player's line is not his.
    no("1: win-line 10 | throw 2 2 | 2: behind-win-line 10", "uk:8.17.e");
}

#[test]
fn r8_17_e_odds_pay_by_the_point() {
    for (set, win, _) in POINTS {
        for (a, b) in throws() {
            let line = format!("1: win-line 10 | throw {} | 1: odds 10", way(set));
            let expected = match a + b {
                7 => "1 behind-win-line loses 10 uk:8.17.e".to_string(),
                sum if sum == set => format!("1 behind-win-line wins {win} uk:8.17.e"),
                _ => "1 behind-win-line stands 0 uk:8.17.e".to_string(),
            };
            assert_eq!(fate(&format!("{line} | throw {a} {b}"), "1 behind"), expected);
        }
    }
    // Reading uk-minimum-rounding: 1.5 and 1.2 cents.
    let cent = |set: &str| {
        let session = format!("1: win-line 10 | throw {set} | 1: odds 0.01 | throw {set}");
        fate(&session, "1 behind-win-line").replace(" uk:8.17.e", "")
    };
    assert_eq!(["1 4", "2 4"].map(cent), ["1 behind-win-line wins 0.02"; 2]);
    floor("behind-win-line.4-or-10", (2, 1), "uk:8.17.e");
    floor("behind-win-line.5-or-9", (3, 2), "uk:8.17.e");
    floor("behind-win-line.6-or-8", (6, 5), "uk:8.17.e");
}

#[test]
fn r8_17_e_odds_come_down() {
    let odds = "1: win-line 10 | throw 2 4 | 1: behind-win-line 10 | throw 4 5";
    let taken = "1 win-line loses 10; 1 behind-win-line returned 0 reading:uk-dice-take-down";
    pays(&format!("{odds} | take 1 behind-win-line | throw 3 4"), taken);
    let less = "1 win-line wins 10; 1 behind-win-line wins 7.20; 1 behind-win-line returned 0";
    pays(&format!("{odds} | reduce 1 behind-win-line 4 | throw 3 3"), less);
}

#[test]
fn r8_17_f_lay_to_win_the_line() {
    for (set, _, most) in POINTS {
        let line = format!("1: dont-win-line 10 | throw {}", way(set));
        for lay in [cents(most, -1), most.to_string()] {
            let laid = format!("{line} | 1: behind-dont-win {lay}");
            pays(&laid, "1 dont-win-line stands 0; 1 behind-dont-win stands 0 uk:8.17.f");
        }
        no(&format!("{line} | 1: behind-dont-win {}", cents(most, 1)), "uk:8.17.f");
        let rest = cents(most, -500);
        no(&format!("{line} | 1: behind-dont-win {rest}, behind-dont-win 5.01"), "uk:8.17.f");
        let both =
            format!("{line} | 1: behind-dont-win {rest} | throw 1 1 | 1: behind-dont-win 5");
        pays(&format!("{both} | throw 3 4"), "1 dont-win-line wins 10; 1 behind-dont-win wins 10");
    }
}

#[test]
fn r8_17_f_better_odds_make_the_lay_smaller() {
    // Reading uk-dice-lay: to win 10.00 at even money, 3 to 4 and 9 to 10.
    let posted = [
        ("4-or-10=1:1", [4, 10], "10.00"),
        ("5-or-9=3:4", [5, 9], "13.33"),
        ("6-or-8=9:10", [6, 8], "11.11"),
    ];
    for (odds, points, most) in posted {
        let set = format!("odds.behind-dont-win.{odds}");
        for point in points {
            let line = format!("1: dont-win-line 10 | throw {} | 1: behind-dont-win", way(point));
            let stand = "1 dont-win-line stands 0; 1 behind-dont-win stands 0";
            check(DICE, &set, &format!("{line} {most}"), stand);
            check(DICE, &set, &format!("{line} {}", cents(most, -1)), stand);
            refuses(&set, &format!("{line} {}", cents(most, 1)), "uk:8.17.f");
        }
    }
}

#[test]
fn r8_17_f_lay_pays_by_the_point() {
    for (set, _, lay) in POINTS {
        let lost = lay.strip_suffix(".00").expect("dollars");
        for (a, b) in throws() {
            let line =
                format!("1: dont-win-line 10 | throw {} | 1: behind-dont-win {lay}", way(set));
            let expected = match a + b {
                7 => "1 behind-dont-win wins 10 uk:8.17.f".to_string(),
                sum if sum == set => format!("1 behind-dont-win loses {lost} uk:8.17.f"),
                _ => "1 behind-dont-win stands 0 uk:8.17.f".to_string(),
            };
            assert_eq!(fate(&format!("{line} | throw {a} {b}"), "1 behind"), expected);
        }
    }
    // 5.00, 6.666… and 8.333… rounded up.
    for (set, win) in [(4, "5"), (9, "6.67"), (6, "8.34")] {
        let line = format!("1: dont-win-line 10 | throw {} | 1: behind-dont-win 10", way(set));
        let expected = format!("1 dont-win-line wins 10; 1 behind-dont-win wins {win}");
        pays(&format!("{line} | throw 3 4"), &expected);
    }
    floor("behind-dont-win.4-or-10", (1, 2), "uk:8.17.f");
    floor("behind-dont-win.5-or-9", (2, 3), "uk:8.17.f");
    floor("behind-dont-win.6-or-8", (5, 6), "uk:8.17.f");
}

#[test]
fn r8_17_f_lay_needs_a_point_and_its_own_line() {
    no("1: dont-win-line 10, behind-dont-win 10", "uk:8.17.f");
    no("1: win-line 10 | throw 2 2 | 1: behind-dont-win 10", "uk:8.17.f");
    no("1: dont-win-line 10 | throw 2 2 | 2: behind-dont-win 10", "uk:8.17.f");
    // The line in front comes down only as far as the lay lets it.
    let laid = "1: dont-win-line 10 | throw 2 2 | 1: behind-dont-win 10 | throw 4 5";
    no(&format!("{laid} | take 1 dont-win-line"), "uk:8.17.f");
    no(&format!("{laid} | reduce 1 dont-win-line 5.01"), "uk:8.17.f");
    let least = "1 dont-win-line wins 5; 1 behind-dont-win wins 5; 1 dont-win-line returned 0";
    pays(&format!("{laid} | reduce 1 dont-win-line 5 | throw 3 4"), least);
    let both = format!("{laid} | take 1 behind-dont-win | take 1 dont-win-line");
    pays(&both, "1 behind-dont-win returned 0; 1 dont-win-line returned 0");
}

#[test]
fn r8_17_g_odds_up_to_the_come_on_that_number() {
    for (number, ..) in POINTS {
        let come = format!("{} | 1: behind-come-{number}", travelled("come", number));
        for amount in ["9.99", "10"] {
            let expected = format!("1 behind-come-{number} stands 0 uk:8.17.g");
            assert_eq!(fate(&format!("{come} {amount}"), "1 behind"), expected);
        }
        no(&format!("{come} 10.01"), "uk:8.17.g");
        no(&format!("{come} 6 | throw 1 1 | 1: behind-come-{number} 4.01"), "uk:8.17.g");
    }
    // Reading uk-dice-behind-come: not before the Come has its point, and each by its own.
    no("1: win-line 10 | throw 2 4 | 1: come 10, behind-come-5 10", "uk:8.17.g");
    no("1: win-line 10 | throw 2 4 | 1: behind-come-6 10", "uk:8.17.g");
    let two = "1: win-line 10 | throw 2 4 | 1: come 10 | throw 1 4 | 1: come 20 | throw 4 5";
    no(&format!("{two} | 1: behind-come-5 10.01"), "uk:8.17.g");
    no(&format!("{two} | 1: behind-come-9 20.01"), "uk:8.17.g");
    let both = format!("{two} | 1: behind-come-5 10, behind-come-9 20 | throw 3 4");
    let lost = "1 win-line loses 10; 1 come loses 10; 1 come loses 20; 1 behind-come-5 loses 10";
    pays(&both, &format!("{lost}; 1 behind-come-9 loses 20"));
}

#[test]
fn r8_17_g_odds_pay_by_the_number() {
    for (number, win, _) in POINTS {
        for shown in 2..=12 {
            let come = travelled("come", number);
            let session = format!("{come} | 1: behind-come-{number} 10 | throw {}", way(shown));
            let expected = match shown {
                7 => format!("1 behind-come-{number} loses 10 uk:8.17.g"),
                shown if shown == number => format!("1 behind-come-{number} wins {win} uk:8.17.g"),
                _ => format!("1 behind-come-{number} stands 0 uk:8.17.g"),
            };
            assert_eq!(fate(&session, "1 behind"), expected, "{shown}");
        }
    }
    floor("behind-come.4-or-10", (2, 1), "uk:8.17.g");
    floor("behind-come.5-or-9", (3, 2), "uk:8.17.g");
    floor("behind-come.6-or-8", (6, 5), "uk:8.17.g");
}

#[test]
fn r8_17_g_odds_are_off_on_a_come_out_roll() {
    for (number, win, _) in POINTS {
        let id = format!("behind-come-{number}");
        let come_out = before_come_out("come", number);
        let after = |calls: &str, shown: u8| {
            let session = format!("{come_out}{calls} | throw {}", way(shown));
            let lines = [fate(&session, "1 come"), fate(&session, "1 behind")].join("; ");
            lines.replace(" uk:8.17.c", "").replace(" uk:8.17.g", "")
        };
        // Reading uk-dice-odds-off: with nothing in front of them they go back.
        assert_eq!(after("", 7), format!("1 come loses 10; 1 {id} returned 0"));
        assert_eq!(after("", number), format!("1 come wins 10; 1 {id} returned 0"));
        for shown in [2, 3, 11, 12] {
            assert_eq!(after("", shown), format!("1 come stands 0; 1 {id} stands 0"));
        }
        let on = format!(" | on 1 {id}");
        assert_eq!(after(&on, 7), format!("1 come loses 10; 1 {id} loses 10"));
        assert_eq!(after(&on, number), format!("1 come wins 10; 1 {id} wins {win}"));
        // A call holds from roll to roll until it is withdrawn.
        let later = format!("{on} | throw 1 1 | 1: win-line 10");
        assert_eq!(after(&later, 7), format!("1 come loses 10; 1 {id} loses 10"));
        let off = format!("{on} | off 1 {id}");
        assert_eq!(after(&off, 7), format!("1 come loses 10; 1 {id} returned 0"));
        assert_eq!(after(&off, number), format!("1 come wins 10; 1 {id} returned 0"));
    }
}

#[test]
fn r8_17_g_odds_just_put_down_are_called_too() {
    // The Come has made the Win Line's own point: it stands on the come-out roll.
    let come = "1: win-line 10 | throw 2 3 | 1: come 10 | throw 1 4 | 1: win-line 5";
    let odds = format!("{come}, behind-come-5 10");
    let lost = "1 win-line wins 10; 1 win-line wins 5; 1 come loses 10";
    pays(&format!("{odds} | throw 3 4"), &format!("{lost}; 1 behind-come-5 returned 0"));
    let called = format!("{odds} | on 1 behind-come-5 | throw 3 4");
    pays(&called, &format!("{lost}; 1 behind-come-5 loses 10 uk:8.17.g"));
    // With a point they work whatever was called.
    let pointed = format!("{odds} | off 1 behind-come-5 | throw 4 4 | throw 3 4");
    let lost = "1 win-line wins 10; 1 win-line loses 5; 1 come loses 10";
    pays(&pointed, &format!("{lost}; 1 behind-come-5 loses 10 uk:8.17.g"));
}

#[test]
fn r8_17_h_lay_to_win_the_dont_come() {
    for (number, _, most) in POINTS {
        let id = format!("behind-dont-come-{number}");
        let laid = |amount: &str| format!("{} | 1: {id} {amount}", travelled("dont-come", number));
        for amount in [cents(most, -1), most.to_string()] {
            let expected = format!("1 {id} stands 0 uk:8.17.h");
            assert_eq!(fate(&laid(&amount), "1 behind"), expected);
        }
        no(&laid(&cents(most, 1)), "uk:8.17.h");
        let won = fate(&format!("{} | throw 3 4", laid(most)), "1 behind");
        assert_eq!(won, format!("1 {id} wins 10 uk:8.17.h"));
        let lost = fate(&format!("{} | throw {}", laid("10"), way(number)), "1 behind");
        assert_eq!(lost, format!("1 {id} loses 10 uk:8.17.h"));
        // The wager in front of it stays as large as the lay wants it.
        let stood = format!("{} | throw 1 1", laid(most));
        no(&format!("{stood} | take 1 dont-come-{number}"), "uk:8.17.h");
        no(&format!("{stood} | reduce 1 dont-come 0.01"), "uk:8.17.h");
    }
    no("1: win-line 10 | throw 2 4 | 1: dont-come 10, behind-dont-come-5 5", "uk:8.17.h");
    no(&format!("{} | 1: behind-dont-come-5 5", travelled("come", 5)), "uk:8.17.h");
    floor("behind-dont-come.4-or-10", (1, 2), "uk:8.17.h");
    floor("behind-dont-come.5-or-9", (2, 3), "uk:8.17.h");
    floor("behind-dont-come.6-or-8", (5, 6), "uk:8.17.h");
}

#[test]
fn r8_17_h_better_odds_make_the_lay_smaller() {
    let posted =
        [("4-or-10=1:1", 4, "10.00"), ("5-or-9=3:4", 9, "13.33"), ("6-or-8=9:10", 6, "11.11")];
    for (odds, number, most) in posted {
        let set = format!("odds.behind-dont-come.{odds}");
        let lay = format!("{} | 1: behind-dont-come-{number}", travelled("dont-come", number));
        let stand = "1 win-line stands 0; 1 dont-come stands 0";
        let stand = format!("{stand}; 1 behind-dont-come-{number} stands 0");
        check(DICE, &set, &format!("{lay} {most}"), &stand);
        refuses(&set, &format!("{lay} {}", cents(most, 1)), "uk:8.17.h");
    }
}

#[test]
fn r8_17_h_lay_is_on_at_a_come_out_roll() {
    // 10.00 win 5.00, 6.67 and 8.34.
    let wins = [(4, "5"), (5, "6.67"), (6, "8.34"), (8, "8.34"), (9, "6.67"), (10, "5")];
    for (number, win) in wins {
        let id = format!("behind-dont-come-{number}");
        let come_out = before_come_out("dont-come", number);
        let after = |calls: &str, shown: u8| {
            let session = format!("{come_out}{calls} | throw {}", way(shown));
            let lines = [fate(&session, "1 dont-come"), fate(&session, "1 behind")].join("; ");
            lines.replace(" uk:8.17.d", "").replace(" uk:8.17.h", "")
        };
        assert_eq!(after("", 7), format!("1 dont-come wins 10; 1 {id} wins {win}"));
        assert_eq!(after("", number), format!("1 dont-come loses 10; 1 {id} loses 10"));
        assert_eq!(after("", 2), format!("1 dont-come stands 0; 1 {id} stands 0"));
        let off = format!(" | off 1 {id}");
        assert_eq!(after(&off, 7), format!("1 dont-come wins 10; 1 {id} returned 0"));
        assert_eq!(after(&off, number), format!("1 dont-come loses 10; 1 {id} returned 0"));
        let on = format!("{off} | on 1 {id}");
        assert_eq!(after(&on, 7), format!("1 dont-come wins 10; 1 {id} wins {win}"));
    }
}

#[test]
fn r8_17_j_place_to_win_is_off_on_a_come_out_roll() {
    for (number, win) in [(4, "19"), (5, "14"), (6, "11.67"), (8, "11.67"), (9, "14"), (10, "19")]
    {
        let id = format!("place-win-{number}");
        let after = |calls: &str, shown: u8| {
            let session = format!("1: win-line 5, {id} 10{calls} | throw {}", way(shown));
            fate(&session, "1 place").replace(" uk:8.17.j", "")
        };
        for shown in 2..=12 {
            assert_eq!(after("", shown), format!("1 {id} stands 0"), "{shown}");
        }
        let on = format!(" | on 1 {id}");
        assert_eq!(after(&on, 7), format!("1 {id} loses 10"));
        assert_eq!(after(&on, number), format!("1 {id} wins {win}"));
        assert_eq!(after(&on, 12), format!("1 {id} stands 0"));
        let off = format!("{on} | off 1 {id}");
        assert_eq!(after(&off, 7), format!("1 {id} stands 0"));
        // What stood through the come-out roll works after it.
        let pointed = format!(" | throw {}", besides(number));
        assert_eq!(after(&pointed, 7), format!("1 {id} loses 10"));
        assert_eq!(after(&pointed, number), format!("1 {id} wins {win}"));
    }
}

#[test]
fn r8_17_k_place_to_lose_is_on_at_a_come_out_roll() {
    for (number, win) in [(4, "4.55"), (5, "6.25"), (6, "8"), (8, "8"), (9, "6.25"), (10, "4.55")]
    {
        let id = format!("place-lose-{number}");
        let after = |calls: &str, shown: u8| {
            let session = format!("1: win-line 5, {id} 10{calls} | throw {}", way(shown));
            fate(&session, "1 place").replace(" uk:8.17.k", "")
        };
        assert_eq!(after("", 7), format!("1 {id} wins {win}"));
        assert_eq!(after("", number), format!("1 {id} loses 10"));
        assert_eq!(after("", 11), format!("1 {id} stands 0"));
        let off = format!(" | off 1 {id}");
        assert_eq!(after(&off, 7), format!("1 {id} stands 0"));
        assert_eq!(after(&off, number), format!("1 {id} stands 0"));
        let on = format!("{off} | on 1 {id}");
        assert_eq!(after(&on, 7), format!("1 {id} wins {win}"));
        let pointed = format!("{off} | throw {}", besides(number));
        assert_eq!(after(&pointed, 7), format!("1 {id} wins {win}"));
    }
}

#[test]
fn r8_17_i_only_what_the_text_names_is_called() {
    let all = "1: win-line 10, hardway-2-2 10, field 10";
    for (wager, rule) in [("win-line", "a"), ("hardway-2-2", "i"), ("field", "t")] {
        for call in ["on", "off"] {
            no(&format!("{all} | {call} 1 {wager}"), &format!("uk:8.17.{rule}"));
        }
    }
    no(&format!("{} | off 1 come-5", travelled("come", 5)), "uk:8.17.c");
    no("1: win-line 10 | on 1 place-win-6", "uk:8.18");
}

#[test]
fn calls_are_replayed_and_go_with_their_wager() {
    let mut table = session("1: win-line 10, place-win-6 10 | on 1 place-win-6");
    assert_eq!(table.same(open(DICE, "")).lying(), table.lying());
    table.withdraw(Seat::FIRST, "place-win-6").expect("taken back");
    let again = table.same(open(DICE, ""));
    assert_eq!(again.lying(), table.lying());
    assert_eq!(again.lying().len(), 1);
}
