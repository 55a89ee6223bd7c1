//! A hand's share of the pot, guessed by dealing the missing cards at random.

use super::View;
use ::pots::Exchange;
use cards::AnyCard;
use odds::equity::Spot;
use sim::stream::Stream;

/// Deals for a bet, and for each of several ways to throw cards away.
const DEALS: u64 = 80;
const TRIALS: u64 = 30;

impl View<'_> {
    /// The share of the pot that the own cards will win, were all cards not seen random.
    pub(super) fn share(&self, whim: &mut Stream) -> f64 {
        let (mut own, mut thrown) = (self.cards().to_vec(), Vec::new());
        if self.draws_ahead() {
            let mask = self.draw(self.draw_most(), whim);
            (own, thrown) = parted(self.cards(), mask);
        }
        // A card too many will be thrown away.
        while own.len() > self.stakes.own_cards() {
            let hidden: Vec<usize> = (0..own.len()).collect();
            thrown.push(own.remove(self.worst(&own, &hidden, whim)));
        }
        self.worth(own, thrown, self.live() - 1, DEALS, whim)
    }

    /// The hidden card to throw away: the one without which the rest is worth most.
    pub(super) fn discard(&self, whim: &mut Stream) -> u8 {
        let own = self.cards();
        let hidden: Vec<usize> = (0..own.len()).filter(|at| self.is_hidden(*at)).collect();
        self.worst(own, &hidden, whim) as u8
    }

    /// Of these cards, the one without which the rest is worth most.
    fn worst(&self, own: &[AnyCard], from: &[usize], whim: &mut Stream) -> usize {
        let mut best = (-1.0, from.first().copied().unwrap_or(0));
        for at in from {
            let mut rest = own.to_vec();
            let thrown = rest.remove(*at);
            rest.truncate(self.stakes.own_cards());
            let worth = self.worth(rest, vec![thrown], 1, TRIALS, whim);
            if worth > best.0 {
                best = (worth, *at);
            }
        }
        best.1
    }

    /// Of these sets of cards, the one to throw away after which the rest is worth most.
    pub(super) fn best_draw(&self, masks: impl Iterator<Item = u8>, whim: &mut Stream) -> u8 {
        let mut best = (-1.0, 0);
        for mask in masks {
            let (kept, thrown) = parted(self.cards(), mask);
            let worth = self.worth(kept, thrown, 1, TRIALS, whim);
            if worth > best.0 {
                best = (worth, mask);
            }
        }
        best.1
    }

    /// Whether cards can be drawn after this round of betting.
    fn draws_ahead(&self) -> bool {
        self.ahead().any(|exchange| matches!(exchange, Exchange::Draw(_)))
    }

    fn draw_most(&self) -> usize {
        let most = |exchange| match exchange {
            Exchange::Draw(most) => Some(usize::from(most)),
            _ => None,
        };
        self.ahead().find_map(most).unwrap_or(0)
    }

    fn ahead(&self) -> impl Iterator<Item = Exchange> + '_ {
        let streets = self.stakes.variant.streets.iter().enumerate().skip(self.street + 1);
        let played = streets.filter(|(at, _)| self.stakes.chosen.exchanges >> at & 1 == 1);
        played.map(|(_, street)| street.exchange)
    }

    /// What cards are worth against so many others; of those others that have cards showing, the
    /// ones showing most come first.
    #[allow(clippy::cast_precision_loss)] // a guess
    fn worth(
        &self,
        own: Vec<AnyCard>,
        mut dead: Vec<AnyCard>,
        others: usize,
        deals: u64,
        whim: &mut Stream,
    ) -> f64 {
        let known = |cards: &[AnyCard]| -> Vec<AnyCard> {
            cards.iter().copied().filter(|card| card.is_known()).collect()
        };
        let mut rivals: Vec<Vec<AnyCard>> = Vec::new();
        let others_seen = self.players.iter().enumerate().filter(|(at, _)| *at != self.place);
        for (_, seen) in others_seen {
            if seen.folded {
                dead.extend(known(&seen.cards));
            } else {
                rivals.push(known(&seen.cards));
            }
        }
        rivals.sort_by_key(|cards| usize::MAX - cards.len());
        let most = self.stakes.own_cards();
        let mut boards = [known(&self.boards[0]), known(&self.boards[1])];
        for board in &mut boards {
            // A card for all at the end of stud is as good as out of play.
            let rest = board.split_off(board.len().min(self.stakes.board_cards()));
            dead.extend(rest);
        }
        let room = self.room(&own, &boards, &dead);
        let count = others.clamp(1, 9).min((room / most.max(1)).max(1));
        for cards in rivals.split_off(count.min(rivals.len())) {
            dead.extend(cards);
        }
        for cards in &mut rivals {
            cards.truncate(most);
        }
        let hands: Vec<Vec<AnyCard>> = std::iter::once(own).chain(rivals).collect();
        let fair = 1.0 / hands.len() as f64;
        let spot = Spot { stakes: self.stakes, hands, boards, dead };
        let worth = spot.sample(deals, &mut |n| whim.below(n));
        worth.map_or(fair, |worth| worth.hands[0].equity(worth.count).decimal())
    }

    /// How many cards are left for other players.
    fn room(&self, own: &[AnyCard], boards: &[Vec<AnyCard>; 2], dead: &[AnyCard]) -> usize {
        let deck = self.stakes.deck.set().count_ones() as usize;
        let most = self.stakes.own_cards().max(own.len());
        let board = self.stakes.board_cards() * usize::from(self.stakes.variant.boards);
        let board = board.max(boards.iter().map(Vec::len).sum());
        deck.saturating_sub(most + board + dead.len())
    }
}

/// Cards kept, and those of the mask.
fn parted(cards: &[AnyCard], mask: u8) -> (Vec<AnyCard>, Vec<AnyCard>) {
    let (mut kept, mut thrown) = (Vec::new(), Vec::new());
    for (at, card) in cards.iter().enumerate() {
        if mask >> at & 1 == 1 { thrown.push(*card) } else { kept.push(*card) }
    }
    (kept, thrown)
}
