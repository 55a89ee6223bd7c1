//! Three Card Poker as it is played without an ante bonus, and wagers beside it.

use games::duel::{
    Act, Bundle, Decision, Duel, OwnThree, Plan, Shape, Showdown, Six, Stage, Strength, Turns,
    Versus,
};
use hands::Category;
use law::uk;
use table::{Effect, Face, Judge, Kind, PayTable, Wager, loses, pays, pushes, to};

/// Three cards each, one of the dealer's in view or none; without an ante bonus. An ante wins
/// against a dealer who does not qualify only if it is higher, and play goes back.
const fn three(stages: &'static [Stage]) -> Plan {
    Plan {
        shape: Shape::ThreeCard,
        bundles: &[Bundle { wagers: &["ante", "play"], units: Showdown::units }],
        stages,
        paths: &[&[Act::Fold], &[Act::Play]],
        ante: "ante",
        main: &["ante"],
        sides: &["pair", "six"],
        kept: &["pair", "six"],
        turns: Turns::FromTheLeft,
        effects: |act| match act {
            Act::Play => {
                &[Effect::Stakes { wager: "play", of: "ante", times: 1, rule: uk::R5_13 }]
            }
            _ => &[],
        },
        strength: |own, _| {
            let hand = own.try_into().map(hands::three).ok();
            hand.map_or(Strength { number: 0, kind: 0 }, |hand| Strength {
                number: hand.number(),
                kind: hand.kind() as u8,
            })
        },
        qualifies: |dealer| dealer.number > 112,
        dealer: true,
        action: |_| None,
        untimely: |_, _, _| None,
        due: uk::R5_12,
        ruled: uk::R5_12,
        first: games::duel::unruled_first,
        irregular: games::duel::unruled,
    }
}

const CHOICE: Decision =
    Decision { acts: &[Act::Play, Act::Fold], when: |_, _| true, rule: uk::R5_13 };

pub static UP: Plan = three(&[
    Stage::Seats(3, uk::R5_12),
    Stage::Dealer(1, Face::Up, uk::R5_12),
    Stage::Dealer(3, Face::Down, uk::R5_12),
    Stage::Decide(CHOICE),
    Stage::ShowDealer(uk::R5_16),
    Stage::ShowSeats(uk::R5_16),
]);

pub static DOWN: Plan = three(&[
    Stage::Seats(3, uk::R5_12),
    Stage::Dealer(3, Face::Down, uk::R5_12),
    Stage::Decide(CHOICE),
    Stage::ShowDealer(uk::R5_16),
    Stage::ShowSeats(uk::R5_16),
]);

const fn low(s: Showdown) -> bool {
    matches!(s.versus, Versus::Unqualified(_))
}

#[rustfmt::skip]
pub static ANTE: Wager<Showdown> = Wager {
    id: "ante", aliases: &[], title: "Ante", kind: Kind::Main,
    tables: &[PayTable { id: "toy", meter: None, lines: &[
        pays  ("higher",                  Showdown::wins,                    to(1, 1), uk::R5_18),
        pushes("alike",                   Showdown::ties,                              uk::R5_21),
        pushes("lower, not qualified",    |s| low(s) && s.loses(),                     uk::R5_21),
        loses ("lower",                   |s| s.qualified() && s.loses(),              uk::R5_19),
        loses ("folded",                  Showdown::folded,                            uk::R5_14),
    ] }],
};

#[rustfmt::skip]
pub static PLAY: Wager<Showdown> = Wager {
    id: "play", aliases: &[], title: "Play", kind: Kind::Later,
    tables: &[PayTable { id: "toy", meter: None, lines: &[
        pays  ("higher",        |s| s.qualified() && s.wins(),  to(1, 1), uk::R5_18),
        pushes("not qualified", low,                                      uk::R5_21),
        pushes("alike",         |s| s.qualified() && s.ties(),            uk::R5_21),
        loses ("lower",         |s| s.qualified() && s.loses(),           uk::R5_19),
        loses ("folded",        Showdown::folded,                         uk::R5_14),
    ] }],
};

#[rustfmt::skip]
pub static PAIR: Wager<OwnThree> = Wager {
    id: "pair", aliases: &[], title: "Pair", kind: Kind::Side,
    tables: &[PayTable { id: "toy", meter: None, lines: &[
        pays ("pair",    |h| h.kind == hands::ThreeKind::Pair && !h.folded, to(1, 1), uk::R5_22_A),
        loses("no pair", |h| h.kind != hands::ThreeKind::Pair || h.folded,            uk::R5_23),
    ] }],
};

#[rustfmt::skip]
pub static SIX: Wager<Six> = Wager {
    id: "six", aliases: &[], title: "Six", kind: Kind::Side,
    tables: &[PayTable { id: "toy", meter: None, lines: &[
        pays ("three or better", |s| s.0 >= Category::ThreeOfAKind, to(5, 1), uk::R5_22_A),
        loses("less",            |s| s.0 < Category::ThreeOfAKind,            uk::R5_23),
    ] }],
};

pub static WAGERS: [&dyn Judge<Duel>; 4] = [&ANTE, &PLAY, &PAIR, &SIX];
