//! How bots of the live floor decide: by what their seat was told, each game in its own way.

use crate::pot::bots::Bot;
use cards::{AnyCard, Rank};
use catalog::Game;
use pots::{Stakes, chinese};
use shell::bots::{Looks, Mind, Minds, Plain, Seen};
use sim::stream::Stream;
use table::{Act, Bank, Choice, Input, Sight, Sign, Verb};

/// Bots for every game: poker players of these kinds in turn; whoever plays twenty-one draws to
/// 17, as a dealer does; the rest go by words.
#[derive(Clone, Debug)]
pub struct Mixed {
    /// Who plays poker, in turn.
    pub bots: Vec<Bot>,
}

impl Default for Mixed {
    fn default() -> Mixed {
        Mixed { bots: vec![Bot::Tight, Bot::Loose, Bot::Caller] }
    }
}

impl Minds for Mixed {
    fn mind(&self, sign: &Sign, n: usize) -> Box<dyn Mind> {
        let found = catalog::find(&sign.id);
        if let (Ok(Game::Pot(variant)), false) = (&found, self.bots.is_empty())
            && let Ok((stakes, _)) = catalog::stakes(variant, &sign.posted)
        {
            return Box::new(Poker { bot: self.bots[n % self.bots.len()], stakes });
        }
        match sign.bank {
            Bank::Points => Box::new(Points),
            _ if sign.words.iter().any(|word| word == "hit") => Box::new(ToSeventeen),
            _ => Box::new(Plain),
        }
    }
}

/// Poker between players.
struct Poker {
    bot: Bot,
    stakes: Stakes,
}

fn open(menu: &[Choice]) -> Vec<Choice> {
    let decides = |choice: &&Choice| choice.verb == Verb::Decide && choice.is_open();
    menu.iter().filter(decides).cloned().collect()
}

impl Mind for Poker {
    fn looks(&self) -> Looks {
        Looks::AtTable
    }

    fn bets(&mut self, _: &Seen<'_>, _: &[Choice], _: &mut Stream) -> Vec<Input> {
        Vec::new()
    }

    fn decides(&mut self, seen: &Seen<'_>, menu: &[Choice], whim: &mut Stream) -> Option<Input> {
        let open = open(menu);
        let plays = open.iter().any(|choice| {
            let known = ["fold", "check", "call", "bet", "raise", "complete", "bring", "draw"];
            let more = ["pat", "discard", "expose", "show"];
            known.iter().chain(&more).any(|word| choice.id == *word)
        });
        match seen.sight {
            Some(sight) if plays => {
                let act = self.bot.decides(&self.stakes, sight, &open, seen.seat, whim);
                Some(Input::Decide { seat: seen.seat, act })
            }
            // Offices, buttons, kills: by words.
            _ => Plain.decides(seen, menu, whim),
        }
    }
}

/// Games for points.
struct Points;

impl Mind for Points {
    fn looks(&self) -> Looks {
        Looks::AtTable
    }

    fn bets(&mut self, _: &Seen<'_>, _: &[Choice], _: &mut Stream) -> Vec<Input> {
        Vec::new()
    }

    fn decides(&mut self, seen: &Seen<'_>, menu: &[Choice], whim: &mut Stream) -> Option<Input> {
        let act = seen.sight.and_then(|sight| chinese::simple_by(menu, sight, seen.seat));
        act.map(|act| Input::Decide { seat: seen.seat, act })
            .or_else(|| Plain.decides(seen, menu, whim))
    }
}

/// Twenty-one, drawn to 17.
struct ToSeventeen;

impl Mind for ToSeventeen {
    fn looks(&self) -> Looks {
        Looks::AtTable
    }

    fn bets(&mut self, seen: &Seen<'_>, menu: &[Choice], whim: &mut Stream) -> Vec<Input> {
        Plain.bets(seen, menu, whim)
    }

    fn decides(&mut self, seen: &Seen<'_>, menu: &[Choice], whim: &mut Stream) -> Option<Input> {
        let open = open(menu);
        let has = |word: &str| open.iter().any(|choice| choice.id == word);
        let short = seen.sight.is_some_and(|sight| draws(sight, seen.seat.n()));
        let word = match (has("hit"), has("stand"), short) {
            (true, _, true) => "hit",
            (_, true, _) => "stand",
            _ => return Plain.decides(seen, menu, whim),
        };
        Some(Input::Decide { seat: seen.seat, act: Act::word(word) })
    }
}

/// Whether a hand of a seat, the first that is not done, is below 17.
fn draws(sight: &Sight, seat: u8) -> bool {
    let own = format!("seat{seat}");
    let hands = sight.spots.iter().filter(|spot| {
        let split = spot.spot.strip_prefix(own.as_str()).is_some_and(|rest| rest.starts_with('.'));
        spot.spot == own || split
    });
    hands.map(|spot| total(spot.known())).any(|total| total < 17)
}

/// What cards come to, an ace as eleven where that does not bust.
fn total(cards: impl Iterator<Item = AnyCard>) -> u32 {
    let (mut sum, mut aces) = (0, 0);
    for rank in cards.filter_map(AnyCard::natural).map(cards::Card::rank) {
        sum += rank.pips().map_or(10, u32::from).min(10);
        aces += u32::from(rank == Rank::Ace);
    }
    if aces > 0 && sum + 10 <= 21 { sum + 10 } else { sum }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ace_counts_eleven_where_it_can() {
        let of = |text: &str| total(cards::parse_any_cards(text).expect("cards").into_iter());
        assert_eq!(
            ["Ah 6c", "Ah Kc", "Ah 6c Td", "Ah Ac 9d", "Kh Qc 2d"].map(of),
            [17, 21, 17, 21, 22]
        );
    }

    #[test]
    fn every_kind_of_game_has_a_mind() {
        for (game, looks) in [
            ("co/baccarat", Looks::AtMenu),
            ("uk/blackjack", Looks::AtTable),
            ("ca/texas-holdem", Looks::AtTable),
            ("ca/thirteen-card", Looks::AtTable),
        ] {
            let table = catalog::find(game).expect("a game").open(&law::Posted::new());
            let mind = Mixed::default().mind(table.expect("lawful").sign(), 0);
            assert_eq!(mind.looks(), looks, "{game}");
        }
    }
}
