//! A round written down: the file that `croupier settle` reads.
//!
//! TOML, or the same as JSON. Cards are given by place in the order received; the table asks for
//! them one by one, so a card too many or too few is refused with the rule.

mod file;
mod throws;

pub(crate) use file::options;
pub use file::{Moment, Money, RuledIn, Script, SeatIn, Shown, game, parse};
pub use throws::Thrown;

use crate::failure::Failure;
use cards::{AnyCard, parse_any_cards};
use law::Posted;
use money::Cents;
use std::collections::BTreeMap;
use table::{
    Ask, Bet, Drawn, Input, Owner, Refusal, Ruling, Seat, Settlement, Table, Tape, Verbs as _,
};

/// A settled round.
pub struct Settled {
    /// The table after settlement, with everything it was told and everything that happened.
    pub tape: Tape,
    /// The money.
    pub settlement: Settlement,
    /// Throw after throw, at a wheel or with dice.
    pub throws: Vec<Thrown>,
}

/// Cards and decisions of a written round, not yet used.
struct Feed {
    cards: BTreeMap<String, Vec<AnyCard>>,
    acts: BTreeMap<Seat, Vec<String>>,
    ruled: Vec<(Moment, Ruling)>,
}

fn seat(table: &dyn Table, n: u8) -> Result<Seat, Failure> {
    Seat::new(n).ok_or_else(|| {
        let why = format!("there is no seat {n}: the table has {}", table.sign().seats);
        Refusal::by(table.sign().seats_rule, why).into()
    })
}

/// Settles a written round.
///
/// # Errors
/// The rule it breaks, or what is damaged in it.
pub fn settle(script: &Script) -> Result<Settled, Failure> {
    let found = crate::pot::banked(&script.game)?;
    let mut table = Tape::new(found.entry.open(&posted(script))?);
    bets(&mut table, script)?;
    if let Some(chance) = found.entry.chance().thrown() {
        return throws::run(table, script, chance);
    }
    if !script.throws.is_empty() || !script.spins.is_empty() {
        return Err(Failure::damaged(format!("{} is played with cards", script.game)));
    }
    table.close()?;
    for (wager, shown) in &script.meters {
        table.set_meter(wager, shown.0)?;
    }
    let mut feed = feed(&table, script)?;
    run(&mut table, &mut feed)?;
    let settlement = table.settle()?;
    Ok(Settled { tape: table, settlement, throws: Vec::new() })
}

/// Everything posted, limits and fees included.
fn posted(script: &Script) -> Posted {
    let mut posted = script.set.clone();
    let amounts = script.limits.iter().map(|(name, amount)| (name.clone(), amount.0.plain()));
    posted.extend(amounts);
    if let Some(fees) = &script.fees {
        posted.insert("fees".into(), fees.clone());
    }
    posted
}

fn bets(table: &mut dyn Table, script: &Script) -> Result<(), Failure> {
    if let Some(bank) = &script.player_dealer {
        let action = bank.action.map(|n| seat(table, n)).transpose()?;
        let banker = seat(table, bank.seat)?;
        table.bank(banker, bank.wager.0, action)?;
    }
    for (i, player) in script.seat.iter().enumerate() {
        let at = seat(table, player.n)?;
        if script.seat[..i].iter().any(|other| other.n == player.n) {
            return Err(Failure::damaged(format!("[[seat]] n = {} is there twice", player.n)));
        }
        let mut stake = |owner, wager: &String, amount: Cents| {
            table.stake(&Bet { owner, ..Bet::new(at, wager, amount) })
        };
        for (wager, amount) in &player.bets {
            stake(Owner::Seat, wager, amount.0)?;
        }
        for (n, behind) in player.backline.iter().enumerate() {
            // More people than a table has room for are refused there, whatever their number.
            let owner = Owner::Behind(u8::try_from(n + 1).unwrap_or(u8::MAX));
            for (wager, amount) in &behind.bets {
                stake(owner, wager, amount.0)?;
            }
        }
        for (wager, amount) in &player.tips {
            stake(Owner::Dealer, wager, amount.0)?;
        }
        if player.coupons > 0 {
            table.coupons(at, player.coupons)?;
        }
    }
    Ok(())
}

