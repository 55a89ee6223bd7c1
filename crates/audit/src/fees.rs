//! Collection fees of a table, in words and figures.

use crate::Fees;
use catalog::Game;
use games::california::fees as banked;
use law::Posted;
use money::Cents;
use pots::fees::{self, Moment, Payer};

/// The fees that a table posts, if it posts any.
pub(crate) fn of(game: &Game, posted: &Posted) -> Option<Fees> {
    let option = posted.get("fees").filter(|fees| *fees != "none")?;
    match game {
        Game::Banked(..) => at_a_bank(option),
        Game::Pot(variant) => Some(between(variant.listed(), option)),
        Game::Points(game) => Some(between(game.listed(), option)),
    }
}

/// What hangs over the fees of a table: the options in use by their ids. What a house has agreed
/// for a kind of game (`regular=4.00`) is a line below it.
#[must_use]
pub fn collection(option: &str) -> String {
    let ids: Vec<&str> = option.split('+').map(str::trim).filter(|id| !id.contains('=')).collect();
    if ids.is_empty() { "Collection".into() } else { format!("Collection {}", ids.join(", ")) }
}

/// What players pay for each bet, and whoever banks for each hand.
fn at_a_bank(option: &str) -> Option<Fees> {
    let fee = banked::find(option)?;
    let most = fee.max.map_or("no limit".into(), |max| max.to_string());
    let mut lines = vec![("table limit".to_string(), format!("{} to {most}", fee.min))];
    if fee.per_bet > Cents::ZERO {
        lines.push(("player, each bet".into(), fee.per_bet.to_string()));
    }
    let mut above = Cents::ZERO;
    for (bound, due) in fee.player_dealer {
        let due = Cents::dollars(*due).to_string();
        let who = match (fee.player_dealer.len(), *bound) {
            (1, _) => "player-dealer, each hand".to_string(),
            (_, banked::OPEN) => format!("player-dealer, table action above {above}"),
            (_, bound) => {
                format!("player-dealer, table action up to {}", Cents::dollars(bound))
            }
        };
        lines.push((who, due));
        above = Cents::dollars(*bound);
    }
    if let Some(coupon) = fee.per_coupon.each() {
        lines.push(("player, each match-play coupon".into(), coupon.to_string()));
    }
    Some(Fees { option: option.to_string(), lines, rule: fee.rule })
}

/// What a game between players pays, by the number of players.
fn between(game: fees::Listed, option: &str) -> Fees {
    let ids: Vec<&str> = option.split('+').map(str::trim).collect();
    let posted = ids.iter().find_map(|id| fees::find(id));
    let rule = posted.map(|fee| fee.schedule.rule);
    let collection = fees::Collection::post(game, option).ok();
    let mut lines: Vec<(String, String)> = Vec::new();
    for (name, amount) in ids.iter().filter_map(|id| id.split_once('=')) {
        let amount = amount.parse::<Cents>().map_or(amount.to_string(), |m| m.to_string());
        lines.push((format!("{name} table fee"), amount));
    }
    for players in (2..=10).rev() {
        let Some(collection) = &collection else { break };
        if let Some(time) = collection.half_hour(players) {
            lines
                .push((format!("{players} players, each half hour"), time.per_player.to_string()));
        }
        for (moment, due) in collection.fees(players) {
            let who = format!("{players} players, {}, from {}", when(moment), from(due.from));
            lines.push((who, due.amount.to_string()));
        }
    }
    let rule = rule.unwrap_or(law::ca::poker_fees::RGEN_1_B);
    Fees { option: option.to_string(), lines: gathered(lines), rule }
}

/// Lines that differ in the number of players alone are one.
fn gathered(lines: Vec<(String, String)>) -> Vec<(String, String)> {
    let mut all: Vec<(Vec<String>, String, String)> = Vec::new();
    for (who, amount) in lines {
        let (count, rest) = match who.split_once(" players, ") {
            Some((count, rest)) => (vec![count.to_string()], rest.to_string()),
            None => (Vec::new(), who),
        };
        match all.iter_mut().find(|(_, same, due)| *same == rest && *due == amount) {
            Some((counts, ..)) => counts.extend(count),
            None => all.push((count, rest, amount)),
        }
    }
    let one = |(counts, rest, amount): (Vec<String>, String, String)| match counts.as_slice() {
        [] => (rest, amount),
        [only] => (format!("{only} players, {rest}"), amount),
        [most, .., least] => (format!("{least} to {most} players, {rest}"), amount),
    };
    all.into_iter().map(one).collect()
}

fn from(payer: Payer) -> &'static str {
    match payer {
        Payer::Pot => "the pot",
        Payer::SmallBlind => "the small blind",
        Payer::Each => "each player",
    }
}

fn when(moment: Moment) -> String {
    match moment {
        Moment::Start => "before the deal".into(),
        Moment::DownCards(n) => format!("after {n} down cards"),
        Moment::Dealt => "after the deal".into(),
        Moment::Flop => "after the flop".into(),
        Moment::Turn => "after the turn".into(),
        Moment::Draw(n) => format!("after draw {n}"),
        Moment::Street(n) => format!("on street {n}"),
        Moment::OpeningRound => "in the opening round".into(),
        Moment::NotOpened => "if the hand ends before its opening round".into(),
    }
}
