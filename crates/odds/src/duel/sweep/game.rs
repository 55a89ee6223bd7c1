//! One decision, to play on or to fold, and how the game ends after it.

use super::super::forms::{Deck, ways};
use super::super::{Gains, Play, Playbook, Question};
use super::{Class, Counts, Marks, Sweep};
use crate::{Census, Exact};
use cards::Card;
use games::duel::{Act, KINDS, Plan, Round, Showdown, Strength, Versus};
use std::cmp::Ordering;
use table::{Facts, Seat};

/// The number of the way on which a seat plays on; on the first it folds.
const ON: u8 = 1;

/// A seat that plays on is below the dealer, alike or above, against one who does not qualify and
/// against one who does.
const VERSUS: [Versus; 6] = [
    Versus::Unqualified(Ordering::Less),
    Versus::Unqualified(Ordering::Equal),
    Versus::Unqualified(Ordering::Greater),
    Versus::Qualified(Ordering::Less),
    Versus::Qualified(Ordering::Equal),
    Versus::Qualified(Ordering::Greater),
];

/// What a game gains by every end.
#[derive(Clone)]
pub(in super::super) struct Game {
    plan: &'static Plan,
    play: Play,
    pub(in super::super) gains: Gains,
    /// The classes of showdowns after playing on, by the seat's kind and as in [`VERSUS`].
    ends: [[usize; 6]; KINDS],
    folded: usize,
    /// What a fold costs beside the game, by what a wager on the hand alone sees; nothing where
    /// the list ends.
    pub(in super::super) costs: Vec<i64>,
}

/// How one card of the dealer's in view, or none, goes with every hand.
pub(in super::super) struct Part {
    /// How rounds end.
    pub(in super::super) ends: Census,
    /// Whether to play on, by the place of the hand in the list.
    pub(in super::super) on: Vec<bool>,
}

impl Game {
    /// Reads the offers.
    pub(in super::super) fn new(question: &Question<'_>) -> Game {
        let of = |kind| VERSUS.map(|versus| Showdown { path: ON, kind, versus }.index());
        Game {
            plan: question.plan(),
            play: question.play,
            gains: question.gains(0),
            ends: std::array::from_fn(|kind| of(kind as u8)),
            folded: Showdown { path: 0, kind: 0, versus: Versus::Folded }.index(),
            costs: Vec::new(),
        }
    }

    /// Decides every hand against a card in view.
    pub(in super::super) fn part<const K: usize>(
        &self,
        sweep: &Sweep<K>,
        counts: &Counts,
    ) -> Part {
        let mut part =
            Part { ends: Census::new(Showdown::CLASSES), on: vec![false; sweep.hands.len()] };
        for (at, hand) in sweep.hands.iter().enumerate() {
            let deals = u128::from(counts.deals[at]);
            if deals == 0 {
                continue;
            }
            let versus = counts.versus(at, hand.class);
            let on = self.plays_on((hand.strength, hand.class), versus, counts.all);
            part.on[at] = on;
            if on {
                for (class, ways) in self.ends[usize::from(hand.strength.kind)].iter().zip(versus)
                {
                    part.ends.add(*class, deals * u128::from(ways));
                }
            } else {
                part.ends.add(self.folded, deals * u128::from(counts.all));
            }
        }
        part
    }

    fn plays_on(&self, (own, class): (Strength, Class), versus: [u32; 6], all: u32) -> bool {
        match self.play {
            Play::NeverFold => true,
            Play::Mimic => (self.plan.qualifies)(own),
            Play::Best | Play::ByRule(_) => {
                let cost = self.costs.get(usize::from(class.kind)).copied().unwrap_or(0);
                let fold = self.fold() - i128::from(cost);
                self.worth(own.kind, versus) > fold * i128::from(all)
            }
        }
    }

    /// What playing on gains in all.
    fn worth(&self, kind: u8, versus: [impl Into<i128>; 6]) -> i128 {
        let ends = self.ends[usize::from(kind)].iter().zip(versus);
        ends.map(|(class, ways)| ways.into() * i128::from(self.gains.of[*class])).sum()
    }

    fn fold(&self) -> i128 {
        i128::from(self.gains.of[self.folded])
    }

    /// The decision that a way begins with.
    fn act(&self, path: usize) -> Act {
        self.plan.paths[path][0]
    }
}

/// Whether to play on, for every hand.
pub(in super::super) struct Plays<const K: usize> {
    game: Game,
    on: Marks<K>,
    pack: Pack,
}

/// A pack of several decks.
#[derive(Clone)]
pub(in super::super) struct Pack {
    deck: Deck,
    copies: usize,
}

impl Pack {
    /// Calls `found` with every hand the dealer can have, and how many hands it stands for;
    /// returns how many there are in all.
    pub(in super::super) fn dealers(
        &self,
        own: &[Card],
        up: Option<Card>,
        mut found: impl FnMut(&[Card], u128),
    ) -> u128 {
        let left = |card: u8| {
            let seen = own.iter().chain(&up).filter(|seen| self.deck.number(**seen) == card);
            self.copies - seen.count()
        };
        let left: Vec<usize> = (0..self.deck.len() as u8).map(left).collect();
        let mut all = 0;
        let mut cards = Vec::from_iter(up);
        let shown = cards.len();
        self.deck.each(own.len() - shown, self.copies, &mut |hand| {
            let ways = u128::from(ways(hand, |card| left[usize::from(card)]));
            if ways > 0 {
                cards.truncate(shown);
                cards.extend(hand.iter().map(|card| self.deck.card(*card)));
                found(&cards, ways);
                all += ways;
            }
        });
        all
    }
}

impl<const K: usize> Plays<K> {
    /// The decisions for every card in view.
    pub(in super::super) fn new(game: Game, sweep: &Sweep<K>, parts: &[&Part]) -> Plays<K> {
        let on: Vec<&[bool]> = parts.iter().map(|part| part.on.as_slice()).collect();
        Plays {
            game,
            on: Marks::new(sweep, &on),
            pack: Pack { deck: sweep.deck.clone(), copies: sweep.copies },
        }
    }

    /// The pack.
    pub(in super::super) fn pack(&self) -> &Pack {
        &self.pack
    }
}

impl<const K: usize> Playbook for Plays<K> {
    #[inline]
    fn choose(&self, round: &Round, seat: Seat) -> Act {
        let up = round.dealer.cards().first().copied();
        let on = self.on.has(round.seat(seat).cards.cards(), up);
        self.game.act(usize::from(on))
    }

    fn worths(&self, round: &Round, seat: Seat) -> Vec<(Act, Exact)> {
        let game = &self.game;
        let own = round.seat(seat).cards.cards();
        if own.len() != K {
            return Vec::new();
        }
        let mine = (game.plan.strength)(own, &[]);
        let mut versus = [0_i128; 6];
        let up = round.dealer.cards().first().copied();
        let all = self.pack.dealers(own, up, |cards, ways| {
            let dealers = (game.plan.strength)(cards, &[]);
            let qualifies = usize::from((game.plan.qualifies)(dealers));
            versus[3 * qualifies + (mine.cmp(&dealers) as i8 + 1) as usize] += ways as i128;
        });
        let on = game.gains.exact(game.worth(mine.kind, versus), all);
        let fold = game.gains.exact(game.fold(), 1);
        vec![(game.act(1), on), (game.act(0), fold)]
    }
}
