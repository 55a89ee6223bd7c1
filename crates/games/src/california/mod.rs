//! What all player-dealer tables of the California card room share: coverage, back-line wagers,
//! the rotation of the bank, and flat collection fees.

#[cfg(test)]
mod bank_tests;
pub mod fees;
#[cfg(test)]
mod general_fee_tests;
#[cfg(test)]
mod general_poker_tests;
#[cfg(test)]
mod general_tests;
pub mod rotation;

use crate::posting::{limit_options, side_limits};
use cards::Pack;
use law::ca::{fees as fee_rules, general};
use law::{Breach, Cite, Fault, Lawful, Opt, Posted, Proven, reading};
use money::{Cents, Rounding};
use rotation::Eligibility;
use table::{
    BackLine, Banker, Cites, Cover, Envy, First, Limits, Order, Refusal, Rota, Ruling, Source,
    Terms, Tips,
};

/// What a player-dealer table lets its house post.
pub struct Room {
    /// Lawful numbers of seats, the first by default; the player-dealer's seat is one of them.
    pub seats: &'static [u32],
    /// The rule of the seats.
    pub seats_rule: Cite,
    /// Who may take the bank.
    pub eligibility: Eligibility,
    /// Who may bet behind a seat.
    pub behind: BackLine,
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
    /// The rule by which the book fixes with whom settlement begins; none where it says nothing.
    pub first: Option<Cite>,
    /// The rule by which side wagers have limits of their own within those of the table.
    pub side: Option<Cite>,
    /// What options of the game's own change.
    pub adjust: fn(&Proven, &mut Terms) -> Result<(), Breach>,
}

impl Room {
    /// The bank, which goes round.
    pub(crate) fn rota(&self) -> Rota {
        Rota::new(rotation::law(self.eligibility), &[])
    }
}

/// A part in what a player-dealer put up, where so many may have one and a ruling says who has:
/// `reading:ca-kum-kum`.
pub(crate) fn partnership(
    partners: Option<(u8, Cite)>,
    ruling: &Ruling,
) -> Option<Result<First, Refusal>> {
    let (most, rule) = partners.filter(|(_, rule)| rule.id == ruling.rule)?;
    let (seat, amount) = (ruling.seat?, ruling.amount?);
    Some(Ok(First::Partner { seat, amount, most, rule }))
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
    options.extend(
        room.side.map(|rule| limit_options(["side_min", "side_max"], rule)).into_iter().flatten(),
    );
    options
}

/// The limits of a table that posts an option: those that the option is for. Its own schedule
/// lets Baccarat 9 move the minimum under the same maximum.
fn limits_of(fee: &fees::Fee, main: Limits, posted: &Posted) -> Result<Limits, Breach> {
    let max = fee.max.unwrap_or(Cents::READ_MAX);
    let own =
        [("min", main.min, fee.min, fee.free_minimum.is_none()), ("max", main.max, max, true)];
    let mut faults = Vec::new();
    for (name, found, printed, is_bound) in own {
        if posted.contains_key(name) && is_bound && found != printed {
            let posted = found.plain();
            let lawful = format!("{} under {}", printed.plain(), fee.id);
            faults.push(Fault::Unlawful {
                name: name.into(),
                posted,
                lawful,
                rule: fee_rules::R19,
            });
        }
    }
    law::hold(faults)?;
    let min = if posted.contains_key("min") { main.min } else { fee.min };
    Ok(Limits { min, max, ..main })
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
    let schedule = proven.word("fees");
    let fee = fees::find(schedule);
    assert!(fee.is_some() || schedule == "none", "no schedule has the option `{schedule}`");
    let mut main = Limits {
        min: proven.money("min"),
        max: proven.money("max"),
        step: Cents::new(1),
        rule: room.limits,
    };
    if let Some(fee) = fee {
        main = limits_of(fee, main, posted)?;
    }
    let side = match room.side {
        Some(rule) => side_limits(Limits { rule, ..main }, Some(rule), posted, proven)?,
        None => main,
    };
    let mut terms = Terms {
        pack,
        seats_max: proven.number("seats") as u8,
        gaps: &[],
        banker: Banker::PlayerDealer(match proven.word("cover_mode") {
            "gross" => Cover::Gross,
            _ => Cover::Net,
        }),
        order,
        main,
        side,
        first: room.first,
        unnoticed: None,
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
    };
    (room.adjust)(proven, &mut terms)?;
    Ok(terms)
}
