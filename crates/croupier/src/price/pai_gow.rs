//! Pai gow poker, priced: both hands where everybody sets by the house's way, and what looks at
//! seven cards.

use super::{Priced, Question, each};
use crate::solving::{Censuses, Key, Task, Work};
use catalog::Error;
use games::pai_gow::{Bonus, Clash, Colours, Fortune, PaiGowPoker, Rules};
use games::{Listed, Variant};
use odds::pai_gow::{Deck, Table, colour_census, seven_census};
use odds::{Census, Exact, Report};
use table::{Facts as _, Kind, Pay, Posting};

/// The table at which everybody sets by the house's way.
pub(crate) fn table(posting: &Posting<PaiGowPoker>) -> Table {
    let Rules { order, way, fives, .. } = posting.rules;
    Table { deck: Deck::full(posting.terms.pack.jokers() as u8), order, way, fives }
}

/// How two hands set by the house's way end: as kept, else counted and kept.
pub(crate) fn contest(id: &'static str, posting: &Posting<PaiGowPoker>, work: Work<'_>) -> Census {
    let table = table(posting);
    kept(work, (id, format!("{table:?}")), "clash", |work| {
        work.during(Task::Solving, 0, |progress| table.contest(progress))
    })
}

/// Whether it is kept how two hands set by the house's way end.
pub(crate) fn is_counted(
    variant: &'static Variant<PaiGowPoker>,
    posted: &law::Posted,
    work: Work<'_>,
) -> bool {
    let posting = variant.post(posted).ok();
    let key =
        posting.map(|posting| Key { id: variant.id, depends: format!("{:?}", table(&posting)) });
    let found = key.zip(work.keep).and_then(|(key, keep)| keep.find(&key));
    found.is_some_and(|all| all.contains_key("clash"))
}

/// A census as kept, else counted and kept.
fn kept(
    work: Work<'_>,
    (id, depends): (&'static str, String),
    reading: &str,
    count: impl FnOnce(Work<'_>) -> Census,
) -> Census {
    let key = Key { id, depends };
    let kept = work.keep.and_then(|keep| keep.find(&key)).and_then(|mut all| all.remove(reading));
    kept.unwrap_or_else(|| {
        let census = count(work);
        if let Some(keep) = work.keep {
            keep.keep(&key, &Censuses::from([(reading.to_string(), census.clone())]));
        }
        census
    })
}

/// How many hands of seven cards are of each class of a reading.
pub(crate) fn of_seven(reading: &str, posting: &Posting<PaiGowPoker>) -> Census {
    let deck = Deck::full(posting.terms.pack.jokers() as u8);
    let joker = posting.rules.order.joker;
    match reading {
        "fortune" | "envied" => {
            seven_census(deck, Fortune::CLASSES, |seven| Fortune::of(seven).index())
        }
        "colours" => colour_census(deck, Colours::CLASSES, |seven| Colours::of(seven).index()),
        "bonus" | "envied bonus" => {
            seven_census(deck, Bonus::CLASSES, |seven| Bonus::of(seven, joker).index())
        }
        // invariant: these are the readings of the family but for the clash of hands.
        other => unreachable!("no reading {other}"),
    }
}

/// Prices every wanted wager. An Envy Bonus takes no stake: it is priced by one pound or dollar
/// for each hand of another player.
pub(super) fn price(
    variant: &'static Variant<PaiGowPoker>,
    question: &Question<'_>,
) -> Result<Vec<Priced>, Error> {
    let (listed, terms) = variant.list(question.posted)?;
    let posting = variant.post(question.posted)?;
    let mut known: Vec<(&str, Census)> = Vec::new();
    let census = |listed: &Listed<PaiGowPoker>| {
        let reading = listed.wager.reading();
        if let Some((_, census)) = known.iter().find(|(of, _)| *of == reading) {
            return census.clone();
        }
        let census = if reading == Clash::NAME {
            contest(variant.id, &posting, question.work)
        } else {
            let depends = format!("{reading} {:?}", table(&posting));
            kept(question.work, (variant.id, depends), reading, |work| {
                work.during(Task::Solving, 0, |_| of_seven(reading, &posting))
            })
        };
        known.push((reading, census.clone()));
        census
    };
    let strategy = |listed: &Listed<PaiGowPoker>| match listed.wager.kind() {
        Kind::Main => "house way".to_string(),
        _ => "none".to_string(),
    };
    let mut priced = each((listed, &terms), question, census, strategy);
    for one in priced.iter_mut().filter(|one| one.wager == "envy") {
        if let Ok(report) = &mut one.report {
            by_hand(report);
        }
    }
    Ok(priced)
}

/// A bonus without a stake, in pounds or dollars for each hand of another player.
fn by_hand(report: &mut Report) {
    let (mut mean, mut square) = (Exact::ZERO, 0.0);
    for line in &mut report.lines {
        // What nothing is staked on has nothing to lose.
        line.gain = Exact::ZERO;
        if let Pay::Flat(amount) = line.pay {
            let units = Exact::new(i128::from(amount.get()), 100);
            square += line.probability.decimal() * units.decimal().powi(2);
            line.gain = line.probability.clone() * units;
            mean = mean + line.gain.clone();
        }
    }
    report.deviation = (square - mean.decimal().powi(2)).sqrt();
    report.edge = -mean;
    report.element_of_risk = report.edge.clone();
    report.staked = Exact::ZERO;
    report.basis = "hand of another player";
}
