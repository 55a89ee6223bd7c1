//! A history replayed: every card, act and show goes through the engine, which refuses what does
//! not fit.

use super::{Defect, History, codes};
use cards::AnyCard;
use law::nearest;
use money::Cents;
use pots::ring::{Ring, Written, written};
use pots::{
    Act, Antes, Ask, Choice, Deck, Hand, Opening, PLACES_MAX, Player, Stakes, To, positions,
};
use std::collections::VecDeque;
use std::sync::Arc;
use table::{Cards, Event, Input, Refusal, Seat, Table as _, Verbs as _};

/// A history that was replayed to its end.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The hand.
    pub hand: Hand,
    /// The stacks at the end.
    pub stacks: Vec<Cents>,
    /// Whether they are those that the history states; none where it states none.
    pub matches: Option<bool>,
}

impl History {
    /// Replays it.
    ///
    /// # Errors
    /// The first thing that contradicts the history itself or a rule.
    pub fn replay(&self) -> Result<Replayed, Defect> {
        let (stakes, written) = self.open()?;
        let opened = Hand::open(stakes, &written.players, written.opening);
        let hand = self.play(opened.map_err(|why| Defect::field(why.to_string()))?)?;
        let stacks: Vec<Cents> = hand.places().iter().map(|place| place.stack).collect();
        let stated = self.amounts("finishing_stacks")?;
        let matches = stated.map(|stated| stated == stacks);
        Ok(Replayed { hand, stacks, matches })
    }

    /// Replays it at a table, and tells everything that happens there, each with its rule.
    ///
    /// # Errors
    /// The first thing that contradicts the history itself or a rule.
    pub fn events(&self) -> Result<Vec<Event>, Defect> {
        let refused = |refusal: Refusal| Defect::field(refusal.to_string());
        let (stakes, written) = self.open()?;
        let mut ring = Ring::written(stakes, written).map_err(refused)?;
        ring.tell(Input::Deal {}).map_err(refused)?;
        let mut ring = self.play(ring)?;
        ring.tell(Input::Settle {}).map_err(refused)?;
        Ok(ring.events().to_vec())
    }

    fn play<P: Plays>(&self, mut plays: P) -> Result<P, Defect> {
        if let Some(place) = self.killed(plays.hand().places().len()) {
            plays.kill(place).map_err(|refusal| Defect::field(refusal.to_string()))?;
        }
        let mut replaying = Replaying {
            plays,
            actions: self.actions()?,
            next: 0,
            hands: Default::default(),
            boards: Default::default(),
            mucked: Vec::new(),
        };
        replaying.run()?;
        Ok(replaying.plays)
    }

    /// The stakes, the players and what they post.
    fn open(&self) -> Result<(Arc<Stakes>, Written), Defect> {
        let stacks = self.amounts("starting_stacks")?;
        let stacks = stacks.ok_or_else(|| Defect::field("`starting_stacks` are not given"))?;
        let count = stacks.len();
        if !(2..=PLACES_MAX).contains(&count) {
            return Err(Defect::field(format!("{count} players: 2 to {PLACES_MAX} can play")));
        }
        let zeros = || vec![Cents::ZERO; count];
        let antes = self.amounts("antes")?.unwrap_or_else(zeros);
        let mut blinds = self.amounts("blinds_or_straddles")?.unwrap_or_else(zeros);
        if antes.len() != count || blinds.len() != count {
            return Err(Defect::field("antes and blinds must be as many as stacks"));
        }
        // Of two players the second has the button and the first of the blinds.
        if count == 2 {
            blinds.reverse();
        }
        let mut players: Vec<Player> = Vec::new();
        for (at, stack) in stacks.iter().enumerate() {
            let mut player = Player::new(at as u8 + 1, *stack);
            player.ante = antes[at];
            if blinds[at].is_negative() {
                player.dead = Cents::ZERO - blinds[at];
            } else {
                player.live = blinds[at];
            }
            players.push(player);
        }
        let most = blinds.iter().copied().max().unwrap_or(Cents::ZERO);
        let big = blinds.iter().rposition(|blind| *blind == most && most > Cents::ZERO);
        let last = count - 1;
        let mut opening = Opening { button: last, big: big.unwrap_or(last), kill: None };
        self.posts(&mut players, &mut opening)?;
        let stakes = Arc::new(self.stakes(&antes, most)?);
        Ok((stakes, Written::new(players, opening)))
    }

