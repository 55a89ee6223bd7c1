//! What is done for a player who lets the time of a decision pass: [`law::reading::FLOOR_ABSENT`].

use pots::chinese;
use table::{Act, Ask, Bank, Cards, Choice, Input, Office, Seat, Table, Verb};

/// Words that put nothing more at stake and give up as little as can be, the first first.
const WORDS: [&str; 9] =
    ["house-way", "stand", "check", "pat", "ride", "hand 1", "fold", "show", "muck"];

/// How to decline what goes round.
const DECLINES: [&str; 6] =
    ["decline", "refuse-button", "refuse-kill", "pass", "take-button", "keep-button"];

/// What is done for a seat that is asked and does not answer; nothing where the table asks it
/// nothing, or knows nothing that could be done for it.
#[must_use]
pub fn absent(table: &dyn Table, seat: Seat) -> Option<Input> {
    let asked = |ask: &Ask| match ask {
        Ask::Decide { seat: at } | Ask::Follow { seat: at, .. } if *at == seat => {
            decides(table, seat)
        }
        Ask::Show { by: Some(by), .. } if *by == seat => shows(table, seat),
        Ask::Office { seat: at, office } if *at == seat => declines(table, seat, *office),
        _ => None,
    };
    table.asks().iter().find_map(asked)
}

/// What a seat that nobody comes back to declines, so that it can be left: a kill that is owed,
/// the button. Nothing where it can be left, or nothing helps.
#[must_use]
pub fn frees(table: &dyn Table, seat: Seat) -> Option<Input> {
    if table.check(&Input::Leave { seat }).is_ok() {
        return None;
    }
    let words = ["refuse-kill", "refuse-button", "decline"].into_iter();
    let mut inputs = words.map(|word| Input::Decide { seat, act: Act::word(word) });
    inputs.find(|input| table.check(input).is_ok())
}

/// A decision: by its word, else the one that takes least.
fn decides(table: &dyn Table, seat: Seat) -> Option<Input> {
    let decides = |choice: &Choice| choice.verb == Verb::Decide && choice.is_open();
    let open: Vec<Choice> = table.menu(seat).into_iter().filter(decides).collect();
    if table.sign().bank == Bank::Points
        && let Some(act) = chinese::simple_at(table, seat)
    {
        return Some(Input::Decide { seat, act });
    }
    let named = WORDS.iter().filter_map(|word| open.iter().find(|choice| choice.id == *word));
    let mut least: Vec<&Choice> = open.iter().collect();
    least.sort_by_key(|choice| choice.amount.map(|span| span.min));
    let mut inputs = named.chain(least).map(|choice| with_least(choice, seat));
    inputs.find(|input| table.check(input).is_ok())
}

/// A choice with as little as it takes.
fn with_least(choice: &Choice, seat: Seat) -> Input {
    let cards = choice.cards.as_ref().map_or(Cards::default(), |pick| {
        Cards::row(pick.from.iter().take(usize::from(pick.least)).copied().collect())
    });
    choice.input(seat, choice.amount.map(|span| span.min), cards)
}

fn shows(table: &dyn Table, seat: Seat) -> Option<Input> {
    let act = Act::word("show");
    let mut shows = [Input::Decide { seat, act }, Input::Show {}].into_iter();
    shows.find(|input| table.check(input).is_ok())
}

fn declines(table: &dyn Table, seat: Seat, _: Office) -> Option<Input> {
    let mut words = DECLINES.iter().map(|word| Input::Decide { seat, act: Act::word(*word) });
    words.find(|input| table.check(input).is_ok())
}
