//! The counter: one thread with the desk, to which everybody comes.
//!
//! Requests that arrive while a flush is under way wait and are the next batch: one transaction,
//! one flush; where many come, the next few milliseconds' are gathered, too, so that a flush is
//! shared by many rounds. What has run out by then comes first, so that a late decision is late.
//! Whoever only looks does so between batches, at what is stored.

use super::caller::{By, Caller};
use super::clock;
use super::hub::Hub;
use super::log::{Level, Log};
use super::metrics::Metrics;
use super::pending::{Pending, Reply, all_due, is_settled, unknown};
use super::problem::Problem;
use floor::core::{Answer, Core, Errand, Moment, Request, Who};
use floor::desk::{Desk, Served, Stopped};
use floor::people::{Act, Own, SessionKey};
use floor::store::Store;
use std::any::Any;
use std::collections::{HashMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// The most that waits at the counter; beyond, people are asked to come again.
const QUEUE: usize = 8192;
/// The most requests of a batch.
const BATCH_MAX: usize = 1024;
/// After a batch of so many requests the next one is gathered for so long: nobody notices, and a
/// flush is dear.
const BUSY: usize = 16;
/// See [`BUSY`].
const GATHER: Duration = Duration::from_millis(25);
/// A session in use is noted so often.
const SEEN_EVERY: u64 = 60_000;
/// While storage refuses it is tried again so often.
const RETRY: Duration = Duration::from_secs(1);
/// The longest that the counter waits without looking at the clock.
const WAIT_MAX: Duration = Duration::from_mins(1);

type Looks = Box<dyn FnOnce(&View<'_>) + Send>;

enum Job {
    Ask { from: From, id: Option<String>, errand: Box<Errand>, reply: Option<Reply> },
    Look { from: From, looks: Looks },
    Stop { done: oneshot::Sender<()> },
}

/// Who comes: by a session, or known already.
enum From {
    Session { key: SessionKey, by: By, stirs: bool },
    Known(Who),
}

/// What whoever looks may look at: all of it is stored.
pub struct View<'a> {
    /// The core.
    pub core: &'a Core,
    /// The store.
    pub store: &'a dyn Store,
    /// The time.
    pub now: Moment,
    /// Who looks.
    pub who: Who,
}

impl View<'_> {
    /// Who looks, where it is somebody.
    ///
    /// # Errors
    /// Nobody is signed in.
    pub fn person(&self) -> Result<floor::core::PersonId, Problem> {
        match self.who {
            Who::Person(person) => Ok(person),
            _ => Err(Problem::unknown("nobody is signed in: take a name or sign in")),
        }
    }

    /// Whether whoever looks may do this to others or the house.
    ///
    /// # Errors
    /// It is not this person's part.
    pub fn need(&self, act: Act) -> Result<(), Problem> {
        self.need_of(act, Own::Others)
    }

    /// Whether whoever looks may do this.
    ///
    /// # Errors
    /// Nobody is signed in, or it is not this person's part.
    pub fn need_of(&self, act: Act, whose: Own) -> Result<(), Problem> {
        if self.core.may(self.who, act, whose) {
            return Ok(());
        }
        self.person()?;
        Err(Problem::not_yours("this is not your part: somebody with another role may see it"))
    }
}

/// How the desk stands.
#[derive(Default)]
struct Standing {
    /// Why nothing is accepted.
    stopped: Option<String>,
}

/// The way to the desk.
pub struct Counter {
    jobs: SyncSender<Job>,
    standing: Arc<Mutex<Standing>>,
    metrics: Arc<Metrics>,
}

