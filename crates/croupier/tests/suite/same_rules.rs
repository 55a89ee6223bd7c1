//! Whoever asks, the same hand is settled by the same rules: every golden round through `settle`,
//! at a table that is told what `play` tells it, through a journal that is replayed, and where it
//! is played for a pot as a history that is written, read and replayed. Line by line, with every
//! citation.

use cards::AnyCard;
use catalog::Game;
use croupier::phh::{self, Heard, History, Scribe};
use croupier::settle::{Round, Settled};
use croupier::telling::{Teller, Told};
use journal::{Heading, Recorder, replay};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use table::{
    Act, Ask, Bank, Event, Input, NewShoe, Refusal, Seat, Settlement, StoryLine, Table, Tape,
    Verbs as _, Viewer, What, story,
};

/// Games of every family, of which some golden round settles.
const FAMILIES: [&str; 22] = [
    "ca/archie",
    "ca/baccarat-9",
    "ca/caribbean-stud",
    "ca/double-board-omaha",
    "ca/face-up-chinese",
    "ca/lowball",
    "ca/match-it",
    "ca/no-limit-poker",
    "ca/seven-card-stud-hi-lo-8",
    "ca/texas-holdem",
    "ca/thirteen-card",
    "ca/three-card-poker-6-card-bonus",
    "ca/ultimate-texas-holdem",
    "co/baccarat",
    "co/eternal-baccarat",
    "uk/big-six",
    "uk/casino-holdem",
    "uk/dice",
    "uk/let-it-ride-three-card-bonus",
    "uk/roulette",
    "uk/sic-bo",
    "uk/three-card-poker",
];

/// Whether a round is owed something by hands that its file does not have: a kill that two wins
/// or a newcomer's way in asks for. Nobody can sit down and owe it.
fn follows_other_hands(round: &Round) -> bool {
    round.acts.iter().any(|act| act.ends_with("kill required"))
}

/// The golden rounds that settle and that a table can begin with, by name.
fn rounds() -> Vec<(String, Round, Settled)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../rounds");
    let files = fs::read_dir(folder).expect("rounds").map(|entry| entry.expect("a file").path());
    let settled = files.filter_map(|path| {
        let text = fs::read_to_string(&path).expect("a round");
        let round = Round::read(text.split("---\n").next()?).ok()?;
        let settled = round.settle().ok().filter(|_| !follows_other_hands(&round))?;
        Some((path.file_stem()?.to_string_lossy().into_owned(), round, settled))
    });
    settled.collect()
}

/// Every line with its rule, as `play` and `replay` print it; who sits where, and what goes round
/// before a hand, is not the hand's.
fn cited(events: &[Event]) -> Vec<Told> {
    let before = |event: &&Event| matches!(event.what, What::Office { .. } | What::Button { .. });
    let told = events.iter().filter(|event| !before(event));
    let lines = told.flat_map(|event| Teller { you: None }.tell(event));
    lines.filter(|line| line.rule.is_some()).collect()
}

fn settlements(events: &[Event]) -> Vec<Settlement> {
    let settled = events.iter().filter_map(|event| match &event.what {
        What::Settled(settlement) => Some((**settlement).clone()),
        _ => None,
    });
    settled.collect()
}

/// A round at a table of the catalogue, told as `play` tells it: people sit down, the cards lie
/// ready, whoever banks takes the bank in turn or the button is drawn for, and the round follows.
fn played(round: &Round, settled: &Settled) -> Result<Tape, Refusal> {
    let game = catalog::find(&round.game).expect("a game");
    let mut table = Tape::new(game.open(&round.posted()).expect("lawful"));
    let banker = round.player_dealer.as_ref().map(|bank| bank.seat);
    let mut people: BTreeSet<u8> = round.seat.iter().map(|chair| chair.n).collect();
    people.extend(banker);
    for n in people {
        let chair = round.seat.iter().find(|chair| chair.n == n);
        let buy = chair.and_then(|chair| chair.stack).map_or(money::Cents::ZERO, |stack| stack.0);
        table.say(Input::Join { seat: seat(n), buy, how: None })?;
    }
    ready(&mut table, round)?;
    for input in &settled.inputs {
        let input = match input {
            // Everybody sits there already.
            Input::Join { .. } => continue,
            Input::Card(drawn) if !drawn.card.is_known() => Input::Card(any(&table, round).into()),
            input => input.clone(),
        };
        table.say(input)?;
    }
    Ok(table)
}

fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

/// Cards that the round names.
fn named(round: &Round) -> Vec<AnyCard> {
    let texts = round.spots.values();
    texts.flat_map(|text| cards::parse_any_cards(text).expect("cards")).collect()
}

/// A card of the deck that the round leaves open.
fn any(table: &dyn Table, round: &Round) -> AnyCard {
    let deck = table.sight(Viewer::Croupier).deck;
    let known = named(round);
    *deck.iter().find(|card| !known.contains(card)).expect("a card is left")
}

