//! What the tests of both Dramahas share: the draw between flop and turn, and a deck too short.

use super::testing::{at, dealt, four, speaker, street, then};
use crate::act::{Awaited, Decision, Move};
use crate::hand::Hand;
use crate::place::Standing;
use crate::testing::{Setup, hand};
use cards::AnyCard;

const FIRST: &str = "4 call, 1 call, 2 call, 3 check";

/// The four, the flop checked but for the button.
fn flop(id: &'static str) -> Hand {
    four(id).acts(FIRST).acts("2 check, 3 check, 4 check").reach()
}

/// The four, seat 2 being asked for discards.
fn draw(id: &'static str) -> Setup {
    four(id).acts(FIRST).acts("2 check, 3 check, 4 check, 1 check")
}

/// Draws of so many cards in turn; where cards go after the last.
fn draws(hand: &mut Hand, counts: &[u8]) -> String {
    let (last, others) = counts.split_last().expect("a draw");
    for count in others {
        assert_eq!(then(hand, Move::Draw((1 << count) - 1)), "", "all discard first");
    }
    then(hand, Move::Draw((1 << last) - 1))
}

/// One burn lies there before anybody discards.
pub(super) fn burn_first(id: &'static str) {
    let mut hand = flop(id);
    assert_eq!(then(&mut hand, Move::Check), "burn");
    assert_eq!(hand.ask(), Awaited::Decide(1, Decision::Draw(5)));
}

/// All discard in turn; then all are served in turn, and the turn card follows without a burn.
pub(super) fn discards_before_cards(id: &'static str) {
    let mut hand = draw(id).reach();
    let served = draws(&mut hand, &[1, 0, 2, 1]);
    assert_eq!(served, "2Down 4Down 4Down 1Down board");
    assert_eq!(speaker(&draw(id).acts("2 pat, 3 pat, 4 pat")), 1);
}

/// One card to five, and no card that is not held.
pub(super) fn one_to_five(id: &'static str, rule: &str) {
    for count in 1..=5 {
        let mut hand = draw(id).reach();
        then(&mut hand, Move::Draw((1 << count) - 1));
        assert_eq!(hand.places()[1].cards().len(), 5 - count);
        // Nobody sees what was thrown away.
        assert_eq!(
            hand.sight(Some(0)).players().nth(1).map(|seen| seen.cards().len()),
            Some(5 - count)
        );
    }
    let six = draw(id).reach().allows(1, Move::Draw(0b11_1111)).expect_err("six cards");
    assert_eq!(six.rule.map(|rule| rule.id), Some(rule));
}

/// Who throws all five away is still in.
pub(super) fn five_is_no_fold(id: &'static str) {
    let mut hand = draw(id).reach();
    assert_eq!(draws(&mut hand, &[5, 0, 0, 0]), "2Down 2Down 2Down 2Down 2Down board");
    assert_eq!(hand.places()[1].standing(), Standing::In);
    assert_eq!(hand.ask(), Awaited::Decide(1, Decision::Bet));
}

/// Whatever is drawn, everybody has five cards then.
pub(super) fn five_cards_after(id: &'static str) {
    for counts in [[0, 1, 2, 3], [3, 3, 3, 3], [5, 4, 3, 0]] {
        let mut hand = draw(id).reach();
        draws(&mut hand, &counts);
        assert!(hand.places().iter().all(|place| place.cards().len() == 5));
    }
}

/// Who stands pat keeps the cards.
pub(super) fn pat(id: &'static str) {
    let setup = draw(id).cards(2, "Ah Kh Qh Jh 9h").acts("2 pat, 3 pat, 4 pat, 1 pat");
    let hand = setup.reach();
    assert_eq!(
        hand.places()[1].cards(),
        "Ah Kh Qh Jh 9h".split(' ').map(card).collect::<Vec<_>>()
    );
    assert_eq!((hand.street(), hand.discarded()), (2, 0));
}

fn card(text: &str) -> AnyCard {
    text.parse().expect("a card")
}

/// A number may be changed while no card has come for it, whatever was burned before.
pub(super) fn change_before_cards(id: &'static str, rule: &str) {
    let mut hand = draw(id).acts("2 pat, 3 pat, 4 pat").reach();
    hand.act(0, Move::Draw(0b1)).expect("a draw");
    hand.act(0, Move::Draw(0b11)).expect("a change");
    assert_eq!(hand.places()[0].cards().len(), 3);
    hand.card(AnyCard::UNKNOWN).expect("a card");
    let late = hand.act(0, Move::Draw(0b1)).expect_err("too late");
    assert_eq!(late.rule.map(|rule| rule.id), Some(rule));
    assert_eq!(dealt(&mut hand), "1Down board");
}

/// A number may be changed while nobody has acted after it.
pub(super) fn change_before_acts(id: &'static str, rule: &str) {
    let changed = draw(id).acts("2 draw ?? ??, 2 draw ??");
    assert_eq!(changed.reach().places()[1].cards().len(), 4);
    changed.acts("3 pat, 2 pat").refused(rule);
}

/// The numbers drawn are told to all until somebody acts; hands are filled up one by one.
pub(super) fn announced(id: &'static str) {
    let mut hand = draw(id).reach();
    assert_eq!(draws(&mut hand, &[2, 0, 1, 3]), "2Down 2Down 4Down 1Down 1Down 1Down board");
    let told = |hand: &Hand| hand.sight(None).players().map(|seen| seen.drew).collect::<Vec<_>>();
    assert_eq!(told(&hand), [Some(3), Some(2), Some(0), Some(1)]);
    then(&mut hand, Move::Check);
    assert_eq!(told(&hand), [None; 4]);
}

