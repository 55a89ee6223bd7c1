//! A ring in play: what it does when it is told something. It is copied before that, so that what
//! is refused half-way has changed nothing; a quiet one relies on hand and sitting, which refuse
//! before they change.

use super::hours::Hours;
use super::ledger::Reason;
use super::on::On;
use super::people::OFFICES;
use super::written::{Written, paid};
use super::{acts, seat};
use crate::hand::{Hand, Opening, Player};
use crate::sitting::wording::said;
use crate::sitting::{Chair, Coming, First, Kills, Posting, Sitting, Status};
use crate::stakes::Stakes;
use cards::AnyCard;
use law::Cite;
use money::Cents;
use std::sync::Arc;
use table::{Act, Drawn, Input, Name, NewShoe, Refusal, Ruling, Seat, Tale, What};

/// Who sits at the table.
#[derive(Clone, Debug)]
pub(super) enum Company {
    /// People who come and go.
    Sitting(Box<Sitting>),
    /// Those of a hand that is written down, and whether it is still to be dealt.
    Written(Box<Written>, Dealt),
}

/// Whether a written hand has been dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub(super) enum Dealt {
    No,
    Yes,
}

/// A ring in play: the engine.
#[derive(Clone, Debug)]
pub struct Play {
    pub(super) stakes: Arc<Stakes>,
    pub(super) company: Company,
    pub(super) on: Option<On>,
    /// Cards drawn for the first button so far.
    pub(super) drawn: Vec<(u8, AnyCard)>,
    /// Who objects to a kill.
    pub(super) objects: Vec<u8>,
    pub(super) hours: Hours,
}

impl Play {
    pub(super) fn new(stakes: Arc<Stakes>, company: Company) -> Play {
        let (drawn, objects) = (Vec::new(), Vec::new());
        Play { stakes, company, on: None, drawn, objects, hours: Hours::default() }
    }

    /// Does what it is told.
    pub(super) fn told(&mut self, input: &Input, tale: &mut Tale) -> Result<(), Refusal> {
        match input {
            Input::Card(drawn) => self.card(drawn, tale),
            Input::Decide { seat, act } => self.decide(*seat, act, tale),
            Input::Shuffle {} => self.hand_on()?.shuffled(tale),
            Input::Show {} => self.hand_on()?.show(tale),
            Input::Speak { seat, words, chips } => self.speak(*seat, words, chips, tale),
            Input::Rule(ruling) => self.rule(ruling, tale),
            Input::Time { seconds } => self.time(*seconds, tale),
            Input::Deal {} => self.deal(tale),
            Input::Settle {} => self.settle(tale),
            Input::Clear {} => self.clear(tale),
            Input::Join { seat, buy, how } => self.join(*seat, *buy, how.as_ref(), tale),
            Input::Leave { seat } => self.leave(*seat, tale),
            Input::Buy { seat, amount } => self.buy(*seat, *amount, tale),
            Input::SitOut { seat } => self.sit_out(*seat, tale),
            Input::Return { seat, how } => self.come_back(*seat, how.as_ref(), tale),
            Input::Move { from, to } => self.move_seat(*from, *to, tale),
            Input::Shoe(shoe) => self.new_deck(shoe, tale),
            Input::Stake(_)
            | Input::Follow { .. }
            | Input::Withdraw { .. }
            | Input::Change { .. }
            | Input::Coupons { .. }
            | Input::Bank { .. }
            | Input::Meter { .. }
            | Input::Shared { .. }
            | Input::Close {}
            | Input::Throw(_) => {
                let rule = self.stakes.variant.cites.forced;
                Err(Refusal::by(rule, "nobody banks this game: all money goes to the pot"))
            }
        }
    }

    fn hand_on(&mut self) -> Result<&mut On, Refusal> {
        let rule = self.stakes.variant.cites.turn;
        self.on.as_mut().ok_or_else(|| Refusal::by(rule, "no hand is being played"))
    }

    fn card(&mut self, drawn: &Drawn, tale: &mut Tale) -> Result<(), Refusal> {
        match &mut self.on {
            Some(on) => on.card(drawn, tale),
            None => self.draw_for_button(drawn, tale),
        }
    }

