//! What goes wrong at a table, and what the rules make of it: exposed cards, boards laid too
//! early, dead hands, misdeals, words against chips.
//!
//! Somebody with authority invokes a rule ([`Ruling`]); [`Hand::rule`] does what it prints, or
//! refuses when it is not the moment for it, and then nothing has changed.

mod boards;
mod dead;
mod effects;
mod exposed;
mod list;
#[cfg(test)]
mod random_tests;
#[cfg(test)]
mod tests;
mod words;

pub use effects::{Back, Effect, Fill, Irregularity, Keep, Late, List, When};

use super::{Hand, Pile, Places, Step};
use crate::act::{Awaited, Decision};
use crate::place::Standing;
use crate::variant::{Burn, Deal, Exchange};
use cards::AnyCard;
use law::Cite;
use money::Cents;
use table::Refusal;

/// An irregularity that somebody with authority rules on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ruling {
    /// The rule invoked.
    pub rule: Cite,
    /// The player concerned.
    pub place: Option<usize>,
    /// The card concerned.
    pub card: Option<AnyCard>,
    /// How many cards; where it is not said and the rule does not ask, one.
    pub count: Option<u8>,
    /// How much was said, or put in.
    pub amount: Option<Cents>,
}

impl Ruling {
    /// A rule invoked without any particulars.
    #[must_use]
    pub const fn new(rule: Cite) -> Ruling {
        Ruling { rule, place: None, card: None, count: None, amount: None }
    }
}

/// What rulings have left behind in a hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Irregular {
    /// Why the deck is to be shuffled before its next card.
    pub(super) shuffle: Option<Cite>,
    /// Streets whose burn card lies there already, one bit each.
    pub(super) burned: u8,
    /// The street before whose cards the deck is shuffled with those set aside, and why.
    early: Option<(u8, Cite)>,
    /// Cards set aside until then.
    aside: Pile,
    /// Places that get cards after the deal, for exposed or missing ones.
    mending: Places,
    /// Where the hand goes on after that.
    resume: Step,
    /// The first card exposed in the deal becomes the burn.
    spends: bool,
    /// Places that get a missing card once somebody has acted.
    late: Places,
    /// Places whose next card lies face down.
    pub(super) next_down: Places,
    /// Places whose next card lies face up.
    pub(super) next_up: Places,
    /// Places that have the last street's card already.
    pub(super) served: Places,
    /// Places that may declare themselves all-in.
    exposed: Places,
    /// The owner of the door card is dead: who speaks instead may fold.
    pub(super) door_dead: bool,
    /// Nobody bets on this street.
    pub(super) silent: bool,
    /// Against whom the clock runs.
    pub(super) clock: Option<u8>,
    /// Places whose cards are shown to all in the end.
    pub(super) shown: Places,
    /// The street whose fees have been taken, from 1.
    pub(super) told: u8,
    /// The hand is void.
    pub(super) misdeal: Option<Cite>,
}

impl Irregular {
    pub(super) const NONE: Irregular = Irregular {
        shuffle: None,
        burned: 0,
        early: None,
        aside: Pile { known: 0, count: 0 },
        mending: 0,
        resume: Step::Dealt,
        spends: false,
        late: 0,
        next_down: 0,
        next_up: 0,
        served: 0,
        exposed: 0,
        door_dead: false,
        silent: false,
        clock: None,
        shown: 0,
        told: 0,
        misdeal: None,
    };
}

impl Hand {
    /// Somebody with authority invokes a rule.
    ///
    /// # Errors
    /// When the rule is not one of this game or it is not the moment for it, or it lacks
    /// something; nothing has changed then.
    pub fn rule(&mut self, ruling: Ruling) -> Result<(), Refusal> {
        let Some(effect) = effects::effect(ruling.rule, &self.stakes) else {
            let why = format!("nobody invokes this in a hand of {}", self.stakes.variant.title);
            return Err(Refusal::by(ruling.rule, why));
        };
        if let Some(place) = ruling.place
            && place >= usize::from(self.len)
        {
            return Err(Refusal::by(ruling.rule, "that seat does not play"));
        }
        if self.is_over() && effect != Effect::ShowAll {
            return Err(Refusal::by(ruling.rule, "the hand is over"));
        }
        self.take_effect(effect, &ruling)?;
        self.skip_empty();
        self.go_on();
        Ok(())
    }

