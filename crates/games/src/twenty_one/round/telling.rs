//! What decisions and cards do to a round, and what they do to wagers.

use super::super::made::Origin;
use super::super::rules::{Double, DoubleBy, Down, Insurance, Rules};
use super::super::spots::{DEALER, NAMES, place, spot};
use super::super::texts::{Behind, law};
use super::hand::{Answer, Hand, State};
use super::options::{Act, Asked};
use super::{Follow, Round};
use cards::AnyCard;
use table::{By, Deed, Further, Measure, Owner, Renumbered, Seat, Spot, Stake, Told};

/// What a decision does to cards and wagers.
pub(super) fn deed(rules: &Rules, round: &Round, (seat, owner): (Seat, Owner), act: Act) -> Deed {
    let law = law(rules.text);
    let by_first = |wager: &str| match wager {
        "double" => rules.double_by == DoubleBy::First,
        _ => law.by_first,
    };
    let whole = round.seat(seat).is_none_or(|seated| seated.hands.len() == 1);
    let further = |wager, hand, of_hand, measure, rule| Further {
        wager,
        hand,
        // A split leaves the first wager on the first hand.
        of: if by_first(wager) { &law.bases[..1] } else { law.bases },
        of_hand: if by_first(wager) { u8::from(!whole) } else { of_hand },
        measure,
        by: if law.behind == Behind::Decides || wager == "insurance" {
            By::Own
        } else {
            By::Everybody
        },
        rule,
    };
    let only = |further| Deed { further: Some(further), ..Deed::default() };
    let (double, split) = (double_measure(rules), split_measure(rules));
    match (round.question(rules), act) {
        (Some(Asked::Insure { .. }), Act::Insurance) => {
            let measure = match rules.insurance {
                Insurance::Anybody => Measure::Exactly(1),
                _ => Measure::UpTo(1),
            };
            only(further("insurance", 0, 0, measure, law.cites.insurance))
        }
        (Some(Asked::Hand { at, hand }), Act::Double) => {
            let point = round.seats[at].point(hand);
            only(further("double", point, point, double, law.cites.double))
        }
        (Some(Asked::Hand { at, hand }), Act::Split) => {
            let point = round.seats[at].point(hand);
            let new = hand as u8 + 2;
            let further = further("split", new, point, split, law.cites.split);
            let (laid, hands) = laid(round, at, hand);
            let renumbered = Renumbered { seat: Some(seat), wagers: ON_HANDS, hands };
            Deed { further: Some(further), laid, renumbered, moved: None }
        }
        (Some(Asked::Follow(Follow { at, hand, .. })), _) if owner != Owner::Seat => {
            let (point, next) = (round.seats[at].point(hand), hand as u8 + 2);
            match act {
                Act::Double => {
                    only(further("double", point, point, double, law.cites.follow_double))
                }
                Act::Split => only(further("split", next, point, split, law.cites.follow_split)),
                Act::SecondHand => Deed { moved: Some((point, next)), ..Deed::default() },
                _ => Deed::default(),
            }
        }
        _ => Deed::default(),
    }
}

/// The wagers that lie on hands.
pub(super) const ON_HANDS: &[&str] = &["initial", "base", "split", "double"];

fn double_measure(rules: &Rules) -> Measure {
    if rules.double == Double::AnyUpTo { Measure::UpTo(2) } else { Measure::Exactly(2) }
}

fn split_measure(rules: &Rules) -> Measure {
    Measure::Exactly(rules.split.map_or(2, |split| split.stake_halves))
}

/// Cards laid from one place to another.
type Laid = Vec<(Spot, Spot, AnyCard)>;

/// Cards that a split lays elsewhere, and the hands that it gives another number: those behind the
/// hand move up by one.
fn laid(round: &Round, at: usize, hand: usize) -> (Laid, Vec<(u8, u8)>) {
    let seated = &round.seats[at];
    let place = |n: usize| spot(seated.seat, n as u8);
    if let [whole] = &seated.hands[..] {
        let cards = whole.cards.iter().enumerate();
        return (cards.map(|(i, card)| (place(0), place(i + 1), *card)).collect(), vec![(0, 1)]);
    }
    let mut laid = Vec::new();
    let mut numbers = Vec::new();
    for later in (hand + 1..seated.hands.len()).rev() {
        numbers.push((later as u8 + 1, later as u8 + 2));
        let cards = seated.hands[later].cards.iter();
        laid.extend(cards.map(|card| (place(later + 1), place(later + 2), *card)));
    }
    let second = seated.hands[hand].cards.last();
    laid.extend(second.map(|card| (place(hand + 1), place(hand + 2), *card)));
    (laid, numbers)
}

/// Whether a stake is settled now: side wagers after the first deal, 1 to 1 when it is taken,
/// insurance at the dealer's second card or when the player-dealer has looked
/// (`reading:ca-blackjack-poker-insurance-first`). All else of a player-dealer's is settled in one
/// order.
pub(super) fn early(rules: &Rules, round: &Round, stake: &Stake) -> bool {
    let law = law(rules.text);
    if !round.is_dealt(rules) {
        return false;
    }
    let answer = round.seat(stake.seat).and_then(|seated| seated.answer(stake.owner));
    match stake.wager {
        "insurance" => round.insurance_decided(rules),
        _ if !law.house => false,
        "21-plus-3" | "royal-match" | "perfect-pairs" => true,
        wager if wager == law.main => answer == Some(Answer::EvenMoney),
        _ => false,
    }
}

