//! Why somebody posts what before the cards.

use super::blinds::Blinds;
use super::{Chair, Coming, Jumped, Kills, Sitting, Status};
use crate::hand::Player;
use crate::posting::Position;
use law::{Cite, reading};
use money::Cents;

/// Money that a player posts before the cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Posting {
    /// Whose.
    pub seat: u8,
    /// What: `ante`, `dead blind`, `blind`, `kill blind`.
    pub what: &'static str,
    /// How much; an all-in stack may hold less.
    pub amount: Cents,
    /// Why.
    pub rule: Cite,
}

impl Sitting {
    /// What everybody posted for the last hand dealt, with the rules.
    #[must_use]
    pub fn postings(&self) -> &[Posting] {
        &self.postings
    }

    /// What these players post, with the rules.
    pub(super) fn reasons(
        &self,
        players: &[Player],
        button: u8,
        blinds: Option<&Blinds>,
        jumped: &[u8],
        killer: Option<u8>,
    ) -> Vec<Posting> {
        let mut postings = Vec::new();
        let posts = blinds.map_or(0, |blinds| blinds.posts.len());
        for player in players {
            let chair = self.player(player.seat);
            let position = match blinds {
                Some(blinds) if blinds.big == player.seat => Position::Big,
                _ if button == player.seat => Position::Button,
                Some(blinds) if blinds.small == player.seat => Position::Small,
                _ => Position::Other,
            };
            let position = self.stakes.blind_rule(position, players.len(), posts);
            let position = self.passed_on(player.seat, blinds).unwrap_or(position);
            let has_big = blinds.is_some_and(|blinds| blinds.big == player.seat);
            let made_up = if has_big && chair.owed == Cents::ZERO {
                None
            } else if jumped.contains(&player.seat) {
                Some(self.jumped_rule())
            } else {
                self.made_up(chair)
            };
            let kill = killer.filter(|seat| *seat == player.seat).map(|_| self.kill_rule(chair));
            let live = kill.or(made_up.map(|[live, _]| live)).unwrap_or(position);
            let dead = made_up.map_or(reading::CA_DEAD_COLLECTION_BLIND, |[_, dead]| dead);
            let blind = if kill.is_some() { "kill blind" } else { "blind" };
            let list = [
                ("ante", player.ante, self.stakes.ante_rule()),
                ("dead blind", player.dead, dead),
                (blind, player.live, live),
            ];
            for (what, amount, rule) in list {
                if amount > Cents::ZERO {
                    postings.push(Posting { seat: player.seat, what, amount, rule });
                }
            }
        }
        postings
    }

    /// The rule of a blind that a stack does not cover: of who is short of it, of who holds half
    /// of it or more, and of who takes it.
    fn passed_on(&self, seat: u8, blinds: Option<&Blinds>) -> Option<Cite> {
        let (rules, blinds) = (self.ways.short_blind?, blinds?);
        let is_short = blinds.shorts.iter().any(|(at, _)| *at == seat);
        let takes = blinds.passed.contains(&seat).then_some(rules.next);
        let chips = self.player(seat).chips;
        let is_half = blinds.posts.iter().any(|(at, blind)| *at == seat && chips < *blind);
        let less = is_short.then_some(rules.less).or(is_half.then_some(rules.half));
        less.or(takes)
    }

    /// The rules of what is posted for another reason than the seat: live, and dead.
    fn made_up(&self, chair: &Chair) -> Option<[Cite; 2]> {
        let missed = self.ways.missed;
        let owed = self.ways.short_blind.filter(|_| chair.owed > Cents::ZERO);
        match (chair.status, self.ways.entry) {
            _ if owed.is_some() => owed.map(|short| [short.owed; 2]),
            (Status::PostsSum, _) => Some([missed.pay, missed.dead]),
            (Status::PostsBig, Coming::ByLimit { posting, .. }) => Some([posting; 2]),
            (Status::Between, Coming::ByLimit { between, .. }) => Some([between; 2]),
            _ => None,
        }
    }

    fn jumped_rule(&self) -> [Cite; 2] {
        match self.ways.jumped {
            Jumped::Owes(rule) => [rule; 2],
            Jumped::Nothing(_) | Jumped::ByLimit(_) => [reading::CA_JUMPED_BLINDS; 2],
        }
    }

    fn kill_rule(&self, chair: &Chair) -> Cite {
        match (self.ways.kills, self.ways.entry) {
            (_, Coming::ByKill { kill, .. }) if chair.status == Status::Kills => {
                if chair.dealt {
                    self.ways.missed.pay
                } else {
                    kill
                }
            }
            (Kills::TwoWins(rules), _) if chair.promised => rules.promise,
            (Kills::TwoWins(rules), _) => rules.wins,
            (Kills::Coming(rule) | Kills::Scoop(rule, _), _) => rule,
            (Kills::Never, _) => self.ways.blinds,
        }
    }
}
