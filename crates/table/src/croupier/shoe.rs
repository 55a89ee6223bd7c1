//! The life of a shoe: cut, marked, burned, dealt until the cutting card and one hand more.

use super::{Phase, Play};
use crate::{
    After, Chance, Cut, Deals, NewShoe, Refusal, Rota, Ruling, Seat, ShoeLaw, Tale, Want, What,
};
use cards::AnyCard;
use law::Cite;
use serde::{Deserialize, Serialize};

/// How far a shoe has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Stage {
    /// The cutting card has not shown.
    #[default]
    Open,
    /// It showed during this hand: the hand is finished, then one more is dealt.
    CutCardOut,
    /// The last hand.
    LastHand,
    /// No more cards until another shoe lies on the table.
    Over,
}

impl Stage {
    pub(super) const fn text(self) -> &'static str {
        match self {
            Stage::Open => "open",
            Stage::CutCardOut => "one more hand",
            Stage::LastHand => "last hand",
            Stage::Over => "over",
        }
    }
}

/// The seats to whom the cut is offered, the highest first and then clockwise.
fn cut_order(mut seats: Vec<Seat>) -> Vec<Seat> {
    seats.sort_unstable();
    let last = usize::from(!seats.is_empty());
    seats.rotate_right(last);
    seats
}

/// How many cards follow the first one: its number, ten for a picture.
fn burn_count(first: AnyCard) -> usize {
    let pips = first.natural().and_then(|card| card.rank().pips());
    pips.map_or(10, usize::from)
}

impl<G: Deals> Play<G> {
    /// A full shoe of which nothing more is known.
    pub(super) fn fill(&mut self) {
        self.pack = self.full;
        self.free_hands = 0;
        self.left = After::default();
        (self.marker, self.stage) = (None, Stage::Open);
    }

    pub(super) fn put_shoe(&mut self, shoe: &NewShoe, tale: &mut Tale) -> Result<(), Refusal> {
        let pack = self.posting.terms.cites.pack;
        if self.phase != Phase::Betting {
            return Err(Refusal::by(pack, "a shoe is put on the table between rounds only"));
        }
        self.fill();
        self.check_shoe(shoe)?;
        for card in &shoe.burned {
            let card = self.of_the_pack(*card)?;
            let gone = |_| Refusal::by(pack, format!("the shoe holds no further {card}"));
            self.pack.take(card).map_err(gone)?;
        }
        self.marker = shoe.marker;
        self.rota.iter_mut().for_each(Rota::new_shoe);
        tale.tell(|| What::Shoe(shoe.clone()));
        Ok(())
    }

    /// Whether a shoe was cut, marked and burned as the book has it.
    fn check_shoe(&self, shoe: &NewShoe) -> Result<(), Refusal> {
        let cites = &self.posting.terms.cites;
        let Some(law) = self.shoe_law() else {
            return match shoe.burned.first() {
                Some(_) => Err(Refusal::by(cites.pack, "no card is burned at this table")),
                None => Ok(()),
            };
        };
        let cards = self.pack.len();
        if let Some(cut) = &shoe.cut {
            self.check_cut(cut, &law, cards)?;
        }
        let Some(marker) = shoe.marker.map(u32::from) else { return Ok(()) };
        if marker < u32::from(law.marker_min) || marker > cards {
            let why = format!("a cutting card {marker} cards from the back is not lawful");
            return Err(Refusal::by(law.marker, why));
        }
        let due = shoe.burned.first().map_or(1, |first| 1 + burn_count(*first));
        if shoe.burned.len() != due {
            let why = format!("{due} cards are burned, not {}", shoe.burned.len());
            return Err(Refusal::by(law.burn, why));
        }
        Ok(())
    }

    fn check_cut(&self, cut: &Cut, law: &ShoeLaw, cards: u32) -> Result<(), Refusal> {
        let (at, least) = (u32::from(cut.at), u32::from(law.cut_min));
        if at < least || at + least > cards {
            let why = format!("a cut at card {at} of {cards} is too near an end");
            return Err(Refusal::by(law.cut, why));
        }
        let order = cut_order(self.people.seats());
        let asked: Vec<Seat> = cut.declined.iter().copied().chain(cut.by).collect();
        let all = cut.by.is_some() || asked.len() == order.len();
        if !order.starts_with(&asked) || !all {
            let next = order.iter().find(|seat| !cut.declined.contains(seat));
            let why = next.map_or_else(
                || "the dealer cuts, for nobody is left to be asked".to_string(),
                |seat| format!("the cut is offered to {seat} next"),
            );
            return Err(Refusal::by(law.order, why));
        }
        Ok(())
    }

    /// The rule by which discards are shuffled now, the shoe having run out.
    pub(super) fn refills(&self) -> Option<Cite> {
        let out = self.pack.is_empty() && self.left.carried.is_none();
        G::refills(&self.posting.rules, &self.round).filter(|_| out)
    }

    /// Discards are shuffled and dealt on: all cards but those of this round.
    pub(super) fn refill(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        let due = self.phase == Phase::Playing && matches!(self.ask(), Want::Deal { .. });
        let Some(rule) = self.refills().filter(|_| due) else {
            return Err(Refusal::by(self.posting.terms.cites.pack, "no shuffle is due"));
        };
        self.pack = self.full.without(&self.out);
        tale.tell(|| What::Shuffled { rule });
        Ok(())
    }

    /// A card is about to leave the shoe: the cutting card shows when the one behind it is drawn.
    pub(super) fn pass_marker(&mut self) {
        let at = self.marker.map(u32::from) == Some(self.pack.len());
        if at && self.stage == Stage::Open {
            self.stage = Stage::CutCardOut;
        }
    }

    /// The law of the shoe, where the book has one.
    fn shoe_law(&self) -> Option<ShoeLaw> {
        match &self.posting.chance {
            Chance::Shoe { law, .. } => *law,
            Chance::Deck { .. } | Chance::Throw { .. } => None,
        }
    }

    /// Whether somebody says that the cutting card has shown.
    pub(super) fn is_marker(&self, ruling: &Ruling) -> bool {
        self.shoe_law().is_some_and(|law| law.last.id == ruling.rule)
    }

    /// The cutting card shows before the next card; said before the wagers, it showed during the
    /// hand before, and this one is the last.
    pub(super) fn marker_shows(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        let rule = ruling.cite()?;
        let stage = match self.phase {
            Phase::Betting => Stage::LastHand,
            Phase::Playing if matches!(self.ask(), Want::Deal { .. }) => Stage::CutCardOut,
            Phase::Playing | Phase::Settled => {
                return Err(Refusal::by(rule, "no card is due, so none has shown"));
            }
        };
        if self.stage != Stage::Open {
            return Err(Refusal::by(rule, "the cutting card is out already"));
        }
        self.stage = stage;
        Ok(())
    }

    /// A hand is complete.
    pub(super) fn hand_over_shoe(&mut self) {
        self.stage = match self.stage {
            Stage::Open => Stage::Open,
            Stage::CutCardOut => Stage::LastHand,
            Stage::LastHand | Stage::Over => Stage::Over,
        };
    }

    /// The rule by which another shoe must be put on the table first.
    pub(super) fn shoe_over(&self) -> Option<Cite> {
        let last = self.shoe_law().map_or(self.posting.terms.cites.pack, |law| law.last);
        (self.stage == Stage::Over).then_some(last)
    }
}
