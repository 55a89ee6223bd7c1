//! Whoever calls: taking a name, signing in and out, one's own limits, tokens, password.

use super::body::{Body, done, reply};
use super::{Access, Route, Stirs};
use crate::caller::{Caller, set_cookie};
use crate::counter::View;
use crate::problem::Problem;
use crate::{Shared, clock, password};
use axum::extract::State;
use axum::http::{HeaderValue, Method, header};
use axum::response::Response;
use axum::routing::{get, post};
use floor::core::{Answer, Errand, Moment, PersonId, Who};
use floor::people::{Act, Grant, Limit, Measure, Over, Own, Person};
use money::Cents;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::time::Instant;

/// Routes of whoever calls.
#[rustfmt::skip]
pub const ROUTES: &[Route] = &[
    Route { method: Method::POST, path: "/api/guests", name: "guest",
        says: "A visitor takes a name: a cookie, and 1,000.00 of play money.",
        body: "{name: text}", answer: "Me", serve: || post(guest), ..Route::BASE },
    Route { method: Method::POST, path: "/api/login", name: "login",
        says: "Signs in by name and password: a cookie. Three wrong passwords within half an \
               hour lock an account for as long.",
        body: "{name: text, password: text}", answer: "Me",
        serve: || post(login), ..Route::BASE },
    Route { method: Method::POST, path: "/api/logout", name: "logout",
        says: "Ends the session that it is called by.",
        access: Access::Person, serve: || post(logout), ..Route::BASE },
    Route { method: Method::POST, path: "/api/claim", name: "claim",
        says: "The first administrator takes a name, by the link that the first start prints.",
        body: "{key: text, name: text, password: text}", answer: "Me",
        serve: || post(claim), ..Route::BASE },
    Route { path: "/api/me", name: "me",
        says: "Who you are, your wallets, and how your sittings went so far.",
        access: Access::Person, answer: "Me", stirs: Stirs::No, serve: || get(me), ..Route::BASE },
    Route { method: Method::POST, path: "/api/me/password", name: "change_password",
        says: "Another password; every session and token of yours ends.",
        access: Access::May(Act::Password, Own::Own),
        body: "{old: text, new: text}", serve: || post(change), ..Route::BASE },
    Route { method: Method::POST, path: "/api/me/tokens", name: "token",
        says: "A token by which a program acts as you. It is shown once.",
        access: Access::May(Act::Token, Own::Own), body: "{days?: integer}",
        answer: "{token: text, until: moment}", serve: || post(token), ..Route::BASE },
    Route { method: Method::POST, path: "/api/me/revoke", name: "revoke_own",
        says: "Ends every session and token of yours.",
        access: Access::May(Act::EndSession, Own::Own), serve: || post(revoke), ..Route::BASE },
    Route { method: Method::POST, path: "/api/me/limits", name: "limit",
        says: "A limit of your own on stakes, losses or time: tighter at once, looser after a \
               day. Without `most` or `minutes` it is taken away.",
        access: Access::May(Act::OwnLimits, Own::Own),
        body: "{measure: \"stakes\"|\"losses\"|\"time\", over: \"day\"|\"sitting\", most?: money, \
               minutes?: integer}",
        serve: || post(limit), ..Route::BASE },
    Route { method: Method::POST, path: "/api/me/timeout", name: "time_out",
        says: "A pause from play. It is not shortened.",
        access: Access::May(Act::OwnLimits, Own::Own),
        body: "{minutes: integer}", serve: || post(time_out), ..Route::BASE },
    Route { method: Method::POST, path: "/api/me/exclude", name: "exclude_own",
        says: "Exclusion from play. It is not shortened.",
        access: Access::May(Act::Exclude, Own::Own),
        body: "{days: integer}", serve: || post(exclude), ..Route::BASE },
];

/// Milliseconds of an hour and of a day.
const HOUR: u64 = 60 * 60 * 1000;
const DAY: u64 = 24 * HOUR;
/// How long a session lasts at most.
const SESSION: u64 = 12 * HOUR;
/// How long a visitor's name lasts.
const VISIT: u64 = 30 * DAY;
/// Days of a token, and the most.
const TOKEN: (u64, u64) = (30, 366);
/// The most days of an exclusion: ten years.
const EXCLUDED_MAX: u64 = 3653;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    name: String,
}

/// A session to be: what is shown, and what is kept of it.
struct Opened {
    key: String,
    grant: Grant,
}

#[allow(clippy::fn_params_excessive_bools)] // as a grant says it
fn opened(lasts: u64, token: bool) -> Result<Opened, Problem> {
    let key = password::fresh_key().map_err(|_| Problem::ours())?;
    let until = clock::now().after(lasts);
    let grant = Grant { key: password::key_hash(&key), until, token };
    Ok(Opened { key, grant })
}

