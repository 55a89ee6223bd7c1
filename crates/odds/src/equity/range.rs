//! Ranges of two-card hands as people write them: `QQ+`, `AKs`, `A2s-A5s`, `22-66`, `top 15%`,
//! `AhKh`, `random`, with commas between them and weights where they are not played always:
//! `AKo:0.25`.

use super::order::ORDER;
use cards::{Card, Rank, Suit};
use std::fmt;
use std::str::FromStr;

/// How many hands of two cards there are.
pub const COMBOS: usize = 1326;

/// A hand that is always played weighs so much.
pub const ALWAYS: u16 = 100;

/// Hands of two cards, each with how often it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Range {
    text: String,
    weights: Vec<u16>,
}

/// What is no range, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseRangeError(String);

impl fmt::Display for ParseRangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: write hands like AKs, QQ+, A2s-A5s, 22-66, AhKh, top 15% or random, with commas \
             between them, and a weight after a colon, like AKo:0.25",
            self.0
        )
    }
}

impl std::error::Error for ParseRangeError {}

/// The number of a hand, 0 to 1325.
pub(super) fn number(one: Card, other: Card) -> usize {
    let (low, high) = (one.min(other), one.max(other));
    let high = usize::from(high.code());
    high * (high - 1) / 2 + usize::from(low.code())
}

/// Every hand with its number, in the order of numbers.
pub(super) fn combos() -> impl Iterator<Item = [Card; 2]> {
    Card::all().flat_map(|high| {
        Card::all().take_while(move |low| *low < high).map(move |low| [low, high])
    })
}

/// Hands that differ in their suits alone: two ranks, suited or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Class {
    pub(super) high: Rank,
    pub(super) low: Rank,
    /// Of one suit, of two, or either.
    pub(super) suited: Option<bool>,
}

impl Class {
    fn hands(self) -> Vec<[Card; 2]> {
        let mut hands = Vec::new();
        for one in Suit::ALL {
            for other in Suit::ALL {
                let is_pair = self.high == self.low;
                let counted = if is_pair { one < other } else { true };
                if counted && self.suited.is_none_or(|suited| suited == (one == other)) {
                    hands.push([Card::new(self.high, one), Card::new(self.low, other)]);
                }
            }
        }
        hands
    }

    fn is_pair(self) -> bool {
        self.high == self.low
    }

    /// Itself and all better: higher pairs, or a higher second card under the same first.
    fn and_better(self) -> Vec<Class> {
        let ranks = Rank::ALL.into_iter().filter(|rank| *rank >= self.low);
        if self.is_pair() {
            return ranks.map(|rank| Class { high: rank, low: rank, ..self }).collect();
        }
        ranks.filter(|rank| *rank < self.high).map(|low| Class { low, ..self }).collect()
    }

    /// All from one to another: pairs, second cards under one first card, or hands of one gap.
    fn to(self, other: Class) -> Option<Vec<Class>> {
        let at = |rank: Rank| rank as usize;
        let (from, to) = if self.low <= other.low { (self, other) } else { (other, self) };
        if from.suited != to.suited || from.is_pair() != to.is_pair() {
            return None;
        }
        let steps = 0..=at(to.low) - at(from.low);
        if !from.is_pair() && from.high == to.high {
            return Some(
                steps.map(|n| Class { low: Rank::ALL[at(from.low) + n], ..from }).collect(),
            );
        }
        let same_gap = at(from.high) - at(from.low) == at(to.high) - at(to.low);
        let up = |n: usize| Class {
            high: Rank::ALL[at(from.high) + n],
            low: Rank::ALL[at(from.low) + n],
            ..from
        };
        same_gap.then(|| steps.map(up).collect())
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let suited = match self.suited {
            Some(true) => "s",
            Some(false) => "o",
            None => "",
        };
        write!(f, "{}{}{suited}", self.high.letter(), self.low.letter())
    }
}

impl FromStr for Class {
    type Err = ();

