//! Hands of pot poker, dealt from shuffled decks and played by policies.
//!
//! A run is cut into units like any other: every unit has its own stream, so that the result does
//! not depend on threads, and parts of one seed add up.

mod check;
pub mod soak;
#[cfg(test)]
mod soak_tests;

use crate::run::{Plan, UNIT_ROUNDS};
use crate::shuffle::Stack;
use crate::stream::Stream;
use ::pots::{Awaited, Decision, Hand, Move, PLACES_MAX, Player, Span, Stakes, Standing};
use cards::AnyCard;
use money::Cents;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// The domain of streams that deal hands.
pub const HANDS: u32 = 3;

/// The domain of streams that players decide by.
pub const WHIMS: u32 = 4;

/// How a player decides. What it may look at is the hand as the player sees it.
pub trait Policy: Sync {
    /// What the player does; it must be allowed.
    fn act(&self, hand: &Hand, place: usize, choice: Decision, whim: &mut Stream) -> Move;
}

/// Anything that is allowed, each kind of act as likely as another.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Policy for Random {
    #[inline]
    fn act(&self, hand: &Hand, place: usize, choice: Decision, whim: &mut Stream) -> Move {
        let len = hand.places()[place].cards().len() as u32;
        match choice {
            Decision::Bet | Decision::Bring => bet(hand, choice, whim),
            Decision::Draw(most) => {
                let mask = whim.below(1 << len);
                let fits = mask.count_ones() <= u32::from(most);
                Move::Draw(if fits { mask as u8 } else { 0 })
            }
            Decision::Discard => {
                let down =
                    |at: &u32| hand.places()[place].face(*at as usize) == ::pots::Face::Down;
                let from = whim.below(len);
                let at = (0..len).map(|step| (from + step) % len).find(down);
                Move::Discard(at.unwrap_or(0) as u8)
            }
            Decision::Expose => {
                let act = if whim.below(2) == 0 { Move::Expose } else { Move::Hide };
                if hand.allows(place, act).is_ok() { act } else { Move::Hide }
            }
        }
    }
}

/// One of the acts that a menu grants.
#[inline]
fn bet(hand: &Hand, choice: Decision, whim: &mut Stream) -> Move {
    // invariant: a player who is asked to bet has a menu
    let menu = hand.menu().unwrap_or_else(|| unreachable!("a player is asked to bet"));
    let stay = match (choice, menu.may_check) {
        (Decision::Bring, _) => Move::Bring,
        (_, true) => Move::Check,
        (_, false) => Move::Call,
    };
    match (whim.below(4), menu.raise) {
        (0, Some(span)) => Move::Raise(amount(span, whim)),
        (1, _) if menu.may_fold && !menu.may_check => Move::Fold,
        _ => stay,
    }
}

/// A size of the range: the smallest, the largest, or any between.
#[inline]
fn amount(span: Span, whim: &mut Stream) -> Cents {
    let (min, max) = (span.min.get(), span.max.get());
    let steps = (max - min) / span.step.get().max(1);
    match whim.below(3) {
        0 => span.min,
        1 => span.max,
        _ if steps <= 0 => span.max,
        _ => {
            let step = i64::from(whim.below(steps.min(1 << 30) as u32 + 1));
            Cents::new(min + step * span.step.get().max(1))
        }
    }
}

/// What comes next in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// The card that was asked for.
    Card(AnyCard),
    /// What a place does.
    Act(usize, Move),
}

/// A deck from which hands are dealt.
#[derive(Clone, Debug)]
pub struct Stub {
    pack: Stack,
}

impl Stub {
    /// The deck of a game.
    #[must_use]
    pub fn new(stakes: &Stakes) -> Stub {
        Stub { pack: Stack::of(codes(stakes.deck.set())) }
    }

    /// Plays a hand to its end; `policy` decides for each place.
    #[inline]
    pub fn play<'p, P: Policy + ?Sized + 'p>(
        &mut self,
        hand: &mut Hand,
        [chance, whim]: [&mut Stream; 2],
        policy: impl Fn(usize) -> &'p P,
    ) {
        self.play_with(hand, chance, |hand, place, choice| {
            policy(place).act(hand, place, choice, whim)
        });
    }

    /// Plays a hand to its end, asking `decide`.
    ///
    /// # Panics
    /// When what it decides is not allowed.
    #[inline]
    pub fn play_with(
        &mut self,
        hand: &mut Hand,
        chance: &mut Stream,
        decide: impl FnMut(&Hand, usize, Decision) -> Move,
    ) {
        self.play_watched(hand, chance, decide, |_, _| {});
    }

    /// Plays a hand to its end, asking `decide`, and tells `watch` what comes before it comes.
    ///
    /// # Panics
    /// When what is decided is not allowed.
    #[inline]
    pub fn play_watched(
        &mut self,
        hand: &mut Hand,
        chance: &mut Stream,
        mut decide: impl FnMut(&Hand, usize, Decision) -> Move,
        mut watch: impl FnMut(&Hand, Told),
    ) {
        self.pack.gather();
        // Cards mixed again after the deck ran out.
        let mut mixed: Option<Stack> = None;
        loop {
            let done = match hand.ask() {
                Awaited::Over => return,
                Awaited::Card(_) => {
                    let code = match &mut mixed {
                        None => self.pack.draw(chance),
                        Some(pack) => pack.draw(chance),
                    };
                    // invariant: a deck holds cards and a joker
                    let card = AnyCard::from_code(code);
                    let card = card.unwrap_or_else(|| unreachable!("no such card"));
                    watch(hand, Told::Card(card));
                    hand.card(card)
                }
                Awaited::Shuffle => {
                    let shuffled = hand.shuffled();
                    mixed = Some(Stack::of(codes(hand.unseen())));
                    shuffled
                }
                Awaited::Decide(place, choice) => {
                    let act = decide(hand, place, choice);
                    watch(hand, Told::Act(place, act));
                    hand.act(place, act).map(|_| ())
                }
                Awaited::Showdown => hand.show(&[]),
            };
            // invariant: what is asked for is given, and what is decided is allowed
            assert!(done.is_ok(), "{:?} at {:?}", done, hand.ask());
        }
    }
}

