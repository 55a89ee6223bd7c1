//! The commands that this table has.

use crate::play::session::{Score, Session};
use catalog::Game;
use games::Entry;
use money::Cents;
use table::{Bank, Bet, Chance, Input, Made, Office, Owner};

/// Columns of a command.
const WIDTH: usize = 22;

/// A command and what it does.
type Line = (String, &'static str);

/// Its commands, each with what it does.
pub(super) fn help(session: &Session) -> Vec<String> {
    let all = [before(session), during(session), rarely(session), looking(session)].concat();
    let line = |(command, does): Line| match command.len() {
        ..=WIDTH => vec![format!("  {command:<WIDTH$} {does}")],
        _ => vec![format!("  {command}"), format!("  {:<WIDTH$} {does}", "")],
    };
    std::iter::once("Commands:".into()).chain(all.into_iter().flat_map(line)).collect()
}

/// Where the rules of this game are told.
pub(super) fn rules(session: &Session) -> String {
    let id = &session.sign().id;
    format!("`croupier rules {id}` lists the rules of this game, `croupier rules RULE` tells one.")
}

/// How to bet on a layout, by example.
pub(super) fn examples(session: &Session) -> Option<String> {
    let Chance::Throw { of, .. } = &session.sign().chance else { return None };
    let Game::Banked(entry, _) = session.game() else { return None };
    let [a, b, c] = match entry {
        Entry::Roulette(_) if session.sign().mark("rage").is_some() => {
            ["bet straight-17 5", "bet red 10", "bet rage 5"]
        }
        Entry::Roulette(_) => ["bet straight-17 5", "bet red 10", "bet split-0-2 5"],
        Entry::Dice(_) => ["bet win-line 10", "bet field 5", "bet place-win-6 12"],
        Entry::SicBo(_) => ["bet small 10", "bet total-9 5", "bet single-dice-5 5"],
        Entry::BigSix(_) => ["bet G 10", "bet D 5", "bet A 1"],
        Entry::Baccarat(_)
        | Entry::Nines(_)
        | Entry::Pan(_)
        | Entry::PaiGow(_)
        | Entry::Tiles(_)
        | Entry::Pokara(_)
        | Entry::TwentyOne(_)
        | Entry::Duel(_) => return None,
    };
    Some(format!("Try `{a}`, `{b}`, `{c}`; then `{of}`, or an empty line."))
}

fn line(command: &str, does: &'static str) -> Line {
    (command.into(), does)
}

/// Whether anything is staked before a round.
pub(super) fn stakes(session: &Session) -> bool {
    session.sign().marks.iter().any(|mark| mark.made == Made::Before)
}

/// What is done before a round.
fn before(session: &Session) -> Vec<Line> {
    if !stakes(session) {
        return vec![line("deal", "the next hand")];
    }
    let mut lines = vec![
        line("bet WAGER AMOUNT", "put that much more on a wager"),
        line("take WAGER", "take it back, or down"),
        line("clear", "take back everything put down since the last round"),
        line("repeat", "the wagers of the last round again"),
    ];
    match &session.sign().chance {
        Chance::Throw { of, .. } => {
            lines.push(line("reduce WAGER AMOUNT", "take so much of a standing wager down"));
            lines.push(line(&format!("{of}, or nothing"), "no more bets"));
            lines.push(line("again", "repeat, and no more bets"));
        }
        Chance::Shoe { .. } | Chance::Deck { .. } => {
            let does = match session.sign().piece() {
                "tile" => "no more bets; the tiles",
                _ => "no more bets; the cards",
            };
            lines.push(line("deal", does));
        }
    }
    if session.sight().figure("shooter").is_some() {
        let does = "call a standing wager into play, or out of it";
        lines.push(line("on WAGER, off WAGER", does));
    }
    lines
}

/// What is decided.
fn during(session: &Session) -> Vec<Line> {
    let sign = session.sign();
    let mut lines = Vec::new();
    // Those of a showdown have a line of their own.
    let words = sign.words.iter().map(AsRef::as_ref);
    let words: Vec<&str> = words.filter(|word| !["show", "muck"].contains(word)).collect();
    if session.is_layout() && words.contains(&"shoot") {
        lines.push(line("pass, shoot", "pass the dice, take them up"));
    } else if !words.is_empty() {
        let does = "decide, where the game asks; with an amount or cards where it has them";
        lines.push(line(&words.join(", "), does));
    }
    match sign.office {
        Some(Office::Bank) => {
            lines.push(line("bank AMOUNT, no", "bank, or let the bank that is offered go by"));
        }
        Some(Office::Shoe) => {
            lines.push(line("shoe, no, pass", "take the shoe, let it go by, pass it on"));
        }
        _ => {}
    }
    if matches!(sign.bank, Bank::Pot | Bank::Points) {
        lines.push(line("auto", "let the house decide for you"));
        if sign.bank == Bank::Pot {
            lines.push(line("show, muck", "at a showdown: your hand, or not"));
        }
        lines.push(line("buy AMOUNT", "more chips, between hands"));
        lines.push(line("rebuy", "as much as you brought, once your chips are gone"));
        lines.push(line("sit-out, return [HOW]", "play no hand for a while, come back"));
        lines.push(line("move SEAT", "to a free seat, between hands; `menu` lists them"));
        if words.contains(&"kill") {
            let does = "on three cards, before anybody has a fourth; `deal` lets it pass";
            lines.push(line("kill", does));
        }
        let does = "so many have passed since the table opened: half hours are collected";
        lines.push(line("time MINUTES", does));
        let does = "speak, or put chips in; motions are parted by a /";
        lines.push(line("say \"WORDS\" CHIPS", does));
    }
    lines
}

/// What only some tables against a bank take, and rulings.
fn rarely(session: &Session) -> Vec<Line> {
    let (seat, amount) = (session.you(), Cents::dollars(5));
    let known = |owner| {
        let bet = |id: &str| Input::Stake(Bet { owner, ..Bet::new(seat, id, amount) });
        // Where nothing is staked at all the table says so of every wager.
        let marks = session.sign().marks.iter();
        marks.filter(|mark| mark.made == Made::Before).any(|mark| {
            let refused = session.check(&bet(&mark.id)).err();
            refused.is_none_or(|refusal| !refusal.why.starts_with("no wager"))
        })
    };
    let mut lines = Vec::new();
    if known(Owner::Dealer) {
        lines.push(line("tip WAGER AMOUNT", "a wager for the dealer"));
    }
    if known(Owner::Behind(1)) {
        lines.push(line("behind N WAGER AMOUNT", "a wager of somebody behind your seat"));
    }
    if session.sign().collection.is_some() {
        lines.push(line("coupons N", "use match-play coupons"));
    }
    lines.push(line("rule RULE KEY=VALUE…", "rule on an irregularity: seat=2 card=Qh …"));
    lines
}

/// What is looked at, and the way out.
fn looking(session: &Session) -> Vec<Line> {
    let mut lines = Vec::new();
    if stakes(session) {
        lines.push(line("wagers", "what can be wagered on, and what lies there"));
        lines.push(line("odds WAGER", "every line of a wager's pay table, with its rule"));
    }
    lines.push(line("menu", "everything you may do, and why not where you may not"));
    lines.push(line("table", "the table as you see it"));
    if session.is_layout() {
        lines.push(line("layout", "draw the layout with your chips"));
    }
    match session.score() {
        Score::Boards(..) => lines.push(line("boards", "the roads and counts of this shoe")),
        Score::Throws(..) => lines.push(line("boards", "what was thrown")),
        Score::None => {}
    }
    if session.advises() {
        lines.push(line("advice", "what best play would do, and what each choice is worth"));
    }
    lines.push(line("rules", "where the rules of this game are told"));
    let folds = session.sign().words.iter().any(|word| word == "fold");
    let (letters, do_what) =
        if folds { ("f, h", "fold; these commands") } else { ("h", "these commands") };
    lines.push(line(letters, do_what));
    lines.push(line("quit", "leave; what is on is played to its end"));
    lines
}
