//! What somebody saw of a hand, with every card that was shown in the end put where it was dealt.
//!
//! A player or a spectator hears of face-down cards as unknown, and sees them at the showdown: a
//! history needs them at their place, for they decide who wins.

use cards::AnyCard;
use table::{Event, What};

/// The events, with cards that were shown later in place of unknown ones.
#[must_use]
pub fn unveil(events: &[Event]) -> Vec<Event> {
    let mut events = events.to_vec();
    for at in 0..events.len() {
        let What::Shown { of, cards } = &events[at].what else { continue };
        let (of, mut cards) = (of.clone(), cards.clone());
        let begun = |event: &Event| matches!(event.what, What::Begun { .. });
        let from = events[..at].iter().rposition(begun).map_or(0, |begun| begun + 1);
        let mut hidden: Vec<&mut AnyCard> = Vec::new();
        for event in &mut events[from..at] {
            let What::Dealt { to, card, .. } = &mut event.what else { continue };
            if *to == of && *card == AnyCard::UNKNOWN {
                hidden.push(card);
            } else if *to == of {
                cards.retain(|known| known != card);
            }
        }
        // Those that came last are held still, wherever some were thrown away unseen.
        let gone = hidden.len().saturating_sub(cards.len());
        for (hole, card) in hidden.into_iter().skip(gone).zip(cards) {
            *hole = card;
        }
    }
    events
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::parse_any_cards;
    use table::{Face, Seat};

    fn told(what: Vec<What>) -> Vec<Event> {
        (0..).zip(what).map(|(n, what)| Event { n, what }).collect()
    }

    fn dealt(to: &str, cards: &str, face: Face) -> Vec<What> {
        let cards = parse_any_cards(cards).expect("cards");
        cards
            .into_iter()
            .map(|card| What::Dealt { to: to.to_owned().into(), card, face })
            .collect()
    }

    fn cards_of(events: &[Event], spot: &str) -> String {
        let cards = events.iter().filter_map(|event| match &event.what {
            What::Dealt { to, card, .. } if &**to == spot => Some(card.to_string()),
            _ => None,
        });
        cards.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn shown_cards_are_put_where_they_were_dealt() {
        let seat = Seat::new(1).expect("a seat");
        let own = Face::Own(seat);
        let shown = |cards| What::Shown {
            of: "seat1".into(),
            cards: parse_any_cards(cards).expect("cards"),
        };
        // A card for the button comes before the hand, and is none of it.
        let mut what = dealt("seat1", "Kd", Face::Up);
        what.push(What::Begun { seats: vec![seat] });
        what.extend(dealt("seat1", "?? ??", own));
        what.extend(dealt("seat2", "?? ??", Face::Own(Seat::new(2).expect("a seat"))));
        what.extend(dealt("seat1", "9s", Face::Up));
        what.push(shown("6d 6h 9s"));
        let seen = unveil(&told(what));
        assert_eq!(cards_of(&seen, "seat1"), "Kd 6d 6h 9s");
        assert_eq!(cards_of(&seen, "seat2"), "?? ??", "what nobody showed stays unknown");
    }
}
