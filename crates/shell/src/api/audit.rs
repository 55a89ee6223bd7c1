//! For auditors: the chain of records, transfers, accounts, the day's list, hold against theory.

use super::body::{Query, number, reply};
use super::{Access, Route};
use crate::caller::Caller;
use crate::counter::View;
use crate::problem::Problem;
use crate::{Asked, EdgeAsked, Shared};
use axum::extract::State;
use axum::http::Method;
use axum::response::Response;
use axum::routing::{get, post};
use floor::core::{Fact, TableId};
use floor::ledger::{Account, Transfer};
use floor::people::{Act, Own};
use floor::recall::Hold;
use floor::store::{Entry, Store};
use money::Cents;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::{Viewer, redact};

const ALL: Access = Access::May(Act::SeeAll, Own::Others);

/// Routes for auditors, and a player's own statement.
#[rustfmt::skip]
pub const ROUTES: &[Route] = &[
    Route { path: "/api/audit/chain", name: "chain", query: "from?: integer, most?: integer",
        says: "Records from number `from` on, with the hash that chains each to all before; the \
               last ones where nothing is said. Keep the head elsewhere.",
        access: ALL, answer: "{records: integer, head: text, entries: Entry[]}",
        serve: || get(chain), ..Route::BASE },
    Route { path: "/api/audit/transfers", name: "transfers",
        query: "before?: integer, most?: integer, table?: integer, person?: integer",
        says: "Transfers, the latest first; `before` a record's number to go on.",
        access: ALL, answer: "{transfers: Transfer[], before: integer}",
        serve: || get(transfers), ..Route::BASE },
    Route { path: "/api/me/transfers", name: "statement", query: "before?: integer, most?: integer",
        says: "Your own statement: what moved in and out of your wallets, the latest first.",
        access: Access::Person, answer: "{transfers: Transfer[], before: integer}",
        serve: || get(statement), ..Route::BASE },
    Route { path: "/api/audit/accounts", name: "accounts",
        says: "Every account, and the sum of all, which is nothing.",
        access: ALL, answer: "{accounts: Balance[], sums: map<money>}",
        serve: || get(accounts), ..Route::BASE },
    Route { path: "/api/audit/day", name: "day", query: "day?: integer",
        says: "The day that is on: transfers so far, and what stands out; or, by its number, one \
               that was closed, when and by whom.",
        access: ALL, answer: "{day: integer, transfers: integer, exceptions: text[], \
               disabled: any[]}", serve: || get(day), ..Route::BASE },
    Route { method: Method::POST, path: "/api/audit/verify", name: "verify",
        says: "Recomputes every record from the first on, as `croupier audit` does; 409 says where \
               something differs. It may take long.",
        access: ALL, answer: "{records: integer, head: text, rounds: integer, ...}",
        serve: || post(verify), ..Route::BASE },
    Route { path: "/api/audit/hold", name: "hold", query: "game?: text",
        says: "What each wager took and kept, against the exact edge; of one game, worked out \
               where that takes time, of all without theory.",
        access: ALL, answer: "Hold[]", serve: || get(hold), ..Route::BASE },
];

/// Records that are read at once, and the most that one call goes through.
const PAGE: u64 = 512;
/// See [`PAGE`].
const RECORDS_MAX: u64 = 16 * PAGE;
/// The most rows of an answer.
const ROWS_MAX: u64 = 1000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct From {
    #[serde(default, deserialize_with = "number")]
    from: Option<u64>,
    #[serde(default, deserialize_with = "number")]
    most: Option<u64>,
}

