//! What hangs at a ring: its game, its seats, every word that decides, and what is posted.

use super::people::OFFICES;
use super::play::{Company, Play};
use super::spot;
use crate::fees::Collection;
use crate::sitting::{Amends, KillPots, Kills, Setup};
use crate::stakes::{Raises, Stakes};
use crate::variant::{Deck, Exchange, Forced, Need, Ranking, Short};
use cards::AnyCard;
use std::collections::BTreeMap;
use table::{Bank, Cards, Chance, Name, Seat, Sign};

impl Play {
    /// The highest seat's number.
    pub(super) fn seats(&self) -> u8 {
        let seats = self.stakes.variant.seats;
        match &self.company {
            Company::Sitting(_) => seats,
            Company::Written(written, _) => seats.max(written.highest()),
        }
    }

    pub(super) fn hang(&self) -> Sign {
        let stakes = &self.stakes;
        let terms = match &self.company {
            Company::Sitting(sitting) => Some(sitting.terms()),
            Company::Written(..) => None,
        };
        let seats = (1..=self.seats()).filter_map(Seat::new).map(spot);
        Sign {
            id: stakes.variant.id.into(),
            title: stakes.variant.title.into(),
            bank: Bank::Pot,
            seats: self.seats(),
            gaps: Vec::new(),
            seats_rule: stakes.variant.cites.seats,
            spots: seats.chain(middle(stakes)).collect(),
            marks: Vec::new(),
            equal: Vec::new(),
            decisions: stakes.variant.cites.turn,
            words: words(stakes, terms).into_iter().map(Name::from).collect(),
            posted: posted(stakes, terms),
            chance: Chance::Deck { cards: Cards::row(cards_of(stakes.deck.set())) },
            cup: None,
            office: None,
            first: None,
            collection: None,
        }
    }
}

/// The cards of a set.
pub(super) fn cards_of(set: u64) -> Vec<AnyCard> {
    let all = (0..=AnyCard::JOKER.code()).filter_map(AnyCard::from_code);
    all.filter(|card| set & card.bit() != 0).collect()
}

/// Where cards lie that are nobody's: boards, the common card of stud, burned ones.
fn middle(stakes: &Stakes) -> Vec<Name> {
    let common = matches!(stakes.variant.short, Short::Stud | Short::StudWithFolds | Short::Asian);
    let boards = stakes.board_cards() > 0;
    let mut spots: Vec<Name> = Vec::new();
    if boards || common {
        spots.push("board".into());
    }
    if boards && stakes.variant.boards > 1 {
        spots.push("board2".into());
    }
    spots.push("burn".into());
    spots
}

/// Every word that a seat can ever decide by at a table with such terms.
fn words(stakes: &Stakes, terms: Option<Setup>) -> Vec<&'static str> {
    let kills = terms.is_none_or(|terms| terms.kills == KillPots::On);
    let (variant, ways) = (stakes.variant, stakes.ways());
    let mut words = vec!["fold", "check", "call", "bet", "raise"];
    if matches!(variant.forced, Forced::Door(_)) {
        words.extend(["complete", "bring"]);
    }
    let exchanges =
        |found: fn(Exchange) -> bool| variant.streets.iter().any(|street| found(street.exchange));
    if exchanges(|exchange| matches!(exchange, Exchange::Draw(_))) {
        words.extend(["draw", "pat"]);
    }
    if exchanges(|exchange| exchange == Exchange::Discard) {
        words.push("discard");
    }
    if exchanges(|exchange| exchange == Exchange::Expose) {
        words.extend(["expose", "hide"]);
    }
    words.extend(["show", "muck"]);
    if variant.customs.free_kill.is_some() {
        words.push("kill");
    }
    words.extend(OFFICES.into_iter().filter(|word| match *word {
        "keep-button" => ways.turns > 1,
        "take-button" | "refuse-button" => ways.takes.is_some(),
        "refuse-kill" => match ways.kills {
            Kills::Never | Kills::Coming(_) => false,
            Kills::TwoWins(_) => true,
            Kills::Scoop(..) => kills,
        },
        "no-ante" => stakes.ante > money::Cents::ZERO,
        _ => ways.missed.by == Amends::Kill,
    }));
    words
}

/// What is posted, defaults included, as it would be posted again.
fn posted(stakes: &Stakes, terms: Option<Setup>) -> BTreeMap<String, String> {
    let mut posted = BTreeMap::new();
    for option in stakes.variant.options() {
        if let Some(value) = value(stakes, &option.name) {
            posted.insert(option.name.into_owned(), value);
        }
    }
    if let Some(fees) = &stakes.fees {
        posted.insert("fees".to_owned(), fees_posted(fees));
    }
    if let Some(terms) = terms {
        posted.insert("buy_in".to_owned(), terms.buy_in.plain());
        if let Kills::Scoop(..) = stakes.ways().kills {
            let kills = (terms.kills == KillPots::On).to_string();
            posted.insert("kills".to_owned(), kills);
        }
    }
    posted
}

fn value(stakes: &Stakes, option: &str) -> Option<String> {
    let blinds = stakes.blinds.iter().filter(|blind| **blind > money::Cents::ZERO);
    let low = || {
        stakes.awards.iter().flatten().find_map(|award| match award.needs {
            Need::Low(pip) => Some(pip.to_string()),
            _ => None,
        })
    };
    let discards = || {
        let streets = stakes.variant.streets.iter().enumerate();
        let all = streets
            .filter(|(_, street)| street.exchange == Exchange::Discard)
            .all(|(at, _)| stakes.chosen.exchanges >> at & 1 == 1);
        if all { "both" } else { "flop" }
    };
    Some(match option {
        "limit" => stakes.limit.word().to_owned(),
        "small" => stakes.small.plain(),
        "big" => stakes.big.plain(),
        "chip" => stakes.chip.plain(),
        "ante" => stakes.ante.plain(),
        "bring_in" => stakes.bring_in.plain(),
        "collection_blind" => stakes.collection_blind.plain(),
        "blinds" => blinds.map(|blind| blind.plain()).collect::<Vec<_>>().join("/"),
        "qualifier" => low()?,
        "raises" => match stakes.chosen.raises {
            Raises::Match => "match".to_owned(),
            Raises::Double => "double".to_owned(),
        },
        "discards" => discards().to_owned(),
        "straights" => {
            let counts = |award: &crate::Award| award.ranking == Ranking::DeuceToSeven;
            stakes.awards.iter().flatten().any(counts).to_string()
        }
        "joker" => (stakes.deck == Deck::Joker).to_string(),
        "deck" => stakes.deck.set().count_ones().to_string(),
        _ => return None,
    })
}

/// Options of a schedule, and fees that the house posts itself.
fn fees_posted(fees: &Collection) -> String {
    let mut parts: Vec<String> = fees.options().iter().map(|fee| fee.id.clone()).collect();
    let own = fees.fees(0);
    for (name, word) in [("regular table fee", "regular"), ("jackpot fee", "jackpot")] {
        if let Some((_, due)) = own.iter().find(|(_, due)| due.name == name) {
            parts.push(format!("{word}={}", due.amount.plain()));
        }
    }
    if parts.is_empty() { "none".to_owned() } else { parts.join("+") }
}