impl Counter {
    /// Opens the counter: the desk moves to a thread of its own.
    ///
    /// # Errors
    /// When the operating system has no thread to give.
    pub fn open<S: Store + Send + 'static>(
        desk: Desk<S>,
        hub: Arc<Hub>,
        metrics: Arc<Metrics>,
        log: Arc<Log>,
    ) -> std::io::Result<Counter> {
        let (jobs, waiting) = sync_channel(QUEUE);
        let standing = Arc::new(Mutex::new(Standing::default()));
        let counter = Counter { jobs, standing: standing.clone(), metrics: metrics.clone() };
        let clerk = Clerk {
            desk,
            hub,
            metrics,
            log,
            standing,
            seen: HashMap::new(),
            broken: HashSet::new(),
            busy: false,
            tried: Instant::now(),
        };
        let thread = std::thread::Builder::new().name("desk".into());
        thread.spawn(move || clerk.work(&waiting))?;
        Ok(counter)
    }

    /// Asks for something in somebody's name.
    ///
    /// # Errors
    /// Why it was turned down: nothing changed.
    pub async fn ask(
        &self,
        caller: &Caller,
        id: Option<String>,
        errand: Errand,
    ) -> Result<Answer, Problem> {
        self.asks(caller.into(), id, errand).await
    }

    /// Asks for something in the program's own name, or a visitor's.
    ///
    /// # Errors
    /// Why it was turned down: nothing changed.
    pub async fn ask_as(&self, who: Who, errand: Errand) -> Result<Answer, Problem> {
        self.asks(From::Known(who), None, errand).await
    }

    async fn asks(
        &self,
        from: From,
        id: Option<String>,
        errand: Errand,
    ) -> Result<Answer, Problem> {
        let (reply, answer) = oneshot::channel();
        let errand = Box::new(errand);
        self.send(Job::Ask { from, id, errand, reply: Some(reply) })?;
        match answer.await {
            Ok(Ok(Answer::Refused(refused))) => Err(refused.into()),
            Ok(answer) => answer,
            Err(_) => Err(Problem::ours()),
        }
    }

    /// Asks in the program's own name without waiting for the answer.
    pub fn note(&self, errand: Errand) {
        let from = From::Known(Who::Shell);
        // A counter that is full or gone has worse to tell than this.
        let _ = self.send(Job::Ask { from, id: None, errand: Box::new(errand), reply: None });
    }

    /// Looks at what is stored.
    ///
    /// # Errors
    /// When the counter is overrun or closed.
    pub async fn look<T: Send + 'static>(
        &self,
        caller: &Caller,
        looks: impl FnOnce(&View<'_>) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (reply, found) = oneshot::channel();
        let looks: Looks = Box::new(move |view| {
            // Whoever asked may have gone.
            let _ = reply.send(looks(view));
        });
        self.send(Job::Look { from: caller.into(), looks })?;
        found.await.map_err(|_| Problem::ours())
    }

    /// Why nothing is accepted, where that is so.
    #[must_use]
    pub fn stopped(&self) -> Option<String> {
        self.standing.lock().unwrap_or_else(PoisonError::into_inner).stopped.clone()
    }

    /// Ends, in order: whatever waits is still served, then a last snapshot is taken.
    pub async fn close(&self) {
        let (done, ended) = oneshot::channel();
        let mut job = Job::Stop { done };
        loop {
            match self.jobs.try_send(job) {
                Ok(()) => break,
                Err(TrySendError::Full(back)) => job = back,
                Err(TrySendError::Disconnected(_)) => return,
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let _ = ended.await;
    }

    fn send(&self, job: Job) -> Result<(), Problem> {
        match self.jobs.try_send(job) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(_)) => {
                self.metrics.overrun();
                Err(Problem::stopped("too many wait at the counter: come again in a moment"))
            }
            Err(TrySendError::Disconnected(_)) => Err(Problem::stopped("the floor is closed")),
        }
    }
}

impl std::convert::From<&Caller> for From {
    fn from(caller: &Caller) -> From {
        match &caller.key {
            Some(key) => From::Session { key: key.clone(), by: caller.by, stirs: caller.stirs },
            None => From::Known(Who::Visitor),
        }
    }
}

