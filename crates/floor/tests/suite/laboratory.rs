//! What laboratories ask of a floor, and what others got wrong: a test for each row that concerns
//! the core, named after it. Rows with a file of their own: chance, jackpot, progressive record
//! and two persons (`meters`), ledger, the player's own limits (`people`).

use crate::testing::{Floor, VERSION, opening, seat};
use floor::core::{
    Answer, Errand, Fact, Fault, Moment, Notice, PersonId, Record, RoundId, Scope, TableId, Who,
};
use floor::ledger::{Account, Tender, Why};
use floor::people::{Grant, Person, Role, SessionKey};
use floor::recall;
use floor::store::Store;
use money::Cents;
use std::fmt::Write as _;
use table::{Bet, Input, Viewer, What};

fn facts<S: Store>(floor: &Floor<S>) -> Vec<(Moment, Fact)> {
    let entries = floor.desk.store().read(0, usize::MAX >> 1).expect("records");
    let record = |body: &str| serde_json::from_str::<Record>(body).expect("a record");
    let facts = entries.iter().flat_map(|entry| {
        let record = record(&entry.body);
        record.facts.into_iter().map(move |fact| (record.at, fact))
    });
    facts.collect()
}

fn refused(answer: &Answer) -> &floor::core::Refused {
    match answer {
        Answer::Refused(refused) => refused,
        other => panic!("not refused: {other:?}"),
    }
}

/// Ada at a table of baccarat, and a bet.
fn baccarat(seed: u64) -> (Floor, PersonId, TableId) {
    let mut floor = Floor::new(seed);
    let ada = floor.guest("Ada");
    let table = floor.table("co/baccarat");
    floor.sit(ada, table, 1, 0);
    (floor, ada, table)
}

fn round(floor: &mut Floor, ada: PersonId, table: TableId) {
    floor.bet(ada, table, 1, "player", 10);
    floor.told(ada, table, Input::Close {});
    floor.pass(10_000);
}

#[test]
fn clock_one_clock_stamps_everything_and_changing_it_is_a_significant_event() {
    let (mut floor, ada, table) = baccarat(61);
    round(&mut floor, ada, table);
    floor.clock -= 3_600_000;
    round(&mut floor, ada, table);
    round(&mut floor, ada, table);
    let facts = facts(&floor);
    assert!(facts.iter().map(|(at, _)| *at).is_sorted(), "time ran backwards");
    let jumps: Vec<i64> = facts
        .iter()
        .filter_map(|(_, fact)| match fact {
            Fact::ClockJumped { by } => Some(*by),
            _ => None,
        })
        .collect();
    // Told once; counted from the last record.
    assert!(matches!(jumps[..], [by] if (-3_600_000..-3_580_000).contains(&by)), "{jumps:?}");
    let listed = floor.desk.core().state().house.exceptions.join("\n");
    assert!(listed.contains("the clock jumped"), "{listed}");
    // Clocks of tables run on by the core's own time.
    floor.bet(ada, table, 1, "player", 10);
    let kept = |floor: &Floor| floor.desk.core().table(table).expect("a table").kept.round;
    let before = kept(&floor);
    floor.pass(14_999);
    assert_eq!(kept(&floor), before);
    let due = floor.desk.core().next_due().expect("a clock");
    assert_eq!(due.millis(), floor.clock + 1);
    floor.pass(1 + 4_000);
    assert_eq!(kept(&floor), before + 1);
}

#[test]
fn self_check_a_mismatch_alerts_and_disables() {
    let (mut floor, ada, table) = baccarat(62);
    let now = Moment::from_millis(floor.clock);
    assert!(floor.desk.core().self_check_due(now));
    floor.done(Who::Shell, Errand::SelfCheck { digest: "abc".into() });
    assert!(!floor.desk.core().self_check_due(now));
    assert!(floor.desk.core().self_check_due(now.after(24 * 60 * 60 * 1000)));
    floor.done(Who::Shell, Errand::SelfCheck { digest: "abc".into() });
    floor.bet(ada, table, 1, "player", 10);
    floor.messages.clear();
    floor.done(Who::Shell, Errand::SelfCheck { digest: "abd".into() });
    let alert =
        |m: &floor::core::Message| matches!(m, floor::core::Message::All(Notice::Alert { .. }));
    assert!(floor.messages.iter().any(alert), "nobody was alerted");
    let bet = Input::Stake(Bet::new(seat(1), "banker", Cents::dollars(10)));
    let answer = floor.tell(ada, table, bet);
    assert!(refused(&answer).why.contains("the program has changed"), "{answer:?}");
}

