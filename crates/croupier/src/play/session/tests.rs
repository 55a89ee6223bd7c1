//! Evenings at every table.

mod company;
mod duel;

use super::*;
use games::CATALOG;
use games::baccarat::boards::Measure;
use std::io;
use std::sync::{Arc, Mutex};
use table::Outcome;

/// A journal kept in memory.
#[derive(Clone, Default)]
pub(in crate::play) struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Kept {
    pub fn replay(&self) -> journal::Replayed {
        let open = |id: &str, posted: &Posted| {
            let entry = find(id).map_err(|refusal| refusal.to_string())?.entry;
            entry.open(posted).map_err(|breach| breach.to_string())
        };
        let file = self.0.lock().unwrap().clone();
        journal::replay(file.as_slice(), open).unwrap_or_else(|error| panic!("{error}"))
    }
}

/// `name=value` words as posted values.
pub(in crate::play) fn posted(set: &str) -> Posted {
    let pair = |word: &str| word.split_once('=').map(|(name, value)| (name.into(), value.into()));
    set.split_whitespace().filter_map(pair).collect()
}

/// Sits down at seat 1 with $1,000 and seed 7.
pub(in crate::play) fn sit(id: &str, set: &str, kept: Option<&Kept>) -> Session {
    let setup = Setup {
        id: id.into(),
        posted: posted(set),
        seed: Seed::from(7),
        bankroll: Cents::dollars(1000),
        seat: Seat::FIRST,
    };
    let mut session = Session::open(setup).unwrap_or_else(|failure| panic!("{id}: {failure}"));
    if let Some(kept) = kept {
        session.record(Box::new(kept.clone())).unwrap();
    }
    session
}

/// Plays the closed round to its end, deciding so.
fn play_out(session: &mut Session, act: &str) -> Settled {
    loop {
        match session.waits() {
            Waits::Dealer => assert!(session.step().unwrap().is_some()),
            Waits::Turn(_) => drop(session.turn().unwrap()),
            Waits::Decision(_) => drop(session.decide(act).unwrap()),
            Waits::Round => return session.settled().unwrap().clone(),
            Waits::Bets => panic!("betting is open"),
        }
    }
}

fn dollars(n: i64) -> Cents {
    Cents::dollars(n)
}

/// What a refusal must leave as it was.
fn state(session: &Session) -> String {
    let mut view: Vec<String> =
        session.table.view(table::Viewer::Croupier).iter().map(|e| format!("{e:?}")).collect();
    view.sort();
    format!("{view:?} {:?} {} {:?}", session.short, session.rack(), session.bank())
}

/// Bets that vary with the number of the round, then the deal.
fn bet(session: &mut Session, round: u8) {
    let spots = session.spots().to_vec();
    let main = if round.is_multiple_of(3) { "player" } else { "banker" };
    session.bet(main, dollars(5 * (1 + i64::from(round % 4)))).unwrap();
    let side = &spots[usize::from(round) % spots.len()];
    if side.id != main {
        // A table may refuse a wager beside another; then it is not there.
        let _ = session.chip(side.id, dollars(5));
    }
    if let Err(refusal) = session.deal() {
        assert!(refusal.rule.is_some(), "{refusal}");
        session.take(side.id).unwrap();
        session.deal().unwrap();
    }
}

#[test]
fn two_hundred_rounds_add_up_and_the_journal_replays() {
    let kept = Kept::default();
    let mut session = sit("co/baccarat", "", Some(&kept));
    let mut expected = dollars(1000);
    for round in 0..200 {
        bet(&mut session, round);
        let settled = play_out(&mut session, "house-way");
        let paid: Cents = settled.paid.iter().map(|paid| paid.net).sum();
        assert_eq!(paid, settled.net, "round {round}");
        expected += settled.net;
        assert_eq!(session.bankroll(), expected);
        assert_eq!(session.rack(), expected);
        session.next_round().unwrap();
    }
    assert_eq!(session.won(), expected - dollars(1000));
    assert!(session.boards().previous().is_some(), "200 rounds are more than a shoe");
    let closed = session.finish().unwrap().unwrap();
    let replayed = kept.replay();
    assert_eq!((replayed.rounds, replayed.closed), (200, closed));
}

