//! Three Card Poker, against figures that are printed or were counted elsewhere.

use cards::Card;
use games::duel;
use law::Posted;
use odds::{Exact, Play, Progress, Question, price_bundle, solve};

#[test]
fn three_card_poker_costs_as_known() {
    let variant = duel::ALL[0];
    let posting = variant.post(&Posted::new()).expect("lawful");
    let offers: Vec<_> = posting.offers.iter().collect();
    let plan = posting.rules.plan;
    let deck: Vec<Card> = Card::all().collect();
    let report = |play: Play| {
        let question = Question {
            rules: &posting.rules,
            offers: &offers,
            deck: &deck,
            decks: 1,
            play,
            threads: 2,
            progress: &Progress::default(),
        };
        let solved = solve(&question);
        let census = solved.census("showdown").expect("counted");
        price_bundle(plan, &plan.bundles[0], &offers, census, play.name()).expect("an ante")
    };
    let best = report(Play::Best);
    assert_eq!(best.total, 407_170_400);
    assert_eq!(best.edge, Exact::new(13_733_780, 407_170_400));
    assert!(report(Play::NeverFold).edge > best.edge);
    assert!(report(Play::Mimic).edge > best.edge);
    // 67.421 % of all hands are played on, as the catalogue has it: 14,900 of 22,100.
    assert_eq!(best.staked, Exact::new(22_100 + 14_900, 22_100));
}
