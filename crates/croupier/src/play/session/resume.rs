//! Going on with an evening that was interrupted: the journal has what you did, the seed the rest.

use super::{Neighbours, Session, Setup, Sink};
use crate::Failure;
use journal::chain::Reader;
use journal::{End, Heading, Recorder, Replayed};
use law::Posted;
use money::Cents;
use serde::{Deserialize, Serialize};
use sim::stream::Seed;
use std::io::BufRead;
use table::{Input, Seat};

/// What a journal of an evening says beside its events.
#[derive(Serialize, Deserialize)]
struct Note {
    seat: Seat,
    bankroll: Cents,
    neighbours: Neighbours,
}

/// How the journal of an evening begins.
pub(super) fn heading(setup: &Setup) -> Heading {
    let Setup { seat, bankroll, ref neighbours, .. } = *setup;
    let note = Note { seat, bankroll, neighbours: neighbours.clone() };
    Heading {
        game: setup.id.clone(),
        posted: setup.posted.clone(),
        commitment: Some(super::chance::commitment(&setup.seed)),
        // invariant: seats, amounts and names have a JSON form.
        note: serde_json::to_value(note).unwrap_or_else(|error| panic!("a note: {error}")),
        carried: None,
    }
}

impl Session {
    /// Goes on with an evening. Chance, the dealer and the neighbours do again what they did, and
    /// must do the same; what you did is taken from the journal.
    ///
    /// # Errors
    /// A journal that is closed or of another seed, or cannot be written.
    pub fn resume<R: BufRead>(
        replayed: &Replayed,
        seed: Seed,
        reader: &mut Reader<R>,
        sink: Sink,
    ) -> Result<Session, Failure> {
        if let End::Closed(_) = replayed.end {
            return Err(Failure::usage("the evening is over: its journal is closed"));
        }
        let Heading { game, posted, commitment, note, .. } = &replayed.heading;
        if commitment.as_deref() != Some(&super::chance::commitment(&seed)) {
            return Err(Failure::usage("this is not the seed of that evening"));
        }
        let setup = setup(game, posted, note, seed)?;
        let mut session = Session::seated(setup)?;
        let arrivals = session.company.arrivals();
        for (n, input) in replayed.inputs.iter().enumerate() {
            // Whatever came next, you had let the moment of a kill pass.
            if !session.is_yours(input) {
                session.pass();
            }
            let own = match arrivals.get(n) {
                Some(arrival) => Some(arrival.clone()),
                None if session.is_yours(input) => None,
                None => session.auto(),
            };
            if own.is_some_and(|own| own != *input) {
                return Err(Failure::damaged(
                    "the journal was not dealt from this seed by this version of the program",
                ));
            }
            session.put(input.clone())?;
        }
        let recorder = Recorder::resume(reader, sink);
        let broken = |error| Failure::damaged(format!("the journal: {error}"));
        session.recorder = Some(recorder.map_err(broken)?);
        session.news.clear();
        for arrival in arrivals.into_iter().skip(replayed.inputs.len()) {
            session.put(arrival)?;
        }
        Ok(session)
    }

    /// Whether an input is yours to give, whatever chance and neighbours do meanwhile.
    fn is_yours(&self, input: &Input) -> bool {
        let you = self.you();
        match input {
            Input::Stake(bet) => bet.seat == you,
            Input::Join { seat, .. }
            | Input::Leave { seat }
            | Input::Buy { seat, .. }
            | Input::SitOut { seat }
            | Input::Return { seat, .. }
            | Input::Withdraw { seat, .. }
            | Input::Change { seat, .. }
            | Input::Coupons { seat, .. }
            | Input::Bank { seat, .. }
            | Input::Decide { seat, .. }
            | Input::Follow { seat, .. }
            | Input::Speak { seat, .. } => *seat == you,
            Input::Move { from, .. } => *from == you,
            Input::Meter { .. }
            | Input::Shared { .. }
            | Input::Close {}
            | Input::Deal {}
            | Input::Rule(_)
            | Input::Time { .. }
            | Input::Clear {} => true,
            Input::Shoe(_)
            | Input::Shuffle {}
            | Input::Card(_)
            | Input::Show {}
            | Input::Throw(_)
            | Input::Settle {} => false,
        }
    }
}

fn setup(
    game: &str,
    posted: &Posted,
    note: &serde_json::Value,
    seed: Seed,
) -> Result<Setup, Failure> {
    let damaged = |error| Failure::damaged(format!("the journal is not one of `play`: {error}"));
    let Note { seat, bankroll, neighbours } = Note::deserialize(note).map_err(damaged)?;
    Ok(Setup { id: game.into(), posted: posted.clone(), seed, bankroll, seat, neighbours })
}
