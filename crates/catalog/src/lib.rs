//! What there is: every game with its wagers, pay tables and options, and what an id stands for.
//! It stands above games with a bank and games between players, and does no IO.
//!
//! ```
//! use catalog::Game;
//!
//! let all = catalog::all();
//! let baccarat = all.iter().find(|listing| listing.id == "co/baccarat").expect("there");
//! let decks = baccarat.options.iter().find(|option| option.name == "decks").expect("an option");
//! assert_eq!((decks.default.as_str(), decks.rule.id), ("8", "co:30-2806(1)"));
//!
//! assert!(matches!(catalog::find("ca/razz")?, Game::Pot(_)));
//! assert_eq!(catalog::of_book("sg")?.len(), 1);
//! # Ok::<(), catalog::Error>(())
//! ```

mod absent;
mod error;

pub use absent::{absent, frees};
pub use error::{Error, Thing, Unknown};

use games::{CATALOG, Entry, Found};
use law::{BOOKS, Book, Breach, Cite, Fault, Lawful, Opt, Posted, Value, nearest};
use money::Cents;
use pots::chinese::Points;
use pots::fees::Collection;
use pots::ring::Ring;
use pots::{Forced, Stakes, Variant, chinese, sitting, variants};
use serde::Serialize;
use table::{Carried, Kind, Table, WagerInfo};

/// A game, as it is listed.
#[derive(Clone, Debug, Serialize)]
pub struct Listing {
    /// Its id.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// The id of its book.
    pub book: &'static str,
    /// What it is: banked by whom, for a pot or for points.
    pub kind: &'static str,
    /// The games it is akin to, as people call them.
    pub family: &'static str,
    /// The sections it rests on.
    pub rules: Vec<Cite>,
    /// Every wager that can be made.
    pub wagers: Vec<WagerInfo>,
    /// Everything the house may choose.
    pub options: Vec<Choice>,
}

/// Something the house may choose.
#[derive(Clone, Debug, Serialize)]
pub struct Choice {
    /// Its name, as it is posted.
    pub name: String,
    /// What holds where nothing is posted.
    pub default: String,
    /// What may be posted.
    pub lawful: String,
    /// The rule that says so.
    pub rule: Cite,
}

/// What an id stands for.
#[derive(Clone, Copy)]
pub enum Game {
    /// A game that somebody banks, and the wager that the id names, if it names one.
    Banked(Entry, Option<&'static str>),
    /// A game for a pot.
    Pot(&'static Variant),
    /// A game for points.
    Points(chinese::Game),
}

impl Game {
    /// What its rounds are called: hands, spins, throws, rounds.
    #[must_use]
    pub fn rounds(&self) -> String {
        match self {
            Game::Banked(entry, _) => format!("{}s", entry.chance().thrown().unwrap_or("round")),
            Game::Pot(_) | Game::Points(_) => "hands".into(),
        }
    }
}

impl Game {
    /// Opens a table of it.
    ///
    /// # Errors
    /// Everything wrong with what is posted.
    pub fn open(&self, posted: &Posted) -> Result<Box<dyn Table>, Error> {
        match self {
            Game::Banked(entry, _) => Ok(entry.open(posted)?),
            Game::Pot(variant) => {
                let (stakes, terms) = stakes(variant, posted)?;
                Ok(Box::new(Ring::open(stakes.into(), terms)))
            }
            Game::Points(game) => Ok(Box::new(Points::new(for_points(*game, posted)?))),
        }
    }

    /// Opens a table that goes on from what it carried.
    ///
    /// # Errors
    /// Everything wrong with what is posted, or what is wrong with what is carried.
    pub fn resume(&self, posted: &Posted, carried: &Carried) -> Result<Box<dyn Table>, Error> {
        match self {
            Game::Banked(entry, _) => Ok(entry.resume(posted, carried)?),
            Game::Pot(variant) => {
                let (stakes, terms) = stakes(variant, posted)?;
                Ok(Box::new(Ring::resume(stakes.into(), terms, carried)?))
            }
            Game::Points(game) => {
                Ok(Box::new(Points::resume(for_points(*game, posted)?, carried)?))
            }
        }
    }

    /// Everything the house may choose; collection fees of games between players are chosen
    /// besides, by the option `fees`.
    #[must_use]
    pub fn options(&self) -> Vec<Opt> {
        match self {
            Game::Banked(entry, _) => entry.options(),
            Game::Pot(variant) => {
                variant.options().into_iter().chain(house_options(variant)).collect()
            }
            Game::Points(game) => game.options(),
        }
    }

    /// Its id.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Game::Banked(entry, _) => entry.id(),
            Game::Pot(variant) => variant.id,
            Game::Points(game) => game.id(),
        }
    }

    /// Its title.
    #[must_use]
    pub fn title(&self) -> &'static str {
        match self {
            Game::Banked(entry, _) => entry.title(),
            Game::Pot(variant) => variant.title,
            Game::Points(game) => game.title(),
        }
    }
}

