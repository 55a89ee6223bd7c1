//! `[[table]]`: what a table posts, read and held against what its game has options for.

use super::fields::{Fields, Reader, scalar};
use super::{Linked, Parts};
use crate::common::wagers;
use crate::house::{OddsShown, Places, Written};
use crate::notice::{Kind, Notice};
use crate::{decks, sift};
use catalog::{Error, Game};
use law::{Fault, Lawful, Opt, Posted};
use money::{Cents, Odds, Rate};
use std::collections::BTreeMap;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

const KEYS: [&str; 18] = [
    "id",
    "name",
    "game",
    "pit",
    "set",
    "limits",
    "seats",
    "decks",
    "fees",
    "offers",
    "marked",
    "odds",
    "notices",
    "wheel",
    "automated",
    "trial",
    "variation",
    "shuffler",
];

/// The limits of a table.
const LIMITS: [&str; 4] = ["min", "max", "side_min", "side_max"];

/// Values as they are posted, each with the places of its name and of itself.
type Values = BTreeMap<String, Value>;

struct Value {
    text: String,
    key: Range<usize>,
    span: Range<usize>,
}

impl Parts {
    /// Reads one table.
    pub(super) fn table(&mut self, reader: &Reader<'_>, found: (&DeTable<'_>, Range<usize>)) {
        let fields = Fields::new(reader, "table", found, &KEYS);
        let id = fields.needed("id", "a name of its own");
        let game = fields.needed("game", "a game's id, such as \"uk/roulette\"");
        if let (Some(id), Some(entry)) = (&id, fields.get("id"))
            && self.has(Linked::Table, id)
        {
            reader.wrong(&entry.span(), format!("`{id}` is another table, too"), "one id a table");
        }
        let (trial, variation) = (fields.text("trial"), fields.text("variation"));
        for (to, key, name) in
            [(Linked::Trial, "trial", &trial), (Linked::Variation, "variation", &variation)]
        {
            if let (Some(name), Some(entry)) = (name, fields.get(key)) {
                self.link(reader, to, name, &entry.span());
            }
        }
        let values = values(&fields);
        let hung = notices(&fields);
        let whole = id.is_some() && game.is_some();
        let (id, game) = (id.unwrap_or_default(), game.unwrap_or_default());
        let mut written = Written {
            name: fields.text("name"),
            pit: fields.text("pit"),
            posted: values
                .iter()
                .map(|(name, value)| (name.clone(), value.text.clone()))
                .collect(),
            places: places(&fields, &values, &hung),
            // That nobody sits there is for the law to judge.
            seats: fields.counted("seats", (1, 16)).map(|seats| seats as u8),
            offers: fields.list("offers").map(|all| all.into_iter().map(|(id, _)| id).collect()),
            marked: fields.words("marked"),
            odds: odds_shown(&fields),
            wheel: fields.names("wheel"),
            notices: hung.iter().map(|hung| hung.notice.clone()).collect(),
            automated: fields.flag("automated").unwrap_or(false),
            place: fields.place(),
            trial,
            variation,
            id,
            game,
        };
        let game = if written.game.is_empty() { None } else { known(&fields, &written) };
        match game {
            Some(game) => {
                fit(&fields, &game, &mut written);
                // What another book's game could be asked for is not the matter.
                let book = game.id().split_once('/').map_or("", |(book, _)| book);
                if self.book.is_some_and(|own| own.id != book) && written.trial.is_none() {
                    amounts(reader, &values);
                } else {
                    readable(reader, &game, &written.posted, &values);
                    about_wagers(reader, &game, &hung);
                }
            }
            None => amounts(reader, &values),
        }
        if whole {
            self.tables.push(written);
        }
    }
}

/// Limits are amounts whatever the game.
fn amounts(reader: &Reader<'_>, values: &Values) {
    for name in LIMITS {
        let Some(value) = values.get(name) else { continue };
        let law = Lawful::Money(Cents::new(1), Cents::READ_MAX);
        if law.read(&value.text).is_none() {
            let what = format!("{name} cannot be `{}`", value.text.escape_debug());
            reader.wrong(&value.span, what, wanted(&law, law.to_string(), &value.text));
        }
    }
}

