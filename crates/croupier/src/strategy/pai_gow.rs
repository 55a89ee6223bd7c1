//! Pai gow poker: every lawful setting of seven cards against a bank that sets by its way, or of
//! the bank against a player who does.

use super::{About, Answer, Chart, Decision, Request, gains, ranked};
use crate::price::pai_gow::table;
use cards::AnyCard;
use catalog::Error;
use games::Variant;
use games::pai_gow::{Bank, PaiGowPoker, Seven};
use odds::Exact;
use table::Kind;

/// What each setting of seven cards is worth.
pub(super) fn settings(
    variant: &'static Variant<PaiGowPoker>,
    request: &Request,
) -> Result<Answer, Error> {
    let posting = variant.post(&request.posted)?;
    if !request.dealer.is_empty() || !request.board.is_empty() {
        return Err(Error::usage("nothing but the own cards is in view"));
    }
    if request.about == About::Bank && posting.rules.bank == Bank::House {
        return Err(Error::usage(format!("the house banks {}, and sets by its way", variant.id)));
    }
    let wrong = || Error::usage(format!("a hand has seven cards, not {}", request.hand.len()));
    let seven: Seven = request.hand.as_slice().try_into().map_err(|_| wrong())?;
    let mut pack = posting.terms.pack;
    if let Some(card) = seven.iter().find(|card| pack.take(**card).is_err()) {
        return Err(Error::usage(format!("the pack holds no further {card}")));
    }
    let main = posting.offers.iter().find(|offer| offer.wager.kind() == Kind::Main);
    // invariant: the game itself is always on offer.
    let main = main.unwrap_or_else(|| unreachable!("{} has no main wager", variant.id));
    let rules = posting.rules;
    let way = rules.way.set(&seven, rules.order);
    let mut decisions = Vec::new();
    for (setting, census) in table(&posting).settings(&seven) {
        if setting.is_foul(&seven, rules.order) {
            continue;
        }
        let decision = |act| Decision {
            act,
            times: None,
            throws: None,
            sets: Some(Vec::from(setting.front(&seven))),
            worth: gains(main, &census, request.about),
            cost: Exact::ZERO,
        };
        decisions.push(decision("set"));
        if setting == way {
            decisions.push(decision("house-way"));
        }
    }
    Ok(ranked(Answer {
        game: variant.id,
        strategy: "best",
        hand: request.hand.clone(),
        board: Vec::new(),
        dealer: Vec::new(),
        rule: rules.cites.set,
        best: "",
        decisions,
    }))
}

/// The house's way, row by row.
pub(super) fn chart(
    variant: &'static Variant<PaiGowPoker>,
    posted: &law::Posted,
) -> Result<Chart, Error> {
    let rules = variant.post(posted)?.rules;
    let row = |row: &games::pai_gow::Row| {
        vec![row.label.to_string(), row.front.told().to_string(), row.rule.to_string()]
    };
    Ok(Chart {
        game: variant.id,
        strategy: "house way".into(),
        head: ["seven cards hold", "in front", "rule"].map(String::from).to_vec(),
        rows: rules.way.rows.iter().map(row).collect(),
        legend: "The first row that fits; name seven cards with --hand for what each way to set \
                 them is worth."
            .to_string(),
        more: Vec::new(),
        rules: Vec::new(),
    })
}

/// Cards as they are written.
pub(super) fn written(cards: &[AnyCard]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
