//! Several automata run as one: a state for each combination of theirs that can come up.
//!
//! The automata of a table share most of what they remember, so a product of several has few
//! states. One step of it is one for all of them; and counting how often each state meets each
//! face is enough to know how often each automaton decided each class. Faces that do the same to
//! all of them are one *letter*.

use super::automaton::{Automaton, FACES_MAX, explore};

/// Cells that can be numbered: an index of 16 bits is always inside, which spares the check.
const CELLS: usize = 1 << 16;

/// The most cells of a joined product: its steps and counts stay in the first cache.
const JOINED_CELLS_MAX: usize = 1 << 12;

/// Products that are walked side by side.
const SIDE: usize = 4;

/// How often each state met each letter.
pub(super) type Meetings = Box<[u64; CELLS]>;

/// Automata run as one. The *cell* of a state and a letter is `state << shift | letter`.
pub(super) struct Product {
    /// The letter of each face.
    letters: [u8; FACES_MAX],
    /// A face of each letter.
    samples: Vec<u8>,
    shift: u32,
    /// The first cell of the state to which each cell leads.
    next: Box<[u16; CELLS]>,
    /// The automata, by number, each with its own state in each state.
    members: Vec<(usize, Vec<u16>)>,
}

/// Groups automata into products.
pub(super) fn products(automata: &[Automaton], faces: usize) -> Vec<Product> {
    let mut products: Vec<Product> = Vec::new();
    for at in 0..automata.len() {
        let joined = products.last().and_then(|last| last.join(at, automata, faces));
        match (joined, products.last_mut()) {
            (Some(joined), Some(last)) => *last = joined,
            _ => products.push(Product::single(at, automata, faces)),
        }
    }
    products
}

impl Product {
    fn single(at: usize, automata: &[Automaton], faces: usize) -> Product {
        let empty = Product {
            letters: [0; FACES_MAX],
            samples: vec![0],
            shift: 0,
            next: zeros(),
            members: Vec::new(),
        };
        let single = empty.joined(at, automata, faces, CELLS);
        assert!(single.is_some(), "a reading has more than {CELLS} cells");
        single.unwrap_or(empty)
    }

    /// This product with one more automaton, unless it became too large.
    fn join(&self, at: usize, automata: &[Automaton], faces: usize) -> Option<Product> {
        self.joined(at, automata, faces, JOINED_CELLS_MAX)
    }

    fn joined(
        &self,
        at: usize,
        automata: &[Automaton],
        faces: usize,
        cells_max: usize,
    ) -> Option<Product> {
        let added = &automata[at];
        let mut letters = [0; FACES_MAX];
        let mut samples: Vec<u8> = Vec::new();
        for (face, letter) in letters.iter_mut().enumerate().take(faces) {
            let alike = |sample: &u8| {
                let sample = usize::from(*sample);
                self.letters[sample] == self.letters[face] && added.alike(sample, face)
            };
            let known = samples.iter().position(alike).unwrap_or_else(|| {
                samples.push(face as u8);
                samples.len() - 1
            });
            *letter = known as u8;
        }
        let shift = samples.len().next_power_of_two().trailing_zeros();
        let step = |(cell, state): (u16, u16), letter: usize| {
            let face = usize::from(samples[letter]);
            let cell = self.next[usize::from(cell | u16::from(self.letters[face]))];
            (cell, added.next(state, face))
        };
        let (states, leads) = explore((0, 0), samples.len(), cells_max >> shift, step)?;
        let mut next = zeros();
        for (state, leads) in leads.chunks_exact(samples.len()).enumerate() {
            for (letter, to) in leads.iter().enumerate() {
                next[state << shift | letter] = to << shift;
            }
        }
        let was = |cell: &u16| usize::from(cell >> self.shift);
        let mut members: Vec<(usize, Vec<u16>)> = (self.members.iter())
            .map(|(n, own)| (*n, states.iter().map(|(cell, _)| own[was(cell)]).collect()))
            .collect();
        members.push((at, states.iter().map(|(_, state)| *state).collect()));
        Some(Product { letters, samples, shift, next, members })
    }

    /// One step: counts where it stands, and goes on. `cell` is the first of its state.
    #[inline]
    fn step(&self, cell: &mut u16, face: u8, meetings: &mut Meetings) {
        let at = usize::from(*cell | u16::from(self.letters[usize::from(face)]));
        // Below the number of throws, which is far below 2^64.
        meetings[at] = meetings[at].wrapping_add(1);
        *cell = self.next[at];
    }

    /// The automata, by number, and the state each is in.
    pub(super) fn states(&self, cell: u16) -> impl Iterator<Item = (usize, u16)> {
        let state = usize::from(cell >> self.shift);
        self.members.iter().map(move |(at, own)| (*at, own[state]))
    }

    /// Counts what the automata decided in all meetings: `decided` is told the automaton, the
    /// class, and how often.
    pub(super) fn count(
        &self,
        meetings: &Meetings,
        automata: &[Automaton],
        mut decided: impl FnMut(usize, usize, u64),
    ) {
        for (at, own) in &self.members {
            for (state, own) in own.iter().enumerate() {
                for (letter, sample) in self.samples.iter().enumerate() {
                    if let Some(class) = automata[*at].class(*own, usize::from(*sample)) {
                        decided(*at, class, meetings[state << self.shift | letter]);
                    }
                }
            }
        }
    }
}

/// So many zeros, in a box from the start: they are too many for a stack.
#[allow(clippy::unnecessary_box_returns)] // for the same reason
pub(super) fn zeros<T: Copy + Default>() -> Box<[T; CELLS]> {
    let zeros = vec![T::default(); CELLS].into_boxed_slice();
    // invariant: it was made with that length.
    zeros.try_into().unwrap_or_else(|_| unreachable!("another length"))
}

/// Takes all products through the same faces, a few at a time.
pub(super) fn walk(
    products: &[Product],
    cells: &mut [u16],
    meetings: &mut [Meetings],
    faces: &[u8],
) {
    let (many, rest) = products.as_chunks::<SIDE>();
    let (many_cells, rest_cells) = cells.as_chunks_mut::<SIDE>();
    let (many_meetings, rest_meetings) = meetings.as_chunks_mut::<SIDE>();
    for ((products, cells), meetings) in many.iter().zip(many_cells).zip(many_meetings) {
        abreast(products, cells, meetings, faces);
    }
    for ((product, cell), meetings) in rest.iter().zip(rest_cells).zip(rest_meetings) {
        let (product, cell) = (std::array::from_ref(product), std::array::from_mut(cell));
        abreast(product, cell, std::array::from_mut(meetings), faces);
    }
}

/// Steps of several products through the same faces. They go side by side, because each of them
/// alone would wait for its own last step.
fn abreast<const N: usize>(
    products: &[Product; N],
    cells: &mut [u16; N],
    meetings: &mut [Meetings; N],
    faces: &[u8],
) {
    let mut now = *cells;
    for face in faces {
        for i in 0..N {
            products[i].step(&mut now[i], *face, &mut meetings[i]);
        }
    }
    *cells = now;
}
