//! What can be typed, and what comes of it.

use super::{Talk, help, listing, telling};
use crate::play::session::Waits;
use crate::play::talk::{self, Go, Stop, Talks, money};
use crate::play::words;
use money::Cents;
use std::io::Write;
use table::{Act, Bet, Call, Change, Choice, Input, Name, Owner, Refusal, Ruling, Seat, Verb};

impl<W: Write> Talk<W> {
    /// Obeys a command. A word of the menu comes before a command of the same name.
    pub(super) fn command(&mut self, line: &str) -> Result<Go, Stop> {
        let line = self.by_letter(line);
        let typed: Vec<&str> = line.split_whitespace().collect();
        match typed.as_slice() {
            [] | ["deal" | "next" | "no" | "pass" | "auto"]
                if self.session.waits() == Waits::Kill =>
            {
                self.session.pass();
                self.play_on()?;
                self.ask()?;
            }
            [] if self.session.is_layout() => self.begin()?,
            [] => {}
            ["quit" | "exit" | "leave"] => return Ok(Go::Quit),
            [word, ..] if self.session.waits() == Waits::Kill && self.is_another(word) => {
                let why = "the deal waits for you: `kill`, or `deal` on";
                return Err(Refusal::unknown(why).into());
            }
            [word, rest @ ..] if self.decides(word, rest) => self.decide(line)?,
            ["bet" | "take" | "clear" | "repeat" | "again" | "reduce" | "on" | "off", ..]
                if help::stakes(&self.session) =>
            {
                self.chips(line, &typed)?;
            }
            ["deal" | "next" | "spin" | "throw" | "roll"] => self.begin()?,
            _ if self.looks(&typed)? => {}
            _ => self.rarer(line, &typed)?,
        }
        Ok(Go::On)
    }

