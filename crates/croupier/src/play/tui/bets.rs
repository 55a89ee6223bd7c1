//! Chips on the table: what lies where, and how a chip more or less is told to the table.

use crate::play::session::{Session, Stop};
use catalog::Game;
use games::Entry;
use money::Cents;
use table::{
    Bet, Call, Chance, Change, Choice, Input, Kind, Lying, Made, Mark, Name, Refusal, Sight, Sign,
    Verb,
};

/// Chips of yours that lie together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lies {
    /// The wager's id.
    pub wager: Name,
    /// What it is called by: its id, with the number it has travelled to.
    pub name: String,
    /// Its title, with that number.
    pub title: String,
    /// How much.
    pub amount: Cents,
    /// The number it has travelled to; 0 while it has none.
    pub point: u8,
    /// `off` where it is out of play on the next throw, `on` where its owner has called it in.
    pub works: &'static str,
}

/// Whether wagers may stand from one round to the next.
pub fn stand(sign: &Sign) -> bool {
    matches!(sign.chance, Chance::Throw { .. })
}

/// Your wagers, in the order in which they came to the table.
fn yours<'a>(session: &Session, sight: &'a Sight) -> Vec<&'a Lying> {
    let you = session.you();
    sight.stakes.iter().filter(|lying| lying.seat == you && lying.owner.is_seat()).collect()
}

/// The same, those of one wager and one number together.
pub fn lying(session: &Session, sight: &Sight) -> Vec<Lies> {
    let point: u8 = sight.figure("point").and_then(|text| text.parse().ok()).unwrap_or(0);
    let mut list: Vec<Lies> = Vec::new();
    for lying in yours(session, sight) {
        let (wager, to) = (&lying.wager, lying.memory.point);
        if let Some(known) = list.iter_mut().find(|l| (&l.wager, l.point) == (wager, to)) {
            known.amount += lying.amount;
            continue;
        }
        let title = session.sign().mark(wager).map_or(wager, |mark| &mark.title);
        let (name, title) = match to {
            0 => (wager.to_string(), title.to_string()),
            n => (format!("{wager}-{n}"), format!("{title} {n}")),
        };
        let works = works(session.game(), wager, point, lying.memory.called);
        let (wager, amount) = (wager.clone(), lying.amount);
        list.push(Lies { wager, name, title, amount, point: to, works });
    }
    list
}

fn works(game: &Game, wager: &str, point: u8, called: Option<Call>) -> &'static str {
    match game {
        Game::Banked(Entry::Dice(_), _) if !games::dice::working(wager, point, called) => "off",
        Game::Banked(Entry::Dice(_), _) if point == 0 && called == Some(Call::On) => "on",
        _ => "",
    }
}

/// Your chips on a mark itself, and not travelled from it.
pub fn chips_on(session: &Session, sight: &Sight, wager: &str) -> Cents {
    let there = |l: &&&Lying| l.wager == wager && l.memory.point == 0;
    yours(session, sight).iter().filter(there).map(|l| l.amount).sum()
}

/// A choice of the menu by its verb and id.
pub fn choice(session: &Session, verb: Verb, id: &str) -> Option<Choice> {
    session.menu().into_iter().find(|choice| choice.verb == verb && choice.id == id)
}

/// The wagers that are made together with one, in equal amounts: itself first.
fn together(sign: &Sign, id: &str) -> Vec<Name> {
    let others = sign.equal.iter().filter(|all| all.iter().any(|other| other == id)).flatten();
    let mut ids: Vec<Name> = vec![id.to_string().into()];
    for other in others {
        if !ids.contains(other) {
            ids.push(other.clone());
        }
    }
    ids
}

/// Puts a chip on a wager, and on those that are made together with it. The first chips there are
/// at least the minimum.
///
/// # Errors
/// A refusal; nothing changed.
pub fn chip(session: &mut Session, id: &str, chip: Cents) -> Result<Cents, Stop> {
    let before = chips_on(session, &session.sight(), id);
    let limits = session.sign().mark(id).map(|mark| mark.limits);
    let least = limits.map_or(Cents::ZERO, |limits| limits.min);
    let fixed = limits.is_some_and(|limits| limits.min == limits.max);
    if stand(session.sign()) {
        let more = if before == Cents::ZERO { chip.max(least) } else { chip };
        stake(session, id, more)?;
        return Ok(before + more);
    }
    let total = match before {
        Cents::ZERO if fixed => least,
        before => (before + chip).max(least),
    };
    let ids = together(session.sign(), id);
    lay(session, &each(ids, total))?;
    Ok(total)
}

