//! The general collection rules.
//!
//! Rules: ca:poker-fees/

use super::{fees_of, listed};
use crate::fees::{Collection, Collects, Due, Fee, Moment, Payer, When, all, periods};
use money::Cents;
use std::collections::BTreeSet;

/// The older games, and those that follow one of them.
const OLDER: [&str; 10] = [
    "ca/texas-holdem",
    "ca/no-limit-poker",
    "ca/pot-limit-holdem",
    "ca/crazy-pineapple",
    "ca/reverse-holdem",
    "ca/seven-card-stud",
    "ca/seven-card-stud-hi-lo-8",
    "ca/razz",
    "ca/mexican-poker",
    "ca/lowball",
];

const MOMENTS: [Moment; 15] = [
    Moment::Start,
    Moment::DownCards(1),
    Moment::DownCards(2),
    Moment::Dealt,
    Moment::Flop,
    Moment::Turn,
    Moment::Draw(1),
    Moment::Draw(2),
    Moment::Draw(3),
    Moment::Street(3),
    Moment::Street(4),
    Moment::Street(5),
    Moment::Street(6),
    Moment::Street(7),
    Moment::NotOpened,
];

/// A regular fee of $3.50 in that game.
fn regular(game: &str) -> Collection {
    Collection::regular(listed(game), Cents::new(350)).unwrap()
}

fn jackpot(collection: Collection) -> Collection {
    collection.with_jackpot(Cents::new(50)).unwrap()
}

/// The dues of all moments, in cents.
fn by_moment(posted: &Collection, players: u8) -> Vec<(Moment, i64)> {
    let dues = |at| posted.due(at, players).map(move |due: Due| (at, due.amount.get()));
    MOMENTS.into_iter().flat_map(dues).collect()
}

/// How many kinds of fee a table may take: reading ca-fee-rates.
fn rates(posted: &Collection) -> usize {
    let names = (1..=12).flat_map(|players| posted.fees(players)).map(|(_, due)| due.name);
    names.collect::<BTreeSet<_>>().len()
}

/// Every option of schedules by hand, posted at the first of its games.
fn posted_by_hand() -> impl Iterator<Item = (&'static Fee, Collection)> {
    let by_hand = |fee: &&Fee| matches!(fee.schedule.collects, Collects::Hand(_));
    all().iter().filter(by_hand).map(|fee| {
        let game = fee.schedule.games[0];
        (fee, Collection::post(listed(game), &fee.id).unwrap())
    })
}

/// Whether an option is of a schedule under the older rules.
fn is_older(fee: &Fee) -> bool {
    ["F-01", "F-02", "F-04"].contains(&fee.schedule.id)
}

#[test]
fn rgen_1_a_all_that_a_hand_may_bear_is_known_before_it() {
    for game in OLDER {
        let posted = jackpot(regular(game));
        let known: Vec<i64> = posted.fees(6).iter().map(|(_, due)| due.amount.get()).collect();
        let mut known_sorted = known;
        known_sorted.sort_unstable();
        let mut taken: Vec<i64> = by_moment(&posted, 6).iter().map(|(_, cents)| *cents).collect();
        taken.sort_unstable();
        assert_eq!((taken, known_sorted), (vec![50, 100, 350], vec![50, 100, 350]), "{game}");
    }
}

#[test]
fn rgen_1_b_fees_are_sums_of_money_and_never_less_than_nothing() {
    assert!(Collection::regular(listed("ca/razz"), Cents::new(-1)).is_err());
    assert!(Collection::regular(listed("ca/razz"), Cents::ZERO).is_ok());
    let older = posted_by_hand().filter(|(fee, _)| is_older(fee));
    let amounts = older.flat_map(|(_, posted)| by_moment(&posted, 6));
    let amounts: BTreeSet<i64> = amounts.map(|(_, cents)| cents).collect();
    assert_eq!(amounts, [100, 200, 300, 400, 500].into());
}

