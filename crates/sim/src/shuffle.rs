//! A pack of cards and its shuffle.
//!
//! [`Stack::shuffle`] puts the whole pack in random order, as Fisher and Yates do.
//! [`Stack::draw`] does the same lazily: a card is chosen among those left at the moment it
//! leaves the pack, so that cards never dealt are never shuffled. Both give the very same cards
//! from the same stream, a batch of six to each word of randomness.
//!
//! # Cut, burn and cut card are only numbers
//!
//! A uniformly shuffled pack is exchangeable: every order of its cards is equally likely, so the
//! cards at any fixed places have the same joint law as those at any other places. Hence, as long
//! as nobody chooses by looking at faces:
//! - **The cut** moves the places round. Wherever it falls, uniformly or by habit, the pack is as
//!   random after it as before; there is nothing to do, and no method for it.
//! - **A burn** of `n` cards face down takes `n` unknown cards from the front. That they come
//!   from the back instead changes nothing about the cards still to come: [`Stack::burn`] counts
//!   them as gone and touches none. A card burned face up is seen, so it must be drawn. The number
//!   may depend on cards already drawn (the first card of a shoe says how many to burn).
//! - **The cut card**, `n` cards from the back, appears when `n` cards are left:
//!   [`Stack::cut_card_out`] compares two numbers.

use crate::stream::{BATCH, FALLING_MAX, Stream};

/// A pack of card codes: 0 to 51, jokers above; what a code means is the game's affair.
///
/// ```
/// # use sim::{shuffle::Stack, stream::{Seed, Stream}};
/// let mut stream = Stream::new(&Seed::from(1), 0, 0);
/// let mut shoe = Stack::decks(8);
/// shoe.place_cut_card(14);
/// let first = shoe.draw(&mut stream);
/// shoe.burn(usize::from(first % 13 + 1));
/// while !shoe.cut_card_out() {
///     let _card = shoe.draw(&mut stream);
/// }
/// assert_eq!(shoe.left(), 14);
/// ```
#[derive(Clone, Debug)]
pub struct Stack {
    /// The order of a new pack, in which every shuffle begins, so that a shoe depends on its
    /// stream alone and not on the shoes before it.
    fresh: Vec<u8>,
    /// Dealt cards up to `next`, then cards in final order up to `ready`, then the rest, whose
    /// order says nothing: any of them may come.
    cards: Vec<u8>,
    next: usize,
    ready: usize,
    /// As many cards as may be dealt in all: those burned are missing at the back.
    end: usize,
    /// Cards behind the cut card.
    behind: usize,
}

impl Stack {
    /// The largest pack: what [`Stream::falling`] can choose from.
    pub const CARDS_MAX: usize = FALLING_MAX as usize;

    /// That many decks of 52 cards. When unsure, take this.
    ///
    /// # Panics
    /// If there are more than twenty.
    #[must_use]
    pub fn decks(n: usize) -> Stack {
        Stack::of((0..n).flat_map(|_| 0..52).collect())
    }

    /// Any pack: jokers added, ranks removed.
    ///
    /// # Panics
    /// If there are more than [`Stack::CARDS_MAX`] cards.
    #[must_use]
    pub fn of(cards: Vec<u8>) -> Stack {
        let end = cards.len();
        assert!(end <= Stack::CARDS_MAX, "a pack of {end} cards is too large");
        Stack { fresh: cards.clone(), cards, next: 0, ready: 0, end, behind: 0 }
    }

    /// Draws the next card.
    ///
    /// # Panics
    /// If no card is left.
    #[inline]
    pub fn draw(&mut self, stream: &mut Stream) -> u8 {
        assert!(self.next < self.end, "drawn from an empty pack");
        if self.next == self.ready {
            self.step(stream);
        }
        let card = self.cards[self.next];
        self.next += 1;
        card
    }

    /// Cards neither dealt nor burned.
    #[inline]
    #[must_use]
    pub fn left(&self) -> usize {
        self.end - self.next
    }

    /// Takes `n` cards out of play unseen.
    ///
    /// # Panics
    /// If fewer are left.
    pub fn burn(&mut self, n: usize) {
        assert!(n <= self.left(), "burned {n} cards of {}", self.left());
        self.end -= n;
    }

    /// Inserts the cut card so that `n` cards lie behind it, in this shoe and those after it.
    pub fn place_cut_card(&mut self, n: usize) {
        self.behind = n;
    }

    /// Whether the cut card has come to the front: only the cards behind it are left.
    #[inline]
    #[must_use]
    pub fn cut_card_out(&self) -> bool {
        self.left() <= self.behind
    }

    /// Brings all cards back, burned ones too. It shuffles nothing: the next draws do.
    pub fn gather(&mut self) {
        self.cards.copy_from_slice(&self.fresh);
        (self.next, self.ready, self.end) = (0, 0, self.cards.len());
    }

    /// Gathers all cards and puts every one in its random place.
    pub fn shuffle(&mut self, stream: &mut Stream) {
        self.gather();
        self.prepare(self.cards.len(), stream);
    }

