//! What may be decided, and by which rule it may not.

use super::super::made::Rank;
use super::super::rules::{Double, Found, Insurance, Rules, SplitPairs, Surrender, Text};
use super::super::spots::{DEALER, place};
use super::super::texts::{Behind, PlayCites, law};
use super::hand::{Hand, Seated, State};
use super::{Follow, Round};
use crate::twenty_one::Origin;
use law::Cite;
use table::{Owner, Refusal, Seat, Spot};

/// What somebody can decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the names say it
pub enum Act {
    Hit,
    Stand,
    Double,
    Split,
    Surrender,
    Insurance,
    EvenMoney,
    Decline,
    FirstHand,
    SecondHand,
}

impl Act {
    /// Every act with its name.
    pub const NAMED: [(Act, &'static str); 10] = [
        (Act::Hit, "hit"),
        (Act::Stand, "stand"),
        (Act::Double, "double"),
        (Act::Split, "split"),
        (Act::Surrender, "surrender"),
        (Act::Insurance, "insurance"),
        (Act::EvenMoney, "even-money"),
        (Act::Decline, "decline"),
        (Act::FirstHand, "hand 1"),
        (Act::SecondHand, "hand 2"),
    ];
}

/// Who is asked what; seats by their place in the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// Whether to insure.
    Insure { at: usize, owner: Owner },
    /// What to do with a hand.
    Hand { at: usize, hand: usize },
    /// What somebody behind does whose hand was doubled or split.
    Follow(Follow),
}

/// Whether it is ever decided under these rules.
pub(super) fn decides(rules: &Rules, act: Act) -> bool {
    let insures = rules.insurance != Insurance::Never;
    let behind = rules.split.is_some() && law(rules.text).behind == Behind::Decides;
    match act {
        Act::Hit | Act::Stand => true,
        Act::Double => rules.double != Double::Never,
        Act::Split => rules.split.is_some(),
        Act::Surrender => rules.surrender != Surrender::Never,
        Act::Insurance => insures,
        Act::EvenMoney => law(rules.text).house,
        Act::Decline => insures || behind,
        Act::FirstHand | Act::SecondHand => behind,
    }
}

/// Whether somebody may decide so now.
pub(super) fn allows(
    rules: &Rules,
    round: &Round,
    (seat, owner): (Seat, Owner),
    act: Act,
) -> Result<(), Refusal> {
    let cites = &law(rules.text).cites;
    let refuse = |rule: Cite, why: &str| Err(Refusal::by(rule, why));
    let mine = |at: usize| round.seats[at].seat == seat;
    match round.question(rules) {
        Some(Asked::Insure { at, owner: asked }) if mine(at) && asked == owner => match act {
            Act::Insurance | Act::Decline => Ok(()),
            Act::EvenMoney if rules.even_money => Ok(()),
            Act::EvenMoney => refuse(cites.even_money, "the house does not offer it"),
            _ => refuse(cites.insurance, "insurance is asked for before any further card"),
        },
        Some(Asked::Hand { at, .. })
            if mine(at) && owner == Owner::Seat && act == Act::Surrender && round.found =>
        {
            refuse(cites.surrender, "the hidden card is open")
        }
        Some(Asked::Hand { at, hand }) if mine(at) && owner == Owner::Seat => {
            on_hand(rules, &round.seats[at], hand, act)
        }
        Some(Asked::Follow(follow)) if mine(follow.at) && owner == Owner::Behind(follow.n) => {
            match (follow.split, act) {
                (true, Act::Split | Act::FirstHand | Act::SecondHand)
                | (false, Act::Double | Act::Decline) => Ok(()),
                (true, _) => refuse(cites.follow_split, "split it, or name hand 1 or hand 2"),
                (false, _) => refuse(cites.follow_double, "double it, or decline"),
            }
        }
        _ if owner != Owner::Seat => {
            refuse(cites.decides, "whoever plays behind abides by what the seat decides")
        }
        _ if act == Act::Insurance => refuse(cites.insurance, NO_INSURANCE),
        _ if act == Act::EvenMoney => refuse(cites.even_money, NO_EVEN_MONEY),
        _ => Err(not_asked(rules, round, seat)),
    }
}