/// The game of a table; a game on trial need not be known.
fn known(fields: &Fields<'_>, written: &Written) -> Option<Game> {
    match catalog::find(&written.game) {
        Ok(Game::Banked(entry, _)) => Some(Game::Banked(entry, None)),
        Ok(game) => Some(game),
        Err(_) if written.trial.is_some() => None,
        Err(error) => {
            let span = fields.get("game").map_or(0..0, Spanned::span);
            let what = format!("no game `{}` can be opened", written.game.escape_debug());
            fields.reader.wrong(&span, what, meant(&error));
            None
        }
    }
}

/// What whoever named an unknown game may have meant.
pub(super) fn meant(error: &Error) -> String {
    match error {
        Error::Unknown(unknown) if !unknown.near.is_empty() => unknown.near.join(" or "),
        _ => "a game's id; `croupier games` lists them".into(),
    }
}

/// Everything that a table posts as options of its game.
fn values(fields: &Fields<'_>) -> Values {
    let mut values = Values::new();
    if let Some((set, _)) = fields.table("set") {
        flatten(fields.reader, "", set, &mut values);
    }
    let mut also = |name: &str, entry: &Spanned<DeValue<'_>>| {
        let Some(text) = scalar(entry.get_ref()) else {
            let what = format!("`{name}` is no value that can be posted");
            return fields.reader.wrong(&entry.span(), what, "a number or a word in quotes");
        };
        let value = Value { text, key: entry.span(), span: entry.span() };
        if values.insert(name.to_string(), value).is_some() {
            let what = format!("`{name}` is posted in `set`, too");
            fields.reader.wrong(&entry.span(), what, "one of the two");
        }
    };
    if let Some((limits, span)) = fields.table("limits") {
        let limits = Fields::new(fields.reader, "limits", (limits, span), &LIMITS);
        for name in LIMITS {
            if let Some(entry) = limits.get(name) {
                also(name, entry);
            }
        }
    }
    for name in ["decks", "fees", "shuffler"] {
        if let Some(entry) = fields.get(name) {
            also(name, entry);
        }
    }
    values
}

/// Options may be written with dots or in quotes: `odds.tie.tie`, `"odds.tie.tie"`.
fn flatten(reader: &Reader<'_>, prefix: &str, table: &DeTable<'_>, values: &mut Values) {
    for (key, value) in table {
        let name = format!("{prefix}{}", key.get_ref());
        if let Some(below) = value.get_ref().as_table() {
            flatten(reader, &format!("{name}."), below, values);
            continue;
        }
        match scalar(value.get_ref()) {
            Some(text) if values.contains_key(&name) => {
                reader.wrong(&key.span(), format!("`{name}` is posted twice, once {text}"), "one");
            }
            Some(text) => {
                let value = Value { text, key: key.span(), span: value.span() };
                values.insert(name, value);
            }
            None => {
                let what = format!("`{name}` is no value that can be posted");
                reader.wrong(&value.span(), what, "a number, true or false, or a word in quotes");
            }
        }
    }
}

/// Where everything of a table stands: its keys, its options and its notices.
fn places(fields: &Fields<'_>, values: &Values, hung: &[Hung]) -> Places {
    let place = |span: &Range<usize>| fields.reader.text.place(span.start);
    let mut places = fields.places();
    places.extend(values.iter().map(|(name, value)| (name.clone(), place(&value.span))));
    for (at, hung) in hung.iter().enumerate() {
        places.insert(format!("notices.{at}"), place(&hung.span));
        places.extend(hung.says.iter().map(|says| (format!("notices.{at}.says"), place(says))));
    }
    places
}

fn odds_shown(fields: &Fields<'_>) -> OddsShown {
    match fields.word("odds", &["layout", "wall", "notices"]).as_deref() {
        Some("layout") => OddsShown::Layout,
        Some("wall") => OddsShown::Wall,
        _ => OddsShown::Notices,
    }
}

/// A notice, where it stands, and where its wager and what it says do.
struct Hung {
    notice: Notice,
    span: Range<usize>,
    says: Option<Range<usize>>,
    wager: Range<usize>,
}

