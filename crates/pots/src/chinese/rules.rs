//! The games, what a house may post for them, and what players buy in for.

use super::{face_up, thirteen};
use crate::fees::Listed;
use law::{Breach, Cite, Opt, Posted, Proven, prove};
use money::Cents;
use serde::{Deserialize, Serialize};
use table::Refusal;

/// The first buy-in of both games, in points.
pub const BUY_IN_POINTS: i64 = 30;

/// The largest point a house may post: a hundred of them are still far inside the range of money.
pub(crate) const POINT_MAX: Cents = Cents::dollars(1_000_000);

/// A game of Chinese poker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Game {
    /// 13-Card.
    Thirteen,
    /// Face-Up Chinese Poker.
    FaceUp,
    /// Face-Up Chinese Poker with the Fantasy variation, to which all have agreed.
    Fantasy,
}

/// Posted values, proven lawful.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rules {
    /// Of 13-Card.
    Thirteen(thirteen::Setup),
    /// Of Face-Up Chinese Poker, fantasy or not.
    FaceUp(face_up::Setup),
}

impl Game {
    /// Every game.
    pub const ALL: [Game; 3] = [Game::Thirteen, Game::FaceUp, Game::Fantasy];

    /// Its id in the catalogue.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Game::Thirteen => "ca/thirteen-card",
            Game::FaceUp => "ca/face-up-chinese",
            Game::Fantasy => "ca/face-up-chinese/fantasy",
        }
    }

    /// The game as schedules of fees know it: by its text, which the variation shares. No hand
    /// of points has an opening round.
    #[must_use]
    pub const fn listed(self) -> Listed {
        let text = match self {
            Game::Thirteen => Game::Thirteen,
            Game::FaceUp | Game::Fantasy => Game::FaceUp,
        };
        Listed { id: text.id(), opening: None }
    }

    /// Its title.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Game::Thirteen => "13-Card (Chinese Poker)",
            Game::FaceUp => "Face-Up Chinese Poker",
            Game::Fantasy => "Face-Up Chinese Poker, Fantasy variation",
        }
    }

    /// The rule of the cards it is played with.
    #[must_use]
    pub const fn deck(self) -> Cite {
        match self {
            Game::Thirteen => thirteen::DECK,
            Game::FaceUp | Game::Fantasy => face_up::DECK,
        }
    }

    /// What a house may post.
    #[must_use]
    pub fn options(self) -> Vec<Opt> {
        match self {
            Game::Thirteen => thirteen::options(),
            Game::FaceUp | Game::Fantasy => face_up::options(),
        }
    }

    /// Proves what a house posts.
    ///
    /// # Errors
    /// Everything unlawful, at once.
    pub fn post(self, posted: &Posted) -> Result<Rules, Breach> {
        Ok(self.rules(&prove(&self.options(), posted)?))
    }

    /// The rules of values that [`law::prove`] has held against [`Game::options`].
    #[must_use]
    pub fn rules(self, proven: &Proven) -> Rules {
        match self {
            Game::Thirteen => Rules::Thirteen(thirteen::Setup::of(proven)),
            Game::FaceUp => Rules::FaceUp(face_up::Setup::of(proven, face_up::Variation::Plain)),
            Game::Fantasy => {
                Rules::FaceUp(face_up::Setup::of(proven, face_up::Variation::Fantasy))
            }
        }
    }
}

impl Rules {
    /// Of which game.
    #[must_use]
    pub fn game(&self) -> Game {
        match self {
            Rules::Thirteen(_) => Game::Thirteen,
            Rules::FaceUp(terms) => match terms.variation {
                face_up::Variation::Plain => Game::FaceUp,
                face_up::Variation::Fantasy => Game::Fantasy,
            },
        }
    }

    /// The values as a house posts them.
    #[must_use]
    pub fn posted(&self) -> Posted {
        let values = match self {
            Rules::Thirteen(terms) => terms.posted(),
            Rules::FaceUp(terms) => terms.posted(),
        };
        values.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }

    /// Whether somebody with so much in front is dealt in.
    #[must_use]
    pub fn plays(&self, stack: Cents) -> bool {
        match self {
            Rules::Thirteen(terms) => thirteen::able(terms, stack),
            Rules::FaceUp(terms) => face_up::able(terms, stack),
        }
    }

    /// The largest stack that may be bought.
    #[must_use]
    pub const fn stack_max(&self) -> Cents {
        match self {
            Rules::Thirteen(_) => Cents::READ_MAX,
            Rules::FaceUp(terms) => terms.buy_in_max,
        }
    }

    /// What a point is worth.
    #[must_use]
    pub const fn point(&self) -> Cents {
        match self {
            Rules::Thirteen(terms) => terms.point,
            Rules::FaceUp(terms) => terms.point,
        }
    }

    /// Whether somebody may sit down with so much.
    ///
    /// # Errors
    /// Less than thirty points, or more than the house allows.
    pub fn buy_in(&self, amount: Cents) -> Result<(), Refusal> {
        let (least, most, rule) = match self {
            Rules::Thirteen(terms) => (terms.point, None, thirteen::BUY_IN),
            Rules::FaceUp(terms) => (terms.point, Some(terms.buy_in_max), face_up::BUY_IN),
        };
        let least = points(BUY_IN_POINTS, least);
        if amount < least {
            return Err(Refusal::by(rule, format!("a buy-in of {amount} is less than {least}")));
        }
        within(amount, most)
    }

    /// Whether a stack may grow by so much while no hand is being dealt, and to what.
    ///
    /// # Errors
    /// Nothing to add, or a stack above what the house allows.
    pub fn add_on(&self, stack: Cents, amount: Cents) -> Result<Cents, Refusal> {
        if amount <= Cents::ZERO {
            return Err(Refusal::unknown(format!("{amount} adds nothing to a stack")));
        }
        let most = match self {
            Rules::Thirteen(_) => None,
            Rules::FaceUp(terms) => Some(terms.buy_in_max),
        };
        within(stack + amount, most).map(|()| stack + amount)
    }

    /// Whether a player who stays may take chips off the table between hands.
    ///
    /// # Errors
    /// Never in Face-Up Chinese Poker.
    pub fn take_off(&self, amount: Cents) -> Result<(), Refusal> {
        match self {
            Rules::Thirteen(_) => Ok(()),
            Rules::FaceUp(_) => {
                Err(Refusal::by(face_up::TAKE_OFF, format!("{amount} has to stay in play")))
            }
        }
    }
}

fn within(stack: Cents, most: Option<Cents>) -> Result<(), Refusal> {
    match most {
        Some(most) if stack > most => {
            let why = format!("a stack of {stack} is more than the house's {most}");
            Err(Refusal::by(face_up::ADD_ON, why))
        }
        _ => Ok(()),
    }
}

/// So many points in money.
pub(crate) fn points(n: i64, point: Cents) -> Cents {
    Cents::new(n * point.get())
}

/// An option for the value of a point.
pub(crate) fn point_option(rule: Cite) -> Opt {
    Opt::new("point", "5.00", law::Lawful::Money(Cents::new(1), POINT_MAX), rule)
}
