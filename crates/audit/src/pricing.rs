//! Edges, from whoever can count them.

use crate::notice::Kind;
use crate::percent;
use crate::resolved::Resolved;
use law::Posted;
use money::Cents;
use odds::Exact;
use serde::Serialize;
use std::collections::BTreeMap;

/// The house's edge of a wager by one pay table, or of the game as a whole.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(clippy::struct_field_names)] // an edge of a wager has an edge
pub struct Edge {
    /// The wager or mark; empty for what every player makes together: the game as a whole.
    pub wager: String,
    /// The wager of the book of which it is a mark.
    pub group: String,
    /// The pay table.
    pub paytable: String,
    /// The house's advantage per unit of `basis`.
    pub edge: Exact,
    /// What the edge is a part of: `stake`, `ante`.
    pub basis: String,
    /// How decisions are made: `none`, `best`.
    pub strategy: String,
}

/// Options on which no edge depends: who may stake how much, and who else may bet.
pub const WITHOUT: [&str; 10] = [
    "min",
    "max",
    "side_min",
    "side_max",
    "fees",
    "aggregate_limit",
    "dealer_tips",
    "over_the_shoulder",
    "free_hands",
    "envy_qualifies",
];

/// Whoever can price a table. The library's `price` can; a test may bring figures of its own.
pub trait Pricing {
    /// The edges of every wager on offer, each by the pay table in use, with meters as shown; and
    /// that of the game, where its wagers are priced together.
    ///
    /// # Errors
    /// Why there is none, as a sentence.
    fn edges(
        &self,
        game: &str,
        posted: &Posted,
        meters: &[(String, Cents)],
    ) -> Result<Vec<Edge>, String>;
}

impl Resolved {
    /// Prices every wager of the table.
    ///
    /// # Errors
    /// Why it cannot be priced.
    pub fn price(&mut self, pricing: &dyn Pricing) -> Result<(), String> {
        let meters: Vec<(String, Cents)> = self
            .meters
            .iter()
            .filter_map(|meter| meter.holds().map(|holds| (meter.wager.clone(), holds)))
            .collect();
        let mut posted = self.posted.clone();
        // Each wager by the pay table in use, not by all that it could have.
        let named = self.sign.posted.iter().filter(|(name, _)| name.starts_with("paytable"));
        posted.extend(named.map(|(name, table)| (name.clone(), table.clone())));
        self.edges = pricing.edges(self.game, &posted, &meters)?;
        Ok(())
    }
}

/// Counts the edges that a table must display, and writes them into the notices that it needs.
/// What cannot be counted is as the house's own notices state it: such a notice has a figure and
/// nothing exact behind it, and a person must confirm it.
///
/// # Errors
/// Why they cannot be counted, where the house does not state every one of them either.
pub fn price_due(table: &mut Resolved, pricing: &dyn Pricing) -> Result<(), String> {
    if table.required.iter().all(|notice| notice.kind != Kind::HouseEdge) {
        return Ok(());
    }
    let Err(why) = counted(table, pricing) else { return Ok(()) };
    let hung = table.notices.clone();
    let due = table.required.iter_mut().filter(|notice| notice.kind == Kind::HouseEdge);
    let mut unsaid = false;
    for notice in due.filter(|notice| notice.exact.is_none()) {
        match notice.stated(&hung) {
            Some(figure) => {
                notice.text =
                    notice.text.iter().map(|text| format!("{text}: {figure} %")).collect();
                notice.states = Some(figure);
            }
            None => unsaid = true,
        }
    }
    if unsaid { Err(why) } else { Ok(()) }
}

/// Counts the edges that are due.
fn counted(table: &mut Resolved, pricing: &dyn Pricing) -> Result<(), String> {
    table.price(pricing)?;
    let wagers = table.required.iter().filter_map(|notice| notice.wager.clone());
    let titles: BTreeMap<String, String> =
        wagers.map(|wager| (wager.clone(), table.title_of(&wager))).collect();
    for notice in table.required.iter_mut().filter(|notice| notice.kind == Kind::HouseEdge) {
        let own = |edge: &&Edge| match &notice.wager {
            None => edge.wager.is_empty(),
            Some(wager) => edge.wager == *wager || edge.group == *wager,
        };
        let Some(edge) = table.edges.iter().find(own) else {
            let of = notice.wager.as_deref().unwrap_or("the game");
            return Err(format!("nobody can count the edge of {of}"));
        };
        let figure = percent::of(&edge.edge);
        let title = notice.wager.as_ref().map(|wager| titles[wager].clone());
        let of = title.map_or(String::new(), |title| format!(" of {title}"));
        // A bonus that takes no stake: so much of a unit of money (`reading:uk-envy-edge`).
        let per = match edge.basis.as_str() {
            "hand of another player" => " of £1, for each other player's hand",
            _ => "",
        };
        notice.text = vec![format!("House edge{of}: {figure} %{per}")];
        notice.states = Some(figure);
        notice.exact = Some(edge.edge.clone());
    }
    Ok(())
}
