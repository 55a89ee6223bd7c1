//! Streets and awards, put together step by step.

use super::{Award, Burn, Deal, End, Exchange, Face, Need, Opener, Ranking, Street, Unit, Uses};
use law::Cite;

impl Street {
    /// A street that brings nothing yet.
    #[must_use]
    pub const fn new(name: &'static str, rule: Cite) -> Street {
        Street {
            name,
            exchange: Exchange::Nothing,
            burn: Burn::None,
            deal: Deal::Nothing,
            opens: Opener::Button,
            unit: Unit::Small,
            rule,
            betting: rule,
            size: None,
        }
    }

    /// Whether its cards are dealt up.
    #[must_use]
    pub const fn deals_up(&self) -> bool {
        matches!(self.deal, Deal::Hands([.., Face::Up]))
    }

    /// With a card burned first.
    #[must_use]
    pub const fn burn(mut self) -> Street {
        self.burn = Burn::One;
        self
    }

    /// With a card burned before its exchange.
    #[must_use]
    pub const fn burn_before(mut self) -> Street {
        self.burn = Burn::Before;
        self
    }

    /// With these cards to each player.
    #[must_use]
    pub const fn hands(mut self, faces: &'static [Face]) -> Street {
        self.deal = Deal::Hands(faces);
        self
    }

    /// With so many cards to each board.
    #[must_use]
    pub const fn board(mut self, cards: u8) -> Street {
        self.deal = Deal::Board(cards);
        self
    }

    /// With these cards.
    #[must_use]
    pub const fn deal(mut self, deal: Deal) -> Street {
        self.deal = deal;
        self
    }

    /// With an exchange before the cards.
    #[must_use]
    pub const fn exchange(mut self, exchange: Exchange) -> Street {
        self.exchange = exchange;
        self
    }

    /// Opened by somebody else than the first left of the button.
    #[must_use]
    pub const fn opens(mut self, opens: Opener) -> Street {
        self.opens = opens;
        self
    }

    /// With another unit than the lower limit.
    #[must_use]
    pub const fn unit(mut self, unit: Unit) -> Street {
        self.unit = unit;
        self
    }

    /// With a rule of its own for how much is bet.
    #[must_use]
    pub const fn size(mut self, rule: Cite) -> Street {
        self.size = Some(rule);
        self
    }

    /// With another rule for its betting than for its cards.
    #[must_use]
    pub const fn betting(mut self, rule: Cite) -> Street {
        self.betting = rule;
        self
    }
}

impl Award {
    /// The best hand of the own cards and the board by a ranking, without a qualifier.
    #[must_use]
    pub const fn new(name: &'static str, ranking: Ranking, rule: Cite) -> Award {
        Award {
            name,
            ranking,
            uses: Uses::Any,
            needs: Need::Nothing,
            cards: 0,
            odd: End::Highest,
            odd_rule: None,
            rule,
            tied: rule,
            whole: rule,
            neither: rule,
        }
    }

    /// Won with no fewer cards than these.
    #[must_use]
    pub const fn cards(mut self, cards: u8) -> Award {
        self.cards = cards;
        self
    }

    /// With a rule of its own for equal hands.
    #[must_use]
    pub const fn tied(mut self, rule: Cite) -> Award {
        self.tied = rule;
        self
    }

    /// With a rule of its own for taking the whole pot, nobody qualifying for the other half.
    #[must_use]
    pub const fn whole(mut self, rule: Cite) -> Award {
        self.whole = rule;
        self
    }

    /// With a rule of its own for taking the whole pot, nobody qualifying for either half.
    #[must_use]
    pub const fn neither(mut self, rule: Cite) -> Award {
        self.neither = rule;
        self
    }

    /// Made of other cards.
    #[must_use]
    pub const fn uses(mut self, uses: Uses) -> Award {
        self.uses = uses;
        self
    }

    /// With a least hand.
    #[must_use]
    pub const fn needs(mut self, needs: Need) -> Award {
        self.needs = needs;
        self
    }

    /// The odd chip of a tie having a rule of its own.
    #[must_use]
    pub const fn odd_rule(mut self, rule: Cite) -> Award {
        self.odd_rule = Some(rule);
        self
    }

    /// The odd chip of a tie going to the lowest card.
    #[must_use]
    pub const fn odd_to_low(mut self) -> Award {
        self.odd = End::Lowest;
        self
    }
}
