//! A reading of a layout as a finite automaton, made from the game's law alone.
//!
//! Between throws a wager of the reading is in a *state*: what the table remembers, and what the
//! wager remembers if one stands. What chance shows leads to the next state and may decide the
//! wager. Both memories are finite, so all of it is a table, and no rule is asked while throwing.

use std::collections::BTreeMap;
use table::{Judge, Layout, Memory, Stake};

/// The most faces: a face is a byte.
pub(super) const FACES_MAX: usize = 256;

/// No class: the throw has not decided a wager.
const NONE: u16 = u16::MAX;

/// The most states of one reading, with a class still below [`NONE`].
const STATES_MAX: usize = 4096;

/// What chance can show, each as often as its weight, so that all faces are equally likely.
pub(super) struct Faces<L: Layout>(Vec<L::Shown>);

/// A reading's automaton.
pub(super) struct Automaton {
    faces: usize,
    /// The next state, by state and face.
    next: Vec<u16>,
    /// The class decided, by state and face.
    class: Vec<u16>,
    /// Whether a wager stands in a state.
    standing: Vec<bool>,
}

impl<L: Layout> Faces<L> {
    /// The faces of a game.
    ///
    /// # Panics
    /// If there are none, or more than [`FACES_MAX`].
    pub(super) fn of(rules: &L::Rules) -> Faces<L> {
        let repeat = |(shown, weight): (L::Shown, u32)| (0..weight).map(move |_| shown);
        let faces: Vec<L::Shown> = L::all(rules).into_iter().flat_map(repeat).collect();
        assert!((1..=FACES_MAX).contains(&faces.len()), "{} faces are no byte", faces.len());
        Faces(faces)
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Every table there can be between throws, nobody having a wager.
    pub(super) fn tables(&self, rules: &L::Rules) -> Vec<L::Round> {
        let step = |mut round: L::Round, face: usize| {
            L::show(rules, &mut round, self.0[face]);
            L::turn(rules, &mut round, &[]);
            round
        };
        let found = explore(L::open(rules), self.len(), STATES_MAX, step);
        assert!(found.is_some(), "a table remembers more than {STATES_MAX} things");
        found.unwrap_or_default().0
    }

    /// The class that each face decides, where whatever the table remembers every face decides
    /// the wager, always by the same class. Such a wager may be made at any table: it is worth
    /// the same.
    pub(super) fn classes(
        &self,
        rules: &L::Rules,
        tables: &[L::Round],
        judge: &dyn Judge<L>,
        stake: &Stake,
    ) -> Option<Vec<usize>> {
        let class = |table: &L::Round, shown: L::Shown| {
            let mut round = *table;
            L::show(rules, &mut round, shown);
            judge.class(rules, &round, stake)
        };
        let of_face = |shown: &L::Shown| {
            let first = class(tables.first()?, *shown)?;
            let same = |table: &L::Round| class(table, *shown) == Some(first);
            tables.iter().all(same).then_some(first)
        };
        self.0.iter().map(of_face).collect()
    }
}

impl Automaton {
    /// The automaton of a judge's reading. Whenever no wager stands and the table is one at which
    /// the wager begins, it is made; the next throw decides it or not.
    pub(super) fn of<L: Layout>(
        rules: &L::Rules,
        faces: &Faces<L>,
        judge: &dyn Judge<L>,
        stake: &Stake,
    ) -> Automaton {
        let starts: Vec<L::Round> =
            L::starts(rules, judge).into_iter().map(|(round, _)| round).collect();
        let mut classes = Vec::new();
        let step = |(mut round, mut memory): (L::Round, Option<Memory>), face: usize| {
            if memory.is_none() && starts.contains(&round) {
                memory = Some(Memory::default());
            }
            L::show(rules, &mut round, faces.0[face]);
            let mut decided = NONE;
            memory = memory.and_then(|memory| {
                let stake = Stake { memory, ..stake.clone() };
                match judge.class(rules, &round, &stake) {
                    Some(class) => {
                        decided = class as u16;
                        None
                    }
                    None => Some(L::stands(rules, &round, &stake).memory),
                }
            });
            classes.push(decided);
            L::turn(rules, &mut round, &[]);
            (round, memory)
        };
        assert!(judge.classes() < usize::from(NONE), "{} has too many classes", judge.reading());
        let found = explore((L::open(rules), None), faces.len(), STATES_MAX, step);
        assert!(found.is_some(), "{} has more than {STATES_MAX} states", judge.reading());
        let (states, next) = found.unwrap_or_default();
        let standing = states.iter().map(|(_, memory)| memory.is_some()).collect();
        Automaton { faces: faces.len(), next, class: classes, standing }
    }

    /// Where a face leads from a state.
    pub(super) fn next(&self, state: u16, face: usize) -> u16 {
        self.next[usize::from(state) * self.faces + face]
    }

    /// The class by which a face decides a wager in a state.
    pub(super) fn class(&self, state: u16, face: usize) -> Option<usize> {
        let class = self.class[usize::from(state) * self.faces + face];
        (class != NONE).then_some(usize::from(class))
    }

    /// Whether a wager stands in a state.
    pub(super) fn stands(&self, state: u16) -> bool {
        self.standing[usize::from(state)]
    }

    /// Whether two faces do the same in every state.
    pub(super) fn alike(&self, one: usize, other: usize) -> bool {
        (0..self.standing.len() as u16).all(|state| {
            self.next(state, one) == self.next(state, other)
                && self.class(state, one) == self.class(state, other)
        })
    }
}

/// Every state that can be reached from the first, and where each letter leads from each; none if
/// there are more than `most`. `step` is asked once for each state, in the order found, and each
/// letter in its order.
pub(super) fn explore<S: Copy + Ord>(
    first: S,
    letters: usize,
    most: usize,
    mut step: impl FnMut(S, usize) -> S,
) -> Option<(Vec<S>, Vec<u16>)> {
    let (mut states, mut known) = (vec![first], BTreeMap::from([(first, 0)]));
    let mut next = Vec::new();
    let mut at = 0;
    while at < states.len() {
        for letter in 0..letters {
            let state = step(states[at], letter);
            let number = *known.entry(state).or_insert_with(|| {
                states.push(state);
                states.len() as u16 - 1
            });
            next.push(number);
        }
        if states.len() > most {
            return None;
        }
        at += 1;
    }
    Some((states, next))
}
