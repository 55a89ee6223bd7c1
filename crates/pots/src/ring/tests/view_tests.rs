//! What hangs at a ring, what is seen of it, and what seats may do.

use super::testing::{ask, deal, empty, join, say, seat, stakes, table, told};
use crate::ring::Ring;
use crate::sitting::Setup;
use crate::variants;
use money::Cents;
use table::{Ask, Bank, Choice, Input, Table, Verb, Viewer};

fn menu(ring: &Ring, n: u8) -> String {
    let word = |choice: &Choice| {
        let id = if choice.id.is_empty() {
            format!("{:?}", choice.verb).to_lowercase()
        } else {
            choice.id.to_string()
        };
        let span = choice
            .amount
            .map_or(String::new(), |span| format!(" {}-{}", span.min.plain(), span.max.plain()));
        let pick = choice.cards.as_ref().map_or(String::new(), |pick| {
            format!(" {}-{} of {:?}", pick.least, pick.most, pick.from)
        });
        let refused = choice.refused.as_ref().map_or(String::new(), |refusal| {
            format!(" no: {}", refusal.rule.map_or("-", |rule| rule.id))
        });
        format!("{id}{span}{pick}{refused}")
    };
    ring.menu(seat(n)).iter().map(word).collect::<Vec<_>>().join("; ")
}

#[test]
fn the_player_to_act_sees_every_bet() {
    let mut ring = table("ca/texas-holdem", "", 3);
    told(&mut ring, Input::Deal {});
    deal(&mut ring);
    let first = "fold; check no: ca:texas-holdem/s1.a; call 2.00-2.00; raise 4.00-4.00; sitout";
    assert_eq!(menu(&ring, 1), first);
    assert_eq!(menu(&ring, 2), "sitout");
    say(&mut ring, "1 raise, 2 raise, 3 raise");
    let capped = "fold; check no: ca:texas-holdem/s1.a; call 8.00-8.00; \
                  raise no: reading:ca-raise-cap; sitout";
    assert_eq!(menu(&ring, 1), capped);
}

#[test]
fn bets_without_a_limit_have_a_span() {
    let mut ring = table("ca/no-limit-poker", "", 3);
    told(&mut ring, Input::Deal {});
    deal(&mut ring);
    assert!(menu(&ring, 1).contains("raise 4.00-100.00"));
    let choice = ring.menu(seat(1)).into_iter().find(|choice| choice.id == "raise");
    let choice = choice.expect("a raise");
    assert_eq!((choice.verb, choice.rule.id), (Verb::Decide, "ca:texas-holdem/s1.a"));
}

#[test]
fn draws_discards_and_the_forced_bet_are_choices() {
    let mut ring = table("ca/archie", "", 2);
    told(&mut ring, Input::Deal {});
    say(&mut ring, "1 call, 2 check");
    deal(&mut ring);
    assert!(menu(&ring, 2).starts_with("draw 1-5 of ["), "{}", menu(&ring, 2));
    assert!(menu(&ring, 2).contains("; pat;"));
    let mut ring = table("ca/razz", "", 2);
    told(&mut ring, Input::Deal {});
    deal(&mut ring);
    let Ask::Decide { seat: first } = ask(&ring) else { panic!("{:?}", ask(&ring)) };
    let bring = menu(&ring, first.n());
    assert!(bring.contains("bring 0.50-0.50; complete 2.00-2.00"), "{bring}");
    assert!(bring.starts_with("fold no:"), "{bring}");
    let mut ring = table("ca/crazy-pineapple", "", 2);
    told(&mut ring, Input::Deal {});
    say(&mut ring, "1 call, 2 check");
    deal(&mut ring);
    assert!(menu(&ring, 2).starts_with("discard 1-1 of ["), "{}", menu(&ring, 2));
    let mut ring = table("ca/mexican-poker", "", 2);
    told(&mut ring, Input::Deal {});
    deal(&mut ring);
    let mut words = String::new();
    while let Ask::Decide { seat } = ask(&ring) {
        words = menu(&ring, seat.n());
        if words.contains("expose") {
            break;
        }
        let act = ["bring", "check", "call"]
            .into_iter()
            .find(|act| ring.check(&super::testing::decision(seat.n(), act)).is_ok());
        say(&mut ring, &format!("{} {}", seat.n(), act.expect("a way on")));
        deal(&mut ring);
    }
    assert!(words.starts_with("expose; hide"), "{words}");
}

