//! Rounds at virtual tables, from sitting down to the wallet.

use crate::core::Who;
use crate::ledger::Tender;
use crate::testing::Floor;
use table::{Input, Viewer};

#[test]
fn a_coup_of_baccarat_is_dealt_and_paid() {
    let mut floor = Floor::new(1);
    let ada = floor.guest("Ada");
    let table = floor.table("co/baccarat");
    floor.sit(ada, table, 1, 0);
    floor.bet(ada, table, 1, "player", 100);
    assert_eq!(floor.desk.core().wallet(ada, Tender::Play).plain(), "900.00");
    floor.told(ada, table, Input::Close {});
    let sight = floor.desk.core().sight(table, Who::Person(ada)).expect("a table");
    assert!(sight.settlement.is_some(), "{:?}", sight.asks);
    let wallet = floor.desk.core().wallet(ada, Tender::Play).plain();
    assert!(["800.00", "900.00", "1000.00", "1100.00"].contains(&wallet.as_str()), "{wallet}");
    floor.pass(10_000);
    assert_eq!(floor.desk.core().table(table).expect("a table").kept.round, 2);
    let _ = Viewer::Public;
}