    fn stakes(&self, antes: &[Cents], blind: Cents) -> Result<Stakes, Defect> {
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
        let small = self.amount("small_bet")?.or(self.amount("min_bet")?).unwrap_or(blind);
        if small <= Cents::ZERO {
            return Err(Defect::field("no bet is given: small_bet, big_bet or min_bet"));
        }
        let mut stakes = Stakes::usual(variant, small);
        stakes.limit = limit;
        stakes.big = self.amount("big_bet")?.unwrap_or(small + small);
        stakes.bring_in = self.amount("bring_in")?.unwrap_or(Cents::ZERO);
        stakes.blinds = [blind, Cents::ZERO, Cents::ZERO];
        if blind == Cents::ZERO {
            stakes.blinds[0] = self.amount("min_bet")?.unwrap_or(Cents::ZERO);
        }
        stakes.chip = self.chip()?;
        let whole = antes.iter().all(|ante| *ante == antes[0]);
        stakes.house.antes = if whole { Antes::Layered } else { Antes::Dead };
        if stakes.deck == Deck::Joker {
            stakes.deck = Deck::Full;
        }
        Ok(stakes)
    }
}

impl History {
    /// The chip that is not divided: a whole one, unless there are smaller amounts or `_chip`
    /// says otherwise.
    fn chip(&self) -> Result<Cents, Defect> {
        if let Some(chip) = self.amount("_chip")?.filter(|chip| *chip > Cents::ZERO) {
            return Ok(chip);
        }
        let mut amounts = Vec::new();
        for name in ["starting_stacks", "finishing_stacks", "antes", "blinds_or_straddles"] {
            amounts.extend(self.amounts(name)?.unwrap_or_default());
        }
        let whole = amounts.iter().all(|amount| amount.get() % 100 == 0);
        Ok(if whole { Cents::dollars(1) } else { Cents::new(1) })
    }
}

/// What a history is played on: a bare hand, which is fast, or a table, which tells its story.
trait Plays {
    fn hand(&self) -> &Hand;
    fn card(&mut self, card: AnyCard) -> Result<(), Refusal>;
    fn shuffled(&mut self) -> Result<(), Refusal>;
    fn act(&mut self, place: usize, act: Act) -> Result<(), Refusal>;
    fn reveal(&mut self, place: usize, cards: &[AnyCard]) -> Result<(), Refusal>;
    fn show(&mut self, mucked: &[usize]) -> Result<(), Refusal>;
    /// A player kills the pot of free will.
    fn kill(&mut self, place: usize) -> Result<(), Refusal>;
}

impl Plays for Hand {
    fn hand(&self) -> &Hand {
        self
    }

    fn card(&mut self, card: AnyCard) -> Result<(), Refusal> {
        Hand::card(self, card)
    }

    fn shuffled(&mut self) -> Result<(), Refusal> {
        Hand::shuffled(self)
    }

    fn act(&mut self, place: usize, act: Act) -> Result<(), Refusal> {
        Hand::act(self, place, act).map(drop)
    }

    fn reveal(&mut self, place: usize, cards: &[AnyCard]) -> Result<(), Refusal> {
        Hand::reveal(self, place, cards)
    }

    fn show(&mut self, mucked: &[usize]) -> Result<(), Refusal> {
        Hand::show(self, mucked)
    }

    fn kill(&mut self, place: usize) -> Result<(), Refusal> {
        Hand::kill(self, place).map(drop)
    }
}

impl Plays for Ring {
    fn hand(&self) -> &Hand {
        // invariant: the hand is dealt before anything is played on it, and not cleared.
        Ring::hand(self).unwrap_or_else(|| unreachable!("no hand is on"))
    }

    fn card(&mut self, card: AnyCard) -> Result<(), Refusal> {
        self.say(Input::Card(card.into()))
    }

    fn shuffled(&mut self) -> Result<(), Refusal> {
        self.say(Input::Shuffle {})
    }