#[test]
fn an_evening_at_every_table() {
    let boards = |entry: &&Entry| matches!(entry, Entry::Baccarat(_) | Entry::Nines(_));
    for entry in CATALOG.iter().filter(boards) {
        let kept = Kept::default();
        let mut session = sit(entry.id(), "", Some(&kept));
        let (mut expected, mut coups) = (dollars(1000), 0);
        for round in 0..40 {
            if session.rack() < dollars(50) {
                break;
            }
            bet(&mut session, round);
            let settled = play_out(&mut session, "stand");
            let paid: Cents = settled.paid.iter().map(|paid| paid.net).sum();
            assert_eq!(paid, settled.net, "{} round {round}: {settled:?}", entry.id());
            expected += settled.net;
            assert_eq!(session.bankroll(), expected, "{}", entry.id());
            coups += 1;
            session.next_round().unwrap();
        }
        assert_eq!(session.boards().shoe().coups(), coups, "{}", entry.id());
        session.finish().unwrap();
        assert_eq!(kept.replay().rounds, coups as u64, "{}", entry.id());
    }
}

#[test]
fn every_wager_has_a_name_of_its_own_and_is_counted_by_it() {
    for entry in CATALOG.iter().filter(|entry| entry.chance().thrown().is_none()) {
        let session = sit(entry.id(), "", None);
        let mut titles: Vec<&str> = session.spots().iter().map(|spot| spot.title).collect();
        let all = titles.len();
        titles.sort_unstable();
        titles.dedup();
        assert_eq!(titles.len(), all, "{}", entry.id());
    }
    // What the boards count as hit is what the wager itself pays.
    let mut session = sit("co/eternal-baccarat", "", None);
    let ids: Vec<&str> = session.spots()[8..28].iter().map(|spot| spot.id).collect();
    let mut hits = vec![0; ids.len()];
    for _ in 0..60 {
        for id in &ids {
            session.bet(id, dollars(1)).unwrap();
        }
        session.deal().unwrap();
        for paid in play_out(&mut session, "").paid {
            let place = ids.iter().position(|id| *id == paid.wager).unwrap();
            hits[place] += u32::from(paid.result == Some(Outcome::Wins));
        }
        session.bankroll = dollars(1000);
        session.next_round().unwrap();
    }
    let measures = session.measures();
    for (id, hits) in ids.iter().zip(&hits) {
        let title = session.find(id).unwrap().title;
        let (_, measure) = measures.iter().find(|(name, _)| *name == title).unwrap();
        assert_eq!(session.boards().shoe().statistics().count(*measure), *hits, "{title}");
    }
    assert!(hits.iter().sum::<u32>() > 0);
}

#[test]
fn a_shoe_ends_with_its_last_hand_and_the_next_begins() {
    let mut session = sit("co/golden-frog", "decks=1", None);
    let mut stages = Vec::new();
    while session.shoe_number() == 1 {
        stages.push(session.stage());
        session.bet("player", dollars(1)).unwrap();
        session.deal().unwrap();
        play_out(&mut session, "");
        session.notices();
        session.next_round().unwrap();
    }
    let last = stages.iter().position(|stage| *stage == Stage::LastHand).unwrap();
    assert_eq!(last + 1, stages.len());
    assert!(session.notices()[0].starts_with("A new shoe: 52 cards"), "{:?}", session.notices);
    assert_eq!(session.boards().previous().unwrap().hands() as usize, stages.len());
    assert_eq!(session.boards().shoe().coups(), 0);
}

