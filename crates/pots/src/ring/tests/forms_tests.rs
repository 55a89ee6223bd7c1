//! Every ruling that a game lists can be made at a ring: with what its form asks for, at a moment
//! that its form names. What a form needs cannot be left out, what it does not know is refused.

use super::testing::{Dice, ask, seat, table, told};
use crate::irregular::List;
use crate::ring::Ring;
use crate::variant::{Limit, Variant};
use crate::variants;
use cards::AnyCard;
use law::{Cite, Moment, Part};
use money::Cents;
use std::collections::BTreeMap;
use table::{Ask, Cards, Choice, Input, Ruling, Table, Verb};

/// Hands that are played until every ruling has found its moment.
const HANDS: usize = 60;

/// Rulings that are tried at each step, of those that have not been made.
const TRIES: usize = 10;

/// What follows on something that chance seldom brings: a clock that was called, a last card of
/// stud dealt face up. Tests of their own lead there.
const FOLLOW: [&str; 7] = [
    "ca:no-limit-poker/9.d",
    "ca:seven-card-stud/s3.16.a",
    "ca:seven-card-stud/s3.16.b",
    "ca:seven-card-stud/s3.17.a",
    "ca:seven-card-stud/s3.17.b",
    "ca:seven-card-stud/s3.17.c",
    "ca:seven-card-stud/s3.18",
];

/// What may be ruled on in a game at tables of that limit.
fn listed(variant: &Variant, limit: Limit) -> Vec<Cite> {
    let lists = variant.own.irregular.iter();
    let rules = lists.flat_map(|list| match list {
        List::Any(rules) => *rules,
        List::NoLimit(rules) if limit == Limit::No => *rules,
        List::NoLimit(_) => &[],
    });
    rules.map(|(rule, _)| *rule).filter(|rule| !FOLLOW.contains(&rule.id)).collect()
}

/// What a ruling comes before now.
fn moment(ring: &Ring) -> Option<Moment> {
    match ask(ring) {
        Ask::Card { .. } | Ask::Shuffle { .. } => Some(Moment::Card),
        Ask::Decide { .. } => Some(Moment::Decision),
        Ask::Show { .. } => Some(Moment::Show),
        Ask::Settlement => Some(Moment::Settlement),
        _ => None,
    }
}

/// A ruling with all that its form needs, and at times what it may say besides.
fn ruling(ring: &Ring, rule: Cite, dice: &mut Dice) -> Ruling {
    let form = rule.ruled.expect("one that is invoked");
    let hand = ring.hand().expect("a hand");
    let place = hand.places()[dice.below(hand.places().len())];
    let known: Vec<AnyCard> = place.cards().iter().copied().filter(|c| c.is_known()).collect();
    let card = match dice.below(3) {
        0 => dealt(ring, dice),
        _ => known.get(dice.below(known.len())).copied(),
    };
    let mut says =
        |part: Part| form.needs.contains(&part) || form.takes(part) && dice.below(2) == 0;
    let [by_seat, by_card, counts, measures] =
        [Part::Seat, Part::Card, Part::Count, Part::Amount].map(&mut says);
    Ruling {
        rule: rule.id.to_owned(),
        seat: by_seat.then_some(seat(place.seat)),
        card: card.filter(|_| by_card),
        count: counts.then(|| dice.below(5) as u8),
        amount: measures.then(|| Cents::dollars(dice.below(20) as i64)),
        ..Ruling::default()
    }
}

/// A card that may come next.
fn dealt(ring: &Ring, dice: &mut Dice) -> Option<AnyCard> {
    let unseen = ring.hand().map_or(0, crate::Hand::unseen);
    let codes: Vec<u8> = (0..53).filter(|code| unseen >> code & 1 == 1).collect();
    AnyCard::from_code(*codes.get(dice.below(codes.len()))?)
}

/// One that has been accepted: without what it needs, or with what it has no use for, it is
/// refused by its own rule.
fn is_exact(ring: &Ring, rule: Cite, good: &Ruling) {
    let form = rule.ruled.expect("one that is invoked");
    let refused = |ruling: Ruling| {
        let why = format!("{} {ruling:?}", ring.sign().id);
        let refusal = ring.check(&Input::Rule(ruling)).expect_err(&why);
        assert_eq!(refusal.rule, Some(rule), "{why}: {refusal}");
    };
    for part in form.needs {
        let mut less = good.clone();
        match part {
            Part::Seat => less.seat = None,
            Part::Card => less.card = None,
            Part::Count => less.count = None,
            Part::Amount => less.amount = None,
            other => panic!("{}: no pot game has `{other}`", rule.id),
        }
        refused(less);
    }
    let mut more = good.clone();
    more.wager = Some("bet".into());
    refused(more);
    for (part, says) in good.parts().into_iter().filter(|(part, _)| !form.takes(*part)) {
        assert!(!says, "{} takes no {part}", rule.id);
    }
}

