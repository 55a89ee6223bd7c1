//! What a written hand says ahead of the cards: missed blinds made up, and a killed pot.

use crate::hand::{Opening, Player};
use crate::script::{Script, Stopped, split};
use crate::sitting::{Amends, Kills};
use crate::stakes::Stakes;
use crate::variant::Forced;
use law::Cite;
use money::Cents;
use table::Refusal;

/// Of more players than can be dealt in, at a table that seats them, those next on the left of the
/// big blind sit the hand out. Whoever does is taken out of the list.
pub(crate) fn sit_out(stakes: &Stakes, players: &mut Vec<Player>, button: usize) -> Vec<Player> {
    let (len, variant) = (players.len(), stakes.variant);
    let over = len.saturating_sub(usize::from(variant.active));
    if over == 0 || len > usize::from(variant.seats) || matches!(variant.forced, Forced::Door(_)) {
        return Vec::new();
    }
    let out: Vec<Player> = (3..3 + over).map(|step| players[(button + step) % len]).collect();
    players.retain(|player| !out.contains(player));
    out
}

/// A hand with everything posted.
pub(crate) struct Posted {
    pub(crate) players: Vec<Player>,
    pub(crate) opening: Opening,
    /// The rules of what a place posts so: live, and dead.
    pub(crate) rules: Vec<(usize, [Cite; 2])>,
    /// How many acts said so.
    pub(crate) acts: usize,
}

impl Posted {
    /// The rule of what a place posted ahead of the cards, if it did.
    pub(crate) fn rule(&self, place: usize, what: &str) -> Option<Cite> {
        let (_, [live, dead]) = self.rules.iter().find(|(at, _)| *at == place)?;
        match what {
            "blind" => Some(*live),
            "dead blind" => Some(*dead),
            _ => None,
        }
    }
}

impl Script {
    /// Reads `4 post 3.00` and `4 kill` ahead of all other acts.
    pub(crate) fn post_more(&self) -> Result<Posted, Stopped> {
        let (players, opening) = (self.players.clone(), self.opening);
        let mut posted = Posted { players, opening, rules: Vec::new(), acts: 0 };
        for (at, text) in self.acts.iter().enumerate() {
            let stop = |refusal| Stopped { act: Some(at), refusal };
            let (seat, word, rest) = split(text).map_err(stop)?;
            match word {
                "post" => self.make_up(&mut posted, seat, rest).map_err(stop)?,
                // Where pots are killed of free will it is done in the midst of the deal.
                "kill" if self.stakes.variant.customs.free_kill.is_some() => break,
                "kill" => self.kill(&mut posted, seat).map_err(stop)?,
                _ => break,
            }
            posted.acts += 1;
        }
        Ok(posted)
    }

    fn place(posted: &Posted, seat: u8) -> Result<usize, Refusal> {
        let place = posted.players.iter().position(|player| player.seat == seat);
        place.ok_or_else(|| Refusal::unknown(format!("seat {seat} does not play")))
    }

    /// Missed blinds are made up: live as far as the smallest opening bet, the rest dead.
    fn make_up(&self, posted: &mut Posted, seat: u8, rest: &str) -> Result<(), Refusal> {
        let place = Script::place(posted, seat)?;
        let variant = self.stakes.variant;
        let missed = variant.own.ways.missed;
        if matches!(variant.forced, Forced::Door(_)) {
            return Err(Refusal::by(variant.rules.forced, "there are no blinds to post"));
        }
        if missed.by == Amends::Kill {
            return Err(Refusal::by(missed.wait, "wait for the big blind or kill the pot"));
        }
        let sum: Cents = self.stakes.blinds.iter().copied().sum();
        let big = self.stakes.least_bet();
        let amount = match rest {
            "" => sum,
            text => text
                .parse()
                .map_err(|error: money::ParseMoneyError| Refusal::unknown(error.to_string()))?,
        };
        if amount != sum && amount != big {
            let why = format!("missed blinds come to ${sum}, and a new player's to ${big}");
            return Err(Refusal::by(missed.pay, why));
        }
        let player = &mut posted.players[place];
        player.live = player.live.max(amount.min(big));
        player.dead += amount - amount.min(big);
        posted.rules.push((place, [missed.pay, missed.dead]));
        Ok(())
    }

    /// The pot is killed: a kill blind, and double limits.
    fn kill(&self, posted: &mut Posted, seat: u8) -> Result<(), Refusal> {
        let place = Script::place(posted, seat)?;
        let ways = self.stakes.variant.own.ways;
        let once = match ways.kills {
            Kills::Never => {
                let rule = self.stakes.variant.rules.wager;
                return Err(Refusal::by(rule, "pots are not killed here"));
            }
            Kills::TwoWins(rules) => rules.once,
            Kills::Entry(rule) | Kills::Scoop(rule, _) => rule,
        };
        if posted.opening.kill.is_some() {
            return Err(Refusal::by(once, "the pot is killed already"));
        }
        posted.players[place].live = self.stakes.kill_blind();
        posted.opening.kill = Some(place);
        posted.rules.push((place, [once; 2]));
        Ok(())
    }
}
