//! What is posted ahead of the cards, with its rules; and what a written hand says of it: missed
//! blinds made up, and a killed pot.

use crate::hand::Player;
use crate::ring::Written;
use crate::script::{Script, Stopped, split};
use crate::sitting::{Amends, Kills, Ways};
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

/// Where somebody sits who posts a blind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Position {
    /// At the button.
    Button,
    /// Where the small blind is due.
    Small,
    /// Where the big blind is due.
    Big,
    /// Elsewhere.
    Other,
}

impl Stakes {
    /// How the game handles what lasts from hand to hand.
    pub(crate) fn ways(&self) -> &'static Ways {
        self.variant.own.ways
    }

    /// The rule by which everybody antes.
    pub(crate) fn ante_rule(&self) -> Cite {
        self.variant.customs.antes.unwrap_or(self.variant.cites.forced)
    }

    /// The rule of a blind by position, of so many that so many players post: that of the small or
    /// the big blind where each has one, and of the button's small blind between two. A blind that
    /// is the only one, and a third at the button, are blinds by the general rule.
    pub(crate) fn blind_rule(&self, at: Position, players: usize, blinds: usize) -> Cite {
        match (self.variant.customs.blinds, at) {
            (_, Position::Button) if players == 2 => self.ways().heads_up,
            (Some([_, big]), Position::Big) if blinds > 1 => big,
            (Some([small, _]), Position::Small) => small,
            _ => self.variant.cites.forced,
        }
    }
}

/// A hand with everything posted.
pub(crate) struct Posted {
    pub(crate) written: Written,
    /// How many acts said so.
    pub(crate) acts: usize,
}

impl Script {
    /// Reads `4 post 3.00` and `4 kill` ahead of all other acts.
    pub(crate) fn post_more(&self) -> Result<Posted, Stopped> {
        let mut written = Written::new(self.players.clone(), self.opening);
        written.out.clone_from(&self.out);
        let mut posted = Posted { written, acts: 0 };
        for (at, text) in self.acts.iter().enumerate() {
            let stop = |refusal| Stopped { act: Some(at), refusal };
            let (seat, word, rest) = split(text).map_err(stop)?;
            match word {
                "post" => self.make_up(&mut posted.written, seat, rest).map_err(stop)?,
                // Where pots are killed of free will it is done in the midst of the deal, but a
                // kill that is owed, or a newcomer's, is posted before it.
                "kill" if rest.is_empty() && self.stakes.variant.customs.free_kill.is_some() => {
                    break;
                }
                "kill" => self.kill(&mut posted.written, seat, rest).map_err(stop)?,
                _ => break,
            }
            posted.acts += 1;
        }
        Ok(posted)
    }

    fn place(written: &Written, seat: u8) -> Result<usize, Refusal> {
        let place = written.players.iter().position(|player| player.seat == seat);
        place.ok_or_else(|| Refusal::unknown(format!("seat {seat} does not play")))
    }

    /// Missed blinds are made up: live as far as the smallest opening bet, the rest dead.
    fn make_up(&self, written: &mut Written, seat: u8, rest: &str) -> Result<(), Refusal> {
        let place = Script::place(written, seat)?;
        let variant = self.stakes.variant;
        let missed = self.stakes.ways().missed;
        if matches!(variant.forced, Forced::Door(_)) {
            return Err(Refusal::by(variant.cites.forced, "there are no blinds to post"));
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
            let why = format!("missed blinds come to {sum}, and a new player's to {big}");
            return Err(Refusal::by(missed.pay, why));
        }
        let player = &mut written.players[place];
        player.live = player.live.max(amount.min(big));
        player.dead += amount - amount.min(big);
        written.made_up.push((place, [missed.pay, missed.dead]));
        Ok(())
    }

    /// The pot is killed: a kill blind, as far as the chips go, and double limits.
    fn kill(&self, written: &mut Written, seat: u8, rest: &str) -> Result<(), Refusal> {
        let place = Script::place(written, seat)?;
        let (posts, once) = match self.stakes.ways().kills {
            Kills::Never => {
                let rule = self.stakes.variant.cites.forced;
                return Err(Refusal::by(rule, "pots are not killed here"));
            }
            Kills::TwoWins(rules) => (rules.posts, rules.once),
            Kills::Coming(rule) | Kills::Scoop(rule, _) => (rule, rule),
        };
        if !["", "required"].contains(&rest) {
            let why = format!("`{rest}` is no kind of kill: write `kill` or `kill required`");
            return Err(Refusal::by(posts, why));
        }
        if written.opening.kill.is_some() {
            return Err(Refusal::by(once, "the pot is killed already"));
        }
        written.players[place].live = self.stakes.kill_blind();
        written.opening.kill = Some(place);
        written.made_up.insert(0, (place, [posts; 2]));
        Ok(())
    }
}