    fn from_str(text: &str) -> Result<Class, ()> {
        let text = text.replace("10", "T");
        let mut signs = text.chars();
        let mut rank = || {
            let letter = signs.next()?.to_ascii_uppercase();
            Rank::ALL.into_iter().find(|rank| rank.letter() == letter)
        };
        let (one, other) = (rank().ok_or(())?, rank().ok_or(())?);
        let suited = match signs.as_str() {
            "" => None,
            "s" | "S" => Some(true),
            "o" | "O" => Some(false),
            _ => return Err(()),
        };
        if one == other && suited.is_some() {
            return Err(());
        }
        Ok(Class { high: one.max(other), low: one.min(other), suited })
    }
}

impl Range {
    /// Every hand.
    #[must_use]
    pub fn random() -> Range {
        Range { text: "random".into(), weights: vec![ALWAYS; COMBOS] }
    }

    /// One hand.
    #[must_use]
    pub fn hand([one, other]: [Card; 2]) -> Range {
        let mut weights = vec![0; COMBOS];
        weights[number(one, other)] = ALWAYS;
        Range { text: format!("{one} {other}"), weights }
    }

    /// As it was written.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How many hands are in it.
    #[must_use]
    pub fn hands(&self) -> usize {
        self.weights.iter().filter(|weight| **weight > 0).count()
    }

    /// How often a hand is played, in hundredths, by its number.
    pub(super) fn weights(&self) -> &[u16] {
        &self.weights
    }

    fn add(&mut self, part: &str) -> Result<(), ParseRangeError> {
        let wrong = |why: &str| ParseRangeError(format!("`{}` {why}", part.escape_debug()));
        let (hands, weight) = match part.split_once(':') {
            Some((hands, weight)) => (
                hands.trim(),
                hundredths(weight).ok_or_else(|| wrong("has no weight of 0.01 to 1"))?,
            ),
            None => (part, ALWAYS),
        };
        let all = match share(hands) {
            Some(percent) => top(percent).ok_or_else(|| {
                wrong("is no share of all hands: more than 0.45 % (aces), at most 100 %")
            })?,
            None => listed(hands).ok_or_else(|| wrong("is no range of hands"))?,
        };
        for [one, other] in all {
            self.weights[number(one, other)] = weight;
        }
        Ok(())
    }
}

/// The hundredths of a percent of `top 15%`, 0 of a share that there is not; nothing of what is no
/// share.
fn share(text: &str) -> Option<u32> {
    let percent = text.strip_suffix('%')?.trim_end();
    let number = match percent.get(..3) {
        Some(top) if top.eq_ignore_ascii_case("top") => percent[3..].trim(),
        _ => percent,
    };
    let figures = |sign: char| sign.is_ascii_digit() || matches!(sign, '.' | '-' | '+');
    let is_number = !number.is_empty() && number.chars().all(figures);
    is_number.then(|| hundredths_of_percent(number).unwrap_or(0))
}

/// The hands of one part of a range.
fn listed(text: &str) -> Option<Vec<[Card; 2]>> {
    if ["random", "any", "*"].iter().any(|all| text.eq_ignore_ascii_case(all)) {
        return Some(combos().collect());
    }
    if let Ok([one, other]) = cards::parse_cards(text).as_deref() {
        return (one != other).then(|| vec![[*one, *other]]);
    }
    let class = |text: &str| text.trim().parse::<Class>().ok();
    let classes = match (text.strip_suffix('+'), text.split_once('-')) {
        (Some(least), _) => class(least)?.and_better(),
        (None, Some((from, to))) => class(from)?.to(class(to)?)?,
        (None, None) => vec![class(text)?],
    };
    Some(classes.into_iter().flat_map(Class::hands).collect())
}

/// The hands that win most against a random one, until they are so many of all.
fn top(hundredths: u32) -> Option<Vec<[Card; 2]>> {
    let mut hands = Vec::new();
    for class in ORDER {
        let more = class.parse::<Class>().ok()?.hands();
        if (hands.len() + more.len()) * 10_000 > hundredths as usize * COMBOS {
            break;
        }
        hands.extend(more);
    }
    (!hands.is_empty()).then_some(hands)
}

