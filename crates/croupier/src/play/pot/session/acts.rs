//! What you type as an act: `raise 8`, `draw 9h 9c`, `pat`.

use super::{Session, Waits};
use cards::AnyCard;
use money::Cents;
use pots::{Act, Choice, Face, positions};
use table::Refusal;

/// The words that are acts.
pub const WORDS: [&str; 12] = [
    "fold", "check", "call", "bet", "raise", "complete", "bring", "draw", "pat", "discard",
    "expose", "hide",
];

impl Session {
    /// Reads an act of yours; an amount may be left out where the limit fixes it.
    ///
    /// # Errors
    /// When it is none, or names what you do not hold.
    pub fn read(&self, word: &str, rest: &[&str]) -> Result<Act, Refusal> {
        match (word, rest) {
            ("fold", []) => Ok(Act::Fold),
            ("check", []) => Ok(Act::Check),
            ("call", []) => Ok(Act::Call),
            ("bring", []) => Ok(Act::Bring),
            ("pat", []) => Ok(Act::Draw(0)),
            ("expose", []) => Ok(Act::Expose),
            ("hide", []) => Ok(Act::Hide),
            ("bet" | "raise" | "complete", []) => self.bare(word),
            ("bet" | "raise" | "complete", [amount]) => {
                let amount = amount.strip_prefix('$').unwrap_or(amount);
                let to: Result<Cents, money::ParseMoneyError> = amount.parse();
                to.map(Act::Raise).map_err(|error| Refusal::unknown(error.to_string()))
            }
            ("draw", cards) if !cards.is_empty() => Ok(Act::Draw(self.named(cards)?)),
            ("discard", [card]) => Ok(Act::Discard(self.named(&[card])?.trailing_zeros() as u8)),
            ("draw", _) => Err(Refusal::unknown("say which cards: `draw 9h 9c`, or `pat`")),
            ("discard", _) => Err(Refusal::unknown("say which card: `discard Kd`")),
            _ => Err(Refusal::unknown(format!("`{word}` stands by itself"))),
        }
    }

    /// A bet without an amount.
    fn bare(&self, word: &str) -> Result<Act, Refusal> {
        let Some(menu) = self.menu() else {
            return Err(Refusal::unknown(format!("you are not asked to {word} now")));
        };
        match menu.raise {
            Some(span) if span.min == span.max || word == "complete" => Ok(Act::Raise(span.min)),
            Some(span) => Err(Refusal::unknown(format!(
                "say how much: `{} {}` to {}",
                menu.word.text(),
                span.min.plain(),
                span.max.plain()
            ))),
            // The refusal says why nothing is possible.
            None => Ok(Act::Raise(Cents::dollars(1_000_000))),
        }
    }

    /// Positions of cards of yours, named by faces.
    fn named(&self, words: &[&str]) -> Result<u8, Refusal> {
        let held = self.held();
        let parsed: Result<Vec<AnyCard>, _> = words.iter().map(|word| word.parse()).collect();
        let cards = parsed.map_err(|error| Refusal::unknown(error.to_string()))?;
        positions(&held, &cards).ok_or_else(|| {
            let have = super::told::cards(&held);
            Refusal::unknown(format!("you hold {have}, not {}", words.join(" ")))
        })
    }

    /// Your cards.
    pub fn held(&self) -> Vec<AnyCard> {
        let (Some(sight), Some(place)) = (self.sight(), self.place()) else { return Vec::new() };
        sight.players().nth(place).map_or(Vec::new(), |seen| seen.cards().to_vec())
    }

    /// What you are asked, in words, with what can be answered.
    pub fn asked(&self) -> Option<String> {
        let Waits::You(choice) = self.waits() else { return None };
        let hand = super::told::cards(&self.held());
        let pot = self.sight().map_or(Cents::ZERO, |sight| sight.pot);
        let options = self.answers(choice).join(", ");
        Some(format!("You hold {hand}; {pot} in the pot. {options}?"))
    }

    /// The answers to a question, as they are typed.
    pub fn answers(&self, choice: Choice) -> Vec<String> {
        let mut answers: Vec<String> = Vec::new();
        let mut say = |text: &str| answers.push(text.to_owned());
        match (choice, self.menu()) {
            (Choice::Bet | Choice::Bring, Some(menu)) => {
                if menu.may_fold && !menu.may_check {
                    say("fold");
                }
                match (choice, menu.may_check) {
                    (Choice::Bring, _) => say(&format!("bring ({})", menu.call)),
                    (_, true) => say("check"),
                    (_, false) => say(&format!("call ({})", menu.call)),
                }
                if let Some(span) = menu.raise {
                    let word = menu.word.text();
                    let to = if span.min == span.max {
                        span.min.plain()
                    } else {
                        format!("{} to {}", span.min.plain(), span.max.plain())
                    };
                    say(&format!("{word} {to}"));
                }
            }
            (Choice::Draw(most), _) => {
                say(&format!("draw up to {most}"));
                say("pat");
            }
            (Choice::Discard, _) => say("discard one"),
            (Choice::Expose, _) => {
                if self.faces().contains(&Face::Down) {
                    say("expose");
                }
                say("hide");
            }
            (_, None) => {}
        }
        answers
    }
}
