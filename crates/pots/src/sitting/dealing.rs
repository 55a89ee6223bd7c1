//! The next hand: who is dealt in, and what each posts.

use super::blinds::Blinds;
use super::{Chair, Coming, Jumped, Posting, Sitting, Status, refuse};
use crate::hand::{Opening, Player};
use money::Cents;
use table::Refusal;

/// A hand about to be dealt.
struct Upcoming {
    /// The button's seat; in stud the last seat dealt to.
    button: u8,
    blinds: Option<Blinds>,
    players: Vec<Player>,
    opening: Opening,
    postings: Vec<Posting>,
}

impl Sitting {
    /// Who plays the next hand, clockwise, with what each posts. The hand is then on until
    /// [`Sitting::over`].
    ///
    /// # Errors
    /// When a hand is on, fewer than two can play, or nobody has drawn for the button yet.
    pub fn deal(&mut self) -> Result<(Vec<Player>, Opening), Refusal> {
        let plan = self.plan()?;
        self.begin(&plan);
        Ok((plan.players, plan.opening))
    }

    /// Whether the next hand could be dealt now.
    ///
    /// # Errors
    /// As [`Sitting::deal`].
    pub fn may_deal(&self) -> Result<(), Refusal> {
        self.plan().map(|_| ())
    }

    /// The seat that will have the button: where it lies, or the next one that plays.
    pub(super) fn button_now(&self) -> Option<u8> {
        let seat = self.state.button?;
        let plays = self.chair(seat).is_some_and(Chair::is_ready);
        if plays || self.state.killer == Some(seat) { Some(seat) } else { self.next_button(seat) }
    }

    fn plan(&self) -> Result<Upcoming, Refusal> {
        let rules = self.stakes.variant.cites;
        self.between_hands(rules.turn)?;
        let fewest = self.stakes.variant.customs.fewest;
        let few = || format!("{fewest} players are needed for a hand");
        let ready = self.seated().filter(|(_, chair)| chair.is_ready()).count();
        let button = match self.button_now() {
            Some(seat) => seat,
            None if self.has_button() && ready < usize::from(fewest) => {
                return refuse(rules.seats, few());
            }
            None if self.has_button() => {
                return refuse(self.ways.first_rule, "nobody has drawn for the button");
            }
            None => self.seats(),
        };
        let blinds = self.blinds_of(button);
        let mut dealt = self.ready(button);
        if let Some(blinds) = &blinds {
            let joins = blinds.posts.iter().map(|(seat, _)| *seat);
            let joins: Vec<u8> = joins.filter(|seat| !dealt.contains(seat)).collect();
            dealt.extend(joins);
        }
        if dealt.len() < usize::from(fewest) {
            return refuse(rules.seats, few());
        }
        self.sit_rest_out(&mut dealt, blinds.as_ref().map_or(button, |blinds| blinds.big));
        dealt.sort_unstable();
        let killer = self.killer_of(&dealt);
        let jumped = blinds.as_ref().map_or(Vec::new(), |blinds| self.jumped(&dealt, blinds.big));
        let post = |seat: &u8| self.post(*seat, button, blinds.as_ref(), &jumped, killer);
        let players: Vec<Player> = dealt.iter().map(post).collect();
        let place = |seat: u8| {
            // invariant: who has a blind or kills the pot is dealt in
            let place = dealt.iter().position(|at| *at == seat);
            place.unwrap_or_else(|| unreachable!("seat {seat} is not dealt in"))
        };
        let at = self.last_to_act(&dealt, button);
        let opening = Opening {
            button: at,
            big: blinds.as_ref().map_or(at, |blinds| place(blinds.big)),
            kill: killer.map(place),
        };
        let postings = self.reasons(&players, button, blinds.as_ref(), &jumped, killer);
        Ok(Upcoming { button, blinds, players, opening, postings })
    }

    /// The place of the button, or of the last player before it where it has none: who would kill
    /// and waits. Without a button it is the last place.
    fn last_to_act(&self, dealt: &[u8], button: u8) -> usize {
        let has_button = self.has_blinds() || self.stakes.variant.customs.button;
        let from = if has_button { button } else { self.seats() };
        let last =
            self.ring(from).filter_map(|seat| dealt.iter().position(|at| *at == seat)).last();
        // invariant: two players are dealt in at least
        last.unwrap_or_else(|| unreachable!("nobody is dealt in"))
    }