const NO_INSURANCE: &str = "it takes a dealer's ace, and a blackjack where that is asked";
const NO_EVEN_MONEY: &str = "it takes a blackjack and a dealer's ace, where it is offered";

/// Why a seat that is not asked has nothing to decide.
fn not_asked(rules: &Rules, round: &Round, seat: Seat) -> Refusal {
    let cites = &law(rules.text).cites;
    let Some(seated) = round.seat(seat) else {
        return Refusal::by(cites.decides, format!("{seat} has no hand"));
    };
    if !round.is_dealt(rules) {
        return Refusal::by(cites.deal, "the first cards are not dealt");
    }
    let last = &seated.hands[seated.hands.len() - 1];
    let found = round.found.then_some(cites.found);
    let rule = found.or_else(|| finished(rules, cites, last));
    Refusal::by(rule.unwrap_or(cites.decides), format!("{seat} has nothing to decide now"))
}

/// The rule by which a hand takes no further card.
fn finished(rules: &Rules, cites: &PlayCites, hand: &Hand) -> Option<Cite> {
    let made = hand.made(rules);
    match hand.state {
        State::Doubles | State::Doubled => Some(cites.double),
        State::Surrendered | State::NoAction => Some(cites.surrender),
        State::Stands => Some(cites.stand),
        State::Plays | State::Hit if rules.is_over(made) => Some(cites.over),
        State::Plays | State::Hit if hand.once && hand.cards.len() > 1 => Some(cites.split_once),
        State::Plays | State::Hit if !hand.open(rules) => Some(cites.target),
        State::Plays | State::Hit => None,
    }
}

/// Whether the player of a hand may decide so.
fn on_hand(rules: &Rules, seated: &Seated, hand: usize, act: Act) -> Result<(), Refusal> {
    let cites = &law(rules.text).cites;
    let it = &seated.hands[hand];
    let refuse = |rule: Cite, why: &str| Err(Refusal::by(rule, why));
    let total = it.made(rules).total;
    let shut = || finished(rules, cites, it);
    match act {
        Act::Stand => Ok(()),
        Act::Hit if it.may_hit(rules) => Ok(()),
        Act::Hit => refuse(shut().unwrap_or(cites.target), "the hand takes no further card"),
        Act::Double if it.may_double(rules) => Ok(()),
        Act::Double if is_best(rules, it) => {
            refuse(cites.double_scores, "a hand of the best rank is not doubled")
        }
        Act::Double if rules.double == Double::Never => refuse(cites.double, "nothing is doubled"),
        Act::Double if it.cards.len() > 2 => {
            refuse(cites.double, "only a hand of two cards is doubled")
        }
        Act::Double if shut().is_some() => {
            refuse(shut().unwrap_or(cites.double), "the hand takes no further card")
        }
        Act::Double => refuse(cites.double_scores, &format!("a score of {total} is not doubled")),
        Act::Split if seated.may_split(rules, hand) => Ok(()),
        Act::Split => Err(no_split(rules, seated, it)),
        Act::Surrender if it.may_surrender(rules) => Ok(()),
        Act::Surrender if rules.surrender == Surrender::Never => {
            refuse(cites.surrender, "no hand is given up here")
        }
        Act::Surrender => refuse(cites.surrender, "only two cards without a hit are given up"),
        Act::Insurance => refuse(cites.insurance, NO_INSURANCE),
        Act::EvenMoney => refuse(cites.even_money, NO_EVEN_MONEY),
        Act::Decline | Act::FirstHand | Act::SecondHand => {
            refuse(cites.decides, "nothing of the kind is offered")
        }
    }
}