    /// Puts the next `n` cards in their random places before they are drawn, or all that are left.
    ///
    /// The draws give the same cards with and without, if the stream serves this pack alone.
    pub fn prepare(&mut self, n: usize, stream: &mut Stream) {
        let end = self.end.min(self.next.saturating_add(n));
        while self.ready < end {
            self.step(stream);
        }
    }

    /// Six steps of Fisher and Yates, or as many as there are cards.
    ///
    /// Burned cards are among those to choose from: nobody knows which they are. Keeping this
    /// out of `draw` lets `draw` be inlined small: a coup of baccarat costs a fifth less.
    #[inline(never)]
    fn step(&mut self, stream: &mut Stream) {
        let rest = &mut self.cards[self.ready..];
        arrange(rest, stream.falling(rest.len() as u32));
        self.ready += BATCH.min(rest.len());
    }
}

/// Brings to place `i` the card which is `picks[i]` places further on, for each place in turn.
#[inline]
fn arrange(rest: &mut [u8], picks: [u32; BATCH]) {
    let places = BATCH.min(rest.len());
    for (i, pick) in picks.into_iter().take(places).enumerate() {
        rest.swap(i, i + pick as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stream::Seed;
    use std::collections::BTreeMap;

    fn stream(index: u64) -> Stream {
        Stream::new(&Seed::from(1), 0, index)
    }

    fn draws(pack: &mut Stack, n: usize, stream: &mut Stream) -> Vec<u8> {
        (0..n).map(|_| pack.draw(stream)).collect()
    }

    /// Every outcome of `Stream::falling(n)`, once.
    fn all_picks(n: u32) -> Vec<[u32; BATCH]> {
        (0..BATCH as u32).fold(vec![[0; BATCH]], |picks, i| {
            let bound = n.saturating_sub(i).max(1);
            let with = |pick: [u32; BATCH]| {
                (0..bound).map(move |number| {
                    let mut pick = pick;
                    pick[i as usize] = number;
                    pick
                })
            };
            picks.into_iter().flat_map(with).collect()
        })
    }

    /// Every order of `n` cards and how many picks lead to it.
    fn orders(n: u8) -> BTreeMap<Vec<u8>, u32> {
        let mut orders = BTreeMap::new();
        for picks in all_picks(u32::from(n)) {
            let mut cards: Vec<u8> = (0..n).collect();
            arrange(&mut cards, picks);
            *orders.entry(cards).or_default() += 1;
        }
        orders
    }

    /// Chi-square of counts that should all be equal.
    fn square(counts: impl ExactSizeIterator<Item = u32> + Clone) -> f64 {
        let mean = f64::from(counts.clone().sum::<u32>()) / f64::from(counts.len() as u32);
        counts.map(|n| (f64::from(n) - mean).powi(2) / mean).sum()
    }

    #[test]
    fn golden_first_draws_of_seed_1() {
        // Computed by a separate program, like the goldens of `stream`.
        let mut shoe = Stack::decks(8);
        let first = [36, 2, 43, 4, 42, 9, 38, 49, 24, 38, 23, 20, 8, 22, 18, 25];
        assert_eq!(draws(&mut shoe, 16, &mut stream(0)), first);
        shoe.gather();
        let second = [35, 10, 49, 29, 43, 16, 43, 32, 32, 43, 21, 28, 12, 44, 0, 11];
        assert_eq!(draws(&mut shoe, 16, &mut stream(1)), second);
        let deck = [
            30, 32, 7, 37, 47, 51, 1, 5, 43, 23, 45, 36, 27, 18, 14, 31, 19, 3, 26, 40, 41, 22,
            17, 15, 4, 25, 34, 46, 24, 49, 33, 48, 44, 9, 29, 8, 6, 38, 13, 16, 21, 20, 10, 50, 2,
            39, 12, 11, 35, 42, 28, 0,
        ];
        assert_eq!(draws(&mut Stack::decks(1), 52, &mut stream(0)), deck);
    }

    #[test]
    fn uniform_picks_are_uniform_orders() {
        // With the proof that picks are uniform (see `spread`) this makes the shuffle exact.
        for (n, factorial) in [(1, 1), (2, 2), (3, 6), (4, 24), (5, 120), (6, 720)] {
            let orders = orders(n);
            assert_eq!(orders.len(), factorial);
            assert!(orders.values().all(|&picks| picks == 1));
        }
        // Of seven cards the first batch places six.
        assert_eq!(orders(7).len(), 5040);
    }

    #[test]
    fn the_24_orders_of_four_cards_are_equally_frequent() {
        // 23 degrees of freedom: 99.99 % of all seeds stay below 58.
        let (mut pack, mut stream) = (Stack::of(vec![0, 1, 2, 3]), stream(24));
        let mut counts = [BTreeMap::<Vec<u8>, u32>::new(), BTreeMap::new()];
        for round in 0..120_000 {
            match round % 2 {
                0 => pack.gather(),
                _ => pack.shuffle(&mut stream),
            }
            *counts[round % 2].entry(draws(&mut pack, 4, &mut stream)).or_default() += 1;
        }
        for counts in counts {
            assert_eq!(counts.len(), 24);
            assert!(square(counts.values().copied()) < 58.0);
        }
    }

    #[test]
    fn cards_on_both_sides_of_a_burn_are_uniform_pairs() {
        // 2651 degrees of freedom, standard deviation 73: four of them above the mean.
        let (mut pack, mut stream) = (Stack::decks(1), stream(52));
        let mut counts = BTreeMap::<(u8, u8), u32>::new();
        for _ in 0..100 * 52 * 51 {
            pack.gather();
            let first = pack.draw(&mut stream);
            pack.burn(usize::from(first % 13 + 1));
            *counts.entry((first, pack.draw(&mut stream))).or_default() += 1;
        }
        assert_eq!(counts.len(), 52 * 51);
        assert!(square(counts.values().copied()) < 2943.0);
    }

    #[test]
    fn each_place_of_a_shoe_takes_each_rank() {
        // 12 degrees of freedom at each of 416 places: one in 10^6 exceeds 52.
        let (mut shoe, mut stream) = (Stack::decks(8), stream(416));
        let mut counts = vec![[0u32; 13]; 416];
        for _ in 0..2_000 {
            shoe.shuffle(&mut stream);
            shoe.cards.iter().zip(&mut counts).for_each(|(c, n)| n[usize::from(c % 13)] += 1);
        }
        assert!(counts.iter().all(|counts| square(counts.iter().copied()) < 52.0));
    }

    #[test]
    fn a_literal_cut_and_burn_deal_the_same() {
        // Over all orders of five cards: cut at any place, turn a card, burn as it says, deal two.
        let count_all = |deal: &dyn Fn(&[u8]) -> [u8; 3]| {
            let mut counts = BTreeMap::<[u8; 3], u32>::new();
            for order in orders(5).keys() {
                *counts.entry(deal(order)).or_default() += 1;
            }
            counts
        };
        let counted = count_all(&|order| {
            let mut pack =
                Stack { cards: order.to_vec(), ready: 5, ..Stack::of((0..5).collect()) };
            let first = pack.draw(&mut stream(0));
            pack.burn(usize::from(first % 3));
            [first, pack.draw(&mut stream(0)), pack.draw(&mut stream(0))]
        });
        for cut in 0..5 {
            let literal = count_all(&|order| {
                let cards = [&order[cut..], &order[..cut]].concat();
                let front = 1 + usize::from(cards[0] % 3);
                [cards[0], cards[front], cards[front + 1]]
            });
            assert_eq!(literal, counted);
        }
    }

    #[test]
    fn lazy_prepared_and_full_shuffles_give_the_same_cards() {
        for cards in [1, 5, 6, 7, 52, 415, 416, 520, 1040] {
            let mut pack = Stack::of((0..cards).map(|i| (i % 54) as u8).collect());
            let lazy = draws(&mut pack, cards, &mut stream(7));
            pack.shuffle(&mut stream(7));
            assert_eq!(draws(&mut pack, cards, &mut stream(8)), lazy);
            pack.gather();
            let mut stream = stream(7);
            pack.prepare(cards / 2, &mut stream);
            assert_eq!(draws(&mut pack, cards, &mut stream), lazy);
            let (mut dealt, mut fresh) = (lazy, pack.fresh.clone());
            dealt.sort_unstable();
            fresh.sort_unstable();
            assert_eq!(dealt, fresh);
        }
    }

    #[test]
    fn the_cut_card_comes_out_before_the_cards_behind_it() {
        let (mut pack, mut stream) = (Stack::decks(1), stream(0));
        pack.place_cut_card(14);
        pack.burn(3);
        draws(&mut pack, 52 - 3 - 14 - 1, &mut stream);
        assert_eq!((pack.left(), pack.cut_card_out()), (15, false));
        pack.draw(&mut stream);
        assert_eq!((pack.left(), pack.cut_card_out()), (14, true));
        draws(&mut pack, 14, &mut stream);
        assert_eq!((pack.left(), pack.cut_card_out()), (0, true));
        pack.gather();
        assert_eq!((pack.left(), pack.cut_card_out()), (52, false));
    }

    #[test]
    #[should_panic(expected = "empty pack")]
    fn burned_cards_cannot_be_drawn() {
        let mut pack = Stack::of(vec![0, 1]);
        pack.burn(1);
        draws(&mut pack, 2, &mut stream(0));
    }

    #[test]
    #[should_panic(expected = "burned 3 cards of 2")]
    fn no_more_can_be_burned_than_are_left() {
        Stack::of(vec![0, 1]).burn(3);
    }

    #[test]
    #[should_panic(expected = "1041 cards")]
    fn a_pack_of_1041_cards_is_refused() {
        let _ = Stack::of(vec![0; 1041]);
    }
}
