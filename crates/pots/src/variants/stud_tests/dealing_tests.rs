//! Cards: the deck, the deal, burns, discards, who opens a street, and a deck that runs out.

use super::{Game, Table, script};
use crate::act::{Awaited, Decision, Move, To};
use crate::hand::Hand;
use crate::variant::Face;
use cards::AnyCard;

/// 52 cards and no joker, each once.
#[track_caller]
pub(in super::super) fn deck(game: &Game, rule: &str) {
    let mut table = game.table(&["", ""]);
    assert_eq!(table.hand.unseen(), (1 << 52) - 1);
    let mut refused = |card: &str| {
        let card = card.parse().expect("a card");
        table.hand.card(card).err().and_then(|refusal| refusal.rule).map(|rule| rule.id)
    };
    assert_eq!(refused("X"), Some(rule));
    assert_eq!(refused("2c"), None);
    assert_eq!(refused("2c"), Some(rule));
}

/// Eight may play, and nine may not.
#[track_caller]
pub(in super::super) fn seats(game: &Game, rule: &str) {
    let open = |players| {
        let script = script(game.stakes(""), players);
        Hand::open(script.stakes, &script.players, script.opening)
    };
    assert!(open(8).is_ok());
    let refusal = open(9).expect_err("nine are too many");
    assert_eq!(refusal.rule.map(|rule| rule.id), Some(rule));
    assert_eq!(game.variant().seats, 8);
}

/// The cards of third street.
#[track_caller]
pub(in super::super) fn third(game: &Game) {
    let mut table = game.three();
    table.deal();
    let down = (0..game.down).flat_map(|_| (0..3).map(|place| (place, Face::Down)));
    let order: Vec<(usize, Face)> = down.chain((0..3).map(|place| (place, Face::Up))).collect();
    assert_eq!(dealt(&table), order);
}

/// The cards that went to players, in order.
fn dealt(table: &Table) -> Vec<(usize, Face)> {
    let to = |ask: &Awaited| match ask {
        Awaited::Card(To::Place(place, face)) => Some((*place, *face)),
        _ => None,
    };
    table.tape.iter().filter_map(to).collect()
}

/// One unseen card before each further street, none before the first.
#[track_caller]
pub(in super::super) fn burns(game: &Game) {
    let mut table = game.known(game.stakes(""), 3);
    table.end();
    let cards: Vec<Awaited> =
        table.tape.iter().copied().filter(|ask| matches!(ask, Awaited::Card(_))).collect();
    let first = 3 * (game.down + 1);
    assert!(!cards[..first].contains(&Awaited::Card(To::Burn)));
    let later: Vec<&[Awaited]> = cards[first..].chunks(4).collect();
    assert_eq!(later.len(), 4);
    for street in later {
        assert_eq!(street[0], Awaited::Card(To::Burn));
        assert!(!street[1..].contains(&Awaited::Card(To::Burn)));
    }
    let sight = table.hand.sight(Some(0));
    let mut seen = sight.players().flat_map(|player| player.cards().iter());
    assert_eq!(table.burned.count_ones(), 4);
    assert!(seen.all(|card| !card.is_known() || table.burned & card.bit() == 0));
}

/// A further street, from 1: after the burn a card for each player still in, clockwise from the
/// dealer's left, and a round of betting.
#[track_caller]
pub(in super::super) fn street(game: &Game, street: usize) {
    let mut table = game.doors(&[0, 1, 2, 3]);
    table.say("1 bring, 2 fold").street(street);
    let face = if street == 4 { Face::Down } else { Face::Up };
    let order: Vec<(usize, Face)> = [0, 2, 3].map(|place| (place, face)).to_vec();
    let dealt = dealt(&table);
    assert_eq!(dealt[dealt.len() - 3..], order);
    assert_eq!(table.tape[table.tape.len() - 4], Awaited::Card(To::Burn));
    assert!(matches!(table.hand.ask(), Awaited::Decide(_, Decision::Bet)));
    let place = &table.hand.places()[0];
    let up = place.shown().count();
    assert_eq!((up, place.cards().len() - up), if street == 4 { (4, 3) } else { (street + 1, 2) });
}

/// Showings of a street in order: the earlier opens, wherever it sits.
#[track_caller]
pub(in super::super) fn opens(game: &Game, street: usize) {
    for two in game.opens[street - 1].windows(2) {
        for (first, hands) in [(0, [two[0], two[1]]), (1, [two[1], two[0]])] {
            let hands = hands.map(|shown| format!("?? ?? {shown}"));
            let mut table = game.table(&[hands[0].as_str(), hands[1].as_str()]);
            assert_eq!(table.street(street).due(), first, "{} before {}", two[0], two[1]);
        }
    }
}

/// Before fourth street everybody still in throws away one card that is face down.
#[track_caller]
pub(in super::super) fn discards(game: &Game, rule: &str) {
    let mut table = game.doors(&[0, 1, 2, 3]);
    table.say("1 bring, 2 fold, 3 call");
    table.act(3, Move::Call).expect("a call");
    for place in [0, 2, 3] {
        assert_eq!(table.hand.ask(), Awaited::Decide(place, Decision::Discard));
        let refusal = table.act(place, Move::Discard(3)).expect_err("the door card stays");
        assert_eq!(refusal.rule.map(|rule| rule.id), Some(rule));
        let refusal = table.act(place, Move::Check).expect_err("a card must go");
        assert_eq!(refusal.rule.map(|rule| rule.id), Some(rule));
        let done = table.act(place, Move::Discard(1)).expect("a discard");
        assert_eq!(done.rule.id, rule);
        let held = &table.hand.places()[place];
        assert_eq!((held.cards().len(), held.shown().count()), (3, 1), "two down and one up");
    }
    assert_eq!(table.hand.ask(), Awaited::Card(To::Burn));
}

