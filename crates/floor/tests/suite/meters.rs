//! Meters: fed, won, locked, confirmed, changed by two.

use crate::testing::{Floor, opening, seat};
use floor::core::{Answer, Errand, Fault, MeterId, PersonId, Source, TableId, Who};
use floor::ledger::{Account, Tender};
use floor::meters::Posting;
use floor::people::Role;
use money::Cents;
use table::{Bet, Input};

const WAGER: &str = "99-fortunes-progressive";

/// Two live tables of one meter of 20,000.00, a dealer, a supervisor, an executive, two players.
struct House {
    floor: Floor,
    dealer: PersonId,
    boss: PersonId,
    exec: PersonId,
    players: [PersonId; 2],
    tables: [TableId; 2],
    meter: MeterId,
}

fn posting() -> Posting {
    Posting {
        name: "Fortunes".into(),
        tender: Tender::Play,
        // The printed seed of each table, 10,000.00, moves in when it is linked.
        base: Cents::ZERO,
        ceiling: None,
        locks_from: Cents::dollars(1_000),
        executive_above: Cents::dollars(10_000),
        unreasonable: None,
    }
}

fn house(posting: Posting) -> House {
    let mut floor = Floor::new(11);
    let dealer = floor.staff("Dealer", &[Role::Dealer]);
    let boss = floor.staff("Boss", &[Role::Supervisor]);
    let exec = floor.staff("Exec", &[Role::Executive]);
    let players = [floor.guest("Ada"), floor.guest("Bert")];
    let admin = Who::Person(floor.admin);
    let Answer::Meter { meter } = floor.done(admin, Errand::Meter(posting)) else {
        panic!("no meter")
    };
    let tables = [(); 2].map(|()| {
        let mut opening = opening("co/99-fortunes-progressive");
        opening.chance = Source::Live;
        let rate = format!("increment.{WAGER}");
        opening.set.insert(rate, "10".into());
        let table = floor.table_with(opening);
        let (wager, meter) = (WAGER.to_string(), meter);
        floor.done(admin, Errand::Link { table, wager, meter });
        table
    });
    for (player, table) in players.into_iter().zip(tables) {
        floor.sit(player, table, 2, 0);
    }
    House { floor, dealer, boss, exec, players, tables, meter }
}

impl House {
    fn stakes(&mut self, at: usize) -> Answer {
        let (player, table) = (self.players[at], self.tables[at]);
        self.floor.bet(player, table, 2, "player", 10);
        let bet = Bet::new(seat(2), WAGER, Cents::dollars(1));
        self.floor.tell(player, table, Input::Stake(bet))
    }

    fn deals(&mut self, at: usize, cards: &str) {
        let (dealer, table) = (self.dealer, self.tables[at]);
        self.floor.told(dealer, table, Input::Close {});
        for card in cards::parse_any_cards(cards).expect("cards") {
            self.floor.told(dealer, table, Input::Card(card.into()));
        }
        self.floor.told(dealer, table, Input::Settle {});
    }

    fn shown(&self) -> String {
        let ledger = self.floor.desk.core().ledger();
        ledger.balance(Tender::Play, Account::Meter(self.meter)).plain()
    }

    fn locked(&self) -> bool {
        self.floor.desk.core().meters().any(|(id, m, _)| id == self.meter && m.is_locked())
    }
}

/// Player and banker in turn: four deuces of spades, which is seat 2's own number.
const JACKPOT: &str = "2s 2s 2s 2s Kd";
const NOTHING: &str = "9h Kc 9d 2c";

#[test]
fn jackpot_contributions_of_all_tables_meet_in_one_meter() {
    let mut house = house(posting());
    assert_eq!(house.shown(), "20000.00");
    house.stakes(0);
    house.deals(0, NOTHING);
    assert_eq!(house.shown(), "20000.10");
    house.stakes(1);
    house.deals(1, NOTHING);
    assert_eq!(house.shown(), "20000.20");
    // Both tables show it once they are next told.
    let sight = house.floor.desk.core().table(house.tables[1]).expect("a table");
    let shown = sight.sight(table::Viewer::Public).meters;
    assert_eq!(
        shown.iter().find(|(w, _)| w == WAGER).map(|(_, c)| c.plain()),
        Some("20000.20".into())
    );
}