fn feed(table: &dyn Table, script: &Script) -> Result<Feed, Failure> {
    let mut feed = Feed { cards: BTreeMap::new(), acts: BTreeMap::new(), ruled: Vec::new() };
    for (spot, text) in &script.spots {
        let cards = parse_any_cards(text)
            .map_err(|error| Failure::damaged(format!("[spots] {spot}: {error}")))?;
        feed.cards.insert(spot.clone(), cards);
    }
    for player in &script.seat {
        feed.acts.insert(seat(table, player.n)?, player.acts.clone());
    }
    for ruled in &script.ruled {
        let card = ruled.card.as_ref().map(|text| text.parse::<AnyCard>()).transpose();
        let card = card.map_err(|error| Failure::damaged(format!("[[ruled]] card: {error}")))?;
        let seats: Result<Vec<Seat>, Failure> =
            ruled.seats.iter().map(|n| seat(table, *n)).collect();
        let ruling = Ruling {
            rule: ruled.rule.clone(),
            card,
            disclosed: ruled.disclosed,
            seat: ruled.seat.map(|n| seat(table, n)).transpose()?,
            seats: seats?,
            wager: ruled.wager.clone(),
            amount: ruled.amount.map(|amount| amount.0),
            count: ruled.count,
        };
        feed.ruled.push((ruled.before()?, ruling));
    }
    Ok(feed)
}

/// Rules on what comes before the next step, given how many have been of each kind; says whether
/// there was anything.
fn rules(
    table: &mut dyn Table,
    feed: &mut Feed,
    [cards, decisions, shows]: [usize; 3],
) -> Result<bool, Failure> {
    let moment = match table.next() {
        Ask::Card { .. } => Moment::Card(cards + 1),
        Ask::Decide { .. } => Moment::Decision(decisions + 1),
        Ask::Show { .. } => Moment::Show(shows + 1),
        _ => return Ok(false),
    };
    // A card may be named that is never dealt, the deal being over before it.
    let late = Moment::Card(cards + 1);
    let due = |before: &Moment| *before == moment || *before == late;
    let Some(i) = feed.ruled.iter().position(|(before, _)| due(before)) else {
        return Ok(false);
    };
    table.rule(&feed.ruled.remove(i).1)?;
    Ok(true)
}

/// Drives the table with what is written until it is to be settled.
fn run(table: &mut dyn Table, feed: &mut Feed) -> Result<(), Failure> {
    let mut done = [0; 3];
    loop {
        if rules(table, feed, done)? {
            continue;
        }
        match table.next() {
            Ask::Card { to, rule, .. } => {
                let cards = feed.cards.entry(to.to_string()).or_default();
                if cards.is_empty() {
                    let why = format!("{to} is due a card, and none is given");
                    return Err(Refusal::by(rule, why).into());
                }
                table.deal(cards.remove(0))?;
                done[0] += 1;
            }
            Ask::Show { .. } => {
                table.show()?;
                done[2] += 1;
            }
            Ask::Decide { seat } => {
                let acts = feed.acts.entry(seat).or_default();
                if acts.is_empty() {
                    return Err(must_decide(table, seat).into());
                }
                table.decide(seat, &acts.remove(0))?;
                done[1] += 1;
            }
            _ => break,
        }
    }
    for (_, ruling) in feed.ruled.drain(..) {
        table.rule(&ruling)?;
    }
    for (spot, left) in &feed.cards {
        if let Some(card) = left.first() {
            let drawn = Drawn { card: *card, to: Some(spot.clone().into()) };
            table.check(&Input::Card(drawn))?;
        }
    }
    if let Some((seat, acts)) = feed.acts.iter().find(|(_, acts)| !acts.is_empty()) {
        let why = format!("{seat} has nothing to decide: `{}` is one act too many", acts[0]);
        return Err(Refusal::by(table.sign().decisions, why).into());
    }
    Ok(())
}

/// A seat that is asked and says nothing.
fn must_decide(table: &dyn Table, seat: Seat) -> Refusal {
    let why = format!("{seat} must decide: {}", table.words(seat).join(", "));
    Refusal::by(table.sign().decisions, why)
}