    fn take_effect(&mut self, effect: Effect, ruling: &Ruling) -> Result<(), Refusal> {
        match effect {
            Effect::Stands(when) => self.stands(when, ruling),
            Effect::FirstCard => self.first_card(ruling),
            Effect::MoreShuffle => self.more_shuffle(ruling),
            Effect::Exposed(keep) => self.exposed_in_deal(keep, ruling),
            Effect::ExposedAtOnce(keep) => self.exposed_at_once(keep, ruling),
            Effect::Kept(keep) => self.kept(keep, ruling),
            Effect::ExposedOnDraw => self.exposed_on_draw(ruling),
            Effect::Flop(late) => self.flop_again(late, ruling),
            Effect::EarlyTurn => self.early_turn(ruling),
            Effect::EarlyRiver => self.early_river(ruling),
            Effect::ExtraCard => self.extra_card(ruling),
            Effect::ExtraCards => self.extra_cards(ruling),
            Effect::Misdeal(when) => self.misdeal(when, ruling),
            Effect::Dead(when, back) => self.dead_hand(when, back, ruling),
            Effect::NextDown => self.next_down(ruling),
            Effect::WrongLow => self.wrong_low(ruling),
            Effect::WrongBurn(when) => self.wrong_burn(when, ruling),
            Effect::EarlyDeal => self.early_deal(ruling),
            Effect::EarlyKept => self.early_kept(ruling),
            Effect::OffTable => self.off_table(ruling),
            Effect::LastUp => self.last_up(ruling),
            Effect::AllIn => self.declare_all_in(ruling),
            Effect::Missing(fill) => self.missing(fill, ruling),
            Effect::OutOfOrder => self.out_of_order(ruling),
            Effect::Boxed => self.boxed(ruling),
            Effect::Words => self.words(ruling),
            Effect::LoneChip => self.lone_chip(ruling),
            Effect::Oversize => self.oversize(ruling),
            Effect::Signal => self.signal(ruling),
            Effect::TakeBack(when) => self.take_back(when, ruling),
            Effect::Complete => self.complete(ruling),
            Effect::Clock => self.start_clock(ruling),
            Effect::TimeOut => self.time_out(ruling),
            Effect::ShowAll => self.show_all(ruling),
        }
    }

    /// Whether the hand was void, and by which rule.
    #[must_use]
    pub fn misdealt(&self) -> Option<Cite> {
        self.irregular.misdeal
    }

    /// The player whom a ruling needs.
    fn named(&self, ruling: &Ruling) -> Result<usize, Refusal> {
        match ruling.place {
            Some(place) if self.places[place].is_live() => Ok(place),
            Some(_) => Err(Refusal::by(ruling.rule, "that hand has been folded")),
            None => Err(Refusal::by(ruling.rule, "say which seat")),
        }
    }

    /// The player whose turn to bet it is; whom a ruling names, if it does, must be that one.
    fn in_turn(&self, ruling: &Ruling) -> Result<usize, Refusal> {
        match self.ask() {
            Awaited::Decide(due, Decision::Bet | Decision::Bring)
                if ruling.place.is_none_or(|place| place == due) =>
            {
                Ok(due)
            }
            _ => Err(Refusal::by(ruling.rule, "it is not that player's turn")),
        }
    }

    /// Whether nobody has spoken on this street yet.
    fn before_action(&self) -> bool {
        self.betting.spoken == 0 && !matches!(self.step, Step::Showdown | Step::Over)
    }

    /// Whether it is the moment for a rule.
    fn is_moment(&self, when: When, place: Option<usize>) -> bool {
        let acted = self.street > 0 || self.betting.spoken > 0;
        let due = match self.ask() {
            Awaited::Decide(due, Decision::Bet | Decision::Bring) => Some(due),
            _ => None,
        };
        match when {
            When::Any => true,
            When::FirstDeal => self.street == 0 && self.before_action(),
            When::Acted => acted,
            When::TwoActed => self.street > 0 || self.betting.spoken > 1,
            When::NotTwoActed => self.street == 0 && self.betting.spoken < 2,
            When::Turn => due.is_some() && due == place,
            When::TurnWithBet => {
                due.is_some() && due == place && self.menu().is_some_and(|m| !m.may_check)
            }
            When::Door => {
                matches!(self.step, Step::Door(door) if Some(usize::from(door)) == place)
            }
            When::Dealing => self.street > 0 && self.before_action(),
            When::LastDeal => self.is_last_street() && self.before_action(),
            When::BeforeDraw => self.street == 0,
            When::Drawn => {
                let streets = &self.stakes.variant.streets[usize::from(self.street) + 1..];
                let draws = |s: &crate::variant::Street| matches!(s.exchange, Exchange::Draw(_));
                !streets.iter().any(draws)
                    && matches!(self.step, Step::Bet | Step::Board(..) | Step::Showdown)
            }
            When::Showdown => self.step == Step::Showdown,
        }
    }

    fn is_last_street(&self) -> bool {
        usize::from(self.street) + 1 == self.stakes.variant.streets.len()
    }

    /// Refuses a rule out of its time.
    fn at_moment(&self, when: When, ruling: &Ruling) -> Result<(), Refusal> {
        if self.is_moment(when, ruling.place) {
            return Ok(());
        }
        Err(Refusal::by(ruling.rule, format!("this is {}", when.text())))
    }