/// Whoever works at the desk.
struct Clerk<S: Store> {
    desk: Desk<S>,
    hub: Arc<Hub>,
    metrics: Arc<Metrics>,
    log: Arc<Log>,
    standing: Arc<Mutex<Standing>>,
    /// When sessions were last noted to be in use.
    seen: HashMap<SessionKey, Moment>,
    /// Errands of the clock on which we were wrong: not tried again.
    broken: HashSet<String>,
    /// Whether many come.
    busy: bool,
    /// When storage that refused was last tried.
    tried: Instant,
}

impl<S: Store> Clerk<S> {
    fn work(mut self, waiting: &Receiver<Job>) {
        loop {
            let first = match waiting.recv_timeout(self.until_due()) {
                Ok(job) => Some(job),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => break,
            };
            if self.busy {
                std::thread::sleep(GATHER);
            }
            let jobs: Vec<Job> =
                first.into_iter().chain(waiting.try_iter().take(BATCH_MAX)).collect();
            if let Some(done) = self.round(jobs) {
                if let Err(stopped) = self.desk.close() {
                    let why = stopped.to_string().into();
                    self.log.tell(Level::Wrong, "no last snapshot", &[("why", why)]);
                }
                let _ = done.send(());
                return;
            }
        }
    }

    /// How long there is nothing to do.
    fn until_due(&self) -> Duration {
        let most = if self.is_stopped() { RETRY } else { WAIT_MAX };
        let Some(due) = self.desk.core().next_due() else { return most };
        // What is broken stays due, and is not waited for.
        let least = if self.broken.is_empty() { 0 } else { 50 };
        let millis = due.since(clock::now()).max(least);
        Duration::from_millis(millis).min(most)
    }

    /// One batch, then whoever looks; whether it was the last.
    fn round(&mut self, jobs: Vec<Job>) -> Option<oneshot::Sender<()>> {
        let now = clock::now();
        let mut batch = self.due(now);
        let (mut looks, mut stop) = (Vec::new(), None);
        for job in jobs {
            match job {
                Job::Ask { from, id, errand, reply } => match self.who(from, now, &mut batch) {
                    Some(who) => batch.push(Pending::new(who, now, id, *errand, reply)),
                    None => unknown(reply),
                },
                Job::Look { from, looks: look } => {
                    let who = self.who(from, now, &mut batch).unwrap_or(Who::Visitor);
                    looks.push((who, look));
                }
                Job::Stop { done } => stop = Some(done),
            }
        }
        self.busy = batch.len() >= BUSY;
        if !batch.is_empty() {
            self.serve(batch);
        } else if self.is_stopped() && self.tried.elapsed() >= RETRY {
            self.retry();
        }
        let core = self.desk.core();
        for (who, look) in looks {
            let view = View { core, store: self.desk.store(), now, who };
            let looked = catch_unwind(AssertUnwindSafe(|| look(&view)));
            if let Err(panic) = looked {
                self.wrong("a look", panic.as_ref());
            }
        }
        stop
    }

    fn is_stopped(&self) -> bool {
        self.standing.lock().unwrap_or_else(PoisonError::into_inner).stopped.is_some()
    }

    /// Storage that refused is tried again, whether somebody asks for something or not.
    fn retry(&mut self) {
        self.tried = Instant::now();
        match catch_unwind(AssertUnwindSafe(|| self.desk.probe())) {
            Ok(Ok(())) => self.stands(None),
            Ok(Err(stopped)) => self.stands(Some(stopped.to_string())),
            Err(panic) => self.wrong("what is stored", panic.as_ref()),
        }
    }

    /// What has run out.
    fn due(&self, now: Moment) -> Vec<Pending> {
        let due = all_due(self.desk.core(), now).into_iter();
        let sound = due.filter(|errand| !self.broken.contains(&format!("{errand:?}")));
        sound.map(|errand| Pending::new(Who::Clock, now, None, errand, None)).collect()
    }

