//! Chips before the deal.

use super::*;
use crate::play::tui::bets;
use games::CATALOG;
use games::baccarat::boards::Measure;
use table::{Line, Outcome};

/// The lines of the last settlement that are yours.
fn lines(session: &Session) -> Vec<Line> {
    let you = session.you().n();
    let lines = session.settled().unwrap().lines.iter();
    lines.filter(|line| line.seat == you).cloned().collect()
}

#[test]
fn two_hundred_rounds_add_up_and_the_journal_replays() {
    let kept = Kept::default();
    let mut session = sit("co/baccarat", "", Some(&kept));
    let mut expected = dollars(1000);
    let ids: Vec<Name> = session.sign().marks.iter().map(|mark| mark.id.clone()).collect();
    for n in 0..200_usize {
        let main = if n.is_multiple_of(3) { "player" } else { "banker" };
        session.bet(main, dollars(5 * (1 + n as i64 % 4))).unwrap();
        let side = &ids[n % ids.len()];
        if side != main {
            session.bet(side, dollars(5)).unwrap();
        }
        expected += round(&mut session, "");
        assert_eq!(session.purse().rack(), expected, "round {n}");
    }
    assert_eq!(session.purse().won(), expected - dollars(1000));
    let Score::Boards(boards, ..) = session.score() else { panic!("boards") };
    assert!(boards.previous().is_some(), "200 rounds are more than a shoe");
    session.finish().unwrap();
    assert_eq!(kept.replay().rounds, 200);
}

#[test]
fn what_the_boards_count_as_hit_is_what_the_wager_itself_pays() {
    let setup = Setup { bankroll: dollars(100_000), ..setup("co/eternal-baccarat", "") };
    let mut session = sit_as(setup, None);
    let Score::Boards(_, counted, _) = session.score() else { panic!("boards") };
    let counted = counted.clone();
    let mut hits = vec![0; counted.len()];
    for _ in 0..60 {
        for (id, _) in &counted {
            session.bet(id, dollars(1)).unwrap();
        }
        session.tell(Input::Close {}).unwrap();
        play_out(&mut session, "");
        for line in lines(&session) {
            let place = counted.iter().position(|(id, _)| *id == line.wager).unwrap();
            hits[place] += u32::from(line.result == Outcome::Wins);
        }
        session.tell(Input::Clear {}).unwrap();
        session.go_on().unwrap();
    }
    let measures = session.score().measures();
    let Score::Boards(boards, ..) = session.score() else { panic!("boards") };
    for ((_, title), hits) in counted.iter().zip(&hits) {
        let (_, measure) = measures.iter().find(|(name, _)| name == title).unwrap();
        assert!(matches!(measure, Measure::Bonus(_)));
        assert_eq!(boards.shoe().statistics().count(*measure), *hits, "{title}");
    }
    assert!(hits.iter().sum::<u32>() > 0);
}

#[test]
fn a_shoe_ends_with_its_last_hand_and_the_next_begins() {
    let mut session = sit("co/golden-frog", "decks=1", None);
    session.news();
    let (mut hands, mut last) = (0, Vec::new());
    loop {
        last.push(session.sight().figure("shoe").map(String::from));
        session.bet("player", dollars(1)).unwrap();
        round(&mut session, "");
        hands += 1;
        if session.news().iter().any(|event| matches!(event.what, What::Shoe(_))) {
            break;
        }
    }
    let Score::Boards(boards, ..) = session.score() else { panic!("boards") };
    assert_eq!(boards.previous().unwrap().hands() as usize, hands);
    assert_eq!(boards.shoe().coups(), 0);
    let end = last.iter().position(|stage| stage.as_deref() == Some("last hand"));
    assert_eq!(end.map(|at| at + 1), Some(last.len()), "{last:?}");
}

