//! Hands that a split made: a file writes each in full, in the order of play, and says nothing of
//! how they came about. Every way to split one hand into so many is tried until one fits what the
//! seat decided; where those are too many, only the ways that its decisions can be read as.

use crate::Error;
use cards::{AnyCard, Rank};
use std::collections::BTreeMap;

/// Ways tried at most, of all seats together: four hands have five, seven hands 132, fourteen
/// 742,900, of which what was decided leaves a few.
const WAYS_MAX: usize = 5000;
/// The most hands that a box may be split into.
const HANDS_MAX: usize = games::twenty_one::HANDS_MAX as usize;

/// How a hand was split: into hands that may have been split again, or not at all. A hand that was
/// not split is one of those written.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Way {
    Whole(usize),
    Split(Box<Way>, Box<Way>),
}

impl Way {
    /// The written hand with which it begins.
    fn first(&self) -> usize {
        match self {
            Way::Whole(hand) => *hand,
            Way::Split(left, _) => left.first(),
        }
    }

    /// Every way from one hand to those from `from` up to `end`.
    fn all(from: usize, end: usize) -> Vec<Way> {
        if end - from == 1 {
            return vec![Way::Whole(from)];
        }
        let mut ways = Vec::new();
        for middle in from + 1..end {
            for left in Way::all(from, middle) {
                for right in Way::all(middle, end) {
                    ways.push(Way::Split(Box::new(left.clone()), Box::new(right)));
                }
            }
        }
        ways
    }

    /// How many ways there are from one hand to so many.
    fn count(hands: usize) -> usize {
        // Catalan's numbers.
        (1..hands).fold(1, |ways, n| ways * 2 * (2 * n - 1) / (n + 1))
    }
}

/// The ways in which the decisions of a seat can be read: they come hand by hand, and a hand that
/// is split is played from its first to its last before the next one.
struct Reading<'a> {
    written: &'a [Vec<AnyCard>],
    acts: Vec<&'a str>,
    /// Whether hands are taken to be worth what blackjack says.
    counts: Counts,
    known: BTreeMap<(usize, usize), Vec<Read>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Counts {
    Points,
    Nothing,
}

/// A way, the decision and the hand that come next.
type Read = (Way, usize, usize);

impl<'a> Reading<'a> {
    /// Every way that uses up all decisions and all hands.
    fn ways(written: &'a [Vec<AnyCard>], acts: &'a [String], counts: Counts) -> Vec<Way> {
        let word = |act: &'a String| act.split_whitespace().next().unwrap_or_default();
        let on_hands = |act: &&str| ["hit", "stand", "double", "split", "surrender"].contains(act);
        let acts: Vec<&str> = acts.iter().map(word).filter(on_hands).collect();
        let (all, hands) = (acts.len(), written.len());
        let mut reading = Reading { written, acts, counts, known: BTreeMap::new() };
        let whole = |(_, act, hand): &Read| *act == all && *hand == hands;
        let ways = reading.starting(0, 0).into_iter().filter(whole).map(|(way, ..)| way);
        let mut ways: Vec<Way> = ways.collect();
        ways.dedup();
        ways
    }

    /// The ways of a hand whose first decision is that one.
    fn starting(&mut self, act: usize, hand: usize) -> Vec<Read> {
        if hand == self.written.len() {
            return Vec::new();
        }
        if let Some(known) = self.known.get(&(act, hand)) {
            return known.clone();
        }
        let mut all: Vec<Read> = Vec::new();
        if self.acts.get(act) == Some(&"split") {
            for (left, act, hand) in self.starting(act + 1, hand) {
                for (right, act, hand) in self.starting(act, hand) {
                    let way = Way::Split(Box::new(left.clone()), Box::new(right));
                    all.push((way, act, hand));
                }
            }
        }
        let ends = self.ends(act, hand);
        all.extend(ends.into_iter().map(|act| (Way::Whole(hand), act, hand + 1)));
        all.truncate(WAYS_MAX);
        self.known.insert((act, hand), all.clone());
        all
    }

    /// Where the decisions on a hand that is not split may end: it has drawn what is written
    /// beyond two cards, and then stands, unless it can do nothing more.
    fn ends(&self, act: usize, hand: usize) -> Vec<usize> {
        let cards = &self.written[hand];
        let drawn = act + cards.len().saturating_sub(2);
        let Some(draws) = self.acts.get(act..drawn) else { return Vec::new() };
        if draws.iter().any(|word| !matches!(*word, "hit" | "double")) {
            return Vec::new();
        }
        if draws.last() == Some(&"double") {
            return vec![drawn];
        }
        let stays = matches!(self.acts.get(drawn), Some(&"stand" | &"surrender"));
        let stays = stays.then_some(drawn + 1);
        let done = self.counts == Counts::Nothing || is_done(cards);
        done.then_some(drawn).into_iter().chain(stays).collect()
    }
}