    fn decide(&mut self, seat: Seat, act: &Act, tale: &mut Tale) -> Result<(), Refusal> {
        let word = act.word.as_ref();
        if OFFICES.contains(&word) {
            return self.decide_office(seat, act, tale);
        }
        let Some(on) = &mut self.on else {
            if let (Company::Sitting(sitting), "straddle") = (&self.company, word) {
                return sitting.straddle(seat.n());
            }
            return Err(Refusal::by(self.stakes.variant.cites.turn, "no hand is being played"));
        };
        let at = on.place(seat)?;
        match word {
            "show" if act.amount.is_none() => on.show_hand(at, act, tale)?,
            "muck" if act.amount.is_none() && act.cards.is_empty() => on.muck_hand(at, tale)?,
            "kill" if act.amount.is_none() && act.cards.is_empty() => on.kill(at, tale)?,
            _ => {
                let read = acts::read(&on.hand, at, act)?;
                on.act(at, read, None, tale)?;
            }
        }
        self.watch_clock(tale)
    }

    /// A player speaks, or puts chips in: what that is decides the game.
    fn speak(
        &mut self,
        seat: Seat,
        words: &Name,
        chips: &[Vec<Cents>],
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let rule = self.stakes.ways().words.govern;
        let on = self.hand_on()?;
        let at = on.place(seat)?;
        let Some(spoken) = acts::spoken(words) else {
            let why = format!("`{}` is no word of a bet", words.escape_debug());
            return Err(Refusal::by(rule, why));
        };
        if on.hand.turn() != Some(at) {
            on.hand.allows(at, crate::act::Move::Fold)?;
        }
        let motions: Vec<&[Cents]> = chips.iter().map(Vec::as_slice).collect();
        let act = said(&on.hand, spoken, &motions)?;
        on.act(at, act, None, tale)?;
        self.watch_clock(tale)
    }

    fn rule(&mut self, ruling: &Ruling, tale: &mut Tale) -> Result<(), Refusal> {
        let rule = ruling.cite()?;
        let Some(on) = &mut self.on else {
            return Err(Refusal::by(rule, "no hand is being played"));
        };
        on.rule(ruling, tale)?;
        self.watch_clock(tale)
    }

    /// A deck that was shuffled and perhaps cut lies there for the next hand.
    fn new_deck(&mut self, shoe: &NewShoe, tale: &mut Tale) -> Result<(), Refusal> {
        let rule = self.stakes.variant.cites.deck;
        if self.on.is_some() {
            return Err(Refusal::by(rule, "a hand is being played"));
        }
        if !shoe.burned.is_empty() || shoe.marker.is_some() {
            return Err(Refusal::by(rule, "a whole deck is put on the table"));
        }
        tale.tell(|| What::Shoe(shoe.clone()));
        Ok(())
    }

    /// The next hand begins: who plays, and what each posts.
    fn deal(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        let rule = self.stakes.variant.cites.turn;
        if self.on.is_some() {
            return Err(Refusal::by(rule, "a hand is being played"));
        }
        self.begin_hours(tale);
        let stakes = Arc::clone(&self.stakes);
        match &mut self.company {
            Company::Sitting(sitting) => {
                let before = sitting.clone();
                let (players, opening) = sitting.deal()?;
                let hand = Hand::open(stakes, &players, opening)?;
                self.objects.clear();
                if tale.is_on() {
                    self.tell_left_out(&before, &players, tale);
                }
                let on = On::new(hand, Some(before));
                self.begin(on, &players, opening, tale);
            }
            Company::Written(written, dealt @ Dealt::No) => {
                let hand = Hand::open(stakes, &written.players, written.opening)?;
                *dealt = Dealt::Yes;
                let rule = self.stakes.variant.cites.seats;
                for player in &written.out {
                    tale.tell(|| What::LeftOut { seat: seat(player.seat), rule });
                }
                let opening = written.opening;
                let players = if tale.is_on() { written.players.clone() } else { Vec::new() };
                self.begin(On::new(hand, None), &players, opening, tale);
            }
            Company::Written(_, Dealt::Yes) => {
                return Err(Refusal::by(rule, "the hand that was written down is over"));
            }
        }
        Ok(())
    }

