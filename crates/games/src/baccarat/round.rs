//! A round of baccarat: two hands, four cards, then third cards by the table of play.
//!
//! The same round serves all books. Face-down dealing (Colorado's midi, California) changes who
//! sees a card and when, not which cards are drawn.

use super::facts::{Coup, Fate, Fortunes, Harmony, Opening, Suits, Sun};
use super::hand::{Side, value};
use super::rules::{Faces, Irregular, Rules};
use cards::Card;
use law::{Cite, co, reading, uk};
use table::{
    After, Deals, Face, First, Game, Reads, Redress, Refusal, Ruling, Seat, Spot, Stake, Told,
    Want,
};

/// The game of baccarat, in all its books.
#[derive(Clone, Copy, Debug)]
pub struct Baccarat;

/// Where the player's hand lies.
pub const PLAYER: Spot = Spot(0);
/// Where the banker's hand lies.
pub const BANKER: Spot = Spot(1);

/// What has happened in a round.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// The player's hand.
    pub player: Side<3>,
    /// The banker's hand.
    pub banker: Side<3>,
    /// Who turns the player's cards.
    pub player_opener: Option<Seat>,
    /// Who turns the banker's cards.
    pub banker_opener: Option<Seat>,
    void: Option<Cite>,
    after: After,
}

/// A decision in baccarat: there is none after betting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAct {}

impl Round {
    /// No card dealt, nobody chosen to turn the cards.
    pub const EMPTY: Round = Round {
        player: Side::EMPTY,
        banker: Side::EMPTY,
        player_opener: None,
        banker_opener: None,
        void: None,
        after: After { carried: None, free: None, reshuffle: None },
    };

    /// 30-2814(1): 8 or 9 on two cards in either hand ends the drawing.
    #[inline]
    fn natural(&self) -> bool {
        let natural = |side: &Side<3>| side.dealt() == 2 && side.points >= 8;
        natural(&self.player) || natural(&self.banker)
    }

    /// The hand whose turn it is among the first four cards.
    #[inline]
    fn turn(&self) -> Spot {
        if self.player.dealt() > self.banker.dealt() { BANKER } else { PLAYER }
    }

    /// The value of the player's third card.
    #[inline]
    fn third(&self) -> Option<u8> {
        self.player.cards.cards().get(2).map(|card| value(*card))
    }

    /// The coup, once over.
    #[inline]
    fn coup(&self, rules: &Rules) -> Option<Coup> {
        (Baccarat::ask(rules, self) == Want::Over && self.void.is_none()).then_some(Coup {
            player: self.player.points,
            banker: self.banker.points,
            player_cards: self.player.dealt(),
            banker_cards: self.banker.dealt(),
        })
    }
}

/// 30-2817(4)(a), (b), (e): the highest wager on a hand turns its cards; among equals the one
/// nearest the dealer going counterclockwise, which is the highest seat number.
/// `ca:baccarat/5`: the player's hand alone, among equals the nearest to the player-dealer's left.
///
/// 30-2817(4)(f): a bettor upon whom all agreed stands in for the highest. Nobody turns a hand
/// that nobody bet on but the dealer (`reading:co-midi-openers`), so no player turns the cards of
/// a free hand, 30-2802(7).
fn opener(rules: &Rules, stakes: &[Stake], wager: &str) -> Option<Seat> {
    let own = |s: &&Stake| s.owner == table::Owner::Seat;
    let on = stakes.iter().filter(own).filter(|s| s.wager == wager);
    let best = match rules.faces {
        Faces::Openers => on.max_by_key(|s| (s.amount, s.seat)),
        // Stakes are listed from the player-dealer's left; of equals the last found is taken.
        Faces::OpenersFromLeft if wager == "player" => on.rev().max_by_key(|s| s.amount),
        Faces::OpenersFromLeft | Faces::Up | Faces::Down => None,
    };
    let delegate = rules.delegate.filter(|seat| stakes.iter().any(|s| own(&s) && s.seat == *seat));
    best.map(|stake| delegate.unwrap_or(stake.seat))
}

