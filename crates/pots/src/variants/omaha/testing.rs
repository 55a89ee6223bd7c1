//! What the tests of the Omaha games share: their texts say much the same, number by number.

mod charts;

use crate::act::{Awaited, Decision, Move, To};
use crate::fees::Collection;
use crate::hand::Hand;
use crate::place::Standing;
use crate::script::Played;
use crate::testing::{Setup, hand, listed, stakes_for};
use crate::variant::Exchange;
use crate::variants::find;
use cards::AnyCard;
pub(super) use charts::*;
use money::Cents;
use std::sync::Arc;

/// What all four do on the first round, and on every later one.
const FIRST: &str = "4 call, 1 call, 2 call, 3 check";
const LATER: &str = "2 check, 3 check, 4 check, 1 check";
const PAT: &str = "2 pat, 3 pat, 4 pat, 1 pat";

/// Four players at $2-$4: the button at seat 1, blinds of $1 and $2 at seats 2 and 3.
pub(super) fn four(id: &'static str) -> Setup {
    hand(id).players(4)
}

/// The four at the beginning of a street, with nothing but the big blind called.
pub(super) fn at(id: &'static str, street: usize) -> Setup {
    let mut setup = four(id);
    for n in 0..street {
        setup = setup.acts(if n == 0 { FIRST } else { LATER });
        if let Exchange::Draw(_) = find(id).expect("a game").streets[n + 1].exchange {
            setup = setup.acts(PAT);
        }
    }
    setup
}

/// Three players, of whom seat 2 folds the small blind and the others check to the end: $5 in the
/// pot. Seat 3 is first left of the button.
pub(super) fn duel(id: &'static str, one: &'static str, three: &'static str) -> Setup {
    let draws = find(id).expect("a game").streets[2].exchange != Exchange::Nothing;
    hand(id)
        .cards(1, one)
        .cards(3, three)
        .acts("1 call, 2 fold, 3 check, 3 check, 1 check")
        .acts(if draws { "3 pat, 1 pat, 3 check, 1 check" } else { "3 check, 1 check" })
        .acts("3 check, 1 check")
}

/// Three players who check to the end: $6 in the pot. Seat 2 is first left of the button.
pub(super) fn trio(id: &'static str, cards: [&'static str; 3]) -> Setup {
    let draws = find(id).expect("a game").streets[2].exchange != Exchange::Nothing;
    let checks = "2 check, 3 check, 1 check";
    let turn = if draws { format!("2 pat, 3 pat, 1 pat, {checks}") } else { checks.to_owned() };
    let [one, two, three] = cards;
    let setup = hand(id).cards(1, one).cards(2, two).cards(3, three);
    setup.acts("1 call, 2 call, 3 check").acts(checks).acts(&turn).acts(checks)
}

/// The rules by which pots were given out, in order.
pub(super) fn reasons(played: &Played) -> Vec<&'static str> {
    played.outcome.awards.iter().map(|award| award.rule.id).collect()
}

/// The rules by which odd chips were given out, in order.
pub(super) fn odd_chips(played: &Played) -> Vec<&'static str> {
    let odd = played.lines.iter().filter(|line| line.what == "odd chip");
    odd.map(|line| line.rule.id).collect()
}

/// The hand before its first card.
pub(super) fn opened(setup: &Setup) -> Hand {
    let script = setup.script();
    Hand::open(Arc::clone(&script.stakes), &script.players, script.opening).expect("a hand")
}

/// Where cards go until somebody is asked: a seat, `burn`, `board`, `second` or `shuffle`.
pub(super) fn dealt(hand: &mut Hand) -> String {
    let mut told = Vec::new();
    loop {
        told.push(match hand.ask() {
            Awaited::Card(To::Burn) => "burn".to_owned(),
            Awaited::Card(To::Board(0)) => "board".to_owned(),
            Awaited::Card(To::Board(_)) => "second".to_owned(),
            Awaited::Card(To::Place(place, face)) => {
                format!("{}{face:?}", hand.places()[place].seat)
            }
            Awaited::Shuffle => "shuffle".to_owned(),
            Awaited::Decide(..) | Awaited::Showdown | Awaited::Over => return told.join(" "),
        });
        match hand.ask() {
            Awaited::Shuffle => hand.shuffled().expect("a shuffle"),
            _ => hand.card(AnyCard::UNKNOWN).expect("a card"),
        }
    }
}

/// Where cards go after one more act of whoever is to act.
pub(super) fn then(hand: &mut Hand, act: Move) -> String {
    let Awaited::Decide(place, _) = hand.ask() else { panic!("nobody is asked") };
    hand.act(place, act).expect("a lawful act");
    dealt(hand)
}

