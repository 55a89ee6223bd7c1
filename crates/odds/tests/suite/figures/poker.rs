//! Poker against the dealer at the tables of the catalogue: what books print, what catalogues
//! derive, and side wagers by counts of hands that anybody can add up.

use super::posted;
use super::printed::{rounds_to, truncates_to};
use cards::Card;
use games::duel::{self, Duel, Rules};
use odds::{Exact, Play, Progress, Question, Report, Shown, Solved, price, price_bundle, solve};
use table::{Kind, Offer};

/// Everything at a table under a strategy: bundles by their first wager, others by their own.
fn reports(id: &str, set: &str, play: Play) -> Vec<Report> {
    let [only] = tables(id, [set], play);
    only
}

/// The same for tables that differ in wagers on which no decision depends: solved once.
fn tables<const N: usize>(id: &str, sets: [&str; N], play: Play) -> [Vec<Report>; N] {
    let variant = duel::ALL.iter().find(|variant| variant.id == id).expect("in the catalogue");
    let postings = sets.map(|set| variant.post(&posted(set)).expect("lawful"));
    let deck: Vec<Card> = Card::all().collect();
    let offers = postings.each_ref().map(|posting| posting.offers.iter().collect::<Vec<_>>());
    let progress = Progress::default();
    let question = |n: usize| Question {
        rules: &postings[n].rules,
        offers: &offers[n],
        deck: &deck,
        decks: (postings[n].terms.pack.len() / 52) as u8,
        play,
        beside: &[],
        threads: 2,
        progress: &progress,
    };
    let solved = solve(&question(0));
    std::array::from_fn(|n| {
        let bundles = 0..postings[n].rules.plan.bundles.len();
        assert!(bundles.into_iter().all(|b| question(n).gains(b) == question(0).gains(b)));
        priced(&postings[n].rules, &offers[n], &solved, play)
    })
}

fn priced(rules: &Rules, offers: &[&Offer<Duel>], solved: &Solved, play: Play) -> Vec<Report> {
    let census = |offer: &Offer<Duel>| solved.census(offer.wager.reading()).expect("counted");
    let plan = rules.plan;
    let tied = |id: &str| plan.bundles.iter().any(|bundle| bundle.wagers.contains(&id));
    let mut all = Vec::new();
    for bundle in plan.bundles {
        let first = offers.iter().find(|offer| offer.wager.id() == bundle.wagers[0]);
        let Some(first) = first else { continue };
        all.extend(price_bundle(plan, bundle, offers, census(first), play.name()));
    }
    for offer in offers.iter().filter(|offer| !tied(offer.wager.id())) {
        if offer.wager.kind() != Kind::Bonus {
            all.push(price(offer, census(offer), play.name(), Shown::NOTHING));
        }
    }
    all
}

#[track_caller]
fn edge(reports: &[Report], wager: &str) -> Exact {
    reports.iter().find(|report| report.wager == wager).expect(wager).edge.clone()
}

/// The edge of a pay table by how many of all hands each of its rows has.
fn counted(rows: &[(u128, i128)], all: u128) -> Exact {
    let won: u128 = rows.iter().map(|(hands, _)| hands).sum();
    let gain: i128 = rows.iter().map(|(hands, pays)| *hands as i128 * pays).sum();
    Exact::new((all - won) as i128 - gain, all)
}

#[test]
fn three_card_tables() {
    let uk = reports("uk/three-card-poker", "", Play::Best);
    assert_eq!(edge(&uk, "ante"), Exact::new(13_733_780, 407_170_400));
    let pairs = [(48, 35), (52, 33), (720, 6), (1_096, 4), (3_744, 1)];
    assert_eq!(edge(&uk, "pair-plus"), counted(&pairs, 22_100));
    let ca = reports("ca/three-card-poker-6-card-bonus", "", Play::Best);
    rounds_to(&edge(&ca, "ante"), "4.2964%", "with a card in view");
    let pairs = [(4, 200), (44, 40), (52, 30), (720, 6), (1_096, 3), (3_744, 1)];
    assert_eq!(edge(&ca, "pair-plus"), counted(&pairs, 22_100));
    let six = [
        (188, 1_000),
        (1_656, 200),
        (14_664, 100),
        (165_984, 20),
        (205_792, 15),
        (361_620, 10),
        (732_160, 7),
    ];
    assert_eq!(edge(&ca, "six-card-bonus"), counted(&six, 20_358_520));
    let hit = &ca.iter().find(|report| report.wager == "six-card-bonus").expect("there").hit;
    rounds_to(hit, "7.2798%", "printed");
    rounds_to(&edge(&ca, "six-card-bonus"), "8.56%", "printed");
}

