//! Nines with a hand for every seat, and Pokara, priced.

use super::{Priced, Question, each};
use catalog::{Error, Thing, Unknown};
use games::pan::Pan;
use games::pokara::{Clash, Pokara};
use games::{Listed, Variant};
use odds::{PanChart, PanPlay, PanTable, PokaraBook, Policy};
use table::{Kind, Offer, Posting};

/// The wagers of Pokara that hang together: what is staked on one is a matter of the play.
pub(crate) const POKARA_TIED: &[&str] = &["base", "double"];

/// How both sides play, by a strategy's name: the player's, and after `-vs-` the player-dealer's.
pub(crate) fn charted(
    posting: &Posting<Pan>,
    name: &str,
) -> Result<(PanPlay, PanTable, PanChart), Error> {
    let play = PanPlay::parse(name).ok_or_else(|| {
        let near = ["best", "house-way", "draw", "stand", "draw-on-5", "best-vs-draw"];
        unknown(name, &near)
    })?;
    let table = PanTable::of(posting);
    let chart = table.chart(&play).ok_or_else(|| {
        Error::usage(format!("`{name}` comes to no end: say how one of the two sides plays"))
    })?;
    Ok((play, table, chart))
}

/// Pokara solved by a strategy of that name.
pub(crate) fn solved(
    posting: &Posting<Pokara>,
    name: &str,
) -> Result<(Policy, PokaraBook), Error> {
    let known = || unknown(name, &["best", "house-way", "stand"]);
    let policy = match name {
        "mimic" => Policy::HouseWay,
        _ => Policy::parse(name).ok_or_else(known)?,
    };
    let book = PokaraBook::solve(&posting.terms.pack, &policy).ok_or_else(known)?;
    Ok((policy, book))
}

fn unknown(name: &str, near: &[&str]) -> Error {
    let near = near.iter().map(ToString::to_string).collect();
    Unknown { what: Thing::Strategy, name: name.to_string(), at: None, near }.into()
}

/// Prices every wanted wager of Pan 9 or its kin.
pub(super) fn pan(
    variant: &'static Variant<Pan>,
    question: &Question<'_>,
) -> Result<Vec<Priced>, Error> {
    let (listed, terms) = variant.list(question.posted)?;
    let mut posting = variant.post(question.posted)?;
    posting.terms.pack = question.removed.from(&posting.terms.pack)?;
    let (play, table, chart) = charted(&posting, question.strategy)?;
    let census = table.census(&chart);
    // Nobody chooses with the totals that decide a Bonus Tie.
    let strategy = |listed: &Listed<Pan>| match listed.wager.kind() {
        Kind::Side => "none".to_string(),
        _ => play.name(),
    };
    Ok(each((listed, &terms), question, |_| census.clone(), strategy))
}

/// Prices every wanted wager of Pokara: the base wager with its double, and the bonus.
pub(super) fn pokara(
    variant: &'static Variant<Pokara>,
    question: &Question<'_>,
) -> Result<Vec<Priced>, Error> {
    let (listed, terms) = variant.list(question.posted)?;
    // To the game itself one suit is like another: of one card it need not be said, of several
    // that may make a flush it must.
    let suited = question.removed.suited();
    if !suited && question.removed.len() > 1 {
        return Err(Error::usage(super::removed::SUITS));
    }
    let pack = question.removed.from(&terms.pack)?;
    let mut priced = Vec::new();
    if POKARA_TIED.iter().any(|id| (question.wanted)(id)) {
        let mut posting = variant.post(question.posted)?;
        posting.terms.pack = pack;
        let (policy, book) = solved(&posting, question.strategy)?;
        let offers: Vec<&Offer<Pokara>> =
            listed.iter().filter_map(|listed| listed.offer.as_ref().ok()).collect();
        let (census, name) = (book.census(), policy.name());
        let report = odds::price_tied(POKARA_TIED, &offers, Clash::units, census, &name);
        priced.extend(report.map(|report| Priced::of("base", report)));
    }
    let dealt = odds::dealt_census(&pack);
    let mut bonus: Vec<_> = listed.into_iter().filter(|one| one.wager.id() == "bonus").collect();
    if !suited {
        // Hearts and clubs have lines of their own.
        super::removed::refuse(&mut bonus, |_| true);
    }
    priced.extend(each((bonus, &terms), question, |_| dealt.clone(), |_| "none".into()));
    Ok(priced)
}
