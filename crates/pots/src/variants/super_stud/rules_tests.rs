//! First rounds, hands and showdowns of the four newer studs with high hands.
//!
//! Rules: table

use crate::variants::stud_tests::{Game, betting_tests as bet, game, winning_tests as win};
use law::reading;
use law::testing::{RuleTable, rule, rules};

#[rustfmt::skip]
const TABLE: RuleTable<&Game, 4> = RuleTable {
    books: [
        "ca:7-card-stud-hi-lo-regular/",
        "ca:super-7-card-stud/",
        "ca:super-7-card-stud-hi-lo/",
        "ca:super-7-card-stud-hi-lo-regular/",
    ],
    rows: &[
        rules(["s2", "", "s2", "s2"], "three down and four up, combined at will", |g, _|
            win::wins(g, "8c 6c Kc Kd 4d 3h 2c | Qc 8d 6d 4c 3s 2h Qd",
                "high 2.00: 1 2.00 | low 2.00: 1 1.00, 2 1.00")),
        rules(["", "s2", "", ""], "three down and four up, combined at will", |g, _|
            win::wins(g, "Ac Kd 2c 3d Qh Jh Ts | Ad 4c Kc Qd Js Th 5c",
                "high 4.00: 1 2.00, 2 2.00")),
        rule("s4.1", "an ace is high, or below the deuce in a straight", |g, _|
            win::ranks(g, "high", &[
                "AKQJ9 > K6432 > Q6432 > J6432 > T6432 > 96432 > 86432 > 76432",
                "65432 > 5432A > AAAKQ",
                "Ac Kd Qh Js 9c = Ad Kc Qs Jh 9d",
            ])),
        rule("s4.2", "order of high hands", |g, _|
            win::ranks(g, "high", &[
                "AKQJTs > KQJT9s > 5432As > AAAAK > 22223 > AAAKK > 22233 > AKQJ9s > 75432s > \
                 AKQJT > 5432A > AAAKQ > 22234 > AAKKQ > 33224 > AAKQJ > 22345 > AKQJ9 > 75432",
            ])),
        rule("s4.2.a", "best and least of a kind", |g, _|
            win::ranks(g, "high", &[
                "KQJT9s > 65432s > 5432As > AKQJ9s > 76432s > 75432s",
                "AKQJT > 65432 > 5432A > AKQJ9 > 76432 > 75432",
            ])),
        rule("s4.2.b", "aces are the best match", |g, _|
            win::ranks(g, "high", &[
                "AAAAK > 22223 > AAAKK > AAAQQ > KKKAA > 22233",
                "AAAKQ > 22234 > AAKKQ > AAQQK > 33224 > AAKQJ > 22345",
            ])),
        rules(["s4.3", "", "", ""], "an ace is the best card", |g, _|
            win::ranks(g, "low", &[
                "5432A > 6432A > 7432A > 8432A > 9432A > T432A > J432A > Q432A > K432A",
                "8c 5d 4h 3s 2c = 8d 5c 4s 3h 2d",
            ])),
        rules(["", "", "s4.3", ""], "an ace is the lowest card", |g, _|
            win::ranks(g, "low", &[
                "5432A > 6432A > 7432A > 8432A",
                "8c 5d 4h 3s 2c = 8d 5c 4s 3h 2d",
            ])),
        rules(["", "", "", "s4.3"], "deuce is the lowest and the ace the highest", |g, _|
            win::ranks(g, "low", &[
                "65432 > 75432 > 85432 > 95432 > T5432 > J5432 > Q5432 > K5432 > A5432",
                "8c 5d 4h 3s 2c = 8d 5c 4s 3h 2d",
            ])),
        rules(["s4.3.a", "", "", ""], "straights and flushes do not count", |g, _|
            win::ranks(g, "low", &["5432A > 65432 > 75432", "5432A = 5432As"])),
        rules(["", "", "", "s4.3.a"], "straights and flushes do not count", |g, _|
            win::ranks(g, "low", &["65432 > 75432 > 76432", "75432 = 75432s", "65432 = 65432s"])),
        rules(["s4.4", "", "", ""], "order of lows", |g, _|
            win::ranks(g, "low", &[
                "KQJT9 > 22A34 > AAKQJ > 3322A > AAKKQ > 222A3 > AAAKQ > 22233 > AAAKK > \
                 2222A > AAAAK",
            ])),
        rules(["", "", "s4.4", ""], "eight qualifies and nine does not", |g, _| {
            for (low, parts) in [
                ("2c 3d 4h 6s 7c Td Jd", "high 2.00: 1 2.00 | low 2.00: 2 2.00"),
                ("2c 3d 4h 6s 8c Td Jd", "high 2.00: 1 2.00 | low 2.00: 2 2.00"),
                ("2c 3d 4h 6s 9c Td Jd", "high 4.00: 1 4.00"),
            ] {
                win::wins(g, &format!("Kc Kd Kh Qs Qd Js 9h | {low}"), parts);
            }
        }),
        rules(["", "", "", "s4.4"], "order of lows", |g, _|
            win::ranks(g, "low", &[
                "AKQJT > 22345 > AAKQJ > 33224 > AAKKQ > 22234 > AAAKQ > 22233 > AAAKK > \
                 22223 > AAAAK",
            ])),
        rules(["s4.4.a", "", "", ""], "wheel to king high", |g, _|
            win::ranks(g, "low", &["5432A > 6432A > KQJT8 > KQJT9"])),
        rules(["", "", "s4.4.a", ""], "straights and flushes do not spoil a low", |g, _| {
            win::wins(g, "Kc Kd Kh Qs Qd Js 9h | 2c 3c 4c 5c 6c Td Jd",
                "high 2.00: 2 2.00 | low 2.00: 2 2.00");
            win::ranks(g, "low", &["5432A = 5432As"]);
        }),
        rules(["", "", "", "s4.4.a"], "printed best and worst low", |g, _| {
            // As printed where the house counts straights; else 65432 and AKQJT go beyond.
            win::ranks_posted(g, "straights=true", "low", &[
                "75432 > 76432 > AKQJ9 > 22345",
                "AKQJ9 > 65432 > 75432s > 65432s",
            ]);
            win::ranks(g, "low", &["65432 > 75432 > 76432 > AKQJ9 > AKQJT > 22345"]);
        }),
        rules(["s4.4.b", "", "", ""], "deuces are the best match and aces the worst", |g, _|
            win::ranks(g, "low", &[
                "22A34 > 33A24 > KKA23 > AA234 > 3322A > 44223 > AAKKQ",
                "222A3 > AAAKQ > 22233 > 333AA > AAA22 > AAAKK > 2222A > AAAAK",
            ])),
        rules(["", "", "s4.4.b", ""], "pair spoils a low", |g, _| {
            win::wins(g, "Kc Kd Kh Qs Qd Js 9h | 2c 2d 3h 4s 5c Td Jd", "high 4.00: 1 4.00");
            win::wins(g, "Kc Kd Kh Qs Qd Js 9h | 2c 2d 3h 4s 5c 8d Jd",
                "high 2.00: 1 2.00 | low 2.00: 2 2.00");
        }),
        rules(["", "", "", "s4.4.b"], "deuces are the best match", |g, _|
            win::ranks(g, "low", &[
                "22345 > 33245 > AAKQJ > 33224 > 44223 > AAKKQ",
                "22234 > AAAKQ > 22233 > 22244 > 33322 > AAAKK > 22223 > AAAAK",
            ])),
        rules(["", "", "s4.4.c", ""], "wheel is the best low", |g, _| {
            win::ranks(g, "low", &["5432A > 6432A > 6532A > 65432"]);
            win::wins(g, "5c 4d 3h 2s Ac Kc Kd | 6c 4c 3d 2h Ad Kh Ks",
                "high 2.00: 1 2.00 | low 2.00: 1 2.00");
        }),
        rules(["", "", "s4.4.d", ""], "seven low beats eight low", |g, _| {
            // 7-6-4-3-A is lower than 8-5-4-3-2.
            win::wins(g, "7c 6d 4h 3s Ac Kc Kd | 8c 5d 4c 3d 2h Qc Qd",
                "high 2.00: 1 2.00 | low 2.00: 1 2.00");
            win::ranks(g, "low", &["7643A > 85432 > 86432"]);
        }),
        rule("4.b.ii", "a fold turns the door card down", |g, _| bet::folds(g)),
        rule("4.b.iii.1", "a raise adds the limit", |g, _| bet::raises(g)),
        rule("4.b.iii.2", "one dollar is completed to four", |g, _| bet::completes(g)),
        rule("4.b.iv.1", "a raise is called, raised or folded to", |g, _| bet::answers(g)),
        rule("4.b.iv.2", "three raises and no fourth", |g, _| bet::cap(g)),
        rule("4.b.iv.3", "no cap between two", |g, _| bet::no_cap_for_two(g)),
        rules(["s7.a", "", "s7.a", "s7.a"], "any five of seven", |g, _| {
            win::ranks(g, "high", &["Ac Kd 2c 3d Qh Jh Ts = AKQJT"]);
            win::ranks(g, "low", &["8c 6c Kc Kd 4d 3h 2c = 86432"]);
        }),
        rules(["", "s7.a", "", ""], "any five of seven", |g, _|
            win::ranks(g, "high", &["Ac Kd 2c 3d Qh Jh Ts = AKQJT"])),
        rules(["s7.b", "", "", "s7.b"], "always half the pot each", |g, _|
            win::wins(g, "Ac Ad Ah Kc Kd Qs Js | 9c 8d 7h 5s 3c Kh Qd",
                "high 2.00: 1 2.00 (s7.b) | low 2.00: 2 2.00 (s7.b)")),
        rules(["", "s7.b", "", ""], "best hand has the pot", |g, _|
            win::wins(g, "Ac Ad Kc Kd 2c 3d 7h | 9c 9d 9h 4c 5d Js Qs", "high 4.00: 2 4.00 (s7.b)")),
        rules(["", "", "s7.b", ""], "high has all without a low", |g, _|
            win::wins(g, "Kc Kd Kh Qs Qd Js 9h | 2c 3d 4h 9s 9c Td Jd", "high 4.00: 1 4.00 (s7.b)")),
        rules(["s7.c", "", "", ""], "printed example", |g, _| {
            // The straight wins high; 10-9-7-2-A is lower than J-10-9-5-4.
            win::wins(g, "As Ac 2s 7h 9c 9d Td | 4s 5d 9s Tc Jh Qc Kh",
                "high 2.00: 2 2.00 | low 2.00: 1 2.00");
            win::ranks(g, "high", &["4s 5d 9s Tc Jh Qc Kh = KQJT9"]);
            win::ranks(g, "low", &[
                "As Ac 2s 7h 9c 9d Td = T972A",
                "T972A > 4s 5d 9s Tc Jh Qc Kh > Q9754",
            ]);
        }),
        rules(["", "s7.c", "", ""], "equal hands share", |g, _|
            win::wins(g, "Ac Kd 2c 3d Qh Jh Ts | Ad 4c Kc Qd Js Th 5c",
                "high 4.00: 1 2.00, 2 2.00 (s7.c)")),
        rules(["", "", "s7.c", ""], "half the pot each with a low", |g, _|
            win::wins(g, "Kc Kd Kh Qs Qd Js 9h | 2c 3d 4h 6s 7c Td Jd",
                "high 2.00: 1 2.00 (s7.c) | low 2.00: 2 2.00 (s7.c)")),
        rules(["s7.d", "", "", "s7.c"], "one player wins both", |g, _|
            win::wins(g, "Kc Kd Qh Qs Jh Jd 9c | 7c 6d 5h 4s 3c 2d Ac",
                "high 2.00: 2 2.00 | low 2.00: 2 2.00")),
        rules(["", "s7.d", "", ""], "odd chips by the highest card", |g, rule| {
            win::odd(g, "bring_in=2",
                "Ac Kd 2c 3d Qh Jh Ts | Ad 4c Kc Qd Js Th 5c | 2s 2h 3s 3h 4s 5h 7d",
                "high 9.00: 1 4.00, 2 5.00", rule);
            // Rank before suit: Kd before Qs.
            win::odd(g, "bring_in=2",
                "9c 8d 7h 6s 5c Kd 2c | 9d 8c 7s 6h 5d Qs 2d | Ac Ad Jc 3c 3d Th 4h",
                "high 9.00: 1 5.00, 2 4.00", rule);
        }),
        rules(["", "", "s7.d", ""], "one player wins both", |g, _|
            win::wins(g, "Kc Kd Kh Qs Qd Js 9h | 2c 3c 4c 5c 6c Td Jd",
                "high 2.00: 2 2.00 | low 2.00: 2 2.00")),
        rules(["", "", "", "s7.d"], "halves of different cards", |g, _| {
            win::wins(g, "Ac Ad Ah 7c 5d 3h 2s | Kc Kd Qh Qs Jh Jd 9c",
                "high 2.00: 1 2.00 | low 2.00: 1 2.00");
            win::ranks(g, "low", &["Ac Ad Ah 7c 5d 3h 2s = A7532"]);
            win::ranks(g, "high", &["Ac Ad Ah 7c 5d 3h 2s = AAA75"]);
        }),
        rules(["s7.e", "", "", ""], "halves of different cards", |g, _| {
            win::wins(g, "Ac Ad Ah 7c 5d 3h 2s | Kc Kd Qh Qs Jh Jd 9c",
                "high 2.00: 1 2.00 | low 2.00: 1 2.00");
            win::ranks(g, "low", &["Ac Ad Ah 7c 5d 3h 2s = 7532A"]);
            win::ranks(g, "high", &["Ac Ad Ah 7c 5d 3h 2s = AAA75"]);
        }),
        rules(["", "", "s7.e", ""], "halves of different cards", |g, _| {
            win::wins(g, "Ac 2c 3d 5h 8s Ad As | Kc Kd Qh Qs Jh Jd 9c",
                "high 2.00: 1 2.00 | low 2.00: 1 2.00");
            win::ranks(g, "low", &["Ac 2c 3d 5h 8s Ad As = 8532A"]);
        }),
        rules(["", "", "", "s7.e"], "equal highs share the high half", |g, _|
            win::wins(g, "Ac Kd 2c 3d Qh Jh Ts | Ad 4c Kc Qd Js Th 5c | 2h 3h 4d 6d 8c 9c 9d",
                "high 3.00: 1 1.50, 2 1.50 (s7.e) | low 3.00: 3 3.00 (s7.b)")),
        rules(["", "", "s7.f", ""], "equal highs share all without a low", |g, _|
            win::wins(g, "Ac Kd 2c 3d Qh Jh Ts | Ad 4c Kc Qd Js Th 5c",
                "high 4.00: 1 2.00, 2 2.00")),
        rules(["s7.f", "", "", ""], "equal highs share the high half", |g, _|
            win::wins(g, "Ac Kd 2c 3d Qh Jh Ts | Ad 4c Kc Qd Js Th 5c | 2h 3h 4d 6d 8c 9c 9d",
                "high 3.00: 1 1.50, 2 1.50 (s7.f) | low 3.00: 3 3.00 (s7.b)")),
        rules(["", "", "", "s7.f"], "equal lows share the low half", |g, _|
            win::wins(g, "8c 6d 4h 3s 2c Qc Jd | 8d 6c 4s 3h 2d Qd Jc | Kc Kd Kh 9s 9d Ts Th",
                "high 3.00: 3 3.00 (s7.b) | low 3.00: 1 1.50, 2 1.50 (s7.f)")),
        rules(["s7.g", "", "", ""], "equal lows share the low half", |g, _|
            win::wins(g, "8c 6d 4h 3s 2c Qc Jd | 8d 6c 4s 3h 2d Qd Jc | Kc Kd Kh 9s 9d Ts Th",
                "high 3.00: 3 3.00 (s7.b) | low 3.00: 1 1.50, 2 1.50 (s7.g)")),
        rules(["", "", "s7.g", ""], "equal highs share the high half", |g, _|
            win::wins(g, "Ac Kd 2c 3d Qh Jh Ts | Ad 4c Kc Qd Js Th 5c | 2h 3h 4d 6d 8c 9c 9d",
                "high 3.00: 1 1.50, 2 1.50 (s7.g) | low 3.00: 3 3.00 (s7.c)")),
        rules(["", "", "", "s7.g"], "each half by its own winners", |g, _|
            win::wins(g, "8c 6d 4h 3s 2c Qc Jd | 8d 6c 4s 3h 2d Qd Jc",
                "high 2.00: 1 1.00, 2 1.00 (s7.e) | low 2.00: 1 1.00, 2 1.00 (s7.f)")),
        rules(["s7.h", "", "", ""], "each half by its own winners", |g, _|
            win::wins(g, "8c 6d 4h 3s 2c Qc Jd | 8d 6c 4s 3h 2d Qd Jc",
                "high 2.00: 1 1.00, 2 1.00 (s7.f) | low 2.00: 1 1.00, 2 1.00 (s7.g)")),
        rules(["", "", "s7.h", ""], "equal lows share the low half", |g, _|
            win::wins(g, "8c 6d 4h 3s 2c Qc Jd | 8d 6c 4s 3h 2d Qd Jc | Kc Kd Kh 9s 9d Ts Th",
                "high 3.00: 3 3.00 (s7.c) | low 3.00: 1 1.50, 2 1.50 (s7.h)")),
        rules(["s7.i", "", "", ""], "odd chips of the high half by the highest card", |g, rule| {
            win::odd(g, "", "Ac Kd 2c 3d Qh Jh Ts | Ad 4c Kc Qd Js Th 5c | 2h 3h 4d 6d 8c 9c 9d",
                "high 3.00: 1 1.00, 2 2.00 | low 3.00: 3 3.00", rule);
            // The first odd chip is the high half's.
            win::odd(g, "bring_in=2",
                "8c 6d 4h 3s 2c Qc Jd | 8d 6c 4s 3h 2d Qd Jc | Kc Kd Kh 9s 9d Ts Th",
                "high 5.00: 3 5.00 | low 4.00: 1 2.00, 2 2.00", reading::CA_STUD_REGULAR_ODD_CHIP.id);
        }),
        rules(["", "", "s7.i", ""], "each half by its own winners", |g, _|
            win::wins(g, "8c 6d 4h 3s 2c Qc Jd | 8d 6c 4s 3h 2d Qd Jc",
                "high 2.00: 1 1.00, 2 1.00 (s7.g) | low 2.00: 1 1.00, 2 1.00 (s7.h)")),
        rules(["s7.j", "", "", ""], "odd chips of the low half by the lowest card", |g, rule| {
            win::odd(g, "", "8c 6d 4h 3s 2c Qc Jd | 8d 6c 4s 3h 2d Qd Jc | Kc Kd Kh 9s 9d Ts Th",
                "high 3.00: 3 3.00 | low 3.00: 1 2.00, 2 1.00", rule);
            // The ace is the lowest card.
            win::odd(g, "", "8c 6d 4h 2c Ad Qc Jd | 8d 6c 4s 2d Ac Qd Jc | Kc Kd Kh 9s 9d Ts Th",
                "high 3.00: 3 3.00 | low 3.00: 1 1.00, 2 2.00", rule);
        }),
        rules(["", "", "s7.j", "s7.h"], "odd chips by the highest card", |g, rule| {
            win::odd(g, "", "Ac Kd 2c 3d Qh Jh Ts | Ad 4c Kc Qd Js Th 5c | 2h 3h 4d 6d 8c 9c 9d",
                "high 3.00: 1 1.00, 2 2.00 | low 3.00: 3 3.00", rule);
            win::odd(g, "", "8c 6d 4h 3s 2c Qc Jd | 8d 6c 4s 3h 2d Qd Jc | Kc Kd Kh 9s 9d Ts Th",
                "high 3.00: 3 3.00 | low 3.00: 1 1.00, 2 2.00", rule);
            win::odd(g, "bring_in=2",
                "8c 6d 4h 3s 2c Qc Jd | 8d 6c 4s 3h 2d Qd Jc | Kc Kd Kh 9s 9d Ts Th",
                "high 5.00: 3 5.00 | low 4.00: 1 2.00, 2 2.00", rule);
        }),
    ],
};

#[test]
fn rules_hold_for_each_game() {
    TABLE.check(game);
}