/// The cards of a street, the last player of the street before checking.
pub(super) fn street(id: &'static str, street: usize) -> String {
    let mut hand = at(id, street - 1).reach();
    loop {
        let Awaited::Decide(_, choice) = hand.ask() else { panic!("nobody is asked") };
        let act = match (choice, hand.menu()) {
            (Decision::Draw(_), _) => Move::Draw(0),
            (_, Some(menu)) if menu.may_check => Move::Check,
            _ => Move::Call,
        };
        let cards = then(&mut hand, act);
        if !cards.is_empty() {
            return cards;
        }
    }
}

/// The seat that is to act.
pub(super) fn speaker(setup: &Setup) -> u8 {
    let hand = setup.reach();
    let Awaited::Decide(place, _) = hand.ask() else { panic!("nobody is asked") };
    hand.places()[place].seat
}

/// What a bet or raise comes to, where it is one amount.
pub(super) fn raise(setup: &Setup) -> Option<Cents> {
    let span = setup.menu().raise?;
    assert_eq!(span.min, span.max, "one amount");
    Some(span.min)
}

/// 52 cards, none twice and no joker.
pub(super) fn one_deck(id: &'static str, rule: &str) {
    assert_eq!(opened(&four(id)).stub(), 52);
    four(id).cards(2, "Ah").cards(3, "Ah").acts("4 fold").refused(rule);
    four(id).cards(2, "X").acts("4 fold").refused(rule);
}

/// So many are seated, and so many dealt in.
pub(super) fn seats(id: &'static str, seated: u8, active: u8, rule: &str) {
    let variant = find(id).expect("a game");
    assert_eq!((variant.seats, variant.active), (seated, active));
    assert_eq!(opened(&hand(id).players(active)).places().len(), usize::from(active));
    // Whoever is more is seated, if at all, but not dealt in.
    let mut more = hand(id).players(active + 1).script();
    assert_eq!(more.out.len(), usize::from(active < seated));
    more.players.append(&mut more.out);
    let refused = more.play().expect_err("too many").refusal;
    assert_eq!(refused.rule.map(|rule| rule.id), Some(rule));
}

/// The four bet the same in every round: the lower limit twice, then the upper one.
pub(super) fn same_limits(id: &'static str) {
    for (street, dollars) in [4, 2, 4, 4].into_iter().enumerate() {
        let mut setup = at(id, street);
        for act in (if street == 0 { FIRST } else { LATER }).split(", ") {
            assert_eq!(raise(&setup), Some(Cents::dollars(dollars)), "{act}");
            setup = setup.acts(act);
        }
    }
}

/// The button speaks last but for the first round, which the big blind ends.
pub(super) fn last_to_act(id: &'static str) {
    assert!(dealt(&mut opened(&four(id))).ends_with("1Down"));
    assert_eq!(speaker(&four(id).acts("4 call, 1 call, 2 call")), 3);
    for street in 1..4 {
        assert_eq!(speaker(&at(id, street).acts("2 check, 3 check, 4 check")), 1);
    }
}

/// Both blinds stand next left of the button before any card.
pub(super) fn blinds_first(id: &'static str) {
    let hand = opened(&four(id));
    let bets: Vec<i64> = hand.places().iter().map(|place| place.bet.get()).collect();
    assert_eq!(bets, [0, 100, 200, 0]);
    assert!(hand.places().iter().all(|place| place.cards().is_empty()));
}

/// The posted limit sets the blinds.
pub(super) fn blinds_by_limit(id: &'static str) {
    let hand = opened(&four(id).set("small=10 big=20"));
    assert_eq!(
        (hand.places()[1].bet, hand.places()[2].bet),
        (Cents::dollars(5), Cents::dollars(10))
    );
}

/// Blinds are won with the pot, and cite their rule.
pub(super) fn blinds_in_pot(id: &'static str, rule: &str) {
    assert_eq!(opened(&four(id)).pot(), Cents::dollars(3));
    let setup = four(id).acts("4 raise, 1 fold, 2 fold, 3 fold");
    let played = setup.ends(&["100.00", "99.00", "98.00", "103.00"]);
    let blinds = played.lines.iter().filter(|line| line.what == "blind");
    assert_eq!(blinds.map(|line| line.rule.id).collect::<Vec<_>>(), [rule, rule]);
}

/// So many cards down to each, one at a time, from the small blind.
pub(super) fn down_cards(id: &'static str, count: usize) {
    let round = "2Down 3Down 4Down 1Down";
    assert_eq!(dealt(&mut opened(&four(id))), vec![round; count].join(" "));
}

/// The first round goes on left of the big blind.
pub(super) fn first_opener(id: &'static str) {
    assert_eq!(speaker(&four(id)), 4);
    assert_eq!(speaker(&four(id).acts("4 call")), 1);
}

