//! The hand that is on: cards, acts, rulings and the showdown, each with the events that follow.

use super::ledger::{Ledger, Reason, payer};
use super::lying::{self, BURN, Dealt};
use super::{acts, seat, spot};
use crate::act::{self, Awaited, To};
use crate::hand::{Done, Hand};
use crate::place::Standing;
use crate::sitting::{Clock, Sitting};
use crate::takers::Places;
use cards::AnyCard;
use law::{Cite, reading};
use money::Cents;
use table::{Act, Drawn, Face, Name, Party, Refusal, Seat, Tale, What};

/// A hand that is on, or over and not yet cleared away.
#[derive(Clone, Debug)]
pub(super) struct On {
    pub(super) hand: Hand,
    /// The table before the deal, to which a void hand goes back.
    pub(super) before: Option<Box<Sitting>>,
    /// The rules and amounts of what was posted, and all that followed.
    pub(super) ledger: Ledger,
    /// Who has shown the own hand, and who has thrown it away.
    showed: Places,
    mucked: Places,
    /// The clock on a seat.
    pub(super) clock: Option<(u8, Clock)>,
    /// What lies burned.
    burn: Vec<AnyCard>,
    /// Whether the money has moved.
    pub(super) is_settled: bool,
}

impl On {
    pub(super) fn new(hand: Hand, before: Option<Box<Sitting>>) -> On {
        On {
            hand,
            before,
            ledger: Ledger::default(),
            showed: 0,
            mucked: 0,
            clock: None,
            burn: Vec::new(),
            is_settled: false,
        }
    }

    /// The place of a seat.
    pub(super) fn place(&self, seat: Seat) -> Result<usize, Refusal> {
        let at = self.hand.places().iter().position(|place| place.seat == seat.n());
        at.ok_or_else(|| Refusal::unknown(format!("{seat} does not play")))
    }

    pub(super) fn seat(&self, at: usize) -> Seat {
        seat(self.hand.places()[at].seat)
    }

    /// Where a card goes, and who sees it.
    pub(super) fn place_of(&self, to: To) -> (Name, Face) {
        match to {
            To::Burn => (BURN.into(), Face::Down),
            To::Board(number) => (lying::board(number), Face::Up),
            To::Place(at, lies) => (spot(self.seat(at)), lying::face(lies, self.seat(at))),
        }
    }

    /// The next card comes.
    pub(super) fn card(&mut self, drawn: &Drawn, tale: &mut Tale) -> Result<(), Refusal> {
        let ask = self.hand.ask();
        if let (Awaited::Card(to), Some(said)) = (ask, &drawn.to) {
            let (due, _) = self.place_of(to);
            if *said != due {
                let why = format!("the card is for {due}, not for {said}");
                return Err(Refusal::by(self.hand.cites().turn, why));
            }
        }
        let card = drawn.card;
        if let (Awaited::Card(to), false) = (ask, card.is_known()) {
            let (name, face) = self.place_of(to);
            if face == Face::Up {
                return Err(lacks(&name, self.hand.this_street().rule));
            }
        }
        let before = tale.is_on().then(|| self.hand.clone());
        self.hand.card(card)?;
        if let (Some(before), Awaited::Card(to)) = (before, ask) {
            let (name, face) = self.place_of(to);
            tale.tell(|| What::Dealt { to: name, card, face });
            let dealt = match to {
                To::Burn => Dealt::Burn,
                To::Board(_) => Dealt::Board,
                To::Place(at, _) => Dealt::Place(at, card),
            };
            if to == To::Burn {
                self.burn.push(card);
            }
            self.tell_rest(&before, dealt, tale);
        }
        Ok(())
    }

    /// The deck has been shuffled as asked: what was mixed into it lies there no more.
    pub(super) fn shuffled(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        let (rule, burned) = (self.hand.shuffle_rule(), self.hand.burned());
        self.hand.shuffled()?;
        if burned > 0 && self.hand.burned() == 0 {
            let cards = std::mem::take(&mut self.burn);
            let (of, face) = (BURN.into(), Face::Down);
            tale.tell(|| What::Discarded { of, cards, face });
        }
        tale.tell(|| What::Shuffled { rule });
        Ok(())
    }

