//! Accounts: who has one, roles, passwords, closing.

use super::body::{Body, done, part, reply};
use super::{Access, Route};
use crate::caller::Caller;
use crate::counter::View;
use crate::problem::Problem;
use crate::{Shared, clock};
use axum::extract::{Path, State};
use axum::http::Method;
use axum::response::Response;
use axum::routing::{get, post};
use floor::core::{Answer, Errand, PersonId};
use floor::people::{Act, Own, Role};
use serde::Deserialize;
use serde_json::{Value, json};

/// Routes of accounts.
#[rustfmt::skip]
pub const ROUTES: &[Route] = &[
    Route { path: "/api/people", name: "people",
        says: "Everybody with a name: roles, wallets, whether an account is locked or closed.",
        access: Access::May(Act::SeeAll, Own::Others), answer: "Person[]",
        serve: || get(list), ..Route::BASE },
    Route { method: Method::POST, path: "/api/people", name: "enrol",
        says: "An account for somebody, with roles and a first password.",
        access: Access::May(Act::Accounts, Own::Others),
        body: "{name: text, roles: Role[], password: text}",
        answer: "{person: integer, name: text}", serve: || post(enrol), ..Route::BASE },
    Route { method: Method::POST, path: "/api/people/{p}/roles", name: "assign",
        says: "Other roles for somebody; never one's own.",
        access: Access::May(Act::Roles, Own::Others),
        body: "{roles: Role[]}", serve: || post(assign), ..Route::BASE },
    Route { method: Method::POST, path: "/api/people/{p}/password", name: "set_password",
        says: "Another password for somebody; every session of that person ends.",
        access: Access::May(Act::Password, Own::Others),
        body: "{password: text}", serve: || post(password), ..Route::BASE },
    Route { method: Method::POST, path: "/api/people/{p}/revoke", name: "revoke",
        says: "Ends every session and token of somebody.",
        access: Access::May(Act::EndSession, Own::Others),
        serve: || post(revoke), ..Route::BASE },
    Route { method: Method::POST, path: "/api/people/{p}/close", name: "close_account",
        says: "Closes an account: nobody comes in by it any more.",
        access: Access::May(Act::Accounts, Own::Others),
        body: "{reason: text}", serve: || post(close), ..Route::BASE },
    Route { method: Method::POST, path: "/api/people/{p}/exclude", name: "exclude",
        says: "Excludes somebody from play. It is not shortened.",
        access: Access::May(Act::Exclude, Own::Others),
        body: "{days: integer, reason: text}", serve: || post(exclude), ..Route::BASE },
];

/// Milliseconds of a day.
const DAY: u64 = 24 * 60 * 60 * 1000;

async fn list(State(office): State<Shared>, caller: Caller) -> Result<Response, Problem> {
    let looks = |view: &View<'_>| {
        view.need(Act::SeeAll)?;
        let people = view.core.state().house.people.iter();
        let one = |(id, known): (&PersonId, &floor::people::Person)| {
            let me = view.core.me(*id);
            let wallets = me.map(|me| me.wallets).unwrap_or_default();
            let named =
                wallets.iter().map(|(tender, amount)| (super::own::word(tender), json!(amount)));
            json!({
                "person": id,
                "name": known.name,
                "roles": known.roles,
                "guest": known.guest,
                "wallets": Value::Object(named.collect()),
                "locked": known.is_locked(view.now),
                "closed": known.closed,
                "paused": known.limits.paused,
                "excluded": known.limits.excluded,
            })
        };
        Ok::<_, Problem>(people.map(one).collect::<Vec<_>>())
    };
    Ok(reply(&office.counter.look(&caller, looks).await??))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Enrols {
    name: String,
    roles: Vec<Role>,
    password: String,
}

async fn enrol(
    State(office): State<Shared>,
    caller: Caller,
    Body(body): Body<Enrols>,
) -> Result<Response, Problem> {
    // Hashing is dear: first see whether it is this person's to ask.
    may(&office, &caller, Act::Accounts).await?;
    let Enrols { name, roles, password } = body;
    let credential = office.kept(password).await?;
    let answer = office.counter.ask(&caller, None, Errand::Enrol { name, roles, credential });
    let Answer::Person { person, name } = answer.await? else { return Err(Problem::ours()) };
    Ok(reply(&json!({ "person": person, "name": name })))
}

async fn may(office: &Shared, caller: &Caller, act: Act) -> Result<(), Problem> {
    office.counter.look(caller, move |view: &View<'_>| view.need(act)).await?
}

fn person(text: &str) -> Result<PersonId, Problem> {
    part(text, "person").map(PersonId)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Roles {
    roles: Vec<Role>,
}

async fn assign(
    State(office): State<Shared>,
    caller: Caller,
    Path(p): Path<String>,
    Body(body): Body<Roles>,
) -> Result<Response, Problem> {
    let errand = Errand::Assign { person: person(&p)?, roles: body.roles };
    office.counter.ask(&caller, None, errand).await?;
    Ok(done())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Password {
    password: String,
}

async fn password(
    State(office): State<Shared>,
    caller: Caller,
    Path(p): Path<String>,
    Body(body): Body<Password>,
) -> Result<Response, Problem> {
    let person = person(&p)?;
    may(&office, &caller, Act::Password).await?;
    let credential = office.kept(body.password).await?;
    office.counter.ask(&caller, None, Errand::Credential { person, credential }).await?;
    Ok(done())
}

async fn revoke(
    State(office): State<Shared>,
    caller: Caller,
    Path(p): Path<String>,
) -> Result<Response, Problem> {
    let errand = Errand::Revoke { person: person(&p)? };
    office.counter.ask(&caller, None, errand).await?;
    Ok(done())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Why {
    reason: String,
}

async fn close(
    State(office): State<Shared>,
    caller: Caller,
    Path(p): Path<String>,
    Body(body): Body<Why>,
) -> Result<Response, Problem> {
    let errand = Errand::CloseAccount { person: person(&p)?, reason: body.reason };
    office.counter.ask(&caller, None, errand).await?;
    Ok(done())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Excludes {
    days: u64,
    reason: String,
}

async fn exclude(
    State(office): State<Shared>,
    caller: Caller,
    Path(p): Path<String>,
    Body(body): Body<Excludes>,
) -> Result<Response, Problem> {
    let until = clock::now().after(body.days.min(36_530) * DAY);
    let errand = Errand::Exclude { person: person(&p)?, until, reason: body.reason };
    office.counter.ask(&caller, None, errand).await?;
    Ok(done())
}
