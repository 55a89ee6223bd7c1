//! Pai gow with tiles: every lawful setting of four tiles against a bank that sets by its way, or
//! of the bank against a player who does.

use super::{Answer, Chart, Decision, Request, gains, ranked};
use cards::{AnyCard, Tile};
use catalog::Error;
use games::Variant;
use games::tiles::{Four, Row, Setting, Tiles};
use odds::Exact;
use odds::tiles::Table;
use table::Kind;

/// What each setting of four tiles is worth.
pub(super) fn settings(
    variant: &'static Variant<Tiles>,
    request: &Request,
) -> Result<Answer, Error> {
    let posting = variant.post(&request.posted)?;
    if !request.dealer.is_empty() || !request.board.is_empty() {
        return Err(Error::usage("nothing but the own tiles is in view"));
    }
    let mut pack = posting.terms.pack;
    let mut tiles = Vec::new();
    for card in &request.hand {
        let tile = card.tile();
        tiles.push(tile.ok_or_else(|| Error::usage(format!("{card} is no tile: write 4-5")))?);
        if pack.take(*card).is_err() {
            return Err(Error::usage(format!("the set holds no further {card}")));
        }
    }
    let wrong = || Error::usage(format!("a hand has four tiles, not {}", tiles.len()));
    let four: Four = tiles.as_slice().try_into().map_err(|_| wrong())?;
    let main = posting.offers.iter().find(|offer| offer.wager.kind() == Kind::Main);
    // invariant: the game itself is always on offer.
    let main = main.unwrap_or_else(|| unreachable!("{} has no main wager", variant.id));
    let rules = posting.rules;
    let way = rules.way.set(&four, rules.order).worth(&four, rules.order);
    let counted = Table::new(&rules, &posting.terms.pack).settings_of(&four);
    let mut decisions: Vec<Decision> = Vec::new();
    for setting in Setting::ALL {
        // A hand is set by naming the tiles of its lower half; twins are named each by itself.
        let [_, low] = setting.ranked(&four, rules.order);
        let sets = low.map(Into::into).to_vec();
        let lawful = counted.iter().find(|(of, _)| is_alike(*of, setting, four));
        let Some((_, census)) = lawful.filter(|_| !named(&decisions, &sets)) else { continue };
        let decision = |act| Decision {
            act,
            times: None,
            throws: None,
            sets: Some(sets.clone()),
            worth: gains(main, census, request.about),
            cost: Exact::ZERO,
        };
        decisions.push(decision("set"));
        if setting.worth(&four, rules.order) == way {
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

/// Whether two settings make the same hands of twins.
fn is_alike(one: Setting, other: Setting, four: Four) -> bool {
    let hands = |setting: Setting| {
        let mut hands = setting.hands(&four.map(Tile::twins)).map(|[a, b]| [a.min(b), a.max(b)]);
        hands.sort_unstable();
        hands
    };
    hands(one) == hands(other)
}

/// Whether a setting of these tiles is there already: two tiles of a hand may be the same.
fn named(decisions: &[Decision], sets: &[AnyCard]) -> bool {
    let mut sets = sets.to_vec();
    sets.sort_unstable();
    let of = |decision: &Decision| {
        let mut own = decision.sets.clone().unwrap_or_default();
        own.sort_unstable();
        own == sets
    };
    decisions.iter().any(of)
}

/// The house's way, row by row.
pub(super) fn chart(
    variant: &'static Variant<Tiles>,
    posted: &law::Posted,
) -> Result<Chart, Error> {
    let rules = variant.post(posted)?.rules;
    let row =
        |row: &Row| vec![row.label.to_string(), row.then.told().to_string(), row.rule.to_string()];
    // Where no tile is wild no row is for one.
    let fits = |row: &&Row| rules.together.is_some() || row.holds != games::tiles::Holds::Wild;
    Ok(Chart {
        game: variant.id,
        strategy: "house way".into(),
        head: ["four tiles hold", "then", "rule"].map(String::from).to_vec(),
        rows: rules.way.rows.iter().filter(fits).map(row).collect(),
        legend: "The first row that fits; name four tiles with --hand for what each way to set \
                 them is worth."
            .to_string(),
        more: Vec::new(),
        rules: Vec::new(),
    })
}
