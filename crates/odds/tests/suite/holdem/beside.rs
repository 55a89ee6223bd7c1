//! A wager beside the game that a fold ends otherwise: the best play for both against a search
//! that settles both at every end.

use super::games::{self, Table, offer};
use super::report;
use ::games::duel::{AaClass, Duel, FlopFive, Hole, HoleClass, OwnBest, Round};
use cards::{Card, Rank};
use hands::Category;
use law::uk::R5_12;
use odds::{Aside, Exact, Gains, Play, Question, Solved};
use table::{Facts, Kind, Offer, Pay, PayTable, Reads, Seat, Wager, loses, pays, to};

macro_rules! bets {
    ($($name:ident: $reading:ty, $wins:expr, $odds:literal;)*) => { $(
        static $name: Wager<$reading> = Wager {
            id: "bet", aliases: &[], title: "Bet", kind: Kind::Side,
            tables: &[PayTable { id: "toy", meter: None, lines: &[
                pays("wins", $wins, to($odds, 1), R5_12),
                loses("loses", |facts| !$wins(facts), R5_12),
            ] }],
        };
    )* };
}

bets! {
    ACES: FlopFive, |five: FlopFive| !five.folded && five.class == AaClass::Aces, 2;
    FULL: OwnBest, |best: OwnBest| !best.folded && best.kind >= Category::FullHouse, 1;
    STANDS: Hole, |hole: Hole| !hole.beaten && hole.class != HoleClass::Nothing, 3;
    LEFT: Hole, |hole: Hole| !hole.beaten || hole.dealer_aces, 1;
}

/// What the wager gains on average.
fn gained<F: Facts>(solved: &Solved, offer: &Offer<Duel>, units: &Exact) -> Exact {
    let census = solved.census(F::NAME).expect("counted");
    let counts = census.counts().iter().enumerate().filter(|(_, ways)| **ways > 0);
    counts
        .map(|(class, ways)| gain(offer, class, units) * Exact::part(*ways, census.total()))
        .sum()
}

fn gain(offer: &Offer<Duel>, class: usize, units: &Exact) -> Exact {
    match offer.judge(class).1 {
        Pay::To(odds) => {
            let times = Exact::new(i128::from(odds.gain()), u128::from(odds.unit()));
            units.clone() * times
        }
        Pay::Lose => -units.clone(),
        other => panic!("{other:?}"),
    }
}

/// The deck of three ranks: the most that game and wager gain, and whether the wager moved play.
fn agrees<F: Facts>(table: &Table, wager: &'static Wager<F>, units: &Exact) -> bool
where
    Duel: Reads<F>,
    Wager<F>: table::Judge<Duel>,
{
    let offer = offer(wager);
    let asides = [Aside { offer: &offer, units: units.clone() }];
    let solved =
        table.ask(Play::Best, |question| odds::solve(&Question { beside: &asides, ..*question }));
    let gains: Gains =
        table.ask(Play::Best, |question| Question { beside: &asides, ..*question }.gains(0));
    let scale = gains.scale;
    let beside = |round: &Round| {
        let facts = <Duel as Reads<F>>::facts(&table.rules, round, Seat::FIRST);
        let gain = gain(&offer, facts.expect("decided").index(), units);
        gain.scaled(scale).expect("a whole number of parts")
    };
    let most = table.best_beside(&*solved.book, gains, &beside);
    let game = -report(table, &solved).edge;
    assert_eq!(most, game.clone() + gained::<F>(&solved, &offer, units));
    let alone = table.solve(Play::Best);
    let apart = -report(table, &alone).edge + gained::<F>(&alone, &offer, units);
    assert!(apart <= most, "{apart} by best play for the game, {most} for both");
    apart < most
}

fn short(game: fn(fn(Card) -> bool) -> Table) -> Table {
    game(|card| card.rank() >= Rank::Queen)
}

#[test]
fn a_fold_on_the_flop_weighs_what_lies_beside() {
    let (half, three) = (Exact::new(1, 2), Exact::new(3, 1));
    let table = short(games::casino);
    let moved = [&half, &three].map(|units| agrees(&table, &ACES, units));
    assert!(moved.contains(&true), "{moved:?}");
}

#[test]
fn a_fold_at_the_river_weighs_what_lies_beside() {
    let table = short(games::ultimate);
    let moved = [Exact::new(1, 3), Exact::new(2, 1)].map(|units| agrees(&table, &FULL, &units));
    assert!(moved.contains(&true), "{moved:?}");
}

#[test]
fn a_fold_before_the_flop_weighs_what_lies_beside() {
    let table = short(games::bonus);
    let units = Exact::new(5, 2);
    let moved = [agrees(&table, &STANDS, &units), agrees(&table, &LEFT, &units)];
    assert!(moved.contains(&true), "{moved:?}");
}
