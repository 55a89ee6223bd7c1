//! A round to be filled in: every place, wager, act and option that a game has, with what each
//! may be, as comments in a file that `croupier settle` reads.

use crate::Error;
use crate::currency::signed;
use cards::AnyCard;
use catalog::Game;
use games::Entry;
use games::duel::Stage;
use law::Posted;
use std::fmt::Write as _;
use table::{Bank, Cards, Chance, Kind, Made, Mark, Sign};

/// The file of a round of a game, to be filled in.
///
/// ```
/// let text = croupier::settle::template("uk/three-card-poker")?;
/// assert!(text.starts_with("game = \"uk/three-card-poker\""));
/// assert!(text.contains("seat1 = \"\""));
/// # Ok::<(), croupier::Error>(())
/// ```
///
/// # Errors
/// When there is no such game.
pub fn template(id: &str) -> Result<String, Error> {
    let game = catalog::find(id)?;
    let table = game.open(&Posted::new())?;
    let mut sign = table.sign().clone();
    if !has_board(&game)? {
        sign.spots.retain(|spot| *spot != "board");
    }
    let sign = &sign;
    let mut text = format!("game = \"{}\"  # {}\n", game.id(), game.title());
    text.push_str(&posted(&game)?);
    match sign.bank {
        Bank::House | Bank::PlayerDealer => banked(sign, &mut text),
        Bank::Pot | Bank::Points => between(sign, &mut text),
    }
    let _ = writeln!(
        text,
        "\n# What went wrong at the table; `croupier rules {}` lists what can be ruled.\n\
         # [[ruled]]\n# rule = \"…\"\n# at = \"settlement\"\n\n\
         # What must come out, by the names of --json, as much of it as matters:\n\
         # [expect]\n# net = {{ \"1\" = \"+10.00\" }}\n\
         # Or all that is printed, below a line of three dashes (---) at the end.",
        game.id()
    );
    Ok(signed(game.id(), &text))
}

/// Whether cards come to a board, where the table has a place for one.
fn has_board(game: &Game) -> Result<bool, Error> {
    let Game::Banked(Entry::Duel(variant), _) = game else { return Ok(true) };
    let posted = variant.post(&Posted::new())?;
    Ok(posted.rules.plan.stages.iter().any(|stage| matches!(stage, Stage::Board(..))))
}

/// Every option with its default, as a comment with what is lawful.
fn posted(game: &Game) -> Result<String, Error> {
    let listing = catalog::listing(game.id())?;
    let mut text =
        "\n# What the house posts; a line that is left out has this value.\n".to_string();
    text.push_str("[set]\n");
    for option in &listing.options {
        let (name, default) = (&option.name, &option.default);
        let name = if name.contains('.') { format!("\"{name}\"") } else { name.clone() };
        let quoted = default.parse::<i64>().is_err() && !["true", "false"].contains(&&**default);
        let value = if quoted { format!("\"{default}\"") } else { default.clone() };
        let _ = writeln!(text, "# {name} = {value}  # {} ({})", option.lawful, option.rule);
    }
    Ok(text)
}

/// A game that somebody banks: seats with bets and acts, and cards or throws.
fn banked(sign: &Sign, text: &mut String) {
    if sign.bank == Bank::PlayerDealer {
        let _ = writeln!(
            text,
            "\n[player_dealer]\nseat = 1\nwager = \"100.00\"  # what it puts up for the round\n\
             # action = 2  # the seat with the action button, where the book leaves it open"
        );
        if let Some(set) = set_in_words(sign) {
            let _ = writeln!(text, "# set = \"house-way\"  # or what it puts in front: \"{set}\"");
        }
    }
    let seat = if sign.bank == Bank::PlayerDealer { 2 } else { 1 };
    let made = made_first(sign);
    let _ = writeln!(text, "\n[[seat]]\nn = {seat}  # 1 to {} ({})", sign.seats, sign.seats_rule);
    if !sign.words.is_empty() {
        let _ = writeln!(
            text,
            "acts = []  # in the order asked: {} ({})",
            sign.words.join(", "),
            sign.decisions
        );
    }
    let _ = writeln!(text, "[seat.bets]");
    let open = |mark: &&Mark| mark.made == Made::Before;
    let groups = sign.marks.iter().filter(open).collect::<Vec<_>>();
    for marks in groups.chunk_by(|a, b| a.group == b.group) {
        let first = marks[0];
        let off = if made.contains(&&*first.id) { "" } else { "# " };
        let limits = &first.limits;
        let also = match marks.len() {
            1 => String::new(),
            n => format!(", and {} like it", n - 1),
        };
        let _ = writeln!(
            text,
            "{off}{} = \"{}\"  # {}{also}: {} to {} ({})",
            first.id,
            limits.min.max(money::Cents::dollars(10).min(limits.max)).plain(),
            first.title,
            limits.min,
            limits.max,
            limits.rule
        );
    }
    match &sign.chance {
        Chance::Throw { of, faces } => {
            let name = if &**of == "spin" { "spins" } else { "throws" };
            // Nothing is settled before it has shown something.
            let shown = faces.get(faces.len() / 2).map_or("", |(face, _)| &**face);
            let line = format!("\n{name} = [\"{shown}\"]  # what it showed, one after the other");
            // A list of the whole file stands before its first section.
            let end = text.find('\n').map_or(text.len(), |at| at + 1);
            text.insert_str(end, &line[1..]);
            text.insert(end + line.len() - 1, '\n');
        }
        Chance::Shoe { cards, .. } | Chance::Deck { cards } => spots(sign, seat, cards, text),
    }
}

