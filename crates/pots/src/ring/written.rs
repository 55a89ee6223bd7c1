//! A hand that begins as a file or a history says it: stacks, button and posts are given.

use super::seat;
use crate::hand::{Opening, Player};
use crate::posting::Position;
use crate::sitting::{Kills, Posting};
use crate::stakes::Stakes;
use law::{Cite, reading};
use money::Cents;
use table::{Refusal, SEATS_MAX, Seat};

/// Who plays a hand that is written down, and what each posts.
#[derive(Clone, Debug)]
pub struct Written {
    /// Who is dealt in, clockwise, with what each posts.
    pub players: Vec<Player>,
    /// Button and blinds.
    pub opening: Opening,
    /// Who is seated and not dealt in.
    pub out: Vec<Player>,
    /// Places that post for another reason than their seat: the rules of what is live, and dead.
    pub made_up: Vec<(usize, [Cite; 2])>,
}

impl Written {
    /// A hand of these players who post by position.
    #[must_use]
    pub const fn new(players: Vec<Player>, opening: Opening) -> Written {
        Written { players, opening, out: Vec::new(), made_up: Vec::new() }
    }

    /// Everybody at the table.
    pub(super) fn seated(&self) -> impl Iterator<Item = &Player> {
        self.players.iter().chain(&self.out)
    }

    /// Every seat exists and holds one player, and button and blinds lie before players.
    pub(super) fn check(&self, stakes: &Stakes) -> Result<(), Refusal> {
        let rule = stakes.variant.cites.seats;
        let mut taken = 0_u32;
        for Player { seat, .. } in self.seated() {
            if Seat::new(*seat).is_none() {
                let why = format!("there is no seat {seat}: 1 to {SEATS_MAX}");
                return Err(Refusal::by(rule, why));
            }
            if taken >> seat & 1 == 1 {
                return Err(Refusal::by(rule, format!("seat {seat} is taken twice")));
            }
            taken |= 1 << seat;
        }
        let Opening { button, big, kill } = self.opening;
        let len = self.players.len();
        if button.max(big).max(kill.unwrap_or(0)) >= len {
            return Err(Refusal::by(rule, "button and blinds are places of players"));
        }
        Ok(())
    }

    /// What everybody posts, with the rules.
    pub(super) fn postings(&self, stakes: &Stakes) -> Vec<Posting> {
        let mut postings = Vec::new();
        let passed = self.passed_on(stakes);
        for (at, player) in self.players.iter().enumerate() {
            let kills = self.opening.kill == Some(at);
            let list = [
                ("ante", player.ante, stakes.ante_rule()),
                ("dead blind", player.dead, self.dead_rule(stakes, at)),
                (
                    if kills { "kill blind" } else { "blind" },
                    player.live,
                    self.live_rule(stakes, at, &passed),
                ),
            ];
            for (what, amount, rule) in list {
                if amount > Cents::ZERO {
                    postings.push(Posting { seat: player.seat, what, amount, rule });
                }
            }
        }
        postings
    }

    fn made_up(&self, at: usize) -> Option<[Cite; 2]> {
        self.made_up.iter().find(|(place, _)| *place == at).map(|(_, rules)| *rules)
    }

    fn dead_rule(&self, stakes: &Stakes, at: usize) -> Cite {
        match self.made_up(at) {
            Some([_, dead]) => dead,
            None if at == self.opening.button && stakes.collection_blind > Cents::ZERO => {
                reading::CA_DEAD_COLLECTION_BLIND
            }
            None => stakes.variant.cites.forced,
        }
    }

    /// Places whose blind is not that of their seat because a stack was too short for it, with the
    /// rule: posted anew by these stacks, where that comes to what was posted.
    fn passed_on(&self, stakes: &Stakes) -> Vec<(usize, Cite)> {
        let again = self.players.iter().map(|player| Player::new(player.seat, player.stack));
        let mut again: Vec<Player> = again.collect();
        let (_, mut passed) = stakes.post_passing(&mut again, self.opening.button);
        let put = |player: &Player| player.live.min(player.stack);
        passed.retain(|(at, _)| put(&again[*at]) == put(&self.players[*at]));
        passed
    }

    fn live_rule(&self, stakes: &Stakes, at: usize, passed: &[(usize, Cite)]) -> Cite {
        if let Some([live, _]) = self.made_up(at) {
            return live;
        }
        if self.opening.kill == Some(at) {
            return match stakes.ways().kills {
                Kills::TwoWins(rules) => rules.wins,
                Kills::Coming(rule) | Kills::Scoop(rule, _) => rule,
                Kills::Never => stakes.variant.cites.forced,
            };
        }
        if let Some((_, rule)) = passed.iter().find(|(place, _)| *place == at) {
            return rule;
        }
        let (len, Opening { button, big, .. }) = (self.players.len(), self.opening);
        let position = match at {
            _ if at == big => Position::Big,
            _ if at == button => Position::Button,
            _ if at == (button + 1) % len => Position::Small,
            _ => Position::Other,
        };
        let blinds = self.players.iter().filter(|player| player.live > Cents::ZERO).count();
        stakes.blind_rule(position, len, blinds)
    }

    /// The highest seat's number.
    pub(super) fn highest(&self) -> u8 {
        self.seated().map(|player| seat(player.seat).n()).max().unwrap_or(0)
    }
}

/// What was really paid of what was posted: a stack may hold less.
pub(super) fn paid(players: &[Player], postings: &[Posting]) -> Vec<Posting> {
    let mut stacks: Vec<(u8, Cents)> = players.iter().map(|p| (p.seat, p.stack)).collect();
    let mut paid = Vec::with_capacity(postings.len());
    for posting in postings {
        let Some((_, stack)) = stacks.iter_mut().find(|(seat, _)| *seat == posting.seat) else {
            continue;
        };
        let amount = posting.amount.min(*stack);
        *stack -= amount;
        if amount > Cents::ZERO {
            paid.push(Posting { amount, ..*posting });
        }
    }
    paid
}
