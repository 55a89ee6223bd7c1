//! Hold'em against the dealer, against figures that were counted elsewhere.

mod games;

use cards::Card;
use law::Posted;
use odds::{Play, Progress, Question, price_bundle, solve};

#[test]
fn costs_as_known() {
    for variant in [&games::ULTIMATE, &games::CASINO, &games::BONUS, &games::TWO_WAY] {
    for play in Play::ALL {
    let posting = variant.post(&Posted::new()).expect("lawful");
    let mut offers: Vec<_> = posting.offers.iter().collect();
    if std::env::var("FEW").is_ok() {offers.retain(|o| o.wager.reading() == "showdown");}
    let plan = posting.rules.plan;
    let deck: Vec<Card> = Card::all().collect();
    let start = std::time::Instant::now();let c0=cpu();
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
        println!("{} {} {:?} cpu {:.2} {}", variant.id, play.name(), start.elapsed(), cpu()-c0, census.total());
        let report = price_bundle(plan, &plan.bundles[0], &offers, census, "best").expect("an ante");
    if std::env::var("FEW").is_err() {
    println!("{} {} {}", report.edge.decimal(), report.element_of_risk.decimal(), report.edge);
    println!("folds {}", census.counts()[0] as f64 / census.total() as f64);
    for (name, census) in &solved.censuses { println!("  {name} {}", census.total()); } }
    }}
}

fn cpu() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let f: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
    (f[11].parse::<f64>().unwrap() + f[12].parse::<f64>().unwrap()) / 100.0
}
