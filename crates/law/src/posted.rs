//! Posted values against the law: a table opens only with values proven lawful.

use crate::{Cite, Lawful, Value, nearest};
use money::{Cents, Odds, Rate};
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;

/// What a house posts: option names and values as text.
pub type Posted = BTreeMap<String, String>;

/// A choice the law leaves to the house.
#[derive(Clone, Debug)]
pub struct Opt {
    /// Its name, snake case, the same at every table.
    pub name: Cow<'static, str>,
    /// The value when nothing is posted.
    pub default: Value,
    /// What may be posted.
    pub lawful: Lawful,
    /// The rule that leaves the choice, or the reading that opens it.
    pub rule: Cite,
    /// The rule that a number above all lawful ones breaks, where it is another.
    pub above: Option<Cite>,
}

impl Opt {
    /// An option with its default written as it would be posted.
    ///
    /// # Panics
    /// When the default is not lawful: our own error.
    #[must_use]
    pub fn new(
        name: impl Into<Cow<'static, str>>,
        default: &str,
        lawful: Lawful,
        rule: Cite,
    ) -> Opt {
        let name = name.into();
        let Some(value) = lawful.read(default) else {
            // invariant: what a table has when nothing is posted may be posted.
            panic!("the default of {name}, `{default}`, is not lawful: {lawful}")
        };
        Opt { name, default: value, lawful, rule, above: None }
    }

    /// The same where a number above all lawful ones breaks another rule.
    #[must_use]
    pub fn above(self, rule: Cite) -> Opt {
        Opt { above: Some(rule), ..self }
    }

    /// Reads a value of the right kind that the law does not allow, for whoever asks what it would
    /// come to.
    ///
    /// # Errors
    /// Why it cannot be told.
    pub fn beyond(&self, text: &str) -> Result<Value, String> {
        let capped = match self.name.as_ref() {
            "decks" => Some((DECKS_COUNTED, "a shoe is counted up to 20 decks")),
            "vigorish" => Some((100, "no more than a whole win can be taken")),
            "seats" => Some((16, "no table has so many seats")),
            name if name.ends_with("_seat") => return Err("there is no such seat".into()),
            name if name.starts_with("percent.") => {
                Some((100, "no more than all of a meter can be paid"))
            }
            _ => None,
        };
        match (capped, text.parse::<u32>()) {
            (Some((most, why)), Ok(n)) if n > most => Err(why.into()),
            (Some(_), Ok(n)) => Ok(Value::Number(n)),
            _ => self.lawful.beyond(text),
        }
    }

    /// The rule that a value breaks which is not lawful.
    fn broken_by(&self, text: &str) -> Cite {
        let most = match &self.lawful {
            Lawful::Between(_, most) => Some(*most),
            Lawful::OneOf(list) => list.iter().max().copied(),
            _ => None,
        };
        let high = most.zip(text.parse::<u32>().ok()).is_some_and(|(most, n)| n > most);
        self.above.filter(|_| high).unwrap_or(self.rule)
    }
}

/// The most decks that a shoe is counted with, lawful or not.
pub const DECKS_COUNTED: u32 = 20;

/// One thing wrong with what is posted.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// A value outside the law.
    Unlawful {
        /// The option.
        name: String,
        /// What was posted.
        posted: String,
        /// What may be posted.
        lawful: String,
        /// The rule broken.
        rule: Cite,
    },
    /// No such option at this table.
    Unknown {
        /// What was posted.
        name: String,
        /// Names that were perhaps meant.
        near: Vec<String>,
    },
    /// Values that do not go together.
    Conflict {
        /// What is wrong.
        why: String,
        /// The rule broken.
        rule: Cite,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Fault::Unlawful { rule, .. } | Fault::Conflict { rule, .. } = self {
            crate::witness::saw(|| format!("\"{rule}\""));
        }
        match self {
            Fault::Unlawful { name, posted, lawful, rule } => {
                write!(f, "{name} = {posted} is unlawful; lawful: {lawful} ({rule})")
            }
            Fault::Unknown { name, near } if near.is_empty() => {
                write!(f, "no option `{name}` at this table; `croupier games` lists them")
            }
            Fault::Unknown { name, near } => {
                write!(f, "no option `{name}` at this table; did you mean {}?", near.join(" or "))
            }
            Fault::Conflict { why, rule } => write!(f, "{why} ({rule})"),
        }
    }
}

/// Everything a house posts that law forbids, all at once.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Breach {
    /// What is wrong, in the order found.
    pub faults: Vec<Fault>,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if i == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}