    /// The letters that mean the same at every table, as on the screen: `f` folds wherever there
    /// is a fold, and `h` lists the commands unless it hits.
    fn by_letter<'l>(&self, line: &'l str) -> &'l str {
        let has = |word: &str| self.session.sign().words.iter().any(|known| known == word);
        let hits = |choice: &Choice| choice.id == "hit" && choice.is_open();
        match line.trim() {
            "f" if has("fold") => "fold",
            "h" if self.session.menu().iter().any(hits) => "hit",
            "h" => "help",
            _ => line,
        }
    }

    /// Whether a word is a decision at this moment, or one that this table knows and whose refusal
    /// says why not now.
    fn decides(&self, word: &str, rest: &[&str]) -> bool {
        let named = |choice: &Choice| {
            choice.verb == Verb::Decide && choice.id.split(' ').next() == Some(word)
        };
        // `bet` and `take` are also what is done with chips.
        let chips = matches!(word, "bet" | "take") && !rest.is_empty();
        let decision = matches!(self.session.waits(), Waits::Decision | Waits::Turn(_));
        if self.session.menu().iter().any(named) {
            return !chips || decision;
        }
        let marks = !self.session.sign().marks.is_empty();
        (!chips || !marks) && self.session.sign().words.iter().any(|known| known == word)
    }

    /// Whether a word is a decision, and not to kill the pot.
    fn is_another(&self, word: &str) -> bool {
        word != "kill" && self.session.sign().words.iter().any(|known| known == word)
    }

    fn decide(&mut self, line: &str) -> Result<(), Stop> {
        let seat = self.session.you();
        let act: Act = line.parse()?;
        let menu = self.session.menu();
        let open = |word: &str| -> Vec<&Choice> {
            let named = |c: &&Choice| c.verb == Verb::Decide && c.id == word && c.is_open();
            menu.iter().filter(named).collect()
        };
        // What follows a word and is neither an amount nor cards was not meant so.
        if let (Some((word, _)), []) = (act.word.split_once(' '), open(&act.word).as_slice()) {
            let bare = Input::Decide { seat, act: Act::word(word.to_string()) };
            let refused = self.session.check(&bare).err().filter(|no| no.rule.is_some());
            return Err(match (open(word).first(), refused) {
                (Some(one), _) => Refusal::by(one.rule, typed(one)).into(),
                (None, Some(refused)) => refused.into(),
                (None, None) => talk::unknown(line),
            });
        }
        let input = match open(&act.word).as_slice() {
            [one] => {
                let span = one.amount.filter(|span| span.min < span.max);
                let picks = one.cards.is_some() && act.cards.is_empty();
                if span.is_some() && act.amount.is_none() || picks {
                    return Err(Refusal::by(one.rule, typed(one)).into());
                }
                one.input(seat, act.amount, act.cards)
            }
            _ => Input::Decide { seat, act },
        };
        self.act(input)
    }

    /// No more bets, or the next hand; then on until you are asked.
    fn begin(&mut self) -> Result<(), Stop> {
        let staked = help::stakes(&self.session);
        self.act(if staked { Input::Close {} } else { Input::Deal {} })
    }

    /// What is done with chips before a round.
    fn chips(&mut self, line: &str, typed: &[&str]) -> Result<(), Stop> {
        match typed {
            ["bet", wager @ .., amount] if !wager.is_empty() => {
                let (ids, total) = self.session.bet(&wager.join(" "), money(amount)?)?;
                let each = if ids.len() > 1 { " each" } else { "" };
                self.answer(&format!("{total}{each} on {}", ids.join(", ")))
            }
            ["take"] => self.word("take"),
            ["take", wager @ ..] => {
                let back = self.session.take(&wager.join(" "))?;
                self.answer(&format!("{back} back"))
            }
            ["reduce", wager @ .., amount] if !wager.is_empty() => {
                let before = self.session.purse().at_stake();
                self.change(&wager.join(" "), Change::Reduce(money(amount)?))?;
                let back = before - self.session.purse().at_stake();
                self.answer(&format!("{back} back"))
            }
            [called @ ("on" | "off"), wager @ ..] if !wager.is_empty() => {
                let call = if *called == "on" { Call::On } else { Call::Off };
                let wager = self.change(&wager.join(" "), Change::Call(call))?;
                self.answer(&format!("{wager} is {called} on come-out rolls"))
            }
            ["clear"] => {
                let back = self.session.clear()?;
                self.answer(&format!("{back} back"))
            }
            ["repeat"] => self.repeat(),
            ["again"] => {
                self.repeat()?;
                self.begin()
            }
            _ => Err(talk::unknown(line)),
        }
    }

    /// Changes a standing wager; answers what it is called by.
    fn change(&mut self, name: &str, change: Change) -> Result<String, Stop> {
        let (seat, wager) = (self.session.you(), self.session.standing(name));
        self.session.tell(Input::Change { seat, wager: wager.clone(), change })?;
        Ok(wager)
    }

    fn repeat(&mut self) -> Result<(), Stop> {
        let refused = self.session.repeat()?;
        if !refused.is_empty() {
            let one = |(id, refusal): &(Name, Refusal)| match refusal.rule {
                Some(rule) => format!("{id} ({rule})"),
                None => id.to_string(),
            };
            let list: Vec<String> = refused.iter().map(one).collect();
            self.say(&format!("Not again at this moment: {}.", list.join(", ")))?;
        }
        let total = self.session.purse().at_stake();
        self.answer(&format!("{total} on the table"))
    }

    /// Answers what was done with chips; then everybody else goes on.
    fn answer(&mut self, text: &str) -> Result<(), Stop> {
        self.say(&format!("{text}; {}.", self.purse()))?;
        if let Some(warning) = self.session.too_much() {
            self.say(&warning)?;
        }
        self.tell_others()?;
        self.play_on()
    }

    /// A decision of one word.
    fn word(&mut self, word: &'static str) -> Result<(), Stop> {
        let seat = self.session.you();
        self.act(Input::Decide { seat, act: Act::word(word) })
    }

    /// What is only looked at; whether it is such a command.
    fn looks(&mut self, typed: &[&str]) -> Result<bool, Stop> {
        let lines = match typed {
            ["wagers"] => listing::wagers(&self.session),
            ["odds", wager @ ..] if !wager.is_empty() => {
                listing::odds(&self.session, &wager.join(" "))?
            }
            ["menu"] => listing::menu(&self.session),
            ["boards" | "last"] => match listing::boards(&self.session) {
                Some(lines) => lines,
                None => return Ok(false),
            },
            ["table" | "stacks"] => listing::table(&self.session),
            ["layout"] => match listing::layout(&self.session) {
                Some(lines) => lines,
                None => return Ok(false),
            },
            ["rules"] => vec![help::rules(&self.session)],
            ["advice"] if self.session.advises() => vec![words::advice(&self.session.advice()?)],
            ["help"] => help::help(&self.session),
            _ => return Ok(false),
        };
        lines.iter().try_for_each(|line| self.say(line))?;
        Ok(true)
    }

    /// What not every table has; the table refuses what it does not know.
    fn rarer(&mut self, line: &str, typed: &[&str]) -> Result<(), Stop> {
        let seat = self.session.you();
        // Among players the button goes round, which has words of its own.
        let goes_round = !self.is_between_players();
        match typed {
            ["bank", amount] => {
                let amount = money(amount)?;
                self.act(Input::Bank { seat, amount, action: None })
            }
            ["no" | "decline"] if goes_round => self.word("decline"),
            ["shoe"] if goes_round => self.word("take"),
            ["pass"] if goes_round => self.word("pass"),
            ["shoot"] if goes_round => self.word("shoot"),
            ["show"] => self.act(Input::Show {}),
            ["auto"] => match self.session.cheapest() {
                Some(input) if self.session.waits() == Waits::Decision => self.act(input),
                _ => Err(Refusal::unknown("there is nothing to decide now").into()),
            },
            ["buy", amount] => self.act(Input::Buy { seat, amount: money(amount)? }),
            ["rebuy"] => match self.session.rebuy()? {
                Some(amount) => {
                    self.say(&format!("You bring another {amount}."))?;
                    self.play_on()?;
                    self.ask()
                }
                None => Err(Refusal::unknown("you have enough to play on").into()),
            },
            ["move", to] => self.moves(to),
            ["sit-out"] => self.act(Input::SitOut { seat }),
            ["time", minutes] => {
                let minutes: u64 = minutes.parse().map_err(|_| {
                    Refusal::unknown(format!("`{minutes}` is no number of minutes: time 30"))
                })?;
                self.act(Input::Time { seconds: minutes.saturating_mul(60) })
            }
            ["return", how @ ..] if how.len() < 2 => {
                let how = how.first().map(|how| Name::from((*how).to_string()));
                self.act(Input::Return { seat, how })
            }
            ["tip", wager @ .., amount] if !wager.is_empty() => {
                self.stake_for(Owner::Dealer, &wager.join(" "), money(amount)?)
            }
            ["behind", n, wager @ .., amount] if !wager.is_empty() => {
                let n = number(n)?;
                self.stake_for(Owner::Behind(n), &wager.join(" "), money(amount)?)
            }
            ["coupons", n] => self.act(Input::Coupons { seat, n: number(n)? }),
            ["rule", rule, pairs @ ..] => self.act(Input::Rule(ruling(rule, pairs)?)),
            ["say", ..] => {
                let said = line.trim_start().strip_prefix("say").unwrap_or(line);
                self.act(speech(seat, said)?)
            }
            _ => self.other(line),
        }
    }

    /// You change seats; whoever has to come back afterwards is told how.
    fn moves(&mut self, to: &str) -> Result<(), Stop> {
        let from = self.session.you();
        self.act(Input::Move { from, to: numbered(to)? })?;
        let back = |choice: &Choice| choice.verb == Verb::Return && choice.is_open();
        let menu = self.session.menu().into_iter().filter(back);
        let ways: Vec<String> = menu.map(|way| format!("`return {}`", way.id)).collect();
        if !ways.is_empty() {
            self.say(&format!("You play on by {}.", ways.join(" or ")))?;
        }
        Ok(())
    }

    /// A word that is no command: who is asked to decide is told by which rule it is no answer.
    fn other(&mut self, line: &str) -> Result<(), Stop> {
        if self.session.waits() == Waits::Decision
            && let Ok(act) = line.parse()
        {
            let input = Input::Decide { seat: self.session.you(), act };
            match self.session.check(&input) {
                Ok(()) => return self.act(input),
                Err(refusal) if refusal.rule.is_some() => return Err(refusal.into()),
                Err(_) => {}
            }
        }
        Err(talk::unknown(line))
    }

    fn stake_for(&mut self, owner: Owner, wager: &str, amount: Cents) -> Result<(), Stop> {
        let wager = self.session.find(wager)?.id.to_string();
        self.act(Input::Stake(Bet { owner, ..Bet::new(self.session.you(), wager, amount) }))
    }
}

