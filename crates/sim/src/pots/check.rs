//! What must hold in every state of a hand, checked against the hand's own answers.

use ::pots::{Awaited, Decision, Exchange, Face, Hand, Menu, Move, Place};
use money::Cents;

/// All the money there is: stacks, the pot and fees. It never changes.
pub(super) fn money(hand: &Hand) -> i64 {
    let stacks: i64 = hand.places().iter().map(|place| place.stack.get()).sum();
    let pot = if hand.is_over() { 0 } else { hand.pot().get() };
    stacks + pot + hand.fees().total().get()
}

/// What everybody had at the start.
pub(super) fn start(hand: &Hand) -> i64 {
    hand.places().iter().map(|place| place.start.get()).sum()
}

/// Checks a state in which a player is asked: every act is accepted exactly when `allows` and the
/// menu grant it, what is refused changes nothing, no money is lost, and nobody sees what lies
/// hidden. Says how many acts were tried.
///
/// # Errors
/// What does not hold.
pub(super) fn state(hand: &Hand, place: usize, choice: Decision) -> Result<u64, String> {
    let menu = hand.menu();
    match (choice, &menu) {
        (Decision::Bet | Decision::Bring, Some(menu)) => sane(menu, &hand.places()[place])?,
        (Decision::Draw(_) | Decision::Discard | Decision::Expose, None) => {}
        _ => return Err(format!("{choice:?} with the menu {menu:?}")),
    }
    let before = format!("{hand:?}");
    let mut unmoved = hand.clone();
    let mut tried = 0;
    for (who, act) in candidates(hand, place, choice, menu.as_ref()) {
        tried += 1;
        let said = hand.allows(who, act).is_ok();
        let at = || format!("place {who}, {act:?}, asked {choice:?} of {place}, menu {menu:?}");
        if said != granted(hand, (who, act), (place, choice), menu.as_ref()) {
            return Err(format!("allows says {said} against the menu: {}", at()));
        }
        let mut after = hand.clone();
        match after.act(who, act) {
            Ok(done) if said => {
                let due = due(&hand.places()[who], act, menu.as_ref());
                if done.paid != due || money(&after) != start(&after) {
                    return Err(format!("{} paid, {due} due: {}", done.paid, at()));
                }
            }
            Err(_) if !said => drop(unmoved.act(who, act)),
            _ => return Err(format!("allows says {said}, act does not: {}", at())),
        }
    }
    if format!("{unmoved:?}") != before {
        return Err(format!("refused acts changed the hand: {before} to {unmoved:?}"));
    }
    sights(hand)?;
    Ok(tried)
}

/// A menu that a stack can pay.
fn sane(menu: &Menu, place: &Place) -> Result<(), String> {
    let all = place.bet + place.stack;
    let call = menu.call <= place.stack && menu.may_check == (menu.call == Cents::ZERO);
    let raise = menu.raise.is_none_or(|span| {
        span.min <= span.max && span.max <= all && span.max > place.bet + menu.call
    });
    if call && raise { Ok(()) } else { Err(format!("{menu:?} for {place:?}")) }
}

/// Acts worth trying: all kinds, with amounts and positions about every bound.
fn candidates(
    hand: &Hand,
    place: usize,
    choice: Decision,
    menu: Option<&Menu>,
) -> Vec<(usize, Move)> {
    let own = &hand.places()[place];
    let mut acts =
        vec![Move::Fold, Move::Check, Move::Call, Move::Bring, Move::Expose, Move::Hide];
    let mut totals = vec![Cents::ZERO, own.bet, own.bet + own.stack];
    totals.extend(menu.map(|menu| own.bet + menu.call));
    if let Some(span) = menu.and_then(|menu| menu.raise) {
        let half = Cents::new(i64::midpoint(span.min.get(), span.max.get()));
        totals.extend([span.min, span.min + span.step, half, span.max - span.step, span.max]);
    }
    let cent = Cents::new(1);
    let near = totals.into_iter().flat_map(|total| [total - cent, total, total + cent]);
    acts.extend(near.map(Move::Raise));
    acts.extend((0..8).map(Move::Discard));
    match choice {
        Decision::Draw(_) => acts.extend((0..=u8::MAX).map(Move::Draw)),
        _ => acts.extend([0, 1, 0b10_0000, u8::MAX].map(Move::Draw)),
    }
    let mut all: Vec<(usize, Move)> = acts.iter().map(|act| (place, *act)).collect();
    for other in (0..hand.places().len()).filter(|other| *other != place) {
        let few = [Move::Fold, Move::Check, Move::Call, Move::Bring, Move::Hide, Move::Discard(0)];
        all.extend(few.map(|act| (other, act)));
        all.extend([0, 1, 0b11, u8::MAX].map(|mask| (other, Move::Draw(mask))));
        all.extend(menu.and_then(|menu| menu.raise).map(|span| (other, Move::Raise(span.min))));
    }
    all
}