#[test]
fn jackpot_locks_every_table_until_an_executive_confirms() {
    let mut house = house(posting());
    house.stakes(0);
    house.deals(0, JACKPOT);
    assert!(house.locked());
    let [ada, bert] = house.players;
    // The win waits: Ada's wallet has what it had but the stakes.
    let core = house.floor.desk.core();
    let held = core.ledger().balance(Tender::Play, Account::Held(ada));
    assert_eq!(held.plain(), "20000.10", "{:?}", core.me(ada));
    assert!(core.wallet(ada, Tender::Play) < Cents::dollars(1_000));
    // The other table takes no stake on the meter, and everything else goes on.
    let Answer::Refused(refused) = house.stakes(1) else { panic!("a stake while locked") };
    assert_eq!(refused.kind, Fault::Rule);
    assert!(refused.why.contains("jackpot"), "{refused:?}");
    house.deals(1, NOTHING);
    // Above the posted amount a supervisor's word is not enough.
    let confirm = Errand::Confirm { meter: house.meter, reason: "checked".into() };
    let answer = house.floor.ask(Who::Person(house.boss), confirm.clone());
    assert!(matches!(&answer, Answer::Refused(r) if r.kind == Fault::NotYours), "{answer:?}");
    house.floor.done(Who::Person(house.exec), confirm.clone());
    assert!(!house.locked());
    assert!(house.floor.desk.core().wallet(ada, Tender::Play) > Cents::dollars(20_000));
    let again = house.floor.ask(Who::Person(house.exec), confirm);
    assert!(matches!(&again, Answer::Refused(r) if r.kind == Fault::Stale));
    house.floor.told(house.dealer, house.tables[1], Input::Clear {});
    assert!(!matches!(house.stakes(1), Answer::Refused(_)), "locked for ever");
    let _ = bert;
}

#[test]
fn jackpot_below_the_posted_amount_a_supervisor_confirms() {
    let at = |cents: i64| {
        let executive_above = Cents::new(cents);
        let mut house = house(Posting { executive_above, ..posting() });
        house.stakes(0);
        house.deals(0, JACKPOT);
        let confirm = Errand::Confirm { meter: house.meter, reason: "checked".into() };
        let answer = house.floor.ask(Who::Person(house.boss), confirm);
        !matches!(answer, Answer::Refused(_))
    };
    // The win is 20,000.10: below, at and above what a supervisor may confirm.
    assert_eq!([at(2_000_009), at(2_000_010), at(2_000_011)], [false, true, true]);
}

#[test]
fn jackpot_order_of_two_hits_is_kept_and_no_payoff_is_truncated() {
    let mut house = house(posting());
    for at in [0, 1] {
        house.stakes(at);
    }
    // Both rounds are under way when the first is won; the second is paid what is there then.
    house.deals(0, JACKPOT);
    house.deals(1, JACKPOT);
    let core = house.floor.desk.core();
    let (_, meter, shown) = core.meters().find(|(id, ..)| *id == house.meter).expect("a meter");
    let won: Vec<(PersonId, String)> =
        meter.pending.iter().map(|(_, person, amount)| (*person, amount.plain())).collect();
    assert_eq!(won[0], (house.players[0], "20000.10".to_string()));
    // Whatever the second was paid came from the meter as it was after the first.
    let held: Vec<String> = house
        .players
        .iter()
        .map(|p| core.ledger().balance(Tender::Play, Account::Held(*p)).plain())
        .collect();
    assert_eq!(held[0], "20000.10");
    assert!(shown >= Cents::ZERO);
    assert_eq!(
        meter.owes(),
        shown + core.ledger().balance(Tender::Play, Account::Reserve(house.meter)),
        "base and contributions less payments"
    );
}

#[test]
fn jackpot_a_ceiling_is_only_raised_and_what_exceeds_it_is_reserved() {
    let ceiling = Some(Cents::new(2_000_005));
    let mut house = house(Posting { ceiling, ..posting() });
    house.stakes(0);
    house.deals(0, NOTHING);
    assert_eq!(house.shown(), "20000.05");
    let reserve = Account::Reserve(house.meter);
    let ledger = house.floor.desk.core().ledger();
    assert_eq!(ledger.balance(Tender::Play, reserve).plain(), "0.05");
    let admin = Who::Person(house.floor.admin);
    let raise = |cents| Errand::Raise {
        meter: house.meter,
        ceiling: Cents::new(cents),
        reason: "more".into(),
    };
    for lower in [2_000_004, 2_000_005] {
        assert!(matches!(house.floor.ask(admin, raise(lower)), Answer::Refused(_)), "{lower}");
    }
    house.floor.done(admin, raise(2_000_006));
}

