//! Spins and throws at tables with a layout, all wagers of a table at once.
//!
//! A reading that every throw decides is counted by what was shown. Every other reading is an
//! automaton, and several automata run as one product: a throw costs one random number and a step
//! of each product. A unit has its own stream and a table that has just opened.

mod automaton;
mod product;
#[cfg(test)]
mod tests;

use crate::run::{Plan, Tally, empty, over_units, readings, stake};
use crate::stream::Stream;
use automaton::{Automaton, FACES_MAX, Faces};
use product::{Meetings, Product, products, walk, zeros};
use std::sync::atomic::AtomicU64;
use table::{Judge, Layout, Posting};

/// The domain of streams that spin and throw.
const LAYOUT: u32 = 2;

/// Faces made at a time: so many that all stay in the first cache, a multiple of both batches.
const BLOCK: usize = 4480;

/// Faces from one word, where there are few and where there are many.
const FEW: usize = 10;
const MANY: usize = 7;

/// The most faces that count as few: 64^10 = 2^60 fits in a word.
const FEW_MAX: usize = 64;

/// Spins or throws by a plan. Every wager of the table is made again whenever it may begin and
/// does not stand, and every one made is followed to its end. `done` counts spins or throws while
/// it goes.
///
/// # Panics
/// If chance can show more than 256 things, or a reading remembers too much to be numbered.
pub fn run_layout<L: Layout>(posting: &Posting<L>, plan: &Plan, done: &AtomicU64) -> Tally {
    let judges = readings(posting);
    let table = Compiled::of(posting, &judges);
    let unit = |work: &mut Work, unit, throws| {
        let mut stream = Stream::new(&plan.seed, LAYOUT, unit);
        table.unit(&mut stream, throws, work);
    };
    over_units(plan, done, || table.begin(empty(&judges)), unit, |work| table.count(work))
}

/// A table with all its readings as data.
struct Compiled {
    faces: u32,
    /// Readings, by number, that are counted by what is shown: the class of each face.
    shown: Vec<(usize, Vec<usize>)>,
    /// The readings of the automata, by number.
    followed: Vec<usize>,
    automata: Vec<Automaton>,
    products: Vec<Product>,
}

/// What a thread has counted.
struct Work {
    /// Throws, and wagers that outlived their unit.
    tally: Tally,
    /// How often each face was shown.
    shown: [u64; FACES_MAX],
    /// What each product met.
    meetings: Vec<Meetings>,
    block: Box<[u8; BLOCK]>,
}

impl Compiled {
    fn of<L: Layout>(posting: &Posting<L>, judges: &[&'static dyn Judge<L>]) -> Compiled {
        let rules = &posting.rules;
        let faces = Faces::<L>::of(rules);
        let tables = faces.tables(rules);
        let (mut shown, mut followed, mut automata) = (Vec::new(), Vec::new(), Vec::new());
        for (reading, judge) in judges.iter().enumerate() {
            // Whatever the wager, a class is that of a stake of the first seat.
            let stake = stake(0, judge.id());
            if let Some(classes) = faces.classes(rules, &tables, *judge, &stake) {
                shown.push((reading, classes));
            } else {
                followed.push(reading);
                automata.push(Automaton::of(rules, &faces, *judge, &stake));
            }
        }
        let products = products(&automata, faces.len());
        Compiled { faces: faces.len() as u32, shown, followed, automata, products }
    }

    fn begin(&self, tally: Tally) -> Work {
        let meetings = self.products.iter().map(|_| zeros()).collect();
        Work { tally, shown: [0; FACES_MAX], meetings, block: Box::new([0; BLOCK]) }
    }

    /// One unit: so many throws at a fresh table. State and cell 0 are the table that has just
    /// opened.
    fn unit(&self, stream: &mut Stream, throws: u64, work: &mut Work) {
        let mut cells = vec![0; self.products.len()];
        let mut left = throws;
        while left > 0 {
            self.draw(stream, &mut work.block);
            let faces = &work.block[..BLOCK.min(left as usize)];
            for face in faces {
                work.shown[usize::from(*face)] += 1;
            }
            walk(&self.products, &mut cells, &mut work.meetings, faces);
            left -= faces.len() as u64;
        }
        work.tally.rounds += throws;
        self.end(stream, &cells, &mut work.tally);
    }

    /// Fills a block with random faces.
    fn draw(&self, stream: &mut Stream, block: &mut [u8; BLOCK]) {
        if self.faces as usize <= FEW_MAX {
            for few in block.as_chunks_mut::<FEW>().0 {
                *few = stream.several(self.faces).map(|face| face as u8);
            }
        } else {
            for many in block.as_chunks_mut::<MANY>().0 {
                *many = stream.several(self.faces).map(|face| face as u8);
            }
        }
    }

    /// Wagers still standing when a unit's throws are made are thrown out to their end, by throws
    /// that count for nothing else. To drop them would drop more of those that take long, and so
    /// favour whatever is decided quickly.
    fn end(&self, stream: &mut Stream, cells: &[u16], tally: &mut Tally) {
        let products = self.products.iter().zip(cells);
        let mut standing: Vec<(usize, u16)> = products
            .flat_map(|(product, cell)| product.states(*cell))
            .filter(|(at, state)| self.automata[*at].stands(*state))
            .collect();
        while !standing.is_empty() {
            let face = stream.below(self.faces) as usize;
            standing.retain_mut(|(at, state)| {
                let automaton = &self.automata[*at];
                let class = automaton.class(*state, face);
                if let Some(class) = class {
                    tally.readings[self.followed[*at]].1[class] += 1;
                }
                *state = automaton.next(*state, face);
                class.is_none()
            });
        }
    }

    /// Everything a thread has counted, by class.
    fn count(&self, work: Work) -> Tally {
        let mut tally = work.tally;
        for (reading, classes) in &self.shown {
            for (class, count) in classes.iter().zip(&work.shown) {
                tally.readings[*reading].1[*class] += count;
            }
        }
        for (product, meetings) in self.products.iter().zip(&work.meetings) {
            product.count(meetings, &self.automata, |at, class, count| {
                tally.readings[self.followed[at]].1[class] += count;
            });
        }
        tally
    }
}
