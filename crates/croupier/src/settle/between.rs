//! A hand between players, for a pot or for points: the file as a script of its game, and what
//! comes of it as data.

use super::ruled::{never_came, untimely};
use super::{
    Balance, Chair, Debt, Fee, Invoked, Moment, Part, Points, Pot, Round, Ruled, Settled, Sums,
    Won,
};
use crate::Error;
use cards::AnyCard;
use law::{Breach, Posted};
use money::Cents;
use pots::chinese::{self, Game};
use pots::fees::Collection;
use pots::{At, Played, Player, PotAward, Ruling, Script, Stopped, Variant};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Event, Named, Refusal, Seat, What};

/// Settles a hand for a pot.
pub(super) fn pot(round: &Round, variant: &'static Variant) -> Result<Settled, Error> {
    round.with_button(|button| {
        let script = round.for_pot(variant, button)?;
        let played = script.play().map_err(|stopped| round.stopped(stopped))?;
        let outcome = Sums::Pot(won(&played, &script.out));
        let (game, title, ruled) = (variant.id, variant.title, Invoked::all(&played.events));
        Ok(Settled { game, title, outcome, ruled, inputs: played.inputs, events: played.events })
    })
}

/// Settles a round for points.
pub(super) fn points(round: &Round, game: Game) -> Result<Settled, Error> {
    round.with_button(|button| {
        let script = round.for_points(game, button)?;
        let played = script.play().map_err(|stopped| round.stopped(stopped))?;
        let outcome = Sums::Points(paid(&played.outcome, &played.events));
        let (game, title, ruled) = (game.id(), game.title(), Invoked::all(&played.events));
        Ok(Settled { game, title, outcome, ruled, inputs: played.inputs, events: played.events })
    })
}

impl Round {
    /// Everybody's chips, by seat.
    fn stacks(&self) -> Result<BTreeMap<u8, Cents>, Error> {
        let stack = |chair: &Chair| match chair.stack {
            Some(stack) => Ok((chair.n, stack.0)),
            None => Err(Error::damaged(format!("[[seat]] n = {}: no stack is given", chair.n))),
        };
        self.seat.iter().map(stack).collect()
    }

    /// Plays the hand with the button where it is written. Where it is not, the acts must fit
    /// one seat alone, or come to the same money with every seat that they fit.
    fn with_button(&self, play: impl Fn(u8) -> Result<Settled, Error>) -> Result<Settled, Error> {
        if let Some(button) = self.button {
            return play(button);
        }
        let (mut fits, mut failed): (Option<(u8, Settled)>, _) = (None, None);
        for seat in self.stacks()?.into_keys() {
            match (play(seat), &fits) {
                (Ok(settled), Some((first, known))) if nets(&settled) != nets(known) => {
                    let why = format!(
                        "who has the button decides money here, and the acts fit seat {first} \
                         as well as seat {seat}: write `button = {first}`, or whose it was"
                    );
                    return Err(Refusal::by(law::reading::CA_FIRST_BUTTON, why).into());
                }
                (Ok(settled), None) => fits = Some((seat, settled)),
                (Ok(_), Some(_)) => {}
                (Err(error), _) => failed = failed.or(Some(error)),
            }
        }
        match fits {
            Some((_, settled)) => Ok(settled),
            None => Err(failed.unwrap_or_else(|| Error::damaged("no [[seat]] plays"))),
        }
    }

    /// What is posted, and the option of a fee schedule apart.
    fn stakes(&self) -> (Posted, String) {
        let mut posted = self.posted();
        let fees = posted.remove("fees");
        (posted, fees.unwrap_or_else(|| "none".into()))
    }