#[test]
fn two_persons_change_a_meter_by_hand_and_it_is_on_the_list() {
    let mut house = house(posting());
    let adjust = |by: i64| Errand::Adjust {
        meter: house.meter,
        reserve: false,
        by: Cents::new(by),
        reason: "miscounted".into(),
    };
    let (boss, exec) = (Who::Person(house.boss), Who::Person(house.exec));
    let Answer::Proposed { proposal } = house.floor.done(boss, adjust(-500)) else { panic!() };
    assert_eq!(house.shown(), "20000.00", "one person alone changed a meter");
    let agree = Errand::Second { proposal, agree: true };
    let answer = house.floor.ask(boss, agree.clone());
    assert!(matches!(&answer, Answer::Refused(r) if r.kind == Fault::NotYours), "{answer:?}");
    house.floor.done(exec, agree.clone());
    assert_eq!(house.shown(), "19995.00");
    assert!(matches!(house.floor.ask(exec, agree), Answer::Refused(_)), "agreed twice");
    let listed = &house.floor.desk.core().state().house.exceptions;
    assert!(listed.iter().any(|line| line.contains("by hand -5.00: miscounted")), "{listed:?}");
    // Not agreed, nothing moves.
    let Answer::Proposed { proposal } = house.floor.done(exec, adjust(100)) else { panic!() };
    house.floor.done(boss, Errand::Second { proposal, agree: false });
    assert_eq!(house.shown(), "19995.00");
    // More than there is cannot be taken.
    let Answer::Proposed { proposal } = house.floor.done(boss, adjust(-2_000_000)) else {
        panic!()
    };
    let answer = house.floor.ask(exec, Errand::Second { proposal, agree: true });
    assert!(matches!(answer, Answer::Refused(_)));
}

#[test]
fn progressive_record_reconciles_and_an_unreasonable_contribution_is_listed() {
    let unreasonable = Some(Cents::new(9));
    let mut house = house(Posting { unreasonable, ..posting() });
    house.stakes(0);
    house.deals(0, NOTHING);
    let core = house.floor.desk.core();
    let (_, meter, shown) = core.meters().find(|(id, ..)| *id == house.meter).expect("a meter");
    assert_eq!(meter.based.plain(), "20000.00");
    assert_eq!(meter.contributed.plain(), "0.10");
    assert_eq!(meter.owes(), shown);
    let listed = &core.state().house.exceptions;
    assert!(listed.iter().any(|line| line.contains("took 0.10")), "{listed:?}");
}

#[test]
fn great_britain_70_percent_of_the_stakes_go_to_the_meter() {
    let mut floor = Floor::new(12);
    let mut open = |percent: &str| {
        let mut opening = opening("uk/casino-stud-progressive");
        opening.set.insert("increment.progressive".into(), percent.into());
        floor.ask(Who::Person(floor.admin), Errand::Open(opening))
    };
    let Answer::Refused(refused) = open("69") else { panic!("69 percent were taken") };
    assert_eq!(refused.rule.map(|rule| rule.id), Some("uk:2.7.b"), "{refused:?}");
    for lawful in ["70", "71"] {
        assert!(matches!(open(lawful), Answer::Table { .. }), "{lawful}");
    }
}

#[test]
fn demo_meters_and_money_never_mix() {
    let mut house = house(posting());
    let mut opening = opening("co/99-fortunes-progressive");
    opening.tender = Tender::Money;
    let table = house.floor.table_with(opening);
    let (wager, meter) = (WAGER.to_string(), house.meter);
    let admin = Who::Person(house.floor.admin);
    let answer = house.floor.ask(admin, Errand::Link { table, wager, meter });
    assert!(matches!(&answer, Answer::Refused(r) if r.kind == Fault::Rule), "{answer:?}");
}