impl std::error::Error for Breach {}

/// Posted values, each proven lawful; defaults where nothing is posted.
#[derive(Clone, Debug, Default)]
pub struct Proven {
    values: BTreeMap<String, Value>,
}

impl Proven {
    /// All values, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.values.iter().map(|(name, value)| (name.as_str(), value))
    }

    /// All values as they would be posted, defaults included.
    #[must_use]
    pub fn posted(&self) -> Posted {
        self.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect()
    }

    /// Replaces a value by one that follows from others.
    pub fn set(&mut self, name: &str, value: Value) {
        self.values.insert(name.to_string(), value);
    }

    /// The value of an option, if the table has it.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.values.get(name)
    }

    /// The value of an option that the table must have.
    fn of(&self, name: &str) -> &Value {
        let Some(value) = self.values.get(name) else {
            // invariant: a table reads the options that it declares, and no others.
            panic!("nobody declared the option `{name}`, and it is read")
        };
        value
    }

    /// Yes or no.
    ///
    /// # Panics
    /// When the table has no such option, or it is no flag: our own error, as for all others.
    #[must_use]
    pub fn flag(&self, name: &str) -> bool {
        self.of(name).flag()
    }

    /// A number.
    ///
    /// # Panics
    /// When the table has no such option.
    #[must_use]
    pub fn number(&self, name: &str) -> u32 {
        self.of(name).number()
    }

    /// A word.
    ///
    /// # Panics
    /// When the table has no such option.
    #[must_use]
    pub fn word(&self, name: &str) -> &str {
        self.of(name).word()
    }

    /// An amount.
    ///
    /// # Panics
    /// When the table has no such option.
    #[must_use]
    pub fn money(&self, name: &str) -> Cents {
        self.of(name).money()
    }

    /// A percentage.
    ///
    /// # Panics
    /// When the table has no such option.
    #[must_use]
    pub fn rate(&self, name: &str) -> Rate {
        self.of(name).rate()
    }

    /// An amount; none where the pay table in use prints it, or the book has lost it.
    ///
    /// # Panics
    /// When the table has no such option.
    #[must_use]
    pub fn amount(&self, name: &str) -> Option<Cents> {
        self.of(name).amount()
    }

    /// Odds; none where the pay table in use prints them.
    ///
    /// # Panics
    /// When the table has no such option.
    #[must_use]
    pub fn odds(&self, name: &str) -> Option<Odds> {
        self.of(name).odds()
    }
}

/// Holds what is posted against what is lawful.
///
/// # Errors
/// A [`Breach`] that lists every unlawful value and unknown name.
pub fn prove(options: &[Opt], posted: &Posted) -> Result<Proven, Breach> {
    let (proven, faults) = examine(options, posted);
    if faults.is_empty() { Ok(proven) } else { Err(Breach { faults }) }
}

/// As [`prove`], going on with defaults where something is wrong, so that whoever checks further
/// can list everything at once.
#[must_use]
pub fn examine(options: &[Opt], posted: &Posted) -> (Proven, Vec<Fault>) {
    let mut proven = Proven::default();
    let mut faults = Vec::new();
    for option in options {
        let value = match posted.get(option.name.as_ref()) {
            None => None,
            Some(text) => option.lawful.read(text).or_else(|| {
                let fault = Fault::Unlawful {
                    name: option.name.to_string(),
                    posted: text.clone(),
                    lawful: option.lawful.wanted(text),
                    rule: option.broken_by(text),
                };
                let beyond = option.beyond(text).ok();
                let faulty = vec![fault];
                let stands = if beyond.is_some() { standing(faulty) } else { faulty };
                let lawless = beyond.filter(|_| stands.is_empty());
                faults.extend(stands);
                lawless
            }),
        };
        let value = value.unwrap_or_else(|| option.default.clone());
        proven.values.insert(option.name.to_string(), value);
    }
    for name in posted.keys() {
        if !options.iter().any(|option| option.name == *name) {
            let near = nearest(name, options.iter().map(|option| option.name.as_ref()));
            let near = near.into_iter().map(String::from).collect();
            faults.push(Fault::Unknown { name: name.clone(), near });
        }
    }
    (proven, faults)
}

thread_local! {
    /// What is unlawful and gone by, while somebody asks what it would come to.
    static ANYWAY: RefCell<Option<Vec<Fault>>> = const { RefCell::new(None) };
}