/// Goes on with the hand, whatever is asked.
fn goes_on(ring: &mut Ring, dice: &mut Dice) {
    let input = match ask(ring) {
        Ask::Hand => Input::Deal {},
        Ask::Card { .. } => Input::Card(dealt(ring, dice).expect("a card is left").into()),
        Ask::Shuffle { .. } => Input::Shuffle {},
        Ask::Decide { seat } => {
            let folds = dice.below(8) == 0;
            let may =
                |c: &Choice| c.verb == Verb::Decide && c.is_open() && (folds || c.id != "fold");
            let menu: Vec<Choice> = ring.menu(seat).into_iter().filter(may).collect();
            let choice = &menu[dice.below(menu.len())];
            let cards = choice.cards.as_ref().map_or(Cards::default(), |pick| {
                let n = usize::from(pick.least) + dice.below(3);
                let n = n.min(usize::from(pick.most));
                Cards::row(pick.from.iter().take(n).copied().collect())
            });
            choice.input(seat, choice.amount.map(|span| span.min), cards)
        }
        Ask::Show { .. } => named(ring, dice).unwrap_or(Input::Show {}),
        Ask::Settlement => Input::Settle {},
        Ask::Round => Input::Clear {},
        other => panic!("{other:?}"),
    };
    told(ring, input);
}

/// Whoever holds a card that a ruling left unnamed shows the hand, and names it.
fn named(ring: &Ring, dice: &mut Dice) -> Option<Input> {
    let live = |place: &&crate::Place| place.is_live();
    let mut places = ring.hand()?.places().iter().filter(live);
    let place = places.find(|place| place.cards().iter().any(|card| !card.is_known()))?;
    let mut cards = Vec::new();
    for card in place.cards() {
        let mut card = *card;
        while !card.is_known() || cards.contains(&card) {
            card = dealt(ring, dice)?;
        }
        cards.push(card);
    }
    let act = table::Act { cards: Cards::row(cards), ..table::Act::word("show") };
    Some(Input::Decide { seat: seat(place.seat), act })
}

/// Plays hands until every ruling was made once; those that never were.
fn never_made(variant: &'static Variant, set: &str, limit: Limit, dice: &mut Dice) -> Vec<String> {
    let mut open: BTreeMap<&str, Cite> =
        listed(variant, limit).into_iter().map(|rule| (rule.id, rule)).collect();
    let (mut ring, mut hands) = (table(variant.id, set, 4), 0);
    while hands < HANDS && !open.is_empty() {
        if let Some(now) = moment(&ring).filter(|_| ring.hand().is_some()) {
            let rules: Vec<Cite> = open.values().copied().collect();
            let mut made = None;
            for rule in rules {
                let good = (0..TRIES)
                    .map(|_| ruling(&ring, rule, dice))
                    .find(|ruling| ring.check(&Input::Rule(ruling.clone())).is_ok());
                let Some(good) = good else { continue };
                let at = rule.ruled.expect("one that is invoked").at;
                assert!(
                    at.contains(&now),
                    "{}: made before a {now}, its form says {at:?}",
                    rule.id
                );
                is_exact(&ring, rule, &good);
                open.remove(rule.id);
                made = Some(good);
            }
            // Now and then the ring is told the last of them, and the hand goes on from there.
            if let Some(good) = made.filter(|_| dice.below(3) == 0) {
                told(&mut ring, Input::Rule(good));
                continue;
            }
        }
        if ask(&ring) == Ask::Round {
            hands += 1;
            // Everybody begins again with as much.
            ring = table(variant.id, set, 4);
            continue;
        }
        goes_on(&mut ring, dice);
    }
    open.into_keys().map(|id| format!("{} {set}: {id}", variant.id)).collect()
}

#[test]
fn every_ruling_of_every_game_can_be_made_as_its_form_says() {
    let mut dice = Dice(0x1234_5678_9ABC_DEF1);
    let mut never = Vec::new();
    for variant in variants::all() {
        let limit = variant.limits[0];
        let set = format!("limit={}", limit.word());
        never.extend(never_made(variant, &set, limit, &mut dice));
    }
    assert!(never.is_empty(), "{} were never made:\n{}", never.len(), never.join("\n"));
}
