//! Connections, what every call goes through, the beginning and the end.

use super::caller::{Address, By, Caller};
use super::checking::{check, checks, lost};
use super::counter::{Counter, View};
use super::folder::{Unopened, open};
use super::hub::Hub;
use super::log::{Level, Log};
use super::metrics::Metrics;
use super::problem::Problem;
use super::{Demo, Library, Office, Options, Readers, Shared};
use super::{api, demo, headers, password, posting};
use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::header;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use floor::core::{Errand, Who};
use floor::desk::Desk;
use floor::store::Store;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io::Write;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::Ask;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tower_service::Service;

/// How long a connection may take to say what it wants.
const HEADERS: Duration = Duration::from_secs(15);
/// The most bytes of a request's head.
const HEAD_MAX: usize = 32 * 1024;
/// How long answers under way may take once the floor has closed.
const LAST: Duration = Duration::from_secs(5);

/// A floor that is served.
pub struct Running {
    /// Where.
    pub address: SocketAddr,
    /// What opens the door to the first administrator, on a first start.
    pub invitation: Option<String>,
    /// What calls have at hand.
    pub office: Shared,
    serving: JoinHandle<()>,
}

/// Serves a floor until it is told to stop.
///
/// # Errors
/// When it cannot listen there, or the operating system refuses a thread.
pub async fn start<S: Store + Send + 'static>(
    desk: Desk<S>,
    readers: Option<Readers>,
    options: Options,
    library: Arc<dyn Library>,
    log: Box<dyn Write + Send>,
) -> std::io::Result<Running> {
    let listener = TcpListener::bind(options.listen).await?;
    let address = listener.local_addr()?;
    let (hub, metrics) = (Arc::new(Hub::default()), Arc::new(Metrics::default()));
    let log = Arc::new(Log::new(options.log, log));
    let version = desk.version().to_string();
    let counter = Counter::open(desk, hub.clone(), metrics.clone(), log.clone())?;
    let parts = (hub, metrics, log);
    let office = Office::new(counter, parts, readers, library, (options, version));
    let office: Shared = Arc::new(office);
    // It is set once, here.
    let _ = office.address.set(address);
    let invitation = begin(&office).await;
    let serving = tokio::spawn(serve(office.clone(), listener));
    tokio::spawn(checks(office.clone()));
    Ok(Running { address, invitation, office, serving })
}

impl Running {
    /// Ends in order: rounds in play may finish, then everything is stored and told to whoever
    /// waits, and a last snapshot is taken.
    pub async fn stop(self) {
        self.office.close();
        let until = Instant::now() + self.office.options.grace;
        while Instant::now() < until && is_busy(&self.office).await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        self.office.shut();
        let _ = self.serving.await;
        self.office.counter.close().await;
        self.office.log.tell(Level::News, "closed", &[]);
    }
}

/// Whether a round is being played somewhere.
async fn is_busy(office: &Shared) -> bool {
    let looks = |view: &View<'_>| {
        let between =
            |ask: &Ask| matches!(ask, Ask::Wagers | Ask::Hand | Ask::Seats { .. } | Ask::Round);
        view.core.state().tables.values().any(|table| {
            let stakes = !table.sight(table::Viewer::Public).stakes.is_empty();
            stakes && !table.asks().iter().all(between)
        })
    };
    office.counter.look(&Caller::PROGRAM, looks).await.unwrap_or(false)
}

/// What is done at every start: connections are gone, and tables of the house open that are not;
/// the first time, somebody is invited and demo tables open.
async fn begin(office: &Shared) -> Option<String> {
    let looks = |view: &View<'_>| {
        let state = view.core.state();
        let seated = state.tables.iter().flat_map(|(table, running)| {
            let sits = running.kept.seats.values().filter(|sitter| sitter.lost.is_none());
            sits.map(|sitter| (sitter.person, *table))
        });
        let administers = |known: &floor::people::Person| {
            known.is(floor::people::Role::Administrator) && known.closed.is_none()
        };
        let administered = state.house.people.values().any(administers);
        (seated.collect::<Vec<_>>(), administered, state.house.tables == 0)
    };
    // No table was ever opened: a first start.
    let (seated, administered, first) =
        office.counter.look(&Caller::PROGRAM, looks).await.unwrap_or_default();
    for (person, table) in seated {
        office.counter.note(Errand::Lost { person, table });
    }
    posting::open_for_play(office).await;
    if first && office.options.demo == Demo::Tables && office.options.house.is_empty() {
        demo::open(office).await;
    }
    lost(office).await;
    check(office).await;
    if administered {
        return None;
    }
    let key = password::fresh_key().ok()?;
    let errand = Errand::Invite { key: password::key_hash(&key) };
    office.counter.ask_as(Who::Shell, errand).await.ok()?;
    Some(key)
}

/// Everything that answers.
fn router(office: &Shared) -> Router {
    let api = api::router().fallback(elsewhere);
    let guarded = from_fn_with_state(office.clone(), guard);
    let limit = DefaultBodyLimit::max(api::BODY_MAX);
    api.layer(guarded).layer(limit).with_state(office.clone())
}

/// Pages; below `/api` there is nothing else.
async fn elsewhere(State(office): State<Shared>, request: Request) -> Response {
    let path = request.uri().path();
    if path == "/api" || path.starts_with("/api/") {
        return Problem::missing("nothing answers here: /api/docs lists what does")
            .into_response();
    }
    if !matches!(request.method().as_str(), "GET" | "HEAD") {
        return Problem::wrong_method().into_response();
    }
    office.web.answer(path, request.headers())
}

