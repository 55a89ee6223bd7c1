//! What people say of a game: rules in words for its later decisions, each with what it costs more
//! than best play.

use super::InWords;
use crate::solving::Work;
use catalog::Error;
use games::duel::Shape;
use law::Posted;
use odds::{Exact, Play, Rule};

/// What is said of the decision on the flop and of the last one.
struct Said {
    flop: &'static str,
    last: [&'static str; 2],
    /// Whether what the two cost adds up, so that both need not be counted together.
    apart: bool,
}

const ULTIMATE: Said = Said {
    flop: "play 2x with two pair or better, with a hidden pair but pocket deuces, and with four \
           to a flush that has a hidden ten or better in it; else check",
    last: [
        "river",
        "play 1x with a hidden pair or better, or when fewer than 21 cards would put the dealer \
         ahead; else fold",
    ],
    apart: false,
};

const BONUS: Said = Said {
    flop: "make the turn wager with a hidden pair or better, with a king or ace when the flop \
           holds a pair, with four to a flush and a hidden nine or better, and with an ace and a \
           ten or better; else check",
    last: [
        "turn",
        "make the river wager with a hidden pair or better but pocket fours or less, and with an \
         ace when the board holds a pair; else check",
    ],
    apart: true,
};

const TWO_WAY: Said = Said {
    flop: "make the flop wager with a hidden pair of sixes or better, with two pair or better, \
           with a king or ace when the flop holds a pair, and with four to a flush and a hidden \
           queen or better; else check",
    last: [
        "river",
        "make the river wager when fewer than 6 cards would put the dealer ahead, or fewer than \
         11 where the board holds a pair; else check",
    ],
    apart: false,
};

/// The rules of a game, none where nobody says any.
pub(super) fn in_words(
    (id, shape): (&str, Shape),
    posted: &Posted,
    work: Work<'_>,
) -> Result<Vec<InWords>, Error> {
    let Said { flop, last: [name, last], apart } = match shape {
        Shape::Ultimate => ULTIMATE,
        Shape::Bonus => BONUS,
        Shape::TwoWay => TWO_WAY,
        Shape::ThreeCard | Shape::Stud | Shape::Ride | Shape::Casino => return Ok(Vec::new()),
    };
    let edge = |strategy: &str| {
        let request = crate::price::Request {
            posted: posted.clone(),
            strategy: strategy.to_string(),
            wager: Some("ante".into()),
            ..crate::price::Request::default()
        };
        let prices = crate::price::with(id, &request, work)?;
        let ante = prices.wager("ante").map(|ante| ante.edge.clone());
        ante.ok_or_else(|| Error::damaged(format!("{id} has no price for its ante")))
    };
    let best = edge(Play::Best.name())?;
    let costs = |rule: Rule| Ok::<Exact, Error>(edge(rule.name())? - best.clone());
    let (on_flop, at_last) = (costs(Rule::Flop)?, costs(Rule::River)?);
    let both = if apart { on_flop.clone() + at_last.clone() } else { costs(Rule::Both)? };
    let one = |decision: &'static str, says: &'static str, cost: Exact, rule: Rule| InWords {
        decision: decision.into(),
        says: says.into(),
        cost,
        strategy: rule.name().into(),
    };
    Ok(vec![
        one("flop", flop, on_flop, Rule::Flop),
        one(name, last, at_last, Rule::River),
        one("both", "the two together", both, Rule::Both),
    ])
}
