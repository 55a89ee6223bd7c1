//! Requests that wait at the counter, and what has run out.

use super::clock;
use super::problem::Problem;
use floor::core::{Answer, Core, Errand, Message, Moment, Request, Who};
use tokio::sync::oneshot;

/// To whom an answer goes.
pub(super) type Reply = oneshot::Sender<Result<Answer, Problem>>;

/// A request with whoever waits for its answer.
pub(super) struct Pending {
    pub(super) request: Request,
    pub(super) reply: Option<Reply>,
}

/// Everything that has run out: one tick for every table, so that they share a flush.
pub(super) fn all_due(core: &Core, now: Moment) -> Vec<Errand> {
    let Some(first) = core.due(now) else { return Vec::new() };
    let house = &core.state().house;
    let says = Moment::from_millis(now.millis().saturating_add_signed(house.skew)).max(house.now);
    let ripe = core
        .state()
        .tables
        .iter()
        .filter(|(_, running)| running.kept.clocks.iter().any(|clock| clock.until <= says));
    let ticks: Vec<Errand> = ripe.map(|(table, _)| Errand::Tick { table: *table }).collect();
    if ticks.is_empty() { vec![first] } else { ticks }
}

pub(super) fn is_settled(message: &Message) -> bool {
    matches!(message, Message::Table(news) if news.settles())
}

/// A session that has ended.
pub(super) fn unknown(reply: Option<Reply>) {
    if let Some(reply) = reply {
        let why = "your session has ended: sign in again, or take a name";
        let _ = reply.send(Err(Problem::unknown(why)));
    }
}

impl Pending {
    pub(super) fn new(
        who: Who,
        at: Moment,
        id: Option<String>,
        errand: Errand,
        reply: Option<Reply>,
    ) -> Pending {
        // invariant: an operating system without randomness cannot run a floor.
        let entropy = clock::entropy().unwrap_or_else(|error| panic!("no randomness: {error}"));
        Pending { request: Request { at, who, id, entropy, errand }, reply }
    }

    pub(super) fn fail(self) {
        if let Some(reply) = self.reply {
            let _ = reply.send(Err(Problem::ours()));
        }
    }
}
