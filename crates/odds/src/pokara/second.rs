//! A second opinion on Pokara, from the text alone: short decks, every card one by one, hands
//! ranked and drawn to by words. Nothing of the game's own code is used but its cards.

use super::*;
use cards::Rank;

/// The order of a hand: its kind from the top of the book's list down, then what decides within.
fn worth(hand: [Card; 3]) -> (u8, Vec<u8>) {
    let place = |card: Card| match card.rank() {
        Rank::Ace => 5_u8,
        Rank::King => 4,
        Rank::Queen => 3,
        Rank::Jack => 2,
        _ => 1,
    };
    let mut places = hand.map(place).to_vec();
    places.sort_unstable_by(|a, b| b.cmp(a));
    let one_suit = hand.iter().all(|card| card.suit() == hand[0].suit());
    let alike = |n: usize| places.iter().find(|p| places.iter().filter(|q| q == p).count() == n);
    if let Some(all) = alike(3) {
        return (if one_suit { 8 } else { 5 }, vec![*all]);
    }
    let run = places == [5, 4, 3] || places == [4, 3, 2] || places == [3, 2, 1];
    let kind = match (run, one_suit) {
        (true, true) if places[0] == 5 => 7,
        (true, true) => 6,
        (false, true) => 4,
        (true, false) => 3,
        (false, false) if alike(2).is_some() => 2,
        (false, false) => 1,
    };
    // A pair decides before the card beside it, within a flush as well.
    let pair = alike(2).copied();
    let mut within = vec![pair.unwrap_or(0)];
    within.extend(pair.and_then(|_| alike(1).copied()));
    if pair.is_none() {
        within.extend(&places);
    }
    (kind, within)
}

/// The card that the house way throws away.
fn thrown(hand: [Card; 3]) -> Option<usize> {
    let mut letters: Vec<char> = hand.iter().map(|card| card.rank().letter()).collect();
    letters.sort_by_key(|letter| "AKQJT".find(*letter));
    let gone = match letters.iter().collect::<String>().as_str() {
        "AKJ" | "TTJ" | "JTT" => 'J',
        "AQJ" => 'A',
        "AKT" | "AQT" | "AJT" | "KQT" | "KJT" | "AAT" | "KKT" | "QQT" | "JJT" => 'T',
        _ => return None,
    };
    let one_suit = hand.iter().all(|card| card.suit() == hand[0].suit());
    hand.iter().position(|card| card.rank().letter() == gone).filter(|_| !one_suit)
}

/// Cards of a deck one by one, each with the others.
fn each(cards: &[Card], mut then: impl FnMut(Card, &[Card])) {
    for at in 0..cards.len() {
        let mut rest = cards.to_vec();
        let card = rest.swap_remove(at);
        then(card, &rest);
    }
}

/// What a hand gains against all that the player-dealer may have, in ordered ways of two hidden
/// cards and one more.
fn meets(own: &(u8, Vec<u8>), open: Card, left: &[Card]) -> i128 {
    let mut sum = 0;
    each(left, |one, rest| {
        each(rest, |two, rest| {
            let hand = [one, two, open];
            let before = worth(hand);
            each(rest, |drawn, _| {
                let after = thrown(hand).map(|at| {
                    let mut hand = hand;
                    hand[at] = drawn;
                    worth(hand)
                });
                sum += match &after {
                    Some(after) if *after <= before => 1,
                    met => own.cmp(met.as_ref().unwrap_or(&before)) as i128,
                };
            });
        });
    });
    sum
}

/// What best play gains on all ordered deals of a short deck, and of how many.
fn best(deck: &[Card]) -> (i128, i128) {
    let (mut gain, mut deals) = (0, 0);
    // Own cards in every order are six times those in one.
    for (i, one) in deck.iter().enumerate() {
        for (j, two) in deck.iter().enumerate().skip(i + 1) {
            for three in &deck[j + 1..] {
                let own = [*one, *two, *three];
                let mut left = deck.to_vec();
                for card in own {
                    let at = left.iter().position(|known| *known == card).expect("in the deck");
                    left.swap_remove(at);
                }
                each(&left, |open, left| {
                    let n = left.len() as i128;
                    let dealt = worth(own);
                    let stands = meets(&dealt, open, left) * (n - 3);
                    let mut most = stands;
                    for at in 0..3 {
                        let mut sum = 0;
                        each(left, |card, rest| {
                            let mut hand = own;
                            hand[at] = card;
                            let now = worth(hand);
                            let all = (n - 1) * (n - 2) * (n - 3);
                            sum += if now > dealt { meets(&now, open, rest) } else { -all };
                        });
                        // A pair or better is doubled where it is drawn to, else it may be.
                        let single = (dealt.0 < 2).then_some(sum);
                        most = most.max(2 * sum).max(single.unwrap_or(2 * sum));
                    }
                    gain += 6 * most;
                    deals += 6 * n * (n - 1) * (n - 2) * (n - 3);
                });
            }
        }
    }
    (gain, deals)
}

fn deck(text: &str) -> Vec<Card> {
    cards::parse_cards(text).expect("cards")
}

#[test]
fn best_play_with_doubles_is_worth_what_the_text_says_card_by_card() {
    let decks = [
        "Ah Ah Ad Kh Kd Qh Qd Js Jh Ts Td",
        "Ah Kh Qh Jh Th Ad Kd Qd Jd Td",
        "Jh Jh Jh Js Th Th Ts Qd Qh Kd Ac",
        "Ah As Kh Ks Qh Qs Th Ts Tc Jd",
    ];
    for text in decks {
        let all = deck(text);
        let pack = Pack::of(|card| all.iter().filter(|known| **known == card).count() as u16);
        let book = PokaraBook::solve(&pack, &Policy::Best).expect("solved");
        let of = |clash: Clash| {
            let units = if clash.doubled { 2 } else { 1 };
            units
                * match clash.end {
                    End::Higher | End::BankFailed => 1,
                    End::Equal => 0,
                    End::Lower | End::Failed => -1,
                }
        };
        let classes = (0..Clash::CLASSES).filter_map(Clash::from_index);
        let census = book.census();
        let gain: i128 = classes.map(|c| of(c) * census.counts()[c.index()].cast_signed()).sum();
        let (expected, deals) = best(&all);
        assert_eq!((gain, census.total().cast_signed()), (expected, deals), "{text}");
    }
}
