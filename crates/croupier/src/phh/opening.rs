//! How a history begins: its table, its players and what they post.
//!
//! The table is the history's own. It seats whoever is dealt in, and its smallest chip follows
//! from every amount that is written: a whole one, or a cent where anything has cents.

use super::{Defect, History, codes};
use law::nearest;
use money::Cents;
use pots::ring::Written;
use pots::{Antes, Deck, Opening, PLACES_MAX, Player, Stakes};
use std::sync::Arc;
use toml::Value;

impl History {
    /// The stakes, the players and what they post.
    pub(super) fn open(&self) -> Result<(Arc<Stakes>, Written), Defect> {
        let stacks = self.amounts("starting_stacks")?;
        let stacks = stacks.ok_or_else(|| Defect::field("`starting_stacks` are not given"))?;
        let count = stacks.len();
        if !(2..=PLACES_MAX).contains(&count) {
            return Err(Defect::field(format!("{count} players: 2 to {PLACES_MAX} can play")));
        }
        let mut antes = self.by_player("antes", count)?;
        let mut blinds = self.by_player("blinds_or_straddles", count)?;
        let first = self.actions()?.iter().find_map(|action| actor(action));
        // Of two players the second has the button, and posts what the first of several would.
        if count == 2 && !is_straight(&stacks, &antes, &blinds, first) {
            antes.reverse();
            blinds.reverse();
        }
        let most = blinds.iter().copied().max().unwrap_or(Cents::ZERO);
        let bet = self.bet()?.unwrap_or(most);
        let mut players: Vec<Player> = Vec::with_capacity(count);
        for (at, stack) in stacks.iter().enumerate() {
            let (live, dead) = posts(blinds[at], bet);
            players.push(Player {
                ante: antes[at],
                live,
                dead,
                ..Player::new(at as u8 + 1, *stack)
            });
        }
        let last = count - 1;
        let big = goes_on_from(&players, &blinds, first);
        let mut opening = Opening { button: last, big: big.unwrap_or(last), kill: None };
        self.posts(&mut players, &mut opening)?;
        let stakes = Arc::new(self.stakes(&players, most)?);
        Ok((stakes, Written::new(players, opening)))
    }

    /// Forced money as it is written, a value for each player; nothing where it is not given.
    fn by_player(&self, name: &str, count: usize) -> Result<Vec<Cents>, Defect> {
        let list = self.amounts(name)?.unwrap_or_else(|| vec![Cents::ZERO; count]);
        if list.len() == count {
            return Ok(list);
        }
        let why = format!("`{name}` are {}, but {count} players have stacks", list.len());
        Err(Defect::field(why))
    }

    /// The lower limit, or the least bet.
    fn bet(&self) -> Result<Option<Cents>, Defect> {
        Ok(self.amount("small_bet")?.or(self.amount("min_bet")?))
    }

    fn stakes(&self, players: &[Player], blind: Cents) -> Result<Stakes, Defect> {
        if let Some(stakes) = self.house()? {
            return Ok(stakes);
        }
        let code = self.variant()?;
        let Some((variant, limit)) = codes::game(code) else {
            let near = nearest(code, codes::all());
            let hint = if near.is_empty() { codes::all() } else { near };
            let why = format!("no game has the code `{code}`; there are {}", hint.join(", "));
            return Err(Defect::field(why));
        };
        let small = self.bet()?.unwrap_or(blind);
        if small <= Cents::ZERO {
            return Err(Defect::field("no bet is given: small_bet, big_bet or min_bet"));
        }
        let antes = || players.iter().map(|player| player.ante);
        let mut stakes = Stakes::usual(variant, small);
        stakes.limit = limit;
        stakes.big = self.amount("big_bet")?.unwrap_or(small + small);
        stakes.ante = antes().min().unwrap_or(Cents::ZERO);
        stakes.bring_in = self.amount("bring_in")?.unwrap_or(Cents::ZERO);
        // A straddle is no least bet of later rounds.
        stakes.blinds = [self.amount("min_bet")?.unwrap_or(blind), Cents::ZERO, Cents::ZERO];
        stakes.chip = self.chip()?;
        stakes.chosen.antes = self.antes(players);
        if stakes.deck == Deck::Joker {
            stakes.deck = Deck::Full;
        }
        Ok(stakes)
    }