impl Game for Baccarat {
    type Rules = Rules;
    type Round = Round;
}

impl Deals for Baccarat {
    type Act = NoAct;

    const SPOTS: &'static [&'static str] = &["player", "banker"];

    fn open(rules: &Rules, stakes: &[Stake]) -> Round {
        Round {
            player_opener: opener(rules, stakes, "player"),
            banker_opener: opener(rules, stakes, "banker"),
            ..Round::EMPTY
        }
    }

    #[inline]
    fn ask(rules: &Rules, round: &Round) -> Want {
        let Round { player, banker, .. } = round;
        let face = |opener: Option<Seat>| match rules.faces {
            Faces::Up => Face::Up,
            Faces::Down => Face::Down,
            Faces::Openers | Faces::OpenersFromLeft => opener.map_or(Face::Down, Face::Own),
        };
        let deal = |to, n, opener| Want::Deal { to, n, face: face(opener) };
        if round.void.is_some() {
            return Want::Over;
        }
        // 30-2812(3), 6.21: two cards to each hand. They come in turn, so who may see the next
        // one depends on the hand whose turn it is.
        if player.dealt() < 2 {
            let opener = match round.turn() {
                BANKER => None,
                _ => round.player_opener,
            };
            return deal(PLAYER, 2 - player.dealt(), opener);
        }
        if banker.dealt() < 2 {
            // 30-2817(4): the banker's wait, unseen, until the player's hand has been called.
            return deal(BANKER, 2 - banker.dealt(), None);
        }
        // 30-2817(4)(a) to (d): the player's cards are turned first, then the banker's.
        if player.hidden > 0 {
            return Want::Show { of: PLAYER, n: player.hidden };
        }
        if banker.hidden > 0 {
            return Want::Show { of: BANKER, n: banker.hidden };
        }
        // 30-2814(1), 6.23: a natural ends the drawing.
        if round.natural() {
            return Want::Over;
        }
        // 30-2814(2), 6.22: the player's hand draws on 0 to 5.
        if player.dealt() == 2 && player.points <= 5 {
            return deal(PLAYER, 1, round.player_opener);
        }
        // 30-2814(3), 6.24: the banker's hand draws by the table of play.
        if banker.dealt() == 2 && rules.tableau.draws(banker.points, round.third()) {
            return deal(BANKER, 1, round.banker_opener);
        }
        Want::Over
    }

    /// 30-2812(3), 6.21: the first and third card to the player, the second and fourth to the
    /// banker.
    #[inline]
    fn next_spot(round: &Round, to: Spot) -> Spot {
        let opening = round.player.dealt() < 2 || round.banker.dealt() < 2;
        if opening { round.turn() } else { to }
    }

    fn allows(_: &Rules, _: &Round, _: Seat, act: NoAct) -> Result<(), Refusal> {
        match act {}
    }

    fn acts() -> &'static [(NoAct, &'static str)] {
        &[]
    }

    fn decides(_: &Rules, act: NoAct) -> bool {
        match act {}
    }

    #[inline]
    fn tell(_: &Rules, round: &mut Round, told: Told<NoAct>) {
        match told {
            Told::Card { at: PLAYER, card } => round.player.receive(card),
            Told::Card { card, .. } => round.banker.receive(card),
            Told::Hidden { at: PLAYER } => round.player.hidden += 1,
            Told::Hidden { .. } => round.banker.hidden += 1,
            Told::Act { act, .. } | Told::Follow { act, .. } => match act {},
            // invariant: the decks hold no joker.
            Told::Joker { .. } | Told::Tile { .. } => unreachable!("{told:?}"),
        }
    }

    /// A ruling voids a round or moves a card: no wager is treated apart from the others.
    fn rule(rules: &Rules, round: &mut Round, ruling: &Ruling) -> Result<Vec<Redress>, Refusal> {
        irregular(rules, round, ruling).map(|()| Vec::new())
    }

    /// 30-2816: what an earlier hand left to the one that begins. 6.12: other decks.
    fn first(rules: &Rules, ruling: &Ruling) -> Result<First, Refusal> {
        let known = |rule: Cite| ruling.rule == rule.id;
        let free = match rules.irregular {
            Irregular::Colorado if known(co::R2816_1) || known(co::R2816_2) => {
                ruling.was_seen().then_some(co::R2816_2)
            }
            Irregular::Colorado if known(co::R2816_3) => Some(co::R2816_3),
            Irregular::Britain if known(uk::R6_12) => {
                return match ruling.count {
                    Some(decks @ (6 | 8)) => Ok(First::Decks(decks.into())),
                    _ => Err(Refusal::by(reading::UK_DECKS, "a shoe has 6 or 8 decks")),
                };
            }
            _ => {
                let why = format!("{} is nothing that can be ruled now", ruling.rule);
                return Err(ruling.cite().map_or_else(|r| r, |rule| Refusal::by(rule, why)));
            }
        };
        match ruling.natural() {
            None if known(co::R2816_3) => {
                Ok(First::Left(After { carried: None, free, reshuffle: None }))
            }
            Some(card) => Ok(First::Left(After { carried: Some(card), free, reshuffle: None })),
            None => Err(Refusal::by(ruling.cite()?, "name the card that was kept")),
        }
    }

    fn void(round: &Round) -> Option<Cite> {
        round.void
    }

    fn after(round: &Round) -> After {
        round.after
    }

    fn due(rules: &Rules, round: &Round, spot: Spot) -> Cite {
        let draw = &rules.draw;
        if round.player.dealt() < 2 || round.banker.dealt() < 2 {
            draw.deal
        } else if round.natural() {
            draw.natural
        } else if spot == PLAYER {
            if round.player.dealt() > 2 { draw.once } else { draw.player }
        } else if round.banker.dealt() > 2 {
            draw.once
        } else {
            draw.banker
        }
    }

    fn turned_by(_: &Rules, round: &Round, spot: Spot) -> Option<Seat> {
        if spot == PLAYER { round.player_opener } else { round.banker_opener }
    }

    fn action(_: &Rules, _: &Round) -> Option<u8> {
        None
    }

    fn summary(rules: &Rules, round: &Round) -> Vec<(&'static str, String)> {
        let mut facts = vec![
            ("player", round.player.cards.to_string()),
            ("banker", round.banker.cards.to_string()),
        ];
        if let Some(coup) = round.coup(rules) {
            facts.push(("player_points", coup.player.to_string()));
            facts.push(("banker_points", coup.banker.to_string()));
            facts.push(("winner", format!("{:?}", coup.winner()).to_lowercase()));
            facts.push(("cards", coup.cards().to_string()));
        }
        facts
    }
}