/// Notices: `"limits"`, or `{ kind = "house-edge", wager = "perfect-pairs", says = "13.8" }`.
fn notices(fields: &Fields<'_>) -> Vec<Hung> {
    let Some(entry) = fields.get("notices") else { return Vec::new() };
    let names = Kind::ALL.map(Kind::name);
    let Some(list) = entry.get_ref().as_array() else {
        let expected = "a list, like [\"limits\", { kind = \"paytable\", says = \"PT1\" }]";
        fields.reader.wrong(&entry.span(), "`notices` is no list", expected);
        return Vec::new();
    };
    let mut notices = Vec::new();
    for one in list {
        let kind = |name: &str| Kind::ALL.into_iter().find(|kind| kind.name() == name);
        let (mut wager, mut said) = (one.span(), None);
        let (name, rest) = match one.get_ref() {
            DeValue::Table(table) => {
                let found = (table, one.span());
                let below =
                    Fields::new(fields.reader, "notice", found, &["kind", "wager", "says"]);
                let says = below.get("says").and_then(|says| {
                    let text = scalar(says.get_ref());
                    if text.is_none() {
                        let what = "`says` is no figure and no words";
                        fields.reader.wrong(&says.span(), what, "a number or words in quotes");
                    }
                    text
                });
                wager = below.get("wager").map_or(wager, Spanned::span);
                said = below.get("says").map(Spanned::span);
                (below.needed("kind", &names.join(", ")), (below.text("wager"), says))
            }
            DeValue::String(name) => (Some(name.to_string()), (None, None)),
            _ => {
                let what = format!("a notice is {}", below_text(fields, &one.span()));
                let expected = "its kind in quotes, or { kind = \"…\", says = \"…\" }";
                fields.reader.wrong(&one.span(), what, expected);
                continue;
            }
        };
        let Some(name) = name else { continue };
        let Some(kind) = kind(&name) else {
            let near = law::nearest(&name, names);
            let near = if near.is_empty() { names.to_vec() } else { near };
            let what = format!("there is no notice `{}`", name.escape_debug());
            fields.reader.wrong(&one.span(), what, near.join(", "));
            continue;
        };
        let notice = Notice { kind, wager: rest.0, says: rest.1 };
        notices.push(Hung { notice, span: one.span(), says: said, wager });
    }
    notices
}

/// What stands in a file, in short.
fn below_text(fields: &Fields<'_>, span: &Range<usize>) -> String {
    let text = fields.reader.text.text.get(span.clone()).unwrap_or_default();
    text.lines().next().unwrap_or_default().chars().take(40).collect()
}

/// A notice is about a wager of its table.
fn about_wagers(reader: &Reader<'_>, game: &Game, hung: &[Hung]) {
    let Game::Banked(entry, _) = game else { return };
    let known = wagers(entry);
    for Hung { notice, wager: span, .. } in hung {
        if notice.kind == Kind::Variation {
            continue;
        }
        let Some(wager) = notice.wager.as_deref().filter(|wager| !known.contains(wager)) else {
            continue;
        };
        let near = law::nearest(wager, known.iter().copied());
        let near = if near.is_empty() { known.clone() } else { near };
        let what =
            format!("a notice `{}` of `{wager}`, which the game does not have", notice.kind);
        let near: Vec<&str> = near.into_iter().take(12).collect();
        reader.wrong(span, what, near.join(", "));
    }
}

/// Posts what is written beside `set` as the options of the game.
fn fit(fields: &Fields<'_>, game: &Game, written: &mut Written) {
    let options = game.options();
    let has = |name: &str| options.iter().any(|option| option.name == name);
    if let Some(seats) = written.seats
        && has("seats")
    {
        let span = fields.get("seats").map_or(0..0, Spanned::span);
        if written.posted.insert("seats".into(), seats.to_string()).is_some() {
            fields.reader.wrong(&span, "`seats` is posted in `set`, too", "one of the two");
        }
    }
    offers_beside(fields, game);
    let Some(listed) = &written.offers else { return };
    for option in &options {
        let Some(wager) = option.name.strip_prefix("offers.") else { continue };
        // The game's own wagers stand, whatever the list leaves out.
        if is_own(game, wager) {
            continue;
        }
        let offered = listed.iter().any(|id| id == wager).to_string();
        let span = fields.get("offers").map_or(0..0, Spanned::span);
        if written.posted.insert(option.name.to_string(), offered).is_some() {
            let what = format!("`{}` is posted in `set`, too", option.name);
            fields.reader.wrong(&span, what, "one of the two");
        }
        if let Some(place) = written.places.get("offers").cloned() {
            // A wager that is not on the list is not offered by the list as a whole.
            written.places.entry(option.name.to_string()).or_insert(place);
        }
    }
}