/// Takes a chip off, or what is left of a wager: first what was just put there, then what stands.
///
/// # Errors
/// A refusal; nothing changed.
pub fn unchip(session: &mut Session, lies: &Lies, chip: Cents) -> Result<(), Stop> {
    let (seat, wager) = (session.you(), lies.wager.clone());
    let limits = session.sign().mark(&wager).map(|mark| mark.limits);
    let least = limits.map_or(Cents::ZERO, |limits| limits.min);
    if !stand(session.sign()) {
        let left = lies.amount - chip;
        let left = if left < least { Cents::ZERO } else { left };
        let ids = together(session.sign(), &wager);
        return lay(session, &each(ids, left));
    }
    let change = |change| Input::Change { seat, wager: lies.name.clone(), change };
    let withdraw = lies.point == 0 && choice(session, Verb::Withdraw, &wager).is_some();
    if !withdraw {
        let less = if lies.amount > chip { Change::Reduce(chip) } else { Change::Take };
        return session.tell(change(less)).map(drop);
    }
    let sight = session.sight();
    // What was put there since the last throw lies above what stands.
    let fresh = yours(session, &sight).into_iter().rfind(|l| l.wager == wager);
    let left = fresh.map_or(Cents::ZERO, |l| l.amount) - chip;
    session.tell(Input::Withdraw { seat, wager: wager.to_string(), owner: table::Owner::Seat })?;
    if left >= least && left > Cents::ZERO {
        stake(session, &wager, left)?;
    }
    Ok(())
}

/// Calls a standing wager on, or off.
///
/// # Errors
/// A refusal; nothing changed.
pub fn call(session: &mut Session, lies: &Lies) -> Result<&'static str, Stop> {
    let (call, word) = if lies.works == "off" { (Call::On, "on") } else { (Call::Off, "off") };
    let (seat, wager) = (session.you(), lies.name.clone());
    session.tell(Input::Change { seat, wager, change: Change::Call(call) })?;
    Ok(word)
}

/// Takes off all that may come off, the last first.
///
/// # Errors
/// When the journal cannot be written; what must stay stays.
pub fn clear(session: &mut Session) -> Result<(), Stop> {
    let menu = session.menu();
    for choice in menu.iter().rev().filter(|choice| choice.verb == Verb::Withdraw) {
        let input = choice.input(session.you(), None, table::Cards::default());
        match session.tell(input) {
            Err(Stop::Failed(failure)) => return Err(failure.into()),
            Ok(_) | Err(Stop::Refused(_)) => {}
        }
    }
    Ok(())
}

/// The wagers of the last round again; what lies there already stays as it is.
///
/// # Errors
/// A refusal when there are none, or one cannot be made again.
pub fn repeat(session: &mut Session) -> Result<(), Stop> {
    let last = session.last().to_vec();
    if last.is_empty() {
        return Err(Refusal::unknown("there is no wager to repeat").into());
    }
    if !stand(session.sign()) {
        return lay(session, &last);
    }
    let sight = session.sight();
    let missing = |(id, _): &(Name, Cents)| chips_on(session, &sight, id) == Cents::ZERO;
    let missing: Vec<(Name, Cents)> = last.into_iter().filter(missing).collect();
    missing.into_iter().try_for_each(|(id, amount)| stake(session, &id, amount))
}

fn stake(session: &mut Session, id: &str, amount: Cents) -> Result<(), Stop> {
    let seat = session.you();
    session.tell(Input::Stake(Bet::new(seat, id, amount))).map(drop)
}

fn withdraw(session: &mut Session, wager: &str) -> Result<(), Stop> {
    let (seat, owner) = (session.you(), table::Owner::Seat);
    session.tell(Input::Withdraw { seat, wager: wager.to_string(), owner }).map(drop)
}

fn each(ids: Vec<Name>, amount: Cents) -> Vec<(Name, Cents)> {
    ids.into_iter().map(|id| (id, amount)).collect()
}