#[test]
fn rgen_1_c_three_kinds_and_no_more() {
    let mut seen = 0;
    for (_, posted) in posted_by_hand().filter(|(fee, _)| is_older(fee)) {
        assert_eq!((rates(&posted), rates(&jackpot(posted))), (2, 3));
        seen += 1;
    }
    assert_eq!(seen, 2 + 13 + 1);
    assert_eq!(rates(&jackpot(regular("ca/texas-holdem"))), 3);
    assert_eq!(rates(&Collection::none()), 0);
}

#[test]
fn rgen_2_regular_fee_with_the_opening_round() {
    let due: Vec<Due> = regular("ca/texas-holdem").due(Moment::Flop, 2).collect();
    assert_eq!(due.len(), 1);
    assert_eq!((due[0].amount, due[0].from), (Cents::new(350), Payer::Pot));
    assert_eq!(due[0].rule.id, "ca:poker-fees/GEN.2");
    // A printed amount comes from its schedule, by players.
    let posted = Collection::post(listed("ca/no-limit-poker"), "F-02-20").unwrap();
    let flop = |players| posted.due(Moment::Flop, players).map(|due| due.amount).sum::<Cents>();
    assert_eq!([9, 7, 6, 5, 4].map(flop), [300, 300, 200, 150, 100].map(Cents::new));
    assert!(Collection::regular(listed("ca/archie"), Cents::new(350)).is_err(), "a newer game");
}

#[test]
fn rgen_3_designated_fee_of_one_dollar_when_the_hand_does_not_open() {
    for game in OLDER {
        let due: Vec<Due> = regular(game).due(Moment::NotOpened, 6).collect();
        assert_eq!((due.len(), due[0].amount), (1, Cents::dollars(1)), "{game}");
        assert_eq!(due[0].rule.id, "ca:poker-fees/GEN.3");
    }
    for id in ["F-02-20", "F-02-2000"] {
        let posted = Collection::post(listed("ca/no-limit-poker"), id).unwrap();
        let due: Vec<Due> = posted.due(Moment::NotOpened, 9).collect();
        assert_eq!((due[0].amount, due[0].rule.id), (Cents::dollars(1), "ca:poker-fees/GEN.3"));
    }
}

#[test]
fn rgen_4_a_flop_opens_holdem_pineapple_and_reverse_holdem() {
    for game in &OLDER[..5] {
        assert_eq!(listed(game).opening, Some(Moment::Flop));
        assert_eq!(by_moment(&regular(game), 6)[0], (Moment::Flop, 350), "{game}");
    }
    assert_eq!(listed("ca/omaha").opening, None);
}

#[test]
fn rgen_4_b_second_upcard_opens_the_stud_games() {
    for game in &OLDER[5..8] {
        assert_eq!(by_moment(&regular(game), 6)[0], (Moment::Street(4), 350), "{game}");
    }
    // One card down and one up, so the second upcard is the third card.
    assert_eq!(by_moment(&regular("ca/mexican-poker"), 6)[0], (Moment::Street(3), 350));
    assert_eq!(listed("ca/asian-five-card-stud").opening, None);
}

#[test]
fn rgen_4_c_draw_opens_lowball() {
    assert_eq!(by_moment(&regular("ca/lowball"), 6)[0], (Moment::Draw(1), 350));
    let posted = Collection::post(listed("ca/lowball"), "F-01-15-30").unwrap();
    assert_eq!(by_moment(&posted, 8), [(Moment::Draw(1), 300), (Moment::NotOpened, 100)]);
}

