//! Score boards: what baccarat players expect to see of the shoe.
//!
//! Coups are pushed one at a time, or replayed from a list to the same boards: the bead plate
//! ([`bead`]), the big road ([`big`]) and its three derived roads with their asks ([`derived`]),
//! and counts ([`statistics`]). Each file states the convention it follows; [`road`] says how
//! runs and tails are drawn, [`plain`] how all is written to a pipe. No rule book governs the
//! boards and nothing is wagered on them: they describe, and they foretell nothing.
//!
//! ```
//! use games::baccarat::boards::{Boards, Derived, Finished, Measure, Bead, Colour, Tint};
//!
//! let mut boards = Boards::new(["dragon 7", "panda 8"]);
//! let hand = |points, cards| Finished { points, cards, pair: false };
//! let mut outcome = Bead::of(hand(6, 2), hand(7, 3));
//! outcome.bonuses = boards.bonuses(&["dragon 7"])?;
//! boards.push(outcome)?;
//! boards.push(Bead::of(hand(9, 2), hand(7, 2)))?;
//!
//! let shoe = boards.shoe();
//! assert_eq!(shoe.big_road().heights(), [1, 1]);
//! assert_eq!(shoe.ask(Colour::Banker).on(Derived::BigEyeBoy), Some(Tint::Red));
//! assert_eq!(shoe.statistics().basis_points(Measure::Banker), 5_000);
//! # Ok::<(), games::baccarat::boards::Defect>(())
//! ```

pub mod bead;
pub mod big;
pub mod derived;
pub mod plain;
pub mod road;
pub mod seen;
pub mod statistics;

pub use bead::BeadPlate;
pub use big::{BigRoad, Decision};
pub use derived::{Derived, DerivedRoads, Marks, Tint};
pub use road::{At, Glyph, Grid, ROWS, Road};
pub use seen::{BONUSES_MAX, Bead, BonusId, Bonuses, Colour, Finished, Natural, Winner};
pub use statistics::{BASIS, Measure, Statistics};

/// Most coups of one shoe: twenty decks, the most that Colorado 30-2806(4) allows with a
/// shuffling device, at no fewer than four cards a coup.
pub const COUPS_MAX: usize = 20 * 52 / 4;

/// Why a coup cannot be entered. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Defect {
    /// The shoe has [`COUPS_MAX`] coups; a new one should have been opened.
    ShoeFull,
    /// The table does not count this bonus.
    UnknownBonus,
}

impl std::fmt::Display for Defect {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::ShoeFull => write!(f, "the boards hold at most {COUPS_MAX} coups of one shoe"),
            Self::UnknownBonus => f.write_str("the boards of this table do not count this bonus"),
        }
    }
}

impl std::error::Error for Defect {}

/// The boards of one shoe.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShoeBoards {
    bead_plate: BeadPlate,
    big_road: BigRoad,
    derived_roads: DerivedRoads,
    statistics: Statistics,
}

impl ShoeBoards {
    /// The boards after these coups: the same as pushing one at a time.
    ///
    /// # Errors
    /// [`Defect::ShoeFull`] if there are more than [`COUPS_MAX`].
    pub fn replay(outcomes: impl IntoIterator<Item = Bead>) -> Result<Self, Defect> {
        let mut shoe = Self::default();
        outcomes.into_iter().try_for_each(|outcome| shoe.push(outcome))?;
        Ok(shoe)
    }

    /// Enters a coup on all boards.
    ///
    /// # Errors
    /// [`Defect::ShoeFull`] after [`COUPS_MAX`] coups.
    pub fn push(&mut self, outcome: Bead) -> Result<(), Defect> {
        if self.coups() >= COUPS_MAX {
            return Err(Defect::ShoeFull);
        }
        self.bead_plate.push(outcome);
        self.statistics.push(outcome);
        if let Some(entry) = self.big_road.push(outcome) {
            self.derived_roads.push(&self.big_road, entry);
        }
        Ok(())
    }

    /// Takes back the newest coup, as a dealer does who entered a wrong one.
    ///
    /// Answers the coup, or none if the shoe is empty. Rebuilds the boards: a shoe is short.
    pub fn undo(&mut self) -> Option<Bead> {
        let outcomes: Vec<_> = self.outcomes().collect();
        let (&newest, older) = outcomes.split_last()?;
        *self = Self::replay(older.iter().copied()).ok()?;
        Some(newest)
    }