    /// Tells how a hand begins.
    fn begin(&mut self, mut on: On, players: &[Player], opening: Opening, tale: &mut Tale) {
        if tale.is_on() {
            if self.has_button() {
                let (seat, rule) = (seat(players[opening.button].seat), self.stakes.ways().moves);
                tale.tell(|| What::Button { seat, rule });
            }
            let seats = players.iter().map(|player| seat(player.seat)).collect();
            tale.tell(|| What::Begun { seats });
            for Posting { seat: at, what, amount, rule } in paid(players, &self.postings()) {
                on.ledger.posted(at, amount, Reason { label: what, rule });
                tale.tell(|| What::Posted { seat: seat(at), name: what.into(), amount, rule });
            }
            on.tell_free(tale);
            on.tell_fees(0, tale);
        }
        self.on = Some(on);
    }

    fn postings(&self) -> Vec<Posting> {
        match &self.company {
            Company::Sitting(sitting) => sitting.postings().to_vec(),
            Company::Written(written, _) => written.postings(&self.stakes),
        }
    }

    /// Whoever would play and is not dealt in, with the reason.
    fn tell_left_out(&self, before: &Sitting, players: &[Player], tale: &mut Tale) {
        for (at, chair) in before.seated() {
            let plays = players.iter().any(|player| player.seat == at);
            if let Some(rule) = self.left_out(chair).filter(|_| !plays) {
                tale.tell(|| What::LeftOut { seat: seat(at), rule });
            }
        }
    }

    /// Why somebody seated is not dealt in; none where that is the own will.
    fn left_out(&self, chair: &Chair) -> Option<Cite> {
        let (ways, rules) = (self.stakes.ways(), self.stakes.variant.cites);
        let after_button = match ways.entry {
            Coming::ByLimit { after_button, .. }
            | Coming::Free { after_button, .. }
            | Coming::Past { after_button, .. } => after_button,
            Coming::ByKill { for_blind, .. } => for_blind,
            Coming::AtOnce(rule) => rule,
        };
        match (chair.status, ways.kills) {
            (_, Kills::TwoWins(kills)) if chair.barred => Some(kills.barred),
            _ if chair.no_ante => Some(ways.ante),
            (Status::Away, _) => None,
            _ if chair.chips == Cents::ZERO => Some(rules.forced),
            (Status::WaitsButton, _) => Some(after_button),
            (Status::WaitsHands(_), _) => Some(ways.missed.moved),
            (Status::WaitsBlind, _) => Some(ways.missed.wait),
            _ => Some(rules.seats),
        }
    }

    /// The money moves, and the stacks come back.
    fn settle(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        let rule = self.stakes.variant.cites.turn;
        let on = self.hand_on()?;
        if !on.hand.is_over() {
            return Err(Refusal::by(rule, "the hand is not over"));
        }
        if on.is_settled {
            return Err(Refusal::by(rule, "the hand is settled"));
        }
        on.is_settled = true;
        if tale.is_on()
            && let Some(outcome) = on.hand.outcome()
        {
            tale.tell(|| What::Settled(Box::new(on.ledger.settle(&on.hand, &outcome))));
        }
        let before = on.before.take();
        if let (Company::Sitting(sitting), Some(on)) = (&mut self.company, &self.on) {
            match (on.hand.misdealt(), before) {
                (Some(_), Some(before)) => sitting.void(*before)?,
                _ => sitting.over(&on.hand)?,
            }
        }
        self.collect_hours(tale);
        Ok(())
    }

    /// The cards are cleared away for the next hand.
    fn clear(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        let rule = self.stakes.variant.cites.turn;
        match &self.on {
            None => return Err(Refusal::by(rule, "no hand is being played")),
            Some(on) if !on.is_settled => {
                return Err(Refusal::by(rule, "the hand is not settled"));
            }
            Some(_) => {}
        }
        if let (Some(on), Company::Written(written, _)) = (self.on.take(), &mut self.company) {
            for (player, place) in written.players.iter_mut().zip(on.hand.places()) {
                player.stack = place.stack;
            }
        }
        tale.tell(|| What::Cleared);
        Ok(())
    }

    /// Whether the game has a button.
    pub(super) fn has_button(&self) -> bool {
        self.stakes.ways().first != First::None
    }

    /// Where the button lies: of the hand that is on, else of the next one.
    pub(super) fn button(&self) -> Option<Seat> {
        if !self.has_button() {
            return None;
        }
        match (&self.company, &self.on) {
            (_, Some(on)) if !on.is_settled => Some(on.seat(on.hand.button())),
            (Company::Sitting(sitting), _) => sitting.button().map(seat),
            (Company::Written(written, _), _) => {
                written.players.get(written.opening.button).map(|player| seat(player.seat))
            }
        }
    }
}