#[test]
fn let_it_ride_tables() {
    let tables =
        [("PT-min", "5.9970%"), ("PT1", "3.2848%"), ("PT2", "2.4445%"), ("PT3", "3.4262%")];
    for (table, figure) in tables.into_iter().chain([("PT4", "3.5057%")]) {
        let all = reports("uk/let-it-ride", &format!("paytable={table}"), Play::Best);
        rounds_to(&edge(&all, "bet-3"), figure, table);
    }
    let bonus = |table: &str| {
        let set = format!("paytable.three-card-bonus={table}");
        edge(&reports("uk/let-it-ride-three-card-bonus", &set, Play::Best), "three-card-bonus")
    };
    truncates_to(&bonus("PT-min"), "18.7%", "printed");
    for (table, [trips, straight, flush]) in
        [("PT-min", [8, 4, 3]), ("PT1", [30, 6, 4]), ("PT2", [30, 5, 4]), ("PT3", [30, 6, 3])]
    {
        let rows = [(4, 50), (44, 40), (52, trips), (720, straight), (1_096, flush), (3_744, 1)];
        assert_eq!(bonus(table), counted(&rows, 22_100), "{table}");
    }
}

#[test]
fn casino_stud_tables() {
    let insured = reports("uk/casino-stud-bonus-insurance", "", Play::Best);
    rounds_to(&edge(&insured, "insurance"), "4.0972%", "doubled where that is favourable");
    let plain = reports("uk/casino-stud-progressive", "", Play::Best);
    // Four of a kind 100, full house 75, flush 50 for one; an empty meter for the rest.
    let fixed: i128 = 624 * 100 + 3_744 * 75 + 5_108 * 50;
    let all = 2_598_960;
    assert_eq!(edge(&plain, "progressive"), Exact::new(all - fixed, all as u128));
}

/// Best hands of seven cards, from a royal flush down to three of a kind.
const SEVENS: [u128; 7] = [4_324, 37_260, 224_848, 3_473_184, 4_047_644, 6_180_020, 6_461_620];

fn trips(pays: [i128; 7]) -> Exact {
    let rows: Vec<(u128, i128)> = SEVENS.into_iter().zip(pays).collect();
    counted(&rows, 133_784_560)
}

#[test]
#[rustfmt::skip]
fn ultimate_tables() {
    let lists = [
        ("PT-min", [50, 40, 20, 7, 6, 4, 3]), ("PT1", [50, 40, 30, 9, 7, 4, 3]),
        ("PT2",    [50, 40, 30, 8, 6, 5, 3]), ("PT3", [50, 40, 30, 8, 7, 4, 3]),
        ("PT4",    [50, 40, 20, 7, 6, 5, 3]),
    ];
    // What the book prints for its minimum needs 30 for four of a kind.
    rounds_to(&trips([50, 40, 30, 7, 6, 4, 3]), "9.12%", "printed");
    let sets = lists.map(|(table, _)| format!("paytable.trips={table}"));
    let sets = sets.each_ref().map(String::as_str);
    for (all, (table, pays)) in
        tables("uk/ultimate-texas-holdem", sets, Play::Best).iter().zip(lists)
    {
        assert_eq!(edge(all, "trips"), trips(pays), "{table}");
        rounds_to(&edge(all, "ante"), "2.185%", "known elsewhere");
    }
    // The board alone decides a folded Trips, and nobody folds better than the board.
    let ca = reports("ca/ultimate-texas-holdem", "", Play::NeverFold);
    assert_eq!(edge(&ca, "trips"), trips([50, 40, 30, 8, 7, 4, 3]));
}

#[test]
fn other_holdem_tables() {
    // Of 1,326 holdings: aces 6, A-K suited 4, A-Q and A-J suited 8, A-K 12, J-J to K-K 18,
    // A-Q and A-J 24, lower pairs 54.
    let rows = [(6, 30), (4, 25), (8, 20), (12, 15), (18, 10), (24, 5), (54, 3)];
    let sets = ["", "paytable.bonus-jackpot=PT-1000"];
    let [uk, thousand] = tables("uk/texas-holdem-bonus", sets, Play::Best);
    assert_eq!(edge(&uk, "bonus-jackpot"), counted(&rows, 1_326));
    // Aces against aces, one in 270,725, pay 970 more.
    let more = counted(&rows, 1_326) - Exact::new(970, 270_725);
    assert_eq!(edge(&thousand, "bonus-jackpot"), more);
    let sg = reports("sg/texas-holdem-bonus-progressive", "", Play::Best);
    assert_eq!(edge(&sg, "bonus"), more);
    assert_eq!(edge(&sg, "ante"), edge(&uk, "ante"), "one game under two books");
    let casino = reports("uk/casino-holdem", "", Play::NeverFold);
    rounds_to(&edge(&casino, "aa-bonus"), "6.4023%", "never folded");
    let two_way = reports("uk/two-way-holdem", "", Play::Best);
    rounds_to(&edge(&two_way, "two-way"), "20.2467%", "two-way");
}
