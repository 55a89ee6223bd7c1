//! Nines with a hand for every seat, and Pokara: what to do with three cards, and charts.

use super::kept::Book;
use super::{Answer, Chart, Decision, Request};
use crate::price::nines::{charted, solved};
use crate::solving::Work;
use cards::{Card, Pack, Rank};
use catalog::Error;
use games::Variant;
use games::baccarat::hand::value;
use games::pan::{Pan, total};
use games::pokara::{Pokara, pack};
use law::{Cite, Posted};
use odds::{Exact, PanWorth, PokaraBook, PokaraChoice, PokaraWorth};

/// Cards that are in view must be in the shoe, and as many as are asked for.
pub(super) fn seen<const N: usize>(
    cards: &[Card],
    shoe: &Pack,
    whose: &str,
) -> Result<[Card; N], Error> {
    let wrong = || Error::usage(format!("{whose} has {N} cards, not {}", cards.len()));
    if let Some(card) = cards.iter().find(|card| shoe.count(**card) == 0) {
        return Err(Error::usage(format!("the shoe holds no {card}")));
    }
    cards.try_into().map_err(|_| wrong())
}

/// Everything that is open, the best of it first in worth.
pub(super) fn answer(
    game: &'static str,
    request: &Request,
    rule: Cite,
    mut decisions: Vec<Decision>,
) -> Answer {
    let best = decisions.iter().map(|open| open.worth.clone()).max().unwrap_or(Exact::ZERO);
    for decision in &mut decisions {
        decision.cost = best.clone() - decision.worth.clone();
    }
    let first = decisions.iter().find(|open| open.cost == Exact::ZERO);
    Answer {
        game,
        strategy: "best",
        hand: request.hand.clone(),
        board: request.board.clone(),
        dealer: request.dealer.clone(),
        rule,
        best: first.map_or("", |open| open.act),
        decisions,
    }
}

/// What a player of Pan 9 or its kin does with 5 or 6, who banks playing the logical way.
pub(super) fn pan(variant: &'static Variant<Pan>, request: &Request) -> Result<Answer, Error> {
    let posting = variant.post(&request.posted)?;
    let own: [Card; 3] = seen(&request.natural()?, &posting.terms.pack, "a hand")?;
    if !request.dealer.is_empty() || !request.board.is_empty() {
        return Err(Error::usage("nothing but the own cards is in view"));
    }
    let (_, table, chart) = charted(&posting, "best")?;
    let mut packet = own.map(value);
    packet.sort_unstable();
    let worth = table.worths(&chart).into_iter().find(|worth| worth.packet == packet);
    let none = || Error::usage(format!("a total of {} leaves no choice", total(&own)));
    let PanWorth { draw, stand, deals, .. } = worth.ok_or_else(none)?;
    let decision = |act, gain| Decision {
        act,
        times: None,
        throws: None,
        sets: None,
        worth: Exact::new(gain, deals),
        cost: Exact::ZERO,
    };
    let decisions = vec![decision("draw", draw), decision("stand", stand)];
    Ok(answer(variant.id, request, posting.rules.cites.option, decisions))
}

/// What a player of Pokara may do; a double is followed by the draw that it is made for.
const ACTS: [&str; 3] = ["stand", "draw", "double"];

/// What a player of Pokara does with three cards against an open one.
pub(super) fn pokara(
    variant: &'static Variant<Pokara>,
    request: &Request,
    work: Work<'_>,
) -> Result<Answer, Error> {
    let posting = variant.post(&request.posted)?;
    let own = seen(&request.natural()?, &posting.terms.pack, "a hand")?;
    let [open] = seen(&request.dealer, &posting.terms.pack, "the player-dealer's open hand")?;
    let kept = Book::open(variant.id, &request.posted, work);
    // The card that is thrown away is named, so that suits stay as they are.
    let mut sorted = own;
    sorted.sort_unstable();
    let said = format!("{} {open}", sorted.map(|card| card.to_string()).join(" "));
    if let Some(known) = kept.find(&said, request, &ACTS) {
        return Ok(known);
    }
    let (_, book) = solved(&posting, "stand")?;
    let decision = |PokaraWorth { thrown, double, worth }| Decision {
        act: match (thrown, double) {
            (None, _) => ACTS[0],
            (Some(_), false) => ACTS[1],
            (Some(_), true) => ACTS[2],
        },
        times: None,
        throws: thrown.map(Into::into),
        sets: None,
        worth,
        cost: Exact::ZERO,
    };
    let decisions = book.worths(own, open).into_iter().map(decision).collect();
    let found = answer(variant.id, request, posting.rules.cites.turn, decisions);
    kept.keep([(said, &found)]);
    Ok(found)
}