#[test]
fn disable_everything_a_game_a_table_or_a_player_at_once_and_a_round_in_play_concludes() {
    for which in 0..4 {
        let (mut floor, ada, table) = baccarat(63);
        let boss = floor.staff("Boss", &[Role::Supervisor]);
        let scope = match which {
            0 => Scope::Everything,
            1 => Scope::Game("co/baccarat".into()),
            2 => Scope::Table(table),
            _ => Scope::Player(ada),
        };
        floor.bet(ada, table, 1, "player", 10);
        let blank = Errand::Disable { scope: scope.clone(), reason: String::new() };
        refused(&floor.ask(Who::Person(boss), blank));
        let disable = Errand::Disable { scope: scope.clone(), reason: "a fire".into() };
        floor.done(Who::Person(boss), disable);
        let bet = Input::Stake(Bet::new(seat(1), "banker", Cents::dollars(10)));
        let answer = floor.tell(ada, table, bet.clone());
        assert_eq!(refused(&answer).why, "no bets are taken: a fire");
        // What was staked is played to its end.
        floor.pass(20_000);
        assert_eq!(floor.desk.core().table(table).expect("a table").kept.round, 2);
        let listed = floor.desk.core().state().house.exceptions.join("\n");
        assert!(listed.contains("a fire"), "{listed}");
        // Others are not concerned.
        let bert = floor.guest("Bert");
        let other = floor.table("uk/roulette");
        let join = Input::Join { seat: seat(1), buy: Cents::ZERO, how: None };
        let everything = matches!(floor.tell(bert, other, join), Answer::Refused(_));
        assert_eq!(everything, which == 0);
        floor.done(Who::Person(boss), Errand::Enable { scope, reason: "put out".into() });
        floor.told(ada, table, bet);
    }
}

#[test]
fn live_rules_never_change_while_a_table_is_open() {
    let (mut floor, ada, table) = baccarat(64);
    for _ in 0..3 {
        round(&mut floor, ada, table);
    }
    let signs: Vec<String> = facts(&floor)
        .into_iter()
        .filter_map(|(_, fact)| match fact {
            Fact::Round(beginning) => Some(beginning.sign),
            _ => None,
        })
        .collect();
    assert!(signs.len() >= 3 && signs.windows(2).all(|two| two[0] == two[1]));
}

#[test]
fn theoretical_against_actual_hold_is_watched_per_wager() {
    let (mut floor, ada, table) = baccarat(65);
    for _ in 0..20 {
        floor.bet(ada, table, 1, "player", 10);
        floor.bet(ada, table, 1, "tie", 1);
        floor.told(ada, table, Input::Close {});
        floor.pass(10_000);
    }
    let before = floor.desk.core().wallet(ada, Tender::Play);
    let holds = floor.desk.core().holds();
    let of = |wager: &str| holds.iter().find(|hold| hold.wager == wager).expect("a wager");
    assert_eq!((of("player").tally.n, of("player").tally.staked.plain()), (20, "200.00".into()));
    assert_eq!(of("tie").tally.staked.plain(), "20.00");
    let held = of("player").tally.held + of("tie").tally.held;
    assert_eq!(before, Cents::dollars(1000) - held, "what the house holds the player lacks");
    let player = of("player").against(0.0124, 0.95).expect("a figure");
    assert!(player.errors.abs() < 6.0 && (player.escalates == (player.errors.abs() > 4.0)));
    let absurd = of("player").against(5.0, 0.95).expect("a figure");
    assert!(absurd.escalates);
    // What a closed table held is remembered.
    floor.told(ada, table, Input::Leave { seat: seat(1) });
    floor.done(Who::Person(floor.admin), Errand::Close { table });
    assert_eq!(floor.desk.core().holds(), holds);
}

