//! A table for a pot through pipes: a command on each line, an answer in text.

#[cfg(test)]
mod tests;

use super::session::{Session, WORDS, Waits};
use super::told::{Line, cards, seen, who};
use crate::Failure;
use crate::play::talk::{self, Go, Stop, Talks, money};
use journal::chain::Closed;
use money::Cents;
use pots::{Exchange, Limit, Standing};
use std::io::{self, BufRead, Write};

const HELP: &str = "\
Commands:
  deal, next         the next hand
  fold, check, call  what you do when it is your turn
  bet X, raise X     X is what your bet of this round comes to
  bring, complete    the forced bet of stud, or a full one
  draw 9h 9c, pat    cards thrown away for others, or none
  discard Kd         a card thrown away for good
  expose, hide       the hidden card turned up, or not
  table              the hand as you see it
  stacks             everybody's chips
  buy X              more chips, between hands
  rules              the rules of this game in short
  quit               leave; a hand that is on is given up";

/// Plays until the input ends. The prompt is written before each command.
///
/// # Errors
/// When a history or the output cannot be written.
pub fn run(
    session: Session,
    prompt: &str,
    input: impl BufRead,
    out: impl Write,
) -> Result<(), Failure> {
    talk::run(Talk { session, out }, prompt, input).map(drop)
}

struct Talk<W: Write> {
    session: Session,
    out: W,
}

impl<W: Write> Talks for Talk<W> {
    fn out(&mut self) -> &mut dyn Write {
        &mut self.out
    }

    fn greet(&mut self) -> io::Result<()> {
        let (variant, seat) = (self.session.variant(), self.session.you());
        let (stack, players) = (self.session.stack(), self.session.stacks().len());
        let (title, id, stakes) = (variant.title, variant.id, stakes(&self.session));
        self.say(&format!(
            "{title} ({id}), {stakes}. You sit at seat {seat} of {players} with {stack}; `help` \
             lists commands."
        ))
    }

    fn announce(&mut self) -> io::Result<()> {
        for line in self.session.news() {
            self.tell(&line)?;
        }
        Ok(())
    }

    fn obey(&mut self, line: &str) -> Result<Go, Stop> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [] => {}
            ["deal" | "next"] => {
                self.session.deal()?;
                self.play_on()?;
            }
            [word, rest @ ..] if WORDS.contains(word) => {
                let act = self.session.read(word, rest)?;
                self.decide(act)?;
                self.play_on()?;
            }
            ["buy", amount] => {
                let stack = self.session.buy(money(amount)?)?;
                self.say(&format!("You have {stack} now."))?;
            }
            ["stacks"] => self.stacks()?,
            ["table"] => self.table()?,
            ["rules"] => self.rules()?,
            ["help"] => self.say(HELP)?,
            ["quit" | "exit"] => return Ok(Go::Quit),
            _ => return Err(talk::unknown(line)),
        }
        Ok(Go::On)
    }

    fn leave(&mut self) -> Result<(), Stop> {
        self.session.leave()?;
        self.announce()?;
        self.say(&farewell(&self.session))?;
        Ok(self.out.flush()?)
    }

    fn finish(&mut self) -> Result<Option<Closed>, Failure> {
        Ok(None)
    }
}

impl<W: Write> Talk<W> {
    fn tell(&mut self, line: &Line) -> io::Result<()> {
        self.say(&told(line))
    }

    /// A refusal is yours to mend; anything else ends the evening.
    fn decide(&mut self, act: pots::Act) -> Result<(), Stop> {
        self.session.allows(act)?;
        Ok(self.session.decide(act)?)
    }

    /// The others go on until you are asked or the hand is over.
    fn play_on(&mut self) -> Result<(), Stop> {
        while self.session.waits() == Waits::Others {
            self.session.step()?;
        }
        self.announce()?;
        if let Some(asked) = self.session.asked() {
            self.say(&asked)?;
        }
        Ok(())
    }

    fn stacks(&mut self) -> io::Result<()> {
        for (seat, bot, chips) in self.session.stacks() {
            let name = bot.map_or("you", crate::pot::bots::Bot::name);
            self.say(&format!("  seat {seat} ({name}): {chips}"))?;
        }
        match self.session.taken() {
            Cents::ZERO => Ok(()),
            taken => self.say(&format!("  the house has taken {taken}")),
        }
    }

    /// The hand as you see it.
    fn table(&mut self) -> io::Result<()> {
        let Some(sight) = self.session.sight() else { return self.say("  No hand is on.") };
        for (at, player) in sight.players().enumerate() {
            let button =
                if self.session.has_button() && sight.button == at { " button" } else { "" };
            let stands = match player.standing {
                Standing::In => "",
                Standing::AllIn => " all-in",
                Standing::Folded => " folded",
            };
            let name = who(player.seat, self.session.you());
            let (held, stack, bet) = (seen(player), player.stack, player.bet);
            self.say(&format!("  {name}{button}{stands}: {held}, {stack} behind, {bet} bet"))?;
        }
        for board in (0..2).filter(|board| !sight.board(*board).is_empty()) {
            self.say(&format!("  board: {}", cards(sight.board(board))))?;
        }
        self.say(&format!("  pot: {}", sight.pot))
    }

    /// How the game goes, street by street, each with its rule.
    fn rules(&mut self) -> io::Result<()> {
        for line in summary(&self.session) {
            self.tell(&line)?;
        }
        let id = self.session.variant().id;
        self.say(&format!("  `croupier rules {id}` lists all of them."))
    }
}

/// A line, its rule dimmed where somebody reads it on a terminal.
pub fn told(line: &Line) -> String {
    match line.rule {
        Some(rule) => format!("  {} {}", line.text, crate::cli::dim(&format!("({rule})"))),
        None => format!("  {}", line.text),
    }
}

/// How the evening went.
pub fn farewell(session: &Session) -> String {
    let (stack, hands) = (session.stack(), session.hands());
    let s = if hands == 1 { "" } else { "s" };
    let net = (stack - session.brought()).signed();
    format!("You leave with {stack} after {hands} hand{s}: {net}.")
}

/// What is played for: `fixed limit $2 and $4`.
pub fn stakes(session: &Session) -> String {
    let stakes = session.stakes();
    match stakes.limit {
        Limit::Fixed => format!("limits of {} and {}", stakes.small, stakes.big),
        Limit::Spread => format!("bets from {} to {}", stakes.small, stakes.big),
        Limit::Pot => format!("pot limit from {}", stakes.least_bet()),
        Limit::No => format!("no limit from {}", stakes.least_bet()),
    }
}

/// How a game goes: its streets and what wins.
pub fn summary(session: &Session) -> Vec<Line> {
    let variant = session.variant();
    let mut lines = Vec::new();
    for street in variant.streets {
        let exchange = match street.exchange {
            Exchange::Nothing => String::new(),
            Exchange::Draw(most) => format!(", a draw of up to {most}"),
            Exchange::Discard => ", a card thrown away".to_owned(),
            Exchange::Expose => ", the hidden card turned up or not".to_owned(),
        };
        let text = format!("{}{exchange}: {}", street.name, street.rule.text);
        lines.push(Line::by(street.rule, text));
    }
    for award in session.stakes().awards.iter().flatten() {
        let text = format!("{} wins: {}", award.name, award.rule.text);
        lines.push(Line::by(award.rule, text));
    }
    lines
}
