//! Where cards and throws come from: a seed, and what the table's sign says of its chance.

use cards::{AnyCard, Card};
use journal::chain::Writer;
use sim::shuffle;
use sim::stream::{Seed, Stream};
use table::{Ask, Chance, Cut, Drawn, Event, Input, NewShoe, Table, Viewer, What};

/// The domain of the streams that shuffle and cut: apart from those of simulations.
const SHOES: u32 = 0x706c_6179;
/// The domain of the streams that draw from a deck nobody is bound to.
const DRAWS: u32 = 3;
/// The domain of the streams that spin and throw.
const THROWS: u32 = 0x7468_726f;

/// Supplies chance. Shoe, deal or throw `n` of a seed is the same on every machine.
pub(super) struct Dealer {
    seed: Seed,
    chance: Chance,
    /// The cards of the shoe, the next one last.
    stack: Vec<AnyCard>,
    /// Shoes, deals or throws made so far.
    made: u64,
    /// The stream of this deal, where cards are drawn one by one.
    draws: Stream,
    /// Whether cards are to be shuffled before the next one.
    fresh: bool,
}

impl Dealer {
    pub fn new(chance: &Chance, seed: Seed) -> Dealer {
        let draws = Stream::new(&seed, DRAWS, 0);
        Dealer { seed, chance: chance.clone(), stack: Vec::new(), made: 0, draws, fresh: true }
    }

    /// What is supplied when the table waits for it.
    pub fn supplies(&mut self, ask: &Ask, table: &dyn Table) -> Option<Input> {
        match ask {
            Ask::Shoe { .. } => Some(self.shoe(table)),
            Ask::Card { .. } => self.card(table),
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
        match &event.what {
            What::Shoe(_) => self.fresh = false,
            // A deck is shuffled before every hand.
            What::Cleared if matches!(self.chance, Chance::Deck { .. }) => self.fresh = true,
            _ => {}
        }
    }

    fn card(&mut self, table: &dyn Table) -> Option<Input> {
        let sight = table.sight(Viewer::Croupier);
        if let Some(card) = sight.after.carried {
            return Some(Input::Card(AnyCard::from(card).into()));
        }
        let card = if sight.deck.is_empty() {
            self.stack.pop()?
        } else {
            if self.fresh {
                self.draws = Stream::new(&self.seed, DRAWS, self.made);
                self.made += 1;
                self.fresh = false;
            }
            sight.deck[self.draws.below(sight.deck.len() as u32) as usize]
        };
        Some(Input::Card(Drawn::from(card)))
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
        let mut codes = shuffle::Pack::of(all.iter().map(|card| card.code()).collect());
        let mut stack: Vec<AnyCard> =
            all.iter().filter_map(|_| AnyCard::from_code(codes.draw(&mut stream))).collect();
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
        let marker = round_max.map(|most| law.map_or(2 * most, |law| law.marker_min));
        let burned = law.map_or(Vec::new(), |_| burn(&mut stack));
        self.stack = stack;
        Input::Shoe(NewShoe { commitment, cut, marker, burned })
    }
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