/// Later rounds begin with the first player in, left of the button.
pub(super) fn later_openers(id: &'static str) {
    for street in 1..4 {
        assert_eq!(speaker(&at(id, street)), 2);
    }
    let folded = four(id).acts("4 call, 1 call, 2 fold, 3 check");
    assert_eq!(speaker(&folded), 3);
}

/// Who folds has no more part, and the cards lie with the discards, unseen.
pub(super) fn fold(id: &'static str, cards: u8) {
    let hand = four(id).acts("4 fold").reach();
    assert_eq!(hand.discarded(), cards);
    assert_eq!(hand.places()[3].standing(), Standing::Folded);
    let sight = hand.sight(Some(0));
    assert!(sight.players().nth(3).expect("seat 4").cards().iter().all(|card| !card.is_known()));
    assert_eq!(speaker(&four(id).acts("4 fold, 1 call, 2 call, 3 check, 2 check, 3 check")), 1);
}

/// A call costs what the big blind is.
pub(super) fn call(id: &'static str) {
    assert_eq!(four(id).menu().call, Cents::dollars(2));
    assert_eq!(four(id).acts("4 call").reach().places()[3].bet, Cents::dollars(2));
    assert_eq!(four(id).acts("4 call, 1 call").menu().call, Cents::dollars(1));
}

/// A raise is a call and one unit of the limit, below and above of which it is refused.
pub(super) fn raise_by_limit(id: &'static str, rule: &str) {
    assert_eq!(raise(&four(id)), Some(Cents::dollars(4)));
    four(id).acts("4 raise 3.99").refused(rule);
    assert_eq!(four(id).acts("4 raise 4.00").reach().places()[3].bet, Cents::dollars(4));
    four(id).acts("4 raise 4.01").refused(rule);
}

/// A raise is called, raised or folded to.
pub(super) fn answers(id: &'static str) {
    let raised = four(id).acts("4 raise");
    let menu = raised.menu();
    assert!(menu.may_fold && !menu.may_check);
    assert_eq!((menu.call, raise(&raised)), (Cents::dollars(4), Some(Cents::dollars(6))));
}

/// Three raises and no fourth, in every round.
pub(super) fn three_raises(id: &'static str, rule: &str) {
    let three = four(id).acts("4 raise, 1 raise, 2 raise");
    assert_eq!(three.menu().raise, None);
    three.acts("3 raise").refused(rule);
    let later = || at(id, 1).acts("2 bet, 3 raise, 4 raise, 1 raise");
    assert_eq!(later().menu().raise, None);
    later().acts("2 raise").refused(rule);
}

/// Two players raise without end.
pub(super) fn free_raises(id: &'static str) {
    let two = four(id).acts("4 fold, 1 fold, 2 raise, 3 raise, 2 raise, 3 raise, 2 raise");
    assert_eq!(raise(&two), Some(Cents::dollars(14)));
}

/// The big blind may check what was merely called, and raise it too.
pub(super) fn big_blind_option(id: &'static str) {
    let called = four(id).acts("4 call, 1 call, 2 call");
    assert!(called.menu().may_check);
    assert_eq!(raise(&called), Some(Cents::dollars(4)));
}

/// After a raise the big blind may not check.
pub(super) fn no_check(id: &'static str, rule: &str) {
    let raised = four(id).acts("4 raise, 1 call, 2 call");
    assert!(raised.menu().may_fold);
    assert_eq!(raise(&raised), Some(Cents::dollars(6)));
    raised.acts("3 check").refused(rule);
}

/// When a round is over its bets are the pot's.
pub(super) fn bets_to_pot(id: &'static str) {
    for (street, dollars) in [(1, 12), (2, 16), (3, 16)] {
        let before = at(id, street).acts("2 bet, 3 call").reach();
        assert!(before.places()[1].bet > Cents::ZERO);
        let after = at(id, street).acts("2 bet, 3 call, 4 fold, 1 fold").script().reach();
        // After the last round nobody is left to act, and hands unknown cannot be shown.
        let Ok(after) = after else { continue };
        assert!(after.places().iter().all(|place| place.bet == Cents::ZERO));
        assert_eq!(after.pot(), Cents::dollars(dollars));
    }
}

/// A bet of the limit in each later round, and of nothing else.
pub(super) fn bets(id: &'static str, rule: &str) {
    for (street, dollars) in [(1, 2), (2, 4), (3, 4)] {
        assert_eq!(raise(&at(id, street)), Some(Cents::dollars(dollars)));
        at(id, street).acts("2 bet 1.99").refused(rule);
        at(id, street).acts("2 bet 5.00").refused(rule);
    }
}

