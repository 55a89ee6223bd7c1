//! First rounds, hands and showdowns of the five newer studs for low hands and badugis.
//!
//! Rules: table

use crate::variants::stud_tests::{Game, betting_tests as bet, game, winning_tests as win};
use law::reading;
use law::testing::{RuleTable, rule, rules};

#[rustfmt::skip]
const TABLE: RuleTable<&Game, 5> = RuleTable {
    books: [
        "ca:razzdacey/",
        "ca:razzdeucey/",
        "ca:super-razz/",
        "ca:super-razzdacey/",
        "ca:super-razzdeucey/",
    ],
    rows: &[
        rules(["s2", "", "", "s2", ""], "three down and four up, combined at will", |g, _|
            win::wins(g, "5c 4c Qc Qd 3d 2h Ac | Jc 5d 4d 3c 2s Ah Jd",
                "low 2.00: 1 1.00, 2 1.00 | badugi 2.00: 2 2.00")),
        rules(["", "s2", "", "", "s2"], "three down and four up, combined at will", |g, _|
            win::wins(g, "7c 5c Kc Kd 4d 3h 2c | Qc 7d 5d 4c 3s 2h Qd",
                "low 2.00: 1 1.00, 2 1.00 | badugi 2.00: 2 2.00")),
        rules(["", "", "s2", "", ""], "three down and four up, combined at will", |g, _|
            win::wins(g, "5c 4c Qc Qd 3d 2h Ac | Jc 5d 4d 3c 2s Ah Jd", "low 4.00: 1 2.00, 2 2.00")),
        rules(["s4.1", "", "s4.1", "s4.1", ""], "an ace is the best card", |g, _|
            win::ranks(g, "low", &[
                "5432A > 6432A > 7432A > 8432A > 9432A > T432A > J432A > Q432A > K432A",
                "5c 4d 3h 2s Ac = 5d 4c 3s 2h Ad",
            ])),
        rules(["", "s4.1", "", "", "s4.1"], "a deuce is the best card", |g, _|
            win::ranks(g, "low", &[
                "75432 > 85432 > 95432 > T5432 > J5432 > Q5432 > K5432 > A5432",
                "7c 5d 4h 3s 2c = 7d 5c 4s 3h 2d",
            ])),
        rules(["s4.2", "", "s4.2", "s4.2", ""], "order of lows", |g, _|
            win::ranks(g, "low", &[
                "5432A > KQJT9 > AA234 > KKQJT > AA223 > KKQQJ > AAA23 > KKKQJ > AAA22 > \
                 KKKQQ > AAAA2 > KKKKQ",
            ])),
        rules(["", "s4.2", "", "", "s4.2"], "order of lows", |g, _|
            win::ranks(g, "low", &[
                "75432 > AKQJ9 > 22345 > AAKQJ > 22334 > AAKKQ > 22234 > AAAKQ > 65432 > \
                 AKQJT > 75432s > AKQJ9s > 22233 > AAAKK > 22223 > AAAAK > 65432s > KQJT9s > \
                 AKQJTs",
            ])),
        rules(["s4.2.a", "", "s4.2.a", "s4.2.a", ""], "wheel to king high", |g, _|
            win::ranks(g, "low", &[
                "5432A > 6432A > 65432 > 75432 > KQJT8 > KQJT9",
                "5432A = 5432As",
                "KQJT9 = KQJT9s",
            ])),
        rules(["", "s4.2.a", "", "", "s4.2.a"], "hands without a pair and flushes", |g, _|
            win::ranks(g, "low", &[
                "75432 > 76432 > 86432 > AKQJ8 > AKQJ9",
                "75432s > 76432s > 86432s > AKQJ8s > AKQJ9s",
            ])),
        rules(["s4.2.b", "", "s4.2.b", "s4.2.b", ""], "aces are the best match", |g, _|
            win::ranks(g, "low", &[
                "AA234 > 22A34 > KKQJT > AA223 > AA332 > KKQQJ",
                "AAA23 > KKKQJ > AAA22 > AAA33 > 222AA > KKKQQ > AAAA2 > KKKKQ",
            ])),
        rules(["", "s4.2.b", "", "", "s4.2.b"], "deuces are the best match", |g, _|
            win::ranks(g, "low", &[
                "22345 > 33245 > KKQJT > AAKQJ > 22334 > 22443 > KKQQJ > AAKKQ",
                "22234 > AAAKQ > 22233 > 22244 > 33322 > AAAKK > 22223 > AAAAK",
            ])),
        rules(["", "s4.2.c", "", "", "s4.2.c"], "straights and no wheel", |g, _|
            win::ranks(g, "low", &["A5432 > 22345 > 65432 > 76543 > AKQJT"])),
        rules(["", "s4.2.d", "", "", "s4.2.d"], "straight flushes and the royal", |g, _|
            win::ranks(g, "low", &["65432s > 76543s > KQJT9s > AKQJTs"])),
        rules(["s4.3", "", "", "s4.3", ""], "ace is the best card of a badugi", |g, _|
            win::ranks(g, "badugi", &[
                "432A > 532A > 632A > 732A > 832A > 932A > T32A > J32A > Q32A > K32A",
                "4c 3d 2h As = 4s 3h 2d Ac",
            ])),
        rules(["", "s4.3", "", "", "s4.3"], "deuce is the best card of a badugi", |g, _|
            win::ranks(g, "badugi", &[
                "5432 > 6432 > 7432 > 8432 > 9432 > T432 > J432 > Q432 > K432 > A432",
                "5c 4d 3h 2s = 5s 4h 3d 2c",
            ])),
        rules(["s4.4", "", "", "s4.4", ""], "more cards win", |g, _|
            win::ranks(g, "badugi", &["KQJT > 3c 2d Ah As > 2c Ad 2d Ac > Ac 2c 3c 4c"])),
        rules(["", "s4.4", "", "", "s4.4"], "more cards win", |g, _|
            win::ranks(g, "badugi", &["AKQJ > 4c 3d 2h 2s > 3c 2d 3d 2c > 2c 3c 4c 5c"])),
        rules(["s4.4.a", "", "", "s4.4.a", ""], "best and worst badugis", |g, _|
            win::ranks(g, "badugi", &[
                "432A > KQJT > 3c 2d Ah As > Kc Qd Jh Js > 2c Ad 2d Ac > Kc Qd Kd Qc > \
                 Ac 2c 3c 4c > Kc Kd Kh Ks",
            ])),
        rules(["", "s4.4.a", "", "", "s4.4.a"], "best and worst badugis", |g, _|
            win::ranks(g, "badugi", &[
                "5432 > AKQJ > 4c 3d 2h 2s > Ac Kd Qh Qs > 3c 2d 3d 2c > Ac Kd Ad Kc > \
                 2c 3c 4c 5c > Ac Ad Ah As",
            ])),
        rule("4.b.ii.1", "a raise adds the limit", |g, _| bet::raises(g)),
        rule("4.b.ii.2", "one dollar is completed to four", |g, _| bet::completes(g)),
        rule("4.b.iii.1", "a raise is called, raised or folded to", |g, _| bet::answers(g)),
        rule("4.b.iii.2", "three raises and no fourth", |g, _| bet::cap(g)),
        rule("4.b.iii.3", "no cap between two", |g, _| bet::no_cap_for_two(g)),
        rule("4.b.iv.1", "the bring-in stays in unraised", |g, _| bet::bring_checks(g)),
        rule("4.b.iv.2", "the bring-in answers a raise", |g, _| bet::bring_answers(g)),
        rule("4.b.v", "a fold turns the door card down", |g, _| bet::folds(g)),
        rules(["s7.a", "", "", "s7.a", ""], "five of seven and four of seven", |g, _| {
            win::ranks(g, "low", &["5c 4c 3c 2c Ad Qc Qd = 5c 4c 3c 2c Ad"]);
            win::ranks(g, "badugi", &["4h 3s 2d Ac Kh Ks Kd = 4h 3s 2d Ac"]);
        }),
        rules(["", "s7.a", "", "", "s7.a"], "five of seven and four of seven", |g, _| {
            win::ranks(g, "low", &["7c 5c 4c 3c 2d Kc Kd = 7c 5c 4c 3c 2d"]);
            win::ranks(g, "badugi", &["5h 4s 3d 2c Ah As Ad = 5h 4s 3d 2c"]);
        }),
        rules(["", "", "s7.a", "", ""], "best low has the pot", |g, _|
            win::wins(g, "6c 4c 3c 2c Ad Qc Qd | 5h 4s 2d Ac Kh 3s Kd", "low 4.00: 2 4.00 (s7.a)")),
        rules(["s7.b", "", "", "s7.b", ""], "half the pot each", |g, _|
            win::wins(g, "5c 4c 3c 2c Ad Qc Qd | 4h 3s 2d Ac Kh Ks Kd",
                "low 2.00: 1 2.00 (s7.b) | badugi 2.00: 2 2.00 (s7.b)")),
        rules(["", "s7.b", "", "", "s7.b"], "half the pot each", |g, _|
            win::wins(g, "7c 5c 4c 3c 2d Kc Kd | 5h 4s 3d 2c Ah As Ad",
                "low 2.00: 1 2.00 (s7.b) | badugi 2.00: 2 2.00 (s7.b)")),
        rules(["", "", "s7.b", "", ""], "equal lows share", |g, _|
            win::wins(g, "5c 4c Qc Qd 3d 2h Ac | Jc 5d 4d 3c 2s Ah Jd",
                "low 4.00: 1 2.00, 2 2.00 (s7.b)")),
        rules(["s7.c", "", "", "s7.c", ""], "one player wins both", |g, _|
            win::wins(g, "Qs Qh Js Jh Ts Th 9s | 5c 4c 3h 2s Ad 5d Qc",
                "low 2.00: 2 2.00 | badugi 2.00: 2 2.00")),
        rules(["", "s7.c", "", "", "s7.c"], "one player wins both", |g, _|
            win::wins(g, "Ks Kh Qs Qh Js Jh 9s | 7c 5c 4h 3s 2d 7d Kc",
                "low 2.00: 2 2.00 | badugi 2.00: 2 2.00")),
        rules(["", "", "s7.c", "", ""], "odd chips by the highest card", |g, rule|
            win::odd(g, "bring_in=2",
                "5c 4c Qc Qd 3d 2h Ac | Jc 5d 4d 3c 2s Ah Jd | Ts Th Tc 9s 9h 8s 8h",
                "low 9.00: 1 4.00, 2 5.00", rule)),
        rules(["s7.d", "", "", "s7.d", ""], "halves of different cards", |g, _| {
            win::wins(g, "5c 4c 3c 2d Ac 6h 8s | Qs Qh Js Jh Ts Th 9s",
                "low 2.00: 1 2.00 | badugi 2.00: 1 2.00");
            win::ranks(g, "low", &["5c 4c 3c 2d Ac 6h 8s = 5c 4c 3c 2d Ac"]);
            win::ranks(g, "badugi", &["5c 4c 3c 2d Ac 6h 8s = 8s 6h 2d Ac"]);
        }),
        rules(["", "s7.d", "", "", "s7.d"], "halves of different cards", |g, _| {
            win::wins(g, "7c 5c 4c 3d 2c 6h 8s | Ks Kh Qs Qh Js Jh 9s",
                "low 2.00: 1 2.00 | badugi 2.00: 1 2.00");
            win::ranks(g, "low", &["7c 5c 4c 3d 2c 6h 8s = 7c 5c 4c 3d 2c"]);
            win::ranks(g, "badugi", &["7c 5c 4c 3d 2c 6h 8s = 8s 6h 3d 2c"]);
        }),
        rules(["s7.e", "", "", "s7.e", ""], "equal lows share the low half", |g, _|
            win::wins(g, "5c 4c Qc Qd 3d 2h Ac | Jc 5d 4d 3c 2s Ah Jd",
                "low 2.00: 1 1.00, 2 1.00 (s7.e) | badugi 2.00: 2 2.00 (s7.b)")),
        rules(["", "s7.e", "", "", "s7.e"], "equal lows share the low half", |g, _|
            win::wins(g, "7c 5c Kc Kd 4d 3h 2c | Qc 7d 5d 4c 3s 2h Qd",
                "low 2.00: 1 1.00, 2 1.00 (s7.e) | badugi 2.00: 2 2.00 (s7.b)")),
        rules(["s7.f", "", "", "s7.f", ""], "equal badugis share the badugi half", |g, _|
            win::wins(g, "5c 4c 3d 2h As Qc Qd | 4d 3c 2s Ah Kc Kd Kh",
                "low 2.00: 1 2.00 (s7.b) | badugi 2.00: 1 1.00, 2 1.00 (s7.f)")),
        rules(["", "s7.f", "", "", "s7.f"], "equal badugis share the badugi half", |g, _|
            win::wins(g, "7c 5c 4d 3h 2s Kc Kd | 5d 4c 3s 2h Ac Ad Ah",
                "low 2.00: 1 2.00 (s7.b) | badugi 2.00: 1 1.00, 2 1.00 (s7.f)")),
        rules(["s7.g", "", "", "s7.g", ""], "each half by its own winners", |g, _|
            win::wins(g, "5h 4h 3h 2s As Qh Qs | 5d 4c 3s 2d Ah Qc Qd | 4s 3d 2h Ac Kc Kd Kh",
                "low 3.00: 1 1.50, 2 1.50 (s7.e) | badugi 3.00: 2 1.50, 3 1.50 (s7.f)")),
        rules(["", "s7.g", "", "", "s7.g"], "each half by its own winners", |g, _|
            win::wins(g, "7h 5h 4h 3s 2s Kh Ks | 7d 5c 4s 3d 2h Kc Kd | 5s 4d 3h 2c Ac Ad Ah",
                "low 3.00: 1 1.50, 2 1.50 (s7.e) | badugi 3.00: 2 1.50, 3 1.50 (s7.f)")),
        rules(["s7.h", "", "", "", ""], "odd chips by the highest card", |g, rule| {
            win::odd(g, "", "5h 4h 3h 2s As Qh Qs | 5d 4c 3s 2d Ah Qc Qd | 4s 3d 2h Ac Kc Kd Kh",
                "low 3.00: 1 2.00, 2 1.00 | badugi 3.00: 2 2.00, 3 1.00", rule);
            win::odd(g, "bring_in=2",
                "5c 4c 3c 2c Ad Qc Qd | 4h 3s 2d Ac Kh Ks Kd | Js Jh Jc Ts Th 9s 9h",
                "low 5.00: 1 5.00 | badugi 4.00: 2 4.00", rule);
        }),
        rules(["", "s7.h", "", "", "s7.h"], "odd chips by the highest card", |g, rule| {
            win::odd(g, "", "7h 5h 4h 3s 2s Kh Ks | 7d 5c 4s 3d 2h Kc Kd | 5s 4d 3h 2c Ac Ad Ah",
                "low 3.00: 1 2.00, 2 1.00 | badugi 3.00: 2 1.00, 3 2.00", rule);
            win::odd(g, "bring_in=2",
                "7c 5c 4c 3c 2d Kc Kd | 5h 4s 3d 2c Ah As Ad | Qs Qh Qc Js Jh 9s 9h",
                "low 4.00: 1 4.00 | badugi 5.00: 2 5.00", rule);
        }),
    ],
};

#[test]
fn rules_hold_for_each_game() {
    TABLE.check(game);
}

#[test]
fn odd_chips_of_super_razzdacey_go_by_the_highest_card_as_in_razzdacey() {
    let (g, rule) = (game("ca:super-razzdacey/"), reading::CA_SUPER_RAZZDACEY_ODD_CHIP.id);
    win::odd(
        g,
        "",
        "5h 4h 3h 2s As Qh Qs | 5d 4c 3s 2d Ah Qc Qd | 4s 3d 2h Ac Kc Kd Kh",
        "low 3.00: 1 2.00, 2 1.00 | badugi 3.00: 2 2.00, 3 1.00",
        rule,
    );
    let hands = "5c 4c 3c 2c Ad Qc Qd | 4h 3s 2d Ac Kh Ks Kd | Js Jh Jc Ts Th 9s 9h";
    win::odd(g, "bring_in=2", hands, "low 5.00: 1 5.00 | badugi 4.00: 2 4.00", rule);
}
