//! Who speaks first on a street, and who shows first at the end.

use super::Hand;
use crate::showing::showing;
use crate::variant::{Chart, End, Opener, Short};
use cards::{AnyCard, Card, Rank, Suit};

/// What the dealer calls out over the upcards of a street; a raise is called by its
/// [`super::Done::word`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cry {
    /// That place's door card brings it in.
    Brings(usize),
    /// That place's cards showing speak first.
    Opens(usize),
    /// That place's new upcard has made a pair.
    Pair(usize, Rank),
}

impl Hand {
    /// What the dealer calls out when a street's upcards are dealt; nothing where there are none.
    #[must_use]
    pub fn calls(&self) -> Vec<Cry> {
        let mut calls = match self.this_street().opens {
            Opener::Door => return vec![Cry::Brings(self.door_place())],
            Opener::Showing(..) => vec![Cry::Opens(self.opener())],
            Opener::Blinds | Opener::Button => return Vec::new(),
        };
        for at in self.from_button(self.live()) {
            let shown: Vec<AnyCard> = self.places[at].shown().collect();
            let ranks = shown.split_last().and_then(|(last, before)| {
                Some((last.natural()?.rank(), before.iter().filter_map(|card| card.natural())))
            });
            let Some((last, before)) = ranks else { continue };
            let unsaid = self.stakes.variant.customs.faces_unsaid
                && matches!(last, Rank::Jack | Rank::Queen | Rank::King);
            let is_new = self.this_street().deals_up() && !self.common;
            if is_new && !unsaid && before.filter(|card| card.rank() == last).count() == 1 {
                calls.push(Cry::Pair(at, last));
            }
        }
        calls
    }

    /// Who speaks first on this street.
    pub(super) fn opener(&self) -> usize {
        let (live, button) = (self.live(), usize::from(self.button));
        // invariant: somebody is in until the pot is given out
        let first =
            |after| self.next_of(live, after).unwrap_or_else(|| unreachable!("all folded"));
        match self.this_street().opens {
            Opener::Blinds => first(usize::from(self.big)),
            Opener::Button => first(button),
            Opener::Door => self.door_place(),
            // The lowest of the round before: the common card came in place of this round's.
            Opener::Showing(chart, _)
                if self.common && self.stakes.variant.short == Short::Asian =>
            {
                self.best_showing(chart, End::Lowest, &[])
            }
            Opener::Showing(chart, end) => self.best_showing(chart, end, self.board(0)),
        }
    }

    /// The order in which hands are shown at the end: clockwise from whoever bet or raised last
    /// on the last round; if all checked, from the first who did.
    pub fn show_order(&self) -> impl Iterator<Item = usize> {
        let (len, live) = (usize::from(self.len), self.live());
        let first = self.shows.map_or_else(|| self.opener(), usize::from);
        (0..len).map(move |offset| (first + offset) % len).filter(move |at| live >> at & 1 == 1)
    }

    /// Whose cards showing, with a common card, are best by a chart, or worst.
    fn best_showing(&self, chart: Chart, end: End, common: &[AnyCard]) -> usize {
        let suits = self.stakes.variant.customs.showing_suits;
        self.best_of(|place| {
            let value = self.showing(chart, place, common);
            match end {
                End::Lowest if suits => (u32::MAX - value, u32::MAX - self.suits_showing(place)),
                End::Lowest => (u32::MAX - value, 0),
                // The last of equals: later places count for more.
                End::Highest if suits => (value, self.turn_of_deal(place)),
                End::Highest => (value, 0),
            }
        })
    }

    /// How good a place's cards showing are, with a common card. A joker that was dealt down and
    /// turned up is any card.
    fn showing(&self, chart: Chart, place: usize, common: &[AnyCard]) -> u32 {
        let mut cards = [AnyCard::UNKNOWN; 8];
        let mut len = 0;
        for card in self.places[place].shown().chain(common.iter().copied()) {
            cards[len] = card;
            len += 1;
        }
        let cards = &mut cards[..len];
        match (cards.iter().position(|card| *card == AnyCard::JOKER), self.has_wild_joker(place)) {
            (Some(at), true) => Rank::ALL
                .map(|rank| {
                    cards[at] = Card::new(rank, Suit::Spades).into();
                    showing(chart, cards)
                })
                .into_iter()
                .fold(0, u32::max),
            _ => showing(chart, cards),
        }
    }

    /// The suits of the cards showing, the highest card first, as a number to base four.
    fn suits_showing(&self, place: usize) -> u32 {
        let mut codes = [0; 8];
        let shown = self.places[place].shown().filter_map(AnyCard::natural);
        for (code, card) in codes.iter_mut().zip(shown) {
            *code = card.code() + 1;
        }
        codes.sort_unstable_by(|a, b| b.cmp(a));
        let suits = codes.iter().map(|code| u32::from(code.saturating_sub(1) % 4));
        suits.fold(0, |value, suit| value * 4 + suit)
    }

    /// A place's number in the order of the deal.
    fn turn_of_deal(&self, place: usize) -> u32 {
        let (len, button) = (usize::from(self.len), usize::from(self.button));
        ((place + len - button - 1) % len) as u32
    }

    /// The live place with the highest value, the first clockwise from the button of equals.
    pub(super) fn best_of<V: Ord>(&self, value: impl Fn(usize) -> V) -> usize {
        let live = self.live();
        let mut place = usize::from(self.button);
        let mut best: Option<(V, usize)> = None;
        for _ in 0..live.count_ones() {
            let Some(next) = self.next_of(live, place) else { break };
            place = next;
            let value = value(place);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, place));
            }
        }
        // invariant: somebody is in until the pot is given out
        best.unwrap_or_else(|| unreachable!("all folded")).1
    }
}
