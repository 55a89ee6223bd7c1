//! One bot: takes a name, sits down, bets, decides, until it is done or has nothing left.

use super::Company;
use super::client::{Client, Stream};
use super::figures::Figures;
use super::mind::{Looks, Mind, Seen};
use hyper::Method;
use money::Cents;
use serde_json::{Value, json};
use sim::stream::{Seed, Stream as Whim};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use table::{Ask, Bank, Choice, Input, Seat, Sight, Sign, Span, Verb};
use tokio::sync::Barrier;
use tokio::time::{sleep, timeout};

/// Names of bots.
const NAMES: [&str; 24] = [
    "Ana", "Bruno", "Cleo", "Dara", "Edda", "Finn", "Gita", "Hugo", "Iris", "Jens", "Kira", "Lin",
    "Mona", "Noor", "Omar", "Paz", "Quin", "Rosa", "Sven", "Theo", "Uma", "Vera", "Wen", "Yara",
];
/// The domain of whims.
const WHIMS: u32 = 0x626f_7473;
/// A bot looks again after so long, whether or not it was told something.
const LOOK: Duration = Duration::from_secs(20);
/// The others of a table are waited for so long before the first round.
const START: Duration = Duration::from_secs(5);
/// Refusals in a row after which a bot sits back until the next round.
const REFUSED_MAX: u32 = 6;

pub(super) struct Player {
    floor: SocketAddr,
    company: Company,
    client: Client,
    n: usize,
    table: u32,
    seat: u8,
    figures: Arc<Figures>,
    whim: Whim,
    /// Requests so far, for ids of its own.
    asked: u64,
    /// The round it has bet on, by number of rounds settled.
    bet_on: Option<u64>,
    /// The round in which it has said that it has nothing to say.
    silent_on: Option<u64>,
    refused: u32,
    wallet: Cents,
    /// Rounds seen.
    rounds: u64,
    /// Whether nothing is left to play with.
    broke: bool,
    /// Whether the table makes no pause between rounds.
    hasty: bool,
}

/// What becomes of a bot that has left its seat.
#[derive(PartialEq, Eq)]
enum Then {
    Goes,
    /// A new visitor comes in its place.
    Again,
}

/// What a table looks like from the seat.
struct View {
    sign: Sign,
    sight: Sight,
    seat: Option<Seat>,
    /// Milliseconds between rounds.
    pause: u64,
}

impl Player {
    pub fn new(
        floor: SocketAddr,
        company: Company,
        n: usize,
        (table, seat): (u32, u8),
        figures: Arc<Figures>,
    ) -> Player {
        let whim = Whim::new(&Seed::from(company.seed), WHIMS, n as u64);
        let client = Client::new(floor);
        Player {
            floor,
            company,
            client,
            n,
            table,
            seat,
            figures,
            whim,
            asked: 0,
            bet_on: None,
            silent_on: None,
            refused: 0,
            wallet: floor::core::GIFT,
            rounds: 0,
            broke: false,
            hasty: false,
        }
    }

    /// Plays until done, from when all have sat down that are to start together; why it went,
    /// where something failed.
    pub async fn play(mut self, start: Option<Arc<Barrier>>) -> Result<(), String> {
        let mut start = start;
        while self.sits(start.take()).await? == Then::Again {
            self.client = Client::new(self.floor);
            (self.bet_on, self.silent_on) = (None, None);
            (self.refused, self.broke) = (0, false);
            self.wallet = floor::core::GIFT;
        }
        Ok(())
    }

    /// Takes a name and a seat, and plays until it is done or has nothing left.
    async fn sits(&mut self, start: Option<Arc<Barrier>>) -> Result<Then, String> {
        self.take_name().await?;
        self.sit_down().await?;
        let view = self.look().await?;
        let mut mind = self.company.minds.mind(&view.sign, self.n);
        let sign = view.sign;
        self.hasty = view.pause == 0;
        let path = format!("/api/tables/{}/stream", self.table);
        let mut stream = self.client.stream(&path, view.sight.next).await?;
        let mut next = view.sight.next;
        let mut asks = view.sight.asks;
        let mut after = view.sight.rounds;
        if let Some(start) = start {
            // Somebody may have failed to sit down; the others do not wait for long.
            let _ = timeout(START, start.wait()).await;
        }
        loop {
            self.act(&sign, mind.as_mut(), &asks, after).await?;
            if self.broke {
                self.leave().await?;
                return Ok(Then::Again);
            }
            if self.company.over.load(Relaxed) && self.leaves().await? {
                return Ok(Then::Goes);
            }
            let message = self.hear(&mut stream, &path, next).await?;
            let Some(message) = message else {
                let view = self.look().await?;
                (asks, after) = (view.sight.asks, view.sight.rounds);
                continue;
            };
            let balance = &message["notice"]["balance"]["balance"];
            if let Ok(balance) = serde_json::from_value(balance.clone()) {
                self.wallet = balance;
            }
            next = message["next"].as_u64().unwrap_or(next).max(next);
            if let Ok(now) = serde_json::from_value(message["asks"].clone()) {
                asks = now;
            }
            let settled = settled(&message);
            if settled > 0 {
                after += settled;
                (self.rounds, self.refused) = (self.rounds + settled, 0);
                self.figures.round();
                if self.company.rounds.is_some_and(|most| self.rounds >= most) {
                    self.leave().await?;
                    return Ok(Then::Goes);
                }
            }
        }
    }

