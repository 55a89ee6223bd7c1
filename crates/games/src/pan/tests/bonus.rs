//! The Bonus Tie, and in which order wagers are settled.
//!
//! Rules: table

use super::super::testing::{Text, hand, refusal, seat, text, tie};
use super::super::wagers;
use crate::check::{breach, check, open, refused};
use ::law::testing::{RuleTable, rules};
use money::Cents;
use table::{Bet, Party, Verbs as _, assert_partition};

const TABLE: RuleTable<Text, 2> = RuleTable {
    books: ["ca:pan-9-bonus-tie/", "ca:super-pan-9-bonus-tie/"],
    rows: &[
        rules(["s3.a", "s6.a"], "it needs a base wager", beside),
        rules(["s3.1", "s2.d"], "before the deal, two at a seat", before),
        rules(["s3.2", "s6.c"], "more, less or as much", any_amount),
        rules(["s3.3", "s5.f"], "both with three cards and the same total", naturals),
        rules(["", "s6.h"], "10, 40 and 10 to 1", printed),
        rules(["s3.4", "s6.e"], "the player-dealer pays and takes", by_the_bank),
        rules(["s3.5.a", "s6.g"], "from the button", from_the_button),
        rules(["s3.5.b", ""], "game before bonus, seat by seat", game_first),
        rules(["", "s2.f"], "all base wagers, then all bonuses", kind_by_kind),
        rules(["s3.6", "s6.f"], "what is not covered goes back", goes_back),
        rules(["", "s2.b s6.b"], "back-line wagers, bonuses too", back_line),
        rules(["", "s2.c"], "free spots", free_spots),
        rules(["", "s6.d"], "no fee", no_fee),
    ],
};

#[test]
fn both_texts_have_the_bonus() {
    TABLE.check(text);
}

#[test]
fn every_class_is_ruled_by_one_line() {
    for wager in [&wagers::SUPER, &wagers::PAN, &wagers::SUPER_PAN] {
        assert_partition(wager);
    }
    for wager in [&wagers::PAN_TIE, &wagers::SUPER_PAN_TIE] {
        assert_partition(wager);
    }
}

const BOTH: &str = "1: base 10, bonus-tie 10";

fn beside(text: Text, rule: &str) {
    text.refuses(&format!("{} | 1: bonus-tie 10", tie(7)), rule);
    text.refuses(&format!("{} | 1: base 10 | 2: bonus-tie 10", tie(7)), rule);
    text.pays(&format!("{} | 1: base 10", tie(7)), "1 base pushes 0");
}

fn before(text: Text, rule: &str) {
    let mut table = text.laid(8, "1: base 10");
    refusal(table.as_mut(), |t| t.stake(&Bet::new(seat(1), "bonus-tie", Cents::dollars(5))));
    let mut table = open(text.game.id, "");
    table.bank(seat(8), Cents::dollars(100), None).unwrap();
    table.stake(&Bet::new(seat(1), "base", Cents::dollars(5))).unwrap();
    table.stake(&Bet::new(seat(1), "bonus-tie", Cents::dollars(5))).unwrap();
    let twice =
        refusal(table.as_mut(), |t| t.stake(&Bet::new(seat(1), "bonus-tie", Cents::dollars(5))));
    assert!(rule.ends_with("s3.1") || twice == rule, "one area for each");
}

fn any_amount(text: Text, _: &str) {
    let limits = "min=5.00 max=100.00";
    for bonus in ["5", "10", "100"] {
        let round = format!("bank 8 9999 | {} | 1: base 10, bonus-tie {bonus}", tie(6));
        check(
            text.game.id,
            limits,
            &round,
            &format!("1 base pushes 0; 1 bonus-tie loses {bonus}"),
        );
    }
    for wrong in ["4.99", "100.01"] {
        let round = format!("bank 8 9999 | {} | 1: base 10, bonus-tie {wrong}", tie(6));
        let rule = match text.game.id {
            "ca/pan-9-bonus-tie" => "ca:pan-9-bonus-tie/s3.2",
            _ => "ca:super-pan-9-bonus-tie/s2.e",
        };
        refused(text.game.id, limits, &round, rule);
    }
    // The base wager has the limits of the table.
    let round = format!("bank 8 9999 | {} | 1: base 100.01", tie(6));
    let rule = match text.game.id {
        "ca/pan-9-bonus-tie" => "ca:general/9.c",
        _ => "ca:super-pan-9-bonus-tie/s2.e",
    };
    refused(text.game.id, limits, &round, rule);
}

fn naturals(text: Text, rule: &str) {
    for (total, won) in [(7, 100), (8, 400), (9, 100)] {
        let expected = format!("1 base pushes 0; 1 bonus-tie wins {won}");
        text.pays(&format!("{} | {BOTH}", tie(total)), &expected);
    }
    // A tie on six of three cards each, and one on eight with a fourth card.
    let lost = format!("1 base pushes 0; 1 bonus-tie loses 10 {rule}");
    let six = format!("seat1 {} | dealer {} | act 1 stand | {BOTH}", hand(6), hand(6));
    text.pays(&six, &lost);
    for (own, bank) in [("Kh Qh 5h 3d", "Kc 3c 5c"), ("Kh 3h 5h", "Kc Qc 4c 4d")] {
        let act = if own.len() > 8 { "draw" } else { "stand" };
        text.pays(&format!("seat1 {own} | dealer {bank} | act 1 {act} | {BOTH}"), &lost);
    }
    // Seven against eight, both of three cards.
    text.pays(
        &format!("seat1 {} | dealer {} | act 1 stand | {BOTH}", hand(8), hand(7)),
        "1 base wins 10; 1 bonus-tie loses 10",
    );
}

