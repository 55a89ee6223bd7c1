//! One hand of pot poker: what it waits for, and how it goes on.
//!
//! A hand takes no chance and no time of its own: whoever drives it supplies cards, decisions and
//! shuffles as it asks for them. It is a plain value without a heap of its own, so that it can be
//! copied and thrown away.

mod betting;
#[cfg(test)]
mod betting_tests;
mod cites;
mod dealing;
mod door;
mod exchange;
pub mod irregular;
mod kill;
mod named;
mod news;
mod opening;
#[cfg(test)]
mod pots_tests;
mod settling;
mod sevens;
mod shortage;
mod sight;
mod speaking;
mod state;
#[cfg(test)]
mod tests;

pub use irregular::Ruling;
pub use opening::{Opening, Player};
pub use settling::{Ending, PotAward, Returned, Share};
pub use sight::{Seen, Sight};
pub use speaking::Cry;

use crate::act::{Awaited, Decision, Move, To};
use crate::place::{PLACES_MAX, Place, Standing};
use crate::stakes::Stakes;
use crate::taken::Taken;
pub(crate) use crate::takers::Places;
use crate::variant::{Face, Street};
use betting::Betting;
use cards::AnyCard;
use irregular::Irregular;
use law::Cite;
use money::Cents;
use state::{Pile, Step};
use std::sync::Arc;
use table::Refusal;

/// One hand.
#[derive(Clone, Debug)]
pub struct Hand {
    stakes: Arc<Stakes>,
    len: u8,
    button: u8,
    /// The place whose blind the first round goes on from.
    big: u8,
    /// Who killed the pot.
    kill: Option<u8>,
    places: [Place; PLACES_MAX],
    posted: [Player; PLACES_MAX],
    boards: [[AnyCard; 5]; 2],
    on_board: [u8; 2],
    /// Cards left in the deck.
    stub: u8,
    burns: Pile,
    /// Folded and discarded cards of earlier rounds.
    muck: Pile,
    /// Cards thrown away on this draw, by place.
    fresh: [Pile; PLACES_MAX],
    /// The last card of the deck, kept back from a draw.
    last: Pile,
    /// Whether burns and earlier discards have been mixed on this draw.
    mixed: bool,
    /// The last draw announced, and the player's hand before it: it may still be changed.
    drawn: Option<(u8, Place)>,
    /// Known cards that are not in the deck.
    seen: u64,
    street: u8,
    step: Step,
    /// The step that a shuffle interrupted.
    paused: Step,
    betting: Betting,
    /// Money in the pot that no place's total counts.
    dead: Cents,
    /// One card does for everybody on this street.
    common: bool,
    /// Who checked on the last round.
    passed: Places,
    /// Who bet or raised last on the last round, or was the first of all to check.
    shows: Option<u8>,
    /// Who bet less than half a bet on the last round, and nobody completed it.
    short_bet: Option<u8>,
    mucked: Places,
    /// Places still in, and those of them that can still bet.
    live: Places,
    able: Places,
    /// Who folded with no bet to meet, and is dealt to until somebody bets.
    dealt_on: Places,
    returned: Cents,
    returned_to: u8,
    fees: Taken,
    irregular: Irregular,
}

/// What a player's act moved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Done {
    /// Chips from the stack to the pot.
    pub paid: Cents,
    /// What it is called: `folds`, `calls`, `raises`.
    pub word: &'static str,
    /// The rule it follows.
    pub rule: Cite,
}

impl Hand {
    /// What the hand waits for.
    #[inline]
    #[must_use]
    pub fn ask(&self) -> Awaited {
        let card = |to| match self.must_shuffle() {
            true if self.keeps_last() => Awaited::Card(To::Burn),
            true => Awaited::Shuffle,
            false => Awaited::Card(to),
        };
        match self.step {
            Step::Exchange(place) => Awaited::Decide(usize::from(place), self.exchange_choice()),
            Step::Burn => card(To::Burn),
            Step::BurnAgain => Awaited::Card(To::Burn),
            Step::Serve(place) | Step::Mend(place) => {
                card(To::Place(usize::from(place), Face::Down))
            }
            Step::Hands(round, place) => {
                let place = usize::from(place);
                card(To::Place(place, self.face(round, place)))
            }
            Step::Board(board, _) => card(To::Board(usize::from(board))),
            Step::Common => card(To::Board(0)),
            Step::Door(place) => Awaited::Decide(usize::from(place), Decision::Bring),
            Step::Bet => Awaited::Decide(usize::from(self.betting.turn), Decision::Bet),
            Step::Showdown => Awaited::Showdown,
            Step::Begin | Step::Dealt | Step::Over => Awaited::Over,
        }
    }

