//! Live tables: a dealer says what chance brought, a supervisor puts mistakes right.

use crate::testing::{Floor, opening, seat};
use floor::core::{Answer, Errand, Fault, PersonId, Source, TableId, Who};
use floor::ledger::Tender;
use floor::people::Role;
use money::Cents;
use table::{Bet, Input, Owner, Viewer};

struct Live {
    floor: Floor,
    dealer: PersonId,
    boss: PersonId,
    ada: PersonId,
    table: TableId,
}

fn live(game: &str) -> Live {
    let mut floor = Floor::new(21);
    let dealer = floor.staff("Dealer", &[Role::Dealer]);
    let boss = floor.staff("Boss", &[Role::Supervisor]);
    let ada = floor.guest("Ada");
    let mut opening = opening(game);
    opening.chance = Source::Live;
    let table = floor.table_with(opening);
    floor.sit(ada, table, 1, 0);
    Live { floor, dealer, boss, ada, table }
}

impl Live {
    fn card(&mut self, text: &str) -> Answer {
        let card: cards::AnyCard = text.parse().expect("a card");
        self.floor.tell(self.dealer, self.table, Input::Card(card.into()))
    }

    fn wallet(&self) -> String {
        self.floor.desk.core().wallet(self.ada, Tender::Play).plain()
    }
}

#[test]
fn a_dealer_types_the_cards_and_the_floor_says_whom_to_pay() {
    let mut live = live("co/baccarat");
    live.floor.bet(live.ada, live.table, 1, "banker", 100);
    live.floor.told(live.dealer, live.table, Input::Close {});
    for card in ["6h", "7c", "Kd", "Kh"] {
        assert!(!matches!(live.card(card), Answer::Refused(_)), "{card}");
    }
    let Answer::Refused(refused) = live.card("2c") else { panic!("a fifth card") };
    assert!(refused.rule.is_some(), "{refused:?}");
    live.floor.told(live.dealer, live.table, Input::Settle {});
    assert_eq!(live.wallet(), "1095.00");
    // Nothing happens by itself at a live table.
    live.floor.pass(3_600_000);
    let core = live.floor.desk.core();
    assert_eq!(core.table(live.table).expect("a table").kept.round, 1);
}

#[test]
fn a_player_tells_no_card_and_a_dealer_makes_no_bet() {
    let mut live = live("co/baccarat");
    live.floor.bet(live.ada, live.table, 1, "banker", 100);
    for input in [Input::Close {}, Input::Card(cards::AnyCard::JOKER.into()), Input::Settle {}] {
        let answer = live.floor.tell(live.ada, live.table, input);
        assert!(matches!(&answer, Answer::Refused(r) if r.kind == Fault::NotYours), "{answer:?}");
    }
    let bet = Bet::new(seat(1), "player", Cents::dollars(5));
    let answer = live.floor.tell(live.dealer, live.table, Input::Stake(bet));
    assert!(matches!(&answer, Answer::Refused(r) if r.kind == Fault::NotYours), "{answer:?}");
    let found = Bet { found: true, ..Bet::new(seat(1), "player", Cents::dollars(5)) };
    let answer = live.floor.tell(live.ada, live.table, Input::Stake(found));
    assert!(matches!(&answer, Answer::Refused(r) if r.kind == Fault::Malformed), "{answer:?}");
}

#[test]
fn a_mistyped_card_is_corrected_by_a_supervisor_alone_and_recorded() {
    let mut live = live("co/baccarat");
    live.floor.bet(live.ada, live.table, 1, "banker", 100);
    live.floor.told(live.dealer, live.table, Input::Close {});
    for card in ["6h", "7c", "Kd", "9h"] {
        live.card(card);
    }
    let instead = vec![Input::Card("Kh".parse::<cards::AnyCard>().expect("a card").into())];
    let correct = |drop, instead: &[Input]| Errand::Correct {
        table: live.table,
        instead: instead.to_vec(),
        drop,
        reason: "read wrongly".into(),
    };
    let answer = live.floor.ask(Who::Person(live.dealer), correct(1, &instead));
    assert!(matches!(&answer, Answer::Refused(r) if r.kind == Fault::NotYours), "{answer:?}");
    // Only what chance brought, and no more than there is.
    for drop in [0, 5, 99] {
        let answer = live.floor.ask(Who::Person(live.boss), correct(drop, &instead));
        assert!(matches!(answer, Answer::Refused(_)), "{drop}: {answer:?}");
    }
    let before = live.floor.desk.core().sight(live.table, Who::Visitor).expect("a table").next;
    live.floor.done(Who::Person(live.boss), correct(1, &instead));
    let sight = live.floor.desk.core().sight(live.table, Who::Visitor).expect("a table");
    assert!(sight.next > before, "events are numbered on");
    assert_eq!(sight.spot("banker").len(), 2);
    live.floor.told(live.dealer, live.table, Input::Settle {});
    assert_eq!(live.wallet(), "1095.00");
    let listed = live.floor.desk.core().state().house.exceptions.join("\n");
    assert!(listed.contains("correct round 1-1: read wrongly"), "{listed}");
    // Once money has moved it is put right at the cage.
    let answer = live.floor.ask(Who::Person(live.boss), correct(1, &instead));
    assert!(matches!(&answer, Answer::Refused(r) if r.kind == Fault::Rule), "{answer:?}");
    let audited = floor::audit::audit(live.floor.desk.store());
    assert!(audited.is_ok(), "{audited:?}");
}

