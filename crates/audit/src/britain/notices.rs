//! The notices that Great Britain asks for at a table.

use super::odds::{InUse, Line, Use, in_use};
use super::variations;
use crate::common::signed;
use crate::house::House;
use crate::notice::{Kind, Required};
use crate::resolved::Resolved;
use catalog::Game;
use games::Entry;
use law::uk;
use money::Cents;

/// Every notice that a table must have as it is posted.
pub(crate) fn required(house: &House, game: &Game, table: &Resolved) -> Vec<Required> {
    let mut all = vec![limits(game, table)];
    all.extend(of_section(house, table));
    for side in table.sides.iter().filter(|side| side.marked && !side.offered) {
        // 4.2: what the layout of blackjack shows must be offered, unless a sign says otherwise.
        if table.game.starts_with("uk/blackjack") {
            let text = format!("{} is not available at this table", side.title);
            let notice = Required::new(Kind::NotAvailable, ("GB-MARK", uk::R4_2), vec![text]);
            all.push(notice.of(&side.id));
        }
    }
    for meter in &table.meters {
        let shown = meter.shows.map(|shows| signed("uk", &shows.to_string()));
        let shown = shown.unwrap_or_else(|| "what the meter holds".into());
        let text = vec![format!("Progressive jackpot: {shown}")];
        let notice = Required::new(Kind::Meter, ("GB-2.7g", uk::R2_7_G), text);
        let notice = notice.of(&meter.wager);
        all.push(Required { states: meter.holds().map(Cents::plain), ..notice });
    }
    for wager in in_use(game, table) {
        all.extend(of_odds(game, table, &wager));
    }
    for variation in variations::of(house, table) {
        let text = vec![variation.text.clone()];
        let notice = Required::new(Kind::Variation, ("GB-2.4b", uk::R2_4_B), text);
        all.push(notice.of(&variation.id));
    }
    once(all)
}

/// One notice serves everybody who asks for it.
fn once(all: Vec<Required>) -> Vec<Required> {
    let mut kept: Vec<Required> = Vec::new();
    for notice in all {
        if !kept.iter().any(|known| known.kind == notice.kind && known.wager == notice.wager) {
            kept.push(notice);
        }
    }
    kept
}

/// The least and the largest wager.
fn limits(game: &Game, table: &Resolved) -> Required {
    let options = game.options();
    let rule = options.iter().find(|option| option.name == "min").map(|option| option.rule);
    let rule = rule.unwrap_or(uk::R3_10);
    Required::new(Kind::Limits, ("GB-LIM", rule), limits_in_words(table))
}

/// `Minimum £5`, `Maximum £500`; side wagers apart where theirs differ.
pub(crate) fn limits_in_words(table: &Resolved) -> Vec<String> {
    let amount = |name: &str| {
        let amount: Cents = table.value(name)?.parse().ok()?;
        Some(signed(table.book, &amount.to_string()))
    };
    let pair = |names: [&str; 2]| Some((amount(names[0])?, amount(names[1])?));
    let mut text = Vec::new();
    let main = pair(["min", "max"]);
    if let Some((min, max)) = &main {
        text.push(format!("Minimum {min}"));
        // The most that can be written stands for a maximum that nobody has posted.
        if table.value("max") != Some(Cents::READ_MAX.plain().as_str()) {
            text.push(format!("Maximum {max}"));
        }
    }
    let posted = ["side_min", "side_max"].iter().any(|name| table.posted.contains_key(*name));
    let side = table.sign.marks.iter().find(|mark| mark.kind == ::table::Kind::Side);
    if let (true, Some(side)) = (posted, side) {
        let (min, max) = (side.limits.min, side.limits.max);
        let text_of = |amount: Cents| signed(table.book, &amount.to_string());
        text.push(format!("Side wagers {} to {}", text_of(min), text_of(max)));
    }
    text
}