#[test]
fn rgen_5_jackpot_fee_as_posted() {
    let posted = jackpot(Collection::post(listed("ca/no-limit-poker"), "F-02-100").unwrap());
    let flop: Vec<Due> = posted.due(Moment::Flop, 9).collect();
    let jackpot = flop.iter().find(|due| due.name == "jackpot fee").unwrap();
    assert_eq!((jackpot.amount, jackpot.from), (Cents::new(50), Payer::Pot));
    assert_eq!(jackpot.rule.id, "ca:poker-fees/GEN.5");
    // Reading ca-fee-jackpot: none without the opening round, none in newer games.
    assert!(posted.due(Moment::NotOpened, 9).all(|due| due.name != "jackpot fee"));
    let newer = Collection::post(listed("ca/archie"), "F-P-archie-1").unwrap();
    assert!(newer.clone().with_jackpot(Cents::ZERO).is_ok());
    assert!(newer.with_jackpot(Cents::new(1)).is_err());
    let older = Collection::post(listed("ca/texas-holdem"), "none").unwrap();
    assert!(older.clone().with_jackpot(Cents::new(-1)).is_err());
    let alone = older.with_jackpot(Cents::dollars(1)).unwrap();
    assert_eq!(by_moment(&alone, 9), [(Moment::Flop, 100)]);
}

#[test]
fn rgen_6_a_taken_after_a_round_or_when_the_hand_is_over() {
    let lawful = [Moment::Flop, Moment::Draw(1), Moment::NotOpened];
    for (fee, posted) in posted_by_hand().filter(|(fee, _)| is_older(fee)) {
        let moments = by_moment(&posted, 6);
        assert!(moments.iter().all(|(at, _)| lawful.contains(at)), "{}", fee.id);
    }
}

#[test]
fn rgen_7_a_what_a_hand_may_bear_is_known_before_it() {
    let mut seen = 0;
    for (fee, posted) in posted_by_hand().filter(|(fee, _)| !is_older(fee)) {
        for players in 1..=10 {
            let known: i64 = posted.fees(players).iter().map(|(_, due)| due.amount.get()).sum();
            let taken: i64 = by_moment(&posted, players).iter().map(|(_, cents)| cents).sum();
            assert_eq!(known, taken, "{}, {players} players", fee.id);
        }
        seen += 1;
    }
    assert!(seen > 1_000);
}

#[test]
fn rgen_7_b_one_schedule_and_one_limit() {
    let post = |text: &str| Collection::post(listed("ca/archie"), text);
    let refused = |text: &str| post(text).unwrap_err().to_string();
    assert!(post("F-P-archie-1").is_ok());
    // Reading ca-fee-bands: one option for each number of players.
    assert!(post("F-P-archie-1+F-P-archie-9+F-P-archie-15+F-P-archie-19").is_ok());
    for both in ["1+F-P-archie-2", "1+F-P-archie-1", "37+F-P-archie-38"] {
        assert!(refused(&format!("F-P-archie-{both}")).contains("ca:poker-fees/GEN.7.b"));
    }
    // Limit and no limit, and another schedule, whatever the players.
    assert!(refused("F-P-archie-1+F-P-archie-27").contains("ca:poker-fees/GEN.7.b"));
    assert!(refused("F-P-archie-1+F-A1-17").contains("ca:poker-fees/GEN.7.b"));
    // Two buy-ins of one schedule.
    let two = Collection::post(listed("ca/no-limit-poker"), "F-02-100+F-02-100-300");
    assert!(two.unwrap_err().to_string().contains("ca:poker-fees/GEN.7.b"));
    // `5 or more` meets `6`, but not `4 or less`.
    let omaha = |text: &str| Collection::post(listed("ca/omaha"), text).is_ok();
    assert!(!omaha("F-O1-35+F-O1-18"));
    assert!(omaha("F-O1-35+F-O1-64"));
}

#[test]
fn rgen_7_c_fees_are_sums_of_money() {
    let newer = posted_by_hand().filter(|(fee, _)| !is_older(fee));
    let amounts = newer.flat_map(|(_, posted)| (1..=9).flat_map(move |n| by_moment(&posted, n)));
    let amounts: BTreeSet<i64> = amounts.map(|(_, cents)| cents).collect();
    assert!(amounts.iter().all(|cents| *cents > 0 && cents % 50 == 0), "{amounts:?}");
    assert_eq!(amounts.last(), Some(&2_000));
}

