//! What can be typed at a table of Chinese poker.

use super::session::{Session, Waits, who};
use crate::play::pot::told;
use crate::play::talk::money;
use pots::chinese::Act;
use table::Refusal;

const HELP: &str = "\
Commands:
  deal, next         the next hand
  set Kc / 9s 9d /   lay cards in front / middle / back; what is left over is discarded
  auto               lay them as the other players would
  declare            a clean sweep of 13-Card
  surrender          give a hand of 13-Card up, where the house allows it
  announce, show     stay in fantasy; open the hands
  table              the hand as you see it
  stacks             everybody's chips
  buy X              more chips, between hands
  rules              where the rules are
  quit               leave; a hand that is on is laid for you";

/// What a command did.
pub enum Reply {
    /// This is said, after what happened.
    Said(Vec<String>),
    /// The player leaves.
    Quit,
}

/// Obeys a command; the others then go on until you are asked.
///
/// # Errors
/// A refusal, after which nothing has changed.
pub fn obey(session: &mut Session, line: &str) -> Result<Reply, Refusal> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut said = Vec::new();
    match words.as_slice() {
        [] => {}
        ["deal" | "next"] => session.deal()?,
        ["set" | "declare" | "surrender" | "announce", ..] => {
            let act: Act = line.trim().parse()?;
            session.decide(&act)?;
        }
        ["auto"] => session.lay()?,
        ["show"] => session.keep_silent(),
        ["buy", amount] => {
            let stack = session.buy(money(amount)?)?;
            said.push(format!("You have {stack} now."));
        }
        ["stacks"] => said = stacks(session),
        ["table"] => said = table(session),
        ["rules"] => {
            let id = session.game().id();
            said.push(format!("`croupier rules {id}` lists the rules of this game."));
        }
        ["help"] => said.push(HELP.to_owned()),
        ["quit" | "exit"] => return Ok(Reply::Quit),
        _ => {
            let told = line.trim().escape_debug();
            let why = format!("`{told}` is no command; `help` lists them");
            return Err(Refusal::unknown(why));
        }
    }
    while session.waits() == Waits::Others {
        session.step()?;
    }
    Ok(Reply::Said(said))
}

/// What you are asked.
pub fn asked(session: &Session) -> Option<String> {
    let held = told::cards(&session.held());
    match session.waits() {
        Waits::Set => Some(format!("You hold {held}. set front / middle / back, or auto?")),
        Waits::Announce => Some("announce that you stay in fantasy, or show?".to_owned()),
        Waits::Deal | Waits::Others => None,
    }
}

/// How the evening went.
pub fn farewell(session: &Session) -> String {
    let (stack, hands) = (session.stack(), session.hands());
    let s = if hands == 1 { "" } else { "s" };
    let net = (stack - session.brought()).signed();
    format!("You leave with {stack} after {hands} hand{s}: {net}.")
}

fn stacks(session: &Session) -> Vec<String> {
    let line = |(seat, chips)| format!("  {}: {chips}", who(seat, session.you()));
    let mut lines: Vec<String> = session.stacks().map(line).collect();
    if session.taken() > money::Cents::ZERO {
        lines.push(format!("  the house has taken {}", session.taken()));
    }
    lines
}

/// Everybody's rows as you see them.
pub fn table(session: &Session) -> Vec<String> {
    let Some(sight) = session.sight() else { return vec!["  No hand is on.".to_owned()] };
    let line = |seen: &pots::chinese::SeatSight| {
        let rows = seen.rows.each_ref().map(|row| told::cards(row)).join(" / ");
        let held = match seen.held.len() {
            0 => String::new(),
            _ => format!("; in hand {}", told::cards(&seen.held)),
        };
        format!("  {}: {rows}{held}", who(seen.seat, session.you()))
    };
    sight.seats.iter().map(line).collect()
}