/// What every call goes through: who calls, how often, from where; and what every answer carries.
async fn guard(State(office): State<Shared>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let address = request.extensions().get::<Address>().map_or([0, 0, 0, 0].into(), |a| a.0);
    let mut caller = Caller::read(request.headers(), address);
    let method = request.method().clone();
    let matched = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_string());
    let route = matched.as_deref().and_then(|path| api::find(&method, path));
    caller.stirs = route.is_some_and(|route| route.stirs == api::Stirs::Yes);
    let gzip = headers::takes_gzip(request.headers());
    let admitted = admit(&office, &caller, &request);
    let admitted = match admitted {
        Ok(()) => known(&office, &caller).await,
        refused => refused,
    };
    request.extensions_mut().insert(caller);
    let mut response = match admitted {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    };
    if gzip {
        response = headers::shorten(response).await;
    }
    headers::add(response.headers_mut(), office.secure());
    let (status, took) = (response.status().as_u16(), began.elapsed());
    let path = matched.as_deref().unwrap_or("other");
    office.metrics.answered(method.as_str(), path, status, took);
    if office.log.tells(Level::Requests) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let beside = [
            ("method", method.as_str().into()),
            ("route", path.into()),
            ("status", status.into()),
            ("micros", micros.into()),
            ("from", address.to_string().into()),
        ];
        office.log.tell(Level::Requests, "answered", &beside);
    }
    response
}

fn admit(office: &Shared, caller: &Caller, request: &Request) -> Result<(), Problem> {
    let often = |seconds| Problem::too_many("you come too often", seconds);
    office.rates.take(caller.into(), Instant::now()).map_err(often)?;
    let own = office.options.origin.as_deref();
    let host = request.headers().get(header::HOST).map(|host| host.to_str().unwrap_or("?"));
    caller.right_host(host, own, office.options.listen.ip())?;
    caller.same_origin(request.method(), request.headers(), own)
}

/// A program's token that opens nothing is told so wherever it is shown.
async fn known(office: &Shared, caller: &Caller) -> Result<(), Problem> {
    if caller.by != By::Token {
        return Ok(());
    }
    let looks = |view: &View<'_>| view.person().map(|_| ());
    office.counter.look(caller, looks).await?
}

/// Takes connections until the floor has closed.
async fn serve(office: Shared, listener: TcpListener) {
    let router = router(&office);
    let most = office.options.connections_max;
    let slots = Arc::new(Semaphore::new(most));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = office.closes() => break,
        };
        let Ok((socket, peer)) = accepted else {
            // No descriptors are left, perhaps: somebody must go first.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let Ok(slot) = slots.clone().try_acquire_owned() else { continue };
        let (office, router) = (office.clone(), router.clone());
        tokio::spawn(async move {
            converse(&office, router, socket, peer).await;
            drop(slot);
        });
    }
    drop(listener);
    // Answers under way are given; whoever takes too long is cut off.
    let all = u32::try_from(most).unwrap_or(u32::MAX);
    let _ = tokio::time::timeout(LAST, slots.acquire_many(all)).await;
}

/// One connection, from its first call to its last.
async fn converse(office: &Shared, router: Router, socket: TcpStream, peer: SocketAddr) {
    let _ = socket.set_nodelay(true);
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(Address(peer.ip()));
        router.clone().call(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEADERS).max_buf_size(HEAD_MAX);
    let connection = builder.serve_connection(TokioIo::new(socket), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        // What a client does to its connection is its own affair.
        _ = connection.as_mut() => return,
        () = office.closes() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// Serves the floor of a folder until the process is told to end.
///
/// # Errors
/// The folder cannot be used, another floor uses it, or the address is taken.
pub fn run(options: Options, data: &Path, library: Arc<dyn Library>) -> Result<(), Unopened> {
    let (desk, readers, _lock) = open(data, options.database.as_deref())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let cannot = |what: &str, error| Unopened::Cannot(format!("{what}: {error}"));
    let runtime = runtime.map_err(|error| cannot("no threads", error))?;
    runtime.block_on(async {
        let listen = options.listen;
        let origin = options.origin.clone();
        let log = Box::new(std::io::stderr());
        let running = start(desk, Some(readers), options, library, log).await;
        let running =
            running.map_err(|error| cannot(&format!("cannot listen on {listen}"), error))?;
        let own = origin.unwrap_or_else(|| format!("http://{}", running.address));
        announce(&own, running.invitation.as_deref());
        ended().await;
        running.stop().await;
        Ok(())
    })
}

/// Says where the floor is; nobody may be there to read it.
fn announce(own: &str, invitation: Option<&str>) {
    let own = own.trim_end_matches('/');
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "croupier: the floor is open at {own}");
    if let Some(key) = invitation {
        let _ = writeln!(out, "croupier: become its administrator (once): {own}/claim#{key}");
    }
    let _ = out.flush();
}

/// Waits until the process is told to end.
pub(super) async fn ended() {
    use tokio::signal::unix::{SignalKind, signal};
    let signals = (signal(SignalKind::terminate()), signal(SignalKind::interrupt()));
    let (Ok(mut term), Ok(mut int)) = signals else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = term.recv() => {}
        _ = int.recv() => {}
    }
}
