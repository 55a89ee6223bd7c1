//! What the law lets a house choose, and the value it chose.

use money::{Cents, Odds, Rate};
use std::fmt;

/// The values a rule leaves to the house.
#[derive(Clone, Debug, PartialEq)]
pub enum Lawful {
    /// Yes or no.
    Flag,
    /// A whole number between two bounds, both lawful.
    Between(u32, u32),
    /// Percent with up to two decimals between two bounds, both lawful.
    Rate(Rate, Rate),
    /// One of these numbers.
    OneOf(&'static [u32]),
    /// One of these words.
    Word(Vec<&'static str>),
    /// Odds no worse than these.
    AtLeast(Odds),
    /// An amount between two bounds.
    Money(Cents, Cents),
    /// That many different suits, as letters.
    Suits(u8),
    /// That many different names, parted by commas; or `printed`, for the book's own.
    Names(u8),
    /// Such names for the numbers from 0 on; one that is itself a number keeps its place.
    Symbols(u8),
    /// An amount that the copy of the book has lost: `lost` until the operator supplies it.
    Supplied,
    /// `printed` for what the pay table in use prints, or an amount of at least that much.
    Printed(Cents),
    /// `printed` for the odds of the pay table in use, or odds no worse than these.
    PrintedOdds(Odds),
    /// From so many to so many amounts, none below the one before it, parted by `/`.
    Rising(u8, u8),
}

/// The largest unit, seed or supplied award: a million dollars, so that awards scaled to another
/// unit stay inside the range of money.
const UNIT_MAX: Cents = Cents::dollars(1_000_000);

/// A value a house posts, once read.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // the names say it
pub enum Value {
    Flag(bool),
    Number(u32),
    Word(String),
    Odds(Odds),
    Money(Cents),
    Rate(Rate),
}

impl Value {
    /// Yes or no.
    ///
    /// # Panics
    /// When it is something else: our own error.
    #[must_use]
    pub fn flag(&self) -> bool {
        let Value::Flag(yes) = self else { self.is_no("a flag") };
        *yes
    }

    /// A number.
    ///
    /// # Panics
    /// When it is something else: our own error.
    #[must_use]
    pub fn number(&self) -> u32 {
        let Value::Number(n) = self else { self.is_no("a number") };
        *n
    }

    /// A word.
    ///
    /// # Panics
    /// When it is something else: our own error.
    #[must_use]
    pub fn word(&self) -> &str {
        let Value::Word(word) = self else { self.is_no("a word") };
        word
    }

    /// An amount.
    ///
    /// # Panics
    /// When it is something else: our own error.
    #[must_use]
    pub fn money(&self) -> Cents {
        let Value::Money(amount) = self else { self.is_no("an amount") };
        *amount
    }

    /// A percentage.
    ///
    /// # Panics
    /// When it is something else: our own error.
    #[must_use]
    pub fn rate(&self) -> Rate {
        let Value::Rate(rate) = self else { self.is_no("a percentage") };
        *rate
    }

    /// An amount; none where the pay table in use prints it, or the book has lost it.
    ///
    /// # Panics
    /// When it is something else: our own error.
    #[must_use]
    pub fn amount(&self) -> Option<Cents> {
        match self {
            Value::Money(amount) => Some(*amount),
            Value::Word(word) if word == "printed" || word == "lost" => None,
            _ => self.is_no("an amount"),
        }
    }

    /// Odds; none where the pay table in use prints them.
    ///
    /// # Panics
    /// When it is something else: our own error.
    #[must_use]
    pub fn odds(&self) -> Option<Odds> {
        match self {
            Value::Odds(odds) => Some(*odds),
            Value::Word(word) if word == "printed" => None,
            _ => self.is_no("odds"),
        }
    }

    /// Stops at a value that is read as what its option does not hold.
    fn is_no(&self, what: &str) -> ! {
        // invariant: an option is read as what its law lets be posted.
        panic!("the posted value `{self}` is read as {what}")
    }
}

/// Whether a text is so many different suits.
fn suits(text: &str, n: usize) -> bool {
    let mut letters: Vec<char> = text.chars().collect();
    letters.sort_unstable();
    letters.dedup();
    let right = letters.len() == n && text.len() == n;
    right && letters.iter().all(|l| "cdhs".contains(*l))
}

/// Whether a text is so many different short names.
fn names(text: &str, n: usize) -> bool {
    let mut names: Vec<String> = text.split(',').map(|name| name.trim().to_lowercase()).collect();
    let short = |name: &String| (1..=20).contains(&name.chars().count());
    let whole = names.len() == n && names.iter().all(short);
    names.sort_unstable();
    names.dedup();
    // `|` parts the two segments between which a clapper rests.
    let apart = names.len() == n && !text.contains('|');
    whole && apart
}

impl Lawful {
    /// Reads a posted value; `None` when it is not one the law allows.
    #[must_use]
    pub fn read(&self, text: &str) -> Option<Value> {
        let number = || text.parse::<u32>().ok();
        let word = || Value::Word(text.to_string());
        match self {
            Lawful::Flag => text.parse().ok().map(Value::Flag),
            Lawful::Between(low, high) => {
                number().filter(|n| (low..=high).contains(&n)).map(Value::Number)
            }
            Lawful::Rate(low, high) => {
                text.parse().ok().filter(|rate| (low..=high).contains(&rate)).map(Value::Rate)
            }
            Lawful::OneOf(list) => number().filter(|n| list.contains(n)).map(Value::Number),
            Lawful::Word(list) => list.contains(&text).then(word),
            Lawful::AtLeast(least) => {
                let lawful = |odds: &Odds| odds >= least && *odds <= Odds::POSTED_MAX;
                text.parse().ok().filter(lawful).map(Value::Odds)
            }
            Lawful::Money(low, high) => {
                text.parse().ok().filter(|m| (low..=high).contains(&m)).map(Value::Money)
            }
            Lawful::Suits(n) => suits(text, usize::from(*n)).then(word),
            Lawful::Names(_) | Lawful::Printed(_) | Lawful::PrintedOdds(_)
                if text == "printed" =>
            {
                Some(word())
            }
            Lawful::Names(n) => names(text, usize::from(*n)).then(word),
            Lawful::Symbols(n) => {
                let apart = |(i, name): (usize, &str)| {
                    name.parse::<u64>().is_err() || name == i.to_string()
                };
                let placed = text.split(',').map(str::trim).enumerate().all(apart);
                Lawful::Names(*n).read(text).filter(|_| placed)
            }
            Lawful::Supplied if text == "lost" => Some(word()),
            Lawful::Supplied => {
                let lawful = |m: &Cents| !m.is_negative() && *m <= UNIT_MAX;
                text.parse().ok().filter(lawful).map(Value::Money)
            }
            Lawful::PrintedOdds(least) => Lawful::AtLeast(*least).read(text),
            Lawful::Rising(least, most) => {
                let amounts: Option<Vec<Cents>> =
                    text.split('/').map(|amount| amount.trim().parse().ok()).collect();
                let count = usize::from(*least)..=usize::from(*most);
                let amounts = amounts.filter(|all| count.contains(&all.len()))?;
                let rising = amounts.windows(2).all(|two| two[0] <= two[1]);
                let lawful = amounts.iter().all(|m| (Cents::ZERO..=UNIT_MAX).contains(m));
                (rising && lawful).then(word)
            }
            Lawful::Printed(low) => {
                text.parse().ok().filter(|m| (low..=&UNIT_MAX).contains(&m)).map(Value::Money)
            }
        }
    }
}

impl Lawful {
    /// A value as the law spells it, in whatever case it is written; what is none stays.
    #[must_use]
    pub fn spelled(&self, text: &str) -> String {
        let lower = text.to_lowercase();
        match self {
            _ if self.read(text).is_some() => text.to_string(),
            Lawful::Word(list) => {
                let known = list.iter().find(|word| word.eq_ignore_ascii_case(text));
                known.map_or(text, |word| word).to_string()
            }
            _ if self.read(&lower).is_some() => lower,
            _ => text.to_string(),
        }
    }

    /// Reads a value of the right kind that the law does not allow, for whoever asks what it would
    /// come to: a number up to twice the largest lawful one, any odds, any amount.
    ///
    /// # Errors
    /// Why it cannot be told.
    pub fn beyond(&self, text: &str) -> Result<Value, String> {
        let number = |most: u32| match (text.parse::<u32>(), most.saturating_mul(2)) {
            (Err(_), _) => Err("it is no whole number from 0 on".to_string()),
            (Ok(n), most) if n > most => Err(format!("nothing is made for more than {most}")),
            (Ok(n), _) => Ok(Value::Number(n)),
        };
        match self {
            Lawful::Between(_, high) => number(*high),
            Lawful::OneOf(list) => number(list.iter().copied().max().unwrap_or_default()),
            Lawful::AtLeast(_) | Lawful::PrintedOdds(_) => match text.parse::<Odds>() {
                Ok(odds) if odds <= Odds::POSTED_MAX => Ok(Value::Odds(odds)),
                Ok(_) => Err(format!("no odds are posted above {}", Odds::POSTED_MAX)),
                Err(_) => Err("it is no odds like 3:1".into()),
            },
            Lawful::Money(..) | Lawful::Printed(_) => match text.parse::<Cents>() {
                Ok(amount) if (Cents::ZERO..=UNIT_MAX).contains(&amount) => {
                    Ok(Value::Money(amount))
                }
                Ok(_) => Err(format!("an amount is from 0.00 to {}", UNIT_MAX.plain())),
                Err(_) => Err("it is no amount like 5.00".into()),
            },
            Lawful::Rate(..) => match text.parse::<Rate>() {
                Ok(rate) if rate <= Rate::percent(100) => Ok(Value::Rate(rate)),
                Ok(_) => Err("it is more than all of it".into()),
                Err(_) => Err("it is no percentage like 72.5".into()),
            },
            Lawful::Flag
            | Lawful::Word(_)
            | Lawful::Suits(_)
            | Lawful::Names(_)
            | Lawful::Symbols(_)
            | Lawful::Supplied
            | Lawful::Rising(..) => Err("it says nothing that could be counted".into()),
        }
    }

    /// What may be posted, for whoever posted this: that a number is whole is said to those who
    /// wrote something else.
    #[must_use]
    pub fn wanted(&self, posted: &str) -> String {
        match self {
            Lawful::Between(..) | Lawful::OneOf(_) if posted.parse::<u32>().is_err() => {
                format!("a whole number, {self}")
            }
            _ => self.to_string(),
        }
    }
}

impl fmt::Display for Lawful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lawful::Flag => f.write_str("true or false"),
            Lawful::Between(low, high) => write!(f, "{low} to {high}"),
            Lawful::Rate(low, high) => write!(f, "{low} to {high} percent, like 72.5"),
            Lawful::OneOf(list) => {
                let list: Vec<String> = list.iter().map(u32::to_string).collect();
                f.write_str(&list.join(", "))
            }
            Lawful::Word(list) => f.write_str(&list.join(", ")),
            Lawful::AtLeast(odds) => write!(f, "at least {odds}"),
            Lawful::Money(low, high) if *high == Cents::READ_MAX => {
                write!(f, "at least {}", low.plain())
            }
            Lawful::Money(low, high) => write!(f, "{} to {}", low.plain(), high.plain()),
            Lawful::Suits(1) => f.write_str("one suit of c, d, h, s"),
            Lawful::Suits(n) => write!(f, "{n} different suits of c, d, h, s, like \"hs\""),
            Lawful::Names(n) => {
                write!(f, "`printed`, or {n} different names of up to 20 signs, parted by commas")
            }
            Lawful::Symbols(n) => {
                write!(f, "{}, numbers in their own places", Lawful::Names(*n))
            }
            Lawful::Supplied => f.write_str("an amount, to be supplied by the operator"),
            Lawful::Printed(low) => {
                write!(f, "`printed`, by the pay table, or at least {}", low.plain())
            }
            Lawful::PrintedOdds(least) => {
                write!(f, "`printed`, by the pay table, or at least {least}")
            }
            Lawful::Rising(least, most) => {
                let count =
                    if least == most { most.to_string() } else { format!("{least} to {most}") };
                write!(f, "{count} amounts, none below the one before, like \"1.00/2.00\"")
            }
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Flag(yes) => write!(f, "{yes}"),
            Value::Number(n) => write!(f, "{n}"),
            Value::Word(word) => f.write_str(word),
            Value::Odds(odds) => write!(f, "{}:{}", odds.gain(), odds.unit()),
            Value::Money(amount) => f.write_str(&amount.plain()),
            Value::Rate(rate) => write!(f, "{rate}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(law: &Lawful, lawful: &[&str], unlawful: &[&str]) {
        for text in lawful {
            let value = law.read(text);
            assert!(value.is_some(), "{text} is lawful: {law}");
            assert_eq!(value.map(|v| v.to_string()).as_deref(), Some(*text));
        }
        for text in unlawful {
            assert_eq!(law.read(text), None, "{text} is unlawful: {law}");
        }
    }

    #[test]
    fn ranges_hold_below_at_and_above() {
        check(&Lawful::Between(5, 25), &["5", "6", "25"], &["4", "26", "5.5", "-5", "", "x"]);
        check(&Lawful::OneOf(&[6, 8]), &["6", "8"], &["7", "9"]);
        let rate = Lawful::Rate(Rate::percent(70), Rate::percent(100));
        let less = ["69.99", "100.01", "70.001", "70.", "-70", "", "7e1"];
        check(&rate, &["70", "72.5", "72.05", "100"], &less);
        let odds = Lawful::AtLeast(Odds::to(8, 1));
        check(&odds, &["8:1", "9:1", "17:2"], &["7:1", "15:2", "8:0", "printed"]);
        let money = Lawful::Money(Cents::dollars(1), Cents::dollars(5));
        check(&money, &["1.00", "5.00"], &["0.99", "5.01", "-1.00"]);
    }

    #[test]
    fn what_is_unlawful_can_be_read_as_what_it_would_be() {
        let beyond =
            |law: &Lawful, text: &str| law.beyond(text).ok().map(|value| value.to_string());
        let vigorish = Lawful::Between(5, 25);
        for (text, read) in [("0", true), ("4", true), ("50", true), ("51", false), ("x", false)] {
            assert_eq!(beyond(&vigorish, text).is_some(), read, "{text}");
        }
        assert_eq!(beyond(&Lawful::AtLeast(Odds::to(8, 1)), "7:1").as_deref(), Some("7:1"));
        assert_eq!(beyond(&Lawful::Word(vec!["win"]), "lose"), None);
    }

    #[test]
    fn words_are_known_in_any_case() {
        let tables = Lawful::Word(vec!["PT1", "printed"]);
        for (law, text, spelled) in [
            (&tables, "pt1", "PT1"),
            (&tables, "PRINTED", "printed"),
            (&tables, "pt9", "pt9"),
            (&Lawful::Flag, "True", "true"),
            (&Lawful::Suits(2), "HS", "hs"),
            (&Lawful::Between(1, 9), "6", "6"),
        ] {
            assert_eq!(law.spelled(text), spelled);
        }
    }

    #[test]
    fn words_flags_and_suits() {
        check(&Lawful::Flag, &["true", "false"], &["yes", "1", ""]);
        check(&Lawful::Word(vec!["win", "tie"]), &["win", "tie"], &["Win", "none"]);
        check(&Lawful::Suits(1), &["h"], &["", "x", "hh", "hs"]);
        check(&Lawful::Suits(2), &["hs", "cd"], &["hh", "h", "hsc"]);
        let three = Lawful::Names(3);
        check(&three, &["printed", "a,b,c"], &["", "a,b", "a,b,c,d", "a,b,B", "a,,c", "a,b,c|d"]);
        let wheel = Lawful::Symbols(3);
        let unlike = ["1,0,2", "a,b,0", "a,b,02", "a,b,3", "a,b", "a,b,B"];
        check(&wheel, &["printed", "a,b,c", "0,1,2", "0,b, 2"], &unlike);
        check(&Lawful::Supplied, &["lost", "0.00", "150.00"], &["", "-1.00", "gone"]);
        let cent = Lawful::Printed(Cents::new(1));
        let odds = Lawful::PrintedOdds(Odds::to(8, 1));
        check(&odds, &["printed", "8:1", "9:1"], &["", "7:1", "print"]);
        check(&cent, &["printed", "0.01", "1000000.00"], &["", "0.00", "1000000.01", "print"]);
    }
}