/// The list of wagers on offer names those beside the game: one of the game itself, listed, would
/// seem to leave out the others.
fn offers_beside(fields: &Fields<'_>, game: &Game) {
    for (wager, span) in fields.list("offers").unwrap_or_default() {
        if is_own(game, &wager) {
            let what = format!("`{wager}` is a wager of the game itself, which stands unlisted");
            let expected = format!(
                "wagers beside the game; \"offers.{wager}\" = false in `set` takes out \
                 one of its own"
            );
            fields.reader.wrong(&span, what, expected);
        }
    }
}

/// Whether a wager is the game itself, not one beside it.
fn is_own(game: &Game, wager: &str) -> bool {
    let Game::Banked(entry, _) = game else { return false };
    let own = |info: &table::WagerInfo| info.group == wager || info.id == wager;
    entry.wagers().iter().any(|info| own(info) && info.kind == table::Kind::Main)
}

/// What cannot be read as what its option is, and what is no option at all.
fn readable(reader: &Reader<'_>, game: &Game, posted: &Posted, values: &Values) {
    let options = game.options();
    let whole = || values.values().map(|value| value.key.clone()).next().unwrap_or(0..0);
    let fixed =
        |name: &str| posted.get(name).is_some_and(|value| decks::is_fixed(game, name, value));
    for fault in sift(game, posted).faults {
        match fault {
            // The number of decks that a book fixes is the law's matter.
            Fault::Unknown { name, .. } if fixed(&name) => {}
            Fault::Unknown { name, near } => {
                let span = values.get(&name).map_or_else(whole, |value| value.key.clone());
                let near = if near.is_empty() { alike(&name, &options) } else { near };
                let near = if near.is_empty() {
                    "an option of the game; `croupier games --json` lists them".into()
                } else {
                    near.join(" or ")
                };
                reader.wrong(&span, format!("{} has no option `{name}`", game.id()), near);
            }
            Fault::Unlawful { name, posted, lawful, .. } => {
                let option = options.iter().find(|option| option.name == name);
                if option.is_none_or(|option| damaged(option, &posted)) {
                    let span = values.get(&name).map_or_else(whole, |value| value.span.clone());
                    let lawful = match option {
                        Some(option) => wanted(&option.lawful, lawful, &posted),
                        None => lawful,
                    };
                    reader.wrong(&span, format!("{name} cannot be `{posted}`"), lawful);
                }
            }
            Fault::Conflict { .. } => {}
        }
    }
}

/// What was expected instead of a text: of an amount or a percentage with too many decimals, that
/// it has fewer.
fn wanted(law: &Lawful, lawful: String, text: &str) -> String {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let fine = |part: &str| {
        let parts = part.trim().split_once('.');
        parts.is_some_and(|(whole, rest)| digits(whole) && digits(rest) && rest.len() > 2)
    };
    match law {
        Lawful::Rate(..) if fine(text) => format!("two decimals at most; {lawful}"),
        Lawful::Money(..) | Lawful::Supplied | Lawful::Printed(_) | Lawful::Rising(..)
            if text.split('/').any(fine) =>
        {
            format!("whole cents, two decimals at most; {lawful}")
        }
        _ => lawful,
    }
}

/// Options whose names begin as a wrong one does, up to its last dot.
fn alike(name: &str, options: &[Opt]) -> Vec<String> {
    let Some((prefix, _)) = name.rsplit_once('.') else { return Vec::new() };
    let prefix = format!("{prefix}.");
    let own = options.iter().filter(|option| option.name.starts_with(&prefix));
    own.map(|option| option.name.to_string()).take(8).collect()
}

/// Whether a value is not even of the kind that its option wants.
fn damaged(option: &Opt, text: &str) -> bool {
    let amount = |text: &str| text.trim().parse::<Cents>().is_ok_and(|m| !m.is_negative());
    match option.lawful {
        Lawful::Flag => true,
        Lawful::Between(..) | Lawful::OneOf(_) => text.parse::<u32>().is_err(),
        Lawful::Rate(..) => text.parse::<Rate>().is_err(),
        Lawful::Word(_) => option.name.starts_with("paytable") || option.name == "fees",
        Lawful::AtLeast(_) | Lawful::PrintedOdds(_) => text.parse::<Odds>().is_err(),
        Lawful::Money(..) | Lawful::Supplied | Lawful::Printed(_) => !amount(text),
        Lawful::Rising(..) => !text.split('/').all(amount),
        Lawful::Suits(_) | Lawful::Names(_) | Lawful::Symbols(_) => false,
    }
}