/// Whether a hand may end by itself: at 21 or above, or one of two split aces.
fn is_done(cards: &[AnyCard]) -> bool {
    let ace = |card: &AnyCard| card.natural().is_some_and(|card| card.rank() == Rank::Ace);
    // Jokers and the like are worth what their game says.
    let Some(points) = cards.iter().map(|card| points(*card)).sum::<Option<u32>>() else {
        return true;
    };
    let soft = cards.iter().any(ace) && points <= 11;
    cards.first().is_some_and(ace) || points > 21 || points + 10 * u32::from(soft) == 21
}

/// What a card counts, an ace as one.
fn points(card: AnyCard) -> Option<u32> {
    let rank = card.natural()?.rank();
    Some(match rank {
        Rank::Ace => 1,
        Rank::Ten | Rank::Jack | Rank::Queen | Rank::King => 10,
        _ => Rank::ALL.iter().position(|known| *known == rank)? as u32 + 2,
    })
}

/// The hands of a seat that was split, and what of them has been dealt.
#[derive(Clone, Debug)]
pub(super) struct Hands {
    written: Vec<Vec<AnyCard>>,
    /// How many cards of each written hand lie on the table.
    dealt: Vec<usize>,
    /// The hands on the table, in the order of play.
    on_table: Vec<Way>,
    /// Cards dealt before the first split.
    first: usize,
}

impl Hands {
    fn new(written: Vec<Vec<AnyCard>>, way: Way) -> Hands {
        let dealt = vec![0; written.len()];
        Hands { written, dealt, on_table: vec![way], first: 0 }
    }

    /// The next card for a hand: 0 is the hand before any split. A hand that will be split again
    /// receives the card with which the other one begins.
    pub(super) fn card(&mut self, hand: usize) -> Option<AnyCard> {
        let way = self.on_table.get(hand.saturating_sub(1))?;
        let written = match way {
            Way::Split(..) if hand == 0 && self.first == 0 => way.first(),
            Way::Split(_, right) => right.first(),
            Way::Whole(written) => *written,
        };
        let card = self.written[written].get(self.dealt[written]).copied()?;
        self.first += usize::from(hand == 0);
        self.dealt[written] += 1;
        Some(card)
    }

    /// A hand was split; says whether this way has it so.
    pub(super) fn split(&mut self, hand: usize) -> bool {
        let at = hand.saturating_sub(1);
        match self.on_table.get(at).cloned() {
            Some(Way::Split(left, right)) => {
                self.on_table.splice(at..=at, [*left, *right]);
                true
            }
            _ => false,
        }
    }

    /// A card that was written and not dealt, with the number of its hand.
    pub(super) fn left(&self) -> Option<(usize, AnyCard)> {
        let over = |(n, cards): (usize, &Vec<AnyCard>)| {
            cards.get(self.dealt[n]).map(|card| (n + 1, *card))
        };
        self.written.iter().enumerate().find_map(over)
    }
}

/// The hands of seats that were split, by seat, in every one of the ways they may have come about.
pub(super) type Ways = Vec<BTreeMap<String, Hands>>;

/// Takes the hands of seats that were split out of the places, in every way that they may have
/// come about; one empty way where no seat was split.
///
/// # Errors
/// When a hand between two others, or the first, is not written.
pub(super) fn ways(
    places: &mut BTreeMap<String, Vec<AnyCard>>,
    acts: impl Fn(&str) -> Vec<String>,
) -> Result<Ways, Error> {
    let mut split: BTreeMap<String, BTreeMap<usize, Vec<AnyCard>>> = BTreeMap::new();
    places.retain(|place, cards| {
        let Some((seat, n)) = numbered(place) else { return true };
        split.entry(seat.to_string()).or_default().insert(n, std::mem::take(cards));
        false
    });
    let mut all = vec![BTreeMap::new()];
    let counts = split.values().map(|hands| Way::count(hands.len().min(HANDS_MAX)));
    let many = counts.fold(1_usize, usize::saturating_mul) > WAYS_MAX;
    for (seat, hands) in split {
        let numbers = hands.keys().copied();
        if let Some((n, found)) = (1..).zip(numbers).find(|(n, found)| n != found) {
            let why = format!("[spots] {seat}.{found} is written and {seat}.{n} is not");
            return Err(Error::damaged(why));
        }
        let written: Vec<Vec<AnyCard>> = hands.into_values().collect();
        if written.len() > HANDS_MAX {
            let why = format!("[spots] {seat} has {} hands, more than any box", written.len());
            return Err(Error::damaged(why));
        }
        let of_seat = if many { read(&written, &acts(&seat)) } else { Way::all(0, written.len()) };
        let mut more = Vec::new();
        for known in &all {
            for way in &of_seat {
                let mut next = known.clone();
                next.insert(seat.clone(), Hands::new(written.clone(), way.clone()));
                more.push(next);
            }
        }
        more.truncate(WAYS_MAX);
        all = more;
    }
    Ok(all)
}

