//! Baccarat 9: whether to draw to four, five or six, with some of the bank's cards in view.

use super::nines::{answer as answered, seen};
use super::{Answer, Chart, Decision, Request};
use cards::Card;
use catalog::Error;
use games::Variant;
use games::baccarat::hand::value;
use games::nines::Nines;
use law::Posted;
use odds::{Exact, NinesWorth, nines_worths};
use std::collections::BTreeMap;

/// What to do with three cards against those that the bank shows.
pub(super) fn answer(
    variant: &'static Variant<Nines>,
    request: &Request,
) -> Result<Answer, Error> {
    let posting = variant.post(&request.posted)?;
    let own: [Card; 3] = seen(&request.natural()?, &posting.terms.pack, "a hand")?;
    if !request.board.is_empty() {
        return Err(Error::usage("no common cards are in view"));
    }
    let values = |cards: &[Card]| {
        let mut values: Vec<u8> = cards.iter().map(|card| value(*card)).collect();
        values.sort_unstable();
        values
    };
    let (own, open) = (values(&own), values(&request.dealer));
    let all = nines_worths(&posting);
    let shown = all.first().map_or(0, |worth| worth.open.len());
    if open.len() != shown {
        let why = format!("the bank shows {shown} cards, say which: --dealer");
        return Err(Error::usage(why));
    }
    let found = all.into_iter().find(|worth| worth.own == own && worth.open == open);
    let none = || Error::usage(format!("a total of {} leaves no choice", total(&own)));
    let NinesWorth { draw, stand, .. } = found.ok_or_else(none)?;
    let decision = |act, worth| Decision {
        act,
        times: None,
        throws: None,
        sets: None,
        worth,
        cost: Exact::ZERO,
    };
    let decisions = vec![decision("draw", draw), decision("stand", stand)];
    Ok(answered(variant.id, request, posting.rules.cites.option, decisions))
}

fn total(values: &[u8]) -> u8 {
    values.iter().sum::<u8>() % 10
}

/// By the three cards' total and what the bank shows.
pub(super) fn chart(variant: &'static Variant<Nines>, posted: &Posted) -> Result<Chart, Error> {
    let all = nines_worths(&variant.post(posted)?);
    let mut cells: BTreeMap<(u8, Vec<u8>), [bool; 2]> = BTreeMap::new();
    for NinesWorth { own, open, draw, stand } in &all {
        let cell = cells.entry((total(own), open.clone())).or_default();
        cell[usize::from(draw <= stand)] = true;
    }
    let mut totals: Vec<u8> = cells.keys().map(|(total, _)| *total).collect();
    totals.dedup();
    let mut opens: Vec<Vec<u8>> = cells.keys().map(|(_, open)| open.clone()).collect();
    opens.sort_unstable();
    opens.dedup();
    let word = |total: &u8, open: &Vec<u8>| match cells.get(&(*total, open.clone())) {
        Some([true, true]) => "D or S",
        Some([true, false]) => "D",
        Some([false, true]) => "S",
        _ => "",
    };
    let row = |open: &Vec<u8>| {
        let name = open.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        let cells = totals.iter().map(|total| word(total, open).to_string());
        std::iter::once(name).chain(cells).collect()
    };
    let mut head = vec!["the bank shows".to_string()];
    head.extend(totals.iter().map(|total| format!("on {total}")));
    let legend = "D draw, S stand; cards by value, pictures and tens being 0. Two letters: the \
                  three cards decide, as `--hand` with `--dealer` shows. By best play for the \
                  player's wager from a full shoe.";
    Ok(Chart {
        game: variant.id,
        strategy: "best".into(),
        head,
        rows: opens.iter().map(row).collect(),
        legend: legend.into(),
        more: Vec::new(),
        rules: Vec::new(),
    })
}