    fn for_pot(&self, variant: &'static Variant, button: u8) -> Result<Script, Error> {
        let (posted, fees) = self.stakes();
        let stakes = variant.post(&posted)?.with_fees(&fees)?;
        stakes.fees.iter().try_for_each(charged)?;
        let stacks = self.stacks()?;
        let seated: Vec<(u8, Cents)> = stacks.iter().map(|(n, stack)| (*n, *stack)).collect();
        let mut script = Script::new(Arc::new(stakes), &seated, button)?;
        for (spot, cards) in self.cards()? {
            match spot {
                "board" => script.boards[0] = cards,
                "board2" => script.boards[1] = cards,
                // A place in which nothing is written is not there.
                _ if cards.is_empty() => {}
                spot => {
                    script.hands.insert(seat_of(spot, &stacks)?, cards);
                }
            }
        }
        script.acts.clone_from(&self.acts);
        for ruled in &self.ruled {
            script.ruled.push(for_hand(ruled, &script.players)?);
        }
        Ok(script)
    }

    fn for_points(&self, game: Game, button: u8) -> Result<chinese::Script, Error> {
        let (posted, fees) = self.stakes();
        let stacks = self.stacks()?;
        let fault = |fault| Error::from(Breach { faults: vec![fault] });
        let player = |chair: &Chair| {
            let (seat, stack) = (seat(chair.n)?, stacks[&chair.n]);
            Ok(chinese::Player { seat, stack, fantasy: chair.fantasy })
        };
        let mut hands = BTreeMap::new();
        for (spot, cards) in self.cards()? {
            let natural = |card: &AnyCard| {
                let none = || Error::damaged(format!("[spots] {spot}: {card} is in no such deck"));
                card.natural().ok_or_else(none)
            };
            let cards = cards.iter().map(natural).collect::<Result<_, _>>()?;
            hands.insert(seat_of(spot, &stacks)?, cards);
        }
        let rulings = self.ruled.iter().map(|ruled| {
            let (before, ruling) = ruled.read(seat)?;
            untimely(before, &ruling)?;
            let at = match before {
                Moment::Decision(n) if (1..=self.acts.len()).contains(&n) => {
                    chinese::At::Act(n - 1)
                }
                Moment::Card(n) => chinese::At::Card(n),
                Moment::Show(1) => chinese::At::Act(self.acts.len()),
                Moment::Settlement => chinese::At::Settlement,
                Moment::Decision(_)
                | Moment::Show(_)
                | Moment::Wagers
                | Moment::SettlementOf(_)
                | Moment::End => {
                    return Err(never_came(before, &ruling).into());
                }
            };
            Ok((at, ruling))
        });
        let fees = Collection::post(game.listed(), &fees).map_err(fault)?;
        charged(&fees)?;
        Ok(chinese::Script {
            rules: game.post(&posted)?,
            fees,
            players: self.seat.iter().map(player).collect::<Result<_, Error>>()?,
            button: seat(button)?,
            hands,
            acts: self.acts.clone(),
            rulings: rulings.collect::<Result<_, Error>>()?,
        })
    }

    /// Says where a hand was refused.
    fn stopped(&self, Stopped { act, mut refusal }: Stopped) -> Error {
        if let Some((at, text)) = act.and_then(|at| Some((at, self.acts.get(at)?))) {
            refusal.why = format!("act {}, `{text}`: {}", at + 1, refusal.why);
        }
        refusal.into()
    }
}

/// What everybody has won or lost between players.
fn nets(settled: &Settled) -> Option<&BTreeMap<u8, Cents>> {
    match &settled.outcome {
        Sums::Pot(pot) => Some(&pot.net),
        Sums::Points(points) => Some(&points.net),
        Sums::Banked(_) => None,
    }
}

fn seat(n: u8) -> Result<Seat, Error> {
    Seat::new(n).ok_or_else(|| Error::damaged(format!("[[seat]] n = {n}: no such seat")))
}

/// The seat that a place belongs to, which must play.
fn seat_of(spot: &str, stacks: &BTreeMap<u8, Cents>) -> Result<u8, Error> {
    let n = spot.strip_prefix("seat").and_then(|n| n.parse().ok());
    n.filter(|n| stacks.contains_key(n)).ok_or_else(|| {
        Error::damaged(format!("[spots] {spot}: expected seat1 and so on, board, board2"))
    })
}