fn printed(text: Text, rule: &str) {
    for (total, won) in [(9, 100), (8, 400), (7, 100)] {
        let expected = format!("1 base pushes 0; 1 bonus-tie wins {won} {rule}");
        text.pays(&format!("{} | {BOTH}", tie(total)), &expected);
    }
    // More may be posted, never less (`reading:ca-super-pan-tie-pays`).
    let more = format!("bank 8 9999 | {} | {BOTH}", tie(9));
    let set = "odds.bonus-tie.nine=40:1";
    check(text.game.id, set, &more, "1 base pushes 0; 1 bonus-tie wins 400");
    assert!(breach(text.game.id, "odds.bonus-tie.nine=9:1").contains(rule));
}

fn by_the_bank(text: Text, _: &str) {
    let won = text.settled("", &format!("{} | {BOTH}", tie(8)));
    assert_eq!(won.net(Party::PlayerDealer), Cents::dollars(-400));
    let lost = text.settled("", &format!("{} | {BOTH}", tie(5)));
    assert_eq!(lost.net(Party::PlayerDealer), Cents::dollars(10));
    assert_eq!((won.net(Party::House), lost.net(Party::House)), (Cents::ZERO, Cents::ZERO));
}

/// Two seats that tie on eight with the player-dealer.
const TWO: &str = "seat1 3h 5h Kh | seat2 3h 5h Kh | dealer 3c 5c Kc | act 1 stand | act 2 stand \
                   | 1: base 10, bonus-tie 10 | 2: base 10, bonus-tie 10";

fn from_the_button(text: Text, _: &str) {
    // $400 is what one bonus takes: the seat with the button has it.
    for (action, paid) in [(1, 1), (2, 2)] {
        let round = format!("bank 8 400 action {action} | {TWO}");
        let settled = crate::check::play(open(text.game.id, "").as_mut(), &round).unwrap();
        let won: Vec<u8> =
            settled.lines.iter().filter(|l| l.pays > Cents::ZERO).map(|l| l.seat).collect();
        assert_eq!(won, [paid]);
    }
    // The dice place it: four points from seat 8 are seat 3, where nobody sits; the next is 1.
    let round = format!("bank 8 400 | throw 1 1 2 | {TWO}");
    let settled = crate::check::play(open(text.game.id, "").as_mut(), &round).unwrap();
    assert_eq!(settled.lines[0].seat, 1);
}

/// A seat that wins $10 and one that loses, both with a bonus that loses.
const MIXED: &str = "seat1 4h 5h Kh | seat2 2h 5h Kh | dealer 3c 5c Kc | act 1 stand \
                     | act 2 stand \
                     | 1: base 10, bonus-tie 10 | 2: base 10, bonus-tie 10";

fn game_first(text: Text, _: &str) {
    let order = "1 base wins 10; 1 bonus-tie loses 10; 2 base loses 10; 2 bonus-tie loses 10";
    text.pays(MIXED, order);
}

fn kind_by_kind(text: Text, _: &str) {
    let order = "1 base wins 10; 2 base loses 10; 1 bonus-tie loses 10; 2 bonus-tie loses 10";
    text.pays(MIXED, order);
}

fn goes_back(text: Text, rule: &str) {
    let settled = {
        let round = format!("bank 8 400 action 1 | {TWO}");
        crate::check::play(open(text.game.id, "").as_mut(), &round).unwrap()
    };
    let last = settled.lines.last().expect("a line");
    assert_eq!((last.seat, last.wager.as_ref(), last.rule.id), (2, "bonus-tie", rule));
    assert_eq!((last.pays, last.collected), (Cents::ZERO, Cents::ZERO));
}

fn back_line(text: Text, _: &str) {
    text.pays(
        &format!("{} | {BOTH} | 1+1: base 20, bonus-tie 5", tie(8)),
        "1 base pushes 0; 1+1 base pushes 0; 1 bonus-tie wins 400; 1+1 bonus-tie wins 200",
    );
    // Behind a hand that nobody plays there is nothing to ride on.
    text.refuses(&format!("{} | {BOTH} | 2+1: base 20", tie(8)), "ca:super-pan-9-bonus-tie/s2.b");
}

fn free_spots(text: Text, _: &str) {
    // One player has wagers at three spots, plays the first and leaves the others to the house.
    text.pays(
        "seat1 Kh Qh 5h | seat2 Kh Qh 5h 4d | seat3 Kh Qh 6h | dealer 2c 5c Kc \
         | 1: base 10 | 2: base 10 | 3: base 10 \
         | act 1 stand | act 2 house-way | act 3 house-way",
        "1 base loses 10; 2 base wins 10; 3 base loses 10",
    );
}

fn no_fee(text: Text, _: &str) {
    let fees = |wagers: &str| {
        let settled = text.settled("fees=F-D-3", &format!("{} | 1: {wagers}", tie(8)));
        let to_room = settled.transfers.iter().filter(|t| t.to == Party::Room);
        to_room.map(|transfer| transfer.amount).sum::<Cents>()
    };
    assert_eq!(fees("base 10"), fees("base 10, bonus-tie 100"));
}