#[test]
fn recall_every_round_with_outcome_wagers_transfers_and_choices() {
    let (mut floor, ada, table) = baccarat(66);
    for _ in 0..4 {
        round(&mut floor, ada, table);
    }
    for n in 1..=4 {
        let id = RoundId { table, n };
        let recalled = recall::round(floor.desk.store(), id).expect("a store").expect("a round");
        let seen = recalled.seen_by(Viewer::Public);
        let settled = seen.iter().filter(|event| matches!(event.what, What::Settled(_)));
        assert_eq!(settled.count(), 1, "round {n}");
        assert!(recalled.inputs.iter().any(|(_, who, input)| {
            *who == Who::Person(ada) && matches!(input, Input::Stake(_))
        }));
        let rules = recalled.transfers.iter().filter(|transfer| match &transfer.why {
            Why::Settled { rule, .. } => !rule.id.is_empty(),
            _ => false,
        });
        assert!(rules.count() >= 2, "stake and what became of it, each with its rule");
        assert_eq!(recalled.bound.len(), 1, "what the floor was bound to");
    }
    let none = recall::round(floor.desk.store(), RoundId { table, n: 9 }).expect("a store");
    assert!(none.is_none());
}

#[test]
fn interruption_the_exact_state_returns() {
    let mut floor = Floor::new(67);
    let ada = floor.guest("Ada");
    let table = floor.table("uk/blackjack");
    floor.sit(ada, table, 1, 0);
    let mut compared = 0;
    for step in 0..60 {
        let who = Who::Person(ada);
        let menu = floor.desk.core().menu(table, seat(1), who);
        let open: Vec<_> = menu.iter().filter(|choice| choice.is_open()).collect();
        let input = match open.get(step % open.len().max(1)) {
            Some(choice) => choice.input(seat(1), None, table::Cards::default()),
            None => Input::Clear {},
        };
        let _answer = floor.tell(ada, table, input);
        if step % 5 == 4 {
            let _answer = floor.tell(ada, table, Input::Close {});
        }
        let core = floor.desk.core();
        let again = floor::core::Core::open(floor.desk.store(), VERSION).expect("it opens");
        for who in [who, Who::Visitor] {
            let (one, two) = (core.sight(table, who), again.sight(table, who));
            let strip = |sight: Option<table::Sight>| {
                sight.map(|sight| serde_json::to_string(&sight).expect("json"))
            };
            assert_eq!(strip(one), strip(two), "step {step}");
            compared += 1;
        }
        assert_eq!(core.menu(table, seat(1), who), again.menu(table, seat(1), who));
        assert_eq!(core.next_due(), again.next_due());
    }
    assert_eq!(compared, 120);
}

#[test]
fn interruption_no_decision_is_ended_before_two_minutes_after_a_lost_connection() {
    let mut floor = Floor::new(68);
    let ada = floor.guest("Ada");
    let table = floor.table("uk/three-card-poker");
    floor.sit(ada, table, 1, 0);
    floor.bet(ada, table, 1, "ante", 10);
    floor.told(ada, table, Input::Close {});
    let asked = |floor: &Floor| {
        let asks = floor.desk.core().table(table).expect("a table").asks();
        asks.iter().any(|ask| matches!(ask, table::Ask::Decide { .. }))
    };
    assert!(asked(&floor));
    floor.pass(10_000);
    floor.done(Who::Shell, Errand::Lost { person: ada, table });
    floor.pass(119_999);
    assert!(asked(&floor), "a decision was ended too early");
    floor.pass(1);
    assert!(!asked(&floor), "a decision is never ended");
    // Without a lost connection the posted time holds: below, at.
    floor.pass(60_000);
    floor.done(Who::Shell, Errand::Connected { person: ada, table });
    floor.bet(ada, table, 1, "ante", 10);
    floor.told(ada, table, Input::Close {});
    floor.pass(29_999);
    assert!(asked(&floor));
    floor.pass(1);
    assert!(!asked(&floor));
    let ran_out = facts(&floor).into_iter().filter_map(|(_, fact)| match fact {
        Fact::RanOut { rule, .. } => Some(rule.id),
        _ => None,
    });
    assert_eq!(ran_out.collect::<Vec<_>>(), ["reading:floor-absent"; 2]);
}

#[test]
fn interruption_funds_in_unfinished_rounds_are_reported() {
    let (mut floor, ada, table) = baccarat(69);
    floor.bet(ada, table, 1, "player", 25);
    let report = floor::audit::audit(floor.desk.store()).expect("it is sound");
    assert_eq!(report.unfinished.plain(), "25.00");
    assert_eq!(report.balance.values().copied().sum::<Cents>(), Cents::ZERO);
}

