//! A history replayed: every card, act and show goes through the engine, which refuses what does
//! not fit.

use super::{Defect, History, codes};
use cards::AnyCard;
use law::nearest;
use money::Cents;
use pots::{
    Act, Antes, Ask, Choice, Deck, Hand, Opening, PLACES_MAX, Player, Stakes, To, positions,
};
use std::collections::VecDeque;
use std::sync::Arc;

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
        let hand = self.open()?;
        let mut replaying = Replaying {
            hand,
            actions: self.actions()?,
            next: 0,
            hands: Default::default(),
            boards: Default::default(),
            mucked: Vec::new(),
        };
        replaying.run()?;
        let hand = replaying.hand;
        let stacks: Vec<Cents> = hand.places().iter().map(|place| place.stack).collect();
        let stated = self.amounts("finishing_stacks")?;
        let matches = stated.map(|stated| stated == stacks);
        Ok(Replayed { hand, stacks, matches })
    }

    /// The stakes, the players and what they post.
    fn open(&self) -> Result<Hand, Defect> {
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
        Hand::open(stakes, &players, opening).map_err(|why| Defect::field(why.to_string()))
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

/// A history being replayed.
struct Replaying<'a> {
    hand: Hand,
    actions: Vec<&'a str>,
    next: usize,
    hands: [VecDeque<AnyCard>; PLACES_MAX],
    boards: [VecDeque<AnyCard>; 2],
    mucked: Vec<usize>,
}

impl Replaying<'_> {
    fn run(&mut self) -> Result<(), Defect> {
        loop {
            if self.is_dealt_out() {
                self.shows()?;
            }
            match self.hand.ask() {
                Ask::Over => break,
                Ask::Shuffle => self.told(Hand::shuffled)?,
                Ask::Card(To::Burn) => self.told(|hand| hand.card(AnyCard::UNKNOWN))?,
                Ask::Card(to) => {
                    let card = self.card(to)?;
                    self.told(|hand| hand.card(card))?;
                }
                Ask::Decide(place, choice) => self.decide(place, choice)?,
                Ask::Showdown => {
                    let mucked = self.mucked.clone();
                    self.told(|hand| hand.show(&mucked))?;
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

    fn told(
        &mut self,
        tell: impl FnOnce(&mut Hand) -> Result<(), table::Refusal>,
    ) -> Result<(), Defect> {
        let result = tell(&mut self.hand);
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
            if !self.hand.places()[place].is_live() {
                return Err(self.defect("this player has folded"));
            }
            match cards {
                None => self.mucked.push(place),
                Some(cards) => {
                    let cards = self.cards(cards)?;
                    let shown = self.hand.reveal(place, &cards);
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
            return self.told(|hand| hand.act(place, Act::Hide).map(|_| ()));
        }
        let acting = self.place(words.first().copied())?;
        let held = self.hand.places()[acting].cards().to_vec();
        let act = match words.get(1..).unwrap_or_default() {
            ["f"] => Act::Fold,
            ["cc"] => match self.hand.menu() {
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
        let result = self.hand.act(acting, act);
        result.map_err(|refusal| self.defect(&refusal.to_string()))?;
        self.next += 1;
        Ok(())
    }

    fn place(&self, who: Option<&str>) -> Result<usize, Defect> {
        let n = who.and_then(|who| who.strip_prefix('p')).and_then(|n| n.parse::<usize>().ok());
        let len = self.hand.places().len();
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