    fn act(&mut self, place: usize, act: Act) -> Result<(), Refusal> {
        let act = written(Plays::hand(self), place, act);
        self.says(place, act)
    }

    fn reveal(&mut self, place: usize, cards: &[AnyCard]) -> Result<(), Refusal> {
        self.says(place, table::Act::cards("show", Cards::row(cards.to_vec())))
    }

    fn show(&mut self, mucked: &[usize]) -> Result<(), Refusal> {
        for place in mucked {
            self.says(*place, table::Act::word("muck"))?;
        }
        self.say(Input::Show {})
    }

    fn kill(&mut self, place: usize) -> Result<(), Refusal> {
        self.says(place, table::Act::word("kill"))
    }
}

/// What a player of a place says at a table.
trait Says {
    fn says(&mut self, place: usize, act: table::Act) -> Result<(), Refusal>;
}

impl Says for Ring {
    fn says(&mut self, place: usize, act: table::Act) -> Result<(), Refusal> {
        let n = Plays::hand(self).places()[place].seat;
        let none = || Refusal::unknown(format!("there is no seat {n}"));
        let seat = Seat::new(n).ok_or_else(none)?;
        self.say(Input::Decide { seat, act })
    }
}

/// A history being replayed.
struct Replaying<'a, P> {
    plays: P,
    actions: Vec<&'a str>,
    next: usize,
    hands: [VecDeque<AnyCard>; PLACES_MAX],
    boards: [VecDeque<AnyCard>; 2],
    mucked: Vec<usize>,
}

