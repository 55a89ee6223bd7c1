//! The one table of routes: it makes the router, the OpenAPI document and the page for people.

mod audit;
mod body;
mod cage;
mod house;
mod library;
mod meters;
mod own;
mod people;
mod rounds;
mod sitting;
mod strict;
mod tables;
mod watch;

pub use body::BODY_MAX;

use super::Shared;
use super::problem::Problem;
use axum::Router;
use axum::http::Method;
use axum::routing::MethodRouter;
use floor::people::{Act, Own, Part};

/// A route: everything there is to say about it.
pub struct Route {
    /// Its method.
    pub method: Method,
    /// Its path; `{t}` stands for any part.
    pub path: &'static str,
    /// A name of its own.
    pub name: &'static str,
    /// What it does.
    pub says: &'static str,
    /// For whom.
    pub access: Access,
    /// What may be asked after a question mark: the fields of a shape.
    pub query: &'static str,
    /// The shape of its body; empty where it has none.
    pub body: &'static str,
    /// The shape of its answer, or a kind of document after `!`.
    pub answer: &'static str,
    /// The status of its answer.
    pub status: u16,
    /// Whether calling it shows that somebody is there; pages call the others by themselves.
    pub stirs: Stirs,
    /// Who answers.
    pub serve: fn() -> MethodRouter<Shared>,
}

/// Whether a call shows that somebody is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stirs {
    /// It does.
    Yes,
    /// A page calls it by itself.
    No,
}

/// For whom a route is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Anybody.
    Anyone,
    /// Whoever has a name here.
    Person,
    /// Whoever may do this; the core decides it by the one table of authority.
    May(Act, Own),
}

impl Access {
    /// The same in words.
    #[must_use]
    pub fn says(self) -> String {
        match self {
            Access::Anyone => "For anybody.".into(),
            Access::Person => "For whoever has a name here.".into(),
            Access::May(act, whose) => {
                let (own, others) = act.parts();
                let parts = match whose {
                    Own::Own => own,
                    Own::Others => others,
                };
                let names: Vec<String> = parts.iter().copied().filter_map(named).collect();
                format!("For {}.", names.join(", "))
            }
        }
    }
}

fn named(part: Part) -> Option<String> {
    match part {
        Part::Visitor => Some("visitors".into()),
        Part::Role(role) => Some(format!("{role:?}").to_lowercase()),
        Part::Clock | Part::Shell => None,
    }
}

impl Route {
    /// What most routes are: answered with 200, without a query or a body.
    const BASE: Route = Route {
        method: Method::GET,
        path: "",
        name: "",
        says: "",
        access: Access::Anyone,
        query: "",
        body: "",
        answer: "{done: flag}",
        status: 200,
        stirs: Stirs::Yes,
        serve: MethodRouter::new,
    };

    /// What it is about: the part of its path after `api`.
    #[must_use]
    pub fn tag(&self) -> &'static str {
        let mut parts = self.path.trim_start_matches('/').split('/');
        match (parts.next(), parts.next()) {
            (Some("api"), Some(part)) => part,
            _ => "watch",
        }
    }
}

/// Every route.
#[must_use]
pub fn routes() -> Vec<&'static Route> {
    let parts: [&'static [Route]; 11] = [
        own::ROUTES,
        people::ROUTES,
        cage::ROUTES,
        tables::ROUTES,
        sitting::ROUTES,
        rounds::ROUTES,
        meters::ROUTES,
        house::ROUTES,
        audit::ROUTES,
        library::ROUTES,
        watch::ROUTES,
    ];
    parts.into_iter().flatten().collect()
}

/// The route of a method and a matched path.
#[must_use]
pub fn find(method: &Method, path: &str) -> Option<&'static Route> {
    routes().into_iter().find(|route| route.method == *method && route.path == path)
}

/// The router of all routes; what none matches is refused in words.
pub fn router() -> Router<Shared> {
    let add =
        |router: Router<Shared>, route: &'static Route| router.route(route.path, (route.serve)());
    let router = routes().into_iter().fold(Router::new(), add);
    router.method_not_allowed_fallback(|| async { Problem::wrong_method() })
}
