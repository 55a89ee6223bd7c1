//! Collection fees: every option of every schedule, for which tables, what is taken when.
//!
//! ```
//! let options = croupier::fees::of("ca/archie")?;
//! let option = options.iter().find(|option| option.id == "F-P-archie-9").expect("printed");
//! assert_eq!(option.rule.id, "ca:poker-fees/F-P-archie-a");
//! assert!(croupier::fees::of("co/baccarat")?.is_empty());
//! # Ok::<(), croupier::Error>(())
//! ```

use catalog::{Error, Game};
use games::california::fees as banked;
use law::Cite;
use money::Cents;
use pots::fees::{self as pot, Band, Collects, Moment, Payer, When};
use serde::Serialize;

/// One option of a schedule: what a table that posts it collects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Charge {
    /// What a house posts: `fees=F-C-3`.
    pub id: String,
    /// The block of the book it stands in.
    pub schedule: String,
    /// The tables it is for.
    pub tables: String,
    /// What is taken, one line for each number of players where that matters.
    pub takes: Vec<String>,
    /// The rule of the schedule.
    pub rule: Cite,
}

/// The fees of a game, or the one option of that id.
///
/// # Errors
/// When there is no such game or option, with ids that were perhaps meant.
pub fn of(id: &str) -> Result<Vec<Charge>, Error> {
    let wanted = id.to_ascii_uppercase();
    let same = |known: &str| known.eq_ignore_ascii_case(id);
    let within = |option: &Charge| {
        same(&option.id)
            || same(&option.schedule)
            || option.id.to_ascii_uppercase().starts_with(&format!("{wanted}-"))
    };
    if wanted.starts_with("F-") {
        let found: Vec<Charge> = all().into_iter().filter(within).collect();
        if !found.is_empty() {
            return Ok(found);
        }
    }
    let game = catalog::find(id)?;
    Ok(of_game(game.id()))
}

/// The fees of a game that is there; none where its book prints none.
pub(crate) fn of_game(id: &str) -> Vec<Charge> {
    match catalog::find(id) {
        Ok(Game::Pot(variant)) => between(variant.listed()),
        Ok(Game::Points(game)) => between(game.listed()),
        Ok(Game::Banked(entry, _)) => {
            let options = entry.options();
            let Some(fees) = options.iter().find(|option| option.name == "fees") else {
                return Vec::new();
            };
            let law::Lawful::Word(ids) = &fees.lawful else { return Vec::new() };
            ids.iter().filter_map(|id| banked::find(id)).map(Charge::from).collect()
        }
        Err(_) => Vec::new(),
    }
}

/// Every option of the book.
#[must_use]
pub fn all() -> Vec<Charge> {
    banked::all().map(Charge::from).chain(pot::all().iter().map(Charge::from)).collect()
}

fn between(game: pot::Listed) -> Vec<Charge> {
    let own = |fee: &&pot::Fee| fee.schedule.games.contains(&game.id);
    pot::all().iter().filter(own).map(Charge::from).collect()
}

impl From<&banked::Fee> for Charge {
    fn from(fee: &banked::Fee) -> Charge {
        let schedule = fee.id.rsplit_once('-').map_or(fee.id, |(block, _)| block);
        let tables = match fee.max {
            Some(max) => format!("{} to {max}", fee.min),
            None => format!("{} and more", fee.min),
        };
        let mut takes = vec![format!("{} for each bet", fee.per_bet)];
        let mut least = Cents::ZERO;
        for &(bound, due) in fee.player_dealer {
            let due = Cents::dollars(due);
            takes.push(match (bound == banked::OPEN, least == Cents::ZERO) {
                (true, true) => format!("{due} a hand from the player-dealer"),
                (true, false) => format!("{due} a hand from the player-dealer above {least}"),
                (false, _) => {
                    let most = Cents::dollars(bound);
                    format!("{due} a hand from the player-dealer for action up to {most}")
                }
            });
            least = Cents::dollars(bound);
        }
        if let Some(coupon) = fee.per_coupon.each() {
            takes.push(format!("{coupon} for each coupon"));
        }
        let (id, schedule) = (fee.id.to_string(), schedule.to_string());
        Charge { id, schedule, tables, takes, rule: fee.rule }
    }
}

impl From<&pot::Fee> for Charge {
    fn from(fee: &pot::Fee) -> Charge {
        let takes = fee.rates.iter().map(|(band, figures)| taken(fee, *band, figures)).collect();
        Charge {
            id: fee.id.clone(),
            schedule: fee.schedule.id.to_string(),
            tables: fee.stakes.to_string(),
            takes,
            rule: fee.schedule.rule,
        }
    }
}

/// What a number of players pays: `7 or more players: $3 at the start, $1 past the flop`.
fn taken(fee: &pot::Fee, band: Band, figures: &[Cents]) -> String {
    let parts: Vec<String> = match fee.schedule.collects {
        Collects::Hand(stops) => {
            let mut printed = figures.iter().copied();
            let due = |stop: &pot::Stop| {
                let amount = stop.amount.map(Cents::new).or_else(|| printed.next());
                // invariant: a schedule prints a figure for each of its fees without one.
                let amount = amount.unwrap_or_else(|| panic!("{} prints too little", fee.id));
                (amount != Cents::ZERO)
                    .then(|| format!("{amount}{} {}", payer(stop.from), moment(stop.at)))
            };
            stops.iter().filter_map(due).collect()
        }
        Collects::Time(when) => {
            let each = figures.first().map_or(String::new(), ToString::to_string);
            vec![format!("{each} from each player every half-hour, {}", clock(when))]
        }
    };
    let parts = if parts.is_empty() { "nothing".to_string() } else { parts.join(", ") };
    format!("{band} players: {parts}")
}

fn payer(payer: Payer) -> &'static str {
    match payer {
        Payer::Pot => "",
        Payer::SmallBlind => " from the small blind",
        Payer::Each => " from each player",
    }
}

fn moment(moment: Moment) -> String {
    match moment {
        Moment::Start => "before the deal".into(),
        Moment::DownCards(n) => format!("with {n} cards down"),
        Moment::Dealt => "after the deal".into(),
        Moment::Flop => "on the flop".into(),
        Moment::Turn => "on the turn".into(),
        Moment::Draw(n) => format!("after draw {n}"),
        Moment::Street(n) => format!("on street {n}"),
        Moment::OpeningRound => "with the opening round".into(),
        Moment::NotOpened => "where nobody opens".into(),
    }
}

fn clock(when: When) -> &'static str {
    match when {
        When::InAdvance => "in advance",
        When::OnTheClock => "on the hour and the half hour",
        When::Played => "for thirty minutes played",
    }
}