/// Makes wagers so much each, whatever lay there; where one is refused, all lie as they did.
fn lay(session: &mut Session, wanted: &[(Name, Cents)]) -> Result<(), Stop> {
    let sight = session.sight();
    let lain = |(id, _): &(Name, Cents)| (id.clone(), chips_on(session, &sight, id));
    let before: Vec<(Name, Cents)> = wanted.iter().map(lain).collect();
    let done = put(session, wanted);
    if let Err(Stop::Refused(_)) = done {
        put(session, &before)?;
    }
    done
}

fn put(session: &mut Session, wanted: &[(Name, Cents)]) -> Result<(), Stop> {
    for (id, amount) in wanted {
        let lies = chips_on(session, &session.sight(), id);
        if lies == *amount {
            continue;
        }
        if lies > Cents::ZERO {
            withdraw(session, id)?;
        }
        if *amount > Cents::ZERO {
            stake(session, id, *amount)?;
        }
    }
    Ok(())
}

/// Marks that are looked at together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Its title.
    pub title: String,
    /// Its marks, by number.
    pub marks: Vec<usize>,
}

/// A page: its title, in French where the layout is, and the wagers whose marks it holds.
type Bound = (&'static str, &'static str, &'static [&'static str]);

/// What is looked at together, in the order in which it is offered. A group bound in no page is a
/// page of its own.
const BOUND: [Bound; 24] = [
    ("Rage", "Rage", &["rage"]),
    ("Even chances", "Chances simples", &["red-or-black", "odd-or-even", "low-or-high"]),
    (
        "Dozens and columns",
        "Douzaines et colonnes",
        &["dozen", "column", "split-dozens", "split-columns"],
    ),
    ("Straight up", "En plein", &["straight-up"]),
    ("Splits", "À cheval", &["split"]),
    ("Streets", "En transversale", &["street"]),
    ("Corners", "En carré", &["first-four", "corner"]),
    ("Six lines", "Sixain", &["six-line"]),
    ("Lines", "", &["win-line", "dont-win-line", "behind-win-line", "behind-dont-win"]),
    ("Come", "", &["come", "dont-come", "behind-come", "behind-dont-come"]),
    ("Place to win", "", &["place-win"]),
    ("Place to lose", "", &["place-lose"]),
    (
        "One throw",
        "",
        &["field", "any-seven", "any-craps", "craps-2", "craps-3", "craps-12", "eleven"],
    ),
    ("Hardways", "", &["hardway"]),
    ("Faces", "", &["specific-pair", "specific-non-pair"]),
    ("Halves", "", &["small", "big", "odd", "even"]),
    ("Totals", "", &["total"]),
    ("Single dice", "", &["single-dice"]),
    ("Combinations", "", &["dice-combination"]),
    ("Doubles", "", &["specific-double"]),
    ("Triples", "", &["any-triple", "specific-triple"]),
    ("Four numbers", "", &["four-number"]),
    ("Three singles", "", &["three-single"]),
    ("Double and single", "", &["double-and-single"]),
];

/// The pages of a table, with none that is empty; one page where wagers are few.
pub fn pages(sign: &Sign) -> Vec<Page> {
    let mut all: Vec<usize> = (0..sign.marks.len()).collect();
    if !stand(sign) {
        // Main wagers first; what decisions make, or other wagers bear, is looked at last.
        let place = |mark: &Mark| (mark.made != Made::Before, mark.kind != Kind::Main);
        all.sort_by_key(|i| place(&sign.marks[*i]));
        return vec![Page { title: "Wagers".into(), marks: all }];
    }
    let french = sign.marks.iter().any(|mark| mark.title == "Rouge");
    let of = |group: &'static str| {
        let marks = sign.marks.iter().enumerate();
        marks.filter(move |(_, mark): &(usize, &Mark)| mark.group == group).map(|(i, _)| i)
    };
    let mut pages: Vec<Page> = Vec::new();
    for (english, francais, groups) in BOUND {
        let title = if french { francais } else { english };
        let marks: Vec<usize> = groups.iter().flat_map(|group| of(group)).collect();
        if !marks.is_empty() {
            pages.push(Page { title: title.to_string(), marks });
        }
    }
    let bound = |i: &usize| pages.iter().any(|page| page.marks.contains(i));
    let rest: Vec<usize> = all.into_iter().filter(|i| !bound(i)).collect();
    if !rest.is_empty() {
        pages.push(Page { title: "Symbols".into(), marks: rest });
    }
    pages
}