    /// Takes the next card.
    ///
    /// # Errors
    /// When no card is due, or this one is not in the deck.
    #[inline]
    pub fn card(&mut self, card: AnyCard) -> Result<(), Refusal> {
        let Awaited::Card(to) = self.ask() else {
            return Err(Refusal::by(self.cites().turn, "no card is due"));
        };
        self.check_card(card)?;
        if self.keeps_last() {
            self.keep_last(card);
            return Ok(());
        }
        self.deal(to, card);
        self.go_on();
        Ok(())
    }

    /// The deck has been shuffled as asked.
    ///
    /// # Errors
    /// When no shuffle is due.
    pub fn shuffled(&mut self) -> Result<(), Refusal> {
        if self.ask() != Awaited::Shuffle {
            return Err(Refusal::by(self.cites().run_out, "no shuffle is due"));
        }
        if self.irregular.shuffle.take().is_none() {
            self.reshuffle();
        }
        Ok(())
    }

    /// The rule of a shuffle that is due.
    #[must_use]
    pub fn shuffle_rule(&self) -> Cite {
        self.irregular.shuffle.unwrap_or(self.cites().run_out)
    }

    /// Whether a player may do this now.
    ///
    /// # Errors
    /// Why not, with the rule.
    pub fn allows(&self, place: usize, act: Move) -> Result<(), Refusal> {
        match self.ask() {
            Awaited::Decide(due, choice) if due == place => match choice {
                Decision::Bet | Decision::Bring => self.allows_bet(place, act),
                Decision::Draw(_) | Decision::Discard | Decision::Expose => {
                    self.allows_exchange(place, act)
                }
            },
            _ if matches!(act, Move::Draw(_)) && self.places[place].drew.is_some() => {
                self.allows_change(place, act)
            }
            Awaited::Decide(due, _) => Err(Refusal::by(
                self.rule_of_turns(),
                format!("it is seat {}'s turn", self.places[due].seat),
            )),
            _ => Err(Refusal::by(self.rule_of_turns(), "nobody is to act now")),
        }
    }

    /// A player acts.
    ///
    /// # Errors
    /// Why not, with the rule; nothing has changed then.
    pub fn act(&mut self, place: usize, act: Move) -> Result<Done, Refusal> {
        self.allows(place, act)?;
        let done = match act {
            Move::Draw(_) | Move::Discard(_) | Move::Expose | Move::Hide => {
                self.exchange(place, act)
            }
            bet => self.bet(place, bet),
        };
        self.after_action();
        self.go_on();
        Ok(done)
    }

    /// A player shows these cards: those not known until now become known.
    ///
    /// # Errors
    /// When they are not as many as the player holds, contradict what is known, or are elsewhere.
    pub fn reveal(&mut self, at: usize, cards: &[AnyCard]) -> Result<(), Refusal> {
        let rule = self.cites().deck;
        let held = self.places[at].cards();
        if cards.len() != held.len() {
            let why = format!("{} cards are shown of a hand of {}", cards.len(), held.len());
            return Err(Refusal::by(rule, why));
        }
        if let Some(missing) = held.iter().find(|card| card.is_known() && !cards.contains(card)) {
            return Err(Refusal::by(rule, format!("the hand shown lacks {missing}")));
        }
        let mut fresh = [AnyCard::UNKNOWN; crate::place::CARDS_MAX];
        let mut len = 0;
        for card in cards.iter().filter(|card| card.is_known() && !held.contains(card)) {
            self.check_card(*card)?;
            fresh[len] = *card;
            len += 1;
        }
        let place = &mut self.places[at];
        let unknown = place.cards.iter_mut().take(usize::from(place.len));
        for (slot, card) in unknown.filter(|card| !card.is_known()).zip(&fresh[..len]) {
            *slot = *card;
            self.seen |= card.bit();
        }
        Ok(())
    }

    /// Ends the showdown; these places throw their hands away unseen.
    ///
    /// # Errors
    /// When it is not the time, or nobody would be left to win.
    pub fn show(&mut self, mucked: &[usize]) -> Result<(), Refusal> {
        if self.step != Step::Showdown {
            return Err(Refusal::by(self.cites().turn, "there is no showdown yet"));
        }
        let set = mucked.iter().fold(0, |set, place| set | 1 << place);
        if self.live() & !set == 0 {
            return Err(Refusal::by(self.cites().alone, "somebody must show a hand to win"));
        }
        self.mucked = set;
        self.finish();
        Ok(())
    }

    /// Goes on until something is asked for.
    fn go_on(&mut self) {
        loop {
            match self.step {
                Step::Begin => self.begin_street(),
                Step::Bet if self.lone().is_some() => self.finish_alone(),
                Step::Bet if self.betting.pending == 0 => self.end_round(),
                _ => return,
            }
        }
    }

    /// The betting of a street is over.
    fn end_round(&mut self) {
        self.collect();
        self.irregular.silent = false;
        if usize::from(self.street) + 1 == self.stakes.variant.streets.len() {
            self.step = Step::Showdown;
        } else {
            self.street += 1;
            self.step = Step::Begin;
        }
    }

