//! Hold'em against the dealer, against figures that were counted elsewhere.

mod games;

use cards::Card;
use law::Posted;
use odds::{Play, Progress, Question, price_bundle, solve};

#[test]
fn ultimate_costs_as_known() {
    let posting = games::ULTIMATE.post(&Posted::new()).expect("lawful");
    let offers: Vec<_> = posting.offers.iter().collect();
    let plan = posting.rules.plan;
    let deck: Vec<Card> = Card::all().collect();
    let start = std::time::Instant::now();
        let question = Question {
            rules: &posting.rules,
            offers: &offers,
            deck: &deck,
            decks: 1,
            play: Play::Best,
            threads: 2,
            progress: &Progress::default(),
        };
        let solved = solve(&question);
        let census = solved.census("showdown").expect("counted");
        println!("{:?} {}", start.elapsed(), census.total());
        let report = price_bundle(plan, &plan.bundles[0], &offers, census, "best").expect("an ante");
    println!("{} {} {}", report.edge.decimal(), report.element_of_risk.decimal(), report.edge);
}
