//! Names of hands, as players say them.

use cards::Card;
use hands::words::{Ace, badugi, deuce_to_seven, front, high, low};

fn five(text: &str) -> [Card; 5] {
    cards::parse_cards(text).expect("cards").try_into().expect("five")
}

#[test]
fn high_hands_as_players_say_them() {
    for (cards, name) in [
        ("Ah Kd 9c 4s 2h", "ace high"),
        ("6h 6d 9c 4s 2h", "pair of sixes"),
        ("9h 4d 9c 4s Kh", "two pair, nines and fours"),
        ("2h 2d 2c 4s Kh", "three of a kind, deuces"),
        ("Ah 2d 3c 4s 5h", "straight, five high"),
        ("Ah Kd Qc Js Th", "straight, ace high"),
        ("Kh 9h 7h 4h 2h", "flush, king high"),
        ("Kh Kd Kc 9s 9h", "full house, kings over nines"),
        ("2h 2d 2c 2s 9h", "four of a kind, deuces"),
        ("9h 8h 7h 6h 5h", "straight flush, nine high"),
        ("Ah Kh Qh Jh Th", "royal flush"),
    ] {
        assert_eq!(high(&five(cards), hands::high(&five(cards)).category()), name);
    }
}

#[test]
fn the_lowest_run_of_a_short_deck_ends_at_its_second_card() {
    let run = five("Ah 6d 7c 8s 9h");
    assert_eq!(high(&run, hands::short(&run).category()), "straight, nine high");
    let run = five("4h 5d 6c 7s Jh");
    assert_eq!(high(&run, hands::mexican(&run).category()), "straight, jack high");
}

#[test]
fn lows_by_their_two_highest_cards() {
    assert_eq!(low(&five("8h 6d 4c 3s Ah"), Ace::Low), "8-6 low");
    assert_eq!(low(&five("5h 4h 3h 2h Ah"), Ace::Low), "5-4 low");
    assert_eq!(low(&five("5h 4h 3h 2h Ah"), Ace::High), "A-5 low");
    assert_eq!(low(&five("Th 4d 3h 2h Ah"), Ace::Low), "10-4 low");
    assert_eq!(low(&five("4h 4d 3h 2h Ah"), Ace::Low), "low with a pair of fours");
}

#[test]
fn runs_and_flushes_count_against_deuce_to_seven() {
    assert_eq!(deuce_to_seven(&five("7h 5d 4c 3s 2h")), "7-5 low");
    assert_eq!(deuce_to_seven(&five("7h 5h 4h 3h 2h")), "low with a flush, seven high");
    assert_eq!(deuce_to_seven(&five("6h 5d 4c 3s 2h")), "low with a straight, six high");
    assert_eq!(deuce_to_seven(&five("Ah 5d 4c 3s 2h")), "A-5 low");
}

#[test]
fn badugis_card_by_card() {
    let cards = |text: &str| cards::parse_cards(text).expect("cards");
    assert_eq!(badugi(&cards("2c 7d 5h 3s"), Ace::Low), "badugi 7-5-3-2");
    assert_eq!(badugi(&cards("Ac 7d 5h"), Ace::Low), "three cards 7-5-A");
    assert_eq!(badugi(&cards("Ac 7d 5h"), Ace::High), "three cards A-7-5");
    assert_eq!(badugi(&cards("Tc"), Ace::Low), "one card 10");
}

#[test]
fn fronts() {
    let three = |text: &str| -> [Card; 3] {
        cards::parse_cards(text).expect("cards").try_into().expect("three")
    };
    assert_eq!(front(&three("6c 6d Ah")), "pair of sixes");
    assert_eq!(front(&three("6c 6d 6h")), "three of a kind, sixes");
    assert_eq!(front(&three("2c 3c 4c")), "four high");
}