/// Whether two cards are of a rank that its text does not let be doubled.
fn is_best(rules: &Rules, hand: &Hand) -> bool {
    match hand.made(rules).rank {
        Rank::Best | Rank::SplitBest => rules.double != Double::Never,
        Rank::Second => rules.text == Text::Hawaiian,
        Rank::Total | Rank::SplitSecond => false,
    }
}

/// Why a hand may not be split.
fn no_split(rules: &Rules, seated: &Seated, hand: &Hand) -> Refusal {
    let cites = &law(rules.text).cites;
    let Some(split) = rules.split else {
        return Refusal::by(cites.split, "nothing is split");
    };
    let [one, other] = hand.cards[..] else {
        return Refusal::by(cites.split, "only the first two cards are split");
    };
    let equal = rules.count.of(one) == rules.count.of(other);
    if !rules.is_pair(one, other) {
        let rule = if equal { cites.split_pairs } else { cites.split };
        let why = match (equal, split.pairs) {
            (true, SplitPairs::NotFourFiveTen) => "fours, fives and tens are not split",
            (true, SplitPairs::NotTwoAcesOfHearts) => "two aces of hearts are not split",
            _ => "the two cards are no pair",
        };
        return Refusal::by(rule, why);
    }
    if seated.hands.len() >= usize::from(split.hands_max) {
        let why = format!("a seat has at most {} hands", split.hands_max);
        return Refusal::by(cites.split_again, why);
    }
    let rule = if hand.once { cites.split_once } else { cites.split_again };
    Refusal::by(rule, "what a split made is not split again")
}

/// The soft total on which a house may choose.
const SOFT: u8 = 17;

/// The rule that says whether a place receives a further card.
pub(super) fn due(rules: &Rules, round: &Round, spot: Spot) -> Cite {
    let cites = &law(rules.text).cites;
    let Some((seat, point)) = place(spot) else {
        let made = round.dealers(rules);
        let (hits, soft) = (rules.dealer_hits(made), made.soft && made.total == SOFT);
        return match spot {
            DEALER if !round.is_dealt(rules) => cites.dealer,
            _ if round.found => cites.found,
            _ => match (cites.dealer_soft.filter(|_| soft), hits) {
                (Some([stands, hits]), _) => {
                    if rules.dealer.hits_soft < SOFT {
                        stands
                    } else {
                        hits
                    }
                }
                (None, true) => cites.dealer_draws,
                (None, false) => cites.dealer_stands,
            },
        };
    };
    let Some(seated) = round.seat(seat).filter(|_| round.is_dealt(rules)) else {
        return cites.deal;
    };
    let split = seated.hands.len() > 1;
    if split != (point > 0) || usize::from(point) > seated.hands.len() {
        return cites.split;
    }
    // Nobody draws against a best hand that has ended the round.
    if round.found && rules.found == Found::Ends {
        return cites.found;
    }
    let hand = seated.hand(point);
    if hand.origin == Origin::Split && hand.cards.len() == 1 {
        return if hand.once { cites.split_once } else { cites.split_card };
    }
    finished(rules, cites, hand).unwrap_or(cites.stand)
}

/// What a player does who plays as the dealer must: no insurance, no double, no split.
///
/// # Panics
/// Where the seat is not asked anything: our own error.
#[must_use]
pub fn mimic(rules: &Rules, round: &Round, seat: Seat) -> Act {
    match round.question(rules) {
        Some(Asked::Hand { at, hand }) if round.seats[at].seat == seat => {
            let hand = &round.seats[at].hands[hand];
            let hits = hand.may_hit(rules) && rules.dealer_hits(hand.made(rules));
            if hits { Act::Hit } else { Act::Stand }
        }
        question => {
            assert!(matches!(question, Some(Asked::Insure { .. })), "{seat} is not asked");
            Act::Decline
        }
    }
}
