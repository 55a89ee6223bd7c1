//! Deals rounds of any game from a shuffled shoe, by the shoe's real procedure.

use crate::shuffle::Stack;
use crate::stream::Stream;
use cards::AnyCard;
use games::Procedure;
use games::baccarat::shoe::{MARKER_MIN, burn_count};
use table::{Deals, Face, Seat, Spot, Told, Want};

/// Cards that may lie face down at once.
const HIDDEN_MAX: usize = 8;

/// A dealer with a shoe.
pub struct Dealer {
    pack: Stack,
    procedure: Procedure,
    last: Last,
}

/// Whether the shoe's end is near.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    No,
    Next,
    Over,
}

impl Dealer {
    /// A dealer with a shoe of these cards, not yet shuffled. Where the book says nothing of the
    /// cutting card, the cards behind it suffice for two rounds.
    #[must_use]
    pub fn new(pack: &cards::Pack, procedure: Procedure) -> Dealer {
        let mut pack = Stack::of(pack.all().map(AnyCard::code).collect());
        pack.place_cut_card(match procedure {
            Procedure::Shoe { law: Some(_), .. } => MARKER_MIN,
            Procedure::Shoe { law: None, round_max } => 2 * usize::from(round_max),
            Procedure::EachRound | Procedure::ShoeOf { .. } => 0,
        });
        Dealer { pack, procedure, last: Last::Over }
    }

    /// Shuffles all cards and begins a shoe. Where the pack is cut changes nothing about a
    /// shuffled pack (see [`crate::shuffle`]).
    pub fn new_shoe(&mut self, stream: &mut Stream) {
        self.pack.shuffle(stream);
        if let Procedure::Shoe { law: Some(_), .. } = self.procedure {
            // invariant: the decks of a shoe that is burned hold no joker.
            let first = draw(&mut self.pack, stream).natural();
            let first = first.unwrap_or_else(|| unreachable!("a joker was burned"));
            self.pack.burn(usize::from(burn_count(first)));
        }
        self.last = Last::No;
    }

    /// Deals one round; a shoe that is over is shuffled first.
    #[inline]
    pub fn round<G: Deals>(
        &mut self,
        rules: &G::Rules,
        start: &G::Round,
        stream: &mut Stream,
        choose: &impl Fn(&G::Round, Seat) -> G::Act,
    ) -> G::Round {
        match self.procedure {
            // Only the cards that leave the pack need be put in order.
            Procedure::EachRound | Procedure::ShoeOf { .. } => self.pack.gather(),
            Procedure::Shoe { .. } if self.last == Last::Over => self.new_shoe(stream),
            Procedure::Shoe { .. } => {}
        }
        let mut round = start.clone();
        let mut hidden: [(Spot, Option<AnyCard>); HIDDEN_MAX] = [(Spot(0), None); HIDDEN_MAX];
        loop {
            match G::ask(rules, &round) {
                // A seat's own cards are known to who decides for it.
                Want::Deal { to, face: Face::Up | Face::Own(_), .. } => {
                    let at = G::next_spot(&round, to);
                    let card = draw(&mut self.pack, stream);
                    G::tell(rules, &mut round, Told::card(at, card));
                }
                Want::Deal { to, .. } => {
                    let at = G::next_spot(&round, to);
                    let card = draw(&mut self.pack, stream);
                    let free = hidden.iter_mut().find(|(_, card)| card.is_none());
                    assert!(free.is_some(), "more than {HIDDEN_MAX} cards lie face down");
                    if let Some(free) = free {
                        *free = (at, Some(card));
                    }
                    G::tell(rules, &mut round, Told::Hidden { at });
                }
                Want::Show { of, .. } => {
                    let held = hidden.iter_mut().find(|(at, card)| *at == of && card.is_some());
                    assert!(held.is_some(), "a card is to be shown, and none lies there");
                    if let Some(card) = held.and_then(|(_, card)| card.take()) {
                        G::tell(rules, &mut round, Told::card(of, card));
                    }
                }
                Want::Decide { seat } => {
                    let act = choose(&round, seat);
                    G::tell(rules, &mut round, Told::Act { seat, act });
                }
                // invariant: nobody bets behind a seat in a simulation.
                Want::Follow { .. } => unreachable!("somebody behind a seat is asked"),
                Want::Over => break,
            }
        }
        // The cutting card appeared: one more hand, then the reshuffle.
        self.last = match self.last {
            Last::Next => Last::Over,
            _ if self.pack.cut_card_out() => Last::Next,
            last => last,
        };
        round
    }
}

#[inline]
fn draw(pack: &mut Stack, stream: &mut Stream) -> AnyCard {
    let code = pack.draw(stream);
    // invariant: the pack was made from cards.
    AnyCard::from_code(code).unwrap_or_else(|| unreachable!("card code {code}"))
}