    /// The next message; nothing where none came for long, or the stream had to be opened anew.
    async fn hear(
        &mut self,
        stream: &mut Stream,
        path: &str,
        next: u64,
    ) -> Result<Option<Value>, String> {
        match timeout(LOOK, stream.next()).await {
            Ok(Some(message)) if message["again"] == true => Ok(None),
            Ok(Some(message)) => Ok(Some(message)),
            Err(_) => Ok(None),
            Ok(None) => {
                sleep(Duration::from_millis(200)).await;
                *stream = self.client.stream(path, next).await?;
                Ok(None)
            }
        }
    }

    /// Does what the table waits for, if it waits for this seat.
    async fn act(
        &mut self,
        sign: &Sign,
        mind: &mut dyn Mind,
        asks: &[Ask],
        after: u64,
    ) -> Result<(), String> {
        let own = |seat: &Seat| seat.n() == self.seat;
        let shows = |ask: &Ask| matches!(ask, Ask::Show { by: Some(seat), .. } if own(seat));
        let shows = asks.iter().any(shows);
        let decides = asks.iter().any(|ask| match ask {
            Ask::Decide { seat } | Ask::Office { seat, .. } | Ask::Show { by: Some(seat), .. } => {
                own(seat)
            }
            _ => false,
        });
        // Before hands are shown for points nobody has to wait for a bot's words.
        let silent = |ask: &Ask| matches!(ask, Ask::Show { by: None, .. });
        let silent = sign.bank == Bank::Points && asks.iter().any(silent);
        // Where the next round follows by itself at once, nobody asks for it.
        let follows = asks.contains(&Ask::Round) && self.hasty;
        let between = asks.iter().any(|ask| matches!(ask, Ask::Round | Ask::Hand)) && !follows;
        let wagers = asks.contains(&Ask::Wagers) && self.bet_on != Some(after);
        if self.refused >= REFUSED_MAX || !(decides || wagers || between || silent) {
            return Ok(());
        }
        if !self.company.think.is_zero() {
            sleep(self.company.think).await;
        }
        if decides {
            let chosen = self.decide(sign, mind).await?;
            // What was asked may be done already: then there is nothing to choose from.
            return match chosen.or(shows.then_some(Input::Show {})) {
                Some(input) => self.decided(&input).await,
                None => Ok(()),
            };
        }
        if wagers {
            self.bet_on = Some(after);
            return self.bet(sign, mind).await;
        }
        if silent {
            if self.silent_on != Some(after) {
                self.silent_on = Some(after);
                self.tell(&Input::Show {}).await?;
            }
            return Ok(());
        }
        // The next round may begin at once as far as a bot is concerned.
        let hurry = if asks.contains(&Ask::Round) { Input::Clear {} } else { Input::Deal {} };
        if self.bet_on != Some(u64::MAX - after) {
            self.bet_on = Some(u64::MAX - after);
            if asks.contains(&Ask::Hand) {
                self.refill().await?;
            }
            self.tell(&hurry).await?;
        }
        Ok(())
    }

    /// What it would do now; nothing where nothing can be done.
    async fn decide(&mut self, sign: &Sign, mind: &mut dyn Mind) -> Result<Option<Input>, String> {
        let menu = self.menu().await?;
        let sight = match mind.looks() {
            Looks::AtTable => Some(self.look().await?.sight),
            Looks::AtMenu => None,
        };
        let Some(seat) = Seat::new(self.seat) else { return Ok(None) };
        let seen = Seen { sign, sight: sight.as_ref(), seat, wallet: self.wallet };
        Ok(mind.decides(&seen, &menu, &mut self.whim))
    }

    async fn decided(&mut self, input: &Input) -> Result<(), String> {
        let began = Instant::now();
        if self.tell(input).await? {
            self.figures.decision(began.elapsed());
        }
        Ok(())
    }

    async fn bet(&mut self, sign: &Sign, mind: &mut dyn Mind) -> Result<(), String> {
        let menu = self.menu().await?;
        let Some(seat) = Seat::new(self.seat) else { return Ok(()) };
        let seen = Seen { sign, sight: None, seat, wallet: self.wallet };
        let stakes = || menu.iter().filter(|choice| choice.verb == Verb::Stake);
        let lacks = |choice: &Choice| choice.amount.is_some_and(|span| span.min > self.wallet);
        self.broke = stakes().next().is_some() && stakes().all(lacks);
        let mut placed = false;
        for input in mind.bets(&seen, &menu, &mut self.whim) {
            let began = Instant::now();
            if self.tell(&input).await? {
                self.figures.bet(began.elapsed());
                placed = true;
            }
        }
        if placed {
            self.tell(&Input::Close {}).await?;
        }
        Ok(())
    }