/// Values as they are written: `0 1 4`.
fn written(packet: [u8; 3]) -> String {
    packet.map(|value| value.to_string()).join(" ")
}

/// Every three cards that leave a choice: the player's, and against them the player-dealer's by
/// what the player did.
pub(super) fn pan_chart(variant: &'static Variant<Pan>, posted: &Posted) -> Result<Chart, Error> {
    let (_, table, chart) = charted(&variant.post(posted)?, "best")?;
    let word = |worth: &PanWorth| if worth.draw > worth.stand { "draw" } else { "stand" };
    let gain = |parts: i128, deals: u128| format!("{:+.6}", Exact::new(parts, deals).decimal());
    let row = |who: &str, worth: &PanWorth| {
        vec![
            who.to_string(),
            written(worth.packet),
            (worth.packet.iter().sum::<u8>() % 10).to_string(),
            word(worth).to_string(),
            gain(worth.draw, worth.deals),
            gain(worth.stand, worth.deals),
        ]
    };
    let mut rows: Vec<Vec<String>> =
        table.worths(&chart).iter().map(|worth| row("player", worth)).collect();
    for ((_, drew), worth) in table.bank_worths(&chart) {
        let who = if drew { "bank, player drew" } else { "bank, player stood" };
        rows.push(row(who, &worth));
    }
    rows.sort_by_key(|row| (row[0].starts_with("bank"), row[0].clone(), row[2].clone()));
    let head = ["who", "values", "total", "best", "draw", "stand"].map(String::from).to_vec();
    let legend = "Cards by value, J Q K being 0. Worth in units of the base wager to whoever \
                  chooses: the player against a bank that plays the logical way, the bank \
                  against that best play.";
    Ok(Chart {
        game: variant.id,
        strategy: "best".into(),
        head,
        rows,
        legend: legend.into(),
        more: Vec::new(),
        rules: Vec::new(),
    })
}

/// Every three ranks, suited or not, against every open rank.
pub(super) fn pokara_chart(
    variant: &'static Variant<Pokara>,
    posted: &Posted,
) -> Result<Chart, Error> {
    let (_, book) = solved(&variant.post(posted)?, "best")?;
    let deck: Vec<Card> = pack(1).cards().collect();
    let mut ranks: Vec<Rank> = deck.iter().map(|card| card.rank()).collect();
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    ranks.dedup();
    let mut rows = Vec::new();
    for (i, a) in ranks.iter().enumerate() {
        for (j, b) in ranks.iter().enumerate().skip(i) {
            for c in ranks.iter().skip(j) {
                for suited in [false, true] {
                    let hands = hands(&deck, ([*a, *b, *c], suited));
                    let name = [a, b, c].map(|rank| rank.letter()).iter().collect::<String>();
                    let name = if suited { name + " suited" } else { name };
                    let cell = |open: &Rank| cell(&book, &hands, &of(&deck, *open));
                    rows.push(std::iter::once(name).chain(ranks.iter().map(cell)).collect());
                }
            }
        }
    }
    let mut head = vec!["hand".to_string()];
    head.extend(ranks.iter().map(|rank| format!("vs {}", rank.letter())));
    let legend = "S stands; -T throws the ten for another card; -T×2 doubles first. Where there \
                  are several the suits decide, as `--hand` shows.";
    Ok(Chart {
        game: variant.id,
        strategy: "best".into(),
        head,
        rows,
        legend: legend.into(),
        more: Vec::new(),
        rules: Vec::new(),
    })
}

/// The cards of a rank.
fn of(deck: &[Card], rank: Rank) -> Vec<Card> {
    deck.iter().copied().filter(|card| card.rank() == rank).collect()
}

/// Three cards of these ranks in all suits, of one suit or not.
fn hands(deck: &[Card], (ranks, suited): ([Rank; 3], bool)) -> Vec<[Card; 3]> {
    let mut hands = Vec::new();
    for a in of(deck, ranks[0]) {
        for b in of(deck, ranks[1]) {
            for c in of(deck, ranks[2]) {
                let one_suit = a.suit() == b.suit() && b.suit() == c.suit();
                if one_suit == suited {
                    hands.push([a, b, c]);
                }
            }
        }
    }
    hands
}

/// What best play does with hands of some ranks against open cards of one rank.
fn cell(book: &PokaraBook, hands: &[[Card; 3]], opens: &[Card]) -> String {
    let mut words: Vec<String> = Vec::new();
    for own in hands {
        for open in opens {
            let word = match book.choice(*own, *open) {
                PokaraChoice::Stand => "S".to_string(),
                PokaraChoice::Draw { card, double } => {
                    format!("-{}{}", card.rank().letter(), if double { "×2" } else { "" })
                }
            };
            if !words.contains(&word) {
                words.push(word);
            }
        }
    }
    words.sort();
    words.join("/")
}
