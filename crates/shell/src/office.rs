//! What every call has at hand: the counter, the library, limits, the log.

use super::bots::{Company, play};
use super::caller::{Caller, Secure};
use super::counter::{Counter, View};
use super::hub::Hub;
use super::log::Log;
use super::metrics::Metrics;
use super::present::Present;
use super::problem::Problem;
use super::rates::{Rate, Rates};
use super::web::Web;
use super::{Asked, Library, Options, Readers, password};
use floor::core::{PersonId, TableId};
use floor::people::SessionKey;
use floor::store::Store;
use serde_json::Value;
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use table::Input;
use tokio::sync::{Semaphore, watch};
use tokio::task::spawn_blocking;

/// What every call has at hand.
pub struct Office {
    /// The way to the desk.
    pub counter: Counter,
    /// Who listens.
    pub hub: Arc<Hub>,
    /// Figures.
    pub metrics: Arc<Metrics>,
    /// The log.
    pub log: Arc<Log>,
    /// How the floor is served.
    pub options: Options,
    /// Since when.
    pub began: Instant,
    pub(super) rates: Rates<Known>,
    pub(super) guests: Rates<IpAddr>,
    pub(super) logins: Rates<IpAddr>,
    pub(super) web: Web,
    pub(super) present: Present,
    pub(super) address: OnceLock<SocketAddr>,
    pub(super) version: String,
    works: Rates<Known>,
    readers: Option<Arc<Readers>>,
    library: Arc<dyn Library>,
    /// Answers of the library that took work.
    worked: Mutex<HashMap<String, Value>>,
    /// One game is worked out at a time, and few passwords are hashed at once.
    working: Semaphore,
    hashing: Semaphore,
    closing: watch::Sender<Closing>,
    /// Why what is kept cannot be trusted.
    alarm: Mutex<Option<String>>,
    /// Through one of these whoever signs in goes, by name.
    doors: [tokio::sync::Mutex<()>; DOORS],
}

/// Shared by all calls.
pub type Shared = Arc<Office>;

/// By what a caller's limits are counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Known {
    /// A session.
    Session(SessionKey),
    /// An address.
    Address(IpAddr),
}

/// Whether the floor closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Closing {
    /// It is open.
    Open,
    /// Rounds in play are finished, and nothing new begins.
    Finishing,
    /// Whoever listens is sent away.
    Shut,
}

/// The most answers of the library that are kept.
const WORKED_MAX: usize = 512;
/// Long work that one caller may ask for in a minute.
const WORKS: Rate = Rate::a_minute(60);
/// How many attempts to sign in go on beside each other.
const DOORS: usize = 64;
/// How long bots think that keep people company.
const THINK: Duration = Duration::from_millis(1200);
/// How often it is looked whether their host is still there.
const WATCH: Duration = Duration::from_secs(3);
/// How long a call waits for its turn at the library.
const TURN: Duration = Duration::from_mins(2);

impl From<&Caller> for Known {
    fn from(caller: &Caller) -> Known {
        match &caller.key {
            Some(key) => Known::Session(key.clone()),
            None => Known::Address(caller.address),
        }
    }
}

impl Office {
    pub(super) fn new(
        counter: Counter,
        (hub, metrics, log): (Arc<Hub>, Arc<Metrics>, Arc<Log>),
        readers: Option<Readers>,
        library: Arc<dyn Library>,
        (options, version): (Options, String),
    ) -> Office {
        Office {
            counter,
            hub,
            metrics,
            log,
            began: Instant::now(),
            rates: Rates::new(options.rate),
            guests: Rates::new(options.guests),
            logins: Rates::new(options.logins),
            works: Rates::new(WORKS),
            web: Web::new(options.web.clone()),
            present: Present::default(),
            address: OnceLock::new(),
            version,
            options,
            readers: readers.map(Arc::new),
            library,
            worked: Mutex::default(),
            working: Semaphore::new(1),
            hashing: Semaphore::new(2),
            closing: watch::Sender::new(Closing::Open),
            alarm: Mutex::default(),
            doors: std::array::from_fn(|_| tokio::sync::Mutex::default()),
        }
    }