async fn chain(
    State(office): State<Shared>,
    caller: Caller,
    Query(asked): Query<From>,
) -> Result<Response, Problem> {
    let looks = |view: &View<'_>| {
        view.need(Act::SeeAll)?;
        let (records, head) = view.core.head();
        let tables = &view.core.state().tables;
        let on: BTreeMap<TableId, u64> =
            tables.iter().map(|(id, running)| (*id, running.kept.round)).collect();
        Ok::<_, Problem>((records, head, on))
    };
    let (records, head, on) = office.counter.look(&caller, looks).await??;
    let most = asked.most.unwrap_or(100).min(ROWS_MAX);
    let from = asked.from.unwrap_or_else(|| records.saturating_sub(most));
    let read = office.read(&caller, move |store| {
        let entries = store.read(from, usize::try_from(most).unwrap_or(0))?;
        entries.iter().map(|entry| shown(entry, &on)).collect::<Result<Vec<Value>, Problem>>()
    });
    let entries = read.await??;
    Ok(reply(&json!({ "records": records, "head": head, "entries": entries })))
}

/// A record without what opens doors, and without cards of rounds that are on.
fn shown(entry: &Entry, on: &BTreeMap<TableId, u64>) -> Result<Value, Problem> {
    let mut record = entry.record()?;
    for fact in &mut record.facts {
        match fact {
            Fact::Credential { credential, .. } => *credential = "…".into(),
            Fact::Invited { key } | Fact::LoggedOut { key } | Fact::Seen { key } => {
                key.0 = "…".into();
            }
            Fact::LoggedIn { grant, .. } => grant.key.0 = "…".into(),
            Fact::Told { round, events, .. }
            | Fact::Corrected { round, events, .. }
            | Fact::Abandoned { round, events, .. }
                if on.get(&round.table).is_some_and(|current| round.n >= *current) =>
            {
                for event in events {
                    *event = redact(event, Viewer::Public);
                }
            }
            _ => {}
        }
    }
    let mut facts = serde_json::to_value(&record.facts).map_err(|_| Problem::ours())?;
    for fact in facts.as_array_mut().into_iter().flatten() {
        let told = ["told", "corrected", "abandoned"];
        for word in told {
            // An input of chance names its card: only the redacted events tell it.
            if let Some(one) = fact.get_mut(word) {
                let round = one["round"].as_str().and_then(|text| text.parse().ok());
                let live = round.is_some_and(|round: floor::core::RoundId| {
                    on.get(&round.table).is_some_and(|current| round.n >= *current)
                });
                if live && let Some(fields) = one.as_object_mut() {
                    fields.remove("input");
                    fields.remove("told");
                }
            }
        }
    }
    Ok(json!({
        "n": entry.n,
        "hash": entry.hash,
        "at": record.at,
        "who": record.who,
        "facts": facts,
        "transfers": record.transfers,
    }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    #[serde(default, deserialize_with = "number")]
    before: Option<u64>,
    #[serde(default, deserialize_with = "number")]
    most: Option<u64>,
    #[serde(default, deserialize_with = "number")]
    table: Option<u32>,
    #[serde(default, deserialize_with = "number")]
    person: Option<u32>,
}

async fn transfers(
    State(office): State<Shared>,
    caller: Caller,
    Query(asked): Query<Wanted>,
) -> Result<Response, Problem> {
    let looks = |view: &View<'_>| view.need(Act::SeeAll).map(|()| view.core.head().0);
    let records = office.counter.look(&caller, looks).await??;
    let Wanted { before, most, table, person } = asked;
    let of = move |transfer: &Transfer| {
        let both = [transfer.from, transfer.to];
        table.is_none_or(|n| both.iter().any(|account| at(*account) == Some(n)))
            && person.is_none_or(|n| both.iter().any(|account| owner(*account) == Some(n)))
    };
    found(&office, &caller, before.unwrap_or(records), most, of).await
}

async fn statement(
    State(office): State<Shared>,
    caller: Caller,
    Query(asked): Query<Wanted>,
) -> Result<Response, Problem> {
    let looks = |view: &View<'_>| view.person().map(|person| (person, view.core.head().0));
    let (person, records) = office.counter.look(&caller, looks).await??;
    let of = move |transfer: &Transfer| {
        [transfer.from, transfer.to].iter().any(|account| owner(*account) == Some(person.0))
    };
    found(&office, &caller, asked.before.unwrap_or(records), asked.most, of).await
}

/// Transfers before a record, the latest first.
async fn found(
    office: &Shared,
    caller: &Caller,
    before: u64,
    most: Option<u64>,
    of: impl Fn(&Transfer) -> bool + Send + 'static,
) -> Result<Response, Problem> {
    let most = usize::try_from(most.unwrap_or(100).min(ROWS_MAX)).unwrap_or(0);
    let read = office.read(caller, move |store| search(store, before, most, of));
    let (transfers, before) = read.await??;
    Ok(reply(&json!({ "transfers": transfers, "before": before })))
}

fn search(
    store: &dyn Store,
    mut before: u64,
    most: usize,
    of: impl Fn(&Transfer) -> bool,
) -> Result<(Vec<Transfer>, u64), Problem> {
    let mut rows: Vec<Transfer> = Vec::new();
    let last = before.saturating_sub(RECORDS_MAX);
    while before > last && rows.len() < most {
        let from = before.saturating_sub(PAGE);
        let entries = store.read(from, usize::try_from(before - from).unwrap_or(0))?;
        for entry in entries.iter().rev() {
            if rows.len() >= most {
                return Ok((rows, entry.n + 1));
            }
            let moved = entry.record()?.transfers;
            rows.extend(moved.into_iter().rev().filter(|transfer| of(transfer)));
        }
        before = from;
    }
    Ok((rows, before))
}

/// The table of an account.
fn at(account: Account) -> Option<u32> {
    match account {
        Account::Front(table, _)
        | Account::Behind(table, _, _)
        | Account::Layout(table)
        | Account::Pot(table)
        | Account::Tray(table)
        | Account::Bank(table)
        | Account::Fees(table)
        | Account::Tips(table) => Some(table.0),
        Account::Cage
        | Account::Wallet(_)
        | Account::Held(_)
        | Account::Meter(_)
        | Account::Reserve(_) => None,
    }
}

/// The owner of an account.
fn owner(account: Account) -> Option<u32> {
    match account {
        Account::Wallet(person) | Account::Held(person) => Some(person.0),
        _ => None,
    }
}

async fn accounts(State(office): State<Shared>, caller: Caller) -> Result<Response, Problem> {
    let looks = |view: &View<'_>| {
        view.need(Act::SeeAll)?;
        let mut sums: BTreeMap<String, Cents> = BTreeMap::new();
        let mut rows = Vec::new();
        for (tender, account, of) in view.core.ledger().accounts() {
            *sums.entry(super::own::word(&tender)).or_default() += of.balance();
            rows.push(json!({ "tender": tender, "account": account, "out": of.out,
                "into": of.into, "balance": of.balance() }));
        }
        Ok::<_, Problem>(json!({ "accounts": rows, "sums": sums }))
    };
    Ok(reply(&office.counter.look(&caller, looks).await??))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfDay {
    #[serde(default)]
    day: Option<u64>,
}

async fn day(
    State(office): State<Shared>,
    caller: Caller,
    Query(OfDay { day }): Query<OfDay>,
) -> Result<Response, Problem> {
    let looks = |view: &View<'_>| {
        view.need(Act::SeeAll)?;
        Ok::<_, Problem>(view.core.state().house.day)
    };
    let on = office.counter.look(&caller, looks).await??;
    if let Some(day) = day.filter(|day| *day != on) {
        let reads = move |store: &dyn Store| floor::core::closed_day(store, day);
        let closed = office.read(&caller, reads).await?.map_err(|_| Problem::ours())?;
        let open = || Problem::missing(format!("day {day} has not been closed"));
        return closed.map(|list| reply(&list)).ok_or_else(open);
    }
    let looks = |view: &View<'_>| {
        view.need(Act::SeeAll)?;
        let house = &view.core.state().house;
        let disabled = house.disabled.iter();
        let disabled = disabled.map(|(scope, why)| json!({ "scope": scope, "reason": why }));
        Ok::<_, Problem>(json!({
            "day": house.day,
            "transfers": view.core.ledger().next() - house.before_day,
            "exceptions": house.exceptions,
            "disabled": disabled.collect::<Vec<_>>(),
        }))
    };
    Ok(reply(&office.counter.look(&caller, looks).await??))
}

