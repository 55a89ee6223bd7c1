//! A blackjack against a dealer's ace: what insurance and even money are worth.

use super::Decision;
use cards::{Card, Pack, Rank};
use games::twenty_one::{Insurance, Insured, Rules, TwentyOne};
use law::Cite;
use odds::{Census, Exact, Shown};
use table::{Facts as _, Posting};

/// What may be done once a blackjack meets an ace, in this order where two are worth the same:
/// what leaves less at stake first.
pub(super) const ACTS: [&str; 3] = ["even-money", "decline", "insurance"];

/// Every choice with a hand that is left as it is, being worth so much; none where nothing is
/// insured; and the rule that offers it.
pub(super) fn choices(
    posting: &Posting<TwentyOne>,
    (hand, dealer): (&[Card], &[Card]),
    left: &Exact,
) -> Option<(Vec<Decision>, Cite)> {
    let Rules { insurance, even_money, .. } = posting.rules;
    if !matches!(insurance, Insurance::Blackjack | Insurance::SeatedBlackjack) {
        return None;
    }
    let ten = |card: &Card| counts_ten(card.rank());
    let ace = |card: &Card| card.rank() == Rank::Ace;
    let natural = hand.len() == 2 && hand.iter().any(ten) && hand.iter().any(ace);
    if !natural || !matches!(dealer, [up] if ace(up)) {
        return None;
    }
    let offer = posting.offers.iter().find(|offer| offer.wager.id() == "insurance")?;
    let gains = odds::price(offer, &ends(posting.terms.pack, hand, dealer)?, "best", NOTHING);
    // Half of the first wager is staked on it.
    let insured = left.clone() - gains.edge * Exact::new(1, 2);
    let worths = [even_money.then_some(Exact::whole(1)), Some(left.clone()), Some(insured)];
    let one = |(act, worth): (&'static str, Option<Exact>)| {
        let (times, throws, sets, cost) = (None, None, None, Exact::ZERO);
        Some(Decision { act, times, throws, sets, worth: worth?, cost })
    };
    Some((ACTS.into_iter().zip(worths).filter_map(one).collect(), offer.rows[0].rule))
}

const NOTHING: Shown = Shown::NOTHING;

fn counts_ten(rank: Rank) -> bool {
    rank.pips().is_none_or(|pips| pips == 10)
}

/// How insurance ends, by the dealer's second card.
fn ends(mut pack: Pack, hand: &[Card], dealer: &[Card]) -> Option<Census> {
    for card in hand.iter().chain(dealer) {
        pack.take(*card).ok()?;
    }
    let mut census = Census::new(Insured::CLASSES);
    for card in Card::all() {
        let class = Insured { dealer: counts_ten(card.rank()), own: true };
        census.add(class.index(), u128::from(pack.count(card)));
    }
    Some(census)
}