#[test]
fn a_round_that_cannot_be_finished_is_given_up_and_everything_goes_back() {
    let mut live = live("uk/blackjack");
    live.floor.bet(live.ada, live.table, 1, "initial", 100);
    live.floor.told(live.dealer, live.table, Input::Close {});
    live.card("6h");
    assert_eq!(live.wallet(), "900.00");
    let abandon = |reason: &str| Errand::Abandon { table: live.table, reason: reason.into() };
    let answer = live.floor.ask(Who::Person(live.boss), abandon(" "));
    assert!(matches!(answer, Answer::Refused(_)), "no reason");
    live.floor.done(Who::Person(live.boss), abandon("the shoe broke"));
    assert_eq!(live.wallet(), "1000.00");
    let kept = &live.floor.desk.core().table(live.table).expect("a table").kept;
    assert_eq!((kept.round, kept.seats.len()), (2, 1));
    // The table goes on.
    let shoe = table::NewShoe::default();
    live.floor.told(live.dealer, live.table, Input::Shoe(shoe));
    live.floor.bet(live.ada, live.table, 1, "initial", 100);
    let audited = floor::audit::audit(live.floor.desk.store());
    assert!(audited.is_ok(), "{audited:?}");
}

#[test]
fn a_dealer_of_a_live_table_sees_as_the_croupier_and_of_a_virtual_one_as_anybody() {
    let mut live = live("uk/three-card-poker");
    let core = live.floor.desk.core();
    assert_eq!(core.viewer(live.table, Who::Person(live.dealer)), Viewer::Croupier);
    assert_eq!(core.viewer(live.table, Who::Person(live.boss)), Viewer::Public);
    assert_eq!(core.viewer(live.table, Who::Person(live.ada)), Viewer::Seat(seat(1)));
    let table = live.floor.table("uk/three-card-poker");
    let core = live.floor.desk.core();
    assert_eq!(core.viewer(table, Who::Person(live.dealer)), Viewer::Public);
}

#[test]
fn somebody_bets_behind_a_seat_with_chips_of_their_own() {
    let mut live = live("uk/blackjack");
    let bert = live.floor.guest("Bert");
    let cleo = live.floor.guest("Cleo");
    live.floor.bet(live.ada, live.table, 1, "initial", 50);
    let behind =
        |n| Bet { owner: Owner::Behind(n), ..Bet::new(seat(1), "initial", Cents::dollars(20)) };
    live.floor.told(bert, live.table, Input::Stake(behind(1)));
    assert_eq!(live.floor.desk.core().wallet(bert, Tender::Play).plain(), "980.00");
    let answer = live.floor.tell(cleo, live.table, Input::Stake(behind(1)));
    assert!(matches!(&answer, Answer::Refused(r) if r.kind == Fault::NotYours), "{answer:?}");
    let back = Input::Withdraw { seat: seat(1), wager: "initial".into(), owner: Owner::Behind(1) };
    let answer = live.floor.tell(cleo, live.table, back);
    assert!(matches!(&answer, Answer::Refused(r) if r.kind == Fault::NotYours), "{answer:?}");
    live.floor.told(live.dealer, live.table, Input::Close {});
    for card in ["Th", "9c", "Ts", "8d"] {
        live.card(card);
        // Great Britain deals the dealer's first card with the others'.
    }
    let core = live.floor.desk.core();
    let sight = core.sight(live.table, Who::Person(live.ada)).expect("a table");
    assert!(!sight.stakes.is_empty(), "{:?}", sight.asks);
}