async fn guest(
    State(office): State<Shared>,
    caller: Caller,
    Body(body): Body<Named>,
) -> Result<Response, Problem> {
    let often = |seconds| Problem::too_many("too many names were taken from here", seconds);
    office.guests.take(caller.address, Instant::now()).map_err(often)?;
    // Nobody can ask a visitor for a password again: the session does not end when idle.
    let Opened { key, grant } = opened(VISIT, true)?;
    let errand = Errand::Guest { name: body.name, grant: Some(grant) };
    let answer = office.counter.ask_as(Who::Visitor, errand).await?;
    welcome(&office, &caller, &answer, &key, VISIT).await
}

/// What somebody is told who has just come in, with the cookie.
async fn welcome(
    office: &Shared,
    caller: &Caller,
    answer: &Answer,
    key: &str,
    lasts: u64,
) -> Result<Response, Problem> {
    let &Answer::Person { person, .. } = answer else { return Err(Problem::ours()) };
    let known = office.counter.look(caller, move |view| describe(view, person)).await??;
    let mut response = reply(&known);
    let cookie = set_cookie(key, lasts / 1000, office.secure());
    let cookie = HeaderValue::from_str(&cookie).map_err(|_| Problem::ours())?;
    response.headers_mut().insert(header::SET_COOKIE, cookie);
    Ok(response)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Credentials {
    name: String,
    password: String,
}

async fn login(
    State(office): State<Shared>,
    caller: Caller,
    Body(body): Body<Credentials>,
) -> Result<Response, Problem> {
    let often = |seconds| Problem::too_many("too many tried to sign in from here", seconds);
    office.logins.take(caller.address, Instant::now()).map_err(often)?;
    let _turn = office.door(&body.name).await;
    let name = body.name.clone();
    let known = office.counter.look(&caller, move |view| {
        let (person, known) = view.core.named(&name)?;
        let locked = known.is_locked(view.core.now().max(view.now));
        Some((person, known.credential.clone(), locked))
    });
    let known = known.await?;
    if known.as_ref().is_some_and(|(_, _, locked)| *locked) {
        return Err(locked());
    }
    let kept = known.as_ref().and_then(|(_, kept, _)| kept.clone());
    let fits = office.fits(body.password, kept).await?;
    let (Some((person, ..)), true) = (known, fits) else {
        let name = body.name;
        office.counter.ask_as(Who::Shell, Errand::LoginFailed { name }).await?;
        return Err(Problem::unknown("name and password do not fit"));
    };
    let Opened { key, grant } = opened(SESSION, false)?;
    let answer = office.counter.ask_as(Who::Shell, Errand::LoggedIn { person, grant }).await?;
    welcome(&office, &caller, &answer, &key, SESSION).await
}

fn locked() -> Problem {
    let why = "too many wrong passwords: the account is locked for half an hour";
    Problem::too_many(why, Person::FAILURES_WITHIN / 1000)
}

async fn logout(State(office): State<Shared>, caller: Caller) -> Result<Response, Problem> {
    let Some(key) = caller.key.clone() else {
        return Err(Problem::unknown("nobody is signed in"));
    };
    office.counter.ask(&caller, None, Errand::LogOut { key }).await?;
    let mut response = done();
    let gone = set_cookie("", 0, office.secure());
    let gone = HeaderValue::from_str(&gone).map_err(|_| Problem::ours())?;
    response.headers_mut().insert(header::SET_COOKIE, gone);
    Ok(response)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Claims {
    key: String,
    name: String,
    password: String,
}

async fn claim(
    State(office): State<Shared>,
    caller: Caller,
    Body(body): Body<Claims>,
) -> Result<Response, Problem> {
    let often = |seconds| Problem::too_many("too many tried to sign in from here", seconds);
    office.logins.take(caller.address, Instant::now()).map_err(often)?;
    let credential = office.kept(body.password).await?;
    let Opened { key, grant } = opened(SESSION, false)?;
    let errand = Errand::Claim {
        key: password::key_hash(&body.key),
        name: body.name,
        credential,
        grant: Some(grant),
    };
    let answer = office.counter.ask_as(Who::Visitor, errand).await?;
    welcome(&office, &caller, &answer, &key, SESSION).await
}

async fn me(State(office): State<Shared>, caller: Caller) -> Result<Response, Problem> {
    let looks = |view: &View<'_>| describe(view, view.person()?);
    Ok(reply(&office.counter.look(&caller, looks).await??))
}

/// What somebody is told of herself.
fn describe(view: &View<'_>, person: PersonId) -> Result<Value, Problem> {
    let missing = || Problem::missing("there is no such person");
    let me = view.core.me(person).ok_or_else(missing)?;
    let known = view.core.person(person).ok_or_else(missing)?;
    let of = |amounts: &[(floor::ledger::Tender, Cents)]| {
        let named = amounts.iter().map(|(tender, amount)| (word(tender), json!(amount)));
        Value::Object(named.collect())
    };
    let now = view.now;
    let limits = known.limits.set.iter().map(|(limit, from)| {
        let Limit { measure, over, most } = limit;
        // As they are set: stakes and losses in money, time in minutes.
        let (most, minutes) = match measure {
            Measure::Time => (None, most.map(|millis| millis / 60_000)),
            Measure::Stakes | Measure::Losses => (most.map(Cents::new), None),
        };
        json!({ "measure": measure, "over": over, "most": most, "minutes": minutes,
            "from": from })
    });
    let ahead = |moment: Option<Moment>| moment.filter(|until| *until > now);
    Ok(json!({
        "person": me.person,
        "name": me.name,
        "roles": me.roles,
        "guest": known.guest,
        "wallet": view.core.wallet(person, floor::ledger::Tender::Play),
        "wallets": of(&me.wallets),
        "held": of(&me.held),
        "places": me.places,
        "limits": limits.collect::<Vec<_>>(),
        "paused": ahead(known.limits.paused),
        "excluded": ahead(known.limits.excluded),
        "now": me.now.max(now),
    }))
}

/// A value's own word.
pub(super) fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        other => other.map(|value| value.to_string()).unwrap_or_default(),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Changes {
    old: String,
    new: String,
}

async fn change(
    State(office): State<Shared>,
    caller: Caller,
    Body(body): Body<Changes>,
) -> Result<Response, Problem> {
    let often = |seconds| Problem::too_many("too many tried to sign in from here", seconds);
    office.logins.take(caller.address, Instant::now()).map_err(often)?;
    let own = |view: &View<'_>| {
        let known = view.core.person(view.person()?).ok_or_else(Problem::ours)?;
        Ok::<_, Problem>(known.name.clone())
    };
    let own = office.counter.look(&caller, own).await??;
    let _turn = office.door(&own).await;
    let looks = |view: &View<'_>| {
        let person = view.person()?;
        let known = view.core.person(person).ok_or_else(Problem::ours)?;
        let locked = known.is_locked(view.now);
        Ok((person, known.name.clone(), known.credential.clone(), locked))
    };
    let known: Result<_, Problem> = office.counter.look(&caller, looks).await?;
    let (person, name, kept, is_locked) = known?;
    if is_locked {
        return Err(locked());
    }
    if !office.fits(body.old, kept).await? {
        office.counter.ask_as(Who::Shell, Errand::LoginFailed { name }).await?;
        return Err(Problem::not_yours("the old password does not fit"));
    }
    let credential = office.kept(body.new).await?;
    office.counter.ask(&caller, None, Errand::Credential { person, credential }).await?;
    Ok(done())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lasts {
    #[serde(default)]
    days: Option<u64>,
}

async fn token(
    State(office): State<Shared>,
    caller: Caller,
    Body(body): Body<Lasts>,
) -> Result<Response, Problem> {
    let days = body.days.unwrap_or(TOKEN.0);
    if !(1..=TOKEN.1).contains(&days) {
        return Err(Problem::malformed(format!("a token lasts 1 to {} days", TOKEN.1)));
    }
    let Opened { key, grant } = opened(days * DAY, true)?;
    let until = grant.until;
    office.counter.ask(&caller, None, Errand::Token { grant }).await?;
    Ok(reply(&json!({ "token": key, "until": until })))
}

/// The one who calls.
async fn own(office: &Shared, caller: &Caller) -> Result<PersonId, Problem> {
    office.counter.look(caller, |view: &View<'_>| view.person()).await?
}

async fn revoke(State(office): State<Shared>, caller: Caller) -> Result<Response, Problem> {
    let person = own(&office, &caller).await?;
    office.counter.ask(&caller, None, Errand::Revoke { person }).await?;
    Ok(done())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bounds {
    measure: Measure,
    over: Over,
    #[serde(default)]
    most: Option<Cents>,
    #[serde(default)]
    minutes: Option<u32>,
}

async fn limit(
    State(office): State<Shared>,
    caller: Caller,
    Body(body): Body<Bounds>,
) -> Result<Response, Problem> {
    let Bounds { measure, over, most, minutes } = body;
    let most = match (measure, most, minutes) {
        (Measure::Time, None, minutes) => minutes.map(|minutes| i64::from(minutes) * 60_000),
        (Measure::Stakes | Measure::Losses, most, None) => most.map(Cents::get),
        _ => return Err(Problem::malformed("time has `minutes`, stakes and losses have `most`")),
    };
    let limit = Limit { measure, over, most };
    office.counter.ask(&caller, None, Errand::Limit { limit }).await?;
    Ok(done())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Minutes {
    minutes: u32,
}

async fn time_out(
    State(office): State<Shared>,
    caller: Caller,
    Body(body): Body<Minutes>,
) -> Result<Response, Problem> {
    let until = clock::now().after(u64::from(body.minutes) * 60_000);
    office.counter.ask(&caller, None, Errand::TimeOut { until }).await?;
    Ok(done())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Days {
    days: u64,
}

async fn exclude(
    State(office): State<Shared>,
    caller: Caller,
    Body(body): Body<Days>,
) -> Result<Response, Problem> {
    if !(1..=EXCLUDED_MAX).contains(&body.days) {
        return Err(Problem::malformed(format!("an exclusion lasts 1 to {EXCLUDED_MAX} days")));
    }
    let person = own(&office, &caller).await?;
    let until = clock::now().after(body.days * DAY);
    let reason = "at the player's own wish".to_string();
    office.counter.ask(&caller, None, Errand::Exclude { person, until, reason }).await?;
    Ok(done())
}