/// `0.25`, `.25` or `25%` as 25.
fn hundredths(text: &str) -> Option<u16> {
    let text = text.trim();
    let number = match text.strip_suffix('%') {
        Some(percent) => percent.parse().ok()?,
        None => (decimal(text, 2)?) as u16,
    };
    (1..=ALWAYS).contains(&number).then_some(number)
}

/// `15` or `7.5` as hundredths of a percent.
fn hundredths_of_percent(text: &str) -> Option<u32> {
    decimal(text, 2).filter(|n| (1..=10_000).contains(n))
}

/// A decimal number as a whole number of its last place.
fn decimal(text: &str, places: usize) -> Option<u32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.len() + part.len() == 0 || part.len() > places || !digits(whole) || !digits(part) {
        return None;
    }
    format!("{whole:0>1}{part:0<places$}").parse().ok()
}

impl FromStr for Range {
    type Err = ParseRangeError;

    fn from_str(text: &str) -> Result<Range, ParseRangeError> {
        let mut range = Range { text: text.trim().to_owned(), weights: vec![0; COMBOS] };
        for part in text.split(',') {
            range.add(part.trim())?;
        }
        Ok(range)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hands(text: &str) -> usize {
        text.parse::<Range>().unwrap_or_else(|error| panic!("{error}")).hands()
    }

    #[test]
    fn every_hand_has_a_number() {
        for (at, [one, other]) in combos().enumerate() {
            assert_eq!((number(one, other), number(other, one)), (at, at));
        }
        assert_eq!(combos().count(), COMBOS);
    }

    #[test]
    fn ranges_hold_as_many_hands_as_players_say() {
        for (text, count) in [
            ("AA", 6),
            ("AK", 16),
            ("AKs", 4),
            ("aKo", 12),
            ("QQ+", 18),
            ("AJs+", 12),
            ("A10s+", 16),
            ("A2s-A5s", 16),
            ("A5s-A2s", 16),
            ("22-66", 30),
            ("66-22", 30),
            ("76s-JTs", 20),
            ("AhKh", 1),
            ("A♥K♥", 1),
            ("random", 1326),
            ("Random", 1326),
            ("top 100%", 1326),
            ("TOP 100 %", 1326),
            ("Top0.5%", 6),
            ("QQ+, AKs, AKo", 34),
            ("AA,AA", 6),
            ("AA,AhAd:0.5", 6),
            ("KJ+", 32),
        ] {
            assert_eq!(hands(text), count, "{text}");
        }
        let fifteen = hands("top 15%");
        assert!((180..=198).contains(&fifteen), "{fifteen} of 1,326 are at most 15 %");
        assert_eq!(hands("0.5%"), 6, "aces alone");
    }

    #[test]
    fn weights_are_hundredths_and_the_last_word_counts() {
        let range: Range = "AA,AhAd:0.25,KK:50%".parse().expect("a range");
        let of = |text: &str| {
            let cards = cards::parse_cards(text).expect("cards");
            range.weights()[number(cards[0], cards[1])]
        };
        assert_eq!(["AhAs", "AdAh", "KcKd", "QcQd"].map(of), [100, 25, 50, 0]);
    }

    #[test]
    fn a_share_of_all_hands_is_above_nothing_and_at_most_all() {
        for text in ["top 0%", "top 150%", "top 100.01%", "top 0.45%", "-5%", "AA,top 101%"] {
            let error = text.parse::<Range>().expect_err(text).to_string();
            assert!(error.contains("at most 100 %"), "{error}");
        }
    }

    #[test]
    fn what_is_no_range_is_told_with_an_example() {
        for text in [
            "", "A", "AAs", "AKx", "AK-QQ", "AKs-A2o", "AhAh", "top 0%", "top 101%", "AK:0",
            "AK:1.5", "AK:x", "QQ++", "22-",
        ] {
            let error = text.parse::<Range>().expect_err(text).to_string();
            assert!(error.contains("QQ+"), "{error}");
        }
    }
}
