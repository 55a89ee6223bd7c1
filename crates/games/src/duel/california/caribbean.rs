//! Caribbean Stud Poker, from four decks or eight.
//!
//! Five cards each, one at a time, the player-dealer's last in view; Call for two Antes or fold.
//! The last card that the player-dealer turns says who is settled first. The chart puts a flush
//! above a full house, and so does the play (`reading:ca-caribbean-flush`); who bets behind a seat
//! follows the hand.

use super::super::round::{exactly, listed};
use super::super::{
    Act, Bundle, Dealt, Decision, Duel, Extra, Irregular, Plan, Round, Rules, Run, Shape,
    Showdown, Stage, Strength, Turns, unruled_first,
};
use crate::california::rotation::Eligibility;
use crate::california::{Room, partnership};
use crate::chance::{Chance, Procedure};
use crate::variant::{Variant, Wagers};
use cards::{Card, Rank};
use hands::{Category, Printed, stacked};
use law::ca::{caribbean_stud as csp, fees, general};
use law::{Cite, Lawful, reading};
use table::{
    BackLine, Cites, Effect, Face, First, Kind, Order, PayTable, Refusal, Ruling, Wager, at_least,
    loses, pays, pushes, to,
};

#[cfg(test)]
mod back_line_tests;
#[cfg(test)]
mod irregular_tests;
#[cfg(test)]
mod rank_tests;
#[cfg(test)]
mod tests;

/// Rules 8 to 14: cards that are seen, pulled or dealt wrongly, and a seat that is passed over.
static IRREGULAR: [(Cite, Irregular); 6] = [
    (csp::R8, Irregular::DeadDealers),
    (csp::R9, Irregular::DealersPlays),
    (csp::R10, Irregular::Dead),
    (csp::R11, Irregular::Dead),
    (csp::R13_A, Irregular::PassedOver(csp::R13_B)),
    (csp::R14, Irregular::NoWager),
];

/// 13.b: a seat that was passed over in the hand before has a button. 7: somebody has a part in
/// the player-dealer's hand.
fn first(rules: &Rules, ruling: &Ruling) -> Result<First, Refusal> {
    match (ruling.seat, ruling.amount) {
        (Some(seat), None) if ruling.rule == csp::R13_B.id => {
            Ok(First::Courtesy(seat, csp::R13_B))
        }
        _ => partnership(Some((PARTNERS_MAX, csp::R7)), ruling).unwrap_or_else(|| {
            ruling.fits()?;
            unruled_first(rules, ruling)
        }),
    }
}

/// 7, and `reading:ca-kum-kum`.
const PARTNERS_MAX: u8 = 3;

/// The course of a round, by the order of hands in use.
const fn plan(strength: fn(&[Card], &[Card]) -> Strength) -> Plan {
    Plan {
        shape: Shape::Stud,
        bundles: &[Bundle { wagers: &["ante", "call"], units: Showdown::units }],
        stages: &[
            // s2: one card after another, the player-dealer last; r12 knows no other way.
            Stage::Seats(1, csp::RS2),
            Stage::Dealer(1, Face::Down, csp::RS2),
            Stage::Seats(2, csp::RS2),
            Stage::Dealer(2, Face::Down, csp::RS2),
            Stage::Seats(3, csp::RS2),
            Stage::Dealer(3, Face::Down, csp::RS2),
            Stage::Seats(4, csp::RS2),
            Stage::Dealer(4, Face::Down, csp::RS2),
            Stage::Seats(5, csp::RS2),
            // `reading:ca-caribbean-up-card`: the top card is the last dealt.
            Stage::Dealer(5, Face::Up, csp::RS2),
            Stage::Decide(Decision {
                acts: &[Act::Call, Act::Fold],
                when: |_, seat| seat.live(),
                rule: csp::RS3,
            }),
            Stage::OpenDealer(csp::RS4),
            Stage::ShowSeats(csp::RS6),
        ],
        paths: &[&[Act::Fold], &[Act::Call]],
        ante: "ante",
        main: &["ante"],
        sides: &[],
        kept: &[],
        turns: Turns::FromTheLeft,
        effects,
        strength,
        // s5, and `reading:ca-caribbean-qualifier`.
        qualifies: |dealer| dealer.number >= ACE_KING,
        dealer: true,
        action: first_action,
        untimely: |_, _, _| None,
        due: csp::RS2,
        ruled: csp::R12,
        first,
        irregular: |rules, round, ruling| listed(&IRREGULAR, rules, round, ruling),
    }
}

static PRINTED: Plan = plan(|own, _| strength(own, Printed::FlushFirst));
static USUAL: Plan = plan(|own, _| strength(own, Printed::Usual));

/// s5: the number from which hands hold ace and king or better. Five falling ranks are numbered by
/// how many sets lie below: those without an ace are sets of five ranks up to the king, 16 over 5,
/// and those with an ace whose next is below the king are sets of four up to the queen, 14 over 4.
const ACE_KING: u16 = 4368 + 1001;

fn strength(own: &[Card], printed: Printed) -> Strength {
    let hand = exactly(own).map(|cards| stacked(&cards, printed));
    hand.map_or(Strength { number: 0, kind: 0 }, |hand| Strength {
        number: hand.number(),
        kind: hand.category() as u8,
    })
}

/// s3: Call is exactly twice the Ante; a fold gives the Ante up before any card is opened
/// (`reading:ca-folds-first`).
fn effects(act: Act) -> &'static [Effect] {
    match act {
        Act::Call => &[Effect::Stakes { wager: "call", of: "ante", times: 2, rule: csp::RS3 }],
        Act::Fold => &[Effect::Forfeits { wager: "ante" }],
        _ => &[],
    }
}