/// The irregularities of 30-2816, and the cut of 30-2810(5).
fn irregular(rules: &Rules, round: &mut Round, ruling: &Ruling) -> Result<(), Refusal> {
    let refuse = |rule, why: &str| Err(Refusal::by(rule, why));
    let known = |rule: Cite| ruling.rule == rule.id;
    let begun = round.player.dealt() + round.banker.dealt() > 0;
    let ask = Baccarat::ask(rules, round);
    if rules.irregular != Irregular::Colorado {
        let why = format!("{} is no rule of this table", ruling.rule);
        return Err(Refusal::unknown(why));
    }
    if let Some(void) = round.void {
        return refuse(void, "the round is void already");
    }
    if known(co::R2816_1) {
        return stray(rules, round, ruling);
    }
    if known(co::R2816_2) {
        return match ruling.natural() {
            None => refuse(co::R2816_2, "name the card dealt in error"),
            Some(_) if ask != Want::Over => {
                refuse(co::R2816_2, "a card dealt in error is one that no hand is due")
            }
            // Reading co-stray-banker: one that nobody saw opens a hand with wagers.
            Some(card) => keep(round, card, co::R2816_2, ruling),
        };
    }
    if known(co::R2816_3) {
        // A later card found face up changes nothing: it is dealt in its turn, like any other.
        return match ruling.natural() {
            Some(_) if begun => refuse(co::R2816_3, "the card is dealt in its turn: name none"),
            _ if begun => Ok(()),
            carried => {
                round.void = Some(co::R2816_3);
                round.after = After { carried, free: round.void, reshuffle: None };
                Ok(())
            }
        };
    }
    if known(co::R2816_4) {
        if !matches!(ask, Want::Deal { .. }) {
            return refuse(co::R2816_4, "no card is due, so none is lacking");
        }
        round.void = Some(co::R2816_4);
        round.after.reshuffle = Some(co::R2816_4);
        return Ok(());
    }
    if known(co::R2810_5) {
        // The cards are cut again; no money moves.
        return match ruling.natural() {
            _ if begun => refuse(co::R2810_5, "a card has been dealt"),
            Some(_) => refuse(co::R2810_5, "a cut concerns no single card: name none"),
            None => Ok(()),
        };
    }
    Err(Refusal::unknown(format!("{} is nothing that can be ruled here", ruling.rule)))
}

