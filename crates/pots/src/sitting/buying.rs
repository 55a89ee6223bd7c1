//! Buying chips.

use super::{Sitting, refuse};
use crate::variant::Limit;
use money::Cents;
use serde::{Deserialize, Serialize};
use table::Refusal;

/// A full or a short buy-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Buy {
    /// At least what is posted.
    Full,
    /// Less.
    Short,
}

impl Sitting {
    /// A player buys chips: a full buy-in, or a short one where that is allowed.
    ///
    /// # Errors
    /// During the player's hand, or when the rules of short buy-ins forbid it.
    pub fn buy(&mut self, seat: u8, amount: Cents) -> Result<Buy, Refusal> {
        let buys = self.ways.buys;
        let chair = *self.get(seat)?;
        self.not_playing(seat, self.ways.chips)?;
        if amount <= Cents::ZERO {
            return refuse(self.ways.chips, "chips are bought for money");
        }
        let kind = if amount >= self.terms.buy_in { Buy::Full } else { Buy::Short };
        let broke = buys.broke.filter(|_| self.stakes.limit == Limit::No);
        let has_chips = chair.chips > Cents::ZERO;
        match kind {
            Buy::Short if chair.bought == Buy::Short => {
                return refuse(buys.one_short, "one short buy-in follows a full one");
            }
            Buy::Short => {
                if let Some(broke) = broke.filter(|_| has_chips) {
                    return refuse(broke.short, "a short buy-in is for a player without chips");
                }
            }
            Buy::Full => {
                let after_short = has_chips && chair.bought == Buy::Short;
                if let Some(broke) = broke.filter(|_| after_short) {
                    return refuse(
                        broke.full,
                        "a full buy-in has to wait until all chips are gone",
                    );
                }
                let half = buys.half.filter(|(game, _)| *game == self.terms.buy_in);
                if let Some((game, rule)) = half
                    && chair.chips.get() * 2 > game.get()
                {
                    return refuse(rule, "a full re-buy takes half a buy-in or less in front");
                }
            }
        }
        let chair = self.get_mut(seat)?;
        chair.chips += amount;
        chair.bought = kind;
        chair.owed += chair.owed_if_bought;
        chair.owed_if_bought = Cents::ZERO;
        Ok(kind)
    }

    /// The house takes a fee of somebody who plays no hand, as far as there are chips; how much.
    pub(crate) fn charge(&mut self, seat: u8, amount: Cents) -> Cents {
        let Ok(chair) = self.get_mut(seat) else { return Cents::ZERO };
        let taken = amount.min(chair.chips);
        chair.chips -= taken;
        taken
    }
}