/// What a section asks for.
fn of_section(house: &House, table: &Resolved) -> Vec<Required> {
    let value = |name: &str| table.value(name).unwrap_or_default().to_string();
    let line = |text: &str| vec![text.to_string()];
    let mut all = Vec::new();
    if table.game.starts_with("uk/blackjack") {
        let decks = value("decks");
        let text = vec![format!("Dealt from {decks} decks")];
        let notice = Required::new(Kind::Decks, ("GB-4.5", uk::R4_5), text);
        all.push(notice.states(decks));
        let leaflet = house.leaflet.as_ref();
        let told = |decks: u32| leaflet.is_some_and(|leaflet| leaflet.decks.contains(&decks));
        if !table.decks.is_some_and(told) {
            all.push(Required::edge(None, ("GB-4.5", uk::R4_5)));
        }
        for (option, posted, kind, check, text) in [
            ("soft_17", "hits", Kind::Soft17, ("GB-4.15", uk::R4_15_B), "Dealer draws to soft 17"),
            ("double", "any", Kind::Doubling, ("GB-4.24", uk::R4_24_B), "Double on any two cards"),
            ("split", "any", Kind::Splitting, ("GB-4.25", uk::R4_25_B), "Any pair may be split"),
        ] {
            if value(option) == posted {
                all.push(Required::new(kind, check, line(text)));
            }
        }
    }
    match table.game {
        "uk/three-card-poker" => {
            let text = pays(table, &["ante-bonus", "pair-plus"]);
            let notice = Required::new(Kind::Odds, ("GB-5.1", uk::R5_6), text);
            all.push(Required { layout_will_do: true, ..notice });
        }
        game if game.starts_with("uk/casino-stud") => {
            let text = pays(table, &["raise"]);
            all.push(Required::new(Kind::Odds, ("GB-7.13", uk::R7_13_NOTE), text).of("raise"));
        }
        "uk/big-six" => {
            let text = match value("between").as_str() {
                "void" => "Clapper between two segments: the spin is void, the wheel spins again",
                _ => "Clapper between two segments: the segment just passed wins",
            };
            let notice = Required::new(Kind::Clapper, ("GB-10.10", uk::R10_10), line(text));
            all.push(notice.states(value("between")));
        }
        game if game.starts_with("uk/let-it-ride") => {
            if let Ok(cap) = value("royal_cap").parse::<Cents>() {
                let most = signed("uk", &cap.to_string());
                let text = format!(
                    "A royal flush pays one player {most} at most on bets 1, 2 and 3 together"
                );
                let check = ("GB-12.27", uk::R12_27_B);
                let notice = Required::new(Kind::RoyalCap, check, line(&text));
                all.push(notice.states(cap.plain()));
            }
        }
        game if game.starts_with("uk/pai-gow") => all.extend(pai_gow(table)),
        _ => {}
    }
    all
}

/// 13.19, 13.32: foul hands, and what qualifies for the Envy Bonus.
fn pai_gow(table: &Resolved) -> Vec<Required> {
    let value = |name: &str| table.value(name).unwrap_or_default().to_string();
    let text = match value("foul").as_str() {
        "house-way" => "A foul hand is set again by the House Way",
        _ => "A foul hand loses",
    };
    let foul = Required::new(Kind::FoulHands, ("GB-13.19", uk::R13_19_E), vec![text.into()]);
    let mut all = vec![foul.states(value("foul"))];
    if table.sides.iter().any(|side| side.id == "fortune" && side.offered)
        && let Ok(least) = value("envy_qualifies").parse::<Cents>()
    {
        let amount = signed("uk", &least.to_string());
        let text = vec![format!("Envy Bonus: Fortune wagers of {amount} or more qualify")];
        let notice = Required::new(Kind::Envy, ("GB-13.32", uk::R13_32), text);
        all.push(notice.states(least.plain()));
    }
    all
}

/// What some wagers pay, a line each.
pub(crate) fn pays(table: &Resolved, groups: &[&str]) -> Vec<String> {
    let mut text = Vec::new();
    for mark in table.sign.marks.iter().filter(|mark| groups.contains(&mark.group.as_ref())) {
        for line in mark.lines.iter().filter(|line| line.wins) {
            let line = format!("{}, {}: {}", mark.title, line.label, line.pays);
            let line = signed(table.book, &line);
            if !text.contains(&line) {
                text.push(line);
            }
        }
    }
    text
}