/// Tells a round what happened.
pub(super) fn tell(rules: &Rules, round: &mut Round, told: Told<Act>) {
    match told {
        Told::Card { at, card } => received(rules, round, at, card.into()),
        Told::Joker { at } => received(rules, round, at, AnyCard::JOKER),
        // invariant: the shoe holds no tile.
        Told::Tile { .. } => unreachable!("{told:?}"),
        Told::Hidden { .. } => round.hidden += 1,
        Told::Act { seat, act } => match round.question(rules) {
            Some(Asked::Insure { at, .. }) => round.seats[at].insured = Some(answer(act)),
            Some(Asked::Hand { at, hand }) => decided(rules, round, (at, hand), act),
            // invariant: `allows` was asked before.
            question => unreachable!("{seat} was not asked: {question:?}"),
        },
        Told::Follow { n, act, .. } => followed(rules, round, n, act),
    }
}

fn answer(act: Act) -> Answer {
    match act {
        Act::Insurance => Answer::Insured,
        Act::EvenMoney => Answer::EvenMoney,
        _ => Answer::Declined,
    }
}

fn received(rules: &Rules, round: &mut Round, at: Spot, card: AnyCard) {
    if at == DEALER {
        // Once a card lies face down, the next one that is seen was turned over.
        let turned = round.hidden > 0 && round.is_dealt(rules);
        round.hidden -= u8::from(turned);
        match rules.dealer.down {
            Down::First if turned => round.dealer.insert(0, card),
            _ => round.dealer.push(card),
        }
        return;
    }
    // invariant: a card goes where it is due.
    let Some((seat, point)) = place(at) else { unreachable!("no place {at:?}") };
    let Some(index) = round.at(seat) else { unreachable!("{seat} plays no hand") };
    let hand = &mut round.seats[index].hands[usize::from(point.saturating_sub(1))];
    hand.cards.push(card);
    hand.state = match hand.state {
        State::Hit => State::Plays,
        State::Doubles => State::Doubled,
        state => state,
    };
}

fn decided(rules: &Rules, round: &mut Round, (at, hand): (usize, usize), act: Act) {
    let seated = &mut round.seats[at];
    let state = match act {
        Act::Hit => State::Hit,
        Act::Stand => State::Stands,
        Act::Double => State::Doubles,
        Act::Surrender => State::Surrendered,
        _ => State::Plays,
    };
    seated.hands[hand].state = state;
    let split = act == Act::Split;
    if split {
        let once = seated.hands[hand].splits_once(rules);
        let cards = std::mem::take(&mut seated.hands[hand].cards);
        seated.first_two = seated.first_two.or_else(|| cards[..].try_into().ok());
        let made = |card: &AnyCard| Hand { once, ..Hand::of(vec![*card], Origin::Split) };
        seated.hands.splice(hand..=hand, cards.iter().map(made));
        for follower in &mut seated.behind {
            follower.hands.iter_mut().filter(|on| **on > hand).for_each(|on| *on += 1);
        }
    }
    if split || act == Act::Double {
        let on = seated.behind.iter().filter(|follower| follower.hands.contains(&hand));
        let follows = law(rules.text).behind == Behind::Decides;
        let asked = on.filter(|_| follows).map(|f| Follow { at, n: f.n, hand, split });
        round.asked.extend(asked);
        if split && !follows {
            let on = |follower: &&mut super::Follower| follower.hands.contains(&hand);
            let behind = &mut round.seats[at].behind;
            behind.iter_mut().filter(on).for_each(|follower| follower.hands.push(hand + 1));
        }
    }
}

fn followed(rules: &Rules, round: &mut Round, n: u8, act: Act) {
    let asked = round.question(rules);
    let (at, hand) = match asked {
        Some(Asked::Insure { at, .. }) => (at, 0),
        Some(Asked::Follow(Follow { at, hand, .. })) => (at, hand),
        // invariant: `allows` was asked before.
        question => unreachable!("nobody behind was asked: {question:?}"),
    };
    let follower = round.seats[at].behind.iter_mut().find(|follower| follower.n == n);
    // invariant: who is asked is there.
    let Some(follower) = follower else { unreachable!("nobody is there") };
    match (asked, act) {
        (Some(Asked::Insure { .. }), _) => follower.insured = Some(answer(act)),
        (_, Act::Split) => follower.hands.push(hand + 1),
        (_, Act::SecondHand) => {
            follower.hands.iter_mut().filter(|on| **on == hand).for_each(|on| *on = hand + 1);
        }
        _ => {}
    }
    if matches!(asked, Some(Asked::Follow(_))) {
        round.asked.remove(0);
    }
}

/// The round in a few figures: the dealer's cards and every hand, with what each makes.
pub(super) fn summary(rules: &Rules, round: &Round) -> Vec<(&'static str, String)> {
    let mut figures = Vec::new();
    let text = |cards: &[AnyCard], made: super::Made| {
        let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
        format!("{}: {}", cards.join(" "), rules.score(made))
    };
    if !round.dealer.is_empty() {
        figures.push(("dealer", text(&round.dealer, round.dealers(rules))));
    }
    for seated in &round.seats {
        for (n, hand) in seated.hands.iter().enumerate().filter(|(_, h)| !h.cards.is_empty()) {
            let name = NAMES[usize::from(seated.spot(n).0)];
            figures.push((name, text(&hand.cards, hand.made(rules))));
        }
    }
    let led = |seated: &super::Seated| match seated.leader {
        Some((Owner::Behind(n), _)) => Some(format!("{} by person {n} behind it", seated.seat)),
        _ => None,
    };
    let led: Vec<String> = round.seats.iter().filter_map(led).collect();
    if !led.is_empty() {
        figures.push(("decided", led.join(", ")));
    }
    if let Some(Asked::Hand { at, hand }) = round.question(rules) {
        let name = NAMES[usize::from(round.seats[at].spot(hand).0)];
        figures.push(("hand", name.to_string()));
    }
    figures
}
