//! Draws, discards, and cards that players turn up themselves.

use super::{Done, Hand, Pile, Step};
use crate::act::{Decision, Move};
use crate::place::Place;
use crate::variant::{Deal, Exchange, Face, Street};
use cards::AnyCard;
use law::Cite;
use money::Cents;
use table::Refusal;

impl Hand {
    /// The first place that is asked for an exchange, or the next one after a place, or what comes
    /// after all.
    pub(super) fn next_exchange(&self, after: Option<usize>) -> Step {
        let next = match after {
            None => self.next_of(self.live(), usize::from(self.button)),
            Some(after) => self.following(self.live(), after),
        };
        next.map_or_else(|| self.after_exchange(), |place| Step::Exchange(place as u8))
    }

    pub(super) fn exchange_choice(&self) -> Decision {
        match self.this_street().exchange {
            Exchange::Draw(most) => Decision::Draw(most),
            Exchange::Expose => Decision::Expose,
            Exchange::Discard | Exchange::Nothing => Decision::Discard,
        }
    }

    pub(super) fn allows_exchange(&self, place: usize, act: Move) -> Result<(), Refusal> {
        let held = &self.places[place];
        let no = |why: &str| Err(Refusal::by(self.cites().exchange, why));
        match (self.this_street().exchange, act) {
            (Exchange::Draw(most), Move::Draw(cards)) => self.allows_draw(held, most, cards),
            (Exchange::Discard, Move::Discard(at)) if at < held.len => {
                match held.face(usize::from(at)) {
                    Face::Down => Ok(()),
                    Face::Up => no("only a hidden card is thrown away"),
                }
            }
            (Exchange::Expose, Move::Expose) if held.up == (1 << held.len) - 1 => {
                no("no card is hidden")
            }
            (Exchange::Expose, Move::Expose | Move::Hide) => Ok(()),
            (Exchange::Draw(_), _) => no("draw cards, or stand pat"),
            (Exchange::Discard, _) => no("throw one hidden card away"),
            (Exchange::Expose, _) => no("turn the hidden card up, or not"),
            (Exchange::Nothing, _) => no("there is nothing to exchange now"),
        }
    }

    fn allows_draw(&self, held: &Place, most: u8, cards: u8) -> Result<(), Refusal> {
        let no = |why: &str| Err(Refusal::by(self.cites().exchange, why));
        if u32::from(most) < cards.count_ones() {
            no(&format!("at most {most} cards may be drawn"))
        } else if cards >> held.len != 0 {
            no("that card is not in the hand")
        } else {
            Ok(())
        }
    }

    /// Who may still change the own draw: no card has been dealt for it, and nobody has acted on
    /// it.
    #[must_use]
    pub fn changeable(&self) -> Option<usize> {
        self.drawn.map(|(place, _)| usize::from(place))
    }

    /// The cards that a player may name for a draw: those held, or held before a draw that may
    /// still be changed.
    #[must_use]
    pub fn holding(&self, place: usize) -> &[AnyCard] {
        match &self.drawn {
            Some((at, held)) if usize::from(*at) == place => held.cards(),
            _ => self.places[place].cards(),
        }
    }

    /// Whether who has drawn may change the number of cards.
    pub(super) fn allows_change(&self, place: usize, act: Move) -> Result<(), Refusal> {
        let held = self.drawn.filter(|(at, _)| usize::from(*at) == place);
        if let (Some((_, held)), Exchange::Draw(most), Move::Draw(cards)) =
            (held, self.this_street().exchange, act)
        {
            return self.allows_draw(&held, most, cards);
        }
        let rule = self.stakes.variant.customs.change.unwrap_or(self.cites().exchange);
        Err(Refusal::by(rule, "a card has been dealt for that draw, or somebody has acted on it"))
    }

    pub(super) fn exchange(&mut self, at: usize, act: Move) -> Done {
        let is_change = self.step != Step::Exchange(at as u8);
        if let (true, Some((_, held))) = (is_change, self.drawn) {
            self.places[at] = held;
            self.fresh[at] = Pile::default();
        }
        self.drawn = matches!(act, Move::Draw(_)).then(|| (at as u8, self.places[at]));
        let place = &mut self.places[at];
        let word = match act {
            Move::Draw(mask) => {
                for card in (0..place.len).filter(|card| mask >> card & 1 == 1) {
                    self.fresh[at].add(place.cards[usize::from(card)]);
                }
                place.owed += mask.count_ones() as u8;
                place.drew = Some(mask.count_ones() as u8);
                place.take(mask);
                if mask == 0 { "stands pat" } else { "draws" }
            }
            Move::Discard(card) => {
                self.muck.add(place.cards[usize::from(card)]);
                place.take(1 << card);
                "discards"
            }
            Move::Expose => {
                place.up = (1 << place.len) - 1;
                "turns a card up"
            }
            _ => "keeps a card hidden",
        };
        self.step = match (is_change, self.step) {
            (false, _) => self.next_exchange(Some(at)),
            (true, Step::Exchange(next)) => Step::Exchange(next),
            (true, _) => self.after_exchange(),
        };
        self.skip_empty();
        Done { paid: Cents::ZERO, word, rule: self.rule_of_exchange(self.this_street()) }
    }

    /// A draw ahead of other cards goes by the rule of draws, not by that of those cards.
    fn rule_of_exchange(&self, street: &Street) -> Cite {
        match street.deal {
            Deal::Nothing => street.rule,
            _ => self.cites().exchange,
        }
    }

    /// The rule that brought a player the first card that is not known, if there is one.
    pub(crate) fn unknown(&self, place: usize) -> Option<Cite> {
        let held = &self.places[place];
        let at = held.cards().iter().position(|card| !card.is_known())?;
        let street = &self.stakes.variant.streets[usize::from(held.streets[at])];
        Some(match street.exchange {
            Exchange::Draw(_) => self.rule_of_exchange(street),
            Exchange::Discard | Exchange::Expose | Exchange::Nothing => street.rule,
        })
    }
}