/// What was thrown away is in the pile once all are served.
pub(super) fn discards_to_pile(id: &'static str) {
    let mut hand = draw(id).reach();
    for count in [2_u8, 0, 1] {
        then(&mut hand, Move::Draw((1 << count) - 1));
    }
    assert_eq!(hand.discarded(), 0);
    then(&mut hand, Move::Draw(0b111));
    assert_eq!(hand.discarded(), 6);
}

/// The turn is the fourth card of the board, after the draw and without a burn of its own.
pub(super) fn turn(id: &'static str) {
    let mut hand = draw(id).reach();
    assert_eq!((hand.board(0).len(), hand.burned()), (3, 2));
    assert_eq!(draws(&mut hand, &[0; 4]), "board");
    assert_eq!((hand.board(0).len(), hand.burned()), (4, 2));
}

/// A burn and the fifth card, and the last round.
pub(super) fn river(id: &'static str) {
    assert_eq!(street(id, 3), "burn board");
    let mut hand = at(id, 3).reach();
    assert_eq!((hand.board(0).len(), hand.burned()), (5, 3));
    for _ in 0..4 {
        then(&mut hand, Move::Check);
    }
    assert_eq!(hand.ask(), Awaited::Showdown);
}

/// Seven players, of whom so many fold before the flop; twelve cards are left for the draw.
fn seven(id: &'static str, folds: usize) -> Hand {
    let mut hand = hand(id).players(7).cards(3, THROWN).cards(4, KEPT).reach();
    for n in 0.. {
        let act = match (hand.ask(), hand.menu()) {
            (Awaited::Decide(_, Decision::Draw(_)), _) => break,
            (..) if n < folds => Move::Fold,
            (_, Some(menu)) if menu.may_check => Move::Check,
            _ => Move::Call,
        };
        then(&mut hand, act);
    }
    assert_eq!(hand.stub(), 12);
    hand
}

/// What seats 3 and 4 hold before the draw.
const THROWN: &str = "2c 3c 4c 5c 6c";
const KEPT: &str = "2d 3d 4d 5d 6d";

/// Cards for a seat.
fn to(seat: u8, count: usize) -> String {
    vec![format!("{seat}Down"); count].join(" ")
}

/// Cards are dealt as long as there are any to give, the last one ending the draw.
pub(super) fn deals_what_is_left(id: &'static str) {
    let mut hand = seven(id, 4);
    let served = draws(&mut hand, &[5, 5, 1]);
    assert!(served.starts_with(&[to(2, 5), to(3, 5), to(1, 1)].join(" ")), "{served}");
}

/// Burns and folded cards are mixed, one is burned, and the draw goes on where it stopped; what
/// was thrown away on this draw stays out.
pub(super) fn mixes_burns_and_pile(id: &'static str) {
    let mut hand = seven(id, 4);
    let served = draws(&mut hand, &[5, 5, 5]);
    let again = format!("burn shuffle burn {} board", to(1, 4));
    assert_eq!(served, [to(2, 5), to(3, 5), to(1, 1), again].join(" "));
    // Two burns and twenty folded cards, less a burn, four cards and the turn.
    assert_eq!(hand.stub(), 16);
}

/// The last card is dealt as the very last of the draw, and kept back otherwise.
pub(super) fn last_card(id: &'static str) {
    let served = |counts: [u8; 3]| draws(&mut seven(id, 4), &counts);
    assert!(served([5, 5, 2]).starts_with(&[to(2, 5), to(3, 5), to(1, 2)].join(" ")));
    let kept = served([5, 5, 3]);
    let wanted = [to(2, 5), to(3, 5), to(1, 1), "burn shuffle burn 1Down 1Down".to_owned()];
    assert!(kept.starts_with(&wanted.join(" ")), "{kept}");
}

/// Nobody has folded and all draw five: discards of players 1 and 2, who are served, come in, then
/// those of the next ones served, until all have five cards.
pub(super) fn mixes_served(id: &'static str) -> Hand {
    let mut hand = seven(id, 0);
    let served = draws(&mut hand, &[5; 7]);
    assert!(served.starts_with(&[to(2, 5), to(3, 5), to(4, 1)].join(" ")), "{served}");
    assert!(served.matches("shuffle").count() > 2, "{served}");
    let order: Vec<&str> = served.split(' ').filter(|word| word.ends_with("Down")).collect();
    let all = [2, 3, 4, 5, 6, 7, 1].map(|seat| to(seat, 5)).join(" ");
    assert_eq!(order.join(" "), all);
    hand
}

/// When the discards of players served come in, those of players waiting do not.
pub(super) fn served_alone(id: &'static str) {
    let mut hand = seven(id, 0);
    for place in [1, 2, 3, 4, 5, 6, 0] {
        hand.act(place, Move::Draw(0b1_1111)).expect("a draw");
    }
    while THROWN.split(' ').any(|text| hand.unseen() & card(text).bit() == 0) {
        match hand.ask() {
            Awaited::Shuffle => hand.shuffled().expect("a shuffle"),
            _ => hand.card(AnyCard::UNKNOWN).expect("a card"),
        }
    }
    assert!(KEPT.split(' ').all(|text| hand.unseen() & card(text).bit() == 0));
}

/// However short the deck was, all have five cards.
pub(super) fn completes_hands(id: &'static str) {
    assert!(mixes_served(id).places().iter().all(|place| place.cards().len() == 5));
}

/// Then the discards lie together as a new pile: fifteen, and the card kept back.
pub(super) fn new_pile(id: &'static str) {
    let mut hand = seven(id, 4);
    assert_eq!(hand.discarded(), 20);
    draws(&mut hand, &[5, 5, 5]);
    assert_eq!(hand.discarded(), 16);
}
