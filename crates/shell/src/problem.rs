//! Why a request got no answer: a status, a sentence, the rule or limit broken; nothing changed.

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use floor::core::{Fault, Refused};
use floor::desk::Stopped;
use law::Cite;
use serde::Serialize;

/// A request that was turned down.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// The status.
    pub status: StatusCode,
    /// Why, and what to do.
    pub why: String,
    /// The rule, where one forbids it.
    pub rule: Option<Cite>,
    /// What kind of refusal, where a client should tell it apart: `rule`, `reused`, `stale`.
    pub kind: &'static str,
    /// After how many seconds to come again.
    pub retry: Option<u64>,
    /// Everything that is wrong with what is posted.
    pub faults: Vec<Wrong>,
}

/// Something that is posted and is not lawful, or is no option.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Wrong {
    name: String,
    why: String,
    rule: Option<Cite>,
}

impl From<&law::Fault> for Wrong {
    fn from(fault: &law::Fault) -> Wrong {
        let why = fault.to_string();
        match fault {
            law::Fault::Unlawful { name, rule, .. } => {
                Wrong { name: name.clone(), why, rule: Some(*rule) }
            }
            law::Fault::Unknown { name, .. } => Wrong { name: name.clone(), why, rule: None },
            law::Fault::Conflict { rule, .. } => {
                Wrong { name: String::new(), why, rule: Some(*rule) }
            }
        }
    }
}

/// How it is written.
#[derive(Serialize)]
struct Written<'a> {
    why: &'a str,
    rule: Option<Cite>,
    kind: &'static str,
    #[serde(skip_serializing_if = "<[Wrong]>::is_empty")]
    faults: &'a [Wrong],
}

impl Problem {
    fn new(status: StatusCode, kind: &'static str, why: impl Into<String>) -> Problem {
        Problem { status, why: why.into(), rule: None, kind, retry: None, faults: Vec::new() }
    }

    /// It makes no sense.
    pub fn malformed(why: impl Into<String>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "malformed", why)
    }

    /// Who asks is not known.
    pub fn unknown(why: impl Into<String>) -> Problem {
        Problem::new(StatusCode::UNAUTHORIZED, "unknown", why)
    }

    /// It is not this person's part.
    pub fn not_yours(why: impl Into<String>) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, "not_yours", why)
    }

    /// There is no such thing.
    pub fn missing(why: impl Into<String>) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "missing", why)
    }

    /// There is such a thing, but nobody asks it in that way.
    #[must_use]
    pub fn wrong_method() -> Problem {
        let why = "nothing answers here by that method: /api/docs lists them";
        Problem::new(StatusCode::METHOD_NOT_ALLOWED, "malformed", why)
    }

    /// It was called by a name that is not the floor's.
    #[must_use]
    pub fn misdirected() -> Problem {
        let why = "the floor is not called by this name: use its address, or start it with \
                   --origin where a proxy stands before it";
        Problem::new(StatusCode::MISDIRECTED_REQUEST, "malformed", why)
    }

    /// A rule, a limit or the state of things forbids it.
    pub fn refused(why: impl Into<String>, rule: Option<Cite>) -> Problem {
        Problem { rule, ..Problem::new(StatusCode::CONFLICT, "rule", why) }
    }

    /// More than is taken at once.
    pub fn too_large(why: impl Into<String>) -> Problem {
        Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", why)
    }

    /// Too often.
    pub fn too_many(why: impl Into<String>, retry: u64) -> Problem {
        let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many", why);
        Problem { retry: Some(retry.max(1)), ..problem }
    }

    /// Nothing is accepted now.
    pub fn stopped(why: impl Into<String>) -> Problem {
        let problem = Problem::new(StatusCode::SERVICE_UNAVAILABLE, "stopped", why);
        Problem { retry: Some(5), ..problem }
    }

    /// The same about a game: amounts bear the sign of its book's money, and what two rules say
    /// alike of one option is told once, with the first of them.
    #[must_use]
    pub fn of_game(mut self, game: &str) -> Problem {
        let sign = match game.split('/').next() {
            Some("uk") => "£",
            Some("sg") => "S$",
            _ => "$",
        };
        // Without its rule, which stands at its end.
        let says = |why: &str| why.rsplit_once(" (").map_or(why, |(says, _)| says).to_string();
        let mut told = std::collections::BTreeSet::new();
        self.faults.retain(|fault| told.insert(says(&fault.why)));
        let mut parts = std::collections::BTreeSet::new();
        let why: Vec<&str> = self.why.lines().filter(|part| parts.insert(says(part))).collect();
        self.why = why.join("\n").replace('$', sign);
        for fault in &mut self.faults {
            fault.why = fault.why.replace('$', sign);
        }
        self
    }

    /// We are wrong: nothing was changed, and the log says where.
    #[must_use]
    pub fn ours() -> Problem {
        let why = "the floor made a mistake, and nothing was changed: the log has it";
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "ours", why)
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        let Refused { kind, why, rule } = refused;
        let problem = match kind {
            Fault::Malformed => Problem::malformed(why),
            Fault::Unknown => Problem::unknown(why),
            Fault::NotYours => Problem::not_yours(why),
            Fault::Missing => Problem::missing(why),
            Fault::Rule => Problem::refused(why, None),
            Fault::Reused => Problem::new(StatusCode::CONFLICT, "reused", why),
            Fault::Stale => Problem::new(StatusCode::CONFLICT, "stale", why),
            Fault::TooMany => Problem::too_many(why, 60),
            Fault::Stopped => Problem::stopped(why),
        };
        Problem { rule, ..problem }
    }
}

impl From<Stopped> for Problem {
    fn from(stopped: Stopped) -> Problem {
        Problem::stopped(stopped.to_string())
    }
}

impl From<floor::store::Failure> for Problem {
    fn from(failure: floor::store::Failure) -> Problem {
        Problem::stopped(failure.to_string())
    }
}

impl From<catalog::Error> for Problem {
    fn from(error: catalog::Error) -> Problem {
        let rule = error.rules().first().copied();
        let why = error.to_string();
        match error {
            catalog::Error::Refused(_) => Problem::refused(why, rule),
            catalog::Error::Unlawful(breach) => {
                let faults = breach.faults.iter().map(Wrong::from).collect();
                Problem { faults, ..Problem::refused(why, rule) }
            }
            catalog::Error::Unknown(_) => Problem::missing(why),
            catalog::Error::NotBanked { .. }
            | catalog::Error::Usage(_)
            | catalog::Error::Damaged { .. } => Problem::malformed(why),
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let Problem { why, rule, kind, faults, .. } = &self;
        let written = Written { why, rule: *rule, kind, faults };
        let text = serde_json::to_vec(&written).unwrap_or_default();
        let mut response = Response::new(Body::from(text));
        *response.status_mut() = self.status;
        let json = HeaderValue::from_static("application/json");
        response.headers_mut().insert(header::CONTENT_TYPE, json);
        if let Some(seconds) = self.retry {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        if self.status == StatusCode::UNAUTHORIZED {
            let how = HeaderValue::from_static("Bearer realm=\"croupier\"");
            response.headers_mut().insert(header::WWW_AUTHENTICATE, how);
        }
        response
    }
}
