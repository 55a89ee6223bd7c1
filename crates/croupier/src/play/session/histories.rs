//! Hands written down as histories, where they are played for a pot.

use super::Session;
use crate::Failure;
use crate::phh::{Album, Heard, Scribe};
use catalog::Game;
use table::Event;

impl Session {
    /// Writes every hand down as a history from now on.
    ///
    /// # Errors
    /// Where no hand is played for a pot.
    pub fn write_histories(&mut self, book: Album) -> Result<(), Failure> {
        let (stakes, _) = catalog::stakes(self.for_a_pot()?, &self.setup.posted)?;
        self.histories = Some((Scribe::new(stakes, &self.setup.posted), book));
        Ok(())
    }

    /// Whether hands could be written down as histories.
    ///
    /// # Errors
    /// Where no hand is played for a pot.
    pub fn check_histories(&self) -> Result<(), Failure> {
        self.for_a_pot().map(drop)
    }

    fn for_a_pot(&self) -> Result<&'static pots::Variant, Failure> {
        match &self.game {
            Game::Pot(variant) => Ok(variant),
            Game::Banked(..) | Game::Points(_) => {
                let id = self.game.id();
                Err(Failure::usage(format!("--phh is for poker for a pot; {id} is not")))
            }
        }
    }

    /// Hands that are not in the histories, since this was last asked: why, one by one.
    pub fn unwritten(&mut self) -> Vec<String> {
        std::mem::take(&mut self.unwritten)
    }

    /// Writes down what happened.
    pub(super) fn write_down(&mut self, events: &[Event]) -> Result<(), Failure> {
        let Some((scribe, book)) = &mut self.histories else { return Ok(()) };
        for event in events {
            match scribe.hear(event) {
                Heard::Nothing => {}
                Heard::Written(history) => book.write(&history)?,
                Heard::Unwritten(why) => {
                    book.leave_out(&why)?;
                    self.unwritten.push(why);
                }
            }
        }
        Ok(())
    }
}