#[test]
fn refusals_change_nothing() {
    let mut session = sit("co/dragon-bonus", "min=10 max=100 both_sides=false", None);
    session.bet("banker", dollars(20)).unwrap();
    session.bet("dragon-bonus-player", dollars(10)).unwrap();
    session.notices();
    let before = state(&session);
    let refused = [
        session.bet("banker", dollars(100)).unwrap_err(),
        session.bet("banker", Cents::ZERO).unwrap_err(),
        session.bet("banker", dollars(-5)).unwrap_err(),
        session.bet("dragon-bonus-banker", dollars(10)).unwrap_err(),
        session.bet("player", dollars(9)).unwrap_err(),
    ];
    assert!(refused.iter().all(|refusal| refusal.rule.is_some()), "{refused:?}");
    assert!(session.bet("player", dollars(5000)).is_err());
    assert!(session.take("tie").is_err());
    assert!(session.take("no such wager").is_err());
    assert!(session.decide("draw").is_err());
    assert!(session.turn().is_err());
    assert!(session.put_up(dollars(100)).is_err());
    assert!(session.decline().is_err());
    assert!(session.take_shoe().is_err() && session.pass_shoe().is_err());
    assert!(session.repeat().is_err());
    assert_eq!(state(&session), before);
    session.deal().unwrap();
    let before = state(&session);
    assert!(session.bet("tie", dollars(10)).is_err());
    assert!(session.chip("tie", dollars(5)).is_err());
    assert!(session.take("banker").is_err());
    assert!(session.deal().is_err() && session.repeat().is_err());
    assert_eq!(session.clear(), Cents::ZERO);
    assert_eq!(state(&session), before);
}

#[test]
fn nobody_stakes_more_than_the_bankroll() {
    let mut session = sit("co/baccarat", "", None);
    session.bet("player", dollars(990)).unwrap();
    assert!(session.bet("tie", Cents::new(1001)).is_err());
    session.bet("tie", dollars(10)).unwrap();
    assert_eq!((session.rack(), session.at_stake()), (Cents::ZERO, dollars(1000)));
    // Under a schedule of fees, the fee must be there too.
    let mut session = sit("ca/ez-baccarat-panda-8", "fees=F-E-1", None);
    let fee = session.table.terms().collection.as_ref().unwrap().per_bet;
    assert!(fee > Cents::ZERO);
    let most = session.spots()[0].limits.max;
    session.bet("player", most).unwrap();
    assert_eq!(session.rack(), dollars(1000) - most - fee);
}

#[test]
fn chips_may_lie_short_of_the_minimum_until_the_deal() {
    let mut session = sit("co/baccarat", "min=15", None);
    assert_eq!(session.chip("player", dollars(5)).unwrap(), dollars(5));
    assert_eq!((session.at_stake(), session.rack()), (dollars(5), dollars(995)));
    assert!(session.deal().unwrap_err().why.contains("minimum"));
    assert_eq!(session.chips_on("player"), dollars(5));
    session.chip("player", dollars(5)).unwrap();
    assert_eq!(session.chip("player", dollars(5)).unwrap(), dollars(15));
    assert_eq!(session.stakes(), [("player", dollars(15))]);
    assert_eq!(session.unchip("player", dollars(1)).unwrap(), dollars(14));
    assert!(session.stakes().is_empty());
    assert_eq!(session.unchip("player", dollars(100)).unwrap(), Cents::ZERO);
    assert_eq!(session.at_stake(), Cents::ZERO);
    assert!(session.unchip("player", dollars(1)).is_err());
}

#[test]
fn a_meter_takes_its_unit_whatever_the_chip() {
    let mut session = sit("co/99-fortunes-progressive", "", None);
    let id = "99-fortunes-progressive";
    let unit = session.find(id).unwrap().limits.min;
    assert_eq!(session.chip(id, dollars(100)).unwrap(), unit);
    assert!(session.chip(id, dollars(100)).is_err(), "no more and no less");
    assert_eq!(session.meter(id), Some(dollars(10_000)), "its printed seed");
    assert_eq!(session.meter("player"), None);
    assert_eq!(session.unchip(id, Cents::new(1)).unwrap(), Cents::ZERO);
}

#[test]
fn the_last_wagers_come_again_all_or_none() {
    let mut session = sit("co/baccarat", "", None);
    session.bet("player", dollars(600)).unwrap();
    session.bet("tie", dollars(200)).unwrap();
    session.deal().unwrap();
    play_out(&mut session, "");
    session.next_round().unwrap();
    let can = session.rack() >= dollars(800);
    session.bet("banker", dollars(7)).unwrap();
    if can {
        assert_eq!(session.repeat().unwrap(), dollars(800));
        assert_eq!(session.stakes(), [("player", dollars(600)), ("tie", dollars(200))]);
    } else {
        let before = state(&session);
        assert!(session.repeat().is_err());
        assert_eq!(state(&session), before);
    }
    session.clear();
    session.bankroll = dollars(700);
    session.bet("banker", dollars(7)).unwrap();
    let before = state(&session);
    assert!(session.repeat().is_err(), "600 and 200 are more than 700");
    assert_eq!(state(&session), before);
}

