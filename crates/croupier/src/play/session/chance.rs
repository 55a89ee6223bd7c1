//! Where cards and throws come from: a seed, and what the table's sign says of its chance.

use cards::{AnyCard, Card};
use journal::chain::Writer;
use sim::shuffle;
use sim::stream::{Seed, Stream};
use table::{Ask, Chance, Cut, Drawn, Event, Input, NewShoe, Table, Viewer, What};

/// The domain of the streams that shuffle and cut: apart from those of simulations.
const SHOES: u32 = 0x706c_6179;
/// The domain of the streams that mix what is left of a deck.
const DRAWS: u32 = 3;
/// The domain of the streams that spin and throw.
const THROWS: u32 = 0x7468_726f;

/// Supplies chance. Shoe, shuffle or throw `n` of a seed is the same on every machine.
pub(super) struct Dealer {
    seed: Seed,
    chance: Chance,
    /// The cards of the shoe, the next one last.
    stack: Vec<AnyCard>,
    /// Shoes, shuffles or throws made so far.
    made: u64,
    /// Whether cards are to be shuffled before the next one.
    fresh: bool,
}

impl Dealer {
    pub fn new(chance: &Chance, seed: Seed) -> Dealer {
        Dealer { seed, chance: chance.clone(), stack: Vec::new(), made: 0, fresh: true }
    }

    /// What is supplied when the table waits for it.
    pub fn supplies(&mut self, ask: &Ask, table: &dyn Table) -> Option<Input> {
        match ask {
            Ask::Shoe { .. } => Some(self.shoe(table)),
            Ask::Card { .. } => self.cup(table).or_else(|| self.card(table)),
            Ask::Shuffle { .. } => Some(Input::Shuffle {}),
            Ask::Throw { .. } => self.throw(),
            _ => None,
        }
    }

    /// Whether a shoe is to be put on the table before anything else.
    pub fn wants_shoe(&self, table: &dyn Table) -> bool {
        self.fresh && table.check(&Input::Shoe(NewShoe::default())).is_ok()
    }

    /// What happened matters to what comes next.
    pub fn follow(&mut self, event: &Event) {
        let is_deck = matches!(self.chance, Chance::Deck { .. });
        match &event.what {
            What::Shoe(_) | What::Begun { .. } => self.fresh = false,
            // A deck is shuffled before every hand, and after cards were drawn for the button.
            What::Cleared | What::Button { .. } if is_deck => self.fresh = true,
            What::Shuffled { .. } => self.stack.clear(),
            _ => {}
        }
    }

    fn card(&mut self, table: &dyn Table) -> Option<Input> {
        let sight = table.sight(Viewer::Croupier);
        if let Some(card) = sight.after.carried {
            return Some(Input::Card(AnyCard::from(card).into()));
        }
        if sight.deck.is_empty() {
            return self.stack.pop().map(|card| Input::Card(Drawn::from(card)));
        }
        // What a ruling took out of the deck is passed over; what is left of a deck that was mixed
        // anew, or never put on the table, is shuffled here.
        loop {
            match self.stack.pop() {
                Some(card) if sight.deck.contains(&card) => {
                    return Some(Input::Card(Drawn::from(card)));
                }
                Some(_) => {}
                None => self.stack = self.shuffled(DRAWS, &sight.deck),
            }
        }
    }

    /// These cards in the order of the next stream of a domain.
    fn shuffled(&mut self, domain: u32, cards: &[AnyCard]) -> Vec<AnyCard> {
        let mut stream = Stream::new(&self.seed, domain, self.made);
        self.made += 1;
        drawn(&mut stream, cards)
    }

    /// Three dice, where they place the action button of a round that has no card yet.
    fn cup(&mut self, table: &dyn Table) -> Option<Input> {
        table.sign().cup?;
        let mut stream = Stream::new(&self.seed, THROWS, self.made);
        let dice = [(); 3].map(|()| (1 + stream.below(6)).to_string());
        let throw = Input::Throw(dice.join(" "));
        table.check(&throw).ok()?;
        self.made += 1;
        Some(throw)
    }

    fn throw(&mut self) -> Option<Input> {
        let Chance::Throw { faces, .. } = &self.chance else { return None };
        let total: u32 = faces.iter().map(|(_, weight)| *weight).sum();
        let mut at = Stream::new(&self.seed, THROWS, self.made).below(total);
        self.made += 1;
        let face = faces.iter().find(|(_, weight)| {
            let here = at < *weight;
            at = at.saturating_sub(*weight);
            here
        });
        face.map(|(shown, _)| Input::Throw(shown.to_string()))
    }

    /// The next shoe: shuffled, cut, marked and burned as the book has it.
    pub fn shoe(&mut self, table: &dyn Table) -> Input {
        let (cards, law, round_max) = match &self.chance {
            Chance::Shoe { cards, law, round_max } => (cards, *law, Some(*round_max)),
            Chance::Deck { cards } => (cards, None, None),
            Chance::Throw { .. } => return Input::Shoe(NewShoe::default()),
        };
        let mut stream = Stream::new(&self.seed, SHOES, self.made);
        self.made += 1;
        let all: Vec<AnyCard> = cards.all().collect();
        let mut stack = drawn(&mut stream, &all);
        let cut = round_max.map(|_| {
            let least = law.map_or(1, |law| law.cut_min);
            let places = stack.len() as u32 + 1 - 2 * u32::from(least);
            let at = least + stream.below(places) as u16;
            stack.rotate_left(usize::from(at));
            // The highest seat is asked first, and cuts.
            let chairs = table.sight(Viewer::Public).chairs;
            let by = chairs.iter().map(|chair| chair.seat).max();
            Cut { by, declined: Vec::new(), at }
        });
        let commitment = bound(&stack);
        stack.reverse();
        // A shoe that holds less than two rounds of a full table ends after two of any.
        let marker = round_max.map(|most| {
            let twice = (2 * most).min(stack.len() as u16);
            law.map_or(twice, |law| law.marker_min)
        });
        let burned = law.map_or(Vec::new(), |_| burn(&mut stack));
        self.stack = stack;
        Input::Shoe(NewShoe { commitment, cut, marker, burned })
    }
}

/// These cards, drawn one by one.
fn drawn(stream: &mut Stream, cards: &[AnyCard]) -> Vec<AnyCard> {
    let mut codes = shuffle::Stack::of(cards.iter().map(|card| card.code()).collect());
    cards.iter().filter_map(|_| AnyCard::from_code(codes.draw(stream))).collect()
}

/// The first card and as many more as its number.
fn burn(stack: &mut Vec<AnyCard>) -> Vec<AnyCard> {
    let Some(first) = stack.pop() else { return Vec::new() };
    let pips = first.natural().map(Card::rank).and_then(cards::Rank::pips);
    let more = pips.map_or(10, usize::from);
    let rest = stack.split_off(stack.len().saturating_sub(more));
    std::iter::once(first).chain(rest.into_iter().rev()).collect()
}

/// What binds the dealer to an order of cards.
fn bound(cards: &[AnyCard]) -> Option<String> {
    let mut writer = Writer::new(std::io::sink());
    writer.append(cards).ok()?;
    Some(writer.head().to_string())
}

/// What binds the evening to its seed.
pub(super) fn commitment(seed: &Seed) -> String {
    let mut writer = Writer::new(std::io::sink());
    // invariant: a seed's text has a JSON form, and a sink takes every write.
    let written = writer.append(&seed.to_string());
    assert!(written.is_ok(), "a seed cannot be written");
    writer.head().to_string()
}