/// How an answer is typed, to somebody who has typed it otherwise.
fn typed(choice: &Choice) -> String {
    let answer = telling::answers(std::slice::from_ref(choice), None).concat();
    let of = choice.cards.as_ref().map_or("card", |pick| table::piece(pick.from.iter().copied()));
    match (&choice.cards, choice.amount) {
        (Some(pick), _) if pick.most == 1 => format!("say which {of}: {answer}"),
        (Some(_), _) => format!("say which {of}s: {answer}"),
        (None, Some(span)) if span.min == span.max => {
            let amount = span.min.plain();
            format!("`{0}` stands by itself, or with its amount: {0} {amount}", choice.id)
        }
        (None, Some(_)) => format!("say how much: {answer}"),
        (None, None) => format!("`{}` stands by itself", choice.id),
    }
}

fn number(text: &str) -> Result<u8, Refusal> {
    let wrong =
        || Refusal::unknown(format!("`{}` is no number from 0 to 255", text.escape_debug()));
    text.parse().map_err(|_| wrong())
}

fn numbered(text: &str) -> Result<Seat, Refusal> {
    let found = number(text).ok().and_then(Seat::new);
    found.ok_or_else(|| Refusal::unknown(format!("no seat `{}`", text.escape_debug())))
}

/// A ruling: the rule, then what it concerns.
fn ruling(rule: &str, pairs: &[&str]) -> Result<Ruling, Refusal> {
    let mut ruling = Ruling { rule: rule.to_string(), ..Ruling::default() };
    for pair in pairs {
        let (key, value) = pair.split_once('=').unwrap_or((pair, "true"));
        let wrong = || Refusal::unknown(format!("`{}` says nothing here", pair.escape_debug()));
        match key {
            "card" => ruling.card = Some(value.parse().map_err(|_| wrong())?),
            "cards" => {
                let all: Result<_, _> = value.split(',').map(str::parse).collect();
                ruling.cards = all.map_err(|_| wrong())?;
            }
            "spot" => ruling.spot = Some(value.to_string()),
            "disclosed" => ruling.disclosed = Some(value.parse().map_err(|_| wrong())?),
            "seat" => ruling.seat = Some(numbered(value)?),
            "seats" => ruling.seats = value.split(',').map(numbered).collect::<Result<_, _>>()?,
            "wager" => ruling.wager = Some(value.to_string()),
            "amount" => ruling.amount = Some(money(value)?),
            "count" => ruling.count = Some(number(value)?),
            _ => return Err(wrong()),
        }
    }
    Ok(ruling)
}

/// What is said, and the chips put in with it: `"raise" 5 5`; motions are parted by a `/`.
fn speech(seat: Seat, text: &str) -> Result<Input, Refusal> {
    let text = text.trim();
    let quoted = text.strip_prefix('"').and_then(|rest| rest.split_once('"'));
    let (said, chips) = quoted.unwrap_or_else(|| {
        let chip = |c: char| c.is_ascii_digit() || c == '$' || c == '/';
        text.split_at(text.find(chip).unwrap_or(text.len()))
    });
    let motion = |motion: &str| -> Result<Vec<Cents>, Refusal> {
        motion.split_whitespace().map(money).collect()
    };
    let chips: Vec<Vec<Cents>> = chips.split('/').map(motion).collect::<Result<_, _>>()?;
    let chips = chips.into_iter().filter(|motion| !motion.is_empty()).collect();
    Ok(Input::Speak { seat, words: Name::from(said.trim().to_string()), chips })
}