    /// Of more players than can be dealt in, those left of the big blind sit the hand out.
    fn sit_rest_out(&self, dealt: &mut Vec<u8>, big: u8) {
        let most = usize::from(self.stakes.active());
        let over = dealt.len().saturating_sub(most);
        let out: Vec<u8> = self.ring(big).filter(|seat| dealt.contains(seat)).take(over).collect();
        dealt.retain(|seat| !out.contains(seat));
    }

    /// Whoever played the last hand and was jumped by the big blind, since another left, owes
    /// all blinds of the round.
    fn jumped(&self, dealt: &[u8], big: u8) -> Vec<u8> {
        let owes = match self.ways.jumped {
            Jumped::Nothing(_) => false,
            Jumped::Owes(_) => true,
            Jumped::ByLimit(_) => self.is_larger(),
        };
        match self.state.blinds {
            Some((_, last)) if owes && dealt.len() > 2 && last != big => {
                let between = self.ring(last).before(big);
                let plays = |seat: &u8| dealt.contains(seat) && self.state.played.contains(seat);
                between.filter(plays).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What a player posts.
    fn post(
        &self,
        seat: u8,
        button: u8,
        blinds: Option<&Blinds>,
        jumped: &[u8],
        killer: Option<u8>,
    ) -> Player {
        let chair = self.player(seat);
        let big = self.big_blind();
        let position = blinds.and_then(|blinds| blinds.posts.iter().find(|(at, _)| *at == seat));
        let position = position.map_or(Cents::ZERO, |(_, amount)| *amount);
        let has_big = blinds.is_some_and(|blinds| blinds.big == seat);
        let posts_big = match self.ways.entry {
            Coming::ByLimit { .. } => matches!(chair.status, Status::PostsBig | Status::Between),
            _ => chair.status == Status::PostsBig,
        };
        let due = if has_big || blinds.is_none() {
            position
        } else if chair.status == Status::PostsSum || jumped.contains(&seat) {
            self.blind_sum()
        } else if posts_big {
            big
        } else {
            position
        };
        let due = due + chair.owed;
        let live = due.min(big);
        let mut player = Player { ante: self.stakes.ante, ..Player::new(seat, chair.chips) };
        player.dead = due - live;
        player.live = if killer == Some(seat) { self.stakes.kill_blind() } else { live };
        if button == seat && self.has_button() {
            player.dead += self.stakes.collection_blind;
        }
        player
    }

    /// The hand begins: what was owed is posted.
    fn begin(&mut self, plan: &Upcoming) {
        let seats: Vec<u8> = plan.players.iter().map(|player| player.seat).collect();
        if let Some(last) = self.state.button.filter(|_| self.has_button()) {
            self.settle_button(last, plan.button);
            let again = self.state.held.filter(|(seat, _)| *seat == plan.button);
            self.state.held = Some((plan.button, again.map_or(1, |(_, turns)| turns + 1)));
        }
        if let Some(blinds) = &plan.blinds {
            self.note_missed(plan.button, blinds);
            self.state.shorts.clone_from(&blinds.shorts);
        }
        let killer = plan.opening.kill.map(|place| seats[place]);
        for seat in &seats {
            let chair = self.player_mut(*seat);
            if chair.status != Status::Away {
                chair.status = Status::In;
            }
            chair.dealt = true;
            chair.missed = [false; 2];
            chair.owed = Cents::ZERO;
            chair.promised &= killer != Some(*seat);
        }
        self.postings.clone_from(&plan.postings);
        self.state.killer = None;
        self.state.playing = Some(seats);
    }

    /// Blinds that passed somebody who was away, and seats that a blind has passed.
    fn note_missed(&mut self, button: u8, blinds: &Blinds) {
        let from = self.state.blinds.unwrap_or((button, blinds.small));
        let arcs = [(from.0, blinds.small), (from.1, blinds.big)];
        for (which, (last, now)) in arcs.into_iter().enumerate() {
            if last == now {
                continue;
            }
            for seat in self.ring(last).before(now) {
                if let Ok(chair) = self.get_mut(seat)
                    && chair.misses()
                {
                    chair.missed[which] = true;
                    chair.status = Status::Away;
                }
            }
        }
        for seat in self.ring(button).before(blinds.big) {
            self.state.passed |= 1 << seat;
        }
        self.state.passed |= 1 << blinds.big;
        self.state.blinds = Some((blinds.small, blinds.big));
    }
}