/// The ways that decisions can be read as; one of them to say what is wrong where they cannot.
fn read(written: &[Vec<AnyCard>], acts: &[String]) -> Vec<Way> {
    let readings = [Counts::Points, Counts::Nothing];
    let ways = readings.map(|counts| Reading::ways(written, acts, counts));
    let comb = || {
        (1..written.len())
            .fold(Way::Whole(0), |way, hand| Way::Split(Box::new(way), Box::new(Way::Whole(hand))))
    };
    ways.into_iter().find(|ways| !ways.is_empty()).unwrap_or_else(|| vec![comb()])
}

/// The seat and the number of a hand's place: `seat1.2`.
pub(super) fn numbered(place: &str) -> Option<(&str, usize)> {
    let (seat, n) = place.split_once('.')?;
    Some((seat, n.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_hands_come_about_in_five_ways() {
        let counts: Vec<usize> = (1..=7).map(|n| Way::all(0, n).len()).collect();
        assert_eq!(counts, [1, 1, 2, 5, 14, 42, 132]);
        assert_eq!((1..=7).map(Way::count).collect::<Vec<_>>(), counts);
        assert_eq!(Way::count(14), 742_900);
    }

    #[test]
    fn what_was_decided_leaves_the_ways_that_it_can_be_read_as() {
        let written = |hands: &[&str]| -> Vec<Vec<AnyCard>> {
            hands.iter().map(|text| cards::parse_any_cards(text).expect("cards")).collect()
        };
        let acts = |text: &str| -> Vec<String> { text.split(' ').map(String::from).collect() };
        let three = written(&["8c Tc", "8h 3d 5h", "8d 9d"]);
        let left = acts("split split stand hit stand stand");
        let right = acts("split stand split hit stand stand");
        for (acts, first) in [(left, true), (right, false)] {
            let ways = read(&three, &acts);
            assert_eq!(ways.len(), 1, "{ways:?}");
            let Way::Split(a, _) = &ways[0] else { panic!("{ways:?}") };
            assert_eq!(matches!(**a, Way::Split(..)), first);
        }
        // A bust, a 21 and a doubled hand ask for nothing more.
        let ended = written(&["8c 9c 9d", "8h 3d Tc", "8s 3c Th", "8d Kd"]);
        let ways = read(&ended, &acts("split hit split split double hit stand"));
        let whole = |hand: usize| Box::new(Way::Whole(hand));
        let inner = Box::new(Way::Split(whole(1), whole(2)));
        let last = Way::Split(inner, whole(3));
        assert_eq!(ways, [Way::Split(whole(0), Box::new(last))]);
    }

    #[test]
    fn a_hand_that_is_not_written_is_missed() {
        let cards = |text: &str| cards::parse_any_cards(text).expect("cards");
        for (written, missing) in [
            (["seat1.1", "seat1.3"], "seat1.3 is written and seat1.2 is not"),
            (["seat2.2", "seat2.3"], "seat2.2 is written and seat2.1 is not"),
            (["seat1.0", "seat1.1"], "seat1.0 is written and seat1.1 is not"),
        ] {
            let mut places = written.map(|place| (place.to_string(), cards("8c"))).into();
            let error = ways(&mut places, |_| Vec::new()).expect_err("a hand is missing");
            assert_eq!(error.to_string(), format!("[spots] {missing}"));
        }
    }

    #[test]
    fn a_hand_split_again_receives_what_the_next_begins_with() {
        let cards = |text: &str| cards::parse_any_cards(text).expect("cards");
        let mut places = BTreeMap::from([
            ("seat1.1".to_string(), cards("8c Tc")),
            ("seat1.2".to_string(), cards("8h 3d")),
            ("seat1.3".to_string(), cards("8d 9d")),
            ("dealer".to_string(), cards("6h")),
        ]);
        let all = ways(&mut places, |_| Vec::new()).expect("hands 1 to 3");
        assert_eq!((places.len(), all.len()), (1, 2));
        let text = |card: Option<AnyCard>| card.map_or("-".to_string(), |card| card.to_string());
        // The second hand was split again, or the first was.
        let dealt: Vec<String> = all
            .into_iter()
            .map(|mut way| {
                let hands = way.get_mut("seat1").expect("a seat");
                let pair = [hands.card(0), hands.card(0)].map(text).join(" ");
                assert!(hands.split(0));
                format!("{pair} {}", text(hands.card(1)))
            })
            .collect();
        assert_eq!(dealt, ["8c 8h Tc", "8c 8d 8h"]);
    }
}
