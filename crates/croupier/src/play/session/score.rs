//! What earlier rounds brought: the boards of baccarat, the numbers of a wheel or dice.

use catalog::Game;
use games::Entry;
use games::baccarat::boards::{self, Bead, Boards, Finished, Measure};
use table::{Chance, Event, Kind, Name, Sight, Sign, What};

/// Throws that are remembered.
const HISTORY_MAX: usize = 500;

/// What earlier rounds brought.
pub enum Score {
    /// The roads and counts of a shoe, and the titles of the wagers they count, by id.
    Boards(Box<Boards>, Vec<(Name, &'static str)>, Cards),
    /// What was thrown, the last one last, each by its number in the list of what can be.
    Throws(Vec<usize>, Vec<Name>),
    /// Nothing is kept.
    None,
}

/// How many cards a hand has before the first draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cards {
    /// Two: pairs and naturals count.
    Two,
    /// Three.
    Three,
}

impl Score {
    pub(super) fn new(game: &Game, sign: &Sign) -> Score {
        let cards = match game {
            Game::Banked(Entry::Baccarat(_), _) => Cards::Two,
            Game::Banked(Entry::Nines(_), _) => Cards::Three,
            _ => {
                return match &sign.chance {
                    Chance::Throw { faces, .. } => {
                        let faces = faces.iter().map(|(shown, _)| shown.clone()).collect();
                        Score::Throws(Vec::new(), faces)
                    }
                    _ => Score::None,
                };
            }
        };
        let Game::Banked(entry, _) = game else { return Score::None };
        let infos = entry.wagers();
        let offered = |id: &str| sign.mark(id).is_some();
        let unique = |title: &str| infos.iter().filter(|info| info.title == title).count() == 1;
        let name = |info: &table::WagerInfo| if unique(info.title) { info.title } else { info.id };
        let beside = |info: &&table::WagerInfo| info.kind != Kind::Main && info.id != "tie";
        let beside = infos.iter().filter(beside).filter(|info| offered(info.id));
        let counted: Vec<(Name, &'static str)> =
            beside.map(|info| (info.id.into(), name(info))).take(boards::BONUSES_MAX).collect();
        let titles: Vec<&str> = counted.iter().map(|(_, title)| *title).collect();
        Score::Boards(Box::new(Boards::new(titles)), counted, cards)
    }

    /// What the boards count at this table; Baccarat 9 knows neither naturals nor pairs.
    #[must_use]
    pub fn measures(&self) -> Vec<(&'static str, Measure)> {
        let Score::Boards(boards, _, cards) = self else { return Vec::new() };
        let counted = |measure: &Measure| match measure {
            Measure::Player | Measure::Banker | Measure::Tie | Measure::Bonus(_) => true,
            _ => *cards == Cards::Two,
        };
        boards.measures().filter(|(_, measure)| counted(measure)).collect()
    }

    pub(super) fn follow(&mut self, events: &[Event], sight: &Sight) {
        for event in events {
            match (&event.what, &mut *self) {
                (What::Thrown { shown }, Score::Throws(thrown, faces)) => {
                    let at = faces.iter().position(|face| face == shown);
                    thrown.extend(at);
                    if thrown.len() > HISTORY_MAX {
                        thrown.remove(0);
                    }
                }
                (What::Settled(_), Score::Boards(boards, counted, cards)) => {
                    if let Some(outcome) = outcome(boards, counted, *cards, sight) {
                        // invariant: the boards know every bonus they were made with.
                        let entered = boards.push(outcome);
                        assert!(entered.is_ok(), "a coup that the boards cannot hold");
                    }
                }
                (What::Shoe(_), Score::Boards(boards, ..)) if boards.shoe().coups() > 0 => {
                    boards.new_shoe();
                }
                _ => {}
            }
        }
    }
}

/// A coup as the boards take it; none where the round is void.
fn outcome(
    boards: &Boards,
    counted: &[(Name, &'static str)],
    cards: Cards,
    sight: &Sight,
) -> Option<Bead> {
    let points = |name: &str| sight.figure(name)?.parse::<u8>().ok();
    let (player, banker) = (points("player_points")?, points("banker_points")?);
    let hand = |points, spot: &str| {
        let held: Vec<_> =
            sight.spot(spot).iter().filter_map(|held| held.card.natural()).collect();
        let paired = held.len() > 1 && held[0].rank() == held[1].rank();
        Finished { points, cards: held.len() as u8, pair: paired && cards == Cards::Two }
    };
    let mut outcome = Bead::of(hand(player, "player"), hand(banker, "banker"));
    let hits = counted.iter().filter(|(id, _)| sight.lit.contains(id));
    let titles: Vec<&str> = hits.map(|(_, title)| *title).collect();
    outcome.bonuses = boards.bonuses(&titles).ok()?;
    Some(outcome)
}
