//! A variant as a house spreads it: limits, blinds, antes, and the choices the book leaves.

use crate::fees::Collection;
use crate::variant::{Award, Deck, Forced, Limit, Need, Ranking, Unit, Variant};
use money::Cents;

/// What is posted at a table.
#[derive(Clone, Debug)]
pub struct Stakes {
    /// The game.
    pub variant: &'static Variant,
    /// The betting structure.
    pub limit: Limit,
    /// The lower limit, the lower end of a spread, or the unit.
    pub small: Cents,
    /// The upper limit, or the upper end of a spread.
    pub big: Cents,
    /// What everybody antes.
    pub ante: Cents,
    /// What a door card forces.
    pub bring_in: Cents,
    /// The blinds in the order of their seats; the last is the largest.
    pub blinds: [Cents; 3],
    /// Dead chips that the button puts in for the fee.
    pub collection_blind: Cents,
    /// The chip below which nothing is divided.
    pub chip: Cents,
    /// The cards.
    pub deck: Deck,
    /// Choices of the house beyond money.
    pub chosen: Chosen,
    /// What the house collects.
    pub fees: Option<Collection>,
    /// What wins: the variant's awards, with the qualifier posted.
    pub awards: [Option<Award>; 2],
}

/// Amounts that follow from a lower limit.
pub(crate) struct Amounts {
    pub(crate) small: Cents,
    pub(crate) big: Cents,
    pub(crate) ante: Cents,
    pub(crate) bring_in: Cents,
    pub(crate) blinds: [Cents; 3],
    pub(crate) chip: Cents,
}

impl Amounts {
    /// How many blinds there are.
    pub(crate) fn blind_count(&self) -> usize {
        self.blinds.iter().filter(|blind| **blind > Cents::ZERO).count()
    }
}

/// Choices of the house beyond money.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// A raise must at least double the bet (the $100 buy-in game).
    pub raises: Raises,
    /// Which exchanges of the streets are played.
    pub exchanges: u8,
    /// Antes of different sizes count towards side pots only as far as they are matched.
    pub antes: Antes,
    /// Where several odd chips of one division go.
    pub odd_chips: OddChips,
}

/// The least raise without a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Raises {
    /// As much as the last bet or raise.
    Match,
    /// The bet again.
    Double,
}

/// Where several chips go that one division leaves over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OddChips {
    /// All to the winner whom the rule names.
    Together,
    /// One each, beginning with that winner.
    Apart,
}

impl OddChips {
    /// Its name in files and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            OddChips::Together => "together",
            OddChips::Apart => "apart",
        }
    }
}

/// How antes count towards side pots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Antes {
    /// Like bets: an ante for less wins from the others only as much.
    Layered,
    /// Like dead money: all of it to the main pot.
    Dead,
}

impl Stakes {
    /// A limit game of a variant: the lower limit given, the upper one twice as much, blinds of
    /// half and one lower limit (three: a third, two thirds, one), an ante of a tenth and a
    /// bring-in of a quarter, to the chip of a cent.
    #[must_use]
    pub fn usual(variant: &'static Variant, small: Cents) -> Stakes {
        let amounts = Stakes::usual_amounts(variant, small);
        let mut awards = [None; 2];
        for (at, award) in awards.iter_mut().zip(variant.awards) {
            *at = Some(*award);
        }
        Stakes {
            variant,
            limit: variant.limits[0],
            small,
            big: amounts.big,
            ante: amounts.ante,
            bring_in: amounts.bring_in,
            blinds: amounts.blinds,
            collection_blind: Cents::ZERO,
            chip: amounts.chip,
            deck: variant.deck,
            chosen: Chosen {
                raises: Raises::Match,
                exchanges: u8::MAX,
                antes: Antes::Layered,
                odd_chips: variant.customs.odd_chips,
            },
            fees: None,
            awards,
        }
    }

    /// The usual amounts of a variant that is still being described.
    pub(crate) fn usual_amounts(variant: &Variant, small: Cents) -> Amounts {
        let part = |n: i64, d: i64| Cents::new((small.get() * n / d).max(1));
        let door = matches!(variant.forced, Forced::Door(_));
        let antes = (door && !variant.customs.no_ante) || variant.customs.antes.is_some();
        Amounts {
            small,
            big: small + small,
            ante: if antes { part(1, 10) } else { Cents::ZERO },
            bring_in: if door { part(1, 4) } else { Cents::ZERO },
            blinds: match variant.forced {
                Forced::Blinds => [part(1, 2), small, Cents::ZERO],
                Forced::ThreeBlinds => [part(1, 3), part(2, 3), small],
                Forced::Door(_) => [Cents::ZERO; 3],
            },
            chip: Cents::new(1),
        }
    }

    /// How many are dealt in at most: eight hands of five cards would leave none of 32 for the
    /// common card.
    #[must_use]
    pub fn active(&self) -> u8 {
        match self.deck {
            Deck::Stripped => self.variant.active.min(7),
            _ => self.variant.active,
        }
    }

    /// The alternative 32 cards, of which a flush beats a full house.
    pub(crate) fn stripped(mut self) -> Stakes {
        self.deck = Deck::Stripped;
        for award in self.awards.iter_mut().flatten() {
            award.ranking = Ranking::Stripped;
        }
        self
    }

    /// Lows of which straights and flushes count against the hand.
    pub(crate) fn with_straights(mut self) -> Stakes {
        for award in self.awards.iter_mut().flatten() {
            if award.ranking == Ranking::DeuceToSix {
                award.ranking = Ranking::DeuceToSeven;
            }
        }
        self
    }

    /// With that least low instead of the printed one.
    #[must_use]
    pub fn with_qualifier(mut self, pip: u8) -> Stakes {
        for award in self.awards.iter_mut().flatten() {
            if let Need::Low(_) = award.needs {
                award.needs = Need::Low(pip);
            }
        }
        self
    }

    /// The least opening bet where no limit fixes it: the largest blind, or the lower limit.
    #[must_use]
    pub fn least_bet(&self) -> Cents {
        let [first, second, third] = self.blinds;
        let blind = first.max(second).max(third);
        if blind == Cents::ZERO { self.small } else { blind }
    }

    /// What one bet of a street is in a limit game.
    #[must_use]
    pub fn unit(&self, unit: Unit) -> Cents {
        match unit {
            Unit::Small => self.small,
            Unit::Big => self.big,
            Unit::Times(times) => Cents::new(self.small.get() * i64::from(times)),
        }
    }
}