/// s4, s4.a: the last card turned names a seat, the first to the left being the second of all.
fn first_action(round: &Round) -> Option<u8> {
    let [.., last] = exactly::<5>(round.dealer.cards())?;
    Some(match last.rank() {
        Rank::Ace | Rank::Eight => 1,
        Rank::Two | Rank::Nine => 2,
        Rank::Three | Rank::Ten => 3,
        Rank::Four | Rank::Jack => 4,
        Rank::Five | Rank::Queen => 5,
        Rank::Six | Rank::King => 6,
        Rank::Seven => 7,
    })
}

/// s5 to s9.
#[rustfmt::skip]
static ANTE: Wager<Showdown> = Wager {
    id: "ante", aliases: &[], title: "Ante", kind: Kind::Main,
    tables: &[PayTable { id: "even", meter: None, lines: &[
        pays  ("player is higher",        |s| s.qualified() && s.wins(), to(1, 1), csp::RS8),
        pays  ("not qualified",           Showdown::unqualified,         to(1, 1), csp::RS5),
        pushes("equal hands",             |s| s.qualified() && s.ties(),           csp::RS9),
        loses ("player-dealer is higher", |s| s.qualified() && s.loses(),          csp::RS7),
        loses ("folded",                  Showdown::folded,                        csp::RS3),
    ] }],
};

/// s8: a better hand than a qualified player-dealer's, by its kind. Rule 18 lets a house pay more.
fn won(s: Showdown, kinds: &[Category]) -> bool {
    s.qualified() && s.wins() && kinds.iter().any(|kind| s.kind == *kind as u8)
}

#[rustfmt::skip]
static CALL: Wager<Showdown> = Wager {
    id: "call", aliases: &[], title: "Call", kind: Kind::Later,
    tables: &[PayTable { id: "CSP-CALL", meter: None, lines: &[
        pays  ("royal flush",             |s| won(s, &[Category::RoyalFlush]),                 at_least(10, 1), csp::RS8),
        pays  ("straight flush",          |s| won(s, &[Category::StraightFlush]),              at_least(9, 1),  csp::RS8),
        // Five of a rank count as four: `reading:ca-caribbean-five-of-a-kind`.
        pays  ("four of a kind",          |s| won(s, &[Category::FourOfAKind, Category::FiveOfAKind]), at_least(8, 1), csp::RS8),
        pays  ("full house",              |s| won(s, &[Category::FullHouse]),                  at_least(7, 1),  csp::RS8),
        pays  ("flush",                   |s| won(s, &[Category::Flush]),                      at_least(6, 1),  csp::RS8),
        pays  ("straight",                |s| won(s, &[Category::Straight]),                   at_least(5, 1),  csp::RS8),
        pays  ("three of a kind",         |s| won(s, &[Category::ThreeOfAKind]),               at_least(3, 1),  csp::RS8),
        pays  ("two pair",                |s| won(s, &[Category::TwoPair]),                    at_least(2, 1),  csp::RS8),
        pays  ("a pair or less",          |s| won(s, &[Category::Pair, Category::HighCard]),   at_least(1, 1),  csp::RS8),
        pushes("not qualified",           Showdown::unqualified,                               csp::RS5),
        pushes("equal hands",             |s| s.qualified() && s.ties(),                       csp::RS9),
        loses ("player-dealer is higher", |s| s.qualified() && s.loses(),                      csp::RS7),
        loses ("folded",                  Showdown::folded,                                    csp::RS3),
    ] }],
};

/// Caribbean Stud Poker.
pub(in super::super) static CARIBBEAN: Variant<Duel> = Variant {
    id: "ca/caribbean-stud",
    title: "Caribbean Stud Poker",
    kind: "player-dealer",
    rules: &[csp::RS5, csp::RS8, csp::R19],
    sections: &[general::SECTION, csp::SECTION],
    own: &[],
    // 19: the front bet, then the back bet.
    wagers: Wagers::Listed(&[&ANTE, &CALL]),
    by_option: &[],
    // Eight hands of five; cards that are dead, and those burned for them.
    chance: Chance::Cards(Procedure::ShoeOf { decks: 8, round_max: 72 }),
    house: &Dealt {
        plan: |posted| if posted.word("ranking") == "usual" { &USUAL } else { &PRINTED },
        extra: &[Extra {
            name: "ranking",
            default: "printed",
            lawful: || Lawful::Word(vec!["printed", "usual"]),
            rule: reading::CA_CARIBBEAN_FLUSH,
        }],
        // s0.d, and `reading:ca-caribbean-decks`.
        decks: (&[8, 4], csp::RS0_D),
        needs: &[],
        equal: &[],
        // `reading:ca-caribbean-seat-order`.
        order: Order::SeatBySeat,
        cites: Cites {
            closed: csp::RS1,
            touched: csp::R15,
            pack: csp::RS0_C,
            order: csp::R19,
            wagers: csp::RS1,
            coverage: csp::R19,
            returned: general::R5_E,
            aggregate: csp::R19,
            seats: csp::RS4_A,
            decisions: csp::RS3,
            meter: general::R5_D,
            envy: &[],
            limits: &[],
            oral: None,
        },
        run: Run::Room(Room {
            seats: &[8],
            seats_rule: csp::RS4_A,
            eligibility: Eligibility::PriorBet,
            // 2.a, 3: two at most, on the seated player's hand.
            behind: BackLine { most: 2, wagers: &[], on: Some("ante"), rule: csp::R2_A },
            schedules: &["F-B"],
            fee_rule: fees::RF_B,
            free: &[],
            limits: csp::RS1,
            coverage: csp::R19,
            first: Some(csp::RS4),
            side: None,
            adjust: |_, _| Ok(()),
        }),
    },
};
