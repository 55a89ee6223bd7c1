//! A wager with its facts hidden, so that wagers of different readings stand in one list.

use crate::{Due, Facts, Game, Kind, Meter, Reads, Stake, Wager};
use law::Cite;
use money::Cents;

/// One line of a pay table without its predicate.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Its name.
    pub label: &'static str,
    /// What is due.
    pub due: Due,
    /// The rule.
    pub rule: Cite,
    /// What the dealer, or the other bettors, receive besides.
    pub envy: Cents,
    /// A fixed award, and its rule, paid instead of a part of the meter that is less.
    pub instead: Option<(Cents, Cite)>,
}

/// A wager of game `G`, whatever facts judge it.
pub trait Judge<G: Game>: Sync {
    /// Its id.
    fn id(&self) -> &'static str;
    /// Other ids it is known by.
    fn aliases(&self) -> &'static [&'static str];
    /// The wager of the book of which this is one mark, where a layout has several; options are
    /// posted for all of them together.
    fn group(&self) -> &'static str {
        self.id()
    }
    /// Its name.
    fn title(&self) -> &'static str;
    /// Its place at the table.
    fn kind(&self) -> Kind;
    /// The ids of its pay tables.
    fn tables(&self) -> Vec<&'static str>;
    /// The lines of a pay table.
    fn rows(&self, table: usize) -> Vec<Row>;
    /// The meter of a pay table.
    fn meter(&self, table: usize) -> Option<Meter>;
    /// Which reading of the round judges it.
    fn reading(&self) -> &'static str;
    /// How many classes that reading has.
    fn classes(&self) -> usize;
    /// The class the round is in for a stake, once decided.
    fn class(&self, rules: &G::Rules, round: &G::Round, stake: &Stake) -> Option<usize>;
    /// The line that rules a class; `u8::MAX` where no round can be in it.
    fn line(&self, table: usize, class: usize) -> u8;
}

impl<G: Reads<F>, F: Facts> Judge<G> for Wager<F> {
    fn id(&self) -> &'static str {
        self.id
    }

    fn aliases(&self) -> &'static [&'static str] {
        self.aliases
    }

    fn title(&self) -> &'static str {
        self.title
    }

    fn kind(&self) -> Kind {
        self.kind
    }

    fn tables(&self) -> Vec<&'static str> {
        self.tables.iter().map(|table| table.id).collect()
    }

    fn rows(&self, table: usize) -> Vec<Row> {
        let row = |line: &crate::Ruled<F>| Row {
            label: line.label,
            due: line.due,
            rule: line.rule,
            envy: line.envy,
            instead: line.instead,
        };
        self.tables[table].lines.iter().map(row).collect()
    }

    fn meter(&self, table: usize) -> Option<Meter> {
        self.tables[table].meter
    }

    fn reading(&self) -> &'static str {
        F::NAME
    }

    fn classes(&self) -> usize {
        F::CLASSES
    }

    fn class(&self, rules: &G::Rules, round: &G::Round, stake: &Stake) -> Option<usize> {
        G::facts_on(rules, round, stake).map(Facts::index)
    }

    fn line(&self, table: usize, class: usize) -> u8 {
        assert!(class < F::CLASSES, "{}: no class {class}", self.id);
        F::from_index(class).map_or(u8::MAX, |facts| self.tables[table].line(facts) as u8)
    }
}