/// The wagers that somebody who plays makes first: the first main one, with those that must be
/// made beside it.
fn made_first(sign: &Sign) -> Vec<&str> {
    let before = || sign.marks.iter().filter(|mark| mark.made == Made::Before);
    let first = before().find(|mark| mark.kind == Kind::Main).or_else(|| before().next());
    let Some(first) = first else { return Vec::new() };
    let alike = sign.equal.iter().filter(|equal| equal.contains(&first.id)).flatten();
    [&first.id].into_iter().chain(alike).map(|id| &**id).collect()
}

/// How a hand is set, where one is.
fn set_in_words(sign: &Sign) -> Option<&'static str> {
    let (Chance::Shoe { cards, .. } | Chance::Deck { cards }) = &sign.chance else { return None };
    let sets = sign.words.iter().any(|word| &**word == "set");
    let tiles = cards.all().any(|card| card.tile().is_some());
    sets.then_some(if tiles { "set 2-4 1-2" } else { "set Td 7h" })
}

/// The places of the first seat and of everybody.
fn spots(sign: &Sign, seat: u8, pack: &Cards, text: &mut String) {
    let what = if pack.all().any(|card| card.tile().is_some()) {
        "tiles in the order received: \"6-6 4-5\""
    } else if pack.all().any(|card| card == AnyCard::JOKER) {
        "cards in the order received: \"Ah Tc X\"; X is a joker"
    } else {
        "cards in the order received: \"Ah Tc\""
    };
    let _ = writeln!(text, "\n[spots]  # {what}");
    places(sign, seat..=seat, text);
}

/// The places of some seats and of everybody; hands of a split are named in a comment.
fn places(sign: &Sign, seats: std::ops::RangeInclusive<u8>, text: &mut String) {
    // What is burned in a hand between players is nobody's to write down.
    for spot in sign.spots.iter().filter(|spot| &***spot != "burn") {
        let own = spot.strip_prefix("seat").map(|rest| rest.split_once('.').unwrap_or((rest, "")));
        match own.map(|(n, hand)| (n.parse::<u8>(), hand)) {
            Some((Ok(n), "")) if seats.contains(&n) => {
                let _ = writeln!(text, "{spot} = \"\"");
            }
            Some((Ok(n), "1" | "2")) if seats.contains(&n) => {
                let _ =
                    writeln!(text, "# \"{spot}\" = \"\"  # after a split, in place of seat{n}");
            }
            Some(_) => {}
            None => {
                let _ = writeln!(text, "{spot} = \"\"");
            }
        }
    }
}

/// A game between players: stacks, acts and cards.
fn between(sign: &Sign, text: &mut String) {
    let end = text.find('\n').map_or(text.len(), |at| at + 1);
    let acts = format!(
        "button = 1\nacts = []  # \"1 {}\" and so on ({})\n# fees = \"none\"\n",
        sign.words.join("\", \"1 "),
        sign.decisions
    );
    text.insert_str(end, &acts);
    for n in 1..=3 {
        let _ = writeln!(text, "\n[[seat]]\nn = {n}\nstack = \"200.00\"");
    }
    let _ = writeln!(text, "\n[spots]  # all cards a place receives, in order");
    places(sign, 1..=3, text);
}