    /// A player acts; a rule of its own may stand for that of the act.
    pub(super) fn act(
        &mut self,
        at: usize,
        act: act::Move,
        rule: Option<Cite>,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let before = tale.is_on().then(|| self.hand.clone());
        let done = self.hand.act(at, act)?;
        if let Some(before) = before {
            let (act, face) = acts::written(&before, at, act);
            let done = Done { rule: rule.unwrap_or(done.rule), ..done };
            self.tell_act(&before, at, (act, face), done, tale);
        }
        Ok(())
    }

    /// A player kills the pot of free will.
    pub(super) fn kill(&mut self, at: usize, tale: &mut Tale) -> Result<(), Refusal> {
        let before = tale.is_on().then(|| self.hand.clone());
        let done = self.hand.kill(at)?;
        if let Some(before) = before {
            self.tell_act(&before, at, (Act::word("kill"), Face::Up), done, tale);
        }
        Ok(())
    }

    fn tell_act(
        &mut self,
        before: &Hand,
        at: usize,
        (act, face): (Act, Face),
        done: Done,
        tale: &mut Tale,
    ) {
        let (seat, Done { paid, word, rule }) = (self.seat(at), done);
        self.ledger.bet(seat.n(), paid, Reason { label: word, rule });
        tale.tell(|| What::Acted { seat, act, face, did: word.into(), paid, rule });
        self.tell_rest(before, Dealt::Nothing, tale);
    }

    /// Tells what followed: cards that moved, fees that fell due, hands shown in the end.
    pub(super) fn tell_rest(&mut self, before: &Hand, dealt: Dealt, tale: &mut Tale) {
        lying::tell(before, &self.hand, dealt, &mut self.burn, tale);
        self.tell_fees(before.fees().list().len(), tale);
        if self.hand.is_over() && !before.is_over() {
            self.tell_untaken(tale);
            self.tell_shown(tale);
        }
    }

    /// Tells that no fee is posted for so many players.
    pub(super) fn tell_free(&self, tale: &mut Tale) {
        if let Some(players) = self.hand.fees().none_for() {
            let (from, amount, rule) = (Party::Pot, Cents::ZERO, reading::CA_FEE_BANDS);
            let name = format!("no fee for {players} players").into();
            tale.tell(|| What::Fee { from, amount, name, rule });
        }
    }

    /// Tells the fees of a hand that is over which were not taken.
    fn tell_untaken(&self, tale: &mut Tale) {
        if self.hand.misdealt().is_some() {
            return;
        }
        for due in self.hand.fees().untaken() {
            let (from, amount, rule) = (Party::Pot, Cents::ZERO, due.rule);
            let name = format!("no {}", due.name).into();
            tale.tell(|| What::Fee { from, amount, name, rule });
        }
    }

    /// Tells the fees that fell due after so many.
    pub(super) fn tell_fees(&mut self, told: usize, tale: &mut Tale) {
        for fee in self.hand.fees().list().get(told..).unwrap_or_default() {
            self.ledger.fee(fee);
            let (from, amount) = (payer(fee), fee.amount);
            let (name, rule) = (fee.due.name.into(), fee.due.rule);
            tale.tell(|| What::Fee { from, amount, name, rule });
        }
    }

    /// The hands that all see in the end, in the order in which they are shown.
    pub(super) fn tell_shown(&mut self, tale: &mut Tale) {
        let sight = self.hand.sight(None);
        let seen: Vec<Vec<AnyCard>> =
            sight.players().map(|player| player.cards().to_vec()).collect();
        let others = (0..seen.len()).filter(|at| !self.hand.places()[*at].is_live());
        let order: Vec<usize> = self.hand.show_order().chain(others).collect();
        let showed = self.showed;
        for at in order.into_iter().filter(|at| showed >> at & 1 == 0) {
            let mut hidden = lying::hidden(&self.hand, at);
            hidden.retain(|card| card.is_known() && seen[at].contains(card));
            if !hidden.is_empty() {
                self.showed |= 1 << at;
                let of = spot(self.seat(at));
                tale.tell(|| What::Shown { of, cards: hidden });
            }
        }
    }