#[test]
fn free_hands_are_counted_by_the_shoe() {
    let mut session = sit("co/baccarat", "free_hands=2", None);
    for n in 1..=2 {
        session.notices();
        session.deal().unwrap();
        assert_eq!(session.notices(), [format!("A free hand, {n} of 2 in this shoe.")]);
        assert_eq!(play_out(&mut session, "").net, Cents::ZERO);
        session.next_round().unwrap();
    }
    assert!(session.deal().unwrap_err().rule.is_some());
    assert_eq!(session.boards().shoe().coups(), 2);
}

#[test]
fn midi_the_higher_bettor_turns_the_cards() {
    let mut session = sit("co/midi-baccarat", "", None);
    session.bet("player", dollars(10)).unwrap();
    session.bet("banker", dollars(10)).unwrap();
    session.deal().unwrap();
    for _ in 0..4 {
        assert!(matches!(session.step().unwrap(), Some(Step::Dealt { card: None, .. })));
    }
    assert_eq!(session.held("player").cards, [Lies::Yours; 2]);
    assert_eq!(session.held("banker").cards, [Lies::Down; 2], "until the player's are called");
    assert_eq!(session.waits(), Waits::Turn("player"));
    assert_eq!(session.step().unwrap(), None, "the dealer waits for you");
    let card = session.turn().unwrap();
    assert_eq!(session.held("player").cards, [Lies::Up(card), Lies::Yours]);
    session.turn().unwrap();
    assert_eq!(session.waits(), Waits::Turn("banker"));
    assert_eq!(session.held("banker").cards, [Lies::Yours; 2]);
    // A free hand is nobody's to turn.
    let mut session = sit("co/midi-baccarat", "", None);
    session.deal().unwrap();
    while session.waits() != Waits::Round {
        assert!(session.step().unwrap().is_some());
    }
}

#[test]
fn leaving_in_the_middle_of_a_hand_settles_it() {
    let kept = Kept::default();
    let mut session = sit("ca/baccarat-9", "", Some(&kept));
    session.bet("player", dollars(10)).unwrap();
    session.deal().unwrap();
    session.step().unwrap();
    session.finish().unwrap();
    assert_eq!((session.rounds(), kept.replay().rounds), (1, 1));
    // Open wagers go back, and nothing is recorded of them.
    let kept = Kept::default();
    let mut session = sit("co/baccarat", "", Some(&kept));
    session.bet("player", dollars(10)).unwrap();
    session.finish().unwrap();
    assert_eq!((session.rack(), kept.replay().rounds), (dollars(1000), 0));
}

#[test]
fn what_cannot_be_opened_is_refused() {
    let open = |id: &str, set: &str, seat: u8| {
        let setup = Setup {
            id: id.into(),
            posted: posted(set),
            seed: Seed::from(7),
            bankroll: dollars(100),
            seat: Seat::new(seat).unwrap(),
        };
        Session::open(setup).err().map(|failure| failure.exit)
    };
    assert_eq!(open("co/baccarat", "", 7), None);
    assert_eq!(open("co/baccarat", "", 8), Some(crate::Exit::Refused));
    assert_eq!(open("co/bacarat", "", 1), Some(crate::Exit::Usage));
    assert_eq!(open("co/baccarat", "vigorish=4", 1), Some(crate::Exit::Refused));
    assert_eq!(open("co/baccarat", "decks=99", 1), Some(crate::Exit::Refused));
}

#[test]
fn lines_bear_the_rule_they_were_paid_by() {
    let mut session = sit("co/baccarat", "", None);
    session.bet("player", dollars(10)).unwrap();
    session.bet("banker", dollars(10)).unwrap();
    session.deal().unwrap();
    let settled = play_out(&mut session, "");
    assert_eq!(settled.paid.len(), 2);
    for paid in &settled.paid {
        assert!(law::find(&paid.rule).is_some(), "{}", paid.rule);
        match paid.result.unwrap() {
            Outcome::Wins => assert!(paid.net > Cents::ZERO),
            Outcome::Loses => assert_eq!(paid.net, dollars(-10)),
            _ => assert_eq!(paid.net, Cents::ZERO),
        }
    }
}
