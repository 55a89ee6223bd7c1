//! Two readings: a bettor's own total against the bank's, and the house-way total against it.

use table::Facts;

/// A bettor's own total and the bank's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Own {
    /// The bettor's total, after his choice.
    pub own: u8,
    /// The bank's.
    pub bank: u8,
}

/// The Player total by house way and the bank's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseWay {
    /// The Player total, completed by house way.
    pub player: u8,
    /// The bank's.
    pub bank: u8,
}

impl Facts for Own {
    const CLASSES: usize = 100;
    const NAME: &'static str = "own";

    fn index(self) -> usize {
        usize::from(self.own) * 10 + usize::from(self.bank)
    }

    fn from_index(index: usize) -> Option<Own> {
        Some(Own { own: (index / 10) as u8, bank: (index % 10) as u8 })
    }
}

impl Facts for HouseWay {
    const CLASSES: usize = 100;
    const NAME: &'static str = "house-way";

    fn index(self) -> usize {
        usize::from(self.player) * 10 + usize::from(self.bank)
    }

    fn from_index(index: usize) -> Option<HouseWay> {
        Some(HouseWay { player: (index / 10) as u8, bank: (index % 10) as u8 })
    }
}
