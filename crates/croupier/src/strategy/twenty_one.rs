//! Twenty-one: the chart that people carry, where the cards of a hand change it, and what every
//! choice with a hand is worth.

use super::kept::Book;
use super::natural;
use super::nines::answer as answered;
use super::{Answer, Chart, Decision, Request};
use crate::price::twenty_one::{Solved, counts, paid, solved};
use crate::solving::{Task, Work};
use cards::AnyCard;
use catalog::Error;
use games::Variant;
use games::twenty_one::{Count, Rules, TwentyOne};
use law::Posted;
use odds::Exact;
use odds::twenty_one::{
    Act, Cell, Exception, Hand, LETTERS_MAX, Solver, Total, games as letters, with,
};
use std::fmt::Write as _;
use std::sync::Arc;
use table::Kind;

/// How many hands are named that their cards play otherwise.
const NAMED: usize = 12;

/// The rules as the house pays, and the cards of its pack.
fn paid_at(
    variant: &'static Variant<TwentyOne>,
    posted: &Posted,
) -> Result<(Rules, [u32; LETTERS_MAX]), Error> {
    let posting = variant.post(posted)?;
    let main = posting.offers.iter().find(|offer| offer.wager.kind() == Kind::Main);
    let main = main.ok_or_else(|| Error::usage("no first wager is on offer"))?;
    let rules = paid(&posting.rules, main)?;
    Ok((rules, counts(&rules, &posting.terms.pack)))
}

/// The game as posted, worked out.
fn worked(
    variant: &'static Variant<TwentyOne>,
    posted: &Posted,
) -> Result<(Rules, Arc<Solved>), Error> {
    let (rules, counts) = paid_at(variant, posted)?;
    Ok((rules, solved(&rules, &counts)))
}

/// The chart: hard totals, soft ones, pairs.
pub(super) fn chart(
    variant: &'static Variant<TwentyOne>,
    posted: &Posted,
    work: Work<'_>,
) -> Result<Chart, Error> {
    let (rules, game) = worked(variant, posted)?;
    work.during(Task::Solving, 0, |_| {
        game.value("best");
    });
    let solver = game.solver();
    let (chart, by_chart) = solver.chart(game.best());
    let shown = |up: &Option<usize>| up.map_or("any".into(), |up| name(solver, up).to_string());
    // The ace last, as people write it.
    let mut order: Vec<usize> = (0..solver.ups().len()).collect();
    if order.len() > 1 {
        order.rotate_left(1);
    }
    let mut head = vec![String::new()];
    head.extend(order.iter().map(|up| shown(&solver.ups()[*up])));
    let mut rows = Vec::new();
    // Where no card counts two ways, there is but one kind of total.
    let both = chart.soft.iter().flatten().any(Option::is_some);
    for (word, list) in [("hard ", &chart.hard), ("soft ", &chart.soft)] {
        let word = if both { word } else { "" };
        for points in (0..=solver.rules().target).rev() {
            let cell = |up: &usize| list[*up][usize::from(points)];
            if order.iter().all(|up| cell(up).is_none()) {
                continue;
            }
            let mut row = vec![format!("{word}{}", written(&rules, points))];
            row.extend(order.iter().map(|up| cell(up).map_or("", told).to_string()));
            rows.push(row);
        }
    }
    for (at, split) in solver.rules().splits.iter().enumerate() {
        let [one, other] = split.letters;
        let mut hand: Hand = [0; LETTERS_MAX];
        hand = with(&with(&hand, one), other);
        let Total { points, soft } = solver.rules().total(&hand);
        let list = if soft { &chart.soft } else { &chart.hard };
        let cell = |up: &usize| match list[*up][usize::from(points)] {
            _ if chart.splits[*up][at] => "P",
            Some(cell) => told(cell),
            None => "S",
        };
        let mut row = vec![format!("{}-{}", name(solver, one), name(solver, other))];
        row.extend(order.iter().map(|up| cell(up).to_string()));
        rows.push(row);
    }
    let exceptions = solver.exceptions(game.best(), &by_chart);
    let legend = legend(&game, &rules, &rows, &exceptions);
    Ok(Chart {
        game: variant.id,
        strategy: "basic".into(),
        head,
        rows,
        legend,
        more: Vec::new(),
        rules: Vec::new(),
    })
}

/// The signs of a chart.
const SIGNS: [(&str, &str); 7] = [
    ("S", "stand"),
    ("H", "hit"),
    ("D", "double (else hit)"),
    ("Ds", "double (else stand)"),
    ("P", "split"),
    ("R", "give up (else hit)"),
    ("Rs", "give up (else stand)"),
];