async fn verify(State(office): State<Shared>, caller: Caller) -> Result<Response, Problem> {
    let looks = |view: &View<'_>| view.need(Act::SeeAll);
    office.counter.look(&caller, looks).await??;
    let report = office.read(&caller, floor::audit::audit).await?;
    let report = report.map_err(|found| Problem::refused(found.to_string(), None))?;
    Ok(reply(&report))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfGame {
    #[serde(default)]
    game: Option<String>,
}

async fn hold(
    State(office): State<Shared>,
    caller: Caller,
    Query(asked): Query<OfGame>,
) -> Result<Response, Problem> {
    let wanted = asked.game.clone();
    let looks = move |view: &View<'_>| {
        view.need(Act::SeeAll)?;
        let mut holds = view.core.holds();
        holds.retain(|hold| wanted.as_ref().is_none_or(|wanted| *wanted == hold.game));
        let mut tables = view.core.state().tables.values();
        let of = tables.find(|table| Some(&table.kept.opening.game) == wanted.as_ref());
        Ok::<_, Problem>((holds, of.map(|table| table.kept.opening.set.clone())))
    };
    let (holds, set) = office.counter.look(&caller, looks).await??;
    let mut theory = Value::Null;
    if let Some(game) = asked.game {
        let posted = set.unwrap_or_default();
        let asked = EdgeAsked { game, posted, ..EdgeAsked::default() };
        // A game that cannot be priced has no theory: its row says why.
        theory = match office.works(&caller, Asked::Edge(asked)).await {
            Ok(prices) => prices,
            Err(problem) => json!({ "note": problem.why }),
        };
    }
    Ok(reply(&holds.iter().map(|hold| held(hold, &theory)).collect::<Vec<_>>()))
}