/// The codes of a set of cards.
fn codes(set: u64) -> Vec<u8> {
    (0..64).filter(|code| set >> code & 1 == 1).collect()
}

/// What a run of hands came to. Integers only, so that parts add up in any order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandTally {
    /// Hands dealt.
    pub hands: u64,
    /// Money won less lost, by seat.
    pub net: [i64; PLACES_MAX],
    /// The squares of it, in cents.
    pub squares: [u128; PLACES_MAX],
    /// Hands in which a seat took money from the pot.
    pub won: [u64; PLACES_MAX],
    /// Hands that a seat showed.
    pub shown: [u64; PLACES_MAX],
    /// Money in all pots.
    pub pots: i64,
    /// Fees.
    pub fees: i64,
    /// Hands that went to a showdown.
    pub showdowns: u64,
}

impl HandTally {
    /// Adds another part.
    pub fn merge(&mut self, other: &HandTally) {
        self.hands += other.hands;
        self.pots += other.pots;
        self.fees += other.fees;
        self.showdowns += other.showdowns;
        for at in 0..PLACES_MAX {
            self.net[at] += other.net[at];
            self.squares[at] += other.squares[at];
            self.won[at] += other.won[at];
            self.shown[at] += other.shown[at];
        }
    }

    #[inline]
    fn count(&mut self, hand: &Hand) {
        self.hands += 1;
        self.pots += hand.pot().get();
        self.fees += hand.fees().total().get();
        let places = hand.places();
        let live = places.iter().filter(|place| place.standing() != Standing::Folded).count();
        self.showdowns += u64::from(live > 1);
        for place in places {
            let (at, net) = (usize::from(place.seat) - 1, (place.stack - place.start).get());
            self.net[at] += net;
            self.squares[at] += u128::from(net.unsigned_abs()).pow(2);
            let all = place.start - place.total;
            self.won[at] += u64::from(place.stack > all);
            self.shown[at] += u64::from(live > 1 && place.is_live());
        }
    }
}

/// Hands of a table: so many players, each with that stack anew in every hand, the button moving.
#[derive(Clone, Debug)]
pub struct Hands {
    /// What is posted.
    pub stakes: Arc<Stakes>,
    /// How many play.
    pub players: u8,
    /// Each one's chips.
    pub stack: Cents,
}

impl Hands {
    /// Opens hand number `n`: seats from 1 on, the button at seat `n` modulo players.
    ///
    /// # Panics
    /// When the game cannot seat so many: checked before a run.
    #[must_use]
    pub fn open(&self, n: u64) -> Hand {
        let mut players = [Player::new(0, self.stack); PLACES_MAX];
        let players = &mut players[..usize::from(self.players)];
        for (seat, player) in (1..).zip(players.iter_mut()) {
            player.seat = seat;
        }
        let button = (n % u64::from(self.players)) as usize;
        let opening = self.stakes.post(players, button);
        let hand = Hand::open(Arc::clone(&self.stakes), players, opening);
        // invariant: whoever runs hands has opened one before
        hand.unwrap_or_else(|refusal| unreachable!("{refusal}"))
    }

    /// Plays a plan's hands; `policy` decides for each seat.
    pub fn run<'p, P: Policy + ?Sized + 'p>(
        &self,
        plan: &Plan,
        done: &AtomicU64,
        policy: &(impl Fn(u8) -> &'p P + Sync),
    ) -> HandTally {
        let units = plan.rounds.div_ceil(UNIT_ROUNDS);
        let next = AtomicU64::new(plan.shard.part - 1);
        let work = || {
            let (mut tally, mut deck) = (HandTally::default(), Stub::new(&self.stakes));
            loop {
                let unit = next.fetch_add(plan.shard.parts, Ordering::Relaxed);
                if unit >= units {
                    return tally;
                }
                let hands = UNIT_ROUNDS.min(plan.rounds - unit * UNIT_ROUNDS);
                let mut chance = Stream::new(&plan.seed, HANDS, unit);
                let mut whim = Stream::new(&plan.seed, WHIMS, unit);
                for n in 0..hands {
                    let mut hand = self.open(unit * UNIT_ROUNDS + n);
                    deck.play(&mut hand, [&mut chance, &mut whim], |place| {
                        policy(place as u8 + 1)
                    });
                    tally.count(&hand);
                    done.fetch_add(1, Ordering::Relaxed);
                }
            }
        };
        let mut whole = HandTally::default();
        thread::scope(|scope| {
            let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
            for thread in threads {
                let part = thread.join();
                assert!(part.is_ok(), "a thread of the run failed");
                if let Ok(part) = part {
                    whole.merge(&part);
                }
            }
        });
        whole
    }
}

#[cfg(test)]
mod tests;
