//! Whose the edge is, where a player banks: by the sign of every figure.

use crate::price::Prices;
use odds::Exact;
use std::cmp::Ordering;

/// A sentence about it.
pub(super) fn edge(prices: &Prices) -> String {
    let figures = figures(prices);
    let of = |sign: Ordering| -> Vec<&str> {
        let own = figures.iter().filter(|(_, edge)| edge.cmp(&Exact::ZERO) == sign);
        own.map(|(name, _)| name.as_str()).collect()
    };
    let [players, nobody, bank] = [Ordering::Less, Ordering::Equal, Ordering::Greater].map(of);
    if bank.len() == figures.len() {
        return format!("{BANKS} and has the edge, {COVERS}");
    }
    let parts = [("the player-dealer's", bank), ("the players'", players), ("nobody's", nobody)];
    let said = parts.into_iter().filter(|(_, wagers)| !wagers.is_empty());
    let said: Vec<String> =
        said.map(|(whose, wagers)| format!("{whose} on {}", wagers.join(", "))).collect();
    format!("{BANKS}, {COVERS} The edge is {}.", said.join("; "))
}

const BANKS: &str = "The house here is the player-dealer: a player banks in turn";

const COVERS: &str = "as far as the money covers; the card room has its fees alone.";

/// Every figure by the name of its wager; by more where the signs of one wager differ.
fn figures(prices: &Prices) -> Vec<(String, Exact)> {
    let played = prices.played.iter().map(|one| (one.wager, one.strategy, &one.edge));
    let priced = prices.reports().map(|report| (report.wager, report.paytable, &report.edge));
    let all: Vec<(&str, &str, &Exact)> = played.chain(priced).collect();
    let mut figures: Vec<(String, Exact)> = Vec::new();
    for (wager, which, edge) in &all {
        let sign = |edge: &Exact| edge.cmp(&Exact::ZERO);
        let differs =
            |(other, _, its): &&(&str, &str, &Exact)| other == wager && sign(its) != sign(edge);
        let name = match all.iter().find(differs) {
            Some(_) => format!("{wager} {which}"),
            None => (*wager).to_string(),
        };
        if figures.iter().all(|(known, _)| *known != name) {
            figures.push((name, (*edge).clone()));
        }
    }
    figures
}
