//! One game in full: what hangs at its table, every pay table line by line, what a house may
//! choose, fees, meters, and what to type.
//!
//! ```
//! let game = croupier::about("uk/three-card-poker")?;
//! let pair_plus = game.tables.iter().find(|table| table.wager == "pair-plus").expect("offered");
//! assert!(pair_plus.lines.iter().any(|line| line.pays == "33 to 1"));
//! assert_eq!(game.seats_rule.id, "uk:5.9");
//! # Ok::<(), croupier::Error>(())
//! ```

use cards::AnyCard;
use catalog::{Choice, Error, Game, Listing};
use law::{BOOKS, Cite, Posted};
use serde::Serialize;
use table::{Bank, Cards, Chance, Limits, Made, Mark, PayLine, Sign, WagerInfo};

/// A game with all that can be said of it.
#[derive(Clone, Debug, Serialize)]
pub struct About {
    /// As the catalogue lists it.
    #[serde(flatten)]
    pub listing: Listing,
    /// Who banks it.
    pub bank: Bank,
    /// How many seats the table has.
    pub seats: u8,
    /// The rule of the seats.
    pub seats_rule: Cite,
    /// Where chance comes from, in words.
    pub chance: String,
    /// What a seat may decide by.
    pub acts: Vec<String>,
    /// The rule of decisions.
    pub acts_rule: Cite,
    /// Every wager by every pay table.
    pub tables: Vec<PayTable>,
    /// The options of fee schedules that such a table may post.
    pub fees: Vec<String>,
    /// How a player may decide, where `edge` prices several ways.
    pub strategies: Vec<&'static str>,
    /// What to type.
    pub examples: Vec<String>,
}

/// A wager by one of its pay tables.
#[derive(Clone, Debug, Serialize)]
pub struct PayTable {
    /// The wager's id; of several marks, what they are called together.
    pub wager: String,
    /// Its name.
    pub title: String,
    /// The pay table's id.
    pub paytable: String,
    /// How many marks on the layout bear it.
    pub marks: usize,
    /// When it is made; not known where the pay table cannot be opened as it stands.
    pub made: Option<Made>,
    /// What it may be.
    pub limits: Option<Limits>,
    /// What it pays.
    pub lines: Vec<PayLine>,
    /// What must be posted before such a table opens, if anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wants: Option<String>,
}

/// All that can be said of a game.
///
/// # Errors
/// When there is no such game, with ids that were perhaps meant.
pub fn about(id: &str) -> Result<About, Error> {
    let game = catalog::find(id)?;
    let id = game.id();
    let listing = catalog::listing(id)?;
    let table = game.open(&Posted::new())?;
    let sign = table.sign();
    Ok(About {
        bank: sign.bank,
        seats: sign.seats,
        seats_rule: sign.seats_rule,
        chance: chance(&sign.chance),
        acts: sign.words.iter().map(ToString::to_string).collect(),
        acts_rule: sign.decisions,
        tables: tables(&game, &listing),
        fees: schedules(&listing),
        strategies: strategies(&game),
        examples: examples(&game, sign),
        listing,
    })
}

/// The title of a book.
#[must_use]
pub fn book_title(id: &str) -> &'static str {
    BOOKS.iter().find(|book| book.id == id).map_or("", |book| book.title)
}

/// Where chance comes from.
fn chance(chance: &Chance) -> String {
    match chance {
        Chance::Shoe { cards, law, .. } => {
            let law = law.as_ref().map_or(String::new(), |law| {
                format!(", cut ({}), first card burned ({})", law.cut, law.burn)
            });
            format!("a shoe of {} that lasts{law}", counted(cards))
        }
        Chance::Deck { cards } => {
            format!("{}, shuffled before every hand", counted(cards))
        }
        Chance::Throw { of, faces } => format!("a {of} with {} outcomes", faces.len()),
    }
}

/// How many cards or tiles a pack holds, and how its jokers are written.
fn counted(pack: &Cards) -> String {
    let jokers = pack.all().filter(|card| *card == AnyCard::JOKER).count();
    let count = pack.all().count();
    match (jokers, pack.all().any(|card| card.tile().is_some())) {
        (_, true) => format!("{count} tiles (written by their ends: 4-5)"),
        (0, false) => format!("{count} cards"),
        (1, false) => format!("{count} cards with a joker (written X)"),
        (n, false) => format!("{count} cards with {n} jokers (each written X)"),
    }
}