    /// All have folded but one.
    fn finish_alone(&mut self) {
        self.collect();
        self.take_unopened_fee();
        self.finish();
    }

    /// What is posted.
    #[must_use]
    pub fn stakes(&self) -> &Stakes {
        &self.stakes
    }

    /// The players, clockwise.
    #[inline]
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places[..usize::from(self.len)]
    }

    /// What each place was to post.
    #[must_use]
    pub fn posted(&self) -> &[Player] {
        &self.posted[..usize::from(self.len)]
    }

    /// The button's place; in stud the last one.
    #[must_use]
    pub fn button(&self) -> usize {
        usize::from(self.button)
    }

    /// The cards of a board.
    #[inline]
    #[must_use]
    pub fn board(&self, board: usize) -> &[AnyCard] {
        &self.boards[board][..usize::from(self.on_board[board])]
    }

    /// The street, from 0.
    #[must_use]
    pub fn street(&self) -> usize {
        usize::from(self.street)
    }

    /// Cards left in the deck.
    #[must_use]
    pub fn stub(&self) -> u8 {
        self.stub
    }

    /// Cards burned that no shuffle has taken back.
    #[must_use]
    pub fn burned(&self) -> u8 {
        self.burns.count
    }

    /// Cards folded or thrown away, this draw's apart, that no shuffle has taken back.
    #[must_use]
    pub fn discarded(&self) -> u8 {
        self.muck.count
    }

    /// Whether the money has been given out.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.step == Step::Over
    }

    /// Whether a place threw its hand away unseen at the showdown.
    #[must_use]
    pub fn threw_away(&self, place: usize) -> bool {
        self.mucked >> place & 1 == 1
    }

    /// Known cards that may still be in the deck.
    #[inline]
    #[must_use]
    pub fn unseen(&self) -> u64 {
        self.stakes.deck.set() & !self.seen
    }

    /// Everything in the pot now, bets of this round included.
    #[must_use]
    pub fn pot(&self) -> Cents {
        let bets: i64 = self.places().iter().map(|place| place.total.get()).sum();
        Cents::new(bets) + self.dead - self.fees.from_pot()
    }

    /// Fees taken so far.
    #[must_use]
    pub fn fees(&self) -> &Taken {
        &self.fees
    }

    /// Why nobody may straddle.
    pub(crate) fn straddle(&self) -> Refusal {
        Refusal::by(self.cites().straddle, "nobody may straddle")
    }

    pub(crate) fn cites(&self) -> &'static crate::variant::Cites {
        self.stakes.variant.cites
    }

    /// The rule of who opens this round of betting, and whose turn it is then.
    pub(crate) fn rule_of_turns(&self) -> Cite {
        if self.street == 0 { self.cites().first } else { self.cites().turn }
    }

    pub(crate) fn this_street(&self) -> &'static Street {
        &self.stakes.variant.streets[usize::from(self.street)]
    }

    /// Places still in.
    #[inline]
    fn live(&self) -> Places {
        self.live
    }

    /// Places that get cards.
    #[inline]
    fn dealt(&self) -> Places {
        self.live() | self.dealt_on
    }

    /// Places that can still bet.
    #[inline]
    fn able(&self) -> Places {
        self.able
    }

    /// A player folds, goes all-in, or gets chips back.
    #[inline]
    pub(crate) fn stand(&mut self, at: usize, standing: Standing) {
        let bit = 1 << at;
        self.places[at].stand(standing);
        self.live &= !bit;
        self.able &= !bit;
        self.live |= if standing == Standing::Folded { 0 } else { bit };
        self.able |= if standing == Standing::In { bit } else { 0 };
    }

    /// A player pays to the pot; the last chip makes it all-in.
    #[inline]
    pub(crate) fn pay(&mut self, at: usize, amount: Cents) {
        self.places[at].pay(amount);
        if self.places[at].stack == Cents::ZERO {
            self.stand(at, Standing::AllIn);
        }
    }

    #[inline]
    fn set_of(&self, test: impl Fn(&Place) -> bool) -> Places {
        let places = self.places().iter().enumerate();
        places.fold(0, |set, (at, place)| set | Places::from(test(place)) << at)
    }

    /// The only place still in.
    #[inline]
    fn lone(&self) -> Option<usize> {
        let live = self.live();
        live.is_power_of_two().then(|| live.trailing_zeros() as usize)
    }

    /// The first place of a set clockwise after one.
    #[inline]
    #[allow(clippy::unused_self)] // reads as a question to the hand
    fn next_of(&self, set: Places, after: usize) -> Option<usize> {
        let later = set & !((2 << after) - 1);
        let first = if later == 0 { set } else { later };
        (first != 0).then(|| first.trailing_zeros() as usize)
    }
}