#[test]
fn refusals_change_nothing() {
    let mut session = sit("co/dragon-bonus", "min=10 max=100 both_sides=false", None);
    session.bet("banker", dollars(20)).unwrap();
    session.bet("dragon-bonus-player", dollars(10)).unwrap();
    let before = state(&session);
    let by_rule = [
        session.bet("banker", dollars(100)),
        session.bet("banker", Cents::ZERO),
        session.bet("banker", dollars(-5)),
        session.bet("dragon-bonus-banker", dollars(10)),
        session.bet("player", dollars(9)),
    ];
    assert!(by_rule.into_iter().all(|done| refused(done).rule.is_some()));
    refused(session.bet("player", dollars(5000)));
    refused(session.take("tie"));
    refused(session.take("no such wager"));
    let seat = session.you();
    for word in ["draw", "take", "decline", "pass"] {
        refused(session.tell(Input::Decide { seat, act: table::Act::word(word) }));
    }
    refused(session.tell(Input::Show {}));
    refused(session.tell(Input::Bank { seat, amount: dollars(100), action: None }));
    refused(session.repeat());
    assert_eq!(state(&session), before);
    session.tell(Input::Close {}).unwrap();
    let before = state(&session);
    refused(session.bet("tie", dollars(10)));
    refused(session.bet("banker", dollars(10)));
    refused(session.take("banker"));
    refused(session.tell(Input::Close {}));
    refused(session.repeat());
    assert_eq!(session.clear().unwrap(), Cents::ZERO);
    assert_eq!(state(&session), before);
}

#[test]
fn nobody_stakes_more_than_the_bankroll() {
    let mut session = sit("co/baccarat", "", None);
    session.bet("player", dollars(990)).unwrap();
    refused(session.bet("tie", Cents::new(1001)));
    session.bet("tie", dollars(10)).unwrap();
    let purse = session.purse();
    assert_eq!((purse.rack(), purse.at_stake()), (Cents::ZERO, dollars(1000)));
    // Under a schedule of fees, the fee must be there too.
    let mut session = sit("ca/ez-baccarat-panda-8", "fees=F-E-1", None);
    let fee = session.sign().collection.as_ref().unwrap().per_bet;
    assert!(fee > Cents::ZERO);
    let most = session.sign().mark("player").unwrap().limits.max;
    session.bet("player", most).unwrap();
    assert_eq!(session.purse().rack(), dollars(1000) - most - fee);
}

#[test]
fn the_last_wagers_come_again_all_or_none() {
    let mut session = sit("co/baccarat", "", None);
    refused(session.repeat());
    session.bet("player", dollars(300)).unwrap();
    session.bet("tie", dollars(200)).unwrap();
    round(&mut session, "");
    session.bet("banker", dollars(7)).unwrap();
    session.repeat().unwrap();
    let lying: Vec<(Name, Cents)> =
        session.lying().into_iter().map(|lying| (lying.wager, lying.amount)).collect();
    assert_eq!(lying, [("player".into(), dollars(300)), ("tie".into(), dollars(200))]);
    session.clear().unwrap();
    // A bet that leaves too little.
    session.bet("banker", session.purse().rack() - dollars(100)).unwrap();
    round(&mut session, "");
    if session.purse().rack() < session.last()[0].1 {
        session.bet("player", dollars(7)).unwrap();
        let before = state(&session);
        refused(session.repeat());
        assert_eq!(state(&session), before);
    }
}

#[test]
fn free_hands_are_counted_by_the_shoe() {
    let mut session = sit("co/baccarat", "free_hands=2", None);
    for _ in 1..=2 {
        assert_eq!(round(&mut session, ""), Cents::ZERO);
    }
    assert!(refused(session.tell(Input::Close {})).rule.is_some());
}

#[test]
fn tips_are_out_of_your_purse_and_wagers_behind_you_are_not() {
    let mut tips = 0;
    for entry in CATALOG.iter().filter(|entry| entry.chance().thrown().is_none()) {
        let mut session = sit(entry.id(), "", None);
        if matches!(session.waits(), Waits::Office(_)) {
            continue;
        }
        let seat = session.you();
        let main = session.sign().marks.iter().find(|m| m.kind == table::Kind::Main).unwrap();
        let id = main.id.clone();
        session.bet(&id, main.limits.min.max(dollars(10))).unwrap();
        let (at_stake, rack) = (session.purse().at_stake(), session.purse().rack());
        for owner in [table::Owner::Dealer, table::Owner::Behind(1)] {
            let amount = dollars(10);
            let bet = table::Bet { owner, ..table::Bet::new(seat, id.to_string(), amount) };
            if session.tell(Input::Stake(bet)).is_ok() && owner == table::Owner::Dealer {
                tips += 1;
                assert_eq!(session.purse().at_stake(), at_stake + amount, "{}", entry.id());
            }
        }
        assert!(session.purse().rack() >= rack - dollars(10), "{}", entry.id());
    }
    assert!(tips > 0);
}

