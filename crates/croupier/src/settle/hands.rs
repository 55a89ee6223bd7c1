//! Hands that a split made: a file writes each in full, in the order of play, and says nothing of
//! how they came about. Every way to split one hand into so many is tried until one fits what the
//! seat decided.

use crate::Error;
use cards::AnyCard;
use std::collections::BTreeMap;

/// Ways tried at most, of all seats together: four hands have five, seven hands 132.
const WAYS_MAX: usize = 5000;

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
            if ways.len() > WAYS_MAX {
                break;
            }
        }
        ways
    }
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
pub(super) fn ways(places: &mut BTreeMap<String, Vec<AnyCard>>) -> Result<Ways, Error> {
    let mut split: BTreeMap<String, BTreeMap<usize, Vec<AnyCard>>> = BTreeMap::new();
    places.retain(|place, cards| {
        let Some((seat, n)) = numbered(place) else { return true };
        split.entry(seat.to_string()).or_default().insert(n, std::mem::take(cards));
        false
    });
    let mut all = vec![BTreeMap::new()];
    for (seat, hands) in split {
        let numbers = hands.keys().copied();
        if let Some((n, found)) = (1..).zip(numbers).find(|(n, found)| n != found) {
            let why = format!("[spots] {seat}.{found} is written and {seat}.{n} is not");
            return Err(Error::damaged(why));
        }
        let written: Vec<Vec<AnyCard>> = hands.into_values().collect();
        let of_seat = Way::all(0, written.len());
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
            let error = ways(&mut places).expect_err("a hand is missing");
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
        let all = ways(&mut places).expect("hands 1 to 3");
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
