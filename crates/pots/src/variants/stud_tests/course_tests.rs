//! How a hand of the nine newer studs goes, and what it costs.
//!
//! Rules: table

use super::{Game, betting_tests as bet, dealing_tests as deal, fees_tests as fees, game};
use law::testing::{RuleTable, rule, rules};

#[rustfmt::skip]
const TABLE: RuleTable<&Game, 9> = RuleTable {
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
        rule("s1", "nobody banks", |g, _| bet::nobody_banks(g)),
        rule("s3.a", "one deck without a joker", deal::deck),
        rule("s5.a", "eight are seated", deal::seats),
        rule("s5.b", "limits are the same for all", |g, _| bet::same_limits(g)),
        rule("1", "everybody antes", bet::antes),
        rule("1.a", "no cards without an ante", bet::no_ante),
        rule("2", "antes are the pot", |g, _| bet::antes_to_pot(g)),
        rule("3", "deal of third street", |g, _| deal::third(g)),
        rule("4.a.1", "the worst door card brings it in", |g, _| bet::brings(g)),
        rule("4.a.2", "of equal door cards the suit decides", |g, _| bet::brings_by_suit(g)),
        rule("4.a.i", "the bring-in is paid", bet::bring_pays),
        rule("4.a.ii", "the lower limit instead of it", bet::bring_full),
        rules(["", "", "", "", "", "", "4.a.3", "4.a.note", "4.a.note"],
            "the bring-in is not folded", bet::bring_no_fold),
        rule("4.b", "clockwise from the bring-in", |g, _| bet::clockwise(g)),
        rule("4.b.i", "a call matches the wager", bet::calls),
        rule("5", "bets go to the pot", |g, _| bet::collected(g)),
        rules(["", "", "6", "6", "6", "", "6", "6", "6"], "a hidden card is thrown away",
            deal::discards),
        rules(["", "", "", "", "", "", "6.a", "", ""], "two down and one up are left",
            |g, _| deal::discards(g, &g.rule("6"))),
        rules(["6", "6", "7", "7", "7", "6", "7", "7", "7"], "one card is burned",
            |g, _| deal::burns(g)),
        rules(["7", "7", "8", "8", "8", "7", "8", "8", "8"], "fourth street is dealt",
            |g, _| deal::street(g, 1)),
        rules(["8", "8", "9", "9", "9", "8", "9", "9", "9"],
            "the best showing opens fourth street", |g, _| deal::opens(g, 1)),
        rules(["8.a", "8.a", "9.a", "9.a", "9.a", "8.b", "9.b", "9.b", "9.b"],
            "check, then call or raise", bet::checks),
        rules(["8.b", "8.b", "9.b", "9.b", "9.b", "8.a", "9.a", "9.a", "9.a"],
            "what fourth street is bet in", |g, rule| bet::unit(g, 1, rule)),
        rules(["8.c", "8.c", "9.c", "9.c", "9.c", "8.c", "9.c", "9.c", "9.c"],
            "later rounds go as the first", |g, _| bet::as_before(g)),
        rules(["11", "11", "12", "12", "12", "11", "12", "12", "12"], "fifth street is dealt",
            |g, _| deal::street(g, 2)),
        rules(["12", "12", "13", "13", "13", "12", "13", "13", "13"],
            "the best showing opens fifth street", |g, _| deal::opens(g, 2)),
        rules(["12.b", "12.b", "13.b", "13.b", "13.b", "12.a", "13.a", "13.a", "13.a"],
            "what fifth street is bet in", |g, rule| bet::unit(g, 2, rule)),
        rules(["15", "15", "16", "16", "16", "15", "16", "16", "16"], "sixth street is dealt",
            |g, _| deal::street(g, 3)),
        rules(["16", "16", "17", "17", "17", "16", "17", "17", "17"],
            "the best showing opens sixth street", |g, _| deal::opens(g, 3)),
        rules(["16.b", "16.b", "17.b", "17.b", "17.b", "16.a", "17.a", "17.a", "17.a"],
            "what sixth street is bet in", |g, rule| bet::unit(g, 3, rule)),
        rules(["19", "19", "20", "20", "20", "19", "20", "20", "20"], "seventh street is dealt",
            |g, _| deal::street(g, 4)),
        rules(["20", "20", "21", "21", "21", "20", "21", "21", "21"],
            "the best showing opens seventh street", |g, _| deal::opens(g, 4)),
        rules(["20.b", "20.b", "21.b", "21.b", "21.b", "20.a", "21.a", "21.a", "21.a"],
            "what seventh street is bet in", |g, rule| bet::unit(g, 4, rule)),
        rules(["22", "22", "23", "23", "23", "22", "23", "23", "23"], "live hands are shown",
            |g, _| deal::showdown(g)),
        rule("s6.a", "the deck is dealt to its last card", |g, _| deal::last_card(g)),
        rule("s6.b", "the last card is mixed with the rest", |g, _| deal::mixed(g)),
        rule("s6.d", "one is burned again", |g, _| deal::burned_again(g)),
        rule("s6.e", "no burn if all are needed", |g, _| deal::no_burn(g)),
        rule("s6.f", "one card for everybody", |g, _| deal::common(g)),
        rules(["", "", "", "", "", "s8.1", "", "", ""], "three fees from the pot", |g, _| {
            fees::from_pot_dealt(g);
            fees::by_hand(g);
        }),
        rules(["", "", "s8.1", "", "s8.1", "", "", "s8.1", "s8.1"],
            "three fees from the pot", |g, _| {
                fees::from_antes(g);
                fees::by_hand(g);
            }),
        rules(["", "", "s8.1.a", "", "s8.1.a", "s8.1.a", "", "s8.1.a", "s8.1.a"],
            "no fee of a street not reached", |g, _| fees::by_hand(g)),
        rules(["", "", "s8.1.b", "", "s8.1.b", "s8.1.b", "", "s8.1.b", "s8.1.b"],
            "four options by time", |g, _| fees::by_time(g)),
        rules(["s8.1", "s8.1", "", "s8.1", "", "", "s8.1", "", ""],
            "three fees or by time", |g, _| {
                fees::from_antes(g);
                fees::by_hand(g);
                fees::by_time(g);
            }),
        rule("s8.2", "fees are fixed before the cards", |g, _| fees::fixed(g)),
        rule("s8.3", "one option at a time", |g, _| fees::one_option(g)),
        rule("s8.4", "a fee is no share of wagers", |g, _| fees::flat(g)),
        rule("s8.5", "at most five rates", |g, _| fees::rates(g)),
    ],
};

#[test]
fn rules_hold_for_each_game() {
    TABLE.check(game);
}