#[test]
fn ledger_daily_trial_balance_and_exception_list() {
    let (mut floor, ada, table) = baccarat(70);
    round(&mut floor, ada, table);
    floor.pass(24 * 60 * 60 * 1000);
    let days: Vec<(u64, u64, Vec<String>)> = facts(&floor)
        .into_iter()
        .filter_map(|(_, fact)| match fact {
            Fact::Day { day, transfers, exceptions } => Some((day, transfers, exceptions)),
            _ => None,
        })
        .collect();
    assert_eq!(days.len(), 1, "{days:?}");
    let today = days.iter().find(|(_, transfers, _)| *transfers > 0).expect("a day");
    assert!(today.2.iter().any(|line| line.starts_with("open table 1")), "{today:?}");
    assert!(floor.desk.core().state().house.exceptions.is_empty(), "a new day");
}

#[test]
fn access_three_failures_in_half_an_hour_lock() {
    let mut floor = Floor::new(71);
    let ada = floor.guest("Ada");
    let fail = |floor: &mut Floor| {
        floor.done(Who::Shell, Errand::LoginFailed { name: "ADA".into() });
    };
    let log_in = |floor: &mut Floor, n: u64| {
        let until = Moment::from_millis(u64::MAX / 2);
        let grant = Grant { key: SessionKey(format!("s{n}")), until, token: false };
        floor.ask(Who::Shell, Errand::LoggedIn { person: ada, grant })
    };
    fail(&mut floor);
    fail(&mut floor);
    assert!(matches!(log_in(&mut floor, 1), Answer::Person { .. }), "two are not three");
    for _ in 0..3 {
        fail(&mut floor);
    }
    assert_eq!(refused(&log_in(&mut floor, 2)).kind, Fault::TooMany);
    floor.clock += Person::FAILURES_WITHIN - 1;
    assert_eq!(refused(&log_in(&mut floor, 3)).kind, Fault::TooMany);
    floor.clock += 1;
    assert!(matches!(log_in(&mut floor, 4), Answer::Person { .. }));
    // A name that nobody has locks nothing and fails nothing.
    floor.done(Who::Shell, Errand::LoginFailed { name: "nobody".into() });
}

#[test]
fn access_overrides_and_voids_are_reported() {
    let (mut floor, ada, table) = baccarat(72);
    let boss = floor.staff("Boss", &[Role::Supervisor]);
    floor.bet(ada, table, 1, "player", 25);
    let abandon = Errand::Abandon { table, reason: "the lights went out".into() };
    floor.done(Who::Person(boss), abandon);
    assert_eq!(floor.desk.core().wallet(ada, Tender::Play).plain(), "1000.00");
    let listed = floor.desk.core().state().house.exceptions.join("\n");
    assert!(listed.contains("abandon round 1-1: the lights went out"), "{listed}");
    round(&mut floor, ada, table);
}

#[test]
fn own_limits_a_clock_and_the_result_of_the_sitting_are_always_in_view() {
    let (mut floor, ada, table) = baccarat(73);
    let sat = Moment::from_millis(floor.clock);
    floor.pass(5_000);
    round(&mut floor, ada, table);
    let me = floor.desk.core().me(ada).expect("Ada");
    let [place] = me.places.as_slice() else { panic!("{me:?}") };
    assert_eq!((place.since, place.staked.plain()), (sat, "10.00".to_string()));
    let wallet = floor.desk.core().wallet(ada, Tender::Play);
    assert_eq!(wallet, Cents::dollars(1000) + place.won);
    assert!(me.now > sat);
}

#[test]
fn demo_same_odds_and_no_real_money() {
    let mut floor = Floor::new(74);
    let ada = floor.guest("Ada");
    let mut real = opening("co/baccarat");
    real.tender = Tender::Money;
    let (demo, real) = (floor.table("co/baccarat"), floor.table_with(real));
    let core = floor.desk.core();
    assert_eq!(core.sign(demo), core.sign(real), "the same odds");
    let lobby = core.lobby();
    assert_eq!(lobby.iter().map(|l| l.tender).collect::<Vec<_>>(), [Tender::Play, Tender::Money]);
    floor.sit(ada, real, 1, 0);
    let bet = Input::Stake(Bet::new(seat(1), "player", Cents::dollars(10)));
    let answer = floor.tell(ada, real, bet);
    assert!(refused(&answer).why.contains("your wallet holds 0.00"), "{answer:?}");
}

