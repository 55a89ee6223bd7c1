//! What four newer Omaha games have alike; the two Dramahas have more in `dramaha_tests`.
//!
//! Rules: table

use super::testing as check;
use crate::testing::Setup;
use crate::variants::testing::{game, rule_of};
use law::testing::{RuleTable, rule, rules};

/// Cards of seats 1 and 3 that win half a pot each, with the board.
fn split(id: &'static str) -> Setup {
    let [one, three, board, second] = match id {
        "ca/dramaha" => ["As Ah 5c 6d 8h", "Ks Kh 7c 7d 3s", "Ac 9d 4h 2s Jd", ""],
        "ca/2-7-dramaha" => ["As Ah 5c 6d 8h", "8s 7h 6h 3c 2d", "Ac 9d 4h 2s Jd", ""],
        "ca/five-card-omaha-hi-lo" => ["8c 2c Qh Qd Jd", "Ks Kh 9c Tc Jh", "3h 5d 7s Kc Kd", ""],
        _ => ["As Ah 5c 6d", "Ks Kh 7c 8d", "Ac 9d 4h 2s Jd", "Kc 9s 4d 3s Jh"],
    };
    check::duel(id, one, three).board(board).board2(second)
}

#[rustfmt::skip]
const TABLE: RuleTable<&str, 4> = RuleTable {
    books: [
        "ca:dramaha/",
        "ca:2-7-dramaha/",
        "ca:double-board-omaha/",
        "ca:five-card-omaha-hi-lo/",
    ],
    rows: &[
        rule("s1", "players contest the pot", |id, _| check::no_bank(&split(id))),
        rules(["s3.a", "s3.a", "s3.a", "s3"], "one deck without a joker", check::one_deck),
        rules(["", "s4.1", "", "s4.1"], "omaha cards rank from the ace",
            |id, _| check::high_cards(id, 0)),
        rules(["", "s4.2", "", "s4.2"], "ten kinds of hands", |id, _| check::high_kinds(id, 0)),
        rules(["", "s4.2.a", "", "s4.2.a"], "best and least by card",
            |id, _| check::high_ends(id, 0)),
        rules(["", "s4.2.b", "", "s4.2.b"], "best and least matched cards",
            |id, _| check::high_sets(id, 0)),
        rules(["s4.1", "", "s4.1", ""], "cards rank from the ace", |id, _| {
            check::high_cards(id, 0);
            check::high_cards(id, 1);
        }),
        rules(["s4.2", "", "s4.2", ""], "ten kinds of hands", |id, _| {
            check::high_kinds(id, 0);
            check::high_kinds(id, 1);
        }),
        rules(["s4.2.a", "", "s4.2.a", ""], "best and least by card", |id, _| {
            check::high_ends(id, 0);
            check::high_ends(id, 1);
        }),
        rules(["s4.2.b", "", "s4.2.b", ""], "best and least matched cards", |id, _| {
            check::high_sets(id, 0);
            check::high_sets(id, 1);
        }),
        rules(["s5.b", "s5.b", "s5.c", "s5.c"], "limits are the same for all",
            |id, _| check::same_limits(id)),
        rules(["1.b", "1.b", "3.b", "s6.1.c"], "button is last", |id, _| check::last_to_act(id)),
        rules(["2 4", "2 4", "2 4", "s6.2.a"], "blinds before cards",
            |id, _| check::blinds_first(id)),
        rules(["4.a", "4.a", "2.a", "s6.5.a"], "blinds are fixed beforehand",
            |id, _| check::blinds_by_limit(id)),
        rules(["5", "5", "", "s6.5.c"], "five cards down", |id, _| check::down_cards(id, 5)),
        rules(["6", "6", "4.a", "s6.5.d"], "opened left of the big blind",
            |id, _| check::first_opener(id)),
        rules(["6.a", "6.a", "", "s6.5.f"], "call is the big blind", |id, _| check::call(id)),
        rules(["6.b", "6.b", "", "s6.5.e"], "folded cards are discards",
            |id, _| check::fold(id, 5)),
        rules(["6.c", "6.c", "6.c", "s6.5.g"], "raise is within the limit", check::raise_by_limit),
        rules(["", "", "6.d.1", "s6.5.h"], "raise is answered", |id, _| check::answers(id)),
        rules(["6.d.2", "6.d.2", "6.d.2", "s6.5.i"], "three raises", check::three_raises),
        rules(["6.d.3", "6.d.3", "6.d.3", "s6.5.j"], "two raise without end",
            |id, _| check::free_raises(id)),
        rules(["6.e", "6.e", "6.e.1", "s6.5.l"], "big blind may check or raise",
            |id, _| check::big_blind_option(id)),
        rules(["7", "7", "7", "s6.6.a"], "bets go to the pot", |id, _| check::bets_to_pot(id)),
        rules(["9", "9", "", "s6.6.c"], "flop is three cards",
            |id, _| assert_eq!(check::street(id, 1), "burn board board board")),
        rules(["11.a", "11.a", "11.a", ""], "bets are within the limits",
            |id, _| check::bets(id, rule_of(id, "6.c"))),
        rules(["11.e", "11.e", "11.b", ""], "who checked may raise",
            |id, _| check::check_and_raise(id)),
        rules(["26", "26", "23", "s7.a"], "hands still in are shown",
            |id, _| check::shown(&split(id), &[1, 3])),
        rules(["s8.5", "s8.5", "s8.5", ""], "five rates at most", |id, _| check::rates(id)),
        rules(["2.a", "2.a", "4.b", "s6.2.b"], "later rounds open left of the button",
            |id, _| check::later_openers(id)),
    ],
};

#[test]
fn rules_hold_for_each_game() {
    TABLE.check(game);
}