/// Who checked may call or raise later.
pub(super) fn check_and_raise(id: &'static str) {
    for (street, dollars) in [(1, 2), (2, 4), (3, 4)] {
        let back = at(id, street).acts("2 check, 3 bet, 4 fold, 1 fold");
        assert_eq!(speaker(&back), 2);
        assert_eq!(back.menu().call, Cents::dollars(dollars));
        assert_eq!(raise(&back), Some(Cents::dollars(2 * dollars)));
    }
}

/// A call of a later round matches the bet; a fold and a raise are as before.
pub(super) fn later_answers(id: &'static str) {
    for (street, dollars) in [(1, 2), (2, 4), (3, 4)] {
        let bet = at(id, street).acts("2 bet");
        let menu = bet.menu();
        assert!(menu.may_fold && !menu.may_check);
        assert_eq!(menu.call, Cents::dollars(dollars));
        assert_eq!(raise(&bet), Some(Cents::dollars(2 * dollars)));
        assert_eq!(bet.acts("3 call").reach().places()[2].bet, Cents::dollars(dollars));
        let folded = at(id, street).acts("2 bet, 3 fold").reach();
        assert_eq!(folded.places()[2].standing(), Standing::Folded);
    }
}

/// Fees of the small blind before the deal and of the pot after flop and turn; none later, and
/// none of a street that does not come.
pub(super) fn fees(id: &'static str, option: &'static str, dollars: [i64; 3]) {
    // The limit alone: what is bet stays as it is.
    let open = stakes_for(option);
    let limit = if open.starts_with("limit=") { "limit=no" } else { "" };
    let taken = |setup: Setup| -> Vec<(Option<u8>, i64)> {
        let hand = setup.set(limit).fees(option).reach();
        hand.fees().list().iter().map(|fee| (fee.seat, fee.amount.get() / 100)).collect()
    };
    let [first, second, third] = dollars;
    let all = [(Some(2), first), (None, second), (None, third)];
    assert_eq!(taken(four(id)), all[..1]);
    assert_eq!(taken(at(id, 1)), all[..2]);
    assert_eq!(taken(at(id, 2)), all);
    assert_eq!(taken(at(id, 3)), all);
    let pot = at(id, 2).set(limit).fees(option).reach().pot();
    assert_eq!(pot, Cents::dollars(8 - second - third));
}

/// What each of so many players owes for half an hour.
pub(super) fn half_hour(id: &str, option: &str, players: u8) -> i64 {
    let posted = Collection::post(listed(id), option).expect("an option");
    posted.half_hour(players).expect("a fee by time").per_player.get() / 100
}

/// Options for five and four players: the number at the start counts, whoever folds.
pub(super) fn fees_fixed(id: &'static str, options: &'static str, dollars: [i64; 3]) {
    let setup = hand(id).players(5).fees(options).acts("4 fold, 5 call, 1 call, 2 call, 3 check");
    let hand = setup.acts("2 check, 3 check, 5 check").reach();
    let taken: Vec<i64> = hand.fees().list().iter().map(|fee| fee.amount.get() / 100).collect();
    assert_eq!(taken, dollars[..2]);
}

/// The same fee, however large the pot.
pub(super) fn fees_flat(id: &'static str, option: &'static str) {
    let total = |raises: &str| {
        let acts = format!("{raises}, 2 check");
        four(id).fees(option).acts(&acts).reach().fees().total()
    };
    let large = total("4 raise, 1 raise, 2 raise, 3 call, 4 call, 1 call");
    assert_eq!(total(FIRST), large);
}

/// Two options for the same number of players cannot both be posted.
pub(super) fn one_option(id: &str, options: &str) {
    assert!(Collection::post(listed(id), options).is_err());
}

/// Three kinds of fees at most by hand, one by time: never more than five.
pub(super) fn rates(id: &str) {
    for option in crate::fees::options(listed(id))
        .expect("a schedule")
        .into_iter()
        .filter(|option| option.starts_with("F-P-"))
    {
        let posted = Collection::post(listed(id), option).expect("an option");
        assert!((2..=8).all(|players| posted.fees(players).len() <= 5), "{option}");
    }
}

/// Nobody but the players and their fees takes part in the pot.
pub(super) fn no_bank(setup: &Setup) {
    let played = setup.play();
    let net: i64 = played.hand.places().iter().map(|p| p.stack.get() - p.start.get()).sum();
    assert_eq!(net, 0);
    assert!(played.lines.iter().all(|line| line.seat.is_some()));
}

/// Hands still in are shown to all at the end, and no others.
pub(super) fn shown(setup: &Setup, seats: &[u8]) {
    let sight = setup.play().hand.sight(None);
    for seen in sight.players() {
        let is_known = seen.cards().iter().all(|card| card.is_known());
        assert_eq!(is_known, seats.contains(&seen.seat), "seat {}", seen.seat);
    }
}
