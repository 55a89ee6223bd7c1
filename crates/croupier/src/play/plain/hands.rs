//! What is said of hands and decisions, in baccarat and at tables where each seat has a hand.

use super::{Session, Step, Stop, Talk, words};
use crate::play::session::{Place, Ranked};
use crate::play::talk::Talks;
use std::io::Write;

/// The commands of a table where each seat has a hand.
pub(super) fn help(session: &Session) -> String {
    let acts = session.acts().join(", ");
    let mut lines = vec![
        "bet WAGER AMOUNT   put that much more on a wager, e.g. bet ante 25".to_string(),
        "take WAGER         take a wager off again".into(),
        "clear              take everything off".into(),
        "deal               no more bets; the cards".into(),
        "repeat             the wagers of the last round again".into(),
        format!(
            "{acts:<18} decide, where the game asks; with an amount where one act has several"
        ),
    ];
    lines.push("advice             what best play would do, and what each choice is worth".into());
    if session.players_bank() {
        lines.push(
            "bank AMOUNT        put that much more up for the bank, when it is yours".into(),
        );
        lines.push("no                 let the bank that is offered to you go by".into());
    }
    lines.push("wagers             what can be wagered on, and what lies there".into());
    lines.push("odds WAGER         every line of a wager's pay table, with its rule".into());
    lines.push("quit               leave".into());
    format!("Commands:\n  {}", lines.join("\n  "))
}

impl<W: Write> Talk<W> {
    /// The question that you are asked.
    pub(super) fn asked(&self, menu: Vec<String>) -> String {
        if self.session.keeps_boards() {
            let three = self.session.held("player").points(3);
            let menu: Vec<String> = menu.into_iter().filter(|act| *act != "hit").collect();
            return format!("The player's total is {three}: {}?", menu.join(", "));
        }
        let mut seen = Vec::new();
        for (place, says) in [
            (Place::You, "you hold"),
            (Place::Dealer, "the dealer shows"),
            (Place::Board, "the board is"),
        ] {
            if let Some(hand) = self.session.ranked(place) {
                seen.push(format!("{says} {}", words::ranked(&hand)));
            }
        }
        words::capital(&format!("{}: {}?", seen.join("; "), menu.join(", ")))
    }

    /// Decides, and says what was put up or taken back.
    pub(super) fn decide(&mut self, act: &str) -> Result<(), Stop> {
        let before = self.session.at_stake();
        let made = self.session.decide(act)?;
        let taken = before - self.session.at_stake();
        let mut told: Vec<String> =
            made.iter().map(|(wager, amount)| format!("{amount} on {wager}")).collect();
        if made.is_empty() && taken > money::Cents::ZERO {
            told.push(format!("{taken} back"));
        }
        if !told.is_empty() {
            self.say(&format!("{}; {}.", told.join(", "), self.purse()))?;
        }
        Ok(())
    }

    /// What best play would do now. To work it out may take minutes, the first time.
    pub(super) fn advise(&mut self) -> Result<(), Stop> {
        let advice = self.session.advice()?;
        Ok(self.say(&words::advice(&advice))?)
    }

    /// What was decided for you when you left.
    pub(super) fn did(&self, act: &str) -> String {
        if self.session.keeps_boards() {
            format!("  you play {act}")
        } else {
            format!("  you {act}")
        }
    }

    /// What the dealer or a neighbour did, but for the settlement.
    pub(super) fn told(&self, step: &Step) -> String {
        let does = |spot: &str, verb: &str| match self.session.who(spot) {
            who if who == "you" => format!("  you {verb}"),
            who => format!("  {who} {verb}s"),
        };
        match step {
            Step::Dealt { to, card: Some(card) } => format!("{} {card}", does(to, "get")),
            Step::Dealt { to, card: None } => format!("{} a card face down", does(to, "get")),
            Step::Turned { of, card } => format!("{} {card}", does(of, "show")),
            Step::Decided { seat, act } if self.session.keeps_boards() => {
                format!("  {seat} plays {act}")
            }
            Step::Decided { seat, act } => format!("  {seat}: {act}"),
            Step::Settled => String::new(),
        }
    }

    /// Who held what, at a table where each seat has a hand.
    pub(super) fn hands(&self) -> Option<String> {
        if self.session.keeps_boards() {
            return None;
        }
        let session = &self.session;
        let shown = |place| session.ranked(place).filter(|_| session.at(place).open());
        let mut told = Vec::new();
        let mut tell = |says: &str, hand: &Ranked, after: &str| {
            told.push(format!("{says} {}{after}", words::ranked(hand)));
        };
        if let Some(hand) = session.ranked(Place::You) {
            tell("you have", &hand, "");
        }
        if let Some(hand) = shown(Place::Dealer) {
            let after = if session.unqualified() { " and does not qualify" } else { "" };
            tell("the dealer has", &hand, after);
        }
        if let Some(hand) = session.ranked(Place::Board) {
            tell("the board is", &hand, "");
        }
        (!told.is_empty()).then(|| words::capital(&format!("{}.", told.join("; "))))
    }
}
