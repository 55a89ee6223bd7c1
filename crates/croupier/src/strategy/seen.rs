//! What a seat sees, and the round in which it sees exactly that.

use super::{About, Request};
use cards::Card;
use catalog::Error;
use games::duel::{Act, BOARD, DEALER, Duel, Round, Rules};
use law::Cite;
use money::Cents;
use table::{Deals, Effect, Face, Kind, Memory, Owner, Posting, Seat, Stake, Told, Want};

/// The round at the decision in question.
pub(super) struct Asked {
    pub round: Round,
    pub rule: Cite,
    rules: Rules,
}

impl Asked {
    /// How many units an act puts up.
    pub(super) fn puts_up(&self, act: Act) -> Option<u8> {
        Duel::effects(&self.rules, act).iter().find_map(|effect| match effect {
            Effect::Stakes { times, .. } => Some(*times),
            _ => None,
        })
    }
}

/// Cards as written.
pub(super) fn written(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The decision at which all that is seen lies open.
pub(super) fn asked(request: &Request, posting: &Posting<Duel>) -> Result<Asked, Error> {
    let Request { board, dealer, about, .. } = request;
    let hand = &request.natural()?;
    let all: Vec<Card> = [hand, board, dealer].into_iter().flatten().copied().collect();
    let mut pack = posting.terms.pack;
    // Several decks deal the same card several times, but no oftener than they hold it.
    if let Some(card) = all.iter().find(|card| pack.take(**card).is_err()) {
        let held = posting.terms.pack.count(*card);
        let why = format!("the pack holds {held} of {card}, and more are named");
        return Err(Error::usage(why));
    }
    drive(posting, [hand, board, dealer], *about)
}

/// Deals a seat's own cards, the board and the dealer's, up to the decision at which all of them
/// lie open.
pub(super) fn drive(
    posting: &Posting<Duel>,
    mut left: [&[Card]; 3],
    about: About,
) -> Result<Asked, Error> {
    let rules = &posting.rules;
    let mut round = Duel::open(rules, &stakes(posting, about));
    loop {
        let (at, n) = match Duel::ask(rules, &round) {
            Want::Deal { to, n, face: Face::Down } => {
                for _ in 0..n {
                    Duel::tell(rules, &mut round, Told::Hidden { at: to });
                }
                continue;
            }
            Want::Deal { to, n, .. } | Want::Show { of: to, n } => (to, n),
            Want::Decide { seat } => {
                let done = left.iter().all(|cards| cards.is_empty());
                if done && is_about(about, rules, &round, seat) {
                    let rule = Duel::due(rules, &round, DEALER);
                    return Ok(Asked { round, rule, rules: *rules });
                }
                let act = goes_on(rules, &round, seat);
                Duel::tell(rules, &mut round, Told::Act { seat, act });
                continue;
            }
            Want::Follow { .. } | Want::Over => {
                return Err(nowhere(&left));
            }
        };
        let (place, name) = match at {
            BOARD => (1, "the board"),
            DEALER => (2, "the dealer's cards"),
            _ => (0, "the hand"),
        };
        for _ in 0..n {
            let Some((card, rest)) = left[place].split_first() else {
                if left.iter().any(|cards| !cards.is_empty()) {
                    return Err(nowhere(&left));
                }
                let why = format!("{n} cards are in view there before a decision");
                return Err(Error::usage(format!("name more of {name}: {why}")));
            };
            Duel::tell(rules, &mut round, Told::Card { at, card: *card });
            left[place] = rest;
        }
    }
}

/// Cards that are never in view at a decision.
fn nowhere(left: &[&[Card]; 3]) -> Error {
    let cards = written(&left.concat());
    let hint = match left[0] {
        [] => "",
        _ => "; common cards are named with --board, the dealer's with --dealer",
    };
    Error::usage(format!("no decision is made with {cards} in view{hint}"))
}

/// Whether this is the decision that is asked about.
fn is_about(about: About, rules: &Rules, round: &Round, seat: Seat) -> bool {
    (about == About::Insurance) == Duel::allows(rules, round, seat, Act::Double).is_ok()
}

/// The wagers of the game itself, and insurance where that is asked about.
fn stakes(posting: &Posting<Duel>, about: About) -> Vec<Stake> {
    let wanted = |(_, offer): &(usize, &table::Offer<Duel>)| {
        let insurance = about == About::Insurance && offer.wager.id() == "insurance";
        offer.wager.kind() == Kind::Main || insurance
    };
    let stake = |(at, offer): (usize, &table::Offer<Duel>)| Stake {
        seat: Seat::FIRST,
        owner: Owner::Seat,
        offer: at,
        wager: offer.wager.id(),
        memory: Memory::default(),
        amount: Cents::dollars(1),
    };
    posting.offers.iter().enumerate().filter(wanted).map(stake).collect()
}

/// A decision that leads to the next one: what stakes least without folding.
fn goes_on(rules: &Rules, round: &Round, seat: Seat) -> Act {
    let open = |act: &Act| Duel::allows(rules, round, seat, *act).is_ok();
    let calm = [Act::Check, Act::Ride].into_iter().find(open);
    let named = Duel::acts().iter().map(|(act, _)| *act);
    calm.or_else(|| named.into_iter().find(open)).unwrap_or(Act::Fold)
}