/// What a table for a pot posts: its stakes with their fees, and what its house settles beside.
///
/// # Errors
/// Everything wrong with it.
pub fn stakes(
    variant: &'static Variant,
    posted: &Posted,
) -> Result<(Stakes, sitting::Setup), Error> {
    let options = house_options(variant);
    let beside = |name: &str| options.iter().any(|option| option.name == name);
    let (beside, mut own): (Posted, Posted) =
        posted.clone().into_iter().partition(|(name, _)| beside(name));
    let fees = own.remove("fees").unwrap_or_else(|| "none".into());
    let (proven, mut faults) = law::examine(&options, &beside);
    let stakes = variant.post(&own).and_then(|stakes| stakes.with_fees(&fees));
    match stakes {
        Ok(stakes) if faults.is_empty() => {
            let kills = proven.get("kills").is_some_and(Value::flag);
            let kills = if kills { sitting::KillPots::On } else { sitting::KillPots::Off };
            let buy_in = proven.money("buy_in");
            if let Some(fees) = stakes.fees.as_ref().filter(|_| buy_in > Cents::ZERO) {
                let fault = |fault: Fault| Breach { faults: vec![fault] };
                fees.fit_buy_in(buy_in).map_err(fault)?;
            }
            Ok((stakes, sitting::Setup { buy_in, kills }))
        }
        stakes => {
            faults.extend(stakes.err().into_iter().flat_map(|breach| breach.faults));
            Err(Breach { faults }.into())
        }
    }
}

/// What a table for points posts.
fn for_points(game: chinese::Game, posted: &Posted) -> Result<chinese::Posting, Error> {
    let mut own = posted.clone();
    let fees = own.remove("fees").unwrap_or_else(|| "none".into());
    let rules = game.post(&own)?;
    let fault = |fault: Fault| Error::from(Breach { faults: vec![fault] });
    let fees = Collection::post(game.listed(), &fees).map_err(fault)?;
    chinese::Posting::new(rules, fees).map_err(fault)
}

/// What a house settles for a table for a pot beside its stakes.
fn house_options(variant: &Variant) -> Vec<Opt> {
    let ways = variant.own.ways;
    let money = Lawful::Money(Cents::ZERO, Cents::READ_MAX);
    let mut options = vec![Opt::new("buy_in", "0.00", money, ways.buys.broken)];
    if let sitting::Kills::Scoop(rule, _) = ways.kills {
        options.push(Opt::new("kills", "false", Lawful::Flag, rule));
    }
    options
}

/// Every game.
#[must_use]
pub fn all() -> Vec<Listing> {
    let banked = CATALOG.iter().map(banked_game);
    let pots = variants::all().map(pot);
    banked.chain(pots).chain(chinese::Game::ALL.into_iter().map(points)).collect()
}

/// The listing of a game, whatever the case of its id.
///
/// # Errors
/// When there is no such game, with ids that were perhaps meant.
pub fn listing(id: &str) -> Result<Listing, Error> {
    match find(id)? {
        Game::Banked(entry, _) => Ok(banked_game(&entry)),
        Game::Pot(variant) => Ok(pot(variant)),
        Game::Points(game) => Ok(points(game)),
    }
}

/// The games of a book.
///
/// # Errors
/// When there is no such book.
pub fn of_book(id: &str) -> Result<Vec<Listing>, Error> {
    let Book { id, .. } = book(id)?;
    Ok(all().into_iter().filter(|listing| listing.book == *id).collect())
}

/// The game that an id stands for, or the game and the wager.
///
/// # Errors
/// When it stands for none, with ids that were perhaps meant; or when nothing can be played from
/// the game's book, with the reading.
pub fn find(id: &str) -> Result<Game, Error> {
    let id = id.to_ascii_lowercase();
    let id = id.as_str();
    let points = chinese::Game::ALL.into_iter().find(|game| game.id() == id);
    match (variants::find(id), points) {
        (Some(variant), _) => Ok(Game::Pot(variant)),
        (None, Some(game)) => Ok(Game::Points(game)),
        (None, None) => match games::find(id) {
            Ok(Found { entry, wager, .. }) => Ok(Game::Banked(entry, wager)),
            Err(refusal) if refusal.rule.is_some() => Err(refusal.into()),
            Err(_) => Err(unknown(id).into()),
        },
    }
}

/// What is posted, names and words as the table spells them, in whatever case they are written.
#[must_use]
pub fn spelled(id: &str, posted: &Posted) -> Posted {
    let Ok(game) = find(id) else { return posted.clone() };
    let options = game.options();
    let plain = |name: &str| name.replace('-', "_").to_ascii_lowercase();
    let known = |name: &str| {
        let exact = options.iter().find(|option| option.name == name);
        exact.or_else(|| options.iter().find(|option| plain(&option.name) == plain(name)))
    };
    let one = |(name, text): (&String, &String)| match known(name) {
        // Of one option under two spellings the other stays, to be refused by its name.
        Some(option) if option.name == *name || !posted.contains_key(&*option.name) => {
            (option.name.to_string(), option.lawful.spelled(text))
        }
        _ => (name.clone(), text.clone()),
    };
    posted.iter().map(one).collect()
}