    /// The program that serves.
    #[must_use]
    pub fn version(&self) -> String {
        self.version.clone()
    }

    /// Whether pages come by way of TLS.
    pub(super) fn secure(&self) -> Secure {
        let secure = self.options.origin.as_ref().is_some_and(|own| own.starts_with("https:"));
        if secure { Secure::Yes } else { Secure::No }
    }

    /// Why requests are not accepted, where that is so.
    pub(super) fn unwell(&self) -> Option<String> {
        if *self.closing.borrow() != Closing::Open {
            return Some("the floor closes".into());
        }
        let alarm = self.alarm.lock().unwrap_or_else(PoisonError::into_inner).clone();
        alarm.or_else(|| self.counter.stopped())
    }

    /// What is kept cannot be trusted, as long as this program runs.
    pub(super) fn alarm(&self, why: String) {
        self.alarm.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(why);
    }

    /// Attempts on one account come one after the other: each knows how those before it ended.
    pub(super) async fn door(&self, name: &str) -> tokio::sync::MutexGuard<'_, ()> {
        let key = blake3::hash(floor::people::names::key(name).as_bytes());
        self.doors[usize::from(key.as_bytes()[0]) % DOORS].lock().await
    }

    /// The floor closes: no new money is put at risk.
    pub(super) fn close(&self) {
        self.closing.send_replace(Closing::Finishing);
    }

    /// The floor has closed: whoever listens goes.
    pub(super) fn shut(&self) {
        self.closing.send_replace(Closing::Shut);
    }

    /// Waits until the floor has closed.
    pub(super) async fn closes(&self) {
        let mut closing = self.closing.subscribe();
        // The sender lives as long as the office.
        let _ = closing.wait_for(|closing| *closing == Closing::Shut).await;
    }

    /// Whether an input is taken now: while the floor closes, what is on is finished, and nothing
    /// new begins.
    pub(super) fn admits(&self, input: &Input) -> Result<(), Problem> {
        let begins = matches!(
            input,
            Input::Join { .. }
                | Input::Buy { .. }
                | Input::Stake(_)
                | Input::Bank { .. }
                | Input::Deal {}
                | Input::Return { .. }
        );
        if begins && *self.closing.borrow() != Closing::Open {
            return Err(Problem::stopped("the floor closes: rounds in play are finished"));
        }
        Ok(())
    }

    /// Reads from the store beside the desk's thread, where there is a second way to it.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        caller: &Caller,
        reads: impl FnOnce(&dyn Store) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let Some(readers) = self.readers.clone() else {
            return self.counter.look(caller, move |view: &View<'_>| reads(view.store)).await;
        };
        let read = spawn_blocking(move || Ok::<_, Problem>(reads(readers()?.as_ref())));
        read.await.map_err(|_| Problem::ours())?
    }

    /// What is kept of a password.
    pub(super) async fn kept(&self, password: String) -> Result<String, Problem> {
        let letters = password.chars().count();
        if !password::LETTERS.contains(&letters) {
            let (least, most) = (password::LETTERS.start(), password::LETTERS.end());
            let why = format!("a password has {least} to {most} letters");
            return Err(Problem::malformed(why));
        }
        let _turn = self.hashing.acquire().await.map_err(|_| Problem::ours())?;
        let kept = spawn_blocking(move || password::kept(&password)).await;
        kept.ok().and_then(Result::ok).ok_or_else(Problem::ours)
    }

    /// Whether a password fits what is kept of it.
    pub(super) async fn fits(
        &self,
        password: String,
        kept: Option<String>,
    ) -> Result<bool, Problem> {
        if password.chars().count() > *password::LETTERS.end() {
            return Ok(false);
        }
        let _turn = self.hashing.acquire().await.map_err(|_| Problem::ours())?;
        let fits = spawn_blocking(move || password::fits(&password, kept.as_deref())).await;
        fits.map_err(|_| Problem::ours())
    }

    /// Asks the library something that takes no time.
    pub(super) async fn library(&self, asked: Asked) -> Result<Value, Problem> {
        let key = matches!(asked, Asked::Games { .. } | Asked::Game { .. } | Asked::Edge(_))
            .then(|| format!("{asked:?}"));
        if let Some(known) = key.as_deref().and_then(|key| self.known(key)) {
            return Ok(known);
        }
        let library = self.library.clone();
        let answer = spawn_blocking(move || library.answer(&asked)).await;
        let answer = answer.map_err(|_| Problem::ours())??;
        if let Some(key) = key {
            self.keep(key, &answer);
        }
        Ok(answer)
    }

    /// Asks the library something that may take long: one at a time, and never twice.
    pub(super) async fn works(&self, caller: &Caller, asked: Asked) -> Result<Value, Problem> {
        let key = format!("{asked:?}");
        if let Some(known) = self.known(&key) {
            return Ok(known);
        }
        let often = |seconds| Problem::too_many("the library is asked too often", seconds);
        self.works.take(caller.into(), Instant::now()).map_err(often)?;
        let turn = tokio::time::timeout(TURN, self.working.acquire()).await;
        let Ok(Ok(_turn)) = turn else {
            return Err(Problem::stopped("the library works on something else: come again"));
        };
        if let Some(known) = self.known(&key) {
            return Ok(known);
        }
        let value = self.library(asked).await?;
        self.keep(key, &value);
        Ok(value)
    }

    fn keep(&self, key: String, value: &Value) {
        let mut worked = self.worked.lock().unwrap_or_else(PoisonError::into_inner);
        if worked.len() >= WORKED_MAX {
            worked.clear();
        }
        worked.insert(key, value.clone());
    }

    fn known(&self, key: &str) -> Option<Value> {
        self.worked.lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned()
    }

    /// The digest of the program as it lies on the disk: its rules are compiled into it.
    pub(super) async fn digest(&self) -> Result<String, Problem> {
        let digest = spawn_blocking(|| {
            let mut file = std::fs::File::open(std::env::current_exe()?)?;
            let mut hasher = blake3::Hasher::new();
            std::io::copy(&mut file, &mut hasher)?;
            Ok::<_, std::io::Error>(hasher.finalize().to_hex().to_string())
        });
        digest.await.ok().and_then(Result::ok).ok_or_else(Problem::ours)
    }

    /// Seats bots, that come by way of the floor's own address, and leave with their host.
    pub(super) fn seat_bots(self: &Arc<Office>, table: TableId, n: usize, host: Option<PersonId>) {
        let Some(address) = self.address.get().copied() else { return };
        let office = self.clone();
        let over = Arc::new(AtomicBool::new(false));
        if let Some(host) = host {
            tokio::spawn(self.clone().watch_host(table, host, over.clone()));
        }
        tokio::spawn(async move {
            let company = Company {
                seats: n,
                tables: vec![table.0],
                think: THINK,
                over,
                minds: office.options.minds.clone(),
                ..Company::default()
            };
            let told = play(address, company, office.closes()).await;
            if let Err(why) = told {
                office.log.tell(super::log::Level::News, "bots went", &[("why", why.into())]);
            }
        });
    }

    /// Tells bots when their host has left the table.
    async fn watch_host(self: Arc<Office>, table: TableId, host: PersonId, over: Arc<AtomicBool>) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(WATCH) => {}
                () = self.closes() => return,
            }
            let sits = move |view: &View<'_>| {
                view.core.table(table).is_some_and(|running| running.kept.seat_of(host).is_some())
            };
            // A counter that is overrun is asked again.
            if matches!(self.counter.look(&Caller::PROGRAM, sits).await, Ok(false)) {
                over.store(true, Relaxed);
                return;
            }
        }
    }
}
