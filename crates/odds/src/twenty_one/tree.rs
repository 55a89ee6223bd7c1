//! One hand of a split, played by itself: what each of its hands is worth with the chances of a
//! [`kernel`](super::kernel), and how it is played best.

use super::dealer::DRAWN_MAX;
use super::ground::Ground;
use super::hands::{Held, NONE};
use super::kernel::{Cases, Second, Shoe, Stakes, Table, Term, table};
use super::rules::{Bust, Further, Hand, LETTERS_MAX, Rules, Sight, Split, with};
use super::standing::{EMPTY, From};
use super::{Act, Chosen, Solver};

/// A hand that begins with one card of a split.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Start {
    /// Its letter.
    pub letter: usize,
    /// The other card's letter, where that is another.
    pub mate: Option<usize>,
    /// Which hands of the split it stands for.
    pub meant: Meant,
}

/// Which hands of a split are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Meant {
    All,
    /// The first, on which the first stake lies.
    First,
    /// All others.
    Further,
}

/// The hands of a split: one kind for a pair, two for cards that only count alike; two as well
/// where the first is doubled by another measure than the others.
pub(super) fn starts(rules: &Rules, split: &Split) -> Vec<Start> {
    let [one, other] = split.letters;
    let of = |letter, mate, meant| Start { letter, mate, meant };
    if one != other {
        return vec![of(one, Some(other), Meant::All), of(other, Some(one), Meant::All)];
    }
    let (n, d) = rules.split_stake;
    if rules.doubles_by_first && n != d && split.play == Further::Freely {
        return vec![of(one, None, Meant::First), of(one, None, Meant::Further)];
    }
    vec![of(one, None, Meant::All)]
}

impl Start {
    /// How often which cards lie beside such a hand, in parts of the further hands' stake.
    pub fn terms(self, rules: &Rules, split: &Split) -> Cases {
        let (n, d) = rules.split_stake;
        let stakes = match self.meant {
            Meant::All => Stakes { first: d, further: n },
            Meant::First => Stakes { first: d, further: 0 },
            Meant::Further => Stakes { first: 0, further: n },
        };
        if self.mate.is_some() {
            assert!(split.hands_max == Some(2), "unlike cards are split once");
            return Cases::once(stakes, 1);
        }
        match split.hands_max {
            Some(2) => Cases::once(stakes, 2),
            most => Cases::again(most, rules.letters[self.letter].count, stakes),
        }
    }

    /// How many times its stake lies on a hand once that is doubled.
    pub fn doubled(self, rules: &Rules) -> u8 {
        let (n, d) = rules.split_stake;
        if self.meant != Meant::Further {
            return 2;
        }
        assert!(d.is_multiple_of(n), "the first stake is some times a further one");
        (1 + d / n) as u8
    }

    /// The same cards, whatever lies on them.
    pub fn cards(self) -> Start {
        Start { meant: Meant::All, ..self }
    }

    /// The shoe as the split sees it.
    pub fn shoe(self, rules: &Rules) -> Shoe {
        let like = rules.letters[self.letter].count;
        Shoe { like, unlike: rules.cards() - like }
    }

    /// Cards of the letter and others that lie on the table beside the hands: up card and mate.
    pub fn beside(self, up: Option<usize>) -> (usize, usize) {
        let like = usize::from(up == Some(self.letter));
        let unlike = usize::from(up.is_some()) - like + usize::from(self.mate.is_some());
        (like, unlike)
    }

    /// The chance of the two cards that are split and of the up card, but for the ways of cards
    /// of other letters.
    fn dealt(self, rules: &Rules, up: Option<usize>) -> f64 {
        let shoe = self.shoe(rules);
        let cards = f64::from(shoe.like + shoe.unlike);
        let (beside, _) = self.beside(up);
        let (own, orders) = if self.mate.is_some() { (1, 2.0) } else { (2, 1.0) };
        let like = (0..own + beside as u32).map(|k| f64::from(shoe.like) - f64::from(k));
        let shown = up.map_or(1.0, |_| cards - 2.0);
        orders * like.product::<f64>() / (cards * (cards - 1.0) * shown)
    }

    /// The cards left beside a hand, up card and mate; none where it cannot be.
    pub fn left(
        self,
        rules: &Rules,
        hand: &Hand,
        up: Option<usize>,
    ) -> Option<[u32; LETTERS_MAX]> {
        let mut left = [0; LETTERS_MAX];
        for (at, letter) in rules.letters.iter().enumerate() {
            let gone =
                u32::from(hand[at]) + u32::from(up == Some(at)) + u32::from(self.mate == Some(at));
            left[at] = letter.count.checked_sub(gone)?;
        }
        Some(left)
    }
}

