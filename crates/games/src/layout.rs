//! What the families with a layout share: marks as data, and a table of them as a house posts it.

mod laid;
#[cfg(test)]
pub(crate) mod testing;

pub use laid::{Conduct, Laid};

use law::Cite;
use table::{Due, Game, Judge, Kind, Layout, Meter, Pay, Row, Stake};

/// How a throw decides a mark, given what is posted, the table with what it shows, and the stake.
pub type Class<L> =
    fn(&Mark<L>, &<L as Game>::Rules, &<L as Game>::Round, &Stake) -> Option<usize>;

/// A mark of a layout: what decides it, and what each of its classes pays.
pub struct Mark<L: Layout> {
    /// Its id, with all its numbers.
    pub id: &'static str,
    /// Other ids it is known by.
    pub aliases: &'static [&'static str],
    /// Its name.
    pub title: &'static str,
    /// The wager of the book of which it is a mark.
    pub group: &'static str,
    /// Its place at the table.
    pub kind: Kind,
    /// The number it is about, where one is enough to say.
    pub number: u8,
    /// Which reading of a throw, or of a run of throws, judges it. Marks with the same reading
    /// are decided by the same class at the same moment.
    pub reading: &'static str,
    /// The class that a throw decides it by; none while it stands.
    pub class: Class<L>,
    /// Its pay tables: each an id and its lines.
    pub tables: Vec<(&'static str, Vec<Row>)>,
    /// The line of each class; `u8::MAX` where none can come.
    pub ruling: Vec<u8>,
}

impl<L: Layout> Judge<L> for Mark<L> {
    fn id(&self) -> &'static str {
        self.id
    }

    fn aliases(&self) -> &'static [&'static str] {
        self.aliases
    }

    fn group(&self) -> &'static str {
        self.group
    }

    fn title(&self) -> &'static str {
        self.title
    }

    fn kind(&self) -> Kind {
        self.kind
    }

    fn tables(&self) -> Vec<&'static str> {
        self.tables.iter().map(|(id, _)| *id).collect()
    }

    fn rows(&self, table: usize) -> Vec<Row> {
        self.tables[table].1.clone()
    }

    fn meter(&self, _table: usize) -> Option<Meter> {
        None
    }

    fn reading(&self) -> &'static str {
        self.reading
    }

    fn classes(&self) -> usize {
        self.ruling.len()
    }

    fn class(&self, rules: &L::Rules, round: &L::Round, stake: &Stake) -> Option<usize> {
        (self.class)(self, rules, round, stake)
    }

    fn line(&self, _table: usize, class: usize) -> u8 {
        self.ruling[class]
    }
}

/// A line of a mark's pay table.
pub(crate) const fn row(label: &'static str, due: Due, rule: Cite) -> Row {
    Row { label, due, rule, envy: money::Cents::ZERO, instead: None }
}

/// A line that takes the stake.
pub(crate) const fn loss(label: &'static str, rule: Cite) -> Row {
    row(label, Due::Fixed(Pay::Lose), rule)
}

/// A line by which what came makes the wager void.
pub(crate) const fn void(label: &'static str, rule: Cite) -> Row {
    row(label, Due::Fixed(Pay::Void), rule)
}

/// A line that gives a stake back which was out of play.
pub(crate) const fn off(label: &'static str, rule: Cite) -> Row {
    row(label, Due::Fixed(Pay::Off), rule)
}

/// A text made once for the life of the program, as the ids of marks are.
pub(crate) fn name(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

/// Texts made once for the life of the program.
pub(crate) fn names(texts: impl IntoIterator<Item = String>) -> &'static [&'static str] {
    Box::leak(texts.into_iter().map(name).collect())
}

/// A stem and numbers, joined as the ids of marks are: `split-0-2`.
pub(crate) fn numbered(stem: &str, numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    format!("{stem}-{}", numbers.join("-"))
}
