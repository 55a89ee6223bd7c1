//! What EZ Baccarat Panda 8 and Fortune 7 Baccarat say alike.
//!
//! Rules: table

use super::super::testing::{
    DRAGON_7, SEVEN_SIX, SIX_SEVEN, assert_grid, banks_in_turn, beats, seen,
};
use super::{ez_tests, fortune_7_tests};
use crate::check::{Banked, refused};
use ::law::testing::{RuleTable, rule, rules};
use table::Viewer;

fn game(book: &'static str) -> Banked {
    if book == "ca:ez-baccarat-panda-8/" { ez_tests::GAME } else { fortune_7_tests::GAME }
}

const TABLE: RuleTable<Banked, 2> = RuleTable {
    books: ["ca:ez-baccarat-panda-8/", "ca:fortune-7-baccarat/"],
    rows: &[
        rules(["2.a", "1.d"], "the bank goes clockwise after two hands", |game, _| {
            banks_in_turn(game, [2, 5, 7]);
        }),
        rules(["5.b", "4.b"], "the last digit of the sum", last_digit),
        rules(["5.e", "4.e"], "nine or eight in three cards ranks third", |game, _| {
            beats(game, "player Kh 4c 4d | banker 7c Qd");
            beats(game, "player Kh 4c 5d | banker 7c Qd");
            beats(game, "player Kh 4c 5d | banker Kd 5h 3s");
        }),
        rules(["5.f", "4.f"], "seven to zero rank last", seven_to_zero),
        rules(["8.a", "6.a"], "nothing begins without a player-dealer", nobody_banks),
        rules(["14.c", "12.g"], "a hand is shared by its bettors", shared),
        rules(["14.d", "12.h"], "player is completed first", player_first),
        rules(["14.e", "12.i"], "nearer to nine wins, and equals push", nearer),
        rule("17.a", "a three hits unless against an eight", |game, _| {
            assert_grid(game.id, &[(3, "HHHHHHHHSHH")]);
        }),
        rule("17.b", "a four hits unless against zero, one, eight, nine", |game, _| {
            assert_grid(game.id, &[(4, "SSHHHHHHSSH")]);
        }),
        rule("17.c", "a five hits against four to seven", |game, _| {
            assert_grid(game.id, &[(5, "SSSSHHHHSSH")]);
        }),
        rule("17.d", "a six hits against six and seven", |game, _| {
            assert_grid(game.id, &[(6, "SSSSSSHHSSS")]);
        }),
        rule("18", "the chart as printed", chart),
        rule("22", "a Player line loses when banker is nearer", |game, rule| {
            for hands in [SIX_SEVEN, DRAGON_7] {
                let lost = format!("1 player loses 10 {rule}");
                game.pays(&format!("{hands} | 1: player 10"), &lost);
            }
        }),
        rule("23", "a Banker line loses when player is nearer", |game, rule| {
            let lost = format!("1 banker loses 10 {rule}");
            game.pays(&format!("{SEVEN_SIX} | 1: banker 10"), &lost);
        }),
    ],
};

#[test]
fn the_texts_say_the_same() {
    TABLE.check(game);
}

fn last_digit(game: Banked, _: &'static str) {
    beats(game, "player 9h 8c | banker 6c Qd");
    beats(game, "player 5h 5c 9d | banker 7c Qd");
    game.pays("player 6h 9c 5d | banker 7c Qd | 1: player 10", "1 player loses 10");
}

fn seven_to_zero(game: Banked, _: &'static str) {
    for hands in [
        "player 7h Kc | banker 6c Qd",
        "player Kh Kc 7d | banker 6c Qd Kd",
        "player 6h Kc | banker 5c Qd Kd",
        "player Kh 5c Kd | banker 4c Qd",
        "player Kh 4c Kd | banker 3c Qd Ks",
        "player Kh 3c Kd | banker 2c Qd Ks",
        "player Kh 2c Kd | banker Ac Qd Ks",
        "player Kh Ac Kd | banker Kc Qd Ks",
    ] {
        beats(game, hands);
    }
}

fn nobody_banks(game: Banked, rule: &'static str) {
    let round = format!("{SEVEN_SIX} | 1: player 10");
    // The rule that bounds what a player-dealer wins and loses.
    let bound = if rule.ends_with("8.a") { "2.c" } else { "1.b" };
    let book = game.id.replace('/', ":");
    refused(game.id, "", &round, &format!("{book}/{bound}"));
    game.pays(&round, "1 player wins 10");
}

fn shared(game: Banked, _: &'static str) {
    let bets = "1: player 10 | 2: player 20 | 3: banker 10 | 4: banker 20";
    let expected = "1 player wins 10; 2 player wins 20; 3 banker loses 10; 4 banker loses 20";
    game.pays(&format!("{SEVEN_SIX} | {bets}"), expected);
}

fn player_first(game: Banked, rule: &'static str) {
    let hits = if rule.ends_with("14.d") { "15" } else { "13" };
    game.refuses("player Kh 4c | banker Kd 2h 2s | 1: player 10", hits);
    let table = game.played("", "player Kh 4c 4d | banker Kd 2h 2s | 1: player 10");
    assert!(seen(table.as_ref(), Viewer::Public).ends_with("player 4d, banker 2s"));
}

fn nearer(game: Banked, rule: &'static str) {
    beats(game, SEVEN_SIX);
    // Reading ca-line-ties.
    let expected = format!("1 player pushes 0 {rule}; 1 banker pushes 0 {rule}");
    game.pays("player 7h Kc | banker 7c Qd | 1: player 10, banker 10", &expected);
}

fn chart(game: Banked, _: &'static str) {
    let printed = [
        (7, "SSSSSSSSSS"),
        (6, "SSSSSSHHSS"),
        (5, "SSSSHHHHSS"),
        (4, "SSHHHHHHSS"),
        (3, "HHHHHHHHSH"),
        (2, "HHHHHHHHHH"),
        (1, "HHHHHHHHHH"),
        (0, "HHHHHHHHHH"),
    ];
    assert_grid(game.id, &printed);
}
