//! Equities against figures counted another way.

use super::{Spot, Wrong};
use cards::AnyCard;
use money::Cents;
use pots::{Stakes, variants};

fn cards(text: &str) -> Vec<AnyCard> {
    text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

fn stakes(id: &str) -> Stakes {
    Stakes::usual(variants::find(id).expect("a pot game"), Cents::dollars(2))
}

fn spot<'a>(stakes: &'a Stakes, hands: &[&str], board: &str) -> Spot<'a> {
    let hands = hands.iter().map(|hand| cards(hand)).collect();
    Spot { stakes, hands, boards: [cards(board), Vec::new()], dead: Vec::new() }
}

#[test]
fn aces_against_kings_on_the_turn_have_two_outs_against_them() {
    let stakes = stakes("ca/texas-holdem");
    let worth = spot(&stakes, &["Ah Ad", "Kh Kd"], "Qs 7s 3c 2d").exact().expect("cards");
    // Of 44 cards two make three kings.
    assert_eq!(worth.count, 44);
    assert_eq!(worth.hands[0].equity(worth.count).to_string(), "21/22");
    assert_eq!(worth.hands[1].equity(worth.count).to_string(), "1/22");
}

#[test]
fn all_boards_of_aces_against_kings() {
    let stakes = stakes("ca/texas-holdem");
    let spot = spot(&stakes, &["Ah Ad", "Kh Kd"], "");
    assert_eq!(spot.completions(), Ok(1_712_304));
    let worth = spot.exact().expect("cards");
    assert_eq!(worth.count, 1_712_304);
    let sum = worth.hands[0].parts + worth.hands[1].parts;
    assert_eq!(sum, worth.count * u128::from(super::WHOLE), "the pot is divided whole");
    // Suits shared: the well-known 82.6 to 17.0 with ties.
    let equity = worth.hands[0].equity(worth.count).decimal();
    assert!((0.825..0.828).contains(&equity), "{equity}");
}

#[test]
fn a_low_takes_half_where_it_qualifies() {
    let stakes = stakes("ca/omaha-hi-lo");
    let hands = ["Ah 2h Kc Kd", "Qs Qd Js Jd"];
    let worth = spot(&stakes, &hands, "3c 4c 8d Qh 9s").exact().expect("cards");
    assert_eq!(worth.count, 1);
    assert_eq!(worth.hands[0].equity(1).to_string(), "1/2");
    assert_eq!(worth.hands[0].award(1, 1).to_string(), "1/2");
    let none = spot(&stakes, &hands, "3c 4c 9d Qh Ts").exact().expect("cards");
    assert_eq!(none.hands[1].scoops, 1);
}

#[test]
fn a_sample_comes_near_the_count() {
    let stakes = stakes("ca/badugi");
    let spot = spot(&stakes, &["Ah 2d 3c", "4s 5h 7d 8c"], "");
    let exact = spot.exact().expect("cards");
    // Of 45 cards a spade that is no ace, deuce, three or four makes a badugi; lower ones win.
    assert_eq!(exact.count, 45);
    let mut state = 1_u64;
    let mut below = |n: u32| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((state >> 33) % u64::from(n)) as u32
    };
    let sample = spot.sample(20_000, &mut below).expect("cards");
    let (a, b) = (exact.hands[0].equity(45), sample.hands[0].equity(20_000));
    assert!((a.decimal() - b.decimal()).abs() < 5.0 * sample.hands[0].error(20_000));
}

#[test]
fn wrong_cards_are_named() {
    let stakes = stakes("ca/texas-holdem");
    let wrong = |hands: &[&str], board: &str| spot(&stakes, hands, board).exact().err();
    let said = |why: &str| Some(Wrong(why.to_owned()));
    assert_eq!(wrong(&["Ah Ad", "Ah Kd"], ""), said("Ah is there twice"));
    assert_eq!(wrong(&["Ah Ad"], ""), said("give two to 10 hands, not 1"));
    assert_eq!(wrong(&["Ah Ad 2c", "Kh Kd"], ""), said("hand 1 has 3 cards, at most 2"));
    assert_eq!(
        wrong(&["Ah Ad", "Kh Kd"], "2c 3c 4c 5c 6c 7c"),
        said("a board of 6 cards: at most 5 here")
    );
}
