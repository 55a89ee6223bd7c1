//! What cannot be asked for at a table.

use super::super::{Options, Plain, Shown, play};
use crate::Exit;
use money::Cents;
use sim::stream::Seed;

fn options(id: &str) -> Options {
    Options {
        id: id.into(),
        posted: law::Posted::new(),
        seed: Some(7),
        bankroll: Cents::dollars(100),
        seat: 1,
        journal: None,
        players: None,
        bots: None,
        fees: None,
        phh: None,
        plain: Plain::Yes,
    }
}

#[track_caller]
fn refused(options: Options, why: &str) {
    let failure = super::play(options, Seed::from(7), Shown::Plain).expect_err("refused");
    assert_eq!(failure.exit, Exit::Usage);
    assert!(failure.message.contains(why), "{failure}");
}

#[test]
fn wrong_tables_are_refused_with_a_hint() {
    let usual = || options("ca/texas-holdem");
    refused(Options { journal: Some("night.jsonl".into()), ..usual() }, "--phh FILE");
    refused(Options { bots: Some("tight,shark".into()), ..usual() }, "no bot is called `shark`");
    refused(Options { bankroll: Cents::ZERO, ..usual() }, "more than nothing");
    refused(Options { players: Some(40), ..usual() }, "can play, not 40");
}

#[test]
fn games_against_a_bank_have_no_company() {
    let failure = play(Options { players: Some(3), ..options("co/baccarat") });
    let failure = failure.expect_err("refused");
    assert!(failure.message.contains("--players is for poker between players"), "{failure}");
}