#[test]
fn the_first_chips_are_the_minimum_and_what_is_left_below_it_comes_back() {
    let mut session = sit("co/baccarat", "min=15", None);
    assert!(refused(session.bet("player", dollars(5))).why.contains("minimum"));
    assert_eq!(bets::chip(&mut session, "player", dollars(5)).unwrap(), dollars(15));
    assert_eq!(bets::chip(&mut session, "player", dollars(5)).unwrap(), dollars(20));
    let take = |session: &mut Session, chip: i64| {
        let lies = bets::lying(session, &session.sight());
        bets::unchip(session, &lies[0], dollars(chip)).unwrap();
        session.chips_on("player")
    };
    assert_eq!(take(&mut session, 5), dollars(15));
    assert_eq!(take(&mut session, 1), Cents::ZERO);
    assert_eq!((session.purse().rack(), session.lying().len()), (dollars(1000), 0));
}

#[test]
fn a_meter_takes_its_unit_whatever_the_chip() {
    let mut session = sit("co/99-fortunes-progressive", "", None);
    let id = "99-fortunes-progressive";
    let unit = session.find(id).unwrap().limits.min;
    assert_eq!(bets::chip(&mut session, id, dollars(100)).unwrap(), unit);
    assert!(bets::chip(&mut session, id, dollars(100)).is_err(), "no more and no less");
    let meters = session.sight().meters;
    assert_eq!(meters, [(id.into(), dollars(10_000))], "its printed seed");
    let lies = bets::lying(&session, &session.sight());
    bets::unchip(&mut session, &lies[0], Cents::new(1)).unwrap();
    assert_eq!(session.chips_on(id), Cents::ZERO);
}

#[test]
fn a_title_names_a_wager_where_no_other_bears_it() {
    let mut ambiguous = 0;
    for entry in CATALOG.iter().filter(|entry| entry.chance().thrown().is_none()) {
        let session = sit(entry.id(), "", None);
        let marks = &session.sign().marks;
        for mark in marks {
            let found = session.find(&mark.title).ok().map(|found| &found.id);
            let unique = marks.iter().filter(|other| other.title == mark.title).count() == 1;
            ambiguous += u32::from(!unique);
            assert!(!unique || found == Some(&mark.id), "{}: {}", entry.id(), mark.title);
            assert_eq!(session.find(&mark.id).ok().map(|found| &found.id), Some(&mark.id));
        }
    }
    assert!(ambiguous > 0);
    let session = sit("co/eternal-baccarat", "", None);
    let Score::Boards(_, counted, _) = session.score() else { panic!("boards") };
    let mut titles: Vec<&str> = counted.iter().map(|(_, title)| *title).collect();
    titles.sort_unstable();
    titles.dedup();
    assert_eq!(titles.len(), counted.len(), "the boards count each by a name of its own");
}

#[test]
fn lines_bear_the_rule_they_were_paid_by() {
    let mut session = sit("co/baccarat", "", None);
    session.bet("player", dollars(10)).unwrap();
    session.bet("banker", dollars(10)).unwrap();
    session.tell(Input::Close {}).unwrap();
    play_out(&mut session, "");
    let lines = lines(&session);
    assert_eq!(lines.len(), 2);
    for line in lines {
        assert!(law::find(line.rule.id).is_some(), "{}", line.rule);
        let expected = match line.result {
            Outcome::Wins => line.pays > Cents::ZERO,
            Outcome::Loses => line.collected == dollars(10),
            _ => (line.pays, line.collected) == (Cents::ZERO, Cents::ZERO),
        };
        assert!(expected, "{line:?}");
    }
}
