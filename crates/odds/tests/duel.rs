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
    println!(
        "{} {} {}",
        report(Play::Mimic).edge.decimal(),
        report(Play::NeverFold).edge.decimal(),
        best.element_of_risk.decimal()
    );
}
