//! Cards that move otherwise than by being dealt: thrown away, turned up, taken back. What lies
//! where is compared before and after, so that whatever a rule does to cards is told.

use super::{seat, spot};
use crate::hand::Hand;
use crate::variant::Face as Lies;
use cards::AnyCard;
use table::{Face, Name, Seat, Tale, What};

/// The spot of cards that were thrown away.
const MUCK: &str = "muck";

/// The spot of burned cards.
pub(super) const BURN: &str = "burn";

/// Cards of one place that moved.
#[derive(Default)]
struct Moved {
    gone: Vec<(AnyCard, Lies)>,
    came: Vec<(AnyCard, Lies)>,
    turned: Vec<AnyCard>,
}

impl Moved {
    fn between(before: &Hand, after: &Hand, at: usize) -> Moved {
        let (mut gone, now) = (held(before, at), held(after, at));
        let (mut came, mut turned) = (Vec::new(), Vec::new());
        for (card, lies) in now {
            let same = gone.iter().position(|old| *old == (card, lies));
            let found = same.or_else(|| gone.iter().position(|(old, _)| *old == card));
            match found.map(|found| gone.remove(found)) {
                Some((_, Lies::Down)) if lies == Lies::Up => turned.push(card),
                Some(_) => {}
                None => came.push((card, lies)),
            }
        }
        Moved { gone, came, turned }
    }
}

/// The cards of a place, each as it lies.
fn held(hand: &Hand, at: usize) -> Vec<(AnyCard, Lies)> {
    let place = &hand.places()[at];
    place.cards().iter().enumerate().map(|(card, held)| (*held, place.face(card))).collect()
}

/// Who sees a card that lies so before a seat.
pub(super) fn face(lies: Lies, owner: Seat) -> Face {
    match lies {
        Lies::Up => Face::Up,
        Lies::Down => Face::Own(owner),
    }
}

/// The board of that number.
pub(super) fn board(number: usize) -> Name {
    if number == 0 { "board".into() } else { "board2".into() }
}

/// The card that was dealt and told of, if one was.
#[derive(Clone, Copy, Debug)]
pub(super) enum Dealt {
    /// None: somebody acted, or ruled.
    Nothing,
    /// One that is burned.
    Burn,
    /// One for a board.
    Board,
    /// One for that place.
    Place(usize, AnyCard),
}

/// Tells how other cards moved; `burn` is what lies burned.
pub(super) fn tell(
    before: &Hand,
    after: &Hand,
    dealt: Dealt,
    burn: &mut Vec<AnyCard>,
    tale: &mut Tale,
) {
    let mut burned = match dealt {
        Dealt::Burn => 0,
        _ => after.burned().saturating_sub(before.burned()),
    };
    for at in 0..after.places().len() {
        let owner = seat(after.places()[at].seat);
        if before.places()[at].is_live() && !after.places()[at].is_live() {
            throw_away(owner, &held(before, at), tale);
            continue;
        }
        let mut moved = Moved::between(before, after, at);
        let mut replaced = false;
        if let Dealt::Place(to, card) = dealt
            && to == at
        {
            let told = moved.came.iter().position(|(came, _)| *came == card);
            replaced = told.map(|told| moved.came.remove(told)).is_some();
        }
        match moved.gone[..] {
            // A card that was exposed and replaced may be the burn.
            [(exposed, _)] if replaced && burned > 0 => {
                burned -= 1;
                burn.push(exposed);
                let (of, to, cards) = (spot(owner), BURN.into(), vec![exposed]);
                tale.tell(|| What::Laid { of, to, cards, face: Face::Up });
            }
            _ => throw_away(owner, &moved.gone, tale),
        }
        let taken_back = before.changeable() == Some(at) && matches!(dealt, Dealt::Nothing);
        for (card, lies) in moved.came {
            let (of, to, face) = (MUCK.into(), spot(owner), face(lies, owner));
            tale.tell(|| {
                if taken_back {
                    What::Laid { of, to, cards: vec![card], face }
                } else {
                    What::Dealt { to, card, face }
                }
            });
        }
        if !moved.turned.is_empty() {
            tale.tell(|| What::Shown { of: spot(owner), cards: moved.turned });
        }
    }
    for _ in 0..burned {
        let (to, card, face) = (BURN.into(), AnyCard::UNKNOWN, Face::Down);
        burn.push(card);
        tale.tell(|| What::Dealt { to, card, face });
    }
    for number in 0..2 {
        let (old, new) = (before.board(number), after.board(number));
        if new.len() < old.len() {
            let (of, cards) = (board(number), old.to_vec());
            tale.tell(|| What::Discarded { of, cards, face: Face::Up });
        }
    }
}

/// Tells that cards of a seat are thrown away: those that all saw, and those that the owner did.
pub(super) fn throw_away(owner: Seat, cards: &[(AnyCard, Lies)], tale: &mut Tale) {
    for lies in [Lies::Up, Lies::Down] {
        let so = cards.iter().filter(|(_, found)| *found == lies);
        let cards: Vec<AnyCard> = so.map(|(card, _)| *card).collect();
        if !cards.is_empty() {
            let (of, face) = (spot(owner), face(lies, owner));
            tale.tell(|| What::Discarded { of, cards, face });
        }
    }
}

/// Tells that a place throws its whole hand away.
pub(super) fn muck(hand: &Hand, at: usize, tale: &mut Tale) {
    throw_away(seat(hand.places()[at].seat), &held(hand, at), tale);
}

/// The cards of a place that nobody else has seen.
pub(super) fn hidden(hand: &Hand, at: usize) -> Vec<AnyCard> {
    let down = held(hand, at).into_iter().filter(|(_, lies)| *lies == Lies::Down);
    down.map(|(card, _)| card).collect()
}