#[test]
fn retention_nothing_is_ever_taken_out() {
    let (mut floor, ada, table) = baccarat(75);
    round(&mut floor, ada, table);
    let before = floor.desk.store().read(0, usize::MAX >> 1).expect("records");
    // Six years later.
    floor.clock += 6 * 365 * 24 * 60 * 60 * 1000;
    floor.pass(0);
    round(&mut floor, ada, table);
    let after = floor.desk.store().read(0, before.len()).expect("records");
    assert_eq!(before, after);
    let id = RoundId { table, n: 1 };
    assert!(recall::round(floor.desk.store(), id).expect("a store").is_some());
}

#[test]
fn change_control_every_round_names_its_program_and_its_rules() {
    let (mut floor, ada, table) = baccarat(76);
    round(&mut floor, ada, table);
    let mut other = opening("co/baccarat");
    other.set.insert("decks".into(), "6".into());
    let six = floor.table_with(other);
    let bert = floor.guest("Bert");
    floor.sit(bert, six, 1, 0);
    let of = |table| {
        let round = RoundId { table, n: 1 };
        recall::round(floor.desk.store(), round).expect("a store").expect("a round")
    };
    let (eight, six) = (of(table), of(six));
    assert_eq!((eight.version.as_str(), six.version.as_str()), (VERSION, VERSION));
    assert_ne!(eight.sign, six.sign, "six decks are not eight");
}

#[test]
fn wrong_elsewhere_a_round_stands_for_years() {
    // A chain of seeds ran out after 55 hours elsewhere: here each shuffle has its own.
    let mut floor = Floor::new(77);
    let ada = floor.guest("Ada");
    let table = floor.table("uk/roulette");
    floor.sit(ada, table, 1, 0);
    for _ in 0..300 {
        floor.clock += 30 * 24 * 60 * 60 * 1000;
        floor.pass(0);
        floor.bet(ada, table, 1, "red", 1);
        floor.pass(15_000);
        floor.pass(10_000);
    }
    assert_eq!(floor.desk.core().table(table).expect("a table").kept.round, 301);
}

#[test]
fn wrong_elsewhere_a_win_that_the_tray_cannot_pay_is_paid_and_noted() {
    let mut floor = Floor::new(78);
    let ada = floor.guest("Ada");
    let mut poor = opening("uk/roulette");
    poor.float = Cents::ZERO;
    let table = floor.table_with(poor);
    floor.sit(ada, table, 1, 0);
    let (mut stake, mut won) = (1, false);
    while !won {
        // Whoever doubles wins in the end more than the tray has taken.
        floor.bet(ada, table, 1, "red", stake);
        floor.told(ada, table, Input::Close {});
        floor.pass(10_000);
        won = floor.desk.core().wallet(ada, Tender::Play) > Cents::dollars(1000);
        stake *= 2;
    }
    let listed = floor.desk.core().state().house.exceptions.join("\n");
    assert!(listed.contains("fill of 1.00"), "{listed}");
    let tray = floor.desk.core().ledger().balance(Tender::Play, Account::Tray(table));
    assert!(tray >= Cents::ZERO);
    let by = floor.desk.core().state().house.manual.iter().any(|entry| {
        matches!(&entry.why, Why::Cage { by, reference, .. }
            if *by == floor.admin && reference == "fill by standing order")
    });
    assert!(by, "a fill without a name");
}

#[test]
fn wrong_elsewhere_no_seed_is_in_anybodys_view() {
    let (mut floor, ada, table) = baccarat(79);
    round(&mut floor, ada, table);
    let hidden = floor.desk.store().secrets().expect("secrets");
    let secret = hidden.iter().find(|s| s.name == "chance/1").expect("a shoe");
    let salt = secret.body.split('"').find(|part| part.len() == 64).expect("a salt");
    let core = floor.desk.core();
    let mut seen = serde_json::to_string(&core.sight(table, Who::Person(ada))).expect("json");
    for message in &floor.messages {
        if let floor::core::Message::Table(news) = message {
            let sent = news.seen_by(Viewer::Seat(seat(1)));
            seen += &serde_json::to_string(&sent).expect("json");
        }
        let _ = write!(seen, "{message:?}");
    }
    assert!(!seen.contains(salt), "the salt of a shoe in use was told");
    // Nor is it in the record before the shoe is over.
    let all = floor.desk.store().read(0, usize::MAX >> 1).expect("records");
    assert!(!all.iter().any(|entry| entry.body.contains(salt)));
}