#[test]
fn rgen_7_d_five_kinds_and_no_more() {
    for (fee, posted) in posted_by_hand().filter(|(fee, _)| !is_older(fee)) {
        let kinds = rates(&posted);
        assert!((1..=3).contains(&kinds), "{}", fee.id);
        // A jackpot promotion makes one more.
        let with = posted.with_jackpot(Cents::new(50)).map_or(kinds, |with| rates(&with));
        assert!(with <= 5, "{}", fee.id);
    }
}

/// The games' own timed blocks, and the others.
fn timed(when: When) -> BTreeSet<&'static str> {
    let timed = all().iter().filter(|fee| fee.schedule.collects == Collects::Time(when));
    timed.map(|fee| fee.schedule.id).collect()
}

#[test]
fn rgen_8_a_in_advance_from_every_player() {
    let blocks = timed(When::InAdvance);
    assert_eq!(blocks.len(), 15);
    assert!(blocks.iter().all(|id| id.starts_with("F-P-") && id.ends_with("-c")));
    let owed = [0, 1, 29, 30, 59, 60].map(|minutes| periods(When::InAdvance, 10, minutes));
    assert_eq!(owed, [1, 1, 1, 2, 2, 3]);
    let posted = Collection::post(listed("ca/razzdacey"), "F-P-razzdacey-40").unwrap();
    let owed = [8, 5, 4, 2].map(|players| posted.half_hour(players).unwrap().per_player);
    assert_eq!(owed, [12, 12, 6, 6].map(Cents::dollars));
}

#[test]
fn rgen_8_b_on_the_hour_and_the_half_hour() {
    let blocks = timed(When::OnTheClock);
    // F-06b, three of Short Deck, F-CH2, two in each of twelve groups, and F-H1f.
    assert_eq!(blocks.len(), 1 + 3 + 1 + 2 * 12 + 1);
    for began in [0, 30, 60] {
        let owed = [0, 1, 29, 30, 59, 60, 89, 90]
            .map(|minutes| periods(When::OnTheClock, began, minutes));
        assert_eq!(owed, [0, 0, 0, 1, 1, 2, 2, 3]);
    }
    let posted = Collection::post(listed("ca/omaha"), "F-O1-84+F-O1-107").unwrap();
    let owed = [9, 6, 5, 2].map(|players| posted.half_hour(players).unwrap().per_player);
    assert_eq!(owed, [20, 20, 4, 4].map(Cents::dollars));
}

#[test]
fn rgen_8_c_free_until_the_first_mark_after_a_start_between() {
    // Begun at :10, collected first at :00, fifty minutes later.
    let owed = [0, 19, 20, 21, 49, 50].map(|minutes| periods(When::OnTheClock, 10, minutes));
    assert_eq!(owed, [0, 0, 0, 0, 0, 1]);
    // A minute after a mark, and a minute before one.
    assert_eq!([29, 58, 59].map(|minutes| periods(When::OnTheClock, 1, minutes)), [0, 0, 1]);
    assert_eq!([1, 30, 31].map(|minutes| periods(When::OnTheClock, 59, minutes)), [0, 0, 1]);
}

#[test]
fn rgen_8_d_every_later_half_hour() {
    let owed = [50, 79, 80, 110, 140].map(|minutes| periods(When::OnTheClock, 10, minutes));
    assert_eq!(owed, [1, 1, 2, 3, 4]);
}

#[test]
fn fees_without_a_printed_moment_are_for_full_half_hours_played() {
    let played: BTreeSet<&str> = ["F-01T", "F-03", "F-05", "F-FU"].into();
    assert_eq!(timed(When::Played), played);
    let owed = [0, 29, 30, 59, 60].map(|minutes| periods(When::Played, 10, minutes));
    assert_eq!(owed, [0, 0, 1, 1, 2]);
    assert_eq!(fees_of("F-01T").len(), 4);
}