/// 30-2816(1): a third card wrongly given to the player's hand is the banker's, if that hand must
/// draw; else it opens the next hand, which by 30-2816(2) is a free one if the card was seen.
fn stray(rules: &Rules, round: &mut Round, ruling: &Ruling) -> Result<(), Refusal> {
    let Some(card) = ruling.natural() else {
        return Err(Refusal::by(co::R2816_1, "name the card dealt in error"));
    };
    let Round { player, banker, .. } = round;
    let open = player.cards.len() == 2 && banker.cards.len() >= 2 && banker.hidden == 0;
    let (points, cards) = (banker.points, banker.dealt());
    if !open || !(player.points >= 6 || round.natural()) {
        let why = "a third card is not yet, or rightly, the player's";
        return Err(Refusal::by(co::R2816_1, why));
    }
    // Reading co-stray-card: the player's hand takes no card here, so the banker's is judged as if
    // the player's had stood.
    if cards == 2 && !round.natural() && rules.tableau.draws(points, None) {
        round.banker.receive(card);
        return Ok(());
    }
    keep(round, card, co::R2816_1, ruling)
}

/// Keeps a card dealt in error for the next hand, which is a free one if the card was seen.
fn keep(round: &mut Round, card: Card, rule: Cite, ruling: &Ruling) -> Result<(), Refusal> {
    if round.after.carried.is_some() {
        let why = "a card dealt in error is kept for the next hand already";
        return Err(Refusal::by(rule, why));
    }
    let free = ruling.was_seen().then_some(co::R2816_2);
    round.after = After { carried: Some(card), free, reshuffle: None };
    Ok(())
}

impl Reads<Coup> for Baccarat {
    #[inline]
    fn facts(rules: &Rules, round: &Round, _: Seat) -> Option<Coup> {
        round.coup(rules)
    }
}

impl Reads<Opening> for Baccarat {
    #[inline]
    fn facts(_: &Rules, round: &Round, _: Seat) -> Option<Opening> {
        Opening::of(round)
    }
}

impl Reads<Fortunes> for Baccarat {
    fn facts(_: &Rules, round: &Round, seat: Seat) -> Option<Fortunes> {
        Fortunes::of(round, seat)
    }
}

impl Reads<Sun> for Baccarat {
    fn facts(rules: &Rules, round: &Round, _: Seat) -> Option<Sun> {
        let (player, banker) = (round.player.cards.cards(), round.banker.cards.cards());
        let suits = |coup| Suits::of(coup, player, banker, rules.suit).narrowed(rules.scope);
        round.coup(rules).map(|coup| Sun(suits(coup)))
    }
}

impl Reads<Fate> for Baccarat {
    fn facts(rules: &Rules, round: &Round, _: Seat) -> Option<Fate> {
        let (player, banker) = (round.player.cards.cards(), round.banker.cards.cards());
        round.coup(rules).map(|coup| Fate(Suits::of(coup, player, banker, rules.fate_suits)))
    }
}

impl Reads<Harmony> for Baccarat {
    fn facts(rules: &Rules, round: &Round, _: Seat) -> Option<Harmony> {
        let (player, banker) = (round.player.cards.cards(), round.banker.cards.cards());
        round.coup(rules).map(|coup| Harmony::of(coup, player, banker))
    }
}
