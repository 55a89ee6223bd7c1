//! What Kansas City Lowball and Lowball have alike.
//!
//! Rules: table

use super::testing::{beats, four, table};
use crate::act::{Awaited, Move, To};
use crate::hand::Hand;
use crate::ranking::{Held, Joker};
use crate::variants::find;
use crate::variants::testing::game;
use crate::variants::triple_draw::testing::{NONE, ONE, at_bet, step, story, until};
use cards::AnyCard;
use law::testing::{RuleTable, rule, rules};
use money::Cents;

#[rustfmt::skip]
const TABLE: RuleTable<&str, 2> = RuleTable {
    books: ["ca:kansas-city-lowball/", "ca:lowball/"],
    rows: &[
        // In whatever order they lie.
        rule("1.b", "hands are read by their cards",
            |id, _| beats(id, &[["2c 8c 3s 6d 4h", "9c 2h 5d 3d 4s"]])),
        rules(["s1.c", "s1.b"], "five cards one by one then a round", |id, _| {
            let told = story(&four(id), ONE);
            assert_eq!(told[0], "deal 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 1");
            assert_eq!(told[1], "bet 4 1 2 3");
            let hand = until(&table(id), NONE, at_bet(0));
            assert!(hand.sight(None).players().all(|player| !player.cards()[0].is_known()));
        }),
        rules(["7", "6"], "half a blind or more is all of it", |id, _| {
            for stack in ["15", "29"] {
                let short = table(id).stacks(&["500", "500", stack]);
                assert_eq!(short.menu().call, Cents::dollars(20), "the button has ten in");
            }
        }),
        rules(["12.a", "11.a"], "a number changes until a card is dealt", |id, rule| {
            let mut hand = until(&table(id), NONE, |hand| hand.ask() == Awaited::Card(To::Burn));
            hand.act(0, Move::Draw(0b1)).expect("no card is out");
            step(&mut hand, NONE);
            let late = hand.act(0, Move::Draw(0)).expect_err("the burn is out");
            assert_eq!(late.rule.map(|rule| rule.id), Some(rule));
        }),
        rules(["13.a", "12.a"], "numbers are told until there is action", |id, _| {
            let mut hand = until(&table(id), |_, place| place as u8, at_bet(1));
            let told =
                |hand: &Hand| hand.sight(Some(0)).players().map(|p| p.drew).collect::<Vec<_>>();
            assert_eq!(told(&hand), [Some(0), Some(1), Some(2)]);
            step(&mut hand, NONE);
            assert_eq!(told(&hand), [None; 3]);
        }),
        rules(["14.a", "13.a"], "a bet and six raises", |id, rule| {
            let six = "1 raise, 2 raise, 3 raise, 1 raise, 2 raise, 3 raise 210.00";
            table(id).acts(six).reach();
            table(id).acts(six).acts("1 raise 240.00").refused(rule);
        }),
        rules(["14.b", "13.b"], "between two no end of raises", |id, _| {
            let both = "2 raise, 3 raise, 2 raise, 3 raise";
            table(id).acts("1 fold").acts(both).acts(both).acts("2 raise 300.00").reach();
        }),
        rules(["16.a", "15.a"], "to open takes the large blind", |id, _| {
            assert_eq!(four(id).menu().call, Cents::dollars(30));
            let other = four(id).set("blinds=10/20/40").menu();
            assert_eq!(other.call, Cents::dollars(40), "as posted");
        }),
        rules(["11.a", "10.a"], "a hand has five cards", |id, _| {
            let variant = find(id).expect("a game");
            let number = |own: &str| {
                let own: Vec<AnyCard> =
                    own.split_whitespace().map(|card| card.parse().expect("a card")).collect();
                variant.awards[0].number(&Held { own: &own, board: &[], joker: Joker::Down })
            };
            assert!(number("7c 5d 4h 3s 2c") > 0 && number("7c 5d 4h 3s X") > 0);
            assert_eq!([number("7c 5d 4h 3s"), number("7c 5d 4h 3s 2c 2d")], [0, 0]);
            let last = variant.streets.len() - 1;
            let hand = until(&table(id), |_, place| place as u8, at_bet(last));
            assert!(hand.places().iter().all(|place| place.cards().len() == 5));
        }),
        rules(["12.b", "11.b"], "a number changes until a player acts", |id, rule| {
            let acts = "1 call, 2 call, 3 check, 2 draw Kc, 2 draw Kc Qd";
            let setup = || table(id).cards(2, "Kc Qd 5h 3s 2c").acts(acts);
            assert_eq!(setup().reach().places()[1].cards().len(), 3);
            // The rule before says when it is too late.
            setup().acts("3 pat, 2 pat").refused(&rule.replace(".b", ".a"));
        }),
    ],
};

#[test]
fn rules_hold_for_each_game() {
    TABLE.check(game);
}