    /// Number of coups, ties included.
    #[must_use]
    pub fn coups(&self) -> usize {
        self.bead_plate.coups()
    }

    /// The coups from the first to the newest.
    pub fn outcomes(&self) -> impl Iterator<Item = Bead> {
        self.bead_plate.outcomes()
    }

    /// Every coup in order.
    #[must_use]
    pub fn bead_plate(&self) -> &BeadPlate {
        &self.bead_plate
    }

    /// Decisions in runs.
    #[must_use]
    pub fn big_road(&self) -> &BigRoad {
        &self.big_road
    }

    /// The three roads derived from the big road.
    #[must_use]
    pub fn derived_roads(&self) -> &DerivedRoads {
        &self.derived_roads
    }

    /// What each derived road would add if this side won the next coup.
    #[must_use]
    pub fn ask(&self, side: Colour) -> Marks {
        derived::ask(&self.big_road, side)
    }

    /// Counts of this shoe.
    #[must_use]
    pub fn statistics(&self) -> &Statistics {
        &self.statistics
    }
}

/// The boards of a table: the current shoe, and the counts of the one before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Boards {
    bonus_names: Vec<&'static str>,
    shoe: ShoeBoards,
    previous: Option<Statistics>,
}

impl Boards {
    /// Empty boards of a table that counts these bonuses.
    ///
    /// # Panics
    /// If there are more than [`BONUSES_MAX`] names.
    #[must_use]
    pub fn new(bonus_names: impl IntoIterator<Item = &'static str>) -> Self {
        let bonus_names: Vec<_> = bonus_names.into_iter().collect();
        assert!(bonus_names.len() <= BONUSES_MAX, "a table counts at most {BONUSES_MAX} bonuses");
        Self { bonus_names, ..Self::default() }
    }

    /// Names of the bonuses counted, each at the place of its [`BonusId`].
    #[must_use]
    pub fn bonus_names(&self) -> &[&'static str] {
        &self.bonus_names
    }

    /// The set of these bonuses, for [`Bead::bonuses`].
    ///
    /// # Errors
    /// [`Defect::UnknownBonus`] if the table does not count one of them.
    pub fn bonuses(&self, names: &[&str]) -> Result<Bonuses, Defect> {
        let id = |name: &&str| {
            let place = self.bonus_names.iter().position(|known| known == name);
            place.and_then(BonusId::new).ok_or(Defect::UnknownBonus)
        };
        names.iter().map(id).collect()
    }

    /// Enters a coup of the current shoe.
    ///
    /// # Errors
    /// [`Defect::UnknownBonus`] if the outcome has a bonus without a name here,
    /// [`Defect::ShoeFull`] after [`COUPS_MAX`] coups.
    pub fn push(&mut self, outcome: Bead) -> Result<(), Defect> {
        if outcome.bonuses.iter().any(|bonus| bonus.index() >= self.bonus_names.len()) {
            return Err(Defect::UnknownBonus);
        }
        self.shoe.push(outcome)
    }

    /// Takes back the newest coup of the current shoe; see [`ShoeBoards::undo`].
    pub fn undo(&mut self) -> Option<Bead> {
        self.shoe.undo()
    }

    /// Opens a new shoe: the counts of the current one become the previous shoe's.
    pub fn new_shoe(&mut self) {
        let finished = std::mem::take(&mut self.shoe);
        self.previous = Some(finished.statistics);
    }

    /// The current shoe.
    #[must_use]
    pub fn shoe(&self) -> &ShoeBoards {
        &self.shoe
    }

    /// Counts of the shoe before this one.
    #[must_use]
    pub fn previous(&self) -> Option<&Statistics> {
        self.previous.as_ref()
    }

    /// Every measure of this table with its name: the fixed ones, then the bonuses.
    pub fn measures(&self) -> impl Iterator<Item = (&'static str, Measure)> {
        let fixed = |measure: Measure| Some((measure.name()?, measure));
        let bonus = |(place, &name)| Some((name, Measure::Bonus(BonusId::new(place)?)));
        let bonuses = self.bonus_names.iter().enumerate().filter_map(bonus);
        Measure::FIXED.into_iter().filter_map(fixed).chain(bonuses)
    }
}