/// What is posted at the table of an id, spelled as the table does: an id that names a pay table
/// posts it, unless another is.
#[must_use]
pub fn posted_at(id: &str, posted: &Posted) -> Posted {
    let mut posted = spelled(id, posted);
    if let Ok(Found { wager: Some(wager), paytable: Some(paytable), .. }) = games::find(id) {
        posted.entry(format!("paytable.{wager}")).or_insert_with(|| paytable.to_string());
    }
    posted
}

/// The banked game of an id, and the wager that it names.
///
/// # Errors
/// When there is none, or it is played between players.
pub fn banked(id: &str) -> Result<(Entry, Option<&'static str>), Error> {
    match find(id)? {
        Game::Banked(entry, wager) => Ok((entry, wager)),
        Game::Pot(_) | Game::Points(_) => Err(Error::NotBanked { id: id.to_string() }),
    }
}

/// The pot game of an id.
///
/// # Errors
/// When there is none.
pub fn for_pot(id: &str) -> Result<&'static Variant, Error> {
    variants::find(id).ok_or_else(|| {
        let near = owned(nearest(id, variants::all().map(|variant| variant.id)));
        Unknown { what: Thing::PotGame, name: id.to_string(), at: None, near }.into()
    })
}

/// The book of an id.
///
/// # Errors
/// When there is none.
pub fn book(id: &str) -> Result<&'static Book, Error> {
    BOOKS.iter().find(|book| book.id.eq_ignore_ascii_case(id)).ok_or_else(|| {
        let near = BOOKS.iter().map(|book| book.id.to_string()).collect();
        Unknown { what: Thing::Book, name: id.to_string(), at: None, near }.into()
    })
}

/// What was perhaps meant: a wager of a game that is there, else a game.
fn unknown(id: &str) -> Unknown {
    let name = id.to_string();
    let parent =
        |entry: &&Entry| id.strip_prefix(entry.id()).is_some_and(|rest| rest.starts_with('/'));
    for entry in CATALOG.iter().filter(parent) {
        let wagers = entry.near(&id[entry.id().len() + 1..]);
        if !wagers.is_empty() {
            let near = wagers.iter().map(|wager| format!("{}/{wager}", entry.id())).collect();
            return Unknown { what: Thing::Wager, name, at: None, near };
        }
    }
    let mut near = nearest(id, CATALOG.iter().map(|entry| entry.id()));
    if near.is_empty() {
        let between = chinese::Game::ALL.into_iter().map(chinese::Game::id);
        near = nearest(id, variants::all().map(|variant| variant.id).chain(between));
    }
    Unknown { what: Thing::Game, name, at: None, near: owned(near) }
}

fn owned(names: Vec<&str>) -> Vec<String> {
    names.into_iter().map(String::from).collect()
}

fn banked_game(entry: &Entry) -> Listing {
    Listing {
        id: entry.id(),
        title: entry.title(),
        book: entry.book(),
        kind: entry.kind(),
        family: entry.family(),
        rules: entry.rules().to_vec(),
        wagers: entry.wagers(),
        options: entry.options().iter().map(choice).collect(),
    }
}

/// A game for a pot, and the money that moves in it.
fn pot(variant: &'static Variant) -> Listing {
    let forced: &[(&'static str, &'static str)] = match variant.forced {
        Forced::Door(_) => &[("ante", "Ante"), ("bring-in", "Bring-in")],
        Forced::Blinds | Forced::ThreeBlinds => {
            &[("blind", "Blind"), ("blind-dead", "Dead blind")]
        }
    };
    let wager = |&(id, title): &(&'static str, &'static str)| WagerInfo {
        id,
        title,
        group: id,
        kind: Kind::Main,
        paytables: Vec::new(),
    };
    let bets = [("bet", "Bet"), ("call", "Call"), ("raise", "Raise")];
    Listing {
        id: variant.id,
        title: variant.title,
        book: "ca",
        kind: "pot",
        family: "poker for a pot",
        rules: section(variant.id),
        wagers: forced.iter().chain(&bets).map(wager).collect(),
        options: variant.options().iter().chain(&house_options(variant)).map(choice).collect(),
    }
}

/// A game for points.
fn points(game: chinese::Game) -> Listing {
    Listing {
        id: game.id(),
        title: game.title(),
        book: "ca",
        kind: "points",
        family: "Chinese poker",
        rules: section(game.listed().id),
        wagers: Vec::new(),
        options: game.options().iter().map(choice).collect(),
    }
}

/// The first rule of a game between players, which stands for its section.
fn section(id: &str) -> Vec<Cite> {
    let prefix = format!("{}/", id.replacen('/', ":", 1));
    let rules = BOOKS.iter().flat_map(|book| book.rules);
    rules.filter(|rule| rule.id.starts_with(&prefix)).take(1).collect()
}

fn choice(option: &Opt) -> Choice {
    Choice {
        name: option.name.to_string(),
        default: option.default.to_string(),
        lawful: option.lawful.to_string(),
        rule: option.rule,
    }
}
