//! Irregularities that games with the same texts rule alike.
//!
//! Rules: table

use super::{clock, draws, lone_chip, oversize, run_out, time_out, words};
use crate::testing::hand;
use crate::variants::testing::{game, rule_of};
use law::testing::{RuleTable, rule, rules};

/// Newer studs: what is mixed in when the deck runs out.
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
    rows: &[rule("s6.c", "cards burned too early are mixed in", run_out::stud_early)],
};

/// Newer draws: a deck that runs out.
#[rustfmt::skip]
const TRIPLE_DRAWS: RuleTable<&str, 3> = RuleTable {
    books: ["ca:archie/", "ca:badacey/", "ca:badeucey/"],
    rows: &[
        rule("s6.a", "cards are dealt down to the last", |id, _| run_out::deals_down(id)),
        rule("s6.b", "burns and pile come first without this rounds discards",
            |id, _| run_out::earlier_pile(id)),
        rule("s6.1", "the last card only ends the third draw", |id, _| run_out::last_card(id)),
        rule("s6.1.a",
            "discards of players already served come next", |id, _| run_out::served(id)),
        rule("s6.2", "every hand is completed", |id, _| run_out::completed(id, 5)),
        rule("s6.3", "the rounds discards are the new pile", |id, _| run_out::new_pile(id)),
    ],
};

/// Older draws: cards exposed, and hands of the wrong size.
#[rustfmt::skip]
const DRAWS: RuleTable<&str, 3> = RuleTable {
    books: ["ca:kansas-city-lowball/", "ca:lowball/", "ca:match-it/"],
    rows: &[
        rules(["1.c", "1.c", ""], "a misstated hand is foul", draws::foul),
        rules(["", "8.a", ""], "an exposed seven has to be taken",
            |id, rule| draws::kept(id, rule, &["7h", "2h", "X", "Ah"], &["8h", "Kh"])),
        rules(["9.a", "", ""], "an exposed seven has to be taken",
            |id, rule| draws::kept(id, rule, &["7h", "2h", "X"], &["8h", "Ah"])),
        rules(["9.b", "8.b", ""], "an exposed eight is replaced after the deal", draws::replaced),
        rules(["9.c", "8.c", ""], "the first exposed card is the burn", draws::burn),
        rules(["9.d 9.f", "8.d", "s7.3.b"], "a card exposed on the draw is replaced after it",
            draws::on_draw),
        rules(["11.a", "", ""], "more or fewer than five cards are foul",
            |id, rule| draws::wrong_size(id, rule, 3)),
        rules(["11.b", "10.b", ""], "a short hand is filled up before action",
            |id, rule| draws::filled(id, rule, 5, "")),
        rules(["11.c", "10.c", ""], "the button gets a fifth card after action",
            |id, rule| draws::filled_late(id, rule, 5, "")),
        rules(["11.d", "10.d", ""], "other short hands get their cards with the draw",
            |id, rule| draws::filled_on_draw(id, rule, 5, "")),
        rules(["9.e", "8.e", ""], "a flashed card is not an exposed one before the draw",
            draws::flashed),
        rules(["", "10.a", ""], "more or fewer than five cards are foul",
            |id, rule| draws::wrong_size(id, rule, 1)),
        rules(["", "", "7.a"], "more or fewer than three cards are foul",
            |id, rule| draws::wrong_size(id, rule, 2)),
        rules(["", "", "7.b 7.c"], "a short hand is filled up before action",
            |id, rule| draws::filled(id, rule, 3, "ccc")),
        rules(["", "", "7.d"], "the button gets a third card after action",
            |id, rule| draws::filled_late(id, rule, 3, "ccc")),
        rules(["", "", "7.e"], "other short hands get their cards with the draw",
            |id, rule| draws::filled_on_draw(id, rule, 3, "ccc")),
    ],
};

/// Chips, words and the clock without a limit.
#[rustfmt::skip]
const NO_LIMIT: RuleTable<&str, 2> = RuleTable {
    books: ["ca:omaha/", "ca:no-limit-poker/"],
    rows: &[
        rules(["s2.6", ""], "the bet is set right to the words", |id, rule| {
            words(id, rule);
            // In a limit game nothing of the kind is printed.
            hand(id).ruled(rule, "act 1", "amount=4.00").refused(rule);
        }),
        rules(["s2.8.a", "8.a"], "a lone chip in silence bets all it is worth", lone_chip),
        rules(["s2.8.b", "8.b"], "a larger chip against a bet is a call", oversize),
        rules(["", "9.b"], "the clock starts at a supervisors word",
            |id, rule| clock(id, rule, rule_of(id, "9.d"))),
        rules(["", "9.d"], "the hand is dead when the time is over",
            |id, rule| time_out(id, rule_of(id, "9.b"), rule)),
        rules(["s2.9.b", ""], "the clock starts at a supervisors word",
            |id, rule| clock(id, rule, rule_of(id, "s2.9.d"))),
        rules(["s2.9.d", ""], "the hand is dead when the time is over",
            |id, rule| time_out(id, rule_of(id, "s2.9.b"), rule)),
        rules(["", "6"], "the bet is set right to the words", words),
    ],
};

#[test]
fn irregularities_of_studs() {
    STUDS.check(game);
}

#[test]
fn irregularities_of_triple_draws() {
    TRIPLE_DRAWS.check(game);
}

#[test]
fn irregularities_of_draws() {
    DRAWS.check(game);
}

#[test]
fn irregularities_of_no_limit() {
    NO_LIMIT.check(game);
}
