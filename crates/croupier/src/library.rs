//! The library's calls as the floor serves them: the same documents as `--json` writes.

use crate::phh::{self, Heard, Scribe, unveil};
use crate::price;
use crate::settle::Round;
use crate::solving::{Folder, Keep, Recall, Work};
use crate::strategy::{self, About};
use crate::{Error, rules};
use cards::{parse_any_cards, parse_cards};
use catalog::Game;
use law::{BOOKS, Posted, Rule};
use money::Cents;
use serde::Serialize;
use serde_json::Value;
use shell::{Asked, EdgeAsked, Library, StrategyAsked};
use std::collections::BTreeMap;
use table::{Event, Seat, Seated, Sight, What};

/// The library, with the user's own folder of solved games.
pub struct Shelf {
    folder: Option<Folder>,
}

impl Shelf {
    /// The library, with the user's own folder of solved games where there is one.
    #[must_use]
    pub fn of_user() -> Shelf {
        Shelf { folder: Folder::of_user(Recall::Kept) }
    }

    fn work(&self) -> Work<'_> {
        let keep = self.folder.as_ref().map(|folder| folder as &dyn Keep);
        Work { keep, progress: None }
    }
}

/// The most rules that a search gives.
const FOUND_MAX: usize = 200;

impl Library for Shelf {
    fn answer(&self, asked: &Asked) -> Result<Value, Error> {
        match asked {
            Asked::Games { book: Some(book) } => written(&catalog::of_book(book)?),
            Asked::Games { book: None } => written(&catalog::all()),
            Asked::Game { id } => {
                let id = catalog::find(id)?.id();
                written(&catalog::all().into_iter().find(|listing| listing.id == id))
            }
            Asked::Edge(asked) => edge(asked, self.work()),
            Asked::Strategy(asked) => advice(asked, self.work()),
            Asked::Settle { round } => written(&Round::read(round)?.held()?),
            Asked::Rules { id } => written(&rules::of(id)?),
            Asked::Search { words: None } => written(&rules::coverage()),
            Asked::Search { words: Some(words) } => written(&search(words)),
            Asked::Phh { game, set, chips, events } => history(game, set, chips, events),
        }
    }
}

fn written(value: &impl Serialize) -> Result<Value, Error> {
    serde_json::to_value(value).map_err(|error| Error::damaged(error.to_string()))
}

fn edge(asked: &EdgeAsked, work: Work<'_>) -> Result<Value, Error> {
    let EdgeAsked { game, posted, wager, strategy, seat, meters } = asked.clone();
    let seat = crate::seated(&game, &posted, seat.unwrap_or(1))?;
    let strategy = strategy.unwrap_or_else(|| "best".into());
    let request =
        price::Request { posted, wager, strategy, seat, meters, ..price::Request::default() };
    written(&price::with(&game, &request, work)?)
}

fn advice(asked: &StrategyAsked, work: Work<'_>) -> Result<Value, Error> {
    let StrategyAsked { game, posted, hand, board, dealer, insurance } = asked.clone();
    let Some(hand) = hand else { return written(&strategy::chart(&game, &posted, work)?) };
    let wrong = |text: &str, error: &dyn std::fmt::Display| {
        Error::usage(format!("`{}`: {error}", text.escape_debug()))
    };
    let request = strategy::Request {
        posted,
        hand: parse_any_cards(&hand).map_err(|error| wrong(&hand, &error))?,
        board: parse_cards(&board).map_err(|error| wrong(&board, &error))?,
        dealer: parse_cards(&dealer).map_err(|error| wrong(&dealer, &error))?,
        about: if insurance { About::Insurance } else { About::Game },
    };
    written(&strategy::with(&game, &request, work)?)
}

/// The history of a hand for a pot, from what happened.
fn history(
    game: &str,
    set: &Posted,
    chips: &[(Seat, Cents)],
    events: &[Event],
) -> Result<Value, Error> {
    let Game::Pot(variant) = catalog::find(game)? else {
        return Err(Error::usage(format!(
            "{game} is not played for a pot: PHH has no word for it"
        )));
    };
    let (stakes, _) = catalog::stakes(variant, set)?;
    let mut scribe = Scribe::new(stakes, set);
    let mut chips: BTreeMap<Seat, Cents> = chips.iter().copied().collect();
    for event in &unveil(events) {
        match &event.what {
            What::Joined { seat, chips: with, .. } => {
                chips.insert(*seat, *with);
            }
            What::Bought { seat, amount, .. } => *chips.entry(*seat).or_default() += *amount,
            What::Left { seat, .. } => {
                chips.remove(seat);
            }
            What::Begun { .. } => scribe.look(&in_front(&chips)),
            _ => {}
        }
        match scribe.hear(event) {
            Heard::Written(history) => return written(&phh::write(&[history])),
            Heard::Unwritten(why) => return Err(Error::usage(why)),
            Heard::Nothing => {}
        }
    }
    Err(Error::usage("no hand was played to its end"))
}

/// A table as far as chips go.
fn in_front(chips: &BTreeMap<Seat, Cents>) -> Sight {
    let chair = |(seat, chips): (&Seat, &Cents)| Seated {
        seat: *seat,
        chips: Some(*chips),
        bet: Cents::ZERO,
        standing: "plays".into(),
    };
    Sight { chairs: chips.iter().map(chair).collect(), ..Sight::default() }
}

/// Rules whose number or text has all of these words.
fn search(words: &str) -> Vec<rules::Stated> {
    let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    let has = |rule: &&Rule| {
        let text = format!("{} {}", rule.id, rule.text).to_lowercase();
        !words.is_empty() && words.iter().all(|word| text.contains(word))
    };
    let books = BOOKS.iter().flat_map(|book| book.rules);
    let all = books.chain(law::reading::RULES.iter());
    all.filter(has).take(FOUND_MAX).map(rules::Stated::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(asked: &Asked) -> Result<Value, Error> {
        Shelf { folder: None }.answer(asked)
    }

    #[test]
    fn edges_are_those_of_the_command_line() {
        let asked = EdgeAsked { game: "uk/roulette".into(), ..EdgeAsked::default() };
        let prices = answer(&Asked::Edge(asked)).expect("priced");
        let red = prices["wagers"]
            .as_array()
            .and_then(|wagers| wagers.iter().find(|one| one["wager"] == "red"));
        assert_eq!(red.map(|red| red["edge"]["exact"].clone()), Some("1/74".into()));
    }

    #[test]
    fn rules_are_found_by_number_and_word() {
        let found = answer(&Asked::Search { words: Some("co:30-2808(3) banker".into()) });
        let found = found.expect("found");
        assert!(found.as_array().is_some_and(|rules| !rules.is_empty()), "{found}");
        assert_eq!(
            answer(&Asked::Search { words: Some(" ".into()) }).expect("none"),
            Value::from(Vec::<Value>::new())
        );
        let near = answer(&Asked::Game { id: "co/bacarat".into() }).expect_err("no such game");
        assert!(near.to_string().contains("co/baccarat"), "{near}");
    }
}
