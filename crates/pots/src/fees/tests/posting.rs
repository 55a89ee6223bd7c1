//! What tables may post, and what their posted options take in the games with something special.

use super::listed;
use crate::fees::{Collection, Listed, Moment, Payer, Play, find, options};
use money::Cents;

/// What falls due at these moments, in cents.
fn course(game: &str, text: &str, players: u8, moments: &[Moment]) -> Vec<i64> {
    let posted = Collection::post(listed(game), text).unwrap();
    let at = |at: &Moment| posted.due(*at, players).map(|due| due.amount.get()).sum();
    moments.iter().map(at).collect()
}

#[test]
fn several_options_take_turns_by_the_number_of_players() {
    let all = "F-P-archie-1 + F-P-archie-10+F-P-archie-15+F-P-archie-19";
    let draws = [Moment::Start, Moment::Dealt, Moment::Draw(1), Moment::Draw(2), Moment::Draw(3)];
    assert_eq!(course("ca/archie", all, 7, &draws), [100, 0, 400, 100, 0]);
    assert_eq!(course("ca/archie", all, 6, &draws), [100, 0, 400, 100, 0]);
    assert_eq!(course("ca/archie", all, 5, &draws), [100, 0, 300, 0, 0]);
    assert_eq!(course("ca/archie", all, 4, &draws), [100, 0, 200, 100, 0]);
    assert_eq!(course("ca/archie", all, 2, &draws), [100, 0, 100, 100, 0]);
    assert_eq!(course("ca/archie", all, 8, &draws), [0; 5]);
    let posted = Collection::post(listed("ca/archie"), all).unwrap();
    let covered: Vec<u8> = (0..=9).filter(|&players| posted.covers(players)).collect();
    assert_eq!(covered, [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(posted.options().len(), 4);
}

#[test]
fn the_small_blind_pays_where_the_book_says_so() {
    let first = |game: &str, id: &str, at: Moment| {
        let posted = Collection::post(listed(game), id).unwrap();
        posted.due(at, 6).map(|due| due.from).collect::<Vec<_>>()
    };
    let (db, archie) = ("ca/double-board-omaha", "ca/archie");
    assert_eq!(first(archie, "F-P-archie-1", Moment::Start), [Payer::SmallBlind]);
    assert_eq!(first(archie, "F-A1-1", Moment::Dealt), [Payer::Pot]);
    assert_eq!(first(db, "F-DB1-94", Moment::Dealt), [Payer::SmallBlind]);
    assert_eq!(first(db, "F-DB1-94", Moment::Flop), [Payer::Pot]);
    assert_eq!(first(db, "F-DB1-18", Moment::Dealt), [Payer::Pot]);
}

#[test]
fn streets_are_passed_in_some_games_and_reached_in_others() {
    let streets = [3, 4, 5, 6, 7].map(Moment::Street);
    let razz = course("ca/razzdeucey", "F-P-razzdeucey-8", 8, &streets);
    assert_eq!(razz, [0, 0, 400, 100, 0]);
    let razz = course("ca/super-razz", "F-P-super-razz-1", 8, &streets);
    assert_eq!(razz, [0, 400, 100, 0, 0]);
    assert_eq!(course("ca/razzdeucey", "F-S1-1", 8, &streets), [0, 800, 100, 0, 0]);
    assert_eq!(course("ca/asian-five-card-stud", "F-S1-1", 8, &streets), [0, 800, 100, 0, 0]);
}

#[test]
fn lowball_has_no_second_draw_to_pay_for() {
    // Reading ca-fee-lowball-third: Kansas City Lowball has one.
    let draws = [Moment::Dealt, Moment::Draw(1), Moment::Draw(2), Moment::Draw(3)];
    assert_eq!(course("ca/kansas-city-lowball", "F-M3-1", 7, &draws), [100, 800, 100, 0]);
    assert_eq!(course("ca/kansas-city-lowball", "F-L1-1", 7, &draws), [100, 500, 0, 0]);
    assert_eq!(course("ca/lowball", "F-M3-1", 7, &draws[..2]), [100, 800]);
}

#[test]
fn only_a_games_own_schedules_may_be_posted() {
    for (game, id) in [
        ("ca/archie", "F-P-badacey-1"),
        ("ca/match-it", "F-M1-1"),
        ("ca/reverse-holdem", "F-M1-1"),
        ("ca/pot-limit-holdem", "F-H1-1"),
        ("ca/no-limit-poker", "F-H1-224"),
        ("ca/archie", ""),
        ("ca/archie", "F-P-archie-0"),
        ("ca/archie", "F-P-archie-41"),
        ("ca/archie", "F-P-archie-1+none"),
        ("ca/archie", "F-P-archie-1+"),
    ] {
        assert!(Collection::post(listed(game), id).is_err(), "{game}, {id}");
        assert!(!options(listed(game)).unwrap().contains(&id));
    }
    let nothing = Listed { id: "ca/nothing", opening: None };
    assert!(Collection::post(nothing, "F-P-archie-1").is_err() && options(nothing).is_err());
    let refusal = Collection::post(listed("ca/archie"), "half").unwrap_err().to_string();
    assert!(refusal.contains("an option of F-P-archie, F-A1, F-M4"), "{refusal}");
    let refusal = Collection::post(listed("ca/archie"), "F-P-archie-1x").unwrap_err().to_string();
    assert!(refusal.contains("F-P-archie-1"), "{refusal}");
}

#[test]
fn none_takes_nothing() {
    let none = Collection::post(listed("ca/archie"), "none").unwrap();
    assert_eq!(none, Collection::none());
    assert!(!none.covers(6) && none.fees(6).is_empty() && none.options().is_empty());
    assert_eq!(find("none"), None);
    assert!(none.fit(&Play::Points(Cents::dollars(1))).is_ok());
}

/// Whether a table that plays so may post an option.
fn fits(game: &str, id: &str, play: Play<'_>) -> bool {
    Collection::post(listed(game), id).unwrap().fit(&play).is_ok()
}

#[test]
fn limits_below_at_and_above() {
    let archie = |low: &str, high: &str| {
        let bets = [low, high].map(|bet| bet.parse().unwrap());
        let fits = |id| fits("ca/archie", id, Play::Limit { bets, blinds: &[] });
        [fits("F-P-archie-21"), fits("F-P-archie-37"), fits("F-P-archie-1")]
    };
    assert_eq!(archie("1.99", "4.00"), [false, false, false]);
    assert_eq!(archie("2.00", "4.00"), [true, false, false]);
    assert_eq!(archie("50.00", "100.00"), [true, false, false]);
    assert_eq!(archie("50.00", "100.01"), [false, false, false]);
    assert_eq!(archie("60.00", "119.99"), [false, false, false]);
    assert_eq!(archie("60.00", "120.00"), [false, true, false]);
    assert_eq!(archie("4000.00", "8000.00"), [false, true, false]);
    assert_eq!(archie("4000.01", "8000.00"), [false, false, false]);
}

#[test]
fn blinds_and_betting() {
    let blinds = |small, big| [small, big].map(Cents::dollars);
    let archie = |blinds: &[Cents]| fits("ca/archie", "F-P-archie-1", Play::NoLimit { blinds });
    assert!(archie(&blinds(1, 2)) && archie(&blinds(5, 10)) && archie(&blinds(2, 5)));
    assert!(!archie(&blinds(1, 1)) && !archie(&blinds(5, 11)) && !archie(&[Cents::dollars(1)]));
    let no_limit = |id| fits("ca/no-limit-poker", id, Play::NoLimit { blinds: &blinds(2, 3) });
    assert!(no_limit("F-02-100") && no_limit("F-02-100-300") && no_limit("F-H1-110"));
    assert!(!no_limit("F-02-200"));
    let three = [5, 10, 15].map(Cents::dollars);
    let pot = |id| fits("ca/pot-limit-holdem", id, Play::PotLimit { blinds: &three });
    assert!(pot("F-05-5-10-15") && pot("F-H1-110") && pot("F-H1-224"));
    assert!(!pot("F-05-5-10-25") && !pot("F-04-500"));
    let open = Play::NoLimit { blinds: &three };
    assert!(!fits("ca/pot-limit-holdem", "F-H1-224", open), "for pot limit alone");
    let pot = Play::PotLimit { blinds: &[] };
    assert!(!fits("ca/short-deck-holdem", "F-SD-44", pot), "for no limit alone");
    let bets = [15, 30].map(Cents::dollars);
    let blinds = [15, 10, 5].map(Cents::dollars);
    let lowball = Play::Limit { bets, blinds: &blinds };
    assert!(fits("ca/lowball", "F-01-15-30", lowball), "in any order");
    let why =
        Collection::post(listed("ca/lowball"), "F-01-20-40").unwrap().fit(&lowball).unwrap_err();
    let expected = "F-01-20-40 is for limit $20-$40, blinds $10-$10-$20, not for this table's \
                    stakes (ca:poker-fees/F-01)";
    assert_eq!(why.to_string(), expected);
}