impl Split {
    /// What is done with hands of the split: all of it, or what may be done with two cards.
    pub(super) fn kept(&self, acts: &[Act]) -> Vec<Act> {
        if self.play == Further::Freely {
            return acts.to_vec();
        }
        let kept = |act: &Act| if *act == Act::Surrender { *act } else { Act::Stand };
        acts.iter().map(kept).collect()
    }
}

impl Solver {
    /// The hands that a card of a split becomes by its second.
    pub(super) fn seconds(&self, start: Start, second: Second) -> Vec<(usize, u128)> {
        let mut hand = EMPTY;
        hand[start.letter] = 1;
        let Some(one) = self.ground.hands.number(&hand) else { return Vec::new() };
        let next = self.ground.hands.list[one].next.iter().enumerate();
        let seconds = next.filter(|(letter, next)| {
            let like = *letter == start.letter;
            **next != NONE && like == (second == Second::Like)
        });
        seconds.map(|(_, next)| (*next as usize, 1)).collect()
    }

    /// Ways to draw the cards of other letters than that of a split, of a hand and beside it, in
    /// one order.
    pub(super) fn split_prefix(&self, up: usize, start: Start, number: usize) -> u128 {
        let hand = &self.ground.hands.list[number].hand;
        let shown = self.ground.ups[up];
        let gone = |at: usize| {
            u32::from(hand[at]) + u32::from(shown == Some(at)) + u32::from(start.mate == Some(at))
        };
        let each = |at: usize| crate::census::falling(self.rules.letters[at].count, gone(at));
        (0..self.rules.letters.len()).filter(|at| *at != start.letter).map(each).product()
    }
}

/// Splits into more hands than this are so rare that the last hands need no care of their own.
const FEW: u16 = 4;

/// The number of a hand of one card.
fn only(ground: &Ground, letter: usize) -> usize {
    let number = ground.hands.number(&with(&EMPTY, letter));
    assert!(number.is_some(), "a hand that begins a split");
    number.unwrap_or(0)
}

/// How a hand of a split is played, by its number, and what that is worth from each.
pub(super) struct Played {
    pub acts: Vec<Act>,
    worth: Vec<f64>,
}

/// A split under one up card.
pub(super) struct Tree<'a> {
    pub rules: &'a Rules,
    pub ground: &'a Ground,
    /// The number of the up card.
    pub up: usize,
    pub start: Start,
    pub further: Further,
    pub terms: &'a [Term],
    pub chances: Table,
}