#[cfg(test)]
mod tests {
    use super::road::tests::lcg;
    use super::seen::tests::{coup, coups};
    use super::*;

    fn boards(letters: &str) -> Boards {
        let mut boards = Boards::new(["dragon 7", "panda 8"]);
        for outcome in coups(letters) {
            boards.push(outcome).unwrap();
        }
        boards
    }

    #[test]
    fn pushing_replaying_and_undoing_agree() {
        let mut random = lcg(5);
        for _ in 0..100 {
            let length = random(90);
            let letter = |_| ['P', 'B', 'B', 'P', 'T'][usize::try_from(random(5)).unwrap()];
            let letters: String = (0..length).map(letter).collect();
            let mut shoe = boards(&letters).shoe().clone();
            assert_eq!(ShoeBoards::replay(coups(&letters)).unwrap(), shoe);
            let before = shoe.clone();
            shoe.push(coup('T')).unwrap();
            shoe.push(coup('P')).unwrap();
            assert_eq!(shoe.undo(), Some(coup('P')));
            assert_eq!(shoe.undo(), Some(coup('T')));
            assert_eq!(shoe, before);
        }
        assert_eq!(ShoeBoards::default().undo(), None);
    }

    #[test]
    fn a_shoe_has_a_maximum() {
        let full = "PB".repeat(COUPS_MAX / 2);
        let mut boards = boards(&full);
        let before = boards.clone();
        assert_eq!(boards.push(coup('P')), Err(Defect::ShoeFull));
        assert_eq!(boards, before);
        assert_eq!(boards.shoe().big_road().grid().width(), COUPS_MAX);
        boards.new_shoe();
        assert_eq!(boards.push(coup('P')), Ok(()));
        let too_many = coups(&"T".repeat(COUPS_MAX + 1));
        assert_eq!(ShoeBoards::replay(too_many), Err(Defect::ShoeFull));
    }

    #[test]
    fn a_new_shoe_clears_the_roads_and_keeps_the_counts() {
        let mut boards = boards("PPBBBTPB");
        assert_eq!(boards.previous(), None);
        let counts = boards.shoe().statistics().clone();
        boards.new_shoe();
        assert_eq!(boards.previous(), Some(&counts));
        assert_eq!(boards.shoe(), &ShoeBoards::default());
        assert_eq!(boards.bonus_names(), ["dragon 7", "panda 8"]);
    }

    #[test]
    fn bonuses_go_by_name() {
        let mut boards = boards("");
        let both = boards.bonuses(&["panda 8", "dragon 7"]).unwrap();
        boards.push(Bead { bonuses: both, ..coup('P') }).unwrap();
        let panda = boards.bonuses(&["panda 8"]).unwrap();
        boards.push(Bead { bonuses: panda, ..coup('P') }).unwrap();
        let count = |name| {
            let (_, measure) = boards.measures().find(|&(known, _)| known == name).unwrap();
            boards.shoe().statistics().count(measure)
        };
        assert_eq!((count("dragon 7"), count("panda 8"), count("player")), (1, 2, 2));
        assert_eq!(boards.bonuses(&["dragon 8"]), Err(Defect::UnknownBonus));
    }

    #[test]
    fn a_bonus_without_a_name_is_refused_and_changes_nothing() {
        let mut boards = boards("PB");
        let before = boards.clone();
        let third = Bonuses::NONE.with(BonusId::new(2).unwrap());
        let outcome = Bead { bonuses: third, ..coup('B') };
        assert_eq!(boards.push(outcome), Err(Defect::UnknownBonus));
        assert_eq!(boards, before);
    }

    #[test]
    fn asks_reach_the_derived_roads() {
        let mut boards = boards("PPBBBTPB");
        let asked = boards.shoe().ask(Colour::Player);
        boards.push(coup('P')).unwrap();
        for derived in Derived::ALL {
            let road = boards.shoe().derived_roads().road(derived);
            assert_eq!(road.newest(), asked.on(derived));
        }
    }
}
