//! The first button of a game: a card each, the highest gets it.

use super::{First, Sitting, Status, refuse};
use cards::AnyCard;
use table::Refusal;

impl Sitting {
    /// Gives the first button to the highest card; of equal ranks to spades, then hearts,
    /// diamonds and clubs. The cards are in the order in which they were drawn or dealt.
    ///
    /// # Errors
    /// When the game has no button or has begun, not everybody has a card, or the order is wrong.
    pub fn first_button(&mut self, cards: &[(u8, AnyCard)]) -> Result<u8, Refusal> {
        let rule = self.ways.first_rule;
        if !self.has_button() {
            return refuse(rule, "this game has no button");
        }
        if self.state.button.is_some() {
            return refuse(rule, "the button is found once, when the game opens");
        }
        let ready: Vec<u8> =
            self.seated().filter(|(_, chair)| chair.is_ready()).map(|(seat, _)| seat).collect();
        if ready.len() < 2 {
            return refuse(rule, "two players are needed to open a game");
        }
        let mut drawn: Vec<u8> = cards.iter().map(|(seat, _)| *seat).collect();
        if self.ways.first != First::Spread && !drawn.is_sorted() {
            return refuse(rule, "the cards go clockwise from the house dealer's left");
        }
        drawn.sort_unstable();
        if drawn != ready {
            return refuse(rule, "every player gets one card");
        }
        let mut best: Option<(u8, u8)> = None;
        let mut seen = 0_u64;
        for (seat, card) in cards {
            let natural = card.natural().filter(|_| self.stakes.deck.set() & card.bit() != 0);
            let Some(natural) = natural.filter(|_| seen & card.bit() == 0) else {
                return refuse(rule, format!("{card} is no card of this deck that can be drawn"));
            };
            seen |= card.bit();
            // A card's code is its rank, then its suit, both rising.
            if best.is_none_or(|(code, _)| natural.code() > code) {
                best = Some((natural.code(), *seat));
            }
        }
        let Some((_, winner)) = best else { return refuse(rule, "nobody drew a card") };
        for chair in self.state.chairs.iter_mut().flatten().filter(|chair| chair.is_ready()) {
            chair.drew = true;
            chair.status = Status::In;
        }
        (self.state.button, self.state.first) = (Some(winner), Some(winner));
        Ok(winner)
    }
}