    /// Nothing moves: things stay as they lie.
    fn stands(&mut self, when: When, ruling: &Ruling) -> Result<(), Refusal> {
        if !matches!(when, When::TwoActed | When::Dealing) {
            self.named(ruling)?;
        }
        self.at_moment(when, ruling)
    }

    /// Refuses what takes more cards than the deck can spare.
    fn spares(&self, count: u8, ruling: &Ruling) -> Result<(), Refusal> {
        if self.can_spare(count) {
            return Ok(());
        }
        Err(Refusal::by(ruling.rule, "the deck cannot spare the cards"))
    }

    /// Cards leave the deck, unseen or one of them known, and lie with the burns.
    fn spend(&mut self, count: u8, known: Option<AnyCard>) {
        for at in 0..count.min(self.stub) {
            let card = if at == 0 { known.unwrap_or(AnyCard::UNKNOWN) } else { AnyCard::UNKNOWN };
            self.stub -= 1;
            self.burns.add(card);
            self.see(card);
        }
    }

    fn see(&mut self, card: AnyCard) {
        if card.is_known() {
            self.seen |= card.bit();
        }
    }

    /// A card that a ruling names must still be in the deck.
    fn check_named(&self, ruling: &Ruling) -> Result<(), Refusal> {
        ruling.card.map_or(Ok(()), |card| self.check_card(card))
    }

    /// The next street that burns a card.
    fn next_burn(&self) -> Option<u8> {
        let streets = self.stakes.variant.streets;
        let after = usize::from(self.street) + 1..streets.len();
        after.map(|at| at as u8).find(|at| streets[usize::from(*at)].burn != Burn::None)
    }

    /// Which board cards a street brings: the flop is 1, then turn and river; 0 for none.
    fn board_number(&self, street: u8) -> usize {
        let brings = |at: usize| {
            matches!(self.stakes.variant.streets[at].deal, Deal::Board(_) | Deal::Both(..))
        };
        let street = usize::from(street);
        if street < self.stakes.variant.streets.len() && brings(street) {
            (0..=street).filter(|at| brings(*at)).count()
        } else {
            0
        }
    }

    /// Cards set aside go back to the deck before the street that waits for them.
    #[inline]
    pub(super) fn bring_back(&mut self) {
        let irregular = &mut self.irregular;
        let Some((street, rule)) = irregular.early else { return };
        if street != self.street {
            return;
        }
        self.stub += irregular.aside.count;
        self.seen &= !irregular.aside.known;
        irregular.aside = Pile::default();
        irregular.early = None;
        irregular.shuffle = Some(rule);
    }

    /// Exposed and missing cards are made good before the hand goes on.
    #[inline]
    pub(super) fn mend_or(&mut self, then: Step) -> Step {
        match self.next_of(self.irregular.mending, usize::from(self.button)) {
            None => then,
            Some(place) => {
                self.irregular.resume = then;
                Step::Mend(place as u8)
            }
        }
    }

    /// A card came for an exposed one, or for a missing one.
    pub(super) fn mended(&mut self, at: u8) -> Step {
        let place = &mut self.places[usize::from(at)];
        if place.swap == 0 {
            place.owed = place.owed.saturating_sub(1);
        } else {
            let exposed = place.swap.trailing_zeros();
            let card = place.cards[exposed as usize];
            place.swap = (place.swap & (place.swap - 1)) >> 1;
            place.take(1 << exposed);
            if self.irregular.spends {
                self.burns.add(card);
            } else {
                self.muck.add(card);
            }
            self.irregular.spends = false;
        }
        let place = &self.places[usize::from(at)];
        if place.swap == 0 && place.owed == 0 {
            self.irregular.mending &= !(1 << at);
        }
        self.mend_or(self.irregular.resume)
    }

    /// Somebody has acted: the button's missing card comes.
    #[inline]
    pub(super) fn after_action(&mut self) {
        self.irregular.clock = None;
        if self.irregular.late != 0 && self.step == Step::Bet {
            self.irregular.mending |= self.irregular.late;
            self.irregular.late = 0;
            self.step = self.mend_or(Step::Bet);
        }
    }

    /// A player who has chips but bets no more.
    fn declare_all_in(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        let at = self.named(ruling)?;
        if self.irregular.exposed >> at & 1 == 0 {
            return Err(Refusal::by(ruling.rule, "no card of that player was exposed"));
        }
        if !self.before_action() {
            return Err(Refusal::by(ruling.rule, "there has been action on this round"));
        }
        self.stand(at, Standing::AllIn);
        match self.step {
            Step::Bet => self.start_betting(),
            Step::Door(door) if usize::from(door) == at => self.pass_door(at),
            _ => {}
        }
        Ok(())
    }
}
