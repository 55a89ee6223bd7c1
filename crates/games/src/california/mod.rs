//! What all player-dealer tables of the California card room share: coverage, back-line wagers,
//! the rotation of the bank, and flat collection fees.

pub mod fees;
#[cfg(test)]
mod general_tests;
pub mod rotation;

use crate::posting::limit_options;
use cards::Pack;
use law::ca::{fees as fee_rules, general};
use law::{Breach, Cite, Fault, Lawful, Opt, Posted, Proven, reading};
use money::{Cents, Rounding};
use table::{Banker, Cites, Cover, Envy, Limits, Order, Source, Terms, Tips};

/// What a player-dealer table lets its house post.
pub struct Room {
    /// Lawful numbers of seats, the first by default; the player-dealer's seat is one of them.
    pub seats: &'static [u32],
    /// The rule of the seats.
    pub seats_rule: Cite,
    /// Whether wagers behind a seat are taken, and the rule.
    pub behind: (bool, Cite),
    /// Fee schedules that may be used, the consolidated one first.
    pub schedules: &'static [&'static str],
    /// The rule of the fees.
    pub fee_rule: Cite,
    /// Wagers that bear no fee.
    pub free: &'static [&'static str],
    /// The rule of the limits.
    pub limits: Cite,
    /// The rule of coverage.
    pub coverage: Cite,
}

/// Seats, coverage, limits, fees.
pub(crate) fn room_options(room: &Room) -> Vec<Opt> {
    let cover = Lawful::Word(vec!["net", "gross"]);
    let fees = Lawful::Word(fees::options(room.schedules));
    let seats = room.seats[0].to_string();
    let mut options = vec![
        Opt::new("seats", &seats, Lawful::OneOf(room.seats), room.seats_rule),
        Opt::new("cover_mode", "net", cover, reading::CA_COVERAGE),
        Opt::new("fees", "none", fees, room.fee_rule),
    ];
    options.extend(limit_options(["min", "max"], room.limits));
    options
}

/// The terms of a player-dealer table.
///
/// # Errors
/// A breach when limits are posted beyond those of the fee schedule's option.
pub(crate) fn house_terms(
    room: &Room,
    pack: Pack,
    order: Order,
    cites: Cites,
    proven: &Proven,
    posted: &Posted,
) -> Result<Terms, Breach> {
    let fee = fees::find(proven.word("fees"));
    let mut main = Limits {
        min: proven.money("min"),
        max: proven.money("max"),
        step: Cents::new(1),
        rule: room.limits,
    };
    if let Some(fee) = fee {
        let max = fee.max.unwrap_or(Cents::READ_MAX);
        if posted.contains_key("max") && main.max > max {
            return Err(Breach {
                faults: vec![Fault::Unlawful {
                    name: "max".into(),
                    posted: main.max.plain(),
                    lawful: format!("at most {} under {}", max.plain(), fee.id),
                    rule: fee_rules::R4,
                }],
            });
        }
        main.max = main.max.min(max);
        main.min = if posted.contains_key("min") { main.min } else { fee.min };
    }
    Ok(Terms {
        pack,
        seats_max: proven.number("seats") as u8,
        banker: Banker::PlayerDealer(match proven.word("cover_mode") {
            "gross" => Cover::Gross,
            _ => Cover::Net,
        }),
        order,
        main,
        side: main,
        side_any: None,
        equal: Vec::new(),
        ceiling: None,
        needs: Vec::new(),
        aggregate: None,
        wins: Rounding::DOWN,
        vigorish: (Rounding::UP, None),
        tips: Tips { refused: None, allowed: (false, general::R1_C), own: None },
        behind: room.behind,
        exclusive: Vec::new(),
        envy: Envy::Dealer,
        fixed_awards: Source::Tray,
        jackpot: None,
        collection: fee.map(|fee| fees::collection(fee, room.free)),
        free_hands: (0, general::R1_C),
        cites,
    })
}