impl<'a> Tree<'a> {
    /// Both ways of a split hand to go on, by its second card, and what all hands gain in units
    /// of one stake.
    pub fn both(
        rules: &'a Rules,
        ground: &'a Ground,
        (up, split, start): (usize, &Split, Start),
        chosen: &Chosen<'_>,
    ) -> ([Played; 2], f64) {
        let terms = start.terms(rules, split);
        let shoe = start.shoe(rules);
        let further = split.play;
        let tree = |terms: &'_ [Term]| -> Played {
            let chances = table(terms, shoe);
            Tree { rules, ground, up, start, further, terms, chances }.played(chosen)
        };
        let first = tree(&terms.unlike);
        let second = if terms.like.is_empty() {
            Played { acts: Vec::new(), worth: Vec::new() }
        } else if split.hands_max.is_some_and(|most| most > FEW) {
            // So rare that it is played like any other, whatever that costs.
            Played { acts: first.acts.clone(), worth: Vec::new() }
        } else {
            tree(&terms.like)
        };
        let mut gain = 0.0;
        let one = only(ground, start.letter);
        for letter in 0..rules.letters.len() {
            let number = ground.hands.list[one].next[letter];
            let shown = ground.ups[up];
            let own = &ground.hands.list[one].hand;
            let Some(left) = start.left(rules, own, shown) else { continue };
            if number == NONE {
                continue;
            }
            if letter != start.letter {
                gain += f64::from(left[letter]) * first.worth[number as usize];
            } else if let Some(worth) = second.worth.get(number as usize) {
                gain += worth;
            }
        }
        let units = f64::from(rules.split_stake.1) * start.dealt(rules, ground.ups[up]);
        ([first, second], gain / units)
    }

    /// Plays every hand, large ones first.
    fn played(&self, chosen: &Chosen<'_>) -> Played {
        let count = self.ground.hands.list.len();
        let mut played = Played { acts: vec![Act::Stand; count], worth: vec![0.0; count] };
        let one_card = self.further != Further::Freely;
        let key = (self.up, self.start, self.terms.to_vec());
        let stand = self.ground.stands(key, || self.stands());
        for number in (0..count).rev() {
            let held = &self.ground.hands.list[number];
            if !self.holds(held) {
                continue;
            }
            let shown = self.ground.ups[self.up];
            let Some(left) = self.start.left(self.rules, &held.hand, shown) else { continue };
            let mut best = (Act::Stand, stand[number]);
            let mut offer = |act: Act, worth: &dyn Fn() -> f64| match chosen {
                Chosen::Best => {
                    let worth = worth();
                    if worth > best.1 {
                        best = (act, worth);
                    }
                }
                Chosen::Fixed(acts) => {
                    if acts[number] == act {
                        best = (act, worth());
                    }
                }
            };
            if held.may_draw && !one_card {
                offer(Act::Hit, &|| self.draw(number, &left, &played.worth));
                if self.rules.may_double(&held.hand) {
                    let times = f64::from(self.start.doubled(self.rules));
                    offer(Act::Double, &|| times * self.draw(number, &left, &stand));
                }
            }
            let may_surrender = self.rules.surrender && self.further != Further::OneCard;
            if may_surrender && held.size == 2 {
                offer(Act::Surrender, &|| self.flat(number, &left, &self.ground.rows.halved));
            }
            (played.acts[number], played.worth[number]) = best;
        }
        played
    }

    /// Whether a hand of the split may be this one.
    fn holds(&self, held: &Held) -> bool {
        let most = if self.further == Further::Freely { u32::MAX } else { 2 };
        held.hand[self.start.letter] > 0 && (2..=most).contains(&held.size)
    }

    /// What every hand gains that stands.
    fn stands(&self) -> Vec<f64> {
        let one = |(number, held): (usize, &Held)| {
            if !self.holds(held) {
                return 0.0;
            }
            let left = self.start.left(self.rules, &held.hand, self.ground.ups[self.up]);
            left.map_or(0.0, |left| self.stand(number, &left))
        };
        self.ground.hands.list.iter().enumerate().map(one).collect()
    }

    fn draw(&self, number: usize, left: &[u32; LETTERS_MAX], worth: &[f64]) -> f64 {
        let next = &self.ground.hands.list[number].next;
        let mut sum = 0.0;
        for letter in 0..self.rules.letters.len() {
            if next[letter] != NONE && left[letter] > 0 {
                // The chances count the ways of the split letter.
                let ways = if letter == self.start.letter { 1.0 } else { f64::from(left[letter]) };
                sum += ways * worth[next[letter] as usize];
            }
        }
        sum
    }

    /// What a hand gains that stands or is over.
    fn stand(&self, number: usize, left: &[u32; LETTERS_MAX]) -> f64 {
        let held = &self.ground.hands.list[number];
        if held.busts && self.rules.bust == Bust::Loses {
            return self.flat(number, left, &self.ground.rows.lost);
        }
        self.against(number, left, self.ground.row(self.rules, held, From::Split))
    }

    /// What a hand gains that does not look at the dealer's, unless a natural of his came first.
    fn flat(&self, number: usize, left: &[u32; LETTERS_MAX], row: &[i64]) -> f64 {
        if self.rules.dealer.sight == Sight::Peeked {
            return self.against(number, left, row);
        }
        let (a, b) = self.used(number);
        #[allow(clippy::cast_precision_loss)] // a small stake
        let gain = row[0] as f64 / self.ground.scale as f64;
        gain * self.chances[a][b]
    }

    /// Cards of the letter beyond the starting ones, and others, of a hand and beside it.
    pub fn used(&self, number: usize) -> (usize, usize) {
        let held = &self.ground.hands.list[number];
        let (a, b) = self.start.beside(self.ground.ups[self.up]);
        let like = usize::from(held.hand[self.start.letter]);
        (a + like - 1, b + held.size as usize - like)
    }

    fn against(&self, number: usize, left: &[u32; LETTERS_MAX], row: &[i64]) -> f64 {
        let (a, b) = self.used(number);
        let mut product = [1.0_f64; DRAWN_MAX + 1];
        let mut copies = [0_usize; DRAWN_MAX + 1];
        let (mut sum, mut at) = (0.0, 0);
        let nodes = &self.ground.draws[self.up].nodes;
        while let Some(node) = nodes.get(at) {
            let (depth, letter) = (usize::from(node.depth), usize::from(node.letter));
            let of = left[letter].saturating_sub(u32::from(node.before));
            if of == 0 {
                at = node.next as usize;
                continue;
            }
            let like = letter == self.start.letter;
            product[depth + 1] =
                if like { product[depth] } else { product[depth] * f64::from(of) };
            let drawn = copies[depth] + usize::from(like);
            copies[depth + 1] = drawn;
            let gain = row[usize::from(node.end)];
            if node.orders > 0 && gain != 0 {
                #[allow(clippy::cast_precision_loss)] // a small stake
                let gain = gain as f64 * f64::from(node.orders) * product[depth + 1];
                sum += gain * self.chances[a + drawn][b + depth + 1 - drawn];
            }
            at += 1;
        }
        #[allow(clippy::cast_precision_loss)] // a small stake
        let unit = self.ground.scale as f64;
        sum / unit
    }
}