/// Every wager by every pay table, in the order of the catalogue.
fn tables(game: &Game, listing: &Listing) -> Vec<PayTable> {
    let groups = listing.wagers.chunk_by(|a, b| a.group == b.group);
    groups.flat_map(|marks| of_wager(game, marks, &listing.options)).collect()
}

fn of_wager(game: &Game, marks: &[WagerInfo], options: &[Choice]) -> Vec<PayTable> {
    let Some(first) = marks.first() else { return Vec::new() };
    if first.paytables.is_empty() {
        return Vec::new();
    }
    // A side wager that a house need not offer is on the sign once it is, and so is what is made
    // beside it: everything is offered at once, where that is lawful.
    let unoffered =
        |option: &&Choice| option.name.starts_with("offers.") && option.default == "false";
    let offer = |option: &Choice| (option.name.clone(), "true".to_string());
    let all: Posted = options.iter().filter(unoffered).map(offer).collect();
    let own = format!("offers.{}", first.group);
    let alone: Posted = all.clone().into_iter().filter(|(name, _)| *name == own).collect();
    let base = if game.open(&all).is_ok() { all } else { alone };
    let one = |paytable: &&'static str| {
        let mut posted = base.clone();
        if first.paytables.len() > 1 {
            posted.insert(format!("paytable.{}", first.group), (*paytable).to_string());
        }
        let (mark, wants) = match game.open(&posted) {
            Ok(table) => (table.sign().mark(first.id).cloned(), None),
            Err(error) => (None, Some(error.to_string())),
        };
        let Some(Mark { made, limits, lines, .. }) = mark else {
            let beside = || "offered only beside another side wager of the table".to_string();
            return unopened(first, marks.len(), paytable, wants.or_else(|| Some(beside())));
        };
        PayTable {
            made: Some(made),
            limits: Some(limits),
            lines,
            ..unopened(first, marks.len(), paytable, wants)
        }
    };
    first.paytables.iter().map(one).collect()
}

fn unopened(first: &WagerInfo, marks: usize, paytable: &str, wants: Option<String>) -> PayTable {
    PayTable {
        wager: if marks == 1 { first.id.into() } else { first.group.into() },
        title: first.title.into(),
        paytable: paytable.into(),
        marks,
        made: None,
        limits: None,
        lines: Vec::new(),
        wants,
    }
}

/// The schedules whose options the table may post, each once: `F-C-3` is an option of `F-C`.
fn schedules(listing: &Listing) -> Vec<String> {
    let mut names: Vec<String> =
        crate::fees::of_game(listing.id).into_iter().map(|option| option.schedule).collect();
    names.dedup();
    names
}

/// How a player may decide, where several ways are priced.
fn strategies(game: &Game) -> Vec<&'static str> {
    use games::Entry;
    match game {
        Game::Banked(Entry::TwentyOne(_), _) => crate::price::twenty_one::STRATEGIES.to_vec(),
        Game::Banked(Entry::Duel(variant), _) => {
            let posting = variant.post(&Posted::new());
            let shape = posting.ok().map(|posting| posting.rules.plan.shape);
            let rules = odds::Rule::ALL.iter().map(|(name, _)| *name);
            let rules = rules.filter(|_| shape.is_some_and(odds::Rule::says));
            ["best", "never-fold", "mimic"].into_iter().chain(rules).collect()
        }
        Game::Banked(Entry::Nines(_), _) => vec!["best", "house-way", "draw", "stand"],
        Game::Banked(Entry::Pan(_) | Entry::Pokara(_), _) => vec!["best", "house-way", "stand"],
        Game::Banked(Entry::PaiGow(_), _) => vec!["house-way"],
        Game::Banked(Entry::Tiles(_), _) => vec!["best", "house-way"],
        Game::Banked(_, _) => Vec::new(),
        Game::Pot(_) | Game::Points(_) => vec!["tight", "loose", "caller", "random"],
    }
}

/// What to type.
fn examples(game: &Game, sign: &Sign) -> Vec<String> {
    let id = game.id();
    let mut lines = Vec::new();
    match game {
        Game::Banked(..) => {
            let first = sign.marks.iter().find(|mark| mark.made == Made::Before);
            let wager = first.map_or(String::new(), |mark| format!(" --wager {}", mark.group));
            lines.push(format!("croupier edge {id}{wager}"));
        }
        Game::Pot(_) => lines.push(format!("croupier equity {id} --hands random random")),
        Game::Points(_) => {}
    }
    lines.push(format!("croupier settle --template {id} > round.toml"));
    lines.push(format!("croupier play {id}"));
    lines.push(format!("croupier simulate {id} --rounds 1e6"));
    lines
}