    /// Antes of one size count like bets. Others all go to the main pot, and so does one for less
    /// where the history does not trim the others to it.
    fn antes(&self, players: &[Player]) -> Antes {
        let one_size = players.iter().all(|player| player.ante == players[0].ante);
        let short = players.iter().any(|player| player.stack < player.ante);
        let trims = self.fields.get("ante_trimming_status").and_then(Value::as_bool);
        if one_size && (!short || trims == Some(true)) { Antes::Layered } else { Antes::Dead }
    }

    /// The chip that is not divided: a whole one, unless anything written has cents or `_chip`
    /// says otherwise.
    fn chip(&self) -> Result<Cents, Defect> {
        const LISTS: [&str; 5] =
            ["starting_stacks", "finishing_stacks", "winnings", "antes", "blinds_or_straddles"];
        const BETS: [&str; 4] = ["min_bet", "small_bet", "big_bet", "bring_in"];
        if let Some(chip) = self.amount("_chip")?.filter(|chip| *chip > Cents::ZERO) {
            return Ok(chip);
        }
        let has_cents = |value: &Value| value.as_float().is_some_and(|n| n.fract().abs() > 1e-6);
        let lists = LISTS.iter().filter_map(|name| self.fields.get(*name)?.as_array()).flatten();
        let bets = BETS.iter().filter_map(|name| self.fields.get(*name));
        let written = lists.chain(bets).any(has_cents);
        let acts = self.actions()?.iter().filter_map(|action| action.split_once(" cbr ")).any(
            |(_, amount)| {
                let cents = amount.split_once('.').map_or("", |(_, cents)| cents);
                cents.bytes().any(|digit| digit != b'0')
            },
        );
        Ok(if written || acts { Cents::new(1) } else { Cents::dollars(1) })
    }
}

/// Whether the forced money of two players stands in the order of their places after all: whoever
/// opens by the format's order has chips, and yet the record has the other act first.
fn is_straight(stacks: &[Cents], antes: &[Cents], blinds: &[Cents], first: Option<usize>) -> bool {
    let opener = usize::from(blinds[1] > blinds[0]);
    let other = 1 - opener;
    let has_chips = stacks[opener] > blinds[other] + antes[other];
    blinds[0] != blinds[1] && has_chips && first == Some(other)
}

/// Whose blind the first round goes on from: the largest. Of several alike it is the last, unless
/// whoever acts first in the record sits left of another.
fn goes_on_from(players: &[Player], blinds: &[Cents], first: Option<usize>) -> Option<usize> {
    let most = *blinds.iter().max()?;
    let mut alike = (0..blinds.len()).filter(|at| blinds[*at] == most && most > Cents::ZERO);
    let has_chips = |at: &usize| {
        let player = &players[*at];
        player.stack > player.ante + player.live + player.dead
    };
    let next = |blind: usize| {
        (1..players.len()).map(|step| (blind + step) % players.len()).find(has_chips)
    };
    let last = alike.clone().next_back();
    alike.find(|blind| first.is_some() && next(*blind) == first).or(last)
}

/// What a blind comes to: part of the first bet, and money for the pot alone.
///
/// A number below zero is what somebody posts to come in out of turn, who opens nothing by it. As
/// far as it makes a bet it is live, what is over is dead, and what makes none is dead as well:
/// so the finishing stacks of online rooms show it, and so players make up blinds they missed.
fn posts(blind: Cents, bet: Cents) -> (Cents, Cents) {
    let post = Cents::ZERO - blind;
    match blind.is_negative() {
        false => (blind, Cents::ZERO),
        true if post < bet => (Cents::ZERO, post),
        true => (bet, post - bet),
    }
}

/// Whose place an action is of, if a player's bet, call or fold.
fn actor(action: &str) -> Option<usize> {
    let mut words = action.split_whitespace();
    let (who, verb) = (words.next()?, words.next()?);
    let n: usize = who.strip_prefix('p')?.parse().ok()?;
    matches!(verb, "f" | "cc" | "cbr").then(|| n.wrapping_sub(1))
}