    /// Whether hands may be shown: at the end, or when nobody can bet any more.
    fn betting_is_over(&self) -> bool {
        let able = self.hand.places().iter().filter(|place| place.standing() == Standing::In);
        match self.hand.ask() {
            Awaited::Showdown | Awaited::Over => true,
            Awaited::Decide(..) => false,
            Awaited::Card(_) | Awaited::Shuffle => able.count() < 2,
        }
    }

    fn may_show(&self, at: usize) -> Result<(), Refusal> {
        let rule = self.hand.cites().turn;
        let no = |why: &str| Err(Refusal::by(rule, why));
        if !self.betting_is_over() {
            return no("the betting is not over");
        }
        if !self.hand.places()[at].is_live() {
            return no("that hand has been folded");
        }
        match (self.showed | self.mucked) >> at & 1 {
            0 => Ok(()),
            _ => no("that hand has been shown, or thrown away"),
        }
    }

    /// Who is next at a showdown to show the own hand, or to throw it away.
    pub(super) fn to_show(&self) -> Option<Seat> {
        let done = self.showed | self.mucked;
        self.hand.show_order().find(|at| done >> at & 1 == 0).map(|at| self.seat(at))
    }

    /// A player shows the own hand; cards that were not known are named.
    pub(super) fn show_hand(
        &mut self,
        at: usize,
        act: &Act,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        self.may_show(at)?;
        if !act.cards.is_empty() {
            let named: Vec<AnyCard> = act.cards.all().collect();
            self.hand.reveal(at, &named)?;
        }
        self.all_known(at)?;
        self.showed |= 1 << at;
        let (seat, rule) = (self.seat(at), reading::CA_TABLE_RULES);
        let (act, face, did) = (act.clone(), Face::Up, "shows".into());
        tale.tell(|| What::Acted { seat, act, face, did, paid: Cents::ZERO, rule });
        let hidden = || lying::hidden(&self.hand, at);
        tale.tell(|| What::Shown { of: spot(seat), cards: hidden() });
        Ok(())
    }

    /// A player throws the own hand away unseen; somebody must be left to win.
    pub(super) fn muck_hand(&mut self, at: usize, tale: &mut Tale) -> Result<(), Refusal> {
        self.may_show(at)?;
        let live = |(place, _): &(usize, &crate::Place)| self.mucked >> place & 1 == 0;
        let left = self.hand.places().iter().enumerate().filter(live);
        if left.filter(|(place, held)| *place != at && held.is_live()).count() == 0 {
            let rule = self.hand.cites().alone;
            return Err(Refusal::by(rule, "somebody must show a hand to win"));
        }
        self.mucked |= 1 << at;
        let (seat, rule) = (self.seat(at), reading::CA_TABLE_RULES);
        let (act, face, did) = (Act::word("muck"), Face::Up, "throws the hand away".into());
        tale.tell(|| What::Acted { seat, act, face, did, paid: Cents::ZERO, rule });
        if tale.is_on() {
            lying::muck(&self.hand, at, tale);
        }
        Ok(())
    }

    fn all_known(&self, at: usize) -> Result<(), Refusal> {
        match self.hand.unknown(at) {
            Some(rule) => Err(lacks(&spot(self.seat(at)), rule)),
            None => Ok(()),
        }
    }

    /// The showdown ends: all who have not thrown their hands away show them in turn.
    pub(super) fn show(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        if self.hand.ask() == Awaited::Showdown {
            for at in self.hand.show_order() {
                if self.mucked >> at & 1 == 0 {
                    self.all_known(at)?;
                }
            }
        }
        let mut mucked = [0; crate::PLACES_MAX];
        let mut len = 0;
        for at in crate::takers::places_of(self.mucked) {
            mucked[len] = at;
            len += 1;
        }
        let before = tale.is_on().then(|| self.hand.clone());
        self.hand.show(&mucked[..len])?;
        if let Some(before) = before {
            self.tell_rest(&before, Dealt::Nothing, tale);
        }
        Ok(())
    }
}

/// What all see must be given when it is dealt, and a hand's hidden cards when it is shown: a card
/// that is due and not given is never guessed.
fn lacks(to: &Name, rule: Cite) -> Refusal {
    Refusal::by(rule, format!("{to} is due a card, and none is given"))
}