fn legend(game: &Solved, rules: &Rules, rows: &[Vec<String>], exceptions: &[Exception]) -> String {
    let solver = game.solver();
    let used =
        |(sign, _): &&(&str, &str)| rows.iter().any(|row| row[1..].iter().any(|c| c == sign));
    let signs: Vec<String> =
        SIGNS.iter().filter(used).map(|(sign, word)| format!("{sign} {word}")).collect();
    let mut text = format!("{}.\n", signs.join(", "));
    let cost = |strategy| -game.value(strategy).0.decimal() * 100.0;
    let (best, basic, mimic) = (cost("best"), cost("basic"), cost("mimic"));
    let _ = writeln!(
        text,
        "The house's edge: {best:.4} % against best play, {basic:.4} % against this chart \
         ({:+.4}), {mimic:.4} % against whoever plays like the dealer ({:+.4}).",
        basic - best,
        mimic - best
    );
    if exceptions.is_empty() {
        text.push_str("The cards of a hand never change the chart.");
        return text;
    }
    let _ = write!(
        text,
        "The cards of a hand change the chart in {} cases; those that matter most:",
        exceptions.len()
    );
    for exception in exceptions.iter().take(NAMED) {
        let cards: Vec<String> = (0..solver.rules().letters.len())
            .flat_map(|at| {
                std::iter::repeat_n(name(solver, at).to_string(), exception.hand[at].into())
            })
            .collect();
        let up = solver.ups()[exception.up].map(|up| format!(" against {}", name(solver, up)));
        let total = written(rules, solver.rules().total(&exception.hand).points);
        let _ = write!(
            text,
            "\n  {} ({total}){}: {} instead of {}, worth {:+.4} of a stake",
            cards.join("-"),
            up.unwrap_or_default(),
            exception.best.name(),
            exception.chart.name(),
            exception.gain
        );
    }
    text
}

/// How a letter is written: the ace of hearts, too, is an ace.
fn name(solver: &Solver, letter: usize) -> &'static str {
    match solver.rules().letters[letter].name {
        'A' => "A",
        'H' => "Ah",
        'X' => "X",
        'T' => "T",
        '2' => "2",
        '3' => "3",
        '4' => "4",
        '5' => "5",
        '6' => "6",
        '7' => "7",
        '8' => "8",
        _ => "9",
    }
}

/// Points as the game counts them.
fn written(rules: &Rules, points: u8) -> String {
    match rules.count {
        Count::Points => points.to_string(),
        Count::Halves => match (points / 2, points % 2) {
            (0, 1) => "½".into(),
            (whole, 1) => format!("{whole}½"),
            (whole, _) => whole.to_string(),
        },
    }
}

fn told(cell: Cell) -> &'static str {
    match (cell.first, cell.later) {
        (Act::Double, Act::Stand) => "Ds",
        (Act::Double, _) => "D",
        (Act::Surrender, Act::Stand) => "Rs",
        (Act::Surrender, _) => "R",
        (Act::Hit, _) => "H",
        (Act::Stand | Act::Split, _) => "S",
    }
}

/// What to do with a hand.
pub(super) fn answer(
    variant: &'static Variant<TwentyOne>,
    request: &Request,
    work: Work<'_>,
) -> Result<Answer, Error> {
    let (rules, counts) = paid_at(variant, &request.posted)?;
    let letter = |card: &cards::Card| letters::letter(&rules, AnyCard::from(*card));
    let unknown = || Error::usage("a card that the game does not have");
    let mut hand: Hand = [0; LETTERS_MAX];
    for card in &request.natural()? {
        hand = with(&hand, letter(card).ok_or_else(unknown)?);
    }
    let shown = match &request.dealer[..] {
        [] => None,
        [up] => Some(letter(up).ok_or_else(unknown)?),
        _ => return Err(Error::usage("one card of the dealer's is in view")),
    };
    let kept = Book::open(variant.id, &request.posted, work);
    let said = format!("{hand:?} {shown:?}");
    let acts = [Act::Stand, Act::Hit, Act::Double, Act::Split, Act::Surrender];
    let names = [&acts.map(Act::name)[..], &natural::ACTS].concat();
    if let Some(known) = kept.find(&said, request, &names) {
        return Ok(known);
    }
    let game = solved(&rules, &counts);
    let why = || match shown {
        None => Error::usage("say what the dealer shows: --dealer 6h"),
        Some(_) => Error::usage("no card of the dealer's is in view"),
    };
    let worths = work.during(Task::Solving, 0, |_| {
        let at = |solver: &Solver| solver.ups().iter().position(|up| *up == shown).ok_or_else(why);
        if let Some((solver, best)) = game.known() {
            return at(solver).map(|up| solver.worths(best, &hand, up));
        }
        // Of a game that nobody has worked out yet only what is in view.
        let solver = game.fresh();
        let up = at(&solver)?;
        Ok(solver.worths(&solver.best_for(up), &hand, up))
    })?;
    let decision = |(act, worth): &(Act, Exact)| Decision {
        act: act.name(),
        times: None,
        throws: None,
        sets: None,
        worth: worth.clone(),
        cost: Exact::ZERO,
    };
    let mut decisions: Vec<Decision> = worths.iter().map(decision).collect();
    let mut rule = variant.rules.first().copied();
    if let [(_, left)] = &worths[..] {
        let none = || Error::usage("nothing is left to decide with these cards");
        let cards = (&request.natural()?[..], &request.dealer[..]);
        let posting = variant.post(&request.posted)?;
        let (choices, by) = natural::choices(&posting, cards, left).ok_or_else(none)?;
        (decisions, rule) = (choices, Some(by));
    }
    let rule = rule.ok_or_else(|| Error::usage("a game without a rule"))?;
    let answer = answered(variant.id, request, rule, decisions);
    kept.keep([(said, &answer)]);
    Ok(answer)
}
