//! Pai gow with tiles, priced: every hand against every other, by how both sides set.

use super::{Priced, Question, each};
use catalog::{Error, Thing, Unknown};
use games::Variant;
use games::tiles::Tiles;
use odds::tiles::{Play, Solved, Table};
use table::Posting;

/// How both sides set, by the name that is asked for.
pub(crate) fn play(id: &'static str, name: &str) -> Result<Play, Error> {
    Play::parse(name).ok_or_else(|| {
        let near = Play::ALL.iter().map(|(known, _)| (*known).to_string()).collect();
        Unknown { what: Thing::Strategy, name: name.to_string(), at: Some(id), near }.into()
    })
}

/// The game as posted, counted.
pub(crate) fn solved(posting: &Posting<Tiles>) -> Solved {
    Table::new(&posting.rules, &posting.terms.pack).solve()
}

/// Prices the base wager.
pub(super) fn price(
    variant: &'static Variant<Tiles>,
    question: &Question<'_>,
) -> Result<Vec<Priced>, Error> {
    let play = play(variant.id, question.strategy)?;
    let (listed, terms) = variant.list(question.posted)?;
    let census = solved(&variant.post(question.posted)?).census(play);
    Ok(each((listed, &terms), question, |_| census.clone(), |_| play.name().into()))
}
