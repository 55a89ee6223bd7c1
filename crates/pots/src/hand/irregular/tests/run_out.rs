//! Draws and streets that outrun the deck, for games with the same texts. Archie's numbers: 52
//! cards, seven hands of five, a burn: sixteen are left for the first draw.

use super::course::course;

/// Cards are dealt down to the last one, which waits.
pub(super) fn deals_down(game: &'static str) {
    let ran = course(game, 7).draws(1, &[5, 5, 5, 1, 0, 0, 0]).to(1);
    assert_eq!(ran.streets[1], "b111112222233333S17b4");
    let enough = course(game, 7).draws(1, &[5, 5, 5]).to(1);
    assert_eq!(enough.streets[1], "b111112222233333");
}

/// Two burns and the fourteen cards of the first draw, not the seven of the second.
pub(super) fn earlier_pile(game: &'static str) {
    let ran = course(game, 7).draws(1, &[2; 7]).draws(2, &[1; 7]).to(2);
    assert_eq!(ran.streets[2], "bkS16b1234567");
}

/// The last card ends the third draw, and no earlier one.
pub(super) fn last_card(game: &'static str) {
    let third = course(game, 7).draws(3, &[2; 7]).to(3);
    assert_eq!((third.streets[3].as_str(), third.hand.stub), ("b11223344556677", 0));
    // Sixteen cards of a first draw: the last is shuffled with the burn and fifteen discards.
    let first = course(game, 7).draws(1, &[3, 3, 3, 2, 2, 2, 1]).to(1);
    assert_eq!(first.streets[1], "b111222333445566S17b7");
}

/// The book's example: one to six are served, and seven waits for five cards.
pub(super) fn served(game: &'static str) {
    let ran = course(game, 7).draws(1, &[3, 3, 3, 2, 2, 2, 5]).to(1);
    assert_eq!(ran.streets[1], "b111222333445566S17b77777");
}

/// Every hand has all its cards in the end, whatever is thrown away.
pub(super) fn completed(game: &'static str, cards: usize) {
    let all = [cards; 7];
    let ran = course(game, 7).draws(1, &all).draws(2, &all).draws(3, &all).to(3);
    assert!(ran.hand.places().iter().all(|place| place.cards().len() == cards));
}

/// What was thrown away on the draw, and not dealt again, is the new pile.
pub(super) fn new_pile(game: &'static str) {
    let ran = course(game, 7).draws(1, &[3, 3, 3, 2, 2, 2, 5]).to(1);
    assert_eq!((ran.hand.muck.count, ran.hand.burns.count), (5, 1));
    assert!(ran.hand.fresh.iter().all(|pile| pile.count == 0));
}

/// An early burn and its cards are mixed in. Seven players need 49 cards of 52: without the nine
/// that were burned too early one card would have to do for everybody.
pub(super) fn stud_early(game: &'static str, rule: &'static str) {
    let ran = course(game, 7).ruled(1, rule).to(4);
    assert!(ran.streets.iter().any(|street| street.contains('S')));
    assert!(ran.hand.places().iter().all(|place| place.cards().len() == 7));
}
