//! Evenings of random choices at every table: they end, money adds up, and they go on wherever
//! they were cut off.

use super::*;
use games::CATALOG;
use journal::chain::Reader;
use sim::stream::Stream;
use table::{Cards, Choice, Party, Verb};

/// Rounds of an evening against a bank, and hands of one between players.
const ROUNDS: u64 = 5;
const HANDS: u64 = 2;
/// Inputs of an evening at most.
const INPUTS_MAX: usize = 4000;

/// How to sit down at every table.
fn tables() -> Vec<Setup> {
    let banked = CATALOG.iter().map(|entry| setup(entry.id(), ""));
    let pots = pots::variants::all().map(|variant| among(variant.id, ""));
    let points = pots::chinese::Game::ALL.map(|game| among(game.id(), ""));
    banked.chain(pots).chain(points).collect()
}

/// A choice with the least it takes, out of these cards.
fn with_least(session: &Session, choice: &Choice) -> Input {
    let cards = choice.cards.as_ref().map_or(Cards::default(), |pick| {
        Cards::row(pick.from.iter().take(usize::from(pick.least)).copied().collect())
    });
    choice.input(session.you(), choice.amount.map(|span| span.min), cards)
}

/// What a person does next who chooses at random. It depends on nothing but the number of events,
/// so that whoever goes on chooses the same.
fn chooses(session: &Session) -> Input {
    let mut stream = Stream::new(&Seed::from(3), 9, session.sight().next);
    let mut pick = |n: usize| stream.below(n as u32) as usize;
    let seat = session.you();
    let menu: Vec<Choice> = session.menu().into_iter().filter(Choice::is_open).collect();
    match session.waits() {
        Waits::Round => Input::Clear {},
        Waits::Turn(_) => Input::Show {},
        Waits::Kill => Input::Decide { seat, act: table::Act::word("kill") },
        Waits::Hand if session.purse().rack() == Cents::ZERO => {
            Input::Buy { seat, amount: dollars(200) }
        }
        Waits::Hand => Input::Deal {},
        Waits::Office(Office::Button) => {
            Input::Decide { seat, act: table::Act::word("take-button") }
        }
        // Three rows of cards are not laid at random.
        Waits::Decision if session.sign().bank == table::Bank::Points => {
            session.cheapest().expect("a way to set them")
        }
        Waits::Decision => {
            let decisions: Vec<&Choice> =
                menu.iter().filter(|choice| choice.verb == Verb::Decide).collect();
            with_least(session, decisions[pick(decisions.len())])
        }
        Waits::Bets | Waits::Office(_) => {
            let close = Input::Close {};
            if (pick(3) == 0 || menu.is_empty()) && session.check(&close).is_ok() {
                return close;
            }
            let choice = &menu[pick(menu.len())];
            // Wagers that are made together are made equal.
            let together = session.sign().equal.iter().flatten().any(|id| *id == choice.id);
            let dollars = Cents::dollars(if together { 5 } else { 1 + pick(20) as i64 });
            let amount = choice.amount.map(|span| dollars.max(span.min).min(span.max));
            let input = choice.input(seat, amount, Cards::default());
            // What is refused, or costs too much, is not done.
            if session.check(&input).is_ok() {
                input
            } else {
                choice.input(seat, None, Cards::default())
            }
        }
        Waits::Others => panic!("nobody waits for you"),
    }
}

/// Goes on until so many rounds are settled.
fn evening(session: &mut Session, id: &str) -> Cents {
    let mut sum = Cents::ZERO;
    for _ in 0..INPUTS_MAX {
        session.go_on().unwrap_or_else(|failure| panic!("{id}: {failure}"));
        for event in session.news() {
            if let What::Settled(settlement) = event.what {
                sum += settlement.net(Party::Seat(session.you()));
                let bank = session.sight().bank;
                if bank.is_some_and(|(seat, _)| seat == session.you()) {
                    sum += settlement.net(Party::PlayerDealer);
                }
            }
        }
        let purse = session.purse();
        assert!(!purse.rack().is_negative() && !purse.at_stake().is_negative(), "{id}");
        let between = matches!(session.game(), Game::Pot(_) | Game::Points(_));
        let rounds = if between { HANDS } else { ROUNDS };
        let over = session.sight().rounds >= rounds && session.waits() != Waits::Round;
        let broke = purse.rack() < Cents::dollars(20) && purse.at_stake() == Cents::ZERO;
        if over || broke && !between {
            return sum;
        }
        let input = chooses(session);
        let told = session.tell(input.clone());
        told.map_or_else(|stop| panic!("{id}: {input:?}: {stop:?}"), drop);
    }
    panic!("{id}: {INPUTS_MAX} inputs are not an evening");
}