/// What comes before the first wager or card.
fn ready(table: &mut Tape, round: &Round) -> Result<(), Refusal> {
    let shoe = Input::Shoe(NewShoe::default());
    if table.check(&shoe).is_ok() {
        table.say(shoe)?;
    }
    let banker = round.player_dealer.as_ref().map(|bank| seat(bank.seat));
    let first = round.seat.iter().map(|chair| chair.n).min();
    let button = round.button.or(first).map(seat);
    loop {
        let office = table.asks().into_iter().find_map(|ask| match ask {
            Ask::Office { seat, .. } if banker.is_some_and(|banker| banker != seat) => Some(seat),
            _ => None,
        });
        match (office, table.next()) {
            (Some(seat), _) => table.say(Input::Decide { seat, act: Act::word("decline") })?,
            (None, Ask::Card { to, .. }) if table.sign().bank == Bank::Pot => {
                // The highest card finds the button.
                let high = button.is_some_and(|seat| to == format!("seat{}", seat.n()));
                let out: Vec<AnyCard> = table.events().iter().filter_map(dealt).collect();
                let deck = "As 2c 2d 2h 2s 3c 3d 3h 3s 4c 4d";
                let deck = cards::parse_any_cards(deck).expect("cards");
                let skip = usize::from(!high);
                let card = deck.into_iter().skip(skip).find(|card| !out.contains(card));
                table.say(Input::Card(card.expect("a card").into()))?;
            }
            _ => return Ok(()),
        }
    }
}

fn dealt(event: &Event) -> Option<AnyCard> {
    if let What::Dealt { card, .. } = event.what { Some(card) } else { None }
}

/// What was told, kept in a journal and told again from there.
fn replayed(round: &Round, tape: &Tape) -> Vec<Event> {
    let open = |heading: &Heading| {
        let game = catalog::find(&heading.game).map_err(|error| error.to_string())?;
        game.open(&heading.posted).map_err(|error| error.to_string())
    };
    let (game, posted) = (round.game.clone(), round.posted());
    let heading = Heading { game, posted, ..Heading::default() };
    let (mut file, mut again) = (Vec::new(), open(&heading).expect("a table"));
    let mut recorder = Recorder::open(&mut file, heading).expect("open");
    for input in tape.inputs() {
        let events = again.tell(input.clone()).expect("it was accepted");
        recorder.told(input.clone(), events).expect("written");
    }
    recorder.finish().expect("closed");
    replay(file.as_slice(), open).unwrap_or_else(|error| panic!("{error}")).events
}

/// The hand as a history, written and read again; none where the format has no word for it.
fn history(round: &Round, tape: &Tape) -> Option<History> {
    let Ok(Game::Pot(variant)) = catalog::find(&round.game) else { return None };
    let (stakes, _) = catalog::stakes(variant, &round.posted()).expect("lawful");
    let mut scribe = Scribe::new(stakes, &round.posted());
    let mut table = catalog::find(&round.game).ok()?.open(&round.posted()).ok()?;
    let mut written = None;
    for input in tape.inputs() {
        if matches!(input, Input::Deal {}) {
            scribe.look(&table.sight(Viewer::Public));
        }
        for event in table.tell(input.clone()).expect("it was accepted") {
            if let Heard::Written(history) = scribe.hear(&event) {
                written = Some(history);
            }
        }
    }
    let text = phh::write(&[written?]);
    phh::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}")).pop()
}

/// Lines of money by the seats of the table: a history numbers players from the button's left, and
/// so tells in another order what all post at once. Who sits out is not in it.
fn told(events: &[Event], seats: Option<&History>) -> Vec<StoryLine> {
    let seats = seats.map(|history| history.fields["seats"].as_array().expect("seats").clone());
    let seated = |n: Seat| match &seats {
        None => n,
        Some(seats) => {
            let n = seats[usize::from(n.n()) - 1].as_integer().expect("a seat");
            seat(u8::try_from(n).expect("a seat"))
        }
    };
    let lines = story(events).into_iter().filter(|line| line.what != "sits out");
    let mut lines: Vec<StoryLine> =
        lines.map(|line| StoryLine { seat: line.seat.map(seated), ..line }).collect();
    let posts = events.iter().filter(|event| matches!(event.what, What::Posted { .. })).count();
    lines[..posts].sort_by_key(|line| line.seat);
    lines
}

#[test]
fn every_way_to_a_hand_cites_the_same_rules() {
    let mut wrong = Vec::new();
    let mut families: BTreeSet<&str> = BTreeSet::new();
    for (name, round, settled) in rounds() {
        families.insert(settled.game);
        let tape = match played(&round, &settled) {
            Ok(tape) => tape,
            Err(refusal) => {
                wrong.push(format!("{name}: {refusal}"));
                continue;
            }
        };
        let expected = (cited(&settled.events), settlements(&settled.events));
        assert!(!expected.0.is_empty(), "{name}: nothing is cited");
        let mut same = |way: &str, events: &[Event]| {
            let found = (cited(events), settlements(events));
            if found != expected {
                wrong.push(format!("{name} by {way}:\n{found:#?}\nand not\n{expected:#?}"));
            }
        };
        same("play", tape.all());
        same("a journal", &replayed(&round, &tape));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let missing: Vec<&&str> = FAMILIES.iter().filter(|game| !families.contains(*game)).collect();
    assert!(missing.is_empty(), "no golden round of {missing:?}");
}

#[test]
fn a_history_cites_the_same_rules() {
    let mut wrong = Vec::new();
    for (name, round, settled) in rounds().into_iter().filter(|(_, _, s)| s.pot().is_some()) {
        let tape = played(&round, &settled).unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
        let Some(history) = history(&round, &tape) else {
            // The format has no word for a ruling.
            if round.ruled.is_empty() {
                wrong.push(format!("{name} is not written"));
            }
            continue;
        };
        let events = history.events().unwrap_or_else(|defect| panic!("{name}: {defect}"));
        let (found, expected) = (told(&events, Some(&history)), told(&settled.events, None));
        if found != expected {
            wrong.push(format!("{name}:\n{found:#?}\nand not\n{expected:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
