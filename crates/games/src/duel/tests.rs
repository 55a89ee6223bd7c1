//! A toy plan with everything a plan can have: a board that is turned card by card, a wager that
//! is taken back, one name for two amounts, settlement from the dealer's right. Its rules are
//! borrowed: no book prints it.

use super::{
    Act, Bundle, CARDS, Casino, Dealt, Decision, Duel, OwnThree, Plan, Rules, Run, Shape,
    Showdown, Stage, Strength, Turns,
};
use crate::check::written;
use crate::testing::{Looks as _, Replays as _};
use crate::variant::{Variant, Wagers};
use law::{Posted, uk};
use money::Cents;
use table::Tape;
use table::{
    Ask, Bet, Croupier, Effect, Face, Kind, Order, PayTable, Seat, Source, Table, Verbs as _,
    Wager, loses, pays, to,
};

static PLAN: Plan = Plan {
    shape: Shape::Ride,
    bundles: &[Bundle { wagers: &["second"], units: Showdown::units }],
    stages: &[
        Stage::Seats(3, uk::R5_12),
        Stage::Board(2, Face::Down, uk::R5_12),
        Stage::Decide(Decision {
            acts: &[Act::Withdraw1, Act::Ride],
            when: |_, seat| seat.live(),
            rule: uk::R5_13,
        }),
        Stage::ShowBoard(1, uk::R5_12),
        Stage::Decide(Decision {
            acts: &[Act::Play2, Act::Play4, Act::Check],
            when: |_, seat| seat.did(Act::Ride),
            rule: uk::R5_13,
        }),
        Stage::ShowBoard(2, uk::R5_12),
        Stage::ShowSeats(uk::R5_16),
    ],
    paths: &[&[Act::Fold]],
    ante: "second",
    main: &["first", "second"],
    sides: &[],
    kept: &[],
    turns: Turns::FromTheLeft,
    effects: |act| match act {
        Act::Withdraw1 => &[Effect::Takes { wager: "first", rule: uk::R5_14 }],
        Act::Play2 => {
            &[Effect::Stakes { wager: "third", of: "second", times: 2, rule: uk::R5_13 }]
        }
        Act::Play4 => {
            &[Effect::Stakes { wager: "third", of: "second", times: 4, rule: uk::R5_13 }]
        }
        _ => &[],
    },
    strength: |_, _| Strength { number: 0, kind: 0 },
    qualifies: |_| true,
    dealer: false,
    action: |_| None,
    untimely: |_, _, _| None,
    due: uk::R5_12,
    ruled: uk::R5_12,
    first: crate::duel::unruled_first,
    irregular: crate::duel::unruled,
};

macro_rules! toy {
    ($name:ident, $id:literal, $kind:expr) => {
        static $name: Wager<OwnThree> = Wager {
            id: $id,
            aliases: &[],
            title: $id,
            kind: $kind,
            tables: &[PayTable {
                id: "toy",
                meter: None,
                lines: &[
                    pays("pair", |h| h.kind == hands::ThreeKind::Pair, to(1, 1), uk::R5_22_A),
                    loses("no pair", |h| h.kind != hands::ThreeKind::Pair, uk::R5_23),
                ],
            }],
        };
    };
}

toy!(FIRST, "first", Kind::Main);
toy!(SECOND, "second", Kind::Main);
toy!(THIRD, "third", Kind::Later);

static TOY: Variant<Duel> = Variant {
    id: "toy",
    title: "Toy",
    kind: "toy",
    rules: &[],
    sections: &[],
    own: &[],
    wagers: Wagers::Listed(&[&FIRST, &SECOND, &THIRD]),
    by_option: &[],
    chance: CARDS,
    house: &Dealt {
        plan: |_| &PLAN,
        extra: &[],
        decks: (&[1], uk::R5_3),
        needs: &[],
        equal: &[],
        order: Order::FromTheRight,
        cites: super::three_card::CITES,
        run: Run::House(Casino {
            seats: (1, 7),
            limits: uk::R5_5,
            within: None,
            unnoticed: None,
            offered: uk::R5_2,
            alone: uk::R5_9,
            awards: |_| Source::Tray,
            ceiling: |_| None,
        }),
    },
};

fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

fn opened() -> Box<dyn Table> {
    Box::new(Croupier::new(TOY.post(&Posted::new()).expect("lawful")))
}

/// A table with ten dollars on both wagers at two seats, pairs at both and a board of two.
fn dealt() -> Tape {
    let mut table = Tape::new(opened());
    for (n, wager) in [(1, "first"), (1, "second"), (2, "first"), (2, "second")] {
        table.stake(&Bet::new(seat(n), wager, Cents::dollars(10))).expect("a wager");
    }
    table.close().expect("closed");
    for card in cards::parse_cards("2h 2c 9d 3h 5c 9c Ah Kd").expect("cards") {
        table.deal(card).expect("a card");
    }
    table
}

fn menu(table: &dyn Table) -> Vec<String> {
    match table.next() {
        Ask::Decide { seat } => table.words(seat),
        other => panic!("{other:?}"),
    }
}

#[test]
fn stages_come_in_their_order_and_nobody_sees_the_board_too_early() {
    let mut table = dealt();
    let seen = |table: &dyn Table| table.figure("board").is_some();
    assert_eq!(menu(&table), ["ride", "withdraw"]);
    assert!(!seen(&table));
    assert!(table.decide(seat(2), "ride").is_err(), "seat 1 comes first");
    table.decide(seat(1), "ride").expect("an act");
    table.decide(seat(2), "withdraw").expect("an act");
    assert_eq!(table.turns().as_deref(), Some("board"));
    table.show().expect("the first of two");
    // Whoever withdrew is not asked again, and one name stands for two amounts.
    assert_eq!(menu(&table), ["play 40.00", "play 20.00", "check"]);
    let refused = |text: &str, table: &mut dyn Table| {
        let before = table.state();
        let refusal = table.decide(seat(1), text).expect_err(text);
        assert_eq!(table.state(), before, "{text} changed something");
        refusal.rule
    };
    for text in ["play", "play 30.00", "play 20.01", "ride", "fold"] {
        assert_eq!(refused(text, &mut table), Some(uk::R5_13), "{text}");
    }
    table.decide(seat(1), "play 20.00").expect("an act");
    assert_eq!(table.turns().as_deref(), Some("board"));
}

#[test]
fn a_game_lists_its_own_decisions_and_no_others() {
    let table = dealt();
    assert_eq!(table.sign().words, ["play", "ride", "withdraw", "check"]);
    let ids: Vec<String> =
        table.menu(seat(1)).iter().map(|choice| choice.id.to_string()).collect();
    assert_eq!(ids, ["play", "play", "ride", "withdraw", "check"]);
}

#[test]
fn what_is_taken_back_is_returned_and_the_right_is_settled_first() {
    let mut table = dealt();
    table.decide(seat(1), "ride").expect("an act");
    table.decide(seat(2), "withdraw").expect("an act");
    table.show().expect("a card");
    table.decide(seat(1), "play 40.00").expect("an act");
    while let Ask::Show { .. } = table.next() {
        table.show().expect("a card");
    }
    let settled = table.settle().expect("over");
    let lines: Vec<String> = settled.lines.iter().map(written).collect();
    let expected = [
        "2 second loses 10 uk:5.23",
        "1 first wins 10 uk:5.22.a",
        "1 second wins 10 uk:5.22.a",
        "1 third wins 40 uk:5.22.a",
        "2 first returned 0 uk:5.14",
    ];
    assert_eq!(lines, expected);
    table.same(opened());
}

#[test]
fn without_players_nothing_is_dealt() {
    let rules = Rules { plan: &PLAN, player_banks: false };
    let round = <Duel as table::Deals>::open(&rules, &[]);
    assert!(round.is_over(rules.plan));
}