/// Does something as if values outside the law were lawful, and says which they were. For figures
/// alone: nothing that is opened or settled is called so, and no other thread goes by the law
/// meanwhile.
pub fn anyway<T>(what: impl FnOnce() -> T) -> (T, Vec<Fault>) {
    /// The law holds again, however this ends.
    struct Holds;
    impl Drop for Holds {
        fn drop(&mut self) {
            ANYWAY.set(None);
        }
    }
    ANYWAY.set(Some(Vec::new()));
    let _holds = Holds;
    let done = what();
    (done, ANYWAY.take().unwrap_or_default())
}

/// Those of the faults that stand in the way of going on: all of them, but while somebody asks
/// what the unlawful would come to ([`anyway`]) none that a rule forbids, which are noted instead.
/// Whoever calls it goes on as if what is posted were lawful where nothing stands.
#[must_use]
pub fn standing(mut faults: Vec<Fault>) -> Vec<Fault> {
    ANYWAY.with_borrow_mut(|gone_by| {
        let Some(gone_by) = gone_by.as_mut() else { return faults };
        let known = |fault: &Fault, known: &Fault| match (fault, known) {
            // The same value may be held against the law twice, by its option and by its line.
            (
                Fault::Unlawful { name, posted, .. },
                Fault::Unlawful { name: other, posted: value, .. },
            ) => (name, posted) == (other, value),
            _ => fault == known,
        };
        faults.retain(|fault| {
            let forbidden = !matches!(fault, Fault::Unknown { .. });
            if forbidden && !gone_by.iter().any(|one| known(fault, one)) {
                gone_by.push(fault.clone());
            }
            !forbidden
        });
        faults
    })
}

/// The same as a result.
///
/// # Errors
/// A [`Breach`] of the faults that stand.
pub fn hold(faults: Vec<Fault>) -> Result<(), Breach> {
    let faults = standing(faults);
    if faults.is_empty() { Ok(()) } else { Err(Breach { faults }) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::uk;

    #[test]
    fn the_law_holds_again_after_a_question() {
        let options = [Opt::new("decks", "8", Lawful::OneOf(&[6, 8]), uk::R6_2)];
        let posted = Posted::from([("decks".to_string(), "7".to_string())]);
        let (proven, gone_by) = anyway(|| prove(&options, &posted));
        assert_eq!(proven.expect("as if lawful").number("decks"), 7);
        assert_eq!(gone_by.len(), 1);
        assert!(matches!(&gone_by[0], Fault::Unlawful { rule, .. } if *rule == uk::R6_2));
        assert!(prove(&options, &posted).is_err());
        // What two values come to together is gone by as well, a name that nobody knows is not.
        let conflict = Fault::Conflict { why: "too many".into(), rule: uk::R6_2 };
        let unknown = Fault::Unknown { name: "deks".into(), near: Vec::new() };
        let both = vec![conflict.clone(), unknown.clone()];
        assert_eq!(standing(both.clone()), both);
        assert_eq!(anyway(|| standing(both)), (vec![unknown], vec![conflict]));
        // What is of no kind that could be posted is refused all the same.
        let wrong = Posted::from([("decks".to_string(), "many".to_string())]);
        assert!(anyway(|| prove(&options, &wrong)).0.is_err());
        let panics = std::panic::catch_unwind(|| anyway(|| panic!("on purpose")));
        assert!(panics.is_err() && prove(&options, &posted).is_err());
    }

    /// Two options as posted.
    fn proven() -> Proven {
        let options = [
            Opt::new("decks", "8", Lawful::OneOf(&[6, 8]), uk::R6_2),
            Opt::new("unit", "printed", Lawful::Printed(Cents::new(1)), uk::R6_2),
        ];
        let posted = Posted::from([("decks".to_string(), "6".to_string())]);
        prove(&options, &posted).expect("lawful")
    }

    #[test]
    fn what_is_declared_is_read_as_what_it_is() {
        assert_eq!(proven().number("decks"), 6);
        assert_eq!((proven().amount("unit"), proven().odds("unit")), (None, None));
        assert_eq!(proven().get("seats"), None);
    }

    #[test]
    #[should_panic(expected = "nobody declared the option `seats`")]
    fn an_option_that_nobody_declared_is_our_error() {
        let _ = proven().number("seats");
    }

    #[test]
    #[should_panic(expected = "`6` is read as a word")]
    fn an_option_read_as_something_else_is_our_error() {
        let _ = proven().word("decks");
    }
}