/// An irregularity of a hand for a pot, and what it comes before.
fn for_hand(ruled: &Ruled, players: &[Player]) -> Result<(At, Ruling), Error> {
    let Some(rule) = law::find(&ruled.rule) else {
        return Err(Error::usage(format!("[[ruled]] rule: there is no rule `{}`", ruled.rule)));
    };
    let (before, ruling) = ruled.read(seat)?;
    ruling.fits()?;
    untimely(before, &ruling)?;
    let table::Ruling { card, amount, count, .. } = ruling;
    let at = match before {
        Moment::Card(n) => At::Card(n),
        Moment::Decision(n) => At::Act(n),
        Moment::Settlement => At::Settlement,
        Moment::Show(_) | Moment::Wagers | Moment::SettlementOf(_) | Moment::End => {
            return Err(never_came(before, &ruling).into());
        }
    };
    let place = |n: u8| {
        let found = players.iter().position(|player| player.seat == n);
        found.ok_or_else(|| Error::damaged(format!("[[ruled]] seat = {n} does not play")))
    };
    let place = ruled.seat.map(place).transpose()?;
    Ok((at, Ruling { rule, place, card, count, amount }))
}

/// The money of a hand for a pot.
fn won(played: &Played, out: &[Player]) -> Pot {
    let places = played.hand.places();
    let winner = |won: &pots::Share| (places[won.place].seat, won.amount);
    let part = |award: &PotAward| Won {
        pot: award.pot,
        amount: award.amount,
        award: award.award,
        winners: award.winners.iter().map(winner).collect(),
        rule: award.rule,
    };
    let stacks = places.iter().map(|place| (place.seat, place.stack));
    let net = places.iter().map(|place| (place.seat, place.stack - place.start));
    let net = net.chain(out.iter().map(|player| (player.seat, Cents::ZERO))).collect();
    Pot {
        pots: played.outcome.awards.iter().map(part).collect(),
        fees: played.hand.fees().list().iter().map(Fee::from).collect(),
        stacks: stacks.chain(out.iter().map(|player| (player.seat, player.stack))).collect(),
        balance: Balance::between(&net, played.hand.fees().total()),
        net,
        hands: made(&played.events),
        lines: played.lines.clone(),
    }
}

/// What the hands that were shown are called.
fn made(events: &[Event]) -> Vec<Named> {
    let hands = events.iter().filter_map(|event| match &event.what {
        What::Settled(settlement) => Some(&settlement.hands),
        _ => None,
    });
    hands.flatten().cloned().collect()
}

/// The money of a round for points.
fn paid(outcome: &chinese::Ending, events: &[Event]) -> Points {
    let part = |item: &chinese::Item| Part {
        to: item.to.n(),
        points: item.points,
        label: item.label,
        rule: item.rule,
    };
    let debt = |debt: &chinese::Transfer| Debt {
        seat: debt.from.n(),
        to: debt.to.n(),
        what: debt.label,
        amount: debt.amount,
        owed: debt.owed,
        points: debt.items.iter().map(part).collect(),
        rule: debt.cut.unwrap_or(debt.rule),
    };
    let by_seat = |list: &[(Seat, Cents)]| list.iter().map(|(seat, n)| (seat.n(), *n)).collect();
    let net: BTreeMap<u8, Cents> = by_seat(&outcome.nets);
    Points {
        pots: [],
        fees: outcome.fees.iter().map(Fee::from).collect(),
        stacks: by_seat(&outcome.stacks),
        balance: Balance::between(&net, outcome.fees.iter().map(|fee| fee.amount).sum()),
        net,
        hands: made(events),
        lines: outcome.transfers.iter().map(debt).collect(),
        void: outcome.void,
        fantasy: outcome.fantasy.iter().map(|seat| seat.n()).collect(),
    }
}

/// A hand that is written down has no hours: fees by time cannot be charged to it.
fn charged(fees: &Collection) -> Result<(), Error> {
    fees.by_hand().map_err(|fault| Error::from(Breach { faults: vec![fault] }))
}