impl<P: Plays> Replaying<'_, P> {
    fn run(&mut self) -> Result<(), Defect> {
        loop {
            if self.is_dealt_out() {
                self.shows()?;
            }
            match self.plays.hand().ask() {
                Ask::Over => break,
                Ask::Shuffle => self.told(P::shuffled)?,
                Ask::Card(To::Burn) => self.told(|plays| plays.card(AnyCard::UNKNOWN))?,
                Ask::Card(to) => {
                    let card = self.card(to)?;
                    self.told(|plays| plays.card(card))?;
                }
                Ask::Decide(place, choice) => self.decide(place, choice)?,
                Ask::Showdown => {
                    let mucked = self.mucked.clone();
                    self.told(|plays| plays.show(&mucked))?;
                }
            }
        }
        self.shows()?;
        match self.actions.get(self.next) {
            None => Ok(()),
            Some(left) => Err(self.defect(&format!("the hand is over before `{left}`"))),
        }
    }

    /// Whether all cards of the actions so far have been given.
    fn is_dealt_out(&self) -> bool {
        self.hands.iter().chain(&self.boards).all(VecDeque::is_empty)
    }

    /// A defect at the action that comes next.
    fn defect(&self, why: &str) -> Defect {
        Defect { action: Some(self.next + 1), why: why.to_owned() }
    }

    fn told(&mut self, tell: impl FnOnce(&mut P) -> Result<(), Refusal>) -> Result<(), Defect> {
        let result = tell(&mut self.plays);
        result.map_err(|refusal| Defect { action: Some(self.next), why: refusal.to_string() })
    }

    /// Hands that are shown or thrown away, whenever that is written.
    fn shows(&mut self) -> Result<(), Defect> {
        while let Some(action) = self.actions.get(self.next) {
            let mut words = action.split_whitespace();
            let (who, verb, cards) = (words.next(), words.next(), words.next());
            if verb != Some("sm") {
                return Ok(());
            }
            let place = self.place(who)?;
            if !self.plays.hand().places()[place].is_live() {
                return Err(self.defect("this player has folded"));
            }
            match cards {
                None => self.mucked.push(place),
                Some(cards) => {
                    let cards = self.cards(cards)?;
                    let shown = self.plays.reveal(place, &cards);
                    shown.map_err(|refusal| self.defect(&refusal.to_string()))?;
                }
            }
            self.next += 1;
        }
        Ok(())
    }

    /// The next card for a place or board: more of them are dealt by the actions that follow.
    fn card(&mut self, to: To) -> Result<AnyCard, Defect> {
        loop {
            let queue = match to {
                To::Place(place, _) => &mut self.hands[place],
                To::Board(board) => &mut self.boards[board],
                To::Burn => return Ok(AnyCard::UNKNOWN),
            };
            if let Some(card) = queue.pop_front() {
                return Ok(card);
            }
            self.deal()?;
        }
    }

    /// Takes the next action, which must deal cards.
    fn deal(&mut self) -> Result<(), Defect> {
        let Some(action) = self.actions.get(self.next) else {
            return Err(self.defect("the history ends while cards are due"));
        };
        let words: Vec<&str> = action.split_whitespace().collect();
        match words.as_slice() {
            ["d", "dh", who, cards] => {
                let (place, cards) = (self.place(Some(who))?, self.cards(cards)?);
                self.hands[place].extend(cards);
            }
            ["d", "db", cards] => {
                let cards = self.cards(cards)?;
                self.boards[0].extend(cards);
            }
            ["d", "db2", cards] => {
                let cards = self.cards(cards)?;
                self.boards[1].extend(cards);
            }
            _ => return Err(self.defect(&format!("cards are due, not `{action}`"))),
        }
        self.next += 1;
        Ok(())
    }

    fn decide(&mut self, place: usize, choice: Choice) -> Result<(), Defect> {
        if !self.is_dealt_out() {
            self.next = self.next.saturating_sub(1);
            return Err(self.defect("more cards are dealt than are due"));
        }
        let Some(action) = self.actions.get(self.next).copied() else {
            let why = format!("the history ends while p{} is to act", place + 1);
            return Err(self.defect(&why));
        };
        let words: Vec<&str> = action.split_whitespace().collect();
        // A hidden card of Mexican Poker is turned only where that is written.
        let own = words.first().is_some_and(|who| **who == format!("p{}", place + 1));
        if choice == Choice::Expose && !(own && words.get(1) == Some(&"xp")) {
            return self.told(|plays| plays.act(place, Act::Hide));
        }
        let acting = self.place(words.first().copied())?;
        let held = self.plays.hand().places()[acting].cards().to_vec();
        let act = match words.get(1..).unwrap_or_default() {
            ["f"] => Act::Fold,
            ["cc"] => match self.plays.hand().menu() {
                Some(menu) if menu.may_check => Act::Check,
                _ => Act::Call,
            },
            ["pb"] => Act::Bring,
            ["cbr", amount] => Act::Raise(self.amount(amount)?),
            ["xp"] => Act::Expose,
            ["sd"] => match choice {
                Choice::Draw(_) => Act::Draw(0),
                _ => return Err(self.defect("a card must be thrown away")),
            },
            ["sd", cards] => {
                let cards = self.cards(cards)?;
                let Some(mask) = positions(&held, &cards) else {
                    return Err(self.defect(&format!("not all of these are in the hand {held:?}")));
                };
                match choice {
                    Choice::Discard => Act::Discard(mask.trailing_zeros() as u8),
                    _ => Act::Draw(mask),
                }
            }
            _ => return Err(self.defect(&format!("`{action}` is no action of a player"))),
        };
        let result = self.plays.act(acting, act);
        result.map_err(|refusal| self.defect(&refusal.to_string()))?;
        self.next += 1;
        Ok(())
    }

    fn place(&self, who: Option<&str>) -> Result<usize, Defect> {
        let n = who.and_then(|who| who.strip_prefix('p')).and_then(|n| n.parse::<usize>().ok());
        let len = self.plays.hand().places().len();
        match n {
            Some(n) if (1..=len).contains(&n) => Ok(n - 1),
            _ => Err(self.defect(&format!("{} is no player", who.unwrap_or("nobody")))),
        }
    }

    /// Cards written without blanks: `7d5h9d`, `????`.
    fn cards(&self, text: &str) -> Result<Vec<AnyCard>, Defect> {
        cards::parse_any_cards(text).map_err(|error| self.defect(&error.to_string()))
    }

    fn amount(&self, text: &str) -> Result<Cents, Defect> {
        let wrong = || self.defect(&format!("`{text}` is no amount"));
        let amount: Cents = text.parse().map_err(|_| wrong())?;
        if amount.is_negative() { Err(wrong()) } else { Ok(amount) }
    }
}
