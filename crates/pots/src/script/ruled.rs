//! Irregularities of a written hand: before which card, act or settlement each is ruled on.

use super::{Playing, Stopped};
use crate::act::Awaited;
use std::str::FromStr;
use table::{Input, Refusal, Ruling, Seat};

/// When somebody rules on an irregularity. Cards and acts count from 1, burns do not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// Before that card to a player or the board, and the burn before it.
    Card(usize),
    /// Before that written act.
    Act(usize),
    /// Before the hands are shown.
    Settlement,
}

impl FromStr for At {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<At, Refusal> {
        let read = || match text.trim().split_once(' ') {
            None if matches!(text.trim(), "" | "settlement" | "showdown") => Some(At::Settlement),
            None if text.trim() == "start" => Some(At::Card(1)),
            None => text.trim().parse().ok().map(At::Card),
            Some(("card", n)) => n.trim().parse().ok().map(At::Card),
            Some(("act" | "decision", n)) => n.trim().parse().ok().map(At::Act),
            Some(_) => None,
        };
        read().ok_or_else(|| {
            let why =
                format!("`{text}`: write \"card 12\", \"act 5\", \"start\" or \"settlement\"");
            Refusal::unknown(why)
        })
    }
}

impl Playing<'_> {
    /// Rules on what is due now; whether there was anything.
    pub(super) fn rule_due(&mut self) -> Result<bool, Stopped> {
        let Some(due) = self.due() else { return Ok(false) };
        self.ruled |= 1 << due;
        let ruling = self.script.ruled[due].1;
        let seat = match ruling.place {
            None => None,
            Some(at) => {
                let place = self.hand().places().get(at);
                let missing = || Refusal::by(ruling.rule, "that seat does not play");
                let place = place.ok_or_else(missing).map_err(Stopped::by)?;
                Seat::new(place.seat)
            }
        };
        let told = Ruling {
            rule: ruling.rule.id.to_owned(),
            card: ruling.card,
            seat,
            amount: ruling.amount,
            count: ruling.count,
            ..Ruling::default()
        };
        self.tell(Input::Rule(told)).map_err(Stopped::by)?;
        Ok(true)
    }

    /// The first ruling whose moment has come.
    fn due(&self) -> Option<usize> {
        let ask = self.hand().ask();
        let is_due = |at: &At| match at {
            At::Card(n) => {
                matches!(ask, Awaited::Card(_) | Awaited::Shuffle) && *n == self.dealt + 1
            }
            At::Act(n) => matches!(ask, Awaited::Decide(..)) && *n == self.next + 1,
            At::Settlement => matches!(ask, Awaited::Showdown | Awaited::Over),
        };
        let open = |at: &usize| self.ruled >> at & 1 == 0;
        (0..self.script.ruled.len().min(64))
            .filter(open)
            .find(|at| is_due(&self.script.ruled[*at].0))
    }

    /// Whether a ruling is to be made before anything else.
    pub(super) fn is_ruled_now(&self) -> bool {
        self.due().is_some()
    }

    /// Every ruling must have found its moment.
    pub(super) fn all_ruled(&self) -> Result<(), Stopped> {
        for (at, (_, ruling)) in self.script.ruled.iter().enumerate() {
            if at >= 64 || self.ruled >> at & 1 == 0 {
                let why = "the moment of this ruling never came";
                return Err(Stopped::by(Refusal::by(ruling.rule, why)));
            }
        }
        Ok(())
    }
}