/// 2.4(e), 2.8, 2.9: what pay tables and better odds ask for.
fn of_odds(game: &Game, table: &Resolved, wager: &InUse) -> Vec<Required> {
    let paytable = |says: &str, text: Vec<String>| {
        // One printed table covers the three bets of Let It Ride.
        let of = (!wager.group.starts_with("bet-")).then_some(wager.group.clone());
        let notice = Required::new(Kind::Paytable, ("GB-2.9c", uk::R2_9_C), text);
        Required { wager: of, ..notice.states(says.into()) }
    };
    let title = match wager.group.as_str() {
        "bet-1" | "bet-2" | "bet-3" => "Bets 1, 2 and 3".into(),
        group => table.title_of(group),
    };
    match &wager.uses {
        Use::Minimum => Vec::new(),
        Use::Replacing(id) => {
            vec![paytable(id, vec![format!("{title}: pay table {id} is in use")])]
        }
        Use::Own if wager.several => {
            let text = vec![format!("{title}: a pay table of this house is in use")];
            let mut all =
                vec![paytable("own", [text, better(table, &wager.raised[0].1)].concat())];
            all.extend(edges(game, wager, ("GB-2.9d", uk::R2_9_D)));
            all
        }
        Use::Own => {
            let laid = matches!(game, Game::Banked(Entry::Dice(_) | Entry::SicBo(_), _));
            let check = match game {
                Game::Banked(Entry::Dice(_), _) => ("GB-8.19", uk::R8_19),
                _ if laid => ("GB-8.19", uk::R9_12),
                _ => ("GB-2.8", uk::R2_8),
            };
            let lines: Vec<String> =
                wager.raised.iter().flat_map(|(_, lines)| better(table, lines)).collect();
            let mut text = vec![format!("{title} pays better odds")];
            for line in lines {
                if !text.contains(&line) {
                    text.push(line);
                }
            }
            let mut all = vec![Required::new(Kind::Odds, check, text).of(&wager.group)];
            all.extend(edges(game, wager, ("GB-2.4e", uk::R2_4_E)));
            all
        }
    }
}

fn better(table: &Resolved, lines: &[Line]) -> Vec<String> {
    lines.iter().map(|(label, _, pays)| signed(table.book, &format!("{label}: {pays}"))).collect()
}

/// The edges that must hang: the game's, where what is raised is a part of it; the wager's; or
/// those of its marks, where they are raised unlike each other.
fn edges(game: &Game, wager: &InUse, check: (&'static str, law::Cite)) -> Vec<Required> {
    // Double goes with Insurance, and has no edge without it.
    if wager.group == "double" && matches!(game, Game::Banked(Entry::Duel(_), _)) {
        return vec![Required::edge(Some("insurance"), check)];
    }
    let part = match game {
        Game::Banked(Entry::Duel(variant), _) => beside(&variant.infos(), &wager.group),
        Game::Banked(Entry::TwentyOne(variant), _) => {
            wager.group == "insurance" || beside(&variant.infos(), &wager.group)
        }
        _ => true,
    };
    if !part {
        return vec![Required::edge(None, check)];
    }
    if wager.alike || wager.raised.len() == 1 && wager.raised[0].0 == wager.group {
        return vec![Required::edge(Some(&wager.group), check)];
    }
    let mut all: Vec<Required> = Vec::new();
    let mut seen: Vec<&Vec<Line>> = Vec::new();
    for (mark, lines) in &wager.raised {
        if !seen.contains(&lines) {
            seen.push(lines);
            all.push(Required::edge(Some(mark), check));
        }
    }
    all
}

/// Whether a wager is beside the game: it has an edge of its own.
fn beside(infos: &[::table::WagerInfo], group: &str) -> bool {
    use ::table::Kind::{Progressive, Side};
    let own = |info: &&::table::WagerInfo| info.group == group;
    infos.iter().find(own).is_some_and(|info| matches!(info.kind, Side | Progressive))
}