#[test]
fn evenings_of_random_choices_end_add_up_and_replay() {
    for setup in tables() {
        let (id, kept) = (setup.id.clone(), Kept::default());
        let mut session = sit_as(setup, Some(&kept));
        let sum = evening(&mut session, &id);
        assert_eq!(session.purse().won(), sum, "{id}");
        let whole = session.purse().brought() + sum;
        assert!(session.purse().rack() + session.purse().at_stake() <= whole, "{id}");
        let rounds = session.sight().rounds;
        assert!(rounds > 0, "{id}");
        let closed = session.finish().unwrap().unwrap();
        let replayed = kept.replay();
        assert_eq!(
            (replayed.rounds, replayed.end),
            (rounds, journal::End::Closed(closed)),
            "{id}"
        );
    }
}

/// Goes on with what a journal holds, in a journal of its own.
fn resumed(text: &str, seed: Seed) -> Result<(Session, Kept), Failure> {
    let kept = Kept::default();
    kept.clone().write_all(text.as_bytes()).unwrap();
    let replayed = kept.replay();
    let mut reader = Reader::new(text.as_bytes());
    let session = Session::resume(&replayed, seed, &mut reader, Box::new(kept.clone()))?;
    Ok((session, kept))
}

#[test]
fn an_evening_cut_off_after_any_record_goes_on_as_if_nothing_had_happened() {
    for (at, setup) in tables().into_iter().enumerate() {
        let (id, kept) = (setup.id.clone(), Kept::default());
        let mut session = sit_as(setup, Some(&kept));
        let sum = evening(&mut session, &id);
        let whole = kept.text();
        let events = kept.replay().events;
        let lines: Vec<&str> = whole.split_inclusive('\n').collect();
        // Every record of some evenings, and one or two of each; of hands between players, whose
        // company takes its time to think, every fifth.
        let many = ["ca/texas-holdem", "ca/lowball", "ca/thirteen-card", "ca/face-up-chinese"];
        let every = match at {
            _ if many.contains(&id.as_str()) => 5,
            at if at % 30 == 0 && at < CATALOG.len() => 1,
            _ => lines.len() / 2,
        };
        for cut in (1 + at % 5..lines.len()).step_by(every.max(1)) {
            let (mut again, kept) =
                resumed(&lines[..cut].concat(), Seed::from(7)).unwrap_or_else(|failure| {
                    panic!("{id}, after {cut} records: {failure}");
                });
            evening(&mut again, &id);
            assert_eq!(kept.replay().events, events, "{id}, after {cut} records");
            assert_eq!(kept.text(), whole, "{id}, after {cut} records");
            assert_eq!(again.purse().won(), sum, "{id}, after {cut} records");
            assert_eq!(again.last(), session.last(), "{id}");
            assert_eq!(state(&again), state(&session), "{id}");
        }
    }
}

#[test]
fn a_journal_of_another_seed_or_one_that_is_closed_is_not_gone_on_with() {
    let kept = Kept::default();
    let mut session = sit("co/baccarat", "", Some(&kept));
    session.bet("player", dollars(5)).unwrap();
    let open = kept.text();
    let exit = |text: &str, seed| resumed(text, Seed::from(seed)).err().map(|f| f.exit);
    assert_eq!(exit(&open, 7), None);
    assert_eq!(exit(&open, 8), Some(crate::Exit::Usage));
    session.finish().unwrap();
    assert_eq!(exit(&kept.text(), 7), Some(crate::Exit::Usage));
}