/// A wager's hold, and how far it is from theory.
fn held(hold: &Hold, theory: &Value) -> Value {
    let Hold { game, wager, tally } = hold;
    let mut priced = theory["wagers"].as_array().into_iter().flatten();
    let priced = priced.find(|one| one["wager"] == **wager);
    let edge = priced.and_then(|one| one["edge"]["decimal"].as_f64());
    let deviation = priced.and_then(|one| one["deviation"].as_f64());
    let apart = edge.zip(deviation).and_then(|(edge, deviation)| hold.against(edge, deviation));
    json!({
        "game": game, "wager": wager, "n": tally.n, "staked": tally.staked, "held": tally.held,
        "hold": apart.map(|apart| apart.actual), "edge": edge,
        "errors": apart.map(|apart| apart.errors),
        "escalates": apart.is_some_and(|apart| apart.escalates),
        "note": theory["note"],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use floor::core::Tally;

    #[test]
    fn theoretical_against_actual_is_told_in_standard_errors_of_the_exact_figure() {
        let theory = json!({ "wagers": [{ "wager": "red", "edge": { "decimal": 0.01 },
            "deviation": 1.0 }] });
        let tally = Tally { n: 10_000, staked: Cents::dollars(10_000), held: Cents::dollars(300) };
        let of = |wager: &str| Hold { game: "uk/roulette".into(), wager: wager.into(), tally };
        let row = held(&of("red"), &theory);
        assert_eq!((row["hold"].as_f64(), row["edge"].as_f64()), (Some(0.03), Some(0.01)));
        assert!(row["errors"].as_f64().is_some_and(|errors| (errors - 2.0).abs() < 1e-9));
        assert_eq!(row["escalates"], false);
        assert_eq!(held(&of("black"), &theory)["errors"], Value::Null);
    }
}