/// A jackpot that two share at one live table: what is there, and what each has won.
fn shared(posting: Posting) -> (Floor, MeterId, [PersonId; 2], [Who; 2]) {
    let mut floor = Floor::new(13);
    let dealer = floor.staff("Dealer", &[Role::Dealer]);
    let both = [Role::Player, Role::Supervisor, Role::Executive];
    let (ada, bert) = (floor.staff("Ada", &both), floor.guest("Bert"));
    let (person, tender) = (ada, Tender::Play);
    let (amount, reference) = (Cents::dollars(100), "a test".to_string());
    let admin = Who::Person(floor.admin);
    floor.done(admin, Errand::Deposit { person, tender, amount, reference });
    let Answer::Meter { meter } = floor.done(admin, Errand::Meter(posting)) else { panic!() };
    let mut opening = opening("co/eternal-sun-7-progressive");
    opening.chance = Source::Live;
    let table = floor.table_with(opening);
    let wager = "sun-7-progressive".to_string();
    floor.done(admin, Errand::Link { table, wager, meter });
    for (person, n) in [(ada, 1), (bert, 2)] {
        floor.sit(person, table, n, 0);
        floor.bet(person, table, n, "banker", 10);
        floor.bet(person, table, n, "sun-7-progressive", 1);
    }
    floor.told(dealer, table, Input::Close {});
    // A winning banker's three-card seven, both hands in one suit.
    for card in cards::parse_any_cards("2h 2h 4h 3h 2h").expect("cards") {
        floor.told(dealer, table, Input::Card(card.into()));
    }
    floor.told(dealer, table, Input::Settle {});
    let staff = [Role::Supervisor, Role::Executive].map(|role| {
        let name = format!("{role:?}");
        Who::Person(floor.staff(&name, &[role]))
    });
    (floor, meter, [ada, bert], staff)
}

#[test]
fn jackpot_that_is_split_is_confirmed_by_what_it_is_as_a_whole() {
    let at = |above: i64| {
        let executive_above = Cents::new(above);
        let (mut floor, meter, [ada, bert], [boss, exec]) =
            shared(Posting { base: Cents::dollars(30_000), executive_above, ..posting() });
        let core = floor.desk.core();
        let held = [ada, bert].map(|p| core.ledger().balance(Tender::Play, Account::Held(p)));
        assert!(held.iter().all(|share| *share > Cents::dollars(10_000)), "{held:?}");
        for blank in ["", " "] {
            let confirm = Errand::Confirm { meter, reason: blank.into() };
            let Answer::Refused(refused) = floor.ask(exec, confirm) else { panic!("no reason") };
            assert_eq!(refused.kind, Fault::Malformed);
        }
        let confirm = Errand::Confirm { meter, reason: "checked".into() };
        // Nobody confirms what is in part the own, whatever the role.
        let own = floor.ask(Who::Person(ada), confirm.clone());
        assert!(matches!(&own, Answer::Refused(r) if r.kind == Fault::NotYours), "{own:?}");
        let whole = held[0] + held[1];
        let supervisor = !matches!(floor.ask(boss, confirm.clone()), Answer::Refused(_));
        if !supervisor {
            floor.done(exec, confirm);
        }
        (whole, supervisor)
    };
    let (whole, _) = at(0);
    // Below, at and above what a supervisor may confirm: the whole counts, not a share.
    assert_eq!([-1, 0, 1].map(|more| at(whole.get() + more).1), [false, true, true]);
}

#[test]
fn two_persons_no_adjustment_lifts_a_meter_above_its_ceiling() {
    let at = |by: i64, reserve| {
        let ceiling = Some(Cents::new(2_000_500));
        let mut house = house(Posting { ceiling, ..posting() });
        let (boss, exec) = (Who::Person(house.boss), Who::Person(house.exec));
        let (by, reason) = (Cents::new(by), "miscounted".to_string());
        let adjust = Errand::Adjust { meter: house.meter, reserve, by, reason };
        let Answer::Proposed { proposal } = house.floor.ask(boss, adjust) else { return false };
        house.floor.done(exec, Errand::Second { proposal, agree: true });
        true
    };
    // 5.00 are left below it; the reserve has none.
    assert_eq!([at(499, false), at(500, false), at(501, false)], [true, true, false]);
    assert!(at(501, true));
    // What has come in since it was proposed counts, too.
    let ceiling = Some(Cents::new(2_000_500));
    let mut house = house(Posting { ceiling, ..posting() });
    let (boss, exec) = (Who::Person(house.boss), Who::Person(house.exec));
    let (by, reason) = (Cents::new(495), "miscounted".to_string());
    let adjust = Errand::Adjust { meter: house.meter, reserve: false, by, reason };
    let Answer::Proposed { proposal } = house.floor.done(boss, adjust) else { panic!() };
    house.stakes(0);
    house.deals(0, NOTHING);
    let answer = house.floor.ask(exec, Errand::Second { proposal, agree: true });
    let Answer::Refused(refused) = answer else { panic!("{answer:?}") };
    assert!(refused.why.contains("ceiling"), "{refused:?}");
    assert_eq!(house.shown(), "20000.10");
    house.floor.done(exec, Errand::Second { proposal, agree: false });
}