/// Whether the question asked and the menu grant an act.
fn granted(
    hand: &Hand,
    (who, act): (usize, Move),
    (place, choice): (usize, Decision),
    menu: Option<&Menu>,
) -> bool {
    let held = &hand.places()[who];
    if who != place {
        let Move::Draw(mask) = act else { return false };
        let Exchange::Draw(most) = hand.stakes().variant.streets[hand.street()].exchange else {
            return false;
        };
        return hand.changeable() == Some(who) && draws(mask, most, hand.holding(who).len());
    }
    match (choice, act) {
        (Decision::Draw(most), Move::Draw(mask)) => draws(mask, most, held.cards().len()),
        (Decision::Discard, Move::Discard(at)) => {
            let at = usize::from(at);
            at < held.cards().len() && held.face(at) == Face::Down
        }
        (Decision::Expose, Move::Expose) => held.shown().count() < held.cards().len(),
        (Decision::Expose, Move::Hide) => true,
        (Decision::Bet | Decision::Bring, _) => menu.is_some_and(|menu| match act {
            Move::Fold => menu.may_fold,
            Move::Bring => choice == Decision::Bring,
            Move::Check => choice == Decision::Bet && menu.may_check,
            Move::Call => choice == Decision::Bet && !menu.may_check,
            Move::Raise(to) => menu.raise.is_some_and(|span| span.holds(to)),
            Move::Draw(_) | Move::Discard(_) | Move::Expose | Move::Hide => false,
        }),
        _ => false,
    }
}

/// Whether so many cards may be drawn, and all are held.
fn draws(mask: u8, most: u8, held: usize) -> bool {
    mask.count_ones() <= u32::from(most) && u32::from(mask) >> held == 0
}

/// What an act that is allowed takes from the stack.
fn due(place: &Place, act: Move, menu: Option<&Menu>) -> Cents {
    match (act, menu) {
        (Move::Call | Move::Bring, Some(menu)) => menu.call,
        (Move::Raise(to), _) => to - place.bet,
        _ => Cents::ZERO,
    }
}

/// Nobody sees a card that lies face down before another, unless it was shown at the end.
pub(super) fn sights(hand: &Hand) -> Result<(), String> {
    let live = hand.places().iter().filter(|place| place.is_live()).count();
    let viewers = (0..hand.places().len()).map(Some).chain([None]);
    for own in viewers {
        let sight = hand.sight(own);
        for (at, (seen, place)) in sight.players().zip(hand.places()).enumerate() {
            let shown = hand.is_over() && live > 1 && place.is_live();
            let cards = seen.cards().iter().zip(place.cards()).enumerate();
            for (n, (card, held)) in cards {
                let may = own == Some(at) || place.face(n) == Face::Up;
                let wrong = if may { card != held } else { card.is_known() && !shown };
                if wrong || seen.cards().len() != place.cards().len() {
                    return Err(format!("{own:?} sees {card} of place {at}: {sight:?}"));
                }
            }
        }
    }
    Ok(())
}

/// Checks a hand that is over: all the money is back in stacks or taken as fees, and the outcome
/// says where it came from.
///
/// # Errors
/// What does not hold.
pub(super) fn end(hand: &Hand) -> Result<(), String> {
    let Some(outcome) = hand.outcome().filter(|_| hand.ask() == Awaited::Over) else {
        return Err(format!("the hand stopped at {:?}", hand.ask()));
    };
    let shares = |award: &::pots::PotAward| -> i64 {
        award.winners.iter().map(|share| share.amount.get()).sum()
    };
    let won: i64 = outcome.awards.iter().map(shares).sum();
    let awarded: i64 = outcome.awards.iter().map(|award| award.amount.get()).sum();
    let stacks: Vec<Cents> = hand.places().iter().map(|place| place.stack).collect();
    if won != awarded || won != hand.pot().get() || stacks != outcome.stacks {
        return Err(format!("{won} won of a pot of {}: {outcome:?}", hand.pot()));
    }
    sights(hand)
}