    /// Who comes; that a session is in use is noted now and then.
    fn who(&mut self, from: From, now: Moment, batch: &mut Vec<Pending>) -> Option<Who> {
        let (key, by, stirs) = match from {
            From::Known(who) => return Some(who),
            From::Session { key, by, stirs } => (key, by, stirs),
        };
        let person = self.desk.core().session(&key, now)?.person;
        if stirs && by == By::Cookie {
            let last = self.seen.get(&key).copied().unwrap_or_default();
            if now.since(last) >= SEEN_EVERY {
                self.seen.retain(|_, seen| now.since(*seen) < SEEN_EVERY);
                self.seen.insert(key.clone(), now);
                let errand = Errand::Seen { key };
                batch.push(Pending::new(Who::Shell, now, None, errand, None));
            }
        }
        Some(Who::Person(person))
    }

    /// Serves a batch. Where we are wrong about one of its requests, the others are served alone.
    fn serve(&mut self, batch: Vec<Pending>) {
        let requests: Vec<Request> = batch.iter().map(|pending| pending.request.clone()).collect();
        let began = Instant::now();
        match catch_unwind(AssertUnwindSafe(|| self.desk.serve(requests))) {
            Ok(Ok(served)) => self.answer(batch, served, began.elapsed()),
            Ok(Err(stopped)) => self.refuse(batch, &stopped),
            Err(panic) => self.recover(batch, panic.as_ref()),
        }
    }

    fn answer(&mut self, batch: Vec<Pending>, served: Served, took: Duration) {
        let Served { answers, messages } = served;
        let rounds = messages.iter().filter(|message| is_settled(message)).count();
        self.metrics.flushed(batch.len(), rounds, took);
        self.stands(None);
        self.hub.publish(self.desk.core(), clock::now(), &messages);
        for (pending, answer) in batch.into_iter().zip(answers) {
            if let Some(reply) = pending.reply {
                // Whoever asked may have gone; it is done all the same.
                let _ = reply.send(Ok(answer));
            }
        }
    }

    fn refuse(&mut self, batch: Vec<Pending>, stopped: &Stopped) {
        self.stands(Some(stopped.to_string()));
        for pending in batch {
            if let Some(reply) = pending.reply {
                let _ = reply.send(Err(stopped.clone().into()));
            }
        }
        // The clock asks again at once: give the medium a moment.
        std::thread::sleep(Duration::from_millis(100));
    }

    /// We were wrong: back to what is stored, and every request alone.
    fn recover(&mut self, batch: Vec<Pending>, panic: &(dyn Any + Send)) {
        self.metrics.wrong();
        let back = catch_unwind(AssertUnwindSafe(|| self.desk.reopen()));
        let stopped = match back {
            Ok(Ok(())) => None,
            Ok(Err(stopped)) => Some(stopped.to_string()),
            Err(_) => Some("what is stored cannot be opened".to_string()),
        };
        match (stopped, <[Pending; 1]>::try_from(batch)) {
            (Some(why), batch) => {
                self.wrong(&why, panic);
                self.stands(Some(why));
                for pending in batch.map_or_else(|all| all, Vec::from) {
                    pending.fail();
                }
            }
            (None, Ok([alone])) => {
                self.wrong(alone.request.errand.name(), panic);
                if alone.request.who == Who::Clock {
                    self.broken.insert(format!("{:?}", alone.request.errand));
                }
                alone.fail();
            }
            (None, Err(several)) => {
                for pending in several {
                    self.serve(vec![pending]);
                }
            }
        }
    }

    fn wrong(&self, about: &str, panic: &(dyn Any + Send)) {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("?");
        let beside = [("about", about.into()), ("why", text.into())];
        self.log.tell(Level::Wrong, "we are wrong", &beside);
    }

    /// Notes how the desk stands, and tells when that changes.
    fn stands(&self, stopped: Option<String>) {
        let mut standing = self.standing.lock().unwrap_or_else(PoisonError::into_inner);
        if standing.stopped == stopped {
            return;
        }
        match &stopped {
            Some(why) => self.log.tell(Level::Wrong, "stopped", &[("why", why.clone().into())]),
            None => self.log.tell(Level::News, "accepts again", &[]),
        }
        self.metrics.stopped(stopped.is_some());
        standing.stopped = stopped;
    }
}