    /// Whoever has no chips left buys some, or is broke.
    async fn refill(&mut self) -> Result<(), String> {
        let chairs = self.look().await?.sight.chairs;
        let own = chairs.iter().find(|chair| chair.seat.n() == self.seat);
        if own.and_then(|chair| chair.chips).is_none_or(|chips| chips > Cents::ZERO) {
            return Ok(());
        }
        let menu = self.menu().await?;
        let buys = menu.iter().find(|choice| choice.verb == Verb::Buy && choice.is_open());
        let (Some(choice), Some(seat)) = (buys, Seat::new(self.seat)) else {
            self.broke = true;
            return Ok(());
        };
        let input = choice.input(seat, choice.amount.map(chips), table::Cards::default());
        self.broke = !self.tell(&input).await?;
        Ok(())
    }

    /// Tells the table something; whether it took it.
    async fn tell(&mut self, input: &Input) -> Result<bool, String> {
        self.asked += 1;
        let body = json!({ "id": format!("bot-{}", self.asked), "input": input });
        let path = format!("/api/tables/{}/inputs", self.table);
        let reply = self.client.ask(Method::POST, &path, Some(&body)).await?;
        match reply.status {
            200 => {
                self.refused = 0;
                Ok(true)
            }
            // What was asked for may be over, or not this seat's any more.
            403 | 409 => {
                self.figures.refused();
                self.refused += 1;
                Ok(false)
            }
            _ => reply.done().map(|_| false),
        }
    }

    async fn menu(&mut self) -> Result<Vec<Choice>, String> {
        let path = format!("/api/tables/{}/menu?seat={}", self.table, self.seat);
        let menu = self.client.get(&path).await?;
        serde_json::from_value(menu).map_err(|error| format!("a menu: {error}"))
    }

    async fn look(&mut self) -> Result<View, String> {
        let view = self.client.get(&format!("/api/tables/{}", self.table)).await?;
        let bad = |error: serde_json::Error| format!("a table: {error}");
        Ok(View {
            sign: serde_json::from_value(view["sign"].clone()).map_err(bad)?,
            sight: serde_json::from_value(view["sight"].clone()).map_err(bad)?,
            seat: serde_json::from_value(view["seat"].clone()).map_err(bad)?,
            pause: view["pace"]["pause"].as_u64().unwrap_or(u64::MAX),
        })
    }

    /// A name that nobody has.
    async fn take_name(&mut self) -> Result<(), String> {
        for n in 0..u64::MAX {
            let first = NAMES[self.n % NAMES.len()];
            let name = match (self.n / NAMES.len(), n) {
                (0, 0) => first.to_string(),
                (more, 0) => format!("{first} {}", more + 1),
                (more, _) => format!("{first} {}-{}", more + 1, self.whim.below(100_000)),
            };
            let body = json!({ "name": name });
            let reply = self.client.ask(Method::POST, "/api/guests", Some(&body)).await?;
            if reply.status != 409 {
                return reply.done().map(|_| ());
            }
        }
        Ok(())
    }

    /// Takes the seat, with chips where the game is played for them.
    async fn sit_down(&mut self) -> Result<(), String> {
        let menu = self.menu().await?;
        let join = menu.iter().find(|choice| choice.verb == Verb::Join && choice.is_open());
        let Some(seat) = Seat::new(self.seat) else { return Err("no such seat".into()) };
        let input = match join {
            Some(choice) => choice.input(seat, choice.amount.map(chips), table::Cards::default()),
            None => Input::Join { seat, buy: Cents::ZERO, how: None },
        };
        let body = json!({ "id": "sit", "input": input });
        let path = format!("/api/tables/{}/inputs", self.table);
        self.client.post(&path, &body).await?;
        if self.look().await?.seat == Some(seat) { Ok(()) } else { Err("got no seat".into()) }
    }

    async fn leave(&mut self) -> Result<(), String> {
        self.leaves().await.map(|_| ())
    }

    /// Leaves, if the table lets it.
    async fn leaves(&mut self) -> Result<bool, String> {
        let Some(seat) = Seat::new(self.seat) else { return Ok(true) };
        self.tell(&Input::Leave { seat }).await
    }
}

/// What a bot buys: a fifth of what it came with, as far as the table takes it.
fn chips(span: Span) -> Cents {
    let wants = Cents::dollars(200).max(span.min).min(span.max);
    if span.holds(wants) { wants } else { span.min }
}

/// How many rounds were settled in a message.
fn settled(message: &Value) -> u64 {
    let events = message["events"].as_array().into_iter().flatten();
    events.filter(|event| event["event"] == "settled").count() as u64
}
