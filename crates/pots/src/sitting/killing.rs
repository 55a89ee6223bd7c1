//! Killed pots: who owes a kill, who may kill, and who has a leg up.

use super::{Back, Chair, KillRules, Kills, Scoop, Sitting, Status, Voices, refuse};
use crate::hand::{Ending, Hand};
use law::Cite;
use money::Cents;
use serde::{Deserialize, Serialize};
use table::Refusal;

/// Whether scooped pots kill the next hand, where the game leaves it to the house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum KillPots {
    /// They do not.
    #[default]
    Off,
    /// They do.
    On,
}

impl Sitting {
    /// Whose the kill button is: who has a leg up.
    pub fn legs(&self) -> impl Iterator<Item = u8> {
        self.seated().filter(|(_, chair)| chair.leg).map(|(seat, _)| seat)
    }

    pub(super) fn kill_rules(&self) -> Option<KillRules> {
        match self.ways.kills {
            Kills::TwoWins(rules) => Some(rules),
            _ => None,
        }
    }

    /// Who kills the next hand: who owes it, who comes in by it, who has promised it.
    pub(super) fn killer_of(&self, dealt: &[u8]) -> Option<u8> {
        let is = |test: fn(&Chair) -> bool| {
            dealt.iter().copied().find(|seat| self.chair(*seat).is_some_and(test))
        };
        let owes = self.state.killer.filter(|seat| dealt.contains(seat));
        owes.or_else(|| is(|chair| chair.status == Status::Kills))
            .or_else(|| is(|chair| chair.promised))
    }

    /// Whether nobody kills the next hand yet.
    pub(super) fn may_kill(&self, rule: Cite) -> Result<(), Refusal> {
        let kills = |(_, chair): (u8, &Chair)| chair.status == Status::Kills;
        if self.state.killer.is_some() || self.seated().any(kills) {
            let once = self.kill_rules().map_or(rule, |rules| rules.once);
            return refuse(once, "the next hand is killed already");
        }
        Ok(())
    }

    /// A newcomer to a pot that is killed already.
    pub(super) fn may_promise(&self, voices: Voices) -> Result<Status, Refusal> {
        let Some(rules) = self.kill_rules() else {
            let rule = self.ways.missed.pay;
            return refuse(rule, "a new player waits for the big blind or kills the pot");
        };
        match (voices, self.may_kill(rules.once)) {
            (_, Ok(())) => refuse(rules.promise, "the next pot is not killed: kill it"),
            (Voices::Objection, _) => refuse(rules.promise, "another player objects"),
            (Voices::Consent, Err(_)) => Ok(Status::In),
        }
    }

    /// Who refused a kill plays again by posting it, under these rules.
    pub(super) fn pay_kill(&self, rules: KillRules, how: Back) -> Result<Status, Refusal> {
        match how {
            Back::Kill(_) => self.may_kill(rules.once).map(|()| Status::Kills),
            _ => refuse(rules.barred, "the kill that is owed must be posted first"),
        }
    }

    /// A kill that is owed is posted for the hand, even by who would rather leave.
    pub(super) fn owes_no_kill(&self, seat: u8) -> Result<(), Refusal> {
        if self.state.killer != Some(seat) {
            return Ok(());
        }
        let rule = match self.ways.kills {
            Kills::TwoWins(rules) => rules.posts,
            Kills::Scoop(rule, _) | Kills::Coming(rule) => rule,
            Kills::Never => self.ways.moves,
        };
        refuse(rule, format!("seat {seat} has to post a kill blind for the next hand"))
    }

    /// A player does not post the kill that is owed, and plays no more until it is posted.
    ///
    /// # Errors
    /// When no kill is owed.
    pub fn refuse_kill(&mut self, seat: u8) -> Result<(), Refusal> {
        if self.state.killer != Some(seat) {
            return Err(Refusal::unknown(format!("seat {seat} owes no kill")));
        }
        // No other game bars who does not post.
        let barred = self.kill_rules().is_some();
        let chair = self.get_mut(seat)?;
        chair.barred = barred;
        chair.status = Status::Away;
        self.state.killer = None;
        Ok(())
    }

    /// Who won the main pot, and who has to kill the next.
    pub(super) fn count_wins(&mut self, hand: &Hand, playing: &[u8]) {
        // invariant: only a hand that is over is taken back
        let outcome = hand.outcome().unwrap_or_else(|| unreachable!("the hand is not over"));
        let seat = |place: usize| hand.places()[place].seat;
        self.state.killer = match self.ways.kills {
            Kills::TwoWins(_) => {
                let mut winners: Vec<u8> = Vec::new();
                for award in outcome.awards.iter().filter(|award| award.pot == 0) {
                    winners.extend(award.winners.iter().map(|share| seat(share.place)));
                }
                winners.sort_unstable();
                winners.dedup();
                self.count_legs(playing, &winners, hand.killer().map(seat))
            }
            Kills::Scoop(_, sizes) => self.scooper(sizes, &outcome).map(seat),
            Kills::Coming(_) | Kills::Never => None,
        };
    }

    /// The legs of these players after a pot of these winners; who has to kill the next.
    fn count_legs(&mut self, playing: &[u8], winners: &[u8], killer: Option<u8>) -> Option<u8> {
        let had = |sitting: &Sitting, seat: u8| sitting.player(seat).leg;
        let kills = match winners {
            [winner] => had(self, *winner).then_some(*winner),
            // Who split a pot kills again only after having killed that one.
            _ => killer.filter(|killer| winners.contains(killer)),
        };
        let keeps: Vec<u8> = match winners {
            [winner] => vec![*winner],
            _ => winners.iter().copied().filter(|seat| had(self, *seat)).collect(),
        };
        for seat in playing {
            self.player_mut(*seat).leg = keeps.contains(seat);
        }
        kills
    }

    /// Who won every award of a pot that is large enough.
    fn scooper(&self, sizes: &[Scoop], outcome: &Ending) -> Option<usize> {
        if self.terms.kills == KillPots::Off {
            return None;
        }
        let (small, big) = (self.stakes.small, self.stakes.big);
        let needed = sizes.iter().find(|scoop| (scoop.small, scoop.big) == (small, big))?.pot;
        let pot: Cents = outcome.awards.iter().map(|award| award.amount).sum();
        let names: Vec<&str> = self.stakes.awards.iter().flatten().map(|a| a.name).collect();
        let mut shares = outcome.awards.iter().flat_map(|award| &award.winners);
        let winner = shares.clone().next()?.place;
        let alone = shares.all(|share| share.place == winner);
        let won = |name: &&str| outcome.awards.iter().any(|award| award.award == *name);
        (alone && names.iter().all(won) && pot >= needed).then_some(winner)
    }
}
