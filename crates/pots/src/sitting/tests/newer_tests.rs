//! Newer games from hand to hand.
//!
//! Rules: table

use super::checks;
use crate::variants::testing::game;
use law::testing::{RuleTable, rule, rules};

#[rustfmt::skip]
const STUDS: RuleTable<&str, 9> = RuleTable {
    books: [
        "ca:razzdacey/",
        "ca:razzdeucey/",
        "ca:super-razz/",
        "ca:super-razzdacey/",
        "ca:super-razzdeucey/",
        "ca:7-card-stud-hi-lo-regular/",
        "ca:super-7-card-stud/",
        "ca:super-7-card-stud-hi-lo/",
        "ca:super-7-card-stud-hi-lo-regular/",
    ],
    rows: &[
        rule("s5.a", "seats of the table", |id, rule| checks::seated(id, 8, rule)),
        rule("1 2", "everybody pays a fixed ante", |id, _| checks::antes_are_the_pot(id)),
        rule("1.a", "no cards without an ante", |id, _| checks::antes(id)),
    ],
};

#[rustfmt::skip]
const WITH_A_BUTTON: RuleTable<&str, 8> = RuleTable {
    books: [
        "ca:archie/",
        "ca:badacey/",
        "ca:badeucey/",
        "ca:dramaha/",
        "ca:2-7-dramaha/",
        "ca:short-deck-holdem/",
        "ca:double-board-omaha/",
        "ca:five-card-omaha-hi-lo/",
    ],
    rows: &[
        rules(["s5.a", "s5.a", "s5.a", "", "", "", "s5.a", ""], "seats of the table",
            |id, rule| checks::seated(id, 9, rule)),
        rules(["", "", "", "", "", "", "s5.b", ""], "one of nine sits out", |id, _| {
            checks::sit_out(id, 8, &[]);
            checks::sit_out(id, 9, &[4]);
        }),
        rules(["s5.b", "s5.b", "s5.b", "", "", "", "", ""], "two of nine sit out", |id, _| {
            checks::sit_out(id, 7, &[]);
            checks::sit_out(id, 8, &[4]);
            checks::sit_out(id, 9, &[4, 5]);
        }),
        rules(["", "s5.c", "s5.c", "", "", "", "", ""], "others sit out in the next hand",
            |id, _| checks::sit_out(id, 9, &[4, 5])),
        rules(["1.a", "1.2", "1", "1.a", "1.a", "1.a", "3.a", "s6.1.b"],
            "button and blinds move on", |id, rule| {
                checks::button_moves(id, rule);
                checks::blinds_follow(id);
            }),
        rules(["", "", "", "", "", "", "", "s6.4"], "card each for the first button", |id, rule| {
            checks::first_in_order(id, rule);
            checks::first_is_highest(id);
        }),
        rules(["", "3", "3", "", "", "3.1", "1", ""],
            "card each for the first button", |id, rule| {
                checks::first_by_draw(id, rule);
                checks::first_is_highest(id);
            }),
        rules(["2", "", "", "3", "3", "", "", ""], "card each for the first button",
            checks::first_in_order),
        rules(["2.a", "", "", "3.a.1", "3.a.1", "", "", ""], "highest card gets the button",
            |id, _| checks::first_is_highest(id)),
        rules(["2.b", "3.a", "3.a", "3.a.1", "3.a.1", "3.a", "", "s6.4"], "equal cards go by suit",
            |id, _| checks::first_by_suit(id)),
        rules(["3", "4", "4", "3.a.2", "3.a.2", "3.2", "1.a", ""], "cards drawn go back",
            |id, _| checks::first_cards_go_back(id)),
        rules(["4", "2", "2 5", "2 4 4.a", "2 4 4.a", "2 4 4.a", "2", "s6.2.a"],
            "blinds sit left of the button",
            |id, _| checks::posted(id, 4, &["0.00", "1.00", "2.00", "0.00"])),
        rules(["", "", "", "s5.a", "s5.a", "", "", ""], "seats of the table",
            |id, rule| checks::seated(id, 7, rule)),
        rules(["", "", "", "", "", "s5.a", "", "s5.a"], "seats of the table",
            |id, rule| checks::seated(id, 10, rule)),
    ],
};

#[test]
fn rules_of_studs_hold_for_each_game() {
    STUDS.check(game);
}

#[test]
fn rules_of_the_button_hold_for_each_game() {
    WITH_A_BUTTON.check(game);
}