/// A table of eight, one of whom folds at once, up to the first shuffle; with two cards down the
/// deck lasts until seventh street, else until sixth.
fn short(game: &Game) -> Table {
    let mut table = game.known(game.stakes(""), 8);
    table.pass().say("due fold");
    while !table.tape.contains(&Awaited::Shuffle) {
        table.pass();
    }
    table
}

/// The deck is dealt down to its last card.
#[track_caller]
pub(in super::super) fn last_card(game: &Game) {
    let table = short(game);
    let before = table.tape.iter().take_while(|ask| **ask != Awaited::Shuffle);
    assert_eq!(before.filter(|ask| matches!(ask, Awaited::Card(_))).count(), 51);
    assert_eq!(table.hand.street(), if game.down == 3 { 3 } else { 4 });
    assert_eq!(game.variant().cites.run_out.id, game.rule("s6.a"));
}

/// The last card is mixed with burns, folded cards and, in the Super games, discards.
#[track_caller]
pub(in super::super) fn mixed(game: &Game) {
    let mut table = game.known(game.stakes(""), 8);
    table.pass().say("due fold");
    while table.hand.ask() != Awaited::Shuffle {
        table.step();
    }
    let live = table.hand.places().iter().filter(|place| place.is_live());
    let in_hands = live.flat_map(crate::Place::cards).fold(0, |set, card| set | card.bit());
    assert_eq!(table.hand.unseen().count_ones(), 1);
    table.hand.shuffled().expect("a shuffle");
    assert_eq!(table.hand.unseen(), ((1 << 52) - 1) & !in_hands, "all but the live hands");
    assert_eq!(table.hand.unseen() & table.burned, table.burned);
}

/// After the shuffle one card is burned, and the deal goes on where it stopped.
#[track_caller]
pub(in super::super) fn burned_again(game: &Game) {
    let table = short(game);
    let at = table.tape.iter().position(|ask| *ask == Awaited::Shuffle).expect("a shuffle");
    assert_eq!(table.tape[at + 1], Awaited::Card(To::Burn));
    let street: Vec<usize> = dealt(&table).iter().rev().take(7).rev().map(|to| to.0).collect();
    let live: Vec<usize> = (0..8).filter(|at| table.hand.places()[*at].is_live()).collect();
    assert_eq!(street, live, "a card for each, none twice");
    assert!(matches!(table.tape[at + 2], Awaited::Card(To::Place(..))));
    assert!(matches!(table.hand.ask(), Awaited::Decide(_, Decision::Bet)));
}

/// No burn where all cards are needed. Of 52 cards it never comes to that; where three have gone
/// astray seven players need the other 49 for their seven cards each.
#[track_caller]
pub(in super::super) fn no_burn(game: &Game) {
    let mut table = game.known(game.stakes(""), 7);
    table.hand.lose(3);
    table.street(3);
    let before = table.tape.len();
    table.street(4);
    let cards = |ask: &&Awaited| matches!(ask, Awaited::Card(_) | Awaited::Shuffle);
    let seventh: Vec<Awaited> = table.tape[before..].iter().filter(cards).copied().collect();
    assert!(seventh.contains(&Awaited::Shuffle) && !seventh.contains(&Awaited::Card(To::Burn)));
    assert_eq!(seventh.len(), 8, "a card for each and the shuffle");
    assert!(table.hand.places().iter().all(|place| place.cards().len() == 7));
}

/// Eight who all stay get one card in the middle on seventh street, after a burn; it plays in
/// every hand, and counts with the cards showing.
#[track_caller]
pub(in super::super) fn common(game: &Game) {
    let mut table = game.known(game.stakes(""), 8);
    table.street(4);
    let cards = |ask: &&Awaited| matches!(ask, Awaited::Card(_));
    let cards: Vec<Awaited> = table.tape.iter().filter(cards).copied().collect();
    assert_eq!(cards[cards.len() - 2..], [Awaited::Card(To::Burn), Awaited::Card(To::Board(0))]);
    let outcome = table.end();
    assert_eq!(table.hand.board(0).len(), 1);
    assert!(table.hand.places().iter().all(|place| place.cards().len() == 6));
    let awards = table.hand.stakes().awards;
    for won in &outcome.awards {
        let award = awards.iter().flatten().find(|award| award.name == won.award);
        let award = award.expect("the award of a showdown");
        let number = |place: &crate::Place| {
            let seven: Vec<AnyCard> =
                place.cards().iter().chain(table.hand.board(0)).copied().collect();
            super::winning_tests::number(award, &seven)
        };
        let best = table.hand.places().iter().map(number).max();
        let winner = &table.hand.places()[won.winners[0].place];
        assert_eq!(Some(number(winner)), best);
    }
}

/// After the last round those still in show their hands to all; who folded does not.
#[track_caller]
pub(in super::super) fn showdown(game: &Game) {
    let mut table =
        game.table(&["Ac Kd Qh 9s 8c 7d 6h", "Ad Kh Qs 9c 8d 7h 6s", "2c 2d 3h 3s 4c 4d 5h"]);
    table.street(1).say("due raise, due call, due fold");
    let folded = table.hand.places().iter().position(|place| !place.is_live()).expect("a fold");
    while let Awaited::Decide(..) = table.deal().hand.ask() {
        table.pass();
    }
    assert_eq!(table.hand.ask(), Awaited::Showdown);
    table.hand.show(&[]).expect("a showdown");
    let sight = table.hand.sight(None);
    for (at, player) in sight.players().enumerate() {
        let known = player.cards().iter().all(|card| card.is_known());
        assert_eq!(known, at != folded, "seat {}", player.seat);
    }
}