#[test]
fn an_empty_seat_may_be_joined_and_a_person_may_go() {
    let terms = Setup { buy_in: Cents::dollars(40), ..Setup::default() };
    let mut ring = Ring::open(stakes("ca/lowball", ""), terms);
    (1..=3).for_each(|n| join(&mut ring, n, 100));
    super::testing::draw(&mut ring);
    let empty = menu(&ring, 6);
    assert!(empty.starts_with("at-once 40.00-1000000000.00 no: ca:lowball/4.a"), "{empty}");
    assert!(empty.contains("; kill 40.00-1000000000.00;"), "{empty}");
    let seated = "sitout; buy 0.01-1000000000.00; leave; 4; 5; 6; 7; 8; object";
    assert_eq!(menu(&ring, 2), seated);
    told(&mut ring, Input::Buy { seat: seat(2), amount: Cents::dollars(5) });
    assert!(menu(&ring, 2).contains("buy 40.00-"), "one short buy-in follows a full one");
    told(&mut ring, Input::SitOut { seat: seat(2) });
    let back = "play; wait no: ca:lowball/7.a; kill no: ca:lowball/7.b; buy";
    assert!(menu(&ring, 2).starts_with(back), "{}", menu(&ring, 2));
    assert_eq!(menu(&ring, 9), "", "there is no seat 9");
}

#[test]
fn a_ring_says_what_it_is() {
    let ring = empty("ca/omaha-hi-lo", "small=4 big=8");
    let sign = ring.sign();
    assert_eq!((sign.id.as_ref(), sign.bank, sign.seats), ("ca/omaha-hi-lo", Bank::Pot, 9));
    assert!(sign.marks.is_empty());
    assert_eq!(sign.spots.last().map(AsRef::as_ref), Some("burn"));
    assert!(sign.spots.contains(&"board".into()) && sign.spots.contains(&"seat9".into()));
    let get = |name: &str| sign.posted.get(name).map(String::as_str);
    assert_eq!((get("small"), get("blinds")), (Some("4.00"), Some("2.00/4.00")));
    assert_eq!((get("kills"), get("buy_in")), (Some("false"), Some("0.00")));
}

#[test]
fn what_is_posted_can_be_posted_again() {
    for variant in variants::all() {
        let sign = Ring::open(stakes(variant.id, "small=6"), Setup::default()).sign().clone();
        let names: Vec<String> = variant.options().iter().map(|o| o.name.to_string()).collect();
        let again = sign.posted.into_iter().filter(|(name, _)| names.contains(name)).collect();
        let again = variant.post(&again).unwrap_or_else(|breach| panic!("{breach}"));
        let usual = stakes(variant.id, "small=6");
        assert_eq!(format!("{:?}", again.with_fees("none").unwrap()), format!("{usual:?}"));
    }
    let fees = "fees=F-P-archie-1+F-P-archie-9";
    let table = format!("{fees} limit=no blinds=1/2");
    let posted = empty("ca/archie", &table).sign().posted.clone();
    assert_eq!(posted.get("fees").map(String::as_str), Some("F-P-archie-1+F-P-archie-9"));
    let own = empty("ca/razz", "fees=regular=4.00+jackpot=1.00").sign().posted.clone();
    assert_eq!(own.get("fees").map(String::as_str), Some("regular=4.00+jackpot=1.00"));
}

#[test]
fn a_sight_has_chairs_pot_and_figures() {
    let mut ring = empty("ca/seven-card-stud", "");
    (1..=3).for_each(|n| join(&mut ring, n, 100));
    told(&mut ring, Input::SitOut { seat: seat(3) });
    told(&mut ring, Input::Deal {});
    deal(&mut ring);
    let sight = ring.sight(Viewer::Public);
    let standing: Vec<&str> = sight.chairs.iter().map(|chair| chair.standing.as_ref()).collect();
    assert_eq!(standing, ["plays", "plays", "away"]);
    assert_eq!(sight.pot, Cents::new(40));
    let figure = |name: &str| sight.figure(name).map(ToOwned::to_owned);
    assert_eq!(figure("street").as_deref(), Some("third street"));
    assert_eq!(figure("limit").as_deref(), Some("fixed"));
    assert_eq!(figure("to_call").as_deref(), Some("0.50"));
    assert!(figure("calls").is_some_and(|calls| calls.ends_with("brings it in")));
    assert_eq!(sight.spot("seat1").len(), 3);
    assert_eq!(sight.spot("seat1").iter().filter(|held| held.card.is_known()).count(), 1);
}
