//! Three Card Poker, against figures that are printed or were counted elsewhere.

use games::duel;
use law::Posted;
use odds::{Exact, Play, price_game, three_card};

#[test]
fn three_card_poker_costs_as_known() {
    let variant = duel::ALL[0];
    let posting = variant.post(&Posted::new()).expect("lawful");
    let offers: Vec<_> = posting.offers.iter().collect();
    let plan = posting.rules.plan;
    let report = |play| {
        let ends = three_card(plan.strength, plan.qualifies, &offers, play);
        price_game(&offers, &ends, play)
    };
    let best = report(Play::Best);
    assert_eq!(best.total, 407_170_400);
    assert_eq!(best.edge, Exact::new(13_733_780, 407_170_400));
    assert!(report(Play::NeverFold).edge > best.edge);
    assert!(report(Play::Mimic).edge > best.edge);
    // 67.421 % of all hands are played on, as the catalogue has it: 14,900 of 22,100.
    assert_eq!(best.staked, Exact::new(22_100 + 14_900, 22_100));
}
